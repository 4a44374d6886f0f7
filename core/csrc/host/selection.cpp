// Kernels of the cpu that choose one element of each row: kthvalue, the median, nanmedian.
//
// Elements are counted by the first bits of their keys (keys.h). Those that share the wanted
// element's first bits are collected, and put in order as far as the wanted one, equal ones by
// their places: the element is the one that a stable sort has there.
#include <algorithm>

#include "host.h"
#include "keys.h"

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
      bool exact = true;
      int64_t numbers = 0;
      for (int64_t i = 0; i < n; i++) {
        keys[i] = key_of(row[i], all.element, exact);
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

}  // namespace

const HostKernel kSelectionKernels[] = {
    {"core::kthvalue", choose<Choice::kth>, __LINE__},
    {"core::median_with_indices", choose<Choice::median>, __LINE__},
    {"core::nanmedian_with_indices", choose<Choice::nanmedian>, __LINE__},
    {nullptr, nullptr, 0},
};

}  // namespace core
