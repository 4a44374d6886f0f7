// A vector whose first N items need no allocation: for nodes and passes.
#pragma once
#include <cstddef>
#include <utility>
#include <vector>

namespace core {

template <class T, size_t N>
class Small {
 public:
  size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  T* begin() { return more_.empty() ? first_ : more_.data(); }
  T* end() { return begin() + size_; }
  const T* begin() const { return more_.empty() ? first_ : more_.data(); }
  const T* end() const { return begin() + size_; }
  T& operator[](size_t i) { return begin()[i]; }
  const T& operator[](size_t i) const { return begin()[i]; }
  T& back() { return begin()[size_ - 1]; }

  void push_back(T item) {
    if (size_ < N && more_.empty()) {
      first_[size_++] = std::move(item);
      return;
    }
    if (more_.empty()) {
      more_.reserve(2 * N);
      for (T& old : first_) more_.push_back(std::move(old));
    }
    more_.push_back(std::move(item));
    size_++;
  }

  void resize(size_t n) {  // from empty
    while (size_ < n) push_back(T{});
  }

  void clear() {
    for (size_t i = 0; i < size_ && more_.empty(); i++) first_[i] = T{};
    more_.clear();
    size_ = 0;
  }

 private:
  T first_[N] = {};
  std::vector<T> more_;  // all of them, once there are more than N
  size_t size_ = 0;
};

}  // namespace core
