// Which tensors of a call lie across the same memory: graphs that write depend on it.
#include <algorithm>
#include <numeric>
#include <tuple>

#include "compiler.h"
#include "dispatch/operator.h"

namespace core {
namespace {

// Where a tensor's elements lie: on a device, from one address to another.
struct Extent {
  Device device;
  const char *begin, *end;
  Py_ssize_t number;

  bool operator<(const Extent& o) const {
    return std::tie(device.type, device.index, begin) <
           std::tie(o.device.type, o.device.index, o.begin);
  }
};

std::vector<Extent> extents(PyObject* const* tensors, Py_ssize_t count) {
  std::vector<Extent> found;
  for (Py_ssize_t i = 0; i < count; i++) {
    if (!is_tensor(tensors[i])) continue;
    const TensorObject* t = as_tensor(tensors[i]);
    if (t->numel == 0 || t->storage == nullptr || t->storage->fake) continue;
    const auto [first, last] = byte_extent(t);
    const char* base = static_cast<const char*>(t->storage->data);
    found.push_back({t->device, base + first, base + last, i});
  }
  std::sort(found.begin(), found.end());
  return found;
}

}  // namespace

std::vector<Py_ssize_t> overlaps_of(PyObject* const* tensors, Py_ssize_t count) {
  const std::vector<Extent> found = extents(tensors, count);
  std::vector<Py_ssize_t> first(static_cast<size_t>(count));
  std::iota(first.begin(), first.end(), 0);
  for (size_t i = 0, k; i < found.size(); i = k) {
    const char* end = found[i].end;
    Py_ssize_t least = found[i].number;
    for (k = i + 1; k < found.size() && found[k].device == found[i].device && found[k].begin < end;
         k++) {
      end = std::max(end, found[k].end);
      least = std::min(least, found[k].number);
    }
    for (size_t j = i; j < k; j++) first[found[j].number] = least;
  }
  return first;
}

namespace {

PyObject* overlaps(PyObject*, PyObject* tensors) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    const Ref items(check(PySequence_Fast(tensors, "overlaps(tensors) takes a list")));
    const std::vector<Py_ssize_t> first =
        overlaps_of(PySequence_Fast_ITEMS(items.get()), PySequence_Fast_GET_SIZE(items.get()));
    Ref out(check(PyTuple_New(static_cast<Py_ssize_t>(first.size()))));
    for (size_t i = 0; i < first.size(); i++)
      PyTuple_SET_ITEM(out.get(), static_cast<Py_ssize_t>(i), check(PyLong_FromSsize_t(first[i])));
    return out.release();
  });
}

PyMethodDef methods[] = {
    {"overlaps", overlaps, METH_O,
     "overlaps(tensors): for each the number of the first that it shares memory with."},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

void init_overlaps(PyObject* module) { check(PyModule_AddFunctions(module, methods)); }

}  // namespace core
