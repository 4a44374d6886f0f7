// The positions of many elements in the order of their keys, by a sort of 32 bits in vectors.
//
// The first bits of the keys choose one of many parts, each about as long as the first cache likes.
// An entry of a part is one word: the next bits of the key, above the position. Entries that agree
// in these bits, a few in a hundred of random keys, are put in order by their whole keys.
#pragma once
#include <cstring>
#include <functional>
#include <iterator>

#include "keys.h"
#include "vector_sort.h"

namespace core {
namespace {

inline int bit_length(uint64_t x) {
  int length = 0;
  for (; x; x >>= 1) length++;
  return length;
}

// How many low bits hold all in which keys differ.
template <class U>
int differing_bits(const Row<U>& row, const Element& element) {
  if (row.size == 0) return 0;
  return by_kind(element, [&](const Element& e) CORE_INLINED {
    const U first = key_of(row[0], e);
    U differing{};
    constexpr int64_t kPiece = 1 << 10;
    for (int64_t i = 0; i < row.size && !(differing & kSign<U>); i += kPiece)
      for (int64_t k = i; k < std::min(i + kPiece, row.size); k++)
        differing |= static_cast<U>(key_of(row[k], e) ^ first);
    return bit_length(differing);
  });
}

// Places in [0, n - 1) whose entry agrees with the next one in the bits above `low`: one byte each.
CORE_FOR_EACH_CPU void mark_pairs(const uint32_t* entries, int64_t n, int low, uint8_t* marks) {
  const uint32_t least = 1u << low;
  CORE_APART
  for (int64_t i = 0; i + 1 < n; i++) marks[i] = (entries[i] ^ entries[i + 1]) < least;
}

CORE_FOR_EACH_CPU void write_positions(const uint32_t* entries, int64_t n, uint32_t mask,
                                       int64_t* out) {
  CORE_APART
  for (int64_t i = 0; i < n; i++) out[i] = static_cast<int64_t>(entries[i] & mask);
}

template <class U>
class PartSort {
 public:
  static constexpr int64_t kLeast = 1 << 15, kMost = 1 << 20;  // elements
  static constexpr int kPartBits = 9;                          // of how many a part has on average

  PartSort(int64_t size, const Element& element, SortFunction sort)
      : size_(size), element_(element), sort_(sort) {}

  // Writes the positions of the neighbours `row`; whether it has: not of keys that lie unevenly or
  // are often the same.
  bool run(const Row<U>& row, int64_t* out) {
    const int position = bit_length(static_cast<uint64_t>(size_ - 1));
    const Row<U> sample{row.x, kSampled, size_ / kSampled * row.step};
    const int differing = differing_bits(sample, element_);
    if (differing < position + kSpare) return false;
    const uint64_t scale = uint64_t{1} << (64 - differing);
    if (!is_even(sample, scale) || differing_bits(row, element_) != differing) return false;
    if (!entries_) {
      entries_ = room<uint32_t>(int64_t{2} << position);
      marks_ = room<uint8_t>(size_ + 8);
    }
    parts_ = int64_t{1} << (position - kPartBits);
    return split(row, scale, static_cast<uint64_t>(parts_), (uint32_t{1} << position) - 1) &&
           sort_parts(row, position, out);
  }

 private:
  static constexpr int64_t kMostParts = 2 << (20 - kPartBits);
  static constexpr int kSpare = 3;  // bits of keys, beyond those that number the elements
  static constexpr int64_t kSampled = 1 << 10, kSampleParts = 1 << 6;

  // The upper half is the part, the lower half begins with the next bits of the key. Factors are
  // powers of two, which the compiler does not know to be such (CORE_OUTLINED): shifts by numbers
  // that are no constants take three times as long.
  CORE_INLINE static uint64_t place_of(U x, const Element& e, uint64_t scale, uint64_t parts) {
    return (key_of(x, e) * scale >> 32) * parts;
  }

  // Whether the sample spreads over parts as if all were as likely, and no two keys agree.
  CORE_OUTLINED bool is_even(const Row<U>& sample, uint64_t scale) {
    int counts[kSampleParts] = {};
    uint32_t words[kSampled];
    for (int64_t i = 0; i < kSampled; i++) {
      words[i] = static_cast<uint32_t>(place_of(sample[i], element_, scale, 1));
      counts[words[i] / ((uint64_t{1} << 32) / kSampleParts)]++;
    }
    return *std::max_element(counts, counts + kSampleParts) < 3 * kSampled / kSampleParts &&
           sort_(words, kSampled, nullptr) == 0 &&
           std::adjacent_find(words, words + kSampled) == words + kSampled;
  }

  // Puts entries into the parts, which have room for a fourth more than the average; whether there
  // was room.
  CORE_OUTLINED bool split(const Row<U>& row, uint64_t scale, uint64_t parts, uint32_t mask) {
    const uint32_t distance = (mask + 1) / static_cast<uint32_t>(parts) / 4 * 5;
    const uint32_t room_mask = 2 * mask + 1;
    return by_kind(element_, [&](const Element& e) CORE_INLINED {
      for (uint64_t k = 0; k <= parts; k++) begins_[k] = static_cast<uint32_t>(k) * distance;
      std::copy_n(begins_, parts, ends_);
      uint32_t* entries = entries_.get();
      for (int64_t i = 0; i < size_; i++) {
        const uint64_t k = place_of(row.x[i], e, scale, parts);
        entries[ends_[k >> 32]++ & room_mask] =
            (static_cast<uint32_t>(k) & ~mask) | static_cast<uint32_t>(i);
      }
      return std::equal(ends_, ends_ + parts, begins_ + 1, std::less_equal<uint32_t>());
    });
  }

  bool sort_parts(const Row<U>& row, int position, int64_t* out) {
    const uint32_t mask = (uint32_t{1} << position) - 1;
    int64_t repeated = 0, done = 0;
    for (int64_t k = 0; k < parts_; k++) {
      uint32_t* part = entries_.get() + begins_[k];
      const int64_t n = ends_[k] - begins_[k];
      if (n == 0) continue;
      if (sort_(part, n, nullptr) != 0) return false;
      repeated += sort_runs(row, part, n, position);
      write_positions(part, n, mask, out + done);
      done += n;
      if (repeated > done / 4 + (1 << kPartBits)) return false;
    }
    return true;
  }

  // Puts the runs of entries in order that agree in the bits of the key; how many there are, but
  // for the last of each.
  int64_t sort_runs(const Row<U>& row, uint32_t* part, int64_t n, int position) {
    uint8_t* marks = marks_.get();
    int64_t repeated = 0;
    mark_pairs(part, n, position, marks);
    std::memset(marks + n - 1, 0, 8);
    for (int64_t at = 0; at + 1 < n;) {
      uint64_t eight;
      std::memcpy(&eight, marks + at, sizeof eight);
      if (eight == 0) {
        at += 8;
        continue;
      }
      int64_t end = at;
      while (marks[end]) end++;
      if (end > at) sort_run(row, part + at, end + 1 - at, (uint32_t{1} << position) - 1);
      repeated += end - at;
      at = end + 1;
    }
    return repeated;
  }

  // Entries that agree in the bits that they have of their keys. Pairs, which most are, are swapped
  // without a branch: memory is read for the next ones meanwhile.
  void sort_run(const Row<U>& row, uint32_t* run, int64_t n, uint32_t mask) {
    const auto key = [&](int64_t i) { return key_of(row[run[i] & mask], element_); };
    if (n == 2) {
      const uint32_t swapped = key(1) < key(0) ? ~uint32_t{0} : 0, both = run[0] ^ run[1];
      run[0] ^= both & swapped;
      run[1] ^= both & swapped;
      return;
    }
    if (!wide_) wide_ = room<Wide>(size_);
    for (int64_t i = 0; i < n; i++) make(wide_[i], uint64_t{key(i)}, int64_t{run[i]});
    std::sort(wide_.get(), wide_.get() + n, [](const Wide& a, const Wide& b) {
      return a.bits != b.bits ? a.bits < b.bits : a.place < b.place;
    });
    for (int64_t i = 0; i < n; i++) run[i] = static_cast<uint32_t>(wide_[i].place);
  }

  int64_t size_;
  Element element_;
  SortFunction sort_;
  int64_t parts_ = 0;
  uint32_t begins_[kMostParts + 1], ends_[kMostParts];
  Room<uint32_t> entries_;
  Room<uint8_t> marks_;
  Room<Wide> wide_;
};

}  // namespace
}  // namespace core
