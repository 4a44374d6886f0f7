# How CMake builds for aarch64 Linux on another machine (tools/aarch64.py, which sets the variables).
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_C_COMPILER aarch64-linux-gnu-gcc)
set(CMAKE_CXX_COMPILER aarch64-linux-gnu-g++)
# libgcc_s, which every system has, is not linked in: a thread that ends while it is in core's code is
# unwound by the system's, and a second copy aborts the process when it goes on with that.
# What is not used of libstdc++ is left out: it asks for glibc 2.36, and Amazon Linux 2023 has 2.34.
set(CMAKE_MODULE_LINKER_FLAGS_INIT "-static-libstdc++ -Wl,--exclude-libs,ALL -Wl,--gc-sections")
set(Python_INCLUDE_DIR $ENV{CORE_AARCH64_SYSTEM}/usr/include/python3.11)
include_directories(SYSTEM $ENV{CORE_AARCH64_SYSTEM}/usr/include)  # its pyconfig.h is in a folder of its own
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(openblas $ENV{CORE_AARCH64_SITE}/scipy_openblas32)
set(openblas ${openblas}/include ${openblas}/lib scipy_openblas)
