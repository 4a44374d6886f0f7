// The Python module _kernels of a backend for cpu: which instruction sets the CPU has, and for each
// the kernels that the plugin registers (convert.cpp, flash_*.cpp, correlate.cpp) and those that
// core looks up when it meets an operator's body for the first time (generated/).
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "built.h"
#include "gemm.h"
#include "generated/families.def"
#include "isas.h"
#include "table.h"

namespace py = pybind11;

#define CORE_DECLARE_FAMILY(isa, family)                     \
  extern "C" const core_built core_built_##isa##_##family[]; \
  extern "C" const int core_built_##isa##_count_##family;
#define CORE_DECLARE_ISA(isa) \
  namespace core_cpu::isa {   \
  Table conversion();         \
  Table flash_forward();      \
  Table flash_backward();     \
  Table convolution();        \
  Table pooling();            \
  Table draws();              \
  Table triangles();          \
  Table equations();          \
  Table householder();        \
  }                           \
  CORE_FAMILIES(CORE_DECLARE_FAMILY, isa)
#define CORE_DECLARE(isa, others) CORE_DECLARE_GEMM(isa) CORE_DECLARE_ISA(others)
CORE_ISAS(CORE_DECLARE)

namespace core_cpu {
namespace {

struct Family {
  const core_built* entries;
  const int* count;
};
struct Isa {
  const char* name;  // as in isas.h
  std::vector<Table (*)()> tables;
  std::vector<Family> families;
};

#define CORE_FAMILY(isa, family) {core_built_##isa##_##family, &core_built_##isa##_count_##family},
#define CORE_ISA_TABLES(isa, others)                                                           \
  {#isa,                                                                                       \
   {others::conversion, others::flash_forward, others::flash_backward, others::convolution,    \
    others::pooling, others::draws, others::triangles, others::equations, others::householder, \
    isa::gemm},                                                                                \
   {CORE_FAMILIES(CORE_FAMILY, others)}},
const Isa kIsas[] = {CORE_ISAS(CORE_ISA_TABLES)};
constexpr int kIsaCount = sizeof(kIsas) / sizeof(Isa);

std::vector<std::string> isas() {
  std::vector<std::string> names;
  for (int i = 0; i < kIsaCount; ++i)
    if (is_supported(i)) names.emplace(names.end() - (is_slow(i) ? 1 : 0), kIsas[i].name);
  return names;
}

int find_isa(const std::string& name) {
  for (int i = 0; i < kIsaCount; ++i)
    if (name == kIsas[i].name && is_supported(i)) return i;
  throw py::value_error("this CPU has no instruction set '" + name + "'; isas() lists what it has");
}

// ---- kernels of operators ----------------------------------------------------------------------
#define CORE_NAME(symbol, number, name, ...) name,
const char* const kDtypeNames[CORE_DTYPE_COUNT] = {CORE_DTYPES(CORE_NAME)};
#undef CORE_NAME

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
  for (const auto make : kIsas[find_isa(isa)].tables) {
    const Table table = make();
    for (int k = 0; k < table.count; ++k) found.append(describe(table.entries[k]));
  }
  return found;
}

// ---- products ----------------------------------------------------------------------------------
#define CORE_PRODUCTS(isa, others)                                         \
  {sizeof(core_product_provider), CORE_ABI_VERSION, isa::gemm_of_blocks(), \
   CORE_BACKEND " products " #isa, CORE_PRODUCT_STARTS},
const core_product_provider kProducts[] = {CORE_ISAS(CORE_PRODUCTS)};

py::object products(const std::string& isa) {
  const core_product_provider& found = kProducts[find_isa(isa)];
  if (found.fn == nullptr) return py::none();
  return py::capsule(&found, CORE_PRODUCT_CAPSULE);
}

// ---- kernels of bodies -------------------------------------------------------------------------
using Index = std::unordered_multimap<std::string, const core_built*>;

// Made when a body is first met: importing this module costs nothing for it.
const Index& index_of(const std::string& isa) {
  static std::once_flag once[kIsaCount];
  static Index made[kIsaCount];
  const int i = find_isa(isa);
  std::call_once(once[i], [i] {
    for (const Family& family : kIsas[i].families)
      for (int k = 0; k < *family.count; ++k)
        made[i].emplace(family.entries[k].key, &family.entries[k]);
  });
  return made[i];
}

py::int_ address_of(const core_built& entry) {
  return py::int_(reinterpret_cast<uintptr_t>(entry.fn));
}

py::object find_pointwise(const std::string& isa, const std::string& key) {
  const auto found = index_of(isa).find(key);
  if (found == index_of(isa).end() || found->second->name != nullptr) return py::none();
  const core_built& entry = *found->second;
  return py::make_tuple(address_of(entry), entry.tile, entry.cost);
}

py::object find_source(const std::string& isa, const std::string& digest) {
  const auto [first, last] = index_of(isa).equal_range(digest);
  if (first == last) return py::none();
  py::dict kernels;
  for (auto at = first; at != last; ++at)
    if (at->second->name != nullptr) kernels[at->second->name] = address_of(*at->second);
  return kernels;
}

py::list built(const std::string& isa) {
  py::list found;
  for (const auto& [key, entry] : index_of(isa))
    found.append(py::make_tuple(key, entry->name ? py::object(py::str(entry->name)) : py::none()));
  return found;
}

}  // namespace
}  // namespace core_cpu

PYBIND11_MODULE(_kernels, m, py::mod_gil_not_used()) {
  m.doc() = "Native kernels of core-backend-" CORE_BACKEND ".";
  m.attr("generated") = CORE_GENERATED;  // the digest of what core wrote
  m.def("isas", core_cpu::isas, "The instruction sets that this CPU has, in rising order.");
  m.def("kernels", core_cpu::kernels, py::arg("isa"),
        "The kernels built for one of isas(): a list of (operator, capsule, dtype names or None).");
  m.def("products", core_cpu::products, py::arg("isa"),
        "What multiplies block by block: (capsule, dtype names), or None.");
  m.def("find_pointwise", core_cpu::find_pointwise, py::arg("isa"), py::arg("key"),
        "An elementwise body's kernel: (address, tile, cost), or None.");
  m.def("find_source", core_cpu::find_source, py::arg("isa"), py::arg("digest"),
        "The kernels of a source, by name: their addresses; or None.");
  m.def("built", core_cpu::built, py::arg("isa"),
        "What the two find: a list of (key, None) and (digest, kernel's name).");
}
