// Made by backends/cpu_x86/tools/generate.py from the operators' bodies: change those, run it.
#include "built.h"

static inline long long core_floordiv_index(long long a, long long b) { if (b == 0) return 0; if (b == -1) return (long long)(0 - (unsigned long long)a); long long q = (long long)(a / b); return (long long)(q - ((a % b != 0) & ((a < 0) != (b < 0)))); }

static void where_uuuu_uint8_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned char *b2_x2 = (const unsigned char *)buffers[2];
 const unsigned char *b3_x3 = (const unsigned char *)buffers[3];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n8_s3_0 = (long long)scalars[8];
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
   const unsigned char v4 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned char v5 = b3_x3[i1 * n8_s3_0 + i2];
   const unsigned char v6 = v3 ? v4 : v5;
   b0_y[i1 * n2_s0_0 + i2] = v6;
  }
  at += last - first;
 }
}

static void where_uuuz_uint8_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned char *b2_x2 = (const unsigned char *)buffers[2];
 const unsigned char *b3_x3 = (const unsigned char *)buffers[3];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n8_s3_0 = (long long)scalars[8];
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
   const unsigned char v4 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned char v5 = b3_x3[i1 * n8_s3_0];
   const unsigned char v6 = v3 ? v4 : v5;
   b0_y[i1 * n2_s0_0 + i2] = v6;
  }
  at += last - first;
 }
}

static void where_uuzu_uint8_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned char *b2_x2 = (const unsigned char *)buffers[2];
 const unsigned char *b3_x3 = (const unsigned char *)buffers[3];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n8_s3_0 = (long long)scalars[8];
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
   const unsigned char v4 = b2_x2[i1 * n6_s2_0];
   const unsigned char v5 = b3_x3[i1 * n8_s3_0 + i2];
   const unsigned char v6 = v3 ? v4 : v5;
   b0_y[i1 * n2_s0_0 + i2] = v6;
  }
  at += last - first;
 }
}

static void where_uuzz_uint8_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned char *b2_x2 = (const unsigned char *)buffers[2];
 const unsigned char *b3_x3 = (const unsigned char *)buffers[3];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n8_s3_0 = (long long)scalars[8];
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
   const unsigned char v4 = b2_x2[i1 * n6_s2_0];
   const unsigned char v5 = b3_x3[i1 * n8_s3_0];
   const unsigned char v6 = v3 ? v4 : v5;
   b0_y[i1 * n2_s0_0 + i2] = v6;
  }
  at += last - first;
 }
}

static void where_ssss_uint8_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned char *b2_x2 = (const unsigned char *)buffers[2];
 const unsigned char *b3_x3 = (const unsigned char *)buffers[3];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n7_s2_1 = (long long)scalars[7];
 const long long n8_s3_0 = (long long)scalars[8];
 const long long n9_s3_1 = (long long)scalars[9];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const _Bool v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1] != 0;
   const unsigned char v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const unsigned char v5 = b3_x3[i1 * n8_s3_0 + i2 * n9_s3_1];
   const unsigned char v6 = v3 ? v4 : v5;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v6;
  }
  at += last - first;
 }
}

static void clone_uu_uint8(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   b0_y[i1 * n2_s0_0 + i2] = v3;
  }
  at += last - first;
 }
}

static void clone_uz_uint8(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const unsigned char v3 = b1_x1[i1 * n4_s1_0];
   b0_y[i1 * n2_s0_0 + i2] = v3;
  }
  at += last - first;
 }
}

static void clone_ut_uint8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n5_s1_1 = (long long)scalars[5];
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
   unsigned char tile13[4608];
   for (long long j14 = 0; j14 < v12; ++j14) {
    const long long v15 = v8 + j14;
#pragma omp simd
    for (long long i16 = 0; i16 < v10; ++i16) {
     const long long v17 = v7 + i16;
     const unsigned char v18 = b1_x1[v17 + v15 * n5_s1_1];
     tile13[j14 * 72 + i16] = v18;
    }
   }
   for (long long i19 = 0; i19 < v10; ++i19) {
    const long long v20 = v7 + i19;
#pragma omp simd
    for (long long j21 = 0; j21 < v12; ++j21) {
     const long long v22 = v8 + j21;
     const unsigned char v23 = tile13[j21 * 72 + i19];
     b0_y[v20 * n2_s0_0 + v22] = v23;
    }
   }
  }
  at += last - first;
 }
}

static void clone_ss_uint8(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v3;
  }
  at += last - first;
 }
}

static void where_uuuu_uint16_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const unsigned short *b3_x3 = (const unsigned short *)buffers[3];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n8_s3_0 = (long long)scalars[8];
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
   const unsigned short v4 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned short v5 = b3_x3[i1 * n8_s3_0 + i2];
   const unsigned short v6 = v3 ? v4 : v5;
   b0_y[i1 * n2_s0_0 + i2] = v6;
  }
  at += last - first;
 }
}

static void where_uuuz_uint16_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const unsigned short *b3_x3 = (const unsigned short *)buffers[3];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n8_s3_0 = (long long)scalars[8];
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
   const unsigned short v4 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned short v5 = b3_x3[i1 * n8_s3_0];
   const unsigned short v6 = v3 ? v4 : v5;
   b0_y[i1 * n2_s0_0 + i2] = v6;
  }
  at += last - first;
 }
}

static void where_uuzu_uint16_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const unsigned short *b3_x3 = (const unsigned short *)buffers[3];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n8_s3_0 = (long long)scalars[8];
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
   const unsigned short v4 = b2_x2[i1 * n6_s2_0];
   const unsigned short v5 = b3_x3[i1 * n8_s3_0 + i2];
   const unsigned short v6 = v3 ? v4 : v5;
   b0_y[i1 * n2_s0_0 + i2] = v6;
  }
  at += last - first;
 }
}

static void where_uuzz_uint16_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const unsigned short *b3_x3 = (const unsigned short *)buffers[3];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n8_s3_0 = (long long)scalars[8];
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
   const unsigned short v4 = b2_x2[i1 * n6_s2_0];
   const unsigned short v5 = b3_x3[i1 * n8_s3_0];
   const unsigned short v6 = v3 ? v4 : v5;
   b0_y[i1 * n2_s0_0 + i2] = v6;
  }
  at += last - first;
 }
}

static void where_ssss_uint16_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned short *b2_x2 = (const unsigned short *)buffers[2];
 const unsigned short *b3_x3 = (const unsigned short *)buffers[3];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n7_s2_1 = (long long)scalars[7];
 const long long n8_s3_0 = (long long)scalars[8];
 const long long n9_s3_1 = (long long)scalars[9];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const _Bool v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1] != 0;
   const unsigned short v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const unsigned short v5 = b3_x3[i1 * n8_s3_0 + i2 * n9_s3_1];
   const unsigned short v6 = v3 ? v4 : v5;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v6;
  }
  at += last - first;
 }
}

static void clone_uu_uint16(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   b0_y[i1 * n2_s0_0 + i2] = v3;
  }
  at += last - first;
 }
}

static void clone_uz_uint16(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const unsigned short v3 = b1_x1[i1 * n4_s1_0];
   b0_y[i1 * n2_s0_0 + i2] = v3;
  }
  at += last - first;
 }
}

static void clone_ut_uint16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_y = (unsigned short *)buffers[0];
 const unsigned short *b1_x1 = (const unsigned short *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n5_s1_1 = (long long)scalars[5];
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
   unsigned short tile13[4608];
   for (long long j14 = 0; j14 < v12; ++j14) {
    const long long v15 = v8 + j14;
#pragma omp simd
    for (long long i16 = 0; i16 < v10; ++i16) {
     const long long v17 = v7 + i16;
     const unsigned short v18 = b1_x1[v17 + v15 * n5_s1_1];
     tile13[j14 * 72 + i16] = v18;
    }
   }
   for (long long i19 = 0; i19 < v10; ++i19) {
    const long long v20 = v7 + i19;
#pragma omp simd
    for (long long j21 = 0; j21 < v12; ++j21) {
     const long long v22 = v8 + j21;
     const unsigned short v23 = tile13[j21 * 72 + i19];
     b0_y[v20 * n2_s0_0 + v22] = v23;
    }
   }
  }
  at += last - first;
 }
}

static void clone_ss_uint16(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v3;
  }
  at += last - first;
 }
}

static void where_uuuu_uint32_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned int *b0_y = (unsigned int *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned int *b2_x2 = (const unsigned int *)buffers[2];
 const unsigned int *b3_x3 = (const unsigned int *)buffers[3];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n8_s3_0 = (long long)scalars[8];
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
   const unsigned int v4 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned int v5 = b3_x3[i1 * n8_s3_0 + i2];
   const unsigned int v6 = v3 ? v4 : v5;
   b0_y[i1 * n2_s0_0 + i2] = v6;
  }
  at += last - first;
 }
}

static void where_uuuz_uint32_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned int *b0_y = (unsigned int *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned int *b2_x2 = (const unsigned int *)buffers[2];
 const unsigned int *b3_x3 = (const unsigned int *)buffers[3];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n8_s3_0 = (long long)scalars[8];
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
   const unsigned int v4 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned int v5 = b3_x3[i1 * n8_s3_0];
   const unsigned int v6 = v3 ? v4 : v5;
   b0_y[i1 * n2_s0_0 + i2] = v6;
  }
  at += last - first;
 }
}

static void where_uuzu_uint32_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned int *b0_y = (unsigned int *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned int *b2_x2 = (const unsigned int *)buffers[2];
 const unsigned int *b3_x3 = (const unsigned int *)buffers[3];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n8_s3_0 = (long long)scalars[8];
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
   const unsigned int v4 = b2_x2[i1 * n6_s2_0];
   const unsigned int v5 = b3_x3[i1 * n8_s3_0 + i2];
   const unsigned int v6 = v3 ? v4 : v5;
   b0_y[i1 * n2_s0_0 + i2] = v6;
  }
  at += last - first;
 }
}

static void where_uuzz_uint32_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned int *b0_y = (unsigned int *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned int *b2_x2 = (const unsigned int *)buffers[2];
 const unsigned int *b3_x3 = (const unsigned int *)buffers[3];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n8_s3_0 = (long long)scalars[8];
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
   const unsigned int v4 = b2_x2[i1 * n6_s2_0];
   const unsigned int v5 = b3_x3[i1 * n8_s3_0];
   const unsigned int v6 = v3 ? v4 : v5;
   b0_y[i1 * n2_s0_0 + i2] = v6;
  }
  at += last - first;
 }
}

static void where_ssss_uint32_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned int *b0_y = (unsigned int *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned int *b2_x2 = (const unsigned int *)buffers[2];
 const unsigned int *b3_x3 = (const unsigned int *)buffers[3];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n7_s2_1 = (long long)scalars[7];
 const long long n8_s3_0 = (long long)scalars[8];
 const long long n9_s3_1 = (long long)scalars[9];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const _Bool v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1] != 0;
   const unsigned int v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const unsigned int v5 = b3_x3[i1 * n8_s3_0 + i2 * n9_s3_1];
   const unsigned int v6 = v3 ? v4 : v5;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v6;
  }
  at += last - first;
 }
}

static void clone_uu_uint32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   b0_y[i1 * n2_s0_0 + i2] = v3;
  }
  at += last - first;
 }
}

static void clone_uz_uint32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const unsigned int v3 = b1_x1[i1 * n4_s1_0];
   b0_y[i1 * n2_s0_0 + i2] = v3;
  }
  at += last - first;
 }
}

static void clone_ut_uint32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned int *b0_y = (unsigned int *)buffers[0];
 const unsigned int *b1_x1 = (const unsigned int *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n5_s1_1 = (long long)scalars[5];
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
   unsigned int tile13[4608];
   for (long long j14 = 0; j14 < v12; ++j14) {
    const long long v15 = v8 + j14;
#pragma omp simd
    for (long long i16 = 0; i16 < v10; ++i16) {
     const long long v17 = v7 + i16;
     const unsigned int v18 = b1_x1[v17 + v15 * n5_s1_1];
     tile13[j14 * 72 + i16] = v18;
    }
   }
   for (long long i19 = 0; i19 < v10; ++i19) {
    const long long v20 = v7 + i19;
#pragma omp simd
    for (long long j21 = 0; j21 < v12; ++j21) {
     const long long v22 = v8 + j21;
     const unsigned int v23 = tile13[j21 * 72 + i19];
     b0_y[v20 * n2_s0_0 + v22] = v23;
    }
   }
  }
  at += last - first;
 }
}

static void clone_ss_uint32(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v3;
  }
  at += last - first;
 }
}

static void where_uuuu_uint64_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned long long *b0_y = (unsigned long long *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned long long *b2_x2 = (const unsigned long long *)buffers[2];
 const unsigned long long *b3_x3 = (const unsigned long long *)buffers[3];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n8_s3_0 = (long long)scalars[8];
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
   const unsigned long long v4 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned long long v5 = b3_x3[i1 * n8_s3_0 + i2];
   const unsigned long long v6 = v3 ? v4 : v5;
   b0_y[i1 * n2_s0_0 + i2] = v6;
  }
  at += last - first;
 }
}

static void where_uuuz_uint64_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned long long *b0_y = (unsigned long long *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned long long *b2_x2 = (const unsigned long long *)buffers[2];
 const unsigned long long *b3_x3 = (const unsigned long long *)buffers[3];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n8_s3_0 = (long long)scalars[8];
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
   const unsigned long long v4 = b2_x2[i1 * n6_s2_0 + i2];
   const unsigned long long v5 = b3_x3[i1 * n8_s3_0];
   const unsigned long long v6 = v3 ? v4 : v5;
   b0_y[i1 * n2_s0_0 + i2] = v6;
  }
  at += last - first;
 }
}

static void where_uuzu_uint64_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned long long *b0_y = (unsigned long long *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned long long *b2_x2 = (const unsigned long long *)buffers[2];
 const unsigned long long *b3_x3 = (const unsigned long long *)buffers[3];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n8_s3_0 = (long long)scalars[8];
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
   const unsigned long long v4 = b2_x2[i1 * n6_s2_0];
   const unsigned long long v5 = b3_x3[i1 * n8_s3_0 + i2];
   const unsigned long long v6 = v3 ? v4 : v5;
   b0_y[i1 * n2_s0_0 + i2] = v6;
  }
  at += last - first;
 }
}

static void where_uuzz_uint64_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned long long *b0_y = (unsigned long long *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned long long *b2_x2 = (const unsigned long long *)buffers[2];
 const unsigned long long *b3_x3 = (const unsigned long long *)buffers[3];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n8_s3_0 = (long long)scalars[8];
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
   const unsigned long long v4 = b2_x2[i1 * n6_s2_0];
   const unsigned long long v5 = b3_x3[i1 * n8_s3_0];
   const unsigned long long v6 = v3 ? v4 : v5;
   b0_y[i1 * n2_s0_0 + i2] = v6;
  }
  at += last - first;
 }
}

static void where_ssss_uint64_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned long long *b0_y = (unsigned long long *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const unsigned long long *b2_x2 = (const unsigned long long *)buffers[2];
 const unsigned long long *b3_x3 = (const unsigned long long *)buffers[3];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n7_s2_1 = (long long)scalars[7];
 const long long n8_s3_0 = (long long)scalars[8];
 const long long n9_s3_1 = (long long)scalars[9];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const _Bool v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1] != 0;
   const unsigned long long v4 = b2_x2[i1 * n6_s2_0 + i2 * n7_s2_1];
   const unsigned long long v5 = b3_x3[i1 * n8_s3_0 + i2 * n9_s3_1];
   const unsigned long long v6 = v3 ? v4 : v5;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v6;
  }
  at += last - first;
 }
}

static void clone_uu_uint64(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   b0_y[i1 * n2_s0_0 + i2] = v3;
  }
  at += last - first;
 }
}

static void clone_uz_uint64(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const unsigned long long v3 = b1_x1[i1 * n4_s1_0];
   b0_y[i1 * n2_s0_0 + i2] = v3;
  }
  at += last - first;
 }
}

static void clone_ut_uint64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned long long *b0_y = (unsigned long long *)buffers[0];
 const unsigned long long *b1_x1 = (const unsigned long long *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n5_s1_1 = (long long)scalars[5];
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
   unsigned long long tile13[4608];
   for (long long j14 = 0; j14 < v12; ++j14) {
    const long long v15 = v8 + j14;
#pragma omp simd
    for (long long i16 = 0; i16 < v10; ++i16) {
     const long long v17 = v7 + i16;
     const unsigned long long v18 = b1_x1[v17 + v15 * n5_s1_1];
     tile13[j14 * 72 + i16] = v18;
    }
   }
   for (long long i19 = 0; i19 < v10; ++i19) {
    const long long v20 = v7 + i19;
#pragma omp simd
    for (long long j21 = 0; j21 < v12; ++j21) {
     const long long v22 = v8 + j21;
     const unsigned long long v23 = tile13[j21 * 72 + i19];
     b0_y[v20 * n2_s0_0 + v22] = v23;
    }
   }
  }
  at += last - first;
 }
}

static void clone_ss_uint64(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v3;
  }
  at += last - first;
 }
}

static void where_uuuu_complex128_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const double *b3_x3 = (const double *)buffers[3];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n8_s3_0 = (long long)scalars[8];
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
   const double v4 = b2_x2[(i1 * n6_s2_0 + i2) * 2 + 0];
   const double v5 = b2_x2[(i1 * n6_s2_0 + i2) * 2 + 1];
   const double v6 = b3_x3[(i1 * n8_s3_0 + i2) * 2 + 0];
   const double v7 = b3_x3[(i1 * n8_s3_0 + i2) * 2 + 1];
   const double v8 = v3 ? v4 : v6;
   const double v9 = v3 ? v5 : v7;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 0] = v8;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 1] = v9;
  }
  at += last - first;
 }
}

static void where_uuuz_complex128_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const double *b3_x3 = (const double *)buffers[3];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n8_s3_0 = (long long)scalars[8];
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
   const double v4 = b2_x2[(i1 * n6_s2_0 + i2) * 2 + 0];
   const double v5 = b2_x2[(i1 * n6_s2_0 + i2) * 2 + 1];
   const double v6 = b3_x3[(i1 * n8_s3_0) * 2 + 0];
   const double v7 = b3_x3[(i1 * n8_s3_0) * 2 + 1];
   const double v8 = v3 ? v4 : v6;
   const double v9 = v3 ? v5 : v7;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 0] = v8;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 1] = v9;
  }
  at += last - first;
 }
}

static void where_uuzu_complex128_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const double *b3_x3 = (const double *)buffers[3];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n8_s3_0 = (long long)scalars[8];
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
   const double v4 = b2_x2[(i1 * n6_s2_0) * 2 + 0];
   const double v5 = b2_x2[(i1 * n6_s2_0) * 2 + 1];
   const double v6 = b3_x3[(i1 * n8_s3_0 + i2) * 2 + 0];
   const double v7 = b3_x3[(i1 * n8_s3_0 + i2) * 2 + 1];
   const double v8 = v3 ? v4 : v6;
   const double v9 = v3 ? v5 : v7;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 0] = v8;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 1] = v9;
  }
  at += last - first;
 }
}

static void where_uuzz_complex128_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const double *b3_x3 = (const double *)buffers[3];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n8_s3_0 = (long long)scalars[8];
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
   const double v4 = b2_x2[(i1 * n6_s2_0) * 2 + 0];
   const double v5 = b2_x2[(i1 * n6_s2_0) * 2 + 1];
   const double v6 = b3_x3[(i1 * n8_s3_0) * 2 + 0];
   const double v7 = b3_x3[(i1 * n8_s3_0) * 2 + 1];
   const double v8 = v3 ? v4 : v6;
   const double v9 = v3 ? v5 : v7;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 0] = v8;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 1] = v9;
  }
  at += last - first;
 }
}

static void where_ssss_complex128_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const unsigned char *b1_x1 = (const unsigned char *)buffers[1];
 const double *b2_x2 = (const double *)buffers[2];
 const double *b3_x3 = (const double *)buffers[3];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n3_s0_1 = (long long)scalars[3];
 const long long n4_s1_0 = (long long)scalars[4];
 const long long n5_s1_1 = (long long)scalars[5];
 const long long n6_s2_0 = (long long)scalars[6];
 const long long n7_s2_1 = (long long)scalars[7];
 const long long n8_s3_0 = (long long)scalars[8];
 const long long n9_s3_1 = (long long)scalars[9];
 for (long long at = begin; at < end;) {
  long long rest = at;
  const long long first = rest % n1_n1;
  rest /= n1_n1;
  const long long i1 = rest;
  const long long left = n1_n1 - first;
  const long long last = end - at < left ? first + (end - at) : first + left;
  for (long long i2 = first; i2 < last; ++i2) {
   const _Bool v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1] != 0;
   const double v4 = b2_x2[(i1 * n6_s2_0 + i2 * n7_s2_1) * 2 + 0];
   const double v5 = b2_x2[(i1 * n6_s2_0 + i2 * n7_s2_1) * 2 + 1];
   const double v6 = b3_x3[(i1 * n8_s3_0 + i2 * n9_s3_1) * 2 + 0];
   const double v7 = b3_x3[(i1 * n8_s3_0 + i2 * n9_s3_1) * 2 + 1];
   const double v8 = v3 ? v4 : v6;
   const double v9 = v3 ? v5 : v7;
   b0_y[(i1 * n2_s0_0 + i2 * n3_s0_1) * 2 + 0] = v8;
   b0_y[(i1 * n2_s0_0 + i2 * n3_s0_1) * 2 + 1] = v9;
  }
  at += last - first;
 }
}

static void clone_uu_complex128(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 0] = v3;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 1] = v4;
  }
  at += last - first;
 }
}

static void clone_uz_complex128(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const double v3 = b1_x1[(i1 * n4_s1_0) * 2 + 0];
   const double v4 = b1_x1[(i1 * n4_s1_0) * 2 + 1];
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 0] = v3;
   b0_y[(i1 * n2_s0_0 + i2) * 2 + 1] = v4;
  }
  at += last - first;
 }
}

static void clone_ut_complex128(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_y = (double *)buffers[0];
 const double *b1_x1 = (const double *)buffers[1];
 const long long n0_n0 = (long long)scalars[0];
 const long long n1_n1 = (long long)scalars[1];
 const long long n2_s0_0 = (long long)scalars[2];
 const long long n5_s1_1 = (long long)scalars[5];
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
     const double v18 = b1_x1[(v17 + v15 * n5_s1_1) * 2 + 0];
     tile13[j14 * 72 + i16] = v18;
    }
   }
   double tile19[4608];
   for (long long j20 = 0; j20 < v12; ++j20) {
    const long long v21 = v8 + j20;
#pragma omp simd
    for (long long i22 = 0; i22 < v10; ++i22) {
     const long long v23 = v7 + i22;
     const double v24 = b1_x1[(v23 + v21 * n5_s1_1) * 2 + 1];
     tile19[j20 * 72 + i22] = v24;
    }
   }
   for (long long i25 = 0; i25 < v10; ++i25) {
    const long long v26 = v7 + i25;
#pragma omp simd
    for (long long j27 = 0; j27 < v12; ++j27) {
     const long long v28 = v8 + j27;
     const double v29 = tile13[j27 * 72 + i25];
     const double v30 = tile19[j27 * 72 + i25];
     b0_y[(v26 * n2_s0_0 + v28) * 2 + 0] = v29;
     b0_y[(v26 * n2_s0_0 + v28) * 2 + 1] = v30;
    }
   }
  }
  at += last - first;
 }
}

static void clone_ss_complex128(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   b0_y[(i1 * n2_s0_0 + i2 * n3_s0_1) * 2 + 0] = v3;
   b0_y[(i1 * n2_s0_0 + i2 * n3_s0_1) * 2 + 1] = v4;
  }
  at += last - first;
 }
}

CORE_BUILT(selection) = {
  {"core::where 2 uint8,bool,uint8,uint8 uuuu v1", 0, where_uuuu_uint8_bool, 0, 6},
  {"core::where 2 int8,bool,int8,int8 uuuu v1", 0, where_uuuu_uint8_bool, 0, 6},
  {"core::where 2 bool,bool,bool,bool uuuu v1", 0, where_uuuu_uint8_bool, 0, 6},
  {"core::where 2 uint8,bool,uint8,uint8 uuuz v1", 0, where_uuuz_uint8_bool, 0, 6},
  {"core::where 2 int8,bool,int8,int8 uuuz v1", 0, where_uuuz_uint8_bool, 0, 6},
  {"core::where 2 bool,bool,bool,bool uuuz v1", 0, where_uuuz_uint8_bool, 0, 6},
  {"core::where 2 uint8,bool,uint8,uint8 uuzu v1", 0, where_uuzu_uint8_bool, 0, 6},
  {"core::where 2 int8,bool,int8,int8 uuzu v1", 0, where_uuzu_uint8_bool, 0, 6},
  {"core::where 2 bool,bool,bool,bool uuzu v1", 0, where_uuzu_uint8_bool, 0, 6},
  {"core::where 2 uint8,bool,uint8,uint8 uuzz v1", 0, where_uuzz_uint8_bool, 0, 6},
  {"core::where 2 int8,bool,int8,int8 uuzz v1", 0, where_uuzz_uint8_bool, 0, 6},
  {"core::where 2 bool,bool,bool,bool uuzz v1", 0, where_uuzz_uint8_bool, 0, 6},
  {"core::where 2 uint8,bool,uint8,uint8 ssss v1", 0, where_ssss_uint8_bool, 0, 6},
  {"core::where 2 int8,bool,int8,int8 ssss v1", 0, where_ssss_uint8_bool, 0, 6},
  {"core::where 2 bool,bool,bool,bool ssss v1", 0, where_ssss_uint8_bool, 0, 6},
  {"core::clone 2 uint8,uint8 uu v1", 0, clone_uu_uint8, 0, 3},
  {"core::clone 2 int8,int8 uu v1", 0, clone_uu_uint8, 0, 3},
  {"core::clone 2 bool,bool uu v1", 0, clone_uu_uint8, 0, 3},
  {"core::astype 2 uint8,uint8 uu v1", 0, clone_uu_uint8, 0, 3},
  {"core::astype 2 int8,int8 uu v1", 0, clone_uu_uint8, 0, 3},
  {"core::astype 2 bool,bool uu v1", 0, clone_uu_uint8, 0, 3},
  {"core::clone 2 uint8,uint8 uz v1", 0, clone_uz_uint8, 0, 3},
  {"core::clone 2 int8,int8 uz v1", 0, clone_uz_uint8, 0, 3},
  {"core::clone 2 bool,bool uz v1", 0, clone_uz_uint8, 0, 3},
  {"core::astype 2 uint8,uint8 uz v1", 0, clone_uz_uint8, 0, 3},
  {"core::astype 2 int8,int8 uz v1", 0, clone_uz_uint8, 0, 3},
  {"core::astype 2 bool,bool uz v1", 0, clone_uz_uint8, 0, 3},
  {"core::clone 2 uint8,uint8 ut v1", 0, clone_ut_uint8, 64, 3},
  {"core::clone 2 int8,int8 ut v1", 0, clone_ut_uint8, 64, 3},
  {"core::clone 2 bool,bool ut v1", 0, clone_ut_uint8, 64, 3},
  {"core::astype 2 uint8,uint8 ut v1", 0, clone_ut_uint8, 64, 3},
  {"core::astype 2 int8,int8 ut v1", 0, clone_ut_uint8, 64, 3},
  {"core::astype 2 bool,bool ut v1", 0, clone_ut_uint8, 64, 3},
  {"core::clone 2 uint8,uint8 ss v1", 0, clone_ss_uint8, 0, 3},
  {"core::clone 2 int8,int8 ss v1", 0, clone_ss_uint8, 0, 3},
  {"core::clone 2 bool,bool ss v1", 0, clone_ss_uint8, 0, 3},
  {"core::astype 2 uint8,uint8 ss v1", 0, clone_ss_uint8, 0, 3},
  {"core::astype 2 int8,int8 ss v1", 0, clone_ss_uint8, 0, 3},
  {"core::astype 2 bool,bool ss v1", 0, clone_ss_uint8, 0, 3},
  {"core::where 2 uint16,bool,uint16,uint16 uuuu v1", 0, where_uuuu_uint16_bool, 0, 6},
  {"core::where 2 int16,bool,int16,int16 uuuu v1", 0, where_uuuu_uint16_bool, 0, 6},
  {"core::where 2 float16,bool,float16,float16 uuuu v1", 0, where_uuuu_uint16_bool, 0, 6},
  {"core::where 2 bfloat16,bool,bfloat16,bfloat16 uuuu v1", 0, where_uuuu_uint16_bool, 0, 6},
  {"core::where 2 uint16,bool,uint16,uint16 uuuz v1", 0, where_uuuz_uint16_bool, 0, 6},
  {"core::where 2 int16,bool,int16,int16 uuuz v1", 0, where_uuuz_uint16_bool, 0, 6},
  {"core::where 2 float16,bool,float16,float16 uuuz v1", 0, where_uuuz_uint16_bool, 0, 6},
  {"core::where 2 bfloat16,bool,bfloat16,bfloat16 uuuz v1", 0, where_uuuz_uint16_bool, 0, 6},
  {"core::where 2 uint16,bool,uint16,uint16 uuzu v1", 0, where_uuzu_uint16_bool, 0, 6},
  {"core::where 2 int16,bool,int16,int16 uuzu v1", 0, where_uuzu_uint16_bool, 0, 6},
  {"core::where 2 float16,bool,float16,float16 uuzu v1", 0, where_uuzu_uint16_bool, 0, 6},
  {"core::where 2 bfloat16,bool,bfloat16,bfloat16 uuzu v1", 0, where_uuzu_uint16_bool, 0, 6},
  {"core::where 2 uint16,bool,uint16,uint16 uuzz v1", 0, where_uuzz_uint16_bool, 0, 6},
  {"core::where 2 int16,bool,int16,int16 uuzz v1", 0, where_uuzz_uint16_bool, 0, 6},
  {"core::where 2 float16,bool,float16,float16 uuzz v1", 0, where_uuzz_uint16_bool, 0, 6},
  {"core::where 2 bfloat16,bool,bfloat16,bfloat16 uuzz v1", 0, where_uuzz_uint16_bool, 0, 6},
  {"core::where 2 uint16,bool,uint16,uint16 ssss v1", 0, where_ssss_uint16_bool, 0, 6},
  {"core::where 2 int16,bool,int16,int16 ssss v1", 0, where_ssss_uint16_bool, 0, 6},
  {"core::where 2 float16,bool,float16,float16 ssss v1", 0, where_ssss_uint16_bool, 0, 6},
  {"core::where 2 bfloat16,bool,bfloat16,bfloat16 ssss v1", 0, where_ssss_uint16_bool, 0, 6},
  {"core::clone 2 uint16,uint16 uu v1", 0, clone_uu_uint16, 0, 3},
  {"core::clone 2 int16,int16 uu v1", 0, clone_uu_uint16, 0, 3},
  {"core::clone 2 float16,float16 uu v1", 0, clone_uu_uint16, 0, 3},
  {"core::clone 2 bfloat16,bfloat16 uu v1", 0, clone_uu_uint16, 0, 3},
  {"core::astype 2 uint16,uint16 uu v1", 0, clone_uu_uint16, 0, 3},
  {"core::astype 2 int16,int16 uu v1", 0, clone_uu_uint16, 0, 3},
  {"core::astype 2 float16,float16 uu v1", 0, clone_uu_uint16, 0, 3},
  {"core::astype 2 bfloat16,bfloat16 uu v1", 0, clone_uu_uint16, 0, 3},
  {"core::clone 2 uint16,uint16 uz v1", 0, clone_uz_uint16, 0, 3},
  {"core::clone 2 int16,int16 uz v1", 0, clone_uz_uint16, 0, 3},
  {"core::clone 2 float16,float16 uz v1", 0, clone_uz_uint16, 0, 3},
  {"core::clone 2 bfloat16,bfloat16 uz v1", 0, clone_uz_uint16, 0, 3},
  {"core::astype 2 uint16,uint16 uz v1", 0, clone_uz_uint16, 0, 3},
  {"core::astype 2 int16,int16 uz v1", 0, clone_uz_uint16, 0, 3},
  {"core::astype 2 float16,float16 uz v1", 0, clone_uz_uint16, 0, 3},
  {"core::astype 2 bfloat16,bfloat16 uz v1", 0, clone_uz_uint16, 0, 3},
  {"core::clone 2 uint16,uint16 ut v1", 0, clone_ut_uint16, 64, 3},
  {"core::clone 2 int16,int16 ut v1", 0, clone_ut_uint16, 64, 3},
  {"core::clone 2 float16,float16 ut v1", 0, clone_ut_uint16, 64, 3},
  {"core::clone 2 bfloat16,bfloat16 ut v1", 0, clone_ut_uint16, 64, 3},
  {"core::astype 2 uint16,uint16 ut v1", 0, clone_ut_uint16, 64, 3},
  {"core::astype 2 int16,int16 ut v1", 0, clone_ut_uint16, 64, 3},
  {"core::astype 2 float16,float16 ut v1", 0, clone_ut_uint16, 64, 3},
  {"core::astype 2 bfloat16,bfloat16 ut v1", 0, clone_ut_uint16, 64, 3},
  {"core::clone 2 uint16,uint16 ss v1", 0, clone_ss_uint16, 0, 3},
  {"core::clone 2 int16,int16 ss v1", 0, clone_ss_uint16, 0, 3},
  {"core::clone 2 float16,float16 ss v1", 0, clone_ss_uint16, 0, 3},
  {"core::clone 2 bfloat16,bfloat16 ss v1", 0, clone_ss_uint16, 0, 3},
  {"core::astype 2 uint16,uint16 ss v1", 0, clone_ss_uint16, 0, 3},
  {"core::astype 2 int16,int16 ss v1", 0, clone_ss_uint16, 0, 3},
  {"core::astype 2 float16,float16 ss v1", 0, clone_ss_uint16, 0, 3},
  {"core::astype 2 bfloat16,bfloat16 ss v1", 0, clone_ss_uint16, 0, 3},
  {"core::where 2 uint32,bool,uint32,uint32 uuuu v1", 0, where_uuuu_uint32_bool, 0, 6},
  {"core::where 2 int32,bool,int32,int32 uuuu v1", 0, where_uuuu_uint32_bool, 0, 6},
  {"core::where 2 float32,bool,float32,float32 uuuu v1", 0, where_uuuu_uint32_bool, 0, 6},
  {"core::where 2 uint32,bool,uint32,uint32 uuuz v1", 0, where_uuuz_uint32_bool, 0, 6},
  {"core::where 2 int32,bool,int32,int32 uuuz v1", 0, where_uuuz_uint32_bool, 0, 6},
  {"core::where 2 float32,bool,float32,float32 uuuz v1", 0, where_uuuz_uint32_bool, 0, 6},
  {"core::where 2 uint32,bool,uint32,uint32 uuzu v1", 0, where_uuzu_uint32_bool, 0, 6},
  {"core::where 2 int32,bool,int32,int32 uuzu v1", 0, where_uuzu_uint32_bool, 0, 6},
  {"core::where 2 float32,bool,float32,float32 uuzu v1", 0, where_uuzu_uint32_bool, 0, 6},
  {"core::where 2 uint32,bool,uint32,uint32 uuzz v1", 0, where_uuzz_uint32_bool, 0, 6},
  {"core::where 2 int32,bool,int32,int32 uuzz v1", 0, where_uuzz_uint32_bool, 0, 6},
  {"core::where 2 float32,bool,float32,float32 uuzz v1", 0, where_uuzz_uint32_bool, 0, 6},
  {"core::where 2 uint32,bool,uint32,uint32 ssss v1", 0, where_ssss_uint32_bool, 0, 6},
  {"core::where 2 int32,bool,int32,int32 ssss v1", 0, where_ssss_uint32_bool, 0, 6},
  {"core::where 2 float32,bool,float32,float32 ssss v1", 0, where_ssss_uint32_bool, 0, 6},
  {"core::clone 2 uint32,uint32 uu v1", 0, clone_uu_uint32, 0, 3},
  {"core::clone 2 int32,int32 uu v1", 0, clone_uu_uint32, 0, 3},
  {"core::clone 2 float32,float32 uu v1", 0, clone_uu_uint32, 0, 3},
  {"core::astype 2 uint32,uint32 uu v1", 0, clone_uu_uint32, 0, 3},
  {"core::astype 2 int32,int32 uu v1", 0, clone_uu_uint32, 0, 3},
  {"core::astype 2 float32,float32 uu v1", 0, clone_uu_uint32, 0, 3},
  {"core::clone 2 uint32,uint32 uz v1", 0, clone_uz_uint32, 0, 3},
  {"core::clone 2 int32,int32 uz v1", 0, clone_uz_uint32, 0, 3},
  {"core::clone 2 float32,float32 uz v1", 0, clone_uz_uint32, 0, 3},
  {"core::astype 2 uint32,uint32 uz v1", 0, clone_uz_uint32, 0, 3},
  {"core::astype 2 int32,int32 uz v1", 0, clone_uz_uint32, 0, 3},
  {"core::astype 2 float32,float32 uz v1", 0, clone_uz_uint32, 0, 3},
  {"core::clone 2 uint32,uint32 ut v1", 0, clone_ut_uint32, 64, 3},
  {"core::clone 2 int32,int32 ut v1", 0, clone_ut_uint32, 64, 3},
  {"core::clone 2 float32,float32 ut v1", 0, clone_ut_uint32, 64, 3},
  {"core::astype 2 uint32,uint32 ut v1", 0, clone_ut_uint32, 64, 3},
  {"core::astype 2 int32,int32 ut v1", 0, clone_ut_uint32, 64, 3},
  {"core::astype 2 float32,float32 ut v1", 0, clone_ut_uint32, 64, 3},
  {"core::clone 2 uint32,uint32 ss v1", 0, clone_ss_uint32, 0, 3},
  {"core::clone 2 int32,int32 ss v1", 0, clone_ss_uint32, 0, 3},
  {"core::clone 2 float32,float32 ss v1", 0, clone_ss_uint32, 0, 3},
  {"core::astype 2 uint32,uint32 ss v1", 0, clone_ss_uint32, 0, 3},
  {"core::astype 2 int32,int32 ss v1", 0, clone_ss_uint32, 0, 3},
  {"core::astype 2 float32,float32 ss v1", 0, clone_ss_uint32, 0, 3},
  {"core::where 2 uint64,bool,uint64,uint64 uuuu v1", 0, where_uuuu_uint64_bool, 0, 6},
  {"core::where 2 int64,bool,int64,int64 uuuu v1", 0, where_uuuu_uint64_bool, 0, 6},
  {"core::where 2 float64,bool,float64,float64 uuuu v1", 0, where_uuuu_uint64_bool, 0, 6},
  {"core::where 2 complex64,bool,complex64,complex64 uuuu v1", 0, where_uuuu_uint64_bool, 0, 6},
  {"core::where 2 uint64,bool,uint64,uint64 uuuz v1", 0, where_uuuz_uint64_bool, 0, 6},
  {"core::where 2 int64,bool,int64,int64 uuuz v1", 0, where_uuuz_uint64_bool, 0, 6},
  {"core::where 2 float64,bool,float64,float64 uuuz v1", 0, where_uuuz_uint64_bool, 0, 6},
  {"core::where 2 complex64,bool,complex64,complex64 uuuz v1", 0, where_uuuz_uint64_bool, 0, 6},
  {"core::where 2 uint64,bool,uint64,uint64 uuzu v1", 0, where_uuzu_uint64_bool, 0, 6},
  {"core::where 2 int64,bool,int64,int64 uuzu v1", 0, where_uuzu_uint64_bool, 0, 6},
  {"core::where 2 float64,bool,float64,float64 uuzu v1", 0, where_uuzu_uint64_bool, 0, 6},
  {"core::where 2 complex64,bool,complex64,complex64 uuzu v1", 0, where_uuzu_uint64_bool, 0, 6},
  {"core::where 2 uint64,bool,uint64,uint64 uuzz v1", 0, where_uuzz_uint64_bool, 0, 6},
  {"core::where 2 int64,bool,int64,int64 uuzz v1", 0, where_uuzz_uint64_bool, 0, 6},
  {"core::where 2 float64,bool,float64,float64 uuzz v1", 0, where_uuzz_uint64_bool, 0, 6},
  {"core::where 2 complex64,bool,complex64,complex64 uuzz v1", 0, where_uuzz_uint64_bool, 0, 6},
  {"core::where 2 uint64,bool,uint64,uint64 ssss v1", 0, where_ssss_uint64_bool, 0, 6},
  {"core::where 2 int64,bool,int64,int64 ssss v1", 0, where_ssss_uint64_bool, 0, 6},
  {"core::where 2 float64,bool,float64,float64 ssss v1", 0, where_ssss_uint64_bool, 0, 6},
  {"core::where 2 complex64,bool,complex64,complex64 ssss v1", 0, where_ssss_uint64_bool, 0, 6},
  {"core::clone 2 uint64,uint64 uu v1", 0, clone_uu_uint64, 0, 3},
  {"core::clone 2 int64,int64 uu v1", 0, clone_uu_uint64, 0, 3},
  {"core::clone 2 float64,float64 uu v1", 0, clone_uu_uint64, 0, 3},
  {"core::clone 2 complex64,complex64 uu v1", 0, clone_uu_uint64, 0, 3},
  {"core::astype 2 uint64,uint64 uu v1", 0, clone_uu_uint64, 0, 3},
  {"core::astype 2 int64,int64 uu v1", 0, clone_uu_uint64, 0, 3},
  {"core::astype 2 float64,float64 uu v1", 0, clone_uu_uint64, 0, 3},
  {"core::astype 2 complex64,complex64 uu v1", 0, clone_uu_uint64, 0, 3},
  {"core::clone 2 uint64,uint64 uz v1", 0, clone_uz_uint64, 0, 3},
  {"core::clone 2 int64,int64 uz v1", 0, clone_uz_uint64, 0, 3},
  {"core::clone 2 float64,float64 uz v1", 0, clone_uz_uint64, 0, 3},
  {"core::clone 2 complex64,complex64 uz v1", 0, clone_uz_uint64, 0, 3},
  {"core::astype 2 uint64,uint64 uz v1", 0, clone_uz_uint64, 0, 3},
  {"core::astype 2 int64,int64 uz v1", 0, clone_uz_uint64, 0, 3},
  {"core::astype 2 float64,float64 uz v1", 0, clone_uz_uint64, 0, 3},
  {"core::astype 2 complex64,complex64 uz v1", 0, clone_uz_uint64, 0, 3},
  {"core::clone 2 uint64,uint64 ut v1", 0, clone_ut_uint64, 64, 3},
  {"core::clone 2 int64,int64 ut v1", 0, clone_ut_uint64, 64, 3},
  {"core::clone 2 float64,float64 ut v1", 0, clone_ut_uint64, 64, 3},
  {"core::clone 2 complex64,complex64 ut v1", 0, clone_ut_uint64, 64, 3},
  {"core::astype 2 uint64,uint64 ut v1", 0, clone_ut_uint64, 64, 3},
  {"core::astype 2 int64,int64 ut v1", 0, clone_ut_uint64, 64, 3},
  {"core::astype 2 float64,float64 ut v1", 0, clone_ut_uint64, 64, 3},
  {"core::astype 2 complex64,complex64 ut v1", 0, clone_ut_uint64, 64, 3},
  {"core::clone 2 uint64,uint64 ss v1", 0, clone_ss_uint64, 0, 3},
  {"core::clone 2 int64,int64 ss v1", 0, clone_ss_uint64, 0, 3},
  {"core::clone 2 float64,float64 ss v1", 0, clone_ss_uint64, 0, 3},
  {"core::clone 2 complex64,complex64 ss v1", 0, clone_ss_uint64, 0, 3},
  {"core::astype 2 uint64,uint64 ss v1", 0, clone_ss_uint64, 0, 3},
  {"core::astype 2 int64,int64 ss v1", 0, clone_ss_uint64, 0, 3},
  {"core::astype 2 float64,float64 ss v1", 0, clone_ss_uint64, 0, 3},
  {"core::astype 2 complex64,complex64 ss v1", 0, clone_ss_uint64, 0, 3},
  {"core::where 2 complex128,bool,complex128,complex128 uuuu v1", 0, where_uuuu_complex128_bool, 0, 6},
  {"core::where 2 complex128,bool,complex128,complex128 uuuz v1", 0, where_uuuz_complex128_bool, 0, 6},
  {"core::where 2 complex128,bool,complex128,complex128 uuzu v1", 0, where_uuzu_complex128_bool, 0, 6},
  {"core::where 2 complex128,bool,complex128,complex128 uuzz v1", 0, where_uuzz_complex128_bool, 0, 6},
  {"core::where 2 complex128,bool,complex128,complex128 ssss v1", 0, where_ssss_complex128_bool, 0, 6},
  {"core::clone 2 complex128,complex128 uu v1", 0, clone_uu_complex128, 0, 3},
  {"core::astype 2 complex128,complex128 uu v1", 0, clone_uu_complex128, 0, 3},
  {"core::clone 2 complex128,complex128 uz v1", 0, clone_uz_complex128, 0, 3},
  {"core::astype 2 complex128,complex128 uz v1", 0, clone_uz_complex128, 0, 3},
  {"core::clone 2 complex128,complex128 ut v1", 0, clone_ut_complex128, 64, 3},
  {"core::astype 2 complex128,complex128 ut v1", 0, clone_ut_complex128, 64, 3},
  {"core::clone 2 complex128,complex128 ss v1", 0, clone_ss_complex128, 0, 3},
  {"core::astype 2 complex128,complex128 ss v1", 0, clone_ss_complex128, 0, 3},
};
CORE_BUILT_COUNT(selection);
