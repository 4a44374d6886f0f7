// Kernels of the cpu that choose elements of each row: kthvalue, the median, nanmedian, and the k
// first ones, topk.
//
// For one of them, elements are counted by the first bits of their keys (keys.h). Those that share
// the wanted element's first bits are collected, and put in order as far as the wanted one, equal
// ones by their places: the element is the one that a stable sort has there.
#include <algorithm>
#include <cstring>

#include "host.h"
#include "keys.h"
#include "loops.h"

namespace core {
namespace {

constexpr int kFirstBits = 11;
constexpr int64_t kCounted = 256;  // elements that are worth the table of counts

inline bool operator<(const Packed& a, const Packed& b) { return a.word < b.word; }
inline bool operator<(const Wide& a, const Wide& b) {
  return a.bits != b.bits ? a.bits < b.bits : a.place < b.place;
}

enum class Choice { kth, median, nanmedian };

// Shared by all rows; a thread may run out of memory.
template <class U>
struct Chosen {
  const U* x;
  U* values;
  int64_t* indices;
  int64_t size, inner, rank;  // rank: of kth
  Choice choice;
  Element element;
  bool failed;
};

// Keeps the keys with the first bits that the key at `rank` has; the rank among those.
template <class U, class K>
int64_t collect(const U* keys, int64_t n, int64_t rank, K* entries, int64_t& count) {
  constexpr int bits = 8 * sizeof(U), low = bits > kFirstBits ? bits - kFirstBits : 0;
  uint32_t counts[1 << kFirstBits] = {};
  for (int64_t i = 0; i < n; i++) counts[keys[i] >> low]++;
  U first = 0;
  while (rank >= counts[first]) rank -= counts[first++];
  count = 0;
  for (int64_t i = 0; i < n; i++) {
    make(entries[count], keys[i], i);
    count += keys[i] >> low == first;
  }
  return rank;
}

// Where the element is that a stable sort of the row puts at `rank`. `keys` are the row's.
template <class U, class K>
int64_t place_of_rank(const U* keys, int64_t n, int64_t rank, K* entries) {
  int64_t count = n;
  if (n > kCounted)
    rank = collect(keys, n, rank, entries, count);
  else
    for (int64_t i = 0; i < n; i++) make(entries[i], keys[i], i);
  std::nth_element(entries, entries + rank, entries + count);
  return entries[rank].at();
}

template <class U>
void choose_in_rows(void* context, int64_t begin, int64_t end) {
  using E = std::conditional_t<sizeof(U) == 8, Wide, Packed>;
  auto& all = *static_cast<Chosen<U>*>(context);
  const int64_t n = all.size;
  const auto nan = static_cast<U>(~U{0});
  try {
    const Room<U> keys = room<U>(n);
    const Room<E> entries = room<E>(n + 1);
    for (int64_t r = begin; r < end; r++) {
      const Row<U> row{all.x + r / all.inner * all.inner * n + r % all.inner, n, all.inner};
      int64_t numbers = 0;
      for (int64_t i = 0; i < n; i++) {
        keys[i] = key_of(row[i], all.element);
        numbers += keys[i] != nan;
      }
      if (all.element.kind != Kind::floating) numbers = n;
      int64_t rank = all.rank;
      if (all.choice == Choice::median) rank = numbers < n ? numbers : (n - 1) / 2;
      if (all.choice == Choice::nanmedian) rank = std::max<int64_t>(numbers - 1, 0) / 2;
      const int64_t at = place_of_rank(keys.get(), n, rank, entries.get());
      all.values[r] = row[at];
      all.indices[r] = at;
    }
  } catch (const std::bad_alloc&) {
    __atomic_store_n(&all.failed, true, __ATOMIC_RELAXED);
  }
}

template <Choice CHOICE>
int32_t choose(void*, const core_call* call) {
  return by_width(call, [&](auto width) -> int32_t {
    using U = decltype(width);
    const core_tensor& x = *call->args[0].v.tensor;
    const int rank = x.dl.ndim, given = CHOICE == Choice::kth;
    const int64_t named = call->args[1 + given].v.i, axis = named < 0 ? named + rank : named;
    for (uint32_t i = 0; i < call->num_outputs; i++)
      if (!call->outputs[i].contiguous) return CORE_DECLINED;
    if (x.numel == 0) return CORE_OK;
    Chosen<U> all{static_cast<const U*>(x.dl.data),
                  static_cast<U*>(call->outputs[0].dl.data),
                  static_cast<int64_t*>(call->outputs[1].dl.data),
                  1,
                  1,
                  given ? call->args[1].v.i - 1 : 0,
                  CHOICE,
                  {},
                  false};
    describe(x.dtype, all.element);
    if (rank) all.size = x.dl.shape[axis];
    for (int d = static_cast<int>(axis) + 1; d < rank; d++) all.inner *= x.dl.shape[d];
    const int64_t total = x.numel / all.size, grain = std::max<int64_t>(kWork / all.size, 1);
    if (total <= grain)
      choose_in_rows<U>(&all, 0, total);
    else
      call->parallel_for(call, total, grain, choose_in_rows<U>, &all);
    if (all.failed) throw std::bad_alloc();
    return CORE_OK;
  });
}

// ---- the first k of a row -----------------------------------------------------------------------
// Of the first elements of all blocks the k-th is a limit: no element behind it is among the first
// k. Few more than k are not, and they lie in few blocks.
constexpr int64_t kBlock = 64;
constexpr int64_t kFew = 32;

// The least key of each whole block.
template <class U>
CORE_INLINE void least_of(const Row<U>& row, const Element& element, U* least) {
  by_kind(element, [&](const Element& e) CORE_INLINED {
    for (int64_t begin = 0; begin + kBlock <= row.size; begin += kBlock) {
      U found = static_cast<U>(~U{0});
      for (int64_t i = 0; i < kBlock; i++) {
        const U key = key_of(row[begin + i], e);
        found = key < found ? key : found;
      }
      least[begin / kBlock] = found;
    }
  });
}

// The keys of a block, and whether each is at most the limit.
template <class U>
CORE_INLINE void mark_block(const Row<U>& row, int64_t begin, const Element& element, U limit,
                            U* keys, uint8_t* marks) {
  by_kind(element, [&](const Element& e) CORE_INLINED {
    for (int64_t i = 0; i < kBlock; i++) keys[i] = key_of(row[begin + i], e);
    for (int64_t i = 0; i < kBlock; i++) marks[i] = keys[i] <= limit;
  });
}

#define CORE_BLOCKS(U)                                                                       \
  CORE_FOR_EACH_CPU void least_keys(const Row<U>& row, const Element& e, U* least) {         \
    if (row.step == 1) return least_of(Row<U>{row.x, row.size, 1}, e, least);                \
    least_of(row, e, least);                                                                 \
  }                                                                                          \
  CORE_FOR_EACH_CPU void marked(const Row<U>& row, int64_t begin, const Element& e, U limit, \
                                U* keys, uint8_t* marks) {                                   \
    if (row.step == 1)                                                                       \
      return mark_block(Row<U>{row.x, row.size, 1}, begin, e, limit, keys, marks);           \
    mark_block(row, begin, e, limit, keys, marks);                                           \
  }
CORE_BLOCKS(uint8_t)
CORE_BLOCKS(uint16_t)
CORE_BLOCKS(uint32_t)
CORE_BLOCKS(uint64_t)
#undef CORE_BLOCKS

// Entries of the first k elements, of which there are few: they are kept in order.
template <class E>
class Few {
 public:
  Few(E* entries, int64_t k) : entries_(entries), k_(k) {}
  bool full() const { return count_ == k_; }
  auto limit() const { return entries_[k_ - 1].key(); }
  void add(const E& entry) {
    int64_t at = full() ? k_ - 1 : count_++;
    for (; at > 0 && entry < entries_[at - 1]; at--) entries_[at] = entries_[at - 1];
    entries_[at] = entry;
  }
  void finish() {}

 private:
  E* entries_;
  int64_t k_, count_ = 0;
};

// Entries of the first k elements: of twice as many, half are dropped.
template <class E>
class Many {
 public:
  Many(E* entries, int64_t k) : entries_(entries), k_(k) {}
  bool full() const { return full_; }
  auto limit() const { return limit_; }
  void add(const E& entry) {
    entries_[count_++] = entry;
    if (count_ < 2 * k_) return;
    std::nth_element(entries_, entries_ + k_ - 1, entries_ + count_);
    limit_ = entries_[k_ - 1].key();
    full_ = true;
    count_ = k_;
  }
  void finish() {
    std::nth_element(entries_, entries_ + k_ - 1, entries_ + count_);
    std::sort(entries_, entries_ + k_);
  }

 private:
  E* entries_;
  int64_t k_, count_ = 0;
  decltype(std::declval<E>().key()) limit_ = 0;
  bool full_ = false;  // k elements are known that do not come after `limit`
};

// Adds what may be among the first k to `leading`. least: room for two keys of each block.
template <class U, class E, class Leaders>
void first_of(const Row<U>& row, const Element& element, int64_t k, U* least, Leaders leading) {
  const auto consider = [&](U key, int64_t at) {
    // Of equal elements, the first are there already.
    if (leading.full() && key >= static_cast<U>(leading.limit())) return;
    E entry;
    make(entry, key, at);
    leading.add(entry);
  };
  const int64_t blocks = row.size / kBlock;
  auto limit = static_cast<U>(~U{0});
  least_keys(row, element, least);
  if (blocks >= k) {
    U* ordered = least + blocks;
    std::copy_n(least, blocks, ordered);
    std::nth_element(ordered, ordered + k - 1, ordered + blocks);
    limit = ordered[k - 1];
  }
  U keys[kBlock];
  uint8_t marks[kBlock];
  for (int64_t b = 0; b < blocks; b++) {
    if (least[b] > limit) continue;
    if (leading.full()) limit = std::min(limit, static_cast<U>(leading.limit()));
    marked(row, b * kBlock, element, limit, keys, marks);
    for (int64_t i = 0; i < kBlock; i += 8) {
      uint64_t eight;
      std::memcpy(&eight, marks + i, sizeof eight);
      for (int64_t n = i; eight != 0; n++, eight >>= 8)
        if (eight & 1) consider(keys[n], b * kBlock + n);
    }
  }
  for (int64_t i = blocks * kBlock; i < row.size; i++) consider(key_of(row[i], element), i);
  leading.finish();
}

// Shared by all rows; a thread may run out of memory.
template <class U>
struct Leading {
  const U* x;
  U* values;
  int64_t* indices;
  int64_t size, inner, k;
  Element element;
  bool failed;
};

template <class U>
void lead_in_rows(void* context, int64_t begin, int64_t end) {
  using E = std::conditional_t<sizeof(U) == 8, Wide, Packed>;
  auto& all = *static_cast<Leading<U>*>(context);
  try {
    const Room<E> entries = room<E>(std::min(2 * all.k, all.size) + kBlock + 1);
    const Room<U> least = room<U>(2 * (all.size / kBlock) + 1);
    for (int64_t r = begin; r < end; r++) {
      const int64_t outer = r / all.inner, at = r % all.inner;
      const Row<U> row{all.x + outer * all.inner * all.size + at, all.size, all.inner};
      if (all.k <= kFew)
        first_of<U, E>(row, all.element, all.k, least.get(), Few<E>(entries.get(), all.k));
      else
        first_of<U, E>(row, all.element, all.k, least.get(), Many<E>(entries.get(), all.k));
      for (int64_t i = 0; i < all.k; i++) {
        const int64_t to = (outer * all.k + i) * all.inner + at;
        all.values[to] = row[entries[i].at()];
        all.indices[to] = entries[i].at();
      }
    }
  } catch (const std::bad_alloc&) {
    __atomic_store_n(&all.failed, true, __ATOMIC_RELAXED);
  }
}

// Arguments: x, k, axis, largest, sorted.
int32_t topk(void*, const core_call* call) {
  return by_width(call, [&](auto width) -> int32_t {
    using U = decltype(width);
    const core_tensor& x = *call->args[0].v.tensor;
    const int rank = x.dl.ndim;
    const int64_t named = call->args[2].v.i, axis = named < 0 ? named + rank : named;
    for (uint32_t i = 0; i < call->num_outputs; i++)
      if (!call->outputs[i].contiguous) return CORE_DECLINED;
    if (call->outputs[0].numel == 0) return CORE_OK;
    Leading<U> all{static_cast<const U*>(x.dl.data),
                   static_cast<U*>(call->outputs[0].dl.data),
                   static_cast<int64_t*>(call->outputs[1].dl.data),
                   1,
                   1,
                   call->args[1].v.i,
                   {},
                   false};
    describe(x.dtype, all.element);
    all.element.descending = call->args[3].v.i != 0;
    if (rank) all.size = x.dl.shape[axis];
    for (int d = static_cast<int>(axis) + 1; d < rank; d++) all.inner *= x.dl.shape[d];
    if (all.k < 1 || all.k > all.size) return CORE_DECLINED;
    const int64_t total = x.numel / all.size, grain = std::max<int64_t>(kWork / all.size, 1);
    if (total <= grain)
      lead_in_rows<U>(&all, 0, total);
    else
      call->parallel_for(call, total, grain, lead_in_rows<U>, &all);
    if (all.failed) throw std::bad_alloc();
    return CORE_OK;
  });
}

}  // namespace

const HostKernel kSelectionKernels[] = {
    {"core::topk", topk, __LINE__},
    {"core::kthvalue", choose<Choice::kth>, __LINE__},
    {"core::median_with_indices", choose<Choice::median>, __LINE__},
    {"core::nanmedian_with_indices", choose<Choice::nanmedian>, __LINE__},
    {nullptr, nullptr, 0},
};

}  // namespace core
