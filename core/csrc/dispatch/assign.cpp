// assign: writes one tensor's values into another's memory, for kernels that return a new tensor
// where an in-place form wants the old one.
#include <vector>

#include "assign.h"
#include "hooks.h"
#include "kernels.h"
#include "operator.h"
#include "out.h"

namespace core {
namespace {

constexpr int64_t kKernelPays = 4096;  // elements in memory of the host: fewer are copied at once

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

// Whether a kernel of the device writes it, core::astype's: no byte goes through the host, and
// nobody waits. Where it cannot write to memory as it lies, its result comes here again.
bool write_by_kernel(TensorObject* dst, TensorObject* src) {
  static thread_local bool inside = false;
  PyObject* cast = hook(Hook::Cast);
  if (inside || cast == nullptr || !is_operator(cast) || src->device != dst->device) return false;
  if (find_kernels(as_operator(cast), dst->device.type, src->dtype)->empty()) return false;
  static PyObject* const names = check(PyTuple_Pack(1, out_keyword()));
  PyObject* stack[] = {reinterpret_cast<PyObject*>(src), dtype_object(dst->dtype),
                       reinterpret_cast<PyObject*>(dst)};
  const ExcludeGuard below(bits_before(Key::Device));
  inside = true;
  const Ref written(PyObject_Vectorcall(cast, stack, 2, names));
  inside = false;
  check(written.get());
  return true;
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
  const bool plain = is_contiguous(dst) && is_contiguous(src);
  Runtime* runtime = runtime_of(dst->device.type);
  if (!plain && (!runtime->host_accessible || dst->numel >= kKernelPays) &&
      write_by_kernel(dst, src))
    return;
  if (runtime->host_accessible) {
    Ref host(
        reinterpret_cast<PyObject*>(to_device(src, Device{})));  // contiguous, never dst itself
    write_strided_host(dst, as_tensor(host.get())->data());
  } else if (is_contiguous(dst)) {
    Ref same(reinterpret_cast<PyObject*>(to_device(src, dst->device)));
    const size_t nbytes = static_cast<size_t>(dst->numel * itemsize(dst->dtype));
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
