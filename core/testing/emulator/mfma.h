// Products on AMD's matrix cores, by the names that the compiler gives them. cpp_groups.h stands
// before it. The lanes' shares of a matrix stand in AMD's "matrix instruction
// calculator", and in core_backend_rocm/tiles.py.

#define _Float16 unsigned short  // only its bits are moved
typedef float CoreFloat4 __attribute__((__vector_size__(16)));
typedef short CoreShort4 __attribute__((__vector_size__(8)));
typedef unsigned short CoreHalf4 __attribute__((__vector_size__(8)));

static inline float core_bits_to_float(unsigned bits) {
  float value;
  __builtin_memcpy(&value, &bits, sizeof value);
  return value;
}
static inline float core_number(float x) { return x; }
static inline float core_number(short bits) {
  return core_bits_to_float((unsigned)(unsigned short)bits << 16);
}
static inline float core_number(unsigned short bits) {
  const unsigned sign = bits >> 15 << 31, exponent = bits >> 10 & 31, rest = bits & 1023;
  if (exponent == 31) return core_bits_to_float(sign | 0x7f800000 | rest << 13);
  if (exponent) return core_bits_to_float(sign | (exponent + 112) << 23 | rest << 13);
  return (sign ? -1.0f : 1.0f) * (float)rest * 0x1p-24f;
}

struct CoreFactors {
  float a[4], b[4];
};
static CoreFactors core_factors[2][1024];  // of each lane: of this product, and the one before it
static unsigned char core_turn[1024];

template <int COUNT>
static inline CoreFloat4 core_mfma(int line, const CoreFactors& own, CoreFloat4 sums) {
  const unsigned number = core_engine->number, lane = CORE_LANE;
  CoreFactors* place = &core_factors[core_turn[number] ^= 1][number];
  *place = own;
  const unsigned long long* places = core_engine->meet(0, (unsigned long long)place, line);
  for (unsigned n = 0; n < 4; ++n) {
    double sum = sums[n];
    for (unsigned k = 0; k < 4 * COUNT; ++k) {
      const unsigned from = k / COUNT * 16;
      sum += (double)((const CoreFactors*)places[from + lane / 16 * 4 + n])->a[k % COUNT] *
             (double)((const CoreFactors*)places[from + lane % 16])->b[k % COUNT];
    }
    sums[n] = (float)sum;
  }
  return sums;
}
template <class T>
static inline CoreFloat4 core_mfma_of(int line, T a, T b, CoreFloat4 sums, int, int, int) {
  CoreFactors own;
  for (int n = 0; n < 4; ++n) own.a[n] = core_number(a[n]), own.b[n] = core_number(b[n]);
  return core_mfma<4>(line, own, sums);
}
static inline CoreFloat4 core_mfma_of(int line, float a, float b, CoreFloat4 sums, int, int, int) {
  return core_mfma<1>(line, {{a}, {b}}, sums);
}
#define __builtin_amdgcn_mfma_f32_16x16x16f16(...) core_mfma_of<CoreHalf4>(__LINE__, __VA_ARGS__)
#define __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(...) \
  core_mfma_of<CoreShort4>(__LINE__, __VA_ARGS__)
#define __builtin_amdgcn_mfma_f32_16x16x4f32(...) core_mfma_of(__LINE__, __VA_ARGS__)
