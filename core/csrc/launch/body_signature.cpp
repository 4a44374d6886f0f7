// The signature of a call, by which plans are kept.
#include <cstring>

#include "body_plan.h"

namespace core {

Signature::Signature(const core_call* call, uint64_t place) {
  if (place != 0) add(place);
  for (uint32_t i = 0; i < call->num_args; i++) add_value(call->args[i]);
  for (uint32_t i = 0; i < call->num_outputs; i++) add_tensor(call->outputs[i]);
}

void Signature::grow() {
  auto more = std::make_unique<uint64_t[]>(2 * room_);
  std::memcpy(more.get(), words_, size_ * sizeof(uint64_t));
  more_ = std::move(more);
  words_ = more_.get();
  room_ *= 2;
}

void Signature::add_tensor(const core_tensor& t) {
  add(CORE_TENSOR | static_cast<uint64_t>(t.dtype) << 8 | static_cast<uint64_t>(t.dl.ndim) << 16);
  for (int d = 0; d < t.dl.ndim; d++) {
    add(static_cast<uint64_t>(t.dl.shape[d]));
    add(static_cast<uint64_t>(t.dl.strides[d]));
  }
}

void Signature::add_bytes(const void* bytes, int64_t count) {
  for (int64_t at = 0; at < count; at += 8) {
    uint64_t word = 0;
    std::memcpy(&word, static_cast<const char*>(bytes) + at, std::min<int64_t>(8, count - at));
    add(word);
  }
}

void Signature::add_value(const core_value& v) {
  if (v.tag == CORE_TENSOR) return add_tensor(*v.v.tensor);
  if (v.tag == CORE_SCALAR) return add(CORE_SCALAR | static_cast<uint64_t>(v.dtype) << 8);
  add(v.tag | static_cast<uint64_t>(v.count) << 8);
  switch (v.tag) {
    case CORE_NONE:
      return;
    case CORE_TENSORS:
      for (int64_t k = 0; k < v.count; k++) {
        const core_tensor& t = v.v.tensors[k];
        t.dl.shape ? add_tensor(t) : add(CORE_NONE);
      }
      return;
    case CORE_INTS:
      return add_bytes(v.v.ints, v.count * 8);
    case CORE_FLOATS:
      return add_bytes(v.v.floats, v.count * 8);
    case CORE_STRING:
      return add_bytes(v.v.string, v.count);
    default:
      return add_bytes(v.v.f, 16);
  }
}

uint64_t Signature::hash() const {
  uint64_t h = 0;
  for (const uint64_t word : *this) {
    h = (h ^ word) * 0x9e3779b97f4a7c15u;
    h ^= h >> 32;
  }
  return h;
}

}  // namespace core
