// Made by backends/cpu_x86/tools/generate.py from the operators' bodies: change those, run it.
#include "built.h"

static inline float core_max_float32(float a, float b) { return a > b || a != a ? a : b; }
static inline float core_min_float32(float a, float b) { return a < b || a != a ? a : b; }
static inline long long core_floordiv_index(long long a, long long b) { if (b == 0) return 0; if (b == -1) return (long long)(0 - (unsigned long long)a); long long q = (long long)(a / b); return (long long)(q - ((a % b != 0) & ((a < 0) != (b < 0)))); }

static void add_uuu_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2];
   const float v4 = b2_x2[i1 * n6_s2_0 + i2];
   const float v5 = v3 + v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void add_uuz_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2];
   const float v4 = b2_x2[i1 * n6_s2_0];
   const float v5 = v3 + v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void add_uzu_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0];
   const float v4 = b2_x2[i1 * n6_s2_0 + i2];
   const float v5 = v3 + v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void add_sss_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const float v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const float v5 = v3 + v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void subtract_uuu_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2];
   const float v4 = b2_x2[i1 * n6_s2_0 + i2];
   const float v5 = v3 - v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void subtract_uuz_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2];
   const float v4 = b2_x2[i1 * n6_s2_0];
   const float v5 = v3 - v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void subtract_uzu_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0];
   const float v4 = b2_x2[i1 * n6_s2_0 + i2];
   const float v5 = v3 - v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void subtract_sss_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const float v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const float v5 = v3 - v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void multiply_uuu_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2];
   const float v4 = b2_x2[i1 * n6_s2_0 + i2];
   const float v5 = v3 * v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void multiply_uuz_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2];
   const float v4 = b2_x2[i1 * n6_s2_0];
   const float v5 = v3 * v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void multiply_uzu_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0];
   const float v4 = b2_x2[i1 * n6_s2_0 + i2];
   const float v5 = v3 * v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void multiply_sss_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const float v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const float v5 = v3 * v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void divide_uuu_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2];
   const float v4 = b2_x2[i1 * n6_s2_0 + i2];
   const float v5 = v3 / v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void divide_uuz_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2];
   const float v4 = b2_x2[i1 * n6_s2_0];
   const float v5 = v3 / v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void divide_uzu_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0];
   const float v4 = b2_x2[i1 * n6_s2_0 + i2];
   const float v5 = v3 / v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void divide_sss_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const float v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const float v5 = v3 / v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void maximum_uuu_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2];
   const float v4 = b2_x2[i1 * n6_s2_0 + i2];
   const float v5 = core_max_float32(v3, v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void maximum_uuz_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2];
   const float v4 = b2_x2[i1 * n6_s2_0];
   const float v5 = core_max_float32(v3, v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void maximum_uzu_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0];
   const float v4 = b2_x2[i1 * n6_s2_0 + i2];
   const float v5 = core_max_float32(v3, v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void maximum_sss_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const float v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const float v5 = core_max_float32(v3, v4);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void minimum_uuu_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2];
   const float v4 = b2_x2[i1 * n6_s2_0 + i2];
   const float v5 = core_min_float32(v3, v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void minimum_uuz_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2];
   const float v4 = b2_x2[i1 * n6_s2_0];
   const float v5 = core_min_float32(v3, v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void minimum_uzu_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0];
   const float v4 = b2_x2[i1 * n6_s2_0 + i2];
   const float v5 = core_min_float32(v3, v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void minimum_sss_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const float v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const float v5 = core_min_float32(v3, v4);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void add_uut_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_y = (float *)buffers[0];
 const float *b1_x1 = (const float *)buffers[1];
 const float *b2_x2 = (const float *)buffers[2];
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
   float tile13[4608];
   for (long long j14 = 0; j14 < v12; ++j14) {
    const long long v15 = v8 + j14;
#pragma omp simd
    for (long long i16 = 0; i16 < v10; ++i16) {
     const long long v17 = v7 + i16;
     const float v18 = b2_x2[v17 + v15 * n7_s2_1];
     tile13[j14 * 72 + i16] = v18;
    }
   }
   for (long long i19 = 0; i19 < v10; ++i19) {
    const long long v20 = v7 + i19;
#pragma omp simd
    for (long long j21 = 0; j21 < v12; ++j21) {
     const long long v22 = v8 + j21;
     const float v23 = b1_x1[v20 * n4_s1_0 + v22];
     const float v24 = tile13[j21 * 72 + i19];
     const float v25 = v23 + v24;
     b0_y[v20 * n2_s0_0 + v22] = v25;
    }
   }
  }
  at += last - first;
 }
}

static void add_utu_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_y = (float *)buffers[0];
 const float *b1_x1 = (const float *)buffers[1];
 const float *b2_x2 = (const float *)buffers[2];
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
   float tile13[4608];
   for (long long j14 = 0; j14 < v12; ++j14) {
    const long long v15 = v8 + j14;
#pragma omp simd
    for (long long i16 = 0; i16 < v10; ++i16) {
     const long long v17 = v7 + i16;
     const float v18 = b1_x1[v17 + v15 * n5_s1_1];
     tile13[j14 * 72 + i16] = v18;
    }
   }
   for (long long i19 = 0; i19 < v10; ++i19) {
    const long long v20 = v7 + i19;
#pragma omp simd
    for (long long j21 = 0; j21 < v12; ++j21) {
     const long long v22 = v8 + j21;
     const float v23 = tile13[j21 * 72 + i19];
     const float v24 = b2_x2[v20 * n6_s2_0 + v22];
     const float v25 = v23 + v24;
     b0_y[v20 * n2_s0_0 + v22] = v25;
    }
   }
  }
  at += last - first;
 }
}

static void subtract_uut_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_y = (float *)buffers[0];
 const float *b1_x1 = (const float *)buffers[1];
 const float *b2_x2 = (const float *)buffers[2];
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
   float tile13[4608];
   for (long long j14 = 0; j14 < v12; ++j14) {
    const long long v15 = v8 + j14;
#pragma omp simd
    for (long long i16 = 0; i16 < v10; ++i16) {
     const long long v17 = v7 + i16;
     const float v18 = b2_x2[v17 + v15 * n7_s2_1];
     tile13[j14 * 72 + i16] = v18;
    }
   }
   for (long long i19 = 0; i19 < v10; ++i19) {
    const long long v20 = v7 + i19;
#pragma omp simd
    for (long long j21 = 0; j21 < v12; ++j21) {
     const long long v22 = v8 + j21;
     const float v23 = b1_x1[v20 * n4_s1_0 + v22];
     const float v24 = tile13[j21 * 72 + i19];
     const float v25 = v23 - v24;
     b0_y[v20 * n2_s0_0 + v22] = v25;
    }
   }
  }
  at += last - first;
 }
}

static void subtract_utu_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_y = (float *)buffers[0];
 const float *b1_x1 = (const float *)buffers[1];
 const float *b2_x2 = (const float *)buffers[2];
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
   float tile13[4608];
   for (long long j14 = 0; j14 < v12; ++j14) {
    const long long v15 = v8 + j14;
#pragma omp simd
    for (long long i16 = 0; i16 < v10; ++i16) {
     const long long v17 = v7 + i16;
     const float v18 = b1_x1[v17 + v15 * n5_s1_1];
     tile13[j14 * 72 + i16] = v18;
    }
   }
   for (long long i19 = 0; i19 < v10; ++i19) {
    const long long v20 = v7 + i19;
#pragma omp simd
    for (long long j21 = 0; j21 < v12; ++j21) {
     const long long v22 = v8 + j21;
     const float v23 = tile13[j21 * 72 + i19];
     const float v24 = b2_x2[v20 * n6_s2_0 + v22];
     const float v25 = v23 - v24;
     b0_y[v20 * n2_s0_0 + v22] = v25;
    }
   }
  }
  at += last - first;
 }
}

static void multiply_uut_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_y = (float *)buffers[0];
 const float *b1_x1 = (const float *)buffers[1];
 const float *b2_x2 = (const float *)buffers[2];
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
   float tile13[4608];
   for (long long j14 = 0; j14 < v12; ++j14) {
    const long long v15 = v8 + j14;
#pragma omp simd
    for (long long i16 = 0; i16 < v10; ++i16) {
     const long long v17 = v7 + i16;
     const float v18 = b2_x2[v17 + v15 * n7_s2_1];
     tile13[j14 * 72 + i16] = v18;
    }
   }
   for (long long i19 = 0; i19 < v10; ++i19) {
    const long long v20 = v7 + i19;
#pragma omp simd
    for (long long j21 = 0; j21 < v12; ++j21) {
     const long long v22 = v8 + j21;
     const float v23 = b1_x1[v20 * n4_s1_0 + v22];
     const float v24 = tile13[j21 * 72 + i19];
     const float v25 = v23 * v24;
     b0_y[v20 * n2_s0_0 + v22] = v25;
    }
   }
  }
  at += last - first;
 }
}

static void multiply_utu_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_y = (float *)buffers[0];
 const float *b1_x1 = (const float *)buffers[1];
 const float *b2_x2 = (const float *)buffers[2];
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
   float tile13[4608];
   for (long long j14 = 0; j14 < v12; ++j14) {
    const long long v15 = v8 + j14;
#pragma omp simd
    for (long long i16 = 0; i16 < v10; ++i16) {
     const long long v17 = v7 + i16;
     const float v18 = b1_x1[v17 + v15 * n5_s1_1];
     tile13[j14 * 72 + i16] = v18;
    }
   }
   for (long long i19 = 0; i19 < v10; ++i19) {
    const long long v20 = v7 + i19;
#pragma omp simd
    for (long long j21 = 0; j21 < v12; ++j21) {
     const long long v22 = v8 + j21;
     const float v23 = tile13[j21 * 72 + i19];
     const float v24 = b2_x2[v20 * n6_s2_0 + v22];
     const float v25 = v23 * v24;
     b0_y[v20 * n2_s0_0 + v22] = v25;
    }
   }
  }
  at += last - first;
 }
}

static void divide_uut_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_y = (float *)buffers[0];
 const float *b1_x1 = (const float *)buffers[1];
 const float *b2_x2 = (const float *)buffers[2];
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
   float tile13[4608];
   for (long long j14 = 0; j14 < v12; ++j14) {
    const long long v15 = v8 + j14;
#pragma omp simd
    for (long long i16 = 0; i16 < v10; ++i16) {
     const long long v17 = v7 + i16;
     const float v18 = b2_x2[v17 + v15 * n7_s2_1];
     tile13[j14 * 72 + i16] = v18;
    }
   }
   for (long long i19 = 0; i19 < v10; ++i19) {
    const long long v20 = v7 + i19;
#pragma omp simd
    for (long long j21 = 0; j21 < v12; ++j21) {
     const long long v22 = v8 + j21;
     const float v23 = b1_x1[v20 * n4_s1_0 + v22];
     const float v24 = tile13[j21 * 72 + i19];
     const float v25 = v23 / v24;
     b0_y[v20 * n2_s0_0 + v22] = v25;
    }
   }
  }
  at += last - first;
 }
}

static void divide_utu_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_y = (float *)buffers[0];
 const float *b1_x1 = (const float *)buffers[1];
 const float *b2_x2 = (const float *)buffers[2];
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
   float tile13[4608];
   for (long long j14 = 0; j14 < v12; ++j14) {
    const long long v15 = v8 + j14;
#pragma omp simd
    for (long long i16 = 0; i16 < v10; ++i16) {
     const long long v17 = v7 + i16;
     const float v18 = b1_x1[v17 + v15 * n5_s1_1];
     tile13[j14 * 72 + i16] = v18;
    }
   }
   for (long long i19 = 0; i19 < v10; ++i19) {
    const long long v20 = v7 + i19;
#pragma omp simd
    for (long long j21 = 0; j21 < v12; ++j21) {
     const long long v22 = v8 + j21;
     const float v23 = tile13[j21 * 72 + i19];
     const float v24 = b2_x2[v20 * n6_s2_0 + v22];
     const float v25 = v23 / v24;
     b0_y[v20 * n2_s0_0 + v22] = v25;
    }
   }
  }
  at += last - first;
 }
}

static void add_uuu_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 signed char *b0_y = (signed char *)buffers[0];
 const signed char *b1_x1 = (const signed char *)buffers[1];
 const signed char *b2_x2 = (const signed char *)buffers[2];
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
   const signed char v3 = b1_x1[i1 * n4_s1_0 + i2];
   const signed char v4 = b2_x2[i1 * n6_s2_0 + i2];
   const signed char v5 = (signed char)(v3 + v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void add_uuz_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 signed char *b0_y = (signed char *)buffers[0];
 const signed char *b1_x1 = (const signed char *)buffers[1];
 const signed char *b2_x2 = (const signed char *)buffers[2];
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
   const signed char v3 = b1_x1[i1 * n4_s1_0 + i2];
   const signed char v4 = b2_x2[i1 * n6_s2_0];
   const signed char v5 = (signed char)(v3 + v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void add_uzu_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 signed char *b0_y = (signed char *)buffers[0];
 const signed char *b1_x1 = (const signed char *)buffers[1];
 const signed char *b2_x2 = (const signed char *)buffers[2];
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
   const signed char v3 = b1_x1[i1 * n4_s1_0];
   const signed char v4 = b2_x2[i1 * n6_s2_0 + i2];
   const signed char v5 = (signed char)(v3 + v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void add_sss_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 signed char *b0_y = (signed char *)buffers[0];
 const signed char *b1_x1 = (const signed char *)buffers[1];
 const signed char *b2_x2 = (const signed char *)buffers[2];
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
   const signed char v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const signed char v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const signed char v5 = (signed char)(v3 + v4);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void add_uuu_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 short *b0_y = (short *)buffers[0];
 const short *b1_x1 = (const short *)buffers[1];
 const short *b2_x2 = (const short *)buffers[2];
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
   const short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const short v4 = b2_x2[i1 * n6_s2_0 + i2];
   const short v5 = (short)(v3 + v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void add_uuz_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 short *b0_y = (short *)buffers[0];
 const short *b1_x1 = (const short *)buffers[1];
 const short *b2_x2 = (const short *)buffers[2];
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
   const short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const short v4 = b2_x2[i1 * n6_s2_0];
   const short v5 = (short)(v3 + v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void add_uzu_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 short *b0_y = (short *)buffers[0];
 const short *b1_x1 = (const short *)buffers[1];
 const short *b2_x2 = (const short *)buffers[2];
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
   const short v3 = b1_x1[i1 * n4_s1_0];
   const short v4 = b2_x2[i1 * n6_s2_0 + i2];
   const short v5 = (short)(v3 + v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void add_sss_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 short *b0_y = (short *)buffers[0];
 const short *b1_x1 = (const short *)buffers[1];
 const short *b2_x2 = (const short *)buffers[2];
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
   const short v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const short v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const short v5 = (short)(v3 + v4);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void add_uuu_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 int *b0_y = (int *)buffers[0];
 const int *b1_x1 = (const int *)buffers[1];
 const int *b2_x2 = (const int *)buffers[2];
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
   const int v3 = b1_x1[i1 * n4_s1_0 + i2];
   const int v4 = b2_x2[i1 * n6_s2_0 + i2];
   const int v5 = v3 + v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void add_uuz_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 int *b0_y = (int *)buffers[0];
 const int *b1_x1 = (const int *)buffers[1];
 const int *b2_x2 = (const int *)buffers[2];
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
   const int v3 = b1_x1[i1 * n4_s1_0 + i2];
   const int v4 = b2_x2[i1 * n6_s2_0];
   const int v5 = v3 + v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void add_uzu_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 int *b0_y = (int *)buffers[0];
 const int *b1_x1 = (const int *)buffers[1];
 const int *b2_x2 = (const int *)buffers[2];
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
   const int v3 = b1_x1[i1 * n4_s1_0];
   const int v4 = b2_x2[i1 * n6_s2_0 + i2];
   const int v5 = v3 + v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void add_sss_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 int *b0_y = (int *)buffers[0];
 const int *b1_x1 = (const int *)buffers[1];
 const int *b2_x2 = (const int *)buffers[2];
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
   const int v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const int v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const int v5 = v3 + v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void add_uuu_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_y = (long long *)buffers[0];
 const long long *b1_x1 = (const long long *)buffers[1];
 const long long *b2_x2 = (const long long *)buffers[2];
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
   const long long v3 = b1_x1[i1 * n4_s1_0 + i2];
   const long long v4 = b2_x2[i1 * n6_s2_0 + i2];
   const long long v5 = v3 + v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void add_uuz_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_y = (long long *)buffers[0];
 const long long *b1_x1 = (const long long *)buffers[1];
 const long long *b2_x2 = (const long long *)buffers[2];
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
   const long long v3 = b1_x1[i1 * n4_s1_0 + i2];
   const long long v4 = b2_x2[i1 * n6_s2_0];
   const long long v5 = v3 + v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void add_uzu_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_y = (long long *)buffers[0];
 const long long *b1_x1 = (const long long *)buffers[1];
 const long long *b2_x2 = (const long long *)buffers[2];
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
   const long long v3 = b1_x1[i1 * n4_s1_0];
   const long long v4 = b2_x2[i1 * n6_s2_0 + i2];
   const long long v5 = v3 + v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void add_sss_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_y = (long long *)buffers[0];
 const long long *b1_x1 = (const long long *)buffers[1];
 const long long *b2_x2 = (const long long *)buffers[2];
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
   const long long v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const long long v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const long long v5 = v3 + v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void subtract_uuu_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 signed char *b0_y = (signed char *)buffers[0];
 const signed char *b1_x1 = (const signed char *)buffers[1];
 const signed char *b2_x2 = (const signed char *)buffers[2];
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
   const signed char v3 = b1_x1[i1 * n4_s1_0 + i2];
   const signed char v4 = b2_x2[i1 * n6_s2_0 + i2];
   const signed char v5 = (signed char)(v3 - v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void subtract_uuz_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 signed char *b0_y = (signed char *)buffers[0];
 const signed char *b1_x1 = (const signed char *)buffers[1];
 const signed char *b2_x2 = (const signed char *)buffers[2];
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
   const signed char v3 = b1_x1[i1 * n4_s1_0 + i2];
   const signed char v4 = b2_x2[i1 * n6_s2_0];
   const signed char v5 = (signed char)(v3 - v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void subtract_uzu_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 signed char *b0_y = (signed char *)buffers[0];
 const signed char *b1_x1 = (const signed char *)buffers[1];
 const signed char *b2_x2 = (const signed char *)buffers[2];
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
   const signed char v3 = b1_x1[i1 * n4_s1_0];
   const signed char v4 = b2_x2[i1 * n6_s2_0 + i2];
   const signed char v5 = (signed char)(v3 - v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void subtract_sss_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 signed char *b0_y = (signed char *)buffers[0];
 const signed char *b1_x1 = (const signed char *)buffers[1];
 const signed char *b2_x2 = (const signed char *)buffers[2];
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
   const signed char v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const signed char v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const signed char v5 = (signed char)(v3 - v4);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void subtract_uuu_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 short *b0_y = (short *)buffers[0];
 const short *b1_x1 = (const short *)buffers[1];
 const short *b2_x2 = (const short *)buffers[2];
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
   const short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const short v4 = b2_x2[i1 * n6_s2_0 + i2];
   const short v5 = (short)(v3 - v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void subtract_uuz_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 short *b0_y = (short *)buffers[0];
 const short *b1_x1 = (const short *)buffers[1];
 const short *b2_x2 = (const short *)buffers[2];
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
   const short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const short v4 = b2_x2[i1 * n6_s2_0];
   const short v5 = (short)(v3 - v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void subtract_uzu_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 short *b0_y = (short *)buffers[0];
 const short *b1_x1 = (const short *)buffers[1];
 const short *b2_x2 = (const short *)buffers[2];
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
   const short v3 = b1_x1[i1 * n4_s1_0];
   const short v4 = b2_x2[i1 * n6_s2_0 + i2];
   const short v5 = (short)(v3 - v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void subtract_sss_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 short *b0_y = (short *)buffers[0];
 const short *b1_x1 = (const short *)buffers[1];
 const short *b2_x2 = (const short *)buffers[2];
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
   const short v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const short v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const short v5 = (short)(v3 - v4);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void subtract_uuu_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 int *b0_y = (int *)buffers[0];
 const int *b1_x1 = (const int *)buffers[1];
 const int *b2_x2 = (const int *)buffers[2];
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
   const int v3 = b1_x1[i1 * n4_s1_0 + i2];
   const int v4 = b2_x2[i1 * n6_s2_0 + i2];
   const int v5 = v3 - v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void subtract_uuz_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 int *b0_y = (int *)buffers[0];
 const int *b1_x1 = (const int *)buffers[1];
 const int *b2_x2 = (const int *)buffers[2];
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
   const int v3 = b1_x1[i1 * n4_s1_0 + i2];
   const int v4 = b2_x2[i1 * n6_s2_0];
   const int v5 = v3 - v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void subtract_uzu_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 int *b0_y = (int *)buffers[0];
 const int *b1_x1 = (const int *)buffers[1];
 const int *b2_x2 = (const int *)buffers[2];
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
   const int v3 = b1_x1[i1 * n4_s1_0];
   const int v4 = b2_x2[i1 * n6_s2_0 + i2];
   const int v5 = v3 - v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void subtract_sss_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 int *b0_y = (int *)buffers[0];
 const int *b1_x1 = (const int *)buffers[1];
 const int *b2_x2 = (const int *)buffers[2];
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
   const int v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const int v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const int v5 = v3 - v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void subtract_uuu_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_y = (long long *)buffers[0];
 const long long *b1_x1 = (const long long *)buffers[1];
 const long long *b2_x2 = (const long long *)buffers[2];
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
   const long long v3 = b1_x1[i1 * n4_s1_0 + i2];
   const long long v4 = b2_x2[i1 * n6_s2_0 + i2];
   const long long v5 = v3 - v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void subtract_uuz_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_y = (long long *)buffers[0];
 const long long *b1_x1 = (const long long *)buffers[1];
 const long long *b2_x2 = (const long long *)buffers[2];
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
   const long long v3 = b1_x1[i1 * n4_s1_0 + i2];
   const long long v4 = b2_x2[i1 * n6_s2_0];
   const long long v5 = v3 - v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void subtract_uzu_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_y = (long long *)buffers[0];
 const long long *b1_x1 = (const long long *)buffers[1];
 const long long *b2_x2 = (const long long *)buffers[2];
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
   const long long v3 = b1_x1[i1 * n4_s1_0];
   const long long v4 = b2_x2[i1 * n6_s2_0 + i2];
   const long long v5 = v3 - v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void subtract_sss_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_y = (long long *)buffers[0];
 const long long *b1_x1 = (const long long *)buffers[1];
 const long long *b2_x2 = (const long long *)buffers[2];
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
   const long long v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const long long v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const long long v5 = v3 - v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void multiply_uuu_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 signed char *b0_y = (signed char *)buffers[0];
 const signed char *b1_x1 = (const signed char *)buffers[1];
 const signed char *b2_x2 = (const signed char *)buffers[2];
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
   const signed char v3 = b1_x1[i1 * n4_s1_0 + i2];
   const signed char v4 = b2_x2[i1 * n6_s2_0 + i2];
   const signed char v5 = (signed char)(v3 * v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void multiply_uuz_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 signed char *b0_y = (signed char *)buffers[0];
 const signed char *b1_x1 = (const signed char *)buffers[1];
 const signed char *b2_x2 = (const signed char *)buffers[2];
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
   const signed char v3 = b1_x1[i1 * n4_s1_0 + i2];
   const signed char v4 = b2_x2[i1 * n6_s2_0];
   const signed char v5 = (signed char)(v3 * v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void multiply_uzu_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 signed char *b0_y = (signed char *)buffers[0];
 const signed char *b1_x1 = (const signed char *)buffers[1];
 const signed char *b2_x2 = (const signed char *)buffers[2];
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
   const signed char v3 = b1_x1[i1 * n4_s1_0];
   const signed char v4 = b2_x2[i1 * n6_s2_0 + i2];
   const signed char v5 = (signed char)(v3 * v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void multiply_sss_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 signed char *b0_y = (signed char *)buffers[0];
 const signed char *b1_x1 = (const signed char *)buffers[1];
 const signed char *b2_x2 = (const signed char *)buffers[2];
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
   const signed char v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const signed char v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const signed char v5 = (signed char)(v3 * v4);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void multiply_uuu_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 short *b0_y = (short *)buffers[0];
 const short *b1_x1 = (const short *)buffers[1];
 const short *b2_x2 = (const short *)buffers[2];
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
   const short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const short v4 = b2_x2[i1 * n6_s2_0 + i2];
   const short v5 = (short)(v3 * v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void multiply_uuz_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 short *b0_y = (short *)buffers[0];
 const short *b1_x1 = (const short *)buffers[1];
 const short *b2_x2 = (const short *)buffers[2];
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
   const short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const short v4 = b2_x2[i1 * n6_s2_0];
   const short v5 = (short)(v3 * v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void multiply_uzu_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 short *b0_y = (short *)buffers[0];
 const short *b1_x1 = (const short *)buffers[1];
 const short *b2_x2 = (const short *)buffers[2];
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
   const short v3 = b1_x1[i1 * n4_s1_0];
   const short v4 = b2_x2[i1 * n6_s2_0 + i2];
   const short v5 = (short)(v3 * v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void multiply_sss_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 short *b0_y = (short *)buffers[0];
 const short *b1_x1 = (const short *)buffers[1];
 const short *b2_x2 = (const short *)buffers[2];
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
   const short v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const short v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const short v5 = (short)(v3 * v4);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void multiply_uuu_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 int *b0_y = (int *)buffers[0];
 const int *b1_x1 = (const int *)buffers[1];
 const int *b2_x2 = (const int *)buffers[2];
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
   const int v3 = b1_x1[i1 * n4_s1_0 + i2];
   const int v4 = b2_x2[i1 * n6_s2_0 + i2];
   const int v5 = v3 * v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void multiply_uuz_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 int *b0_y = (int *)buffers[0];
 const int *b1_x1 = (const int *)buffers[1];
 const int *b2_x2 = (const int *)buffers[2];
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
   const int v3 = b1_x1[i1 * n4_s1_0 + i2];
   const int v4 = b2_x2[i1 * n6_s2_0];
   const int v5 = v3 * v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void multiply_uzu_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 int *b0_y = (int *)buffers[0];
 const int *b1_x1 = (const int *)buffers[1];
 const int *b2_x2 = (const int *)buffers[2];
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
   const int v3 = b1_x1[i1 * n4_s1_0];
   const int v4 = b2_x2[i1 * n6_s2_0 + i2];
   const int v5 = v3 * v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void multiply_sss_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 int *b0_y = (int *)buffers[0];
 const int *b1_x1 = (const int *)buffers[1];
 const int *b2_x2 = (const int *)buffers[2];
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
   const int v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const int v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const int v5 = v3 * v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void multiply_uuu_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_y = (long long *)buffers[0];
 const long long *b1_x1 = (const long long *)buffers[1];
 const long long *b2_x2 = (const long long *)buffers[2];
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
   const long long v3 = b1_x1[i1 * n4_s1_0 + i2];
   const long long v4 = b2_x2[i1 * n6_s2_0 + i2];
   const long long v5 = v3 * v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void multiply_uuz_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_y = (long long *)buffers[0];
 const long long *b1_x1 = (const long long *)buffers[1];
 const long long *b2_x2 = (const long long *)buffers[2];
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
   const long long v3 = b1_x1[i1 * n4_s1_0 + i2];
   const long long v4 = b2_x2[i1 * n6_s2_0];
   const long long v5 = v3 * v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void multiply_uzu_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_y = (long long *)buffers[0];
 const long long *b1_x1 = (const long long *)buffers[1];
 const long long *b2_x2 = (const long long *)buffers[2];
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
   const long long v3 = b1_x1[i1 * n4_s1_0];
   const long long v4 = b2_x2[i1 * n6_s2_0 + i2];
   const long long v5 = v3 * v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void multiply_sss_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_y = (long long *)buffers[0];
 const long long *b1_x1 = (const long long *)buffers[1];
 const long long *b2_x2 = (const long long *)buffers[2];
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
   const long long v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const long long v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const long long v5 = v3 * v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void maximum_uuu_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 signed char *b0_y = (signed char *)buffers[0];
 const signed char *b1_x1 = (const signed char *)buffers[1];
 const signed char *b2_x2 = (const signed char *)buffers[2];
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
   const signed char v3 = b1_x1[i1 * n4_s1_0 + i2];
   const signed char v4 = b2_x2[i1 * n6_s2_0 + i2];
   const signed char v5 = (v3 > v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void maximum_uuz_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 signed char *b0_y = (signed char *)buffers[0];
 const signed char *b1_x1 = (const signed char *)buffers[1];
 const signed char *b2_x2 = (const signed char *)buffers[2];
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
   const signed char v3 = b1_x1[i1 * n4_s1_0 + i2];
   const signed char v4 = b2_x2[i1 * n6_s2_0];
   const signed char v5 = (v3 > v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void maximum_sss_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 signed char *b0_y = (signed char *)buffers[0];
 const signed char *b1_x1 = (const signed char *)buffers[1];
 const signed char *b2_x2 = (const signed char *)buffers[2];
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
   const signed char v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const signed char v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const signed char v5 = (v3 > v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void maximum_uuu_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 short *b0_y = (short *)buffers[0];
 const short *b1_x1 = (const short *)buffers[1];
 const short *b2_x2 = (const short *)buffers[2];
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
   const short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const short v4 = b2_x2[i1 * n6_s2_0 + i2];
   const short v5 = (v3 > v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void maximum_uuz_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 short *b0_y = (short *)buffers[0];
 const short *b1_x1 = (const short *)buffers[1];
 const short *b2_x2 = (const short *)buffers[2];
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
   const short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const short v4 = b2_x2[i1 * n6_s2_0];
   const short v5 = (v3 > v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void maximum_sss_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 short *b0_y = (short *)buffers[0];
 const short *b1_x1 = (const short *)buffers[1];
 const short *b2_x2 = (const short *)buffers[2];
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
   const short v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const short v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const short v5 = (v3 > v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void maximum_uuu_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 int *b0_y = (int *)buffers[0];
 const int *b1_x1 = (const int *)buffers[1];
 const int *b2_x2 = (const int *)buffers[2];
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
   const int v3 = b1_x1[i1 * n4_s1_0 + i2];
   const int v4 = b2_x2[i1 * n6_s2_0 + i2];
   const int v5 = (v3 > v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void maximum_uuz_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 int *b0_y = (int *)buffers[0];
 const int *b1_x1 = (const int *)buffers[1];
 const int *b2_x2 = (const int *)buffers[2];
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
   const int v3 = b1_x1[i1 * n4_s1_0 + i2];
   const int v4 = b2_x2[i1 * n6_s2_0];
   const int v5 = (v3 > v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void maximum_sss_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 int *b0_y = (int *)buffers[0];
 const int *b1_x1 = (const int *)buffers[1];
 const int *b2_x2 = (const int *)buffers[2];
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
   const int v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const int v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const int v5 = (v3 > v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void maximum_uuu_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_y = (long long *)buffers[0];
 const long long *b1_x1 = (const long long *)buffers[1];
 const long long *b2_x2 = (const long long *)buffers[2];
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
   const long long v3 = b1_x1[i1 * n4_s1_0 + i2];
   const long long v4 = b2_x2[i1 * n6_s2_0 + i2];
   const long long v5 = (v3 > v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void maximum_uuz_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_y = (long long *)buffers[0];
 const long long *b1_x1 = (const long long *)buffers[1];
 const long long *b2_x2 = (const long long *)buffers[2];
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
   const long long v3 = b1_x1[i1 * n4_s1_0 + i2];
   const long long v4 = b2_x2[i1 * n6_s2_0];
   const long long v5 = (v3 > v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void maximum_sss_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_y = (long long *)buffers[0];
 const long long *b1_x1 = (const long long *)buffers[1];
 const long long *b2_x2 = (const long long *)buffers[2];
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
   const long long v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const long long v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const long long v5 = (v3 > v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void maximum_uuu_uint8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned char *b2_x2 = (const unsigned char *)buffers[2];
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
   const unsigned char v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned char v4 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned char v5 = (v3 > v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void maximum_uuz_uint8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned char *b2_x2 = (const unsigned char *)buffers[2];
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
   const unsigned char v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned char v4 = b2_x2[i1 * n6_s2_0];
   const unsigned char v5 = (v3 > v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void maximum_sss_uint8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned char *b2_x2 = (const unsigned char *)buffers[2];
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
   const unsigned char v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const unsigned char v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const unsigned char v5 = (v3 > v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void maximum_uuu_uint16(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const unsigned short v4 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned short v5 = (v3 > v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void maximum_uuz_uint16(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const unsigned short v4 = b2_x2[i1 * n6_s2_0];
   const unsigned short v5 = (v3 > v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void maximum_sss_uint16(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const unsigned short v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const unsigned short v5 = (v3 > v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void maximum_uuu_uint32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned int *b0_y = (unsigned int *)buffers[0];
 const unsigned int *b1_x1 = (const unsigned int *)buffers[1];
 const unsigned int *b2_x2 = (const unsigned int *)buffers[2];
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
   const unsigned int v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned int v5 = (v3 > v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void maximum_uuz_uint32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned int *b0_y = (unsigned int *)buffers[0];
 const unsigned int *b1_x1 = (const unsigned int *)buffers[1];
 const unsigned int *b2_x2 = (const unsigned int *)buffers[2];
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
   const unsigned int v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = b2_x2[i1 * n6_s2_0];
   const unsigned int v5 = (v3 > v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void maximum_sss_uint32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned int *b0_y = (unsigned int *)buffers[0];
 const unsigned int *b1_x1 = (const unsigned int *)buffers[1];
 const unsigned int *b2_x2 = (const unsigned int *)buffers[2];
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
   const unsigned int v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const unsigned int v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const unsigned int v5 = (v3 > v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void maximum_uuu_uint64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned long long *b0_y = (unsigned long long *)buffers[0];
 const unsigned long long *b1_x1 = (const unsigned long long *)buffers[1];
 const unsigned long long *b2_x2 = (const unsigned long long *)buffers[2];
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
   const unsigned long long v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned long long v4 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned long long v5 = (v3 > v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void maximum_uuz_uint64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned long long *b0_y = (unsigned long long *)buffers[0];
 const unsigned long long *b1_x1 = (const unsigned long long *)buffers[1];
 const unsigned long long *b2_x2 = (const unsigned long long *)buffers[2];
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
   const unsigned long long v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned long long v4 = b2_x2[i1 * n6_s2_0];
   const unsigned long long v5 = (v3 > v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void maximum_sss_uint64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned long long *b0_y = (unsigned long long *)buffers[0];
 const unsigned long long *b1_x1 = (const unsigned long long *)buffers[1];
 const unsigned long long *b2_x2 = (const unsigned long long *)buffers[2];
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
   const unsigned long long v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const unsigned long long v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const unsigned long long v5 = (v3 > v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void minimum_uuu_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 signed char *b0_y = (signed char *)buffers[0];
 const signed char *b1_x1 = (const signed char *)buffers[1];
 const signed char *b2_x2 = (const signed char *)buffers[2];
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
   const signed char v3 = b1_x1[i1 * n4_s1_0 + i2];
   const signed char v4 = b2_x2[i1 * n6_s2_0 + i2];
   const signed char v5 = (v3 < v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void minimum_uuz_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 signed char *b0_y = (signed char *)buffers[0];
 const signed char *b1_x1 = (const signed char *)buffers[1];
 const signed char *b2_x2 = (const signed char *)buffers[2];
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
   const signed char v3 = b1_x1[i1 * n4_s1_0 + i2];
   const signed char v4 = b2_x2[i1 * n6_s2_0];
   const signed char v5 = (v3 < v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void minimum_sss_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 signed char *b0_y = (signed char *)buffers[0];
 const signed char *b1_x1 = (const signed char *)buffers[1];
 const signed char *b2_x2 = (const signed char *)buffers[2];
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
   const signed char v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const signed char v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const signed char v5 = (v3 < v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void minimum_uuu_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 short *b0_y = (short *)buffers[0];
 const short *b1_x1 = (const short *)buffers[1];
 const short *b2_x2 = (const short *)buffers[2];
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
   const short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const short v4 = b2_x2[i1 * n6_s2_0 + i2];
   const short v5 = (v3 < v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void minimum_uuz_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 short *b0_y = (short *)buffers[0];
 const short *b1_x1 = (const short *)buffers[1];
 const short *b2_x2 = (const short *)buffers[2];
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
   const short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const short v4 = b2_x2[i1 * n6_s2_0];
   const short v5 = (v3 < v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void minimum_sss_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 short *b0_y = (short *)buffers[0];
 const short *b1_x1 = (const short *)buffers[1];
 const short *b2_x2 = (const short *)buffers[2];
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
   const short v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const short v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const short v5 = (v3 < v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void minimum_uuu_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 int *b0_y = (int *)buffers[0];
 const int *b1_x1 = (const int *)buffers[1];
 const int *b2_x2 = (const int *)buffers[2];
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
   const int v3 = b1_x1[i1 * n4_s1_0 + i2];
   const int v4 = b2_x2[i1 * n6_s2_0 + i2];
   const int v5 = (v3 < v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void minimum_uuz_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 int *b0_y = (int *)buffers[0];
 const int *b1_x1 = (const int *)buffers[1];
 const int *b2_x2 = (const int *)buffers[2];
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
   const int v3 = b1_x1[i1 * n4_s1_0 + i2];
   const int v4 = b2_x2[i1 * n6_s2_0];
   const int v5 = (v3 < v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void minimum_sss_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 int *b0_y = (int *)buffers[0];
 const int *b1_x1 = (const int *)buffers[1];
 const int *b2_x2 = (const int *)buffers[2];
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
   const int v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const int v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const int v5 = (v3 < v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void minimum_uuu_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_y = (long long *)buffers[0];
 const long long *b1_x1 = (const long long *)buffers[1];
 const long long *b2_x2 = (const long long *)buffers[2];
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
   const long long v3 = b1_x1[i1 * n4_s1_0 + i2];
   const long long v4 = b2_x2[i1 * n6_s2_0 + i2];
   const long long v5 = (v3 < v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void minimum_uuz_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_y = (long long *)buffers[0];
 const long long *b1_x1 = (const long long *)buffers[1];
 const long long *b2_x2 = (const long long *)buffers[2];
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
   const long long v3 = b1_x1[i1 * n4_s1_0 + i2];
   const long long v4 = b2_x2[i1 * n6_s2_0];
   const long long v5 = (v3 < v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void minimum_sss_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_y = (long long *)buffers[0];
 const long long *b1_x1 = (const long long *)buffers[1];
 const long long *b2_x2 = (const long long *)buffers[2];
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
   const long long v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const long long v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const long long v5 = (v3 < v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void minimum_uuu_uint8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned char *b2_x2 = (const unsigned char *)buffers[2];
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
   const unsigned char v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned char v4 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned char v5 = (v3 < v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void minimum_uuz_uint8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned char *b2_x2 = (const unsigned char *)buffers[2];
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
   const unsigned char v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned char v4 = b2_x2[i1 * n6_s2_0];
   const unsigned char v5 = (v3 < v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void minimum_sss_uint8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned char *b2_x2 = (const unsigned char *)buffers[2];
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
   const unsigned char v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const unsigned char v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const unsigned char v5 = (v3 < v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void minimum_uuu_uint16(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const unsigned short v4 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned short v5 = (v3 < v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void minimum_uuz_uint16(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const unsigned short v4 = b2_x2[i1 * n6_s2_0];
   const unsigned short v5 = (v3 < v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void minimum_sss_uint16(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const unsigned short v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const unsigned short v5 = (v3 < v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void minimum_uuu_uint32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned int *b0_y = (unsigned int *)buffers[0];
 const unsigned int *b1_x1 = (const unsigned int *)buffers[1];
 const unsigned int *b2_x2 = (const unsigned int *)buffers[2];
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
   const unsigned int v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned int v5 = (v3 < v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void minimum_uuz_uint32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned int *b0_y = (unsigned int *)buffers[0];
 const unsigned int *b1_x1 = (const unsigned int *)buffers[1];
 const unsigned int *b2_x2 = (const unsigned int *)buffers[2];
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
   const unsigned int v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = b2_x2[i1 * n6_s2_0];
   const unsigned int v5 = (v3 < v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void minimum_sss_uint32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned int *b0_y = (unsigned int *)buffers[0];
 const unsigned int *b1_x1 = (const unsigned int *)buffers[1];
 const unsigned int *b2_x2 = (const unsigned int *)buffers[2];
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
   const unsigned int v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const unsigned int v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const unsigned int v5 = (v3 < v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void minimum_uuu_uint64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned long long *b0_y = (unsigned long long *)buffers[0];
 const unsigned long long *b1_x1 = (const unsigned long long *)buffers[1];
 const unsigned long long *b2_x2 = (const unsigned long long *)buffers[2];
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
   const unsigned long long v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned long long v4 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned long long v5 = (v3 < v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void minimum_uuz_uint64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned long long *b0_y = (unsigned long long *)buffers[0];
 const unsigned long long *b1_x1 = (const unsigned long long *)buffers[1];
 const unsigned long long *b2_x2 = (const unsigned long long *)buffers[2];
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
   const unsigned long long v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned long long v4 = b2_x2[i1 * n6_s2_0];
   const unsigned long long v5 = (v3 < v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void minimum_sss_uint64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned long long *b0_y = (unsigned long long *)buffers[0];
 const unsigned long long *b1_x1 = (const unsigned long long *)buffers[1];
 const unsigned long long *b2_x2 = (const unsigned long long *)buffers[2];
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
   const unsigned long long v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const unsigned long long v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const unsigned long long v5 = (v3 < v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void add_uuu_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned char *b2_x2 = (const unsigned char *)buffers[2];
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
   const _Bool v3 = b1_x1[i1 * n4_s1_0 + i2] != 0;
   const _Bool v4 = b2_x2[i1 * n6_s2_0 + i2] != 0;
   const _Bool v5 = v3 | v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void add_uuz_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned char *b2_x2 = (const unsigned char *)buffers[2];
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
   const _Bool v3 = b1_x1[i1 * n4_s1_0 + i2] != 0;
   const _Bool v4 = b2_x2[i1 * n6_s2_0] != 0;
   const _Bool v5 = v3 | v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void add_sss_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned char *b2_x2 = (const unsigned char *)buffers[2];
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
   const _Bool v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1] != 0;
   const _Bool v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1] != 0;
   const _Bool v5 = v3 | v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void multiply_uuu_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned char *b2_x2 = (const unsigned char *)buffers[2];
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
   const _Bool v3 = b1_x1[i1 * n4_s1_0 + i2] != 0;
   const _Bool v4 = b2_x2[i1 * n6_s2_0 + i2] != 0;
   const _Bool v5 = v3 & v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void multiply_uuz_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned char *b2_x2 = (const unsigned char *)buffers[2];
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
   const _Bool v3 = b1_x1[i1 * n4_s1_0 + i2] != 0;
   const _Bool v4 = b2_x2[i1 * n6_s2_0] != 0;
   const _Bool v5 = v3 & v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void multiply_sss_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned char *b2_x2 = (const unsigned char *)buffers[2];
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
   const _Bool v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1] != 0;
   const _Bool v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1] != 0;
   const _Bool v5 = v3 & v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void maximum_uuu_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned char *b2_x2 = (const unsigned char *)buffers[2];
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
   const _Bool v3 = b1_x1[i1 * n4_s1_0 + i2] != 0;
   const _Bool v4 = b2_x2[i1 * n6_s2_0 + i2] != 0;
   const _Bool v5 = (v3 > v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void maximum_uuz_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned char *b2_x2 = (const unsigned char *)buffers[2];
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
   const _Bool v3 = b1_x1[i1 * n4_s1_0 + i2] != 0;
   const _Bool v4 = b2_x2[i1 * n6_s2_0] != 0;
   const _Bool v5 = (v3 > v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void maximum_sss_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned char *b2_x2 = (const unsigned char *)buffers[2];
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
   const _Bool v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1] != 0;
   const _Bool v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1] != 0;
   const _Bool v5 = (v3 > v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void minimum_uuu_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned char *b2_x2 = (const unsigned char *)buffers[2];
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
   const _Bool v3 = b1_x1[i1 * n4_s1_0 + i2] != 0;
   const _Bool v4 = b2_x2[i1 * n6_s2_0 + i2] != 0;
   const _Bool v5 = (v3 < v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void minimum_uuz_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned char *b2_x2 = (const unsigned char *)buffers[2];
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
   const _Bool v3 = b1_x1[i1 * n4_s1_0 + i2] != 0;
   const _Bool v4 = b2_x2[i1 * n6_s2_0] != 0;
   const _Bool v5 = (v3 < v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void minimum_sss_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned char *b2_x2 = (const unsigned char *)buffers[2];
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
   const _Bool v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1] != 0;
   const _Bool v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1] != 0;
   const _Bool v5 = (v3 < v4 ? v3 : v4);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void negative_uu_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2];
   const float v4 = -v3;
   b0_y[i1 * n2_s0_0 + i2] = v4;
  }
  at += last - first;
 }
}

static void negative_ss_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const float v4 = -v3;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v4;
  }
  at += last - first;
 }
}

static void abs_uu_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2];
   const float v4 = __builtin_fabsf(v3);
   b0_y[i1 * n2_s0_0 + i2] = v4;
  }
  at += last - first;
 }
}

static void abs_ss_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const float v4 = __builtin_fabsf(v3);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v4;
  }
  at += last - first;
 }
}

static void sqrt_uu_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2];
   const float v4 = __builtin_sqrtf(v3);
   b0_y[i1 * n2_s0_0 + i2] = v4;
  }
  at += last - first;
 }
}

static void sqrt_ss_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const float v4 = __builtin_sqrtf(v3);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v4;
  }
  at += last - first;
 }
}

static void sign_uu_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2];
   const _Bool v4 = v3 > 0.0f;
   const _Bool v5 = v3 < 0.0f;
   const _Bool v6 = v3 == 0.0f;
   const float v7 = v6 ? 0.0f : v3;
   const float v8 = v5 ? (-1.0f) : v7;
   const float v9 = v4 ? 1.0f : v8;
   b0_y[i1 * n2_s0_0 + i2] = v9;
  }
  at += last - first;
 }
}

static void sign_ss_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const _Bool v4 = v3 > 0.0f;
   const _Bool v5 = v3 < 0.0f;
   const _Bool v6 = v3 == 0.0f;
   const float v7 = v6 ? 0.0f : v3;
   const float v8 = v5 ? (-1.0f) : v7;
   const float v9 = v4 ? 1.0f : v8;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v9;
  }
  at += last - first;
 }
}

static void square_uu_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2];
   const float v4 = v3 * v3;
   b0_y[i1 * n2_s0_0 + i2] = v4;
  }
  at += last - first;
 }
}

static void square_ss_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const float v4 = v3 * v3;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v4;
  }
  at += last - first;
 }
}

static void reciprocal_uu_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2];
   const float v4 = 1.0f / v3;
   b0_y[i1 * n2_s0_0 + i2] = v4;
  }
  at += last - first;
 }
}

static void reciprocal_ss_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const float v4 = 1.0f / v3;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v4;
  }
  at += last - first;
 }
}

static void relu_uu_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2];
   const float v4 = core_max_float32(v3, 0.0f);
   b0_y[i1 * n2_s0_0 + i2] = v4;
  }
  at += last - first;
 }
}

static void relu_ss_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const float v4 = core_max_float32(v3, 0.0f);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v4;
  }
  at += last - first;
 }
}

static void floor_uu_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2];
   const float v4 = __builtin_floorf(v3);
   b0_y[i1 * n2_s0_0 + i2] = v4;
  }
  at += last - first;
 }
}

static void floor_ss_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const float v4 = __builtin_floorf(v3);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v4;
  }
  at += last - first;
 }
}

static void ceil_uu_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2];
   const float v4 = __builtin_ceilf(v3);
   b0_y[i1 * n2_s0_0 + i2] = v4;
  }
  at += last - first;
 }
}

static void ceil_ss_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const float v4 = __builtin_ceilf(v3);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v4;
  }
  at += last - first;
 }
}

static void trunc_uu_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2];
   const float v4 = __builtin_truncf(v3);
   b0_y[i1 * n2_s0_0 + i2] = v4;
  }
  at += last - first;
 }
}

static void trunc_ss_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const float v4 = __builtin_truncf(v3);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v4;
  }
  at += last - first;
 }
}

static void round_uu_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2];
   const float v4 = __builtin_rintf(v3);
   b0_y[i1 * n2_s0_0 + i2] = v4;
  }
  at += last - first;
 }
}

static void round_ss_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const float v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const float v4 = __builtin_rintf(v3);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v4;
  }
  at += last - first;
 }
}

static void negative_uu_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 signed char *b0_y = (signed char *)buffers[0];
 const signed char *b1_x1 = (const signed char *)buffers[1];
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
   const signed char v3 = b1_x1[i1 * n4_s1_0 + i2];
   const signed char v4 = (signed char)(-v3);
   b0_y[i1 * n2_s0_0 + i2] = v4;
  }
  at += last - first;
 }
}

static void negative_ss_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 signed char *b0_y = (signed char *)buffers[0];
 const signed char *b1_x1 = (const signed char *)buffers[1];
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
   const signed char v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const signed char v4 = (signed char)(-v3);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v4;
  }
  at += last - first;
 }
}

static void negative_uu_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 short *b0_y = (short *)buffers[0];
 const short *b1_x1 = (const short *)buffers[1];
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
   const short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const short v4 = (short)(-v3);
   b0_y[i1 * n2_s0_0 + i2] = v4;
  }
  at += last - first;
 }
}

static void negative_ss_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 short *b0_y = (short *)buffers[0];
 const short *b1_x1 = (const short *)buffers[1];
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
   const short v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const short v4 = (short)(-v3);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v4;
  }
  at += last - first;
 }
}

static void negative_uu_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 int *b0_y = (int *)buffers[0];
 const int *b1_x1 = (const int *)buffers[1];
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
   const int v3 = b1_x1[i1 * n4_s1_0 + i2];
   const int v4 = (int)(-v3);
   b0_y[i1 * n2_s0_0 + i2] = v4;
  }
  at += last - first;
 }
}

static void negative_ss_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 int *b0_y = (int *)buffers[0];
 const int *b1_x1 = (const int *)buffers[1];
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
   const int v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const int v4 = (int)(-v3);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v4;
  }
  at += last - first;
 }
}

static void negative_uu_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_y = (long long *)buffers[0];
 const long long *b1_x1 = (const long long *)buffers[1];
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
   const long long v3 = b1_x1[i1 * n4_s1_0 + i2];
   const long long v4 = (long long)(-v3);
   b0_y[i1 * n2_s0_0 + i2] = v4;
  }
  at += last - first;
 }
}

static void negative_ss_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_y = (long long *)buffers[0];
 const long long *b1_x1 = (const long long *)buffers[1];
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
   const long long v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const long long v4 = (long long)(-v3);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v4;
  }
  at += last - first;
 }
}

static void abs_uu_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 signed char *b0_y = (signed char *)buffers[0];
 const signed char *b1_x1 = (const signed char *)buffers[1];
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
   const signed char v3 = b1_x1[i1 * n4_s1_0 + i2];
   const signed char v4 = (signed char)(v3 < 0 ? -v3 : v3);
   b0_y[i1 * n2_s0_0 + i2] = v4;
  }
  at += last - first;
 }
}

static void abs_ss_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 signed char *b0_y = (signed char *)buffers[0];
 const signed char *b1_x1 = (const signed char *)buffers[1];
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
   const signed char v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const signed char v4 = (signed char)(v3 < 0 ? -v3 : v3);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v4;
  }
  at += last - first;
 }
}

static void abs_uu_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 short *b0_y = (short *)buffers[0];
 const short *b1_x1 = (const short *)buffers[1];
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
   const short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const short v4 = (short)(v3 < 0 ? -v3 : v3);
   b0_y[i1 * n2_s0_0 + i2] = v4;
  }
  at += last - first;
 }
}

static void abs_ss_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 short *b0_y = (short *)buffers[0];
 const short *b1_x1 = (const short *)buffers[1];
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
   const short v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const short v4 = (short)(v3 < 0 ? -v3 : v3);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v4;
  }
  at += last - first;
 }
}

static void abs_uu_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 int *b0_y = (int *)buffers[0];
 const int *b1_x1 = (const int *)buffers[1];
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
   const int v3 = b1_x1[i1 * n4_s1_0 + i2];
   const int v4 = (int)(v3 < 0 ? -v3 : v3);
   b0_y[i1 * n2_s0_0 + i2] = v4;
  }
  at += last - first;
 }
}

static void abs_ss_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 int *b0_y = (int *)buffers[0];
 const int *b1_x1 = (const int *)buffers[1];
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
   const int v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const int v4 = (int)(v3 < 0 ? -v3 : v3);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v4;
  }
  at += last - first;
 }
}

static void abs_uu_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_y = (long long *)buffers[0];
 const long long *b1_x1 = (const long long *)buffers[1];
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
   const long long v3 = b1_x1[i1 * n4_s1_0 + i2];
   const long long v4 = (long long)(v3 < 0 ? -v3 : v3);
   b0_y[i1 * n2_s0_0 + i2] = v4;
  }
  at += last - first;
 }
}

static void abs_ss_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_y = (long long *)buffers[0];
 const long long *b1_x1 = (const long long *)buffers[1];
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
   const long long v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const long long v4 = (long long)(v3 < 0 ? -v3 : v3);
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v4;
  }
  at += last - first;
 }
}

static void sign_uu_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 signed char *b0_y = (signed char *)buffers[0];
 const signed char *b1_x1 = (const signed char *)buffers[1];
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
   const signed char v3 = b1_x1[i1 * n4_s1_0 + i2];
   const _Bool v4 = v3 > 0;
   const _Bool v5 = v3 < 0;
   const _Bool v6 = v3 == 0;
   const signed char v7 = v6 ? 0 : v3;
   const signed char v8 = v5 ? (-1) : v7;
   const signed char v9 = v4 ? 1 : v8;
   b0_y[i1 * n2_s0_0 + i2] = v9;
  }
  at += last - first;
 }
}

static void sign_ss_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 signed char *b0_y = (signed char *)buffers[0];
 const signed char *b1_x1 = (const signed char *)buffers[1];
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
   const signed char v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const _Bool v4 = v3 > 0;
   const _Bool v5 = v3 < 0;
   const _Bool v6 = v3 == 0;
   const signed char v7 = v6 ? 0 : v3;
   const signed char v8 = v5 ? (-1) : v7;
   const signed char v9 = v4 ? 1 : v8;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v9;
  }
  at += last - first;
 }
}

static void sign_uu_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 short *b0_y = (short *)buffers[0];
 const short *b1_x1 = (const short *)buffers[1];
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
   const short v3 = b1_x1[i1 * n4_s1_0 + i2];
   const _Bool v4 = v3 > 0;
   const _Bool v5 = v3 < 0;
   const _Bool v6 = v3 == 0;
   const short v7 = v6 ? 0 : v3;
   const short v8 = v5 ? (-1) : v7;
   const short v9 = v4 ? 1 : v8;
   b0_y[i1 * n2_s0_0 + i2] = v9;
  }
  at += last - first;
 }
}

static void sign_ss_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 short *b0_y = (short *)buffers[0];
 const short *b1_x1 = (const short *)buffers[1];
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
   const short v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const _Bool v4 = v3 > 0;
   const _Bool v5 = v3 < 0;
   const _Bool v6 = v3 == 0;
   const short v7 = v6 ? 0 : v3;
   const short v8 = v5 ? (-1) : v7;
   const short v9 = v4 ? 1 : v8;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v9;
  }
  at += last - first;
 }
}

static void sign_uu_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 int *b0_y = (int *)buffers[0];
 const int *b1_x1 = (const int *)buffers[1];
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
   const int v3 = b1_x1[i1 * n4_s1_0 + i2];
   const _Bool v4 = v3 > 0;
   const _Bool v5 = v3 < 0;
   const _Bool v6 = v3 == 0;
   const int v7 = v6 ? 0 : v3;
   const int v8 = v5 ? (-1) : v7;
   const int v9 = v4 ? 1 : v8;
   b0_y[i1 * n2_s0_0 + i2] = v9;
  }
  at += last - first;
 }
}

static void sign_ss_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 int *b0_y = (int *)buffers[0];
 const int *b1_x1 = (const int *)buffers[1];
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
   const int v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const _Bool v4 = v3 > 0;
   const _Bool v5 = v3 < 0;
   const _Bool v6 = v3 == 0;
   const int v7 = v6 ? 0 : v3;
   const int v8 = v5 ? (-1) : v7;
   const int v9 = v4 ? 1 : v8;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v9;
  }
  at += last - first;
 }
}

static void sign_uu_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_y = (long long *)buffers[0];
 const long long *b1_x1 = (const long long *)buffers[1];
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
   const long long v3 = b1_x1[i1 * n4_s1_0 + i2];
   const _Bool v4 = v3 > 0;
   const _Bool v5 = v3 < 0;
   const _Bool v6 = v3 == 0;
   const long long v7 = v6 ? 0 : v3;
   const long long v8 = v5 ? (-1) : v7;
   const long long v9 = v4 ? 1 : v8;
   b0_y[i1 * n2_s0_0 + i2] = v9;
  }
  at += last - first;
 }
}

static void sign_ss_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_y = (long long *)buffers[0];
 const long long *b1_x1 = (const long long *)buffers[1];
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
   const long long v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const _Bool v4 = v3 > 0;
   const _Bool v5 = v3 < 0;
   const _Bool v6 = v3 == 0;
   const long long v7 = v6 ? 0 : v3;
   const long long v8 = v5 ? (-1) : v7;
   const long long v9 = v4 ? 1 : v8;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v9;
  }
  at += last - first;
 }
}

static void abs_uu_uint8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
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
   const unsigned char v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned char v4 = v3;
   b0_y[i1 * n2_s0_0 + i2] = v4;
  }
  at += last - first;
 }
}

static void abs_ss_uint8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
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
   const unsigned char v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const unsigned char v4 = v3;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v4;
  }
  at += last - first;
 }
}

static void abs_uu_uint16(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const unsigned short v4 = v3;
   b0_y[i1 * n2_s0_0 + i2] = v4;
  }
  at += last - first;
 }
}

static void abs_ss_uint16(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const unsigned short v4 = v3;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v4;
  }
  at += last - first;
 }
}

static void abs_uu_uint32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned int *b0_y = (unsigned int *)buffers[0];
 const unsigned int *b1_x1 = (const unsigned int *)buffers[1];
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
   const unsigned int v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned int v4 = v3;
   b0_y[i1 * n2_s0_0 + i2] = v4;
  }
  at += last - first;
 }
}

static void abs_ss_uint32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned int *b0_y = (unsigned int *)buffers[0];
 const unsigned int *b1_x1 = (const unsigned int *)buffers[1];
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
   const unsigned int v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const unsigned int v4 = v3;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v4;
  }
  at += last - first;
 }
}

static void abs_uu_uint64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned long long *b0_y = (unsigned long long *)buffers[0];
 const unsigned long long *b1_x1 = (const unsigned long long *)buffers[1];
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
   const unsigned long long v3 = b1_x1[i1 * n4_s1_0 + i2];
   const unsigned long long v4 = v3;
   b0_y[i1 * n2_s0_0 + i2] = v4;
  }
  at += last - first;
 }
}

static void abs_ss_uint64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned long long *b0_y = (unsigned long long *)buffers[0];
 const unsigned long long *b1_x1 = (const unsigned long long *)buffers[1];
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
   const unsigned long long v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const unsigned long long v4 = v3;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v4;
  }
  at += last - first;
 }
}

static void sign_uu_uint8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
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
   const unsigned char v3 = b1_x1[i1 * n4_s1_0 + i2];
   const _Bool v4 = v3 > 0;
   const unsigned char v5 = v4 ? 1 : v3;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void sign_ss_uint8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
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
   const unsigned char v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const _Bool v4 = v3 > 0;
   const unsigned char v5 = v4 ? 1 : v3;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void sign_uu_uint16(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v4 = v3 > 0;
   const unsigned short v5 = v4 ? 1 : v3;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void sign_ss_uint16(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v4 = v3 > 0;
   const unsigned short v5 = v4 ? 1 : v3;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void sign_uu_uint32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned int *b0_y = (unsigned int *)buffers[0];
 const unsigned int *b1_x1 = (const unsigned int *)buffers[1];
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
   const unsigned int v3 = b1_x1[i1 * n4_s1_0 + i2];
   const _Bool v4 = v3 > 0u;
   const unsigned int v5 = v4 ? 1u : v3;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void sign_ss_uint32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned int *b0_y = (unsigned int *)buffers[0];
 const unsigned int *b1_x1 = (const unsigned int *)buffers[1];
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
   const unsigned int v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const _Bool v4 = v3 > 0u;
   const unsigned int v5 = v4 ? 1u : v3;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void sign_uu_uint64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned long long *b0_y = (unsigned long long *)buffers[0];
 const unsigned long long *b1_x1 = (const unsigned long long *)buffers[1];
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
   const unsigned long long v3 = b1_x1[i1 * n4_s1_0 + i2];
   const _Bool v4 = v3 > 0ull;
   const unsigned long long v5 = v4 ? 1ull : v3;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void sign_ss_uint64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned long long *b0_y = (unsigned long long *)buffers[0];
 const unsigned long long *b1_x1 = (const unsigned long long *)buffers[1];
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
   const unsigned long long v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1];
   const _Bool v4 = v3 > 0ull;
   const unsigned long long v5 = v4 ? 1ull : v3;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

CORE_BUILT(arithmetic) = {
  {"core::add 2 float32,float32,float32 uuu v1", 0, add_uuu_float32, 0, 5},
  {"core::add 2 float32,float32,float32 uuz v1", 0, add_uuz_float32, 0, 5},
  {"core::add 2 float32,float32,float32 uzu v1", 0, add_uzu_float32, 0, 5},
  {"core::add 2 float32,float32,float32 sss v1", 0, add_sss_float32, 0, 5},
  {"core::subtract 2 float32,float32,float32 uuu v1", 0, subtract_uuu_float32, 0, 5},
  {"core::subtract 2 float32,float32,float32 uuz v1", 0, subtract_uuz_float32, 0, 5},
  {"core::subtract 2 float32,float32,float32 uzu v1", 0, subtract_uzu_float32, 0, 5},
  {"core::subtract 2 float32,float32,float32 sss v1", 0, subtract_sss_float32, 0, 5},
  {"core::multiply 2 float32,float32,float32 uuu v1", 0, multiply_uuu_float32, 0, 5},
  {"core::multiply 2 float32,float32,float32 uuz v1", 0, multiply_uuz_float32, 0, 5},
  {"core::multiply 2 float32,float32,float32 uzu v1", 0, multiply_uzu_float32, 0, 5},
  {"core::multiply 2 float32,float32,float32 sss v1", 0, multiply_sss_float32, 0, 5},
  {"core::divide 2 float32,float32,float32 uuu v1", 0, divide_uuu_float32, 0, 5},
  {"core::divide 2 float32,float32,float32 uuz v1", 0, divide_uuz_float32, 0, 5},
  {"core::divide 2 float32,float32,float32 uzu v1", 0, divide_uzu_float32, 0, 5},
  {"core::divide 2 float32,float32,float32 sss v1", 0, divide_sss_float32, 0, 5},
  {"core::maximum 2 float32,float32,float32 uuu v1", 0, maximum_uuu_float32, 0, 5},
  {"core::maximum 2 float32,float32,float32 uuz v1", 0, maximum_uuz_float32, 0, 5},
  {"core::maximum 2 float32,float32,float32 uzu v1", 0, maximum_uzu_float32, 0, 5},
  {"core::maximum 2 float32,float32,float32 sss v1", 0, maximum_sss_float32, 0, 5},
  {"core::minimum 2 float32,float32,float32 uuu v1", 0, minimum_uuu_float32, 0, 5},
  {"core::minimum 2 float32,float32,float32 uuz v1", 0, minimum_uuz_float32, 0, 5},
  {"core::minimum 2 float32,float32,float32 uzu v1", 0, minimum_uzu_float32, 0, 5},
  {"core::minimum 2 float32,float32,float32 sss v1", 0, minimum_sss_float32, 0, 5},
  {"core::add 2 float32,float32,float32 uut v1", 0, add_uut_float32, 64, 5},
  {"core::add 2 float32,float32,float32 utu v1", 0, add_utu_float32, 64, 5},
  {"core::subtract 2 float32,float32,float32 uut v1", 0, subtract_uut_float32, 64, 5},
  {"core::subtract 2 float32,float32,float32 utu v1", 0, subtract_utu_float32, 64, 5},
  {"core::multiply 2 float32,float32,float32 uut v1", 0, multiply_uut_float32, 64, 5},
  {"core::multiply 2 float32,float32,float32 utu v1", 0, multiply_utu_float32, 64, 5},
  {"core::divide 2 float32,float32,float32 uut v1", 0, divide_uut_float32, 64, 5},
  {"core::divide 2 float32,float32,float32 utu v1", 0, divide_utu_float32, 64, 5},
  {"core::add 2 int8,int8,int8 uuu v1", 0, add_uuu_int8, 0, 5},
  {"core::add 2 uint8,uint8,uint8 uuu v1", 0, add_uuu_int8, 0, 5},
  {"core::add 2 int8,int8,int8 uuz v1", 0, add_uuz_int8, 0, 5},
  {"core::add 2 uint8,uint8,uint8 uuz v1", 0, add_uuz_int8, 0, 5},
  {"core::add 2 int8,int8,int8 uzu v1", 0, add_uzu_int8, 0, 5},
  {"core::add 2 uint8,uint8,uint8 uzu v1", 0, add_uzu_int8, 0, 5},
  {"core::add 2 int8,int8,int8 sss v1", 0, add_sss_int8, 0, 5},
  {"core::add 2 uint8,uint8,uint8 sss v1", 0, add_sss_int8, 0, 5},
  {"core::add 2 int16,int16,int16 uuu v1", 0, add_uuu_int16, 0, 5},
  {"core::add 2 uint16,uint16,uint16 uuu v1", 0, add_uuu_int16, 0, 5},
  {"core::add 2 int16,int16,int16 uuz v1", 0, add_uuz_int16, 0, 5},
  {"core::add 2 uint16,uint16,uint16 uuz v1", 0, add_uuz_int16, 0, 5},
  {"core::add 2 int16,int16,int16 uzu v1", 0, add_uzu_int16, 0, 5},
  {"core::add 2 uint16,uint16,uint16 uzu v1", 0, add_uzu_int16, 0, 5},
  {"core::add 2 int16,int16,int16 sss v1", 0, add_sss_int16, 0, 5},
  {"core::add 2 uint16,uint16,uint16 sss v1", 0, add_sss_int16, 0, 5},
  {"core::add 2 int32,int32,int32 uuu v1", 0, add_uuu_int32, 0, 5},
  {"core::add 2 uint32,uint32,uint32 uuu v1", 0, add_uuu_int32, 0, 5},
  {"core::add 2 int32,int32,int32 uuz v1", 0, add_uuz_int32, 0, 5},
  {"core::add 2 uint32,uint32,uint32 uuz v1", 0, add_uuz_int32, 0, 5},
  {"core::add 2 int32,int32,int32 uzu v1", 0, add_uzu_int32, 0, 5},
  {"core::add 2 uint32,uint32,uint32 uzu v1", 0, add_uzu_int32, 0, 5},
  {"core::add 2 int32,int32,int32 sss v1", 0, add_sss_int32, 0, 5},
  {"core::add 2 uint32,uint32,uint32 sss v1", 0, add_sss_int32, 0, 5},
  {"core::add 2 int64,int64,int64 uuu v1", 0, add_uuu_int64, 0, 5},
  {"core::add 2 uint64,uint64,uint64 uuu v1", 0, add_uuu_int64, 0, 5},
  {"core::add 2 int64,int64,int64 uuz v1", 0, add_uuz_int64, 0, 5},
  {"core::add 2 uint64,uint64,uint64 uuz v1", 0, add_uuz_int64, 0, 5},
  {"core::add 2 int64,int64,int64 uzu v1", 0, add_uzu_int64, 0, 5},
  {"core::add 2 uint64,uint64,uint64 uzu v1", 0, add_uzu_int64, 0, 5},
  {"core::add 2 int64,int64,int64 sss v1", 0, add_sss_int64, 0, 5},
  {"core::add 2 uint64,uint64,uint64 sss v1", 0, add_sss_int64, 0, 5},
  {"core::subtract 2 int8,int8,int8 uuu v1", 0, subtract_uuu_int8, 0, 5},
  {"core::subtract 2 uint8,uint8,uint8 uuu v1", 0, subtract_uuu_int8, 0, 5},
  {"core::subtract 2 int8,int8,int8 uuz v1", 0, subtract_uuz_int8, 0, 5},
  {"core::subtract 2 uint8,uint8,uint8 uuz v1", 0, subtract_uuz_int8, 0, 5},
  {"core::subtract 2 int8,int8,int8 uzu v1", 0, subtract_uzu_int8, 0, 5},
  {"core::subtract 2 uint8,uint8,uint8 uzu v1", 0, subtract_uzu_int8, 0, 5},
  {"core::subtract 2 int8,int8,int8 sss v1", 0, subtract_sss_int8, 0, 5},
  {"core::subtract 2 uint8,uint8,uint8 sss v1", 0, subtract_sss_int8, 0, 5},
  {"core::subtract 2 int16,int16,int16 uuu v1", 0, subtract_uuu_int16, 0, 5},
  {"core::subtract 2 uint16,uint16,uint16 uuu v1", 0, subtract_uuu_int16, 0, 5},
  {"core::subtract 2 int16,int16,int16 uuz v1", 0, subtract_uuz_int16, 0, 5},
  {"core::subtract 2 uint16,uint16,uint16 uuz v1", 0, subtract_uuz_int16, 0, 5},
  {"core::subtract 2 int16,int16,int16 uzu v1", 0, subtract_uzu_int16, 0, 5},
  {"core::subtract 2 uint16,uint16,uint16 uzu v1", 0, subtract_uzu_int16, 0, 5},
  {"core::subtract 2 int16,int16,int16 sss v1", 0, subtract_sss_int16, 0, 5},
  {"core::subtract 2 uint16,uint16,uint16 sss v1", 0, subtract_sss_int16, 0, 5},
  {"core::subtract 2 int32,int32,int32 uuu v1", 0, subtract_uuu_int32, 0, 5},
  {"core::subtract 2 uint32,uint32,uint32 uuu v1", 0, subtract_uuu_int32, 0, 5},
  {"core::subtract 2 int32,int32,int32 uuz v1", 0, subtract_uuz_int32, 0, 5},
  {"core::subtract 2 uint32,uint32,uint32 uuz v1", 0, subtract_uuz_int32, 0, 5},
  {"core::subtract 2 int32,int32,int32 uzu v1", 0, subtract_uzu_int32, 0, 5},
  {"core::subtract 2 uint32,uint32,uint32 uzu v1", 0, subtract_uzu_int32, 0, 5},
  {"core::subtract 2 int32,int32,int32 sss v1", 0, subtract_sss_int32, 0, 5},
  {"core::subtract 2 uint32,uint32,uint32 sss v1", 0, subtract_sss_int32, 0, 5},
  {"core::subtract 2 int64,int64,int64 uuu v1", 0, subtract_uuu_int64, 0, 5},
  {"core::subtract 2 uint64,uint64,uint64 uuu v1", 0, subtract_uuu_int64, 0, 5},
  {"core::subtract 2 int64,int64,int64 uuz v1", 0, subtract_uuz_int64, 0, 5},
  {"core::subtract 2 uint64,uint64,uint64 uuz v1", 0, subtract_uuz_int64, 0, 5},
  {"core::subtract 2 int64,int64,int64 uzu v1", 0, subtract_uzu_int64, 0, 5},
  {"core::subtract 2 uint64,uint64,uint64 uzu v1", 0, subtract_uzu_int64, 0, 5},
  {"core::subtract 2 int64,int64,int64 sss v1", 0, subtract_sss_int64, 0, 5},
  {"core::subtract 2 uint64,uint64,uint64 sss v1", 0, subtract_sss_int64, 0, 5},
  {"core::multiply 2 int8,int8,int8 uuu v1", 0, multiply_uuu_int8, 0, 5},
  {"core::multiply 2 uint8,uint8,uint8 uuu v1", 0, multiply_uuu_int8, 0, 5},
  {"core::multiply 2 int8,int8,int8 uuz v1", 0, multiply_uuz_int8, 0, 5},
  {"core::multiply 2 uint8,uint8,uint8 uuz v1", 0, multiply_uuz_int8, 0, 5},
  {"core::multiply 2 int8,int8,int8 uzu v1", 0, multiply_uzu_int8, 0, 5},
  {"core::multiply 2 uint8,uint8,uint8 uzu v1", 0, multiply_uzu_int8, 0, 5},
  {"core::multiply 2 int8,int8,int8 sss v1", 0, multiply_sss_int8, 0, 5},
  {"core::multiply 2 uint8,uint8,uint8 sss v1", 0, multiply_sss_int8, 0, 5},
  {"core::multiply 2 int16,int16,int16 uuu v1", 0, multiply_uuu_int16, 0, 5},
  {"core::multiply 2 uint16,uint16,uint16 uuu v1", 0, multiply_uuu_int16, 0, 5},
  {"core::multiply 2 int16,int16,int16 uuz v1", 0, multiply_uuz_int16, 0, 5},
  {"core::multiply 2 uint16,uint16,uint16 uuz v1", 0, multiply_uuz_int16, 0, 5},
  {"core::multiply 2 int16,int16,int16 uzu v1", 0, multiply_uzu_int16, 0, 5},
  {"core::multiply 2 uint16,uint16,uint16 uzu v1", 0, multiply_uzu_int16, 0, 5},
  {"core::multiply 2 int16,int16,int16 sss v1", 0, multiply_sss_int16, 0, 5},
  {"core::multiply 2 uint16,uint16,uint16 sss v1", 0, multiply_sss_int16, 0, 5},
  {"core::multiply 2 int32,int32,int32 uuu v1", 0, multiply_uuu_int32, 0, 5},
  {"core::multiply 2 uint32,uint32,uint32 uuu v1", 0, multiply_uuu_int32, 0, 5},
  {"core::multiply 2 int32,int32,int32 uuz v1", 0, multiply_uuz_int32, 0, 5},
  {"core::multiply 2 uint32,uint32,uint32 uuz v1", 0, multiply_uuz_int32, 0, 5},
  {"core::multiply 2 int32,int32,int32 uzu v1", 0, multiply_uzu_int32, 0, 5},
  {"core::multiply 2 uint32,uint32,uint32 uzu v1", 0, multiply_uzu_int32, 0, 5},
  {"core::multiply 2 int32,int32,int32 sss v1", 0, multiply_sss_int32, 0, 5},
  {"core::multiply 2 uint32,uint32,uint32 sss v1", 0, multiply_sss_int32, 0, 5},
  {"core::multiply 2 int64,int64,int64 uuu v1", 0, multiply_uuu_int64, 0, 5},
  {"core::multiply 2 uint64,uint64,uint64 uuu v1", 0, multiply_uuu_int64, 0, 5},
  {"core::multiply 2 int64,int64,int64 uuz v1", 0, multiply_uuz_int64, 0, 5},
  {"core::multiply 2 uint64,uint64,uint64 uuz v1", 0, multiply_uuz_int64, 0, 5},
  {"core::multiply 2 int64,int64,int64 uzu v1", 0, multiply_uzu_int64, 0, 5},
  {"core::multiply 2 uint64,uint64,uint64 uzu v1", 0, multiply_uzu_int64, 0, 5},
  {"core::multiply 2 int64,int64,int64 sss v1", 0, multiply_sss_int64, 0, 5},
  {"core::multiply 2 uint64,uint64,uint64 sss v1", 0, multiply_sss_int64, 0, 5},
  {"core::maximum 2 int8,int8,int8 uuu v1", 0, maximum_uuu_int8, 0, 5},
  {"core::maximum 2 int8,int8,int8 uuz v1", 0, maximum_uuz_int8, 0, 5},
  {"core::maximum 2 int8,int8,int8 sss v1", 0, maximum_sss_int8, 0, 5},
  {"core::maximum 2 int16,int16,int16 uuu v1", 0, maximum_uuu_int16, 0, 5},
  {"core::maximum 2 int16,int16,int16 uuz v1", 0, maximum_uuz_int16, 0, 5},
  {"core::maximum 2 int16,int16,int16 sss v1", 0, maximum_sss_int16, 0, 5},
  {"core::maximum 2 int32,int32,int32 uuu v1", 0, maximum_uuu_int32, 0, 5},
  {"core::maximum 2 int32,int32,int32 uuz v1", 0, maximum_uuz_int32, 0, 5},
  {"core::maximum 2 int32,int32,int32 sss v1", 0, maximum_sss_int32, 0, 5},
  {"core::maximum 2 int64,int64,int64 uuu v1", 0, maximum_uuu_int64, 0, 5},
  {"core::maximum 2 int64,int64,int64 uuz v1", 0, maximum_uuz_int64, 0, 5},
  {"core::maximum 2 int64,int64,int64 sss v1", 0, maximum_sss_int64, 0, 5},
  {"core::maximum 2 uint8,uint8,uint8 uuu v1", 0, maximum_uuu_uint8, 0, 5},
  {"core::maximum 2 uint8,uint8,uint8 uuz v1", 0, maximum_uuz_uint8, 0, 5},
  {"core::maximum 2 uint8,uint8,uint8 sss v1", 0, maximum_sss_uint8, 0, 5},
  {"core::maximum 2 uint16,uint16,uint16 uuu v1", 0, maximum_uuu_uint16, 0, 5},
  {"core::maximum 2 uint16,uint16,uint16 uuz v1", 0, maximum_uuz_uint16, 0, 5},
  {"core::maximum 2 uint16,uint16,uint16 sss v1", 0, maximum_sss_uint16, 0, 5},
  {"core::maximum 2 uint32,uint32,uint32 uuu v1", 0, maximum_uuu_uint32, 0, 5},
  {"core::maximum 2 uint32,uint32,uint32 uuz v1", 0, maximum_uuz_uint32, 0, 5},
  {"core::maximum 2 uint32,uint32,uint32 sss v1", 0, maximum_sss_uint32, 0, 5},
  {"core::maximum 2 uint64,uint64,uint64 uuu v1", 0, maximum_uuu_uint64, 0, 5},
  {"core::maximum 2 uint64,uint64,uint64 uuz v1", 0, maximum_uuz_uint64, 0, 5},
  {"core::maximum 2 uint64,uint64,uint64 sss v1", 0, maximum_sss_uint64, 0, 5},
  {"core::minimum 2 int8,int8,int8 uuu v1", 0, minimum_uuu_int8, 0, 5},
  {"core::minimum 2 int8,int8,int8 uuz v1", 0, minimum_uuz_int8, 0, 5},
  {"core::minimum 2 int8,int8,int8 sss v1", 0, minimum_sss_int8, 0, 5},
  {"core::minimum 2 int16,int16,int16 uuu v1", 0, minimum_uuu_int16, 0, 5},
  {"core::minimum 2 int16,int16,int16 uuz v1", 0, minimum_uuz_int16, 0, 5},
  {"core::minimum 2 int16,int16,int16 sss v1", 0, minimum_sss_int16, 0, 5},
  {"core::minimum 2 int32,int32,int32 uuu v1", 0, minimum_uuu_int32, 0, 5},
  {"core::minimum 2 int32,int32,int32 uuz v1", 0, minimum_uuz_int32, 0, 5},
  {"core::minimum 2 int32,int32,int32 sss v1", 0, minimum_sss_int32, 0, 5},
  {"core::minimum 2 int64,int64,int64 uuu v1", 0, minimum_uuu_int64, 0, 5},
  {"core::minimum 2 int64,int64,int64 uuz v1", 0, minimum_uuz_int64, 0, 5},
  {"core::minimum 2 int64,int64,int64 sss v1", 0, minimum_sss_int64, 0, 5},
  {"core::minimum 2 uint8,uint8,uint8 uuu v1", 0, minimum_uuu_uint8, 0, 5},
  {"core::minimum 2 uint8,uint8,uint8 uuz v1", 0, minimum_uuz_uint8, 0, 5},
  {"core::minimum 2 uint8,uint8,uint8 sss v1", 0, minimum_sss_uint8, 0, 5},
  {"core::minimum 2 uint16,uint16,uint16 uuu v1", 0, minimum_uuu_uint16, 0, 5},
  {"core::minimum 2 uint16,uint16,uint16 uuz v1", 0, minimum_uuz_uint16, 0, 5},
  {"core::minimum 2 uint16,uint16,uint16 sss v1", 0, minimum_sss_uint16, 0, 5},
  {"core::minimum 2 uint32,uint32,uint32 uuu v1", 0, minimum_uuu_uint32, 0, 5},
  {"core::minimum 2 uint32,uint32,uint32 uuz v1", 0, minimum_uuz_uint32, 0, 5},
  {"core::minimum 2 uint32,uint32,uint32 sss v1", 0, minimum_sss_uint32, 0, 5},
  {"core::minimum 2 uint64,uint64,uint64 uuu v1", 0, minimum_uuu_uint64, 0, 5},
  {"core::minimum 2 uint64,uint64,uint64 uuz v1", 0, minimum_uuz_uint64, 0, 5},
  {"core::minimum 2 uint64,uint64,uint64 sss v1", 0, minimum_sss_uint64, 0, 5},
  {"core::add 2 bool,bool,bool uuu v1", 0, add_uuu_bool, 0, 5},
  {"core::add 2 bool,bool,bool uuz v1", 0, add_uuz_bool, 0, 5},
  {"core::add 2 bool,bool,bool sss v1", 0, add_sss_bool, 0, 5},
  {"core::multiply 2 bool,bool,bool uuu v1", 0, multiply_uuu_bool, 0, 5},
  {"core::multiply 2 bool,bool,bool uuz v1", 0, multiply_uuz_bool, 0, 5},
  {"core::multiply 2 bool,bool,bool sss v1", 0, multiply_sss_bool, 0, 5},
  {"core::maximum 2 bool,bool,bool uuu v1", 0, maximum_uuu_bool, 0, 5},
  {"core::maximum 2 bool,bool,bool uuz v1", 0, maximum_uuz_bool, 0, 5},
  {"core::maximum 2 bool,bool,bool sss v1", 0, maximum_sss_bool, 0, 5},
  {"core::minimum 2 bool,bool,bool uuu v1", 0, minimum_uuu_bool, 0, 5},
  {"core::minimum 2 bool,bool,bool uuz v1", 0, minimum_uuz_bool, 0, 5},
  {"core::minimum 2 bool,bool,bool sss v1", 0, minimum_sss_bool, 0, 5},
  {"core::negative 2 float32,float32 uu v1", 0, negative_uu_float32, 0, 4},
  {"core::negative 2 float32,float32 ss v1", 0, negative_ss_float32, 0, 4},
  {"core::abs 2 float32,float32 uu v1", 0, abs_uu_float32, 0, 4},
  {"core::abs 2 float32,float32 ss v1", 0, abs_ss_float32, 0, 4},
  {"core::sqrt 2 float32,float32 uu v1", 0, sqrt_uu_float32, 0, 4},
  {"core::sqrt 2 float32,float32 ss v1", 0, sqrt_ss_float32, 0, 4},
  {"core::sign 2 float32,float32 uu v1", 0, sign_uu_float32, 0, 15},
  {"core::sign 2 float32,float32 ss v1", 0, sign_ss_float32, 0, 15},
  {"core::square 2 float32,float32 uu v1", 0, square_uu_float32, 0, 4},
  {"core::square 2 float32,float32 ss v1", 0, square_ss_float32, 0, 4},
  {"core::reciprocal 2 float32,float32 uu v1", 0, reciprocal_uu_float32, 0, 5},
  {"core::reciprocal 2 float32,float32 ss v1", 0, reciprocal_ss_float32, 0, 5},
  {"core::relu 2 float32,float32 uu v1", 0, relu_uu_float32, 0, 5},
  {"core::relu 2 float32,float32 ss v1", 0, relu_ss_float32, 0, 5},
  {"core::floor 2 float32,float32 uu v1", 0, floor_uu_float32, 0, 4},
  {"core::floor 2 float32,float32 ss v1", 0, floor_ss_float32, 0, 4},
  {"core::ceil 2 float32,float32 uu v1", 0, ceil_uu_float32, 0, 4},
  {"core::ceil 2 float32,float32 ss v1", 0, ceil_ss_float32, 0, 4},
  {"core::trunc 2 float32,float32 uu v1", 0, trunc_uu_float32, 0, 4},
  {"core::trunc 2 float32,float32 ss v1", 0, trunc_ss_float32, 0, 4},
  {"core::round 2 float32,float32 uu v1", 0, round_uu_float32, 0, 4},
  {"core::round 2 float32,float32 ss v1", 0, round_ss_float32, 0, 4},
  {"core::negative 2 int8,int8 uu v1", 0, negative_uu_int8, 0, 4},
  {"core::negative 2 uint8,uint8 uu v1", 0, negative_uu_int8, 0, 4},
  {"core::negative 2 int8,int8 ss v1", 0, negative_ss_int8, 0, 4},
  {"core::negative 2 uint8,uint8 ss v1", 0, negative_ss_int8, 0, 4},
  {"core::negative 2 int16,int16 uu v1", 0, negative_uu_int16, 0, 4},
  {"core::negative 2 uint16,uint16 uu v1", 0, negative_uu_int16, 0, 4},
  {"core::negative 2 int16,int16 ss v1", 0, negative_ss_int16, 0, 4},
  {"core::negative 2 uint16,uint16 ss v1", 0, negative_ss_int16, 0, 4},
  {"core::negative 2 int32,int32 uu v1", 0, negative_uu_int32, 0, 4},
  {"core::negative 2 uint32,uint32 uu v1", 0, negative_uu_int32, 0, 4},
  {"core::negative 2 int32,int32 ss v1", 0, negative_ss_int32, 0, 4},
  {"core::negative 2 uint32,uint32 ss v1", 0, negative_ss_int32, 0, 4},
  {"core::negative 2 int64,int64 uu v1", 0, negative_uu_int64, 0, 4},
  {"core::negative 2 uint64,uint64 uu v1", 0, negative_uu_int64, 0, 4},
  {"core::negative 2 int64,int64 ss v1", 0, negative_ss_int64, 0, 4},
  {"core::negative 2 uint64,uint64 ss v1", 0, negative_ss_int64, 0, 4},
  {"core::abs 2 int8,int8 uu v1", 0, abs_uu_int8, 0, 4},
  {"core::abs 2 int8,int8 ss v1", 0, abs_ss_int8, 0, 4},
  {"core::abs 2 int16,int16 uu v1", 0, abs_uu_int16, 0, 4},
  {"core::abs 2 int16,int16 ss v1", 0, abs_ss_int16, 0, 4},
  {"core::abs 2 int32,int32 uu v1", 0, abs_uu_int32, 0, 4},
  {"core::abs 2 int32,int32 ss v1", 0, abs_ss_int32, 0, 4},
  {"core::abs 2 int64,int64 uu v1", 0, abs_uu_int64, 0, 4},
  {"core::abs 2 int64,int64 ss v1", 0, abs_ss_int64, 0, 4},
  {"core::sign 2 int8,int8 uu v1", 0, sign_uu_int8, 0, 15},
  {"core::sign 2 int8,int8 ss v1", 0, sign_ss_int8, 0, 15},
  {"core::sign 2 int16,int16 uu v1", 0, sign_uu_int16, 0, 15},
  {"core::sign 2 int16,int16 ss v1", 0, sign_ss_int16, 0, 15},
  {"core::sign 2 int32,int32 uu v1", 0, sign_uu_int32, 0, 15},
  {"core::sign 2 int32,int32 ss v1", 0, sign_ss_int32, 0, 15},
  {"core::sign 2 int64,int64 uu v1", 0, sign_uu_int64, 0, 15},
  {"core::sign 2 int64,int64 ss v1", 0, sign_ss_int64, 0, 15},
  {"core::abs 2 uint8,uint8 uu v1", 0, abs_uu_uint8, 0, 4},
  {"core::abs 2 uint8,uint8 ss v1", 0, abs_ss_uint8, 0, 4},
  {"core::abs 2 uint16,uint16 uu v1", 0, abs_uu_uint16, 0, 4},
  {"core::abs 2 uint16,uint16 ss v1", 0, abs_ss_uint16, 0, 4},
  {"core::abs 2 uint32,uint32 uu v1", 0, abs_uu_uint32, 0, 4},
  {"core::abs 2 uint32,uint32 ss v1", 0, abs_ss_uint32, 0, 4},
  {"core::abs 2 uint64,uint64 uu v1", 0, abs_uu_uint64, 0, 4},
  {"core::abs 2 uint64,uint64 ss v1", 0, abs_ss_uint64, 0, 4},
  {"core::sign 2 uint8,uint8 uu v1", 0, sign_uu_uint8, 0, 7},
  {"core::sign 2 uint8,uint8 ss v1", 0, sign_ss_uint8, 0, 7},
  {"core::sign 2 uint16,uint16 uu v1", 0, sign_uu_uint16, 0, 7},
  {"core::sign 2 uint16,uint16 ss v1", 0, sign_ss_uint16, 0, 7},
  {"core::sign 2 uint32,uint32 uu v1", 0, sign_uu_uint32, 0, 7},
  {"core::sign 2 uint32,uint32 ss v1", 0, sign_ss_uint32, 0, 7},
  {"core::sign 2 uint64,uint64 uu v1", 0, sign_uu_uint64, 0, 7},
  {"core::sign 2 uint64,uint64 ss v1", 0, sign_ss_uint64, 0, 7},
};
CORE_BUILT_COUNT(arithmetic);
