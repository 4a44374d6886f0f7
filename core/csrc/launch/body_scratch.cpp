// Memory for the temporaries of one call.
#include <new>
#include <utility>

#include "body_plan.h"

namespace core {
namespace {

constexpr auto kAlignment = std::align_val_t{64};
constexpr int64_t kKept = 1 << 20;

struct Kept {
  char* memory = nullptr;
  int64_t size = 0;
  ~Kept() { ::operator delete(memory, kAlignment); }
};
thread_local Kept kept;

}  // namespace

Scratch::Scratch(int64_t bytes) {
  if (bytes <= 0) return;
  if (bytes <= kept.size) {  // taken for as long as the call lasts: a kernel may call another
    memory_ = std::exchange(kept.memory, nullptr);
    size_ = std::exchange(kept.size, 0);
    return;
  }
  const auto size = static_cast<size_t>(bytes);
  memory_ = static_cast<char*>(::operator new(size, kAlignment, std::nothrow));
  size_ = bytes;
}

Scratch::~Scratch() {
  if (size_ <= kKept && size_ > kept.size) {
    std::swap(memory_, kept.memory);
    std::swap(size_, kept.size);
  }
  ::operator delete(memory_, kAlignment);
}

}  // namespace core
