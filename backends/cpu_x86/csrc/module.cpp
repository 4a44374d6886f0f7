// The Python module core_backend_cpu_x86._kernels: which instruction sets the CPU has, and for each
// the list of (operator, capsule, dtypes) that the plugin registers.
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include "table.h"

namespace py = pybind11;

namespace core_cpu {

#define CORE_DECLARE_ISA(name) \
  namespace name {             \
  Table arithmetic();          \
  Table comparison();          \
  Table select();              \
  Table conversion();          \
  }
CORE_DECLARE_ISA(v2)
CORE_DECLARE_ISA(v3)
CORE_DECLARE_ISA(v4)

namespace {

#define CORE_ISA_TABLES(name)                                                     \
  {                                                                               \
    #name, { name::arithmetic, name::comparison, name::select, name::conversion } \
  }
const Isa kIsas[] = {CORE_ISA_TABLES(v2), CORE_ISA_TABLES(v3), CORE_ISA_TABLES(v4)};

// How many of kIsas, the x86-64 levels in rising order, this CPU and operating system can run.
int supported() {
  __builtin_cpu_init();
  if (!__builtin_cpu_supports("sse4.2") || !__builtin_cpu_supports("popcnt")) return 0;
  if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("fma") ||
      !__builtin_cpu_supports("bmi2"))
    return 1;
  return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                 __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("avx512dq") &&
                 __builtin_cpu_supports("avx512vl")
             ? 3
             : 2;
}

std::vector<std::string> isas() {
  std::vector<std::string> names;
  for (int i = 0; i < supported(); ++i) names.emplace_back(kIsas[i].name);
  return names;
}

const char* const kDtypeNames[CORE_DTYPE_COUNT] = {
    "bool",   "int8",    "int16",    "int32",   "int64",   "uint8",     "uint16",    "uint32",
    "uint64", "float16", "bfloat16", "float32", "float64", "complex64", "complex128"};

// The names of the dtypes a kernel is for; None where it is for all, as the registry says it.
py::object dtype_names(const Entry& entry) {
  if (entry.dtypes == kAllDtypes) return py::none();
  py::list dtypes;
  for (int t = 0; t < CORE_DTYPE_COUNT; ++t)
    if (entry.dtypes >> t & 1) dtypes.append(kDtypeNames[t]);
  return dtypes;
}

py::tuple describe(const Entry& entry) {
  // The tables are static, and the module stays loaded: the capsule owns nothing.
  return py::make_tuple(entry.op, py::capsule(&entry.kernel, CORE_KERNEL_CAPSULE),
                        dtype_names(entry));
}

py::list kernels(const std::string& isa) {
  py::list found;
  for (int i = 0; i < supported(); ++i) {
    if (isa != kIsas[i].name) continue;
    for (auto family : kIsas[i].families) {
      const Table table = family();
      for (int k = 0; k < table.count; ++k) found.append(describe(table.entries[k]));
    }
    return found;
  }
  throw py::value_error("this CPU has no instruction set '" + isa + "'; isas() lists what it has");
}

}  // namespace
}  // namespace core_cpu

PYBIND11_MODULE(_kernels, m, py::mod_gil_not_used()) {
  m.doc() = "Native loops of core-backend-cpu-x86.";
  m.def("isas", core_cpu::isas, "The x86-64 levels that this CPU has, in rising order.");
  m.def("kernels", core_cpu::kernels, py::arg("isa"),
        "The kernels built for one of isas(): a list of (operator, capsule, dtype names or None).");
}
