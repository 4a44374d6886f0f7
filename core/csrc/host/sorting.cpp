// Kernels of the cpu that put rows in order: sort, argsort, and the distinct elements of a tensor.
//
// Every element becomes an unsigned key that orders as it does. Of the bits in which keys differ
// the first few, about as many as number the elements, are sorted digit by digit (LSD radix sort,
// which is stable); keys that share these bits are short runs then, each sorted by itself. Many
// entries are split by their first digit alone, into parts that the second cache holds. Where there
// is a sort in vectors, it serves entries of one word that would take several digits, and positions
// of many elements whose keys are spread evenly are sorted in parts (part_sort.h).
#include <algorithm>
#include <cstring>

#include "host.h"
#include "keys.h"
#include "part_sort.h"
#include "vector_sort.h"

namespace core {
namespace {

constexpr int64_t kInserted = 32;    // entries that are sorted by insertion
constexpr int64_t kShort = 1 << 12;  // entries for which digits are short, as their tables are
constexpr int64_t kLong = 1 << 15;   // entries that are split by their first digit
constexpr int kDigit = 11, kShortDigit = 8;
constexpr int kMostDigits = 3;
constexpr int64_t kVectors = 256;  // entries that are worth a sort in vectors

// ---- elements of keys, and entries of a key alone -----------------------------------------------
template <class U>
U element_of(U key, const Element& e) {
  key = e.descending ? static_cast<U>(~key) : key;
  switch (e.kind) {
    case Kind::signed_:
      return key ^ kSign<U>;
    case Kind::floating:
      return key & kSign<U> ? static_cast<U>(key & ~kSign<U>) : static_cast<U>(~key);
    default:
      return key;
  }
}

template <class U>
struct Bare {
  U bits;
  U key() const { return bits; }
};

template <class U>
void make(Bare<U>& e, U key, int64_t) {
  e.bits = key;
}

// ---- entries of rows, and elements of entries, in vectors ---------------------------------------
// Entries of the row's elements, of their keys without the bits below; whether keys tell all.
template <class K, class U, class E>
CORE_INLINE bool fill_row(const Row<U>& row, E* entries, const Element& element, int below) {
  return by_kind(element, [&](const Element& e) CORE_INLINED {
    U inexact = 0;  // first, by itself: GCC makes one loop of both jump
    for (int64_t i = 0; i < row.size; i++) inexact |= static_cast<U>(!is_exact(row[i], e));
    CORE_APART
    for (int64_t i = 0; i < row.size; i++)
      make(entries[i], static_cast<K>(key_of(row[i], e) >> below), i);
    return inexact == 0;
  });
}

template <class U, class K>
CORE_INLINE void read_row(const Bare<K>* entries, int64_t n, const Element& element, U* out,
                          int64_t step) {
  by_kind(element, [&](const Element& e) CORE_INLINED {
    CORE_APART
    for (int64_t i = 0; i < n; i++) out[i * step] = element_of(static_cast<U>(entries[i].key()), e);
  });
}

#define CORE_FILL(U, E, K)                                                                  \
  CORE_FOR_EACH_CPU bool fill(const Row<U>& row, E* entries, const Element& e, int below) { \
    if (row.step == 1) return fill_row<K>(Row<U>{row.x, row.size, 1}, entries, e, below);   \
    return fill_row<K>(row, entries, e, below);                                             \
  }
#define CORE_ROWS(U)                                                                              \
  CORE_FILL(U, Packed, uint32_t)                                                                  \
  CORE_FILL(U, Bare<KeyOf<U>>, KeyOf<U>)                                                          \
  CORE_FOR_EACH_CPU void read(const Bare<KeyOf<U>>* entries, int64_t n, const Element& e, U* out, \
                              int64_t step) {                                                     \
    if (step == 1) return read_row(entries, n, e, out, 1);                                        \
    read_row(entries, n, e, out, step);                                                           \
  }
CORE_ROWS(uint8_t)
CORE_ROWS(uint16_t)
CORE_ROWS(uint32_t)
CORE_ROWS(uint64_t)
#undef CORE_ROWS
#undef CORE_FILL

CORE_FOR_EACH_CPU void places(const Packed* entries, int64_t n, int64_t* out) {
  CORE_APART
  for (int64_t i = 0; i < n; i++) out[i] = entries[i].at();
}

// The first of two neighbours from `i` on that have the same key, or the last entry.
CORE_FOR_EACH_CPU int64_t next_pair(const Packed* entries, int64_t i, int64_t n) {
  constexpr int64_t kPiece = 64;
  for (uint64_t same = 0; i + kPiece < n; i += kPiece) {
    for (int64_t k = i; k < i + kPiece; k++)  // borrows from above where the keys differ in no bit
      same |= ((entries[k].word ^ entries[k + 1].word) >> 32) - 1;
    if (same >> 63) break;
  }
  while (i + 1 < n && entries[i].key() != entries[i + 1].key()) i++;
  return i;
}

// ---- sorting entries by their keys --------------------------------------------------------------
template <class E>
void insert(E* a, int64_t n) {
  for (int64_t i = 1; i < n; i++) {
    const E e = a[i];
    int64_t k = i;
    for (; k > 0 && e.key() < a[k - 1].key(); k--) a[k] = a[k - 1];
    a[k] = e;
  }
}

// Sorts by `count` digits of `width` bits above bit `low`, through `other`.
template <class E>
void by_digits(E* a, E* other, int64_t n, int low, int width, int count) {
  uint32_t begins[kMostDigits << kDigit];
  const uint32_t mask = (1u << width) - 1;
  std::memset(begins, 0, sizeof(uint32_t) * static_cast<size_t>(count) << width);
  for (int64_t i = 0; i < n; i++) {
    auto rest = a[i].key() >> low;
    for (int d = 0; d < count; d++, rest >>= width) begins[(d << width) + (rest & mask)]++;
  }
  E *from = a, *to = other;
  for (int d = 0; d < count; d++) {
    uint32_t* begin = begins + (d << width);
    const int shift = low + d * width;
    if (begin[(from[0].key() >> shift) & mask] == n) continue;  // all have the same digit
    uint32_t sum = 0;
    for (uint32_t digit = 0; digit <= mask; digit++) {
      const uint32_t held = begin[digit];
      begin[digit] = sum;
      sum += held;
    }
    for (int64_t i = 0; i < n; i++) to[begin[(from[i].key() >> shift) & mask]++] = from[i];
    std::swap(from, to);
  }
  if (from != a) std::memcpy(static_cast<void*>(a), from, sizeof(E) * static_cast<size_t>(n));
}

// Entries of one word, whose order is that of the word: in a packed one the position is below.
bool in_vectors(Bare<uint32_t>* a, int64_t n, const VectorSorts& sorts) {
  return sorts.of_uint32 && sorts.of_uint32(a, n, nullptr) == 0;
}
bool in_vectors(Bare<uint64_t>* a, int64_t n, const VectorSorts& sorts) {
  return sorts.of_uint64 && sorts.of_uint64(a, n, nullptr) == 0;
}
bool in_vectors(Packed* a, int64_t n, const VectorSorts& sorts) {
  return sorts.of_uint64 && sorts.of_uint64(a, n, nullptr) == 0;
}
bool in_vectors(Wide*, int64_t, const VectorSorts&) { return false; }

// Stable. `n` is below 2**32. It calls itself at most eight times deep: each time the keys agree in
// eight more bits at least.
template <class E>
void sort_entries(E* a, E* other, int64_t n, const VectorSorts& sorts) {
  if (n <= kInserted) return insert(a, n);
  const auto first = a[0].key();
  auto differing = first ^ first;
  for (int64_t i = 1; i < n; i++) differing |= a[i].key() ^ first;
  const int top = bit_length(differing);
  const bool split = n >= kLong && top > kDigit;
  const int digit = n < kShort || split ? kShortDigit : kDigit;
  if (top == 0) return;
  if (top > kDigit && n >= kVectors && in_vectors(a, n, sorts)) return;
  const int wanted = std::min(top, bit_length(static_cast<uint64_t>(n)) + 3);
  const int count = split ? 1 : std::min((wanted + digit - 1) / digit, kMostDigits);
  const int width = std::min((wanted + count - 1) / count, digit);
  const int low = std::max(top - count * width, 0);
  by_digits(a, other, n, low, width, count);
  if (low == 0) return;
  for (int64_t begin = 0, end; begin < n; begin = end) {
    const auto prefix = a[begin].key() >> low;
    for (end = begin + 1; end < n && a[end].key() >> low == prefix;) end++;
    if (end - begin > 1) sort_entries(a + begin, other, end - begin, sorts);
  }
}

// ---- rows ---------------------------------------------------------------------------------------
// The room for the rows of one thread.
template <class U>
class Sorter {
 public:
  Sorter(int64_t size, const Element& element, const VectorSorts& sorts)
      : size_(size), element_(element), sorts_(sorts) {}

  // Positions in order: `at()` of the returned elements.
  const Packed* positions(const Row<U>& row) {
    if (!packed_) packed_ = room<Packed>(2 * size_);
    const int below = sizeof(U) == 8 ? std::max(differing_bits(row, element_) - 32, 0) : 0;
    fill(row, packed_.get(), element_, below);
    sort_entries(packed_.get(), packed_.get() + size_, size_, sorts_);
    if (below > 0) sort_rest(row);
    return packed_.get();
  }

  // Positions in order of neighbours, where many are sorted in vectors; whether they are.
  bool positions(const Row<U>& row, int64_t* out) {
    if constexpr (sizeof(U) >= 4) {
      if (size_ < PartSort<U>::kLeast || size_ > PartSort<U>::kMost || row.step != 1 ||
          !sorts_.of_uint32)
        return false;
      if (!parts_) parts_.reset(new PartSort<U>(size_, element_, sorts_.of_uint32));
      return parts_->run(row, out);
    }
    return false;
  }

  // Elements in order, out[i * step]. Zeros of both signs and NaN keep their order and their bits,
  // which keys do not have.
  void values(const Row<U>& row, U* out, int64_t step) {
    if (!keys_) keys_ = room<Bare<KeyOf<U>>>(2 * size_);
    if (fill(row, keys_.get(), element_, 0)) {
      sort_entries(keys_.get(), keys_.get() + size_, size_, sorts_);
      read(keys_.get(), size_, element_, out, step);
    } else {
      const Packed* sorted = positions(row);
      for (int64_t i = 0; i < size_; i++) out[i * step] = row[sorted[i].at()];
    }
  }

 private:
  // Packed entries that have the same 32 bits are sorted by all bits of their keys.
  void sort_rest(const Row<U>& row) {
    for (int64_t begin = 0, end; begin < size_; begin = end) {
      begin = next_pair(packed_.get(), begin, size_);
      for (end = begin + 1; end < size_ && packed_[end].key() == packed_[begin].key();) end++;
      const int64_t n = end - begin;
      if (n == 1) continue;
      if (!wide_) wide_ = room<Wide>(2 * size_);
      for (int64_t i = 0; i < n; i++) {
        const int64_t at = packed_[begin + i].at();
        make(wide_[i], key_of(row[at], element_), at);
      }
      sort_entries(wide_.get(), wide_.get() + n, n, sorts_);
      for (int64_t i = 0; i < n; i++) make(packed_[begin + i], 0, wide_[i].at());
    }
  }

  int64_t size_;
  Element element_;
  VectorSorts sorts_;
  Room<Packed> packed_;
  Room<Wide> wide_;
  Room<Bare<KeyOf<U>>> keys_;
  std::unique_ptr<PartSort<U>> parts_;
};

// Shared by all rows; a thread may run out of memory.
template <class U>
struct Rows {
  const U* x;
  U* values;         // or nullptr
  int64_t* indices;  // or nullptr
  int64_t size, inner;
  Element element;
  VectorSorts sorts;
  bool failed;
};

template <class U>
void sort_rows(void* context, int64_t begin, int64_t end) {
  auto& rows = *static_cast<Rows<U>*>(context);
  try {
    Sorter<U> sorter(rows.size, rows.element, rows.sorts);
    for (int64_t i = begin; i < end; i++) {
      const int64_t start = i / rows.inner * rows.inner * rows.size + i % rows.inner;
      const Row<U> row{rows.x + start, rows.size, rows.inner};
      if (!rows.indices) {
        sorter.values(row, rows.values + start, rows.inner);
        continue;
      }
      if (sorter.positions(row, rows.indices + start)) {
        if (rows.values)
          for (int64_t k = 0; k < rows.size; k++)
            rows.values[start + k] = row[rows.indices[start + k]];
        continue;
      }
      const Packed* sorted = sorter.positions(row);
      if (rows.inner == 1)
        places(sorted, rows.size, rows.indices + start);
      else
        for (int64_t k = 0; k < rows.size; k++)
          rows.indices[start + k * rows.inner] = sorted[k].at();
      if (!rows.values) continue;
      for (int64_t k = 0; k < rows.size; k++)
        rows.values[start + k * rows.inner] = row[sorted[k].at()];
    }
  } catch (const std::bad_alloc&) {
    __atomic_store_n(&rows.failed, true, __ATOMIC_RELAXED);
  }
}

// sort_with_indices, sort and argsort have the same arguments.
int32_t sort_into(const core_call* call, int values, int indices) {
  return by_width(call, [&](auto width) -> int32_t {
    using U = decltype(width);
    const core_tensor& x = *call->args[0].v.tensor;
    const int rank = x.dl.ndim;
    const int64_t named = call->args[1].v.i, axis = named < 0 ? named + rank : named;
    for (uint32_t i = 0; i < call->num_outputs; i++)
      if (!call->outputs[i].contiguous) return CORE_DECLINED;
    if (x.numel == 0) return CORE_OK;
    Rows<U> rows{static_cast<const U*>(x.dl.data), nullptr, nullptr, 1, 1, {}, {}, false};
    describe(x.dtype, rows.element);
    rows.element.descending = call->args[2].v.i != 0;
    if (rank) rows.size = x.dl.shape[axis];
    for (int d = static_cast<int>(axis) + 1; d < rank; d++) rows.inner *= x.dl.shape[d];
    if (values >= 0) rows.values = static_cast<U*>(call->outputs[values].dl.data);
    if (indices >= 0) rows.indices = static_cast<int64_t*>(call->outputs[indices].dl.data);
    if (rows.size >= kVectors) rows.sorts = vector_sorts();
    const int64_t total = x.numel / rows.size, grain = std::max<int64_t>(kWork / rows.size, 1);
    if (total <= grain)
      sort_rows<U>(&rows, 0, total);
    else
      call->parallel_for(call, total, grain, sort_rows<U>, &rows);
    if (rows.failed) throw std::bad_alloc();
    return CORE_OK;
  });
}

int32_t sort_with_indices(void*, const core_call* call) { return sort_into(call, 0, 1); }
int32_t sort(void*, const core_call* call) { return sort_into(call, 0, -1); }
int32_t argsort(void*, const core_call* call) { return sort_into(call, -1, 0); }

// ---- distinct elements --------------------------------------------------------------------------
// The outputs that an operator has, by number: values, positions of the first of them, which of
// them each element is, and how many there are of each.
struct Wanted {
  int values, first, inverse, counts;
};

template <class T>
T* made(const core_call* call, int output, int dtype, int rank, const int64_t* shape) {
  if (call->allocate_output(call, static_cast<uint32_t>(output), dtype, rank, shape) != CORE_OK)
    return nullptr;
  return static_cast<T*>(call->outputs[output].dl.data);
}

// NaN differs from NaN: the key that all of them share separates no two of them.
template <class U>
int32_t distinct_values(const core_call* call, Sorter<U>& sorter, const Row<U>& row, uint8_t dtype,
                        const Element& e) {
  Room<U> sorted = room<U>(row.size + 1);
  sorter.values(row, sorted.get(), 1);
  int64_t count = 0;
  U before{};
  const U nan = static_cast<U>(~U{0});
  for (int64_t i = 0; i < row.size; i++) {
    const U value = sorted[i], key = key_of(value, e);
    const bool begins = i == 0 || key != before || (e.kind == Kind::floating && key == nan);
    sorted[count] = value;
    count += begins;
    before = key;
  }
  U* values = made<U>(call, 0, dtype, 1, &count);
  if (!values) return CORE_ERROR;
  std::copy(sorted.get(), sorted.get() + count, values);
  return CORE_OK;
}

template <class U>
int32_t distinct_all(const core_call* call, Sorter<U>& sorter, const Row<U>& row,
                     const core_tensor& x, const Element& e, const Wanted& wanted) {
  const Packed* sorted = sorter.positions(row);
  Room<int64_t> begins = room<int64_t>(row.size + 1);
  int64_t* inverse = nullptr;
  if (wanted.inverse >= 0) {
    inverse = made<int64_t>(call, wanted.inverse, CORE_INT64, x.dl.ndim, x.dl.shape);
    if (!inverse) return CORE_ERROR;
  }
  const auto nan = static_cast<U>(~U{0});
  int64_t count = 0;
  U before{};
  for (int64_t i = 0; i < row.size; i++) {
    const U key = key_of(row[sorted[i].at()], e);
    const bool another = i == 0 || key != before || (e.kind == Kind::floating && key == nan);
    before = key;
    begins[count] = i;
    count += another;
    if (inverse) inverse[sorted[i].at()] = count - 1;
  }
  begins[count] = row.size;
  U* values = made<U>(call, wanted.values, x.dtype, 1, &count);
  if (!values) return CORE_ERROR;
  for (int64_t k = 0; k < count; k++) values[k] = row[sorted[begins[k]].at()];
  if (wanted.first >= 0) {
    auto* first = made<int64_t>(call, wanted.first, CORE_INT64, 1, &count);
    if (!first) return CORE_ERROR;
    for (int64_t k = 0; k < count; k++) first[k] = sorted[begins[k]].at();
  }
  if (wanted.counts >= 0) {
    auto* counts = made<int64_t>(call, wanted.counts, CORE_INT64, 1, &count);
    if (!counts) return CORE_ERROR;
    for (int64_t k = 0; k < count; k++) counts[k] = begins[k + 1] - begins[k];
  }
  return CORE_OK;
}

// Integers of a range that is no longer than the row are counted, not sorted; whether they are.
template <class U>
bool distinct_of_range(const core_call* call, const Row<U>& row, const core_tensor& x,
                       const Element& e, const Wanted& wanted, int32_t& status) {
  if (e.kind != Kind::signed_ && e.kind != Kind::unsigned_) return false;
  U least = static_cast<U>(~U{0}), most = 0;
  const Room<U> keys = room<U>(row.size);  // another thread may write to the row meanwhile
  for (int64_t i = 0; i < row.size; i++) {
    keys[i] = key_of(row[i], e);
    least = std::min(least, keys[i]);
    most = std::max(most, keys[i]);
  }
  if (row.size == 0 || static_cast<U>(most - least) >= static_cast<uint64_t>(row.size))
    return false;
  const int64_t range = static_cast<int64_t>(most - least) + 1;
  const auto place = [&](int64_t i) {
    return static_cast<int64_t>(static_cast<U>(keys[i] - least));
  };
  const Room<int64_t> counts = room<int64_t>(range);
  std::fill_n(counts.get(), range, 0);
  for (int64_t i = 0; i < row.size; i++) counts[place(i)]++;
  const int64_t count = range - std::count(counts.get(), counts.get() + range, 0);
  status = CORE_ERROR;
  U* values = made<U>(call, wanted.values, x.dtype, 1, &count);
  if (!values) return true;
  const Room<int64_t> order = room<int64_t>(range);  // of a value among those that there are
  int64_t k = 0;
  for (int64_t p = 0; p < range; p++) {
    order[p] = k;
    if (counts[p] == 0) continue;
    values[k] = element_of(static_cast<U>(least + static_cast<U>(p)), e);
    counts[k++] = counts[p];
  }
  if (wanted.counts >= 0) {
    auto* out = made<int64_t>(call, wanted.counts, CORE_INT64, 1, &count);
    if (!out) return true;
    std::copy_n(counts.get(), count, out);
  }
  if (wanted.inverse >= 0) {
    auto* out = made<int64_t>(call, wanted.inverse, CORE_INT64, x.dl.ndim, x.dl.shape);
    if (!out) return true;
    for (int64_t i = 0; i < row.size; i++) out[i] = order[place(i)];
  }
  if (wanted.first >= 0) {
    auto* out = made<int64_t>(call, wanted.first, CORE_INT64, 1, &count);
    if (!out) return true;
    for (int64_t i = row.size - 1; i >= 0; i--) out[order[place(i)]] = i;
  }
  status = CORE_OK;
  return true;
}

template <int VALUES, int FIRST, int INVERSE, int COUNTS>
int32_t unique(void*, const core_call* call) {
  return by_width(call, [&](auto width) -> int32_t {
    using U = decltype(width);
    const core_tensor& x = *call->args[0].v.tensor;
    Element e{};
    describe(x.dtype, e);
    const Row<U> row{static_cast<const U*>(x.dl.data), x.numel, 1};
    const Wanted wanted{VALUES, FIRST, INVERSE, COUNTS};
    int32_t status = CORE_OK;
    if (distinct_of_range(call, row, x, e, wanted, status)) return status;
    Sorter<U> sorter(x.numel, e, x.numel >= kVectors ? vector_sorts() : VectorSorts{});
    if (call->num_outputs == 1) return distinct_values(call, sorter, row, x.dtype, e);
    return distinct_all(call, sorter, row, x, e, wanted);
  });
}

}  // namespace

const HostKernel kSortingKernels[] = {
    {"core::sort_with_indices", sort_with_indices, __LINE__},
    {"core::sort", sort, __LINE__},
    {"core::argsort", argsort, __LINE__},
    {"core::unique_values", unique<0, -1, -1, -1>, __LINE__},
    {"core::unique_counts", unique<0, -1, -1, 1>, __LINE__},
    {"core::unique_inverse", unique<0, -1, 1, -1>, __LINE__},
    {"core::unique_all", unique<0, 1, 2, 3>, __LINE__},
    {nullptr, nullptr, 0},
};

}  // namespace core
