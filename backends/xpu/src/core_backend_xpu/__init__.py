"""Intel GPUs as core's device `xpu`, through SYCL (dpctl) or OpenCL (pyopencl)."""
