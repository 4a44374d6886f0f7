// The signature of a call, by which plans are kept; and its pattern, by which programs are.
#include <algorithm>
#include <cstdlib>
#include <cstring>

#include "body_plan.h"
#include "dispatch/small.h"

namespace core {

Signature::Signature(const core_call* call, uint64_t place) {
  if (place != 0) add(place);
  add(uint64_t{call->num_args} << 32 | call->num_outputs);  // a kernel may be another operator's
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

// ---- patterns ----------------------------------------------------------------------------------
namespace {

constexpr size_t kMostDims = 64;  // of all tensors together

// The places of numbers among the different ones: in the order of `all`.
char place(const Small<int64_t, kMostDims>& all, int64_t n) {
  return static_cast<char>(std::find(all.begin(), all.end(), n) - all.begin());
}

class Pattern {
 public:
  void add(const core_tensor* t) {
    if (t->dl.shape == nullptr) return tag(CORE_NONE);
    tensors_.push_back(t);
    tag(CORE_TENSOR);
    tag(t->dtype);
    tag(static_cast<uint64_t>(t->dl.ndim));
    for (int d = 0; d < t->dl.ndim; d++) {
      sizes_.push_back(t->dl.shape[d]);
      strides_.push_back(std::abs(t->dl.strides[d]));
    }
  }
  void add(const core_value& v) {
    if (v.tag == CORE_TENSOR) return add(v.v.tensor);
    tag(v.tag);
    if (v.tag == CORE_SCALAR) tag(v.dtype);
    if (v.tag != CORE_TENSORS) return;
    tag(static_cast<uint64_t>(v.count));
    for (int64_t k = 0; k < v.count; k++) add(&v.v.tensors[k]);
  }
  std::string finish() {
    if (sizes_.size() > kMostDims) return {};
    std::sort(strides_.begin(), strides_.end());
    Small<int64_t, kMostDims> met;  // different sizes, in the order in which they come
    for (const int64_t n : {int64_t{0}, int64_t{1}}) met.push_back(n);
    for (size_t k = 0; k < sizes_.size(); k++)
      if (std::find(met.begin(), met.end(), sizes_[k]) == met.end()) met.push_back(sizes_[k]);
    Small<int64_t, kMostDims> steps;
    for (size_t k = 0; k < strides_.size(); k++)
      if (k == 0 || strides_[k] != strides_[k - 1]) steps.push_back(strides_[k]);
    for (size_t k = 0; k < tensors_.size(); k++) {
      const DLTensor& t = tensors_[k]->dl;
      for (int a = 0; a < t.ndim; a++) {
        bytes_ += place(met, t.shape[a]);
        bytes_ += place(steps, std::abs(t.strides[a]));
        bytes_ += static_cast<char>(t.strides[a] < 0 ? 3 : std::min<int64_t>(t.strides[a], 2));
        for (int b = 0; b < t.ndim; b++)
          bytes_ += static_cast<char>(t.strides[a] == t.strides[b] * t.shape[b]);
      }
    }
    return bytes_;
  }

 private:
  void tag(uint64_t n) { bytes_.append(reinterpret_cast<const char*>(&n), sizeof n); }

  std::string bytes_;
  Small<const core_tensor*, 16> tensors_;
  Small<int64_t, kMostDims> sizes_, strides_;  // of all, in order; strides without their signs
};

}  // namespace

std::string pattern_of(const core_call* call) {
  Pattern pattern;
  for (uint32_t i = 0; i < call->num_args; i++) pattern.add(call->args[i]);
  for (uint32_t i = 0; i < call->num_outputs; i++) pattern.add(&call->outputs[i]);
  return pattern.finish();
}

}  // namespace core
