"""core-backend-mps: Apple GPUs as a device of core-sdk, over Metal."""
