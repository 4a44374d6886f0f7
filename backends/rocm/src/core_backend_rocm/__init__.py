"""core-backend-rocm: the kernels of core-sdk in HIP C++."""
