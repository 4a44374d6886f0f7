// Made by backends/cpu_x86/tools/generate.py from the operators' bodies: change those, run it.
#include "built.h"

static inline long long core_floordiv_index(long long a, long long b) { if (b == 0) return 0; if (b == -1) return (long long)(0 - (unsigned long long)a); long long q = (long long)(a / b); return (long long)(q - ((a % b != 0) & ((a < 0) != (b < 0)))); }
static inline unsigned int core_bits_float32_uint32(float a) { union { float from; unsigned int to; } u; u.from = a; return u.to; }
static inline int core_bits_float32_int32(float a) { union { float from; int to; } u; u.from = a; return u.to; }
static inline int core_bits_uint32_int32(unsigned int a) { union { unsigned int from; int to; } u; u.from = a; return u.to; }
static inline float core_bits_int32_float32(int a) { union { int from; float to; } u; u.from = a; return u.to; }
static inline float core_bits_uint32_float32(unsigned int a) { union { unsigned int from; float to; } u; u.from = a; return u.to; }
static inline unsigned long long core_bits_float64_uint64(double a) { union { double from; unsigned long long to; } u; u.from = a; return u.to; }
static inline double core_bits_uint64_float64(unsigned long long a) { union { unsigned long long from; double to; } u; u.from = a; return u.to; }

static void softmax_0_0e009097e448(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long n3_stride3 = (long long)scalars[3];
 for (long long i1 = begin; i1 < end; ++i1) {
  const _Bool v2 = n1_size1 >= 64;
  float v3;
  if (v2) {
   float lane4[64];
#pragma omp simd
   for (long long k5 = 0; k5 < 64; ++k5) {
    lane4[k5] = (-__builtin_inff());
   }
   const long long v6 = core_floordiv_index(n1_size1, 64);
   for (long long k7 = 0; k7 < v6; ++k7) {
    const long long v8 = k7 * 64;
#pragma omp simd
    for (long long k9 = 0; k9 < 64; ++k9) {
     const long long v10 = v8 + k9;
     const float v11 = b1_x_[i1 * n3_stride3 + v10];
     const float v12 = lane4[k9];
     const _Bool v13 = v12 > v11;
     const float v14 = v13 ? v12 : v11;
     lane4[k9] = v14;
    }
   }
   const long long v15 = v6 * 64;
   const long long v16 = n1_size1 - v15;
#pragma omp simd
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = v15 + k17;
    const float v19 = b1_x_[i1 * n3_stride3 + v18];
    const float v20 = lane4[k17];
    const _Bool v21 = v20 > v19;
    const float v22 = v21 ? v20 : v19;
    lane4[k17] = v22;
   }
#pragma omp simd
   for (long long k23 = 0; k23 < 32; ++k23) {
    const float v24 = lane4[k23];
    const long long v25 = k23 + 32;
    const float v26 = lane4[v25];
    const _Bool v27 = v24 > v26;
    const float v28 = v27 ? v24 : v26;
    lane4[k23] = v28;
   }
#pragma omp simd
   for (long long k29 = 0; k29 < 16; ++k29) {
    const float v30 = lane4[k29];
    const long long v31 = k29 + 16;
    const float v32 = lane4[v31];
    const _Bool v33 = v30 > v32;
    const float v34 = v33 ? v30 : v32;
    lane4[k29] = v34;
   }
#pragma omp simd
   for (long long k35 = 0; k35 < 8; ++k35) {
    const float v36 = lane4[k35];
    const long long v37 = k35 + 8;
    const float v38 = lane4[v37];
    const _Bool v39 = v36 > v38;
    const float v40 = v39 ? v36 : v38;
    lane4[k35] = v40;
   }
   float v41 = (-__builtin_inff());
   for (long long k42 = 0; k42 < 8; ++k42) {
    const float v43 = lane4[k42];
    const _Bool v44 = v41 > v43;
    const float v45 = v44 ? v41 : v43;
    v41 = v45;
   }
   v3 = v41;
  } else {
   float v46 = (-__builtin_inff());
   for (long long j47 = 0; j47 < n1_size1; ++j47) {
    const float v48 = b1_x_[i1 * n3_stride3 + j47];
    const _Bool v49 = v46 > v48;
    const float v50 = v49 ? v46 : v48;
    v46 = v50;
   }
   v3 = v46;
  }
#pragma omp simd
  for (long long j51 = 0; j51 < n1_size1; ++j51) {
   const float v52 = b1_x_[i1 * n3_stride3 + j51];
   const float v53 = v52 - v3;
   const unsigned int v54 = core_bits_float32_uint32(v53);
   const unsigned int v55 = core_bits_float32_uint32((-0x1.a1464c0000000p+6f));
   const unsigned int v56 = (v54 < v55 ? v54 : v55);
   const int v57 = core_bits_float32_int32(0x1.63e42e0000000p+6f);
   const int v58 = core_bits_uint32_int32(v56);
   const int v59 = (v58 < v57 ? v58 : v57);
   const float v60 = core_bits_int32_float32(v59);
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
   const _Bool v87 = v53 != v53;
   const float v88 = v87 ? v53 : v86;
   b0_out0_[i1 * n2_stride2 + j51] = v88;
  }
  const long long v89 = n1_size1 + 4095;
  const long long v90 = core_floordiv_index(v89, 4096);
  float lane91[64];
  float v92 = 0.0f;
  for (long long block93 = 0; block93 < v90; ++block93) {
   const long long v94 = block93 * 4096;
   const long long v95 = n1_size1 - v94;
   const long long v96 = (v95 < 4096 ? v95 : 4096);
#pragma omp simd
   for (long long k97 = 0; k97 < 64; ++k97) {
    lane91[k97] = 0.0f;
   }
   const long long v98 = core_floordiv_index(v96, 64);
   for (long long k99 = 0; k99 < v98; ++k99) {
    const long long v100 = k99 * 64;
    const long long v101 = v94 + v100;
#pragma omp simd
    for (long long k102 = 0; k102 < 64; ++k102) {
     const long long v103 = v101 + k102;
     const float v104 = lane91[k102];
     const float v105 = b0_out0_[i1 * n2_stride2 + v103];
     const float v106 = v104 + v105;
     lane91[k102] = v106;
    }
   }
   const long long v107 = v98 * 64;
   const long long v108 = v96 - v107;
   const long long v109 = v94 + v107;
#pragma omp simd
   for (long long k110 = 0; k110 < v108; ++k110) {
    const long long v111 = v109 + k110;
    const float v112 = lane91[k110];
    const float v113 = b0_out0_[i1 * n2_stride2 + v111];
    const float v114 = v112 + v113;
    lane91[k110] = v114;
   }
   float v115 = 0.0f;
#pragma omp simd reduction(+ : v115)
   for (long long k116 = 0; k116 < 64; ++k116) {
    const float v117 = lane91[k116];
    v115 = v115 + v117;
   }
   v92 = v92 + v115;
  }
  const float v118 = 1.0f / v92;
#pragma omp simd
  for (long long j119 = 0; j119 < n1_size1; ++j119) {
   const float v120 = b0_out0_[i1 * n2_stride2 + j119];
   const float v121 = v120 * v118;
   b0_out0_[i1 * n2_stride2 + j119] = v121;
  }
 }
}

static void softmax_0_ce873f3c12a6(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 if (begin < end) {
  const _Bool v1 = n0_size0 >= 64;
  float v2;
  if (v1) {
   float lane3[64];
#pragma omp simd
   for (long long k4 = 0; k4 < 64; ++k4) {
    lane3[k4] = (-__builtin_inff());
   }
   const long long v5 = core_floordiv_index(n0_size0, 64);
   for (long long k6 = 0; k6 < v5; ++k6) {
    const long long v7 = k6 * 64;
#pragma omp simd
    for (long long k8 = 0; k8 < 64; ++k8) {
     const long long v9 = v7 + k8;
     const float v10 = b1_x_[v9];
     const float v11 = lane3[k8];
     const _Bool v12 = v11 > v10;
     const float v13 = v12 ? v11 : v10;
     lane3[k8] = v13;
    }
   }
   const long long v14 = v5 * 64;
   const long long v15 = n0_size0 - v14;
#pragma omp simd
   for (long long k16 = 0; k16 < v15; ++k16) {
    const long long v17 = v14 + k16;
    const float v18 = b1_x_[v17];
    const float v19 = lane3[k16];
    const _Bool v20 = v19 > v18;
    const float v21 = v20 ? v19 : v18;
    lane3[k16] = v21;
   }
#pragma omp simd
   for (long long k22 = 0; k22 < 32; ++k22) {
    const float v23 = lane3[k22];
    const long long v24 = k22 + 32;
    const float v25 = lane3[v24];
    const _Bool v26 = v23 > v25;
    const float v27 = v26 ? v23 : v25;
    lane3[k22] = v27;
   }
#pragma omp simd
   for (long long k28 = 0; k28 < 16; ++k28) {
    const float v29 = lane3[k28];
    const long long v30 = k28 + 16;
    const float v31 = lane3[v30];
    const _Bool v32 = v29 > v31;
    const float v33 = v32 ? v29 : v31;
    lane3[k28] = v33;
   }
#pragma omp simd
   for (long long k34 = 0; k34 < 8; ++k34) {
    const float v35 = lane3[k34];
    const long long v36 = k34 + 8;
    const float v37 = lane3[v36];
    const _Bool v38 = v35 > v37;
    const float v39 = v38 ? v35 : v37;
    lane3[k34] = v39;
   }
   float v40 = (-__builtin_inff());
   for (long long k41 = 0; k41 < 8; ++k41) {
    const float v42 = lane3[k41];
    const _Bool v43 = v40 > v42;
    const float v44 = v43 ? v40 : v42;
    v40 = v44;
   }
   v2 = v40;
  } else {
   float v45 = (-__builtin_inff());
   for (long long j46 = 0; j46 < n0_size0; ++j46) {
    const float v47 = b1_x_[j46];
    const _Bool v48 = v45 > v47;
    const float v49 = v48 ? v45 : v47;
    v45 = v49;
   }
   v2 = v45;
  }
#pragma omp simd
  for (long long j50 = 0; j50 < n0_size0; ++j50) {
   const float v51 = b1_x_[j50];
   const float v52 = v51 - v2;
   const unsigned int v53 = core_bits_float32_uint32(v52);
   const unsigned int v54 = core_bits_float32_uint32((-0x1.a1464c0000000p+6f));
   const unsigned int v55 = (v53 < v54 ? v53 : v54);
   const int v56 = core_bits_float32_int32(0x1.63e42e0000000p+6f);
   const int v57 = core_bits_uint32_int32(v55);
   const int v58 = (v57 < v56 ? v57 : v56);
   const float v59 = core_bits_int32_float32(v58);
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
   const _Bool v86 = v52 != v52;
   const float v87 = v86 ? v52 : v85;
   b0_out0_[j50] = v87;
  }
  const long long v88 = n0_size0 + 4095;
  const long long v89 = core_floordiv_index(v88, 4096);
  float lane90[64];
  float v91 = 0.0f;
  for (long long block92 = 0; block92 < v89; ++block92) {
   const long long v93 = block92 * 4096;
   const long long v94 = n0_size0 - v93;
   const long long v95 = (v94 < 4096 ? v94 : 4096);
#pragma omp simd
   for (long long k96 = 0; k96 < 64; ++k96) {
    lane90[k96] = 0.0f;
   }
   const long long v97 = core_floordiv_index(v95, 64);
   for (long long k98 = 0; k98 < v97; ++k98) {
    const long long v99 = k98 * 64;
    const long long v100 = v93 + v99;
#pragma omp simd
    for (long long k101 = 0; k101 < 64; ++k101) {
     const long long v102 = v100 + k101;
     const float v103 = lane90[k101];
     const float v104 = b0_out0_[v102];
     const float v105 = v103 + v104;
     lane90[k101] = v105;
    }
   }
   const long long v106 = v97 * 64;
   const long long v107 = v95 - v106;
   const long long v108 = v93 + v106;
#pragma omp simd
   for (long long k109 = 0; k109 < v107; ++k109) {
    const long long v110 = v108 + k109;
    const float v111 = lane90[k109];
    const float v112 = b0_out0_[v110];
    const float v113 = v111 + v112;
    lane90[k109] = v113;
   }
   float v114 = 0.0f;
#pragma omp simd reduction(+ : v114)
   for (long long k115 = 0; k115 < 64; ++k115) {
    const float v116 = lane90[k115];
    v114 = v114 + v116;
   }
   v91 = v91 + v114;
  }
  const float v117 = 1.0f / v91;
#pragma omp simd
  for (long long j118 = 0; j118 < n0_size0; ++j118) {
   const float v119 = b0_out0_[j118];
   const float v120 = v119 * v117;
   b0_out0_[j118] = v120;
  }
 }
}

static void softmax_0_18cc544e6ad6(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
    const unsigned int v22 = core_bits_float32_uint32(v21);
    const unsigned int v23 = core_bits_float32_uint32((-0x1.a1464c0000000p+6f));
    const unsigned int v24 = (v22 < v23 ? v22 : v23);
    const int v25 = core_bits_float32_int32(0x1.63e42e0000000p+6f);
    const int v26 = core_bits_uint32_int32(v24);
    const int v27 = (v26 < v25 ? v26 : v25);
    const float v28 = core_bits_int32_float32(v27);
    const float v29 = __builtin_fmaf(v28, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
    const float v30 = v29 - 0x1.8000000000000p+23f;
    const float v31 = __builtin_fmaf(v30, (-0x1.62e4000000000p-1f), v28);
    const float v32 = __builtin_fmaf(v30, (-0x1.7f7d1c0000000p-20f), v31);
    const float v33 = 1.0f + v32;
    const float v34 = v33 - 1.0f;
    const float v35 = v32 - v34;
    const float v36 = v32 * v32;
    const float v37 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v32, 0x1.6d71a60000000p-10f);
    const float v38 = __builtin_fmaf(v37, v32, 0x1.1110900000000p-7f);
    const float v39 = __builtin_fmaf(v38, v32, 0x1.5554b20000000p-5f);
    const float v40 = __builtin_fmaf(v39, v32, 0x1.5555560000000p-3f);
    const float v41 = __builtin_fmaf(v40, v32, 0.5f);
    const float v42 = __builtin_fmaf(v36, v41, v35);
    const float v43 = v33 + v42;
    const unsigned int v44 = core_bits_float32_uint32(v29);
    const unsigned int v45 = (unsigned int)(v44 >> 1);
    const unsigned int v46 = (unsigned int)(v45 << 23);
    const unsigned int v47 = (unsigned int)(v44 << 23);
    const unsigned int v48 = v47 - v46;
    const unsigned int v49 = v46 + 1065353216u;
    const float v50 = core_bits_uint32_float32(v49);
    const float v51 = v43 * v50;
    const unsigned int v52 = v48 + 1065353216u;
    const float v53 = core_bits_uint32_float32(v52);
    const float v54 = v51 * v53;
    const _Bool v55 = v21 != v21;
    const float v56 = v55 ? v21 : v54;
    b0_out0_[j16 * n2_stride2 + v18] = v56;
   }
  }
  float column57[256];
#pragma omp simd
  for (long long k58 = 0; k58 < v6; ++k58) {
   column57[k58] = 0.0f;
  }
  float column59[256];
  const long long v60 = n0_size0 + 1023;
  const long long v61 = core_floordiv_index(v60, 1024);
  for (long long k62 = 0; k62 < v61; ++k62) {
   const long long v63 = k62 * 1024;
#pragma omp simd
   for (long long k64 = 0; k64 < v6; ++k64) {
    column59[k64] = 0.0f;
   }
   const long long v65 = n0_size0 - v63;
   const long long v66 = (v65 < 1024 ? v65 : 1024);
   for (long long k67 = 0; k67 < v66; ++k67) {
    const long long v68 = v63 + k67;
#pragma omp simd
    for (long long k69 = 0; k69 < v6; ++k69) {
     const long long v70 = v4 + k69;
     const float v71 = b0_out0_[v68 * n2_stride2 + v70];
     const float v72 = column59[k69];
     const float v73 = v72 + v71;
     column59[k69] = v73;
    }
   }
#pragma omp simd
   for (long long k74 = 0; k74 < v6; ++k74) {
    const float v75 = column57[k74];
    const float v76 = column59[k74];
    const float v77 = v75 + v76;
    column57[k74] = v77;
   }
  }
  float column78[256];
#pragma omp simd
  for (long long k79 = 0; k79 < v6; ++k79) {
   const float v80 = column57[k79];
   const float v81 = 1.0f / v80;
   column78[k79] = v81;
  }
  for (long long j82 = 0; j82 < n0_size0; ++j82) {
#pragma omp simd
   for (long long k83 = 0; k83 < v6; ++k83) {
    const long long v84 = v4 + k83;
    const float v85 = b0_out0_[j82 * n2_stride2 + v84];
    const float v86 = column78[k83];
    const float v87 = v85 * v86;
    b0_out0_[j82 * n2_stride2 + v84] = v87;
   }
  }
 }
}

static void log_softmax_0_8da711f5b11d(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long n3_stride3 = (long long)scalars[3];
 for (long long i1 = begin; i1 < end; ++i1) {
  const _Bool v2 = n1_size1 >= 64;
  float v3;
  if (v2) {
   float lane4[64];
#pragma omp simd
   for (long long k5 = 0; k5 < 64; ++k5) {
    lane4[k5] = (-__builtin_inff());
   }
   const long long v6 = core_floordiv_index(n1_size1, 64);
   for (long long k7 = 0; k7 < v6; ++k7) {
    const long long v8 = k7 * 64;
#pragma omp simd
    for (long long k9 = 0; k9 < 64; ++k9) {
     const long long v10 = v8 + k9;
     const float v11 = b1_x_[i1 * n3_stride3 + v10];
     const float v12 = lane4[k9];
     const _Bool v13 = v12 > v11;
     const float v14 = v13 ? v12 : v11;
     lane4[k9] = v14;
    }
   }
   const long long v15 = v6 * 64;
   const long long v16 = n1_size1 - v15;
#pragma omp simd
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = v15 + k17;
    const float v19 = b1_x_[i1 * n3_stride3 + v18];
    const float v20 = lane4[k17];
    const _Bool v21 = v20 > v19;
    const float v22 = v21 ? v20 : v19;
    lane4[k17] = v22;
   }
#pragma omp simd
   for (long long k23 = 0; k23 < 32; ++k23) {
    const float v24 = lane4[k23];
    const long long v25 = k23 + 32;
    const float v26 = lane4[v25];
    const _Bool v27 = v24 > v26;
    const float v28 = v27 ? v24 : v26;
    lane4[k23] = v28;
   }
#pragma omp simd
   for (long long k29 = 0; k29 < 16; ++k29) {
    const float v30 = lane4[k29];
    const long long v31 = k29 + 16;
    const float v32 = lane4[v31];
    const _Bool v33 = v30 > v32;
    const float v34 = v33 ? v30 : v32;
    lane4[k29] = v34;
   }
#pragma omp simd
   for (long long k35 = 0; k35 < 8; ++k35) {
    const float v36 = lane4[k35];
    const long long v37 = k35 + 8;
    const float v38 = lane4[v37];
    const _Bool v39 = v36 > v38;
    const float v40 = v39 ? v36 : v38;
    lane4[k35] = v40;
   }
   float v41 = (-__builtin_inff());
   for (long long k42 = 0; k42 < 8; ++k42) {
    const float v43 = lane4[k42];
    const _Bool v44 = v41 > v43;
    const float v45 = v44 ? v41 : v43;
    v41 = v45;
   }
   v3 = v41;
  } else {
   float v46 = (-__builtin_inff());
   for (long long j47 = 0; j47 < n1_size1; ++j47) {
    const float v48 = b1_x_[i1 * n3_stride3 + j47];
    const _Bool v49 = v46 > v48;
    const float v50 = v49 ? v46 : v48;
    v46 = v50;
   }
   v3 = v46;
  }
  const long long v51 = n1_size1 + 4095;
  const long long v52 = core_floordiv_index(v51, 4096);
  float lane53[64];
  float v54 = 0.0f;
  for (long long block55 = 0; block55 < v52; ++block55) {
   const long long v56 = block55 * 4096;
   const long long v57 = n1_size1 - v56;
   const long long v58 = (v57 < 4096 ? v57 : 4096);
#pragma omp simd
   for (long long k59 = 0; k59 < 64; ++k59) {
    lane53[k59] = 0.0f;
   }
   const long long v60 = core_floordiv_index(v58, 64);
   for (long long k61 = 0; k61 < v60; ++k61) {
    const long long v62 = k61 * 64;
    const long long v63 = v56 + v62;
#pragma omp simd
    for (long long k64 = 0; k64 < 64; ++k64) {
     const long long v65 = v63 + k64;
     const float v66 = lane53[k64];
     const float v67 = b1_x_[i1 * n3_stride3 + v65];
     const float v68 = v67 - v3;
     const unsigned int v69 = core_bits_float32_uint32(v68);
     const unsigned int v70 = core_bits_float32_uint32((-0x1.a1464c0000000p+6f));
     const unsigned int v71 = (v69 < v70 ? v69 : v70);
     const int v72 = core_bits_float32_int32(0x1.63e42e0000000p+6f);
     const int v73 = core_bits_uint32_int32(v71);
     const int v74 = (v73 < v72 ? v73 : v72);
     const float v75 = core_bits_int32_float32(v74);
     const float v76 = __builtin_fmaf(v75, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
     const float v77 = v76 - 0x1.8000000000000p+23f;
     const float v78 = __builtin_fmaf(v77, (-0x1.62e4000000000p-1f), v75);
     const float v79 = __builtin_fmaf(v77, (-0x1.7f7d1c0000000p-20f), v78);
     const float v80 = 1.0f + v79;
     const float v81 = v80 - 1.0f;
     const float v82 = v79 - v81;
     const float v83 = v79 * v79;
     const float v84 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v79, 0x1.6d71a60000000p-10f);
     const float v85 = __builtin_fmaf(v84, v79, 0x1.1110900000000p-7f);
     const float v86 = __builtin_fmaf(v85, v79, 0x1.5554b20000000p-5f);
     const float v87 = __builtin_fmaf(v86, v79, 0x1.5555560000000p-3f);
     const float v88 = __builtin_fmaf(v87, v79, 0.5f);
     const float v89 = __builtin_fmaf(v83, v88, v82);
     const float v90 = v80 + v89;
     const unsigned int v91 = core_bits_float32_uint32(v76);
     const unsigned int v92 = (unsigned int)(v91 >> 1);
     const unsigned int v93 = (unsigned int)(v92 << 23);
     const unsigned int v94 = (unsigned int)(v91 << 23);
     const unsigned int v95 = v94 - v93;
     const unsigned int v96 = v93 + 1065353216u;
     const float v97 = core_bits_uint32_float32(v96);
     const float v98 = v90 * v97;
     const unsigned int v99 = v95 + 1065353216u;
     const float v100 = core_bits_uint32_float32(v99);
     const float v101 = v98 * v100;
     const _Bool v102 = v68 != v68;
     const float v103 = v102 ? v68 : v101;
     const float v104 = v66 + v103;
     lane53[k64] = v104;
    }
   }
   const long long v105 = v60 * 64;
   const long long v106 = v58 - v105;
   const long long v107 = v56 + v105;
#pragma omp simd
   for (long long k108 = 0; k108 < v106; ++k108) {
    const long long v109 = v107 + k108;
    const float v110 = lane53[k108];
    const float v111 = b1_x_[i1 * n3_stride3 + v109];
    const float v112 = v111 - v3;
    const unsigned int v113 = core_bits_float32_uint32(v112);
    const unsigned int v114 = core_bits_float32_uint32((-0x1.a1464c0000000p+6f));
    const unsigned int v115 = (v113 < v114 ? v113 : v114);
    const int v116 = core_bits_float32_int32(0x1.63e42e0000000p+6f);
    const int v117 = core_bits_uint32_int32(v115);
    const int v118 = (v117 < v116 ? v117 : v116);
    const float v119 = core_bits_int32_float32(v118);
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
    const _Bool v146 = v112 != v112;
    const float v147 = v146 ? v112 : v145;
    const float v148 = v110 + v147;
    lane53[k108] = v148;
   }
   float v149 = 0.0f;
#pragma omp simd reduction(+ : v149)
   for (long long k150 = 0; k150 < 64; ++k150) {
    const float v151 = lane53[k150];
    v149 = v149 + v151;
   }
   v54 = v54 + v149;
  }
  const _Bool v152 = v54 < 0x1.0000000000000p-126f;
  const float v153 = v152 ? 0x1.0000000000000p+24f : 1.0f;
  const float v154 = v54 * v153;
  const unsigned int v155 = core_bits_float32_uint32(v154);
  const unsigned int v156 = v155 - 4290053363u;
  const unsigned int v157 = (unsigned int)(v156 >> 23);
  const unsigned int v158 = (unsigned int)(v157 << 23);
  const unsigned int v159 = v155 - v158;
  const unsigned int v160 = v159 + 1065353216u;
  const float v161 = core_bits_uint32_float32(v160);
  const unsigned int v162 = v157 | 1258291200u;
  const float v163 = core_bits_uint32_float32(v162);
  const float v164 = v163 - 0x1.0000000000000p+23f;
  const float v165 = v152 ? 151.0f : 127.0f;
  const float v166 = v164 - v165;
  const float v167 = v161 - 1.0f;
  const float v168 = v166 * 0x1.62e4000000000p-1f;
  const float v169 = v168 + v167;
  const float v170 = v169 - v168;
  const float v171 = v167 - v170;
  const float v172 = v167 * v167;
  const float v173 = v172 * v167;
  const float v174 = __builtin_fmaf(0x1.1c5dc40000000p-4f, v167, (-0x1.e115480000000p-4f));
  const float v175 = __builtin_fmaf(v174, v167, 0x1.e4c4aa0000000p-4f);
  const float v176 = __builtin_fmaf(v175, v167, (-0x1.fb81320000000p-4f));
  const float v177 = __builtin_fmaf(v176, v167, 0x1.2354de0000000p-3f);
  const float v178 = __builtin_fmaf(v177, v167, (-0x1.5561f80000000p-3f));
  const float v179 = __builtin_fmaf(v178, v167, 0x1.99a34a0000000p-3f);
  const float v180 = __builtin_fmaf(v179, v167, (-0x1.ffffee0000000p-3f));
  const float v181 = __builtin_fmaf(v180, v167, 0x1.55554a0000000p-2f);
  const float v182 = v172 * (-0.5f);
  const float v183 = __builtin_fmaf(v173, v181, v182);
  const float v184 = __builtin_fmaf(v166, 0x1.7f7d1c0000000p-20f, v183);
  const float v185 = v171 + v184;
  const float v186 = v169 + v185;
  const _Bool v187 = v54 < 0.0f;
  const float v188 = v187 ? (float)__builtin_nanf("") : v54;
  const _Bool v189 = v54 == 0.0f;
  const float v190 = v189 ? (-__builtin_inff()) : v188;
  const _Bool v191 = v54 > 0.0f;
  const _Bool v192 = v54 < __builtin_inff();
  const _Bool v193 = v191 & v192;
  const float v194 = v193 ? v186 : v190;
#pragma omp simd
  for (long long j195 = 0; j195 < n1_size1; ++j195) {
   const float v196 = b1_x_[i1 * n3_stride3 + j195];
   const float v197 = v196 - v3;
   const float v198 = v197 - v194;
   b0_out0_[i1 * n2_stride2 + j195] = v198;
  }
 }
}

static void log_softmax_0_24800e50ed4f(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 if (begin < end) {
  const _Bool v1 = n0_size0 >= 64;
  float v2;
  if (v1) {
   float lane3[64];
#pragma omp simd
   for (long long k4 = 0; k4 < 64; ++k4) {
    lane3[k4] = (-__builtin_inff());
   }
   const long long v5 = core_floordiv_index(n0_size0, 64);
   for (long long k6 = 0; k6 < v5; ++k6) {
    const long long v7 = k6 * 64;
#pragma omp simd
    for (long long k8 = 0; k8 < 64; ++k8) {
     const long long v9 = v7 + k8;
     const float v10 = b1_x_[v9];
     const float v11 = lane3[k8];
     const _Bool v12 = v11 > v10;
     const float v13 = v12 ? v11 : v10;
     lane3[k8] = v13;
    }
   }
   const long long v14 = v5 * 64;
   const long long v15 = n0_size0 - v14;
#pragma omp simd
   for (long long k16 = 0; k16 < v15; ++k16) {
    const long long v17 = v14 + k16;
    const float v18 = b1_x_[v17];
    const float v19 = lane3[k16];
    const _Bool v20 = v19 > v18;
    const float v21 = v20 ? v19 : v18;
    lane3[k16] = v21;
   }
#pragma omp simd
   for (long long k22 = 0; k22 < 32; ++k22) {
    const float v23 = lane3[k22];
    const long long v24 = k22 + 32;
    const float v25 = lane3[v24];
    const _Bool v26 = v23 > v25;
    const float v27 = v26 ? v23 : v25;
    lane3[k22] = v27;
   }
#pragma omp simd
   for (long long k28 = 0; k28 < 16; ++k28) {
    const float v29 = lane3[k28];
    const long long v30 = k28 + 16;
    const float v31 = lane3[v30];
    const _Bool v32 = v29 > v31;
    const float v33 = v32 ? v29 : v31;
    lane3[k28] = v33;
   }
#pragma omp simd
   for (long long k34 = 0; k34 < 8; ++k34) {
    const float v35 = lane3[k34];
    const long long v36 = k34 + 8;
    const float v37 = lane3[v36];
    const _Bool v38 = v35 > v37;
    const float v39 = v38 ? v35 : v37;
    lane3[k34] = v39;
   }
   float v40 = (-__builtin_inff());
   for (long long k41 = 0; k41 < 8; ++k41) {
    const float v42 = lane3[k41];
    const _Bool v43 = v40 > v42;
    const float v44 = v43 ? v40 : v42;
    v40 = v44;
   }
   v2 = v40;
  } else {
   float v45 = (-__builtin_inff());
   for (long long j46 = 0; j46 < n0_size0; ++j46) {
    const float v47 = b1_x_[j46];
    const _Bool v48 = v45 > v47;
    const float v49 = v48 ? v45 : v47;
    v45 = v49;
   }
   v2 = v45;
  }
  const long long v50 = n0_size0 + 4095;
  const long long v51 = core_floordiv_index(v50, 4096);
  float lane52[64];
  float v53 = 0.0f;
  for (long long block54 = 0; block54 < v51; ++block54) {
   const long long v55 = block54 * 4096;
   const long long v56 = n0_size0 - v55;
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
     const float v66 = b1_x_[v64];
     const float v67 = v66 - v2;
     const unsigned int v68 = core_bits_float32_uint32(v67);
     const unsigned int v69 = core_bits_float32_uint32((-0x1.a1464c0000000p+6f));
     const unsigned int v70 = (v68 < v69 ? v68 : v69);
     const int v71 = core_bits_float32_int32(0x1.63e42e0000000p+6f);
     const int v72 = core_bits_uint32_int32(v70);
     const int v73 = (v72 < v71 ? v72 : v71);
     const float v74 = core_bits_int32_float32(v73);
     const float v75 = __builtin_fmaf(v74, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
     const float v76 = v75 - 0x1.8000000000000p+23f;
     const float v77 = __builtin_fmaf(v76, (-0x1.62e4000000000p-1f), v74);
     const float v78 = __builtin_fmaf(v76, (-0x1.7f7d1c0000000p-20f), v77);
     const float v79 = 1.0f + v78;
     const float v80 = v79 - 1.0f;
     const float v81 = v78 - v80;
     const float v82 = v78 * v78;
     const float v83 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v78, 0x1.6d71a60000000p-10f);
     const float v84 = __builtin_fmaf(v83, v78, 0x1.1110900000000p-7f);
     const float v85 = __builtin_fmaf(v84, v78, 0x1.5554b20000000p-5f);
     const float v86 = __builtin_fmaf(v85, v78, 0x1.5555560000000p-3f);
     const float v87 = __builtin_fmaf(v86, v78, 0.5f);
     const float v88 = __builtin_fmaf(v82, v87, v81);
     const float v89 = v79 + v88;
     const unsigned int v90 = core_bits_float32_uint32(v75);
     const unsigned int v91 = (unsigned int)(v90 >> 1);
     const unsigned int v92 = (unsigned int)(v91 << 23);
     const unsigned int v93 = (unsigned int)(v90 << 23);
     const unsigned int v94 = v93 - v92;
     const unsigned int v95 = v92 + 1065353216u;
     const float v96 = core_bits_uint32_float32(v95);
     const float v97 = v89 * v96;
     const unsigned int v98 = v94 + 1065353216u;
     const float v99 = core_bits_uint32_float32(v98);
     const float v100 = v97 * v99;
     const _Bool v101 = v67 != v67;
     const float v102 = v101 ? v67 : v100;
     const float v103 = v65 + v102;
     lane52[k63] = v103;
    }
   }
   const long long v104 = v59 * 64;
   const long long v105 = v57 - v104;
   const long long v106 = v55 + v104;
#pragma omp simd
   for (long long k107 = 0; k107 < v105; ++k107) {
    const long long v108 = v106 + k107;
    const float v109 = lane52[k107];
    const float v110 = b1_x_[v108];
    const float v111 = v110 - v2;
    const unsigned int v112 = core_bits_float32_uint32(v111);
    const unsigned int v113 = core_bits_float32_uint32((-0x1.a1464c0000000p+6f));
    const unsigned int v114 = (v112 < v113 ? v112 : v113);
    const int v115 = core_bits_float32_int32(0x1.63e42e0000000p+6f);
    const int v116 = core_bits_uint32_int32(v114);
    const int v117 = (v116 < v115 ? v116 : v115);
    const float v118 = core_bits_int32_float32(v117);
    const float v119 = __builtin_fmaf(v118, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
    const float v120 = v119 - 0x1.8000000000000p+23f;
    const float v121 = __builtin_fmaf(v120, (-0x1.62e4000000000p-1f), v118);
    const float v122 = __builtin_fmaf(v120, (-0x1.7f7d1c0000000p-20f), v121);
    const float v123 = 1.0f + v122;
    const float v124 = v123 - 1.0f;
    const float v125 = v122 - v124;
    const float v126 = v122 * v122;
    const float v127 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v122, 0x1.6d71a60000000p-10f);
    const float v128 = __builtin_fmaf(v127, v122, 0x1.1110900000000p-7f);
    const float v129 = __builtin_fmaf(v128, v122, 0x1.5554b20000000p-5f);
    const float v130 = __builtin_fmaf(v129, v122, 0x1.5555560000000p-3f);
    const float v131 = __builtin_fmaf(v130, v122, 0.5f);
    const float v132 = __builtin_fmaf(v126, v131, v125);
    const float v133 = v123 + v132;
    const unsigned int v134 = core_bits_float32_uint32(v119);
    const unsigned int v135 = (unsigned int)(v134 >> 1);
    const unsigned int v136 = (unsigned int)(v135 << 23);
    const unsigned int v137 = (unsigned int)(v134 << 23);
    const unsigned int v138 = v137 - v136;
    const unsigned int v139 = v136 + 1065353216u;
    const float v140 = core_bits_uint32_float32(v139);
    const float v141 = v133 * v140;
    const unsigned int v142 = v138 + 1065353216u;
    const float v143 = core_bits_uint32_float32(v142);
    const float v144 = v141 * v143;
    const _Bool v145 = v111 != v111;
    const float v146 = v145 ? v111 : v144;
    const float v147 = v109 + v146;
    lane52[k107] = v147;
   }
   float v148 = 0.0f;
#pragma omp simd reduction(+ : v148)
   for (long long k149 = 0; k149 < 64; ++k149) {
    const float v150 = lane52[k149];
    v148 = v148 + v150;
   }
   v53 = v53 + v148;
  }
  const _Bool v151 = v53 < 0x1.0000000000000p-126f;
  const float v152 = v151 ? 0x1.0000000000000p+24f : 1.0f;
  const float v153 = v53 * v152;
  const unsigned int v154 = core_bits_float32_uint32(v153);
  const unsigned int v155 = v154 - 4290053363u;
  const unsigned int v156 = (unsigned int)(v155 >> 23);
  const unsigned int v157 = (unsigned int)(v156 << 23);
  const unsigned int v158 = v154 - v157;
  const unsigned int v159 = v158 + 1065353216u;
  const float v160 = core_bits_uint32_float32(v159);
  const unsigned int v161 = v156 | 1258291200u;
  const float v162 = core_bits_uint32_float32(v161);
  const float v163 = v162 - 0x1.0000000000000p+23f;
  const float v164 = v151 ? 151.0f : 127.0f;
  const float v165 = v163 - v164;
  const float v166 = v160 - 1.0f;
  const float v167 = v165 * 0x1.62e4000000000p-1f;
  const float v168 = v167 + v166;
  const float v169 = v168 - v167;
  const float v170 = v166 - v169;
  const float v171 = v166 * v166;
  const float v172 = v171 * v166;
  const float v173 = __builtin_fmaf(0x1.1c5dc40000000p-4f, v166, (-0x1.e115480000000p-4f));
  const float v174 = __builtin_fmaf(v173, v166, 0x1.e4c4aa0000000p-4f);
  const float v175 = __builtin_fmaf(v174, v166, (-0x1.fb81320000000p-4f));
  const float v176 = __builtin_fmaf(v175, v166, 0x1.2354de0000000p-3f);
  const float v177 = __builtin_fmaf(v176, v166, (-0x1.5561f80000000p-3f));
  const float v178 = __builtin_fmaf(v177, v166, 0x1.99a34a0000000p-3f);
  const float v179 = __builtin_fmaf(v178, v166, (-0x1.ffffee0000000p-3f));
  const float v180 = __builtin_fmaf(v179, v166, 0x1.55554a0000000p-2f);
  const float v181 = v171 * (-0.5f);
  const float v182 = __builtin_fmaf(v172, v180, v181);
  const float v183 = __builtin_fmaf(v165, 0x1.7f7d1c0000000p-20f, v182);
  const float v184 = v170 + v183;
  const float v185 = v168 + v184;
  const _Bool v186 = v53 < 0.0f;
  const float v187 = v186 ? (float)__builtin_nanf("") : v53;
  const _Bool v188 = v53 == 0.0f;
  const float v189 = v188 ? (-__builtin_inff()) : v187;
  const _Bool v190 = v53 > 0.0f;
  const _Bool v191 = v53 < __builtin_inff();
  const _Bool v192 = v190 & v191;
  const float v193 = v192 ? v185 : v189;
#pragma omp simd
  for (long long j194 = 0; j194 < n0_size0; ++j194) {
   const float v195 = b1_x_[j194];
   const float v196 = v195 - v2;
   const float v197 = v196 - v193;
   b0_out0_[j194] = v197;
  }
 }
}

static void rms_norm_0_8595cc0f1b14(void *const *buffers, const long long *scalars, long long begin, long long end) {
 float *b0_out0_ = (float *)buffers[0];
 const float *b1_x_ = (const float *)buffers[1];
 const float *b2_weight_ = (const float *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
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
     const float v19 = v18 * v18;
     const float v20 = v17 + v19;
     lane4[k15] = v20;
    }
   }
   const long long v21 = v11 * 64;
   const long long v22 = v9 - v21;
   const long long v23 = v7 + v21;
#pragma omp simd
   for (long long k24 = 0; k24 < v22; ++k24) {
    const long long v25 = v23 + k24;
    const float v26 = lane4[k24];
    const float v27 = b1_x_[i1 * n3_stride3 + v25];
    const float v28 = v27 * v27;
    const float v29 = v26 + v28;
    lane4[k24] = v29;
   }
   float v30 = 0.0f;
#pragma omp simd reduction(+ : v30)
   for (long long k31 = 0; k31 < 64; ++k31) {
    const float v32 = lane4[k31];
    v30 = v30 + v32;
   }
   v5 = v5 + v30;
  }
  const float v33 = (float)n4_size4;
  const float v34 = v5 / v33;
  const float v35 = v34 + 0x1.0000000000000p-23f;
  const float v36 = __builtin_sqrtf(v35);
  const float v37 = 1.0f / v36;
#pragma omp simd
  for (long long j38 = 0; j38 < n1_size1; ++j38) {
   const float v39 = b1_x_[i1 * n3_stride3 + j38];
   const float v40 = v39 * v37;
   const float v41 = b2_weight_[j38];
   const float v42 = v40 * v41;
   b0_out0_[i1 * n2_stride2 + j38] = v42;
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

static void softmax_0_06f0d849273c(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long n3_stride3 = (long long)scalars[3];
 for (long long i1 = begin; i1 < end; ++i1) {
  const _Bool v2 = n1_size1 >= 64;
  double v3;
  if (v2) {
   double lane4[64];
#pragma omp simd
   for (long long k5 = 0; k5 < 64; ++k5) {
    lane4[k5] = (-__builtin_inf());
   }
   const long long v6 = core_floordiv_index(n1_size1, 64);
   for (long long k7 = 0; k7 < v6; ++k7) {
    const long long v8 = k7 * 64;
#pragma omp simd
    for (long long k9 = 0; k9 < 64; ++k9) {
     const long long v10 = v8 + k9;
     const double v11 = b1_x_[i1 * n3_stride3 + v10];
     const double v12 = lane4[k9];
     const _Bool v13 = v12 > v11;
     const double v14 = v13 ? v12 : v11;
     lane4[k9] = v14;
    }
   }
   const long long v15 = v6 * 64;
   const long long v16 = n1_size1 - v15;
#pragma omp simd
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = v15 + k17;
    const double v19 = b1_x_[i1 * n3_stride3 + v18];
    const double v20 = lane4[k17];
    const _Bool v21 = v20 > v19;
    const double v22 = v21 ? v20 : v19;
    lane4[k17] = v22;
   }
#pragma omp simd
   for (long long k23 = 0; k23 < 32; ++k23) {
    const double v24 = lane4[k23];
    const long long v25 = k23 + 32;
    const double v26 = lane4[v25];
    const _Bool v27 = v24 > v26;
    const double v28 = v27 ? v24 : v26;
    lane4[k23] = v28;
   }
#pragma omp simd
   for (long long k29 = 0; k29 < 16; ++k29) {
    const double v30 = lane4[k29];
    const long long v31 = k29 + 16;
    const double v32 = lane4[v31];
    const _Bool v33 = v30 > v32;
    const double v34 = v33 ? v30 : v32;
    lane4[k29] = v34;
   }
#pragma omp simd
   for (long long k35 = 0; k35 < 8; ++k35) {
    const double v36 = lane4[k35];
    const long long v37 = k35 + 8;
    const double v38 = lane4[v37];
    const _Bool v39 = v36 > v38;
    const double v40 = v39 ? v36 : v38;
    lane4[k35] = v40;
   }
   double v41 = (-__builtin_inf());
   for (long long k42 = 0; k42 < 8; ++k42) {
    const double v43 = lane4[k42];
    const _Bool v44 = v41 > v43;
    const double v45 = v44 ? v41 : v43;
    v41 = v45;
   }
   v3 = v41;
  } else {
   double v46 = (-__builtin_inf());
   for (long long j47 = 0; j47 < n1_size1; ++j47) {
    const double v48 = b1_x_[i1 * n3_stride3 + j47];
    const _Bool v49 = v46 > v48;
    const double v50 = v49 ? v46 : v48;
    v46 = v50;
   }
   v3 = v46;
  }
#pragma omp simd
  for (long long j51 = 0; j51 < n1_size1; ++j51) {
   const double v52 = b1_x_[i1 * n3_stride3 + j51];
   const double v53 = v52 - v3;
   const _Bool v54 = v53 < (-0x1.74bd69d8d0f99p+9);
   const double v55 = v54 ? (-0x1.74bd69d8d0f99p+9) : v53;
   const double v56 = __builtin_fma(v55, 0x1.71547652b82fep+0, 0x1.8000000000000p+52);
   const double v57 = v56 - 0x1.8000000000000p+52;
   const unsigned long long v58 = core_bits_float64_uint64(v56);
   const unsigned long long v59 = (unsigned long long)(v58 << 52);
   const double v60 = __builtin_fma(v57, (-0x1.62e42fefa4000p-1), v55);
   const double v61 = v57 * (-0x1.8432a1b0e2634p-43);
   const double v62 = v60 - v61;
   const double v63 = v62 * v62;
   const double v64 = __builtin_fma(0x1.1f96401c3e92ap-29, v62, 0x1.af5e5e92928e8p-26);
   const double v65 = __builtin_fma(v64, v62, 0x1.27e4c5318ac48p-22);
   const double v66 = __builtin_fma(v65, v62, 0x1.71ddf8b09063ap-19);
   const double v67 = __builtin_fma(v66, v62, 0x1.a01a01b0d3a76p-16);
   const double v68 = __builtin_fma(v67, v62, 0x1.a01a01afaea77p-13);
   const double v69 = __builtin_fma(v68, v62, 0x1.6c16c16c14474p-10);
   const double v70 = __builtin_fma(v69, v62, 0x1.111111110f76fp-7);
   const double v71 = __builtin_fma(v70, v62, 0x1.555555555555ap-5);
   const double v72 = __builtin_fma(v71, v62, 0x1.5555555555559p-3);
   const double v73 = __builtin_fma(v72, v62, 0.5);
   const double v74 = -v61;
   const double v75 = __builtin_fma(v63, v73, v74);
   const double v76 = 1.0 + v60;
   const double v77 = v76 - 1.0;
   const double v78 = v60 - v77;
   const double v79 = v78 + v75;
   const double v80 = v76 + v79;
   const _Bool v81 = v55 < (-0x1.61da04cbafe44p+9);
   const unsigned long long v82 = v81 ? 288230376151711744ull : 0ull;
   const double v83 = v81 ? 0x1.0000000000000p-64 : 1.0;
   const unsigned long long v84 = core_bits_float64_uint64(v80);
   const unsigned long long v85 = v84 + v59;
   const unsigned long long v86 = v85 + v82;
   const double v87 = core_bits_uint64_float64(v86);
   const double v88 = v87 * v83;
   const _Bool v89 = v55 <= 0x1.62e42fefa39efp+9;
   const double v90 = v55 * __builtin_inf();
   const double v91 = v89 ? v88 : v90;
   b0_out0_[i1 * n2_stride2 + j51] = v91;
  }
  const long long v92 = n1_size1 + 4095;
  const long long v93 = core_floordiv_index(v92, 4096);
  double lane94[64];
  double v95 = 0.0;
  for (long long block96 = 0; block96 < v93; ++block96) {
   const long long v97 = block96 * 4096;
   const long long v98 = n1_size1 - v97;
   const long long v99 = (v98 < 4096 ? v98 : 4096);
#pragma omp simd
   for (long long k100 = 0; k100 < 64; ++k100) {
    lane94[k100] = 0.0;
   }
   const long long v101 = core_floordiv_index(v99, 64);
   for (long long k102 = 0; k102 < v101; ++k102) {
    const long long v103 = k102 * 64;
    const long long v104 = v97 + v103;
#pragma omp simd
    for (long long k105 = 0; k105 < 64; ++k105) {
     const long long v106 = v104 + k105;
     const double v107 = lane94[k105];
     const double v108 = b0_out0_[i1 * n2_stride2 + v106];
     const double v109 = v107 + v108;
     lane94[k105] = v109;
    }
   }
   const long long v110 = v101 * 64;
   const long long v111 = v99 - v110;
   const long long v112 = v97 + v110;
#pragma omp simd
   for (long long k113 = 0; k113 < v111; ++k113) {
    const long long v114 = v112 + k113;
    const double v115 = lane94[k113];
    const double v116 = b0_out0_[i1 * n2_stride2 + v114];
    const double v117 = v115 + v116;
    lane94[k113] = v117;
   }
   double v118 = 0.0;
#pragma omp simd reduction(+ : v118)
   for (long long k119 = 0; k119 < 64; ++k119) {
    const double v120 = lane94[k119];
    v118 = v118 + v120;
   }
   v95 = v95 + v118;
  }
  const double v121 = 1.0 / v95;
#pragma omp simd
  for (long long j122 = 0; j122 < n1_size1; ++j122) {
   const double v123 = b0_out0_[i1 * n2_stride2 + j122];
   const double v124 = v123 * v121;
   b0_out0_[i1 * n2_stride2 + j122] = v124;
  }
 }
}

static void softmax_0_f41597b4e970(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 if (begin < end) {
  const _Bool v1 = n0_size0 >= 64;
  double v2;
  if (v1) {
   double lane3[64];
#pragma omp simd
   for (long long k4 = 0; k4 < 64; ++k4) {
    lane3[k4] = (-__builtin_inf());
   }
   const long long v5 = core_floordiv_index(n0_size0, 64);
   for (long long k6 = 0; k6 < v5; ++k6) {
    const long long v7 = k6 * 64;
#pragma omp simd
    for (long long k8 = 0; k8 < 64; ++k8) {
     const long long v9 = v7 + k8;
     const double v10 = b1_x_[v9];
     const double v11 = lane3[k8];
     const _Bool v12 = v11 > v10;
     const double v13 = v12 ? v11 : v10;
     lane3[k8] = v13;
    }
   }
   const long long v14 = v5 * 64;
   const long long v15 = n0_size0 - v14;
#pragma omp simd
   for (long long k16 = 0; k16 < v15; ++k16) {
    const long long v17 = v14 + k16;
    const double v18 = b1_x_[v17];
    const double v19 = lane3[k16];
    const _Bool v20 = v19 > v18;
    const double v21 = v20 ? v19 : v18;
    lane3[k16] = v21;
   }
#pragma omp simd
   for (long long k22 = 0; k22 < 32; ++k22) {
    const double v23 = lane3[k22];
    const long long v24 = k22 + 32;
    const double v25 = lane3[v24];
    const _Bool v26 = v23 > v25;
    const double v27 = v26 ? v23 : v25;
    lane3[k22] = v27;
   }
#pragma omp simd
   for (long long k28 = 0; k28 < 16; ++k28) {
    const double v29 = lane3[k28];
    const long long v30 = k28 + 16;
    const double v31 = lane3[v30];
    const _Bool v32 = v29 > v31;
    const double v33 = v32 ? v29 : v31;
    lane3[k28] = v33;
   }
#pragma omp simd
   for (long long k34 = 0; k34 < 8; ++k34) {
    const double v35 = lane3[k34];
    const long long v36 = k34 + 8;
    const double v37 = lane3[v36];
    const _Bool v38 = v35 > v37;
    const double v39 = v38 ? v35 : v37;
    lane3[k34] = v39;
   }
   double v40 = (-__builtin_inf());
   for (long long k41 = 0; k41 < 8; ++k41) {
    const double v42 = lane3[k41];
    const _Bool v43 = v40 > v42;
    const double v44 = v43 ? v40 : v42;
    v40 = v44;
   }
   v2 = v40;
  } else {
   double v45 = (-__builtin_inf());
   for (long long j46 = 0; j46 < n0_size0; ++j46) {
    const double v47 = b1_x_[j46];
    const _Bool v48 = v45 > v47;
    const double v49 = v48 ? v45 : v47;
    v45 = v49;
   }
   v2 = v45;
  }
#pragma omp simd
  for (long long j50 = 0; j50 < n0_size0; ++j50) {
   const double v51 = b1_x_[j50];
   const double v52 = v51 - v2;
   const _Bool v53 = v52 < (-0x1.74bd69d8d0f99p+9);
   const double v54 = v53 ? (-0x1.74bd69d8d0f99p+9) : v52;
   const double v55 = __builtin_fma(v54, 0x1.71547652b82fep+0, 0x1.8000000000000p+52);
   const double v56 = v55 - 0x1.8000000000000p+52;
   const unsigned long long v57 = core_bits_float64_uint64(v55);
   const unsigned long long v58 = (unsigned long long)(v57 << 52);
   const double v59 = __builtin_fma(v56, (-0x1.62e42fefa4000p-1), v54);
   const double v60 = v56 * (-0x1.8432a1b0e2634p-43);
   const double v61 = v59 - v60;
   const double v62 = v61 * v61;
   const double v63 = __builtin_fma(0x1.1f96401c3e92ap-29, v61, 0x1.af5e5e92928e8p-26);
   const double v64 = __builtin_fma(v63, v61, 0x1.27e4c5318ac48p-22);
   const double v65 = __builtin_fma(v64, v61, 0x1.71ddf8b09063ap-19);
   const double v66 = __builtin_fma(v65, v61, 0x1.a01a01b0d3a76p-16);
   const double v67 = __builtin_fma(v66, v61, 0x1.a01a01afaea77p-13);
   const double v68 = __builtin_fma(v67, v61, 0x1.6c16c16c14474p-10);
   const double v69 = __builtin_fma(v68, v61, 0x1.111111110f76fp-7);
   const double v70 = __builtin_fma(v69, v61, 0x1.555555555555ap-5);
   const double v71 = __builtin_fma(v70, v61, 0x1.5555555555559p-3);
   const double v72 = __builtin_fma(v71, v61, 0.5);
   const double v73 = -v60;
   const double v74 = __builtin_fma(v62, v72, v73);
   const double v75 = 1.0 + v59;
   const double v76 = v75 - 1.0;
   const double v77 = v59 - v76;
   const double v78 = v77 + v74;
   const double v79 = v75 + v78;
   const _Bool v80 = v54 < (-0x1.61da04cbafe44p+9);
   const unsigned long long v81 = v80 ? 288230376151711744ull : 0ull;
   const double v82 = v80 ? 0x1.0000000000000p-64 : 1.0;
   const unsigned long long v83 = core_bits_float64_uint64(v79);
   const unsigned long long v84 = v83 + v58;
   const unsigned long long v85 = v84 + v81;
   const double v86 = core_bits_uint64_float64(v85);
   const double v87 = v86 * v82;
   const _Bool v88 = v54 <= 0x1.62e42fefa39efp+9;
   const double v89 = v54 * __builtin_inf();
   const double v90 = v88 ? v87 : v89;
   b0_out0_[j50] = v90;
  }
  const long long v91 = n0_size0 + 4095;
  const long long v92 = core_floordiv_index(v91, 4096);
  double lane93[64];
  double v94 = 0.0;
  for (long long block95 = 0; block95 < v92; ++block95) {
   const long long v96 = block95 * 4096;
   const long long v97 = n0_size0 - v96;
   const long long v98 = (v97 < 4096 ? v97 : 4096);
#pragma omp simd
   for (long long k99 = 0; k99 < 64; ++k99) {
    lane93[k99] = 0.0;
   }
   const long long v100 = core_floordiv_index(v98, 64);
   for (long long k101 = 0; k101 < v100; ++k101) {
    const long long v102 = k101 * 64;
    const long long v103 = v96 + v102;
#pragma omp simd
    for (long long k104 = 0; k104 < 64; ++k104) {
     const long long v105 = v103 + k104;
     const double v106 = lane93[k104];
     const double v107 = b0_out0_[v105];
     const double v108 = v106 + v107;
     lane93[k104] = v108;
    }
   }
   const long long v109 = v100 * 64;
   const long long v110 = v98 - v109;
   const long long v111 = v96 + v109;
#pragma omp simd
   for (long long k112 = 0; k112 < v110; ++k112) {
    const long long v113 = v111 + k112;
    const double v114 = lane93[k112];
    const double v115 = b0_out0_[v113];
    const double v116 = v114 + v115;
    lane93[k112] = v116;
   }
   double v117 = 0.0;
#pragma omp simd reduction(+ : v117)
   for (long long k118 = 0; k118 < 64; ++k118) {
    const double v119 = lane93[k118];
    v117 = v117 + v119;
   }
   v94 = v94 + v117;
  }
  const double v120 = 1.0 / v94;
#pragma omp simd
  for (long long j121 = 0; j121 < n0_size0; ++j121) {
   const double v122 = b0_out0_[j121];
   const double v123 = v122 * v120;
   b0_out0_[j121] = v123;
  }
 }
}

static void softmax_0_d68331c1d112(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
    const double v24 = __builtin_fma(v23, 0x1.71547652b82fep+0, 0x1.8000000000000p+52);
    const double v25 = v24 - 0x1.8000000000000p+52;
    const unsigned long long v26 = core_bits_float64_uint64(v24);
    const unsigned long long v27 = (unsigned long long)(v26 << 52);
    const double v28 = __builtin_fma(v25, (-0x1.62e42fefa4000p-1), v23);
    const double v29 = v25 * (-0x1.8432a1b0e2634p-43);
    const double v30 = v28 - v29;
    const double v31 = v30 * v30;
    const double v32 = __builtin_fma(0x1.1f96401c3e92ap-29, v30, 0x1.af5e5e92928e8p-26);
    const double v33 = __builtin_fma(v32, v30, 0x1.27e4c5318ac48p-22);
    const double v34 = __builtin_fma(v33, v30, 0x1.71ddf8b09063ap-19);
    const double v35 = __builtin_fma(v34, v30, 0x1.a01a01b0d3a76p-16);
    const double v36 = __builtin_fma(v35, v30, 0x1.a01a01afaea77p-13);
    const double v37 = __builtin_fma(v36, v30, 0x1.6c16c16c14474p-10);
    const double v38 = __builtin_fma(v37, v30, 0x1.111111110f76fp-7);
    const double v39 = __builtin_fma(v38, v30, 0x1.555555555555ap-5);
    const double v40 = __builtin_fma(v39, v30, 0x1.5555555555559p-3);
    const double v41 = __builtin_fma(v40, v30, 0.5);
    const double v42 = -v29;
    const double v43 = __builtin_fma(v31, v41, v42);
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
  double column62[256];
  const long long v63 = n0_size0 + 1023;
  const long long v64 = core_floordiv_index(v63, 1024);
  for (long long k65 = 0; k65 < v64; ++k65) {
   const long long v66 = k65 * 1024;
#pragma omp simd
   for (long long k67 = 0; k67 < v6; ++k67) {
    column62[k67] = 0.0;
   }
   const long long v68 = n0_size0 - v66;
   const long long v69 = (v68 < 1024 ? v68 : 1024);
   for (long long k70 = 0; k70 < v69; ++k70) {
    const long long v71 = v66 + k70;
#pragma omp simd
    for (long long k72 = 0; k72 < v6; ++k72) {
     const long long v73 = v4 + k72;
     const double v74 = b0_out0_[v71 * n2_stride2 + v73];
     const double v75 = column62[k72];
     const double v76 = v75 + v74;
     column62[k72] = v76;
    }
   }
#pragma omp simd
   for (long long k77 = 0; k77 < v6; ++k77) {
    const double v78 = column60[k77];
    const double v79 = column62[k77];
    const double v80 = v78 + v79;
    column60[k77] = v80;
   }
  }
  double column81[256];
#pragma omp simd
  for (long long k82 = 0; k82 < v6; ++k82) {
   const double v83 = column60[k82];
   const double v84 = 1.0 / v83;
   column81[k82] = v84;
  }
  for (long long j85 = 0; j85 < n0_size0; ++j85) {
#pragma omp simd
   for (long long k86 = 0; k86 < v6; ++k86) {
    const long long v87 = v4 + k86;
    const double v88 = b0_out0_[j85 * n2_stride2 + v87];
    const double v89 = column81[k86];
    const double v90 = v88 * v89;
    b0_out0_[j85 * n2_stride2 + v87] = v90;
   }
  }
 }
}

static void log_softmax_0_c3203cbf90ee(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long n3_stride3 = (long long)scalars[3];
 for (long long i1 = begin; i1 < end; ++i1) {
  const _Bool v2 = n1_size1 >= 64;
  double v3;
  if (v2) {
   double lane4[64];
#pragma omp simd
   for (long long k5 = 0; k5 < 64; ++k5) {
    lane4[k5] = (-__builtin_inf());
   }
   const long long v6 = core_floordiv_index(n1_size1, 64);
   for (long long k7 = 0; k7 < v6; ++k7) {
    const long long v8 = k7 * 64;
#pragma omp simd
    for (long long k9 = 0; k9 < 64; ++k9) {
     const long long v10 = v8 + k9;
     const double v11 = b1_x_[i1 * n3_stride3 + v10];
     const double v12 = lane4[k9];
     const _Bool v13 = v12 > v11;
     const double v14 = v13 ? v12 : v11;
     lane4[k9] = v14;
    }
   }
   const long long v15 = v6 * 64;
   const long long v16 = n1_size1 - v15;
#pragma omp simd
   for (long long k17 = 0; k17 < v16; ++k17) {
    const long long v18 = v15 + k17;
    const double v19 = b1_x_[i1 * n3_stride3 + v18];
    const double v20 = lane4[k17];
    const _Bool v21 = v20 > v19;
    const double v22 = v21 ? v20 : v19;
    lane4[k17] = v22;
   }
#pragma omp simd
   for (long long k23 = 0; k23 < 32; ++k23) {
    const double v24 = lane4[k23];
    const long long v25 = k23 + 32;
    const double v26 = lane4[v25];
    const _Bool v27 = v24 > v26;
    const double v28 = v27 ? v24 : v26;
    lane4[k23] = v28;
   }
#pragma omp simd
   for (long long k29 = 0; k29 < 16; ++k29) {
    const double v30 = lane4[k29];
    const long long v31 = k29 + 16;
    const double v32 = lane4[v31];
    const _Bool v33 = v30 > v32;
    const double v34 = v33 ? v30 : v32;
    lane4[k29] = v34;
   }
#pragma omp simd
   for (long long k35 = 0; k35 < 8; ++k35) {
    const double v36 = lane4[k35];
    const long long v37 = k35 + 8;
    const double v38 = lane4[v37];
    const _Bool v39 = v36 > v38;
    const double v40 = v39 ? v36 : v38;
    lane4[k35] = v40;
   }
   double v41 = (-__builtin_inf());
   for (long long k42 = 0; k42 < 8; ++k42) {
    const double v43 = lane4[k42];
    const _Bool v44 = v41 > v43;
    const double v45 = v44 ? v41 : v43;
    v41 = v45;
   }
   v3 = v41;
  } else {
   double v46 = (-__builtin_inf());
   for (long long j47 = 0; j47 < n1_size1; ++j47) {
    const double v48 = b1_x_[i1 * n3_stride3 + j47];
    const _Bool v49 = v46 > v48;
    const double v50 = v49 ? v46 : v48;
    v46 = v50;
   }
   v3 = v46;
  }
  const long long v51 = n1_size1 + 4095;
  const long long v52 = core_floordiv_index(v51, 4096);
  double lane53[64];
  double v54 = 0.0;
  for (long long block55 = 0; block55 < v52; ++block55) {
   const long long v56 = block55 * 4096;
   const long long v57 = n1_size1 - v56;
   const long long v58 = (v57 < 4096 ? v57 : 4096);
#pragma omp simd
   for (long long k59 = 0; k59 < 64; ++k59) {
    lane53[k59] = 0.0;
   }
   const long long v60 = core_floordiv_index(v58, 64);
   for (long long k61 = 0; k61 < v60; ++k61) {
    const long long v62 = k61 * 64;
    const long long v63 = v56 + v62;
#pragma omp simd
    for (long long k64 = 0; k64 < 64; ++k64) {
     const long long v65 = v63 + k64;
     const double v66 = lane53[k64];
     const double v67 = b1_x_[i1 * n3_stride3 + v65];
     const double v68 = v67 - v3;
     const _Bool v69 = v68 < (-0x1.74bd69d8d0f99p+9);
     const double v70 = v69 ? (-0x1.74bd69d8d0f99p+9) : v68;
     const double v71 = __builtin_fma(v70, 0x1.71547652b82fep+0, 0x1.8000000000000p+52);
     const double v72 = v71 - 0x1.8000000000000p+52;
     const unsigned long long v73 = core_bits_float64_uint64(v71);
     const unsigned long long v74 = (unsigned long long)(v73 << 52);
     const double v75 = __builtin_fma(v72, (-0x1.62e42fefa4000p-1), v70);
     const double v76 = v72 * (-0x1.8432a1b0e2634p-43);
     const double v77 = v75 - v76;
     const double v78 = v77 * v77;
     const double v79 = __builtin_fma(0x1.1f96401c3e92ap-29, v77, 0x1.af5e5e92928e8p-26);
     const double v80 = __builtin_fma(v79, v77, 0x1.27e4c5318ac48p-22);
     const double v81 = __builtin_fma(v80, v77, 0x1.71ddf8b09063ap-19);
     const double v82 = __builtin_fma(v81, v77, 0x1.a01a01b0d3a76p-16);
     const double v83 = __builtin_fma(v82, v77, 0x1.a01a01afaea77p-13);
     const double v84 = __builtin_fma(v83, v77, 0x1.6c16c16c14474p-10);
     const double v85 = __builtin_fma(v84, v77, 0x1.111111110f76fp-7);
     const double v86 = __builtin_fma(v85, v77, 0x1.555555555555ap-5);
     const double v87 = __builtin_fma(v86, v77, 0x1.5555555555559p-3);
     const double v88 = __builtin_fma(v87, v77, 0.5);
     const double v89 = -v76;
     const double v90 = __builtin_fma(v78, v88, v89);
     const double v91 = 1.0 + v75;
     const double v92 = v91 - 1.0;
     const double v93 = v75 - v92;
     const double v94 = v93 + v90;
     const double v95 = v91 + v94;
     const _Bool v96 = v70 < (-0x1.61da04cbafe44p+9);
     const unsigned long long v97 = v96 ? 288230376151711744ull : 0ull;
     const double v98 = v96 ? 0x1.0000000000000p-64 : 1.0;
     const unsigned long long v99 = core_bits_float64_uint64(v95);
     const unsigned long long v100 = v99 + v74;
     const unsigned long long v101 = v100 + v97;
     const double v102 = core_bits_uint64_float64(v101);
     const double v103 = v102 * v98;
     const _Bool v104 = v70 <= 0x1.62e42fefa39efp+9;
     const double v105 = v70 * __builtin_inf();
     const double v106 = v104 ? v103 : v105;
     const double v107 = v66 + v106;
     lane53[k64] = v107;
    }
   }
   const long long v108 = v60 * 64;
   const long long v109 = v58 - v108;
   const long long v110 = v56 + v108;
#pragma omp simd
   for (long long k111 = 0; k111 < v109; ++k111) {
    const long long v112 = v110 + k111;
    const double v113 = lane53[k111];
    const double v114 = b1_x_[i1 * n3_stride3 + v112];
    const double v115 = v114 - v3;
    const _Bool v116 = v115 < (-0x1.74bd69d8d0f99p+9);
    const double v117 = v116 ? (-0x1.74bd69d8d0f99p+9) : v115;
    const double v118 = __builtin_fma(v117, 0x1.71547652b82fep+0, 0x1.8000000000000p+52);
    const double v119 = v118 - 0x1.8000000000000p+52;
    const unsigned long long v120 = core_bits_float64_uint64(v118);
    const unsigned long long v121 = (unsigned long long)(v120 << 52);
    const double v122 = __builtin_fma(v119, (-0x1.62e42fefa4000p-1), v117);
    const double v123 = v119 * (-0x1.8432a1b0e2634p-43);
    const double v124 = v122 - v123;
    const double v125 = v124 * v124;
    const double v126 = __builtin_fma(0x1.1f96401c3e92ap-29, v124, 0x1.af5e5e92928e8p-26);
    const double v127 = __builtin_fma(v126, v124, 0x1.27e4c5318ac48p-22);
    const double v128 = __builtin_fma(v127, v124, 0x1.71ddf8b09063ap-19);
    const double v129 = __builtin_fma(v128, v124, 0x1.a01a01b0d3a76p-16);
    const double v130 = __builtin_fma(v129, v124, 0x1.a01a01afaea77p-13);
    const double v131 = __builtin_fma(v130, v124, 0x1.6c16c16c14474p-10);
    const double v132 = __builtin_fma(v131, v124, 0x1.111111110f76fp-7);
    const double v133 = __builtin_fma(v132, v124, 0x1.555555555555ap-5);
    const double v134 = __builtin_fma(v133, v124, 0x1.5555555555559p-3);
    const double v135 = __builtin_fma(v134, v124, 0.5);
    const double v136 = -v123;
    const double v137 = __builtin_fma(v125, v135, v136);
    const double v138 = 1.0 + v122;
    const double v139 = v138 - 1.0;
    const double v140 = v122 - v139;
    const double v141 = v140 + v137;
    const double v142 = v138 + v141;
    const _Bool v143 = v117 < (-0x1.61da04cbafe44p+9);
    const unsigned long long v144 = v143 ? 288230376151711744ull : 0ull;
    const double v145 = v143 ? 0x1.0000000000000p-64 : 1.0;
    const unsigned long long v146 = core_bits_float64_uint64(v142);
    const unsigned long long v147 = v146 + v121;
    const unsigned long long v148 = v147 + v144;
    const double v149 = core_bits_uint64_float64(v148);
    const double v150 = v149 * v145;
    const _Bool v151 = v117 <= 0x1.62e42fefa39efp+9;
    const double v152 = v117 * __builtin_inf();
    const double v153 = v151 ? v150 : v152;
    const double v154 = v113 + v153;
    lane53[k111] = v154;
   }
   double v155 = 0.0;
#pragma omp simd reduction(+ : v155)
   for (long long k156 = 0; k156 < 64; ++k156) {
    const double v157 = lane53[k156];
    v155 = v155 + v157;
   }
   v54 = v54 + v155;
  }
  const _Bool v158 = v54 < 0x1.0000000000000p-1022;
  const double v159 = v158 ? 0x1.0000000000000p+53 : 1.0;
  const double v160 = v54 * v159;
  const unsigned long long v161 = core_bits_float64_uint64(v160);
  const unsigned long long v162 = v161 - 18444105926127336397ull;
  const unsigned long long v163 = (unsigned long long)(v162 >> 52);
  const unsigned long long v164 = (unsigned long long)(v163 << 52);
  const unsigned long long v165 = v161 - v164;
  const unsigned long long v166 = v165 + 4607182418800017408ull;
  const double v167 = core_bits_uint64_float64(v166);
  const unsigned long long v168 = v163 | 4841369599423283200ull;
  const double v169 = core_bits_uint64_float64(v168);
  const double v170 = v169 - 0x1.0000000000000p+52;
  const double v171 = v158 ? 1076.0 : 1023.0;
  const double v172 = v170 - v171;
  const double v173 = v167 - 1.0;
  const double v174 = v172 * 0x1.62e42fefa4000p-1;
  const double v175 = v174 + v173;
  const double v176 = v175 - v174;
  const double v177 = v173 - v176;
  const double v178 = v173 * v173;
  const double v179 = v178 * 0.5;
  const double v180 = 2.0 + v173;
  const double v181 = v173 / v180;
  const double v182 = v181 * v181;
  const double v183 = __builtin_fma(0x1.2edb541474829p-3, v182, 0x1.39a63a57bd568p-3);
  const double v184 = __builtin_fma(v183, v182, 0x1.74660e2a8bff1p-3);
  const double v185 = __builtin_fma(v184, v182, 0x1.c71c531197edep-3);
  const double v186 = __builtin_fma(v185, v182, 0x1.249249407dd59p-2);
  const double v187 = __builtin_fma(v186, v182, 0x1.9999999981cedp-2);
  const double v188 = __builtin_fma(v187, v182, 0x1.555555555558bp-1);
  const double v189 = __builtin_fma(v182, v188, v179);
  const double v190 = v181 * v189;
  const double v191 = v190 - v179;
  const double v192 = __builtin_fma(v172, (-0x1.8432a1b0e2634p-43), v191);
  const double v193 = v177 + v192;
  const double v194 = v175 + v193;
  const _Bool v195 = v54 < 0.0;
  const double v196 = v195 ? __builtin_nan("") : v54;
  const _Bool v197 = v54 == 0.0;
  const double v198 = v197 ? (-__builtin_inf()) : v196;
  const _Bool v199 = v54 > 0.0;
  const _Bool v200 = v54 < __builtin_inf();
  const _Bool v201 = v199 & v200;
  const double v202 = v201 ? v194 : v198;
#pragma omp simd
  for (long long j203 = 0; j203 < n1_size1; ++j203) {
   const double v204 = b1_x_[i1 * n3_stride3 + j203];
   const double v205 = v204 - v3;
   const double v206 = v205 - v202;
   b0_out0_[i1 * n2_stride2 + j203] = v206;
  }
 }
}

static void log_softmax_0_bf3a808521bf(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 if (begin < end) {
  const _Bool v1 = n0_size0 >= 64;
  double v2;
  if (v1) {
   double lane3[64];
#pragma omp simd
   for (long long k4 = 0; k4 < 64; ++k4) {
    lane3[k4] = (-__builtin_inf());
   }
   const long long v5 = core_floordiv_index(n0_size0, 64);
   for (long long k6 = 0; k6 < v5; ++k6) {
    const long long v7 = k6 * 64;
#pragma omp simd
    for (long long k8 = 0; k8 < 64; ++k8) {
     const long long v9 = v7 + k8;
     const double v10 = b1_x_[v9];
     const double v11 = lane3[k8];
     const _Bool v12 = v11 > v10;
     const double v13 = v12 ? v11 : v10;
     lane3[k8] = v13;
    }
   }
   const long long v14 = v5 * 64;
   const long long v15 = n0_size0 - v14;
#pragma omp simd
   for (long long k16 = 0; k16 < v15; ++k16) {
    const long long v17 = v14 + k16;
    const double v18 = b1_x_[v17];
    const double v19 = lane3[k16];
    const _Bool v20 = v19 > v18;
    const double v21 = v20 ? v19 : v18;
    lane3[k16] = v21;
   }
#pragma omp simd
   for (long long k22 = 0; k22 < 32; ++k22) {
    const double v23 = lane3[k22];
    const long long v24 = k22 + 32;
    const double v25 = lane3[v24];
    const _Bool v26 = v23 > v25;
    const double v27 = v26 ? v23 : v25;
    lane3[k22] = v27;
   }
#pragma omp simd
   for (long long k28 = 0; k28 < 16; ++k28) {
    const double v29 = lane3[k28];
    const long long v30 = k28 + 16;
    const double v31 = lane3[v30];
    const _Bool v32 = v29 > v31;
    const double v33 = v32 ? v29 : v31;
    lane3[k28] = v33;
   }
#pragma omp simd
   for (long long k34 = 0; k34 < 8; ++k34) {
    const double v35 = lane3[k34];
    const long long v36 = k34 + 8;
    const double v37 = lane3[v36];
    const _Bool v38 = v35 > v37;
    const double v39 = v38 ? v35 : v37;
    lane3[k34] = v39;
   }
   double v40 = (-__builtin_inf());
   for (long long k41 = 0; k41 < 8; ++k41) {
    const double v42 = lane3[k41];
    const _Bool v43 = v40 > v42;
    const double v44 = v43 ? v40 : v42;
    v40 = v44;
   }
   v2 = v40;
  } else {
   double v45 = (-__builtin_inf());
   for (long long j46 = 0; j46 < n0_size0; ++j46) {
    const double v47 = b1_x_[j46];
    const _Bool v48 = v45 > v47;
    const double v49 = v48 ? v45 : v47;
    v45 = v49;
   }
   v2 = v45;
  }
  const long long v50 = n0_size0 + 4095;
  const long long v51 = core_floordiv_index(v50, 4096);
  double lane52[64];
  double v53 = 0.0;
  for (long long block54 = 0; block54 < v51; ++block54) {
   const long long v55 = block54 * 4096;
   const long long v56 = n0_size0 - v55;
   const long long v57 = (v56 < 4096 ? v56 : 4096);
#pragma omp simd
   for (long long k58 = 0; k58 < 64; ++k58) {
    lane52[k58] = 0.0;
   }
   const long long v59 = core_floordiv_index(v57, 64);
   for (long long k60 = 0; k60 < v59; ++k60) {
    const long long v61 = k60 * 64;
    const long long v62 = v55 + v61;
#pragma omp simd
    for (long long k63 = 0; k63 < 64; ++k63) {
     const long long v64 = v62 + k63;
     const double v65 = lane52[k63];
     const double v66 = b1_x_[v64];
     const double v67 = v66 - v2;
     const _Bool v68 = v67 < (-0x1.74bd69d8d0f99p+9);
     const double v69 = v68 ? (-0x1.74bd69d8d0f99p+9) : v67;
     const double v70 = __builtin_fma(v69, 0x1.71547652b82fep+0, 0x1.8000000000000p+52);
     const double v71 = v70 - 0x1.8000000000000p+52;
     const unsigned long long v72 = core_bits_float64_uint64(v70);
     const unsigned long long v73 = (unsigned long long)(v72 << 52);
     const double v74 = __builtin_fma(v71, (-0x1.62e42fefa4000p-1), v69);
     const double v75 = v71 * (-0x1.8432a1b0e2634p-43);
     const double v76 = v74 - v75;
     const double v77 = v76 * v76;
     const double v78 = __builtin_fma(0x1.1f96401c3e92ap-29, v76, 0x1.af5e5e92928e8p-26);
     const double v79 = __builtin_fma(v78, v76, 0x1.27e4c5318ac48p-22);
     const double v80 = __builtin_fma(v79, v76, 0x1.71ddf8b09063ap-19);
     const double v81 = __builtin_fma(v80, v76, 0x1.a01a01b0d3a76p-16);
     const double v82 = __builtin_fma(v81, v76, 0x1.a01a01afaea77p-13);
     const double v83 = __builtin_fma(v82, v76, 0x1.6c16c16c14474p-10);
     const double v84 = __builtin_fma(v83, v76, 0x1.111111110f76fp-7);
     const double v85 = __builtin_fma(v84, v76, 0x1.555555555555ap-5);
     const double v86 = __builtin_fma(v85, v76, 0x1.5555555555559p-3);
     const double v87 = __builtin_fma(v86, v76, 0.5);
     const double v88 = -v75;
     const double v89 = __builtin_fma(v77, v87, v88);
     const double v90 = 1.0 + v74;
     const double v91 = v90 - 1.0;
     const double v92 = v74 - v91;
     const double v93 = v92 + v89;
     const double v94 = v90 + v93;
     const _Bool v95 = v69 < (-0x1.61da04cbafe44p+9);
     const unsigned long long v96 = v95 ? 288230376151711744ull : 0ull;
     const double v97 = v95 ? 0x1.0000000000000p-64 : 1.0;
     const unsigned long long v98 = core_bits_float64_uint64(v94);
     const unsigned long long v99 = v98 + v73;
     const unsigned long long v100 = v99 + v96;
     const double v101 = core_bits_uint64_float64(v100);
     const double v102 = v101 * v97;
     const _Bool v103 = v69 <= 0x1.62e42fefa39efp+9;
     const double v104 = v69 * __builtin_inf();
     const double v105 = v103 ? v102 : v104;
     const double v106 = v65 + v105;
     lane52[k63] = v106;
    }
   }
   const long long v107 = v59 * 64;
   const long long v108 = v57 - v107;
   const long long v109 = v55 + v107;
#pragma omp simd
   for (long long k110 = 0; k110 < v108; ++k110) {
    const long long v111 = v109 + k110;
    const double v112 = lane52[k110];
    const double v113 = b1_x_[v111];
    const double v114 = v113 - v2;
    const _Bool v115 = v114 < (-0x1.74bd69d8d0f99p+9);
    const double v116 = v115 ? (-0x1.74bd69d8d0f99p+9) : v114;
    const double v117 = __builtin_fma(v116, 0x1.71547652b82fep+0, 0x1.8000000000000p+52);
    const double v118 = v117 - 0x1.8000000000000p+52;
    const unsigned long long v119 = core_bits_float64_uint64(v117);
    const unsigned long long v120 = (unsigned long long)(v119 << 52);
    const double v121 = __builtin_fma(v118, (-0x1.62e42fefa4000p-1), v116);
    const double v122 = v118 * (-0x1.8432a1b0e2634p-43);
    const double v123 = v121 - v122;
    const double v124 = v123 * v123;
    const double v125 = __builtin_fma(0x1.1f96401c3e92ap-29, v123, 0x1.af5e5e92928e8p-26);
    const double v126 = __builtin_fma(v125, v123, 0x1.27e4c5318ac48p-22);
    const double v127 = __builtin_fma(v126, v123, 0x1.71ddf8b09063ap-19);
    const double v128 = __builtin_fma(v127, v123, 0x1.a01a01b0d3a76p-16);
    const double v129 = __builtin_fma(v128, v123, 0x1.a01a01afaea77p-13);
    const double v130 = __builtin_fma(v129, v123, 0x1.6c16c16c14474p-10);
    const double v131 = __builtin_fma(v130, v123, 0x1.111111110f76fp-7);
    const double v132 = __builtin_fma(v131, v123, 0x1.555555555555ap-5);
    const double v133 = __builtin_fma(v132, v123, 0x1.5555555555559p-3);
    const double v134 = __builtin_fma(v133, v123, 0.5);
    const double v135 = -v122;
    const double v136 = __builtin_fma(v124, v134, v135);
    const double v137 = 1.0 + v121;
    const double v138 = v137 - 1.0;
    const double v139 = v121 - v138;
    const double v140 = v139 + v136;
    const double v141 = v137 + v140;
    const _Bool v142 = v116 < (-0x1.61da04cbafe44p+9);
    const unsigned long long v143 = v142 ? 288230376151711744ull : 0ull;
    const double v144 = v142 ? 0x1.0000000000000p-64 : 1.0;
    const unsigned long long v145 = core_bits_float64_uint64(v141);
    const unsigned long long v146 = v145 + v120;
    const unsigned long long v147 = v146 + v143;
    const double v148 = core_bits_uint64_float64(v147);
    const double v149 = v148 * v144;
    const _Bool v150 = v116 <= 0x1.62e42fefa39efp+9;
    const double v151 = v116 * __builtin_inf();
    const double v152 = v150 ? v149 : v151;
    const double v153 = v112 + v152;
    lane52[k110] = v153;
   }
   double v154 = 0.0;
#pragma omp simd reduction(+ : v154)
   for (long long k155 = 0; k155 < 64; ++k155) {
    const double v156 = lane52[k155];
    v154 = v154 + v156;
   }
   v53 = v53 + v154;
  }
  const _Bool v157 = v53 < 0x1.0000000000000p-1022;
  const double v158 = v157 ? 0x1.0000000000000p+53 : 1.0;
  const double v159 = v53 * v158;
  const unsigned long long v160 = core_bits_float64_uint64(v159);
  const unsigned long long v161 = v160 - 18444105926127336397ull;
  const unsigned long long v162 = (unsigned long long)(v161 >> 52);
  const unsigned long long v163 = (unsigned long long)(v162 << 52);
  const unsigned long long v164 = v160 - v163;
  const unsigned long long v165 = v164 + 4607182418800017408ull;
  const double v166 = core_bits_uint64_float64(v165);
  const unsigned long long v167 = v162 | 4841369599423283200ull;
  const double v168 = core_bits_uint64_float64(v167);
  const double v169 = v168 - 0x1.0000000000000p+52;
  const double v170 = v157 ? 1076.0 : 1023.0;
  const double v171 = v169 - v170;
  const double v172 = v166 - 1.0;
  const double v173 = v171 * 0x1.62e42fefa4000p-1;
  const double v174 = v173 + v172;
  const double v175 = v174 - v173;
  const double v176 = v172 - v175;
  const double v177 = v172 * v172;
  const double v178 = v177 * 0.5;
  const double v179 = 2.0 + v172;
  const double v180 = v172 / v179;
  const double v181 = v180 * v180;
  const double v182 = __builtin_fma(0x1.2edb541474829p-3, v181, 0x1.39a63a57bd568p-3);
  const double v183 = __builtin_fma(v182, v181, 0x1.74660e2a8bff1p-3);
  const double v184 = __builtin_fma(v183, v181, 0x1.c71c531197edep-3);
  const double v185 = __builtin_fma(v184, v181, 0x1.249249407dd59p-2);
  const double v186 = __builtin_fma(v185, v181, 0x1.9999999981cedp-2);
  const double v187 = __builtin_fma(v186, v181, 0x1.555555555558bp-1);
  const double v188 = __builtin_fma(v181, v187, v178);
  const double v189 = v180 * v188;
  const double v190 = v189 - v178;
  const double v191 = __builtin_fma(v171, (-0x1.8432a1b0e2634p-43), v190);
  const double v192 = v176 + v191;
  const double v193 = v174 + v192;
  const _Bool v194 = v53 < 0.0;
  const double v195 = v194 ? __builtin_nan("") : v53;
  const _Bool v196 = v53 == 0.0;
  const double v197 = v196 ? (-__builtin_inf()) : v195;
  const _Bool v198 = v53 > 0.0;
  const _Bool v199 = v53 < __builtin_inf();
  const _Bool v200 = v198 & v199;
  const double v201 = v200 ? v193 : v197;
#pragma omp simd
  for (long long j202 = 0; j202 < n0_size0; ++j202) {
   const double v203 = b1_x_[j202];
   const double v204 = v203 - v2;
   const double v205 = v204 - v201;
   b0_out0_[j202] = v205;
  }
 }
}

static void rms_norm_0_5bd5491cf9b3(void *const *buffers, const long long *scalars, long long begin, long long end) {
 double *b0_out0_ = (double *)buffers[0];
 const double *b1_x_ = (const double *)buffers[1];
 const double *b2_weight_ = (const double *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
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
     const double v19 = v18 * v18;
     const double v20 = v17 + v19;
     lane4[k15] = v20;
    }
   }
   const long long v21 = v11 * 64;
   const long long v22 = v9 - v21;
   const long long v23 = v7 + v21;
#pragma omp simd
   for (long long k24 = 0; k24 < v22; ++k24) {
    const long long v25 = v23 + k24;
    const double v26 = lane4[k24];
    const double v27 = b1_x_[i1 * n3_stride3 + v25];
    const double v28 = v27 * v27;
    const double v29 = v26 + v28;
    lane4[k24] = v29;
   }
   double v30 = 0.0;
#pragma omp simd reduction(+ : v30)
   for (long long k31 = 0; k31 < 64; ++k31) {
    const double v32 = lane4[k31];
    v30 = v30 + v32;
   }
   v5 = v5 + v30;
  }
  const double v33 = (double)n4_size4;
  const double v34 = v5 / v33;
  const double v35 = v34 + 0x1.0000000000000p-52;
  const double v36 = __builtin_sqrt(v35);
  const double v37 = 1.0 / v36;
#pragma omp simd
  for (long long j38 = 0; j38 < n1_size1; ++j38) {
   const double v39 = b1_x_[i1 * n3_stride3 + j38];
   const double v40 = v39 * v37;
   const double v41 = b2_weight_[j38];
   const double v42 = v40 * v41;
   b0_out0_[i1 * n2_stride2 + j38] = v42;
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

static void softmax_0_c3a1c6d62098(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long n3_stride3 = (long long)scalars[3];
 for (long long i1 = begin; i1 < end; ++i1) {
  const _Bool v2 = n1_size1 >= 64;
  float v3;
  if (v2) {
   float lane4[64];
#pragma omp simd
   for (long long k5 = 0; k5 < 64; ++k5) {
    lane4[k5] = (-__builtin_inff());
   }
   const long long v6 = core_floordiv_index(n1_size1, 64);
   for (long long k7 = 0; k7 < v6; ++k7) {
    const long long v8 = k7 * 64;
#pragma omp simd
    for (long long k9 = 0; k9 < 64; ++k9) {
     const long long v10 = v8 + k9;
     const unsigned short v11 = b1_x_[i1 * n3_stride3 + v10];
     const unsigned int v12 = (unsigned int)v11;
     const unsigned int v13 = (unsigned int)(v12 << 16);
     const float v14 = core_bits_uint32_float32(v13);
     const float v15 = lane4[k9];
     const _Bool v16 = v15 > v14;
     const float v17 = v16 ? v15 : v14;
     lane4[k9] = v17;
    }
   }
   const long long v18 = v6 * 64;
   const long long v19 = n1_size1 - v18;
#pragma omp simd
   for (long long k20 = 0; k20 < v19; ++k20) {
    const long long v21 = v18 + k20;
    const unsigned short v22 = b1_x_[i1 * n3_stride3 + v21];
    const unsigned int v23 = (unsigned int)v22;
    const unsigned int v24 = (unsigned int)(v23 << 16);
    const float v25 = core_bits_uint32_float32(v24);
    const float v26 = lane4[k20];
    const _Bool v27 = v26 > v25;
    const float v28 = v27 ? v26 : v25;
    lane4[k20] = v28;
   }
#pragma omp simd
   for (long long k29 = 0; k29 < 32; ++k29) {
    const float v30 = lane4[k29];
    const long long v31 = k29 + 32;
    const float v32 = lane4[v31];
    const _Bool v33 = v30 > v32;
    const float v34 = v33 ? v30 : v32;
    lane4[k29] = v34;
   }
#pragma omp simd
   for (long long k35 = 0; k35 < 16; ++k35) {
    const float v36 = lane4[k35];
    const long long v37 = k35 + 16;
    const float v38 = lane4[v37];
    const _Bool v39 = v36 > v38;
    const float v40 = v39 ? v36 : v38;
    lane4[k35] = v40;
   }
#pragma omp simd
   for (long long k41 = 0; k41 < 8; ++k41) {
    const float v42 = lane4[k41];
    const long long v43 = k41 + 8;
    const float v44 = lane4[v43];
    const _Bool v45 = v42 > v44;
    const float v46 = v45 ? v42 : v44;
    lane4[k41] = v46;
   }
   float v47 = (-__builtin_inff());
   for (long long k48 = 0; k48 < 8; ++k48) {
    const float v49 = lane4[k48];
    const _Bool v50 = v47 > v49;
    const float v51 = v50 ? v47 : v49;
    v47 = v51;
   }
   v3 = v47;
  } else {
   float v52 = (-__builtin_inff());
   for (long long j53 = 0; j53 < n1_size1; ++j53) {
    const unsigned short v54 = b1_x_[i1 * n3_stride3 + j53];
    const unsigned int v55 = (unsigned int)v54;
    const unsigned int v56 = (unsigned int)(v55 << 16);
    const float v57 = core_bits_uint32_float32(v56);
    const _Bool v58 = v52 > v57;
    const float v59 = v58 ? v52 : v57;
    v52 = v59;
   }
   v3 = v52;
  }
  const long long v60 = n1_size1 + 4095;
  const long long v61 = core_floordiv_index(v60, 4096);
  float lane62[64];
  float v63 = 0.0f;
  for (long long block64 = 0; block64 < v61; ++block64) {
   const long long v65 = block64 * 4096;
   const long long v66 = n1_size1 - v65;
   const long long v67 = (v66 < 4096 ? v66 : 4096);
#pragma omp simd
   for (long long k68 = 0; k68 < 64; ++k68) {
    lane62[k68] = 0.0f;
   }
   const long long v69 = core_floordiv_index(v67, 64);
   for (long long k70 = 0; k70 < v69; ++k70) {
    const long long v71 = k70 * 64;
    const long long v72 = v65 + v71;
#pragma omp simd
    for (long long k73 = 0; k73 < 64; ++k73) {
     const long long v74 = v72 + k73;
     const float v75 = lane62[k73];
     const unsigned short v76 = b1_x_[i1 * n3_stride3 + v74];
     const unsigned int v77 = (unsigned int)v76;
     const unsigned int v78 = (unsigned int)(v77 << 16);
     const float v79 = core_bits_uint32_float32(v78);
     const float v80 = v79 - v3;
     const unsigned int v81 = core_bits_float32_uint32(v80);
     const unsigned int v82 = core_bits_float32_uint32((-0x1.a1464c0000000p+6f));
     const unsigned int v83 = (v81 < v82 ? v81 : v82);
     const int v84 = core_bits_float32_int32(0x1.63e42e0000000p+6f);
     const int v85 = core_bits_uint32_int32(v83);
     const int v86 = (v85 < v84 ? v85 : v84);
     const float v87 = core_bits_int32_float32(v86);
     const float v88 = __builtin_fmaf(v87, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
     const float v89 = v88 - 0x1.8000000000000p+23f;
     const float v90 = __builtin_fmaf(v89, (-0x1.62e4000000000p-1f), v87);
     const float v91 = __builtin_fmaf(v89, (-0x1.7f7d1c0000000p-20f), v90);
     const float v92 = 1.0f + v91;
     const float v93 = v92 - 1.0f;
     const float v94 = v91 - v93;
     const float v95 = v91 * v91;
     const float v96 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v91, 0x1.6d71a60000000p-10f);
     const float v97 = __builtin_fmaf(v96, v91, 0x1.1110900000000p-7f);
     const float v98 = __builtin_fmaf(v97, v91, 0x1.5554b20000000p-5f);
     const float v99 = __builtin_fmaf(v98, v91, 0x1.5555560000000p-3f);
     const float v100 = __builtin_fmaf(v99, v91, 0.5f);
     const float v101 = __builtin_fmaf(v95, v100, v94);
     const float v102 = v92 + v101;
     const unsigned int v103 = core_bits_float32_uint32(v88);
     const unsigned int v104 = (unsigned int)(v103 >> 1);
     const unsigned int v105 = (unsigned int)(v104 << 23);
     const unsigned int v106 = (unsigned int)(v103 << 23);
     const unsigned int v107 = v106 - v105;
     const unsigned int v108 = v105 + 1065353216u;
     const float v109 = core_bits_uint32_float32(v108);
     const float v110 = v102 * v109;
     const unsigned int v111 = v107 + 1065353216u;
     const float v112 = core_bits_uint32_float32(v111);
     const float v113 = v110 * v112;
     const _Bool v114 = v80 != v80;
     const float v115 = v114 ? v80 : v113;
     const float v116 = v75 + v115;
     lane62[k73] = v116;
    }
   }
   const long long v117 = v69 * 64;
   const long long v118 = v67 - v117;
   const long long v119 = v65 + v117;
#pragma omp simd
   for (long long k120 = 0; k120 < v118; ++k120) {
    const long long v121 = v119 + k120;
    const float v122 = lane62[k120];
    const unsigned short v123 = b1_x_[i1 * n3_stride3 + v121];
    const unsigned int v124 = (unsigned int)v123;
    const unsigned int v125 = (unsigned int)(v124 << 16);
    const float v126 = core_bits_uint32_float32(v125);
    const float v127 = v126 - v3;
    const unsigned int v128 = core_bits_float32_uint32(v127);
    const unsigned int v129 = core_bits_float32_uint32((-0x1.a1464c0000000p+6f));
    const unsigned int v130 = (v128 < v129 ? v128 : v129);
    const int v131 = core_bits_float32_int32(0x1.63e42e0000000p+6f);
    const int v132 = core_bits_uint32_int32(v130);
    const int v133 = (v132 < v131 ? v132 : v131);
    const float v134 = core_bits_int32_float32(v133);
    const float v135 = __builtin_fmaf(v134, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
    const float v136 = v135 - 0x1.8000000000000p+23f;
    const float v137 = __builtin_fmaf(v136, (-0x1.62e4000000000p-1f), v134);
    const float v138 = __builtin_fmaf(v136, (-0x1.7f7d1c0000000p-20f), v137);
    const float v139 = 1.0f + v138;
    const float v140 = v139 - 1.0f;
    const float v141 = v138 - v140;
    const float v142 = v138 * v138;
    const float v143 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v138, 0x1.6d71a60000000p-10f);
    const float v144 = __builtin_fmaf(v143, v138, 0x1.1110900000000p-7f);
    const float v145 = __builtin_fmaf(v144, v138, 0x1.5554b20000000p-5f);
    const float v146 = __builtin_fmaf(v145, v138, 0x1.5555560000000p-3f);
    const float v147 = __builtin_fmaf(v146, v138, 0.5f);
    const float v148 = __builtin_fmaf(v142, v147, v141);
    const float v149 = v139 + v148;
    const unsigned int v150 = core_bits_float32_uint32(v135);
    const unsigned int v151 = (unsigned int)(v150 >> 1);
    const unsigned int v152 = (unsigned int)(v151 << 23);
    const unsigned int v153 = (unsigned int)(v150 << 23);
    const unsigned int v154 = v153 - v152;
    const unsigned int v155 = v152 + 1065353216u;
    const float v156 = core_bits_uint32_float32(v155);
    const float v157 = v149 * v156;
    const unsigned int v158 = v154 + 1065353216u;
    const float v159 = core_bits_uint32_float32(v158);
    const float v160 = v157 * v159;
    const _Bool v161 = v127 != v127;
    const float v162 = v161 ? v127 : v160;
    const float v163 = v122 + v162;
    lane62[k120] = v163;
   }
   float v164 = 0.0f;
#pragma omp simd reduction(+ : v164)
   for (long long k165 = 0; k165 < 64; ++k165) {
    const float v166 = lane62[k165];
    v164 = v164 + v166;
   }
   v63 = v63 + v164;
  }
  const float v167 = 1.0f / v63;
#pragma omp simd
  for (long long j168 = 0; j168 < n1_size1; ++j168) {
   const unsigned short v169 = b1_x_[i1 * n3_stride3 + j168];
   const unsigned int v170 = (unsigned int)v169;
   const unsigned int v171 = (unsigned int)(v170 << 16);
   const float v172 = core_bits_uint32_float32(v171);
   const float v173 = v172 - v3;
   const unsigned int v174 = core_bits_float32_uint32(v173);
   const unsigned int v175 = core_bits_float32_uint32((-0x1.a1464c0000000p+6f));
   const unsigned int v176 = (v174 < v175 ? v174 : v175);
   const int v177 = core_bits_float32_int32(0x1.63e42e0000000p+6f);
   const int v178 = core_bits_uint32_int32(v176);
   const int v179 = (v178 < v177 ? v178 : v177);
   const float v180 = core_bits_int32_float32(v179);
   const float v181 = __builtin_fmaf(v180, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
   const float v182 = v181 - 0x1.8000000000000p+23f;
   const float v183 = __builtin_fmaf(v182, (-0x1.62e4000000000p-1f), v180);
   const float v184 = __builtin_fmaf(v182, (-0x1.7f7d1c0000000p-20f), v183);
   const float v185 = 1.0f + v184;
   const float v186 = v185 - 1.0f;
   const float v187 = v184 - v186;
   const float v188 = v184 * v184;
   const float v189 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v184, 0x1.6d71a60000000p-10f);
   const float v190 = __builtin_fmaf(v189, v184, 0x1.1110900000000p-7f);
   const float v191 = __builtin_fmaf(v190, v184, 0x1.5554b20000000p-5f);
   const float v192 = __builtin_fmaf(v191, v184, 0x1.5555560000000p-3f);
   const float v193 = __builtin_fmaf(v192, v184, 0.5f);
   const float v194 = __builtin_fmaf(v188, v193, v187);
   const float v195 = v185 + v194;
   const unsigned int v196 = core_bits_float32_uint32(v181);
   const unsigned int v197 = (unsigned int)(v196 >> 1);
   const unsigned int v198 = (unsigned int)(v197 << 23);
   const unsigned int v199 = (unsigned int)(v196 << 23);
   const unsigned int v200 = v199 - v198;
   const unsigned int v201 = v198 + 1065353216u;
   const float v202 = core_bits_uint32_float32(v201);
   const float v203 = v195 * v202;
   const unsigned int v204 = v200 + 1065353216u;
   const float v205 = core_bits_uint32_float32(v204);
   const float v206 = v203 * v205;
   const _Bool v207 = v173 != v173;
   const float v208 = v207 ? v173 : v206;
   const float v209 = v208 * v167;
   const unsigned int v210 = core_bits_float32_uint32(v209);
   const unsigned int v211 = v210 + 32767u;
   const unsigned int v212 = (unsigned int)(v210 >> 16);
   const unsigned int v213 = v212 & 1u;
   const unsigned int v214 = v211 + v213;
   const _Bool v215 = v209 != v209;
   const unsigned int v216 = v210 | 4194304u;
   const unsigned int v217 = v215 ? v216 : v214;
   const unsigned int v218 = (unsigned int)(v217 >> 16);
   const unsigned short v219 = (unsigned short)v218;
   const unsigned int v220 = (unsigned int)v219;
   const unsigned int v221 = (unsigned int)(v220 << 16);
   const float v222 = core_bits_uint32_float32(v221);
   const unsigned int v223 = v221 + 32767u;
   const unsigned int v224 = (unsigned int)(v221 >> 16);
   const unsigned int v225 = v224 & 1u;
   const unsigned int v226 = v223 + v225;
   const _Bool v227 = v222 != v222;
   const unsigned int v228 = v221 | 4194304u;
   const unsigned int v229 = v227 ? v228 : v226;
   const unsigned int v230 = (unsigned int)(v229 >> 16);
   const unsigned short v231 = (unsigned short)v230;
   b0_out0_[i1 * n2_stride2 + j168] = v231;
  }
 }
}

static void softmax_0_248c89a0e112(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 if (begin < end) {
  const _Bool v1 = n0_size0 >= 64;
  float v2;
  if (v1) {
   float lane3[64];
#pragma omp simd
   for (long long k4 = 0; k4 < 64; ++k4) {
    lane3[k4] = (-__builtin_inff());
   }
   const long long v5 = core_floordiv_index(n0_size0, 64);
   for (long long k6 = 0; k6 < v5; ++k6) {
    const long long v7 = k6 * 64;
#pragma omp simd
    for (long long k8 = 0; k8 < 64; ++k8) {
     const long long v9 = v7 + k8;
     const unsigned short v10 = b1_x_[v9];
     const unsigned int v11 = (unsigned int)v10;
     const unsigned int v12 = (unsigned int)(v11 << 16);
     const float v13 = core_bits_uint32_float32(v12);
     const float v14 = lane3[k8];
     const _Bool v15 = v14 > v13;
     const float v16 = v15 ? v14 : v13;
     lane3[k8] = v16;
    }
   }
   const long long v17 = v5 * 64;
   const long long v18 = n0_size0 - v17;
#pragma omp simd
   for (long long k19 = 0; k19 < v18; ++k19) {
    const long long v20 = v17 + k19;
    const unsigned short v21 = b1_x_[v20];
    const unsigned int v22 = (unsigned int)v21;
    const unsigned int v23 = (unsigned int)(v22 << 16);
    const float v24 = core_bits_uint32_float32(v23);
    const float v25 = lane3[k19];
    const _Bool v26 = v25 > v24;
    const float v27 = v26 ? v25 : v24;
    lane3[k19] = v27;
   }
#pragma omp simd
   for (long long k28 = 0; k28 < 32; ++k28) {
    const float v29 = lane3[k28];
    const long long v30 = k28 + 32;
    const float v31 = lane3[v30];
    const _Bool v32 = v29 > v31;
    const float v33 = v32 ? v29 : v31;
    lane3[k28] = v33;
   }
#pragma omp simd
   for (long long k34 = 0; k34 < 16; ++k34) {
    const float v35 = lane3[k34];
    const long long v36 = k34 + 16;
    const float v37 = lane3[v36];
    const _Bool v38 = v35 > v37;
    const float v39 = v38 ? v35 : v37;
    lane3[k34] = v39;
   }
#pragma omp simd
   for (long long k40 = 0; k40 < 8; ++k40) {
    const float v41 = lane3[k40];
    const long long v42 = k40 + 8;
    const float v43 = lane3[v42];
    const _Bool v44 = v41 > v43;
    const float v45 = v44 ? v41 : v43;
    lane3[k40] = v45;
   }
   float v46 = (-__builtin_inff());
   for (long long k47 = 0; k47 < 8; ++k47) {
    const float v48 = lane3[k47];
    const _Bool v49 = v46 > v48;
    const float v50 = v49 ? v46 : v48;
    v46 = v50;
   }
   v2 = v46;
  } else {
   float v51 = (-__builtin_inff());
   for (long long j52 = 0; j52 < n0_size0; ++j52) {
    const unsigned short v53 = b1_x_[j52];
    const unsigned int v54 = (unsigned int)v53;
    const unsigned int v55 = (unsigned int)(v54 << 16);
    const float v56 = core_bits_uint32_float32(v55);
    const _Bool v57 = v51 > v56;
    const float v58 = v57 ? v51 : v56;
    v51 = v58;
   }
   v2 = v51;
  }
  const long long v59 = n0_size0 + 4095;
  const long long v60 = core_floordiv_index(v59, 4096);
  float lane61[64];
  float v62 = 0.0f;
  for (long long block63 = 0; block63 < v60; ++block63) {
   const long long v64 = block63 * 4096;
   const long long v65 = n0_size0 - v64;
   const long long v66 = (v65 < 4096 ? v65 : 4096);
#pragma omp simd
   for (long long k67 = 0; k67 < 64; ++k67) {
    lane61[k67] = 0.0f;
   }
   const long long v68 = core_floordiv_index(v66, 64);
   for (long long k69 = 0; k69 < v68; ++k69) {
    const long long v70 = k69 * 64;
    const long long v71 = v64 + v70;
#pragma omp simd
    for (long long k72 = 0; k72 < 64; ++k72) {
     const long long v73 = v71 + k72;
     const float v74 = lane61[k72];
     const unsigned short v75 = b1_x_[v73];
     const unsigned int v76 = (unsigned int)v75;
     const unsigned int v77 = (unsigned int)(v76 << 16);
     const float v78 = core_bits_uint32_float32(v77);
     const float v79 = v78 - v2;
     const unsigned int v80 = core_bits_float32_uint32(v79);
     const unsigned int v81 = core_bits_float32_uint32((-0x1.a1464c0000000p+6f));
     const unsigned int v82 = (v80 < v81 ? v80 : v81);
     const int v83 = core_bits_float32_int32(0x1.63e42e0000000p+6f);
     const int v84 = core_bits_uint32_int32(v82);
     const int v85 = (v84 < v83 ? v84 : v83);
     const float v86 = core_bits_int32_float32(v85);
     const float v87 = __builtin_fmaf(v86, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
     const float v88 = v87 - 0x1.8000000000000p+23f;
     const float v89 = __builtin_fmaf(v88, (-0x1.62e4000000000p-1f), v86);
     const float v90 = __builtin_fmaf(v88, (-0x1.7f7d1c0000000p-20f), v89);
     const float v91 = 1.0f + v90;
     const float v92 = v91 - 1.0f;
     const float v93 = v90 - v92;
     const float v94 = v90 * v90;
     const float v95 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v90, 0x1.6d71a60000000p-10f);
     const float v96 = __builtin_fmaf(v95, v90, 0x1.1110900000000p-7f);
     const float v97 = __builtin_fmaf(v96, v90, 0x1.5554b20000000p-5f);
     const float v98 = __builtin_fmaf(v97, v90, 0x1.5555560000000p-3f);
     const float v99 = __builtin_fmaf(v98, v90, 0.5f);
     const float v100 = __builtin_fmaf(v94, v99, v93);
     const float v101 = v91 + v100;
     const unsigned int v102 = core_bits_float32_uint32(v87);
     const unsigned int v103 = (unsigned int)(v102 >> 1);
     const unsigned int v104 = (unsigned int)(v103 << 23);
     const unsigned int v105 = (unsigned int)(v102 << 23);
     const unsigned int v106 = v105 - v104;
     const unsigned int v107 = v104 + 1065353216u;
     const float v108 = core_bits_uint32_float32(v107);
     const float v109 = v101 * v108;
     const unsigned int v110 = v106 + 1065353216u;
     const float v111 = core_bits_uint32_float32(v110);
     const float v112 = v109 * v111;
     const _Bool v113 = v79 != v79;
     const float v114 = v113 ? v79 : v112;
     const float v115 = v74 + v114;
     lane61[k72] = v115;
    }
   }
   const long long v116 = v68 * 64;
   const long long v117 = v66 - v116;
   const long long v118 = v64 + v116;
#pragma omp simd
   for (long long k119 = 0; k119 < v117; ++k119) {
    const long long v120 = v118 + k119;
    const float v121 = lane61[k119];
    const unsigned short v122 = b1_x_[v120];
    const unsigned int v123 = (unsigned int)v122;
    const unsigned int v124 = (unsigned int)(v123 << 16);
    const float v125 = core_bits_uint32_float32(v124);
    const float v126 = v125 - v2;
    const unsigned int v127 = core_bits_float32_uint32(v126);
    const unsigned int v128 = core_bits_float32_uint32((-0x1.a1464c0000000p+6f));
    const unsigned int v129 = (v127 < v128 ? v127 : v128);
    const int v130 = core_bits_float32_int32(0x1.63e42e0000000p+6f);
    const int v131 = core_bits_uint32_int32(v129);
    const int v132 = (v131 < v130 ? v131 : v130);
    const float v133 = core_bits_int32_float32(v132);
    const float v134 = __builtin_fmaf(v133, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
    const float v135 = v134 - 0x1.8000000000000p+23f;
    const float v136 = __builtin_fmaf(v135, (-0x1.62e4000000000p-1f), v133);
    const float v137 = __builtin_fmaf(v135, (-0x1.7f7d1c0000000p-20f), v136);
    const float v138 = 1.0f + v137;
    const float v139 = v138 - 1.0f;
    const float v140 = v137 - v139;
    const float v141 = v137 * v137;
    const float v142 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v137, 0x1.6d71a60000000p-10f);
    const float v143 = __builtin_fmaf(v142, v137, 0x1.1110900000000p-7f);
    const float v144 = __builtin_fmaf(v143, v137, 0x1.5554b20000000p-5f);
    const float v145 = __builtin_fmaf(v144, v137, 0x1.5555560000000p-3f);
    const float v146 = __builtin_fmaf(v145, v137, 0.5f);
    const float v147 = __builtin_fmaf(v141, v146, v140);
    const float v148 = v138 + v147;
    const unsigned int v149 = core_bits_float32_uint32(v134);
    const unsigned int v150 = (unsigned int)(v149 >> 1);
    const unsigned int v151 = (unsigned int)(v150 << 23);
    const unsigned int v152 = (unsigned int)(v149 << 23);
    const unsigned int v153 = v152 - v151;
    const unsigned int v154 = v151 + 1065353216u;
    const float v155 = core_bits_uint32_float32(v154);
    const float v156 = v148 * v155;
    const unsigned int v157 = v153 + 1065353216u;
    const float v158 = core_bits_uint32_float32(v157);
    const float v159 = v156 * v158;
    const _Bool v160 = v126 != v126;
    const float v161 = v160 ? v126 : v159;
    const float v162 = v121 + v161;
    lane61[k119] = v162;
   }
   float v163 = 0.0f;
#pragma omp simd reduction(+ : v163)
   for (long long k164 = 0; k164 < 64; ++k164) {
    const float v165 = lane61[k164];
    v163 = v163 + v165;
   }
   v62 = v62 + v163;
  }
  const float v166 = 1.0f / v62;
#pragma omp simd
  for (long long j167 = 0; j167 < n0_size0; ++j167) {
   const unsigned short v168 = b1_x_[j167];
   const unsigned int v169 = (unsigned int)v168;
   const unsigned int v170 = (unsigned int)(v169 << 16);
   const float v171 = core_bits_uint32_float32(v170);
   const float v172 = v171 - v2;
   const unsigned int v173 = core_bits_float32_uint32(v172);
   const unsigned int v174 = core_bits_float32_uint32((-0x1.a1464c0000000p+6f));
   const unsigned int v175 = (v173 < v174 ? v173 : v174);
   const int v176 = core_bits_float32_int32(0x1.63e42e0000000p+6f);
   const int v177 = core_bits_uint32_int32(v175);
   const int v178 = (v177 < v176 ? v177 : v176);
   const float v179 = core_bits_int32_float32(v178);
   const float v180 = __builtin_fmaf(v179, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
   const float v181 = v180 - 0x1.8000000000000p+23f;
   const float v182 = __builtin_fmaf(v181, (-0x1.62e4000000000p-1f), v179);
   const float v183 = __builtin_fmaf(v181, (-0x1.7f7d1c0000000p-20f), v182);
   const float v184 = 1.0f + v183;
   const float v185 = v184 - 1.0f;
   const float v186 = v183 - v185;
   const float v187 = v183 * v183;
   const float v188 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v183, 0x1.6d71a60000000p-10f);
   const float v189 = __builtin_fmaf(v188, v183, 0x1.1110900000000p-7f);
   const float v190 = __builtin_fmaf(v189, v183, 0x1.5554b20000000p-5f);
   const float v191 = __builtin_fmaf(v190, v183, 0x1.5555560000000p-3f);
   const float v192 = __builtin_fmaf(v191, v183, 0.5f);
   const float v193 = __builtin_fmaf(v187, v192, v186);
   const float v194 = v184 + v193;
   const unsigned int v195 = core_bits_float32_uint32(v180);
   const unsigned int v196 = (unsigned int)(v195 >> 1);
   const unsigned int v197 = (unsigned int)(v196 << 23);
   const unsigned int v198 = (unsigned int)(v195 << 23);
   const unsigned int v199 = v198 - v197;
   const unsigned int v200 = v197 + 1065353216u;
   const float v201 = core_bits_uint32_float32(v200);
   const float v202 = v194 * v201;
   const unsigned int v203 = v199 + 1065353216u;
   const float v204 = core_bits_uint32_float32(v203);
   const float v205 = v202 * v204;
   const _Bool v206 = v172 != v172;
   const float v207 = v206 ? v172 : v205;
   const float v208 = v207 * v166;
   const unsigned int v209 = core_bits_float32_uint32(v208);
   const unsigned int v210 = v209 + 32767u;
   const unsigned int v211 = (unsigned int)(v209 >> 16);
   const unsigned int v212 = v211 & 1u;
   const unsigned int v213 = v210 + v212;
   const _Bool v214 = v208 != v208;
   const unsigned int v215 = v209 | 4194304u;
   const unsigned int v216 = v214 ? v215 : v213;
   const unsigned int v217 = (unsigned int)(v216 >> 16);
   const unsigned short v218 = (unsigned short)v217;
   const unsigned int v219 = (unsigned int)v218;
   const unsigned int v220 = (unsigned int)(v219 << 16);
   const float v221 = core_bits_uint32_float32(v220);
   const unsigned int v222 = v220 + 32767u;
   const unsigned int v223 = (unsigned int)(v220 >> 16);
   const unsigned int v224 = v223 & 1u;
   const unsigned int v225 = v222 + v224;
   const _Bool v226 = v221 != v221;
   const unsigned int v227 = v220 | 4194304u;
   const unsigned int v228 = v226 ? v227 : v225;
   const unsigned int v229 = (unsigned int)(v228 >> 16);
   const unsigned short v230 = (unsigned short)v229;
   b0_out0_[j167] = v230;
  }
 }
}

static void softmax_0_4cf830462586(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  float column21[256];
  const long long v22 = n0_size0 + 1023;
  const long long v23 = core_floordiv_index(v22, 1024);
  for (long long k24 = 0; k24 < v23; ++k24) {
   const long long v25 = k24 * 1024;
#pragma omp simd
   for (long long k26 = 0; k26 < v6; ++k26) {
    column21[k26] = 0.0f;
   }
   const long long v27 = n0_size0 - v25;
   const long long v28 = (v27 < 1024 ? v27 : 1024);
   for (long long k29 = 0; k29 < v28; ++k29) {
    const long long v30 = v25 + k29;
#pragma omp simd
    for (long long k31 = 0; k31 < v6; ++k31) {
     const long long v32 = v4 + k31;
     const unsigned short v33 = b1_x_[v30 * n3_stride3 + v32];
     const unsigned int v34 = (unsigned int)v33;
     const unsigned int v35 = (unsigned int)(v34 << 16);
     const float v36 = core_bits_uint32_float32(v35);
     const float v37 = column7[k31];
     const float v38 = v36 - v37;
     const unsigned int v39 = core_bits_float32_uint32(v38);
     const unsigned int v40 = core_bits_float32_uint32((-0x1.a1464c0000000p+6f));
     const unsigned int v41 = (v39 < v40 ? v39 : v40);
     const int v42 = core_bits_float32_int32(0x1.63e42e0000000p+6f);
     const int v43 = core_bits_uint32_int32(v41);
     const int v44 = (v43 < v42 ? v43 : v42);
     const float v45 = core_bits_int32_float32(v44);
     const float v46 = __builtin_fmaf(v45, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
     const float v47 = v46 - 0x1.8000000000000p+23f;
     const float v48 = __builtin_fmaf(v47, (-0x1.62e4000000000p-1f), v45);
     const float v49 = __builtin_fmaf(v47, (-0x1.7f7d1c0000000p-20f), v48);
     const float v50 = 1.0f + v49;
     const float v51 = v50 - 1.0f;
     const float v52 = v49 - v51;
     const float v53 = v49 * v49;
     const float v54 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v49, 0x1.6d71a60000000p-10f);
     const float v55 = __builtin_fmaf(v54, v49, 0x1.1110900000000p-7f);
     const float v56 = __builtin_fmaf(v55, v49, 0x1.5554b20000000p-5f);
     const float v57 = __builtin_fmaf(v56, v49, 0x1.5555560000000p-3f);
     const float v58 = __builtin_fmaf(v57, v49, 0.5f);
     const float v59 = __builtin_fmaf(v53, v58, v52);
     const float v60 = v50 + v59;
     const unsigned int v61 = core_bits_float32_uint32(v46);
     const unsigned int v62 = (unsigned int)(v61 >> 1);
     const unsigned int v63 = (unsigned int)(v62 << 23);
     const unsigned int v64 = (unsigned int)(v61 << 23);
     const unsigned int v65 = v64 - v63;
     const unsigned int v66 = v63 + 1065353216u;
     const float v67 = core_bits_uint32_float32(v66);
     const float v68 = v60 * v67;
     const unsigned int v69 = v65 + 1065353216u;
     const float v70 = core_bits_uint32_float32(v69);
     const float v71 = v68 * v70;
     const _Bool v72 = v38 != v38;
     const float v73 = v72 ? v38 : v71;
     const float v74 = column21[k31];
     const float v75 = v74 + v73;
     column21[k31] = v75;
    }
   }
#pragma omp simd
   for (long long k76 = 0; k76 < v6; ++k76) {
    const float v77 = column19[k76];
    const float v78 = column21[k76];
    const float v79 = v77 + v78;
    column19[k76] = v79;
   }
  }
  float column80[256];
#pragma omp simd
  for (long long k81 = 0; k81 < v6; ++k81) {
   const float v82 = column19[k81];
   const float v83 = 1.0f / v82;
   column80[k81] = v83;
  }
  for (long long j84 = 0; j84 < n0_size0; ++j84) {
#pragma omp simd
   for (long long k85 = 0; k85 < v6; ++k85) {
    const long long v86 = v4 + k85;
    const unsigned short v87 = b1_x_[j84 * n3_stride3 + v86];
    const unsigned int v88 = (unsigned int)v87;
    const unsigned int v89 = (unsigned int)(v88 << 16);
    const float v90 = core_bits_uint32_float32(v89);
    const float v91 = column7[k85];
    const float v92 = v90 - v91;
    const unsigned int v93 = core_bits_float32_uint32(v92);
    const unsigned int v94 = core_bits_float32_uint32((-0x1.a1464c0000000p+6f));
    const unsigned int v95 = (v93 < v94 ? v93 : v94);
    const int v96 = core_bits_float32_int32(0x1.63e42e0000000p+6f);
    const int v97 = core_bits_uint32_int32(v95);
    const int v98 = (v97 < v96 ? v97 : v96);
    const float v99 = core_bits_int32_float32(v98);
    const float v100 = __builtin_fmaf(v99, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
    const float v101 = v100 - 0x1.8000000000000p+23f;
    const float v102 = __builtin_fmaf(v101, (-0x1.62e4000000000p-1f), v99);
    const float v103 = __builtin_fmaf(v101, (-0x1.7f7d1c0000000p-20f), v102);
    const float v104 = 1.0f + v103;
    const float v105 = v104 - 1.0f;
    const float v106 = v103 - v105;
    const float v107 = v103 * v103;
    const float v108 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v103, 0x1.6d71a60000000p-10f);
    const float v109 = __builtin_fmaf(v108, v103, 0x1.1110900000000p-7f);
    const float v110 = __builtin_fmaf(v109, v103, 0x1.5554b20000000p-5f);
    const float v111 = __builtin_fmaf(v110, v103, 0x1.5555560000000p-3f);
    const float v112 = __builtin_fmaf(v111, v103, 0.5f);
    const float v113 = __builtin_fmaf(v107, v112, v106);
    const float v114 = v104 + v113;
    const unsigned int v115 = core_bits_float32_uint32(v100);
    const unsigned int v116 = (unsigned int)(v115 >> 1);
    const unsigned int v117 = (unsigned int)(v116 << 23);
    const unsigned int v118 = (unsigned int)(v115 << 23);
    const unsigned int v119 = v118 - v117;
    const unsigned int v120 = v117 + 1065353216u;
    const float v121 = core_bits_uint32_float32(v120);
    const float v122 = v114 * v121;
    const unsigned int v123 = v119 + 1065353216u;
    const float v124 = core_bits_uint32_float32(v123);
    const float v125 = v122 * v124;
    const _Bool v126 = v92 != v92;
    const float v127 = v126 ? v92 : v125;
    const float v128 = column80[k85];
    const float v129 = v127 * v128;
    const unsigned int v130 = core_bits_float32_uint32(v129);
    const unsigned int v131 = v130 + 32767u;
    const unsigned int v132 = (unsigned int)(v130 >> 16);
    const unsigned int v133 = v132 & 1u;
    const unsigned int v134 = v131 + v133;
    const _Bool v135 = v129 != v129;
    const unsigned int v136 = v130 | 4194304u;
    const unsigned int v137 = v135 ? v136 : v134;
    const unsigned int v138 = (unsigned int)(v137 >> 16);
    const unsigned short v139 = (unsigned short)v138;
    const unsigned int v140 = (unsigned int)v139;
    const unsigned int v141 = (unsigned int)(v140 << 16);
    const float v142 = core_bits_uint32_float32(v141);
    const unsigned int v143 = v141 + 32767u;
    const unsigned int v144 = (unsigned int)(v141 >> 16);
    const unsigned int v145 = v144 & 1u;
    const unsigned int v146 = v143 + v145;
    const _Bool v147 = v142 != v142;
    const unsigned int v148 = v141 | 4194304u;
    const unsigned int v149 = v147 ? v148 : v146;
    const unsigned int v150 = (unsigned int)(v149 >> 16);
    const unsigned short v151 = (unsigned short)v150;
    b0_out0_[j84 * n2_stride2 + v86] = v151;
   }
  }
 }
}

static void log_softmax_0_f6b0941d8261(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long n3_stride3 = (long long)scalars[3];
 for (long long i1 = begin; i1 < end; ++i1) {
  const _Bool v2 = n1_size1 >= 64;
  float v3;
  if (v2) {
   float lane4[64];
#pragma omp simd
   for (long long k5 = 0; k5 < 64; ++k5) {
    lane4[k5] = (-__builtin_inff());
   }
   const long long v6 = core_floordiv_index(n1_size1, 64);
   for (long long k7 = 0; k7 < v6; ++k7) {
    const long long v8 = k7 * 64;
#pragma omp simd
    for (long long k9 = 0; k9 < 64; ++k9) {
     const long long v10 = v8 + k9;
     const unsigned short v11 = b1_x_[i1 * n3_stride3 + v10];
     const unsigned int v12 = (unsigned int)v11;
     const unsigned int v13 = (unsigned int)(v12 << 16);
     const float v14 = core_bits_uint32_float32(v13);
     const float v15 = lane4[k9];
     const _Bool v16 = v15 > v14;
     const float v17 = v16 ? v15 : v14;
     lane4[k9] = v17;
    }
   }
   const long long v18 = v6 * 64;
   const long long v19 = n1_size1 - v18;
#pragma omp simd
   for (long long k20 = 0; k20 < v19; ++k20) {
    const long long v21 = v18 + k20;
    const unsigned short v22 = b1_x_[i1 * n3_stride3 + v21];
    const unsigned int v23 = (unsigned int)v22;
    const unsigned int v24 = (unsigned int)(v23 << 16);
    const float v25 = core_bits_uint32_float32(v24);
    const float v26 = lane4[k20];
    const _Bool v27 = v26 > v25;
    const float v28 = v27 ? v26 : v25;
    lane4[k20] = v28;
   }
#pragma omp simd
   for (long long k29 = 0; k29 < 32; ++k29) {
    const float v30 = lane4[k29];
    const long long v31 = k29 + 32;
    const float v32 = lane4[v31];
    const _Bool v33 = v30 > v32;
    const float v34 = v33 ? v30 : v32;
    lane4[k29] = v34;
   }
#pragma omp simd
   for (long long k35 = 0; k35 < 16; ++k35) {
    const float v36 = lane4[k35];
    const long long v37 = k35 + 16;
    const float v38 = lane4[v37];
    const _Bool v39 = v36 > v38;
    const float v40 = v39 ? v36 : v38;
    lane4[k35] = v40;
   }
#pragma omp simd
   for (long long k41 = 0; k41 < 8; ++k41) {
    const float v42 = lane4[k41];
    const long long v43 = k41 + 8;
    const float v44 = lane4[v43];
    const _Bool v45 = v42 > v44;
    const float v46 = v45 ? v42 : v44;
    lane4[k41] = v46;
   }
   float v47 = (-__builtin_inff());
   for (long long k48 = 0; k48 < 8; ++k48) {
    const float v49 = lane4[k48];
    const _Bool v50 = v47 > v49;
    const float v51 = v50 ? v47 : v49;
    v47 = v51;
   }
   v3 = v47;
  } else {
   float v52 = (-__builtin_inff());
   for (long long j53 = 0; j53 < n1_size1; ++j53) {
    const unsigned short v54 = b1_x_[i1 * n3_stride3 + j53];
    const unsigned int v55 = (unsigned int)v54;
    const unsigned int v56 = (unsigned int)(v55 << 16);
    const float v57 = core_bits_uint32_float32(v56);
    const _Bool v58 = v52 > v57;
    const float v59 = v58 ? v52 : v57;
    v52 = v59;
   }
   v3 = v52;
  }
  const long long v60 = n1_size1 + 4095;
  const long long v61 = core_floordiv_index(v60, 4096);
  float lane62[64];
  float v63 = 0.0f;
  for (long long block64 = 0; block64 < v61; ++block64) {
   const long long v65 = block64 * 4096;
   const long long v66 = n1_size1 - v65;
   const long long v67 = (v66 < 4096 ? v66 : 4096);
#pragma omp simd
   for (long long k68 = 0; k68 < 64; ++k68) {
    lane62[k68] = 0.0f;
   }
   const long long v69 = core_floordiv_index(v67, 64);
   for (long long k70 = 0; k70 < v69; ++k70) {
    const long long v71 = k70 * 64;
    const long long v72 = v65 + v71;
#pragma omp simd
    for (long long k73 = 0; k73 < 64; ++k73) {
     const long long v74 = v72 + k73;
     const float v75 = lane62[k73];
     const unsigned short v76 = b1_x_[i1 * n3_stride3 + v74];
     const unsigned int v77 = (unsigned int)v76;
     const unsigned int v78 = (unsigned int)(v77 << 16);
     const float v79 = core_bits_uint32_float32(v78);
     const float v80 = v79 - v3;
     const unsigned int v81 = core_bits_float32_uint32(v80);
     const unsigned int v82 = core_bits_float32_uint32((-0x1.a1464c0000000p+6f));
     const unsigned int v83 = (v81 < v82 ? v81 : v82);
     const int v84 = core_bits_float32_int32(0x1.63e42e0000000p+6f);
     const int v85 = core_bits_uint32_int32(v83);
     const int v86 = (v85 < v84 ? v85 : v84);
     const float v87 = core_bits_int32_float32(v86);
     const float v88 = __builtin_fmaf(v87, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
     const float v89 = v88 - 0x1.8000000000000p+23f;
     const float v90 = __builtin_fmaf(v89, (-0x1.62e4000000000p-1f), v87);
     const float v91 = __builtin_fmaf(v89, (-0x1.7f7d1c0000000p-20f), v90);
     const float v92 = 1.0f + v91;
     const float v93 = v92 - 1.0f;
     const float v94 = v91 - v93;
     const float v95 = v91 * v91;
     const float v96 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v91, 0x1.6d71a60000000p-10f);
     const float v97 = __builtin_fmaf(v96, v91, 0x1.1110900000000p-7f);
     const float v98 = __builtin_fmaf(v97, v91, 0x1.5554b20000000p-5f);
     const float v99 = __builtin_fmaf(v98, v91, 0x1.5555560000000p-3f);
     const float v100 = __builtin_fmaf(v99, v91, 0.5f);
     const float v101 = __builtin_fmaf(v95, v100, v94);
     const float v102 = v92 + v101;
     const unsigned int v103 = core_bits_float32_uint32(v88);
     const unsigned int v104 = (unsigned int)(v103 >> 1);
     const unsigned int v105 = (unsigned int)(v104 << 23);
     const unsigned int v106 = (unsigned int)(v103 << 23);
     const unsigned int v107 = v106 - v105;
     const unsigned int v108 = v105 + 1065353216u;
     const float v109 = core_bits_uint32_float32(v108);
     const float v110 = v102 * v109;
     const unsigned int v111 = v107 + 1065353216u;
     const float v112 = core_bits_uint32_float32(v111);
     const float v113 = v110 * v112;
     const _Bool v114 = v80 != v80;
     const float v115 = v114 ? v80 : v113;
     const float v116 = v75 + v115;
     lane62[k73] = v116;
    }
   }
   const long long v117 = v69 * 64;
   const long long v118 = v67 - v117;
   const long long v119 = v65 + v117;
#pragma omp simd
   for (long long k120 = 0; k120 < v118; ++k120) {
    const long long v121 = v119 + k120;
    const float v122 = lane62[k120];
    const unsigned short v123 = b1_x_[i1 * n3_stride3 + v121];
    const unsigned int v124 = (unsigned int)v123;
    const unsigned int v125 = (unsigned int)(v124 << 16);
    const float v126 = core_bits_uint32_float32(v125);
    const float v127 = v126 - v3;
    const unsigned int v128 = core_bits_float32_uint32(v127);
    const unsigned int v129 = core_bits_float32_uint32((-0x1.a1464c0000000p+6f));
    const unsigned int v130 = (v128 < v129 ? v128 : v129);
    const int v131 = core_bits_float32_int32(0x1.63e42e0000000p+6f);
    const int v132 = core_bits_uint32_int32(v130);
    const int v133 = (v132 < v131 ? v132 : v131);
    const float v134 = core_bits_int32_float32(v133);
    const float v135 = __builtin_fmaf(v134, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
    const float v136 = v135 - 0x1.8000000000000p+23f;
    const float v137 = __builtin_fmaf(v136, (-0x1.62e4000000000p-1f), v134);
    const float v138 = __builtin_fmaf(v136, (-0x1.7f7d1c0000000p-20f), v137);
    const float v139 = 1.0f + v138;
    const float v140 = v139 - 1.0f;
    const float v141 = v138 - v140;
    const float v142 = v138 * v138;
    const float v143 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v138, 0x1.6d71a60000000p-10f);
    const float v144 = __builtin_fmaf(v143, v138, 0x1.1110900000000p-7f);
    const float v145 = __builtin_fmaf(v144, v138, 0x1.5554b20000000p-5f);
    const float v146 = __builtin_fmaf(v145, v138, 0x1.5555560000000p-3f);
    const float v147 = __builtin_fmaf(v146, v138, 0.5f);
    const float v148 = __builtin_fmaf(v142, v147, v141);
    const float v149 = v139 + v148;
    const unsigned int v150 = core_bits_float32_uint32(v135);
    const unsigned int v151 = (unsigned int)(v150 >> 1);
    const unsigned int v152 = (unsigned int)(v151 << 23);
    const unsigned int v153 = (unsigned int)(v150 << 23);
    const unsigned int v154 = v153 - v152;
    const unsigned int v155 = v152 + 1065353216u;
    const float v156 = core_bits_uint32_float32(v155);
    const float v157 = v149 * v156;
    const unsigned int v158 = v154 + 1065353216u;
    const float v159 = core_bits_uint32_float32(v158);
    const float v160 = v157 * v159;
    const _Bool v161 = v127 != v127;
    const float v162 = v161 ? v127 : v160;
    const float v163 = v122 + v162;
    lane62[k120] = v163;
   }
   float v164 = 0.0f;
#pragma omp simd reduction(+ : v164)
   for (long long k165 = 0; k165 < 64; ++k165) {
    const float v166 = lane62[k165];
    v164 = v164 + v166;
   }
   v63 = v63 + v164;
  }
  const _Bool v167 = v63 < 0x1.0000000000000p-126f;
  const float v168 = v167 ? 0x1.0000000000000p+24f : 1.0f;
  const float v169 = v63 * v168;
  const unsigned int v170 = core_bits_float32_uint32(v169);
  const unsigned int v171 = v170 - 4290053363u;
  const unsigned int v172 = (unsigned int)(v171 >> 23);
  const unsigned int v173 = (unsigned int)(v172 << 23);
  const unsigned int v174 = v170 - v173;
  const unsigned int v175 = v174 + 1065353216u;
  const float v176 = core_bits_uint32_float32(v175);
  const unsigned int v177 = v172 | 1258291200u;
  const float v178 = core_bits_uint32_float32(v177);
  const float v179 = v178 - 0x1.0000000000000p+23f;
  const float v180 = v167 ? 151.0f : 127.0f;
  const float v181 = v179 - v180;
  const float v182 = v176 - 1.0f;
  const float v183 = v181 * 0x1.62e4000000000p-1f;
  const float v184 = v183 + v182;
  const float v185 = v184 - v183;
  const float v186 = v182 - v185;
  const float v187 = v182 * v182;
  const float v188 = v187 * v182;
  const float v189 = __builtin_fmaf(0x1.1c5dc40000000p-4f, v182, (-0x1.e115480000000p-4f));
  const float v190 = __builtin_fmaf(v189, v182, 0x1.e4c4aa0000000p-4f);
  const float v191 = __builtin_fmaf(v190, v182, (-0x1.fb81320000000p-4f));
  const float v192 = __builtin_fmaf(v191, v182, 0x1.2354de0000000p-3f);
  const float v193 = __builtin_fmaf(v192, v182, (-0x1.5561f80000000p-3f));
  const float v194 = __builtin_fmaf(v193, v182, 0x1.99a34a0000000p-3f);
  const float v195 = __builtin_fmaf(v194, v182, (-0x1.ffffee0000000p-3f));
  const float v196 = __builtin_fmaf(v195, v182, 0x1.55554a0000000p-2f);
  const float v197 = v187 * (-0.5f);
  const float v198 = __builtin_fmaf(v188, v196, v197);
  const float v199 = __builtin_fmaf(v181, 0x1.7f7d1c0000000p-20f, v198);
  const float v200 = v186 + v199;
  const float v201 = v184 + v200;
  const _Bool v202 = v63 < 0.0f;
  const float v203 = v202 ? (float)__builtin_nanf("") : v63;
  const _Bool v204 = v63 == 0.0f;
  const float v205 = v204 ? (-__builtin_inff()) : v203;
  const _Bool v206 = v63 > 0.0f;
  const _Bool v207 = v63 < __builtin_inff();
  const _Bool v208 = v206 & v207;
  const float v209 = v208 ? v201 : v205;
#pragma omp simd
  for (long long j210 = 0; j210 < n1_size1; ++j210) {
   const unsigned short v211 = b1_x_[i1 * n3_stride3 + j210];
   const unsigned int v212 = (unsigned int)v211;
   const unsigned int v213 = (unsigned int)(v212 << 16);
   const float v214 = core_bits_uint32_float32(v213);
   const float v215 = v214 - v3;
   const float v216 = v215 - v209;
   const unsigned int v217 = core_bits_float32_uint32(v216);
   const unsigned int v218 = v217 + 32767u;
   const unsigned int v219 = (unsigned int)(v217 >> 16);
   const unsigned int v220 = v219 & 1u;
   const unsigned int v221 = v218 + v220;
   const _Bool v222 = v216 != v216;
   const unsigned int v223 = v217 | 4194304u;
   const unsigned int v224 = v222 ? v223 : v221;
   const unsigned int v225 = (unsigned int)(v224 >> 16);
   const unsigned short v226 = (unsigned short)v225;
   const unsigned int v227 = (unsigned int)v226;
   const unsigned int v228 = (unsigned int)(v227 << 16);
   const float v229 = core_bits_uint32_float32(v228);
   const unsigned int v230 = v228 + 32767u;
   const unsigned int v231 = (unsigned int)(v228 >> 16);
   const unsigned int v232 = v231 & 1u;
   const unsigned int v233 = v230 + v232;
   const _Bool v234 = v229 != v229;
   const unsigned int v235 = v228 | 4194304u;
   const unsigned int v236 = v234 ? v235 : v233;
   const unsigned int v237 = (unsigned int)(v236 >> 16);
   const unsigned short v238 = (unsigned short)v237;
   b0_out0_[i1 * n2_stride2 + j210] = v238;
  }
 }
}

static void log_softmax_0_1dc56aee2729(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 if (begin < end) {
  const _Bool v1 = n0_size0 >= 64;
  float v2;
  if (v1) {
   float lane3[64];
#pragma omp simd
   for (long long k4 = 0; k4 < 64; ++k4) {
    lane3[k4] = (-__builtin_inff());
   }
   const long long v5 = core_floordiv_index(n0_size0, 64);
   for (long long k6 = 0; k6 < v5; ++k6) {
    const long long v7 = k6 * 64;
#pragma omp simd
    for (long long k8 = 0; k8 < 64; ++k8) {
     const long long v9 = v7 + k8;
     const unsigned short v10 = b1_x_[v9];
     const unsigned int v11 = (unsigned int)v10;
     const unsigned int v12 = (unsigned int)(v11 << 16);
     const float v13 = core_bits_uint32_float32(v12);
     const float v14 = lane3[k8];
     const _Bool v15 = v14 > v13;
     const float v16 = v15 ? v14 : v13;
     lane3[k8] = v16;
    }
   }
   const long long v17 = v5 * 64;
   const long long v18 = n0_size0 - v17;
#pragma omp simd
   for (long long k19 = 0; k19 < v18; ++k19) {
    const long long v20 = v17 + k19;
    const unsigned short v21 = b1_x_[v20];
    const unsigned int v22 = (unsigned int)v21;
    const unsigned int v23 = (unsigned int)(v22 << 16);
    const float v24 = core_bits_uint32_float32(v23);
    const float v25 = lane3[k19];
    const _Bool v26 = v25 > v24;
    const float v27 = v26 ? v25 : v24;
    lane3[k19] = v27;
   }
#pragma omp simd
   for (long long k28 = 0; k28 < 32; ++k28) {
    const float v29 = lane3[k28];
    const long long v30 = k28 + 32;
    const float v31 = lane3[v30];
    const _Bool v32 = v29 > v31;
    const float v33 = v32 ? v29 : v31;
    lane3[k28] = v33;
   }
#pragma omp simd
   for (long long k34 = 0; k34 < 16; ++k34) {
    const float v35 = lane3[k34];
    const long long v36 = k34 + 16;
    const float v37 = lane3[v36];
    const _Bool v38 = v35 > v37;
    const float v39 = v38 ? v35 : v37;
    lane3[k34] = v39;
   }
#pragma omp simd
   for (long long k40 = 0; k40 < 8; ++k40) {
    const float v41 = lane3[k40];
    const long long v42 = k40 + 8;
    const float v43 = lane3[v42];
    const _Bool v44 = v41 > v43;
    const float v45 = v44 ? v41 : v43;
    lane3[k40] = v45;
   }
   float v46 = (-__builtin_inff());
   for (long long k47 = 0; k47 < 8; ++k47) {
    const float v48 = lane3[k47];
    const _Bool v49 = v46 > v48;
    const float v50 = v49 ? v46 : v48;
    v46 = v50;
   }
   v2 = v46;
  } else {
   float v51 = (-__builtin_inff());
   for (long long j52 = 0; j52 < n0_size0; ++j52) {
    const unsigned short v53 = b1_x_[j52];
    const unsigned int v54 = (unsigned int)v53;
    const unsigned int v55 = (unsigned int)(v54 << 16);
    const float v56 = core_bits_uint32_float32(v55);
    const _Bool v57 = v51 > v56;
    const float v58 = v57 ? v51 : v56;
    v51 = v58;
   }
   v2 = v51;
  }
  const long long v59 = n0_size0 + 4095;
  const long long v60 = core_floordiv_index(v59, 4096);
  float lane61[64];
  float v62 = 0.0f;
  for (long long block63 = 0; block63 < v60; ++block63) {
   const long long v64 = block63 * 4096;
   const long long v65 = n0_size0 - v64;
   const long long v66 = (v65 < 4096 ? v65 : 4096);
#pragma omp simd
   for (long long k67 = 0; k67 < 64; ++k67) {
    lane61[k67] = 0.0f;
   }
   const long long v68 = core_floordiv_index(v66, 64);
   for (long long k69 = 0; k69 < v68; ++k69) {
    const long long v70 = k69 * 64;
    const long long v71 = v64 + v70;
#pragma omp simd
    for (long long k72 = 0; k72 < 64; ++k72) {
     const long long v73 = v71 + k72;
     const float v74 = lane61[k72];
     const unsigned short v75 = b1_x_[v73];
     const unsigned int v76 = (unsigned int)v75;
     const unsigned int v77 = (unsigned int)(v76 << 16);
     const float v78 = core_bits_uint32_float32(v77);
     const float v79 = v78 - v2;
     const unsigned int v80 = core_bits_float32_uint32(v79);
     const unsigned int v81 = core_bits_float32_uint32((-0x1.a1464c0000000p+6f));
     const unsigned int v82 = (v80 < v81 ? v80 : v81);
     const int v83 = core_bits_float32_int32(0x1.63e42e0000000p+6f);
     const int v84 = core_bits_uint32_int32(v82);
     const int v85 = (v84 < v83 ? v84 : v83);
     const float v86 = core_bits_int32_float32(v85);
     const float v87 = __builtin_fmaf(v86, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
     const float v88 = v87 - 0x1.8000000000000p+23f;
     const float v89 = __builtin_fmaf(v88, (-0x1.62e4000000000p-1f), v86);
     const float v90 = __builtin_fmaf(v88, (-0x1.7f7d1c0000000p-20f), v89);
     const float v91 = 1.0f + v90;
     const float v92 = v91 - 1.0f;
     const float v93 = v90 - v92;
     const float v94 = v90 * v90;
     const float v95 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v90, 0x1.6d71a60000000p-10f);
     const float v96 = __builtin_fmaf(v95, v90, 0x1.1110900000000p-7f);
     const float v97 = __builtin_fmaf(v96, v90, 0x1.5554b20000000p-5f);
     const float v98 = __builtin_fmaf(v97, v90, 0x1.5555560000000p-3f);
     const float v99 = __builtin_fmaf(v98, v90, 0.5f);
     const float v100 = __builtin_fmaf(v94, v99, v93);
     const float v101 = v91 + v100;
     const unsigned int v102 = core_bits_float32_uint32(v87);
     const unsigned int v103 = (unsigned int)(v102 >> 1);
     const unsigned int v104 = (unsigned int)(v103 << 23);
     const unsigned int v105 = (unsigned int)(v102 << 23);
     const unsigned int v106 = v105 - v104;
     const unsigned int v107 = v104 + 1065353216u;
     const float v108 = core_bits_uint32_float32(v107);
     const float v109 = v101 * v108;
     const unsigned int v110 = v106 + 1065353216u;
     const float v111 = core_bits_uint32_float32(v110);
     const float v112 = v109 * v111;
     const _Bool v113 = v79 != v79;
     const float v114 = v113 ? v79 : v112;
     const float v115 = v74 + v114;
     lane61[k72] = v115;
    }
   }
   const long long v116 = v68 * 64;
   const long long v117 = v66 - v116;
   const long long v118 = v64 + v116;
#pragma omp simd
   for (long long k119 = 0; k119 < v117; ++k119) {
    const long long v120 = v118 + k119;
    const float v121 = lane61[k119];
    const unsigned short v122 = b1_x_[v120];
    const unsigned int v123 = (unsigned int)v122;
    const unsigned int v124 = (unsigned int)(v123 << 16);
    const float v125 = core_bits_uint32_float32(v124);
    const float v126 = v125 - v2;
    const unsigned int v127 = core_bits_float32_uint32(v126);
    const unsigned int v128 = core_bits_float32_uint32((-0x1.a1464c0000000p+6f));
    const unsigned int v129 = (v127 < v128 ? v127 : v128);
    const int v130 = core_bits_float32_int32(0x1.63e42e0000000p+6f);
    const int v131 = core_bits_uint32_int32(v129);
    const int v132 = (v131 < v130 ? v131 : v130);
    const float v133 = core_bits_int32_float32(v132);
    const float v134 = __builtin_fmaf(v133, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
    const float v135 = v134 - 0x1.8000000000000p+23f;
    const float v136 = __builtin_fmaf(v135, (-0x1.62e4000000000p-1f), v133);
    const float v137 = __builtin_fmaf(v135, (-0x1.7f7d1c0000000p-20f), v136);
    const float v138 = 1.0f + v137;
    const float v139 = v138 - 1.0f;
    const float v140 = v137 - v139;
    const float v141 = v137 * v137;
    const float v142 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v137, 0x1.6d71a60000000p-10f);
    const float v143 = __builtin_fmaf(v142, v137, 0x1.1110900000000p-7f);
    const float v144 = __builtin_fmaf(v143, v137, 0x1.5554b20000000p-5f);
    const float v145 = __builtin_fmaf(v144, v137, 0x1.5555560000000p-3f);
    const float v146 = __builtin_fmaf(v145, v137, 0.5f);
    const float v147 = __builtin_fmaf(v141, v146, v140);
    const float v148 = v138 + v147;
    const unsigned int v149 = core_bits_float32_uint32(v134);
    const unsigned int v150 = (unsigned int)(v149 >> 1);
    const unsigned int v151 = (unsigned int)(v150 << 23);
    const unsigned int v152 = (unsigned int)(v149 << 23);
    const unsigned int v153 = v152 - v151;
    const unsigned int v154 = v151 + 1065353216u;
    const float v155 = core_bits_uint32_float32(v154);
    const float v156 = v148 * v155;
    const unsigned int v157 = v153 + 1065353216u;
    const float v158 = core_bits_uint32_float32(v157);
    const float v159 = v156 * v158;
    const _Bool v160 = v126 != v126;
    const float v161 = v160 ? v126 : v159;
    const float v162 = v121 + v161;
    lane61[k119] = v162;
   }
   float v163 = 0.0f;
#pragma omp simd reduction(+ : v163)
   for (long long k164 = 0; k164 < 64; ++k164) {
    const float v165 = lane61[k164];
    v163 = v163 + v165;
   }
   v62 = v62 + v163;
  }
  const _Bool v166 = v62 < 0x1.0000000000000p-126f;
  const float v167 = v166 ? 0x1.0000000000000p+24f : 1.0f;
  const float v168 = v62 * v167;
  const unsigned int v169 = core_bits_float32_uint32(v168);
  const unsigned int v170 = v169 - 4290053363u;
  const unsigned int v171 = (unsigned int)(v170 >> 23);
  const unsigned int v172 = (unsigned int)(v171 << 23);
  const unsigned int v173 = v169 - v172;
  const unsigned int v174 = v173 + 1065353216u;
  const float v175 = core_bits_uint32_float32(v174);
  const unsigned int v176 = v171 | 1258291200u;
  const float v177 = core_bits_uint32_float32(v176);
  const float v178 = v177 - 0x1.0000000000000p+23f;
  const float v179 = v166 ? 151.0f : 127.0f;
  const float v180 = v178 - v179;
  const float v181 = v175 - 1.0f;
  const float v182 = v180 * 0x1.62e4000000000p-1f;
  const float v183 = v182 + v181;
  const float v184 = v183 - v182;
  const float v185 = v181 - v184;
  const float v186 = v181 * v181;
  const float v187 = v186 * v181;
  const float v188 = __builtin_fmaf(0x1.1c5dc40000000p-4f, v181, (-0x1.e115480000000p-4f));
  const float v189 = __builtin_fmaf(v188, v181, 0x1.e4c4aa0000000p-4f);
  const float v190 = __builtin_fmaf(v189, v181, (-0x1.fb81320000000p-4f));
  const float v191 = __builtin_fmaf(v190, v181, 0x1.2354de0000000p-3f);
  const float v192 = __builtin_fmaf(v191, v181, (-0x1.5561f80000000p-3f));
  const float v193 = __builtin_fmaf(v192, v181, 0x1.99a34a0000000p-3f);
  const float v194 = __builtin_fmaf(v193, v181, (-0x1.ffffee0000000p-3f));
  const float v195 = __builtin_fmaf(v194, v181, 0x1.55554a0000000p-2f);
  const float v196 = v186 * (-0.5f);
  const float v197 = __builtin_fmaf(v187, v195, v196);
  const float v198 = __builtin_fmaf(v180, 0x1.7f7d1c0000000p-20f, v197);
  const float v199 = v185 + v198;
  const float v200 = v183 + v199;
  const _Bool v201 = v62 < 0.0f;
  const float v202 = v201 ? (float)__builtin_nanf("") : v62;
  const _Bool v203 = v62 == 0.0f;
  const float v204 = v203 ? (-__builtin_inff()) : v202;
  const _Bool v205 = v62 > 0.0f;
  const _Bool v206 = v62 < __builtin_inff();
  const _Bool v207 = v205 & v206;
  const float v208 = v207 ? v200 : v204;
#pragma omp simd
  for (long long j209 = 0; j209 < n0_size0; ++j209) {
   const unsigned short v210 = b1_x_[j209];
   const unsigned int v211 = (unsigned int)v210;
   const unsigned int v212 = (unsigned int)(v211 << 16);
   const float v213 = core_bits_uint32_float32(v212);
   const float v214 = v213 - v2;
   const float v215 = v214 - v208;
   const unsigned int v216 = core_bits_float32_uint32(v215);
   const unsigned int v217 = v216 + 32767u;
   const unsigned int v218 = (unsigned int)(v216 >> 16);
   const unsigned int v219 = v218 & 1u;
   const unsigned int v220 = v217 + v219;
   const _Bool v221 = v215 != v215;
   const unsigned int v222 = v216 | 4194304u;
   const unsigned int v223 = v221 ? v222 : v220;
   const unsigned int v224 = (unsigned int)(v223 >> 16);
   const unsigned short v225 = (unsigned short)v224;
   const unsigned int v226 = (unsigned int)v225;
   const unsigned int v227 = (unsigned int)(v226 << 16);
   const float v228 = core_bits_uint32_float32(v227);
   const unsigned int v229 = v227 + 32767u;
   const unsigned int v230 = (unsigned int)(v227 >> 16);
   const unsigned int v231 = v230 & 1u;
   const unsigned int v232 = v229 + v231;
   const _Bool v233 = v228 != v228;
   const unsigned int v234 = v227 | 4194304u;
   const unsigned int v235 = v233 ? v234 : v232;
   const unsigned int v236 = (unsigned int)(v235 >> 16);
   const unsigned short v237 = (unsigned short)v236;
   b0_out0_[j209] = v237;
  }
 }
}

static void rms_norm_0_301275ea3934(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const unsigned short *b2_weight_ = (const unsigned short *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
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
     const float v22 = v21 * v21;
     const float v23 = v17 + v22;
     lane4[k15] = v23;
    }
   }
   const long long v24 = v11 * 64;
   const long long v25 = v9 - v24;
   const long long v26 = v7 + v24;
#pragma omp simd
   for (long long k27 = 0; k27 < v25; ++k27) {
    const long long v28 = v26 + k27;
    const float v29 = lane4[k27];
    const unsigned short v30 = b1_x_[i1 * n3_stride3 + v28];
    const unsigned int v31 = (unsigned int)v30;
    const unsigned int v32 = (unsigned int)(v31 << 16);
    const float v33 = core_bits_uint32_float32(v32);
    const float v34 = v33 * v33;
    const float v35 = v29 + v34;
    lane4[k27] = v35;
   }
   float v36 = 0.0f;
#pragma omp simd reduction(+ : v36)
   for (long long k37 = 0; k37 < 64; ++k37) {
    const float v38 = lane4[k37];
    v36 = v36 + v38;
   }
   v5 = v5 + v36;
  }
  const float v39 = (float)n4_size4;
  const float v40 = v5 / v39;
  const float v41 = v40 + 0x1.0000000000000p-7f;
  const float v42 = __builtin_sqrtf(v41);
  const float v43 = 1.0f / v42;
#pragma omp simd
  for (long long j44 = 0; j44 < n1_size1; ++j44) {
   const unsigned short v45 = b1_x_[i1 * n3_stride3 + j44];
   const unsigned int v46 = (unsigned int)v45;
   const unsigned int v47 = (unsigned int)(v46 << 16);
   const float v48 = core_bits_uint32_float32(v47);
   const float v49 = v48 * v43;
   const unsigned short v50 = b2_weight_[j44];
   const unsigned int v51 = (unsigned int)v50;
   const unsigned int v52 = (unsigned int)(v51 << 16);
   const float v53 = core_bits_uint32_float32(v52);
   const float v54 = v49 * v53;
   const unsigned int v55 = core_bits_float32_uint32(v54);
   const unsigned int v56 = v55 + 32767u;
   const unsigned int v57 = (unsigned int)(v55 >> 16);
   const unsigned int v58 = v57 & 1u;
   const unsigned int v59 = v56 + v58;
   const _Bool v60 = v54 != v54;
   const unsigned int v61 = v55 | 4194304u;
   const unsigned int v62 = v60 ? v61 : v59;
   const unsigned int v63 = (unsigned int)(v62 >> 16);
   const unsigned short v64 = (unsigned short)v63;
   const unsigned int v65 = (unsigned int)v64;
   const unsigned int v66 = (unsigned int)(v65 << 16);
   const float v67 = core_bits_uint32_float32(v66);
   const unsigned int v68 = v66 + 32767u;
   const unsigned int v69 = (unsigned int)(v66 >> 16);
   const unsigned int v70 = v69 & 1u;
   const unsigned int v71 = v68 + v70;
   const _Bool v72 = v67 != v67;
   const unsigned int v73 = v66 | 4194304u;
   const unsigned int v74 = v72 ? v73 : v71;
   const unsigned int v75 = (unsigned int)(v74 >> 16);
   const unsigned short v76 = (unsigned short)v75;
   b0_out0_[i1 * n2_stride2 + j44] = v76;
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

static void softmax_0_f0f2e59b1f94(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long n3_stride3 = (long long)scalars[3];
 for (long long i1 = begin; i1 < end; ++i1) {
  const _Bool v2 = n1_size1 >= 64;
  float v3;
  if (v2) {
   float lane4[64];
#pragma omp simd
   for (long long k5 = 0; k5 < 64; ++k5) {
    lane4[k5] = (-__builtin_inff());
   }
   const long long v6 = core_floordiv_index(n1_size1, 64);
   for (long long k7 = 0; k7 < v6; ++k7) {
    const long long v8 = k7 * 64;
#pragma omp simd
    for (long long k9 = 0; k9 < 64; ++k9) {
     const long long v10 = v8 + k9;
     const unsigned short v11 = b1_x_[i1 * n3_stride3 + v10];
     const unsigned int v12 = (unsigned int)v11;
     const unsigned int v13 = v12 & 32767u;
     const unsigned int v14 = (unsigned int)(v13 << 13);
     const unsigned int v15 = v12 & 31744u;
     const unsigned int v16 = v14 + 947912704u;
     const float v17 = core_bits_uint32_float32(v16);
     const float v18 = v17 - 0x1.0000000000000p-14f;
     const _Bool v19 = v15 == 31744u;
     const unsigned int v20 = v19 ? 1879048192u : 939524096u;
     const unsigned int v21 = v14 + v20;
     const _Bool v22 = v15 == 0u;
     const unsigned int v23 = core_bits_float32_uint32(v18);
     const unsigned int v24 = v22 ? v23 : v21;
     const unsigned int v25 = v12 & 32768u;
     const unsigned int v26 = (unsigned int)(v25 << 16);
     const unsigned int v27 = v24 | v26;
     const float v28 = core_bits_uint32_float32(v27);
     const float v29 = lane4[k9];
     const _Bool v30 = v29 > v28;
     const float v31 = v30 ? v29 : v28;
     lane4[k9] = v31;
    }
   }
   const long long v32 = v6 * 64;
   const long long v33 = n1_size1 - v32;
#pragma omp simd
   for (long long k34 = 0; k34 < v33; ++k34) {
    const long long v35 = v32 + k34;
    const unsigned short v36 = b1_x_[i1 * n3_stride3 + v35];
    const unsigned int v37 = (unsigned int)v36;
    const unsigned int v38 = v37 & 32767u;
    const unsigned int v39 = (unsigned int)(v38 << 13);
    const unsigned int v40 = v37 & 31744u;
    const unsigned int v41 = v39 + 947912704u;
    const float v42 = core_bits_uint32_float32(v41);
    const float v43 = v42 - 0x1.0000000000000p-14f;
    const _Bool v44 = v40 == 31744u;
    const unsigned int v45 = v44 ? 1879048192u : 939524096u;
    const unsigned int v46 = v39 + v45;
    const _Bool v47 = v40 == 0u;
    const unsigned int v48 = core_bits_float32_uint32(v43);
    const unsigned int v49 = v47 ? v48 : v46;
    const unsigned int v50 = v37 & 32768u;
    const unsigned int v51 = (unsigned int)(v50 << 16);
    const unsigned int v52 = v49 | v51;
    const float v53 = core_bits_uint32_float32(v52);
    const float v54 = lane4[k34];
    const _Bool v55 = v54 > v53;
    const float v56 = v55 ? v54 : v53;
    lane4[k34] = v56;
   }
#pragma omp simd
   for (long long k57 = 0; k57 < 32; ++k57) {
    const float v58 = lane4[k57];
    const long long v59 = k57 + 32;
    const float v60 = lane4[v59];
    const _Bool v61 = v58 > v60;
    const float v62 = v61 ? v58 : v60;
    lane4[k57] = v62;
   }
#pragma omp simd
   for (long long k63 = 0; k63 < 16; ++k63) {
    const float v64 = lane4[k63];
    const long long v65 = k63 + 16;
    const float v66 = lane4[v65];
    const _Bool v67 = v64 > v66;
    const float v68 = v67 ? v64 : v66;
    lane4[k63] = v68;
   }
#pragma omp simd
   for (long long k69 = 0; k69 < 8; ++k69) {
    const float v70 = lane4[k69];
    const long long v71 = k69 + 8;
    const float v72 = lane4[v71];
    const _Bool v73 = v70 > v72;
    const float v74 = v73 ? v70 : v72;
    lane4[k69] = v74;
   }
   float v75 = (-__builtin_inff());
   for (long long k76 = 0; k76 < 8; ++k76) {
    const float v77 = lane4[k76];
    const _Bool v78 = v75 > v77;
    const float v79 = v78 ? v75 : v77;
    v75 = v79;
   }
   v3 = v75;
  } else {
   float v80 = (-__builtin_inff());
   for (long long j81 = 0; j81 < n1_size1; ++j81) {
    const unsigned short v82 = b1_x_[i1 * n3_stride3 + j81];
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
    const _Bool v100 = v80 > v99;
    const float v101 = v100 ? v80 : v99;
    v80 = v101;
   }
   v3 = v80;
  }
  const long long v102 = n1_size1 + 4095;
  const long long v103 = core_floordiv_index(v102, 4096);
  float lane104[64];
  float v105 = 0.0f;
  for (long long block106 = 0; block106 < v103; ++block106) {
   const long long v107 = block106 * 4096;
   const long long v108 = n1_size1 - v107;
   const long long v109 = (v108 < 4096 ? v108 : 4096);
#pragma omp simd
   for (long long k110 = 0; k110 < 64; ++k110) {
    lane104[k110] = 0.0f;
   }
   const long long v111 = core_floordiv_index(v109, 64);
   for (long long k112 = 0; k112 < v111; ++k112) {
    const long long v113 = k112 * 64;
    const long long v114 = v107 + v113;
#pragma omp simd
    for (long long k115 = 0; k115 < 64; ++k115) {
     const long long v116 = v114 + k115;
     const float v117 = lane104[k115];
     const unsigned short v118 = b1_x_[i1 * n3_stride3 + v116];
     const unsigned int v119 = (unsigned int)v118;
     const unsigned int v120 = v119 & 32767u;
     const unsigned int v121 = (unsigned int)(v120 << 13);
     const unsigned int v122 = v119 & 31744u;
     const unsigned int v123 = v121 + 947912704u;
     const float v124 = core_bits_uint32_float32(v123);
     const float v125 = v124 - 0x1.0000000000000p-14f;
     const _Bool v126 = v122 == 31744u;
     const unsigned int v127 = v126 ? 1879048192u : 939524096u;
     const unsigned int v128 = v121 + v127;
     const _Bool v129 = v122 == 0u;
     const unsigned int v130 = core_bits_float32_uint32(v125);
     const unsigned int v131 = v129 ? v130 : v128;
     const unsigned int v132 = v119 & 32768u;
     const unsigned int v133 = (unsigned int)(v132 << 16);
     const unsigned int v134 = v131 | v133;
     const float v135 = core_bits_uint32_float32(v134);
     const float v136 = v135 - v3;
     const unsigned int v137 = core_bits_float32_uint32(v136);
     const unsigned int v138 = core_bits_float32_uint32((-0x1.a1464c0000000p+6f));
     const unsigned int v139 = (v137 < v138 ? v137 : v138);
     const int v140 = core_bits_float32_int32(0x1.63e42e0000000p+6f);
     const int v141 = core_bits_uint32_int32(v139);
     const int v142 = (v141 < v140 ? v141 : v140);
     const float v143 = core_bits_int32_float32(v142);
     const float v144 = __builtin_fmaf(v143, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
     const float v145 = v144 - 0x1.8000000000000p+23f;
     const float v146 = __builtin_fmaf(v145, (-0x1.62e4000000000p-1f), v143);
     const float v147 = __builtin_fmaf(v145, (-0x1.7f7d1c0000000p-20f), v146);
     const float v148 = 1.0f + v147;
     const float v149 = v148 - 1.0f;
     const float v150 = v147 - v149;
     const float v151 = v147 * v147;
     const float v152 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v147, 0x1.6d71a60000000p-10f);
     const float v153 = __builtin_fmaf(v152, v147, 0x1.1110900000000p-7f);
     const float v154 = __builtin_fmaf(v153, v147, 0x1.5554b20000000p-5f);
     const float v155 = __builtin_fmaf(v154, v147, 0x1.5555560000000p-3f);
     const float v156 = __builtin_fmaf(v155, v147, 0.5f);
     const float v157 = __builtin_fmaf(v151, v156, v150);
     const float v158 = v148 + v157;
     const unsigned int v159 = core_bits_float32_uint32(v144);
     const unsigned int v160 = (unsigned int)(v159 >> 1);
     const unsigned int v161 = (unsigned int)(v160 << 23);
     const unsigned int v162 = (unsigned int)(v159 << 23);
     const unsigned int v163 = v162 - v161;
     const unsigned int v164 = v161 + 1065353216u;
     const float v165 = core_bits_uint32_float32(v164);
     const float v166 = v158 * v165;
     const unsigned int v167 = v163 + 1065353216u;
     const float v168 = core_bits_uint32_float32(v167);
     const float v169 = v166 * v168;
     const _Bool v170 = v136 != v136;
     const float v171 = v170 ? v136 : v169;
     const float v172 = v117 + v171;
     lane104[k115] = v172;
    }
   }
   const long long v173 = v111 * 64;
   const long long v174 = v109 - v173;
   const long long v175 = v107 + v173;
#pragma omp simd
   for (long long k176 = 0; k176 < v174; ++k176) {
    const long long v177 = v175 + k176;
    const float v178 = lane104[k176];
    const unsigned short v179 = b1_x_[i1 * n3_stride3 + v177];
    const unsigned int v180 = (unsigned int)v179;
    const unsigned int v181 = v180 & 32767u;
    const unsigned int v182 = (unsigned int)(v181 << 13);
    const unsigned int v183 = v180 & 31744u;
    const unsigned int v184 = v182 + 947912704u;
    const float v185 = core_bits_uint32_float32(v184);
    const float v186 = v185 - 0x1.0000000000000p-14f;
    const _Bool v187 = v183 == 31744u;
    const unsigned int v188 = v187 ? 1879048192u : 939524096u;
    const unsigned int v189 = v182 + v188;
    const _Bool v190 = v183 == 0u;
    const unsigned int v191 = core_bits_float32_uint32(v186);
    const unsigned int v192 = v190 ? v191 : v189;
    const unsigned int v193 = v180 & 32768u;
    const unsigned int v194 = (unsigned int)(v193 << 16);
    const unsigned int v195 = v192 | v194;
    const float v196 = core_bits_uint32_float32(v195);
    const float v197 = v196 - v3;
    const unsigned int v198 = core_bits_float32_uint32(v197);
    const unsigned int v199 = core_bits_float32_uint32((-0x1.a1464c0000000p+6f));
    const unsigned int v200 = (v198 < v199 ? v198 : v199);
    const int v201 = core_bits_float32_int32(0x1.63e42e0000000p+6f);
    const int v202 = core_bits_uint32_int32(v200);
    const int v203 = (v202 < v201 ? v202 : v201);
    const float v204 = core_bits_int32_float32(v203);
    const float v205 = __builtin_fmaf(v204, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
    const float v206 = v205 - 0x1.8000000000000p+23f;
    const float v207 = __builtin_fmaf(v206, (-0x1.62e4000000000p-1f), v204);
    const float v208 = __builtin_fmaf(v206, (-0x1.7f7d1c0000000p-20f), v207);
    const float v209 = 1.0f + v208;
    const float v210 = v209 - 1.0f;
    const float v211 = v208 - v210;
    const float v212 = v208 * v208;
    const float v213 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v208, 0x1.6d71a60000000p-10f);
    const float v214 = __builtin_fmaf(v213, v208, 0x1.1110900000000p-7f);
    const float v215 = __builtin_fmaf(v214, v208, 0x1.5554b20000000p-5f);
    const float v216 = __builtin_fmaf(v215, v208, 0x1.5555560000000p-3f);
    const float v217 = __builtin_fmaf(v216, v208, 0.5f);
    const float v218 = __builtin_fmaf(v212, v217, v211);
    const float v219 = v209 + v218;
    const unsigned int v220 = core_bits_float32_uint32(v205);
    const unsigned int v221 = (unsigned int)(v220 >> 1);
    const unsigned int v222 = (unsigned int)(v221 << 23);
    const unsigned int v223 = (unsigned int)(v220 << 23);
    const unsigned int v224 = v223 - v222;
    const unsigned int v225 = v222 + 1065353216u;
    const float v226 = core_bits_uint32_float32(v225);
    const float v227 = v219 * v226;
    const unsigned int v228 = v224 + 1065353216u;
    const float v229 = core_bits_uint32_float32(v228);
    const float v230 = v227 * v229;
    const _Bool v231 = v197 != v197;
    const float v232 = v231 ? v197 : v230;
    const float v233 = v178 + v232;
    lane104[k176] = v233;
   }
   float v234 = 0.0f;
#pragma omp simd reduction(+ : v234)
   for (long long k235 = 0; k235 < 64; ++k235) {
    const float v236 = lane104[k235];
    v234 = v234 + v236;
   }
   v105 = v105 + v234;
  }
  const float v237 = 1.0f / v105;
#pragma omp simd
  for (long long j238 = 0; j238 < n1_size1; ++j238) {
   const unsigned short v239 = b1_x_[i1 * n3_stride3 + j238];
   const unsigned int v240 = (unsigned int)v239;
   const unsigned int v241 = v240 & 32767u;
   const unsigned int v242 = (unsigned int)(v241 << 13);
   const unsigned int v243 = v240 & 31744u;
   const unsigned int v244 = v242 + 947912704u;
   const float v245 = core_bits_uint32_float32(v244);
   const float v246 = v245 - 0x1.0000000000000p-14f;
   const _Bool v247 = v243 == 31744u;
   const unsigned int v248 = v247 ? 1879048192u : 939524096u;
   const unsigned int v249 = v242 + v248;
   const _Bool v250 = v243 == 0u;
   const unsigned int v251 = core_bits_float32_uint32(v246);
   const unsigned int v252 = v250 ? v251 : v249;
   const unsigned int v253 = v240 & 32768u;
   const unsigned int v254 = (unsigned int)(v253 << 16);
   const unsigned int v255 = v252 | v254;
   const float v256 = core_bits_uint32_float32(v255);
   const float v257 = v256 - v3;
   const unsigned int v258 = core_bits_float32_uint32(v257);
   const unsigned int v259 = core_bits_float32_uint32((-0x1.a1464c0000000p+6f));
   const unsigned int v260 = (v258 < v259 ? v258 : v259);
   const int v261 = core_bits_float32_int32(0x1.63e42e0000000p+6f);
   const int v262 = core_bits_uint32_int32(v260);
   const int v263 = (v262 < v261 ? v262 : v261);
   const float v264 = core_bits_int32_float32(v263);
   const float v265 = __builtin_fmaf(v264, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
   const float v266 = v265 - 0x1.8000000000000p+23f;
   const float v267 = __builtin_fmaf(v266, (-0x1.62e4000000000p-1f), v264);
   const float v268 = __builtin_fmaf(v266, (-0x1.7f7d1c0000000p-20f), v267);
   const float v269 = 1.0f + v268;
   const float v270 = v269 - 1.0f;
   const float v271 = v268 - v270;
   const float v272 = v268 * v268;
   const float v273 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v268, 0x1.6d71a60000000p-10f);
   const float v274 = __builtin_fmaf(v273, v268, 0x1.1110900000000p-7f);
   const float v275 = __builtin_fmaf(v274, v268, 0x1.5554b20000000p-5f);
   const float v276 = __builtin_fmaf(v275, v268, 0x1.5555560000000p-3f);
   const float v277 = __builtin_fmaf(v276, v268, 0.5f);
   const float v278 = __builtin_fmaf(v272, v277, v271);
   const float v279 = v269 + v278;
   const unsigned int v280 = core_bits_float32_uint32(v265);
   const unsigned int v281 = (unsigned int)(v280 >> 1);
   const unsigned int v282 = (unsigned int)(v281 << 23);
   const unsigned int v283 = (unsigned int)(v280 << 23);
   const unsigned int v284 = v283 - v282;
   const unsigned int v285 = v282 + 1065353216u;
   const float v286 = core_bits_uint32_float32(v285);
   const float v287 = v279 * v286;
   const unsigned int v288 = v284 + 1065353216u;
   const float v289 = core_bits_uint32_float32(v288);
   const float v290 = v287 * v289;
   const _Bool v291 = v257 != v257;
   const float v292 = v291 ? v257 : v290;
   const float v293 = v292 * v237;
   const unsigned int v294 = core_bits_float32_uint32(v293);
   const unsigned int v295 = v294 & 2147483647u;
   const float v296 = core_bits_uint32_float32(v295);
   const float v297 = v296 + 0.5f;
   const unsigned int v298 = core_bits_float32_uint32(v297);
   const unsigned int v299 = v298 - 1056964608u;
   const unsigned int v300 = v295 + 3355447295u;
   const unsigned int v301 = (unsigned int)(v295 >> 13);
   const unsigned int v302 = v301 & 1u;
   const unsigned int v303 = v300 + v302;
   const unsigned int v304 = (unsigned int)(v303 >> 13);
   const _Bool v305 = v295 > 2139095040u;
   const unsigned int v306 = v305 ? 32256u : 31744u;
   const _Bool v307 = v295 < 947912704u;
   const unsigned int v308 = v307 ? v299 : v304;
   const _Bool v309 = v295 >= 1199570944u;
   const unsigned int v310 = v309 ? v306 : v308;
   const unsigned int v311 = (unsigned int)(v294 >> 16);
   const unsigned int v312 = v311 & 32768u;
   const unsigned int v313 = v310 | v312;
   const unsigned short v314 = (unsigned short)v313;
   const unsigned int v315 = (unsigned int)v314;
   const unsigned int v316 = v315 & 32767u;
   const unsigned int v317 = (unsigned int)(v316 << 13);
   const unsigned int v318 = v315 & 31744u;
   const unsigned int v319 = v317 + 947912704u;
   const float v320 = core_bits_uint32_float32(v319);
   const float v321 = v320 - 0x1.0000000000000p-14f;
   const _Bool v322 = v318 == 31744u;
   const unsigned int v323 = v322 ? 1879048192u : 939524096u;
   const unsigned int v324 = v317 + v323;
   const _Bool v325 = v318 == 0u;
   const unsigned int v326 = core_bits_float32_uint32(v321);
   const unsigned int v327 = v325 ? v326 : v324;
   const unsigned int v328 = v315 & 32768u;
   const unsigned int v329 = (unsigned int)(v328 << 16);
   const unsigned int v330 = v327 | v329;
   const unsigned int v331 = v330 & 2147483647u;
   const float v332 = core_bits_uint32_float32(v331);
   const float v333 = v332 + 0.5f;
   const unsigned int v334 = core_bits_float32_uint32(v333);
   const unsigned int v335 = v334 - 1056964608u;
   const unsigned int v336 = v331 + 3355447295u;
   const unsigned int v337 = (unsigned int)(v331 >> 13);
   const unsigned int v338 = v337 & 1u;
   const unsigned int v339 = v336 + v338;
   const unsigned int v340 = (unsigned int)(v339 >> 13);
   const _Bool v341 = v331 > 2139095040u;
   const unsigned int v342 = v341 ? 32256u : 31744u;
   const _Bool v343 = v331 < 947912704u;
   const unsigned int v344 = v343 ? v335 : v340;
   const _Bool v345 = v331 >= 1199570944u;
   const unsigned int v346 = v345 ? v342 : v344;
   const unsigned int v347 = (unsigned int)(v330 >> 16);
   const unsigned int v348 = v347 & 32768u;
   const unsigned int v349 = v346 | v348;
   const unsigned short v350 = (unsigned short)v349;
   b0_out0_[i1 * n2_stride2 + j238] = v350;
  }
 }
}

static void softmax_0_a5e69207c295(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 if (begin < end) {
  const _Bool v1 = n0_size0 >= 64;
  float v2;
  if (v1) {
   float lane3[64];
#pragma omp simd
   for (long long k4 = 0; k4 < 64; ++k4) {
    lane3[k4] = (-__builtin_inff());
   }
   const long long v5 = core_floordiv_index(n0_size0, 64);
   for (long long k6 = 0; k6 < v5; ++k6) {
    const long long v7 = k6 * 64;
#pragma omp simd
    for (long long k8 = 0; k8 < 64; ++k8) {
     const long long v9 = v7 + k8;
     const unsigned short v10 = b1_x_[v9];
     const unsigned int v11 = (unsigned int)v10;
     const unsigned int v12 = v11 & 32767u;
     const unsigned int v13 = (unsigned int)(v12 << 13);
     const unsigned int v14 = v11 & 31744u;
     const unsigned int v15 = v13 + 947912704u;
     const float v16 = core_bits_uint32_float32(v15);
     const float v17 = v16 - 0x1.0000000000000p-14f;
     const _Bool v18 = v14 == 31744u;
     const unsigned int v19 = v18 ? 1879048192u : 939524096u;
     const unsigned int v20 = v13 + v19;
     const _Bool v21 = v14 == 0u;
     const unsigned int v22 = core_bits_float32_uint32(v17);
     const unsigned int v23 = v21 ? v22 : v20;
     const unsigned int v24 = v11 & 32768u;
     const unsigned int v25 = (unsigned int)(v24 << 16);
     const unsigned int v26 = v23 | v25;
     const float v27 = core_bits_uint32_float32(v26);
     const float v28 = lane3[k8];
     const _Bool v29 = v28 > v27;
     const float v30 = v29 ? v28 : v27;
     lane3[k8] = v30;
    }
   }
   const long long v31 = v5 * 64;
   const long long v32 = n0_size0 - v31;
#pragma omp simd
   for (long long k33 = 0; k33 < v32; ++k33) {
    const long long v34 = v31 + k33;
    const unsigned short v35 = b1_x_[v34];
    const unsigned int v36 = (unsigned int)v35;
    const unsigned int v37 = v36 & 32767u;
    const unsigned int v38 = (unsigned int)(v37 << 13);
    const unsigned int v39 = v36 & 31744u;
    const unsigned int v40 = v38 + 947912704u;
    const float v41 = core_bits_uint32_float32(v40);
    const float v42 = v41 - 0x1.0000000000000p-14f;
    const _Bool v43 = v39 == 31744u;
    const unsigned int v44 = v43 ? 1879048192u : 939524096u;
    const unsigned int v45 = v38 + v44;
    const _Bool v46 = v39 == 0u;
    const unsigned int v47 = core_bits_float32_uint32(v42);
    const unsigned int v48 = v46 ? v47 : v45;
    const unsigned int v49 = v36 & 32768u;
    const unsigned int v50 = (unsigned int)(v49 << 16);
    const unsigned int v51 = v48 | v50;
    const float v52 = core_bits_uint32_float32(v51);
    const float v53 = lane3[k33];
    const _Bool v54 = v53 > v52;
    const float v55 = v54 ? v53 : v52;
    lane3[k33] = v55;
   }
#pragma omp simd
   for (long long k56 = 0; k56 < 32; ++k56) {
    const float v57 = lane3[k56];
    const long long v58 = k56 + 32;
    const float v59 = lane3[v58];
    const _Bool v60 = v57 > v59;
    const float v61 = v60 ? v57 : v59;
    lane3[k56] = v61;
   }
#pragma omp simd
   for (long long k62 = 0; k62 < 16; ++k62) {
    const float v63 = lane3[k62];
    const long long v64 = k62 + 16;
    const float v65 = lane3[v64];
    const _Bool v66 = v63 > v65;
    const float v67 = v66 ? v63 : v65;
    lane3[k62] = v67;
   }
#pragma omp simd
   for (long long k68 = 0; k68 < 8; ++k68) {
    const float v69 = lane3[k68];
    const long long v70 = k68 + 8;
    const float v71 = lane3[v70];
    const _Bool v72 = v69 > v71;
    const float v73 = v72 ? v69 : v71;
    lane3[k68] = v73;
   }
   float v74 = (-__builtin_inff());
   for (long long k75 = 0; k75 < 8; ++k75) {
    const float v76 = lane3[k75];
    const _Bool v77 = v74 > v76;
    const float v78 = v77 ? v74 : v76;
    v74 = v78;
   }
   v2 = v74;
  } else {
   float v79 = (-__builtin_inff());
   for (long long j80 = 0; j80 < n0_size0; ++j80) {
    const unsigned short v81 = b1_x_[j80];
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
    const _Bool v99 = v79 > v98;
    const float v100 = v99 ? v79 : v98;
    v79 = v100;
   }
   v2 = v79;
  }
  const long long v101 = n0_size0 + 4095;
  const long long v102 = core_floordiv_index(v101, 4096);
  float lane103[64];
  float v104 = 0.0f;
  for (long long block105 = 0; block105 < v102; ++block105) {
   const long long v106 = block105 * 4096;
   const long long v107 = n0_size0 - v106;
   const long long v108 = (v107 < 4096 ? v107 : 4096);
#pragma omp simd
   for (long long k109 = 0; k109 < 64; ++k109) {
    lane103[k109] = 0.0f;
   }
   const long long v110 = core_floordiv_index(v108, 64);
   for (long long k111 = 0; k111 < v110; ++k111) {
    const long long v112 = k111 * 64;
    const long long v113 = v106 + v112;
#pragma omp simd
    for (long long k114 = 0; k114 < 64; ++k114) {
     const long long v115 = v113 + k114;
     const float v116 = lane103[k114];
     const unsigned short v117 = b1_x_[v115];
     const unsigned int v118 = (unsigned int)v117;
     const unsigned int v119 = v118 & 32767u;
     const unsigned int v120 = (unsigned int)(v119 << 13);
     const unsigned int v121 = v118 & 31744u;
     const unsigned int v122 = v120 + 947912704u;
     const float v123 = core_bits_uint32_float32(v122);
     const float v124 = v123 - 0x1.0000000000000p-14f;
     const _Bool v125 = v121 == 31744u;
     const unsigned int v126 = v125 ? 1879048192u : 939524096u;
     const unsigned int v127 = v120 + v126;
     const _Bool v128 = v121 == 0u;
     const unsigned int v129 = core_bits_float32_uint32(v124);
     const unsigned int v130 = v128 ? v129 : v127;
     const unsigned int v131 = v118 & 32768u;
     const unsigned int v132 = (unsigned int)(v131 << 16);
     const unsigned int v133 = v130 | v132;
     const float v134 = core_bits_uint32_float32(v133);
     const float v135 = v134 - v2;
     const unsigned int v136 = core_bits_float32_uint32(v135);
     const unsigned int v137 = core_bits_float32_uint32((-0x1.a1464c0000000p+6f));
     const unsigned int v138 = (v136 < v137 ? v136 : v137);
     const int v139 = core_bits_float32_int32(0x1.63e42e0000000p+6f);
     const int v140 = core_bits_uint32_int32(v138);
     const int v141 = (v140 < v139 ? v140 : v139);
     const float v142 = core_bits_int32_float32(v141);
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
     const _Bool v169 = v135 != v135;
     const float v170 = v169 ? v135 : v168;
     const float v171 = v116 + v170;
     lane103[k114] = v171;
    }
   }
   const long long v172 = v110 * 64;
   const long long v173 = v108 - v172;
   const long long v174 = v106 + v172;
#pragma omp simd
   for (long long k175 = 0; k175 < v173; ++k175) {
    const long long v176 = v174 + k175;
    const float v177 = lane103[k175];
    const unsigned short v178 = b1_x_[v176];
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
    const float v195 = core_bits_uint32_float32(v194);
    const float v196 = v195 - v2;
    const unsigned int v197 = core_bits_float32_uint32(v196);
    const unsigned int v198 = core_bits_float32_uint32((-0x1.a1464c0000000p+6f));
    const unsigned int v199 = (v197 < v198 ? v197 : v198);
    const int v200 = core_bits_float32_int32(0x1.63e42e0000000p+6f);
    const int v201 = core_bits_uint32_int32(v199);
    const int v202 = (v201 < v200 ? v201 : v200);
    const float v203 = core_bits_int32_float32(v202);
    const float v204 = __builtin_fmaf(v203, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
    const float v205 = v204 - 0x1.8000000000000p+23f;
    const float v206 = __builtin_fmaf(v205, (-0x1.62e4000000000p-1f), v203);
    const float v207 = __builtin_fmaf(v205, (-0x1.7f7d1c0000000p-20f), v206);
    const float v208 = 1.0f + v207;
    const float v209 = v208 - 1.0f;
    const float v210 = v207 - v209;
    const float v211 = v207 * v207;
    const float v212 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v207, 0x1.6d71a60000000p-10f);
    const float v213 = __builtin_fmaf(v212, v207, 0x1.1110900000000p-7f);
    const float v214 = __builtin_fmaf(v213, v207, 0x1.5554b20000000p-5f);
    const float v215 = __builtin_fmaf(v214, v207, 0x1.5555560000000p-3f);
    const float v216 = __builtin_fmaf(v215, v207, 0.5f);
    const float v217 = __builtin_fmaf(v211, v216, v210);
    const float v218 = v208 + v217;
    const unsigned int v219 = core_bits_float32_uint32(v204);
    const unsigned int v220 = (unsigned int)(v219 >> 1);
    const unsigned int v221 = (unsigned int)(v220 << 23);
    const unsigned int v222 = (unsigned int)(v219 << 23);
    const unsigned int v223 = v222 - v221;
    const unsigned int v224 = v221 + 1065353216u;
    const float v225 = core_bits_uint32_float32(v224);
    const float v226 = v218 * v225;
    const unsigned int v227 = v223 + 1065353216u;
    const float v228 = core_bits_uint32_float32(v227);
    const float v229 = v226 * v228;
    const _Bool v230 = v196 != v196;
    const float v231 = v230 ? v196 : v229;
    const float v232 = v177 + v231;
    lane103[k175] = v232;
   }
   float v233 = 0.0f;
#pragma omp simd reduction(+ : v233)
   for (long long k234 = 0; k234 < 64; ++k234) {
    const float v235 = lane103[k234];
    v233 = v233 + v235;
   }
   v104 = v104 + v233;
  }
  const float v236 = 1.0f / v104;
#pragma omp simd
  for (long long j237 = 0; j237 < n0_size0; ++j237) {
   const unsigned short v238 = b1_x_[j237];
   const unsigned int v239 = (unsigned int)v238;
   const unsigned int v240 = v239 & 32767u;
   const unsigned int v241 = (unsigned int)(v240 << 13);
   const unsigned int v242 = v239 & 31744u;
   const unsigned int v243 = v241 + 947912704u;
   const float v244 = core_bits_uint32_float32(v243);
   const float v245 = v244 - 0x1.0000000000000p-14f;
   const _Bool v246 = v242 == 31744u;
   const unsigned int v247 = v246 ? 1879048192u : 939524096u;
   const unsigned int v248 = v241 + v247;
   const _Bool v249 = v242 == 0u;
   const unsigned int v250 = core_bits_float32_uint32(v245);
   const unsigned int v251 = v249 ? v250 : v248;
   const unsigned int v252 = v239 & 32768u;
   const unsigned int v253 = (unsigned int)(v252 << 16);
   const unsigned int v254 = v251 | v253;
   const float v255 = core_bits_uint32_float32(v254);
   const float v256 = v255 - v2;
   const unsigned int v257 = core_bits_float32_uint32(v256);
   const unsigned int v258 = core_bits_float32_uint32((-0x1.a1464c0000000p+6f));
   const unsigned int v259 = (v257 < v258 ? v257 : v258);
   const int v260 = core_bits_float32_int32(0x1.63e42e0000000p+6f);
   const int v261 = core_bits_uint32_int32(v259);
   const int v262 = (v261 < v260 ? v261 : v260);
   const float v263 = core_bits_int32_float32(v262);
   const float v264 = __builtin_fmaf(v263, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
   const float v265 = v264 - 0x1.8000000000000p+23f;
   const float v266 = __builtin_fmaf(v265, (-0x1.62e4000000000p-1f), v263);
   const float v267 = __builtin_fmaf(v265, (-0x1.7f7d1c0000000p-20f), v266);
   const float v268 = 1.0f + v267;
   const float v269 = v268 - 1.0f;
   const float v270 = v267 - v269;
   const float v271 = v267 * v267;
   const float v272 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v267, 0x1.6d71a60000000p-10f);
   const float v273 = __builtin_fmaf(v272, v267, 0x1.1110900000000p-7f);
   const float v274 = __builtin_fmaf(v273, v267, 0x1.5554b20000000p-5f);
   const float v275 = __builtin_fmaf(v274, v267, 0x1.5555560000000p-3f);
   const float v276 = __builtin_fmaf(v275, v267, 0.5f);
   const float v277 = __builtin_fmaf(v271, v276, v270);
   const float v278 = v268 + v277;
   const unsigned int v279 = core_bits_float32_uint32(v264);
   const unsigned int v280 = (unsigned int)(v279 >> 1);
   const unsigned int v281 = (unsigned int)(v280 << 23);
   const unsigned int v282 = (unsigned int)(v279 << 23);
   const unsigned int v283 = v282 - v281;
   const unsigned int v284 = v281 + 1065353216u;
   const float v285 = core_bits_uint32_float32(v284);
   const float v286 = v278 * v285;
   const unsigned int v287 = v283 + 1065353216u;
   const float v288 = core_bits_uint32_float32(v287);
   const float v289 = v286 * v288;
   const _Bool v290 = v256 != v256;
   const float v291 = v290 ? v256 : v289;
   const float v292 = v291 * v236;
   const unsigned int v293 = core_bits_float32_uint32(v292);
   const unsigned int v294 = v293 & 2147483647u;
   const float v295 = core_bits_uint32_float32(v294);
   const float v296 = v295 + 0.5f;
   const unsigned int v297 = core_bits_float32_uint32(v296);
   const unsigned int v298 = v297 - 1056964608u;
   const unsigned int v299 = v294 + 3355447295u;
   const unsigned int v300 = (unsigned int)(v294 >> 13);
   const unsigned int v301 = v300 & 1u;
   const unsigned int v302 = v299 + v301;
   const unsigned int v303 = (unsigned int)(v302 >> 13);
   const _Bool v304 = v294 > 2139095040u;
   const unsigned int v305 = v304 ? 32256u : 31744u;
   const _Bool v306 = v294 < 947912704u;
   const unsigned int v307 = v306 ? v298 : v303;
   const _Bool v308 = v294 >= 1199570944u;
   const unsigned int v309 = v308 ? v305 : v307;
   const unsigned int v310 = (unsigned int)(v293 >> 16);
   const unsigned int v311 = v310 & 32768u;
   const unsigned int v312 = v309 | v311;
   const unsigned short v313 = (unsigned short)v312;
   const unsigned int v314 = (unsigned int)v313;
   const unsigned int v315 = v314 & 32767u;
   const unsigned int v316 = (unsigned int)(v315 << 13);
   const unsigned int v317 = v314 & 31744u;
   const unsigned int v318 = v316 + 947912704u;
   const float v319 = core_bits_uint32_float32(v318);
   const float v320 = v319 - 0x1.0000000000000p-14f;
   const _Bool v321 = v317 == 31744u;
   const unsigned int v322 = v321 ? 1879048192u : 939524096u;
   const unsigned int v323 = v316 + v322;
   const _Bool v324 = v317 == 0u;
   const unsigned int v325 = core_bits_float32_uint32(v320);
   const unsigned int v326 = v324 ? v325 : v323;
   const unsigned int v327 = v314 & 32768u;
   const unsigned int v328 = (unsigned int)(v327 << 16);
   const unsigned int v329 = v326 | v328;
   const unsigned int v330 = v329 & 2147483647u;
   const float v331 = core_bits_uint32_float32(v330);
   const float v332 = v331 + 0.5f;
   const unsigned int v333 = core_bits_float32_uint32(v332);
   const unsigned int v334 = v333 - 1056964608u;
   const unsigned int v335 = v330 + 3355447295u;
   const unsigned int v336 = (unsigned int)(v330 >> 13);
   const unsigned int v337 = v336 & 1u;
   const unsigned int v338 = v335 + v337;
   const unsigned int v339 = (unsigned int)(v338 >> 13);
   const _Bool v340 = v330 > 2139095040u;
   const unsigned int v341 = v340 ? 32256u : 31744u;
   const _Bool v342 = v330 < 947912704u;
   const unsigned int v343 = v342 ? v334 : v339;
   const _Bool v344 = v330 >= 1199570944u;
   const unsigned int v345 = v344 ? v341 : v343;
   const unsigned int v346 = (unsigned int)(v329 >> 16);
   const unsigned int v347 = v346 & 32768u;
   const unsigned int v348 = v345 | v347;
   const unsigned short v349 = (unsigned short)v348;
   b0_out0_[j237] = v349;
  }
 }
}

static void softmax_0_4fa0ccc99fce(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  float column35[256];
  const long long v36 = n0_size0 + 1023;
  const long long v37 = core_floordiv_index(v36, 1024);
  for (long long k38 = 0; k38 < v37; ++k38) {
   const long long v39 = k38 * 1024;
#pragma omp simd
   for (long long k40 = 0; k40 < v6; ++k40) {
    column35[k40] = 0.0f;
   }
   const long long v41 = n0_size0 - v39;
   const long long v42 = (v41 < 1024 ? v41 : 1024);
   for (long long k43 = 0; k43 < v42; ++k43) {
    const long long v44 = v39 + k43;
#pragma omp simd
    for (long long k45 = 0; k45 < v6; ++k45) {
     const long long v46 = v4 + k45;
     const unsigned short v47 = b1_x_[v44 * n3_stride3 + v46];
     const unsigned int v48 = (unsigned int)v47;
     const unsigned int v49 = v48 & 32767u;
     const unsigned int v50 = (unsigned int)(v49 << 13);
     const unsigned int v51 = v48 & 31744u;
     const unsigned int v52 = v50 + 947912704u;
     const float v53 = core_bits_uint32_float32(v52);
     const float v54 = v53 - 0x1.0000000000000p-14f;
     const _Bool v55 = v51 == 31744u;
     const unsigned int v56 = v55 ? 1879048192u : 939524096u;
     const unsigned int v57 = v50 + v56;
     const _Bool v58 = v51 == 0u;
     const unsigned int v59 = core_bits_float32_uint32(v54);
     const unsigned int v60 = v58 ? v59 : v57;
     const unsigned int v61 = v48 & 32768u;
     const unsigned int v62 = (unsigned int)(v61 << 16);
     const unsigned int v63 = v60 | v62;
     const float v64 = core_bits_uint32_float32(v63);
     const float v65 = column7[k45];
     const float v66 = v64 - v65;
     const unsigned int v67 = core_bits_float32_uint32(v66);
     const unsigned int v68 = core_bits_float32_uint32((-0x1.a1464c0000000p+6f));
     const unsigned int v69 = (v67 < v68 ? v67 : v68);
     const int v70 = core_bits_float32_int32(0x1.63e42e0000000p+6f);
     const int v71 = core_bits_uint32_int32(v69);
     const int v72 = (v71 < v70 ? v71 : v70);
     const float v73 = core_bits_int32_float32(v72);
     const float v74 = __builtin_fmaf(v73, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
     const float v75 = v74 - 0x1.8000000000000p+23f;
     const float v76 = __builtin_fmaf(v75, (-0x1.62e4000000000p-1f), v73);
     const float v77 = __builtin_fmaf(v75, (-0x1.7f7d1c0000000p-20f), v76);
     const float v78 = 1.0f + v77;
     const float v79 = v78 - 1.0f;
     const float v80 = v77 - v79;
     const float v81 = v77 * v77;
     const float v82 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v77, 0x1.6d71a60000000p-10f);
     const float v83 = __builtin_fmaf(v82, v77, 0x1.1110900000000p-7f);
     const float v84 = __builtin_fmaf(v83, v77, 0x1.5554b20000000p-5f);
     const float v85 = __builtin_fmaf(v84, v77, 0x1.5555560000000p-3f);
     const float v86 = __builtin_fmaf(v85, v77, 0.5f);
     const float v87 = __builtin_fmaf(v81, v86, v80);
     const float v88 = v78 + v87;
     const unsigned int v89 = core_bits_float32_uint32(v74);
     const unsigned int v90 = (unsigned int)(v89 >> 1);
     const unsigned int v91 = (unsigned int)(v90 << 23);
     const unsigned int v92 = (unsigned int)(v89 << 23);
     const unsigned int v93 = v92 - v91;
     const unsigned int v94 = v91 + 1065353216u;
     const float v95 = core_bits_uint32_float32(v94);
     const float v96 = v88 * v95;
     const unsigned int v97 = v93 + 1065353216u;
     const float v98 = core_bits_uint32_float32(v97);
     const float v99 = v96 * v98;
     const _Bool v100 = v66 != v66;
     const float v101 = v100 ? v66 : v99;
     const float v102 = column35[k45];
     const float v103 = v102 + v101;
     column35[k45] = v103;
    }
   }
#pragma omp simd
   for (long long k104 = 0; k104 < v6; ++k104) {
    const float v105 = column33[k104];
    const float v106 = column35[k104];
    const float v107 = v105 + v106;
    column33[k104] = v107;
   }
  }
  float column108[256];
#pragma omp simd
  for (long long k109 = 0; k109 < v6; ++k109) {
   const float v110 = column33[k109];
   const float v111 = 1.0f / v110;
   column108[k109] = v111;
  }
  for (long long j112 = 0; j112 < n0_size0; ++j112) {
#pragma omp simd
   for (long long k113 = 0; k113 < v6; ++k113) {
    const long long v114 = v4 + k113;
    const unsigned short v115 = b1_x_[j112 * n3_stride3 + v114];
    const unsigned int v116 = (unsigned int)v115;
    const unsigned int v117 = v116 & 32767u;
    const unsigned int v118 = (unsigned int)(v117 << 13);
    const unsigned int v119 = v116 & 31744u;
    const unsigned int v120 = v118 + 947912704u;
    const float v121 = core_bits_uint32_float32(v120);
    const float v122 = v121 - 0x1.0000000000000p-14f;
    const _Bool v123 = v119 == 31744u;
    const unsigned int v124 = v123 ? 1879048192u : 939524096u;
    const unsigned int v125 = v118 + v124;
    const _Bool v126 = v119 == 0u;
    const unsigned int v127 = core_bits_float32_uint32(v122);
    const unsigned int v128 = v126 ? v127 : v125;
    const unsigned int v129 = v116 & 32768u;
    const unsigned int v130 = (unsigned int)(v129 << 16);
    const unsigned int v131 = v128 | v130;
    const float v132 = core_bits_uint32_float32(v131);
    const float v133 = column7[k113];
    const float v134 = v132 - v133;
    const unsigned int v135 = core_bits_float32_uint32(v134);
    const unsigned int v136 = core_bits_float32_uint32((-0x1.a1464c0000000p+6f));
    const unsigned int v137 = (v135 < v136 ? v135 : v136);
    const int v138 = core_bits_float32_int32(0x1.63e42e0000000p+6f);
    const int v139 = core_bits_uint32_int32(v137);
    const int v140 = (v139 < v138 ? v139 : v138);
    const float v141 = core_bits_int32_float32(v140);
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
    const _Bool v168 = v134 != v134;
    const float v169 = v168 ? v134 : v167;
    const float v170 = column108[k113];
    const float v171 = v169 * v170;
    const unsigned int v172 = core_bits_float32_uint32(v171);
    const unsigned int v173 = v172 & 2147483647u;
    const float v174 = core_bits_uint32_float32(v173);
    const float v175 = v174 + 0.5f;
    const unsigned int v176 = core_bits_float32_uint32(v175);
    const unsigned int v177 = v176 - 1056964608u;
    const unsigned int v178 = v173 + 3355447295u;
    const unsigned int v179 = (unsigned int)(v173 >> 13);
    const unsigned int v180 = v179 & 1u;
    const unsigned int v181 = v178 + v180;
    const unsigned int v182 = (unsigned int)(v181 >> 13);
    const _Bool v183 = v173 > 2139095040u;
    const unsigned int v184 = v183 ? 32256u : 31744u;
    const _Bool v185 = v173 < 947912704u;
    const unsigned int v186 = v185 ? v177 : v182;
    const _Bool v187 = v173 >= 1199570944u;
    const unsigned int v188 = v187 ? v184 : v186;
    const unsigned int v189 = (unsigned int)(v172 >> 16);
    const unsigned int v190 = v189 & 32768u;
    const unsigned int v191 = v188 | v190;
    const unsigned short v192 = (unsigned short)v191;
    const unsigned int v193 = (unsigned int)v192;
    const unsigned int v194 = v193 & 32767u;
    const unsigned int v195 = (unsigned int)(v194 << 13);
    const unsigned int v196 = v193 & 31744u;
    const unsigned int v197 = v195 + 947912704u;
    const float v198 = core_bits_uint32_float32(v197);
    const float v199 = v198 - 0x1.0000000000000p-14f;
    const _Bool v200 = v196 == 31744u;
    const unsigned int v201 = v200 ? 1879048192u : 939524096u;
    const unsigned int v202 = v195 + v201;
    const _Bool v203 = v196 == 0u;
    const unsigned int v204 = core_bits_float32_uint32(v199);
    const unsigned int v205 = v203 ? v204 : v202;
    const unsigned int v206 = v193 & 32768u;
    const unsigned int v207 = (unsigned int)(v206 << 16);
    const unsigned int v208 = v205 | v207;
    const unsigned int v209 = v208 & 2147483647u;
    const float v210 = core_bits_uint32_float32(v209);
    const float v211 = v210 + 0.5f;
    const unsigned int v212 = core_bits_float32_uint32(v211);
    const unsigned int v213 = v212 - 1056964608u;
    const unsigned int v214 = v209 + 3355447295u;
    const unsigned int v215 = (unsigned int)(v209 >> 13);
    const unsigned int v216 = v215 & 1u;
    const unsigned int v217 = v214 + v216;
    const unsigned int v218 = (unsigned int)(v217 >> 13);
    const _Bool v219 = v209 > 2139095040u;
    const unsigned int v220 = v219 ? 32256u : 31744u;
    const _Bool v221 = v209 < 947912704u;
    const unsigned int v222 = v221 ? v213 : v218;
    const _Bool v223 = v209 >= 1199570944u;
    const unsigned int v224 = v223 ? v220 : v222;
    const unsigned int v225 = (unsigned int)(v208 >> 16);
    const unsigned int v226 = v225 & 32768u;
    const unsigned int v227 = v224 | v226;
    const unsigned short v228 = (unsigned short)v227;
    b0_out0_[j112 * n2_stride2 + v114] = v228;
   }
  }
 }
}

static void log_softmax_0_ec4b9e84841c(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
 const long long n3_stride3 = (long long)scalars[3];
 for (long long i1 = begin; i1 < end; ++i1) {
  const _Bool v2 = n1_size1 >= 64;
  float v3;
  if (v2) {
   float lane4[64];
#pragma omp simd
   for (long long k5 = 0; k5 < 64; ++k5) {
    lane4[k5] = (-__builtin_inff());
   }
   const long long v6 = core_floordiv_index(n1_size1, 64);
   for (long long k7 = 0; k7 < v6; ++k7) {
    const long long v8 = k7 * 64;
#pragma omp simd
    for (long long k9 = 0; k9 < 64; ++k9) {
     const long long v10 = v8 + k9;
     const unsigned short v11 = b1_x_[i1 * n3_stride3 + v10];
     const unsigned int v12 = (unsigned int)v11;
     const unsigned int v13 = v12 & 32767u;
     const unsigned int v14 = (unsigned int)(v13 << 13);
     const unsigned int v15 = v12 & 31744u;
     const unsigned int v16 = v14 + 947912704u;
     const float v17 = core_bits_uint32_float32(v16);
     const float v18 = v17 - 0x1.0000000000000p-14f;
     const _Bool v19 = v15 == 31744u;
     const unsigned int v20 = v19 ? 1879048192u : 939524096u;
     const unsigned int v21 = v14 + v20;
     const _Bool v22 = v15 == 0u;
     const unsigned int v23 = core_bits_float32_uint32(v18);
     const unsigned int v24 = v22 ? v23 : v21;
     const unsigned int v25 = v12 & 32768u;
     const unsigned int v26 = (unsigned int)(v25 << 16);
     const unsigned int v27 = v24 | v26;
     const float v28 = core_bits_uint32_float32(v27);
     const float v29 = lane4[k9];
     const _Bool v30 = v29 > v28;
     const float v31 = v30 ? v29 : v28;
     lane4[k9] = v31;
    }
   }
   const long long v32 = v6 * 64;
   const long long v33 = n1_size1 - v32;
#pragma omp simd
   for (long long k34 = 0; k34 < v33; ++k34) {
    const long long v35 = v32 + k34;
    const unsigned short v36 = b1_x_[i1 * n3_stride3 + v35];
    const unsigned int v37 = (unsigned int)v36;
    const unsigned int v38 = v37 & 32767u;
    const unsigned int v39 = (unsigned int)(v38 << 13);
    const unsigned int v40 = v37 & 31744u;
    const unsigned int v41 = v39 + 947912704u;
    const float v42 = core_bits_uint32_float32(v41);
    const float v43 = v42 - 0x1.0000000000000p-14f;
    const _Bool v44 = v40 == 31744u;
    const unsigned int v45 = v44 ? 1879048192u : 939524096u;
    const unsigned int v46 = v39 + v45;
    const _Bool v47 = v40 == 0u;
    const unsigned int v48 = core_bits_float32_uint32(v43);
    const unsigned int v49 = v47 ? v48 : v46;
    const unsigned int v50 = v37 & 32768u;
    const unsigned int v51 = (unsigned int)(v50 << 16);
    const unsigned int v52 = v49 | v51;
    const float v53 = core_bits_uint32_float32(v52);
    const float v54 = lane4[k34];
    const _Bool v55 = v54 > v53;
    const float v56 = v55 ? v54 : v53;
    lane4[k34] = v56;
   }
#pragma omp simd
   for (long long k57 = 0; k57 < 32; ++k57) {
    const float v58 = lane4[k57];
    const long long v59 = k57 + 32;
    const float v60 = lane4[v59];
    const _Bool v61 = v58 > v60;
    const float v62 = v61 ? v58 : v60;
    lane4[k57] = v62;
   }
#pragma omp simd
   for (long long k63 = 0; k63 < 16; ++k63) {
    const float v64 = lane4[k63];
    const long long v65 = k63 + 16;
    const float v66 = lane4[v65];
    const _Bool v67 = v64 > v66;
    const float v68 = v67 ? v64 : v66;
    lane4[k63] = v68;
   }
#pragma omp simd
   for (long long k69 = 0; k69 < 8; ++k69) {
    const float v70 = lane4[k69];
    const long long v71 = k69 + 8;
    const float v72 = lane4[v71];
    const _Bool v73 = v70 > v72;
    const float v74 = v73 ? v70 : v72;
    lane4[k69] = v74;
   }
   float v75 = (-__builtin_inff());
   for (long long k76 = 0; k76 < 8; ++k76) {
    const float v77 = lane4[k76];
    const _Bool v78 = v75 > v77;
    const float v79 = v78 ? v75 : v77;
    v75 = v79;
   }
   v3 = v75;
  } else {
   float v80 = (-__builtin_inff());
   for (long long j81 = 0; j81 < n1_size1; ++j81) {
    const unsigned short v82 = b1_x_[i1 * n3_stride3 + j81];
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
    const _Bool v100 = v80 > v99;
    const float v101 = v100 ? v80 : v99;
    v80 = v101;
   }
   v3 = v80;
  }
  const long long v102 = n1_size1 + 4095;
  const long long v103 = core_floordiv_index(v102, 4096);
  float lane104[64];
  float v105 = 0.0f;
  for (long long block106 = 0; block106 < v103; ++block106) {
   const long long v107 = block106 * 4096;
   const long long v108 = n1_size1 - v107;
   const long long v109 = (v108 < 4096 ? v108 : 4096);
#pragma omp simd
   for (long long k110 = 0; k110 < 64; ++k110) {
    lane104[k110] = 0.0f;
   }
   const long long v111 = core_floordiv_index(v109, 64);
   for (long long k112 = 0; k112 < v111; ++k112) {
    const long long v113 = k112 * 64;
    const long long v114 = v107 + v113;
#pragma omp simd
    for (long long k115 = 0; k115 < 64; ++k115) {
     const long long v116 = v114 + k115;
     const float v117 = lane104[k115];
     const unsigned short v118 = b1_x_[i1 * n3_stride3 + v116];
     const unsigned int v119 = (unsigned int)v118;
     const unsigned int v120 = v119 & 32767u;
     const unsigned int v121 = (unsigned int)(v120 << 13);
     const unsigned int v122 = v119 & 31744u;
     const unsigned int v123 = v121 + 947912704u;
     const float v124 = core_bits_uint32_float32(v123);
     const float v125 = v124 - 0x1.0000000000000p-14f;
     const _Bool v126 = v122 == 31744u;
     const unsigned int v127 = v126 ? 1879048192u : 939524096u;
     const unsigned int v128 = v121 + v127;
     const _Bool v129 = v122 == 0u;
     const unsigned int v130 = core_bits_float32_uint32(v125);
     const unsigned int v131 = v129 ? v130 : v128;
     const unsigned int v132 = v119 & 32768u;
     const unsigned int v133 = (unsigned int)(v132 << 16);
     const unsigned int v134 = v131 | v133;
     const float v135 = core_bits_uint32_float32(v134);
     const float v136 = v135 - v3;
     const unsigned int v137 = core_bits_float32_uint32(v136);
     const unsigned int v138 = core_bits_float32_uint32((-0x1.a1464c0000000p+6f));
     const unsigned int v139 = (v137 < v138 ? v137 : v138);
     const int v140 = core_bits_float32_int32(0x1.63e42e0000000p+6f);
     const int v141 = core_bits_uint32_int32(v139);
     const int v142 = (v141 < v140 ? v141 : v140);
     const float v143 = core_bits_int32_float32(v142);
     const float v144 = __builtin_fmaf(v143, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
     const float v145 = v144 - 0x1.8000000000000p+23f;
     const float v146 = __builtin_fmaf(v145, (-0x1.62e4000000000p-1f), v143);
     const float v147 = __builtin_fmaf(v145, (-0x1.7f7d1c0000000p-20f), v146);
     const float v148 = 1.0f + v147;
     const float v149 = v148 - 1.0f;
     const float v150 = v147 - v149;
     const float v151 = v147 * v147;
     const float v152 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v147, 0x1.6d71a60000000p-10f);
     const float v153 = __builtin_fmaf(v152, v147, 0x1.1110900000000p-7f);
     const float v154 = __builtin_fmaf(v153, v147, 0x1.5554b20000000p-5f);
     const float v155 = __builtin_fmaf(v154, v147, 0x1.5555560000000p-3f);
     const float v156 = __builtin_fmaf(v155, v147, 0.5f);
     const float v157 = __builtin_fmaf(v151, v156, v150);
     const float v158 = v148 + v157;
     const unsigned int v159 = core_bits_float32_uint32(v144);
     const unsigned int v160 = (unsigned int)(v159 >> 1);
     const unsigned int v161 = (unsigned int)(v160 << 23);
     const unsigned int v162 = (unsigned int)(v159 << 23);
     const unsigned int v163 = v162 - v161;
     const unsigned int v164 = v161 + 1065353216u;
     const float v165 = core_bits_uint32_float32(v164);
     const float v166 = v158 * v165;
     const unsigned int v167 = v163 + 1065353216u;
     const float v168 = core_bits_uint32_float32(v167);
     const float v169 = v166 * v168;
     const _Bool v170 = v136 != v136;
     const float v171 = v170 ? v136 : v169;
     const float v172 = v117 + v171;
     lane104[k115] = v172;
    }
   }
   const long long v173 = v111 * 64;
   const long long v174 = v109 - v173;
   const long long v175 = v107 + v173;
#pragma omp simd
   for (long long k176 = 0; k176 < v174; ++k176) {
    const long long v177 = v175 + k176;
    const float v178 = lane104[k176];
    const unsigned short v179 = b1_x_[i1 * n3_stride3 + v177];
    const unsigned int v180 = (unsigned int)v179;
    const unsigned int v181 = v180 & 32767u;
    const unsigned int v182 = (unsigned int)(v181 << 13);
    const unsigned int v183 = v180 & 31744u;
    const unsigned int v184 = v182 + 947912704u;
    const float v185 = core_bits_uint32_float32(v184);
    const float v186 = v185 - 0x1.0000000000000p-14f;
    const _Bool v187 = v183 == 31744u;
    const unsigned int v188 = v187 ? 1879048192u : 939524096u;
    const unsigned int v189 = v182 + v188;
    const _Bool v190 = v183 == 0u;
    const unsigned int v191 = core_bits_float32_uint32(v186);
    const unsigned int v192 = v190 ? v191 : v189;
    const unsigned int v193 = v180 & 32768u;
    const unsigned int v194 = (unsigned int)(v193 << 16);
    const unsigned int v195 = v192 | v194;
    const float v196 = core_bits_uint32_float32(v195);
    const float v197 = v196 - v3;
    const unsigned int v198 = core_bits_float32_uint32(v197);
    const unsigned int v199 = core_bits_float32_uint32((-0x1.a1464c0000000p+6f));
    const unsigned int v200 = (v198 < v199 ? v198 : v199);
    const int v201 = core_bits_float32_int32(0x1.63e42e0000000p+6f);
    const int v202 = core_bits_uint32_int32(v200);
    const int v203 = (v202 < v201 ? v202 : v201);
    const float v204 = core_bits_int32_float32(v203);
    const float v205 = __builtin_fmaf(v204, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
    const float v206 = v205 - 0x1.8000000000000p+23f;
    const float v207 = __builtin_fmaf(v206, (-0x1.62e4000000000p-1f), v204);
    const float v208 = __builtin_fmaf(v206, (-0x1.7f7d1c0000000p-20f), v207);
    const float v209 = 1.0f + v208;
    const float v210 = v209 - 1.0f;
    const float v211 = v208 - v210;
    const float v212 = v208 * v208;
    const float v213 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v208, 0x1.6d71a60000000p-10f);
    const float v214 = __builtin_fmaf(v213, v208, 0x1.1110900000000p-7f);
    const float v215 = __builtin_fmaf(v214, v208, 0x1.5554b20000000p-5f);
    const float v216 = __builtin_fmaf(v215, v208, 0x1.5555560000000p-3f);
    const float v217 = __builtin_fmaf(v216, v208, 0.5f);
    const float v218 = __builtin_fmaf(v212, v217, v211);
    const float v219 = v209 + v218;
    const unsigned int v220 = core_bits_float32_uint32(v205);
    const unsigned int v221 = (unsigned int)(v220 >> 1);
    const unsigned int v222 = (unsigned int)(v221 << 23);
    const unsigned int v223 = (unsigned int)(v220 << 23);
    const unsigned int v224 = v223 - v222;
    const unsigned int v225 = v222 + 1065353216u;
    const float v226 = core_bits_uint32_float32(v225);
    const float v227 = v219 * v226;
    const unsigned int v228 = v224 + 1065353216u;
    const float v229 = core_bits_uint32_float32(v228);
    const float v230 = v227 * v229;
    const _Bool v231 = v197 != v197;
    const float v232 = v231 ? v197 : v230;
    const float v233 = v178 + v232;
    lane104[k176] = v233;
   }
   float v234 = 0.0f;
#pragma omp simd reduction(+ : v234)
   for (long long k235 = 0; k235 < 64; ++k235) {
    const float v236 = lane104[k235];
    v234 = v234 + v236;
   }
   v105 = v105 + v234;
  }
  const _Bool v237 = v105 < 0x1.0000000000000p-126f;
  const float v238 = v237 ? 0x1.0000000000000p+24f : 1.0f;
  const float v239 = v105 * v238;
  const unsigned int v240 = core_bits_float32_uint32(v239);
  const unsigned int v241 = v240 - 4290053363u;
  const unsigned int v242 = (unsigned int)(v241 >> 23);
  const unsigned int v243 = (unsigned int)(v242 << 23);
  const unsigned int v244 = v240 - v243;
  const unsigned int v245 = v244 + 1065353216u;
  const float v246 = core_bits_uint32_float32(v245);
  const unsigned int v247 = v242 | 1258291200u;
  const float v248 = core_bits_uint32_float32(v247);
  const float v249 = v248 - 0x1.0000000000000p+23f;
  const float v250 = v237 ? 151.0f : 127.0f;
  const float v251 = v249 - v250;
  const float v252 = v246 - 1.0f;
  const float v253 = v251 * 0x1.62e4000000000p-1f;
  const float v254 = v253 + v252;
  const float v255 = v254 - v253;
  const float v256 = v252 - v255;
  const float v257 = v252 * v252;
  const float v258 = v257 * v252;
  const float v259 = __builtin_fmaf(0x1.1c5dc40000000p-4f, v252, (-0x1.e115480000000p-4f));
  const float v260 = __builtin_fmaf(v259, v252, 0x1.e4c4aa0000000p-4f);
  const float v261 = __builtin_fmaf(v260, v252, (-0x1.fb81320000000p-4f));
  const float v262 = __builtin_fmaf(v261, v252, 0x1.2354de0000000p-3f);
  const float v263 = __builtin_fmaf(v262, v252, (-0x1.5561f80000000p-3f));
  const float v264 = __builtin_fmaf(v263, v252, 0x1.99a34a0000000p-3f);
  const float v265 = __builtin_fmaf(v264, v252, (-0x1.ffffee0000000p-3f));
  const float v266 = __builtin_fmaf(v265, v252, 0x1.55554a0000000p-2f);
  const float v267 = v257 * (-0.5f);
  const float v268 = __builtin_fmaf(v258, v266, v267);
  const float v269 = __builtin_fmaf(v251, 0x1.7f7d1c0000000p-20f, v268);
  const float v270 = v256 + v269;
  const float v271 = v254 + v270;
  const _Bool v272 = v105 < 0.0f;
  const float v273 = v272 ? (float)__builtin_nanf("") : v105;
  const _Bool v274 = v105 == 0.0f;
  const float v275 = v274 ? (-__builtin_inff()) : v273;
  const _Bool v276 = v105 > 0.0f;
  const _Bool v277 = v105 < __builtin_inff();
  const _Bool v278 = v276 & v277;
  const float v279 = v278 ? v271 : v275;
#pragma omp simd
  for (long long j280 = 0; j280 < n1_size1; ++j280) {
   const unsigned short v281 = b1_x_[i1 * n3_stride3 + j280];
   const unsigned int v282 = (unsigned int)v281;
   const unsigned int v283 = v282 & 32767u;
   const unsigned int v284 = (unsigned int)(v283 << 13);
   const unsigned int v285 = v282 & 31744u;
   const unsigned int v286 = v284 + 947912704u;
   const float v287 = core_bits_uint32_float32(v286);
   const float v288 = v287 - 0x1.0000000000000p-14f;
   const _Bool v289 = v285 == 31744u;
   const unsigned int v290 = v289 ? 1879048192u : 939524096u;
   const unsigned int v291 = v284 + v290;
   const _Bool v292 = v285 == 0u;
   const unsigned int v293 = core_bits_float32_uint32(v288);
   const unsigned int v294 = v292 ? v293 : v291;
   const unsigned int v295 = v282 & 32768u;
   const unsigned int v296 = (unsigned int)(v295 << 16);
   const unsigned int v297 = v294 | v296;
   const float v298 = core_bits_uint32_float32(v297);
   const float v299 = v298 - v3;
   const float v300 = v299 - v279;
   const unsigned int v301 = core_bits_float32_uint32(v300);
   const unsigned int v302 = v301 & 2147483647u;
   const float v303 = core_bits_uint32_float32(v302);
   const float v304 = v303 + 0.5f;
   const unsigned int v305 = core_bits_float32_uint32(v304);
   const unsigned int v306 = v305 - 1056964608u;
   const unsigned int v307 = v302 + 3355447295u;
   const unsigned int v308 = (unsigned int)(v302 >> 13);
   const unsigned int v309 = v308 & 1u;
   const unsigned int v310 = v307 + v309;
   const unsigned int v311 = (unsigned int)(v310 >> 13);
   const _Bool v312 = v302 > 2139095040u;
   const unsigned int v313 = v312 ? 32256u : 31744u;
   const _Bool v314 = v302 < 947912704u;
   const unsigned int v315 = v314 ? v306 : v311;
   const _Bool v316 = v302 >= 1199570944u;
   const unsigned int v317 = v316 ? v313 : v315;
   const unsigned int v318 = (unsigned int)(v301 >> 16);
   const unsigned int v319 = v318 & 32768u;
   const unsigned int v320 = v317 | v319;
   const unsigned short v321 = (unsigned short)v320;
   const unsigned int v322 = (unsigned int)v321;
   const unsigned int v323 = v322 & 32767u;
   const unsigned int v324 = (unsigned int)(v323 << 13);
   const unsigned int v325 = v322 & 31744u;
   const unsigned int v326 = v324 + 947912704u;
   const float v327 = core_bits_uint32_float32(v326);
   const float v328 = v327 - 0x1.0000000000000p-14f;
   const _Bool v329 = v325 == 31744u;
   const unsigned int v330 = v329 ? 1879048192u : 939524096u;
   const unsigned int v331 = v324 + v330;
   const _Bool v332 = v325 == 0u;
   const unsigned int v333 = core_bits_float32_uint32(v328);
   const unsigned int v334 = v332 ? v333 : v331;
   const unsigned int v335 = v322 & 32768u;
   const unsigned int v336 = (unsigned int)(v335 << 16);
   const unsigned int v337 = v334 | v336;
   const unsigned int v338 = v337 & 2147483647u;
   const float v339 = core_bits_uint32_float32(v338);
   const float v340 = v339 + 0.5f;
   const unsigned int v341 = core_bits_float32_uint32(v340);
   const unsigned int v342 = v341 - 1056964608u;
   const unsigned int v343 = v338 + 3355447295u;
   const unsigned int v344 = (unsigned int)(v338 >> 13);
   const unsigned int v345 = v344 & 1u;
   const unsigned int v346 = v343 + v345;
   const unsigned int v347 = (unsigned int)(v346 >> 13);
   const _Bool v348 = v338 > 2139095040u;
   const unsigned int v349 = v348 ? 32256u : 31744u;
   const _Bool v350 = v338 < 947912704u;
   const unsigned int v351 = v350 ? v342 : v347;
   const _Bool v352 = v338 >= 1199570944u;
   const unsigned int v353 = v352 ? v349 : v351;
   const unsigned int v354 = (unsigned int)(v337 >> 16);
   const unsigned int v355 = v354 & 32768u;
   const unsigned int v356 = v353 | v355;
   const unsigned short v357 = (unsigned short)v356;
   b0_out0_[i1 * n2_stride2 + j280] = v357;
  }
 }
}

static void log_softmax_0_743cdba71e99(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const long long n0_size0 = (long long)scalars[0];
 if (begin < end) {
  const _Bool v1 = n0_size0 >= 64;
  float v2;
  if (v1) {
   float lane3[64];
#pragma omp simd
   for (long long k4 = 0; k4 < 64; ++k4) {
    lane3[k4] = (-__builtin_inff());
   }
   const long long v5 = core_floordiv_index(n0_size0, 64);
   for (long long k6 = 0; k6 < v5; ++k6) {
    const long long v7 = k6 * 64;
#pragma omp simd
    for (long long k8 = 0; k8 < 64; ++k8) {
     const long long v9 = v7 + k8;
     const unsigned short v10 = b1_x_[v9];
     const unsigned int v11 = (unsigned int)v10;
     const unsigned int v12 = v11 & 32767u;
     const unsigned int v13 = (unsigned int)(v12 << 13);
     const unsigned int v14 = v11 & 31744u;
     const unsigned int v15 = v13 + 947912704u;
     const float v16 = core_bits_uint32_float32(v15);
     const float v17 = v16 - 0x1.0000000000000p-14f;
     const _Bool v18 = v14 == 31744u;
     const unsigned int v19 = v18 ? 1879048192u : 939524096u;
     const unsigned int v20 = v13 + v19;
     const _Bool v21 = v14 == 0u;
     const unsigned int v22 = core_bits_float32_uint32(v17);
     const unsigned int v23 = v21 ? v22 : v20;
     const unsigned int v24 = v11 & 32768u;
     const unsigned int v25 = (unsigned int)(v24 << 16);
     const unsigned int v26 = v23 | v25;
     const float v27 = core_bits_uint32_float32(v26);
     const float v28 = lane3[k8];
     const _Bool v29 = v28 > v27;
     const float v30 = v29 ? v28 : v27;
     lane3[k8] = v30;
    }
   }
   const long long v31 = v5 * 64;
   const long long v32 = n0_size0 - v31;
#pragma omp simd
   for (long long k33 = 0; k33 < v32; ++k33) {
    const long long v34 = v31 + k33;
    const unsigned short v35 = b1_x_[v34];
    const unsigned int v36 = (unsigned int)v35;
    const unsigned int v37 = v36 & 32767u;
    const unsigned int v38 = (unsigned int)(v37 << 13);
    const unsigned int v39 = v36 & 31744u;
    const unsigned int v40 = v38 + 947912704u;
    const float v41 = core_bits_uint32_float32(v40);
    const float v42 = v41 - 0x1.0000000000000p-14f;
    const _Bool v43 = v39 == 31744u;
    const unsigned int v44 = v43 ? 1879048192u : 939524096u;
    const unsigned int v45 = v38 + v44;
    const _Bool v46 = v39 == 0u;
    const unsigned int v47 = core_bits_float32_uint32(v42);
    const unsigned int v48 = v46 ? v47 : v45;
    const unsigned int v49 = v36 & 32768u;
    const unsigned int v50 = (unsigned int)(v49 << 16);
    const unsigned int v51 = v48 | v50;
    const float v52 = core_bits_uint32_float32(v51);
    const float v53 = lane3[k33];
    const _Bool v54 = v53 > v52;
    const float v55 = v54 ? v53 : v52;
    lane3[k33] = v55;
   }
#pragma omp simd
   for (long long k56 = 0; k56 < 32; ++k56) {
    const float v57 = lane3[k56];
    const long long v58 = k56 + 32;
    const float v59 = lane3[v58];
    const _Bool v60 = v57 > v59;
    const float v61 = v60 ? v57 : v59;
    lane3[k56] = v61;
   }
#pragma omp simd
   for (long long k62 = 0; k62 < 16; ++k62) {
    const float v63 = lane3[k62];
    const long long v64 = k62 + 16;
    const float v65 = lane3[v64];
    const _Bool v66 = v63 > v65;
    const float v67 = v66 ? v63 : v65;
    lane3[k62] = v67;
   }
#pragma omp simd
   for (long long k68 = 0; k68 < 8; ++k68) {
    const float v69 = lane3[k68];
    const long long v70 = k68 + 8;
    const float v71 = lane3[v70];
    const _Bool v72 = v69 > v71;
    const float v73 = v72 ? v69 : v71;
    lane3[k68] = v73;
   }
   float v74 = (-__builtin_inff());
   for (long long k75 = 0; k75 < 8; ++k75) {
    const float v76 = lane3[k75];
    const _Bool v77 = v74 > v76;
    const float v78 = v77 ? v74 : v76;
    v74 = v78;
   }
   v2 = v74;
  } else {
   float v79 = (-__builtin_inff());
   for (long long j80 = 0; j80 < n0_size0; ++j80) {
    const unsigned short v81 = b1_x_[j80];
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
    const _Bool v99 = v79 > v98;
    const float v100 = v99 ? v79 : v98;
    v79 = v100;
   }
   v2 = v79;
  }
  const long long v101 = n0_size0 + 4095;
  const long long v102 = core_floordiv_index(v101, 4096);
  float lane103[64];
  float v104 = 0.0f;
  for (long long block105 = 0; block105 < v102; ++block105) {
   const long long v106 = block105 * 4096;
   const long long v107 = n0_size0 - v106;
   const long long v108 = (v107 < 4096 ? v107 : 4096);
#pragma omp simd
   for (long long k109 = 0; k109 < 64; ++k109) {
    lane103[k109] = 0.0f;
   }
   const long long v110 = core_floordiv_index(v108, 64);
   for (long long k111 = 0; k111 < v110; ++k111) {
    const long long v112 = k111 * 64;
    const long long v113 = v106 + v112;
#pragma omp simd
    for (long long k114 = 0; k114 < 64; ++k114) {
     const long long v115 = v113 + k114;
     const float v116 = lane103[k114];
     const unsigned short v117 = b1_x_[v115];
     const unsigned int v118 = (unsigned int)v117;
     const unsigned int v119 = v118 & 32767u;
     const unsigned int v120 = (unsigned int)(v119 << 13);
     const unsigned int v121 = v118 & 31744u;
     const unsigned int v122 = v120 + 947912704u;
     const float v123 = core_bits_uint32_float32(v122);
     const float v124 = v123 - 0x1.0000000000000p-14f;
     const _Bool v125 = v121 == 31744u;
     const unsigned int v126 = v125 ? 1879048192u : 939524096u;
     const unsigned int v127 = v120 + v126;
     const _Bool v128 = v121 == 0u;
     const unsigned int v129 = core_bits_float32_uint32(v124);
     const unsigned int v130 = v128 ? v129 : v127;
     const unsigned int v131 = v118 & 32768u;
     const unsigned int v132 = (unsigned int)(v131 << 16);
     const unsigned int v133 = v130 | v132;
     const float v134 = core_bits_uint32_float32(v133);
     const float v135 = v134 - v2;
     const unsigned int v136 = core_bits_float32_uint32(v135);
     const unsigned int v137 = core_bits_float32_uint32((-0x1.a1464c0000000p+6f));
     const unsigned int v138 = (v136 < v137 ? v136 : v137);
     const int v139 = core_bits_float32_int32(0x1.63e42e0000000p+6f);
     const int v140 = core_bits_uint32_int32(v138);
     const int v141 = (v140 < v139 ? v140 : v139);
     const float v142 = core_bits_int32_float32(v141);
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
     const _Bool v169 = v135 != v135;
     const float v170 = v169 ? v135 : v168;
     const float v171 = v116 + v170;
     lane103[k114] = v171;
    }
   }
   const long long v172 = v110 * 64;
   const long long v173 = v108 - v172;
   const long long v174 = v106 + v172;
#pragma omp simd
   for (long long k175 = 0; k175 < v173; ++k175) {
    const long long v176 = v174 + k175;
    const float v177 = lane103[k175];
    const unsigned short v178 = b1_x_[v176];
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
    const float v195 = core_bits_uint32_float32(v194);
    const float v196 = v195 - v2;
    const unsigned int v197 = core_bits_float32_uint32(v196);
    const unsigned int v198 = core_bits_float32_uint32((-0x1.a1464c0000000p+6f));
    const unsigned int v199 = (v197 < v198 ? v197 : v198);
    const int v200 = core_bits_float32_int32(0x1.63e42e0000000p+6f);
    const int v201 = core_bits_uint32_int32(v199);
    const int v202 = (v201 < v200 ? v201 : v200);
    const float v203 = core_bits_int32_float32(v202);
    const float v204 = __builtin_fmaf(v203, 0x1.7154760000000p+0f, 0x1.8000000000000p+23f);
    const float v205 = v204 - 0x1.8000000000000p+23f;
    const float v206 = __builtin_fmaf(v205, (-0x1.62e4000000000p-1f), v203);
    const float v207 = __builtin_fmaf(v205, (-0x1.7f7d1c0000000p-20f), v206);
    const float v208 = 1.0f + v207;
    const float v209 = v208 - 1.0f;
    const float v210 = v207 - v209;
    const float v211 = v207 * v207;
    const float v212 = __builtin_fmaf(0x1.a1a0be0000000p-13f, v207, 0x1.6d71a60000000p-10f);
    const float v213 = __builtin_fmaf(v212, v207, 0x1.1110900000000p-7f);
    const float v214 = __builtin_fmaf(v213, v207, 0x1.5554b20000000p-5f);
    const float v215 = __builtin_fmaf(v214, v207, 0x1.5555560000000p-3f);
    const float v216 = __builtin_fmaf(v215, v207, 0.5f);
    const float v217 = __builtin_fmaf(v211, v216, v210);
    const float v218 = v208 + v217;
    const unsigned int v219 = core_bits_float32_uint32(v204);
    const unsigned int v220 = (unsigned int)(v219 >> 1);
    const unsigned int v221 = (unsigned int)(v220 << 23);
    const unsigned int v222 = (unsigned int)(v219 << 23);
    const unsigned int v223 = v222 - v221;
    const unsigned int v224 = v221 + 1065353216u;
    const float v225 = core_bits_uint32_float32(v224);
    const float v226 = v218 * v225;
    const unsigned int v227 = v223 + 1065353216u;
    const float v228 = core_bits_uint32_float32(v227);
    const float v229 = v226 * v228;
    const _Bool v230 = v196 != v196;
    const float v231 = v230 ? v196 : v229;
    const float v232 = v177 + v231;
    lane103[k175] = v232;
   }
   float v233 = 0.0f;
#pragma omp simd reduction(+ : v233)
   for (long long k234 = 0; k234 < 64; ++k234) {
    const float v235 = lane103[k234];
    v233 = v233 + v235;
   }
   v104 = v104 + v233;
  }
  const _Bool v236 = v104 < 0x1.0000000000000p-126f;
  const float v237 = v236 ? 0x1.0000000000000p+24f : 1.0f;
  const float v238 = v104 * v237;
  const unsigned int v239 = core_bits_float32_uint32(v238);
  const unsigned int v240 = v239 - 4290053363u;
  const unsigned int v241 = (unsigned int)(v240 >> 23);
  const unsigned int v242 = (unsigned int)(v241 << 23);
  const unsigned int v243 = v239 - v242;
  const unsigned int v244 = v243 + 1065353216u;
  const float v245 = core_bits_uint32_float32(v244);
  const unsigned int v246 = v241 | 1258291200u;
  const float v247 = core_bits_uint32_float32(v246);
  const float v248 = v247 - 0x1.0000000000000p+23f;
  const float v249 = v236 ? 151.0f : 127.0f;
  const float v250 = v248 - v249;
  const float v251 = v245 - 1.0f;
  const float v252 = v250 * 0x1.62e4000000000p-1f;
  const float v253 = v252 + v251;
  const float v254 = v253 - v252;
  const float v255 = v251 - v254;
  const float v256 = v251 * v251;
  const float v257 = v256 * v251;
  const float v258 = __builtin_fmaf(0x1.1c5dc40000000p-4f, v251, (-0x1.e115480000000p-4f));
  const float v259 = __builtin_fmaf(v258, v251, 0x1.e4c4aa0000000p-4f);
  const float v260 = __builtin_fmaf(v259, v251, (-0x1.fb81320000000p-4f));
  const float v261 = __builtin_fmaf(v260, v251, 0x1.2354de0000000p-3f);
  const float v262 = __builtin_fmaf(v261, v251, (-0x1.5561f80000000p-3f));
  const float v263 = __builtin_fmaf(v262, v251, 0x1.99a34a0000000p-3f);
  const float v264 = __builtin_fmaf(v263, v251, (-0x1.ffffee0000000p-3f));
  const float v265 = __builtin_fmaf(v264, v251, 0x1.55554a0000000p-2f);
  const float v266 = v256 * (-0.5f);
  const float v267 = __builtin_fmaf(v257, v265, v266);
  const float v268 = __builtin_fmaf(v250, 0x1.7f7d1c0000000p-20f, v267);
  const float v269 = v255 + v268;
  const float v270 = v253 + v269;
  const _Bool v271 = v104 < 0.0f;
  const float v272 = v271 ? (float)__builtin_nanf("") : v104;
  const _Bool v273 = v104 == 0.0f;
  const float v274 = v273 ? (-__builtin_inff()) : v272;
  const _Bool v275 = v104 > 0.0f;
  const _Bool v276 = v104 < __builtin_inff();
  const _Bool v277 = v275 & v276;
  const float v278 = v277 ? v270 : v274;
#pragma omp simd
  for (long long j279 = 0; j279 < n0_size0; ++j279) {
   const unsigned short v280 = b1_x_[j279];
   const unsigned int v281 = (unsigned int)v280;
   const unsigned int v282 = v281 & 32767u;
   const unsigned int v283 = (unsigned int)(v282 << 13);
   const unsigned int v284 = v281 & 31744u;
   const unsigned int v285 = v283 + 947912704u;
   const float v286 = core_bits_uint32_float32(v285);
   const float v287 = v286 - 0x1.0000000000000p-14f;
   const _Bool v288 = v284 == 31744u;
   const unsigned int v289 = v288 ? 1879048192u : 939524096u;
   const unsigned int v290 = v283 + v289;
   const _Bool v291 = v284 == 0u;
   const unsigned int v292 = core_bits_float32_uint32(v287);
   const unsigned int v293 = v291 ? v292 : v290;
   const unsigned int v294 = v281 & 32768u;
   const unsigned int v295 = (unsigned int)(v294 << 16);
   const unsigned int v296 = v293 | v295;
   const float v297 = core_bits_uint32_float32(v296);
   const float v298 = v297 - v2;
   const float v299 = v298 - v278;
   const unsigned int v300 = core_bits_float32_uint32(v299);
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
   const unsigned int v321 = (unsigned int)v320;
   const unsigned int v322 = v321 & 32767u;
   const unsigned int v323 = (unsigned int)(v322 << 13);
   const unsigned int v324 = v321 & 31744u;
   const unsigned int v325 = v323 + 947912704u;
   const float v326 = core_bits_uint32_float32(v325);
   const float v327 = v326 - 0x1.0000000000000p-14f;
   const _Bool v328 = v324 == 31744u;
   const unsigned int v329 = v328 ? 1879048192u : 939524096u;
   const unsigned int v330 = v323 + v329;
   const _Bool v331 = v324 == 0u;
   const unsigned int v332 = core_bits_float32_uint32(v327);
   const unsigned int v333 = v331 ? v332 : v330;
   const unsigned int v334 = v321 & 32768u;
   const unsigned int v335 = (unsigned int)(v334 << 16);
   const unsigned int v336 = v333 | v335;
   const unsigned int v337 = v336 & 2147483647u;
   const float v338 = core_bits_uint32_float32(v337);
   const float v339 = v338 + 0.5f;
   const unsigned int v340 = core_bits_float32_uint32(v339);
   const unsigned int v341 = v340 - 1056964608u;
   const unsigned int v342 = v337 + 3355447295u;
   const unsigned int v343 = (unsigned int)(v337 >> 13);
   const unsigned int v344 = v343 & 1u;
   const unsigned int v345 = v342 + v344;
   const unsigned int v346 = (unsigned int)(v345 >> 13);
   const _Bool v347 = v337 > 2139095040u;
   const unsigned int v348 = v347 ? 32256u : 31744u;
   const _Bool v349 = v337 < 947912704u;
   const unsigned int v350 = v349 ? v341 : v346;
   const _Bool v351 = v337 >= 1199570944u;
   const unsigned int v352 = v351 ? v348 : v350;
   const unsigned int v353 = (unsigned int)(v336 >> 16);
   const unsigned int v354 = v353 & 32768u;
   const unsigned int v355 = v352 | v354;
   const unsigned short v356 = (unsigned short)v355;
   b0_out0_[j279] = v356;
  }
 }
}

static void rms_norm_0_982865a3d683(void *const *buffers, const long long *scalars, long long begin, long long end) {
 unsigned short *b0_out0_ = (unsigned short *)buffers[0];
 const unsigned short *b1_x_ = (const unsigned short *)buffers[1];
 const unsigned short *b2_weight_ = (const unsigned short *)buffers[2];
 const long long n0_size0 = (long long)scalars[0];
 const long long n1_size1 = (long long)scalars[1];
 const long long n2_stride2 = (long long)scalars[2];
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
     const float v36 = v35 * v35;
     const float v37 = v17 + v36;
     lane4[k15] = v37;
    }
   }
   const long long v38 = v11 * 64;
   const long long v39 = v9 - v38;
   const long long v40 = v7 + v38;
#pragma omp simd
   for (long long k41 = 0; k41 < v39; ++k41) {
    const long long v42 = v40 + k41;
    const float v43 = lane4[k41];
    const unsigned short v44 = b1_x_[i1 * n3_stride3 + v42];
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
    const float v62 = v61 * v61;
    const float v63 = v43 + v62;
    lane4[k41] = v63;
   }
   float v64 = 0.0f;
#pragma omp simd reduction(+ : v64)
   for (long long k65 = 0; k65 < 64; ++k65) {
    const float v66 = lane4[k65];
    v64 = v64 + v66;
   }
   v5 = v5 + v64;
  }
  const float v67 = (float)n4_size4;
  const float v68 = v5 / v67;
  const float v69 = v68 + 0x1.0000000000000p-10f;
  const float v70 = __builtin_sqrtf(v69);
  const float v71 = 1.0f / v70;
#pragma omp simd
  for (long long j72 = 0; j72 < n1_size1; ++j72) {
   const unsigned short v73 = b1_x_[i1 * n3_stride3 + j72];
   const unsigned int v74 = (unsigned int)v73;
   const unsigned int v75 = v74 & 32767u;
   const unsigned int v76 = (unsigned int)(v75 << 13);
   const unsigned int v77 = v74 & 31744u;
   const unsigned int v78 = v76 + 947912704u;
   const float v79 = core_bits_uint32_float32(v78);
   const float v80 = v79 - 0x1.0000000000000p-14f;
   const _Bool v81 = v77 == 31744u;
   const unsigned int v82 = v81 ? 1879048192u : 939524096u;
   const unsigned int v83 = v76 + v82;
   const _Bool v84 = v77 == 0u;
   const unsigned int v85 = core_bits_float32_uint32(v80);
   const unsigned int v86 = v84 ? v85 : v83;
   const unsigned int v87 = v74 & 32768u;
   const unsigned int v88 = (unsigned int)(v87 << 16);
   const unsigned int v89 = v86 | v88;
   const float v90 = core_bits_uint32_float32(v89);
   const float v91 = v90 * v71;
   const unsigned short v92 = b2_weight_[j72];
   const unsigned int v93 = (unsigned int)v92;
   const unsigned int v94 = v93 & 32767u;
   const unsigned int v95 = (unsigned int)(v94 << 13);
   const unsigned int v96 = v93 & 31744u;
   const unsigned int v97 = v95 + 947912704u;
   const float v98 = core_bits_uint32_float32(v97);
   const float v99 = v98 - 0x1.0000000000000p-14f;
   const _Bool v100 = v96 == 31744u;
   const unsigned int v101 = v100 ? 1879048192u : 939524096u;
   const unsigned int v102 = v95 + v101;
   const _Bool v103 = v96 == 0u;
   const unsigned int v104 = core_bits_float32_uint32(v99);
   const unsigned int v105 = v103 ? v104 : v102;
   const unsigned int v106 = v93 & 32768u;
   const unsigned int v107 = (unsigned int)(v106 << 16);
   const unsigned int v108 = v105 | v107;
   const float v109 = core_bits_uint32_float32(v108);
   const float v110 = v91 * v109;
   const unsigned int v111 = core_bits_float32_uint32(v110);
   const unsigned int v112 = v111 & 2147483647u;
   const float v113 = core_bits_uint32_float32(v112);
   const float v114 = v113 + 0.5f;
   const unsigned int v115 = core_bits_float32_uint32(v114);
   const unsigned int v116 = v115 - 1056964608u;
   const unsigned int v117 = v112 + 3355447295u;
   const unsigned int v118 = (unsigned int)(v112 >> 13);
   const unsigned int v119 = v118 & 1u;
   const unsigned int v120 = v117 + v119;
   const unsigned int v121 = (unsigned int)(v120 >> 13);
   const _Bool v122 = v112 > 2139095040u;
   const unsigned int v123 = v122 ? 32256u : 31744u;
   const _Bool v124 = v112 < 947912704u;
   const unsigned int v125 = v124 ? v116 : v121;
   const _Bool v126 = v112 >= 1199570944u;
   const unsigned int v127 = v126 ? v123 : v125;
   const unsigned int v128 = (unsigned int)(v111 >> 16);
   const unsigned int v129 = v128 & 32768u;
   const unsigned int v130 = v127 | v129;
   const unsigned short v131 = (unsigned short)v130;
   const unsigned int v132 = (unsigned int)v131;
   const unsigned int v133 = v132 & 32767u;
   const unsigned int v134 = (unsigned int)(v133 << 13);
   const unsigned int v135 = v132 & 31744u;
   const unsigned int v136 = v134 + 947912704u;
   const float v137 = core_bits_uint32_float32(v136);
   const float v138 = v137 - 0x1.0000000000000p-14f;
   const _Bool v139 = v135 == 31744u;
   const unsigned int v140 = v139 ? 1879048192u : 939524096u;
   const unsigned int v141 = v134 + v140;
   const _Bool v142 = v135 == 0u;
   const unsigned int v143 = core_bits_float32_uint32(v138);
   const unsigned int v144 = v142 ? v143 : v141;
   const unsigned int v145 = v132 & 32768u;
   const unsigned int v146 = (unsigned int)(v145 << 16);
   const unsigned int v147 = v144 | v146;
   const unsigned int v148 = v147 & 2147483647u;
   const float v149 = core_bits_uint32_float32(v148);
   const float v150 = v149 + 0.5f;
   const unsigned int v151 = core_bits_float32_uint32(v150);
   const unsigned int v152 = v151 - 1056964608u;
   const unsigned int v153 = v148 + 3355447295u;
   const unsigned int v154 = (unsigned int)(v148 >> 13);
   const unsigned int v155 = v154 & 1u;
   const unsigned int v156 = v153 + v155;
   const unsigned int v157 = (unsigned int)(v156 >> 13);
   const _Bool v158 = v148 > 2139095040u;
   const unsigned int v159 = v158 ? 32256u : 31744u;
   const _Bool v160 = v148 < 947912704u;
   const unsigned int v161 = v160 ? v152 : v157;
   const _Bool v162 = v148 >= 1199570944u;
   const unsigned int v163 = v162 ? v159 : v161;
   const unsigned int v164 = (unsigned int)(v147 >> 16);
   const unsigned int v165 = v164 & 32768u;
   const unsigned int v166 = v163 | v165;
   const unsigned short v167 = (unsigned short)v166;
   b0_out0_[i1 * n2_stride2 + j72] = v167;
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
  {"0e009097e4480405420a9c7787c19f8a58f9e361fbf10eb1278de180ccac2a46", "softmax_0", softmax_0_0e009097e448, 0, 1},
  {"ce873f3c12a60e29afbaf53151be297933a6bf3f7f28126d1e1917fd25bb51d0", "softmax_0", softmax_0_ce873f3c12a6, 0, 1},
  {"18cc544e6ad6410aad7f955c6bfc71c3e69b4beae3bfc706b3902bad83a3e111", "softmax_0", softmax_0_18cc544e6ad6, 0, 1},
  {"8da711f5b11d7c3854a77bb829e8633893faa00d52fa7dca25702ab0ba40d7ce", "log_softmax_0", log_softmax_0_8da711f5b11d, 0, 1},
  {"24800e50ed4fdd29892e8fc884ebc6b2e1c115ccf0842f7230c8ecacdf74d429", "log_softmax_0", log_softmax_0_24800e50ed4f, 0, 1},
  {"8595cc0f1b1432198f4cb2b72c73efe53cfca2c5f139ba4365a15a6532fcc7d8", "rms_norm_0", rms_norm_0_8595cc0f1b14, 0, 1},
  {"9f6a89b4bfa606250a4916d23f34f5c59bcf08559f3270fe27a1c4a3ea300f93", "layer_norm_0", layer_norm_0_9f6a89b4bfa6, 0, 1},
  {"ad0f564d32fea92a06168a01ffd64fd2edce6d685c5d7bc94fe555c63330fb6d", "layer_norm_0", layer_norm_0_ad0f564d32fe, 0, 1},
  {"5a561837572c0361bc3dc256396b8c79146d65f2782bd786fadfa3f2a3c89bf9", "layer_norm_0", layer_norm_0_5a561837572c, 0, 1},
  {"508a6c2d24d8135812a920b30b90da554dc062f62969402f21c85efe184da114", "layer_norm_0", layer_norm_0_508a6c2d24d8, 0, 1},
  {"bae5afde7583c99c9d39d16fa6642d16a39d220b7a86faaf9936a254ed3294ac", "layer_norm_0", layer_norm_0_bae5afde7583, 0, 1},
  {"05e085246318c506db82843a6d1b00c2b9e6f1947a5c237c23af142c166fc945", "cumulative_sum_0", cumulative_sum_0_05e085246318, 0, 1},
  {"175bea739219b1226256d4e4bd6762d5ff3260d83b985ec3897017dbc2645774", "cumulative_sum_0", cumulative_sum_0_175bea739219, 0, 1},
  {"06f0d849273c94b278ea87192766fe5b1eb8bc1c6e30a0d2b48bef80b4ccb3d3", "softmax_0", softmax_0_06f0d849273c, 0, 1},
  {"f41597b4e97009da0babfd948f41d68274cb42ec5e5022055daf40f99c73889a", "softmax_0", softmax_0_f41597b4e970, 0, 1},
  {"d68331c1d11230c1b3d01caa18392e0ec6df638fbd0566ab8dd0981433184e79", "softmax_0", softmax_0_d68331c1d112, 0, 1},
  {"c3203cbf90ee3641f2921c5451afb0df7570f719be64afb15995e4e7c6de3eeb", "log_softmax_0", log_softmax_0_c3203cbf90ee, 0, 1},
  {"bf3a808521bf2ed3bf79bae2f7f01184537ce1300a60b42891b2f0a349a5b4ba", "log_softmax_0", log_softmax_0_bf3a808521bf, 0, 1},
  {"5bd5491cf9b37605b1ba4113337078429c98c1a55b292f2a33b3f5cd3774a2a4", "rms_norm_0", rms_norm_0_5bd5491cf9b3, 0, 1},
  {"4126af61a1cec046875014fc0b6974e0736d1092d71f49cd8b36a25ba8bd6f5d", "layer_norm_0", layer_norm_0_4126af61a1ce, 0, 1},
  {"fa725816f8b377d19b43a9ea5a658d9a42f6301ef854b576a5b391b9ca35bc6b", "layer_norm_0", layer_norm_0_fa725816f8b3, 0, 1},
  {"91a070f5542560cdb0bd53a6f5f1fda87f191c89024c12d067278c8902fe3f58", "layer_norm_0", layer_norm_0_91a070f55425, 0, 1},
  {"50d0e48ceaea8ac36861da1d1d821a84f8a655b6239bf9da5d215b18cc183014", "layer_norm_0", layer_norm_0_50d0e48ceaea, 0, 1},
  {"0833745ebe30b49818c1a3b042db2d443ea0e1117df8afbde81585f9ecaaf381", "layer_norm_0", layer_norm_0_0833745ebe30, 0, 1},
  {"906ef06d93e1e4ec56bcc202b411cb00d8fc67a392e6f5cd8ec82f440fc72df0", "cumulative_sum_0", cumulative_sum_0_906ef06d93e1, 0, 1},
  {"d6142a1b78841533d111a5dc55faf4b683eced9e15cde79d06d2cf3a84094420", "cumulative_sum_0", cumulative_sum_0_d6142a1b7884, 0, 1},
  {"c3a1c6d620980c9a02cf1ae9aa13117c58b7a69173c61b924d7e7e1285680ff9", "softmax_0", softmax_0_c3a1c6d62098, 0, 1},
  {"248c89a0e11200664ea93411912685c3b686274c9867b3fc0c571e678d9ac47d", "softmax_0", softmax_0_248c89a0e112, 0, 1},
  {"4cf83046258682934bf02923081fa4e023d5a281023ff9de8f528d992a5cb949", "softmax_0", softmax_0_4cf830462586, 0, 1},
  {"f6b0941d8261932a59e3db9006711b1c5595b1dee977a629f06e3b7df9f081d3", "log_softmax_0", log_softmax_0_f6b0941d8261, 0, 1},
  {"1dc56aee272958b152edbe780b6d247b9ab450ccae3564736e8d2818d47b7828", "log_softmax_0", log_softmax_0_1dc56aee2729, 0, 1},
  {"301275ea3934ceea3b27858bdb3b661fe7b624ef824cc690a595c732f4f576b9", "rms_norm_0", rms_norm_0_301275ea3934, 0, 1},
  {"b05e8a32452ab15e7c6921a8723658e04a69c0057d73e03bda2541c22076fee9", "layer_norm_0", layer_norm_0_b05e8a32452a, 0, 1},
  {"72a852402050f8fc9b712d0f27f026389fb8e42c06b6622f5dadc0e8b32652ad", "layer_norm_0", layer_norm_0_72a852402050, 0, 1},
  {"bbf40cc118bc466e9f7213e99aef59c5958012101abb27d83480d282b9ba93f9", "layer_norm_0", layer_norm_0_bbf40cc118bc, 0, 1},
  {"e6df2723143a2eb2226f5e6e681011dbd42314ea3ada50c49cd93f0cbb4d3f85", "layer_norm_0", layer_norm_0_e6df2723143a, 0, 1},
  {"ef18b520b55ea73c49ba9de77766372febc74269795062a688ce1c4ea3f9fba4", "layer_norm_0", layer_norm_0_ef18b520b55e, 0, 1},
  {"2ac53d9107510e13851e220fb1fd5f1bdc55001eb6f9b9467f74ed94a075ac23", "cumulative_sum_0", cumulative_sum_0_2ac53d910751, 0, 1},
  {"cf09a8103d9e2405549d2d20d9b78b994d1890012872c137aad4c7005df6b8a7", "cumulative_sum_0", cumulative_sum_0_cf09a8103d9e, 0, 1},
  {"f0f2e59b1f9418ae8d7bcdaf26cc79131f3e5a34bc43e5445749027b0947a81f", "softmax_0", softmax_0_f0f2e59b1f94, 0, 1},
  {"a5e69207c29524b7454e841153e47d1c2b868dd357d97c34974fe4ec4c5c150f", "softmax_0", softmax_0_a5e69207c295, 0, 1},
  {"4fa0ccc99fce52bbd0b0667af9e3c877b6dabdbfceadce11855334404fe73463", "softmax_0", softmax_0_4fa0ccc99fce, 0, 1},
  {"ec4b9e84841cb88cdcb5ab358bb7b175854fe59f96f6edea6c3c26e24f2f0ecc", "log_softmax_0", log_softmax_0_ec4b9e84841c, 0, 1},
  {"743cdba71e9966de8181952846996b8f9b97e205ecfc6593d51982623275fca5", "log_softmax_0", log_softmax_0_743cdba71e99, 0, 1},
  {"982865a3d68379ce6a38f4fe42bcef12134d99f429e5e36dee6339632c2111d7", "rms_norm_0", rms_norm_0_982865a3d683, 0, 1},
  {"e9bd8c35f53375db7ec78a7438dd5eae12c6cb33daa984a356df9474ce6880cc", "layer_norm_0", layer_norm_0_e9bd8c35f533, 0, 1},
  {"049a865b7c38778292b28c1282ceb136d89755da7dbd1ce6ad3ee62796cd2ffc", "layer_norm_0", layer_norm_0_049a865b7c38, 0, 1},
  {"a7649ed05659f1776e51102532f563fa21295613bb3c6c502f245d54382072b3", "layer_norm_0", layer_norm_0_a7649ed05659, 0, 1},
  {"a41236fa433195343352d8b0a86d851ddb3bf6f5cd72e9a04175d8b12cd94b16", "layer_norm_0", layer_norm_0_a41236fa4331, 0, 1},
  {"6a18f81bafe4e0c5c50e88d7ae36ef109a37ebd2c5644d24d98987a37c2ed385", "layer_norm_0", layer_norm_0_6a18f81bafe4, 0, 1},
  {"0a1ab7dc8ded971aa25860220745eb4127f9ef6cb0836f7d11d8fdbe5b3b1b10", "cumulative_sum_0", cumulative_sum_0_0a1ab7dc8ded, 0, 1},
  {"c81a97b49a3250ad7cb0b85479b570b2f25a89894a548ad6d175c95964a0e350", "cumulative_sum_0", cumulative_sum_0_c81a97b49a32, 0, 1},
};
CORE_BUILT_COUNT(rows);
