// assign: writes one tensor's values into another's memory, for kernels that return a new tensor
// where an in-place form wants the old one.
#include <vector>

#include "assign.h"
#include "operator.h"

namespace core {
namespace {

void check_same(const TensorObject* dst, const TensorObject* src) {
  const bool same = dst->dtype == src->dtype && dst->ndim == src->ndim &&
                    std::equal(dst->sizes(), dst->sizes() + dst->ndim, src->sizes());
  if (same && dst->storage && src->storage && !dst->storage->fake && !src->storage->fake) return;
  throw Error{"ShapeError", str("cannot write ", describe(src), " to ", describe(dst)),
              "both need memory, the same shape and the same dtype", describe(dst),
              "convert and broadcast the source first"};
}

// A strided tensor in memory that the host cannot reach: its bytes come over, are written, go back.
void write_through_host(TensorObject* dst, const void* data) {
  Runtime* runtime = runtime_of(dst->device.type);
  const auto [first, last] = byte_extent(dst);
  std::vector<char> bytes(static_cast<size_t>(last - first));
  char* place = static_cast<char*>(dst->storage->data) + first;
  runtime->copy_to_host(bytes.data(), place, bytes.size(), dst->device.index);
  const int64_t item = itemsize(dst->dtype);
  std::vector<int64_t> to(dst->ndim), from(dst->ndim);
  int64_t step = item;
  for (int i = dst->ndim - 1; i >= 0; i--) {
    to[i] = dst->strides()[i] * item;
    from[i] = step;
    step *= dst->sizes()[i];
  }
  copy_bytes(bytes.data() + (dst->offset * item - first), to.data(), static_cast<const char*>(data),
             from.data(), dst->ndim, dst->sizes(), item);
  runtime->copy_from_host(place, bytes.data(), bytes.size(), dst->device.index);
}

PyObject* py_assign(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject *dst, *src;
    if (!PyArg_ParseTuple(args, "O!O!", TensorType, &dst, TensorType, &src)) throw PythonError{};
    assign(as_tensor(dst), as_tensor(src));
    Py_RETURN_NONE;
  });
}

PyMethodDef methods[] = {
    {"assign", py_assign, METH_VARARGS, "assign(dst, src): writes src's values to dst's memory."},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

// Whether two storages are the same memory; one may have got it by DLPack or the buffer protocol.
bool same_memory(const Storage* a, const Storage* b) {
  if (a == b) return a != nullptr;
  if (!a || !b || a->device != b->device || !a->data || !b->data) return false;
  const char *x = static_cast<char*>(a->data), *y = static_cast<char*>(b->data);
  return x < y + b->nbytes && y < x + a->nbytes;
}

bool shares_bytes(const TensorObject* a, const TensorObject* b) {
  if (may_overlap(a, b)) return true;
  return a->storage && b->storage && a->numel > 0 && b->numel > 0 && a->data() == b->data();
}

void assign(TensorObject* dst, TensorObject* src) {
  check_same(dst, src);
  if (dst->numel == 0) return;
  const bool on_host = dst->device.type == kCPU && src->device.type == kCPU;
  if (on_host && is_contiguous(src) && !shares_bytes(dst, src))
    return write_strided_host(dst, src->data());
  Runtime* runtime = runtime_of(dst->device.type);
  const size_t nbytes = static_cast<size_t>(dst->numel * itemsize(dst->dtype));
  if (runtime->host_accessible) {
    Ref host(
        reinterpret_cast<PyObject*>(to_device(src, Device{})));  // contiguous, never dst itself
    write_strided_host(dst, as_tensor(host.get())->data());
  } else if (is_contiguous(dst)) {
    Ref same(reinterpret_cast<PyObject*>(to_device(src, dst->device)));
    runtime->copy_on_device(dst->data(), dst->device.index, as_tensor(same.get())->data(),
                            dst->device.index, nbytes);
  } else {
    Ref host(reinterpret_cast<PyObject*>(to_device(src, Device{})));
    write_through_host(dst, as_tensor(host.get())->data());
  }
}

void assign_outputs(TensorObject** into, PyObject* result) {
  if (!PyTuple_Check(result)) return assign(into[0], as_tensor(result));
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(result); i++)
    assign(into[i], as_tensor(PyTuple_GET_ITEM(result, i)));
}

void init_assign(PyObject* module) { check(PyModule_AddFunctions(module, methods)); }

}  // namespace core
