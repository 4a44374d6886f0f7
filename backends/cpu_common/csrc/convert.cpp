// copy and astype: the output takes another tensor's values, converted from any dtype to any. Where
// copy's dtypes are equal, bits are moved; astype between equal ones is left to its body, as clone.
#include "types.h"

#define CORE_FILE "backends/cpu_common/csrc/convert.cpp"

namespace core_cpu::CORE_ISA {
namespace {

template <class T>
constexpr bool is_complex = (T::id >= CORE_COMPLEX64);
template <class T>
constexpr bool is_half = (T::id == CORE_FLOAT16 || T::id == CORE_BFLOAT16);

// What one x86 conversion does: out of range, and NaN, give the smallest integer. As NumPy.
template <class F>
CORE_INLINE int32_t to_int32(F x) {
  return x > F(-0x1.00000002p31) && x < F(0x1p31) ? static_cast<int32_t>(x) : INT32_MIN;
}
template <class F>
CORE_INLINE int64_t to_int64(F x) {
  return x >= F(-0x1p63) && x < F(0x1p63) ? static_cast<int64_t>(x) : INT64_MIN;
}
template <class F>
CORE_INLINE uint64_t to_uint64(F x) {
  const uint64_t large = static_cast<uint64_t>(to_int64(x - F(0x1p63))) ^ (uint64_t{1} << 63);
  return x < F(0x1p63) ? static_cast<uint64_t>(to_int64(x)) : large;
}
template <class I, class F>
CORE_INLINE I to_integer(F x) {
  if constexpr (std::is_same_v<I, int64_t>)
    return to_int64(x);
  else if constexpr (std::is_same_v<I, uint64_t>)
    return to_uint64(x);
  else if constexpr (std::is_same_v<I, uint32_t>)
    return static_cast<I>(to_int64(x));
  else
    return static_cast<I>(to_int32(x));
}

// float32 rounded to odd: rounding the result once more, to 16 bits, is then as good as rounding
// the double once.
CORE_INLINE float to_odd(double x) {
  const float nearest = static_cast<float>(x);
  const double back = nearest;
  const uint32_t u = bits<uint32_t>(nearest);
  const bool away = (back > x) == (x > 0);
  const uint32_t odd = (u - (away ? 1u : 0u)) | 1u;
  return back == x || x != x ? nearest : bits<float>(odd);
}
// The bits that a double cannot hold are gathered in its last one.
template <class I>
CORE_INLINE double to_sticky(I x) {
  if constexpr (sizeof(I) < 8) {
    return static_cast<double>(x);
  } else {
    const bool negative = x < 0;
    const uint64_t m = negative ? 0 - static_cast<uint64_t>(x) : static_cast<uint64_t>(x);
    const uint64_t sticky = (m & ~uint64_t{0x7ff}) | ((m & 0x7ff) != 0 ? 0x800 : 0);
    const double d = static_cast<double>(m >> 53 != 0 ? sticky : m);
    return negative ? -d : d;
  }
}

// Between real types, on values: a 16-bit float is a float here, rounded when it is stored.
template <class To, class From>
CORE_INLINE typename To::Value convert_real(typename From::Value x) {
  using V = typename To::Value;
  using W = typename From::Value;
  if constexpr (std::is_same_v<V, bool>)
    return x != 0;
  else if constexpr (std::is_same_v<W, bool> && std::is_floating_point_v<V>)
    return x ? V(1) : V(0);  // GCC makes no vectors of the conversion
  else if constexpr (std::is_integral_v<V> && std::is_floating_point_v<W>)
    return to_integer<V>(x);
  else if constexpr (is_half<To> && std::is_same_v<W, double>)
    return to_odd(x);
  else if constexpr (is_half<To> && std::is_integral_v<W> && sizeof(W) >= 4)
    return to_odd(to_sticky(x));
  else
    return static_cast<V>(x);
}

template <class T>
struct PartOf {
  using Type = T;
};
template <>
struct PartOf<Complex64> {
  using Type = Float32;
};
template <>
struct PartOf<Complex128> {
  using Type = Float64;
};
template <class T>
using Part = typename PartOf<T>::Type;

template <class To, class From>
CORE_INLINE typename To::Value convert(typename From::Value x) {
  if constexpr (is_complex<From>) {
    const auto re = convert_real<Part<To>, Part<From>>(x.re);
    if constexpr (is_complex<To>)
      return {re, convert_real<Part<To>, Part<From>>(x.im)};
    else if constexpr (std::is_same_v<To, Bool>)
      return re | (x.im != 0);
    else
      return re;  // the imaginary part is dropped, as NumPy does
  } else if constexpr (is_complex<To>) {
    return {convert_real<Part<To>, From>(x), 0};
  } else {
    return convert_real<To, From>(x);
  }
}

template <class From, class To>
void convert_loop(int64_t n, char* const* data, const int64_t* strides) {
  char* const out = data[0];
  const char* const x = data[1];
  const int64_t out_step = strides[0], step = strides[1];
  if (out_step == To::size && step == From::size) {
    CORE_SIMD
    for (int64_t i = 0; i < n; ++i)
      To::store(out + i * To::size, convert<To, From>(From::load(x + i * From::size)));
    return;
  }
  for (int64_t i = 0; i < n; ++i)
    To::store(out + i * out_step, convert<To, From>(From::load(x + i * step)));
}

struct Words {
  uint64_t low, high;
};

template <class S>
void copy_loop(int64_t n, char* const* data, const int64_t* strides) {
  constexpr int64_t size = sizeof(S);
  char* const out = data[0];
  const char* const x = data[1];
  const int64_t out_step = strides[0], step = strides[1];
  if (out_step == size && step == size) {
    if (out != x) memcpy(out, x, static_cast<size_t>(n * size));
  } else if (out_step == size && step == 0) {
    const S value = load_raw<S>(x);
    CORE_SIMD
    for (int64_t i = 0; i < n; ++i) store_raw<S>(out + i * size, value);
  } else {
    for (int64_t i = 0; i < n; ++i) store_raw<S>(out + i * out_step, load_raw<S>(x + i * step));
  }
}

constexpr Loop copy_of_size(int64_t size) {
  switch (size) {
    case 1:
      return copy_loop<uint8_t>;
    case 2:
      return copy_loop<uint16_t>;
    case 4:
      return copy_loop<uint32_t>;
    case 8:
      return copy_loop<uint64_t>;
    default:
      return copy_loop<Words>;
  }
}

template <class From, class To>
constexpr Loop conversion() {
  if constexpr (std::is_same_v<From, To>)
    return copy_of_size(To::size);
  else
    return convert_loop<From, To>;
}

struct Conversions {
  Loop loops[CORE_DTYPE_COUNT][CORE_DTYPE_COUNT];
};
template <class From, class... Tos>
constexpr void fill_row(Loop* row, List<Tos...>) {
  ((row[Tos::id] = conversion<From, Tos>()), ...);
}
template <class... Froms>
constexpr Conversions make_conversions(bool between_equal, List<Froms...>) {
  Conversions made{};
  (fill_row<Froms>(made.loops[Froms::id], All{}), ...);
  for (int t = 0; t < CORE_DTYPE_COUNT; ++t)  // also of dtypes that are not in the list
    made.loops[t][t] = between_equal ? copy_of_size(kItemSize[t]) : nullptr;
  return made;
}

constexpr Conversions kForCopy = make_conversions(true, All{});
constexpr Conversions kForAstype = make_conversions(false, All{});
constexpr Convert kCopy = {1, kForCopy.loops};      // copy(x, src)
constexpr Convert kAstype = {0, kForAstype.loops};  // astype(x, dtype)

#define CORE_CONVERT_ENTRY(op, context) \
  {op, kAllDtypes, make_kernel(run_convert, &(context), CORE_BACKEND " " op, CORE_FILE, __LINE__)}

const Entry kEntries[] = {
    CORE_CONVERT_ENTRY("core::copy", kCopy),
    CORE_CONVERT_ENTRY("core::astype", kAstype),
};

}  // namespace

Table conversion() { return {kEntries, sizeof(kEntries) / sizeof(Entry)}; }

}  // namespace core_cpu::CORE_ISA
