"""From source to a loaded kernel: the C compiler, its processes, and the kernel cache."""
