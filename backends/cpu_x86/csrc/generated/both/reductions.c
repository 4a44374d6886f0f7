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

static void sum_0_03c5952c58df(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const float v12 = b1_x_[j9 * n2_stride2 + v11];
    const float v13 = column7[k10];
    const float v14 = v13 + v12;
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

static void sum_0_e097fb0955c4(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const float v12 = b1_x_[j9 * n4_stride4 + v11];
    const float v13 = column7[k10];
    const float v14 = v13 + v12;
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

static void mean_0_55f833c18b6e(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const float v12 = b1_x_[j9 * n3_stride3 + v11];
    const float v13 = column7[k10];
    const float v14 = v13 + v12;
    column7[k10] = v14;
   }
  }
  const float v15 = (float)n2_size2;
#pragma omp simd
  for (long long k16 = 0; k16 < v6; ++k16) {
   const long long v17 = v4 + k16;
   const float v18 = column7[k16];
   const float v19 = v18 / v15;
   b0_out0_[v17] = v19;
  }
 }
}

static void mean_0_e03868a20057(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const float v12 = b1_x_[j9 * n5_stride5 + v11];
    const float v13 = column7[k10];
    const float v14 = v13 + v12;
    column7[k10] = v14;
   }
  }
  const float v15 = (float)n4_size4;
#pragma omp simd
  for (long long k16 = 0; k16 < v6; ++k16) {
   const long long v17 = v4 + k16;
   const float v18 = column7[k16];
   const float v19 = v18 / v15;
   b0_out0_[v17] = v19;
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

static void argmax_0_c101b0893ebe(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  float lane7[64];
  long long lane8[64];
#pragma omp simd
  for (long long k9 = 0; k9 < 64; ++k9) {
   lane7[k9] = (-__builtin_inff());
   lane8[k9] = 9223372036854775807ll;
  }
  const long long v10 = core_floordiv_index(v6, 64);
  for (long long k11 = 0; k11 < v10; ++k11) {
   const long long v12 = k11 * 64;
#pragma omp simd
   for (long long k13 = 0; k13 < 64; ++k13) {
    const long long v14 = v12 + k13;
    const long long v15 = v4 + v14;
    const float v16 = b1_x_[v15];
    const float v17 = lane7[k13];
    const long long v18 = lane8[k13];
    const long long v19 = (long long)v18;
    const _Bool v20 = v17 > v16;
    const _Bool v21 = v17 == v16;
    const _Bool v22 = v19 < v15;
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
    const long long v33 = v31 ? v19 : v15;
    lane7[k13] = v32;
    const long long v34 = (long long)v33;
    lane8[k13] = v34;
   }
  }
  const long long v35 = v10 * 64;
  const long long v36 = v6 - v35;
#pragma omp simd
  for (long long k37 = 0; k37 < v36; ++k37) {
   const long long v38 = v35 + k37;
   const long long v39 = v4 + v38;
   const float v40 = b1_x_[v39];
   const float v41 = lane7[k37];
   const long long v42 = lane8[k37];
   const long long v43 = (long long)v42;
   const _Bool v44 = v41 > v40;
   const _Bool v45 = v41 == v40;
   const _Bool v46 = v43 < v39;
   const _Bool v47 = v45 & v46;
   const _Bool v48 = v44 | v47;
   const _Bool v49 = v41 != v41;
   const _Bool v50 = v40 != v40;
   const _Bool v51 = !v50;
   const _Bool v52 = v51 | v46;
   const _Bool v53 = v49 & v52;
   const _Bool v54 = v51 & v48;
   const _Bool v55 = v53 | v54;
   const float v56 = v55 ? v41 : v40;
   const long long v57 = v55 ? v43 : v39;
   lane7[k37] = v56;
   const long long v58 = (long long)v57;
   lane8[k37] = v58;
  }
#pragma omp simd
  for (long long k59 = 0; k59 < 32; ++k59) {
   const float v60 = lane7[k59];
   const long long v61 = lane8[k59];
   const long long v62 = (long long)v61;
   const long long v63 = k59 + 32;
   const float v64 = lane7[v63];
   const long long v65 = lane8[v63];
   const long long v66 = (long long)v65;
   const _Bool v67 = v60 > v64;
   const _Bool v68 = v60 == v64;
   const _Bool v69 = v62 < v66;
   const _Bool v70 = v68 & v69;
   const _Bool v71 = v67 | v70;
   const _Bool v72 = v60 != v60;
   const _Bool v73 = v64 != v64;
   const _Bool v74 = !v73;
   const _Bool v75 = v74 | v69;
   const _Bool v76 = v72 & v75;
   const _Bool v77 = v74 & v71;
   const _Bool v78 = v76 | v77;
   const float v79 = v78 ? v60 : v64;
   const long long v80 = v78 ? v62 : v66;
   lane7[k59] = v79;
   const long long v81 = (long long)v80;
   lane8[k59] = v81;
  }
#pragma omp simd
  for (long long k82 = 0; k82 < 16; ++k82) {
   const float v83 = lane7[k82];
   const long long v84 = lane8[k82];
   const long long v85 = (long long)v84;
   const long long v86 = k82 + 16;
   const float v87 = lane7[v86];
   const long long v88 = lane8[v86];
   const long long v89 = (long long)v88;
   const _Bool v90 = v83 > v87;
   const _Bool v91 = v83 == v87;
   const _Bool v92 = v85 < v89;
   const _Bool v93 = v91 & v92;
   const _Bool v94 = v90 | v93;
   const _Bool v95 = v83 != v83;
   const _Bool v96 = v87 != v87;
   const _Bool v97 = !v96;
   const _Bool v98 = v97 | v92;
   const _Bool v99 = v95 & v98;
   const _Bool v100 = v97 & v94;
   const _Bool v101 = v99 | v100;
   const float v102 = v101 ? v83 : v87;
   const long long v103 = v101 ? v85 : v89;
   lane7[k82] = v102;
   const long long v104 = (long long)v103;
   lane8[k82] = v104;
  }
#pragma omp simd
  for (long long k105 = 0; k105 < 8; ++k105) {
   const float v106 = lane7[k105];
   const long long v107 = lane8[k105];
   const long long v108 = (long long)v107;
   const long long v109 = k105 + 8;
   const float v110 = lane7[v109];
   const long long v111 = lane8[v109];
   const long long v112 = (long long)v111;
   const _Bool v113 = v106 > v110;
   const _Bool v114 = v106 == v110;
   const _Bool v115 = v108 < v112;
   const _Bool v116 = v114 & v115;
   const _Bool v117 = v113 | v116;
   const _Bool v118 = v106 != v106;
   const _Bool v119 = v110 != v110;
   const _Bool v120 = !v119;
   const _Bool v121 = v120 | v115;
   const _Bool v122 = v118 & v121;
   const _Bool v123 = v120 & v117;
   const _Bool v124 = v122 | v123;
   const float v125 = v124 ? v106 : v110;
   const long long v126 = v124 ? v108 : v112;
   lane7[k105] = v125;
   const long long v127 = (long long)v126;
   lane8[k105] = v127;
  }
  float v128 = (-__builtin_inff());
  long long v129 = 9223372036854775807ll;
  for (long long k130 = 0; k130 < 8; ++k130) {
   const float v131 = lane7[k130];
   const long long v132 = lane8[k130];
   const long long v133 = (long long)v132;
   const _Bool v134 = v128 > v131;
   const _Bool v135 = v128 == v131;
   const _Bool v136 = v129 < v133;
   const _Bool v137 = v135 & v136;
   const _Bool v138 = v134 | v137;
   const _Bool v139 = v128 != v128;
   const _Bool v140 = v131 != v131;
   const _Bool v141 = !v140;
   const _Bool v142 = v141 | v136;
   const _Bool v143 = v139 & v142;
   const _Bool v144 = v141 & v138;
   const _Bool v145 = v143 | v144;
   const float v146 = v145 ? v128 : v131;
   const long long v147 = v145 ? v129 : v133;
   const float next0 = v146;
   const long long next1 = v147;
   v128 = next0;
   v129 = next1;
  }
  b2_part[p3] = v128;
  const long long v148 = (long long)v129;
  b3_part[p3] = v148;
 }
}
static void argmax_1_c101b0893ebe(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const float *b2_part = (const float *)buffers[2];
 const long long *b3_part = (const long long *)buffers[3];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  float lane3[64];
  long long lane4[64];
#pragma omp simd
  for (long long k5 = 0; k5 < 64; ++k5) {
   lane3[k5] = (-__builtin_inff());
   lane4[k5] = 9223372036854775807ll;
  }
  const long long v6 = core_floordiv_index(v1, 2097152);
  for (long long k7 = 0; k7 < v6; ++k7) {
   const long long v8 = k7 * 64;
#pragma omp simd
   for (long long k9 = 0; k9 < 64; ++k9) {
    const long long v10 = v8 + k9;
    const float v11 = b2_part[v10];
    const long long v12 = b3_part[v10];
    const long long v13 = (long long)v12;
    const float v14 = lane3[k9];
    const long long v15 = lane4[k9];
    const long long v16 = (long long)v15;
    const _Bool v17 = v14 > v11;
    const _Bool v18 = v14 == v11;
    const _Bool v19 = v16 < v13;
    const _Bool v20 = v18 & v19;
    const _Bool v21 = v17 | v20;
    const _Bool v22 = v14 != v14;
    const _Bool v23 = v11 != v11;
    const _Bool v24 = !v23;
    const _Bool v25 = v24 | v19;
    const _Bool v26 = v22 & v25;
    const _Bool v27 = v24 & v21;
    const _Bool v28 = v26 | v27;
    const float v29 = v28 ? v14 : v11;
    const long long v30 = v28 ? v16 : v13;
    lane3[k9] = v29;
    const long long v31 = (long long)v30;
    lane4[k9] = v31;
   }
  }
  const long long v32 = v6 * 64;
  const long long v33 = v2 - v32;
#pragma omp simd
  for (long long k34 = 0; k34 < v33; ++k34) {
   const long long v35 = v32 + k34;
   const float v36 = b2_part[v35];
   const long long v37 = b3_part[v35];
   const long long v38 = (long long)v37;
   const float v39 = lane3[k34];
   const long long v40 = lane4[k34];
   const long long v41 = (long long)v40;
   const _Bool v42 = v39 > v36;
   const _Bool v43 = v39 == v36;
   const _Bool v44 = v41 < v38;
   const _Bool v45 = v43 & v44;
   const _Bool v46 = v42 | v45;
   const _Bool v47 = v39 != v39;
   const _Bool v48 = v36 != v36;
   const _Bool v49 = !v48;
   const _Bool v50 = v49 | v44;
   const _Bool v51 = v47 & v50;
   const _Bool v52 = v49 & v46;
   const _Bool v53 = v51 | v52;
   const float v54 = v53 ? v39 : v36;
   const long long v55 = v53 ? v41 : v38;
   lane3[k34] = v54;
   const long long v56 = (long long)v55;
   lane4[k34] = v56;
  }
#pragma omp simd
  for (long long k57 = 0; k57 < 32; ++k57) {
   const float v58 = lane3[k57];
   const long long v59 = lane4[k57];
   const long long v60 = (long long)v59;
   const long long v61 = k57 + 32;
   const float v62 = lane3[v61];
   const long long v63 = lane4[v61];
   const long long v64 = (long long)v63;
   const _Bool v65 = v58 > v62;
   const _Bool v66 = v58 == v62;
   const _Bool v67 = v60 < v64;
   const _Bool v68 = v66 & v67;
   const _Bool v69 = v65 | v68;
   const _Bool v70 = v58 != v58;
   const _Bool v71 = v62 != v62;
   const _Bool v72 = !v71;
   const _Bool v73 = v72 | v67;
   const _Bool v74 = v70 & v73;
   const _Bool v75 = v72 & v69;
   const _Bool v76 = v74 | v75;
   const float v77 = v76 ? v58 : v62;
   const long long v78 = v76 ? v60 : v64;
   lane3[k57] = v77;
   const long long v79 = (long long)v78;
   lane4[k57] = v79;
  }
#pragma omp simd
  for (long long k80 = 0; k80 < 16; ++k80) {
   const float v81 = lane3[k80];
   const long long v82 = lane4[k80];
   const long long v83 = (long long)v82;
   const long long v84 = k80 + 16;
   const float v85 = lane3[v84];
   const long long v86 = lane4[v84];
   const long long v87 = (long long)v86;
   const _Bool v88 = v81 > v85;
   const _Bool v89 = v81 == v85;
   const _Bool v90 = v83 < v87;
   const _Bool v91 = v89 & v90;
   const _Bool v92 = v88 | v91;
   const _Bool v93 = v81 != v81;
   const _Bool v94 = v85 != v85;
   const _Bool v95 = !v94;
   const _Bool v96 = v95 | v90;
   const _Bool v97 = v93 & v96;
   const _Bool v98 = v95 & v92;
   const _Bool v99 = v97 | v98;
   const float v100 = v99 ? v81 : v85;
   const long long v101 = v99 ? v83 : v87;
   lane3[k80] = v100;
   const long long v102 = (long long)v101;
   lane4[k80] = v102;
  }
#pragma omp simd
  for (long long k103 = 0; k103 < 8; ++k103) {
   const float v104 = lane3[k103];
   const long long v105 = lane4[k103];
   const long long v106 = (long long)v105;
   const long long v107 = k103 + 8;
   const float v108 = lane3[v107];
   const long long v109 = lane4[v107];
   const long long v110 = (long long)v109;
   const _Bool v111 = v104 > v108;
   const _Bool v112 = v104 == v108;
   const _Bool v113 = v106 < v110;
   const _Bool v114 = v112 & v113;
   const _Bool v115 = v111 | v114;
   const _Bool v116 = v104 != v104;
   const _Bool v117 = v108 != v108;
   const _Bool v118 = !v117;
   const _Bool v119 = v118 | v113;
   const _Bool v120 = v116 & v119;
   const _Bool v121 = v118 & v115;
   const _Bool v122 = v120 | v121;
   const float v123 = v122 ? v104 : v108;
   const long long v124 = v122 ? v106 : v110;
   lane3[k103] = v123;
   const long long v125 = (long long)v124;
   lane4[k103] = v125;
  }
  float v126 = (-__builtin_inff());
  long long v127 = 9223372036854775807ll;
  for (long long k128 = 0; k128 < 8; ++k128) {
   const float v129 = lane3[k128];
   const long long v130 = lane4[k128];
   const long long v131 = (long long)v130;
   const _Bool v132 = v126 > v129;
   const _Bool v133 = v126 == v129;
   const _Bool v134 = v127 < v131;
   const _Bool v135 = v133 & v134;
   const _Bool v136 = v132 | v135;
   const _Bool v137 = v126 != v126;
   const _Bool v138 = v129 != v129;
   const _Bool v139 = !v138;
   const _Bool v140 = v139 | v134;
   const _Bool v141 = v137 & v140;
   const _Bool v142 = v139 & v136;
   const _Bool v143 = v141 | v142;
   const float v144 = v143 ? v126 : v129;
   const long long v145 = v143 ? v127 : v131;
   const float next0 = v144;
   const long long next1 = v145;
   v126 = next0;
   v127 = next1;
  }
  const long long v146 = (long long)v127;
  b0_out0_[0] = v146;
 }
}

static void argmin_0_d45959266490(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  float lane7[64];
  long long lane8[64];
#pragma omp simd
  for (long long k9 = 0; k9 < 64; ++k9) {
   lane7[k9] = __builtin_inff();
   lane8[k9] = 9223372036854775807ll;
  }
  const long long v10 = core_floordiv_index(v6, 64);
  for (long long k11 = 0; k11 < v10; ++k11) {
   const long long v12 = k11 * 64;
#pragma omp simd
   for (long long k13 = 0; k13 < 64; ++k13) {
    const long long v14 = v12 + k13;
    const long long v15 = v4 + v14;
    const float v16 = b1_x_[v15];
    const float v17 = lane7[k13];
    const long long v18 = lane8[k13];
    const long long v19 = (long long)v18;
    const _Bool v20 = v17 < v16;
    const _Bool v21 = v17 == v16;
    const _Bool v22 = v19 < v15;
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
    const long long v33 = v31 ? v19 : v15;
    lane7[k13] = v32;
    const long long v34 = (long long)v33;
    lane8[k13] = v34;
   }
  }
  const long long v35 = v10 * 64;
  const long long v36 = v6 - v35;
#pragma omp simd
  for (long long k37 = 0; k37 < v36; ++k37) {
   const long long v38 = v35 + k37;
   const long long v39 = v4 + v38;
   const float v40 = b1_x_[v39];
   const float v41 = lane7[k37];
   const long long v42 = lane8[k37];
   const long long v43 = (long long)v42;
   const _Bool v44 = v41 < v40;
   const _Bool v45 = v41 == v40;
   const _Bool v46 = v43 < v39;
   const _Bool v47 = v45 & v46;
   const _Bool v48 = v44 | v47;
   const _Bool v49 = v41 != v41;
   const _Bool v50 = v40 != v40;
   const _Bool v51 = !v50;
   const _Bool v52 = v51 | v46;
   const _Bool v53 = v49 & v52;
   const _Bool v54 = v51 & v48;
   const _Bool v55 = v53 | v54;
   const float v56 = v55 ? v41 : v40;
   const long long v57 = v55 ? v43 : v39;
   lane7[k37] = v56;
   const long long v58 = (long long)v57;
   lane8[k37] = v58;
  }
#pragma omp simd
  for (long long k59 = 0; k59 < 32; ++k59) {
   const float v60 = lane7[k59];
   const long long v61 = lane8[k59];
   const long long v62 = (long long)v61;
   const long long v63 = k59 + 32;
   const float v64 = lane7[v63];
   const long long v65 = lane8[v63];
   const long long v66 = (long long)v65;
   const _Bool v67 = v60 < v64;
   const _Bool v68 = v60 == v64;
   const _Bool v69 = v62 < v66;
   const _Bool v70 = v68 & v69;
   const _Bool v71 = v67 | v70;
   const _Bool v72 = v60 != v60;
   const _Bool v73 = v64 != v64;
   const _Bool v74 = !v73;
   const _Bool v75 = v74 | v69;
   const _Bool v76 = v72 & v75;
   const _Bool v77 = v74 & v71;
   const _Bool v78 = v76 | v77;
   const float v79 = v78 ? v60 : v64;
   const long long v80 = v78 ? v62 : v66;
   lane7[k59] = v79;
   const long long v81 = (long long)v80;
   lane8[k59] = v81;
  }
#pragma omp simd
  for (long long k82 = 0; k82 < 16; ++k82) {
   const float v83 = lane7[k82];
   const long long v84 = lane8[k82];
   const long long v85 = (long long)v84;
   const long long v86 = k82 + 16;
   const float v87 = lane7[v86];
   const long long v88 = lane8[v86];
   const long long v89 = (long long)v88;
   const _Bool v90 = v83 < v87;
   const _Bool v91 = v83 == v87;
   const _Bool v92 = v85 < v89;
   const _Bool v93 = v91 & v92;
   const _Bool v94 = v90 | v93;
   const _Bool v95 = v83 != v83;
   const _Bool v96 = v87 != v87;
   const _Bool v97 = !v96;
   const _Bool v98 = v97 | v92;
   const _Bool v99 = v95 & v98;
   const _Bool v100 = v97 & v94;
   const _Bool v101 = v99 | v100;
   const float v102 = v101 ? v83 : v87;
   const long long v103 = v101 ? v85 : v89;
   lane7[k82] = v102;
   const long long v104 = (long long)v103;
   lane8[k82] = v104;
  }
#pragma omp simd
  for (long long k105 = 0; k105 < 8; ++k105) {
   const float v106 = lane7[k105];
   const long long v107 = lane8[k105];
   const long long v108 = (long long)v107;
   const long long v109 = k105 + 8;
   const float v110 = lane7[v109];
   const long long v111 = lane8[v109];
   const long long v112 = (long long)v111;
   const _Bool v113 = v106 < v110;
   const _Bool v114 = v106 == v110;
   const _Bool v115 = v108 < v112;
   const _Bool v116 = v114 & v115;
   const _Bool v117 = v113 | v116;
   const _Bool v118 = v106 != v106;
   const _Bool v119 = v110 != v110;
   const _Bool v120 = !v119;
   const _Bool v121 = v120 | v115;
   const _Bool v122 = v118 & v121;
   const _Bool v123 = v120 & v117;
   const _Bool v124 = v122 | v123;
   const float v125 = v124 ? v106 : v110;
   const long long v126 = v124 ? v108 : v112;
   lane7[k105] = v125;
   const long long v127 = (long long)v126;
   lane8[k105] = v127;
  }
  float v128 = __builtin_inff();
  long long v129 = 9223372036854775807ll;
  for (long long k130 = 0; k130 < 8; ++k130) {
   const float v131 = lane7[k130];
   const long long v132 = lane8[k130];
   const long long v133 = (long long)v132;
   const _Bool v134 = v128 < v131;
   const _Bool v135 = v128 == v131;
   const _Bool v136 = v129 < v133;
   const _Bool v137 = v135 & v136;
   const _Bool v138 = v134 | v137;
   const _Bool v139 = v128 != v128;
   const _Bool v140 = v131 != v131;
   const _Bool v141 = !v140;
   const _Bool v142 = v141 | v136;
   const _Bool v143 = v139 & v142;
   const _Bool v144 = v141 & v138;
   const _Bool v145 = v143 | v144;
   const float v146 = v145 ? v128 : v131;
   const long long v147 = v145 ? v129 : v133;
   const float next0 = v146;
   const long long next1 = v147;
   v128 = next0;
   v129 = next1;
  }
  b2_part[p3] = v128;
  const long long v148 = (long long)v129;
  b3_part[p3] = v148;
 }
}
static void argmin_1_d45959266490(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const float *b2_part = (const float *)buffers[2];
 const long long *b3_part = (const long long *)buffers[3];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  float lane3[64];
  long long lane4[64];
#pragma omp simd
  for (long long k5 = 0; k5 < 64; ++k5) {
   lane3[k5] = __builtin_inff();
   lane4[k5] = 9223372036854775807ll;
  }
  const long long v6 = core_floordiv_index(v1, 2097152);
  for (long long k7 = 0; k7 < v6; ++k7) {
   const long long v8 = k7 * 64;
#pragma omp simd
   for (long long k9 = 0; k9 < 64; ++k9) {
    const long long v10 = v8 + k9;
    const float v11 = b2_part[v10];
    const long long v12 = b3_part[v10];
    const long long v13 = (long long)v12;
    const float v14 = lane3[k9];
    const long long v15 = lane4[k9];
    const long long v16 = (long long)v15;
    const _Bool v17 = v14 < v11;
    const _Bool v18 = v14 == v11;
    const _Bool v19 = v16 < v13;
    const _Bool v20 = v18 & v19;
    const _Bool v21 = v17 | v20;
    const _Bool v22 = v14 != v14;
    const _Bool v23 = v11 != v11;
    const _Bool v24 = !v23;
    const _Bool v25 = v24 | v19;
    const _Bool v26 = v22 & v25;
    const _Bool v27 = v24 & v21;
    const _Bool v28 = v26 | v27;
    const float v29 = v28 ? v14 : v11;
    const long long v30 = v28 ? v16 : v13;
    lane3[k9] = v29;
    const long long v31 = (long long)v30;
    lane4[k9] = v31;
   }
  }
  const long long v32 = v6 * 64;
  const long long v33 = v2 - v32;
#pragma omp simd
  for (long long k34 = 0; k34 < v33; ++k34) {
   const long long v35 = v32 + k34;
   const float v36 = b2_part[v35];
   const long long v37 = b3_part[v35];
   const long long v38 = (long long)v37;
   const float v39 = lane3[k34];
   const long long v40 = lane4[k34];
   const long long v41 = (long long)v40;
   const _Bool v42 = v39 < v36;
   const _Bool v43 = v39 == v36;
   const _Bool v44 = v41 < v38;
   const _Bool v45 = v43 & v44;
   const _Bool v46 = v42 | v45;
   const _Bool v47 = v39 != v39;
   const _Bool v48 = v36 != v36;
   const _Bool v49 = !v48;
   const _Bool v50 = v49 | v44;
   const _Bool v51 = v47 & v50;
   const _Bool v52 = v49 & v46;
   const _Bool v53 = v51 | v52;
   const float v54 = v53 ? v39 : v36;
   const long long v55 = v53 ? v41 : v38;
   lane3[k34] = v54;
   const long long v56 = (long long)v55;
   lane4[k34] = v56;
  }
#pragma omp simd
  for (long long k57 = 0; k57 < 32; ++k57) {
   const float v58 = lane3[k57];
   const long long v59 = lane4[k57];
   const long long v60 = (long long)v59;
   const long long v61 = k57 + 32;
   const float v62 = lane3[v61];
   const long long v63 = lane4[v61];
   const long long v64 = (long long)v63;
   const _Bool v65 = v58 < v62;
   const _Bool v66 = v58 == v62;
   const _Bool v67 = v60 < v64;
   const _Bool v68 = v66 & v67;
   const _Bool v69 = v65 | v68;
   const _Bool v70 = v58 != v58;
   const _Bool v71 = v62 != v62;
   const _Bool v72 = !v71;
   const _Bool v73 = v72 | v67;
   const _Bool v74 = v70 & v73;
   const _Bool v75 = v72 & v69;
   const _Bool v76 = v74 | v75;
   const float v77 = v76 ? v58 : v62;
   const long long v78 = v76 ? v60 : v64;
   lane3[k57] = v77;
   const long long v79 = (long long)v78;
   lane4[k57] = v79;
  }
#pragma omp simd
  for (long long k80 = 0; k80 < 16; ++k80) {
   const float v81 = lane3[k80];
   const long long v82 = lane4[k80];
   const long long v83 = (long long)v82;
   const long long v84 = k80 + 16;
   const float v85 = lane3[v84];
   const long long v86 = lane4[v84];
   const long long v87 = (long long)v86;
   const _Bool v88 = v81 < v85;
   const _Bool v89 = v81 == v85;
   const _Bool v90 = v83 < v87;
   const _Bool v91 = v89 & v90;
   const _Bool v92 = v88 | v91;
   const _Bool v93 = v81 != v81;
   const _Bool v94 = v85 != v85;
   const _Bool v95 = !v94;
   const _Bool v96 = v95 | v90;
   const _Bool v97 = v93 & v96;
   const _Bool v98 = v95 & v92;
   const _Bool v99 = v97 | v98;
   const float v100 = v99 ? v81 : v85;
   const long long v101 = v99 ? v83 : v87;
   lane3[k80] = v100;
   const long long v102 = (long long)v101;
   lane4[k80] = v102;
  }
#pragma omp simd
  for (long long k103 = 0; k103 < 8; ++k103) {
   const float v104 = lane3[k103];
   const long long v105 = lane4[k103];
   const long long v106 = (long long)v105;
   const long long v107 = k103 + 8;
   const float v108 = lane3[v107];
   const long long v109 = lane4[v107];
   const long long v110 = (long long)v109;
   const _Bool v111 = v104 < v108;
   const _Bool v112 = v104 == v108;
   const _Bool v113 = v106 < v110;
   const _Bool v114 = v112 & v113;
   const _Bool v115 = v111 | v114;
   const _Bool v116 = v104 != v104;
   const _Bool v117 = v108 != v108;
   const _Bool v118 = !v117;
   const _Bool v119 = v118 | v113;
   const _Bool v120 = v116 & v119;
   const _Bool v121 = v118 & v115;
   const _Bool v122 = v120 | v121;
   const float v123 = v122 ? v104 : v108;
   const long long v124 = v122 ? v106 : v110;
   lane3[k103] = v123;
   const long long v125 = (long long)v124;
   lane4[k103] = v125;
  }
  float v126 = __builtin_inff();
  long long v127 = 9223372036854775807ll;
  for (long long k128 = 0; k128 < 8; ++k128) {
   const float v129 = lane3[k128];
   const long long v130 = lane4[k128];
   const long long v131 = (long long)v130;
   const _Bool v132 = v126 < v129;
   const _Bool v133 = v126 == v129;
   const _Bool v134 = v127 < v131;
   const _Bool v135 = v133 & v134;
   const _Bool v136 = v132 | v135;
   const _Bool v137 = v126 != v126;
   const _Bool v138 = v129 != v129;
   const _Bool v139 = !v138;
   const _Bool v140 = v139 | v134;
   const _Bool v141 = v137 & v140;
   const _Bool v142 = v139 & v136;
   const _Bool v143 = v141 | v142;
   const float v144 = v143 ? v126 : v129;
   const long long v145 = v143 ? v127 : v131;
   const float next0 = v144;
   const long long next1 = v145;
   v126 = next0;
   v127 = next1;
  }
  const long long v146 = (long long)v127;
  b0_out0_[0] = v146;
 }
}

static void argmax_0_28a7e0983495(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_stride1 = (long long)scalars[1];
 const long long n2_size2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  float lane2[64];
  long long lane3[64];
#pragma omp simd
  for (long long k4 = 0; k4 < 64; ++k4) {
   lane2[k4] = (-__builtin_inff());
   lane3[k4] = 9223372036854775807ll;
  }
  const long long v5 = core_floordiv_index(n2_size2, 64);
  for (long long k6 = 0; k6 < v5; ++k6) {
   const long long v7 = k6 * 64;
#pragma omp simd
   for (long long k8 = 0; k8 < 64; ++k8) {
    const long long v9 = v7 + k8;
    const float v10 = b1_x_[i1 * n1_stride1 + v9];
    const float v11 = lane2[k8];
    const long long v12 = lane3[k8];
    const long long v13 = (long long)v12;
    const _Bool v14 = v11 > v10;
    const _Bool v15 = v11 == v10;
    const _Bool v16 = v13 < v9;
    const _Bool v17 = v15 & v16;
    const _Bool v18 = v14 | v17;
    const _Bool v19 = v11 != v11;
    const _Bool v20 = v10 != v10;
    const _Bool v21 = !v20;
    const _Bool v22 = v21 | v16;
    const _Bool v23 = v19 & v22;
    const _Bool v24 = v21 & v18;
    const _Bool v25 = v23 | v24;
    const float v26 = v25 ? v11 : v10;
    const long long v27 = v25 ? v13 : v9;
    lane2[k8] = v26;
    const long long v28 = (long long)v27;
    lane3[k8] = v28;
   }
  }
  const long long v29 = v5 * 64;
  const long long v30 = n2_size2 - v29;
#pragma omp simd
  for (long long k31 = 0; k31 < v30; ++k31) {
   const long long v32 = v29 + k31;
   const float v33 = b1_x_[i1 * n1_stride1 + v32];
   const float v34 = lane2[k31];
   const long long v35 = lane3[k31];
   const long long v36 = (long long)v35;
   const _Bool v37 = v34 > v33;
   const _Bool v38 = v34 == v33;
   const _Bool v39 = v36 < v32;
   const _Bool v40 = v38 & v39;
   const _Bool v41 = v37 | v40;
   const _Bool v42 = v34 != v34;
   const _Bool v43 = v33 != v33;
   const _Bool v44 = !v43;
   const _Bool v45 = v44 | v39;
   const _Bool v46 = v42 & v45;
   const _Bool v47 = v44 & v41;
   const _Bool v48 = v46 | v47;
   const float v49 = v48 ? v34 : v33;
   const long long v50 = v48 ? v36 : v32;
   lane2[k31] = v49;
   const long long v51 = (long long)v50;
   lane3[k31] = v51;
  }
#pragma omp simd
  for (long long k52 = 0; k52 < 32; ++k52) {
   const float v53 = lane2[k52];
   const long long v54 = lane3[k52];
   const long long v55 = (long long)v54;
   const long long v56 = k52 + 32;
   const float v57 = lane2[v56];
   const long long v58 = lane3[v56];
   const long long v59 = (long long)v58;
   const _Bool v60 = v53 > v57;
   const _Bool v61 = v53 == v57;
   const _Bool v62 = v55 < v59;
   const _Bool v63 = v61 & v62;
   const _Bool v64 = v60 | v63;
   const _Bool v65 = v53 != v53;
   const _Bool v66 = v57 != v57;
   const _Bool v67 = !v66;
   const _Bool v68 = v67 | v62;
   const _Bool v69 = v65 & v68;
   const _Bool v70 = v67 & v64;
   const _Bool v71 = v69 | v70;
   const float v72 = v71 ? v53 : v57;
   const long long v73 = v71 ? v55 : v59;
   lane2[k52] = v72;
   const long long v74 = (long long)v73;
   lane3[k52] = v74;
  }
#pragma omp simd
  for (long long k75 = 0; k75 < 16; ++k75) {
   const float v76 = lane2[k75];
   const long long v77 = lane3[k75];
   const long long v78 = (long long)v77;
   const long long v79 = k75 + 16;
   const float v80 = lane2[v79];
   const long long v81 = lane3[v79];
   const long long v82 = (long long)v81;
   const _Bool v83 = v76 > v80;
   const _Bool v84 = v76 == v80;
   const _Bool v85 = v78 < v82;
   const _Bool v86 = v84 & v85;
   const _Bool v87 = v83 | v86;
   const _Bool v88 = v76 != v76;
   const _Bool v89 = v80 != v80;
   const _Bool v90 = !v89;
   const _Bool v91 = v90 | v85;
   const _Bool v92 = v88 & v91;
   const _Bool v93 = v90 & v87;
   const _Bool v94 = v92 | v93;
   const float v95 = v94 ? v76 : v80;
   const long long v96 = v94 ? v78 : v82;
   lane2[k75] = v95;
   const long long v97 = (long long)v96;
   lane3[k75] = v97;
  }
#pragma omp simd
  for (long long k98 = 0; k98 < 8; ++k98) {
   const float v99 = lane2[k98];
   const long long v100 = lane3[k98];
   const long long v101 = (long long)v100;
   const long long v102 = k98 + 8;
   const float v103 = lane2[v102];
   const long long v104 = lane3[v102];
   const long long v105 = (long long)v104;
   const _Bool v106 = v99 > v103;
   const _Bool v107 = v99 == v103;
   const _Bool v108 = v101 < v105;
   const _Bool v109 = v107 & v108;
   const _Bool v110 = v106 | v109;
   const _Bool v111 = v99 != v99;
   const _Bool v112 = v103 != v103;
   const _Bool v113 = !v112;
   const _Bool v114 = v113 | v108;
   const _Bool v115 = v111 & v114;
   const _Bool v116 = v113 & v110;
   const _Bool v117 = v115 | v116;
   const float v118 = v117 ? v99 : v103;
   const long long v119 = v117 ? v101 : v105;
   lane2[k98] = v118;
   const long long v120 = (long long)v119;
   lane3[k98] = v120;
  }
  float v121 = (-__builtin_inff());
  long long v122 = 9223372036854775807ll;
  for (long long k123 = 0; k123 < 8; ++k123) {
   const float v124 = lane2[k123];
   const long long v125 = lane3[k123];
   const long long v126 = (long long)v125;
   const _Bool v127 = v121 > v124;
   const _Bool v128 = v121 == v124;
   const _Bool v129 = v122 < v126;
   const _Bool v130 = v128 & v129;
   const _Bool v131 = v127 | v130;
   const _Bool v132 = v121 != v121;
   const _Bool v133 = v124 != v124;
   const _Bool v134 = !v133;
   const _Bool v135 = v134 | v129;
   const _Bool v136 = v132 & v135;
   const _Bool v137 = v134 & v131;
   const _Bool v138 = v136 | v137;
   const float v139 = v138 ? v121 : v124;
   const long long v140 = v138 ? v122 : v126;
   const float next0 = v139;
   const long long next1 = v140;
   v121 = next0;
   v122 = next1;
  }
  const long long v141 = (long long)v122;
  b0_out0_[i1] = v141;
 }
}

static void argmin_0_80fa25cf9724(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_stride1 = (long long)scalars[1];
 const long long n2_size2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  float lane2[64];
  long long lane3[64];
#pragma omp simd
  for (long long k4 = 0; k4 < 64; ++k4) {
   lane2[k4] = __builtin_inff();
   lane3[k4] = 9223372036854775807ll;
  }
  const long long v5 = core_floordiv_index(n2_size2, 64);
  for (long long k6 = 0; k6 < v5; ++k6) {
   const long long v7 = k6 * 64;
#pragma omp simd
   for (long long k8 = 0; k8 < 64; ++k8) {
    const long long v9 = v7 + k8;
    const float v10 = b1_x_[i1 * n1_stride1 + v9];
    const float v11 = lane2[k8];
    const long long v12 = lane3[k8];
    const long long v13 = (long long)v12;
    const _Bool v14 = v11 < v10;
    const _Bool v15 = v11 == v10;
    const _Bool v16 = v13 < v9;
    const _Bool v17 = v15 & v16;
    const _Bool v18 = v14 | v17;
    const _Bool v19 = v11 != v11;
    const _Bool v20 = v10 != v10;
    const _Bool v21 = !v20;
    const _Bool v22 = v21 | v16;
    const _Bool v23 = v19 & v22;
    const _Bool v24 = v21 & v18;
    const _Bool v25 = v23 | v24;
    const float v26 = v25 ? v11 : v10;
    const long long v27 = v25 ? v13 : v9;
    lane2[k8] = v26;
    const long long v28 = (long long)v27;
    lane3[k8] = v28;
   }
  }
  const long long v29 = v5 * 64;
  const long long v30 = n2_size2 - v29;
#pragma omp simd
  for (long long k31 = 0; k31 < v30; ++k31) {
   const long long v32 = v29 + k31;
   const float v33 = b1_x_[i1 * n1_stride1 + v32];
   const float v34 = lane2[k31];
   const long long v35 = lane3[k31];
   const long long v36 = (long long)v35;
   const _Bool v37 = v34 < v33;
   const _Bool v38 = v34 == v33;
   const _Bool v39 = v36 < v32;
   const _Bool v40 = v38 & v39;
   const _Bool v41 = v37 | v40;
   const _Bool v42 = v34 != v34;
   const _Bool v43 = v33 != v33;
   const _Bool v44 = !v43;
   const _Bool v45 = v44 | v39;
   const _Bool v46 = v42 & v45;
   const _Bool v47 = v44 & v41;
   const _Bool v48 = v46 | v47;
   const float v49 = v48 ? v34 : v33;
   const long long v50 = v48 ? v36 : v32;
   lane2[k31] = v49;
   const long long v51 = (long long)v50;
   lane3[k31] = v51;
  }
#pragma omp simd
  for (long long k52 = 0; k52 < 32; ++k52) {
   const float v53 = lane2[k52];
   const long long v54 = lane3[k52];
   const long long v55 = (long long)v54;
   const long long v56 = k52 + 32;
   const float v57 = lane2[v56];
   const long long v58 = lane3[v56];
   const long long v59 = (long long)v58;
   const _Bool v60 = v53 < v57;
   const _Bool v61 = v53 == v57;
   const _Bool v62 = v55 < v59;
   const _Bool v63 = v61 & v62;
   const _Bool v64 = v60 | v63;
   const _Bool v65 = v53 != v53;
   const _Bool v66 = v57 != v57;
   const _Bool v67 = !v66;
   const _Bool v68 = v67 | v62;
   const _Bool v69 = v65 & v68;
   const _Bool v70 = v67 & v64;
   const _Bool v71 = v69 | v70;
   const float v72 = v71 ? v53 : v57;
   const long long v73 = v71 ? v55 : v59;
   lane2[k52] = v72;
   const long long v74 = (long long)v73;
   lane3[k52] = v74;
  }
#pragma omp simd
  for (long long k75 = 0; k75 < 16; ++k75) {
   const float v76 = lane2[k75];
   const long long v77 = lane3[k75];
   const long long v78 = (long long)v77;
   const long long v79 = k75 + 16;
   const float v80 = lane2[v79];
   const long long v81 = lane3[v79];
   const long long v82 = (long long)v81;
   const _Bool v83 = v76 < v80;
   const _Bool v84 = v76 == v80;
   const _Bool v85 = v78 < v82;
   const _Bool v86 = v84 & v85;
   const _Bool v87 = v83 | v86;
   const _Bool v88 = v76 != v76;
   const _Bool v89 = v80 != v80;
   const _Bool v90 = !v89;
   const _Bool v91 = v90 | v85;
   const _Bool v92 = v88 & v91;
   const _Bool v93 = v90 & v87;
   const _Bool v94 = v92 | v93;
   const float v95 = v94 ? v76 : v80;
   const long long v96 = v94 ? v78 : v82;
   lane2[k75] = v95;
   const long long v97 = (long long)v96;
   lane3[k75] = v97;
  }
#pragma omp simd
  for (long long k98 = 0; k98 < 8; ++k98) {
   const float v99 = lane2[k98];
   const long long v100 = lane3[k98];
   const long long v101 = (long long)v100;
   const long long v102 = k98 + 8;
   const float v103 = lane2[v102];
   const long long v104 = lane3[v102];
   const long long v105 = (long long)v104;
   const _Bool v106 = v99 < v103;
   const _Bool v107 = v99 == v103;
   const _Bool v108 = v101 < v105;
   const _Bool v109 = v107 & v108;
   const _Bool v110 = v106 | v109;
   const _Bool v111 = v99 != v99;
   const _Bool v112 = v103 != v103;
   const _Bool v113 = !v112;
   const _Bool v114 = v113 | v108;
   const _Bool v115 = v111 & v114;
   const _Bool v116 = v113 & v110;
   const _Bool v117 = v115 | v116;
   const float v118 = v117 ? v99 : v103;
   const long long v119 = v117 ? v101 : v105;
   lane2[k98] = v118;
   const long long v120 = (long long)v119;
   lane3[k98] = v120;
  }
  float v121 = __builtin_inff();
  long long v122 = 9223372036854775807ll;
  for (long long k123 = 0; k123 < 8; ++k123) {
   const float v124 = lane2[k123];
   const long long v125 = lane3[k123];
   const long long v126 = (long long)v125;
   const _Bool v127 = v121 < v124;
   const _Bool v128 = v121 == v124;
   const _Bool v129 = v122 < v126;
   const _Bool v130 = v128 & v129;
   const _Bool v131 = v127 | v130;
   const _Bool v132 = v121 != v121;
   const _Bool v133 = v124 != v124;
   const _Bool v134 = !v133;
   const _Bool v135 = v134 | v129;
   const _Bool v136 = v132 & v135;
   const _Bool v137 = v134 & v131;
   const _Bool v138 = v136 | v137;
   const float v139 = v138 ? v121 : v124;
   const long long v140 = v138 ? v122 : v126;
   const float next0 = v139;
   const long long next1 = v140;
   v121 = next0;
   v122 = next1;
  }
  const long long v141 = (long long)v122;
  b0_out0_[i1] = v141;
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

static void sum_0_7f0375fc74fc(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const double v12 = b1_x_[j9 * n2_stride2 + v11];
    const double v13 = column7[k10];
    const double v14 = v13 + v12;
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

static void sum_0_9be252b7b742(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const double v12 = b1_x_[j9 * n4_stride4 + v11];
    const double v13 = column7[k10];
    const double v14 = v13 + v12;
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

static void mean_0_91dc273304c7(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const double v12 = b1_x_[j9 * n3_stride3 + v11];
    const double v13 = column7[k10];
    const double v14 = v13 + v12;
    column7[k10] = v14;
   }
  }
  const double v15 = (double)n2_size2;
#pragma omp simd
  for (long long k16 = 0; k16 < v6; ++k16) {
   const long long v17 = v4 + k16;
   const double v18 = column7[k16];
   const double v19 = v18 / v15;
   b0_out0_[v17] = v19;
  }
 }
}

static void mean_0_e5657e468262(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const double v12 = b1_x_[j9 * n5_stride5 + v11];
    const double v13 = column7[k10];
    const double v14 = v13 + v12;
    column7[k10] = v14;
   }
  }
  const double v15 = (double)n4_size4;
#pragma omp simd
  for (long long k16 = 0; k16 < v6; ++k16) {
   const long long v17 = v4 + k16;
   const double v18 = column7[k16];
   const double v19 = v18 / v15;
   b0_out0_[v17] = v19;
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

static void argmax_0_c1f9c3a7171c(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  double lane7[64];
  long long lane8[64];
#pragma omp simd
  for (long long k9 = 0; k9 < 64; ++k9) {
   lane7[k9] = (-__builtin_inf());
   lane8[k9] = 9223372036854775807ll;
  }
  const long long v10 = core_floordiv_index(v6, 64);
  for (long long k11 = 0; k11 < v10; ++k11) {
   const long long v12 = k11 * 64;
#pragma omp simd
   for (long long k13 = 0; k13 < 64; ++k13) {
    const long long v14 = v12 + k13;
    const long long v15 = v4 + v14;
    const double v16 = b1_x_[v15];
    const double v17 = lane7[k13];
    const long long v18 = lane8[k13];
    const long long v19 = (long long)v18;
    const _Bool v20 = v17 > v16;
    const _Bool v21 = v17 == v16;
    const _Bool v22 = v19 < v15;
    const _Bool v23 = v21 & v22;
    const _Bool v24 = v20 | v23;
    const _Bool v25 = v17 != v17;
    const _Bool v26 = v16 != v16;
    const _Bool v27 = !v26;
    const _Bool v28 = v27 | v22;
    const _Bool v29 = v25 & v28;
    const _Bool v30 = v27 & v24;
    const _Bool v31 = v29 | v30;
    const double v32 = v31 ? v17 : v16;
    const long long v33 = v31 ? v19 : v15;
    lane7[k13] = v32;
    const long long v34 = (long long)v33;
    lane8[k13] = v34;
   }
  }
  const long long v35 = v10 * 64;
  const long long v36 = v6 - v35;
#pragma omp simd
  for (long long k37 = 0; k37 < v36; ++k37) {
   const long long v38 = v35 + k37;
   const long long v39 = v4 + v38;
   const double v40 = b1_x_[v39];
   const double v41 = lane7[k37];
   const long long v42 = lane8[k37];
   const long long v43 = (long long)v42;
   const _Bool v44 = v41 > v40;
   const _Bool v45 = v41 == v40;
   const _Bool v46 = v43 < v39;
   const _Bool v47 = v45 & v46;
   const _Bool v48 = v44 | v47;
   const _Bool v49 = v41 != v41;
   const _Bool v50 = v40 != v40;
   const _Bool v51 = !v50;
   const _Bool v52 = v51 | v46;
   const _Bool v53 = v49 & v52;
   const _Bool v54 = v51 & v48;
   const _Bool v55 = v53 | v54;
   const double v56 = v55 ? v41 : v40;
   const long long v57 = v55 ? v43 : v39;
   lane7[k37] = v56;
   const long long v58 = (long long)v57;
   lane8[k37] = v58;
  }
#pragma omp simd
  for (long long k59 = 0; k59 < 32; ++k59) {
   const double v60 = lane7[k59];
   const long long v61 = lane8[k59];
   const long long v62 = (long long)v61;
   const long long v63 = k59 + 32;
   const double v64 = lane7[v63];
   const long long v65 = lane8[v63];
   const long long v66 = (long long)v65;
   const _Bool v67 = v60 > v64;
   const _Bool v68 = v60 == v64;
   const _Bool v69 = v62 < v66;
   const _Bool v70 = v68 & v69;
   const _Bool v71 = v67 | v70;
   const _Bool v72 = v60 != v60;
   const _Bool v73 = v64 != v64;
   const _Bool v74 = !v73;
   const _Bool v75 = v74 | v69;
   const _Bool v76 = v72 & v75;
   const _Bool v77 = v74 & v71;
   const _Bool v78 = v76 | v77;
   const double v79 = v78 ? v60 : v64;
   const long long v80 = v78 ? v62 : v66;
   lane7[k59] = v79;
   const long long v81 = (long long)v80;
   lane8[k59] = v81;
  }
#pragma omp simd
  for (long long k82 = 0; k82 < 16; ++k82) {
   const double v83 = lane7[k82];
   const long long v84 = lane8[k82];
   const long long v85 = (long long)v84;
   const long long v86 = k82 + 16;
   const double v87 = lane7[v86];
   const long long v88 = lane8[v86];
   const long long v89 = (long long)v88;
   const _Bool v90 = v83 > v87;
   const _Bool v91 = v83 == v87;
   const _Bool v92 = v85 < v89;
   const _Bool v93 = v91 & v92;
   const _Bool v94 = v90 | v93;
   const _Bool v95 = v83 != v83;
   const _Bool v96 = v87 != v87;
   const _Bool v97 = !v96;
   const _Bool v98 = v97 | v92;
   const _Bool v99 = v95 & v98;
   const _Bool v100 = v97 & v94;
   const _Bool v101 = v99 | v100;
   const double v102 = v101 ? v83 : v87;
   const long long v103 = v101 ? v85 : v89;
   lane7[k82] = v102;
   const long long v104 = (long long)v103;
   lane8[k82] = v104;
  }
#pragma omp simd
  for (long long k105 = 0; k105 < 8; ++k105) {
   const double v106 = lane7[k105];
   const long long v107 = lane8[k105];
   const long long v108 = (long long)v107;
   const long long v109 = k105 + 8;
   const double v110 = lane7[v109];
   const long long v111 = lane8[v109];
   const long long v112 = (long long)v111;
   const _Bool v113 = v106 > v110;
   const _Bool v114 = v106 == v110;
   const _Bool v115 = v108 < v112;
   const _Bool v116 = v114 & v115;
   const _Bool v117 = v113 | v116;
   const _Bool v118 = v106 != v106;
   const _Bool v119 = v110 != v110;
   const _Bool v120 = !v119;
   const _Bool v121 = v120 | v115;
   const _Bool v122 = v118 & v121;
   const _Bool v123 = v120 & v117;
   const _Bool v124 = v122 | v123;
   const double v125 = v124 ? v106 : v110;
   const long long v126 = v124 ? v108 : v112;
   lane7[k105] = v125;
   const long long v127 = (long long)v126;
   lane8[k105] = v127;
  }
  double v128 = (-__builtin_inf());
  long long v129 = 9223372036854775807ll;
  for (long long k130 = 0; k130 < 8; ++k130) {
   const double v131 = lane7[k130];
   const long long v132 = lane8[k130];
   const long long v133 = (long long)v132;
   const _Bool v134 = v128 > v131;
   const _Bool v135 = v128 == v131;
   const _Bool v136 = v129 < v133;
   const _Bool v137 = v135 & v136;
   const _Bool v138 = v134 | v137;
   const _Bool v139 = v128 != v128;
   const _Bool v140 = v131 != v131;
   const _Bool v141 = !v140;
   const _Bool v142 = v141 | v136;
   const _Bool v143 = v139 & v142;
   const _Bool v144 = v141 & v138;
   const _Bool v145 = v143 | v144;
   const double v146 = v145 ? v128 : v131;
   const long long v147 = v145 ? v129 : v133;
   const double next0 = v146;
   const long long next1 = v147;
   v128 = next0;
   v129 = next1;
  }
  b2_part[p3] = v128;
  const long long v148 = (long long)v129;
  b3_part[p3] = v148;
 }
}
static void argmax_1_c1f9c3a7171c(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const double *b2_part = (const double *)buffers[2];
 const long long *b3_part = (const long long *)buffers[3];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  double lane3[64];
  long long lane4[64];
#pragma omp simd
  for (long long k5 = 0; k5 < 64; ++k5) {
   lane3[k5] = (-__builtin_inf());
   lane4[k5] = 9223372036854775807ll;
  }
  const long long v6 = core_floordiv_index(v1, 2097152);
  for (long long k7 = 0; k7 < v6; ++k7) {
   const long long v8 = k7 * 64;
#pragma omp simd
   for (long long k9 = 0; k9 < 64; ++k9) {
    const long long v10 = v8 + k9;
    const double v11 = b2_part[v10];
    const long long v12 = b3_part[v10];
    const long long v13 = (long long)v12;
    const double v14 = lane3[k9];
    const long long v15 = lane4[k9];
    const long long v16 = (long long)v15;
    const _Bool v17 = v14 > v11;
    const _Bool v18 = v14 == v11;
    const _Bool v19 = v16 < v13;
    const _Bool v20 = v18 & v19;
    const _Bool v21 = v17 | v20;
    const _Bool v22 = v14 != v14;
    const _Bool v23 = v11 != v11;
    const _Bool v24 = !v23;
    const _Bool v25 = v24 | v19;
    const _Bool v26 = v22 & v25;
    const _Bool v27 = v24 & v21;
    const _Bool v28 = v26 | v27;
    const double v29 = v28 ? v14 : v11;
    const long long v30 = v28 ? v16 : v13;
    lane3[k9] = v29;
    const long long v31 = (long long)v30;
    lane4[k9] = v31;
   }
  }
  const long long v32 = v6 * 64;
  const long long v33 = v2 - v32;
#pragma omp simd
  for (long long k34 = 0; k34 < v33; ++k34) {
   const long long v35 = v32 + k34;
   const double v36 = b2_part[v35];
   const long long v37 = b3_part[v35];
   const long long v38 = (long long)v37;
   const double v39 = lane3[k34];
   const long long v40 = lane4[k34];
   const long long v41 = (long long)v40;
   const _Bool v42 = v39 > v36;
   const _Bool v43 = v39 == v36;
   const _Bool v44 = v41 < v38;
   const _Bool v45 = v43 & v44;
   const _Bool v46 = v42 | v45;
   const _Bool v47 = v39 != v39;
   const _Bool v48 = v36 != v36;
   const _Bool v49 = !v48;
   const _Bool v50 = v49 | v44;
   const _Bool v51 = v47 & v50;
   const _Bool v52 = v49 & v46;
   const _Bool v53 = v51 | v52;
   const double v54 = v53 ? v39 : v36;
   const long long v55 = v53 ? v41 : v38;
   lane3[k34] = v54;
   const long long v56 = (long long)v55;
   lane4[k34] = v56;
  }
#pragma omp simd
  for (long long k57 = 0; k57 < 32; ++k57) {
   const double v58 = lane3[k57];
   const long long v59 = lane4[k57];
   const long long v60 = (long long)v59;
   const long long v61 = k57 + 32;
   const double v62 = lane3[v61];
   const long long v63 = lane4[v61];
   const long long v64 = (long long)v63;
   const _Bool v65 = v58 > v62;
   const _Bool v66 = v58 == v62;
   const _Bool v67 = v60 < v64;
   const _Bool v68 = v66 & v67;
   const _Bool v69 = v65 | v68;
   const _Bool v70 = v58 != v58;
   const _Bool v71 = v62 != v62;
   const _Bool v72 = !v71;
   const _Bool v73 = v72 | v67;
   const _Bool v74 = v70 & v73;
   const _Bool v75 = v72 & v69;
   const _Bool v76 = v74 | v75;
   const double v77 = v76 ? v58 : v62;
   const long long v78 = v76 ? v60 : v64;
   lane3[k57] = v77;
   const long long v79 = (long long)v78;
   lane4[k57] = v79;
  }
#pragma omp simd
  for (long long k80 = 0; k80 < 16; ++k80) {
   const double v81 = lane3[k80];
   const long long v82 = lane4[k80];
   const long long v83 = (long long)v82;
   const long long v84 = k80 + 16;
   const double v85 = lane3[v84];
   const long long v86 = lane4[v84];
   const long long v87 = (long long)v86;
   const _Bool v88 = v81 > v85;
   const _Bool v89 = v81 == v85;
   const _Bool v90 = v83 < v87;
   const _Bool v91 = v89 & v90;
   const _Bool v92 = v88 | v91;
   const _Bool v93 = v81 != v81;
   const _Bool v94 = v85 != v85;
   const _Bool v95 = !v94;
   const _Bool v96 = v95 | v90;
   const _Bool v97 = v93 & v96;
   const _Bool v98 = v95 & v92;
   const _Bool v99 = v97 | v98;
   const double v100 = v99 ? v81 : v85;
   const long long v101 = v99 ? v83 : v87;
   lane3[k80] = v100;
   const long long v102 = (long long)v101;
   lane4[k80] = v102;
  }
#pragma omp simd
  for (long long k103 = 0; k103 < 8; ++k103) {
   const double v104 = lane3[k103];
   const long long v105 = lane4[k103];
   const long long v106 = (long long)v105;
   const long long v107 = k103 + 8;
   const double v108 = lane3[v107];
   const long long v109 = lane4[v107];
   const long long v110 = (long long)v109;
   const _Bool v111 = v104 > v108;
   const _Bool v112 = v104 == v108;
   const _Bool v113 = v106 < v110;
   const _Bool v114 = v112 & v113;
   const _Bool v115 = v111 | v114;
   const _Bool v116 = v104 != v104;
   const _Bool v117 = v108 != v108;
   const _Bool v118 = !v117;
   const _Bool v119 = v118 | v113;
   const _Bool v120 = v116 & v119;
   const _Bool v121 = v118 & v115;
   const _Bool v122 = v120 | v121;
   const double v123 = v122 ? v104 : v108;
   const long long v124 = v122 ? v106 : v110;
   lane3[k103] = v123;
   const long long v125 = (long long)v124;
   lane4[k103] = v125;
  }
  double v126 = (-__builtin_inf());
  long long v127 = 9223372036854775807ll;
  for (long long k128 = 0; k128 < 8; ++k128) {
   const double v129 = lane3[k128];
   const long long v130 = lane4[k128];
   const long long v131 = (long long)v130;
   const _Bool v132 = v126 > v129;
   const _Bool v133 = v126 == v129;
   const _Bool v134 = v127 < v131;
   const _Bool v135 = v133 & v134;
   const _Bool v136 = v132 | v135;
   const _Bool v137 = v126 != v126;
   const _Bool v138 = v129 != v129;
   const _Bool v139 = !v138;
   const _Bool v140 = v139 | v134;
   const _Bool v141 = v137 & v140;
   const _Bool v142 = v139 & v136;
   const _Bool v143 = v141 | v142;
   const double v144 = v143 ? v126 : v129;
   const long long v145 = v143 ? v127 : v131;
   const double next0 = v144;
   const long long next1 = v145;
   v126 = next0;
   v127 = next1;
  }
  const long long v146 = (long long)v127;
  b0_out0_[0] = v146;
 }
}

static void argmin_0_2ac967f98a38(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  double lane7[64];
  long long lane8[64];
#pragma omp simd
  for (long long k9 = 0; k9 < 64; ++k9) {
   lane7[k9] = __builtin_inf();
   lane8[k9] = 9223372036854775807ll;
  }
  const long long v10 = core_floordiv_index(v6, 64);
  for (long long k11 = 0; k11 < v10; ++k11) {
   const long long v12 = k11 * 64;
#pragma omp simd
   for (long long k13 = 0; k13 < 64; ++k13) {
    const long long v14 = v12 + k13;
    const long long v15 = v4 + v14;
    const double v16 = b1_x_[v15];
    const double v17 = lane7[k13];
    const long long v18 = lane8[k13];
    const long long v19 = (long long)v18;
    const _Bool v20 = v17 < v16;
    const _Bool v21 = v17 == v16;
    const _Bool v22 = v19 < v15;
    const _Bool v23 = v21 & v22;
    const _Bool v24 = v20 | v23;
    const _Bool v25 = v17 != v17;
    const _Bool v26 = v16 != v16;
    const _Bool v27 = !v26;
    const _Bool v28 = v27 | v22;
    const _Bool v29 = v25 & v28;
    const _Bool v30 = v27 & v24;
    const _Bool v31 = v29 | v30;
    const double v32 = v31 ? v17 : v16;
    const long long v33 = v31 ? v19 : v15;
    lane7[k13] = v32;
    const long long v34 = (long long)v33;
    lane8[k13] = v34;
   }
  }
  const long long v35 = v10 * 64;
  const long long v36 = v6 - v35;
#pragma omp simd
  for (long long k37 = 0; k37 < v36; ++k37) {
   const long long v38 = v35 + k37;
   const long long v39 = v4 + v38;
   const double v40 = b1_x_[v39];
   const double v41 = lane7[k37];
   const long long v42 = lane8[k37];
   const long long v43 = (long long)v42;
   const _Bool v44 = v41 < v40;
   const _Bool v45 = v41 == v40;
   const _Bool v46 = v43 < v39;
   const _Bool v47 = v45 & v46;
   const _Bool v48 = v44 | v47;
   const _Bool v49 = v41 != v41;
   const _Bool v50 = v40 != v40;
   const _Bool v51 = !v50;
   const _Bool v52 = v51 | v46;
   const _Bool v53 = v49 & v52;
   const _Bool v54 = v51 & v48;
   const _Bool v55 = v53 | v54;
   const double v56 = v55 ? v41 : v40;
   const long long v57 = v55 ? v43 : v39;
   lane7[k37] = v56;
   const long long v58 = (long long)v57;
   lane8[k37] = v58;
  }
#pragma omp simd
  for (long long k59 = 0; k59 < 32; ++k59) {
   const double v60 = lane7[k59];
   const long long v61 = lane8[k59];
   const long long v62 = (long long)v61;
   const long long v63 = k59 + 32;
   const double v64 = lane7[v63];
   const long long v65 = lane8[v63];
   const long long v66 = (long long)v65;
   const _Bool v67 = v60 < v64;
   const _Bool v68 = v60 == v64;
   const _Bool v69 = v62 < v66;
   const _Bool v70 = v68 & v69;
   const _Bool v71 = v67 | v70;
   const _Bool v72 = v60 != v60;
   const _Bool v73 = v64 != v64;
   const _Bool v74 = !v73;
   const _Bool v75 = v74 | v69;
   const _Bool v76 = v72 & v75;
   const _Bool v77 = v74 & v71;
   const _Bool v78 = v76 | v77;
   const double v79 = v78 ? v60 : v64;
   const long long v80 = v78 ? v62 : v66;
   lane7[k59] = v79;
   const long long v81 = (long long)v80;
   lane8[k59] = v81;
  }
#pragma omp simd
  for (long long k82 = 0; k82 < 16; ++k82) {
   const double v83 = lane7[k82];
   const long long v84 = lane8[k82];
   const long long v85 = (long long)v84;
   const long long v86 = k82 + 16;
   const double v87 = lane7[v86];
   const long long v88 = lane8[v86];
   const long long v89 = (long long)v88;
   const _Bool v90 = v83 < v87;
   const _Bool v91 = v83 == v87;
   const _Bool v92 = v85 < v89;
   const _Bool v93 = v91 & v92;
   const _Bool v94 = v90 | v93;
   const _Bool v95 = v83 != v83;
   const _Bool v96 = v87 != v87;
   const _Bool v97 = !v96;
   const _Bool v98 = v97 | v92;
   const _Bool v99 = v95 & v98;
   const _Bool v100 = v97 & v94;
   const _Bool v101 = v99 | v100;
   const double v102 = v101 ? v83 : v87;
   const long long v103 = v101 ? v85 : v89;
   lane7[k82] = v102;
   const long long v104 = (long long)v103;
   lane8[k82] = v104;
  }
#pragma omp simd
  for (long long k105 = 0; k105 < 8; ++k105) {
   const double v106 = lane7[k105];
   const long long v107 = lane8[k105];
   const long long v108 = (long long)v107;
   const long long v109 = k105 + 8;
   const double v110 = lane7[v109];
   const long long v111 = lane8[v109];
   const long long v112 = (long long)v111;
   const _Bool v113 = v106 < v110;
   const _Bool v114 = v106 == v110;
   const _Bool v115 = v108 < v112;
   const _Bool v116 = v114 & v115;
   const _Bool v117 = v113 | v116;
   const _Bool v118 = v106 != v106;
   const _Bool v119 = v110 != v110;
   const _Bool v120 = !v119;
   const _Bool v121 = v120 | v115;
   const _Bool v122 = v118 & v121;
   const _Bool v123 = v120 & v117;
   const _Bool v124 = v122 | v123;
   const double v125 = v124 ? v106 : v110;
   const long long v126 = v124 ? v108 : v112;
   lane7[k105] = v125;
   const long long v127 = (long long)v126;
   lane8[k105] = v127;
  }
  double v128 = __builtin_inf();
  long long v129 = 9223372036854775807ll;
  for (long long k130 = 0; k130 < 8; ++k130) {
   const double v131 = lane7[k130];
   const long long v132 = lane8[k130];
   const long long v133 = (long long)v132;
   const _Bool v134 = v128 < v131;
   const _Bool v135 = v128 == v131;
   const _Bool v136 = v129 < v133;
   const _Bool v137 = v135 & v136;
   const _Bool v138 = v134 | v137;
   const _Bool v139 = v128 != v128;
   const _Bool v140 = v131 != v131;
   const _Bool v141 = !v140;
   const _Bool v142 = v141 | v136;
   const _Bool v143 = v139 & v142;
   const _Bool v144 = v141 & v138;
   const _Bool v145 = v143 | v144;
   const double v146 = v145 ? v128 : v131;
   const long long v147 = v145 ? v129 : v133;
   const double next0 = v146;
   const long long next1 = v147;
   v128 = next0;
   v129 = next1;
  }
  b2_part[p3] = v128;
  const long long v148 = (long long)v129;
  b3_part[p3] = v148;
 }
}
static void argmin_1_2ac967f98a38(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const double *b2_part = (const double *)buffers[2];
 const long long *b3_part = (const long long *)buffers[3];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  double lane3[64];
  long long lane4[64];
#pragma omp simd
  for (long long k5 = 0; k5 < 64; ++k5) {
   lane3[k5] = __builtin_inf();
   lane4[k5] = 9223372036854775807ll;
  }
  const long long v6 = core_floordiv_index(v1, 2097152);
  for (long long k7 = 0; k7 < v6; ++k7) {
   const long long v8 = k7 * 64;
#pragma omp simd
   for (long long k9 = 0; k9 < 64; ++k9) {
    const long long v10 = v8 + k9;
    const double v11 = b2_part[v10];
    const long long v12 = b3_part[v10];
    const long long v13 = (long long)v12;
    const double v14 = lane3[k9];
    const long long v15 = lane4[k9];
    const long long v16 = (long long)v15;
    const _Bool v17 = v14 < v11;
    const _Bool v18 = v14 == v11;
    const _Bool v19 = v16 < v13;
    const _Bool v20 = v18 & v19;
    const _Bool v21 = v17 | v20;
    const _Bool v22 = v14 != v14;
    const _Bool v23 = v11 != v11;
    const _Bool v24 = !v23;
    const _Bool v25 = v24 | v19;
    const _Bool v26 = v22 & v25;
    const _Bool v27 = v24 & v21;
    const _Bool v28 = v26 | v27;
    const double v29 = v28 ? v14 : v11;
    const long long v30 = v28 ? v16 : v13;
    lane3[k9] = v29;
    const long long v31 = (long long)v30;
    lane4[k9] = v31;
   }
  }
  const long long v32 = v6 * 64;
  const long long v33 = v2 - v32;
#pragma omp simd
  for (long long k34 = 0; k34 < v33; ++k34) {
   const long long v35 = v32 + k34;
   const double v36 = b2_part[v35];
   const long long v37 = b3_part[v35];
   const long long v38 = (long long)v37;
   const double v39 = lane3[k34];
   const long long v40 = lane4[k34];
   const long long v41 = (long long)v40;
   const _Bool v42 = v39 < v36;
   const _Bool v43 = v39 == v36;
   const _Bool v44 = v41 < v38;
   const _Bool v45 = v43 & v44;
   const _Bool v46 = v42 | v45;
   const _Bool v47 = v39 != v39;
   const _Bool v48 = v36 != v36;
   const _Bool v49 = !v48;
   const _Bool v50 = v49 | v44;
   const _Bool v51 = v47 & v50;
   const _Bool v52 = v49 & v46;
   const _Bool v53 = v51 | v52;
   const double v54 = v53 ? v39 : v36;
   const long long v55 = v53 ? v41 : v38;
   lane3[k34] = v54;
   const long long v56 = (long long)v55;
   lane4[k34] = v56;
  }
#pragma omp simd
  for (long long k57 = 0; k57 < 32; ++k57) {
   const double v58 = lane3[k57];
   const long long v59 = lane4[k57];
   const long long v60 = (long long)v59;
   const long long v61 = k57 + 32;
   const double v62 = lane3[v61];
   const long long v63 = lane4[v61];
   const long long v64 = (long long)v63;
   const _Bool v65 = v58 < v62;
   const _Bool v66 = v58 == v62;
   const _Bool v67 = v60 < v64;
   const _Bool v68 = v66 & v67;
   const _Bool v69 = v65 | v68;
   const _Bool v70 = v58 != v58;
   const _Bool v71 = v62 != v62;
   const _Bool v72 = !v71;
   const _Bool v73 = v72 | v67;
   const _Bool v74 = v70 & v73;
   const _Bool v75 = v72 & v69;
   const _Bool v76 = v74 | v75;
   const double v77 = v76 ? v58 : v62;
   const long long v78 = v76 ? v60 : v64;
   lane3[k57] = v77;
   const long long v79 = (long long)v78;
   lane4[k57] = v79;
  }
#pragma omp simd
  for (long long k80 = 0; k80 < 16; ++k80) {
   const double v81 = lane3[k80];
   const long long v82 = lane4[k80];
   const long long v83 = (long long)v82;
   const long long v84 = k80 + 16;
   const double v85 = lane3[v84];
   const long long v86 = lane4[v84];
   const long long v87 = (long long)v86;
   const _Bool v88 = v81 < v85;
   const _Bool v89 = v81 == v85;
   const _Bool v90 = v83 < v87;
   const _Bool v91 = v89 & v90;
   const _Bool v92 = v88 | v91;
   const _Bool v93 = v81 != v81;
   const _Bool v94 = v85 != v85;
   const _Bool v95 = !v94;
   const _Bool v96 = v95 | v90;
   const _Bool v97 = v93 & v96;
   const _Bool v98 = v95 & v92;
   const _Bool v99 = v97 | v98;
   const double v100 = v99 ? v81 : v85;
   const long long v101 = v99 ? v83 : v87;
   lane3[k80] = v100;
   const long long v102 = (long long)v101;
   lane4[k80] = v102;
  }
#pragma omp simd
  for (long long k103 = 0; k103 < 8; ++k103) {
   const double v104 = lane3[k103];
   const long long v105 = lane4[k103];
   const long long v106 = (long long)v105;
   const long long v107 = k103 + 8;
   const double v108 = lane3[v107];
   const long long v109 = lane4[v107];
   const long long v110 = (long long)v109;
   const _Bool v111 = v104 < v108;
   const _Bool v112 = v104 == v108;
   const _Bool v113 = v106 < v110;
   const _Bool v114 = v112 & v113;
   const _Bool v115 = v111 | v114;
   const _Bool v116 = v104 != v104;
   const _Bool v117 = v108 != v108;
   const _Bool v118 = !v117;
   const _Bool v119 = v118 | v113;
   const _Bool v120 = v116 & v119;
   const _Bool v121 = v118 & v115;
   const _Bool v122 = v120 | v121;
   const double v123 = v122 ? v104 : v108;
   const long long v124 = v122 ? v106 : v110;
   lane3[k103] = v123;
   const long long v125 = (long long)v124;
   lane4[k103] = v125;
  }
  double v126 = __builtin_inf();
  long long v127 = 9223372036854775807ll;
  for (long long k128 = 0; k128 < 8; ++k128) {
   const double v129 = lane3[k128];
   const long long v130 = lane4[k128];
   const long long v131 = (long long)v130;
   const _Bool v132 = v126 < v129;
   const _Bool v133 = v126 == v129;
   const _Bool v134 = v127 < v131;
   const _Bool v135 = v133 & v134;
   const _Bool v136 = v132 | v135;
   const _Bool v137 = v126 != v126;
   const _Bool v138 = v129 != v129;
   const _Bool v139 = !v138;
   const _Bool v140 = v139 | v134;
   const _Bool v141 = v137 & v140;
   const _Bool v142 = v139 & v136;
   const _Bool v143 = v141 | v142;
   const double v144 = v143 ? v126 : v129;
   const long long v145 = v143 ? v127 : v131;
   const double next0 = v144;
   const long long next1 = v145;
   v126 = next0;
   v127 = next1;
  }
  const long long v146 = (long long)v127;
  b0_out0_[0] = v146;
 }
}

static void argmax_0_e1db02fa8319(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_stride1 = (long long)scalars[1];
 const long long n2_size2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  double lane2[64];
  long long lane3[64];
#pragma omp simd
  for (long long k4 = 0; k4 < 64; ++k4) {
   lane2[k4] = (-__builtin_inf());
   lane3[k4] = 9223372036854775807ll;
  }
  const long long v5 = core_floordiv_index(n2_size2, 64);
  for (long long k6 = 0; k6 < v5; ++k6) {
   const long long v7 = k6 * 64;
#pragma omp simd
   for (long long k8 = 0; k8 < 64; ++k8) {
    const long long v9 = v7 + k8;
    const double v10 = b1_x_[i1 * n1_stride1 + v9];
    const double v11 = lane2[k8];
    const long long v12 = lane3[k8];
    const long long v13 = (long long)v12;
    const _Bool v14 = v11 > v10;
    const _Bool v15 = v11 == v10;
    const _Bool v16 = v13 < v9;
    const _Bool v17 = v15 & v16;
    const _Bool v18 = v14 | v17;
    const _Bool v19 = v11 != v11;
    const _Bool v20 = v10 != v10;
    const _Bool v21 = !v20;
    const _Bool v22 = v21 | v16;
    const _Bool v23 = v19 & v22;
    const _Bool v24 = v21 & v18;
    const _Bool v25 = v23 | v24;
    const double v26 = v25 ? v11 : v10;
    const long long v27 = v25 ? v13 : v9;
    lane2[k8] = v26;
    const long long v28 = (long long)v27;
    lane3[k8] = v28;
   }
  }
  const long long v29 = v5 * 64;
  const long long v30 = n2_size2 - v29;
#pragma omp simd
  for (long long k31 = 0; k31 < v30; ++k31) {
   const long long v32 = v29 + k31;
   const double v33 = b1_x_[i1 * n1_stride1 + v32];
   const double v34 = lane2[k31];
   const long long v35 = lane3[k31];
   const long long v36 = (long long)v35;
   const _Bool v37 = v34 > v33;
   const _Bool v38 = v34 == v33;
   const _Bool v39 = v36 < v32;
   const _Bool v40 = v38 & v39;
   const _Bool v41 = v37 | v40;
   const _Bool v42 = v34 != v34;
   const _Bool v43 = v33 != v33;
   const _Bool v44 = !v43;
   const _Bool v45 = v44 | v39;
   const _Bool v46 = v42 & v45;
   const _Bool v47 = v44 & v41;
   const _Bool v48 = v46 | v47;
   const double v49 = v48 ? v34 : v33;
   const long long v50 = v48 ? v36 : v32;
   lane2[k31] = v49;
   const long long v51 = (long long)v50;
   lane3[k31] = v51;
  }
#pragma omp simd
  for (long long k52 = 0; k52 < 32; ++k52) {
   const double v53 = lane2[k52];
   const long long v54 = lane3[k52];
   const long long v55 = (long long)v54;
   const long long v56 = k52 + 32;
   const double v57 = lane2[v56];
   const long long v58 = lane3[v56];
   const long long v59 = (long long)v58;
   const _Bool v60 = v53 > v57;
   const _Bool v61 = v53 == v57;
   const _Bool v62 = v55 < v59;
   const _Bool v63 = v61 & v62;
   const _Bool v64 = v60 | v63;
   const _Bool v65 = v53 != v53;
   const _Bool v66 = v57 != v57;
   const _Bool v67 = !v66;
   const _Bool v68 = v67 | v62;
   const _Bool v69 = v65 & v68;
   const _Bool v70 = v67 & v64;
   const _Bool v71 = v69 | v70;
   const double v72 = v71 ? v53 : v57;
   const long long v73 = v71 ? v55 : v59;
   lane2[k52] = v72;
   const long long v74 = (long long)v73;
   lane3[k52] = v74;
  }
#pragma omp simd
  for (long long k75 = 0; k75 < 16; ++k75) {
   const double v76 = lane2[k75];
   const long long v77 = lane3[k75];
   const long long v78 = (long long)v77;
   const long long v79 = k75 + 16;
   const double v80 = lane2[v79];
   const long long v81 = lane3[v79];
   const long long v82 = (long long)v81;
   const _Bool v83 = v76 > v80;
   const _Bool v84 = v76 == v80;
   const _Bool v85 = v78 < v82;
   const _Bool v86 = v84 & v85;
   const _Bool v87 = v83 | v86;
   const _Bool v88 = v76 != v76;
   const _Bool v89 = v80 != v80;
   const _Bool v90 = !v89;
   const _Bool v91 = v90 | v85;
   const _Bool v92 = v88 & v91;
   const _Bool v93 = v90 & v87;
   const _Bool v94 = v92 | v93;
   const double v95 = v94 ? v76 : v80;
   const long long v96 = v94 ? v78 : v82;
   lane2[k75] = v95;
   const long long v97 = (long long)v96;
   lane3[k75] = v97;
  }
#pragma omp simd
  for (long long k98 = 0; k98 < 8; ++k98) {
   const double v99 = lane2[k98];
   const long long v100 = lane3[k98];
   const long long v101 = (long long)v100;
   const long long v102 = k98 + 8;
   const double v103 = lane2[v102];
   const long long v104 = lane3[v102];
   const long long v105 = (long long)v104;
   const _Bool v106 = v99 > v103;
   const _Bool v107 = v99 == v103;
   const _Bool v108 = v101 < v105;
   const _Bool v109 = v107 & v108;
   const _Bool v110 = v106 | v109;
   const _Bool v111 = v99 != v99;
   const _Bool v112 = v103 != v103;
   const _Bool v113 = !v112;
   const _Bool v114 = v113 | v108;
   const _Bool v115 = v111 & v114;
   const _Bool v116 = v113 & v110;
   const _Bool v117 = v115 | v116;
   const double v118 = v117 ? v99 : v103;
   const long long v119 = v117 ? v101 : v105;
   lane2[k98] = v118;
   const long long v120 = (long long)v119;
   lane3[k98] = v120;
  }
  double v121 = (-__builtin_inf());
  long long v122 = 9223372036854775807ll;
  for (long long k123 = 0; k123 < 8; ++k123) {
   const double v124 = lane2[k123];
   const long long v125 = lane3[k123];
   const long long v126 = (long long)v125;
   const _Bool v127 = v121 > v124;
   const _Bool v128 = v121 == v124;
   const _Bool v129 = v122 < v126;
   const _Bool v130 = v128 & v129;
   const _Bool v131 = v127 | v130;
   const _Bool v132 = v121 != v121;
   const _Bool v133 = v124 != v124;
   const _Bool v134 = !v133;
   const _Bool v135 = v134 | v129;
   const _Bool v136 = v132 & v135;
   const _Bool v137 = v134 & v131;
   const _Bool v138 = v136 | v137;
   const double v139 = v138 ? v121 : v124;
   const long long v140 = v138 ? v122 : v126;
   const double next0 = v139;
   const long long next1 = v140;
   v121 = next0;
   v122 = next1;
  }
  const long long v141 = (long long)v122;
  b0_out0_[i1] = v141;
 }
}

static void argmin_0_c4d22ec80145(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_stride1 = (long long)scalars[1];
 const long long n2_size2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  double lane2[64];
  long long lane3[64];
#pragma omp simd
  for (long long k4 = 0; k4 < 64; ++k4) {
   lane2[k4] = __builtin_inf();
   lane3[k4] = 9223372036854775807ll;
  }
  const long long v5 = core_floordiv_index(n2_size2, 64);
  for (long long k6 = 0; k6 < v5; ++k6) {
   const long long v7 = k6 * 64;
#pragma omp simd
   for (long long k8 = 0; k8 < 64; ++k8) {
    const long long v9 = v7 + k8;
    const double v10 = b1_x_[i1 * n1_stride1 + v9];
    const double v11 = lane2[k8];
    const long long v12 = lane3[k8];
    const long long v13 = (long long)v12;
    const _Bool v14 = v11 < v10;
    const _Bool v15 = v11 == v10;
    const _Bool v16 = v13 < v9;
    const _Bool v17 = v15 & v16;
    const _Bool v18 = v14 | v17;
    const _Bool v19 = v11 != v11;
    const _Bool v20 = v10 != v10;
    const _Bool v21 = !v20;
    const _Bool v22 = v21 | v16;
    const _Bool v23 = v19 & v22;
    const _Bool v24 = v21 & v18;
    const _Bool v25 = v23 | v24;
    const double v26 = v25 ? v11 : v10;
    const long long v27 = v25 ? v13 : v9;
    lane2[k8] = v26;
    const long long v28 = (long long)v27;
    lane3[k8] = v28;
   }
  }
  const long long v29 = v5 * 64;
  const long long v30 = n2_size2 - v29;
#pragma omp simd
  for (long long k31 = 0; k31 < v30; ++k31) {
   const long long v32 = v29 + k31;
   const double v33 = b1_x_[i1 * n1_stride1 + v32];
   const double v34 = lane2[k31];
   const long long v35 = lane3[k31];
   const long long v36 = (long long)v35;
   const _Bool v37 = v34 < v33;
   const _Bool v38 = v34 == v33;
   const _Bool v39 = v36 < v32;
   const _Bool v40 = v38 & v39;
   const _Bool v41 = v37 | v40;
   const _Bool v42 = v34 != v34;
   const _Bool v43 = v33 != v33;
   const _Bool v44 = !v43;
   const _Bool v45 = v44 | v39;
   const _Bool v46 = v42 & v45;
   const _Bool v47 = v44 & v41;
   const _Bool v48 = v46 | v47;
   const double v49 = v48 ? v34 : v33;
   const long long v50 = v48 ? v36 : v32;
   lane2[k31] = v49;
   const long long v51 = (long long)v50;
   lane3[k31] = v51;
  }
#pragma omp simd
  for (long long k52 = 0; k52 < 32; ++k52) {
   const double v53 = lane2[k52];
   const long long v54 = lane3[k52];
   const long long v55 = (long long)v54;
   const long long v56 = k52 + 32;
   const double v57 = lane2[v56];
   const long long v58 = lane3[v56];
   const long long v59 = (long long)v58;
   const _Bool v60 = v53 < v57;
   const _Bool v61 = v53 == v57;
   const _Bool v62 = v55 < v59;
   const _Bool v63 = v61 & v62;
   const _Bool v64 = v60 | v63;
   const _Bool v65 = v53 != v53;
   const _Bool v66 = v57 != v57;
   const _Bool v67 = !v66;
   const _Bool v68 = v67 | v62;
   const _Bool v69 = v65 & v68;
   const _Bool v70 = v67 & v64;
   const _Bool v71 = v69 | v70;
   const double v72 = v71 ? v53 : v57;
   const long long v73 = v71 ? v55 : v59;
   lane2[k52] = v72;
   const long long v74 = (long long)v73;
   lane3[k52] = v74;
  }
#pragma omp simd
  for (long long k75 = 0; k75 < 16; ++k75) {
   const double v76 = lane2[k75];
   const long long v77 = lane3[k75];
   const long long v78 = (long long)v77;
   const long long v79 = k75 + 16;
   const double v80 = lane2[v79];
   const long long v81 = lane3[v79];
   const long long v82 = (long long)v81;
   const _Bool v83 = v76 < v80;
   const _Bool v84 = v76 == v80;
   const _Bool v85 = v78 < v82;
   const _Bool v86 = v84 & v85;
   const _Bool v87 = v83 | v86;
   const _Bool v88 = v76 != v76;
   const _Bool v89 = v80 != v80;
   const _Bool v90 = !v89;
   const _Bool v91 = v90 | v85;
   const _Bool v92 = v88 & v91;
   const _Bool v93 = v90 & v87;
   const _Bool v94 = v92 | v93;
   const double v95 = v94 ? v76 : v80;
   const long long v96 = v94 ? v78 : v82;
   lane2[k75] = v95;
   const long long v97 = (long long)v96;
   lane3[k75] = v97;
  }
#pragma omp simd
  for (long long k98 = 0; k98 < 8; ++k98) {
   const double v99 = lane2[k98];
   const long long v100 = lane3[k98];
   const long long v101 = (long long)v100;
   const long long v102 = k98 + 8;
   const double v103 = lane2[v102];
   const long long v104 = lane3[v102];
   const long long v105 = (long long)v104;
   const _Bool v106 = v99 < v103;
   const _Bool v107 = v99 == v103;
   const _Bool v108 = v101 < v105;
   const _Bool v109 = v107 & v108;
   const _Bool v110 = v106 | v109;
   const _Bool v111 = v99 != v99;
   const _Bool v112 = v103 != v103;
   const _Bool v113 = !v112;
   const _Bool v114 = v113 | v108;
   const _Bool v115 = v111 & v114;
   const _Bool v116 = v113 & v110;
   const _Bool v117 = v115 | v116;
   const double v118 = v117 ? v99 : v103;
   const long long v119 = v117 ? v101 : v105;
   lane2[k98] = v118;
   const long long v120 = (long long)v119;
   lane3[k98] = v120;
  }
  double v121 = __builtin_inf();
  long long v122 = 9223372036854775807ll;
  for (long long k123 = 0; k123 < 8; ++k123) {
   const double v124 = lane2[k123];
   const long long v125 = lane3[k123];
   const long long v126 = (long long)v125;
   const _Bool v127 = v121 < v124;
   const _Bool v128 = v121 == v124;
   const _Bool v129 = v122 < v126;
   const _Bool v130 = v128 & v129;
   const _Bool v131 = v127 | v130;
   const _Bool v132 = v121 != v121;
   const _Bool v133 = v124 != v124;
   const _Bool v134 = !v133;
   const _Bool v135 = v134 | v129;
   const _Bool v136 = v132 & v135;
   const _Bool v137 = v134 & v131;
   const _Bool v138 = v136 | v137;
   const double v139 = v138 ? v121 : v124;
   const long long v140 = v138 ? v122 : v126;
   const double next0 = v139;
   const long long next1 = v140;
   v121 = next0;
   v122 = next1;
  }
  const long long v141 = (long long)v122;
  b0_out0_[i1] = v141;
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

static void sum_0_10bfb6498b00(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const unsigned short v12 = b1_x_[j9 * n2_stride2 + v11];
    const unsigned int v13 = (unsigned int)v12;
    const unsigned int v14 = (unsigned int)(v13 << 16);
    const float v15 = core_bits_uint32_float32(v14);
    const float v16 = column7[k10];
    const float v17 = v16 + v15;
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
   const unsigned int v31 = (unsigned int)v30;
   const unsigned int v32 = (unsigned int)(v31 << 16);
   const float v33 = core_bits_uint32_float32(v32);
   const unsigned int v34 = v32 + 32767u;
   const unsigned int v35 = (unsigned int)(v32 >> 16);
   const unsigned int v36 = v35 & 1u;
   const unsigned int v37 = v34 + v36;
   const _Bool v38 = v33 != v33;
   const unsigned int v39 = v32 | 4194304u;
   const unsigned int v40 = v38 ? v39 : v37;
   const unsigned int v41 = (unsigned int)(v40 >> 16);
   const unsigned short v42 = (unsigned short)v41;
   b0_out0_[v19] = v42;
  }
 }
}

static void sum_0_8a67247cb266(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const unsigned short v12 = b1_x_[j9 * n4_stride4 + v11];
    const unsigned int v13 = (unsigned int)v12;
    const unsigned int v14 = (unsigned int)(v13 << 16);
    const float v15 = core_bits_uint32_float32(v14);
    const float v16 = column7[k10];
    const float v17 = v16 + v15;
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
   const unsigned int v31 = (unsigned int)v30;
   const unsigned int v32 = (unsigned int)(v31 << 16);
   const float v33 = core_bits_uint32_float32(v32);
   const unsigned int v34 = v32 + 32767u;
   const unsigned int v35 = (unsigned int)(v32 >> 16);
   const unsigned int v36 = v35 & 1u;
   const unsigned int v37 = v34 + v36;
   const _Bool v38 = v33 != v33;
   const unsigned int v39 = v32 | 4194304u;
   const unsigned int v40 = v38 ? v39 : v37;
   const unsigned int v41 = (unsigned int)(v40 >> 16);
   const unsigned short v42 = (unsigned short)v41;
   b0_out0_[v19] = v42;
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

static void mean_0_d622681664e3(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const unsigned short v12 = b1_x_[j9 * n3_stride3 + v11];
    const unsigned int v13 = (unsigned int)v12;
    const unsigned int v14 = (unsigned int)(v13 << 16);
    const float v15 = core_bits_uint32_float32(v14);
    const float v16 = column7[k10];
    const float v17 = v16 + v15;
    column7[k10] = v17;
   }
  }
  const float v18 = (float)n2_size2;
#pragma omp simd
  for (long long k19 = 0; k19 < v6; ++k19) {
   const long long v20 = v4 + k19;
   const float v21 = column7[k19];
   const float v22 = v21 / v18;
   const unsigned int v23 = core_bits_float32_uint32(v22);
   const unsigned int v24 = v23 + 32767u;
   const unsigned int v25 = (unsigned int)(v23 >> 16);
   const unsigned int v26 = v25 & 1u;
   const unsigned int v27 = v24 + v26;
   const _Bool v28 = v22 != v22;
   const unsigned int v29 = v23 | 4194304u;
   const unsigned int v30 = v28 ? v29 : v27;
   const unsigned int v31 = (unsigned int)(v30 >> 16);
   const unsigned short v32 = (unsigned short)v31;
   const unsigned int v33 = (unsigned int)v32;
   const unsigned int v34 = (unsigned int)(v33 << 16);
   const float v35 = core_bits_uint32_float32(v34);
   const unsigned int v36 = v34 + 32767u;
   const unsigned int v37 = (unsigned int)(v34 >> 16);
   const unsigned int v38 = v37 & 1u;
   const unsigned int v39 = v36 + v38;
   const _Bool v40 = v35 != v35;
   const unsigned int v41 = v34 | 4194304u;
   const unsigned int v42 = v40 ? v41 : v39;
   const unsigned int v43 = (unsigned int)(v42 >> 16);
   const unsigned short v44 = (unsigned short)v43;
   b0_out0_[v20] = v44;
  }
 }
}

static void mean_0_e943524804b0(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const unsigned short v12 = b1_x_[j9 * n5_stride5 + v11];
    const unsigned int v13 = (unsigned int)v12;
    const unsigned int v14 = (unsigned int)(v13 << 16);
    const float v15 = core_bits_uint32_float32(v14);
    const float v16 = column7[k10];
    const float v17 = v16 + v15;
    column7[k10] = v17;
   }
  }
  const float v18 = (float)n4_size4;
#pragma omp simd
  for (long long k19 = 0; k19 < v6; ++k19) {
   const long long v20 = v4 + k19;
   const float v21 = column7[k19];
   const float v22 = v21 / v18;
   const unsigned int v23 = core_bits_float32_uint32(v22);
   const unsigned int v24 = v23 + 32767u;
   const unsigned int v25 = (unsigned int)(v23 >> 16);
   const unsigned int v26 = v25 & 1u;
   const unsigned int v27 = v24 + v26;
   const _Bool v28 = v22 != v22;
   const unsigned int v29 = v23 | 4194304u;
   const unsigned int v30 = v28 ? v29 : v27;
   const unsigned int v31 = (unsigned int)(v30 >> 16);
   const unsigned short v32 = (unsigned short)v31;
   const unsigned int v33 = (unsigned int)v32;
   const unsigned int v34 = (unsigned int)(v33 << 16);
   const float v35 = core_bits_uint32_float32(v34);
   const unsigned int v36 = v34 + 32767u;
   const unsigned int v37 = (unsigned int)(v34 >> 16);
   const unsigned int v38 = v37 & 1u;
   const unsigned int v39 = v36 + v38;
   const _Bool v40 = v35 != v35;
   const unsigned int v41 = v34 | 4194304u;
   const unsigned int v42 = v40 ? v41 : v39;
   const unsigned int v43 = (unsigned int)(v42 >> 16);
   const unsigned short v44 = (unsigned short)v43;
   b0_out0_[v20] = v44;
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

static void max_0_80ae34dc5a12(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 unsigned short *b2_part = (unsigned short *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const long long v7 = v6 + 4095;
  const long long v8 = core_floordiv_index(v7, 4096);
  unsigned short lane9[64];
  float v10 = (-__builtin_inff());
  for (long long block11 = 0; block11 < v8; ++block11) {
   const long long v12 = block11 * 4096;
   const long long v13 = v6 - v12;
   const long long v14 = (v13 < 4096 ? v13 : 4096);
#pragma omp simd
   for (long long k15 = 0; k15 < 64; ++k15) {
    const unsigned int v16 = core_bits_float32_uint32((-__builtin_inff()));
    const unsigned int v17 = v16 + 32767u;
    const unsigned int v18 = (unsigned int)(v16 >> 16);
    const unsigned int v19 = v18 & 1u;
    const unsigned int v20 = v17 + v19;
    const _Bool v21 = (-__builtin_inff()) != (-__builtin_inff());
    const unsigned int v22 = v16 | 4194304u;
    const unsigned int v23 = v21 ? v22 : v20;
    const unsigned int v24 = (unsigned int)(v23 >> 16);
    const unsigned short v25 = (unsigned short)v24;
    lane9[k15] = v25;
   }
   const long long v26 = core_floordiv_index(v14, 64);
   for (long long k27 = 0; k27 < v26; ++k27) {
    const long long v28 = k27 * 64;
    const long long v29 = v12 + v28;
#pragma omp simd
    for (long long k30 = 0; k30 < 64; ++k30) {
     const long long v31 = v29 + k30;
     const unsigned short v32 = lane9[k30];
     const unsigned int v33 = (unsigned int)v32;
     const unsigned int v34 = (unsigned int)(v33 << 16);
     const float v35 = core_bits_uint32_float32(v34);
     const long long v36 = v4 + v31;
     const unsigned short v37 = b1_x_[v36];
     const unsigned int v38 = (unsigned int)v37;
     const unsigned int v39 = (unsigned int)(v38 << 16);
     const float v40 = core_bits_uint32_float32(v39);
     const float v41 = core_max_float32(v35, v40);
     const unsigned int v42 = core_bits_float32_uint32(v41);
     const unsigned int v43 = v42 + 32767u;
     const unsigned int v44 = (unsigned int)(v42 >> 16);
     const unsigned int v45 = v44 & 1u;
     const unsigned int v46 = v43 + v45;
     const _Bool v47 = v41 != v41;
     const unsigned int v48 = v42 | 4194304u;
     const unsigned int v49 = v47 ? v48 : v46;
     const unsigned int v50 = (unsigned int)(v49 >> 16);
     const unsigned short v51 = (unsigned short)v50;
     lane9[k30] = v51;
    }
   }
   const long long v52 = v26 * 64;
   const long long v53 = v14 - v52;
   const long long v54 = v12 + v52;
#pragma omp simd
   for (long long k55 = 0; k55 < v53; ++k55) {
    const long long v56 = v54 + k55;
    const unsigned short v57 = lane9[k55];
    const unsigned int v58 = (unsigned int)v57;
    const unsigned int v59 = (unsigned int)(v58 << 16);
    const float v60 = core_bits_uint32_float32(v59);
    const long long v61 = v4 + v56;
    const unsigned short v62 = b1_x_[v61];
    const unsigned int v63 = (unsigned int)v62;
    const unsigned int v64 = (unsigned int)(v63 << 16);
    const float v65 = core_bits_uint32_float32(v64);
    const float v66 = core_max_float32(v60, v65);
    const unsigned int v67 = core_bits_float32_uint32(v66);
    const unsigned int v68 = v67 + 32767u;
    const unsigned int v69 = (unsigned int)(v67 >> 16);
    const unsigned int v70 = v69 & 1u;
    const unsigned int v71 = v68 + v70;
    const _Bool v72 = v66 != v66;
    const unsigned int v73 = v67 | 4194304u;
    const unsigned int v74 = v72 ? v73 : v71;
    const unsigned int v75 = (unsigned int)(v74 >> 16);
    const unsigned short v76 = (unsigned short)v75;
    lane9[k55] = v76;
   }
   float v77 = (-__builtin_inff());
#pragma omp simd reduction(core_max_float32 : v77)
   for (long long k78 = 0; k78 < 64; ++k78) {
    const unsigned short v79 = lane9[k78];
    const unsigned int v80 = (unsigned int)v79;
    const unsigned int v81 = (unsigned int)(v80 << 16);
    const float v82 = core_bits_uint32_float32(v81);
    v77 = core_max_float32(v77, v82);
   }
   v10 = core_max_float32(v10, v77);
  }
  const unsigned int v83 = core_bits_float32_uint32(v10);
  const unsigned int v84 = v83 + 32767u;
  const unsigned int v85 = (unsigned int)(v83 >> 16);
  const unsigned int v86 = v85 & 1u;
  const unsigned int v87 = v84 + v86;
  const _Bool v88 = v10 != v10;
  const unsigned int v89 = v83 | 4194304u;
  const unsigned int v90 = v88 ? v89 : v87;
  const unsigned int v91 = (unsigned int)(v90 >> 16);
  const unsigned short v92 = (unsigned short)v91;
  b2_part[p3] = v92;
 }
}
static void max_1_80ae34dc5a12(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b2_part = (const unsigned short *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const long long v3 = v2 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  unsigned short lane5[64];
  float v6 = (-__builtin_inff());
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = v2 - v8;
   const long long v10 = (v9 < 4096 ? v9 : 4096);
#pragma omp simd
   for (long long k11 = 0; k11 < 64; ++k11) {
    const unsigned int v12 = core_bits_float32_uint32((-__builtin_inff()));
    const unsigned int v13 = v12 + 32767u;
    const unsigned int v14 = (unsigned int)(v12 >> 16);
    const unsigned int v15 = v14 & 1u;
    const unsigned int v16 = v13 + v15;
    const _Bool v17 = (-__builtin_inff()) != (-__builtin_inff());
    const unsigned int v18 = v12 | 4194304u;
    const unsigned int v19 = v17 ? v18 : v16;
    const unsigned int v20 = (unsigned int)(v19 >> 16);
    const unsigned short v21 = (unsigned short)v20;
    lane5[k11] = v21;
   }
   const long long v22 = core_floordiv_index(v10, 64);
   for (long long k23 = 0; k23 < v22; ++k23) {
    const long long v24 = k23 * 64;
    const long long v25 = v8 + v24;
#pragma omp simd
    for (long long k26 = 0; k26 < 64; ++k26) {
     const long long v27 = v25 + k26;
     const unsigned short v28 = lane5[k26];
     const unsigned int v29 = (unsigned int)v28;
     const unsigned int v30 = (unsigned int)(v29 << 16);
     const float v31 = core_bits_uint32_float32(v30);
     const unsigned short v32 = b2_part[v27];
     const unsigned int v33 = (unsigned int)v32;
     const unsigned int v34 = (unsigned int)(v33 << 16);
     const float v35 = core_bits_uint32_float32(v34);
     const float v36 = core_max_float32(v31, v35);
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
     lane5[k26] = v46;
    }
   }
   const long long v47 = v22 * 64;
   const long long v48 = v10 - v47;
   const long long v49 = v8 + v47;
#pragma omp simd
   for (long long k50 = 0; k50 < v48; ++k50) {
    const long long v51 = v49 + k50;
    const unsigned short v52 = lane5[k50];
    const unsigned int v53 = (unsigned int)v52;
    const unsigned int v54 = (unsigned int)(v53 << 16);
    const float v55 = core_bits_uint32_float32(v54);
    const unsigned short v56 = b2_part[v51];
    const unsigned int v57 = (unsigned int)v56;
    const unsigned int v58 = (unsigned int)(v57 << 16);
    const float v59 = core_bits_uint32_float32(v58);
    const float v60 = core_max_float32(v55, v59);
    const unsigned int v61 = core_bits_float32_uint32(v60);
    const unsigned int v62 = v61 + 32767u;
    const unsigned int v63 = (unsigned int)(v61 >> 16);
    const unsigned int v64 = v63 & 1u;
    const unsigned int v65 = v62 + v64;
    const _Bool v66 = v60 != v60;
    const unsigned int v67 = v61 | 4194304u;
    const unsigned int v68 = v66 ? v67 : v65;
    const unsigned int v69 = (unsigned int)(v68 >> 16);
    const unsigned short v70 = (unsigned short)v69;
    lane5[k50] = v70;
   }
   float v71 = (-__builtin_inff());
#pragma omp simd reduction(core_max_float32 : v71)
   for (long long k72 = 0; k72 < 64; ++k72) {
    const unsigned short v73 = lane5[k72];
    const unsigned int v74 = (unsigned int)v73;
    const unsigned int v75 = (unsigned int)(v74 << 16);
    const float v76 = core_bits_uint32_float32(v75);
    v71 = core_max_float32(v71, v76);
   }
   v6 = core_max_float32(v6, v71);
  }
  const unsigned int v77 = core_bits_float32_uint32(v6);
  const unsigned int v78 = v77 + 32767u;
  const unsigned int v79 = (unsigned int)(v77 >> 16);
  const unsigned int v80 = v79 & 1u;
  const unsigned int v81 = v78 + v80;
  const _Bool v82 = v6 != v6;
  const unsigned int v83 = v77 | 4194304u;
  const unsigned int v84 = v82 ? v83 : v81;
  const unsigned int v85 = (unsigned int)(v84 >> 16);
  const unsigned short v86 = (unsigned short)v85;
  b0_out0_[0] = v86;
 }
}

static void max_0_f081a32808a4(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  unsigned short column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   const unsigned int v9 = core_bits_float32_uint32((-__builtin_inff()));
   const unsigned int v10 = v9 + 32767u;
   const unsigned int v11 = (unsigned int)(v9 >> 16);
   const unsigned int v12 = v11 & 1u;
   const unsigned int v13 = v10 + v12;
   const _Bool v14 = (-__builtin_inff()) != (-__builtin_inff());
   const unsigned int v15 = v9 | 4194304u;
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = (unsigned int)(v16 >> 16);
   const unsigned short v18 = (unsigned short)v17;
   column7[k8] = v18;
  }
  for (long long j19 = 0; j19 < n0_size0; ++j19) {
#pragma omp simd
   for (long long k20 = 0; k20 < v6; ++k20) {
    const long long v21 = v4 + k20;
    const unsigned short v22 = b1_x_[j19 * n2_stride2 + v21];
    const unsigned int v23 = (unsigned int)v22;
    const unsigned int v24 = (unsigned int)(v23 << 16);
    const float v25 = core_bits_uint32_float32(v24);
    const unsigned short v26 = column7[k20];
    const unsigned int v27 = (unsigned int)v26;
    const unsigned int v28 = (unsigned int)(v27 << 16);
    const float v29 = core_bits_uint32_float32(v28);
    const float v30 = core_max_float32(v29, v25);
    const unsigned int v31 = core_bits_float32_uint32(v30);
    const unsigned int v32 = v31 + 32767u;
    const unsigned int v33 = (unsigned int)(v31 >> 16);
    const unsigned int v34 = v33 & 1u;
    const unsigned int v35 = v32 + v34;
    const _Bool v36 = v30 != v30;
    const unsigned int v37 = v31 | 4194304u;
    const unsigned int v38 = v36 ? v37 : v35;
    const unsigned int v39 = (unsigned int)(v38 >> 16);
    const unsigned short v40 = (unsigned short)v39;
    column7[k20] = v40;
   }
  }
#pragma omp simd
  for (long long k41 = 0; k41 < v6; ++k41) {
   const long long v42 = v4 + k41;
   const unsigned short v43 = column7[k41];
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
   b0_out0_[v42] = v55;
  }
 }
}

static void max_0_2444f4797eed(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  unsigned short column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   const unsigned int v9 = core_bits_float32_uint32((-__builtin_inff()));
   const unsigned int v10 = v9 + 32767u;
   const unsigned int v11 = (unsigned int)(v9 >> 16);
   const unsigned int v12 = v11 & 1u;
   const unsigned int v13 = v10 + v12;
   const _Bool v14 = (-__builtin_inff()) != (-__builtin_inff());
   const unsigned int v15 = v9 | 4194304u;
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = (unsigned int)(v16 >> 16);
   const unsigned short v18 = (unsigned short)v17;
   column7[k8] = v18;
  }
  for (long long j19 = 0; j19 < n0_size0; ++j19) {
#pragma omp simd
   for (long long k20 = 0; k20 < v6; ++k20) {
    const long long v21 = v4 + k20;
    const unsigned short v22 = b1_x_[j19 * n4_stride4 + v21];
    const unsigned int v23 = (unsigned int)v22;
    const unsigned int v24 = (unsigned int)(v23 << 16);
    const float v25 = core_bits_uint32_float32(v24);
    const unsigned short v26 = column7[k20];
    const unsigned int v27 = (unsigned int)v26;
    const unsigned int v28 = (unsigned int)(v27 << 16);
    const float v29 = core_bits_uint32_float32(v28);
    const float v30 = core_max_float32(v29, v25);
    const unsigned int v31 = core_bits_float32_uint32(v30);
    const unsigned int v32 = v31 + 32767u;
    const unsigned int v33 = (unsigned int)(v31 >> 16);
    const unsigned int v34 = v33 & 1u;
    const unsigned int v35 = v32 + v34;
    const _Bool v36 = v30 != v30;
    const unsigned int v37 = v31 | 4194304u;
    const unsigned int v38 = v36 ? v37 : v35;
    const unsigned int v39 = (unsigned int)(v38 >> 16);
    const unsigned short v40 = (unsigned short)v39;
    column7[k20] = v40;
   }
  }
#pragma omp simd
  for (long long k41 = 0; k41 < v6; ++k41) {
   const long long v42 = v4 + k41;
   const unsigned short v43 = column7[k41];
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
   b0_out0_[v42] = v55;
  }
 }
}

static void max_0_6367dfe32b14(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  unsigned short lane4[64];
  float v5 = (-__builtin_inff());
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    const unsigned int v11 = core_bits_float32_uint32((-__builtin_inff()));
    const unsigned int v12 = v11 + 32767u;
    const unsigned int v13 = (unsigned int)(v11 >> 16);
    const unsigned int v14 = v13 & 1u;
    const unsigned int v15 = v12 + v14;
    const _Bool v16 = (-__builtin_inff()) != (-__builtin_inff());
    const unsigned int v17 = v11 | 4194304u;
    const unsigned int v18 = v16 ? v17 : v15;
    const unsigned int v19 = (unsigned int)(v18 >> 16);
    const unsigned short v20 = (unsigned short)v19;
    lane4[k10] = v20;
   }
   const long long v21 = core_floordiv_index(v9, 64);
   for (long long k22 = 0; k22 < v21; ++k22) {
    const long long v23 = k22 * 64;
    const long long v24 = v7 + v23;
#pragma omp simd
    for (long long k25 = 0; k25 < 64; ++k25) {
     const long long v26 = v24 + k25;
     const unsigned short v27 = lane4[k25];
     const unsigned int v28 = (unsigned int)v27;
     const unsigned int v29 = (unsigned int)(v28 << 16);
     const float v30 = core_bits_uint32_float32(v29);
     const unsigned short v31 = b1_x_[i1 * n2_stride2 + v26];
     const unsigned int v32 = (unsigned int)v31;
     const unsigned int v33 = (unsigned int)(v32 << 16);
     const float v34 = core_bits_uint32_float32(v33);
     const float v35 = core_max_float32(v30, v34);
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
     lane4[k25] = v45;
    }
   }
   const long long v46 = v21 * 64;
   const long long v47 = v9 - v46;
   const long long v48 = v7 + v46;
#pragma omp simd
   for (long long k49 = 0; k49 < v47; ++k49) {
    const long long v50 = v48 + k49;
    const unsigned short v51 = lane4[k49];
    const unsigned int v52 = (unsigned int)v51;
    const unsigned int v53 = (unsigned int)(v52 << 16);
    const float v54 = core_bits_uint32_float32(v53);
    const unsigned short v55 = b1_x_[i1 * n2_stride2 + v50];
    const unsigned int v56 = (unsigned int)v55;
    const unsigned int v57 = (unsigned int)(v56 << 16);
    const float v58 = core_bits_uint32_float32(v57);
    const float v59 = core_max_float32(v54, v58);
    const unsigned int v60 = core_bits_float32_uint32(v59);
    const unsigned int v61 = v60 + 32767u;
    const unsigned int v62 = (unsigned int)(v60 >> 16);
    const unsigned int v63 = v62 & 1u;
    const unsigned int v64 = v61 + v63;
    const _Bool v65 = v59 != v59;
    const unsigned int v66 = v60 | 4194304u;
    const unsigned int v67 = v65 ? v66 : v64;
    const unsigned int v68 = (unsigned int)(v67 >> 16);
    const unsigned short v69 = (unsigned short)v68;
    lane4[k49] = v69;
   }
   float v70 = (-__builtin_inff());
#pragma omp simd reduction(core_max_float32 : v70)
   for (long long k71 = 0; k71 < 64; ++k71) {
    const unsigned short v72 = lane4[k71];
    const unsigned int v73 = (unsigned int)v72;
    const unsigned int v74 = (unsigned int)(v73 << 16);
    const float v75 = core_bits_uint32_float32(v74);
    v70 = core_max_float32(v70, v75);
   }
   v5 = core_max_float32(v5, v70);
  }
  const unsigned int v76 = core_bits_float32_uint32(v5);
  const unsigned int v77 = v76 + 32767u;
  const unsigned int v78 = (unsigned int)(v76 >> 16);
  const unsigned int v79 = v78 & 1u;
  const unsigned int v80 = v77 + v79;
  const _Bool v81 = v5 != v5;
  const unsigned int v82 = v76 | 4194304u;
  const unsigned int v83 = v81 ? v82 : v80;
  const unsigned int v84 = (unsigned int)(v83 >> 16);
  const unsigned short v85 = (unsigned short)v84;
  b0_out0_[i1] = v85;
 }
}

static void max_0_5be22e79470f(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  unsigned short lane4[64];
  float v5 = (-__builtin_inff());
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    const unsigned int v11 = core_bits_float32_uint32((-__builtin_inff()));
    const unsigned int v12 = v11 + 32767u;
    const unsigned int v13 = (unsigned int)(v11 >> 16);
    const unsigned int v14 = v13 & 1u;
    const unsigned int v15 = v12 + v14;
    const _Bool v16 = (-__builtin_inff()) != (-__builtin_inff());
    const unsigned int v17 = v11 | 4194304u;
    const unsigned int v18 = v16 ? v17 : v15;
    const unsigned int v19 = (unsigned int)(v18 >> 16);
    const unsigned short v20 = (unsigned short)v19;
    lane4[k10] = v20;
   }
   const long long v21 = core_floordiv_index(v9, 64);
   for (long long k22 = 0; k22 < v21; ++k22) {
    const long long v23 = k22 * 64;
    const long long v24 = v7 + v23;
#pragma omp simd
    for (long long k25 = 0; k25 < 64; ++k25) {
     const long long v26 = v24 + k25;
     const unsigned short v27 = lane4[k25];
     const unsigned int v28 = (unsigned int)v27;
     const unsigned int v29 = (unsigned int)(v28 << 16);
     const float v30 = core_bits_uint32_float32(v29);
     const unsigned short v31 = b1_x_[i1 * n3_stride3 + v26];
     const unsigned int v32 = (unsigned int)v31;
     const unsigned int v33 = (unsigned int)(v32 << 16);
     const float v34 = core_bits_uint32_float32(v33);
     const float v35 = core_max_float32(v30, v34);
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
     lane4[k25] = v45;
    }
   }
   const long long v46 = v21 * 64;
   const long long v47 = v9 - v46;
   const long long v48 = v7 + v46;
#pragma omp simd
   for (long long k49 = 0; k49 < v47; ++k49) {
    const long long v50 = v48 + k49;
    const unsigned short v51 = lane4[k49];
    const unsigned int v52 = (unsigned int)v51;
    const unsigned int v53 = (unsigned int)(v52 << 16);
    const float v54 = core_bits_uint32_float32(v53);
    const unsigned short v55 = b1_x_[i1 * n3_stride3 + v50];
    const unsigned int v56 = (unsigned int)v55;
    const unsigned int v57 = (unsigned int)(v56 << 16);
    const float v58 = core_bits_uint32_float32(v57);
    const float v59 = core_max_float32(v54, v58);
    const unsigned int v60 = core_bits_float32_uint32(v59);
    const unsigned int v61 = v60 + 32767u;
    const unsigned int v62 = (unsigned int)(v60 >> 16);
    const unsigned int v63 = v62 & 1u;
    const unsigned int v64 = v61 + v63;
    const _Bool v65 = v59 != v59;
    const unsigned int v66 = v60 | 4194304u;
    const unsigned int v67 = v65 ? v66 : v64;
    const unsigned int v68 = (unsigned int)(v67 >> 16);
    const unsigned short v69 = (unsigned short)v68;
    lane4[k49] = v69;
   }
   float v70 = (-__builtin_inff());
#pragma omp simd reduction(core_max_float32 : v70)
   for (long long k71 = 0; k71 < 64; ++k71) {
    const unsigned short v72 = lane4[k71];
    const unsigned int v73 = (unsigned int)v72;
    const unsigned int v74 = (unsigned int)(v73 << 16);
    const float v75 = core_bits_uint32_float32(v74);
    v70 = core_max_float32(v70, v75);
   }
   v5 = core_max_float32(v5, v70);
  }
  const unsigned int v76 = core_bits_float32_uint32(v5);
  const unsigned int v77 = v76 + 32767u;
  const unsigned int v78 = (unsigned int)(v76 >> 16);
  const unsigned int v79 = v78 & 1u;
  const unsigned int v80 = v77 + v79;
  const _Bool v81 = v5 != v5;
  const unsigned int v82 = v76 | 4194304u;
  const unsigned int v83 = v81 ? v82 : v80;
  const unsigned int v84 = (unsigned int)(v83 >> 16);
  const unsigned short v85 = (unsigned short)v84;
  b0_out0_[i1] = v85;
 }
}

static void min_0_707fa23a5971(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 unsigned short *b2_part = (unsigned short *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const long long v7 = v6 + 4095;
  const long long v8 = core_floordiv_index(v7, 4096);
  unsigned short lane9[64];
  float v10 = __builtin_inff();
  for (long long block11 = 0; block11 < v8; ++block11) {
   const long long v12 = block11 * 4096;
   const long long v13 = v6 - v12;
   const long long v14 = (v13 < 4096 ? v13 : 4096);
#pragma omp simd
   for (long long k15 = 0; k15 < 64; ++k15) {
    const unsigned int v16 = core_bits_float32_uint32(__builtin_inff());
    const unsigned int v17 = v16 + 32767u;
    const unsigned int v18 = (unsigned int)(v16 >> 16);
    const unsigned int v19 = v18 & 1u;
    const unsigned int v20 = v17 + v19;
    const _Bool v21 = __builtin_inff() != __builtin_inff();
    const unsigned int v22 = v16 | 4194304u;
    const unsigned int v23 = v21 ? v22 : v20;
    const unsigned int v24 = (unsigned int)(v23 >> 16);
    const unsigned short v25 = (unsigned short)v24;
    lane9[k15] = v25;
   }
   const long long v26 = core_floordiv_index(v14, 64);
   for (long long k27 = 0; k27 < v26; ++k27) {
    const long long v28 = k27 * 64;
    const long long v29 = v12 + v28;
#pragma omp simd
    for (long long k30 = 0; k30 < 64; ++k30) {
     const long long v31 = v29 + k30;
     const unsigned short v32 = lane9[k30];
     const unsigned int v33 = (unsigned int)v32;
     const unsigned int v34 = (unsigned int)(v33 << 16);
     const float v35 = core_bits_uint32_float32(v34);
     const long long v36 = v4 + v31;
     const unsigned short v37 = b1_x_[v36];
     const unsigned int v38 = (unsigned int)v37;
     const unsigned int v39 = (unsigned int)(v38 << 16);
     const float v40 = core_bits_uint32_float32(v39);
     const float v41 = core_min_float32(v35, v40);
     const unsigned int v42 = core_bits_float32_uint32(v41);
     const unsigned int v43 = v42 + 32767u;
     const unsigned int v44 = (unsigned int)(v42 >> 16);
     const unsigned int v45 = v44 & 1u;
     const unsigned int v46 = v43 + v45;
     const _Bool v47 = v41 != v41;
     const unsigned int v48 = v42 | 4194304u;
     const unsigned int v49 = v47 ? v48 : v46;
     const unsigned int v50 = (unsigned int)(v49 >> 16);
     const unsigned short v51 = (unsigned short)v50;
     lane9[k30] = v51;
    }
   }
   const long long v52 = v26 * 64;
   const long long v53 = v14 - v52;
   const long long v54 = v12 + v52;
#pragma omp simd
   for (long long k55 = 0; k55 < v53; ++k55) {
    const long long v56 = v54 + k55;
    const unsigned short v57 = lane9[k55];
    const unsigned int v58 = (unsigned int)v57;
    const unsigned int v59 = (unsigned int)(v58 << 16);
    const float v60 = core_bits_uint32_float32(v59);
    const long long v61 = v4 + v56;
    const unsigned short v62 = b1_x_[v61];
    const unsigned int v63 = (unsigned int)v62;
    const unsigned int v64 = (unsigned int)(v63 << 16);
    const float v65 = core_bits_uint32_float32(v64);
    const float v66 = core_min_float32(v60, v65);
    const unsigned int v67 = core_bits_float32_uint32(v66);
    const unsigned int v68 = v67 + 32767u;
    const unsigned int v69 = (unsigned int)(v67 >> 16);
    const unsigned int v70 = v69 & 1u;
    const unsigned int v71 = v68 + v70;
    const _Bool v72 = v66 != v66;
    const unsigned int v73 = v67 | 4194304u;
    const unsigned int v74 = v72 ? v73 : v71;
    const unsigned int v75 = (unsigned int)(v74 >> 16);
    const unsigned short v76 = (unsigned short)v75;
    lane9[k55] = v76;
   }
   float v77 = __builtin_inff();
#pragma omp simd reduction(core_min_float32 : v77)
   for (long long k78 = 0; k78 < 64; ++k78) {
    const unsigned short v79 = lane9[k78];
    const unsigned int v80 = (unsigned int)v79;
    const unsigned int v81 = (unsigned int)(v80 << 16);
    const float v82 = core_bits_uint32_float32(v81);
    v77 = core_min_float32(v77, v82);
   }
   v10 = core_min_float32(v10, v77);
  }
  const unsigned int v83 = core_bits_float32_uint32(v10);
  const unsigned int v84 = v83 + 32767u;
  const unsigned int v85 = (unsigned int)(v83 >> 16);
  const unsigned int v86 = v85 & 1u;
  const unsigned int v87 = v84 + v86;
  const _Bool v88 = v10 != v10;
  const unsigned int v89 = v83 | 4194304u;
  const unsigned int v90 = v88 ? v89 : v87;
  const unsigned int v91 = (unsigned int)(v90 >> 16);
  const unsigned short v92 = (unsigned short)v91;
  b2_part[p3] = v92;
 }
}
static void min_1_707fa23a5971(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b2_part = (const unsigned short *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const long long v3 = v2 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  unsigned short lane5[64];
  float v6 = __builtin_inff();
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = v2 - v8;
   const long long v10 = (v9 < 4096 ? v9 : 4096);
#pragma omp simd
   for (long long k11 = 0; k11 < 64; ++k11) {
    const unsigned int v12 = core_bits_float32_uint32(__builtin_inff());
    const unsigned int v13 = v12 + 32767u;
    const unsigned int v14 = (unsigned int)(v12 >> 16);
    const unsigned int v15 = v14 & 1u;
    const unsigned int v16 = v13 + v15;
    const _Bool v17 = __builtin_inff() != __builtin_inff();
    const unsigned int v18 = v12 | 4194304u;
    const unsigned int v19 = v17 ? v18 : v16;
    const unsigned int v20 = (unsigned int)(v19 >> 16);
    const unsigned short v21 = (unsigned short)v20;
    lane5[k11] = v21;
   }
   const long long v22 = core_floordiv_index(v10, 64);
   for (long long k23 = 0; k23 < v22; ++k23) {
    const long long v24 = k23 * 64;
    const long long v25 = v8 + v24;
#pragma omp simd
    for (long long k26 = 0; k26 < 64; ++k26) {
     const long long v27 = v25 + k26;
     const unsigned short v28 = lane5[k26];
     const unsigned int v29 = (unsigned int)v28;
     const unsigned int v30 = (unsigned int)(v29 << 16);
     const float v31 = core_bits_uint32_float32(v30);
     const unsigned short v32 = b2_part[v27];
     const unsigned int v33 = (unsigned int)v32;
     const unsigned int v34 = (unsigned int)(v33 << 16);
     const float v35 = core_bits_uint32_float32(v34);
     const float v36 = core_min_float32(v31, v35);
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
     lane5[k26] = v46;
    }
   }
   const long long v47 = v22 * 64;
   const long long v48 = v10 - v47;
   const long long v49 = v8 + v47;
#pragma omp simd
   for (long long k50 = 0; k50 < v48; ++k50) {
    const long long v51 = v49 + k50;
    const unsigned short v52 = lane5[k50];
    const unsigned int v53 = (unsigned int)v52;
    const unsigned int v54 = (unsigned int)(v53 << 16);
    const float v55 = core_bits_uint32_float32(v54);
    const unsigned short v56 = b2_part[v51];
    const unsigned int v57 = (unsigned int)v56;
    const unsigned int v58 = (unsigned int)(v57 << 16);
    const float v59 = core_bits_uint32_float32(v58);
    const float v60 = core_min_float32(v55, v59);
    const unsigned int v61 = core_bits_float32_uint32(v60);
    const unsigned int v62 = v61 + 32767u;
    const unsigned int v63 = (unsigned int)(v61 >> 16);
    const unsigned int v64 = v63 & 1u;
    const unsigned int v65 = v62 + v64;
    const _Bool v66 = v60 != v60;
    const unsigned int v67 = v61 | 4194304u;
    const unsigned int v68 = v66 ? v67 : v65;
    const unsigned int v69 = (unsigned int)(v68 >> 16);
    const unsigned short v70 = (unsigned short)v69;
    lane5[k50] = v70;
   }
   float v71 = __builtin_inff();
#pragma omp simd reduction(core_min_float32 : v71)
   for (long long k72 = 0; k72 < 64; ++k72) {
    const unsigned short v73 = lane5[k72];
    const unsigned int v74 = (unsigned int)v73;
    const unsigned int v75 = (unsigned int)(v74 << 16);
    const float v76 = core_bits_uint32_float32(v75);
    v71 = core_min_float32(v71, v76);
   }
   v6 = core_min_float32(v6, v71);
  }
  const unsigned int v77 = core_bits_float32_uint32(v6);
  const unsigned int v78 = v77 + 32767u;
  const unsigned int v79 = (unsigned int)(v77 >> 16);
  const unsigned int v80 = v79 & 1u;
  const unsigned int v81 = v78 + v80;
  const _Bool v82 = v6 != v6;
  const unsigned int v83 = v77 | 4194304u;
  const unsigned int v84 = v82 ? v83 : v81;
  const unsigned int v85 = (unsigned int)(v84 >> 16);
  const unsigned short v86 = (unsigned short)v85;
  b0_out0_[0] = v86;
 }
}

static void min_0_d14de12b6b98(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  unsigned short column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   const unsigned int v9 = core_bits_float32_uint32(__builtin_inff());
   const unsigned int v10 = v9 + 32767u;
   const unsigned int v11 = (unsigned int)(v9 >> 16);
   const unsigned int v12 = v11 & 1u;
   const unsigned int v13 = v10 + v12;
   const _Bool v14 = __builtin_inff() != __builtin_inff();
   const unsigned int v15 = v9 | 4194304u;
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = (unsigned int)(v16 >> 16);
   const unsigned short v18 = (unsigned short)v17;
   column7[k8] = v18;
  }
  for (long long j19 = 0; j19 < n0_size0; ++j19) {
#pragma omp simd
   for (long long k20 = 0; k20 < v6; ++k20) {
    const long long v21 = v4 + k20;
    const unsigned short v22 = b1_x_[j19 * n2_stride2 + v21];
    const unsigned int v23 = (unsigned int)v22;
    const unsigned int v24 = (unsigned int)(v23 << 16);
    const float v25 = core_bits_uint32_float32(v24);
    const unsigned short v26 = column7[k20];
    const unsigned int v27 = (unsigned int)v26;
    const unsigned int v28 = (unsigned int)(v27 << 16);
    const float v29 = core_bits_uint32_float32(v28);
    const float v30 = core_min_float32(v29, v25);
    const unsigned int v31 = core_bits_float32_uint32(v30);
    const unsigned int v32 = v31 + 32767u;
    const unsigned int v33 = (unsigned int)(v31 >> 16);
    const unsigned int v34 = v33 & 1u;
    const unsigned int v35 = v32 + v34;
    const _Bool v36 = v30 != v30;
    const unsigned int v37 = v31 | 4194304u;
    const unsigned int v38 = v36 ? v37 : v35;
    const unsigned int v39 = (unsigned int)(v38 >> 16);
    const unsigned short v40 = (unsigned short)v39;
    column7[k20] = v40;
   }
  }
#pragma omp simd
  for (long long k41 = 0; k41 < v6; ++k41) {
   const long long v42 = v4 + k41;
   const unsigned short v43 = column7[k41];
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
   b0_out0_[v42] = v55;
  }
 }
}

static void min_0_26ce76be80a9(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  unsigned short column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   const unsigned int v9 = core_bits_float32_uint32(__builtin_inff());
   const unsigned int v10 = v9 + 32767u;
   const unsigned int v11 = (unsigned int)(v9 >> 16);
   const unsigned int v12 = v11 & 1u;
   const unsigned int v13 = v10 + v12;
   const _Bool v14 = __builtin_inff() != __builtin_inff();
   const unsigned int v15 = v9 | 4194304u;
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = (unsigned int)(v16 >> 16);
   const unsigned short v18 = (unsigned short)v17;
   column7[k8] = v18;
  }
  for (long long j19 = 0; j19 < n0_size0; ++j19) {
#pragma omp simd
   for (long long k20 = 0; k20 < v6; ++k20) {
    const long long v21 = v4 + k20;
    const unsigned short v22 = b1_x_[j19 * n4_stride4 + v21];
    const unsigned int v23 = (unsigned int)v22;
    const unsigned int v24 = (unsigned int)(v23 << 16);
    const float v25 = core_bits_uint32_float32(v24);
    const unsigned short v26 = column7[k20];
    const unsigned int v27 = (unsigned int)v26;
    const unsigned int v28 = (unsigned int)(v27 << 16);
    const float v29 = core_bits_uint32_float32(v28);
    const float v30 = core_min_float32(v29, v25);
    const unsigned int v31 = core_bits_float32_uint32(v30);
    const unsigned int v32 = v31 + 32767u;
    const unsigned int v33 = (unsigned int)(v31 >> 16);
    const unsigned int v34 = v33 & 1u;
    const unsigned int v35 = v32 + v34;
    const _Bool v36 = v30 != v30;
    const unsigned int v37 = v31 | 4194304u;
    const unsigned int v38 = v36 ? v37 : v35;
    const unsigned int v39 = (unsigned int)(v38 >> 16);
    const unsigned short v40 = (unsigned short)v39;
    column7[k20] = v40;
   }
  }
#pragma omp simd
  for (long long k41 = 0; k41 < v6; ++k41) {
   const long long v42 = v4 + k41;
   const unsigned short v43 = column7[k41];
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
   b0_out0_[v42] = v55;
  }
 }
}

static void min_0_b195b1d80b5d(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  unsigned short lane4[64];
  float v5 = __builtin_inff();
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    const unsigned int v11 = core_bits_float32_uint32(__builtin_inff());
    const unsigned int v12 = v11 + 32767u;
    const unsigned int v13 = (unsigned int)(v11 >> 16);
    const unsigned int v14 = v13 & 1u;
    const unsigned int v15 = v12 + v14;
    const _Bool v16 = __builtin_inff() != __builtin_inff();
    const unsigned int v17 = v11 | 4194304u;
    const unsigned int v18 = v16 ? v17 : v15;
    const unsigned int v19 = (unsigned int)(v18 >> 16);
    const unsigned short v20 = (unsigned short)v19;
    lane4[k10] = v20;
   }
   const long long v21 = core_floordiv_index(v9, 64);
   for (long long k22 = 0; k22 < v21; ++k22) {
    const long long v23 = k22 * 64;
    const long long v24 = v7 + v23;
#pragma omp simd
    for (long long k25 = 0; k25 < 64; ++k25) {
     const long long v26 = v24 + k25;
     const unsigned short v27 = lane4[k25];
     const unsigned int v28 = (unsigned int)v27;
     const unsigned int v29 = (unsigned int)(v28 << 16);
     const float v30 = core_bits_uint32_float32(v29);
     const unsigned short v31 = b1_x_[i1 * n2_stride2 + v26];
     const unsigned int v32 = (unsigned int)v31;
     const unsigned int v33 = (unsigned int)(v32 << 16);
     const float v34 = core_bits_uint32_float32(v33);
     const float v35 = core_min_float32(v30, v34);
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
     lane4[k25] = v45;
    }
   }
   const long long v46 = v21 * 64;
   const long long v47 = v9 - v46;
   const long long v48 = v7 + v46;
#pragma omp simd
   for (long long k49 = 0; k49 < v47; ++k49) {
    const long long v50 = v48 + k49;
    const unsigned short v51 = lane4[k49];
    const unsigned int v52 = (unsigned int)v51;
    const unsigned int v53 = (unsigned int)(v52 << 16);
    const float v54 = core_bits_uint32_float32(v53);
    const unsigned short v55 = b1_x_[i1 * n2_stride2 + v50];
    const unsigned int v56 = (unsigned int)v55;
    const unsigned int v57 = (unsigned int)(v56 << 16);
    const float v58 = core_bits_uint32_float32(v57);
    const float v59 = core_min_float32(v54, v58);
    const unsigned int v60 = core_bits_float32_uint32(v59);
    const unsigned int v61 = v60 + 32767u;
    const unsigned int v62 = (unsigned int)(v60 >> 16);
    const unsigned int v63 = v62 & 1u;
    const unsigned int v64 = v61 + v63;
    const _Bool v65 = v59 != v59;
    const unsigned int v66 = v60 | 4194304u;
    const unsigned int v67 = v65 ? v66 : v64;
    const unsigned int v68 = (unsigned int)(v67 >> 16);
    const unsigned short v69 = (unsigned short)v68;
    lane4[k49] = v69;
   }
   float v70 = __builtin_inff();
#pragma omp simd reduction(core_min_float32 : v70)
   for (long long k71 = 0; k71 < 64; ++k71) {
    const unsigned short v72 = lane4[k71];
    const unsigned int v73 = (unsigned int)v72;
    const unsigned int v74 = (unsigned int)(v73 << 16);
    const float v75 = core_bits_uint32_float32(v74);
    v70 = core_min_float32(v70, v75);
   }
   v5 = core_min_float32(v5, v70);
  }
  const unsigned int v76 = core_bits_float32_uint32(v5);
  const unsigned int v77 = v76 + 32767u;
  const unsigned int v78 = (unsigned int)(v76 >> 16);
  const unsigned int v79 = v78 & 1u;
  const unsigned int v80 = v77 + v79;
  const _Bool v81 = v5 != v5;
  const unsigned int v82 = v76 | 4194304u;
  const unsigned int v83 = v81 ? v82 : v80;
  const unsigned int v84 = (unsigned int)(v83 >> 16);
  const unsigned short v85 = (unsigned short)v84;
  b0_out0_[i1] = v85;
 }
}

static void min_0_d3e4ade1ce19(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  unsigned short lane4[64];
  float v5 = __builtin_inff();
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    const unsigned int v11 = core_bits_float32_uint32(__builtin_inff());
    const unsigned int v12 = v11 + 32767u;
    const unsigned int v13 = (unsigned int)(v11 >> 16);
    const unsigned int v14 = v13 & 1u;
    const unsigned int v15 = v12 + v14;
    const _Bool v16 = __builtin_inff() != __builtin_inff();
    const unsigned int v17 = v11 | 4194304u;
    const unsigned int v18 = v16 ? v17 : v15;
    const unsigned int v19 = (unsigned int)(v18 >> 16);
    const unsigned short v20 = (unsigned short)v19;
    lane4[k10] = v20;
   }
   const long long v21 = core_floordiv_index(v9, 64);
   for (long long k22 = 0; k22 < v21; ++k22) {
    const long long v23 = k22 * 64;
    const long long v24 = v7 + v23;
#pragma omp simd
    for (long long k25 = 0; k25 < 64; ++k25) {
     const long long v26 = v24 + k25;
     const unsigned short v27 = lane4[k25];
     const unsigned int v28 = (unsigned int)v27;
     const unsigned int v29 = (unsigned int)(v28 << 16);
     const float v30 = core_bits_uint32_float32(v29);
     const unsigned short v31 = b1_x_[i1 * n3_stride3 + v26];
     const unsigned int v32 = (unsigned int)v31;
     const unsigned int v33 = (unsigned int)(v32 << 16);
     const float v34 = core_bits_uint32_float32(v33);
     const float v35 = core_min_float32(v30, v34);
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
     lane4[k25] = v45;
    }
   }
   const long long v46 = v21 * 64;
   const long long v47 = v9 - v46;
   const long long v48 = v7 + v46;
#pragma omp simd
   for (long long k49 = 0; k49 < v47; ++k49) {
    const long long v50 = v48 + k49;
    const unsigned short v51 = lane4[k49];
    const unsigned int v52 = (unsigned int)v51;
    const unsigned int v53 = (unsigned int)(v52 << 16);
    const float v54 = core_bits_uint32_float32(v53);
    const unsigned short v55 = b1_x_[i1 * n3_stride3 + v50];
    const unsigned int v56 = (unsigned int)v55;
    const unsigned int v57 = (unsigned int)(v56 << 16);
    const float v58 = core_bits_uint32_float32(v57);
    const float v59 = core_min_float32(v54, v58);
    const unsigned int v60 = core_bits_float32_uint32(v59);
    const unsigned int v61 = v60 + 32767u;
    const unsigned int v62 = (unsigned int)(v60 >> 16);
    const unsigned int v63 = v62 & 1u;
    const unsigned int v64 = v61 + v63;
    const _Bool v65 = v59 != v59;
    const unsigned int v66 = v60 | 4194304u;
    const unsigned int v67 = v65 ? v66 : v64;
    const unsigned int v68 = (unsigned int)(v67 >> 16);
    const unsigned short v69 = (unsigned short)v68;
    lane4[k49] = v69;
   }
   float v70 = __builtin_inff();
#pragma omp simd reduction(core_min_float32 : v70)
   for (long long k71 = 0; k71 < 64; ++k71) {
    const unsigned short v72 = lane4[k71];
    const unsigned int v73 = (unsigned int)v72;
    const unsigned int v74 = (unsigned int)(v73 << 16);
    const float v75 = core_bits_uint32_float32(v74);
    v70 = core_min_float32(v70, v75);
   }
   v5 = core_min_float32(v5, v70);
  }
  const unsigned int v76 = core_bits_float32_uint32(v5);
  const unsigned int v77 = v76 + 32767u;
  const unsigned int v78 = (unsigned int)(v76 >> 16);
  const unsigned int v79 = v78 & 1u;
  const unsigned int v80 = v77 + v79;
  const _Bool v81 = v5 != v5;
  const unsigned int v82 = v76 | 4194304u;
  const unsigned int v83 = v81 ? v82 : v80;
  const unsigned int v84 = (unsigned int)(v83 >> 16);
  const unsigned short v85 = (unsigned short)v84;
  b0_out0_[i1] = v85;
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

static void argmax_0_892b59ed4503(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 unsigned short *b2_part = (unsigned short *)buffers[2];
 long long *b3_part = (long long *)buffers[3];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  unsigned short lane7[64];
  long long lane8[64];
#pragma omp simd
  for (long long k9 = 0; k9 < 64; ++k9) {
   const unsigned int v10 = core_bits_float32_uint32((-__builtin_inff()));
   const unsigned int v11 = v10 + 32767u;
   const unsigned int v12 = (unsigned int)(v10 >> 16);
   const unsigned int v13 = v12 & 1u;
   const unsigned int v14 = v11 + v13;
   const _Bool v15 = (-__builtin_inff()) != (-__builtin_inff());
   const unsigned int v16 = v10 | 4194304u;
   const unsigned int v17 = v15 ? v16 : v14;
   const unsigned int v18 = (unsigned int)(v17 >> 16);
   const unsigned short v19 = (unsigned short)v18;
   lane7[k9] = v19;
   lane8[k9] = 9223372036854775807ll;
  }
  const long long v20 = core_floordiv_index(v6, 64);
  for (long long k21 = 0; k21 < v20; ++k21) {
   const long long v22 = k21 * 64;
#pragma omp simd
   for (long long k23 = 0; k23 < 64; ++k23) {
    const long long v24 = v22 + k23;
    const long long v25 = v4 + v24;
    const unsigned short v26 = b1_x_[v25];
    const unsigned int v27 = (unsigned int)v26;
    const unsigned int v28 = (unsigned int)(v27 << 16);
    const float v29 = core_bits_uint32_float32(v28);
    const unsigned short v30 = lane7[k23];
    const unsigned int v31 = (unsigned int)v30;
    const unsigned int v32 = (unsigned int)(v31 << 16);
    const float v33 = core_bits_uint32_float32(v32);
    const long long v34 = lane8[k23];
    const long long v35 = (long long)v34;
    const _Bool v36 = v33 > v29;
    const _Bool v37 = v33 == v29;
    const _Bool v38 = v35 < v25;
    const _Bool v39 = v37 & v38;
    const _Bool v40 = v36 | v39;
    const _Bool v41 = v33 != v33;
    const _Bool v42 = v29 != v29;
    const _Bool v43 = !v42;
    const _Bool v44 = v43 | v38;
    const _Bool v45 = v41 & v44;
    const _Bool v46 = v43 & v40;
    const _Bool v47 = v45 | v46;
    const float v48 = v47 ? v33 : v29;
    const long long v49 = v47 ? v35 : v25;
    const unsigned int v50 = core_bits_float32_uint32(v48);
    const unsigned int v51 = v50 + 32767u;
    const unsigned int v52 = (unsigned int)(v50 >> 16);
    const unsigned int v53 = v52 & 1u;
    const unsigned int v54 = v51 + v53;
    const _Bool v55 = v48 != v48;
    const unsigned int v56 = v50 | 4194304u;
    const unsigned int v57 = v55 ? v56 : v54;
    const unsigned int v58 = (unsigned int)(v57 >> 16);
    const unsigned short v59 = (unsigned short)v58;
    lane7[k23] = v59;
    const long long v60 = (long long)v49;
    lane8[k23] = v60;
   }
  }
  const long long v61 = v20 * 64;
  const long long v62 = v6 - v61;
#pragma omp simd
  for (long long k63 = 0; k63 < v62; ++k63) {
   const long long v64 = v61 + k63;
   const long long v65 = v4 + v64;
   const unsigned short v66 = b1_x_[v65];
   const unsigned int v67 = (unsigned int)v66;
   const unsigned int v68 = (unsigned int)(v67 << 16);
   const float v69 = core_bits_uint32_float32(v68);
   const unsigned short v70 = lane7[k63];
   const unsigned int v71 = (unsigned int)v70;
   const unsigned int v72 = (unsigned int)(v71 << 16);
   const float v73 = core_bits_uint32_float32(v72);
   const long long v74 = lane8[k63];
   const long long v75 = (long long)v74;
   const _Bool v76 = v73 > v69;
   const _Bool v77 = v73 == v69;
   const _Bool v78 = v75 < v65;
   const _Bool v79 = v77 & v78;
   const _Bool v80 = v76 | v79;
   const _Bool v81 = v73 != v73;
   const _Bool v82 = v69 != v69;
   const _Bool v83 = !v82;
   const _Bool v84 = v83 | v78;
   const _Bool v85 = v81 & v84;
   const _Bool v86 = v83 & v80;
   const _Bool v87 = v85 | v86;
   const float v88 = v87 ? v73 : v69;
   const long long v89 = v87 ? v75 : v65;
   const unsigned int v90 = core_bits_float32_uint32(v88);
   const unsigned int v91 = v90 + 32767u;
   const unsigned int v92 = (unsigned int)(v90 >> 16);
   const unsigned int v93 = v92 & 1u;
   const unsigned int v94 = v91 + v93;
   const _Bool v95 = v88 != v88;
   const unsigned int v96 = v90 | 4194304u;
   const unsigned int v97 = v95 ? v96 : v94;
   const unsigned int v98 = (unsigned int)(v97 >> 16);
   const unsigned short v99 = (unsigned short)v98;
   lane7[k63] = v99;
   const long long v100 = (long long)v89;
   lane8[k63] = v100;
  }
#pragma omp simd
  for (long long k101 = 0; k101 < 32; ++k101) {
   const unsigned short v102 = lane7[k101];
   const unsigned int v103 = (unsigned int)v102;
   const unsigned int v104 = (unsigned int)(v103 << 16);
   const float v105 = core_bits_uint32_float32(v104);
   const long long v106 = lane8[k101];
   const long long v107 = (long long)v106;
   const long long v108 = k101 + 32;
   const unsigned short v109 = lane7[v108];
   const unsigned int v110 = (unsigned int)v109;
   const unsigned int v111 = (unsigned int)(v110 << 16);
   const float v112 = core_bits_uint32_float32(v111);
   const long long v113 = lane8[v108];
   const long long v114 = (long long)v113;
   const _Bool v115 = v105 > v112;
   const _Bool v116 = v105 == v112;
   const _Bool v117 = v107 < v114;
   const _Bool v118 = v116 & v117;
   const _Bool v119 = v115 | v118;
   const _Bool v120 = v105 != v105;
   const _Bool v121 = v112 != v112;
   const _Bool v122 = !v121;
   const _Bool v123 = v122 | v117;
   const _Bool v124 = v120 & v123;
   const _Bool v125 = v122 & v119;
   const _Bool v126 = v124 | v125;
   const float v127 = v126 ? v105 : v112;
   const long long v128 = v126 ? v107 : v114;
   const unsigned int v129 = core_bits_float32_uint32(v127);
   const unsigned int v130 = v129 + 32767u;
   const unsigned int v131 = (unsigned int)(v129 >> 16);
   const unsigned int v132 = v131 & 1u;
   const unsigned int v133 = v130 + v132;
   const _Bool v134 = v127 != v127;
   const unsigned int v135 = v129 | 4194304u;
   const unsigned int v136 = v134 ? v135 : v133;
   const unsigned int v137 = (unsigned int)(v136 >> 16);
   const unsigned short v138 = (unsigned short)v137;
   lane7[k101] = v138;
   const long long v139 = (long long)v128;
   lane8[k101] = v139;
  }
#pragma omp simd
  for (long long k140 = 0; k140 < 16; ++k140) {
   const unsigned short v141 = lane7[k140];
   const unsigned int v142 = (unsigned int)v141;
   const unsigned int v143 = (unsigned int)(v142 << 16);
   const float v144 = core_bits_uint32_float32(v143);
   const long long v145 = lane8[k140];
   const long long v146 = (long long)v145;
   const long long v147 = k140 + 16;
   const unsigned short v148 = lane7[v147];
   const unsigned int v149 = (unsigned int)v148;
   const unsigned int v150 = (unsigned int)(v149 << 16);
   const float v151 = core_bits_uint32_float32(v150);
   const long long v152 = lane8[v147];
   const long long v153 = (long long)v152;
   const _Bool v154 = v144 > v151;
   const _Bool v155 = v144 == v151;
   const _Bool v156 = v146 < v153;
   const _Bool v157 = v155 & v156;
   const _Bool v158 = v154 | v157;
   const _Bool v159 = v144 != v144;
   const _Bool v160 = v151 != v151;
   const _Bool v161 = !v160;
   const _Bool v162 = v161 | v156;
   const _Bool v163 = v159 & v162;
   const _Bool v164 = v161 & v158;
   const _Bool v165 = v163 | v164;
   const float v166 = v165 ? v144 : v151;
   const long long v167 = v165 ? v146 : v153;
   const unsigned int v168 = core_bits_float32_uint32(v166);
   const unsigned int v169 = v168 + 32767u;
   const unsigned int v170 = (unsigned int)(v168 >> 16);
   const unsigned int v171 = v170 & 1u;
   const unsigned int v172 = v169 + v171;
   const _Bool v173 = v166 != v166;
   const unsigned int v174 = v168 | 4194304u;
   const unsigned int v175 = v173 ? v174 : v172;
   const unsigned int v176 = (unsigned int)(v175 >> 16);
   const unsigned short v177 = (unsigned short)v176;
   lane7[k140] = v177;
   const long long v178 = (long long)v167;
   lane8[k140] = v178;
  }
#pragma omp simd
  for (long long k179 = 0; k179 < 8; ++k179) {
   const unsigned short v180 = lane7[k179];
   const unsigned int v181 = (unsigned int)v180;
   const unsigned int v182 = (unsigned int)(v181 << 16);
   const float v183 = core_bits_uint32_float32(v182);
   const long long v184 = lane8[k179];
   const long long v185 = (long long)v184;
   const long long v186 = k179 + 8;
   const unsigned short v187 = lane7[v186];
   const unsigned int v188 = (unsigned int)v187;
   const unsigned int v189 = (unsigned int)(v188 << 16);
   const float v190 = core_bits_uint32_float32(v189);
   const long long v191 = lane8[v186];
   const long long v192 = (long long)v191;
   const _Bool v193 = v183 > v190;
   const _Bool v194 = v183 == v190;
   const _Bool v195 = v185 < v192;
   const _Bool v196 = v194 & v195;
   const _Bool v197 = v193 | v196;
   const _Bool v198 = v183 != v183;
   const _Bool v199 = v190 != v190;
   const _Bool v200 = !v199;
   const _Bool v201 = v200 | v195;
   const _Bool v202 = v198 & v201;
   const _Bool v203 = v200 & v197;
   const _Bool v204 = v202 | v203;
   const float v205 = v204 ? v183 : v190;
   const long long v206 = v204 ? v185 : v192;
   const unsigned int v207 = core_bits_float32_uint32(v205);
   const unsigned int v208 = v207 + 32767u;
   const unsigned int v209 = (unsigned int)(v207 >> 16);
   const unsigned int v210 = v209 & 1u;
   const unsigned int v211 = v208 + v210;
   const _Bool v212 = v205 != v205;
   const unsigned int v213 = v207 | 4194304u;
   const unsigned int v214 = v212 ? v213 : v211;
   const unsigned int v215 = (unsigned int)(v214 >> 16);
   const unsigned short v216 = (unsigned short)v215;
   lane7[k179] = v216;
   const long long v217 = (long long)v206;
   lane8[k179] = v217;
  }
  float v218 = (-__builtin_inff());
  long long v219 = 9223372036854775807ll;
  for (long long k220 = 0; k220 < 8; ++k220) {
   const unsigned short v221 = lane7[k220];
   const unsigned int v222 = (unsigned int)v221;
   const unsigned int v223 = (unsigned int)(v222 << 16);
   const float v224 = core_bits_uint32_float32(v223);
   const long long v225 = lane8[k220];
   const long long v226 = (long long)v225;
   const _Bool v227 = v218 > v224;
   const _Bool v228 = v218 == v224;
   const _Bool v229 = v219 < v226;
   const _Bool v230 = v228 & v229;
   const _Bool v231 = v227 | v230;
   const _Bool v232 = v218 != v218;
   const _Bool v233 = v224 != v224;
   const _Bool v234 = !v233;
   const _Bool v235 = v234 | v229;
   const _Bool v236 = v232 & v235;
   const _Bool v237 = v234 & v231;
   const _Bool v238 = v236 | v237;
   const float v239 = v238 ? v218 : v224;
   const long long v240 = v238 ? v219 : v226;
   const float next0 = v239;
   const long long next1 = v240;
   v218 = next0;
   v219 = next1;
  }
  const unsigned int v241 = core_bits_float32_uint32(v218);
  const unsigned int v242 = v241 + 32767u;
  const unsigned int v243 = (unsigned int)(v241 >> 16);
  const unsigned int v244 = v243 & 1u;
  const unsigned int v245 = v242 + v244;
  const _Bool v246 = v218 != v218;
  const unsigned int v247 = v241 | 4194304u;
  const unsigned int v248 = v246 ? v247 : v245;
  const unsigned int v249 = (unsigned int)(v248 >> 16);
  const unsigned short v250 = (unsigned short)v249;
  b2_part[p3] = v250;
  const long long v251 = (long long)v219;
  b3_part[p3] = v251;
 }
}
static void argmax_1_892b59ed4503(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const unsigned short *b2_part = (const unsigned short *)buffers[2];
 const long long *b3_part = (const long long *)buffers[3];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  unsigned short lane3[64];
  long long lane4[64];
#pragma omp simd
  for (long long k5 = 0; k5 < 64; ++k5) {
   const unsigned int v6 = core_bits_float32_uint32((-__builtin_inff()));
   const unsigned int v7 = v6 + 32767u;
   const unsigned int v8 = (unsigned int)(v6 >> 16);
   const unsigned int v9 = v8 & 1u;
   const unsigned int v10 = v7 + v9;
   const _Bool v11 = (-__builtin_inff()) != (-__builtin_inff());
   const unsigned int v12 = v6 | 4194304u;
   const unsigned int v13 = v11 ? v12 : v10;
   const unsigned int v14 = (unsigned int)(v13 >> 16);
   const unsigned short v15 = (unsigned short)v14;
   lane3[k5] = v15;
   lane4[k5] = 9223372036854775807ll;
  }
  const long long v16 = core_floordiv_index(v1, 2097152);
  for (long long k17 = 0; k17 < v16; ++k17) {
   const long long v18 = k17 * 64;
#pragma omp simd
   for (long long k19 = 0; k19 < 64; ++k19) {
    const long long v20 = v18 + k19;
    const unsigned short v21 = b2_part[v20];
    const unsigned int v22 = (unsigned int)v21;
    const unsigned int v23 = (unsigned int)(v22 << 16);
    const float v24 = core_bits_uint32_float32(v23);
    const long long v25 = b3_part[v20];
    const long long v26 = (long long)v25;
    const unsigned short v27 = lane3[k19];
    const unsigned int v28 = (unsigned int)v27;
    const unsigned int v29 = (unsigned int)(v28 << 16);
    const float v30 = core_bits_uint32_float32(v29);
    const long long v31 = lane4[k19];
    const long long v32 = (long long)v31;
    const _Bool v33 = v30 > v24;
    const _Bool v34 = v30 == v24;
    const _Bool v35 = v32 < v26;
    const _Bool v36 = v34 & v35;
    const _Bool v37 = v33 | v36;
    const _Bool v38 = v30 != v30;
    const _Bool v39 = v24 != v24;
    const _Bool v40 = !v39;
    const _Bool v41 = v40 | v35;
    const _Bool v42 = v38 & v41;
    const _Bool v43 = v40 & v37;
    const _Bool v44 = v42 | v43;
    const float v45 = v44 ? v30 : v24;
    const long long v46 = v44 ? v32 : v26;
    const unsigned int v47 = core_bits_float32_uint32(v45);
    const unsigned int v48 = v47 + 32767u;
    const unsigned int v49 = (unsigned int)(v47 >> 16);
    const unsigned int v50 = v49 & 1u;
    const unsigned int v51 = v48 + v50;
    const _Bool v52 = v45 != v45;
    const unsigned int v53 = v47 | 4194304u;
    const unsigned int v54 = v52 ? v53 : v51;
    const unsigned int v55 = (unsigned int)(v54 >> 16);
    const unsigned short v56 = (unsigned short)v55;
    lane3[k19] = v56;
    const long long v57 = (long long)v46;
    lane4[k19] = v57;
   }
  }
  const long long v58 = v16 * 64;
  const long long v59 = v2 - v58;
#pragma omp simd
  for (long long k60 = 0; k60 < v59; ++k60) {
   const long long v61 = v58 + k60;
   const unsigned short v62 = b2_part[v61];
   const unsigned int v63 = (unsigned int)v62;
   const unsigned int v64 = (unsigned int)(v63 << 16);
   const float v65 = core_bits_uint32_float32(v64);
   const long long v66 = b3_part[v61];
   const long long v67 = (long long)v66;
   const unsigned short v68 = lane3[k60];
   const unsigned int v69 = (unsigned int)v68;
   const unsigned int v70 = (unsigned int)(v69 << 16);
   const float v71 = core_bits_uint32_float32(v70);
   const long long v72 = lane4[k60];
   const long long v73 = (long long)v72;
   const _Bool v74 = v71 > v65;
   const _Bool v75 = v71 == v65;
   const _Bool v76 = v73 < v67;
   const _Bool v77 = v75 & v76;
   const _Bool v78 = v74 | v77;
   const _Bool v79 = v71 != v71;
   const _Bool v80 = v65 != v65;
   const _Bool v81 = !v80;
   const _Bool v82 = v81 | v76;
   const _Bool v83 = v79 & v82;
   const _Bool v84 = v81 & v78;
   const _Bool v85 = v83 | v84;
   const float v86 = v85 ? v71 : v65;
   const long long v87 = v85 ? v73 : v67;
   const unsigned int v88 = core_bits_float32_uint32(v86);
   const unsigned int v89 = v88 + 32767u;
   const unsigned int v90 = (unsigned int)(v88 >> 16);
   const unsigned int v91 = v90 & 1u;
   const unsigned int v92 = v89 + v91;
   const _Bool v93 = v86 != v86;
   const unsigned int v94 = v88 | 4194304u;
   const unsigned int v95 = v93 ? v94 : v92;
   const unsigned int v96 = (unsigned int)(v95 >> 16);
   const unsigned short v97 = (unsigned short)v96;
   lane3[k60] = v97;
   const long long v98 = (long long)v87;
   lane4[k60] = v98;
  }
#pragma omp simd
  for (long long k99 = 0; k99 < 32; ++k99) {
   const unsigned short v100 = lane3[k99];
   const unsigned int v101 = (unsigned int)v100;
   const unsigned int v102 = (unsigned int)(v101 << 16);
   const float v103 = core_bits_uint32_float32(v102);
   const long long v104 = lane4[k99];
   const long long v105 = (long long)v104;
   const long long v106 = k99 + 32;
   const unsigned short v107 = lane3[v106];
   const unsigned int v108 = (unsigned int)v107;
   const unsigned int v109 = (unsigned int)(v108 << 16);
   const float v110 = core_bits_uint32_float32(v109);
   const long long v111 = lane4[v106];
   const long long v112 = (long long)v111;
   const _Bool v113 = v103 > v110;
   const _Bool v114 = v103 == v110;
   const _Bool v115 = v105 < v112;
   const _Bool v116 = v114 & v115;
   const _Bool v117 = v113 | v116;
   const _Bool v118 = v103 != v103;
   const _Bool v119 = v110 != v110;
   const _Bool v120 = !v119;
   const _Bool v121 = v120 | v115;
   const _Bool v122 = v118 & v121;
   const _Bool v123 = v120 & v117;
   const _Bool v124 = v122 | v123;
   const float v125 = v124 ? v103 : v110;
   const long long v126 = v124 ? v105 : v112;
   const unsigned int v127 = core_bits_float32_uint32(v125);
   const unsigned int v128 = v127 + 32767u;
   const unsigned int v129 = (unsigned int)(v127 >> 16);
   const unsigned int v130 = v129 & 1u;
   const unsigned int v131 = v128 + v130;
   const _Bool v132 = v125 != v125;
   const unsigned int v133 = v127 | 4194304u;
   const unsigned int v134 = v132 ? v133 : v131;
   const unsigned int v135 = (unsigned int)(v134 >> 16);
   const unsigned short v136 = (unsigned short)v135;
   lane3[k99] = v136;
   const long long v137 = (long long)v126;
   lane4[k99] = v137;
  }
#pragma omp simd
  for (long long k138 = 0; k138 < 16; ++k138) {
   const unsigned short v139 = lane3[k138];
   const unsigned int v140 = (unsigned int)v139;
   const unsigned int v141 = (unsigned int)(v140 << 16);
   const float v142 = core_bits_uint32_float32(v141);
   const long long v143 = lane4[k138];
   const long long v144 = (long long)v143;
   const long long v145 = k138 + 16;
   const unsigned short v146 = lane3[v145];
   const unsigned int v147 = (unsigned int)v146;
   const unsigned int v148 = (unsigned int)(v147 << 16);
   const float v149 = core_bits_uint32_float32(v148);
   const long long v150 = lane4[v145];
   const long long v151 = (long long)v150;
   const _Bool v152 = v142 > v149;
   const _Bool v153 = v142 == v149;
   const _Bool v154 = v144 < v151;
   const _Bool v155 = v153 & v154;
   const _Bool v156 = v152 | v155;
   const _Bool v157 = v142 != v142;
   const _Bool v158 = v149 != v149;
   const _Bool v159 = !v158;
   const _Bool v160 = v159 | v154;
   const _Bool v161 = v157 & v160;
   const _Bool v162 = v159 & v156;
   const _Bool v163 = v161 | v162;
   const float v164 = v163 ? v142 : v149;
   const long long v165 = v163 ? v144 : v151;
   const unsigned int v166 = core_bits_float32_uint32(v164);
   const unsigned int v167 = v166 + 32767u;
   const unsigned int v168 = (unsigned int)(v166 >> 16);
   const unsigned int v169 = v168 & 1u;
   const unsigned int v170 = v167 + v169;
   const _Bool v171 = v164 != v164;
   const unsigned int v172 = v166 | 4194304u;
   const unsigned int v173 = v171 ? v172 : v170;
   const unsigned int v174 = (unsigned int)(v173 >> 16);
   const unsigned short v175 = (unsigned short)v174;
   lane3[k138] = v175;
   const long long v176 = (long long)v165;
   lane4[k138] = v176;
  }
#pragma omp simd
  for (long long k177 = 0; k177 < 8; ++k177) {
   const unsigned short v178 = lane3[k177];
   const unsigned int v179 = (unsigned int)v178;
   const unsigned int v180 = (unsigned int)(v179 << 16);
   const float v181 = core_bits_uint32_float32(v180);
   const long long v182 = lane4[k177];
   const long long v183 = (long long)v182;
   const long long v184 = k177 + 8;
   const unsigned short v185 = lane3[v184];
   const unsigned int v186 = (unsigned int)v185;
   const unsigned int v187 = (unsigned int)(v186 << 16);
   const float v188 = core_bits_uint32_float32(v187);
   const long long v189 = lane4[v184];
   const long long v190 = (long long)v189;
   const _Bool v191 = v181 > v188;
   const _Bool v192 = v181 == v188;
   const _Bool v193 = v183 < v190;
   const _Bool v194 = v192 & v193;
   const _Bool v195 = v191 | v194;
   const _Bool v196 = v181 != v181;
   const _Bool v197 = v188 != v188;
   const _Bool v198 = !v197;
   const _Bool v199 = v198 | v193;
   const _Bool v200 = v196 & v199;
   const _Bool v201 = v198 & v195;
   const _Bool v202 = v200 | v201;
   const float v203 = v202 ? v181 : v188;
   const long long v204 = v202 ? v183 : v190;
   const unsigned int v205 = core_bits_float32_uint32(v203);
   const unsigned int v206 = v205 + 32767u;
   const unsigned int v207 = (unsigned int)(v205 >> 16);
   const unsigned int v208 = v207 & 1u;
   const unsigned int v209 = v206 + v208;
   const _Bool v210 = v203 != v203;
   const unsigned int v211 = v205 | 4194304u;
   const unsigned int v212 = v210 ? v211 : v209;
   const unsigned int v213 = (unsigned int)(v212 >> 16);
   const unsigned short v214 = (unsigned short)v213;
   lane3[k177] = v214;
   const long long v215 = (long long)v204;
   lane4[k177] = v215;
  }
  float v216 = (-__builtin_inff());
  long long v217 = 9223372036854775807ll;
  for (long long k218 = 0; k218 < 8; ++k218) {
   const unsigned short v219 = lane3[k218];
   const unsigned int v220 = (unsigned int)v219;
   const unsigned int v221 = (unsigned int)(v220 << 16);
   const float v222 = core_bits_uint32_float32(v221);
   const long long v223 = lane4[k218];
   const long long v224 = (long long)v223;
   const _Bool v225 = v216 > v222;
   const _Bool v226 = v216 == v222;
   const _Bool v227 = v217 < v224;
   const _Bool v228 = v226 & v227;
   const _Bool v229 = v225 | v228;
   const _Bool v230 = v216 != v216;
   const _Bool v231 = v222 != v222;
   const _Bool v232 = !v231;
   const _Bool v233 = v232 | v227;
   const _Bool v234 = v230 & v233;
   const _Bool v235 = v232 & v229;
   const _Bool v236 = v234 | v235;
   const float v237 = v236 ? v216 : v222;
   const long long v238 = v236 ? v217 : v224;
   const float next0 = v237;
   const long long next1 = v238;
   v216 = next0;
   v217 = next1;
  }
  const long long v239 = (long long)v217;
  b0_out0_[0] = v239;
 }
}

static void argmin_0_253d4eb4cbfb(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 unsigned short *b2_part = (unsigned short *)buffers[2];
 long long *b3_part = (long long *)buffers[3];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  unsigned short lane7[64];
  long long lane8[64];
#pragma omp simd
  for (long long k9 = 0; k9 < 64; ++k9) {
   const unsigned int v10 = core_bits_float32_uint32(__builtin_inff());
   const unsigned int v11 = v10 + 32767u;
   const unsigned int v12 = (unsigned int)(v10 >> 16);
   const unsigned int v13 = v12 & 1u;
   const unsigned int v14 = v11 + v13;
   const _Bool v15 = __builtin_inff() != __builtin_inff();
   const unsigned int v16 = v10 | 4194304u;
   const unsigned int v17 = v15 ? v16 : v14;
   const unsigned int v18 = (unsigned int)(v17 >> 16);
   const unsigned short v19 = (unsigned short)v18;
   lane7[k9] = v19;
   lane8[k9] = 9223372036854775807ll;
  }
  const long long v20 = core_floordiv_index(v6, 64);
  for (long long k21 = 0; k21 < v20; ++k21) {
   const long long v22 = k21 * 64;
#pragma omp simd
   for (long long k23 = 0; k23 < 64; ++k23) {
    const long long v24 = v22 + k23;
    const long long v25 = v4 + v24;
    const unsigned short v26 = b1_x_[v25];
    const unsigned int v27 = (unsigned int)v26;
    const unsigned int v28 = (unsigned int)(v27 << 16);
    const float v29 = core_bits_uint32_float32(v28);
    const unsigned short v30 = lane7[k23];
    const unsigned int v31 = (unsigned int)v30;
    const unsigned int v32 = (unsigned int)(v31 << 16);
    const float v33 = core_bits_uint32_float32(v32);
    const long long v34 = lane8[k23];
    const long long v35 = (long long)v34;
    const _Bool v36 = v33 < v29;
    const _Bool v37 = v33 == v29;
    const _Bool v38 = v35 < v25;
    const _Bool v39 = v37 & v38;
    const _Bool v40 = v36 | v39;
    const _Bool v41 = v33 != v33;
    const _Bool v42 = v29 != v29;
    const _Bool v43 = !v42;
    const _Bool v44 = v43 | v38;
    const _Bool v45 = v41 & v44;
    const _Bool v46 = v43 & v40;
    const _Bool v47 = v45 | v46;
    const float v48 = v47 ? v33 : v29;
    const long long v49 = v47 ? v35 : v25;
    const unsigned int v50 = core_bits_float32_uint32(v48);
    const unsigned int v51 = v50 + 32767u;
    const unsigned int v52 = (unsigned int)(v50 >> 16);
    const unsigned int v53 = v52 & 1u;
    const unsigned int v54 = v51 + v53;
    const _Bool v55 = v48 != v48;
    const unsigned int v56 = v50 | 4194304u;
    const unsigned int v57 = v55 ? v56 : v54;
    const unsigned int v58 = (unsigned int)(v57 >> 16);
    const unsigned short v59 = (unsigned short)v58;
    lane7[k23] = v59;
    const long long v60 = (long long)v49;
    lane8[k23] = v60;
   }
  }
  const long long v61 = v20 * 64;
  const long long v62 = v6 - v61;
#pragma omp simd
  for (long long k63 = 0; k63 < v62; ++k63) {
   const long long v64 = v61 + k63;
   const long long v65 = v4 + v64;
   const unsigned short v66 = b1_x_[v65];
   const unsigned int v67 = (unsigned int)v66;
   const unsigned int v68 = (unsigned int)(v67 << 16);
   const float v69 = core_bits_uint32_float32(v68);
   const unsigned short v70 = lane7[k63];
   const unsigned int v71 = (unsigned int)v70;
   const unsigned int v72 = (unsigned int)(v71 << 16);
   const float v73 = core_bits_uint32_float32(v72);
   const long long v74 = lane8[k63];
   const long long v75 = (long long)v74;
   const _Bool v76 = v73 < v69;
   const _Bool v77 = v73 == v69;
   const _Bool v78 = v75 < v65;
   const _Bool v79 = v77 & v78;
   const _Bool v80 = v76 | v79;
   const _Bool v81 = v73 != v73;
   const _Bool v82 = v69 != v69;
   const _Bool v83 = !v82;
   const _Bool v84 = v83 | v78;
   const _Bool v85 = v81 & v84;
   const _Bool v86 = v83 & v80;
   const _Bool v87 = v85 | v86;
   const float v88 = v87 ? v73 : v69;
   const long long v89 = v87 ? v75 : v65;
   const unsigned int v90 = core_bits_float32_uint32(v88);
   const unsigned int v91 = v90 + 32767u;
   const unsigned int v92 = (unsigned int)(v90 >> 16);
   const unsigned int v93 = v92 & 1u;
   const unsigned int v94 = v91 + v93;
   const _Bool v95 = v88 != v88;
   const unsigned int v96 = v90 | 4194304u;
   const unsigned int v97 = v95 ? v96 : v94;
   const unsigned int v98 = (unsigned int)(v97 >> 16);
   const unsigned short v99 = (unsigned short)v98;
   lane7[k63] = v99;
   const long long v100 = (long long)v89;
   lane8[k63] = v100;
  }
#pragma omp simd
  for (long long k101 = 0; k101 < 32; ++k101) {
   const unsigned short v102 = lane7[k101];
   const unsigned int v103 = (unsigned int)v102;
   const unsigned int v104 = (unsigned int)(v103 << 16);
   const float v105 = core_bits_uint32_float32(v104);
   const long long v106 = lane8[k101];
   const long long v107 = (long long)v106;
   const long long v108 = k101 + 32;
   const unsigned short v109 = lane7[v108];
   const unsigned int v110 = (unsigned int)v109;
   const unsigned int v111 = (unsigned int)(v110 << 16);
   const float v112 = core_bits_uint32_float32(v111);
   const long long v113 = lane8[v108];
   const long long v114 = (long long)v113;
   const _Bool v115 = v105 < v112;
   const _Bool v116 = v105 == v112;
   const _Bool v117 = v107 < v114;
   const _Bool v118 = v116 & v117;
   const _Bool v119 = v115 | v118;
   const _Bool v120 = v105 != v105;
   const _Bool v121 = v112 != v112;
   const _Bool v122 = !v121;
   const _Bool v123 = v122 | v117;
   const _Bool v124 = v120 & v123;
   const _Bool v125 = v122 & v119;
   const _Bool v126 = v124 | v125;
   const float v127 = v126 ? v105 : v112;
   const long long v128 = v126 ? v107 : v114;
   const unsigned int v129 = core_bits_float32_uint32(v127);
   const unsigned int v130 = v129 + 32767u;
   const unsigned int v131 = (unsigned int)(v129 >> 16);
   const unsigned int v132 = v131 & 1u;
   const unsigned int v133 = v130 + v132;
   const _Bool v134 = v127 != v127;
   const unsigned int v135 = v129 | 4194304u;
   const unsigned int v136 = v134 ? v135 : v133;
   const unsigned int v137 = (unsigned int)(v136 >> 16);
   const unsigned short v138 = (unsigned short)v137;
   lane7[k101] = v138;
   const long long v139 = (long long)v128;
   lane8[k101] = v139;
  }
#pragma omp simd
  for (long long k140 = 0; k140 < 16; ++k140) {
   const unsigned short v141 = lane7[k140];
   const unsigned int v142 = (unsigned int)v141;
   const unsigned int v143 = (unsigned int)(v142 << 16);
   const float v144 = core_bits_uint32_float32(v143);
   const long long v145 = lane8[k140];
   const long long v146 = (long long)v145;
   const long long v147 = k140 + 16;
   const unsigned short v148 = lane7[v147];
   const unsigned int v149 = (unsigned int)v148;
   const unsigned int v150 = (unsigned int)(v149 << 16);
   const float v151 = core_bits_uint32_float32(v150);
   const long long v152 = lane8[v147];
   const long long v153 = (long long)v152;
   const _Bool v154 = v144 < v151;
   const _Bool v155 = v144 == v151;
   const _Bool v156 = v146 < v153;
   const _Bool v157 = v155 & v156;
   const _Bool v158 = v154 | v157;
   const _Bool v159 = v144 != v144;
   const _Bool v160 = v151 != v151;
   const _Bool v161 = !v160;
   const _Bool v162 = v161 | v156;
   const _Bool v163 = v159 & v162;
   const _Bool v164 = v161 & v158;
   const _Bool v165 = v163 | v164;
   const float v166 = v165 ? v144 : v151;
   const long long v167 = v165 ? v146 : v153;
   const unsigned int v168 = core_bits_float32_uint32(v166);
   const unsigned int v169 = v168 + 32767u;
   const unsigned int v170 = (unsigned int)(v168 >> 16);
   const unsigned int v171 = v170 & 1u;
   const unsigned int v172 = v169 + v171;
   const _Bool v173 = v166 != v166;
   const unsigned int v174 = v168 | 4194304u;
   const unsigned int v175 = v173 ? v174 : v172;
   const unsigned int v176 = (unsigned int)(v175 >> 16);
   const unsigned short v177 = (unsigned short)v176;
   lane7[k140] = v177;
   const long long v178 = (long long)v167;
   lane8[k140] = v178;
  }
#pragma omp simd
  for (long long k179 = 0; k179 < 8; ++k179) {
   const unsigned short v180 = lane7[k179];
   const unsigned int v181 = (unsigned int)v180;
   const unsigned int v182 = (unsigned int)(v181 << 16);
   const float v183 = core_bits_uint32_float32(v182);
   const long long v184 = lane8[k179];
   const long long v185 = (long long)v184;
   const long long v186 = k179 + 8;
   const unsigned short v187 = lane7[v186];
   const unsigned int v188 = (unsigned int)v187;
   const unsigned int v189 = (unsigned int)(v188 << 16);
   const float v190 = core_bits_uint32_float32(v189);
   const long long v191 = lane8[v186];
   const long long v192 = (long long)v191;
   const _Bool v193 = v183 < v190;
   const _Bool v194 = v183 == v190;
   const _Bool v195 = v185 < v192;
   const _Bool v196 = v194 & v195;
   const _Bool v197 = v193 | v196;
   const _Bool v198 = v183 != v183;
   const _Bool v199 = v190 != v190;
   const _Bool v200 = !v199;
   const _Bool v201 = v200 | v195;
   const _Bool v202 = v198 & v201;
   const _Bool v203 = v200 & v197;
   const _Bool v204 = v202 | v203;
   const float v205 = v204 ? v183 : v190;
   const long long v206 = v204 ? v185 : v192;
   const unsigned int v207 = core_bits_float32_uint32(v205);
   const unsigned int v208 = v207 + 32767u;
   const unsigned int v209 = (unsigned int)(v207 >> 16);
   const unsigned int v210 = v209 & 1u;
   const unsigned int v211 = v208 + v210;
   const _Bool v212 = v205 != v205;
   const unsigned int v213 = v207 | 4194304u;
   const unsigned int v214 = v212 ? v213 : v211;
   const unsigned int v215 = (unsigned int)(v214 >> 16);
   const unsigned short v216 = (unsigned short)v215;
   lane7[k179] = v216;
   const long long v217 = (long long)v206;
   lane8[k179] = v217;
  }
  float v218 = __builtin_inff();
  long long v219 = 9223372036854775807ll;
  for (long long k220 = 0; k220 < 8; ++k220) {
   const unsigned short v221 = lane7[k220];
   const unsigned int v222 = (unsigned int)v221;
   const unsigned int v223 = (unsigned int)(v222 << 16);
   const float v224 = core_bits_uint32_float32(v223);
   const long long v225 = lane8[k220];
   const long long v226 = (long long)v225;
   const _Bool v227 = v218 < v224;
   const _Bool v228 = v218 == v224;
   const _Bool v229 = v219 < v226;
   const _Bool v230 = v228 & v229;
   const _Bool v231 = v227 | v230;
   const _Bool v232 = v218 != v218;
   const _Bool v233 = v224 != v224;
   const _Bool v234 = !v233;
   const _Bool v235 = v234 | v229;
   const _Bool v236 = v232 & v235;
   const _Bool v237 = v234 & v231;
   const _Bool v238 = v236 | v237;
   const float v239 = v238 ? v218 : v224;
   const long long v240 = v238 ? v219 : v226;
   const float next0 = v239;
   const long long next1 = v240;
   v218 = next0;
   v219 = next1;
  }
  const unsigned int v241 = core_bits_float32_uint32(v218);
  const unsigned int v242 = v241 + 32767u;
  const unsigned int v243 = (unsigned int)(v241 >> 16);
  const unsigned int v244 = v243 & 1u;
  const unsigned int v245 = v242 + v244;
  const _Bool v246 = v218 != v218;
  const unsigned int v247 = v241 | 4194304u;
  const unsigned int v248 = v246 ? v247 : v245;
  const unsigned int v249 = (unsigned int)(v248 >> 16);
  const unsigned short v250 = (unsigned short)v249;
  b2_part[p3] = v250;
  const long long v251 = (long long)v219;
  b3_part[p3] = v251;
 }
}
static void argmin_1_253d4eb4cbfb(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const unsigned short *b2_part = (const unsigned short *)buffers[2];
 const long long *b3_part = (const long long *)buffers[3];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  unsigned short lane3[64];
  long long lane4[64];
#pragma omp simd
  for (long long k5 = 0; k5 < 64; ++k5) {
   const unsigned int v6 = core_bits_float32_uint32(__builtin_inff());
   const unsigned int v7 = v6 + 32767u;
   const unsigned int v8 = (unsigned int)(v6 >> 16);
   const unsigned int v9 = v8 & 1u;
   const unsigned int v10 = v7 + v9;
   const _Bool v11 = __builtin_inff() != __builtin_inff();
   const unsigned int v12 = v6 | 4194304u;
   const unsigned int v13 = v11 ? v12 : v10;
   const unsigned int v14 = (unsigned int)(v13 >> 16);
   const unsigned short v15 = (unsigned short)v14;
   lane3[k5] = v15;
   lane4[k5] = 9223372036854775807ll;
  }
  const long long v16 = core_floordiv_index(v1, 2097152);
  for (long long k17 = 0; k17 < v16; ++k17) {
   const long long v18 = k17 * 64;
#pragma omp simd
   for (long long k19 = 0; k19 < 64; ++k19) {
    const long long v20 = v18 + k19;
    const unsigned short v21 = b2_part[v20];
    const unsigned int v22 = (unsigned int)v21;
    const unsigned int v23 = (unsigned int)(v22 << 16);
    const float v24 = core_bits_uint32_float32(v23);
    const long long v25 = b3_part[v20];
    const long long v26 = (long long)v25;
    const unsigned short v27 = lane3[k19];
    const unsigned int v28 = (unsigned int)v27;
    const unsigned int v29 = (unsigned int)(v28 << 16);
    const float v30 = core_bits_uint32_float32(v29);
    const long long v31 = lane4[k19];
    const long long v32 = (long long)v31;
    const _Bool v33 = v30 < v24;
    const _Bool v34 = v30 == v24;
    const _Bool v35 = v32 < v26;
    const _Bool v36 = v34 & v35;
    const _Bool v37 = v33 | v36;
    const _Bool v38 = v30 != v30;
    const _Bool v39 = v24 != v24;
    const _Bool v40 = !v39;
    const _Bool v41 = v40 | v35;
    const _Bool v42 = v38 & v41;
    const _Bool v43 = v40 & v37;
    const _Bool v44 = v42 | v43;
    const float v45 = v44 ? v30 : v24;
    const long long v46 = v44 ? v32 : v26;
    const unsigned int v47 = core_bits_float32_uint32(v45);
    const unsigned int v48 = v47 + 32767u;
    const unsigned int v49 = (unsigned int)(v47 >> 16);
    const unsigned int v50 = v49 & 1u;
    const unsigned int v51 = v48 + v50;
    const _Bool v52 = v45 != v45;
    const unsigned int v53 = v47 | 4194304u;
    const unsigned int v54 = v52 ? v53 : v51;
    const unsigned int v55 = (unsigned int)(v54 >> 16);
    const unsigned short v56 = (unsigned short)v55;
    lane3[k19] = v56;
    const long long v57 = (long long)v46;
    lane4[k19] = v57;
   }
  }
  const long long v58 = v16 * 64;
  const long long v59 = v2 - v58;
#pragma omp simd
  for (long long k60 = 0; k60 < v59; ++k60) {
   const long long v61 = v58 + k60;
   const unsigned short v62 = b2_part[v61];
   const unsigned int v63 = (unsigned int)v62;
   const unsigned int v64 = (unsigned int)(v63 << 16);
   const float v65 = core_bits_uint32_float32(v64);
   const long long v66 = b3_part[v61];
   const long long v67 = (long long)v66;
   const unsigned short v68 = lane3[k60];
   const unsigned int v69 = (unsigned int)v68;
   const unsigned int v70 = (unsigned int)(v69 << 16);
   const float v71 = core_bits_uint32_float32(v70);
   const long long v72 = lane4[k60];
   const long long v73 = (long long)v72;
   const _Bool v74 = v71 < v65;
   const _Bool v75 = v71 == v65;
   const _Bool v76 = v73 < v67;
   const _Bool v77 = v75 & v76;
   const _Bool v78 = v74 | v77;
   const _Bool v79 = v71 != v71;
   const _Bool v80 = v65 != v65;
   const _Bool v81 = !v80;
   const _Bool v82 = v81 | v76;
   const _Bool v83 = v79 & v82;
   const _Bool v84 = v81 & v78;
   const _Bool v85 = v83 | v84;
   const float v86 = v85 ? v71 : v65;
   const long long v87 = v85 ? v73 : v67;
   const unsigned int v88 = core_bits_float32_uint32(v86);
   const unsigned int v89 = v88 + 32767u;
   const unsigned int v90 = (unsigned int)(v88 >> 16);
   const unsigned int v91 = v90 & 1u;
   const unsigned int v92 = v89 + v91;
   const _Bool v93 = v86 != v86;
   const unsigned int v94 = v88 | 4194304u;
   const unsigned int v95 = v93 ? v94 : v92;
   const unsigned int v96 = (unsigned int)(v95 >> 16);
   const unsigned short v97 = (unsigned short)v96;
   lane3[k60] = v97;
   const long long v98 = (long long)v87;
   lane4[k60] = v98;
  }
#pragma omp simd
  for (long long k99 = 0; k99 < 32; ++k99) {
   const unsigned short v100 = lane3[k99];
   const unsigned int v101 = (unsigned int)v100;
   const unsigned int v102 = (unsigned int)(v101 << 16);
   const float v103 = core_bits_uint32_float32(v102);
   const long long v104 = lane4[k99];
   const long long v105 = (long long)v104;
   const long long v106 = k99 + 32;
   const unsigned short v107 = lane3[v106];
   const unsigned int v108 = (unsigned int)v107;
   const unsigned int v109 = (unsigned int)(v108 << 16);
   const float v110 = core_bits_uint32_float32(v109);
   const long long v111 = lane4[v106];
   const long long v112 = (long long)v111;
   const _Bool v113 = v103 < v110;
   const _Bool v114 = v103 == v110;
   const _Bool v115 = v105 < v112;
   const _Bool v116 = v114 & v115;
   const _Bool v117 = v113 | v116;
   const _Bool v118 = v103 != v103;
   const _Bool v119 = v110 != v110;
   const _Bool v120 = !v119;
   const _Bool v121 = v120 | v115;
   const _Bool v122 = v118 & v121;
   const _Bool v123 = v120 & v117;
   const _Bool v124 = v122 | v123;
   const float v125 = v124 ? v103 : v110;
   const long long v126 = v124 ? v105 : v112;
   const unsigned int v127 = core_bits_float32_uint32(v125);
   const unsigned int v128 = v127 + 32767u;
   const unsigned int v129 = (unsigned int)(v127 >> 16);
   const unsigned int v130 = v129 & 1u;
   const unsigned int v131 = v128 + v130;
   const _Bool v132 = v125 != v125;
   const unsigned int v133 = v127 | 4194304u;
   const unsigned int v134 = v132 ? v133 : v131;
   const unsigned int v135 = (unsigned int)(v134 >> 16);
   const unsigned short v136 = (unsigned short)v135;
   lane3[k99] = v136;
   const long long v137 = (long long)v126;
   lane4[k99] = v137;
  }
#pragma omp simd
  for (long long k138 = 0; k138 < 16; ++k138) {
   const unsigned short v139 = lane3[k138];
   const unsigned int v140 = (unsigned int)v139;
   const unsigned int v141 = (unsigned int)(v140 << 16);
   const float v142 = core_bits_uint32_float32(v141);
   const long long v143 = lane4[k138];
   const long long v144 = (long long)v143;
   const long long v145 = k138 + 16;
   const unsigned short v146 = lane3[v145];
   const unsigned int v147 = (unsigned int)v146;
   const unsigned int v148 = (unsigned int)(v147 << 16);
   const float v149 = core_bits_uint32_float32(v148);
   const long long v150 = lane4[v145];
   const long long v151 = (long long)v150;
   const _Bool v152 = v142 < v149;
   const _Bool v153 = v142 == v149;
   const _Bool v154 = v144 < v151;
   const _Bool v155 = v153 & v154;
   const _Bool v156 = v152 | v155;
   const _Bool v157 = v142 != v142;
   const _Bool v158 = v149 != v149;
   const _Bool v159 = !v158;
   const _Bool v160 = v159 | v154;
   const _Bool v161 = v157 & v160;
   const _Bool v162 = v159 & v156;
   const _Bool v163 = v161 | v162;
   const float v164 = v163 ? v142 : v149;
   const long long v165 = v163 ? v144 : v151;
   const unsigned int v166 = core_bits_float32_uint32(v164);
   const unsigned int v167 = v166 + 32767u;
   const unsigned int v168 = (unsigned int)(v166 >> 16);
   const unsigned int v169 = v168 & 1u;
   const unsigned int v170 = v167 + v169;
   const _Bool v171 = v164 != v164;
   const unsigned int v172 = v166 | 4194304u;
   const unsigned int v173 = v171 ? v172 : v170;
   const unsigned int v174 = (unsigned int)(v173 >> 16);
   const unsigned short v175 = (unsigned short)v174;
   lane3[k138] = v175;
   const long long v176 = (long long)v165;
   lane4[k138] = v176;
  }
#pragma omp simd
  for (long long k177 = 0; k177 < 8; ++k177) {
   const unsigned short v178 = lane3[k177];
   const unsigned int v179 = (unsigned int)v178;
   const unsigned int v180 = (unsigned int)(v179 << 16);
   const float v181 = core_bits_uint32_float32(v180);
   const long long v182 = lane4[k177];
   const long long v183 = (long long)v182;
   const long long v184 = k177 + 8;
   const unsigned short v185 = lane3[v184];
   const unsigned int v186 = (unsigned int)v185;
   const unsigned int v187 = (unsigned int)(v186 << 16);
   const float v188 = core_bits_uint32_float32(v187);
   const long long v189 = lane4[v184];
   const long long v190 = (long long)v189;
   const _Bool v191 = v181 < v188;
   const _Bool v192 = v181 == v188;
   const _Bool v193 = v183 < v190;
   const _Bool v194 = v192 & v193;
   const _Bool v195 = v191 | v194;
   const _Bool v196 = v181 != v181;
   const _Bool v197 = v188 != v188;
   const _Bool v198 = !v197;
   const _Bool v199 = v198 | v193;
   const _Bool v200 = v196 & v199;
   const _Bool v201 = v198 & v195;
   const _Bool v202 = v200 | v201;
   const float v203 = v202 ? v181 : v188;
   const long long v204 = v202 ? v183 : v190;
   const unsigned int v205 = core_bits_float32_uint32(v203);
   const unsigned int v206 = v205 + 32767u;
   const unsigned int v207 = (unsigned int)(v205 >> 16);
   const unsigned int v208 = v207 & 1u;
   const unsigned int v209 = v206 + v208;
   const _Bool v210 = v203 != v203;
   const unsigned int v211 = v205 | 4194304u;
   const unsigned int v212 = v210 ? v211 : v209;
   const unsigned int v213 = (unsigned int)(v212 >> 16);
   const unsigned short v214 = (unsigned short)v213;
   lane3[k177] = v214;
   const long long v215 = (long long)v204;
   lane4[k177] = v215;
  }
  float v216 = __builtin_inff();
  long long v217 = 9223372036854775807ll;
  for (long long k218 = 0; k218 < 8; ++k218) {
   const unsigned short v219 = lane3[k218];
   const unsigned int v220 = (unsigned int)v219;
   const unsigned int v221 = (unsigned int)(v220 << 16);
   const float v222 = core_bits_uint32_float32(v221);
   const long long v223 = lane4[k218];
   const long long v224 = (long long)v223;
   const _Bool v225 = v216 < v222;
   const _Bool v226 = v216 == v222;
   const _Bool v227 = v217 < v224;
   const _Bool v228 = v226 & v227;
   const _Bool v229 = v225 | v228;
   const _Bool v230 = v216 != v216;
   const _Bool v231 = v222 != v222;
   const _Bool v232 = !v231;
   const _Bool v233 = v232 | v227;
   const _Bool v234 = v230 & v233;
   const _Bool v235 = v232 & v229;
   const _Bool v236 = v234 | v235;
   const float v237 = v236 ? v216 : v222;
   const long long v238 = v236 ? v217 : v224;
   const float next0 = v237;
   const long long next1 = v238;
   v216 = next0;
   v217 = next1;
  }
  const long long v239 = (long long)v217;
  b0_out0_[0] = v239;
 }
}

static void argmax_0_78e4589e5fc7(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_stride1 = (long long)scalars[1];
 const long long n2_size2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  unsigned short lane2[64];
  long long lane3[64];
#pragma omp simd
  for (long long k4 = 0; k4 < 64; ++k4) {
   const unsigned int v5 = core_bits_float32_uint32((-__builtin_inff()));
   const unsigned int v6 = v5 + 32767u;
   const unsigned int v7 = (unsigned int)(v5 >> 16);
   const unsigned int v8 = v7 & 1u;
   const unsigned int v9 = v6 + v8;
   const _Bool v10 = (-__builtin_inff()) != (-__builtin_inff());
   const unsigned int v11 = v5 | 4194304u;
   const unsigned int v12 = v10 ? v11 : v9;
   const unsigned int v13 = (unsigned int)(v12 >> 16);
   const unsigned short v14 = (unsigned short)v13;
   lane2[k4] = v14;
   lane3[k4] = 9223372036854775807ll;
  }
  const long long v15 = core_floordiv_index(n2_size2, 64);
  for (long long k16 = 0; k16 < v15; ++k16) {
   const long long v17 = k16 * 64;
#pragma omp simd
   for (long long k18 = 0; k18 < 64; ++k18) {
    const long long v19 = v17 + k18;
    const unsigned short v20 = b1_x_[i1 * n1_stride1 + v19];
    const unsigned int v21 = (unsigned int)v20;
    const unsigned int v22 = (unsigned int)(v21 << 16);
    const float v23 = core_bits_uint32_float32(v22);
    const unsigned short v24 = lane2[k18];
    const unsigned int v25 = (unsigned int)v24;
    const unsigned int v26 = (unsigned int)(v25 << 16);
    const float v27 = core_bits_uint32_float32(v26);
    const long long v28 = lane3[k18];
    const long long v29 = (long long)v28;
    const _Bool v30 = v27 > v23;
    const _Bool v31 = v27 == v23;
    const _Bool v32 = v29 < v19;
    const _Bool v33 = v31 & v32;
    const _Bool v34 = v30 | v33;
    const _Bool v35 = v27 != v27;
    const _Bool v36 = v23 != v23;
    const _Bool v37 = !v36;
    const _Bool v38 = v37 | v32;
    const _Bool v39 = v35 & v38;
    const _Bool v40 = v37 & v34;
    const _Bool v41 = v39 | v40;
    const float v42 = v41 ? v27 : v23;
    const long long v43 = v41 ? v29 : v19;
    const unsigned int v44 = core_bits_float32_uint32(v42);
    const unsigned int v45 = v44 + 32767u;
    const unsigned int v46 = (unsigned int)(v44 >> 16);
    const unsigned int v47 = v46 & 1u;
    const unsigned int v48 = v45 + v47;
    const _Bool v49 = v42 != v42;
    const unsigned int v50 = v44 | 4194304u;
    const unsigned int v51 = v49 ? v50 : v48;
    const unsigned int v52 = (unsigned int)(v51 >> 16);
    const unsigned short v53 = (unsigned short)v52;
    lane2[k18] = v53;
    const long long v54 = (long long)v43;
    lane3[k18] = v54;
   }
  }
  const long long v55 = v15 * 64;
  const long long v56 = n2_size2 - v55;
#pragma omp simd
  for (long long k57 = 0; k57 < v56; ++k57) {
   const long long v58 = v55 + k57;
   const unsigned short v59 = b1_x_[i1 * n1_stride1 + v58];
   const unsigned int v60 = (unsigned int)v59;
   const unsigned int v61 = (unsigned int)(v60 << 16);
   const float v62 = core_bits_uint32_float32(v61);
   const unsigned short v63 = lane2[k57];
   const unsigned int v64 = (unsigned int)v63;
   const unsigned int v65 = (unsigned int)(v64 << 16);
   const float v66 = core_bits_uint32_float32(v65);
   const long long v67 = lane3[k57];
   const long long v68 = (long long)v67;
   const _Bool v69 = v66 > v62;
   const _Bool v70 = v66 == v62;
   const _Bool v71 = v68 < v58;
   const _Bool v72 = v70 & v71;
   const _Bool v73 = v69 | v72;
   const _Bool v74 = v66 != v66;
   const _Bool v75 = v62 != v62;
   const _Bool v76 = !v75;
   const _Bool v77 = v76 | v71;
   const _Bool v78 = v74 & v77;
   const _Bool v79 = v76 & v73;
   const _Bool v80 = v78 | v79;
   const float v81 = v80 ? v66 : v62;
   const long long v82 = v80 ? v68 : v58;
   const unsigned int v83 = core_bits_float32_uint32(v81);
   const unsigned int v84 = v83 + 32767u;
   const unsigned int v85 = (unsigned int)(v83 >> 16);
   const unsigned int v86 = v85 & 1u;
   const unsigned int v87 = v84 + v86;
   const _Bool v88 = v81 != v81;
   const unsigned int v89 = v83 | 4194304u;
   const unsigned int v90 = v88 ? v89 : v87;
   const unsigned int v91 = (unsigned int)(v90 >> 16);
   const unsigned short v92 = (unsigned short)v91;
   lane2[k57] = v92;
   const long long v93 = (long long)v82;
   lane3[k57] = v93;
  }
#pragma omp simd
  for (long long k94 = 0; k94 < 32; ++k94) {
   const unsigned short v95 = lane2[k94];
   const unsigned int v96 = (unsigned int)v95;
   const unsigned int v97 = (unsigned int)(v96 << 16);
   const float v98 = core_bits_uint32_float32(v97);
   const long long v99 = lane3[k94];
   const long long v100 = (long long)v99;
   const long long v101 = k94 + 32;
   const unsigned short v102 = lane2[v101];
   const unsigned int v103 = (unsigned int)v102;
   const unsigned int v104 = (unsigned int)(v103 << 16);
   const float v105 = core_bits_uint32_float32(v104);
   const long long v106 = lane3[v101];
   const long long v107 = (long long)v106;
   const _Bool v108 = v98 > v105;
   const _Bool v109 = v98 == v105;
   const _Bool v110 = v100 < v107;
   const _Bool v111 = v109 & v110;
   const _Bool v112 = v108 | v111;
   const _Bool v113 = v98 != v98;
   const _Bool v114 = v105 != v105;
   const _Bool v115 = !v114;
   const _Bool v116 = v115 | v110;
   const _Bool v117 = v113 & v116;
   const _Bool v118 = v115 & v112;
   const _Bool v119 = v117 | v118;
   const float v120 = v119 ? v98 : v105;
   const long long v121 = v119 ? v100 : v107;
   const unsigned int v122 = core_bits_float32_uint32(v120);
   const unsigned int v123 = v122 + 32767u;
   const unsigned int v124 = (unsigned int)(v122 >> 16);
   const unsigned int v125 = v124 & 1u;
   const unsigned int v126 = v123 + v125;
   const _Bool v127 = v120 != v120;
   const unsigned int v128 = v122 | 4194304u;
   const unsigned int v129 = v127 ? v128 : v126;
   const unsigned int v130 = (unsigned int)(v129 >> 16);
   const unsigned short v131 = (unsigned short)v130;
   lane2[k94] = v131;
   const long long v132 = (long long)v121;
   lane3[k94] = v132;
  }
#pragma omp simd
  for (long long k133 = 0; k133 < 16; ++k133) {
   const unsigned short v134 = lane2[k133];
   const unsigned int v135 = (unsigned int)v134;
   const unsigned int v136 = (unsigned int)(v135 << 16);
   const float v137 = core_bits_uint32_float32(v136);
   const long long v138 = lane3[k133];
   const long long v139 = (long long)v138;
   const long long v140 = k133 + 16;
   const unsigned short v141 = lane2[v140];
   const unsigned int v142 = (unsigned int)v141;
   const unsigned int v143 = (unsigned int)(v142 << 16);
   const float v144 = core_bits_uint32_float32(v143);
   const long long v145 = lane3[v140];
   const long long v146 = (long long)v145;
   const _Bool v147 = v137 > v144;
   const _Bool v148 = v137 == v144;
   const _Bool v149 = v139 < v146;
   const _Bool v150 = v148 & v149;
   const _Bool v151 = v147 | v150;
   const _Bool v152 = v137 != v137;
   const _Bool v153 = v144 != v144;
   const _Bool v154 = !v153;
   const _Bool v155 = v154 | v149;
   const _Bool v156 = v152 & v155;
   const _Bool v157 = v154 & v151;
   const _Bool v158 = v156 | v157;
   const float v159 = v158 ? v137 : v144;
   const long long v160 = v158 ? v139 : v146;
   const unsigned int v161 = core_bits_float32_uint32(v159);
   const unsigned int v162 = v161 + 32767u;
   const unsigned int v163 = (unsigned int)(v161 >> 16);
   const unsigned int v164 = v163 & 1u;
   const unsigned int v165 = v162 + v164;
   const _Bool v166 = v159 != v159;
   const unsigned int v167 = v161 | 4194304u;
   const unsigned int v168 = v166 ? v167 : v165;
   const unsigned int v169 = (unsigned int)(v168 >> 16);
   const unsigned short v170 = (unsigned short)v169;
   lane2[k133] = v170;
   const long long v171 = (long long)v160;
   lane3[k133] = v171;
  }
#pragma omp simd
  for (long long k172 = 0; k172 < 8; ++k172) {
   const unsigned short v173 = lane2[k172];
   const unsigned int v174 = (unsigned int)v173;
   const unsigned int v175 = (unsigned int)(v174 << 16);
   const float v176 = core_bits_uint32_float32(v175);
   const long long v177 = lane3[k172];
   const long long v178 = (long long)v177;
   const long long v179 = k172 + 8;
   const unsigned short v180 = lane2[v179];
   const unsigned int v181 = (unsigned int)v180;
   const unsigned int v182 = (unsigned int)(v181 << 16);
   const float v183 = core_bits_uint32_float32(v182);
   const long long v184 = lane3[v179];
   const long long v185 = (long long)v184;
   const _Bool v186 = v176 > v183;
   const _Bool v187 = v176 == v183;
   const _Bool v188 = v178 < v185;
   const _Bool v189 = v187 & v188;
   const _Bool v190 = v186 | v189;
   const _Bool v191 = v176 != v176;
   const _Bool v192 = v183 != v183;
   const _Bool v193 = !v192;
   const _Bool v194 = v193 | v188;
   const _Bool v195 = v191 & v194;
   const _Bool v196 = v193 & v190;
   const _Bool v197 = v195 | v196;
   const float v198 = v197 ? v176 : v183;
   const long long v199 = v197 ? v178 : v185;
   const unsigned int v200 = core_bits_float32_uint32(v198);
   const unsigned int v201 = v200 + 32767u;
   const unsigned int v202 = (unsigned int)(v200 >> 16);
   const unsigned int v203 = v202 & 1u;
   const unsigned int v204 = v201 + v203;
   const _Bool v205 = v198 != v198;
   const unsigned int v206 = v200 | 4194304u;
   const unsigned int v207 = v205 ? v206 : v204;
   const unsigned int v208 = (unsigned int)(v207 >> 16);
   const unsigned short v209 = (unsigned short)v208;
   lane2[k172] = v209;
   const long long v210 = (long long)v199;
   lane3[k172] = v210;
  }
  float v211 = (-__builtin_inff());
  long long v212 = 9223372036854775807ll;
  for (long long k213 = 0; k213 < 8; ++k213) {
   const unsigned short v214 = lane2[k213];
   const unsigned int v215 = (unsigned int)v214;
   const unsigned int v216 = (unsigned int)(v215 << 16);
   const float v217 = core_bits_uint32_float32(v216);
   const long long v218 = lane3[k213];
   const long long v219 = (long long)v218;
   const _Bool v220 = v211 > v217;
   const _Bool v221 = v211 == v217;
   const _Bool v222 = v212 < v219;
   const _Bool v223 = v221 & v222;
   const _Bool v224 = v220 | v223;
   const _Bool v225 = v211 != v211;
   const _Bool v226 = v217 != v217;
   const _Bool v227 = !v226;
   const _Bool v228 = v227 | v222;
   const _Bool v229 = v225 & v228;
   const _Bool v230 = v227 & v224;
   const _Bool v231 = v229 | v230;
   const float v232 = v231 ? v211 : v217;
   const long long v233 = v231 ? v212 : v219;
   const float next0 = v232;
   const long long next1 = v233;
   v211 = next0;
   v212 = next1;
  }
  const long long v234 = (long long)v212;
  b0_out0_[i1] = v234;
 }
}

static void argmin_0_282f242d7c29(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_stride1 = (long long)scalars[1];
 const long long n2_size2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  unsigned short lane2[64];
  long long lane3[64];
#pragma omp simd
  for (long long k4 = 0; k4 < 64; ++k4) {
   const unsigned int v5 = core_bits_float32_uint32(__builtin_inff());
   const unsigned int v6 = v5 + 32767u;
   const unsigned int v7 = (unsigned int)(v5 >> 16);
   const unsigned int v8 = v7 & 1u;
   const unsigned int v9 = v6 + v8;
   const _Bool v10 = __builtin_inff() != __builtin_inff();
   const unsigned int v11 = v5 | 4194304u;
   const unsigned int v12 = v10 ? v11 : v9;
   const unsigned int v13 = (unsigned int)(v12 >> 16);
   const unsigned short v14 = (unsigned short)v13;
   lane2[k4] = v14;
   lane3[k4] = 9223372036854775807ll;
  }
  const long long v15 = core_floordiv_index(n2_size2, 64);
  for (long long k16 = 0; k16 < v15; ++k16) {
   const long long v17 = k16 * 64;
#pragma omp simd
   for (long long k18 = 0; k18 < 64; ++k18) {
    const long long v19 = v17 + k18;
    const unsigned short v20 = b1_x_[i1 * n1_stride1 + v19];
    const unsigned int v21 = (unsigned int)v20;
    const unsigned int v22 = (unsigned int)(v21 << 16);
    const float v23 = core_bits_uint32_float32(v22);
    const unsigned short v24 = lane2[k18];
    const unsigned int v25 = (unsigned int)v24;
    const unsigned int v26 = (unsigned int)(v25 << 16);
    const float v27 = core_bits_uint32_float32(v26);
    const long long v28 = lane3[k18];
    const long long v29 = (long long)v28;
    const _Bool v30 = v27 < v23;
    const _Bool v31 = v27 == v23;
    const _Bool v32 = v29 < v19;
    const _Bool v33 = v31 & v32;
    const _Bool v34 = v30 | v33;
    const _Bool v35 = v27 != v27;
    const _Bool v36 = v23 != v23;
    const _Bool v37 = !v36;
    const _Bool v38 = v37 | v32;
    const _Bool v39 = v35 & v38;
    const _Bool v40 = v37 & v34;
    const _Bool v41 = v39 | v40;
    const float v42 = v41 ? v27 : v23;
    const long long v43 = v41 ? v29 : v19;
    const unsigned int v44 = core_bits_float32_uint32(v42);
    const unsigned int v45 = v44 + 32767u;
    const unsigned int v46 = (unsigned int)(v44 >> 16);
    const unsigned int v47 = v46 & 1u;
    const unsigned int v48 = v45 + v47;
    const _Bool v49 = v42 != v42;
    const unsigned int v50 = v44 | 4194304u;
    const unsigned int v51 = v49 ? v50 : v48;
    const unsigned int v52 = (unsigned int)(v51 >> 16);
    const unsigned short v53 = (unsigned short)v52;
    lane2[k18] = v53;
    const long long v54 = (long long)v43;
    lane3[k18] = v54;
   }
  }
  const long long v55 = v15 * 64;
  const long long v56 = n2_size2 - v55;
#pragma omp simd
  for (long long k57 = 0; k57 < v56; ++k57) {
   const long long v58 = v55 + k57;
   const unsigned short v59 = b1_x_[i1 * n1_stride1 + v58];
   const unsigned int v60 = (unsigned int)v59;
   const unsigned int v61 = (unsigned int)(v60 << 16);
   const float v62 = core_bits_uint32_float32(v61);
   const unsigned short v63 = lane2[k57];
   const unsigned int v64 = (unsigned int)v63;
   const unsigned int v65 = (unsigned int)(v64 << 16);
   const float v66 = core_bits_uint32_float32(v65);
   const long long v67 = lane3[k57];
   const long long v68 = (long long)v67;
   const _Bool v69 = v66 < v62;
   const _Bool v70 = v66 == v62;
   const _Bool v71 = v68 < v58;
   const _Bool v72 = v70 & v71;
   const _Bool v73 = v69 | v72;
   const _Bool v74 = v66 != v66;
   const _Bool v75 = v62 != v62;
   const _Bool v76 = !v75;
   const _Bool v77 = v76 | v71;
   const _Bool v78 = v74 & v77;
   const _Bool v79 = v76 & v73;
   const _Bool v80 = v78 | v79;
   const float v81 = v80 ? v66 : v62;
   const long long v82 = v80 ? v68 : v58;
   const unsigned int v83 = core_bits_float32_uint32(v81);
   const unsigned int v84 = v83 + 32767u;
   const unsigned int v85 = (unsigned int)(v83 >> 16);
   const unsigned int v86 = v85 & 1u;
   const unsigned int v87 = v84 + v86;
   const _Bool v88 = v81 != v81;
   const unsigned int v89 = v83 | 4194304u;
   const unsigned int v90 = v88 ? v89 : v87;
   const unsigned int v91 = (unsigned int)(v90 >> 16);
   const unsigned short v92 = (unsigned short)v91;
   lane2[k57] = v92;
   const long long v93 = (long long)v82;
   lane3[k57] = v93;
  }
#pragma omp simd
  for (long long k94 = 0; k94 < 32; ++k94) {
   const unsigned short v95 = lane2[k94];
   const unsigned int v96 = (unsigned int)v95;
   const unsigned int v97 = (unsigned int)(v96 << 16);
   const float v98 = core_bits_uint32_float32(v97);
   const long long v99 = lane3[k94];
   const long long v100 = (long long)v99;
   const long long v101 = k94 + 32;
   const unsigned short v102 = lane2[v101];
   const unsigned int v103 = (unsigned int)v102;
   const unsigned int v104 = (unsigned int)(v103 << 16);
   const float v105 = core_bits_uint32_float32(v104);
   const long long v106 = lane3[v101];
   const long long v107 = (long long)v106;
   const _Bool v108 = v98 < v105;
   const _Bool v109 = v98 == v105;
   const _Bool v110 = v100 < v107;
   const _Bool v111 = v109 & v110;
   const _Bool v112 = v108 | v111;
   const _Bool v113 = v98 != v98;
   const _Bool v114 = v105 != v105;
   const _Bool v115 = !v114;
   const _Bool v116 = v115 | v110;
   const _Bool v117 = v113 & v116;
   const _Bool v118 = v115 & v112;
   const _Bool v119 = v117 | v118;
   const float v120 = v119 ? v98 : v105;
   const long long v121 = v119 ? v100 : v107;
   const unsigned int v122 = core_bits_float32_uint32(v120);
   const unsigned int v123 = v122 + 32767u;
   const unsigned int v124 = (unsigned int)(v122 >> 16);
   const unsigned int v125 = v124 & 1u;
   const unsigned int v126 = v123 + v125;
   const _Bool v127 = v120 != v120;
   const unsigned int v128 = v122 | 4194304u;
   const unsigned int v129 = v127 ? v128 : v126;
   const unsigned int v130 = (unsigned int)(v129 >> 16);
   const unsigned short v131 = (unsigned short)v130;
   lane2[k94] = v131;
   const long long v132 = (long long)v121;
   lane3[k94] = v132;
  }
#pragma omp simd
  for (long long k133 = 0; k133 < 16; ++k133) {
   const unsigned short v134 = lane2[k133];
   const unsigned int v135 = (unsigned int)v134;
   const unsigned int v136 = (unsigned int)(v135 << 16);
   const float v137 = core_bits_uint32_float32(v136);
   const long long v138 = lane3[k133];
   const long long v139 = (long long)v138;
   const long long v140 = k133 + 16;
   const unsigned short v141 = lane2[v140];
   const unsigned int v142 = (unsigned int)v141;
   const unsigned int v143 = (unsigned int)(v142 << 16);
   const float v144 = core_bits_uint32_float32(v143);
   const long long v145 = lane3[v140];
   const long long v146 = (long long)v145;
   const _Bool v147 = v137 < v144;
   const _Bool v148 = v137 == v144;
   const _Bool v149 = v139 < v146;
   const _Bool v150 = v148 & v149;
   const _Bool v151 = v147 | v150;
   const _Bool v152 = v137 != v137;
   const _Bool v153 = v144 != v144;
   const _Bool v154 = !v153;
   const _Bool v155 = v154 | v149;
   const _Bool v156 = v152 & v155;
   const _Bool v157 = v154 & v151;
   const _Bool v158 = v156 | v157;
   const float v159 = v158 ? v137 : v144;
   const long long v160 = v158 ? v139 : v146;
   const unsigned int v161 = core_bits_float32_uint32(v159);
   const unsigned int v162 = v161 + 32767u;
   const unsigned int v163 = (unsigned int)(v161 >> 16);
   const unsigned int v164 = v163 & 1u;
   const unsigned int v165 = v162 + v164;
   const _Bool v166 = v159 != v159;
   const unsigned int v167 = v161 | 4194304u;
   const unsigned int v168 = v166 ? v167 : v165;
   const unsigned int v169 = (unsigned int)(v168 >> 16);
   const unsigned short v170 = (unsigned short)v169;
   lane2[k133] = v170;
   const long long v171 = (long long)v160;
   lane3[k133] = v171;
  }
#pragma omp simd
  for (long long k172 = 0; k172 < 8; ++k172) {
   const unsigned short v173 = lane2[k172];
   const unsigned int v174 = (unsigned int)v173;
   const unsigned int v175 = (unsigned int)(v174 << 16);
   const float v176 = core_bits_uint32_float32(v175);
   const long long v177 = lane3[k172];
   const long long v178 = (long long)v177;
   const long long v179 = k172 + 8;
   const unsigned short v180 = lane2[v179];
   const unsigned int v181 = (unsigned int)v180;
   const unsigned int v182 = (unsigned int)(v181 << 16);
   const float v183 = core_bits_uint32_float32(v182);
   const long long v184 = lane3[v179];
   const long long v185 = (long long)v184;
   const _Bool v186 = v176 < v183;
   const _Bool v187 = v176 == v183;
   const _Bool v188 = v178 < v185;
   const _Bool v189 = v187 & v188;
   const _Bool v190 = v186 | v189;
   const _Bool v191 = v176 != v176;
   const _Bool v192 = v183 != v183;
   const _Bool v193 = !v192;
   const _Bool v194 = v193 | v188;
   const _Bool v195 = v191 & v194;
   const _Bool v196 = v193 & v190;
   const _Bool v197 = v195 | v196;
   const float v198 = v197 ? v176 : v183;
   const long long v199 = v197 ? v178 : v185;
   const unsigned int v200 = core_bits_float32_uint32(v198);
   const unsigned int v201 = v200 + 32767u;
   const unsigned int v202 = (unsigned int)(v200 >> 16);
   const unsigned int v203 = v202 & 1u;
   const unsigned int v204 = v201 + v203;
   const _Bool v205 = v198 != v198;
   const unsigned int v206 = v200 | 4194304u;
   const unsigned int v207 = v205 ? v206 : v204;
   const unsigned int v208 = (unsigned int)(v207 >> 16);
   const unsigned short v209 = (unsigned short)v208;
   lane2[k172] = v209;
   const long long v210 = (long long)v199;
   lane3[k172] = v210;
  }
  float v211 = __builtin_inff();
  long long v212 = 9223372036854775807ll;
  for (long long k213 = 0; k213 < 8; ++k213) {
   const unsigned short v214 = lane2[k213];
   const unsigned int v215 = (unsigned int)v214;
   const unsigned int v216 = (unsigned int)(v215 << 16);
   const float v217 = core_bits_uint32_float32(v216);
   const long long v218 = lane3[k213];
   const long long v219 = (long long)v218;
   const _Bool v220 = v211 < v217;
   const _Bool v221 = v211 == v217;
   const _Bool v222 = v212 < v219;
   const _Bool v223 = v221 & v222;
   const _Bool v224 = v220 | v223;
   const _Bool v225 = v211 != v211;
   const _Bool v226 = v217 != v217;
   const _Bool v227 = !v226;
   const _Bool v228 = v227 | v222;
   const _Bool v229 = v225 & v228;
   const _Bool v230 = v227 & v224;
   const _Bool v231 = v229 | v230;
   const float v232 = v231 ? v211 : v217;
   const long long v233 = v231 ? v212 : v219;
   const float next0 = v232;
   const long long next1 = v233;
   v211 = next0;
   v212 = next1;
  }
  const long long v234 = (long long)v212;
  b0_out0_[i1] = v234;
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

static void sum_0_1b29ccb4f013(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
    const float v31 = v30 + v29;
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
   b0_out0_[v33] = v91;
  }
 }
}

static void sum_0_b6c3588f204b(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
    const float v31 = v30 + v29;
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
   b0_out0_[v33] = v91;
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

static void mean_0_d0c3c9fd9476(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const unsigned short v12 = b1_x_[j9 * n3_stride3 + v11];
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
    const float v31 = v30 + v29;
    column7[k10] = v31;
   }
  }
  const float v32 = (float)n2_size2;
#pragma omp simd
  for (long long k33 = 0; k33 < v6; ++k33) {
   const long long v34 = v4 + k33;
   const float v35 = column7[k33];
   const float v36 = v35 / v32;
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
   b0_out0_[v34] = v93;
  }
 }
}

static void mean_0_a8688eac6a45(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const unsigned short v12 = b1_x_[j9 * n5_stride5 + v11];
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
    const float v31 = v30 + v29;
    column7[k10] = v31;
   }
  }
  const float v32 = (float)n4_size4;
#pragma omp simd
  for (long long k33 = 0; k33 < v6; ++k33) {
   const long long v34 = v4 + k33;
   const float v35 = column7[k33];
   const float v36 = v35 / v32;
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
   b0_out0_[v34] = v93;
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

static void max_0_c8bd36c7aa36(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 unsigned short *b2_part = (unsigned short *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const long long v7 = v6 + 4095;
  const long long v8 = core_floordiv_index(v7, 4096);
  unsigned short lane9[64];
  float v10 = (-__builtin_inff());
  for (long long block11 = 0; block11 < v8; ++block11) {
   const long long v12 = block11 * 4096;
   const long long v13 = v6 - v12;
   const long long v14 = (v13 < 4096 ? v13 : 4096);
#pragma omp simd
   for (long long k15 = 0; k15 < 64; ++k15) {
    const unsigned int v16 = core_bits_float32_uint32((-__builtin_inff()));
    const unsigned int v17 = v16 & 2147483647u;
    const float v18 = core_bits_uint32_float32(v17);
    const float v19 = v18 + 0.5f;
    const unsigned int v20 = core_bits_float32_uint32(v19);
    const unsigned int v21 = v20 - 1056964608u;
    const unsigned int v22 = v17 + 3355447295u;
    const unsigned int v23 = (unsigned int)(v17 >> 13);
    const unsigned int v24 = v23 & 1u;
    const unsigned int v25 = v22 + v24;
    const unsigned int v26 = (unsigned int)(v25 >> 13);
    const _Bool v27 = v17 > 2139095040u;
    const unsigned int v28 = v27 ? 32256u : 31744u;
    const _Bool v29 = v17 < 947912704u;
    const unsigned int v30 = v29 ? v21 : v26;
    const _Bool v31 = v17 >= 1199570944u;
    const unsigned int v32 = v31 ? v28 : v30;
    const unsigned int v33 = (unsigned int)(v16 >> 16);
    const unsigned int v34 = v33 & 32768u;
    const unsigned int v35 = v32 | v34;
    const unsigned short v36 = (unsigned short)v35;
    lane9[k15] = v36;
   }
   const long long v37 = core_floordiv_index(v14, 64);
   for (long long k38 = 0; k38 < v37; ++k38) {
    const long long v39 = k38 * 64;
    const long long v40 = v12 + v39;
#pragma omp simd
    for (long long k41 = 0; k41 < 64; ++k41) {
     const long long v42 = v40 + k41;
     const unsigned short v43 = lane9[k41];
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
     const long long v61 = v4 + v42;
     const unsigned short v62 = b1_x_[v61];
     const unsigned int v63 = (unsigned int)v62;
     const unsigned int v64 = v63 & 32767u;
     const unsigned int v65 = (unsigned int)(v64 << 13);
     const unsigned int v66 = v63 & 31744u;
     const unsigned int v67 = v65 + 947912704u;
     const float v68 = core_bits_uint32_float32(v67);
     const float v69 = v68 - 0x1.0000000000000p-14f;
     const _Bool v70 = v66 == 31744u;
     const unsigned int v71 = v70 ? 1879048192u : 939524096u;
     const unsigned int v72 = v65 + v71;
     const _Bool v73 = v66 == 0u;
     const unsigned int v74 = core_bits_float32_uint32(v69);
     const unsigned int v75 = v73 ? v74 : v72;
     const unsigned int v76 = v63 & 32768u;
     const unsigned int v77 = (unsigned int)(v76 << 16);
     const unsigned int v78 = v75 | v77;
     const float v79 = core_bits_uint32_float32(v78);
     const float v80 = core_max_float32(v60, v79);
     const unsigned int v81 = core_bits_float32_uint32(v80);
     const unsigned int v82 = v81 & 2147483647u;
     const float v83 = core_bits_uint32_float32(v82);
     const float v84 = v83 + 0.5f;
     const unsigned int v85 = core_bits_float32_uint32(v84);
     const unsigned int v86 = v85 - 1056964608u;
     const unsigned int v87 = v82 + 3355447295u;
     const unsigned int v88 = (unsigned int)(v82 >> 13);
     const unsigned int v89 = v88 & 1u;
     const unsigned int v90 = v87 + v89;
     const unsigned int v91 = (unsigned int)(v90 >> 13);
     const _Bool v92 = v82 > 2139095040u;
     const unsigned int v93 = v92 ? 32256u : 31744u;
     const _Bool v94 = v82 < 947912704u;
     const unsigned int v95 = v94 ? v86 : v91;
     const _Bool v96 = v82 >= 1199570944u;
     const unsigned int v97 = v96 ? v93 : v95;
     const unsigned int v98 = (unsigned int)(v81 >> 16);
     const unsigned int v99 = v98 & 32768u;
     const unsigned int v100 = v97 | v99;
     const unsigned short v101 = (unsigned short)v100;
     lane9[k41] = v101;
    }
   }
   const long long v102 = v37 * 64;
   const long long v103 = v14 - v102;
   const long long v104 = v12 + v102;
#pragma omp simd
   for (long long k105 = 0; k105 < v103; ++k105) {
    const long long v106 = v104 + k105;
    const unsigned short v107 = lane9[k105];
    const unsigned int v108 = (unsigned int)v107;
    const unsigned int v109 = v108 & 32767u;
    const unsigned int v110 = (unsigned int)(v109 << 13);
    const unsigned int v111 = v108 & 31744u;
    const unsigned int v112 = v110 + 947912704u;
    const float v113 = core_bits_uint32_float32(v112);
    const float v114 = v113 - 0x1.0000000000000p-14f;
    const _Bool v115 = v111 == 31744u;
    const unsigned int v116 = v115 ? 1879048192u : 939524096u;
    const unsigned int v117 = v110 + v116;
    const _Bool v118 = v111 == 0u;
    const unsigned int v119 = core_bits_float32_uint32(v114);
    const unsigned int v120 = v118 ? v119 : v117;
    const unsigned int v121 = v108 & 32768u;
    const unsigned int v122 = (unsigned int)(v121 << 16);
    const unsigned int v123 = v120 | v122;
    const float v124 = core_bits_uint32_float32(v123);
    const long long v125 = v4 + v106;
    const unsigned short v126 = b1_x_[v125];
    const unsigned int v127 = (unsigned int)v126;
    const unsigned int v128 = v127 & 32767u;
    const unsigned int v129 = (unsigned int)(v128 << 13);
    const unsigned int v130 = v127 & 31744u;
    const unsigned int v131 = v129 + 947912704u;
    const float v132 = core_bits_uint32_float32(v131);
    const float v133 = v132 - 0x1.0000000000000p-14f;
    const _Bool v134 = v130 == 31744u;
    const unsigned int v135 = v134 ? 1879048192u : 939524096u;
    const unsigned int v136 = v129 + v135;
    const _Bool v137 = v130 == 0u;
    const unsigned int v138 = core_bits_float32_uint32(v133);
    const unsigned int v139 = v137 ? v138 : v136;
    const unsigned int v140 = v127 & 32768u;
    const unsigned int v141 = (unsigned int)(v140 << 16);
    const unsigned int v142 = v139 | v141;
    const float v143 = core_bits_uint32_float32(v142);
    const float v144 = core_max_float32(v124, v143);
    const unsigned int v145 = core_bits_float32_uint32(v144);
    const unsigned int v146 = v145 & 2147483647u;
    const float v147 = core_bits_uint32_float32(v146);
    const float v148 = v147 + 0.5f;
    const unsigned int v149 = core_bits_float32_uint32(v148);
    const unsigned int v150 = v149 - 1056964608u;
    const unsigned int v151 = v146 + 3355447295u;
    const unsigned int v152 = (unsigned int)(v146 >> 13);
    const unsigned int v153 = v152 & 1u;
    const unsigned int v154 = v151 + v153;
    const unsigned int v155 = (unsigned int)(v154 >> 13);
    const _Bool v156 = v146 > 2139095040u;
    const unsigned int v157 = v156 ? 32256u : 31744u;
    const _Bool v158 = v146 < 947912704u;
    const unsigned int v159 = v158 ? v150 : v155;
    const _Bool v160 = v146 >= 1199570944u;
    const unsigned int v161 = v160 ? v157 : v159;
    const unsigned int v162 = (unsigned int)(v145 >> 16);
    const unsigned int v163 = v162 & 32768u;
    const unsigned int v164 = v161 | v163;
    const unsigned short v165 = (unsigned short)v164;
    lane9[k105] = v165;
   }
   float v166 = (-__builtin_inff());
#pragma omp simd reduction(core_max_float32 : v166)
   for (long long k167 = 0; k167 < 64; ++k167) {
    const unsigned short v168 = lane9[k167];
    const unsigned int v169 = (unsigned int)v168;
    const unsigned int v170 = v169 & 32767u;
    const unsigned int v171 = (unsigned int)(v170 << 13);
    const unsigned int v172 = v169 & 31744u;
    const unsigned int v173 = v171 + 947912704u;
    const float v174 = core_bits_uint32_float32(v173);
    const float v175 = v174 - 0x1.0000000000000p-14f;
    const _Bool v176 = v172 == 31744u;
    const unsigned int v177 = v176 ? 1879048192u : 939524096u;
    const unsigned int v178 = v171 + v177;
    const _Bool v179 = v172 == 0u;
    const unsigned int v180 = core_bits_float32_uint32(v175);
    const unsigned int v181 = v179 ? v180 : v178;
    const unsigned int v182 = v169 & 32768u;
    const unsigned int v183 = (unsigned int)(v182 << 16);
    const unsigned int v184 = v181 | v183;
    const float v185 = core_bits_uint32_float32(v184);
    v166 = core_max_float32(v166, v185);
   }
   v10 = core_max_float32(v10, v166);
  }
  const unsigned int v186 = core_bits_float32_uint32(v10);
  const unsigned int v187 = v186 & 2147483647u;
  const float v188 = core_bits_uint32_float32(v187);
  const float v189 = v188 + 0.5f;
  const unsigned int v190 = core_bits_float32_uint32(v189);
  const unsigned int v191 = v190 - 1056964608u;
  const unsigned int v192 = v187 + 3355447295u;
  const unsigned int v193 = (unsigned int)(v187 >> 13);
  const unsigned int v194 = v193 & 1u;
  const unsigned int v195 = v192 + v194;
  const unsigned int v196 = (unsigned int)(v195 >> 13);
  const _Bool v197 = v187 > 2139095040u;
  const unsigned int v198 = v197 ? 32256u : 31744u;
  const _Bool v199 = v187 < 947912704u;
  const unsigned int v200 = v199 ? v191 : v196;
  const _Bool v201 = v187 >= 1199570944u;
  const unsigned int v202 = v201 ? v198 : v200;
  const unsigned int v203 = (unsigned int)(v186 >> 16);
  const unsigned int v204 = v203 & 32768u;
  const unsigned int v205 = v202 | v204;
  const unsigned short v206 = (unsigned short)v205;
  b2_part[p3] = v206;
 }
}
static void max_1_c8bd36c7aa36(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b2_part = (const unsigned short *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const long long v3 = v2 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  unsigned short lane5[64];
  float v6 = (-__builtin_inff());
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = v2 - v8;
   const long long v10 = (v9 < 4096 ? v9 : 4096);
#pragma omp simd
   for (long long k11 = 0; k11 < 64; ++k11) {
    const unsigned int v12 = core_bits_float32_uint32((-__builtin_inff()));
    const unsigned int v13 = v12 & 2147483647u;
    const float v14 = core_bits_uint32_float32(v13);
    const float v15 = v14 + 0.5f;
    const unsigned int v16 = core_bits_float32_uint32(v15);
    const unsigned int v17 = v16 - 1056964608u;
    const unsigned int v18 = v13 + 3355447295u;
    const unsigned int v19 = (unsigned int)(v13 >> 13);
    const unsigned int v20 = v19 & 1u;
    const unsigned int v21 = v18 + v20;
    const unsigned int v22 = (unsigned int)(v21 >> 13);
    const _Bool v23 = v13 > 2139095040u;
    const unsigned int v24 = v23 ? 32256u : 31744u;
    const _Bool v25 = v13 < 947912704u;
    const unsigned int v26 = v25 ? v17 : v22;
    const _Bool v27 = v13 >= 1199570944u;
    const unsigned int v28 = v27 ? v24 : v26;
    const unsigned int v29 = (unsigned int)(v12 >> 16);
    const unsigned int v30 = v29 & 32768u;
    const unsigned int v31 = v28 | v30;
    const unsigned short v32 = (unsigned short)v31;
    lane5[k11] = v32;
   }
   const long long v33 = core_floordiv_index(v10, 64);
   for (long long k34 = 0; k34 < v33; ++k34) {
    const long long v35 = k34 * 64;
    const long long v36 = v8 + v35;
#pragma omp simd
    for (long long k37 = 0; k37 < 64; ++k37) {
     const long long v38 = v36 + k37;
     const unsigned short v39 = lane5[k37];
     const unsigned int v40 = (unsigned int)v39;
     const unsigned int v41 = v40 & 32767u;
     const unsigned int v42 = (unsigned int)(v41 << 13);
     const unsigned int v43 = v40 & 31744u;
     const unsigned int v44 = v42 + 947912704u;
     const float v45 = core_bits_uint32_float32(v44);
     const float v46 = v45 - 0x1.0000000000000p-14f;
     const _Bool v47 = v43 == 31744u;
     const unsigned int v48 = v47 ? 1879048192u : 939524096u;
     const unsigned int v49 = v42 + v48;
     const _Bool v50 = v43 == 0u;
     const unsigned int v51 = core_bits_float32_uint32(v46);
     const unsigned int v52 = v50 ? v51 : v49;
     const unsigned int v53 = v40 & 32768u;
     const unsigned int v54 = (unsigned int)(v53 << 16);
     const unsigned int v55 = v52 | v54;
     const float v56 = core_bits_uint32_float32(v55);
     const unsigned short v57 = b2_part[v38];
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
     const float v74 = core_bits_uint32_float32(v73);
     const float v75 = core_max_float32(v56, v74);
     const unsigned int v76 = core_bits_float32_uint32(v75);
     const unsigned int v77 = v76 & 2147483647u;
     const float v78 = core_bits_uint32_float32(v77);
     const float v79 = v78 + 0.5f;
     const unsigned int v80 = core_bits_float32_uint32(v79);
     const unsigned int v81 = v80 - 1056964608u;
     const unsigned int v82 = v77 + 3355447295u;
     const unsigned int v83 = (unsigned int)(v77 >> 13);
     const unsigned int v84 = v83 & 1u;
     const unsigned int v85 = v82 + v84;
     const unsigned int v86 = (unsigned int)(v85 >> 13);
     const _Bool v87 = v77 > 2139095040u;
     const unsigned int v88 = v87 ? 32256u : 31744u;
     const _Bool v89 = v77 < 947912704u;
     const unsigned int v90 = v89 ? v81 : v86;
     const _Bool v91 = v77 >= 1199570944u;
     const unsigned int v92 = v91 ? v88 : v90;
     const unsigned int v93 = (unsigned int)(v76 >> 16);
     const unsigned int v94 = v93 & 32768u;
     const unsigned int v95 = v92 | v94;
     const unsigned short v96 = (unsigned short)v95;
     lane5[k37] = v96;
    }
   }
   const long long v97 = v33 * 64;
   const long long v98 = v10 - v97;
   const long long v99 = v8 + v97;
#pragma omp simd
   for (long long k100 = 0; k100 < v98; ++k100) {
    const long long v101 = v99 + k100;
    const unsigned short v102 = lane5[k100];
    const unsigned int v103 = (unsigned int)v102;
    const unsigned int v104 = v103 & 32767u;
    const unsigned int v105 = (unsigned int)(v104 << 13);
    const unsigned int v106 = v103 & 31744u;
    const unsigned int v107 = v105 + 947912704u;
    const float v108 = core_bits_uint32_float32(v107);
    const float v109 = v108 - 0x1.0000000000000p-14f;
    const _Bool v110 = v106 == 31744u;
    const unsigned int v111 = v110 ? 1879048192u : 939524096u;
    const unsigned int v112 = v105 + v111;
    const _Bool v113 = v106 == 0u;
    const unsigned int v114 = core_bits_float32_uint32(v109);
    const unsigned int v115 = v113 ? v114 : v112;
    const unsigned int v116 = v103 & 32768u;
    const unsigned int v117 = (unsigned int)(v116 << 16);
    const unsigned int v118 = v115 | v117;
    const float v119 = core_bits_uint32_float32(v118);
    const unsigned short v120 = b2_part[v101];
    const unsigned int v121 = (unsigned int)v120;
    const unsigned int v122 = v121 & 32767u;
    const unsigned int v123 = (unsigned int)(v122 << 13);
    const unsigned int v124 = v121 & 31744u;
    const unsigned int v125 = v123 + 947912704u;
    const float v126 = core_bits_uint32_float32(v125);
    const float v127 = v126 - 0x1.0000000000000p-14f;
    const _Bool v128 = v124 == 31744u;
    const unsigned int v129 = v128 ? 1879048192u : 939524096u;
    const unsigned int v130 = v123 + v129;
    const _Bool v131 = v124 == 0u;
    const unsigned int v132 = core_bits_float32_uint32(v127);
    const unsigned int v133 = v131 ? v132 : v130;
    const unsigned int v134 = v121 & 32768u;
    const unsigned int v135 = (unsigned int)(v134 << 16);
    const unsigned int v136 = v133 | v135;
    const float v137 = core_bits_uint32_float32(v136);
    const float v138 = core_max_float32(v119, v137);
    const unsigned int v139 = core_bits_float32_uint32(v138);
    const unsigned int v140 = v139 & 2147483647u;
    const float v141 = core_bits_uint32_float32(v140);
    const float v142 = v141 + 0.5f;
    const unsigned int v143 = core_bits_float32_uint32(v142);
    const unsigned int v144 = v143 - 1056964608u;
    const unsigned int v145 = v140 + 3355447295u;
    const unsigned int v146 = (unsigned int)(v140 >> 13);
    const unsigned int v147 = v146 & 1u;
    const unsigned int v148 = v145 + v147;
    const unsigned int v149 = (unsigned int)(v148 >> 13);
    const _Bool v150 = v140 > 2139095040u;
    const unsigned int v151 = v150 ? 32256u : 31744u;
    const _Bool v152 = v140 < 947912704u;
    const unsigned int v153 = v152 ? v144 : v149;
    const _Bool v154 = v140 >= 1199570944u;
    const unsigned int v155 = v154 ? v151 : v153;
    const unsigned int v156 = (unsigned int)(v139 >> 16);
    const unsigned int v157 = v156 & 32768u;
    const unsigned int v158 = v155 | v157;
    const unsigned short v159 = (unsigned short)v158;
    lane5[k100] = v159;
   }
   float v160 = (-__builtin_inff());
#pragma omp simd reduction(core_max_float32 : v160)
   for (long long k161 = 0; k161 < 64; ++k161) {
    const unsigned short v162 = lane5[k161];
    const unsigned int v163 = (unsigned int)v162;
    const unsigned int v164 = v163 & 32767u;
    const unsigned int v165 = (unsigned int)(v164 << 13);
    const unsigned int v166 = v163 & 31744u;
    const unsigned int v167 = v165 + 947912704u;
    const float v168 = core_bits_uint32_float32(v167);
    const float v169 = v168 - 0x1.0000000000000p-14f;
    const _Bool v170 = v166 == 31744u;
    const unsigned int v171 = v170 ? 1879048192u : 939524096u;
    const unsigned int v172 = v165 + v171;
    const _Bool v173 = v166 == 0u;
    const unsigned int v174 = core_bits_float32_uint32(v169);
    const unsigned int v175 = v173 ? v174 : v172;
    const unsigned int v176 = v163 & 32768u;
    const unsigned int v177 = (unsigned int)(v176 << 16);
    const unsigned int v178 = v175 | v177;
    const float v179 = core_bits_uint32_float32(v178);
    v160 = core_max_float32(v160, v179);
   }
   v6 = core_max_float32(v6, v160);
  }
  const unsigned int v180 = core_bits_float32_uint32(v6);
  const unsigned int v181 = v180 & 2147483647u;
  const float v182 = core_bits_uint32_float32(v181);
  const float v183 = v182 + 0.5f;
  const unsigned int v184 = core_bits_float32_uint32(v183);
  const unsigned int v185 = v184 - 1056964608u;
  const unsigned int v186 = v181 + 3355447295u;
  const unsigned int v187 = (unsigned int)(v181 >> 13);
  const unsigned int v188 = v187 & 1u;
  const unsigned int v189 = v186 + v188;
  const unsigned int v190 = (unsigned int)(v189 >> 13);
  const _Bool v191 = v181 > 2139095040u;
  const unsigned int v192 = v191 ? 32256u : 31744u;
  const _Bool v193 = v181 < 947912704u;
  const unsigned int v194 = v193 ? v185 : v190;
  const _Bool v195 = v181 >= 1199570944u;
  const unsigned int v196 = v195 ? v192 : v194;
  const unsigned int v197 = (unsigned int)(v180 >> 16);
  const unsigned int v198 = v197 & 32768u;
  const unsigned int v199 = v196 | v198;
  const unsigned short v200 = (unsigned short)v199;
  b0_out0_[0] = v200;
 }
}

static void max_0_64fc0755e22f(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  unsigned short column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   const unsigned int v9 = core_bits_float32_uint32((-__builtin_inff()));
   const unsigned int v10 = v9 & 2147483647u;
   const float v11 = core_bits_uint32_float32(v10);
   const float v12 = v11 + 0.5f;
   const unsigned int v13 = core_bits_float32_uint32(v12);
   const unsigned int v14 = v13 - 1056964608u;
   const unsigned int v15 = v10 + 3355447295u;
   const unsigned int v16 = (unsigned int)(v10 >> 13);
   const unsigned int v17 = v16 & 1u;
   const unsigned int v18 = v15 + v17;
   const unsigned int v19 = (unsigned int)(v18 >> 13);
   const _Bool v20 = v10 > 2139095040u;
   const unsigned int v21 = v20 ? 32256u : 31744u;
   const _Bool v22 = v10 < 947912704u;
   const unsigned int v23 = v22 ? v14 : v19;
   const _Bool v24 = v10 >= 1199570944u;
   const unsigned int v25 = v24 ? v21 : v23;
   const unsigned int v26 = (unsigned int)(v9 >> 16);
   const unsigned int v27 = v26 & 32768u;
   const unsigned int v28 = v25 | v27;
   const unsigned short v29 = (unsigned short)v28;
   column7[k8] = v29;
  }
  for (long long j30 = 0; j30 < n0_size0; ++j30) {
#pragma omp simd
   for (long long k31 = 0; k31 < v6; ++k31) {
    const long long v32 = v4 + k31;
    const unsigned short v33 = b1_x_[j30 * n2_stride2 + v32];
    const unsigned int v34 = (unsigned int)v33;
    const unsigned int v35 = v34 & 32767u;
    const unsigned int v36 = (unsigned int)(v35 << 13);
    const unsigned int v37 = v34 & 31744u;
    const unsigned int v38 = v36 + 947912704u;
    const float v39 = core_bits_uint32_float32(v38);
    const float v40 = v39 - 0x1.0000000000000p-14f;
    const _Bool v41 = v37 == 31744u;
    const unsigned int v42 = v41 ? 1879048192u : 939524096u;
    const unsigned int v43 = v36 + v42;
    const _Bool v44 = v37 == 0u;
    const unsigned int v45 = core_bits_float32_uint32(v40);
    const unsigned int v46 = v44 ? v45 : v43;
    const unsigned int v47 = v34 & 32768u;
    const unsigned int v48 = (unsigned int)(v47 << 16);
    const unsigned int v49 = v46 | v48;
    const float v50 = core_bits_uint32_float32(v49);
    const unsigned short v51 = column7[k31];
    const unsigned int v52 = (unsigned int)v51;
    const unsigned int v53 = v52 & 32767u;
    const unsigned int v54 = (unsigned int)(v53 << 13);
    const unsigned int v55 = v52 & 31744u;
    const unsigned int v56 = v54 + 947912704u;
    const float v57 = core_bits_uint32_float32(v56);
    const float v58 = v57 - 0x1.0000000000000p-14f;
    const _Bool v59 = v55 == 31744u;
    const unsigned int v60 = v59 ? 1879048192u : 939524096u;
    const unsigned int v61 = v54 + v60;
    const _Bool v62 = v55 == 0u;
    const unsigned int v63 = core_bits_float32_uint32(v58);
    const unsigned int v64 = v62 ? v63 : v61;
    const unsigned int v65 = v52 & 32768u;
    const unsigned int v66 = (unsigned int)(v65 << 16);
    const unsigned int v67 = v64 | v66;
    const float v68 = core_bits_uint32_float32(v67);
    const float v69 = core_max_float32(v68, v50);
    const unsigned int v70 = core_bits_float32_uint32(v69);
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
    column7[k31] = v90;
   }
  }
#pragma omp simd
  for (long long k91 = 0; k91 < v6; ++k91) {
   const long long v92 = v4 + k91;
   const unsigned short v93 = column7[k91];
   const unsigned int v94 = (unsigned int)v93;
   const unsigned int v95 = v94 & 32767u;
   const unsigned int v96 = (unsigned int)(v95 << 13);
   const unsigned int v97 = v94 & 31744u;
   const unsigned int v98 = v96 + 947912704u;
   const float v99 = core_bits_uint32_float32(v98);
   const float v100 = v99 - 0x1.0000000000000p-14f;
   const _Bool v101 = v97 == 31744u;
   const unsigned int v102 = v101 ? 1879048192u : 939524096u;
   const unsigned int v103 = v96 + v102;
   const _Bool v104 = v97 == 0u;
   const unsigned int v105 = core_bits_float32_uint32(v100);
   const unsigned int v106 = v104 ? v105 : v103;
   const unsigned int v107 = v94 & 32768u;
   const unsigned int v108 = (unsigned int)(v107 << 16);
   const unsigned int v109 = v106 | v108;
   const unsigned int v110 = v109 & 2147483647u;
   const float v111 = core_bits_uint32_float32(v110);
   const float v112 = v111 + 0.5f;
   const unsigned int v113 = core_bits_float32_uint32(v112);
   const unsigned int v114 = v113 - 1056964608u;
   const unsigned int v115 = v110 + 3355447295u;
   const unsigned int v116 = (unsigned int)(v110 >> 13);
   const unsigned int v117 = v116 & 1u;
   const unsigned int v118 = v115 + v117;
   const unsigned int v119 = (unsigned int)(v118 >> 13);
   const _Bool v120 = v110 > 2139095040u;
   const unsigned int v121 = v120 ? 32256u : 31744u;
   const _Bool v122 = v110 < 947912704u;
   const unsigned int v123 = v122 ? v114 : v119;
   const _Bool v124 = v110 >= 1199570944u;
   const unsigned int v125 = v124 ? v121 : v123;
   const unsigned int v126 = (unsigned int)(v109 >> 16);
   const unsigned int v127 = v126 & 32768u;
   const unsigned int v128 = v125 | v127;
   const unsigned short v129 = (unsigned short)v128;
   b0_out0_[v92] = v129;
  }
 }
}

static void max_0_445a141dcecd(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  unsigned short column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   const unsigned int v9 = core_bits_float32_uint32((-__builtin_inff()));
   const unsigned int v10 = v9 & 2147483647u;
   const float v11 = core_bits_uint32_float32(v10);
   const float v12 = v11 + 0.5f;
   const unsigned int v13 = core_bits_float32_uint32(v12);
   const unsigned int v14 = v13 - 1056964608u;
   const unsigned int v15 = v10 + 3355447295u;
   const unsigned int v16 = (unsigned int)(v10 >> 13);
   const unsigned int v17 = v16 & 1u;
   const unsigned int v18 = v15 + v17;
   const unsigned int v19 = (unsigned int)(v18 >> 13);
   const _Bool v20 = v10 > 2139095040u;
   const unsigned int v21 = v20 ? 32256u : 31744u;
   const _Bool v22 = v10 < 947912704u;
   const unsigned int v23 = v22 ? v14 : v19;
   const _Bool v24 = v10 >= 1199570944u;
   const unsigned int v25 = v24 ? v21 : v23;
   const unsigned int v26 = (unsigned int)(v9 >> 16);
   const unsigned int v27 = v26 & 32768u;
   const unsigned int v28 = v25 | v27;
   const unsigned short v29 = (unsigned short)v28;
   column7[k8] = v29;
  }
  for (long long j30 = 0; j30 < n0_size0; ++j30) {
#pragma omp simd
   for (long long k31 = 0; k31 < v6; ++k31) {
    const long long v32 = v4 + k31;
    const unsigned short v33 = b1_x_[j30 * n4_stride4 + v32];
    const unsigned int v34 = (unsigned int)v33;
    const unsigned int v35 = v34 & 32767u;
    const unsigned int v36 = (unsigned int)(v35 << 13);
    const unsigned int v37 = v34 & 31744u;
    const unsigned int v38 = v36 + 947912704u;
    const float v39 = core_bits_uint32_float32(v38);
    const float v40 = v39 - 0x1.0000000000000p-14f;
    const _Bool v41 = v37 == 31744u;
    const unsigned int v42 = v41 ? 1879048192u : 939524096u;
    const unsigned int v43 = v36 + v42;
    const _Bool v44 = v37 == 0u;
    const unsigned int v45 = core_bits_float32_uint32(v40);
    const unsigned int v46 = v44 ? v45 : v43;
    const unsigned int v47 = v34 & 32768u;
    const unsigned int v48 = (unsigned int)(v47 << 16);
    const unsigned int v49 = v46 | v48;
    const float v50 = core_bits_uint32_float32(v49);
    const unsigned short v51 = column7[k31];
    const unsigned int v52 = (unsigned int)v51;
    const unsigned int v53 = v52 & 32767u;
    const unsigned int v54 = (unsigned int)(v53 << 13);
    const unsigned int v55 = v52 & 31744u;
    const unsigned int v56 = v54 + 947912704u;
    const float v57 = core_bits_uint32_float32(v56);
    const float v58 = v57 - 0x1.0000000000000p-14f;
    const _Bool v59 = v55 == 31744u;
    const unsigned int v60 = v59 ? 1879048192u : 939524096u;
    const unsigned int v61 = v54 + v60;
    const _Bool v62 = v55 == 0u;
    const unsigned int v63 = core_bits_float32_uint32(v58);
    const unsigned int v64 = v62 ? v63 : v61;
    const unsigned int v65 = v52 & 32768u;
    const unsigned int v66 = (unsigned int)(v65 << 16);
    const unsigned int v67 = v64 | v66;
    const float v68 = core_bits_uint32_float32(v67);
    const float v69 = core_max_float32(v68, v50);
    const unsigned int v70 = core_bits_float32_uint32(v69);
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
    column7[k31] = v90;
   }
  }
#pragma omp simd
  for (long long k91 = 0; k91 < v6; ++k91) {
   const long long v92 = v4 + k91;
   const unsigned short v93 = column7[k91];
   const unsigned int v94 = (unsigned int)v93;
   const unsigned int v95 = v94 & 32767u;
   const unsigned int v96 = (unsigned int)(v95 << 13);
   const unsigned int v97 = v94 & 31744u;
   const unsigned int v98 = v96 + 947912704u;
   const float v99 = core_bits_uint32_float32(v98);
   const float v100 = v99 - 0x1.0000000000000p-14f;
   const _Bool v101 = v97 == 31744u;
   const unsigned int v102 = v101 ? 1879048192u : 939524096u;
   const unsigned int v103 = v96 + v102;
   const _Bool v104 = v97 == 0u;
   const unsigned int v105 = core_bits_float32_uint32(v100);
   const unsigned int v106 = v104 ? v105 : v103;
   const unsigned int v107 = v94 & 32768u;
   const unsigned int v108 = (unsigned int)(v107 << 16);
   const unsigned int v109 = v106 | v108;
   const unsigned int v110 = v109 & 2147483647u;
   const float v111 = core_bits_uint32_float32(v110);
   const float v112 = v111 + 0.5f;
   const unsigned int v113 = core_bits_float32_uint32(v112);
   const unsigned int v114 = v113 - 1056964608u;
   const unsigned int v115 = v110 + 3355447295u;
   const unsigned int v116 = (unsigned int)(v110 >> 13);
   const unsigned int v117 = v116 & 1u;
   const unsigned int v118 = v115 + v117;
   const unsigned int v119 = (unsigned int)(v118 >> 13);
   const _Bool v120 = v110 > 2139095040u;
   const unsigned int v121 = v120 ? 32256u : 31744u;
   const _Bool v122 = v110 < 947912704u;
   const unsigned int v123 = v122 ? v114 : v119;
   const _Bool v124 = v110 >= 1199570944u;
   const unsigned int v125 = v124 ? v121 : v123;
   const unsigned int v126 = (unsigned int)(v109 >> 16);
   const unsigned int v127 = v126 & 32768u;
   const unsigned int v128 = v125 | v127;
   const unsigned short v129 = (unsigned short)v128;
   b0_out0_[v92] = v129;
  }
 }
}

static void max_0_fb1532345ebd(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  unsigned short lane4[64];
  float v5 = (-__builtin_inff());
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    const unsigned int v11 = core_bits_float32_uint32((-__builtin_inff()));
    const unsigned int v12 = v11 & 2147483647u;
    const float v13 = core_bits_uint32_float32(v12);
    const float v14 = v13 + 0.5f;
    const unsigned int v15 = core_bits_float32_uint32(v14);
    const unsigned int v16 = v15 - 1056964608u;
    const unsigned int v17 = v12 + 3355447295u;
    const unsigned int v18 = (unsigned int)(v12 >> 13);
    const unsigned int v19 = v18 & 1u;
    const unsigned int v20 = v17 + v19;
    const unsigned int v21 = (unsigned int)(v20 >> 13);
    const _Bool v22 = v12 > 2139095040u;
    const unsigned int v23 = v22 ? 32256u : 31744u;
    const _Bool v24 = v12 < 947912704u;
    const unsigned int v25 = v24 ? v16 : v21;
    const _Bool v26 = v12 >= 1199570944u;
    const unsigned int v27 = v26 ? v23 : v25;
    const unsigned int v28 = (unsigned int)(v11 >> 16);
    const unsigned int v29 = v28 & 32768u;
    const unsigned int v30 = v27 | v29;
    const unsigned short v31 = (unsigned short)v30;
    lane4[k10] = v31;
   }
   const long long v32 = core_floordiv_index(v9, 64);
   for (long long k33 = 0; k33 < v32; ++k33) {
    const long long v34 = k33 * 64;
    const long long v35 = v7 + v34;
#pragma omp simd
    for (long long k36 = 0; k36 < 64; ++k36) {
     const long long v37 = v35 + k36;
     const unsigned short v38 = lane4[k36];
     const unsigned int v39 = (unsigned int)v38;
     const unsigned int v40 = v39 & 32767u;
     const unsigned int v41 = (unsigned int)(v40 << 13);
     const unsigned int v42 = v39 & 31744u;
     const unsigned int v43 = v41 + 947912704u;
     const float v44 = core_bits_uint32_float32(v43);
     const float v45 = v44 - 0x1.0000000000000p-14f;
     const _Bool v46 = v42 == 31744u;
     const unsigned int v47 = v46 ? 1879048192u : 939524096u;
     const unsigned int v48 = v41 + v47;
     const _Bool v49 = v42 == 0u;
     const unsigned int v50 = core_bits_float32_uint32(v45);
     const unsigned int v51 = v49 ? v50 : v48;
     const unsigned int v52 = v39 & 32768u;
     const unsigned int v53 = (unsigned int)(v52 << 16);
     const unsigned int v54 = v51 | v53;
     const float v55 = core_bits_uint32_float32(v54);
     const unsigned short v56 = b1_x_[i1 * n2_stride2 + v37];
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
     const float v73 = core_bits_uint32_float32(v72);
     const float v74 = core_max_float32(v55, v73);
     const unsigned int v75 = core_bits_float32_uint32(v74);
     const unsigned int v76 = v75 & 2147483647u;
     const float v77 = core_bits_uint32_float32(v76);
     const float v78 = v77 + 0.5f;
     const unsigned int v79 = core_bits_float32_uint32(v78);
     const unsigned int v80 = v79 - 1056964608u;
     const unsigned int v81 = v76 + 3355447295u;
     const unsigned int v82 = (unsigned int)(v76 >> 13);
     const unsigned int v83 = v82 & 1u;
     const unsigned int v84 = v81 + v83;
     const unsigned int v85 = (unsigned int)(v84 >> 13);
     const _Bool v86 = v76 > 2139095040u;
     const unsigned int v87 = v86 ? 32256u : 31744u;
     const _Bool v88 = v76 < 947912704u;
     const unsigned int v89 = v88 ? v80 : v85;
     const _Bool v90 = v76 >= 1199570944u;
     const unsigned int v91 = v90 ? v87 : v89;
     const unsigned int v92 = (unsigned int)(v75 >> 16);
     const unsigned int v93 = v92 & 32768u;
     const unsigned int v94 = v91 | v93;
     const unsigned short v95 = (unsigned short)v94;
     lane4[k36] = v95;
    }
   }
   const long long v96 = v32 * 64;
   const long long v97 = v9 - v96;
   const long long v98 = v7 + v96;
#pragma omp simd
   for (long long k99 = 0; k99 < v97; ++k99) {
    const long long v100 = v98 + k99;
    const unsigned short v101 = lane4[k99];
    const unsigned int v102 = (unsigned int)v101;
    const unsigned int v103 = v102 & 32767u;
    const unsigned int v104 = (unsigned int)(v103 << 13);
    const unsigned int v105 = v102 & 31744u;
    const unsigned int v106 = v104 + 947912704u;
    const float v107 = core_bits_uint32_float32(v106);
    const float v108 = v107 - 0x1.0000000000000p-14f;
    const _Bool v109 = v105 == 31744u;
    const unsigned int v110 = v109 ? 1879048192u : 939524096u;
    const unsigned int v111 = v104 + v110;
    const _Bool v112 = v105 == 0u;
    const unsigned int v113 = core_bits_float32_uint32(v108);
    const unsigned int v114 = v112 ? v113 : v111;
    const unsigned int v115 = v102 & 32768u;
    const unsigned int v116 = (unsigned int)(v115 << 16);
    const unsigned int v117 = v114 | v116;
    const float v118 = core_bits_uint32_float32(v117);
    const unsigned short v119 = b1_x_[i1 * n2_stride2 + v100];
    const unsigned int v120 = (unsigned int)v119;
    const unsigned int v121 = v120 & 32767u;
    const unsigned int v122 = (unsigned int)(v121 << 13);
    const unsigned int v123 = v120 & 31744u;
    const unsigned int v124 = v122 + 947912704u;
    const float v125 = core_bits_uint32_float32(v124);
    const float v126 = v125 - 0x1.0000000000000p-14f;
    const _Bool v127 = v123 == 31744u;
    const unsigned int v128 = v127 ? 1879048192u : 939524096u;
    const unsigned int v129 = v122 + v128;
    const _Bool v130 = v123 == 0u;
    const unsigned int v131 = core_bits_float32_uint32(v126);
    const unsigned int v132 = v130 ? v131 : v129;
    const unsigned int v133 = v120 & 32768u;
    const unsigned int v134 = (unsigned int)(v133 << 16);
    const unsigned int v135 = v132 | v134;
    const float v136 = core_bits_uint32_float32(v135);
    const float v137 = core_max_float32(v118, v136);
    const unsigned int v138 = core_bits_float32_uint32(v137);
    const unsigned int v139 = v138 & 2147483647u;
    const float v140 = core_bits_uint32_float32(v139);
    const float v141 = v140 + 0.5f;
    const unsigned int v142 = core_bits_float32_uint32(v141);
    const unsigned int v143 = v142 - 1056964608u;
    const unsigned int v144 = v139 + 3355447295u;
    const unsigned int v145 = (unsigned int)(v139 >> 13);
    const unsigned int v146 = v145 & 1u;
    const unsigned int v147 = v144 + v146;
    const unsigned int v148 = (unsigned int)(v147 >> 13);
    const _Bool v149 = v139 > 2139095040u;
    const unsigned int v150 = v149 ? 32256u : 31744u;
    const _Bool v151 = v139 < 947912704u;
    const unsigned int v152 = v151 ? v143 : v148;
    const _Bool v153 = v139 >= 1199570944u;
    const unsigned int v154 = v153 ? v150 : v152;
    const unsigned int v155 = (unsigned int)(v138 >> 16);
    const unsigned int v156 = v155 & 32768u;
    const unsigned int v157 = v154 | v156;
    const unsigned short v158 = (unsigned short)v157;
    lane4[k99] = v158;
   }
   float v159 = (-__builtin_inff());
#pragma omp simd reduction(core_max_float32 : v159)
   for (long long k160 = 0; k160 < 64; ++k160) {
    const unsigned short v161 = lane4[k160];
    const unsigned int v162 = (unsigned int)v161;
    const unsigned int v163 = v162 & 32767u;
    const unsigned int v164 = (unsigned int)(v163 << 13);
    const unsigned int v165 = v162 & 31744u;
    const unsigned int v166 = v164 + 947912704u;
    const float v167 = core_bits_uint32_float32(v166);
    const float v168 = v167 - 0x1.0000000000000p-14f;
    const _Bool v169 = v165 == 31744u;
    const unsigned int v170 = v169 ? 1879048192u : 939524096u;
    const unsigned int v171 = v164 + v170;
    const _Bool v172 = v165 == 0u;
    const unsigned int v173 = core_bits_float32_uint32(v168);
    const unsigned int v174 = v172 ? v173 : v171;
    const unsigned int v175 = v162 & 32768u;
    const unsigned int v176 = (unsigned int)(v175 << 16);
    const unsigned int v177 = v174 | v176;
    const float v178 = core_bits_uint32_float32(v177);
    v159 = core_max_float32(v159, v178);
   }
   v5 = core_max_float32(v5, v159);
  }
  const unsigned int v179 = core_bits_float32_uint32(v5);
  const unsigned int v180 = v179 & 2147483647u;
  const float v181 = core_bits_uint32_float32(v180);
  const float v182 = v181 + 0.5f;
  const unsigned int v183 = core_bits_float32_uint32(v182);
  const unsigned int v184 = v183 - 1056964608u;
  const unsigned int v185 = v180 + 3355447295u;
  const unsigned int v186 = (unsigned int)(v180 >> 13);
  const unsigned int v187 = v186 & 1u;
  const unsigned int v188 = v185 + v187;
  const unsigned int v189 = (unsigned int)(v188 >> 13);
  const _Bool v190 = v180 > 2139095040u;
  const unsigned int v191 = v190 ? 32256u : 31744u;
  const _Bool v192 = v180 < 947912704u;
  const unsigned int v193 = v192 ? v184 : v189;
  const _Bool v194 = v180 >= 1199570944u;
  const unsigned int v195 = v194 ? v191 : v193;
  const unsigned int v196 = (unsigned int)(v179 >> 16);
  const unsigned int v197 = v196 & 32768u;
  const unsigned int v198 = v195 | v197;
  const unsigned short v199 = (unsigned short)v198;
  b0_out0_[i1] = v199;
 }
}

static void max_0_23e740c0b815(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  unsigned short lane4[64];
  float v5 = (-__builtin_inff());
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    const unsigned int v11 = core_bits_float32_uint32((-__builtin_inff()));
    const unsigned int v12 = v11 & 2147483647u;
    const float v13 = core_bits_uint32_float32(v12);
    const float v14 = v13 + 0.5f;
    const unsigned int v15 = core_bits_float32_uint32(v14);
    const unsigned int v16 = v15 - 1056964608u;
    const unsigned int v17 = v12 + 3355447295u;
    const unsigned int v18 = (unsigned int)(v12 >> 13);
    const unsigned int v19 = v18 & 1u;
    const unsigned int v20 = v17 + v19;
    const unsigned int v21 = (unsigned int)(v20 >> 13);
    const _Bool v22 = v12 > 2139095040u;
    const unsigned int v23 = v22 ? 32256u : 31744u;
    const _Bool v24 = v12 < 947912704u;
    const unsigned int v25 = v24 ? v16 : v21;
    const _Bool v26 = v12 >= 1199570944u;
    const unsigned int v27 = v26 ? v23 : v25;
    const unsigned int v28 = (unsigned int)(v11 >> 16);
    const unsigned int v29 = v28 & 32768u;
    const unsigned int v30 = v27 | v29;
    const unsigned short v31 = (unsigned short)v30;
    lane4[k10] = v31;
   }
   const long long v32 = core_floordiv_index(v9, 64);
   for (long long k33 = 0; k33 < v32; ++k33) {
    const long long v34 = k33 * 64;
    const long long v35 = v7 + v34;
#pragma omp simd
    for (long long k36 = 0; k36 < 64; ++k36) {
     const long long v37 = v35 + k36;
     const unsigned short v38 = lane4[k36];
     const unsigned int v39 = (unsigned int)v38;
     const unsigned int v40 = v39 & 32767u;
     const unsigned int v41 = (unsigned int)(v40 << 13);
     const unsigned int v42 = v39 & 31744u;
     const unsigned int v43 = v41 + 947912704u;
     const float v44 = core_bits_uint32_float32(v43);
     const float v45 = v44 - 0x1.0000000000000p-14f;
     const _Bool v46 = v42 == 31744u;
     const unsigned int v47 = v46 ? 1879048192u : 939524096u;
     const unsigned int v48 = v41 + v47;
     const _Bool v49 = v42 == 0u;
     const unsigned int v50 = core_bits_float32_uint32(v45);
     const unsigned int v51 = v49 ? v50 : v48;
     const unsigned int v52 = v39 & 32768u;
     const unsigned int v53 = (unsigned int)(v52 << 16);
     const unsigned int v54 = v51 | v53;
     const float v55 = core_bits_uint32_float32(v54);
     const unsigned short v56 = b1_x_[i1 * n3_stride3 + v37];
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
     const float v73 = core_bits_uint32_float32(v72);
     const float v74 = core_max_float32(v55, v73);
     const unsigned int v75 = core_bits_float32_uint32(v74);
     const unsigned int v76 = v75 & 2147483647u;
     const float v77 = core_bits_uint32_float32(v76);
     const float v78 = v77 + 0.5f;
     const unsigned int v79 = core_bits_float32_uint32(v78);
     const unsigned int v80 = v79 - 1056964608u;
     const unsigned int v81 = v76 + 3355447295u;
     const unsigned int v82 = (unsigned int)(v76 >> 13);
     const unsigned int v83 = v82 & 1u;
     const unsigned int v84 = v81 + v83;
     const unsigned int v85 = (unsigned int)(v84 >> 13);
     const _Bool v86 = v76 > 2139095040u;
     const unsigned int v87 = v86 ? 32256u : 31744u;
     const _Bool v88 = v76 < 947912704u;
     const unsigned int v89 = v88 ? v80 : v85;
     const _Bool v90 = v76 >= 1199570944u;
     const unsigned int v91 = v90 ? v87 : v89;
     const unsigned int v92 = (unsigned int)(v75 >> 16);
     const unsigned int v93 = v92 & 32768u;
     const unsigned int v94 = v91 | v93;
     const unsigned short v95 = (unsigned short)v94;
     lane4[k36] = v95;
    }
   }
   const long long v96 = v32 * 64;
   const long long v97 = v9 - v96;
   const long long v98 = v7 + v96;
#pragma omp simd
   for (long long k99 = 0; k99 < v97; ++k99) {
    const long long v100 = v98 + k99;
    const unsigned short v101 = lane4[k99];
    const unsigned int v102 = (unsigned int)v101;
    const unsigned int v103 = v102 & 32767u;
    const unsigned int v104 = (unsigned int)(v103 << 13);
    const unsigned int v105 = v102 & 31744u;
    const unsigned int v106 = v104 + 947912704u;
    const float v107 = core_bits_uint32_float32(v106);
    const float v108 = v107 - 0x1.0000000000000p-14f;
    const _Bool v109 = v105 == 31744u;
    const unsigned int v110 = v109 ? 1879048192u : 939524096u;
    const unsigned int v111 = v104 + v110;
    const _Bool v112 = v105 == 0u;
    const unsigned int v113 = core_bits_float32_uint32(v108);
    const unsigned int v114 = v112 ? v113 : v111;
    const unsigned int v115 = v102 & 32768u;
    const unsigned int v116 = (unsigned int)(v115 << 16);
    const unsigned int v117 = v114 | v116;
    const float v118 = core_bits_uint32_float32(v117);
    const unsigned short v119 = b1_x_[i1 * n3_stride3 + v100];
    const unsigned int v120 = (unsigned int)v119;
    const unsigned int v121 = v120 & 32767u;
    const unsigned int v122 = (unsigned int)(v121 << 13);
    const unsigned int v123 = v120 & 31744u;
    const unsigned int v124 = v122 + 947912704u;
    const float v125 = core_bits_uint32_float32(v124);
    const float v126 = v125 - 0x1.0000000000000p-14f;
    const _Bool v127 = v123 == 31744u;
    const unsigned int v128 = v127 ? 1879048192u : 939524096u;
    const unsigned int v129 = v122 + v128;
    const _Bool v130 = v123 == 0u;
    const unsigned int v131 = core_bits_float32_uint32(v126);
    const unsigned int v132 = v130 ? v131 : v129;
    const unsigned int v133 = v120 & 32768u;
    const unsigned int v134 = (unsigned int)(v133 << 16);
    const unsigned int v135 = v132 | v134;
    const float v136 = core_bits_uint32_float32(v135);
    const float v137 = core_max_float32(v118, v136);
    const unsigned int v138 = core_bits_float32_uint32(v137);
    const unsigned int v139 = v138 & 2147483647u;
    const float v140 = core_bits_uint32_float32(v139);
    const float v141 = v140 + 0.5f;
    const unsigned int v142 = core_bits_float32_uint32(v141);
    const unsigned int v143 = v142 - 1056964608u;
    const unsigned int v144 = v139 + 3355447295u;
    const unsigned int v145 = (unsigned int)(v139 >> 13);
    const unsigned int v146 = v145 & 1u;
    const unsigned int v147 = v144 + v146;
    const unsigned int v148 = (unsigned int)(v147 >> 13);
    const _Bool v149 = v139 > 2139095040u;
    const unsigned int v150 = v149 ? 32256u : 31744u;
    const _Bool v151 = v139 < 947912704u;
    const unsigned int v152 = v151 ? v143 : v148;
    const _Bool v153 = v139 >= 1199570944u;
    const unsigned int v154 = v153 ? v150 : v152;
    const unsigned int v155 = (unsigned int)(v138 >> 16);
    const unsigned int v156 = v155 & 32768u;
    const unsigned int v157 = v154 | v156;
    const unsigned short v158 = (unsigned short)v157;
    lane4[k99] = v158;
   }
   float v159 = (-__builtin_inff());
#pragma omp simd reduction(core_max_float32 : v159)
   for (long long k160 = 0; k160 < 64; ++k160) {
    const unsigned short v161 = lane4[k160];
    const unsigned int v162 = (unsigned int)v161;
    const unsigned int v163 = v162 & 32767u;
    const unsigned int v164 = (unsigned int)(v163 << 13);
    const unsigned int v165 = v162 & 31744u;
    const unsigned int v166 = v164 + 947912704u;
    const float v167 = core_bits_uint32_float32(v166);
    const float v168 = v167 - 0x1.0000000000000p-14f;
    const _Bool v169 = v165 == 31744u;
    const unsigned int v170 = v169 ? 1879048192u : 939524096u;
    const unsigned int v171 = v164 + v170;
    const _Bool v172 = v165 == 0u;
    const unsigned int v173 = core_bits_float32_uint32(v168);
    const unsigned int v174 = v172 ? v173 : v171;
    const unsigned int v175 = v162 & 32768u;
    const unsigned int v176 = (unsigned int)(v175 << 16);
    const unsigned int v177 = v174 | v176;
    const float v178 = core_bits_uint32_float32(v177);
    v159 = core_max_float32(v159, v178);
   }
   v5 = core_max_float32(v5, v159);
  }
  const unsigned int v179 = core_bits_float32_uint32(v5);
  const unsigned int v180 = v179 & 2147483647u;
  const float v181 = core_bits_uint32_float32(v180);
  const float v182 = v181 + 0.5f;
  const unsigned int v183 = core_bits_float32_uint32(v182);
  const unsigned int v184 = v183 - 1056964608u;
  const unsigned int v185 = v180 + 3355447295u;
  const unsigned int v186 = (unsigned int)(v180 >> 13);
  const unsigned int v187 = v186 & 1u;
  const unsigned int v188 = v185 + v187;
  const unsigned int v189 = (unsigned int)(v188 >> 13);
  const _Bool v190 = v180 > 2139095040u;
  const unsigned int v191 = v190 ? 32256u : 31744u;
  const _Bool v192 = v180 < 947912704u;
  const unsigned int v193 = v192 ? v184 : v189;
  const _Bool v194 = v180 >= 1199570944u;
  const unsigned int v195 = v194 ? v191 : v193;
  const unsigned int v196 = (unsigned int)(v179 >> 16);
  const unsigned int v197 = v196 & 32768u;
  const unsigned int v198 = v195 | v197;
  const unsigned short v199 = (unsigned short)v198;
  b0_out0_[i1] = v199;
 }
}

static void min_0_1db56cb83f4e(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 unsigned short *b2_part = (unsigned short *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  const long long v7 = v6 + 4095;
  const long long v8 = core_floordiv_index(v7, 4096);
  unsigned short lane9[64];
  float v10 = __builtin_inff();
  for (long long block11 = 0; block11 < v8; ++block11) {
   const long long v12 = block11 * 4096;
   const long long v13 = v6 - v12;
   const long long v14 = (v13 < 4096 ? v13 : 4096);
#pragma omp simd
   for (long long k15 = 0; k15 < 64; ++k15) {
    const unsigned int v16 = core_bits_float32_uint32(__builtin_inff());
    const unsigned int v17 = v16 & 2147483647u;
    const float v18 = core_bits_uint32_float32(v17);
    const float v19 = v18 + 0.5f;
    const unsigned int v20 = core_bits_float32_uint32(v19);
    const unsigned int v21 = v20 - 1056964608u;
    const unsigned int v22 = v17 + 3355447295u;
    const unsigned int v23 = (unsigned int)(v17 >> 13);
    const unsigned int v24 = v23 & 1u;
    const unsigned int v25 = v22 + v24;
    const unsigned int v26 = (unsigned int)(v25 >> 13);
    const _Bool v27 = v17 > 2139095040u;
    const unsigned int v28 = v27 ? 32256u : 31744u;
    const _Bool v29 = v17 < 947912704u;
    const unsigned int v30 = v29 ? v21 : v26;
    const _Bool v31 = v17 >= 1199570944u;
    const unsigned int v32 = v31 ? v28 : v30;
    const unsigned int v33 = (unsigned int)(v16 >> 16);
    const unsigned int v34 = v33 & 32768u;
    const unsigned int v35 = v32 | v34;
    const unsigned short v36 = (unsigned short)v35;
    lane9[k15] = v36;
   }
   const long long v37 = core_floordiv_index(v14, 64);
   for (long long k38 = 0; k38 < v37; ++k38) {
    const long long v39 = k38 * 64;
    const long long v40 = v12 + v39;
#pragma omp simd
    for (long long k41 = 0; k41 < 64; ++k41) {
     const long long v42 = v40 + k41;
     const unsigned short v43 = lane9[k41];
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
     const long long v61 = v4 + v42;
     const unsigned short v62 = b1_x_[v61];
     const unsigned int v63 = (unsigned int)v62;
     const unsigned int v64 = v63 & 32767u;
     const unsigned int v65 = (unsigned int)(v64 << 13);
     const unsigned int v66 = v63 & 31744u;
     const unsigned int v67 = v65 + 947912704u;
     const float v68 = core_bits_uint32_float32(v67);
     const float v69 = v68 - 0x1.0000000000000p-14f;
     const _Bool v70 = v66 == 31744u;
     const unsigned int v71 = v70 ? 1879048192u : 939524096u;
     const unsigned int v72 = v65 + v71;
     const _Bool v73 = v66 == 0u;
     const unsigned int v74 = core_bits_float32_uint32(v69);
     const unsigned int v75 = v73 ? v74 : v72;
     const unsigned int v76 = v63 & 32768u;
     const unsigned int v77 = (unsigned int)(v76 << 16);
     const unsigned int v78 = v75 | v77;
     const float v79 = core_bits_uint32_float32(v78);
     const float v80 = core_min_float32(v60, v79);
     const unsigned int v81 = core_bits_float32_uint32(v80);
     const unsigned int v82 = v81 & 2147483647u;
     const float v83 = core_bits_uint32_float32(v82);
     const float v84 = v83 + 0.5f;
     const unsigned int v85 = core_bits_float32_uint32(v84);
     const unsigned int v86 = v85 - 1056964608u;
     const unsigned int v87 = v82 + 3355447295u;
     const unsigned int v88 = (unsigned int)(v82 >> 13);
     const unsigned int v89 = v88 & 1u;
     const unsigned int v90 = v87 + v89;
     const unsigned int v91 = (unsigned int)(v90 >> 13);
     const _Bool v92 = v82 > 2139095040u;
     const unsigned int v93 = v92 ? 32256u : 31744u;
     const _Bool v94 = v82 < 947912704u;
     const unsigned int v95 = v94 ? v86 : v91;
     const _Bool v96 = v82 >= 1199570944u;
     const unsigned int v97 = v96 ? v93 : v95;
     const unsigned int v98 = (unsigned int)(v81 >> 16);
     const unsigned int v99 = v98 & 32768u;
     const unsigned int v100 = v97 | v99;
     const unsigned short v101 = (unsigned short)v100;
     lane9[k41] = v101;
    }
   }
   const long long v102 = v37 * 64;
   const long long v103 = v14 - v102;
   const long long v104 = v12 + v102;
#pragma omp simd
   for (long long k105 = 0; k105 < v103; ++k105) {
    const long long v106 = v104 + k105;
    const unsigned short v107 = lane9[k105];
    const unsigned int v108 = (unsigned int)v107;
    const unsigned int v109 = v108 & 32767u;
    const unsigned int v110 = (unsigned int)(v109 << 13);
    const unsigned int v111 = v108 & 31744u;
    const unsigned int v112 = v110 + 947912704u;
    const float v113 = core_bits_uint32_float32(v112);
    const float v114 = v113 - 0x1.0000000000000p-14f;
    const _Bool v115 = v111 == 31744u;
    const unsigned int v116 = v115 ? 1879048192u : 939524096u;
    const unsigned int v117 = v110 + v116;
    const _Bool v118 = v111 == 0u;
    const unsigned int v119 = core_bits_float32_uint32(v114);
    const unsigned int v120 = v118 ? v119 : v117;
    const unsigned int v121 = v108 & 32768u;
    const unsigned int v122 = (unsigned int)(v121 << 16);
    const unsigned int v123 = v120 | v122;
    const float v124 = core_bits_uint32_float32(v123);
    const long long v125 = v4 + v106;
    const unsigned short v126 = b1_x_[v125];
    const unsigned int v127 = (unsigned int)v126;
    const unsigned int v128 = v127 & 32767u;
    const unsigned int v129 = (unsigned int)(v128 << 13);
    const unsigned int v130 = v127 & 31744u;
    const unsigned int v131 = v129 + 947912704u;
    const float v132 = core_bits_uint32_float32(v131);
    const float v133 = v132 - 0x1.0000000000000p-14f;
    const _Bool v134 = v130 == 31744u;
    const unsigned int v135 = v134 ? 1879048192u : 939524096u;
    const unsigned int v136 = v129 + v135;
    const _Bool v137 = v130 == 0u;
    const unsigned int v138 = core_bits_float32_uint32(v133);
    const unsigned int v139 = v137 ? v138 : v136;
    const unsigned int v140 = v127 & 32768u;
    const unsigned int v141 = (unsigned int)(v140 << 16);
    const unsigned int v142 = v139 | v141;
    const float v143 = core_bits_uint32_float32(v142);
    const float v144 = core_min_float32(v124, v143);
    const unsigned int v145 = core_bits_float32_uint32(v144);
    const unsigned int v146 = v145 & 2147483647u;
    const float v147 = core_bits_uint32_float32(v146);
    const float v148 = v147 + 0.5f;
    const unsigned int v149 = core_bits_float32_uint32(v148);
    const unsigned int v150 = v149 - 1056964608u;
    const unsigned int v151 = v146 + 3355447295u;
    const unsigned int v152 = (unsigned int)(v146 >> 13);
    const unsigned int v153 = v152 & 1u;
    const unsigned int v154 = v151 + v153;
    const unsigned int v155 = (unsigned int)(v154 >> 13);
    const _Bool v156 = v146 > 2139095040u;
    const unsigned int v157 = v156 ? 32256u : 31744u;
    const _Bool v158 = v146 < 947912704u;
    const unsigned int v159 = v158 ? v150 : v155;
    const _Bool v160 = v146 >= 1199570944u;
    const unsigned int v161 = v160 ? v157 : v159;
    const unsigned int v162 = (unsigned int)(v145 >> 16);
    const unsigned int v163 = v162 & 32768u;
    const unsigned int v164 = v161 | v163;
    const unsigned short v165 = (unsigned short)v164;
    lane9[k105] = v165;
   }
   float v166 = __builtin_inff();
#pragma omp simd reduction(core_min_float32 : v166)
   for (long long k167 = 0; k167 < 64; ++k167) {
    const unsigned short v168 = lane9[k167];
    const unsigned int v169 = (unsigned int)v168;
    const unsigned int v170 = v169 & 32767u;
    const unsigned int v171 = (unsigned int)(v170 << 13);
    const unsigned int v172 = v169 & 31744u;
    const unsigned int v173 = v171 + 947912704u;
    const float v174 = core_bits_uint32_float32(v173);
    const float v175 = v174 - 0x1.0000000000000p-14f;
    const _Bool v176 = v172 == 31744u;
    const unsigned int v177 = v176 ? 1879048192u : 939524096u;
    const unsigned int v178 = v171 + v177;
    const _Bool v179 = v172 == 0u;
    const unsigned int v180 = core_bits_float32_uint32(v175);
    const unsigned int v181 = v179 ? v180 : v178;
    const unsigned int v182 = v169 & 32768u;
    const unsigned int v183 = (unsigned int)(v182 << 16);
    const unsigned int v184 = v181 | v183;
    const float v185 = core_bits_uint32_float32(v184);
    v166 = core_min_float32(v166, v185);
   }
   v10 = core_min_float32(v10, v166);
  }
  const unsigned int v186 = core_bits_float32_uint32(v10);
  const unsigned int v187 = v186 & 2147483647u;
  const float v188 = core_bits_uint32_float32(v187);
  const float v189 = v188 + 0.5f;
  const unsigned int v190 = core_bits_float32_uint32(v189);
  const unsigned int v191 = v190 - 1056964608u;
  const unsigned int v192 = v187 + 3355447295u;
  const unsigned int v193 = (unsigned int)(v187 >> 13);
  const unsigned int v194 = v193 & 1u;
  const unsigned int v195 = v192 + v194;
  const unsigned int v196 = (unsigned int)(v195 >> 13);
  const _Bool v197 = v187 > 2139095040u;
  const unsigned int v198 = v197 ? 32256u : 31744u;
  const _Bool v199 = v187 < 947912704u;
  const unsigned int v200 = v199 ? v191 : v196;
  const _Bool v201 = v187 >= 1199570944u;
  const unsigned int v202 = v201 ? v198 : v200;
  const unsigned int v203 = (unsigned int)(v186 >> 16);
  const unsigned int v204 = v203 & 32768u;
  const unsigned int v205 = v202 | v204;
  const unsigned short v206 = (unsigned short)v205;
  b2_part[p3] = v206;
 }
}
static void min_1_1db56cb83f4e(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b2_part = (const unsigned short *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  const long long v3 = v2 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  unsigned short lane5[64];
  float v6 = __builtin_inff();
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = v2 - v8;
   const long long v10 = (v9 < 4096 ? v9 : 4096);
#pragma omp simd
   for (long long k11 = 0; k11 < 64; ++k11) {
    const unsigned int v12 = core_bits_float32_uint32(__builtin_inff());
    const unsigned int v13 = v12 & 2147483647u;
    const float v14 = core_bits_uint32_float32(v13);
    const float v15 = v14 + 0.5f;
    const unsigned int v16 = core_bits_float32_uint32(v15);
    const unsigned int v17 = v16 - 1056964608u;
    const unsigned int v18 = v13 + 3355447295u;
    const unsigned int v19 = (unsigned int)(v13 >> 13);
    const unsigned int v20 = v19 & 1u;
    const unsigned int v21 = v18 + v20;
    const unsigned int v22 = (unsigned int)(v21 >> 13);
    const _Bool v23 = v13 > 2139095040u;
    const unsigned int v24 = v23 ? 32256u : 31744u;
    const _Bool v25 = v13 < 947912704u;
    const unsigned int v26 = v25 ? v17 : v22;
    const _Bool v27 = v13 >= 1199570944u;
    const unsigned int v28 = v27 ? v24 : v26;
    const unsigned int v29 = (unsigned int)(v12 >> 16);
    const unsigned int v30 = v29 & 32768u;
    const unsigned int v31 = v28 | v30;
    const unsigned short v32 = (unsigned short)v31;
    lane5[k11] = v32;
   }
   const long long v33 = core_floordiv_index(v10, 64);
   for (long long k34 = 0; k34 < v33; ++k34) {
    const long long v35 = k34 * 64;
    const long long v36 = v8 + v35;
#pragma omp simd
    for (long long k37 = 0; k37 < 64; ++k37) {
     const long long v38 = v36 + k37;
     const unsigned short v39 = lane5[k37];
     const unsigned int v40 = (unsigned int)v39;
     const unsigned int v41 = v40 & 32767u;
     const unsigned int v42 = (unsigned int)(v41 << 13);
     const unsigned int v43 = v40 & 31744u;
     const unsigned int v44 = v42 + 947912704u;
     const float v45 = core_bits_uint32_float32(v44);
     const float v46 = v45 - 0x1.0000000000000p-14f;
     const _Bool v47 = v43 == 31744u;
     const unsigned int v48 = v47 ? 1879048192u : 939524096u;
     const unsigned int v49 = v42 + v48;
     const _Bool v50 = v43 == 0u;
     const unsigned int v51 = core_bits_float32_uint32(v46);
     const unsigned int v52 = v50 ? v51 : v49;
     const unsigned int v53 = v40 & 32768u;
     const unsigned int v54 = (unsigned int)(v53 << 16);
     const unsigned int v55 = v52 | v54;
     const float v56 = core_bits_uint32_float32(v55);
     const unsigned short v57 = b2_part[v38];
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
     const float v74 = core_bits_uint32_float32(v73);
     const float v75 = core_min_float32(v56, v74);
     const unsigned int v76 = core_bits_float32_uint32(v75);
     const unsigned int v77 = v76 & 2147483647u;
     const float v78 = core_bits_uint32_float32(v77);
     const float v79 = v78 + 0.5f;
     const unsigned int v80 = core_bits_float32_uint32(v79);
     const unsigned int v81 = v80 - 1056964608u;
     const unsigned int v82 = v77 + 3355447295u;
     const unsigned int v83 = (unsigned int)(v77 >> 13);
     const unsigned int v84 = v83 & 1u;
     const unsigned int v85 = v82 + v84;
     const unsigned int v86 = (unsigned int)(v85 >> 13);
     const _Bool v87 = v77 > 2139095040u;
     const unsigned int v88 = v87 ? 32256u : 31744u;
     const _Bool v89 = v77 < 947912704u;
     const unsigned int v90 = v89 ? v81 : v86;
     const _Bool v91 = v77 >= 1199570944u;
     const unsigned int v92 = v91 ? v88 : v90;
     const unsigned int v93 = (unsigned int)(v76 >> 16);
     const unsigned int v94 = v93 & 32768u;
     const unsigned int v95 = v92 | v94;
     const unsigned short v96 = (unsigned short)v95;
     lane5[k37] = v96;
    }
   }
   const long long v97 = v33 * 64;
   const long long v98 = v10 - v97;
   const long long v99 = v8 + v97;
#pragma omp simd
   for (long long k100 = 0; k100 < v98; ++k100) {
    const long long v101 = v99 + k100;
    const unsigned short v102 = lane5[k100];
    const unsigned int v103 = (unsigned int)v102;
    const unsigned int v104 = v103 & 32767u;
    const unsigned int v105 = (unsigned int)(v104 << 13);
    const unsigned int v106 = v103 & 31744u;
    const unsigned int v107 = v105 + 947912704u;
    const float v108 = core_bits_uint32_float32(v107);
    const float v109 = v108 - 0x1.0000000000000p-14f;
    const _Bool v110 = v106 == 31744u;
    const unsigned int v111 = v110 ? 1879048192u : 939524096u;
    const unsigned int v112 = v105 + v111;
    const _Bool v113 = v106 == 0u;
    const unsigned int v114 = core_bits_float32_uint32(v109);
    const unsigned int v115 = v113 ? v114 : v112;
    const unsigned int v116 = v103 & 32768u;
    const unsigned int v117 = (unsigned int)(v116 << 16);
    const unsigned int v118 = v115 | v117;
    const float v119 = core_bits_uint32_float32(v118);
    const unsigned short v120 = b2_part[v101];
    const unsigned int v121 = (unsigned int)v120;
    const unsigned int v122 = v121 & 32767u;
    const unsigned int v123 = (unsigned int)(v122 << 13);
    const unsigned int v124 = v121 & 31744u;
    const unsigned int v125 = v123 + 947912704u;
    const float v126 = core_bits_uint32_float32(v125);
    const float v127 = v126 - 0x1.0000000000000p-14f;
    const _Bool v128 = v124 == 31744u;
    const unsigned int v129 = v128 ? 1879048192u : 939524096u;
    const unsigned int v130 = v123 + v129;
    const _Bool v131 = v124 == 0u;
    const unsigned int v132 = core_bits_float32_uint32(v127);
    const unsigned int v133 = v131 ? v132 : v130;
    const unsigned int v134 = v121 & 32768u;
    const unsigned int v135 = (unsigned int)(v134 << 16);
    const unsigned int v136 = v133 | v135;
    const float v137 = core_bits_uint32_float32(v136);
    const float v138 = core_min_float32(v119, v137);
    const unsigned int v139 = core_bits_float32_uint32(v138);
    const unsigned int v140 = v139 & 2147483647u;
    const float v141 = core_bits_uint32_float32(v140);
    const float v142 = v141 + 0.5f;
    const unsigned int v143 = core_bits_float32_uint32(v142);
    const unsigned int v144 = v143 - 1056964608u;
    const unsigned int v145 = v140 + 3355447295u;
    const unsigned int v146 = (unsigned int)(v140 >> 13);
    const unsigned int v147 = v146 & 1u;
    const unsigned int v148 = v145 + v147;
    const unsigned int v149 = (unsigned int)(v148 >> 13);
    const _Bool v150 = v140 > 2139095040u;
    const unsigned int v151 = v150 ? 32256u : 31744u;
    const _Bool v152 = v140 < 947912704u;
    const unsigned int v153 = v152 ? v144 : v149;
    const _Bool v154 = v140 >= 1199570944u;
    const unsigned int v155 = v154 ? v151 : v153;
    const unsigned int v156 = (unsigned int)(v139 >> 16);
    const unsigned int v157 = v156 & 32768u;
    const unsigned int v158 = v155 | v157;
    const unsigned short v159 = (unsigned short)v158;
    lane5[k100] = v159;
   }
   float v160 = __builtin_inff();
#pragma omp simd reduction(core_min_float32 : v160)
   for (long long k161 = 0; k161 < 64; ++k161) {
    const unsigned short v162 = lane5[k161];
    const unsigned int v163 = (unsigned int)v162;
    const unsigned int v164 = v163 & 32767u;
    const unsigned int v165 = (unsigned int)(v164 << 13);
    const unsigned int v166 = v163 & 31744u;
    const unsigned int v167 = v165 + 947912704u;
    const float v168 = core_bits_uint32_float32(v167);
    const float v169 = v168 - 0x1.0000000000000p-14f;
    const _Bool v170 = v166 == 31744u;
    const unsigned int v171 = v170 ? 1879048192u : 939524096u;
    const unsigned int v172 = v165 + v171;
    const _Bool v173 = v166 == 0u;
    const unsigned int v174 = core_bits_float32_uint32(v169);
    const unsigned int v175 = v173 ? v174 : v172;
    const unsigned int v176 = v163 & 32768u;
    const unsigned int v177 = (unsigned int)(v176 << 16);
    const unsigned int v178 = v175 | v177;
    const float v179 = core_bits_uint32_float32(v178);
    v160 = core_min_float32(v160, v179);
   }
   v6 = core_min_float32(v6, v160);
  }
  const unsigned int v180 = core_bits_float32_uint32(v6);
  const unsigned int v181 = v180 & 2147483647u;
  const float v182 = core_bits_uint32_float32(v181);
  const float v183 = v182 + 0.5f;
  const unsigned int v184 = core_bits_float32_uint32(v183);
  const unsigned int v185 = v184 - 1056964608u;
  const unsigned int v186 = v181 + 3355447295u;
  const unsigned int v187 = (unsigned int)(v181 >> 13);
  const unsigned int v188 = v187 & 1u;
  const unsigned int v189 = v186 + v188;
  const unsigned int v190 = (unsigned int)(v189 >> 13);
  const _Bool v191 = v181 > 2139095040u;
  const unsigned int v192 = v191 ? 32256u : 31744u;
  const _Bool v193 = v181 < 947912704u;
  const unsigned int v194 = v193 ? v185 : v190;
  const _Bool v195 = v181 >= 1199570944u;
  const unsigned int v196 = v195 ? v192 : v194;
  const unsigned int v197 = (unsigned int)(v180 >> 16);
  const unsigned int v198 = v197 & 32768u;
  const unsigned int v199 = v196 | v198;
  const unsigned short v200 = (unsigned short)v199;
  b0_out0_[0] = v200;
 }
}

static void min_0_4181a1ec4d2d(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  unsigned short column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   const unsigned int v9 = core_bits_float32_uint32(__builtin_inff());
   const unsigned int v10 = v9 & 2147483647u;
   const float v11 = core_bits_uint32_float32(v10);
   const float v12 = v11 + 0.5f;
   const unsigned int v13 = core_bits_float32_uint32(v12);
   const unsigned int v14 = v13 - 1056964608u;
   const unsigned int v15 = v10 + 3355447295u;
   const unsigned int v16 = (unsigned int)(v10 >> 13);
   const unsigned int v17 = v16 & 1u;
   const unsigned int v18 = v15 + v17;
   const unsigned int v19 = (unsigned int)(v18 >> 13);
   const _Bool v20 = v10 > 2139095040u;
   const unsigned int v21 = v20 ? 32256u : 31744u;
   const _Bool v22 = v10 < 947912704u;
   const unsigned int v23 = v22 ? v14 : v19;
   const _Bool v24 = v10 >= 1199570944u;
   const unsigned int v25 = v24 ? v21 : v23;
   const unsigned int v26 = (unsigned int)(v9 >> 16);
   const unsigned int v27 = v26 & 32768u;
   const unsigned int v28 = v25 | v27;
   const unsigned short v29 = (unsigned short)v28;
   column7[k8] = v29;
  }
  for (long long j30 = 0; j30 < n0_size0; ++j30) {
#pragma omp simd
   for (long long k31 = 0; k31 < v6; ++k31) {
    const long long v32 = v4 + k31;
    const unsigned short v33 = b1_x_[j30 * n2_stride2 + v32];
    const unsigned int v34 = (unsigned int)v33;
    const unsigned int v35 = v34 & 32767u;
    const unsigned int v36 = (unsigned int)(v35 << 13);
    const unsigned int v37 = v34 & 31744u;
    const unsigned int v38 = v36 + 947912704u;
    const float v39 = core_bits_uint32_float32(v38);
    const float v40 = v39 - 0x1.0000000000000p-14f;
    const _Bool v41 = v37 == 31744u;
    const unsigned int v42 = v41 ? 1879048192u : 939524096u;
    const unsigned int v43 = v36 + v42;
    const _Bool v44 = v37 == 0u;
    const unsigned int v45 = core_bits_float32_uint32(v40);
    const unsigned int v46 = v44 ? v45 : v43;
    const unsigned int v47 = v34 & 32768u;
    const unsigned int v48 = (unsigned int)(v47 << 16);
    const unsigned int v49 = v46 | v48;
    const float v50 = core_bits_uint32_float32(v49);
    const unsigned short v51 = column7[k31];
    const unsigned int v52 = (unsigned int)v51;
    const unsigned int v53 = v52 & 32767u;
    const unsigned int v54 = (unsigned int)(v53 << 13);
    const unsigned int v55 = v52 & 31744u;
    const unsigned int v56 = v54 + 947912704u;
    const float v57 = core_bits_uint32_float32(v56);
    const float v58 = v57 - 0x1.0000000000000p-14f;
    const _Bool v59 = v55 == 31744u;
    const unsigned int v60 = v59 ? 1879048192u : 939524096u;
    const unsigned int v61 = v54 + v60;
    const _Bool v62 = v55 == 0u;
    const unsigned int v63 = core_bits_float32_uint32(v58);
    const unsigned int v64 = v62 ? v63 : v61;
    const unsigned int v65 = v52 & 32768u;
    const unsigned int v66 = (unsigned int)(v65 << 16);
    const unsigned int v67 = v64 | v66;
    const float v68 = core_bits_uint32_float32(v67);
    const float v69 = core_min_float32(v68, v50);
    const unsigned int v70 = core_bits_float32_uint32(v69);
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
    column7[k31] = v90;
   }
  }
#pragma omp simd
  for (long long k91 = 0; k91 < v6; ++k91) {
   const long long v92 = v4 + k91;
   const unsigned short v93 = column7[k91];
   const unsigned int v94 = (unsigned int)v93;
   const unsigned int v95 = v94 & 32767u;
   const unsigned int v96 = (unsigned int)(v95 << 13);
   const unsigned int v97 = v94 & 31744u;
   const unsigned int v98 = v96 + 947912704u;
   const float v99 = core_bits_uint32_float32(v98);
   const float v100 = v99 - 0x1.0000000000000p-14f;
   const _Bool v101 = v97 == 31744u;
   const unsigned int v102 = v101 ? 1879048192u : 939524096u;
   const unsigned int v103 = v96 + v102;
   const _Bool v104 = v97 == 0u;
   const unsigned int v105 = core_bits_float32_uint32(v100);
   const unsigned int v106 = v104 ? v105 : v103;
   const unsigned int v107 = v94 & 32768u;
   const unsigned int v108 = (unsigned int)(v107 << 16);
   const unsigned int v109 = v106 | v108;
   const unsigned int v110 = v109 & 2147483647u;
   const float v111 = core_bits_uint32_float32(v110);
   const float v112 = v111 + 0.5f;
   const unsigned int v113 = core_bits_float32_uint32(v112);
   const unsigned int v114 = v113 - 1056964608u;
   const unsigned int v115 = v110 + 3355447295u;
   const unsigned int v116 = (unsigned int)(v110 >> 13);
   const unsigned int v117 = v116 & 1u;
   const unsigned int v118 = v115 + v117;
   const unsigned int v119 = (unsigned int)(v118 >> 13);
   const _Bool v120 = v110 > 2139095040u;
   const unsigned int v121 = v120 ? 32256u : 31744u;
   const _Bool v122 = v110 < 947912704u;
   const unsigned int v123 = v122 ? v114 : v119;
   const _Bool v124 = v110 >= 1199570944u;
   const unsigned int v125 = v124 ? v121 : v123;
   const unsigned int v126 = (unsigned int)(v109 >> 16);
   const unsigned int v127 = v126 & 32768u;
   const unsigned int v128 = v125 | v127;
   const unsigned short v129 = (unsigned short)v128;
   b0_out0_[v92] = v129;
  }
 }
}

static void min_0_82ba2712e9d9(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  unsigned short column7[256];
#pragma omp simd
  for (long long k8 = 0; k8 < v6; ++k8) {
   const unsigned int v9 = core_bits_float32_uint32(__builtin_inff());
   const unsigned int v10 = v9 & 2147483647u;
   const float v11 = core_bits_uint32_float32(v10);
   const float v12 = v11 + 0.5f;
   const unsigned int v13 = core_bits_float32_uint32(v12);
   const unsigned int v14 = v13 - 1056964608u;
   const unsigned int v15 = v10 + 3355447295u;
   const unsigned int v16 = (unsigned int)(v10 >> 13);
   const unsigned int v17 = v16 & 1u;
   const unsigned int v18 = v15 + v17;
   const unsigned int v19 = (unsigned int)(v18 >> 13);
   const _Bool v20 = v10 > 2139095040u;
   const unsigned int v21 = v20 ? 32256u : 31744u;
   const _Bool v22 = v10 < 947912704u;
   const unsigned int v23 = v22 ? v14 : v19;
   const _Bool v24 = v10 >= 1199570944u;
   const unsigned int v25 = v24 ? v21 : v23;
   const unsigned int v26 = (unsigned int)(v9 >> 16);
   const unsigned int v27 = v26 & 32768u;
   const unsigned int v28 = v25 | v27;
   const unsigned short v29 = (unsigned short)v28;
   column7[k8] = v29;
  }
  for (long long j30 = 0; j30 < n0_size0; ++j30) {
#pragma omp simd
   for (long long k31 = 0; k31 < v6; ++k31) {
    const long long v32 = v4 + k31;
    const unsigned short v33 = b1_x_[j30 * n4_stride4 + v32];
    const unsigned int v34 = (unsigned int)v33;
    const unsigned int v35 = v34 & 32767u;
    const unsigned int v36 = (unsigned int)(v35 << 13);
    const unsigned int v37 = v34 & 31744u;
    const unsigned int v38 = v36 + 947912704u;
    const float v39 = core_bits_uint32_float32(v38);
    const float v40 = v39 - 0x1.0000000000000p-14f;
    const _Bool v41 = v37 == 31744u;
    const unsigned int v42 = v41 ? 1879048192u : 939524096u;
    const unsigned int v43 = v36 + v42;
    const _Bool v44 = v37 == 0u;
    const unsigned int v45 = core_bits_float32_uint32(v40);
    const unsigned int v46 = v44 ? v45 : v43;
    const unsigned int v47 = v34 & 32768u;
    const unsigned int v48 = (unsigned int)(v47 << 16);
    const unsigned int v49 = v46 | v48;
    const float v50 = core_bits_uint32_float32(v49);
    const unsigned short v51 = column7[k31];
    const unsigned int v52 = (unsigned int)v51;
    const unsigned int v53 = v52 & 32767u;
    const unsigned int v54 = (unsigned int)(v53 << 13);
    const unsigned int v55 = v52 & 31744u;
    const unsigned int v56 = v54 + 947912704u;
    const float v57 = core_bits_uint32_float32(v56);
    const float v58 = v57 - 0x1.0000000000000p-14f;
    const _Bool v59 = v55 == 31744u;
    const unsigned int v60 = v59 ? 1879048192u : 939524096u;
    const unsigned int v61 = v54 + v60;
    const _Bool v62 = v55 == 0u;
    const unsigned int v63 = core_bits_float32_uint32(v58);
    const unsigned int v64 = v62 ? v63 : v61;
    const unsigned int v65 = v52 & 32768u;
    const unsigned int v66 = (unsigned int)(v65 << 16);
    const unsigned int v67 = v64 | v66;
    const float v68 = core_bits_uint32_float32(v67);
    const float v69 = core_min_float32(v68, v50);
    const unsigned int v70 = core_bits_float32_uint32(v69);
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
    column7[k31] = v90;
   }
  }
#pragma omp simd
  for (long long k91 = 0; k91 < v6; ++k91) {
   const long long v92 = v4 + k91;
   const unsigned short v93 = column7[k91];
   const unsigned int v94 = (unsigned int)v93;
   const unsigned int v95 = v94 & 32767u;
   const unsigned int v96 = (unsigned int)(v95 << 13);
   const unsigned int v97 = v94 & 31744u;
   const unsigned int v98 = v96 + 947912704u;
   const float v99 = core_bits_uint32_float32(v98);
   const float v100 = v99 - 0x1.0000000000000p-14f;
   const _Bool v101 = v97 == 31744u;
   const unsigned int v102 = v101 ? 1879048192u : 939524096u;
   const unsigned int v103 = v96 + v102;
   const _Bool v104 = v97 == 0u;
   const unsigned int v105 = core_bits_float32_uint32(v100);
   const unsigned int v106 = v104 ? v105 : v103;
   const unsigned int v107 = v94 & 32768u;
   const unsigned int v108 = (unsigned int)(v107 << 16);
   const unsigned int v109 = v106 | v108;
   const unsigned int v110 = v109 & 2147483647u;
   const float v111 = core_bits_uint32_float32(v110);
   const float v112 = v111 + 0.5f;
   const unsigned int v113 = core_bits_float32_uint32(v112);
   const unsigned int v114 = v113 - 1056964608u;
   const unsigned int v115 = v110 + 3355447295u;
   const unsigned int v116 = (unsigned int)(v110 >> 13);
   const unsigned int v117 = v116 & 1u;
   const unsigned int v118 = v115 + v117;
   const unsigned int v119 = (unsigned int)(v118 >> 13);
   const _Bool v120 = v110 > 2139095040u;
   const unsigned int v121 = v120 ? 32256u : 31744u;
   const _Bool v122 = v110 < 947912704u;
   const unsigned int v123 = v122 ? v114 : v119;
   const _Bool v124 = v110 >= 1199570944u;
   const unsigned int v125 = v124 ? v121 : v123;
   const unsigned int v126 = (unsigned int)(v109 >> 16);
   const unsigned int v127 = v126 & 32768u;
   const unsigned int v128 = v125 | v127;
   const unsigned short v129 = (unsigned short)v128;
   b0_out0_[v92] = v129;
  }
 }
}

static void min_0_86fa08d28e95(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  unsigned short lane4[64];
  float v5 = __builtin_inff();
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    const unsigned int v11 = core_bits_float32_uint32(__builtin_inff());
    const unsigned int v12 = v11 & 2147483647u;
    const float v13 = core_bits_uint32_float32(v12);
    const float v14 = v13 + 0.5f;
    const unsigned int v15 = core_bits_float32_uint32(v14);
    const unsigned int v16 = v15 - 1056964608u;
    const unsigned int v17 = v12 + 3355447295u;
    const unsigned int v18 = (unsigned int)(v12 >> 13);
    const unsigned int v19 = v18 & 1u;
    const unsigned int v20 = v17 + v19;
    const unsigned int v21 = (unsigned int)(v20 >> 13);
    const _Bool v22 = v12 > 2139095040u;
    const unsigned int v23 = v22 ? 32256u : 31744u;
    const _Bool v24 = v12 < 947912704u;
    const unsigned int v25 = v24 ? v16 : v21;
    const _Bool v26 = v12 >= 1199570944u;
    const unsigned int v27 = v26 ? v23 : v25;
    const unsigned int v28 = (unsigned int)(v11 >> 16);
    const unsigned int v29 = v28 & 32768u;
    const unsigned int v30 = v27 | v29;
    const unsigned short v31 = (unsigned short)v30;
    lane4[k10] = v31;
   }
   const long long v32 = core_floordiv_index(v9, 64);
   for (long long k33 = 0; k33 < v32; ++k33) {
    const long long v34 = k33 * 64;
    const long long v35 = v7 + v34;
#pragma omp simd
    for (long long k36 = 0; k36 < 64; ++k36) {
     const long long v37 = v35 + k36;
     const unsigned short v38 = lane4[k36];
     const unsigned int v39 = (unsigned int)v38;
     const unsigned int v40 = v39 & 32767u;
     const unsigned int v41 = (unsigned int)(v40 << 13);
     const unsigned int v42 = v39 & 31744u;
     const unsigned int v43 = v41 + 947912704u;
     const float v44 = core_bits_uint32_float32(v43);
     const float v45 = v44 - 0x1.0000000000000p-14f;
     const _Bool v46 = v42 == 31744u;
     const unsigned int v47 = v46 ? 1879048192u : 939524096u;
     const unsigned int v48 = v41 + v47;
     const _Bool v49 = v42 == 0u;
     const unsigned int v50 = core_bits_float32_uint32(v45);
     const unsigned int v51 = v49 ? v50 : v48;
     const unsigned int v52 = v39 & 32768u;
     const unsigned int v53 = (unsigned int)(v52 << 16);
     const unsigned int v54 = v51 | v53;
     const float v55 = core_bits_uint32_float32(v54);
     const unsigned short v56 = b1_x_[i1 * n2_stride2 + v37];
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
     const float v73 = core_bits_uint32_float32(v72);
     const float v74 = core_min_float32(v55, v73);
     const unsigned int v75 = core_bits_float32_uint32(v74);
     const unsigned int v76 = v75 & 2147483647u;
     const float v77 = core_bits_uint32_float32(v76);
     const float v78 = v77 + 0.5f;
     const unsigned int v79 = core_bits_float32_uint32(v78);
     const unsigned int v80 = v79 - 1056964608u;
     const unsigned int v81 = v76 + 3355447295u;
     const unsigned int v82 = (unsigned int)(v76 >> 13);
     const unsigned int v83 = v82 & 1u;
     const unsigned int v84 = v81 + v83;
     const unsigned int v85 = (unsigned int)(v84 >> 13);
     const _Bool v86 = v76 > 2139095040u;
     const unsigned int v87 = v86 ? 32256u : 31744u;
     const _Bool v88 = v76 < 947912704u;
     const unsigned int v89 = v88 ? v80 : v85;
     const _Bool v90 = v76 >= 1199570944u;
     const unsigned int v91 = v90 ? v87 : v89;
     const unsigned int v92 = (unsigned int)(v75 >> 16);
     const unsigned int v93 = v92 & 32768u;
     const unsigned int v94 = v91 | v93;
     const unsigned short v95 = (unsigned short)v94;
     lane4[k36] = v95;
    }
   }
   const long long v96 = v32 * 64;
   const long long v97 = v9 - v96;
   const long long v98 = v7 + v96;
#pragma omp simd
   for (long long k99 = 0; k99 < v97; ++k99) {
    const long long v100 = v98 + k99;
    const unsigned short v101 = lane4[k99];
    const unsigned int v102 = (unsigned int)v101;
    const unsigned int v103 = v102 & 32767u;
    const unsigned int v104 = (unsigned int)(v103 << 13);
    const unsigned int v105 = v102 & 31744u;
    const unsigned int v106 = v104 + 947912704u;
    const float v107 = core_bits_uint32_float32(v106);
    const float v108 = v107 - 0x1.0000000000000p-14f;
    const _Bool v109 = v105 == 31744u;
    const unsigned int v110 = v109 ? 1879048192u : 939524096u;
    const unsigned int v111 = v104 + v110;
    const _Bool v112 = v105 == 0u;
    const unsigned int v113 = core_bits_float32_uint32(v108);
    const unsigned int v114 = v112 ? v113 : v111;
    const unsigned int v115 = v102 & 32768u;
    const unsigned int v116 = (unsigned int)(v115 << 16);
    const unsigned int v117 = v114 | v116;
    const float v118 = core_bits_uint32_float32(v117);
    const unsigned short v119 = b1_x_[i1 * n2_stride2 + v100];
    const unsigned int v120 = (unsigned int)v119;
    const unsigned int v121 = v120 & 32767u;
    const unsigned int v122 = (unsigned int)(v121 << 13);
    const unsigned int v123 = v120 & 31744u;
    const unsigned int v124 = v122 + 947912704u;
    const float v125 = core_bits_uint32_float32(v124);
    const float v126 = v125 - 0x1.0000000000000p-14f;
    const _Bool v127 = v123 == 31744u;
    const unsigned int v128 = v127 ? 1879048192u : 939524096u;
    const unsigned int v129 = v122 + v128;
    const _Bool v130 = v123 == 0u;
    const unsigned int v131 = core_bits_float32_uint32(v126);
    const unsigned int v132 = v130 ? v131 : v129;
    const unsigned int v133 = v120 & 32768u;
    const unsigned int v134 = (unsigned int)(v133 << 16);
    const unsigned int v135 = v132 | v134;
    const float v136 = core_bits_uint32_float32(v135);
    const float v137 = core_min_float32(v118, v136);
    const unsigned int v138 = core_bits_float32_uint32(v137);
    const unsigned int v139 = v138 & 2147483647u;
    const float v140 = core_bits_uint32_float32(v139);
    const float v141 = v140 + 0.5f;
    const unsigned int v142 = core_bits_float32_uint32(v141);
    const unsigned int v143 = v142 - 1056964608u;
    const unsigned int v144 = v139 + 3355447295u;
    const unsigned int v145 = (unsigned int)(v139 >> 13);
    const unsigned int v146 = v145 & 1u;
    const unsigned int v147 = v144 + v146;
    const unsigned int v148 = (unsigned int)(v147 >> 13);
    const _Bool v149 = v139 > 2139095040u;
    const unsigned int v150 = v149 ? 32256u : 31744u;
    const _Bool v151 = v139 < 947912704u;
    const unsigned int v152 = v151 ? v143 : v148;
    const _Bool v153 = v139 >= 1199570944u;
    const unsigned int v154 = v153 ? v150 : v152;
    const unsigned int v155 = (unsigned int)(v138 >> 16);
    const unsigned int v156 = v155 & 32768u;
    const unsigned int v157 = v154 | v156;
    const unsigned short v158 = (unsigned short)v157;
    lane4[k99] = v158;
   }
   float v159 = __builtin_inff();
#pragma omp simd reduction(core_min_float32 : v159)
   for (long long k160 = 0; k160 < 64; ++k160) {
    const unsigned short v161 = lane4[k160];
    const unsigned int v162 = (unsigned int)v161;
    const unsigned int v163 = v162 & 32767u;
    const unsigned int v164 = (unsigned int)(v163 << 13);
    const unsigned int v165 = v162 & 31744u;
    const unsigned int v166 = v164 + 947912704u;
    const float v167 = core_bits_uint32_float32(v166);
    const float v168 = v167 - 0x1.0000000000000p-14f;
    const _Bool v169 = v165 == 31744u;
    const unsigned int v170 = v169 ? 1879048192u : 939524096u;
    const unsigned int v171 = v164 + v170;
    const _Bool v172 = v165 == 0u;
    const unsigned int v173 = core_bits_float32_uint32(v168);
    const unsigned int v174 = v172 ? v173 : v171;
    const unsigned int v175 = v162 & 32768u;
    const unsigned int v176 = (unsigned int)(v175 << 16);
    const unsigned int v177 = v174 | v176;
    const float v178 = core_bits_uint32_float32(v177);
    v159 = core_min_float32(v159, v178);
   }
   v5 = core_min_float32(v5, v159);
  }
  const unsigned int v179 = core_bits_float32_uint32(v5);
  const unsigned int v180 = v179 & 2147483647u;
  const float v181 = core_bits_uint32_float32(v180);
  const float v182 = v181 + 0.5f;
  const unsigned int v183 = core_bits_float32_uint32(v182);
  const unsigned int v184 = v183 - 1056964608u;
  const unsigned int v185 = v180 + 3355447295u;
  const unsigned int v186 = (unsigned int)(v180 >> 13);
  const unsigned int v187 = v186 & 1u;
  const unsigned int v188 = v185 + v187;
  const unsigned int v189 = (unsigned int)(v188 >> 13);
  const _Bool v190 = v180 > 2139095040u;
  const unsigned int v191 = v190 ? 32256u : 31744u;
  const _Bool v192 = v180 < 947912704u;
  const unsigned int v193 = v192 ? v184 : v189;
  const _Bool v194 = v180 >= 1199570944u;
  const unsigned int v195 = v194 ? v191 : v193;
  const unsigned int v196 = (unsigned int)(v179 >> 16);
  const unsigned int v197 = v196 & 32768u;
  const unsigned int v198 = v195 | v197;
  const unsigned short v199 = (unsigned short)v198;
  b0_out0_[i1] = v199;
 }
}

static void min_0_a01759fcdddb(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 for (long long i1 = begin; i1 < end; ++i1) {
  const long long v2 = n1_size1 + 4095;
  const long long v3 = core_floordiv_index(v2, 4096);
  unsigned short lane4[64];
  float v5 = __builtin_inff();
  for (long long block6 = 0; block6 < v3; ++block6) {
   const long long v7 = block6 * 4096;
   const long long v8 = n1_size1 - v7;
   const long long v9 = (v8 < 4096 ? v8 : 4096);
#pragma omp simd
   for (long long k10 = 0; k10 < 64; ++k10) {
    const unsigned int v11 = core_bits_float32_uint32(__builtin_inff());
    const unsigned int v12 = v11 & 2147483647u;
    const float v13 = core_bits_uint32_float32(v12);
    const float v14 = v13 + 0.5f;
    const unsigned int v15 = core_bits_float32_uint32(v14);
    const unsigned int v16 = v15 - 1056964608u;
    const unsigned int v17 = v12 + 3355447295u;
    const unsigned int v18 = (unsigned int)(v12 >> 13);
    const unsigned int v19 = v18 & 1u;
    const unsigned int v20 = v17 + v19;
    const unsigned int v21 = (unsigned int)(v20 >> 13);
    const _Bool v22 = v12 > 2139095040u;
    const unsigned int v23 = v22 ? 32256u : 31744u;
    const _Bool v24 = v12 < 947912704u;
    const unsigned int v25 = v24 ? v16 : v21;
    const _Bool v26 = v12 >= 1199570944u;
    const unsigned int v27 = v26 ? v23 : v25;
    const unsigned int v28 = (unsigned int)(v11 >> 16);
    const unsigned int v29 = v28 & 32768u;
    const unsigned int v30 = v27 | v29;
    const unsigned short v31 = (unsigned short)v30;
    lane4[k10] = v31;
   }
   const long long v32 = core_floordiv_index(v9, 64);
   for (long long k33 = 0; k33 < v32; ++k33) {
    const long long v34 = k33 * 64;
    const long long v35 = v7 + v34;
#pragma omp simd
    for (long long k36 = 0; k36 < 64; ++k36) {
     const long long v37 = v35 + k36;
     const unsigned short v38 = lane4[k36];
     const unsigned int v39 = (unsigned int)v38;
     const unsigned int v40 = v39 & 32767u;
     const unsigned int v41 = (unsigned int)(v40 << 13);
     const unsigned int v42 = v39 & 31744u;
     const unsigned int v43 = v41 + 947912704u;
     const float v44 = core_bits_uint32_float32(v43);
     const float v45 = v44 - 0x1.0000000000000p-14f;
     const _Bool v46 = v42 == 31744u;
     const unsigned int v47 = v46 ? 1879048192u : 939524096u;
     const unsigned int v48 = v41 + v47;
     const _Bool v49 = v42 == 0u;
     const unsigned int v50 = core_bits_float32_uint32(v45);
     const unsigned int v51 = v49 ? v50 : v48;
     const unsigned int v52 = v39 & 32768u;
     const unsigned int v53 = (unsigned int)(v52 << 16);
     const unsigned int v54 = v51 | v53;
     const float v55 = core_bits_uint32_float32(v54);
     const unsigned short v56 = b1_x_[i1 * n3_stride3 + v37];
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
     const float v73 = core_bits_uint32_float32(v72);
     const float v74 = core_min_float32(v55, v73);
     const unsigned int v75 = core_bits_float32_uint32(v74);
     const unsigned int v76 = v75 & 2147483647u;
     const float v77 = core_bits_uint32_float32(v76);
     const float v78 = v77 + 0.5f;
     const unsigned int v79 = core_bits_float32_uint32(v78);
     const unsigned int v80 = v79 - 1056964608u;
     const unsigned int v81 = v76 + 3355447295u;
     const unsigned int v82 = (unsigned int)(v76 >> 13);
     const unsigned int v83 = v82 & 1u;
     const unsigned int v84 = v81 + v83;
     const unsigned int v85 = (unsigned int)(v84 >> 13);
     const _Bool v86 = v76 > 2139095040u;
     const unsigned int v87 = v86 ? 32256u : 31744u;
     const _Bool v88 = v76 < 947912704u;
     const unsigned int v89 = v88 ? v80 : v85;
     const _Bool v90 = v76 >= 1199570944u;
     const unsigned int v91 = v90 ? v87 : v89;
     const unsigned int v92 = (unsigned int)(v75 >> 16);
     const unsigned int v93 = v92 & 32768u;
     const unsigned int v94 = v91 | v93;
     const unsigned short v95 = (unsigned short)v94;
     lane4[k36] = v95;
    }
   }
   const long long v96 = v32 * 64;
   const long long v97 = v9 - v96;
   const long long v98 = v7 + v96;
#pragma omp simd
   for (long long k99 = 0; k99 < v97; ++k99) {
    const long long v100 = v98 + k99;
    const unsigned short v101 = lane4[k99];
    const unsigned int v102 = (unsigned int)v101;
    const unsigned int v103 = v102 & 32767u;
    const unsigned int v104 = (unsigned int)(v103 << 13);
    const unsigned int v105 = v102 & 31744u;
    const unsigned int v106 = v104 + 947912704u;
    const float v107 = core_bits_uint32_float32(v106);
    const float v108 = v107 - 0x1.0000000000000p-14f;
    const _Bool v109 = v105 == 31744u;
    const unsigned int v110 = v109 ? 1879048192u : 939524096u;
    const unsigned int v111 = v104 + v110;
    const _Bool v112 = v105 == 0u;
    const unsigned int v113 = core_bits_float32_uint32(v108);
    const unsigned int v114 = v112 ? v113 : v111;
    const unsigned int v115 = v102 & 32768u;
    const unsigned int v116 = (unsigned int)(v115 << 16);
    const unsigned int v117 = v114 | v116;
    const float v118 = core_bits_uint32_float32(v117);
    const unsigned short v119 = b1_x_[i1 * n3_stride3 + v100];
    const unsigned int v120 = (unsigned int)v119;
    const unsigned int v121 = v120 & 32767u;
    const unsigned int v122 = (unsigned int)(v121 << 13);
    const unsigned int v123 = v120 & 31744u;
    const unsigned int v124 = v122 + 947912704u;
    const float v125 = core_bits_uint32_float32(v124);
    const float v126 = v125 - 0x1.0000000000000p-14f;
    const _Bool v127 = v123 == 31744u;
    const unsigned int v128 = v127 ? 1879048192u : 939524096u;
    const unsigned int v129 = v122 + v128;
    const _Bool v130 = v123 == 0u;
    const unsigned int v131 = core_bits_float32_uint32(v126);
    const unsigned int v132 = v130 ? v131 : v129;
    const unsigned int v133 = v120 & 32768u;
    const unsigned int v134 = (unsigned int)(v133 << 16);
    const unsigned int v135 = v132 | v134;
    const float v136 = core_bits_uint32_float32(v135);
    const float v137 = core_min_float32(v118, v136);
    const unsigned int v138 = core_bits_float32_uint32(v137);
    const unsigned int v139 = v138 & 2147483647u;
    const float v140 = core_bits_uint32_float32(v139);
    const float v141 = v140 + 0.5f;
    const unsigned int v142 = core_bits_float32_uint32(v141);
    const unsigned int v143 = v142 - 1056964608u;
    const unsigned int v144 = v139 + 3355447295u;
    const unsigned int v145 = (unsigned int)(v139 >> 13);
    const unsigned int v146 = v145 & 1u;
    const unsigned int v147 = v144 + v146;
    const unsigned int v148 = (unsigned int)(v147 >> 13);
    const _Bool v149 = v139 > 2139095040u;
    const unsigned int v150 = v149 ? 32256u : 31744u;
    const _Bool v151 = v139 < 947912704u;
    const unsigned int v152 = v151 ? v143 : v148;
    const _Bool v153 = v139 >= 1199570944u;
    const unsigned int v154 = v153 ? v150 : v152;
    const unsigned int v155 = (unsigned int)(v138 >> 16);
    const unsigned int v156 = v155 & 32768u;
    const unsigned int v157 = v154 | v156;
    const unsigned short v158 = (unsigned short)v157;
    lane4[k99] = v158;
   }
   float v159 = __builtin_inff();
#pragma omp simd reduction(core_min_float32 : v159)
   for (long long k160 = 0; k160 < 64; ++k160) {
    const unsigned short v161 = lane4[k160];
    const unsigned int v162 = (unsigned int)v161;
    const unsigned int v163 = v162 & 32767u;
    const unsigned int v164 = (unsigned int)(v163 << 13);
    const unsigned int v165 = v162 & 31744u;
    const unsigned int v166 = v164 + 947912704u;
    const float v167 = core_bits_uint32_float32(v166);
    const float v168 = v167 - 0x1.0000000000000p-14f;
    const _Bool v169 = v165 == 31744u;
    const unsigned int v170 = v169 ? 1879048192u : 939524096u;
    const unsigned int v171 = v164 + v170;
    const _Bool v172 = v165 == 0u;
    const unsigned int v173 = core_bits_float32_uint32(v168);
    const unsigned int v174 = v172 ? v173 : v171;
    const unsigned int v175 = v162 & 32768u;
    const unsigned int v176 = (unsigned int)(v175 << 16);
    const unsigned int v177 = v174 | v176;
    const float v178 = core_bits_uint32_float32(v177);
    v159 = core_min_float32(v159, v178);
   }
   v5 = core_min_float32(v5, v159);
  }
  const unsigned int v179 = core_bits_float32_uint32(v5);
  const unsigned int v180 = v179 & 2147483647u;
  const float v181 = core_bits_uint32_float32(v180);
  const float v182 = v181 + 0.5f;
  const unsigned int v183 = core_bits_float32_uint32(v182);
  const unsigned int v184 = v183 - 1056964608u;
  const unsigned int v185 = v180 + 3355447295u;
  const unsigned int v186 = (unsigned int)(v180 >> 13);
  const unsigned int v187 = v186 & 1u;
  const unsigned int v188 = v185 + v187;
  const unsigned int v189 = (unsigned int)(v188 >> 13);
  const _Bool v190 = v180 > 2139095040u;
  const unsigned int v191 = v190 ? 32256u : 31744u;
  const _Bool v192 = v180 < 947912704u;
  const unsigned int v193 = v192 ? v184 : v189;
  const _Bool v194 = v180 >= 1199570944u;
  const unsigned int v195 = v194 ? v191 : v193;
  const unsigned int v196 = (unsigned int)(v179 >> 16);
  const unsigned int v197 = v196 & 32768u;
  const unsigned int v198 = v195 | v197;
  const unsigned short v199 = (unsigned short)v198;
  b0_out0_[i1] = v199;
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

static void argmax_0_f132ce403a2f(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 unsigned short *b2_part = (unsigned short *)buffers[2];
 long long *b3_part = (long long *)buffers[3];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  unsigned short lane7[64];
  long long lane8[64];
#pragma omp simd
  for (long long k9 = 0; k9 < 64; ++k9) {
   const unsigned int v10 = core_bits_float32_uint32((-__builtin_inff()));
   const unsigned int v11 = v10 & 2147483647u;
   const float v12 = core_bits_uint32_float32(v11);
   const float v13 = v12 + 0.5f;
   const unsigned int v14 = core_bits_float32_uint32(v13);
   const unsigned int v15 = v14 - 1056964608u;
   const unsigned int v16 = v11 + 3355447295u;
   const unsigned int v17 = (unsigned int)(v11 >> 13);
   const unsigned int v18 = v17 & 1u;
   const unsigned int v19 = v16 + v18;
   const unsigned int v20 = (unsigned int)(v19 >> 13);
   const _Bool v21 = v11 > 2139095040u;
   const unsigned int v22 = v21 ? 32256u : 31744u;
   const _Bool v23 = v11 < 947912704u;
   const unsigned int v24 = v23 ? v15 : v20;
   const _Bool v25 = v11 >= 1199570944u;
   const unsigned int v26 = v25 ? v22 : v24;
   const unsigned int v27 = (unsigned int)(v10 >> 16);
   const unsigned int v28 = v27 & 32768u;
   const unsigned int v29 = v26 | v28;
   const unsigned short v30 = (unsigned short)v29;
   lane7[k9] = v30;
   lane8[k9] = 9223372036854775807ll;
  }
  const long long v31 = core_floordiv_index(v6, 64);
  for (long long k32 = 0; k32 < v31; ++k32) {
   const long long v33 = k32 * 64;
#pragma omp simd
   for (long long k34 = 0; k34 < 64; ++k34) {
    const long long v35 = v33 + k34;
    const long long v36 = v4 + v35;
    const unsigned short v37 = b1_x_[v36];
    const unsigned int v38 = (unsigned int)v37;
    const unsigned int v39 = v38 & 32767u;
    const unsigned int v40 = (unsigned int)(v39 << 13);
    const unsigned int v41 = v38 & 31744u;
    const unsigned int v42 = v40 + 947912704u;
    const float v43 = core_bits_uint32_float32(v42);
    const float v44 = v43 - 0x1.0000000000000p-14f;
    const _Bool v45 = v41 == 31744u;
    const unsigned int v46 = v45 ? 1879048192u : 939524096u;
    const unsigned int v47 = v40 + v46;
    const _Bool v48 = v41 == 0u;
    const unsigned int v49 = core_bits_float32_uint32(v44);
    const unsigned int v50 = v48 ? v49 : v47;
    const unsigned int v51 = v38 & 32768u;
    const unsigned int v52 = (unsigned int)(v51 << 16);
    const unsigned int v53 = v50 | v52;
    const float v54 = core_bits_uint32_float32(v53);
    const unsigned short v55 = lane7[k34];
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
    const float v72 = core_bits_uint32_float32(v71);
    const long long v73 = lane8[k34];
    const long long v74 = (long long)v73;
    const _Bool v75 = v72 > v54;
    const _Bool v76 = v72 == v54;
    const _Bool v77 = v74 < v36;
    const _Bool v78 = v76 & v77;
    const _Bool v79 = v75 | v78;
    const _Bool v80 = v72 != v72;
    const _Bool v81 = v54 != v54;
    const _Bool v82 = !v81;
    const _Bool v83 = v82 | v77;
    const _Bool v84 = v80 & v83;
    const _Bool v85 = v82 & v79;
    const _Bool v86 = v84 | v85;
    const float v87 = v86 ? v72 : v54;
    const long long v88 = v86 ? v74 : v36;
    const unsigned int v89 = core_bits_float32_uint32(v87);
    const unsigned int v90 = v89 & 2147483647u;
    const float v91 = core_bits_uint32_float32(v90);
    const float v92 = v91 + 0.5f;
    const unsigned int v93 = core_bits_float32_uint32(v92);
    const unsigned int v94 = v93 - 1056964608u;
    const unsigned int v95 = v90 + 3355447295u;
    const unsigned int v96 = (unsigned int)(v90 >> 13);
    const unsigned int v97 = v96 & 1u;
    const unsigned int v98 = v95 + v97;
    const unsigned int v99 = (unsigned int)(v98 >> 13);
    const _Bool v100 = v90 > 2139095040u;
    const unsigned int v101 = v100 ? 32256u : 31744u;
    const _Bool v102 = v90 < 947912704u;
    const unsigned int v103 = v102 ? v94 : v99;
    const _Bool v104 = v90 >= 1199570944u;
    const unsigned int v105 = v104 ? v101 : v103;
    const unsigned int v106 = (unsigned int)(v89 >> 16);
    const unsigned int v107 = v106 & 32768u;
    const unsigned int v108 = v105 | v107;
    const unsigned short v109 = (unsigned short)v108;
    lane7[k34] = v109;
    const long long v110 = (long long)v88;
    lane8[k34] = v110;
   }
  }
  const long long v111 = v31 * 64;
  const long long v112 = v6 - v111;
#pragma omp simd
  for (long long k113 = 0; k113 < v112; ++k113) {
   const long long v114 = v111 + k113;
   const long long v115 = v4 + v114;
   const unsigned short v116 = b1_x_[v115];
   const unsigned int v117 = (unsigned int)v116;
   const unsigned int v118 = v117 & 32767u;
   const unsigned int v119 = (unsigned int)(v118 << 13);
   const unsigned int v120 = v117 & 31744u;
   const unsigned int v121 = v119 + 947912704u;
   const float v122 = core_bits_uint32_float32(v121);
   const float v123 = v122 - 0x1.0000000000000p-14f;
   const _Bool v124 = v120 == 31744u;
   const unsigned int v125 = v124 ? 1879048192u : 939524096u;
   const unsigned int v126 = v119 + v125;
   const _Bool v127 = v120 == 0u;
   const unsigned int v128 = core_bits_float32_uint32(v123);
   const unsigned int v129 = v127 ? v128 : v126;
   const unsigned int v130 = v117 & 32768u;
   const unsigned int v131 = (unsigned int)(v130 << 16);
   const unsigned int v132 = v129 | v131;
   const float v133 = core_bits_uint32_float32(v132);
   const unsigned short v134 = lane7[k113];
   const unsigned int v135 = (unsigned int)v134;
   const unsigned int v136 = v135 & 32767u;
   const unsigned int v137 = (unsigned int)(v136 << 13);
   const unsigned int v138 = v135 & 31744u;
   const unsigned int v139 = v137 + 947912704u;
   const float v140 = core_bits_uint32_float32(v139);
   const float v141 = v140 - 0x1.0000000000000p-14f;
   const _Bool v142 = v138 == 31744u;
   const unsigned int v143 = v142 ? 1879048192u : 939524096u;
   const unsigned int v144 = v137 + v143;
   const _Bool v145 = v138 == 0u;
   const unsigned int v146 = core_bits_float32_uint32(v141);
   const unsigned int v147 = v145 ? v146 : v144;
   const unsigned int v148 = v135 & 32768u;
   const unsigned int v149 = (unsigned int)(v148 << 16);
   const unsigned int v150 = v147 | v149;
   const float v151 = core_bits_uint32_float32(v150);
   const long long v152 = lane8[k113];
   const long long v153 = (long long)v152;
   const _Bool v154 = v151 > v133;
   const _Bool v155 = v151 == v133;
   const _Bool v156 = v153 < v115;
   const _Bool v157 = v155 & v156;
   const _Bool v158 = v154 | v157;
   const _Bool v159 = v151 != v151;
   const _Bool v160 = v133 != v133;
   const _Bool v161 = !v160;
   const _Bool v162 = v161 | v156;
   const _Bool v163 = v159 & v162;
   const _Bool v164 = v161 & v158;
   const _Bool v165 = v163 | v164;
   const float v166 = v165 ? v151 : v133;
   const long long v167 = v165 ? v153 : v115;
   const unsigned int v168 = core_bits_float32_uint32(v166);
   const unsigned int v169 = v168 & 2147483647u;
   const float v170 = core_bits_uint32_float32(v169);
   const float v171 = v170 + 0.5f;
   const unsigned int v172 = core_bits_float32_uint32(v171);
   const unsigned int v173 = v172 - 1056964608u;
   const unsigned int v174 = v169 + 3355447295u;
   const unsigned int v175 = (unsigned int)(v169 >> 13);
   const unsigned int v176 = v175 & 1u;
   const unsigned int v177 = v174 + v176;
   const unsigned int v178 = (unsigned int)(v177 >> 13);
   const _Bool v179 = v169 > 2139095040u;
   const unsigned int v180 = v179 ? 32256u : 31744u;
   const _Bool v181 = v169 < 947912704u;
   const unsigned int v182 = v181 ? v173 : v178;
   const _Bool v183 = v169 >= 1199570944u;
   const unsigned int v184 = v183 ? v180 : v182;
   const unsigned int v185 = (unsigned int)(v168 >> 16);
   const unsigned int v186 = v185 & 32768u;
   const unsigned int v187 = v184 | v186;
   const unsigned short v188 = (unsigned short)v187;
   lane7[k113] = v188;
   const long long v189 = (long long)v167;
   lane8[k113] = v189;
  }
#pragma omp simd
  for (long long k190 = 0; k190 < 32; ++k190) {
   const unsigned short v191 = lane7[k190];
   const unsigned int v192 = (unsigned int)v191;
   const unsigned int v193 = v192 & 32767u;
   const unsigned int v194 = (unsigned int)(v193 << 13);
   const unsigned int v195 = v192 & 31744u;
   const unsigned int v196 = v194 + 947912704u;
   const float v197 = core_bits_uint32_float32(v196);
   const float v198 = v197 - 0x1.0000000000000p-14f;
   const _Bool v199 = v195 == 31744u;
   const unsigned int v200 = v199 ? 1879048192u : 939524096u;
   const unsigned int v201 = v194 + v200;
   const _Bool v202 = v195 == 0u;
   const unsigned int v203 = core_bits_float32_uint32(v198);
   const unsigned int v204 = v202 ? v203 : v201;
   const unsigned int v205 = v192 & 32768u;
   const unsigned int v206 = (unsigned int)(v205 << 16);
   const unsigned int v207 = v204 | v206;
   const float v208 = core_bits_uint32_float32(v207);
   const long long v209 = lane8[k190];
   const long long v210 = (long long)v209;
   const long long v211 = k190 + 32;
   const unsigned short v212 = lane7[v211];
   const unsigned int v213 = (unsigned int)v212;
   const unsigned int v214 = v213 & 32767u;
   const unsigned int v215 = (unsigned int)(v214 << 13);
   const unsigned int v216 = v213 & 31744u;
   const unsigned int v217 = v215 + 947912704u;
   const float v218 = core_bits_uint32_float32(v217);
   const float v219 = v218 - 0x1.0000000000000p-14f;
   const _Bool v220 = v216 == 31744u;
   const unsigned int v221 = v220 ? 1879048192u : 939524096u;
   const unsigned int v222 = v215 + v221;
   const _Bool v223 = v216 == 0u;
   const unsigned int v224 = core_bits_float32_uint32(v219);
   const unsigned int v225 = v223 ? v224 : v222;
   const unsigned int v226 = v213 & 32768u;
   const unsigned int v227 = (unsigned int)(v226 << 16);
   const unsigned int v228 = v225 | v227;
   const float v229 = core_bits_uint32_float32(v228);
   const long long v230 = lane8[v211];
   const long long v231 = (long long)v230;
   const _Bool v232 = v208 > v229;
   const _Bool v233 = v208 == v229;
   const _Bool v234 = v210 < v231;
   const _Bool v235 = v233 & v234;
   const _Bool v236 = v232 | v235;
   const _Bool v237 = v208 != v208;
   const _Bool v238 = v229 != v229;
   const _Bool v239 = !v238;
   const _Bool v240 = v239 | v234;
   const _Bool v241 = v237 & v240;
   const _Bool v242 = v239 & v236;
   const _Bool v243 = v241 | v242;
   const float v244 = v243 ? v208 : v229;
   const long long v245 = v243 ? v210 : v231;
   const unsigned int v246 = core_bits_float32_uint32(v244);
   const unsigned int v247 = v246 & 2147483647u;
   const float v248 = core_bits_uint32_float32(v247);
   const float v249 = v248 + 0.5f;
   const unsigned int v250 = core_bits_float32_uint32(v249);
   const unsigned int v251 = v250 - 1056964608u;
   const unsigned int v252 = v247 + 3355447295u;
   const unsigned int v253 = (unsigned int)(v247 >> 13);
   const unsigned int v254 = v253 & 1u;
   const unsigned int v255 = v252 + v254;
   const unsigned int v256 = (unsigned int)(v255 >> 13);
   const _Bool v257 = v247 > 2139095040u;
   const unsigned int v258 = v257 ? 32256u : 31744u;
   const _Bool v259 = v247 < 947912704u;
   const unsigned int v260 = v259 ? v251 : v256;
   const _Bool v261 = v247 >= 1199570944u;
   const unsigned int v262 = v261 ? v258 : v260;
   const unsigned int v263 = (unsigned int)(v246 >> 16);
   const unsigned int v264 = v263 & 32768u;
   const unsigned int v265 = v262 | v264;
   const unsigned short v266 = (unsigned short)v265;
   lane7[k190] = v266;
   const long long v267 = (long long)v245;
   lane8[k190] = v267;
  }
#pragma omp simd
  for (long long k268 = 0; k268 < 16; ++k268) {
   const unsigned short v269 = lane7[k268];
   const unsigned int v270 = (unsigned int)v269;
   const unsigned int v271 = v270 & 32767u;
   const unsigned int v272 = (unsigned int)(v271 << 13);
   const unsigned int v273 = v270 & 31744u;
   const unsigned int v274 = v272 + 947912704u;
   const float v275 = core_bits_uint32_float32(v274);
   const float v276 = v275 - 0x1.0000000000000p-14f;
   const _Bool v277 = v273 == 31744u;
   const unsigned int v278 = v277 ? 1879048192u : 939524096u;
   const unsigned int v279 = v272 + v278;
   const _Bool v280 = v273 == 0u;
   const unsigned int v281 = core_bits_float32_uint32(v276);
   const unsigned int v282 = v280 ? v281 : v279;
   const unsigned int v283 = v270 & 32768u;
   const unsigned int v284 = (unsigned int)(v283 << 16);
   const unsigned int v285 = v282 | v284;
   const float v286 = core_bits_uint32_float32(v285);
   const long long v287 = lane8[k268];
   const long long v288 = (long long)v287;
   const long long v289 = k268 + 16;
   const unsigned short v290 = lane7[v289];
   const unsigned int v291 = (unsigned int)v290;
   const unsigned int v292 = v291 & 32767u;
   const unsigned int v293 = (unsigned int)(v292 << 13);
   const unsigned int v294 = v291 & 31744u;
   const unsigned int v295 = v293 + 947912704u;
   const float v296 = core_bits_uint32_float32(v295);
   const float v297 = v296 - 0x1.0000000000000p-14f;
   const _Bool v298 = v294 == 31744u;
   const unsigned int v299 = v298 ? 1879048192u : 939524096u;
   const unsigned int v300 = v293 + v299;
   const _Bool v301 = v294 == 0u;
   const unsigned int v302 = core_bits_float32_uint32(v297);
   const unsigned int v303 = v301 ? v302 : v300;
   const unsigned int v304 = v291 & 32768u;
   const unsigned int v305 = (unsigned int)(v304 << 16);
   const unsigned int v306 = v303 | v305;
   const float v307 = core_bits_uint32_float32(v306);
   const long long v308 = lane8[v289];
   const long long v309 = (long long)v308;
   const _Bool v310 = v286 > v307;
   const _Bool v311 = v286 == v307;
   const _Bool v312 = v288 < v309;
   const _Bool v313 = v311 & v312;
   const _Bool v314 = v310 | v313;
   const _Bool v315 = v286 != v286;
   const _Bool v316 = v307 != v307;
   const _Bool v317 = !v316;
   const _Bool v318 = v317 | v312;
   const _Bool v319 = v315 & v318;
   const _Bool v320 = v317 & v314;
   const _Bool v321 = v319 | v320;
   const float v322 = v321 ? v286 : v307;
   const long long v323 = v321 ? v288 : v309;
   const unsigned int v324 = core_bits_float32_uint32(v322);
   const unsigned int v325 = v324 & 2147483647u;
   const float v326 = core_bits_uint32_float32(v325);
   const float v327 = v326 + 0.5f;
   const unsigned int v328 = core_bits_float32_uint32(v327);
   const unsigned int v329 = v328 - 1056964608u;
   const unsigned int v330 = v325 + 3355447295u;
   const unsigned int v331 = (unsigned int)(v325 >> 13);
   const unsigned int v332 = v331 & 1u;
   const unsigned int v333 = v330 + v332;
   const unsigned int v334 = (unsigned int)(v333 >> 13);
   const _Bool v335 = v325 > 2139095040u;
   const unsigned int v336 = v335 ? 32256u : 31744u;
   const _Bool v337 = v325 < 947912704u;
   const unsigned int v338 = v337 ? v329 : v334;
   const _Bool v339 = v325 >= 1199570944u;
   const unsigned int v340 = v339 ? v336 : v338;
   const unsigned int v341 = (unsigned int)(v324 >> 16);
   const unsigned int v342 = v341 & 32768u;
   const unsigned int v343 = v340 | v342;
   const unsigned short v344 = (unsigned short)v343;
   lane7[k268] = v344;
   const long long v345 = (long long)v323;
   lane8[k268] = v345;
  }
#pragma omp simd
  for (long long k346 = 0; k346 < 8; ++k346) {
   const unsigned short v347 = lane7[k346];
   const unsigned int v348 = (unsigned int)v347;
   const unsigned int v349 = v348 & 32767u;
   const unsigned int v350 = (unsigned int)(v349 << 13);
   const unsigned int v351 = v348 & 31744u;
   const unsigned int v352 = v350 + 947912704u;
   const float v353 = core_bits_uint32_float32(v352);
   const float v354 = v353 - 0x1.0000000000000p-14f;
   const _Bool v355 = v351 == 31744u;
   const unsigned int v356 = v355 ? 1879048192u : 939524096u;
   const unsigned int v357 = v350 + v356;
   const _Bool v358 = v351 == 0u;
   const unsigned int v359 = core_bits_float32_uint32(v354);
   const unsigned int v360 = v358 ? v359 : v357;
   const unsigned int v361 = v348 & 32768u;
   const unsigned int v362 = (unsigned int)(v361 << 16);
   const unsigned int v363 = v360 | v362;
   const float v364 = core_bits_uint32_float32(v363);
   const long long v365 = lane8[k346];
   const long long v366 = (long long)v365;
   const long long v367 = k346 + 8;
   const unsigned short v368 = lane7[v367];
   const unsigned int v369 = (unsigned int)v368;
   const unsigned int v370 = v369 & 32767u;
   const unsigned int v371 = (unsigned int)(v370 << 13);
   const unsigned int v372 = v369 & 31744u;
   const unsigned int v373 = v371 + 947912704u;
   const float v374 = core_bits_uint32_float32(v373);
   const float v375 = v374 - 0x1.0000000000000p-14f;
   const _Bool v376 = v372 == 31744u;
   const unsigned int v377 = v376 ? 1879048192u : 939524096u;
   const unsigned int v378 = v371 + v377;
   const _Bool v379 = v372 == 0u;
   const unsigned int v380 = core_bits_float32_uint32(v375);
   const unsigned int v381 = v379 ? v380 : v378;
   const unsigned int v382 = v369 & 32768u;
   const unsigned int v383 = (unsigned int)(v382 << 16);
   const unsigned int v384 = v381 | v383;
   const float v385 = core_bits_uint32_float32(v384);
   const long long v386 = lane8[v367];
   const long long v387 = (long long)v386;
   const _Bool v388 = v364 > v385;
   const _Bool v389 = v364 == v385;
   const _Bool v390 = v366 < v387;
   const _Bool v391 = v389 & v390;
   const _Bool v392 = v388 | v391;
   const _Bool v393 = v364 != v364;
   const _Bool v394 = v385 != v385;
   const _Bool v395 = !v394;
   const _Bool v396 = v395 | v390;
   const _Bool v397 = v393 & v396;
   const _Bool v398 = v395 & v392;
   const _Bool v399 = v397 | v398;
   const float v400 = v399 ? v364 : v385;
   const long long v401 = v399 ? v366 : v387;
   const unsigned int v402 = core_bits_float32_uint32(v400);
   const unsigned int v403 = v402 & 2147483647u;
   const float v404 = core_bits_uint32_float32(v403);
   const float v405 = v404 + 0.5f;
   const unsigned int v406 = core_bits_float32_uint32(v405);
   const unsigned int v407 = v406 - 1056964608u;
   const unsigned int v408 = v403 + 3355447295u;
   const unsigned int v409 = (unsigned int)(v403 >> 13);
   const unsigned int v410 = v409 & 1u;
   const unsigned int v411 = v408 + v410;
   const unsigned int v412 = (unsigned int)(v411 >> 13);
   const _Bool v413 = v403 > 2139095040u;
   const unsigned int v414 = v413 ? 32256u : 31744u;
   const _Bool v415 = v403 < 947912704u;
   const unsigned int v416 = v415 ? v407 : v412;
   const _Bool v417 = v403 >= 1199570944u;
   const unsigned int v418 = v417 ? v414 : v416;
   const unsigned int v419 = (unsigned int)(v402 >> 16);
   const unsigned int v420 = v419 & 32768u;
   const unsigned int v421 = v418 | v420;
   const unsigned short v422 = (unsigned short)v421;
   lane7[k346] = v422;
   const long long v423 = (long long)v401;
   lane8[k346] = v423;
  }
  float v424 = (-__builtin_inff());
  long long v425 = 9223372036854775807ll;
  for (long long k426 = 0; k426 < 8; ++k426) {
   const unsigned short v427 = lane7[k426];
   const unsigned int v428 = (unsigned int)v427;
   const unsigned int v429 = v428 & 32767u;
   const unsigned int v430 = (unsigned int)(v429 << 13);
   const unsigned int v431 = v428 & 31744u;
   const unsigned int v432 = v430 + 947912704u;
   const float v433 = core_bits_uint32_float32(v432);
   const float v434 = v433 - 0x1.0000000000000p-14f;
   const _Bool v435 = v431 == 31744u;
   const unsigned int v436 = v435 ? 1879048192u : 939524096u;
   const unsigned int v437 = v430 + v436;
   const _Bool v438 = v431 == 0u;
   const unsigned int v439 = core_bits_float32_uint32(v434);
   const unsigned int v440 = v438 ? v439 : v437;
   const unsigned int v441 = v428 & 32768u;
   const unsigned int v442 = (unsigned int)(v441 << 16);
   const unsigned int v443 = v440 | v442;
   const float v444 = core_bits_uint32_float32(v443);
   const long long v445 = lane8[k426];
   const long long v446 = (long long)v445;
   const _Bool v447 = v424 > v444;
   const _Bool v448 = v424 == v444;
   const _Bool v449 = v425 < v446;
   const _Bool v450 = v448 & v449;
   const _Bool v451 = v447 | v450;
   const _Bool v452 = v424 != v424;
   const _Bool v453 = v444 != v444;
   const _Bool v454 = !v453;
   const _Bool v455 = v454 | v449;
   const _Bool v456 = v452 & v455;
   const _Bool v457 = v454 & v451;
   const _Bool v458 = v456 | v457;
   const float v459 = v458 ? v424 : v444;
   const long long v460 = v458 ? v425 : v446;
   const float next0 = v459;
   const long long next1 = v460;
   v424 = next0;
   v425 = next1;
  }
  const unsigned int v461 = core_bits_float32_uint32(v424);
  const unsigned int v462 = v461 & 2147483647u;
  const float v463 = core_bits_uint32_float32(v462);
  const float v464 = v463 + 0.5f;
  const unsigned int v465 = core_bits_float32_uint32(v464);
  const unsigned int v466 = v465 - 1056964608u;
  const unsigned int v467 = v462 + 3355447295u;
  const unsigned int v468 = (unsigned int)(v462 >> 13);
  const unsigned int v469 = v468 & 1u;
  const unsigned int v470 = v467 + v469;
  const unsigned int v471 = (unsigned int)(v470 >> 13);
  const _Bool v472 = v462 > 2139095040u;
  const unsigned int v473 = v472 ? 32256u : 31744u;
  const _Bool v474 = v462 < 947912704u;
  const unsigned int v475 = v474 ? v466 : v471;
  const _Bool v476 = v462 >= 1199570944u;
  const unsigned int v477 = v476 ? v473 : v475;
  const unsigned int v478 = (unsigned int)(v461 >> 16);
  const unsigned int v479 = v478 & 32768u;
  const unsigned int v480 = v477 | v479;
  const unsigned short v481 = (unsigned short)v480;
  b2_part[p3] = v481;
  const long long v482 = (long long)v425;
  b3_part[p3] = v482;
 }
}
static void argmax_1_f132ce403a2f(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const unsigned short *b2_part = (const unsigned short *)buffers[2];
 const long long *b3_part = (const long long *)buffers[3];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  unsigned short lane3[64];
  long long lane4[64];
#pragma omp simd
  for (long long k5 = 0; k5 < 64; ++k5) {
   const unsigned int v6 = core_bits_float32_uint32((-__builtin_inff()));
   const unsigned int v7 = v6 & 2147483647u;
   const float v8 = core_bits_uint32_float32(v7);
   const float v9 = v8 + 0.5f;
   const unsigned int v10 = core_bits_float32_uint32(v9);
   const unsigned int v11 = v10 - 1056964608u;
   const unsigned int v12 = v7 + 3355447295u;
   const unsigned int v13 = (unsigned int)(v7 >> 13);
   const unsigned int v14 = v13 & 1u;
   const unsigned int v15 = v12 + v14;
   const unsigned int v16 = (unsigned int)(v15 >> 13);
   const _Bool v17 = v7 > 2139095040u;
   const unsigned int v18 = v17 ? 32256u : 31744u;
   const _Bool v19 = v7 < 947912704u;
   const unsigned int v20 = v19 ? v11 : v16;
   const _Bool v21 = v7 >= 1199570944u;
   const unsigned int v22 = v21 ? v18 : v20;
   const unsigned int v23 = (unsigned int)(v6 >> 16);
   const unsigned int v24 = v23 & 32768u;
   const unsigned int v25 = v22 | v24;
   const unsigned short v26 = (unsigned short)v25;
   lane3[k5] = v26;
   lane4[k5] = 9223372036854775807ll;
  }
  const long long v27 = core_floordiv_index(v1, 2097152);
  for (long long k28 = 0; k28 < v27; ++k28) {
   const long long v29 = k28 * 64;
#pragma omp simd
   for (long long k30 = 0; k30 < 64; ++k30) {
    const long long v31 = v29 + k30;
    const unsigned short v32 = b2_part[v31];
    const unsigned int v33 = (unsigned int)v32;
    const unsigned int v34 = v33 & 32767u;
    const unsigned int v35 = (unsigned int)(v34 << 13);
    const unsigned int v36 = v33 & 31744u;
    const unsigned int v37 = v35 + 947912704u;
    const float v38 = core_bits_uint32_float32(v37);
    const float v39 = v38 - 0x1.0000000000000p-14f;
    const _Bool v40 = v36 == 31744u;
    const unsigned int v41 = v40 ? 1879048192u : 939524096u;
    const unsigned int v42 = v35 + v41;
    const _Bool v43 = v36 == 0u;
    const unsigned int v44 = core_bits_float32_uint32(v39);
    const unsigned int v45 = v43 ? v44 : v42;
    const unsigned int v46 = v33 & 32768u;
    const unsigned int v47 = (unsigned int)(v46 << 16);
    const unsigned int v48 = v45 | v47;
    const float v49 = core_bits_uint32_float32(v48);
    const long long v50 = b3_part[v31];
    const long long v51 = (long long)v50;
    const unsigned short v52 = lane3[k30];
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
    const float v69 = core_bits_uint32_float32(v68);
    const long long v70 = lane4[k30];
    const long long v71 = (long long)v70;
    const _Bool v72 = v69 > v49;
    const _Bool v73 = v69 == v49;
    const _Bool v74 = v71 < v51;
    const _Bool v75 = v73 & v74;
    const _Bool v76 = v72 | v75;
    const _Bool v77 = v69 != v69;
    const _Bool v78 = v49 != v49;
    const _Bool v79 = !v78;
    const _Bool v80 = v79 | v74;
    const _Bool v81 = v77 & v80;
    const _Bool v82 = v79 & v76;
    const _Bool v83 = v81 | v82;
    const float v84 = v83 ? v69 : v49;
    const long long v85 = v83 ? v71 : v51;
    const unsigned int v86 = core_bits_float32_uint32(v84);
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
    lane3[k30] = v106;
    const long long v107 = (long long)v85;
    lane4[k30] = v107;
   }
  }
  const long long v108 = v27 * 64;
  const long long v109 = v2 - v108;
#pragma omp simd
  for (long long k110 = 0; k110 < v109; ++k110) {
   const long long v111 = v108 + k110;
   const unsigned short v112 = b2_part[v111];
   const unsigned int v113 = (unsigned int)v112;
   const unsigned int v114 = v113 & 32767u;
   const unsigned int v115 = (unsigned int)(v114 << 13);
   const unsigned int v116 = v113 & 31744u;
   const unsigned int v117 = v115 + 947912704u;
   const float v118 = core_bits_uint32_float32(v117);
   const float v119 = v118 - 0x1.0000000000000p-14f;
   const _Bool v120 = v116 == 31744u;
   const unsigned int v121 = v120 ? 1879048192u : 939524096u;
   const unsigned int v122 = v115 + v121;
   const _Bool v123 = v116 == 0u;
   const unsigned int v124 = core_bits_float32_uint32(v119);
   const unsigned int v125 = v123 ? v124 : v122;
   const unsigned int v126 = v113 & 32768u;
   const unsigned int v127 = (unsigned int)(v126 << 16);
   const unsigned int v128 = v125 | v127;
   const float v129 = core_bits_uint32_float32(v128);
   const long long v130 = b3_part[v111];
   const long long v131 = (long long)v130;
   const unsigned short v132 = lane3[k110];
   const unsigned int v133 = (unsigned int)v132;
   const unsigned int v134 = v133 & 32767u;
   const unsigned int v135 = (unsigned int)(v134 << 13);
   const unsigned int v136 = v133 & 31744u;
   const unsigned int v137 = v135 + 947912704u;
   const float v138 = core_bits_uint32_float32(v137);
   const float v139 = v138 - 0x1.0000000000000p-14f;
   const _Bool v140 = v136 == 31744u;
   const unsigned int v141 = v140 ? 1879048192u : 939524096u;
   const unsigned int v142 = v135 + v141;
   const _Bool v143 = v136 == 0u;
   const unsigned int v144 = core_bits_float32_uint32(v139);
   const unsigned int v145 = v143 ? v144 : v142;
   const unsigned int v146 = v133 & 32768u;
   const unsigned int v147 = (unsigned int)(v146 << 16);
   const unsigned int v148 = v145 | v147;
   const float v149 = core_bits_uint32_float32(v148);
   const long long v150 = lane4[k110];
   const long long v151 = (long long)v150;
   const _Bool v152 = v149 > v129;
   const _Bool v153 = v149 == v129;
   const _Bool v154 = v151 < v131;
   const _Bool v155 = v153 & v154;
   const _Bool v156 = v152 | v155;
   const _Bool v157 = v149 != v149;
   const _Bool v158 = v129 != v129;
   const _Bool v159 = !v158;
   const _Bool v160 = v159 | v154;
   const _Bool v161 = v157 & v160;
   const _Bool v162 = v159 & v156;
   const _Bool v163 = v161 | v162;
   const float v164 = v163 ? v149 : v129;
   const long long v165 = v163 ? v151 : v131;
   const unsigned int v166 = core_bits_float32_uint32(v164);
   const unsigned int v167 = v166 & 2147483647u;
   const float v168 = core_bits_uint32_float32(v167);
   const float v169 = v168 + 0.5f;
   const unsigned int v170 = core_bits_float32_uint32(v169);
   const unsigned int v171 = v170 - 1056964608u;
   const unsigned int v172 = v167 + 3355447295u;
   const unsigned int v173 = (unsigned int)(v167 >> 13);
   const unsigned int v174 = v173 & 1u;
   const unsigned int v175 = v172 + v174;
   const unsigned int v176 = (unsigned int)(v175 >> 13);
   const _Bool v177 = v167 > 2139095040u;
   const unsigned int v178 = v177 ? 32256u : 31744u;
   const _Bool v179 = v167 < 947912704u;
   const unsigned int v180 = v179 ? v171 : v176;
   const _Bool v181 = v167 >= 1199570944u;
   const unsigned int v182 = v181 ? v178 : v180;
   const unsigned int v183 = (unsigned int)(v166 >> 16);
   const unsigned int v184 = v183 & 32768u;
   const unsigned int v185 = v182 | v184;
   const unsigned short v186 = (unsigned short)v185;
   lane3[k110] = v186;
   const long long v187 = (long long)v165;
   lane4[k110] = v187;
  }
#pragma omp simd
  for (long long k188 = 0; k188 < 32; ++k188) {
   const unsigned short v189 = lane3[k188];
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
   const long long v207 = lane4[k188];
   const long long v208 = (long long)v207;
   const long long v209 = k188 + 32;
   const unsigned short v210 = lane3[v209];
   const unsigned int v211 = (unsigned int)v210;
   const unsigned int v212 = v211 & 32767u;
   const unsigned int v213 = (unsigned int)(v212 << 13);
   const unsigned int v214 = v211 & 31744u;
   const unsigned int v215 = v213 + 947912704u;
   const float v216 = core_bits_uint32_float32(v215);
   const float v217 = v216 - 0x1.0000000000000p-14f;
   const _Bool v218 = v214 == 31744u;
   const unsigned int v219 = v218 ? 1879048192u : 939524096u;
   const unsigned int v220 = v213 + v219;
   const _Bool v221 = v214 == 0u;
   const unsigned int v222 = core_bits_float32_uint32(v217);
   const unsigned int v223 = v221 ? v222 : v220;
   const unsigned int v224 = v211 & 32768u;
   const unsigned int v225 = (unsigned int)(v224 << 16);
   const unsigned int v226 = v223 | v225;
   const float v227 = core_bits_uint32_float32(v226);
   const long long v228 = lane4[v209];
   const long long v229 = (long long)v228;
   const _Bool v230 = v206 > v227;
   const _Bool v231 = v206 == v227;
   const _Bool v232 = v208 < v229;
   const _Bool v233 = v231 & v232;
   const _Bool v234 = v230 | v233;
   const _Bool v235 = v206 != v206;
   const _Bool v236 = v227 != v227;
   const _Bool v237 = !v236;
   const _Bool v238 = v237 | v232;
   const _Bool v239 = v235 & v238;
   const _Bool v240 = v237 & v234;
   const _Bool v241 = v239 | v240;
   const float v242 = v241 ? v206 : v227;
   const long long v243 = v241 ? v208 : v229;
   const unsigned int v244 = core_bits_float32_uint32(v242);
   const unsigned int v245 = v244 & 2147483647u;
   const float v246 = core_bits_uint32_float32(v245);
   const float v247 = v246 + 0.5f;
   const unsigned int v248 = core_bits_float32_uint32(v247);
   const unsigned int v249 = v248 - 1056964608u;
   const unsigned int v250 = v245 + 3355447295u;
   const unsigned int v251 = (unsigned int)(v245 >> 13);
   const unsigned int v252 = v251 & 1u;
   const unsigned int v253 = v250 + v252;
   const unsigned int v254 = (unsigned int)(v253 >> 13);
   const _Bool v255 = v245 > 2139095040u;
   const unsigned int v256 = v255 ? 32256u : 31744u;
   const _Bool v257 = v245 < 947912704u;
   const unsigned int v258 = v257 ? v249 : v254;
   const _Bool v259 = v245 >= 1199570944u;
   const unsigned int v260 = v259 ? v256 : v258;
   const unsigned int v261 = (unsigned int)(v244 >> 16);
   const unsigned int v262 = v261 & 32768u;
   const unsigned int v263 = v260 | v262;
   const unsigned short v264 = (unsigned short)v263;
   lane3[k188] = v264;
   const long long v265 = (long long)v243;
   lane4[k188] = v265;
  }
#pragma omp simd
  for (long long k266 = 0; k266 < 16; ++k266) {
   const unsigned short v267 = lane3[k266];
   const unsigned int v268 = (unsigned int)v267;
   const unsigned int v269 = v268 & 32767u;
   const unsigned int v270 = (unsigned int)(v269 << 13);
   const unsigned int v271 = v268 & 31744u;
   const unsigned int v272 = v270 + 947912704u;
   const float v273 = core_bits_uint32_float32(v272);
   const float v274 = v273 - 0x1.0000000000000p-14f;
   const _Bool v275 = v271 == 31744u;
   const unsigned int v276 = v275 ? 1879048192u : 939524096u;
   const unsigned int v277 = v270 + v276;
   const _Bool v278 = v271 == 0u;
   const unsigned int v279 = core_bits_float32_uint32(v274);
   const unsigned int v280 = v278 ? v279 : v277;
   const unsigned int v281 = v268 & 32768u;
   const unsigned int v282 = (unsigned int)(v281 << 16);
   const unsigned int v283 = v280 | v282;
   const float v284 = core_bits_uint32_float32(v283);
   const long long v285 = lane4[k266];
   const long long v286 = (long long)v285;
   const long long v287 = k266 + 16;
   const unsigned short v288 = lane3[v287];
   const unsigned int v289 = (unsigned int)v288;
   const unsigned int v290 = v289 & 32767u;
   const unsigned int v291 = (unsigned int)(v290 << 13);
   const unsigned int v292 = v289 & 31744u;
   const unsigned int v293 = v291 + 947912704u;
   const float v294 = core_bits_uint32_float32(v293);
   const float v295 = v294 - 0x1.0000000000000p-14f;
   const _Bool v296 = v292 == 31744u;
   const unsigned int v297 = v296 ? 1879048192u : 939524096u;
   const unsigned int v298 = v291 + v297;
   const _Bool v299 = v292 == 0u;
   const unsigned int v300 = core_bits_float32_uint32(v295);
   const unsigned int v301 = v299 ? v300 : v298;
   const unsigned int v302 = v289 & 32768u;
   const unsigned int v303 = (unsigned int)(v302 << 16);
   const unsigned int v304 = v301 | v303;
   const float v305 = core_bits_uint32_float32(v304);
   const long long v306 = lane4[v287];
   const long long v307 = (long long)v306;
   const _Bool v308 = v284 > v305;
   const _Bool v309 = v284 == v305;
   const _Bool v310 = v286 < v307;
   const _Bool v311 = v309 & v310;
   const _Bool v312 = v308 | v311;
   const _Bool v313 = v284 != v284;
   const _Bool v314 = v305 != v305;
   const _Bool v315 = !v314;
   const _Bool v316 = v315 | v310;
   const _Bool v317 = v313 & v316;
   const _Bool v318 = v315 & v312;
   const _Bool v319 = v317 | v318;
   const float v320 = v319 ? v284 : v305;
   const long long v321 = v319 ? v286 : v307;
   const unsigned int v322 = core_bits_float32_uint32(v320);
   const unsigned int v323 = v322 & 2147483647u;
   const float v324 = core_bits_uint32_float32(v323);
   const float v325 = v324 + 0.5f;
   const unsigned int v326 = core_bits_float32_uint32(v325);
   const unsigned int v327 = v326 - 1056964608u;
   const unsigned int v328 = v323 + 3355447295u;
   const unsigned int v329 = (unsigned int)(v323 >> 13);
   const unsigned int v330 = v329 & 1u;
   const unsigned int v331 = v328 + v330;
   const unsigned int v332 = (unsigned int)(v331 >> 13);
   const _Bool v333 = v323 > 2139095040u;
   const unsigned int v334 = v333 ? 32256u : 31744u;
   const _Bool v335 = v323 < 947912704u;
   const unsigned int v336 = v335 ? v327 : v332;
   const _Bool v337 = v323 >= 1199570944u;
   const unsigned int v338 = v337 ? v334 : v336;
   const unsigned int v339 = (unsigned int)(v322 >> 16);
   const unsigned int v340 = v339 & 32768u;
   const unsigned int v341 = v338 | v340;
   const unsigned short v342 = (unsigned short)v341;
   lane3[k266] = v342;
   const long long v343 = (long long)v321;
   lane4[k266] = v343;
  }
#pragma omp simd
  for (long long k344 = 0; k344 < 8; ++k344) {
   const unsigned short v345 = lane3[k344];
   const unsigned int v346 = (unsigned int)v345;
   const unsigned int v347 = v346 & 32767u;
   const unsigned int v348 = (unsigned int)(v347 << 13);
   const unsigned int v349 = v346 & 31744u;
   const unsigned int v350 = v348 + 947912704u;
   const float v351 = core_bits_uint32_float32(v350);
   const float v352 = v351 - 0x1.0000000000000p-14f;
   const _Bool v353 = v349 == 31744u;
   const unsigned int v354 = v353 ? 1879048192u : 939524096u;
   const unsigned int v355 = v348 + v354;
   const _Bool v356 = v349 == 0u;
   const unsigned int v357 = core_bits_float32_uint32(v352);
   const unsigned int v358 = v356 ? v357 : v355;
   const unsigned int v359 = v346 & 32768u;
   const unsigned int v360 = (unsigned int)(v359 << 16);
   const unsigned int v361 = v358 | v360;
   const float v362 = core_bits_uint32_float32(v361);
   const long long v363 = lane4[k344];
   const long long v364 = (long long)v363;
   const long long v365 = k344 + 8;
   const unsigned short v366 = lane3[v365];
   const unsigned int v367 = (unsigned int)v366;
   const unsigned int v368 = v367 & 32767u;
   const unsigned int v369 = (unsigned int)(v368 << 13);
   const unsigned int v370 = v367 & 31744u;
   const unsigned int v371 = v369 + 947912704u;
   const float v372 = core_bits_uint32_float32(v371);
   const float v373 = v372 - 0x1.0000000000000p-14f;
   const _Bool v374 = v370 == 31744u;
   const unsigned int v375 = v374 ? 1879048192u : 939524096u;
   const unsigned int v376 = v369 + v375;
   const _Bool v377 = v370 == 0u;
   const unsigned int v378 = core_bits_float32_uint32(v373);
   const unsigned int v379 = v377 ? v378 : v376;
   const unsigned int v380 = v367 & 32768u;
   const unsigned int v381 = (unsigned int)(v380 << 16);
   const unsigned int v382 = v379 | v381;
   const float v383 = core_bits_uint32_float32(v382);
   const long long v384 = lane4[v365];
   const long long v385 = (long long)v384;
   const _Bool v386 = v362 > v383;
   const _Bool v387 = v362 == v383;
   const _Bool v388 = v364 < v385;
   const _Bool v389 = v387 & v388;
   const _Bool v390 = v386 | v389;
   const _Bool v391 = v362 != v362;
   const _Bool v392 = v383 != v383;
   const _Bool v393 = !v392;
   const _Bool v394 = v393 | v388;
   const _Bool v395 = v391 & v394;
   const _Bool v396 = v393 & v390;
   const _Bool v397 = v395 | v396;
   const float v398 = v397 ? v362 : v383;
   const long long v399 = v397 ? v364 : v385;
   const unsigned int v400 = core_bits_float32_uint32(v398);
   const unsigned int v401 = v400 & 2147483647u;
   const float v402 = core_bits_uint32_float32(v401);
   const float v403 = v402 + 0.5f;
   const unsigned int v404 = core_bits_float32_uint32(v403);
   const unsigned int v405 = v404 - 1056964608u;
   const unsigned int v406 = v401 + 3355447295u;
   const unsigned int v407 = (unsigned int)(v401 >> 13);
   const unsigned int v408 = v407 & 1u;
   const unsigned int v409 = v406 + v408;
   const unsigned int v410 = (unsigned int)(v409 >> 13);
   const _Bool v411 = v401 > 2139095040u;
   const unsigned int v412 = v411 ? 32256u : 31744u;
   const _Bool v413 = v401 < 947912704u;
   const unsigned int v414 = v413 ? v405 : v410;
   const _Bool v415 = v401 >= 1199570944u;
   const unsigned int v416 = v415 ? v412 : v414;
   const unsigned int v417 = (unsigned int)(v400 >> 16);
   const unsigned int v418 = v417 & 32768u;
   const unsigned int v419 = v416 | v418;
   const unsigned short v420 = (unsigned short)v419;
   lane3[k344] = v420;
   const long long v421 = (long long)v399;
   lane4[k344] = v421;
  }
  float v422 = (-__builtin_inff());
  long long v423 = 9223372036854775807ll;
  for (long long k424 = 0; k424 < 8; ++k424) {
   const unsigned short v425 = lane3[k424];
   const unsigned int v426 = (unsigned int)v425;
   const unsigned int v427 = v426 & 32767u;
   const unsigned int v428 = (unsigned int)(v427 << 13);
   const unsigned int v429 = v426 & 31744u;
   const unsigned int v430 = v428 + 947912704u;
   const float v431 = core_bits_uint32_float32(v430);
   const float v432 = v431 - 0x1.0000000000000p-14f;
   const _Bool v433 = v429 == 31744u;
   const unsigned int v434 = v433 ? 1879048192u : 939524096u;
   const unsigned int v435 = v428 + v434;
   const _Bool v436 = v429 == 0u;
   const unsigned int v437 = core_bits_float32_uint32(v432);
   const unsigned int v438 = v436 ? v437 : v435;
   const unsigned int v439 = v426 & 32768u;
   const unsigned int v440 = (unsigned int)(v439 << 16);
   const unsigned int v441 = v438 | v440;
   const float v442 = core_bits_uint32_float32(v441);
   const long long v443 = lane4[k424];
   const long long v444 = (long long)v443;
   const _Bool v445 = v422 > v442;
   const _Bool v446 = v422 == v442;
   const _Bool v447 = v423 < v444;
   const _Bool v448 = v446 & v447;
   const _Bool v449 = v445 | v448;
   const _Bool v450 = v422 != v422;
   const _Bool v451 = v442 != v442;
   const _Bool v452 = !v451;
   const _Bool v453 = v452 | v447;
   const _Bool v454 = v450 & v453;
   const _Bool v455 = v452 & v449;
   const _Bool v456 = v454 | v455;
   const float v457 = v456 ? v422 : v442;
   const long long v458 = v456 ? v423 : v444;
   const float next0 = v457;
   const long long next1 = v458;
   v422 = next0;
   v423 = next1;
  }
  const long long v459 = (long long)v423;
  b0_out0_[0] = v459;
 }
}

static void argmin_0_6c6573b5e861(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 unsigned short *b2_part = (unsigned short *)buffers[2];
 long long *b3_part = (long long *)buffers[3];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  unsigned short lane7[64];
  long long lane8[64];
#pragma omp simd
  for (long long k9 = 0; k9 < 64; ++k9) {
   const unsigned int v10 = core_bits_float32_uint32(__builtin_inff());
   const unsigned int v11 = v10 & 2147483647u;
   const float v12 = core_bits_uint32_float32(v11);
   const float v13 = v12 + 0.5f;
   const unsigned int v14 = core_bits_float32_uint32(v13);
   const unsigned int v15 = v14 - 1056964608u;
   const unsigned int v16 = v11 + 3355447295u;
   const unsigned int v17 = (unsigned int)(v11 >> 13);
   const unsigned int v18 = v17 & 1u;
   const unsigned int v19 = v16 + v18;
   const unsigned int v20 = (unsigned int)(v19 >> 13);
   const _Bool v21 = v11 > 2139095040u;
   const unsigned int v22 = v21 ? 32256u : 31744u;
   const _Bool v23 = v11 < 947912704u;
   const unsigned int v24 = v23 ? v15 : v20;
   const _Bool v25 = v11 >= 1199570944u;
   const unsigned int v26 = v25 ? v22 : v24;
   const unsigned int v27 = (unsigned int)(v10 >> 16);
   const unsigned int v28 = v27 & 32768u;
   const unsigned int v29 = v26 | v28;
   const unsigned short v30 = (unsigned short)v29;
   lane7[k9] = v30;
   lane8[k9] = 9223372036854775807ll;
  }
  const long long v31 = core_floordiv_index(v6, 64);
  for (long long k32 = 0; k32 < v31; ++k32) {
   const long long v33 = k32 * 64;
#pragma omp simd
   for (long long k34 = 0; k34 < 64; ++k34) {
    const long long v35 = v33 + k34;
    const long long v36 = v4 + v35;
    const unsigned short v37 = b1_x_[v36];
    const unsigned int v38 = (unsigned int)v37;
    const unsigned int v39 = v38 & 32767u;
    const unsigned int v40 = (unsigned int)(v39 << 13);
    const unsigned int v41 = v38 & 31744u;
    const unsigned int v42 = v40 + 947912704u;
    const float v43 = core_bits_uint32_float32(v42);
    const float v44 = v43 - 0x1.0000000000000p-14f;
    const _Bool v45 = v41 == 31744u;
    const unsigned int v46 = v45 ? 1879048192u : 939524096u;
    const unsigned int v47 = v40 + v46;
    const _Bool v48 = v41 == 0u;
    const unsigned int v49 = core_bits_float32_uint32(v44);
    const unsigned int v50 = v48 ? v49 : v47;
    const unsigned int v51 = v38 & 32768u;
    const unsigned int v52 = (unsigned int)(v51 << 16);
    const unsigned int v53 = v50 | v52;
    const float v54 = core_bits_uint32_float32(v53);
    const unsigned short v55 = lane7[k34];
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
    const float v72 = core_bits_uint32_float32(v71);
    const long long v73 = lane8[k34];
    const long long v74 = (long long)v73;
    const _Bool v75 = v72 < v54;
    const _Bool v76 = v72 == v54;
    const _Bool v77 = v74 < v36;
    const _Bool v78 = v76 & v77;
    const _Bool v79 = v75 | v78;
    const _Bool v80 = v72 != v72;
    const _Bool v81 = v54 != v54;
    const _Bool v82 = !v81;
    const _Bool v83 = v82 | v77;
    const _Bool v84 = v80 & v83;
    const _Bool v85 = v82 & v79;
    const _Bool v86 = v84 | v85;
    const float v87 = v86 ? v72 : v54;
    const long long v88 = v86 ? v74 : v36;
    const unsigned int v89 = core_bits_float32_uint32(v87);
    const unsigned int v90 = v89 & 2147483647u;
    const float v91 = core_bits_uint32_float32(v90);
    const float v92 = v91 + 0.5f;
    const unsigned int v93 = core_bits_float32_uint32(v92);
    const unsigned int v94 = v93 - 1056964608u;
    const unsigned int v95 = v90 + 3355447295u;
    const unsigned int v96 = (unsigned int)(v90 >> 13);
    const unsigned int v97 = v96 & 1u;
    const unsigned int v98 = v95 + v97;
    const unsigned int v99 = (unsigned int)(v98 >> 13);
    const _Bool v100 = v90 > 2139095040u;
    const unsigned int v101 = v100 ? 32256u : 31744u;
    const _Bool v102 = v90 < 947912704u;
    const unsigned int v103 = v102 ? v94 : v99;
    const _Bool v104 = v90 >= 1199570944u;
    const unsigned int v105 = v104 ? v101 : v103;
    const unsigned int v106 = (unsigned int)(v89 >> 16);
    const unsigned int v107 = v106 & 32768u;
    const unsigned int v108 = v105 | v107;
    const unsigned short v109 = (unsigned short)v108;
    lane7[k34] = v109;
    const long long v110 = (long long)v88;
    lane8[k34] = v110;
   }
  }
  const long long v111 = v31 * 64;
  const long long v112 = v6 - v111;
#pragma omp simd
  for (long long k113 = 0; k113 < v112; ++k113) {
   const long long v114 = v111 + k113;
   const long long v115 = v4 + v114;
   const unsigned short v116 = b1_x_[v115];
   const unsigned int v117 = (unsigned int)v116;
   const unsigned int v118 = v117 & 32767u;
   const unsigned int v119 = (unsigned int)(v118 << 13);
   const unsigned int v120 = v117 & 31744u;
   const unsigned int v121 = v119 + 947912704u;
   const float v122 = core_bits_uint32_float32(v121);
   const float v123 = v122 - 0x1.0000000000000p-14f;
   const _Bool v124 = v120 == 31744u;
   const unsigned int v125 = v124 ? 1879048192u : 939524096u;
   const unsigned int v126 = v119 + v125;
   const _Bool v127 = v120 == 0u;
   const unsigned int v128 = core_bits_float32_uint32(v123);
   const unsigned int v129 = v127 ? v128 : v126;
   const unsigned int v130 = v117 & 32768u;
   const unsigned int v131 = (unsigned int)(v130 << 16);
   const unsigned int v132 = v129 | v131;
   const float v133 = core_bits_uint32_float32(v132);
   const unsigned short v134 = lane7[k113];
   const unsigned int v135 = (unsigned int)v134;
   const unsigned int v136 = v135 & 32767u;
   const unsigned int v137 = (unsigned int)(v136 << 13);
   const unsigned int v138 = v135 & 31744u;
   const unsigned int v139 = v137 + 947912704u;
   const float v140 = core_bits_uint32_float32(v139);
   const float v141 = v140 - 0x1.0000000000000p-14f;
   const _Bool v142 = v138 == 31744u;
   const unsigned int v143 = v142 ? 1879048192u : 939524096u;
   const unsigned int v144 = v137 + v143;
   const _Bool v145 = v138 == 0u;
   const unsigned int v146 = core_bits_float32_uint32(v141);
   const unsigned int v147 = v145 ? v146 : v144;
   const unsigned int v148 = v135 & 32768u;
   const unsigned int v149 = (unsigned int)(v148 << 16);
   const unsigned int v150 = v147 | v149;
   const float v151 = core_bits_uint32_float32(v150);
   const long long v152 = lane8[k113];
   const long long v153 = (long long)v152;
   const _Bool v154 = v151 < v133;
   const _Bool v155 = v151 == v133;
   const _Bool v156 = v153 < v115;
   const _Bool v157 = v155 & v156;
   const _Bool v158 = v154 | v157;
   const _Bool v159 = v151 != v151;
   const _Bool v160 = v133 != v133;
   const _Bool v161 = !v160;
   const _Bool v162 = v161 | v156;
   const _Bool v163 = v159 & v162;
   const _Bool v164 = v161 & v158;
   const _Bool v165 = v163 | v164;
   const float v166 = v165 ? v151 : v133;
   const long long v167 = v165 ? v153 : v115;
   const unsigned int v168 = core_bits_float32_uint32(v166);
   const unsigned int v169 = v168 & 2147483647u;
   const float v170 = core_bits_uint32_float32(v169);
   const float v171 = v170 + 0.5f;
   const unsigned int v172 = core_bits_float32_uint32(v171);
   const unsigned int v173 = v172 - 1056964608u;
   const unsigned int v174 = v169 + 3355447295u;
   const unsigned int v175 = (unsigned int)(v169 >> 13);
   const unsigned int v176 = v175 & 1u;
   const unsigned int v177 = v174 + v176;
   const unsigned int v178 = (unsigned int)(v177 >> 13);
   const _Bool v179 = v169 > 2139095040u;
   const unsigned int v180 = v179 ? 32256u : 31744u;
   const _Bool v181 = v169 < 947912704u;
   const unsigned int v182 = v181 ? v173 : v178;
   const _Bool v183 = v169 >= 1199570944u;
   const unsigned int v184 = v183 ? v180 : v182;
   const unsigned int v185 = (unsigned int)(v168 >> 16);
   const unsigned int v186 = v185 & 32768u;
   const unsigned int v187 = v184 | v186;
   const unsigned short v188 = (unsigned short)v187;
   lane7[k113] = v188;
   const long long v189 = (long long)v167;
   lane8[k113] = v189;
  }
#pragma omp simd
  for (long long k190 = 0; k190 < 32; ++k190) {
   const unsigned short v191 = lane7[k190];
   const unsigned int v192 = (unsigned int)v191;
   const unsigned int v193 = v192 & 32767u;
   const unsigned int v194 = (unsigned int)(v193 << 13);
   const unsigned int v195 = v192 & 31744u;
   const unsigned int v196 = v194 + 947912704u;
   const float v197 = core_bits_uint32_float32(v196);
   const float v198 = v197 - 0x1.0000000000000p-14f;
   const _Bool v199 = v195 == 31744u;
   const unsigned int v200 = v199 ? 1879048192u : 939524096u;
   const unsigned int v201 = v194 + v200;
   const _Bool v202 = v195 == 0u;
   const unsigned int v203 = core_bits_float32_uint32(v198);
   const unsigned int v204 = v202 ? v203 : v201;
   const unsigned int v205 = v192 & 32768u;
   const unsigned int v206 = (unsigned int)(v205 << 16);
   const unsigned int v207 = v204 | v206;
   const float v208 = core_bits_uint32_float32(v207);
   const long long v209 = lane8[k190];
   const long long v210 = (long long)v209;
   const long long v211 = k190 + 32;
   const unsigned short v212 = lane7[v211];
   const unsigned int v213 = (unsigned int)v212;
   const unsigned int v214 = v213 & 32767u;
   const unsigned int v215 = (unsigned int)(v214 << 13);
   const unsigned int v216 = v213 & 31744u;
   const unsigned int v217 = v215 + 947912704u;
   const float v218 = core_bits_uint32_float32(v217);
   const float v219 = v218 - 0x1.0000000000000p-14f;
   const _Bool v220 = v216 == 31744u;
   const unsigned int v221 = v220 ? 1879048192u : 939524096u;
   const unsigned int v222 = v215 + v221;
   const _Bool v223 = v216 == 0u;
   const unsigned int v224 = core_bits_float32_uint32(v219);
   const unsigned int v225 = v223 ? v224 : v222;
   const unsigned int v226 = v213 & 32768u;
   const unsigned int v227 = (unsigned int)(v226 << 16);
   const unsigned int v228 = v225 | v227;
   const float v229 = core_bits_uint32_float32(v228);
   const long long v230 = lane8[v211];
   const long long v231 = (long long)v230;
   const _Bool v232 = v208 < v229;
   const _Bool v233 = v208 == v229;
   const _Bool v234 = v210 < v231;
   const _Bool v235 = v233 & v234;
   const _Bool v236 = v232 | v235;
   const _Bool v237 = v208 != v208;
   const _Bool v238 = v229 != v229;
   const _Bool v239 = !v238;
   const _Bool v240 = v239 | v234;
   const _Bool v241 = v237 & v240;
   const _Bool v242 = v239 & v236;
   const _Bool v243 = v241 | v242;
   const float v244 = v243 ? v208 : v229;
   const long long v245 = v243 ? v210 : v231;
   const unsigned int v246 = core_bits_float32_uint32(v244);
   const unsigned int v247 = v246 & 2147483647u;
   const float v248 = core_bits_uint32_float32(v247);
   const float v249 = v248 + 0.5f;
   const unsigned int v250 = core_bits_float32_uint32(v249);
   const unsigned int v251 = v250 - 1056964608u;
   const unsigned int v252 = v247 + 3355447295u;
   const unsigned int v253 = (unsigned int)(v247 >> 13);
   const unsigned int v254 = v253 & 1u;
   const unsigned int v255 = v252 + v254;
   const unsigned int v256 = (unsigned int)(v255 >> 13);
   const _Bool v257 = v247 > 2139095040u;
   const unsigned int v258 = v257 ? 32256u : 31744u;
   const _Bool v259 = v247 < 947912704u;
   const unsigned int v260 = v259 ? v251 : v256;
   const _Bool v261 = v247 >= 1199570944u;
   const unsigned int v262 = v261 ? v258 : v260;
   const unsigned int v263 = (unsigned int)(v246 >> 16);
   const unsigned int v264 = v263 & 32768u;
   const unsigned int v265 = v262 | v264;
   const unsigned short v266 = (unsigned short)v265;
   lane7[k190] = v266;
   const long long v267 = (long long)v245;
   lane8[k190] = v267;
  }
#pragma omp simd
  for (long long k268 = 0; k268 < 16; ++k268) {
   const unsigned short v269 = lane7[k268];
   const unsigned int v270 = (unsigned int)v269;
   const unsigned int v271 = v270 & 32767u;
   const unsigned int v272 = (unsigned int)(v271 << 13);
   const unsigned int v273 = v270 & 31744u;
   const unsigned int v274 = v272 + 947912704u;
   const float v275 = core_bits_uint32_float32(v274);
   const float v276 = v275 - 0x1.0000000000000p-14f;
   const _Bool v277 = v273 == 31744u;
   const unsigned int v278 = v277 ? 1879048192u : 939524096u;
   const unsigned int v279 = v272 + v278;
   const _Bool v280 = v273 == 0u;
   const unsigned int v281 = core_bits_float32_uint32(v276);
   const unsigned int v282 = v280 ? v281 : v279;
   const unsigned int v283 = v270 & 32768u;
   const unsigned int v284 = (unsigned int)(v283 << 16);
   const unsigned int v285 = v282 | v284;
   const float v286 = core_bits_uint32_float32(v285);
   const long long v287 = lane8[k268];
   const long long v288 = (long long)v287;
   const long long v289 = k268 + 16;
   const unsigned short v290 = lane7[v289];
   const unsigned int v291 = (unsigned int)v290;
   const unsigned int v292 = v291 & 32767u;
   const unsigned int v293 = (unsigned int)(v292 << 13);
   const unsigned int v294 = v291 & 31744u;
   const unsigned int v295 = v293 + 947912704u;
   const float v296 = core_bits_uint32_float32(v295);
   const float v297 = v296 - 0x1.0000000000000p-14f;
   const _Bool v298 = v294 == 31744u;
   const unsigned int v299 = v298 ? 1879048192u : 939524096u;
   const unsigned int v300 = v293 + v299;
   const _Bool v301 = v294 == 0u;
   const unsigned int v302 = core_bits_float32_uint32(v297);
   const unsigned int v303 = v301 ? v302 : v300;
   const unsigned int v304 = v291 & 32768u;
   const unsigned int v305 = (unsigned int)(v304 << 16);
   const unsigned int v306 = v303 | v305;
   const float v307 = core_bits_uint32_float32(v306);
   const long long v308 = lane8[v289];
   const long long v309 = (long long)v308;
   const _Bool v310 = v286 < v307;
   const _Bool v311 = v286 == v307;
   const _Bool v312 = v288 < v309;
   const _Bool v313 = v311 & v312;
   const _Bool v314 = v310 | v313;
   const _Bool v315 = v286 != v286;
   const _Bool v316 = v307 != v307;
   const _Bool v317 = !v316;
   const _Bool v318 = v317 | v312;
   const _Bool v319 = v315 & v318;
   const _Bool v320 = v317 & v314;
   const _Bool v321 = v319 | v320;
   const float v322 = v321 ? v286 : v307;
   const long long v323 = v321 ? v288 : v309;
   const unsigned int v324 = core_bits_float32_uint32(v322);
   const unsigned int v325 = v324 & 2147483647u;
   const float v326 = core_bits_uint32_float32(v325);
   const float v327 = v326 + 0.5f;
   const unsigned int v328 = core_bits_float32_uint32(v327);
   const unsigned int v329 = v328 - 1056964608u;
   const unsigned int v330 = v325 + 3355447295u;
   const unsigned int v331 = (unsigned int)(v325 >> 13);
   const unsigned int v332 = v331 & 1u;
   const unsigned int v333 = v330 + v332;
   const unsigned int v334 = (unsigned int)(v333 >> 13);
   const _Bool v335 = v325 > 2139095040u;
   const unsigned int v336 = v335 ? 32256u : 31744u;
   const _Bool v337 = v325 < 947912704u;
   const unsigned int v338 = v337 ? v329 : v334;
   const _Bool v339 = v325 >= 1199570944u;
   const unsigned int v340 = v339 ? v336 : v338;
   const unsigned int v341 = (unsigned int)(v324 >> 16);
   const unsigned int v342 = v341 & 32768u;
   const unsigned int v343 = v340 | v342;
   const unsigned short v344 = (unsigned short)v343;
   lane7[k268] = v344;
   const long long v345 = (long long)v323;
   lane8[k268] = v345;
  }
#pragma omp simd
  for (long long k346 = 0; k346 < 8; ++k346) {
   const unsigned short v347 = lane7[k346];
   const unsigned int v348 = (unsigned int)v347;
   const unsigned int v349 = v348 & 32767u;
   const unsigned int v350 = (unsigned int)(v349 << 13);
   const unsigned int v351 = v348 & 31744u;
   const unsigned int v352 = v350 + 947912704u;
   const float v353 = core_bits_uint32_float32(v352);
   const float v354 = v353 - 0x1.0000000000000p-14f;
   const _Bool v355 = v351 == 31744u;
   const unsigned int v356 = v355 ? 1879048192u : 939524096u;
   const unsigned int v357 = v350 + v356;
   const _Bool v358 = v351 == 0u;
   const unsigned int v359 = core_bits_float32_uint32(v354);
   const unsigned int v360 = v358 ? v359 : v357;
   const unsigned int v361 = v348 & 32768u;
   const unsigned int v362 = (unsigned int)(v361 << 16);
   const unsigned int v363 = v360 | v362;
   const float v364 = core_bits_uint32_float32(v363);
   const long long v365 = lane8[k346];
   const long long v366 = (long long)v365;
   const long long v367 = k346 + 8;
   const unsigned short v368 = lane7[v367];
   const unsigned int v369 = (unsigned int)v368;
   const unsigned int v370 = v369 & 32767u;
   const unsigned int v371 = (unsigned int)(v370 << 13);
   const unsigned int v372 = v369 & 31744u;
   const unsigned int v373 = v371 + 947912704u;
   const float v374 = core_bits_uint32_float32(v373);
   const float v375 = v374 - 0x1.0000000000000p-14f;
   const _Bool v376 = v372 == 31744u;
   const unsigned int v377 = v376 ? 1879048192u : 939524096u;
   const unsigned int v378 = v371 + v377;
   const _Bool v379 = v372 == 0u;
   const unsigned int v380 = core_bits_float32_uint32(v375);
   const unsigned int v381 = v379 ? v380 : v378;
   const unsigned int v382 = v369 & 32768u;
   const unsigned int v383 = (unsigned int)(v382 << 16);
   const unsigned int v384 = v381 | v383;
   const float v385 = core_bits_uint32_float32(v384);
   const long long v386 = lane8[v367];
   const long long v387 = (long long)v386;
   const _Bool v388 = v364 < v385;
   const _Bool v389 = v364 == v385;
   const _Bool v390 = v366 < v387;
   const _Bool v391 = v389 & v390;
   const _Bool v392 = v388 | v391;
   const _Bool v393 = v364 != v364;
   const _Bool v394 = v385 != v385;
   const _Bool v395 = !v394;
   const _Bool v396 = v395 | v390;
   const _Bool v397 = v393 & v396;
   const _Bool v398 = v395 & v392;
   const _Bool v399 = v397 | v398;
   const float v400 = v399 ? v364 : v385;
   const long long v401 = v399 ? v366 : v387;
   const unsigned int v402 = core_bits_float32_uint32(v400);
   const unsigned int v403 = v402 & 2147483647u;
   const float v404 = core_bits_uint32_float32(v403);
   const float v405 = v404 + 0.5f;
   const unsigned int v406 = core_bits_float32_uint32(v405);
   const unsigned int v407 = v406 - 1056964608u;
   const unsigned int v408 = v403 + 3355447295u;
   const unsigned int v409 = (unsigned int)(v403 >> 13);
   const unsigned int v410 = v409 & 1u;
   const unsigned int v411 = v408 + v410;
   const unsigned int v412 = (unsigned int)(v411 >> 13);
   const _Bool v413 = v403 > 2139095040u;
   const unsigned int v414 = v413 ? 32256u : 31744u;
   const _Bool v415 = v403 < 947912704u;
   const unsigned int v416 = v415 ? v407 : v412;
   const _Bool v417 = v403 >= 1199570944u;
   const unsigned int v418 = v417 ? v414 : v416;
   const unsigned int v419 = (unsigned int)(v402 >> 16);
   const unsigned int v420 = v419 & 32768u;
   const unsigned int v421 = v418 | v420;
   const unsigned short v422 = (unsigned short)v421;
   lane7[k346] = v422;
   const long long v423 = (long long)v401;
   lane8[k346] = v423;
  }
  float v424 = __builtin_inff();
  long long v425 = 9223372036854775807ll;
  for (long long k426 = 0; k426 < 8; ++k426) {
   const unsigned short v427 = lane7[k426];
   const unsigned int v428 = (unsigned int)v427;
   const unsigned int v429 = v428 & 32767u;
   const unsigned int v430 = (unsigned int)(v429 << 13);
   const unsigned int v431 = v428 & 31744u;
   const unsigned int v432 = v430 + 947912704u;
   const float v433 = core_bits_uint32_float32(v432);
   const float v434 = v433 - 0x1.0000000000000p-14f;
   const _Bool v435 = v431 == 31744u;
   const unsigned int v436 = v435 ? 1879048192u : 939524096u;
   const unsigned int v437 = v430 + v436;
   const _Bool v438 = v431 == 0u;
   const unsigned int v439 = core_bits_float32_uint32(v434);
   const unsigned int v440 = v438 ? v439 : v437;
   const unsigned int v441 = v428 & 32768u;
   const unsigned int v442 = (unsigned int)(v441 << 16);
   const unsigned int v443 = v440 | v442;
   const float v444 = core_bits_uint32_float32(v443);
   const long long v445 = lane8[k426];
   const long long v446 = (long long)v445;
   const _Bool v447 = v424 < v444;
   const _Bool v448 = v424 == v444;
   const _Bool v449 = v425 < v446;
   const _Bool v450 = v448 & v449;
   const _Bool v451 = v447 | v450;
   const _Bool v452 = v424 != v424;
   const _Bool v453 = v444 != v444;
   const _Bool v454 = !v453;
   const _Bool v455 = v454 | v449;
   const _Bool v456 = v452 & v455;
   const _Bool v457 = v454 & v451;
   const _Bool v458 = v456 | v457;
   const float v459 = v458 ? v424 : v444;
   const long long v460 = v458 ? v425 : v446;
   const float next0 = v459;
   const long long next1 = v460;
   v424 = next0;
   v425 = next1;
  }
  const unsigned int v461 = core_bits_float32_uint32(v424);
  const unsigned int v462 = v461 & 2147483647u;
  const float v463 = core_bits_uint32_float32(v462);
  const float v464 = v463 + 0.5f;
  const unsigned int v465 = core_bits_float32_uint32(v464);
  const unsigned int v466 = v465 - 1056964608u;
  const unsigned int v467 = v462 + 3355447295u;
  const unsigned int v468 = (unsigned int)(v462 >> 13);
  const unsigned int v469 = v468 & 1u;
  const unsigned int v470 = v467 + v469;
  const unsigned int v471 = (unsigned int)(v470 >> 13);
  const _Bool v472 = v462 > 2139095040u;
  const unsigned int v473 = v472 ? 32256u : 31744u;
  const _Bool v474 = v462 < 947912704u;
  const unsigned int v475 = v474 ? v466 : v471;
  const _Bool v476 = v462 >= 1199570944u;
  const unsigned int v477 = v476 ? v473 : v475;
  const unsigned int v478 = (unsigned int)(v461 >> 16);
  const unsigned int v479 = v478 & 32768u;
  const unsigned int v480 = v477 | v479;
  const unsigned short v481 = (unsigned short)v480;
  b2_part[p3] = v481;
  const long long v482 = (long long)v425;
  b3_part[p3] = v482;
 }
}
static void argmin_1_6c6573b5e861(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const unsigned short *b2_part = (const unsigned short *)buffers[2];
 const long long *b3_part = (const long long *)buffers[3];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  unsigned short lane3[64];
  long long lane4[64];
#pragma omp simd
  for (long long k5 = 0; k5 < 64; ++k5) {
   const unsigned int v6 = core_bits_float32_uint32(__builtin_inff());
   const unsigned int v7 = v6 & 2147483647u;
   const float v8 = core_bits_uint32_float32(v7);
   const float v9 = v8 + 0.5f;
   const unsigned int v10 = core_bits_float32_uint32(v9);
   const unsigned int v11 = v10 - 1056964608u;
   const unsigned int v12 = v7 + 3355447295u;
   const unsigned int v13 = (unsigned int)(v7 >> 13);
   const unsigned int v14 = v13 & 1u;
   const unsigned int v15 = v12 + v14;
   const unsigned int v16 = (unsigned int)(v15 >> 13);
   const _Bool v17 = v7 > 2139095040u;
   const unsigned int v18 = v17 ? 32256u : 31744u;
   const _Bool v19 = v7 < 947912704u;
   const unsigned int v20 = v19 ? v11 : v16;
   const _Bool v21 = v7 >= 1199570944u;
   const unsigned int v22 = v21 ? v18 : v20;
   const unsigned int v23 = (unsigned int)(v6 >> 16);
   const unsigned int v24 = v23 & 32768u;
   const unsigned int v25 = v22 | v24;
   const unsigned short v26 = (unsigned short)v25;
   lane3[k5] = v26;
   lane4[k5] = 9223372036854775807ll;
  }
  const long long v27 = core_floordiv_index(v1, 2097152);
  for (long long k28 = 0; k28 < v27; ++k28) {
   const long long v29 = k28 * 64;
#pragma omp simd
   for (long long k30 = 0; k30 < 64; ++k30) {
    const long long v31 = v29 + k30;
    const unsigned short v32 = b2_part[v31];
    const unsigned int v33 = (unsigned int)v32;
    const unsigned int v34 = v33 & 32767u;
    const unsigned int v35 = (unsigned int)(v34 << 13);
    const unsigned int v36 = v33 & 31744u;
    const unsigned int v37 = v35 + 947912704u;
    const float v38 = core_bits_uint32_float32(v37);
    const float v39 = v38 - 0x1.0000000000000p-14f;
    const _Bool v40 = v36 == 31744u;
    const unsigned int v41 = v40 ? 1879048192u : 939524096u;
    const unsigned int v42 = v35 + v41;
    const _Bool v43 = v36 == 0u;
    const unsigned int v44 = core_bits_float32_uint32(v39);
    const unsigned int v45 = v43 ? v44 : v42;
    const unsigned int v46 = v33 & 32768u;
    const unsigned int v47 = (unsigned int)(v46 << 16);
    const unsigned int v48 = v45 | v47;
    const float v49 = core_bits_uint32_float32(v48);
    const long long v50 = b3_part[v31];
    const long long v51 = (long long)v50;
    const unsigned short v52 = lane3[k30];
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
    const float v69 = core_bits_uint32_float32(v68);
    const long long v70 = lane4[k30];
    const long long v71 = (long long)v70;
    const _Bool v72 = v69 < v49;
    const _Bool v73 = v69 == v49;
    const _Bool v74 = v71 < v51;
    const _Bool v75 = v73 & v74;
    const _Bool v76 = v72 | v75;
    const _Bool v77 = v69 != v69;
    const _Bool v78 = v49 != v49;
    const _Bool v79 = !v78;
    const _Bool v80 = v79 | v74;
    const _Bool v81 = v77 & v80;
    const _Bool v82 = v79 & v76;
    const _Bool v83 = v81 | v82;
    const float v84 = v83 ? v69 : v49;
    const long long v85 = v83 ? v71 : v51;
    const unsigned int v86 = core_bits_float32_uint32(v84);
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
    lane3[k30] = v106;
    const long long v107 = (long long)v85;
    lane4[k30] = v107;
   }
  }
  const long long v108 = v27 * 64;
  const long long v109 = v2 - v108;
#pragma omp simd
  for (long long k110 = 0; k110 < v109; ++k110) {
   const long long v111 = v108 + k110;
   const unsigned short v112 = b2_part[v111];
   const unsigned int v113 = (unsigned int)v112;
   const unsigned int v114 = v113 & 32767u;
   const unsigned int v115 = (unsigned int)(v114 << 13);
   const unsigned int v116 = v113 & 31744u;
   const unsigned int v117 = v115 + 947912704u;
   const float v118 = core_bits_uint32_float32(v117);
   const float v119 = v118 - 0x1.0000000000000p-14f;
   const _Bool v120 = v116 == 31744u;
   const unsigned int v121 = v120 ? 1879048192u : 939524096u;
   const unsigned int v122 = v115 + v121;
   const _Bool v123 = v116 == 0u;
   const unsigned int v124 = core_bits_float32_uint32(v119);
   const unsigned int v125 = v123 ? v124 : v122;
   const unsigned int v126 = v113 & 32768u;
   const unsigned int v127 = (unsigned int)(v126 << 16);
   const unsigned int v128 = v125 | v127;
   const float v129 = core_bits_uint32_float32(v128);
   const long long v130 = b3_part[v111];
   const long long v131 = (long long)v130;
   const unsigned short v132 = lane3[k110];
   const unsigned int v133 = (unsigned int)v132;
   const unsigned int v134 = v133 & 32767u;
   const unsigned int v135 = (unsigned int)(v134 << 13);
   const unsigned int v136 = v133 & 31744u;
   const unsigned int v137 = v135 + 947912704u;
   const float v138 = core_bits_uint32_float32(v137);
   const float v139 = v138 - 0x1.0000000000000p-14f;
   const _Bool v140 = v136 == 31744u;
   const unsigned int v141 = v140 ? 1879048192u : 939524096u;
   const unsigned int v142 = v135 + v141;
   const _Bool v143 = v136 == 0u;
   const unsigned int v144 = core_bits_float32_uint32(v139);
   const unsigned int v145 = v143 ? v144 : v142;
   const unsigned int v146 = v133 & 32768u;
   const unsigned int v147 = (unsigned int)(v146 << 16);
   const unsigned int v148 = v145 | v147;
   const float v149 = core_bits_uint32_float32(v148);
   const long long v150 = lane4[k110];
   const long long v151 = (long long)v150;
   const _Bool v152 = v149 < v129;
   const _Bool v153 = v149 == v129;
   const _Bool v154 = v151 < v131;
   const _Bool v155 = v153 & v154;
   const _Bool v156 = v152 | v155;
   const _Bool v157 = v149 != v149;
   const _Bool v158 = v129 != v129;
   const _Bool v159 = !v158;
   const _Bool v160 = v159 | v154;
   const _Bool v161 = v157 & v160;
   const _Bool v162 = v159 & v156;
   const _Bool v163 = v161 | v162;
   const float v164 = v163 ? v149 : v129;
   const long long v165 = v163 ? v151 : v131;
   const unsigned int v166 = core_bits_float32_uint32(v164);
   const unsigned int v167 = v166 & 2147483647u;
   const float v168 = core_bits_uint32_float32(v167);
   const float v169 = v168 + 0.5f;
   const unsigned int v170 = core_bits_float32_uint32(v169);
   const unsigned int v171 = v170 - 1056964608u;
   const unsigned int v172 = v167 + 3355447295u;
   const unsigned int v173 = (unsigned int)(v167 >> 13);
   const unsigned int v174 = v173 & 1u;
   const unsigned int v175 = v172 + v174;
   const unsigned int v176 = (unsigned int)(v175 >> 13);
   const _Bool v177 = v167 > 2139095040u;
   const unsigned int v178 = v177 ? 32256u : 31744u;
   const _Bool v179 = v167 < 947912704u;
   const unsigned int v180 = v179 ? v171 : v176;
   const _Bool v181 = v167 >= 1199570944u;
   const unsigned int v182 = v181 ? v178 : v180;
   const unsigned int v183 = (unsigned int)(v166 >> 16);
   const unsigned int v184 = v183 & 32768u;
   const unsigned int v185 = v182 | v184;
   const unsigned short v186 = (unsigned short)v185;
   lane3[k110] = v186;
   const long long v187 = (long long)v165;
   lane4[k110] = v187;
  }
#pragma omp simd
  for (long long k188 = 0; k188 < 32; ++k188) {
   const unsigned short v189 = lane3[k188];
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
   const long long v207 = lane4[k188];
   const long long v208 = (long long)v207;
   const long long v209 = k188 + 32;
   const unsigned short v210 = lane3[v209];
   const unsigned int v211 = (unsigned int)v210;
   const unsigned int v212 = v211 & 32767u;
   const unsigned int v213 = (unsigned int)(v212 << 13);
   const unsigned int v214 = v211 & 31744u;
   const unsigned int v215 = v213 + 947912704u;
   const float v216 = core_bits_uint32_float32(v215);
   const float v217 = v216 - 0x1.0000000000000p-14f;
   const _Bool v218 = v214 == 31744u;
   const unsigned int v219 = v218 ? 1879048192u : 939524096u;
   const unsigned int v220 = v213 + v219;
   const _Bool v221 = v214 == 0u;
   const unsigned int v222 = core_bits_float32_uint32(v217);
   const unsigned int v223 = v221 ? v222 : v220;
   const unsigned int v224 = v211 & 32768u;
   const unsigned int v225 = (unsigned int)(v224 << 16);
   const unsigned int v226 = v223 | v225;
   const float v227 = core_bits_uint32_float32(v226);
   const long long v228 = lane4[v209];
   const long long v229 = (long long)v228;
   const _Bool v230 = v206 < v227;
   const _Bool v231 = v206 == v227;
   const _Bool v232 = v208 < v229;
   const _Bool v233 = v231 & v232;
   const _Bool v234 = v230 | v233;
   const _Bool v235 = v206 != v206;
   const _Bool v236 = v227 != v227;
   const _Bool v237 = !v236;
   const _Bool v238 = v237 | v232;
   const _Bool v239 = v235 & v238;
   const _Bool v240 = v237 & v234;
   const _Bool v241 = v239 | v240;
   const float v242 = v241 ? v206 : v227;
   const long long v243 = v241 ? v208 : v229;
   const unsigned int v244 = core_bits_float32_uint32(v242);
   const unsigned int v245 = v244 & 2147483647u;
   const float v246 = core_bits_uint32_float32(v245);
   const float v247 = v246 + 0.5f;
   const unsigned int v248 = core_bits_float32_uint32(v247);
   const unsigned int v249 = v248 - 1056964608u;
   const unsigned int v250 = v245 + 3355447295u;
   const unsigned int v251 = (unsigned int)(v245 >> 13);
   const unsigned int v252 = v251 & 1u;
   const unsigned int v253 = v250 + v252;
   const unsigned int v254 = (unsigned int)(v253 >> 13);
   const _Bool v255 = v245 > 2139095040u;
   const unsigned int v256 = v255 ? 32256u : 31744u;
   const _Bool v257 = v245 < 947912704u;
   const unsigned int v258 = v257 ? v249 : v254;
   const _Bool v259 = v245 >= 1199570944u;
   const unsigned int v260 = v259 ? v256 : v258;
   const unsigned int v261 = (unsigned int)(v244 >> 16);
   const unsigned int v262 = v261 & 32768u;
   const unsigned int v263 = v260 | v262;
   const unsigned short v264 = (unsigned short)v263;
   lane3[k188] = v264;
   const long long v265 = (long long)v243;
   lane4[k188] = v265;
  }
#pragma omp simd
  for (long long k266 = 0; k266 < 16; ++k266) {
   const unsigned short v267 = lane3[k266];
   const unsigned int v268 = (unsigned int)v267;
   const unsigned int v269 = v268 & 32767u;
   const unsigned int v270 = (unsigned int)(v269 << 13);
   const unsigned int v271 = v268 & 31744u;
   const unsigned int v272 = v270 + 947912704u;
   const float v273 = core_bits_uint32_float32(v272);
   const float v274 = v273 - 0x1.0000000000000p-14f;
   const _Bool v275 = v271 == 31744u;
   const unsigned int v276 = v275 ? 1879048192u : 939524096u;
   const unsigned int v277 = v270 + v276;
   const _Bool v278 = v271 == 0u;
   const unsigned int v279 = core_bits_float32_uint32(v274);
   const unsigned int v280 = v278 ? v279 : v277;
   const unsigned int v281 = v268 & 32768u;
   const unsigned int v282 = (unsigned int)(v281 << 16);
   const unsigned int v283 = v280 | v282;
   const float v284 = core_bits_uint32_float32(v283);
   const long long v285 = lane4[k266];
   const long long v286 = (long long)v285;
   const long long v287 = k266 + 16;
   const unsigned short v288 = lane3[v287];
   const unsigned int v289 = (unsigned int)v288;
   const unsigned int v290 = v289 & 32767u;
   const unsigned int v291 = (unsigned int)(v290 << 13);
   const unsigned int v292 = v289 & 31744u;
   const unsigned int v293 = v291 + 947912704u;
   const float v294 = core_bits_uint32_float32(v293);
   const float v295 = v294 - 0x1.0000000000000p-14f;
   const _Bool v296 = v292 == 31744u;
   const unsigned int v297 = v296 ? 1879048192u : 939524096u;
   const unsigned int v298 = v291 + v297;
   const _Bool v299 = v292 == 0u;
   const unsigned int v300 = core_bits_float32_uint32(v295);
   const unsigned int v301 = v299 ? v300 : v298;
   const unsigned int v302 = v289 & 32768u;
   const unsigned int v303 = (unsigned int)(v302 << 16);
   const unsigned int v304 = v301 | v303;
   const float v305 = core_bits_uint32_float32(v304);
   const long long v306 = lane4[v287];
   const long long v307 = (long long)v306;
   const _Bool v308 = v284 < v305;
   const _Bool v309 = v284 == v305;
   const _Bool v310 = v286 < v307;
   const _Bool v311 = v309 & v310;
   const _Bool v312 = v308 | v311;
   const _Bool v313 = v284 != v284;
   const _Bool v314 = v305 != v305;
   const _Bool v315 = !v314;
   const _Bool v316 = v315 | v310;
   const _Bool v317 = v313 & v316;
   const _Bool v318 = v315 & v312;
   const _Bool v319 = v317 | v318;
   const float v320 = v319 ? v284 : v305;
   const long long v321 = v319 ? v286 : v307;
   const unsigned int v322 = core_bits_float32_uint32(v320);
   const unsigned int v323 = v322 & 2147483647u;
   const float v324 = core_bits_uint32_float32(v323);
   const float v325 = v324 + 0.5f;
   const unsigned int v326 = core_bits_float32_uint32(v325);
   const unsigned int v327 = v326 - 1056964608u;
   const unsigned int v328 = v323 + 3355447295u;
   const unsigned int v329 = (unsigned int)(v323 >> 13);
   const unsigned int v330 = v329 & 1u;
   const unsigned int v331 = v328 + v330;
   const unsigned int v332 = (unsigned int)(v331 >> 13);
   const _Bool v333 = v323 > 2139095040u;
   const unsigned int v334 = v333 ? 32256u : 31744u;
   const _Bool v335 = v323 < 947912704u;
   const unsigned int v336 = v335 ? v327 : v332;
   const _Bool v337 = v323 >= 1199570944u;
   const unsigned int v338 = v337 ? v334 : v336;
   const unsigned int v339 = (unsigned int)(v322 >> 16);
   const unsigned int v340 = v339 & 32768u;
   const unsigned int v341 = v338 | v340;
   const unsigned short v342 = (unsigned short)v341;
   lane3[k266] = v342;
   const long long v343 = (long long)v321;
   lane4[k266] = v343;
  }
#pragma omp simd
  for (long long k344 = 0; k344 < 8; ++k344) {
   const unsigned short v345 = lane3[k344];
   const unsigned int v346 = (unsigned int)v345;
   const unsigned int v347 = v346 & 32767u;
   const unsigned int v348 = (unsigned int)(v347 << 13);
   const unsigned int v349 = v346 & 31744u;
   const unsigned int v350 = v348 + 947912704u;
   const float v351 = core_bits_uint32_float32(v350);
   const float v352 = v351 - 0x1.0000000000000p-14f;
   const _Bool v353 = v349 == 31744u;
   const unsigned int v354 = v353 ? 1879048192u : 939524096u;
   const unsigned int v355 = v348 + v354;
   const _Bool v356 = v349 == 0u;
   const unsigned int v357 = core_bits_float32_uint32(v352);
   const unsigned int v358 = v356 ? v357 : v355;
   const unsigned int v359 = v346 & 32768u;
   const unsigned int v360 = (unsigned int)(v359 << 16);
   const unsigned int v361 = v358 | v360;
   const float v362 = core_bits_uint32_float32(v361);
   const long long v363 = lane4[k344];
   const long long v364 = (long long)v363;
   const long long v365 = k344 + 8;
   const unsigned short v366 = lane3[v365];
   const unsigned int v367 = (unsigned int)v366;
   const unsigned int v368 = v367 & 32767u;
   const unsigned int v369 = (unsigned int)(v368 << 13);
   const unsigned int v370 = v367 & 31744u;
   const unsigned int v371 = v369 + 947912704u;
   const float v372 = core_bits_uint32_float32(v371);
   const float v373 = v372 - 0x1.0000000000000p-14f;
   const _Bool v374 = v370 == 31744u;
   const unsigned int v375 = v374 ? 1879048192u : 939524096u;
   const unsigned int v376 = v369 + v375;
   const _Bool v377 = v370 == 0u;
   const unsigned int v378 = core_bits_float32_uint32(v373);
   const unsigned int v379 = v377 ? v378 : v376;
   const unsigned int v380 = v367 & 32768u;
   const unsigned int v381 = (unsigned int)(v380 << 16);
   const unsigned int v382 = v379 | v381;
   const float v383 = core_bits_uint32_float32(v382);
   const long long v384 = lane4[v365];
   const long long v385 = (long long)v384;
   const _Bool v386 = v362 < v383;
   const _Bool v387 = v362 == v383;
   const _Bool v388 = v364 < v385;
   const _Bool v389 = v387 & v388;
   const _Bool v390 = v386 | v389;
   const _Bool v391 = v362 != v362;
   const _Bool v392 = v383 != v383;
   const _Bool v393 = !v392;
   const _Bool v394 = v393 | v388;
   const _Bool v395 = v391 & v394;
   const _Bool v396 = v393 & v390;
   const _Bool v397 = v395 | v396;
   const float v398 = v397 ? v362 : v383;
   const long long v399 = v397 ? v364 : v385;
   const unsigned int v400 = core_bits_float32_uint32(v398);
   const unsigned int v401 = v400 & 2147483647u;
   const float v402 = core_bits_uint32_float32(v401);
   const float v403 = v402 + 0.5f;
   const unsigned int v404 = core_bits_float32_uint32(v403);
   const unsigned int v405 = v404 - 1056964608u;
   const unsigned int v406 = v401 + 3355447295u;
   const unsigned int v407 = (unsigned int)(v401 >> 13);
   const unsigned int v408 = v407 & 1u;
   const unsigned int v409 = v406 + v408;
   const unsigned int v410 = (unsigned int)(v409 >> 13);
   const _Bool v411 = v401 > 2139095040u;
   const unsigned int v412 = v411 ? 32256u : 31744u;
   const _Bool v413 = v401 < 947912704u;
   const unsigned int v414 = v413 ? v405 : v410;
   const _Bool v415 = v401 >= 1199570944u;
   const unsigned int v416 = v415 ? v412 : v414;
   const unsigned int v417 = (unsigned int)(v400 >> 16);
   const unsigned int v418 = v417 & 32768u;
   const unsigned int v419 = v416 | v418;
   const unsigned short v420 = (unsigned short)v419;
   lane3[k344] = v420;
   const long long v421 = (long long)v399;
   lane4[k344] = v421;
  }
  float v422 = __builtin_inff();
  long long v423 = 9223372036854775807ll;
  for (long long k424 = 0; k424 < 8; ++k424) {
   const unsigned short v425 = lane3[k424];
   const unsigned int v426 = (unsigned int)v425;
   const unsigned int v427 = v426 & 32767u;
   const unsigned int v428 = (unsigned int)(v427 << 13);
   const unsigned int v429 = v426 & 31744u;
   const unsigned int v430 = v428 + 947912704u;
   const float v431 = core_bits_uint32_float32(v430);
   const float v432 = v431 - 0x1.0000000000000p-14f;
   const _Bool v433 = v429 == 31744u;
   const unsigned int v434 = v433 ? 1879048192u : 939524096u;
   const unsigned int v435 = v428 + v434;
   const _Bool v436 = v429 == 0u;
   const unsigned int v437 = core_bits_float32_uint32(v432);
   const unsigned int v438 = v436 ? v437 : v435;
   const unsigned int v439 = v426 & 32768u;
   const unsigned int v440 = (unsigned int)(v439 << 16);
   const unsigned int v441 = v438 | v440;
   const float v442 = core_bits_uint32_float32(v441);
   const long long v443 = lane4[k424];
   const long long v444 = (long long)v443;
   const _Bool v445 = v422 < v442;
   const _Bool v446 = v422 == v442;
   const _Bool v447 = v423 < v444;
   const _Bool v448 = v446 & v447;
   const _Bool v449 = v445 | v448;
   const _Bool v450 = v422 != v422;
   const _Bool v451 = v442 != v442;
   const _Bool v452 = !v451;
   const _Bool v453 = v452 | v447;
   const _Bool v454 = v450 & v453;
   const _Bool v455 = v452 & v449;
   const _Bool v456 = v454 | v455;
   const float v457 = v456 ? v422 : v442;
   const long long v458 = v456 ? v423 : v444;
   const float next0 = v457;
   const long long next1 = v458;
   v422 = next0;
   v423 = next1;
  }
  const long long v459 = (long long)v423;
  b0_out0_[0] = v459;
 }
}

static void argmax_0_f983969f6d6a(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_stride1 = (long long)scalars[1];
 const long long n2_size2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  unsigned short lane2[64];
  long long lane3[64];
#pragma omp simd
  for (long long k4 = 0; k4 < 64; ++k4) {
   const unsigned int v5 = core_bits_float32_uint32((-__builtin_inff()));
   const unsigned int v6 = v5 & 2147483647u;
   const float v7 = core_bits_uint32_float32(v6);
   const float v8 = v7 + 0.5f;
   const unsigned int v9 = core_bits_float32_uint32(v8);
   const unsigned int v10 = v9 - 1056964608u;
   const unsigned int v11 = v6 + 3355447295u;
   const unsigned int v12 = (unsigned int)(v6 >> 13);
   const unsigned int v13 = v12 & 1u;
   const unsigned int v14 = v11 + v13;
   const unsigned int v15 = (unsigned int)(v14 >> 13);
   const _Bool v16 = v6 > 2139095040u;
   const unsigned int v17 = v16 ? 32256u : 31744u;
   const _Bool v18 = v6 < 947912704u;
   const unsigned int v19 = v18 ? v10 : v15;
   const _Bool v20 = v6 >= 1199570944u;
   const unsigned int v21 = v20 ? v17 : v19;
   const unsigned int v22 = (unsigned int)(v5 >> 16);
   const unsigned int v23 = v22 & 32768u;
   const unsigned int v24 = v21 | v23;
   const unsigned short v25 = (unsigned short)v24;
   lane2[k4] = v25;
   lane3[k4] = 9223372036854775807ll;
  }
  const long long v26 = core_floordiv_index(n2_size2, 64);
  for (long long k27 = 0; k27 < v26; ++k27) {
   const long long v28 = k27 * 64;
#pragma omp simd
   for (long long k29 = 0; k29 < 64; ++k29) {
    const long long v30 = v28 + k29;
    const unsigned short v31 = b1_x_[i1 * n1_stride1 + v30];
    const unsigned int v32 = (unsigned int)v31;
    const unsigned int v33 = v32 & 32767u;
    const unsigned int v34 = (unsigned int)(v33 << 13);
    const unsigned int v35 = v32 & 31744u;
    const unsigned int v36 = v34 + 947912704u;
    const float v37 = core_bits_uint32_float32(v36);
    const float v38 = v37 - 0x1.0000000000000p-14f;
    const _Bool v39 = v35 == 31744u;
    const unsigned int v40 = v39 ? 1879048192u : 939524096u;
    const unsigned int v41 = v34 + v40;
    const _Bool v42 = v35 == 0u;
    const unsigned int v43 = core_bits_float32_uint32(v38);
    const unsigned int v44 = v42 ? v43 : v41;
    const unsigned int v45 = v32 & 32768u;
    const unsigned int v46 = (unsigned int)(v45 << 16);
    const unsigned int v47 = v44 | v46;
    const float v48 = core_bits_uint32_float32(v47);
    const unsigned short v49 = lane2[k29];
    const unsigned int v50 = (unsigned int)v49;
    const unsigned int v51 = v50 & 32767u;
    const unsigned int v52 = (unsigned int)(v51 << 13);
    const unsigned int v53 = v50 & 31744u;
    const unsigned int v54 = v52 + 947912704u;
    const float v55 = core_bits_uint32_float32(v54);
    const float v56 = v55 - 0x1.0000000000000p-14f;
    const _Bool v57 = v53 == 31744u;
    const unsigned int v58 = v57 ? 1879048192u : 939524096u;
    const unsigned int v59 = v52 + v58;
    const _Bool v60 = v53 == 0u;
    const unsigned int v61 = core_bits_float32_uint32(v56);
    const unsigned int v62 = v60 ? v61 : v59;
    const unsigned int v63 = v50 & 32768u;
    const unsigned int v64 = (unsigned int)(v63 << 16);
    const unsigned int v65 = v62 | v64;
    const float v66 = core_bits_uint32_float32(v65);
    const long long v67 = lane3[k29];
    const long long v68 = (long long)v67;
    const _Bool v69 = v66 > v48;
    const _Bool v70 = v66 == v48;
    const _Bool v71 = v68 < v30;
    const _Bool v72 = v70 & v71;
    const _Bool v73 = v69 | v72;
    const _Bool v74 = v66 != v66;
    const _Bool v75 = v48 != v48;
    const _Bool v76 = !v75;
    const _Bool v77 = v76 | v71;
    const _Bool v78 = v74 & v77;
    const _Bool v79 = v76 & v73;
    const _Bool v80 = v78 | v79;
    const float v81 = v80 ? v66 : v48;
    const long long v82 = v80 ? v68 : v30;
    const unsigned int v83 = core_bits_float32_uint32(v81);
    const unsigned int v84 = v83 & 2147483647u;
    const float v85 = core_bits_uint32_float32(v84);
    const float v86 = v85 + 0.5f;
    const unsigned int v87 = core_bits_float32_uint32(v86);
    const unsigned int v88 = v87 - 1056964608u;
    const unsigned int v89 = v84 + 3355447295u;
    const unsigned int v90 = (unsigned int)(v84 >> 13);
    const unsigned int v91 = v90 & 1u;
    const unsigned int v92 = v89 + v91;
    const unsigned int v93 = (unsigned int)(v92 >> 13);
    const _Bool v94 = v84 > 2139095040u;
    const unsigned int v95 = v94 ? 32256u : 31744u;
    const _Bool v96 = v84 < 947912704u;
    const unsigned int v97 = v96 ? v88 : v93;
    const _Bool v98 = v84 >= 1199570944u;
    const unsigned int v99 = v98 ? v95 : v97;
    const unsigned int v100 = (unsigned int)(v83 >> 16);
    const unsigned int v101 = v100 & 32768u;
    const unsigned int v102 = v99 | v101;
    const unsigned short v103 = (unsigned short)v102;
    lane2[k29] = v103;
    const long long v104 = (long long)v82;
    lane3[k29] = v104;
   }
  }
  const long long v105 = v26 * 64;
  const long long v106 = n2_size2 - v105;
#pragma omp simd
  for (long long k107 = 0; k107 < v106; ++k107) {
   const long long v108 = v105 + k107;
   const unsigned short v109 = b1_x_[i1 * n1_stride1 + v108];
   const unsigned int v110 = (unsigned int)v109;
   const unsigned int v111 = v110 & 32767u;
   const unsigned int v112 = (unsigned int)(v111 << 13);
   const unsigned int v113 = v110 & 31744u;
   const unsigned int v114 = v112 + 947912704u;
   const float v115 = core_bits_uint32_float32(v114);
   const float v116 = v115 - 0x1.0000000000000p-14f;
   const _Bool v117 = v113 == 31744u;
   const unsigned int v118 = v117 ? 1879048192u : 939524096u;
   const unsigned int v119 = v112 + v118;
   const _Bool v120 = v113 == 0u;
   const unsigned int v121 = core_bits_float32_uint32(v116);
   const unsigned int v122 = v120 ? v121 : v119;
   const unsigned int v123 = v110 & 32768u;
   const unsigned int v124 = (unsigned int)(v123 << 16);
   const unsigned int v125 = v122 | v124;
   const float v126 = core_bits_uint32_float32(v125);
   const unsigned short v127 = lane2[k107];
   const unsigned int v128 = (unsigned int)v127;
   const unsigned int v129 = v128 & 32767u;
   const unsigned int v130 = (unsigned int)(v129 << 13);
   const unsigned int v131 = v128 & 31744u;
   const unsigned int v132 = v130 + 947912704u;
   const float v133 = core_bits_uint32_float32(v132);
   const float v134 = v133 - 0x1.0000000000000p-14f;
   const _Bool v135 = v131 == 31744u;
   const unsigned int v136 = v135 ? 1879048192u : 939524096u;
   const unsigned int v137 = v130 + v136;
   const _Bool v138 = v131 == 0u;
   const unsigned int v139 = core_bits_float32_uint32(v134);
   const unsigned int v140 = v138 ? v139 : v137;
   const unsigned int v141 = v128 & 32768u;
   const unsigned int v142 = (unsigned int)(v141 << 16);
   const unsigned int v143 = v140 | v142;
   const float v144 = core_bits_uint32_float32(v143);
   const long long v145 = lane3[k107];
   const long long v146 = (long long)v145;
   const _Bool v147 = v144 > v126;
   const _Bool v148 = v144 == v126;
   const _Bool v149 = v146 < v108;
   const _Bool v150 = v148 & v149;
   const _Bool v151 = v147 | v150;
   const _Bool v152 = v144 != v144;
   const _Bool v153 = v126 != v126;
   const _Bool v154 = !v153;
   const _Bool v155 = v154 | v149;
   const _Bool v156 = v152 & v155;
   const _Bool v157 = v154 & v151;
   const _Bool v158 = v156 | v157;
   const float v159 = v158 ? v144 : v126;
   const long long v160 = v158 ? v146 : v108;
   const unsigned int v161 = core_bits_float32_uint32(v159);
   const unsigned int v162 = v161 & 2147483647u;
   const float v163 = core_bits_uint32_float32(v162);
   const float v164 = v163 + 0.5f;
   const unsigned int v165 = core_bits_float32_uint32(v164);
   const unsigned int v166 = v165 - 1056964608u;
   const unsigned int v167 = v162 + 3355447295u;
   const unsigned int v168 = (unsigned int)(v162 >> 13);
   const unsigned int v169 = v168 & 1u;
   const unsigned int v170 = v167 + v169;
   const unsigned int v171 = (unsigned int)(v170 >> 13);
   const _Bool v172 = v162 > 2139095040u;
   const unsigned int v173 = v172 ? 32256u : 31744u;
   const _Bool v174 = v162 < 947912704u;
   const unsigned int v175 = v174 ? v166 : v171;
   const _Bool v176 = v162 >= 1199570944u;
   const unsigned int v177 = v176 ? v173 : v175;
   const unsigned int v178 = (unsigned int)(v161 >> 16);
   const unsigned int v179 = v178 & 32768u;
   const unsigned int v180 = v177 | v179;
   const unsigned short v181 = (unsigned short)v180;
   lane2[k107] = v181;
   const long long v182 = (long long)v160;
   lane3[k107] = v182;
  }
#pragma omp simd
  for (long long k183 = 0; k183 < 32; ++k183) {
   const unsigned short v184 = lane2[k183];
   const unsigned int v185 = (unsigned int)v184;
   const unsigned int v186 = v185 & 32767u;
   const unsigned int v187 = (unsigned int)(v186 << 13);
   const unsigned int v188 = v185 & 31744u;
   const unsigned int v189 = v187 + 947912704u;
   const float v190 = core_bits_uint32_float32(v189);
   const float v191 = v190 - 0x1.0000000000000p-14f;
   const _Bool v192 = v188 == 31744u;
   const unsigned int v193 = v192 ? 1879048192u : 939524096u;
   const unsigned int v194 = v187 + v193;
   const _Bool v195 = v188 == 0u;
   const unsigned int v196 = core_bits_float32_uint32(v191);
   const unsigned int v197 = v195 ? v196 : v194;
   const unsigned int v198 = v185 & 32768u;
   const unsigned int v199 = (unsigned int)(v198 << 16);
   const unsigned int v200 = v197 | v199;
   const float v201 = core_bits_uint32_float32(v200);
   const long long v202 = lane3[k183];
   const long long v203 = (long long)v202;
   const long long v204 = k183 + 32;
   const unsigned short v205 = lane2[v204];
   const unsigned int v206 = (unsigned int)v205;
   const unsigned int v207 = v206 & 32767u;
   const unsigned int v208 = (unsigned int)(v207 << 13);
   const unsigned int v209 = v206 & 31744u;
   const unsigned int v210 = v208 + 947912704u;
   const float v211 = core_bits_uint32_float32(v210);
   const float v212 = v211 - 0x1.0000000000000p-14f;
   const _Bool v213 = v209 == 31744u;
   const unsigned int v214 = v213 ? 1879048192u : 939524096u;
   const unsigned int v215 = v208 + v214;
   const _Bool v216 = v209 == 0u;
   const unsigned int v217 = core_bits_float32_uint32(v212);
   const unsigned int v218 = v216 ? v217 : v215;
   const unsigned int v219 = v206 & 32768u;
   const unsigned int v220 = (unsigned int)(v219 << 16);
   const unsigned int v221 = v218 | v220;
   const float v222 = core_bits_uint32_float32(v221);
   const long long v223 = lane3[v204];
   const long long v224 = (long long)v223;
   const _Bool v225 = v201 > v222;
   const _Bool v226 = v201 == v222;
   const _Bool v227 = v203 < v224;
   const _Bool v228 = v226 & v227;
   const _Bool v229 = v225 | v228;
   const _Bool v230 = v201 != v201;
   const _Bool v231 = v222 != v222;
   const _Bool v232 = !v231;
   const _Bool v233 = v232 | v227;
   const _Bool v234 = v230 & v233;
   const _Bool v235 = v232 & v229;
   const _Bool v236 = v234 | v235;
   const float v237 = v236 ? v201 : v222;
   const long long v238 = v236 ? v203 : v224;
   const unsigned int v239 = core_bits_float32_uint32(v237);
   const unsigned int v240 = v239 & 2147483647u;
   const float v241 = core_bits_uint32_float32(v240);
   const float v242 = v241 + 0.5f;
   const unsigned int v243 = core_bits_float32_uint32(v242);
   const unsigned int v244 = v243 - 1056964608u;
   const unsigned int v245 = v240 + 3355447295u;
   const unsigned int v246 = (unsigned int)(v240 >> 13);
   const unsigned int v247 = v246 & 1u;
   const unsigned int v248 = v245 + v247;
   const unsigned int v249 = (unsigned int)(v248 >> 13);
   const _Bool v250 = v240 > 2139095040u;
   const unsigned int v251 = v250 ? 32256u : 31744u;
   const _Bool v252 = v240 < 947912704u;
   const unsigned int v253 = v252 ? v244 : v249;
   const _Bool v254 = v240 >= 1199570944u;
   const unsigned int v255 = v254 ? v251 : v253;
   const unsigned int v256 = (unsigned int)(v239 >> 16);
   const unsigned int v257 = v256 & 32768u;
   const unsigned int v258 = v255 | v257;
   const unsigned short v259 = (unsigned short)v258;
   lane2[k183] = v259;
   const long long v260 = (long long)v238;
   lane3[k183] = v260;
  }
#pragma omp simd
  for (long long k261 = 0; k261 < 16; ++k261) {
   const unsigned short v262 = lane2[k261];
   const unsigned int v263 = (unsigned int)v262;
   const unsigned int v264 = v263 & 32767u;
   const unsigned int v265 = (unsigned int)(v264 << 13);
   const unsigned int v266 = v263 & 31744u;
   const unsigned int v267 = v265 + 947912704u;
   const float v268 = core_bits_uint32_float32(v267);
   const float v269 = v268 - 0x1.0000000000000p-14f;
   const _Bool v270 = v266 == 31744u;
   const unsigned int v271 = v270 ? 1879048192u : 939524096u;
   const unsigned int v272 = v265 + v271;
   const _Bool v273 = v266 == 0u;
   const unsigned int v274 = core_bits_float32_uint32(v269);
   const unsigned int v275 = v273 ? v274 : v272;
   const unsigned int v276 = v263 & 32768u;
   const unsigned int v277 = (unsigned int)(v276 << 16);
   const unsigned int v278 = v275 | v277;
   const float v279 = core_bits_uint32_float32(v278);
   const long long v280 = lane3[k261];
   const long long v281 = (long long)v280;
   const long long v282 = k261 + 16;
   const unsigned short v283 = lane2[v282];
   const unsigned int v284 = (unsigned int)v283;
   const unsigned int v285 = v284 & 32767u;
   const unsigned int v286 = (unsigned int)(v285 << 13);
   const unsigned int v287 = v284 & 31744u;
   const unsigned int v288 = v286 + 947912704u;
   const float v289 = core_bits_uint32_float32(v288);
   const float v290 = v289 - 0x1.0000000000000p-14f;
   const _Bool v291 = v287 == 31744u;
   const unsigned int v292 = v291 ? 1879048192u : 939524096u;
   const unsigned int v293 = v286 + v292;
   const _Bool v294 = v287 == 0u;
   const unsigned int v295 = core_bits_float32_uint32(v290);
   const unsigned int v296 = v294 ? v295 : v293;
   const unsigned int v297 = v284 & 32768u;
   const unsigned int v298 = (unsigned int)(v297 << 16);
   const unsigned int v299 = v296 | v298;
   const float v300 = core_bits_uint32_float32(v299);
   const long long v301 = lane3[v282];
   const long long v302 = (long long)v301;
   const _Bool v303 = v279 > v300;
   const _Bool v304 = v279 == v300;
   const _Bool v305 = v281 < v302;
   const _Bool v306 = v304 & v305;
   const _Bool v307 = v303 | v306;
   const _Bool v308 = v279 != v279;
   const _Bool v309 = v300 != v300;
   const _Bool v310 = !v309;
   const _Bool v311 = v310 | v305;
   const _Bool v312 = v308 & v311;
   const _Bool v313 = v310 & v307;
   const _Bool v314 = v312 | v313;
   const float v315 = v314 ? v279 : v300;
   const long long v316 = v314 ? v281 : v302;
   const unsigned int v317 = core_bits_float32_uint32(v315);
   const unsigned int v318 = v317 & 2147483647u;
   const float v319 = core_bits_uint32_float32(v318);
   const float v320 = v319 + 0.5f;
   const unsigned int v321 = core_bits_float32_uint32(v320);
   const unsigned int v322 = v321 - 1056964608u;
   const unsigned int v323 = v318 + 3355447295u;
   const unsigned int v324 = (unsigned int)(v318 >> 13);
   const unsigned int v325 = v324 & 1u;
   const unsigned int v326 = v323 + v325;
   const unsigned int v327 = (unsigned int)(v326 >> 13);
   const _Bool v328 = v318 > 2139095040u;
   const unsigned int v329 = v328 ? 32256u : 31744u;
   const _Bool v330 = v318 < 947912704u;
   const unsigned int v331 = v330 ? v322 : v327;
   const _Bool v332 = v318 >= 1199570944u;
   const unsigned int v333 = v332 ? v329 : v331;
   const unsigned int v334 = (unsigned int)(v317 >> 16);
   const unsigned int v335 = v334 & 32768u;
   const unsigned int v336 = v333 | v335;
   const unsigned short v337 = (unsigned short)v336;
   lane2[k261] = v337;
   const long long v338 = (long long)v316;
   lane3[k261] = v338;
  }
#pragma omp simd
  for (long long k339 = 0; k339 < 8; ++k339) {
   const unsigned short v340 = lane2[k339];
   const unsigned int v341 = (unsigned int)v340;
   const unsigned int v342 = v341 & 32767u;
   const unsigned int v343 = (unsigned int)(v342 << 13);
   const unsigned int v344 = v341 & 31744u;
   const unsigned int v345 = v343 + 947912704u;
   const float v346 = core_bits_uint32_float32(v345);
   const float v347 = v346 - 0x1.0000000000000p-14f;
   const _Bool v348 = v344 == 31744u;
   const unsigned int v349 = v348 ? 1879048192u : 939524096u;
   const unsigned int v350 = v343 + v349;
   const _Bool v351 = v344 == 0u;
   const unsigned int v352 = core_bits_float32_uint32(v347);
   const unsigned int v353 = v351 ? v352 : v350;
   const unsigned int v354 = v341 & 32768u;
   const unsigned int v355 = (unsigned int)(v354 << 16);
   const unsigned int v356 = v353 | v355;
   const float v357 = core_bits_uint32_float32(v356);
   const long long v358 = lane3[k339];
   const long long v359 = (long long)v358;
   const long long v360 = k339 + 8;
   const unsigned short v361 = lane2[v360];
   const unsigned int v362 = (unsigned int)v361;
   const unsigned int v363 = v362 & 32767u;
   const unsigned int v364 = (unsigned int)(v363 << 13);
   const unsigned int v365 = v362 & 31744u;
   const unsigned int v366 = v364 + 947912704u;
   const float v367 = core_bits_uint32_float32(v366);
   const float v368 = v367 - 0x1.0000000000000p-14f;
   const _Bool v369 = v365 == 31744u;
   const unsigned int v370 = v369 ? 1879048192u : 939524096u;
   const unsigned int v371 = v364 + v370;
   const _Bool v372 = v365 == 0u;
   const unsigned int v373 = core_bits_float32_uint32(v368);
   const unsigned int v374 = v372 ? v373 : v371;
   const unsigned int v375 = v362 & 32768u;
   const unsigned int v376 = (unsigned int)(v375 << 16);
   const unsigned int v377 = v374 | v376;
   const float v378 = core_bits_uint32_float32(v377);
   const long long v379 = lane3[v360];
   const long long v380 = (long long)v379;
   const _Bool v381 = v357 > v378;
   const _Bool v382 = v357 == v378;
   const _Bool v383 = v359 < v380;
   const _Bool v384 = v382 & v383;
   const _Bool v385 = v381 | v384;
   const _Bool v386 = v357 != v357;
   const _Bool v387 = v378 != v378;
   const _Bool v388 = !v387;
   const _Bool v389 = v388 | v383;
   const _Bool v390 = v386 & v389;
   const _Bool v391 = v388 & v385;
   const _Bool v392 = v390 | v391;
   const float v393 = v392 ? v357 : v378;
   const long long v394 = v392 ? v359 : v380;
   const unsigned int v395 = core_bits_float32_uint32(v393);
   const unsigned int v396 = v395 & 2147483647u;
   const float v397 = core_bits_uint32_float32(v396);
   const float v398 = v397 + 0.5f;
   const unsigned int v399 = core_bits_float32_uint32(v398);
   const unsigned int v400 = v399 - 1056964608u;
   const unsigned int v401 = v396 + 3355447295u;
   const unsigned int v402 = (unsigned int)(v396 >> 13);
   const unsigned int v403 = v402 & 1u;
   const unsigned int v404 = v401 + v403;
   const unsigned int v405 = (unsigned int)(v404 >> 13);
   const _Bool v406 = v396 > 2139095040u;
   const unsigned int v407 = v406 ? 32256u : 31744u;
   const _Bool v408 = v396 < 947912704u;
   const unsigned int v409 = v408 ? v400 : v405;
   const _Bool v410 = v396 >= 1199570944u;
   const unsigned int v411 = v410 ? v407 : v409;
   const unsigned int v412 = (unsigned int)(v395 >> 16);
   const unsigned int v413 = v412 & 32768u;
   const unsigned int v414 = v411 | v413;
   const unsigned short v415 = (unsigned short)v414;
   lane2[k339] = v415;
   const long long v416 = (long long)v394;
   lane3[k339] = v416;
  }
  float v417 = (-__builtin_inff());
  long long v418 = 9223372036854775807ll;
  for (long long k419 = 0; k419 < 8; ++k419) {
   const unsigned short v420 = lane2[k419];
   const unsigned int v421 = (unsigned int)v420;
   const unsigned int v422 = v421 & 32767u;
   const unsigned int v423 = (unsigned int)(v422 << 13);
   const unsigned int v424 = v421 & 31744u;
   const unsigned int v425 = v423 + 947912704u;
   const float v426 = core_bits_uint32_float32(v425);
   const float v427 = v426 - 0x1.0000000000000p-14f;
   const _Bool v428 = v424 == 31744u;
   const unsigned int v429 = v428 ? 1879048192u : 939524096u;
   const unsigned int v430 = v423 + v429;
   const _Bool v431 = v424 == 0u;
   const unsigned int v432 = core_bits_float32_uint32(v427);
   const unsigned int v433 = v431 ? v432 : v430;
   const unsigned int v434 = v421 & 32768u;
   const unsigned int v435 = (unsigned int)(v434 << 16);
   const unsigned int v436 = v433 | v435;
   const float v437 = core_bits_uint32_float32(v436);
   const long long v438 = lane3[k419];
   const long long v439 = (long long)v438;
   const _Bool v440 = v417 > v437;
   const _Bool v441 = v417 == v437;
   const _Bool v442 = v418 < v439;
   const _Bool v443 = v441 & v442;
   const _Bool v444 = v440 | v443;
   const _Bool v445 = v417 != v417;
   const _Bool v446 = v437 != v437;
   const _Bool v447 = !v446;
   const _Bool v448 = v447 | v442;
   const _Bool v449 = v445 & v448;
   const _Bool v450 = v447 & v444;
   const _Bool v451 = v449 | v450;
   const float v452 = v451 ? v417 : v437;
   const long long v453 = v451 ? v418 : v439;
   const float next0 = v452;
   const long long next1 = v453;
   v417 = next0;
   v418 = next1;
  }
  const long long v454 = (long long)v418;
  b0_out0_[i1] = v454;
 }
}

static void argmin_0_0546166294bf(void *const *buffers, const long long *scalars, long long begin, long long end) {
 long long *b0_out0_ = (long long *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_stride1 = (long long)scalars[1];
 const long long n2_size2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  unsigned short lane2[64];
  long long lane3[64];
#pragma omp simd
  for (long long k4 = 0; k4 < 64; ++k4) {
   const unsigned int v5 = core_bits_float32_uint32(__builtin_inff());
   const unsigned int v6 = v5 & 2147483647u;
   const float v7 = core_bits_uint32_float32(v6);
   const float v8 = v7 + 0.5f;
   const unsigned int v9 = core_bits_float32_uint32(v8);
   const unsigned int v10 = v9 - 1056964608u;
   const unsigned int v11 = v6 + 3355447295u;
   const unsigned int v12 = (unsigned int)(v6 >> 13);
   const unsigned int v13 = v12 & 1u;
   const unsigned int v14 = v11 + v13;
   const unsigned int v15 = (unsigned int)(v14 >> 13);
   const _Bool v16 = v6 > 2139095040u;
   const unsigned int v17 = v16 ? 32256u : 31744u;
   const _Bool v18 = v6 < 947912704u;
   const unsigned int v19 = v18 ? v10 : v15;
   const _Bool v20 = v6 >= 1199570944u;
   const unsigned int v21 = v20 ? v17 : v19;
   const unsigned int v22 = (unsigned int)(v5 >> 16);
   const unsigned int v23 = v22 & 32768u;
   const unsigned int v24 = v21 | v23;
   const unsigned short v25 = (unsigned short)v24;
   lane2[k4] = v25;
   lane3[k4] = 9223372036854775807ll;
  }
  const long long v26 = core_floordiv_index(n2_size2, 64);
  for (long long k27 = 0; k27 < v26; ++k27) {
   const long long v28 = k27 * 64;
#pragma omp simd
   for (long long k29 = 0; k29 < 64; ++k29) {
    const long long v30 = v28 + k29;
    const unsigned short v31 = b1_x_[i1 * n1_stride1 + v30];
    const unsigned int v32 = (unsigned int)v31;
    const unsigned int v33 = v32 & 32767u;
    const unsigned int v34 = (unsigned int)(v33 << 13);
    const unsigned int v35 = v32 & 31744u;
    const unsigned int v36 = v34 + 947912704u;
    const float v37 = core_bits_uint32_float32(v36);
    const float v38 = v37 - 0x1.0000000000000p-14f;
    const _Bool v39 = v35 == 31744u;
    const unsigned int v40 = v39 ? 1879048192u : 939524096u;
    const unsigned int v41 = v34 + v40;
    const _Bool v42 = v35 == 0u;
    const unsigned int v43 = core_bits_float32_uint32(v38);
    const unsigned int v44 = v42 ? v43 : v41;
    const unsigned int v45 = v32 & 32768u;
    const unsigned int v46 = (unsigned int)(v45 << 16);
    const unsigned int v47 = v44 | v46;
    const float v48 = core_bits_uint32_float32(v47);
    const unsigned short v49 = lane2[k29];
    const unsigned int v50 = (unsigned int)v49;
    const unsigned int v51 = v50 & 32767u;
    const unsigned int v52 = (unsigned int)(v51 << 13);
    const unsigned int v53 = v50 & 31744u;
    const unsigned int v54 = v52 + 947912704u;
    const float v55 = core_bits_uint32_float32(v54);
    const float v56 = v55 - 0x1.0000000000000p-14f;
    const _Bool v57 = v53 == 31744u;
    const unsigned int v58 = v57 ? 1879048192u : 939524096u;
    const unsigned int v59 = v52 + v58;
    const _Bool v60 = v53 == 0u;
    const unsigned int v61 = core_bits_float32_uint32(v56);
    const unsigned int v62 = v60 ? v61 : v59;
    const unsigned int v63 = v50 & 32768u;
    const unsigned int v64 = (unsigned int)(v63 << 16);
    const unsigned int v65 = v62 | v64;
    const float v66 = core_bits_uint32_float32(v65);
    const long long v67 = lane3[k29];
    const long long v68 = (long long)v67;
    const _Bool v69 = v66 < v48;
    const _Bool v70 = v66 == v48;
    const _Bool v71 = v68 < v30;
    const _Bool v72 = v70 & v71;
    const _Bool v73 = v69 | v72;
    const _Bool v74 = v66 != v66;
    const _Bool v75 = v48 != v48;
    const _Bool v76 = !v75;
    const _Bool v77 = v76 | v71;
    const _Bool v78 = v74 & v77;
    const _Bool v79 = v76 & v73;
    const _Bool v80 = v78 | v79;
    const float v81 = v80 ? v66 : v48;
    const long long v82 = v80 ? v68 : v30;
    const unsigned int v83 = core_bits_float32_uint32(v81);
    const unsigned int v84 = v83 & 2147483647u;
    const float v85 = core_bits_uint32_float32(v84);
    const float v86 = v85 + 0.5f;
    const unsigned int v87 = core_bits_float32_uint32(v86);
    const unsigned int v88 = v87 - 1056964608u;
    const unsigned int v89 = v84 + 3355447295u;
    const unsigned int v90 = (unsigned int)(v84 >> 13);
    const unsigned int v91 = v90 & 1u;
    const unsigned int v92 = v89 + v91;
    const unsigned int v93 = (unsigned int)(v92 >> 13);
    const _Bool v94 = v84 > 2139095040u;
    const unsigned int v95 = v94 ? 32256u : 31744u;
    const _Bool v96 = v84 < 947912704u;
    const unsigned int v97 = v96 ? v88 : v93;
    const _Bool v98 = v84 >= 1199570944u;
    const unsigned int v99 = v98 ? v95 : v97;
    const unsigned int v100 = (unsigned int)(v83 >> 16);
    const unsigned int v101 = v100 & 32768u;
    const unsigned int v102 = v99 | v101;
    const unsigned short v103 = (unsigned short)v102;
    lane2[k29] = v103;
    const long long v104 = (long long)v82;
    lane3[k29] = v104;
   }
  }
  const long long v105 = v26 * 64;
  const long long v106 = n2_size2 - v105;
#pragma omp simd
  for (long long k107 = 0; k107 < v106; ++k107) {
   const long long v108 = v105 + k107;
   const unsigned short v109 = b1_x_[i1 * n1_stride1 + v108];
   const unsigned int v110 = (unsigned int)v109;
   const unsigned int v111 = v110 & 32767u;
   const unsigned int v112 = (unsigned int)(v111 << 13);
   const unsigned int v113 = v110 & 31744u;
   const unsigned int v114 = v112 + 947912704u;
   const float v115 = core_bits_uint32_float32(v114);
   const float v116 = v115 - 0x1.0000000000000p-14f;
   const _Bool v117 = v113 == 31744u;
   const unsigned int v118 = v117 ? 1879048192u : 939524096u;
   const unsigned int v119 = v112 + v118;
   const _Bool v120 = v113 == 0u;
   const unsigned int v121 = core_bits_float32_uint32(v116);
   const unsigned int v122 = v120 ? v121 : v119;
   const unsigned int v123 = v110 & 32768u;
   const unsigned int v124 = (unsigned int)(v123 << 16);
   const unsigned int v125 = v122 | v124;
   const float v126 = core_bits_uint32_float32(v125);
   const unsigned short v127 = lane2[k107];
   const unsigned int v128 = (unsigned int)v127;
   const unsigned int v129 = v128 & 32767u;
   const unsigned int v130 = (unsigned int)(v129 << 13);
   const unsigned int v131 = v128 & 31744u;
   const unsigned int v132 = v130 + 947912704u;
   const float v133 = core_bits_uint32_float32(v132);
   const float v134 = v133 - 0x1.0000000000000p-14f;
   const _Bool v135 = v131 == 31744u;
   const unsigned int v136 = v135 ? 1879048192u : 939524096u;
   const unsigned int v137 = v130 + v136;
   const _Bool v138 = v131 == 0u;
   const unsigned int v139 = core_bits_float32_uint32(v134);
   const unsigned int v140 = v138 ? v139 : v137;
   const unsigned int v141 = v128 & 32768u;
   const unsigned int v142 = (unsigned int)(v141 << 16);
   const unsigned int v143 = v140 | v142;
   const float v144 = core_bits_uint32_float32(v143);
   const long long v145 = lane3[k107];
   const long long v146 = (long long)v145;
   const _Bool v147 = v144 < v126;
   const _Bool v148 = v144 == v126;
   const _Bool v149 = v146 < v108;
   const _Bool v150 = v148 & v149;
   const _Bool v151 = v147 | v150;
   const _Bool v152 = v144 != v144;
   const _Bool v153 = v126 != v126;
   const _Bool v154 = !v153;
   const _Bool v155 = v154 | v149;
   const _Bool v156 = v152 & v155;
   const _Bool v157 = v154 & v151;
   const _Bool v158 = v156 | v157;
   const float v159 = v158 ? v144 : v126;
   const long long v160 = v158 ? v146 : v108;
   const unsigned int v161 = core_bits_float32_uint32(v159);
   const unsigned int v162 = v161 & 2147483647u;
   const float v163 = core_bits_uint32_float32(v162);
   const float v164 = v163 + 0.5f;
   const unsigned int v165 = core_bits_float32_uint32(v164);
   const unsigned int v166 = v165 - 1056964608u;
   const unsigned int v167 = v162 + 3355447295u;
   const unsigned int v168 = (unsigned int)(v162 >> 13);
   const unsigned int v169 = v168 & 1u;
   const unsigned int v170 = v167 + v169;
   const unsigned int v171 = (unsigned int)(v170 >> 13);
   const _Bool v172 = v162 > 2139095040u;
   const unsigned int v173 = v172 ? 32256u : 31744u;
   const _Bool v174 = v162 < 947912704u;
   const unsigned int v175 = v174 ? v166 : v171;
   const _Bool v176 = v162 >= 1199570944u;
   const unsigned int v177 = v176 ? v173 : v175;
   const unsigned int v178 = (unsigned int)(v161 >> 16);
   const unsigned int v179 = v178 & 32768u;
   const unsigned int v180 = v177 | v179;
   const unsigned short v181 = (unsigned short)v180;
   lane2[k107] = v181;
   const long long v182 = (long long)v160;
   lane3[k107] = v182;
  }
#pragma omp simd
  for (long long k183 = 0; k183 < 32; ++k183) {
   const unsigned short v184 = lane2[k183];
   const unsigned int v185 = (unsigned int)v184;
   const unsigned int v186 = v185 & 32767u;
   const unsigned int v187 = (unsigned int)(v186 << 13);
   const unsigned int v188 = v185 & 31744u;
   const unsigned int v189 = v187 + 947912704u;
   const float v190 = core_bits_uint32_float32(v189);
   const float v191 = v190 - 0x1.0000000000000p-14f;
   const _Bool v192 = v188 == 31744u;
   const unsigned int v193 = v192 ? 1879048192u : 939524096u;
   const unsigned int v194 = v187 + v193;
   const _Bool v195 = v188 == 0u;
   const unsigned int v196 = core_bits_float32_uint32(v191);
   const unsigned int v197 = v195 ? v196 : v194;
   const unsigned int v198 = v185 & 32768u;
   const unsigned int v199 = (unsigned int)(v198 << 16);
   const unsigned int v200 = v197 | v199;
   const float v201 = core_bits_uint32_float32(v200);
   const long long v202 = lane3[k183];
   const long long v203 = (long long)v202;
   const long long v204 = k183 + 32;
   const unsigned short v205 = lane2[v204];
   const unsigned int v206 = (unsigned int)v205;
   const unsigned int v207 = v206 & 32767u;
   const unsigned int v208 = (unsigned int)(v207 << 13);
   const unsigned int v209 = v206 & 31744u;
   const unsigned int v210 = v208 + 947912704u;
   const float v211 = core_bits_uint32_float32(v210);
   const float v212 = v211 - 0x1.0000000000000p-14f;
   const _Bool v213 = v209 == 31744u;
   const unsigned int v214 = v213 ? 1879048192u : 939524096u;
   const unsigned int v215 = v208 + v214;
   const _Bool v216 = v209 == 0u;
   const unsigned int v217 = core_bits_float32_uint32(v212);
   const unsigned int v218 = v216 ? v217 : v215;
   const unsigned int v219 = v206 & 32768u;
   const unsigned int v220 = (unsigned int)(v219 << 16);
   const unsigned int v221 = v218 | v220;
   const float v222 = core_bits_uint32_float32(v221);
   const long long v223 = lane3[v204];
   const long long v224 = (long long)v223;
   const _Bool v225 = v201 < v222;
   const _Bool v226 = v201 == v222;
   const _Bool v227 = v203 < v224;
   const _Bool v228 = v226 & v227;
   const _Bool v229 = v225 | v228;
   const _Bool v230 = v201 != v201;
   const _Bool v231 = v222 != v222;
   const _Bool v232 = !v231;
   const _Bool v233 = v232 | v227;
   const _Bool v234 = v230 & v233;
   const _Bool v235 = v232 & v229;
   const _Bool v236 = v234 | v235;
   const float v237 = v236 ? v201 : v222;
   const long long v238 = v236 ? v203 : v224;
   const unsigned int v239 = core_bits_float32_uint32(v237);
   const unsigned int v240 = v239 & 2147483647u;
   const float v241 = core_bits_uint32_float32(v240);
   const float v242 = v241 + 0.5f;
   const unsigned int v243 = core_bits_float32_uint32(v242);
   const unsigned int v244 = v243 - 1056964608u;
   const unsigned int v245 = v240 + 3355447295u;
   const unsigned int v246 = (unsigned int)(v240 >> 13);
   const unsigned int v247 = v246 & 1u;
   const unsigned int v248 = v245 + v247;
   const unsigned int v249 = (unsigned int)(v248 >> 13);
   const _Bool v250 = v240 > 2139095040u;
   const unsigned int v251 = v250 ? 32256u : 31744u;
   const _Bool v252 = v240 < 947912704u;
   const unsigned int v253 = v252 ? v244 : v249;
   const _Bool v254 = v240 >= 1199570944u;
   const unsigned int v255 = v254 ? v251 : v253;
   const unsigned int v256 = (unsigned int)(v239 >> 16);
   const unsigned int v257 = v256 & 32768u;
   const unsigned int v258 = v255 | v257;
   const unsigned short v259 = (unsigned short)v258;
   lane2[k183] = v259;
   const long long v260 = (long long)v238;
   lane3[k183] = v260;
  }
#pragma omp simd
  for (long long k261 = 0; k261 < 16; ++k261) {
   const unsigned short v262 = lane2[k261];
   const unsigned int v263 = (unsigned int)v262;
   const unsigned int v264 = v263 & 32767u;
   const unsigned int v265 = (unsigned int)(v264 << 13);
   const unsigned int v266 = v263 & 31744u;
   const unsigned int v267 = v265 + 947912704u;
   const float v268 = core_bits_uint32_float32(v267);
   const float v269 = v268 - 0x1.0000000000000p-14f;
   const _Bool v270 = v266 == 31744u;
   const unsigned int v271 = v270 ? 1879048192u : 939524096u;
   const unsigned int v272 = v265 + v271;
   const _Bool v273 = v266 == 0u;
   const unsigned int v274 = core_bits_float32_uint32(v269);
   const unsigned int v275 = v273 ? v274 : v272;
   const unsigned int v276 = v263 & 32768u;
   const unsigned int v277 = (unsigned int)(v276 << 16);
   const unsigned int v278 = v275 | v277;
   const float v279 = core_bits_uint32_float32(v278);
   const long long v280 = lane3[k261];
   const long long v281 = (long long)v280;
   const long long v282 = k261 + 16;
   const unsigned short v283 = lane2[v282];
   const unsigned int v284 = (unsigned int)v283;
   const unsigned int v285 = v284 & 32767u;
   const unsigned int v286 = (unsigned int)(v285 << 13);
   const unsigned int v287 = v284 & 31744u;
   const unsigned int v288 = v286 + 947912704u;
   const float v289 = core_bits_uint32_float32(v288);
   const float v290 = v289 - 0x1.0000000000000p-14f;
   const _Bool v291 = v287 == 31744u;
   const unsigned int v292 = v291 ? 1879048192u : 939524096u;
   const unsigned int v293 = v286 + v292;
   const _Bool v294 = v287 == 0u;
   const unsigned int v295 = core_bits_float32_uint32(v290);
   const unsigned int v296 = v294 ? v295 : v293;
   const unsigned int v297 = v284 & 32768u;
   const unsigned int v298 = (unsigned int)(v297 << 16);
   const unsigned int v299 = v296 | v298;
   const float v300 = core_bits_uint32_float32(v299);
   const long long v301 = lane3[v282];
   const long long v302 = (long long)v301;
   const _Bool v303 = v279 < v300;
   const _Bool v304 = v279 == v300;
   const _Bool v305 = v281 < v302;
   const _Bool v306 = v304 & v305;
   const _Bool v307 = v303 | v306;
   const _Bool v308 = v279 != v279;
   const _Bool v309 = v300 != v300;
   const _Bool v310 = !v309;
   const _Bool v311 = v310 | v305;
   const _Bool v312 = v308 & v311;
   const _Bool v313 = v310 & v307;
   const _Bool v314 = v312 | v313;
   const float v315 = v314 ? v279 : v300;
   const long long v316 = v314 ? v281 : v302;
   const unsigned int v317 = core_bits_float32_uint32(v315);
   const unsigned int v318 = v317 & 2147483647u;
   const float v319 = core_bits_uint32_float32(v318);
   const float v320 = v319 + 0.5f;
   const unsigned int v321 = core_bits_float32_uint32(v320);
   const unsigned int v322 = v321 - 1056964608u;
   const unsigned int v323 = v318 + 3355447295u;
   const unsigned int v324 = (unsigned int)(v318 >> 13);
   const unsigned int v325 = v324 & 1u;
   const unsigned int v326 = v323 + v325;
   const unsigned int v327 = (unsigned int)(v326 >> 13);
   const _Bool v328 = v318 > 2139095040u;
   const unsigned int v329 = v328 ? 32256u : 31744u;
   const _Bool v330 = v318 < 947912704u;
   const unsigned int v331 = v330 ? v322 : v327;
   const _Bool v332 = v318 >= 1199570944u;
   const unsigned int v333 = v332 ? v329 : v331;
   const unsigned int v334 = (unsigned int)(v317 >> 16);
   const unsigned int v335 = v334 & 32768u;
   const unsigned int v336 = v333 | v335;
   const unsigned short v337 = (unsigned short)v336;
   lane2[k261] = v337;
   const long long v338 = (long long)v316;
   lane3[k261] = v338;
  }
#pragma omp simd
  for (long long k339 = 0; k339 < 8; ++k339) {
   const unsigned short v340 = lane2[k339];
   const unsigned int v341 = (unsigned int)v340;
   const unsigned int v342 = v341 & 32767u;
   const unsigned int v343 = (unsigned int)(v342 << 13);
   const unsigned int v344 = v341 & 31744u;
   const unsigned int v345 = v343 + 947912704u;
   const float v346 = core_bits_uint32_float32(v345);
   const float v347 = v346 - 0x1.0000000000000p-14f;
   const _Bool v348 = v344 == 31744u;
   const unsigned int v349 = v348 ? 1879048192u : 939524096u;
   const unsigned int v350 = v343 + v349;
   const _Bool v351 = v344 == 0u;
   const unsigned int v352 = core_bits_float32_uint32(v347);
   const unsigned int v353 = v351 ? v352 : v350;
   const unsigned int v354 = v341 & 32768u;
   const unsigned int v355 = (unsigned int)(v354 << 16);
   const unsigned int v356 = v353 | v355;
   const float v357 = core_bits_uint32_float32(v356);
   const long long v358 = lane3[k339];
   const long long v359 = (long long)v358;
   const long long v360 = k339 + 8;
   const unsigned short v361 = lane2[v360];
   const unsigned int v362 = (unsigned int)v361;
   const unsigned int v363 = v362 & 32767u;
   const unsigned int v364 = (unsigned int)(v363 << 13);
   const unsigned int v365 = v362 & 31744u;
   const unsigned int v366 = v364 + 947912704u;
   const float v367 = core_bits_uint32_float32(v366);
   const float v368 = v367 - 0x1.0000000000000p-14f;
   const _Bool v369 = v365 == 31744u;
   const unsigned int v370 = v369 ? 1879048192u : 939524096u;
   const unsigned int v371 = v364 + v370;
   const _Bool v372 = v365 == 0u;
   const unsigned int v373 = core_bits_float32_uint32(v368);
   const unsigned int v374 = v372 ? v373 : v371;
   const unsigned int v375 = v362 & 32768u;
   const unsigned int v376 = (unsigned int)(v375 << 16);
   const unsigned int v377 = v374 | v376;
   const float v378 = core_bits_uint32_float32(v377);
   const long long v379 = lane3[v360];
   const long long v380 = (long long)v379;
   const _Bool v381 = v357 < v378;
   const _Bool v382 = v357 == v378;
   const _Bool v383 = v359 < v380;
   const _Bool v384 = v382 & v383;
   const _Bool v385 = v381 | v384;
   const _Bool v386 = v357 != v357;
   const _Bool v387 = v378 != v378;
   const _Bool v388 = !v387;
   const _Bool v389 = v388 | v383;
   const _Bool v390 = v386 & v389;
   const _Bool v391 = v388 & v385;
   const _Bool v392 = v390 | v391;
   const float v393 = v392 ? v357 : v378;
   const long long v394 = v392 ? v359 : v380;
   const unsigned int v395 = core_bits_float32_uint32(v393);
   const unsigned int v396 = v395 & 2147483647u;
   const float v397 = core_bits_uint32_float32(v396);
   const float v398 = v397 + 0.5f;
   const unsigned int v399 = core_bits_float32_uint32(v398);
   const unsigned int v400 = v399 - 1056964608u;
   const unsigned int v401 = v396 + 3355447295u;
   const unsigned int v402 = (unsigned int)(v396 >> 13);
   const unsigned int v403 = v402 & 1u;
   const unsigned int v404 = v401 + v403;
   const unsigned int v405 = (unsigned int)(v404 >> 13);
   const _Bool v406 = v396 > 2139095040u;
   const unsigned int v407 = v406 ? 32256u : 31744u;
   const _Bool v408 = v396 < 947912704u;
   const unsigned int v409 = v408 ? v400 : v405;
   const _Bool v410 = v396 >= 1199570944u;
   const unsigned int v411 = v410 ? v407 : v409;
   const unsigned int v412 = (unsigned int)(v395 >> 16);
   const unsigned int v413 = v412 & 32768u;
   const unsigned int v414 = v411 | v413;
   const unsigned short v415 = (unsigned short)v414;
   lane2[k339] = v415;
   const long long v416 = (long long)v394;
   lane3[k339] = v416;
  }
  float v417 = __builtin_inff();
  long long v418 = 9223372036854775807ll;
  for (long long k419 = 0; k419 < 8; ++k419) {
   const unsigned short v420 = lane2[k419];
   const unsigned int v421 = (unsigned int)v420;
   const unsigned int v422 = v421 & 32767u;
   const unsigned int v423 = (unsigned int)(v422 << 13);
   const unsigned int v424 = v421 & 31744u;
   const unsigned int v425 = v423 + 947912704u;
   const float v426 = core_bits_uint32_float32(v425);
   const float v427 = v426 - 0x1.0000000000000p-14f;
   const _Bool v428 = v424 == 31744u;
   const unsigned int v429 = v428 ? 1879048192u : 939524096u;
   const unsigned int v430 = v423 + v429;
   const _Bool v431 = v424 == 0u;
   const unsigned int v432 = core_bits_float32_uint32(v427);
   const unsigned int v433 = v431 ? v432 : v430;
   const unsigned int v434 = v421 & 32768u;
   const unsigned int v435 = (unsigned int)(v434 << 16);
   const unsigned int v436 = v433 | v435;
   const float v437 = core_bits_uint32_float32(v436);
   const long long v438 = lane3[k419];
   const long long v439 = (long long)v438;
   const _Bool v440 = v417 < v437;
   const _Bool v441 = v417 == v437;
   const _Bool v442 = v418 < v439;
   const _Bool v443 = v441 & v442;
   const _Bool v444 = v440 | v443;
   const _Bool v445 = v417 != v417;
   const _Bool v446 = v437 != v437;
   const _Bool v447 = !v446;
   const _Bool v448 = v447 | v442;
   const _Bool v449 = v445 & v448;
   const _Bool v450 = v447 & v444;
   const _Bool v451 = v449 | v450;
   const float v452 = v451 ? v417 : v437;
   const long long v453 = v451 ? v418 : v439;
   const float next0 = v452;
   const long long next1 = v453;
   v417 = next0;
   v418 = next1;
  }
  const long long v454 = (long long)v418;
  b0_out0_[i1] = v454;
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

static void any_0_01e9b75e5622(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const unsigned char *b1_x_ = (const unsigned char *)buffers[1];
 unsigned char *b2_part = (unsigned char *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  _Bool v7 = 0;
#pragma omp simd reduction(| : v7)
  for (long long j8 = 0; j8 < v6; ++j8) {
   const long long v9 = v4 + j8;
   const _Bool v10 = b1_x_[v9] != 0;
   const _Bool v11 = v10 != 0;
   v7 = v7 | v11;
  }
  b2_part[p3] = v7;
 }
}
static void any_1_01e9b75e5622(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_out0_ = (unsigned char *)buffers[0];
 const unsigned char *b2_part = (const unsigned char *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  _Bool v3 = 0;
#pragma omp simd reduction(| : v3)
  for (long long p4 = 0; p4 < v2; ++p4) {
   const _Bool v5 = b2_part[p4] != 0;
   v3 = v3 | v5;
  }
  b0_out0_[0] = v3;
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

static void any_0_65bb4cbff725(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_out0_ = (unsigned char *)buffers[0];
 const unsigned char *b1_x_ = (const unsigned char *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  _Bool v2 = 0;
#pragma omp simd reduction(| : v2)
  for (long long j3 = 0; j3 < n1_size1; ++j3) {
   const _Bool v4 = b1_x_[i1 * n2_stride2 + j3] != 0;
   const _Bool v5 = v4 != 0;
   v2 = v2 | v5;
  }
  b0_out0_[i1] = v2;
 }
}

static void all_0_a359104e89df(void *const *buffers, const long long *scalars, long long begin, long long end) {
 const unsigned char *b1_x_ = (const unsigned char *)buffers[1];
 unsigned char *b2_part = (unsigned char *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 for (long long p3 = begin; p3 < end; ++p3) {
  const long long v4 = p3 * 32768;
  const long long v5 = n0_size0 - v4;
  const long long v6 = (v5 < 32768 ? v5 : 32768);
  _Bool v7 = 1;
#pragma omp simd reduction(& : v7)
  for (long long j8 = 0; j8 < v6; ++j8) {
   const long long v9 = v4 + j8;
   const _Bool v10 = b1_x_[v9] != 0;
   const _Bool v11 = v10 != 0;
   v7 = v7 & v11;
  }
  b2_part[p3] = v7;
 }
}
static void all_1_a359104e89df(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_out0_ = (unsigned char *)buffers[0];
 const unsigned char *b2_part = (const unsigned char *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long v1 = n0_size0 + 32767;
 const long long v2 = core_floordiv_index(v1, 32768);
 if (begin < end) {
  _Bool v3 = 1;
#pragma omp simd reduction(& : v3)
  for (long long p4 = 0; p4 < v2; ++p4) {
   const _Bool v5 = b2_part[p4] != 0;
   v3 = v3 & v5;
  }
  b0_out0_[0] = v3;
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

static void all_0_0ec92a2f1499(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned char *b0_out0_ = (unsigned char *)buffers[0];
 const unsigned char *b1_x_ = (const unsigned char *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 for (long long i1 = begin; i1 < end; ++i1) {
  _Bool v2 = 1;
#pragma omp simd reduction(& : v2)
  for (long long j3 = 0; j3 < n1_size1; ++j3) {
   const _Bool v4 = b1_x_[i1 * n2_stride2 + j3] != 0;
   const _Bool v5 = v4 != 0;
   v2 = v2 & v5;
  }
  b0_out0_[i1] = v2;
 }
}

CORE_BUILT(reductions) = {
  {"187dbe0ba0cd400c898794e10afd8a2719ecfb084a87964ee6b05c7aaa8a68d0", "sum_0", sum_0_187dbe0ba0cd, 0, 1},
  {"187dbe0ba0cd400c898794e10afd8a2719ecfb084a87964ee6b05c7aaa8a68d0", "sum_1", sum_1_187dbe0ba0cd, 0, 1},
  {"03c5952c58dfc1fe1b93eddeca5e631fbb0fe416fdbc758b0dcd49f47f1121af", "sum_0", sum_0_03c5952c58df, 0, 1},
  {"e097fb0955c496202be100ea7062d47d992af6465c6ce02733ee059c4edb10b5", "sum_0", sum_0_e097fb0955c4, 0, 1},
  {"2104b46c67ae06724462ec22d9d89a8ae64a6c1a8b61d0529c2e0a8b3c1ac047", "sum_0", sum_0_2104b46c67ae, 0, 1},
  {"07a4393088c2a57b57b97717749525707ef48aeabcbf9054962f2b4bf1dfdcb2", "sum_0", sum_0_07a4393088c2, 0, 1},
  {"b25ff6650af1332b422053ab68df90734a9246fecc5ebc3deff0a6a7691eac10", "mean_0", mean_0_b25ff6650af1, 0, 1},
  {"b25ff6650af1332b422053ab68df90734a9246fecc5ebc3deff0a6a7691eac10", "mean_1", mean_1_b25ff6650af1, 0, 1},
  {"4454cecae14c9fdea96809e573c8e9537368020b422651fc8ac9c07904295d3d", "mean_0", mean_0_4454cecae14c, 0, 1},
  {"4454cecae14c9fdea96809e573c8e9537368020b422651fc8ac9c07904295d3d", "mean_1", mean_1_4454cecae14c, 0, 1},
  {"55f833c18b6efab9d3ca10d6b63fc38c2ee4bf0d10826f2e7f39357561fbbb3a", "mean_0", mean_0_55f833c18b6e, 0, 1},
  {"e03868a200571faece3ba0888e8d2fd38b9ab8a36d1cc273abd7d7fe8b3ea3c1", "mean_0", mean_0_e03868a20057, 0, 1},
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
  {"c101b0893ebebfe782838775e9b70318faba9efb7c1490898f8fd7829f9ad560", "argmax_0", argmax_0_c101b0893ebe, 0, 1},
  {"c101b0893ebebfe782838775e9b70318faba9efb7c1490898f8fd7829f9ad560", "argmax_1", argmax_1_c101b0893ebe, 0, 1},
  {"d45959266490636d6a1291bb6754b25d739ed8a3e9c760a643c20908b001b207", "argmin_0", argmin_0_d45959266490, 0, 1},
  {"d45959266490636d6a1291bb6754b25d739ed8a3e9c760a643c20908b001b207", "argmin_1", argmin_1_d45959266490, 0, 1},
  {"28a7e0983495878f1c67ad387c6451cca8f0217fb7fbd32658519952e1172b05", "argmax_0", argmax_0_28a7e0983495, 0, 1},
  {"80fa25cf972416367731e055e920269ac9204717945c5e0dde9f2b6fe245f8ff", "argmin_0", argmin_0_80fa25cf9724, 0, 1},
  {"be361de7990359289421ae4ad54d0ae29ab6e7f40f5cd59e14a6274cb945d860", "sum_0", sum_0_be361de79903, 0, 1},
  {"be361de7990359289421ae4ad54d0ae29ab6e7f40f5cd59e14a6274cb945d860", "sum_1", sum_1_be361de79903, 0, 1},
  {"7f0375fc74fcaf83bf4afac4f9d38f0dc22fdc9e0e863a9daca84e5c59a412aa", "sum_0", sum_0_7f0375fc74fc, 0, 1},
  {"9be252b7b742c19b6cbec8a4ae2c76786f36f49fdf079ca0e1a2f210a9aabf20", "sum_0", sum_0_9be252b7b742, 0, 1},
  {"a8a1bd1d36affd4cdbffd635a9fbb79758a9e4dff4042f99846d5a1e1927673c", "sum_0", sum_0_a8a1bd1d36af, 0, 1},
  {"528a64b4e1c0b0bd0637ccc1fe14d12faedde6e44121c2cfebf466e2be023fb1", "sum_0", sum_0_528a64b4e1c0, 0, 1},
  {"051523432d28a8c25e990964e0df3190e9770f69910a210e51378f75d1ae7698", "mean_0", mean_0_051523432d28, 0, 1},
  {"051523432d28a8c25e990964e0df3190e9770f69910a210e51378f75d1ae7698", "mean_1", mean_1_051523432d28, 0, 1},
  {"44356996c00dda4aea7f126655cc3ccfb6732fd042f07857940714651c3920f0", "mean_0", mean_0_44356996c00d, 0, 1},
  {"44356996c00dda4aea7f126655cc3ccfb6732fd042f07857940714651c3920f0", "mean_1", mean_1_44356996c00d, 0, 1},
  {"91dc273304c7f128e041efe46f8709cb441887da42702831f820bc4c22c37b6f", "mean_0", mean_0_91dc273304c7, 0, 1},
  {"e5657e46826248d0928468a72f497eef1c46177637c58e48980521efc4041dd0", "mean_0", mean_0_e5657e468262, 0, 1},
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
  {"c1f9c3a7171c98e57f7d02c7d8d38ed44cee92299e3824a53e17e3a0a3ba7e78", "argmax_0", argmax_0_c1f9c3a7171c, 0, 1},
  {"c1f9c3a7171c98e57f7d02c7d8d38ed44cee92299e3824a53e17e3a0a3ba7e78", "argmax_1", argmax_1_c1f9c3a7171c, 0, 1},
  {"2ac967f98a3891f85027fe52642a80c0ed379507853a33a5bd0c58139751336f", "argmin_0", argmin_0_2ac967f98a38, 0, 1},
  {"2ac967f98a3891f85027fe52642a80c0ed379507853a33a5bd0c58139751336f", "argmin_1", argmin_1_2ac967f98a38, 0, 1},
  {"e1db02fa8319658927d5911c895219836a91f496fd08da56cd5809baa310a01a", "argmax_0", argmax_0_e1db02fa8319, 0, 1},
  {"c4d22ec80145b5fa3d6cc02735aa6067b6a4ac4b9507de3b38b5b1efb4dc95e0", "argmin_0", argmin_0_c4d22ec80145, 0, 1},
  {"a87535167aa51d283b3f68b2a7b7eeb7af00f9776c175e2665e10c56728d96bd", "sum_0", sum_0_a87535167aa5, 0, 1},
  {"a87535167aa51d283b3f68b2a7b7eeb7af00f9776c175e2665e10c56728d96bd", "sum_1", sum_1_a87535167aa5, 0, 1},
  {"10bfb6498b00b6d17e1160b991cbac9d27d1c4d0d1532ff520a056ea03c2ea92", "sum_0", sum_0_10bfb6498b00, 0, 1},
  {"8a67247cb2661e76c39eb111f2ea5d536680ef760f5d790dd0aa564f2f0209aa", "sum_0", sum_0_8a67247cb266, 0, 1},
  {"310036b5d8833e2ff737b150b24c2c62d8c631749fac391802d9c6f789d356ba", "sum_0", sum_0_310036b5d883, 0, 1},
  {"7e751af47a9346777b3694eb910cac1da80f1ada2ca3e85dcb7cf45513bc8888", "sum_0", sum_0_7e751af47a93, 0, 1},
  {"7317bfb449016d314103b4f181417ed85e0e0dd306069b4ff3a6fa8535e13bb9", "mean_0", mean_0_7317bfb44901, 0, 1},
  {"7317bfb449016d314103b4f181417ed85e0e0dd306069b4ff3a6fa8535e13bb9", "mean_1", mean_1_7317bfb44901, 0, 1},
  {"3a599ccfda016897d2acca79d90b884bf27ae5da9649fa88b6666f57a4bf659b", "mean_0", mean_0_3a599ccfda01, 0, 1},
  {"3a599ccfda016897d2acca79d90b884bf27ae5da9649fa88b6666f57a4bf659b", "mean_1", mean_1_3a599ccfda01, 0, 1},
  {"d622681664e3ae57ea02e0661bdef6731727cb2ed7f95be5b5655afdf11bf303", "mean_0", mean_0_d622681664e3, 0, 1},
  {"e943524804b0fb4f38c6ab73362459f49db17285496b4e8a2ff4066875890bfe", "mean_0", mean_0_e943524804b0, 0, 1},
  {"08c63ebfa484200806bd5955c9020fbaf1a38949d515aedd87e04c3c4532e13a", "mean_0", mean_0_08c63ebfa484, 0, 1},
  {"a40e2004006cfb23c62e8e6d1b59f68e76bb062d12adea966949f31d56d29fa6", "mean_0", mean_0_a40e2004006c, 0, 1},
  {"80ae34dc5a12fe73a3d447c9112dc4e564b063af272bcbce076277d5328c54c5", "max_0", max_0_80ae34dc5a12, 0, 1},
  {"80ae34dc5a12fe73a3d447c9112dc4e564b063af272bcbce076277d5328c54c5", "max_1", max_1_80ae34dc5a12, 0, 1},
  {"f081a32808a4dace3e053c1278a4d8addb3bb330bc918b3f00222ff5965e2be4", "max_0", max_0_f081a32808a4, 0, 1},
  {"2444f4797eedc88cba5e968a249bdfcc134e0284c14b14ee48ff212754665c10", "max_0", max_0_2444f4797eed, 0, 1},
  {"6367dfe32b149e505dac3f40261b481cd416921f01f80b93c1dd18168e078e8f", "max_0", max_0_6367dfe32b14, 0, 1},
  {"5be22e79470ffedac7814d8a079d9dede3024b711b83323b42ceaf572aba504c", "max_0", max_0_5be22e79470f, 0, 1},
  {"707fa23a5971dad52857e1dbd8bdef15b9f9be48231e56ae0634669066a3dc32", "min_0", min_0_707fa23a5971, 0, 1},
  {"707fa23a5971dad52857e1dbd8bdef15b9f9be48231e56ae0634669066a3dc32", "min_1", min_1_707fa23a5971, 0, 1},
  {"d14de12b6b98facb3363f5aac3566f9fd93b250090a8cb4954372f59c914e1cc", "min_0", min_0_d14de12b6b98, 0, 1},
  {"26ce76be80a919eb4bf20e3fb8326cb12ca38a84d9e1f24eaf4d0cecaa7701ef", "min_0", min_0_26ce76be80a9, 0, 1},
  {"b195b1d80b5d7914d75c27495013c5f66dd2e3c74661f0bd83aee54f8a7bd6cc", "min_0", min_0_b195b1d80b5d, 0, 1},
  {"d3e4ade1ce19cb4f20e7541c96abc982091ef4c204a92229d67877c12b2294f2", "min_0", min_0_d3e4ade1ce19, 0, 1},
  {"4ec49494133736fbe86fe5cd9e661819df5c9e3cd4442d2b200ce62b29d7fed9", "mean_0", mean_0_4ec494941337, 0, 1},
  {"4ec49494133736fbe86fe5cd9e661819df5c9e3cd4442d2b200ce62b29d7fed9", "mean_1", mean_1_4ec494941337, 0, 1},
  {"46aaf168dfd73456776f91d569b81f6ec0b60aca19323d969e2be7da455fe34e", "mean_0", mean_0_46aaf168dfd7, 0, 1},
  {"46aaf168dfd73456776f91d569b81f6ec0b60aca19323d969e2be7da455fe34e", "mean_1", mean_1_46aaf168dfd7, 0, 1},
  {"b782c159f4f9af773d0f6e8b1a323b3a06334f3d2d14bd4576776426cb5523a3", "mean_0", mean_0_b782c159f4f9, 0, 1},
  {"b782c159f4f9af773d0f6e8b1a323b3a06334f3d2d14bd4576776426cb5523a3", "mean_1", mean_1_b782c159f4f9, 0, 1},
  {"892b59ed450359376715bc9267fd01b902eae2c9392494751bf55b7a9642b465", "argmax_0", argmax_0_892b59ed4503, 0, 1},
  {"892b59ed450359376715bc9267fd01b902eae2c9392494751bf55b7a9642b465", "argmax_1", argmax_1_892b59ed4503, 0, 1},
  {"253d4eb4cbfb1e1ba09d827e949dce50415cc19d693d4959283c6ea8072e6d69", "argmin_0", argmin_0_253d4eb4cbfb, 0, 1},
  {"253d4eb4cbfb1e1ba09d827e949dce50415cc19d693d4959283c6ea8072e6d69", "argmin_1", argmin_1_253d4eb4cbfb, 0, 1},
  {"78e4589e5fc76d53f365436cd2391daae75d8a1745cf0e2ca049b08362c3d265", "argmax_0", argmax_0_78e4589e5fc7, 0, 1},
  {"282f242d7c29e726804d4537d9dda680722887434622cf6229765e20d559ed59", "argmin_0", argmin_0_282f242d7c29, 0, 1},
  {"f46820636edcd7de9607199b4814f0f60d74c2158793b8103e7f037de0f2f355", "sum_0", sum_0_f46820636edc, 0, 1},
  {"f46820636edcd7de9607199b4814f0f60d74c2158793b8103e7f037de0f2f355", "sum_1", sum_1_f46820636edc, 0, 1},
  {"1b29ccb4f013c3628301c227ccdf55a1a94daea6c3f0e0f10b95a2e213343540", "sum_0", sum_0_1b29ccb4f013, 0, 1},
  {"b6c3588f204b21f0bb2f383a37f763e1ce9b0fa5cc910f455e0405fb8242d60b", "sum_0", sum_0_b6c3588f204b, 0, 1},
  {"300778f2ec33baec8b01ea7a84d5b8b877990915567aad5d36edac357a9e9fed", "sum_0", sum_0_300778f2ec33, 0, 1},
  {"a42b0cbb74e1f13d4c5d66666765a983138357e57f0d3677291c07cbed22e03c", "sum_0", sum_0_a42b0cbb74e1, 0, 1},
  {"222461071cf964a730ac6598161665a493697c6781dee9991631c1a8864c501b", "mean_0", mean_0_222461071cf9, 0, 1},
  {"222461071cf964a730ac6598161665a493697c6781dee9991631c1a8864c501b", "mean_1", mean_1_222461071cf9, 0, 1},
  {"8ed151cf37d9723a156394273640a212facbf8e660b6bb028ad423b5b34fb2a0", "mean_0", mean_0_8ed151cf37d9, 0, 1},
  {"8ed151cf37d9723a156394273640a212facbf8e660b6bb028ad423b5b34fb2a0", "mean_1", mean_1_8ed151cf37d9, 0, 1},
  {"d0c3c9fd9476167e2e0c717db3766530489b1f8ff589731903c216fe62687d76", "mean_0", mean_0_d0c3c9fd9476, 0, 1},
  {"a8688eac6a45692ff8a7eb4b46a5ebc5eaa6996bc31ab423919af6f6aee258a0", "mean_0", mean_0_a8688eac6a45, 0, 1},
  {"78b30254befad1f0f0afceafa797b15b6314c64acdb46a127d8c8fd7d58d1af8", "mean_0", mean_0_78b30254befa, 0, 1},
  {"6b8e3db44bfff5776e8ec1db9d81da40b5c1eee21c418a624478992d2642a1de", "mean_0", mean_0_6b8e3db44bff, 0, 1},
  {"c8bd36c7aa364936121a3394e1432efee5029dcb67deabf6c857427411a31407", "max_0", max_0_c8bd36c7aa36, 0, 1},
  {"c8bd36c7aa364936121a3394e1432efee5029dcb67deabf6c857427411a31407", "max_1", max_1_c8bd36c7aa36, 0, 1},
  {"64fc0755e22f4f636cbfa1c0435f9120f569170d2a2b345bdcae58d3c38fdbcc", "max_0", max_0_64fc0755e22f, 0, 1},
  {"445a141dcecd8e88088ea22a45b94d9756c03793571bba5105872200ff5ff283", "max_0", max_0_445a141dcecd, 0, 1},
  {"fb1532345ebdee4c30effa51f220b854687883f4a4b07aa1f16594fff7a69a5c", "max_0", max_0_fb1532345ebd, 0, 1},
  {"23e740c0b81536252ba3b2f4b56526c470d23b72a280e6c7485fc91efbf660de", "max_0", max_0_23e740c0b815, 0, 1},
  {"1db56cb83f4e9e5e703a9399a9427cb3ab03b34b93e40de36f0bc01916b68aa0", "min_0", min_0_1db56cb83f4e, 0, 1},
  {"1db56cb83f4e9e5e703a9399a9427cb3ab03b34b93e40de36f0bc01916b68aa0", "min_1", min_1_1db56cb83f4e, 0, 1},
  {"4181a1ec4d2d082b909131cfc7c2f025908763148c4be126977b25e83e02b7b4", "min_0", min_0_4181a1ec4d2d, 0, 1},
  {"82ba2712e9d9c4a86ec88ea1b9d0d2353a37f47d0d566a9bd3f3de79b1fbc19a", "min_0", min_0_82ba2712e9d9, 0, 1},
  {"86fa08d28e95c6c0c59d0f5fc6d6ed2b1949abb225148b4461e37ed417eec8e5", "min_0", min_0_86fa08d28e95, 0, 1},
  {"a01759fcdddbef84a32d290456ebcb8f240dc17fdcbb115c1b9fc4ea2c152eba", "min_0", min_0_a01759fcdddb, 0, 1},
  {"374651c800bce1ef5a22a5981249a5f6e503edcfecc73339422b76037acfbe1c", "mean_0", mean_0_374651c800bc, 0, 1},
  {"374651c800bce1ef5a22a5981249a5f6e503edcfecc73339422b76037acfbe1c", "mean_1", mean_1_374651c800bc, 0, 1},
  {"9b04cdfa1763425d1a51dd946b7fc447c72e9ef1780596109fd02401dec56528", "mean_0", mean_0_9b04cdfa1763, 0, 1},
  {"9b04cdfa1763425d1a51dd946b7fc447c72e9ef1780596109fd02401dec56528", "mean_1", mean_1_9b04cdfa1763, 0, 1},
  {"40df2ca737964898b56415a258b1f2be17fe5bf350aa3cae4f941c9fbf963bee", "mean_0", mean_0_40df2ca73796, 0, 1},
  {"40df2ca737964898b56415a258b1f2be17fe5bf350aa3cae4f941c9fbf963bee", "mean_1", mean_1_40df2ca73796, 0, 1},
  {"f132ce403a2f29f6c4d5ab1c321b99347cadd48fdd3752122b58eee62458bf9e", "argmax_0", argmax_0_f132ce403a2f, 0, 1},
  {"f132ce403a2f29f6c4d5ab1c321b99347cadd48fdd3752122b58eee62458bf9e", "argmax_1", argmax_1_f132ce403a2f, 0, 1},
  {"6c6573b5e861046646a968b213c72c1b03cf551464d0e4b7ebdf157c7a5fcc68", "argmin_0", argmin_0_6c6573b5e861, 0, 1},
  {"6c6573b5e861046646a968b213c72c1b03cf551464d0e4b7ebdf157c7a5fcc68", "argmin_1", argmin_1_6c6573b5e861, 0, 1},
  {"f983969f6d6a103699ce7241add7c323147f8b1bd5250d2dbb4a94e8a0b19d93", "argmax_0", argmax_0_f983969f6d6a, 0, 1},
  {"0546166294bfa7c2b5b6ad5b8c02587dcf2554f15006662aaf0f1241bfc66fcd", "argmin_0", argmin_0_0546166294bf, 0, 1},
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
  {"01e9b75e5622b8c6834dcd0f743c0b18d1a10553f24e398064086cff206c042d", "any_0", any_0_01e9b75e5622, 0, 1},
  {"01e9b75e5622b8c6834dcd0f743c0b18d1a10553f24e398064086cff206c042d", "any_1", any_1_01e9b75e5622, 0, 1},
  {"366bf13ea9bd1e82bdbd128bc96051526c8cfb0fcbc475324dd8e43914275e13", "any_0", any_0_366bf13ea9bd, 0, 1},
  {"65bb4cbff72543377e089aa7102c4a5c6e8b435e63feb0a17ba33a83f359fab6", "any_0", any_0_65bb4cbff725, 0, 1},
  {"a359104e89df97885a1c96031453b9723124edefc22a25ba4a845bc145c3bffa", "all_0", all_0_a359104e89df, 0, 1},
  {"a359104e89df97885a1c96031453b9723124edefc22a25ba4a845bc145c3bffa", "all_1", all_1_a359104e89df, 0, 1},
  {"1adb2c84253b9f27c7ee6b46a3ab743625db151c243bd54b8d950e290863b1c0", "all_0", all_0_1adb2c84253b, 0, 1},
  {"0ec92a2f149987cf06df8d435bcd5758338bcf7bba978d9f7614f8f5a62dbe4c", "all_0", all_0_0ec92a2f1499, 0, 1},
};
CORE_BUILT_COUNT(reductions);
