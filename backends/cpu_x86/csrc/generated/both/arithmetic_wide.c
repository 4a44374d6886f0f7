// Made by backends/cpu_x86/tools/generate.py from the operators' bodies: change those, run it.
#include "built.h"

static inline double core_max_float64(double a, double b) { return a > b || a != a ? a : b; }
static inline double core_min_float64(double a, double b) { return a < b || a != a ? a : b; }
static inline long long core_floordiv_index(long long a, long long b) { if (b == 0) return 0; if (b == -1) return (long long)(0 - (unsigned long long)a); long long q = (long long)(a / b); return (long long)(q - ((a % b != 0) & ((a < 0) != (b < 0)))); }
static inline float core_bits_uint32_float32(unsigned int a) { union { unsigned int from; float to; } u; u.from = a; return u.to; }
static inline unsigned int core_bits_float32_uint32(float a) { union { float from; unsigned int to; } u; u.from = a; return u.to; }
static inline float core_max_float32(float a, float b) { return a > b || a != a ? a : b; }
static inline float core_min_float32(float a, float b) { return a < b || a != a ? a : b; }

static void add_uuu_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[i1 * n4_s1_0 + i2];
   const double v4 = b2_x2[i1 * n6_s2_0 + i2];
   const double v5 = v3 + v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void add_uuz_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[i1 * n4_s1_0 + i2];
   const double v4 = b2_x2[i1 * n6_s2_0];
   const double v5 = v3 + v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void add_uzu_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[i1 * n4_s1_0];
   const double v4 = b2_x2[i1 * n6_s2_0 + i2];
   const double v5 = v3 + v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void add_sss_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n7_s2_1 = (long long)scalars[7];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const double v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const double v5 = v3 + v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void subtract_uuu_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[i1 * n4_s1_0 + i2];
   const double v4 = b2_x2[i1 * n6_s2_0 + i2];
   const double v5 = v3 - v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void subtract_uuz_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[i1 * n4_s1_0 + i2];
   const double v4 = b2_x2[i1 * n6_s2_0];
   const double v5 = v3 - v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void subtract_uzu_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[i1 * n4_s1_0];
   const double v4 = b2_x2[i1 * n6_s2_0 + i2];
   const double v5 = v3 - v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void subtract_sss_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n7_s2_1 = (long long)scalars[7];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const double v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const double v5 = v3 - v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void multiply_uuu_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[i1 * n4_s1_0 + i2];
   const double v4 = b2_x2[i1 * n6_s2_0 + i2];
   const double v5 = v3 * v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void multiply_uuz_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[i1 * n4_s1_0 + i2];
   const double v4 = b2_x2[i1 * n6_s2_0];
   const double v5 = v3 * v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void multiply_uzu_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[i1 * n4_s1_0];
   const double v4 = b2_x2[i1 * n6_s2_0 + i2];
   const double v5 = v3 * v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void multiply_sss_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n7_s2_1 = (long long)scalars[7];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const double v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const double v5 = v3 * v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void divide_uuu_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[i1 * n4_s1_0 + i2];
   const double v4 = b2_x2[i1 * n6_s2_0 + i2];
   const double v5 = v3 / v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void divide_uuz_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[i1 * n4_s1_0 + i2];
   const double v4 = b2_x2[i1 * n6_s2_0];
   const double v5 = v3 / v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void divide_uzu_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[i1 * n4_s1_0];
   const double v4 = b2_x2[i1 * n6_s2_0 + i2];
   const double v5 = v3 / v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void divide_sss_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n7_s2_1 = (long long)scalars[7];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const double v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const double v5 = v3 / v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void maximum_uuu_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[i1 * n4_s1_0 + i2];
   const double v4 = b2_x2[i1 * n6_s2_0 + i2];
   const double v5 = core_max_float64(v3, v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void maximum_uuz_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[i1 * n4_s1_0 + i2];
   const double v4 = b2_x2[i1 * n6_s2_0];
   const double v5 = core_max_float64(v3, v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void maximum_uzu_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[i1 * n4_s1_0];
   const double v4 = b2_x2[i1 * n6_s2_0 + i2];
   const double v5 = core_max_float64(v3, v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void maximum_sss_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n7_s2_1 = (long long)scalars[7];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const double v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const double v5 = core_max_float64(v3, v4);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void minimum_uuu_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[i1 * n4_s1_0 + i2];
   const double v4 = b2_x2[i1 * n6_s2_0 + i2];
   const double v5 = core_min_float64(v3, v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void minimum_uuz_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[i1 * n4_s1_0 + i2];
   const double v4 = b2_x2[i1 * n6_s2_0];
   const double v5 = core_min_float64(v3, v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void minimum_uzu_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[i1 * n4_s1_0];
   const double v4 = b2_x2[i1 * n6_s2_0 + i2];
   const double v5 = core_min_float64(v3, v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void minimum_sss_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n7_s2_1 = (long long)scalars[7];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const double v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const double v5 = core_min_float64(v3, v4);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void add_uut_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n7_s2_1 = (long long)scalars[7];
 const long long v1 = n0_n0 + 63;
 const long long v2 = core_floordiv_index(v1, 64);
 const long long v3 = n1_n1 + 63;
 const long long v4 = core_floordiv_index(v3, 64);
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % v4;
  rest /= v4;
  const long long ti5 = rest;
  const long long left = v4 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long tj6 = first; tj6 < last; ++tj6) {
   const long long v7 = ti5 * 64;
   const long long v8 = tj6 * 64;
   const long long v9 = n0_n0 - v7;
   const long long v10 = (v9 < 64 ? v9 : 64);
   const long long v11 = n1_n1 - v8;
   const long long v12 = (v11 < 64 ? v11 : 64);
   double tile13[4608];
   for (long long j14 = 0; j14 < v12; ++j14) {
    const long long v15 = v8 + j14;
#pragma omp simd
    for (long long i16 = 0; i16 < v10; ++i16) {
     const long long v17 = v7 + i16;
     const double v18 = b2_x2[v17 + v15 * n7_s2_1];
     tile13[j14 * 72 + i16] = v18;
    }
   }
   for (long long i19 = 0; i19 < v10; ++i19) {
    const long long v20 = v7 + i19;
#pragma omp simd
    for (long long j21 = 0; j21 < v12; ++j21) {
     const long long v22 = v8 + j21;
     const double v23 = b1_x1[v20 * n4_s1_0 + v22];
     const double v24 = tile13[j21 * 72 + i19];
     const double v25 = v23 + v24;
     b0_y[v20 * n2_s0_0 + v22] = v25;
    }
   }
  }
  at += last - first;
 }
}

static void add_utu_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n5_s1_1 = (long long)scalars[5];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long v1 = n0_n0 + 63;
 const long long v2 = core_floordiv_index(v1, 64);
 const long long v3 = n1_n1 + 63;
 const long long v4 = core_floordiv_index(v3, 64);
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % v4;
  rest /= v4;
  const long long ti5 = rest;
  const long long left = v4 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long tj6 = first; tj6 < last; ++tj6) {
   const long long v7 = ti5 * 64;
   const long long v8 = tj6 * 64;
   const long long v9 = n0_n0 - v7;
   const long long v10 = (v9 < 64 ? v9 : 64);
   const long long v11 = n1_n1 - v8;
   const long long v12 = (v11 < 64 ? v11 : 64);
   double tile13[4608];
   for (long long j14 = 0; j14 < v12; ++j14) {
    const long long v15 = v8 + j14;
#pragma omp simd
    for (long long i16 = 0; i16 < v10; ++i16) {
     const long long v17 = v7 + i16;
     const double v18 = b1_x1[v17 + v15 * n5_s1_1];
     tile13[j14 * 72 + i16] = v18;
    }
   }
   for (long long i19 = 0; i19 < v10; ++i19) {
    const long long v20 = v7 + i19;
#pragma omp simd
    for (long long j21 = 0; j21 < v12; ++j21) {
     const long long v22 = v8 + j21;
     const double v23 = tile13[j21 * 72 + i19];
     const double v24 = b2_x2[v20 * n6_s2_0 + v22];
     const double v25 = v23 + v24;
     b0_y[v20 * n2_s0_0 + v22] = v25;
    }
   }
  }
  at += last - first;
 }
}

static void subtract_uut_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n7_s2_1 = (long long)scalars[7];
 const long long v1 = n0_n0 + 63;
 const long long v2 = core_floordiv_index(v1, 64);
 const long long v3 = n1_n1 + 63;
 const long long v4 = core_floordiv_index(v3, 64);
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % v4;
  rest /= v4;
  const long long ti5 = rest;
  const long long left = v4 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long tj6 = first; tj6 < last; ++tj6) {
   const long long v7 = ti5 * 64;
   const long long v8 = tj6 * 64;
   const long long v9 = n0_n0 - v7;
   const long long v10 = (v9 < 64 ? v9 : 64);
   const long long v11 = n1_n1 - v8;
   const long long v12 = (v11 < 64 ? v11 : 64);
   double tile13[4608];
   for (long long j14 = 0; j14 < v12; ++j14) {
    const long long v15 = v8 + j14;
#pragma omp simd
    for (long long i16 = 0; i16 < v10; ++i16) {
     const long long v17 = v7 + i16;
     const double v18 = b2_x2[v17 + v15 * n7_s2_1];
     tile13[j14 * 72 + i16] = v18;
    }
   }
   for (long long i19 = 0; i19 < v10; ++i19) {
    const long long v20 = v7 + i19;
#pragma omp simd
    for (long long j21 = 0; j21 < v12; ++j21) {
     const long long v22 = v8 + j21;
     const double v23 = b1_x1[v20 * n4_s1_0 + v22];
     const double v24 = tile13[j21 * 72 + i19];
     const double v25 = v23 - v24;
     b0_y[v20 * n2_s0_0 + v22] = v25;
    }
   }
  }
  at += last - first;
 }
}

static void subtract_utu_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n5_s1_1 = (long long)scalars[5];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long v1 = n0_n0 + 63;
 const long long v2 = core_floordiv_index(v1, 64);
 const long long v3 = n1_n1 + 63;
 const long long v4 = core_floordiv_index(v3, 64);
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % v4;
  rest /= v4;
  const long long ti5 = rest;
  const long long left = v4 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long tj6 = first; tj6 < last; ++tj6) {
   const long long v7 = ti5 * 64;
   const long long v8 = tj6 * 64;
   const long long v9 = n0_n0 - v7;
   const long long v10 = (v9 < 64 ? v9 : 64);
   const long long v11 = n1_n1 - v8;
   const long long v12 = (v11 < 64 ? v11 : 64);
   double tile13[4608];
   for (long long j14 = 0; j14 < v12; ++j14) {
    const long long v15 = v8 + j14;
#pragma omp simd
    for (long long i16 = 0; i16 < v10; ++i16) {
     const long long v17 = v7 + i16;
     const double v18 = b1_x1[v17 + v15 * n5_s1_1];
     tile13[j14 * 72 + i16] = v18;
    }
   }
   for (long long i19 = 0; i19 < v10; ++i19) {
    const long long v20 = v7 + i19;
#pragma omp simd
    for (long long j21 = 0; j21 < v12; ++j21) {
     const long long v22 = v8 + j21;
     const double v23 = tile13[j21 * 72 + i19];
     const double v24 = b2_x2[v20 * n6_s2_0 + v22];
     const double v25 = v23 - v24;
     b0_y[v20 * n2_s0_0 + v22] = v25;
    }
   }
  }
  at += last - first;
 }
}

static void multiply_uut_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n7_s2_1 = (long long)scalars[7];
 const long long v1 = n0_n0 + 63;
 const long long v2 = core_floordiv_index(v1, 64);
 const long long v3 = n1_n1 + 63;
 const long long v4 = core_floordiv_index(v3, 64);
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % v4;
  rest /= v4;
  const long long ti5 = rest;
  const long long left = v4 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long tj6 = first; tj6 < last; ++tj6) {
   const long long v7 = ti5 * 64;
   const long long v8 = tj6 * 64;
   const long long v9 = n0_n0 - v7;
   const long long v10 = (v9 < 64 ? v9 : 64);
   const long long v11 = n1_n1 - v8;
   const long long v12 = (v11 < 64 ? v11 : 64);
   double tile13[4608];
   for (long long j14 = 0; j14 < v12; ++j14) {
    const long long v15 = v8 + j14;
#pragma omp simd
    for (long long i16 = 0; i16 < v10; ++i16) {
     const long long v17 = v7 + i16;
     const double v18 = b2_x2[v17 + v15 * n7_s2_1];
     tile13[j14 * 72 + i16] = v18;
    }
   }
   for (long long i19 = 0; i19 < v10; ++i19) {
    const long long v20 = v7 + i19;
#pragma omp simd
    for (long long j21 = 0; j21 < v12; ++j21) {
     const long long v22 = v8 + j21;
     const double v23 = b1_x1[v20 * n4_s1_0 + v22];
     const double v24 = tile13[j21 * 72 + i19];
     const double v25 = v23 * v24;
     b0_y[v20 * n2_s0_0 + v22] = v25;
    }
   }
  }
  at += last - first;
 }
}

static void multiply_utu_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n5_s1_1 = (long long)scalars[5];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long v1 = n0_n0 + 63;
 const long long v2 = core_floordiv_index(v1, 64);
 const long long v3 = n1_n1 + 63;
 const long long v4 = core_floordiv_index(v3, 64);
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % v4;
  rest /= v4;
  const long long ti5 = rest;
  const long long left = v4 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long tj6 = first; tj6 < last; ++tj6) {
   const long long v7 = ti5 * 64;
   const long long v8 = tj6 * 64;
   const long long v9 = n0_n0 - v7;
   const long long v10 = (v9 < 64 ? v9 : 64);
   const long long v11 = n1_n1 - v8;
   const long long v12 = (v11 < 64 ? v11 : 64);
   double tile13[4608];
   for (long long j14 = 0; j14 < v12; ++j14) {
    const long long v15 = v8 + j14;
#pragma omp simd
    for (long long i16 = 0; i16 < v10; ++i16) {
     const long long v17 = v7 + i16;
     const double v18 = b1_x1[v17 + v15 * n5_s1_1];
     tile13[j14 * 72 + i16] = v18;
    }
   }
   for (long long i19 = 0; i19 < v10; ++i19) {
    const long long v20 = v7 + i19;
#pragma omp simd
    for (long long j21 = 0; j21 < v12; ++j21) {
     const long long v22 = v8 + j21;
     const double v23 = tile13[j21 * 72 + i19];
     const double v24 = b2_x2[v20 * n6_s2_0 + v22];
     const double v25 = v23 * v24;
     b0_y[v20 * n2_s0_0 + v22] = v25;
    }
   }
  }
  at += last - first;
 }
}

static void divide_uut_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n7_s2_1 = (long long)scalars[7];
 const long long v1 = n0_n0 + 63;
 const long long v2 = core_floordiv_index(v1, 64);
 const long long v3 = n1_n1 + 63;
 const long long v4 = core_floordiv_index(v3, 64);
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % v4;
  rest /= v4;
  const long long ti5 = rest;
  const long long left = v4 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long tj6 = first; tj6 < last; ++tj6) {
   const long long v7 = ti5 * 64;
   const long long v8 = tj6 * 64;
   const long long v9 = n0_n0 - v7;
   const long long v10 = (v9 < 64 ? v9 : 64);
   const long long v11 = n1_n1 - v8;
   const long long v12 = (v11 < 64 ? v11 : 64);
   double tile13[4608];
   for (long long j14 = 0; j14 < v12; ++j14) {
    const long long v15 = v8 + j14;
#pragma omp simd
    for (long long i16 = 0; i16 < v10; ++i16) {
     const long long v17 = v7 + i16;
     const double v18 = b2_x2[v17 + v15 * n7_s2_1];
     tile13[j14 * 72 + i16] = v18;
    }
   }
   for (long long i19 = 0; i19 < v10; ++i19) {
    const long long v20 = v7 + i19;
#pragma omp simd
    for (long long j21 = 0; j21 < v12; ++j21) {
     const long long v22 = v8 + j21;
     const double v23 = b1_x1[v20 * n4_s1_0 + v22];
     const double v24 = tile13[j21 * 72 + i19];
     const double v25 = v23 / v24;
     b0_y[v20 * n2_s0_0 + v22] = v25;
    }
   }
  }
  at += last - first;
 }
}

static void divide_utu_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n5_s1_1 = (long long)scalars[5];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long v1 = n0_n0 + 63;
 const long long v2 = core_floordiv_index(v1, 64);
 const long long v3 = n1_n1 + 63;
 const long long v4 = core_floordiv_index(v3, 64);
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % v4;
  rest /= v4;
  const long long ti5 = rest;
  const long long left = v4 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long tj6 = first; tj6 < last; ++tj6) {
   const long long v7 = ti5 * 64;
   const long long v8 = tj6 * 64;
   const long long v9 = n0_n0 - v7;
   const long long v10 = (v9 < 64 ? v9 : 64);
   const long long v11 = n1_n1 - v8;
   const long long v12 = (v11 < 64 ? v11 : 64);
   double tile13[4608];
   for (long long j14 = 0; j14 < v12; ++j14) {
    const long long v15 = v8 + j14;
#pragma omp simd
    for (long long i16 = 0; i16 < v10; ++i16) {
     const long long v17 = v7 + i16;
     const double v18 = b1_x1[v17 + v15 * n5_s1_1];
     tile13[j14 * 72 + i16] = v18;
    }
   }
   for (long long i19 = 0; i19 < v10; ++i19) {
    const long long v20 = v7 + i19;
#pragma omp simd
    for (long long j21 = 0; j21 < v12; ++j21) {
     const long long v22 = v8 + j21;
     const double v23 = tile13[j21 * 72 + i19];
     const double v24 = b2_x2[v20 * n6_s2_0 + v22];
     const double v25 = v23 / v24;
     b0_y[v20 * n2_s0_0 + v22] = v25;
    }
   }
  }
  at += last - first;
 }
}

static void add_uuu_complex64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_y = (float *)buffers[0];
 const float *b1_x1 = (const float *)buffers[1];
 const float *b2_x2 = (const float *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const float v3 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 0];
   const float v4 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 1];
   const float v5 = b2_x2[(i1 * n6_s2_0 + i2) * 2 + 0];
   const float v6 = b2_x2[(i1 * n6_s2_0 + i2) * 2 + 1];
   const float v7 = v3 + v5;
   const float v8 = v4 + v6;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 0] = v7;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 1] = v8;
  }
  at += last - first;
 }
}

static void add_uuz_complex64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_y = (float *)buffers[0];
 const float *b1_x1 = (const float *)buffers[1];
 const float *b2_x2 = (const float *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const float v3 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 0];
   const float v4 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 1];
   const float v5 = b2_x2[(i1 * n6_s2_0) * 2 + 0];
   const float v6 = b2_x2[(i1 * n6_s2_0) * 2 + 1];
   const float v7 = v3 + v5;
   const float v8 = v4 + v6;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 0] = v7;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 1] = v8;
  }
  at += last - first;
 }
}

static void add_sss_complex64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_y = (float *)buffers[0];
 const float *b1_x1 = (const float *)buffers[1];
 const float *b2_x2 = (const float *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n7_s2_1 = (long long)scalars[7];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const float v3 = b1_x1[(i1 * n4_s1_0 + i2 * n5_s1_1) * 2 + 0];
   const float v4 = b1_x1[(i1 * n4_s1_0 + i2 * n5_s1_1) * 2 + 1];
   const float v5 = b2_x2[(i1 * n6_s2_0 + i2 * n7_s2_1) * 2 + 0];
   const float v6 = b2_x2[(i1 * n6_s2_0 + i2 * n7_s2_1) * 2 + 1];
   const float v7 = v3 + v5;
   const float v8 = v4 + v6;
   b0_y[(i1 * n2_s0_0 + i2 * n3_s0_1) * 2 + 0] = v7;
   b0_y[(i1 * n2_s0_0 + i2 * n3_s0_1) * 2 + 1] = v8;
  }
  at += last - first;
 }
}

static void add_uuu_complex128(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 0];
   const double v4 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 1];
   const double v5 = b2_x2[(i1 * n6_s2_0 + i2) * 2 + 0];
   const double v6 = b2_x2[(i1 * n6_s2_0 + i2) * 2 + 1];
   const double v7 = v3 + v5;
   const double v8 = v4 + v6;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 0] = v7;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 1] = v8;
  }
  at += last - first;
 }
}

static void add_uuz_complex128(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 0];
   const double v4 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 1];
   const double v5 = b2_x2[(i1 * n6_s2_0) * 2 + 0];
   const double v6 = b2_x2[(i1 * n6_s2_0) * 2 + 1];
   const double v7 = v3 + v5;
   const double v8 = v4 + v6;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 0] = v7;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 1] = v8;
  }
  at += last - first;
 }
}

static void add_sss_complex128(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n7_s2_1 = (long long)scalars[7];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[(i1 * n4_s1_0 + i2 * n5_s1_1) * 2 + 0];
   const double v4 = b1_x1[(i1 * n4_s1_0 + i2 * n5_s1_1) * 2 + 1];
   const double v5 = b2_x2[(i1 * n6_s2_0 + i2 * n7_s2_1) * 2 + 0];
   const double v6 = b2_x2[(i1 * n6_s2_0 + i2 * n7_s2_1) * 2 + 1];
   const double v7 = v3 + v5;
   const double v8 = v4 + v6;
   b0_y[(i1 * n2_s0_0 + i2 * n3_s0_1) * 2 + 0] = v7;
   b0_y[(i1 * n2_s0_0 + i2 * n3_s0_1) * 2 + 1] = v8;
  }
  at += last - first;
 }
}

static void subtract_uuu_complex64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_y = (float *)buffers[0];
 const float *b1_x1 = (const float *)buffers[1];
 const float *b2_x2 = (const float *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const float v3 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 0];
   const float v4 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 1];
   const float v5 = b2_x2[(i1 * n6_s2_0 + i2) * 2 + 0];
   const float v6 = b2_x2[(i1 * n6_s2_0 + i2) * 2 + 1];
   const float v7 = v3 - v5;
   const float v8 = v4 - v6;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 0] = v7;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 1] = v8;
  }
  at += last - first;
 }
}

static void subtract_uuz_complex64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_y = (float *)buffers[0];
 const float *b1_x1 = (const float *)buffers[1];
 const float *b2_x2 = (const float *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const float v3 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 0];
   const float v4 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 1];
   const float v5 = b2_x2[(i1 * n6_s2_0) * 2 + 0];
   const float v6 = b2_x2[(i1 * n6_s2_0) * 2 + 1];
   const float v7 = v3 - v5;
   const float v8 = v4 - v6;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 0] = v7;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 1] = v8;
  }
  at += last - first;
 }
}

static void subtract_sss_complex64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_y = (float *)buffers[0];
 const float *b1_x1 = (const float *)buffers[1];
 const float *b2_x2 = (const float *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n7_s2_1 = (long long)scalars[7];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const float v3 = b1_x1[(i1 * n4_s1_0 + i2 * n5_s1_1) * 2 + 0];
   const float v4 = b1_x1[(i1 * n4_s1_0 + i2 * n5_s1_1) * 2 + 1];
   const float v5 = b2_x2[(i1 * n6_s2_0 + i2 * n7_s2_1) * 2 + 0];
   const float v6 = b2_x2[(i1 * n6_s2_0 + i2 * n7_s2_1) * 2 + 1];
   const float v7 = v3 - v5;
   const float v8 = v4 - v6;
   b0_y[(i1 * n2_s0_0 + i2 * n3_s0_1) * 2 + 0] = v7;
   b0_y[(i1 * n2_s0_0 + i2 * n3_s0_1) * 2 + 1] = v8;
  }
  at += last - first;
 }
}

static void subtract_uuu_complex128(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 0];
   const double v4 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 1];
   const double v5 = b2_x2[(i1 * n6_s2_0 + i2) * 2 + 0];
   const double v6 = b2_x2[(i1 * n6_s2_0 + i2) * 2 + 1];
   const double v7 = v3 - v5;
   const double v8 = v4 - v6;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 0] = v7;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 1] = v8;
  }
  at += last - first;
 }
}

static void subtract_uuz_complex128(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 0];
   const double v4 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 1];
   const double v5 = b2_x2[(i1 * n6_s2_0) * 2 + 0];
   const double v6 = b2_x2[(i1 * n6_s2_0) * 2 + 1];
   const double v7 = v3 - v5;
   const double v8 = v4 - v6;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 0] = v7;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 1] = v8;
  }
  at += last - first;
 }
}

static void subtract_sss_complex128(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n7_s2_1 = (long long)scalars[7];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[(i1 * n4_s1_0 + i2 * n5_s1_1) * 2 + 0];
   const double v4 = b1_x1[(i1 * n4_s1_0 + i2 * n5_s1_1) * 2 + 1];
   const double v5 = b2_x2[(i1 * n6_s2_0 + i2 * n7_s2_1) * 2 + 0];
   const double v6 = b2_x2[(i1 * n6_s2_0 + i2 * n7_s2_1) * 2 + 1];
   const double v7 = v3 - v5;
   const double v8 = v4 - v6;
   b0_y[(i1 * n2_s0_0 + i2 * n3_s0_1) * 2 + 0] = v7;
   b0_y[(i1 * n2_s0_0 + i2 * n3_s0_1) * 2 + 1] = v8;
  }
  at += last - first;
 }
}

static void multiply_uuu_complex64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_y = (float *)buffers[0];
 const float *b1_x1 = (const float *)buffers[1];
 const float *b2_x2 = (const float *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const float v3 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 0];
   const float v4 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 1];
   const float v5 = b2_x2[(i1 * n6_s2_0 + i2) * 2 + 0];
   const float v6 = b2_x2[(i1 * n6_s2_0 + i2) * 2 + 1];
   const float v7 = v3 * v5;
   const float v8 = v4 * v6;
   const float v9 = v7 - v8;
   const float v10 = v3 * v6;
   const float v11 = v4 * v5;
   const float v12 = v10 + v11;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 0] = v9;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 1] = v12;
  }
  at += last - first;
 }
}

static void multiply_uuz_complex64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_y = (float *)buffers[0];
 const float *b1_x1 = (const float *)buffers[1];
 const float *b2_x2 = (const float *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const float v3 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 0];
   const float v4 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 1];
   const float v5 = b2_x2[(i1 * n6_s2_0) * 2 + 0];
   const float v6 = b2_x2[(i1 * n6_s2_0) * 2 + 1];
   const float v7 = v3 * v5;
   const float v8 = v4 * v6;
   const float v9 = v7 - v8;
   const float v10 = v3 * v6;
   const float v11 = v4 * v5;
   const float v12 = v10 + v11;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 0] = v9;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 1] = v12;
  }
  at += last - first;
 }
}

static void multiply_sss_complex64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_y = (float *)buffers[0];
 const float *b1_x1 = (const float *)buffers[1];
 const float *b2_x2 = (const float *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n7_s2_1 = (long long)scalars[7];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const float v3 = b1_x1[(i1 * n4_s1_0 + i2 * n5_s1_1) * 2 + 0];
   const float v4 = b1_x1[(i1 * n4_s1_0 + i2 * n5_s1_1) * 2 + 1];
   const float v5 = b2_x2[(i1 * n6_s2_0 + i2 * n7_s2_1) * 2 + 0];
   const float v6 = b2_x2[(i1 * n6_s2_0 + i2 * n7_s2_1) * 2 + 1];
   const float v7 = v3 * v5;
   const float v8 = v4 * v6;
   const float v9 = v7 - v8;
   const float v10 = v3 * v6;
   const float v11 = v4 * v5;
   const float v12 = v10 + v11;
   b0_y[(i1 * n2_s0_0 + i2 * n3_s0_1) * 2 + 0] = v9;
   b0_y[(i1 * n2_s0_0 + i2 * n3_s0_1) * 2 + 1] = v12;
  }
  at += last - first;
 }
}

static void multiply_uuu_complex128(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 0];
   const double v4 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 1];
   const double v5 = b2_x2[(i1 * n6_s2_0 + i2) * 2 + 0];
   const double v6 = b2_x2[(i1 * n6_s2_0 + i2) * 2 + 1];
   const double v7 = v3 * v5;
   const double v8 = v4 * v6;
   const double v9 = v7 - v8;
   const double v10 = v3 * v6;
   const double v11 = v4 * v5;
   const double v12 = v10 + v11;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 0] = v9;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 1] = v12;
  }
  at += last - first;
 }
}

static void multiply_uuz_complex128(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 0];
   const double v4 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 1];
   const double v5 = b2_x2[(i1 * n6_s2_0) * 2 + 0];
   const double v6 = b2_x2[(i1 * n6_s2_0) * 2 + 1];
   const double v7 = v3 * v5;
   const double v8 = v4 * v6;
   const double v9 = v7 - v8;
   const double v10 = v3 * v6;
   const double v11 = v4 * v5;
   const double v12 = v10 + v11;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 0] = v9;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 1] = v12;
  }
  at += last - first;
 }
}

static void multiply_sss_complex128(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n7_s2_1 = (long long)scalars[7];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[(i1 * n4_s1_0 + i2 * n5_s1_1) * 2 + 0];
   const double v4 = b1_x1[(i1 * n4_s1_0 + i2 * n5_s1_1) * 2 + 1];
   const double v5 = b2_x2[(i1 * n6_s2_0 + i2 * n7_s2_1) * 2 + 0];
   const double v6 = b2_x2[(i1 * n6_s2_0 + i2 * n7_s2_1) * 2 + 1];
   const double v7 = v3 * v5;
   const double v8 = v4 * v6;
   const double v9 = v7 - v8;
   const double v10 = v3 * v6;
   const double v11 = v4 * v5;
   const double v12 = v10 + v11;
   b0_y[(i1 * n2_s0_0 + i2 * n3_s0_1) * 2 + 0] = v9;
   b0_y[(i1 * n2_s0_0 + i2 * n3_s0_1) * 2 + 1] = v12;
  }
  at += last - first;
 }
}

static void divide_uuu_complex64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_y = (float *)buffers[0];
 const float *b1_x1 = (const float *)buffers[1];
 const float *b2_x2 = (const float *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const float v3 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 0];
   const float v4 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 1];
   const float v5 = b2_x2[(i1 * n6_s2_0 + i2) * 2 + 0];
   const float v6 = b2_x2[(i1 * n6_s2_0 + i2) * 2 + 1];
   const float v7 = __builtin_fabsf(v5);
   const float v8 = __builtin_fabsf(v6);
   const _Bool v9 = v7 >= v8;
   const _Bool v10 = v5 == 0.0f;
   const _Bool v11 = v6 == 0.0f;
   const _Bool v12 = v10 & v11;
   const float v13 = v9 ? v5 : v6;
   const float v14 = v9 ? v6 : v5;
   const float v15 = v14 / v13;
   const float v16 = v14 * v15;
   const float v17 = v13 + v16;
   const float v18 = 1.0f / v17;
   const float v19 = v4 * v15;
   const float v20 = v3 + v19;
   const float v21 = v3 * v15;
   const float v22 = v21 + v4;
   const float v23 = v9 ? v20 : v22;
   const float v24 = v23 * v18;
   const float v25 = v4 - v21;
   const float v26 = v19 - v3;
   const float v27 = v9 ? v25 : v26;
   const float v28 = v27 * v18;
   const float v29 = v3 / v7;
   const float v30 = v12 ? v29 : v24;
   const float v31 = v4 / v7;
   const float v32 = v12 ? v31 : v28;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 0] = v30;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 1] = v32;
  }
  at += last - first;
 }
}

static void divide_uuz_complex64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_y = (float *)buffers[0];
 const float *b1_x1 = (const float *)buffers[1];
 const float *b2_x2 = (const float *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const float v3 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 0];
   const float v4 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 1];
   const float v5 = b2_x2[(i1 * n6_s2_0) * 2 + 0];
   const float v6 = b2_x2[(i1 * n6_s2_0) * 2 + 1];
   const float v7 = __builtin_fabsf(v5);
   const float v8 = __builtin_fabsf(v6);
   const _Bool v9 = v7 >= v8;
   const _Bool v10 = v5 == 0.0f;
   const _Bool v11 = v6 == 0.0f;
   const _Bool v12 = v10 & v11;
   const float v13 = v9 ? v5 : v6;
   const float v14 = v9 ? v6 : v5;
   const float v15 = v14 / v13;
   const float v16 = v14 * v15;
   const float v17 = v13 + v16;
   const float v18 = 1.0f / v17;
   const float v19 = v4 * v15;
   const float v20 = v3 + v19;
   const float v21 = v3 * v15;
   const float v22 = v21 + v4;
   const float v23 = v9 ? v20 : v22;
   const float v24 = v23 * v18;
   const float v25 = v4 - v21;
   const float v26 = v19 - v3;
   const float v27 = v9 ? v25 : v26;
   const float v28 = v27 * v18;
   const float v29 = v3 / v7;
   const float v30 = v12 ? v29 : v24;
   const float v31 = v4 / v7;
   const float v32 = v12 ? v31 : v28;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 0] = v30;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 1] = v32;
  }
  at += last - first;
 }
}

static void divide_sss_complex64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_y = (float *)buffers[0];
 const float *b1_x1 = (const float *)buffers[1];
 const float *b2_x2 = (const float *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n7_s2_1 = (long long)scalars[7];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const float v3 = b1_x1[(i1 * n4_s1_0 + i2 * n5_s1_1) * 2 + 0];
   const float v4 = b1_x1[(i1 * n4_s1_0 + i2 * n5_s1_1) * 2 + 1];
   const float v5 = b2_x2[(i1 * n6_s2_0 + i2 * n7_s2_1) * 2 + 0];
   const float v6 = b2_x2[(i1 * n6_s2_0 + i2 * n7_s2_1) * 2 + 1];
   const float v7 = __builtin_fabsf(v5);
   const float v8 = __builtin_fabsf(v6);
   const _Bool v9 = v7 >= v8;
   const _Bool v10 = v5 == 0.0f;
   const _Bool v11 = v6 == 0.0f;
   const _Bool v12 = v10 & v11;
   const float v13 = v9 ? v5 : v6;
   const float v14 = v9 ? v6 : v5;
   const float v15 = v14 / v13;
   const float v16 = v14 * v15;
   const float v17 = v13 + v16;
   const float v18 = 1.0f / v17;
   const float v19 = v4 * v15;
   const float v20 = v3 + v19;
   const float v21 = v3 * v15;
   const float v22 = v21 + v4;
   const float v23 = v9 ? v20 : v22;
   const float v24 = v23 * v18;
   const float v25 = v4 - v21;
   const float v26 = v19 - v3;
   const float v27 = v9 ? v25 : v26;
   const float v28 = v27 * v18;
   const float v29 = v3 / v7;
   const float v30 = v12 ? v29 : v24;
   const float v31 = v4 / v7;
   const float v32 = v12 ? v31 : v28;
   b0_y[(i1 * n2_s0_0 + i2 * n3_s0_1) * 2 + 0] = v30;
   b0_y[(i1 * n2_s0_0 + i2 * n3_s0_1) * 2 + 1] = v32;
  }
  at += last - first;
 }
}

static void divide_uuu_complex128(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 0];
   const double v4 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 1];
   const double v5 = b2_x2[(i1 * n6_s2_0 + i2) * 2 + 0];
   const double v6 = b2_x2[(i1 * n6_s2_0 + i2) * 2 + 1];
   const double v7 = __builtin_fabs(v5);
   const double v8 = __builtin_fabs(v6);
   const _Bool v9 = v7 >= v8;
   const _Bool v10 = v5 == 0.0;
   const _Bool v11 = v6 == 0.0;
   const _Bool v12 = v10 & v11;
   const double v13 = v9 ? v5 : v6;
   const double v14 = v9 ? v6 : v5;
   const double v15 = v14 / v13;
   const double v16 = v14 * v15;
   const double v17 = v13 + v16;
   const double v18 = 1.0 / v17;
   const double v19 = v4 * v15;
   const double v20 = v3 + v19;
   const double v21 = v3 * v15;
   const double v22 = v21 + v4;
   const double v23 = v9 ? v20 : v22;
   const double v24 = v23 * v18;
   const double v25 = v4 - v21;
   const double v26 = v19 - v3;
   const double v27 = v9 ? v25 : v26;
   const double v28 = v27 * v18;
   const double v29 = v3 / v7;
   const double v30 = v12 ? v29 : v24;
   const double v31 = v4 / v7;
   const double v32 = v12 ? v31 : v28;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 0] = v30;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 1] = v32;
  }
  at += last - first;
 }
}

static void divide_uuz_complex128(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 0];
   const double v4 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 1];
   const double v5 = b2_x2[(i1 * n6_s2_0) * 2 + 0];
   const double v6 = b2_x2[(i1 * n6_s2_0) * 2 + 1];
   const double v7 = __builtin_fabs(v5);
   const double v8 = __builtin_fabs(v6);
   const _Bool v9 = v7 >= v8;
   const _Bool v10 = v5 == 0.0;
   const _Bool v11 = v6 == 0.0;
   const _Bool v12 = v10 & v11;
   const double v13 = v9 ? v5 : v6;
   const double v14 = v9 ? v6 : v5;
   const double v15 = v14 / v13;
   const double v16 = v14 * v15;
   const double v17 = v13 + v16;
   const double v18 = 1.0 / v17;
   const double v19 = v4 * v15;
   const double v20 = v3 + v19;
   const double v21 = v3 * v15;
   const double v22 = v21 + v4;
   const double v23 = v9 ? v20 : v22;
   const double v24 = v23 * v18;
   const double v25 = v4 - v21;
   const double v26 = v19 - v3;
   const double v27 = v9 ? v25 : v26;
   const double v28 = v27 * v18;
   const double v29 = v3 / v7;
   const double v30 = v12 ? v29 : v24;
   const double v31 = v4 / v7;
   const double v32 = v12 ? v31 : v28;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 0] = v30;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 1] = v32;
  }
  at += last - first;
 }
}

static void divide_sss_complex128(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n7_s2_1 = (long long)scalars[7];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[(i1 * n4_s1_0 + i2 * n5_s1_1) * 2 + 0];
   const double v4 = b1_x1[(i1 * n4_s1_0 + i2 * n5_s1_1) * 2 + 1];
   const double v5 = b2_x2[(i1 * n6_s2_0 + i2 * n7_s2_1) * 2 + 0];
   const double v6 = b2_x2[(i1 * n6_s2_0 + i2 * n7_s2_1) * 2 + 1];
   const double v7 = __builtin_fabs(v5);
   const double v8 = __builtin_fabs(v6);
   const _Bool v9 = v7 >= v8;
   const _Bool v10 = v5 == 0.0;
   const _Bool v11 = v6 == 0.0;
   const _Bool v12 = v10 & v11;
   const double v13 = v9 ? v5 : v6;
   const double v14 = v9 ? v6 : v5;
   const double v15 = v14 / v13;
   const double v16 = v14 * v15;
   const double v17 = v13 + v16;
   const double v18 = 1.0 / v17;
   const double v19 = v4 * v15;
   const double v20 = v3 + v19;
   const double v21 = v3 * v15;
   const double v22 = v21 + v4;
   const double v23 = v9 ? v20 : v22;
   const double v24 = v23 * v18;
   const double v25 = v4 - v21;
   const double v26 = v19 - v3;
   const double v27 = v9 ? v25 : v26;
   const double v28 = v27 * v18;
   const double v29 = v3 / v7;
   const double v30 = v12 ? v29 : v24;
   const double v31 = v4 / v7;
   const double v32 = v12 ? v31 : v28;
   b0_y[(i1 * n2_s0_0 + i2 * n3_s0_1) * 2 + 0] = v30;
   b0_y[(i1 * n2_s0_0 + i2 * n3_s0_1) * 2 + 1] = v32;
  }
  at += last - first;
 }
}

static void add_uuu_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = v4 & 32767u;
   const unsigned int v6 = (unsigned int)(v5 << 13);
   const unsigned int v7 = v4 & 31744u;
   const unsigned int v8 = v6 + 947912704u;
   const float v9 = core_bits_uint32_float32(v8);
   const float v10 = v9 - 0x1.0000000000000p-14f;
   const _Bool v11 = v7 == 31744u;
   const unsigned int v12 = v11 ? 1879048192u : 939524096u;
   const unsigned int v13 = v6 + v12;
   const _Bool v14 = v7 == 0u;
   const unsigned int v15 = core_bits_float32_uint32(v10);
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = v4 & 32768u;
   const unsigned int v18 = (unsigned int)(v17 << 16);
   const unsigned int v19 = v16 | v18;
   const float v20 = core_bits_uint32_float32(v19);
   const unsigned short v21 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned int v22 = (unsigned int)v21;
   const unsigned int v23 = v22 & 32767u;
   const unsigned int v24 = (unsigned int)(v23 << 13);
   const unsigned int v25 = v22 & 31744u;
   const unsigned int v26 = v24 + 947912704u;
   const float v27 = core_bits_uint32_float32(v26);
   const float v28 = v27 - 0x1.0000000000000p-14f;
   const _Bool v29 = v25 == 31744u;
   const unsigned int v30 = v29 ? 1879048192u : 939524096u;
   const unsigned int v31 = v24 + v30;
   const _Bool v32 = v25 == 0u;
   const unsigned int v33 = core_bits_float32_uint32(v28);
   const unsigned int v34 = v32 ? v33 : v31;
   const unsigned int v35 = v22 & 32768u;
   const unsigned int v36 = (unsigned int)(v35 << 16);
   const unsigned int v37 = v34 | v36;
   const float v38 = core_bits_uint32_float32(v37);
   const float v39 = v20 + v38;
   const unsigned int v40 = core_bits_float32_uint32(v39);
   const unsigned int v41 = v40 & 2147483647u;
   const float v42 = core_bits_uint32_float32(v41);
   const float v43 = v42 + 0.5f;
   const unsigned int v44 = core_bits_float32_uint32(v43);
   const unsigned int v45 = v44 - 1056964608u;
   const unsigned int v46 = v41 + 3355447295u;
   const unsigned int v47 = (unsigned int)(v41 >> 13);
   const unsigned int v48 = v47 & 1u;
   const unsigned int v49 = v46 + v48;
   const unsigned int v50 = (unsigned int)(v49 >> 13);
   const _Bool v51 = v41 > 2139095040u;
   const unsigned int v52 = v51 ? 32256u : 31744u;
   const _Bool v53 = v41 < 947912704u;
   const unsigned int v54 = v53 ? v45 : v50;
   const _Bool v55 = v41 >= 1199570944u;
   const unsigned int v56 = v55 ? v52 : v54;
   const unsigned int v57 = (unsigned int)(v40 >> 16);
   const unsigned int v58 = v57 & 32768u;
   const unsigned int v59 = v56 | v58;
   const unsigned short v60 = (unsigned short)v59;
   b0_y[i1 * n2_s0_0 + i2] = v60;
  }
  at += last - first;
 }
}

static void add_uuz_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = v4 & 32767u;
   const unsigned int v6 = (unsigned int)(v5 << 13);
   const unsigned int v7 = v4 & 31744u;
   const unsigned int v8 = v6 + 947912704u;
   const float v9 = core_bits_uint32_float32(v8);
   const float v10 = v9 - 0x1.0000000000000p-14f;
   const _Bool v11 = v7 == 31744u;
   const unsigned int v12 = v11 ? 1879048192u : 939524096u;
   const unsigned int v13 = v6 + v12;
   const _Bool v14 = v7 == 0u;
   const unsigned int v15 = core_bits_float32_uint32(v10);
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = v4 & 32768u;
   const unsigned int v18 = (unsigned int)(v17 << 16);
   const unsigned int v19 = v16 | v18;
   const float v20 = core_bits_uint32_float32(v19);
   const unsigned short v21 = b2_x2[i1 * n6_s2_0];
   const unsigned int v22 = (unsigned int)v21;
   const unsigned int v23 = v22 & 32767u;
   const unsigned int v24 = (unsigned int)(v23 << 13);
   const unsigned int v25 = v22 & 31744u;
   const unsigned int v26 = v24 + 947912704u;
   const float v27 = core_bits_uint32_float32(v26);
   const float v28 = v27 - 0x1.0000000000000p-14f;
   const _Bool v29 = v25 == 31744u;
   const unsigned int v30 = v29 ? 1879048192u : 939524096u;
   const unsigned int v31 = v24 + v30;
   const _Bool v32 = v25 == 0u;
   const unsigned int v33 = core_bits_float32_uint32(v28);
   const unsigned int v34 = v32 ? v33 : v31;
   const unsigned int v35 = v22 & 32768u;
   const unsigned int v36 = (unsigned int)(v35 << 16);
   const unsigned int v37 = v34 | v36;
   const float v38 = core_bits_uint32_float32(v37);
   const float v39 = v20 + v38;
   const unsigned int v40 = core_bits_float32_uint32(v39);
   const unsigned int v41 = v40 & 2147483647u;
   const float v42 = core_bits_uint32_float32(v41);
   const float v43 = v42 + 0.5f;
   const unsigned int v44 = core_bits_float32_uint32(v43);
   const unsigned int v45 = v44 - 1056964608u;
   const unsigned int v46 = v41 + 3355447295u;
   const unsigned int v47 = (unsigned int)(v41 >> 13);
   const unsigned int v48 = v47 & 1u;
   const unsigned int v49 = v46 + v48;
   const unsigned int v50 = (unsigned int)(v49 >> 13);
   const _Bool v51 = v41 > 2139095040u;
   const unsigned int v52 = v51 ? 32256u : 31744u;
   const _Bool v53 = v41 < 947912704u;
   const unsigned int v54 = v53 ? v45 : v50;
   const _Bool v55 = v41 >= 1199570944u;
   const unsigned int v56 = v55 ? v52 : v54;
   const unsigned int v57 = (unsigned int)(v40 >> 16);
   const unsigned int v58 = v57 & 32768u;
   const unsigned int v59 = v56 | v58;
   const unsigned short v60 = (unsigned short)v59;
   b0_y[i1 * n2_s0_0 + i2] = v60;
  }
  at += last - first;
 }
}

static void add_uzu_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = v4 & 32767u;
   const unsigned int v6 = (unsigned int)(v5 << 13);
   const unsigned int v7 = v4 & 31744u;
   const unsigned int v8 = v6 + 947912704u;
   const float v9 = core_bits_uint32_float32(v8);
   const float v10 = v9 - 0x1.0000000000000p-14f;
   const _Bool v11 = v7 == 31744u;
   const unsigned int v12 = v11 ? 1879048192u : 939524096u;
   const unsigned int v13 = v6 + v12;
   const _Bool v14 = v7 == 0u;
   const unsigned int v15 = core_bits_float32_uint32(v10);
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = v4 & 32768u;
   const unsigned int v18 = (unsigned int)(v17 << 16);
   const unsigned int v19 = v16 | v18;
   const float v20 = core_bits_uint32_float32(v19);
   const unsigned short v21 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned int v22 = (unsigned int)v21;
   const unsigned int v23 = v22 & 32767u;
   const unsigned int v24 = (unsigned int)(v23 << 13);
   const unsigned int v25 = v22 & 31744u;
   const unsigned int v26 = v24 + 947912704u;
   const float v27 = core_bits_uint32_float32(v26);
   const float v28 = v27 - 0x1.0000000000000p-14f;
   const _Bool v29 = v25 == 31744u;
   const unsigned int v30 = v29 ? 1879048192u : 939524096u;
   const unsigned int v31 = v24 + v30;
   const _Bool v32 = v25 == 0u;
   const unsigned int v33 = core_bits_float32_uint32(v28);
   const unsigned int v34 = v32 ? v33 : v31;
   const unsigned int v35 = v22 & 32768u;
   const unsigned int v36 = (unsigned int)(v35 << 16);
   const unsigned int v37 = v34 | v36;
   const float v38 = core_bits_uint32_float32(v37);
   const float v39 = v20 + v38;
   const unsigned int v40 = core_bits_float32_uint32(v39);
   const unsigned int v41 = v40 & 2147483647u;
   const float v42 = core_bits_uint32_float32(v41);
   const float v43 = v42 + 0.5f;
   const unsigned int v44 = core_bits_float32_uint32(v43);
   const unsigned int v45 = v44 - 1056964608u;
   const unsigned int v46 = v41 + 3355447295u;
   const unsigned int v47 = (unsigned int)(v41 >> 13);
   const unsigned int v48 = v47 & 1u;
   const unsigned int v49 = v46 + v48;
   const unsigned int v50 = (unsigned int)(v49 >> 13);
   const _Bool v51 = v41 > 2139095040u;
   const unsigned int v52 = v51 ? 32256u : 31744u;
   const _Bool v53 = v41 < 947912704u;
   const unsigned int v54 = v53 ? v45 : v50;
   const _Bool v55 = v41 >= 1199570944u;
   const unsigned int v56 = v55 ? v52 : v54;
   const unsigned int v57 = (unsigned int)(v40 >> 16);
   const unsigned int v58 = v57 & 32768u;
   const unsigned int v59 = v56 | v58;
   const unsigned short v60 = (unsigned short)v59;
   b0_y[i1 * n2_s0_0 + i2] = v60;
  }
  at += last - first;
 }
}

static void add_sss_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n7_s2_1 = (long long)scalars[7];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = v4 & 32767u;
   const unsigned int v6 = (unsigned int)(v5 << 13);
   const unsigned int v7 = v4 & 31744u;
   const unsigned int v8 = v6 + 947912704u;
   const float v9 = core_bits_uint32_float32(v8);
   const float v10 = v9 - 0x1.0000000000000p-14f;
   const _Bool v11 = v7 == 31744u;
   const unsigned int v12 = v11 ? 1879048192u : 939524096u;
   const unsigned int v13 = v6 + v12;
   const _Bool v14 = v7 == 0u;
   const unsigned int v15 = core_bits_float32_uint32(v10);
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = v4 & 32768u;
   const unsigned int v18 = (unsigned int)(v17 << 16);
   const unsigned int v19 = v16 | v18;
   const float v20 = core_bits_uint32_float32(v19);
   const unsigned short v21 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const unsigned int v22 = (unsigned int)v21;
   const unsigned int v23 = v22 & 32767u;
   const unsigned int v24 = (unsigned int)(v23 << 13);
   const unsigned int v25 = v22 & 31744u;
   const unsigned int v26 = v24 + 947912704u;
   const float v27 = core_bits_uint32_float32(v26);
   const float v28 = v27 - 0x1.0000000000000p-14f;
   const _Bool v29 = v25 == 31744u;
   const unsigned int v30 = v29 ? 1879048192u : 939524096u;
   const unsigned int v31 = v24 + v30;
   const _Bool v32 = v25 == 0u;
   const unsigned int v33 = core_bits_float32_uint32(v28);
   const unsigned int v34 = v32 ? v33 : v31;
   const unsigned int v35 = v22 & 32768u;
   const unsigned int v36 = (unsigned int)(v35 << 16);
   const unsigned int v37 = v34 | v36;
   const float v38 = core_bits_uint32_float32(v37);
   const float v39 = v20 + v38;
   const unsigned int v40 = core_bits_float32_uint32(v39);
   const unsigned int v41 = v40 & 2147483647u;
   const float v42 = core_bits_uint32_float32(v41);
   const float v43 = v42 + 0.5f;
   const unsigned int v44 = core_bits_float32_uint32(v43);
   const unsigned int v45 = v44 - 1056964608u;
   const unsigned int v46 = v41 + 3355447295u;
   const unsigned int v47 = (unsigned int)(v41 >> 13);
   const unsigned int v48 = v47 & 1u;
   const unsigned int v49 = v46 + v48;
   const unsigned int v50 = (unsigned int)(v49 >> 13);
   const _Bool v51 = v41 > 2139095040u;
   const unsigned int v52 = v51 ? 32256u : 31744u;
   const _Bool v53 = v41 < 947912704u;
   const unsigned int v54 = v53 ? v45 : v50;
   const _Bool v55 = v41 >= 1199570944u;
   const unsigned int v56 = v55 ? v52 : v54;
   const unsigned int v57 = (unsigned int)(v40 >> 16);
   const unsigned int v58 = v57 & 32768u;
   const unsigned int v59 = v56 | v58;
   const unsigned short v60 = (unsigned short)v59;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v60;
  }
  at += last - first;
 }
}

static void add_uuu_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const unsigned short v7 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned int v8 = (unsigned int)v7;
   const unsigned int v9 = (unsigned int)(v8 << 16);
   const float v10 = core_bits_uint32_float32(v9);
   const float v11 = v6 + v10;
   const unsigned int v12 = core_bits_float32_uint32(v11);
   const unsigned int v13 = v12 + 32767u;
   const unsigned int v14 = (unsigned int)(v12 >> 16);
   const unsigned int v15 = v14 & 1u;
   const unsigned int v16 = v13 + v15;
   const _Bool v17 = v11 != v11;
   const unsigned int v18 = v12 | 4194304u;
   const unsigned int v19 = v17 ? v18 : v16;
   const unsigned int v20 = (unsigned int)(v19 >> 16);
   const unsigned short v21 = (unsigned short)v20;
   b0_y[i1 * n2_s0_0 + i2] = v21;
  }
  at += last - first;
 }
}

static void add_uuz_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const unsigned short v7 = b2_x2[i1 * n6_s2_0];
   const unsigned int v8 = (unsigned int)v7;
   const unsigned int v9 = (unsigned int)(v8 << 16);
   const float v10 = core_bits_uint32_float32(v9);
   const float v11 = v6 + v10;
   const unsigned int v12 = core_bits_float32_uint32(v11);
   const unsigned int v13 = v12 + 32767u;
   const unsigned int v14 = (unsigned int)(v12 >> 16);
   const unsigned int v15 = v14 & 1u;
   const unsigned int v16 = v13 + v15;
   const _Bool v17 = v11 != v11;
   const unsigned int v18 = v12 | 4194304u;
   const unsigned int v19 = v17 ? v18 : v16;
   const unsigned int v20 = (unsigned int)(v19 >> 16);
   const unsigned short v21 = (unsigned short)v20;
   b0_y[i1 * n2_s0_0 + i2] = v21;
  }
  at += last - first;
 }
}

static void add_uzu_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const unsigned short v7 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned int v8 = (unsigned int)v7;
   const unsigned int v9 = (unsigned int)(v8 << 16);
   const float v10 = core_bits_uint32_float32(v9);
   const float v11 = v6 + v10;
   const unsigned int v12 = core_bits_float32_uint32(v11);
   const unsigned int v13 = v12 + 32767u;
   const unsigned int v14 = (unsigned int)(v12 >> 16);
   const unsigned int v15 = v14 & 1u;
   const unsigned int v16 = v13 + v15;
   const _Bool v17 = v11 != v11;
   const unsigned int v18 = v12 | 4194304u;
   const unsigned int v19 = v17 ? v18 : v16;
   const unsigned int v20 = (unsigned int)(v19 >> 16);
   const unsigned short v21 = (unsigned short)v20;
   b0_y[i1 * n2_s0_0 + i2] = v21;
  }
  at += last - first;
 }
}

static void add_sss_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n7_s2_1 = (long long)scalars[7];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const unsigned short v7 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const unsigned int v8 = (unsigned int)v7;
   const unsigned int v9 = (unsigned int)(v8 << 16);
   const float v10 = core_bits_uint32_float32(v9);
   const float v11 = v6 + v10;
   const unsigned int v12 = core_bits_float32_uint32(v11);
   const unsigned int v13 = v12 + 32767u;
   const unsigned int v14 = (unsigned int)(v12 >> 16);
   const unsigned int v15 = v14 & 1u;
   const unsigned int v16 = v13 + v15;
   const _Bool v17 = v11 != v11;
   const unsigned int v18 = v12 | 4194304u;
   const unsigned int v19 = v17 ? v18 : v16;
   const unsigned int v20 = (unsigned int)(v19 >> 16);
   const unsigned short v21 = (unsigned short)v20;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v21;
  }
  at += last - first;
 }
}

static void subtract_uuu_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = v4 & 32767u;
   const unsigned int v6 = (unsigned int)(v5 << 13);
   const unsigned int v7 = v4 & 31744u;
   const unsigned int v8 = v6 + 947912704u;
   const float v9 = core_bits_uint32_float32(v8);
   const float v10 = v9 - 0x1.0000000000000p-14f;
   const _Bool v11 = v7 == 31744u;
   const unsigned int v12 = v11 ? 1879048192u : 939524096u;
   const unsigned int v13 = v6 + v12;
   const _Bool v14 = v7 == 0u;
   const unsigned int v15 = core_bits_float32_uint32(v10);
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = v4 & 32768u;
   const unsigned int v18 = (unsigned int)(v17 << 16);
   const unsigned int v19 = v16 | v18;
   const float v20 = core_bits_uint32_float32(v19);
   const unsigned short v21 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned int v22 = (unsigned int)v21;
   const unsigned int v23 = v22 & 32767u;
   const unsigned int v24 = (unsigned int)(v23 << 13);
   const unsigned int v25 = v22 & 31744u;
   const unsigned int v26 = v24 + 947912704u;
   const float v27 = core_bits_uint32_float32(v26);
   const float v28 = v27 - 0x1.0000000000000p-14f;
   const _Bool v29 = v25 == 31744u;
   const unsigned int v30 = v29 ? 1879048192u : 939524096u;
   const unsigned int v31 = v24 + v30;
   const _Bool v32 = v25 == 0u;
   const unsigned int v33 = core_bits_float32_uint32(v28);
   const unsigned int v34 = v32 ? v33 : v31;
   const unsigned int v35 = v22 & 32768u;
   const unsigned int v36 = (unsigned int)(v35 << 16);
   const unsigned int v37 = v34 | v36;
   const float v38 = core_bits_uint32_float32(v37);
   const float v39 = v20 - v38;
   const unsigned int v40 = core_bits_float32_uint32(v39);
   const unsigned int v41 = v40 & 2147483647u;
   const float v42 = core_bits_uint32_float32(v41);
   const float v43 = v42 + 0.5f;
   const unsigned int v44 = core_bits_float32_uint32(v43);
   const unsigned int v45 = v44 - 1056964608u;
   const unsigned int v46 = v41 + 3355447295u;
   const unsigned int v47 = (unsigned int)(v41 >> 13);
   const unsigned int v48 = v47 & 1u;
   const unsigned int v49 = v46 + v48;
   const unsigned int v50 = (unsigned int)(v49 >> 13);
   const _Bool v51 = v41 > 2139095040u;
   const unsigned int v52 = v51 ? 32256u : 31744u;
   const _Bool v53 = v41 < 947912704u;
   const unsigned int v54 = v53 ? v45 : v50;
   const _Bool v55 = v41 >= 1199570944u;
   const unsigned int v56 = v55 ? v52 : v54;
   const unsigned int v57 = (unsigned int)(v40 >> 16);
   const unsigned int v58 = v57 & 32768u;
   const unsigned int v59 = v56 | v58;
   const unsigned short v60 = (unsigned short)v59;
   b0_y[i1 * n2_s0_0 + i2] = v60;
  }
  at += last - first;
 }
}

static void subtract_uuz_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = v4 & 32767u;
   const unsigned int v6 = (unsigned int)(v5 << 13);
   const unsigned int v7 = v4 & 31744u;
   const unsigned int v8 = v6 + 947912704u;
   const float v9 = core_bits_uint32_float32(v8);
   const float v10 = v9 - 0x1.0000000000000p-14f;
   const _Bool v11 = v7 == 31744u;
   const unsigned int v12 = v11 ? 1879048192u : 939524096u;
   const unsigned int v13 = v6 + v12;
   const _Bool v14 = v7 == 0u;
   const unsigned int v15 = core_bits_float32_uint32(v10);
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = v4 & 32768u;
   const unsigned int v18 = (unsigned int)(v17 << 16);
   const unsigned int v19 = v16 | v18;
   const float v20 = core_bits_uint32_float32(v19);
   const unsigned short v21 = b2_x2[i1 * n6_s2_0];
   const unsigned int v22 = (unsigned int)v21;
   const unsigned int v23 = v22 & 32767u;
   const unsigned int v24 = (unsigned int)(v23 << 13);
   const unsigned int v25 = v22 & 31744u;
   const unsigned int v26 = v24 + 947912704u;
   const float v27 = core_bits_uint32_float32(v26);
   const float v28 = v27 - 0x1.0000000000000p-14f;
   const _Bool v29 = v25 == 31744u;
   const unsigned int v30 = v29 ? 1879048192u : 939524096u;
   const unsigned int v31 = v24 + v30;
   const _Bool v32 = v25 == 0u;
   const unsigned int v33 = core_bits_float32_uint32(v28);
   const unsigned int v34 = v32 ? v33 : v31;
   const unsigned int v35 = v22 & 32768u;
   const unsigned int v36 = (unsigned int)(v35 << 16);
   const unsigned int v37 = v34 | v36;
   const float v38 = core_bits_uint32_float32(v37);
   const float v39 = v20 - v38;
   const unsigned int v40 = core_bits_float32_uint32(v39);
   const unsigned int v41 = v40 & 2147483647u;
   const float v42 = core_bits_uint32_float32(v41);
   const float v43 = v42 + 0.5f;
   const unsigned int v44 = core_bits_float32_uint32(v43);
   const unsigned int v45 = v44 - 1056964608u;
   const unsigned int v46 = v41 + 3355447295u;
   const unsigned int v47 = (unsigned int)(v41 >> 13);
   const unsigned int v48 = v47 & 1u;
   const unsigned int v49 = v46 + v48;
   const unsigned int v50 = (unsigned int)(v49 >> 13);
   const _Bool v51 = v41 > 2139095040u;
   const unsigned int v52 = v51 ? 32256u : 31744u;
   const _Bool v53 = v41 < 947912704u;
   const unsigned int v54 = v53 ? v45 : v50;
   const _Bool v55 = v41 >= 1199570944u;
   const unsigned int v56 = v55 ? v52 : v54;
   const unsigned int v57 = (unsigned int)(v40 >> 16);
   const unsigned int v58 = v57 & 32768u;
   const unsigned int v59 = v56 | v58;
   const unsigned short v60 = (unsigned short)v59;
   b0_y[i1 * n2_s0_0 + i2] = v60;
  }
  at += last - first;
 }
}

static void subtract_uzu_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = v4 & 32767u;
   const unsigned int v6 = (unsigned int)(v5 << 13);
   const unsigned int v7 = v4 & 31744u;
   const unsigned int v8 = v6 + 947912704u;
   const float v9 = core_bits_uint32_float32(v8);
   const float v10 = v9 - 0x1.0000000000000p-14f;
   const _Bool v11 = v7 == 31744u;
   const unsigned int v12 = v11 ? 1879048192u : 939524096u;
   const unsigned int v13 = v6 + v12;
   const _Bool v14 = v7 == 0u;
   const unsigned int v15 = core_bits_float32_uint32(v10);
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = v4 & 32768u;
   const unsigned int v18 = (unsigned int)(v17 << 16);
   const unsigned int v19 = v16 | v18;
   const float v20 = core_bits_uint32_float32(v19);
   const unsigned short v21 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned int v22 = (unsigned int)v21;
   const unsigned int v23 = v22 & 32767u;
   const unsigned int v24 = (unsigned int)(v23 << 13);
   const unsigned int v25 = v22 & 31744u;
   const unsigned int v26 = v24 + 947912704u;
   const float v27 = core_bits_uint32_float32(v26);
   const float v28 = v27 - 0x1.0000000000000p-14f;
   const _Bool v29 = v25 == 31744u;
   const unsigned int v30 = v29 ? 1879048192u : 939524096u;
   const unsigned int v31 = v24 + v30;
   const _Bool v32 = v25 == 0u;
   const unsigned int v33 = core_bits_float32_uint32(v28);
   const unsigned int v34 = v32 ? v33 : v31;
   const unsigned int v35 = v22 & 32768u;
   const unsigned int v36 = (unsigned int)(v35 << 16);
   const unsigned int v37 = v34 | v36;
   const float v38 = core_bits_uint32_float32(v37);
   const float v39 = v20 - v38;
   const unsigned int v40 = core_bits_float32_uint32(v39);
   const unsigned int v41 = v40 & 2147483647u;
   const float v42 = core_bits_uint32_float32(v41);
   const float v43 = v42 + 0.5f;
   const unsigned int v44 = core_bits_float32_uint32(v43);
   const unsigned int v45 = v44 - 1056964608u;
   const unsigned int v46 = v41 + 3355447295u;
   const unsigned int v47 = (unsigned int)(v41 >> 13);
   const unsigned int v48 = v47 & 1u;
   const unsigned int v49 = v46 + v48;
   const unsigned int v50 = (unsigned int)(v49 >> 13);
   const _Bool v51 = v41 > 2139095040u;
   const unsigned int v52 = v51 ? 32256u : 31744u;
   const _Bool v53 = v41 < 947912704u;
   const unsigned int v54 = v53 ? v45 : v50;
   const _Bool v55 = v41 >= 1199570944u;
   const unsigned int v56 = v55 ? v52 : v54;
   const unsigned int v57 = (unsigned int)(v40 >> 16);
   const unsigned int v58 = v57 & 32768u;
   const unsigned int v59 = v56 | v58;
   const unsigned short v60 = (unsigned short)v59;
   b0_y[i1 * n2_s0_0 + i2] = v60;
  }
  at += last - first;
 }
}

static void subtract_sss_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n7_s2_1 = (long long)scalars[7];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = v4 & 32767u;
   const unsigned int v6 = (unsigned int)(v5 << 13);
   const unsigned int v7 = v4 & 31744u;
   const unsigned int v8 = v6 + 947912704u;
   const float v9 = core_bits_uint32_float32(v8);
   const float v10 = v9 - 0x1.0000000000000p-14f;
   const _Bool v11 = v7 == 31744u;
   const unsigned int v12 = v11 ? 1879048192u : 939524096u;
   const unsigned int v13 = v6 + v12;
   const _Bool v14 = v7 == 0u;
   const unsigned int v15 = core_bits_float32_uint32(v10);
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = v4 & 32768u;
   const unsigned int v18 = (unsigned int)(v17 << 16);
   const unsigned int v19 = v16 | v18;
   const float v20 = core_bits_uint32_float32(v19);
   const unsigned short v21 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const unsigned int v22 = (unsigned int)v21;
   const unsigned int v23 = v22 & 32767u;
   const unsigned int v24 = (unsigned int)(v23 << 13);
   const unsigned int v25 = v22 & 31744u;
   const unsigned int v26 = v24 + 947912704u;
   const float v27 = core_bits_uint32_float32(v26);
   const float v28 = v27 - 0x1.0000000000000p-14f;
   const _Bool v29 = v25 == 31744u;
   const unsigned int v30 = v29 ? 1879048192u : 939524096u;
   const unsigned int v31 = v24 + v30;
   const _Bool v32 = v25 == 0u;
   const unsigned int v33 = core_bits_float32_uint32(v28);
   const unsigned int v34 = v32 ? v33 : v31;
   const unsigned int v35 = v22 & 32768u;
   const unsigned int v36 = (unsigned int)(v35 << 16);
   const unsigned int v37 = v34 | v36;
   const float v38 = core_bits_uint32_float32(v37);
   const float v39 = v20 - v38;
   const unsigned int v40 = core_bits_float32_uint32(v39);
   const unsigned int v41 = v40 & 2147483647u;
   const float v42 = core_bits_uint32_float32(v41);
   const float v43 = v42 + 0.5f;
   const unsigned int v44 = core_bits_float32_uint32(v43);
   const unsigned int v45 = v44 - 1056964608u;
   const unsigned int v46 = v41 + 3355447295u;
   const unsigned int v47 = (unsigned int)(v41 >> 13);
   const unsigned int v48 = v47 & 1u;
   const unsigned int v49 = v46 + v48;
   const unsigned int v50 = (unsigned int)(v49 >> 13);
   const _Bool v51 = v41 > 2139095040u;
   const unsigned int v52 = v51 ? 32256u : 31744u;
   const _Bool v53 = v41 < 947912704u;
   const unsigned int v54 = v53 ? v45 : v50;
   const _Bool v55 = v41 >= 1199570944u;
   const unsigned int v56 = v55 ? v52 : v54;
   const unsigned int v57 = (unsigned int)(v40 >> 16);
   const unsigned int v58 = v57 & 32768u;
   const unsigned int v59 = v56 | v58;
   const unsigned short v60 = (unsigned short)v59;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v60;
  }
  at += last - first;
 }
}

static void subtract_uuu_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const unsigned short v7 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned int v8 = (unsigned int)v7;
   const unsigned int v9 = (unsigned int)(v8 << 16);
   const float v10 = core_bits_uint32_float32(v9);
   const float v11 = v6 - v10;
   const unsigned int v12 = core_bits_float32_uint32(v11);
   const unsigned int v13 = v12 + 32767u;
   const unsigned int v14 = (unsigned int)(v12 >> 16);
   const unsigned int v15 = v14 & 1u;
   const unsigned int v16 = v13 + v15;
   const _Bool v17 = v11 != v11;
   const unsigned int v18 = v12 | 4194304u;
   const unsigned int v19 = v17 ? v18 : v16;
   const unsigned int v20 = (unsigned int)(v19 >> 16);
   const unsigned short v21 = (unsigned short)v20;
   b0_y[i1 * n2_s0_0 + i2] = v21;
  }
  at += last - first;
 }
}

static void subtract_uuz_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const unsigned short v7 = b2_x2[i1 * n6_s2_0];
   const unsigned int v8 = (unsigned int)v7;
   const unsigned int v9 = (unsigned int)(v8 << 16);
   const float v10 = core_bits_uint32_float32(v9);
   const float v11 = v6 - v10;
   const unsigned int v12 = core_bits_float32_uint32(v11);
   const unsigned int v13 = v12 + 32767u;
   const unsigned int v14 = (unsigned int)(v12 >> 16);
   const unsigned int v15 = v14 & 1u;
   const unsigned int v16 = v13 + v15;
   const _Bool v17 = v11 != v11;
   const unsigned int v18 = v12 | 4194304u;
   const unsigned int v19 = v17 ? v18 : v16;
   const unsigned int v20 = (unsigned int)(v19 >> 16);
   const unsigned short v21 = (unsigned short)v20;
   b0_y[i1 * n2_s0_0 + i2] = v21;
  }
  at += last - first;
 }
}

static void subtract_uzu_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const unsigned short v7 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned int v8 = (unsigned int)v7;
   const unsigned int v9 = (unsigned int)(v8 << 16);
   const float v10 = core_bits_uint32_float32(v9);
   const float v11 = v6 - v10;
   const unsigned int v12 = core_bits_float32_uint32(v11);
   const unsigned int v13 = v12 + 32767u;
   const unsigned int v14 = (unsigned int)(v12 >> 16);
   const unsigned int v15 = v14 & 1u;
   const unsigned int v16 = v13 + v15;
   const _Bool v17 = v11 != v11;
   const unsigned int v18 = v12 | 4194304u;
   const unsigned int v19 = v17 ? v18 : v16;
   const unsigned int v20 = (unsigned int)(v19 >> 16);
   const unsigned short v21 = (unsigned short)v20;
   b0_y[i1 * n2_s0_0 + i2] = v21;
  }
  at += last - first;
 }
}

static void subtract_sss_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n7_s2_1 = (long long)scalars[7];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const unsigned short v7 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const unsigned int v8 = (unsigned int)v7;
   const unsigned int v9 = (unsigned int)(v8 << 16);
   const float v10 = core_bits_uint32_float32(v9);
   const float v11 = v6 - v10;
   const unsigned int v12 = core_bits_float32_uint32(v11);
   const unsigned int v13 = v12 + 32767u;
   const unsigned int v14 = (unsigned int)(v12 >> 16);
   const unsigned int v15 = v14 & 1u;
   const unsigned int v16 = v13 + v15;
   const _Bool v17 = v11 != v11;
   const unsigned int v18 = v12 | 4194304u;
   const unsigned int v19 = v17 ? v18 : v16;
   const unsigned int v20 = (unsigned int)(v19 >> 16);
   const unsigned short v21 = (unsigned short)v20;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v21;
  }
  at += last - first;
 }
}

static void multiply_uuu_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = v4 & 32767u;
   const unsigned int v6 = (unsigned int)(v5 << 13);
   const unsigned int v7 = v4 & 31744u;
   const unsigned int v8 = v6 + 947912704u;
   const float v9 = core_bits_uint32_float32(v8);
   const float v10 = v9 - 0x1.0000000000000p-14f;
   const _Bool v11 = v7 == 31744u;
   const unsigned int v12 = v11 ? 1879048192u : 939524096u;
   const unsigned int v13 = v6 + v12;
   const _Bool v14 = v7 == 0u;
   const unsigned int v15 = core_bits_float32_uint32(v10);
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = v4 & 32768u;
   const unsigned int v18 = (unsigned int)(v17 << 16);
   const unsigned int v19 = v16 | v18;
   const float v20 = core_bits_uint32_float32(v19);
   const unsigned short v21 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned int v22 = (unsigned int)v21;
   const unsigned int v23 = v22 & 32767u;
   const unsigned int v24 = (unsigned int)(v23 << 13);
   const unsigned int v25 = v22 & 31744u;
   const unsigned int v26 = v24 + 947912704u;
   const float v27 = core_bits_uint32_float32(v26);
   const float v28 = v27 - 0x1.0000000000000p-14f;
   const _Bool v29 = v25 == 31744u;
   const unsigned int v30 = v29 ? 1879048192u : 939524096u;
   const unsigned int v31 = v24 + v30;
   const _Bool v32 = v25 == 0u;
   const unsigned int v33 = core_bits_float32_uint32(v28);
   const unsigned int v34 = v32 ? v33 : v31;
   const unsigned int v35 = v22 & 32768u;
   const unsigned int v36 = (unsigned int)(v35 << 16);
   const unsigned int v37 = v34 | v36;
   const float v38 = core_bits_uint32_float32(v37);
   const float v39 = v20 * v38;
   const unsigned int v40 = core_bits_float32_uint32(v39);
   const unsigned int v41 = v40 & 2147483647u;
   const float v42 = core_bits_uint32_float32(v41);
   const float v43 = v42 + 0.5f;
   const unsigned int v44 = core_bits_float32_uint32(v43);
   const unsigned int v45 = v44 - 1056964608u;
   const unsigned int v46 = v41 + 3355447295u;
   const unsigned int v47 = (unsigned int)(v41 >> 13);
   const unsigned int v48 = v47 & 1u;
   const unsigned int v49 = v46 + v48;
   const unsigned int v50 = (unsigned int)(v49 >> 13);
   const _Bool v51 = v41 > 2139095040u;
   const unsigned int v52 = v51 ? 32256u : 31744u;
   const _Bool v53 = v41 < 947912704u;
   const unsigned int v54 = v53 ? v45 : v50;
   const _Bool v55 = v41 >= 1199570944u;
   const unsigned int v56 = v55 ? v52 : v54;
   const unsigned int v57 = (unsigned int)(v40 >> 16);
   const unsigned int v58 = v57 & 32768u;
   const unsigned int v59 = v56 | v58;
   const unsigned short v60 = (unsigned short)v59;
   b0_y[i1 * n2_s0_0 + i2] = v60;
  }
  at += last - first;
 }
}

static void multiply_uuz_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = v4 & 32767u;
   const unsigned int v6 = (unsigned int)(v5 << 13);
   const unsigned int v7 = v4 & 31744u;
   const unsigned int v8 = v6 + 947912704u;
   const float v9 = core_bits_uint32_float32(v8);
   const float v10 = v9 - 0x1.0000000000000p-14f;
   const _Bool v11 = v7 == 31744u;
   const unsigned int v12 = v11 ? 1879048192u : 939524096u;
   const unsigned int v13 = v6 + v12;
   const _Bool v14 = v7 == 0u;
   const unsigned int v15 = core_bits_float32_uint32(v10);
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = v4 & 32768u;
   const unsigned int v18 = (unsigned int)(v17 << 16);
   const unsigned int v19 = v16 | v18;
   const float v20 = core_bits_uint32_float32(v19);
   const unsigned short v21 = b2_x2[i1 * n6_s2_0];
   const unsigned int v22 = (unsigned int)v21;
   const unsigned int v23 = v22 & 32767u;
   const unsigned int v24 = (unsigned int)(v23 << 13);
   const unsigned int v25 = v22 & 31744u;
   const unsigned int v26 = v24 + 947912704u;
   const float v27 = core_bits_uint32_float32(v26);
   const float v28 = v27 - 0x1.0000000000000p-14f;
   const _Bool v29 = v25 == 31744u;
   const unsigned int v30 = v29 ? 1879048192u : 939524096u;
   const unsigned int v31 = v24 + v30;
   const _Bool v32 = v25 == 0u;
   const unsigned int v33 = core_bits_float32_uint32(v28);
   const unsigned int v34 = v32 ? v33 : v31;
   const unsigned int v35 = v22 & 32768u;
   const unsigned int v36 = (unsigned int)(v35 << 16);
   const unsigned int v37 = v34 | v36;
   const float v38 = core_bits_uint32_float32(v37);
   const float v39 = v20 * v38;
   const unsigned int v40 = core_bits_float32_uint32(v39);
   const unsigned int v41 = v40 & 2147483647u;
   const float v42 = core_bits_uint32_float32(v41);
   const float v43 = v42 + 0.5f;
   const unsigned int v44 = core_bits_float32_uint32(v43);
   const unsigned int v45 = v44 - 1056964608u;
   const unsigned int v46 = v41 + 3355447295u;
   const unsigned int v47 = (unsigned int)(v41 >> 13);
   const unsigned int v48 = v47 & 1u;
   const unsigned int v49 = v46 + v48;
   const unsigned int v50 = (unsigned int)(v49 >> 13);
   const _Bool v51 = v41 > 2139095040u;
   const unsigned int v52 = v51 ? 32256u : 31744u;
   const _Bool v53 = v41 < 947912704u;
   const unsigned int v54 = v53 ? v45 : v50;
   const _Bool v55 = v41 >= 1199570944u;
   const unsigned int v56 = v55 ? v52 : v54;
   const unsigned int v57 = (unsigned int)(v40 >> 16);
   const unsigned int v58 = v57 & 32768u;
   const unsigned int v59 = v56 | v58;
   const unsigned short v60 = (unsigned short)v59;
   b0_y[i1 * n2_s0_0 + i2] = v60;
  }
  at += last - first;
 }
}

static void multiply_uzu_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = v4 & 32767u;
   const unsigned int v6 = (unsigned int)(v5 << 13);
   const unsigned int v7 = v4 & 31744u;
   const unsigned int v8 = v6 + 947912704u;
   const float v9 = core_bits_uint32_float32(v8);
   const float v10 = v9 - 0x1.0000000000000p-14f;
   const _Bool v11 = v7 == 31744u;
   const unsigned int v12 = v11 ? 1879048192u : 939524096u;
   const unsigned int v13 = v6 + v12;
   const _Bool v14 = v7 == 0u;
   const unsigned int v15 = core_bits_float32_uint32(v10);
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = v4 & 32768u;
   const unsigned int v18 = (unsigned int)(v17 << 16);
   const unsigned int v19 = v16 | v18;
   const float v20 = core_bits_uint32_float32(v19);
   const unsigned short v21 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned int v22 = (unsigned int)v21;
   const unsigned int v23 = v22 & 32767u;
   const unsigned int v24 = (unsigned int)(v23 << 13);
   const unsigned int v25 = v22 & 31744u;
   const unsigned int v26 = v24 + 947912704u;
   const float v27 = core_bits_uint32_float32(v26);
   const float v28 = v27 - 0x1.0000000000000p-14f;
   const _Bool v29 = v25 == 31744u;
   const unsigned int v30 = v29 ? 1879048192u : 939524096u;
   const unsigned int v31 = v24 + v30;
   const _Bool v32 = v25 == 0u;
   const unsigned int v33 = core_bits_float32_uint32(v28);
   const unsigned int v34 = v32 ? v33 : v31;
   const unsigned int v35 = v22 & 32768u;
   const unsigned int v36 = (unsigned int)(v35 << 16);
   const unsigned int v37 = v34 | v36;
   const float v38 = core_bits_uint32_float32(v37);
   const float v39 = v20 * v38;
   const unsigned int v40 = core_bits_float32_uint32(v39);
   const unsigned int v41 = v40 & 2147483647u;
   const float v42 = core_bits_uint32_float32(v41);
   const float v43 = v42 + 0.5f;
   const unsigned int v44 = core_bits_float32_uint32(v43);
   const unsigned int v45 = v44 - 1056964608u;
   const unsigned int v46 = v41 + 3355447295u;
   const unsigned int v47 = (unsigned int)(v41 >> 13);
   const unsigned int v48 = v47 & 1u;
   const unsigned int v49 = v46 + v48;
   const unsigned int v50 = (unsigned int)(v49 >> 13);
   const _Bool v51 = v41 > 2139095040u;
   const unsigned int v52 = v51 ? 32256u : 31744u;
   const _Bool v53 = v41 < 947912704u;
   const unsigned int v54 = v53 ? v45 : v50;
   const _Bool v55 = v41 >= 1199570944u;
   const unsigned int v56 = v55 ? v52 : v54;
   const unsigned int v57 = (unsigned int)(v40 >> 16);
   const unsigned int v58 = v57 & 32768u;
   const unsigned int v59 = v56 | v58;
   const unsigned short v60 = (unsigned short)v59;
   b0_y[i1 * n2_s0_0 + i2] = v60;
  }
  at += last - first;
 }
}

static void multiply_sss_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n7_s2_1 = (long long)scalars[7];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = v4 & 32767u;
   const unsigned int v6 = (unsigned int)(v5 << 13);
   const unsigned int v7 = v4 & 31744u;
   const unsigned int v8 = v6 + 947912704u;
   const float v9 = core_bits_uint32_float32(v8);
   const float v10 = v9 - 0x1.0000000000000p-14f;
   const _Bool v11 = v7 == 31744u;
   const unsigned int v12 = v11 ? 1879048192u : 939524096u;
   const unsigned int v13 = v6 + v12;
   const _Bool v14 = v7 == 0u;
   const unsigned int v15 = core_bits_float32_uint32(v10);
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = v4 & 32768u;
   const unsigned int v18 = (unsigned int)(v17 << 16);
   const unsigned int v19 = v16 | v18;
   const float v20 = core_bits_uint32_float32(v19);
   const unsigned short v21 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const unsigned int v22 = (unsigned int)v21;
   const unsigned int v23 = v22 & 32767u;
   const unsigned int v24 = (unsigned int)(v23 << 13);
   const unsigned int v25 = v22 & 31744u;
   const unsigned int v26 = v24 + 947912704u;
   const float v27 = core_bits_uint32_float32(v26);
   const float v28 = v27 - 0x1.0000000000000p-14f;
   const _Bool v29 = v25 == 31744u;
   const unsigned int v30 = v29 ? 1879048192u : 939524096u;
   const unsigned int v31 = v24 + v30;
   const _Bool v32 = v25 == 0u;
   const unsigned int v33 = core_bits_float32_uint32(v28);
   const unsigned int v34 = v32 ? v33 : v31;
   const unsigned int v35 = v22 & 32768u;
   const unsigned int v36 = (unsigned int)(v35 << 16);
   const unsigned int v37 = v34 | v36;
   const float v38 = core_bits_uint32_float32(v37);
   const float v39 = v20 * v38;
   const unsigned int v40 = core_bits_float32_uint32(v39);
   const unsigned int v41 = v40 & 2147483647u;
   const float v42 = core_bits_uint32_float32(v41);
   const float v43 = v42 + 0.5f;
   const unsigned int v44 = core_bits_float32_uint32(v43);
   const unsigned int v45 = v44 - 1056964608u;
   const unsigned int v46 = v41 + 3355447295u;
   const unsigned int v47 = (unsigned int)(v41 >> 13);
   const unsigned int v48 = v47 & 1u;
   const unsigned int v49 = v46 + v48;
   const unsigned int v50 = (unsigned int)(v49 >> 13);
   const _Bool v51 = v41 > 2139095040u;
   const unsigned int v52 = v51 ? 32256u : 31744u;
   const _Bool v53 = v41 < 947912704u;
   const unsigned int v54 = v53 ? v45 : v50;
   const _Bool v55 = v41 >= 1199570944u;
   const unsigned int v56 = v55 ? v52 : v54;
   const unsigned int v57 = (unsigned int)(v40 >> 16);
   const unsigned int v58 = v57 & 32768u;
   const unsigned int v59 = v56 | v58;
   const unsigned short v60 = (unsigned short)v59;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v60;
  }
  at += last - first;
 }
}

static void multiply_uuu_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const unsigned short v7 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned int v8 = (unsigned int)v7;
   const unsigned int v9 = (unsigned int)(v8 << 16);
   const float v10 = core_bits_uint32_float32(v9);
   const float v11 = v6 * v10;
   const unsigned int v12 = core_bits_float32_uint32(v11);
   const unsigned int v13 = v12 + 32767u;
   const unsigned int v14 = (unsigned int)(v12 >> 16);
   const unsigned int v15 = v14 & 1u;
   const unsigned int v16 = v13 + v15;
   const _Bool v17 = v11 != v11;
   const unsigned int v18 = v12 | 4194304u;
   const unsigned int v19 = v17 ? v18 : v16;
   const unsigned int v20 = (unsigned int)(v19 >> 16);
   const unsigned short v21 = (unsigned short)v20;
   b0_y[i1 * n2_s0_0 + i2] = v21;
  }
  at += last - first;
 }
}

static void multiply_uuz_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const unsigned short v7 = b2_x2[i1 * n6_s2_0];
   const unsigned int v8 = (unsigned int)v7;
   const unsigned int v9 = (unsigned int)(v8 << 16);
   const float v10 = core_bits_uint32_float32(v9);
   const float v11 = v6 * v10;
   const unsigned int v12 = core_bits_float32_uint32(v11);
   const unsigned int v13 = v12 + 32767u;
   const unsigned int v14 = (unsigned int)(v12 >> 16);
   const unsigned int v15 = v14 & 1u;
   const unsigned int v16 = v13 + v15;
   const _Bool v17 = v11 != v11;
   const unsigned int v18 = v12 | 4194304u;
   const unsigned int v19 = v17 ? v18 : v16;
   const unsigned int v20 = (unsigned int)(v19 >> 16);
   const unsigned short v21 = (unsigned short)v20;
   b0_y[i1 * n2_s0_0 + i2] = v21;
  }
  at += last - first;
 }
}

static void multiply_uzu_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const unsigned short v7 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned int v8 = (unsigned int)v7;
   const unsigned int v9 = (unsigned int)(v8 << 16);
   const float v10 = core_bits_uint32_float32(v9);
   const float v11 = v6 * v10;
   const unsigned int v12 = core_bits_float32_uint32(v11);
   const unsigned int v13 = v12 + 32767u;
   const unsigned int v14 = (unsigned int)(v12 >> 16);
   const unsigned int v15 = v14 & 1u;
   const unsigned int v16 = v13 + v15;
   const _Bool v17 = v11 != v11;
   const unsigned int v18 = v12 | 4194304u;
   const unsigned int v19 = v17 ? v18 : v16;
   const unsigned int v20 = (unsigned int)(v19 >> 16);
   const unsigned short v21 = (unsigned short)v20;
   b0_y[i1 * n2_s0_0 + i2] = v21;
  }
  at += last - first;
 }
}

static void multiply_sss_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n7_s2_1 = (long long)scalars[7];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const unsigned short v7 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const unsigned int v8 = (unsigned int)v7;
   const unsigned int v9 = (unsigned int)(v8 << 16);
   const float v10 = core_bits_uint32_float32(v9);
   const float v11 = v6 * v10;
   const unsigned int v12 = core_bits_float32_uint32(v11);
   const unsigned int v13 = v12 + 32767u;
   const unsigned int v14 = (unsigned int)(v12 >> 16);
   const unsigned int v15 = v14 & 1u;
   const unsigned int v16 = v13 + v15;
   const _Bool v17 = v11 != v11;
   const unsigned int v18 = v12 | 4194304u;
   const unsigned int v19 = v17 ? v18 : v16;
   const unsigned int v20 = (unsigned int)(v19 >> 16);
   const unsigned short v21 = (unsigned short)v20;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v21;
  }
  at += last - first;
 }
}

static void divide_uuu_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = v4 & 32767u;
   const unsigned int v6 = (unsigned int)(v5 << 13);
   const unsigned int v7 = v4 & 31744u;
   const unsigned int v8 = v6 + 947912704u;
   const float v9 = core_bits_uint32_float32(v8);
   const float v10 = v9 - 0x1.0000000000000p-14f;
   const _Bool v11 = v7 == 31744u;
   const unsigned int v12 = v11 ? 1879048192u : 939524096u;
   const unsigned int v13 = v6 + v12;
   const _Bool v14 = v7 == 0u;
   const unsigned int v15 = core_bits_float32_uint32(v10);
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = v4 & 32768u;
   const unsigned int v18 = (unsigned int)(v17 << 16);
   const unsigned int v19 = v16 | v18;
   const float v20 = core_bits_uint32_float32(v19);
   const unsigned short v21 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned int v22 = (unsigned int)v21;
   const unsigned int v23 = v22 & 32767u;
   const unsigned int v24 = (unsigned int)(v23 << 13);
   const unsigned int v25 = v22 & 31744u;
   const unsigned int v26 = v24 + 947912704u;
   const float v27 = core_bits_uint32_float32(v26);
   const float v28 = v27 - 0x1.0000000000000p-14f;
   const _Bool v29 = v25 == 31744u;
   const unsigned int v30 = v29 ? 1879048192u : 939524096u;
   const unsigned int v31 = v24 + v30;
   const _Bool v32 = v25 == 0u;
   const unsigned int v33 = core_bits_float32_uint32(v28);
   const unsigned int v34 = v32 ? v33 : v31;
   const unsigned int v35 = v22 & 32768u;
   const unsigned int v36 = (unsigned int)(v35 << 16);
   const unsigned int v37 = v34 | v36;
   const float v38 = core_bits_uint32_float32(v37);
   const float v39 = v20 / v38;
   const unsigned int v40 = core_bits_float32_uint32(v39);
   const unsigned int v41 = v40 & 2147483647u;
   const float v42 = core_bits_uint32_float32(v41);
   const float v43 = v42 + 0.5f;
   const unsigned int v44 = core_bits_float32_uint32(v43);
   const unsigned int v45 = v44 - 1056964608u;
   const unsigned int v46 = v41 + 3355447295u;
   const unsigned int v47 = (unsigned int)(v41 >> 13);
   const unsigned int v48 = v47 & 1u;
   const unsigned int v49 = v46 + v48;
   const unsigned int v50 = (unsigned int)(v49 >> 13);
   const _Bool v51 = v41 > 2139095040u;
   const unsigned int v52 = v51 ? 32256u : 31744u;
   const _Bool v53 = v41 < 947912704u;
   const unsigned int v54 = v53 ? v45 : v50;
   const _Bool v55 = v41 >= 1199570944u;
   const unsigned int v56 = v55 ? v52 : v54;
   const unsigned int v57 = (unsigned int)(v40 >> 16);
   const unsigned int v58 = v57 & 32768u;
   const unsigned int v59 = v56 | v58;
   const unsigned short v60 = (unsigned short)v59;
   b0_y[i1 * n2_s0_0 + i2] = v60;
  }
  at += last - first;
 }
}

static void divide_uuz_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = v4 & 32767u;
   const unsigned int v6 = (unsigned int)(v5 << 13);
   const unsigned int v7 = v4 & 31744u;
   const unsigned int v8 = v6 + 947912704u;
   const float v9 = core_bits_uint32_float32(v8);
   const float v10 = v9 - 0x1.0000000000000p-14f;
   const _Bool v11 = v7 == 31744u;
   const unsigned int v12 = v11 ? 1879048192u : 939524096u;
   const unsigned int v13 = v6 + v12;
   const _Bool v14 = v7 == 0u;
   const unsigned int v15 = core_bits_float32_uint32(v10);
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = v4 & 32768u;
   const unsigned int v18 = (unsigned int)(v17 << 16);
   const unsigned int v19 = v16 | v18;
   const float v20 = core_bits_uint32_float32(v19);
   const unsigned short v21 = b2_x2[i1 * n6_s2_0];
   const unsigned int v22 = (unsigned int)v21;
   const unsigned int v23 = v22 & 32767u;
   const unsigned int v24 = (unsigned int)(v23 << 13);
   const unsigned int v25 = v22 & 31744u;
   const unsigned int v26 = v24 + 947912704u;
   const float v27 = core_bits_uint32_float32(v26);
   const float v28 = v27 - 0x1.0000000000000p-14f;
   const _Bool v29 = v25 == 31744u;
   const unsigned int v30 = v29 ? 1879048192u : 939524096u;
   const unsigned int v31 = v24 + v30;
   const _Bool v32 = v25 == 0u;
   const unsigned int v33 = core_bits_float32_uint32(v28);
   const unsigned int v34 = v32 ? v33 : v31;
   const unsigned int v35 = v22 & 32768u;
   const unsigned int v36 = (unsigned int)(v35 << 16);
   const unsigned int v37 = v34 | v36;
   const float v38 = core_bits_uint32_float32(v37);
   const float v39 = v20 / v38;
   const unsigned int v40 = core_bits_float32_uint32(v39);
   const unsigned int v41 = v40 & 2147483647u;
   const float v42 = core_bits_uint32_float32(v41);
   const float v43 = v42 + 0.5f;
   const unsigned int v44 = core_bits_float32_uint32(v43);
   const unsigned int v45 = v44 - 1056964608u;
   const unsigned int v46 = v41 + 3355447295u;
   const unsigned int v47 = (unsigned int)(v41 >> 13);
   const unsigned int v48 = v47 & 1u;
   const unsigned int v49 = v46 + v48;
   const unsigned int v50 = (unsigned int)(v49 >> 13);
   const _Bool v51 = v41 > 2139095040u;
   const unsigned int v52 = v51 ? 32256u : 31744u;
   const _Bool v53 = v41 < 947912704u;
   const unsigned int v54 = v53 ? v45 : v50;
   const _Bool v55 = v41 >= 1199570944u;
   const unsigned int v56 = v55 ? v52 : v54;
   const unsigned int v57 = (unsigned int)(v40 >> 16);
   const unsigned int v58 = v57 & 32768u;
   const unsigned int v59 = v56 | v58;
   const unsigned short v60 = (unsigned short)v59;
   b0_y[i1 * n2_s0_0 + i2] = v60;
  }
  at += last - first;
 }
}

static void divide_uzu_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = v4 & 32767u;
   const unsigned int v6 = (unsigned int)(v5 << 13);
   const unsigned int v7 = v4 & 31744u;
   const unsigned int v8 = v6 + 947912704u;
   const float v9 = core_bits_uint32_float32(v8);
   const float v10 = v9 - 0x1.0000000000000p-14f;
   const _Bool v11 = v7 == 31744u;
   const unsigned int v12 = v11 ? 1879048192u : 939524096u;
   const unsigned int v13 = v6 + v12;
   const _Bool v14 = v7 == 0u;
   const unsigned int v15 = core_bits_float32_uint32(v10);
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = v4 & 32768u;
   const unsigned int v18 = (unsigned int)(v17 << 16);
   const unsigned int v19 = v16 | v18;
   const float v20 = core_bits_uint32_float32(v19);
   const unsigned short v21 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned int v22 = (unsigned int)v21;
   const unsigned int v23 = v22 & 32767u;
   const unsigned int v24 = (unsigned int)(v23 << 13);
   const unsigned int v25 = v22 & 31744u;
   const unsigned int v26 = v24 + 947912704u;
   const float v27 = core_bits_uint32_float32(v26);
   const float v28 = v27 - 0x1.0000000000000p-14f;
   const _Bool v29 = v25 == 31744u;
   const unsigned int v30 = v29 ? 1879048192u : 939524096u;
   const unsigned int v31 = v24 + v30;
   const _Bool v32 = v25 == 0u;
   const unsigned int v33 = core_bits_float32_uint32(v28);
   const unsigned int v34 = v32 ? v33 : v31;
   const unsigned int v35 = v22 & 32768u;
   const unsigned int v36 = (unsigned int)(v35 << 16);
   const unsigned int v37 = v34 | v36;
   const float v38 = core_bits_uint32_float32(v37);
   const float v39 = v20 / v38;
   const unsigned int v40 = core_bits_float32_uint32(v39);
   const unsigned int v41 = v40 & 2147483647u;
   const float v42 = core_bits_uint32_float32(v41);
   const float v43 = v42 + 0.5f;
   const unsigned int v44 = core_bits_float32_uint32(v43);
   const unsigned int v45 = v44 - 1056964608u;
   const unsigned int v46 = v41 + 3355447295u;
   const unsigned int v47 = (unsigned int)(v41 >> 13);
   const unsigned int v48 = v47 & 1u;
   const unsigned int v49 = v46 + v48;
   const unsigned int v50 = (unsigned int)(v49 >> 13);
   const _Bool v51 = v41 > 2139095040u;
   const unsigned int v52 = v51 ? 32256u : 31744u;
   const _Bool v53 = v41 < 947912704u;
   const unsigned int v54 = v53 ? v45 : v50;
   const _Bool v55 = v41 >= 1199570944u;
   const unsigned int v56 = v55 ? v52 : v54;
   const unsigned int v57 = (unsigned int)(v40 >> 16);
   const unsigned int v58 = v57 & 32768u;
   const unsigned int v59 = v56 | v58;
   const unsigned short v60 = (unsigned short)v59;
   b0_y[i1 * n2_s0_0 + i2] = v60;
  }
  at += last - first;
 }
}

static void divide_sss_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n7_s2_1 = (long long)scalars[7];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = v4 & 32767u;
   const unsigned int v6 = (unsigned int)(v5 << 13);
   const unsigned int v7 = v4 & 31744u;
   const unsigned int v8 = v6 + 947912704u;
   const float v9 = core_bits_uint32_float32(v8);
   const float v10 = v9 - 0x1.0000000000000p-14f;
   const _Bool v11 = v7 == 31744u;
   const unsigned int v12 = v11 ? 1879048192u : 939524096u;
   const unsigned int v13 = v6 + v12;
   const _Bool v14 = v7 == 0u;
   const unsigned int v15 = core_bits_float32_uint32(v10);
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = v4 & 32768u;
   const unsigned int v18 = (unsigned int)(v17 << 16);
   const unsigned int v19 = v16 | v18;
   const float v20 = core_bits_uint32_float32(v19);
   const unsigned short v21 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const unsigned int v22 = (unsigned int)v21;
   const unsigned int v23 = v22 & 32767u;
   const unsigned int v24 = (unsigned int)(v23 << 13);
   const unsigned int v25 = v22 & 31744u;
   const unsigned int v26 = v24 + 947912704u;
   const float v27 = core_bits_uint32_float32(v26);
   const float v28 = v27 - 0x1.0000000000000p-14f;
   const _Bool v29 = v25 == 31744u;
   const unsigned int v30 = v29 ? 1879048192u : 939524096u;
   const unsigned int v31 = v24 + v30;
   const _Bool v32 = v25 == 0u;
   const unsigned int v33 = core_bits_float32_uint32(v28);
   const unsigned int v34 = v32 ? v33 : v31;
   const unsigned int v35 = v22 & 32768u;
   const unsigned int v36 = (unsigned int)(v35 << 16);
   const unsigned int v37 = v34 | v36;
   const float v38 = core_bits_uint32_float32(v37);
   const float v39 = v20 / v38;
   const unsigned int v40 = core_bits_float32_uint32(v39);
   const unsigned int v41 = v40 & 2147483647u;
   const float v42 = core_bits_uint32_float32(v41);
   const float v43 = v42 + 0.5f;
   const unsigned int v44 = core_bits_float32_uint32(v43);
   const unsigned int v45 = v44 - 1056964608u;
   const unsigned int v46 = v41 + 3355447295u;
   const unsigned int v47 = (unsigned int)(v41 >> 13);
   const unsigned int v48 = v47 & 1u;
   const unsigned int v49 = v46 + v48;
   const unsigned int v50 = (unsigned int)(v49 >> 13);
   const _Bool v51 = v41 > 2139095040u;
   const unsigned int v52 = v51 ? 32256u : 31744u;
   const _Bool v53 = v41 < 947912704u;
   const unsigned int v54 = v53 ? v45 : v50;
   const _Bool v55 = v41 >= 1199570944u;
   const unsigned int v56 = v55 ? v52 : v54;
   const unsigned int v57 = (unsigned int)(v40 >> 16);
   const unsigned int v58 = v57 & 32768u;
   const unsigned int v59 = v56 | v58;
   const unsigned short v60 = (unsigned short)v59;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v60;
  }
  at += last - first;
 }
}

static void divide_uuu_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const unsigned short v7 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned int v8 = (unsigned int)v7;
   const unsigned int v9 = (unsigned int)(v8 << 16);
   const float v10 = core_bits_uint32_float32(v9);
   const float v11 = v6 / v10;
   const unsigned int v12 = core_bits_float32_uint32(v11);
   const unsigned int v13 = v12 + 32767u;
   const unsigned int v14 = (unsigned int)(v12 >> 16);
   const unsigned int v15 = v14 & 1u;
   const unsigned int v16 = v13 + v15;
   const _Bool v17 = v11 != v11;
   const unsigned int v18 = v12 | 4194304u;
   const unsigned int v19 = v17 ? v18 : v16;
   const unsigned int v20 = (unsigned int)(v19 >> 16);
   const unsigned short v21 = (unsigned short)v20;
   b0_y[i1 * n2_s0_0 + i2] = v21;
  }
  at += last - first;
 }
}

static void divide_uuz_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const unsigned short v7 = b2_x2[i1 * n6_s2_0];
   const unsigned int v8 = (unsigned int)v7;
   const unsigned int v9 = (unsigned int)(v8 << 16);
   const float v10 = core_bits_uint32_float32(v9);
   const float v11 = v6 / v10;
   const unsigned int v12 = core_bits_float32_uint32(v11);
   const unsigned int v13 = v12 + 32767u;
   const unsigned int v14 = (unsigned int)(v12 >> 16);
   const unsigned int v15 = v14 & 1u;
   const unsigned int v16 = v13 + v15;
   const _Bool v17 = v11 != v11;
   const unsigned int v18 = v12 | 4194304u;
   const unsigned int v19 = v17 ? v18 : v16;
   const unsigned int v20 = (unsigned int)(v19 >> 16);
   const unsigned short v21 = (unsigned short)v20;
   b0_y[i1 * n2_s0_0 + i2] = v21;
  }
  at += last - first;
 }
}

static void divide_uzu_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const unsigned short v7 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned int v8 = (unsigned int)v7;
   const unsigned int v9 = (unsigned int)(v8 << 16);
   const float v10 = core_bits_uint32_float32(v9);
   const float v11 = v6 / v10;
   const unsigned int v12 = core_bits_float32_uint32(v11);
   const unsigned int v13 = v12 + 32767u;
   const unsigned int v14 = (unsigned int)(v12 >> 16);
   const unsigned int v15 = v14 & 1u;
   const unsigned int v16 = v13 + v15;
   const _Bool v17 = v11 != v11;
   const unsigned int v18 = v12 | 4194304u;
   const unsigned int v19 = v17 ? v18 : v16;
   const unsigned int v20 = (unsigned int)(v19 >> 16);
   const unsigned short v21 = (unsigned short)v20;
   b0_y[i1 * n2_s0_0 + i2] = v21;
  }
  at += last - first;
 }
}

static void divide_sss_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n7_s2_1 = (long long)scalars[7];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const unsigned short v7 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const unsigned int v8 = (unsigned int)v7;
   const unsigned int v9 = (unsigned int)(v8 << 16);
   const float v10 = core_bits_uint32_float32(v9);
   const float v11 = v6 / v10;
   const unsigned int v12 = core_bits_float32_uint32(v11);
   const unsigned int v13 = v12 + 32767u;
   const unsigned int v14 = (unsigned int)(v12 >> 16);
   const unsigned int v15 = v14 & 1u;
   const unsigned int v16 = v13 + v15;
   const _Bool v17 = v11 != v11;
   const unsigned int v18 = v12 | 4194304u;
   const unsigned int v19 = v17 ? v18 : v16;
   const unsigned int v20 = (unsigned int)(v19 >> 16);
   const unsigned short v21 = (unsigned short)v20;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v21;
  }
  at += last - first;
 }
}

static void maximum_uuu_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = v4 & 32767u;
   const unsigned int v6 = (unsigned int)(v5 << 13);
   const unsigned int v7 = v4 & 31744u;
   const unsigned int v8 = v6 + 947912704u;
   const float v9 = core_bits_uint32_float32(v8);
   const float v10 = v9 - 0x1.0000000000000p-14f;
   const _Bool v11 = v7 == 31744u;
   const unsigned int v12 = v11 ? 1879048192u : 939524096u;
   const unsigned int v13 = v6 + v12;
   const _Bool v14 = v7 == 0u;
   const unsigned int v15 = core_bits_float32_uint32(v10);
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = v4 & 32768u;
   const unsigned int v18 = (unsigned int)(v17 << 16);
   const unsigned int v19 = v16 | v18;
   const float v20 = core_bits_uint32_float32(v19);
   const unsigned short v21 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned int v22 = (unsigned int)v21;
   const unsigned int v23 = v22 & 32767u;
   const unsigned int v24 = (unsigned int)(v23 << 13);
   const unsigned int v25 = v22 & 31744u;
   const unsigned int v26 = v24 + 947912704u;
   const float v27 = core_bits_uint32_float32(v26);
   const float v28 = v27 - 0x1.0000000000000p-14f;
   const _Bool v29 = v25 == 31744u;
   const unsigned int v30 = v29 ? 1879048192u : 939524096u;
   const unsigned int v31 = v24 + v30;
   const _Bool v32 = v25 == 0u;
   const unsigned int v33 = core_bits_float32_uint32(v28);
   const unsigned int v34 = v32 ? v33 : v31;
   const unsigned int v35 = v22 & 32768u;
   const unsigned int v36 = (unsigned int)(v35 << 16);
   const unsigned int v37 = v34 | v36;
   const float v38 = core_bits_uint32_float32(v37);
   const float v39 = core_max_float32(v20, v38);
   const unsigned int v40 = core_bits_float32_uint32(v39);
   const unsigned int v41 = v40 & 2147483647u;
   const float v42 = core_bits_uint32_float32(v41);
   const float v43 = v42 + 0.5f;
   const unsigned int v44 = core_bits_float32_uint32(v43);
   const unsigned int v45 = v44 - 1056964608u;
   const unsigned int v46 = v41 + 3355447295u;
   const unsigned int v47 = (unsigned int)(v41 >> 13);
   const unsigned int v48 = v47 & 1u;
   const unsigned int v49 = v46 + v48;
   const unsigned int v50 = (unsigned int)(v49 >> 13);
   const _Bool v51 = v41 > 2139095040u;
   const unsigned int v52 = v51 ? 32256u : 31744u;
   const _Bool v53 = v41 < 947912704u;
   const unsigned int v54 = v53 ? v45 : v50;
   const _Bool v55 = v41 >= 1199570944u;
   const unsigned int v56 = v55 ? v52 : v54;
   const unsigned int v57 = (unsigned int)(v40 >> 16);
   const unsigned int v58 = v57 & 32768u;
   const unsigned int v59 = v56 | v58;
   const unsigned short v60 = (unsigned short)v59;
   b0_y[i1 * n2_s0_0 + i2] = v60;
  }
  at += last - first;
 }
}

static void maximum_uuz_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = v4 & 32767u;
   const unsigned int v6 = (unsigned int)(v5 << 13);
   const unsigned int v7 = v4 & 31744u;
   const unsigned int v8 = v6 + 947912704u;
   const float v9 = core_bits_uint32_float32(v8);
   const float v10 = v9 - 0x1.0000000000000p-14f;
   const _Bool v11 = v7 == 31744u;
   const unsigned int v12 = v11 ? 1879048192u : 939524096u;
   const unsigned int v13 = v6 + v12;
   const _Bool v14 = v7 == 0u;
   const unsigned int v15 = core_bits_float32_uint32(v10);
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = v4 & 32768u;
   const unsigned int v18 = (unsigned int)(v17 << 16);
   const unsigned int v19 = v16 | v18;
   const float v20 = core_bits_uint32_float32(v19);
   const unsigned short v21 = b2_x2[i1 * n6_s2_0];
   const unsigned int v22 = (unsigned int)v21;
   const unsigned int v23 = v22 & 32767u;
   const unsigned int v24 = (unsigned int)(v23 << 13);
   const unsigned int v25 = v22 & 31744u;
   const unsigned int v26 = v24 + 947912704u;
   const float v27 = core_bits_uint32_float32(v26);
   const float v28 = v27 - 0x1.0000000000000p-14f;
   const _Bool v29 = v25 == 31744u;
   const unsigned int v30 = v29 ? 1879048192u : 939524096u;
   const unsigned int v31 = v24 + v30;
   const _Bool v32 = v25 == 0u;
   const unsigned int v33 = core_bits_float32_uint32(v28);
   const unsigned int v34 = v32 ? v33 : v31;
   const unsigned int v35 = v22 & 32768u;
   const unsigned int v36 = (unsigned int)(v35 << 16);
   const unsigned int v37 = v34 | v36;
   const float v38 = core_bits_uint32_float32(v37);
   const float v39 = core_max_float32(v20, v38);
   const unsigned int v40 = core_bits_float32_uint32(v39);
   const unsigned int v41 = v40 & 2147483647u;
   const float v42 = core_bits_uint32_float32(v41);
   const float v43 = v42 + 0.5f;
   const unsigned int v44 = core_bits_float32_uint32(v43);
   const unsigned int v45 = v44 - 1056964608u;
   const unsigned int v46 = v41 + 3355447295u;
   const unsigned int v47 = (unsigned int)(v41 >> 13);
   const unsigned int v48 = v47 & 1u;
   const unsigned int v49 = v46 + v48;
   const unsigned int v50 = (unsigned int)(v49 >> 13);
   const _Bool v51 = v41 > 2139095040u;
   const unsigned int v52 = v51 ? 32256u : 31744u;
   const _Bool v53 = v41 < 947912704u;
   const unsigned int v54 = v53 ? v45 : v50;
   const _Bool v55 = v41 >= 1199570944u;
   const unsigned int v56 = v55 ? v52 : v54;
   const unsigned int v57 = (unsigned int)(v40 >> 16);
   const unsigned int v58 = v57 & 32768u;
   const unsigned int v59 = v56 | v58;
   const unsigned short v60 = (unsigned short)v59;
   b0_y[i1 * n2_s0_0 + i2] = v60;
  }
  at += last - first;
 }
}

static void maximum_uzu_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = v4 & 32767u;
   const unsigned int v6 = (unsigned int)(v5 << 13);
   const unsigned int v7 = v4 & 31744u;
   const unsigned int v8 = v6 + 947912704u;
   const float v9 = core_bits_uint32_float32(v8);
   const float v10 = v9 - 0x1.0000000000000p-14f;
   const _Bool v11 = v7 == 31744u;
   const unsigned int v12 = v11 ? 1879048192u : 939524096u;
   const unsigned int v13 = v6 + v12;
   const _Bool v14 = v7 == 0u;
   const unsigned int v15 = core_bits_float32_uint32(v10);
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = v4 & 32768u;
   const unsigned int v18 = (unsigned int)(v17 << 16);
   const unsigned int v19 = v16 | v18;
   const float v20 = core_bits_uint32_float32(v19);
   const unsigned short v21 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned int v22 = (unsigned int)v21;
   const unsigned int v23 = v22 & 32767u;
   const unsigned int v24 = (unsigned int)(v23 << 13);
   const unsigned int v25 = v22 & 31744u;
   const unsigned int v26 = v24 + 947912704u;
   const float v27 = core_bits_uint32_float32(v26);
   const float v28 = v27 - 0x1.0000000000000p-14f;
   const _Bool v29 = v25 == 31744u;
   const unsigned int v30 = v29 ? 1879048192u : 939524096u;
   const unsigned int v31 = v24 + v30;
   const _Bool v32 = v25 == 0u;
   const unsigned int v33 = core_bits_float32_uint32(v28);
   const unsigned int v34 = v32 ? v33 : v31;
   const unsigned int v35 = v22 & 32768u;
   const unsigned int v36 = (unsigned int)(v35 << 16);
   const unsigned int v37 = v34 | v36;
   const float v38 = core_bits_uint32_float32(v37);
   const float v39 = core_max_float32(v20, v38);
   const unsigned int v40 = core_bits_float32_uint32(v39);
   const unsigned int v41 = v40 & 2147483647u;
   const float v42 = core_bits_uint32_float32(v41);
   const float v43 = v42 + 0.5f;
   const unsigned int v44 = core_bits_float32_uint32(v43);
   const unsigned int v45 = v44 - 1056964608u;
   const unsigned int v46 = v41 + 3355447295u;
   const unsigned int v47 = (unsigned int)(v41 >> 13);
   const unsigned int v48 = v47 & 1u;
   const unsigned int v49 = v46 + v48;
   const unsigned int v50 = (unsigned int)(v49 >> 13);
   const _Bool v51 = v41 > 2139095040u;
   const unsigned int v52 = v51 ? 32256u : 31744u;
   const _Bool v53 = v41 < 947912704u;
   const unsigned int v54 = v53 ? v45 : v50;
   const _Bool v55 = v41 >= 1199570944u;
   const unsigned int v56 = v55 ? v52 : v54;
   const unsigned int v57 = (unsigned int)(v40 >> 16);
   const unsigned int v58 = v57 & 32768u;
   const unsigned int v59 = v56 | v58;
   const unsigned short v60 = (unsigned short)v59;
   b0_y[i1 * n2_s0_0 + i2] = v60;
  }
  at += last - first;
 }
}

static void maximum_sss_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n7_s2_1 = (long long)scalars[7];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = v4 & 32767u;
   const unsigned int v6 = (unsigned int)(v5 << 13);
   const unsigned int v7 = v4 & 31744u;
   const unsigned int v8 = v6 + 947912704u;
   const float v9 = core_bits_uint32_float32(v8);
   const float v10 = v9 - 0x1.0000000000000p-14f;
   const _Bool v11 = v7 == 31744u;
   const unsigned int v12 = v11 ? 1879048192u : 939524096u;
   const unsigned int v13 = v6 + v12;
   const _Bool v14 = v7 == 0u;
   const unsigned int v15 = core_bits_float32_uint32(v10);
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = v4 & 32768u;
   const unsigned int v18 = (unsigned int)(v17 << 16);
   const unsigned int v19 = v16 | v18;
   const float v20 = core_bits_uint32_float32(v19);
   const unsigned short v21 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const unsigned int v22 = (unsigned int)v21;
   const unsigned int v23 = v22 & 32767u;
   const unsigned int v24 = (unsigned int)(v23 << 13);
   const unsigned int v25 = v22 & 31744u;
   const unsigned int v26 = v24 + 947912704u;
   const float v27 = core_bits_uint32_float32(v26);
   const float v28 = v27 - 0x1.0000000000000p-14f;
   const _Bool v29 = v25 == 31744u;
   const unsigned int v30 = v29 ? 1879048192u : 939524096u;
   const unsigned int v31 = v24 + v30;
   const _Bool v32 = v25 == 0u;
   const unsigned int v33 = core_bits_float32_uint32(v28);
   const unsigned int v34 = v32 ? v33 : v31;
   const unsigned int v35 = v22 & 32768u;
   const unsigned int v36 = (unsigned int)(v35 << 16);
   const unsigned int v37 = v34 | v36;
   const float v38 = core_bits_uint32_float32(v37);
   const float v39 = core_max_float32(v20, v38);
   const unsigned int v40 = core_bits_float32_uint32(v39);
   const unsigned int v41 = v40 & 2147483647u;
   const float v42 = core_bits_uint32_float32(v41);
   const float v43 = v42 + 0.5f;
   const unsigned int v44 = core_bits_float32_uint32(v43);
   const unsigned int v45 = v44 - 1056964608u;
   const unsigned int v46 = v41 + 3355447295u;
   const unsigned int v47 = (unsigned int)(v41 >> 13);
   const unsigned int v48 = v47 & 1u;
   const unsigned int v49 = v46 + v48;
   const unsigned int v50 = (unsigned int)(v49 >> 13);
   const _Bool v51 = v41 > 2139095040u;
   const unsigned int v52 = v51 ? 32256u : 31744u;
   const _Bool v53 = v41 < 947912704u;
   const unsigned int v54 = v53 ? v45 : v50;
   const _Bool v55 = v41 >= 1199570944u;
   const unsigned int v56 = v55 ? v52 : v54;
   const unsigned int v57 = (unsigned int)(v40 >> 16);
   const unsigned int v58 = v57 & 32768u;
   const unsigned int v59 = v56 | v58;
   const unsigned short v60 = (unsigned short)v59;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v60;
  }
  at += last - first;
 }
}

static void maximum_uuu_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const unsigned short v7 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned int v8 = (unsigned int)v7;
   const unsigned int v9 = (unsigned int)(v8 << 16);
   const float v10 = core_bits_uint32_float32(v9);
   const float v11 = core_max_float32(v6, v10);
   const unsigned int v12 = core_bits_float32_uint32(v11);
   const unsigned int v13 = v12 + 32767u;
   const unsigned int v14 = (unsigned int)(v12 >> 16);
   const unsigned int v15 = v14 & 1u;
   const unsigned int v16 = v13 + v15;
   const _Bool v17 = v11 != v11;
   const unsigned int v18 = v12 | 4194304u;
   const unsigned int v19 = v17 ? v18 : v16;
   const unsigned int v20 = (unsigned int)(v19 >> 16);
   const unsigned short v21 = (unsigned short)v20;
   b0_y[i1 * n2_s0_0 + i2] = v21;
  }
  at += last - first;
 }
}

static void maximum_uuz_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const unsigned short v7 = b2_x2[i1 * n6_s2_0];
   const unsigned int v8 = (unsigned int)v7;
   const unsigned int v9 = (unsigned int)(v8 << 16);
   const float v10 = core_bits_uint32_float32(v9);
   const float v11 = core_max_float32(v6, v10);
   const unsigned int v12 = core_bits_float32_uint32(v11);
   const unsigned int v13 = v12 + 32767u;
   const unsigned int v14 = (unsigned int)(v12 >> 16);
   const unsigned int v15 = v14 & 1u;
   const unsigned int v16 = v13 + v15;
   const _Bool v17 = v11 != v11;
   const unsigned int v18 = v12 | 4194304u;
   const unsigned int v19 = v17 ? v18 : v16;
   const unsigned int v20 = (unsigned int)(v19 >> 16);
   const unsigned short v21 = (unsigned short)v20;
   b0_y[i1 * n2_s0_0 + i2] = v21;
  }
  at += last - first;
 }
}

static void maximum_uzu_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const unsigned short v7 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned int v8 = (unsigned int)v7;
   const unsigned int v9 = (unsigned int)(v8 << 16);
   const float v10 = core_bits_uint32_float32(v9);
   const float v11 = core_max_float32(v6, v10);
   const unsigned int v12 = core_bits_float32_uint32(v11);
   const unsigned int v13 = v12 + 32767u;
   const unsigned int v14 = (unsigned int)(v12 >> 16);
   const unsigned int v15 = v14 & 1u;
   const unsigned int v16 = v13 + v15;
   const _Bool v17 = v11 != v11;
   const unsigned int v18 = v12 | 4194304u;
   const unsigned int v19 = v17 ? v18 : v16;
   const unsigned int v20 = (unsigned int)(v19 >> 16);
   const unsigned short v21 = (unsigned short)v20;
   b0_y[i1 * n2_s0_0 + i2] = v21;
  }
  at += last - first;
 }
}

static void maximum_sss_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n7_s2_1 = (long long)scalars[7];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const unsigned short v7 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const unsigned int v8 = (unsigned int)v7;
   const unsigned int v9 = (unsigned int)(v8 << 16);
   const float v10 = core_bits_uint32_float32(v9);
   const float v11 = core_max_float32(v6, v10);
   const unsigned int v12 = core_bits_float32_uint32(v11);
   const unsigned int v13 = v12 + 32767u;
   const unsigned int v14 = (unsigned int)(v12 >> 16);
   const unsigned int v15 = v14 & 1u;
   const unsigned int v16 = v13 + v15;
   const _Bool v17 = v11 != v11;
   const unsigned int v18 = v12 | 4194304u;
   const unsigned int v19 = v17 ? v18 : v16;
   const unsigned int v20 = (unsigned int)(v19 >> 16);
   const unsigned short v21 = (unsigned short)v20;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v21;
  }
  at += last - first;
 }
}

static void minimum_uuu_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = v4 & 32767u;
   const unsigned int v6 = (unsigned int)(v5 << 13);
   const unsigned int v7 = v4 & 31744u;
   const unsigned int v8 = v6 + 947912704u;
   const float v9 = core_bits_uint32_float32(v8);
   const float v10 = v9 - 0x1.0000000000000p-14f;
   const _Bool v11 = v7 == 31744u;
   const unsigned int v12 = v11 ? 1879048192u : 939524096u;
   const unsigned int v13 = v6 + v12;
   const _Bool v14 = v7 == 0u;
   const unsigned int v15 = core_bits_float32_uint32(v10);
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = v4 & 32768u;
   const unsigned int v18 = (unsigned int)(v17 << 16);
   const unsigned int v19 = v16 | v18;
   const float v20 = core_bits_uint32_float32(v19);
   const unsigned short v21 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned int v22 = (unsigned int)v21;
   const unsigned int v23 = v22 & 32767u;
   const unsigned int v24 = (unsigned int)(v23 << 13);
   const unsigned int v25 = v22 & 31744u;
   const unsigned int v26 = v24 + 947912704u;
   const float v27 = core_bits_uint32_float32(v26);
   const float v28 = v27 - 0x1.0000000000000p-14f;
   const _Bool v29 = v25 == 31744u;
   const unsigned int v30 = v29 ? 1879048192u : 939524096u;
   const unsigned int v31 = v24 + v30;
   const _Bool v32 = v25 == 0u;
   const unsigned int v33 = core_bits_float32_uint32(v28);
   const unsigned int v34 = v32 ? v33 : v31;
   const unsigned int v35 = v22 & 32768u;
   const unsigned int v36 = (unsigned int)(v35 << 16);
   const unsigned int v37 = v34 | v36;
   const float v38 = core_bits_uint32_float32(v37);
   const float v39 = core_min_float32(v20, v38);
   const unsigned int v40 = core_bits_float32_uint32(v39);
   const unsigned int v41 = v40 & 2147483647u;
   const float v42 = core_bits_uint32_float32(v41);
   const float v43 = v42 + 0.5f;
   const unsigned int v44 = core_bits_float32_uint32(v43);
   const unsigned int v45 = v44 - 1056964608u;
   const unsigned int v46 = v41 + 3355447295u;
   const unsigned int v47 = (unsigned int)(v41 >> 13);
   const unsigned int v48 = v47 & 1u;
   const unsigned int v49 = v46 + v48;
   const unsigned int v50 = (unsigned int)(v49 >> 13);
   const _Bool v51 = v41 > 2139095040u;
   const unsigned int v52 = v51 ? 32256u : 31744u;
   const _Bool v53 = v41 < 947912704u;
   const unsigned int v54 = v53 ? v45 : v50;
   const _Bool v55 = v41 >= 1199570944u;
   const unsigned int v56 = v55 ? v52 : v54;
   const unsigned int v57 = (unsigned int)(v40 >> 16);
   const unsigned int v58 = v57 & 32768u;
   const unsigned int v59 = v56 | v58;
   const unsigned short v60 = (unsigned short)v59;
   b0_y[i1 * n2_s0_0 + i2] = v60;
  }
  at += last - first;
 }
}

static void minimum_uuz_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = v4 & 32767u;
   const unsigned int v6 = (unsigned int)(v5 << 13);
   const unsigned int v7 = v4 & 31744u;
   const unsigned int v8 = v6 + 947912704u;
   const float v9 = core_bits_uint32_float32(v8);
   const float v10 = v9 - 0x1.0000000000000p-14f;
   const _Bool v11 = v7 == 31744u;
   const unsigned int v12 = v11 ? 1879048192u : 939524096u;
   const unsigned int v13 = v6 + v12;
   const _Bool v14 = v7 == 0u;
   const unsigned int v15 = core_bits_float32_uint32(v10);
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = v4 & 32768u;
   const unsigned int v18 = (unsigned int)(v17 << 16);
   const unsigned int v19 = v16 | v18;
   const float v20 = core_bits_uint32_float32(v19);
   const unsigned short v21 = b2_x2[i1 * n6_s2_0];
   const unsigned int v22 = (unsigned int)v21;
   const unsigned int v23 = v22 & 32767u;
   const unsigned int v24 = (unsigned int)(v23 << 13);
   const unsigned int v25 = v22 & 31744u;
   const unsigned int v26 = v24 + 947912704u;
   const float v27 = core_bits_uint32_float32(v26);
   const float v28 = v27 - 0x1.0000000000000p-14f;
   const _Bool v29 = v25 == 31744u;
   const unsigned int v30 = v29 ? 1879048192u : 939524096u;
   const unsigned int v31 = v24 + v30;
   const _Bool v32 = v25 == 0u;
   const unsigned int v33 = core_bits_float32_uint32(v28);
   const unsigned int v34 = v32 ? v33 : v31;
   const unsigned int v35 = v22 & 32768u;
   const unsigned int v36 = (unsigned int)(v35 << 16);
   const unsigned int v37 = v34 | v36;
   const float v38 = core_bits_uint32_float32(v37);
   const float v39 = core_min_float32(v20, v38);
   const unsigned int v40 = core_bits_float32_uint32(v39);
   const unsigned int v41 = v40 & 2147483647u;
   const float v42 = core_bits_uint32_float32(v41);
   const float v43 = v42 + 0.5f;
   const unsigned int v44 = core_bits_float32_uint32(v43);
   const unsigned int v45 = v44 - 1056964608u;
   const unsigned int v46 = v41 + 3355447295u;
   const unsigned int v47 = (unsigned int)(v41 >> 13);
   const unsigned int v48 = v47 & 1u;
   const unsigned int v49 = v46 + v48;
   const unsigned int v50 = (unsigned int)(v49 >> 13);
   const _Bool v51 = v41 > 2139095040u;
   const unsigned int v52 = v51 ? 32256u : 31744u;
   const _Bool v53 = v41 < 947912704u;
   const unsigned int v54 = v53 ? v45 : v50;
   const _Bool v55 = v41 >= 1199570944u;
   const unsigned int v56 = v55 ? v52 : v54;
   const unsigned int v57 = (unsigned int)(v40 >> 16);
   const unsigned int v58 = v57 & 32768u;
   const unsigned int v59 = v56 | v58;
   const unsigned short v60 = (unsigned short)v59;
   b0_y[i1 * n2_s0_0 + i2] = v60;
  }
  at += last - first;
 }
}

static void minimum_uzu_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = v4 & 32767u;
   const unsigned int v6 = (unsigned int)(v5 << 13);
   const unsigned int v7 = v4 & 31744u;
   const unsigned int v8 = v6 + 947912704u;
   const float v9 = core_bits_uint32_float32(v8);
   const float v10 = v9 - 0x1.0000000000000p-14f;
   const _Bool v11 = v7 == 31744u;
   const unsigned int v12 = v11 ? 1879048192u : 939524096u;
   const unsigned int v13 = v6 + v12;
   const _Bool v14 = v7 == 0u;
   const unsigned int v15 = core_bits_float32_uint32(v10);
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = v4 & 32768u;
   const unsigned int v18 = (unsigned int)(v17 << 16);
   const unsigned int v19 = v16 | v18;
   const float v20 = core_bits_uint32_float32(v19);
   const unsigned short v21 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned int v22 = (unsigned int)v21;
   const unsigned int v23 = v22 & 32767u;
   const unsigned int v24 = (unsigned int)(v23 << 13);
   const unsigned int v25 = v22 & 31744u;
   const unsigned int v26 = v24 + 947912704u;
   const float v27 = core_bits_uint32_float32(v26);
   const float v28 = v27 - 0x1.0000000000000p-14f;
   const _Bool v29 = v25 == 31744u;
   const unsigned int v30 = v29 ? 1879048192u : 939524096u;
   const unsigned int v31 = v24 + v30;
   const _Bool v32 = v25 == 0u;
   const unsigned int v33 = core_bits_float32_uint32(v28);
   const unsigned int v34 = v32 ? v33 : v31;
   const unsigned int v35 = v22 & 32768u;
   const unsigned int v36 = (unsigned int)(v35 << 16);
   const unsigned int v37 = v34 | v36;
   const float v38 = core_bits_uint32_float32(v37);
   const float v39 = core_min_float32(v20, v38);
   const unsigned int v40 = core_bits_float32_uint32(v39);
   const unsigned int v41 = v40 & 2147483647u;
   const float v42 = core_bits_uint32_float32(v41);
   const float v43 = v42 + 0.5f;
   const unsigned int v44 = core_bits_float32_uint32(v43);
   const unsigned int v45 = v44 - 1056964608u;
   const unsigned int v46 = v41 + 3355447295u;
   const unsigned int v47 = (unsigned int)(v41 >> 13);
   const unsigned int v48 = v47 & 1u;
   const unsigned int v49 = v46 + v48;
   const unsigned int v50 = (unsigned int)(v49 >> 13);
   const _Bool v51 = v41 > 2139095040u;
   const unsigned int v52 = v51 ? 32256u : 31744u;
   const _Bool v53 = v41 < 947912704u;
   const unsigned int v54 = v53 ? v45 : v50;
   const _Bool v55 = v41 >= 1199570944u;
   const unsigned int v56 = v55 ? v52 : v54;
   const unsigned int v57 = (unsigned int)(v40 >> 16);
   const unsigned int v58 = v57 & 32768u;
   const unsigned int v59 = v56 | v58;
   const unsigned short v60 = (unsigned short)v59;
   b0_y[i1 * n2_s0_0 + i2] = v60;
  }
  at += last - first;
 }
}

static void minimum_sss_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n7_s2_1 = (long long)scalars[7];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = v4 & 32767u;
   const unsigned int v6 = (unsigned int)(v5 << 13);
   const unsigned int v7 = v4 & 31744u;
   const unsigned int v8 = v6 + 947912704u;
   const float v9 = core_bits_uint32_float32(v8);
   const float v10 = v9 - 0x1.0000000000000p-14f;
   const _Bool v11 = v7 == 31744u;
   const unsigned int v12 = v11 ? 1879048192u : 939524096u;
   const unsigned int v13 = v6 + v12;
   const _Bool v14 = v7 == 0u;
   const unsigned int v15 = core_bits_float32_uint32(v10);
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = v4 & 32768u;
   const unsigned int v18 = (unsigned int)(v17 << 16);
   const unsigned int v19 = v16 | v18;
   const float v20 = core_bits_uint32_float32(v19);
   const unsigned short v21 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const unsigned int v22 = (unsigned int)v21;
   const unsigned int v23 = v22 & 32767u;
   const unsigned int v24 = (unsigned int)(v23 << 13);
   const unsigned int v25 = v22 & 31744u;
   const unsigned int v26 = v24 + 947912704u;
   const float v27 = core_bits_uint32_float32(v26);
   const float v28 = v27 - 0x1.0000000000000p-14f;
   const _Bool v29 = v25 == 31744u;
   const unsigned int v30 = v29 ? 1879048192u : 939524096u;
   const unsigned int v31 = v24 + v30;
   const _Bool v32 = v25 == 0u;
   const unsigned int v33 = core_bits_float32_uint32(v28);
   const unsigned int v34 = v32 ? v33 : v31;
   const unsigned int v35 = v22 & 32768u;
   const unsigned int v36 = (unsigned int)(v35 << 16);
   const unsigned int v37 = v34 | v36;
   const float v38 = core_bits_uint32_float32(v37);
   const float v39 = core_min_float32(v20, v38);
   const unsigned int v40 = core_bits_float32_uint32(v39);
   const unsigned int v41 = v40 & 2147483647u;
   const float v42 = core_bits_uint32_float32(v41);
   const float v43 = v42 + 0.5f;
   const unsigned int v44 = core_bits_float32_uint32(v43);
   const unsigned int v45 = v44 - 1056964608u;
   const unsigned int v46 = v41 + 3355447295u;
   const unsigned int v47 = (unsigned int)(v41 >> 13);
   const unsigned int v48 = v47 & 1u;
   const unsigned int v49 = v46 + v48;
   const unsigned int v50 = (unsigned int)(v49 >> 13);
   const _Bool v51 = v41 > 2139095040u;
   const unsigned int v52 = v51 ? 32256u : 31744u;
   const _Bool v53 = v41 < 947912704u;
   const unsigned int v54 = v53 ? v45 : v50;
   const _Bool v55 = v41 >= 1199570944u;
   const unsigned int v56 = v55 ? v52 : v54;
   const unsigned int v57 = (unsigned int)(v40 >> 16);
   const unsigned int v58 = v57 & 32768u;
   const unsigned int v59 = v56 | v58;
   const unsigned short v60 = (unsigned short)v59;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v60;
  }
  at += last - first;
 }
}

static void minimum_uuu_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const unsigned short v7 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned int v8 = (unsigned int)v7;
   const unsigned int v9 = (unsigned int)(v8 << 16);
   const float v10 = core_bits_uint32_float32(v9);
   const float v11 = core_min_float32(v6, v10);
   const unsigned int v12 = core_bits_float32_uint32(v11);
   const unsigned int v13 = v12 + 32767u;
   const unsigned int v14 = (unsigned int)(v12 >> 16);
   const unsigned int v15 = v14 & 1u;
   const unsigned int v16 = v13 + v15;
   const _Bool v17 = v11 != v11;
   const unsigned int v18 = v12 | 4194304u;
   const unsigned int v19 = v17 ? v18 : v16;
   const unsigned int v20 = (unsigned int)(v19 >> 16);
   const unsigned short v21 = (unsigned short)v20;
   b0_y[i1 * n2_s0_0 + i2] = v21;
  }
  at += last - first;
 }
}

static void minimum_uuz_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const unsigned short v7 = b2_x2[i1 * n6_s2_0];
   const unsigned int v8 = (unsigned int)v7;
   const unsigned int v9 = (unsigned int)(v8 << 16);
   const float v10 = core_bits_uint32_float32(v9);
   const float v11 = core_min_float32(v6, v10);
   const unsigned int v12 = core_bits_float32_uint32(v11);
   const unsigned int v13 = v12 + 32767u;
   const unsigned int v14 = (unsigned int)(v12 >> 16);
   const unsigned int v15 = v14 & 1u;
   const unsigned int v16 = v13 + v15;
   const _Bool v17 = v11 != v11;
   const unsigned int v18 = v12 | 4194304u;
   const unsigned int v19 = v17 ? v18 : v16;
   const unsigned int v20 = (unsigned int)(v19 >> 16);
   const unsigned short v21 = (unsigned short)v20;
   b0_y[i1 * n2_s0_0 + i2] = v21;
  }
  at += last - first;
 }
}

static void minimum_uzu_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const unsigned short v7 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned int v8 = (unsigned int)v7;
   const unsigned int v9 = (unsigned int)(v8 << 16);
   const float v10 = core_bits_uint32_float32(v9);
   const float v11 = core_min_float32(v6, v10);
   const unsigned int v12 = core_bits_float32_uint32(v11);
   const unsigned int v13 = v12 + 32767u;
   const unsigned int v14 = (unsigned int)(v12 >> 16);
   const unsigned int v15 = v14 & 1u;
   const unsigned int v16 = v13 + v15;
   const _Bool v17 = v11 != v11;
   const unsigned int v18 = v12 | 4194304u;
   const unsigned int v19 = v17 ? v18 : v16;
   const unsigned int v20 = (unsigned int)(v19 >> 16);
   const unsigned short v21 = (unsigned short)v20;
   b0_y[i1 * n2_s0_0 + i2] = v21;
  }
  at += last - first;
 }
}

static void minimum_sss_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n7_s2_1 = (long long)scalars[7];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const unsigned short v7 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const unsigned int v8 = (unsigned int)v7;
   const unsigned int v9 = (unsigned int)(v8 << 16);
   const float v10 = core_bits_uint32_float32(v9);
   const float v11 = core_min_float32(v6, v10);
   const unsigned int v12 = core_bits_float32_uint32(v11);
   const unsigned int v13 = v12 + 32767u;
   const unsigned int v14 = (unsigned int)(v12 >> 16);
   const unsigned int v15 = v14 & 1u;
   const unsigned int v16 = v13 + v15;
   const _Bool v17 = v11 != v11;
   const unsigned int v18 = v12 | 4194304u;
   const unsigned int v19 = v17 ? v18 : v16;
   const unsigned int v20 = (unsigned int)(v19 >> 16);
   const unsigned short v21 = (unsigned short)v20;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v21;
  }
  at += last - first;
 }
}

static void negative_uu_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[i1 * n4_s1_0 + i2];
   const double v4 = -v3;
   b0_y[i1 * n2_s0_0 + i2] = v4;
  }
  at += last - first;
 }
}

static void negative_ss_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const double v4 = -v3;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v4;
  }
  at += last - first;
 }
}

static void negative_uu_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = v4 & 32767u;
   const unsigned int v6 = (unsigned int)(v5 << 13);
   const unsigned int v7 = v4 & 31744u;
   const unsigned int v8 = v6 + 947912704u;
   const float v9 = core_bits_uint32_float32(v8);
   const float v10 = v9 - 0x1.0000000000000p-14f;
   const _Bool v11 = v7 == 31744u;
   const unsigned int v12 = v11 ? 1879048192u : 939524096u;
   const unsigned int v13 = v6 + v12;
   const _Bool v14 = v7 == 0u;
   const unsigned int v15 = core_bits_float32_uint32(v10);
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = v4 & 32768u;
   const unsigned int v18 = (unsigned int)(v17 << 16);
   const unsigned int v19 = v16 | v18;
   const float v20 = core_bits_uint32_float32(v19);
   const float v21 = -v20;
   const unsigned int v22 = core_bits_float32_uint32(v21);
   const unsigned int v23 = v22 & 2147483647u;
   const float v24 = core_bits_uint32_float32(v23);
   const float v25 = v24 + 0.5f;
   const unsigned int v26 = core_bits_float32_uint32(v25);
   const unsigned int v27 = v26 - 1056964608u;
   const unsigned int v28 = v23 + 3355447295u;
   const unsigned int v29 = (unsigned int)(v23 >> 13);
   const unsigned int v30 = v29 & 1u;
   const unsigned int v31 = v28 + v30;
   const unsigned int v32 = (unsigned int)(v31 >> 13);
   const _Bool v33 = v23 > 2139095040u;
   const unsigned int v34 = v33 ? 32256u : 31744u;
   const _Bool v35 = v23 < 947912704u;
   const unsigned int v36 = v35 ? v27 : v32;
   const _Bool v37 = v23 >= 1199570944u;
   const unsigned int v38 = v37 ? v34 : v36;
   const unsigned int v39 = (unsigned int)(v22 >> 16);
   const unsigned int v40 = v39 & 32768u;
   const unsigned int v41 = v38 | v40;
   const unsigned short v42 = (unsigned short)v41;
   b0_y[i1 * n2_s0_0 + i2] = v42;
  }
  at += last - first;
 }
}

static void negative_ss_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = v4 & 32767u;
   const unsigned int v6 = (unsigned int)(v5 << 13);
   const unsigned int v7 = v4 & 31744u;
   const unsigned int v8 = v6 + 947912704u;
   const float v9 = core_bits_uint32_float32(v8);
   const float v10 = v9 - 0x1.0000000000000p-14f;
   const _Bool v11 = v7 == 31744u;
   const unsigned int v12 = v11 ? 1879048192u : 939524096u;
   const unsigned int v13 = v6 + v12;
   const _Bool v14 = v7 == 0u;
   const unsigned int v15 = core_bits_float32_uint32(v10);
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = v4 & 32768u;
   const unsigned int v18 = (unsigned int)(v17 << 16);
   const unsigned int v19 = v16 | v18;
   const float v20 = core_bits_uint32_float32(v19);
   const float v21 = -v20;
   const unsigned int v22 = core_bits_float32_uint32(v21);
   const unsigned int v23 = v22 & 2147483647u;
   const float v24 = core_bits_uint32_float32(v23);
   const float v25 = v24 + 0.5f;
   const unsigned int v26 = core_bits_float32_uint32(v25);
   const unsigned int v27 = v26 - 1056964608u;
   const unsigned int v28 = v23 + 3355447295u;
   const unsigned int v29 = (unsigned int)(v23 >> 13);
   const unsigned int v30 = v29 & 1u;
   const unsigned int v31 = v28 + v30;
   const unsigned int v32 = (unsigned int)(v31 >> 13);
   const _Bool v33 = v23 > 2139095040u;
   const unsigned int v34 = v33 ? 32256u : 31744u;
   const _Bool v35 = v23 < 947912704u;
   const unsigned int v36 = v35 ? v27 : v32;
   const _Bool v37 = v23 >= 1199570944u;
   const unsigned int v38 = v37 ? v34 : v36;
   const unsigned int v39 = (unsigned int)(v22 >> 16);
   const unsigned int v40 = v39 & 32768u;
   const unsigned int v41 = v38 | v40;
   const unsigned short v42 = (unsigned short)v41;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v42;
  }
  at += last - first;
 }
}

static void negative_uu_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const float v7 = -v6;
   const unsigned int v8 = core_bits_float32_uint32(v7);
   const unsigned int v9 = v8 + 32767u;
   const unsigned int v10 = (unsigned int)(v8 >> 16);
   const unsigned int v11 = v10 & 1u;
   const unsigned int v12 = v9 + v11;
   const _Bool v13 = v7 != v7;
   const unsigned int v14 = v8 | 4194304u;
   const unsigned int v15 = v13 ? v14 : v12;
   const unsigned int v16 = (unsigned int)(v15 >> 16);
   const unsigned short v17 = (unsigned short)v16;
   b0_y[i1 * n2_s0_0 + i2] = v17;
  }
  at += last - first;
 }
}

static void negative_ss_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const float v7 = -v6;
   const unsigned int v8 = core_bits_float32_uint32(v7);
   const unsigned int v9 = v8 + 32767u;
   const unsigned int v10 = (unsigned int)(v8 >> 16);
   const unsigned int v11 = v10 & 1u;
   const unsigned int v12 = v9 + v11;
   const _Bool v13 = v7 != v7;
   const unsigned int v14 = v8 | 4194304u;
   const unsigned int v15 = v13 ? v14 : v12;
   const unsigned int v16 = (unsigned int)(v15 >> 16);
   const unsigned short v17 = (unsigned short)v16;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v17;
  }
  at += last - first;
 }
}

static void abs_uu_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[i1 * n4_s1_0 + i2];
   const double v4 = __builtin_fabs(v3);
   b0_y[i1 * n2_s0_0 + i2] = v4;
  }
  at += last - first;
 }
}

static void abs_ss_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const double v4 = __builtin_fabs(v3);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v4;
  }
  at += last - first;
 }
}

static void abs_uu_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = v4 & 32767u;
   const unsigned int v6 = (unsigned int)(v5 << 13);
   const unsigned int v7 = v4 & 31744u;
   const unsigned int v8 = v6 + 947912704u;
   const float v9 = core_bits_uint32_float32(v8);
   const float v10 = v9 - 0x1.0000000000000p-14f;
   const _Bool v11 = v7 == 31744u;
   const unsigned int v12 = v11 ? 1879048192u : 939524096u;
   const unsigned int v13 = v6 + v12;
   const _Bool v14 = v7 == 0u;
   const unsigned int v15 = core_bits_float32_uint32(v10);
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = v4 & 32768u;
   const unsigned int v18 = (unsigned int)(v17 << 16);
   const unsigned int v19 = v16 | v18;
   const float v20 = core_bits_uint32_float32(v19);
   const float v21 = __builtin_fabsf(v20);
   const unsigned int v22 = core_bits_float32_uint32(v21);
   const unsigned int v23 = v22 & 2147483647u;
   const float v24 = core_bits_uint32_float32(v23);
   const float v25 = v24 + 0.5f;
   const unsigned int v26 = core_bits_float32_uint32(v25);
   const unsigned int v27 = v26 - 1056964608u;
   const unsigned int v28 = v23 + 3355447295u;
   const unsigned int v29 = (unsigned int)(v23 >> 13);
   const unsigned int v30 = v29 & 1u;
   const unsigned int v31 = v28 + v30;
   const unsigned int v32 = (unsigned int)(v31 >> 13);
   const _Bool v33 = v23 > 2139095040u;
   const unsigned int v34 = v33 ? 32256u : 31744u;
   const _Bool v35 = v23 < 947912704u;
   const unsigned int v36 = v35 ? v27 : v32;
   const _Bool v37 = v23 >= 1199570944u;
   const unsigned int v38 = v37 ? v34 : v36;
   const unsigned int v39 = (unsigned int)(v22 >> 16);
   const unsigned int v40 = v39 & 32768u;
   const unsigned int v41 = v38 | v40;
   const unsigned short v42 = (unsigned short)v41;
   b0_y[i1 * n2_s0_0 + i2] = v42;
  }
  at += last - first;
 }
}

static void abs_ss_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = v4 & 32767u;
   const unsigned int v6 = (unsigned int)(v5 << 13);
   const unsigned int v7 = v4 & 31744u;
   const unsigned int v8 = v6 + 947912704u;
   const float v9 = core_bits_uint32_float32(v8);
   const float v10 = v9 - 0x1.0000000000000p-14f;
   const _Bool v11 = v7 == 31744u;
   const unsigned int v12 = v11 ? 1879048192u : 939524096u;
   const unsigned int v13 = v6 + v12;
   const _Bool v14 = v7 == 0u;
   const unsigned int v15 = core_bits_float32_uint32(v10);
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = v4 & 32768u;
   const unsigned int v18 = (unsigned int)(v17 << 16);
   const unsigned int v19 = v16 | v18;
   const float v20 = core_bits_uint32_float32(v19);
   const float v21 = __builtin_fabsf(v20);
   const unsigned int v22 = core_bits_float32_uint32(v21);
   const unsigned int v23 = v22 & 2147483647u;
   const float v24 = core_bits_uint32_float32(v23);
   const float v25 = v24 + 0.5f;
   const unsigned int v26 = core_bits_float32_uint32(v25);
   const unsigned int v27 = v26 - 1056964608u;
   const unsigned int v28 = v23 + 3355447295u;
   const unsigned int v29 = (unsigned int)(v23 >> 13);
   const unsigned int v30 = v29 & 1u;
   const unsigned int v31 = v28 + v30;
   const unsigned int v32 = (unsigned int)(v31 >> 13);
   const _Bool v33 = v23 > 2139095040u;
   const unsigned int v34 = v33 ? 32256u : 31744u;
   const _Bool v35 = v23 < 947912704u;
   const unsigned int v36 = v35 ? v27 : v32;
   const _Bool v37 = v23 >= 1199570944u;
   const unsigned int v38 = v37 ? v34 : v36;
   const unsigned int v39 = (unsigned int)(v22 >> 16);
   const unsigned int v40 = v39 & 32768u;
   const unsigned int v41 = v38 | v40;
   const unsigned short v42 = (unsigned short)v41;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v42;
  }
  at += last - first;
 }
}

static void abs_uu_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const float v7 = __builtin_fabsf(v6);
   const unsigned int v8 = core_bits_float32_uint32(v7);
   const unsigned int v9 = v8 + 32767u;
   const unsigned int v10 = (unsigned int)(v8 >> 16);
   const unsigned int v11 = v10 & 1u;
   const unsigned int v12 = v9 + v11;
   const _Bool v13 = v7 != v7;
   const unsigned int v14 = v8 | 4194304u;
   const unsigned int v15 = v13 ? v14 : v12;
   const unsigned int v16 = (unsigned int)(v15 >> 16);
   const unsigned short v17 = (unsigned short)v16;
   b0_y[i1 * n2_s0_0 + i2] = v17;
  }
  at += last - first;
 }
}

static void abs_ss_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const float v7 = __builtin_fabsf(v6);
   const unsigned int v8 = core_bits_float32_uint32(v7);
   const unsigned int v9 = v8 + 32767u;
   const unsigned int v10 = (unsigned int)(v8 >> 16);
   const unsigned int v11 = v10 & 1u;
   const unsigned int v12 = v9 + v11;
   const _Bool v13 = v7 != v7;
   const unsigned int v14 = v8 | 4194304u;
   const unsigned int v15 = v13 ? v14 : v12;
   const unsigned int v16 = (unsigned int)(v15 >> 16);
   const unsigned short v17 = (unsigned short)v16;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v17;
  }
  at += last - first;
 }
}

static void sqrt_uu_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[i1 * n4_s1_0 + i2];
   const double v4 = __builtin_sqrt(v3);
   b0_y[i1 * n2_s0_0 + i2] = v4;
  }
  at += last - first;
 }
}

static void sqrt_ss_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const double v4 = __builtin_sqrt(v3);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v4;
  }
  at += last - first;
 }
}

static void sqrt_uu_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = v4 & 32767u;
   const unsigned int v6 = (unsigned int)(v5 << 13);
   const unsigned int v7 = v4 & 31744u;
   const unsigned int v8 = v6 + 947912704u;
   const float v9 = core_bits_uint32_float32(v8);
   const float v10 = v9 - 0x1.0000000000000p-14f;
   const _Bool v11 = v7 == 31744u;
   const unsigned int v12 = v11 ? 1879048192u : 939524096u;
   const unsigned int v13 = v6 + v12;
   const _Bool v14 = v7 == 0u;
   const unsigned int v15 = core_bits_float32_uint32(v10);
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = v4 & 32768u;
   const unsigned int v18 = (unsigned int)(v17 << 16);
   const unsigned int v19 = v16 | v18;
   const float v20 = core_bits_uint32_float32(v19);
   const float v21 = __builtin_sqrtf(v20);
   const unsigned int v22 = core_bits_float32_uint32(v21);
   const unsigned int v23 = v22 & 2147483647u;
   const float v24 = core_bits_uint32_float32(v23);
   const float v25 = v24 + 0.5f;
   const unsigned int v26 = core_bits_float32_uint32(v25);
   const unsigned int v27 = v26 - 1056964608u;
   const unsigned int v28 = v23 + 3355447295u;
   const unsigned int v29 = (unsigned int)(v23 >> 13);
   const unsigned int v30 = v29 & 1u;
   const unsigned int v31 = v28 + v30;
   const unsigned int v32 = (unsigned int)(v31 >> 13);
   const _Bool v33 = v23 > 2139095040u;
   const unsigned int v34 = v33 ? 32256u : 31744u;
   const _Bool v35 = v23 < 947912704u;
   const unsigned int v36 = v35 ? v27 : v32;
   const _Bool v37 = v23 >= 1199570944u;
   const unsigned int v38 = v37 ? v34 : v36;
   const unsigned int v39 = (unsigned int)(v22 >> 16);
   const unsigned int v40 = v39 & 32768u;
   const unsigned int v41 = v38 | v40;
   const unsigned short v42 = (unsigned short)v41;
   b0_y[i1 * n2_s0_0 + i2] = v42;
  }
  at += last - first;
 }
}

static void sqrt_ss_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = v4 & 32767u;
   const unsigned int v6 = (unsigned int)(v5 << 13);
   const unsigned int v7 = v4 & 31744u;
   const unsigned int v8 = v6 + 947912704u;
   const float v9 = core_bits_uint32_float32(v8);
   const float v10 = v9 - 0x1.0000000000000p-14f;
   const _Bool v11 = v7 == 31744u;
   const unsigned int v12 = v11 ? 1879048192u : 939524096u;
   const unsigned int v13 = v6 + v12;
   const _Bool v14 = v7 == 0u;
   const unsigned int v15 = core_bits_float32_uint32(v10);
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = v4 & 32768u;
   const unsigned int v18 = (unsigned int)(v17 << 16);
   const unsigned int v19 = v16 | v18;
   const float v20 = core_bits_uint32_float32(v19);
   const float v21 = __builtin_sqrtf(v20);
   const unsigned int v22 = core_bits_float32_uint32(v21);
   const unsigned int v23 = v22 & 2147483647u;
   const float v24 = core_bits_uint32_float32(v23);
   const float v25 = v24 + 0.5f;
   const unsigned int v26 = core_bits_float32_uint32(v25);
   const unsigned int v27 = v26 - 1056964608u;
   const unsigned int v28 = v23 + 3355447295u;
   const unsigned int v29 = (unsigned int)(v23 >> 13);
   const unsigned int v30 = v29 & 1u;
   const unsigned int v31 = v28 + v30;
   const unsigned int v32 = (unsigned int)(v31 >> 13);
   const _Bool v33 = v23 > 2139095040u;
   const unsigned int v34 = v33 ? 32256u : 31744u;
   const _Bool v35 = v23 < 947912704u;
   const unsigned int v36 = v35 ? v27 : v32;
   const _Bool v37 = v23 >= 1199570944u;
   const unsigned int v38 = v37 ? v34 : v36;
   const unsigned int v39 = (unsigned int)(v22 >> 16);
   const unsigned int v40 = v39 & 32768u;
   const unsigned int v41 = v38 | v40;
   const unsigned short v42 = (unsigned short)v41;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v42;
  }
  at += last - first;
 }
}

static void sqrt_uu_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const float v7 = __builtin_sqrtf(v6);
   const unsigned int v8 = core_bits_float32_uint32(v7);
   const unsigned int v9 = v8 + 32767u;
   const unsigned int v10 = (unsigned int)(v8 >> 16);
   const unsigned int v11 = v10 & 1u;
   const unsigned int v12 = v9 + v11;
   const _Bool v13 = v7 != v7;
   const unsigned int v14 = v8 | 4194304u;
   const unsigned int v15 = v13 ? v14 : v12;
   const unsigned int v16 = (unsigned int)(v15 >> 16);
   const unsigned short v17 = (unsigned short)v16;
   b0_y[i1 * n2_s0_0 + i2] = v17;
  }
  at += last - first;
 }
}

static void sqrt_ss_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const float v7 = __builtin_sqrtf(v6);
   const unsigned int v8 = core_bits_float32_uint32(v7);
   const unsigned int v9 = v8 + 32767u;
   const unsigned int v10 = (unsigned int)(v8 >> 16);
   const unsigned int v11 = v10 & 1u;
   const unsigned int v12 = v9 + v11;
   const _Bool v13 = v7 != v7;
   const unsigned int v14 = v8 | 4194304u;
   const unsigned int v15 = v13 ? v14 : v12;
   const unsigned int v16 = (unsigned int)(v15 >> 16);
   const unsigned short v17 = (unsigned short)v16;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v17;
  }
  at += last - first;
 }
}

static void sign_uu_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[i1 * n4_s1_0 + i2];
   const _Bool v4 = v3 > 0.0;
   const _Bool v5 = v3 < 0.0;
   const _Bool v6 = v3 == 0.0;
   const double v7 = v6 ? 0.0 : v3;
   const double v8 = v5 ? (-1.0) : v7;
   const double v9 = v4 ? 1.0 : v8;
   b0_y[i1 * n2_s0_0 + i2] = v9;
  }
  at += last - first;
 }
}

static void sign_ss_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const _Bool v4 = v3 > 0.0;
   const _Bool v5 = v3 < 0.0;
   const _Bool v6 = v3 == 0.0;
   const double v7 = v6 ? 0.0 : v3;
   const double v8 = v5 ? (-1.0) : v7;
   const double v9 = v4 ? 1.0 : v8;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v9;
  }
  at += last - first;
 }
}

static void sign_uu_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = v4 & 32767u;
   const unsigned int v6 = (unsigned int)(v5 << 13);
   const unsigned int v7 = v4 & 31744u;
   const unsigned int v8 = v6 + 947912704u;
   const float v9 = core_bits_uint32_float32(v8);
   const float v10 = v9 - 0x1.0000000000000p-14f;
   const _Bool v11 = v7 == 31744u;
   const unsigned int v12 = v11 ? 1879048192u : 939524096u;
   const unsigned int v13 = v6 + v12;
   const _Bool v14 = v7 == 0u;
   const unsigned int v15 = core_bits_float32_uint32(v10);
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = v4 & 32768u;
   const unsigned int v18 = (unsigned int)(v17 << 16);
   const unsigned int v19 = v16 | v18;
   const float v20 = core_bits_uint32_float32(v19);
   const _Bool v21 = v20 > 0.0f;
   const _Bool v22 = v20 < 0.0f;
   const _Bool v23 = v20 == 0.0f;
   const float v24 = v23 ? 0.0f : v20;
   const float v25 = v22 ? (-1.0f) : v24;
   const float v26 = v21 ? 1.0f : v25;
   const unsigned int v27 = core_bits_float32_uint32(v26);
   const unsigned int v28 = v27 & 2147483647u;
   const float v29 = core_bits_uint32_float32(v28);
   const float v30 = v29 + 0.5f;
   const unsigned int v31 = core_bits_float32_uint32(v30);
   const unsigned int v32 = v31 - 1056964608u;
   const unsigned int v33 = v28 + 3355447295u;
   const unsigned int v34 = (unsigned int)(v28 >> 13);
   const unsigned int v35 = v34 & 1u;
   const unsigned int v36 = v33 + v35;
   const unsigned int v37 = (unsigned int)(v36 >> 13);
   const _Bool v38 = v28 > 2139095040u;
   const unsigned int v39 = v38 ? 32256u : 31744u;
   const _Bool v40 = v28 < 947912704u;
   const unsigned int v41 = v40 ? v32 : v37;
   const _Bool v42 = v28 >= 1199570944u;
   const unsigned int v43 = v42 ? v39 : v41;
   const unsigned int v44 = (unsigned int)(v27 >> 16);
   const unsigned int v45 = v44 & 32768u;
   const unsigned int v46 = v43 | v45;
   const unsigned short v47 = (unsigned short)v46;
   b0_y[i1 * n2_s0_0 + i2] = v47;
  }
  at += last - first;
 }
}

static void sign_ss_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = v4 & 32767u;
   const unsigned int v6 = (unsigned int)(v5 << 13);
   const unsigned int v7 = v4 & 31744u;
   const unsigned int v8 = v6 + 947912704u;
   const float v9 = core_bits_uint32_float32(v8);
   const float v10 = v9 - 0x1.0000000000000p-14f;
   const _Bool v11 = v7 == 31744u;
   const unsigned int v12 = v11 ? 1879048192u : 939524096u;
   const unsigned int v13 = v6 + v12;
   const _Bool v14 = v7 == 0u;
   const unsigned int v15 = core_bits_float32_uint32(v10);
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = v4 & 32768u;
   const unsigned int v18 = (unsigned int)(v17 << 16);
   const unsigned int v19 = v16 | v18;
   const float v20 = core_bits_uint32_float32(v19);
   const _Bool v21 = v20 > 0.0f;
   const _Bool v22 = v20 < 0.0f;
   const _Bool v23 = v20 == 0.0f;
   const float v24 = v23 ? 0.0f : v20;
   const float v25 = v22 ? (-1.0f) : v24;
   const float v26 = v21 ? 1.0f : v25;
   const unsigned int v27 = core_bits_float32_uint32(v26);
   const unsigned int v28 = v27 & 2147483647u;
   const float v29 = core_bits_uint32_float32(v28);
   const float v30 = v29 + 0.5f;
   const unsigned int v31 = core_bits_float32_uint32(v30);
   const unsigned int v32 = v31 - 1056964608u;
   const unsigned int v33 = v28 + 3355447295u;
   const unsigned int v34 = (unsigned int)(v28 >> 13);
   const unsigned int v35 = v34 & 1u;
   const unsigned int v36 = v33 + v35;
   const unsigned int v37 = (unsigned int)(v36 >> 13);
   const _Bool v38 = v28 > 2139095040u;
   const unsigned int v39 = v38 ? 32256u : 31744u;
   const _Bool v40 = v28 < 947912704u;
   const unsigned int v41 = v40 ? v32 : v37;
   const _Bool v42 = v28 >= 1199570944u;
   const unsigned int v43 = v42 ? v39 : v41;
   const unsigned int v44 = (unsigned int)(v27 >> 16);
   const unsigned int v45 = v44 & 32768u;
   const unsigned int v46 = v43 | v45;
   const unsigned short v47 = (unsigned short)v46;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v47;
  }
  at += last - first;
 }
}

static void sign_uu_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const _Bool v7 = v6 > 0.0f;
   const _Bool v8 = v6 < 0.0f;
   const _Bool v9 = v6 == 0.0f;
   const float v10 = v9 ? 0.0f : v6;
   const float v11 = v8 ? (-1.0f) : v10;
   const float v12 = v7 ? 1.0f : v11;
   const unsigned int v13 = core_bits_float32_uint32(v12);
   const unsigned int v14 = v13 + 32767u;
   const unsigned int v15 = (unsigned int)(v13 >> 16);
   const unsigned int v16 = v15 & 1u;
   const unsigned int v17 = v14 + v16;
   const _Bool v18 = v12 != v12;
   const unsigned int v19 = v13 | 4194304u;
   const unsigned int v20 = v18 ? v19 : v17;
   const unsigned int v21 = (unsigned int)(v20 >> 16);
   const unsigned short v22 = (unsigned short)v21;
   b0_y[i1 * n2_s0_0 + i2] = v22;
  }
  at += last - first;
 }
}

static void sign_ss_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const _Bool v7 = v6 > 0.0f;
   const _Bool v8 = v6 < 0.0f;
   const _Bool v9 = v6 == 0.0f;
   const float v10 = v9 ? 0.0f : v6;
   const float v11 = v8 ? (-1.0f) : v10;
   const float v12 = v7 ? 1.0f : v11;
   const unsigned int v13 = core_bits_float32_uint32(v12);
   const unsigned int v14 = v13 + 32767u;
   const unsigned int v15 = (unsigned int)(v13 >> 16);
   const unsigned int v16 = v15 & 1u;
   const unsigned int v17 = v14 + v16;
   const _Bool v18 = v12 != v12;
   const unsigned int v19 = v13 | 4194304u;
   const unsigned int v20 = v18 ? v19 : v17;
   const unsigned int v21 = (unsigned int)(v20 >> 16);
   const unsigned short v22 = (unsigned short)v21;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v22;
  }
  at += last - first;
 }
}

static void square_uu_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[i1 * n4_s1_0 + i2];
   const double v4 = v3 * v3;
   b0_y[i1 * n2_s0_0 + i2] = v4;
  }
  at += last - first;
 }
}

static void square_ss_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const double v4 = v3 * v3;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v4;
  }
  at += last - first;
 }
}

static void square_uu_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = v4 & 32767u;
   const unsigned int v6 = (unsigned int)(v5 << 13);
   const unsigned int v7 = v4 & 31744u;
   const unsigned int v8 = v6 + 947912704u;
   const float v9 = core_bits_uint32_float32(v8);
   const float v10 = v9 - 0x1.0000000000000p-14f;
   const _Bool v11 = v7 == 31744u;
   const unsigned int v12 = v11 ? 1879048192u : 939524096u;
   const unsigned int v13 = v6 + v12;
   const _Bool v14 = v7 == 0u;
   const unsigned int v15 = core_bits_float32_uint32(v10);
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = v4 & 32768u;
   const unsigned int v18 = (unsigned int)(v17 << 16);
   const unsigned int v19 = v16 | v18;
   const float v20 = core_bits_uint32_float32(v19);
   const float v21 = v20 * v20;
   const unsigned int v22 = core_bits_float32_uint32(v21);
   const unsigned int v23 = v22 & 2147483647u;
   const float v24 = core_bits_uint32_float32(v23);
   const float v25 = v24 + 0.5f;
   const unsigned int v26 = core_bits_float32_uint32(v25);
   const unsigned int v27 = v26 - 1056964608u;
   const unsigned int v28 = v23 + 3355447295u;
   const unsigned int v29 = (unsigned int)(v23 >> 13);
   const unsigned int v30 = v29 & 1u;
   const unsigned int v31 = v28 + v30;
   const unsigned int v32 = (unsigned int)(v31 >> 13);
   const _Bool v33 = v23 > 2139095040u;
   const unsigned int v34 = v33 ? 32256u : 31744u;
   const _Bool v35 = v23 < 947912704u;
   const unsigned int v36 = v35 ? v27 : v32;
   const _Bool v37 = v23 >= 1199570944u;
   const unsigned int v38 = v37 ? v34 : v36;
   const unsigned int v39 = (unsigned int)(v22 >> 16);
   const unsigned int v40 = v39 & 32768u;
   const unsigned int v41 = v38 | v40;
   const unsigned short v42 = (unsigned short)v41;
   b0_y[i1 * n2_s0_0 + i2] = v42;
  }
  at += last - first;
 }
}

static void square_ss_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = v4 & 32767u;
   const unsigned int v6 = (unsigned int)(v5 << 13);
   const unsigned int v7 = v4 & 31744u;
   const unsigned int v8 = v6 + 947912704u;
   const float v9 = core_bits_uint32_float32(v8);
   const float v10 = v9 - 0x1.0000000000000p-14f;
   const _Bool v11 = v7 == 31744u;
   const unsigned int v12 = v11 ? 1879048192u : 939524096u;
   const unsigned int v13 = v6 + v12;
   const _Bool v14 = v7 == 0u;
   const unsigned int v15 = core_bits_float32_uint32(v10);
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = v4 & 32768u;
   const unsigned int v18 = (unsigned int)(v17 << 16);
   const unsigned int v19 = v16 | v18;
   const float v20 = core_bits_uint32_float32(v19);
   const float v21 = v20 * v20;
   const unsigned int v22 = core_bits_float32_uint32(v21);
   const unsigned int v23 = v22 & 2147483647u;
   const float v24 = core_bits_uint32_float32(v23);
   const float v25 = v24 + 0.5f;
   const unsigned int v26 = core_bits_float32_uint32(v25);
   const unsigned int v27 = v26 - 1056964608u;
   const unsigned int v28 = v23 + 3355447295u;
   const unsigned int v29 = (unsigned int)(v23 >> 13);
   const unsigned int v30 = v29 & 1u;
   const unsigned int v31 = v28 + v30;
   const unsigned int v32 = (unsigned int)(v31 >> 13);
   const _Bool v33 = v23 > 2139095040u;
   const unsigned int v34 = v33 ? 32256u : 31744u;
   const _Bool v35 = v23 < 947912704u;
   const unsigned int v36 = v35 ? v27 : v32;
   const _Bool v37 = v23 >= 1199570944u;
   const unsigned int v38 = v37 ? v34 : v36;
   const unsigned int v39 = (unsigned int)(v22 >> 16);
   const unsigned int v40 = v39 & 32768u;
   const unsigned int v41 = v38 | v40;
   const unsigned short v42 = (unsigned short)v41;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v42;
  }
  at += last - first;
 }
}

static void square_uu_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const float v7 = v6 * v6;
   const unsigned int v8 = core_bits_float32_uint32(v7);
   const unsigned int v9 = v8 + 32767u;
   const unsigned int v10 = (unsigned int)(v8 >> 16);
   const unsigned int v11 = v10 & 1u;
   const unsigned int v12 = v9 + v11;
   const _Bool v13 = v7 != v7;
   const unsigned int v14 = v8 | 4194304u;
   const unsigned int v15 = v13 ? v14 : v12;
   const unsigned int v16 = (unsigned int)(v15 >> 16);
   const unsigned short v17 = (unsigned short)v16;
   b0_y[i1 * n2_s0_0 + i2] = v17;
  }
  at += last - first;
 }
}

static void square_ss_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const float v7 = v6 * v6;
   const unsigned int v8 = core_bits_float32_uint32(v7);
   const unsigned int v9 = v8 + 32767u;
   const unsigned int v10 = (unsigned int)(v8 >> 16);
   const unsigned int v11 = v10 & 1u;
   const unsigned int v12 = v9 + v11;
   const _Bool v13 = v7 != v7;
   const unsigned int v14 = v8 | 4194304u;
   const unsigned int v15 = v13 ? v14 : v12;
   const unsigned int v16 = (unsigned int)(v15 >> 16);
   const unsigned short v17 = (unsigned short)v16;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v17;
  }
  at += last - first;
 }
}

static void relu_uu_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[i1 * n4_s1_0 + i2];
   const double v4 = core_max_float64(v3, 0.0);
   b0_y[i1 * n2_s0_0 + i2] = v4;
  }
  at += last - first;
 }
}

static void relu_ss_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const double v4 = core_max_float64(v3, 0.0);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v4;
  }
  at += last - first;
 }
}

static void relu_uu_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = v4 & 32767u;
   const unsigned int v6 = (unsigned int)(v5 << 13);
   const unsigned int v7 = v4 & 31744u;
   const unsigned int v8 = v6 + 947912704u;
   const float v9 = core_bits_uint32_float32(v8);
   const float v10 = v9 - 0x1.0000000000000p-14f;
   const _Bool v11 = v7 == 31744u;
   const unsigned int v12 = v11 ? 1879048192u : 939524096u;
   const unsigned int v13 = v6 + v12;
   const _Bool v14 = v7 == 0u;
   const unsigned int v15 = core_bits_float32_uint32(v10);
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = v4 & 32768u;
   const unsigned int v18 = (unsigned int)(v17 << 16);
   const unsigned int v19 = v16 | v18;
   const float v20 = core_bits_uint32_float32(v19);
   const float v21 = core_max_float32(v20, 0.0f);
   const unsigned int v22 = core_bits_float32_uint32(v21);
   const unsigned int v23 = v22 & 2147483647u;
   const float v24 = core_bits_uint32_float32(v23);
   const float v25 = v24 + 0.5f;
   const unsigned int v26 = core_bits_float32_uint32(v25);
   const unsigned int v27 = v26 - 1056964608u;
   const unsigned int v28 = v23 + 3355447295u;
   const unsigned int v29 = (unsigned int)(v23 >> 13);
   const unsigned int v30 = v29 & 1u;
   const unsigned int v31 = v28 + v30;
   const unsigned int v32 = (unsigned int)(v31 >> 13);
   const _Bool v33 = v23 > 2139095040u;
   const unsigned int v34 = v33 ? 32256u : 31744u;
   const _Bool v35 = v23 < 947912704u;
   const unsigned int v36 = v35 ? v27 : v32;
   const _Bool v37 = v23 >= 1199570944u;
   const unsigned int v38 = v37 ? v34 : v36;
   const unsigned int v39 = (unsigned int)(v22 >> 16);
   const unsigned int v40 = v39 & 32768u;
   const unsigned int v41 = v38 | v40;
   const unsigned short v42 = (unsigned short)v41;
   b0_y[i1 * n2_s0_0 + i2] = v42;
  }
  at += last - first;
 }
}

static void relu_ss_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = v4 & 32767u;
   const unsigned int v6 = (unsigned int)(v5 << 13);
   const unsigned int v7 = v4 & 31744u;
   const unsigned int v8 = v6 + 947912704u;
   const float v9 = core_bits_uint32_float32(v8);
   const float v10 = v9 - 0x1.0000000000000p-14f;
   const _Bool v11 = v7 == 31744u;
   const unsigned int v12 = v11 ? 1879048192u : 939524096u;
   const unsigned int v13 = v6 + v12;
   const _Bool v14 = v7 == 0u;
   const unsigned int v15 = core_bits_float32_uint32(v10);
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = v4 & 32768u;
   const unsigned int v18 = (unsigned int)(v17 << 16);
   const unsigned int v19 = v16 | v18;
   const float v20 = core_bits_uint32_float32(v19);
   const float v21 = core_max_float32(v20, 0.0f);
   const unsigned int v22 = core_bits_float32_uint32(v21);
   const unsigned int v23 = v22 & 2147483647u;
   const float v24 = core_bits_uint32_float32(v23);
   const float v25 = v24 + 0.5f;
   const unsigned int v26 = core_bits_float32_uint32(v25);
   const unsigned int v27 = v26 - 1056964608u;
   const unsigned int v28 = v23 + 3355447295u;
   const unsigned int v29 = (unsigned int)(v23 >> 13);
   const unsigned int v30 = v29 & 1u;
   const unsigned int v31 = v28 + v30;
   const unsigned int v32 = (unsigned int)(v31 >> 13);
   const _Bool v33 = v23 > 2139095040u;
   const unsigned int v34 = v33 ? 32256u : 31744u;
   const _Bool v35 = v23 < 947912704u;
   const unsigned int v36 = v35 ? v27 : v32;
   const _Bool v37 = v23 >= 1199570944u;
   const unsigned int v38 = v37 ? v34 : v36;
   const unsigned int v39 = (unsigned int)(v22 >> 16);
   const unsigned int v40 = v39 & 32768u;
   const unsigned int v41 = v38 | v40;
   const unsigned short v42 = (unsigned short)v41;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v42;
  }
  at += last - first;
 }
}

static void relu_uu_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const float v7 = core_max_float32(v6, 0.0f);
   const unsigned int v8 = core_bits_float32_uint32(v7);
   const unsigned int v9 = v8 + 32767u;
   const unsigned int v10 = (unsigned int)(v8 >> 16);
   const unsigned int v11 = v10 & 1u;
   const unsigned int v12 = v9 + v11;
   const _Bool v13 = v7 != v7;
   const unsigned int v14 = v8 | 4194304u;
   const unsigned int v15 = v13 ? v14 : v12;
   const unsigned int v16 = (unsigned int)(v15 >> 16);
   const unsigned short v17 = (unsigned short)v16;
   b0_y[i1 * n2_s0_0 + i2] = v17;
  }
  at += last - first;
 }
}

static void relu_ss_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const unsigned short v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const float v7 = core_max_float32(v6, 0.0f);
   const unsigned int v8 = core_bits_float32_uint32(v7);
   const unsigned int v9 = v8 + 32767u;
   const unsigned int v10 = (unsigned int)(v8 >> 16);
   const unsigned int v11 = v10 & 1u;
   const unsigned int v12 = v9 + v11;
   const _Bool v13 = v7 != v7;
   const unsigned int v14 = v8 | 4194304u;
   const unsigned int v15 = v13 ? v14 : v12;
   const unsigned int v16 = (unsigned int)(v15 >> 16);
   const unsigned short v17 = (unsigned short)v16;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v17;
  }
  at += last - first;
 }
}

static void negative_uu_complex64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_y = (float *)buffers[0];
 const float *b1_x1 = (const float *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const float v3 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 0];
   const float v4 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 1];
   const float v5 = -v3;
   const float v6 = -v4;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 0] = v5;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 1] = v6;
  }
  at += last - first;
 }
}

static void negative_ss_complex64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_y = (float *)buffers[0];
 const float *b1_x1 = (const float *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const float v3 = b1_x1[(i1 * n4_s1_0 + i2 * n5_s1_1) * 2 + 0];
   const float v4 = b1_x1[(i1 * n4_s1_0 + i2 * n5_s1_1) * 2 + 1];
   const float v5 = -v3;
   const float v6 = -v4;
   b0_y[(i1 * n2_s0_0 + i2 * n3_s0_1) * 2 + 0] = v5;
   b0_y[(i1 * n2_s0_0 + i2 * n3_s0_1) * 2 + 1] = v6;
  }
  at += last - first;
 }
}

static void negative_uu_complex128(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 0];
   const double v4 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 1];
   const double v5 = -v3;
   const double v6 = -v4;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 0] = v5;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 1] = v6;
  }
  at += last - first;
 }
}

static void negative_ss_complex128(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[(i1 * n4_s1_0 + i2 * n5_s1_1) * 2 + 0];
   const double v4 = b1_x1[(i1 * n4_s1_0 + i2 * n5_s1_1) * 2 + 1];
   const double v5 = -v3;
   const double v6 = -v4;
   b0_y[(i1 * n2_s0_0 + i2 * n3_s0_1) * 2 + 0] = v5;
   b0_y[(i1 * n2_s0_0 + i2 * n3_s0_1) * 2 + 1] = v6;
  }
  at += last - first;
 }
}

static void conj_uu_complex64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_y = (float *)buffers[0];
 const float *b1_x1 = (const float *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const float v3 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 0];
   const float v4 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 1];
   const float v5 = -v4;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 0] = v3;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 1] = v5;
  }
  at += last - first;
 }
}

static void conj_ss_complex64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_y = (float *)buffers[0];
 const float *b1_x1 = (const float *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const float v3 = b1_x1[(i1 * n4_s1_0 + i2 * n5_s1_1) * 2 + 0];
   const float v4 = b1_x1[(i1 * n4_s1_0 + i2 * n5_s1_1) * 2 + 1];
   const float v5 = -v4;
   b0_y[(i1 * n2_s0_0 + i2 * n3_s0_1) * 2 + 0] = v3;
   b0_y[(i1 * n2_s0_0 + i2 * n3_s0_1) * 2 + 1] = v5;
  }
  at += last - first;
 }
}

static void conj_uu_complex128(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
#pragma omp simd
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 0];
   const double v4 = b1_x1[(i1 * n4_s1_0 + i2) * 2 + 1];
   const double v5 = -v4;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 0] = v3;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 1] = v5;
  }
  at += last - first;
 }
}

static void conj_ss_complex128(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const double v3 = b1_x1[(i1 * n4_s1_0 + i2 * n5_s1_1) * 2 + 0];
   const double v4 = b1_x1[(i1 * n4_s1_0 + i2 * n5_s1_1) * 2 + 1];
   const double v5 = -v4;
   b0_y[(i1 * n2_s0_0 + i2 * n3_s0_1) * 2 + 0] = v3;
   b0_y[(i1 * n2_s0_0 + i2 * n3_s0_1) * 2 + 1] = v5;
  }
  at += last - first;
 }
}

CORE_BUILT(arithmetic_wide) = {
  {"core::add 2 float64,float64,float64 uuu v1", 0, add_uuu_float64, 0, 5},
  {"core::add 2 float64,float64,float64 uuz v1", 0, add_uuz_float64, 0, 5},
  {"core::add 2 float64,float64,float64 uzu v1", 0, add_uzu_float64, 0, 5},
  {"core::add 2 float64,float64,float64 sss v1", 0, add_sss_float64, 0, 5},
  {"core::subtract 2 float64,float64,float64 uuu v1", 0, subtract_uuu_float64, 0, 5},
  {"core::subtract 2 float64,float64,float64 uuz v1", 0, subtract_uuz_float64, 0, 5},
  {"core::subtract 2 float64,float64,float64 uzu v1", 0, subtract_uzu_float64, 0, 5},
  {"core::subtract 2 float64,float64,float64 sss v1", 0, subtract_sss_float64, 0, 5},
  {"core::multiply 2 float64,float64,float64 uuu v1", 0, multiply_uuu_float64, 0, 5},
  {"core::multiply 2 float64,float64,float64 uuz v1", 0, multiply_uuz_float64, 0, 5},
  {"core::multiply 2 float64,float64,float64 uzu v1", 0, multiply_uzu_float64, 0, 5},
  {"core::multiply 2 float64,float64,float64 sss v1", 0, multiply_sss_float64, 0, 5},
  {"core::divide 2 float64,float64,float64 uuu v1", 0, divide_uuu_float64, 0, 5},
  {"core::divide 2 float64,float64,float64 uuz v1", 0, divide_uuz_float64, 0, 5},
  {"core::divide 2 float64,float64,float64 uzu v1", 0, divide_uzu_float64, 0, 5},
  {"core::divide 2 float64,float64,float64 sss v1", 0, divide_sss_float64, 0, 5},
  {"core::maximum 2 float64,float64,float64 uuu v1", 0, maximum_uuu_float64, 0, 5},
  {"core::maximum 2 float64,float64,float64 uuz v1", 0, maximum_uuz_float64, 0, 5},
  {"core::maximum 2 float64,float64,float64 uzu v1", 0, maximum_uzu_float64, 0, 5},
  {"core::maximum 2 float64,float64,float64 sss v1", 0, maximum_sss_float64, 0, 5},
  {"core::minimum 2 float64,float64,float64 uuu v1", 0, minimum_uuu_float64, 0, 5},
  {"core::minimum 2 float64,float64,float64 uuz v1", 0, minimum_uuz_float64, 0, 5},
  {"core::minimum 2 float64,float64,float64 uzu v1", 0, minimum_uzu_float64, 0, 5},
  {"core::minimum 2 float64,float64,float64 sss v1", 0, minimum_sss_float64, 0, 5},
  {"core::add 2 float64,float64,float64 uut v1", 0, add_uut_float64, 64, 5},
  {"core::add 2 float64,float64,float64 utu v1", 0, add_utu_float64, 64, 5},
  {"core::subtract 2 float64,float64,float64 uut v1", 0, subtract_uut_float64, 64, 5},
  {"core::subtract 2 float64,float64,float64 utu v1", 0, subtract_utu_float64, 64, 5},
  {"core::multiply 2 float64,float64,float64 uut v1", 0, multiply_uut_float64, 64, 5},
  {"core::multiply 2 float64,float64,float64 utu v1", 0, multiply_utu_float64, 64, 5},
  {"core::divide 2 float64,float64,float64 uut v1", 0, divide_uut_float64, 64, 5},
  {"core::divide 2 float64,float64,float64 utu v1", 0, divide_utu_float64, 64, 5},
  {"core::add 2 complex64,complex64,complex64 uuu v1", 0, add_uuu_complex64, 0, 5},
  {"core::add 2 complex64,complex64,complex64 uuz v1", 0, add_uuz_complex64, 0, 5},
  {"core::add 2 complex64,complex64,complex64 sss v1", 0, add_sss_complex64, 0, 5},
  {"core::add 2 complex128,complex128,complex128 uuu v1", 0, add_uuu_complex128, 0, 5},
  {"core::add 2 complex128,complex128,complex128 uuz v1", 0, add_uuz_complex128, 0, 5},
  {"core::add 2 complex128,complex128,complex128 sss v1", 0, add_sss_complex128, 0, 5},
  {"core::subtract 2 complex64,complex64,complex64 uuu v1", 0, subtract_uuu_complex64, 0, 5},
  {"core::subtract 2 complex64,complex64,complex64 uuz v1", 0, subtract_uuz_complex64, 0, 5},
  {"core::subtract 2 complex64,complex64,complex64 sss v1", 0, subtract_sss_complex64, 0, 5},
  {"core::subtract 2 complex128,complex128,complex128 uuu v1", 0, subtract_uuu_complex128, 0, 5},
  {"core::subtract 2 complex128,complex128,complex128 uuz v1", 0, subtract_uuz_complex128, 0, 5},
  {"core::subtract 2 complex128,complex128,complex128 sss v1", 0, subtract_sss_complex128, 0, 5},
  {"core::multiply 2 complex64,complex64,complex64 uuu v1", 0, multiply_uuu_complex64, 0, 5},
  {"core::multiply 2 complex64,complex64,complex64 uuz v1", 0, multiply_uuz_complex64, 0, 5},
  {"core::multiply 2 complex64,complex64,complex64 sss v1", 0, multiply_sss_complex64, 0, 5},
  {"core::multiply 2 complex128,complex128,complex128 uuu v1", 0, multiply_uuu_complex128, 0, 5},
  {"core::multiply 2 complex128,complex128,complex128 uuz v1", 0, multiply_uuz_complex128, 0, 5},
  {"core::multiply 2 complex128,complex128,complex128 sss v1", 0, multiply_sss_complex128, 0, 5},
  {"core::divide 2 complex64,complex64,complex64 uuu v1", 0, divide_uuu_complex64, 0, 5},
  {"core::divide 2 complex64,complex64,complex64 uuz v1", 0, divide_uuz_complex64, 0, 5},
  {"core::divide 2 complex64,complex64,complex64 sss v1", 0, divide_sss_complex64, 0, 5},
  {"core::divide 2 complex128,complex128,complex128 uuu v1", 0, divide_uuu_complex128, 0, 5},
  {"core::divide 2 complex128,complex128,complex128 uuz v1", 0, divide_uuz_complex128, 0, 5},
  {"core::divide 2 complex128,complex128,complex128 sss v1", 0, divide_sss_complex128, 0, 5},
  {"core::add 2 float16,float16,float16 uuu v1", 0, add_uuu_float16, 0, 5},
  {"core::add 2 float16,float16,float16 uuz v1", 0, add_uuz_float16, 0, 5},
  {"core::add 2 float16,float16,float16 uzu v1", 0, add_uzu_float16, 0, 5},
  {"core::add 2 float16,float16,float16 sss v1", 0, add_sss_float16, 0, 5},
  {"core::add 2 bfloat16,bfloat16,bfloat16 uuu v1", 0, add_uuu_bfloat16, 0, 5},
  {"core::add 2 bfloat16,bfloat16,bfloat16 uuz v1", 0, add_uuz_bfloat16, 0, 5},
  {"core::add 2 bfloat16,bfloat16,bfloat16 uzu v1", 0, add_uzu_bfloat16, 0, 5},
  {"core::add 2 bfloat16,bfloat16,bfloat16 sss v1", 0, add_sss_bfloat16, 0, 5},
  {"core::subtract 2 float16,float16,float16 uuu v1", 0, subtract_uuu_float16, 0, 5},
  {"core::subtract 2 float16,float16,float16 uuz v1", 0, subtract_uuz_float16, 0, 5},
  {"core::subtract 2 float16,float16,float16 uzu v1", 0, subtract_uzu_float16, 0, 5},
  {"core::subtract 2 float16,float16,float16 sss v1", 0, subtract_sss_float16, 0, 5},
  {"core::subtract 2 bfloat16,bfloat16,bfloat16 uuu v1", 0, subtract_uuu_bfloat16, 0, 5},
  {"core::subtract 2 bfloat16,bfloat16,bfloat16 uuz v1", 0, subtract_uuz_bfloat16, 0, 5},
  {"core::subtract 2 bfloat16,bfloat16,bfloat16 uzu v1", 0, subtract_uzu_bfloat16, 0, 5},
  {"core::subtract 2 bfloat16,bfloat16,bfloat16 sss v1", 0, subtract_sss_bfloat16, 0, 5},
  {"core::multiply 2 float16,float16,float16 uuu v1", 0, multiply_uuu_float16, 0, 5},
  {"core::multiply 2 float16,float16,float16 uuz v1", 0, multiply_uuz_float16, 0, 5},
  {"core::multiply 2 float16,float16,float16 uzu v1", 0, multiply_uzu_float16, 0, 5},
  {"core::multiply 2 float16,float16,float16 sss v1", 0, multiply_sss_float16, 0, 5},
  {"core::multiply 2 bfloat16,bfloat16,bfloat16 uuu v1", 0, multiply_uuu_bfloat16, 0, 5},
  {"core::multiply 2 bfloat16,bfloat16,bfloat16 uuz v1", 0, multiply_uuz_bfloat16, 0, 5},
  {"core::multiply 2 bfloat16,bfloat16,bfloat16 uzu v1", 0, multiply_uzu_bfloat16, 0, 5},
  {"core::multiply 2 bfloat16,bfloat16,bfloat16 sss v1", 0, multiply_sss_bfloat16, 0, 5},
  {"core::divide 2 float16,float16,float16 uuu v1", 0, divide_uuu_float16, 0, 5},
  {"core::divide 2 float16,float16,float16 uuz v1", 0, divide_uuz_float16, 0, 5},
  {"core::divide 2 float16,float16,float16 uzu v1", 0, divide_uzu_float16, 0, 5},
  {"core::divide 2 float16,float16,float16 sss v1", 0, divide_sss_float16, 0, 5},
  {"core::divide 2 bfloat16,bfloat16,bfloat16 uuu v1", 0, divide_uuu_bfloat16, 0, 5},
  {"core::divide 2 bfloat16,bfloat16,bfloat16 uuz v1", 0, divide_uuz_bfloat16, 0, 5},
  {"core::divide 2 bfloat16,bfloat16,bfloat16 uzu v1", 0, divide_uzu_bfloat16, 0, 5},
  {"core::divide 2 bfloat16,bfloat16,bfloat16 sss v1", 0, divide_sss_bfloat16, 0, 5},
  {"core::maximum 2 float16,float16,float16 uuu v1", 0, maximum_uuu_float16, 0, 5},
  {"core::maximum 2 float16,float16,float16 uuz v1", 0, maximum_uuz_float16, 0, 5},
  {"core::maximum 2 float16,float16,float16 uzu v1", 0, maximum_uzu_float16, 0, 5},
  {"core::maximum 2 float16,float16,float16 sss v1", 0, maximum_sss_float16, 0, 5},
  {"core::maximum 2 bfloat16,bfloat16,bfloat16 uuu v1", 0, maximum_uuu_bfloat16, 0, 5},
  {"core::maximum 2 bfloat16,bfloat16,bfloat16 uuz v1", 0, maximum_uuz_bfloat16, 0, 5},
  {"core::maximum 2 bfloat16,bfloat16,bfloat16 uzu v1", 0, maximum_uzu_bfloat16, 0, 5},
  {"core::maximum 2 bfloat16,bfloat16,bfloat16 sss v1", 0, maximum_sss_bfloat16, 0, 5},
  {"core::minimum 2 float16,float16,float16 uuu v1", 0, minimum_uuu_float16, 0, 5},
  {"core::minimum 2 float16,float16,float16 uuz v1", 0, minimum_uuz_float16, 0, 5},
  {"core::minimum 2 float16,float16,float16 uzu v1", 0, minimum_uzu_float16, 0, 5},
  {"core::minimum 2 float16,float16,float16 sss v1", 0, minimum_sss_float16, 0, 5},
  {"core::minimum 2 bfloat16,bfloat16,bfloat16 uuu v1", 0, minimum_uuu_bfloat16, 0, 5},
  {"core::minimum 2 bfloat16,bfloat16,bfloat16 uuz v1", 0, minimum_uuz_bfloat16, 0, 5},
  {"core::minimum 2 bfloat16,bfloat16,bfloat16 uzu v1", 0, minimum_uzu_bfloat16, 0, 5},
  {"core::minimum 2 bfloat16,bfloat16,bfloat16 sss v1", 0, minimum_sss_bfloat16, 0, 5},
  {"core::negative 2 float64,float64 uu v1", 0, negative_uu_float64, 0, 4},
  {"core::negative 2 float64,float64 ss v1", 0, negative_ss_float64, 0, 4},
  {"core::negative 2 float16,float16 uu v1", 0, negative_uu_float16, 0, 4},
  {"core::negative 2 float16,float16 ss v1", 0, negative_ss_float16, 0, 4},
  {"core::negative 2 bfloat16,bfloat16 uu v1", 0, negative_uu_bfloat16, 0, 4},
  {"core::negative 2 bfloat16,bfloat16 ss v1", 0, negative_ss_bfloat16, 0, 4},
  {"core::abs 2 float64,float64 uu v1", 0, abs_uu_float64, 0, 4},
  {"core::abs 2 float64,float64 ss v1", 0, abs_ss_float64, 0, 4},
  {"core::abs 2 float16,float16 uu v1", 0, abs_uu_float16, 0, 4},
  {"core::abs 2 float16,float16 ss v1", 0, abs_ss_float16, 0, 4},
  {"core::abs 2 bfloat16,bfloat16 uu v1", 0, abs_uu_bfloat16, 0, 4},
  {"core::abs 2 bfloat16,bfloat16 ss v1", 0, abs_ss_bfloat16, 0, 4},
  {"core::sqrt 2 float64,float64 uu v1", 0, sqrt_uu_float64, 0, 4},
  {"core::sqrt 2 float64,float64 ss v1", 0, sqrt_ss_float64, 0, 4},
  {"core::sqrt 2 float16,float16 uu v1", 0, sqrt_uu_float16, 0, 4},
  {"core::sqrt 2 float16,float16 ss v1", 0, sqrt_ss_float16, 0, 4},
  {"core::sqrt 2 bfloat16,bfloat16 uu v1", 0, sqrt_uu_bfloat16, 0, 4},
  {"core::sqrt 2 bfloat16,bfloat16 ss v1", 0, sqrt_ss_bfloat16, 0, 4},
  {"core::sign 2 float64,float64 uu v1", 0, sign_uu_float64, 0, 15},
  {"core::sign 2 float64,float64 ss v1", 0, sign_ss_float64, 0, 15},
  {"core::sign 2 float16,float16 uu v1", 0, sign_uu_float16, 0, 15},
  {"core::sign 2 float16,float16 ss v1", 0, sign_ss_float16, 0, 15},
  {"core::sign 2 bfloat16,bfloat16 uu v1", 0, sign_uu_bfloat16, 0, 15},
  {"core::sign 2 bfloat16,bfloat16 ss v1", 0, sign_ss_bfloat16, 0, 15},
  {"core::square 2 float64,float64 uu v1", 0, square_uu_float64, 0, 4},
  {"core::square 2 float64,float64 ss v1", 0, square_ss_float64, 0, 4},
  {"core::square 2 float16,float16 uu v1", 0, square_uu_float16, 0, 4},
  {"core::square 2 float16,float16 ss v1", 0, square_ss_float16, 0, 4},
  {"core::square 2 bfloat16,bfloat16 uu v1", 0, square_uu_bfloat16, 0, 4},
  {"core::square 2 bfloat16,bfloat16 ss v1", 0, square_ss_bfloat16, 0, 4},
  {"core::relu 2 float64,float64 uu v1", 0, relu_uu_float64, 0, 5},
  {"core::relu 2 float64,float64 ss v1", 0, relu_ss_float64, 0, 5},
  {"core::relu 2 float16,float16 uu v1", 0, relu_uu_float16, 0, 5},
  {"core::relu 2 float16,float16 ss v1", 0, relu_ss_float16, 0, 5},
  {"core::relu 2 bfloat16,bfloat16 uu v1", 0, relu_uu_bfloat16, 0, 5},
  {"core::relu 2 bfloat16,bfloat16 ss v1", 0, relu_ss_bfloat16, 0, 5},
  {"core::negative 2 complex64,complex64 uu v1", 0, negative_uu_complex64, 0, 4},
  {"core::negative 2 complex64,complex64 ss v1", 0, negative_ss_complex64, 0, 4},
  {"core::negative 2 complex128,complex128 uu v1", 0, negative_uu_complex128, 0, 4},
  {"core::negative 2 complex128,complex128 ss v1", 0, negative_ss_complex128, 0, 4},
  {"core::conj 2 complex64,complex64 uu v1", 0, conj_uu_complex64, 0, 4},
  {"core::conj 2 complex64,complex64 ss v1", 0, conj_ss_complex64, 0, 4},
  {"core::conj 2 complex128,complex128 uu v1", 0, conj_uu_complex128, 0, 4},
  {"core::conj 2 complex128,complex128 ss v1", 0, conj_ss_complex128, 0, 4},
};
CORE_BUILT_COUNT(arithmetic_wide);
