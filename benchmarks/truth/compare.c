// Runs kernels over many numbers and finds their largest errors. CALL(x, y) is the function,
// SLOW_CALL the same with more digits; FROM and TO its domain; LOWEST(x): see exact.h; LOST: the bits of a 0 that is no zero of the
// function.
#include <math.h>
#include <stdint.h>
#include <string.h>

#define REAL long double
#define F(name) name##l
#define C(number) number##L
#include "exact.h"
#undef REAL
#undef F
#undef C
#define REAL _Float128
#define F(name) name##f128
#define C(number) number##F128
#include "exact.h"
#undef REAL
#undef F
#undef C

typedef void (*kernel)(void* const*, const long long*, long long, long long);
enum { BLOCK = 4096 };
#define SLACK 0x1p-8  // how near to the worst error so far the quick true values are asked again

double error_of(double got, double x, int digits, int least, int top) {
  return distancel(got, CALL(x, 0), digits, least, top, LOWEST(x));
}

#define COMPARE(NAME, T, DIGITS, LEAST, TOP)                                                      \
  double NAME(kernel run, const T* x, const T* y, T* out, long long n, long long* where) {        \
    void* const buffers[] = {(void*)x, ARGUMENTS == 2 ? (void*)y : out, out};                     \
    const long long sizes[] = {n, n, n, n};                                                       \
    double worst = -1;                                                                            \
    run(buffers, sizes, 0, n);                                                                    \
    for (long long i = 0; i < n; ++i) {                                                           \
      double d = distancel(out[i], CALL(x[i], y[i]), DIGITS, LEAST, TOP, LOWEST(x[i]));           \
      if (d < worst - SLACK) continue;                                                            \
      d = distancef128(out[i], SLOW_CALL(x[i], y[i]), DIGITS, LEAST, TOP, LOWEST(x[i]));          \
      if (d > worst) worst = d, *where = i;                                                       \
    }                                                                                             \
    return worst;                                                                                 \
  }
COMPARE(compare_float32, float, 24, -149, 128)
COMPARE(compare_float64, double, 53, -1074, 1024)

#ifdef SWEEP
void truth(const float* x, double* t, long long n);

// Whether some results may be worse than `worst`; flags say which ones.
static int suspicious(const float* restrict x, const double* restrict t, const float* restrict got,
                      uint8_t* restrict flags, double worst) {
  uint8_t any = 0;
  double allowed = (worst - SLACK) * 0x1p-23;
#pragma omp simd reduction(| : any)
  for (int i = 0; i < BLOCK; ++i) {
    uint32_t input, output, rounded;
    uint64_t bits;
    float near = (float)t[i];
    memcpy(&input, x + i, 4), memcpy(&output, got + i, 4), memcpy(&rounded, &near, 4);
    memcpy(&bits, t + i, 8);
    bits &= 0x7ff0000000000000ull;
    double power, least = LOWEST(x[i]) < -9999 ? 0x1p-126 : LOWEST(x[i]) == 1 ? 1 : 4;
    memcpy(&power, &bits, 8);
    power = power < least ? least : power;
    int nothing = (input & 0x7fffffff) > 0x7f800000 || x[i] < (float)(FROM) || x[i] > (float)(TO);
    int is_nan = (output & 0x7fffffff) > 0x7f800000;
    int close = power < 0x1p127 && fabs(got[i] - t[i]) <= allowed * power;
    int lost = output == LOST && fabs(t[i]) <= 0x1p-150 && input << 1;
    if (LOWEST(x[i]) > -9999) lost |= close;
    int right = output << 1 ? output == rounded || close : lost;
    flags[i] = !(nothing ? is_nan : !is_nan && right);
    any |= flags[i];
  }
  return any;
}

// Of every step-th float from start to end: the largest error of each kernel, and where.
void sweep(const kernel* kernels, int count, uint64_t start, uint64_t step, uint64_t end,
           double* worst, float* where) {
  static __thread float x[BLOCK], outputs[2][BLOCK];
  static __thread double t[BLOCK];
  uint8_t flags[BLOCK];
  const long long sizes[] = {BLOCK, BLOCK};
  for (int k = 0; k < count; ++k) worst[k] = 0.5, where[k] = NAN;  // what is rounded is not worse
  for (; start < end; start += BLOCK * step) {
    int outside = 1;
    for (int i = 0; i < BLOCK; ++i) {
      uint32_t bits = (uint32_t)(start + i * step < end ? start + i * step : start);
      memcpy(x + i, &bits, 4);
      outside &= !(x[i] >= (float)(FROM) && x[i] <= (float)(TO));
    }
    if (outside) memset(t, 0, sizeof t);
    else truth(x, t, BLOCK);
    double before = 0;
    for (int k = 0; k < count; ++k) {
      float *got = outputs[k & 1], *others = outputs[~k & 1];
      void* const buffers[] = {x, got};
      kernels[k](buffers, sizes, 0, BLOCK);
      // Levels with equal arithmetic give equal results: what is worst is known.
      int known = k && worst[k] >= before && !memcmp(got, others, sizeof *outputs);
      before = worst[k];
      if (known && worst[k] < worst[k - 1]) worst[k] = worst[k - 1], where[k] = where[k - 1];
      if (known) continue;
      if (!suspicious(x, t, got, flags, worst[k])) continue;
      for (int i = 0; i < BLOCK; ++i) {
        double d = flags[i] ? distancel(got[i], CALL(x[i], 0), 24, -149, 128, LOWEST(x[i])) : 0;
        if (d > worst[k]) worst[k] = d, where[k] = x[i];
      }
    }
  }
}
#endif
