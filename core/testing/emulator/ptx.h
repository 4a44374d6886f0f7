// The PTX of kernels, inside of `asm`: languages.py makes each statement a call of a function
// that is named after its instruction. cpp_groups.h stands before it. The lanes' shares of a
// matrix stand in the PTX ISA, "Warp-level matrix instructions".

typedef __SIZE_TYPE__ core_size;
static inline core_size __cvta_generic_to_shared(const void* at) { return (core_size)at; }

static inline float core_bits_to_float(unsigned bits) {
  float value;
  __builtin_memcpy(&value, &bits, sizeof value);
  return value;
}
static inline float core_from_bf16(unsigned bits) { return core_bits_to_float(bits << 16); }
static inline float core_from_f16(unsigned bits) {
  const unsigned sign = bits >> 15 << 31, exponent = bits >> 10 & 31, rest = bits & 1023;
  if (exponent == 31) return core_bits_to_float(sign | 0x7f800000 | rest << 13);
  if (exponent) return core_bits_to_float(sign | (exponent + 112) << 23 | rest << 13);
  return (sign ? -1.0f : 1.0f) * (float)rest * 0x1p-24f;
}

// ---- cvt: to nearest, half to even; NaN is one NaN
static inline unsigned short core_nearest(float x, unsigned bits, int least, unsigned nan) {
  // bits: of the fraction; least: the exponent of the smallest normal number.
  const unsigned u = core_bits_as<unsigned>(x), sign = u >> 31 << 15;
  if (x != x) return nan;
  const double size = __builtin_fabs((double)x);
  int exponent;
  __builtin_frexp(size, &exponent);
  if (exponent - 1 < least) exponent = least + 1;
  // In units of the last place: a whole number, whose carry is the exponent's.
  const double units = __builtin_rint(__builtin_ldexp(size, (int)bits - (exponent - 1)));
  const unsigned top = nan & ~((1u << bits) - 1) & 0x7fff;
  if (size > 1e39 || units == 0) return sign | (units == 0 ? 0 : top);
  const unsigned found = (unsigned)units + ((unsigned)(exponent - 1 - least) << bits);
  return sign | (found < top ? found : top);
}
static inline void core_ptx_cvt_f32_f16(int, float& to, unsigned short bits) {
  to = core_from_f16(bits);
}
static inline void core_ptx_cvt_rn_f16_f32(int, unsigned short& to, float x) {
  to = core_nearest(x, 10, -14, 0x7fff);
}
static inline void core_ptx_cvt_rn_bf16_f32(int, unsigned short& to, float x) {
  to = core_nearest(x, 7, -126, 0x7fff);
}

// ---- ldmatrix: lanes 8 n to 8 n + 7 point at the rows of the n-th 8 x 8 part
static inline void core_ldmatrix(int line, unsigned* const* to, core_size at, bool turned) {
  const unsigned long long* rows = core_engine->meet(0, at, line);
  const unsigned lane = CORE_LANE;
  for (unsigned n = 0; n < 4; ++n) {
    unsigned short pair[2];
    for (unsigned m = 0; m < 2; ++m) {
      const unsigned near = lane / 4, far = lane % 4 * 2 + m;
      const unsigned row = turned ? far : near, column = turned ? near : far;
      pair[m] = ((const unsigned short*)rows[n * 8 + row])[column];
    }
    *to[n] = pair[0] | (unsigned)pair[1] << 16;
  }
}
static inline void core_ptx_ldmatrix_sync_aligned_m8n8_x4_shared_b16(int line, unsigned& a,
                                                                     unsigned& b, unsigned& c,
                                                                     unsigned& d, core_size at) {
  unsigned* to[] = {&a, &b, &c, &d};
  core_ldmatrix(line, to, at, false);
}
static inline void core_ptx_ldmatrix_sync_aligned_m8n8_x4_trans_shared_b16(int line, unsigned& a,
                                                                           unsigned& b, unsigned& c,
                                                                           unsigned& d,
                                                                           core_size at) {
  unsigned* to[] = {&a, &b, &c, &d};
  core_ldmatrix(line, to, at, true);
}

// ---- mma: 16 rows, 8 columns, and as many numbers along k as make 8 words a row
struct CoreFactors {
  unsigned a[4], b[2];
};
static CoreFactors core_factors[2][1024];  // of each lane: of this product, and the one before it
static unsigned char core_turn[1024];

// BITS of a number: 16, or 32 of which TF32 has the upper 19.
template <int BITS>
static inline float core_factor(const unsigned* words, unsigned word, unsigned half,
                                float (*read)(unsigned)) {
  return BITS == 16 ? read(words[word] >> 16 * half & 0xffff) : read(words[word] & 0xffffe000);
}
template <int BITS>
static inline void core_mma(int line, float* const* sums, const CoreFactors& own,
                            float (*read)(unsigned)) {
  const unsigned number = core_engine->number, lane = CORE_LANE;
  CoreFactors* place = &core_factors[core_turn[number] ^= 1][number];
  *place = own;
  const unsigned long long* places = core_engine->meet(0, (unsigned long long)place, line);
  const unsigned numbers = 32 / BITS;  // in a word
  for (unsigned n = 0; n < 4; ++n) {
    const unsigned row = lane / 4 + n / 2 * 8, column = lane % 4 * 2 + n % 2;
    double sum = *sums[n];
    for (unsigned k = 0; k < 8 * numbers; ++k) {
      const unsigned at = k / numbers % 4, far = k / numbers / 4, half = k % numbers;
      const CoreFactors* x = (const CoreFactors*)places[row % 8 * 4 + at];
      const CoreFactors* y = (const CoreFactors*)places[column * 4 + at];
      sum += (double)core_factor<BITS>(x->a, row / 8 + 2 * far, half, read) *
             (double)core_factor<BITS>(y->b, far, half, read);
    }
    *sums[n] = (float)sum;
  }
}
#define CORE_MMA(name, bits, read)                                                                 \
  static inline void core_ptx_mma_sync_aligned_##name(                                             \
      int line, float& c0, float& c1, float& c2, float& c3, unsigned a0, unsigned a1, unsigned a2, \
      unsigned a3, unsigned b0, unsigned b1) {                                                     \
    float* sums[] = {&c0, &c1, &c2, &c3};                                                          \
    core_mma<bits>(line, sums, {{a0, a1, a2, a3}, {b0, b1}}, read);                                \
  }
CORE_MMA(m16n8k16_row_col_f32_f16_f16_f32, 16, core_from_f16)
CORE_MMA(m16n8k16_row_col_f32_bf16_bf16_f32, 16, core_from_bf16)
CORE_MMA(m16n8k8_row_col_f32_tf32_tf32_f32, 32, core_bits_to_float)
