// The table of a pointwise body's kernels: open addressing, at most half full.
#include "body_table.h"

namespace core {

// Where the entry of this key is, or where it would be.
size_t PointwiseTable::place(const Slots& slots, uint64_t key) {
  size_t i = (key * 0x9e3779b97f4a7c15u) >> 32;
  for (;; i++) {
    const PointwiseEntry* e = slots.at[i & slots.mask].load(std::memory_order_acquire);
    if (e == nullptr || e->key == key) return i & slots.mask;
  }
}

const PointwiseEntry* PointwiseTable::find(uint64_t key) const {
  const Slots* slots = slots_.load(std::memory_order_acquire);
  if (slots == nullptr || slots->epoch != body_epoch.load(std::memory_order_relaxed))
    return nullptr;
  const PointwiseEntry* e = slots->at[place(*slots, key)].load(std::memory_order_acquire);
  return e && !e->fn && e->asked.may_be_refused_no_more() ? nullptr : e;
}

PointwiseTable::Slots& PointwiseTable::publish(std::unique_ptr<Slots> slots) {
  all_.push_back(std::move(slots));
  slots_.store(all_.back().get(), std::memory_order_release);
  return *all_.back();
}

// The slots of this epoch, with room for one more.
PointwiseTable::Slots& PointwiseTable::writable() {
  Slots* old = slots_.load(std::memory_order_relaxed);
  const uint32_t epoch = body_epoch.load(std::memory_order_relaxed);
  if (old == nullptr || old->epoch != epoch) return publish(std::make_unique<Slots>(epoch, 16));
  if (2 * (old->used + 1) <= old->at.size()) return *old;
  auto more = std::make_unique<Slots>(epoch, 2 * old->at.size());
  for (const auto& slot : old->at) {
    const PointwiseEntry* e = slot.load(std::memory_order_relaxed);
    if (e) more->at[place(*more, e->key)].store(e, std::memory_order_relaxed);
  }
  more->used = old->used;
  return publish(std::move(more));
}

const PointwiseEntry* PointwiseTable::insert(const PointwiseEntry& entry) {
  entries_.push_back(entry);
  if (entry.asked.forgotten()) return &entries_.back();
  Slots& slots = writable();
  auto& slot = slots.at[place(slots, entry.key)];
  if (slot.load(std::memory_order_relaxed) == nullptr) slots.used++;
  slot.store(&entries_.back(), std::memory_order_release);
  return &entries_.back();
}

}  // namespace core
