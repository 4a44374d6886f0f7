// The cache of matrices that backends have packed.
#include "packed.h"

#include <mutex>

#include "memory/memory.h"

#ifndef _WIN32
#include <pthread.h>
#endif

namespace core {

// The packed right operand of a product, by storage; without memory: it was seen once.
struct Packed {
  core_product_fn by;
  const void* b;
  int64_t n, k, row, col;
  uint64_t writes;
  uint32_t dtype;
  int32_t precision;  // panels are packed for it
  void* memory = nullptr;
  size_t bytes = 0;

  Packed(const core_product& p, core_product_fn by, uint64_t writes)
      : by(by),
        b(p.b),
        n(p.n),
        k(p.k),
        row(p.b_row),
        col(p.b_col),
        writes(writes),
        dtype(p.dtype),
        precision(p.call->float32_precision) {}
  ~Packed() {
    if (memory) cpu_deallocate(memory, bytes);
  }
  Packed(const Packed&) = delete;

  bool is_of(const Packed& o) const {
    return by == o.by && b == o.b && n == o.n && k == o.k && row == o.row && col == o.col &&
           writes == o.writes && dtype == o.dtype && precision == o.precision;
  }
};

namespace {

// Guards Storage::kept. The child of a fork needs one that nobody holds.
std::mutex* lock = new std::mutex;
#ifndef _WIN32
const int watching_forks = pthread_atfork(nullptr, nullptr, [] { lock = new std::mutex; });
#endif

uint64_t writes_to(const Storage* s) { return uint64_t{s->version} << 32 | s->late; }

}  // namespace

PackedOperand::PackedOperand(core_product& p, core_product_fn by, Storage* storage)
    : storage_(storage) {
  if (storage == nullptr || storage->exported) return;
  if (storage->runtime == nullptr && storage->told == 0) return;
  p.keep_context = this;
  auto wanted = std::make_shared<Packed>(p, by, writes_to(storage));
  const std::lock_guard<std::mutex> holding(*lock);
  const auto found = std::static_pointer_cast<Packed>(storage->kept);
  if (found == nullptr || !found->is_of(*wanted)) {
    storage->kept = wanted;
    return;
  }
  packed_ = found->memory ? found : wanted;
  p.packed = found->memory;
  if (found->memory == nullptr)
    p.keep = [](void* context, int64_t bytes) {
      return static_cast<PackedOperand*>(context)->allocate(bytes);
    };
}

void* PackedOperand::allocate(int64_t bytes) {
  if (bytes <= 0 || packed_->memory) return nullptr;
  try {
    packed_->memory = cpu_allocate(static_cast<size_t>(bytes));
    packed_->bytes = static_cast<size_t>(bytes);
  } catch (...) {  // it goes without
  }
  return packed_->memory;
}

void PackedOperand::done() {
  if (packed_ == nullptr || packed_->memory == nullptr) return;
  const std::lock_guard<std::mutex> holding(*lock);
  if (writes_to(storage_) == packed_->writes && !storage_->exported) storage_->kept = packed_;
}

}  // namespace core
