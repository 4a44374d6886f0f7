"""core-backend-rocm: AMD GPUs as a device of core-sdk, over an installed ROCm."""
