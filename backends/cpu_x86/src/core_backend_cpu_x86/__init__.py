"""Native loops for core's cpu device on x86-64. Nothing here is for users: installing it is all."""
