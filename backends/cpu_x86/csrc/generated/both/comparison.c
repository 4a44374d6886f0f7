// Made by backends/cpu_x86/tools/generate.py from the operators' bodies: change those, run it.
#include "built.h"

static inline float core_bits_uint32_float32(unsigned int a) { union { unsigned int from; float to; } u; u.from = a; return u.to; }
static inline unsigned int core_bits_float32_uint32(float a) { union { float from; unsigned int to; } u; u.from = a; return u.to; }

static void less_uuu_bool_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 < v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_uuz_bool_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 < v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_sss_bool_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 < v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void less_uuu_bool_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 < v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_uuz_bool_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 < v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_sss_bool_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 < v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void less_uuu_bool_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v39 = v20 < v38;
   b0_y[i1 * n2_s0_0 + i2] = v39;
  }
  at += last - first;
 }
}

static void less_uuz_bool_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v39 = v20 < v38;
   b0_y[i1 * n2_s0_0 + i2] = v39;
  }
  at += last - first;
 }
}

static void less_sss_bool_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v39 = v20 < v38;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v39;
  }
  at += last - first;
 }
}

static void less_uuu_bool_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v11 = v6 < v10;
   b0_y[i1 * n2_s0_0 + i2] = v11;
  }
  at += last - first;
 }
}

static void less_uuz_bool_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v11 = v6 < v10;
   b0_y[i1 * n2_s0_0 + i2] = v11;
  }
  at += last - first;
 }
}

static void less_sss_bool_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v11 = v6 < v10;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v11;
  }
  at += last - first;
 }
}

static void less_uuu_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v5 = v3 < v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_uuz_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v5 = v3 < v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_sss_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v5 = v3 < v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void less_equal_uuu_bool_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 <= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_equal_uuz_bool_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 <= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_equal_sss_bool_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 <= v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void less_equal_uuu_bool_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 <= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_equal_uuz_bool_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 <= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_equal_sss_bool_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 <= v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void less_equal_uuu_bool_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v39 = v20 <= v38;
   b0_y[i1 * n2_s0_0 + i2] = v39;
  }
  at += last - first;
 }
}

static void less_equal_uuz_bool_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v39 = v20 <= v38;
   b0_y[i1 * n2_s0_0 + i2] = v39;
  }
  at += last - first;
 }
}

static void less_equal_sss_bool_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v39 = v20 <= v38;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v39;
  }
  at += last - first;
 }
}

static void less_equal_uuu_bool_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v11 = v6 <= v10;
   b0_y[i1 * n2_s0_0 + i2] = v11;
  }
  at += last - first;
 }
}

static void less_equal_uuz_bool_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v11 = v6 <= v10;
   b0_y[i1 * n2_s0_0 + i2] = v11;
  }
  at += last - first;
 }
}

static void less_equal_sss_bool_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v11 = v6 <= v10;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v11;
  }
  at += last - first;
 }
}

static void less_equal_uuu_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v5 = v3 <= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_equal_uuz_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v5 = v3 <= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_equal_sss_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v5 = v3 <= v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void greater_uuu_bool_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 > v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_uuz_bool_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 > v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_sss_bool_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 > v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void greater_uuu_bool_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 > v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_uuz_bool_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 > v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_sss_bool_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 > v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void greater_uuu_bool_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v39 = v20 > v38;
   b0_y[i1 * n2_s0_0 + i2] = v39;
  }
  at += last - first;
 }
}

static void greater_uuz_bool_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v39 = v20 > v38;
   b0_y[i1 * n2_s0_0 + i2] = v39;
  }
  at += last - first;
 }
}

static void greater_sss_bool_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v39 = v20 > v38;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v39;
  }
  at += last - first;
 }
}

static void greater_uuu_bool_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v11 = v6 > v10;
   b0_y[i1 * n2_s0_0 + i2] = v11;
  }
  at += last - first;
 }
}

static void greater_uuz_bool_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v11 = v6 > v10;
   b0_y[i1 * n2_s0_0 + i2] = v11;
  }
  at += last - first;
 }
}

static void greater_sss_bool_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v11 = v6 > v10;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v11;
  }
  at += last - first;
 }
}

static void greater_uuu_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v5 = v3 > v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_uuz_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v5 = v3 > v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_sss_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v5 = v3 > v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void greater_equal_uuu_bool_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 >= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_equal_uuz_bool_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 >= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_equal_sss_bool_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 >= v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void greater_equal_uuu_bool_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 >= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_equal_uuz_bool_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 >= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_equal_sss_bool_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 >= v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void greater_equal_uuu_bool_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v39 = v20 >= v38;
   b0_y[i1 * n2_s0_0 + i2] = v39;
  }
  at += last - first;
 }
}

static void greater_equal_uuz_bool_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v39 = v20 >= v38;
   b0_y[i1 * n2_s0_0 + i2] = v39;
  }
  at += last - first;
 }
}

static void greater_equal_sss_bool_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v39 = v20 >= v38;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v39;
  }
  at += last - first;
 }
}

static void greater_equal_uuu_bool_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v11 = v6 >= v10;
   b0_y[i1 * n2_s0_0 + i2] = v11;
  }
  at += last - first;
 }
}

static void greater_equal_uuz_bool_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v11 = v6 >= v10;
   b0_y[i1 * n2_s0_0 + i2] = v11;
  }
  at += last - first;
 }
}

static void greater_equal_sss_bool_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v11 = v6 >= v10;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v11;
  }
  at += last - first;
 }
}

static void greater_equal_uuu_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v5 = v3 >= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_equal_uuz_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v5 = v3 >= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_equal_sss_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v5 = v3 >= v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void equal_uuu_bool_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 == v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void equal_uuz_bool_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 == v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void equal_sss_bool_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 == v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void equal_uuu_bool_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 == v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void equal_uuz_bool_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 == v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void equal_sss_bool_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 == v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void equal_uuu_bool_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v39 = v20 == v38;
   b0_y[i1 * n2_s0_0 + i2] = v39;
  }
  at += last - first;
 }
}

static void equal_uuz_bool_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v39 = v20 == v38;
   b0_y[i1 * n2_s0_0 + i2] = v39;
  }
  at += last - first;
 }
}

static void equal_sss_bool_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v39 = v20 == v38;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v39;
  }
  at += last - first;
 }
}

static void equal_uuu_bool_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v11 = v6 == v10;
   b0_y[i1 * n2_s0_0 + i2] = v11;
  }
  at += last - first;
 }
}

static void equal_uuz_bool_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v11 = v6 == v10;
   b0_y[i1 * n2_s0_0 + i2] = v11;
  }
  at += last - first;
 }
}

static void equal_sss_bool_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v11 = v6 == v10;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v11;
  }
  at += last - first;
 }
}

static void equal_uuu_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v5 = v3 == v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void equal_uuz_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v5 = v3 == v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void equal_sss_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v5 = v3 == v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void not_equal_uuu_bool_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 != v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void not_equal_uuz_bool_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 != v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void not_equal_sss_bool_float32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 != v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void not_equal_uuu_bool_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 != v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void not_equal_uuz_bool_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 != v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void not_equal_sss_bool_float64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 != v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void not_equal_uuu_bool_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v39 = v20 != v38;
   b0_y[i1 * n2_s0_0 + i2] = v39;
  }
  at += last - first;
 }
}

static void not_equal_uuz_bool_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v39 = v20 != v38;
   b0_y[i1 * n2_s0_0 + i2] = v39;
  }
  at += last - first;
 }
}

static void not_equal_sss_bool_float16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v39 = v20 != v38;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v39;
  }
  at += last - first;
 }
}

static void not_equal_uuu_bool_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v11 = v6 != v10;
   b0_y[i1 * n2_s0_0 + i2] = v11;
  }
  at += last - first;
 }
}

static void not_equal_uuz_bool_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v11 = v6 != v10;
   b0_y[i1 * n2_s0_0 + i2] = v11;
  }
  at += last - first;
 }
}

static void not_equal_sss_bool_bfloat16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v11 = v6 != v10;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v11;
  }
  at += last - first;
 }
}

static void not_equal_uuu_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v5 = v3 != v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void not_equal_uuz_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v5 = v3 != v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void not_equal_sss_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v5 = v3 != v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void less_uuu_bool_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 < v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_uuz_bool_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 < v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_sss_bool_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 < v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void less_uuu_bool_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 < v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_uuz_bool_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 < v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_sss_bool_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 < v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void less_uuu_bool_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 < v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_uuz_bool_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 < v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_sss_bool_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 < v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void less_uuu_bool_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 < v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_uuz_bool_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 < v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_sss_bool_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 < v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void less_uuu_bool_uint8(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v5 = v3 < v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_uuz_bool_uint8(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v5 = v3 < v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_sss_bool_uint8(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v5 = v3 < v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void less_uuu_bool_uint16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 < v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_uuz_bool_uint16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 < v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_sss_bool_uint16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 < v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void less_uuu_bool_uint32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 < v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_uuz_bool_uint32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 < v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_sss_bool_uint32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 < v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void less_uuu_bool_uint64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 < v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_uuz_bool_uint64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 < v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_sss_bool_uint64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 < v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void less_equal_uuu_bool_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 <= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_equal_uuz_bool_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 <= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_equal_sss_bool_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 <= v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void less_equal_uuu_bool_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 <= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_equal_uuz_bool_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 <= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_equal_sss_bool_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 <= v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void less_equal_uuu_bool_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 <= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_equal_uuz_bool_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 <= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_equal_sss_bool_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 <= v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void less_equal_uuu_bool_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 <= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_equal_uuz_bool_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 <= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_equal_sss_bool_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 <= v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void less_equal_uuu_bool_uint8(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v5 = v3 <= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_equal_uuz_bool_uint8(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v5 = v3 <= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_equal_sss_bool_uint8(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v5 = v3 <= v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void less_equal_uuu_bool_uint16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 <= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_equal_uuz_bool_uint16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 <= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_equal_sss_bool_uint16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 <= v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void less_equal_uuu_bool_uint32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 <= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_equal_uuz_bool_uint32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 <= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_equal_sss_bool_uint32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 <= v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void less_equal_uuu_bool_uint64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 <= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_equal_uuz_bool_uint64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 <= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void less_equal_sss_bool_uint64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 <= v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void greater_uuu_bool_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 > v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_uuz_bool_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 > v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_sss_bool_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 > v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void greater_uuu_bool_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 > v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_uuz_bool_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 > v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_sss_bool_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 > v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void greater_uuu_bool_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 > v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_uuz_bool_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 > v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_sss_bool_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 > v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void greater_uuu_bool_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 > v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_uuz_bool_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 > v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_sss_bool_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 > v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void greater_uuu_bool_uint8(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v5 = v3 > v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_uuz_bool_uint8(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v5 = v3 > v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_sss_bool_uint8(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v5 = v3 > v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void greater_uuu_bool_uint16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 > v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_uuz_bool_uint16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 > v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_sss_bool_uint16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 > v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void greater_uuu_bool_uint32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 > v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_uuz_bool_uint32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 > v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_sss_bool_uint32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 > v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void greater_uuu_bool_uint64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 > v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_uuz_bool_uint64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 > v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_sss_bool_uint64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 > v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void greater_equal_uuu_bool_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 >= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_equal_uuz_bool_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 >= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_equal_sss_bool_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 >= v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void greater_equal_uuu_bool_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 >= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_equal_uuz_bool_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 >= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_equal_sss_bool_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 >= v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void greater_equal_uuu_bool_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 >= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_equal_uuz_bool_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 >= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_equal_sss_bool_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 >= v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void greater_equal_uuu_bool_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 >= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_equal_uuz_bool_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 >= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_equal_sss_bool_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 >= v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void greater_equal_uuu_bool_uint8(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v5 = v3 >= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_equal_uuz_bool_uint8(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v5 = v3 >= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_equal_sss_bool_uint8(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v5 = v3 >= v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void greater_equal_uuu_bool_uint16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 >= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_equal_uuz_bool_uint16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 >= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_equal_sss_bool_uint16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 >= v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void greater_equal_uuu_bool_uint32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 >= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_equal_uuz_bool_uint32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 >= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_equal_sss_bool_uint32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 >= v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void greater_equal_uuu_bool_uint64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 >= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_equal_uuz_bool_uint64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 >= v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void greater_equal_sss_bool_uint64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 >= v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void equal_uuu_bool_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 == v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void equal_uuz_bool_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 == v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void equal_sss_bool_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 == v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void equal_uuu_bool_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 == v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void equal_uuz_bool_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 == v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void equal_sss_bool_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 == v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void equal_uuu_bool_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 == v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void equal_uuz_bool_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 == v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void equal_sss_bool_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 == v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void equal_uuu_bool_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 == v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void equal_uuz_bool_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 == v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void equal_sss_bool_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 == v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void not_equal_uuu_bool_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 != v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void not_equal_uuz_bool_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 != v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void not_equal_sss_bool_int8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 != v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void not_equal_uuu_bool_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 != v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void not_equal_uuz_bool_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 != v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void not_equal_sss_bool_int16(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 != v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void not_equal_uuu_bool_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 != v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void not_equal_uuz_bool_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 != v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void not_equal_sss_bool_int32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 != v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void not_equal_uuu_bool_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 != v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void not_equal_uuz_bool_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 != v4;
   b0_y[i1 * n2_s0_0 + i2] = v5;
  }
  at += last - first;
 }
}

static void not_equal_sss_bool_int64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v5 = v3 != v4;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v5;
  }
  at += last - first;
 }
}

static void equal_uuu_bool_complex64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v7 = v3 == v5;
   const _Bool v8 = v4 == v6;
   const _Bool v9 = v7 & v8;
   b0_y[i1 * n2_s0_0 + i2] = v9;
  }
  at += last - first;
 }
}

static void equal_uuz_bool_complex64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v7 = v3 == v5;
   const _Bool v8 = v4 == v6;
   const _Bool v9 = v7 & v8;
   b0_y[i1 * n2_s0_0 + i2] = v9;
  }
  at += last - first;
 }
}

static void equal_sss_bool_complex64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v7 = v3 == v5;
   const _Bool v8 = v4 == v6;
   const _Bool v9 = v7 & v8;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v9;
  }
  at += last - first;
 }
}

static void equal_uuu_bool_complex128(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v7 = v3 == v5;
   const _Bool v8 = v4 == v6;
   const _Bool v9 = v7 & v8;
   b0_y[i1 * n2_s0_0 + i2] = v9;
  }
  at += last - first;
 }
}

static void equal_uuz_bool_complex128(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v7 = v3 == v5;
   const _Bool v8 = v4 == v6;
   const _Bool v9 = v7 & v8;
   b0_y[i1 * n2_s0_0 + i2] = v9;
  }
  at += last - first;
 }
}

static void equal_sss_bool_complex128(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v7 = v3 == v5;
   const _Bool v8 = v4 == v6;
   const _Bool v9 = v7 & v8;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v9;
  }
  at += last - first;
 }
}

static void not_equal_uuu_bool_complex64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v7 = v3 != v5;
   const _Bool v8 = v4 != v6;
   const _Bool v9 = v7 | v8;
   b0_y[i1 * n2_s0_0 + i2] = v9;
  }
  at += last - first;
 }
}

static void not_equal_uuz_bool_complex64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v7 = v3 != v5;
   const _Bool v8 = v4 != v6;
   const _Bool v9 = v7 | v8;
   b0_y[i1 * n2_s0_0 + i2] = v9;
  }
  at += last - first;
 }
}

static void not_equal_sss_bool_complex64(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v7 = v3 != v5;
   const _Bool v8 = v4 != v6;
   const _Bool v9 = v7 | v8;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v9;
  }
  at += last - first;
 }
}

static void not_equal_uuu_bool_complex128(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v7 = v3 != v5;
   const _Bool v8 = v4 != v6;
   const _Bool v9 = v7 | v8;
   b0_y[i1 * n2_s0_0 + i2] = v9;
  }
  at += last - first;
 }
}

static void not_equal_uuz_bool_complex128(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v7 = v3 != v5;
   const _Bool v8 = v4 != v6;
   const _Bool v9 = v7 | v8;
   b0_y[i1 * n2_s0_0 + i2] = v9;
  }
  at += last - first;
 }
}

static void not_equal_sss_bool_complex128(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_y = (unsigned char *)buffers[0];
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
   const _Bool v7 = v3 != v5;
   const _Bool v8 = v4 != v6;
   const _Bool v9 = v7 | v8;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v9;
  }
  at += last - first;
 }
}

static void logical_and_uuu_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v5 = v3 != 0;
   const _Bool v6 = v4 != 0;
   const _Bool v7 = v5 & v6;
   b0_y[i1 * n2_s0_0 + i2] = v7;
  }
  at += last - first;
 }
}

static void logical_and_sss_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v5 = v3 != 0;
   const _Bool v6 = v4 != 0;
   const _Bool v7 = v5 & v6;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v7;
  }
  at += last - first;
 }
}

static void logical_or_uuu_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v5 = v3 != 0;
   const _Bool v6 = v4 != 0;
   const _Bool v7 = v5 | v6;
   b0_y[i1 * n2_s0_0 + i2] = v7;
  }
  at += last - first;
 }
}

static void logical_or_sss_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v5 = v3 != 0;
   const _Bool v6 = v4 != 0;
   const _Bool v7 = v5 | v6;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v7;
  }
  at += last - first;
 }
}

static void logical_not_uu_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v3 = b1_x1[i1 * n4_s1_0 + i2] != 0;
   const _Bool v4 = v3 == 0;
   b0_y[i1 * n2_s0_0 + i2] = v4;
  }
  at += last - first;
 }
}

static void logical_not_ss_bool(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v3 = b1_x1[i1 * n4_s1_0 + i2 * n5_s1_1] != 0;
   const _Bool v4 = v3 == 0;
   b0_y[i1 * n2_s0_0 + i2 * n3_s0_1] = v4;
  }
  at += last - first;
 }
}

CORE_BUILT(comparison) = {
  {"core::less 2 bool,float32,float32 uuu v1", 0, less_uuu_bool_float32, 0, 5},
  {"core::less 2 bool,float32,float32 uuz v1", 0, less_uuz_bool_float32, 0, 5},
  {"core::less 2 bool,float32,float32 sss v1", 0, less_sss_bool_float32, 0, 5},
  {"core::less 2 bool,float64,float64 uuu v1", 0, less_uuu_bool_float64, 0, 5},
  {"core::less 2 bool,float64,float64 uuz v1", 0, less_uuz_bool_float64, 0, 5},
  {"core::less 2 bool,float64,float64 sss v1", 0, less_sss_bool_float64, 0, 5},
  {"core::less 2 bool,float16,float16 uuu v1", 0, less_uuu_bool_float16, 0, 5},
  {"core::less 2 bool,float16,float16 uuz v1", 0, less_uuz_bool_float16, 0, 5},
  {"core::less 2 bool,float16,float16 sss v1", 0, less_sss_bool_float16, 0, 5},
  {"core::less 2 bool,bfloat16,bfloat16 uuu v1", 0, less_uuu_bool_bfloat16, 0, 5},
  {"core::less 2 bool,bfloat16,bfloat16 uuz v1", 0, less_uuz_bool_bfloat16, 0, 5},
  {"core::less 2 bool,bfloat16,bfloat16 sss v1", 0, less_sss_bool_bfloat16, 0, 5},
  {"core::less 2 bool,bool,bool uuu v1", 0, less_uuu_bool, 0, 5},
  {"core::less 2 bool,bool,bool uuz v1", 0, less_uuz_bool, 0, 5},
  {"core::less 2 bool,bool,bool sss v1", 0, less_sss_bool, 0, 5},
  {"core::less_equal 2 bool,float32,float32 uuu v1", 0, less_equal_uuu_bool_float32, 0, 5},
  {"core::less_equal 2 bool,float32,float32 uuz v1", 0, less_equal_uuz_bool_float32, 0, 5},
  {"core::less_equal 2 bool,float32,float32 sss v1", 0, less_equal_sss_bool_float32, 0, 5},
  {"core::less_equal 2 bool,float64,float64 uuu v1", 0, less_equal_uuu_bool_float64, 0, 5},
  {"core::less_equal 2 bool,float64,float64 uuz v1", 0, less_equal_uuz_bool_float64, 0, 5},
  {"core::less_equal 2 bool,float64,float64 sss v1", 0, less_equal_sss_bool_float64, 0, 5},
  {"core::less_equal 2 bool,float16,float16 uuu v1", 0, less_equal_uuu_bool_float16, 0, 5},
  {"core::less_equal 2 bool,float16,float16 uuz v1", 0, less_equal_uuz_bool_float16, 0, 5},
  {"core::less_equal 2 bool,float16,float16 sss v1", 0, less_equal_sss_bool_float16, 0, 5},
  {"core::less_equal 2 bool,bfloat16,bfloat16 uuu v1", 0, less_equal_uuu_bool_bfloat16, 0, 5},
  {"core::less_equal 2 bool,bfloat16,bfloat16 uuz v1", 0, less_equal_uuz_bool_bfloat16, 0, 5},
  {"core::less_equal 2 bool,bfloat16,bfloat16 sss v1", 0, less_equal_sss_bool_bfloat16, 0, 5},
  {"core::less_equal 2 bool,bool,bool uuu v1", 0, less_equal_uuu_bool, 0, 5},
  {"core::less_equal 2 bool,bool,bool uuz v1", 0, less_equal_uuz_bool, 0, 5},
  {"core::less_equal 2 bool,bool,bool sss v1", 0, less_equal_sss_bool, 0, 5},
  {"core::greater 2 bool,float32,float32 uuu v1", 0, greater_uuu_bool_float32, 0, 5},
  {"core::greater 2 bool,float32,float32 uuz v1", 0, greater_uuz_bool_float32, 0, 5},
  {"core::greater 2 bool,float32,float32 sss v1", 0, greater_sss_bool_float32, 0, 5},
  {"core::greater 2 bool,float64,float64 uuu v1", 0, greater_uuu_bool_float64, 0, 5},
  {"core::greater 2 bool,float64,float64 uuz v1", 0, greater_uuz_bool_float64, 0, 5},
  {"core::greater 2 bool,float64,float64 sss v1", 0, greater_sss_bool_float64, 0, 5},
  {"core::greater 2 bool,float16,float16 uuu v1", 0, greater_uuu_bool_float16, 0, 5},
  {"core::greater 2 bool,float16,float16 uuz v1", 0, greater_uuz_bool_float16, 0, 5},
  {"core::greater 2 bool,float16,float16 sss v1", 0, greater_sss_bool_float16, 0, 5},
  {"core::greater 2 bool,bfloat16,bfloat16 uuu v1", 0, greater_uuu_bool_bfloat16, 0, 5},
  {"core::greater 2 bool,bfloat16,bfloat16 uuz v1", 0, greater_uuz_bool_bfloat16, 0, 5},
  {"core::greater 2 bool,bfloat16,bfloat16 sss v1", 0, greater_sss_bool_bfloat16, 0, 5},
  {"core::greater 2 bool,bool,bool uuu v1", 0, greater_uuu_bool, 0, 5},
  {"core::greater 2 bool,bool,bool uuz v1", 0, greater_uuz_bool, 0, 5},
  {"core::greater 2 bool,bool,bool sss v1", 0, greater_sss_bool, 0, 5},
  {"core::greater_equal 2 bool,float32,float32 uuu v1", 0, greater_equal_uuu_bool_float32, 0, 5},
  {"core::greater_equal 2 bool,float32,float32 uuz v1", 0, greater_equal_uuz_bool_float32, 0, 5},
  {"core::greater_equal 2 bool,float32,float32 sss v1", 0, greater_equal_sss_bool_float32, 0, 5},
  {"core::greater_equal 2 bool,float64,float64 uuu v1", 0, greater_equal_uuu_bool_float64, 0, 5},
  {"core::greater_equal 2 bool,float64,float64 uuz v1", 0, greater_equal_uuz_bool_float64, 0, 5},
  {"core::greater_equal 2 bool,float64,float64 sss v1", 0, greater_equal_sss_bool_float64, 0, 5},
  {"core::greater_equal 2 bool,float16,float16 uuu v1", 0, greater_equal_uuu_bool_float16, 0, 5},
  {"core::greater_equal 2 bool,float16,float16 uuz v1", 0, greater_equal_uuz_bool_float16, 0, 5},
  {"core::greater_equal 2 bool,float16,float16 sss v1", 0, greater_equal_sss_bool_float16, 0, 5},
  {"core::greater_equal 2 bool,bfloat16,bfloat16 uuu v1", 0, greater_equal_uuu_bool_bfloat16, 0, 5},
  {"core::greater_equal 2 bool,bfloat16,bfloat16 uuz v1", 0, greater_equal_uuz_bool_bfloat16, 0, 5},
  {"core::greater_equal 2 bool,bfloat16,bfloat16 sss v1", 0, greater_equal_sss_bool_bfloat16, 0, 5},
  {"core::greater_equal 2 bool,bool,bool uuu v1", 0, greater_equal_uuu_bool, 0, 5},
  {"core::greater_equal 2 bool,bool,bool uuz v1", 0, greater_equal_uuz_bool, 0, 5},
  {"core::greater_equal 2 bool,bool,bool sss v1", 0, greater_equal_sss_bool, 0, 5},
  {"core::equal 2 bool,float32,float32 uuu v1", 0, equal_uuu_bool_float32, 0, 5},
  {"core::equal 2 bool,float32,float32 uuz v1", 0, equal_uuz_bool_float32, 0, 5},
  {"core::equal 2 bool,float32,float32 sss v1", 0, equal_sss_bool_float32, 0, 5},
  {"core::equal 2 bool,float64,float64 uuu v1", 0, equal_uuu_bool_float64, 0, 5},
  {"core::equal 2 bool,float64,float64 uuz v1", 0, equal_uuz_bool_float64, 0, 5},
  {"core::equal 2 bool,float64,float64 sss v1", 0, equal_sss_bool_float64, 0, 5},
  {"core::equal 2 bool,float16,float16 uuu v1", 0, equal_uuu_bool_float16, 0, 5},
  {"core::equal 2 bool,float16,float16 uuz v1", 0, equal_uuz_bool_float16, 0, 5},
  {"core::equal 2 bool,float16,float16 sss v1", 0, equal_sss_bool_float16, 0, 5},
  {"core::equal 2 bool,bfloat16,bfloat16 uuu v1", 0, equal_uuu_bool_bfloat16, 0, 5},
  {"core::equal 2 bool,bfloat16,bfloat16 uuz v1", 0, equal_uuz_bool_bfloat16, 0, 5},
  {"core::equal 2 bool,bfloat16,bfloat16 sss v1", 0, equal_sss_bool_bfloat16, 0, 5},
  {"core::equal 2 bool,bool,bool uuu v1", 0, equal_uuu_bool, 0, 5},
  {"core::equal 2 bool,bool,bool uuz v1", 0, equal_uuz_bool, 0, 5},
  {"core::equal 2 bool,bool,bool sss v1", 0, equal_sss_bool, 0, 5},
  {"core::not_equal 2 bool,float32,float32 uuu v1", 0, not_equal_uuu_bool_float32, 0, 5},
  {"core::not_equal 2 bool,float32,float32 uuz v1", 0, not_equal_uuz_bool_float32, 0, 5},
  {"core::not_equal 2 bool,float32,float32 sss v1", 0, not_equal_sss_bool_float32, 0, 5},
  {"core::not_equal 2 bool,float64,float64 uuu v1", 0, not_equal_uuu_bool_float64, 0, 5},
  {"core::not_equal 2 bool,float64,float64 uuz v1", 0, not_equal_uuz_bool_float64, 0, 5},
  {"core::not_equal 2 bool,float64,float64 sss v1", 0, not_equal_sss_bool_float64, 0, 5},
  {"core::not_equal 2 bool,float16,float16 uuu v1", 0, not_equal_uuu_bool_float16, 0, 5},
  {"core::not_equal 2 bool,float16,float16 uuz v1", 0, not_equal_uuz_bool_float16, 0, 5},
  {"core::not_equal 2 bool,float16,float16 sss v1", 0, not_equal_sss_bool_float16, 0, 5},
  {"core::not_equal 2 bool,bfloat16,bfloat16 uuu v1", 0, not_equal_uuu_bool_bfloat16, 0, 5},
  {"core::not_equal 2 bool,bfloat16,bfloat16 uuz v1", 0, not_equal_uuz_bool_bfloat16, 0, 5},
  {"core::not_equal 2 bool,bfloat16,bfloat16 sss v1", 0, not_equal_sss_bool_bfloat16, 0, 5},
  {"core::not_equal 2 bool,bool,bool uuu v1", 0, not_equal_uuu_bool, 0, 5},
  {"core::not_equal 2 bool,bool,bool uuz v1", 0, not_equal_uuz_bool, 0, 5},
  {"core::not_equal 2 bool,bool,bool sss v1", 0, not_equal_sss_bool, 0, 5},
  {"core::less 2 bool,int8,int8 uuu v1", 0, less_uuu_bool_int8, 0, 5},
  {"core::less 2 bool,int8,int8 uuz v1", 0, less_uuz_bool_int8, 0, 5},
  {"core::less 2 bool,int8,int8 sss v1", 0, less_sss_bool_int8, 0, 5},
  {"core::less 2 bool,int16,int16 uuu v1", 0, less_uuu_bool_int16, 0, 5},
  {"core::less 2 bool,int16,int16 uuz v1", 0, less_uuz_bool_int16, 0, 5},
  {"core::less 2 bool,int16,int16 sss v1", 0, less_sss_bool_int16, 0, 5},
  {"core::less 2 bool,int32,int32 uuu v1", 0, less_uuu_bool_int32, 0, 5},
  {"core::less 2 bool,int32,int32 uuz v1", 0, less_uuz_bool_int32, 0, 5},
  {"core::less 2 bool,int32,int32 sss v1", 0, less_sss_bool_int32, 0, 5},
  {"core::less 2 bool,int64,int64 uuu v1", 0, less_uuu_bool_int64, 0, 5},
  {"core::less 2 bool,int64,int64 uuz v1", 0, less_uuz_bool_int64, 0, 5},
  {"core::less 2 bool,int64,int64 sss v1", 0, less_sss_bool_int64, 0, 5},
  {"core::less 2 bool,uint8,uint8 uuu v1", 0, less_uuu_bool_uint8, 0, 5},
  {"core::less 2 bool,uint8,uint8 uuz v1", 0, less_uuz_bool_uint8, 0, 5},
  {"core::less 2 bool,uint8,uint8 sss v1", 0, less_sss_bool_uint8, 0, 5},
  {"core::less 2 bool,uint16,uint16 uuu v1", 0, less_uuu_bool_uint16, 0, 5},
  {"core::less 2 bool,uint16,uint16 uuz v1", 0, less_uuz_bool_uint16, 0, 5},
  {"core::less 2 bool,uint16,uint16 sss v1", 0, less_sss_bool_uint16, 0, 5},
  {"core::less 2 bool,uint32,uint32 uuu v1", 0, less_uuu_bool_uint32, 0, 5},
  {"core::less 2 bool,uint32,uint32 uuz v1", 0, less_uuz_bool_uint32, 0, 5},
  {"core::less 2 bool,uint32,uint32 sss v1", 0, less_sss_bool_uint32, 0, 5},
  {"core::less 2 bool,uint64,uint64 uuu v1", 0, less_uuu_bool_uint64, 0, 5},
  {"core::less 2 bool,uint64,uint64 uuz v1", 0, less_uuz_bool_uint64, 0, 5},
  {"core::less 2 bool,uint64,uint64 sss v1", 0, less_sss_bool_uint64, 0, 5},
  {"core::less_equal 2 bool,int8,int8 uuu v1", 0, less_equal_uuu_bool_int8, 0, 5},
  {"core::less_equal 2 bool,int8,int8 uuz v1", 0, less_equal_uuz_bool_int8, 0, 5},
  {"core::less_equal 2 bool,int8,int8 sss v1", 0, less_equal_sss_bool_int8, 0, 5},
  {"core::less_equal 2 bool,int16,int16 uuu v1", 0, less_equal_uuu_bool_int16, 0, 5},
  {"core::less_equal 2 bool,int16,int16 uuz v1", 0, less_equal_uuz_bool_int16, 0, 5},
  {"core::less_equal 2 bool,int16,int16 sss v1", 0, less_equal_sss_bool_int16, 0, 5},
  {"core::less_equal 2 bool,int32,int32 uuu v1", 0, less_equal_uuu_bool_int32, 0, 5},
  {"core::less_equal 2 bool,int32,int32 uuz v1", 0, less_equal_uuz_bool_int32, 0, 5},
  {"core::less_equal 2 bool,int32,int32 sss v1", 0, less_equal_sss_bool_int32, 0, 5},
  {"core::less_equal 2 bool,int64,int64 uuu v1", 0, less_equal_uuu_bool_int64, 0, 5},
  {"core::less_equal 2 bool,int64,int64 uuz v1", 0, less_equal_uuz_bool_int64, 0, 5},
  {"core::less_equal 2 bool,int64,int64 sss v1", 0, less_equal_sss_bool_int64, 0, 5},
  {"core::less_equal 2 bool,uint8,uint8 uuu v1", 0, less_equal_uuu_bool_uint8, 0, 5},
  {"core::less_equal 2 bool,uint8,uint8 uuz v1", 0, less_equal_uuz_bool_uint8, 0, 5},
  {"core::less_equal 2 bool,uint8,uint8 sss v1", 0, less_equal_sss_bool_uint8, 0, 5},
  {"core::less_equal 2 bool,uint16,uint16 uuu v1", 0, less_equal_uuu_bool_uint16, 0, 5},
  {"core::less_equal 2 bool,uint16,uint16 uuz v1", 0, less_equal_uuz_bool_uint16, 0, 5},
  {"core::less_equal 2 bool,uint16,uint16 sss v1", 0, less_equal_sss_bool_uint16, 0, 5},
  {"core::less_equal 2 bool,uint32,uint32 uuu v1", 0, less_equal_uuu_bool_uint32, 0, 5},
  {"core::less_equal 2 bool,uint32,uint32 uuz v1", 0, less_equal_uuz_bool_uint32, 0, 5},
  {"core::less_equal 2 bool,uint32,uint32 sss v1", 0, less_equal_sss_bool_uint32, 0, 5},
  {"core::less_equal 2 bool,uint64,uint64 uuu v1", 0, less_equal_uuu_bool_uint64, 0, 5},
  {"core::less_equal 2 bool,uint64,uint64 uuz v1", 0, less_equal_uuz_bool_uint64, 0, 5},
  {"core::less_equal 2 bool,uint64,uint64 sss v1", 0, less_equal_sss_bool_uint64, 0, 5},
  {"core::greater 2 bool,int8,int8 uuu v1", 0, greater_uuu_bool_int8, 0, 5},
  {"core::greater 2 bool,int8,int8 uuz v1", 0, greater_uuz_bool_int8, 0, 5},
  {"core::greater 2 bool,int8,int8 sss v1", 0, greater_sss_bool_int8, 0, 5},
  {"core::greater 2 bool,int16,int16 uuu v1", 0, greater_uuu_bool_int16, 0, 5},
  {"core::greater 2 bool,int16,int16 uuz v1", 0, greater_uuz_bool_int16, 0, 5},
  {"core::greater 2 bool,int16,int16 sss v1", 0, greater_sss_bool_int16, 0, 5},
  {"core::greater 2 bool,int32,int32 uuu v1", 0, greater_uuu_bool_int32, 0, 5},
  {"core::greater 2 bool,int32,int32 uuz v1", 0, greater_uuz_bool_int32, 0, 5},
  {"core::greater 2 bool,int32,int32 sss v1", 0, greater_sss_bool_int32, 0, 5},
  {"core::greater 2 bool,int64,int64 uuu v1", 0, greater_uuu_bool_int64, 0, 5},
  {"core::greater 2 bool,int64,int64 uuz v1", 0, greater_uuz_bool_int64, 0, 5},
  {"core::greater 2 bool,int64,int64 sss v1", 0, greater_sss_bool_int64, 0, 5},
  {"core::greater 2 bool,uint8,uint8 uuu v1", 0, greater_uuu_bool_uint8, 0, 5},
  {"core::greater 2 bool,uint8,uint8 uuz v1", 0, greater_uuz_bool_uint8, 0, 5},
  {"core::greater 2 bool,uint8,uint8 sss v1", 0, greater_sss_bool_uint8, 0, 5},
  {"core::greater 2 bool,uint16,uint16 uuu v1", 0, greater_uuu_bool_uint16, 0, 5},
  {"core::greater 2 bool,uint16,uint16 uuz v1", 0, greater_uuz_bool_uint16, 0, 5},
  {"core::greater 2 bool,uint16,uint16 sss v1", 0, greater_sss_bool_uint16, 0, 5},
  {"core::greater 2 bool,uint32,uint32 uuu v1", 0, greater_uuu_bool_uint32, 0, 5},
  {"core::greater 2 bool,uint32,uint32 uuz v1", 0, greater_uuz_bool_uint32, 0, 5},
  {"core::greater 2 bool,uint32,uint32 sss v1", 0, greater_sss_bool_uint32, 0, 5},
  {"core::greater 2 bool,uint64,uint64 uuu v1", 0, greater_uuu_bool_uint64, 0, 5},
  {"core::greater 2 bool,uint64,uint64 uuz v1", 0, greater_uuz_bool_uint64, 0, 5},
  {"core::greater 2 bool,uint64,uint64 sss v1", 0, greater_sss_bool_uint64, 0, 5},
  {"core::greater_equal 2 bool,int8,int8 uuu v1", 0, greater_equal_uuu_bool_int8, 0, 5},
  {"core::greater_equal 2 bool,int8,int8 uuz v1", 0, greater_equal_uuz_bool_int8, 0, 5},
  {"core::greater_equal 2 bool,int8,int8 sss v1", 0, greater_equal_sss_bool_int8, 0, 5},
  {"core::greater_equal 2 bool,int16,int16 uuu v1", 0, greater_equal_uuu_bool_int16, 0, 5},
  {"core::greater_equal 2 bool,int16,int16 uuz v1", 0, greater_equal_uuz_bool_int16, 0, 5},
  {"core::greater_equal 2 bool,int16,int16 sss v1", 0, greater_equal_sss_bool_int16, 0, 5},
  {"core::greater_equal 2 bool,int32,int32 uuu v1", 0, greater_equal_uuu_bool_int32, 0, 5},
  {"core::greater_equal 2 bool,int32,int32 uuz v1", 0, greater_equal_uuz_bool_int32, 0, 5},
  {"core::greater_equal 2 bool,int32,int32 sss v1", 0, greater_equal_sss_bool_int32, 0, 5},
  {"core::greater_equal 2 bool,int64,int64 uuu v1", 0, greater_equal_uuu_bool_int64, 0, 5},
  {"core::greater_equal 2 bool,int64,int64 uuz v1", 0, greater_equal_uuz_bool_int64, 0, 5},
  {"core::greater_equal 2 bool,int64,int64 sss v1", 0, greater_equal_sss_bool_int64, 0, 5},
  {"core::greater_equal 2 bool,uint8,uint8 uuu v1", 0, greater_equal_uuu_bool_uint8, 0, 5},
  {"core::greater_equal 2 bool,uint8,uint8 uuz v1", 0, greater_equal_uuz_bool_uint8, 0, 5},
  {"core::greater_equal 2 bool,uint8,uint8 sss v1", 0, greater_equal_sss_bool_uint8, 0, 5},
  {"core::greater_equal 2 bool,uint16,uint16 uuu v1", 0, greater_equal_uuu_bool_uint16, 0, 5},
  {"core::greater_equal 2 bool,uint16,uint16 uuz v1", 0, greater_equal_uuz_bool_uint16, 0, 5},
  {"core::greater_equal 2 bool,uint16,uint16 sss v1", 0, greater_equal_sss_bool_uint16, 0, 5},
  {"core::greater_equal 2 bool,uint32,uint32 uuu v1", 0, greater_equal_uuu_bool_uint32, 0, 5},
  {"core::greater_equal 2 bool,uint32,uint32 uuz v1", 0, greater_equal_uuz_bool_uint32, 0, 5},
  {"core::greater_equal 2 bool,uint32,uint32 sss v1", 0, greater_equal_sss_bool_uint32, 0, 5},
  {"core::greater_equal 2 bool,uint64,uint64 uuu v1", 0, greater_equal_uuu_bool_uint64, 0, 5},
  {"core::greater_equal 2 bool,uint64,uint64 uuz v1", 0, greater_equal_uuz_bool_uint64, 0, 5},
  {"core::greater_equal 2 bool,uint64,uint64 sss v1", 0, greater_equal_sss_bool_uint64, 0, 5},
  {"core::equal 2 bool,int8,int8 uuu v1", 0, equal_uuu_bool_int8, 0, 5},
  {"core::equal 2 bool,uint8,uint8 uuu v1", 0, equal_uuu_bool_int8, 0, 5},
  {"core::equal 2 bool,int8,int8 uuz v1", 0, equal_uuz_bool_int8, 0, 5},
  {"core::equal 2 bool,uint8,uint8 uuz v1", 0, equal_uuz_bool_int8, 0, 5},
  {"core::equal 2 bool,int8,int8 sss v1", 0, equal_sss_bool_int8, 0, 5},
  {"core::equal 2 bool,uint8,uint8 sss v1", 0, equal_sss_bool_int8, 0, 5},
  {"core::equal 2 bool,int16,int16 uuu v1", 0, equal_uuu_bool_int16, 0, 5},
  {"core::equal 2 bool,uint16,uint16 uuu v1", 0, equal_uuu_bool_int16, 0, 5},
  {"core::equal 2 bool,int16,int16 uuz v1", 0, equal_uuz_bool_int16, 0, 5},
  {"core::equal 2 bool,uint16,uint16 uuz v1", 0, equal_uuz_bool_int16, 0, 5},
  {"core::equal 2 bool,int16,int16 sss v1", 0, equal_sss_bool_int16, 0, 5},
  {"core::equal 2 bool,uint16,uint16 sss v1", 0, equal_sss_bool_int16, 0, 5},
  {"core::equal 2 bool,int32,int32 uuu v1", 0, equal_uuu_bool_int32, 0, 5},
  {"core::equal 2 bool,uint32,uint32 uuu v1", 0, equal_uuu_bool_int32, 0, 5},
  {"core::equal 2 bool,int32,int32 uuz v1", 0, equal_uuz_bool_int32, 0, 5},
  {"core::equal 2 bool,uint32,uint32 uuz v1", 0, equal_uuz_bool_int32, 0, 5},
  {"core::equal 2 bool,int32,int32 sss v1", 0, equal_sss_bool_int32, 0, 5},
  {"core::equal 2 bool,uint32,uint32 sss v1", 0, equal_sss_bool_int32, 0, 5},
  {"core::equal 2 bool,int64,int64 uuu v1", 0, equal_uuu_bool_int64, 0, 5},
  {"core::equal 2 bool,uint64,uint64 uuu v1", 0, equal_uuu_bool_int64, 0, 5},
  {"core::equal 2 bool,int64,int64 uuz v1", 0, equal_uuz_bool_int64, 0, 5},
  {"core::equal 2 bool,uint64,uint64 uuz v1", 0, equal_uuz_bool_int64, 0, 5},
  {"core::equal 2 bool,int64,int64 sss v1", 0, equal_sss_bool_int64, 0, 5},
  {"core::equal 2 bool,uint64,uint64 sss v1", 0, equal_sss_bool_int64, 0, 5},
  {"core::not_equal 2 bool,int8,int8 uuu v1", 0, not_equal_uuu_bool_int8, 0, 5},
  {"core::not_equal 2 bool,uint8,uint8 uuu v1", 0, not_equal_uuu_bool_int8, 0, 5},
  {"core::not_equal 2 bool,int8,int8 uuz v1", 0, not_equal_uuz_bool_int8, 0, 5},
  {"core::not_equal 2 bool,uint8,uint8 uuz v1", 0, not_equal_uuz_bool_int8, 0, 5},
  {"core::not_equal 2 bool,int8,int8 sss v1", 0, not_equal_sss_bool_int8, 0, 5},
  {"core::not_equal 2 bool,uint8,uint8 sss v1", 0, not_equal_sss_bool_int8, 0, 5},
  {"core::not_equal 2 bool,int16,int16 uuu v1", 0, not_equal_uuu_bool_int16, 0, 5},
  {"core::not_equal 2 bool,uint16,uint16 uuu v1", 0, not_equal_uuu_bool_int16, 0, 5},
  {"core::not_equal 2 bool,int16,int16 uuz v1", 0, not_equal_uuz_bool_int16, 0, 5},
  {"core::not_equal 2 bool,uint16,uint16 uuz v1", 0, not_equal_uuz_bool_int16, 0, 5},
  {"core::not_equal 2 bool,int16,int16 sss v1", 0, not_equal_sss_bool_int16, 0, 5},
  {"core::not_equal 2 bool,uint16,uint16 sss v1", 0, not_equal_sss_bool_int16, 0, 5},
  {"core::not_equal 2 bool,int32,int32 uuu v1", 0, not_equal_uuu_bool_int32, 0, 5},
  {"core::not_equal 2 bool,uint32,uint32 uuu v1", 0, not_equal_uuu_bool_int32, 0, 5},
  {"core::not_equal 2 bool,int32,int32 uuz v1", 0, not_equal_uuz_bool_int32, 0, 5},
  {"core::not_equal 2 bool,uint32,uint32 uuz v1", 0, not_equal_uuz_bool_int32, 0, 5},
  {"core::not_equal 2 bool,int32,int32 sss v1", 0, not_equal_sss_bool_int32, 0, 5},
  {"core::not_equal 2 bool,uint32,uint32 sss v1", 0, not_equal_sss_bool_int32, 0, 5},
  {"core::not_equal 2 bool,int64,int64 uuu v1", 0, not_equal_uuu_bool_int64, 0, 5},
  {"core::not_equal 2 bool,uint64,uint64 uuu v1", 0, not_equal_uuu_bool_int64, 0, 5},
  {"core::not_equal 2 bool,int64,int64 uuz v1", 0, not_equal_uuz_bool_int64, 0, 5},
  {"core::not_equal 2 bool,uint64,uint64 uuz v1", 0, not_equal_uuz_bool_int64, 0, 5},
  {"core::not_equal 2 bool,int64,int64 sss v1", 0, not_equal_sss_bool_int64, 0, 5},
  {"core::not_equal 2 bool,uint64,uint64 sss v1", 0, not_equal_sss_bool_int64, 0, 5},
  {"core::equal 2 bool,complex64,complex64 uuu v1", 0, equal_uuu_bool_complex64, 0, 5},
  {"core::equal 2 bool,complex64,complex64 uuz v1", 0, equal_uuz_bool_complex64, 0, 5},
  {"core::equal 2 bool,complex64,complex64 sss v1", 0, equal_sss_bool_complex64, 0, 5},
  {"core::equal 2 bool,complex128,complex128 uuu v1", 0, equal_uuu_bool_complex128, 0, 5},
  {"core::equal 2 bool,complex128,complex128 uuz v1", 0, equal_uuz_bool_complex128, 0, 5},
  {"core::equal 2 bool,complex128,complex128 sss v1", 0, equal_sss_bool_complex128, 0, 5},
  {"core::not_equal 2 bool,complex64,complex64 uuu v1", 0, not_equal_uuu_bool_complex64, 0, 5},
  {"core::not_equal 2 bool,complex64,complex64 uuz v1", 0, not_equal_uuz_bool_complex64, 0, 5},
  {"core::not_equal 2 bool,complex64,complex64 sss v1", 0, not_equal_sss_bool_complex64, 0, 5},
  {"core::not_equal 2 bool,complex128,complex128 uuu v1", 0, not_equal_uuu_bool_complex128, 0, 5},
  {"core::not_equal 2 bool,complex128,complex128 uuz v1", 0, not_equal_uuz_bool_complex128, 0, 5},
  {"core::not_equal 2 bool,complex128,complex128 sss v1", 0, not_equal_sss_bool_complex128, 0, 5},
  {"core::logical_and 2 bool,bool,bool uuu v1", 0, logical_and_uuu_bool, 0, 9},
  {"core::logical_and 2 bool,bool,bool sss v1", 0, logical_and_sss_bool, 0, 9},
  {"core::logical_or 2 bool,bool,bool uuu v1", 0, logical_or_uuu_bool, 0, 9},
  {"core::logical_or 2 bool,bool,bool sss v1", 0, logical_or_sss_bool, 0, 9},
  {"core::logical_not 2 bool,bool uu v1", 0, logical_not_uu_bool, 0, 5},
  {"core::logical_not 2 bool,bool ss v1", 0, logical_not_ss_bool, 0, 5},
};
CORE_BUILT_COUNT(comparison);
