// Where values lie among sorted ones. Several are searched for side by side: each halves the same
// number of candidates at each step, so that there is no jump that depends on them.
#include <string_view>

#include "arguments.h"
#include "avx512.h"
#include "host.h"
#include "keys.h"
#include "loops.h"

namespace core {
namespace {

constexpr int kLanes = 32;           // values that are searched for side by side
constexpr int64_t kGrain = 1 << 11;  // values that are worth a thread
constexpr int64_t kMost = 1 << 30;   // sorted values: positions have 32 bits

template <class U>
struct Search {
  const U *sorted, *wanted;
  int64_t* out;
  int64_t size;  // of a sorted row
  int64_t each;  // values that are searched for in a row
  bool right;
  Element element;
  bool keyed;  // `sorted` are keys
};

// Elements are compared by their keys: comparisons of floats would be jumps. `e` is of the sorted.
template <bool RIGHT, class U>
CORE_INLINE void search(const U* sorted, int32_t size, const Element& e, const U* keys,
                        int64_t* out) {
  int32_t low[kLanes] = {};
  const auto before = [&](int l, int32_t at) CORE_INLINED -> int32_t {
    const U key = key_of(sorted[at], e);
    return RIGHT ? key <= keys[l] : key < keys[l];
  };
  int32_t left = size;
  for (; left > 1; left -= left / 2) {
    const int32_t half = left / 2;
    CORE_APART
    for (int l = 0; l < kLanes; l++) low[l] += before(l, low[l] + half - 1) * half;
  }
  for (int l = 0; l < kLanes; l++) out[l] = low[l] + (left == 1 ? before(l, low[l]) : 0);
}

template <bool RIGHT, class U>
CORE_INLINE void search_row(const Search<U>& s, const U* sorted, const U* keys, int64_t* out) {
  if constexpr (sizeof(U) == sizeof(uint32_t)) {
    if (s.keyed && has_avx512())
      return search_keys(sorted, static_cast<int32_t>(s.size), RIGHT, keys, out);
  }
  Element element = s.element;
  if (s.keyed) element.kind = Kind::unsigned_;
  by_kind(element, [&](const Element& e) CORE_INLINED {
    search<RIGHT>(sorted, static_cast<int32_t>(s.size), e, keys, out);
  });
}

template <class U>
CORE_INLINE void keys_of(const U* x, int64_t count, const Element& element, U* keys) {
  by_kind(element, [&](const Element& e) CORE_INLINED {
    for (int64_t l = 0; l < count; l++) keys[l] = key_of(x[l], e);
  });
}
void make_keys(const uint8_t* x, int64_t n, const Element& e, uint8_t* to) { keys_of(x, n, e, to); }
void make_keys(const uint16_t* x, int64_t n, const Element& e, uint16_t* to) {
  keys_of(x, n, e, to);
}
CORE_FOR_EACH_CPU void make_keys(const uint32_t* x, int64_t n, const Element& e, uint32_t* to) {
  keys_of(x, n, e, to);
}
CORE_FOR_EACH_CPU void make_keys(const uint64_t* x, int64_t n, const Element& e, uint64_t* to) {
  keys_of(x, n, e, to);
}

template <class U>
CORE_INLINE void search_range(const Search<U>& s, int64_t begin, int64_t end) {
  while (begin < end) {
    const int64_t row = begin / s.each, stop = std::min((row + 1) * s.each, end);
    for (; begin < stop; begin += kLanes) {
      const int64_t count = std::min<int64_t>(stop - begin, kLanes);
      U keys[kLanes] = {};
      int64_t found[kLanes];
      make_keys(s.wanted + begin, count, s.element, keys);
      const U* sorted = s.sorted + row * s.size;
      s.right ? search_row<true>(s, sorted, keys, found)
              : search_row<false>(s, sorted, keys, found);
      std::copy(found, found + count, s.out + begin);
    }
    begin = stop;
  }
}

void run_search(const Search<uint8_t>& s, int64_t begin, int64_t end) {
  search_range(s, begin, end);
}
void run_search(const Search<uint16_t>& s, int64_t begin, int64_t end) {
  search_range(s, begin, end);
}
void run_search(const Search<uint32_t>& s, int64_t begin, int64_t end) {
  search_range(s, begin, end);
}
void run_search(const Search<uint64_t>& s, int64_t begin, int64_t end) {
  search_range(s, begin, end);
}

// Arguments: the sorted values, a row or a row for each row of the others; the others; the side.
int32_t search_sorted(void*, const core_call* call) {
  return by_width(call, [&](auto width) -> int32_t {
    using U = decltype(width);
    const core_tensor &sorted = tensor_at(call, 0), &wanted = tensor_at(call, 1);
    const std::string_view side = call->args[2].v.string;
    const int rank = sorted.dl.ndim, other = wanted.dl.ndim;
    if (!is_plain(wanted, sorted.dtype) || !is_plain(call->outputs[0], CORE_INT64) || rank < 1 ||
        (rank > 1 && rank != other) || sorted.dl.shape[rank - 1] > kMost ||
        call->outputs[0].numel != wanted.numel || (side != "left" && side != "right"))
      return CORE_DECLINED;
    for (int d = 0; d < rank - 1; d++)
      if (sorted.dl.shape[d] != wanted.dl.shape[d]) return CORE_DECLINED;
    if (wanted.numel == 0) return CORE_OK;
    Search<U> s{elements<U>(sorted),
                elements<U>(wanted),
                static_cast<int64_t*>(call->outputs[0].dl.data),
                sorted.dl.shape[rank - 1],
                rank > 1 ? wanted.dl.shape[other - 1] : wanted.numel,
                side == "right",
                {},
                wanted.numel >= sorted.numel};
    describe(sorted.dtype, s.element);
    Room<U> keys;
    if (s.keyed) {
      keys = room<U>(sorted.numel + 1);
      by_kind(s.element, [&](const Element& e) CORE_INLINED {
        for (int64_t i = 0; i < sorted.numel; i++) keys[i] = key_of(s.sorted[i], e);
      });
      s.sorted = keys.get();
    }
    if (wanted.numel <= kGrain)
      run_search(s, 0, wanted.numel);
    else
      call->parallel_for(
          call, wanted.numel, kGrain,
          [](void* context, int64_t begin, int64_t end) {
            run_search(*static_cast<const Search<U>*>(context), begin, end);
          },
          &s);
    return CORE_OK;
  });
}

}  // namespace

const HostKernel kSearchKernels[] = {
    {"core::search_sorted", search_sorted, __LINE__},
    {nullptr, nullptr, 0},
};

}  // namespace core
