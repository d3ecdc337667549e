"""What the hardware does, as explicit data: how many passes a shared-memory access takes."""
