// Made by backends/cpu_x86/tools/generate.py from the operators' bodies: change those, run it.
#include "built.h"

static inline long long core_floordiv_index(long long a, long long b) { if (b == 0) return 0; if (b == -1) return (long long)(0 - (unsigned long long)a); long long q = (long long)(a / b); return (long long)(q - ((a % b != 0) & ((a < 0) != (b < 0)))); }
static inline float core_max_float32(float a, float b) { return a > b || a != a ? a : b; }
#pragma omp declare reduction(core_max_float32 : float : omp_out = core_max_float32(omp_out, omp_in)) initializer(omp_priv = (-__builtin_inff()))
static inline float core_min_float32(float a, float b) { return a < b || a != a ? a : b; }
#pragma omp declare reduction(core_min_float32 : float : omp_out = core_min_float32(omp_out, omp_in)) initializer(omp_priv = __builtin_inff())
static inline double core_max_float64(double a, double b) { return a > b || a != a ? a : b; }
#pragma omp declare reduction(core_max_float64 : double : omp_out = core_max_float64(omp_out, omp_in)) initializer(omp_priv = (-__builtin_inf()))
static inline double core_min_float64(double a, double b) { return a < b || a != a ? a : b; }
#pragma omp declare reduction(core_min_float64 : double : omp_out = core_min_float64(omp_out, omp_in)) initializer(omp_priv = __builtin_inf())
static inline float core_bits_uint32_float32(unsigned int a) { union { unsigned int from; float to; } u; u.from = a; return u.to; }
static inline unsigned int core_bits_float32_uint32(float a) { union { float from; unsigned int to; } u; u.from = a; return u.to; }

static void sum_0_187dbe0ba0cd(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const float *b1_x_ = (const float *)buffers[1];
 float *b2_part = (float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const long long v7 = v6 + 4095;
  const long long v8 = core_floordiv_index(v7, 4096);
  float lane9[64];
  float v10 = 0.0f;
  for (long long block11 = 0; block11 < v8; ++block11) {
   const long long v12 = block11 * 4096;
   const long long v13 = v6 - v12;
   const long long v14 = (v13 < 4096 ? v13 : 4096);
#pragma omp simd
   for (long long k15 = 0; k15 < 64; ++k15) {
    lane9[k15] = 0.0f;
   }
   const long long v16 = core_floordiv_index(v14, 64);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = k17 * 64;
    const long long v19 = v12 + v18;
#pragma omp simd
    for (long long k20 = 0; k20 < 64; ++k20) {
     const long long v21 = v19 + k20;
     const float v22 = lane9[k20];
     const long long v23 = v4 + v21;
     const float v24 = b1_x_[v23];
     const float v25 = v22 + v24;
     lane9[k20] = v25;
    }
   }
   const long long v26 = v16 * 64;
   const long long v27 = v14 - v26;
   const long long v28 = v12 + v26;
#pragma omp simd
   for (long long k29 = 0; k29 < v27; ++k29) {
    const long long v30 = v28 + k29;
    const float v31 = lane9[k29];
    const long long v32 = v4 + v30;
    const float v33 = b1_x_[v32];
    const float v34 = v31 + v33;
    lane9[k29] = v34;
   }
   float v35 = 0.0f;
#pragma omp simd reduction(+ : v35)
   for (long long k36 = 0; k36 < 64; ++k36) {
    const float v37 = lane9[k36];
    v35 = v35 + v37;
   }
   v10 = v10 + v35;
  }
  b2_part[p3] = v10;
 }
}
static void sum_1_187dbe0ba0cd(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b2_part = (const float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const long long v3 = v2 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  float lane5[64];
  float v6 = 0.0f;
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = v2 - v8;
   const long long v10 = (v9 < 4096 ? v9 : 4096);
#pragma omp simd
   for (long long k11 = 0; k11 < 64; ++k11) {
    lane5[k11] = 0.0f;
   }
   const long long v12 = core_floordiv_index(v10, 64);
   for (long long k13 = 0; k13 < v12; ++k13) {
    const long long v14 = k13 * 64;
    const long long v15 = v8 + v14;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const float v18 = lane5[k16];
     const float v19 = b2_part[v17];
     const float v20 = v18 + v19;
     lane5[k16] = v20;
    }
   }
   const long long v21 = v12 * 64;
   const long long v22 = v10 - v21;
   const long long v23 = v8 + v21;
#pragma omp simd
   for (long long k24 = 0; k24 < v22; ++k24) {
    const long long v25 = v23 + k24;
    const float v26 = lane5[k24];
    const float v27 = b2_part[v25];
    const float v28 = v26 + v27;
    lane5[k24] = v28;
   }
   float v29 = 0.0f;
#pragma omp simd reduction(+ : v29)
   for (long long k30 = 0; k30 < 64; ++k30) {
    const float v31 = lane5[k30];
    v29 = v29 + v31;
   }
   v6 = v6 + v29;
  }
  b0_out0_[0] = v6;
 }
}

static void sum_0_e10d95a7e7d7(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  float column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = 0.0f;
  }
  float column9[256];
  const long long v10 = n0_size0 + 1023;
  const long long v11 = core_floordiv_index(v10, 1024);
  for (long long k12 = 0; k12 < v11; ++k12) {
   const long long v13 = k12 * 1024;
#pragma omp simd
   for (long long k14 = 0; k14 < v6; ++k14) {
    column9[k14] = 0.0f;
   }
   const long long v15 = n0_size0 - v13;
   const long long v16 = (v15 < 1024 ? v15 : 1024);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = v13 + k17;
#pragma omp simd
    for (long long k19 = 0; k19 < v6; ++k19) {
     const long long v20 = v4 + k19;
     const float v21 = b1_x_[v18 * n2_stride2 + v20];
     const float v22 = column9[k19];
     const float v23 = v22 + v21;
     column9[k19] = v23;
    }
   }
#pragma omp simd
   for (long long k24 = 0; k24 < v6; ++k24) {
    const float v25 = column7[k24];
    const float v26 = column9[k24];
    const float v27 = v25 + v26;
    column7[k24] = v27;
   }
  }
#pragma omp simd
  for (long long k28 = 0; k28 < v6; ++k28) {
   const long long v29 = v4 + k28;
   const float v30 = column7[k28];
   b0_out0_[v29] = v30;
  }
 }
}

static void sum_0_b4b6bb6f6cf6(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 const long long n4_stride4 = (long long)scalars[4];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  float column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = 0.0f;
  }
  float column9[256];
  const long long v10 = n0_size0 + 1023;
  const long long v11 = core_floordiv_index(v10, 1024);
  for (long long k12 = 0; k12 < v11; ++k12) {
   const long long v13 = k12 * 1024;
#pragma omp simd
   for (long long k14 = 0; k14 < v6; ++k14) {
    column9[k14] = 0.0f;
   }
   const long long v15 = n0_size0 - v13;
   const long long v16 = (v15 < 1024 ? v15 : 1024);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = v13 + k17;
#pragma omp simd
    for (long long k19 = 0; k19 < v6; ++k19) {
     const long long v20 = v4 + k19;
     const float v21 = b1_x_[v18 * n4_stride4 + v20];
     const float v22 = column9[k19];
     const float v23 = v22 + v21;
     column9[k19] = v23;
    }
   }
#pragma omp simd
   for (long long k24 = 0; k24 < v6; ++k24) {
    const float v25 = column7[k24];
    const float v26 = column9[k24];
    const float v27 = v25 + v26;
    column7[k24] = v27;
   }
  }
#pragma omp simd
  for (long long k28 = 0; k28 < v6; ++k28) {
   const long long v29 = v4 + k28;
   const float v30 = column7[k28];
   b0_out0_[v29] = v30;
  }
 }
}

static void sum_0_2104b46c67ae(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  float lane4[64];
  float v5 = 0.0f;
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    lane4[k10] = 0.0f;
   }
   const long long v11 = core_floordiv_index(v9, 64);
   for (long long k12 = 0; k12 < v11; ++k12) {
    const long long v13 = k12 * 64;
    const long long v14 = v7 + v13;
#pragma omp simd
    for (long long k15 = 0; k15 < 64; ++k15) {
     const long long v16 = v14 + k15;
     const float v17 = lane4[k15];
     const float v18 = b1_x_[i1 * n2_stride2 + v16];
     const float v19 = v17 + v18;
     lane4[k15] = v19;
    }
   }
   const long long v20 = v11 * 64;
   const long long v21 = v9 - v20;
   const long long v22 = v7 + v20;
#pragma omp simd
   for (long long k23 = 0; k23 < v21; ++k23) {
    const long long v24 = v22 + k23;
    const float v25 = lane4[k23];
    const float v26 = b1_x_[i1 * n2_stride2 + v24];
    const float v27 = v25 + v26;
    lane4[k23] = v27;
   }
   float v28 = 0.0f;
#pragma omp simd reduction(+ : v28)
   for (long long k29 = 0; k29 < 64; ++k29) {
    const float v30 = lane4[k29];
    v28 = v28 + v30;
   }
   v5 = v5 + v28;
  }
  b0_out0_[i1] = v5;
 }
}

static void sum_0_07a4393088c2(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  float lane4[64];
  float v5 = 0.0f;
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    lane4[k10] = 0.0f;
   }
   const long long v11 = core_floordiv_index(v9, 64);
   for (long long k12 = 0; k12 < v11; ++k12) {
    const long long v13 = k12 * 64;
    const long long v14 = v7 + v13;
#pragma omp simd
    for (long long k15 = 0; k15 < 64; ++k15) {
     const long long v16 = v14 + k15;
     const float v17 = lane4[k15];
     const float v18 = b1_x_[i1 * n3_stride3 + v16];
     const float v19 = v17 + v18;
     lane4[k15] = v19;
    }
   }
   const long long v20 = v11 * 64;
   const long long v21 = v9 - v20;
   const long long v22 = v7 + v20;
#pragma omp simd
   for (long long k23 = 0; k23 < v21; ++k23) {
    const long long v24 = v22 + k23;
    const float v25 = lane4[k23];
    const float v26 = b1_x_[i1 * n3_stride3 + v24];
    const float v27 = v25 + v26;
    lane4[k23] = v27;
   }
   float v28 = 0.0f;
#pragma omp simd reduction(+ : v28)
   for (long long k29 = 0; k29 < 64; ++k29) {
    const float v30 = lane4[k29];
    v28 = v28 + v30;
   }
   v5 = v5 + v28;
  }
  b0_out0_[i1] = v5;
 }
}

static void mean_0_b25ff6650af1(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const float *b1_x_ = (const float *)buffers[1];
 float *b2_part = (float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const long long v7 = v6 + 4095;
  const long long v8 = core_floordiv_index(v7, 4096);
  float lane9[64];
  float v10 = 0.0f;
  for (long long block11 = 0; block11 < v8; ++block11) {
   const long long v12 = block11 * 4096;
   const long long v13 = v6 - v12;
   const long long v14 = (v13 < 4096 ? v13 : 4096);
#pragma omp simd
   for (long long k15 = 0; k15 < 64; ++k15) {
    lane9[k15] = 0.0f;
   }
   const long long v16 = core_floordiv_index(v14, 64);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = k17 * 64;
    const long long v19 = v12 + v18;
#pragma omp simd
    for (long long k20 = 0; k20 < 64; ++k20) {
     const long long v21 = v19 + k20;
     const float v22 = lane9[k20];
     const long long v23 = v4 + v21;
     const float v24 = b1_x_[v23];
     const float v25 = v22 + v24;
     lane9[k20] = v25;
    }
   }
   const long long v26 = v16 * 64;
   const long long v27 = v14 - v26;
   const long long v28 = v12 + v26;
#pragma omp simd
   for (long long k29 = 0; k29 < v27; ++k29) {
    const long long v30 = v28 + k29;
    const float v31 = lane9[k29];
    const long long v32 = v4 + v30;
    const float v33 = b1_x_[v32];
    const float v34 = v31 + v33;
    lane9[k29] = v34;
   }
   float v35 = 0.0f;
#pragma omp simd reduction(+ : v35)
   for (long long k36 = 0; k36 < 64; ++k36) {
    const float v37 = lane9[k36];
    v35 = v35 + v37;
   }
   v10 = v10 + v35;
  }
  b2_part[p3] = v10;
 }
}
static void mean_1_b25ff6650af1(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b2_part = (const float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_size2 = (long long)scalars[2];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const long long v3 = v2 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  float lane5[64];
  float v6 = 0.0f;
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = v2 - v8;
   const long long v10 = (v9 < 4096 ? v9 : 4096);
#pragma omp simd
   for (long long k11 = 0; k11 < 64; ++k11) {
    lane5[k11] = 0.0f;
   }
   const long long v12 = core_floordiv_index(v10, 64);
   for (long long k13 = 0; k13 < v12; ++k13) {
    const long long v14 = k13 * 64;
    const long long v15 = v8 + v14;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const float v18 = lane5[k16];
     const float v19 = b2_part[v17];
     const float v20 = v18 + v19;
     lane5[k16] = v20;
    }
   }
   const long long v21 = v12 * 64;
   const long long v22 = v10 - v21;
   const long long v23 = v8 + v21;
#pragma omp simd
   for (long long k24 = 0; k24 < v22; ++k24) {
    const long long v25 = v23 + k24;
    const float v26 = lane5[k24];
    const float v27 = b2_part[v25];
    const float v28 = v26 + v27;
    lane5[k24] = v28;
   }
   float v29 = 0.0f;
#pragma omp simd reduction(+ : v29)
   for (long long k30 = 0; k30 < 64; ++k30) {
    const float v31 = lane5[k30];
    v29 = v29 + v31;
   }
   v6 = v6 + v29;
  }
  const long long v32 = n1_size1 * n2_size2;
  const float v33 = (float)v32;
  const float v34 = v6 / v33;
  b0_out0_[0] = v34;
 }
}

static void mean_0_4454cecae14c(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const float *b1_x_ = (const float *)buffers[1];
 float *b2_part = (float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const long long v7 = v6 + 4095;
  const long long v8 = core_floordiv_index(v7, 4096);
  float lane9[64];
  float v10 = 0.0f;
  for (long long block11 = 0; block11 < v8; ++block11) {
   const long long v12 = block11 * 4096;
   const long long v13 = v6 - v12;
   const long long v14 = (v13 < 4096 ? v13 : 4096);
#pragma omp simd
   for (long long k15 = 0; k15 < 64; ++k15) {
    lane9[k15] = 0.0f;
   }
   const long long v16 = core_floordiv_index(v14, 64);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = k17 * 64;
    const long long v19 = v12 + v18;
#pragma omp simd
    for (long long k20 = 0; k20 < 64; ++k20) {
     const long long v21 = v19 + k20;
     const float v22 = lane9[k20];
     const long long v23 = v4 + v21;
     const float v24 = b1_x_[v23];
     const float v25 = v22 + v24;
     lane9[k20] = v25;
    }
   }
   const long long v26 = v16 * 64;
   const long long v27 = v14 - v26;
   const long long v28 = v12 + v26;
#pragma omp simd
   for (long long k29 = 0; k29 < v27; ++k29) {
    const long long v30 = v28 + k29;
    const float v31 = lane9[k29];
    const long long v32 = v4 + v30;
    const float v33 = b1_x_[v32];
    const float v34 = v31 + v33;
    lane9[k29] = v34;
   }
   float v35 = 0.0f;
#pragma omp simd reduction(+ : v35)
   for (long long k36 = 0; k36 < 64; ++k36) {
    const float v37 = lane9[k36];
    v35 = v35 + v37;
   }
   v10 = v10 + v35;
  }
  b2_part[p3] = v10;
 }
}
static void mean_1_4454cecae14c(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b2_part = (const float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long n3_size3 = (long long)scalars[3];
 const long long n4_size4 = (long long)scalars[4];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const long long v3 = v2 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  float lane5[64];
  float v6 = 0.0f;
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = v2 - v8;
   const long long v10 = (v9 < 4096 ? v9 : 4096);
#pragma omp simd
   for (long long k11 = 0; k11 < 64; ++k11) {
    lane5[k11] = 0.0f;
   }
   const long long v12 = core_floordiv_index(v10, 64);
   for (long long k13 = 0; k13 < v12; ++k13) {
    const long long v14 = k13 * 64;
    const long long v15 = v8 + v14;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const float v18 = lane5[k16];
     const float v19 = b2_part[v17];
     const float v20 = v18 + v19;
     lane5[k16] = v20;
    }
   }
   const long long v21 = v12 * 64;
   const long long v22 = v10 - v21;
   const long long v23 = v8 + v21;
#pragma omp simd
   for (long long k24 = 0; k24 < v22; ++k24) {
    const long long v25 = v23 + k24;
    const float v26 = lane5[k24];
    const float v27 = b2_part[v25];
    const float v28 = v26 + v27;
    lane5[k24] = v28;
   }
   float v29 = 0.0f;
#pragma omp simd reduction(+ : v29)
   for (long long k30 = 0; k30 < 64; ++k30) {
    const float v31 = lane5[k30];
    v29 = v29 + v31;
   }
   v6 = v6 + v29;
  }
  const long long v32 = n3_size3 * n4_size4;
  const float v33 = (float)v32;
  const float v34 = v6 / v33;
  b0_out0_[0] = v34;
 }
}

static void mean_0_c88cbb7463b6(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_size2 = (long long)scalars[2];
 const long long n3_stride3 = (long long)scalars[3];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  float column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = 0.0f;
  }
  float column9[256];
  const long long v10 = n0_size0 + 1023;
  const long long v11 = core_floordiv_index(v10, 1024);
  for (long long k12 = 0; k12 < v11; ++k12) {
   const long long v13 = k12 * 1024;
#pragma omp simd
   for (long long k14 = 0; k14 < v6; ++k14) {
    column9[k14] = 0.0f;
   }
   const long long v15 = n0_size0 - v13;
   const long long v16 = (v15 < 1024 ? v15 : 1024);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = v13 + k17;
#pragma omp simd
    for (long long k19 = 0; k19 < v6; ++k19) {
     const long long v20 = v4 + k19;
     const float v21 = b1_x_[v18 * n3_stride3 + v20];
     const float v22 = column9[k19];
     const float v23 = v22 + v21;
     column9[k19] = v23;
    }
   }
#pragma omp simd
   for (long long k24 = 0; k24 < v6; ++k24) {
    const float v25 = column7[k24];
    const float v26 = column9[k24];
    const float v27 = v25 + v26;
    column7[k24] = v27;
   }
  }
  const float v28 = (float)n2_size2;
#pragma omp simd
  for (long long k29 = 0; k29 < v6; ++k29) {
   const long long v30 = v4 + k29;
   const float v31 = column7[k29];
   const float v32 = v31 / v28;
   b0_out0_[v30] = v32;
  }
 }
}

static void mean_0_843c2bebbf05(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 const long long n4_size4 = (long long)scalars[4];
 const long long n5_stride5 = (long long)scalars[5];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  float column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = 0.0f;
  }
  float column9[256];
  const long long v10 = n0_size0 + 1023;
  const long long v11 = core_floordiv_index(v10, 1024);
  for (long long k12 = 0; k12 < v11; ++k12) {
   const long long v13 = k12 * 1024;
#pragma omp simd
   for (long long k14 = 0; k14 < v6; ++k14) {
    column9[k14] = 0.0f;
   }
   const long long v15 = n0_size0 - v13;
   const long long v16 = (v15 < 1024 ? v15 : 1024);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = v13 + k17;
#pragma omp simd
    for (long long k19 = 0; k19 < v6; ++k19) {
     const long long v20 = v4 + k19;
     const float v21 = b1_x_[v18 * n5_stride5 + v20];
     const float v22 = column9[k19];
     const float v23 = v22 + v21;
     column9[k19] = v23;
    }
   }
#pragma omp simd
   for (long long k24 = 0; k24 < v6; ++k24) {
    const float v25 = column7[k24];
    const float v26 = column9[k24];
    const float v27 = v25 + v26;
    column7[k24] = v27;
   }
  }
  const float v28 = (float)n4_size4;
#pragma omp simd
  for (long long k29 = 0; k29 < v6; ++k29) {
   const long long v30 = v4 + k29;
   const float v31 = column7[k29];
   const float v32 = v31 / v28;
   b0_out0_[v30] = v32;
  }
 }
}

static void mean_0_d284c95662e7(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long n3_size3 = (long long)scalars[3];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  float lane4[64];
  float v5 = 0.0f;
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    lane4[k10] = 0.0f;
   }
   const long long v11 = core_floordiv_index(v9, 64);
   for (long long k12 = 0; k12 < v11; ++k12) {
    const long long v13 = k12 * 64;
    const long long v14 = v7 + v13;
#pragma omp simd
    for (long long k15 = 0; k15 < 64; ++k15) {
     const long long v16 = v14 + k15;
     const float v17 = lane4[k15];
     const float v18 = b1_x_[i1 * n2_stride2 + v16];
     const float v19 = v17 + v18;
     lane4[k15] = v19;
    }
   }
   const long long v20 = v11 * 64;
   const long long v21 = v9 - v20;
   const long long v22 = v7 + v20;
#pragma omp simd
   for (long long k23 = 0; k23 < v21; ++k23) {
    const long long v24 = v22 + k23;
    const float v25 = lane4[k23];
    const float v26 = b1_x_[i1 * n2_stride2 + v24];
    const float v27 = v25 + v26;
    lane4[k23] = v27;
   }
   float v28 = 0.0f;
#pragma omp simd reduction(+ : v28)
   for (long long k29 = 0; k29 < 64; ++k29) {
    const float v30 = lane4[k29];
    v28 = v28 + v30;
   }
   v5 = v5 + v28;
  }
  const float v31 = (float)n3_size3;
  const float v32 = v5 / v31;
  b0_out0_[i1] = v32;
 }
}

static void mean_0_ddef67bb43e9(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 const long long n4_size4 = (long long)scalars[4];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  float lane4[64];
  float v5 = 0.0f;
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    lane4[k10] = 0.0f;
   }
   const long long v11 = core_floordiv_index(v9, 64);
   for (long long k12 = 0; k12 < v11; ++k12) {
    const long long v13 = k12 * 64;
    const long long v14 = v7 + v13;
#pragma omp simd
    for (long long k15 = 0; k15 < 64; ++k15) {
     const long long v16 = v14 + k15;
     const float v17 = lane4[k15];
     const float v18 = b1_x_[i1 * n3_stride3 + v16];
     const float v19 = v17 + v18;
     lane4[k15] = v19;
    }
   }
   const long long v20 = v11 * 64;
   const long long v21 = v9 - v20;
   const long long v22 = v7 + v20;
#pragma omp simd
   for (long long k23 = 0; k23 < v21; ++k23) {
    const long long v24 = v22 + k23;
    const float v25 = lane4[k23];
    const float v26 = b1_x_[i1 * n3_stride3 + v24];
    const float v27 = v25 + v26;
    lane4[k23] = v27;
   }
   float v28 = 0.0f;
#pragma omp simd reduction(+ : v28)
   for (long long k29 = 0; k29 < 64; ++k29) {
    const float v30 = lane4[k29];
    v28 = v28 + v30;
   }
   v5 = v5 + v28;
  }
  const float v31 = (float)n4_size4;
  const float v32 = v5 / v31;
  b0_out0_[i1] = v32;
 }
}

static void max_0_e095589098e8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const float *b1_x_ = (const float *)buffers[1];
 float *b2_part = (float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const long long v7 = v6 + 4095;
  const long long v8 = core_floordiv_index(v7, 4096);
  float lane9[64];
  float v10 = (-__builtin_inff());
  for (long long block11 = 0; block11 < v8; ++block11) {
   const long long v12 = block11 * 4096;
   const long long v13 = v6 - v12;
   const long long v14 = (v13 < 4096 ? v13 : 4096);
#pragma omp simd
   for (long long k15 = 0; k15 < 64; ++k15) {
    lane9[k15] = (-__builtin_inff());
   }
   const long long v16 = core_floordiv_index(v14, 64);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = k17 * 64;
    const long long v19 = v12 + v18;
#pragma omp simd
    for (long long k20 = 0; k20 < 64; ++k20) {
     const long long v21 = v19 + k20;
     const float v22 = lane9[k20];
     const long long v23 = v4 + v21;
     const float v24 = b1_x_[v23];
     const float v25 = core_max_float32(v22, v24);
     lane9[k20] = v25;
    }
   }
   const long long v26 = v16 * 64;
   const long long v27 = v14 - v26;
   const long long v28 = v12 + v26;
#pragma omp simd
   for (long long k29 = 0; k29 < v27; ++k29) {
    const long long v30 = v28 + k29;
    const float v31 = lane9[k29];
    const long long v32 = v4 + v30;
    const float v33 = b1_x_[v32];
    const float v34 = core_max_float32(v31, v33);
    lane9[k29] = v34;
   }
   float v35 = (-__builtin_inff());
#pragma omp simd reduction(core_max_float32 : v35)
   for (long long k36 = 0; k36 < 64; ++k36) {
    const float v37 = lane9[k36];
    v35 = core_max_float32(v35, v37);
   }
   v10 = core_max_float32(v10, v35);
  }
  b2_part[p3] = v10;
 }
}
static void max_1_e095589098e8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b2_part = (const float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const long long v3 = v2 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  float lane5[64];
  float v6 = (-__builtin_inff());
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = v2 - v8;
   const long long v10 = (v9 < 4096 ? v9 : 4096);
#pragma omp simd
   for (long long k11 = 0; k11 < 64; ++k11) {
    lane5[k11] = (-__builtin_inff());
   }
   const long long v12 = core_floordiv_index(v10, 64);
   for (long long k13 = 0; k13 < v12; ++k13) {
    const long long v14 = k13 * 64;
    const long long v15 = v8 + v14;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const float v18 = lane5[k16];
     const float v19 = b2_part[v17];
     const float v20 = core_max_float32(v18, v19);
     lane5[k16] = v20;
    }
   }
   const long long v21 = v12 * 64;
   const long long v22 = v10 - v21;
   const long long v23 = v8 + v21;
#pragma omp simd
   for (long long k24 = 0; k24 < v22; ++k24) {
    const long long v25 = v23 + k24;
    const float v26 = lane5[k24];
    const float v27 = b2_part[v25];
    const float v28 = core_max_float32(v26, v27);
    lane5[k24] = v28;
   }
   float v29 = (-__builtin_inff());
#pragma omp simd reduction(core_max_float32 : v29)
   for (long long k30 = 0; k30 < 64; ++k30) {
    const float v31 = lane5[k30];
    v29 = core_max_float32(v29, v31);
   }
   v6 = core_max_float32(v6, v29);
  }
  b0_out0_[0] = v6;
 }
}

static void max_0_9ea17675efcb(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  float column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = (-__builtin_inff());
  }
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const float v12 = b1_x_[j9 * n2_stride2 + v11];
    const float v13 = column7[k10];
    const float v14 = core_max_float32(v13, v12);
    column7[k10] = v14;
   }
  }
#pragma omp simd
  for (long long k15 = 0; k15 < v6; ++k15) {
   const long long v16 = v4 + k15;
   const float v17 = column7[k15];
   b0_out0_[v16] = v17;
  }
 }
}

static void max_0_4c799c7f9473(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 const long long n4_stride4 = (long long)scalars[4];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  float column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = (-__builtin_inff());
  }
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const float v12 = b1_x_[j9 * n4_stride4 + v11];
    const float v13 = column7[k10];
    const float v14 = core_max_float32(v13, v12);
    column7[k10] = v14;
   }
  }
#pragma omp simd
  for (long long k15 = 0; k15 < v6; ++k15) {
   const long long v16 = v4 + k15;
   const float v17 = column7[k15];
   b0_out0_[v16] = v17;
  }
 }
}

static void max_0_bc82018e4de7(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  float lane4[64];
  float v5 = (-__builtin_inff());
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    lane4[k10] = (-__builtin_inff());
   }
   const long long v11 = core_floordiv_index(v9, 64);
   for (long long k12 = 0; k12 < v11; ++k12) {
    const long long v13 = k12 * 64;
    const long long v14 = v7 + v13;
#pragma omp simd
    for (long long k15 = 0; k15 < 64; ++k15) {
     const long long v16 = v14 + k15;
     const float v17 = lane4[k15];
     const float v18 = b1_x_[i1 * n2_stride2 + v16];
     const float v19 = core_max_float32(v17, v18);
     lane4[k15] = v19;
    }
   }
   const long long v20 = v11 * 64;
   const long long v21 = v9 - v20;
   const long long v22 = v7 + v20;
#pragma omp simd
   for (long long k23 = 0; k23 < v21; ++k23) {
    const long long v24 = v22 + k23;
    const float v25 = lane4[k23];
    const float v26 = b1_x_[i1 * n2_stride2 + v24];
    const float v27 = core_max_float32(v25, v26);
    lane4[k23] = v27;
   }
   float v28 = (-__builtin_inff());
#pragma omp simd reduction(core_max_float32 : v28)
   for (long long k29 = 0; k29 < 64; ++k29) {
    const float v30 = lane4[k29];
    v28 = core_max_float32(v28, v30);
   }
   v5 = core_max_float32(v5, v28);
  }
  b0_out0_[i1] = v5;
 }
}

static void max_0_c063a0ad4533(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  float lane4[64];
  float v5 = (-__builtin_inff());
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    lane4[k10] = (-__builtin_inff());
   }
   const long long v11 = core_floordiv_index(v9, 64);
   for (long long k12 = 0; k12 < v11; ++k12) {
    const long long v13 = k12 * 64;
    const long long v14 = v7 + v13;
#pragma omp simd
    for (long long k15 = 0; k15 < 64; ++k15) {
     const long long v16 = v14 + k15;
     const float v17 = lane4[k15];
     const float v18 = b1_x_[i1 * n3_stride3 + v16];
     const float v19 = core_max_float32(v17, v18);
     lane4[k15] = v19;
    }
   }
   const long long v20 = v11 * 64;
   const long long v21 = v9 - v20;
   const long long v22 = v7 + v20;
#pragma omp simd
   for (long long k23 = 0; k23 < v21; ++k23) {
    const long long v24 = v22 + k23;
    const float v25 = lane4[k23];
    const float v26 = b1_x_[i1 * n3_stride3 + v24];
    const float v27 = core_max_float32(v25, v26);
    lane4[k23] = v27;
   }
   float v28 = (-__builtin_inff());
#pragma omp simd reduction(core_max_float32 : v28)
   for (long long k29 = 0; k29 < 64; ++k29) {
    const float v30 = lane4[k29];
    v28 = core_max_float32(v28, v30);
   }
   v5 = core_max_float32(v5, v28);
  }
  b0_out0_[i1] = v5;
 }
}

static void min_0_e5c83b25c8be(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const float *b1_x_ = (const float *)buffers[1];
 float *b2_part = (float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const long long v7 = v6 + 4095;
  const long long v8 = core_floordiv_index(v7, 4096);
  float lane9[64];
  float v10 = __builtin_inff();
  for (long long block11 = 0; block11 < v8; ++block11) {
   const long long v12 = block11 * 4096;
   const long long v13 = v6 - v12;
   const long long v14 = (v13 < 4096 ? v13 : 4096);
#pragma omp simd
   for (long long k15 = 0; k15 < 64; ++k15) {
    lane9[k15] = __builtin_inff();
   }
   const long long v16 = core_floordiv_index(v14, 64);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = k17 * 64;
    const long long v19 = v12 + v18;
#pragma omp simd
    for (long long k20 = 0; k20 < 64; ++k20) {
     const long long v21 = v19 + k20;
     const float v22 = lane9[k20];
     const long long v23 = v4 + v21;
     const float v24 = b1_x_[v23];
     const float v25 = core_min_float32(v22, v24);
     lane9[k20] = v25;
    }
   }
   const long long v26 = v16 * 64;
   const long long v27 = v14 - v26;
   const long long v28 = v12 + v26;
#pragma omp simd
   for (long long k29 = 0; k29 < v27; ++k29) {
    const long long v30 = v28 + k29;
    const float v31 = lane9[k29];
    const long long v32 = v4 + v30;
    const float v33 = b1_x_[v32];
    const float v34 = core_min_float32(v31, v33);
    lane9[k29] = v34;
   }
   float v35 = __builtin_inff();
#pragma omp simd reduction(core_min_float32 : v35)
   for (long long k36 = 0; k36 < 64; ++k36) {
    const float v37 = lane9[k36];
    v35 = core_min_float32(v35, v37);
   }
   v10 = core_min_float32(v10, v35);
  }
  b2_part[p3] = v10;
 }
}
static void min_1_e5c83b25c8be(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b2_part = (const float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const long long v3 = v2 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  float lane5[64];
  float v6 = __builtin_inff();
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = v2 - v8;
   const long long v10 = (v9 < 4096 ? v9 : 4096);
#pragma omp simd
   for (long long k11 = 0; k11 < 64; ++k11) {
    lane5[k11] = __builtin_inff();
   }
   const long long v12 = core_floordiv_index(v10, 64);
   for (long long k13 = 0; k13 < v12; ++k13) {
    const long long v14 = k13 * 64;
    const long long v15 = v8 + v14;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const float v18 = lane5[k16];
     const float v19 = b2_part[v17];
     const float v20 = core_min_float32(v18, v19);
     lane5[k16] = v20;
    }
   }
   const long long v21 = v12 * 64;
   const long long v22 = v10 - v21;
   const long long v23 = v8 + v21;
#pragma omp simd
   for (long long k24 = 0; k24 < v22; ++k24) {
    const long long v25 = v23 + k24;
    const float v26 = lane5[k24];
    const float v27 = b2_part[v25];
    const float v28 = core_min_float32(v26, v27);
    lane5[k24] = v28;
   }
   float v29 = __builtin_inff();
#pragma omp simd reduction(core_min_float32 : v29)
   for (long long k30 = 0; k30 < 64; ++k30) {
    const float v31 = lane5[k30];
    v29 = core_min_float32(v29, v31);
   }
   v6 = core_min_float32(v6, v29);
  }
  b0_out0_[0] = v6;
 }
}

static void min_0_2b99f536ad05(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  float column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = __builtin_inff();
  }
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const float v12 = b1_x_[j9 * n2_stride2 + v11];
    const float v13 = column7[k10];
    const float v14 = core_min_float32(v13, v12);
    column7[k10] = v14;
   }
  }
#pragma omp simd
  for (long long k15 = 0; k15 < v6; ++k15) {
   const long long v16 = v4 + k15;
   const float v17 = column7[k15];
   b0_out0_[v16] = v17;
  }
 }
}

static void min_0_21c3c3494bbd(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 const long long n4_stride4 = (long long)scalars[4];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  float column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = __builtin_inff();
  }
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const float v12 = b1_x_[j9 * n4_stride4 + v11];
    const float v13 = column7[k10];
    const float v14 = core_min_float32(v13, v12);
    column7[k10] = v14;
   }
  }
#pragma omp simd
  for (long long k15 = 0; k15 < v6; ++k15) {
   const long long v16 = v4 + k15;
   const float v17 = column7[k15];
   b0_out0_[v16] = v17;
  }
 }
}

static void min_0_637ab0c949a2(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  float lane4[64];
  float v5 = __builtin_inff();
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    lane4[k10] = __builtin_inff();
   }
   const long long v11 = core_floordiv_index(v9, 64);
   for (long long k12 = 0; k12 < v11; ++k12) {
    const long long v13 = k12 * 64;
    const long long v14 = v7 + v13;
#pragma omp simd
    for (long long k15 = 0; k15 < 64; ++k15) {
     const long long v16 = v14 + k15;
     const float v17 = lane4[k15];
     const float v18 = b1_x_[i1 * n2_stride2 + v16];
     const float v19 = core_min_float32(v17, v18);
     lane4[k15] = v19;
    }
   }
   const long long v20 = v11 * 64;
   const long long v21 = v9 - v20;
   const long long v22 = v7 + v20;
#pragma omp simd
   for (long long k23 = 0; k23 < v21; ++k23) {
    const long long v24 = v22 + k23;
    const float v25 = lane4[k23];
    const float v26 = b1_x_[i1 * n2_stride2 + v24];
    const float v27 = core_min_float32(v25, v26);
    lane4[k23] = v27;
   }
   float v28 = __builtin_inff();
#pragma omp simd reduction(core_min_float32 : v28)
   for (long long k29 = 0; k29 < 64; ++k29) {
    const float v30 = lane4[k29];
    v28 = core_min_float32(v28, v30);
   }
   v5 = core_min_float32(v5, v28);
  }
  b0_out0_[i1] = v5;
 }
}

static void min_0_acf5038d41c1(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  float lane4[64];
  float v5 = __builtin_inff();
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    lane4[k10] = __builtin_inff();
   }
   const long long v11 = core_floordiv_index(v9, 64);
   for (long long k12 = 0; k12 < v11; ++k12) {
    const long long v13 = k12 * 64;
    const long long v14 = v7 + v13;
#pragma omp simd
    for (long long k15 = 0; k15 < 64; ++k15) {
     const long long v16 = v14 + k15;
     const float v17 = lane4[k15];
     const float v18 = b1_x_[i1 * n3_stride3 + v16];
     const float v19 = core_min_float32(v17, v18);
     lane4[k15] = v19;
    }
   }
   const long long v20 = v11 * 64;
   const long long v21 = v9 - v20;
   const long long v22 = v7 + v20;
#pragma omp simd
   for (long long k23 = 0; k23 < v21; ++k23) {
    const long long v24 = v22 + k23;
    const float v25 = lane4[k23];
    const float v26 = b1_x_[i1 * n3_stride3 + v24];
    const float v27 = core_min_float32(v25, v26);
    lane4[k23] = v27;
   }
   float v28 = __builtin_inff();
#pragma omp simd reduction(core_min_float32 : v28)
   for (long long k29 = 0; k29 < 64; ++k29) {
    const float v30 = lane4[k29];
    v28 = core_min_float32(v28, v30);
   }
   v5 = core_min_float32(v5, v28);
  }
  b0_out0_[i1] = v5;
 }
}

static void mean_0_6941078b55b4(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const float *b1_x_ = (const float *)buffers[1];
 float *b2_part = (float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const long long v7 = v6 + 4095;
  const long long v8 = core_floordiv_index(v7, 4096);
  float lane9[64];
  float v10 = 0.0f;
  for (long long block11 = 0; block11 < v8; ++block11) {
   const long long v12 = block11 * 4096;
   const long long v13 = v6 - v12;
   const long long v14 = (v13 < 4096 ? v13 : 4096);
#pragma omp simd
   for (long long k15 = 0; k15 < 64; ++k15) {
    lane9[k15] = 0.0f;
   }
   const long long v16 = core_floordiv_index(v14, 64);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = k17 * 64;
    const long long v19 = v12 + v18;
#pragma omp simd
    for (long long k20 = 0; k20 < 64; ++k20) {
     const long long v21 = v19 + k20;
     const float v22 = lane9[k20];
     const long long v23 = v4 + v21;
     const float v24 = b1_x_[v23];
     const float v25 = v22 + v24;
     lane9[k20] = v25;
    }
   }
   const long long v26 = v16 * 64;
   const long long v27 = v14 - v26;
   const long long v28 = v12 + v26;
#pragma omp simd
   for (long long k29 = 0; k29 < v27; ++k29) {
    const long long v30 = v28 + k29;
    const float v31 = lane9[k29];
    const long long v32 = v4 + v30;
    const float v33 = b1_x_[v32];
    const float v34 = v31 + v33;
    lane9[k29] = v34;
   }
   float v35 = 0.0f;
#pragma omp simd reduction(+ : v35)
   for (long long k36 = 0; k36 < 64; ++k36) {
    const float v37 = lane9[k36];
    v35 = v35 + v37;
   }
   v10 = v10 + v35;
  }
  b2_part[p3] = v10;
 }
}
static void mean_1_6941078b55b4(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b2_part = (const float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const long long v3 = v2 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  float lane5[64];
  float v6 = 0.0f;
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = v2 - v8;
   const long long v10 = (v9 < 4096 ? v9 : 4096);
#pragma omp simd
   for (long long k11 = 0; k11 < 64; ++k11) {
    lane5[k11] = 0.0f;
   }
   const long long v12 = core_floordiv_index(v10, 64);
   for (long long k13 = 0; k13 < v12; ++k13) {
    const long long v14 = k13 * 64;
    const long long v15 = v8 + v14;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const float v18 = lane5[k16];
     const float v19 = b2_part[v17];
     const float v20 = v18 + v19;
     lane5[k16] = v20;
    }
   }
   const long long v21 = v12 * 64;
   const long long v22 = v10 - v21;
   const long long v23 = v8 + v21;
#pragma omp simd
   for (long long k24 = 0; k24 < v22; ++k24) {
    const long long v25 = v23 + k24;
    const float v26 = lane5[k24];
    const float v27 = b2_part[v25];
    const float v28 = v26 + v27;
    lane5[k24] = v28;
   }
   float v29 = 0.0f;
#pragma omp simd reduction(+ : v29)
   for (long long k30 = 0; k30 < 64; ++k30) {
    const float v31 = lane5[k30];
    v29 = v29 + v31;
   }
   v6 = v6 + v29;
  }
  const float v32 = (float)n1_size1;
  const float v33 = v6 / v32;
  b0_out0_[0] = v33;
 }
}

static void mean_0_45eb39b06eae(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const float *b1_x_ = (const float *)buffers[1];
 float *b2_part = (float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const long long v7 = v6 + 4095;
  const long long v8 = core_floordiv_index(v7, 4096);
  float lane9[64];
  float v10 = 0.0f;
  for (long long block11 = 0; block11 < v8; ++block11) {
   const long long v12 = block11 * 4096;
   const long long v13 = v6 - v12;
   const long long v14 = (v13 < 4096 ? v13 : 4096);
#pragma omp simd
   for (long long k15 = 0; k15 < 64; ++k15) {
    lane9[k15] = 0.0f;
   }
   const long long v16 = core_floordiv_index(v14, 64);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = k17 * 64;
    const long long v19 = v12 + v18;
#pragma omp simd
    for (long long k20 = 0; k20 < 64; ++k20) {
     const long long v21 = v19 + k20;
     const float v22 = lane9[k20];
     const long long v23 = v4 + v21;
     const float v24 = b1_x_[v23];
     const float v25 = v22 + v24;
     lane9[k20] = v25;
    }
   }
   const long long v26 = v16 * 64;
   const long long v27 = v14 - v26;
   const long long v28 = v12 + v26;
#pragma omp simd
   for (long long k29 = 0; k29 < v27; ++k29) {
    const long long v30 = v28 + k29;
    const float v31 = lane9[k29];
    const long long v32 = v4 + v30;
    const float v33 = b1_x_[v32];
    const float v34 = v31 + v33;
    lane9[k29] = v34;
   }
   float v35 = 0.0f;
#pragma omp simd reduction(+ : v35)
   for (long long k36 = 0; k36 < 64; ++k36) {
    const float v37 = lane9[k36];
    v35 = v35 + v37;
   }
   v10 = v10 + v35;
  }
  b2_part[p3] = v10;
 }
}
static void mean_1_45eb39b06eae(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b2_part = (const float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_size2 = (long long)scalars[2];
 const long long n3_size3 = (long long)scalars[3];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const long long v3 = v2 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  float lane5[64];
  float v6 = 0.0f;
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = v2 - v8;
   const long long v10 = (v9 < 4096 ? v9 : 4096);
#pragma omp simd
   for (long long k11 = 0; k11 < 64; ++k11) {
    lane5[k11] = 0.0f;
   }
   const long long v12 = core_floordiv_index(v10, 64);
   for (long long k13 = 0; k13 < v12; ++k13) {
    const long long v14 = k13 * 64;
    const long long v15 = v8 + v14;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const float v18 = lane5[k16];
     const float v19 = b2_part[v17];
     const float v20 = v18 + v19;
     lane5[k16] = v20;
    }
   }
   const long long v21 = v12 * 64;
   const long long v22 = v10 - v21;
   const long long v23 = v8 + v21;
#pragma omp simd
   for (long long k24 = 0; k24 < v22; ++k24) {
    const long long v25 = v23 + k24;
    const float v26 = lane5[k24];
    const float v27 = b2_part[v25];
    const float v28 = v26 + v27;
    lane5[k24] = v28;
   }
   float v29 = 0.0f;
#pragma omp simd reduction(+ : v29)
   for (long long k30 = 0; k30 < 64; ++k30) {
    const float v31 = lane5[k30];
    v29 = v29 + v31;
   }
   v6 = v6 + v29;
  }
  const long long v32 = n1_size1 * n2_size2;
  const long long v33 = v32 * n3_size3;
  const float v34 = (float)v33;
  const float v35 = v6 / v34;
  b0_out0_[0] = v35;
 }
}

static void mean_0_25d6fd8f4e55(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const float *b1_x_ = (const float *)buffers[1];
 float *b2_part = (float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const long long v7 = v6 + 4095;
  const long long v8 = core_floordiv_index(v7, 4096);
  float lane9[64];
  float v10 = 0.0f;
  for (long long block11 = 0; block11 < v8; ++block11) {
   const long long v12 = block11 * 4096;
   const long long v13 = v6 - v12;
   const long long v14 = (v13 < 4096 ? v13 : 4096);
#pragma omp simd
   for (long long k15 = 0; k15 < 64; ++k15) {
    lane9[k15] = 0.0f;
   }
   const long long v16 = core_floordiv_index(v14, 64);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = k17 * 64;
    const long long v19 = v12 + v18;
#pragma omp simd
    for (long long k20 = 0; k20 < 64; ++k20) {
     const long long v21 = v19 + k20;
     const float v22 = lane9[k20];
     const long long v23 = v4 + v21;
     const float v24 = b1_x_[v23];
     const float v25 = v22 + v24;
     lane9[k20] = v25;
    }
   }
   const long long v26 = v16 * 64;
   const long long v27 = v14 - v26;
   const long long v28 = v12 + v26;
#pragma omp simd
   for (long long k29 = 0; k29 < v27; ++k29) {
    const long long v30 = v28 + k29;
    const float v31 = lane9[k29];
    const long long v32 = v4 + v30;
    const float v33 = b1_x_[v32];
    const float v34 = v31 + v33;
    lane9[k29] = v34;
   }
   float v35 = 0.0f;
#pragma omp simd reduction(+ : v35)
   for (long long k36 = 0; k36 < 64; ++k36) {
    const float v37 = lane9[k36];
    v35 = v35 + v37;
   }
   v10 = v10 + v35;
  }
  b2_part[p3] = v10;
 }
}
static void mean_1_25d6fd8f4e55(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b2_part = (const float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_size2 = (long long)scalars[2];
 const long long n3_size3 = (long long)scalars[3];
 const long long n4_size4 = (long long)scalars[4];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const long long v3 = v2 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  float lane5[64];
  float v6 = 0.0f;
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = v2 - v8;
   const long long v10 = (v9 < 4096 ? v9 : 4096);
#pragma omp simd
   for (long long k11 = 0; k11 < 64; ++k11) {
    lane5[k11] = 0.0f;
   }
   const long long v12 = core_floordiv_index(v10, 64);
   for (long long k13 = 0; k13 < v12; ++k13) {
    const long long v14 = k13 * 64;
    const long long v15 = v8 + v14;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const float v18 = lane5[k16];
     const float v19 = b2_part[v17];
     const float v20 = v18 + v19;
     lane5[k16] = v20;
    }
   }
   const long long v21 = v12 * 64;
   const long long v22 = v10 - v21;
   const long long v23 = v8 + v21;
#pragma omp simd
   for (long long k24 = 0; k24 < v22; ++k24) {
    const long long v25 = v23 + k24;
    const float v26 = lane5[k24];
    const float v27 = b2_part[v25];
    const float v28 = v26 + v27;
    lane5[k24] = v28;
   }
   float v29 = 0.0f;
#pragma omp simd reduction(+ : v29)
   for (long long k30 = 0; k30 < 64; ++k30) {
    const float v31 = lane5[k30];
    v29 = v29 + v31;
   }
   v6 = v6 + v29;
  }
  const long long v32 = n1_size1 * n2_size2;
  const long long v33 = v32 * n3_size3;
  const long long v34 = v33 * n4_size4;
  const float v35 = (float)v34;
  const float v36 = v6 / v35;
  b0_out0_[0] = v36;
 }
}

static void argmax_0_8534731bb818(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const float *b1_x_ = (const float *)buffers[1];
 float *b2_part = (float *)buffers[2];
 long long *b3_part = (long long *)buffers[3];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const _Bool v7 = v6 >= 64;
  float v8;
  long long v9;
  if (v7) {
   float lane10[64];
   long long lane11[64];
#pragma omp simd
   for (long long k12 = 0; k12 < 64; ++k12) {
    lane10[k12] = (-__builtin_inff());
    lane11[k12] = 9223372036854775807ll;
   }
   const long long v13 = core_floordiv_index(v6, 64);
   for (long long k14 = 0; k14 < v13; ++k14) {
    const long long v15 = k14 * 64;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const long long v18 = v4 + v17;
     const float v19 = b1_x_[v18];
     const float v20 = lane10[k16];
     const long long v21 = lane11[k16];
     const long long v22 = (long long)v21;
     const _Bool v23 = v20 > v19;
     const _Bool v24 = v20 == v19;
     const _Bool v25 = v22 < v18;
     const _Bool v26 = v24 & v25;
     const _Bool v27 = v23 | v26;
     const _Bool v28 = v20 != v20;
     const _Bool v29 = v19 != v19;
     const _Bool v30 = !v29;
     const _Bool v31 = v30 | v25;
     const _Bool v32 = v28 & v31;
     const _Bool v33 = v30 & v27;
     const _Bool v34 = v32 | v33;
     const float v35 = v34 ? v20 : v19;
     const long long v36 = v34 ? v22 : v18;
     lane10[k16] = v35;
     const long long v37 = (long long)v36;
     lane11[k16] = v37;
    }
   }
   const long long v38 = v13 * 64;
   const long long v39 = v6 - v38;
#pragma omp simd
   for (long long k40 = 0; k40 < v39; ++k40) {
    const long long v41 = v38 + k40;
    const long long v42 = v4 + v41;
    const float v43 = b1_x_[v42];
    const float v44 = lane10[k40];
    const long long v45 = lane11[k40];
    const long long v46 = (long long)v45;
    const _Bool v47 = v44 > v43;
    const _Bool v48 = v44 == v43;
    const _Bool v49 = v46 < v42;
    const _Bool v50 = v48 & v49;
    const _Bool v51 = v47 | v50;
    const _Bool v52 = v44 != v44;
    const _Bool v53 = v43 != v43;
    const _Bool v54 = !v53;
    const _Bool v55 = v54 | v49;
    const _Bool v56 = v52 & v55;
    const _Bool v57 = v54 & v51;
    const _Bool v58 = v56 | v57;
    const float v59 = v58 ? v44 : v43;
    const long long v60 = v58 ? v46 : v42;
    lane10[k40] = v59;
    const long long v61 = (long long)v60;
    lane11[k40] = v61;
   }
#pragma omp simd
   for (long long k62 = 0; k62 < 32; ++k62) {
    const float v63 = lane10[k62];
    const long long v64 = lane11[k62];
    const long long v65 = (long long)v64;
    const long long v66 = k62 + 32;
    const float v67 = lane10[v66];
    const long long v68 = lane11[v66];
    const long long v69 = (long long)v68;
    const _Bool v70 = v63 > v67;
    const _Bool v71 = v63 == v67;
    const _Bool v72 = v65 < v69;
    const _Bool v73 = v71 & v72;
    const _Bool v74 = v70 | v73;
    const _Bool v75 = v63 != v63;
    const _Bool v76 = v67 != v67;
    const _Bool v77 = !v76;
    const _Bool v78 = v77 | v72;
    const _Bool v79 = v75 & v78;
    const _Bool v80 = v77 & v74;
    const _Bool v81 = v79 | v80;
    const float v82 = v81 ? v63 : v67;
    const long long v83 = v81 ? v65 : v69;
    lane10[k62] = v82;
    const long long v84 = (long long)v83;
    lane11[k62] = v84;
   }
#pragma omp simd
   for (long long k85 = 0; k85 < 16; ++k85) {
    const float v86 = lane10[k85];
    const long long v87 = lane11[k85];
    const long long v88 = (long long)v87;
    const long long v89 = k85 + 16;
    const float v90 = lane10[v89];
    const long long v91 = lane11[v89];
    const long long v92 = (long long)v91;
    const _Bool v93 = v86 > v90;
    const _Bool v94 = v86 == v90;
    const _Bool v95 = v88 < v92;
    const _Bool v96 = v94 & v95;
    const _Bool v97 = v93 | v96;
    const _Bool v98 = v86 != v86;
    const _Bool v99 = v90 != v90;
    const _Bool v100 = !v99;
    const _Bool v101 = v100 | v95;
    const _Bool v102 = v98 & v101;
    const _Bool v103 = v100 & v97;
    const _Bool v104 = v102 | v103;
    const float v105 = v104 ? v86 : v90;
    const long long v106 = v104 ? v88 : v92;
    lane10[k85] = v105;
    const long long v107 = (long long)v106;
    lane11[k85] = v107;
   }
#pragma omp simd
   for (long long k108 = 0; k108 < 8; ++k108) {
    const float v109 = lane10[k108];
    const long long v110 = lane11[k108];
    const long long v111 = (long long)v110;
    const long long v112 = k108 + 8;
    const float v113 = lane10[v112];
    const long long v114 = lane11[v112];
    const long long v115 = (long long)v114;
    const _Bool v116 = v109 > v113;
    const _Bool v117 = v109 == v113;
    const _Bool v118 = v111 < v115;
    const _Bool v119 = v117 & v118;
    const _Bool v120 = v116 | v119;
    const _Bool v121 = v109 != v109;
    const _Bool v122 = v113 != v113;
    const _Bool v123 = !v122;
    const _Bool v124 = v123 | v118;
    const _Bool v125 = v121 & v124;
    const _Bool v126 = v123 & v120;
    const _Bool v127 = v125 | v126;
    const float v128 = v127 ? v109 : v113;
    const long long v129 = v127 ? v111 : v115;
    lane10[k108] = v128;
    const long long v130 = (long long)v129;
    lane11[k108] = v130;
   }
   float v131 = (-__builtin_inff());
   long long v132 = 9223372036854775807ll;
   for (long long k133 = 0; k133 < 8; ++k133) {
    const float v134 = lane10[k133];
    const long long v135 = lane11[k133];
    const long long v136 = (long long)v135;
    const _Bool v137 = v131 > v134;
    const _Bool v138 = v131 == v134;
    const _Bool v139 = v132 < v136;
    const _Bool v140 = v138 & v139;
    const _Bool v141 = v137 | v140;
    const _Bool v142 = v131 != v131;
    const _Bool v143 = v134 != v134;
    const _Bool v144 = !v143;
    const _Bool v145 = v144 | v139;
    const _Bool v146 = v142 & v145;
    const _Bool v147 = v144 & v141;
    const _Bool v148 = v146 | v147;
    const float v149 = v148 ? v131 : v134;
    const long long v150 = v148 ? v132 : v136;
    const float next0 = v149;
    const long long next1 = v150;
    v131 = next0;
    v132 = next1;
   }
   v8 = v131;
   v9 = v132;
  } else {
   float v151 = (-__builtin_inff());
   long long v152 = 9223372036854775807ll;
   for (long long j153 = 0; j153 < v6; ++j153) {
    const long long v154 = v4 + j153;
    const float v155 = b1_x_[v154];
    const _Bool v156 = v151 > v155;
    const _Bool v157 = v151 == v155;
    const _Bool v158 = v152 < v154;
    const _Bool v159 = v157 & v158;
    const _Bool v160 = v156 | v159;
    const _Bool v161 = v151 != v151;
    const _Bool v162 = v155 != v155;
    const _Bool v163 = !v162;
    const _Bool v164 = v163 | v158;
    const _Bool v165 = v161 & v164;
    const _Bool v166 = v163 & v160;
    const _Bool v167 = v165 | v166;
    const float v168 = v167 ? v151 : v155;
    const long long v169 = v167 ? v152 : v154;
    const float next0 = v168;
    const long long next1 = v169;
    v151 = next0;
    v152 = next1;
   }
   v8 = v151;
   v9 = v152;
  }
  b2_part[p3] = v8;
  const long long v170 = (long long)v9;
  b3_part[p3] = v170;
 }
}
static void argmax_1_8534731bb818(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const float *b2_part = (const float *)buffers[2];
 const long long *b3_part = (const long long *)buffers[3];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const _Bool v3 = v2 >= 64;
  float v4;
  long long v5;
  if (v3) {
   float lane6[64];
   long long lane7[64];
#pragma omp simd
   for (long long k8 = 0; k8 < 64; ++k8) {
    lane6[k8] = (-__builtin_inff());
    lane7[k8] = 9223372036854775807ll;
   }
   const long long v9 = core_floordiv_index(v1, 2097152);
   for (long long k10 = 0; k10 < v9; ++k10) {
    const long long v11 = k10 * 64;
#pragma omp simd
    for (long long k12 = 0; k12 < 64; ++k12) {
     const long long v13 = v11 + k12;
     const float v14 = b2_part[v13];
     const long long v15 = b3_part[v13];
     const long long v16 = (long long)v15;
     const float v17 = lane6[k12];
     const long long v18 = lane7[k12];
     const long long v19 = (long long)v18;
     const _Bool v20 = v17 > v14;
     const _Bool v21 = v17 == v14;
     const _Bool v22 = v19 < v16;
     const _Bool v23 = v21 & v22;
     const _Bool v24 = v20 | v23;
     const _Bool v25 = v17 != v17;
     const _Bool v26 = v14 != v14;
     const _Bool v27 = !v26;
     const _Bool v28 = v27 | v22;
     const _Bool v29 = v25 & v28;
     const _Bool v30 = v27 & v24;
     const _Bool v31 = v29 | v30;
     const float v32 = v31 ? v17 : v14;
     const long long v33 = v31 ? v19 : v16;
     lane6[k12] = v32;
     const long long v34 = (long long)v33;
     lane7[k12] = v34;
    }
   }
   const long long v35 = v9 * 64;
   const long long v36 = v2 - v35;
#pragma omp simd
   for (long long k37 = 0; k37 < v36; ++k37) {
    const long long v38 = v35 + k37;
    const float v39 = b2_part[v38];
    const long long v40 = b3_part[v38];
    const long long v41 = (long long)v40;
    const float v42 = lane6[k37];
    const long long v43 = lane7[k37];
    const long long v44 = (long long)v43;
    const _Bool v45 = v42 > v39;
    const _Bool v46 = v42 == v39;
    const _Bool v47 = v44 < v41;
    const _Bool v48 = v46 & v47;
    const _Bool v49 = v45 | v48;
    const _Bool v50 = v42 != v42;
    const _Bool v51 = v39 != v39;
    const _Bool v52 = !v51;
    const _Bool v53 = v52 | v47;
    const _Bool v54 = v50 & v53;
    const _Bool v55 = v52 & v49;
    const _Bool v56 = v54 | v55;
    const float v57 = v56 ? v42 : v39;
    const long long v58 = v56 ? v44 : v41;
    lane6[k37] = v57;
    const long long v59 = (long long)v58;
    lane7[k37] = v59;
   }
#pragma omp simd
   for (long long k60 = 0; k60 < 32; ++k60) {
    const float v61 = lane6[k60];
    const long long v62 = lane7[k60];
    const long long v63 = (long long)v62;
    const long long v64 = k60 + 32;
    const float v65 = lane6[v64];
    const long long v66 = lane7[v64];
    const long long v67 = (long long)v66;
    const _Bool v68 = v61 > v65;
    const _Bool v69 = v61 == v65;
    const _Bool v70 = v63 < v67;
    const _Bool v71 = v69 & v70;
    const _Bool v72 = v68 | v71;
    const _Bool v73 = v61 != v61;
    const _Bool v74 = v65 != v65;
    const _Bool v75 = !v74;
    const _Bool v76 = v75 | v70;
    const _Bool v77 = v73 & v76;
    const _Bool v78 = v75 & v72;
    const _Bool v79 = v77 | v78;
    const float v80 = v79 ? v61 : v65;
    const long long v81 = v79 ? v63 : v67;
    lane6[k60] = v80;
    const long long v82 = (long long)v81;
    lane7[k60] = v82;
   }
#pragma omp simd
   for (long long k83 = 0; k83 < 16; ++k83) {
    const float v84 = lane6[k83];
    const long long v85 = lane7[k83];
    const long long v86 = (long long)v85;
    const long long v87 = k83 + 16;
    const float v88 = lane6[v87];
    const long long v89 = lane7[v87];
    const long long v90 = (long long)v89;
    const _Bool v91 = v84 > v88;
    const _Bool v92 = v84 == v88;
    const _Bool v93 = v86 < v90;
    const _Bool v94 = v92 & v93;
    const _Bool v95 = v91 | v94;
    const _Bool v96 = v84 != v84;
    const _Bool v97 = v88 != v88;
    const _Bool v98 = !v97;
    const _Bool v99 = v98 | v93;
    const _Bool v100 = v96 & v99;
    const _Bool v101 = v98 & v95;
    const _Bool v102 = v100 | v101;
    const float v103 = v102 ? v84 : v88;
    const long long v104 = v102 ? v86 : v90;
    lane6[k83] = v103;
    const long long v105 = (long long)v104;
    lane7[k83] = v105;
   }
#pragma omp simd
   for (long long k106 = 0; k106 < 8; ++k106) {
    const float v107 = lane6[k106];
    const long long v108 = lane7[k106];
    const long long v109 = (long long)v108;
    const long long v110 = k106 + 8;
    const float v111 = lane6[v110];
    const long long v112 = lane7[v110];
    const long long v113 = (long long)v112;
    const _Bool v114 = v107 > v111;
    const _Bool v115 = v107 == v111;
    const _Bool v116 = v109 < v113;
    const _Bool v117 = v115 & v116;
    const _Bool v118 = v114 | v117;
    const _Bool v119 = v107 != v107;
    const _Bool v120 = v111 != v111;
    const _Bool v121 = !v120;
    const _Bool v122 = v121 | v116;
    const _Bool v123 = v119 & v122;
    const _Bool v124 = v121 & v118;
    const _Bool v125 = v123 | v124;
    const float v126 = v125 ? v107 : v111;
    const long long v127 = v125 ? v109 : v113;
    lane6[k106] = v126;
    const long long v128 = (long long)v127;
    lane7[k106] = v128;
   }
   float v129 = (-__builtin_inff());
   long long v130 = 9223372036854775807ll;
   for (long long k131 = 0; k131 < 8; ++k131) {
    const float v132 = lane6[k131];
    const long long v133 = lane7[k131];
    const long long v134 = (long long)v133;
    const _Bool v135 = v129 > v132;
    const _Bool v136 = v129 == v132;
    const _Bool v137 = v130 < v134;
    const _Bool v138 = v136 & v137;
    const _Bool v139 = v135 | v138;
    const _Bool v140 = v129 != v129;
    const _Bool v141 = v132 != v132;
    const _Bool v142 = !v141;
    const _Bool v143 = v142 | v137;
    const _Bool v144 = v140 & v143;
    const _Bool v145 = v142 & v139;
    const _Bool v146 = v144 | v145;
    const float v147 = v146 ? v129 : v132;
    const long long v148 = v146 ? v130 : v134;
    const float next0 = v147;
    const long long next1 = v148;
    v129 = next0;
    v130 = next1;
   }
   v4 = v129;
   v5 = v130;
  } else {
   float v149 = (-__builtin_inff());
   long long v150 = 9223372036854775807ll;
   for (long long p151 = 0; p151 < v2; ++p151) {
    const float v152 = b2_part[p151];
    const long long v153 = b3_part[p151];
    const long long v154 = (long long)v153;
    const _Bool v155 = v149 > v152;
    const _Bool v156 = v149 == v152;
    const _Bool v157 = v150 < v154;
    const _Bool v158 = v156 & v157;
    const _Bool v159 = v155 | v158;
    const _Bool v160 = v149 != v149;
    const _Bool v161 = v152 != v152;
    const _Bool v162 = !v161;
    const _Bool v163 = v162 | v157;
    const _Bool v164 = v160 & v163;
    const _Bool v165 = v162 & v159;
    const _Bool v166 = v164 | v165;
    const float v167 = v166 ? v149 : v152;
    const long long v168 = v166 ? v150 : v154;
    const float next0 = v167;
    const long long next1 = v168;
    v149 = next0;
    v150 = next1;
   }
   v4 = v149;
   v5 = v150;
  }
  const long long v169 = (long long)v5;
  b0_out0_[0] = v169;
 }
}

static void argmin_0_9a5c377d9731(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const float *b1_x_ = (const float *)buffers[1];
 float *b2_part = (float *)buffers[2];
 long long *b3_part = (long long *)buffers[3];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const _Bool v7 = v6 >= 64;
  float v8;
  long long v9;
  if (v7) {
   float lane10[64];
   long long lane11[64];
#pragma omp simd
   for (long long k12 = 0; k12 < 64; ++k12) {
    lane10[k12] = __builtin_inff();
    lane11[k12] = 9223372036854775807ll;
   }
   const long long v13 = core_floordiv_index(v6, 64);
   for (long long k14 = 0; k14 < v13; ++k14) {
    const long long v15 = k14 * 64;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const long long v18 = v4 + v17;
     const float v19 = b1_x_[v18];
     const float v20 = lane10[k16];
     const long long v21 = lane11[k16];
     const long long v22 = (long long)v21;
     const _Bool v23 = v20 < v19;
     const _Bool v24 = v20 == v19;
     const _Bool v25 = v22 < v18;
     const _Bool v26 = v24 & v25;
     const _Bool v27 = v23 | v26;
     const _Bool v28 = v20 != v20;
     const _Bool v29 = v19 != v19;
     const _Bool v30 = !v29;
     const _Bool v31 = v30 | v25;
     const _Bool v32 = v28 & v31;
     const _Bool v33 = v30 & v27;
     const _Bool v34 = v32 | v33;
     const float v35 = v34 ? v20 : v19;
     const long long v36 = v34 ? v22 : v18;
     lane10[k16] = v35;
     const long long v37 = (long long)v36;
     lane11[k16] = v37;
    }
   }
   const long long v38 = v13 * 64;
   const long long v39 = v6 - v38;
#pragma omp simd
   for (long long k40 = 0; k40 < v39; ++k40) {
    const long long v41 = v38 + k40;
    const long long v42 = v4 + v41;
    const float v43 = b1_x_[v42];
    const float v44 = lane10[k40];
    const long long v45 = lane11[k40];
    const long long v46 = (long long)v45;
    const _Bool v47 = v44 < v43;
    const _Bool v48 = v44 == v43;
    const _Bool v49 = v46 < v42;
    const _Bool v50 = v48 & v49;
    const _Bool v51 = v47 | v50;
    const _Bool v52 = v44 != v44;
    const _Bool v53 = v43 != v43;
    const _Bool v54 = !v53;
    const _Bool v55 = v54 | v49;
    const _Bool v56 = v52 & v55;
    const _Bool v57 = v54 & v51;
    const _Bool v58 = v56 | v57;
    const float v59 = v58 ? v44 : v43;
    const long long v60 = v58 ? v46 : v42;
    lane10[k40] = v59;
    const long long v61 = (long long)v60;
    lane11[k40] = v61;
   }
#pragma omp simd
   for (long long k62 = 0; k62 < 32; ++k62) {
    const float v63 = lane10[k62];
    const long long v64 = lane11[k62];
    const long long v65 = (long long)v64;
    const long long v66 = k62 + 32;
    const float v67 = lane10[v66];
    const long long v68 = lane11[v66];
    const long long v69 = (long long)v68;
    const _Bool v70 = v63 < v67;
    const _Bool v71 = v63 == v67;
    const _Bool v72 = v65 < v69;
    const _Bool v73 = v71 & v72;
    const _Bool v74 = v70 | v73;
    const _Bool v75 = v63 != v63;
    const _Bool v76 = v67 != v67;
    const _Bool v77 = !v76;
    const _Bool v78 = v77 | v72;
    const _Bool v79 = v75 & v78;
    const _Bool v80 = v77 & v74;
    const _Bool v81 = v79 | v80;
    const float v82 = v81 ? v63 : v67;
    const long long v83 = v81 ? v65 : v69;
    lane10[k62] = v82;
    const long long v84 = (long long)v83;
    lane11[k62] = v84;
   }
#pragma omp simd
   for (long long k85 = 0; k85 < 16; ++k85) {
    const float v86 = lane10[k85];
    const long long v87 = lane11[k85];
    const long long v88 = (long long)v87;
    const long long v89 = k85 + 16;
    const float v90 = lane10[v89];
    const long long v91 = lane11[v89];
    const long long v92 = (long long)v91;
    const _Bool v93 = v86 < v90;
    const _Bool v94 = v86 == v90;
    const _Bool v95 = v88 < v92;
    const _Bool v96 = v94 & v95;
    const _Bool v97 = v93 | v96;
    const _Bool v98 = v86 != v86;
    const _Bool v99 = v90 != v90;
    const _Bool v100 = !v99;
    const _Bool v101 = v100 | v95;
    const _Bool v102 = v98 & v101;
    const _Bool v103 = v100 & v97;
    const _Bool v104 = v102 | v103;
    const float v105 = v104 ? v86 : v90;
    const long long v106 = v104 ? v88 : v92;
    lane10[k85] = v105;
    const long long v107 = (long long)v106;
    lane11[k85] = v107;
   }
#pragma omp simd
   for (long long k108 = 0; k108 < 8; ++k108) {
    const float v109 = lane10[k108];
    const long long v110 = lane11[k108];
    const long long v111 = (long long)v110;
    const long long v112 = k108 + 8;
    const float v113 = lane10[v112];
    const long long v114 = lane11[v112];
    const long long v115 = (long long)v114;
    const _Bool v116 = v109 < v113;
    const _Bool v117 = v109 == v113;
    const _Bool v118 = v111 < v115;
    const _Bool v119 = v117 & v118;
    const _Bool v120 = v116 | v119;
    const _Bool v121 = v109 != v109;
    const _Bool v122 = v113 != v113;
    const _Bool v123 = !v122;
    const _Bool v124 = v123 | v118;
    const _Bool v125 = v121 & v124;
    const _Bool v126 = v123 & v120;
    const _Bool v127 = v125 | v126;
    const float v128 = v127 ? v109 : v113;
    const long long v129 = v127 ? v111 : v115;
    lane10[k108] = v128;
    const long long v130 = (long long)v129;
    lane11[k108] = v130;
   }
   float v131 = __builtin_inff();
   long long v132 = 9223372036854775807ll;
   for (long long k133 = 0; k133 < 8; ++k133) {
    const float v134 = lane10[k133];
    const long long v135 = lane11[k133];
    const long long v136 = (long long)v135;
    const _Bool v137 = v131 < v134;
    const _Bool v138 = v131 == v134;
    const _Bool v139 = v132 < v136;
    const _Bool v140 = v138 & v139;
    const _Bool v141 = v137 | v140;
    const _Bool v142 = v131 != v131;
    const _Bool v143 = v134 != v134;
    const _Bool v144 = !v143;
    const _Bool v145 = v144 | v139;
    const _Bool v146 = v142 & v145;
    const _Bool v147 = v144 & v141;
    const _Bool v148 = v146 | v147;
    const float v149 = v148 ? v131 : v134;
    const long long v150 = v148 ? v132 : v136;
    const float next0 = v149;
    const long long next1 = v150;
    v131 = next0;
    v132 = next1;
   }
   v8 = v131;
   v9 = v132;
  } else {
   float v151 = __builtin_inff();
   long long v152 = 9223372036854775807ll;
   for (long long j153 = 0; j153 < v6; ++j153) {
    const long long v154 = v4 + j153;
    const float v155 = b1_x_[v154];
    const _Bool v156 = v151 < v155;
    const _Bool v157 = v151 == v155;
    const _Bool v158 = v152 < v154;
    const _Bool v159 = v157 & v158;
    const _Bool v160 = v156 | v159;
    const _Bool v161 = v151 != v151;
    const _Bool v162 = v155 != v155;
    const _Bool v163 = !v162;
    const _Bool v164 = v163 | v158;
    const _Bool v165 = v161 & v164;
    const _Bool v166 = v163 & v160;
    const _Bool v167 = v165 | v166;
    const float v168 = v167 ? v151 : v155;
    const long long v169 = v167 ? v152 : v154;
    const float next0 = v168;
    const long long next1 = v169;
    v151 = next0;
    v152 = next1;
   }
   v8 = v151;
   v9 = v152;
  }
  b2_part[p3] = v8;
  const long long v170 = (long long)v9;
  b3_part[p3] = v170;
 }
}
static void argmin_1_9a5c377d9731(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const float *b2_part = (const float *)buffers[2];
 const long long *b3_part = (const long long *)buffers[3];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const _Bool v3 = v2 >= 64;
  float v4;
  long long v5;
  if (v3) {
   float lane6[64];
   long long lane7[64];
#pragma omp simd
   for (long long k8 = 0; k8 < 64; ++k8) {
    lane6[k8] = __builtin_inff();
    lane7[k8] = 9223372036854775807ll;
   }
   const long long v9 = core_floordiv_index(v1, 2097152);
   for (long long k10 = 0; k10 < v9; ++k10) {
    const long long v11 = k10 * 64;
#pragma omp simd
    for (long long k12 = 0; k12 < 64; ++k12) {
     const long long v13 = v11 + k12;
     const float v14 = b2_part[v13];
     const long long v15 = b3_part[v13];
     const long long v16 = (long long)v15;
     const float v17 = lane6[k12];
     const long long v18 = lane7[k12];
     const long long v19 = (long long)v18;
     const _Bool v20 = v17 < v14;
     const _Bool v21 = v17 == v14;
     const _Bool v22 = v19 < v16;
     const _Bool v23 = v21 & v22;
     const _Bool v24 = v20 | v23;
     const _Bool v25 = v17 != v17;
     const _Bool v26 = v14 != v14;
     const _Bool v27 = !v26;
     const _Bool v28 = v27 | v22;
     const _Bool v29 = v25 & v28;
     const _Bool v30 = v27 & v24;
     const _Bool v31 = v29 | v30;
     const float v32 = v31 ? v17 : v14;
     const long long v33 = v31 ? v19 : v16;
     lane6[k12] = v32;
     const long long v34 = (long long)v33;
     lane7[k12] = v34;
    }
   }
   const long long v35 = v9 * 64;
   const long long v36 = v2 - v35;
#pragma omp simd
   for (long long k37 = 0; k37 < v36; ++k37) {
    const long long v38 = v35 + k37;
    const float v39 = b2_part[v38];
    const long long v40 = b3_part[v38];
    const long long v41 = (long long)v40;
    const float v42 = lane6[k37];
    const long long v43 = lane7[k37];
    const long long v44 = (long long)v43;
    const _Bool v45 = v42 < v39;
    const _Bool v46 = v42 == v39;
    const _Bool v47 = v44 < v41;
    const _Bool v48 = v46 & v47;
    const _Bool v49 = v45 | v48;
    const _Bool v50 = v42 != v42;
    const _Bool v51 = v39 != v39;
    const _Bool v52 = !v51;
    const _Bool v53 = v52 | v47;
    const _Bool v54 = v50 & v53;
    const _Bool v55 = v52 & v49;
    const _Bool v56 = v54 | v55;
    const float v57 = v56 ? v42 : v39;
    const long long v58 = v56 ? v44 : v41;
    lane6[k37] = v57;
    const long long v59 = (long long)v58;
    lane7[k37] = v59;
   }
#pragma omp simd
   for (long long k60 = 0; k60 < 32; ++k60) {
    const float v61 = lane6[k60];
    const long long v62 = lane7[k60];
    const long long v63 = (long long)v62;
    const long long v64 = k60 + 32;
    const float v65 = lane6[v64];
    const long long v66 = lane7[v64];
    const long long v67 = (long long)v66;
    const _Bool v68 = v61 < v65;
    const _Bool v69 = v61 == v65;
    const _Bool v70 = v63 < v67;
    const _Bool v71 = v69 & v70;
    const _Bool v72 = v68 | v71;
    const _Bool v73 = v61 != v61;
    const _Bool v74 = v65 != v65;
    const _Bool v75 = !v74;
    const _Bool v76 = v75 | v70;
    const _Bool v77 = v73 & v76;
    const _Bool v78 = v75 & v72;
    const _Bool v79 = v77 | v78;
    const float v80 = v79 ? v61 : v65;
    const long long v81 = v79 ? v63 : v67;
    lane6[k60] = v80;
    const long long v82 = (long long)v81;
    lane7[k60] = v82;
   }
#pragma omp simd
   for (long long k83 = 0; k83 < 16; ++k83) {
    const float v84 = lane6[k83];
    const long long v85 = lane7[k83];
    const long long v86 = (long long)v85;
    const long long v87 = k83 + 16;
    const float v88 = lane6[v87];
    const long long v89 = lane7[v87];
    const long long v90 = (long long)v89;
    const _Bool v91 = v84 < v88;
    const _Bool v92 = v84 == v88;
    const _Bool v93 = v86 < v90;
    const _Bool v94 = v92 & v93;
    const _Bool v95 = v91 | v94;
    const _Bool v96 = v84 != v84;
    const _Bool v97 = v88 != v88;
    const _Bool v98 = !v97;
    const _Bool v99 = v98 | v93;
    const _Bool v100 = v96 & v99;
    const _Bool v101 = v98 & v95;
    const _Bool v102 = v100 | v101;
    const float v103 = v102 ? v84 : v88;
    const long long v104 = v102 ? v86 : v90;
    lane6[k83] = v103;
    const long long v105 = (long long)v104;
    lane7[k83] = v105;
   }
#pragma omp simd
   for (long long k106 = 0; k106 < 8; ++k106) {
    const float v107 = lane6[k106];
    const long long v108 = lane7[k106];
    const long long v109 = (long long)v108;
    const long long v110 = k106 + 8;
    const float v111 = lane6[v110];
    const long long v112 = lane7[v110];
    const long long v113 = (long long)v112;
    const _Bool v114 = v107 < v111;
    const _Bool v115 = v107 == v111;
    const _Bool v116 = v109 < v113;
    const _Bool v117 = v115 & v116;
    const _Bool v118 = v114 | v117;
    const _Bool v119 = v107 != v107;
    const _Bool v120 = v111 != v111;
    const _Bool v121 = !v120;
    const _Bool v122 = v121 | v116;
    const _Bool v123 = v119 & v122;
    const _Bool v124 = v121 & v118;
    const _Bool v125 = v123 | v124;
    const float v126 = v125 ? v107 : v111;
    const long long v127 = v125 ? v109 : v113;
    lane6[k106] = v126;
    const long long v128 = (long long)v127;
    lane7[k106] = v128;
   }
   float v129 = __builtin_inff();
   long long v130 = 9223372036854775807ll;
   for (long long k131 = 0; k131 < 8; ++k131) {
    const float v132 = lane6[k131];
    const long long v133 = lane7[k131];
    const long long v134 = (long long)v133;
    const _Bool v135 = v129 < v132;
    const _Bool v136 = v129 == v132;
    const _Bool v137 = v130 < v134;
    const _Bool v138 = v136 & v137;
    const _Bool v139 = v135 | v138;
    const _Bool v140 = v129 != v129;
    const _Bool v141 = v132 != v132;
    const _Bool v142 = !v141;
    const _Bool v143 = v142 | v137;
    const _Bool v144 = v140 & v143;
    const _Bool v145 = v142 & v139;
    const _Bool v146 = v144 | v145;
    const float v147 = v146 ? v129 : v132;
    const long long v148 = v146 ? v130 : v134;
    const float next0 = v147;
    const long long next1 = v148;
    v129 = next0;
    v130 = next1;
   }
   v4 = v129;
   v5 = v130;
  } else {
   float v149 = __builtin_inff();
   long long v150 = 9223372036854775807ll;
   for (long long p151 = 0; p151 < v2; ++p151) {
    const float v152 = b2_part[p151];
    const long long v153 = b3_part[p151];
    const long long v154 = (long long)v153;
    const _Bool v155 = v149 < v152;
    const _Bool v156 = v149 == v152;
    const _Bool v157 = v150 < v154;
    const _Bool v158 = v156 & v157;
    const _Bool v159 = v155 | v158;
    const _Bool v160 = v149 != v149;
    const _Bool v161 = v152 != v152;
    const _Bool v162 = !v161;
    const _Bool v163 = v162 | v157;
    const _Bool v164 = v160 & v163;
    const _Bool v165 = v162 & v159;
    const _Bool v166 = v164 | v165;
    const float v167 = v166 ? v149 : v152;
    const long long v168 = v166 ? v150 : v154;
    const float next0 = v167;
    const long long next1 = v168;
    v149 = next0;
    v150 = next1;
   }
   v4 = v149;
   v5 = v150;
  }
  const long long v169 = (long long)v5;
  b0_out0_[0] = v169;
 }
}

static void argmax_0_c1f02f7c5ef0(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_stride1 = (long long)scalars[1];
 const long long n2_size2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  const _Bool v2 = n2_size2 >= 64;
  float v3;
  long long v4;
  if (v2) {
   float lane5[64];
   long long lane6[64];
#pragma omp simd
   for (long long k7 = 0; k7 < 64; ++k7) {
    lane5[k7] = (-__builtin_inff());
    lane6[k7] = 9223372036854775807ll;
   }
   const long long v8 = core_floordiv_index(n2_size2, 64);
   for (long long k9 = 0; k9 < v8; ++k9) {
    const long long v10 = k9 * 64;
#pragma omp simd
    for (long long k11 = 0; k11 < 64; ++k11) {
     const long long v12 = v10 + k11;
     const float v13 = b1_x_[i1 * n1_stride1 + v12];
     const float v14 = lane5[k11];
     const long long v15 = lane6[k11];
     const long long v16 = (long long)v15;
     const _Bool v17 = v14 > v13;
     const _Bool v18 = v14 == v13;
     const _Bool v19 = v16 < v12;
     const _Bool v20 = v18 & v19;
     const _Bool v21 = v17 | v20;
     const _Bool v22 = v14 != v14;
     const _Bool v23 = v13 != v13;
     const _Bool v24 = !v23;
     const _Bool v25 = v24 | v19;
     const _Bool v26 = v22 & v25;
     const _Bool v27 = v24 & v21;
     const _Bool v28 = v26 | v27;
     const float v29 = v28 ? v14 : v13;
     const long long v30 = v28 ? v16 : v12;
     lane5[k11] = v29;
     const long long v31 = (long long)v30;
     lane6[k11] = v31;
    }
   }
   const long long v32 = v8 * 64;
   const long long v33 = n2_size2 - v32;
#pragma omp simd
   for (long long k34 = 0; k34 < v33; ++k34) {
    const long long v35 = v32 + k34;
    const float v36 = b1_x_[i1 * n1_stride1 + v35];
    const float v37 = lane5[k34];
    const long long v38 = lane6[k34];
    const long long v39 = (long long)v38;
    const _Bool v40 = v37 > v36;
    const _Bool v41 = v37 == v36;
    const _Bool v42 = v39 < v35;
    const _Bool v43 = v41 & v42;
    const _Bool v44 = v40 | v43;
    const _Bool v45 = v37 != v37;
    const _Bool v46 = v36 != v36;
    const _Bool v47 = !v46;
    const _Bool v48 = v47 | v42;
    const _Bool v49 = v45 & v48;
    const _Bool v50 = v47 & v44;
    const _Bool v51 = v49 | v50;
    const float v52 = v51 ? v37 : v36;
    const long long v53 = v51 ? v39 : v35;
    lane5[k34] = v52;
    const long long v54 = (long long)v53;
    lane6[k34] = v54;
   }
#pragma omp simd
   for (long long k55 = 0; k55 < 32; ++k55) {
    const float v56 = lane5[k55];
    const long long v57 = lane6[k55];
    const long long v58 = (long long)v57;
    const long long v59 = k55 + 32;
    const float v60 = lane5[v59];
    const long long v61 = lane6[v59];
    const long long v62 = (long long)v61;
    const _Bool v63 = v56 > v60;
    const _Bool v64 = v56 == v60;
    const _Bool v65 = v58 < v62;
    const _Bool v66 = v64 & v65;
    const _Bool v67 = v63 | v66;
    const _Bool v68 = v56 != v56;
    const _Bool v69 = v60 != v60;
    const _Bool v70 = !v69;
    const _Bool v71 = v70 | v65;
    const _Bool v72 = v68 & v71;
    const _Bool v73 = v70 & v67;
    const _Bool v74 = v72 | v73;
    const float v75 = v74 ? v56 : v60;
    const long long v76 = v74 ? v58 : v62;
    lane5[k55] = v75;
    const long long v77 = (long long)v76;
    lane6[k55] = v77;
   }
#pragma omp simd
   for (long long k78 = 0; k78 < 16; ++k78) {
    const float v79 = lane5[k78];
    const long long v80 = lane6[k78];
    const long long v81 = (long long)v80;
    const long long v82 = k78 + 16;
    const float v83 = lane5[v82];
    const long long v84 = lane6[v82];
    const long long v85 = (long long)v84;
    const _Bool v86 = v79 > v83;
    const _Bool v87 = v79 == v83;
    const _Bool v88 = v81 < v85;
    const _Bool v89 = v87 & v88;
    const _Bool v90 = v86 | v89;
    const _Bool v91 = v79 != v79;
    const _Bool v92 = v83 != v83;
    const _Bool v93 = !v92;
    const _Bool v94 = v93 | v88;
    const _Bool v95 = v91 & v94;
    const _Bool v96 = v93 & v90;
    const _Bool v97 = v95 | v96;
    const float v98 = v97 ? v79 : v83;
    const long long v99 = v97 ? v81 : v85;
    lane5[k78] = v98;
    const long long v100 = (long long)v99;
    lane6[k78] = v100;
   }
#pragma omp simd
   for (long long k101 = 0; k101 < 8; ++k101) {
    const float v102 = lane5[k101];
    const long long v103 = lane6[k101];
    const long long v104 = (long long)v103;
    const long long v105 = k101 + 8;
    const float v106 = lane5[v105];
    const long long v107 = lane6[v105];
    const long long v108 = (long long)v107;
    const _Bool v109 = v102 > v106;
    const _Bool v110 = v102 == v106;
    const _Bool v111 = v104 < v108;
    const _Bool v112 = v110 & v111;
    const _Bool v113 = v109 | v112;
    const _Bool v114 = v102 != v102;
    const _Bool v115 = v106 != v106;
    const _Bool v116 = !v115;
    const _Bool v117 = v116 | v111;
    const _Bool v118 = v114 & v117;
    const _Bool v119 = v116 & v113;
    const _Bool v120 = v118 | v119;
    const float v121 = v120 ? v102 : v106;
    const long long v122 = v120 ? v104 : v108;
    lane5[k101] = v121;
    const long long v123 = (long long)v122;
    lane6[k101] = v123;
   }
   float v124 = (-__builtin_inff());
   long long v125 = 9223372036854775807ll;
   for (long long k126 = 0; k126 < 8; ++k126) {
    const float v127 = lane5[k126];
    const long long v128 = lane6[k126];
    const long long v129 = (long long)v128;
    const _Bool v130 = v124 > v127;
    const _Bool v131 = v124 == v127;
    const _Bool v132 = v125 < v129;
    const _Bool v133 = v131 & v132;
    const _Bool v134 = v130 | v133;
    const _Bool v135 = v124 != v124;
    const _Bool v136 = v127 != v127;
    const _Bool v137 = !v136;
    const _Bool v138 = v137 | v132;
    const _Bool v139 = v135 & v138;
    const _Bool v140 = v137 & v134;
    const _Bool v141 = v139 | v140;
    const float v142 = v141 ? v124 : v127;
    const long long v143 = v141 ? v125 : v129;
    const float next0 = v142;
    const long long next1 = v143;
    v124 = next0;
    v125 = next1;
   }
   v3 = v124;
   v4 = v125;
  } else {
   float v144 = (-__builtin_inff());
   long long v145 = 9223372036854775807ll;
   for (long long j146 = 0; j146 < n2_size2; ++j146) {
    const float v147 = b1_x_[i1 * n1_stride1 + j146];
    const _Bool v148 = v144 > v147;
    const _Bool v149 = v144 == v147;
    const _Bool v150 = v145 < j146;
    const _Bool v151 = v149 & v150;
    const _Bool v152 = v148 | v151;
    const _Bool v153 = v144 != v144;
    const _Bool v154 = v147 != v147;
    const _Bool v155 = !v154;
    const _Bool v156 = v155 | v150;
    const _Bool v157 = v153 & v156;
    const _Bool v158 = v155 & v152;
    const _Bool v159 = v157 | v158;
    const float v160 = v159 ? v144 : v147;
    const long long v161 = v159 ? v145 : j146;
    const float next0 = v160;
    const long long next1 = v161;
    v144 = next0;
    v145 = next1;
   }
   v3 = v144;
   v4 = v145;
  }
  const long long v162 = (long long)v4;
  b0_out0_[i1] = v162;
 }
}

static void argmin_0_f692d9cc05a6(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_stride1 = (long long)scalars[1];
 const long long n2_size2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  const _Bool v2 = n2_size2 >= 64;
  float v3;
  long long v4;
  if (v2) {
   float lane5[64];
   long long lane6[64];
#pragma omp simd
   for (long long k7 = 0; k7 < 64; ++k7) {
    lane5[k7] = __builtin_inff();
    lane6[k7] = 9223372036854775807ll;
   }
   const long long v8 = core_floordiv_index(n2_size2, 64);
   for (long long k9 = 0; k9 < v8; ++k9) {
    const long long v10 = k9 * 64;
#pragma omp simd
    for (long long k11 = 0; k11 < 64; ++k11) {
     const long long v12 = v10 + k11;
     const float v13 = b1_x_[i1 * n1_stride1 + v12];
     const float v14 = lane5[k11];
     const long long v15 = lane6[k11];
     const long long v16 = (long long)v15;
     const _Bool v17 = v14 < v13;
     const _Bool v18 = v14 == v13;
     const _Bool v19 = v16 < v12;
     const _Bool v20 = v18 & v19;
     const _Bool v21 = v17 | v20;
     const _Bool v22 = v14 != v14;
     const _Bool v23 = v13 != v13;
     const _Bool v24 = !v23;
     const _Bool v25 = v24 | v19;
     const _Bool v26 = v22 & v25;
     const _Bool v27 = v24 & v21;
     const _Bool v28 = v26 | v27;
     const float v29 = v28 ? v14 : v13;
     const long long v30 = v28 ? v16 : v12;
     lane5[k11] = v29;
     const long long v31 = (long long)v30;
     lane6[k11] = v31;
    }
   }
   const long long v32 = v8 * 64;
   const long long v33 = n2_size2 - v32;
#pragma omp simd
   for (long long k34 = 0; k34 < v33; ++k34) {
    const long long v35 = v32 + k34;
    const float v36 = b1_x_[i1 * n1_stride1 + v35];
    const float v37 = lane5[k34];
    const long long v38 = lane6[k34];
    const long long v39 = (long long)v38;
    const _Bool v40 = v37 < v36;
    const _Bool v41 = v37 == v36;
    const _Bool v42 = v39 < v35;
    const _Bool v43 = v41 & v42;
    const _Bool v44 = v40 | v43;
    const _Bool v45 = v37 != v37;
    const _Bool v46 = v36 != v36;
    const _Bool v47 = !v46;
    const _Bool v48 = v47 | v42;
    const _Bool v49 = v45 & v48;
    const _Bool v50 = v47 & v44;
    const _Bool v51 = v49 | v50;
    const float v52 = v51 ? v37 : v36;
    const long long v53 = v51 ? v39 : v35;
    lane5[k34] = v52;
    const long long v54 = (long long)v53;
    lane6[k34] = v54;
   }
#pragma omp simd
   for (long long k55 = 0; k55 < 32; ++k55) {
    const float v56 = lane5[k55];
    const long long v57 = lane6[k55];
    const long long v58 = (long long)v57;
    const long long v59 = k55 + 32;
    const float v60 = lane5[v59];
    const long long v61 = lane6[v59];
    const long long v62 = (long long)v61;
    const _Bool v63 = v56 < v60;
    const _Bool v64 = v56 == v60;
    const _Bool v65 = v58 < v62;
    const _Bool v66 = v64 & v65;
    const _Bool v67 = v63 | v66;
    const _Bool v68 = v56 != v56;
    const _Bool v69 = v60 != v60;
    const _Bool v70 = !v69;
    const _Bool v71 = v70 | v65;
    const _Bool v72 = v68 & v71;
    const _Bool v73 = v70 & v67;
    const _Bool v74 = v72 | v73;
    const float v75 = v74 ? v56 : v60;
    const long long v76 = v74 ? v58 : v62;
    lane5[k55] = v75;
    const long long v77 = (long long)v76;
    lane6[k55] = v77;
   }
#pragma omp simd
   for (long long k78 = 0; k78 < 16; ++k78) {
    const float v79 = lane5[k78];
    const long long v80 = lane6[k78];
    const long long v81 = (long long)v80;
    const long long v82 = k78 + 16;
    const float v83 = lane5[v82];
    const long long v84 = lane6[v82];
    const long long v85 = (long long)v84;
    const _Bool v86 = v79 < v83;
    const _Bool v87 = v79 == v83;
    const _Bool v88 = v81 < v85;
    const _Bool v89 = v87 & v88;
    const _Bool v90 = v86 | v89;
    const _Bool v91 = v79 != v79;
    const _Bool v92 = v83 != v83;
    const _Bool v93 = !v92;
    const _Bool v94 = v93 | v88;
    const _Bool v95 = v91 & v94;
    const _Bool v96 = v93 & v90;
    const _Bool v97 = v95 | v96;
    const float v98 = v97 ? v79 : v83;
    const long long v99 = v97 ? v81 : v85;
    lane5[k78] = v98;
    const long long v100 = (long long)v99;
    lane6[k78] = v100;
   }
#pragma omp simd
   for (long long k101 = 0; k101 < 8; ++k101) {
    const float v102 = lane5[k101];
    const long long v103 = lane6[k101];
    const long long v104 = (long long)v103;
    const long long v105 = k101 + 8;
    const float v106 = lane5[v105];
    const long long v107 = lane6[v105];
    const long long v108 = (long long)v107;
    const _Bool v109 = v102 < v106;
    const _Bool v110 = v102 == v106;
    const _Bool v111 = v104 < v108;
    const _Bool v112 = v110 & v111;
    const _Bool v113 = v109 | v112;
    const _Bool v114 = v102 != v102;
    const _Bool v115 = v106 != v106;
    const _Bool v116 = !v115;
    const _Bool v117 = v116 | v111;
    const _Bool v118 = v114 & v117;
    const _Bool v119 = v116 & v113;
    const _Bool v120 = v118 | v119;
    const float v121 = v120 ? v102 : v106;
    const long long v122 = v120 ? v104 : v108;
    lane5[k101] = v121;
    const long long v123 = (long long)v122;
    lane6[k101] = v123;
   }
   float v124 = __builtin_inff();
   long long v125 = 9223372036854775807ll;
   for (long long k126 = 0; k126 < 8; ++k126) {
    const float v127 = lane5[k126];
    const long long v128 = lane6[k126];
    const long long v129 = (long long)v128;
    const _Bool v130 = v124 < v127;
    const _Bool v131 = v124 == v127;
    const _Bool v132 = v125 < v129;
    const _Bool v133 = v131 & v132;
    const _Bool v134 = v130 | v133;
    const _Bool v135 = v124 != v124;
    const _Bool v136 = v127 != v127;
    const _Bool v137 = !v136;
    const _Bool v138 = v137 | v132;
    const _Bool v139 = v135 & v138;
    const _Bool v140 = v137 & v134;
    const _Bool v141 = v139 | v140;
    const float v142 = v141 ? v124 : v127;
    const long long v143 = v141 ? v125 : v129;
    const float next0 = v142;
    const long long next1 = v143;
    v124 = next0;
    v125 = next1;
   }
   v3 = v124;
   v4 = v125;
  } else {
   float v144 = __builtin_inff();
   long long v145 = 9223372036854775807ll;
   for (long long j146 = 0; j146 < n2_size2; ++j146) {
    const float v147 = b1_x_[i1 * n1_stride1 + j146];
    const _Bool v148 = v144 < v147;
    const _Bool v149 = v144 == v147;
    const _Bool v150 = v145 < j146;
    const _Bool v151 = v149 & v150;
    const _Bool v152 = v148 | v151;
    const _Bool v153 = v144 != v144;
    const _Bool v154 = v147 != v147;
    const _Bool v155 = !v154;
    const _Bool v156 = v155 | v150;
    const _Bool v157 = v153 & v156;
    const _Bool v158 = v155 & v152;
    const _Bool v159 = v157 | v158;
    const float v160 = v159 ? v144 : v147;
    const long long v161 = v159 ? v145 : j146;
    const float next0 = v160;
    const long long next1 = v161;
    v144 = next0;
    v145 = next1;
   }
   v3 = v144;
   v4 = v145;
  }
  const long long v162 = (long long)v4;
  b0_out0_[i1] = v162;
 }
}

static void sum_0_be361de79903(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const double *b1_x_ = (const double *)buffers[1];
 double *b2_part = (double *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const long long v7 = v6 + 4095;
  const long long v8 = core_floordiv_index(v7, 4096);
  double lane9[64];
  double v10 = 0.0;
  for (long long block11 = 0; block11 < v8; ++block11) {
   const long long v12 = block11 * 4096;
   const long long v13 = v6 - v12;
   const long long v14 = (v13 < 4096 ? v13 : 4096);
#pragma omp simd
   for (long long k15 = 0; k15 < 64; ++k15) {
    lane9[k15] = 0.0;
   }
   const long long v16 = core_floordiv_index(v14, 64);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = k17 * 64;
    const long long v19 = v12 + v18;
#pragma omp simd
    for (long long k20 = 0; k20 < 64; ++k20) {
     const long long v21 = v19 + k20;
     const double v22 = lane9[k20];
     const long long v23 = v4 + v21;
     const double v24 = b1_x_[v23];
     const double v25 = v22 + v24;
     lane9[k20] = v25;
    }
   }
   const long long v26 = v16 * 64;
   const long long v27 = v14 - v26;
   const long long v28 = v12 + v26;
#pragma omp simd
   for (long long k29 = 0; k29 < v27; ++k29) {
    const long long v30 = v28 + k29;
    const double v31 = lane9[k29];
    const long long v32 = v4 + v30;
    const double v33 = b1_x_[v32];
    const double v34 = v31 + v33;
    lane9[k29] = v34;
   }
   double v35 = 0.0;
#pragma omp simd reduction(+ : v35)
   for (long long k36 = 0; k36 < 64; ++k36) {
    const double v37 = lane9[k36];
    v35 = v35 + v37;
   }
   v10 = v10 + v35;
  }
  b2_part[p3] = v10;
 }
}
static void sum_1_be361de79903(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b2_part = (const double *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const long long v3 = v2 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  double lane5[64];
  double v6 = 0.0;
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = v2 - v8;
   const long long v10 = (v9 < 4096 ? v9 : 4096);
#pragma omp simd
   for (long long k11 = 0; k11 < 64; ++k11) {
    lane5[k11] = 0.0;
   }
   const long long v12 = core_floordiv_index(v10, 64);
   for (long long k13 = 0; k13 < v12; ++k13) {
    const long long v14 = k13 * 64;
    const long long v15 = v8 + v14;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const double v18 = lane5[k16];
     const double v19 = b2_part[v17];
     const double v20 = v18 + v19;
     lane5[k16] = v20;
    }
   }
   const long long v21 = v12 * 64;
   const long long v22 = v10 - v21;
   const long long v23 = v8 + v21;
#pragma omp simd
   for (long long k24 = 0; k24 < v22; ++k24) {
    const long long v25 = v23 + k24;
    const double v26 = lane5[k24];
    const double v27 = b2_part[v25];
    const double v28 = v26 + v27;
    lane5[k24] = v28;
   }
   double v29 = 0.0;
#pragma omp simd reduction(+ : v29)
   for (long long k30 = 0; k30 < 64; ++k30) {
    const double v31 = lane5[k30];
    v29 = v29 + v31;
   }
   v6 = v6 + v29;
  }
  b0_out0_[0] = v6;
 }
}

static void sum_0_7dff243f8ad2(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  double column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = 0.0;
  }
  double column9[256];
  const long long v10 = n0_size0 + 1023;
  const long long v11 = core_floordiv_index(v10, 1024);
  for (long long k12 = 0; k12 < v11; ++k12) {
   const long long v13 = k12 * 1024;
#pragma omp simd
   for (long long k14 = 0; k14 < v6; ++k14) {
    column9[k14] = 0.0;
   }
   const long long v15 = n0_size0 - v13;
   const long long v16 = (v15 < 1024 ? v15 : 1024);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = v13 + k17;
#pragma omp simd
    for (long long k19 = 0; k19 < v6; ++k19) {
     const long long v20 = v4 + k19;
     const double v21 = b1_x_[v18 * n2_stride2 + v20];
     const double v22 = column9[k19];
     const double v23 = v22 + v21;
     column9[k19] = v23;
    }
   }
#pragma omp simd
   for (long long k24 = 0; k24 < v6; ++k24) {
    const double v25 = column7[k24];
    const double v26 = column9[k24];
    const double v27 = v25 + v26;
    column7[k24] = v27;
   }
  }
#pragma omp simd
  for (long long k28 = 0; k28 < v6; ++k28) {
   const long long v29 = v4 + k28;
   const double v30 = column7[k28];
   b0_out0_[v29] = v30;
  }
 }
}

static void sum_0_49e8fa576c4a(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 const long long n4_stride4 = (long long)scalars[4];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  double column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = 0.0;
  }
  double column9[256];
  const long long v10 = n0_size0 + 1023;
  const long long v11 = core_floordiv_index(v10, 1024);
  for (long long k12 = 0; k12 < v11; ++k12) {
   const long long v13 = k12 * 1024;
#pragma omp simd
   for (long long k14 = 0; k14 < v6; ++k14) {
    column9[k14] = 0.0;
   }
   const long long v15 = n0_size0 - v13;
   const long long v16 = (v15 < 1024 ? v15 : 1024);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = v13 + k17;
#pragma omp simd
    for (long long k19 = 0; k19 < v6; ++k19) {
     const long long v20 = v4 + k19;
     const double v21 = b1_x_[v18 * n4_stride4 + v20];
     const double v22 = column9[k19];
     const double v23 = v22 + v21;
     column9[k19] = v23;
    }
   }
#pragma omp simd
   for (long long k24 = 0; k24 < v6; ++k24) {
    const double v25 = column7[k24];
    const double v26 = column9[k24];
    const double v27 = v25 + v26;
    column7[k24] = v27;
   }
  }
#pragma omp simd
  for (long long k28 = 0; k28 < v6; ++k28) {
   const long long v29 = v4 + k28;
   const double v30 = column7[k28];
   b0_out0_[v29] = v30;
  }
 }
}

static void sum_0_a8a1bd1d36af(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  double lane4[64];
  double v5 = 0.0;
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    lane4[k10] = 0.0;
   }
   const long long v11 = core_floordiv_index(v9, 64);
   for (long long k12 = 0; k12 < v11; ++k12) {
    const long long v13 = k12 * 64;
    const long long v14 = v7 + v13;
#pragma omp simd
    for (long long k15 = 0; k15 < 64; ++k15) {
     const long long v16 = v14 + k15;
     const double v17 = lane4[k15];
     const double v18 = b1_x_[i1 * n2_stride2 + v16];
     const double v19 = v17 + v18;
     lane4[k15] = v19;
    }
   }
   const long long v20 = v11 * 64;
   const long long v21 = v9 - v20;
   const long long v22 = v7 + v20;
#pragma omp simd
   for (long long k23 = 0; k23 < v21; ++k23) {
    const long long v24 = v22 + k23;
    const double v25 = lane4[k23];
    const double v26 = b1_x_[i1 * n2_stride2 + v24];
    const double v27 = v25 + v26;
    lane4[k23] = v27;
   }
   double v28 = 0.0;
#pragma omp simd reduction(+ : v28)
   for (long long k29 = 0; k29 < 64; ++k29) {
    const double v30 = lane4[k29];
    v28 = v28 + v30;
   }
   v5 = v5 + v28;
  }
  b0_out0_[i1] = v5;
 }
}

static void sum_0_528a64b4e1c0(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  double lane4[64];
  double v5 = 0.0;
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    lane4[k10] = 0.0;
   }
   const long long v11 = core_floordiv_index(v9, 64);
   for (long long k12 = 0; k12 < v11; ++k12) {
    const long long v13 = k12 * 64;
    const long long v14 = v7 + v13;
#pragma omp simd
    for (long long k15 = 0; k15 < 64; ++k15) {
     const long long v16 = v14 + k15;
     const double v17 = lane4[k15];
     const double v18 = b1_x_[i1 * n3_stride3 + v16];
     const double v19 = v17 + v18;
     lane4[k15] = v19;
    }
   }
   const long long v20 = v11 * 64;
   const long long v21 = v9 - v20;
   const long long v22 = v7 + v20;
#pragma omp simd
   for (long long k23 = 0; k23 < v21; ++k23) {
    const long long v24 = v22 + k23;
    const double v25 = lane4[k23];
    const double v26 = b1_x_[i1 * n3_stride3 + v24];
    const double v27 = v25 + v26;
    lane4[k23] = v27;
   }
   double v28 = 0.0;
#pragma omp simd reduction(+ : v28)
   for (long long k29 = 0; k29 < 64; ++k29) {
    const double v30 = lane4[k29];
    v28 = v28 + v30;
   }
   v5 = v5 + v28;
  }
  b0_out0_[i1] = v5;
 }
}

static void mean_0_051523432d28(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const double *b1_x_ = (const double *)buffers[1];
 double *b2_part = (double *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const long long v7 = v6 + 4095;
  const long long v8 = core_floordiv_index(v7, 4096);
  double lane9[64];
  double v10 = 0.0;
  for (long long block11 = 0; block11 < v8; ++block11) {
   const long long v12 = block11 * 4096;
   const long long v13 = v6 - v12;
   const long long v14 = (v13 < 4096 ? v13 : 4096);
#pragma omp simd
   for (long long k15 = 0; k15 < 64; ++k15) {
    lane9[k15] = 0.0;
   }
   const long long v16 = core_floordiv_index(v14, 64);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = k17 * 64;
    const long long v19 = v12 + v18;
#pragma omp simd
    for (long long k20 = 0; k20 < 64; ++k20) {
     const long long v21 = v19 + k20;
     const double v22 = lane9[k20];
     const long long v23 = v4 + v21;
     const double v24 = b1_x_[v23];
     const double v25 = v22 + v24;
     lane9[k20] = v25;
    }
   }
   const long long v26 = v16 * 64;
   const long long v27 = v14 - v26;
   const long long v28 = v12 + v26;
#pragma omp simd
   for (long long k29 = 0; k29 < v27; ++k29) {
    const long long v30 = v28 + k29;
    const double v31 = lane9[k29];
    const long long v32 = v4 + v30;
    const double v33 = b1_x_[v32];
    const double v34 = v31 + v33;
    lane9[k29] = v34;
   }
   double v35 = 0.0;
#pragma omp simd reduction(+ : v35)
   for (long long k36 = 0; k36 < 64; ++k36) {
    const double v37 = lane9[k36];
    v35 = v35 + v37;
   }
   v10 = v10 + v35;
  }
  b2_part[p3] = v10;
 }
}
static void mean_1_051523432d28(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b2_part = (const double *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_size2 = (long long)scalars[2];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const long long v3 = v2 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  double lane5[64];
  double v6 = 0.0;
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = v2 - v8;
   const long long v10 = (v9 < 4096 ? v9 : 4096);
#pragma omp simd
   for (long long k11 = 0; k11 < 64; ++k11) {
    lane5[k11] = 0.0;
   }
   const long long v12 = core_floordiv_index(v10, 64);
   for (long long k13 = 0; k13 < v12; ++k13) {
    const long long v14 = k13 * 64;
    const long long v15 = v8 + v14;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const double v18 = lane5[k16];
     const double v19 = b2_part[v17];
     const double v20 = v18 + v19;
     lane5[k16] = v20;
    }
   }
   const long long v21 = v12 * 64;
   const long long v22 = v10 - v21;
   const long long v23 = v8 + v21;
#pragma omp simd
   for (long long k24 = 0; k24 < v22; ++k24) {
    const long long v25 = v23 + k24;
    const double v26 = lane5[k24];
    const double v27 = b2_part[v25];
    const double v28 = v26 + v27;
    lane5[k24] = v28;
   }
   double v29 = 0.0;
#pragma omp simd reduction(+ : v29)
   for (long long k30 = 0; k30 < 64; ++k30) {
    const double v31 = lane5[k30];
    v29 = v29 + v31;
   }
   v6 = v6 + v29;
  }
  const long long v32 = n1_size1 * n2_size2;
  const double v33 = (double)v32;
  const double v34 = v6 / v33;
  b0_out0_[0] = v34;
 }
}

static void mean_0_44356996c00d(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const double *b1_x_ = (const double *)buffers[1];
 double *b2_part = (double *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const long long v7 = v6 + 4095;
  const long long v8 = core_floordiv_index(v7, 4096);
  double lane9[64];
  double v10 = 0.0;
  for (long long block11 = 0; block11 < v8; ++block11) {
   const long long v12 = block11 * 4096;
   const long long v13 = v6 - v12;
   const long long v14 = (v13 < 4096 ? v13 : 4096);
#pragma omp simd
   for (long long k15 = 0; k15 < 64; ++k15) {
    lane9[k15] = 0.0;
   }
   const long long v16 = core_floordiv_index(v14, 64);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = k17 * 64;
    const long long v19 = v12 + v18;
#pragma omp simd
    for (long long k20 = 0; k20 < 64; ++k20) {
     const long long v21 = v19 + k20;
     const double v22 = lane9[k20];
     const long long v23 = v4 + v21;
     const double v24 = b1_x_[v23];
     const double v25 = v22 + v24;
     lane9[k20] = v25;
    }
   }
   const long long v26 = v16 * 64;
   const long long v27 = v14 - v26;
   const long long v28 = v12 + v26;
#pragma omp simd
   for (long long k29 = 0; k29 < v27; ++k29) {
    const long long v30 = v28 + k29;
    const double v31 = lane9[k29];
    const long long v32 = v4 + v30;
    const double v33 = b1_x_[v32];
    const double v34 = v31 + v33;
    lane9[k29] = v34;
   }
   double v35 = 0.0;
#pragma omp simd reduction(+ : v35)
   for (long long k36 = 0; k36 < 64; ++k36) {
    const double v37 = lane9[k36];
    v35 = v35 + v37;
   }
   v10 = v10 + v35;
  }
  b2_part[p3] = v10;
 }
}
static void mean_1_44356996c00d(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b2_part = (const double *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long n3_size3 = (long long)scalars[3];
 const long long n4_size4 = (long long)scalars[4];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const long long v3 = v2 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  double lane5[64];
  double v6 = 0.0;
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = v2 - v8;
   const long long v10 = (v9 < 4096 ? v9 : 4096);
#pragma omp simd
   for (long long k11 = 0; k11 < 64; ++k11) {
    lane5[k11] = 0.0;
   }
   const long long v12 = core_floordiv_index(v10, 64);
   for (long long k13 = 0; k13 < v12; ++k13) {
    const long long v14 = k13 * 64;
    const long long v15 = v8 + v14;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const double v18 = lane5[k16];
     const double v19 = b2_part[v17];
     const double v20 = v18 + v19;
     lane5[k16] = v20;
    }
   }
   const long long v21 = v12 * 64;
   const long long v22 = v10 - v21;
   const long long v23 = v8 + v21;
#pragma omp simd
   for (long long k24 = 0; k24 < v22; ++k24) {
    const long long v25 = v23 + k24;
    const double v26 = lane5[k24];
    const double v27 = b2_part[v25];
    const double v28 = v26 + v27;
    lane5[k24] = v28;
   }
   double v29 = 0.0;
#pragma omp simd reduction(+ : v29)
   for (long long k30 = 0; k30 < 64; ++k30) {
    const double v31 = lane5[k30];
    v29 = v29 + v31;
   }
   v6 = v6 + v29;
  }
  const long long v32 = n3_size3 * n4_size4;
  const double v33 = (double)v32;
  const double v34 = v6 / v33;
  b0_out0_[0] = v34;
 }
}

static void mean_0_2f1e88c5ae2f(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_size2 = (long long)scalars[2];
 const long long n3_stride3 = (long long)scalars[3];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  double column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = 0.0;
  }
  double column9[256];
  const long long v10 = n0_size0 + 1023;
  const long long v11 = core_floordiv_index(v10, 1024);
  for (long long k12 = 0; k12 < v11; ++k12) {
   const long long v13 = k12 * 1024;
#pragma omp simd
   for (long long k14 = 0; k14 < v6; ++k14) {
    column9[k14] = 0.0;
   }
   const long long v15 = n0_size0 - v13;
   const long long v16 = (v15 < 1024 ? v15 : 1024);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = v13 + k17;
#pragma omp simd
    for (long long k19 = 0; k19 < v6; ++k19) {
     const long long v20 = v4 + k19;
     const double v21 = b1_x_[v18 * n3_stride3 + v20];
     const double v22 = column9[k19];
     const double v23 = v22 + v21;
     column9[k19] = v23;
    }
   }
#pragma omp simd
   for (long long k24 = 0; k24 < v6; ++k24) {
    const double v25 = column7[k24];
    const double v26 = column9[k24];
    const double v27 = v25 + v26;
    column7[k24] = v27;
   }
  }
  const double v28 = (double)n2_size2;
#pragma omp simd
  for (long long k29 = 0; k29 < v6; ++k29) {
   const long long v30 = v4 + k29;
   const double v31 = column7[k29];
   const double v32 = v31 / v28;
   b0_out0_[v30] = v32;
  }
 }
}

static void mean_0_391d6f7595bb(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 const long long n4_size4 = (long long)scalars[4];
 const long long n5_stride5 = (long long)scalars[5];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  double column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = 0.0;
  }
  double column9[256];
  const long long v10 = n0_size0 + 1023;
  const long long v11 = core_floordiv_index(v10, 1024);
  for (long long k12 = 0; k12 < v11; ++k12) {
   const long long v13 = k12 * 1024;
#pragma omp simd
   for (long long k14 = 0; k14 < v6; ++k14) {
    column9[k14] = 0.0;
   }
   const long long v15 = n0_size0 - v13;
   const long long v16 = (v15 < 1024 ? v15 : 1024);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = v13 + k17;
#pragma omp simd
    for (long long k19 = 0; k19 < v6; ++k19) {
     const long long v20 = v4 + k19;
     const double v21 = b1_x_[v18 * n5_stride5 + v20];
     const double v22 = column9[k19];
     const double v23 = v22 + v21;
     column9[k19] = v23;
    }
   }
#pragma omp simd
   for (long long k24 = 0; k24 < v6; ++k24) {
    const double v25 = column7[k24];
    const double v26 = column9[k24];
    const double v27 = v25 + v26;
    column7[k24] = v27;
   }
  }
  const double v28 = (double)n4_size4;
#pragma omp simd
  for (long long k29 = 0; k29 < v6; ++k29) {
   const long long v30 = v4 + k29;
   const double v31 = column7[k29];
   const double v32 = v31 / v28;
   b0_out0_[v30] = v32;
  }
 }
}

static void mean_0_18c0ef59c6b5(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long n3_size3 = (long long)scalars[3];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  double lane4[64];
  double v5 = 0.0;
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    lane4[k10] = 0.0;
   }
   const long long v11 = core_floordiv_index(v9, 64);
   for (long long k12 = 0; k12 < v11; ++k12) {
    const long long v13 = k12 * 64;
    const long long v14 = v7 + v13;
#pragma omp simd
    for (long long k15 = 0; k15 < 64; ++k15) {
     const long long v16 = v14 + k15;
     const double v17 = lane4[k15];
     const double v18 = b1_x_[i1 * n2_stride2 + v16];
     const double v19 = v17 + v18;
     lane4[k15] = v19;
    }
   }
   const long long v20 = v11 * 64;
   const long long v21 = v9 - v20;
   const long long v22 = v7 + v20;
#pragma omp simd
   for (long long k23 = 0; k23 < v21; ++k23) {
    const long long v24 = v22 + k23;
    const double v25 = lane4[k23];
    const double v26 = b1_x_[i1 * n2_stride2 + v24];
    const double v27 = v25 + v26;
    lane4[k23] = v27;
   }
   double v28 = 0.0;
#pragma omp simd reduction(+ : v28)
   for (long long k29 = 0; k29 < 64; ++k29) {
    const double v30 = lane4[k29];
    v28 = v28 + v30;
   }
   v5 = v5 + v28;
  }
  const double v31 = (double)n3_size3;
  const double v32 = v5 / v31;
  b0_out0_[i1] = v32;
 }
}

static void mean_0_bb13fb0a33d3(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 const long long n4_size4 = (long long)scalars[4];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  double lane4[64];
  double v5 = 0.0;
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    lane4[k10] = 0.0;
   }
   const long long v11 = core_floordiv_index(v9, 64);
   for (long long k12 = 0; k12 < v11; ++k12) {
    const long long v13 = k12 * 64;
    const long long v14 = v7 + v13;
#pragma omp simd
    for (long long k15 = 0; k15 < 64; ++k15) {
     const long long v16 = v14 + k15;
     const double v17 = lane4[k15];
     const double v18 = b1_x_[i1 * n3_stride3 + v16];
     const double v19 = v17 + v18;
     lane4[k15] = v19;
    }
   }
   const long long v20 = v11 * 64;
   const long long v21 = v9 - v20;
   const long long v22 = v7 + v20;
#pragma omp simd
   for (long long k23 = 0; k23 < v21; ++k23) {
    const long long v24 = v22 + k23;
    const double v25 = lane4[k23];
    const double v26 = b1_x_[i1 * n3_stride3 + v24];
    const double v27 = v25 + v26;
    lane4[k23] = v27;
   }
   double v28 = 0.0;
#pragma omp simd reduction(+ : v28)
   for (long long k29 = 0; k29 < 64; ++k29) {
    const double v30 = lane4[k29];
    v28 = v28 + v30;
   }
   v5 = v5 + v28;
  }
  const double v31 = (double)n4_size4;
  const double v32 = v5 / v31;
  b0_out0_[i1] = v32;
 }
}

static void max_0_99dedc73c86a(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const double *b1_x_ = (const double *)buffers[1];
 double *b2_part = (double *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const long long v7 = v6 + 4095;
  const long long v8 = core_floordiv_index(v7, 4096);
  double lane9[64];
  double v10 = (-__builtin_inf());
  for (long long block11 = 0; block11 < v8; ++block11) {
   const long long v12 = block11 * 4096;
   const long long v13 = v6 - v12;
   const long long v14 = (v13 < 4096 ? v13 : 4096);
#pragma omp simd
   for (long long k15 = 0; k15 < 64; ++k15) {
    lane9[k15] = (-__builtin_inf());
   }
   const long long v16 = core_floordiv_index(v14, 64);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = k17 * 64;
    const long long v19 = v12 + v18;
#pragma omp simd
    for (long long k20 = 0; k20 < 64; ++k20) {
     const long long v21 = v19 + k20;
     const double v22 = lane9[k20];
     const long long v23 = v4 + v21;
     const double v24 = b1_x_[v23];
     const double v25 = core_max_float64(v22, v24);
     lane9[k20] = v25;
    }
   }
   const long long v26 = v16 * 64;
   const long long v27 = v14 - v26;
   const long long v28 = v12 + v26;
#pragma omp simd
   for (long long k29 = 0; k29 < v27; ++k29) {
    const long long v30 = v28 + k29;
    const double v31 = lane9[k29];
    const long long v32 = v4 + v30;
    const double v33 = b1_x_[v32];
    const double v34 = core_max_float64(v31, v33);
    lane9[k29] = v34;
   }
   double v35 = (-__builtin_inf());
#pragma omp simd reduction(core_max_float64 : v35)
   for (long long k36 = 0; k36 < 64; ++k36) {
    const double v37 = lane9[k36];
    v35 = core_max_float64(v35, v37);
   }
   v10 = core_max_float64(v10, v35);
  }
  b2_part[p3] = v10;
 }
}
static void max_1_99dedc73c86a(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b2_part = (const double *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const long long v3 = v2 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  double lane5[64];
  double v6 = (-__builtin_inf());
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = v2 - v8;
   const long long v10 = (v9 < 4096 ? v9 : 4096);
#pragma omp simd
   for (long long k11 = 0; k11 < 64; ++k11) {
    lane5[k11] = (-__builtin_inf());
   }
   const long long v12 = core_floordiv_index(v10, 64);
   for (long long k13 = 0; k13 < v12; ++k13) {
    const long long v14 = k13 * 64;
    const long long v15 = v8 + v14;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const double v18 = lane5[k16];
     const double v19 = b2_part[v17];
     const double v20 = core_max_float64(v18, v19);
     lane5[k16] = v20;
    }
   }
   const long long v21 = v12 * 64;
   const long long v22 = v10 - v21;
   const long long v23 = v8 + v21;
#pragma omp simd
   for (long long k24 = 0; k24 < v22; ++k24) {
    const long long v25 = v23 + k24;
    const double v26 = lane5[k24];
    const double v27 = b2_part[v25];
    const double v28 = core_max_float64(v26, v27);
    lane5[k24] = v28;
   }
   double v29 = (-__builtin_inf());
#pragma omp simd reduction(core_max_float64 : v29)
   for (long long k30 = 0; k30 < 64; ++k30) {
    const double v31 = lane5[k30];
    v29 = core_max_float64(v29, v31);
   }
   v6 = core_max_float64(v6, v29);
  }
  b0_out0_[0] = v6;
 }
}

static void max_0_a942d8cf0ebd(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  double column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = (-__builtin_inf());
  }
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const double v12 = b1_x_[j9 * n2_stride2 + v11];
    const double v13 = column7[k10];
    const double v14 = core_max_float64(v13, v12);
    column7[k10] = v14;
   }
  }
#pragma omp simd
  for (long long k15 = 0; k15 < v6; ++k15) {
   const long long v16 = v4 + k15;
   const double v17 = column7[k15];
   b0_out0_[v16] = v17;
  }
 }
}

static void max_0_56e3de745fe0(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 const long long n4_stride4 = (long long)scalars[4];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  double column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = (-__builtin_inf());
  }
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const double v12 = b1_x_[j9 * n4_stride4 + v11];
    const double v13 = column7[k10];
    const double v14 = core_max_float64(v13, v12);
    column7[k10] = v14;
   }
  }
#pragma omp simd
  for (long long k15 = 0; k15 < v6; ++k15) {
   const long long v16 = v4 + k15;
   const double v17 = column7[k15];
   b0_out0_[v16] = v17;
  }
 }
}

static void max_0_be8fb0b65634(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  double lane4[64];
  double v5 = (-__builtin_inf());
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    lane4[k10] = (-__builtin_inf());
   }
   const long long v11 = core_floordiv_index(v9, 64);
   for (long long k12 = 0; k12 < v11; ++k12) {
    const long long v13 = k12 * 64;
    const long long v14 = v7 + v13;
#pragma omp simd
    for (long long k15 = 0; k15 < 64; ++k15) {
     const long long v16 = v14 + k15;
     const double v17 = lane4[k15];
     const double v18 = b1_x_[i1 * n2_stride2 + v16];
     const double v19 = core_max_float64(v17, v18);
     lane4[k15] = v19;
    }
   }
   const long long v20 = v11 * 64;
   const long long v21 = v9 - v20;
   const long long v22 = v7 + v20;
#pragma omp simd
   for (long long k23 = 0; k23 < v21; ++k23) {
    const long long v24 = v22 + k23;
    const double v25 = lane4[k23];
    const double v26 = b1_x_[i1 * n2_stride2 + v24];
    const double v27 = core_max_float64(v25, v26);
    lane4[k23] = v27;
   }
   double v28 = (-__builtin_inf());
#pragma omp simd reduction(core_max_float64 : v28)
   for (long long k29 = 0; k29 < 64; ++k29) {
    const double v30 = lane4[k29];
    v28 = core_max_float64(v28, v30);
   }
   v5 = core_max_float64(v5, v28);
  }
  b0_out0_[i1] = v5;
 }
}

static void max_0_b730ed23604f(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  double lane4[64];
  double v5 = (-__builtin_inf());
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    lane4[k10] = (-__builtin_inf());
   }
   const long long v11 = core_floordiv_index(v9, 64);
   for (long long k12 = 0; k12 < v11; ++k12) {
    const long long v13 = k12 * 64;
    const long long v14 = v7 + v13;
#pragma omp simd
    for (long long k15 = 0; k15 < 64; ++k15) {
     const long long v16 = v14 + k15;
     const double v17 = lane4[k15];
     const double v18 = b1_x_[i1 * n3_stride3 + v16];
     const double v19 = core_max_float64(v17, v18);
     lane4[k15] = v19;
    }
   }
   const long long v20 = v11 * 64;
   const long long v21 = v9 - v20;
   const long long v22 = v7 + v20;
#pragma omp simd
   for (long long k23 = 0; k23 < v21; ++k23) {
    const long long v24 = v22 + k23;
    const double v25 = lane4[k23];
    const double v26 = b1_x_[i1 * n3_stride3 + v24];
    const double v27 = core_max_float64(v25, v26);
    lane4[k23] = v27;
   }
   double v28 = (-__builtin_inf());
#pragma omp simd reduction(core_max_float64 : v28)
   for (long long k29 = 0; k29 < 64; ++k29) {
    const double v30 = lane4[k29];
    v28 = core_max_float64(v28, v30);
   }
   v5 = core_max_float64(v5, v28);
  }
  b0_out0_[i1] = v5;
 }
}

static void min_0_a637fdbeb715(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const double *b1_x_ = (const double *)buffers[1];
 double *b2_part = (double *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const long long v7 = v6 + 4095;
  const long long v8 = core_floordiv_index(v7, 4096);
  double lane9[64];
  double v10 = __builtin_inf();
  for (long long block11 = 0; block11 < v8; ++block11) {
   const long long v12 = block11 * 4096;
   const long long v13 = v6 - v12;
   const long long v14 = (v13 < 4096 ? v13 : 4096);
#pragma omp simd
   for (long long k15 = 0; k15 < 64; ++k15) {
    lane9[k15] = __builtin_inf();
   }
   const long long v16 = core_floordiv_index(v14, 64);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = k17 * 64;
    const long long v19 = v12 + v18;
#pragma omp simd
    for (long long k20 = 0; k20 < 64; ++k20) {
     const long long v21 = v19 + k20;
     const double v22 = lane9[k20];
     const long long v23 = v4 + v21;
     const double v24 = b1_x_[v23];
     const double v25 = core_min_float64(v22, v24);
     lane9[k20] = v25;
    }
   }
   const long long v26 = v16 * 64;
   const long long v27 = v14 - v26;
   const long long v28 = v12 + v26;
#pragma omp simd
   for (long long k29 = 0; k29 < v27; ++k29) {
    const long long v30 = v28 + k29;
    const double v31 = lane9[k29];
    const long long v32 = v4 + v30;
    const double v33 = b1_x_[v32];
    const double v34 = core_min_float64(v31, v33);
    lane9[k29] = v34;
   }
   double v35 = __builtin_inf();
#pragma omp simd reduction(core_min_float64 : v35)
   for (long long k36 = 0; k36 < 64; ++k36) {
    const double v37 = lane9[k36];
    v35 = core_min_float64(v35, v37);
   }
   v10 = core_min_float64(v10, v35);
  }
  b2_part[p3] = v10;
 }
}
static void min_1_a637fdbeb715(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b2_part = (const double *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const long long v3 = v2 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  double lane5[64];
  double v6 = __builtin_inf();
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = v2 - v8;
   const long long v10 = (v9 < 4096 ? v9 : 4096);
#pragma omp simd
   for (long long k11 = 0; k11 < 64; ++k11) {
    lane5[k11] = __builtin_inf();
   }
   const long long v12 = core_floordiv_index(v10, 64);
   for (long long k13 = 0; k13 < v12; ++k13) {
    const long long v14 = k13 * 64;
    const long long v15 = v8 + v14;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const double v18 = lane5[k16];
     const double v19 = b2_part[v17];
     const double v20 = core_min_float64(v18, v19);
     lane5[k16] = v20;
    }
   }
   const long long v21 = v12 * 64;
   const long long v22 = v10 - v21;
   const long long v23 = v8 + v21;
#pragma omp simd
   for (long long k24 = 0; k24 < v22; ++k24) {
    const long long v25 = v23 + k24;
    const double v26 = lane5[k24];
    const double v27 = b2_part[v25];
    const double v28 = core_min_float64(v26, v27);
    lane5[k24] = v28;
   }
   double v29 = __builtin_inf();
#pragma omp simd reduction(core_min_float64 : v29)
   for (long long k30 = 0; k30 < 64; ++k30) {
    const double v31 = lane5[k30];
    v29 = core_min_float64(v29, v31);
   }
   v6 = core_min_float64(v6, v29);
  }
  b0_out0_[0] = v6;
 }
}

static void min_0_086f8251a527(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  double column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = __builtin_inf();
  }
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const double v12 = b1_x_[j9 * n2_stride2 + v11];
    const double v13 = column7[k10];
    const double v14 = core_min_float64(v13, v12);
    column7[k10] = v14;
   }
  }
#pragma omp simd
  for (long long k15 = 0; k15 < v6; ++k15) {
   const long long v16 = v4 + k15;
   const double v17 = column7[k15];
   b0_out0_[v16] = v17;
  }
 }
}

static void min_0_35a474ad2ae5(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 const long long n4_stride4 = (long long)scalars[4];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  double column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = __builtin_inf();
  }
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const double v12 = b1_x_[j9 * n4_stride4 + v11];
    const double v13 = column7[k10];
    const double v14 = core_min_float64(v13, v12);
    column7[k10] = v14;
   }
  }
#pragma omp simd
  for (long long k15 = 0; k15 < v6; ++k15) {
   const long long v16 = v4 + k15;
   const double v17 = column7[k15];
   b0_out0_[v16] = v17;
  }
 }
}

static void min_0_b25f36aed6a1(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  double lane4[64];
  double v5 = __builtin_inf();
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    lane4[k10] = __builtin_inf();
   }
   const long long v11 = core_floordiv_index(v9, 64);
   for (long long k12 = 0; k12 < v11; ++k12) {
    const long long v13 = k12 * 64;
    const long long v14 = v7 + v13;
#pragma omp simd
    for (long long k15 = 0; k15 < 64; ++k15) {
     const long long v16 = v14 + k15;
     const double v17 = lane4[k15];
     const double v18 = b1_x_[i1 * n2_stride2 + v16];
     const double v19 = core_min_float64(v17, v18);
     lane4[k15] = v19;
    }
   }
   const long long v20 = v11 * 64;
   const long long v21 = v9 - v20;
   const long long v22 = v7 + v20;
#pragma omp simd
   for (long long k23 = 0; k23 < v21; ++k23) {
    const long long v24 = v22 + k23;
    const double v25 = lane4[k23];
    const double v26 = b1_x_[i1 * n2_stride2 + v24];
    const double v27 = core_min_float64(v25, v26);
    lane4[k23] = v27;
   }
   double v28 = __builtin_inf();
#pragma omp simd reduction(core_min_float64 : v28)
   for (long long k29 = 0; k29 < 64; ++k29) {
    const double v30 = lane4[k29];
    v28 = core_min_float64(v28, v30);
   }
   v5 = core_min_float64(v5, v28);
  }
  b0_out0_[i1] = v5;
 }
}

static void min_0_4c193618413e(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  double lane4[64];
  double v5 = __builtin_inf();
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    lane4[k10] = __builtin_inf();
   }
   const long long v11 = core_floordiv_index(v9, 64);
   for (long long k12 = 0; k12 < v11; ++k12) {
    const long long v13 = k12 * 64;
    const long long v14 = v7 + v13;
#pragma omp simd
    for (long long k15 = 0; k15 < 64; ++k15) {
     const long long v16 = v14 + k15;
     const double v17 = lane4[k15];
     const double v18 = b1_x_[i1 * n3_stride3 + v16];
     const double v19 = core_min_float64(v17, v18);
     lane4[k15] = v19;
    }
   }
   const long long v20 = v11 * 64;
   const long long v21 = v9 - v20;
   const long long v22 = v7 + v20;
#pragma omp simd
   for (long long k23 = 0; k23 < v21; ++k23) {
    const long long v24 = v22 + k23;
    const double v25 = lane4[k23];
    const double v26 = b1_x_[i1 * n3_stride3 + v24];
    const double v27 = core_min_float64(v25, v26);
    lane4[k23] = v27;
   }
   double v28 = __builtin_inf();
#pragma omp simd reduction(core_min_float64 : v28)
   for (long long k29 = 0; k29 < 64; ++k29) {
    const double v30 = lane4[k29];
    v28 = core_min_float64(v28, v30);
   }
   v5 = core_min_float64(v5, v28);
  }
  b0_out0_[i1] = v5;
 }
}

static void mean_0_2faa5e62ada1(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const double *b1_x_ = (const double *)buffers[1];
 double *b2_part = (double *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const long long v7 = v6 + 4095;
  const long long v8 = core_floordiv_index(v7, 4096);
  double lane9[64];
  double v10 = 0.0;
  for (long long block11 = 0; block11 < v8; ++block11) {
   const long long v12 = block11 * 4096;
   const long long v13 = v6 - v12;
   const long long v14 = (v13 < 4096 ? v13 : 4096);
#pragma omp simd
   for (long long k15 = 0; k15 < 64; ++k15) {
    lane9[k15] = 0.0;
   }
   const long long v16 = core_floordiv_index(v14, 64);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = k17 * 64;
    const long long v19 = v12 + v18;
#pragma omp simd
    for (long long k20 = 0; k20 < 64; ++k20) {
     const long long v21 = v19 + k20;
     const double v22 = lane9[k20];
     const long long v23 = v4 + v21;
     const double v24 = b1_x_[v23];
     const double v25 = v22 + v24;
     lane9[k20] = v25;
    }
   }
   const long long v26 = v16 * 64;
   const long long v27 = v14 - v26;
   const long long v28 = v12 + v26;
#pragma omp simd
   for (long long k29 = 0; k29 < v27; ++k29) {
    const long long v30 = v28 + k29;
    const double v31 = lane9[k29];
    const long long v32 = v4 + v30;
    const double v33 = b1_x_[v32];
    const double v34 = v31 + v33;
    lane9[k29] = v34;
   }
   double v35 = 0.0;
#pragma omp simd reduction(+ : v35)
   for (long long k36 = 0; k36 < 64; ++k36) {
    const double v37 = lane9[k36];
    v35 = v35 + v37;
   }
   v10 = v10 + v35;
  }
  b2_part[p3] = v10;
 }
}
static void mean_1_2faa5e62ada1(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b2_part = (const double *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const long long v3 = v2 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  double lane5[64];
  double v6 = 0.0;
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = v2 - v8;
   const long long v10 = (v9 < 4096 ? v9 : 4096);
#pragma omp simd
   for (long long k11 = 0; k11 < 64; ++k11) {
    lane5[k11] = 0.0;
   }
   const long long v12 = core_floordiv_index(v10, 64);
   for (long long k13 = 0; k13 < v12; ++k13) {
    const long long v14 = k13 * 64;
    const long long v15 = v8 + v14;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const double v18 = lane5[k16];
     const double v19 = b2_part[v17];
     const double v20 = v18 + v19;
     lane5[k16] = v20;
    }
   }
   const long long v21 = v12 * 64;
   const long long v22 = v10 - v21;
   const long long v23 = v8 + v21;
#pragma omp simd
   for (long long k24 = 0; k24 < v22; ++k24) {
    const long long v25 = v23 + k24;
    const double v26 = lane5[k24];
    const double v27 = b2_part[v25];
    const double v28 = v26 + v27;
    lane5[k24] = v28;
   }
   double v29 = 0.0;
#pragma omp simd reduction(+ : v29)
   for (long long k30 = 0; k30 < 64; ++k30) {
    const double v31 = lane5[k30];
    v29 = v29 + v31;
   }
   v6 = v6 + v29;
  }
  const double v32 = (double)n1_size1;
  const double v33 = v6 / v32;
  b0_out0_[0] = v33;
 }
}

static void mean_0_6ad706ecd447(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const double *b1_x_ = (const double *)buffers[1];
 double *b2_part = (double *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const long long v7 = v6 + 4095;
  const long long v8 = core_floordiv_index(v7, 4096);
  double lane9[64];
  double v10 = 0.0;
  for (long long block11 = 0; block11 < v8; ++block11) {
   const long long v12 = block11 * 4096;
   const long long v13 = v6 - v12;
   const long long v14 = (v13 < 4096 ? v13 : 4096);
#pragma omp simd
   for (long long k15 = 0; k15 < 64; ++k15) {
    lane9[k15] = 0.0;
   }
   const long long v16 = core_floordiv_index(v14, 64);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = k17 * 64;
    const long long v19 = v12 + v18;
#pragma omp simd
    for (long long k20 = 0; k20 < 64; ++k20) {
     const long long v21 = v19 + k20;
     const double v22 = lane9[k20];
     const long long v23 = v4 + v21;
     const double v24 = b1_x_[v23];
     const double v25 = v22 + v24;
     lane9[k20] = v25;
    }
   }
   const long long v26 = v16 * 64;
   const long long v27 = v14 - v26;
   const long long v28 = v12 + v26;
#pragma omp simd
   for (long long k29 = 0; k29 < v27; ++k29) {
    const long long v30 = v28 + k29;
    const double v31 = lane9[k29];
    const long long v32 = v4 + v30;
    const double v33 = b1_x_[v32];
    const double v34 = v31 + v33;
    lane9[k29] = v34;
   }
   double v35 = 0.0;
#pragma omp simd reduction(+ : v35)
   for (long long k36 = 0; k36 < 64; ++k36) {
    const double v37 = lane9[k36];
    v35 = v35 + v37;
   }
   v10 = v10 + v35;
  }
  b2_part[p3] = v10;
 }
}
static void mean_1_6ad706ecd447(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b2_part = (const double *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_size2 = (long long)scalars[2];
 const long long n3_size3 = (long long)scalars[3];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const long long v3 = v2 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  double lane5[64];
  double v6 = 0.0;
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = v2 - v8;
   const long long v10 = (v9 < 4096 ? v9 : 4096);
#pragma omp simd
   for (long long k11 = 0; k11 < 64; ++k11) {
    lane5[k11] = 0.0;
   }
   const long long v12 = core_floordiv_index(v10, 64);
   for (long long k13 = 0; k13 < v12; ++k13) {
    const long long v14 = k13 * 64;
    const long long v15 = v8 + v14;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const double v18 = lane5[k16];
     const double v19 = b2_part[v17];
     const double v20 = v18 + v19;
     lane5[k16] = v20;
    }
   }
   const long long v21 = v12 * 64;
   const long long v22 = v10 - v21;
   const long long v23 = v8 + v21;
#pragma omp simd
   for (long long k24 = 0; k24 < v22; ++k24) {
    const long long v25 = v23 + k24;
    const double v26 = lane5[k24];
    const double v27 = b2_part[v25];
    const double v28 = v26 + v27;
    lane5[k24] = v28;
   }
   double v29 = 0.0;
#pragma omp simd reduction(+ : v29)
   for (long long k30 = 0; k30 < 64; ++k30) {
    const double v31 = lane5[k30];
    v29 = v29 + v31;
   }
   v6 = v6 + v29;
  }
  const long long v32 = n1_size1 * n2_size2;
  const long long v33 = v32 * n3_size3;
  const double v34 = (double)v33;
  const double v35 = v6 / v34;
  b0_out0_[0] = v35;
 }
}

static void mean_0_fb943f93aef1(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const double *b1_x_ = (const double *)buffers[1];
 double *b2_part = (double *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const long long v7 = v6 + 4095;
  const long long v8 = core_floordiv_index(v7, 4096);
  double lane9[64];
  double v10 = 0.0;
  for (long long block11 = 0; block11 < v8; ++block11) {
   const long long v12 = block11 * 4096;
   const long long v13 = v6 - v12;
   const long long v14 = (v13 < 4096 ? v13 : 4096);
#pragma omp simd
   for (long long k15 = 0; k15 < 64; ++k15) {
    lane9[k15] = 0.0;
   }
   const long long v16 = core_floordiv_index(v14, 64);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = k17 * 64;
    const long long v19 = v12 + v18;
#pragma omp simd
    for (long long k20 = 0; k20 < 64; ++k20) {
     const long long v21 = v19 + k20;
     const double v22 = lane9[k20];
     const long long v23 = v4 + v21;
     const double v24 = b1_x_[v23];
     const double v25 = v22 + v24;
     lane9[k20] = v25;
    }
   }
   const long long v26 = v16 * 64;
   const long long v27 = v14 - v26;
   const long long v28 = v12 + v26;
#pragma omp simd
   for (long long k29 = 0; k29 < v27; ++k29) {
    const long long v30 = v28 + k29;
    const double v31 = lane9[k29];
    const long long v32 = v4 + v30;
    const double v33 = b1_x_[v32];
    const double v34 = v31 + v33;
    lane9[k29] = v34;
   }
   double v35 = 0.0;
#pragma omp simd reduction(+ : v35)
   for (long long k36 = 0; k36 < 64; ++k36) {
    const double v37 = lane9[k36];
    v35 = v35 + v37;
   }
   v10 = v10 + v35;
  }
  b2_part[p3] = v10;
 }
}
static void mean_1_fb943f93aef1(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b2_part = (const double *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_size2 = (long long)scalars[2];
 const long long n3_size3 = (long long)scalars[3];
 const long long n4_size4 = (long long)scalars[4];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const long long v3 = v2 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  double lane5[64];
  double v6 = 0.0;
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = v2 - v8;
   const long long v10 = (v9 < 4096 ? v9 : 4096);
#pragma omp simd
   for (long long k11 = 0; k11 < 64; ++k11) {
    lane5[k11] = 0.0;
   }
   const long long v12 = core_floordiv_index(v10, 64);
   for (long long k13 = 0; k13 < v12; ++k13) {
    const long long v14 = k13 * 64;
    const long long v15 = v8 + v14;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const double v18 = lane5[k16];
     const double v19 = b2_part[v17];
     const double v20 = v18 + v19;
     lane5[k16] = v20;
    }
   }
   const long long v21 = v12 * 64;
   const long long v22 = v10 - v21;
   const long long v23 = v8 + v21;
#pragma omp simd
   for (long long k24 = 0; k24 < v22; ++k24) {
    const long long v25 = v23 + k24;
    const double v26 = lane5[k24];
    const double v27 = b2_part[v25];
    const double v28 = v26 + v27;
    lane5[k24] = v28;
   }
   double v29 = 0.0;
#pragma omp simd reduction(+ : v29)
   for (long long k30 = 0; k30 < 64; ++k30) {
    const double v31 = lane5[k30];
    v29 = v29 + v31;
   }
   v6 = v6 + v29;
  }
  const long long v32 = n1_size1 * n2_size2;
  const long long v33 = v32 * n3_size3;
  const long long v34 = v33 * n4_size4;
  const double v35 = (double)v34;
  const double v36 = v6 / v35;
  b0_out0_[0] = v36;
 }
}

static void argmax_0_3151e901ccc5(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const double *b1_x_ = (const double *)buffers[1];
 double *b2_part = (double *)buffers[2];
 long long *b3_part = (long long *)buffers[3];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const _Bool v7 = v6 >= 64;
  double v8;
  long long v9;
  if (v7) {
   double lane10[64];
   long long lane11[64];
#pragma omp simd
   for (long long k12 = 0; k12 < 64; ++k12) {
    lane10[k12] = (-__builtin_inf());
    lane11[k12] = 9223372036854775807ll;
   }
   const long long v13 = core_floordiv_index(v6, 64);
   for (long long k14 = 0; k14 < v13; ++k14) {
    const long long v15 = k14 * 64;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const long long v18 = v4 + v17;
     const double v19 = b1_x_[v18];
     const double v20 = lane10[k16];
     const long long v21 = lane11[k16];
     const long long v22 = (long long)v21;
     const _Bool v23 = v20 > v19;
     const _Bool v24 = v20 == v19;
     const _Bool v25 = v22 < v18;
     const _Bool v26 = v24 & v25;
     const _Bool v27 = v23 | v26;
     const _Bool v28 = v20 != v20;
     const _Bool v29 = v19 != v19;
     const _Bool v30 = !v29;
     const _Bool v31 = v30 | v25;
     const _Bool v32 = v28 & v31;
     const _Bool v33 = v30 & v27;
     const _Bool v34 = v32 | v33;
     const double v35 = v34 ? v20 : v19;
     const long long v36 = v34 ? v22 : v18;
     lane10[k16] = v35;
     const long long v37 = (long long)v36;
     lane11[k16] = v37;
    }
   }
   const long long v38 = v13 * 64;
   const long long v39 = v6 - v38;
#pragma omp simd
   for (long long k40 = 0; k40 < v39; ++k40) {
    const long long v41 = v38 + k40;
    const long long v42 = v4 + v41;
    const double v43 = b1_x_[v42];
    const double v44 = lane10[k40];
    const long long v45 = lane11[k40];
    const long long v46 = (long long)v45;
    const _Bool v47 = v44 > v43;
    const _Bool v48 = v44 == v43;
    const _Bool v49 = v46 < v42;
    const _Bool v50 = v48 & v49;
    const _Bool v51 = v47 | v50;
    const _Bool v52 = v44 != v44;
    const _Bool v53 = v43 != v43;
    const _Bool v54 = !v53;
    const _Bool v55 = v54 | v49;
    const _Bool v56 = v52 & v55;
    const _Bool v57 = v54 & v51;
    const _Bool v58 = v56 | v57;
    const double v59 = v58 ? v44 : v43;
    const long long v60 = v58 ? v46 : v42;
    lane10[k40] = v59;
    const long long v61 = (long long)v60;
    lane11[k40] = v61;
   }
#pragma omp simd
   for (long long k62 = 0; k62 < 32; ++k62) {
    const double v63 = lane10[k62];
    const long long v64 = lane11[k62];
    const long long v65 = (long long)v64;
    const long long v66 = k62 + 32;
    const double v67 = lane10[v66];
    const long long v68 = lane11[v66];
    const long long v69 = (long long)v68;
    const _Bool v70 = v63 > v67;
    const _Bool v71 = v63 == v67;
    const _Bool v72 = v65 < v69;
    const _Bool v73 = v71 & v72;
    const _Bool v74 = v70 | v73;
    const _Bool v75 = v63 != v63;
    const _Bool v76 = v67 != v67;
    const _Bool v77 = !v76;
    const _Bool v78 = v77 | v72;
    const _Bool v79 = v75 & v78;
    const _Bool v80 = v77 & v74;
    const _Bool v81 = v79 | v80;
    const double v82 = v81 ? v63 : v67;
    const long long v83 = v81 ? v65 : v69;
    lane10[k62] = v82;
    const long long v84 = (long long)v83;
    lane11[k62] = v84;
   }
#pragma omp simd
   for (long long k85 = 0; k85 < 16; ++k85) {
    const double v86 = lane10[k85];
    const long long v87 = lane11[k85];
    const long long v88 = (long long)v87;
    const long long v89 = k85 + 16;
    const double v90 = lane10[v89];
    const long long v91 = lane11[v89];
    const long long v92 = (long long)v91;
    const _Bool v93 = v86 > v90;
    const _Bool v94 = v86 == v90;
    const _Bool v95 = v88 < v92;
    const _Bool v96 = v94 & v95;
    const _Bool v97 = v93 | v96;
    const _Bool v98 = v86 != v86;
    const _Bool v99 = v90 != v90;
    const _Bool v100 = !v99;
    const _Bool v101 = v100 | v95;
    const _Bool v102 = v98 & v101;
    const _Bool v103 = v100 & v97;
    const _Bool v104 = v102 | v103;
    const double v105 = v104 ? v86 : v90;
    const long long v106 = v104 ? v88 : v92;
    lane10[k85] = v105;
    const long long v107 = (long long)v106;
    lane11[k85] = v107;
   }
#pragma omp simd
   for (long long k108 = 0; k108 < 8; ++k108) {
    const double v109 = lane10[k108];
    const long long v110 = lane11[k108];
    const long long v111 = (long long)v110;
    const long long v112 = k108 + 8;
    const double v113 = lane10[v112];
    const long long v114 = lane11[v112];
    const long long v115 = (long long)v114;
    const _Bool v116 = v109 > v113;
    const _Bool v117 = v109 == v113;
    const _Bool v118 = v111 < v115;
    const _Bool v119 = v117 & v118;
    const _Bool v120 = v116 | v119;
    const _Bool v121 = v109 != v109;
    const _Bool v122 = v113 != v113;
    const _Bool v123 = !v122;
    const _Bool v124 = v123 | v118;
    const _Bool v125 = v121 & v124;
    const _Bool v126 = v123 & v120;
    const _Bool v127 = v125 | v126;
    const double v128 = v127 ? v109 : v113;
    const long long v129 = v127 ? v111 : v115;
    lane10[k108] = v128;
    const long long v130 = (long long)v129;
    lane11[k108] = v130;
   }
   double v131 = (-__builtin_inf());
   long long v132 = 9223372036854775807ll;
   for (long long k133 = 0; k133 < 8; ++k133) {
    const double v134 = lane10[k133];
    const long long v135 = lane11[k133];
    const long long v136 = (long long)v135;
    const _Bool v137 = v131 > v134;
    const _Bool v138 = v131 == v134;
    const _Bool v139 = v132 < v136;
    const _Bool v140 = v138 & v139;
    const _Bool v141 = v137 | v140;
    const _Bool v142 = v131 != v131;
    const _Bool v143 = v134 != v134;
    const _Bool v144 = !v143;
    const _Bool v145 = v144 | v139;
    const _Bool v146 = v142 & v145;
    const _Bool v147 = v144 & v141;
    const _Bool v148 = v146 | v147;
    const double v149 = v148 ? v131 : v134;
    const long long v150 = v148 ? v132 : v136;
    const double next0 = v149;
    const long long next1 = v150;
    v131 = next0;
    v132 = next1;
   }
   v8 = v131;
   v9 = v132;
  } else {
   double v151 = (-__builtin_inf());
   long long v152 = 9223372036854775807ll;
   for (long long j153 = 0; j153 < v6; ++j153) {
    const long long v154 = v4 + j153;
    const double v155 = b1_x_[v154];
    const _Bool v156 = v151 > v155;
    const _Bool v157 = v151 == v155;
    const _Bool v158 = v152 < v154;
    const _Bool v159 = v157 & v158;
    const _Bool v160 = v156 | v159;
    const _Bool v161 = v151 != v151;
    const _Bool v162 = v155 != v155;
    const _Bool v163 = !v162;
    const _Bool v164 = v163 | v158;
    const _Bool v165 = v161 & v164;
    const _Bool v166 = v163 & v160;
    const _Bool v167 = v165 | v166;
    const double v168 = v167 ? v151 : v155;
    const long long v169 = v167 ? v152 : v154;
    const double next0 = v168;
    const long long next1 = v169;
    v151 = next0;
    v152 = next1;
   }
   v8 = v151;
   v9 = v152;
  }
  b2_part[p3] = v8;
  const long long v170 = (long long)v9;
  b3_part[p3] = v170;
 }
}
static void argmax_1_3151e901ccc5(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const double *b2_part = (const double *)buffers[2];
 const long long *b3_part = (const long long *)buffers[3];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const _Bool v3 = v2 >= 64;
  double v4;
  long long v5;
  if (v3) {
   double lane6[64];
   long long lane7[64];
#pragma omp simd
   for (long long k8 = 0; k8 < 64; ++k8) {
    lane6[k8] = (-__builtin_inf());
    lane7[k8] = 9223372036854775807ll;
   }
   const long long v9 = core_floordiv_index(v1, 2097152);
   for (long long k10 = 0; k10 < v9; ++k10) {
    const long long v11 = k10 * 64;
#pragma omp simd
    for (long long k12 = 0; k12 < 64; ++k12) {
     const long long v13 = v11 + k12;
     const double v14 = b2_part[v13];
     const long long v15 = b3_part[v13];
     const long long v16 = (long long)v15;
     const double v17 = lane6[k12];
     const long long v18 = lane7[k12];
     const long long v19 = (long long)v18;
     const _Bool v20 = v17 > v14;
     const _Bool v21 = v17 == v14;
     const _Bool v22 = v19 < v16;
     const _Bool v23 = v21 & v22;
     const _Bool v24 = v20 | v23;
     const _Bool v25 = v17 != v17;
     const _Bool v26 = v14 != v14;
     const _Bool v27 = !v26;
     const _Bool v28 = v27 | v22;
     const _Bool v29 = v25 & v28;
     const _Bool v30 = v27 & v24;
     const _Bool v31 = v29 | v30;
     const double v32 = v31 ? v17 : v14;
     const long long v33 = v31 ? v19 : v16;
     lane6[k12] = v32;
     const long long v34 = (long long)v33;
     lane7[k12] = v34;
    }
   }
   const long long v35 = v9 * 64;
   const long long v36 = v2 - v35;
#pragma omp simd
   for (long long k37 = 0; k37 < v36; ++k37) {
    const long long v38 = v35 + k37;
    const double v39 = b2_part[v38];
    const long long v40 = b3_part[v38];
    const long long v41 = (long long)v40;
    const double v42 = lane6[k37];
    const long long v43 = lane7[k37];
    const long long v44 = (long long)v43;
    const _Bool v45 = v42 > v39;
    const _Bool v46 = v42 == v39;
    const _Bool v47 = v44 < v41;
    const _Bool v48 = v46 & v47;
    const _Bool v49 = v45 | v48;
    const _Bool v50 = v42 != v42;
    const _Bool v51 = v39 != v39;
    const _Bool v52 = !v51;
    const _Bool v53 = v52 | v47;
    const _Bool v54 = v50 & v53;
    const _Bool v55 = v52 & v49;
    const _Bool v56 = v54 | v55;
    const double v57 = v56 ? v42 : v39;
    const long long v58 = v56 ? v44 : v41;
    lane6[k37] = v57;
    const long long v59 = (long long)v58;
    lane7[k37] = v59;
   }
#pragma omp simd
   for (long long k60 = 0; k60 < 32; ++k60) {
    const double v61 = lane6[k60];
    const long long v62 = lane7[k60];
    const long long v63 = (long long)v62;
    const long long v64 = k60 + 32;
    const double v65 = lane6[v64];
    const long long v66 = lane7[v64];
    const long long v67 = (long long)v66;
    const _Bool v68 = v61 > v65;
    const _Bool v69 = v61 == v65;
    const _Bool v70 = v63 < v67;
    const _Bool v71 = v69 & v70;
    const _Bool v72 = v68 | v71;
    const _Bool v73 = v61 != v61;
    const _Bool v74 = v65 != v65;
    const _Bool v75 = !v74;
    const _Bool v76 = v75 | v70;
    const _Bool v77 = v73 & v76;
    const _Bool v78 = v75 & v72;
    const _Bool v79 = v77 | v78;
    const double v80 = v79 ? v61 : v65;
    const long long v81 = v79 ? v63 : v67;
    lane6[k60] = v80;
    const long long v82 = (long long)v81;
    lane7[k60] = v82;
   }
#pragma omp simd
   for (long long k83 = 0; k83 < 16; ++k83) {
    const double v84 = lane6[k83];
    const long long v85 = lane7[k83];
    const long long v86 = (long long)v85;
    const long long v87 = k83 + 16;
    const double v88 = lane6[v87];
    const long long v89 = lane7[v87];
    const long long v90 = (long long)v89;
    const _Bool v91 = v84 > v88;
    const _Bool v92 = v84 == v88;
    const _Bool v93 = v86 < v90;
    const _Bool v94 = v92 & v93;
    const _Bool v95 = v91 | v94;
    const _Bool v96 = v84 != v84;
    const _Bool v97 = v88 != v88;
    const _Bool v98 = !v97;
    const _Bool v99 = v98 | v93;
    const _Bool v100 = v96 & v99;
    const _Bool v101 = v98 & v95;
    const _Bool v102 = v100 | v101;
    const double v103 = v102 ? v84 : v88;
    const long long v104 = v102 ? v86 : v90;
    lane6[k83] = v103;
    const long long v105 = (long long)v104;
    lane7[k83] = v105;
   }
#pragma omp simd
   for (long long k106 = 0; k106 < 8; ++k106) {
    const double v107 = lane6[k106];
    const long long v108 = lane7[k106];
    const long long v109 = (long long)v108;
    const long long v110 = k106 + 8;
    const double v111 = lane6[v110];
    const long long v112 = lane7[v110];
    const long long v113 = (long long)v112;
    const _Bool v114 = v107 > v111;
    const _Bool v115 = v107 == v111;
    const _Bool v116 = v109 < v113;
    const _Bool v117 = v115 & v116;
    const _Bool v118 = v114 | v117;
    const _Bool v119 = v107 != v107;
    const _Bool v120 = v111 != v111;
    const _Bool v121 = !v120;
    const _Bool v122 = v121 | v116;
    const _Bool v123 = v119 & v122;
    const _Bool v124 = v121 & v118;
    const _Bool v125 = v123 | v124;
    const double v126 = v125 ? v107 : v111;
    const long long v127 = v125 ? v109 : v113;
    lane6[k106] = v126;
    const long long v128 = (long long)v127;
    lane7[k106] = v128;
   }
   double v129 = (-__builtin_inf());
   long long v130 = 9223372036854775807ll;
   for (long long k131 = 0; k131 < 8; ++k131) {
    const double v132 = lane6[k131];
    const long long v133 = lane7[k131];
    const long long v134 = (long long)v133;
    const _Bool v135 = v129 > v132;
    const _Bool v136 = v129 == v132;
    const _Bool v137 = v130 < v134;
    const _Bool v138 = v136 & v137;
    const _Bool v139 = v135 | v138;
    const _Bool v140 = v129 != v129;
    const _Bool v141 = v132 != v132;
    const _Bool v142 = !v141;
    const _Bool v143 = v142 | v137;
    const _Bool v144 = v140 & v143;
    const _Bool v145 = v142 & v139;
    const _Bool v146 = v144 | v145;
    const double v147 = v146 ? v129 : v132;
    const long long v148 = v146 ? v130 : v134;
    const double next0 = v147;
    const long long next1 = v148;
    v129 = next0;
    v130 = next1;
   }
   v4 = v129;
   v5 = v130;
  } else {
   double v149 = (-__builtin_inf());
   long long v150 = 9223372036854775807ll;
   for (long long p151 = 0; p151 < v2; ++p151) {
    const double v152 = b2_part[p151];
    const long long v153 = b3_part[p151];
    const long long v154 = (long long)v153;
    const _Bool v155 = v149 > v152;
    const _Bool v156 = v149 == v152;
    const _Bool v157 = v150 < v154;
    const _Bool v158 = v156 & v157;
    const _Bool v159 = v155 | v158;
    const _Bool v160 = v149 != v149;
    const _Bool v161 = v152 != v152;
    const _Bool v162 = !v161;
    const _Bool v163 = v162 | v157;
    const _Bool v164 = v160 & v163;
    const _Bool v165 = v162 & v159;
    const _Bool v166 = v164 | v165;
    const double v167 = v166 ? v149 : v152;
    const long long v168 = v166 ? v150 : v154;
    const double next0 = v167;
    const long long next1 = v168;
    v149 = next0;
    v150 = next1;
   }
   v4 = v149;
   v5 = v150;
  }
  const long long v169 = (long long)v5;
  b0_out0_[0] = v169;
 }
}

static void argmin_0_f982d874cc88(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const double *b1_x_ = (const double *)buffers[1];
 double *b2_part = (double *)buffers[2];
 long long *b3_part = (long long *)buffers[3];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const _Bool v7 = v6 >= 64;
  double v8;
  long long v9;
  if (v7) {
   double lane10[64];
   long long lane11[64];
#pragma omp simd
   for (long long k12 = 0; k12 < 64; ++k12) {
    lane10[k12] = __builtin_inf();
    lane11[k12] = 9223372036854775807ll;
   }
   const long long v13 = core_floordiv_index(v6, 64);
   for (long long k14 = 0; k14 < v13; ++k14) {
    const long long v15 = k14 * 64;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const long long v18 = v4 + v17;
     const double v19 = b1_x_[v18];
     const double v20 = lane10[k16];
     const long long v21 = lane11[k16];
     const long long v22 = (long long)v21;
     const _Bool v23 = v20 < v19;
     const _Bool v24 = v20 == v19;
     const _Bool v25 = v22 < v18;
     const _Bool v26 = v24 & v25;
     const _Bool v27 = v23 | v26;
     const _Bool v28 = v20 != v20;
     const _Bool v29 = v19 != v19;
     const _Bool v30 = !v29;
     const _Bool v31 = v30 | v25;
     const _Bool v32 = v28 & v31;
     const _Bool v33 = v30 & v27;
     const _Bool v34 = v32 | v33;
     const double v35 = v34 ? v20 : v19;
     const long long v36 = v34 ? v22 : v18;
     lane10[k16] = v35;
     const long long v37 = (long long)v36;
     lane11[k16] = v37;
    }
   }
   const long long v38 = v13 * 64;
   const long long v39 = v6 - v38;
#pragma omp simd
   for (long long k40 = 0; k40 < v39; ++k40) {
    const long long v41 = v38 + k40;
    const long long v42 = v4 + v41;
    const double v43 = b1_x_[v42];
    const double v44 = lane10[k40];
    const long long v45 = lane11[k40];
    const long long v46 = (long long)v45;
    const _Bool v47 = v44 < v43;
    const _Bool v48 = v44 == v43;
    const _Bool v49 = v46 < v42;
    const _Bool v50 = v48 & v49;
    const _Bool v51 = v47 | v50;
    const _Bool v52 = v44 != v44;
    const _Bool v53 = v43 != v43;
    const _Bool v54 = !v53;
    const _Bool v55 = v54 | v49;
    const _Bool v56 = v52 & v55;
    const _Bool v57 = v54 & v51;
    const _Bool v58 = v56 | v57;
    const double v59 = v58 ? v44 : v43;
    const long long v60 = v58 ? v46 : v42;
    lane10[k40] = v59;
    const long long v61 = (long long)v60;
    lane11[k40] = v61;
   }
#pragma omp simd
   for (long long k62 = 0; k62 < 32; ++k62) {
    const double v63 = lane10[k62];
    const long long v64 = lane11[k62];
    const long long v65 = (long long)v64;
    const long long v66 = k62 + 32;
    const double v67 = lane10[v66];
    const long long v68 = lane11[v66];
    const long long v69 = (long long)v68;
    const _Bool v70 = v63 < v67;
    const _Bool v71 = v63 == v67;
    const _Bool v72 = v65 < v69;
    const _Bool v73 = v71 & v72;
    const _Bool v74 = v70 | v73;
    const _Bool v75 = v63 != v63;
    const _Bool v76 = v67 != v67;
    const _Bool v77 = !v76;
    const _Bool v78 = v77 | v72;
    const _Bool v79 = v75 & v78;
    const _Bool v80 = v77 & v74;
    const _Bool v81 = v79 | v80;
    const double v82 = v81 ? v63 : v67;
    const long long v83 = v81 ? v65 : v69;
    lane10[k62] = v82;
    const long long v84 = (long long)v83;
    lane11[k62] = v84;
   }
#pragma omp simd
   for (long long k85 = 0; k85 < 16; ++k85) {
    const double v86 = lane10[k85];
    const long long v87 = lane11[k85];
    const long long v88 = (long long)v87;
    const long long v89 = k85 + 16;
    const double v90 = lane10[v89];
    const long long v91 = lane11[v89];
    const long long v92 = (long long)v91;
    const _Bool v93 = v86 < v90;
    const _Bool v94 = v86 == v90;
    const _Bool v95 = v88 < v92;
    const _Bool v96 = v94 & v95;
    const _Bool v97 = v93 | v96;
    const _Bool v98 = v86 != v86;
    const _Bool v99 = v90 != v90;
    const _Bool v100 = !v99;
    const _Bool v101 = v100 | v95;
    const _Bool v102 = v98 & v101;
    const _Bool v103 = v100 & v97;
    const _Bool v104 = v102 | v103;
    const double v105 = v104 ? v86 : v90;
    const long long v106 = v104 ? v88 : v92;
    lane10[k85] = v105;
    const long long v107 = (long long)v106;
    lane11[k85] = v107;
   }
#pragma omp simd
   for (long long k108 = 0; k108 < 8; ++k108) {
    const double v109 = lane10[k108];
    const long long v110 = lane11[k108];
    const long long v111 = (long long)v110;
    const long long v112 = k108 + 8;
    const double v113 = lane10[v112];
    const long long v114 = lane11[v112];
    const long long v115 = (long long)v114;
    const _Bool v116 = v109 < v113;
    const _Bool v117 = v109 == v113;
    const _Bool v118 = v111 < v115;
    const _Bool v119 = v117 & v118;
    const _Bool v120 = v116 | v119;
    const _Bool v121 = v109 != v109;
    const _Bool v122 = v113 != v113;
    const _Bool v123 = !v122;
    const _Bool v124 = v123 | v118;
    const _Bool v125 = v121 & v124;
    const _Bool v126 = v123 & v120;
    const _Bool v127 = v125 | v126;
    const double v128 = v127 ? v109 : v113;
    const long long v129 = v127 ? v111 : v115;
    lane10[k108] = v128;
    const long long v130 = (long long)v129;
    lane11[k108] = v130;
   }
   double v131 = __builtin_inf();
   long long v132 = 9223372036854775807ll;
   for (long long k133 = 0; k133 < 8; ++k133) {
    const double v134 = lane10[k133];
    const long long v135 = lane11[k133];
    const long long v136 = (long long)v135;
    const _Bool v137 = v131 < v134;
    const _Bool v138 = v131 == v134;
    const _Bool v139 = v132 < v136;
    const _Bool v140 = v138 & v139;
    const _Bool v141 = v137 | v140;
    const _Bool v142 = v131 != v131;
    const _Bool v143 = v134 != v134;
    const _Bool v144 = !v143;
    const _Bool v145 = v144 | v139;
    const _Bool v146 = v142 & v145;
    const _Bool v147 = v144 & v141;
    const _Bool v148 = v146 | v147;
    const double v149 = v148 ? v131 : v134;
    const long long v150 = v148 ? v132 : v136;
    const double next0 = v149;
    const long long next1 = v150;
    v131 = next0;
    v132 = next1;
   }
   v8 = v131;
   v9 = v132;
  } else {
   double v151 = __builtin_inf();
   long long v152 = 9223372036854775807ll;
   for (long long j153 = 0; j153 < v6; ++j153) {
    const long long v154 = v4 + j153;
    const double v155 = b1_x_[v154];
    const _Bool v156 = v151 < v155;
    const _Bool v157 = v151 == v155;
    const _Bool v158 = v152 < v154;
    const _Bool v159 = v157 & v158;
    const _Bool v160 = v156 | v159;
    const _Bool v161 = v151 != v151;
    const _Bool v162 = v155 != v155;
    const _Bool v163 = !v162;
    const _Bool v164 = v163 | v158;
    const _Bool v165 = v161 & v164;
    const _Bool v166 = v163 & v160;
    const _Bool v167 = v165 | v166;
    const double v168 = v167 ? v151 : v155;
    const long long v169 = v167 ? v152 : v154;
    const double next0 = v168;
    const long long next1 = v169;
    v151 = next0;
    v152 = next1;
   }
   v8 = v151;
   v9 = v152;
  }
  b2_part[p3] = v8;
  const long long v170 = (long long)v9;
  b3_part[p3] = v170;
 }
}
static void argmin_1_f982d874cc88(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const double *b2_part = (const double *)buffers[2];
 const long long *b3_part = (const long long *)buffers[3];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const _Bool v3 = v2 >= 64;
  double v4;
  long long v5;
  if (v3) {
   double lane6[64];
   long long lane7[64];
#pragma omp simd
   for (long long k8 = 0; k8 < 64; ++k8) {
    lane6[k8] = __builtin_inf();
    lane7[k8] = 9223372036854775807ll;
   }
   const long long v9 = core_floordiv_index(v1, 2097152);
   for (long long k10 = 0; k10 < v9; ++k10) {
    const long long v11 = k10 * 64;
#pragma omp simd
    for (long long k12 = 0; k12 < 64; ++k12) {
     const long long v13 = v11 + k12;
     const double v14 = b2_part[v13];
     const long long v15 = b3_part[v13];
     const long long v16 = (long long)v15;
     const double v17 = lane6[k12];
     const long long v18 = lane7[k12];
     const long long v19 = (long long)v18;
     const _Bool v20 = v17 < v14;
     const _Bool v21 = v17 == v14;
     const _Bool v22 = v19 < v16;
     const _Bool v23 = v21 & v22;
     const _Bool v24 = v20 | v23;
     const _Bool v25 = v17 != v17;
     const _Bool v26 = v14 != v14;
     const _Bool v27 = !v26;
     const _Bool v28 = v27 | v22;
     const _Bool v29 = v25 & v28;
     const _Bool v30 = v27 & v24;
     const _Bool v31 = v29 | v30;
     const double v32 = v31 ? v17 : v14;
     const long long v33 = v31 ? v19 : v16;
     lane6[k12] = v32;
     const long long v34 = (long long)v33;
     lane7[k12] = v34;
    }
   }
   const long long v35 = v9 * 64;
   const long long v36 = v2 - v35;
#pragma omp simd
   for (long long k37 = 0; k37 < v36; ++k37) {
    const long long v38 = v35 + k37;
    const double v39 = b2_part[v38];
    const long long v40 = b3_part[v38];
    const long long v41 = (long long)v40;
    const double v42 = lane6[k37];
    const long long v43 = lane7[k37];
    const long long v44 = (long long)v43;
    const _Bool v45 = v42 < v39;
    const _Bool v46 = v42 == v39;
    const _Bool v47 = v44 < v41;
    const _Bool v48 = v46 & v47;
    const _Bool v49 = v45 | v48;
    const _Bool v50 = v42 != v42;
    const _Bool v51 = v39 != v39;
    const _Bool v52 = !v51;
    const _Bool v53 = v52 | v47;
    const _Bool v54 = v50 & v53;
    const _Bool v55 = v52 & v49;
    const _Bool v56 = v54 | v55;
    const double v57 = v56 ? v42 : v39;
    const long long v58 = v56 ? v44 : v41;
    lane6[k37] = v57;
    const long long v59 = (long long)v58;
    lane7[k37] = v59;
   }
#pragma omp simd
   for (long long k60 = 0; k60 < 32; ++k60) {
    const double v61 = lane6[k60];
    const long long v62 = lane7[k60];
    const long long v63 = (long long)v62;
    const long long v64 = k60 + 32;
    const double v65 = lane6[v64];
    const long long v66 = lane7[v64];
    const long long v67 = (long long)v66;
    const _Bool v68 = v61 < v65;
    const _Bool v69 = v61 == v65;
    const _Bool v70 = v63 < v67;
    const _Bool v71 = v69 & v70;
    const _Bool v72 = v68 | v71;
    const _Bool v73 = v61 != v61;
    const _Bool v74 = v65 != v65;
    const _Bool v75 = !v74;
    const _Bool v76 = v75 | v70;
    const _Bool v77 = v73 & v76;
    const _Bool v78 = v75 & v72;
    const _Bool v79 = v77 | v78;
    const double v80 = v79 ? v61 : v65;
    const long long v81 = v79 ? v63 : v67;
    lane6[k60] = v80;
    const long long v82 = (long long)v81;
    lane7[k60] = v82;
   }
#pragma omp simd
   for (long long k83 = 0; k83 < 16; ++k83) {
    const double v84 = lane6[k83];
    const long long v85 = lane7[k83];
    const long long v86 = (long long)v85;
    const long long v87 = k83 + 16;
    const double v88 = lane6[v87];
    const long long v89 = lane7[v87];
    const long long v90 = (long long)v89;
    const _Bool v91 = v84 < v88;
    const _Bool v92 = v84 == v88;
    const _Bool v93 = v86 < v90;
    const _Bool v94 = v92 & v93;
    const _Bool v95 = v91 | v94;
    const _Bool v96 = v84 != v84;
    const _Bool v97 = v88 != v88;
    const _Bool v98 = !v97;
    const _Bool v99 = v98 | v93;
    const _Bool v100 = v96 & v99;
    const _Bool v101 = v98 & v95;
    const _Bool v102 = v100 | v101;
    const double v103 = v102 ? v84 : v88;
    const long long v104 = v102 ? v86 : v90;
    lane6[k83] = v103;
    const long long v105 = (long long)v104;
    lane7[k83] = v105;
   }
#pragma omp simd
   for (long long k106 = 0; k106 < 8; ++k106) {
    const double v107 = lane6[k106];
    const long long v108 = lane7[k106];
    const long long v109 = (long long)v108;
    const long long v110 = k106 + 8;
    const double v111 = lane6[v110];
    const long long v112 = lane7[v110];
    const long long v113 = (long long)v112;
    const _Bool v114 = v107 < v111;
    const _Bool v115 = v107 == v111;
    const _Bool v116 = v109 < v113;
    const _Bool v117 = v115 & v116;
    const _Bool v118 = v114 | v117;
    const _Bool v119 = v107 != v107;
    const _Bool v120 = v111 != v111;
    const _Bool v121 = !v120;
    const _Bool v122 = v121 | v116;
    const _Bool v123 = v119 & v122;
    const _Bool v124 = v121 & v118;
    const _Bool v125 = v123 | v124;
    const double v126 = v125 ? v107 : v111;
    const long long v127 = v125 ? v109 : v113;
    lane6[k106] = v126;
    const long long v128 = (long long)v127;
    lane7[k106] = v128;
   }
   double v129 = __builtin_inf();
   long long v130 = 9223372036854775807ll;
   for (long long k131 = 0; k131 < 8; ++k131) {
    const double v132 = lane6[k131];
    const long long v133 = lane7[k131];
    const long long v134 = (long long)v133;
    const _Bool v135 = v129 < v132;
    const _Bool v136 = v129 == v132;
    const _Bool v137 = v130 < v134;
    const _Bool v138 = v136 & v137;
    const _Bool v139 = v135 | v138;
    const _Bool v140 = v129 != v129;
    const _Bool v141 = v132 != v132;
    const _Bool v142 = !v141;
    const _Bool v143 = v142 | v137;
    const _Bool v144 = v140 & v143;
    const _Bool v145 = v142 & v139;
    const _Bool v146 = v144 | v145;
    const double v147 = v146 ? v129 : v132;
    const long long v148 = v146 ? v130 : v134;
    const double next0 = v147;
    const long long next1 = v148;
    v129 = next0;
    v130 = next1;
   }
   v4 = v129;
   v5 = v130;
  } else {
   double v149 = __builtin_inf();
   long long v150 = 9223372036854775807ll;
   for (long long p151 = 0; p151 < v2; ++p151) {
    const double v152 = b2_part[p151];
    const long long v153 = b3_part[p151];
    const long long v154 = (long long)v153;
    const _Bool v155 = v149 < v152;
    const _Bool v156 = v149 == v152;
    const _Bool v157 = v150 < v154;
    const _Bool v158 = v156 & v157;
    const _Bool v159 = v155 | v158;
    const _Bool v160 = v149 != v149;
    const _Bool v161 = v152 != v152;
    const _Bool v162 = !v161;
    const _Bool v163 = v162 | v157;
    const _Bool v164 = v160 & v163;
    const _Bool v165 = v162 & v159;
    const _Bool v166 = v164 | v165;
    const double v167 = v166 ? v149 : v152;
    const long long v168 = v166 ? v150 : v154;
    const double next0 = v167;
    const long long next1 = v168;
    v149 = next0;
    v150 = next1;
   }
   v4 = v149;
   v5 = v150;
  }
  const long long v169 = (long long)v5;
  b0_out0_[0] = v169;
 }
}

static void argmax_0_ea33e0fcaeca(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_stride1 = (long long)scalars[1];
 const long long n2_size2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  const _Bool v2 = n2_size2 >= 64;
  double v3;
  long long v4;
  if (v2) {
   double lane5[64];
   long long lane6[64];
#pragma omp simd
   for (long long k7 = 0; k7 < 64; ++k7) {
    lane5[k7] = (-__builtin_inf());
    lane6[k7] = 9223372036854775807ll;
   }
   const long long v8 = core_floordiv_index(n2_size2, 64);
   for (long long k9 = 0; k9 < v8; ++k9) {
    const long long v10 = k9 * 64;
#pragma omp simd
    for (long long k11 = 0; k11 < 64; ++k11) {
     const long long v12 = v10 + k11;
     const double v13 = b1_x_[i1 * n1_stride1 + v12];
     const double v14 = lane5[k11];
     const long long v15 = lane6[k11];
     const long long v16 = (long long)v15;
     const _Bool v17 = v14 > v13;
     const _Bool v18 = v14 == v13;
     const _Bool v19 = v16 < v12;
     const _Bool v20 = v18 & v19;
     const _Bool v21 = v17 | v20;
     const _Bool v22 = v14 != v14;
     const _Bool v23 = v13 != v13;
     const _Bool v24 = !v23;
     const _Bool v25 = v24 | v19;
     const _Bool v26 = v22 & v25;
     const _Bool v27 = v24 & v21;
     const _Bool v28 = v26 | v27;
     const double v29 = v28 ? v14 : v13;
     const long long v30 = v28 ? v16 : v12;
     lane5[k11] = v29;
     const long long v31 = (long long)v30;
     lane6[k11] = v31;
    }
   }
   const long long v32 = v8 * 64;
   const long long v33 = n2_size2 - v32;
#pragma omp simd
   for (long long k34 = 0; k34 < v33; ++k34) {
    const long long v35 = v32 + k34;
    const double v36 = b1_x_[i1 * n1_stride1 + v35];
    const double v37 = lane5[k34];
    const long long v38 = lane6[k34];
    const long long v39 = (long long)v38;
    const _Bool v40 = v37 > v36;
    const _Bool v41 = v37 == v36;
    const _Bool v42 = v39 < v35;
    const _Bool v43 = v41 & v42;
    const _Bool v44 = v40 | v43;
    const _Bool v45 = v37 != v37;
    const _Bool v46 = v36 != v36;
    const _Bool v47 = !v46;
    const _Bool v48 = v47 | v42;
    const _Bool v49 = v45 & v48;
    const _Bool v50 = v47 & v44;
    const _Bool v51 = v49 | v50;
    const double v52 = v51 ? v37 : v36;
    const long long v53 = v51 ? v39 : v35;
    lane5[k34] = v52;
    const long long v54 = (long long)v53;
    lane6[k34] = v54;
   }
#pragma omp simd
   for (long long k55 = 0; k55 < 32; ++k55) {
    const double v56 = lane5[k55];
    const long long v57 = lane6[k55];
    const long long v58 = (long long)v57;
    const long long v59 = k55 + 32;
    const double v60 = lane5[v59];
    const long long v61 = lane6[v59];
    const long long v62 = (long long)v61;
    const _Bool v63 = v56 > v60;
    const _Bool v64 = v56 == v60;
    const _Bool v65 = v58 < v62;
    const _Bool v66 = v64 & v65;
    const _Bool v67 = v63 | v66;
    const _Bool v68 = v56 != v56;
    const _Bool v69 = v60 != v60;
    const _Bool v70 = !v69;
    const _Bool v71 = v70 | v65;
    const _Bool v72 = v68 & v71;
    const _Bool v73 = v70 & v67;
    const _Bool v74 = v72 | v73;
    const double v75 = v74 ? v56 : v60;
    const long long v76 = v74 ? v58 : v62;
    lane5[k55] = v75;
    const long long v77 = (long long)v76;
    lane6[k55] = v77;
   }
#pragma omp simd
   for (long long k78 = 0; k78 < 16; ++k78) {
    const double v79 = lane5[k78];
    const long long v80 = lane6[k78];
    const long long v81 = (long long)v80;
    const long long v82 = k78 + 16;
    const double v83 = lane5[v82];
    const long long v84 = lane6[v82];
    const long long v85 = (long long)v84;
    const _Bool v86 = v79 > v83;
    const _Bool v87 = v79 == v83;
    const _Bool v88 = v81 < v85;
    const _Bool v89 = v87 & v88;
    const _Bool v90 = v86 | v89;
    const _Bool v91 = v79 != v79;
    const _Bool v92 = v83 != v83;
    const _Bool v93 = !v92;
    const _Bool v94 = v93 | v88;
    const _Bool v95 = v91 & v94;
    const _Bool v96 = v93 & v90;
    const _Bool v97 = v95 | v96;
    const double v98 = v97 ? v79 : v83;
    const long long v99 = v97 ? v81 : v85;
    lane5[k78] = v98;
    const long long v100 = (long long)v99;
    lane6[k78] = v100;
   }
#pragma omp simd
   for (long long k101 = 0; k101 < 8; ++k101) {
    const double v102 = lane5[k101];
    const long long v103 = lane6[k101];
    const long long v104 = (long long)v103;
    const long long v105 = k101 + 8;
    const double v106 = lane5[v105];
    const long long v107 = lane6[v105];
    const long long v108 = (long long)v107;
    const _Bool v109 = v102 > v106;
    const _Bool v110 = v102 == v106;
    const _Bool v111 = v104 < v108;
    const _Bool v112 = v110 & v111;
    const _Bool v113 = v109 | v112;
    const _Bool v114 = v102 != v102;
    const _Bool v115 = v106 != v106;
    const _Bool v116 = !v115;
    const _Bool v117 = v116 | v111;
    const _Bool v118 = v114 & v117;
    const _Bool v119 = v116 & v113;
    const _Bool v120 = v118 | v119;
    const double v121 = v120 ? v102 : v106;
    const long long v122 = v120 ? v104 : v108;
    lane5[k101] = v121;
    const long long v123 = (long long)v122;
    lane6[k101] = v123;
   }
   double v124 = (-__builtin_inf());
   long long v125 = 9223372036854775807ll;
   for (long long k126 = 0; k126 < 8; ++k126) {
    const double v127 = lane5[k126];
    const long long v128 = lane6[k126];
    const long long v129 = (long long)v128;
    const _Bool v130 = v124 > v127;
    const _Bool v131 = v124 == v127;
    const _Bool v132 = v125 < v129;
    const _Bool v133 = v131 & v132;
    const _Bool v134 = v130 | v133;
    const _Bool v135 = v124 != v124;
    const _Bool v136 = v127 != v127;
    const _Bool v137 = !v136;
    const _Bool v138 = v137 | v132;
    const _Bool v139 = v135 & v138;
    const _Bool v140 = v137 & v134;
    const _Bool v141 = v139 | v140;
    const double v142 = v141 ? v124 : v127;
    const long long v143 = v141 ? v125 : v129;
    const double next0 = v142;
    const long long next1 = v143;
    v124 = next0;
    v125 = next1;
   }
   v3 = v124;
   v4 = v125;
  } else {
   double v144 = (-__builtin_inf());
   long long v145 = 9223372036854775807ll;
   for (long long j146 = 0; j146 < n2_size2; ++j146) {
    const double v147 = b1_x_[i1 * n1_stride1 + j146];
    const _Bool v148 = v144 > v147;
    const _Bool v149 = v144 == v147;
    const _Bool v150 = v145 < j146;
    const _Bool v151 = v149 & v150;
    const _Bool v152 = v148 | v151;
    const _Bool v153 = v144 != v144;
    const _Bool v154 = v147 != v147;
    const _Bool v155 = !v154;
    const _Bool v156 = v155 | v150;
    const _Bool v157 = v153 & v156;
    const _Bool v158 = v155 & v152;
    const _Bool v159 = v157 | v158;
    const double v160 = v159 ? v144 : v147;
    const long long v161 = v159 ? v145 : j146;
    const double next0 = v160;
    const long long next1 = v161;
    v144 = next0;
    v145 = next1;
   }
   v3 = v144;
   v4 = v145;
  }
  const long long v162 = (long long)v4;
  b0_out0_[i1] = v162;
 }
}

static void argmin_0_2ec3320091a4(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_stride1 = (long long)scalars[1];
 const long long n2_size2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  const _Bool v2 = n2_size2 >= 64;
  double v3;
  long long v4;
  if (v2) {
   double lane5[64];
   long long lane6[64];
#pragma omp simd
   for (long long k7 = 0; k7 < 64; ++k7) {
    lane5[k7] = __builtin_inf();
    lane6[k7] = 9223372036854775807ll;
   }
   const long long v8 = core_floordiv_index(n2_size2, 64);
   for (long long k9 = 0; k9 < v8; ++k9) {
    const long long v10 = k9 * 64;
#pragma omp simd
    for (long long k11 = 0; k11 < 64; ++k11) {
     const long long v12 = v10 + k11;
     const double v13 = b1_x_[i1 * n1_stride1 + v12];
     const double v14 = lane5[k11];
     const long long v15 = lane6[k11];
     const long long v16 = (long long)v15;
     const _Bool v17 = v14 < v13;
     const _Bool v18 = v14 == v13;
     const _Bool v19 = v16 < v12;
     const _Bool v20 = v18 & v19;
     const _Bool v21 = v17 | v20;
     const _Bool v22 = v14 != v14;
     const _Bool v23 = v13 != v13;
     const _Bool v24 = !v23;
     const _Bool v25 = v24 | v19;
     const _Bool v26 = v22 & v25;
     const _Bool v27 = v24 & v21;
     const _Bool v28 = v26 | v27;
     const double v29 = v28 ? v14 : v13;
     const long long v30 = v28 ? v16 : v12;
     lane5[k11] = v29;
     const long long v31 = (long long)v30;
     lane6[k11] = v31;
    }
   }
   const long long v32 = v8 * 64;
   const long long v33 = n2_size2 - v32;
#pragma omp simd
   for (long long k34 = 0; k34 < v33; ++k34) {
    const long long v35 = v32 + k34;
    const double v36 = b1_x_[i1 * n1_stride1 + v35];
    const double v37 = lane5[k34];
    const long long v38 = lane6[k34];
    const long long v39 = (long long)v38;
    const _Bool v40 = v37 < v36;
    const _Bool v41 = v37 == v36;
    const _Bool v42 = v39 < v35;
    const _Bool v43 = v41 & v42;
    const _Bool v44 = v40 | v43;
    const _Bool v45 = v37 != v37;
    const _Bool v46 = v36 != v36;
    const _Bool v47 = !v46;
    const _Bool v48 = v47 | v42;
    const _Bool v49 = v45 & v48;
    const _Bool v50 = v47 & v44;
    const _Bool v51 = v49 | v50;
    const double v52 = v51 ? v37 : v36;
    const long long v53 = v51 ? v39 : v35;
    lane5[k34] = v52;
    const long long v54 = (long long)v53;
    lane6[k34] = v54;
   }
#pragma omp simd
   for (long long k55 = 0; k55 < 32; ++k55) {
    const double v56 = lane5[k55];
    const long long v57 = lane6[k55];
    const long long v58 = (long long)v57;
    const long long v59 = k55 + 32;
    const double v60 = lane5[v59];
    const long long v61 = lane6[v59];
    const long long v62 = (long long)v61;
    const _Bool v63 = v56 < v60;
    const _Bool v64 = v56 == v60;
    const _Bool v65 = v58 < v62;
    const _Bool v66 = v64 & v65;
    const _Bool v67 = v63 | v66;
    const _Bool v68 = v56 != v56;
    const _Bool v69 = v60 != v60;
    const _Bool v70 = !v69;
    const _Bool v71 = v70 | v65;
    const _Bool v72 = v68 & v71;
    const _Bool v73 = v70 & v67;
    const _Bool v74 = v72 | v73;
    const double v75 = v74 ? v56 : v60;
    const long long v76 = v74 ? v58 : v62;
    lane5[k55] = v75;
    const long long v77 = (long long)v76;
    lane6[k55] = v77;
   }
#pragma omp simd
   for (long long k78 = 0; k78 < 16; ++k78) {
    const double v79 = lane5[k78];
    const long long v80 = lane6[k78];
    const long long v81 = (long long)v80;
    const long long v82 = k78 + 16;
    const double v83 = lane5[v82];
    const long long v84 = lane6[v82];
    const long long v85 = (long long)v84;
    const _Bool v86 = v79 < v83;
    const _Bool v87 = v79 == v83;
    const _Bool v88 = v81 < v85;
    const _Bool v89 = v87 & v88;
    const _Bool v90 = v86 | v89;
    const _Bool v91 = v79 != v79;
    const _Bool v92 = v83 != v83;
    const _Bool v93 = !v92;
    const _Bool v94 = v93 | v88;
    const _Bool v95 = v91 & v94;
    const _Bool v96 = v93 & v90;
    const _Bool v97 = v95 | v96;
    const double v98 = v97 ? v79 : v83;
    const long long v99 = v97 ? v81 : v85;
    lane5[k78] = v98;
    const long long v100 = (long long)v99;
    lane6[k78] = v100;
   }
#pragma omp simd
   for (long long k101 = 0; k101 < 8; ++k101) {
    const double v102 = lane5[k101];
    const long long v103 = lane6[k101];
    const long long v104 = (long long)v103;
    const long long v105 = k101 + 8;
    const double v106 = lane5[v105];
    const long long v107 = lane6[v105];
    const long long v108 = (long long)v107;
    const _Bool v109 = v102 < v106;
    const _Bool v110 = v102 == v106;
    const _Bool v111 = v104 < v108;
    const _Bool v112 = v110 & v111;
    const _Bool v113 = v109 | v112;
    const _Bool v114 = v102 != v102;
    const _Bool v115 = v106 != v106;
    const _Bool v116 = !v115;
    const _Bool v117 = v116 | v111;
    const _Bool v118 = v114 & v117;
    const _Bool v119 = v116 & v113;
    const _Bool v120 = v118 | v119;
    const double v121 = v120 ? v102 : v106;
    const long long v122 = v120 ? v104 : v108;
    lane5[k101] = v121;
    const long long v123 = (long long)v122;
    lane6[k101] = v123;
   }
   double v124 = __builtin_inf();
   long long v125 = 9223372036854775807ll;
   for (long long k126 = 0; k126 < 8; ++k126) {
    const double v127 = lane5[k126];
    const long long v128 = lane6[k126];
    const long long v129 = (long long)v128;
    const _Bool v130 = v124 < v127;
    const _Bool v131 = v124 == v127;
    const _Bool v132 = v125 < v129;
    const _Bool v133 = v131 & v132;
    const _Bool v134 = v130 | v133;
    const _Bool v135 = v124 != v124;
    const _Bool v136 = v127 != v127;
    const _Bool v137 = !v136;
    const _Bool v138 = v137 | v132;
    const _Bool v139 = v135 & v138;
    const _Bool v140 = v137 & v134;
    const _Bool v141 = v139 | v140;
    const double v142 = v141 ? v124 : v127;
    const long long v143 = v141 ? v125 : v129;
    const double next0 = v142;
    const long long next1 = v143;
    v124 = next0;
    v125 = next1;
   }
   v3 = v124;
   v4 = v125;
  } else {
   double v144 = __builtin_inf();
   long long v145 = 9223372036854775807ll;
   for (long long j146 = 0; j146 < n2_size2; ++j146) {
    const double v147 = b1_x_[i1 * n1_stride1 + j146];
    const _Bool v148 = v144 < v147;
    const _Bool v149 = v144 == v147;
    const _Bool v150 = v145 < j146;
    const _Bool v151 = v149 & v150;
    const _Bool v152 = v148 | v151;
    const _Bool v153 = v144 != v144;
    const _Bool v154 = v147 != v147;
    const _Bool v155 = !v154;
    const _Bool v156 = v155 | v150;
    const _Bool v157 = v153 & v156;
    const _Bool v158 = v155 & v152;
    const _Bool v159 = v157 | v158;
    const double v160 = v159 ? v144 : v147;
    const long long v161 = v159 ? v145 : j146;
    const double next0 = v160;
    const long long next1 = v161;
    v144 = next0;
    v145 = next1;
   }
   v3 = v144;
   v4 = v145;
  }
  const long long v162 = (long long)v4;
  b0_out0_[i1] = v162;
 }
}

static void sum_0_a87535167aa5(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 float *b2_part = (float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const long long v7 = v6 + 4095;
  const long long v8 = core_floordiv_index(v7, 4096);
  float lane9[64];
  float v10 = 0.0f;
  for (long long block11 = 0; block11 < v8; ++block11) {
   const long long v12 = block11 * 4096;
   const long long v13 = v6 - v12;
   const long long v14 = (v13 < 4096 ? v13 : 4096);
#pragma omp simd
   for (long long k15 = 0; k15 < 64; ++k15) {
    lane9[k15] = 0.0f;
   }
   const long long v16 = core_floordiv_index(v14, 64);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = k17 * 64;
    const long long v19 = v12 + v18;
#pragma omp simd
    for (long long k20 = 0; k20 < 64; ++k20) {
     const long long v21 = v19 + k20;
     const float v22 = lane9[k20];
     const long long v23 = v4 + v21;
     const unsigned short v24 = b1_x_[v23];
     const unsigned int v25 = (unsigned int)v24;
     const unsigned int v26 = (unsigned int)(v25 << 16);
     const float v27 = core_bits_uint32_float32(v26);
     const float v28 = v22 + v27;
     lane9[k20] = v28;
    }
   }
   const long long v29 = v16 * 64;
   const long long v30 = v14 - v29;
   const long long v31 = v12 + v29;
#pragma omp simd
   for (long long k32 = 0; k32 < v30; ++k32) {
    const long long v33 = v31 + k32;
    const float v34 = lane9[k32];
    const long long v35 = v4 + v33;
    const unsigned short v36 = b1_x_[v35];
    const unsigned int v37 = (unsigned int)v36;
    const unsigned int v38 = (unsigned int)(v37 << 16);
    const float v39 = core_bits_uint32_float32(v38);
    const float v40 = v34 + v39;
    lane9[k32] = v40;
   }
   float v41 = 0.0f;
#pragma omp simd reduction(+ : v41)
   for (long long k42 = 0; k42 < 64; ++k42) {
    const float v43 = lane9[k42];
    v41 = v41 + v43;
   }
   v10 = v10 + v41;
  }
  b2_part[p3] = v10;
 }
}
static void sum_1_a87535167aa5(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const float *b2_part = (const float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const long long v3 = v2 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  float lane5[64];
  float v6 = 0.0f;
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = v2 - v8;
   const long long v10 = (v9 < 4096 ? v9 : 4096);
#pragma omp simd
   for (long long k11 = 0; k11 < 64; ++k11) {
    lane5[k11] = 0.0f;
   }
   const long long v12 = core_floordiv_index(v10, 64);
   for (long long k13 = 0; k13 < v12; ++k13) {
    const long long v14 = k13 * 64;
    const long long v15 = v8 + v14;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const float v18 = lane5[k16];
     const float v19 = b2_part[v17];
     const float v20 = v18 + v19;
     lane5[k16] = v20;
    }
   }
   const long long v21 = v12 * 64;
   const long long v22 = v10 - v21;
   const long long v23 = v8 + v21;
#pragma omp simd
   for (long long k24 = 0; k24 < v22; ++k24) {
    const long long v25 = v23 + k24;
    const float v26 = lane5[k24];
    const float v27 = b2_part[v25];
    const float v28 = v26 + v27;
    lane5[k24] = v28;
   }
   float v29 = 0.0f;
#pragma omp simd reduction(+ : v29)
   for (long long k30 = 0; k30 < 64; ++k30) {
    const float v31 = lane5[k30];
    v29 = v29 + v31;
   }
   v6 = v6 + v29;
  }
  const unsigned int v32 = core_bits_float32_uint32(v6);
  const unsigned int v33 = v32 + 32767u;
  const unsigned int v34 = (unsigned int)(v32 >> 16);
  const unsigned int v35 = v34 & 1u;
  const unsigned int v36 = v33 + v35;
  const _Bool v37 = v6 != v6;
  const unsigned int v38 = v32 | 4194304u;
  const unsigned int v39 = v37 ? v38 : v36;
  const unsigned int v40 = (unsigned int)(v39 >> 16);
  const unsigned short v41 = (unsigned short)v40;
  const unsigned int v42 = (unsigned int)v41;
  const unsigned int v43 = (unsigned int)(v42 << 16);
  const float v44 = core_bits_uint32_float32(v43);
  const unsigned int v45 = v43 + 32767u;
  const unsigned int v46 = (unsigned int)(v43 >> 16);
  const unsigned int v47 = v46 & 1u;
  const unsigned int v48 = v45 + v47;
  const _Bool v49 = v44 != v44;
  const unsigned int v50 = v43 | 4194304u;
  const unsigned int v51 = v49 ? v50 : v48;
  const unsigned int v52 = (unsigned int)(v51 >> 16);
  const unsigned short v53 = (unsigned short)v52;
  b0_out0_[0] = v53;
 }
}

static void sum_0_8190760b720e(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  float column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = 0.0f;
  }
  float column9[256];
  const long long v10 = n0_size0 + 1023;
  const long long v11 = core_floordiv_index(v10, 1024);
  for (long long k12 = 0; k12 < v11; ++k12) {
   const long long v13 = k12 * 1024;
#pragma omp simd
   for (long long k14 = 0; k14 < v6; ++k14) {
    column9[k14] = 0.0f;
   }
   const long long v15 = n0_size0 - v13;
   const long long v16 = (v15 < 1024 ? v15 : 1024);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = v13 + k17;
#pragma omp simd
    for (long long k19 = 0; k19 < v6; ++k19) {
     const long long v20 = v4 + k19;
     const unsigned short v21 = b1_x_[v18 * n2_stride2 + v20];
     const unsigned int v22 = (unsigned int)v21;
     const unsigned int v23 = (unsigned int)(v22 << 16);
     const float v24 = core_bits_uint32_float32(v23);
     const float v25 = column9[k19];
     const float v26 = v25 + v24;
     column9[k19] = v26;
    }
   }
#pragma omp simd
   for (long long k27 = 0; k27 < v6; ++k27) {
    const float v28 = column7[k27];
    const float v29 = column9[k27];
    const float v30 = v28 + v29;
    column7[k27] = v30;
   }
  }
#pragma omp simd
  for (long long k31 = 0; k31 < v6; ++k31) {
   const long long v32 = v4 + k31;
   const float v33 = column7[k31];
   const unsigned int v34 = core_bits_float32_uint32(v33);
   const unsigned int v35 = v34 + 32767u;
   const unsigned int v36 = (unsigned int)(v34 >> 16);
   const unsigned int v37 = v36 & 1u;
   const unsigned int v38 = v35 + v37;
   const _Bool v39 = v33 != v33;
   const unsigned int v40 = v34 | 4194304u;
   const unsigned int v41 = v39 ? v40 : v38;
   const unsigned int v42 = (unsigned int)(v41 >> 16);
   const unsigned short v43 = (unsigned short)v42;
   const unsigned int v44 = (unsigned int)v43;
   const unsigned int v45 = (unsigned int)(v44 << 16);
   const float v46 = core_bits_uint32_float32(v45);
   const unsigned int v47 = v45 + 32767u;
   const unsigned int v48 = (unsigned int)(v45 >> 16);
   const unsigned int v49 = v48 & 1u;
   const unsigned int v50 = v47 + v49;
   const _Bool v51 = v46 != v46;
   const unsigned int v52 = v45 | 4194304u;
   const unsigned int v53 = v51 ? v52 : v50;
   const unsigned int v54 = (unsigned int)(v53 >> 16);
   const unsigned short v55 = (unsigned short)v54;
   b0_out0_[v32] = v55;
  }
 }
}

static void sum_0_309ebaf5804e(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 const long long n4_stride4 = (long long)scalars[4];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  float column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = 0.0f;
  }
  float column9[256];
  const long long v10 = n0_size0 + 1023;
  const long long v11 = core_floordiv_index(v10, 1024);
  for (long long k12 = 0; k12 < v11; ++k12) {
   const long long v13 = k12 * 1024;
#pragma omp simd
   for (long long k14 = 0; k14 < v6; ++k14) {
    column9[k14] = 0.0f;
   }
   const long long v15 = n0_size0 - v13;
   const long long v16 = (v15 < 1024 ? v15 : 1024);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = v13 + k17;
#pragma omp simd
    for (long long k19 = 0; k19 < v6; ++k19) {
     const long long v20 = v4 + k19;
     const unsigned short v21 = b1_x_[v18 * n4_stride4 + v20];
     const unsigned int v22 = (unsigned int)v21;
     const unsigned int v23 = (unsigned int)(v22 << 16);
     const float v24 = core_bits_uint32_float32(v23);
     const float v25 = column9[k19];
     const float v26 = v25 + v24;
     column9[k19] = v26;
    }
   }
#pragma omp simd
   for (long long k27 = 0; k27 < v6; ++k27) {
    const float v28 = column7[k27];
    const float v29 = column9[k27];
    const float v30 = v28 + v29;
    column7[k27] = v30;
   }
  }
#pragma omp simd
  for (long long k31 = 0; k31 < v6; ++k31) {
   const long long v32 = v4 + k31;
   const float v33 = column7[k31];
   const unsigned int v34 = core_bits_float32_uint32(v33);
   const unsigned int v35 = v34 + 32767u;
   const unsigned int v36 = (unsigned int)(v34 >> 16);
   const unsigned int v37 = v36 & 1u;
   const unsigned int v38 = v35 + v37;
   const _Bool v39 = v33 != v33;
   const unsigned int v40 = v34 | 4194304u;
   const unsigned int v41 = v39 ? v40 : v38;
   const unsigned int v42 = (unsigned int)(v41 >> 16);
   const unsigned short v43 = (unsigned short)v42;
   const unsigned int v44 = (unsigned int)v43;
   const unsigned int v45 = (unsigned int)(v44 << 16);
   const float v46 = core_bits_uint32_float32(v45);
   const unsigned int v47 = v45 + 32767u;
   const unsigned int v48 = (unsigned int)(v45 >> 16);
   const unsigned int v49 = v48 & 1u;
   const unsigned int v50 = v47 + v49;
   const _Bool v51 = v46 != v46;
   const unsigned int v52 = v45 | 4194304u;
   const unsigned int v53 = v51 ? v52 : v50;
   const unsigned int v54 = (unsigned int)(v53 >> 16);
   const unsigned short v55 = (unsigned short)v54;
   b0_out0_[v32] = v55;
  }
 }
}

static void sum_0_310036b5d883(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  float lane4[64];
  float v5 = 0.0f;
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    lane4[k10] = 0.0f;
   }
   const long long v11 = core_floordiv_index(v9, 64);
   for (long long k12 = 0; k12 < v11; ++k12) {
    const long long v13 = k12 * 64;
    const long long v14 = v7 + v13;
#pragma omp simd
    for (long long k15 = 0; k15 < 64; ++k15) {
     const long long v16 = v14 + k15;
     const float v17 = lane4[k15];
     const unsigned short v18 = b1_x_[i1 * n2_stride2 + v16];
     const unsigned int v19 = (unsigned int)v18;
     const unsigned int v20 = (unsigned int)(v19 << 16);
     const float v21 = core_bits_uint32_float32(v20);
     const float v22 = v17 + v21;
     lane4[k15] = v22;
    }
   }
   const long long v23 = v11 * 64;
   const long long v24 = v9 - v23;
   const long long v25 = v7 + v23;
#pragma omp simd
   for (long long k26 = 0; k26 < v24; ++k26) {
    const long long v27 = v25 + k26;
    const float v28 = lane4[k26];
    const unsigned short v29 = b1_x_[i1 * n2_stride2 + v27];
    const unsigned int v30 = (unsigned int)v29;
    const unsigned int v31 = (unsigned int)(v30 << 16);
    const float v32 = core_bits_uint32_float32(v31);
    const float v33 = v28 + v32;
    lane4[k26] = v33;
   }
   float v34 = 0.0f;
#pragma omp simd reduction(+ : v34)
   for (long long k35 = 0; k35 < 64; ++k35) {
    const float v36 = lane4[k35];
    v34 = v34 + v36;
   }
   v5 = v5 + v34;
  }
  const unsigned int v37 = core_bits_float32_uint32(v5);
  const unsigned int v38 = v37 + 32767u;
  const unsigned int v39 = (unsigned int)(v37 >> 16);
  const unsigned int v40 = v39 & 1u;
  const unsigned int v41 = v38 + v40;
  const _Bool v42 = v5 != v5;
  const unsigned int v43 = v37 | 4194304u;
  const unsigned int v44 = v42 ? v43 : v41;
  const unsigned int v45 = (unsigned int)(v44 >> 16);
  const unsigned short v46 = (unsigned short)v45;
  const unsigned int v47 = (unsigned int)v46;
  const unsigned int v48 = (unsigned int)(v47 << 16);
  const float v49 = core_bits_uint32_float32(v48);
  const unsigned int v50 = v48 + 32767u;
  const unsigned int v51 = (unsigned int)(v48 >> 16);
  const unsigned int v52 = v51 & 1u;
  const unsigned int v53 = v50 + v52;
  const _Bool v54 = v49 != v49;
  const unsigned int v55 = v48 | 4194304u;
  const unsigned int v56 = v54 ? v55 : v53;
  const unsigned int v57 = (unsigned int)(v56 >> 16);
  const unsigned short v58 = (unsigned short)v57;
  b0_out0_[i1] = v58;
 }
}

static void sum_0_7e751af47a93(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  float lane4[64];
  float v5 = 0.0f;
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    lane4[k10] = 0.0f;
   }
   const long long v11 = core_floordiv_index(v9, 64);
   for (long long k12 = 0; k12 < v11; ++k12) {
    const long long v13 = k12 * 64;
    const long long v14 = v7 + v13;
#pragma omp simd
    for (long long k15 = 0; k15 < 64; ++k15) {
     const long long v16 = v14 + k15;
     const float v17 = lane4[k15];
     const unsigned short v18 = b1_x_[i1 * n3_stride3 + v16];
     const unsigned int v19 = (unsigned int)v18;
     const unsigned int v20 = (unsigned int)(v19 << 16);
     const float v21 = core_bits_uint32_float32(v20);
     const float v22 = v17 + v21;
     lane4[k15] = v22;
    }
   }
   const long long v23 = v11 * 64;
   const long long v24 = v9 - v23;
   const long long v25 = v7 + v23;
#pragma omp simd
   for (long long k26 = 0; k26 < v24; ++k26) {
    const long long v27 = v25 + k26;
    const float v28 = lane4[k26];
    const unsigned short v29 = b1_x_[i1 * n3_stride3 + v27];
    const unsigned int v30 = (unsigned int)v29;
    const unsigned int v31 = (unsigned int)(v30 << 16);
    const float v32 = core_bits_uint32_float32(v31);
    const float v33 = v28 + v32;
    lane4[k26] = v33;
   }
   float v34 = 0.0f;
#pragma omp simd reduction(+ : v34)
   for (long long k35 = 0; k35 < 64; ++k35) {
    const float v36 = lane4[k35];
    v34 = v34 + v36;
   }
   v5 = v5 + v34;
  }
  const unsigned int v37 = core_bits_float32_uint32(v5);
  const unsigned int v38 = v37 + 32767u;
  const unsigned int v39 = (unsigned int)(v37 >> 16);
  const unsigned int v40 = v39 & 1u;
  const unsigned int v41 = v38 + v40;
  const _Bool v42 = v5 != v5;
  const unsigned int v43 = v37 | 4194304u;
  const unsigned int v44 = v42 ? v43 : v41;
  const unsigned int v45 = (unsigned int)(v44 >> 16);
  const unsigned short v46 = (unsigned short)v45;
  const unsigned int v47 = (unsigned int)v46;
  const unsigned int v48 = (unsigned int)(v47 << 16);
  const float v49 = core_bits_uint32_float32(v48);
  const unsigned int v50 = v48 + 32767u;
  const unsigned int v51 = (unsigned int)(v48 >> 16);
  const unsigned int v52 = v51 & 1u;
  const unsigned int v53 = v50 + v52;
  const _Bool v54 = v49 != v49;
  const unsigned int v55 = v48 | 4194304u;
  const unsigned int v56 = v54 ? v55 : v53;
  const unsigned int v57 = (unsigned int)(v56 >> 16);
  const unsigned short v58 = (unsigned short)v57;
  b0_out0_[i1] = v58;
 }
}

static void mean_0_7317bfb44901(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 float *b2_part = (float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const long long v7 = v6 + 4095;
  const long long v8 = core_floordiv_index(v7, 4096);
  float lane9[64];
  float v10 = 0.0f;
  for (long long block11 = 0; block11 < v8; ++block11) {
   const long long v12 = block11 * 4096;
   const long long v13 = v6 - v12;
   const long long v14 = (v13 < 4096 ? v13 : 4096);
#pragma omp simd
   for (long long k15 = 0; k15 < 64; ++k15) {
    lane9[k15] = 0.0f;
   }
   const long long v16 = core_floordiv_index(v14, 64);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = k17 * 64;
    const long long v19 = v12 + v18;
#pragma omp simd
    for (long long k20 = 0; k20 < 64; ++k20) {
     const long long v21 = v19 + k20;
     const float v22 = lane9[k20];
     const long long v23 = v4 + v21;
     const unsigned short v24 = b1_x_[v23];
     const unsigned int v25 = (unsigned int)v24;
     const unsigned int v26 = (unsigned int)(v25 << 16);
     const float v27 = core_bits_uint32_float32(v26);
     const float v28 = v22 + v27;
     lane9[k20] = v28;
    }
   }
   const long long v29 = v16 * 64;
   const long long v30 = v14 - v29;
   const long long v31 = v12 + v29;
#pragma omp simd
   for (long long k32 = 0; k32 < v30; ++k32) {
    const long long v33 = v31 + k32;
    const float v34 = lane9[k32];
    const long long v35 = v4 + v33;
    const unsigned short v36 = b1_x_[v35];
    const unsigned int v37 = (unsigned int)v36;
    const unsigned int v38 = (unsigned int)(v37 << 16);
    const float v39 = core_bits_uint32_float32(v38);
    const float v40 = v34 + v39;
    lane9[k32] = v40;
   }
   float v41 = 0.0f;
#pragma omp simd reduction(+ : v41)
   for (long long k42 = 0; k42 < 64; ++k42) {
    const float v43 = lane9[k42];
    v41 = v41 + v43;
   }
   v10 = v10 + v41;
  }
  b2_part[p3] = v10;
 }
}
static void mean_1_7317bfb44901(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const float *b2_part = (const float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_size2 = (long long)scalars[2];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const long long v3 = v2 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  float lane5[64];
  float v6 = 0.0f;
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = v2 - v8;
   const long long v10 = (v9 < 4096 ? v9 : 4096);
#pragma omp simd
   for (long long k11 = 0; k11 < 64; ++k11) {
    lane5[k11] = 0.0f;
   }
   const long long v12 = core_floordiv_index(v10, 64);
   for (long long k13 = 0; k13 < v12; ++k13) {
    const long long v14 = k13 * 64;
    const long long v15 = v8 + v14;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const float v18 = lane5[k16];
     const float v19 = b2_part[v17];
     const float v20 = v18 + v19;
     lane5[k16] = v20;
    }
   }
   const long long v21 = v12 * 64;
   const long long v22 = v10 - v21;
   const long long v23 = v8 + v21;
#pragma omp simd
   for (long long k24 = 0; k24 < v22; ++k24) {
    const long long v25 = v23 + k24;
    const float v26 = lane5[k24];
    const float v27 = b2_part[v25];
    const float v28 = v26 + v27;
    lane5[k24] = v28;
   }
   float v29 = 0.0f;
#pragma omp simd reduction(+ : v29)
   for (long long k30 = 0; k30 < 64; ++k30) {
    const float v31 = lane5[k30];
    v29 = v29 + v31;
   }
   v6 = v6 + v29;
  }
  const long long v32 = n1_size1 * n2_size2;
  const float v33 = (float)v32;
  const float v34 = v6 / v33;
  const unsigned int v35 = core_bits_float32_uint32(v34);
  const unsigned int v36 = v35 + 32767u;
  const unsigned int v37 = (unsigned int)(v35 >> 16);
  const unsigned int v38 = v37 & 1u;
  const unsigned int v39 = v36 + v38;
  const _Bool v40 = v34 != v34;
  const unsigned int v41 = v35 | 4194304u;
  const unsigned int v42 = v40 ? v41 : v39;
  const unsigned int v43 = (unsigned int)(v42 >> 16);
  const unsigned short v44 = (unsigned short)v43;
  const unsigned int v45 = (unsigned int)v44;
  const unsigned int v46 = (unsigned int)(v45 << 16);
  const float v47 = core_bits_uint32_float32(v46);
  const unsigned int v48 = v46 + 32767u;
  const unsigned int v49 = (unsigned int)(v46 >> 16);
  const unsigned int v50 = v49 & 1u;
  const unsigned int v51 = v48 + v50;
  const _Bool v52 = v47 != v47;
  const unsigned int v53 = v46 | 4194304u;
  const unsigned int v54 = v52 ? v53 : v51;
  const unsigned int v55 = (unsigned int)(v54 >> 16);
  const unsigned short v56 = (unsigned short)v55;
  b0_out0_[0] = v56;
 }
}

static void mean_0_3a599ccfda01(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 float *b2_part = (float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const long long v7 = v6 + 4095;
  const long long v8 = core_floordiv_index(v7, 4096);
  float lane9[64];
  float v10 = 0.0f;
  for (long long block11 = 0; block11 < v8; ++block11) {
   const long long v12 = block11 * 4096;
   const long long v13 = v6 - v12;
   const long long v14 = (v13 < 4096 ? v13 : 4096);
#pragma omp simd
   for (long long k15 = 0; k15 < 64; ++k15) {
    lane9[k15] = 0.0f;
   }
   const long long v16 = core_floordiv_index(v14, 64);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = k17 * 64;
    const long long v19 = v12 + v18;
#pragma omp simd
    for (long long k20 = 0; k20 < 64; ++k20) {
     const long long v21 = v19 + k20;
     const float v22 = lane9[k20];
     const long long v23 = v4 + v21;
     const unsigned short v24 = b1_x_[v23];
     const unsigned int v25 = (unsigned int)v24;
     const unsigned int v26 = (unsigned int)(v25 << 16);
     const float v27 = core_bits_uint32_float32(v26);
     const float v28 = v22 + v27;
     lane9[k20] = v28;
    }
   }
   const long long v29 = v16 * 64;
   const long long v30 = v14 - v29;
   const long long v31 = v12 + v29;
#pragma omp simd
   for (long long k32 = 0; k32 < v30; ++k32) {
    const long long v33 = v31 + k32;
    const float v34 = lane9[k32];
    const long long v35 = v4 + v33;
    const unsigned short v36 = b1_x_[v35];
    const unsigned int v37 = (unsigned int)v36;
    const unsigned int v38 = (unsigned int)(v37 << 16);
    const float v39 = core_bits_uint32_float32(v38);
    const float v40 = v34 + v39;
    lane9[k32] = v40;
   }
   float v41 = 0.0f;
#pragma omp simd reduction(+ : v41)
   for (long long k42 = 0; k42 < 64; ++k42) {
    const float v43 = lane9[k42];
    v41 = v41 + v43;
   }
   v10 = v10 + v41;
  }
  b2_part[p3] = v10;
 }
}
static void mean_1_3a599ccfda01(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const float *b2_part = (const float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long n3_size3 = (long long)scalars[3];
 const long long n4_size4 = (long long)scalars[4];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const long long v3 = v2 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  float lane5[64];
  float v6 = 0.0f;
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = v2 - v8;
   const long long v10 = (v9 < 4096 ? v9 : 4096);
#pragma omp simd
   for (long long k11 = 0; k11 < 64; ++k11) {
    lane5[k11] = 0.0f;
   }
   const long long v12 = core_floordiv_index(v10, 64);
   for (long long k13 = 0; k13 < v12; ++k13) {
    const long long v14 = k13 * 64;
    const long long v15 = v8 + v14;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const float v18 = lane5[k16];
     const float v19 = b2_part[v17];
     const float v20 = v18 + v19;
     lane5[k16] = v20;
    }
   }
   const long long v21 = v12 * 64;
   const long long v22 = v10 - v21;
   const long long v23 = v8 + v21;
#pragma omp simd
   for (long long k24 = 0; k24 < v22; ++k24) {
    const long long v25 = v23 + k24;
    const float v26 = lane5[k24];
    const float v27 = b2_part[v25];
    const float v28 = v26 + v27;
    lane5[k24] = v28;
   }
   float v29 = 0.0f;
#pragma omp simd reduction(+ : v29)
   for (long long k30 = 0; k30 < 64; ++k30) {
    const float v31 = lane5[k30];
    v29 = v29 + v31;
   }
   v6 = v6 + v29;
  }
  const long long v32 = n3_size3 * n4_size4;
  const float v33 = (float)v32;
  const float v34 = v6 / v33;
  const unsigned int v35 = core_bits_float32_uint32(v34);
  const unsigned int v36 = v35 + 32767u;
  const unsigned int v37 = (unsigned int)(v35 >> 16);
  const unsigned int v38 = v37 & 1u;
  const unsigned int v39 = v36 + v38;
  const _Bool v40 = v34 != v34;
  const unsigned int v41 = v35 | 4194304u;
  const unsigned int v42 = v40 ? v41 : v39;
  const unsigned int v43 = (unsigned int)(v42 >> 16);
  const unsigned short v44 = (unsigned short)v43;
  const unsigned int v45 = (unsigned int)v44;
  const unsigned int v46 = (unsigned int)(v45 << 16);
  const float v47 = core_bits_uint32_float32(v46);
  const unsigned int v48 = v46 + 32767u;
  const unsigned int v49 = (unsigned int)(v46 >> 16);
  const unsigned int v50 = v49 & 1u;
  const unsigned int v51 = v48 + v50;
  const _Bool v52 = v47 != v47;
  const unsigned int v53 = v46 | 4194304u;
  const unsigned int v54 = v52 ? v53 : v51;
  const unsigned int v55 = (unsigned int)(v54 >> 16);
  const unsigned short v56 = (unsigned short)v55;
  b0_out0_[0] = v56;
 }
}

static void mean_0_57fa82bcc34b(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_size2 = (long long)scalars[2];
 const long long n3_stride3 = (long long)scalars[3];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  float column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = 0.0f;
  }
  float column9[256];
  const long long v10 = n0_size0 + 1023;
  const long long v11 = core_floordiv_index(v10, 1024);
  for (long long k12 = 0; k12 < v11; ++k12) {
   const long long v13 = k12 * 1024;
#pragma omp simd
   for (long long k14 = 0; k14 < v6; ++k14) {
    column9[k14] = 0.0f;
   }
   const long long v15 = n0_size0 - v13;
   const long long v16 = (v15 < 1024 ? v15 : 1024);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = v13 + k17;
#pragma omp simd
    for (long long k19 = 0; k19 < v6; ++k19) {
     const long long v20 = v4 + k19;
     const unsigned short v21 = b1_x_[v18 * n3_stride3 + v20];
     const unsigned int v22 = (unsigned int)v21;
     const unsigned int v23 = (unsigned int)(v22 << 16);
     const float v24 = core_bits_uint32_float32(v23);
     const float v25 = column9[k19];
     const float v26 = v25 + v24;
     column9[k19] = v26;
    }
   }
#pragma omp simd
   for (long long k27 = 0; k27 < v6; ++k27) {
    const float v28 = column7[k27];
    const float v29 = column9[k27];
    const float v30 = v28 + v29;
    column7[k27] = v30;
   }
  }
  const float v31 = (float)n2_size2;
#pragma omp simd
  for (long long k32 = 0; k32 < v6; ++k32) {
   const long long v33 = v4 + k32;
   const float v34 = column7[k32];
   const float v35 = v34 / v31;
   const unsigned int v36 = core_bits_float32_uint32(v35);
   const unsigned int v37 = v36 + 32767u;
   const unsigned int v38 = (unsigned int)(v36 >> 16);
   const unsigned int v39 = v38 & 1u;
   const unsigned int v40 = v37 + v39;
   const _Bool v41 = v35 != v35;
   const unsigned int v42 = v36 | 4194304u;
   const unsigned int v43 = v41 ? v42 : v40;
   const unsigned int v44 = (unsigned int)(v43 >> 16);
   const unsigned short v45 = (unsigned short)v44;
   const unsigned int v46 = (unsigned int)v45;
   const unsigned int v47 = (unsigned int)(v46 << 16);
   const float v48 = core_bits_uint32_float32(v47);
   const unsigned int v49 = v47 + 32767u;
   const unsigned int v50 = (unsigned int)(v47 >> 16);
   const unsigned int v51 = v50 & 1u;
   const unsigned int v52 = v49 + v51;
   const _Bool v53 = v48 != v48;
   const unsigned int v54 = v47 | 4194304u;
   const unsigned int v55 = v53 ? v54 : v52;
   const unsigned int v56 = (unsigned int)(v55 >> 16);
   const unsigned short v57 = (unsigned short)v56;
   b0_out0_[v33] = v57;
  }
 }
}

static void mean_0_0998f893645a(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 const long long n4_size4 = (long long)scalars[4];
 const long long n5_stride5 = (long long)scalars[5];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  float column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = 0.0f;
  }
  float column9[256];
  const long long v10 = n0_size0 + 1023;
  const long long v11 = core_floordiv_index(v10, 1024);
  for (long long k12 = 0; k12 < v11; ++k12) {
   const long long v13 = k12 * 1024;
#pragma omp simd
   for (long long k14 = 0; k14 < v6; ++k14) {
    column9[k14] = 0.0f;
   }
   const long long v15 = n0_size0 - v13;
   const long long v16 = (v15 < 1024 ? v15 : 1024);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = v13 + k17;
#pragma omp simd
    for (long long k19 = 0; k19 < v6; ++k19) {
     const long long v20 = v4 + k19;
     const unsigned short v21 = b1_x_[v18 * n5_stride5 + v20];
     const unsigned int v22 = (unsigned int)v21;
     const unsigned int v23 = (unsigned int)(v22 << 16);
     const float v24 = core_bits_uint32_float32(v23);
     const float v25 = column9[k19];
     const float v26 = v25 + v24;
     column9[k19] = v26;
    }
   }
#pragma omp simd
   for (long long k27 = 0; k27 < v6; ++k27) {
    const float v28 = column7[k27];
    const float v29 = column9[k27];
    const float v30 = v28 + v29;
    column7[k27] = v30;
   }
  }
  const float v31 = (float)n4_size4;
#pragma omp simd
  for (long long k32 = 0; k32 < v6; ++k32) {
   const long long v33 = v4 + k32;
   const float v34 = column7[k32];
   const float v35 = v34 / v31;
   const unsigned int v36 = core_bits_float32_uint32(v35);
   const unsigned int v37 = v36 + 32767u;
   const unsigned int v38 = (unsigned int)(v36 >> 16);
   const unsigned int v39 = v38 & 1u;
   const unsigned int v40 = v37 + v39;
   const _Bool v41 = v35 != v35;
   const unsigned int v42 = v36 | 4194304u;
   const unsigned int v43 = v41 ? v42 : v40;
   const unsigned int v44 = (unsigned int)(v43 >> 16);
   const unsigned short v45 = (unsigned short)v44;
   const unsigned int v46 = (unsigned int)v45;
   const unsigned int v47 = (unsigned int)(v46 << 16);
   const float v48 = core_bits_uint32_float32(v47);
   const unsigned int v49 = v47 + 32767u;
   const unsigned int v50 = (unsigned int)(v47 >> 16);
   const unsigned int v51 = v50 & 1u;
   const unsigned int v52 = v49 + v51;
   const _Bool v53 = v48 != v48;
   const unsigned int v54 = v47 | 4194304u;
   const unsigned int v55 = v53 ? v54 : v52;
   const unsigned int v56 = (unsigned int)(v55 >> 16);
   const unsigned short v57 = (unsigned short)v56;
   b0_out0_[v33] = v57;
  }
 }
}

static void mean_0_08c63ebfa484(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long n3_size3 = (long long)scalars[3];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  float lane4[64];
  float v5 = 0.0f;
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    lane4[k10] = 0.0f;
   }
   const long long v11 = core_floordiv_index(v9, 64);
   for (long long k12 = 0; k12 < v11; ++k12) {
    const long long v13 = k12 * 64;
    const long long v14 = v7 + v13;
#pragma omp simd
    for (long long k15 = 0; k15 < 64; ++k15) {
     const long long v16 = v14 + k15;
     const float v17 = lane4[k15];
     const unsigned short v18 = b1_x_[i1 * n2_stride2 + v16];
     const unsigned int v19 = (unsigned int)v18;
     const unsigned int v20 = (unsigned int)(v19 << 16);
     const float v21 = core_bits_uint32_float32(v20);
     const float v22 = v17 + v21;
     lane4[k15] = v22;
    }
   }
   const long long v23 = v11 * 64;
   const long long v24 = v9 - v23;
   const long long v25 = v7 + v23;
#pragma omp simd
   for (long long k26 = 0; k26 < v24; ++k26) {
    const long long v27 = v25 + k26;
    const float v28 = lane4[k26];
    const unsigned short v29 = b1_x_[i1 * n2_stride2 + v27];
    const unsigned int v30 = (unsigned int)v29;
    const unsigned int v31 = (unsigned int)(v30 << 16);
    const float v32 = core_bits_uint32_float32(v31);
    const float v33 = v28 + v32;
    lane4[k26] = v33;
   }
   float v34 = 0.0f;
#pragma omp simd reduction(+ : v34)
   for (long long k35 = 0; k35 < 64; ++k35) {
    const float v36 = lane4[k35];
    v34 = v34 + v36;
   }
   v5 = v5 + v34;
  }
  const float v37 = (float)n3_size3;
  const float v38 = v5 / v37;
  const unsigned int v39 = core_bits_float32_uint32(v38);
  const unsigned int v40 = v39 + 32767u;
  const unsigned int v41 = (unsigned int)(v39 >> 16);
  const unsigned int v42 = v41 & 1u;
  const unsigned int v43 = v40 + v42;
  const _Bool v44 = v38 != v38;
  const unsigned int v45 = v39 | 4194304u;
  const unsigned int v46 = v44 ? v45 : v43;
  const unsigned int v47 = (unsigned int)(v46 >> 16);
  const unsigned short v48 = (unsigned short)v47;
  const unsigned int v49 = (unsigned int)v48;
  const unsigned int v50 = (unsigned int)(v49 << 16);
  const float v51 = core_bits_uint32_float32(v50);
  const unsigned int v52 = v50 + 32767u;
  const unsigned int v53 = (unsigned int)(v50 >> 16);
  const unsigned int v54 = v53 & 1u;
  const unsigned int v55 = v52 + v54;
  const _Bool v56 = v51 != v51;
  const unsigned int v57 = v50 | 4194304u;
  const unsigned int v58 = v56 ? v57 : v55;
  const unsigned int v59 = (unsigned int)(v58 >> 16);
  const unsigned short v60 = (unsigned short)v59;
  b0_out0_[i1] = v60;
 }
}

static void mean_0_a40e2004006c(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 const long long n4_size4 = (long long)scalars[4];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  float lane4[64];
  float v5 = 0.0f;
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    lane4[k10] = 0.0f;
   }
   const long long v11 = core_floordiv_index(v9, 64);
   for (long long k12 = 0; k12 < v11; ++k12) {
    const long long v13 = k12 * 64;
    const long long v14 = v7 + v13;
#pragma omp simd
    for (long long k15 = 0; k15 < 64; ++k15) {
     const long long v16 = v14 + k15;
     const float v17 = lane4[k15];
     const unsigned short v18 = b1_x_[i1 * n3_stride3 + v16];
     const unsigned int v19 = (unsigned int)v18;
     const unsigned int v20 = (unsigned int)(v19 << 16);
     const float v21 = core_bits_uint32_float32(v20);
     const float v22 = v17 + v21;
     lane4[k15] = v22;
    }
   }
   const long long v23 = v11 * 64;
   const long long v24 = v9 - v23;
   const long long v25 = v7 + v23;
#pragma omp simd
   for (long long k26 = 0; k26 < v24; ++k26) {
    const long long v27 = v25 + k26;
    const float v28 = lane4[k26];
    const unsigned short v29 = b1_x_[i1 * n3_stride3 + v27];
    const unsigned int v30 = (unsigned int)v29;
    const unsigned int v31 = (unsigned int)(v30 << 16);
    const float v32 = core_bits_uint32_float32(v31);
    const float v33 = v28 + v32;
    lane4[k26] = v33;
   }
   float v34 = 0.0f;
#pragma omp simd reduction(+ : v34)
   for (long long k35 = 0; k35 < 64; ++k35) {
    const float v36 = lane4[k35];
    v34 = v34 + v36;
   }
   v5 = v5 + v34;
  }
  const float v37 = (float)n4_size4;
  const float v38 = v5 / v37;
  const unsigned int v39 = core_bits_float32_uint32(v38);
  const unsigned int v40 = v39 + 32767u;
  const unsigned int v41 = (unsigned int)(v39 >> 16);
  const unsigned int v42 = v41 & 1u;
  const unsigned int v43 = v40 + v42;
  const _Bool v44 = v38 != v38;
  const unsigned int v45 = v39 | 4194304u;
  const unsigned int v46 = v44 ? v45 : v43;
  const unsigned int v47 = (unsigned int)(v46 >> 16);
  const unsigned short v48 = (unsigned short)v47;
  const unsigned int v49 = (unsigned int)v48;
  const unsigned int v50 = (unsigned int)(v49 << 16);
  const float v51 = core_bits_uint32_float32(v50);
  const unsigned int v52 = v50 + 32767u;
  const unsigned int v53 = (unsigned int)(v50 >> 16);
  const unsigned int v54 = v53 & 1u;
  const unsigned int v55 = v52 + v54;
  const _Bool v56 = v51 != v51;
  const unsigned int v57 = v50 | 4194304u;
  const unsigned int v58 = v56 ? v57 : v55;
  const unsigned int v59 = (unsigned int)(v58 >> 16);
  const unsigned short v60 = (unsigned short)v59;
  b0_out0_[i1] = v60;
 }
}

static void max_0_482f92003303(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 float *b2_part = (float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const long long v7 = v6 + 4095;
  const long long v8 = core_floordiv_index(v7, 4096);
  float lane9[64];
  float v10 = (-__builtin_inff());
  for (long long block11 = 0; block11 < v8; ++block11) {
   const long long v12 = block11 * 4096;
   const long long v13 = v6 - v12;
   const long long v14 = (v13 < 4096 ? v13 : 4096);
#pragma omp simd
   for (long long k15 = 0; k15 < 64; ++k15) {
    lane9[k15] = (-__builtin_inff());
   }
   const long long v16 = core_floordiv_index(v14, 64);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = k17 * 64;
    const long long v19 = v12 + v18;
#pragma omp simd
    for (long long k20 = 0; k20 < 64; ++k20) {
     const long long v21 = v19 + k20;
     const float v22 = lane9[k20];
     const long long v23 = v4 + v21;
     const unsigned short v24 = b1_x_[v23];
     const unsigned int v25 = (unsigned int)v24;
     const unsigned int v26 = (unsigned int)(v25 << 16);
     const float v27 = core_bits_uint32_float32(v26);
     const float v28 = core_max_float32(v22, v27);
     lane9[k20] = v28;
    }
   }
   const long long v29 = v16 * 64;
   const long long v30 = v14 - v29;
   const long long v31 = v12 + v29;
#pragma omp simd
   for (long long k32 = 0; k32 < v30; ++k32) {
    const long long v33 = v31 + k32;
    const float v34 = lane9[k32];
    const long long v35 = v4 + v33;
    const unsigned short v36 = b1_x_[v35];
    const unsigned int v37 = (unsigned int)v36;
    const unsigned int v38 = (unsigned int)(v37 << 16);
    const float v39 = core_bits_uint32_float32(v38);
    const float v40 = core_max_float32(v34, v39);
    lane9[k32] = v40;
   }
   float v41 = (-__builtin_inff());
#pragma omp simd reduction(core_max_float32 : v41)
   for (long long k42 = 0; k42 < 64; ++k42) {
    const float v43 = lane9[k42];
    v41 = core_max_float32(v41, v43);
   }
   v10 = core_max_float32(v10, v41);
  }
  b2_part[p3] = v10;
 }
}
static void max_1_482f92003303(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const float *b2_part = (const float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const long long v3 = v2 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  float lane5[64];
  float v6 = (-__builtin_inff());
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = v2 - v8;
   const long long v10 = (v9 < 4096 ? v9 : 4096);
#pragma omp simd
   for (long long k11 = 0; k11 < 64; ++k11) {
    lane5[k11] = (-__builtin_inff());
   }
   const long long v12 = core_floordiv_index(v10, 64);
   for (long long k13 = 0; k13 < v12; ++k13) {
    const long long v14 = k13 * 64;
    const long long v15 = v8 + v14;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const float v18 = lane5[k16];
     const float v19 = b2_part[v17];
     const float v20 = core_max_float32(v18, v19);
     lane5[k16] = v20;
    }
   }
   const long long v21 = v12 * 64;
   const long long v22 = v10 - v21;
   const long long v23 = v8 + v21;
#pragma omp simd
   for (long long k24 = 0; k24 < v22; ++k24) {
    const long long v25 = v23 + k24;
    const float v26 = lane5[k24];
    const float v27 = b2_part[v25];
    const float v28 = core_max_float32(v26, v27);
    lane5[k24] = v28;
   }
   float v29 = (-__builtin_inff());
#pragma omp simd reduction(core_max_float32 : v29)
   for (long long k30 = 0; k30 < 64; ++k30) {
    const float v31 = lane5[k30];
    v29 = core_max_float32(v29, v31);
   }
   v6 = core_max_float32(v6, v29);
  }
  const unsigned int v32 = core_bits_float32_uint32(v6);
  const unsigned int v33 = v32 + 32767u;
  const unsigned int v34 = (unsigned int)(v32 >> 16);
  const unsigned int v35 = v34 & 1u;
  const unsigned int v36 = v33 + v35;
  const _Bool v37 = v6 != v6;
  const unsigned int v38 = v32 | 4194304u;
  const unsigned int v39 = v37 ? v38 : v36;
  const unsigned int v40 = (unsigned int)(v39 >> 16);
  const unsigned short v41 = (unsigned short)v40;
  b0_out0_[0] = v41;
 }
}

static void max_0_a5459a6c2254(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  float column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = (-__builtin_inff());
  }
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const unsigned short v12 = b1_x_[j9 * n2_stride2 + v11];
    const unsigned int v13 = (unsigned int)v12;
    const unsigned int v14 = (unsigned int)(v13 << 16);
    const float v15 = core_bits_uint32_float32(v14);
    const float v16 = column7[k10];
    const float v17 = core_max_float32(v16, v15);
    column7[k10] = v17;
   }
  }
#pragma omp simd
  for (long long k18 = 0; k18 < v6; ++k18) {
   const long long v19 = v4 + k18;
   const float v20 = column7[k18];
   const unsigned int v21 = core_bits_float32_uint32(v20);
   const unsigned int v22 = v21 + 32767u;
   const unsigned int v23 = (unsigned int)(v21 >> 16);
   const unsigned int v24 = v23 & 1u;
   const unsigned int v25 = v22 + v24;
   const _Bool v26 = v20 != v20;
   const unsigned int v27 = v21 | 4194304u;
   const unsigned int v28 = v26 ? v27 : v25;
   const unsigned int v29 = (unsigned int)(v28 >> 16);
   const unsigned short v30 = (unsigned short)v29;
   b0_out0_[v19] = v30;
  }
 }
}

static void max_0_849435ed307e(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 const long long n4_stride4 = (long long)scalars[4];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  float column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = (-__builtin_inff());
  }
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const unsigned short v12 = b1_x_[j9 * n4_stride4 + v11];
    const unsigned int v13 = (unsigned int)v12;
    const unsigned int v14 = (unsigned int)(v13 << 16);
    const float v15 = core_bits_uint32_float32(v14);
    const float v16 = column7[k10];
    const float v17 = core_max_float32(v16, v15);
    column7[k10] = v17;
   }
  }
#pragma omp simd
  for (long long k18 = 0; k18 < v6; ++k18) {
   const long long v19 = v4 + k18;
   const float v20 = column7[k18];
   const unsigned int v21 = core_bits_float32_uint32(v20);
   const unsigned int v22 = v21 + 32767u;
   const unsigned int v23 = (unsigned int)(v21 >> 16);
   const unsigned int v24 = v23 & 1u;
   const unsigned int v25 = v22 + v24;
   const _Bool v26 = v20 != v20;
   const unsigned int v27 = v21 | 4194304u;
   const unsigned int v28 = v26 ? v27 : v25;
   const unsigned int v29 = (unsigned int)(v28 >> 16);
   const unsigned short v30 = (unsigned short)v29;
   b0_out0_[v19] = v30;
  }
 }
}

static void max_0_f0e842948a08(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  float lane4[64];
  float v5 = (-__builtin_inff());
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    lane4[k10] = (-__builtin_inff());
   }
   const long long v11 = core_floordiv_index(v9, 64);
   for (long long k12 = 0; k12 < v11; ++k12) {
    const long long v13 = k12 * 64;
    const long long v14 = v7 + v13;
#pragma omp simd
    for (long long k15 = 0; k15 < 64; ++k15) {
     const long long v16 = v14 + k15;
     const float v17 = lane4[k15];
     const unsigned short v18 = b1_x_[i1 * n2_stride2 + v16];
     const unsigned int v19 = (unsigned int)v18;
     const unsigned int v20 = (unsigned int)(v19 << 16);
     const float v21 = core_bits_uint32_float32(v20);
     const float v22 = core_max_float32(v17, v21);
     lane4[k15] = v22;
    }
   }
   const long long v23 = v11 * 64;
   const long long v24 = v9 - v23;
   const long long v25 = v7 + v23;
#pragma omp simd
   for (long long k26 = 0; k26 < v24; ++k26) {
    const long long v27 = v25 + k26;
    const float v28 = lane4[k26];
    const unsigned short v29 = b1_x_[i1 * n2_stride2 + v27];
    const unsigned int v30 = (unsigned int)v29;
    const unsigned int v31 = (unsigned int)(v30 << 16);
    const float v32 = core_bits_uint32_float32(v31);
    const float v33 = core_max_float32(v28, v32);
    lane4[k26] = v33;
   }
   float v34 = (-__builtin_inff());
#pragma omp simd reduction(core_max_float32 : v34)
   for (long long k35 = 0; k35 < 64; ++k35) {
    const float v36 = lane4[k35];
    v34 = core_max_float32(v34, v36);
   }
   v5 = core_max_float32(v5, v34);
  }
  const unsigned int v37 = core_bits_float32_uint32(v5);
  const unsigned int v38 = v37 + 32767u;
  const unsigned int v39 = (unsigned int)(v37 >> 16);
  const unsigned int v40 = v39 & 1u;
  const unsigned int v41 = v38 + v40;
  const _Bool v42 = v5 != v5;
  const unsigned int v43 = v37 | 4194304u;
  const unsigned int v44 = v42 ? v43 : v41;
  const unsigned int v45 = (unsigned int)(v44 >> 16);
  const unsigned short v46 = (unsigned short)v45;
  b0_out0_[i1] = v46;
 }
}

static void max_0_783ee03611f9(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  float lane4[64];
  float v5 = (-__builtin_inff());
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    lane4[k10] = (-__builtin_inff());
   }
   const long long v11 = core_floordiv_index(v9, 64);
   for (long long k12 = 0; k12 < v11; ++k12) {
    const long long v13 = k12 * 64;
    const long long v14 = v7 + v13;
#pragma omp simd
    for (long long k15 = 0; k15 < 64; ++k15) {
     const long long v16 = v14 + k15;
     const float v17 = lane4[k15];
     const unsigned short v18 = b1_x_[i1 * n3_stride3 + v16];
     const unsigned int v19 = (unsigned int)v18;
     const unsigned int v20 = (unsigned int)(v19 << 16);
     const float v21 = core_bits_uint32_float32(v20);
     const float v22 = core_max_float32(v17, v21);
     lane4[k15] = v22;
    }
   }
   const long long v23 = v11 * 64;
   const long long v24 = v9 - v23;
   const long long v25 = v7 + v23;
#pragma omp simd
   for (long long k26 = 0; k26 < v24; ++k26) {
    const long long v27 = v25 + k26;
    const float v28 = lane4[k26];
    const unsigned short v29 = b1_x_[i1 * n3_stride3 + v27];
    const unsigned int v30 = (unsigned int)v29;
    const unsigned int v31 = (unsigned int)(v30 << 16);
    const float v32 = core_bits_uint32_float32(v31);
    const float v33 = core_max_float32(v28, v32);
    lane4[k26] = v33;
   }
   float v34 = (-__builtin_inff());
#pragma omp simd reduction(core_max_float32 : v34)
   for (long long k35 = 0; k35 < 64; ++k35) {
    const float v36 = lane4[k35];
    v34 = core_max_float32(v34, v36);
   }
   v5 = core_max_float32(v5, v34);
  }
  const unsigned int v37 = core_bits_float32_uint32(v5);
  const unsigned int v38 = v37 + 32767u;
  const unsigned int v39 = (unsigned int)(v37 >> 16);
  const unsigned int v40 = v39 & 1u;
  const unsigned int v41 = v38 + v40;
  const _Bool v42 = v5 != v5;
  const unsigned int v43 = v37 | 4194304u;
  const unsigned int v44 = v42 ? v43 : v41;
  const unsigned int v45 = (unsigned int)(v44 >> 16);
  const unsigned short v46 = (unsigned short)v45;
  b0_out0_[i1] = v46;
 }
}

static void min_0_7f856731fb97(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 float *b2_part = (float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const long long v7 = v6 + 4095;
  const long long v8 = core_floordiv_index(v7, 4096);
  float lane9[64];
  float v10 = __builtin_inff();
  for (long long block11 = 0; block11 < v8; ++block11) {
   const long long v12 = block11 * 4096;
   const long long v13 = v6 - v12;
   const long long v14 = (v13 < 4096 ? v13 : 4096);
#pragma omp simd
   for (long long k15 = 0; k15 < 64; ++k15) {
    lane9[k15] = __builtin_inff();
   }
   const long long v16 = core_floordiv_index(v14, 64);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = k17 * 64;
    const long long v19 = v12 + v18;
#pragma omp simd
    for (long long k20 = 0; k20 < 64; ++k20) {
     const long long v21 = v19 + k20;
     const float v22 = lane9[k20];
     const long long v23 = v4 + v21;
     const unsigned short v24 = b1_x_[v23];
     const unsigned int v25 = (unsigned int)v24;
     const unsigned int v26 = (unsigned int)(v25 << 16);
     const float v27 = core_bits_uint32_float32(v26);
     const float v28 = core_min_float32(v22, v27);
     lane9[k20] = v28;
    }
   }
   const long long v29 = v16 * 64;
   const long long v30 = v14 - v29;
   const long long v31 = v12 + v29;
#pragma omp simd
   for (long long k32 = 0; k32 < v30; ++k32) {
    const long long v33 = v31 + k32;
    const float v34 = lane9[k32];
    const long long v35 = v4 + v33;
    const unsigned short v36 = b1_x_[v35];
    const unsigned int v37 = (unsigned int)v36;
    const unsigned int v38 = (unsigned int)(v37 << 16);
    const float v39 = core_bits_uint32_float32(v38);
    const float v40 = core_min_float32(v34, v39);
    lane9[k32] = v40;
   }
   float v41 = __builtin_inff();
#pragma omp simd reduction(core_min_float32 : v41)
   for (long long k42 = 0; k42 < 64; ++k42) {
    const float v43 = lane9[k42];
    v41 = core_min_float32(v41, v43);
   }
   v10 = core_min_float32(v10, v41);
  }
  b2_part[p3] = v10;
 }
}
static void min_1_7f856731fb97(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const float *b2_part = (const float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const long long v3 = v2 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  float lane5[64];
  float v6 = __builtin_inff();
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = v2 - v8;
   const long long v10 = (v9 < 4096 ? v9 : 4096);
#pragma omp simd
   for (long long k11 = 0; k11 < 64; ++k11) {
    lane5[k11] = __builtin_inff();
   }
   const long long v12 = core_floordiv_index(v10, 64);
   for (long long k13 = 0; k13 < v12; ++k13) {
    const long long v14 = k13 * 64;
    const long long v15 = v8 + v14;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const float v18 = lane5[k16];
     const float v19 = b2_part[v17];
     const float v20 = core_min_float32(v18, v19);
     lane5[k16] = v20;
    }
   }
   const long long v21 = v12 * 64;
   const long long v22 = v10 - v21;
   const long long v23 = v8 + v21;
#pragma omp simd
   for (long long k24 = 0; k24 < v22; ++k24) {
    const long long v25 = v23 + k24;
    const float v26 = lane5[k24];
    const float v27 = b2_part[v25];
    const float v28 = core_min_float32(v26, v27);
    lane5[k24] = v28;
   }
   float v29 = __builtin_inff();
#pragma omp simd reduction(core_min_float32 : v29)
   for (long long k30 = 0; k30 < 64; ++k30) {
    const float v31 = lane5[k30];
    v29 = core_min_float32(v29, v31);
   }
   v6 = core_min_float32(v6, v29);
  }
  const unsigned int v32 = core_bits_float32_uint32(v6);
  const unsigned int v33 = v32 + 32767u;
  const unsigned int v34 = (unsigned int)(v32 >> 16);
  const unsigned int v35 = v34 & 1u;
  const unsigned int v36 = v33 + v35;
  const _Bool v37 = v6 != v6;
  const unsigned int v38 = v32 | 4194304u;
  const unsigned int v39 = v37 ? v38 : v36;
  const unsigned int v40 = (unsigned int)(v39 >> 16);
  const unsigned short v41 = (unsigned short)v40;
  b0_out0_[0] = v41;
 }
}

static void min_0_cafc38e350c7(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  float column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = __builtin_inff();
  }
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const unsigned short v12 = b1_x_[j9 * n2_stride2 + v11];
    const unsigned int v13 = (unsigned int)v12;
    const unsigned int v14 = (unsigned int)(v13 << 16);
    const float v15 = core_bits_uint32_float32(v14);
    const float v16 = column7[k10];
    const float v17 = core_min_float32(v16, v15);
    column7[k10] = v17;
   }
  }
#pragma omp simd
  for (long long k18 = 0; k18 < v6; ++k18) {
   const long long v19 = v4 + k18;
   const float v20 = column7[k18];
   const unsigned int v21 = core_bits_float32_uint32(v20);
   const unsigned int v22 = v21 + 32767u;
   const unsigned int v23 = (unsigned int)(v21 >> 16);
   const unsigned int v24 = v23 & 1u;
   const unsigned int v25 = v22 + v24;
   const _Bool v26 = v20 != v20;
   const unsigned int v27 = v21 | 4194304u;
   const unsigned int v28 = v26 ? v27 : v25;
   const unsigned int v29 = (unsigned int)(v28 >> 16);
   const unsigned short v30 = (unsigned short)v29;
   b0_out0_[v19] = v30;
  }
 }
}

static void min_0_56e85241520e(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 const long long n4_stride4 = (long long)scalars[4];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  float column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = __builtin_inff();
  }
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const unsigned short v12 = b1_x_[j9 * n4_stride4 + v11];
    const unsigned int v13 = (unsigned int)v12;
    const unsigned int v14 = (unsigned int)(v13 << 16);
    const float v15 = core_bits_uint32_float32(v14);
    const float v16 = column7[k10];
    const float v17 = core_min_float32(v16, v15);
    column7[k10] = v17;
   }
  }
#pragma omp simd
  for (long long k18 = 0; k18 < v6; ++k18) {
   const long long v19 = v4 + k18;
   const float v20 = column7[k18];
   const unsigned int v21 = core_bits_float32_uint32(v20);
   const unsigned int v22 = v21 + 32767u;
   const unsigned int v23 = (unsigned int)(v21 >> 16);
   const unsigned int v24 = v23 & 1u;
   const unsigned int v25 = v22 + v24;
   const _Bool v26 = v20 != v20;
   const unsigned int v27 = v21 | 4194304u;
   const unsigned int v28 = v26 ? v27 : v25;
   const unsigned int v29 = (unsigned int)(v28 >> 16);
   const unsigned short v30 = (unsigned short)v29;
   b0_out0_[v19] = v30;
  }
 }
}

static void min_0_17e562ee09d7(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  float lane4[64];
  float v5 = __builtin_inff();
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    lane4[k10] = __builtin_inff();
   }
   const long long v11 = core_floordiv_index(v9, 64);
   for (long long k12 = 0; k12 < v11; ++k12) {
    const long long v13 = k12 * 64;
    const long long v14 = v7 + v13;
#pragma omp simd
    for (long long k15 = 0; k15 < 64; ++k15) {
     const long long v16 = v14 + k15;
     const float v17 = lane4[k15];
     const unsigned short v18 = b1_x_[i1 * n2_stride2 + v16];
     const unsigned int v19 = (unsigned int)v18;
     const unsigned int v20 = (unsigned int)(v19 << 16);
     const float v21 = core_bits_uint32_float32(v20);
     const float v22 = core_min_float32(v17, v21);
     lane4[k15] = v22;
    }
   }
   const long long v23 = v11 * 64;
   const long long v24 = v9 - v23;
   const long long v25 = v7 + v23;
#pragma omp simd
   for (long long k26 = 0; k26 < v24; ++k26) {
    const long long v27 = v25 + k26;
    const float v28 = lane4[k26];
    const unsigned short v29 = b1_x_[i1 * n2_stride2 + v27];
    const unsigned int v30 = (unsigned int)v29;
    const unsigned int v31 = (unsigned int)(v30 << 16);
    const float v32 = core_bits_uint32_float32(v31);
    const float v33 = core_min_float32(v28, v32);
    lane4[k26] = v33;
   }
   float v34 = __builtin_inff();
#pragma omp simd reduction(core_min_float32 : v34)
   for (long long k35 = 0; k35 < 64; ++k35) {
    const float v36 = lane4[k35];
    v34 = core_min_float32(v34, v36);
   }
   v5 = core_min_float32(v5, v34);
  }
  const unsigned int v37 = core_bits_float32_uint32(v5);
  const unsigned int v38 = v37 + 32767u;
  const unsigned int v39 = (unsigned int)(v37 >> 16);
  const unsigned int v40 = v39 & 1u;
  const unsigned int v41 = v38 + v40;
  const _Bool v42 = v5 != v5;
  const unsigned int v43 = v37 | 4194304u;
  const unsigned int v44 = v42 ? v43 : v41;
  const unsigned int v45 = (unsigned int)(v44 >> 16);
  const unsigned short v46 = (unsigned short)v45;
  b0_out0_[i1] = v46;
 }
}

static void min_0_c1ecaaa4f5ff(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  float lane4[64];
  float v5 = __builtin_inff();
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    lane4[k10] = __builtin_inff();
   }
   const long long v11 = core_floordiv_index(v9, 64);
   for (long long k12 = 0; k12 < v11; ++k12) {
    const long long v13 = k12 * 64;
    const long long v14 = v7 + v13;
#pragma omp simd
    for (long long k15 = 0; k15 < 64; ++k15) {
     const long long v16 = v14 + k15;
     const float v17 = lane4[k15];
     const unsigned short v18 = b1_x_[i1 * n3_stride3 + v16];
     const unsigned int v19 = (unsigned int)v18;
     const unsigned int v20 = (unsigned int)(v19 << 16);
     const float v21 = core_bits_uint32_float32(v20);
     const float v22 = core_min_float32(v17, v21);
     lane4[k15] = v22;
    }
   }
   const long long v23 = v11 * 64;
   const long long v24 = v9 - v23;
   const long long v25 = v7 + v23;
#pragma omp simd
   for (long long k26 = 0; k26 < v24; ++k26) {
    const long long v27 = v25 + k26;
    const float v28 = lane4[k26];
    const unsigned short v29 = b1_x_[i1 * n3_stride3 + v27];
    const unsigned int v30 = (unsigned int)v29;
    const unsigned int v31 = (unsigned int)(v30 << 16);
    const float v32 = core_bits_uint32_float32(v31);
    const float v33 = core_min_float32(v28, v32);
    lane4[k26] = v33;
   }
   float v34 = __builtin_inff();
#pragma omp simd reduction(core_min_float32 : v34)
   for (long long k35 = 0; k35 < 64; ++k35) {
    const float v36 = lane4[k35];
    v34 = core_min_float32(v34, v36);
   }
   v5 = core_min_float32(v5, v34);
  }
  const unsigned int v37 = core_bits_float32_uint32(v5);
  const unsigned int v38 = v37 + 32767u;
  const unsigned int v39 = (unsigned int)(v37 >> 16);
  const unsigned int v40 = v39 & 1u;
  const unsigned int v41 = v38 + v40;
  const _Bool v42 = v5 != v5;
  const unsigned int v43 = v37 | 4194304u;
  const unsigned int v44 = v42 ? v43 : v41;
  const unsigned int v45 = (unsigned int)(v44 >> 16);
  const unsigned short v46 = (unsigned short)v45;
  b0_out0_[i1] = v46;
 }
}

static void mean_0_4ec494941337(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 float *b2_part = (float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const long long v7 = v6 + 4095;
  const long long v8 = core_floordiv_index(v7, 4096);
  float lane9[64];
  float v10 = 0.0f;
  for (long long block11 = 0; block11 < v8; ++block11) {
   const long long v12 = block11 * 4096;
   const long long v13 = v6 - v12;
   const long long v14 = (v13 < 4096 ? v13 : 4096);
#pragma omp simd
   for (long long k15 = 0; k15 < 64; ++k15) {
    lane9[k15] = 0.0f;
   }
   const long long v16 = core_floordiv_index(v14, 64);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = k17 * 64;
    const long long v19 = v12 + v18;
#pragma omp simd
    for (long long k20 = 0; k20 < 64; ++k20) {
     const long long v21 = v19 + k20;
     const float v22 = lane9[k20];
     const long long v23 = v4 + v21;
     const unsigned short v24 = b1_x_[v23];
     const unsigned int v25 = (unsigned int)v24;
     const unsigned int v26 = (unsigned int)(v25 << 16);
     const float v27 = core_bits_uint32_float32(v26);
     const float v28 = v22 + v27;
     lane9[k20] = v28;
    }
   }
   const long long v29 = v16 * 64;
   const long long v30 = v14 - v29;
   const long long v31 = v12 + v29;
#pragma omp simd
   for (long long k32 = 0; k32 < v30; ++k32) {
    const long long v33 = v31 + k32;
    const float v34 = lane9[k32];
    const long long v35 = v4 + v33;
    const unsigned short v36 = b1_x_[v35];
    const unsigned int v37 = (unsigned int)v36;
    const unsigned int v38 = (unsigned int)(v37 << 16);
    const float v39 = core_bits_uint32_float32(v38);
    const float v40 = v34 + v39;
    lane9[k32] = v40;
   }
   float v41 = 0.0f;
#pragma omp simd reduction(+ : v41)
   for (long long k42 = 0; k42 < 64; ++k42) {
    const float v43 = lane9[k42];
    v41 = v41 + v43;
   }
   v10 = v10 + v41;
  }
  b2_part[p3] = v10;
 }
}
static void mean_1_4ec494941337(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const float *b2_part = (const float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const long long v3 = v2 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  float lane5[64];
  float v6 = 0.0f;
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = v2 - v8;
   const long long v10 = (v9 < 4096 ? v9 : 4096);
#pragma omp simd
   for (long long k11 = 0; k11 < 64; ++k11) {
    lane5[k11] = 0.0f;
   }
   const long long v12 = core_floordiv_index(v10, 64);
   for (long long k13 = 0; k13 < v12; ++k13) {
    const long long v14 = k13 * 64;
    const long long v15 = v8 + v14;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const float v18 = lane5[k16];
     const float v19 = b2_part[v17];
     const float v20 = v18 + v19;
     lane5[k16] = v20;
    }
   }
   const long long v21 = v12 * 64;
   const long long v22 = v10 - v21;
   const long long v23 = v8 + v21;
#pragma omp simd
   for (long long k24 = 0; k24 < v22; ++k24) {
    const long long v25 = v23 + k24;
    const float v26 = lane5[k24];
    const float v27 = b2_part[v25];
    const float v28 = v26 + v27;
    lane5[k24] = v28;
   }
   float v29 = 0.0f;
#pragma omp simd reduction(+ : v29)
   for (long long k30 = 0; k30 < 64; ++k30) {
    const float v31 = lane5[k30];
    v29 = v29 + v31;
   }
   v6 = v6 + v29;
  }
  const float v32 = (float)n1_size1;
  const float v33 = v6 / v32;
  const unsigned int v34 = core_bits_float32_uint32(v33);
  const unsigned int v35 = v34 + 32767u;
  const unsigned int v36 = (unsigned int)(v34 >> 16);
  const unsigned int v37 = v36 & 1u;
  const unsigned int v38 = v35 + v37;
  const _Bool v39 = v33 != v33;
  const unsigned int v40 = v34 | 4194304u;
  const unsigned int v41 = v39 ? v40 : v38;
  const unsigned int v42 = (unsigned int)(v41 >> 16);
  const unsigned short v43 = (unsigned short)v42;
  const unsigned int v44 = (unsigned int)v43;
  const unsigned int v45 = (unsigned int)(v44 << 16);
  const float v46 = core_bits_uint32_float32(v45);
  const unsigned int v47 = v45 + 32767u;
  const unsigned int v48 = (unsigned int)(v45 >> 16);
  const unsigned int v49 = v48 & 1u;
  const unsigned int v50 = v47 + v49;
  const _Bool v51 = v46 != v46;
  const unsigned int v52 = v45 | 4194304u;
  const unsigned int v53 = v51 ? v52 : v50;
  const unsigned int v54 = (unsigned int)(v53 >> 16);
  const unsigned short v55 = (unsigned short)v54;
  b0_out0_[0] = v55;
 }
}

static void mean_0_46aaf168dfd7(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 float *b2_part = (float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const long long v7 = v6 + 4095;
  const long long v8 = core_floordiv_index(v7, 4096);
  float lane9[64];
  float v10 = 0.0f;
  for (long long block11 = 0; block11 < v8; ++block11) {
   const long long v12 = block11 * 4096;
   const long long v13 = v6 - v12;
   const long long v14 = (v13 < 4096 ? v13 : 4096);
#pragma omp simd
   for (long long k15 = 0; k15 < 64; ++k15) {
    lane9[k15] = 0.0f;
   }
   const long long v16 = core_floordiv_index(v14, 64);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = k17 * 64;
    const long long v19 = v12 + v18;
#pragma omp simd
    for (long long k20 = 0; k20 < 64; ++k20) {
     const long long v21 = v19 + k20;
     const float v22 = lane9[k20];
     const long long v23 = v4 + v21;
     const unsigned short v24 = b1_x_[v23];
     const unsigned int v25 = (unsigned int)v24;
     const unsigned int v26 = (unsigned int)(v25 << 16);
     const float v27 = core_bits_uint32_float32(v26);
     const float v28 = v22 + v27;
     lane9[k20] = v28;
    }
   }
   const long long v29 = v16 * 64;
   const long long v30 = v14 - v29;
   const long long v31 = v12 + v29;
#pragma omp simd
   for (long long k32 = 0; k32 < v30; ++k32) {
    const long long v33 = v31 + k32;
    const float v34 = lane9[k32];
    const long long v35 = v4 + v33;
    const unsigned short v36 = b1_x_[v35];
    const unsigned int v37 = (unsigned int)v36;
    const unsigned int v38 = (unsigned int)(v37 << 16);
    const float v39 = core_bits_uint32_float32(v38);
    const float v40 = v34 + v39;
    lane9[k32] = v40;
   }
   float v41 = 0.0f;
#pragma omp simd reduction(+ : v41)
   for (long long k42 = 0; k42 < 64; ++k42) {
    const float v43 = lane9[k42];
    v41 = v41 + v43;
   }
   v10 = v10 + v41;
  }
  b2_part[p3] = v10;
 }
}
static void mean_1_46aaf168dfd7(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const float *b2_part = (const float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_size2 = (long long)scalars[2];
 const long long n3_size3 = (long long)scalars[3];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const long long v3 = v2 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  float lane5[64];
  float v6 = 0.0f;
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = v2 - v8;
   const long long v10 = (v9 < 4096 ? v9 : 4096);
#pragma omp simd
   for (long long k11 = 0; k11 < 64; ++k11) {
    lane5[k11] = 0.0f;
   }
   const long long v12 = core_floordiv_index(v10, 64);
   for (long long k13 = 0; k13 < v12; ++k13) {
    const long long v14 = k13 * 64;
    const long long v15 = v8 + v14;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const float v18 = lane5[k16];
     const float v19 = b2_part[v17];
     const float v20 = v18 + v19;
     lane5[k16] = v20;
    }
   }
   const long long v21 = v12 * 64;
   const long long v22 = v10 - v21;
   const long long v23 = v8 + v21;
#pragma omp simd
   for (long long k24 = 0; k24 < v22; ++k24) {
    const long long v25 = v23 + k24;
    const float v26 = lane5[k24];
    const float v27 = b2_part[v25];
    const float v28 = v26 + v27;
    lane5[k24] = v28;
   }
   float v29 = 0.0f;
#pragma omp simd reduction(+ : v29)
   for (long long k30 = 0; k30 < 64; ++k30) {
    const float v31 = lane5[k30];
    v29 = v29 + v31;
   }
   v6 = v6 + v29;
  }
  const long long v32 = n1_size1 * n2_size2;
  const long long v33 = v32 * n3_size3;
  const float v34 = (float)v33;
  const float v35 = v6 / v34;
  const unsigned int v36 = core_bits_float32_uint32(v35);
  const unsigned int v37 = v36 + 32767u;
  const unsigned int v38 = (unsigned int)(v36 >> 16);
  const unsigned int v39 = v38 & 1u;
  const unsigned int v40 = v37 + v39;
  const _Bool v41 = v35 != v35;
  const unsigned int v42 = v36 | 4194304u;
  const unsigned int v43 = v41 ? v42 : v40;
  const unsigned int v44 = (unsigned int)(v43 >> 16);
  const unsigned short v45 = (unsigned short)v44;
  const unsigned int v46 = (unsigned int)v45;
  const unsigned int v47 = (unsigned int)(v46 << 16);
  const float v48 = core_bits_uint32_float32(v47);
  const unsigned int v49 = v47 + 32767u;
  const unsigned int v50 = (unsigned int)(v47 >> 16);
  const unsigned int v51 = v50 & 1u;
  const unsigned int v52 = v49 + v51;
  const _Bool v53 = v48 != v48;
  const unsigned int v54 = v47 | 4194304u;
  const unsigned int v55 = v53 ? v54 : v52;
  const unsigned int v56 = (unsigned int)(v55 >> 16);
  const unsigned short v57 = (unsigned short)v56;
  b0_out0_[0] = v57;
 }
}

static void mean_0_b782c159f4f9(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 float *b2_part = (float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const long long v7 = v6 + 4095;
  const long long v8 = core_floordiv_index(v7, 4096);
  float lane9[64];
  float v10 = 0.0f;
  for (long long block11 = 0; block11 < v8; ++block11) {
   const long long v12 = block11 * 4096;
   const long long v13 = v6 - v12;
   const long long v14 = (v13 < 4096 ? v13 : 4096);
#pragma omp simd
   for (long long k15 = 0; k15 < 64; ++k15) {
    lane9[k15] = 0.0f;
   }
   const long long v16 = core_floordiv_index(v14, 64);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = k17 * 64;
    const long long v19 = v12 + v18;
#pragma omp simd
    for (long long k20 = 0; k20 < 64; ++k20) {
     const long long v21 = v19 + k20;
     const float v22 = lane9[k20];
     const long long v23 = v4 + v21;
     const unsigned short v24 = b1_x_[v23];
     const unsigned int v25 = (unsigned int)v24;
     const unsigned int v26 = (unsigned int)(v25 << 16);
     const float v27 = core_bits_uint32_float32(v26);
     const float v28 = v22 + v27;
     lane9[k20] = v28;
    }
   }
   const long long v29 = v16 * 64;
   const long long v30 = v14 - v29;
   const long long v31 = v12 + v29;
#pragma omp simd
   for (long long k32 = 0; k32 < v30; ++k32) {
    const long long v33 = v31 + k32;
    const float v34 = lane9[k32];
    const long long v35 = v4 + v33;
    const unsigned short v36 = b1_x_[v35];
    const unsigned int v37 = (unsigned int)v36;
    const unsigned int v38 = (unsigned int)(v37 << 16);
    const float v39 = core_bits_uint32_float32(v38);
    const float v40 = v34 + v39;
    lane9[k32] = v40;
   }
   float v41 = 0.0f;
#pragma omp simd reduction(+ : v41)
   for (long long k42 = 0; k42 < 64; ++k42) {
    const float v43 = lane9[k42];
    v41 = v41 + v43;
   }
   v10 = v10 + v41;
  }
  b2_part[p3] = v10;
 }
}
static void mean_1_b782c159f4f9(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const float *b2_part = (const float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_size2 = (long long)scalars[2];
 const long long n3_size3 = (long long)scalars[3];
 const long long n4_size4 = (long long)scalars[4];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const long long v3 = v2 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  float lane5[64];
  float v6 = 0.0f;
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = v2 - v8;
   const long long v10 = (v9 < 4096 ? v9 : 4096);
#pragma omp simd
   for (long long k11 = 0; k11 < 64; ++k11) {
    lane5[k11] = 0.0f;
   }
   const long long v12 = core_floordiv_index(v10, 64);
   for (long long k13 = 0; k13 < v12; ++k13) {
    const long long v14 = k13 * 64;
    const long long v15 = v8 + v14;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const float v18 = lane5[k16];
     const float v19 = b2_part[v17];
     const float v20 = v18 + v19;
     lane5[k16] = v20;
    }
   }
   const long long v21 = v12 * 64;
   const long long v22 = v10 - v21;
   const long long v23 = v8 + v21;
#pragma omp simd
   for (long long k24 = 0; k24 < v22; ++k24) {
    const long long v25 = v23 + k24;
    const float v26 = lane5[k24];
    const float v27 = b2_part[v25];
    const float v28 = v26 + v27;
    lane5[k24] = v28;
   }
   float v29 = 0.0f;
#pragma omp simd reduction(+ : v29)
   for (long long k30 = 0; k30 < 64; ++k30) {
    const float v31 = lane5[k30];
    v29 = v29 + v31;
   }
   v6 = v6 + v29;
  }
  const long long v32 = n1_size1 * n2_size2;
  const long long v33 = v32 * n3_size3;
  const long long v34 = v33 * n4_size4;
  const float v35 = (float)v34;
  const float v36 = v6 / v35;
  const unsigned int v37 = core_bits_float32_uint32(v36);
  const unsigned int v38 = v37 + 32767u;
  const unsigned int v39 = (unsigned int)(v37 >> 16);
  const unsigned int v40 = v39 & 1u;
  const unsigned int v41 = v38 + v40;
  const _Bool v42 = v36 != v36;
  const unsigned int v43 = v37 | 4194304u;
  const unsigned int v44 = v42 ? v43 : v41;
  const unsigned int v45 = (unsigned int)(v44 >> 16);
  const unsigned short v46 = (unsigned short)v45;
  const unsigned int v47 = (unsigned int)v46;
  const unsigned int v48 = (unsigned int)(v47 << 16);
  const float v49 = core_bits_uint32_float32(v48);
  const unsigned int v50 = v48 + 32767u;
  const unsigned int v51 = (unsigned int)(v48 >> 16);
  const unsigned int v52 = v51 & 1u;
  const unsigned int v53 = v50 + v52;
  const _Bool v54 = v49 != v49;
  const unsigned int v55 = v48 | 4194304u;
  const unsigned int v56 = v54 ? v55 : v53;
  const unsigned int v57 = (unsigned int)(v56 >> 16);
  const unsigned short v58 = (unsigned short)v57;
  b0_out0_[0] = v58;
 }
}

static void argmax_0_990ea9c2a947(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 float *b2_part = (float *)buffers[2];
 long long *b3_part = (long long *)buffers[3];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const _Bool v7 = v6 >= 64;
  float v8;
  long long v9;
  if (v7) {
   float lane10[64];
   long long lane11[64];
#pragma omp simd
   for (long long k12 = 0; k12 < 64; ++k12) {
    lane10[k12] = (-__builtin_inff());
    lane11[k12] = 9223372036854775807ll;
   }
   const long long v13 = core_floordiv_index(v6, 64);
   for (long long k14 = 0; k14 < v13; ++k14) {
    const long long v15 = k14 * 64;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const long long v18 = v4 + v17;
     const unsigned short v19 = b1_x_[v18];
     const unsigned int v20 = (unsigned int)v19;
     const unsigned int v21 = (unsigned int)(v20 << 16);
     const float v22 = core_bits_uint32_float32(v21);
     const float v23 = lane10[k16];
     const long long v24 = lane11[k16];
     const long long v25 = (long long)v24;
     const _Bool v26 = v23 > v22;
     const _Bool v27 = v23 == v22;
     const _Bool v28 = v25 < v18;
     const _Bool v29 = v27 & v28;
     const _Bool v30 = v26 | v29;
     const _Bool v31 = v23 != v23;
     const _Bool v32 = v22 != v22;
     const _Bool v33 = !v32;
     const _Bool v34 = v33 | v28;
     const _Bool v35 = v31 & v34;
     const _Bool v36 = v33 & v30;
     const _Bool v37 = v35 | v36;
     const float v38 = v37 ? v23 : v22;
     const long long v39 = v37 ? v25 : v18;
     lane10[k16] = v38;
     const long long v40 = (long long)v39;
     lane11[k16] = v40;
    }
   }
   const long long v41 = v13 * 64;
   const long long v42 = v6 - v41;
#pragma omp simd
   for (long long k43 = 0; k43 < v42; ++k43) {
    const long long v44 = v41 + k43;
    const long long v45 = v4 + v44;
    const unsigned short v46 = b1_x_[v45];
    const unsigned int v47 = (unsigned int)v46;
    const unsigned int v48 = (unsigned int)(v47 << 16);
    const float v49 = core_bits_uint32_float32(v48);
    const float v50 = lane10[k43];
    const long long v51 = lane11[k43];
    const long long v52 = (long long)v51;
    const _Bool v53 = v50 > v49;
    const _Bool v54 = v50 == v49;
    const _Bool v55 = v52 < v45;
    const _Bool v56 = v54 & v55;
    const _Bool v57 = v53 | v56;
    const _Bool v58 = v50 != v50;
    const _Bool v59 = v49 != v49;
    const _Bool v60 = !v59;
    const _Bool v61 = v60 | v55;
    const _Bool v62 = v58 & v61;
    const _Bool v63 = v60 & v57;
    const _Bool v64 = v62 | v63;
    const float v65 = v64 ? v50 : v49;
    const long long v66 = v64 ? v52 : v45;
    lane10[k43] = v65;
    const long long v67 = (long long)v66;
    lane11[k43] = v67;
   }
#pragma omp simd
   for (long long k68 = 0; k68 < 32; ++k68) {
    const float v69 = lane10[k68];
    const long long v70 = lane11[k68];
    const long long v71 = (long long)v70;
    const long long v72 = k68 + 32;
    const float v73 = lane10[v72];
    const long long v74 = lane11[v72];
    const long long v75 = (long long)v74;
    const _Bool v76 = v69 > v73;
    const _Bool v77 = v69 == v73;
    const _Bool v78 = v71 < v75;
    const _Bool v79 = v77 & v78;
    const _Bool v80 = v76 | v79;
    const _Bool v81 = v69 != v69;
    const _Bool v82 = v73 != v73;
    const _Bool v83 = !v82;
    const _Bool v84 = v83 | v78;
    const _Bool v85 = v81 & v84;
    const _Bool v86 = v83 & v80;
    const _Bool v87 = v85 | v86;
    const float v88 = v87 ? v69 : v73;
    const long long v89 = v87 ? v71 : v75;
    lane10[k68] = v88;
    const long long v90 = (long long)v89;
    lane11[k68] = v90;
   }
#pragma omp simd
   for (long long k91 = 0; k91 < 16; ++k91) {
    const float v92 = lane10[k91];
    const long long v93 = lane11[k91];
    const long long v94 = (long long)v93;
    const long long v95 = k91 + 16;
    const float v96 = lane10[v95];
    const long long v97 = lane11[v95];
    const long long v98 = (long long)v97;
    const _Bool v99 = v92 > v96;
    const _Bool v100 = v92 == v96;
    const _Bool v101 = v94 < v98;
    const _Bool v102 = v100 & v101;
    const _Bool v103 = v99 | v102;
    const _Bool v104 = v92 != v92;
    const _Bool v105 = v96 != v96;
    const _Bool v106 = !v105;
    const _Bool v107 = v106 | v101;
    const _Bool v108 = v104 & v107;
    const _Bool v109 = v106 & v103;
    const _Bool v110 = v108 | v109;
    const float v111 = v110 ? v92 : v96;
    const long long v112 = v110 ? v94 : v98;
    lane10[k91] = v111;
    const long long v113 = (long long)v112;
    lane11[k91] = v113;
   }
#pragma omp simd
   for (long long k114 = 0; k114 < 8; ++k114) {
    const float v115 = lane10[k114];
    const long long v116 = lane11[k114];
    const long long v117 = (long long)v116;
    const long long v118 = k114 + 8;
    const float v119 = lane10[v118];
    const long long v120 = lane11[v118];
    const long long v121 = (long long)v120;
    const _Bool v122 = v115 > v119;
    const _Bool v123 = v115 == v119;
    const _Bool v124 = v117 < v121;
    const _Bool v125 = v123 & v124;
    const _Bool v126 = v122 | v125;
    const _Bool v127 = v115 != v115;
    const _Bool v128 = v119 != v119;
    const _Bool v129 = !v128;
    const _Bool v130 = v129 | v124;
    const _Bool v131 = v127 & v130;
    const _Bool v132 = v129 & v126;
    const _Bool v133 = v131 | v132;
    const float v134 = v133 ? v115 : v119;
    const long long v135 = v133 ? v117 : v121;
    lane10[k114] = v134;
    const long long v136 = (long long)v135;
    lane11[k114] = v136;
   }
   float v137 = (-__builtin_inff());
   long long v138 = 9223372036854775807ll;
   for (long long k139 = 0; k139 < 8; ++k139) {
    const float v140 = lane10[k139];
    const long long v141 = lane11[k139];
    const long long v142 = (long long)v141;
    const _Bool v143 = v137 > v140;
    const _Bool v144 = v137 == v140;
    const _Bool v145 = v138 < v142;
    const _Bool v146 = v144 & v145;
    const _Bool v147 = v143 | v146;
    const _Bool v148 = v137 != v137;
    const _Bool v149 = v140 != v140;
    const _Bool v150 = !v149;
    const _Bool v151 = v150 | v145;
    const _Bool v152 = v148 & v151;
    const _Bool v153 = v150 & v147;
    const _Bool v154 = v152 | v153;
    const float v155 = v154 ? v137 : v140;
    const long long v156 = v154 ? v138 : v142;
    const float next0 = v155;
    const long long next1 = v156;
    v137 = next0;
    v138 = next1;
   }
   v8 = v137;
   v9 = v138;
  } else {
   float v157 = (-__builtin_inff());
   long long v158 = 9223372036854775807ll;
   for (long long j159 = 0; j159 < v6; ++j159) {
    const long long v160 = v4 + j159;
    const unsigned short v161 = b1_x_[v160];
    const unsigned int v162 = (unsigned int)v161;
    const unsigned int v163 = (unsigned int)(v162 << 16);
    const float v164 = core_bits_uint32_float32(v163);
    const _Bool v165 = v157 > v164;
    const _Bool v166 = v157 == v164;
    const _Bool v167 = v158 < v160;
    const _Bool v168 = v166 & v167;
    const _Bool v169 = v165 | v168;
    const _Bool v170 = v157 != v157;
    const _Bool v171 = v164 != v164;
    const _Bool v172 = !v171;
    const _Bool v173 = v172 | v167;
    const _Bool v174 = v170 & v173;
    const _Bool v175 = v172 & v169;
    const _Bool v176 = v174 | v175;
    const float v177 = v176 ? v157 : v164;
    const long long v178 = v176 ? v158 : v160;
    const float next0 = v177;
    const long long next1 = v178;
    v157 = next0;
    v158 = next1;
   }
   v8 = v157;
   v9 = v158;
  }
  b2_part[p3] = v8;
  const long long v179 = (long long)v9;
  b3_part[p3] = v179;
 }
}
static void argmax_1_990ea9c2a947(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const float *b2_part = (const float *)buffers[2];
 const long long *b3_part = (const long long *)buffers[3];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const _Bool v3 = v2 >= 64;
  float v4;
  long long v5;
  if (v3) {
   float lane6[64];
   long long lane7[64];
#pragma omp simd
   for (long long k8 = 0; k8 < 64; ++k8) {
    lane6[k8] = (-__builtin_inff());
    lane7[k8] = 9223372036854775807ll;
   }
   const long long v9 = core_floordiv_index(v1, 2097152);
   for (long long k10 = 0; k10 < v9; ++k10) {
    const long long v11 = k10 * 64;
#pragma omp simd
    for (long long k12 = 0; k12 < 64; ++k12) {
     const long long v13 = v11 + k12;
     const float v14 = b2_part[v13];
     const long long v15 = b3_part[v13];
     const long long v16 = (long long)v15;
     const float v17 = lane6[k12];
     const long long v18 = lane7[k12];
     const long long v19 = (long long)v18;
     const _Bool v20 = v17 > v14;
     const _Bool v21 = v17 == v14;
     const _Bool v22 = v19 < v16;
     const _Bool v23 = v21 & v22;
     const _Bool v24 = v20 | v23;
     const _Bool v25 = v17 != v17;
     const _Bool v26 = v14 != v14;
     const _Bool v27 = !v26;
     const _Bool v28 = v27 | v22;
     const _Bool v29 = v25 & v28;
     const _Bool v30 = v27 & v24;
     const _Bool v31 = v29 | v30;
     const float v32 = v31 ? v17 : v14;
     const long long v33 = v31 ? v19 : v16;
     lane6[k12] = v32;
     const long long v34 = (long long)v33;
     lane7[k12] = v34;
    }
   }
   const long long v35 = v9 * 64;
   const long long v36 = v2 - v35;
#pragma omp simd
   for (long long k37 = 0; k37 < v36; ++k37) {
    const long long v38 = v35 + k37;
    const float v39 = b2_part[v38];
    const long long v40 = b3_part[v38];
    const long long v41 = (long long)v40;
    const float v42 = lane6[k37];
    const long long v43 = lane7[k37];
    const long long v44 = (long long)v43;
    const _Bool v45 = v42 > v39;
    const _Bool v46 = v42 == v39;
    const _Bool v47 = v44 < v41;
    const _Bool v48 = v46 & v47;
    const _Bool v49 = v45 | v48;
    const _Bool v50 = v42 != v42;
    const _Bool v51 = v39 != v39;
    const _Bool v52 = !v51;
    const _Bool v53 = v52 | v47;
    const _Bool v54 = v50 & v53;
    const _Bool v55 = v52 & v49;
    const _Bool v56 = v54 | v55;
    const float v57 = v56 ? v42 : v39;
    const long long v58 = v56 ? v44 : v41;
    lane6[k37] = v57;
    const long long v59 = (long long)v58;
    lane7[k37] = v59;
   }
#pragma omp simd
   for (long long k60 = 0; k60 < 32; ++k60) {
    const float v61 = lane6[k60];
    const long long v62 = lane7[k60];
    const long long v63 = (long long)v62;
    const long long v64 = k60 + 32;
    const float v65 = lane6[v64];
    const long long v66 = lane7[v64];
    const long long v67 = (long long)v66;
    const _Bool v68 = v61 > v65;
    const _Bool v69 = v61 == v65;
    const _Bool v70 = v63 < v67;
    const _Bool v71 = v69 & v70;
    const _Bool v72 = v68 | v71;
    const _Bool v73 = v61 != v61;
    const _Bool v74 = v65 != v65;
    const _Bool v75 = !v74;
    const _Bool v76 = v75 | v70;
    const _Bool v77 = v73 & v76;
    const _Bool v78 = v75 & v72;
    const _Bool v79 = v77 | v78;
    const float v80 = v79 ? v61 : v65;
    const long long v81 = v79 ? v63 : v67;
    lane6[k60] = v80;
    const long long v82 = (long long)v81;
    lane7[k60] = v82;
   }
#pragma omp simd
   for (long long k83 = 0; k83 < 16; ++k83) {
    const float v84 = lane6[k83];
    const long long v85 = lane7[k83];
    const long long v86 = (long long)v85;
    const long long v87 = k83 + 16;
    const float v88 = lane6[v87];
    const long long v89 = lane7[v87];
    const long long v90 = (long long)v89;
    const _Bool v91 = v84 > v88;
    const _Bool v92 = v84 == v88;
    const _Bool v93 = v86 < v90;
    const _Bool v94 = v92 & v93;
    const _Bool v95 = v91 | v94;
    const _Bool v96 = v84 != v84;
    const _Bool v97 = v88 != v88;
    const _Bool v98 = !v97;
    const _Bool v99 = v98 | v93;
    const _Bool v100 = v96 & v99;
    const _Bool v101 = v98 & v95;
    const _Bool v102 = v100 | v101;
    const float v103 = v102 ? v84 : v88;
    const long long v104 = v102 ? v86 : v90;
    lane6[k83] = v103;
    const long long v105 = (long long)v104;
    lane7[k83] = v105;
   }
#pragma omp simd
   for (long long k106 = 0; k106 < 8; ++k106) {
    const float v107 = lane6[k106];
    const long long v108 = lane7[k106];
    const long long v109 = (long long)v108;
    const long long v110 = k106 + 8;
    const float v111 = lane6[v110];
    const long long v112 = lane7[v110];
    const long long v113 = (long long)v112;
    const _Bool v114 = v107 > v111;
    const _Bool v115 = v107 == v111;
    const _Bool v116 = v109 < v113;
    const _Bool v117 = v115 & v116;
    const _Bool v118 = v114 | v117;
    const _Bool v119 = v107 != v107;
    const _Bool v120 = v111 != v111;
    const _Bool v121 = !v120;
    const _Bool v122 = v121 | v116;
    const _Bool v123 = v119 & v122;
    const _Bool v124 = v121 & v118;
    const _Bool v125 = v123 | v124;
    const float v126 = v125 ? v107 : v111;
    const long long v127 = v125 ? v109 : v113;
    lane6[k106] = v126;
    const long long v128 = (long long)v127;
    lane7[k106] = v128;
   }
   float v129 = (-__builtin_inff());
   long long v130 = 9223372036854775807ll;
   for (long long k131 = 0; k131 < 8; ++k131) {
    const float v132 = lane6[k131];
    const long long v133 = lane7[k131];
    const long long v134 = (long long)v133;
    const _Bool v135 = v129 > v132;
    const _Bool v136 = v129 == v132;
    const _Bool v137 = v130 < v134;
    const _Bool v138 = v136 & v137;
    const _Bool v139 = v135 | v138;
    const _Bool v140 = v129 != v129;
    const _Bool v141 = v132 != v132;
    const _Bool v142 = !v141;
    const _Bool v143 = v142 | v137;
    const _Bool v144 = v140 & v143;
    const _Bool v145 = v142 & v139;
    const _Bool v146 = v144 | v145;
    const float v147 = v146 ? v129 : v132;
    const long long v148 = v146 ? v130 : v134;
    const float next0 = v147;
    const long long next1 = v148;
    v129 = next0;
    v130 = next1;
   }
   v4 = v129;
   v5 = v130;
  } else {
   float v149 = (-__builtin_inff());
   long long v150 = 9223372036854775807ll;
   for (long long p151 = 0; p151 < v2; ++p151) {
    const float v152 = b2_part[p151];
    const long long v153 = b3_part[p151];
    const long long v154 = (long long)v153;
    const _Bool v155 = v149 > v152;
    const _Bool v156 = v149 == v152;
    const _Bool v157 = v150 < v154;
    const _Bool v158 = v156 & v157;
    const _Bool v159 = v155 | v158;
    const _Bool v160 = v149 != v149;
    const _Bool v161 = v152 != v152;
    const _Bool v162 = !v161;
    const _Bool v163 = v162 | v157;
    const _Bool v164 = v160 & v163;
    const _Bool v165 = v162 & v159;
    const _Bool v166 = v164 | v165;
    const float v167 = v166 ? v149 : v152;
    const long long v168 = v166 ? v150 : v154;
    const float next0 = v167;
    const long long next1 = v168;
    v149 = next0;
    v150 = next1;
   }
   v4 = v149;
   v5 = v150;
  }
  const long long v169 = (long long)v5;
  b0_out0_[0] = v169;
 }
}

static void argmin_0_a459ba216d3a(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 float *b2_part = (float *)buffers[2];
 long long *b3_part = (long long *)buffers[3];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const _Bool v7 = v6 >= 64;
  float v8;
  long long v9;
  if (v7) {
   float lane10[64];
   long long lane11[64];
#pragma omp simd
   for (long long k12 = 0; k12 < 64; ++k12) {
    lane10[k12] = __builtin_inff();
    lane11[k12] = 9223372036854775807ll;
   }
   const long long v13 = core_floordiv_index(v6, 64);
   for (long long k14 = 0; k14 < v13; ++k14) {
    const long long v15 = k14 * 64;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const long long v18 = v4 + v17;
     const unsigned short v19 = b1_x_[v18];
     const unsigned int v20 = (unsigned int)v19;
     const unsigned int v21 = (unsigned int)(v20 << 16);
     const float v22 = core_bits_uint32_float32(v21);
     const float v23 = lane10[k16];
     const long long v24 = lane11[k16];
     const long long v25 = (long long)v24;
     const _Bool v26 = v23 < v22;
     const _Bool v27 = v23 == v22;
     const _Bool v28 = v25 < v18;
     const _Bool v29 = v27 & v28;
     const _Bool v30 = v26 | v29;
     const _Bool v31 = v23 != v23;
     const _Bool v32 = v22 != v22;
     const _Bool v33 = !v32;
     const _Bool v34 = v33 | v28;
     const _Bool v35 = v31 & v34;
     const _Bool v36 = v33 & v30;
     const _Bool v37 = v35 | v36;
     const float v38 = v37 ? v23 : v22;
     const long long v39 = v37 ? v25 : v18;
     lane10[k16] = v38;
     const long long v40 = (long long)v39;
     lane11[k16] = v40;
    }
   }
   const long long v41 = v13 * 64;
   const long long v42 = v6 - v41;
#pragma omp simd
   for (long long k43 = 0; k43 < v42; ++k43) {
    const long long v44 = v41 + k43;
    const long long v45 = v4 + v44;
    const unsigned short v46 = b1_x_[v45];
    const unsigned int v47 = (unsigned int)v46;
    const unsigned int v48 = (unsigned int)(v47 << 16);
    const float v49 = core_bits_uint32_float32(v48);
    const float v50 = lane10[k43];
    const long long v51 = lane11[k43];
    const long long v52 = (long long)v51;
    const _Bool v53 = v50 < v49;
    const _Bool v54 = v50 == v49;
    const _Bool v55 = v52 < v45;
    const _Bool v56 = v54 & v55;
    const _Bool v57 = v53 | v56;
    const _Bool v58 = v50 != v50;
    const _Bool v59 = v49 != v49;
    const _Bool v60 = !v59;
    const _Bool v61 = v60 | v55;
    const _Bool v62 = v58 & v61;
    const _Bool v63 = v60 & v57;
    const _Bool v64 = v62 | v63;
    const float v65 = v64 ? v50 : v49;
    const long long v66 = v64 ? v52 : v45;
    lane10[k43] = v65;
    const long long v67 = (long long)v66;
    lane11[k43] = v67;
   }
#pragma omp simd
   for (long long k68 = 0; k68 < 32; ++k68) {
    const float v69 = lane10[k68];
    const long long v70 = lane11[k68];
    const long long v71 = (long long)v70;
    const long long v72 = k68 + 32;
    const float v73 = lane10[v72];
    const long long v74 = lane11[v72];
    const long long v75 = (long long)v74;
    const _Bool v76 = v69 < v73;
    const _Bool v77 = v69 == v73;
    const _Bool v78 = v71 < v75;
    const _Bool v79 = v77 & v78;
    const _Bool v80 = v76 | v79;
    const _Bool v81 = v69 != v69;
    const _Bool v82 = v73 != v73;
    const _Bool v83 = !v82;
    const _Bool v84 = v83 | v78;
    const _Bool v85 = v81 & v84;
    const _Bool v86 = v83 & v80;
    const _Bool v87 = v85 | v86;
    const float v88 = v87 ? v69 : v73;
    const long long v89 = v87 ? v71 : v75;
    lane10[k68] = v88;
    const long long v90 = (long long)v89;
    lane11[k68] = v90;
   }
#pragma omp simd
   for (long long k91 = 0; k91 < 16; ++k91) {
    const float v92 = lane10[k91];
    const long long v93 = lane11[k91];
    const long long v94 = (long long)v93;
    const long long v95 = k91 + 16;
    const float v96 = lane10[v95];
    const long long v97 = lane11[v95];
    const long long v98 = (long long)v97;
    const _Bool v99 = v92 < v96;
    const _Bool v100 = v92 == v96;
    const _Bool v101 = v94 < v98;
    const _Bool v102 = v100 & v101;
    const _Bool v103 = v99 | v102;
    const _Bool v104 = v92 != v92;
    const _Bool v105 = v96 != v96;
    const _Bool v106 = !v105;
    const _Bool v107 = v106 | v101;
    const _Bool v108 = v104 & v107;
    const _Bool v109 = v106 & v103;
    const _Bool v110 = v108 | v109;
    const float v111 = v110 ? v92 : v96;
    const long long v112 = v110 ? v94 : v98;
    lane10[k91] = v111;
    const long long v113 = (long long)v112;
    lane11[k91] = v113;
   }
#pragma omp simd
   for (long long k114 = 0; k114 < 8; ++k114) {
    const float v115 = lane10[k114];
    const long long v116 = lane11[k114];
    const long long v117 = (long long)v116;
    const long long v118 = k114 + 8;
    const float v119 = lane10[v118];
    const long long v120 = lane11[v118];
    const long long v121 = (long long)v120;
    const _Bool v122 = v115 < v119;
    const _Bool v123 = v115 == v119;
    const _Bool v124 = v117 < v121;
    const _Bool v125 = v123 & v124;
    const _Bool v126 = v122 | v125;
    const _Bool v127 = v115 != v115;
    const _Bool v128 = v119 != v119;
    const _Bool v129 = !v128;
    const _Bool v130 = v129 | v124;
    const _Bool v131 = v127 & v130;
    const _Bool v132 = v129 & v126;
    const _Bool v133 = v131 | v132;
    const float v134 = v133 ? v115 : v119;
    const long long v135 = v133 ? v117 : v121;
    lane10[k114] = v134;
    const long long v136 = (long long)v135;
    lane11[k114] = v136;
   }
   float v137 = __builtin_inff();
   long long v138 = 9223372036854775807ll;
   for (long long k139 = 0; k139 < 8; ++k139) {
    const float v140 = lane10[k139];
    const long long v141 = lane11[k139];
    const long long v142 = (long long)v141;
    const _Bool v143 = v137 < v140;
    const _Bool v144 = v137 == v140;
    const _Bool v145 = v138 < v142;
    const _Bool v146 = v144 & v145;
    const _Bool v147 = v143 | v146;
    const _Bool v148 = v137 != v137;
    const _Bool v149 = v140 != v140;
    const _Bool v150 = !v149;
    const _Bool v151 = v150 | v145;
    const _Bool v152 = v148 & v151;
    const _Bool v153 = v150 & v147;
    const _Bool v154 = v152 | v153;
    const float v155 = v154 ? v137 : v140;
    const long long v156 = v154 ? v138 : v142;
    const float next0 = v155;
    const long long next1 = v156;
    v137 = next0;
    v138 = next1;
   }
   v8 = v137;
   v9 = v138;
  } else {
   float v157 = __builtin_inff();
   long long v158 = 9223372036854775807ll;
   for (long long j159 = 0; j159 < v6; ++j159) {
    const long long v160 = v4 + j159;
    const unsigned short v161 = b1_x_[v160];
    const unsigned int v162 = (unsigned int)v161;
    const unsigned int v163 = (unsigned int)(v162 << 16);
    const float v164 = core_bits_uint32_float32(v163);
    const _Bool v165 = v157 < v164;
    const _Bool v166 = v157 == v164;
    const _Bool v167 = v158 < v160;
    const _Bool v168 = v166 & v167;
    const _Bool v169 = v165 | v168;
    const _Bool v170 = v157 != v157;
    const _Bool v171 = v164 != v164;
    const _Bool v172 = !v171;
    const _Bool v173 = v172 | v167;
    const _Bool v174 = v170 & v173;
    const _Bool v175 = v172 & v169;
    const _Bool v176 = v174 | v175;
    const float v177 = v176 ? v157 : v164;
    const long long v178 = v176 ? v158 : v160;
    const float next0 = v177;
    const long long next1 = v178;
    v157 = next0;
    v158 = next1;
   }
   v8 = v157;
   v9 = v158;
  }
  b2_part[p3] = v8;
  const long long v179 = (long long)v9;
  b3_part[p3] = v179;
 }
}
static void argmin_1_a459ba216d3a(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const float *b2_part = (const float *)buffers[2];
 const long long *b3_part = (const long long *)buffers[3];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const _Bool v3 = v2 >= 64;
  float v4;
  long long v5;
  if (v3) {
   float lane6[64];
   long long lane7[64];
#pragma omp simd
   for (long long k8 = 0; k8 < 64; ++k8) {
    lane6[k8] = __builtin_inff();
    lane7[k8] = 9223372036854775807ll;
   }
   const long long v9 = core_floordiv_index(v1, 2097152);
   for (long long k10 = 0; k10 < v9; ++k10) {
    const long long v11 = k10 * 64;
#pragma omp simd
    for (long long k12 = 0; k12 < 64; ++k12) {
     const long long v13 = v11 + k12;
     const float v14 = b2_part[v13];
     const long long v15 = b3_part[v13];
     const long long v16 = (long long)v15;
     const float v17 = lane6[k12];
     const long long v18 = lane7[k12];
     const long long v19 = (long long)v18;
     const _Bool v20 = v17 < v14;
     const _Bool v21 = v17 == v14;
     const _Bool v22 = v19 < v16;
     const _Bool v23 = v21 & v22;
     const _Bool v24 = v20 | v23;
     const _Bool v25 = v17 != v17;
     const _Bool v26 = v14 != v14;
     const _Bool v27 = !v26;
     const _Bool v28 = v27 | v22;
     const _Bool v29 = v25 & v28;
     const _Bool v30 = v27 & v24;
     const _Bool v31 = v29 | v30;
     const float v32 = v31 ? v17 : v14;
     const long long v33 = v31 ? v19 : v16;
     lane6[k12] = v32;
     const long long v34 = (long long)v33;
     lane7[k12] = v34;
    }
   }
   const long long v35 = v9 * 64;
   const long long v36 = v2 - v35;
#pragma omp simd
   for (long long k37 = 0; k37 < v36; ++k37) {
    const long long v38 = v35 + k37;
    const float v39 = b2_part[v38];
    const long long v40 = b3_part[v38];
    const long long v41 = (long long)v40;
    const float v42 = lane6[k37];
    const long long v43 = lane7[k37];
    const long long v44 = (long long)v43;
    const _Bool v45 = v42 < v39;
    const _Bool v46 = v42 == v39;
    const _Bool v47 = v44 < v41;
    const _Bool v48 = v46 & v47;
    const _Bool v49 = v45 | v48;
    const _Bool v50 = v42 != v42;
    const _Bool v51 = v39 != v39;
    const _Bool v52 = !v51;
    const _Bool v53 = v52 | v47;
    const _Bool v54 = v50 & v53;
    const _Bool v55 = v52 & v49;
    const _Bool v56 = v54 | v55;
    const float v57 = v56 ? v42 : v39;
    const long long v58 = v56 ? v44 : v41;
    lane6[k37] = v57;
    const long long v59 = (long long)v58;
    lane7[k37] = v59;
   }
#pragma omp simd
   for (long long k60 = 0; k60 < 32; ++k60) {
    const float v61 = lane6[k60];
    const long long v62 = lane7[k60];
    const long long v63 = (long long)v62;
    const long long v64 = k60 + 32;
    const float v65 = lane6[v64];
    const long long v66 = lane7[v64];
    const long long v67 = (long long)v66;
    const _Bool v68 = v61 < v65;
    const _Bool v69 = v61 == v65;
    const _Bool v70 = v63 < v67;
    const _Bool v71 = v69 & v70;
    const _Bool v72 = v68 | v71;
    const _Bool v73 = v61 != v61;
    const _Bool v74 = v65 != v65;
    const _Bool v75 = !v74;
    const _Bool v76 = v75 | v70;
    const _Bool v77 = v73 & v76;
    const _Bool v78 = v75 & v72;
    const _Bool v79 = v77 | v78;
    const float v80 = v79 ? v61 : v65;
    const long long v81 = v79 ? v63 : v67;
    lane6[k60] = v80;
    const long long v82 = (long long)v81;
    lane7[k60] = v82;
   }
#pragma omp simd
   for (long long k83 = 0; k83 < 16; ++k83) {
    const float v84 = lane6[k83];
    const long long v85 = lane7[k83];
    const long long v86 = (long long)v85;
    const long long v87 = k83 + 16;
    const float v88 = lane6[v87];
    const long long v89 = lane7[v87];
    const long long v90 = (long long)v89;
    const _Bool v91 = v84 < v88;
    const _Bool v92 = v84 == v88;
    const _Bool v93 = v86 < v90;
    const _Bool v94 = v92 & v93;
    const _Bool v95 = v91 | v94;
    const _Bool v96 = v84 != v84;
    const _Bool v97 = v88 != v88;
    const _Bool v98 = !v97;
    const _Bool v99 = v98 | v93;
    const _Bool v100 = v96 & v99;
    const _Bool v101 = v98 & v95;
    const _Bool v102 = v100 | v101;
    const float v103 = v102 ? v84 : v88;
    const long long v104 = v102 ? v86 : v90;
    lane6[k83] = v103;
    const long long v105 = (long long)v104;
    lane7[k83] = v105;
   }
#pragma omp simd
   for (long long k106 = 0; k106 < 8; ++k106) {
    const float v107 = lane6[k106];
    const long long v108 = lane7[k106];
    const long long v109 = (long long)v108;
    const long long v110 = k106 + 8;
    const float v111 = lane6[v110];
    const long long v112 = lane7[v110];
    const long long v113 = (long long)v112;
    const _Bool v114 = v107 < v111;
    const _Bool v115 = v107 == v111;
    const _Bool v116 = v109 < v113;
    const _Bool v117 = v115 & v116;
    const _Bool v118 = v114 | v117;
    const _Bool v119 = v107 != v107;
    const _Bool v120 = v111 != v111;
    const _Bool v121 = !v120;
    const _Bool v122 = v121 | v116;
    const _Bool v123 = v119 & v122;
    const _Bool v124 = v121 & v118;
    const _Bool v125 = v123 | v124;
    const float v126 = v125 ? v107 : v111;
    const long long v127 = v125 ? v109 : v113;
    lane6[k106] = v126;
    const long long v128 = (long long)v127;
    lane7[k106] = v128;
   }
   float v129 = __builtin_inff();
   long long v130 = 9223372036854775807ll;
   for (long long k131 = 0; k131 < 8; ++k131) {
    const float v132 = lane6[k131];
    const long long v133 = lane7[k131];
    const long long v134 = (long long)v133;
    const _Bool v135 = v129 < v132;
    const _Bool v136 = v129 == v132;
    const _Bool v137 = v130 < v134;
    const _Bool v138 = v136 & v137;
    const _Bool v139 = v135 | v138;
    const _Bool v140 = v129 != v129;
    const _Bool v141 = v132 != v132;
    const _Bool v142 = !v141;
    const _Bool v143 = v142 | v137;
    const _Bool v144 = v140 & v143;
    const _Bool v145 = v142 & v139;
    const _Bool v146 = v144 | v145;
    const float v147 = v146 ? v129 : v132;
    const long long v148 = v146 ? v130 : v134;
    const float next0 = v147;
    const long long next1 = v148;
    v129 = next0;
    v130 = next1;
   }
   v4 = v129;
   v5 = v130;
  } else {
   float v149 = __builtin_inff();
   long long v150 = 9223372036854775807ll;
   for (long long p151 = 0; p151 < v2; ++p151) {
    const float v152 = b2_part[p151];
    const long long v153 = b3_part[p151];
    const long long v154 = (long long)v153;
    const _Bool v155 = v149 < v152;
    const _Bool v156 = v149 == v152;
    const _Bool v157 = v150 < v154;
    const _Bool v158 = v156 & v157;
    const _Bool v159 = v155 | v158;
    const _Bool v160 = v149 != v149;
    const _Bool v161 = v152 != v152;
    const _Bool v162 = !v161;
    const _Bool v163 = v162 | v157;
    const _Bool v164 = v160 & v163;
    const _Bool v165 = v162 & v159;
    const _Bool v166 = v164 | v165;
    const float v167 = v166 ? v149 : v152;
    const long long v168 = v166 ? v150 : v154;
    const float next0 = v167;
    const long long next1 = v168;
    v149 = next0;
    v150 = next1;
   }
   v4 = v149;
   v5 = v150;
  }
  const long long v169 = (long long)v5;
  b0_out0_[0] = v169;
 }
}

static void argmax_0_2ced419a5d86(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_stride1 = (long long)scalars[1];
 const long long n2_size2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  const _Bool v2 = n2_size2 >= 64;
  float v3;
  long long v4;
  if (v2) {
   float lane5[64];
   long long lane6[64];
#pragma omp simd
   for (long long k7 = 0; k7 < 64; ++k7) {
    lane5[k7] = (-__builtin_inff());
    lane6[k7] = 9223372036854775807ll;
   }
   const long long v8 = core_floordiv_index(n2_size2, 64);
   for (long long k9 = 0; k9 < v8; ++k9) {
    const long long v10 = k9 * 64;
#pragma omp simd
    for (long long k11 = 0; k11 < 64; ++k11) {
     const long long v12 = v10 + k11;
     const unsigned short v13 = b1_x_[i1 * n1_stride1 + v12];
     const unsigned int v14 = (unsigned int)v13;
     const unsigned int v15 = (unsigned int)(v14 << 16);
     const float v16 = core_bits_uint32_float32(v15);
     const float v17 = lane5[k11];
     const long long v18 = lane6[k11];
     const long long v19 = (long long)v18;
     const _Bool v20 = v17 > v16;
     const _Bool v21 = v17 == v16;
     const _Bool v22 = v19 < v12;
     const _Bool v23 = v21 & v22;
     const _Bool v24 = v20 | v23;
     const _Bool v25 = v17 != v17;
     const _Bool v26 = v16 != v16;
     const _Bool v27 = !v26;
     const _Bool v28 = v27 | v22;
     const _Bool v29 = v25 & v28;
     const _Bool v30 = v27 & v24;
     const _Bool v31 = v29 | v30;
     const float v32 = v31 ? v17 : v16;
     const long long v33 = v31 ? v19 : v12;
     lane5[k11] = v32;
     const long long v34 = (long long)v33;
     lane6[k11] = v34;
    }
   }
   const long long v35 = v8 * 64;
   const long long v36 = n2_size2 - v35;
#pragma omp simd
   for (long long k37 = 0; k37 < v36; ++k37) {
    const long long v38 = v35 + k37;
    const unsigned short v39 = b1_x_[i1 * n1_stride1 + v38];
    const unsigned int v40 = (unsigned int)v39;
    const unsigned int v41 = (unsigned int)(v40 << 16);
    const float v42 = core_bits_uint32_float32(v41);
    const float v43 = lane5[k37];
    const long long v44 = lane6[k37];
    const long long v45 = (long long)v44;
    const _Bool v46 = v43 > v42;
    const _Bool v47 = v43 == v42;
    const _Bool v48 = v45 < v38;
    const _Bool v49 = v47 & v48;
    const _Bool v50 = v46 | v49;
    const _Bool v51 = v43 != v43;
    const _Bool v52 = v42 != v42;
    const _Bool v53 = !v52;
    const _Bool v54 = v53 | v48;
    const _Bool v55 = v51 & v54;
    const _Bool v56 = v53 & v50;
    const _Bool v57 = v55 | v56;
    const float v58 = v57 ? v43 : v42;
    const long long v59 = v57 ? v45 : v38;
    lane5[k37] = v58;
    const long long v60 = (long long)v59;
    lane6[k37] = v60;
   }
#pragma omp simd
   for (long long k61 = 0; k61 < 32; ++k61) {
    const float v62 = lane5[k61];
    const long long v63 = lane6[k61];
    const long long v64 = (long long)v63;
    const long long v65 = k61 + 32;
    const float v66 = lane5[v65];
    const long long v67 = lane6[v65];
    const long long v68 = (long long)v67;
    const _Bool v69 = v62 > v66;
    const _Bool v70 = v62 == v66;
    const _Bool v71 = v64 < v68;
    const _Bool v72 = v70 & v71;
    const _Bool v73 = v69 | v72;
    const _Bool v74 = v62 != v62;
    const _Bool v75 = v66 != v66;
    const _Bool v76 = !v75;
    const _Bool v77 = v76 | v71;
    const _Bool v78 = v74 & v77;
    const _Bool v79 = v76 & v73;
    const _Bool v80 = v78 | v79;
    const float v81 = v80 ? v62 : v66;
    const long long v82 = v80 ? v64 : v68;
    lane5[k61] = v81;
    const long long v83 = (long long)v82;
    lane6[k61] = v83;
   }
#pragma omp simd
   for (long long k84 = 0; k84 < 16; ++k84) {
    const float v85 = lane5[k84];
    const long long v86 = lane6[k84];
    const long long v87 = (long long)v86;
    const long long v88 = k84 + 16;
    const float v89 = lane5[v88];
    const long long v90 = lane6[v88];
    const long long v91 = (long long)v90;
    const _Bool v92 = v85 > v89;
    const _Bool v93 = v85 == v89;
    const _Bool v94 = v87 < v91;
    const _Bool v95 = v93 & v94;
    const _Bool v96 = v92 | v95;
    const _Bool v97 = v85 != v85;
    const _Bool v98 = v89 != v89;
    const _Bool v99 = !v98;
    const _Bool v100 = v99 | v94;
    const _Bool v101 = v97 & v100;
    const _Bool v102 = v99 & v96;
    const _Bool v103 = v101 | v102;
    const float v104 = v103 ? v85 : v89;
    const long long v105 = v103 ? v87 : v91;
    lane5[k84] = v104;
    const long long v106 = (long long)v105;
    lane6[k84] = v106;
   }
#pragma omp simd
   for (long long k107 = 0; k107 < 8; ++k107) {
    const float v108 = lane5[k107];
    const long long v109 = lane6[k107];
    const long long v110 = (long long)v109;
    const long long v111 = k107 + 8;
    const float v112 = lane5[v111];
    const long long v113 = lane6[v111];
    const long long v114 = (long long)v113;
    const _Bool v115 = v108 > v112;
    const _Bool v116 = v108 == v112;
    const _Bool v117 = v110 < v114;
    const _Bool v118 = v116 & v117;
    const _Bool v119 = v115 | v118;
    const _Bool v120 = v108 != v108;
    const _Bool v121 = v112 != v112;
    const _Bool v122 = !v121;
    const _Bool v123 = v122 | v117;
    const _Bool v124 = v120 & v123;
    const _Bool v125 = v122 & v119;
    const _Bool v126 = v124 | v125;
    const float v127 = v126 ? v108 : v112;
    const long long v128 = v126 ? v110 : v114;
    lane5[k107] = v127;
    const long long v129 = (long long)v128;
    lane6[k107] = v129;
   }
   float v130 = (-__builtin_inff());
   long long v131 = 9223372036854775807ll;
   for (long long k132 = 0; k132 < 8; ++k132) {
    const float v133 = lane5[k132];
    const long long v134 = lane6[k132];
    const long long v135 = (long long)v134;
    const _Bool v136 = v130 > v133;
    const _Bool v137 = v130 == v133;
    const _Bool v138 = v131 < v135;
    const _Bool v139 = v137 & v138;
    const _Bool v140 = v136 | v139;
    const _Bool v141 = v130 != v130;
    const _Bool v142 = v133 != v133;
    const _Bool v143 = !v142;
    const _Bool v144 = v143 | v138;
    const _Bool v145 = v141 & v144;
    const _Bool v146 = v143 & v140;
    const _Bool v147 = v145 | v146;
    const float v148 = v147 ? v130 : v133;
    const long long v149 = v147 ? v131 : v135;
    const float next0 = v148;
    const long long next1 = v149;
    v130 = next0;
    v131 = next1;
   }
   v3 = v130;
   v4 = v131;
  } else {
   float v150 = (-__builtin_inff());
   long long v151 = 9223372036854775807ll;
   for (long long j152 = 0; j152 < n2_size2; ++j152) {
    const unsigned short v153 = b1_x_[i1 * n1_stride1 + j152];
    const unsigned int v154 = (unsigned int)v153;
    const unsigned int v155 = (unsigned int)(v154 << 16);
    const float v156 = core_bits_uint32_float32(v155);
    const _Bool v157 = v150 > v156;
    const _Bool v158 = v150 == v156;
    const _Bool v159 = v151 < j152;
    const _Bool v160 = v158 & v159;
    const _Bool v161 = v157 | v160;
    const _Bool v162 = v150 != v150;
    const _Bool v163 = v156 != v156;
    const _Bool v164 = !v163;
    const _Bool v165 = v164 | v159;
    const _Bool v166 = v162 & v165;
    const _Bool v167 = v164 & v161;
    const _Bool v168 = v166 | v167;
    const float v169 = v168 ? v150 : v156;
    const long long v170 = v168 ? v151 : j152;
    const float next0 = v169;
    const long long next1 = v170;
    v150 = next0;
    v151 = next1;
   }
   v3 = v150;
   v4 = v151;
  }
  const long long v171 = (long long)v4;
  b0_out0_[i1] = v171;
 }
}

static void argmin_0_813f441a078e(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_stride1 = (long long)scalars[1];
 const long long n2_size2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  const _Bool v2 = n2_size2 >= 64;
  float v3;
  long long v4;
  if (v2) {
   float lane5[64];
   long long lane6[64];
#pragma omp simd
   for (long long k7 = 0; k7 < 64; ++k7) {
    lane5[k7] = __builtin_inff();
    lane6[k7] = 9223372036854775807ll;
   }
   const long long v8 = core_floordiv_index(n2_size2, 64);
   for (long long k9 = 0; k9 < v8; ++k9) {
    const long long v10 = k9 * 64;
#pragma omp simd
    for (long long k11 = 0; k11 < 64; ++k11) {
     const long long v12 = v10 + k11;
     const unsigned short v13 = b1_x_[i1 * n1_stride1 + v12];
     const unsigned int v14 = (unsigned int)v13;
     const unsigned int v15 = (unsigned int)(v14 << 16);
     const float v16 = core_bits_uint32_float32(v15);
     const float v17 = lane5[k11];
     const long long v18 = lane6[k11];
     const long long v19 = (long long)v18;
     const _Bool v20 = v17 < v16;
     const _Bool v21 = v17 == v16;
     const _Bool v22 = v19 < v12;
     const _Bool v23 = v21 & v22;
     const _Bool v24 = v20 | v23;
     const _Bool v25 = v17 != v17;
     const _Bool v26 = v16 != v16;
     const _Bool v27 = !v26;
     const _Bool v28 = v27 | v22;
     const _Bool v29 = v25 & v28;
     const _Bool v30 = v27 & v24;
     const _Bool v31 = v29 | v30;
     const float v32 = v31 ? v17 : v16;
     const long long v33 = v31 ? v19 : v12;
     lane5[k11] = v32;
     const long long v34 = (long long)v33;
     lane6[k11] = v34;
    }
   }
   const long long v35 = v8 * 64;
   const long long v36 = n2_size2 - v35;
#pragma omp simd
   for (long long k37 = 0; k37 < v36; ++k37) {
    const long long v38 = v35 + k37;
    const unsigned short v39 = b1_x_[i1 * n1_stride1 + v38];
    const unsigned int v40 = (unsigned int)v39;
    const unsigned int v41 = (unsigned int)(v40 << 16);
    const float v42 = core_bits_uint32_float32(v41);
    const float v43 = lane5[k37];
    const long long v44 = lane6[k37];
    const long long v45 = (long long)v44;
    const _Bool v46 = v43 < v42;
    const _Bool v47 = v43 == v42;
    const _Bool v48 = v45 < v38;
    const _Bool v49 = v47 & v48;
    const _Bool v50 = v46 | v49;
    const _Bool v51 = v43 != v43;
    const _Bool v52 = v42 != v42;
    const _Bool v53 = !v52;
    const _Bool v54 = v53 | v48;
    const _Bool v55 = v51 & v54;
    const _Bool v56 = v53 & v50;
    const _Bool v57 = v55 | v56;
    const float v58 = v57 ? v43 : v42;
    const long long v59 = v57 ? v45 : v38;
    lane5[k37] = v58;
    const long long v60 = (long long)v59;
    lane6[k37] = v60;
   }
#pragma omp simd
   for (long long k61 = 0; k61 < 32; ++k61) {
    const float v62 = lane5[k61];
    const long long v63 = lane6[k61];
    const long long v64 = (long long)v63;
    const long long v65 = k61 + 32;
    const float v66 = lane5[v65];
    const long long v67 = lane6[v65];
    const long long v68 = (long long)v67;
    const _Bool v69 = v62 < v66;
    const _Bool v70 = v62 == v66;
    const _Bool v71 = v64 < v68;
    const _Bool v72 = v70 & v71;
    const _Bool v73 = v69 | v72;
    const _Bool v74 = v62 != v62;
    const _Bool v75 = v66 != v66;
    const _Bool v76 = !v75;
    const _Bool v77 = v76 | v71;
    const _Bool v78 = v74 & v77;
    const _Bool v79 = v76 & v73;
    const _Bool v80 = v78 | v79;
    const float v81 = v80 ? v62 : v66;
    const long long v82 = v80 ? v64 : v68;
    lane5[k61] = v81;
    const long long v83 = (long long)v82;
    lane6[k61] = v83;
   }
#pragma omp simd
   for (long long k84 = 0; k84 < 16; ++k84) {
    const float v85 = lane5[k84];
    const long long v86 = lane6[k84];
    const long long v87 = (long long)v86;
    const long long v88 = k84 + 16;
    const float v89 = lane5[v88];
    const long long v90 = lane6[v88];
    const long long v91 = (long long)v90;
    const _Bool v92 = v85 < v89;
    const _Bool v93 = v85 == v89;
    const _Bool v94 = v87 < v91;
    const _Bool v95 = v93 & v94;
    const _Bool v96 = v92 | v95;
    const _Bool v97 = v85 != v85;
    const _Bool v98 = v89 != v89;
    const _Bool v99 = !v98;
    const _Bool v100 = v99 | v94;
    const _Bool v101 = v97 & v100;
    const _Bool v102 = v99 & v96;
    const _Bool v103 = v101 | v102;
    const float v104 = v103 ? v85 : v89;
    const long long v105 = v103 ? v87 : v91;
    lane5[k84] = v104;
    const long long v106 = (long long)v105;
    lane6[k84] = v106;
   }
#pragma omp simd
   for (long long k107 = 0; k107 < 8; ++k107) {
    const float v108 = lane5[k107];
    const long long v109 = lane6[k107];
    const long long v110 = (long long)v109;
    const long long v111 = k107 + 8;
    const float v112 = lane5[v111];
    const long long v113 = lane6[v111];
    const long long v114 = (long long)v113;
    const _Bool v115 = v108 < v112;
    const _Bool v116 = v108 == v112;
    const _Bool v117 = v110 < v114;
    const _Bool v118 = v116 & v117;
    const _Bool v119 = v115 | v118;
    const _Bool v120 = v108 != v108;
    const _Bool v121 = v112 != v112;
    const _Bool v122 = !v121;
    const _Bool v123 = v122 | v117;
    const _Bool v124 = v120 & v123;
    const _Bool v125 = v122 & v119;
    const _Bool v126 = v124 | v125;
    const float v127 = v126 ? v108 : v112;
    const long long v128 = v126 ? v110 : v114;
    lane5[k107] = v127;
    const long long v129 = (long long)v128;
    lane6[k107] = v129;
   }
   float v130 = __builtin_inff();
   long long v131 = 9223372036854775807ll;
   for (long long k132 = 0; k132 < 8; ++k132) {
    const float v133 = lane5[k132];
    const long long v134 = lane6[k132];
    const long long v135 = (long long)v134;
    const _Bool v136 = v130 < v133;
    const _Bool v137 = v130 == v133;
    const _Bool v138 = v131 < v135;
    const _Bool v139 = v137 & v138;
    const _Bool v140 = v136 | v139;
    const _Bool v141 = v130 != v130;
    const _Bool v142 = v133 != v133;
    const _Bool v143 = !v142;
    const _Bool v144 = v143 | v138;
    const _Bool v145 = v141 & v144;
    const _Bool v146 = v143 & v140;
    const _Bool v147 = v145 | v146;
    const float v148 = v147 ? v130 : v133;
    const long long v149 = v147 ? v131 : v135;
    const float next0 = v148;
    const long long next1 = v149;
    v130 = next0;
    v131 = next1;
   }
   v3 = v130;
   v4 = v131;
  } else {
   float v150 = __builtin_inff();
   long long v151 = 9223372036854775807ll;
   for (long long j152 = 0; j152 < n2_size2; ++j152) {
    const unsigned short v153 = b1_x_[i1 * n1_stride1 + j152];
    const unsigned int v154 = (unsigned int)v153;
    const unsigned int v155 = (unsigned int)(v154 << 16);
    const float v156 = core_bits_uint32_float32(v155);
    const _Bool v157 = v150 < v156;
    const _Bool v158 = v150 == v156;
    const _Bool v159 = v151 < j152;
    const _Bool v160 = v158 & v159;
    const _Bool v161 = v157 | v160;
    const _Bool v162 = v150 != v150;
    const _Bool v163 = v156 != v156;
    const _Bool v164 = !v163;
    const _Bool v165 = v164 | v159;
    const _Bool v166 = v162 & v165;
    const _Bool v167 = v164 & v161;
    const _Bool v168 = v166 | v167;
    const float v169 = v168 ? v150 : v156;
    const long long v170 = v168 ? v151 : j152;
    const float next0 = v169;
    const long long next1 = v170;
    v150 = next0;
    v151 = next1;
   }
   v3 = v150;
   v4 = v151;
  }
  const long long v171 = (long long)v4;
  b0_out0_[i1] = v171;
 }
}

static void sum_0_f46820636edc(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 float *b2_part = (float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const long long v7 = v6 + 4095;
  const long long v8 = core_floordiv_index(v7, 4096);
  float lane9[64];
  float v10 = 0.0f;
  for (long long block11 = 0; block11 < v8; ++block11) {
   const long long v12 = block11 * 4096;
   const long long v13 = v6 - v12;
   const long long v14 = (v13 < 4096 ? v13 : 4096);
#pragma omp simd
   for (long long k15 = 0; k15 < 64; ++k15) {
    lane9[k15] = 0.0f;
   }
   const long long v16 = core_floordiv_index(v14, 64);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = k17 * 64;
    const long long v19 = v12 + v18;
#pragma omp simd
    for (long long k20 = 0; k20 < 64; ++k20) {
     const long long v21 = v19 + k20;
     const float v22 = lane9[k20];
     const long long v23 = v4 + v21;
     const unsigned short v24 = b1_x_[v23];
     const unsigned int v25 = (unsigned int)v24;
     const unsigned int v26 = v25 & 32767u;
     const unsigned int v27 = (unsigned int)(v26 << 13);
     const unsigned int v28 = v25 & 31744u;
     const unsigned int v29 = v27 + 947912704u;
     const float v30 = core_bits_uint32_float32(v29);
     const float v31 = v30 - 0x1.0000000000000p-14f;
     const _Bool v32 = v28 == 31744u;
     const unsigned int v33 = v32 ? 1879048192u : 939524096u;
     const unsigned int v34 = v27 + v33;
     const _Bool v35 = v28 == 0u;
     const unsigned int v36 = core_bits_float32_uint32(v31);
     const unsigned int v37 = v35 ? v36 : v34;
     const unsigned int v38 = v25 & 32768u;
     const unsigned int v39 = (unsigned int)(v38 << 16);
     const unsigned int v40 = v37 | v39;
     const float v41 = core_bits_uint32_float32(v40);
     const float v42 = v22 + v41;
     lane9[k20] = v42;
    }
   }
   const long long v43 = v16 * 64;
   const long long v44 = v14 - v43;
   const long long v45 = v12 + v43;
#pragma omp simd
   for (long long k46 = 0; k46 < v44; ++k46) {
    const long long v47 = v45 + k46;
    const float v48 = lane9[k46];
    const long long v49 = v4 + v47;
    const unsigned short v50 = b1_x_[v49];
    const unsigned int v51 = (unsigned int)v50;
    const unsigned int v52 = v51 & 32767u;
    const unsigned int v53 = (unsigned int)(v52 << 13);
    const unsigned int v54 = v51 & 31744u;
    const unsigned int v55 = v53 + 947912704u;
    const float v56 = core_bits_uint32_float32(v55);
    const float v57 = v56 - 0x1.0000000000000p-14f;
    const _Bool v58 = v54 == 31744u;
    const unsigned int v59 = v58 ? 1879048192u : 939524096u;
    const unsigned int v60 = v53 + v59;
    const _Bool v61 = v54 == 0u;
    const unsigned int v62 = core_bits_float32_uint32(v57);
    const unsigned int v63 = v61 ? v62 : v60;
    const unsigned int v64 = v51 & 32768u;
    const unsigned int v65 = (unsigned int)(v64 << 16);
    const unsigned int v66 = v63 | v65;
    const float v67 = core_bits_uint32_float32(v66);
    const float v68 = v48 + v67;
    lane9[k46] = v68;
   }
   float v69 = 0.0f;
#pragma omp simd reduction(+ : v69)
   for (long long k70 = 0; k70 < 64; ++k70) {
    const float v71 = lane9[k70];
    v69 = v69 + v71;
   }
   v10 = v10 + v69;
  }
  b2_part[p3] = v10;
 }
}
static void sum_1_f46820636edc(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const float *b2_part = (const float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const long long v3 = v2 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  float lane5[64];
  float v6 = 0.0f;
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = v2 - v8;
   const long long v10 = (v9 < 4096 ? v9 : 4096);
#pragma omp simd
   for (long long k11 = 0; k11 < 64; ++k11) {
    lane5[k11] = 0.0f;
   }
   const long long v12 = core_floordiv_index(v10, 64);
   for (long long k13 = 0; k13 < v12; ++k13) {
    const long long v14 = k13 * 64;
    const long long v15 = v8 + v14;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const float v18 = lane5[k16];
     const float v19 = b2_part[v17];
     const float v20 = v18 + v19;
     lane5[k16] = v20;
    }
   }
   const long long v21 = v12 * 64;
   const long long v22 = v10 - v21;
   const long long v23 = v8 + v21;
#pragma omp simd
   for (long long k24 = 0; k24 < v22; ++k24) {
    const long long v25 = v23 + k24;
    const float v26 = lane5[k24];
    const float v27 = b2_part[v25];
    const float v28 = v26 + v27;
    lane5[k24] = v28;
   }
   float v29 = 0.0f;
#pragma omp simd reduction(+ : v29)
   for (long long k30 = 0; k30 < 64; ++k30) {
    const float v31 = lane5[k30];
    v29 = v29 + v31;
   }
   v6 = v6 + v29;
  }
  const unsigned int v32 = core_bits_float32_uint32(v6);
  const unsigned int v33 = v32 & 2147483647u;
  const float v34 = core_bits_uint32_float32(v33);
  const float v35 = v34 + 0.5f;
  const unsigned int v36 = core_bits_float32_uint32(v35);
  const unsigned int v37 = v36 - 1056964608u;
  const unsigned int v38 = v33 + 3355447295u;
  const unsigned int v39 = (unsigned int)(v33 >> 13);
  const unsigned int v40 = v39 & 1u;
  const unsigned int v41 = v38 + v40;
  const unsigned int v42 = (unsigned int)(v41 >> 13);
  const _Bool v43 = v33 > 2139095040u;
  const unsigned int v44 = v43 ? 32256u : 31744u;
  const _Bool v45 = v33 < 947912704u;
  const unsigned int v46 = v45 ? v37 : v42;
  const _Bool v47 = v33 >= 1199570944u;
  const unsigned int v48 = v47 ? v44 : v46;
  const unsigned int v49 = (unsigned int)(v32 >> 16);
  const unsigned int v50 = v49 & 32768u;
  const unsigned int v51 = v48 | v50;
  const unsigned short v52 = (unsigned short)v51;
  const unsigned int v53 = (unsigned int)v52;
  const unsigned int v54 = v53 & 32767u;
  const unsigned int v55 = (unsigned int)(v54 << 13);
  const unsigned int v56 = v53 & 31744u;
  const unsigned int v57 = v55 + 947912704u;
  const float v58 = core_bits_uint32_float32(v57);
  const float v59 = v58 - 0x1.0000000000000p-14f;
  const _Bool v60 = v56 == 31744u;
  const unsigned int v61 = v60 ? 1879048192u : 939524096u;
  const unsigned int v62 = v55 + v61;
  const _Bool v63 = v56 == 0u;
  const unsigned int v64 = core_bits_float32_uint32(v59);
  const unsigned int v65 = v63 ? v64 : v62;
  const unsigned int v66 = v53 & 32768u;
  const unsigned int v67 = (unsigned int)(v66 << 16);
  const unsigned int v68 = v65 | v67;
  const unsigned int v69 = v68 & 2147483647u;
  const float v70 = core_bits_uint32_float32(v69);
  const float v71 = v70 + 0.5f;
  const unsigned int v72 = core_bits_float32_uint32(v71);
  const unsigned int v73 = v72 - 1056964608u;
  const unsigned int v74 = v69 + 3355447295u;
  const unsigned int v75 = (unsigned int)(v69 >> 13);
  const unsigned int v76 = v75 & 1u;
  const unsigned int v77 = v74 + v76;
  const unsigned int v78 = (unsigned int)(v77 >> 13);
  const _Bool v79 = v69 > 2139095040u;
  const unsigned int v80 = v79 ? 32256u : 31744u;
  const _Bool v81 = v69 < 947912704u;
  const unsigned int v82 = v81 ? v73 : v78;
  const _Bool v83 = v69 >= 1199570944u;
  const unsigned int v84 = v83 ? v80 : v82;
  const unsigned int v85 = (unsigned int)(v68 >> 16);
  const unsigned int v86 = v85 & 32768u;
  const unsigned int v87 = v84 | v86;
  const unsigned short v88 = (unsigned short)v87;
  b0_out0_[0] = v88;
 }
}

static void sum_0_4283b6bfa697(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  float column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = 0.0f;
  }
  float column9[256];
  const long long v10 = n0_size0 + 1023;
  const long long v11 = core_floordiv_index(v10, 1024);
  for (long long k12 = 0; k12 < v11; ++k12) {
   const long long v13 = k12 * 1024;
#pragma omp simd
   for (long long k14 = 0; k14 < v6; ++k14) {
    column9[k14] = 0.0f;
   }
   const long long v15 = n0_size0 - v13;
   const long long v16 = (v15 < 1024 ? v15 : 1024);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = v13 + k17;
#pragma omp simd
    for (long long k19 = 0; k19 < v6; ++k19) {
     const long long v20 = v4 + k19;
     const unsigned short v21 = b1_x_[v18 * n2_stride2 + v20];
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
     const float v39 = column9[k19];
     const float v40 = v39 + v38;
     column9[k19] = v40;
    }
   }
#pragma omp simd
   for (long long k41 = 0; k41 < v6; ++k41) {
    const float v42 = column7[k41];
    const float v43 = column9[k41];
    const float v44 = v42 + v43;
    column7[k41] = v44;
   }
  }
#pragma omp simd
  for (long long k45 = 0; k45 < v6; ++k45) {
   const long long v46 = v4 + k45;
   const float v47 = column7[k45];
   const unsigned int v48 = core_bits_float32_uint32(v47);
   const unsigned int v49 = v48 & 2147483647u;
   const float v50 = core_bits_uint32_float32(v49);
   const float v51 = v50 + 0.5f;
   const unsigned int v52 = core_bits_float32_uint32(v51);
   const unsigned int v53 = v52 - 1056964608u;
   const unsigned int v54 = v49 + 3355447295u;
   const unsigned int v55 = (unsigned int)(v49 >> 13);
   const unsigned int v56 = v55 & 1u;
   const unsigned int v57 = v54 + v56;
   const unsigned int v58 = (unsigned int)(v57 >> 13);
   const _Bool v59 = v49 > 2139095040u;
   const unsigned int v60 = v59 ? 32256u : 31744u;
   const _Bool v61 = v49 < 947912704u;
   const unsigned int v62 = v61 ? v53 : v58;
   const _Bool v63 = v49 >= 1199570944u;
   const unsigned int v64 = v63 ? v60 : v62;
   const unsigned int v65 = (unsigned int)(v48 >> 16);
   const unsigned int v66 = v65 & 32768u;
   const unsigned int v67 = v64 | v66;
   const unsigned short v68 = (unsigned short)v67;
   const unsigned int v69 = (unsigned int)v68;
   const unsigned int v70 = v69 & 32767u;
   const unsigned int v71 = (unsigned int)(v70 << 13);
   const unsigned int v72 = v69 & 31744u;
   const unsigned int v73 = v71 + 947912704u;
   const float v74 = core_bits_uint32_float32(v73);
   const float v75 = v74 - 0x1.0000000000000p-14f;
   const _Bool v76 = v72 == 31744u;
   const unsigned int v77 = v76 ? 1879048192u : 939524096u;
   const unsigned int v78 = v71 + v77;
   const _Bool v79 = v72 == 0u;
   const unsigned int v80 = core_bits_float32_uint32(v75);
   const unsigned int v81 = v79 ? v80 : v78;
   const unsigned int v82 = v69 & 32768u;
   const unsigned int v83 = (unsigned int)(v82 << 16);
   const unsigned int v84 = v81 | v83;
   const unsigned int v85 = v84 & 2147483647u;
   const float v86 = core_bits_uint32_float32(v85);
   const float v87 = v86 + 0.5f;
   const unsigned int v88 = core_bits_float32_uint32(v87);
   const unsigned int v89 = v88 - 1056964608u;
   const unsigned int v90 = v85 + 3355447295u;
   const unsigned int v91 = (unsigned int)(v85 >> 13);
   const unsigned int v92 = v91 & 1u;
   const unsigned int v93 = v90 + v92;
   const unsigned int v94 = (unsigned int)(v93 >> 13);
   const _Bool v95 = v85 > 2139095040u;
   const unsigned int v96 = v95 ? 32256u : 31744u;
   const _Bool v97 = v85 < 947912704u;
   const unsigned int v98 = v97 ? v89 : v94;
   const _Bool v99 = v85 >= 1199570944u;
   const unsigned int v100 = v99 ? v96 : v98;
   const unsigned int v101 = (unsigned int)(v84 >> 16);
   const unsigned int v102 = v101 & 32768u;
   const unsigned int v103 = v100 | v102;
   const unsigned short v104 = (unsigned short)v103;
   b0_out0_[v46] = v104;
  }
 }
}

static void sum_0_ae74b9ae5a78(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 const long long n4_stride4 = (long long)scalars[4];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  float column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = 0.0f;
  }
  float column9[256];
  const long long v10 = n0_size0 + 1023;
  const long long v11 = core_floordiv_index(v10, 1024);
  for (long long k12 = 0; k12 < v11; ++k12) {
   const long long v13 = k12 * 1024;
#pragma omp simd
   for (long long k14 = 0; k14 < v6; ++k14) {
    column9[k14] = 0.0f;
   }
   const long long v15 = n0_size0 - v13;
   const long long v16 = (v15 < 1024 ? v15 : 1024);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = v13 + k17;
#pragma omp simd
    for (long long k19 = 0; k19 < v6; ++k19) {
     const long long v20 = v4 + k19;
     const unsigned short v21 = b1_x_[v18 * n4_stride4 + v20];
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
     const float v39 = column9[k19];
     const float v40 = v39 + v38;
     column9[k19] = v40;
    }
   }
#pragma omp simd
   for (long long k41 = 0; k41 < v6; ++k41) {
    const float v42 = column7[k41];
    const float v43 = column9[k41];
    const float v44 = v42 + v43;
    column7[k41] = v44;
   }
  }
#pragma omp simd
  for (long long k45 = 0; k45 < v6; ++k45) {
   const long long v46 = v4 + k45;
   const float v47 = column7[k45];
   const unsigned int v48 = core_bits_float32_uint32(v47);
   const unsigned int v49 = v48 & 2147483647u;
   const float v50 = core_bits_uint32_float32(v49);
   const float v51 = v50 + 0.5f;
   const unsigned int v52 = core_bits_float32_uint32(v51);
   const unsigned int v53 = v52 - 1056964608u;
   const unsigned int v54 = v49 + 3355447295u;
   const unsigned int v55 = (unsigned int)(v49 >> 13);
   const unsigned int v56 = v55 & 1u;
   const unsigned int v57 = v54 + v56;
   const unsigned int v58 = (unsigned int)(v57 >> 13);
   const _Bool v59 = v49 > 2139095040u;
   const unsigned int v60 = v59 ? 32256u : 31744u;
   const _Bool v61 = v49 < 947912704u;
   const unsigned int v62 = v61 ? v53 : v58;
   const _Bool v63 = v49 >= 1199570944u;
   const unsigned int v64 = v63 ? v60 : v62;
   const unsigned int v65 = (unsigned int)(v48 >> 16);
   const unsigned int v66 = v65 & 32768u;
   const unsigned int v67 = v64 | v66;
   const unsigned short v68 = (unsigned short)v67;
   const unsigned int v69 = (unsigned int)v68;
   const unsigned int v70 = v69 & 32767u;
   const unsigned int v71 = (unsigned int)(v70 << 13);
   const unsigned int v72 = v69 & 31744u;
   const unsigned int v73 = v71 + 947912704u;
   const float v74 = core_bits_uint32_float32(v73);
   const float v75 = v74 - 0x1.0000000000000p-14f;
   const _Bool v76 = v72 == 31744u;
   const unsigned int v77 = v76 ? 1879048192u : 939524096u;
   const unsigned int v78 = v71 + v77;
   const _Bool v79 = v72 == 0u;
   const unsigned int v80 = core_bits_float32_uint32(v75);
   const unsigned int v81 = v79 ? v80 : v78;
   const unsigned int v82 = v69 & 32768u;
   const unsigned int v83 = (unsigned int)(v82 << 16);
   const unsigned int v84 = v81 | v83;
   const unsigned int v85 = v84 & 2147483647u;
   const float v86 = core_bits_uint32_float32(v85);
   const float v87 = v86 + 0.5f;
   const unsigned int v88 = core_bits_float32_uint32(v87);
   const unsigned int v89 = v88 - 1056964608u;
   const unsigned int v90 = v85 + 3355447295u;
   const unsigned int v91 = (unsigned int)(v85 >> 13);
   const unsigned int v92 = v91 & 1u;
   const unsigned int v93 = v90 + v92;
   const unsigned int v94 = (unsigned int)(v93 >> 13);
   const _Bool v95 = v85 > 2139095040u;
   const unsigned int v96 = v95 ? 32256u : 31744u;
   const _Bool v97 = v85 < 947912704u;
   const unsigned int v98 = v97 ? v89 : v94;
   const _Bool v99 = v85 >= 1199570944u;
   const unsigned int v100 = v99 ? v96 : v98;
   const unsigned int v101 = (unsigned int)(v84 >> 16);
   const unsigned int v102 = v101 & 32768u;
   const unsigned int v103 = v100 | v102;
   const unsigned short v104 = (unsigned short)v103;
   b0_out0_[v46] = v104;
  }
 }
}

static void sum_0_300778f2ec33(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  float lane4[64];
  float v5 = 0.0f;
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    lane4[k10] = 0.0f;
   }
   const long long v11 = core_floordiv_index(v9, 64);
   for (long long k12 = 0; k12 < v11; ++k12) {
    const long long v13 = k12 * 64;
    const long long v14 = v7 + v13;
#pragma omp simd
    for (long long k15 = 0; k15 < 64; ++k15) {
     const long long v16 = v14 + k15;
     const float v17 = lane4[k15];
     const unsigned short v18 = b1_x_[i1 * n2_stride2 + v16];
     const unsigned int v19 = (unsigned int)v18;
     const unsigned int v20 = v19 & 32767u;
     const unsigned int v21 = (unsigned int)(v20 << 13);
     const unsigned int v22 = v19 & 31744u;
     const unsigned int v23 = v21 + 947912704u;
     const float v24 = core_bits_uint32_float32(v23);
     const float v25 = v24 - 0x1.0000000000000p-14f;
     const _Bool v26 = v22 == 31744u;
     const unsigned int v27 = v26 ? 1879048192u : 939524096u;
     const unsigned int v28 = v21 + v27;
     const _Bool v29 = v22 == 0u;
     const unsigned int v30 = core_bits_float32_uint32(v25);
     const unsigned int v31 = v29 ? v30 : v28;
     const unsigned int v32 = v19 & 32768u;
     const unsigned int v33 = (unsigned int)(v32 << 16);
     const unsigned int v34 = v31 | v33;
     const float v35 = core_bits_uint32_float32(v34);
     const float v36 = v17 + v35;
     lane4[k15] = v36;
    }
   }
   const long long v37 = v11 * 64;
   const long long v38 = v9 - v37;
   const long long v39 = v7 + v37;
#pragma omp simd
   for (long long k40 = 0; k40 < v38; ++k40) {
    const long long v41 = v39 + k40;
    const float v42 = lane4[k40];
    const unsigned short v43 = b1_x_[i1 * n2_stride2 + v41];
    const unsigned int v44 = (unsigned int)v43;
    const unsigned int v45 = v44 & 32767u;
    const unsigned int v46 = (unsigned int)(v45 << 13);
    const unsigned int v47 = v44 & 31744u;
    const unsigned int v48 = v46 + 947912704u;
    const float v49 = core_bits_uint32_float32(v48);
    const float v50 = v49 - 0x1.0000000000000p-14f;
    const _Bool v51 = v47 == 31744u;
    const unsigned int v52 = v51 ? 1879048192u : 939524096u;
    const unsigned int v53 = v46 + v52;
    const _Bool v54 = v47 == 0u;
    const unsigned int v55 = core_bits_float32_uint32(v50);
    const unsigned int v56 = v54 ? v55 : v53;
    const unsigned int v57 = v44 & 32768u;
    const unsigned int v58 = (unsigned int)(v57 << 16);
    const unsigned int v59 = v56 | v58;
    const float v60 = core_bits_uint32_float32(v59);
    const float v61 = v42 + v60;
    lane4[k40] = v61;
   }
   float v62 = 0.0f;
#pragma omp simd reduction(+ : v62)
   for (long long k63 = 0; k63 < 64; ++k63) {
    const float v64 = lane4[k63];
    v62 = v62 + v64;
   }
   v5 = v5 + v62;
  }
  const unsigned int v65 = core_bits_float32_uint32(v5);
  const unsigned int v66 = v65 & 2147483647u;
  const float v67 = core_bits_uint32_float32(v66);
  const float v68 = v67 + 0.5f;
  const unsigned int v69 = core_bits_float32_uint32(v68);
  const unsigned int v70 = v69 - 1056964608u;
  const unsigned int v71 = v66 + 3355447295u;
  const unsigned int v72 = (unsigned int)(v66 >> 13);
  const unsigned int v73 = v72 & 1u;
  const unsigned int v74 = v71 + v73;
  const unsigned int v75 = (unsigned int)(v74 >> 13);
  const _Bool v76 = v66 > 2139095040u;
  const unsigned int v77 = v76 ? 32256u : 31744u;
  const _Bool v78 = v66 < 947912704u;
  const unsigned int v79 = v78 ? v70 : v75;
  const _Bool v80 = v66 >= 1199570944u;
  const unsigned int v81 = v80 ? v77 : v79;
  const unsigned int v82 = (unsigned int)(v65 >> 16);
  const unsigned int v83 = v82 & 32768u;
  const unsigned int v84 = v81 | v83;
  const unsigned short v85 = (unsigned short)v84;
  const unsigned int v86 = (unsigned int)v85;
  const unsigned int v87 = v86 & 32767u;
  const unsigned int v88 = (unsigned int)(v87 << 13);
  const unsigned int v89 = v86 & 31744u;
  const unsigned int v90 = v88 + 947912704u;
  const float v91 = core_bits_uint32_float32(v90);
  const float v92 = v91 - 0x1.0000000000000p-14f;
  const _Bool v93 = v89 == 31744u;
  const unsigned int v94 = v93 ? 1879048192u : 939524096u;
  const unsigned int v95 = v88 + v94;
  const _Bool v96 = v89 == 0u;
  const unsigned int v97 = core_bits_float32_uint32(v92);
  const unsigned int v98 = v96 ? v97 : v95;
  const unsigned int v99 = v86 & 32768u;
  const unsigned int v100 = (unsigned int)(v99 << 16);
  const unsigned int v101 = v98 | v100;
  const unsigned int v102 = v101 & 2147483647u;
  const float v103 = core_bits_uint32_float32(v102);
  const float v104 = v103 + 0.5f;
  const unsigned int v105 = core_bits_float32_uint32(v104);
  const unsigned int v106 = v105 - 1056964608u;
  const unsigned int v107 = v102 + 3355447295u;
  const unsigned int v108 = (unsigned int)(v102 >> 13);
  const unsigned int v109 = v108 & 1u;
  const unsigned int v110 = v107 + v109;
  const unsigned int v111 = (unsigned int)(v110 >> 13);
  const _Bool v112 = v102 > 2139095040u;
  const unsigned int v113 = v112 ? 32256u : 31744u;
  const _Bool v114 = v102 < 947912704u;
  const unsigned int v115 = v114 ? v106 : v111;
  const _Bool v116 = v102 >= 1199570944u;
  const unsigned int v117 = v116 ? v113 : v115;
  const unsigned int v118 = (unsigned int)(v101 >> 16);
  const unsigned int v119 = v118 & 32768u;
  const unsigned int v120 = v117 | v119;
  const unsigned short v121 = (unsigned short)v120;
  b0_out0_[i1] = v121;
 }
}

static void sum_0_a42b0cbb74e1(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  float lane4[64];
  float v5 = 0.0f;
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    lane4[k10] = 0.0f;
   }
   const long long v11 = core_floordiv_index(v9, 64);
   for (long long k12 = 0; k12 < v11; ++k12) {
    const long long v13 = k12 * 64;
    const long long v14 = v7 + v13;
#pragma omp simd
    for (long long k15 = 0; k15 < 64; ++k15) {
     const long long v16 = v14 + k15;
     const float v17 = lane4[k15];
     const unsigned short v18 = b1_x_[i1 * n3_stride3 + v16];
     const unsigned int v19 = (unsigned int)v18;
     const unsigned int v20 = v19 & 32767u;
     const unsigned int v21 = (unsigned int)(v20 << 13);
     const unsigned int v22 = v19 & 31744u;
     const unsigned int v23 = v21 + 947912704u;
     const float v24 = core_bits_uint32_float32(v23);
     const float v25 = v24 - 0x1.0000000000000p-14f;
     const _Bool v26 = v22 == 31744u;
     const unsigned int v27 = v26 ? 1879048192u : 939524096u;
     const unsigned int v28 = v21 + v27;
     const _Bool v29 = v22 == 0u;
     const unsigned int v30 = core_bits_float32_uint32(v25);
     const unsigned int v31 = v29 ? v30 : v28;
     const unsigned int v32 = v19 & 32768u;
     const unsigned int v33 = (unsigned int)(v32 << 16);
     const unsigned int v34 = v31 | v33;
     const float v35 = core_bits_uint32_float32(v34);
     const float v36 = v17 + v35;
     lane4[k15] = v36;
    }
   }
   const long long v37 = v11 * 64;
   const long long v38 = v9 - v37;
   const long long v39 = v7 + v37;
#pragma omp simd
   for (long long k40 = 0; k40 < v38; ++k40) {
    const long long v41 = v39 + k40;
    const float v42 = lane4[k40];
    const unsigned short v43 = b1_x_[i1 * n3_stride3 + v41];
    const unsigned int v44 = (unsigned int)v43;
    const unsigned int v45 = v44 & 32767u;
    const unsigned int v46 = (unsigned int)(v45 << 13);
    const unsigned int v47 = v44 & 31744u;
    const unsigned int v48 = v46 + 947912704u;
    const float v49 = core_bits_uint32_float32(v48);
    const float v50 = v49 - 0x1.0000000000000p-14f;
    const _Bool v51 = v47 == 31744u;
    const unsigned int v52 = v51 ? 1879048192u : 939524096u;
    const unsigned int v53 = v46 + v52;
    const _Bool v54 = v47 == 0u;
    const unsigned int v55 = core_bits_float32_uint32(v50);
    const unsigned int v56 = v54 ? v55 : v53;
    const unsigned int v57 = v44 & 32768u;
    const unsigned int v58 = (unsigned int)(v57 << 16);
    const unsigned int v59 = v56 | v58;
    const float v60 = core_bits_uint32_float32(v59);
    const float v61 = v42 + v60;
    lane4[k40] = v61;
   }
   float v62 = 0.0f;
#pragma omp simd reduction(+ : v62)
   for (long long k63 = 0; k63 < 64; ++k63) {
    const float v64 = lane4[k63];
    v62 = v62 + v64;
   }
   v5 = v5 + v62;
  }
  const unsigned int v65 = core_bits_float32_uint32(v5);
  const unsigned int v66 = v65 & 2147483647u;
  const float v67 = core_bits_uint32_float32(v66);
  const float v68 = v67 + 0.5f;
  const unsigned int v69 = core_bits_float32_uint32(v68);
  const unsigned int v70 = v69 - 1056964608u;
  const unsigned int v71 = v66 + 3355447295u;
  const unsigned int v72 = (unsigned int)(v66 >> 13);
  const unsigned int v73 = v72 & 1u;
  const unsigned int v74 = v71 + v73;
  const unsigned int v75 = (unsigned int)(v74 >> 13);
  const _Bool v76 = v66 > 2139095040u;
  const unsigned int v77 = v76 ? 32256u : 31744u;
  const _Bool v78 = v66 < 947912704u;
  const unsigned int v79 = v78 ? v70 : v75;
  const _Bool v80 = v66 >= 1199570944u;
  const unsigned int v81 = v80 ? v77 : v79;
  const unsigned int v82 = (unsigned int)(v65 >> 16);
  const unsigned int v83 = v82 & 32768u;
  const unsigned int v84 = v81 | v83;
  const unsigned short v85 = (unsigned short)v84;
  const unsigned int v86 = (unsigned int)v85;
  const unsigned int v87 = v86 & 32767u;
  const unsigned int v88 = (unsigned int)(v87 << 13);
  const unsigned int v89 = v86 & 31744u;
  const unsigned int v90 = v88 + 947912704u;
  const float v91 = core_bits_uint32_float32(v90);
  const float v92 = v91 - 0x1.0000000000000p-14f;
  const _Bool v93 = v89 == 31744u;
  const unsigned int v94 = v93 ? 1879048192u : 939524096u;
  const unsigned int v95 = v88 + v94;
  const _Bool v96 = v89 == 0u;
  const unsigned int v97 = core_bits_float32_uint32(v92);
  const unsigned int v98 = v96 ? v97 : v95;
  const unsigned int v99 = v86 & 32768u;
  const unsigned int v100 = (unsigned int)(v99 << 16);
  const unsigned int v101 = v98 | v100;
  const unsigned int v102 = v101 & 2147483647u;
  const float v103 = core_bits_uint32_float32(v102);
  const float v104 = v103 + 0.5f;
  const unsigned int v105 = core_bits_float32_uint32(v104);
  const unsigned int v106 = v105 - 1056964608u;
  const unsigned int v107 = v102 + 3355447295u;
  const unsigned int v108 = (unsigned int)(v102 >> 13);
  const unsigned int v109 = v108 & 1u;
  const unsigned int v110 = v107 + v109;
  const unsigned int v111 = (unsigned int)(v110 >> 13);
  const _Bool v112 = v102 > 2139095040u;
  const unsigned int v113 = v112 ? 32256u : 31744u;
  const _Bool v114 = v102 < 947912704u;
  const unsigned int v115 = v114 ? v106 : v111;
  const _Bool v116 = v102 >= 1199570944u;
  const unsigned int v117 = v116 ? v113 : v115;
  const unsigned int v118 = (unsigned int)(v101 >> 16);
  const unsigned int v119 = v118 & 32768u;
  const unsigned int v120 = v117 | v119;
  const unsigned short v121 = (unsigned short)v120;
  b0_out0_[i1] = v121;
 }
}

static void mean_0_222461071cf9(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 float *b2_part = (float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const long long v7 = v6 + 4095;
  const long long v8 = core_floordiv_index(v7, 4096);
  float lane9[64];
  float v10 = 0.0f;
  for (long long block11 = 0; block11 < v8; ++block11) {
   const long long v12 = block11 * 4096;
   const long long v13 = v6 - v12;
   const long long v14 = (v13 < 4096 ? v13 : 4096);
#pragma omp simd
   for (long long k15 = 0; k15 < 64; ++k15) {
    lane9[k15] = 0.0f;
   }
   const long long v16 = core_floordiv_index(v14, 64);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = k17 * 64;
    const long long v19 = v12 + v18;
#pragma omp simd
    for (long long k20 = 0; k20 < 64; ++k20) {
     const long long v21 = v19 + k20;
     const float v22 = lane9[k20];
     const long long v23 = v4 + v21;
     const unsigned short v24 = b1_x_[v23];
     const unsigned int v25 = (unsigned int)v24;
     const unsigned int v26 = v25 & 32767u;
     const unsigned int v27 = (unsigned int)(v26 << 13);
     const unsigned int v28 = v25 & 31744u;
     const unsigned int v29 = v27 + 947912704u;
     const float v30 = core_bits_uint32_float32(v29);
     const float v31 = v30 - 0x1.0000000000000p-14f;
     const _Bool v32 = v28 == 31744u;
     const unsigned int v33 = v32 ? 1879048192u : 939524096u;
     const unsigned int v34 = v27 + v33;
     const _Bool v35 = v28 == 0u;
     const unsigned int v36 = core_bits_float32_uint32(v31);
     const unsigned int v37 = v35 ? v36 : v34;
     const unsigned int v38 = v25 & 32768u;
     const unsigned int v39 = (unsigned int)(v38 << 16);
     const unsigned int v40 = v37 | v39;
     const float v41 = core_bits_uint32_float32(v40);
     const float v42 = v22 + v41;
     lane9[k20] = v42;
    }
   }
   const long long v43 = v16 * 64;
   const long long v44 = v14 - v43;
   const long long v45 = v12 + v43;
#pragma omp simd
   for (long long k46 = 0; k46 < v44; ++k46) {
    const long long v47 = v45 + k46;
    const float v48 = lane9[k46];
    const long long v49 = v4 + v47;
    const unsigned short v50 = b1_x_[v49];
    const unsigned int v51 = (unsigned int)v50;
    const unsigned int v52 = v51 & 32767u;
    const unsigned int v53 = (unsigned int)(v52 << 13);
    const unsigned int v54 = v51 & 31744u;
    const unsigned int v55 = v53 + 947912704u;
    const float v56 = core_bits_uint32_float32(v55);
    const float v57 = v56 - 0x1.0000000000000p-14f;
    const _Bool v58 = v54 == 31744u;
    const unsigned int v59 = v58 ? 1879048192u : 939524096u;
    const unsigned int v60 = v53 + v59;
    const _Bool v61 = v54 == 0u;
    const unsigned int v62 = core_bits_float32_uint32(v57);
    const unsigned int v63 = v61 ? v62 : v60;
    const unsigned int v64 = v51 & 32768u;
    const unsigned int v65 = (unsigned int)(v64 << 16);
    const unsigned int v66 = v63 | v65;
    const float v67 = core_bits_uint32_float32(v66);
    const float v68 = v48 + v67;
    lane9[k46] = v68;
   }
   float v69 = 0.0f;
#pragma omp simd reduction(+ : v69)
   for (long long k70 = 0; k70 < 64; ++k70) {
    const float v71 = lane9[k70];
    v69 = v69 + v71;
   }
   v10 = v10 + v69;
  }
  b2_part[p3] = v10;
 }
}
static void mean_1_222461071cf9(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const float *b2_part = (const float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_size2 = (long long)scalars[2];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const long long v3 = v2 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  float lane5[64];
  float v6 = 0.0f;
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = v2 - v8;
   const long long v10 = (v9 < 4096 ? v9 : 4096);
#pragma omp simd
   for (long long k11 = 0; k11 < 64; ++k11) {
    lane5[k11] = 0.0f;
   }
   const long long v12 = core_floordiv_index(v10, 64);
   for (long long k13 = 0; k13 < v12; ++k13) {
    const long long v14 = k13 * 64;
    const long long v15 = v8 + v14;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const float v18 = lane5[k16];
     const float v19 = b2_part[v17];
     const float v20 = v18 + v19;
     lane5[k16] = v20;
    }
   }
   const long long v21 = v12 * 64;
   const long long v22 = v10 - v21;
   const long long v23 = v8 + v21;
#pragma omp simd
   for (long long k24 = 0; k24 < v22; ++k24) {
    const long long v25 = v23 + k24;
    const float v26 = lane5[k24];
    const float v27 = b2_part[v25];
    const float v28 = v26 + v27;
    lane5[k24] = v28;
   }
   float v29 = 0.0f;
#pragma omp simd reduction(+ : v29)
   for (long long k30 = 0; k30 < 64; ++k30) {
    const float v31 = lane5[k30];
    v29 = v29 + v31;
   }
   v6 = v6 + v29;
  }
  const long long v32 = n1_size1 * n2_size2;
  const float v33 = (float)v32;
  const float v34 = v6 / v33;
  const unsigned int v35 = core_bits_float32_uint32(v34);
  const unsigned int v36 = v35 & 2147483647u;
  const float v37 = core_bits_uint32_float32(v36);
  const float v38 = v37 + 0.5f;
  const unsigned int v39 = core_bits_float32_uint32(v38);
  const unsigned int v40 = v39 - 1056964608u;
  const unsigned int v41 = v36 + 3355447295u;
  const unsigned int v42 = (unsigned int)(v36 >> 13);
  const unsigned int v43 = v42 & 1u;
  const unsigned int v44 = v41 + v43;
  const unsigned int v45 = (unsigned int)(v44 >> 13);
  const _Bool v46 = v36 > 2139095040u;
  const unsigned int v47 = v46 ? 32256u : 31744u;
  const _Bool v48 = v36 < 947912704u;
  const unsigned int v49 = v48 ? v40 : v45;
  const _Bool v50 = v36 >= 1199570944u;
  const unsigned int v51 = v50 ? v47 : v49;
  const unsigned int v52 = (unsigned int)(v35 >> 16);
  const unsigned int v53 = v52 & 32768u;
  const unsigned int v54 = v51 | v53;
  const unsigned short v55 = (unsigned short)v54;
  const unsigned int v56 = (unsigned int)v55;
  const unsigned int v57 = v56 & 32767u;
  const unsigned int v58 = (unsigned int)(v57 << 13);
  const unsigned int v59 = v56 & 31744u;
  const unsigned int v60 = v58 + 947912704u;
  const float v61 = core_bits_uint32_float32(v60);
  const float v62 = v61 - 0x1.0000000000000p-14f;
  const _Bool v63 = v59 == 31744u;
  const unsigned int v64 = v63 ? 1879048192u : 939524096u;
  const unsigned int v65 = v58 + v64;
  const _Bool v66 = v59 == 0u;
  const unsigned int v67 = core_bits_float32_uint32(v62);
  const unsigned int v68 = v66 ? v67 : v65;
  const unsigned int v69 = v56 & 32768u;
  const unsigned int v70 = (unsigned int)(v69 << 16);
  const unsigned int v71 = v68 | v70;
  const unsigned int v72 = v71 & 2147483647u;
  const float v73 = core_bits_uint32_float32(v72);
  const float v74 = v73 + 0.5f;
  const unsigned int v75 = core_bits_float32_uint32(v74);
  const unsigned int v76 = v75 - 1056964608u;
  const unsigned int v77 = v72 + 3355447295u;
  const unsigned int v78 = (unsigned int)(v72 >> 13);
  const unsigned int v79 = v78 & 1u;
  const unsigned int v80 = v77 + v79;
  const unsigned int v81 = (unsigned int)(v80 >> 13);
  const _Bool v82 = v72 > 2139095040u;
  const unsigned int v83 = v82 ? 32256u : 31744u;
  const _Bool v84 = v72 < 947912704u;
  const unsigned int v85 = v84 ? v76 : v81;
  const _Bool v86 = v72 >= 1199570944u;
  const unsigned int v87 = v86 ? v83 : v85;
  const unsigned int v88 = (unsigned int)(v71 >> 16);
  const unsigned int v89 = v88 & 32768u;
  const unsigned int v90 = v87 | v89;
  const unsigned short v91 = (unsigned short)v90;
  b0_out0_[0] = v91;
 }
}

static void mean_0_8ed151cf37d9(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 float *b2_part = (float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const long long v7 = v6 + 4095;
  const long long v8 = core_floordiv_index(v7, 4096);
  float lane9[64];
  float v10 = 0.0f;
  for (long long block11 = 0; block11 < v8; ++block11) {
   const long long v12 = block11 * 4096;
   const long long v13 = v6 - v12;
   const long long v14 = (v13 < 4096 ? v13 : 4096);
#pragma omp simd
   for (long long k15 = 0; k15 < 64; ++k15) {
    lane9[k15] = 0.0f;
   }
   const long long v16 = core_floordiv_index(v14, 64);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = k17 * 64;
    const long long v19 = v12 + v18;
#pragma omp simd
    for (long long k20 = 0; k20 < 64; ++k20) {
     const long long v21 = v19 + k20;
     const float v22 = lane9[k20];
     const long long v23 = v4 + v21;
     const unsigned short v24 = b1_x_[v23];
     const unsigned int v25 = (unsigned int)v24;
     const unsigned int v26 = v25 & 32767u;
     const unsigned int v27 = (unsigned int)(v26 << 13);
     const unsigned int v28 = v25 & 31744u;
     const unsigned int v29 = v27 + 947912704u;
     const float v30 = core_bits_uint32_float32(v29);
     const float v31 = v30 - 0x1.0000000000000p-14f;
     const _Bool v32 = v28 == 31744u;
     const unsigned int v33 = v32 ? 1879048192u : 939524096u;
     const unsigned int v34 = v27 + v33;
     const _Bool v35 = v28 == 0u;
     const unsigned int v36 = core_bits_float32_uint32(v31);
     const unsigned int v37 = v35 ? v36 : v34;
     const unsigned int v38 = v25 & 32768u;
     const unsigned int v39 = (unsigned int)(v38 << 16);
     const unsigned int v40 = v37 | v39;
     const float v41 = core_bits_uint32_float32(v40);
     const float v42 = v22 + v41;
     lane9[k20] = v42;
    }
   }
   const long long v43 = v16 * 64;
   const long long v44 = v14 - v43;
   const long long v45 = v12 + v43;
#pragma omp simd
   for (long long k46 = 0; k46 < v44; ++k46) {
    const long long v47 = v45 + k46;
    const float v48 = lane9[k46];
    const long long v49 = v4 + v47;
    const unsigned short v50 = b1_x_[v49];
    const unsigned int v51 = (unsigned int)v50;
    const unsigned int v52 = v51 & 32767u;
    const unsigned int v53 = (unsigned int)(v52 << 13);
    const unsigned int v54 = v51 & 31744u;
    const unsigned int v55 = v53 + 947912704u;
    const float v56 = core_bits_uint32_float32(v55);
    const float v57 = v56 - 0x1.0000000000000p-14f;
    const _Bool v58 = v54 == 31744u;
    const unsigned int v59 = v58 ? 1879048192u : 939524096u;
    const unsigned int v60 = v53 + v59;
    const _Bool v61 = v54 == 0u;
    const unsigned int v62 = core_bits_float32_uint32(v57);
    const unsigned int v63 = v61 ? v62 : v60;
    const unsigned int v64 = v51 & 32768u;
    const unsigned int v65 = (unsigned int)(v64 << 16);
    const unsigned int v66 = v63 | v65;
    const float v67 = core_bits_uint32_float32(v66);
    const float v68 = v48 + v67;
    lane9[k46] = v68;
   }
   float v69 = 0.0f;
#pragma omp simd reduction(+ : v69)
   for (long long k70 = 0; k70 < 64; ++k70) {
    const float v71 = lane9[k70];
    v69 = v69 + v71;
   }
   v10 = v10 + v69;
  }
  b2_part[p3] = v10;
 }
}
static void mean_1_8ed151cf37d9(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const float *b2_part = (const float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long n3_size3 = (long long)scalars[3];
 const long long n4_size4 = (long long)scalars[4];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const long long v3 = v2 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  float lane5[64];
  float v6 = 0.0f;
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = v2 - v8;
   const long long v10 = (v9 < 4096 ? v9 : 4096);
#pragma omp simd
   for (long long k11 = 0; k11 < 64; ++k11) {
    lane5[k11] = 0.0f;
   }
   const long long v12 = core_floordiv_index(v10, 64);
   for (long long k13 = 0; k13 < v12; ++k13) {
    const long long v14 = k13 * 64;
    const long long v15 = v8 + v14;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const float v18 = lane5[k16];
     const float v19 = b2_part[v17];
     const float v20 = v18 + v19;
     lane5[k16] = v20;
    }
   }
   const long long v21 = v12 * 64;
   const long long v22 = v10 - v21;
   const long long v23 = v8 + v21;
#pragma omp simd
   for (long long k24 = 0; k24 < v22; ++k24) {
    const long long v25 = v23 + k24;
    const float v26 = lane5[k24];
    const float v27 = b2_part[v25];
    const float v28 = v26 + v27;
    lane5[k24] = v28;
   }
   float v29 = 0.0f;
#pragma omp simd reduction(+ : v29)
   for (long long k30 = 0; k30 < 64; ++k30) {
    const float v31 = lane5[k30];
    v29 = v29 + v31;
   }
   v6 = v6 + v29;
  }
  const long long v32 = n3_size3 * n4_size4;
  const float v33 = (float)v32;
  const float v34 = v6 / v33;
  const unsigned int v35 = core_bits_float32_uint32(v34);
  const unsigned int v36 = v35 & 2147483647u;
  const float v37 = core_bits_uint32_float32(v36);
  const float v38 = v37 + 0.5f;
  const unsigned int v39 = core_bits_float32_uint32(v38);
  const unsigned int v40 = v39 - 1056964608u;
  const unsigned int v41 = v36 + 3355447295u;
  const unsigned int v42 = (unsigned int)(v36 >> 13);
  const unsigned int v43 = v42 & 1u;
  const unsigned int v44 = v41 + v43;
  const unsigned int v45 = (unsigned int)(v44 >> 13);
  const _Bool v46 = v36 > 2139095040u;
  const unsigned int v47 = v46 ? 32256u : 31744u;
  const _Bool v48 = v36 < 947912704u;
  const unsigned int v49 = v48 ? v40 : v45;
  const _Bool v50 = v36 >= 1199570944u;
  const unsigned int v51 = v50 ? v47 : v49;
  const unsigned int v52 = (unsigned int)(v35 >> 16);
  const unsigned int v53 = v52 & 32768u;
  const unsigned int v54 = v51 | v53;
  const unsigned short v55 = (unsigned short)v54;
  const unsigned int v56 = (unsigned int)v55;
  const unsigned int v57 = v56 & 32767u;
  const unsigned int v58 = (unsigned int)(v57 << 13);
  const unsigned int v59 = v56 & 31744u;
  const unsigned int v60 = v58 + 947912704u;
  const float v61 = core_bits_uint32_float32(v60);
  const float v62 = v61 - 0x1.0000000000000p-14f;
  const _Bool v63 = v59 == 31744u;
  const unsigned int v64 = v63 ? 1879048192u : 939524096u;
  const unsigned int v65 = v58 + v64;
  const _Bool v66 = v59 == 0u;
  const unsigned int v67 = core_bits_float32_uint32(v62);
  const unsigned int v68 = v66 ? v67 : v65;
  const unsigned int v69 = v56 & 32768u;
  const unsigned int v70 = (unsigned int)(v69 << 16);
  const unsigned int v71 = v68 | v70;
  const unsigned int v72 = v71 & 2147483647u;
  const float v73 = core_bits_uint32_float32(v72);
  const float v74 = v73 + 0.5f;
  const unsigned int v75 = core_bits_float32_uint32(v74);
  const unsigned int v76 = v75 - 1056964608u;
  const unsigned int v77 = v72 + 3355447295u;
  const unsigned int v78 = (unsigned int)(v72 >> 13);
  const unsigned int v79 = v78 & 1u;
  const unsigned int v80 = v77 + v79;
  const unsigned int v81 = (unsigned int)(v80 >> 13);
  const _Bool v82 = v72 > 2139095040u;
  const unsigned int v83 = v82 ? 32256u : 31744u;
  const _Bool v84 = v72 < 947912704u;
  const unsigned int v85 = v84 ? v76 : v81;
  const _Bool v86 = v72 >= 1199570944u;
  const unsigned int v87 = v86 ? v83 : v85;
  const unsigned int v88 = (unsigned int)(v71 >> 16);
  const unsigned int v89 = v88 & 32768u;
  const unsigned int v90 = v87 | v89;
  const unsigned short v91 = (unsigned short)v90;
  b0_out0_[0] = v91;
 }
}

static void mean_0_89058823f679(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_size2 = (long long)scalars[2];
 const long long n3_stride3 = (long long)scalars[3];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  float column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = 0.0f;
  }
  float column9[256];
  const long long v10 = n0_size0 + 1023;
  const long long v11 = core_floordiv_index(v10, 1024);
  for (long long k12 = 0; k12 < v11; ++k12) {
   const long long v13 = k12 * 1024;
#pragma omp simd
   for (long long k14 = 0; k14 < v6; ++k14) {
    column9[k14] = 0.0f;
   }
   const long long v15 = n0_size0 - v13;
   const long long v16 = (v15 < 1024 ? v15 : 1024);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = v13 + k17;
#pragma omp simd
    for (long long k19 = 0; k19 < v6; ++k19) {
     const long long v20 = v4 + k19;
     const unsigned short v21 = b1_x_[v18 * n3_stride3 + v20];
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
     const float v39 = column9[k19];
     const float v40 = v39 + v38;
     column9[k19] = v40;
    }
   }
#pragma omp simd
   for (long long k41 = 0; k41 < v6; ++k41) {
    const float v42 = column7[k41];
    const float v43 = column9[k41];
    const float v44 = v42 + v43;
    column7[k41] = v44;
   }
  }
  const float v45 = (float)n2_size2;
#pragma omp simd
  for (long long k46 = 0; k46 < v6; ++k46) {
   const long long v47 = v4 + k46;
   const float v48 = column7[k46];
   const float v49 = v48 / v45;
   const unsigned int v50 = core_bits_float32_uint32(v49);
   const unsigned int v51 = v50 & 2147483647u;
   const float v52 = core_bits_uint32_float32(v51);
   const float v53 = v52 + 0.5f;
   const unsigned int v54 = core_bits_float32_uint32(v53);
   const unsigned int v55 = v54 - 1056964608u;
   const unsigned int v56 = v51 + 3355447295u;
   const unsigned int v57 = (unsigned int)(v51 >> 13);
   const unsigned int v58 = v57 & 1u;
   const unsigned int v59 = v56 + v58;
   const unsigned int v60 = (unsigned int)(v59 >> 13);
   const _Bool v61 = v51 > 2139095040u;
   const unsigned int v62 = v61 ? 32256u : 31744u;
   const _Bool v63 = v51 < 947912704u;
   const unsigned int v64 = v63 ? v55 : v60;
   const _Bool v65 = v51 >= 1199570944u;
   const unsigned int v66 = v65 ? v62 : v64;
   const unsigned int v67 = (unsigned int)(v50 >> 16);
   const unsigned int v68 = v67 & 32768u;
   const unsigned int v69 = v66 | v68;
   const unsigned short v70 = (unsigned short)v69;
   const unsigned int v71 = (unsigned int)v70;
   const unsigned int v72 = v71 & 32767u;
   const unsigned int v73 = (unsigned int)(v72 << 13);
   const unsigned int v74 = v71 & 31744u;
   const unsigned int v75 = v73 + 947912704u;
   const float v76 = core_bits_uint32_float32(v75);
   const float v77 = v76 - 0x1.0000000000000p-14f;
   const _Bool v78 = v74 == 31744u;
   const unsigned int v79 = v78 ? 1879048192u : 939524096u;
   const unsigned int v80 = v73 + v79;
   const _Bool v81 = v74 == 0u;
   const unsigned int v82 = core_bits_float32_uint32(v77);
   const unsigned int v83 = v81 ? v82 : v80;
   const unsigned int v84 = v71 & 32768u;
   const unsigned int v85 = (unsigned int)(v84 << 16);
   const unsigned int v86 = v83 | v85;
   const unsigned int v87 = v86 & 2147483647u;
   const float v88 = core_bits_uint32_float32(v87);
   const float v89 = v88 + 0.5f;
   const unsigned int v90 = core_bits_float32_uint32(v89);
   const unsigned int v91 = v90 - 1056964608u;
   const unsigned int v92 = v87 + 3355447295u;
   const unsigned int v93 = (unsigned int)(v87 >> 13);
   const unsigned int v94 = v93 & 1u;
   const unsigned int v95 = v92 + v94;
   const unsigned int v96 = (unsigned int)(v95 >> 13);
   const _Bool v97 = v87 > 2139095040u;
   const unsigned int v98 = v97 ? 32256u : 31744u;
   const _Bool v99 = v87 < 947912704u;
   const unsigned int v100 = v99 ? v91 : v96;
   const _Bool v101 = v87 >= 1199570944u;
   const unsigned int v102 = v101 ? v98 : v100;
   const unsigned int v103 = (unsigned int)(v86 >> 16);
   const unsigned int v104 = v103 & 32768u;
   const unsigned int v105 = v102 | v104;
   const unsigned short v106 = (unsigned short)v105;
   b0_out0_[v47] = v106;
  }
 }
}

static void mean_0_01a26709ed4a(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 const long long n4_size4 = (long long)scalars[4];
 const long long n5_stride5 = (long long)scalars[5];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  float column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = 0.0f;
  }
  float column9[256];
  const long long v10 = n0_size0 + 1023;
  const long long v11 = core_floordiv_index(v10, 1024);
  for (long long k12 = 0; k12 < v11; ++k12) {
   const long long v13 = k12 * 1024;
#pragma omp simd
   for (long long k14 = 0; k14 < v6; ++k14) {
    column9[k14] = 0.0f;
   }
   const long long v15 = n0_size0 - v13;
   const long long v16 = (v15 < 1024 ? v15 : 1024);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = v13 + k17;
#pragma omp simd
    for (long long k19 = 0; k19 < v6; ++k19) {
     const long long v20 = v4 + k19;
     const unsigned short v21 = b1_x_[v18 * n5_stride5 + v20];
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
     const float v39 = column9[k19];
     const float v40 = v39 + v38;
     column9[k19] = v40;
    }
   }
#pragma omp simd
   for (long long k41 = 0; k41 < v6; ++k41) {
    const float v42 = column7[k41];
    const float v43 = column9[k41];
    const float v44 = v42 + v43;
    column7[k41] = v44;
   }
  }
  const float v45 = (float)n4_size4;
#pragma omp simd
  for (long long k46 = 0; k46 < v6; ++k46) {
   const long long v47 = v4 + k46;
   const float v48 = column7[k46];
   const float v49 = v48 / v45;
   const unsigned int v50 = core_bits_float32_uint32(v49);
   const unsigned int v51 = v50 & 2147483647u;
   const float v52 = core_bits_uint32_float32(v51);
   const float v53 = v52 + 0.5f;
   const unsigned int v54 = core_bits_float32_uint32(v53);
   const unsigned int v55 = v54 - 1056964608u;
   const unsigned int v56 = v51 + 3355447295u;
   const unsigned int v57 = (unsigned int)(v51 >> 13);
   const unsigned int v58 = v57 & 1u;
   const unsigned int v59 = v56 + v58;
   const unsigned int v60 = (unsigned int)(v59 >> 13);
   const _Bool v61 = v51 > 2139095040u;
   const unsigned int v62 = v61 ? 32256u : 31744u;
   const _Bool v63 = v51 < 947912704u;
   const unsigned int v64 = v63 ? v55 : v60;
   const _Bool v65 = v51 >= 1199570944u;
   const unsigned int v66 = v65 ? v62 : v64;
   const unsigned int v67 = (unsigned int)(v50 >> 16);
   const unsigned int v68 = v67 & 32768u;
   const unsigned int v69 = v66 | v68;
   const unsigned short v70 = (unsigned short)v69;
   const unsigned int v71 = (unsigned int)v70;
   const unsigned int v72 = v71 & 32767u;
   const unsigned int v73 = (unsigned int)(v72 << 13);
   const unsigned int v74 = v71 & 31744u;
   const unsigned int v75 = v73 + 947912704u;
   const float v76 = core_bits_uint32_float32(v75);
   const float v77 = v76 - 0x1.0000000000000p-14f;
   const _Bool v78 = v74 == 31744u;
   const unsigned int v79 = v78 ? 1879048192u : 939524096u;
   const unsigned int v80 = v73 + v79;
   const _Bool v81 = v74 == 0u;
   const unsigned int v82 = core_bits_float32_uint32(v77);
   const unsigned int v83 = v81 ? v82 : v80;
   const unsigned int v84 = v71 & 32768u;
   const unsigned int v85 = (unsigned int)(v84 << 16);
   const unsigned int v86 = v83 | v85;
   const unsigned int v87 = v86 & 2147483647u;
   const float v88 = core_bits_uint32_float32(v87);
   const float v89 = v88 + 0.5f;
   const unsigned int v90 = core_bits_float32_uint32(v89);
   const unsigned int v91 = v90 - 1056964608u;
   const unsigned int v92 = v87 + 3355447295u;
   const unsigned int v93 = (unsigned int)(v87 >> 13);
   const unsigned int v94 = v93 & 1u;
   const unsigned int v95 = v92 + v94;
   const unsigned int v96 = (unsigned int)(v95 >> 13);
   const _Bool v97 = v87 > 2139095040u;
   const unsigned int v98 = v97 ? 32256u : 31744u;
   const _Bool v99 = v87 < 947912704u;
   const unsigned int v100 = v99 ? v91 : v96;
   const _Bool v101 = v87 >= 1199570944u;
   const unsigned int v102 = v101 ? v98 : v100;
   const unsigned int v103 = (unsigned int)(v86 >> 16);
   const unsigned int v104 = v103 & 32768u;
   const unsigned int v105 = v102 | v104;
   const unsigned short v106 = (unsigned short)v105;
   b0_out0_[v47] = v106;
  }
 }
}

static void mean_0_78b30254befa(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long n3_size3 = (long long)scalars[3];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  float lane4[64];
  float v5 = 0.0f;
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    lane4[k10] = 0.0f;
   }
   const long long v11 = core_floordiv_index(v9, 64);
   for (long long k12 = 0; k12 < v11; ++k12) {
    const long long v13 = k12 * 64;
    const long long v14 = v7 + v13;
#pragma omp simd
    for (long long k15 = 0; k15 < 64; ++k15) {
     const long long v16 = v14 + k15;
     const float v17 = lane4[k15];
     const unsigned short v18 = b1_x_[i1 * n2_stride2 + v16];
     const unsigned int v19 = (unsigned int)v18;
     const unsigned int v20 = v19 & 32767u;
     const unsigned int v21 = (unsigned int)(v20 << 13);
     const unsigned int v22 = v19 & 31744u;
     const unsigned int v23 = v21 + 947912704u;
     const float v24 = core_bits_uint32_float32(v23);
     const float v25 = v24 - 0x1.0000000000000p-14f;
     const _Bool v26 = v22 == 31744u;
     const unsigned int v27 = v26 ? 1879048192u : 939524096u;
     const unsigned int v28 = v21 + v27;
     const _Bool v29 = v22 == 0u;
     const unsigned int v30 = core_bits_float32_uint32(v25);
     const unsigned int v31 = v29 ? v30 : v28;
     const unsigned int v32 = v19 & 32768u;
     const unsigned int v33 = (unsigned int)(v32 << 16);
     const unsigned int v34 = v31 | v33;
     const float v35 = core_bits_uint32_float32(v34);
     const float v36 = v17 + v35;
     lane4[k15] = v36;
    }
   }
   const long long v37 = v11 * 64;
   const long long v38 = v9 - v37;
   const long long v39 = v7 + v37;
#pragma omp simd
   for (long long k40 = 0; k40 < v38; ++k40) {
    const long long v41 = v39 + k40;
    const float v42 = lane4[k40];
    const unsigned short v43 = b1_x_[i1 * n2_stride2 + v41];
    const unsigned int v44 = (unsigned int)v43;
    const unsigned int v45 = v44 & 32767u;
    const unsigned int v46 = (unsigned int)(v45 << 13);
    const unsigned int v47 = v44 & 31744u;
    const unsigned int v48 = v46 + 947912704u;
    const float v49 = core_bits_uint32_float32(v48);
    const float v50 = v49 - 0x1.0000000000000p-14f;
    const _Bool v51 = v47 == 31744u;
    const unsigned int v52 = v51 ? 1879048192u : 939524096u;
    const unsigned int v53 = v46 + v52;
    const _Bool v54 = v47 == 0u;
    const unsigned int v55 = core_bits_float32_uint32(v50);
    const unsigned int v56 = v54 ? v55 : v53;
    const unsigned int v57 = v44 & 32768u;
    const unsigned int v58 = (unsigned int)(v57 << 16);
    const unsigned int v59 = v56 | v58;
    const float v60 = core_bits_uint32_float32(v59);
    const float v61 = v42 + v60;
    lane4[k40] = v61;
   }
   float v62 = 0.0f;
#pragma omp simd reduction(+ : v62)
   for (long long k63 = 0; k63 < 64; ++k63) {
    const float v64 = lane4[k63];
    v62 = v62 + v64;
   }
   v5 = v5 + v62;
  }
  const float v65 = (float)n3_size3;
  const float v66 = v5 / v65;
  const unsigned int v67 = core_bits_float32_uint32(v66);
  const unsigned int v68 = v67 & 2147483647u;
  const float v69 = core_bits_uint32_float32(v68);
  const float v70 = v69 + 0.5f;
  const unsigned int v71 = core_bits_float32_uint32(v70);
  const unsigned int v72 = v71 - 1056964608u;
  const unsigned int v73 = v68 + 3355447295u;
  const unsigned int v74 = (unsigned int)(v68 >> 13);
  const unsigned int v75 = v74 & 1u;
  const unsigned int v76 = v73 + v75;
  const unsigned int v77 = (unsigned int)(v76 >> 13);
  const _Bool v78 = v68 > 2139095040u;
  const unsigned int v79 = v78 ? 32256u : 31744u;
  const _Bool v80 = v68 < 947912704u;
  const unsigned int v81 = v80 ? v72 : v77;
  const _Bool v82 = v68 >= 1199570944u;
  const unsigned int v83 = v82 ? v79 : v81;
  const unsigned int v84 = (unsigned int)(v67 >> 16);
  const unsigned int v85 = v84 & 32768u;
  const unsigned int v86 = v83 | v85;
  const unsigned short v87 = (unsigned short)v86;
  const unsigned int v88 = (unsigned int)v87;
  const unsigned int v89 = v88 & 32767u;
  const unsigned int v90 = (unsigned int)(v89 << 13);
  const unsigned int v91 = v88 & 31744u;
  const unsigned int v92 = v90 + 947912704u;
  const float v93 = core_bits_uint32_float32(v92);
  const float v94 = v93 - 0x1.0000000000000p-14f;
  const _Bool v95 = v91 == 31744u;
  const unsigned int v96 = v95 ? 1879048192u : 939524096u;
  const unsigned int v97 = v90 + v96;
  const _Bool v98 = v91 == 0u;
  const unsigned int v99 = core_bits_float32_uint32(v94);
  const unsigned int v100 = v98 ? v99 : v97;
  const unsigned int v101 = v88 & 32768u;
  const unsigned int v102 = (unsigned int)(v101 << 16);
  const unsigned int v103 = v100 | v102;
  const unsigned int v104 = v103 & 2147483647u;
  const float v105 = core_bits_uint32_float32(v104);
  const float v106 = v105 + 0.5f;
  const unsigned int v107 = core_bits_float32_uint32(v106);
  const unsigned int v108 = v107 - 1056964608u;
  const unsigned int v109 = v104 + 3355447295u;
  const unsigned int v110 = (unsigned int)(v104 >> 13);
  const unsigned int v111 = v110 & 1u;
  const unsigned int v112 = v109 + v111;
  const unsigned int v113 = (unsigned int)(v112 >> 13);
  const _Bool v114 = v104 > 2139095040u;
  const unsigned int v115 = v114 ? 32256u : 31744u;
  const _Bool v116 = v104 < 947912704u;
  const unsigned int v117 = v116 ? v108 : v113;
  const _Bool v118 = v104 >= 1199570944u;
  const unsigned int v119 = v118 ? v115 : v117;
  const unsigned int v120 = (unsigned int)(v103 >> 16);
  const unsigned int v121 = v120 & 32768u;
  const unsigned int v122 = v119 | v121;
  const unsigned short v123 = (unsigned short)v122;
  b0_out0_[i1] = v123;
 }
}

static void mean_0_6b8e3db44bff(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 const long long n4_size4 = (long long)scalars[4];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  float lane4[64];
  float v5 = 0.0f;
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    lane4[k10] = 0.0f;
   }
   const long long v11 = core_floordiv_index(v9, 64);
   for (long long k12 = 0; k12 < v11; ++k12) {
    const long long v13 = k12 * 64;
    const long long v14 = v7 + v13;
#pragma omp simd
    for (long long k15 = 0; k15 < 64; ++k15) {
     const long long v16 = v14 + k15;
     const float v17 = lane4[k15];
     const unsigned short v18 = b1_x_[i1 * n3_stride3 + v16];
     const unsigned int v19 = (unsigned int)v18;
     const unsigned int v20 = v19 & 32767u;
     const unsigned int v21 = (unsigned int)(v20 << 13);
     const unsigned int v22 = v19 & 31744u;
     const unsigned int v23 = v21 + 947912704u;
     const float v24 = core_bits_uint32_float32(v23);
     const float v25 = v24 - 0x1.0000000000000p-14f;
     const _Bool v26 = v22 == 31744u;
     const unsigned int v27 = v26 ? 1879048192u : 939524096u;
     const unsigned int v28 = v21 + v27;
     const _Bool v29 = v22 == 0u;
     const unsigned int v30 = core_bits_float32_uint32(v25);
     const unsigned int v31 = v29 ? v30 : v28;
     const unsigned int v32 = v19 & 32768u;
     const unsigned int v33 = (unsigned int)(v32 << 16);
     const unsigned int v34 = v31 | v33;
     const float v35 = core_bits_uint32_float32(v34);
     const float v36 = v17 + v35;
     lane4[k15] = v36;
    }
   }
   const long long v37 = v11 * 64;
   const long long v38 = v9 - v37;
   const long long v39 = v7 + v37;
#pragma omp simd
   for (long long k40 = 0; k40 < v38; ++k40) {
    const long long v41 = v39 + k40;
    const float v42 = lane4[k40];
    const unsigned short v43 = b1_x_[i1 * n3_stride3 + v41];
    const unsigned int v44 = (unsigned int)v43;
    const unsigned int v45 = v44 & 32767u;
    const unsigned int v46 = (unsigned int)(v45 << 13);
    const unsigned int v47 = v44 & 31744u;
    const unsigned int v48 = v46 + 947912704u;
    const float v49 = core_bits_uint32_float32(v48);
    const float v50 = v49 - 0x1.0000000000000p-14f;
    const _Bool v51 = v47 == 31744u;
    const unsigned int v52 = v51 ? 1879048192u : 939524096u;
    const unsigned int v53 = v46 + v52;
    const _Bool v54 = v47 == 0u;
    const unsigned int v55 = core_bits_float32_uint32(v50);
    const unsigned int v56 = v54 ? v55 : v53;
    const unsigned int v57 = v44 & 32768u;
    const unsigned int v58 = (unsigned int)(v57 << 16);
    const unsigned int v59 = v56 | v58;
    const float v60 = core_bits_uint32_float32(v59);
    const float v61 = v42 + v60;
    lane4[k40] = v61;
   }
   float v62 = 0.0f;
#pragma omp simd reduction(+ : v62)
   for (long long k63 = 0; k63 < 64; ++k63) {
    const float v64 = lane4[k63];
    v62 = v62 + v64;
   }
   v5 = v5 + v62;
  }
  const float v65 = (float)n4_size4;
  const float v66 = v5 / v65;
  const unsigned int v67 = core_bits_float32_uint32(v66);
  const unsigned int v68 = v67 & 2147483647u;
  const float v69 = core_bits_uint32_float32(v68);
  const float v70 = v69 + 0.5f;
  const unsigned int v71 = core_bits_float32_uint32(v70);
  const unsigned int v72 = v71 - 1056964608u;
  const unsigned int v73 = v68 + 3355447295u;
  const unsigned int v74 = (unsigned int)(v68 >> 13);
  const unsigned int v75 = v74 & 1u;
  const unsigned int v76 = v73 + v75;
  const unsigned int v77 = (unsigned int)(v76 >> 13);
  const _Bool v78 = v68 > 2139095040u;
  const unsigned int v79 = v78 ? 32256u : 31744u;
  const _Bool v80 = v68 < 947912704u;
  const unsigned int v81 = v80 ? v72 : v77;
  const _Bool v82 = v68 >= 1199570944u;
  const unsigned int v83 = v82 ? v79 : v81;
  const unsigned int v84 = (unsigned int)(v67 >> 16);
  const unsigned int v85 = v84 & 32768u;
  const unsigned int v86 = v83 | v85;
  const unsigned short v87 = (unsigned short)v86;
  const unsigned int v88 = (unsigned int)v87;
  const unsigned int v89 = v88 & 32767u;
  const unsigned int v90 = (unsigned int)(v89 << 13);
  const unsigned int v91 = v88 & 31744u;
  const unsigned int v92 = v90 + 947912704u;
  const float v93 = core_bits_uint32_float32(v92);
  const float v94 = v93 - 0x1.0000000000000p-14f;
  const _Bool v95 = v91 == 31744u;
  const unsigned int v96 = v95 ? 1879048192u : 939524096u;
  const unsigned int v97 = v90 + v96;
  const _Bool v98 = v91 == 0u;
  const unsigned int v99 = core_bits_float32_uint32(v94);
  const unsigned int v100 = v98 ? v99 : v97;
  const unsigned int v101 = v88 & 32768u;
  const unsigned int v102 = (unsigned int)(v101 << 16);
  const unsigned int v103 = v100 | v102;
  const unsigned int v104 = v103 & 2147483647u;
  const float v105 = core_bits_uint32_float32(v104);
  const float v106 = v105 + 0.5f;
  const unsigned int v107 = core_bits_float32_uint32(v106);
  const unsigned int v108 = v107 - 1056964608u;
  const unsigned int v109 = v104 + 3355447295u;
  const unsigned int v110 = (unsigned int)(v104 >> 13);
  const unsigned int v111 = v110 & 1u;
  const unsigned int v112 = v109 + v111;
  const unsigned int v113 = (unsigned int)(v112 >> 13);
  const _Bool v114 = v104 > 2139095040u;
  const unsigned int v115 = v114 ? 32256u : 31744u;
  const _Bool v116 = v104 < 947912704u;
  const unsigned int v117 = v116 ? v108 : v113;
  const _Bool v118 = v104 >= 1199570944u;
  const unsigned int v119 = v118 ? v115 : v117;
  const unsigned int v120 = (unsigned int)(v103 >> 16);
  const unsigned int v121 = v120 & 32768u;
  const unsigned int v122 = v119 | v121;
  const unsigned short v123 = (unsigned short)v122;
  b0_out0_[i1] = v123;
 }
}

static void max_0_d459a4883573(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 float *b2_part = (float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const long long v7 = v6 + 4095;
  const long long v8 = core_floordiv_index(v7, 4096);
  float lane9[64];
  float v10 = (-__builtin_inff());
  for (long long block11 = 0; block11 < v8; ++block11) {
   const long long v12 = block11 * 4096;
   const long long v13 = v6 - v12;
   const long long v14 = (v13 < 4096 ? v13 : 4096);
#pragma omp simd
   for (long long k15 = 0; k15 < 64; ++k15) {
    lane9[k15] = (-__builtin_inff());
   }
   const long long v16 = core_floordiv_index(v14, 64);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = k17 * 64;
    const long long v19 = v12 + v18;
#pragma omp simd
    for (long long k20 = 0; k20 < 64; ++k20) {
     const long long v21 = v19 + k20;
     const float v22 = lane9[k20];
     const long long v23 = v4 + v21;
     const unsigned short v24 = b1_x_[v23];
     const unsigned int v25 = (unsigned int)v24;
     const unsigned int v26 = v25 & 32767u;
     const unsigned int v27 = (unsigned int)(v26 << 13);
     const unsigned int v28 = v25 & 31744u;
     const unsigned int v29 = v27 + 947912704u;
     const float v30 = core_bits_uint32_float32(v29);
     const float v31 = v30 - 0x1.0000000000000p-14f;
     const _Bool v32 = v28 == 31744u;
     const unsigned int v33 = v32 ? 1879048192u : 939524096u;
     const unsigned int v34 = v27 + v33;
     const _Bool v35 = v28 == 0u;
     const unsigned int v36 = core_bits_float32_uint32(v31);
     const unsigned int v37 = v35 ? v36 : v34;
     const unsigned int v38 = v25 & 32768u;
     const unsigned int v39 = (unsigned int)(v38 << 16);
     const unsigned int v40 = v37 | v39;
     const float v41 = core_bits_uint32_float32(v40);
     const float v42 = core_max_float32(v22, v41);
     lane9[k20] = v42;
    }
   }
   const long long v43 = v16 * 64;
   const long long v44 = v14 - v43;
   const long long v45 = v12 + v43;
#pragma omp simd
   for (long long k46 = 0; k46 < v44; ++k46) {
    const long long v47 = v45 + k46;
    const float v48 = lane9[k46];
    const long long v49 = v4 + v47;
    const unsigned short v50 = b1_x_[v49];
    const unsigned int v51 = (unsigned int)v50;
    const unsigned int v52 = v51 & 32767u;
    const unsigned int v53 = (unsigned int)(v52 << 13);
    const unsigned int v54 = v51 & 31744u;
    const unsigned int v55 = v53 + 947912704u;
    const float v56 = core_bits_uint32_float32(v55);
    const float v57 = v56 - 0x1.0000000000000p-14f;
    const _Bool v58 = v54 == 31744u;
    const unsigned int v59 = v58 ? 1879048192u : 939524096u;
    const unsigned int v60 = v53 + v59;
    const _Bool v61 = v54 == 0u;
    const unsigned int v62 = core_bits_float32_uint32(v57);
    const unsigned int v63 = v61 ? v62 : v60;
    const unsigned int v64 = v51 & 32768u;
    const unsigned int v65 = (unsigned int)(v64 << 16);
    const unsigned int v66 = v63 | v65;
    const float v67 = core_bits_uint32_float32(v66);
    const float v68 = core_max_float32(v48, v67);
    lane9[k46] = v68;
   }
   float v69 = (-__builtin_inff());
#pragma omp simd reduction(core_max_float32 : v69)
   for (long long k70 = 0; k70 < 64; ++k70) {
    const float v71 = lane9[k70];
    v69 = core_max_float32(v69, v71);
   }
   v10 = core_max_float32(v10, v69);
  }
  b2_part[p3] = v10;
 }
}
static void max_1_d459a4883573(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const float *b2_part = (const float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const long long v3 = v2 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  float lane5[64];
  float v6 = (-__builtin_inff());
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = v2 - v8;
   const long long v10 = (v9 < 4096 ? v9 : 4096);
#pragma omp simd
   for (long long k11 = 0; k11 < 64; ++k11) {
    lane5[k11] = (-__builtin_inff());
   }
   const long long v12 = core_floordiv_index(v10, 64);
   for (long long k13 = 0; k13 < v12; ++k13) {
    const long long v14 = k13 * 64;
    const long long v15 = v8 + v14;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const float v18 = lane5[k16];
     const float v19 = b2_part[v17];
     const float v20 = core_max_float32(v18, v19);
     lane5[k16] = v20;
    }
   }
   const long long v21 = v12 * 64;
   const long long v22 = v10 - v21;
   const long long v23 = v8 + v21;
#pragma omp simd
   for (long long k24 = 0; k24 < v22; ++k24) {
    const long long v25 = v23 + k24;
    const float v26 = lane5[k24];
    const float v27 = b2_part[v25];
    const float v28 = core_max_float32(v26, v27);
    lane5[k24] = v28;
   }
   float v29 = (-__builtin_inff());
#pragma omp simd reduction(core_max_float32 : v29)
   for (long long k30 = 0; k30 < 64; ++k30) {
    const float v31 = lane5[k30];
    v29 = core_max_float32(v29, v31);
   }
   v6 = core_max_float32(v6, v29);
  }
  const unsigned int v32 = core_bits_float32_uint32(v6);
  const unsigned int v33 = v32 & 2147483647u;
  const float v34 = core_bits_uint32_float32(v33);
  const float v35 = v34 + 0.5f;
  const unsigned int v36 = core_bits_float32_uint32(v35);
  const unsigned int v37 = v36 - 1056964608u;
  const unsigned int v38 = v33 + 3355447295u;
  const unsigned int v39 = (unsigned int)(v33 >> 13);
  const unsigned int v40 = v39 & 1u;
  const unsigned int v41 = v38 + v40;
  const unsigned int v42 = (unsigned int)(v41 >> 13);
  const _Bool v43 = v33 > 2139095040u;
  const unsigned int v44 = v43 ? 32256u : 31744u;
  const _Bool v45 = v33 < 947912704u;
  const unsigned int v46 = v45 ? v37 : v42;
  const _Bool v47 = v33 >= 1199570944u;
  const unsigned int v48 = v47 ? v44 : v46;
  const unsigned int v49 = (unsigned int)(v32 >> 16);
  const unsigned int v50 = v49 & 32768u;
  const unsigned int v51 = v48 | v50;
  const unsigned short v52 = (unsigned short)v51;
  b0_out0_[0] = v52;
 }
}

static void max_0_32f9fcd17052(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  float column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = (-__builtin_inff());
  }
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const unsigned short v12 = b1_x_[j9 * n2_stride2 + v11];
    const unsigned int v13 = (unsigned int)v12;
    const unsigned int v14 = v13 & 32767u;
    const unsigned int v15 = (unsigned int)(v14 << 13);
    const unsigned int v16 = v13 & 31744u;
    const unsigned int v17 = v15 + 947912704u;
    const float v18 = core_bits_uint32_float32(v17);
    const float v19 = v18 - 0x1.0000000000000p-14f;
    const _Bool v20 = v16 == 31744u;
    const unsigned int v21 = v20 ? 1879048192u : 939524096u;
    const unsigned int v22 = v15 + v21;
    const _Bool v23 = v16 == 0u;
    const unsigned int v24 = core_bits_float32_uint32(v19);
    const unsigned int v25 = v23 ? v24 : v22;
    const unsigned int v26 = v13 & 32768u;
    const unsigned int v27 = (unsigned int)(v26 << 16);
    const unsigned int v28 = v25 | v27;
    const float v29 = core_bits_uint32_float32(v28);
    const float v30 = column7[k10];
    const float v31 = core_max_float32(v30, v29);
    column7[k10] = v31;
   }
  }
#pragma omp simd
  for (long long k32 = 0; k32 < v6; ++k32) {
   const long long v33 = v4 + k32;
   const float v34 = column7[k32];
   const unsigned int v35 = core_bits_float32_uint32(v34);
   const unsigned int v36 = v35 & 2147483647u;
   const float v37 = core_bits_uint32_float32(v36);
   const float v38 = v37 + 0.5f;
   const unsigned int v39 = core_bits_float32_uint32(v38);
   const unsigned int v40 = v39 - 1056964608u;
   const unsigned int v41 = v36 + 3355447295u;
   const unsigned int v42 = (unsigned int)(v36 >> 13);
   const unsigned int v43 = v42 & 1u;
   const unsigned int v44 = v41 + v43;
   const unsigned int v45 = (unsigned int)(v44 >> 13);
   const _Bool v46 = v36 > 2139095040u;
   const unsigned int v47 = v46 ? 32256u : 31744u;
   const _Bool v48 = v36 < 947912704u;
   const unsigned int v49 = v48 ? v40 : v45;
   const _Bool v50 = v36 >= 1199570944u;
   const unsigned int v51 = v50 ? v47 : v49;
   const unsigned int v52 = (unsigned int)(v35 >> 16);
   const unsigned int v53 = v52 & 32768u;
   const unsigned int v54 = v51 | v53;
   const unsigned short v55 = (unsigned short)v54;
   b0_out0_[v33] = v55;
  }
 }
}

static void max_0_2df4edfb9e2b(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 const long long n4_stride4 = (long long)scalars[4];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  float column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = (-__builtin_inff());
  }
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const unsigned short v12 = b1_x_[j9 * n4_stride4 + v11];
    const unsigned int v13 = (unsigned int)v12;
    const unsigned int v14 = v13 & 32767u;
    const unsigned int v15 = (unsigned int)(v14 << 13);
    const unsigned int v16 = v13 & 31744u;
    const unsigned int v17 = v15 + 947912704u;
    const float v18 = core_bits_uint32_float32(v17);
    const float v19 = v18 - 0x1.0000000000000p-14f;
    const _Bool v20 = v16 == 31744u;
    const unsigned int v21 = v20 ? 1879048192u : 939524096u;
    const unsigned int v22 = v15 + v21;
    const _Bool v23 = v16 == 0u;
    const unsigned int v24 = core_bits_float32_uint32(v19);
    const unsigned int v25 = v23 ? v24 : v22;
    const unsigned int v26 = v13 & 32768u;
    const unsigned int v27 = (unsigned int)(v26 << 16);
    const unsigned int v28 = v25 | v27;
    const float v29 = core_bits_uint32_float32(v28);
    const float v30 = column7[k10];
    const float v31 = core_max_float32(v30, v29);
    column7[k10] = v31;
   }
  }
#pragma omp simd
  for (long long k32 = 0; k32 < v6; ++k32) {
   const long long v33 = v4 + k32;
   const float v34 = column7[k32];
   const unsigned int v35 = core_bits_float32_uint32(v34);
   const unsigned int v36 = v35 & 2147483647u;
   const float v37 = core_bits_uint32_float32(v36);
   const float v38 = v37 + 0.5f;
   const unsigned int v39 = core_bits_float32_uint32(v38);
   const unsigned int v40 = v39 - 1056964608u;
   const unsigned int v41 = v36 + 3355447295u;
   const unsigned int v42 = (unsigned int)(v36 >> 13);
   const unsigned int v43 = v42 & 1u;
   const unsigned int v44 = v41 + v43;
   const unsigned int v45 = (unsigned int)(v44 >> 13);
   const _Bool v46 = v36 > 2139095040u;
   const unsigned int v47 = v46 ? 32256u : 31744u;
   const _Bool v48 = v36 < 947912704u;
   const unsigned int v49 = v48 ? v40 : v45;
   const _Bool v50 = v36 >= 1199570944u;
   const unsigned int v51 = v50 ? v47 : v49;
   const unsigned int v52 = (unsigned int)(v35 >> 16);
   const unsigned int v53 = v52 & 32768u;
   const unsigned int v54 = v51 | v53;
   const unsigned short v55 = (unsigned short)v54;
   b0_out0_[v33] = v55;
  }
 }
}

static void max_0_a46fdcc9f01a(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  float lane4[64];
  float v5 = (-__builtin_inff());
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    lane4[k10] = (-__builtin_inff());
   }
   const long long v11 = core_floordiv_index(v9, 64);
   for (long long k12 = 0; k12 < v11; ++k12) {
    const long long v13 = k12 * 64;
    const long long v14 = v7 + v13;
#pragma omp simd
    for (long long k15 = 0; k15 < 64; ++k15) {
     const long long v16 = v14 + k15;
     const float v17 = lane4[k15];
     const unsigned short v18 = b1_x_[i1 * n2_stride2 + v16];
     const unsigned int v19 = (unsigned int)v18;
     const unsigned int v20 = v19 & 32767u;
     const unsigned int v21 = (unsigned int)(v20 << 13);
     const unsigned int v22 = v19 & 31744u;
     const unsigned int v23 = v21 + 947912704u;
     const float v24 = core_bits_uint32_float32(v23);
     const float v25 = v24 - 0x1.0000000000000p-14f;
     const _Bool v26 = v22 == 31744u;
     const unsigned int v27 = v26 ? 1879048192u : 939524096u;
     const unsigned int v28 = v21 + v27;
     const _Bool v29 = v22 == 0u;
     const unsigned int v30 = core_bits_float32_uint32(v25);
     const unsigned int v31 = v29 ? v30 : v28;
     const unsigned int v32 = v19 & 32768u;
     const unsigned int v33 = (unsigned int)(v32 << 16);
     const unsigned int v34 = v31 | v33;
     const float v35 = core_bits_uint32_float32(v34);
     const float v36 = core_max_float32(v17, v35);
     lane4[k15] = v36;
    }
   }
   const long long v37 = v11 * 64;
   const long long v38 = v9 - v37;
   const long long v39 = v7 + v37;
#pragma omp simd
   for (long long k40 = 0; k40 < v38; ++k40) {
    const long long v41 = v39 + k40;
    const float v42 = lane4[k40];
    const unsigned short v43 = b1_x_[i1 * n2_stride2 + v41];
    const unsigned int v44 = (unsigned int)v43;
    const unsigned int v45 = v44 & 32767u;
    const unsigned int v46 = (unsigned int)(v45 << 13);
    const unsigned int v47 = v44 & 31744u;
    const unsigned int v48 = v46 + 947912704u;
    const float v49 = core_bits_uint32_float32(v48);
    const float v50 = v49 - 0x1.0000000000000p-14f;
    const _Bool v51 = v47 == 31744u;
    const unsigned int v52 = v51 ? 1879048192u : 939524096u;
    const unsigned int v53 = v46 + v52;
    const _Bool v54 = v47 == 0u;
    const unsigned int v55 = core_bits_float32_uint32(v50);
    const unsigned int v56 = v54 ? v55 : v53;
    const unsigned int v57 = v44 & 32768u;
    const unsigned int v58 = (unsigned int)(v57 << 16);
    const unsigned int v59 = v56 | v58;
    const float v60 = core_bits_uint32_float32(v59);
    const float v61 = core_max_float32(v42, v60);
    lane4[k40] = v61;
   }
   float v62 = (-__builtin_inff());
#pragma omp simd reduction(core_max_float32 : v62)
   for (long long k63 = 0; k63 < 64; ++k63) {
    const float v64 = lane4[k63];
    v62 = core_max_float32(v62, v64);
   }
   v5 = core_max_float32(v5, v62);
  }
  const unsigned int v65 = core_bits_float32_uint32(v5);
  const unsigned int v66 = v65 & 2147483647u;
  const float v67 = core_bits_uint32_float32(v66);
  const float v68 = v67 + 0.5f;
  const unsigned int v69 = core_bits_float32_uint32(v68);
  const unsigned int v70 = v69 - 1056964608u;
  const unsigned int v71 = v66 + 3355447295u;
  const unsigned int v72 = (unsigned int)(v66 >> 13);
  const unsigned int v73 = v72 & 1u;
  const unsigned int v74 = v71 + v73;
  const unsigned int v75 = (unsigned int)(v74 >> 13);
  const _Bool v76 = v66 > 2139095040u;
  const unsigned int v77 = v76 ? 32256u : 31744u;
  const _Bool v78 = v66 < 947912704u;
  const unsigned int v79 = v78 ? v70 : v75;
  const _Bool v80 = v66 >= 1199570944u;
  const unsigned int v81 = v80 ? v77 : v79;
  const unsigned int v82 = (unsigned int)(v65 >> 16);
  const unsigned int v83 = v82 & 32768u;
  const unsigned int v84 = v81 | v83;
  const unsigned short v85 = (unsigned short)v84;
  b0_out0_[i1] = v85;
 }
}

static void max_0_54efc26114d0(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  float lane4[64];
  float v5 = (-__builtin_inff());
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    lane4[k10] = (-__builtin_inff());
   }
   const long long v11 = core_floordiv_index(v9, 64);
   for (long long k12 = 0; k12 < v11; ++k12) {
    const long long v13 = k12 * 64;
    const long long v14 = v7 + v13;
#pragma omp simd
    for (long long k15 = 0; k15 < 64; ++k15) {
     const long long v16 = v14 + k15;
     const float v17 = lane4[k15];
     const unsigned short v18 = b1_x_[i1 * n3_stride3 + v16];
     const unsigned int v19 = (unsigned int)v18;
     const unsigned int v20 = v19 & 32767u;
     const unsigned int v21 = (unsigned int)(v20 << 13);
     const unsigned int v22 = v19 & 31744u;
     const unsigned int v23 = v21 + 947912704u;
     const float v24 = core_bits_uint32_float32(v23);
     const float v25 = v24 - 0x1.0000000000000p-14f;
     const _Bool v26 = v22 == 31744u;
     const unsigned int v27 = v26 ? 1879048192u : 939524096u;
     const unsigned int v28 = v21 + v27;
     const _Bool v29 = v22 == 0u;
     const unsigned int v30 = core_bits_float32_uint32(v25);
     const unsigned int v31 = v29 ? v30 : v28;
     const unsigned int v32 = v19 & 32768u;
     const unsigned int v33 = (unsigned int)(v32 << 16);
     const unsigned int v34 = v31 | v33;
     const float v35 = core_bits_uint32_float32(v34);
     const float v36 = core_max_float32(v17, v35);
     lane4[k15] = v36;
    }
   }
   const long long v37 = v11 * 64;
   const long long v38 = v9 - v37;
   const long long v39 = v7 + v37;
#pragma omp simd
   for (long long k40 = 0; k40 < v38; ++k40) {
    const long long v41 = v39 + k40;
    const float v42 = lane4[k40];
    const unsigned short v43 = b1_x_[i1 * n3_stride3 + v41];
    const unsigned int v44 = (unsigned int)v43;
    const unsigned int v45 = v44 & 32767u;
    const unsigned int v46 = (unsigned int)(v45 << 13);
    const unsigned int v47 = v44 & 31744u;
    const unsigned int v48 = v46 + 947912704u;
    const float v49 = core_bits_uint32_float32(v48);
    const float v50 = v49 - 0x1.0000000000000p-14f;
    const _Bool v51 = v47 == 31744u;
    const unsigned int v52 = v51 ? 1879048192u : 939524096u;
    const unsigned int v53 = v46 + v52;
    const _Bool v54 = v47 == 0u;
    const unsigned int v55 = core_bits_float32_uint32(v50);
    const unsigned int v56 = v54 ? v55 : v53;
    const unsigned int v57 = v44 & 32768u;
    const unsigned int v58 = (unsigned int)(v57 << 16);
    const unsigned int v59 = v56 | v58;
    const float v60 = core_bits_uint32_float32(v59);
    const float v61 = core_max_float32(v42, v60);
    lane4[k40] = v61;
   }
   float v62 = (-__builtin_inff());
#pragma omp simd reduction(core_max_float32 : v62)
   for (long long k63 = 0; k63 < 64; ++k63) {
    const float v64 = lane4[k63];
    v62 = core_max_float32(v62, v64);
   }
   v5 = core_max_float32(v5, v62);
  }
  const unsigned int v65 = core_bits_float32_uint32(v5);
  const unsigned int v66 = v65 & 2147483647u;
  const float v67 = core_bits_uint32_float32(v66);
  const float v68 = v67 + 0.5f;
  const unsigned int v69 = core_bits_float32_uint32(v68);
  const unsigned int v70 = v69 - 1056964608u;
  const unsigned int v71 = v66 + 3355447295u;
  const unsigned int v72 = (unsigned int)(v66 >> 13);
  const unsigned int v73 = v72 & 1u;
  const unsigned int v74 = v71 + v73;
  const unsigned int v75 = (unsigned int)(v74 >> 13);
  const _Bool v76 = v66 > 2139095040u;
  const unsigned int v77 = v76 ? 32256u : 31744u;
  const _Bool v78 = v66 < 947912704u;
  const unsigned int v79 = v78 ? v70 : v75;
  const _Bool v80 = v66 >= 1199570944u;
  const unsigned int v81 = v80 ? v77 : v79;
  const unsigned int v82 = (unsigned int)(v65 >> 16);
  const unsigned int v83 = v82 & 32768u;
  const unsigned int v84 = v81 | v83;
  const unsigned short v85 = (unsigned short)v84;
  b0_out0_[i1] = v85;
 }
}

static void min_0_5602e39b6b37(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 float *b2_part = (float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const long long v7 = v6 + 4095;
  const long long v8 = core_floordiv_index(v7, 4096);
  float lane9[64];
  float v10 = __builtin_inff();
  for (long long block11 = 0; block11 < v8; ++block11) {
   const long long v12 = block11 * 4096;
   const long long v13 = v6 - v12;
   const long long v14 = (v13 < 4096 ? v13 : 4096);
#pragma omp simd
   for (long long k15 = 0; k15 < 64; ++k15) {
    lane9[k15] = __builtin_inff();
   }
   const long long v16 = core_floordiv_index(v14, 64);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = k17 * 64;
    const long long v19 = v12 + v18;
#pragma omp simd
    for (long long k20 = 0; k20 < 64; ++k20) {
     const long long v21 = v19 + k20;
     const float v22 = lane9[k20];
     const long long v23 = v4 + v21;
     const unsigned short v24 = b1_x_[v23];
     const unsigned int v25 = (unsigned int)v24;
     const unsigned int v26 = v25 & 32767u;
     const unsigned int v27 = (unsigned int)(v26 << 13);
     const unsigned int v28 = v25 & 31744u;
     const unsigned int v29 = v27 + 947912704u;
     const float v30 = core_bits_uint32_float32(v29);
     const float v31 = v30 - 0x1.0000000000000p-14f;
     const _Bool v32 = v28 == 31744u;
     const unsigned int v33 = v32 ? 1879048192u : 939524096u;
     const unsigned int v34 = v27 + v33;
     const _Bool v35 = v28 == 0u;
     const unsigned int v36 = core_bits_float32_uint32(v31);
     const unsigned int v37 = v35 ? v36 : v34;
     const unsigned int v38 = v25 & 32768u;
     const unsigned int v39 = (unsigned int)(v38 << 16);
     const unsigned int v40 = v37 | v39;
     const float v41 = core_bits_uint32_float32(v40);
     const float v42 = core_min_float32(v22, v41);
     lane9[k20] = v42;
    }
   }
   const long long v43 = v16 * 64;
   const long long v44 = v14 - v43;
   const long long v45 = v12 + v43;
#pragma omp simd
   for (long long k46 = 0; k46 < v44; ++k46) {
    const long long v47 = v45 + k46;
    const float v48 = lane9[k46];
    const long long v49 = v4 + v47;
    const unsigned short v50 = b1_x_[v49];
    const unsigned int v51 = (unsigned int)v50;
    const unsigned int v52 = v51 & 32767u;
    const unsigned int v53 = (unsigned int)(v52 << 13);
    const unsigned int v54 = v51 & 31744u;
    const unsigned int v55 = v53 + 947912704u;
    const float v56 = core_bits_uint32_float32(v55);
    const float v57 = v56 - 0x1.0000000000000p-14f;
    const _Bool v58 = v54 == 31744u;
    const unsigned int v59 = v58 ? 1879048192u : 939524096u;
    const unsigned int v60 = v53 + v59;
    const _Bool v61 = v54 == 0u;
    const unsigned int v62 = core_bits_float32_uint32(v57);
    const unsigned int v63 = v61 ? v62 : v60;
    const unsigned int v64 = v51 & 32768u;
    const unsigned int v65 = (unsigned int)(v64 << 16);
    const unsigned int v66 = v63 | v65;
    const float v67 = core_bits_uint32_float32(v66);
    const float v68 = core_min_float32(v48, v67);
    lane9[k46] = v68;
   }
   float v69 = __builtin_inff();
#pragma omp simd reduction(core_min_float32 : v69)
   for (long long k70 = 0; k70 < 64; ++k70) {
    const float v71 = lane9[k70];
    v69 = core_min_float32(v69, v71);
   }
   v10 = core_min_float32(v10, v69);
  }
  b2_part[p3] = v10;
 }
}
static void min_1_5602e39b6b37(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const float *b2_part = (const float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const long long v3 = v2 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  float lane5[64];
  float v6 = __builtin_inff();
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = v2 - v8;
   const long long v10 = (v9 < 4096 ? v9 : 4096);
#pragma omp simd
   for (long long k11 = 0; k11 < 64; ++k11) {
    lane5[k11] = __builtin_inff();
   }
   const long long v12 = core_floordiv_index(v10, 64);
   for (long long k13 = 0; k13 < v12; ++k13) {
    const long long v14 = k13 * 64;
    const long long v15 = v8 + v14;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const float v18 = lane5[k16];
     const float v19 = b2_part[v17];
     const float v20 = core_min_float32(v18, v19);
     lane5[k16] = v20;
    }
   }
   const long long v21 = v12 * 64;
   const long long v22 = v10 - v21;
   const long long v23 = v8 + v21;
#pragma omp simd
   for (long long k24 = 0; k24 < v22; ++k24) {
    const long long v25 = v23 + k24;
    const float v26 = lane5[k24];
    const float v27 = b2_part[v25];
    const float v28 = core_min_float32(v26, v27);
    lane5[k24] = v28;
   }
   float v29 = __builtin_inff();
#pragma omp simd reduction(core_min_float32 : v29)
   for (long long k30 = 0; k30 < 64; ++k30) {
    const float v31 = lane5[k30];
    v29 = core_min_float32(v29, v31);
   }
   v6 = core_min_float32(v6, v29);
  }
  const unsigned int v32 = core_bits_float32_uint32(v6);
  const unsigned int v33 = v32 & 2147483647u;
  const float v34 = core_bits_uint32_float32(v33);
  const float v35 = v34 + 0.5f;
  const unsigned int v36 = core_bits_float32_uint32(v35);
  const unsigned int v37 = v36 - 1056964608u;
  const unsigned int v38 = v33 + 3355447295u;
  const unsigned int v39 = (unsigned int)(v33 >> 13);
  const unsigned int v40 = v39 & 1u;
  const unsigned int v41 = v38 + v40;
  const unsigned int v42 = (unsigned int)(v41 >> 13);
  const _Bool v43 = v33 > 2139095040u;
  const unsigned int v44 = v43 ? 32256u : 31744u;
  const _Bool v45 = v33 < 947912704u;
  const unsigned int v46 = v45 ? v37 : v42;
  const _Bool v47 = v33 >= 1199570944u;
  const unsigned int v48 = v47 ? v44 : v46;
  const unsigned int v49 = (unsigned int)(v32 >> 16);
  const unsigned int v50 = v49 & 32768u;
  const unsigned int v51 = v48 | v50;
  const unsigned short v52 = (unsigned short)v51;
  b0_out0_[0] = v52;
 }
}

static void min_0_03665421ccbc(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  float column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = __builtin_inff();
  }
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const unsigned short v12 = b1_x_[j9 * n2_stride2 + v11];
    const unsigned int v13 = (unsigned int)v12;
    const unsigned int v14 = v13 & 32767u;
    const unsigned int v15 = (unsigned int)(v14 << 13);
    const unsigned int v16 = v13 & 31744u;
    const unsigned int v17 = v15 + 947912704u;
    const float v18 = core_bits_uint32_float32(v17);
    const float v19 = v18 - 0x1.0000000000000p-14f;
    const _Bool v20 = v16 == 31744u;
    const unsigned int v21 = v20 ? 1879048192u : 939524096u;
    const unsigned int v22 = v15 + v21;
    const _Bool v23 = v16 == 0u;
    const unsigned int v24 = core_bits_float32_uint32(v19);
    const unsigned int v25 = v23 ? v24 : v22;
    const unsigned int v26 = v13 & 32768u;
    const unsigned int v27 = (unsigned int)(v26 << 16);
    const unsigned int v28 = v25 | v27;
    const float v29 = core_bits_uint32_float32(v28);
    const float v30 = column7[k10];
    const float v31 = core_min_float32(v30, v29);
    column7[k10] = v31;
   }
  }
#pragma omp simd
  for (long long k32 = 0; k32 < v6; ++k32) {
   const long long v33 = v4 + k32;
   const float v34 = column7[k32];
   const unsigned int v35 = core_bits_float32_uint32(v34);
   const unsigned int v36 = v35 & 2147483647u;
   const float v37 = core_bits_uint32_float32(v36);
   const float v38 = v37 + 0.5f;
   const unsigned int v39 = core_bits_float32_uint32(v38);
   const unsigned int v40 = v39 - 1056964608u;
   const unsigned int v41 = v36 + 3355447295u;
   const unsigned int v42 = (unsigned int)(v36 >> 13);
   const unsigned int v43 = v42 & 1u;
   const unsigned int v44 = v41 + v43;
   const unsigned int v45 = (unsigned int)(v44 >> 13);
   const _Bool v46 = v36 > 2139095040u;
   const unsigned int v47 = v46 ? 32256u : 31744u;
   const _Bool v48 = v36 < 947912704u;
   const unsigned int v49 = v48 ? v40 : v45;
   const _Bool v50 = v36 >= 1199570944u;
   const unsigned int v51 = v50 ? v47 : v49;
   const unsigned int v52 = (unsigned int)(v35 >> 16);
   const unsigned int v53 = v52 & 32768u;
   const unsigned int v54 = v51 | v53;
   const unsigned short v55 = (unsigned short)v54;
   b0_out0_[v33] = v55;
  }
 }
}

static void min_0_9100804eedda(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 const long long n4_stride4 = (long long)scalars[4];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  float column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = __builtin_inff();
  }
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const unsigned short v12 = b1_x_[j9 * n4_stride4 + v11];
    const unsigned int v13 = (unsigned int)v12;
    const unsigned int v14 = v13 & 32767u;
    const unsigned int v15 = (unsigned int)(v14 << 13);
    const unsigned int v16 = v13 & 31744u;
    const unsigned int v17 = v15 + 947912704u;
    const float v18 = core_bits_uint32_float32(v17);
    const float v19 = v18 - 0x1.0000000000000p-14f;
    const _Bool v20 = v16 == 31744u;
    const unsigned int v21 = v20 ? 1879048192u : 939524096u;
    const unsigned int v22 = v15 + v21;
    const _Bool v23 = v16 == 0u;
    const unsigned int v24 = core_bits_float32_uint32(v19);
    const unsigned int v25 = v23 ? v24 : v22;
    const unsigned int v26 = v13 & 32768u;
    const unsigned int v27 = (unsigned int)(v26 << 16);
    const unsigned int v28 = v25 | v27;
    const float v29 = core_bits_uint32_float32(v28);
    const float v30 = column7[k10];
    const float v31 = core_min_float32(v30, v29);
    column7[k10] = v31;
   }
  }
#pragma omp simd
  for (long long k32 = 0; k32 < v6; ++k32) {
   const long long v33 = v4 + k32;
   const float v34 = column7[k32];
   const unsigned int v35 = core_bits_float32_uint32(v34);
   const unsigned int v36 = v35 & 2147483647u;
   const float v37 = core_bits_uint32_float32(v36);
   const float v38 = v37 + 0.5f;
   const unsigned int v39 = core_bits_float32_uint32(v38);
   const unsigned int v40 = v39 - 1056964608u;
   const unsigned int v41 = v36 + 3355447295u;
   const unsigned int v42 = (unsigned int)(v36 >> 13);
   const unsigned int v43 = v42 & 1u;
   const unsigned int v44 = v41 + v43;
   const unsigned int v45 = (unsigned int)(v44 >> 13);
   const _Bool v46 = v36 > 2139095040u;
   const unsigned int v47 = v46 ? 32256u : 31744u;
   const _Bool v48 = v36 < 947912704u;
   const unsigned int v49 = v48 ? v40 : v45;
   const _Bool v50 = v36 >= 1199570944u;
   const unsigned int v51 = v50 ? v47 : v49;
   const unsigned int v52 = (unsigned int)(v35 >> 16);
   const unsigned int v53 = v52 & 32768u;
   const unsigned int v54 = v51 | v53;
   const unsigned short v55 = (unsigned short)v54;
   b0_out0_[v33] = v55;
  }
 }
}

static void min_0_d8888b22b851(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  float lane4[64];
  float v5 = __builtin_inff();
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    lane4[k10] = __builtin_inff();
   }
   const long long v11 = core_floordiv_index(v9, 64);
   for (long long k12 = 0; k12 < v11; ++k12) {
    const long long v13 = k12 * 64;
    const long long v14 = v7 + v13;
#pragma omp simd
    for (long long k15 = 0; k15 < 64; ++k15) {
     const long long v16 = v14 + k15;
     const float v17 = lane4[k15];
     const unsigned short v18 = b1_x_[i1 * n2_stride2 + v16];
     const unsigned int v19 = (unsigned int)v18;
     const unsigned int v20 = v19 & 32767u;
     const unsigned int v21 = (unsigned int)(v20 << 13);
     const unsigned int v22 = v19 & 31744u;
     const unsigned int v23 = v21 + 947912704u;
     const float v24 = core_bits_uint32_float32(v23);
     const float v25 = v24 - 0x1.0000000000000p-14f;
     const _Bool v26 = v22 == 31744u;
     const unsigned int v27 = v26 ? 1879048192u : 939524096u;
     const unsigned int v28 = v21 + v27;
     const _Bool v29 = v22 == 0u;
     const unsigned int v30 = core_bits_float32_uint32(v25);
     const unsigned int v31 = v29 ? v30 : v28;
     const unsigned int v32 = v19 & 32768u;
     const unsigned int v33 = (unsigned int)(v32 << 16);
     const unsigned int v34 = v31 | v33;
     const float v35 = core_bits_uint32_float32(v34);
     const float v36 = core_min_float32(v17, v35);
     lane4[k15] = v36;
    }
   }
   const long long v37 = v11 * 64;
   const long long v38 = v9 - v37;
   const long long v39 = v7 + v37;
#pragma omp simd
   for (long long k40 = 0; k40 < v38; ++k40) {
    const long long v41 = v39 + k40;
    const float v42 = lane4[k40];
    const unsigned short v43 = b1_x_[i1 * n2_stride2 + v41];
    const unsigned int v44 = (unsigned int)v43;
    const unsigned int v45 = v44 & 32767u;
    const unsigned int v46 = (unsigned int)(v45 << 13);
    const unsigned int v47 = v44 & 31744u;
    const unsigned int v48 = v46 + 947912704u;
    const float v49 = core_bits_uint32_float32(v48);
    const float v50 = v49 - 0x1.0000000000000p-14f;
    const _Bool v51 = v47 == 31744u;
    const unsigned int v52 = v51 ? 1879048192u : 939524096u;
    const unsigned int v53 = v46 + v52;
    const _Bool v54 = v47 == 0u;
    const unsigned int v55 = core_bits_float32_uint32(v50);
    const unsigned int v56 = v54 ? v55 : v53;
    const unsigned int v57 = v44 & 32768u;
    const unsigned int v58 = (unsigned int)(v57 << 16);
    const unsigned int v59 = v56 | v58;
    const float v60 = core_bits_uint32_float32(v59);
    const float v61 = core_min_float32(v42, v60);
    lane4[k40] = v61;
   }
   float v62 = __builtin_inff();
#pragma omp simd reduction(core_min_float32 : v62)
   for (long long k63 = 0; k63 < 64; ++k63) {
    const float v64 = lane4[k63];
    v62 = core_min_float32(v62, v64);
   }
   v5 = core_min_float32(v5, v62);
  }
  const unsigned int v65 = core_bits_float32_uint32(v5);
  const unsigned int v66 = v65 & 2147483647u;
  const float v67 = core_bits_uint32_float32(v66);
  const float v68 = v67 + 0.5f;
  const unsigned int v69 = core_bits_float32_uint32(v68);
  const unsigned int v70 = v69 - 1056964608u;
  const unsigned int v71 = v66 + 3355447295u;
  const unsigned int v72 = (unsigned int)(v66 >> 13);
  const unsigned int v73 = v72 & 1u;
  const unsigned int v74 = v71 + v73;
  const unsigned int v75 = (unsigned int)(v74 >> 13);
  const _Bool v76 = v66 > 2139095040u;
  const unsigned int v77 = v76 ? 32256u : 31744u;
  const _Bool v78 = v66 < 947912704u;
  const unsigned int v79 = v78 ? v70 : v75;
  const _Bool v80 = v66 >= 1199570944u;
  const unsigned int v81 = v80 ? v77 : v79;
  const unsigned int v82 = (unsigned int)(v65 >> 16);
  const unsigned int v83 = v82 & 32768u;
  const unsigned int v84 = v81 | v83;
  const unsigned short v85 = (unsigned short)v84;
  b0_out0_[i1] = v85;
 }
}

static void min_0_865705d97678(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  float lane4[64];
  float v5 = __builtin_inff();
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    lane4[k10] = __builtin_inff();
   }
   const long long v11 = core_floordiv_index(v9, 64);
   for (long long k12 = 0; k12 < v11; ++k12) {
    const long long v13 = k12 * 64;
    const long long v14 = v7 + v13;
#pragma omp simd
    for (long long k15 = 0; k15 < 64; ++k15) {
     const long long v16 = v14 + k15;
     const float v17 = lane4[k15];
     const unsigned short v18 = b1_x_[i1 * n3_stride3 + v16];
     const unsigned int v19 = (unsigned int)v18;
     const unsigned int v20 = v19 & 32767u;
     const unsigned int v21 = (unsigned int)(v20 << 13);
     const unsigned int v22 = v19 & 31744u;
     const unsigned int v23 = v21 + 947912704u;
     const float v24 = core_bits_uint32_float32(v23);
     const float v25 = v24 - 0x1.0000000000000p-14f;
     const _Bool v26 = v22 == 31744u;
     const unsigned int v27 = v26 ? 1879048192u : 939524096u;
     const unsigned int v28 = v21 + v27;
     const _Bool v29 = v22 == 0u;
     const unsigned int v30 = core_bits_float32_uint32(v25);
     const unsigned int v31 = v29 ? v30 : v28;
     const unsigned int v32 = v19 & 32768u;
     const unsigned int v33 = (unsigned int)(v32 << 16);
     const unsigned int v34 = v31 | v33;
     const float v35 = core_bits_uint32_float32(v34);
     const float v36 = core_min_float32(v17, v35);
     lane4[k15] = v36;
    }
   }
   const long long v37 = v11 * 64;
   const long long v38 = v9 - v37;
   const long long v39 = v7 + v37;
#pragma omp simd
   for (long long k40 = 0; k40 < v38; ++k40) {
    const long long v41 = v39 + k40;
    const float v42 = lane4[k40];
    const unsigned short v43 = b1_x_[i1 * n3_stride3 + v41];
    const unsigned int v44 = (unsigned int)v43;
    const unsigned int v45 = v44 & 32767u;
    const unsigned int v46 = (unsigned int)(v45 << 13);
    const unsigned int v47 = v44 & 31744u;
    const unsigned int v48 = v46 + 947912704u;
    const float v49 = core_bits_uint32_float32(v48);
    const float v50 = v49 - 0x1.0000000000000p-14f;
    const _Bool v51 = v47 == 31744u;
    const unsigned int v52 = v51 ? 1879048192u : 939524096u;
    const unsigned int v53 = v46 + v52;
    const _Bool v54 = v47 == 0u;
    const unsigned int v55 = core_bits_float32_uint32(v50);
    const unsigned int v56 = v54 ? v55 : v53;
    const unsigned int v57 = v44 & 32768u;
    const unsigned int v58 = (unsigned int)(v57 << 16);
    const unsigned int v59 = v56 | v58;
    const float v60 = core_bits_uint32_float32(v59);
    const float v61 = core_min_float32(v42, v60);
    lane4[k40] = v61;
   }
   float v62 = __builtin_inff();
#pragma omp simd reduction(core_min_float32 : v62)
   for (long long k63 = 0; k63 < 64; ++k63) {
    const float v64 = lane4[k63];
    v62 = core_min_float32(v62, v64);
   }
   v5 = core_min_float32(v5, v62);
  }
  const unsigned int v65 = core_bits_float32_uint32(v5);
  const unsigned int v66 = v65 & 2147483647u;
  const float v67 = core_bits_uint32_float32(v66);
  const float v68 = v67 + 0.5f;
  const unsigned int v69 = core_bits_float32_uint32(v68);
  const unsigned int v70 = v69 - 1056964608u;
  const unsigned int v71 = v66 + 3355447295u;
  const unsigned int v72 = (unsigned int)(v66 >> 13);
  const unsigned int v73 = v72 & 1u;
  const unsigned int v74 = v71 + v73;
  const unsigned int v75 = (unsigned int)(v74 >> 13);
  const _Bool v76 = v66 > 2139095040u;
  const unsigned int v77 = v76 ? 32256u : 31744u;
  const _Bool v78 = v66 < 947912704u;
  const unsigned int v79 = v78 ? v70 : v75;
  const _Bool v80 = v66 >= 1199570944u;
  const unsigned int v81 = v80 ? v77 : v79;
  const unsigned int v82 = (unsigned int)(v65 >> 16);
  const unsigned int v83 = v82 & 32768u;
  const unsigned int v84 = v81 | v83;
  const unsigned short v85 = (unsigned short)v84;
  b0_out0_[i1] = v85;
 }
}

static void mean_0_374651c800bc(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 float *b2_part = (float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const long long v7 = v6 + 4095;
  const long long v8 = core_floordiv_index(v7, 4096);
  float lane9[64];
  float v10 = 0.0f;
  for (long long block11 = 0; block11 < v8; ++block11) {
   const long long v12 = block11 * 4096;
   const long long v13 = v6 - v12;
   const long long v14 = (v13 < 4096 ? v13 : 4096);
#pragma omp simd
   for (long long k15 = 0; k15 < 64; ++k15) {
    lane9[k15] = 0.0f;
   }
   const long long v16 = core_floordiv_index(v14, 64);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = k17 * 64;
    const long long v19 = v12 + v18;
#pragma omp simd
    for (long long k20 = 0; k20 < 64; ++k20) {
     const long long v21 = v19 + k20;
     const float v22 = lane9[k20];
     const long long v23 = v4 + v21;
     const unsigned short v24 = b1_x_[v23];
     const unsigned int v25 = (unsigned int)v24;
     const unsigned int v26 = v25 & 32767u;
     const unsigned int v27 = (unsigned int)(v26 << 13);
     const unsigned int v28 = v25 & 31744u;
     const unsigned int v29 = v27 + 947912704u;
     const float v30 = core_bits_uint32_float32(v29);
     const float v31 = v30 - 0x1.0000000000000p-14f;
     const _Bool v32 = v28 == 31744u;
     const unsigned int v33 = v32 ? 1879048192u : 939524096u;
     const unsigned int v34 = v27 + v33;
     const _Bool v35 = v28 == 0u;
     const unsigned int v36 = core_bits_float32_uint32(v31);
     const unsigned int v37 = v35 ? v36 : v34;
     const unsigned int v38 = v25 & 32768u;
     const unsigned int v39 = (unsigned int)(v38 << 16);
     const unsigned int v40 = v37 | v39;
     const float v41 = core_bits_uint32_float32(v40);
     const float v42 = v22 + v41;
     lane9[k20] = v42;
    }
   }
   const long long v43 = v16 * 64;
   const long long v44 = v14 - v43;
   const long long v45 = v12 + v43;
#pragma omp simd
   for (long long k46 = 0; k46 < v44; ++k46) {
    const long long v47 = v45 + k46;
    const float v48 = lane9[k46];
    const long long v49 = v4 + v47;
    const unsigned short v50 = b1_x_[v49];
    const unsigned int v51 = (unsigned int)v50;
    const unsigned int v52 = v51 & 32767u;
    const unsigned int v53 = (unsigned int)(v52 << 13);
    const unsigned int v54 = v51 & 31744u;
    const unsigned int v55 = v53 + 947912704u;
    const float v56 = core_bits_uint32_float32(v55);
    const float v57 = v56 - 0x1.0000000000000p-14f;
    const _Bool v58 = v54 == 31744u;
    const unsigned int v59 = v58 ? 1879048192u : 939524096u;
    const unsigned int v60 = v53 + v59;
    const _Bool v61 = v54 == 0u;
    const unsigned int v62 = core_bits_float32_uint32(v57);
    const unsigned int v63 = v61 ? v62 : v60;
    const unsigned int v64 = v51 & 32768u;
    const unsigned int v65 = (unsigned int)(v64 << 16);
    const unsigned int v66 = v63 | v65;
    const float v67 = core_bits_uint32_float32(v66);
    const float v68 = v48 + v67;
    lane9[k46] = v68;
   }
   float v69 = 0.0f;
#pragma omp simd reduction(+ : v69)
   for (long long k70 = 0; k70 < 64; ++k70) {
    const float v71 = lane9[k70];
    v69 = v69 + v71;
   }
   v10 = v10 + v69;
  }
  b2_part[p3] = v10;
 }
}
static void mean_1_374651c800bc(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const float *b2_part = (const float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const long long v3 = v2 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  float lane5[64];
  float v6 = 0.0f;
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = v2 - v8;
   const long long v10 = (v9 < 4096 ? v9 : 4096);
#pragma omp simd
   for (long long k11 = 0; k11 < 64; ++k11) {
    lane5[k11] = 0.0f;
   }
   const long long v12 = core_floordiv_index(v10, 64);
   for (long long k13 = 0; k13 < v12; ++k13) {
    const long long v14 = k13 * 64;
    const long long v15 = v8 + v14;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const float v18 = lane5[k16];
     const float v19 = b2_part[v17];
     const float v20 = v18 + v19;
     lane5[k16] = v20;
    }
   }
   const long long v21 = v12 * 64;
   const long long v22 = v10 - v21;
   const long long v23 = v8 + v21;
#pragma omp simd
   for (long long k24 = 0; k24 < v22; ++k24) {
    const long long v25 = v23 + k24;
    const float v26 = lane5[k24];
    const float v27 = b2_part[v25];
    const float v28 = v26 + v27;
    lane5[k24] = v28;
   }
   float v29 = 0.0f;
#pragma omp simd reduction(+ : v29)
   for (long long k30 = 0; k30 < 64; ++k30) {
    const float v31 = lane5[k30];
    v29 = v29 + v31;
   }
   v6 = v6 + v29;
  }
  const float v32 = (float)n1_size1;
  const float v33 = v6 / v32;
  const unsigned int v34 = core_bits_float32_uint32(v33);
  const unsigned int v35 = v34 & 2147483647u;
  const float v36 = core_bits_uint32_float32(v35);
  const float v37 = v36 + 0.5f;
  const unsigned int v38 = core_bits_float32_uint32(v37);
  const unsigned int v39 = v38 - 1056964608u;
  const unsigned int v40 = v35 + 3355447295u;
  const unsigned int v41 = (unsigned int)(v35 >> 13);
  const unsigned int v42 = v41 & 1u;
  const unsigned int v43 = v40 + v42;
  const unsigned int v44 = (unsigned int)(v43 >> 13);
  const _Bool v45 = v35 > 2139095040u;
  const unsigned int v46 = v45 ? 32256u : 31744u;
  const _Bool v47 = v35 < 947912704u;
  const unsigned int v48 = v47 ? v39 : v44;
  const _Bool v49 = v35 >= 1199570944u;
  const unsigned int v50 = v49 ? v46 : v48;
  const unsigned int v51 = (unsigned int)(v34 >> 16);
  const unsigned int v52 = v51 & 32768u;
  const unsigned int v53 = v50 | v52;
  const unsigned short v54 = (unsigned short)v53;
  const unsigned int v55 = (unsigned int)v54;
  const unsigned int v56 = v55 & 32767u;
  const unsigned int v57 = (unsigned int)(v56 << 13);
  const unsigned int v58 = v55 & 31744u;
  const unsigned int v59 = v57 + 947912704u;
  const float v60 = core_bits_uint32_float32(v59);
  const float v61 = v60 - 0x1.0000000000000p-14f;
  const _Bool v62 = v58 == 31744u;
  const unsigned int v63 = v62 ? 1879048192u : 939524096u;
  const unsigned int v64 = v57 + v63;
  const _Bool v65 = v58 == 0u;
  const unsigned int v66 = core_bits_float32_uint32(v61);
  const unsigned int v67 = v65 ? v66 : v64;
  const unsigned int v68 = v55 & 32768u;
  const unsigned int v69 = (unsigned int)(v68 << 16);
  const unsigned int v70 = v67 | v69;
  const unsigned int v71 = v70 & 2147483647u;
  const float v72 = core_bits_uint32_float32(v71);
  const float v73 = v72 + 0.5f;
  const unsigned int v74 = core_bits_float32_uint32(v73);
  const unsigned int v75 = v74 - 1056964608u;
  const unsigned int v76 = v71 + 3355447295u;
  const unsigned int v77 = (unsigned int)(v71 >> 13);
  const unsigned int v78 = v77 & 1u;
  const unsigned int v79 = v76 + v78;
  const unsigned int v80 = (unsigned int)(v79 >> 13);
  const _Bool v81 = v71 > 2139095040u;
  const unsigned int v82 = v81 ? 32256u : 31744u;
  const _Bool v83 = v71 < 947912704u;
  const unsigned int v84 = v83 ? v75 : v80;
  const _Bool v85 = v71 >= 1199570944u;
  const unsigned int v86 = v85 ? v82 : v84;
  const unsigned int v87 = (unsigned int)(v70 >> 16);
  const unsigned int v88 = v87 & 32768u;
  const unsigned int v89 = v86 | v88;
  const unsigned short v90 = (unsigned short)v89;
  b0_out0_[0] = v90;
 }
}

static void mean_0_9b04cdfa1763(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 float *b2_part = (float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const long long v7 = v6 + 4095;
  const long long v8 = core_floordiv_index(v7, 4096);
  float lane9[64];
  float v10 = 0.0f;
  for (long long block11 = 0; block11 < v8; ++block11) {
   const long long v12 = block11 * 4096;
   const long long v13 = v6 - v12;
   const long long v14 = (v13 < 4096 ? v13 : 4096);
#pragma omp simd
   for (long long k15 = 0; k15 < 64; ++k15) {
    lane9[k15] = 0.0f;
   }
   const long long v16 = core_floordiv_index(v14, 64);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = k17 * 64;
    const long long v19 = v12 + v18;
#pragma omp simd
    for (long long k20 = 0; k20 < 64; ++k20) {
     const long long v21 = v19 + k20;
     const float v22 = lane9[k20];
     const long long v23 = v4 + v21;
     const unsigned short v24 = b1_x_[v23];
     const unsigned int v25 = (unsigned int)v24;
     const unsigned int v26 = v25 & 32767u;
     const unsigned int v27 = (unsigned int)(v26 << 13);
     const unsigned int v28 = v25 & 31744u;
     const unsigned int v29 = v27 + 947912704u;
     const float v30 = core_bits_uint32_float32(v29);
     const float v31 = v30 - 0x1.0000000000000p-14f;
     const _Bool v32 = v28 == 31744u;
     const unsigned int v33 = v32 ? 1879048192u : 939524096u;
     const unsigned int v34 = v27 + v33;
     const _Bool v35 = v28 == 0u;
     const unsigned int v36 = core_bits_float32_uint32(v31);
     const unsigned int v37 = v35 ? v36 : v34;
     const unsigned int v38 = v25 & 32768u;
     const unsigned int v39 = (unsigned int)(v38 << 16);
     const unsigned int v40 = v37 | v39;
     const float v41 = core_bits_uint32_float32(v40);
     const float v42 = v22 + v41;
     lane9[k20] = v42;
    }
   }
   const long long v43 = v16 * 64;
   const long long v44 = v14 - v43;
   const long long v45 = v12 + v43;
#pragma omp simd
   for (long long k46 = 0; k46 < v44; ++k46) {
    const long long v47 = v45 + k46;
    const float v48 = lane9[k46];
    const long long v49 = v4 + v47;
    const unsigned short v50 = b1_x_[v49];
    const unsigned int v51 = (unsigned int)v50;
    const unsigned int v52 = v51 & 32767u;
    const unsigned int v53 = (unsigned int)(v52 << 13);
    const unsigned int v54 = v51 & 31744u;
    const unsigned int v55 = v53 + 947912704u;
    const float v56 = core_bits_uint32_float32(v55);
    const float v57 = v56 - 0x1.0000000000000p-14f;
    const _Bool v58 = v54 == 31744u;
    const unsigned int v59 = v58 ? 1879048192u : 939524096u;
    const unsigned int v60 = v53 + v59;
    const _Bool v61 = v54 == 0u;
    const unsigned int v62 = core_bits_float32_uint32(v57);
    const unsigned int v63 = v61 ? v62 : v60;
    const unsigned int v64 = v51 & 32768u;
    const unsigned int v65 = (unsigned int)(v64 << 16);
    const unsigned int v66 = v63 | v65;
    const float v67 = core_bits_uint32_float32(v66);
    const float v68 = v48 + v67;
    lane9[k46] = v68;
   }
   float v69 = 0.0f;
#pragma omp simd reduction(+ : v69)
   for (long long k70 = 0; k70 < 64; ++k70) {
    const float v71 = lane9[k70];
    v69 = v69 + v71;
   }
   v10 = v10 + v69;
  }
  b2_part[p3] = v10;
 }
}
static void mean_1_9b04cdfa1763(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const float *b2_part = (const float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_size2 = (long long)scalars[2];
 const long long n3_size3 = (long long)scalars[3];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const long long v3 = v2 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  float lane5[64];
  float v6 = 0.0f;
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = v2 - v8;
   const long long v10 = (v9 < 4096 ? v9 : 4096);
#pragma omp simd
   for (long long k11 = 0; k11 < 64; ++k11) {
    lane5[k11] = 0.0f;
   }
   const long long v12 = core_floordiv_index(v10, 64);
   for (long long k13 = 0; k13 < v12; ++k13) {
    const long long v14 = k13 * 64;
    const long long v15 = v8 + v14;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const float v18 = lane5[k16];
     const float v19 = b2_part[v17];
     const float v20 = v18 + v19;
     lane5[k16] = v20;
    }
   }
   const long long v21 = v12 * 64;
   const long long v22 = v10 - v21;
   const long long v23 = v8 + v21;
#pragma omp simd
   for (long long k24 = 0; k24 < v22; ++k24) {
    const long long v25 = v23 + k24;
    const float v26 = lane5[k24];
    const float v27 = b2_part[v25];
    const float v28 = v26 + v27;
    lane5[k24] = v28;
   }
   float v29 = 0.0f;
#pragma omp simd reduction(+ : v29)
   for (long long k30 = 0; k30 < 64; ++k30) {
    const float v31 = lane5[k30];
    v29 = v29 + v31;
   }
   v6 = v6 + v29;
  }
  const long long v32 = n1_size1 * n2_size2;
  const long long v33 = v32 * n3_size3;
  const float v34 = (float)v33;
  const float v35 = v6 / v34;
  const unsigned int v36 = core_bits_float32_uint32(v35);
  const unsigned int v37 = v36 & 2147483647u;
  const float v38 = core_bits_uint32_float32(v37);
  const float v39 = v38 + 0.5f;
  const unsigned int v40 = core_bits_float32_uint32(v39);
  const unsigned int v41 = v40 - 1056964608u;
  const unsigned int v42 = v37 + 3355447295u;
  const unsigned int v43 = (unsigned int)(v37 >> 13);
  const unsigned int v44 = v43 & 1u;
  const unsigned int v45 = v42 + v44;
  const unsigned int v46 = (unsigned int)(v45 >> 13);
  const _Bool v47 = v37 > 2139095040u;
  const unsigned int v48 = v47 ? 32256u : 31744u;
  const _Bool v49 = v37 < 947912704u;
  const unsigned int v50 = v49 ? v41 : v46;
  const _Bool v51 = v37 >= 1199570944u;
  const unsigned int v52 = v51 ? v48 : v50;
  const unsigned int v53 = (unsigned int)(v36 >> 16);
  const unsigned int v54 = v53 & 32768u;
  const unsigned int v55 = v52 | v54;
  const unsigned short v56 = (unsigned short)v55;
  const unsigned int v57 = (unsigned int)v56;
  const unsigned int v58 = v57 & 32767u;
  const unsigned int v59 = (unsigned int)(v58 << 13);
  const unsigned int v60 = v57 & 31744u;
  const unsigned int v61 = v59 + 947912704u;
  const float v62 = core_bits_uint32_float32(v61);
  const float v63 = v62 - 0x1.0000000000000p-14f;
  const _Bool v64 = v60 == 31744u;
  const unsigned int v65 = v64 ? 1879048192u : 939524096u;
  const unsigned int v66 = v59 + v65;
  const _Bool v67 = v60 == 0u;
  const unsigned int v68 = core_bits_float32_uint32(v63);
  const unsigned int v69 = v67 ? v68 : v66;
  const unsigned int v70 = v57 & 32768u;
  const unsigned int v71 = (unsigned int)(v70 << 16);
  const unsigned int v72 = v69 | v71;
  const unsigned int v73 = v72 & 2147483647u;
  const float v74 = core_bits_uint32_float32(v73);
  const float v75 = v74 + 0.5f;
  const unsigned int v76 = core_bits_float32_uint32(v75);
  const unsigned int v77 = v76 - 1056964608u;
  const unsigned int v78 = v73 + 3355447295u;
  const unsigned int v79 = (unsigned int)(v73 >> 13);
  const unsigned int v80 = v79 & 1u;
  const unsigned int v81 = v78 + v80;
  const unsigned int v82 = (unsigned int)(v81 >> 13);
  const _Bool v83 = v73 > 2139095040u;
  const unsigned int v84 = v83 ? 32256u : 31744u;
  const _Bool v85 = v73 < 947912704u;
  const unsigned int v86 = v85 ? v77 : v82;
  const _Bool v87 = v73 >= 1199570944u;
  const unsigned int v88 = v87 ? v84 : v86;
  const unsigned int v89 = (unsigned int)(v72 >> 16);
  const unsigned int v90 = v89 & 32768u;
  const unsigned int v91 = v88 | v90;
  const unsigned short v92 = (unsigned short)v91;
  b0_out0_[0] = v92;
 }
}

static void mean_0_40df2ca73796(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 float *b2_part = (float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const long long v7 = v6 + 4095;
  const long long v8 = core_floordiv_index(v7, 4096);
  float lane9[64];
  float v10 = 0.0f;
  for (long long block11 = 0; block11 < v8; ++block11) {
   const long long v12 = block11 * 4096;
   const long long v13 = v6 - v12;
   const long long v14 = (v13 < 4096 ? v13 : 4096);
#pragma omp simd
   for (long long k15 = 0; k15 < 64; ++k15) {
    lane9[k15] = 0.0f;
   }
   const long long v16 = core_floordiv_index(v14, 64);
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = k17 * 64;
    const long long v19 = v12 + v18;
#pragma omp simd
    for (long long k20 = 0; k20 < 64; ++k20) {
     const long long v21 = v19 + k20;
     const float v22 = lane9[k20];
     const long long v23 = v4 + v21;
     const unsigned short v24 = b1_x_[v23];
     const unsigned int v25 = (unsigned int)v24;
     const unsigned int v26 = v25 & 32767u;
     const unsigned int v27 = (unsigned int)(v26 << 13);
     const unsigned int v28 = v25 & 31744u;
     const unsigned int v29 = v27 + 947912704u;
     const float v30 = core_bits_uint32_float32(v29);
     const float v31 = v30 - 0x1.0000000000000p-14f;
     const _Bool v32 = v28 == 31744u;
     const unsigned int v33 = v32 ? 1879048192u : 939524096u;
     const unsigned int v34 = v27 + v33;
     const _Bool v35 = v28 == 0u;
     const unsigned int v36 = core_bits_float32_uint32(v31);
     const unsigned int v37 = v35 ? v36 : v34;
     const unsigned int v38 = v25 & 32768u;
     const unsigned int v39 = (unsigned int)(v38 << 16);
     const unsigned int v40 = v37 | v39;
     const float v41 = core_bits_uint32_float32(v40);
     const float v42 = v22 + v41;
     lane9[k20] = v42;
    }
   }
   const long long v43 = v16 * 64;
   const long long v44 = v14 - v43;
   const long long v45 = v12 + v43;
#pragma omp simd
   for (long long k46 = 0; k46 < v44; ++k46) {
    const long long v47 = v45 + k46;
    const float v48 = lane9[k46];
    const long long v49 = v4 + v47;
    const unsigned short v50 = b1_x_[v49];
    const unsigned int v51 = (unsigned int)v50;
    const unsigned int v52 = v51 & 32767u;
    const unsigned int v53 = (unsigned int)(v52 << 13);
    const unsigned int v54 = v51 & 31744u;
    const unsigned int v55 = v53 + 947912704u;
    const float v56 = core_bits_uint32_float32(v55);
    const float v57 = v56 - 0x1.0000000000000p-14f;
    const _Bool v58 = v54 == 31744u;
    const unsigned int v59 = v58 ? 1879048192u : 939524096u;
    const unsigned int v60 = v53 + v59;
    const _Bool v61 = v54 == 0u;
    const unsigned int v62 = core_bits_float32_uint32(v57);
    const unsigned int v63 = v61 ? v62 : v60;
    const unsigned int v64 = v51 & 32768u;
    const unsigned int v65 = (unsigned int)(v64 << 16);
    const unsigned int v66 = v63 | v65;
    const float v67 = core_bits_uint32_float32(v66);
    const float v68 = v48 + v67;
    lane9[k46] = v68;
   }
   float v69 = 0.0f;
#pragma omp simd reduction(+ : v69)
   for (long long k70 = 0; k70 < 64; ++k70) {
    const float v71 = lane9[k70];
    v69 = v69 + v71;
   }
   v10 = v10 + v69;
  }
  b2_part[p3] = v10;
 }
}
static void mean_1_40df2ca73796(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const float *b2_part = (const float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_size2 = (long long)scalars[2];
 const long long n3_size3 = (long long)scalars[3];
 const long long n4_size4 = (long long)scalars[4];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const long long v3 = v2 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  float lane5[64];
  float v6 = 0.0f;
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = v2 - v8;
   const long long v10 = (v9 < 4096 ? v9 : 4096);
#pragma omp simd
   for (long long k11 = 0; k11 < 64; ++k11) {
    lane5[k11] = 0.0f;
   }
   const long long v12 = core_floordiv_index(v10, 64);
   for (long long k13 = 0; k13 < v12; ++k13) {
    const long long v14 = k13 * 64;
    const long long v15 = v8 + v14;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const float v18 = lane5[k16];
     const float v19 = b2_part[v17];
     const float v20 = v18 + v19;
     lane5[k16] = v20;
    }
   }
   const long long v21 = v12 * 64;
   const long long v22 = v10 - v21;
   const long long v23 = v8 + v21;
#pragma omp simd
   for (long long k24 = 0; k24 < v22; ++k24) {
    const long long v25 = v23 + k24;
    const float v26 = lane5[k24];
    const float v27 = b2_part[v25];
    const float v28 = v26 + v27;
    lane5[k24] = v28;
   }
   float v29 = 0.0f;
#pragma omp simd reduction(+ : v29)
   for (long long k30 = 0; k30 < 64; ++k30) {
    const float v31 = lane5[k30];
    v29 = v29 + v31;
   }
   v6 = v6 + v29;
  }
  const long long v32 = n1_size1 * n2_size2;
  const long long v33 = v32 * n3_size3;
  const long long v34 = v33 * n4_size4;
  const float v35 = (float)v34;
  const float v36 = v6 / v35;
  const unsigned int v37 = core_bits_float32_uint32(v36);
  const unsigned int v38 = v37 & 2147483647u;
  const float v39 = core_bits_uint32_float32(v38);
  const float v40 = v39 + 0.5f;
  const unsigned int v41 = core_bits_float32_uint32(v40);
  const unsigned int v42 = v41 - 1056964608u;
  const unsigned int v43 = v38 + 3355447295u;
  const unsigned int v44 = (unsigned int)(v38 >> 13);
  const unsigned int v45 = v44 & 1u;
  const unsigned int v46 = v43 + v45;
  const unsigned int v47 = (unsigned int)(v46 >> 13);
  const _Bool v48 = v38 > 2139095040u;
  const unsigned int v49 = v48 ? 32256u : 31744u;
  const _Bool v50 = v38 < 947912704u;
  const unsigned int v51 = v50 ? v42 : v47;
  const _Bool v52 = v38 >= 1199570944u;
  const unsigned int v53 = v52 ? v49 : v51;
  const unsigned int v54 = (unsigned int)(v37 >> 16);
  const unsigned int v55 = v54 & 32768u;
  const unsigned int v56 = v53 | v55;
  const unsigned short v57 = (unsigned short)v56;
  const unsigned int v58 = (unsigned int)v57;
  const unsigned int v59 = v58 & 32767u;
  const unsigned int v60 = (unsigned int)(v59 << 13);
  const unsigned int v61 = v58 & 31744u;
  const unsigned int v62 = v60 + 947912704u;
  const float v63 = core_bits_uint32_float32(v62);
  const float v64 = v63 - 0x1.0000000000000p-14f;
  const _Bool v65 = v61 == 31744u;
  const unsigned int v66 = v65 ? 1879048192u : 939524096u;
  const unsigned int v67 = v60 + v66;
  const _Bool v68 = v61 == 0u;
  const unsigned int v69 = core_bits_float32_uint32(v64);
  const unsigned int v70 = v68 ? v69 : v67;
  const unsigned int v71 = v58 & 32768u;
  const unsigned int v72 = (unsigned int)(v71 << 16);
  const unsigned int v73 = v70 | v72;
  const unsigned int v74 = v73 & 2147483647u;
  const float v75 = core_bits_uint32_float32(v74);
  const float v76 = v75 + 0.5f;
  const unsigned int v77 = core_bits_float32_uint32(v76);
  const unsigned int v78 = v77 - 1056964608u;
  const unsigned int v79 = v74 + 3355447295u;
  const unsigned int v80 = (unsigned int)(v74 >> 13);
  const unsigned int v81 = v80 & 1u;
  const unsigned int v82 = v79 + v81;
  const unsigned int v83 = (unsigned int)(v82 >> 13);
  const _Bool v84 = v74 > 2139095040u;
  const unsigned int v85 = v84 ? 32256u : 31744u;
  const _Bool v86 = v74 < 947912704u;
  const unsigned int v87 = v86 ? v78 : v83;
  const _Bool v88 = v74 >= 1199570944u;
  const unsigned int v89 = v88 ? v85 : v87;
  const unsigned int v90 = (unsigned int)(v73 >> 16);
  const unsigned int v91 = v90 & 32768u;
  const unsigned int v92 = v89 | v91;
  const unsigned short v93 = (unsigned short)v92;
  b0_out0_[0] = v93;
 }
}

static void argmax_0_f8f64479c788(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 float *b2_part = (float *)buffers[2];
 long long *b3_part = (long long *)buffers[3];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const _Bool v7 = v6 >= 64;
  float v8;
  long long v9;
  if (v7) {
   float lane10[64];
   long long lane11[64];
#pragma omp simd
   for (long long k12 = 0; k12 < 64; ++k12) {
    lane10[k12] = (-__builtin_inff());
    lane11[k12] = 9223372036854775807ll;
   }
   const long long v13 = core_floordiv_index(v6, 64);
   for (long long k14 = 0; k14 < v13; ++k14) {
    const long long v15 = k14 * 64;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const long long v18 = v4 + v17;
     const unsigned short v19 = b1_x_[v18];
     const unsigned int v20 = (unsigned int)v19;
     const unsigned int v21 = v20 & 32767u;
     const unsigned int v22 = (unsigned int)(v21 << 13);
     const unsigned int v23 = v20 & 31744u;
     const unsigned int v24 = v22 + 947912704u;
     const float v25 = core_bits_uint32_float32(v24);
     const float v26 = v25 - 0x1.0000000000000p-14f;
     const _Bool v27 = v23 == 31744u;
     const unsigned int v28 = v27 ? 1879048192u : 939524096u;
     const unsigned int v29 = v22 + v28;
     const _Bool v30 = v23 == 0u;
     const unsigned int v31 = core_bits_float32_uint32(v26);
     const unsigned int v32 = v30 ? v31 : v29;
     const unsigned int v33 = v20 & 32768u;
     const unsigned int v34 = (unsigned int)(v33 << 16);
     const unsigned int v35 = v32 | v34;
     const float v36 = core_bits_uint32_float32(v35);
     const float v37 = lane10[k16];
     const long long v38 = lane11[k16];
     const long long v39 = (long long)v38;
     const _Bool v40 = v37 > v36;
     const _Bool v41 = v37 == v36;
     const _Bool v42 = v39 < v18;
     const _Bool v43 = v41 & v42;
     const _Bool v44 = v40 | v43;
     const _Bool v45 = v37 != v37;
     const _Bool v46 = v36 != v36;
     const _Bool v47 = !v46;
     const _Bool v48 = v47 | v42;
     const _Bool v49 = v45 & v48;
     const _Bool v50 = v47 & v44;
     const _Bool v51 = v49 | v50;
     const float v52 = v51 ? v37 : v36;
     const long long v53 = v51 ? v39 : v18;
     lane10[k16] = v52;
     const long long v54 = (long long)v53;
     lane11[k16] = v54;
    }
   }
   const long long v55 = v13 * 64;
   const long long v56 = v6 - v55;
#pragma omp simd
   for (long long k57 = 0; k57 < v56; ++k57) {
    const long long v58 = v55 + k57;
    const long long v59 = v4 + v58;
    const unsigned short v60 = b1_x_[v59];
    const unsigned int v61 = (unsigned int)v60;
    const unsigned int v62 = v61 & 32767u;
    const unsigned int v63 = (unsigned int)(v62 << 13);
    const unsigned int v64 = v61 & 31744u;
    const unsigned int v65 = v63 + 947912704u;
    const float v66 = core_bits_uint32_float32(v65);
    const float v67 = v66 - 0x1.0000000000000p-14f;
    const _Bool v68 = v64 == 31744u;
    const unsigned int v69 = v68 ? 1879048192u : 939524096u;
    const unsigned int v70 = v63 + v69;
    const _Bool v71 = v64 == 0u;
    const unsigned int v72 = core_bits_float32_uint32(v67);
    const unsigned int v73 = v71 ? v72 : v70;
    const unsigned int v74 = v61 & 32768u;
    const unsigned int v75 = (unsigned int)(v74 << 16);
    const unsigned int v76 = v73 | v75;
    const float v77 = core_bits_uint32_float32(v76);
    const float v78 = lane10[k57];
    const long long v79 = lane11[k57];
    const long long v80 = (long long)v79;
    const _Bool v81 = v78 > v77;
    const _Bool v82 = v78 == v77;
    const _Bool v83 = v80 < v59;
    const _Bool v84 = v82 & v83;
    const _Bool v85 = v81 | v84;
    const _Bool v86 = v78 != v78;
    const _Bool v87 = v77 != v77;
    const _Bool v88 = !v87;
    const _Bool v89 = v88 | v83;
    const _Bool v90 = v86 & v89;
    const _Bool v91 = v88 & v85;
    const _Bool v92 = v90 | v91;
    const float v93 = v92 ? v78 : v77;
    const long long v94 = v92 ? v80 : v59;
    lane10[k57] = v93;
    const long long v95 = (long long)v94;
    lane11[k57] = v95;
   }
#pragma omp simd
   for (long long k96 = 0; k96 < 32; ++k96) {
    const float v97 = lane10[k96];
    const long long v98 = lane11[k96];
    const long long v99 = (long long)v98;
    const long long v100 = k96 + 32;
    const float v101 = lane10[v100];
    const long long v102 = lane11[v100];
    const long long v103 = (long long)v102;
    const _Bool v104 = v97 > v101;
    const _Bool v105 = v97 == v101;
    const _Bool v106 = v99 < v103;
    const _Bool v107 = v105 & v106;
    const _Bool v108 = v104 | v107;
    const _Bool v109 = v97 != v97;
    const _Bool v110 = v101 != v101;
    const _Bool v111 = !v110;
    const _Bool v112 = v111 | v106;
    const _Bool v113 = v109 & v112;
    const _Bool v114 = v111 & v108;
    const _Bool v115 = v113 | v114;
    const float v116 = v115 ? v97 : v101;
    const long long v117 = v115 ? v99 : v103;
    lane10[k96] = v116;
    const long long v118 = (long long)v117;
    lane11[k96] = v118;
   }
#pragma omp simd
   for (long long k119 = 0; k119 < 16; ++k119) {
    const float v120 = lane10[k119];
    const long long v121 = lane11[k119];
    const long long v122 = (long long)v121;
    const long long v123 = k119 + 16;
    const float v124 = lane10[v123];
    const long long v125 = lane11[v123];
    const long long v126 = (long long)v125;
    const _Bool v127 = v120 > v124;
    const _Bool v128 = v120 == v124;
    const _Bool v129 = v122 < v126;
    const _Bool v130 = v128 & v129;
    const _Bool v131 = v127 | v130;
    const _Bool v132 = v120 != v120;
    const _Bool v133 = v124 != v124;
    const _Bool v134 = !v133;
    const _Bool v135 = v134 | v129;
    const _Bool v136 = v132 & v135;
    const _Bool v137 = v134 & v131;
    const _Bool v138 = v136 | v137;
    const float v139 = v138 ? v120 : v124;
    const long long v140 = v138 ? v122 : v126;
    lane10[k119] = v139;
    const long long v141 = (long long)v140;
    lane11[k119] = v141;
   }
#pragma omp simd
   for (long long k142 = 0; k142 < 8; ++k142) {
    const float v143 = lane10[k142];
    const long long v144 = lane11[k142];
    const long long v145 = (long long)v144;
    const long long v146 = k142 + 8;
    const float v147 = lane10[v146];
    const long long v148 = lane11[v146];
    const long long v149 = (long long)v148;
    const _Bool v150 = v143 > v147;
    const _Bool v151 = v143 == v147;
    const _Bool v152 = v145 < v149;
    const _Bool v153 = v151 & v152;
    const _Bool v154 = v150 | v153;
    const _Bool v155 = v143 != v143;
    const _Bool v156 = v147 != v147;
    const _Bool v157 = !v156;
    const _Bool v158 = v157 | v152;
    const _Bool v159 = v155 & v158;
    const _Bool v160 = v157 & v154;
    const _Bool v161 = v159 | v160;
    const float v162 = v161 ? v143 : v147;
    const long long v163 = v161 ? v145 : v149;
    lane10[k142] = v162;
    const long long v164 = (long long)v163;
    lane11[k142] = v164;
   }
   float v165 = (-__builtin_inff());
   long long v166 = 9223372036854775807ll;
   for (long long k167 = 0; k167 < 8; ++k167) {
    const float v168 = lane10[k167];
    const long long v169 = lane11[k167];
    const long long v170 = (long long)v169;
    const _Bool v171 = v165 > v168;
    const _Bool v172 = v165 == v168;
    const _Bool v173 = v166 < v170;
    const _Bool v174 = v172 & v173;
    const _Bool v175 = v171 | v174;
    const _Bool v176 = v165 != v165;
    const _Bool v177 = v168 != v168;
    const _Bool v178 = !v177;
    const _Bool v179 = v178 | v173;
    const _Bool v180 = v176 & v179;
    const _Bool v181 = v178 & v175;
    const _Bool v182 = v180 | v181;
    const float v183 = v182 ? v165 : v168;
    const long long v184 = v182 ? v166 : v170;
    const float next0 = v183;
    const long long next1 = v184;
    v165 = next0;
    v166 = next1;
   }
   v8 = v165;
   v9 = v166;
  } else {
   float v185 = (-__builtin_inff());
   long long v186 = 9223372036854775807ll;
   for (long long j187 = 0; j187 < v6; ++j187) {
    const long long v188 = v4 + j187;
    const unsigned short v189 = b1_x_[v188];
    const unsigned int v190 = (unsigned int)v189;
    const unsigned int v191 = v190 & 32767u;
    const unsigned int v192 = (unsigned int)(v191 << 13);
    const unsigned int v193 = v190 & 31744u;
    const unsigned int v194 = v192 + 947912704u;
    const float v195 = core_bits_uint32_float32(v194);
    const float v196 = v195 - 0x1.0000000000000p-14f;
    const _Bool v197 = v193 == 31744u;
    const unsigned int v198 = v197 ? 1879048192u : 939524096u;
    const unsigned int v199 = v192 + v198;
    const _Bool v200 = v193 == 0u;
    const unsigned int v201 = core_bits_float32_uint32(v196);
    const unsigned int v202 = v200 ? v201 : v199;
    const unsigned int v203 = v190 & 32768u;
    const unsigned int v204 = (unsigned int)(v203 << 16);
    const unsigned int v205 = v202 | v204;
    const float v206 = core_bits_uint32_float32(v205);
    const _Bool v207 = v185 > v206;
    const _Bool v208 = v185 == v206;
    const _Bool v209 = v186 < v188;
    const _Bool v210 = v208 & v209;
    const _Bool v211 = v207 | v210;
    const _Bool v212 = v185 != v185;
    const _Bool v213 = v206 != v206;
    const _Bool v214 = !v213;
    const _Bool v215 = v214 | v209;
    const _Bool v216 = v212 & v215;
    const _Bool v217 = v214 & v211;
    const _Bool v218 = v216 | v217;
    const float v219 = v218 ? v185 : v206;
    const long long v220 = v218 ? v186 : v188;
    const float next0 = v219;
    const long long next1 = v220;
    v185 = next0;
    v186 = next1;
   }
   v8 = v185;
   v9 = v186;
  }
  b2_part[p3] = v8;
  const long long v221 = (long long)v9;
  b3_part[p3] = v221;
 }
}
static void argmax_1_f8f64479c788(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const float *b2_part = (const float *)buffers[2];
 const long long *b3_part = (const long long *)buffers[3];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const _Bool v3 = v2 >= 64;
  float v4;
  long long v5;
  if (v3) {
   float lane6[64];
   long long lane7[64];
#pragma omp simd
   for (long long k8 = 0; k8 < 64; ++k8) {
    lane6[k8] = (-__builtin_inff());
    lane7[k8] = 9223372036854775807ll;
   }
   const long long v9 = core_floordiv_index(v1, 2097152);
   for (long long k10 = 0; k10 < v9; ++k10) {
    const long long v11 = k10 * 64;
#pragma omp simd
    for (long long k12 = 0; k12 < 64; ++k12) {
     const long long v13 = v11 + k12;
     const float v14 = b2_part[v13];
     const long long v15 = b3_part[v13];
     const long long v16 = (long long)v15;
     const float v17 = lane6[k12];
     const long long v18 = lane7[k12];
     const long long v19 = (long long)v18;
     const _Bool v20 = v17 > v14;
     const _Bool v21 = v17 == v14;
     const _Bool v22 = v19 < v16;
     const _Bool v23 = v21 & v22;
     const _Bool v24 = v20 | v23;
     const _Bool v25 = v17 != v17;
     const _Bool v26 = v14 != v14;
     const _Bool v27 = !v26;
     const _Bool v28 = v27 | v22;
     const _Bool v29 = v25 & v28;
     const _Bool v30 = v27 & v24;
     const _Bool v31 = v29 | v30;
     const float v32 = v31 ? v17 : v14;
     const long long v33 = v31 ? v19 : v16;
     lane6[k12] = v32;
     const long long v34 = (long long)v33;
     lane7[k12] = v34;
    }
   }
   const long long v35 = v9 * 64;
   const long long v36 = v2 - v35;
#pragma omp simd
   for (long long k37 = 0; k37 < v36; ++k37) {
    const long long v38 = v35 + k37;
    const float v39 = b2_part[v38];
    const long long v40 = b3_part[v38];
    const long long v41 = (long long)v40;
    const float v42 = lane6[k37];
    const long long v43 = lane7[k37];
    const long long v44 = (long long)v43;
    const _Bool v45 = v42 > v39;
    const _Bool v46 = v42 == v39;
    const _Bool v47 = v44 < v41;
    const _Bool v48 = v46 & v47;
    const _Bool v49 = v45 | v48;
    const _Bool v50 = v42 != v42;
    const _Bool v51 = v39 != v39;
    const _Bool v52 = !v51;
    const _Bool v53 = v52 | v47;
    const _Bool v54 = v50 & v53;
    const _Bool v55 = v52 & v49;
    const _Bool v56 = v54 | v55;
    const float v57 = v56 ? v42 : v39;
    const long long v58 = v56 ? v44 : v41;
    lane6[k37] = v57;
    const long long v59 = (long long)v58;
    lane7[k37] = v59;
   }
#pragma omp simd
   for (long long k60 = 0; k60 < 32; ++k60) {
    const float v61 = lane6[k60];
    const long long v62 = lane7[k60];
    const long long v63 = (long long)v62;
    const long long v64 = k60 + 32;
    const float v65 = lane6[v64];
    const long long v66 = lane7[v64];
    const long long v67 = (long long)v66;
    const _Bool v68 = v61 > v65;
    const _Bool v69 = v61 == v65;
    const _Bool v70 = v63 < v67;
    const _Bool v71 = v69 & v70;
    const _Bool v72 = v68 | v71;
    const _Bool v73 = v61 != v61;
    const _Bool v74 = v65 != v65;
    const _Bool v75 = !v74;
    const _Bool v76 = v75 | v70;
    const _Bool v77 = v73 & v76;
    const _Bool v78 = v75 & v72;
    const _Bool v79 = v77 | v78;
    const float v80 = v79 ? v61 : v65;
    const long long v81 = v79 ? v63 : v67;
    lane6[k60] = v80;
    const long long v82 = (long long)v81;
    lane7[k60] = v82;
   }
#pragma omp simd
   for (long long k83 = 0; k83 < 16; ++k83) {
    const float v84 = lane6[k83];
    const long long v85 = lane7[k83];
    const long long v86 = (long long)v85;
    const long long v87 = k83 + 16;
    const float v88 = lane6[v87];
    const long long v89 = lane7[v87];
    const long long v90 = (long long)v89;
    const _Bool v91 = v84 > v88;
    const _Bool v92 = v84 == v88;
    const _Bool v93 = v86 < v90;
    const _Bool v94 = v92 & v93;
    const _Bool v95 = v91 | v94;
    const _Bool v96 = v84 != v84;
    const _Bool v97 = v88 != v88;
    const _Bool v98 = !v97;
    const _Bool v99 = v98 | v93;
    const _Bool v100 = v96 & v99;
    const _Bool v101 = v98 & v95;
    const _Bool v102 = v100 | v101;
    const float v103 = v102 ? v84 : v88;
    const long long v104 = v102 ? v86 : v90;
    lane6[k83] = v103;
    const long long v105 = (long long)v104;
    lane7[k83] = v105;
   }
#pragma omp simd
   for (long long k106 = 0; k106 < 8; ++k106) {
    const float v107 = lane6[k106];
    const long long v108 = lane7[k106];
    const long long v109 = (long long)v108;
    const long long v110 = k106 + 8;
    const float v111 = lane6[v110];
    const long long v112 = lane7[v110];
    const long long v113 = (long long)v112;
    const _Bool v114 = v107 > v111;
    const _Bool v115 = v107 == v111;
    const _Bool v116 = v109 < v113;
    const _Bool v117 = v115 & v116;
    const _Bool v118 = v114 | v117;
    const _Bool v119 = v107 != v107;
    const _Bool v120 = v111 != v111;
    const _Bool v121 = !v120;
    const _Bool v122 = v121 | v116;
    const _Bool v123 = v119 & v122;
    const _Bool v124 = v121 & v118;
    const _Bool v125 = v123 | v124;
    const float v126 = v125 ? v107 : v111;
    const long long v127 = v125 ? v109 : v113;
    lane6[k106] = v126;
    const long long v128 = (long long)v127;
    lane7[k106] = v128;
   }
   float v129 = (-__builtin_inff());
   long long v130 = 9223372036854775807ll;
   for (long long k131 = 0; k131 < 8; ++k131) {
    const float v132 = lane6[k131];
    const long long v133 = lane7[k131];
    const long long v134 = (long long)v133;
    const _Bool v135 = v129 > v132;
    const _Bool v136 = v129 == v132;
    const _Bool v137 = v130 < v134;
    const _Bool v138 = v136 & v137;
    const _Bool v139 = v135 | v138;
    const _Bool v140 = v129 != v129;
    const _Bool v141 = v132 != v132;
    const _Bool v142 = !v141;
    const _Bool v143 = v142 | v137;
    const _Bool v144 = v140 & v143;
    const _Bool v145 = v142 & v139;
    const _Bool v146 = v144 | v145;
    const float v147 = v146 ? v129 : v132;
    const long long v148 = v146 ? v130 : v134;
    const float next0 = v147;
    const long long next1 = v148;
    v129 = next0;
    v130 = next1;
   }
   v4 = v129;
   v5 = v130;
  } else {
   float v149 = (-__builtin_inff());
   long long v150 = 9223372036854775807ll;
   for (long long p151 = 0; p151 < v2; ++p151) {
    const float v152 = b2_part[p151];
    const long long v153 = b3_part[p151];
    const long long v154 = (long long)v153;
    const _Bool v155 = v149 > v152;
    const _Bool v156 = v149 == v152;
    const _Bool v157 = v150 < v154;
    const _Bool v158 = v156 & v157;
    const _Bool v159 = v155 | v158;
    const _Bool v160 = v149 != v149;
    const _Bool v161 = v152 != v152;
    const _Bool v162 = !v161;
    const _Bool v163 = v162 | v157;
    const _Bool v164 = v160 & v163;
    const _Bool v165 = v162 & v159;
    const _Bool v166 = v164 | v165;
    const float v167 = v166 ? v149 : v152;
    const long long v168 = v166 ? v150 : v154;
    const float next0 = v167;
    const long long next1 = v168;
    v149 = next0;
    v150 = next1;
   }
   v4 = v149;
   v5 = v150;
  }
  const long long v169 = (long long)v5;
  b0_out0_[0] = v169;
 }
}

static void argmin_0_fbad148a1812(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 float *b2_part = (float *)buffers[2];
 long long *b3_part = (long long *)buffers[3];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const _Bool v7 = v6 >= 64;
  float v8;
  long long v9;
  if (v7) {
   float lane10[64];
   long long lane11[64];
#pragma omp simd
   for (long long k12 = 0; k12 < 64; ++k12) {
    lane10[k12] = __builtin_inff();
    lane11[k12] = 9223372036854775807ll;
   }
   const long long v13 = core_floordiv_index(v6, 64);
   for (long long k14 = 0; k14 < v13; ++k14) {
    const long long v15 = k14 * 64;
#pragma omp simd
    for (long long k16 = 0; k16 < 64; ++k16) {
     const long long v17 = v15 + k16;
     const long long v18 = v4 + v17;
     const unsigned short v19 = b1_x_[v18];
     const unsigned int v20 = (unsigned int)v19;
     const unsigned int v21 = v20 & 32767u;
     const unsigned int v22 = (unsigned int)(v21 << 13);
     const unsigned int v23 = v20 & 31744u;
     const unsigned int v24 = v22 + 947912704u;
     const float v25 = core_bits_uint32_float32(v24);
     const float v26 = v25 - 0x1.0000000000000p-14f;
     const _Bool v27 = v23 == 31744u;
     const unsigned int v28 = v27 ? 1879048192u : 939524096u;
     const unsigned int v29 = v22 + v28;
     const _Bool v30 = v23 == 0u;
     const unsigned int v31 = core_bits_float32_uint32(v26);
     const unsigned int v32 = v30 ? v31 : v29;
     const unsigned int v33 = v20 & 32768u;
     const unsigned int v34 = (unsigned int)(v33 << 16);
     const unsigned int v35 = v32 | v34;
     const float v36 = core_bits_uint32_float32(v35);
     const float v37 = lane10[k16];
     const long long v38 = lane11[k16];
     const long long v39 = (long long)v38;
     const _Bool v40 = v37 < v36;
     const _Bool v41 = v37 == v36;
     const _Bool v42 = v39 < v18;
     const _Bool v43 = v41 & v42;
     const _Bool v44 = v40 | v43;
     const _Bool v45 = v37 != v37;
     const _Bool v46 = v36 != v36;
     const _Bool v47 = !v46;
     const _Bool v48 = v47 | v42;
     const _Bool v49 = v45 & v48;
     const _Bool v50 = v47 & v44;
     const _Bool v51 = v49 | v50;
     const float v52 = v51 ? v37 : v36;
     const long long v53 = v51 ? v39 : v18;
     lane10[k16] = v52;
     const long long v54 = (long long)v53;
     lane11[k16] = v54;
    }
   }
   const long long v55 = v13 * 64;
   const long long v56 = v6 - v55;
#pragma omp simd
   for (long long k57 = 0; k57 < v56; ++k57) {
    const long long v58 = v55 + k57;
    const long long v59 = v4 + v58;
    const unsigned short v60 = b1_x_[v59];
    const unsigned int v61 = (unsigned int)v60;
    const unsigned int v62 = v61 & 32767u;
    const unsigned int v63 = (unsigned int)(v62 << 13);
    const unsigned int v64 = v61 & 31744u;
    const unsigned int v65 = v63 + 947912704u;
    const float v66 = core_bits_uint32_float32(v65);
    const float v67 = v66 - 0x1.0000000000000p-14f;
    const _Bool v68 = v64 == 31744u;
    const unsigned int v69 = v68 ? 1879048192u : 939524096u;
    const unsigned int v70 = v63 + v69;
    const _Bool v71 = v64 == 0u;
    const unsigned int v72 = core_bits_float32_uint32(v67);
    const unsigned int v73 = v71 ? v72 : v70;
    const unsigned int v74 = v61 & 32768u;
    const unsigned int v75 = (unsigned int)(v74 << 16);
    const unsigned int v76 = v73 | v75;
    const float v77 = core_bits_uint32_float32(v76);
    const float v78 = lane10[k57];
    const long long v79 = lane11[k57];
    const long long v80 = (long long)v79;
    const _Bool v81 = v78 < v77;
    const _Bool v82 = v78 == v77;
    const _Bool v83 = v80 < v59;
    const _Bool v84 = v82 & v83;
    const _Bool v85 = v81 | v84;
    const _Bool v86 = v78 != v78;
    const _Bool v87 = v77 != v77;
    const _Bool v88 = !v87;
    const _Bool v89 = v88 | v83;
    const _Bool v90 = v86 & v89;
    const _Bool v91 = v88 & v85;
    const _Bool v92 = v90 | v91;
    const float v93 = v92 ? v78 : v77;
    const long long v94 = v92 ? v80 : v59;
    lane10[k57] = v93;
    const long long v95 = (long long)v94;
    lane11[k57] = v95;
   }
#pragma omp simd
   for (long long k96 = 0; k96 < 32; ++k96) {
    const float v97 = lane10[k96];
    const long long v98 = lane11[k96];
    const long long v99 = (long long)v98;
    const long long v100 = k96 + 32;
    const float v101 = lane10[v100];
    const long long v102 = lane11[v100];
    const long long v103 = (long long)v102;
    const _Bool v104 = v97 < v101;
    const _Bool v105 = v97 == v101;
    const _Bool v106 = v99 < v103;
    const _Bool v107 = v105 & v106;
    const _Bool v108 = v104 | v107;
    const _Bool v109 = v97 != v97;
    const _Bool v110 = v101 != v101;
    const _Bool v111 = !v110;
    const _Bool v112 = v111 | v106;
    const _Bool v113 = v109 & v112;
    const _Bool v114 = v111 & v108;
    const _Bool v115 = v113 | v114;
    const float v116 = v115 ? v97 : v101;
    const long long v117 = v115 ? v99 : v103;
    lane10[k96] = v116;
    const long long v118 = (long long)v117;
    lane11[k96] = v118;
   }
#pragma omp simd
   for (long long k119 = 0; k119 < 16; ++k119) {
    const float v120 = lane10[k119];
    const long long v121 = lane11[k119];
    const long long v122 = (long long)v121;
    const long long v123 = k119 + 16;
    const float v124 = lane10[v123];
    const long long v125 = lane11[v123];
    const long long v126 = (long long)v125;
    const _Bool v127 = v120 < v124;
    const _Bool v128 = v120 == v124;
    const _Bool v129 = v122 < v126;
    const _Bool v130 = v128 & v129;
    const _Bool v131 = v127 | v130;
    const _Bool v132 = v120 != v120;
    const _Bool v133 = v124 != v124;
    const _Bool v134 = !v133;
    const _Bool v135 = v134 | v129;
    const _Bool v136 = v132 & v135;
    const _Bool v137 = v134 & v131;
    const _Bool v138 = v136 | v137;
    const float v139 = v138 ? v120 : v124;
    const long long v140 = v138 ? v122 : v126;
    lane10[k119] = v139;
    const long long v141 = (long long)v140;
    lane11[k119] = v141;
   }
#pragma omp simd
   for (long long k142 = 0; k142 < 8; ++k142) {
    const float v143 = lane10[k142];
    const long long v144 = lane11[k142];
    const long long v145 = (long long)v144;
    const long long v146 = k142 + 8;
    const float v147 = lane10[v146];
    const long long v148 = lane11[v146];
    const long long v149 = (long long)v148;
    const _Bool v150 = v143 < v147;
    const _Bool v151 = v143 == v147;
    const _Bool v152 = v145 < v149;
    const _Bool v153 = v151 & v152;
    const _Bool v154 = v150 | v153;
    const _Bool v155 = v143 != v143;
    const _Bool v156 = v147 != v147;
    const _Bool v157 = !v156;
    const _Bool v158 = v157 | v152;
    const _Bool v159 = v155 & v158;
    const _Bool v160 = v157 & v154;
    const _Bool v161 = v159 | v160;
    const float v162 = v161 ? v143 : v147;
    const long long v163 = v161 ? v145 : v149;
    lane10[k142] = v162;
    const long long v164 = (long long)v163;
    lane11[k142] = v164;
   }
   float v165 = __builtin_inff();
   long long v166 = 9223372036854775807ll;
   for (long long k167 = 0; k167 < 8; ++k167) {
    const float v168 = lane10[k167];
    const long long v169 = lane11[k167];
    const long long v170 = (long long)v169;
    const _Bool v171 = v165 < v168;
    const _Bool v172 = v165 == v168;
    const _Bool v173 = v166 < v170;
    const _Bool v174 = v172 & v173;
    const _Bool v175 = v171 | v174;
    const _Bool v176 = v165 != v165;
    const _Bool v177 = v168 != v168;
    const _Bool v178 = !v177;
    const _Bool v179 = v178 | v173;
    const _Bool v180 = v176 & v179;
    const _Bool v181 = v178 & v175;
    const _Bool v182 = v180 | v181;
    const float v183 = v182 ? v165 : v168;
    const long long v184 = v182 ? v166 : v170;
    const float next0 = v183;
    const long long next1 = v184;
    v165 = next0;
    v166 = next1;
   }
   v8 = v165;
   v9 = v166;
  } else {
   float v185 = __builtin_inff();
   long long v186 = 9223372036854775807ll;
   for (long long j187 = 0; j187 < v6; ++j187) {
    const long long v188 = v4 + j187;
    const unsigned short v189 = b1_x_[v188];
    const unsigned int v190 = (unsigned int)v189;
    const unsigned int v191 = v190 & 32767u;
    const unsigned int v192 = (unsigned int)(v191 << 13);
    const unsigned int v193 = v190 & 31744u;
    const unsigned int v194 = v192 + 947912704u;
    const float v195 = core_bits_uint32_float32(v194);
    const float v196 = v195 - 0x1.0000000000000p-14f;
    const _Bool v197 = v193 == 31744u;
    const unsigned int v198 = v197 ? 1879048192u : 939524096u;
    const unsigned int v199 = v192 + v198;
    const _Bool v200 = v193 == 0u;
    const unsigned int v201 = core_bits_float32_uint32(v196);
    const unsigned int v202 = v200 ? v201 : v199;
    const unsigned int v203 = v190 & 32768u;
    const unsigned int v204 = (unsigned int)(v203 << 16);
    const unsigned int v205 = v202 | v204;
    const float v206 = core_bits_uint32_float32(v205);
    const _Bool v207 = v185 < v206;
    const _Bool v208 = v185 == v206;
    const _Bool v209 = v186 < v188;
    const _Bool v210 = v208 & v209;
    const _Bool v211 = v207 | v210;
    const _Bool v212 = v185 != v185;
    const _Bool v213 = v206 != v206;
    const _Bool v214 = !v213;
    const _Bool v215 = v214 | v209;
    const _Bool v216 = v212 & v215;
    const _Bool v217 = v214 & v211;
    const _Bool v218 = v216 | v217;
    const float v219 = v218 ? v185 : v206;
    const long long v220 = v218 ? v186 : v188;
    const float next0 = v219;
    const long long next1 = v220;
    v185 = next0;
    v186 = next1;
   }
   v8 = v185;
   v9 = v186;
  }
  b2_part[p3] = v8;
  const long long v221 = (long long)v9;
  b3_part[p3] = v221;
 }
}
static void argmin_1_fbad148a1812(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const float *b2_part = (const float *)buffers[2];
 const long long *b3_part = (const long long *)buffers[3];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const _Bool v3 = v2 >= 64;
  float v4;
  long long v5;
  if (v3) {
   float lane6[64];
   long long lane7[64];
#pragma omp simd
   for (long long k8 = 0; k8 < 64; ++k8) {
    lane6[k8] = __builtin_inff();
    lane7[k8] = 9223372036854775807ll;
   }
   const long long v9 = core_floordiv_index(v1, 2097152);
   for (long long k10 = 0; k10 < v9; ++k10) {
    const long long v11 = k10 * 64;
#pragma omp simd
    for (long long k12 = 0; k12 < 64; ++k12) {
     const long long v13 = v11 + k12;
     const float v14 = b2_part[v13];
     const long long v15 = b3_part[v13];
     const long long v16 = (long long)v15;
     const float v17 = lane6[k12];
     const long long v18 = lane7[k12];
     const long long v19 = (long long)v18;
     const _Bool v20 = v17 < v14;
     const _Bool v21 = v17 == v14;
     const _Bool v22 = v19 < v16;
     const _Bool v23 = v21 & v22;
     const _Bool v24 = v20 | v23;
     const _Bool v25 = v17 != v17;
     const _Bool v26 = v14 != v14;
     const _Bool v27 = !v26;
     const _Bool v28 = v27 | v22;
     const _Bool v29 = v25 & v28;
     const _Bool v30 = v27 & v24;
     const _Bool v31 = v29 | v30;
     const float v32 = v31 ? v17 : v14;
     const long long v33 = v31 ? v19 : v16;
     lane6[k12] = v32;
     const long long v34 = (long long)v33;
     lane7[k12] = v34;
    }
   }
   const long long v35 = v9 * 64;
   const long long v36 = v2 - v35;
#pragma omp simd
   for (long long k37 = 0; k37 < v36; ++k37) {
    const long long v38 = v35 + k37;
    const float v39 = b2_part[v38];
    const long long v40 = b3_part[v38];
    const long long v41 = (long long)v40;
    const float v42 = lane6[k37];
    const long long v43 = lane7[k37];
    const long long v44 = (long long)v43;
    const _Bool v45 = v42 < v39;
    const _Bool v46 = v42 == v39;
    const _Bool v47 = v44 < v41;
    const _Bool v48 = v46 & v47;
    const _Bool v49 = v45 | v48;
    const _Bool v50 = v42 != v42;
    const _Bool v51 = v39 != v39;
    const _Bool v52 = !v51;
    const _Bool v53 = v52 | v47;
    const _Bool v54 = v50 & v53;
    const _Bool v55 = v52 & v49;
    const _Bool v56 = v54 | v55;
    const float v57 = v56 ? v42 : v39;
    const long long v58 = v56 ? v44 : v41;
    lane6[k37] = v57;
    const long long v59 = (long long)v58;
    lane7[k37] = v59;
   }
#pragma omp simd
   for (long long k60 = 0; k60 < 32; ++k60) {
    const float v61 = lane6[k60];
    const long long v62 = lane7[k60];
    const long long v63 = (long long)v62;
    const long long v64 = k60 + 32;
    const float v65 = lane6[v64];
    const long long v66 = lane7[v64];
    const long long v67 = (long long)v66;
    const _Bool v68 = v61 < v65;
    const _Bool v69 = v61 == v65;
    const _Bool v70 = v63 < v67;
    const _Bool v71 = v69 & v70;
    const _Bool v72 = v68 | v71;
    const _Bool v73 = v61 != v61;
    const _Bool v74 = v65 != v65;
    const _Bool v75 = !v74;
    const _Bool v76 = v75 | v70;
    const _Bool v77 = v73 & v76;
    const _Bool v78 = v75 & v72;
    const _Bool v79 = v77 | v78;
    const float v80 = v79 ? v61 : v65;
    const long long v81 = v79 ? v63 : v67;
    lane6[k60] = v80;
    const long long v82 = (long long)v81;
    lane7[k60] = v82;
   }
#pragma omp simd
   for (long long k83 = 0; k83 < 16; ++k83) {
    const float v84 = lane6[k83];
    const long long v85 = lane7[k83];
    const long long v86 = (long long)v85;
    const long long v87 = k83 + 16;
    const float v88 = lane6[v87];
    const long long v89 = lane7[v87];
    const long long v90 = (long long)v89;
    const _Bool v91 = v84 < v88;
    const _Bool v92 = v84 == v88;
    const _Bool v93 = v86 < v90;
    const _Bool v94 = v92 & v93;
    const _Bool v95 = v91 | v94;
    const _Bool v96 = v84 != v84;
    const _Bool v97 = v88 != v88;
    const _Bool v98 = !v97;
    const _Bool v99 = v98 | v93;
    const _Bool v100 = v96 & v99;
    const _Bool v101 = v98 & v95;
    const _Bool v102 = v100 | v101;
    const float v103 = v102 ? v84 : v88;
    const long long v104 = v102 ? v86 : v90;
    lane6[k83] = v103;
    const long long v105 = (long long)v104;
    lane7[k83] = v105;
   }
#pragma omp simd
   for (long long k106 = 0; k106 < 8; ++k106) {
    const float v107 = lane6[k106];
    const long long v108 = lane7[k106];
    const long long v109 = (long long)v108;
    const long long v110 = k106 + 8;
    const float v111 = lane6[v110];
    const long long v112 = lane7[v110];
    const long long v113 = (long long)v112;
    const _Bool v114 = v107 < v111;
    const _Bool v115 = v107 == v111;
    const _Bool v116 = v109 < v113;
    const _Bool v117 = v115 & v116;
    const _Bool v118 = v114 | v117;
    const _Bool v119 = v107 != v107;
    const _Bool v120 = v111 != v111;
    const _Bool v121 = !v120;
    const _Bool v122 = v121 | v116;
    const _Bool v123 = v119 & v122;
    const _Bool v124 = v121 & v118;
    const _Bool v125 = v123 | v124;
    const float v126 = v125 ? v107 : v111;
    const long long v127 = v125 ? v109 : v113;
    lane6[k106] = v126;
    const long long v128 = (long long)v127;
    lane7[k106] = v128;
   }
   float v129 = __builtin_inff();
   long long v130 = 9223372036854775807ll;
   for (long long k131 = 0; k131 < 8; ++k131) {
    const float v132 = lane6[k131];
    const long long v133 = lane7[k131];
    const long long v134 = (long long)v133;
    const _Bool v135 = v129 < v132;
    const _Bool v136 = v129 == v132;
    const _Bool v137 = v130 < v134;
    const _Bool v138 = v136 & v137;
    const _Bool v139 = v135 | v138;
    const _Bool v140 = v129 != v129;
    const _Bool v141 = v132 != v132;
    const _Bool v142 = !v141;
    const _Bool v143 = v142 | v137;
    const _Bool v144 = v140 & v143;
    const _Bool v145 = v142 & v139;
    const _Bool v146 = v144 | v145;
    const float v147 = v146 ? v129 : v132;
    const long long v148 = v146 ? v130 : v134;
    const float next0 = v147;
    const long long next1 = v148;
    v129 = next0;
    v130 = next1;
   }
   v4 = v129;
   v5 = v130;
  } else {
   float v149 = __builtin_inff();
   long long v150 = 9223372036854775807ll;
   for (long long p151 = 0; p151 < v2; ++p151) {
    const float v152 = b2_part[p151];
    const long long v153 = b3_part[p151];
    const long long v154 = (long long)v153;
    const _Bool v155 = v149 < v152;
    const _Bool v156 = v149 == v152;
    const _Bool v157 = v150 < v154;
    const _Bool v158 = v156 & v157;
    const _Bool v159 = v155 | v158;
    const _Bool v160 = v149 != v149;
    const _Bool v161 = v152 != v152;
    const _Bool v162 = !v161;
    const _Bool v163 = v162 | v157;
    const _Bool v164 = v160 & v163;
    const _Bool v165 = v162 & v159;
    const _Bool v166 = v164 | v165;
    const float v167 = v166 ? v149 : v152;
    const long long v168 = v166 ? v150 : v154;
    const float next0 = v167;
    const long long next1 = v168;
    v149 = next0;
    v150 = next1;
   }
   v4 = v149;
   v5 = v150;
  }
  const long long v169 = (long long)v5;
  b0_out0_[0] = v169;
 }
}

static void argmax_0_6e9b65596d78(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_stride1 = (long long)scalars[1];
 const long long n2_size2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  const _Bool v2 = n2_size2 >= 64;
  float v3;
  long long v4;
  if (v2) {
   float lane5[64];
   long long lane6[64];
#pragma omp simd
   for (long long k7 = 0; k7 < 64; ++k7) {
    lane5[k7] = (-__builtin_inff());
    lane6[k7] = 9223372036854775807ll;
   }
   const long long v8 = core_floordiv_index(n2_size2, 64);
   for (long long k9 = 0; k9 < v8; ++k9) {
    const long long v10 = k9 * 64;
#pragma omp simd
    for (long long k11 = 0; k11 < 64; ++k11) {
     const long long v12 = v10 + k11;
     const unsigned short v13 = b1_x_[i1 * n1_stride1 + v12];
     const unsigned int v14 = (unsigned int)v13;
     const unsigned int v15 = v14 & 32767u;
     const unsigned int v16 = (unsigned int)(v15 << 13);
     const unsigned int v17 = v14 & 31744u;
     const unsigned int v18 = v16 + 947912704u;
     const float v19 = core_bits_uint32_float32(v18);
     const float v20 = v19 - 0x1.0000000000000p-14f;
     const _Bool v21 = v17 == 31744u;
     const unsigned int v22 = v21 ? 1879048192u : 939524096u;
     const unsigned int v23 = v16 + v22;
     const _Bool v24 = v17 == 0u;
     const unsigned int v25 = core_bits_float32_uint32(v20);
     const unsigned int v26 = v24 ? v25 : v23;
     const unsigned int v27 = v14 & 32768u;
     const unsigned int v28 = (unsigned int)(v27 << 16);
     const unsigned int v29 = v26 | v28;
     const float v30 = core_bits_uint32_float32(v29);
     const float v31 = lane5[k11];
     const long long v32 = lane6[k11];
     const long long v33 = (long long)v32;
     const _Bool v34 = v31 > v30;
     const _Bool v35 = v31 == v30;
     const _Bool v36 = v33 < v12;
     const _Bool v37 = v35 & v36;
     const _Bool v38 = v34 | v37;
     const _Bool v39 = v31 != v31;
     const _Bool v40 = v30 != v30;
     const _Bool v41 = !v40;
     const _Bool v42 = v41 | v36;
     const _Bool v43 = v39 & v42;
     const _Bool v44 = v41 & v38;
     const _Bool v45 = v43 | v44;
     const float v46 = v45 ? v31 : v30;
     const long long v47 = v45 ? v33 : v12;
     lane5[k11] = v46;
     const long long v48 = (long long)v47;
     lane6[k11] = v48;
    }
   }
   const long long v49 = v8 * 64;
   const long long v50 = n2_size2 - v49;
#pragma omp simd
   for (long long k51 = 0; k51 < v50; ++k51) {
    const long long v52 = v49 + k51;
    const unsigned short v53 = b1_x_[i1 * n1_stride1 + v52];
    const unsigned int v54 = (unsigned int)v53;
    const unsigned int v55 = v54 & 32767u;
    const unsigned int v56 = (unsigned int)(v55 << 13);
    const unsigned int v57 = v54 & 31744u;
    const unsigned int v58 = v56 + 947912704u;
    const float v59 = core_bits_uint32_float32(v58);
    const float v60 = v59 - 0x1.0000000000000p-14f;
    const _Bool v61 = v57 == 31744u;
    const unsigned int v62 = v61 ? 1879048192u : 939524096u;
    const unsigned int v63 = v56 + v62;
    const _Bool v64 = v57 == 0u;
    const unsigned int v65 = core_bits_float32_uint32(v60);
    const unsigned int v66 = v64 ? v65 : v63;
    const unsigned int v67 = v54 & 32768u;
    const unsigned int v68 = (unsigned int)(v67 << 16);
    const unsigned int v69 = v66 | v68;
    const float v70 = core_bits_uint32_float32(v69);
    const float v71 = lane5[k51];
    const long long v72 = lane6[k51];
    const long long v73 = (long long)v72;
    const _Bool v74 = v71 > v70;
    const _Bool v75 = v71 == v70;
    const _Bool v76 = v73 < v52;
    const _Bool v77 = v75 & v76;
    const _Bool v78 = v74 | v77;
    const _Bool v79 = v71 != v71;
    const _Bool v80 = v70 != v70;
    const _Bool v81 = !v80;
    const _Bool v82 = v81 | v76;
    const _Bool v83 = v79 & v82;
    const _Bool v84 = v81 & v78;
    const _Bool v85 = v83 | v84;
    const float v86 = v85 ? v71 : v70;
    const long long v87 = v85 ? v73 : v52;
    lane5[k51] = v86;
    const long long v88 = (long long)v87;
    lane6[k51] = v88;
   }
#pragma omp simd
   for (long long k89 = 0; k89 < 32; ++k89) {
    const float v90 = lane5[k89];
    const long long v91 = lane6[k89];
    const long long v92 = (long long)v91;
    const long long v93 = k89 + 32;
    const float v94 = lane5[v93];
    const long long v95 = lane6[v93];
    const long long v96 = (long long)v95;
    const _Bool v97 = v90 > v94;
    const _Bool v98 = v90 == v94;
    const _Bool v99 = v92 < v96;
    const _Bool v100 = v98 & v99;
    const _Bool v101 = v97 | v100;
    const _Bool v102 = v90 != v90;
    const _Bool v103 = v94 != v94;
    const _Bool v104 = !v103;
    const _Bool v105 = v104 | v99;
    const _Bool v106 = v102 & v105;
    const _Bool v107 = v104 & v101;
    const _Bool v108 = v106 | v107;
    const float v109 = v108 ? v90 : v94;
    const long long v110 = v108 ? v92 : v96;
    lane5[k89] = v109;
    const long long v111 = (long long)v110;
    lane6[k89] = v111;
   }
#pragma omp simd
   for (long long k112 = 0; k112 < 16; ++k112) {
    const float v113 = lane5[k112];
    const long long v114 = lane6[k112];
    const long long v115 = (long long)v114;
    const long long v116 = k112 + 16;
    const float v117 = lane5[v116];
    const long long v118 = lane6[v116];
    const long long v119 = (long long)v118;
    const _Bool v120 = v113 > v117;
    const _Bool v121 = v113 == v117;
    const _Bool v122 = v115 < v119;
    const _Bool v123 = v121 & v122;
    const _Bool v124 = v120 | v123;
    const _Bool v125 = v113 != v113;
    const _Bool v126 = v117 != v117;
    const _Bool v127 = !v126;
    const _Bool v128 = v127 | v122;
    const _Bool v129 = v125 & v128;
    const _Bool v130 = v127 & v124;
    const _Bool v131 = v129 | v130;
    const float v132 = v131 ? v113 : v117;
    const long long v133 = v131 ? v115 : v119;
    lane5[k112] = v132;
    const long long v134 = (long long)v133;
    lane6[k112] = v134;
   }
#pragma omp simd
   for (long long k135 = 0; k135 < 8; ++k135) {
    const float v136 = lane5[k135];
    const long long v137 = lane6[k135];
    const long long v138 = (long long)v137;
    const long long v139 = k135 + 8;
    const float v140 = lane5[v139];
    const long long v141 = lane6[v139];
    const long long v142 = (long long)v141;
    const _Bool v143 = v136 > v140;
    const _Bool v144 = v136 == v140;
    const _Bool v145 = v138 < v142;
    const _Bool v146 = v144 & v145;
    const _Bool v147 = v143 | v146;
    const _Bool v148 = v136 != v136;
    const _Bool v149 = v140 != v140;
    const _Bool v150 = !v149;
    const _Bool v151 = v150 | v145;
    const _Bool v152 = v148 & v151;
    const _Bool v153 = v150 & v147;
    const _Bool v154 = v152 | v153;
    const float v155 = v154 ? v136 : v140;
    const long long v156 = v154 ? v138 : v142;
    lane5[k135] = v155;
    const long long v157 = (long long)v156;
    lane6[k135] = v157;
   }
   float v158 = (-__builtin_inff());
   long long v159 = 9223372036854775807ll;
   for (long long k160 = 0; k160 < 8; ++k160) {
    const float v161 = lane5[k160];
    const long long v162 = lane6[k160];
    const long long v163 = (long long)v162;
    const _Bool v164 = v158 > v161;
    const _Bool v165 = v158 == v161;
    const _Bool v166 = v159 < v163;
    const _Bool v167 = v165 & v166;
    const _Bool v168 = v164 | v167;
    const _Bool v169 = v158 != v158;
    const _Bool v170 = v161 != v161;
    const _Bool v171 = !v170;
    const _Bool v172 = v171 | v166;
    const _Bool v173 = v169 & v172;
    const _Bool v174 = v171 & v168;
    const _Bool v175 = v173 | v174;
    const float v176 = v175 ? v158 : v161;
    const long long v177 = v175 ? v159 : v163;
    const float next0 = v176;
    const long long next1 = v177;
    v158 = next0;
    v159 = next1;
   }
   v3 = v158;
   v4 = v159;
  } else {
   float v178 = (-__builtin_inff());
   long long v179 = 9223372036854775807ll;
   for (long long j180 = 0; j180 < n2_size2; ++j180) {
    const unsigned short v181 = b1_x_[i1 * n1_stride1 + j180];
    const unsigned int v182 = (unsigned int)v181;
    const unsigned int v183 = v182 & 32767u;
    const unsigned int v184 = (unsigned int)(v183 << 13);
    const unsigned int v185 = v182 & 31744u;
    const unsigned int v186 = v184 + 947912704u;
    const float v187 = core_bits_uint32_float32(v186);
    const float v188 = v187 - 0x1.0000000000000p-14f;
    const _Bool v189 = v185 == 31744u;
    const unsigned int v190 = v189 ? 1879048192u : 939524096u;
    const unsigned int v191 = v184 + v190;
    const _Bool v192 = v185 == 0u;
    const unsigned int v193 = core_bits_float32_uint32(v188);
    const unsigned int v194 = v192 ? v193 : v191;
    const unsigned int v195 = v182 & 32768u;
    const unsigned int v196 = (unsigned int)(v195 << 16);
    const unsigned int v197 = v194 | v196;
    const float v198 = core_bits_uint32_float32(v197);
    const _Bool v199 = v178 > v198;
    const _Bool v200 = v178 == v198;
    const _Bool v201 = v179 < j180;
    const _Bool v202 = v200 & v201;
    const _Bool v203 = v199 | v202;
    const _Bool v204 = v178 != v178;
    const _Bool v205 = v198 != v198;
    const _Bool v206 = !v205;
    const _Bool v207 = v206 | v201;
    const _Bool v208 = v204 & v207;
    const _Bool v209 = v206 & v203;
    const _Bool v210 = v208 | v209;
    const float v211 = v210 ? v178 : v198;
    const long long v212 = v210 ? v179 : j180;
    const float next0 = v211;
    const long long next1 = v212;
    v178 = next0;
    v179 = next1;
   }
   v3 = v178;
   v4 = v179;
  }
  const long long v213 = (long long)v4;
  b0_out0_[i1] = v213;
 }
}

static void argmin_0_76a23839565f(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_stride1 = (long long)scalars[1];
 const long long n2_size2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  const _Bool v2 = n2_size2 >= 64;
  float v3;
  long long v4;
  if (v2) {
   float lane5[64];
   long long lane6[64];
#pragma omp simd
   for (long long k7 = 0; k7 < 64; ++k7) {
    lane5[k7] = __builtin_inff();
    lane6[k7] = 9223372036854775807ll;
   }
   const long long v8 = core_floordiv_index(n2_size2, 64);
   for (long long k9 = 0; k9 < v8; ++k9) {
    const long long v10 = k9 * 64;
#pragma omp simd
    for (long long k11 = 0; k11 < 64; ++k11) {
     const long long v12 = v10 + k11;
     const unsigned short v13 = b1_x_[i1 * n1_stride1 + v12];
     const unsigned int v14 = (unsigned int)v13;
     const unsigned int v15 = v14 & 32767u;
     const unsigned int v16 = (unsigned int)(v15 << 13);
     const unsigned int v17 = v14 & 31744u;
     const unsigned int v18 = v16 + 947912704u;
     const float v19 = core_bits_uint32_float32(v18);
     const float v20 = v19 - 0x1.0000000000000p-14f;
     const _Bool v21 = v17 == 31744u;
     const unsigned int v22 = v21 ? 1879048192u : 939524096u;
     const unsigned int v23 = v16 + v22;
     const _Bool v24 = v17 == 0u;
     const unsigned int v25 = core_bits_float32_uint32(v20);
     const unsigned int v26 = v24 ? v25 : v23;
     const unsigned int v27 = v14 & 32768u;
     const unsigned int v28 = (unsigned int)(v27 << 16);
     const unsigned int v29 = v26 | v28;
     const float v30 = core_bits_uint32_float32(v29);
     const float v31 = lane5[k11];
     const long long v32 = lane6[k11];
     const long long v33 = (long long)v32;
     const _Bool v34 = v31 < v30;
     const _Bool v35 = v31 == v30;
     const _Bool v36 = v33 < v12;
     const _Bool v37 = v35 & v36;
     const _Bool v38 = v34 | v37;
     const _Bool v39 = v31 != v31;
     const _Bool v40 = v30 != v30;
     const _Bool v41 = !v40;
     const _Bool v42 = v41 | v36;
     const _Bool v43 = v39 & v42;
     const _Bool v44 = v41 & v38;
     const _Bool v45 = v43 | v44;
     const float v46 = v45 ? v31 : v30;
     const long long v47 = v45 ? v33 : v12;
     lane5[k11] = v46;
     const long long v48 = (long long)v47;
     lane6[k11] = v48;
    }
   }
   const long long v49 = v8 * 64;
   const long long v50 = n2_size2 - v49;
#pragma omp simd
   for (long long k51 = 0; k51 < v50; ++k51) {
    const long long v52 = v49 + k51;
    const unsigned short v53 = b1_x_[i1 * n1_stride1 + v52];
    const unsigned int v54 = (unsigned int)v53;
    const unsigned int v55 = v54 & 32767u;
    const unsigned int v56 = (unsigned int)(v55 << 13);
    const unsigned int v57 = v54 & 31744u;
    const unsigned int v58 = v56 + 947912704u;
    const float v59 = core_bits_uint32_float32(v58);
    const float v60 = v59 - 0x1.0000000000000p-14f;
    const _Bool v61 = v57 == 31744u;
    const unsigned int v62 = v61 ? 1879048192u : 939524096u;
    const unsigned int v63 = v56 + v62;
    const _Bool v64 = v57 == 0u;
    const unsigned int v65 = core_bits_float32_uint32(v60);
    const unsigned int v66 = v64 ? v65 : v63;
    const unsigned int v67 = v54 & 32768u;
    const unsigned int v68 = (unsigned int)(v67 << 16);
    const unsigned int v69 = v66 | v68;
    const float v70 = core_bits_uint32_float32(v69);
    const float v71 = lane5[k51];
    const long long v72 = lane6[k51];
    const long long v73 = (long long)v72;
    const _Bool v74 = v71 < v70;
    const _Bool v75 = v71 == v70;
    const _Bool v76 = v73 < v52;
    const _Bool v77 = v75 & v76;
    const _Bool v78 = v74 | v77;
    const _Bool v79 = v71 != v71;
    const _Bool v80 = v70 != v70;
    const _Bool v81 = !v80;
    const _Bool v82 = v81 | v76;
    const _Bool v83 = v79 & v82;
    const _Bool v84 = v81 & v78;
    const _Bool v85 = v83 | v84;
    const float v86 = v85 ? v71 : v70;
    const long long v87 = v85 ? v73 : v52;
    lane5[k51] = v86;
    const long long v88 = (long long)v87;
    lane6[k51] = v88;
   }
#pragma omp simd
   for (long long k89 = 0; k89 < 32; ++k89) {
    const float v90 = lane5[k89];
    const long long v91 = lane6[k89];
    const long long v92 = (long long)v91;
    const long long v93 = k89 + 32;
    const float v94 = lane5[v93];
    const long long v95 = lane6[v93];
    const long long v96 = (long long)v95;
    const _Bool v97 = v90 < v94;
    const _Bool v98 = v90 == v94;
    const _Bool v99 = v92 < v96;
    const _Bool v100 = v98 & v99;
    const _Bool v101 = v97 | v100;
    const _Bool v102 = v90 != v90;
    const _Bool v103 = v94 != v94;
    const _Bool v104 = !v103;
    const _Bool v105 = v104 | v99;
    const _Bool v106 = v102 & v105;
    const _Bool v107 = v104 & v101;
    const _Bool v108 = v106 | v107;
    const float v109 = v108 ? v90 : v94;
    const long long v110 = v108 ? v92 : v96;
    lane5[k89] = v109;
    const long long v111 = (long long)v110;
    lane6[k89] = v111;
   }
#pragma omp simd
   for (long long k112 = 0; k112 < 16; ++k112) {
    const float v113 = lane5[k112];
    const long long v114 = lane6[k112];
    const long long v115 = (long long)v114;
    const long long v116 = k112 + 16;
    const float v117 = lane5[v116];
    const long long v118 = lane6[v116];
    const long long v119 = (long long)v118;
    const _Bool v120 = v113 < v117;
    const _Bool v121 = v113 == v117;
    const _Bool v122 = v115 < v119;
    const _Bool v123 = v121 & v122;
    const _Bool v124 = v120 | v123;
    const _Bool v125 = v113 != v113;
    const _Bool v126 = v117 != v117;
    const _Bool v127 = !v126;
    const _Bool v128 = v127 | v122;
    const _Bool v129 = v125 & v128;
    const _Bool v130 = v127 & v124;
    const _Bool v131 = v129 | v130;
    const float v132 = v131 ? v113 : v117;
    const long long v133 = v131 ? v115 : v119;
    lane5[k112] = v132;
    const long long v134 = (long long)v133;
    lane6[k112] = v134;
   }
#pragma omp simd
   for (long long k135 = 0; k135 < 8; ++k135) {
    const float v136 = lane5[k135];
    const long long v137 = lane6[k135];
    const long long v138 = (long long)v137;
    const long long v139 = k135 + 8;
    const float v140 = lane5[v139];
    const long long v141 = lane6[v139];
    const long long v142 = (long long)v141;
    const _Bool v143 = v136 < v140;
    const _Bool v144 = v136 == v140;
    const _Bool v145 = v138 < v142;
    const _Bool v146 = v144 & v145;
    const _Bool v147 = v143 | v146;
    const _Bool v148 = v136 != v136;
    const _Bool v149 = v140 != v140;
    const _Bool v150 = !v149;
    const _Bool v151 = v150 | v145;
    const _Bool v152 = v148 & v151;
    const _Bool v153 = v150 & v147;
    const _Bool v154 = v152 | v153;
    const float v155 = v154 ? v136 : v140;
    const long long v156 = v154 ? v138 : v142;
    lane5[k135] = v155;
    const long long v157 = (long long)v156;
    lane6[k135] = v157;
   }
   float v158 = __builtin_inff();
   long long v159 = 9223372036854775807ll;
   for (long long k160 = 0; k160 < 8; ++k160) {
    const float v161 = lane5[k160];
    const long long v162 = lane6[k160];
    const long long v163 = (long long)v162;
    const _Bool v164 = v158 < v161;
    const _Bool v165 = v158 == v161;
    const _Bool v166 = v159 < v163;
    const _Bool v167 = v165 & v166;
    const _Bool v168 = v164 | v167;
    const _Bool v169 = v158 != v158;
    const _Bool v170 = v161 != v161;
    const _Bool v171 = !v170;
    const _Bool v172 = v171 | v166;
    const _Bool v173 = v169 & v172;
    const _Bool v174 = v171 & v168;
    const _Bool v175 = v173 | v174;
    const float v176 = v175 ? v158 : v161;
    const long long v177 = v175 ? v159 : v163;
    const float next0 = v176;
    const long long next1 = v177;
    v158 = next0;
    v159 = next1;
   }
   v3 = v158;
   v4 = v159;
  } else {
   float v178 = __builtin_inff();
   long long v179 = 9223372036854775807ll;
   for (long long j180 = 0; j180 < n2_size2; ++j180) {
    const unsigned short v181 = b1_x_[i1 * n1_stride1 + j180];
    const unsigned int v182 = (unsigned int)v181;
    const unsigned int v183 = v182 & 32767u;
    const unsigned int v184 = (unsigned int)(v183 << 13);
    const unsigned int v185 = v182 & 31744u;
    const unsigned int v186 = v184 + 947912704u;
    const float v187 = core_bits_uint32_float32(v186);
    const float v188 = v187 - 0x1.0000000000000p-14f;
    const _Bool v189 = v185 == 31744u;
    const unsigned int v190 = v189 ? 1879048192u : 939524096u;
    const unsigned int v191 = v184 + v190;
    const _Bool v192 = v185 == 0u;
    const unsigned int v193 = core_bits_float32_uint32(v188);
    const unsigned int v194 = v192 ? v193 : v191;
    const unsigned int v195 = v182 & 32768u;
    const unsigned int v196 = (unsigned int)(v195 << 16);
    const unsigned int v197 = v194 | v196;
    const float v198 = core_bits_uint32_float32(v197);
    const _Bool v199 = v178 < v198;
    const _Bool v200 = v178 == v198;
    const _Bool v201 = v179 < j180;
    const _Bool v202 = v200 & v201;
    const _Bool v203 = v199 | v202;
    const _Bool v204 = v178 != v178;
    const _Bool v205 = v198 != v198;
    const _Bool v206 = !v205;
    const _Bool v207 = v206 | v201;
    const _Bool v208 = v204 & v207;
    const _Bool v209 = v206 & v203;
    const _Bool v210 = v208 | v209;
    const float v211 = v210 ? v178 : v198;
    const long long v212 = v210 ? v179 : j180;
    const float next0 = v211;
    const long long next1 = v212;
    v178 = next0;
    v179 = next1;
   }
   v3 = v178;
   v4 = v179;
  }
  const long long v213 = (long long)v4;
  b0_out0_[i1] = v213;
 }
}

static void sum_0_0269eb19ec7e(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const long long *b1_x_ = (const long long *)buffers[1];
 long long *b2_part = (long long *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  long long v7 = 0;
#pragma omp simd reduction(+ : v7)
  for (long long j8 = 0; j8 < v6; ++j8) {
   const long long v9 = v4 + j8;
   const long long v10 = b1_x_[v9];
   v7 = v7 + v10;
  }
  b2_part[p3] = v7;
 }
}
static void sum_1_0269eb19ec7e(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const long long *b2_part = (const long long *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  long long v3 = 0;
#pragma omp simd reduction(+ : v3)
  for (long long p4 = 0; p4 < v2; ++p4) {
   const long long v5 = b2_part[p4];
   v3 = v3 + v5;
  }
  b0_out0_[0] = v3;
 }
}

static void sum_0_b477c87fb74e(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const long long *b1_x_ = (const long long *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  long long column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = 0;
  }
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const long long v12 = b1_x_[j9 * n2_stride2 + v11];
    const long long v13 = column7[k10];
    const long long v14 = v13 + v12;
    column7[k10] = v14;
   }
  }
#pragma omp simd
  for (long long k15 = 0; k15 < v6; ++k15) {
   const long long v16 = v4 + k15;
   const long long v17 = column7[k15];
   b0_out0_[v16] = v17;
  }
 }
}

static void sum_0_abdf42bc3b79(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const long long *b1_x_ = (const long long *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  long long v2 = 0;
#pragma omp simd reduction(+ : v2)
  for (long long j3 = 0; j3 < n1_size1; ++j3) {
   const long long v4 = b1_x_[i1 * n2_stride2 + j3];
   v2 = v2 + v4;
  }
  b0_out0_[i1] = v2;
 }
}

static void sum_0_16f6b869704f(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const int *b1_x_ = (const int *)buffers[1];
 long long *b2_part = (long long *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  long long v7 = 0;
#pragma omp simd reduction(+ : v7)
  for (long long j8 = 0; j8 < v6; ++j8) {
   const long long v9 = v4 + j8;
   const int v10 = b1_x_[v9];
   const long long v11 = (long long)v10;
   v7 = v7 + v11;
  }
  b2_part[p3] = v7;
 }
}
static void sum_1_16f6b869704f(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const long long *b2_part = (const long long *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  long long v3 = 0;
#pragma omp simd reduction(+ : v3)
  for (long long p4 = 0; p4 < v2; ++p4) {
   const long long v5 = b2_part[p4];
   v3 = v3 + v5;
  }
  b0_out0_[0] = v3;
 }
}

static void sum_0_d3b02d0170de(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const int *b1_x_ = (const int *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  long long column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = 0;
  }
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const int v12 = b1_x_[j9 * n2_stride2 + v11];
    const long long v13 = (long long)v12;
    const long long v14 = column7[k10];
    const long long v15 = v14 + v13;
    column7[k10] = v15;
   }
  }
#pragma omp simd
  for (long long k16 = 0; k16 < v6; ++k16) {
   const long long v17 = v4 + k16;
   const long long v18 = column7[k16];
   b0_out0_[v17] = v18;
  }
 }
}

static void sum_0_94f0a95978e2(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const int *b1_x_ = (const int *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  long long v2 = 0;
#pragma omp simd reduction(+ : v2)
  for (long long j3 = 0; j3 < n1_size1; ++j3) {
   const int v4 = b1_x_[i1 * n2_stride2 + j3];
   const long long v5 = (long long)v4;
   v2 = v2 + v5;
  }
  b0_out0_[i1] = v2;
 }
}

static void sum_0_dded7a8fb3ff(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const unsigned char *b1_x_ = (const unsigned char *)buffers[1];
 long long *b2_part = (long long *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  long long v7 = 0;
#pragma omp simd reduction(+ : v7)
  for (long long j8 = 0; j8 < v6; ++j8) {
   const long long v9 = v4 + j8;
   const _Bool v10 = b1_x_[v9] != 0;
   const long long v11 = (long long)v10;
   v7 = v7 + v11;
  }
  b2_part[p3] = v7;
 }
}
static void sum_1_dded7a8fb3ff(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const long long *b2_part = (const long long *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  long long v3 = 0;
#pragma omp simd reduction(+ : v3)
  for (long long p4 = 0; p4 < v2; ++p4) {
   const long long v5 = b2_part[p4];
   v3 = v3 + v5;
  }
  b0_out0_[0] = v3;
 }
}

static void sum_0_d05f0de281df(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const unsigned char *b1_x_ = (const unsigned char *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  long long column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = 0;
  }
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const _Bool v12 = b1_x_[j9 * n2_stride2 + v11] != 0;
    const long long v13 = (long long)v12;
    const long long v14 = column7[k10];
    const long long v15 = v14 + v13;
    column7[k10] = v15;
   }
  }
#pragma omp simd
  for (long long k16 = 0; k16 < v6; ++k16) {
   const long long v17 = v4 + k16;
   const long long v18 = column7[k16];
   b0_out0_[v17] = v18;
  }
 }
}

static void sum_0_012ea49a6c81(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const unsigned char *b1_x_ = (const unsigned char *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  long long v2 = 0;
#pragma omp simd reduction(+ : v2)
  for (long long j3 = 0; j3 < n1_size1; ++j3) {
   const _Bool v4 = b1_x_[i1 * n2_stride2 + j3] != 0;
   const long long v5 = (long long)v4;
   v2 = v2 + v5;
  }
  b0_out0_[i1] = v2;
 }
}

static void max_0_ac1f55178a01(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const long long *b1_x_ = (const long long *)buffers[1];
 long long *b2_part = (long long *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  long long v7 = (-9223372036854775807ll - 1);
#pragma omp simd reduction(max : v7)
  for (long long j8 = 0; j8 < v6; ++j8) {
   const long long v9 = v4 + j8;
   const long long v10 = b1_x_[v9];
   v7 = (v7 > v10 ? v7 : v10);
  }
  b2_part[p3] = v7;
 }
}
static void max_1_ac1f55178a01(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const long long *b2_part = (const long long *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  long long v3 = (-9223372036854775807ll - 1);
#pragma omp simd reduction(max : v3)
  for (long long p4 = 0; p4 < v2; ++p4) {
   const long long v5 = b2_part[p4];
   v3 = (v3 > v5 ? v3 : v5);
  }
  b0_out0_[0] = v3;
 }
}

static void max_0_84c674173b57(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const long long *b1_x_ = (const long long *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  long long column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = (-9223372036854775807ll - 1);
  }
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const long long v12 = b1_x_[j9 * n2_stride2 + v11];
    const long long v13 = column7[k10];
    const long long v14 = (v13 > v12 ? v13 : v12);
    column7[k10] = v14;
   }
  }
#pragma omp simd
  for (long long k15 = 0; k15 < v6; ++k15) {
   const long long v16 = v4 + k15;
   const long long v17 = column7[k15];
   b0_out0_[v16] = v17;
  }
 }
}

static void max_0_1573958dd2c8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const long long *b1_x_ = (const long long *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  long long v2 = (-9223372036854775807ll - 1);
#pragma omp simd reduction(max : v2)
  for (long long j3 = 0; j3 < n1_size1; ++j3) {
   const long long v4 = b1_x_[i1 * n2_stride2 + j3];
   v2 = (v2 > v4 ? v2 : v4);
  }
  b0_out0_[i1] = v2;
 }
}

static void min_0_6809b7776b9f(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const long long *b1_x_ = (const long long *)buffers[1];
 long long *b2_part = (long long *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  long long v7 = 9223372036854775807ll;
#pragma omp simd reduction(min : v7)
  for (long long j8 = 0; j8 < v6; ++j8) {
   const long long v9 = v4 + j8;
   const long long v10 = b1_x_[v9];
   v7 = (v7 < v10 ? v7 : v10);
  }
  b2_part[p3] = v7;
 }
}
static void min_1_6809b7776b9f(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const long long *b2_part = (const long long *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  long long v3 = 9223372036854775807ll;
#pragma omp simd reduction(min : v3)
  for (long long p4 = 0; p4 < v2; ++p4) {
   const long long v5 = b2_part[p4];
   v3 = (v3 < v5 ? v3 : v5);
  }
  b0_out0_[0] = v3;
 }
}

static void min_0_8a045bbbaa5e(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const long long *b1_x_ = (const long long *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  long long column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = 9223372036854775807ll;
  }
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const long long v12 = b1_x_[j9 * n2_stride2 + v11];
    const long long v13 = column7[k10];
    const long long v14 = (v13 < v12 ? v13 : v12);
    column7[k10] = v14;
   }
  }
#pragma omp simd
  for (long long k15 = 0; k15 < v6; ++k15) {
   const long long v16 = v4 + k15;
   const long long v17 = column7[k15];
   b0_out0_[v16] = v17;
  }
 }
}

static void min_0_80a7cdb91725(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const long long *b1_x_ = (const long long *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  long long v2 = 9223372036854775807ll;
#pragma omp simd reduction(min : v2)
  for (long long j3 = 0; j3 < n1_size1; ++j3) {
   const long long v4 = b1_x_[i1 * n2_stride2 + j3];
   v2 = (v2 < v4 ? v2 : v4);
  }
  b0_out0_[i1] = v2;
 }
}

static void any_0_6e64011e7ab7(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const unsigned char *b1_x_ = (const unsigned char *)buffers[1];
 unsigned char *b2_part = (unsigned char *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  unsigned char v7 = 0;
#pragma omp simd reduction(| : v7)
  for (long long j8 = 0; j8 < v6; ++j8) {
   const long long v9 = v4 + j8;
   const _Bool v10 = b1_x_[v9] != 0;
   const _Bool v11 = v10 != 0;
   const unsigned char v12 = (unsigned char)v11;
   v7 = v7 | v12;
  }
  const _Bool v13 = v7 != 0;
  b2_part[p3] = v13;
 }
}
static void any_1_6e64011e7ab7(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_out0_ = (unsigned char *)buffers[0];
 const unsigned char *b2_part = (const unsigned char *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  unsigned char v3 = 0;
#pragma omp simd reduction(| : v3)
  for (long long p4 = 0; p4 < v2; ++p4) {
   const _Bool v5 = b2_part[p4] != 0;
   const unsigned char v6 = (unsigned char)v5;
   v3 = v3 | v6;
  }
  const _Bool v7 = v3 != 0;
  b0_out0_[0] = v7;
 }
}

static void any_0_366bf13ea9bd(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_out0_ = (unsigned char *)buffers[0];
 const unsigned char *b1_x_ = (const unsigned char *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  unsigned char column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = 0;
  }
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const _Bool v12 = b1_x_[j9 * n2_stride2 + v11] != 0;
    const _Bool v13 = v12 != 0;
    const _Bool v14 = column7[k10] != 0;
    const _Bool v15 = v14 | v13;
    column7[k10] = v15;
   }
  }
#pragma omp simd
  for (long long k16 = 0; k16 < v6; ++k16) {
   const long long v17 = v4 + k16;
   const _Bool v18 = column7[k16] != 0;
   b0_out0_[v17] = v18;
  }
 }
}

static void any_0_29b91c7dc8d1(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_out0_ = (unsigned char *)buffers[0];
 const unsigned char *b1_x_ = (const unsigned char *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  unsigned char v2 = 0;
#pragma omp simd reduction(| : v2)
  for (long long j3 = 0; j3 < n1_size1; ++j3) {
   const _Bool v4 = b1_x_[i1 * n2_stride2 + j3] != 0;
   const _Bool v5 = v4 != 0;
   const unsigned char v6 = (unsigned char)v5;
   v2 = v2 | v6;
  }
  const _Bool v7 = v2 != 0;
  b0_out0_[i1] = v7;
 }
}

static void all_0_cbc71179ab90(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const unsigned char *b1_x_ = (const unsigned char *)buffers[1];
 unsigned char *b2_part = (unsigned char *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  unsigned char v7 = 1;
#pragma omp simd reduction(& : v7)
  for (long long j8 = 0; j8 < v6; ++j8) {
   const long long v9 = v4 + j8;
   const _Bool v10 = b1_x_[v9] != 0;
   const _Bool v11 = v10 != 0;
   const unsigned char v12 = (unsigned char)v11;
   v7 = v7 & v12;
  }
  const _Bool v13 = v7 != 0;
  b2_part[p3] = v13;
 }
}
static void all_1_cbc71179ab90(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_out0_ = (unsigned char *)buffers[0];
 const unsigned char *b2_part = (const unsigned char *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  unsigned char v3 = 1;
#pragma omp simd reduction(& : v3)
  for (long long p4 = 0; p4 < v2; ++p4) {
   const _Bool v5 = b2_part[p4] != 0;
   const unsigned char v6 = (unsigned char)v5;
   v3 = v3 & v6;
  }
  const _Bool v7 = v3 != 0;
  b0_out0_[0] = v7;
 }
}

static void all_0_1adb2c84253b(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_out0_ = (unsigned char *)buffers[0];
 const unsigned char *b1_x_ = (const unsigned char *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long v1 = n1_size1 + 255;
 const long long v2 = core_floordiv_index(v1, 256);
 for (long long block3 = begin; block3 < end; ++block3) {
  const long long v4 = block3 * 256;
  const long long v5 = n1_size1 - v4;
  const long long v6 = (v5 < 256 ? v5 : 256);
  unsigned char column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   column7[k8] = 1;
  }
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const _Bool v12 = b1_x_[j9 * n2_stride2 + v11] != 0;
    const _Bool v13 = v12 != 0;
    const _Bool v14 = column7[k10] != 0;
    const _Bool v15 = v14 & v13;
    column7[k10] = v15;
   }
  }
#pragma omp simd
  for (long long k16 = 0; k16 < v6; ++k16) {
   const long long v17 = v4 + k16;
   const _Bool v18 = column7[k16] != 0;
   b0_out0_[v17] = v18;
  }
 }
}

static void all_0_d731a67bc88b(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_out0_ = (unsigned char *)buffers[0];
 const unsigned char *b1_x_ = (const unsigned char *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  unsigned char v2 = 1;
#pragma omp simd reduction(& : v2)
  for (long long j3 = 0; j3 < n1_size1; ++j3) {
   const _Bool v4 = b1_x_[i1 * n2_stride2 + j3] != 0;
   const _Bool v5 = v4 != 0;
   const unsigned char v6 = (unsigned char)v5;
   v2 = v2 & v6;
  }
  const _Bool v7 = v2 != 0;
  b0_out0_[i1] = v7;
 }
}

CORE_BUILT(reductions) = {
  {"187dbe0ba0cd400c898794e10afd8a2719ecfb084a87964ee6b05c7aaa8a68d0", "sum_0", sum_0_187dbe0ba0cd, 0, 1},
  {"187dbe0ba0cd400c898794e10afd8a2719ecfb084a87964ee6b05c7aaa8a68d0", "sum_1", sum_1_187dbe0ba0cd, 0, 1},
  {"e10d95a7e7d78ac04d782d5b0ef9c578eba6c06b364ce3021c459ba89cdb83b3", "sum_0", sum_0_e10d95a7e7d7, 0, 1},
  {"b4b6bb6f6cf68a1c2a8a61491e14b49d2aaef63e9c128595cf18c3f56c9ddd2b", "sum_0", sum_0_b4b6bb6f6cf6, 0, 1},
  {"2104b46c67ae06724462ec22d9d89a8ae64a6c1a8b61d0529c2e0a8b3c1ac047", "sum_0", sum_0_2104b46c67ae, 0, 1},
  {"07a4393088c2a57b57b97717749525707ef48aeabcbf9054962f2b4bf1dfdcb2", "sum_0", sum_0_07a4393088c2, 0, 1},
  {"b25ff6650af1332b422053ab68df90734a9246fecc5ebc3deff0a6a7691eac10", "mean_0", mean_0_b25ff6650af1, 0, 1},
  {"b25ff6650af1332b422053ab68df90734a9246fecc5ebc3deff0a6a7691eac10", "mean_1", mean_1_b25ff6650af1, 0, 1},
  {"4454cecae14c9fdea96809e573c8e9537368020b422651fc8ac9c07904295d3d", "mean_0", mean_0_4454cecae14c, 0, 1},
  {"4454cecae14c9fdea96809e573c8e9537368020b422651fc8ac9c07904295d3d", "mean_1", mean_1_4454cecae14c, 0, 1},
  {"c88cbb7463b69058651f0f93b263f7da80941dc11d756cea162c389e9bbb9916", "mean_0", mean_0_c88cbb7463b6, 0, 1},
  {"843c2bebbf05df27f0146d8e545fdbbb92d4dd7691874148dcd278e23a107308", "mean_0", mean_0_843c2bebbf05, 0, 1},
  {"d284c95662e7da6d47542a3a6694a121f66a4acc3d659605a22d1b2d6beadeae", "mean_0", mean_0_d284c95662e7, 0, 1},
  {"ddef67bb43e903e40eca456e74d1c353766076318a648563f98e73770c1bb09b", "mean_0", mean_0_ddef67bb43e9, 0, 1},
  {"e095589098e8adac68cade35fd53ddfd071e162078326257b68da3b61c15f112", "max_0", max_0_e095589098e8, 0, 1},
  {"e095589098e8adac68cade35fd53ddfd071e162078326257b68da3b61c15f112", "max_1", max_1_e095589098e8, 0, 1},
  {"9ea17675efcbe557a5bb2e88b1a54bef4dfb6421ae427d87b00babdebeee8844", "max_0", max_0_9ea17675efcb, 0, 1},
  {"4c799c7f947391dd6eaeda97dce18794b6fe8ff8549f581b89e70b74d566b667", "max_0", max_0_4c799c7f9473, 0, 1},
  {"bc82018e4de7431ad51ebc96c03c4106b1338bcecca840630ae952b28c2772a3", "max_0", max_0_bc82018e4de7, 0, 1},
  {"c063a0ad4533361862567cb9665e0abf2626244231a211e5bc1b37640fe016d9", "max_0", max_0_c063a0ad4533, 0, 1},
  {"e5c83b25c8be306eabd6f878a17c3c70b4e45f1d66528f586233e588d44839ca", "min_0", min_0_e5c83b25c8be, 0, 1},
  {"e5c83b25c8be306eabd6f878a17c3c70b4e45f1d66528f586233e588d44839ca", "min_1", min_1_e5c83b25c8be, 0, 1},
  {"2b99f536ad05c308f2bcee83101ba666e638b99e68a4b2842a18e583d11a4d82", "min_0", min_0_2b99f536ad05, 0, 1},
  {"21c3c3494bbd112acb4b6178c638d07389fb337e52088dc52251793f8c22d369", "min_0", min_0_21c3c3494bbd, 0, 1},
  {"637ab0c949a21be06ce78a1b093b00b8ce83c4f5b47fe7ebcc38c0d69b9291fd", "min_0", min_0_637ab0c949a2, 0, 1},
  {"acf5038d41c1f558a0e5ef55f2b123a8f5b80ca2f71d0c84b1d78f2b33415afc", "min_0", min_0_acf5038d41c1, 0, 1},
  {"6941078b55b4a4fac607a6113f095c8421276e5f813555f5eb3a6d6c1cbb5a2e", "mean_0", mean_0_6941078b55b4, 0, 1},
  {"6941078b55b4a4fac607a6113f095c8421276e5f813555f5eb3a6d6c1cbb5a2e", "mean_1", mean_1_6941078b55b4, 0, 1},
  {"45eb39b06eaed358627962341c2531234855c8b9cac9b580a44352b493a12849", "mean_0", mean_0_45eb39b06eae, 0, 1},
  {"45eb39b06eaed358627962341c2531234855c8b9cac9b580a44352b493a12849", "mean_1", mean_1_45eb39b06eae, 0, 1},
  {"25d6fd8f4e55490d78710d9ffc3938b20be26b2b6db356b2f3af33dc126ef59c", "mean_0", mean_0_25d6fd8f4e55, 0, 1},
  {"25d6fd8f4e55490d78710d9ffc3938b20be26b2b6db356b2f3af33dc126ef59c", "mean_1", mean_1_25d6fd8f4e55, 0, 1},
  {"8534731bb81855053d1d10148b0f4788625946f7db46c01e3620cc728d9a662d", "argmax_0", argmax_0_8534731bb818, 0, 1},
  {"8534731bb81855053d1d10148b0f4788625946f7db46c01e3620cc728d9a662d", "argmax_1", argmax_1_8534731bb818, 0, 1},
  {"9a5c377d9731923704b1e4e183c55741712a957d731371ead603e604b18c1d34", "argmin_0", argmin_0_9a5c377d9731, 0, 1},
  {"9a5c377d9731923704b1e4e183c55741712a957d731371ead603e604b18c1d34", "argmin_1", argmin_1_9a5c377d9731, 0, 1},
  {"c1f02f7c5ef0259225863d8791d4b27ea4c3c1d0a6a670d5502c7f8d4cd6d6f8", "argmax_0", argmax_0_c1f02f7c5ef0, 0, 1},
  {"f692d9cc05a6ead7c2d3f515bb14d387cfcbe642db80ee6f1ab94ae83f04b9a1", "argmin_0", argmin_0_f692d9cc05a6, 0, 1},
  {"be361de7990359289421ae4ad54d0ae29ab6e7f40f5cd59e14a6274cb945d860", "sum_0", sum_0_be361de79903, 0, 1},
  {"be361de7990359289421ae4ad54d0ae29ab6e7f40f5cd59e14a6274cb945d860", "sum_1", sum_1_be361de79903, 0, 1},
  {"7dff243f8ad25c569d772c2f356533121eb198409d6d57e770f6361a4d56c21a", "sum_0", sum_0_7dff243f8ad2, 0, 1},
  {"49e8fa576c4a9841d183eec02bf9a0d407363fe88854055e4fa5e28e0ccb2fbb", "sum_0", sum_0_49e8fa576c4a, 0, 1},
  {"a8a1bd1d36affd4cdbffd635a9fbb79758a9e4dff4042f99846d5a1e1927673c", "sum_0", sum_0_a8a1bd1d36af, 0, 1},
  {"528a64b4e1c0b0bd0637ccc1fe14d12faedde6e44121c2cfebf466e2be023fb1", "sum_0", sum_0_528a64b4e1c0, 0, 1},
  {"051523432d28a8c25e990964e0df3190e9770f69910a210e51378f75d1ae7698", "mean_0", mean_0_051523432d28, 0, 1},
  {"051523432d28a8c25e990964e0df3190e9770f69910a210e51378f75d1ae7698", "mean_1", mean_1_051523432d28, 0, 1},
  {"44356996c00dda4aea7f126655cc3ccfb6732fd042f07857940714651c3920f0", "mean_0", mean_0_44356996c00d, 0, 1},
  {"44356996c00dda4aea7f126655cc3ccfb6732fd042f07857940714651c3920f0", "mean_1", mean_1_44356996c00d, 0, 1},
  {"2f1e88c5ae2fe29ade3ab6f3479fec6205a173d3f4497a428b9ae16690862faf", "mean_0", mean_0_2f1e88c5ae2f, 0, 1},
  {"391d6f7595bbdf6346f0d35c888d1d311b2a52e72cef3877dc1e9dc9f10b2a8d", "mean_0", mean_0_391d6f7595bb, 0, 1},
  {"18c0ef59c6b50c0c999004032adae0052d07e0e7d3126c5037badcf589dbc3fa", "mean_0", mean_0_18c0ef59c6b5, 0, 1},
  {"bb13fb0a33d3213310eb294ef49bed2f96c5690b029ecae36bcd45b9d110c364", "mean_0", mean_0_bb13fb0a33d3, 0, 1},
  {"99dedc73c86a3a4593da9caae8291cefdef9885b7a6623131f2c8c9b19bd21f6", "max_0", max_0_99dedc73c86a, 0, 1},
  {"99dedc73c86a3a4593da9caae8291cefdef9885b7a6623131f2c8c9b19bd21f6", "max_1", max_1_99dedc73c86a, 0, 1},
  {"a942d8cf0ebd25c2f8660ddf36e81ce48e6b5d3cfeae0062cdd38072be7c1790", "max_0", max_0_a942d8cf0ebd, 0, 1},
  {"56e3de745fe0b4db6fc576ff2f209682c4c5eddfbd9031fb99a891e87d75da5c", "max_0", max_0_56e3de745fe0, 0, 1},
  {"be8fb0b65634952994e9634a69cf3e5ef473d2e860da1bec7bf4ab58d90d1335", "max_0", max_0_be8fb0b65634, 0, 1},
  {"b730ed23604febdcfb86215e437c3705e090130c5b53f66b33fba346b3343e3e", "max_0", max_0_b730ed23604f, 0, 1},
  {"a637fdbeb715519cfa643e568e2eee54a59febd3e6588a5e3e3ca977e0f109dc", "min_0", min_0_a637fdbeb715, 0, 1},
  {"a637fdbeb715519cfa643e568e2eee54a59febd3e6588a5e3e3ca977e0f109dc", "min_1", min_1_a637fdbeb715, 0, 1},
  {"086f8251a52717093df68fae43d1e69b40421dfe53123fad5491e93b8580b053", "min_0", min_0_086f8251a527, 0, 1},
  {"35a474ad2ae58a4ed72d22b0c5158cb90966fd932b32ceb546a47b5353be1cf0", "min_0", min_0_35a474ad2ae5, 0, 1},
  {"b25f36aed6a1a916d27b15ad1004282a8176936d04e12afd5457f3dbe9457b11", "min_0", min_0_b25f36aed6a1, 0, 1},
  {"4c193618413e37ca6c19bbdee2d0da5d7c88990fde3be50b729ece40e4942c74", "min_0", min_0_4c193618413e, 0, 1},
  {"2faa5e62ada19ecd19c2ff989b8a30f1b506a5fab07037709b8c8f04562c0208", "mean_0", mean_0_2faa5e62ada1, 0, 1},
  {"2faa5e62ada19ecd19c2ff989b8a30f1b506a5fab07037709b8c8f04562c0208", "mean_1", mean_1_2faa5e62ada1, 0, 1},
  {"6ad706ecd44745646fb60438ac0e449725659a385eddd5c523453d5ff4434cb0", "mean_0", mean_0_6ad706ecd447, 0, 1},
  {"6ad706ecd44745646fb60438ac0e449725659a385eddd5c523453d5ff4434cb0", "mean_1", mean_1_6ad706ecd447, 0, 1},
  {"fb943f93aef1e973805c8320b02b621ad15114dc75359682698800c5a595884c", "mean_0", mean_0_fb943f93aef1, 0, 1},
  {"fb943f93aef1e973805c8320b02b621ad15114dc75359682698800c5a595884c", "mean_1", mean_1_fb943f93aef1, 0, 1},
  {"3151e901ccc50c760bf862bdd45dd61ca4609440e9466dd59dd6d5dd914dfe45", "argmax_0", argmax_0_3151e901ccc5, 0, 1},
  {"3151e901ccc50c760bf862bdd45dd61ca4609440e9466dd59dd6d5dd914dfe45", "argmax_1", argmax_1_3151e901ccc5, 0, 1},
  {"f982d874cc88e2c98ab580065dfa8f23cf0b3121d8122b4532bc3862b9bc2309", "argmin_0", argmin_0_f982d874cc88, 0, 1},
  {"f982d874cc88e2c98ab580065dfa8f23cf0b3121d8122b4532bc3862b9bc2309", "argmin_1", argmin_1_f982d874cc88, 0, 1},
  {"ea33e0fcaeca5c359a88685b0f712af0e7e1e498acd8a6f07ee927ca12d5c355", "argmax_0", argmax_0_ea33e0fcaeca, 0, 1},
  {"2ec3320091a480a20a40ebb96d6dc0e8b662e28b79cf084379551dd7792b0bf1", "argmin_0", argmin_0_2ec3320091a4, 0, 1},
  {"a87535167aa51d283b3f68b2a7b7eeb7af00f9776c175e2665e10c56728d96bd", "sum_0", sum_0_a87535167aa5, 0, 1},
  {"a87535167aa51d283b3f68b2a7b7eeb7af00f9776c175e2665e10c56728d96bd", "sum_1", sum_1_a87535167aa5, 0, 1},
  {"8190760b720eaae20261c70c6a1296f16bbafdf19b2cfc6ad96aa58948b9b264", "sum_0", sum_0_8190760b720e, 0, 1},
  {"309ebaf5804e3e596fc9a3a690af3bbec15e1d7db97bb3026405627d7862b41a", "sum_0", sum_0_309ebaf5804e, 0, 1},
  {"310036b5d8833e2ff737b150b24c2c62d8c631749fac391802d9c6f789d356ba", "sum_0", sum_0_310036b5d883, 0, 1},
  {"7e751af47a9346777b3694eb910cac1da80f1ada2ca3e85dcb7cf45513bc8888", "sum_0", sum_0_7e751af47a93, 0, 1},
  {"7317bfb449016d314103b4f181417ed85e0e0dd306069b4ff3a6fa8535e13bb9", "mean_0", mean_0_7317bfb44901, 0, 1},
  {"7317bfb449016d314103b4f181417ed85e0e0dd306069b4ff3a6fa8535e13bb9", "mean_1", mean_1_7317bfb44901, 0, 1},
  {"3a599ccfda016897d2acca79d90b884bf27ae5da9649fa88b6666f57a4bf659b", "mean_0", mean_0_3a599ccfda01, 0, 1},
  {"3a599ccfda016897d2acca79d90b884bf27ae5da9649fa88b6666f57a4bf659b", "mean_1", mean_1_3a599ccfda01, 0, 1},
  {"57fa82bcc34b5249c8a0d789600b0d429aeb8413da248894e72fee5447627532", "mean_0", mean_0_57fa82bcc34b, 0, 1},
  {"0998f893645a652761d49e3ea66b2835e2eff41cf273fa0bb163a834dbb88822", "mean_0", mean_0_0998f893645a, 0, 1},
  {"08c63ebfa484200806bd5955c9020fbaf1a38949d515aedd87e04c3c4532e13a", "mean_0", mean_0_08c63ebfa484, 0, 1},
  {"a40e2004006cfb23c62e8e6d1b59f68e76bb062d12adea966949f31d56d29fa6", "mean_0", mean_0_a40e2004006c, 0, 1},
  {"482f920033033af69b0c81ee5d438f36bf5fad2ab38b0f29dbbab6e6a6eba67d", "max_0", max_0_482f92003303, 0, 1},
  {"482f920033033af69b0c81ee5d438f36bf5fad2ab38b0f29dbbab6e6a6eba67d", "max_1", max_1_482f92003303, 0, 1},
  {"a5459a6c2254e46588217f152fbe2d5f76d77687aa6358db06cdaffc0d2489f9", "max_0", max_0_a5459a6c2254, 0, 1},
  {"849435ed307ed5601c5400ce6a7cc5121ad680eb99b4cc925c20d50e2a47afc7", "max_0", max_0_849435ed307e, 0, 1},
  {"f0e842948a08a0e27c48f182ddf0f97cfa426db48b76ae233c0f06e6c9f0059f", "max_0", max_0_f0e842948a08, 0, 1},
  {"783ee03611f94f1be65af75d09b96d534247aeced41ad63dd5e45afd4b706455", "max_0", max_0_783ee03611f9, 0, 1},
  {"7f856731fb97f2e154d4db4cf593aa6979d0d5193fbc1054ea5c6ceaaa8960c3", "min_0", min_0_7f856731fb97, 0, 1},
  {"7f856731fb97f2e154d4db4cf593aa6979d0d5193fbc1054ea5c6ceaaa8960c3", "min_1", min_1_7f856731fb97, 0, 1},
  {"cafc38e350c72d925636568a909bdec60c1385cb83be423075de3240b64309fd", "min_0", min_0_cafc38e350c7, 0, 1},
  {"56e85241520ea57fe815841b86e48629dd540da1b3f47c2405d0601a546003d0", "min_0", min_0_56e85241520e, 0, 1},
  {"17e562ee09d71746ad4446ccc30f712dd6f4fa8baf67b747bc1c3743d6ae0d0a", "min_0", min_0_17e562ee09d7, 0, 1},
  {"c1ecaaa4f5fff11fb5383d6308429113c563473757ab2351e95f74f37f120c75", "min_0", min_0_c1ecaaa4f5ff, 0, 1},
  {"4ec49494133736fbe86fe5cd9e661819df5c9e3cd4442d2b200ce62b29d7fed9", "mean_0", mean_0_4ec494941337, 0, 1},
  {"4ec49494133736fbe86fe5cd9e661819df5c9e3cd4442d2b200ce62b29d7fed9", "mean_1", mean_1_4ec494941337, 0, 1},
  {"46aaf168dfd73456776f91d569b81f6ec0b60aca19323d969e2be7da455fe34e", "mean_0", mean_0_46aaf168dfd7, 0, 1},
  {"46aaf168dfd73456776f91d569b81f6ec0b60aca19323d969e2be7da455fe34e", "mean_1", mean_1_46aaf168dfd7, 0, 1},
  {"b782c159f4f9af773d0f6e8b1a323b3a06334f3d2d14bd4576776426cb5523a3", "mean_0", mean_0_b782c159f4f9, 0, 1},
  {"b782c159f4f9af773d0f6e8b1a323b3a06334f3d2d14bd4576776426cb5523a3", "mean_1", mean_1_b782c159f4f9, 0, 1},
  {"990ea9c2a947824fd63d90a2f593c9a99835ecd3822e874cec69972ebc3a3823", "argmax_0", argmax_0_990ea9c2a947, 0, 1},
  {"990ea9c2a947824fd63d90a2f593c9a99835ecd3822e874cec69972ebc3a3823", "argmax_1", argmax_1_990ea9c2a947, 0, 1},
  {"a459ba216d3a324013d436adc639d4e3096052cc9266f02303fae350d29f1f64", "argmin_0", argmin_0_a459ba216d3a, 0, 1},
  {"a459ba216d3a324013d436adc639d4e3096052cc9266f02303fae350d29f1f64", "argmin_1", argmin_1_a459ba216d3a, 0, 1},
  {"2ced419a5d863b5e82434d6c57a447d63b25a2c0ac4442143cd79f1bae76d9ee", "argmax_0", argmax_0_2ced419a5d86, 0, 1},
  {"813f441a078efdae5aa1fc3c97aac14c7d90172170fc43f5ab931f36162d071f", "argmin_0", argmin_0_813f441a078e, 0, 1},
  {"f46820636edcd7de9607199b4814f0f60d74c2158793b8103e7f037de0f2f355", "sum_0", sum_0_f46820636edc, 0, 1},
  {"f46820636edcd7de9607199b4814f0f60d74c2158793b8103e7f037de0f2f355", "sum_1", sum_1_f46820636edc, 0, 1},
  {"4283b6bfa6977dc46762c8286df9a36020fd1842417df45d096dad4fe520462c", "sum_0", sum_0_4283b6bfa697, 0, 1},
  {"ae74b9ae5a78899f14830c2d403b1b141a5349adf0ab0d9ef6e1311d477eeb4c", "sum_0", sum_0_ae74b9ae5a78, 0, 1},
  {"300778f2ec33baec8b01ea7a84d5b8b877990915567aad5d36edac357a9e9fed", "sum_0", sum_0_300778f2ec33, 0, 1},
  {"a42b0cbb74e1f13d4c5d66666765a983138357e57f0d3677291c07cbed22e03c", "sum_0", sum_0_a42b0cbb74e1, 0, 1},
  {"222461071cf964a730ac6598161665a493697c6781dee9991631c1a8864c501b", "mean_0", mean_0_222461071cf9, 0, 1},
  {"222461071cf964a730ac6598161665a493697c6781dee9991631c1a8864c501b", "mean_1", mean_1_222461071cf9, 0, 1},
  {"8ed151cf37d9723a156394273640a212facbf8e660b6bb028ad423b5b34fb2a0", "mean_0", mean_0_8ed151cf37d9, 0, 1},
  {"8ed151cf37d9723a156394273640a212facbf8e660b6bb028ad423b5b34fb2a0", "mean_1", mean_1_8ed151cf37d9, 0, 1},
  {"89058823f67959428790ac44261d8559b1276743e3194f63c09c6686a0a1e7b1", "mean_0", mean_0_89058823f679, 0, 1},
  {"01a26709ed4af820f22782044a841b70d18f597c55f1dd2f9cead292fc9f1baf", "mean_0", mean_0_01a26709ed4a, 0, 1},
  {"78b30254befad1f0f0afceafa797b15b6314c64acdb46a127d8c8fd7d58d1af8", "mean_0", mean_0_78b30254befa, 0, 1},
  {"6b8e3db44bfff5776e8ec1db9d81da40b5c1eee21c418a624478992d2642a1de", "mean_0", mean_0_6b8e3db44bff, 0, 1},
  {"d459a4883573948ff1525c91233ccf3059735f9af7fa591ec663977e8e1359f5", "max_0", max_0_d459a4883573, 0, 1},
  {"d459a4883573948ff1525c91233ccf3059735f9af7fa591ec663977e8e1359f5", "max_1", max_1_d459a4883573, 0, 1},
  {"32f9fcd17052530483c707e6c0e4848ceacbc160034b6d0f9b27e05b957a69db", "max_0", max_0_32f9fcd17052, 0, 1},
  {"2df4edfb9e2b452a9ddd1b8e00f17993b444d3f49bc347b08262c363824d7059", "max_0", max_0_2df4edfb9e2b, 0, 1},
  {"a46fdcc9f01ac784a9e2560db4fd8865fd28daf6b7daf44806895d30b2872ae6", "max_0", max_0_a46fdcc9f01a, 0, 1},
  {"54efc26114d01db7719f4dbbee72377f9c55804dc34c4113434184682fc62267", "max_0", max_0_54efc26114d0, 0, 1},
  {"5602e39b6b376f92f8f1132c113268c554a2f9872384a8579a55289fe12e42f6", "min_0", min_0_5602e39b6b37, 0, 1},
  {"5602e39b6b376f92f8f1132c113268c554a2f9872384a8579a55289fe12e42f6", "min_1", min_1_5602e39b6b37, 0, 1},
  {"03665421ccbc235e448acfbd6299b887ca5a3960ef16c4d56b2faaa564cdb77b", "min_0", min_0_03665421ccbc, 0, 1},
  {"9100804eedda522013b08fa4c540c9da0227be37d77352f1546116b4f8b585e2", "min_0", min_0_9100804eedda, 0, 1},
  {"d8888b22b8513f8be188b43c20d5aeafc6e4d87a7773cdaa1885b7159be3a756", "min_0", min_0_d8888b22b851, 0, 1},
  {"865705d976787f0084ee937713c892e87b5a9366d96a5778989427462526683a", "min_0", min_0_865705d97678, 0, 1},
  {"374651c800bce1ef5a22a5981249a5f6e503edcfecc73339422b76037acfbe1c", "mean_0", mean_0_374651c800bc, 0, 1},
  {"374651c800bce1ef5a22a5981249a5f6e503edcfecc73339422b76037acfbe1c", "mean_1", mean_1_374651c800bc, 0, 1},
  {"9b04cdfa1763425d1a51dd946b7fc447c72e9ef1780596109fd02401dec56528", "mean_0", mean_0_9b04cdfa1763, 0, 1},
  {"9b04cdfa1763425d1a51dd946b7fc447c72e9ef1780596109fd02401dec56528", "mean_1", mean_1_9b04cdfa1763, 0, 1},
  {"40df2ca737964898b56415a258b1f2be17fe5bf350aa3cae4f941c9fbf963bee", "mean_0", mean_0_40df2ca73796, 0, 1},
  {"40df2ca737964898b56415a258b1f2be17fe5bf350aa3cae4f941c9fbf963bee", "mean_1", mean_1_40df2ca73796, 0, 1},
  {"f8f64479c788a8f7a343ab0bc2ff9c97aafc034a170f99fb8bb2693d2e20503c", "argmax_0", argmax_0_f8f64479c788, 0, 1},
  {"f8f64479c788a8f7a343ab0bc2ff9c97aafc034a170f99fb8bb2693d2e20503c", "argmax_1", argmax_1_f8f64479c788, 0, 1},
  {"fbad148a18127ebbd09bb5127b3681417965c2280f80ad933ebd13d0a3478a44", "argmin_0", argmin_0_fbad148a1812, 0, 1},
  {"fbad148a18127ebbd09bb5127b3681417965c2280f80ad933ebd13d0a3478a44", "argmin_1", argmin_1_fbad148a1812, 0, 1},
  {"6e9b65596d78b3cd27682271ccf40ce5cd280aba0b7237d9839923efd7ca2f58", "argmax_0", argmax_0_6e9b65596d78, 0, 1},
  {"76a23839565f9d6ae5aff1ec368731613c28f347fa35e704a2cb651170fb0e88", "argmin_0", argmin_0_76a23839565f, 0, 1},
  {"0269eb19ec7ebedd8ae335fe159bfc3162b4d82c7792f9bf60e3126a404158d1", "sum_0", sum_0_0269eb19ec7e, 0, 1},
  {"0269eb19ec7ebedd8ae335fe159bfc3162b4d82c7792f9bf60e3126a404158d1", "sum_1", sum_1_0269eb19ec7e, 0, 1},
  {"b477c87fb74e00e2de5902fbd20bbd6b63176a8dfdaf1be1020d4f56fdb10db1", "sum_0", sum_0_b477c87fb74e, 0, 1},
  {"abdf42bc3b7992e9a37711100b1427d8c0b8960f75cf201f6403463fa407be33", "sum_0", sum_0_abdf42bc3b79, 0, 1},
  {"16f6b869704f2f0218fb546533031c9646c6a44f6b51ad0db7b9f57933c65753", "sum_0", sum_0_16f6b869704f, 0, 1},
  {"16f6b869704f2f0218fb546533031c9646c6a44f6b51ad0db7b9f57933c65753", "sum_1", sum_1_16f6b869704f, 0, 1},
  {"d3b02d0170de1f7e434c8f0ad4aa26a8f559fcc300ff283b8e08212506184494", "sum_0", sum_0_d3b02d0170de, 0, 1},
  {"94f0a95978e21d284ff56961e0e69abd86afbb3e2d97e9d7a71baae24028c9b3", "sum_0", sum_0_94f0a95978e2, 0, 1},
  {"dded7a8fb3ff401d539ef9e77b9b053f7d4ffad0ed109e168c87148439381c5c", "sum_0", sum_0_dded7a8fb3ff, 0, 1},
  {"dded7a8fb3ff401d539ef9e77b9b053f7d4ffad0ed109e168c87148439381c5c", "sum_1", sum_1_dded7a8fb3ff, 0, 1},
  {"d05f0de281df4914e5e2f9b6e0cdf9ba97ae6b02dc3dab5ef9688453fc9b0006", "sum_0", sum_0_d05f0de281df, 0, 1},
  {"012ea49a6c819a4a99b4d443a85dabd6f88539d6a98bb1a62f02f94e3005857d", "sum_0", sum_0_012ea49a6c81, 0, 1},
  {"ac1f55178a019ed616c92ddef6e814c6c012d3d1488ea2ab85b5061671212347", "max_0", max_0_ac1f55178a01, 0, 1},
  {"ac1f55178a019ed616c92ddef6e814c6c012d3d1488ea2ab85b5061671212347", "max_1", max_1_ac1f55178a01, 0, 1},
  {"84c674173b57fe91ddc1e342578aced90a3423d81eef8f48128313e92caf7737", "max_0", max_0_84c674173b57, 0, 1},
  {"1573958dd2c853c6247991926bc3282b43e33fef00a9dcf15e70b8a4b4052d2f", "max_0", max_0_1573958dd2c8, 0, 1},
  {"6809b7776b9f38ed2b24bd834922d6540ce85565cf2005bc79dbfe83757adc0d", "min_0", min_0_6809b7776b9f, 0, 1},
  {"6809b7776b9f38ed2b24bd834922d6540ce85565cf2005bc79dbfe83757adc0d", "min_1", min_1_6809b7776b9f, 0, 1},
  {"8a045bbbaa5e00497748eb2eecaaa88951de578cb8c74219fc4de4649ddd421a", "min_0", min_0_8a045bbbaa5e, 0, 1},
  {"80a7cdb91725899b24b75f4d03cc49b4f21b25614c93204965af7dbb323daeab", "min_0", min_0_80a7cdb91725, 0, 1},
  {"6e64011e7ab78b6f813336fbb16e18fa6e996d2f5c087a9d58799bab79d3d3de", "any_0", any_0_6e64011e7ab7, 0, 1},
  {"6e64011e7ab78b6f813336fbb16e18fa6e996d2f5c087a9d58799bab79d3d3de", "any_1", any_1_6e64011e7ab7, 0, 1},
  {"366bf13ea9bd1e82bdbd128bc96051526c8cfb0fcbc475324dd8e43914275e13", "any_0", any_0_366bf13ea9bd, 0, 1},
  {"29b91c7dc8d1b0dbe912e4071706e3ffcd1f8b3f23d8fbdee8551665485af874", "any_0", any_0_29b91c7dc8d1, 0, 1},
  {"cbc71179ab9060055c209993fec5657c30cd875cb5f71c7ada003414d009d09e", "all_0", all_0_cbc71179ab90, 0, 1},
  {"cbc71179ab9060055c209993fec5657c30cd875cb5f71c7ada003414d009d09e", "all_1", all_1_cbc71179ab90, 0, 1},
  {"1adb2c84253b9f27c7ee6b46a3ab743625db151c243bd54b8d950e290863b1c0", "all_0", all_0_1adb2c84253b, 0, 1},
  {"d731a67bc88b32005a0372b4ffe5ef3b5809abbe38b4137866f7027f9f9e89b7", "all_0", all_0_d731a67bc88b, 0, 1},
};
CORE_BUILT_COUNT(reductions);
