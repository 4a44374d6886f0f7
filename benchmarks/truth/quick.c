// True values of float32 functions in double, vectorized: `truth`, for the function named NAME.
//
// Compiled by itself with -ffast-math, so that the C library's vectorized functions are taken
// (their error is 2**-27 of a float's last place at most). What these cannot do well, or slowly,
// is marked LATER: compare.c then asks exact.h. Arguments are clipped to where the results matter,
// for the library computes others one by one; HUGE stands for what is infinite as a float.
#include <math.h>
#include <stdint.h>
#include <string.h>

#define HUGE 1e300
#define LATER 1e305
#define INLINE static inline __attribute__((always_inline)) double
#define PASTE(a, b) a##b
#define QUICK(name) PASTE(quick_, name)

INLINE clip(double v, double low, double high) { return v < low ? low : v > high ? high : v; }

INLINE quick_exp(double v) { return exp(clip(v, -200, 200)); }
INLINE quick_exp2(double v) { return exp2(clip(v, -300, 300)); }
INLINE quick_expm1(double v) { return expm1(clip(v, -60, 200)); }
INLINE quick_sigmoid(double v) { return 1 / (1 + exp(-clip(v, -200, 60))); }
INLINE quick_log(double v) { return log(clip(v, 1e-50, HUGE)); }
INLINE quick_log2(double v) { return log2(clip(v, 1e-50, HUGE)); }
INLINE quick_log10(double v) { return log10(clip(v, 1e-50, HUGE)); }
INLINE quick_log1p(double v) { return log1p(clip(v, -0.9999999999, HUGE)); }
INLINE quick_asin(double v) { return asin(clip(v, -1, 1)); }
INLINE quick_acos(double v) { return acos(clip(v, -1, 1)); }
INLINE quick_atan(double v) { return atan(v); }
INLINE quick_sinh(double v) { return sinh(clip(v, -200, 200)); }
INLINE quick_cosh(double v) { return cosh(clip(v, -200, 200)); }
INLINE quick_tanh(double v) { return tanh(clip(v, -30, 30)); }
INLINE quick_asinh(double v) { return asinh(v); }
INLINE quick_acosh(double v) { return acosh(clip(v, 1, HUGE)); }
INLINE quick_atanh(double v) { return atanh(clip(v, -0.9999999999, 0.9999999999)); }
INLINE quick_erf(double v) { return erf(clip(v, -10, 10)); }
INLINE quick_erfc(double v) { return erfc(clip(v, -10, 20)); }
INLINE quick_gelu(double v) { return v * (0.5 * erfc(clip(v * -0.70710678118654752440, -10, 20))); }
INLINE quick_cbrt(double v) { return cbrt(v); }
INLINE quick_rsqrt(double v) { return 1 / sqrt(clip(v, 1e-50, HUGE)); }

INLINE quarter_turns(double v, int quarter) {
  double t = v - 2 * rint(v * 0.5), q = rint(2 * t), a = 3.14159265358979323846 * (t - 0.5 * q);
  int n = (int)q + quarter;
  double y = n & 1 ? cos(a) : sin(a);
  return n & 2 ? -y : y;
}
INLINE quick_sinpi(double v) { return quarter_turns(v, 0); }
INLINE quick_cospi(double v) { return quarter_turns(v, 1); }

// Halley's steps from Abramowitz and Stegun 26.2.23; each triples the digits.
INLINE quick_erfinv(double v) {
  const double half_root_pi = 0.88622692545275801365;
  double x = clip(fabs(v), 0, 0.99999999), q = 1 - x, t = sqrt(-2 * log(q * 0.5));
  double y = t - (2.515517 + t * (0.802853 + t * 0.010328)) /
                     (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)));
  y *= 0.70710678118654752440;
  for (int step = 0; step < 2; ++step) {
    double e = q < 0.5 ? q - erfc(y) : erf(y) - x;
    double u = e * half_root_pi * exp(y * y);
    y -= u / (1 + y * u);
  }
  y = x < 0x1p-13 ? x * half_root_pi * (1 + x * x * 0.26179938779914943654) : y;
  return fabs(v) < 1 ? copysign(y, v) : LATER;
}

// Stirling's series from 8 on. Around its zeros at 1 and 2 digits are lost: later.
INLINE stirling(double v) {
  double w = v < 8 ? v + 8 : v, z = 1 / (w * w), near = v < 8 ? v : 1, p = 1;
  for (int k = 0; k < 8; ++k) p *= near + k;
  double s = (1.0 / 12 - z * (1.0 / 360 - z * (1.0 / 1260 - z * (1.0 / 1680 - z / 1188)))) / w;
  return (w - 0.5) * log(w) - w + 0.91893853320467274178 + s - (v < 8 ? log(p) : 0);
}
INLINE quick_lgamma(double v) {
  double a = clip(fabs(v), 1e-50, HUGE), f = fabs(a - rint(a)), y = stirling(a);
  double sine = sin(3.14159265358979323846 * (f == 0 ? 0.25 : f));
  double left = log(3.14159265358979323846 / (a * sine)) - y;
  y = v < 0 ? (f == 0 ? HUGE : left) : y;
  return v > 0.5 && v < 3 ? LATER : y;
}

// Beyond 12 the series; around its zero digits are lost: later.
INLINE quick_digamma(double v) {
  double x = v < 0 ? 1 - v : v, p = 1, slope = 0;
  x = clip(x, 1e-50, HUGE);
  double near = x < 12 ? x : 1;
  for (int k = 0; k < 12; ++k) slope = slope * (near + k) + p, p *= near + k;
  double w = x < 12 ? x + 12 : x, z = 1 / (w * w);
  double s = z * (1.0 / 12 - z * (1.0 / 120 - z * (1.0 / 252 - z * (1.0 / 240 -
             z * (1.0 / 132 - z * (691.0 / 32760))))));
  double y = log(w) - 0.5 / w - s - (x < 12 ? slope / p : 0), f = v - rint(v);
  f = v < 0 && f != 0 ? f : 0.25;
  y = v < 0 ? y - 3.14159265358979323846 / tan(3.14159265358979323846 * f) : y;
  return fabs(v - 1.4616321449683623) < 1e-4 || (v < 0 && v == rint(v)) ? LATER : y;
}

#ifdef TURNS  // sin, cos, tan
// x = m 2**e, and 2**e / (2 pi) less whole turns in 128 bits: the product with m, an integer of 24,
// loses whole turns by itself.
static const uint64_t turns[128][2] = {TURNS};
void truth(const float* restrict x, double* restrict t, long long n) {
  static __thread double near[4096];
  static __thread int64_t high[4096], odd[4096];
  static __thread uint64_t low[4096];
  for (long long i = 0; i < n; ++i) {
    uint32_t bits;
    memcpy(&bits, x + i, 4);
    int place = (int)(bits >> 23 & 255) - 126;  // 2**place > |x|
    unsigned __int128 r = 0;
    if (place > 0 && place <= 128) {
      const uint64_t* unit = turns[place - 1];
      r = ((unsigned __int128)unit[0] << 64 | unit[1]) * ((bits & 0x7fffff) | 0x800000);
    }
    if (IS_COS) r += (unsigned __int128)1 << 126;
    unsigned __int128 turned = r + ((unsigned __int128)1 << 126);
    odd[i] = (int64_t)(turned >> 127);
    r -= (unsigned __int128)odd[i] << 127;
    high[i] = (int64_t)(r >> 64);
    low[i] = (uint64_t)r;
    near[i] = place > 0 ? 0 : x[i];
  }
#pragma omp simd
  for (long long i = 0; i < n; ++i) {
    double f = ((double)high[i] + (double)(low[i] >> 11) * 0x1p-53) * 0x1p-64;
    double a = f * 6.28318530717958647693, v = x[i], flip = odd[i] ? -1 : 1;
    double small = near[i];
#if IS_TAN  // beyond a quarter of pi by the cotangent
    double rest = fabs(a) - 1.57079632679489661923, far = fabs(a) > 0.78539816339744830962;
    double y = tan(far ? rest : fabs(a));
    y = copysign(far ? -1 / y : y, a);
    y = fabs(a) > 1.57079 ? LATER : v < 0 ? -y : y;
    t[i] = fabs(v) < 1 ? tan(small) : y;
#elif IS_COS
    t[i] = fabs(v) < 1 ? cos(small) : sin(a) * flip;
#else
    t[i] = fabs(v) < 1 ? sin(small) : sin(a) * (v < 0 ? -flip : flip);
#endif
  }
}
#else
void truth(const float* restrict x, double* restrict t, long long n) {
#pragma omp simd
  for (long long i = 0; i < n; ++i) t[i] = QUICK(NAME)(x[i]);
}
#endif
