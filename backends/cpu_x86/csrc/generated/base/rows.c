// Made by backends/cpu_x86/tools/generate.py from the operators' bodies: change those, run it.
#include "built.h"

static inline long long core_floordiv_index(long long a, long long b) { if (b == 0) return 0; if (b == -1) return (long long)(0 - (unsigned long long)a); long long q = (long long)(a / b); return (long long)(q - ((a % b != 0) & ((a < 0) != (b < 0)))); }
static inline unsigned int core_bits_float32_uint32(float a) { union { float from; unsigned int to; } u; u.from = a; return u.to; }
static inline float core_bits_uint32_float32(unsigned int a) { union { unsigned int from; float to; } u; u.from = a; return u.to; }
static inline unsigned long long core_bits_float64_uint64(double a) { union { double from; unsigned long long to; } u; u.from = a; return u.to; }
static inline double core_bits_uint64_float64(unsigned long long a) { union { unsigned long long from; double to; } u; u.from = a; return u.to; }

static void softmax_0_4b5540cce003(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long n3_stride3 = (long long)scalars[3];
 for (long long i1 = begin; i1 < end; ++i1) {
  float lane2[64];
#pragma omp simd
  for (long long k3 = 0; k3 < 64; ++k3) {
   lane2[k3] = (-__builtin_inff());
  }
  const long long v4 = core_floordiv_index(n1_size1, 64);
  for (long long k5 = 0; k5 < v4; ++k5) {
   const long long v6 = k5 * 64;
#pragma omp simd
   for (long long k7 = 0; k7 < 64; ++k7) {
    const long long v8 = v6 + k7;
    const float v9 = b1_x_[i1 * n3_stride3 + v8];
    const float v10 = lane2[k7];
    const _Bool v11 = v10 > v9;
    const float v12 = v11 ? v10 : v9;
    lane2[k7] = v12;
   }
  }
  const long long v13 = v4 * 64;
  const long long v14 = n1_size1 - v13;
#pragma omp simd
  for (long long k15 = 0; k15 < v14; ++k15) {
   const long long v16 = v13 + k15;
   const float v17 = b1_x_[i1 * n3_stride3 + v16];
   const float v18 = lane2[k15];
   const _Bool v19 = v18 > v17;
   const float v20 = v19 ? v18 : v17;
   lane2[k15] = v20;
  }
#pragma omp simd
  for (long long k21 = 0; k21 < 32; ++k21) {
   const float v22 = lane2[k21];
   const long long v23 = k21 + 32;
   const float v24 = lane2[v23];
   const _Bool v25 = v22 > v24;
   const float v26 = v25 ? v22 : v24;
   lane2[k21] = v26;
  }
#pragma omp simd
  for (long long k27 = 0; k27 < 16; ++k27) {
   const float v28 = lane2[k27];
   const long long v29 = k27 + 16;
   const float v30 = lane2[v29];
   const _Bool v31 = v28 > v30;
   const float v32 = v31 ? v28 : v30;
   lane2[k27] = v32;
  }
#pragma omp simd
  for (long long k33 = 0; k33 < 8; ++k33) {
   const float v34 = lane2[k33];
   const long long v35 = k33 + 8;
   const float v36 = lane2[v35];
   const _Bool v37 = v34 > v36;
   const float v38 = v37 ? v34 : v36;
   lane2[k33] = v38;
  }
  float v39 = (-__builtin_inff());
  for (long long k40 = 0; k40 < 8; ++k40) {
   const float v41 = lane2[k40];
   const _Bool v42 = v39 > v41;
   const float v43 = v42 ? v39 : v41;
   v39 = v43;
  }
#pragma omp simd
  for (long long j44 = 0; j44 < n1_size1; ++j44) {
   const float v45 = b1_x_[i1 * n3_stride3 + j44];
   const float v46 = v45 - v39;
   const _Bool v47 = v46 < (-0x1.a1464c0000000p+6f);
   const float v48 = v47 ? (-0x1.a1464c0000000p+6f) : v46;
   const float v49 = v48 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
   const float v50 = v49 - 0x1.8000000000000p+23f;
   const unsigned int v51 = core_bits_float32_uint32(v49);
   const unsigned int v52 = (unsigned int)(v51 << 23);
   const float v53 = v50 * (-0x1.62e4000000000p-1f) + v48;
   const float v54 = v50 * 0x1.7f7d1c0000000p-20f;
   const float v55 = v53 - v54;
   const float v56 = v55 * v55;
   const float v57 = 0x1.a1a0be0000000p-13f * v55 + 0x1.6d71a60000000p-10f;
   const float v58 = v57 * v55 + 0x1.1110900000000p-7f;
   const float v59 = v58 * v55 + 0x1.5554b20000000p-5f;
   const float v60 = v59 * v55 + 0x1.5555560000000p-3f;
   const float v61 = v60 * v55 + 0.5f;
   const float v62 = -v54;
   const float v63 = v56 * v61 + v62;
   const float v64 = 1.0f + v53;
   const float v65 = v64 - 1.0f;
   const float v66 = v53 - v65;
   const float v67 = v66 + v63;
   const float v68 = v64 + v67;
   const _Bool v69 = v48 < (-0x1.5a92d60000000p+6f);
   const unsigned int v70 = v69 ? 536870912u : 0u;
   const float v71 = v69 ? 0x1.0000000000000p-64f : 1.0f;
   const unsigned int v72 = core_bits_float32_uint32(v68);
   const unsigned int v73 = v72 + v52;
   const unsigned int v74 = v73 + v70;
   const float v75 = core_bits_uint32_float32(v74);
   const float v76 = v75 * v71;
   const _Bool v77 = v48 <= 0x1.62e42e0000000p+6f;
   const float v78 = v48 * __builtin_inff();
   const float v79 = v77 ? v76 : v78;
   b0_out0_[i1 * n2_stride2 + j44] = v79;
  }
  const long long v80 = n1_size1 + 4095;
  const long long v81 = core_floordiv_index(v80, 4096);
  float lane82[64];
  float v83 = 0.0f;
  for (long long block84 = 0; block84 < v81; ++block84) {
   const long long v85 = block84 * 4096;
   const long long v86 = n1_size1 - v85;
   const long long v87 = (v86 < 4096 ? v86 : 4096);
#pragma omp simd
   for (long long k88 = 0; k88 < 64; ++k88) {
    lane82[k88] = 0.0f;
   }
   const long long v89 = core_floordiv_index(v87, 64);
   for (long long k90 = 0; k90 < v89; ++k90) {
    const long long v91 = k90 * 64;
    const long long v92 = v85 + v91;
#pragma omp simd
    for (long long k93 = 0; k93 < 64; ++k93) {
     const long long v94 = v92 + k93;
     const float v95 = lane82[k93];
     const float v96 = b0_out0_[i1 * n2_stride2 + v94];
     const float v97 = v95 + v96;
     lane82[k93] = v97;
    }
   }
   const long long v98 = v89 * 64;
   const long long v99 = v87 - v98;
   const long long v100 = v85 + v98;
#pragma omp simd
   for (long long k101 = 0; k101 < v99; ++k101) {
    const long long v102 = v100 + k101;
    const float v103 = lane82[k101];
    const float v104 = b0_out0_[i1 * n2_stride2 + v102];
    const float v105 = v103 + v104;
    lane82[k101] = v105;
   }
   float v106 = 0.0f;
#pragma omp simd reduction(+ : v106)
   for (long long k107 = 0; k107 < 64; ++k107) {
    const float v108 = lane82[k107];
    v106 = v106 + v108;
   }
   v83 = v83 + v106;
  }
  const float v109 = 1.0f / v83;
#pragma omp simd
  for (long long j110 = 0; j110 < n1_size1; ++j110) {
   const float v111 = b0_out0_[i1 * n2_stride2 + j110];
   const float v112 = v111 * v109;
   b0_out0_[i1 * n2_stride2 + j110] = v112;
  }
 }
}

static void softmax_0_90050705dcc6(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 if (begin < end) {
  float lane1[64];
#pragma omp simd
  for (long long k2 = 0; k2 < 64; ++k2) {
   lane1[k2] = (-__builtin_inff());
  }
  const long long v3 = core_floordiv_index(n0_size0, 64);
  for (long long k4 = 0; k4 < v3; ++k4) {
   const long long v5 = k4 * 64;
#pragma omp simd
   for (long long k6 = 0; k6 < 64; ++k6) {
    const long long v7 = v5 + k6;
    const float v8 = b1_x_[v7];
    const float v9 = lane1[k6];
    const _Bool v10 = v9 > v8;
    const float v11 = v10 ? v9 : v8;
    lane1[k6] = v11;
   }
  }
  const long long v12 = v3 * 64;
  const long long v13 = n0_size0 - v12;
#pragma omp simd
  for (long long k14 = 0; k14 < v13; ++k14) {
   const long long v15 = v12 + k14;
   const float v16 = b1_x_[v15];
   const float v17 = lane1[k14];
   const _Bool v18 = v17 > v16;
   const float v19 = v18 ? v17 : v16;
   lane1[k14] = v19;
  }
#pragma omp simd
  for (long long k20 = 0; k20 < 32; ++k20) {
   const float v21 = lane1[k20];
   const long long v22 = k20 + 32;
   const float v23 = lane1[v22];
   const _Bool v24 = v21 > v23;
   const float v25 = v24 ? v21 : v23;
   lane1[k20] = v25;
  }
#pragma omp simd
  for (long long k26 = 0; k26 < 16; ++k26) {
   const float v27 = lane1[k26];
   const long long v28 = k26 + 16;
   const float v29 = lane1[v28];
   const _Bool v30 = v27 > v29;
   const float v31 = v30 ? v27 : v29;
   lane1[k26] = v31;
  }
#pragma omp simd
  for (long long k32 = 0; k32 < 8; ++k32) {
   const float v33 = lane1[k32];
   const long long v34 = k32 + 8;
   const float v35 = lane1[v34];
   const _Bool v36 = v33 > v35;
   const float v37 = v36 ? v33 : v35;
   lane1[k32] = v37;
  }
  float v38 = (-__builtin_inff());
  for (long long k39 = 0; k39 < 8; ++k39) {
   const float v40 = lane1[k39];
   const _Bool v41 = v38 > v40;
   const float v42 = v41 ? v38 : v40;
   v38 = v42;
  }
#pragma omp simd
  for (long long j43 = 0; j43 < n0_size0; ++j43) {
   const float v44 = b1_x_[j43];
   const float v45 = v44 - v38;
   const _Bool v46 = v45 < (-0x1.a1464c0000000p+6f);
   const float v47 = v46 ? (-0x1.a1464c0000000p+6f) : v45;
   const float v48 = v47 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
   const float v49 = v48 - 0x1.8000000000000p+23f;
   const unsigned int v50 = core_bits_float32_uint32(v48);
   const unsigned int v51 = (unsigned int)(v50 << 23);
   const float v52 = v49 * (-0x1.62e4000000000p-1f) + v47;
   const float v53 = v49 * 0x1.7f7d1c0000000p-20f;
   const float v54 = v52 - v53;
   const float v55 = v54 * v54;
   const float v56 = 0x1.a1a0be0000000p-13f * v54 + 0x1.6d71a60000000p-10f;
   const float v57 = v56 * v54 + 0x1.1110900000000p-7f;
   const float v58 = v57 * v54 + 0x1.5554b20000000p-5f;
   const float v59 = v58 * v54 + 0x1.5555560000000p-3f;
   const float v60 = v59 * v54 + 0.5f;
   const float v61 = -v53;
   const float v62 = v55 * v60 + v61;
   const float v63 = 1.0f + v52;
   const float v64 = v63 - 1.0f;
   const float v65 = v52 - v64;
   const float v66 = v65 + v62;
   const float v67 = v63 + v66;
   const _Bool v68 = v47 < (-0x1.5a92d60000000p+6f);
   const unsigned int v69 = v68 ? 536870912u : 0u;
   const float v70 = v68 ? 0x1.0000000000000p-64f : 1.0f;
   const unsigned int v71 = core_bits_float32_uint32(v67);
   const unsigned int v72 = v71 + v51;
   const unsigned int v73 = v72 + v69;
   const float v74 = core_bits_uint32_float32(v73);
   const float v75 = v74 * v70;
   const _Bool v76 = v47 <= 0x1.62e42e0000000p+6f;
   const float v77 = v47 * __builtin_inff();
   const float v78 = v76 ? v75 : v77;
   b0_out0_[j43] = v78;
  }
  const long long v79 = n0_size0 + 4095;
  const long long v80 = core_floordiv_index(v79, 4096);
  float lane81[64];
  float v82 = 0.0f;
  for (long long block83 = 0; block83 < v80; ++block83) {
   const long long v84 = block83 * 4096;
   const long long v85 = n0_size0 - v84;
   const long long v86 = (v85 < 4096 ? v85 : 4096);
#pragma omp simd
   for (long long k87 = 0; k87 < 64; ++k87) {
    lane81[k87] = 0.0f;
   }
   const long long v88 = core_floordiv_index(v86, 64);
   for (long long k89 = 0; k89 < v88; ++k89) {
    const long long v90 = k89 * 64;
    const long long v91 = v84 + v90;
#pragma omp simd
    for (long long k92 = 0; k92 < 64; ++k92) {
     const long long v93 = v91 + k92;
     const float v94 = lane81[k92];
     const float v95 = b0_out0_[v93];
     const float v96 = v94 + v95;
     lane81[k92] = v96;
    }
   }
   const long long v97 = v88 * 64;
   const long long v98 = v86 - v97;
   const long long v99 = v84 + v97;
#pragma omp simd
   for (long long k100 = 0; k100 < v98; ++k100) {
    const long long v101 = v99 + k100;
    const float v102 = lane81[k100];
    const float v103 = b0_out0_[v101];
    const float v104 = v102 + v103;
    lane81[k100] = v104;
   }
   float v105 = 0.0f;
#pragma omp simd reduction(+ : v105)
   for (long long k106 = 0; k106 < 64; ++k106) {
    const float v107 = lane81[k106];
    v105 = v105 + v107;
   }
   v82 = v82 + v105;
  }
  const float v108 = 1.0f / v82;
#pragma omp simd
  for (long long j109 = 0; j109 < n0_size0; ++j109) {
   const float v110 = b0_out0_[j109];
   const float v111 = v110 * v108;
   b0_out0_[j109] = v111;
  }
 }
}

static void softmax_0_f93e6f97d617(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
    const _Bool v14 = v13 > v12;
    const float v15 = v14 ? v13 : v12;
    column7[k10] = v15;
   }
  }
  for (long long j16 = 0; j16 < n0_size0; ++j16) {
#pragma omp simd
   for (long long k17 = 0; k17 < v6; ++k17) {
    const long long v18 = v4 + k17;
    const float v19 = b1_x_[j16 * n3_stride3 + v18];
    const float v20 = column7[k17];
    const float v21 = v19 - v20;
    const _Bool v22 = v21 < (-0x1.a1464c0000000p+6f);
    const float v23 = v22 ? (-0x1.a1464c0000000p+6f) : v21;
    const float v24 = v23 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
    const float v25 = v24 - 0x1.8000000000000p+23f;
    const unsigned int v26 = core_bits_float32_uint32(v24);
    const unsigned int v27 = (unsigned int)(v26 << 23);
    const float v28 = v25 * (-0x1.62e4000000000p-1f) + v23;
    const float v29 = v25 * 0x1.7f7d1c0000000p-20f;
    const float v30 = v28 - v29;
    const float v31 = v30 * v30;
    const float v32 = 0x1.a1a0be0000000p-13f * v30 + 0x1.6d71a60000000p-10f;
    const float v33 = v32 * v30 + 0x1.1110900000000p-7f;
    const float v34 = v33 * v30 + 0x1.5554b20000000p-5f;
    const float v35 = v34 * v30 + 0x1.5555560000000p-3f;
    const float v36 = v35 * v30 + 0.5f;
    const float v37 = -v29;
    const float v38 = v31 * v36 + v37;
    const float v39 = 1.0f + v28;
    const float v40 = v39 - 1.0f;
    const float v41 = v28 - v40;
    const float v42 = v41 + v38;
    const float v43 = v39 + v42;
    const _Bool v44 = v23 < (-0x1.5a92d60000000p+6f);
    const unsigned int v45 = v44 ? 536870912u : 0u;
    const float v46 = v44 ? 0x1.0000000000000p-64f : 1.0f;
    const unsigned int v47 = core_bits_float32_uint32(v43);
    const unsigned int v48 = v47 + v27;
    const unsigned int v49 = v48 + v45;
    const float v50 = core_bits_uint32_float32(v49);
    const float v51 = v50 * v46;
    const _Bool v52 = v23 <= 0x1.62e42e0000000p+6f;
    const float v53 = v23 * __builtin_inff();
    const float v54 = v52 ? v51 : v53;
    b0_out0_[j16 * n2_stride2 + v18] = v54;
   }
  }
  float column55[256];
#pragma omp simd
  for (long long k56 = 0; k56 < v6; ++k56) {
   column55[k56] = 0.0f;
  }
  for (long long j57 = 0; j57 < n0_size0; ++j57) {
#pragma omp simd
   for (long long k58 = 0; k58 < v6; ++k58) {
    const long long v59 = v4 + k58;
    const float v60 = b0_out0_[j57 * n2_stride2 + v59];
    const float v61 = column55[k58];
    const float v62 = v61 + v60;
    column55[k58] = v62;
   }
  }
  float column63[256];
#pragma omp simd
  for (long long k64 = 0; k64 < v6; ++k64) {
   const float v65 = column55[k64];
   const float v66 = 1.0f / v65;
   column63[k64] = v66;
  }
  for (long long j67 = 0; j67 < n0_size0; ++j67) {
#pragma omp simd
   for (long long k68 = 0; k68 < v6; ++k68) {
    const long long v69 = v4 + k68;
    const float v70 = b0_out0_[j67 * n2_stride2 + v69];
    const float v71 = column63[k68];
    const float v72 = v70 * v71;
    b0_out0_[j67 * n2_stride2 + v69] = v72;
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

static void softmax_0_b4976c941ef1(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long n3_stride3 = (long long)scalars[3];
 for (long long i1 = begin; i1 < end; ++i1) {
  double lane2[64];
#pragma omp simd
  for (long long k3 = 0; k3 < 64; ++k3) {
   lane2[k3] = (-__builtin_inf());
  }
  const long long v4 = core_floordiv_index(n1_size1, 64);
  for (long long k5 = 0; k5 < v4; ++k5) {
   const long long v6 = k5 * 64;
#pragma omp simd
   for (long long k7 = 0; k7 < 64; ++k7) {
    const long long v8 = v6 + k7;
    const double v9 = b1_x_[i1 * n3_stride3 + v8];
    const double v10 = lane2[k7];
    const _Bool v11 = v10 > v9;
    const double v12 = v11 ? v10 : v9;
    lane2[k7] = v12;
   }
  }
  const long long v13 = v4 * 64;
  const long long v14 = n1_size1 - v13;
#pragma omp simd
  for (long long k15 = 0; k15 < v14; ++k15) {
   const long long v16 = v13 + k15;
   const double v17 = b1_x_[i1 * n3_stride3 + v16];
   const double v18 = lane2[k15];
   const _Bool v19 = v18 > v17;
   const double v20 = v19 ? v18 : v17;
   lane2[k15] = v20;
  }
#pragma omp simd
  for (long long k21 = 0; k21 < 32; ++k21) {
   const double v22 = lane2[k21];
   const long long v23 = k21 + 32;
   const double v24 = lane2[v23];
   const _Bool v25 = v22 > v24;
   const double v26 = v25 ? v22 : v24;
   lane2[k21] = v26;
  }
#pragma omp simd
  for (long long k27 = 0; k27 < 16; ++k27) {
   const double v28 = lane2[k27];
   const long long v29 = k27 + 16;
   const double v30 = lane2[v29];
   const _Bool v31 = v28 > v30;
   const double v32 = v31 ? v28 : v30;
   lane2[k27] = v32;
  }
#pragma omp simd
  for (long long k33 = 0; k33 < 8; ++k33) {
   const double v34 = lane2[k33];
   const long long v35 = k33 + 8;
   const double v36 = lane2[v35];
   const _Bool v37 = v34 > v36;
   const double v38 = v37 ? v34 : v36;
   lane2[k33] = v38;
  }
  double v39 = (-__builtin_inf());
  for (long long k40 = 0; k40 < 8; ++k40) {
   const double v41 = lane2[k40];
   const _Bool v42 = v39 > v41;
   const double v43 = v42 ? v39 : v41;
   v39 = v43;
  }
#pragma omp simd
  for (long long j44 = 0; j44 < n1_size1; ++j44) {
   const double v45 = b1_x_[i1 * n3_stride3 + j44];
   const double v46 = v45 - v39;
   const _Bool v47 = v46 < (-0x1.74bd69d8d0f99p+9);
   const double v48 = v47 ? (-0x1.74bd69d8d0f99p+9) : v46;
   const double v49 = v48 * 0x1.71547652b82fep+0 + 0x1.8000000000000p+52;
   const double v50 = v49 - 0x1.8000000000000p+52;
   const unsigned long long v51 = core_bits_float64_uint64(v49);
   const unsigned long long v52 = (unsigned long long)(v51 << 52);
   const double v53 = v50 * (-0x1.62e42fefa4000p-1) + v48;
   const double v54 = v50 * (-0x1.8432a1b0e2634p-43);
   const double v55 = v53 - v54;
   const double v56 = v55 * v55;
   const double v57 = 0x1.1f96401c3e92ap-29 * v55 + 0x1.af5e5e92928e8p-26;
   const double v58 = v57 * v55 + 0x1.27e4c5318ac48p-22;
   const double v59 = v58 * v55 + 0x1.71ddf8b09063ap-19;
   const double v60 = v59 * v55 + 0x1.a01a01b0d3a76p-16;
   const double v61 = v60 * v55 + 0x1.a01a01afaea77p-13;
   const double v62 = v61 * v55 + 0x1.6c16c16c14474p-10;
   const double v63 = v62 * v55 + 0x1.111111110f76fp-7;
   const double v64 = v63 * v55 + 0x1.555555555555ap-5;
   const double v65 = v64 * v55 + 0x1.5555555555559p-3;
   const double v66 = v65 * v55 + 0.5;
   const double v67 = -v54;
   const double v68 = v56 * v66 + v67;
   const double v69 = 1.0 + v53;
   const double v70 = v69 - 1.0;
   const double v71 = v53 - v70;
   const double v72 = v71 + v68;
   const double v73 = v69 + v72;
   const _Bool v74 = v48 < (-0x1.61da04cbafe44p+9);
   const unsigned long long v75 = v74 ? 288230376151711744ull : 0ull;
   const double v76 = v74 ? 0x1.0000000000000p-64 : 1.0;
   const unsigned long long v77 = core_bits_float64_uint64(v73);
   const unsigned long long v78 = v77 + v52;
   const unsigned long long v79 = v78 + v75;
   const double v80 = core_bits_uint64_float64(v79);
   const double v81 = v80 * v76;
   const _Bool v82 = v48 <= 0x1.62e42fefa39efp+9;
   const double v83 = v48 * __builtin_inf();
   const double v84 = v82 ? v81 : v83;
   b0_out0_[i1 * n2_stride2 + j44] = v84;
  }
  const long long v85 = n1_size1 + 4095;
  const long long v86 = core_floordiv_index(v85, 4096);
  double lane87[64];
  double v88 = 0.0;
  for (long long block89 = 0; block89 < v86; ++block89) {
   const long long v90 = block89 * 4096;
   const long long v91 = n1_size1 - v90;
   const long long v92 = (v91 < 4096 ? v91 : 4096);
#pragma omp simd
   for (long long k93 = 0; k93 < 64; ++k93) {
    lane87[k93] = 0.0;
   }
   const long long v94 = core_floordiv_index(v92, 64);
   for (long long k95 = 0; k95 < v94; ++k95) {
    const long long v96 = k95 * 64;
    const long long v97 = v90 + v96;
#pragma omp simd
    for (long long k98 = 0; k98 < 64; ++k98) {
     const long long v99 = v97 + k98;
     const double v100 = lane87[k98];
     const double v101 = b0_out0_[i1 * n2_stride2 + v99];
     const double v102 = v100 + v101;
     lane87[k98] = v102;
    }
   }
   const long long v103 = v94 * 64;
   const long long v104 = v92 - v103;
   const long long v105 = v90 + v103;
#pragma omp simd
   for (long long k106 = 0; k106 < v104; ++k106) {
    const long long v107 = v105 + k106;
    const double v108 = lane87[k106];
    const double v109 = b0_out0_[i1 * n2_stride2 + v107];
    const double v110 = v108 + v109;
    lane87[k106] = v110;
   }
   double v111 = 0.0;
#pragma omp simd reduction(+ : v111)
   for (long long k112 = 0; k112 < 64; ++k112) {
    const double v113 = lane87[k112];
    v111 = v111 + v113;
   }
   v88 = v88 + v111;
  }
  const double v114 = 1.0 / v88;
#pragma omp simd
  for (long long j115 = 0; j115 < n1_size1; ++j115) {
   const double v116 = b0_out0_[i1 * n2_stride2 + j115];
   const double v117 = v116 * v114;
   b0_out0_[i1 * n2_stride2 + j115] = v117;
  }
 }
}

static void softmax_0_cb34bdc720ff(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 if (begin < end) {
  double lane1[64];
#pragma omp simd
  for (long long k2 = 0; k2 < 64; ++k2) {
   lane1[k2] = (-__builtin_inf());
  }
  const long long v3 = core_floordiv_index(n0_size0, 64);
  for (long long k4 = 0; k4 < v3; ++k4) {
   const long long v5 = k4 * 64;
#pragma omp simd
   for (long long k6 = 0; k6 < 64; ++k6) {
    const long long v7 = v5 + k6;
    const double v8 = b1_x_[v7];
    const double v9 = lane1[k6];
    const _Bool v10 = v9 > v8;
    const double v11 = v10 ? v9 : v8;
    lane1[k6] = v11;
   }
  }
  const long long v12 = v3 * 64;
  const long long v13 = n0_size0 - v12;
#pragma omp simd
  for (long long k14 = 0; k14 < v13; ++k14) {
   const long long v15 = v12 + k14;
   const double v16 = b1_x_[v15];
   const double v17 = lane1[k14];
   const _Bool v18 = v17 > v16;
   const double v19 = v18 ? v17 : v16;
   lane1[k14] = v19;
  }
#pragma omp simd
  for (long long k20 = 0; k20 < 32; ++k20) {
   const double v21 = lane1[k20];
   const long long v22 = k20 + 32;
   const double v23 = lane1[v22];
   const _Bool v24 = v21 > v23;
   const double v25 = v24 ? v21 : v23;
   lane1[k20] = v25;
  }
#pragma omp simd
  for (long long k26 = 0; k26 < 16; ++k26) {
   const double v27 = lane1[k26];
   const long long v28 = k26 + 16;
   const double v29 = lane1[v28];
   const _Bool v30 = v27 > v29;
   const double v31 = v30 ? v27 : v29;
   lane1[k26] = v31;
  }
#pragma omp simd
  for (long long k32 = 0; k32 < 8; ++k32) {
   const double v33 = lane1[k32];
   const long long v34 = k32 + 8;
   const double v35 = lane1[v34];
   const _Bool v36 = v33 > v35;
   const double v37 = v36 ? v33 : v35;
   lane1[k32] = v37;
  }
  double v38 = (-__builtin_inf());
  for (long long k39 = 0; k39 < 8; ++k39) {
   const double v40 = lane1[k39];
   const _Bool v41 = v38 > v40;
   const double v42 = v41 ? v38 : v40;
   v38 = v42;
  }
#pragma omp simd
  for (long long j43 = 0; j43 < n0_size0; ++j43) {
   const double v44 = b1_x_[j43];
   const double v45 = v44 - v38;
   const _Bool v46 = v45 < (-0x1.74bd69d8d0f99p+9);
   const double v47 = v46 ? (-0x1.74bd69d8d0f99p+9) : v45;
   const double v48 = v47 * 0x1.71547652b82fep+0 + 0x1.8000000000000p+52;
   const double v49 = v48 - 0x1.8000000000000p+52;
   const unsigned long long v50 = core_bits_float64_uint64(v48);
   const unsigned long long v51 = (unsigned long long)(v50 << 52);
   const double v52 = v49 * (-0x1.62e42fefa4000p-1) + v47;
   const double v53 = v49 * (-0x1.8432a1b0e2634p-43);
   const double v54 = v52 - v53;
   const double v55 = v54 * v54;
   const double v56 = 0x1.1f96401c3e92ap-29 * v54 + 0x1.af5e5e92928e8p-26;
   const double v57 = v56 * v54 + 0x1.27e4c5318ac48p-22;
   const double v58 = v57 * v54 + 0x1.71ddf8b09063ap-19;
   const double v59 = v58 * v54 + 0x1.a01a01b0d3a76p-16;
   const double v60 = v59 * v54 + 0x1.a01a01afaea77p-13;
   const double v61 = v60 * v54 + 0x1.6c16c16c14474p-10;
   const double v62 = v61 * v54 + 0x1.111111110f76fp-7;
   const double v63 = v62 * v54 + 0x1.555555555555ap-5;
   const double v64 = v63 * v54 + 0x1.5555555555559p-3;
   const double v65 = v64 * v54 + 0.5;
   const double v66 = -v53;
   const double v67 = v55 * v65 + v66;
   const double v68 = 1.0 + v52;
   const double v69 = v68 - 1.0;
   const double v70 = v52 - v69;
   const double v71 = v70 + v67;
   const double v72 = v68 + v71;
   const _Bool v73 = v47 < (-0x1.61da04cbafe44p+9);
   const unsigned long long v74 = v73 ? 288230376151711744ull : 0ull;
   const double v75 = v73 ? 0x1.0000000000000p-64 : 1.0;
   const unsigned long long v76 = core_bits_float64_uint64(v72);
   const unsigned long long v77 = v76 + v51;
   const unsigned long long v78 = v77 + v74;
   const double v79 = core_bits_uint64_float64(v78);
   const double v80 = v79 * v75;
   const _Bool v81 = v47 <= 0x1.62e42fefa39efp+9;
   const double v82 = v47 * __builtin_inf();
   const double v83 = v81 ? v80 : v82;
   b0_out0_[j43] = v83;
  }
  const long long v84 = n0_size0 + 4095;
  const long long v85 = core_floordiv_index(v84, 4096);
  double lane86[64];
  double v87 = 0.0;
  for (long long block88 = 0; block88 < v85; ++block88) {
   const long long v89 = block88 * 4096;
   const long long v90 = n0_size0 - v89;
   const long long v91 = (v90 < 4096 ? v90 : 4096);
#pragma omp simd
   for (long long k92 = 0; k92 < 64; ++k92) {
    lane86[k92] = 0.0;
   }
   const long long v93 = core_floordiv_index(v91, 64);
   for (long long k94 = 0; k94 < v93; ++k94) {
    const long long v95 = k94 * 64;
    const long long v96 = v89 + v95;
#pragma omp simd
    for (long long k97 = 0; k97 < 64; ++k97) {
     const long long v98 = v96 + k97;
     const double v99 = lane86[k97];
     const double v100 = b0_out0_[v98];
     const double v101 = v99 + v100;
     lane86[k97] = v101;
    }
   }
   const long long v102 = v93 * 64;
   const long long v103 = v91 - v102;
   const long long v104 = v89 + v102;
#pragma omp simd
   for (long long k105 = 0; k105 < v103; ++k105) {
    const long long v106 = v104 + k105;
    const double v107 = lane86[k105];
    const double v108 = b0_out0_[v106];
    const double v109 = v107 + v108;
    lane86[k105] = v109;
   }
   double v110 = 0.0;
#pragma omp simd reduction(+ : v110)
   for (long long k111 = 0; k111 < 64; ++k111) {
    const double v112 = lane86[k111];
    v110 = v110 + v112;
   }
   v87 = v87 + v110;
  }
  const double v113 = 1.0 / v87;
#pragma omp simd
  for (long long j114 = 0; j114 < n0_size0; ++j114) {
   const double v115 = b0_out0_[j114];
   const double v116 = v115 * v113;
   b0_out0_[j114] = v116;
  }
 }
}

static void softmax_0_f5effa7810bf(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
    const _Bool v14 = v13 > v12;
    const double v15 = v14 ? v13 : v12;
    column7[k10] = v15;
   }
  }
  for (long long j16 = 0; j16 < n0_size0; ++j16) {
#pragma omp simd
   for (long long k17 = 0; k17 < v6; ++k17) {
    const long long v18 = v4 + k17;
    const double v19 = b1_x_[j16 * n3_stride3 + v18];
    const double v20 = column7[k17];
    const double v21 = v19 - v20;
    const _Bool v22 = v21 < (-0x1.74bd69d8d0f99p+9);
    const double v23 = v22 ? (-0x1.74bd69d8d0f99p+9) : v21;
    const double v24 = v23 * 0x1.71547652b82fep+0 + 0x1.8000000000000p+52;
    const double v25 = v24 - 0x1.8000000000000p+52;
    const unsigned long long v26 = core_bits_float64_uint64(v24);
    const unsigned long long v27 = (unsigned long long)(v26 << 52);
    const double v28 = v25 * (-0x1.62e42fefa4000p-1) + v23;
    const double v29 = v25 * (-0x1.8432a1b0e2634p-43);
    const double v30 = v28 - v29;
    const double v31 = v30 * v30;
    const double v32 = 0x1.1f96401c3e92ap-29 * v30 + 0x1.af5e5e92928e8p-26;
    const double v33 = v32 * v30 + 0x1.27e4c5318ac48p-22;
    const double v34 = v33 * v30 + 0x1.71ddf8b09063ap-19;
    const double v35 = v34 * v30 + 0x1.a01a01b0d3a76p-16;
    const double v36 = v35 * v30 + 0x1.a01a01afaea77p-13;
    const double v37 = v36 * v30 + 0x1.6c16c16c14474p-10;
    const double v38 = v37 * v30 + 0x1.111111110f76fp-7;
    const double v39 = v38 * v30 + 0x1.555555555555ap-5;
    const double v40 = v39 * v30 + 0x1.5555555555559p-3;
    const double v41 = v40 * v30 + 0.5;
    const double v42 = -v29;
    const double v43 = v31 * v41 + v42;
    const double v44 = 1.0 + v28;
    const double v45 = v44 - 1.0;
    const double v46 = v28 - v45;
    const double v47 = v46 + v43;
    const double v48 = v44 + v47;
    const _Bool v49 = v23 < (-0x1.61da04cbafe44p+9);
    const unsigned long long v50 = v49 ? 288230376151711744ull : 0ull;
    const double v51 = v49 ? 0x1.0000000000000p-64 : 1.0;
    const unsigned long long v52 = core_bits_float64_uint64(v48);
    const unsigned long long v53 = v52 + v27;
    const unsigned long long v54 = v53 + v50;
    const double v55 = core_bits_uint64_float64(v54);
    const double v56 = v55 * v51;
    const _Bool v57 = v23 <= 0x1.62e42fefa39efp+9;
    const double v58 = v23 * __builtin_inf();
    const double v59 = v57 ? v56 : v58;
    b0_out0_[j16 * n2_stride2 + v18] = v59;
   }
  }
  double column60[256];
#pragma omp simd
  for (long long k61 = 0; k61 < v6; ++k61) {
   column60[k61] = 0.0;
  }
  for (long long j62 = 0; j62 < n0_size0; ++j62) {
#pragma omp simd
   for (long long k63 = 0; k63 < v6; ++k63) {
    const long long v64 = v4 + k63;
    const double v65 = b0_out0_[j62 * n2_stride2 + v64];
    const double v66 = column60[k63];
    const double v67 = v66 + v65;
    column60[k63] = v67;
   }
  }
  double column68[256];
#pragma omp simd
  for (long long k69 = 0; k69 < v6; ++k69) {
   const double v70 = column60[k69];
   const double v71 = 1.0 / v70;
   column68[k69] = v71;
  }
  for (long long j72 = 0; j72 < n0_size0; ++j72) {
#pragma omp simd
   for (long long k73 = 0; k73 < v6; ++k73) {
    const long long v74 = v4 + k73;
    const double v75 = b0_out0_[j72 * n2_stride2 + v74];
    const double v76 = column68[k73];
    const double v77 = v75 * v76;
    b0_out0_[j72 * n2_stride2 + v74] = v77;
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

static void softmax_0_17877bde931a(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long n3_stride3 = (long long)scalars[3];
 for (long long i1 = begin; i1 < end; ++i1) {
  float lane2[64];
#pragma omp simd
  for (long long k3 = 0; k3 < 64; ++k3) {
   lane2[k3] = (-__builtin_inff());
  }
  const long long v4 = core_floordiv_index(n1_size1, 64);
  for (long long k5 = 0; k5 < v4; ++k5) {
   const long long v6 = k5 * 64;
#pragma omp simd
   for (long long k7 = 0; k7 < 64; ++k7) {
    const long long v8 = v6 + k7;
    const unsigned short v9 = b1_x_[i1 * n3_stride3 + v8];
    const unsigned int v10 = (unsigned int)v9;
    const unsigned int v11 = (unsigned int)(v10 << 16);
    const float v12 = core_bits_uint32_float32(v11);
    const float v13 = lane2[k7];
    const _Bool v14 = v13 > v12;
    const float v15 = v14 ? v13 : v12;
    lane2[k7] = v15;
   }
  }
  const long long v16 = v4 * 64;
  const long long v17 = n1_size1 - v16;
#pragma omp simd
  for (long long k18 = 0; k18 < v17; ++k18) {
   const long long v19 = v16 + k18;
   const unsigned short v20 = b1_x_[i1 * n3_stride3 + v19];
   const unsigned int v21 = (unsigned int)v20;
   const unsigned int v22 = (unsigned int)(v21 << 16);
   const float v23 = core_bits_uint32_float32(v22);
   const float v24 = lane2[k18];
   const _Bool v25 = v24 > v23;
   const float v26 = v25 ? v24 : v23;
   lane2[k18] = v26;
  }
#pragma omp simd
  for (long long k27 = 0; k27 < 32; ++k27) {
   const float v28 = lane2[k27];
   const long long v29 = k27 + 32;
   const float v30 = lane2[v29];
   const _Bool v31 = v28 > v30;
   const float v32 = v31 ? v28 : v30;
   lane2[k27] = v32;
  }
#pragma omp simd
  for (long long k33 = 0; k33 < 16; ++k33) {
   const float v34 = lane2[k33];
   const long long v35 = k33 + 16;
   const float v36 = lane2[v35];
   const _Bool v37 = v34 > v36;
   const float v38 = v37 ? v34 : v36;
   lane2[k33] = v38;
  }
#pragma omp simd
  for (long long k39 = 0; k39 < 8; ++k39) {
   const float v40 = lane2[k39];
   const long long v41 = k39 + 8;
   const float v42 = lane2[v41];
   const _Bool v43 = v40 > v42;
   const float v44 = v43 ? v40 : v42;
   lane2[k39] = v44;
  }
  float v45 = (-__builtin_inff());
  for (long long k46 = 0; k46 < 8; ++k46) {
   const float v47 = lane2[k46];
   const _Bool v48 = v45 > v47;
   const float v49 = v48 ? v45 : v47;
   v45 = v49;
  }
  const long long v50 = n1_size1 + 4095;
  const long long v51 = core_floordiv_index(v50, 4096);
  float lane52[64];
  float v53 = 0.0f;
  for (long long block54 = 0; block54 < v51; ++block54) {
   const long long v55 = block54 * 4096;
   const long long v56 = n1_size1 - v55;
   const long long v57 = (v56 < 4096 ? v56 : 4096);
#pragma omp simd
   for (long long k58 = 0; k58 < 64; ++k58) {
    lane52[k58] = 0.0f;
   }
   const long long v59 = core_floordiv_index(v57, 64);
   for (long long k60 = 0; k60 < v59; ++k60) {
    const long long v61 = k60 * 64;
    const long long v62 = v55 + v61;
#pragma omp simd
    for (long long k63 = 0; k63 < 64; ++k63) {
     const long long v64 = v62 + k63;
     const float v65 = lane52[k63];
     const unsigned short v66 = b1_x_[i1 * n3_stride3 + v64];
     const unsigned int v67 = (unsigned int)v66;
     const unsigned int v68 = (unsigned int)(v67 << 16);
     const float v69 = core_bits_uint32_float32(v68);
     const float v70 = v69 - v45;
     const _Bool v71 = v70 < (-0x1.a1464c0000000p+6f);
     const float v72 = v71 ? (-0x1.a1464c0000000p+6f) : v70;
     const float v73 = v72 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
     const float v74 = v73 - 0x1.8000000000000p+23f;
     const unsigned int v75 = core_bits_float32_uint32(v73);
     const unsigned int v76 = (unsigned int)(v75 << 23);
     const float v77 = v74 * (-0x1.62e4000000000p-1f) + v72;
     const float v78 = v74 * 0x1.7f7d1c0000000p-20f;
     const float v79 = v77 - v78;
     const float v80 = v79 * v79;
     const float v81 = 0x1.a1a0be0000000p-13f * v79 + 0x1.6d71a60000000p-10f;
     const float v82 = v81 * v79 + 0x1.1110900000000p-7f;
     const float v83 = v82 * v79 + 0x1.5554b20000000p-5f;
     const float v84 = v83 * v79 + 0x1.5555560000000p-3f;
     const float v85 = v84 * v79 + 0.5f;
     const float v86 = -v78;
     const float v87 = v80 * v85 + v86;
     const float v88 = 1.0f + v77;
     const float v89 = v88 - 1.0f;
     const float v90 = v77 - v89;
     const float v91 = v90 + v87;
     const float v92 = v88 + v91;
     const _Bool v93 = v72 < (-0x1.5a92d60000000p+6f);
     const unsigned int v94 = v93 ? 536870912u : 0u;
     const float v95 = v93 ? 0x1.0000000000000p-64f : 1.0f;
     const unsigned int v96 = core_bits_float32_uint32(v92);
     const unsigned int v97 = v96 + v76;
     const unsigned int v98 = v97 + v94;
     const float v99 = core_bits_uint32_float32(v98);
     const float v100 = v99 * v95;
     const _Bool v101 = v72 <= 0x1.62e42e0000000p+6f;
     const float v102 = v72 * __builtin_inff();
     const float v103 = v101 ? v100 : v102;
     const float v104 = v65 + v103;
     lane52[k63] = v104;
    }
   }
   const long long v105 = v59 * 64;
   const long long v106 = v57 - v105;
   const long long v107 = v55 + v105;
#pragma omp simd
   for (long long k108 = 0; k108 < v106; ++k108) {
    const long long v109 = v107 + k108;
    const float v110 = lane52[k108];
    const unsigned short v111 = b1_x_[i1 * n3_stride3 + v109];
    const unsigned int v112 = (unsigned int)v111;
    const unsigned int v113 = (unsigned int)(v112 << 16);
    const float v114 = core_bits_uint32_float32(v113);
    const float v115 = v114 - v45;
    const _Bool v116 = v115 < (-0x1.a1464c0000000p+6f);
    const float v117 = v116 ? (-0x1.a1464c0000000p+6f) : v115;
    const float v118 = v117 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
    const float v119 = v118 - 0x1.8000000000000p+23f;
    const unsigned int v120 = core_bits_float32_uint32(v118);
    const unsigned int v121 = (unsigned int)(v120 << 23);
    const float v122 = v119 * (-0x1.62e4000000000p-1f) + v117;
    const float v123 = v119 * 0x1.7f7d1c0000000p-20f;
    const float v124 = v122 - v123;
    const float v125 = v124 * v124;
    const float v126 = 0x1.a1a0be0000000p-13f * v124 + 0x1.6d71a60000000p-10f;
    const float v127 = v126 * v124 + 0x1.1110900000000p-7f;
    const float v128 = v127 * v124 + 0x1.5554b20000000p-5f;
    const float v129 = v128 * v124 + 0x1.5555560000000p-3f;
    const float v130 = v129 * v124 + 0.5f;
    const float v131 = -v123;
    const float v132 = v125 * v130 + v131;
    const float v133 = 1.0f + v122;
    const float v134 = v133 - 1.0f;
    const float v135 = v122 - v134;
    const float v136 = v135 + v132;
    const float v137 = v133 + v136;
    const _Bool v138 = v117 < (-0x1.5a92d60000000p+6f);
    const unsigned int v139 = v138 ? 536870912u : 0u;
    const float v140 = v138 ? 0x1.0000000000000p-64f : 1.0f;
    const unsigned int v141 = core_bits_float32_uint32(v137);
    const unsigned int v142 = v141 + v121;
    const unsigned int v143 = v142 + v139;
    const float v144 = core_bits_uint32_float32(v143);
    const float v145 = v144 * v140;
    const _Bool v146 = v117 <= 0x1.62e42e0000000p+6f;
    const float v147 = v117 * __builtin_inff();
    const float v148 = v146 ? v145 : v147;
    const float v149 = v110 + v148;
    lane52[k108] = v149;
   }
   float v150 = 0.0f;
#pragma omp simd reduction(+ : v150)
   for (long long k151 = 0; k151 < 64; ++k151) {
    const float v152 = lane52[k151];
    v150 = v150 + v152;
   }
   v53 = v53 + v150;
  }
  const float v153 = 1.0f / v53;
#pragma omp simd
  for (long long j154 = 0; j154 < n1_size1; ++j154) {
   const unsigned short v155 = b1_x_[i1 * n3_stride3 + j154];
   const unsigned int v156 = (unsigned int)v155;
   const unsigned int v157 = (unsigned int)(v156 << 16);
   const float v158 = core_bits_uint32_float32(v157);
   const float v159 = v158 - v45;
   const _Bool v160 = v159 < (-0x1.a1464c0000000p+6f);
   const float v161 = v160 ? (-0x1.a1464c0000000p+6f) : v159;
   const float v162 = v161 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
   const float v163 = v162 - 0x1.8000000000000p+23f;
   const unsigned int v164 = core_bits_float32_uint32(v162);
   const unsigned int v165 = (unsigned int)(v164 << 23);
   const float v166 = v163 * (-0x1.62e4000000000p-1f) + v161;
   const float v167 = v163 * 0x1.7f7d1c0000000p-20f;
   const float v168 = v166 - v167;
   const float v169 = v168 * v168;
   const float v170 = 0x1.a1a0be0000000p-13f * v168 + 0x1.6d71a60000000p-10f;
   const float v171 = v170 * v168 + 0x1.1110900000000p-7f;
   const float v172 = v171 * v168 + 0x1.5554b20000000p-5f;
   const float v173 = v172 * v168 + 0x1.5555560000000p-3f;
   const float v174 = v173 * v168 + 0.5f;
   const float v175 = -v167;
   const float v176 = v169 * v174 + v175;
   const float v177 = 1.0f + v166;
   const float v178 = v177 - 1.0f;
   const float v179 = v166 - v178;
   const float v180 = v179 + v176;
   const float v181 = v177 + v180;
   const _Bool v182 = v161 < (-0x1.5a92d60000000p+6f);
   const unsigned int v183 = v182 ? 536870912u : 0u;
   const float v184 = v182 ? 0x1.0000000000000p-64f : 1.0f;
   const unsigned int v185 = core_bits_float32_uint32(v181);
   const unsigned int v186 = v185 + v165;
   const unsigned int v187 = v186 + v183;
   const float v188 = core_bits_uint32_float32(v187);
   const float v189 = v188 * v184;
   const _Bool v190 = v161 <= 0x1.62e42e0000000p+6f;
   const float v191 = v161 * __builtin_inff();
   const float v192 = v190 ? v189 : v191;
   const float v193 = v192 * v153;
   const unsigned int v194 = core_bits_float32_uint32(v193);
   const unsigned int v195 = v194 + 32767u;
   const unsigned int v196 = (unsigned int)(v194 >> 16);
   const unsigned int v197 = v196 & 1u;
   const unsigned int v198 = v195 + v197;
   const _Bool v199 = v193 != v193;
   const unsigned int v200 = v194 | 4194304u;
   const unsigned int v201 = v199 ? v200 : v198;
   const unsigned int v202 = (unsigned int)(v201 >> 16);
   const unsigned short v203 = (unsigned short)v202;
   const unsigned int v204 = (unsigned int)v203;
   const unsigned int v205 = (unsigned int)(v204 << 16);
   const float v206 = core_bits_uint32_float32(v205);
   const unsigned int v207 = v205 + 32767u;
   const unsigned int v208 = (unsigned int)(v205 >> 16);
   const unsigned int v209 = v208 & 1u;
   const unsigned int v210 = v207 + v209;
   const _Bool v211 = v206 != v206;
   const unsigned int v212 = v205 | 4194304u;
   const unsigned int v213 = v211 ? v212 : v210;
   const unsigned int v214 = (unsigned int)(v213 >> 16);
   const unsigned short v215 = (unsigned short)v214;
   b0_out0_[i1 * n2_stride2 + j154] = v215;
  }
 }
}

static void softmax_0_f288f927e4e9(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 if (begin < end) {
  float lane1[64];
#pragma omp simd
  for (long long k2 = 0; k2 < 64; ++k2) {
   lane1[k2] = (-__builtin_inff());
  }
  const long long v3 = core_floordiv_index(n0_size0, 64);
  for (long long k4 = 0; k4 < v3; ++k4) {
   const long long v5 = k4 * 64;
#pragma omp simd
   for (long long k6 = 0; k6 < 64; ++k6) {
    const long long v7 = v5 + k6;
    const unsigned short v8 = b1_x_[v7];
    const unsigned int v9 = (unsigned int)v8;
    const unsigned int v10 = (unsigned int)(v9 << 16);
    const float v11 = core_bits_uint32_float32(v10);
    const float v12 = lane1[k6];
    const _Bool v13 = v12 > v11;
    const float v14 = v13 ? v12 : v11;
    lane1[k6] = v14;
   }
  }
  const long long v15 = v3 * 64;
  const long long v16 = n0_size0 - v15;
#pragma omp simd
  for (long long k17 = 0; k17 < v16; ++k17) {
   const long long v18 = v15 + k17;
   const unsigned short v19 = b1_x_[v18];
   const unsigned int v20 = (unsigned int)v19;
   const unsigned int v21 = (unsigned int)(v20 << 16);
   const float v22 = core_bits_uint32_float32(v21);
   const float v23 = lane1[k17];
   const _Bool v24 = v23 > v22;
   const float v25 = v24 ? v23 : v22;
   lane1[k17] = v25;
  }
#pragma omp simd
  for (long long k26 = 0; k26 < 32; ++k26) {
   const float v27 = lane1[k26];
   const long long v28 = k26 + 32;
   const float v29 = lane1[v28];
   const _Bool v30 = v27 > v29;
   const float v31 = v30 ? v27 : v29;
   lane1[k26] = v31;
  }
#pragma omp simd
  for (long long k32 = 0; k32 < 16; ++k32) {
   const float v33 = lane1[k32];
   const long long v34 = k32 + 16;
   const float v35 = lane1[v34];
   const _Bool v36 = v33 > v35;
   const float v37 = v36 ? v33 : v35;
   lane1[k32] = v37;
  }
#pragma omp simd
  for (long long k38 = 0; k38 < 8; ++k38) {
   const float v39 = lane1[k38];
   const long long v40 = k38 + 8;
   const float v41 = lane1[v40];
   const _Bool v42 = v39 > v41;
   const float v43 = v42 ? v39 : v41;
   lane1[k38] = v43;
  }
  float v44 = (-__builtin_inff());
  for (long long k45 = 0; k45 < 8; ++k45) {
   const float v46 = lane1[k45];
   const _Bool v47 = v44 > v46;
   const float v48 = v47 ? v44 : v46;
   v44 = v48;
  }
  const long long v49 = n0_size0 + 4095;
  const long long v50 = core_floordiv_index(v49, 4096);
  float lane51[64];
  float v52 = 0.0f;
  for (long long block53 = 0; block53 < v50; ++block53) {
   const long long v54 = block53 * 4096;
   const long long v55 = n0_size0 - v54;
   const long long v56 = (v55 < 4096 ? v55 : 4096);
#pragma omp simd
   for (long long k57 = 0; k57 < 64; ++k57) {
    lane51[k57] = 0.0f;
   }
   const long long v58 = core_floordiv_index(v56, 64);
   for (long long k59 = 0; k59 < v58; ++k59) {
    const long long v60 = k59 * 64;
    const long long v61 = v54 + v60;
#pragma omp simd
    for (long long k62 = 0; k62 < 64; ++k62) {
     const long long v63 = v61 + k62;
     const float v64 = lane51[k62];
     const unsigned short v65 = b1_x_[v63];
     const unsigned int v66 = (unsigned int)v65;
     const unsigned int v67 = (unsigned int)(v66 << 16);
     const float v68 = core_bits_uint32_float32(v67);
     const float v69 = v68 - v44;
     const _Bool v70 = v69 < (-0x1.a1464c0000000p+6f);
     const float v71 = v70 ? (-0x1.a1464c0000000p+6f) : v69;
     const float v72 = v71 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
     const float v73 = v72 - 0x1.8000000000000p+23f;
     const unsigned int v74 = core_bits_float32_uint32(v72);
     const unsigned int v75 = (unsigned int)(v74 << 23);
     const float v76 = v73 * (-0x1.62e4000000000p-1f) + v71;
     const float v77 = v73 * 0x1.7f7d1c0000000p-20f;
     const float v78 = v76 - v77;
     const float v79 = v78 * v78;
     const float v80 = 0x1.a1a0be0000000p-13f * v78 + 0x1.6d71a60000000p-10f;
     const float v81 = v80 * v78 + 0x1.1110900000000p-7f;
     const float v82 = v81 * v78 + 0x1.5554b20000000p-5f;
     const float v83 = v82 * v78 + 0x1.5555560000000p-3f;
     const float v84 = v83 * v78 + 0.5f;
     const float v85 = -v77;
     const float v86 = v79 * v84 + v85;
     const float v87 = 1.0f + v76;
     const float v88 = v87 - 1.0f;
     const float v89 = v76 - v88;
     const float v90 = v89 + v86;
     const float v91 = v87 + v90;
     const _Bool v92 = v71 < (-0x1.5a92d60000000p+6f);
     const unsigned int v93 = v92 ? 536870912u : 0u;
     const float v94 = v92 ? 0x1.0000000000000p-64f : 1.0f;
     const unsigned int v95 = core_bits_float32_uint32(v91);
     const unsigned int v96 = v95 + v75;
     const unsigned int v97 = v96 + v93;
     const float v98 = core_bits_uint32_float32(v97);
     const float v99 = v98 * v94;
     const _Bool v100 = v71 <= 0x1.62e42e0000000p+6f;
     const float v101 = v71 * __builtin_inff();
     const float v102 = v100 ? v99 : v101;
     const float v103 = v64 + v102;
     lane51[k62] = v103;
    }
   }
   const long long v104 = v58 * 64;
   const long long v105 = v56 - v104;
   const long long v106 = v54 + v104;
#pragma omp simd
   for (long long k107 = 0; k107 < v105; ++k107) {
    const long long v108 = v106 + k107;
    const float v109 = lane51[k107];
    const unsigned short v110 = b1_x_[v108];
    const unsigned int v111 = (unsigned int)v110;
    const unsigned int v112 = (unsigned int)(v111 << 16);
    const float v113 = core_bits_uint32_float32(v112);
    const float v114 = v113 - v44;
    const _Bool v115 = v114 < (-0x1.a1464c0000000p+6f);
    const float v116 = v115 ? (-0x1.a1464c0000000p+6f) : v114;
    const float v117 = v116 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
    const float v118 = v117 - 0x1.8000000000000p+23f;
    const unsigned int v119 = core_bits_float32_uint32(v117);
    const unsigned int v120 = (unsigned int)(v119 << 23);
    const float v121 = v118 * (-0x1.62e4000000000p-1f) + v116;
    const float v122 = v118 * 0x1.7f7d1c0000000p-20f;
    const float v123 = v121 - v122;
    const float v124 = v123 * v123;
    const float v125 = 0x1.a1a0be0000000p-13f * v123 + 0x1.6d71a60000000p-10f;
    const float v126 = v125 * v123 + 0x1.1110900000000p-7f;
    const float v127 = v126 * v123 + 0x1.5554b20000000p-5f;
    const float v128 = v127 * v123 + 0x1.5555560000000p-3f;
    const float v129 = v128 * v123 + 0.5f;
    const float v130 = -v122;
    const float v131 = v124 * v129 + v130;
    const float v132 = 1.0f + v121;
    const float v133 = v132 - 1.0f;
    const float v134 = v121 - v133;
    const float v135 = v134 + v131;
    const float v136 = v132 + v135;
    const _Bool v137 = v116 < (-0x1.5a92d60000000p+6f);
    const unsigned int v138 = v137 ? 536870912u : 0u;
    const float v139 = v137 ? 0x1.0000000000000p-64f : 1.0f;
    const unsigned int v140 = core_bits_float32_uint32(v136);
    const unsigned int v141 = v140 + v120;
    const unsigned int v142 = v141 + v138;
    const float v143 = core_bits_uint32_float32(v142);
    const float v144 = v143 * v139;
    const _Bool v145 = v116 <= 0x1.62e42e0000000p+6f;
    const float v146 = v116 * __builtin_inff();
    const float v147 = v145 ? v144 : v146;
    const float v148 = v109 + v147;
    lane51[k107] = v148;
   }
   float v149 = 0.0f;
#pragma omp simd reduction(+ : v149)
   for (long long k150 = 0; k150 < 64; ++k150) {
    const float v151 = lane51[k150];
    v149 = v149 + v151;
   }
   v52 = v52 + v149;
  }
  const float v152 = 1.0f / v52;
#pragma omp simd
  for (long long j153 = 0; j153 < n0_size0; ++j153) {
   const unsigned short v154 = b1_x_[j153];
   const unsigned int v155 = (unsigned int)v154;
   const unsigned int v156 = (unsigned int)(v155 << 16);
   const float v157 = core_bits_uint32_float32(v156);
   const float v158 = v157 - v44;
   const _Bool v159 = v158 < (-0x1.a1464c0000000p+6f);
   const float v160 = v159 ? (-0x1.a1464c0000000p+6f) : v158;
   const float v161 = v160 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
   const float v162 = v161 - 0x1.8000000000000p+23f;
   const unsigned int v163 = core_bits_float32_uint32(v161);
   const unsigned int v164 = (unsigned int)(v163 << 23);
   const float v165 = v162 * (-0x1.62e4000000000p-1f) + v160;
   const float v166 = v162 * 0x1.7f7d1c0000000p-20f;
   const float v167 = v165 - v166;
   const float v168 = v167 * v167;
   const float v169 = 0x1.a1a0be0000000p-13f * v167 + 0x1.6d71a60000000p-10f;
   const float v170 = v169 * v167 + 0x1.1110900000000p-7f;
   const float v171 = v170 * v167 + 0x1.5554b20000000p-5f;
   const float v172 = v171 * v167 + 0x1.5555560000000p-3f;
   const float v173 = v172 * v167 + 0.5f;
   const float v174 = -v166;
   const float v175 = v168 * v173 + v174;
   const float v176 = 1.0f + v165;
   const float v177 = v176 - 1.0f;
   const float v178 = v165 - v177;
   const float v179 = v178 + v175;
   const float v180 = v176 + v179;
   const _Bool v181 = v160 < (-0x1.5a92d60000000p+6f);
   const unsigned int v182 = v181 ? 536870912u : 0u;
   const float v183 = v181 ? 0x1.0000000000000p-64f : 1.0f;
   const unsigned int v184 = core_bits_float32_uint32(v180);
   const unsigned int v185 = v184 + v164;
   const unsigned int v186 = v185 + v182;
   const float v187 = core_bits_uint32_float32(v186);
   const float v188 = v187 * v183;
   const _Bool v189 = v160 <= 0x1.62e42e0000000p+6f;
   const float v190 = v160 * __builtin_inff();
   const float v191 = v189 ? v188 : v190;
   const float v192 = v191 * v152;
   const unsigned int v193 = core_bits_float32_uint32(v192);
   const unsigned int v194 = v193 + 32767u;
   const unsigned int v195 = (unsigned int)(v193 >> 16);
   const unsigned int v196 = v195 & 1u;
   const unsigned int v197 = v194 + v196;
   const _Bool v198 = v192 != v192;
   const unsigned int v199 = v193 | 4194304u;
   const unsigned int v200 = v198 ? v199 : v197;
   const unsigned int v201 = (unsigned int)(v200 >> 16);
   const unsigned short v202 = (unsigned short)v201;
   const unsigned int v203 = (unsigned int)v202;
   const unsigned int v204 = (unsigned int)(v203 << 16);
   const float v205 = core_bits_uint32_float32(v204);
   const unsigned int v206 = v204 + 32767u;
   const unsigned int v207 = (unsigned int)(v204 >> 16);
   const unsigned int v208 = v207 & 1u;
   const unsigned int v209 = v206 + v208;
   const _Bool v210 = v205 != v205;
   const unsigned int v211 = v204 | 4194304u;
   const unsigned int v212 = v210 ? v211 : v209;
   const unsigned int v213 = (unsigned int)(v212 >> 16);
   const unsigned short v214 = (unsigned short)v213;
   b0_out0_[j153] = v214;
  }
 }
}

static void softmax_0_009623b8b738(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
    const _Bool v17 = v16 > v15;
    const float v18 = v17 ? v16 : v15;
    column7[k10] = v18;
   }
  }
  float column19[256];
#pragma omp simd
  for (long long k20 = 0; k20 < v6; ++k20) {
   column19[k20] = 0.0f;
  }
  for (long long j21 = 0; j21 < n0_size0; ++j21) {
#pragma omp simd
   for (long long k22 = 0; k22 < v6; ++k22) {
    const long long v23 = v4 + k22;
    const unsigned short v24 = b1_x_[j21 * n3_stride3 + v23];
    const unsigned int v25 = (unsigned int)v24;
    const unsigned int v26 = (unsigned int)(v25 << 16);
    const float v27 = core_bits_uint32_float32(v26);
    const float v28 = column7[k22];
    const float v29 = v27 - v28;
    const _Bool v30 = v29 < (-0x1.a1464c0000000p+6f);
    const float v31 = v30 ? (-0x1.a1464c0000000p+6f) : v29;
    const float v32 = v31 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
    const float v33 = v32 - 0x1.8000000000000p+23f;
    const unsigned int v34 = core_bits_float32_uint32(v32);
    const unsigned int v35 = (unsigned int)(v34 << 23);
    const float v36 = v33 * (-0x1.62e4000000000p-1f) + v31;
    const float v37 = v33 * 0x1.7f7d1c0000000p-20f;
    const float v38 = v36 - v37;
    const float v39 = v38 * v38;
    const float v40 = 0x1.a1a0be0000000p-13f * v38 + 0x1.6d71a60000000p-10f;
    const float v41 = v40 * v38 + 0x1.1110900000000p-7f;
    const float v42 = v41 * v38 + 0x1.5554b20000000p-5f;
    const float v43 = v42 * v38 + 0x1.5555560000000p-3f;
    const float v44 = v43 * v38 + 0.5f;
    const float v45 = -v37;
    const float v46 = v39 * v44 + v45;
    const float v47 = 1.0f + v36;
    const float v48 = v47 - 1.0f;
    const float v49 = v36 - v48;
    const float v50 = v49 + v46;
    const float v51 = v47 + v50;
    const _Bool v52 = v31 < (-0x1.5a92d60000000p+6f);
    const unsigned int v53 = v52 ? 536870912u : 0u;
    const float v54 = v52 ? 0x1.0000000000000p-64f : 1.0f;
    const unsigned int v55 = core_bits_float32_uint32(v51);
    const unsigned int v56 = v55 + v35;
    const unsigned int v57 = v56 + v53;
    const float v58 = core_bits_uint32_float32(v57);
    const float v59 = v58 * v54;
    const _Bool v60 = v31 <= 0x1.62e42e0000000p+6f;
    const float v61 = v31 * __builtin_inff();
    const float v62 = v60 ? v59 : v61;
    const float v63 = column19[k22];
    const float v64 = v63 + v62;
    column19[k22] = v64;
   }
  }
  float column65[256];
#pragma omp simd
  for (long long k66 = 0; k66 < v6; ++k66) {
   const float v67 = column19[k66];
   const float v68 = 1.0f / v67;
   column65[k66] = v68;
  }
  for (long long j69 = 0; j69 < n0_size0; ++j69) {
#pragma omp simd
   for (long long k70 = 0; k70 < v6; ++k70) {
    const long long v71 = v4 + k70;
    const unsigned short v72 = b1_x_[j69 * n3_stride3 + v71];
    const unsigned int v73 = (unsigned int)v72;
    const unsigned int v74 = (unsigned int)(v73 << 16);
    const float v75 = core_bits_uint32_float32(v74);
    const float v76 = column7[k70];
    const float v77 = v75 - v76;
    const _Bool v78 = v77 < (-0x1.a1464c0000000p+6f);
    const float v79 = v78 ? (-0x1.a1464c0000000p+6f) : v77;
    const float v80 = v79 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
    const float v81 = v80 - 0x1.8000000000000p+23f;
    const unsigned int v82 = core_bits_float32_uint32(v80);
    const unsigned int v83 = (unsigned int)(v82 << 23);
    const float v84 = v81 * (-0x1.62e4000000000p-1f) + v79;
    const float v85 = v81 * 0x1.7f7d1c0000000p-20f;
    const float v86 = v84 - v85;
    const float v87 = v86 * v86;
    const float v88 = 0x1.a1a0be0000000p-13f * v86 + 0x1.6d71a60000000p-10f;
    const float v89 = v88 * v86 + 0x1.1110900000000p-7f;
    const float v90 = v89 * v86 + 0x1.5554b20000000p-5f;
    const float v91 = v90 * v86 + 0x1.5555560000000p-3f;
    const float v92 = v91 * v86 + 0.5f;
    const float v93 = -v85;
    const float v94 = v87 * v92 + v93;
    const float v95 = 1.0f + v84;
    const float v96 = v95 - 1.0f;
    const float v97 = v84 - v96;
    const float v98 = v97 + v94;
    const float v99 = v95 + v98;
    const _Bool v100 = v79 < (-0x1.5a92d60000000p+6f);
    const unsigned int v101 = v100 ? 536870912u : 0u;
    const float v102 = v100 ? 0x1.0000000000000p-64f : 1.0f;
    const unsigned int v103 = core_bits_float32_uint32(v99);
    const unsigned int v104 = v103 + v83;
    const unsigned int v105 = v104 + v101;
    const float v106 = core_bits_uint32_float32(v105);
    const float v107 = v106 * v102;
    const _Bool v108 = v79 <= 0x1.62e42e0000000p+6f;
    const float v109 = v79 * __builtin_inff();
    const float v110 = v108 ? v107 : v109;
    const float v111 = column65[k70];
    const float v112 = v110 * v111;
    const unsigned int v113 = core_bits_float32_uint32(v112);
    const unsigned int v114 = v113 + 32767u;
    const unsigned int v115 = (unsigned int)(v113 >> 16);
    const unsigned int v116 = v115 & 1u;
    const unsigned int v117 = v114 + v116;
    const _Bool v118 = v112 != v112;
    const unsigned int v119 = v113 | 4194304u;
    const unsigned int v120 = v118 ? v119 : v117;
    const unsigned int v121 = (unsigned int)(v120 >> 16);
    const unsigned short v122 = (unsigned short)v121;
    const unsigned int v123 = (unsigned int)v122;
    const unsigned int v124 = (unsigned int)(v123 << 16);
    const float v125 = core_bits_uint32_float32(v124);
    const unsigned int v126 = v124 + 32767u;
    const unsigned int v127 = (unsigned int)(v124 >> 16);
    const unsigned int v128 = v127 & 1u;
    const unsigned int v129 = v126 + v128;
    const _Bool v130 = v125 != v125;
    const unsigned int v131 = v124 | 4194304u;
    const unsigned int v132 = v130 ? v131 : v129;
    const unsigned int v133 = (unsigned int)(v132 >> 16);
    const unsigned short v134 = (unsigned short)v133;
    b0_out0_[j69 * n2_stride2 + v71] = v134;
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

static void softmax_0_5b4a65c836e2(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long n3_stride3 = (long long)scalars[3];
 for (long long i1 = begin; i1 < end; ++i1) {
  float lane2[64];
#pragma omp simd
  for (long long k3 = 0; k3 < 64; ++k3) {
   lane2[k3] = (-__builtin_inff());
  }
  const long long v4 = core_floordiv_index(n1_size1, 64);
  for (long long k5 = 0; k5 < v4; ++k5) {
   const long long v6 = k5 * 64;
#pragma omp simd
   for (long long k7 = 0; k7 < 64; ++k7) {
    const long long v8 = v6 + k7;
    const unsigned short v9 = b1_x_[i1 * n3_stride3 + v8];
    const unsigned int v10 = (unsigned int)v9;
    const unsigned int v11 = v10 & 32767u;
    const unsigned int v12 = (unsigned int)(v11 << 13);
    const unsigned int v13 = v10 & 31744u;
    const unsigned int v14 = v12 + 947912704u;
    const float v15 = core_bits_uint32_float32(v14);
    const float v16 = v15 - 0x1.0000000000000p-14f;
    const _Bool v17 = v13 == 31744u;
    const unsigned int v18 = v17 ? 1879048192u : 939524096u;
    const unsigned int v19 = v12 + v18;
    const _Bool v20 = v13 == 0u;
    const unsigned int v21 = core_bits_float32_uint32(v16);
    const unsigned int v22 = v20 ? v21 : v19;
    const unsigned int v23 = v10 & 32768u;
    const unsigned int v24 = (unsigned int)(v23 << 16);
    const unsigned int v25 = v22 | v24;
    const float v26 = core_bits_uint32_float32(v25);
    const float v27 = lane2[k7];
    const _Bool v28 = v27 > v26;
    const float v29 = v28 ? v27 : v26;
    lane2[k7] = v29;
   }
  }
  const long long v30 = v4 * 64;
  const long long v31 = n1_size1 - v30;
#pragma omp simd
  for (long long k32 = 0; k32 < v31; ++k32) {
   const long long v33 = v30 + k32;
   const unsigned short v34 = b1_x_[i1 * n3_stride3 + v33];
   const unsigned int v35 = (unsigned int)v34;
   const unsigned int v36 = v35 & 32767u;
   const unsigned int v37 = (unsigned int)(v36 << 13);
   const unsigned int v38 = v35 & 31744u;
   const unsigned int v39 = v37 + 947912704u;
   const float v40 = core_bits_uint32_float32(v39);
   const float v41 = v40 - 0x1.0000000000000p-14f;
   const _Bool v42 = v38 == 31744u;
   const unsigned int v43 = v42 ? 1879048192u : 939524096u;
   const unsigned int v44 = v37 + v43;
   const _Bool v45 = v38 == 0u;
   const unsigned int v46 = core_bits_float32_uint32(v41);
   const unsigned int v47 = v45 ? v46 : v44;
   const unsigned int v48 = v35 & 32768u;
   const unsigned int v49 = (unsigned int)(v48 << 16);
   const unsigned int v50 = v47 | v49;
   const float v51 = core_bits_uint32_float32(v50);
   const float v52 = lane2[k32];
   const _Bool v53 = v52 > v51;
   const float v54 = v53 ? v52 : v51;
   lane2[k32] = v54;
  }
#pragma omp simd
  for (long long k55 = 0; k55 < 32; ++k55) {
   const float v56 = lane2[k55];
   const long long v57 = k55 + 32;
   const float v58 = lane2[v57];
   const _Bool v59 = v56 > v58;
   const float v60 = v59 ? v56 : v58;
   lane2[k55] = v60;
  }
#pragma omp simd
  for (long long k61 = 0; k61 < 16; ++k61) {
   const float v62 = lane2[k61];
   const long long v63 = k61 + 16;
   const float v64 = lane2[v63];
   const _Bool v65 = v62 > v64;
   const float v66 = v65 ? v62 : v64;
   lane2[k61] = v66;
  }
#pragma omp simd
  for (long long k67 = 0; k67 < 8; ++k67) {
   const float v68 = lane2[k67];
   const long long v69 = k67 + 8;
   const float v70 = lane2[v69];
   const _Bool v71 = v68 > v70;
   const float v72 = v71 ? v68 : v70;
   lane2[k67] = v72;
  }
  float v73 = (-__builtin_inff());
  for (long long k74 = 0; k74 < 8; ++k74) {
   const float v75 = lane2[k74];
   const _Bool v76 = v73 > v75;
   const float v77 = v76 ? v73 : v75;
   v73 = v77;
  }
  const long long v78 = n1_size1 + 4095;
  const long long v79 = core_floordiv_index(v78, 4096);
  float lane80[64];
  float v81 = 0.0f;
  for (long long block82 = 0; block82 < v79; ++block82) {
   const long long v83 = block82 * 4096;
   const long long v84 = n1_size1 - v83;
   const long long v85 = (v84 < 4096 ? v84 : 4096);
#pragma omp simd
   for (long long k86 = 0; k86 < 64; ++k86) {
    lane80[k86] = 0.0f;
   }
   const long long v87 = core_floordiv_index(v85, 64);
   for (long long k88 = 0; k88 < v87; ++k88) {
    const long long v89 = k88 * 64;
    const long long v90 = v83 + v89;
#pragma omp simd
    for (long long k91 = 0; k91 < 64; ++k91) {
     const long long v92 = v90 + k91;
     const float v93 = lane80[k91];
     const unsigned short v94 = b1_x_[i1 * n3_stride3 + v92];
     const unsigned int v95 = (unsigned int)v94;
     const unsigned int v96 = v95 & 32767u;
     const unsigned int v97 = (unsigned int)(v96 << 13);
     const unsigned int v98 = v95 & 31744u;
     const unsigned int v99 = v97 + 947912704u;
     const float v100 = core_bits_uint32_float32(v99);
     const float v101 = v100 - 0x1.0000000000000p-14f;
     const _Bool v102 = v98 == 31744u;
     const unsigned int v103 = v102 ? 1879048192u : 939524096u;
     const unsigned int v104 = v97 + v103;
     const _Bool v105 = v98 == 0u;
     const unsigned int v106 = core_bits_float32_uint32(v101);
     const unsigned int v107 = v105 ? v106 : v104;
     const unsigned int v108 = v95 & 32768u;
     const unsigned int v109 = (unsigned int)(v108 << 16);
     const unsigned int v110 = v107 | v109;
     const float v111 = core_bits_uint32_float32(v110);
     const float v112 = v111 - v73;
     const _Bool v113 = v112 < (-0x1.a1464c0000000p+6f);
     const float v114 = v113 ? (-0x1.a1464c0000000p+6f) : v112;
     const float v115 = v114 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
     const float v116 = v115 - 0x1.8000000000000p+23f;
     const unsigned int v117 = core_bits_float32_uint32(v115);
     const unsigned int v118 = (unsigned int)(v117 << 23);
     const float v119 = v116 * (-0x1.62e4000000000p-1f) + v114;
     const float v120 = v116 * 0x1.7f7d1c0000000p-20f;
     const float v121 = v119 - v120;
     const float v122 = v121 * v121;
     const float v123 = 0x1.a1a0be0000000p-13f * v121 + 0x1.6d71a60000000p-10f;
     const float v124 = v123 * v121 + 0x1.1110900000000p-7f;
     const float v125 = v124 * v121 + 0x1.5554b20000000p-5f;
     const float v126 = v125 * v121 + 0x1.5555560000000p-3f;
     const float v127 = v126 * v121 + 0.5f;
     const float v128 = -v120;
     const float v129 = v122 * v127 + v128;
     const float v130 = 1.0f + v119;
     const float v131 = v130 - 1.0f;
     const float v132 = v119 - v131;
     const float v133 = v132 + v129;
     const float v134 = v130 + v133;
     const _Bool v135 = v114 < (-0x1.5a92d60000000p+6f);
     const unsigned int v136 = v135 ? 536870912u : 0u;
     const float v137 = v135 ? 0x1.0000000000000p-64f : 1.0f;
     const unsigned int v138 = core_bits_float32_uint32(v134);
     const unsigned int v139 = v138 + v118;
     const unsigned int v140 = v139 + v136;
     const float v141 = core_bits_uint32_float32(v140);
     const float v142 = v141 * v137;
     const _Bool v143 = v114 <= 0x1.62e42e0000000p+6f;
     const float v144 = v114 * __builtin_inff();
     const float v145 = v143 ? v142 : v144;
     const float v146 = v93 + v145;
     lane80[k91] = v146;
    }
   }
   const long long v147 = v87 * 64;
   const long long v148 = v85 - v147;
   const long long v149 = v83 + v147;
#pragma omp simd
   for (long long k150 = 0; k150 < v148; ++k150) {
    const long long v151 = v149 + k150;
    const float v152 = lane80[k150];
    const unsigned short v153 = b1_x_[i1 * n3_stride3 + v151];
    const unsigned int v154 = (unsigned int)v153;
    const unsigned int v155 = v154 & 32767u;
    const unsigned int v156 = (unsigned int)(v155 << 13);
    const unsigned int v157 = v154 & 31744u;
    const unsigned int v158 = v156 + 947912704u;
    const float v159 = core_bits_uint32_float32(v158);
    const float v160 = v159 - 0x1.0000000000000p-14f;
    const _Bool v161 = v157 == 31744u;
    const unsigned int v162 = v161 ? 1879048192u : 939524096u;
    const unsigned int v163 = v156 + v162;
    const _Bool v164 = v157 == 0u;
    const unsigned int v165 = core_bits_float32_uint32(v160);
    const unsigned int v166 = v164 ? v165 : v163;
    const unsigned int v167 = v154 & 32768u;
    const unsigned int v168 = (unsigned int)(v167 << 16);
    const unsigned int v169 = v166 | v168;
    const float v170 = core_bits_uint32_float32(v169);
    const float v171 = v170 - v73;
    const _Bool v172 = v171 < (-0x1.a1464c0000000p+6f);
    const float v173 = v172 ? (-0x1.a1464c0000000p+6f) : v171;
    const float v174 = v173 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
    const float v175 = v174 - 0x1.8000000000000p+23f;
    const unsigned int v176 = core_bits_float32_uint32(v174);
    const unsigned int v177 = (unsigned int)(v176 << 23);
    const float v178 = v175 * (-0x1.62e4000000000p-1f) + v173;
    const float v179 = v175 * 0x1.7f7d1c0000000p-20f;
    const float v180 = v178 - v179;
    const float v181 = v180 * v180;
    const float v182 = 0x1.a1a0be0000000p-13f * v180 + 0x1.6d71a60000000p-10f;
    const float v183 = v182 * v180 + 0x1.1110900000000p-7f;
    const float v184 = v183 * v180 + 0x1.5554b20000000p-5f;
    const float v185 = v184 * v180 + 0x1.5555560000000p-3f;
    const float v186 = v185 * v180 + 0.5f;
    const float v187 = -v179;
    const float v188 = v181 * v186 + v187;
    const float v189 = 1.0f + v178;
    const float v190 = v189 - 1.0f;
    const float v191 = v178 - v190;
    const float v192 = v191 + v188;
    const float v193 = v189 + v192;
    const _Bool v194 = v173 < (-0x1.5a92d60000000p+6f);
    const unsigned int v195 = v194 ? 536870912u : 0u;
    const float v196 = v194 ? 0x1.0000000000000p-64f : 1.0f;
    const unsigned int v197 = core_bits_float32_uint32(v193);
    const unsigned int v198 = v197 + v177;
    const unsigned int v199 = v198 + v195;
    const float v200 = core_bits_uint32_float32(v199);
    const float v201 = v200 * v196;
    const _Bool v202 = v173 <= 0x1.62e42e0000000p+6f;
    const float v203 = v173 * __builtin_inff();
    const float v204 = v202 ? v201 : v203;
    const float v205 = v152 + v204;
    lane80[k150] = v205;
   }
   float v206 = 0.0f;
#pragma omp simd reduction(+ : v206)
   for (long long k207 = 0; k207 < 64; ++k207) {
    const float v208 = lane80[k207];
    v206 = v206 + v208;
   }
   v81 = v81 + v206;
  }
  const float v209 = 1.0f / v81;
#pragma omp simd
  for (long long j210 = 0; j210 < n1_size1; ++j210) {
   const unsigned short v211 = b1_x_[i1 * n3_stride3 + j210];
   const unsigned int v212 = (unsigned int)v211;
   const unsigned int v213 = v212 & 32767u;
   const unsigned int v214 = (unsigned int)(v213 << 13);
   const unsigned int v215 = v212 & 31744u;
   const unsigned int v216 = v214 + 947912704u;
   const float v217 = core_bits_uint32_float32(v216);
   const float v218 = v217 - 0x1.0000000000000p-14f;
   const _Bool v219 = v215 == 31744u;
   const unsigned int v220 = v219 ? 1879048192u : 939524096u;
   const unsigned int v221 = v214 + v220;
   const _Bool v222 = v215 == 0u;
   const unsigned int v223 = core_bits_float32_uint32(v218);
   const unsigned int v224 = v222 ? v223 : v221;
   const unsigned int v225 = v212 & 32768u;
   const unsigned int v226 = (unsigned int)(v225 << 16);
   const unsigned int v227 = v224 | v226;
   const float v228 = core_bits_uint32_float32(v227);
   const float v229 = v228 - v73;
   const _Bool v230 = v229 < (-0x1.a1464c0000000p+6f);
   const float v231 = v230 ? (-0x1.a1464c0000000p+6f) : v229;
   const float v232 = v231 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
   const float v233 = v232 - 0x1.8000000000000p+23f;
   const unsigned int v234 = core_bits_float32_uint32(v232);
   const unsigned int v235 = (unsigned int)(v234 << 23);
   const float v236 = v233 * (-0x1.62e4000000000p-1f) + v231;
   const float v237 = v233 * 0x1.7f7d1c0000000p-20f;
   const float v238 = v236 - v237;
   const float v239 = v238 * v238;
   const float v240 = 0x1.a1a0be0000000p-13f * v238 + 0x1.6d71a60000000p-10f;
   const float v241 = v240 * v238 + 0x1.1110900000000p-7f;
   const float v242 = v241 * v238 + 0x1.5554b20000000p-5f;
   const float v243 = v242 * v238 + 0x1.5555560000000p-3f;
   const float v244 = v243 * v238 + 0.5f;
   const float v245 = -v237;
   const float v246 = v239 * v244 + v245;
   const float v247 = 1.0f + v236;
   const float v248 = v247 - 1.0f;
   const float v249 = v236 - v248;
   const float v250 = v249 + v246;
   const float v251 = v247 + v250;
   const _Bool v252 = v231 < (-0x1.5a92d60000000p+6f);
   const unsigned int v253 = v252 ? 536870912u : 0u;
   const float v254 = v252 ? 0x1.0000000000000p-64f : 1.0f;
   const unsigned int v255 = core_bits_float32_uint32(v251);
   const unsigned int v256 = v255 + v235;
   const unsigned int v257 = v256 + v253;
   const float v258 = core_bits_uint32_float32(v257);
   const float v259 = v258 * v254;
   const _Bool v260 = v231 <= 0x1.62e42e0000000p+6f;
   const float v261 = v231 * __builtin_inff();
   const float v262 = v260 ? v259 : v261;
   const float v263 = v262 * v209;
   const unsigned int v264 = core_bits_float32_uint32(v263);
   const unsigned int v265 = v264 & 2147483647u;
   const float v266 = core_bits_uint32_float32(v265);
   const float v267 = v266 + 0.5f;
   const unsigned int v268 = core_bits_float32_uint32(v267);
   const unsigned int v269 = v268 - 1056964608u;
   const unsigned int v270 = v265 + 3355447295u;
   const unsigned int v271 = (unsigned int)(v265 >> 13);
   const unsigned int v272 = v271 & 1u;
   const unsigned int v273 = v270 + v272;
   const unsigned int v274 = (unsigned int)(v273 >> 13);
   const _Bool v275 = v265 > 2139095040u;
   const unsigned int v276 = v275 ? 32256u : 31744u;
   const _Bool v277 = v265 < 947912704u;
   const unsigned int v278 = v277 ? v269 : v274;
   const _Bool v279 = v265 >= 1199570944u;
   const unsigned int v280 = v279 ? v276 : v278;
   const unsigned int v281 = (unsigned int)(v264 >> 16);
   const unsigned int v282 = v281 & 32768u;
   const unsigned int v283 = v280 | v282;
   const unsigned short v284 = (unsigned short)v283;
   const unsigned int v285 = (unsigned int)v284;
   const unsigned int v286 = v285 & 32767u;
   const unsigned int v287 = (unsigned int)(v286 << 13);
   const unsigned int v288 = v285 & 31744u;
   const unsigned int v289 = v287 + 947912704u;
   const float v290 = core_bits_uint32_float32(v289);
   const float v291 = v290 - 0x1.0000000000000p-14f;
   const _Bool v292 = v288 == 31744u;
   const unsigned int v293 = v292 ? 1879048192u : 939524096u;
   const unsigned int v294 = v287 + v293;
   const _Bool v295 = v288 == 0u;
   const unsigned int v296 = core_bits_float32_uint32(v291);
   const unsigned int v297 = v295 ? v296 : v294;
   const unsigned int v298 = v285 & 32768u;
   const unsigned int v299 = (unsigned int)(v298 << 16);
   const unsigned int v300 = v297 | v299;
   const unsigned int v301 = v300 & 2147483647u;
   const float v302 = core_bits_uint32_float32(v301);
   const float v303 = v302 + 0.5f;
   const unsigned int v304 = core_bits_float32_uint32(v303);
   const unsigned int v305 = v304 - 1056964608u;
   const unsigned int v306 = v301 + 3355447295u;
   const unsigned int v307 = (unsigned int)(v301 >> 13);
   const unsigned int v308 = v307 & 1u;
   const unsigned int v309 = v306 + v308;
   const unsigned int v310 = (unsigned int)(v309 >> 13);
   const _Bool v311 = v301 > 2139095040u;
   const unsigned int v312 = v311 ? 32256u : 31744u;
   const _Bool v313 = v301 < 947912704u;
   const unsigned int v314 = v313 ? v305 : v310;
   const _Bool v315 = v301 >= 1199570944u;
   const unsigned int v316 = v315 ? v312 : v314;
   const unsigned int v317 = (unsigned int)(v300 >> 16);
   const unsigned int v318 = v317 & 32768u;
   const unsigned int v319 = v316 | v318;
   const unsigned short v320 = (unsigned short)v319;
   b0_out0_[i1 * n2_stride2 + j210] = v320;
  }
 }
}

static void softmax_0_72f9405ffa82(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 if (begin < end) {
  float lane1[64];
#pragma omp simd
  for (long long k2 = 0; k2 < 64; ++k2) {
   lane1[k2] = (-__builtin_inff());
  }
  const long long v3 = core_floordiv_index(n0_size0, 64);
  for (long long k4 = 0; k4 < v3; ++k4) {
   const long long v5 = k4 * 64;
#pragma omp simd
   for (long long k6 = 0; k6 < 64; ++k6) {
    const long long v7 = v5 + k6;
    const unsigned short v8 = b1_x_[v7];
    const unsigned int v9 = (unsigned int)v8;
    const unsigned int v10 = v9 & 32767u;
    const unsigned int v11 = (unsigned int)(v10 << 13);
    const unsigned int v12 = v9 & 31744u;
    const unsigned int v13 = v11 + 947912704u;
    const float v14 = core_bits_uint32_float32(v13);
    const float v15 = v14 - 0x1.0000000000000p-14f;
    const _Bool v16 = v12 == 31744u;
    const unsigned int v17 = v16 ? 1879048192u : 939524096u;
    const unsigned int v18 = v11 + v17;
    const _Bool v19 = v12 == 0u;
    const unsigned int v20 = core_bits_float32_uint32(v15);
    const unsigned int v21 = v19 ? v20 : v18;
    const unsigned int v22 = v9 & 32768u;
    const unsigned int v23 = (unsigned int)(v22 << 16);
    const unsigned int v24 = v21 | v23;
    const float v25 = core_bits_uint32_float32(v24);
    const float v26 = lane1[k6];
    const _Bool v27 = v26 > v25;
    const float v28 = v27 ? v26 : v25;
    lane1[k6] = v28;
   }
  }
  const long long v29 = v3 * 64;
  const long long v30 = n0_size0 - v29;
#pragma omp simd
  for (long long k31 = 0; k31 < v30; ++k31) {
   const long long v32 = v29 + k31;
   const unsigned short v33 = b1_x_[v32];
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
   const float v51 = lane1[k31];
   const _Bool v52 = v51 > v50;
   const float v53 = v52 ? v51 : v50;
   lane1[k31] = v53;
  }
#pragma omp simd
  for (long long k54 = 0; k54 < 32; ++k54) {
   const float v55 = lane1[k54];
   const long long v56 = k54 + 32;
   const float v57 = lane1[v56];
   const _Bool v58 = v55 > v57;
   const float v59 = v58 ? v55 : v57;
   lane1[k54] = v59;
  }
#pragma omp simd
  for (long long k60 = 0; k60 < 16; ++k60) {
   const float v61 = lane1[k60];
   const long long v62 = k60 + 16;
   const float v63 = lane1[v62];
   const _Bool v64 = v61 > v63;
   const float v65 = v64 ? v61 : v63;
   lane1[k60] = v65;
  }
#pragma omp simd
  for (long long k66 = 0; k66 < 8; ++k66) {
   const float v67 = lane1[k66];
   const long long v68 = k66 + 8;
   const float v69 = lane1[v68];
   const _Bool v70 = v67 > v69;
   const float v71 = v70 ? v67 : v69;
   lane1[k66] = v71;
  }
  float v72 = (-__builtin_inff());
  for (long long k73 = 0; k73 < 8; ++k73) {
   const float v74 = lane1[k73];
   const _Bool v75 = v72 > v74;
   const float v76 = v75 ? v72 : v74;
   v72 = v76;
  }
  const long long v77 = n0_size0 + 4095;
  const long long v78 = core_floordiv_index(v77, 4096);
  float lane79[64];
  float v80 = 0.0f;
  for (long long block81 = 0; block81 < v78; ++block81) {
   const long long v82 = block81 * 4096;
   const long long v83 = n0_size0 - v82;
   const long long v84 = (v83 < 4096 ? v83 : 4096);
#pragma omp simd
   for (long long k85 = 0; k85 < 64; ++k85) {
    lane79[k85] = 0.0f;
   }
   const long long v86 = core_floordiv_index(v84, 64);
   for (long long k87 = 0; k87 < v86; ++k87) {
    const long long v88 = k87 * 64;
    const long long v89 = v82 + v88;
#pragma omp simd
    for (long long k90 = 0; k90 < 64; ++k90) {
     const long long v91 = v89 + k90;
     const float v92 = lane79[k90];
     const unsigned short v93 = b1_x_[v91];
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
     const float v110 = core_bits_uint32_float32(v109);
     const float v111 = v110 - v72;
     const _Bool v112 = v111 < (-0x1.a1464c0000000p+6f);
     const float v113 = v112 ? (-0x1.a1464c0000000p+6f) : v111;
     const float v114 = v113 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
     const float v115 = v114 - 0x1.8000000000000p+23f;
     const unsigned int v116 = core_bits_float32_uint32(v114);
     const unsigned int v117 = (unsigned int)(v116 << 23);
     const float v118 = v115 * (-0x1.62e4000000000p-1f) + v113;
     const float v119 = v115 * 0x1.7f7d1c0000000p-20f;
     const float v120 = v118 - v119;
     const float v121 = v120 * v120;
     const float v122 = 0x1.a1a0be0000000p-13f * v120 + 0x1.6d71a60000000p-10f;
     const float v123 = v122 * v120 + 0x1.1110900000000p-7f;
     const float v124 = v123 * v120 + 0x1.5554b20000000p-5f;
     const float v125 = v124 * v120 + 0x1.5555560000000p-3f;
     const float v126 = v125 * v120 + 0.5f;
     const float v127 = -v119;
     const float v128 = v121 * v126 + v127;
     const float v129 = 1.0f + v118;
     const float v130 = v129 - 1.0f;
     const float v131 = v118 - v130;
     const float v132 = v131 + v128;
     const float v133 = v129 + v132;
     const _Bool v134 = v113 < (-0x1.5a92d60000000p+6f);
     const unsigned int v135 = v134 ? 536870912u : 0u;
     const float v136 = v134 ? 0x1.0000000000000p-64f : 1.0f;
     const unsigned int v137 = core_bits_float32_uint32(v133);
     const unsigned int v138 = v137 + v117;
     const unsigned int v139 = v138 + v135;
     const float v140 = core_bits_uint32_float32(v139);
     const float v141 = v140 * v136;
     const _Bool v142 = v113 <= 0x1.62e42e0000000p+6f;
     const float v143 = v113 * __builtin_inff();
     const float v144 = v142 ? v141 : v143;
     const float v145 = v92 + v144;
     lane79[k90] = v145;
    }
   }
   const long long v146 = v86 * 64;
   const long long v147 = v84 - v146;
   const long long v148 = v82 + v146;
#pragma omp simd
   for (long long k149 = 0; k149 < v147; ++k149) {
    const long long v150 = v148 + k149;
    const float v151 = lane79[k149];
    const unsigned short v152 = b1_x_[v150];
    const unsigned int v153 = (unsigned int)v152;
    const unsigned int v154 = v153 & 32767u;
    const unsigned int v155 = (unsigned int)(v154 << 13);
    const unsigned int v156 = v153 & 31744u;
    const unsigned int v157 = v155 + 947912704u;
    const float v158 = core_bits_uint32_float32(v157);
    const float v159 = v158 - 0x1.0000000000000p-14f;
    const _Bool v160 = v156 == 31744u;
    const unsigned int v161 = v160 ? 1879048192u : 939524096u;
    const unsigned int v162 = v155 + v161;
    const _Bool v163 = v156 == 0u;
    const unsigned int v164 = core_bits_float32_uint32(v159);
    const unsigned int v165 = v163 ? v164 : v162;
    const unsigned int v166 = v153 & 32768u;
    const unsigned int v167 = (unsigned int)(v166 << 16);
    const unsigned int v168 = v165 | v167;
    const float v169 = core_bits_uint32_float32(v168);
    const float v170 = v169 - v72;
    const _Bool v171 = v170 < (-0x1.a1464c0000000p+6f);
    const float v172 = v171 ? (-0x1.a1464c0000000p+6f) : v170;
    const float v173 = v172 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
    const float v174 = v173 - 0x1.8000000000000p+23f;
    const unsigned int v175 = core_bits_float32_uint32(v173);
    const unsigned int v176 = (unsigned int)(v175 << 23);
    const float v177 = v174 * (-0x1.62e4000000000p-1f) + v172;
    const float v178 = v174 * 0x1.7f7d1c0000000p-20f;
    const float v179 = v177 - v178;
    const float v180 = v179 * v179;
    const float v181 = 0x1.a1a0be0000000p-13f * v179 + 0x1.6d71a60000000p-10f;
    const float v182 = v181 * v179 + 0x1.1110900000000p-7f;
    const float v183 = v182 * v179 + 0x1.5554b20000000p-5f;
    const float v184 = v183 * v179 + 0x1.5555560000000p-3f;
    const float v185 = v184 * v179 + 0.5f;
    const float v186 = -v178;
    const float v187 = v180 * v185 + v186;
    const float v188 = 1.0f + v177;
    const float v189 = v188 - 1.0f;
    const float v190 = v177 - v189;
    const float v191 = v190 + v187;
    const float v192 = v188 + v191;
    const _Bool v193 = v172 < (-0x1.5a92d60000000p+6f);
    const unsigned int v194 = v193 ? 536870912u : 0u;
    const float v195 = v193 ? 0x1.0000000000000p-64f : 1.0f;
    const unsigned int v196 = core_bits_float32_uint32(v192);
    const unsigned int v197 = v196 + v176;
    const unsigned int v198 = v197 + v194;
    const float v199 = core_bits_uint32_float32(v198);
    const float v200 = v199 * v195;
    const _Bool v201 = v172 <= 0x1.62e42e0000000p+6f;
    const float v202 = v172 * __builtin_inff();
    const float v203 = v201 ? v200 : v202;
    const float v204 = v151 + v203;
    lane79[k149] = v204;
   }
   float v205 = 0.0f;
#pragma omp simd reduction(+ : v205)
   for (long long k206 = 0; k206 < 64; ++k206) {
    const float v207 = lane79[k206];
    v205 = v205 + v207;
   }
   v80 = v80 + v205;
  }
  const float v208 = 1.0f / v80;
#pragma omp simd
  for (long long j209 = 0; j209 < n0_size0; ++j209) {
   const unsigned short v210 = b1_x_[j209];
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
   const float v228 = v227 - v72;
   const _Bool v229 = v228 < (-0x1.a1464c0000000p+6f);
   const float v230 = v229 ? (-0x1.a1464c0000000p+6f) : v228;
   const float v231 = v230 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
   const float v232 = v231 - 0x1.8000000000000p+23f;
   const unsigned int v233 = core_bits_float32_uint32(v231);
   const unsigned int v234 = (unsigned int)(v233 << 23);
   const float v235 = v232 * (-0x1.62e4000000000p-1f) + v230;
   const float v236 = v232 * 0x1.7f7d1c0000000p-20f;
   const float v237 = v235 - v236;
   const float v238 = v237 * v237;
   const float v239 = 0x1.a1a0be0000000p-13f * v237 + 0x1.6d71a60000000p-10f;
   const float v240 = v239 * v237 + 0x1.1110900000000p-7f;
   const float v241 = v240 * v237 + 0x1.5554b20000000p-5f;
   const float v242 = v241 * v237 + 0x1.5555560000000p-3f;
   const float v243 = v242 * v237 + 0.5f;
   const float v244 = -v236;
   const float v245 = v238 * v243 + v244;
   const float v246 = 1.0f + v235;
   const float v247 = v246 - 1.0f;
   const float v248 = v235 - v247;
   const float v249 = v248 + v245;
   const float v250 = v246 + v249;
   const _Bool v251 = v230 < (-0x1.5a92d60000000p+6f);
   const unsigned int v252 = v251 ? 536870912u : 0u;
   const float v253 = v251 ? 0x1.0000000000000p-64f : 1.0f;
   const unsigned int v254 = core_bits_float32_uint32(v250);
   const unsigned int v255 = v254 + v234;
   const unsigned int v256 = v255 + v252;
   const float v257 = core_bits_uint32_float32(v256);
   const float v258 = v257 * v253;
   const _Bool v259 = v230 <= 0x1.62e42e0000000p+6f;
   const float v260 = v230 * __builtin_inff();
   const float v261 = v259 ? v258 : v260;
   const float v262 = v261 * v208;
   const unsigned int v263 = core_bits_float32_uint32(v262);
   const unsigned int v264 = v263 & 2147483647u;
   const float v265 = core_bits_uint32_float32(v264);
   const float v266 = v265 + 0.5f;
   const unsigned int v267 = core_bits_float32_uint32(v266);
   const unsigned int v268 = v267 - 1056964608u;
   const unsigned int v269 = v264 + 3355447295u;
   const unsigned int v270 = (unsigned int)(v264 >> 13);
   const unsigned int v271 = v270 & 1u;
   const unsigned int v272 = v269 + v271;
   const unsigned int v273 = (unsigned int)(v272 >> 13);
   const _Bool v274 = v264 > 2139095040u;
   const unsigned int v275 = v274 ? 32256u : 31744u;
   const _Bool v276 = v264 < 947912704u;
   const unsigned int v277 = v276 ? v268 : v273;
   const _Bool v278 = v264 >= 1199570944u;
   const unsigned int v279 = v278 ? v275 : v277;
   const unsigned int v280 = (unsigned int)(v263 >> 16);
   const unsigned int v281 = v280 & 32768u;
   const unsigned int v282 = v279 | v281;
   const unsigned short v283 = (unsigned short)v282;
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
   const unsigned int v300 = v299 & 2147483647u;
   const float v301 = core_bits_uint32_float32(v300);
   const float v302 = v301 + 0.5f;
   const unsigned int v303 = core_bits_float32_uint32(v302);
   const unsigned int v304 = v303 - 1056964608u;
   const unsigned int v305 = v300 + 3355447295u;
   const unsigned int v306 = (unsigned int)(v300 >> 13);
   const unsigned int v307 = v306 & 1u;
   const unsigned int v308 = v305 + v307;
   const unsigned int v309 = (unsigned int)(v308 >> 13);
   const _Bool v310 = v300 > 2139095040u;
   const unsigned int v311 = v310 ? 32256u : 31744u;
   const _Bool v312 = v300 < 947912704u;
   const unsigned int v313 = v312 ? v304 : v309;
   const _Bool v314 = v300 >= 1199570944u;
   const unsigned int v315 = v314 ? v311 : v313;
   const unsigned int v316 = (unsigned int)(v299 >> 16);
   const unsigned int v317 = v316 & 32768u;
   const unsigned int v318 = v315 | v317;
   const unsigned short v319 = (unsigned short)v318;
   b0_out0_[j209] = v319;
  }
 }
}

static void softmax_0_558093a24d65(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
    const _Bool v31 = v30 > v29;
    const float v32 = v31 ? v30 : v29;
    column7[k10] = v32;
   }
  }
  float column33[256];
#pragma omp simd
  for (long long k34 = 0; k34 < v6; ++k34) {
   column33[k34] = 0.0f;
  }
  for (long long j35 = 0; j35 < n0_size0; ++j35) {
#pragma omp simd
   for (long long k36 = 0; k36 < v6; ++k36) {
    const long long v37 = v4 + k36;
    const unsigned short v38 = b1_x_[j35 * n3_stride3 + v37];
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
    const float v56 = column7[k36];
    const float v57 = v55 - v56;
    const _Bool v58 = v57 < (-0x1.a1464c0000000p+6f);
    const float v59 = v58 ? (-0x1.a1464c0000000p+6f) : v57;
    const float v60 = v59 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
    const float v61 = v60 - 0x1.8000000000000p+23f;
    const unsigned int v62 = core_bits_float32_uint32(v60);
    const unsigned int v63 = (unsigned int)(v62 << 23);
    const float v64 = v61 * (-0x1.62e4000000000p-1f) + v59;
    const float v65 = v61 * 0x1.7f7d1c0000000p-20f;
    const float v66 = v64 - v65;
    const float v67 = v66 * v66;
    const float v68 = 0x1.a1a0be0000000p-13f * v66 + 0x1.6d71a60000000p-10f;
    const float v69 = v68 * v66 + 0x1.1110900000000p-7f;
    const float v70 = v69 * v66 + 0x1.5554b20000000p-5f;
    const float v71 = v70 * v66 + 0x1.5555560000000p-3f;
    const float v72 = v71 * v66 + 0.5f;
    const float v73 = -v65;
    const float v74 = v67 * v72 + v73;
    const float v75 = 1.0f + v64;
    const float v76 = v75 - 1.0f;
    const float v77 = v64 - v76;
    const float v78 = v77 + v74;
    const float v79 = v75 + v78;
    const _Bool v80 = v59 < (-0x1.5a92d60000000p+6f);
    const unsigned int v81 = v80 ? 536870912u : 0u;
    const float v82 = v80 ? 0x1.0000000000000p-64f : 1.0f;
    const unsigned int v83 = core_bits_float32_uint32(v79);
    const unsigned int v84 = v83 + v63;
    const unsigned int v85 = v84 + v81;
    const float v86 = core_bits_uint32_float32(v85);
    const float v87 = v86 * v82;
    const _Bool v88 = v59 <= 0x1.62e42e0000000p+6f;
    const float v89 = v59 * __builtin_inff();
    const float v90 = v88 ? v87 : v89;
    const float v91 = column33[k36];
    const float v92 = v91 + v90;
    column33[k36] = v92;
   }
  }
  float column93[256];
#pragma omp simd
  for (long long k94 = 0; k94 < v6; ++k94) {
   const float v95 = column33[k94];
   const float v96 = 1.0f / v95;
   column93[k94] = v96;
  }
  for (long long j97 = 0; j97 < n0_size0; ++j97) {
#pragma omp simd
   for (long long k98 = 0; k98 < v6; ++k98) {
    const long long v99 = v4 + k98;
    const unsigned short v100 = b1_x_[j97 * n3_stride3 + v99];
    const unsigned int v101 = (unsigned int)v100;
    const unsigned int v102 = v101 & 32767u;
    const unsigned int v103 = (unsigned int)(v102 << 13);
    const unsigned int v104 = v101 & 31744u;
    const unsigned int v105 = v103 + 947912704u;
    const float v106 = core_bits_uint32_float32(v105);
    const float v107 = v106 - 0x1.0000000000000p-14f;
    const _Bool v108 = v104 == 31744u;
    const unsigned int v109 = v108 ? 1879048192u : 939524096u;
    const unsigned int v110 = v103 + v109;
    const _Bool v111 = v104 == 0u;
    const unsigned int v112 = core_bits_float32_uint32(v107);
    const unsigned int v113 = v111 ? v112 : v110;
    const unsigned int v114 = v101 & 32768u;
    const unsigned int v115 = (unsigned int)(v114 << 16);
    const unsigned int v116 = v113 | v115;
    const float v117 = core_bits_uint32_float32(v116);
    const float v118 = column7[k98];
    const float v119 = v117 - v118;
    const _Bool v120 = v119 < (-0x1.a1464c0000000p+6f);
    const float v121 = v120 ? (-0x1.a1464c0000000p+6f) : v119;
    const float v122 = v121 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
    const float v123 = v122 - 0x1.8000000000000p+23f;
    const unsigned int v124 = core_bits_float32_uint32(v122);
    const unsigned int v125 = (unsigned int)(v124 << 23);
    const float v126 = v123 * (-0x1.62e4000000000p-1f) + v121;
    const float v127 = v123 * 0x1.7f7d1c0000000p-20f;
    const float v128 = v126 - v127;
    const float v129 = v128 * v128;
    const float v130 = 0x1.a1a0be0000000p-13f * v128 + 0x1.6d71a60000000p-10f;
    const float v131 = v130 * v128 + 0x1.1110900000000p-7f;
    const float v132 = v131 * v128 + 0x1.5554b20000000p-5f;
    const float v133 = v132 * v128 + 0x1.5555560000000p-3f;
    const float v134 = v133 * v128 + 0.5f;
    const float v135 = -v127;
    const float v136 = v129 * v134 + v135;
    const float v137 = 1.0f + v126;
    const float v138 = v137 - 1.0f;
    const float v139 = v126 - v138;
    const float v140 = v139 + v136;
    const float v141 = v137 + v140;
    const _Bool v142 = v121 < (-0x1.5a92d60000000p+6f);
    const unsigned int v143 = v142 ? 536870912u : 0u;
    const float v144 = v142 ? 0x1.0000000000000p-64f : 1.0f;
    const unsigned int v145 = core_bits_float32_uint32(v141);
    const unsigned int v146 = v145 + v125;
    const unsigned int v147 = v146 + v143;
    const float v148 = core_bits_uint32_float32(v147);
    const float v149 = v148 * v144;
    const _Bool v150 = v121 <= 0x1.62e42e0000000p+6f;
    const float v151 = v121 * __builtin_inff();
    const float v152 = v150 ? v149 : v151;
    const float v153 = column93[k98];
    const float v154 = v152 * v153;
    const unsigned int v155 = core_bits_float32_uint32(v154);
    const unsigned int v156 = v155 & 2147483647u;
    const float v157 = core_bits_uint32_float32(v156);
    const float v158 = v157 + 0.5f;
    const unsigned int v159 = core_bits_float32_uint32(v158);
    const unsigned int v160 = v159 - 1056964608u;
    const unsigned int v161 = v156 + 3355447295u;
    const unsigned int v162 = (unsigned int)(v156 >> 13);
    const unsigned int v163 = v162 & 1u;
    const unsigned int v164 = v161 + v163;
    const unsigned int v165 = (unsigned int)(v164 >> 13);
    const _Bool v166 = v156 > 2139095040u;
    const unsigned int v167 = v166 ? 32256u : 31744u;
    const _Bool v168 = v156 < 947912704u;
    const unsigned int v169 = v168 ? v160 : v165;
    const _Bool v170 = v156 >= 1199570944u;
    const unsigned int v171 = v170 ? v167 : v169;
    const unsigned int v172 = (unsigned int)(v155 >> 16);
    const unsigned int v173 = v172 & 32768u;
    const unsigned int v174 = v171 | v173;
    const unsigned short v175 = (unsigned short)v174;
    const unsigned int v176 = (unsigned int)v175;
    const unsigned int v177 = v176 & 32767u;
    const unsigned int v178 = (unsigned int)(v177 << 13);
    const unsigned int v179 = v176 & 31744u;
    const unsigned int v180 = v178 + 947912704u;
    const float v181 = core_bits_uint32_float32(v180);
    const float v182 = v181 - 0x1.0000000000000p-14f;
    const _Bool v183 = v179 == 31744u;
    const unsigned int v184 = v183 ? 1879048192u : 939524096u;
    const unsigned int v185 = v178 + v184;
    const _Bool v186 = v179 == 0u;
    const unsigned int v187 = core_bits_float32_uint32(v182);
    const unsigned int v188 = v186 ? v187 : v185;
    const unsigned int v189 = v176 & 32768u;
    const unsigned int v190 = (unsigned int)(v189 << 16);
    const unsigned int v191 = v188 | v190;
    const unsigned int v192 = v191 & 2147483647u;
    const float v193 = core_bits_uint32_float32(v192);
    const float v194 = v193 + 0.5f;
    const unsigned int v195 = core_bits_float32_uint32(v194);
    const unsigned int v196 = v195 - 1056964608u;
    const unsigned int v197 = v192 + 3355447295u;
    const unsigned int v198 = (unsigned int)(v192 >> 13);
    const unsigned int v199 = v198 & 1u;
    const unsigned int v200 = v197 + v199;
    const unsigned int v201 = (unsigned int)(v200 >> 13);
    const _Bool v202 = v192 > 2139095040u;
    const unsigned int v203 = v202 ? 32256u : 31744u;
    const _Bool v204 = v192 < 947912704u;
    const unsigned int v205 = v204 ? v196 : v201;
    const _Bool v206 = v192 >= 1199570944u;
    const unsigned int v207 = v206 ? v203 : v205;
    const unsigned int v208 = (unsigned int)(v191 >> 16);
    const unsigned int v209 = v208 & 32768u;
    const unsigned int v210 = v207 | v209;
    const unsigned short v211 = (unsigned short)v210;
    b0_out0_[j97 * n2_stride2 + v99] = v211;
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
  {"4b5540cce0037c7546bf3028a0745025e8a2df41cb53e437d73b94ba722dbc5b", "softmax_0", softmax_0_4b5540cce003, 0, 1},
  {"90050705dcc6ab8633d601de0f2358dcc673b012217404104e599aafe968dd8a", "softmax_0", softmax_0_90050705dcc6, 0, 1},
  {"f93e6f97d6173f5fe4cd1eed66c3161b51faa765d285f117cd130ec4d9928581", "softmax_0", softmax_0_f93e6f97d617, 0, 1},
  {"9f6a89b4bfa606250a4916d23f34f5c59bcf08559f3270fe27a1c4a3ea300f93", "layer_norm_0", layer_norm_0_9f6a89b4bfa6, 0, 1},
  {"ad0f564d32fea92a06168a01ffd64fd2edce6d685c5d7bc94fe555c63330fb6d", "layer_norm_0", layer_norm_0_ad0f564d32fe, 0, 1},
  {"5a561837572c0361bc3dc256396b8c79146d65f2782bd786fadfa3f2a3c89bf9", "layer_norm_0", layer_norm_0_5a561837572c, 0, 1},
  {"508a6c2d24d8135812a920b30b90da554dc062f62969402f21c85efe184da114", "layer_norm_0", layer_norm_0_508a6c2d24d8, 0, 1},
  {"bae5afde7583c99c9d39d16fa6642d16a39d220b7a86faaf9936a254ed3294ac", "layer_norm_0", layer_norm_0_bae5afde7583, 0, 1},
  {"05e085246318c506db82843a6d1b00c2b9e6f1947a5c237c23af142c166fc945", "cumulative_sum_0", cumulative_sum_0_05e085246318, 0, 1},
  {"175bea739219b1226256d4e4bd6762d5ff3260d83b985ec3897017dbc2645774", "cumulative_sum_0", cumulative_sum_0_175bea739219, 0, 1},
  {"b4976c941ef138a563e399c802b986b4e581c51201260b4e79ad6865c5dcca76", "softmax_0", softmax_0_b4976c941ef1, 0, 1},
  {"cb34bdc720ffe91e7baed6d12930ee54eb7fffbd3a15f0da3fa080b8c434eb8d", "softmax_0", softmax_0_cb34bdc720ff, 0, 1},
  {"f5effa7810bf399fa0140be2b9b0d46c98ddcc2ffffa0c0e8677d392b5964ec8", "softmax_0", softmax_0_f5effa7810bf, 0, 1},
  {"4126af61a1cec046875014fc0b6974e0736d1092d71f49cd8b36a25ba8bd6f5d", "layer_norm_0", layer_norm_0_4126af61a1ce, 0, 1},
  {"fa725816f8b377d19b43a9ea5a658d9a42f6301ef854b576a5b391b9ca35bc6b", "layer_norm_0", layer_norm_0_fa725816f8b3, 0, 1},
  {"91a070f5542560cdb0bd53a6f5f1fda87f191c89024c12d067278c8902fe3f58", "layer_norm_0", layer_norm_0_91a070f55425, 0, 1},
  {"50d0e48ceaea8ac36861da1d1d821a84f8a655b6239bf9da5d215b18cc183014", "layer_norm_0", layer_norm_0_50d0e48ceaea, 0, 1},
  {"0833745ebe30b49818c1a3b042db2d443ea0e1117df8afbde81585f9ecaaf381", "layer_norm_0", layer_norm_0_0833745ebe30, 0, 1},
  {"906ef06d93e1e4ec56bcc202b411cb00d8fc67a392e6f5cd8ec82f440fc72df0", "cumulative_sum_0", cumulative_sum_0_906ef06d93e1, 0, 1},
  {"d6142a1b78841533d111a5dc55faf4b683eced9e15cde79d06d2cf3a84094420", "cumulative_sum_0", cumulative_sum_0_d6142a1b7884, 0, 1},
  {"17877bde931a1bd2007195c026a89af360b029f2f4035759a1f2099afe934056", "softmax_0", softmax_0_17877bde931a, 0, 1},
  {"f288f927e4e91e4e2bb12da6e8fac43549c5f61d3f89c12692d78f76ea9a372a", "softmax_0", softmax_0_f288f927e4e9, 0, 1},
  {"009623b8b738a5349fe258c958474ffdf54db6a50fe772f86b08ac7922d4aa93", "softmax_0", softmax_0_009623b8b738, 0, 1},
  {"b05e8a32452ab15e7c6921a8723658e04a69c0057d73e03bda2541c22076fee9", "layer_norm_0", layer_norm_0_b05e8a32452a, 0, 1},
  {"72a852402050f8fc9b712d0f27f026389fb8e42c06b6622f5dadc0e8b32652ad", "layer_norm_0", layer_norm_0_72a852402050, 0, 1},
  {"bbf40cc118bc466e9f7213e99aef59c5958012101abb27d83480d282b9ba93f9", "layer_norm_0", layer_norm_0_bbf40cc118bc, 0, 1},
  {"e6df2723143a2eb2226f5e6e681011dbd42314ea3ada50c49cd93f0cbb4d3f85", "layer_norm_0", layer_norm_0_e6df2723143a, 0, 1},
  {"ef18b520b55ea73c49ba9de77766372febc74269795062a688ce1c4ea3f9fba4", "layer_norm_0", layer_norm_0_ef18b520b55e, 0, 1},
  {"2ac53d9107510e13851e220fb1fd5f1bdc55001eb6f9b9467f74ed94a075ac23", "cumulative_sum_0", cumulative_sum_0_2ac53d910751, 0, 1},
  {"cf09a8103d9e2405549d2d20d9b78b994d1890012872c137aad4c7005df6b8a7", "cumulative_sum_0", cumulative_sum_0_cf09a8103d9e, 0, 1},
  {"5b4a65c836e2b6d625afec7a0a7ec2983ac82ec9afce5522a72b7e7ce2b33361", "softmax_0", softmax_0_5b4a65c836e2, 0, 1},
  {"72f9405ffa8234c4ceceaa06aa4b535981665784e87ec3e1fe65c432dde189f5", "softmax_0", softmax_0_72f9405ffa82, 0, 1},
  {"558093a24d6514b68ec6e073849ea71638f878b289839f51f4e32dec2aeca94a", "softmax_0", softmax_0_558093a24d65, 0, 1},
  {"e9bd8c35f53375db7ec78a7438dd5eae12c6cb33daa984a356df9474ce6880cc", "layer_norm_0", layer_norm_0_e9bd8c35f533, 0, 1},
  {"049a865b7c38778292b28c1282ceb136d89755da7dbd1ce6ad3ee62796cd2ffc", "layer_norm_0", layer_norm_0_049a865b7c38, 0, 1},
  {"a7649ed05659f1776e51102532f563fa21295613bb3c6c502f245d54382072b3", "layer_norm_0", layer_norm_0_a7649ed05659, 0, 1},
  {"a41236fa433195343352d8b0a86d851ddb3bf6f5cd72e9a04175d8b12cd94b16", "layer_norm_0", layer_norm_0_a41236fa4331, 0, 1},
  {"6a18f81bafe4e0c5c50e88d7ae36ef109a37ebd2c5644d24d98987a37c2ed385", "layer_norm_0", layer_norm_0_6a18f81bafe4, 0, 1},
  {"0a1ab7dc8ded971aa25860220745eb4127f9ef6cb0836f7d11d8fdbe5b3b1b10", "cumulative_sum_0", cumulative_sum_0_0a1ab7dc8ded, 0, 1},
  {"c81a97b49a3250ad7cb0b85479b570b2f25a89894a548ad6d175c95964a0e350", "cumulative_sum_0", cumulative_sum_0_c81a97b49a32, 0, 1},
};
CORE_BUILT_COUNT(rows);
