// Tensors over memory that core did not allocate: shared by DLPack and the buffer protocol.
#include "tensor_impl.h"

namespace core {
namespace {

// Gives the memory back to its owner, unless a storage has taken that over.
struct Owner {
  void (*release)(void*);
  void* owner;
  ~Owner() {
    if (release != nullptr) release(owner);
  }
};

bool divisible(const ForeignArray& a, int64_t step) {
  if (reinterpret_cast<uintptr_t>(a.data) % static_cast<uintptr_t>(step) != 0) return false;
  for (int i = 0; i < a.ndim; ++i) {
    if (a.sizes[i] > 1 && a.byte_strides[i] % step != 0) return false;
  }
  return true;
}

// Elements can be addressed in steps of their size, and read without tearing.
bool is_aligned(const ForeignArray& a) {
  int64_t bytes = itemsize(a.dtype);
  int64_t alignment = is_complex(a.dtype) ? bytes / 2 : bytes;
  if (reinterpret_cast<uintptr_t>(a.data) % static_cast<uintptr_t>(alignment) != 0) return false;
  ForeignArray steps = a;
  steps.data = nullptr;
  return divisible(steps, bytes);
}

TensorObject* copied(const ForeignArray& a) {
  TensorObject* t = empty_tensor(a.ndim, a.sizes, a.dtype, a.device, false);
  int64_t strides[kMaxDims], step = itemsize(a.dtype);
  for (int i = a.ndim - 1; i >= 0; --i) {
    strides[i] = step;
    step *= a.sizes[i];
  }
  copy_bytes(t->data(), strides, a.data, a.byte_strides, a.ndim, a.sizes, itemsize(a.dtype));
  return t;
}

[[noreturn]] void not_addressable(const ForeignArray& a) {
  throw Error{"ExportError", str("the foreign array on ", to_string(a.device), " is not aligned"),
              str("elements of ", info(a.dtype).name, " start at multiples of their size"),
              "arrays whose address and strides are such multiples",
              "copy the array in the library that made it"};
}

[[noreturn]] void bad_extent() {
  throw Error{"ExportError", "the foreign array's sizes and strides are not possible",
              "its elements would lie outside of the address space",
              "sizes from 0 and strides that stay within the memory",
              "this is a fault of the exporting library: copy the array there first"};
}

// First byte and number of bytes touched, relative to data.
std::pair<int64_t, int64_t> extent(const ForeignArray& a) {
  int64_t low = 0, high = itemsize(a.dtype);
  for (int i = 0; i < a.ndim; ++i) {
    int64_t span;
    bool overflow = __builtin_mul_overflow(a.sizes[i] - 1, a.byte_strides[i], &span);
    int64_t& end = span < 0 ? low : high;
    overflow |= __builtin_add_overflow(end, span, &end);
    if (overflow) bad_extent();
  }
  int64_t total;
  if (__builtin_sub_overflow(high, low, &total)) bad_extent();
  return {low, total};
}

// A shell with the array's sizes; checks them.
TensorObject* shell_of(const ForeignArray& a) {
  TensorObject* t = new_tensor_shell(a.ndim, a.dtype, a.device);
  Ref kept(as_object(t));
  for (int i = 0; i < a.ndim; ++i) t->sizes()[i] = a.sizes[i];
  set_contiguous_strides(t);
  kept.release();
  return t;
}

}  // namespace

TensorObject* adopt(const ForeignArray& a) {
  Owner owner{a.release, a.owner};
  TensorObject* t = shell_of(a);
  Ref kept(as_object(t));
  bool empty = t->numel == 0;
  if (!empty && !is_aligned(a)) {
    if (a.device.type != kCPU) not_addressable(a);
    return copied(a);
  }
  auto [low, nbytes] = empty ? std::pair<int64_t, int64_t>{0, 0} : extent(a);
  int64_t bytes = itemsize(a.dtype);
  if (!empty) {
    for (int i = 0; i < a.ndim; ++i) {
      if (a.sizes[i] > 1) t->strides()[i] = a.byte_strides[i] / bytes;
    }
  }
  if (a.device.type != kCPU) runtime_of(a.device.type)->release_left(a.device.index);
  t->storage = new_external_storage(a.data + low, static_cast<size_t>(nbytes), a.device,
                                    a.read_only, a.release, a.owner);
  owner.release = nullptr;
  t->offset = -low / bytes;
  kept.release();
  return t;
}

}  // namespace core
