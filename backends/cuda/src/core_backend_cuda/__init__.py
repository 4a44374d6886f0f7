"""core-backend-cuda: the kernels of core-sdk in CUDA C++."""
