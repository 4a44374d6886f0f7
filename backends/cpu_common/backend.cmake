# What the backends for cpu are built by. The including CMakeLists.txt sets `backend`, its name, and
# calls core_loops for each instruction set of its csrc/isas.h (core_products for one that has only
# products of its own), then core_modules. Most of what is compiled is C that tools/generate.py wrote from core's operators, with the headers of core's C
# boundary.
option(CORE_SANITIZE "Build with AddressSanitizer and UndefinedBehaviorSanitizer" OFF)
option(CORE_WERROR "Turn compiler warnings into errors" OFF)

set(common ${CMAKE_CURRENT_SOURCE_DIR}/common/csrc)
set(generated ${CMAKE_CURRENT_SOURCE_DIR}/csrc/generated)
if(NOT EXISTS ${generated}/families.def)
  message(FATAL_ERROR
    "There is no C in '${generated}'.\n"
    "  why: core writes it, and pip has that done before it comes here (common/tools/build_backend.py)\n"
    "  fix: python common/tools/generate.py . where core is installed")
endif()

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release)
endif()
set(CMAKE_CXX_STANDARD 17)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)

if(CMAKE_GENERATOR MATCHES Ninja AND NOT DEFINED ENV{CMAKE_BUILD_PARALLEL_LEVEL})
  set_property(GLOBAL PROPERTY JOB_POOLS compile=2)
  set(CMAKE_JOB_POOL_COMPILE compile)
endif()

find_package(Python 3.11 REQUIRED COMPONENTS Interpreter Development.Module)
if(NOT pybind11_DIR)
  execute_process(
    COMMAND ${Python_EXECUTABLE} -m pybind11 --cmakedir
    OUTPUT_VARIABLE pybind11_DIR OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
find_package(pybind11 CONFIG REQUIRED)

if(CORE_SANITIZE)
  set(sanitize -fsanitize=address,undefined -fno-sanitize-recover=undefined
    -fno-omit-frame-pointer -g -O1)
  add_link_options(${sanitize})
endif()
if(NOT MSVC)
  add_compile_options(-Wall -Wextra)
  if(CORE_WERROR)
    add_compile_options(-Werror)
  endif()
endif()
add_compile_definitions(CORE_BACKEND="${backend}")
include_directories(csrc ${common} ${generated}/include)

# The loops. No contraction to fused multiply-add: where the source says none, no instruction set
# has one. The flags are those that core compiles kernels with (core/ir/toolchain/c_compiler.py).
set(loop_flags -O3 -fno-math-errno -fno-trapping-math -ffp-contract=off -fopenmp-simd)
set(generated_flags ${loop_flags} -std=gnu11 -fwrapv -fno-tree-vectorize -w)  # vectors as it says
if(CORE_SANITIZE)  # memory of other owners need not be aligned, and the processors do not ask for it
  set(generated_sanitize -fno-sanitize=alignment)
endif()
file(GLOB generated_both CONFIGURE_DEPENDS ${generated}/both/*.c)
# These sum in an order of their own anyway, and are given the fused multiply-add.
set(products gemm.cpp few_rows.cpp small_products.cpp)
set(sums ${products} flash_forward.cpp flash_backward.cpp correlate.cpp elements.cpp
  few_filters.cpp winograd.cpp depthwise.cpp depthwise_channels.cpp depthwise_weights.cpp weights.cpp
  pools.cpp triangles.cpp equations.cpp householder.cpp)
list(TRANSFORM products PREPEND ${common}/)
list(TRANSFORM sums PREPEND ${common}/)
set_source_files_properties(${sums} PROPERTIES COMPILE_OPTIONS -ffp-contract=fast)

# Compiles `sources` for the instruction set `isa`, by its flags.
macro(core_objects isa sources)
  add_library(loops_${isa} OBJECT ${sources})
  target_compile_definitions(loops_${isa} PRIVATE CORE_ISA=${isa})
  target_compile_options(loops_${isa} PRIVATE
    ${ARGN}
    $<$<COMPILE_LANGUAGE:CXX>:${loop_flags}> $<$<COMPILE_LANGUAGE:C>:${generated_flags}>
    ${sanitize} $<$<COMPILE_LANGUAGE:C>:${generated_sanitize}>)
  set(loops ${loops} $<TARGET_OBJECTS:loops_${isa}> PARENT_SCOPE)
endmacro()

# Every loop; `kind` is base or fma (tools/generate.py).
function(core_loops isa kind)
  file(GLOB generated_own CONFIGURE_DEPENDS ${generated}/${kind}/*.c)
  core_objects(${isa} "${common}/convert.cpp;${common}/draws.cpp;${sums};${generated_both};${generated_own}" ${ARGN})
endfunction()

# The loops of products alone.
function(core_products isa)
  core_objects(${isa} "${products}" ${ARGN})
endfunction()

function(core_install module)
  target_link_libraries(${module} PRIVATE pybind11::headers)
  target_compile_options(${module} PRIVATE ${sanitize})
  if(NOT CORE_SANITIZE AND CMAKE_STRIP AND CMAKE_BUILD_TYPE STREQUAL Release AND NOT APPLE)
    target_link_options(${module} PRIVATE -s)
  endif()
  install(TARGETS ${module} LIBRARY DESTINATION core_backend_${backend})
endfunction()

# Links _kernels, and _blas, compiled for the oldest processor by the flags given.
function(core_modules)
  set(sources module.cpp run.cpp attention.cpp convolution.cpp pooling.cpp product.cpp random.cpp tasks.cpp)
  list(TRANSFORM sources PREPEND ${common}/)
  python_add_library(_kernels MODULE WITH_SOABI ${sources} ${loops})
  core_install(_kernels)

  # The kernels that need OpenBLAS, which PyPI's scipy-openblas32 brings: at build time its header
  # and library, at run time the library, next to this package.
  if(NOT openblas)  # a cross build names it in its toolchain file
    execute_process(
      COMMAND ${Python_EXECUTABLE} -c
        "import scipy_openblas32 as s; print(s.get_include_dir(), s.get_lib_dir(), s.get_library(), sep=';', end='')"
      OUTPUT_VARIABLE openblas ERROR_QUIET)
  endif()
  if(NOT openblas)
    message(WARNING
      "scipy-openblas32 was not found: the package is built without matmul.\n"
      "  fix: pip install scipy-openblas32")
    return()
  endif()
  list(GET openblas 0 openblas_include)
  list(GET openblas 1 openblas_lib)
  list(GET openblas 2 openblas_name)
  find_library(OPENBLAS_LIBRARY ${openblas_name} PATHS ${openblas_lib} NO_DEFAULT_PATH REQUIRED)

  set(sources blas_module.cpp lapack_equations.cpp lapack_factors.cpp lapack_spectra.cpp matmul.cpp product.cpp tiles.cpp)
  list(TRANSFORM sources PREPEND ${common}/)
  python_add_library(_blas MODULE WITH_SOABI ${sources})
  target_link_libraries(_blas PRIVATE ${OPENBLAS_LIBRARY})
  target_include_directories(_blas SYSTEM PRIVATE ${openblas_include})
  target_compile_definitions(_blas PRIVATE CORE_ISA=blas)
  target_compile_options(_blas PRIVATE ${loop_flags} ${ARGN})
  set_target_properties(_blas PROPERTIES
    BUILD_WITH_INSTALL_RPATH ON
    INSTALL_RPATH "$ORIGIN/../scipy_openblas32/lib")
  core_install(_blas)
endfunction()
