"""What each claim means, as obligations: equals, injective, bijective_onto, covered."""
