// Moving tensors between devices without any kernel.
#include <memory>

#include "memory/memory.h"
#include "memory/profile.h"
#include "tensor.h"

namespace core {
namespace {

// A buffer in host memory, for the bytes on their way.
class HostBytes {
 public:
  explicit HostBytes(size_t n) : n_(n), p_(static_cast<char*>(cpu_allocate(n))) {}
  ~HostBytes() { cpu_deallocate(p_, n_); }
  HostBytes(const HostBytes&) = delete;
  HostBytes& operator=(const HostBytes&) = delete;
  char* data() { return p_; }

 private:
  size_t n_;
  char* p_;
};

Runtime* runtime_of_memory(const TensorObject* t) {
  return t->storage->runtime ? t->storage->runtime : runtime_of(t->device.type);
}

size_t bytes_of(const TensorObject* t) {
  return static_cast<size_t>(t->numel * itemsize(t->dtype));
}

// Fills dst, contiguous in host memory, from src's device: one transfer of the bytes src touches.
void gather(const TensorObject* src, void* dst) {
  Runtime* runtime = runtime_of_memory(src);
  int index = src->device.index;
  if (runtime->host_accessible) {
    runtime->synchronize(index);
    return copy_strided_host(src, dst);
  }
  if (is_contiguous(src)) return runtime->copy_to_host(dst, src->data(), bytes_of(src), index);
  auto [first, last] = byte_extent(src);
  HostBytes staged(static_cast<size_t>(last - first));
  auto base = static_cast<char*>(src->storage->data);
  runtime->copy_to_host(staged.data(), base + first, static_cast<size_t>(last - first), index);
  int64_t strides[kMaxDims], contiguous[kMaxDims], bytes = itemsize(src->dtype), step = bytes;
  for (int i = src->ndim - 1; i >= 0; --i) {
    strides[i] = src->strides()[i] * bytes;
    contiguous[i] = step;
    step *= src->sizes()[i];
  }
  copy_bytes(static_cast<char*>(dst), contiguous, staged.data() + (src->offset * bytes - first),
             strides, src->ndim, src->sizes(), bytes);
}

// Between two types of devices, by the driver of either.
bool copy_peer(const TensorObject* src, const TensorObject* dst, size_t n) {
  for (Runtime* runtime : {runtime_of_memory(src), runtime_of_memory(dst)})
    if (runtime->copy_peer(dst->data(), dst->device, src->data(), src->device, n)) return true;
  return false;
}

// dst is contiguous, src anything; neither is fake.
void copy_across(const TensorObject* src, const TensorObject* dst) {
  size_t n = bytes_of(src);
  if (n == 0) return;
  Runtime* to = runtime_of_memory(dst);
  if (dst->device.type == kCPU) {
    const ProfileScope event(EventKind::Copy, "copy", src->device, n);
    return gather(src, dst->data());
  }
  int index = dst->device.index;
  if (src->device.type == dst->device.type && is_contiguous(src)) {
    return to->copy_on_device(dst->data(), index, src->data(), src->device.index, n);
  }
  const bool accelerators = src->device.type != kCPU && src->device.type != dst->device.type;
  if (accelerators && is_contiguous(src) && copy_peer(src, dst, n)) return;
  if (src->device.type == kCPU && is_contiguous(src)) {
    return to->copy_from_host(dst->data(), src->data(), n, index);
  }
  HostBytes staged(n);
  gather(src, staged.data());
  to->copy_from_host(dst->data(), staged.data(), n, index);
}

}  // namespace

TensorObject* to_device(TensorObject* src, Device device) {
  settle_values(src);
  settle_level(src);
  if (src->flags & kFlagWrapped) require_host_data(src, "moving it");
  bool fake = src->storage->fake;
  TensorObject* dst = empty_tensor(src->ndim, src->sizes(), src->dtype, device, fake);
  if (fake) return dst;
  try {
    copy_across(src, dst);
  } catch (...) {
    Py_DECREF(reinterpret_cast<PyObject*>(dst));
    throw;
  }
  return dst;
}

void require_host_data(TensorObject* t, const char* what) {
  if (values_read) values_read();
  settle_values(t);
  settle_level(t);
  if (t->flags & kFlagWrapped) {
    throw Error{"MemoryAccessError", str(what, " needs the data of a tensor inside a transform"),
                "under vmap, grad or jvp a tensor stands for many values, or for none yet",
                "its shape, dtype and device",
                "use core operators on it, or move this step outside the transformed function"};
  }
  if (t->storage->fake) {
    throw Error{"MemoryAccessError",
                str(what, " needs the data of a fake tensor (", describe(t), ")"),
                "a fake tensor has a shape, a dtype and a device, but no memory",
                "its shape, dtype and device", "run this on a real tensor"};
  }
  if (t->device.type == kCPU || runtime_of(t->device.type)->host_accessible) return;
  throw Error{"MemoryAccessError",
              str(what, " needs data that the host can read, not ", describe(t)),
              str("the memory of ", to_string(t->device), " is not the host's"),
              "tensors on the cpu", "copy it first: x.to(\"cpu\")"};
}

TensorObject* host_tensor(TensorObject* t, const char* what) {
  if (values_read) values_read();
  settle_values(t);
  settle_level(t);
  while (t->flags & kFlagWrapped) {
    if (t->meta->batch_dim >= 0) break;
    t = as_tensor(t->meta->value);
    settle_values(t);
  }
  if ((t->flags & kFlagWrapped) || t->storage->fake) {
    throw Error{"DataDependentError",
                t->flags & kFlagWrapped
                    ? str(what, " needs one value, but this tensor is batched")
                    : str(what, " needs the value of a fake tensor (", describe(t), ")"),
                t->flags & kFlagWrapped
                    ? "under vmap it stands for a value per example"
                    : "a fake tensor has a shape, a dtype and a device, but no values",
                "its shape, dtype and device",
                "express the step with core operators, such as core.where, or do it outside"};
  }
  Runtime* runtime = runtime_of_memory(t);
  if (!runtime->host_accessible) return to_device(t, Device{});
  runtime->synchronize(t->device.index);
  Py_INCREF(reinterpret_cast<PyObject*>(t));
  return t;
}

}  // namespace core
