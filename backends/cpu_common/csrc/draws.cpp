// Random numbers in vectors: Philox4x32-10 by position, the same bits as the bodies in
// core/operators/random/random.py.
#include <algorithm>

#include "normal_numbers.h"
#include "random.h"
#include "table.h"
#include "types.h"
#include "vectors.h"

namespace core_cpu::CORE_ISA {
namespace {

constexpr int kGroup = kVectorBytes / 8;  // blocks that are computed together, one a lane
constexpr int kRounds = 10;
constexpr int64_t kPart = 64;      // blocks whose words lie in the first cache, then become numbers
constexpr int64_t kAhead = 2048;   // bytes before they are written they are asked for
constexpr double kBlockWork = 16;  // of a block, as a task counts it

CORE_INLINE Longs all_longs(uint64_t x) { return x - Longs{}; }

// The upper half of each lane in its lower one, and whatever above: a shuffle, which processors do
// beside products, unlike shifts.
CORE_INLINE Longs upper_halves(Longs x) {
  typedef uint32_t Halves __attribute__((vector_size(kVectorBytes)));
  Halves places;
#pragma GCC unroll 16
  for (int i = 0; i < 2 * kGroup; ++i) places[i] = uint32_t(i | 1);
  return Longs(__builtin_shuffle(Halves(x), places));
}

struct Stream {
  Longs offset_low, offset_high, key[kRounds][2];

  explicit Stream(const Draw& d)
      : offset_low(all_longs(d.offset & 0xffffffff)), offset_high(all_longs(d.offset >> 32)) {
    for (int r = 0; r < kRounds; ++r) {
      key[r][0] = all_longs(uint32_t(d.seed) + uint32_t(r) * 0x9E3779B9u);
      key[r][1] = all_longs(uint32_t(d.seed >> 32) + uint32_t(r) * 0xBB67AE85u);
    }
  }

  // The words of kGroup blocks, which are the lower halves of the lanes.
  CORE_INLINE void words(Longs block, Longs c[4]) const {
    const Longs f0 = all_longs(0xD2511F53), f1 = all_longs(0xCD9E8D57);
    c[0] = block;
    c[1] = block >> 32;
    c[2] = offset_low;
    c[3] = offset_high;
#pragma GCC unroll 10
    for (int r = 0; r < kRounds; ++r) {
      const Longs p0 = multiply_halves(c[0], f0), p1 = multiply_halves(c[2], f1);
      c[0] = upper_halves(p1) ^ c[1] ^ key[r][0];
      c[1] = p1;
      c[2] = upper_halves(p0) ^ c[3] ^ key[r][1];
      c[3] = p0;
    }
  }
};

// The words of `count` blocks from `first` on, in order: of 32 bits, or two as one of 64 bits,
// where the first is the upper half. Whole groups are written.
template <bool Pairs>
CORE_APART void fill_words(const Stream& stream, int64_t first, int64_t count, char* to) {
  const Longs half = all_longs(0xffffffff);
  Longs lanes, low, high;
#pragma GCC unroll 8
  for (int i = 0; i < kGroup; ++i) {
    lanes[i] = uint64_t(i);
    low[i] = uint64_t(i / 2 + i % 2 * kGroup);
    high[i] = uint64_t(kGroup / 2 + i / 2 + i % 2 * kGroup);
  }
  for (int64_t i = 0; i < count; i += kGroup, to += 2 * kVectorBytes) {
    Longs c[4];
    stream.words(lanes + uint64_t(first + i), c);
    constexpr int upper = Pairs ? 0 : 1, lower = 1 - upper;
    const Longs a = c[upper] << 32 | (c[lower] & half);
    const Longs b = c[2 + upper] << 32 | (c[2 + lower] & half);
    store_raw(to, __builtin_shuffle(a, b, low));
    store_raw(to + kVectorBytes, __builtin_shuffle(a, b, high));
  }
}

// number(word, i) for words [begin, end) of the parts, stored as E.
template <class E, class Word, class Number>
CORE_INLINE void fill_parts(const Draw& d, int64_t begin, int64_t end, Number number) {
  constexpr int64_t per_block = 16 / int64_t(sizeof(Word));
  const Stream stream(d);
  alignas(64) char words[16 * kPart];
  for (int64_t part = begin; part < end; ++part) {
    const int64_t first = part * kPart * per_block;
    const int64_t n = std::min(d.count - first, kPart * per_block);
    fill_words<sizeof(Word) == 8>(stream, part * kPart, (n + per_block - 1) / per_block, words);
    char* to = d.out + first * E::size;
    for (int64_t i = 0; i < n * E::size; i += 64) __builtin_prefetch(to + i + kAhead, 1);
    CORE_SIMD
    for (int64_t i = 0; i < n; ++i)
      E::store(to + i * E::size, number(load_raw<Word>(words + i * sizeof(Word)), first + i));
  }
}

template <void (*fill)(const Draw&, int64_t, int64_t), int PerBlock>
void draw(const Draw& d, const Tasks& tasks) {
  constexpr int64_t part = kPart * PerBlock;
  Draw copy = d;
  tasks.run((d.count + part - 1) / part, kPart * kBlockWork,
            [](void* context, int64_t begin, int64_t end) {
              fill(*static_cast<const Draw*>(context), begin, end);
            },
            &copy);
}

// ---- numbers -----------------------------------------------------------------------------------
template <class E>
using WordOf = std::conditional_t<E::size == 8, uint64_t, uint32_t>;

template <class E>
void fill_bits(const Draw& d, int64_t begin, int64_t end) {
  using Word = WordOf<E>;
  constexpr int64_t bytes = 16 * kPart;
  const Stream stream(d);
  for (; E::size == sizeof(Word) && (begin + 1) * bytes <= d.count * E::size && begin < end;
       ++begin)
    fill_words<E::size == 8>(stream, begin * kPart, kPart, d.out + begin * bytes);
  fill_parts<E, Word>(d, begin, end, [](Word word, int64_t) { return typename E::Value(word); });
}

// From [0, 1), as fine as the dtype holds exactly.
template <class E>
constexpr int kPrecision = E::size == 8            ? 53
                           : E::size == 4          ? 24
                           : E::id == CORE_FLOAT16 ? 11
                                                   : 8;
template <class E, class Word>
CORE_INLINE typename E::Value uniform(Word word) {
  using T = typename E::Value;
  constexpr int n = kPrecision<E>;
  using Signed = std::make_signed_t<Word>;  // which processors convert
  return T(Signed(word >> (8 * int(sizeof(Word)) - n))) * (T(1) / T(uint64_t{1} << n));
}

template <class E>
void fill_uniform(const Draw& d, int64_t begin, int64_t end) {
  fill_parts<E, WordOf<E>>(d, begin, end, [](auto word, int64_t) { return uniform<E>(word); });
}

// The upper 64 of the 128 bits of a product.
CORE_INLINE uint64_t product_high(uint64_t a, uint64_t b) {
  const uint64_t mask = 0xffffffff;
  const uint64_t cross = (a & mask) * (b >> 32) + ((a & mask) * (b & mask) >> 32);
  const uint64_t other = (a >> 32) * (b & mask) + (cross & mask);
  return (a >> 32) * (b >> 32) + (cross >> 32) + (other >> 32);
}

template <class E>
void fill_integers(const Draw& d, int64_t begin, int64_t end) {
  const uint64_t low = d.low, width = d.width;
  fill_parts<UInt64, uint64_t>(
      d, begin, end, [=](uint64_t word, int64_t) { return product_high(word, width) + low; });
}

// ---- normal numbers ----------------------------------------------------------------------------
CORE_INLINE float fused(float a, float b, float c) {
#if CORE_HAS_FMA
  return __builtin_fmaf(a, b, c);
#else
  return a * b + c;
#endif
}

// quantile of core/ir/math/normal.py at the middle of one of 2^23 equal parts, bit by bit.
CORE_INLINE float normal(uint32_t word) {
  constexpr uint32_t root_half = 0x3F3504F3, mantissa = (1u << 23) - 1;
  const float x = float(int32_t(word >> 9) * 2 + (1 - (1 << 23))) * 0x1p-23f;
  const float square = (1 - x) * (1 + x);
  const uint32_t above = bits<uint32_t>(square) - (root_half - (127u << 23));
  const float r = bits<float>((above & mantissa) + root_half) - 1;
  constexpr int last = sizeof(kLog2) / sizeof(float) - 1, end = sizeof(kFar) / sizeof(float) - 1;
  static_assert(sizeof(kNear) == sizeof(kFar));
  float log = kLog2[last];
#pragma GCC unroll 32
  for (int i = last - 1; i >= 0; --i) log = fused(log, r, kLog2[i]);
  log = fused(r, log, bits<float>(above >> 23 | 150u << 23) - (0x1p23f + 127));
  const bool near = log > -7;
  log += near ? 0.0f : 14.5f;
  float total = near ? kNear[end] : kFar[end];
#pragma GCC unroll 32
  for (int i = end - 1; i >= 0; --i) total = fused(total, log, near ? kNear[i] : kFar[i]);
  return x * total;
}

template <class E>
void fill_normal(const Draw& d, int64_t begin, int64_t end) {
  fill_parts<E, uint32_t>(d, begin, end, [](uint32_t word, int64_t) { return normal(word); });
}

template <class E>
void fill_dropout(const Draw& d, int64_t begin, int64_t end) {
  using T = typename E::Value;
  const T least = T(d.p), scale = T(d.p < 1 ? 1 / (1 - d.p) : 0);
  const char* x = d.x;
  fill_parts<E, WordOf<E>>(d, begin, end, [=](auto word, int64_t i) {
    const T kept = E::load(x + i * E::size) * scale;
    return uniform<E>(word) >= least ? kept : T(0);
  });
}

// ---- the tables --------------------------------------------------------------------------------
#define CORE_TABLE(name, fill)                                               \
  template <class... Es>                                                     \
  constexpr DrawTable name(List<Es...>) {                                    \
    DrawTable made{};                                                        \
    ((made.of[Es::id] = draw<fill<Es>, 16 / int(sizeof(WordOf<Es>))>), ...); \
    return made;                                                             \
  }
CORE_TABLE(bits_table, fill_bits)
CORE_TABLE(uniform_table, fill_uniform)
CORE_TABLE(normal_table, fill_normal)
CORE_TABLE(integers_table, fill_integers)
CORE_TABLE(dropout_table, fill_dropout)

constexpr DrawTable kBits =
    bits_table(List<Int8, Int16, Int32, Int64, UInt8, UInt16, UInt32, UInt64>{});
constexpr DrawTable kUniform = uniform_table(List<Float16, BFloat16, Float32, Float64>{});
constexpr DrawTable kNormal = normal_table(List<Float16, BFloat16, Float32>{});
constexpr DrawTable kIntegers = integers_table(List<Int64>{});
constexpr DrawTable kDropout = dropout_table(List<Float32, Float64>{});

#define CORE_DRAW(op, run, table) \
  {op, kAllDtypes,                \
   make_kernel(run, &table, CORE_BACKEND " " op, "backends/cpu_common/csrc/draws.cpp", __LINE__)}
const Entry kEntries[] = {
    CORE_DRAW("core::random_bits", run_draw, kBits),
    CORE_DRAW("core::random_uniform", run_draw, kUniform),
    CORE_DRAW("core::random_normal", run_draw, kNormal),
    CORE_DRAW("core::random_integers", run_integers, kIntegers),
    CORE_DRAW("core::random_bits_at", run_draw, kBits),
    CORE_DRAW("core::random_uniform_at", run_draw, kUniform),
    CORE_DRAW("core::random_normal_at", run_draw, kNormal),
    CORE_DRAW("core::random_integers_at", run_integers, kIntegers),
    CORE_DRAW("core::random_dropout", run_dropout, kDropout),
};

}  // namespace

Table draws() { return {kEntries, sizeof(kEntries) / sizeof(Entry)}; }

}  // namespace core_cpu::CORE_ISA
