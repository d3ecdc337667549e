"""The command line: one file a verb. Arguments, and exit codes; what is done is done in the rooms below."""
