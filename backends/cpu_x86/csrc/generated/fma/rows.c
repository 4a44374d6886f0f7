// Made by backends/cpu_x86/tools/generate.py from the operators' bodies: change those, run it.
#include "built.h"

static inline long long core_floordiv_index(long long a, long long b) { if (b == 0) return 0; if (b == -1) return (long long)(0 - (unsigned long long)a); long long q = (long long)(a / b); return (long long)(q - ((a % b != 0) & ((a < 0) != (b < 0)))); }
static inline float core_max_float32(float a, float b) { return a > b || a != a ? a : b; }
#pragma omp declare reduction(core_max_float32 : float : omp_out = core_max_float32(omp_out, omp_in)) initializer(omp_priv = (-__builtin_inff()))
static inline unsigned int core_bits_float32_uint32(float a) { union { float from; unsigned int to; } u; u.from = a; return u.to; }
static inline float core_bits_uint32_float32(unsigned int a) { union { unsigned int from; float to; } u; u.from = a; return u.to; }
static inline double core_max_float64(double a, double b) { return a > b || a != a ? a : b; }
#pragma omp declare reduction(core_max_float64 : double : omp_out = core_max_float64(omp_out, omp_in)) initializer(omp_priv = (-__builtin_inf()))
static inline unsigned long long core_bits_float64_uint64(double a) { union { double from; unsigned long long to; } u; u.from = a; return u.to; }
static inline double core_bits_uint64_float64(unsigned long long a) { union { unsigned long long from; double to; } u; u.from = a; return u.to; }

static void softmax_0_7181fafca712(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
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
#pragma omp simd
  for (long long j31 = 0; j31 < n1_size1; ++j31) {
   const float v32 = b1_x_[i1 * n3_stride3 + j31];
   const float v33 = v32 - v5;
   const _Bool v34 = v33 < (-0x1.a1464c0000000p+6f);
   const float v35 = v34 ? (-0x1.a1464c0000000p+6f) : v33;
   const _Bool v36 = v35 > 0x1.63e42e0000000p+6f;
   const float v37 = v36 ? 0x1.63e42e0000000p+6f : v35;
   const float v38 = __builtin_fmaf(v37, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
   const float v39 = v38 - 0x1.8000000000000p+23f;
   const float v40 = __builtin_fmaf(v39, (-0x1.62e4000000000p-1f), v37);
   const float v41 = __builtin_fmaf(v39, (-0x1.7f7d1c0000000p-20f), v40);
   const float v42 = 1.0f + v41;
   const float v43 = v42 - 1.0f;
   const float v44 = v41 - v43;
   const float v45 = v41 * v41;
   const float v46 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v41, 0x1.6d71a60000000p-10f);
   const float v47 = __builtin_fmaf(v46, v41, 0x1.1110900000000p-7f);
   const float v48 = __builtin_fmaf(v47, v41, 0x1.5554b20000000p-5f);
   const float v49 = __builtin_fmaf(v48, v41, 0x1.5555560000000p-3f);
   const float v50 = __builtin_fmaf(v49, v41, 0.5f);
   const float v51 = __builtin_fmaf(v45, v50, v44);
   const float v52 = v42 + v51;
   const unsigned int v53 = core_bits_float32_uint32(v38);
   const unsigned int v54 = (unsigned int)(v53 >> 1);
   const unsigned int v55 = (unsigned int)(v54 << 23);
   const unsigned int v56 = (unsigned int)(v53 << 23);
   const unsigned int v57 = v56 - v55;
   const unsigned int v58 = v55 + 1065353216u;
   const float v59 = core_bits_uint32_float32(v58);
   const float v60 = v52 * v59;
   const unsigned int v61 = v57 + 1065353216u;
   const float v62 = core_bits_uint32_float32(v61);
   const float v63 = v60 * v62;
   b0_out0_[i1 * n2_stride2 + j31] = v63;
  }
  float lane64[64];
  float v65 = 0.0f;
  for (long long block66 = 0; block66 < v3; ++block66) {
   const long long v67 = block66 * 4096;
   const long long v68 = n1_size1 - v67;
   const long long v69 = (v68 < 4096 ? v68 : 4096);
#pragma omp simd
   for (long long k70 = 0; k70 < 64; ++k70) {
    lane64[k70] = 0.0f;
   }
   const long long v71 = core_floordiv_index(v69, 64);
   for (long long k72 = 0; k72 < v71; ++k72) {
    const long long v73 = k72 * 64;
    const long long v74 = v67 + v73;
#pragma omp simd
    for (long long k75 = 0; k75 < 64; ++k75) {
     const long long v76 = v74 + k75;
     const float v77 = lane64[k75];
     const float v78 = b0_out0_[i1 * n2_stride2 + v76];
     const float v79 = v77 + v78;
     lane64[k75] = v79;
    }
   }
   const long long v80 = v71 * 64;
   const long long v81 = v69 - v80;
   const long long v82 = v67 + v80;
#pragma omp simd
   for (long long k83 = 0; k83 < v81; ++k83) {
    const long long v84 = v82 + k83;
    const float v85 = lane64[k83];
    const float v86 = b0_out0_[i1 * n2_stride2 + v84];
    const float v87 = v85 + v86;
    lane64[k83] = v87;
   }
   float v88 = 0.0f;
#pragma omp simd reduction(+ : v88)
   for (long long k89 = 0; k89 < 64; ++k89) {
    const float v90 = lane64[k89];
    v88 = v88 + v90;
   }
   v65 = v65 + v88;
  }
  const float v91 = 1.0f / v65;
#pragma omp simd
  for (long long j92 = 0; j92 < n1_size1; ++j92) {
   const float v93 = b0_out0_[i1 * n2_stride2 + j92];
   const float v94 = v93 * v91;
   b0_out0_[i1 * n2_stride2 + j92] = v94;
  }
 }
}

static void softmax_0_41f9e97dd6ac(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 if (begin < end) {
  const long long v1 = n0_size0 + 4095;
  const long long v2 = core_floordiv_index(v1, 4096);
  float lane3[64];
  float v4 = (-__builtin_inff());
  for (long long block5 = 0; block5 < v2; ++block5) {
   const long long v6 = block5 * 4096;
   const long long v7 = n0_size0 - v6;
   const long long v8 = (v7 < 4096 ? v7 : 4096);
#pragma omp simd
   for (long long k9 = 0; k9 < 64; ++k9) {
    lane3[k9] = (-__builtin_inff());
   }
   const long long v10 = core_floordiv_index(v8, 64);
   for (long long k11 = 0; k11 < v10; ++k11) {
    const long long v12 = k11 * 64;
    const long long v13 = v6 + v12;
#pragma omp simd
    for (long long k14 = 0; k14 < 64; ++k14) {
     const long long v15 = v13 + k14;
     const float v16 = lane3[k14];
     const float v17 = b1_x_[v15];
     const float v18 = core_max_float32(v16, v17);
     lane3[k14] = v18;
    }
   }
   const long long v19 = v10 * 64;
   const long long v20 = v8 - v19;
   const long long v21 = v6 + v19;
#pragma omp simd
   for (long long k22 = 0; k22 < v20; ++k22) {
    const long long v23 = v21 + k22;
    const float v24 = lane3[k22];
    const float v25 = b1_x_[v23];
    const float v26 = core_max_float32(v24, v25);
    lane3[k22] = v26;
   }
   float v27 = (-__builtin_inff());
#pragma omp simd reduction(core_max_float32 : v27)
   for (long long k28 = 0; k28 < 64; ++k28) {
    const float v29 = lane3[k28];
    v27 = core_max_float32(v27, v29);
   }
   v4 = core_max_float32(v4, v27);
  }
#pragma omp simd
  for (long long j30 = 0; j30 < n0_size0; ++j30) {
   const float v31 = b1_x_[j30];
   const float v32 = v31 - v4;
   const _Bool v33 = v32 < (-0x1.a1464c0000000p+6f);
   const float v34 = v33 ? (-0x1.a1464c0000000p+6f) : v32;
   const _Bool v35 = v34 > 0x1.63e42e0000000p+6f;
   const float v36 = v35 ? 0x1.63e42e0000000p+6f : v34;
   const float v37 = __builtin_fmaf(v36, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
   const float v38 = v37 - 0x1.8000000000000p+23f;
   const float v39 = __builtin_fmaf(v38, (-0x1.62e4000000000p-1f), v36);
   const float v40 = __builtin_fmaf(v38, (-0x1.7f7d1c0000000p-20f), v39);
   const float v41 = 1.0f + v40;
   const float v42 = v41 - 1.0f;
   const float v43 = v40 - v42;
   const float v44 = v40 * v40;
   const float v45 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v40, 0x1.6d71a60000000p-10f);
   const float v46 = __builtin_fmaf(v45, v40, 0x1.1110900000000p-7f);
   const float v47 = __builtin_fmaf(v46, v40, 0x1.5554b20000000p-5f);
   const float v48 = __builtin_fmaf(v47, v40, 0x1.5555560000000p-3f);
   const float v49 = __builtin_fmaf(v48, v40, 0.5f);
   const float v50 = __builtin_fmaf(v44, v49, v43);
   const float v51 = v41 + v50;
   const unsigned int v52 = core_bits_float32_uint32(v37);
   const unsigned int v53 = (unsigned int)(v52 >> 1);
   const unsigned int v54 = (unsigned int)(v53 << 23);
   const unsigned int v55 = (unsigned int)(v52 << 23);
   const unsigned int v56 = v55 - v54;
   const unsigned int v57 = v54 + 1065353216u;
   const float v58 = core_bits_uint32_float32(v57);
   const float v59 = v51 * v58;
   const unsigned int v60 = v56 + 1065353216u;
   const float v61 = core_bits_uint32_float32(v60);
   const float v62 = v59 * v61;
   b0_out0_[j30] = v62;
  }
  float lane63[64];
  float v64 = 0.0f;
  for (long long block65 = 0; block65 < v2; ++block65) {
   const long long v66 = block65 * 4096;
   const long long v67 = n0_size0 - v66;
   const long long v68 = (v67 < 4096 ? v67 : 4096);
#pragma omp simd
   for (long long k69 = 0; k69 < 64; ++k69) {
    lane63[k69] = 0.0f;
   }
   const long long v70 = core_floordiv_index(v68, 64);
   for (long long k71 = 0; k71 < v70; ++k71) {
    const long long v72 = k71 * 64;
    const long long v73 = v66 + v72;
#pragma omp simd
    for (long long k74 = 0; k74 < 64; ++k74) {
     const long long v75 = v73 + k74;
     const float v76 = lane63[k74];
     const float v77 = b0_out0_[v75];
     const float v78 = v76 + v77;
     lane63[k74] = v78;
    }
   }
   const long long v79 = v70 * 64;
   const long long v80 = v68 - v79;
   const long long v81 = v66 + v79;
#pragma omp simd
   for (long long k82 = 0; k82 < v80; ++k82) {
    const long long v83 = v81 + k82;
    const float v84 = lane63[k82];
    const float v85 = b0_out0_[v83];
    const float v86 = v84 + v85;
    lane63[k82] = v86;
   }
   float v87 = 0.0f;
#pragma omp simd reduction(+ : v87)
   for (long long k88 = 0; k88 < 64; ++k88) {
    const float v89 = lane63[k88];
    v87 = v87 + v89;
   }
   v64 = v64 + v87;
  }
  const float v90 = 1.0f / v64;
#pragma omp simd
  for (long long j91 = 0; j91 < n0_size0; ++j91) {
   const float v92 = b0_out0_[j91];
   const float v93 = v92 * v90;
   b0_out0_[j91] = v93;
  }
 }
}

static void softmax_0_08a3d8f85b5b(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
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
   column7[k8] = (-__builtin_inff());
  }
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const float v12 = b1_x_[j9 * n3_stride3 + v11];
    const float v13 = column7[k10];
    const float v14 = core_max_float32(v13, v12);
    column7[k10] = v14;
   }
  }
  for (long long j15 = 0; j15 < n0_size0; ++j15) {
#pragma omp simd
   for (long long k16 = 0; k16 < v6; ++k16) {
    const long long v17 = v4 + k16;
    const float v18 = b1_x_[j15 * n3_stride3 + v17];
    const float v19 = column7[k16];
    const float v20 = v18 - v19;
    const _Bool v21 = v20 < (-0x1.a1464c0000000p+6f);
    const float v22 = v21 ? (-0x1.a1464c0000000p+6f) : v20;
    const _Bool v23 = v22 > 0x1.63e42e0000000p+6f;
    const float v24 = v23 ? 0x1.63e42e0000000p+6f : v22;
    const float v25 = __builtin_fmaf(v24, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
    const float v26 = v25 - 0x1.8000000000000p+23f;
    const float v27 = __builtin_fmaf(v26, (-0x1.62e4000000000p-1f), v24);
    const float v28 = __builtin_fmaf(v26, (-0x1.7f7d1c0000000p-20f), v27);
    const float v29 = 1.0f + v28;
    const float v30 = v29 - 1.0f;
    const float v31 = v28 - v30;
    const float v32 = v28 * v28;
    const float v33 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v28, 0x1.6d71a60000000p-10f);
    const float v34 = __builtin_fmaf(v33, v28, 0x1.1110900000000p-7f);
    const float v35 = __builtin_fmaf(v34, v28, 0x1.5554b20000000p-5f);
    const float v36 = __builtin_fmaf(v35, v28, 0x1.5555560000000p-3f);
    const float v37 = __builtin_fmaf(v36, v28, 0.5f);
    const float v38 = __builtin_fmaf(v32, v37, v31);
    const float v39 = v29 + v38;
    const unsigned int v40 = core_bits_float32_uint32(v25);
    const unsigned int v41 = (unsigned int)(v40 >> 1);
    const unsigned int v42 = (unsigned int)(v41 << 23);
    const unsigned int v43 = (unsigned int)(v40 << 23);
    const unsigned int v44 = v43 - v42;
    const unsigned int v45 = v42 + 1065353216u;
    const float v46 = core_bits_uint32_float32(v45);
    const float v47 = v39 * v46;
    const unsigned int v48 = v44 + 1065353216u;
    const float v49 = core_bits_uint32_float32(v48);
    const float v50 = v47 * v49;
    b0_out0_[j15 * n2_stride2 + v17] = v50;
   }
  }
  float column51[256];
#pragma omp simd
  for (long long k52 = 0; k52 < v6; ++k52) {
   column51[k52] = 0.0f;
  }
  for (long long j53 = 0; j53 < n0_size0; ++j53) {
#pragma omp simd
   for (long long k54 = 0; k54 < v6; ++k54) {
    const long long v55 = v4 + k54;
    const float v56 = b0_out0_[j53 * n2_stride2 + v55];
    const float v57 = column51[k54];
    const float v58 = v57 + v56;
    column51[k54] = v58;
   }
  }
  float column59[256];
#pragma omp simd
  for (long long k60 = 0; k60 < v6; ++k60) {
   const float v61 = column51[k60];
   const float v62 = 1.0f / v61;
   column59[k60] = v62;
  }
  for (long long j63 = 0; j63 < n0_size0; ++j63) {
#pragma omp simd
   for (long long k64 = 0; k64 < v6; ++k64) {
    const long long v65 = v4 + k64;
    const float v66 = b0_out0_[j63 * n2_stride2 + v65];
    const float v67 = column59[k64];
    const float v68 = v66 * v67;
    b0_out0_[j63 * n2_stride2 + v65] = v68;
   }
  }
 }
}

static void layer_norm_0_9f6a89b4bfa6(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const float *b2_weight_ = (const float *)buffers[2];
 const float *b3_bias_ = (const float *)buffers[3];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 if (begin < end) {
  const float v1 = (float)n1_size1;
  const float v2 = 1.0f / v1;
  const long long v3 = n0_size0 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  float lane5[64];
  float v6 = 0.0f;
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = n0_size0 - v8;
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
     const float v19 = b1_x_[v17];
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
    const float v27 = b1_x_[v25];
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
  const float v32 = v6 * v2;
  float lane33[64];
  float v34 = 0.0f;
  for (long long block35 = 0; block35 < v4; ++block35) {
   const long long v36 = block35 * 4096;
   const long long v37 = n0_size0 - v36;
   const long long v38 = (v37 < 4096 ? v37 : 4096);
#pragma omp simd
   for (long long k39 = 0; k39 < 64; ++k39) {
    lane33[k39] = 0.0f;
   }
   const long long v40 = core_floordiv_index(v38, 64);
   for (long long k41 = 0; k41 < v40; ++k41) {
    const long long v42 = k41 * 64;
    const long long v43 = v36 + v42;
#pragma omp simd
    for (long long k44 = 0; k44 < 64; ++k44) {
     const long long v45 = v43 + k44;
     const float v46 = lane33[k44];
     const float v47 = b1_x_[v45];
     const float v48 = v47 - v32;
     const float v49 = v48 * v48;
     const float v50 = v46 + v49;
     lane33[k44] = v50;
    }
   }
   const long long v51 = v40 * 64;
   const long long v52 = v38 - v51;
   const long long v53 = v36 + v51;
#pragma omp simd
   for (long long k54 = 0; k54 < v52; ++k54) {
    const long long v55 = v53 + k54;
    const float v56 = lane33[k54];
    const float v57 = b1_x_[v55];
    const float v58 = v57 - v32;
    const float v59 = v58 * v58;
    const float v60 = v56 + v59;
    lane33[k54] = v60;
   }
   float v61 = 0.0f;
#pragma omp simd reduction(+ : v61)
   for (long long k62 = 0; k62 < 64; ++k62) {
    const float v63 = lane33[k62];
    v61 = v61 + v63;
   }
   v34 = v34 + v61;
  }
  const float v64 = v34 * v2;
  const float v65 = v64 + 0x1.4f8b580000000p-17f;
  const float v66 = __builtin_sqrtf(v65);
  const float v67 = 1.0f / v66;
#pragma omp simd
  for (long long j68 = 0; j68 < n0_size0; ++j68) {
   const float v69 = b1_x_[j68];
   const float v70 = v69 - v32;
   const float v71 = v70 * v67;
   const float v72 = b2_weight_[j68];
   const float v73 = v71 * v72;
   const float v74 = b3_bias_[j68];
   const float v75 = v73 + v74;
   b0_out0_[j68] = v75;
  }
 }
}

static void layer_norm_0_ad0f564d32fe(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 if (begin < end) {
  const float v1 = (float)n1_size1;
  const float v2 = 1.0f / v1;
  const long long v3 = n0_size0 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  float lane5[64];
  float v6 = 0.0f;
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = n0_size0 - v8;
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
     const float v19 = b1_x_[v17];
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
    const float v27 = b1_x_[v25];
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
  const float v32 = v6 * v2;
  float lane33[64];
  float v34 = 0.0f;
  for (long long block35 = 0; block35 < v4; ++block35) {
   const long long v36 = block35 * 4096;
   const long long v37 = n0_size0 - v36;
   const long long v38 = (v37 < 4096 ? v37 : 4096);
#pragma omp simd
   for (long long k39 = 0; k39 < 64; ++k39) {
    lane33[k39] = 0.0f;
   }
   const long long v40 = core_floordiv_index(v38, 64);
   for (long long k41 = 0; k41 < v40; ++k41) {
    const long long v42 = k41 * 64;
    const long long v43 = v36 + v42;
#pragma omp simd
    for (long long k44 = 0; k44 < 64; ++k44) {
     const long long v45 = v43 + k44;
     const float v46 = lane33[k44];
     const float v47 = b1_x_[v45];
     const float v48 = v47 - v32;
     const float v49 = v48 * v48;
     const float v50 = v46 + v49;
     lane33[k44] = v50;
    }
   }
   const long long v51 = v40 * 64;
   const long long v52 = v38 - v51;
   const long long v53 = v36 + v51;
#pragma omp simd
   for (long long k54 = 0; k54 < v52; ++k54) {
    const long long v55 = v53 + k54;
    const float v56 = lane33[k54];
    const float v57 = b1_x_[v55];
    const float v58 = v57 - v32;
    const float v59 = v58 * v58;
    const float v60 = v56 + v59;
    lane33[k54] = v60;
   }
   float v61 = 0.0f;
#pragma omp simd reduction(+ : v61)
   for (long long k62 = 0; k62 < 64; ++k62) {
    const float v63 = lane33[k62];
    v61 = v61 + v63;
   }
   v34 = v34 + v61;
  }
  const float v64 = v34 * v2;
  const float v65 = v64 + 0x1.4f8b580000000p-17f;
  const float v66 = __builtin_sqrtf(v65);
  const float v67 = 1.0f / v66;
#pragma omp simd
  for (long long j68 = 0; j68 < n0_size0; ++j68) {
   const float v69 = b1_x_[j68];
   const float v70 = v69 - v32;
   const float v71 = v70 * v67;
   b0_out0_[j68] = v71;
  }
 }
}

static void layer_norm_0_5a561837572c(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const float *b2_weight_ = (const float *)buffers[2];
 const float *b3_bias_ = (const float *)buffers[3];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long n3_stride3 = (long long)scalars[3];
 const long long n4_size4 = (long long)scalars[4];
 for (long long i1 = begin; i1 < end; ++i1) {
  const float v2 = (float)n4_size4;
  const float v3 = 1.0f / v2;
  const long long v4 = n1_size1 + 4095;
  const long long v5 = core_floordiv_index(v4, 4096);
  float lane6[64];
  float v7 = 0.0f;
  for (long long block8 = 0; block8 < v5; ++block8) {
   const long long v9 = block8 * 4096;
   const long long v10 = n1_size1 - v9;
   const long long v11 = (v10 < 4096 ? v10 : 4096);
#pragma omp simd
   for (long long k12 = 0; k12 < 64; ++k12) {
    lane6[k12] = 0.0f;
   }
   const long long v13 = core_floordiv_index(v11, 64);
   for (long long k14 = 0; k14 < v13; ++k14) {
    const long long v15 = k14 * 64;
    const long long v16 = v9 + v15;
#pragma omp simd
    for (long long k17 = 0; k17 < 64; ++k17) {
     const long long v18 = v16 + k17;
     const float v19 = lane6[k17];
     const float v20 = b1_x_[i1 * n3_stride3 + v18];
     const float v21 = v19 + v20;
     lane6[k17] = v21;
    }
   }
   const long long v22 = v13 * 64;
   const long long v23 = v11 - v22;
   const long long v24 = v9 + v22;
#pragma omp simd
   for (long long k25 = 0; k25 < v23; ++k25) {
    const long long v26 = v24 + k25;
    const float v27 = lane6[k25];
    const float v28 = b1_x_[i1 * n3_stride3 + v26];
    const float v29 = v27 + v28;
    lane6[k25] = v29;
   }
   float v30 = 0.0f;
#pragma omp simd reduction(+ : v30)
   for (long long k31 = 0; k31 < 64; ++k31) {
    const float v32 = lane6[k31];
    v30 = v30 + v32;
   }
   v7 = v7 + v30;
  }
  const float v33 = v7 * v3;
  float lane34[64];
  float v35 = 0.0f;
  for (long long block36 = 0; block36 < v5; ++block36) {
   const long long v37 = block36 * 4096;
   const long long v38 = n1_size1 - v37;
   const long long v39 = (v38 < 4096 ? v38 : 4096);
#pragma omp simd
   for (long long k40 = 0; k40 < 64; ++k40) {
    lane34[k40] = 0.0f;
   }
   const long long v41 = core_floordiv_index(v39, 64);
   for (long long k42 = 0; k42 < v41; ++k42) {
    const long long v43 = k42 * 64;
    const long long v44 = v37 + v43;
#pragma omp simd
    for (long long k45 = 0; k45 < 64; ++k45) {
     const long long v46 = v44 + k45;
     const float v47 = lane34[k45];
     const float v48 = b1_x_[i1 * n3_stride3 + v46];
     const float v49 = v48 - v33;
     const float v50 = v49 * v49;
     const float v51 = v47 + v50;
     lane34[k45] = v51;
    }
   }
   const long long v52 = v41 * 64;
   const long long v53 = v39 - v52;
   const long long v54 = v37 + v52;
#pragma omp simd
   for (long long k55 = 0; k55 < v53; ++k55) {
    const long long v56 = v54 + k55;
    const float v57 = lane34[k55];
    const float v58 = b1_x_[i1 * n3_stride3 + v56];
    const float v59 = v58 - v33;
    const float v60 = v59 * v59;
    const float v61 = v57 + v60;
    lane34[k55] = v61;
   }
   float v62 = 0.0f;
#pragma omp simd reduction(+ : v62)
   for (long long k63 = 0; k63 < 64; ++k63) {
    const float v64 = lane34[k63];
    v62 = v62 + v64;
   }
   v35 = v35 + v62;
  }
  const float v65 = v35 * v3;
  const float v66 = v65 + 0x1.4f8b580000000p-17f;
  const float v67 = __builtin_sqrtf(v66);
  const float v68 = 1.0f / v67;
#pragma omp simd
  for (long long j69 = 0; j69 < n1_size1; ++j69) {
   const float v70 = b1_x_[i1 * n3_stride3 + j69];
   const float v71 = v70 - v33;
   const float v72 = v71 * v68;
   const float v73 = b2_weight_[j69];
   const float v74 = v72 * v73;
   const float v75 = b3_bias_[j69];
   const float v76 = v74 + v75;
   b0_out0_[i1 * n2_stride2 + j69] = v76;
  }
 }
}

static void layer_norm_0_508a6c2d24d8(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const float *b2_weight_ = (const float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long n3_stride3 = (long long)scalars[3];
 const long long n4_size4 = (long long)scalars[4];
 for (long long i1 = begin; i1 < end; ++i1) {
  const float v2 = (float)n4_size4;
  const float v3 = 1.0f / v2;
  const long long v4 = n1_size1 + 4095;
  const long long v5 = core_floordiv_index(v4, 4096);
  float lane6[64];
  float v7 = 0.0f;
  for (long long block8 = 0; block8 < v5; ++block8) {
   const long long v9 = block8 * 4096;
   const long long v10 = n1_size1 - v9;
   const long long v11 = (v10 < 4096 ? v10 : 4096);
#pragma omp simd
   for (long long k12 = 0; k12 < 64; ++k12) {
    lane6[k12] = 0.0f;
   }
   const long long v13 = core_floordiv_index(v11, 64);
   for (long long k14 = 0; k14 < v13; ++k14) {
    const long long v15 = k14 * 64;
    const long long v16 = v9 + v15;
#pragma omp simd
    for (long long k17 = 0; k17 < 64; ++k17) {
     const long long v18 = v16 + k17;
     const float v19 = lane6[k17];
     const float v20 = b1_x_[i1 * n3_stride3 + v18];
     const float v21 = v19 + v20;
     lane6[k17] = v21;
    }
   }
   const long long v22 = v13 * 64;
   const long long v23 = v11 - v22;
   const long long v24 = v9 + v22;
#pragma omp simd
   for (long long k25 = 0; k25 < v23; ++k25) {
    const long long v26 = v24 + k25;
    const float v27 = lane6[k25];
    const float v28 = b1_x_[i1 * n3_stride3 + v26];
    const float v29 = v27 + v28;
    lane6[k25] = v29;
   }
   float v30 = 0.0f;
#pragma omp simd reduction(+ : v30)
   for (long long k31 = 0; k31 < 64; ++k31) {
    const float v32 = lane6[k31];
    v30 = v30 + v32;
   }
   v7 = v7 + v30;
  }
  const float v33 = v7 * v3;
  float lane34[64];
  float v35 = 0.0f;
  for (long long block36 = 0; block36 < v5; ++block36) {
   const long long v37 = block36 * 4096;
   const long long v38 = n1_size1 - v37;
   const long long v39 = (v38 < 4096 ? v38 : 4096);
#pragma omp simd
   for (long long k40 = 0; k40 < 64; ++k40) {
    lane34[k40] = 0.0f;
   }
   const long long v41 = core_floordiv_index(v39, 64);
   for (long long k42 = 0; k42 < v41; ++k42) {
    const long long v43 = k42 * 64;
    const long long v44 = v37 + v43;
#pragma omp simd
    for (long long k45 = 0; k45 < 64; ++k45) {
     const long long v46 = v44 + k45;
     const float v47 = lane34[k45];
     const float v48 = b1_x_[i1 * n3_stride3 + v46];
     const float v49 = v48 - v33;
     const float v50 = v49 * v49;
     const float v51 = v47 + v50;
     lane34[k45] = v51;
    }
   }
   const long long v52 = v41 * 64;
   const long long v53 = v39 - v52;
   const long long v54 = v37 + v52;
#pragma omp simd
   for (long long k55 = 0; k55 < v53; ++k55) {
    const long long v56 = v54 + k55;
    const float v57 = lane34[k55];
    const float v58 = b1_x_[i1 * n3_stride3 + v56];
    const float v59 = v58 - v33;
    const float v60 = v59 * v59;
    const float v61 = v57 + v60;
    lane34[k55] = v61;
   }
   float v62 = 0.0f;
#pragma omp simd reduction(+ : v62)
   for (long long k63 = 0; k63 < 64; ++k63) {
    const float v64 = lane34[k63];
    v62 = v62 + v64;
   }
   v35 = v35 + v62;
  }
  const float v65 = v35 * v3;
  const float v66 = v65 + 0x1.4f8b580000000p-17f;
  const float v67 = __builtin_sqrtf(v66);
  const float v68 = 1.0f / v67;
#pragma omp simd
  for (long long j69 = 0; j69 < n1_size1; ++j69) {
   const float v70 = b1_x_[i1 * n3_stride3 + j69];
   const float v71 = v70 - v33;
   const float v72 = v71 * v68;
   const float v73 = b2_weight_[j69];
   const float v74 = v72 * v73;
   b0_out0_[i1 * n2_stride2 + j69] = v74;
  }
 }
}

static void layer_norm_0_bae5afde7583(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long n3_stride3 = (long long)scalars[3];
 const long long n4_size4 = (long long)scalars[4];
 for (long long i1 = begin; i1 < end; ++i1) {
  const float v2 = (float)n4_size4;
  const float v3 = 1.0f / v2;
  const long long v4 = n1_size1 + 4095;
  const long long v5 = core_floordiv_index(v4, 4096);
  float lane6[64];
  float v7 = 0.0f;
  for (long long block8 = 0; block8 < v5; ++block8) {
   const long long v9 = block8 * 4096;
   const long long v10 = n1_size1 - v9;
   const long long v11 = (v10 < 4096 ? v10 : 4096);
#pragma omp simd
   for (long long k12 = 0; k12 < 64; ++k12) {
    lane6[k12] = 0.0f;
   }
   const long long v13 = core_floordiv_index(v11, 64);
   for (long long k14 = 0; k14 < v13; ++k14) {
    const long long v15 = k14 * 64;
    const long long v16 = v9 + v15;
#pragma omp simd
    for (long long k17 = 0; k17 < 64; ++k17) {
     const long long v18 = v16 + k17;
     const float v19 = lane6[k17];
     const float v20 = b1_x_[i1 * n3_stride3 + v18];
     const float v21 = v19 + v20;
     lane6[k17] = v21;
    }
   }
   const long long v22 = v13 * 64;
   const long long v23 = v11 - v22;
   const long long v24 = v9 + v22;
#pragma omp simd
   for (long long k25 = 0; k25 < v23; ++k25) {
    const long long v26 = v24 + k25;
    const float v27 = lane6[k25];
    const float v28 = b1_x_[i1 * n3_stride3 + v26];
    const float v29 = v27 + v28;
    lane6[k25] = v29;
   }
   float v30 = 0.0f;
#pragma omp simd reduction(+ : v30)
   for (long long k31 = 0; k31 < 64; ++k31) {
    const float v32 = lane6[k31];
    v30 = v30 + v32;
   }
   v7 = v7 + v30;
  }
  const float v33 = v7 * v3;
  float lane34[64];
  float v35 = 0.0f;
  for (long long block36 = 0; block36 < v5; ++block36) {
   const long long v37 = block36 * 4096;
   const long long v38 = n1_size1 - v37;
   const long long v39 = (v38 < 4096 ? v38 : 4096);
#pragma omp simd
   for (long long k40 = 0; k40 < 64; ++k40) {
    lane34[k40] = 0.0f;
   }
   const long long v41 = core_floordiv_index(v39, 64);
   for (long long k42 = 0; k42 < v41; ++k42) {
    const long long v43 = k42 * 64;
    const long long v44 = v37 + v43;
#pragma omp simd
    for (long long k45 = 0; k45 < 64; ++k45) {
     const long long v46 = v44 + k45;
     const float v47 = lane34[k45];
     const float v48 = b1_x_[i1 * n3_stride3 + v46];
     const float v49 = v48 - v33;
     const float v50 = v49 * v49;
     const float v51 = v47 + v50;
     lane34[k45] = v51;
    }
   }
   const long long v52 = v41 * 64;
   const long long v53 = v39 - v52;
   const long long v54 = v37 + v52;
#pragma omp simd
   for (long long k55 = 0; k55 < v53; ++k55) {
    const long long v56 = v54 + k55;
    const float v57 = lane34[k55];
    const float v58 = b1_x_[i1 * n3_stride3 + v56];
    const float v59 = v58 - v33;
    const float v60 = v59 * v59;
    const float v61 = v57 + v60;
    lane34[k55] = v61;
   }
   float v62 = 0.0f;
#pragma omp simd reduction(+ : v62)
   for (long long k63 = 0; k63 < 64; ++k63) {
    const float v64 = lane34[k63];
    v62 = v62 + v64;
   }
   v35 = v35 + v62;
  }
  const float v65 = v35 * v3;
  const float v66 = v65 + 0x1.4f8b580000000p-17f;
  const float v67 = __builtin_sqrtf(v66);
  const float v68 = 1.0f / v67;
#pragma omp simd
  for (long long j69 = 0; j69 < n1_size1; ++j69) {
   const float v70 = b1_x_[i1 * n3_stride3 + j69];
   const float v71 = v70 - v33;
   const float v72 = v71 * v68;
   b0_out0_[i1 * n2_stride2 + j69] = v72;
  }
 }
}

static void cumulative_sum_0_05e085246318(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_stride1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 const long long n4_size4 = (long long)scalars[4];
 for (long long i1 = begin; i1 < end; ++i1) {
  float v2 = 0.0f;
  for (long long j3 = 0; j3 < n4_size4; ++j3) {
   const float v4 = b1_x_[i1 * n3_stride3 + j3];
   const float v5 = v2 + v4;
   b0_out0_[i1 * n1_stride1 + j3] = v5;
   v2 = v5;
  }
 }
}

static void cumulative_sum_0_175bea739219(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const long long n1_size1 = (long long)scalars[1];
 if (begin < end) {
  float v1 = 0.0f;
  for (long long j2 = 0; j2 < n1_size1; ++j2) {
   const float v3 = b1_x_[j2];
   const float v4 = v1 + v3;
   b0_out0_[j2] = v4;
   v1 = v4;
  }
 }
}

static void softmax_0_17ef7233a92f(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
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
#pragma omp simd
  for (long long j31 = 0; j31 < n1_size1; ++j31) {
   const double v32 = b1_x_[i1 * n3_stride3 + j31];
   const double v33 = v32 - v5;
   const _Bool v34 = v33 < (-0x1.74bd69d8d0f99p+9);
   const double v35 = v34 ? (-0x1.74bd69d8d0f99p+9) : v33;
   const double v36 = __builtin_fma(v35, 0x1.71547652b82fep+0, 0x1.8000000000000p+52);
   const double v37 = v36 - 0x1.8000000000000p+52;
   const unsigned long long v38 = core_bits_float64_uint64(v36);
   const unsigned long long v39 = (unsigned long long)(v38 << 52);
   const double v40 = __builtin_fma(v37, (-0x1.62e42fefa4000p-1), v35);
   const double v41 = v37 * (-0x1.8432a1b0e2634p-43);
   const double v42 = v40 - v41;
   const double v43 = v42 * v42;
   const double v44 = __builtin_fma(0x1.1f96401c3e92ap-29, v42, 0x1.af5e5e92928e8p-26);
   const double v45 = __builtin_fma(v44, v42, 0x1.27e4c5318ac48p-22);
   const double v46 = __builtin_fma(v45, v42, 0x1.71ddf8b09063ap-19);
   const double v47 = __builtin_fma(v46, v42, 0x1.a01a01b0d3a76p-16);
   const double v48 = __builtin_fma(v47, v42, 0x1.a01a01afaea77p-13);
   const double v49 = __builtin_fma(v48, v42, 0x1.6c16c16c14474p-10);
   const double v50 = __builtin_fma(v49, v42, 0x1.111111110f76fp-7);
   const double v51 = __builtin_fma(v50, v42, 0x1.555555555555ap-5);
   const double v52 = __builtin_fma(v51, v42, 0x1.5555555555559p-3);
   const double v53 = __builtin_fma(v52, v42, 0.5);
   const double v54 = -v41;
   const double v55 = __builtin_fma(v43, v53, v54);
   const double v56 = 1.0 + v40;
   const double v57 = v56 - 1.0;
   const double v58 = v40 - v57;
   const double v59 = v58 + v55;
   const double v60 = v56 + v59;
   const _Bool v61 = v35 < (-0x1.61da04cbafe44p+9);
   const unsigned long long v62 = v61 ? 288230376151711744ull : 0ull;
   const double v63 = v61 ? 0x1.0000000000000p-64 : 1.0;
   const unsigned long long v64 = core_bits_float64_uint64(v60);
   const unsigned long long v65 = v64 + v39;
   const unsigned long long v66 = v65 + v62;
   const double v67 = core_bits_uint64_float64(v66);
   const double v68 = v67 * v63;
   const _Bool v69 = v35 <= 0x1.62e42fefa39efp+9;
   const double v70 = v35 * __builtin_inf();
   const double v71 = v69 ? v68 : v70;
   b0_out0_[i1 * n2_stride2 + j31] = v71;
  }
  double lane72[64];
  double v73 = 0.0;
  for (long long block74 = 0; block74 < v3; ++block74) {
   const long long v75 = block74 * 4096;
   const long long v76 = n1_size1 - v75;
   const long long v77 = (v76 < 4096 ? v76 : 4096);
#pragma omp simd
   for (long long k78 = 0; k78 < 64; ++k78) {
    lane72[k78] = 0.0;
   }
   const long long v79 = core_floordiv_index(v77, 64);
   for (long long k80 = 0; k80 < v79; ++k80) {
    const long long v81 = k80 * 64;
    const long long v82 = v75 + v81;
#pragma omp simd
    for (long long k83 = 0; k83 < 64; ++k83) {
     const long long v84 = v82 + k83;
     const double v85 = lane72[k83];
     const double v86 = b0_out0_[i1 * n2_stride2 + v84];
     const double v87 = v85 + v86;
     lane72[k83] = v87;
    }
   }
   const long long v88 = v79 * 64;
   const long long v89 = v77 - v88;
   const long long v90 = v75 + v88;
#pragma omp simd
   for (long long k91 = 0; k91 < v89; ++k91) {
    const long long v92 = v90 + k91;
    const double v93 = lane72[k91];
    const double v94 = b0_out0_[i1 * n2_stride2 + v92];
    const double v95 = v93 + v94;
    lane72[k91] = v95;
   }
   double v96 = 0.0;
#pragma omp simd reduction(+ : v96)
   for (long long k97 = 0; k97 < 64; ++k97) {
    const double v98 = lane72[k97];
    v96 = v96 + v98;
   }
   v73 = v73 + v96;
  }
  const double v99 = 1.0 / v73;
#pragma omp simd
  for (long long j100 = 0; j100 < n1_size1; ++j100) {
   const double v101 = b0_out0_[i1 * n2_stride2 + j100];
   const double v102 = v101 * v99;
   b0_out0_[i1 * n2_stride2 + j100] = v102;
  }
 }
}

static void softmax_0_a0a4d34dca15(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 if (begin < end) {
  const long long v1 = n0_size0 + 4095;
  const long long v2 = core_floordiv_index(v1, 4096);
  double lane3[64];
  double v4 = (-__builtin_inf());
  for (long long block5 = 0; block5 < v2; ++block5) {
   const long long v6 = block5 * 4096;
   const long long v7 = n0_size0 - v6;
   const long long v8 = (v7 < 4096 ? v7 : 4096);
#pragma omp simd
   for (long long k9 = 0; k9 < 64; ++k9) {
    lane3[k9] = (-__builtin_inf());
   }
   const long long v10 = core_floordiv_index(v8, 64);
   for (long long k11 = 0; k11 < v10; ++k11) {
    const long long v12 = k11 * 64;
    const long long v13 = v6 + v12;
#pragma omp simd
    for (long long k14 = 0; k14 < 64; ++k14) {
     const long long v15 = v13 + k14;
     const double v16 = lane3[k14];
     const double v17 = b1_x_[v15];
     const double v18 = core_max_float64(v16, v17);
     lane3[k14] = v18;
    }
   }
   const long long v19 = v10 * 64;
   const long long v20 = v8 - v19;
   const long long v21 = v6 + v19;
#pragma omp simd
   for (long long k22 = 0; k22 < v20; ++k22) {
    const long long v23 = v21 + k22;
    const double v24 = lane3[k22];
    const double v25 = b1_x_[v23];
    const double v26 = core_max_float64(v24, v25);
    lane3[k22] = v26;
   }
   double v27 = (-__builtin_inf());
#pragma omp simd reduction(core_max_float64 : v27)
   for (long long k28 = 0; k28 < 64; ++k28) {
    const double v29 = lane3[k28];
    v27 = core_max_float64(v27, v29);
   }
   v4 = core_max_float64(v4, v27);
  }
#pragma omp simd
  for (long long j30 = 0; j30 < n0_size0; ++j30) {
   const double v31 = b1_x_[j30];
   const double v32 = v31 - v4;
   const _Bool v33 = v32 < (-0x1.74bd69d8d0f99p+9);
   const double v34 = v33 ? (-0x1.74bd69d8d0f99p+9) : v32;
   const double v35 = __builtin_fma(v34, 0x1.71547652b82fep+0, 0x1.8000000000000p+52);
   const double v36 = v35 - 0x1.8000000000000p+52;
   const unsigned long long v37 = core_bits_float64_uint64(v35);
   const unsigned long long v38 = (unsigned long long)(v37 << 52);
   const double v39 = __builtin_fma(v36, (-0x1.62e42fefa4000p-1), v34);
   const double v40 = v36 * (-0x1.8432a1b0e2634p-43);
   const double v41 = v39 - v40;
   const double v42 = v41 * v41;
   const double v43 = __builtin_fma(0x1.1f96401c3e92ap-29, v41, 0x1.af5e5e92928e8p-26);
   const double v44 = __builtin_fma(v43, v41, 0x1.27e4c5318ac48p-22);
   const double v45 = __builtin_fma(v44, v41, 0x1.71ddf8b09063ap-19);
   const double v46 = __builtin_fma(v45, v41, 0x1.a01a01b0d3a76p-16);
   const double v47 = __builtin_fma(v46, v41, 0x1.a01a01afaea77p-13);
   const double v48 = __builtin_fma(v47, v41, 0x1.6c16c16c14474p-10);
   const double v49 = __builtin_fma(v48, v41, 0x1.111111110f76fp-7);
   const double v50 = __builtin_fma(v49, v41, 0x1.555555555555ap-5);
   const double v51 = __builtin_fma(v50, v41, 0x1.5555555555559p-3);
   const double v52 = __builtin_fma(v51, v41, 0.5);
   const double v53 = -v40;
   const double v54 = __builtin_fma(v42, v52, v53);
   const double v55 = 1.0 + v39;
   const double v56 = v55 - 1.0;
   const double v57 = v39 - v56;
   const double v58 = v57 + v54;
   const double v59 = v55 + v58;
   const _Bool v60 = v34 < (-0x1.61da04cbafe44p+9);
   const unsigned long long v61 = v60 ? 288230376151711744ull : 0ull;
   const double v62 = v60 ? 0x1.0000000000000p-64 : 1.0;
   const unsigned long long v63 = core_bits_float64_uint64(v59);
   const unsigned long long v64 = v63 + v38;
   const unsigned long long v65 = v64 + v61;
   const double v66 = core_bits_uint64_float64(v65);
   const double v67 = v66 * v62;
   const _Bool v68 = v34 <= 0x1.62e42fefa39efp+9;
   const double v69 = v34 * __builtin_inf();
   const double v70 = v68 ? v67 : v69;
   b0_out0_[j30] = v70;
  }
  double lane71[64];
  double v72 = 0.0;
  for (long long block73 = 0; block73 < v2; ++block73) {
   const long long v74 = block73 * 4096;
   const long long v75 = n0_size0 - v74;
   const long long v76 = (v75 < 4096 ? v75 : 4096);
#pragma omp simd
   for (long long k77 = 0; k77 < 64; ++k77) {
    lane71[k77] = 0.0;
   }
   const long long v78 = core_floordiv_index(v76, 64);
   for (long long k79 = 0; k79 < v78; ++k79) {
    const long long v80 = k79 * 64;
    const long long v81 = v74 + v80;
#pragma omp simd
    for (long long k82 = 0; k82 < 64; ++k82) {
     const long long v83 = v81 + k82;
     const double v84 = lane71[k82];
     const double v85 = b0_out0_[v83];
     const double v86 = v84 + v85;
     lane71[k82] = v86;
    }
   }
   const long long v87 = v78 * 64;
   const long long v88 = v76 - v87;
   const long long v89 = v74 + v87;
#pragma omp simd
   for (long long k90 = 0; k90 < v88; ++k90) {
    const long long v91 = v89 + k90;
    const double v92 = lane71[k90];
    const double v93 = b0_out0_[v91];
    const double v94 = v92 + v93;
    lane71[k90] = v94;
   }
   double v95 = 0.0;
#pragma omp simd reduction(+ : v95)
   for (long long k96 = 0; k96 < 64; ++k96) {
    const double v97 = lane71[k96];
    v95 = v95 + v97;
   }
   v72 = v72 + v95;
  }
  const double v98 = 1.0 / v72;
#pragma omp simd
  for (long long j99 = 0; j99 < n0_size0; ++j99) {
   const double v100 = b0_out0_[j99];
   const double v101 = v100 * v98;
   b0_out0_[j99] = v101;
  }
 }
}

static void softmax_0_3f811ec7d79d(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
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
   column7[k8] = (-__builtin_inf());
  }
  for (long long j9 = 0; j9 < n0_size0; ++j9) {
#pragma omp simd
   for (long long k10 = 0; k10 < v6; ++k10) {
    const long long v11 = v4 + k10;
    const double v12 = b1_x_[j9 * n3_stride3 + v11];
    const double v13 = column7[k10];
    const double v14 = core_max_float64(v13, v12);
    column7[k10] = v14;
   }
  }
  for (long long j15 = 0; j15 < n0_size0; ++j15) {
#pragma omp simd
   for (long long k16 = 0; k16 < v6; ++k16) {
    const long long v17 = v4 + k16;
    const double v18 = b1_x_[j15 * n3_stride3 + v17];
    const double v19 = column7[k16];
    const double v20 = v18 - v19;
    const _Bool v21 = v20 < (-0x1.74bd69d8d0f99p+9);
    const double v22 = v21 ? (-0x1.74bd69d8d0f99p+9) : v20;
    const double v23 = __builtin_fma(v22, 0x1.71547652b82fep+0, 0x1.8000000000000p+52);
    const double v24 = v23 - 0x1.8000000000000p+52;
    const unsigned long long v25 = core_bits_float64_uint64(v23);
    const unsigned long long v26 = (unsigned long long)(v25 << 52);
    const double v27 = __builtin_fma(v24, (-0x1.62e42fefa4000p-1), v22);
    const double v28 = v24 * (-0x1.8432a1b0e2634p-43);
    const double v29 = v27 - v28;
    const double v30 = v29 * v29;
    const double v31 = __builtin_fma(0x1.1f96401c3e92ap-29, v29, 0x1.af5e5e92928e8p-26);
    const double v32 = __builtin_fma(v31, v29, 0x1.27e4c5318ac48p-22);
    const double v33 = __builtin_fma(v32, v29, 0x1.71ddf8b09063ap-19);
    const double v34 = __builtin_fma(v33, v29, 0x1.a01a01b0d3a76p-16);
    const double v35 = __builtin_fma(v34, v29, 0x1.a01a01afaea77p-13);
    const double v36 = __builtin_fma(v35, v29, 0x1.6c16c16c14474p-10);
    const double v37 = __builtin_fma(v36, v29, 0x1.111111110f76fp-7);
    const double v38 = __builtin_fma(v37, v29, 0x1.555555555555ap-5);
    const double v39 = __builtin_fma(v38, v29, 0x1.5555555555559p-3);
    const double v40 = __builtin_fma(v39, v29, 0.5);
    const double v41 = -v28;
    const double v42 = __builtin_fma(v30, v40, v41);
    const double v43 = 1.0 + v27;
    const double v44 = v43 - 1.0;
    const double v45 = v27 - v44;
    const double v46 = v45 + v42;
    const double v47 = v43 + v46;
    const _Bool v48 = v22 < (-0x1.61da04cbafe44p+9);
    const unsigned long long v49 = v48 ? 288230376151711744ull : 0ull;
    const double v50 = v48 ? 0x1.0000000000000p-64 : 1.0;
    const unsigned long long v51 = core_bits_float64_uint64(v47);
    const unsigned long long v52 = v51 + v26;
    const unsigned long long v53 = v52 + v49;
    const double v54 = core_bits_uint64_float64(v53);
    const double v55 = v54 * v50;
    const _Bool v56 = v22 <= 0x1.62e42fefa39efp+9;
    const double v57 = v22 * __builtin_inf();
    const double v58 = v56 ? v55 : v57;
    b0_out0_[j15 * n2_stride2 + v17] = v58;
   }
  }
  double column59[256];
#pragma omp simd
  for (long long k60 = 0; k60 < v6; ++k60) {
   column59[k60] = 0.0;
  }
  for (long long j61 = 0; j61 < n0_size0; ++j61) {
#pragma omp simd
   for (long long k62 = 0; k62 < v6; ++k62) {
    const long long v63 = v4 + k62;
    const double v64 = b0_out0_[j61 * n2_stride2 + v63];
    const double v65 = column59[k62];
    const double v66 = v65 + v64;
    column59[k62] = v66;
   }
  }
  double column67[256];
#pragma omp simd
  for (long long k68 = 0; k68 < v6; ++k68) {
   const double v69 = column59[k68];
   const double v70 = 1.0 / v69;
   column67[k68] = v70;
  }
  for (long long j71 = 0; j71 < n0_size0; ++j71) {
#pragma omp simd
   for (long long k72 = 0; k72 < v6; ++k72) {
    const long long v73 = v4 + k72;
    const double v74 = b0_out0_[j71 * n2_stride2 + v73];
    const double v75 = column67[k72];
    const double v76 = v74 * v75;
    b0_out0_[j71 * n2_stride2 + v73] = v76;
   }
  }
 }
}

static void layer_norm_0_4126af61a1ce(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const double *b2_weight_ = (const double *)buffers[2];
 const double *b3_bias_ = (const double *)buffers[3];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 if (begin < end) {
  const double v1 = (double)n1_size1;
  const double v2 = 1.0 / v1;
  const long long v3 = n0_size0 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  double lane5[64];
  double v6 = 0.0;
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = n0_size0 - v8;
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
     const double v19 = b1_x_[v17];
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
    const double v27 = b1_x_[v25];
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
  const double v32 = v6 * v2;
  double lane33[64];
  double v34 = 0.0;
  for (long long block35 = 0; block35 < v4; ++block35) {
   const long long v36 = block35 * 4096;
   const long long v37 = n0_size0 - v36;
   const long long v38 = (v37 < 4096 ? v37 : 4096);
#pragma omp simd
   for (long long k39 = 0; k39 < 64; ++k39) {
    lane33[k39] = 0.0;
   }
   const long long v40 = core_floordiv_index(v38, 64);
   for (long long k41 = 0; k41 < v40; ++k41) {
    const long long v42 = k41 * 64;
    const long long v43 = v36 + v42;
#pragma omp simd
    for (long long k44 = 0; k44 < 64; ++k44) {
     const long long v45 = v43 + k44;
     const double v46 = lane33[k44];
     const double v47 = b1_x_[v45];
     const double v48 = v47 - v32;
     const double v49 = v48 * v48;
     const double v50 = v46 + v49;
     lane33[k44] = v50;
    }
   }
   const long long v51 = v40 * 64;
   const long long v52 = v38 - v51;
   const long long v53 = v36 + v51;
#pragma omp simd
   for (long long k54 = 0; k54 < v52; ++k54) {
    const long long v55 = v53 + k54;
    const double v56 = lane33[k54];
    const double v57 = b1_x_[v55];
    const double v58 = v57 - v32;
    const double v59 = v58 * v58;
    const double v60 = v56 + v59;
    lane33[k54] = v60;
   }
   double v61 = 0.0;
#pragma omp simd reduction(+ : v61)
   for (long long k62 = 0; k62 < 64; ++k62) {
    const double v63 = lane33[k62];
    v61 = v61 + v63;
   }
   v34 = v34 + v61;
  }
  const double v64 = v34 * v2;
  const double v65 = v64 + 0x1.4f8b588e368f1p-17;
  const double v66 = __builtin_sqrt(v65);
  const double v67 = 1.0 / v66;
#pragma omp simd
  for (long long j68 = 0; j68 < n0_size0; ++j68) {
   const double v69 = b1_x_[j68];
   const double v70 = v69 - v32;
   const double v71 = v70 * v67;
   const double v72 = b2_weight_[j68];
   const double v73 = v71 * v72;
   const double v74 = b3_bias_[j68];
   const double v75 = v73 + v74;
   b0_out0_[j68] = v75;
  }
 }
}

static void layer_norm_0_fa725816f8b3(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 if (begin < end) {
  const double v1 = (double)n1_size1;
  const double v2 = 1.0 / v1;
  const long long v3 = n0_size0 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  double lane5[64];
  double v6 = 0.0;
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = n0_size0 - v8;
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
     const double v19 = b1_x_[v17];
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
    const double v27 = b1_x_[v25];
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
  const double v32 = v6 * v2;
  double lane33[64];
  double v34 = 0.0;
  for (long long block35 = 0; block35 < v4; ++block35) {
   const long long v36 = block35 * 4096;
   const long long v37 = n0_size0 - v36;
   const long long v38 = (v37 < 4096 ? v37 : 4096);
#pragma omp simd
   for (long long k39 = 0; k39 < 64; ++k39) {
    lane33[k39] = 0.0;
   }
   const long long v40 = core_floordiv_index(v38, 64);
   for (long long k41 = 0; k41 < v40; ++k41) {
    const long long v42 = k41 * 64;
    const long long v43 = v36 + v42;
#pragma omp simd
    for (long long k44 = 0; k44 < 64; ++k44) {
     const long long v45 = v43 + k44;
     const double v46 = lane33[k44];
     const double v47 = b1_x_[v45];
     const double v48 = v47 - v32;
     const double v49 = v48 * v48;
     const double v50 = v46 + v49;
     lane33[k44] = v50;
    }
   }
   const long long v51 = v40 * 64;
   const long long v52 = v38 - v51;
   const long long v53 = v36 + v51;
#pragma omp simd
   for (long long k54 = 0; k54 < v52; ++k54) {
    const long long v55 = v53 + k54;
    const double v56 = lane33[k54];
    const double v57 = b1_x_[v55];
    const double v58 = v57 - v32;
    const double v59 = v58 * v58;
    const double v60 = v56 + v59;
    lane33[k54] = v60;
   }
   double v61 = 0.0;
#pragma omp simd reduction(+ : v61)
   for (long long k62 = 0; k62 < 64; ++k62) {
    const double v63 = lane33[k62];
    v61 = v61 + v63;
   }
   v34 = v34 + v61;
  }
  const double v64 = v34 * v2;
  const double v65 = v64 + 0x1.4f8b588e368f1p-17;
  const double v66 = __builtin_sqrt(v65);
  const double v67 = 1.0 / v66;
#pragma omp simd
  for (long long j68 = 0; j68 < n0_size0; ++j68) {
   const double v69 = b1_x_[j68];
   const double v70 = v69 - v32;
   const double v71 = v70 * v67;
   b0_out0_[j68] = v71;
  }
 }
}

static void layer_norm_0_91a070f55425(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const double *b2_weight_ = (const double *)buffers[2];
 const double *b3_bias_ = (const double *)buffers[3];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long n3_stride3 = (long long)scalars[3];
 const long long n4_size4 = (long long)scalars[4];
 for (long long i1 = begin; i1 < end; ++i1) {
  const double v2 = (double)n4_size4;
  const double v3 = 1.0 / v2;
  const long long v4 = n1_size1 + 4095;
  const long long v5 = core_floordiv_index(v4, 4096);
  double lane6[64];
  double v7 = 0.0;
  for (long long block8 = 0; block8 < v5; ++block8) {
   const long long v9 = block8 * 4096;
   const long long v10 = n1_size1 - v9;
   const long long v11 = (v10 < 4096 ? v10 : 4096);
#pragma omp simd
   for (long long k12 = 0; k12 < 64; ++k12) {
    lane6[k12] = 0.0;
   }
   const long long v13 = core_floordiv_index(v11, 64);
   for (long long k14 = 0; k14 < v13; ++k14) {
    const long long v15 = k14 * 64;
    const long long v16 = v9 + v15;
#pragma omp simd
    for (long long k17 = 0; k17 < 64; ++k17) {
     const long long v18 = v16 + k17;
     const double v19 = lane6[k17];
     const double v20 = b1_x_[i1 * n3_stride3 + v18];
     const double v21 = v19 + v20;
     lane6[k17] = v21;
    }
   }
   const long long v22 = v13 * 64;
   const long long v23 = v11 - v22;
   const long long v24 = v9 + v22;
#pragma omp simd
   for (long long k25 = 0; k25 < v23; ++k25) {
    const long long v26 = v24 + k25;
    const double v27 = lane6[k25];
    const double v28 = b1_x_[i1 * n3_stride3 + v26];
    const double v29 = v27 + v28;
    lane6[k25] = v29;
   }
   double v30 = 0.0;
#pragma omp simd reduction(+ : v30)
   for (long long k31 = 0; k31 < 64; ++k31) {
    const double v32 = lane6[k31];
    v30 = v30 + v32;
   }
   v7 = v7 + v30;
  }
  const double v33 = v7 * v3;
  double lane34[64];
  double v35 = 0.0;
  for (long long block36 = 0; block36 < v5; ++block36) {
   const long long v37 = block36 * 4096;
   const long long v38 = n1_size1 - v37;
   const long long v39 = (v38 < 4096 ? v38 : 4096);
#pragma omp simd
   for (long long k40 = 0; k40 < 64; ++k40) {
    lane34[k40] = 0.0;
   }
   const long long v41 = core_floordiv_index(v39, 64);
   for (long long k42 = 0; k42 < v41; ++k42) {
    const long long v43 = k42 * 64;
    const long long v44 = v37 + v43;
#pragma omp simd
    for (long long k45 = 0; k45 < 64; ++k45) {
     const long long v46 = v44 + k45;
     const double v47 = lane34[k45];
     const double v48 = b1_x_[i1 * n3_stride3 + v46];
     const double v49 = v48 - v33;
     const double v50 = v49 * v49;
     const double v51 = v47 + v50;
     lane34[k45] = v51;
    }
   }
   const long long v52 = v41 * 64;
   const long long v53 = v39 - v52;
   const long long v54 = v37 + v52;
#pragma omp simd
   for (long long k55 = 0; k55 < v53; ++k55) {
    const long long v56 = v54 + k55;
    const double v57 = lane34[k55];
    const double v58 = b1_x_[i1 * n3_stride3 + v56];
    const double v59 = v58 - v33;
    const double v60 = v59 * v59;
    const double v61 = v57 + v60;
    lane34[k55] = v61;
   }
   double v62 = 0.0;
#pragma omp simd reduction(+ : v62)
   for (long long k63 = 0; k63 < 64; ++k63) {
    const double v64 = lane34[k63];
    v62 = v62 + v64;
   }
   v35 = v35 + v62;
  }
  const double v65 = v35 * v3;
  const double v66 = v65 + 0x1.4f8b588e368f1p-17;
  const double v67 = __builtin_sqrt(v66);
  const double v68 = 1.0 / v67;
#pragma omp simd
  for (long long j69 = 0; j69 < n1_size1; ++j69) {
   const double v70 = b1_x_[i1 * n3_stride3 + j69];
   const double v71 = v70 - v33;
   const double v72 = v71 * v68;
   const double v73 = b2_weight_[j69];
   const double v74 = v72 * v73;
   const double v75 = b3_bias_[j69];
   const double v76 = v74 + v75;
   b0_out0_[i1 * n2_stride2 + j69] = v76;
  }
 }
}

static void layer_norm_0_50d0e48ceaea(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const double *b2_weight_ = (const double *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long n3_stride3 = (long long)scalars[3];
 const long long n4_size4 = (long long)scalars[4];
 for (long long i1 = begin; i1 < end; ++i1) {
  const double v2 = (double)n4_size4;
  const double v3 = 1.0 / v2;
  const long long v4 = n1_size1 + 4095;
  const long long v5 = core_floordiv_index(v4, 4096);
  double lane6[64];
  double v7 = 0.0;
  for (long long block8 = 0; block8 < v5; ++block8) {
   const long long v9 = block8 * 4096;
   const long long v10 = n1_size1 - v9;
   const long long v11 = (v10 < 4096 ? v10 : 4096);
#pragma omp simd
   for (long long k12 = 0; k12 < 64; ++k12) {
    lane6[k12] = 0.0;
   }
   const long long v13 = core_floordiv_index(v11, 64);
   for (long long k14 = 0; k14 < v13; ++k14) {
    const long long v15 = k14 * 64;
    const long long v16 = v9 + v15;
#pragma omp simd
    for (long long k17 = 0; k17 < 64; ++k17) {
     const long long v18 = v16 + k17;
     const double v19 = lane6[k17];
     const double v20 = b1_x_[i1 * n3_stride3 + v18];
     const double v21 = v19 + v20;
     lane6[k17] = v21;
    }
   }
   const long long v22 = v13 * 64;
   const long long v23 = v11 - v22;
   const long long v24 = v9 + v22;
#pragma omp simd
   for (long long k25 = 0; k25 < v23; ++k25) {
    const long long v26 = v24 + k25;
    const double v27 = lane6[k25];
    const double v28 = b1_x_[i1 * n3_stride3 + v26];
    const double v29 = v27 + v28;
    lane6[k25] = v29;
   }
   double v30 = 0.0;
#pragma omp simd reduction(+ : v30)
   for (long long k31 = 0; k31 < 64; ++k31) {
    const double v32 = lane6[k31];
    v30 = v30 + v32;
   }
   v7 = v7 + v30;
  }
  const double v33 = v7 * v3;
  double lane34[64];
  double v35 = 0.0;
  for (long long block36 = 0; block36 < v5; ++block36) {
   const long long v37 = block36 * 4096;
   const long long v38 = n1_size1 - v37;
   const long long v39 = (v38 < 4096 ? v38 : 4096);
#pragma omp simd
   for (long long k40 = 0; k40 < 64; ++k40) {
    lane34[k40] = 0.0;
   }
   const long long v41 = core_floordiv_index(v39, 64);
   for (long long k42 = 0; k42 < v41; ++k42) {
    const long long v43 = k42 * 64;
    const long long v44 = v37 + v43;
#pragma omp simd
    for (long long k45 = 0; k45 < 64; ++k45) {
     const long long v46 = v44 + k45;
     const double v47 = lane34[k45];
     const double v48 = b1_x_[i1 * n3_stride3 + v46];
     const double v49 = v48 - v33;
     const double v50 = v49 * v49;
     const double v51 = v47 + v50;
     lane34[k45] = v51;
    }
   }
   const long long v52 = v41 * 64;
   const long long v53 = v39 - v52;
   const long long v54 = v37 + v52;
#pragma omp simd
   for (long long k55 = 0; k55 < v53; ++k55) {
    const long long v56 = v54 + k55;
    const double v57 = lane34[k55];
    const double v58 = b1_x_[i1 * n3_stride3 + v56];
    const double v59 = v58 - v33;
    const double v60 = v59 * v59;
    const double v61 = v57 + v60;
    lane34[k55] = v61;
   }
   double v62 = 0.0;
#pragma omp simd reduction(+ : v62)
   for (long long k63 = 0; k63 < 64; ++k63) {
    const double v64 = lane34[k63];
    v62 = v62 + v64;
   }
   v35 = v35 + v62;
  }
  const double v65 = v35 * v3;
  const double v66 = v65 + 0x1.4f8b588e368f1p-17;
  const double v67 = __builtin_sqrt(v66);
  const double v68 = 1.0 / v67;
#pragma omp simd
  for (long long j69 = 0; j69 < n1_size1; ++j69) {
   const double v70 = b1_x_[i1 * n3_stride3 + j69];
   const double v71 = v70 - v33;
   const double v72 = v71 * v68;
   const double v73 = b2_weight_[j69];
   const double v74 = v72 * v73;
   b0_out0_[i1 * n2_stride2 + j69] = v74;
  }
 }
}

static void layer_norm_0_0833745ebe30(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long n3_stride3 = (long long)scalars[3];
 const long long n4_size4 = (long long)scalars[4];
 for (long long i1 = begin; i1 < end; ++i1) {
  const double v2 = (double)n4_size4;
  const double v3 = 1.0 / v2;
  const long long v4 = n1_size1 + 4095;
  const long long v5 = core_floordiv_index(v4, 4096);
  double lane6[64];
  double v7 = 0.0;
  for (long long block8 = 0; block8 < v5; ++block8) {
   const long long v9 = block8 * 4096;
   const long long v10 = n1_size1 - v9;
   const long long v11 = (v10 < 4096 ? v10 : 4096);
#pragma omp simd
   for (long long k12 = 0; k12 < 64; ++k12) {
    lane6[k12] = 0.0;
   }
   const long long v13 = core_floordiv_index(v11, 64);
   for (long long k14 = 0; k14 < v13; ++k14) {
    const long long v15 = k14 * 64;
    const long long v16 = v9 + v15;
#pragma omp simd
    for (long long k17 = 0; k17 < 64; ++k17) {
     const long long v18 = v16 + k17;
     const double v19 = lane6[k17];
     const double v20 = b1_x_[i1 * n3_stride3 + v18];
     const double v21 = v19 + v20;
     lane6[k17] = v21;
    }
   }
   const long long v22 = v13 * 64;
   const long long v23 = v11 - v22;
   const long long v24 = v9 + v22;
#pragma omp simd
   for (long long k25 = 0; k25 < v23; ++k25) {
    const long long v26 = v24 + k25;
    const double v27 = lane6[k25];
    const double v28 = b1_x_[i1 * n3_stride3 + v26];
    const double v29 = v27 + v28;
    lane6[k25] = v29;
   }
   double v30 = 0.0;
#pragma omp simd reduction(+ : v30)
   for (long long k31 = 0; k31 < 64; ++k31) {
    const double v32 = lane6[k31];
    v30 = v30 + v32;
   }
   v7 = v7 + v30;
  }
  const double v33 = v7 * v3;
  double lane34[64];
  double v35 = 0.0;
  for (long long block36 = 0; block36 < v5; ++block36) {
   const long long v37 = block36 * 4096;
   const long long v38 = n1_size1 - v37;
   const long long v39 = (v38 < 4096 ? v38 : 4096);
#pragma omp simd
   for (long long k40 = 0; k40 < 64; ++k40) {
    lane34[k40] = 0.0;
   }
   const long long v41 = core_floordiv_index(v39, 64);
   for (long long k42 = 0; k42 < v41; ++k42) {
    const long long v43 = k42 * 64;
    const long long v44 = v37 + v43;
#pragma omp simd
    for (long long k45 = 0; k45 < 64; ++k45) {
     const long long v46 = v44 + k45;
     const double v47 = lane34[k45];
     const double v48 = b1_x_[i1 * n3_stride3 + v46];
     const double v49 = v48 - v33;
     const double v50 = v49 * v49;
     const double v51 = v47 + v50;
     lane34[k45] = v51;
    }
   }
   const long long v52 = v41 * 64;
   const long long v53 = v39 - v52;
   const long long v54 = v37 + v52;
#pragma omp simd
   for (long long k55 = 0; k55 < v53; ++k55) {
    const long long v56 = v54 + k55;
    const double v57 = lane34[k55];
    const double v58 = b1_x_[i1 * n3_stride3 + v56];
    const double v59 = v58 - v33;
    const double v60 = v59 * v59;
    const double v61 = v57 + v60;
    lane34[k55] = v61;
   }
   double v62 = 0.0;
#pragma omp simd reduction(+ : v62)
   for (long long k63 = 0; k63 < 64; ++k63) {
    const double v64 = lane34[k63];
    v62 = v62 + v64;
   }
   v35 = v35 + v62;
  }
  const double v65 = v35 * v3;
  const double v66 = v65 + 0x1.4f8b588e368f1p-17;
  const double v67 = __builtin_sqrt(v66);
  const double v68 = 1.0 / v67;
#pragma omp simd
  for (long long j69 = 0; j69 < n1_size1; ++j69) {
   const double v70 = b1_x_[i1 * n3_stride3 + j69];
   const double v71 = v70 - v33;
   const double v72 = v71 * v68;
   b0_out0_[i1 * n2_stride2 + j69] = v72;
  }
 }
}

static void cumulative_sum_0_906ef06d93e1(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_stride1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 const long long n4_size4 = (long long)scalars[4];
 for (long long i1 = begin; i1 < end; ++i1) {
  double v2 = 0.0;
  for (long long j3 = 0; j3 < n4_size4; ++j3) {
   const double v4 = b1_x_[i1 * n3_stride3 + j3];
   const double v5 = v2 + v4;
   b0_out0_[i1 * n1_stride1 + j3] = v5;
   v2 = v5;
  }
 }
}

static void cumulative_sum_0_d6142a1b7884(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const long long n1_size1 = (long long)scalars[1];
 if (begin < end) {
  double v1 = 0.0;
  for (long long j2 = 0; j2 < n1_size1; ++j2) {
   const double v3 = b1_x_[j2];
   const double v4 = v1 + v3;
   b0_out0_[j2] = v4;
   v1 = v4;
  }
 }
}

static void softmax_0_a216490fe6da(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
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
  float lane37[64];
  float v38 = 0.0f;
  for (long long block39 = 0; block39 < v3; ++block39) {
   const long long v40 = block39 * 4096;
   const long long v41 = n1_size1 - v40;
   const long long v42 = (v41 < 4096 ? v41 : 4096);
#pragma omp simd
   for (long long k43 = 0; k43 < 64; ++k43) {
    lane37[k43] = 0.0f;
   }
   const long long v44 = core_floordiv_index(v42, 64);
   for (long long k45 = 0; k45 < v44; ++k45) {
    const long long v46 = k45 * 64;
    const long long v47 = v40 + v46;
#pragma omp simd
    for (long long k48 = 0; k48 < 64; ++k48) {
     const long long v49 = v47 + k48;
     const float v50 = lane37[k48];
     const unsigned short v51 = b1_x_[i1 * n3_stride3 + v49];
     const unsigned int v52 = (unsigned int)v51;
     const unsigned int v53 = (unsigned int)(v52 << 16);
     const float v54 = core_bits_uint32_float32(v53);
     const float v55 = v54 - v5;
     const _Bool v56 = v55 < (-0x1.a1464c0000000p+6f);
     const float v57 = v56 ? (-0x1.a1464c0000000p+6f) : v55;
     const _Bool v58 = v57 > 0x1.63e42e0000000p+6f;
     const float v59 = v58 ? 0x1.63e42e0000000p+6f : v57;
     const float v60 = __builtin_fmaf(v59, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
     const float v61 = v60 - 0x1.8000000000000p+23f;
     const float v62 = __builtin_fmaf(v61, (-0x1.62e4000000000p-1f), v59);
     const float v63 = __builtin_fmaf(v61, (-0x1.7f7d1c0000000p-20f), v62);
     const float v64 = 1.0f + v63;
     const float v65 = v64 - 1.0f;
     const float v66 = v63 - v65;
     const float v67 = v63 * v63;
     const float v68 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v63, 0x1.6d71a60000000p-10f);
     const float v69 = __builtin_fmaf(v68, v63, 0x1.1110900000000p-7f);
     const float v70 = __builtin_fmaf(v69, v63, 0x1.5554b20000000p-5f);
     const float v71 = __builtin_fmaf(v70, v63, 0x1.5555560000000p-3f);
     const float v72 = __builtin_fmaf(v71, v63, 0.5f);
     const float v73 = __builtin_fmaf(v67, v72, v66);
     const float v74 = v64 + v73;
     const unsigned int v75 = core_bits_float32_uint32(v60);
     const unsigned int v76 = (unsigned int)(v75 >> 1);
     const unsigned int v77 = (unsigned int)(v76 << 23);
     const unsigned int v78 = (unsigned int)(v75 << 23);
     const unsigned int v79 = v78 - v77;
     const unsigned int v80 = v77 + 1065353216u;
     const float v81 = core_bits_uint32_float32(v80);
     const float v82 = v74 * v81;
     const unsigned int v83 = v79 + 1065353216u;
     const float v84 = core_bits_uint32_float32(v83);
     const float v85 = v82 * v84;
     const float v86 = v50 + v85;
     lane37[k48] = v86;
    }
   }
   const long long v87 = v44 * 64;
   const long long v88 = v42 - v87;
   const long long v89 = v40 + v87;
#pragma omp simd
   for (long long k90 = 0; k90 < v88; ++k90) {
    const long long v91 = v89 + k90;
    const float v92 = lane37[k90];
    const unsigned short v93 = b1_x_[i1 * n3_stride3 + v91];
    const unsigned int v94 = (unsigned int)v93;
    const unsigned int v95 = (unsigned int)(v94 << 16);
    const float v96 = core_bits_uint32_float32(v95);
    const float v97 = v96 - v5;
    const _Bool v98 = v97 < (-0x1.a1464c0000000p+6f);
    const float v99 = v98 ? (-0x1.a1464c0000000p+6f) : v97;
    const _Bool v100 = v99 > 0x1.63e42e0000000p+6f;
    const float v101 = v100 ? 0x1.63e42e0000000p+6f : v99;
    const float v102 = __builtin_fmaf(v101, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
    const float v103 = v102 - 0x1.8000000000000p+23f;
    const float v104 = __builtin_fmaf(v103, (-0x1.62e4000000000p-1f), v101);
    const float v105 = __builtin_fmaf(v103, (-0x1.7f7d1c0000000p-20f), v104);
    const float v106 = 1.0f + v105;
    const float v107 = v106 - 1.0f;
    const float v108 = v105 - v107;
    const float v109 = v105 * v105;
    const float v110 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v105, 0x1.6d71a60000000p-10f);
    const float v111 = __builtin_fmaf(v110, v105, 0x1.1110900000000p-7f);
    const float v112 = __builtin_fmaf(v111, v105, 0x1.5554b20000000p-5f);
    const float v113 = __builtin_fmaf(v112, v105, 0x1.5555560000000p-3f);
    const float v114 = __builtin_fmaf(v113, v105, 0.5f);
    const float v115 = __builtin_fmaf(v109, v114, v108);
    const float v116 = v106 + v115;
    const unsigned int v117 = core_bits_float32_uint32(v102);
    const unsigned int v118 = (unsigned int)(v117 >> 1);
    const unsigned int v119 = (unsigned int)(v118 << 23);
    const unsigned int v120 = (unsigned int)(v117 << 23);
    const unsigned int v121 = v120 - v119;
    const unsigned int v122 = v119 + 1065353216u;
    const float v123 = core_bits_uint32_float32(v122);
    const float v124 = v116 * v123;
    const unsigned int v125 = v121 + 1065353216u;
    const float v126 = core_bits_uint32_float32(v125);
    const float v127 = v124 * v126;
    const float v128 = v92 + v127;
    lane37[k90] = v128;
   }
   float v129 = 0.0f;
#pragma omp simd reduction(+ : v129)
   for (long long k130 = 0; k130 < 64; ++k130) {
    const float v131 = lane37[k130];
    v129 = v129 + v131;
   }
   v38 = v38 + v129;
  }
  const float v132 = 1.0f / v38;
#pragma omp simd
  for (long long j133 = 0; j133 < n1_size1; ++j133) {
   const unsigned short v134 = b1_x_[i1 * n3_stride3 + j133];
   const unsigned int v135 = (unsigned int)v134;
   const unsigned int v136 = (unsigned int)(v135 << 16);
   const float v137 = core_bits_uint32_float32(v136);
   const float v138 = v137 - v5;
   const _Bool v139 = v138 < (-0x1.a1464c0000000p+6f);
   const float v140 = v139 ? (-0x1.a1464c0000000p+6f) : v138;
   const _Bool v141 = v140 > 0x1.63e42e0000000p+6f;
   const float v142 = v141 ? 0x1.63e42e0000000p+6f : v140;
   const float v143 = __builtin_fmaf(v142, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
   const float v144 = v143 - 0x1.8000000000000p+23f;
   const float v145 = __builtin_fmaf(v144, (-0x1.62e4000000000p-1f), v142);
   const float v146 = __builtin_fmaf(v144, (-0x1.7f7d1c0000000p-20f), v145);
   const float v147 = 1.0f + v146;
   const float v148 = v147 - 1.0f;
   const float v149 = v146 - v148;
   const float v150 = v146 * v146;
   const float v151 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v146, 0x1.6d71a60000000p-10f);
   const float v152 = __builtin_fmaf(v151, v146, 0x1.1110900000000p-7f);
   const float v153 = __builtin_fmaf(v152, v146, 0x1.5554b20000000p-5f);
   const float v154 = __builtin_fmaf(v153, v146, 0x1.5555560000000p-3f);
   const float v155 = __builtin_fmaf(v154, v146, 0.5f);
   const float v156 = __builtin_fmaf(v150, v155, v149);
   const float v157 = v147 + v156;
   const unsigned int v158 = core_bits_float32_uint32(v143);
   const unsigned int v159 = (unsigned int)(v158 >> 1);
   const unsigned int v160 = (unsigned int)(v159 << 23);
   const unsigned int v161 = (unsigned int)(v158 << 23);
   const unsigned int v162 = v161 - v160;
   const unsigned int v163 = v160 + 1065353216u;
   const float v164 = core_bits_uint32_float32(v163);
   const float v165 = v157 * v164;
   const unsigned int v166 = v162 + 1065353216u;
   const float v167 = core_bits_uint32_float32(v166);
   const float v168 = v165 * v167;
   const float v169 = v168 * v132;
   const unsigned int v170 = core_bits_float32_uint32(v169);
   const unsigned int v171 = v170 + 32767u;
   const unsigned int v172 = (unsigned int)(v170 >> 16);
   const unsigned int v173 = v172 & 1u;
   const unsigned int v174 = v171 + v173;
   const _Bool v175 = v169 != v169;
   const unsigned int v176 = v170 | 4194304u;
   const unsigned int v177 = v175 ? v176 : v174;
   const unsigned int v178 = (unsigned int)(v177 >> 16);
   const unsigned short v179 = (unsigned short)v178;
   const unsigned int v180 = (unsigned int)v179;
   const unsigned int v181 = (unsigned int)(v180 << 16);
   const float v182 = core_bits_uint32_float32(v181);
   const unsigned int v183 = v181 + 32767u;
   const unsigned int v184 = (unsigned int)(v181 >> 16);
   const unsigned int v185 = v184 & 1u;
   const unsigned int v186 = v183 + v185;
   const _Bool v187 = v182 != v182;
   const unsigned int v188 = v181 | 4194304u;
   const unsigned int v189 = v187 ? v188 : v186;
   const unsigned int v190 = (unsigned int)(v189 >> 16);
   const unsigned short v191 = (unsigned short)v190;
   b0_out0_[i1 * n2_stride2 + j133] = v191;
  }
 }
}

static void softmax_0_b47526e3071f(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 if (begin < end) {
  const long long v1 = n0_size0 + 4095;
  const long long v2 = core_floordiv_index(v1, 4096);
  float lane3[64];
  float v4 = (-__builtin_inff());
  for (long long block5 = 0; block5 < v2; ++block5) {
   const long long v6 = block5 * 4096;
   const long long v7 = n0_size0 - v6;
   const long long v8 = (v7 < 4096 ? v7 : 4096);
#pragma omp simd
   for (long long k9 = 0; k9 < 64; ++k9) {
    lane3[k9] = (-__builtin_inff());
   }
   const long long v10 = core_floordiv_index(v8, 64);
   for (long long k11 = 0; k11 < v10; ++k11) {
    const long long v12 = k11 * 64;
    const long long v13 = v6 + v12;
#pragma omp simd
    for (long long k14 = 0; k14 < 64; ++k14) {
     const long long v15 = v13 + k14;
     const float v16 = lane3[k14];
     const unsigned short v17 = b1_x_[v15];
     const unsigned int v18 = (unsigned int)v17;
     const unsigned int v19 = (unsigned int)(v18 << 16);
     const float v20 = core_bits_uint32_float32(v19);
     const float v21 = core_max_float32(v16, v20);
     lane3[k14] = v21;
    }
   }
   const long long v22 = v10 * 64;
   const long long v23 = v8 - v22;
   const long long v24 = v6 + v22;
#pragma omp simd
   for (long long k25 = 0; k25 < v23; ++k25) {
    const long long v26 = v24 + k25;
    const float v27 = lane3[k25];
    const unsigned short v28 = b1_x_[v26];
    const unsigned int v29 = (unsigned int)v28;
    const unsigned int v30 = (unsigned int)(v29 << 16);
    const float v31 = core_bits_uint32_float32(v30);
    const float v32 = core_max_float32(v27, v31);
    lane3[k25] = v32;
   }
   float v33 = (-__builtin_inff());
#pragma omp simd reduction(core_max_float32 : v33)
   for (long long k34 = 0; k34 < 64; ++k34) {
    const float v35 = lane3[k34];
    v33 = core_max_float32(v33, v35);
   }
   v4 = core_max_float32(v4, v33);
  }
  float lane36[64];
  float v37 = 0.0f;
  for (long long block38 = 0; block38 < v2; ++block38) {
   const long long v39 = block38 * 4096;
   const long long v40 = n0_size0 - v39;
   const long long v41 = (v40 < 4096 ? v40 : 4096);
#pragma omp simd
   for (long long k42 = 0; k42 < 64; ++k42) {
    lane36[k42] = 0.0f;
   }
   const long long v43 = core_floordiv_index(v41, 64);
   for (long long k44 = 0; k44 < v43; ++k44) {
    const long long v45 = k44 * 64;
    const long long v46 = v39 + v45;
#pragma omp simd
    for (long long k47 = 0; k47 < 64; ++k47) {
     const long long v48 = v46 + k47;
     const float v49 = lane36[k47];
     const unsigned short v50 = b1_x_[v48];
     const unsigned int v51 = (unsigned int)v50;
     const unsigned int v52 = (unsigned int)(v51 << 16);
     const float v53 = core_bits_uint32_float32(v52);
     const float v54 = v53 - v4;
     const _Bool v55 = v54 < (-0x1.a1464c0000000p+6f);
     const float v56 = v55 ? (-0x1.a1464c0000000p+6f) : v54;
     const _Bool v57 = v56 > 0x1.63e42e0000000p+6f;
     const float v58 = v57 ? 0x1.63e42e0000000p+6f : v56;
     const float v59 = __builtin_fmaf(v58, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
     const float v60 = v59 - 0x1.8000000000000p+23f;
     const float v61 = __builtin_fmaf(v60, (-0x1.62e4000000000p-1f), v58);
     const float v62 = __builtin_fmaf(v60, (-0x1.7f7d1c0000000p-20f), v61);
     const float v63 = 1.0f + v62;
     const float v64 = v63 - 1.0f;
     const float v65 = v62 - v64;
     const float v66 = v62 * v62;
     const float v67 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v62, 0x1.6d71a60000000p-10f);
     const float v68 = __builtin_fmaf(v67, v62, 0x1.1110900000000p-7f);
     const float v69 = __builtin_fmaf(v68, v62, 0x1.5554b20000000p-5f);
     const float v70 = __builtin_fmaf(v69, v62, 0x1.5555560000000p-3f);
     const float v71 = __builtin_fmaf(v70, v62, 0.5f);
     const float v72 = __builtin_fmaf(v66, v71, v65);
     const float v73 = v63 + v72;
     const unsigned int v74 = core_bits_float32_uint32(v59);
     const unsigned int v75 = (unsigned int)(v74 >> 1);
     const unsigned int v76 = (unsigned int)(v75 << 23);
     const unsigned int v77 = (unsigned int)(v74 << 23);
     const unsigned int v78 = v77 - v76;
     const unsigned int v79 = v76 + 1065353216u;
     const float v80 = core_bits_uint32_float32(v79);
     const float v81 = v73 * v80;
     const unsigned int v82 = v78 + 1065353216u;
     const float v83 = core_bits_uint32_float32(v82);
     const float v84 = v81 * v83;
     const float v85 = v49 + v84;
     lane36[k47] = v85;
    }
   }
   const long long v86 = v43 * 64;
   const long long v87 = v41 - v86;
   const long long v88 = v39 + v86;
#pragma omp simd
   for (long long k89 = 0; k89 < v87; ++k89) {
    const long long v90 = v88 + k89;
    const float v91 = lane36[k89];
    const unsigned short v92 = b1_x_[v90];
    const unsigned int v93 = (unsigned int)v92;
    const unsigned int v94 = (unsigned int)(v93 << 16);
    const float v95 = core_bits_uint32_float32(v94);
    const float v96 = v95 - v4;
    const _Bool v97 = v96 < (-0x1.a1464c0000000p+6f);
    const float v98 = v97 ? (-0x1.a1464c0000000p+6f) : v96;
    const _Bool v99 = v98 > 0x1.63e42e0000000p+6f;
    const float v100 = v99 ? 0x1.63e42e0000000p+6f : v98;
    const float v101 = __builtin_fmaf(v100, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
    const float v102 = v101 - 0x1.8000000000000p+23f;
    const float v103 = __builtin_fmaf(v102, (-0x1.62e4000000000p-1f), v100);
    const float v104 = __builtin_fmaf(v102, (-0x1.7f7d1c0000000p-20f), v103);
    const float v105 = 1.0f + v104;
    const float v106 = v105 - 1.0f;
    const float v107 = v104 - v106;
    const float v108 = v104 * v104;
    const float v109 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v104, 0x1.6d71a60000000p-10f);
    const float v110 = __builtin_fmaf(v109, v104, 0x1.1110900000000p-7f);
    const float v111 = __builtin_fmaf(v110, v104, 0x1.5554b20000000p-5f);
    const float v112 = __builtin_fmaf(v111, v104, 0x1.5555560000000p-3f);
    const float v113 = __builtin_fmaf(v112, v104, 0.5f);
    const float v114 = __builtin_fmaf(v108, v113, v107);
    const float v115 = v105 + v114;
    const unsigned int v116 = core_bits_float32_uint32(v101);
    const unsigned int v117 = (unsigned int)(v116 >> 1);
    const unsigned int v118 = (unsigned int)(v117 << 23);
    const unsigned int v119 = (unsigned int)(v116 << 23);
    const unsigned int v120 = v119 - v118;
    const unsigned int v121 = v118 + 1065353216u;
    const float v122 = core_bits_uint32_float32(v121);
    const float v123 = v115 * v122;
    const unsigned int v124 = v120 + 1065353216u;
    const float v125 = core_bits_uint32_float32(v124);
    const float v126 = v123 * v125;
    const float v127 = v91 + v126;
    lane36[k89] = v127;
   }
   float v128 = 0.0f;
#pragma omp simd reduction(+ : v128)
   for (long long k129 = 0; k129 < 64; ++k129) {
    const float v130 = lane36[k129];
    v128 = v128 + v130;
   }
   v37 = v37 + v128;
  }
  const float v131 = 1.0f / v37;
#pragma omp simd
  for (long long j132 = 0; j132 < n0_size0; ++j132) {
   const unsigned short v133 = b1_x_[j132];
   const unsigned int v134 = (unsigned int)v133;
   const unsigned int v135 = (unsigned int)(v134 << 16);
   const float v136 = core_bits_uint32_float32(v135);
   const float v137 = v136 - v4;
   const _Bool v138 = v137 < (-0x1.a1464c0000000p+6f);
   const float v139 = v138 ? (-0x1.a1464c0000000p+6f) : v137;
   const _Bool v140 = v139 > 0x1.63e42e0000000p+6f;
   const float v141 = v140 ? 0x1.63e42e0000000p+6f : v139;
   const float v142 = __builtin_fmaf(v141, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
   const float v143 = v142 - 0x1.8000000000000p+23f;
   const float v144 = __builtin_fmaf(v143, (-0x1.62e4000000000p-1f), v141);
   const float v145 = __builtin_fmaf(v143, (-0x1.7f7d1c0000000p-20f), v144);
   const float v146 = 1.0f + v145;
   const float v147 = v146 - 1.0f;
   const float v148 = v145 - v147;
   const float v149 = v145 * v145;
   const float v150 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v145, 0x1.6d71a60000000p-10f);
   const float v151 = __builtin_fmaf(v150, v145, 0x1.1110900000000p-7f);
   const float v152 = __builtin_fmaf(v151, v145, 0x1.5554b20000000p-5f);
   const float v153 = __builtin_fmaf(v152, v145, 0x1.5555560000000p-3f);
   const float v154 = __builtin_fmaf(v153, v145, 0.5f);
   const float v155 = __builtin_fmaf(v149, v154, v148);
   const float v156 = v146 + v155;
   const unsigned int v157 = core_bits_float32_uint32(v142);
   const unsigned int v158 = (unsigned int)(v157 >> 1);
   const unsigned int v159 = (unsigned int)(v158 << 23);
   const unsigned int v160 = (unsigned int)(v157 << 23);
   const unsigned int v161 = v160 - v159;
   const unsigned int v162 = v159 + 1065353216u;
   const float v163 = core_bits_uint32_float32(v162);
   const float v164 = v156 * v163;
   const unsigned int v165 = v161 + 1065353216u;
   const float v166 = core_bits_uint32_float32(v165);
   const float v167 = v164 * v166;
   const float v168 = v167 * v131;
   const unsigned int v169 = core_bits_float32_uint32(v168);
   const unsigned int v170 = v169 + 32767u;
   const unsigned int v171 = (unsigned int)(v169 >> 16);
   const unsigned int v172 = v171 & 1u;
   const unsigned int v173 = v170 + v172;
   const _Bool v174 = v168 != v168;
   const unsigned int v175 = v169 | 4194304u;
   const unsigned int v176 = v174 ? v175 : v173;
   const unsigned int v177 = (unsigned int)(v176 >> 16);
   const unsigned short v178 = (unsigned short)v177;
   const unsigned int v179 = (unsigned int)v178;
   const unsigned int v180 = (unsigned int)(v179 << 16);
   const float v181 = core_bits_uint32_float32(v180);
   const unsigned int v182 = v180 + 32767u;
   const unsigned int v183 = (unsigned int)(v180 >> 16);
   const unsigned int v184 = v183 & 1u;
   const unsigned int v185 = v182 + v184;
   const _Bool v186 = v181 != v181;
   const unsigned int v187 = v180 | 4194304u;
   const unsigned int v188 = v186 ? v187 : v185;
   const unsigned int v189 = (unsigned int)(v188 >> 16);
   const unsigned short v190 = (unsigned short)v189;
   b0_out0_[j132] = v190;
  }
 }
}

static void softmax_0_b093f3115f4c(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
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
   column7[k8] = (-__builtin_inff());
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
    const float v17 = core_max_float32(v16, v15);
    column7[k10] = v17;
   }
  }
  float column18[256];
#pragma omp simd
  for (long long k19 = 0; k19 < v6; ++k19) {
   column18[k19] = 0.0f;
  }
  for (long long j20 = 0; j20 < n0_size0; ++j20) {
#pragma omp simd
   for (long long k21 = 0; k21 < v6; ++k21) {
    const long long v22 = v4 + k21;
    const unsigned short v23 = b1_x_[j20 * n3_stride3 + v22];
    const unsigned int v24 = (unsigned int)v23;
    const unsigned int v25 = (unsigned int)(v24 << 16);
    const float v26 = core_bits_uint32_float32(v25);
    const float v27 = column7[k21];
    const float v28 = v26 - v27;
    const _Bool v29 = v28 < (-0x1.a1464c0000000p+6f);
    const float v30 = v29 ? (-0x1.a1464c0000000p+6f) : v28;
    const _Bool v31 = v30 > 0x1.63e42e0000000p+6f;
    const float v32 = v31 ? 0x1.63e42e0000000p+6f : v30;
    const float v33 = __builtin_fmaf(v32, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
    const float v34 = v33 - 0x1.8000000000000p+23f;
    const float v35 = __builtin_fmaf(v34, (-0x1.62e4000000000p-1f), v32);
    const float v36 = __builtin_fmaf(v34, (-0x1.7f7d1c0000000p-20f), v35);
    const float v37 = 1.0f + v36;
    const float v38 = v37 - 1.0f;
    const float v39 = v36 - v38;
    const float v40 = v36 * v36;
    const float v41 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v36, 0x1.6d71a60000000p-10f);
    const float v42 = __builtin_fmaf(v41, v36, 0x1.1110900000000p-7f);
    const float v43 = __builtin_fmaf(v42, v36, 0x1.5554b20000000p-5f);
    const float v44 = __builtin_fmaf(v43, v36, 0x1.5555560000000p-3f);
    const float v45 = __builtin_fmaf(v44, v36, 0.5f);
    const float v46 = __builtin_fmaf(v40, v45, v39);
    const float v47 = v37 + v46;
    const unsigned int v48 = core_bits_float32_uint32(v33);
    const unsigned int v49 = (unsigned int)(v48 >> 1);
    const unsigned int v50 = (unsigned int)(v49 << 23);
    const unsigned int v51 = (unsigned int)(v48 << 23);
    const unsigned int v52 = v51 - v50;
    const unsigned int v53 = v50 + 1065353216u;
    const float v54 = core_bits_uint32_float32(v53);
    const float v55 = v47 * v54;
    const unsigned int v56 = v52 + 1065353216u;
    const float v57 = core_bits_uint32_float32(v56);
    const float v58 = v55 * v57;
    const float v59 = column18[k21];
    const float v60 = v59 + v58;
    column18[k21] = v60;
   }
  }
  float column61[256];
#pragma omp simd
  for (long long k62 = 0; k62 < v6; ++k62) {
   const float v63 = column18[k62];
   const float v64 = 1.0f / v63;
   column61[k62] = v64;
  }
  for (long long j65 = 0; j65 < n0_size0; ++j65) {
#pragma omp simd
   for (long long k66 = 0; k66 < v6; ++k66) {
    const long long v67 = v4 + k66;
    const unsigned short v68 = b1_x_[j65 * n3_stride3 + v67];
    const unsigned int v69 = (unsigned int)v68;
    const unsigned int v70 = (unsigned int)(v69 << 16);
    const float v71 = core_bits_uint32_float32(v70);
    const float v72 = column7[k66];
    const float v73 = v71 - v72;
    const _Bool v74 = v73 < (-0x1.a1464c0000000p+6f);
    const float v75 = v74 ? (-0x1.a1464c0000000p+6f) : v73;
    const _Bool v76 = v75 > 0x1.63e42e0000000p+6f;
    const float v77 = v76 ? 0x1.63e42e0000000p+6f : v75;
    const float v78 = __builtin_fmaf(v77, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
    const float v79 = v78 - 0x1.8000000000000p+23f;
    const float v80 = __builtin_fmaf(v79, (-0x1.62e4000000000p-1f), v77);
    const float v81 = __builtin_fmaf(v79, (-0x1.7f7d1c0000000p-20f), v80);
    const float v82 = 1.0f + v81;
    const float v83 = v82 - 1.0f;
    const float v84 = v81 - v83;
    const float v85 = v81 * v81;
    const float v86 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v81, 0x1.6d71a60000000p-10f);
    const float v87 = __builtin_fmaf(v86, v81, 0x1.1110900000000p-7f);
    const float v88 = __builtin_fmaf(v87, v81, 0x1.5554b20000000p-5f);
    const float v89 = __builtin_fmaf(v88, v81, 0x1.5555560000000p-3f);
    const float v90 = __builtin_fmaf(v89, v81, 0.5f);
    const float v91 = __builtin_fmaf(v85, v90, v84);
    const float v92 = v82 + v91;
    const unsigned int v93 = core_bits_float32_uint32(v78);
    const unsigned int v94 = (unsigned int)(v93 >> 1);
    const unsigned int v95 = (unsigned int)(v94 << 23);
    const unsigned int v96 = (unsigned int)(v93 << 23);
    const unsigned int v97 = v96 - v95;
    const unsigned int v98 = v95 + 1065353216u;
    const float v99 = core_bits_uint32_float32(v98);
    const float v100 = v92 * v99;
    const unsigned int v101 = v97 + 1065353216u;
    const float v102 = core_bits_uint32_float32(v101);
    const float v103 = v100 * v102;
    const float v104 = column61[k66];
    const float v105 = v103 * v104;
    const unsigned int v106 = core_bits_float32_uint32(v105);
    const unsigned int v107 = v106 + 32767u;
    const unsigned int v108 = (unsigned int)(v106 >> 16);
    const unsigned int v109 = v108 & 1u;
    const unsigned int v110 = v107 + v109;
    const _Bool v111 = v105 != v105;
    const unsigned int v112 = v106 | 4194304u;
    const unsigned int v113 = v111 ? v112 : v110;
    const unsigned int v114 = (unsigned int)(v113 >> 16);
    const unsigned short v115 = (unsigned short)v114;
    const unsigned int v116 = (unsigned int)v115;
    const unsigned int v117 = (unsigned int)(v116 << 16);
    const float v118 = core_bits_uint32_float32(v117);
    const unsigned int v119 = v117 + 32767u;
    const unsigned int v120 = (unsigned int)(v117 >> 16);
    const unsigned int v121 = v120 & 1u;
    const unsigned int v122 = v119 + v121;
    const _Bool v123 = v118 != v118;
    const unsigned int v124 = v117 | 4194304u;
    const unsigned int v125 = v123 ? v124 : v122;
    const unsigned int v126 = (unsigned int)(v125 >> 16);
    const unsigned short v127 = (unsigned short)v126;
    b0_out0_[j65 * n2_stride2 + v67] = v127;
   }
  }
 }
}

static void layer_norm_0_b05e8a32452a(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const unsigned short *b2_weight_ = (const unsigned short *)buffers[2];
 const unsigned short *b3_bias_ = (const unsigned short *)buffers[3];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 if (begin < end) {
  const float v1 = (float)n1_size1;
  const float v2 = 1.0f / v1;
  const long long v3 = n0_size0 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  float lane5[64];
  float v6 = 0.0f;
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = n0_size0 - v8;
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
     const unsigned short v19 = b1_x_[v17];
     const unsigned int v20 = (unsigned int)v19;
     const unsigned int v21 = (unsigned int)(v20 << 16);
     const float v22 = core_bits_uint32_float32(v21);
     const float v23 = v18 + v22;
     lane5[k16] = v23;
    }
   }
   const long long v24 = v12 * 64;
   const long long v25 = v10 - v24;
   const long long v26 = v8 + v24;
#pragma omp simd
   for (long long k27 = 0; k27 < v25; ++k27) {
    const long long v28 = v26 + k27;
    const float v29 = lane5[k27];
    const unsigned short v30 = b1_x_[v28];
    const unsigned int v31 = (unsigned int)v30;
    const unsigned int v32 = (unsigned int)(v31 << 16);
    const float v33 = core_bits_uint32_float32(v32);
    const float v34 = v29 + v33;
    lane5[k27] = v34;
   }
   float v35 = 0.0f;
#pragma omp simd reduction(+ : v35)
   for (long long k36 = 0; k36 < 64; ++k36) {
    const float v37 = lane5[k36];
    v35 = v35 + v37;
   }
   v6 = v6 + v35;
  }
  const float v38 = v6 * v2;
  float lane39[64];
  float v40 = 0.0f;
  for (long long block41 = 0; block41 < v4; ++block41) {
   const long long v42 = block41 * 4096;
   const long long v43 = n0_size0 - v42;
   const long long v44 = (v43 < 4096 ? v43 : 4096);
#pragma omp simd
   for (long long k45 = 0; k45 < 64; ++k45) {
    lane39[k45] = 0.0f;
   }
   const long long v46 = core_floordiv_index(v44, 64);
   for (long long k47 = 0; k47 < v46; ++k47) {
    const long long v48 = k47 * 64;
    const long long v49 = v42 + v48;
#pragma omp simd
    for (long long k50 = 0; k50 < 64; ++k50) {
     const long long v51 = v49 + k50;
     const float v52 = lane39[k50];
     const unsigned short v53 = b1_x_[v51];
     const unsigned int v54 = (unsigned int)v53;
     const unsigned int v55 = (unsigned int)(v54 << 16);
     const float v56 = core_bits_uint32_float32(v55);
     const float v57 = v56 - v38;
     const float v58 = v57 * v57;
     const float v59 = v52 + v58;
     lane39[k50] = v59;
    }
   }
   const long long v60 = v46 * 64;
   const long long v61 = v44 - v60;
   const long long v62 = v42 + v60;
#pragma omp simd
   for (long long k63 = 0; k63 < v61; ++k63) {
    const long long v64 = v62 + k63;
    const float v65 = lane39[k63];
    const unsigned short v66 = b1_x_[v64];
    const unsigned int v67 = (unsigned int)v66;
    const unsigned int v68 = (unsigned int)(v67 << 16);
    const float v69 = core_bits_uint32_float32(v68);
    const float v70 = v69 - v38;
    const float v71 = v70 * v70;
    const float v72 = v65 + v71;
    lane39[k63] = v72;
   }
   float v73 = 0.0f;
#pragma omp simd reduction(+ : v73)
   for (long long k74 = 0; k74 < 64; ++k74) {
    const float v75 = lane39[k74];
    v73 = v73 + v75;
   }
   v40 = v40 + v73;
  }
  const float v76 = v40 * v2;
  const float v77 = v76 + 0x1.4f8b580000000p-17f;
  const float v78 = __builtin_sqrtf(v77);
  const float v79 = 1.0f / v78;
#pragma omp simd
  for (long long j80 = 0; j80 < n0_size0; ++j80) {
   const unsigned short v81 = b1_x_[j80];
   const unsigned int v82 = (unsigned int)v81;
   const unsigned int v83 = (unsigned int)(v82 << 16);
   const float v84 = core_bits_uint32_float32(v83);
   const float v85 = v84 - v38;
   const float v86 = v85 * v79;
   const unsigned short v87 = b2_weight_[j80];
   const unsigned int v88 = (unsigned int)v87;
   const unsigned int v89 = (unsigned int)(v88 << 16);
   const float v90 = core_bits_uint32_float32(v89);
   const float v91 = v86 * v90;
   const unsigned short v92 = b3_bias_[j80];
   const unsigned int v93 = (unsigned int)v92;
   const unsigned int v94 = (unsigned int)(v93 << 16);
   const float v95 = core_bits_uint32_float32(v94);
   const float v96 = v91 + v95;
   const unsigned int v97 = core_bits_float32_uint32(v96);
   const unsigned int v98 = v97 + 32767u;
   const unsigned int v99 = (unsigned int)(v97 >> 16);
   const unsigned int v100 = v99 & 1u;
   const unsigned int v101 = v98 + v100;
   const _Bool v102 = v96 != v96;
   const unsigned int v103 = v97 | 4194304u;
   const unsigned int v104 = v102 ? v103 : v101;
   const unsigned int v105 = (unsigned int)(v104 >> 16);
   const unsigned short v106 = (unsigned short)v105;
   const unsigned int v107 = (unsigned int)v106;
   const unsigned int v108 = (unsigned int)(v107 << 16);
   const float v109 = core_bits_uint32_float32(v108);
   const unsigned int v110 = v108 + 32767u;
   const unsigned int v111 = (unsigned int)(v108 >> 16);
   const unsigned int v112 = v111 & 1u;
   const unsigned int v113 = v110 + v112;
   const _Bool v114 = v109 != v109;
   const unsigned int v115 = v108 | 4194304u;
   const unsigned int v116 = v114 ? v115 : v113;
   const unsigned int v117 = (unsigned int)(v116 >> 16);
   const unsigned short v118 = (unsigned short)v117;
   b0_out0_[j80] = v118;
  }
 }
}

static void layer_norm_0_72a852402050(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 if (begin < end) {
  const float v1 = (float)n1_size1;
  const float v2 = 1.0f / v1;
  const long long v3 = n0_size0 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  float lane5[64];
  float v6 = 0.0f;
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = n0_size0 - v8;
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
     const unsigned short v19 = b1_x_[v17];
     const unsigned int v20 = (unsigned int)v19;
     const unsigned int v21 = (unsigned int)(v20 << 16);
     const float v22 = core_bits_uint32_float32(v21);
     const float v23 = v18 + v22;
     lane5[k16] = v23;
    }
   }
   const long long v24 = v12 * 64;
   const long long v25 = v10 - v24;
   const long long v26 = v8 + v24;
#pragma omp simd
   for (long long k27 = 0; k27 < v25; ++k27) {
    const long long v28 = v26 + k27;
    const float v29 = lane5[k27];
    const unsigned short v30 = b1_x_[v28];
    const unsigned int v31 = (unsigned int)v30;
    const unsigned int v32 = (unsigned int)(v31 << 16);
    const float v33 = core_bits_uint32_float32(v32);
    const float v34 = v29 + v33;
    lane5[k27] = v34;
   }
   float v35 = 0.0f;
#pragma omp simd reduction(+ : v35)
   for (long long k36 = 0; k36 < 64; ++k36) {
    const float v37 = lane5[k36];
    v35 = v35 + v37;
   }
   v6 = v6 + v35;
  }
  const float v38 = v6 * v2;
  float lane39[64];
  float v40 = 0.0f;
  for (long long block41 = 0; block41 < v4; ++block41) {
   const long long v42 = block41 * 4096;
   const long long v43 = n0_size0 - v42;
   const long long v44 = (v43 < 4096 ? v43 : 4096);
#pragma omp simd
   for (long long k45 = 0; k45 < 64; ++k45) {
    lane39[k45] = 0.0f;
   }
   const long long v46 = core_floordiv_index(v44, 64);
   for (long long k47 = 0; k47 < v46; ++k47) {
    const long long v48 = k47 * 64;
    const long long v49 = v42 + v48;
#pragma omp simd
    for (long long k50 = 0; k50 < 64; ++k50) {
     const long long v51 = v49 + k50;
     const float v52 = lane39[k50];
     const unsigned short v53 = b1_x_[v51];
     const unsigned int v54 = (unsigned int)v53;
     const unsigned int v55 = (unsigned int)(v54 << 16);
     const float v56 = core_bits_uint32_float32(v55);
     const float v57 = v56 - v38;
     const float v58 = v57 * v57;
     const float v59 = v52 + v58;
     lane39[k50] = v59;
    }
   }
   const long long v60 = v46 * 64;
   const long long v61 = v44 - v60;
   const long long v62 = v42 + v60;
#pragma omp simd
   for (long long k63 = 0; k63 < v61; ++k63) {
    const long long v64 = v62 + k63;
    const float v65 = lane39[k63];
    const unsigned short v66 = b1_x_[v64];
    const unsigned int v67 = (unsigned int)v66;
    const unsigned int v68 = (unsigned int)(v67 << 16);
    const float v69 = core_bits_uint32_float32(v68);
    const float v70 = v69 - v38;
    const float v71 = v70 * v70;
    const float v72 = v65 + v71;
    lane39[k63] = v72;
   }
   float v73 = 0.0f;
#pragma omp simd reduction(+ : v73)
   for (long long k74 = 0; k74 < 64; ++k74) {
    const float v75 = lane39[k74];
    v73 = v73 + v75;
   }
   v40 = v40 + v73;
  }
  const float v76 = v40 * v2;
  const float v77 = v76 + 0x1.4f8b580000000p-17f;
  const float v78 = __builtin_sqrtf(v77);
  const float v79 = 1.0f / v78;
#pragma omp simd
  for (long long j80 = 0; j80 < n0_size0; ++j80) {
   const unsigned short v81 = b1_x_[j80];
   const unsigned int v82 = (unsigned int)v81;
   const unsigned int v83 = (unsigned int)(v82 << 16);
   const float v84 = core_bits_uint32_float32(v83);
   const float v85 = v84 - v38;
   const float v86 = v85 * v79;
   const unsigned int v87 = core_bits_float32_uint32(v86);
   const unsigned int v88 = v87 + 32767u;
   const unsigned int v89 = (unsigned int)(v87 >> 16);
   const unsigned int v90 = v89 & 1u;
   const unsigned int v91 = v88 + v90;
   const _Bool v92 = v86 != v86;
   const unsigned int v93 = v87 | 4194304u;
   const unsigned int v94 = v92 ? v93 : v91;
   const unsigned int v95 = (unsigned int)(v94 >> 16);
   const unsigned short v96 = (unsigned short)v95;
   const unsigned int v97 = (unsigned int)v96;
   const unsigned int v98 = (unsigned int)(v97 << 16);
   const float v99 = core_bits_uint32_float32(v98);
   const unsigned int v100 = v98 + 32767u;
   const unsigned int v101 = (unsigned int)(v98 >> 16);
   const unsigned int v102 = v101 & 1u;
   const unsigned int v103 = v100 + v102;
   const _Bool v104 = v99 != v99;
   const unsigned int v105 = v98 | 4194304u;
   const unsigned int v106 = v104 ? v105 : v103;
   const unsigned int v107 = (unsigned int)(v106 >> 16);
   const unsigned short v108 = (unsigned short)v107;
   b0_out0_[j80] = v108;
  }
 }
}

static void layer_norm_0_bbf40cc118bc(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const unsigned short *b2_weight_ = (const unsigned short *)buffers[2];
 const unsigned short *b3_bias_ = (const unsigned short *)buffers[3];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long n3_stride3 = (long long)scalars[3];
 const long long n4_size4 = (long long)scalars[4];
 for (long long i1 = begin; i1 < end; ++i1) {
  const float v2 = (float)n4_size4;
  const float v3 = 1.0f / v2;
  const long long v4 = n1_size1 + 4095;
  const long long v5 = core_floordiv_index(v4, 4096);
  float lane6[64];
  float v7 = 0.0f;
  for (long long block8 = 0; block8 < v5; ++block8) {
   const long long v9 = block8 * 4096;
   const long long v10 = n1_size1 - v9;
   const long long v11 = (v10 < 4096 ? v10 : 4096);
#pragma omp simd
   for (long long k12 = 0; k12 < 64; ++k12) {
    lane6[k12] = 0.0f;
   }
   const long long v13 = core_floordiv_index(v11, 64);
   for (long long k14 = 0; k14 < v13; ++k14) {
    const long long v15 = k14 * 64;
    const long long v16 = v9 + v15;
#pragma omp simd
    for (long long k17 = 0; k17 < 64; ++k17) {
     const long long v18 = v16 + k17;
     const float v19 = lane6[k17];
     const unsigned short v20 = b1_x_[i1 * n3_stride3 + v18];
     const unsigned int v21 = (unsigned int)v20;
     const unsigned int v22 = (unsigned int)(v21 << 16);
     const float v23 = core_bits_uint32_float32(v22);
     const float v24 = v19 + v23;
     lane6[k17] = v24;
    }
   }
   const long long v25 = v13 * 64;
   const long long v26 = v11 - v25;
   const long long v27 = v9 + v25;
#pragma omp simd
   for (long long k28 = 0; k28 < v26; ++k28) {
    const long long v29 = v27 + k28;
    const float v30 = lane6[k28];
    const unsigned short v31 = b1_x_[i1 * n3_stride3 + v29];
    const unsigned int v32 = (unsigned int)v31;
    const unsigned int v33 = (unsigned int)(v32 << 16);
    const float v34 = core_bits_uint32_float32(v33);
    const float v35 = v30 + v34;
    lane6[k28] = v35;
   }
   float v36 = 0.0f;
#pragma omp simd reduction(+ : v36)
   for (long long k37 = 0; k37 < 64; ++k37) {
    const float v38 = lane6[k37];
    v36 = v36 + v38;
   }
   v7 = v7 + v36;
  }
  const float v39 = v7 * v3;
  float lane40[64];
  float v41 = 0.0f;
  for (long long block42 = 0; block42 < v5; ++block42) {
   const long long v43 = block42 * 4096;
   const long long v44 = n1_size1 - v43;
   const long long v45 = (v44 < 4096 ? v44 : 4096);
#pragma omp simd
   for (long long k46 = 0; k46 < 64; ++k46) {
    lane40[k46] = 0.0f;
   }
   const long long v47 = core_floordiv_index(v45, 64);
   for (long long k48 = 0; k48 < v47; ++k48) {
    const long long v49 = k48 * 64;
    const long long v50 = v43 + v49;
#pragma omp simd
    for (long long k51 = 0; k51 < 64; ++k51) {
     const long long v52 = v50 + k51;
     const float v53 = lane40[k51];
     const unsigned short v54 = b1_x_[i1 * n3_stride3 + v52];
     const unsigned int v55 = (unsigned int)v54;
     const unsigned int v56 = (unsigned int)(v55 << 16);
     const float v57 = core_bits_uint32_float32(v56);
     const float v58 = v57 - v39;
     const float v59 = v58 * v58;
     const float v60 = v53 + v59;
     lane40[k51] = v60;
    }
   }
   const long long v61 = v47 * 64;
   const long long v62 = v45 - v61;
   const long long v63 = v43 + v61;
#pragma omp simd
   for (long long k64 = 0; k64 < v62; ++k64) {
    const long long v65 = v63 + k64;
    const float v66 = lane40[k64];
    const unsigned short v67 = b1_x_[i1 * n3_stride3 + v65];
    const unsigned int v68 = (unsigned int)v67;
    const unsigned int v69 = (unsigned int)(v68 << 16);
    const float v70 = core_bits_uint32_float32(v69);
    const float v71 = v70 - v39;
    const float v72 = v71 * v71;
    const float v73 = v66 + v72;
    lane40[k64] = v73;
   }
   float v74 = 0.0f;
#pragma omp simd reduction(+ : v74)
   for (long long k75 = 0; k75 < 64; ++k75) {
    const float v76 = lane40[k75];
    v74 = v74 + v76;
   }
   v41 = v41 + v74;
  }
  const float v77 = v41 * v3;
  const float v78 = v77 + 0x1.4f8b580000000p-17f;
  const float v79 = __builtin_sqrtf(v78);
  const float v80 = 1.0f / v79;
#pragma omp simd
  for (long long j81 = 0; j81 < n1_size1; ++j81) {
   const unsigned short v82 = b1_x_[i1 * n3_stride3 + j81];
   const unsigned int v83 = (unsigned int)v82;
   const unsigned int v84 = (unsigned int)(v83 << 16);
   const float v85 = core_bits_uint32_float32(v84);
   const float v86 = v85 - v39;
   const float v87 = v86 * v80;
   const unsigned short v88 = b2_weight_[j81];
   const unsigned int v89 = (unsigned int)v88;
   const unsigned int v90 = (unsigned int)(v89 << 16);
   const float v91 = core_bits_uint32_float32(v90);
   const float v92 = v87 * v91;
   const unsigned short v93 = b3_bias_[j81];
   const unsigned int v94 = (unsigned int)v93;
   const unsigned int v95 = (unsigned int)(v94 << 16);
   const float v96 = core_bits_uint32_float32(v95);
   const float v97 = v92 + v96;
   const unsigned int v98 = core_bits_float32_uint32(v97);
   const unsigned int v99 = v98 + 32767u;
   const unsigned int v100 = (unsigned int)(v98 >> 16);
   const unsigned int v101 = v100 & 1u;
   const unsigned int v102 = v99 + v101;
   const _Bool v103 = v97 != v97;
   const unsigned int v104 = v98 | 4194304u;
   const unsigned int v105 = v103 ? v104 : v102;
   const unsigned int v106 = (unsigned int)(v105 >> 16);
   const unsigned short v107 = (unsigned short)v106;
   const unsigned int v108 = (unsigned int)v107;
   const unsigned int v109 = (unsigned int)(v108 << 16);
   const float v110 = core_bits_uint32_float32(v109);
   const unsigned int v111 = v109 + 32767u;
   const unsigned int v112 = (unsigned int)(v109 >> 16);
   const unsigned int v113 = v112 & 1u;
   const unsigned int v114 = v111 + v113;
   const _Bool v115 = v110 != v110;
   const unsigned int v116 = v109 | 4194304u;
   const unsigned int v117 = v115 ? v116 : v114;
   const unsigned int v118 = (unsigned int)(v117 >> 16);
   const unsigned short v119 = (unsigned short)v118;
   b0_out0_[i1 * n2_stride2 + j81] = v119;
  }
 }
}

static void layer_norm_0_e6df2723143a(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const unsigned short *b2_weight_ = (const unsigned short *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long n3_stride3 = (long long)scalars[3];
 const long long n4_size4 = (long long)scalars[4];
 for (long long i1 = begin; i1 < end; ++i1) {
  const float v2 = (float)n4_size4;
  const float v3 = 1.0f / v2;
  const long long v4 = n1_size1 + 4095;
  const long long v5 = core_floordiv_index(v4, 4096);
  float lane6[64];
  float v7 = 0.0f;
  for (long long block8 = 0; block8 < v5; ++block8) {
   const long long v9 = block8 * 4096;
   const long long v10 = n1_size1 - v9;
   const long long v11 = (v10 < 4096 ? v10 : 4096);
#pragma omp simd
   for (long long k12 = 0; k12 < 64; ++k12) {
    lane6[k12] = 0.0f;
   }
   const long long v13 = core_floordiv_index(v11, 64);
   for (long long k14 = 0; k14 < v13; ++k14) {
    const long long v15 = k14 * 64;
    const long long v16 = v9 + v15;
#pragma omp simd
    for (long long k17 = 0; k17 < 64; ++k17) {
     const long long v18 = v16 + k17;
     const float v19 = lane6[k17];
     const unsigned short v20 = b1_x_[i1 * n3_stride3 + v18];
     const unsigned int v21 = (unsigned int)v20;
     const unsigned int v22 = (unsigned int)(v21 << 16);
     const float v23 = core_bits_uint32_float32(v22);
     const float v24 = v19 + v23;
     lane6[k17] = v24;
    }
   }
   const long long v25 = v13 * 64;
   const long long v26 = v11 - v25;
   const long long v27 = v9 + v25;
#pragma omp simd
   for (long long k28 = 0; k28 < v26; ++k28) {
    const long long v29 = v27 + k28;
    const float v30 = lane6[k28];
    const unsigned short v31 = b1_x_[i1 * n3_stride3 + v29];
    const unsigned int v32 = (unsigned int)v31;
    const unsigned int v33 = (unsigned int)(v32 << 16);
    const float v34 = core_bits_uint32_float32(v33);
    const float v35 = v30 + v34;
    lane6[k28] = v35;
   }
   float v36 = 0.0f;
#pragma omp simd reduction(+ : v36)
   for (long long k37 = 0; k37 < 64; ++k37) {
    const float v38 = lane6[k37];
    v36 = v36 + v38;
   }
   v7 = v7 + v36;
  }
  const float v39 = v7 * v3;
  float lane40[64];
  float v41 = 0.0f;
  for (long long block42 = 0; block42 < v5; ++block42) {
   const long long v43 = block42 * 4096;
   const long long v44 = n1_size1 - v43;
   const long long v45 = (v44 < 4096 ? v44 : 4096);
#pragma omp simd
   for (long long k46 = 0; k46 < 64; ++k46) {
    lane40[k46] = 0.0f;
   }
   const long long v47 = core_floordiv_index(v45, 64);
   for (long long k48 = 0; k48 < v47; ++k48) {
    const long long v49 = k48 * 64;
    const long long v50 = v43 + v49;
#pragma omp simd
    for (long long k51 = 0; k51 < 64; ++k51) {
     const long long v52 = v50 + k51;
     const float v53 = lane40[k51];
     const unsigned short v54 = b1_x_[i1 * n3_stride3 + v52];
     const unsigned int v55 = (unsigned int)v54;
     const unsigned int v56 = (unsigned int)(v55 << 16);
     const float v57 = core_bits_uint32_float32(v56);
     const float v58 = v57 - v39;
     const float v59 = v58 * v58;
     const float v60 = v53 + v59;
     lane40[k51] = v60;
    }
   }
   const long long v61 = v47 * 64;
   const long long v62 = v45 - v61;
   const long long v63 = v43 + v61;
#pragma omp simd
   for (long long k64 = 0; k64 < v62; ++k64) {
    const long long v65 = v63 + k64;
    const float v66 = lane40[k64];
    const unsigned short v67 = b1_x_[i1 * n3_stride3 + v65];
    const unsigned int v68 = (unsigned int)v67;
    const unsigned int v69 = (unsigned int)(v68 << 16);
    const float v70 = core_bits_uint32_float32(v69);
    const float v71 = v70 - v39;
    const float v72 = v71 * v71;
    const float v73 = v66 + v72;
    lane40[k64] = v73;
   }
   float v74 = 0.0f;
#pragma omp simd reduction(+ : v74)
   for (long long k75 = 0; k75 < 64; ++k75) {
    const float v76 = lane40[k75];
    v74 = v74 + v76;
   }
   v41 = v41 + v74;
  }
  const float v77 = v41 * v3;
  const float v78 = v77 + 0x1.4f8b580000000p-17f;
  const float v79 = __builtin_sqrtf(v78);
  const float v80 = 1.0f / v79;
#pragma omp simd
  for (long long j81 = 0; j81 < n1_size1; ++j81) {
   const unsigned short v82 = b1_x_[i1 * n3_stride3 + j81];
   const unsigned int v83 = (unsigned int)v82;
   const unsigned int v84 = (unsigned int)(v83 << 16);
   const float v85 = core_bits_uint32_float32(v84);
   const float v86 = v85 - v39;
   const float v87 = v86 * v80;
   const unsigned short v88 = b2_weight_[j81];
   const unsigned int v89 = (unsigned int)v88;
   const unsigned int v90 = (unsigned int)(v89 << 16);
   const float v91 = core_bits_uint32_float32(v90);
   const float v92 = v87 * v91;
   const unsigned int v93 = core_bits_float32_uint32(v92);
   const unsigned int v94 = v93 + 32767u;
   const unsigned int v95 = (unsigned int)(v93 >> 16);
   const unsigned int v96 = v95 & 1u;
   const unsigned int v97 = v94 + v96;
   const _Bool v98 = v92 != v92;
   const unsigned int v99 = v93 | 4194304u;
   const unsigned int v100 = v98 ? v99 : v97;
   const unsigned int v101 = (unsigned int)(v100 >> 16);
   const unsigned short v102 = (unsigned short)v101;
   const unsigned int v103 = (unsigned int)v102;
   const unsigned int v104 = (unsigned int)(v103 << 16);
   const float v105 = core_bits_uint32_float32(v104);
   const unsigned int v106 = v104 + 32767u;
   const unsigned int v107 = (unsigned int)(v104 >> 16);
   const unsigned int v108 = v107 & 1u;
   const unsigned int v109 = v106 + v108;
   const _Bool v110 = v105 != v105;
   const unsigned int v111 = v104 | 4194304u;
   const unsigned int v112 = v110 ? v111 : v109;
   const unsigned int v113 = (unsigned int)(v112 >> 16);
   const unsigned short v114 = (unsigned short)v113;
   b0_out0_[i1 * n2_stride2 + j81] = v114;
  }
 }
}

static void layer_norm_0_ef18b520b55e(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long n3_stride3 = (long long)scalars[3];
 const long long n4_size4 = (long long)scalars[4];
 for (long long i1 = begin; i1 < end; ++i1) {
  const float v2 = (float)n4_size4;
  const float v3 = 1.0f / v2;
  const long long v4 = n1_size1 + 4095;
  const long long v5 = core_floordiv_index(v4, 4096);
  float lane6[64];
  float v7 = 0.0f;
  for (long long block8 = 0; block8 < v5; ++block8) {
   const long long v9 = block8 * 4096;
   const long long v10 = n1_size1 - v9;
   const long long v11 = (v10 < 4096 ? v10 : 4096);
#pragma omp simd
   for (long long k12 = 0; k12 < 64; ++k12) {
    lane6[k12] = 0.0f;
   }
   const long long v13 = core_floordiv_index(v11, 64);
   for (long long k14 = 0; k14 < v13; ++k14) {
    const long long v15 = k14 * 64;
    const long long v16 = v9 + v15;
#pragma omp simd
    for (long long k17 = 0; k17 < 64; ++k17) {
     const long long v18 = v16 + k17;
     const float v19 = lane6[k17];
     const unsigned short v20 = b1_x_[i1 * n3_stride3 + v18];
     const unsigned int v21 = (unsigned int)v20;
     const unsigned int v22 = (unsigned int)(v21 << 16);
     const float v23 = core_bits_uint32_float32(v22);
     const float v24 = v19 + v23;
     lane6[k17] = v24;
    }
   }
   const long long v25 = v13 * 64;
   const long long v26 = v11 - v25;
   const long long v27 = v9 + v25;
#pragma omp simd
   for (long long k28 = 0; k28 < v26; ++k28) {
    const long long v29 = v27 + k28;
    const float v30 = lane6[k28];
    const unsigned short v31 = b1_x_[i1 * n3_stride3 + v29];
    const unsigned int v32 = (unsigned int)v31;
    const unsigned int v33 = (unsigned int)(v32 << 16);
    const float v34 = core_bits_uint32_float32(v33);
    const float v35 = v30 + v34;
    lane6[k28] = v35;
   }
   float v36 = 0.0f;
#pragma omp simd reduction(+ : v36)
   for (long long k37 = 0; k37 < 64; ++k37) {
    const float v38 = lane6[k37];
    v36 = v36 + v38;
   }
   v7 = v7 + v36;
  }
  const float v39 = v7 * v3;
  float lane40[64];
  float v41 = 0.0f;
  for (long long block42 = 0; block42 < v5; ++block42) {
   const long long v43 = block42 * 4096;
   const long long v44 = n1_size1 - v43;
   const long long v45 = (v44 < 4096 ? v44 : 4096);
#pragma omp simd
   for (long long k46 = 0; k46 < 64; ++k46) {
    lane40[k46] = 0.0f;
   }
   const long long v47 = core_floordiv_index(v45, 64);
   for (long long k48 = 0; k48 < v47; ++k48) {
    const long long v49 = k48 * 64;
    const long long v50 = v43 + v49;
#pragma omp simd
    for (long long k51 = 0; k51 < 64; ++k51) {
     const long long v52 = v50 + k51;
     const float v53 = lane40[k51];
     const unsigned short v54 = b1_x_[i1 * n3_stride3 + v52];
     const unsigned int v55 = (unsigned int)v54;
     const unsigned int v56 = (unsigned int)(v55 << 16);
     const float v57 = core_bits_uint32_float32(v56);
     const float v58 = v57 - v39;
     const float v59 = v58 * v58;
     const float v60 = v53 + v59;
     lane40[k51] = v60;
    }
   }
   const long long v61 = v47 * 64;
   const long long v62 = v45 - v61;
   const long long v63 = v43 + v61;
#pragma omp simd
   for (long long k64 = 0; k64 < v62; ++k64) {
    const long long v65 = v63 + k64;
    const float v66 = lane40[k64];
    const unsigned short v67 = b1_x_[i1 * n3_stride3 + v65];
    const unsigned int v68 = (unsigned int)v67;
    const unsigned int v69 = (unsigned int)(v68 << 16);
    const float v70 = core_bits_uint32_float32(v69);
    const float v71 = v70 - v39;
    const float v72 = v71 * v71;
    const float v73 = v66 + v72;
    lane40[k64] = v73;
   }
   float v74 = 0.0f;
#pragma omp simd reduction(+ : v74)
   for (long long k75 = 0; k75 < 64; ++k75) {
    const float v76 = lane40[k75];
    v74 = v74 + v76;
   }
   v41 = v41 + v74;
  }
  const float v77 = v41 * v3;
  const float v78 = v77 + 0x1.4f8b580000000p-17f;
  const float v79 = __builtin_sqrtf(v78);
  const float v80 = 1.0f / v79;
#pragma omp simd
  for (long long j81 = 0; j81 < n1_size1; ++j81) {
   const unsigned short v82 = b1_x_[i1 * n3_stride3 + j81];
   const unsigned int v83 = (unsigned int)v82;
   const unsigned int v84 = (unsigned int)(v83 << 16);
   const float v85 = core_bits_uint32_float32(v84);
   const float v86 = v85 - v39;
   const float v87 = v86 * v80;
   const unsigned int v88 = core_bits_float32_uint32(v87);
   const unsigned int v89 = v88 + 32767u;
   const unsigned int v90 = (unsigned int)(v88 >> 16);
   const unsigned int v91 = v90 & 1u;
   const unsigned int v92 = v89 + v91;
   const _Bool v93 = v87 != v87;
   const unsigned int v94 = v88 | 4194304u;
   const unsigned int v95 = v93 ? v94 : v92;
   const unsigned int v96 = (unsigned int)(v95 >> 16);
   const unsigned short v97 = (unsigned short)v96;
   const unsigned int v98 = (unsigned int)v97;
   const unsigned int v99 = (unsigned int)(v98 << 16);
   const float v100 = core_bits_uint32_float32(v99);
   const unsigned int v101 = v99 + 32767u;
   const unsigned int v102 = (unsigned int)(v99 >> 16);
   const unsigned int v103 = v102 & 1u;
   const unsigned int v104 = v101 + v103;
   const _Bool v105 = v100 != v100;
   const unsigned int v106 = v99 | 4194304u;
   const unsigned int v107 = v105 ? v106 : v104;
   const unsigned int v108 = (unsigned int)(v107 >> 16);
   const unsigned short v109 = (unsigned short)v108;
   b0_out0_[i1 * n2_stride2 + j81] = v109;
  }
 }
}

static void cumulative_sum_0_2ac53d910751(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_stride1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 const long long n4_size4 = (long long)scalars[4];
 for (long long i1 = begin; i1 < end; ++i1) {
  float v2 = 0.0f;
  for (long long j3 = 0; j3 < n4_size4; ++j3) {
   const unsigned short v4 = b1_x_[i1 * n3_stride3 + j3];
   const unsigned int v5 = (unsigned int)v4;
   const unsigned int v6 = (unsigned int)(v5 << 16);
   const float v7 = core_bits_uint32_float32(v6);
   const float v8 = v2 + v7;
   const unsigned int v9 = core_bits_float32_uint32(v8);
   const unsigned int v10 = v9 + 32767u;
   const unsigned int v11 = (unsigned int)(v9 >> 16);
   const unsigned int v12 = v11 & 1u;
   const unsigned int v13 = v10 + v12;
   const _Bool v14 = v8 != v8;
   const unsigned int v15 = v9 | 4194304u;
   const unsigned int v16 = v14 ? v15 : v13;
   const unsigned int v17 = (unsigned int)(v16 >> 16);
   const unsigned short v18 = (unsigned short)v17;
   const unsigned int v19 = (unsigned int)v18;
   const unsigned int v20 = (unsigned int)(v19 << 16);
   const float v21 = core_bits_uint32_float32(v20);
   const unsigned int v22 = v20 + 32767u;
   const unsigned int v23 = (unsigned int)(v20 >> 16);
   const unsigned int v24 = v23 & 1u;
   const unsigned int v25 = v22 + v24;
   const _Bool v26 = v21 != v21;
   const unsigned int v27 = v20 | 4194304u;
   const unsigned int v28 = v26 ? v27 : v25;
   const unsigned int v29 = (unsigned int)(v28 >> 16);
   const unsigned short v30 = (unsigned short)v29;
   b0_out0_[i1 * n1_stride1 + j3] = v30;
   v2 = v8;
  }
 }
}

static void cumulative_sum_0_cf09a8103d9e(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n1_size1 = (long long)scalars[1];
 if (begin < end) {
  float v1 = 0.0f;
  for (long long j2 = 0; j2 < n1_size1; ++j2) {
   const unsigned short v3 = b1_x_[j2];
   const unsigned int v4 = (unsigned int)v3;
   const unsigned int v5 = (unsigned int)(v4 << 16);
   const float v6 = core_bits_uint32_float32(v5);
   const float v7 = v1 + v6;
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
   const unsigned int v18 = (unsigned int)v17;
   const unsigned int v19 = (unsigned int)(v18 << 16);
   const float v20 = core_bits_uint32_float32(v19);
   const unsigned int v21 = v19 + 32767u;
   const unsigned int v22 = (unsigned int)(v19 >> 16);
   const unsigned int v23 = v22 & 1u;
   const unsigned int v24 = v21 + v23;
   const _Bool v25 = v20 != v20;
   const unsigned int v26 = v19 | 4194304u;
   const unsigned int v27 = v25 ? v26 : v24;
   const unsigned int v28 = (unsigned int)(v27 >> 16);
   const unsigned short v29 = (unsigned short)v28;
   b0_out0_[j2] = v29;
   v1 = v7;
  }
 }
}

static void softmax_0_3958884ec69c(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
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
  float lane65[64];
  float v66 = 0.0f;
  for (long long block67 = 0; block67 < v3; ++block67) {
   const long long v68 = block67 * 4096;
   const long long v69 = n1_size1 - v68;
   const long long v70 = (v69 < 4096 ? v69 : 4096);
#pragma omp simd
   for (long long k71 = 0; k71 < 64; ++k71) {
    lane65[k71] = 0.0f;
   }
   const long long v72 = core_floordiv_index(v70, 64);
   for (long long k73 = 0; k73 < v72; ++k73) {
    const long long v74 = k73 * 64;
    const long long v75 = v68 + v74;
#pragma omp simd
    for (long long k76 = 0; k76 < 64; ++k76) {
     const long long v77 = v75 + k76;
     const float v78 = lane65[k76];
     const unsigned short v79 = b1_x_[i1 * n3_stride3 + v77];
     const unsigned int v80 = (unsigned int)v79;
     const unsigned int v81 = v80 & 32767u;
     const unsigned int v82 = (unsigned int)(v81 << 13);
     const unsigned int v83 = v80 & 31744u;
     const unsigned int v84 = v82 + 947912704u;
     const float v85 = core_bits_uint32_float32(v84);
     const float v86 = v85 - 0x1.0000000000000p-14f;
     const _Bool v87 = v83 == 31744u;
     const unsigned int v88 = v87 ? 1879048192u : 939524096u;
     const unsigned int v89 = v82 + v88;
     const _Bool v90 = v83 == 0u;
     const unsigned int v91 = core_bits_float32_uint32(v86);
     const unsigned int v92 = v90 ? v91 : v89;
     const unsigned int v93 = v80 & 32768u;
     const unsigned int v94 = (unsigned int)(v93 << 16);
     const unsigned int v95 = v92 | v94;
     const float v96 = core_bits_uint32_float32(v95);
     const float v97 = v96 - v5;
     const _Bool v98 = v97 < (-0x1.a1464c0000000p+6f);
     const float v99 = v98 ? (-0x1.a1464c0000000p+6f) : v97;
     const _Bool v100 = v99 > 0x1.63e42e0000000p+6f;
     const float v101 = v100 ? 0x1.63e42e0000000p+6f : v99;
     const float v102 = __builtin_fmaf(v101, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
     const float v103 = v102 - 0x1.8000000000000p+23f;
     const float v104 = __builtin_fmaf(v103, (-0x1.62e4000000000p-1f), v101);
     const float v105 = __builtin_fmaf(v103, (-0x1.7f7d1c0000000p-20f), v104);
     const float v106 = 1.0f + v105;
     const float v107 = v106 - 1.0f;
     const float v108 = v105 - v107;
     const float v109 = v105 * v105;
     const float v110 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v105, 0x1.6d71a60000000p-10f);
     const float v111 = __builtin_fmaf(v110, v105, 0x1.1110900000000p-7f);
     const float v112 = __builtin_fmaf(v111, v105, 0x1.5554b20000000p-5f);
     const float v113 = __builtin_fmaf(v112, v105, 0x1.5555560000000p-3f);
     const float v114 = __builtin_fmaf(v113, v105, 0.5f);
     const float v115 = __builtin_fmaf(v109, v114, v108);
     const float v116 = v106 + v115;
     const unsigned int v117 = core_bits_float32_uint32(v102);
     const unsigned int v118 = (unsigned int)(v117 >> 1);
     const unsigned int v119 = (unsigned int)(v118 << 23);
     const unsigned int v120 = (unsigned int)(v117 << 23);
     const unsigned int v121 = v120 - v119;
     const unsigned int v122 = v119 + 1065353216u;
     const float v123 = core_bits_uint32_float32(v122);
     const float v124 = v116 * v123;
     const unsigned int v125 = v121 + 1065353216u;
     const float v126 = core_bits_uint32_float32(v125);
     const float v127 = v124 * v126;
     const float v128 = v78 + v127;
     lane65[k76] = v128;
    }
   }
   const long long v129 = v72 * 64;
   const long long v130 = v70 - v129;
   const long long v131 = v68 + v129;
#pragma omp simd
   for (long long k132 = 0; k132 < v130; ++k132) {
    const long long v133 = v131 + k132;
    const float v134 = lane65[k132];
    const unsigned short v135 = b1_x_[i1 * n3_stride3 + v133];
    const unsigned int v136 = (unsigned int)v135;
    const unsigned int v137 = v136 & 32767u;
    const unsigned int v138 = (unsigned int)(v137 << 13);
    const unsigned int v139 = v136 & 31744u;
    const unsigned int v140 = v138 + 947912704u;
    const float v141 = core_bits_uint32_float32(v140);
    const float v142 = v141 - 0x1.0000000000000p-14f;
    const _Bool v143 = v139 == 31744u;
    const unsigned int v144 = v143 ? 1879048192u : 939524096u;
    const unsigned int v145 = v138 + v144;
    const _Bool v146 = v139 == 0u;
    const unsigned int v147 = core_bits_float32_uint32(v142);
    const unsigned int v148 = v146 ? v147 : v145;
    const unsigned int v149 = v136 & 32768u;
    const unsigned int v150 = (unsigned int)(v149 << 16);
    const unsigned int v151 = v148 | v150;
    const float v152 = core_bits_uint32_float32(v151);
    const float v153 = v152 - v5;
    const _Bool v154 = v153 < (-0x1.a1464c0000000p+6f);
    const float v155 = v154 ? (-0x1.a1464c0000000p+6f) : v153;
    const _Bool v156 = v155 > 0x1.63e42e0000000p+6f;
    const float v157 = v156 ? 0x1.63e42e0000000p+6f : v155;
    const float v158 = __builtin_fmaf(v157, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
    const float v159 = v158 - 0x1.8000000000000p+23f;
    const float v160 = __builtin_fmaf(v159, (-0x1.62e4000000000p-1f), v157);
    const float v161 = __builtin_fmaf(v159, (-0x1.7f7d1c0000000p-20f), v160);
    const float v162 = 1.0f + v161;
    const float v163 = v162 - 1.0f;
    const float v164 = v161 - v163;
    const float v165 = v161 * v161;
    const float v166 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v161, 0x1.6d71a60000000p-10f);
    const float v167 = __builtin_fmaf(v166, v161, 0x1.1110900000000p-7f);
    const float v168 = __builtin_fmaf(v167, v161, 0x1.5554b20000000p-5f);
    const float v169 = __builtin_fmaf(v168, v161, 0x1.5555560000000p-3f);
    const float v170 = __builtin_fmaf(v169, v161, 0.5f);
    const float v171 = __builtin_fmaf(v165, v170, v164);
    const float v172 = v162 + v171;
    const unsigned int v173 = core_bits_float32_uint32(v158);
    const unsigned int v174 = (unsigned int)(v173 >> 1);
    const unsigned int v175 = (unsigned int)(v174 << 23);
    const unsigned int v176 = (unsigned int)(v173 << 23);
    const unsigned int v177 = v176 - v175;
    const unsigned int v178 = v175 + 1065353216u;
    const float v179 = core_bits_uint32_float32(v178);
    const float v180 = v172 * v179;
    const unsigned int v181 = v177 + 1065353216u;
    const float v182 = core_bits_uint32_float32(v181);
    const float v183 = v180 * v182;
    const float v184 = v134 + v183;
    lane65[k132] = v184;
   }
   float v185 = 0.0f;
#pragma omp simd reduction(+ : v185)
   for (long long k186 = 0; k186 < 64; ++k186) {
    const float v187 = lane65[k186];
    v185 = v185 + v187;
   }
   v66 = v66 + v185;
  }
  const float v188 = 1.0f / v66;
#pragma omp simd
  for (long long j189 = 0; j189 < n1_size1; ++j189) {
   const unsigned short v190 = b1_x_[i1 * n3_stride3 + j189];
   const unsigned int v191 = (unsigned int)v190;
   const unsigned int v192 = v191 & 32767u;
   const unsigned int v193 = (unsigned int)(v192 << 13);
   const unsigned int v194 = v191 & 31744u;
   const unsigned int v195 = v193 + 947912704u;
   const float v196 = core_bits_uint32_float32(v195);
   const float v197 = v196 - 0x1.0000000000000p-14f;
   const _Bool v198 = v194 == 31744u;
   const unsigned int v199 = v198 ? 1879048192u : 939524096u;
   const unsigned int v200 = v193 + v199;
   const _Bool v201 = v194 == 0u;
   const unsigned int v202 = core_bits_float32_uint32(v197);
   const unsigned int v203 = v201 ? v202 : v200;
   const unsigned int v204 = v191 & 32768u;
   const unsigned int v205 = (unsigned int)(v204 << 16);
   const unsigned int v206 = v203 | v205;
   const float v207 = core_bits_uint32_float32(v206);
   const float v208 = v207 - v5;
   const _Bool v209 = v208 < (-0x1.a1464c0000000p+6f);
   const float v210 = v209 ? (-0x1.a1464c0000000p+6f) : v208;
   const _Bool v211 = v210 > 0x1.63e42e0000000p+6f;
   const float v212 = v211 ? 0x1.63e42e0000000p+6f : v210;
   const float v213 = __builtin_fmaf(v212, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
   const float v214 = v213 - 0x1.8000000000000p+23f;
   const float v215 = __builtin_fmaf(v214, (-0x1.62e4000000000p-1f), v212);
   const float v216 = __builtin_fmaf(v214, (-0x1.7f7d1c0000000p-20f), v215);
   const float v217 = 1.0f + v216;
   const float v218 = v217 - 1.0f;
   const float v219 = v216 - v218;
   const float v220 = v216 * v216;
   const float v221 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v216, 0x1.6d71a60000000p-10f);
   const float v222 = __builtin_fmaf(v221, v216, 0x1.1110900000000p-7f);
   const float v223 = __builtin_fmaf(v222, v216, 0x1.5554b20000000p-5f);
   const float v224 = __builtin_fmaf(v223, v216, 0x1.5555560000000p-3f);
   const float v225 = __builtin_fmaf(v224, v216, 0.5f);
   const float v226 = __builtin_fmaf(v220, v225, v219);
   const float v227 = v217 + v226;
   const unsigned int v228 = core_bits_float32_uint32(v213);
   const unsigned int v229 = (unsigned int)(v228 >> 1);
   const unsigned int v230 = (unsigned int)(v229 << 23);
   const unsigned int v231 = (unsigned int)(v228 << 23);
   const unsigned int v232 = v231 - v230;
   const unsigned int v233 = v230 + 1065353216u;
   const float v234 = core_bits_uint32_float32(v233);
   const float v235 = v227 * v234;
   const unsigned int v236 = v232 + 1065353216u;
   const float v237 = core_bits_uint32_float32(v236);
   const float v238 = v235 * v237;
   const float v239 = v238 * v188;
   const unsigned int v240 = core_bits_float32_uint32(v239);
   const unsigned int v241 = v240 & 2147483647u;
   const float v242 = core_bits_uint32_float32(v241);
   const float v243 = v242 + 0.5f;
   const unsigned int v244 = core_bits_float32_uint32(v243);
   const unsigned int v245 = v244 - 1056964608u;
   const unsigned int v246 = v241 + 3355447295u;
   const unsigned int v247 = (unsigned int)(v241 >> 13);
   const unsigned int v248 = v247 & 1u;
   const unsigned int v249 = v246 + v248;
   const unsigned int v250 = (unsigned int)(v249 >> 13);
   const _Bool v251 = v241 > 2139095040u;
   const unsigned int v252 = v251 ? 32256u : 31744u;
   const _Bool v253 = v241 < 947912704u;
   const unsigned int v254 = v253 ? v245 : v250;
   const _Bool v255 = v241 >= 1199570944u;
   const unsigned int v256 = v255 ? v252 : v254;
   const unsigned int v257 = (unsigned int)(v240 >> 16);
   const unsigned int v258 = v257 & 32768u;
   const unsigned int v259 = v256 | v258;
   const unsigned short v260 = (unsigned short)v259;
   const unsigned int v261 = (unsigned int)v260;
   const unsigned int v262 = v261 & 32767u;
   const unsigned int v263 = (unsigned int)(v262 << 13);
   const unsigned int v264 = v261 & 31744u;
   const unsigned int v265 = v263 + 947912704u;
   const float v266 = core_bits_uint32_float32(v265);
   const float v267 = v266 - 0x1.0000000000000p-14f;
   const _Bool v268 = v264 == 31744u;
   const unsigned int v269 = v268 ? 1879048192u : 939524096u;
   const unsigned int v270 = v263 + v269;
   const _Bool v271 = v264 == 0u;
   const unsigned int v272 = core_bits_float32_uint32(v267);
   const unsigned int v273 = v271 ? v272 : v270;
   const unsigned int v274 = v261 & 32768u;
   const unsigned int v275 = (unsigned int)(v274 << 16);
   const unsigned int v276 = v273 | v275;
   const unsigned int v277 = v276 & 2147483647u;
   const float v278 = core_bits_uint32_float32(v277);
   const float v279 = v278 + 0.5f;
   const unsigned int v280 = core_bits_float32_uint32(v279);
   const unsigned int v281 = v280 - 1056964608u;
   const unsigned int v282 = v277 + 3355447295u;
   const unsigned int v283 = (unsigned int)(v277 >> 13);
   const unsigned int v284 = v283 & 1u;
   const unsigned int v285 = v282 + v284;
   const unsigned int v286 = (unsigned int)(v285 >> 13);
   const _Bool v287 = v277 > 2139095040u;
   const unsigned int v288 = v287 ? 32256u : 31744u;
   const _Bool v289 = v277 < 947912704u;
   const unsigned int v290 = v289 ? v281 : v286;
   const _Bool v291 = v277 >= 1199570944u;
   const unsigned int v292 = v291 ? v288 : v290;
   const unsigned int v293 = (unsigned int)(v276 >> 16);
   const unsigned int v294 = v293 & 32768u;
   const unsigned int v295 = v292 | v294;
   const unsigned short v296 = (unsigned short)v295;
   b0_out0_[i1 * n2_stride2 + j189] = v296;
  }
 }
}

static void softmax_0_86117735acb9(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 if (begin < end) {
  const long long v1 = n0_size0 + 4095;
  const long long v2 = core_floordiv_index(v1, 4096);
  float lane3[64];
  float v4 = (-__builtin_inff());
  for (long long block5 = 0; block5 < v2; ++block5) {
   const long long v6 = block5 * 4096;
   const long long v7 = n0_size0 - v6;
   const long long v8 = (v7 < 4096 ? v7 : 4096);
#pragma omp simd
   for (long long k9 = 0; k9 < 64; ++k9) {
    lane3[k9] = (-__builtin_inff());
   }
   const long long v10 = core_floordiv_index(v8, 64);
   for (long long k11 = 0; k11 < v10; ++k11) {
    const long long v12 = k11 * 64;
    const long long v13 = v6 + v12;
#pragma omp simd
    for (long long k14 = 0; k14 < 64; ++k14) {
     const long long v15 = v13 + k14;
     const float v16 = lane3[k14];
     const unsigned short v17 = b1_x_[v15];
     const unsigned int v18 = (unsigned int)v17;
     const unsigned int v19 = v18 & 32767u;
     const unsigned int v20 = (unsigned int)(v19 << 13);
     const unsigned int v21 = v18 & 31744u;
     const unsigned int v22 = v20 + 947912704u;
     const float v23 = core_bits_uint32_float32(v22);
     const float v24 = v23 - 0x1.0000000000000p-14f;
     const _Bool v25 = v21 == 31744u;
     const unsigned int v26 = v25 ? 1879048192u : 939524096u;
     const unsigned int v27 = v20 + v26;
     const _Bool v28 = v21 == 0u;
     const unsigned int v29 = core_bits_float32_uint32(v24);
     const unsigned int v30 = v28 ? v29 : v27;
     const unsigned int v31 = v18 & 32768u;
     const unsigned int v32 = (unsigned int)(v31 << 16);
     const unsigned int v33 = v30 | v32;
     const float v34 = core_bits_uint32_float32(v33);
     const float v35 = core_max_float32(v16, v34);
     lane3[k14] = v35;
    }
   }
   const long long v36 = v10 * 64;
   const long long v37 = v8 - v36;
   const long long v38 = v6 + v36;
#pragma omp simd
   for (long long k39 = 0; k39 < v37; ++k39) {
    const long long v40 = v38 + k39;
    const float v41 = lane3[k39];
    const unsigned short v42 = b1_x_[v40];
    const unsigned int v43 = (unsigned int)v42;
    const unsigned int v44 = v43 & 32767u;
    const unsigned int v45 = (unsigned int)(v44 << 13);
    const unsigned int v46 = v43 & 31744u;
    const unsigned int v47 = v45 + 947912704u;
    const float v48 = core_bits_uint32_float32(v47);
    const float v49 = v48 - 0x1.0000000000000p-14f;
    const _Bool v50 = v46 == 31744u;
    const unsigned int v51 = v50 ? 1879048192u : 939524096u;
    const unsigned int v52 = v45 + v51;
    const _Bool v53 = v46 == 0u;
    const unsigned int v54 = core_bits_float32_uint32(v49);
    const unsigned int v55 = v53 ? v54 : v52;
    const unsigned int v56 = v43 & 32768u;
    const unsigned int v57 = (unsigned int)(v56 << 16);
    const unsigned int v58 = v55 | v57;
    const float v59 = core_bits_uint32_float32(v58);
    const float v60 = core_max_float32(v41, v59);
    lane3[k39] = v60;
   }
   float v61 = (-__builtin_inff());
#pragma omp simd reduction(core_max_float32 : v61)
   for (long long k62 = 0; k62 < 64; ++k62) {
    const float v63 = lane3[k62];
    v61 = core_max_float32(v61, v63);
   }
   v4 = core_max_float32(v4, v61);
  }
  float lane64[64];
  float v65 = 0.0f;
  for (long long block66 = 0; block66 < v2; ++block66) {
   const long long v67 = block66 * 4096;
   const long long v68 = n0_size0 - v67;
   const long long v69 = (v68 < 4096 ? v68 : 4096);
#pragma omp simd
   for (long long k70 = 0; k70 < 64; ++k70) {
    lane64[k70] = 0.0f;
   }
   const long long v71 = core_floordiv_index(v69, 64);
   for (long long k72 = 0; k72 < v71; ++k72) {
    const long long v73 = k72 * 64;
    const long long v74 = v67 + v73;
#pragma omp simd
    for (long long k75 = 0; k75 < 64; ++k75) {
     const long long v76 = v74 + k75;
     const float v77 = lane64[k75];
     const unsigned short v78 = b1_x_[v76];
     const unsigned int v79 = (unsigned int)v78;
     const unsigned int v80 = v79 & 32767u;
     const unsigned int v81 = (unsigned int)(v80 << 13);
     const unsigned int v82 = v79 & 31744u;
     const unsigned int v83 = v81 + 947912704u;
     const float v84 = core_bits_uint32_float32(v83);
     const float v85 = v84 - 0x1.0000000000000p-14f;
     const _Bool v86 = v82 == 31744u;
     const unsigned int v87 = v86 ? 1879048192u : 939524096u;
     const unsigned int v88 = v81 + v87;
     const _Bool v89 = v82 == 0u;
     const unsigned int v90 = core_bits_float32_uint32(v85);
     const unsigned int v91 = v89 ? v90 : v88;
     const unsigned int v92 = v79 & 32768u;
     const unsigned int v93 = (unsigned int)(v92 << 16);
     const unsigned int v94 = v91 | v93;
     const float v95 = core_bits_uint32_float32(v94);
     const float v96 = v95 - v4;
     const _Bool v97 = v96 < (-0x1.a1464c0000000p+6f);
     const float v98 = v97 ? (-0x1.a1464c0000000p+6f) : v96;
     const _Bool v99 = v98 > 0x1.63e42e0000000p+6f;
     const float v100 = v99 ? 0x1.63e42e0000000p+6f : v98;
     const float v101 = __builtin_fmaf(v100, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
     const float v102 = v101 - 0x1.8000000000000p+23f;
     const float v103 = __builtin_fmaf(v102, (-0x1.62e4000000000p-1f), v100);
     const float v104 = __builtin_fmaf(v102, (-0x1.7f7d1c0000000p-20f), v103);
     const float v105 = 1.0f + v104;
     const float v106 = v105 - 1.0f;
     const float v107 = v104 - v106;
     const float v108 = v104 * v104;
     const float v109 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v104, 0x1.6d71a60000000p-10f);
     const float v110 = __builtin_fmaf(v109, v104, 0x1.1110900000000p-7f);
     const float v111 = __builtin_fmaf(v110, v104, 0x1.5554b20000000p-5f);
     const float v112 = __builtin_fmaf(v111, v104, 0x1.5555560000000p-3f);
     const float v113 = __builtin_fmaf(v112, v104, 0.5f);
     const float v114 = __builtin_fmaf(v108, v113, v107);
     const float v115 = v105 + v114;
     const unsigned int v116 = core_bits_float32_uint32(v101);
     const unsigned int v117 = (unsigned int)(v116 >> 1);
     const unsigned int v118 = (unsigned int)(v117 << 23);
     const unsigned int v119 = (unsigned int)(v116 << 23);
     const unsigned int v120 = v119 - v118;
     const unsigned int v121 = v118 + 1065353216u;
     const float v122 = core_bits_uint32_float32(v121);
     const float v123 = v115 * v122;
     const unsigned int v124 = v120 + 1065353216u;
     const float v125 = core_bits_uint32_float32(v124);
     const float v126 = v123 * v125;
     const float v127 = v77 + v126;
     lane64[k75] = v127;
    }
   }
   const long long v128 = v71 * 64;
   const long long v129 = v69 - v128;
   const long long v130 = v67 + v128;
#pragma omp simd
   for (long long k131 = 0; k131 < v129; ++k131) {
    const long long v132 = v130 + k131;
    const float v133 = lane64[k131];
    const unsigned short v134 = b1_x_[v132];
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
    const float v152 = v151 - v4;
    const _Bool v153 = v152 < (-0x1.a1464c0000000p+6f);
    const float v154 = v153 ? (-0x1.a1464c0000000p+6f) : v152;
    const _Bool v155 = v154 > 0x1.63e42e0000000p+6f;
    const float v156 = v155 ? 0x1.63e42e0000000p+6f : v154;
    const float v157 = __builtin_fmaf(v156, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
    const float v158 = v157 - 0x1.8000000000000p+23f;
    const float v159 = __builtin_fmaf(v158, (-0x1.62e4000000000p-1f), v156);
    const float v160 = __builtin_fmaf(v158, (-0x1.7f7d1c0000000p-20f), v159);
    const float v161 = 1.0f + v160;
    const float v162 = v161 - 1.0f;
    const float v163 = v160 - v162;
    const float v164 = v160 * v160;
    const float v165 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v160, 0x1.6d71a60000000p-10f);
    const float v166 = __builtin_fmaf(v165, v160, 0x1.1110900000000p-7f);
    const float v167 = __builtin_fmaf(v166, v160, 0x1.5554b20000000p-5f);
    const float v168 = __builtin_fmaf(v167, v160, 0x1.5555560000000p-3f);
    const float v169 = __builtin_fmaf(v168, v160, 0.5f);
    const float v170 = __builtin_fmaf(v164, v169, v163);
    const float v171 = v161 + v170;
    const unsigned int v172 = core_bits_float32_uint32(v157);
    const unsigned int v173 = (unsigned int)(v172 >> 1);
    const unsigned int v174 = (unsigned int)(v173 << 23);
    const unsigned int v175 = (unsigned int)(v172 << 23);
    const unsigned int v176 = v175 - v174;
    const unsigned int v177 = v174 + 1065353216u;
    const float v178 = core_bits_uint32_float32(v177);
    const float v179 = v171 * v178;
    const unsigned int v180 = v176 + 1065353216u;
    const float v181 = core_bits_uint32_float32(v180);
    const float v182 = v179 * v181;
    const float v183 = v133 + v182;
    lane64[k131] = v183;
   }
   float v184 = 0.0f;
#pragma omp simd reduction(+ : v184)
   for (long long k185 = 0; k185 < 64; ++k185) {
    const float v186 = lane64[k185];
    v184 = v184 + v186;
   }
   v65 = v65 + v184;
  }
  const float v187 = 1.0f / v65;
#pragma omp simd
  for (long long j188 = 0; j188 < n0_size0; ++j188) {
   const unsigned short v189 = b1_x_[j188];
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
   const float v207 = v206 - v4;
   const _Bool v208 = v207 < (-0x1.a1464c0000000p+6f);
   const float v209 = v208 ? (-0x1.a1464c0000000p+6f) : v207;
   const _Bool v210 = v209 > 0x1.63e42e0000000p+6f;
   const float v211 = v210 ? 0x1.63e42e0000000p+6f : v209;
   const float v212 = __builtin_fmaf(v211, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
   const float v213 = v212 - 0x1.8000000000000p+23f;
   const float v214 = __builtin_fmaf(v213, (-0x1.62e4000000000p-1f), v211);
   const float v215 = __builtin_fmaf(v213, (-0x1.7f7d1c0000000p-20f), v214);
   const float v216 = 1.0f + v215;
   const float v217 = v216 - 1.0f;
   const float v218 = v215 - v217;
   const float v219 = v215 * v215;
   const float v220 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v215, 0x1.6d71a60000000p-10f);
   const float v221 = __builtin_fmaf(v220, v215, 0x1.1110900000000p-7f);
   const float v222 = __builtin_fmaf(v221, v215, 0x1.5554b20000000p-5f);
   const float v223 = __builtin_fmaf(v222, v215, 0x1.5555560000000p-3f);
   const float v224 = __builtin_fmaf(v223, v215, 0.5f);
   const float v225 = __builtin_fmaf(v219, v224, v218);
   const float v226 = v216 + v225;
   const unsigned int v227 = core_bits_float32_uint32(v212);
   const unsigned int v228 = (unsigned int)(v227 >> 1);
   const unsigned int v229 = (unsigned int)(v228 << 23);
   const unsigned int v230 = (unsigned int)(v227 << 23);
   const unsigned int v231 = v230 - v229;
   const unsigned int v232 = v229 + 1065353216u;
   const float v233 = core_bits_uint32_float32(v232);
   const float v234 = v226 * v233;
   const unsigned int v235 = v231 + 1065353216u;
   const float v236 = core_bits_uint32_float32(v235);
   const float v237 = v234 * v236;
   const float v238 = v237 * v187;
   const unsigned int v239 = core_bits_float32_uint32(v238);
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
   const unsigned int v260 = (unsigned int)v259;
   const unsigned int v261 = v260 & 32767u;
   const unsigned int v262 = (unsigned int)(v261 << 13);
   const unsigned int v263 = v260 & 31744u;
   const unsigned int v264 = v262 + 947912704u;
   const float v265 = core_bits_uint32_float32(v264);
   const float v266 = v265 - 0x1.0000000000000p-14f;
   const _Bool v267 = v263 == 31744u;
   const unsigned int v268 = v267 ? 1879048192u : 939524096u;
   const unsigned int v269 = v262 + v268;
   const _Bool v270 = v263 == 0u;
   const unsigned int v271 = core_bits_float32_uint32(v266);
   const unsigned int v272 = v270 ? v271 : v269;
   const unsigned int v273 = v260 & 32768u;
   const unsigned int v274 = (unsigned int)(v273 << 16);
   const unsigned int v275 = v272 | v274;
   const unsigned int v276 = v275 & 2147483647u;
   const float v277 = core_bits_uint32_float32(v276);
   const float v278 = v277 + 0.5f;
   const unsigned int v279 = core_bits_float32_uint32(v278);
   const unsigned int v280 = v279 - 1056964608u;
   const unsigned int v281 = v276 + 3355447295u;
   const unsigned int v282 = (unsigned int)(v276 >> 13);
   const unsigned int v283 = v282 & 1u;
   const unsigned int v284 = v281 + v283;
   const unsigned int v285 = (unsigned int)(v284 >> 13);
   const _Bool v286 = v276 > 2139095040u;
   const unsigned int v287 = v286 ? 32256u : 31744u;
   const _Bool v288 = v276 < 947912704u;
   const unsigned int v289 = v288 ? v280 : v285;
   const _Bool v290 = v276 >= 1199570944u;
   const unsigned int v291 = v290 ? v287 : v289;
   const unsigned int v292 = (unsigned int)(v275 >> 16);
   const unsigned int v293 = v292 & 32768u;
   const unsigned int v294 = v291 | v293;
   const unsigned short v295 = (unsigned short)v294;
   b0_out0_[j188] = v295;
  }
 }
}

static void softmax_0_6fc3f53f9be5(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
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
   column7[k8] = (-__builtin_inff());
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
    const float v31 = core_max_float32(v30, v29);
    column7[k10] = v31;
   }
  }
  float column32[256];
#pragma omp simd
  for (long long k33 = 0; k33 < v6; ++k33) {
   column32[k33] = 0.0f;
  }
  for (long long j34 = 0; j34 < n0_size0; ++j34) {
#pragma omp simd
   for (long long k35 = 0; k35 < v6; ++k35) {
    const long long v36 = v4 + k35;
    const unsigned short v37 = b1_x_[j34 * n3_stride3 + v36];
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
    const float v55 = column7[k35];
    const float v56 = v54 - v55;
    const _Bool v57 = v56 < (-0x1.a1464c0000000p+6f);
    const float v58 = v57 ? (-0x1.a1464c0000000p+6f) : v56;
    const _Bool v59 = v58 > 0x1.63e42e0000000p+6f;
    const float v60 = v59 ? 0x1.63e42e0000000p+6f : v58;
    const float v61 = __builtin_fmaf(v60, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
    const float v62 = v61 - 0x1.8000000000000p+23f;
    const float v63 = __builtin_fmaf(v62, (-0x1.62e4000000000p-1f), v60);
    const float v64 = __builtin_fmaf(v62, (-0x1.7f7d1c0000000p-20f), v63);
    const float v65 = 1.0f + v64;
    const float v66 = v65 - 1.0f;
    const float v67 = v64 - v66;
    const float v68 = v64 * v64;
    const float v69 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v64, 0x1.6d71a60000000p-10f);
    const float v70 = __builtin_fmaf(v69, v64, 0x1.1110900000000p-7f);
    const float v71 = __builtin_fmaf(v70, v64, 0x1.5554b20000000p-5f);
    const float v72 = __builtin_fmaf(v71, v64, 0x1.5555560000000p-3f);
    const float v73 = __builtin_fmaf(v72, v64, 0.5f);
    const float v74 = __builtin_fmaf(v68, v73, v67);
    const float v75 = v65 + v74;
    const unsigned int v76 = core_bits_float32_uint32(v61);
    const unsigned int v77 = (unsigned int)(v76 >> 1);
    const unsigned int v78 = (unsigned int)(v77 << 23);
    const unsigned int v79 = (unsigned int)(v76 << 23);
    const unsigned int v80 = v79 - v78;
    const unsigned int v81 = v78 + 1065353216u;
    const float v82 = core_bits_uint32_float32(v81);
    const float v83 = v75 * v82;
    const unsigned int v84 = v80 + 1065353216u;
    const float v85 = core_bits_uint32_float32(v84);
    const float v86 = v83 * v85;
    const float v87 = column32[k35];
    const float v88 = v87 + v86;
    column32[k35] = v88;
   }
  }
  float column89[256];
#pragma omp simd
  for (long long k90 = 0; k90 < v6; ++k90) {
   const float v91 = column32[k90];
   const float v92 = 1.0f / v91;
   column89[k90] = v92;
  }
  for (long long j93 = 0; j93 < n0_size0; ++j93) {
#pragma omp simd
   for (long long k94 = 0; k94 < v6; ++k94) {
    const long long v95 = v4 + k94;
    const unsigned short v96 = b1_x_[j93 * n3_stride3 + v95];
    const unsigned int v97 = (unsigned int)v96;
    const unsigned int v98 = v97 & 32767u;
    const unsigned int v99 = (unsigned int)(v98 << 13);
    const unsigned int v100 = v97 & 31744u;
    const unsigned int v101 = v99 + 947912704u;
    const float v102 = core_bits_uint32_float32(v101);
    const float v103 = v102 - 0x1.0000000000000p-14f;
    const _Bool v104 = v100 == 31744u;
    const unsigned int v105 = v104 ? 1879048192u : 939524096u;
    const unsigned int v106 = v99 + v105;
    const _Bool v107 = v100 == 0u;
    const unsigned int v108 = core_bits_float32_uint32(v103);
    const unsigned int v109 = v107 ? v108 : v106;
    const unsigned int v110 = v97 & 32768u;
    const unsigned int v111 = (unsigned int)(v110 << 16);
    const unsigned int v112 = v109 | v111;
    const float v113 = core_bits_uint32_float32(v112);
    const float v114 = column7[k94];
    const float v115 = v113 - v114;
    const _Bool v116 = v115 < (-0x1.a1464c0000000p+6f);
    const float v117 = v116 ? (-0x1.a1464c0000000p+6f) : v115;
    const _Bool v118 = v117 > 0x1.63e42e0000000p+6f;
    const float v119 = v118 ? 0x1.63e42e0000000p+6f : v117;
    const float v120 = __builtin_fmaf(v119, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
    const float v121 = v120 - 0x1.8000000000000p+23f;
    const float v122 = __builtin_fmaf(v121, (-0x1.62e4000000000p-1f), v119);
    const float v123 = __builtin_fmaf(v121, (-0x1.7f7d1c0000000p-20f), v122);
    const float v124 = 1.0f + v123;
    const float v125 = v124 - 1.0f;
    const float v126 = v123 - v125;
    const float v127 = v123 * v123;
    const float v128 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v123, 0x1.6d71a60000000p-10f);
    const float v129 = __builtin_fmaf(v128, v123, 0x1.1110900000000p-7f);
    const float v130 = __builtin_fmaf(v129, v123, 0x1.5554b20000000p-5f);
    const float v131 = __builtin_fmaf(v130, v123, 0x1.5555560000000p-3f);
    const float v132 = __builtin_fmaf(v131, v123, 0.5f);
    const float v133 = __builtin_fmaf(v127, v132, v126);
    const float v134 = v124 + v133;
    const unsigned int v135 = core_bits_float32_uint32(v120);
    const unsigned int v136 = (unsigned int)(v135 >> 1);
    const unsigned int v137 = (unsigned int)(v136 << 23);
    const unsigned int v138 = (unsigned int)(v135 << 23);
    const unsigned int v139 = v138 - v137;
    const unsigned int v140 = v137 + 1065353216u;
    const float v141 = core_bits_uint32_float32(v140);
    const float v142 = v134 * v141;
    const unsigned int v143 = v139 + 1065353216u;
    const float v144 = core_bits_uint32_float32(v143);
    const float v145 = v142 * v144;
    const float v146 = column89[k94];
    const float v147 = v145 * v146;
    const unsigned int v148 = core_bits_float32_uint32(v147);
    const unsigned int v149 = v148 & 2147483647u;
    const float v150 = core_bits_uint32_float32(v149);
    const float v151 = v150 + 0.5f;
    const unsigned int v152 = core_bits_float32_uint32(v151);
    const unsigned int v153 = v152 - 1056964608u;
    const unsigned int v154 = v149 + 3355447295u;
    const unsigned int v155 = (unsigned int)(v149 >> 13);
    const unsigned int v156 = v155 & 1u;
    const unsigned int v157 = v154 + v156;
    const unsigned int v158 = (unsigned int)(v157 >> 13);
    const _Bool v159 = v149 > 2139095040u;
    const unsigned int v160 = v159 ? 32256u : 31744u;
    const _Bool v161 = v149 < 947912704u;
    const unsigned int v162 = v161 ? v153 : v158;
    const _Bool v163 = v149 >= 1199570944u;
    const unsigned int v164 = v163 ? v160 : v162;
    const unsigned int v165 = (unsigned int)(v148 >> 16);
    const unsigned int v166 = v165 & 32768u;
    const unsigned int v167 = v164 | v166;
    const unsigned short v168 = (unsigned short)v167;
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
    const unsigned int v185 = v184 & 2147483647u;
    const float v186 = core_bits_uint32_float32(v185);
    const float v187 = v186 + 0.5f;
    const unsigned int v188 = core_bits_float32_uint32(v187);
    const unsigned int v189 = v188 - 1056964608u;
    const unsigned int v190 = v185 + 3355447295u;
    const unsigned int v191 = (unsigned int)(v185 >> 13);
    const unsigned int v192 = v191 & 1u;
    const unsigned int v193 = v190 + v192;
    const unsigned int v194 = (unsigned int)(v193 >> 13);
    const _Bool v195 = v185 > 2139095040u;
    const unsigned int v196 = v195 ? 32256u : 31744u;
    const _Bool v197 = v185 < 947912704u;
    const unsigned int v198 = v197 ? v189 : v194;
    const _Bool v199 = v185 >= 1199570944u;
    const unsigned int v200 = v199 ? v196 : v198;
    const unsigned int v201 = (unsigned int)(v184 >> 16);
    const unsigned int v202 = v201 & 32768u;
    const unsigned int v203 = v200 | v202;
    const unsigned short v204 = (unsigned short)v203;
    b0_out0_[j93 * n2_stride2 + v95] = v204;
   }
  }
 }
}

static void layer_norm_0_e9bd8c35f533(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const unsigned short *b2_weight_ = (const unsigned short *)buffers[2];
 const unsigned short *b3_bias_ = (const unsigned short *)buffers[3];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 if (begin < end) {
  const float v1 = (float)n1_size1;
  const float v2 = 1.0f / v1;
  const long long v3 = n0_size0 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  float lane5[64];
  float v6 = 0.0f;
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = n0_size0 - v8;
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
     const unsigned short v19 = b1_x_[v17];
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
     const float v37 = v18 + v36;
     lane5[k16] = v37;
    }
   }
   const long long v38 = v12 * 64;
   const long long v39 = v10 - v38;
   const long long v40 = v8 + v38;
#pragma omp simd
   for (long long k41 = 0; k41 < v39; ++k41) {
    const long long v42 = v40 + k41;
    const float v43 = lane5[k41];
    const unsigned short v44 = b1_x_[v42];
    const unsigned int v45 = (unsigned int)v44;
    const unsigned int v46 = v45 & 32767u;
    const unsigned int v47 = (unsigned int)(v46 << 13);
    const unsigned int v48 = v45 & 31744u;
    const unsigned int v49 = v47 + 947912704u;
    const float v50 = core_bits_uint32_float32(v49);
    const float v51 = v50 - 0x1.0000000000000p-14f;
    const _Bool v52 = v48 == 31744u;
    const unsigned int v53 = v52 ? 1879048192u : 939524096u;
    const unsigned int v54 = v47 + v53;
    const _Bool v55 = v48 == 0u;
    const unsigned int v56 = core_bits_float32_uint32(v51);
    const unsigned int v57 = v55 ? v56 : v54;
    const unsigned int v58 = v45 & 32768u;
    const unsigned int v59 = (unsigned int)(v58 << 16);
    const unsigned int v60 = v57 | v59;
    const float v61 = core_bits_uint32_float32(v60);
    const float v62 = v43 + v61;
    lane5[k41] = v62;
   }
   float v63 = 0.0f;
#pragma omp simd reduction(+ : v63)
   for (long long k64 = 0; k64 < 64; ++k64) {
    const float v65 = lane5[k64];
    v63 = v63 + v65;
   }
   v6 = v6 + v63;
  }
  const float v66 = v6 * v2;
  float lane67[64];
  float v68 = 0.0f;
  for (long long block69 = 0; block69 < v4; ++block69) {
   const long long v70 = block69 * 4096;
   const long long v71 = n0_size0 - v70;
   const long long v72 = (v71 < 4096 ? v71 : 4096);
#pragma omp simd
   for (long long k73 = 0; k73 < 64; ++k73) {
    lane67[k73] = 0.0f;
   }
   const long long v74 = core_floordiv_index(v72, 64);
   for (long long k75 = 0; k75 < v74; ++k75) {
    const long long v76 = k75 * 64;
    const long long v77 = v70 + v76;
#pragma omp simd
    for (long long k78 = 0; k78 < 64; ++k78) {
     const long long v79 = v77 + k78;
     const float v80 = lane67[k78];
     const unsigned short v81 = b1_x_[v79];
     const unsigned int v82 = (unsigned int)v81;
     const unsigned int v83 = v82 & 32767u;
     const unsigned int v84 = (unsigned int)(v83 << 13);
     const unsigned int v85 = v82 & 31744u;
     const unsigned int v86 = v84 + 947912704u;
     const float v87 = core_bits_uint32_float32(v86);
     const float v88 = v87 - 0x1.0000000000000p-14f;
     const _Bool v89 = v85 == 31744u;
     const unsigned int v90 = v89 ? 1879048192u : 939524096u;
     const unsigned int v91 = v84 + v90;
     const _Bool v92 = v85 == 0u;
     const unsigned int v93 = core_bits_float32_uint32(v88);
     const unsigned int v94 = v92 ? v93 : v91;
     const unsigned int v95 = v82 & 32768u;
     const unsigned int v96 = (unsigned int)(v95 << 16);
     const unsigned int v97 = v94 | v96;
     const float v98 = core_bits_uint32_float32(v97);
     const float v99 = v98 - v66;
     const float v100 = v99 * v99;
     const float v101 = v80 + v100;
     lane67[k78] = v101;
    }
   }
   const long long v102 = v74 * 64;
   const long long v103 = v72 - v102;
   const long long v104 = v70 + v102;
#pragma omp simd
   for (long long k105 = 0; k105 < v103; ++k105) {
    const long long v106 = v104 + k105;
    const float v107 = lane67[k105];
    const unsigned short v108 = b1_x_[v106];
    const unsigned int v109 = (unsigned int)v108;
    const unsigned int v110 = v109 & 32767u;
    const unsigned int v111 = (unsigned int)(v110 << 13);
    const unsigned int v112 = v109 & 31744u;
    const unsigned int v113 = v111 + 947912704u;
    const float v114 = core_bits_uint32_float32(v113);
    const float v115 = v114 - 0x1.0000000000000p-14f;
    const _Bool v116 = v112 == 31744u;
    const unsigned int v117 = v116 ? 1879048192u : 939524096u;
    const unsigned int v118 = v111 + v117;
    const _Bool v119 = v112 == 0u;
    const unsigned int v120 = core_bits_float32_uint32(v115);
    const unsigned int v121 = v119 ? v120 : v118;
    const unsigned int v122 = v109 & 32768u;
    const unsigned int v123 = (unsigned int)(v122 << 16);
    const unsigned int v124 = v121 | v123;
    const float v125 = core_bits_uint32_float32(v124);
    const float v126 = v125 - v66;
    const float v127 = v126 * v126;
    const float v128 = v107 + v127;
    lane67[k105] = v128;
   }
   float v129 = 0.0f;
#pragma omp simd reduction(+ : v129)
   for (long long k130 = 0; k130 < 64; ++k130) {
    const float v131 = lane67[k130];
    v129 = v129 + v131;
   }
   v68 = v68 + v129;
  }
  const float v132 = v68 * v2;
  const float v133 = v132 + 0x1.4f8b580000000p-17f;
  const float v134 = __builtin_sqrtf(v133);
  const float v135 = 1.0f / v134;
#pragma omp simd
  for (long long j136 = 0; j136 < n0_size0; ++j136) {
   const unsigned short v137 = b1_x_[j136];
   const unsigned int v138 = (unsigned int)v137;
   const unsigned int v139 = v138 & 32767u;
   const unsigned int v140 = (unsigned int)(v139 << 13);
   const unsigned int v141 = v138 & 31744u;
   const unsigned int v142 = v140 + 947912704u;
   const float v143 = core_bits_uint32_float32(v142);
   const float v144 = v143 - 0x1.0000000000000p-14f;
   const _Bool v145 = v141 == 31744u;
   const unsigned int v146 = v145 ? 1879048192u : 939524096u;
   const unsigned int v147 = v140 + v146;
   const _Bool v148 = v141 == 0u;
   const unsigned int v149 = core_bits_float32_uint32(v144);
   const unsigned int v150 = v148 ? v149 : v147;
   const unsigned int v151 = v138 & 32768u;
   const unsigned int v152 = (unsigned int)(v151 << 16);
   const unsigned int v153 = v150 | v152;
   const float v154 = core_bits_uint32_float32(v153);
   const float v155 = v154 - v66;
   const float v156 = v155 * v135;
   const unsigned short v157 = b2_weight_[j136];
   const unsigned int v158 = (unsigned int)v157;
   const unsigned int v159 = v158 & 32767u;
   const unsigned int v160 = (unsigned int)(v159 << 13);
   const unsigned int v161 = v158 & 31744u;
   const unsigned int v162 = v160 + 947912704u;
   const float v163 = core_bits_uint32_float32(v162);
   const float v164 = v163 - 0x1.0000000000000p-14f;
   const _Bool v165 = v161 == 31744u;
   const unsigned int v166 = v165 ? 1879048192u : 939524096u;
   const unsigned int v167 = v160 + v166;
   const _Bool v168 = v161 == 0u;
   const unsigned int v169 = core_bits_float32_uint32(v164);
   const unsigned int v170 = v168 ? v169 : v167;
   const unsigned int v171 = v158 & 32768u;
   const unsigned int v172 = (unsigned int)(v171 << 16);
   const unsigned int v173 = v170 | v172;
   const float v174 = core_bits_uint32_float32(v173);
   const float v175 = v156 * v174;
   const unsigned short v176 = b3_bias_[j136];
   const unsigned int v177 = (unsigned int)v176;
   const unsigned int v178 = v177 & 32767u;
   const unsigned int v179 = (unsigned int)(v178 << 13);
   const unsigned int v180 = v177 & 31744u;
   const unsigned int v181 = v179 + 947912704u;
   const float v182 = core_bits_uint32_float32(v181);
   const float v183 = v182 - 0x1.0000000000000p-14f;
   const _Bool v184 = v180 == 31744u;
   const unsigned int v185 = v184 ? 1879048192u : 939524096u;
   const unsigned int v186 = v179 + v185;
   const _Bool v187 = v180 == 0u;
   const unsigned int v188 = core_bits_float32_uint32(v183);
   const unsigned int v189 = v187 ? v188 : v186;
   const unsigned int v190 = v177 & 32768u;
   const unsigned int v191 = (unsigned int)(v190 << 16);
   const unsigned int v192 = v189 | v191;
   const float v193 = core_bits_uint32_float32(v192);
   const float v194 = v175 + v193;
   const unsigned int v195 = core_bits_float32_uint32(v194);
   const unsigned int v196 = v195 & 2147483647u;
   const float v197 = core_bits_uint32_float32(v196);
   const float v198 = v197 + 0.5f;
   const unsigned int v199 = core_bits_float32_uint32(v198);
   const unsigned int v200 = v199 - 1056964608u;
   const unsigned int v201 = v196 + 3355447295u;
   const unsigned int v202 = (unsigned int)(v196 >> 13);
   const unsigned int v203 = v202 & 1u;
   const unsigned int v204 = v201 + v203;
   const unsigned int v205 = (unsigned int)(v204 >> 13);
   const _Bool v206 = v196 > 2139095040u;
   const unsigned int v207 = v206 ? 32256u : 31744u;
   const _Bool v208 = v196 < 947912704u;
   const unsigned int v209 = v208 ? v200 : v205;
   const _Bool v210 = v196 >= 1199570944u;
   const unsigned int v211 = v210 ? v207 : v209;
   const unsigned int v212 = (unsigned int)(v195 >> 16);
   const unsigned int v213 = v212 & 32768u;
   const unsigned int v214 = v211 | v213;
   const unsigned short v215 = (unsigned short)v214;
   const unsigned int v216 = (unsigned int)v215;
   const unsigned int v217 = v216 & 32767u;
   const unsigned int v218 = (unsigned int)(v217 << 13);
   const unsigned int v219 = v216 & 31744u;
   const unsigned int v220 = v218 + 947912704u;
   const float v221 = core_bits_uint32_float32(v220);
   const float v222 = v221 - 0x1.0000000000000p-14f;
   const _Bool v223 = v219 == 31744u;
   const unsigned int v224 = v223 ? 1879048192u : 939524096u;
   const unsigned int v225 = v218 + v224;
   const _Bool v226 = v219 == 0u;
   const unsigned int v227 = core_bits_float32_uint32(v222);
   const unsigned int v228 = v226 ? v227 : v225;
   const unsigned int v229 = v216 & 32768u;
   const unsigned int v230 = (unsigned int)(v229 << 16);
   const unsigned int v231 = v228 | v230;
   const unsigned int v232 = v231 & 2147483647u;
   const float v233 = core_bits_uint32_float32(v232);
   const float v234 = v233 + 0.5f;
   const unsigned int v235 = core_bits_float32_uint32(v234);
   const unsigned int v236 = v235 - 1056964608u;
   const unsigned int v237 = v232 + 3355447295u;
   const unsigned int v238 = (unsigned int)(v232 >> 13);
   const unsigned int v239 = v238 & 1u;
   const unsigned int v240 = v237 + v239;
   const unsigned int v241 = (unsigned int)(v240 >> 13);
   const _Bool v242 = v232 > 2139095040u;
   const unsigned int v243 = v242 ? 32256u : 31744u;
   const _Bool v244 = v232 < 947912704u;
   const unsigned int v245 = v244 ? v236 : v241;
   const _Bool v246 = v232 >= 1199570944u;
   const unsigned int v247 = v246 ? v243 : v245;
   const unsigned int v248 = (unsigned int)(v231 >> 16);
   const unsigned int v249 = v248 & 32768u;
   const unsigned int v250 = v247 | v249;
   const unsigned short v251 = (unsigned short)v250;
   b0_out0_[j136] = v251;
  }
 }
}

static void layer_norm_0_049a865b7c38(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 if (begin < end) {
  const float v1 = (float)n1_size1;
  const float v2 = 1.0f / v1;
  const long long v3 = n0_size0 + 4095;
  const long long v4 = core_floordiv_index(v3, 4096);
  float lane5[64];
  float v6 = 0.0f;
  for (long long block7 = 0; block7 < v4; ++block7) {
   const long long v8 = block7 * 4096;
   const long long v9 = n0_size0 - v8;
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
     const unsigned short v19 = b1_x_[v17];
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
     const float v37 = v18 + v36;
     lane5[k16] = v37;
    }
   }
   const long long v38 = v12 * 64;
   const long long v39 = v10 - v38;
   const long long v40 = v8 + v38;
#pragma omp simd
   for (long long k41 = 0; k41 < v39; ++k41) {
    const long long v42 = v40 + k41;
    const float v43 = lane5[k41];
    const unsigned short v44 = b1_x_[v42];
    const unsigned int v45 = (unsigned int)v44;
    const unsigned int v46 = v45 & 32767u;
    const unsigned int v47 = (unsigned int)(v46 << 13);
    const unsigned int v48 = v45 & 31744u;
    const unsigned int v49 = v47 + 947912704u;
    const float v50 = core_bits_uint32_float32(v49);
    const float v51 = v50 - 0x1.0000000000000p-14f;
    const _Bool v52 = v48 == 31744u;
    const unsigned int v53 = v52 ? 1879048192u : 939524096u;
    const unsigned int v54 = v47 + v53;
    const _Bool v55 = v48 == 0u;
    const unsigned int v56 = core_bits_float32_uint32(v51);
    const unsigned int v57 = v55 ? v56 : v54;
    const unsigned int v58 = v45 & 32768u;
    const unsigned int v59 = (unsigned int)(v58 << 16);
    const unsigned int v60 = v57 | v59;
    const float v61 = core_bits_uint32_float32(v60);
    const float v62 = v43 + v61;
    lane5[k41] = v62;
   }
   float v63 = 0.0f;
#pragma omp simd reduction(+ : v63)
   for (long long k64 = 0; k64 < 64; ++k64) {
    const float v65 = lane5[k64];
    v63 = v63 + v65;
   }
   v6 = v6 + v63;
  }
  const float v66 = v6 * v2;
  float lane67[64];
  float v68 = 0.0f;
  for (long long block69 = 0; block69 < v4; ++block69) {
   const long long v70 = block69 * 4096;
   const long long v71 = n0_size0 - v70;
   const long long v72 = (v71 < 4096 ? v71 : 4096);
#pragma omp simd
   for (long long k73 = 0; k73 < 64; ++k73) {
    lane67[k73] = 0.0f;
   }
   const long long v74 = core_floordiv_index(v72, 64);
   for (long long k75 = 0; k75 < v74; ++k75) {
    const long long v76 = k75 * 64;
    const long long v77 = v70 + v76;
#pragma omp simd
    for (long long k78 = 0; k78 < 64; ++k78) {
     const long long v79 = v77 + k78;
     const float v80 = lane67[k78];
     const unsigned short v81 = b1_x_[v79];
     const unsigned int v82 = (unsigned int)v81;
     const unsigned int v83 = v82 & 32767u;
     const unsigned int v84 = (unsigned int)(v83 << 13);
     const unsigned int v85 = v82 & 31744u;
     const unsigned int v86 = v84 + 947912704u;
     const float v87 = core_bits_uint32_float32(v86);
     const float v88 = v87 - 0x1.0000000000000p-14f;
     const _Bool v89 = v85 == 31744u;
     const unsigned int v90 = v89 ? 1879048192u : 939524096u;
     const unsigned int v91 = v84 + v90;
     const _Bool v92 = v85 == 0u;
     const unsigned int v93 = core_bits_float32_uint32(v88);
     const unsigned int v94 = v92 ? v93 : v91;
     const unsigned int v95 = v82 & 32768u;
     const unsigned int v96 = (unsigned int)(v95 << 16);
     const unsigned int v97 = v94 | v96;
     const float v98 = core_bits_uint32_float32(v97);
     const float v99 = v98 - v66;
     const float v100 = v99 * v99;
     const float v101 = v80 + v100;
     lane67[k78] = v101;
    }
   }
   const long long v102 = v74 * 64;
   const long long v103 = v72 - v102;
   const long long v104 = v70 + v102;
#pragma omp simd
   for (long long k105 = 0; k105 < v103; ++k105) {
    const long long v106 = v104 + k105;
    const float v107 = lane67[k105];
    const unsigned short v108 = b1_x_[v106];
    const unsigned int v109 = (unsigned int)v108;
    const unsigned int v110 = v109 & 32767u;
    const unsigned int v111 = (unsigned int)(v110 << 13);
    const unsigned int v112 = v109 & 31744u;
    const unsigned int v113 = v111 + 947912704u;
    const float v114 = core_bits_uint32_float32(v113);
    const float v115 = v114 - 0x1.0000000000000p-14f;
    const _Bool v116 = v112 == 31744u;
    const unsigned int v117 = v116 ? 1879048192u : 939524096u;
    const unsigned int v118 = v111 + v117;
    const _Bool v119 = v112 == 0u;
    const unsigned int v120 = core_bits_float32_uint32(v115);
    const unsigned int v121 = v119 ? v120 : v118;
    const unsigned int v122 = v109 & 32768u;
    const unsigned int v123 = (unsigned int)(v122 << 16);
    const unsigned int v124 = v121 | v123;
    const float v125 = core_bits_uint32_float32(v124);
    const float v126 = v125 - v66;
    const float v127 = v126 * v126;
    const float v128 = v107 + v127;
    lane67[k105] = v128;
   }
   float v129 = 0.0f;
#pragma omp simd reduction(+ : v129)
   for (long long k130 = 0; k130 < 64; ++k130) {
    const float v131 = lane67[k130];
    v129 = v129 + v131;
   }
   v68 = v68 + v129;
  }
  const float v132 = v68 * v2;
  const float v133 = v132 + 0x1.4f8b580000000p-17f;
  const float v134 = __builtin_sqrtf(v133);
  const float v135 = 1.0f / v134;
#pragma omp simd
  for (long long j136 = 0; j136 < n0_size0; ++j136) {
   const unsigned short v137 = b1_x_[j136];
   const unsigned int v138 = (unsigned int)v137;
   const unsigned int v139 = v138 & 32767u;
   const unsigned int v140 = (unsigned int)(v139 << 13);
   const unsigned int v141 = v138 & 31744u;
   const unsigned int v142 = v140 + 947912704u;
   const float v143 = core_bits_uint32_float32(v142);
   const float v144 = v143 - 0x1.0000000000000p-14f;
   const _Bool v145 = v141 == 31744u;
   const unsigned int v146 = v145 ? 1879048192u : 939524096u;
   const unsigned int v147 = v140 + v146;
   const _Bool v148 = v141 == 0u;
   const unsigned int v149 = core_bits_float32_uint32(v144);
   const unsigned int v150 = v148 ? v149 : v147;
   const unsigned int v151 = v138 & 32768u;
   const unsigned int v152 = (unsigned int)(v151 << 16);
   const unsigned int v153 = v150 | v152;
   const float v154 = core_bits_uint32_float32(v153);
   const float v155 = v154 - v66;
   const float v156 = v155 * v135;
   const unsigned int v157 = core_bits_float32_uint32(v156);
   const unsigned int v158 = v157 & 2147483647u;
   const float v159 = core_bits_uint32_float32(v158);
   const float v160 = v159 + 0.5f;
   const unsigned int v161 = core_bits_float32_uint32(v160);
   const unsigned int v162 = v161 - 1056964608u;
   const unsigned int v163 = v158 + 3355447295u;
   const unsigned int v164 = (unsigned int)(v158 >> 13);
   const unsigned int v165 = v164 & 1u;
   const unsigned int v166 = v163 + v165;
   const unsigned int v167 = (unsigned int)(v166 >> 13);
   const _Bool v168 = v158 > 2139095040u;
   const unsigned int v169 = v168 ? 32256u : 31744u;
   const _Bool v170 = v158 < 947912704u;
   const unsigned int v171 = v170 ? v162 : v167;
   const _Bool v172 = v158 >= 1199570944u;
   const unsigned int v173 = v172 ? v169 : v171;
   const unsigned int v174 = (unsigned int)(v157 >> 16);
   const unsigned int v175 = v174 & 32768u;
   const unsigned int v176 = v173 | v175;
   const unsigned short v177 = (unsigned short)v176;
   const unsigned int v178 = (unsigned int)v177;
   const unsigned int v179 = v178 & 32767u;
   const unsigned int v180 = (unsigned int)(v179 << 13);
   const unsigned int v181 = v178 & 31744u;
   const unsigned int v182 = v180 + 947912704u;
   const float v183 = core_bits_uint32_float32(v182);
   const float v184 = v183 - 0x1.0000000000000p-14f;
   const _Bool v185 = v181 == 31744u;
   const unsigned int v186 = v185 ? 1879048192u : 939524096u;
   const unsigned int v187 = v180 + v186;
   const _Bool v188 = v181 == 0u;
   const unsigned int v189 = core_bits_float32_uint32(v184);
   const unsigned int v190 = v188 ? v189 : v187;
   const unsigned int v191 = v178 & 32768u;
   const unsigned int v192 = (unsigned int)(v191 << 16);
   const unsigned int v193 = v190 | v192;
   const unsigned int v194 = v193 & 2147483647u;
   const float v195 = core_bits_uint32_float32(v194);
   const float v196 = v195 + 0.5f;
   const unsigned int v197 = core_bits_float32_uint32(v196);
   const unsigned int v198 = v197 - 1056964608u;
   const unsigned int v199 = v194 + 3355447295u;
   const unsigned int v200 = (unsigned int)(v194 >> 13);
   const unsigned int v201 = v200 & 1u;
   const unsigned int v202 = v199 + v201;
   const unsigned int v203 = (unsigned int)(v202 >> 13);
   const _Bool v204 = v194 > 2139095040u;
   const unsigned int v205 = v204 ? 32256u : 31744u;
   const _Bool v206 = v194 < 947912704u;
   const unsigned int v207 = v206 ? v198 : v203;
   const _Bool v208 = v194 >= 1199570944u;
   const unsigned int v209 = v208 ? v205 : v207;
   const unsigned int v210 = (unsigned int)(v193 >> 16);
   const unsigned int v211 = v210 & 32768u;
   const unsigned int v212 = v209 | v211;
   const unsigned short v213 = (unsigned short)v212;
   b0_out0_[j136] = v213;
  }
 }
}

static void layer_norm_0_a7649ed05659(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const unsigned short *b2_weight_ = (const unsigned short *)buffers[2];
 const unsigned short *b3_bias_ = (const unsigned short *)buffers[3];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long n3_stride3 = (long long)scalars[3];
 const long long n4_size4 = (long long)scalars[4];
 for (long long i1 = begin; i1 < end; ++i1) {
  const float v2 = (float)n4_size4;
  const float v3 = 1.0f / v2;
  const long long v4 = n1_size1 + 4095;
  const long long v5 = core_floordiv_index(v4, 4096);
  float lane6[64];
  float v7 = 0.0f;
  for (long long block8 = 0; block8 < v5; ++block8) {
   const long long v9 = block8 * 4096;
   const long long v10 = n1_size1 - v9;
   const long long v11 = (v10 < 4096 ? v10 : 4096);
#pragma omp simd
   for (long long k12 = 0; k12 < 64; ++k12) {
    lane6[k12] = 0.0f;
   }
   const long long v13 = core_floordiv_index(v11, 64);
   for (long long k14 = 0; k14 < v13; ++k14) {
    const long long v15 = k14 * 64;
    const long long v16 = v9 + v15;
#pragma omp simd
    for (long long k17 = 0; k17 < 64; ++k17) {
     const long long v18 = v16 + k17;
     const float v19 = lane6[k17];
     const unsigned short v20 = b1_x_[i1 * n3_stride3 + v18];
     const unsigned int v21 = (unsigned int)v20;
     const unsigned int v22 = v21 & 32767u;
     const unsigned int v23 = (unsigned int)(v22 << 13);
     const unsigned int v24 = v21 & 31744u;
     const unsigned int v25 = v23 + 947912704u;
     const float v26 = core_bits_uint32_float32(v25);
     const float v27 = v26 - 0x1.0000000000000p-14f;
     const _Bool v28 = v24 == 31744u;
     const unsigned int v29 = v28 ? 1879048192u : 939524096u;
     const unsigned int v30 = v23 + v29;
     const _Bool v31 = v24 == 0u;
     const unsigned int v32 = core_bits_float32_uint32(v27);
     const unsigned int v33 = v31 ? v32 : v30;
     const unsigned int v34 = v21 & 32768u;
     const unsigned int v35 = (unsigned int)(v34 << 16);
     const unsigned int v36 = v33 | v35;
     const float v37 = core_bits_uint32_float32(v36);
     const float v38 = v19 + v37;
     lane6[k17] = v38;
    }
   }
   const long long v39 = v13 * 64;
   const long long v40 = v11 - v39;
   const long long v41 = v9 + v39;
#pragma omp simd
   for (long long k42 = 0; k42 < v40; ++k42) {
    const long long v43 = v41 + k42;
    const float v44 = lane6[k42];
    const unsigned short v45 = b1_x_[i1 * n3_stride3 + v43];
    const unsigned int v46 = (unsigned int)v45;
    const unsigned int v47 = v46 & 32767u;
    const unsigned int v48 = (unsigned int)(v47 << 13);
    const unsigned int v49 = v46 & 31744u;
    const unsigned int v50 = v48 + 947912704u;
    const float v51 = core_bits_uint32_float32(v50);
    const float v52 = v51 - 0x1.0000000000000p-14f;
    const _Bool v53 = v49 == 31744u;
    const unsigned int v54 = v53 ? 1879048192u : 939524096u;
    const unsigned int v55 = v48 + v54;
    const _Bool v56 = v49 == 0u;
    const unsigned int v57 = core_bits_float32_uint32(v52);
    const unsigned int v58 = v56 ? v57 : v55;
    const unsigned int v59 = v46 & 32768u;
    const unsigned int v60 = (unsigned int)(v59 << 16);
    const unsigned int v61 = v58 | v60;
    const float v62 = core_bits_uint32_float32(v61);
    const float v63 = v44 + v62;
    lane6[k42] = v63;
   }
   float v64 = 0.0f;
#pragma omp simd reduction(+ : v64)
   for (long long k65 = 0; k65 < 64; ++k65) {
    const float v66 = lane6[k65];
    v64 = v64 + v66;
   }
   v7 = v7 + v64;
  }
  const float v67 = v7 * v3;
  float lane68[64];
  float v69 = 0.0f;
  for (long long block70 = 0; block70 < v5; ++block70) {
   const long long v71 = block70 * 4096;
   const long long v72 = n1_size1 - v71;
   const long long v73 = (v72 < 4096 ? v72 : 4096);
#pragma omp simd
   for (long long k74 = 0; k74 < 64; ++k74) {
    lane68[k74] = 0.0f;
   }
   const long long v75 = core_floordiv_index(v73, 64);
   for (long long k76 = 0; k76 < v75; ++k76) {
    const long long v77 = k76 * 64;
    const long long v78 = v71 + v77;
#pragma omp simd
    for (long long k79 = 0; k79 < 64; ++k79) {
     const long long v80 = v78 + k79;
     const float v81 = lane68[k79];
     const unsigned short v82 = b1_x_[i1 * n3_stride3 + v80];
     const unsigned int v83 = (unsigned int)v82;
     const unsigned int v84 = v83 & 32767u;
     const unsigned int v85 = (unsigned int)(v84 << 13);
     const unsigned int v86 = v83 & 31744u;
     const unsigned int v87 = v85 + 947912704u;
     const float v88 = core_bits_uint32_float32(v87);
     const float v89 = v88 - 0x1.0000000000000p-14f;
     const _Bool v90 = v86 == 31744u;
     const unsigned int v91 = v90 ? 1879048192u : 939524096u;
     const unsigned int v92 = v85 + v91;
     const _Bool v93 = v86 == 0u;
     const unsigned int v94 = core_bits_float32_uint32(v89);
     const unsigned int v95 = v93 ? v94 : v92;
     const unsigned int v96 = v83 & 32768u;
     const unsigned int v97 = (unsigned int)(v96 << 16);
     const unsigned int v98 = v95 | v97;
     const float v99 = core_bits_uint32_float32(v98);
     const float v100 = v99 - v67;
     const float v101 = v100 * v100;
     const float v102 = v81 + v101;
     lane68[k79] = v102;
    }
   }
   const long long v103 = v75 * 64;
   const long long v104 = v73 - v103;
   const long long v105 = v71 + v103;
#pragma omp simd
   for (long long k106 = 0; k106 < v104; ++k106) {
    const long long v107 = v105 + k106;
    const float v108 = lane68[k106];
    const unsigned short v109 = b1_x_[i1 * n3_stride3 + v107];
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
    const float v127 = v126 - v67;
    const float v128 = v127 * v127;
    const float v129 = v108 + v128;
    lane68[k106] = v129;
   }
   float v130 = 0.0f;
#pragma omp simd reduction(+ : v130)
   for (long long k131 = 0; k131 < 64; ++k131) {
    const float v132 = lane68[k131];
    v130 = v130 + v132;
   }
   v69 = v69 + v130;
  }
  const float v133 = v69 * v3;
  const float v134 = v133 + 0x1.4f8b580000000p-17f;
  const float v135 = __builtin_sqrtf(v134);
  const float v136 = 1.0f / v135;
#pragma omp simd
  for (long long j137 = 0; j137 < n1_size1; ++j137) {
   const unsigned short v138 = b1_x_[i1 * n3_stride3 + j137];
   const unsigned int v139 = (unsigned int)v138;
   const unsigned int v140 = v139 & 32767u;
   const unsigned int v141 = (unsigned int)(v140 << 13);
   const unsigned int v142 = v139 & 31744u;
   const unsigned int v143 = v141 + 947912704u;
   const float v144 = core_bits_uint32_float32(v143);
   const float v145 = v144 - 0x1.0000000000000p-14f;
   const _Bool v146 = v142 == 31744u;
   const unsigned int v147 = v146 ? 1879048192u : 939524096u;
   const unsigned int v148 = v141 + v147;
   const _Bool v149 = v142 == 0u;
   const unsigned int v150 = core_bits_float32_uint32(v145);
   const unsigned int v151 = v149 ? v150 : v148;
   const unsigned int v152 = v139 & 32768u;
   const unsigned int v153 = (unsigned int)(v152 << 16);
   const unsigned int v154 = v151 | v153;
   const float v155 = core_bits_uint32_float32(v154);
   const float v156 = v155 - v67;
   const float v157 = v156 * v136;
   const unsigned short v158 = b2_weight_[j137];
   const unsigned int v159 = (unsigned int)v158;
   const unsigned int v160 = v159 & 32767u;
   const unsigned int v161 = (unsigned int)(v160 << 13);
   const unsigned int v162 = v159 & 31744u;
   const unsigned int v163 = v161 + 947912704u;
   const float v164 = core_bits_uint32_float32(v163);
   const float v165 = v164 - 0x1.0000000000000p-14f;
   const _Bool v166 = v162 == 31744u;
   const unsigned int v167 = v166 ? 1879048192u : 939524096u;
   const unsigned int v168 = v161 + v167;
   const _Bool v169 = v162 == 0u;
   const unsigned int v170 = core_bits_float32_uint32(v165);
   const unsigned int v171 = v169 ? v170 : v168;
   const unsigned int v172 = v159 & 32768u;
   const unsigned int v173 = (unsigned int)(v172 << 16);
   const unsigned int v174 = v171 | v173;
   const float v175 = core_bits_uint32_float32(v174);
   const float v176 = v157 * v175;
   const unsigned short v177 = b3_bias_[j137];
   const unsigned int v178 = (unsigned int)v177;
   const unsigned int v179 = v178 & 32767u;
   const unsigned int v180 = (unsigned int)(v179 << 13);
   const unsigned int v181 = v178 & 31744u;
   const unsigned int v182 = v180 + 947912704u;
   const float v183 = core_bits_uint32_float32(v182);
   const float v184 = v183 - 0x1.0000000000000p-14f;
   const _Bool v185 = v181 == 31744u;
   const unsigned int v186 = v185 ? 1879048192u : 939524096u;
   const unsigned int v187 = v180 + v186;
   const _Bool v188 = v181 == 0u;
   const unsigned int v189 = core_bits_float32_uint32(v184);
   const unsigned int v190 = v188 ? v189 : v187;
   const unsigned int v191 = v178 & 32768u;
   const unsigned int v192 = (unsigned int)(v191 << 16);
   const unsigned int v193 = v190 | v192;
   const float v194 = core_bits_uint32_float32(v193);
   const float v195 = v176 + v194;
   const unsigned int v196 = core_bits_float32_uint32(v195);
   const unsigned int v197 = v196 & 2147483647u;
   const float v198 = core_bits_uint32_float32(v197);
   const float v199 = v198 + 0.5f;
   const unsigned int v200 = core_bits_float32_uint32(v199);
   const unsigned int v201 = v200 - 1056964608u;
   const unsigned int v202 = v197 + 3355447295u;
   const unsigned int v203 = (unsigned int)(v197 >> 13);
   const unsigned int v204 = v203 & 1u;
   const unsigned int v205 = v202 + v204;
   const unsigned int v206 = (unsigned int)(v205 >> 13);
   const _Bool v207 = v197 > 2139095040u;
   const unsigned int v208 = v207 ? 32256u : 31744u;
   const _Bool v209 = v197 < 947912704u;
   const unsigned int v210 = v209 ? v201 : v206;
   const _Bool v211 = v197 >= 1199570944u;
   const unsigned int v212 = v211 ? v208 : v210;
   const unsigned int v213 = (unsigned int)(v196 >> 16);
   const unsigned int v214 = v213 & 32768u;
   const unsigned int v215 = v212 | v214;
   const unsigned short v216 = (unsigned short)v215;
   const unsigned int v217 = (unsigned int)v216;
   const unsigned int v218 = v217 & 32767u;
   const unsigned int v219 = (unsigned int)(v218 << 13);
   const unsigned int v220 = v217 & 31744u;
   const unsigned int v221 = v219 + 947912704u;
   const float v222 = core_bits_uint32_float32(v221);
   const float v223 = v222 - 0x1.0000000000000p-14f;
   const _Bool v224 = v220 == 31744u;
   const unsigned int v225 = v224 ? 1879048192u : 939524096u;
   const unsigned int v226 = v219 + v225;
   const _Bool v227 = v220 == 0u;
   const unsigned int v228 = core_bits_float32_uint32(v223);
   const unsigned int v229 = v227 ? v228 : v226;
   const unsigned int v230 = v217 & 32768u;
   const unsigned int v231 = (unsigned int)(v230 << 16);
   const unsigned int v232 = v229 | v231;
   const unsigned int v233 = v232 & 2147483647u;
   const float v234 = core_bits_uint32_float32(v233);
   const float v235 = v234 + 0.5f;
   const unsigned int v236 = core_bits_float32_uint32(v235);
   const unsigned int v237 = v236 - 1056964608u;
   const unsigned int v238 = v233 + 3355447295u;
   const unsigned int v239 = (unsigned int)(v233 >> 13);
   const unsigned int v240 = v239 & 1u;
   const unsigned int v241 = v238 + v240;
   const unsigned int v242 = (unsigned int)(v241 >> 13);
   const _Bool v243 = v233 > 2139095040u;
   const unsigned int v244 = v243 ? 32256u : 31744u;
   const _Bool v245 = v233 < 947912704u;
   const unsigned int v246 = v245 ? v237 : v242;
   const _Bool v247 = v233 >= 1199570944u;
   const unsigned int v248 = v247 ? v244 : v246;
   const unsigned int v249 = (unsigned int)(v232 >> 16);
   const unsigned int v250 = v249 & 32768u;
   const unsigned int v251 = v248 | v250;
   const unsigned short v252 = (unsigned short)v251;
   b0_out0_[i1 * n2_stride2 + j137] = v252;
  }
 }
}

static void layer_norm_0_a41236fa4331(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const unsigned short *b2_weight_ = (const unsigned short *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long n3_stride3 = (long long)scalars[3];
 const long long n4_size4 = (long long)scalars[4];
 for (long long i1 = begin; i1 < end; ++i1) {
  const float v2 = (float)n4_size4;
  const float v3 = 1.0f / v2;
  const long long v4 = n1_size1 + 4095;
  const long long v5 = core_floordiv_index(v4, 4096);
  float lane6[64];
  float v7 = 0.0f;
  for (long long block8 = 0; block8 < v5; ++block8) {
   const long long v9 = block8 * 4096;
   const long long v10 = n1_size1 - v9;
   const long long v11 = (v10 < 4096 ? v10 : 4096);
#pragma omp simd
   for (long long k12 = 0; k12 < 64; ++k12) {
    lane6[k12] = 0.0f;
   }
   const long long v13 = core_floordiv_index(v11, 64);
   for (long long k14 = 0; k14 < v13; ++k14) {
    const long long v15 = k14 * 64;
    const long long v16 = v9 + v15;
#pragma omp simd
    for (long long k17 = 0; k17 < 64; ++k17) {
     const long long v18 = v16 + k17;
     const float v19 = lane6[k17];
     const unsigned short v20 = b1_x_[i1 * n3_stride3 + v18];
     const unsigned int v21 = (unsigned int)v20;
     const unsigned int v22 = v21 & 32767u;
     const unsigned int v23 = (unsigned int)(v22 << 13);
     const unsigned int v24 = v21 & 31744u;
     const unsigned int v25 = v23 + 947912704u;
     const float v26 = core_bits_uint32_float32(v25);
     const float v27 = v26 - 0x1.0000000000000p-14f;
     const _Bool v28 = v24 == 31744u;
     const unsigned int v29 = v28 ? 1879048192u : 939524096u;
     const unsigned int v30 = v23 + v29;
     const _Bool v31 = v24 == 0u;
     const unsigned int v32 = core_bits_float32_uint32(v27);
     const unsigned int v33 = v31 ? v32 : v30;
     const unsigned int v34 = v21 & 32768u;
     const unsigned int v35 = (unsigned int)(v34 << 16);
     const unsigned int v36 = v33 | v35;
     const float v37 = core_bits_uint32_float32(v36);
     const float v38 = v19 + v37;
     lane6[k17] = v38;
    }
   }
   const long long v39 = v13 * 64;
   const long long v40 = v11 - v39;
   const long long v41 = v9 + v39;
#pragma omp simd
   for (long long k42 = 0; k42 < v40; ++k42) {
    const long long v43 = v41 + k42;
    const float v44 = lane6[k42];
    const unsigned short v45 = b1_x_[i1 * n3_stride3 + v43];
    const unsigned int v46 = (unsigned int)v45;
    const unsigned int v47 = v46 & 32767u;
    const unsigned int v48 = (unsigned int)(v47 << 13);
    const unsigned int v49 = v46 & 31744u;
    const unsigned int v50 = v48 + 947912704u;
    const float v51 = core_bits_uint32_float32(v50);
    const float v52 = v51 - 0x1.0000000000000p-14f;
    const _Bool v53 = v49 == 31744u;
    const unsigned int v54 = v53 ? 1879048192u : 939524096u;
    const unsigned int v55 = v48 + v54;
    const _Bool v56 = v49 == 0u;
    const unsigned int v57 = core_bits_float32_uint32(v52);
    const unsigned int v58 = v56 ? v57 : v55;
    const unsigned int v59 = v46 & 32768u;
    const unsigned int v60 = (unsigned int)(v59 << 16);
    const unsigned int v61 = v58 | v60;
    const float v62 = core_bits_uint32_float32(v61);
    const float v63 = v44 + v62;
    lane6[k42] = v63;
   }
   float v64 = 0.0f;
#pragma omp simd reduction(+ : v64)
   for (long long k65 = 0; k65 < 64; ++k65) {
    const float v66 = lane6[k65];
    v64 = v64 + v66;
   }
   v7 = v7 + v64;
  }
  const float v67 = v7 * v3;
  float lane68[64];
  float v69 = 0.0f;
  for (long long block70 = 0; block70 < v5; ++block70) {
   const long long v71 = block70 * 4096;
   const long long v72 = n1_size1 - v71;
   const long long v73 = (v72 < 4096 ? v72 : 4096);
#pragma omp simd
   for (long long k74 = 0; k74 < 64; ++k74) {
    lane68[k74] = 0.0f;
   }
   const long long v75 = core_floordiv_index(v73, 64);
   for (long long k76 = 0; k76 < v75; ++k76) {
    const long long v77 = k76 * 64;
    const long long v78 = v71 + v77;
#pragma omp simd
    for (long long k79 = 0; k79 < 64; ++k79) {
     const long long v80 = v78 + k79;
     const float v81 = lane68[k79];
     const unsigned short v82 = b1_x_[i1 * n3_stride3 + v80];
     const unsigned int v83 = (unsigned int)v82;
     const unsigned int v84 = v83 & 32767u;
     const unsigned int v85 = (unsigned int)(v84 << 13);
     const unsigned int v86 = v83 & 31744u;
     const unsigned int v87 = v85 + 947912704u;
     const float v88 = core_bits_uint32_float32(v87);
     const float v89 = v88 - 0x1.0000000000000p-14f;
     const _Bool v90 = v86 == 31744u;
     const unsigned int v91 = v90 ? 1879048192u : 939524096u;
     const unsigned int v92 = v85 + v91;
     const _Bool v93 = v86 == 0u;
     const unsigned int v94 = core_bits_float32_uint32(v89);
     const unsigned int v95 = v93 ? v94 : v92;
     const unsigned int v96 = v83 & 32768u;
     const unsigned int v97 = (unsigned int)(v96 << 16);
     const unsigned int v98 = v95 | v97;
     const float v99 = core_bits_uint32_float32(v98);
     const float v100 = v99 - v67;
     const float v101 = v100 * v100;
     const float v102 = v81 + v101;
     lane68[k79] = v102;
    }
   }
   const long long v103 = v75 * 64;
   const long long v104 = v73 - v103;
   const long long v105 = v71 + v103;
#pragma omp simd
   for (long long k106 = 0; k106 < v104; ++k106) {
    const long long v107 = v105 + k106;
    const float v108 = lane68[k106];
    const unsigned short v109 = b1_x_[i1 * n3_stride3 + v107];
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
    const float v127 = v126 - v67;
    const float v128 = v127 * v127;
    const float v129 = v108 + v128;
    lane68[k106] = v129;
   }
   float v130 = 0.0f;
#pragma omp simd reduction(+ : v130)
   for (long long k131 = 0; k131 < 64; ++k131) {
    const float v132 = lane68[k131];
    v130 = v130 + v132;
   }
   v69 = v69 + v130;
  }
  const float v133 = v69 * v3;
  const float v134 = v133 + 0x1.4f8b580000000p-17f;
  const float v135 = __builtin_sqrtf(v134);
  const float v136 = 1.0f / v135;
#pragma omp simd
  for (long long j137 = 0; j137 < n1_size1; ++j137) {
   const unsigned short v138 = b1_x_[i1 * n3_stride3 + j137];
   const unsigned int v139 = (unsigned int)v138;
   const unsigned int v140 = v139 & 32767u;
   const unsigned int v141 = (unsigned int)(v140 << 13);
   const unsigned int v142 = v139 & 31744u;
   const unsigned int v143 = v141 + 947912704u;
   const float v144 = core_bits_uint32_float32(v143);
   const float v145 = v144 - 0x1.0000000000000p-14f;
   const _Bool v146 = v142 == 31744u;
   const unsigned int v147 = v146 ? 1879048192u : 939524096u;
   const unsigned int v148 = v141 + v147;
   const _Bool v149 = v142 == 0u;
   const unsigned int v150 = core_bits_float32_uint32(v145);
   const unsigned int v151 = v149 ? v150 : v148;
   const unsigned int v152 = v139 & 32768u;
   const unsigned int v153 = (unsigned int)(v152 << 16);
   const unsigned int v154 = v151 | v153;
   const float v155 = core_bits_uint32_float32(v154);
   const float v156 = v155 - v67;
   const float v157 = v156 * v136;
   const unsigned short v158 = b2_weight_[j137];
   const unsigned int v159 = (unsigned int)v158;
   const unsigned int v160 = v159 & 32767u;
   const unsigned int v161 = (unsigned int)(v160 << 13);
   const unsigned int v162 = v159 & 31744u;
   const unsigned int v163 = v161 + 947912704u;
   const float v164 = core_bits_uint32_float32(v163);
   const float v165 = v164 - 0x1.0000000000000p-14f;
   const _Bool v166 = v162 == 31744u;
   const unsigned int v167 = v166 ? 1879048192u : 939524096u;
   const unsigned int v168 = v161 + v167;
   const _Bool v169 = v162 == 0u;
   const unsigned int v170 = core_bits_float32_uint32(v165);
   const unsigned int v171 = v169 ? v170 : v168;
   const unsigned int v172 = v159 & 32768u;
   const unsigned int v173 = (unsigned int)(v172 << 16);
   const unsigned int v174 = v171 | v173;
   const float v175 = core_bits_uint32_float32(v174);
   const float v176 = v157 * v175;
   const unsigned int v177 = core_bits_float32_uint32(v176);
   const unsigned int v178 = v177 & 2147483647u;
   const float v179 = core_bits_uint32_float32(v178);
   const float v180 = v179 + 0.5f;
   const unsigned int v181 = core_bits_float32_uint32(v180);
   const unsigned int v182 = v181 - 1056964608u;
   const unsigned int v183 = v178 + 3355447295u;
   const unsigned int v184 = (unsigned int)(v178 >> 13);
   const unsigned int v185 = v184 & 1u;
   const unsigned int v186 = v183 + v185;
   const unsigned int v187 = (unsigned int)(v186 >> 13);
   const _Bool v188 = v178 > 2139095040u;
   const unsigned int v189 = v188 ? 32256u : 31744u;
   const _Bool v190 = v178 < 947912704u;
   const unsigned int v191 = v190 ? v182 : v187;
   const _Bool v192 = v178 >= 1199570944u;
   const unsigned int v193 = v192 ? v189 : v191;
   const unsigned int v194 = (unsigned int)(v177 >> 16);
   const unsigned int v195 = v194 & 32768u;
   const unsigned int v196 = v193 | v195;
   const unsigned short v197 = (unsigned short)v196;
   const unsigned int v198 = (unsigned int)v197;
   const unsigned int v199 = v198 & 32767u;
   const unsigned int v200 = (unsigned int)(v199 << 13);
   const unsigned int v201 = v198 & 31744u;
   const unsigned int v202 = v200 + 947912704u;
   const float v203 = core_bits_uint32_float32(v202);
   const float v204 = v203 - 0x1.0000000000000p-14f;
   const _Bool v205 = v201 == 31744u;
   const unsigned int v206 = v205 ? 1879048192u : 939524096u;
   const unsigned int v207 = v200 + v206;
   const _Bool v208 = v201 == 0u;
   const unsigned int v209 = core_bits_float32_uint32(v204);
   const unsigned int v210 = v208 ? v209 : v207;
   const unsigned int v211 = v198 & 32768u;
   const unsigned int v212 = (unsigned int)(v211 << 16);
   const unsigned int v213 = v210 | v212;
   const unsigned int v214 = v213 & 2147483647u;
   const float v215 = core_bits_uint32_float32(v214);
   const float v216 = v215 + 0.5f;
   const unsigned int v217 = core_bits_float32_uint32(v216);
   const unsigned int v218 = v217 - 1056964608u;
   const unsigned int v219 = v214 + 3355447295u;
   const unsigned int v220 = (unsigned int)(v214 >> 13);
   const unsigned int v221 = v220 & 1u;
   const unsigned int v222 = v219 + v221;
   const unsigned int v223 = (unsigned int)(v222 >> 13);
   const _Bool v224 = v214 > 2139095040u;
   const unsigned int v225 = v224 ? 32256u : 31744u;
   const _Bool v226 = v214 < 947912704u;
   const unsigned int v227 = v226 ? v218 : v223;
   const _Bool v228 = v214 >= 1199570944u;
   const unsigned int v229 = v228 ? v225 : v227;
   const unsigned int v230 = (unsigned int)(v213 >> 16);
   const unsigned int v231 = v230 & 32768u;
   const unsigned int v232 = v229 | v231;
   const unsigned short v233 = (unsigned short)v232;
   b0_out0_[i1 * n2_stride2 + j137] = v233;
  }
 }
}

static void layer_norm_0_6a18f81bafe4(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long n3_stride3 = (long long)scalars[3];
 const long long n4_size4 = (long long)scalars[4];
 for (long long i1 = begin; i1 < end; ++i1) {
  const float v2 = (float)n4_size4;
  const float v3 = 1.0f / v2;
  const long long v4 = n1_size1 + 4095;
  const long long v5 = core_floordiv_index(v4, 4096);
  float lane6[64];
  float v7 = 0.0f;
  for (long long block8 = 0; block8 < v5; ++block8) {
   const long long v9 = block8 * 4096;
   const long long v10 = n1_size1 - v9;
   const long long v11 = (v10 < 4096 ? v10 : 4096);
#pragma omp simd
   for (long long k12 = 0; k12 < 64; ++k12) {
    lane6[k12] = 0.0f;
   }
   const long long v13 = core_floordiv_index(v11, 64);
   for (long long k14 = 0; k14 < v13; ++k14) {
    const long long v15 = k14 * 64;
    const long long v16 = v9 + v15;
#pragma omp simd
    for (long long k17 = 0; k17 < 64; ++k17) {
     const long long v18 = v16 + k17;
     const float v19 = lane6[k17];
     const unsigned short v20 = b1_x_[i1 * n3_stride3 + v18];
     const unsigned int v21 = (unsigned int)v20;
     const unsigned int v22 = v21 & 32767u;
     const unsigned int v23 = (unsigned int)(v22 << 13);
     const unsigned int v24 = v21 & 31744u;
     const unsigned int v25 = v23 + 947912704u;
     const float v26 = core_bits_uint32_float32(v25);
     const float v27 = v26 - 0x1.0000000000000p-14f;
     const _Bool v28 = v24 == 31744u;
     const unsigned int v29 = v28 ? 1879048192u : 939524096u;
     const unsigned int v30 = v23 + v29;
     const _Bool v31 = v24 == 0u;
     const unsigned int v32 = core_bits_float32_uint32(v27);
     const unsigned int v33 = v31 ? v32 : v30;
     const unsigned int v34 = v21 & 32768u;
     const unsigned int v35 = (unsigned int)(v34 << 16);
     const unsigned int v36 = v33 | v35;
     const float v37 = core_bits_uint32_float32(v36);
     const float v38 = v19 + v37;
     lane6[k17] = v38;
    }
   }
   const long long v39 = v13 * 64;
   const long long v40 = v11 - v39;
   const long long v41 = v9 + v39;
#pragma omp simd
   for (long long k42 = 0; k42 < v40; ++k42) {
    const long long v43 = v41 + k42;
    const float v44 = lane6[k42];
    const unsigned short v45 = b1_x_[i1 * n3_stride3 + v43];
    const unsigned int v46 = (unsigned int)v45;
    const unsigned int v47 = v46 & 32767u;
    const unsigned int v48 = (unsigned int)(v47 << 13);
    const unsigned int v49 = v46 & 31744u;
    const unsigned int v50 = v48 + 947912704u;
    const float v51 = core_bits_uint32_float32(v50);
    const float v52 = v51 - 0x1.0000000000000p-14f;
    const _Bool v53 = v49 == 31744u;
    const unsigned int v54 = v53 ? 1879048192u : 939524096u;
    const unsigned int v55 = v48 + v54;
    const _Bool v56 = v49 == 0u;
    const unsigned int v57 = core_bits_float32_uint32(v52);
    const unsigned int v58 = v56 ? v57 : v55;
    const unsigned int v59 = v46 & 32768u;
    const unsigned int v60 = (unsigned int)(v59 << 16);
    const unsigned int v61 = v58 | v60;
    const float v62 = core_bits_uint32_float32(v61);
    const float v63 = v44 + v62;
    lane6[k42] = v63;
   }
   float v64 = 0.0f;
#pragma omp simd reduction(+ : v64)
   for (long long k65 = 0; k65 < 64; ++k65) {
    const float v66 = lane6[k65];
    v64 = v64 + v66;
   }
   v7 = v7 + v64;
  }
  const float v67 = v7 * v3;
  float lane68[64];
  float v69 = 0.0f;
  for (long long block70 = 0; block70 < v5; ++block70) {
   const long long v71 = block70 * 4096;
   const long long v72 = n1_size1 - v71;
   const long long v73 = (v72 < 4096 ? v72 : 4096);
#pragma omp simd
   for (long long k74 = 0; k74 < 64; ++k74) {
    lane68[k74] = 0.0f;
   }
   const long long v75 = core_floordiv_index(v73, 64);
   for (long long k76 = 0; k76 < v75; ++k76) {
    const long long v77 = k76 * 64;
    const long long v78 = v71 + v77;
#pragma omp simd
    for (long long k79 = 0; k79 < 64; ++k79) {
     const long long v80 = v78 + k79;
     const float v81 = lane68[k79];
     const unsigned short v82 = b1_x_[i1 * n3_stride3 + v80];
     const unsigned int v83 = (unsigned int)v82;
     const unsigned int v84 = v83 & 32767u;
     const unsigned int v85 = (unsigned int)(v84 << 13);
     const unsigned int v86 = v83 & 31744u;
     const unsigned int v87 = v85 + 947912704u;
     const float v88 = core_bits_uint32_float32(v87);
     const float v89 = v88 - 0x1.0000000000000p-14f;
     const _Bool v90 = v86 == 31744u;
     const unsigned int v91 = v90 ? 1879048192u : 939524096u;
     const unsigned int v92 = v85 + v91;
     const _Bool v93 = v86 == 0u;
     const unsigned int v94 = core_bits_float32_uint32(v89);
     const unsigned int v95 = v93 ? v94 : v92;
     const unsigned int v96 = v83 & 32768u;
     const unsigned int v97 = (unsigned int)(v96 << 16);
     const unsigned int v98 = v95 | v97;
     const float v99 = core_bits_uint32_float32(v98);
     const float v100 = v99 - v67;
     const float v101 = v100 * v100;
     const float v102 = v81 + v101;
     lane68[k79] = v102;
    }
   }
   const long long v103 = v75 * 64;
   const long long v104 = v73 - v103;
   const long long v105 = v71 + v103;
#pragma omp simd
   for (long long k106 = 0; k106 < v104; ++k106) {
    const long long v107 = v105 + k106;
    const float v108 = lane68[k106];
    const unsigned short v109 = b1_x_[i1 * n3_stride3 + v107];
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
    const float v127 = v126 - v67;
    const float v128 = v127 * v127;
    const float v129 = v108 + v128;
    lane68[k106] = v129;
   }
   float v130 = 0.0f;
#pragma omp simd reduction(+ : v130)
   for (long long k131 = 0; k131 < 64; ++k131) {
    const float v132 = lane68[k131];
    v130 = v130 + v132;
   }
   v69 = v69 + v130;
  }
  const float v133 = v69 * v3;
  const float v134 = v133 + 0x1.4f8b580000000p-17f;
  const float v135 = __builtin_sqrtf(v134);
  const float v136 = 1.0f / v135;
#pragma omp simd
  for (long long j137 = 0; j137 < n1_size1; ++j137) {
   const unsigned short v138 = b1_x_[i1 * n3_stride3 + j137];
   const unsigned int v139 = (unsigned int)v138;
   const unsigned int v140 = v139 & 32767u;
   const unsigned int v141 = (unsigned int)(v140 << 13);
   const unsigned int v142 = v139 & 31744u;
   const unsigned int v143 = v141 + 947912704u;
   const float v144 = core_bits_uint32_float32(v143);
   const float v145 = v144 - 0x1.0000000000000p-14f;
   const _Bool v146 = v142 == 31744u;
   const unsigned int v147 = v146 ? 1879048192u : 939524096u;
   const unsigned int v148 = v141 + v147;
   const _Bool v149 = v142 == 0u;
   const unsigned int v150 = core_bits_float32_uint32(v145);
   const unsigned int v151 = v149 ? v150 : v148;
   const unsigned int v152 = v139 & 32768u;
   const unsigned int v153 = (unsigned int)(v152 << 16);
   const unsigned int v154 = v151 | v153;
   const float v155 = core_bits_uint32_float32(v154);
   const float v156 = v155 - v67;
   const float v157 = v156 * v136;
   const unsigned int v158 = core_bits_float32_uint32(v157);
   const unsigned int v159 = v158 & 2147483647u;
   const float v160 = core_bits_uint32_float32(v159);
   const float v161 = v160 + 0.5f;
   const unsigned int v162 = core_bits_float32_uint32(v161);
   const unsigned int v163 = v162 - 1056964608u;
   const unsigned int v164 = v159 + 3355447295u;
   const unsigned int v165 = (unsigned int)(v159 >> 13);
   const unsigned int v166 = v165 & 1u;
   const unsigned int v167 = v164 + v166;
   const unsigned int v168 = (unsigned int)(v167 >> 13);
   const _Bool v169 = v159 > 2139095040u;
   const unsigned int v170 = v169 ? 32256u : 31744u;
   const _Bool v171 = v159 < 947912704u;
   const unsigned int v172 = v171 ? v163 : v168;
   const _Bool v173 = v159 >= 1199570944u;
   const unsigned int v174 = v173 ? v170 : v172;
   const unsigned int v175 = (unsigned int)(v158 >> 16);
   const unsigned int v176 = v175 & 32768u;
   const unsigned int v177 = v174 | v176;
   const unsigned short v178 = (unsigned short)v177;
   const unsigned int v179 = (unsigned int)v178;
   const unsigned int v180 = v179 & 32767u;
   const unsigned int v181 = (unsigned int)(v180 << 13);
   const unsigned int v182 = v179 & 31744u;
   const unsigned int v183 = v181 + 947912704u;
   const float v184 = core_bits_uint32_float32(v183);
   const float v185 = v184 - 0x1.0000000000000p-14f;
   const _Bool v186 = v182 == 31744u;
   const unsigned int v187 = v186 ? 1879048192u : 939524096u;
   const unsigned int v188 = v181 + v187;
   const _Bool v189 = v182 == 0u;
   const unsigned int v190 = core_bits_float32_uint32(v185);
   const unsigned int v191 = v189 ? v190 : v188;
   const unsigned int v192 = v179 & 32768u;
   const unsigned int v193 = (unsigned int)(v192 << 16);
   const unsigned int v194 = v191 | v193;
   const unsigned int v195 = v194 & 2147483647u;
   const float v196 = core_bits_uint32_float32(v195);
   const float v197 = v196 + 0.5f;
   const unsigned int v198 = core_bits_float32_uint32(v197);
   const unsigned int v199 = v198 - 1056964608u;
   const unsigned int v200 = v195 + 3355447295u;
   const unsigned int v201 = (unsigned int)(v195 >> 13);
   const unsigned int v202 = v201 & 1u;
   const unsigned int v203 = v200 + v202;
   const unsigned int v204 = (unsigned int)(v203 >> 13);
   const _Bool v205 = v195 > 2139095040u;
   const unsigned int v206 = v205 ? 32256u : 31744u;
   const _Bool v207 = v195 < 947912704u;
   const unsigned int v208 = v207 ? v199 : v204;
   const _Bool v209 = v195 >= 1199570944u;
   const unsigned int v210 = v209 ? v206 : v208;
   const unsigned int v211 = (unsigned int)(v194 >> 16);
   const unsigned int v212 = v211 & 32768u;
   const unsigned int v213 = v210 | v212;
   const unsigned short v214 = (unsigned short)v213;
   b0_out0_[i1 * n2_stride2 + j137] = v214;
  }
 }
}

static void cumulative_sum_0_0a1ab7dc8ded(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_stride1 = (long long)scalars[1];
 const long long n3_stride3 = (long long)scalars[3];
 const long long n4_size4 = (long long)scalars[4];
 for (long long i1 = begin; i1 < end; ++i1) {
  float v2 = 0.0f;
  for (long long j3 = 0; j3 < n4_size4; ++j3) {
   const unsigned short v4 = b1_x_[i1 * n3_stride3 + j3];
   const unsigned int v5 = (unsigned int)v4;
   const unsigned int v6 = v5 & 32767u;
   const unsigned int v7 = (unsigned int)(v6 << 13);
   const unsigned int v8 = v5 & 31744u;
   const unsigned int v9 = v7 + 947912704u;
   const float v10 = core_bits_uint32_float32(v9);
   const float v11 = v10 - 0x1.0000000000000p-14f;
   const _Bool v12 = v8 == 31744u;
   const unsigned int v13 = v12 ? 1879048192u : 939524096u;
   const unsigned int v14 = v7 + v13;
   const _Bool v15 = v8 == 0u;
   const unsigned int v16 = core_bits_float32_uint32(v11);
   const unsigned int v17 = v15 ? v16 : v14;
   const unsigned int v18 = v5 & 32768u;
   const unsigned int v19 = (unsigned int)(v18 << 16);
   const unsigned int v20 = v17 | v19;
   const float v21 = core_bits_uint32_float32(v20);
   const float v22 = v2 + v21;
   const unsigned int v23 = core_bits_float32_uint32(v22);
   const unsigned int v24 = v23 & 2147483647u;
   const float v25 = core_bits_uint32_float32(v24);
   const float v26 = v25 + 0.5f;
   const unsigned int v27 = core_bits_float32_uint32(v26);
   const unsigned int v28 = v27 - 1056964608u;
   const unsigned int v29 = v24 + 3355447295u;
   const unsigned int v30 = (unsigned int)(v24 >> 13);
   const unsigned int v31 = v30 & 1u;
   const unsigned int v32 = v29 + v31;
   const unsigned int v33 = (unsigned int)(v32 >> 13);
   const _Bool v34 = v24 > 2139095040u;
   const unsigned int v35 = v34 ? 32256u : 31744u;
   const _Bool v36 = v24 < 947912704u;
   const unsigned int v37 = v36 ? v28 : v33;
   const _Bool v38 = v24 >= 1199570944u;
   const unsigned int v39 = v38 ? v35 : v37;
   const unsigned int v40 = (unsigned int)(v23 >> 16);
   const unsigned int v41 = v40 & 32768u;
   const unsigned int v42 = v39 | v41;
   const unsigned short v43 = (unsigned short)v42;
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
   const unsigned int v60 = v59 & 2147483647u;
   const float v61 = core_bits_uint32_float32(v60);
   const float v62 = v61 + 0.5f;
   const unsigned int v63 = core_bits_float32_uint32(v62);
   const unsigned int v64 = v63 - 1056964608u;
   const unsigned int v65 = v60 + 3355447295u;
   const unsigned int v66 = (unsigned int)(v60 >> 13);
   const unsigned int v67 = v66 & 1u;
   const unsigned int v68 = v65 + v67;
   const unsigned int v69 = (unsigned int)(v68 >> 13);
   const _Bool v70 = v60 > 2139095040u;
   const unsigned int v71 = v70 ? 32256u : 31744u;
   const _Bool v72 = v60 < 947912704u;
   const unsigned int v73 = v72 ? v64 : v69;
   const _Bool v74 = v60 >= 1199570944u;
   const unsigned int v75 = v74 ? v71 : v73;
   const unsigned int v76 = (unsigned int)(v59 >> 16);
   const unsigned int v77 = v76 & 32768u;
   const unsigned int v78 = v75 | v77;
   const unsigned short v79 = (unsigned short)v78;
   b0_out0_[i1 * n1_stride1 + j3] = v79;
   v2 = v22;
  }
 }
}

static void cumulative_sum_0_c81a97b49a32(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n1_size1 = (long long)scalars[1];
 if (begin < end) {
  float v1 = 0.0f;
  for (long long j2 = 0; j2 < n1_size1; ++j2) {
   const unsigned short v3 = b1_x_[j2];
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
   const float v21 = v1 + v20;
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
   const unsigned int v43 = (unsigned int)v42;
   const unsigned int v44 = v43 & 32767u;
   const unsigned int v45 = (unsigned int)(v44 << 13);
   const unsigned int v46 = v43 & 31744u;
   const unsigned int v47 = v45 + 947912704u;
   const float v48 = core_bits_uint32_float32(v47);
   const float v49 = v48 - 0x1.0000000000000p-14f;
   const _Bool v50 = v46 == 31744u;
   const unsigned int v51 = v50 ? 1879048192u : 939524096u;
   const unsigned int v52 = v45 + v51;
   const _Bool v53 = v46 == 0u;
   const unsigned int v54 = core_bits_float32_uint32(v49);
   const unsigned int v55 = v53 ? v54 : v52;
   const unsigned int v56 = v43 & 32768u;
   const unsigned int v57 = (unsigned int)(v56 << 16);
   const unsigned int v58 = v55 | v57;
   const unsigned int v59 = v58 & 2147483647u;
   const float v60 = core_bits_uint32_float32(v59);
   const float v61 = v60 + 0.5f;
   const unsigned int v62 = core_bits_float32_uint32(v61);
   const unsigned int v63 = v62 - 1056964608u;
   const unsigned int v64 = v59 + 3355447295u;
   const unsigned int v65 = (unsigned int)(v59 >> 13);
   const unsigned int v66 = v65 & 1u;
   const unsigned int v67 = v64 + v66;
   const unsigned int v68 = (unsigned int)(v67 >> 13);
   const _Bool v69 = v59 > 2139095040u;
   const unsigned int v70 = v69 ? 32256u : 31744u;
   const _Bool v71 = v59 < 947912704u;
   const unsigned int v72 = v71 ? v63 : v68;
   const _Bool v73 = v59 >= 1199570944u;
   const unsigned int v74 = v73 ? v70 : v72;
   const unsigned int v75 = (unsigned int)(v58 >> 16);
   const unsigned int v76 = v75 & 32768u;
   const unsigned int v77 = v74 | v76;
   const unsigned short v78 = (unsigned short)v77;
   b0_out0_[j2] = v78;
   v1 = v21;
  }
 }
}

CORE_BUILT(rows) = {
  {"7181fafca712f420a307ca1e3eb9e09f8d99c8ea87da24c103ccf8a1fae6fa8c", "softmax_0", softmax_0_7181fafca712, 0, 1},
  {"41f9e97dd6ac1fd55c3ed8ddf75566738ddccf9002079a19e16377c611f034c9", "softmax_0", softmax_0_41f9e97dd6ac, 0, 1},
  {"08a3d8f85b5b42377501445d5e4479ab4b408c2f13d3cb9d51d627963b0200c7", "softmax_0", softmax_0_08a3d8f85b5b, 0, 1},
  {"9f6a89b4bfa606250a4916d23f34f5c59bcf08559f3270fe27a1c4a3ea300f93", "layer_norm_0", layer_norm_0_9f6a89b4bfa6, 0, 1},
  {"ad0f564d32fea92a06168a01ffd64fd2edce6d685c5d7bc94fe555c63330fb6d", "layer_norm_0", layer_norm_0_ad0f564d32fe, 0, 1},
  {"5a561837572c0361bc3dc256396b8c79146d65f2782bd786fadfa3f2a3c89bf9", "layer_norm_0", layer_norm_0_5a561837572c, 0, 1},
  {"508a6c2d24d8135812a920b30b90da554dc062f62969402f21c85efe184da114", "layer_norm_0", layer_norm_0_508a6c2d24d8, 0, 1},
  {"bae5afde7583c99c9d39d16fa6642d16a39d220b7a86faaf9936a254ed3294ac", "layer_norm_0", layer_norm_0_bae5afde7583, 0, 1},
  {"05e085246318c506db82843a6d1b00c2b9e6f1947a5c237c23af142c166fc945", "cumulative_sum_0", cumulative_sum_0_05e085246318, 0, 1},
  {"175bea739219b1226256d4e4bd6762d5ff3260d83b985ec3897017dbc2645774", "cumulative_sum_0", cumulative_sum_0_175bea739219, 0, 1},
  {"17ef7233a92f160d26c03480aa95ab5bbc84b7fa9dd6274af299666c0344a359", "softmax_0", softmax_0_17ef7233a92f, 0, 1},
  {"a0a4d34dca1520b9b2e0f359a859f330cd273ad8f92ed84441e01e994d45961c", "softmax_0", softmax_0_a0a4d34dca15, 0, 1},
  {"3f811ec7d79d38eb29fff9568cbff140c6ab6c0788841448e0002d3b21dfd592", "softmax_0", softmax_0_3f811ec7d79d, 0, 1},
  {"4126af61a1cec046875014fc0b6974e0736d1092d71f49cd8b36a25ba8bd6f5d", "layer_norm_0", layer_norm_0_4126af61a1ce, 0, 1},
  {"fa725816f8b377d19b43a9ea5a658d9a42f6301ef854b576a5b391b9ca35bc6b", "layer_norm_0", layer_norm_0_fa725816f8b3, 0, 1},
  {"91a070f5542560cdb0bd53a6f5f1fda87f191c89024c12d067278c8902fe3f58", "layer_norm_0", layer_norm_0_91a070f55425, 0, 1},
  {"50d0e48ceaea8ac36861da1d1d821a84f8a655b6239bf9da5d215b18cc183014", "layer_norm_0", layer_norm_0_50d0e48ceaea, 0, 1},
  {"0833745ebe30b49818c1a3b042db2d443ea0e1117df8afbde81585f9ecaaf381", "layer_norm_0", layer_norm_0_0833745ebe30, 0, 1},
  {"906ef06d93e1e4ec56bcc202b411cb00d8fc67a392e6f5cd8ec82f440fc72df0", "cumulative_sum_0", cumulative_sum_0_906ef06d93e1, 0, 1},
  {"d6142a1b78841533d111a5dc55faf4b683eced9e15cde79d06d2cf3a84094420", "cumulative_sum_0", cumulative_sum_0_d6142a1b7884, 0, 1},
  {"a216490fe6da64499a490f74d4440467218c395cbf7983150f4744d229d4c423", "softmax_0", softmax_0_a216490fe6da, 0, 1},
  {"b47526e3071f7cbb7d9b22ca2cd8173bb6d77b6150e39388deb2340ab0862290", "softmax_0", softmax_0_b47526e3071f, 0, 1},
  {"b093f3115f4c85172f19e3124e72d6b09a1c49b7dcccf0d61f2d1d6cbbda32c9", "softmax_0", softmax_0_b093f3115f4c, 0, 1},
  {"b05e8a32452ab15e7c6921a8723658e04a69c0057d73e03bda2541c22076fee9", "layer_norm_0", layer_norm_0_b05e8a32452a, 0, 1},
  {"72a852402050f8fc9b712d0f27f026389fb8e42c06b6622f5dadc0e8b32652ad", "layer_norm_0", layer_norm_0_72a852402050, 0, 1},
  {"bbf40cc118bc466e9f7213e99aef59c5958012101abb27d83480d282b9ba93f9", "layer_norm_0", layer_norm_0_bbf40cc118bc, 0, 1},
  {"e6df2723143a2eb2226f5e6e681011dbd42314ea3ada50c49cd93f0cbb4d3f85", "layer_norm_0", layer_norm_0_e6df2723143a, 0, 1},
  {"ef18b520b55ea73c49ba9de77766372febc74269795062a688ce1c4ea3f9fba4", "layer_norm_0", layer_norm_0_ef18b520b55e, 0, 1},
  {"2ac53d9107510e13851e220fb1fd5f1bdc55001eb6f9b9467f74ed94a075ac23", "cumulative_sum_0", cumulative_sum_0_2ac53d910751, 0, 1},
  {"cf09a8103d9e2405549d2d20d9b78b994d1890012872c137aad4c7005df6b8a7", "cumulative_sum_0", cumulative_sum_0_cf09a8103d9e, 0, 1},
  {"3958884ec69ce77bb973b2dd7876e336c4557f63c2e8dba45e3b3de129729250", "softmax_0", softmax_0_3958884ec69c, 0, 1},
  {"86117735acb969deae1a3b1ee33434dedbd169d16bfeed9a49f30f3243dffa7d", "softmax_0", softmax_0_86117735acb9, 0, 1},
  {"6fc3f53f9be53c5df1b78f41536beb4a45ca1d908a474c032e2ddc6e8def1e54", "softmax_0", softmax_0_6fc3f53f9be5, 0, 1},
  {"e9bd8c35f53375db7ec78a7438dd5eae12c6cb33daa984a356df9474ce6880cc", "layer_norm_0", layer_norm_0_e9bd8c35f533, 0, 1},
  {"049a865b7c38778292b28c1282ceb136d89755da7dbd1ce6ad3ee62796cd2ffc", "layer_norm_0", layer_norm_0_049a865b7c38, 0, 1},
  {"a7649ed05659f1776e51102532f563fa21295613bb3c6c502f245d54382072b3", "layer_norm_0", layer_norm_0_a7649ed05659, 0, 1},
  {"a41236fa433195343352d8b0a86d851ddb3bf6f5cd72e9a04175d8b12cd94b16", "layer_norm_0", layer_norm_0_a41236fa4331, 0, 1},
  {"6a18f81bafe4e0c5c50e88d7ae36ef109a37ebd2c5644d24d98987a37c2ed385", "layer_norm_0", layer_norm_0_6a18f81bafe4, 0, 1},
  {"0a1ab7dc8ded971aa25860220745eb4127f9ef6cb0836f7d11d8fdbe5b3b1b10", "cumulative_sum_0", cumulative_sum_0_0a1ab7dc8ded, 0, 1},
  {"c81a97b49a3250ad7cb0b85479b570b2f25a89894a548ad6d175c95964a0e350", "cumulative_sum_0", cumulative_sum_0_c81a97b49a32, 0, 1},
};
CORE_BUILT_COUNT(rows);
