// What products in blocks are computed with. A unit says what operands are in memory and in what
// form their factors are packed, and multiplies a strip with a panel: `Rows` rows by two vectors of
// columns, whose sums fill the vector registers. One step of the depth is `deep` elements of k.
//
// Like types.h, compiled once for every instruction set.
#pragma once
#include <type_traits>

#include "gemm_pack.h"
#include "tile_unit.h"

#if CORE_HAS_GEMM
namespace core_cpu::CORE_ISA {

// What is multiplied next is fetched into the second cache meanwhile, `pace` bytes a step. Its
// address is a number, since it may lie behind the last panel.
struct Next {
  uintptr_t at;
  int64_t pace;
  CORE_INLINE void fetch() {
    __builtin_prefetch(reinterpret_cast<const void*>(at), 0, 2);
    at += uintptr_t(pace);
  }
};

// Rows of a panel that lie `step` apart in memory, and where it is packed. The first cache fetches
// no lines of other pages by itself.
template <class F>
struct Unpacked {
  static constexpr int64_t kAhead = 8;  // rows
  const F* from;
  int64_t step;
  F* to;
  Unpacked at(int64_t row, int64_t col) const { return {from + row * step + col, step, to}; }
  uintptr_t address(int64_t row, int64_t col) const {  // which may lie behind the last row
    return reinterpret_cast<uintptr_t>(from) + uintptr_t(row * step + col) * sizeof(F);
  }
  CORE_INLINE void fetch() const {
    const uintptr_t row = address(kAhead, 0);
    __builtin_prefetch(reinterpret_cast<const void*>(row));
    __builtin_prefetch(reinterpret_cast<const void*>(row + kVectorBytes));
  }
};

// What units have that compute in vectors: sums are stored as they are, and threads have no state.
template <class S>
struct InVectors {
  using Stored = S;
  struct State {
    State() {}
  };
  static constexpr bool is_tiled = false, packs_panels = false;
};

// Factors of float32 and float64: each row's is multiplied with two vectors.
template <class E>
struct Lanes : InVectors<typename E::Value> {
  using Element = E;
  using Factor = typename E::Value;
  using Sum = Factor;
  static constexpr int deep = 1, strip = kStrip;
  static int width(int rows) { return rows; }

  template <bool Panel>
  static void pack(const char* from, int64_t step, int64_t stride, int64_t lines, int64_t width,
                   int64_t k, Factor* to) {
    CORE_ISA::pack<E>(from, step, stride, lines, width, k, to);
  }

  // Rows that lie `step` apart in memory are read there, or packed ones (0).
  static constexpr bool reads_rows = sizeof(Factor) == E::size && !kFactorsInLanes;
  // A panel whose rows lie in memory is packed as it is multiplied for the first time.
  static constexpr bool packs_panels = sizeof(Factor) == E::size;

  template <int Rows, bool Packed = true>
  static CORE_INLINE void multiply(int64_t steps, const Factor* a, int64_t step, const Factor* b,
                                   Next next, Vector<Sum> (&sums)[Rows][2]) {
    sum<Rows, Packed>(steps, a, step, sums, [&](int64_t p, auto& left, auto& right) {
      next.fetch();
      left = *reinterpret_cast<const Vector<Sum>*>(b + p * kPanel<Sum>);
      right = *reinterpret_cast<const Vector<Sum>*>(b + p * kPanel<Sum> + kLanes<Sum>);
    });
  }

  template <int Rows, bool Packed>
  static CORE_INLINE void multiply_and_pack(int64_t steps, const Factor* a, int64_t step,
                                            Unpacked<Factor> b, Vector<Sum> (&sums)[Rows][2]) {
    sum<Rows, Packed>(steps, a, step, sums, [&](int64_t p, auto& left, auto& right) {
      b.fetch();
      left = load_raw<Vector<Sum>>(reinterpret_cast<const char*>(b.from));
      right = load_raw<Vector<Sum>>(reinterpret_cast<const char*>(b.from + kLanes<Sum>));
      *reinterpret_cast<Vector<Sum>*>(b.to + p * kPanel<Sum>) = left;
      *reinterpret_cast<Vector<Sum>*>(b.to + p * kPanel<Sum> + kLanes<Sum>) = right;
      b.from += b.step;
    });
  }

 private:
  template <int Rows, bool Packed, class Load>
  static CORE_INLINE void sum(int64_t steps, const Factor* a, int64_t step,
                              Vector<Sum> (&sums)[Rows][2], Load&& load) {
    using V = Vector<Sum>;
#pragma GCC unroll 16
    for (int i = 0; i < Rows; ++i) sums[i][0] = sums[i][1] = V{};
    for (int64_t p = 0; p < steps; ++p, a += Packed ? Rows : 1) {
      V left, right;
      load(p, left, right);
      constexpr int together = kFactorsInLanes ? Rows / kLanes<Sum> * kLanes<Sum> : 0;
#pragma GCC unroll 16
      for (int i = 0; i < together; i += kLanes<Sum>) {
        const V factors = in_register(load_raw<V>(reinterpret_cast<const char*>(a + i)));
#pragma GCC unroll 16
        for (int j = 0; j < kLanes<Sum>; ++j) {
          sums[i + j][0] += left * factors[j];
          sums[i + j][1] += right * factors[j];
        }
      }
#pragma GCC unroll 16
      for (int i = together; i < Rows; ++i) {
        const Factor factor = a[Packed ? i : i * step];
        sums[i][0] += left * factor;
        sums[i][1] += right * factor;
      }
    }
  }
};

#if CORE_HAS_PAIRS
// Factors of bfloat16 by the dot products of isa.h: a row's pair of factors is multiplied with two
// vectors of pairs.
template <class E>
struct Pairs : InVectors<float> {
  using Element = E;
  using Factor = uint16_t;
  using Sum = float;
  static constexpr int deep = 2, strip = kStrip;
  static int width(int rows) { return rows; }

  template <bool Panel>
  static void pack(const char* from, int64_t step, int64_t stride, int64_t lines, int64_t width,
                   int64_t k, Factor* to) {
    pack_pairs<E>(from, step, stride, lines, width, k, to);
  }

  static constexpr bool reads_rows = false;

  template <int Rows, bool = true>
  static CORE_INLINE void multiply(int64_t steps, const Factor* a, int64_t, const Factor* b,
                                   Next next, Vector<Sum> (&sums)[Rows][2]) {
    using V = Vector<Sum>;
    using Factors = Vector<Factor>;
#pragma GCC unroll 16
    for (int i = 0; i < Rows; ++i) sums[i][0] = sums[i][1] = V{};
    for (int64_t p = 0; p < steps; ++p, a += Rows * deep, b += kPanel<Sum> * deep) {
      next.fetch();
      const Factors left = *reinterpret_cast<const Factors*>(b);
      const Factors right = *reinterpret_cast<const Factors*>(b + kLanes<Sum> * deep);
#pragma GCC unroll 16
      for (int i = 0; i < Rows; ++i) {
        const auto pair = Factors(load_raw<uint32_t>(reinterpret_cast<const char*>(a + i * deep)) -
                                  Vector<uint32_t>{});
        sums[i][0] = add_pairs(sums[i][0], pair, left);
        sums[i][1] = add_pairs(sums[i][1], pair, right);
      }
    }
  }
};
#endif

#if CORE_HAS_SQUARES
// Factors of F, uint16_t (the bits of bfloat16) or int8_t, by the squares of isa.h.
template <class E, class F>
struct Squares : InVectors<std::conditional_t<std::is_same_v<F, int8_t>, uint32_t, float>> {
  using Element = E;
  using Factor = F;
  using Sum = std::conditional_t<std::is_same_v<F, int8_t>, uint32_t, float>;
  static constexpr int deep = 8 / int(sizeof(F)), strip = kSquareStrip;
  static int width(int rows) { return (rows + 1) / 2 * 2; }

  template <bool Panel>
  static void pack(const char* from, int64_t step, int64_t stride, int64_t lines, int64_t width,
                   int64_t k, Factor* to) {
    pack_groups<E, deep>(from, step, stride, lines, width, k, to);
  }

  static constexpr bool reads_rows = false;

  template <int Rows, bool = true>
  static CORE_INLINE void multiply(int64_t steps, const Factor* a, int64_t, const Factor* b,
                                   Next next, Vector<Sum> (&sums)[Rows][2]) {
    using V = Vector<Sum>;
    using Factors = std::conditional_t<std::is_same_v<F, int8_t>, Bytes, Halves>;
    constexpr int pairs = (Rows + 1) / 2, lanes = kVectorBytes / int(sizeof(F));
    V squares[pairs][4];
#pragma GCC unroll 16
    for (int i = 0; i < pairs; ++i)
#pragma GCC unroll 4
      for (int j = 0; j < 4; ++j) squares[i][j] = V{};
    for (int64_t p = 0; p < steps; ++p, a += pairs * 2 * deep, b += 4 * lanes) {
      next.fetch();
      Factors columns[4];
#pragma GCC unroll 4
      for (int j = 0; j < 4; ++j) columns[j] = *reinterpret_cast<const Factors*>(b + j * lanes);
#pragma GCC unroll 16
      for (int i = 0; i < pairs; ++i) {
        const auto rows = Factors(load_rows(a + i * 2 * deep));
#pragma GCC unroll 4
        for (int j = 0; j < 4; ++j)
          squares[i][j] = multiply_squares(squares[i][j], rows, columns[j]);
      }
    }
    constexpr auto numbers = std::make_integer_sequence<int, kLanes<Sum>>();
#pragma GCC unroll 16
    for (int i = 0; i < Rows; ++i)
#pragma GCC unroll 2
      for (int j = 0; j < 2; ++j) {
        const V first = squares[i / 2][2 * j], second = squares[i / 2][2 * j + 1];
        sums[i][j] = i % 2 ? row_of<1>(first, second, numbers) : row_of<0>(first, second, numbers);
      }
  }

 private:
  // One row of the squares in two vectors.
  template <int Row, class V, int... I>
  static CORE_INLINE V row_of(V a, V b, std::integer_sequence<int, I...>) {
    return __builtin_shufflevector(a, b, (I / 2 * 4 + Row * 2 + I % 2)...);
  }
};

using OfBFloat16 = Squares<BFloat16, uint16_t>;
using OfRounded = Squares<Float32, uint16_t>;  // float32, to bfloat16
using OfInt8 = Squares<Int8, int8_t>;          // and of uint8: results are the last 8 bits
#elif CORE_HAS_TILES
using OfBFloat16 = Tiles<BFloat16>;
using OfRounded = Tiles<Float32>;
#elif CORE_HAS_PAIRS
using OfBFloat16 = Pairs<BFloat16>;
using OfRounded = Lanes<Float32>;  // as fast on Intel's processors, and exact
#else
using OfBFloat16 = Lanes<BFloat16>;
using OfRounded = Lanes<Float32>;
#endif

#if CORE_HAS_DOTS
// Integers of 8 bits by the dot products of isa.h: a row's group of factors is multiplied with two
// vectors of groups.
struct OfInt8 : InVectors<uint32_t> {
  using Element = Int8;
  using Factor = DotFactor;
  using Sum = uint32_t;
  static constexpr int deep = 4 / int(sizeof(DotFactor)), strip = kStrip;
  static int width(int rows) { return rows; }

  template <bool Panel>
  static void pack(const char* from, int64_t step, int64_t stride, int64_t lines, int64_t width,
                   int64_t k, Factor* to) {
    pack_groups<Int8, deep>(from, step, stride, lines, width, k, to);
  }

  static constexpr bool reads_rows = false;

  template <int Rows, bool = true>
  static CORE_INLINE void multiply(int64_t steps, const Factor* a, int64_t, const Factor* b,
                                   Next next, Words (&sums)[Rows][2]) {
#pragma GCC unroll 16
    for (int i = 0; i < Rows; ++i) sums[i][0] = sums[i][1] = Words{};
    for (int64_t p = 0; p < steps; ++p, a += Rows * deep, b += kPanel<Sum> * deep) {
      next.fetch();
      const Words left = *reinterpret_cast<const Words*>(b);
      const Words right = *reinterpret_cast<const Words*>(b + kLanes<Sum> * deep);
      constexpr int together = kFactorsInLanes ? Rows / kLanes<Sum> * kLanes<Sum> : 0;
      if constexpr (together > 0) {
#pragma GCC unroll 16
        for (int i = 0; i < together; i += kLanes<Sum>)
          add_by_lane(sums + i, left, right,
                      load_raw<Words>(reinterpret_cast<const char*>(a + i * deep)),
                      std::make_integer_sequence<int, kLanes<Sum>>());
      }
#pragma GCC unroll 16
      for (int i = together; i < Rows; ++i) {
        const Words group = load_raw<Sum>(reinterpret_cast<const char*>(a + i * deep)) - Words{};
        sums[i][0] = add_dots(sums[i][0], group, left);
        sums[i][1] = add_dots(sums[i][1], group, right);
      }
    }
  }

 private:
  template <class S, int... Lane>
  static CORE_INLINE void add_by_lane(S* sums, Words left, Words right, Words groups,
                                      std::integer_sequence<int, Lane...>) {
    const auto add = [&](auto lane) {
      sums[lane][0] = add_dots(sums[lane][0], groups, left, lane);
      sums[lane][1] = add_dots(sums[lane][1], groups, right, lane);
    };
    (add(std::integral_constant<int, Lane>()), ...);
  }
};
#endif
#define CORE_HAS_INT8 (CORE_HAS_SQUARES || CORE_HAS_DOTS)

}  // namespace core_cpu::CORE_ISA
#endif
