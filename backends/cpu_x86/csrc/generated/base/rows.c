// Made by backends/cpu_x86/tools/generate.py from the operators' bodies: change those, run it.
#include "built.h"

static inline long long core_floordiv_index(long long a, long long b) { if (b == 0) return 0; if (b == -1) return (long long)(0 - (unsigned long long)a); long long q = (long long)(a / b); return (long long)(q - ((a % b != 0) & ((a < 0) != (b < 0)))); }
static inline unsigned int core_bits_float32_uint32(float a) { union { float from; unsigned int to; } u; u.from = a; return u.to; }
static inline float core_bits_uint32_float32(unsigned int a) { union { unsigned int from; float to; } u; u.from = a; return u.to; }
static inline unsigned long long core_bits_float64_uint64(double a) { union { double from; unsigned long long to; } u; u.from = a; return u.to; }
static inline double core_bits_uint64_float64(unsigned long long a) { union { unsigned long long from; double to; } u; u.from = a; return u.to; }

static void softmax_0_2ecbf06b22a5(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v54 = v53 < (-0x1.a1464c0000000p+6f);
   const float v55 = v54 ? 0.0f : v53;
   const float v56 = v55 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
   const float v57 = v56 - 0x1.8000000000000p+23f;
   const unsigned int v58 = core_bits_float32_uint32(v56);
   const unsigned int v59 = (unsigned int)(v58 << 23);
   const float v60 = v57 * (-0x1.62e4000000000p-1f) + v55;
   const float v61 = v57 * 0x1.7f7d1c0000000p-20f;
   const float v62 = v60 - v61;
   const float v63 = v62 * v62;
   const float v64 = 0x1.a1a0be0000000p-13f * v62 + 0x1.6d71a60000000p-10f;
   const float v65 = v64 * v62 + 0x1.1110900000000p-7f;
   const float v66 = v65 * v62 + 0x1.5554b20000000p-5f;
   const float v67 = v66 * v62 + 0x1.5555560000000p-3f;
   const float v68 = v67 * v62 + 0.5f;
   const float v69 = -v61;
   const float v70 = v63 * v68 + v69;
   const float v71 = 1.0f + v60;
   const float v72 = v71 - 1.0f;
   const float v73 = v60 - v72;
   const float v74 = v73 + v70;
   const float v75 = v71 + v74;
   const _Bool v76 = v55 < (-0x1.5a92d60000000p+6f);
   const unsigned int v77 = v76 ? 536870912u : 0u;
   const float v78 = v76 ? 0x1.0000000000000p-64f : 1.0f;
   const unsigned int v79 = core_bits_float32_uint32(v75);
   const unsigned int v80 = v79 + v59;
   const unsigned int v81 = v80 + v77;
   const float v82 = core_bits_uint32_float32(v81);
   const float v83 = v82 * v78;
   const _Bool v84 = v55 <= 0x1.62e42e0000000p+6f;
   const float v85 = v55 * __builtin_inff();
   const float v86 = v84 ? v83 : v85;
   const float v87 = v54 ? 0.0f : v86;
   b0_out0_[i1 * n2_stride2 + j51] = v87;
  }
  const long long v88 = n1_size1 + 4095;
  const long long v89 = core_floordiv_index(v88, 4096);
  float lane90[64];
  float v91 = 0.0f;
  for (long long block92 = 0; block92 < v89; ++block92) {
   const long long v93 = block92 * 4096;
   const long long v94 = n1_size1 - v93;
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
     const float v104 = b0_out0_[i1 * n2_stride2 + v102];
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
    const float v112 = b0_out0_[i1 * n2_stride2 + v110];
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
  for (long long piece = 0; piece < n1_size1; piece += 256) {
   const long long until = n1_size1 - piece < 256 ? n1_size1 : piece + 256;
   for (long long ahead = piece; ahead < until && ahead < n1_size1 && ahead < 2048; ahead += 16) __builtin_prefetch(&b1_x_[(i1 + 1) * n3_stride3 + ahead]);
#pragma omp simd
   for (long long j118 = piece; j118 < until; ++j118) {
    const float v119 = b0_out0_[i1 * n2_stride2 + j118];
    const float v120 = v119 * v117;
    b0_out0_[i1 * n2_stride2 + j118] = v120;
   }
  }
 }
}

static void softmax_0_555d77aec420(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const _Bool v53 = v52 < (-0x1.a1464c0000000p+6f);
   const float v54 = v53 ? 0.0f : v52;
   const float v55 = v54 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
   const float v56 = v55 - 0x1.8000000000000p+23f;
   const unsigned int v57 = core_bits_float32_uint32(v55);
   const unsigned int v58 = (unsigned int)(v57 << 23);
   const float v59 = v56 * (-0x1.62e4000000000p-1f) + v54;
   const float v60 = v56 * 0x1.7f7d1c0000000p-20f;
   const float v61 = v59 - v60;
   const float v62 = v61 * v61;
   const float v63 = 0x1.a1a0be0000000p-13f * v61 + 0x1.6d71a60000000p-10f;
   const float v64 = v63 * v61 + 0x1.1110900000000p-7f;
   const float v65 = v64 * v61 + 0x1.5554b20000000p-5f;
   const float v66 = v65 * v61 + 0x1.5555560000000p-3f;
   const float v67 = v66 * v61 + 0.5f;
   const float v68 = -v60;
   const float v69 = v62 * v67 + v68;
   const float v70 = 1.0f + v59;
   const float v71 = v70 - 1.0f;
   const float v72 = v59 - v71;
   const float v73 = v72 + v69;
   const float v74 = v70 + v73;
   const _Bool v75 = v54 < (-0x1.5a92d60000000p+6f);
   const unsigned int v76 = v75 ? 536870912u : 0u;
   const float v77 = v75 ? 0x1.0000000000000p-64f : 1.0f;
   const unsigned int v78 = core_bits_float32_uint32(v74);
   const unsigned int v79 = v78 + v58;
   const unsigned int v80 = v79 + v76;
   const float v81 = core_bits_uint32_float32(v80);
   const float v82 = v81 * v77;
   const _Bool v83 = v54 <= 0x1.62e42e0000000p+6f;
   const float v84 = v54 * __builtin_inff();
   const float v85 = v83 ? v82 : v84;
   const float v86 = v53 ? 0.0f : v85;
   b0_out0_[j50] = v86;
  }
  const long long v87 = n0_size0 + 4095;
  const long long v88 = core_floordiv_index(v87, 4096);
  float lane89[64];
  float v90 = 0.0f;
  for (long long block91 = 0; block91 < v88; ++block91) {
   const long long v92 = block91 * 4096;
   const long long v93 = n0_size0 - v92;
   const long long v94 = (v93 < 4096 ? v93 : 4096);
#pragma omp simd
   for (long long k95 = 0; k95 < 64; ++k95) {
    lane89[k95] = 0.0f;
   }
   const long long v96 = core_floordiv_index(v94, 64);
   for (long long k97 = 0; k97 < v96; ++k97) {
    const long long v98 = k97 * 64;
    const long long v99 = v92 + v98;
#pragma omp simd
    for (long long k100 = 0; k100 < 64; ++k100) {
     const long long v101 = v99 + k100;
     const float v102 = lane89[k100];
     const float v103 = b0_out0_[v101];
     const float v104 = v102 + v103;
     lane89[k100] = v104;
    }
   }
   const long long v105 = v96 * 64;
   const long long v106 = v94 - v105;
   const long long v107 = v92 + v105;
#pragma omp simd
   for (long long k108 = 0; k108 < v106; ++k108) {
    const long long v109 = v107 + k108;
    const float v110 = lane89[k108];
    const float v111 = b0_out0_[v109];
    const float v112 = v110 + v111;
    lane89[k108] = v112;
   }
   float v113 = 0.0f;
#pragma omp simd reduction(+ : v113)
   for (long long k114 = 0; k114 < 64; ++k114) {
    const float v115 = lane89[k114];
    v113 = v113 + v115;
   }
   v90 = v90 + v113;
  }
  const float v116 = 1.0f / v90;
#pragma omp simd
  for (long long j117 = 0; j117 < n0_size0; ++j117) {
   const float v118 = b0_out0_[j117];
   const float v119 = v118 * v116;
   b0_out0_[j117] = v119;
  }
 }
}

static void softmax_0_8ced9ad66683(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
    const float v23 = v22 ? 0.0f : v21;
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
    const float v55 = v22 ? 0.0f : v54;
    b0_out0_[j16 * n2_stride2 + v18] = v55;
   }
  }
  float column56[256];
#pragma omp simd
  for (long long k57 = 0; k57 < v6; ++k57) {
   column56[k57] = 0.0f;
  }
  float column58[256];
  const long long v59 = n0_size0 + 1023;
  const long long v60 = core_floordiv_index(v59, 1024);
  for (long long k61 = 0; k61 < v60; ++k61) {
   const long long v62 = k61 * 1024;
#pragma omp simd
   for (long long k63 = 0; k63 < v6; ++k63) {
    column58[k63] = 0.0f;
   }
   const long long v64 = n0_size0 - v62;
   const long long v65 = (v64 < 1024 ? v64 : 1024);
   for (long long k66 = 0; k66 < v65; ++k66) {
    const long long v67 = v62 + k66;
#pragma omp simd
    for (long long k68 = 0; k68 < v6; ++k68) {
     const long long v69 = v4 + k68;
     const float v70 = b0_out0_[v67 * n2_stride2 + v69];
     const float v71 = column58[k68];
     const float v72 = v71 + v70;
     column58[k68] = v72;
    }
   }
#pragma omp simd
   for (long long k73 = 0; k73 < v6; ++k73) {
    const float v74 = column56[k73];
    const float v75 = column58[k73];
    const float v76 = v74 + v75;
    column56[k73] = v76;
   }
  }
  float column77[256];
#pragma omp simd
  for (long long k78 = 0; k78 < v6; ++k78) {
   const float v79 = column56[k78];
   const float v80 = 1.0f / v79;
   column77[k78] = v80;
  }
  for (long long j81 = 0; j81 < n0_size0; ++j81) {
#pragma omp simd
   for (long long k82 = 0; k82 < v6; ++k82) {
    const long long v83 = v4 + k82;
    const float v84 = b0_out0_[j81 * n2_stride2 + v83];
    const float v85 = column77[k82];
    const float v86 = v84 * v85;
    b0_out0_[j81 * n2_stride2 + v83] = v86;
   }
  }
 }
}

static void log_softmax_0_e4a130711411(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
     const _Bool v69 = v68 < (-0x1.a1464c0000000p+6f);
     const float v70 = v69 ? 0.0f : v68;
     const float v71 = v70 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
     const float v72 = v71 - 0x1.8000000000000p+23f;
     const unsigned int v73 = core_bits_float32_uint32(v71);
     const unsigned int v74 = (unsigned int)(v73 << 23);
     const float v75 = v72 * (-0x1.62e4000000000p-1f) + v70;
     const float v76 = v72 * 0x1.7f7d1c0000000p-20f;
     const float v77 = v75 - v76;
     const float v78 = v77 * v77;
     const float v79 = 0x1.a1a0be0000000p-13f * v77 + 0x1.6d71a60000000p-10f;
     const float v80 = v79 * v77 + 0x1.1110900000000p-7f;
     const float v81 = v80 * v77 + 0x1.5554b20000000p-5f;
     const float v82 = v81 * v77 + 0x1.5555560000000p-3f;
     const float v83 = v82 * v77 + 0.5f;
     const float v84 = -v76;
     const float v85 = v78 * v83 + v84;
     const float v86 = 1.0f + v75;
     const float v87 = v86 - 1.0f;
     const float v88 = v75 - v87;
     const float v89 = v88 + v85;
     const float v90 = v86 + v89;
     const _Bool v91 = v70 < (-0x1.5a92d60000000p+6f);
     const unsigned int v92 = v91 ? 536870912u : 0u;
     const float v93 = v91 ? 0x1.0000000000000p-64f : 1.0f;
     const unsigned int v94 = core_bits_float32_uint32(v90);
     const unsigned int v95 = v94 + v74;
     const unsigned int v96 = v95 + v92;
     const float v97 = core_bits_uint32_float32(v96);
     const float v98 = v97 * v93;
     const _Bool v99 = v70 <= 0x1.62e42e0000000p+6f;
     const float v100 = v70 * __builtin_inff();
     const float v101 = v99 ? v98 : v100;
     const float v102 = v69 ? 0.0f : v101;
     const float v103 = v66 + v102;
     lane53[k64] = v103;
    }
   }
   const long long v104 = v60 * 64;
   const long long v105 = v58 - v104;
   const long long v106 = v56 + v104;
#pragma omp simd
   for (long long k107 = 0; k107 < v105; ++k107) {
    const long long v108 = v106 + k107;
    const float v109 = lane53[k107];
    const float v110 = b1_x_[i1 * n3_stride3 + v108];
    const float v111 = v110 - v3;
    const _Bool v112 = v111 < (-0x1.a1464c0000000p+6f);
    const float v113 = v112 ? 0.0f : v111;
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
    const float v145 = v112 ? 0.0f : v144;
    const float v146 = v109 + v145;
    lane53[k107] = v146;
   }
   float v147 = 0.0f;
#pragma omp simd reduction(+ : v147)
   for (long long k148 = 0; k148 < 64; ++k148) {
    const float v149 = lane53[k148];
    v147 = v147 + v149;
   }
   v54 = v54 + v147;
  }
  const _Bool v150 = v54 < 0x1.0000000000000p-126f;
  const float v151 = v150 ? 0x1.0000000000000p+24f : 1.0f;
  const float v152 = v54 * v151;
  const unsigned int v153 = core_bits_float32_uint32(v152);
  const unsigned int v154 = v153 - 4290053363u;
  const unsigned int v155 = (unsigned int)(v154 >> 23);
  const unsigned int v156 = (unsigned int)(v155 << 23);
  const unsigned int v157 = v153 - v156;
  const unsigned int v158 = v157 + 1065353216u;
  const float v159 = core_bits_uint32_float32(v158);
  const unsigned int v160 = v155 | 1258291200u;
  const float v161 = core_bits_uint32_float32(v160);
  const float v162 = v161 - 0x1.0000000000000p+23f;
  const float v163 = v150 ? 151.0f : 127.0f;
  const float v164 = v162 - v163;
  const float v165 = v159 - 1.0f;
  const float v166 = v164 * 0x1.62e4000000000p-1f;
  const float v167 = v166 + v165;
  const float v168 = v167 - v166;
  const float v169 = v165 - v168;
  const float v170 = v165 * v165;
  const float v171 = v170 * v165;
  const float v172 = 0x1.1c5dc40000000p-4f * v165 + (-0x1.e115480000000p-4f);
  const float v173 = v172 * v165 + 0x1.e4c4aa0000000p-4f;
  const float v174 = v173 * v165 + (-0x1.fb81320000000p-4f);
  const float v175 = v174 * v165 + 0x1.2354de0000000p-3f;
  const float v176 = v175 * v165 + (-0x1.5561f80000000p-3f);
  const float v177 = v176 * v165 + 0x1.99a34a0000000p-3f;
  const float v178 = v177 * v165 + (-0x1.ffffee0000000p-3f);
  const float v179 = v178 * v165 + 0x1.55554a0000000p-2f;
  const float v180 = v170 * (-0.5f);
  const float v181 = v171 * v179 + v180;
  const float v182 = v164 * 0x1.7f7d1c0000000p-20f + v181;
  const float v183 = v169 + v182;
  const float v184 = v167 + v183;
  const _Bool v185 = v54 < 0.0f;
  const float v186 = v185 ? (float)__builtin_nanf("") : v54;
  const _Bool v187 = v54 == 0.0f;
  const float v188 = v187 ? (-__builtin_inff()) : v186;
  const _Bool v189 = v54 > 0.0f;
  const _Bool v190 = v54 < __builtin_inff();
  const _Bool v191 = v189 & v190;
  const float v192 = v191 ? v184 : v188;
  for (long long piece = 0; piece < n1_size1; piece += 256) {
   const long long until = n1_size1 - piece < 256 ? n1_size1 : piece + 256;
   for (long long ahead = piece; ahead < until && ahead < n1_size1 && ahead < 2048; ahead += 16) __builtin_prefetch(&b1_x_[(i1 + 1) * n3_stride3 + ahead]);
#pragma omp simd
   for (long long j193 = piece; j193 < until; ++j193) {
    const float v194 = b1_x_[i1 * n3_stride3 + j193];
    const float v195 = v194 - v3;
    const float v196 = v195 - v192;
    b0_out0_[i1 * n2_stride2 + j193] = v196;
   }
  }
 }
}

static void log_softmax_0_a1ca3d0ffc10(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
     const _Bool v68 = v67 < (-0x1.a1464c0000000p+6f);
     const float v69 = v68 ? 0.0f : v67;
     const float v70 = v69 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
     const float v71 = v70 - 0x1.8000000000000p+23f;
     const unsigned int v72 = core_bits_float32_uint32(v70);
     const unsigned int v73 = (unsigned int)(v72 << 23);
     const float v74 = v71 * (-0x1.62e4000000000p-1f) + v69;
     const float v75 = v71 * 0x1.7f7d1c0000000p-20f;
     const float v76 = v74 - v75;
     const float v77 = v76 * v76;
     const float v78 = 0x1.a1a0be0000000p-13f * v76 + 0x1.6d71a60000000p-10f;
     const float v79 = v78 * v76 + 0x1.1110900000000p-7f;
     const float v80 = v79 * v76 + 0x1.5554b20000000p-5f;
     const float v81 = v80 * v76 + 0x1.5555560000000p-3f;
     const float v82 = v81 * v76 + 0.5f;
     const float v83 = -v75;
     const float v84 = v77 * v82 + v83;
     const float v85 = 1.0f + v74;
     const float v86 = v85 - 1.0f;
     const float v87 = v74 - v86;
     const float v88 = v87 + v84;
     const float v89 = v85 + v88;
     const _Bool v90 = v69 < (-0x1.5a92d60000000p+6f);
     const unsigned int v91 = v90 ? 536870912u : 0u;
     const float v92 = v90 ? 0x1.0000000000000p-64f : 1.0f;
     const unsigned int v93 = core_bits_float32_uint32(v89);
     const unsigned int v94 = v93 + v73;
     const unsigned int v95 = v94 + v91;
     const float v96 = core_bits_uint32_float32(v95);
     const float v97 = v96 * v92;
     const _Bool v98 = v69 <= 0x1.62e42e0000000p+6f;
     const float v99 = v69 * __builtin_inff();
     const float v100 = v98 ? v97 : v99;
     const float v101 = v68 ? 0.0f : v100;
     const float v102 = v65 + v101;
     lane52[k63] = v102;
    }
   }
   const long long v103 = v59 * 64;
   const long long v104 = v57 - v103;
   const long long v105 = v55 + v103;
#pragma omp simd
   for (long long k106 = 0; k106 < v104; ++k106) {
    const long long v107 = v105 + k106;
    const float v108 = lane52[k106];
    const float v109 = b1_x_[v107];
    const float v110 = v109 - v2;
    const _Bool v111 = v110 < (-0x1.a1464c0000000p+6f);
    const float v112 = v111 ? 0.0f : v110;
    const float v113 = v112 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
    const float v114 = v113 - 0x1.8000000000000p+23f;
    const unsigned int v115 = core_bits_float32_uint32(v113);
    const unsigned int v116 = (unsigned int)(v115 << 23);
    const float v117 = v114 * (-0x1.62e4000000000p-1f) + v112;
    const float v118 = v114 * 0x1.7f7d1c0000000p-20f;
    const float v119 = v117 - v118;
    const float v120 = v119 * v119;
    const float v121 = 0x1.a1a0be0000000p-13f * v119 + 0x1.6d71a60000000p-10f;
    const float v122 = v121 * v119 + 0x1.1110900000000p-7f;
    const float v123 = v122 * v119 + 0x1.5554b20000000p-5f;
    const float v124 = v123 * v119 + 0x1.5555560000000p-3f;
    const float v125 = v124 * v119 + 0.5f;
    const float v126 = -v118;
    const float v127 = v120 * v125 + v126;
    const float v128 = 1.0f + v117;
    const float v129 = v128 - 1.0f;
    const float v130 = v117 - v129;
    const float v131 = v130 + v127;
    const float v132 = v128 + v131;
    const _Bool v133 = v112 < (-0x1.5a92d60000000p+6f);
    const unsigned int v134 = v133 ? 536870912u : 0u;
    const float v135 = v133 ? 0x1.0000000000000p-64f : 1.0f;
    const unsigned int v136 = core_bits_float32_uint32(v132);
    const unsigned int v137 = v136 + v116;
    const unsigned int v138 = v137 + v134;
    const float v139 = core_bits_uint32_float32(v138);
    const float v140 = v139 * v135;
    const _Bool v141 = v112 <= 0x1.62e42e0000000p+6f;
    const float v142 = v112 * __builtin_inff();
    const float v143 = v141 ? v140 : v142;
    const float v144 = v111 ? 0.0f : v143;
    const float v145 = v108 + v144;
    lane52[k106] = v145;
   }
   float v146 = 0.0f;
#pragma omp simd reduction(+ : v146)
   for (long long k147 = 0; k147 < 64; ++k147) {
    const float v148 = lane52[k147];
    v146 = v146 + v148;
   }
   v53 = v53 + v146;
  }
  const _Bool v149 = v53 < 0x1.0000000000000p-126f;
  const float v150 = v149 ? 0x1.0000000000000p+24f : 1.0f;
  const float v151 = v53 * v150;
  const unsigned int v152 = core_bits_float32_uint32(v151);
  const unsigned int v153 = v152 - 4290053363u;
  const unsigned int v154 = (unsigned int)(v153 >> 23);
  const unsigned int v155 = (unsigned int)(v154 << 23);
  const unsigned int v156 = v152 - v155;
  const unsigned int v157 = v156 + 1065353216u;
  const float v158 = core_bits_uint32_float32(v157);
  const unsigned int v159 = v154 | 1258291200u;
  const float v160 = core_bits_uint32_float32(v159);
  const float v161 = v160 - 0x1.0000000000000p+23f;
  const float v162 = v149 ? 151.0f : 127.0f;
  const float v163 = v161 - v162;
  const float v164 = v158 - 1.0f;
  const float v165 = v163 * 0x1.62e4000000000p-1f;
  const float v166 = v165 + v164;
  const float v167 = v166 - v165;
  const float v168 = v164 - v167;
  const float v169 = v164 * v164;
  const float v170 = v169 * v164;
  const float v171 = 0x1.1c5dc40000000p-4f * v164 + (-0x1.e115480000000p-4f);
  const float v172 = v171 * v164 + 0x1.e4c4aa0000000p-4f;
  const float v173 = v172 * v164 + (-0x1.fb81320000000p-4f);
  const float v174 = v173 * v164 + 0x1.2354de0000000p-3f;
  const float v175 = v174 * v164 + (-0x1.5561f80000000p-3f);
  const float v176 = v175 * v164 + 0x1.99a34a0000000p-3f;
  const float v177 = v176 * v164 + (-0x1.ffffee0000000p-3f);
  const float v178 = v177 * v164 + 0x1.55554a0000000p-2f;
  const float v179 = v169 * (-0.5f);
  const float v180 = v170 * v178 + v179;
  const float v181 = v163 * 0x1.7f7d1c0000000p-20f + v180;
  const float v182 = v168 + v181;
  const float v183 = v166 + v182;
  const _Bool v184 = v53 < 0.0f;
  const float v185 = v184 ? (float)__builtin_nanf("") : v53;
  const _Bool v186 = v53 == 0.0f;
  const float v187 = v186 ? (-__builtin_inff()) : v185;
  const _Bool v188 = v53 > 0.0f;
  const _Bool v189 = v53 < __builtin_inff();
  const _Bool v190 = v188 & v189;
  const float v191 = v190 ? v183 : v187;
#pragma omp simd
  for (long long j192 = 0; j192 < n0_size0; ++j192) {
   const float v193 = b1_x_[j192];
   const float v194 = v193 - v2;
   const float v195 = v194 - v191;
   b0_out0_[j192] = v195;
  }
 }
}

static void rms_norm_0_a0f22dedf6d6(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  for (long long piece = 0; piece < n1_size1; piece += 256) {
   const long long until = n1_size1 - piece < 256 ? n1_size1 : piece + 256;
   for (long long ahead = piece; ahead < until && ahead < n1_size1 && ahead < 2048; ahead += 16) __builtin_prefetch(&b1_x_[(i1 + 1) * n3_stride3 + ahead]);
#pragma omp simd
   for (long long j38 = piece; j38 < until; ++j38) {
    const float v39 = b1_x_[i1 * n3_stride3 + j38];
    const float v40 = v39 * v37;
    const float v41 = b2_weight_[j38];
    const float v42 = v40 * v41;
    b0_out0_[i1 * n2_stride2 + j38] = v42;
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

static void layer_norm_0_0a77a9f1797e(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  for (long long piece = 0; piece < n1_size1; piece += 256) {
   const long long until = n1_size1 - piece < 256 ? n1_size1 : piece + 256;
   for (long long ahead = piece; ahead < until && ahead < n1_size1 && ahead < 2048; ahead += 16) __builtin_prefetch(&b1_x_[(i1 + 1) * n3_stride3 + ahead]);
#pragma omp simd
   for (long long j69 = piece; j69 < until; ++j69) {
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
}

static void layer_norm_0_50a138e04c7e(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  for (long long piece = 0; piece < n1_size1; piece += 256) {
   const long long until = n1_size1 - piece < 256 ? n1_size1 : piece + 256;
   for (long long ahead = piece; ahead < until && ahead < n1_size1 && ahead < 2048; ahead += 16) __builtin_prefetch(&b1_x_[(i1 + 1) * n3_stride3 + ahead]);
#pragma omp simd
   for (long long j69 = piece; j69 < until; ++j69) {
    const float v70 = b1_x_[i1 * n3_stride3 + j69];
    const float v71 = v70 - v33;
    const float v72 = v71 * v68;
    const float v73 = b2_weight_[j69];
    const float v74 = v72 * v73;
    b0_out0_[i1 * n2_stride2 + j69] = v74;
   }
  }
 }
}

static void layer_norm_0_d730ad0b0573(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  for (long long piece = 0; piece < n1_size1; piece += 256) {
   const long long until = n1_size1 - piece < 256 ? n1_size1 : piece + 256;
   for (long long ahead = piece; ahead < until && ahead < n1_size1 && ahead < 2048; ahead += 16) __builtin_prefetch(&b1_x_[(i1 + 1) * n3_stride3 + ahead]);
#pragma omp simd
   for (long long j69 = piece; j69 < until; ++j69) {
    const float v70 = b1_x_[i1 * n3_stride3 + j69];
    const float v71 = v70 - v33;
    const float v72 = v71 * v68;
    b0_out0_[i1 * n2_stride2 + j69] = v72;
   }
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

static void softmax_0_2a720306228a(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const double v55 = v54 ? 0.0 : v53;
   const double v56 = v55 * 0x1.71547652b82fep+0 + 0x1.8000000000000p+52;
   const double v57 = v56 - 0x1.8000000000000p+52;
   const unsigned long long v58 = core_bits_float64_uint64(v56);
   const unsigned long long v59 = (unsigned long long)(v58 << 52);
   const double v60 = v57 * (-0x1.62e42fefa4000p-1) + v55;
   const double v61 = v57 * (-0x1.8432a1b0e2634p-43);
   const double v62 = v60 - v61;
   const double v63 = v62 * v62;
   const double v64 = 0x1.1f96401c3e92ap-29 * v62 + 0x1.af5e5e92928e8p-26;
   const double v65 = v64 * v62 + 0x1.27e4c5318ac48p-22;
   const double v66 = v65 * v62 + 0x1.71ddf8b09063ap-19;
   const double v67 = v66 * v62 + 0x1.a01a01b0d3a76p-16;
   const double v68 = v67 * v62 + 0x1.a01a01afaea77p-13;
   const double v69 = v68 * v62 + 0x1.6c16c16c14474p-10;
   const double v70 = v69 * v62 + 0x1.111111110f76fp-7;
   const double v71 = v70 * v62 + 0x1.555555555555ap-5;
   const double v72 = v71 * v62 + 0x1.5555555555559p-3;
   const double v73 = v72 * v62 + 0.5;
   const double v74 = -v61;
   const double v75 = v63 * v73 + v74;
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
   const double v92 = v54 ? 0.0 : v91;
   b0_out0_[i1 * n2_stride2 + j51] = v92;
  }
  const long long v93 = n1_size1 + 4095;
  const long long v94 = core_floordiv_index(v93, 4096);
  double lane95[64];
  double v96 = 0.0;
  for (long long block97 = 0; block97 < v94; ++block97) {
   const long long v98 = block97 * 4096;
   const long long v99 = n1_size1 - v98;
   const long long v100 = (v99 < 4096 ? v99 : 4096);
#pragma omp simd
   for (long long k101 = 0; k101 < 64; ++k101) {
    lane95[k101] = 0.0;
   }
   const long long v102 = core_floordiv_index(v100, 64);
   for (long long k103 = 0; k103 < v102; ++k103) {
    const long long v104 = k103 * 64;
    const long long v105 = v98 + v104;
#pragma omp simd
    for (long long k106 = 0; k106 < 64; ++k106) {
     const long long v107 = v105 + k106;
     const double v108 = lane95[k106];
     const double v109 = b0_out0_[i1 * n2_stride2 + v107];
     const double v110 = v108 + v109;
     lane95[k106] = v110;
    }
   }
   const long long v111 = v102 * 64;
   const long long v112 = v100 - v111;
   const long long v113 = v98 + v111;
#pragma omp simd
   for (long long k114 = 0; k114 < v112; ++k114) {
    const long long v115 = v113 + k114;
    const double v116 = lane95[k114];
    const double v117 = b0_out0_[i1 * n2_stride2 + v115];
    const double v118 = v116 + v117;
    lane95[k114] = v118;
   }
   double v119 = 0.0;
#pragma omp simd reduction(+ : v119)
   for (long long k120 = 0; k120 < 64; ++k120) {
    const double v121 = lane95[k120];
    v119 = v119 + v121;
   }
   v96 = v96 + v119;
  }
  const double v122 = 1.0 / v96;
  for (long long piece = 0; piece < n1_size1; piece += 256) {
   const long long until = n1_size1 - piece < 256 ? n1_size1 : piece + 256;
   for (long long ahead = piece; ahead < until && ahead < n1_size1 && ahead < 1024; ahead += 8) __builtin_prefetch(&b1_x_[(i1 + 1) * n3_stride3 + ahead]);
#pragma omp simd
   for (long long j123 = piece; j123 < until; ++j123) {
    const double v124 = b0_out0_[i1 * n2_stride2 + j123];
    const double v125 = v124 * v122;
    b0_out0_[i1 * n2_stride2 + j123] = v125;
   }
  }
 }
}

static void softmax_0_0d1b6e0b6552(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
   const double v54 = v53 ? 0.0 : v52;
   const double v55 = v54 * 0x1.71547652b82fep+0 + 0x1.8000000000000p+52;
   const double v56 = v55 - 0x1.8000000000000p+52;
   const unsigned long long v57 = core_bits_float64_uint64(v55);
   const unsigned long long v58 = (unsigned long long)(v57 << 52);
   const double v59 = v56 * (-0x1.62e42fefa4000p-1) + v54;
   const double v60 = v56 * (-0x1.8432a1b0e2634p-43);
   const double v61 = v59 - v60;
   const double v62 = v61 * v61;
   const double v63 = 0x1.1f96401c3e92ap-29 * v61 + 0x1.af5e5e92928e8p-26;
   const double v64 = v63 * v61 + 0x1.27e4c5318ac48p-22;
   const double v65 = v64 * v61 + 0x1.71ddf8b09063ap-19;
   const double v66 = v65 * v61 + 0x1.a01a01b0d3a76p-16;
   const double v67 = v66 * v61 + 0x1.a01a01afaea77p-13;
   const double v68 = v67 * v61 + 0x1.6c16c16c14474p-10;
   const double v69 = v68 * v61 + 0x1.111111110f76fp-7;
   const double v70 = v69 * v61 + 0x1.555555555555ap-5;
   const double v71 = v70 * v61 + 0x1.5555555555559p-3;
   const double v72 = v71 * v61 + 0.5;
   const double v73 = -v60;
   const double v74 = v62 * v72 + v73;
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
   const double v91 = v53 ? 0.0 : v90;
   b0_out0_[j50] = v91;
  }
  const long long v92 = n0_size0 + 4095;
  const long long v93 = core_floordiv_index(v92, 4096);
  double lane94[64];
  double v95 = 0.0;
  for (long long block96 = 0; block96 < v93; ++block96) {
   const long long v97 = block96 * 4096;
   const long long v98 = n0_size0 - v97;
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
     const double v108 = b0_out0_[v106];
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
    const double v116 = b0_out0_[v114];
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
  for (long long j122 = 0; j122 < n0_size0; ++j122) {
   const double v123 = b0_out0_[j122];
   const double v124 = v123 * v121;
   b0_out0_[j122] = v124;
  }
 }
}

static void softmax_0_c2b6779bc7fe(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
    const double v23 = v22 ? 0.0 : v21;
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
    const double v60 = v22 ? 0.0 : v59;
    b0_out0_[j16 * n2_stride2 + v18] = v60;
   }
  }
  double column61[256];
#pragma omp simd
  for (long long k62 = 0; k62 < v6; ++k62) {
   column61[k62] = 0.0;
  }
  double column63[256];
  const long long v64 = n0_size0 + 1023;
  const long long v65 = core_floordiv_index(v64, 1024);
  for (long long k66 = 0; k66 < v65; ++k66) {
   const long long v67 = k66 * 1024;
#pragma omp simd
   for (long long k68 = 0; k68 < v6; ++k68) {
    column63[k68] = 0.0;
   }
   const long long v69 = n0_size0 - v67;
   const long long v70 = (v69 < 1024 ? v69 : 1024);
   for (long long k71 = 0; k71 < v70; ++k71) {
    const long long v72 = v67 + k71;
#pragma omp simd
    for (long long k73 = 0; k73 < v6; ++k73) {
     const long long v74 = v4 + k73;
     const double v75 = b0_out0_[v72 * n2_stride2 + v74];
     const double v76 = column63[k73];
     const double v77 = v76 + v75;
     column63[k73] = v77;
    }
   }
#pragma omp simd
   for (long long k78 = 0; k78 < v6; ++k78) {
    const double v79 = column61[k78];
    const double v80 = column63[k78];
    const double v81 = v79 + v80;
    column61[k78] = v81;
   }
  }
  double column82[256];
#pragma omp simd
  for (long long k83 = 0; k83 < v6; ++k83) {
   const double v84 = column61[k83];
   const double v85 = 1.0 / v84;
   column82[k83] = v85;
  }
  for (long long j86 = 0; j86 < n0_size0; ++j86) {
#pragma omp simd
   for (long long k87 = 0; k87 < v6; ++k87) {
    const long long v88 = v4 + k87;
    const double v89 = b0_out0_[j86 * n2_stride2 + v88];
    const double v90 = column82[k87];
    const double v91 = v89 * v90;
    b0_out0_[j86 * n2_stride2 + v88] = v91;
   }
  }
 }
}

static void log_softmax_0_6be1613918cc(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
     const double v70 = v69 ? 0.0 : v68;
     const double v71 = v70 * 0x1.71547652b82fep+0 + 0x1.8000000000000p+52;
     const double v72 = v71 - 0x1.8000000000000p+52;
     const unsigned long long v73 = core_bits_float64_uint64(v71);
     const unsigned long long v74 = (unsigned long long)(v73 << 52);
     const double v75 = v72 * (-0x1.62e42fefa4000p-1) + v70;
     const double v76 = v72 * (-0x1.8432a1b0e2634p-43);
     const double v77 = v75 - v76;
     const double v78 = v77 * v77;
     const double v79 = 0x1.1f96401c3e92ap-29 * v77 + 0x1.af5e5e92928e8p-26;
     const double v80 = v79 * v77 + 0x1.27e4c5318ac48p-22;
     const double v81 = v80 * v77 + 0x1.71ddf8b09063ap-19;
     const double v82 = v81 * v77 + 0x1.a01a01b0d3a76p-16;
     const double v83 = v82 * v77 + 0x1.a01a01afaea77p-13;
     const double v84 = v83 * v77 + 0x1.6c16c16c14474p-10;
     const double v85 = v84 * v77 + 0x1.111111110f76fp-7;
     const double v86 = v85 * v77 + 0x1.555555555555ap-5;
     const double v87 = v86 * v77 + 0x1.5555555555559p-3;
     const double v88 = v87 * v77 + 0.5;
     const double v89 = -v76;
     const double v90 = v78 * v88 + v89;
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
     const double v107 = v69 ? 0.0 : v106;
     const double v108 = v66 + v107;
     lane53[k64] = v108;
    }
   }
   const long long v109 = v60 * 64;
   const long long v110 = v58 - v109;
   const long long v111 = v56 + v109;
#pragma omp simd
   for (long long k112 = 0; k112 < v110; ++k112) {
    const long long v113 = v111 + k112;
    const double v114 = lane53[k112];
    const double v115 = b1_x_[i1 * n3_stride3 + v113];
    const double v116 = v115 - v3;
    const _Bool v117 = v116 < (-0x1.74bd69d8d0f99p+9);
    const double v118 = v117 ? 0.0 : v116;
    const double v119 = v118 * 0x1.71547652b82fep+0 + 0x1.8000000000000p+52;
    const double v120 = v119 - 0x1.8000000000000p+52;
    const unsigned long long v121 = core_bits_float64_uint64(v119);
    const unsigned long long v122 = (unsigned long long)(v121 << 52);
    const double v123 = v120 * (-0x1.62e42fefa4000p-1) + v118;
    const double v124 = v120 * (-0x1.8432a1b0e2634p-43);
    const double v125 = v123 - v124;
    const double v126 = v125 * v125;
    const double v127 = 0x1.1f96401c3e92ap-29 * v125 + 0x1.af5e5e92928e8p-26;
    const double v128 = v127 * v125 + 0x1.27e4c5318ac48p-22;
    const double v129 = v128 * v125 + 0x1.71ddf8b09063ap-19;
    const double v130 = v129 * v125 + 0x1.a01a01b0d3a76p-16;
    const double v131 = v130 * v125 + 0x1.a01a01afaea77p-13;
    const double v132 = v131 * v125 + 0x1.6c16c16c14474p-10;
    const double v133 = v132 * v125 + 0x1.111111110f76fp-7;
    const double v134 = v133 * v125 + 0x1.555555555555ap-5;
    const double v135 = v134 * v125 + 0x1.5555555555559p-3;
    const double v136 = v135 * v125 + 0.5;
    const double v137 = -v124;
    const double v138 = v126 * v136 + v137;
    const double v139 = 1.0 + v123;
    const double v140 = v139 - 1.0;
    const double v141 = v123 - v140;
    const double v142 = v141 + v138;
    const double v143 = v139 + v142;
    const _Bool v144 = v118 < (-0x1.61da04cbafe44p+9);
    const unsigned long long v145 = v144 ? 288230376151711744ull : 0ull;
    const double v146 = v144 ? 0x1.0000000000000p-64 : 1.0;
    const unsigned long long v147 = core_bits_float64_uint64(v143);
    const unsigned long long v148 = v147 + v122;
    const unsigned long long v149 = v148 + v145;
    const double v150 = core_bits_uint64_float64(v149);
    const double v151 = v150 * v146;
    const _Bool v152 = v118 <= 0x1.62e42fefa39efp+9;
    const double v153 = v118 * __builtin_inf();
    const double v154 = v152 ? v151 : v153;
    const double v155 = v117 ? 0.0 : v154;
    const double v156 = v114 + v155;
    lane53[k112] = v156;
   }
   double v157 = 0.0;
#pragma omp simd reduction(+ : v157)
   for (long long k158 = 0; k158 < 64; ++k158) {
    const double v159 = lane53[k158];
    v157 = v157 + v159;
   }
   v54 = v54 + v157;
  }
  const _Bool v160 = v54 < 0x1.0000000000000p-1022;
  const double v161 = v160 ? 0x1.0000000000000p+53 : 1.0;
  const double v162 = v54 * v161;
  const unsigned long long v163 = core_bits_float64_uint64(v162);
  const unsigned long long v164 = v163 - 18444105926127336397ull;
  const unsigned long long v165 = (unsigned long long)(v164 >> 52);
  const unsigned long long v166 = (unsigned long long)(v165 << 52);
  const unsigned long long v167 = v163 - v166;
  const unsigned long long v168 = v167 + 4607182418800017408ull;
  const double v169 = core_bits_uint64_float64(v168);
  const unsigned long long v170 = v165 | 4841369599423283200ull;
  const double v171 = core_bits_uint64_float64(v170);
  const double v172 = v171 - 0x1.0000000000000p+52;
  const double v173 = v160 ? 1076.0 : 1023.0;
  const double v174 = v172 - v173;
  const double v175 = v169 - 1.0;
  const double v176 = v174 * 0x1.62e42fefa4000p-1;
  const double v177 = v176 + v175;
  const double v178 = v177 - v176;
  const double v179 = v175 - v178;
  const double v180 = v175 * v175;
  const double v181 = v180 * 0.5;
  const double v182 = 2.0 + v175;
  const double v183 = v175 / v182;
  const double v184 = v183 * v183;
  const double v185 = 0x1.2edb541474829p-3 * v184 + 0x1.39a63a57bd568p-3;
  const double v186 = v185 * v184 + 0x1.74660e2a8bff1p-3;
  const double v187 = v186 * v184 + 0x1.c71c531197edep-3;
  const double v188 = v187 * v184 + 0x1.249249407dd59p-2;
  const double v189 = v188 * v184 + 0x1.9999999981cedp-2;
  const double v190 = v189 * v184 + 0x1.555555555558bp-1;
  const double v191 = v184 * v190 + v181;
  const double v192 = v183 * v191;
  const double v193 = v192 - v181;
  const double v194 = v174 * (-0x1.8432a1b0e2634p-43) + v193;
  const double v195 = v179 + v194;
  const double v196 = v177 + v195;
  const _Bool v197 = v54 < 0.0;
  const double v198 = v197 ? __builtin_nan("") : v54;
  const _Bool v199 = v54 == 0.0;
  const double v200 = v199 ? (-__builtin_inf()) : v198;
  const _Bool v201 = v54 > 0.0;
  const _Bool v202 = v54 < __builtin_inf();
  const _Bool v203 = v201 & v202;
  const double v204 = v203 ? v196 : v200;
  for (long long piece = 0; piece < n1_size1; piece += 256) {
   const long long until = n1_size1 - piece < 256 ? n1_size1 : piece + 256;
   for (long long ahead = piece; ahead < until && ahead < n1_size1 && ahead < 1024; ahead += 8) __builtin_prefetch(&b1_x_[(i1 + 1) * n3_stride3 + ahead]);
#pragma omp simd
   for (long long j205 = piece; j205 < until; ++j205) {
    const double v206 = b1_x_[i1 * n3_stride3 + j205];
    const double v207 = v206 - v3;
    const double v208 = v207 - v204;
    b0_out0_[i1 * n2_stride2 + j205] = v208;
   }
  }
 }
}

static void log_softmax_0_8124fef4d2a3(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
     const double v69 = v68 ? 0.0 : v67;
     const double v70 = v69 * 0x1.71547652b82fep+0 + 0x1.8000000000000p+52;
     const double v71 = v70 - 0x1.8000000000000p+52;
     const unsigned long long v72 = core_bits_float64_uint64(v70);
     const unsigned long long v73 = (unsigned long long)(v72 << 52);
     const double v74 = v71 * (-0x1.62e42fefa4000p-1) + v69;
     const double v75 = v71 * (-0x1.8432a1b0e2634p-43);
     const double v76 = v74 - v75;
     const double v77 = v76 * v76;
     const double v78 = 0x1.1f96401c3e92ap-29 * v76 + 0x1.af5e5e92928e8p-26;
     const double v79 = v78 * v76 + 0x1.27e4c5318ac48p-22;
     const double v80 = v79 * v76 + 0x1.71ddf8b09063ap-19;
     const double v81 = v80 * v76 + 0x1.a01a01b0d3a76p-16;
     const double v82 = v81 * v76 + 0x1.a01a01afaea77p-13;
     const double v83 = v82 * v76 + 0x1.6c16c16c14474p-10;
     const double v84 = v83 * v76 + 0x1.111111110f76fp-7;
     const double v85 = v84 * v76 + 0x1.555555555555ap-5;
     const double v86 = v85 * v76 + 0x1.5555555555559p-3;
     const double v87 = v86 * v76 + 0.5;
     const double v88 = -v75;
     const double v89 = v77 * v87 + v88;
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
     const double v106 = v68 ? 0.0 : v105;
     const double v107 = v65 + v106;
     lane52[k63] = v107;
    }
   }
   const long long v108 = v59 * 64;
   const long long v109 = v57 - v108;
   const long long v110 = v55 + v108;
#pragma omp simd
   for (long long k111 = 0; k111 < v109; ++k111) {
    const long long v112 = v110 + k111;
    const double v113 = lane52[k111];
    const double v114 = b1_x_[v112];
    const double v115 = v114 - v2;
    const _Bool v116 = v115 < (-0x1.74bd69d8d0f99p+9);
    const double v117 = v116 ? 0.0 : v115;
    const double v118 = v117 * 0x1.71547652b82fep+0 + 0x1.8000000000000p+52;
    const double v119 = v118 - 0x1.8000000000000p+52;
    const unsigned long long v120 = core_bits_float64_uint64(v118);
    const unsigned long long v121 = (unsigned long long)(v120 << 52);
    const double v122 = v119 * (-0x1.62e42fefa4000p-1) + v117;
    const double v123 = v119 * (-0x1.8432a1b0e2634p-43);
    const double v124 = v122 - v123;
    const double v125 = v124 * v124;
    const double v126 = 0x1.1f96401c3e92ap-29 * v124 + 0x1.af5e5e92928e8p-26;
    const double v127 = v126 * v124 + 0x1.27e4c5318ac48p-22;
    const double v128 = v127 * v124 + 0x1.71ddf8b09063ap-19;
    const double v129 = v128 * v124 + 0x1.a01a01b0d3a76p-16;
    const double v130 = v129 * v124 + 0x1.a01a01afaea77p-13;
    const double v131 = v130 * v124 + 0x1.6c16c16c14474p-10;
    const double v132 = v131 * v124 + 0x1.111111110f76fp-7;
    const double v133 = v132 * v124 + 0x1.555555555555ap-5;
    const double v134 = v133 * v124 + 0x1.5555555555559p-3;
    const double v135 = v134 * v124 + 0.5;
    const double v136 = -v123;
    const double v137 = v125 * v135 + v136;
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
    const double v154 = v116 ? 0.0 : v153;
    const double v155 = v113 + v154;
    lane52[k111] = v155;
   }
   double v156 = 0.0;
#pragma omp simd reduction(+ : v156)
   for (long long k157 = 0; k157 < 64; ++k157) {
    const double v158 = lane52[k157];
    v156 = v156 + v158;
   }
   v53 = v53 + v156;
  }
  const _Bool v159 = v53 < 0x1.0000000000000p-1022;
  const double v160 = v159 ? 0x1.0000000000000p+53 : 1.0;
  const double v161 = v53 * v160;
  const unsigned long long v162 = core_bits_float64_uint64(v161);
  const unsigned long long v163 = v162 - 18444105926127336397ull;
  const unsigned long long v164 = (unsigned long long)(v163 >> 52);
  const unsigned long long v165 = (unsigned long long)(v164 << 52);
  const unsigned long long v166 = v162 - v165;
  const unsigned long long v167 = v166 + 4607182418800017408ull;
  const double v168 = core_bits_uint64_float64(v167);
  const unsigned long long v169 = v164 | 4841369599423283200ull;
  const double v170 = core_bits_uint64_float64(v169);
  const double v171 = v170 - 0x1.0000000000000p+52;
  const double v172 = v159 ? 1076.0 : 1023.0;
  const double v173 = v171 - v172;
  const double v174 = v168 - 1.0;
  const double v175 = v173 * 0x1.62e42fefa4000p-1;
  const double v176 = v175 + v174;
  const double v177 = v176 - v175;
  const double v178 = v174 - v177;
  const double v179 = v174 * v174;
  const double v180 = v179 * 0.5;
  const double v181 = 2.0 + v174;
  const double v182 = v174 / v181;
  const double v183 = v182 * v182;
  const double v184 = 0x1.2edb541474829p-3 * v183 + 0x1.39a63a57bd568p-3;
  const double v185 = v184 * v183 + 0x1.74660e2a8bff1p-3;
  const double v186 = v185 * v183 + 0x1.c71c531197edep-3;
  const double v187 = v186 * v183 + 0x1.249249407dd59p-2;
  const double v188 = v187 * v183 + 0x1.9999999981cedp-2;
  const double v189 = v188 * v183 + 0x1.555555555558bp-1;
  const double v190 = v183 * v189 + v180;
  const double v191 = v182 * v190;
  const double v192 = v191 - v180;
  const double v193 = v173 * (-0x1.8432a1b0e2634p-43) + v192;
  const double v194 = v178 + v193;
  const double v195 = v176 + v194;
  const _Bool v196 = v53 < 0.0;
  const double v197 = v196 ? __builtin_nan("") : v53;
  const _Bool v198 = v53 == 0.0;
  const double v199 = v198 ? (-__builtin_inf()) : v197;
  const _Bool v200 = v53 > 0.0;
  const _Bool v201 = v53 < __builtin_inf();
  const _Bool v202 = v200 & v201;
  const double v203 = v202 ? v195 : v199;
#pragma omp simd
  for (long long j204 = 0; j204 < n0_size0; ++j204) {
   const double v205 = b1_x_[j204];
   const double v206 = v205 - v2;
   const double v207 = v206 - v203;
   b0_out0_[j204] = v207;
  }
 }
}

static void rms_norm_0_dd543ba4e50d(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  for (long long piece = 0; piece < n1_size1; piece += 256) {
   const long long until = n1_size1 - piece < 256 ? n1_size1 : piece + 256;
   for (long long ahead = piece; ahead < until && ahead < n1_size1 && ahead < 1024; ahead += 8) __builtin_prefetch(&b1_x_[(i1 + 1) * n3_stride3 + ahead]);
#pragma omp simd
   for (long long j38 = piece; j38 < until; ++j38) {
    const double v39 = b1_x_[i1 * n3_stride3 + j38];
    const double v40 = v39 * v37;
    const double v41 = b2_weight_[j38];
    const double v42 = v40 * v41;
    b0_out0_[i1 * n2_stride2 + j38] = v42;
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

static void layer_norm_0_32ebc18a3cf3(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  for (long long piece = 0; piece < n1_size1; piece += 256) {
   const long long until = n1_size1 - piece < 256 ? n1_size1 : piece + 256;
   for (long long ahead = piece; ahead < until && ahead < n1_size1 && ahead < 1024; ahead += 8) __builtin_prefetch(&b1_x_[(i1 + 1) * n3_stride3 + ahead]);
#pragma omp simd
   for (long long j69 = piece; j69 < until; ++j69) {
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
}

static void layer_norm_0_54c9352911ec(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  for (long long piece = 0; piece < n1_size1; piece += 256) {
   const long long until = n1_size1 - piece < 256 ? n1_size1 : piece + 256;
   for (long long ahead = piece; ahead < until && ahead < n1_size1 && ahead < 1024; ahead += 8) __builtin_prefetch(&b1_x_[(i1 + 1) * n3_stride3 + ahead]);
#pragma omp simd
   for (long long j69 = piece; j69 < until; ++j69) {
    const double v70 = b1_x_[i1 * n3_stride3 + j69];
    const double v71 = v70 - v33;
    const double v72 = v71 * v68;
    const double v73 = b2_weight_[j69];
    const double v74 = v72 * v73;
    b0_out0_[i1 * n2_stride2 + j69] = v74;
   }
  }
 }
}

static void layer_norm_0_5befd9c3be35(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  for (long long piece = 0; piece < n1_size1; piece += 256) {
   const long long until = n1_size1 - piece < 256 ? n1_size1 : piece + 256;
   for (long long ahead = piece; ahead < until && ahead < n1_size1 && ahead < 1024; ahead += 8) __builtin_prefetch(&b1_x_[(i1 + 1) * n3_stride3 + ahead]);
#pragma omp simd
   for (long long j69 = piece; j69 < until; ++j69) {
    const double v70 = b1_x_[i1 * n3_stride3 + j69];
    const double v71 = v70 - v33;
    const double v72 = v71 * v68;
    b0_out0_[i1 * n2_stride2 + j69] = v72;
   }
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

static void softmax_0_cc019f04e601(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
     const _Bool v81 = v80 < (-0x1.a1464c0000000p+6f);
     const float v82 = v81 ? 0.0f : v80;
     const float v83 = v82 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
     const float v84 = v83 - 0x1.8000000000000p+23f;
     const unsigned int v85 = core_bits_float32_uint32(v83);
     const unsigned int v86 = (unsigned int)(v85 << 23);
     const float v87 = v84 * (-0x1.62e4000000000p-1f) + v82;
     const float v88 = v84 * 0x1.7f7d1c0000000p-20f;
     const float v89 = v87 - v88;
     const float v90 = v89 * v89;
     const float v91 = 0x1.a1a0be0000000p-13f * v89 + 0x1.6d71a60000000p-10f;
     const float v92 = v91 * v89 + 0x1.1110900000000p-7f;
     const float v93 = v92 * v89 + 0x1.5554b20000000p-5f;
     const float v94 = v93 * v89 + 0x1.5555560000000p-3f;
     const float v95 = v94 * v89 + 0.5f;
     const float v96 = -v88;
     const float v97 = v90 * v95 + v96;
     const float v98 = 1.0f + v87;
     const float v99 = v98 - 1.0f;
     const float v100 = v87 - v99;
     const float v101 = v100 + v97;
     const float v102 = v98 + v101;
     const _Bool v103 = v82 < (-0x1.5a92d60000000p+6f);
     const unsigned int v104 = v103 ? 536870912u : 0u;
     const float v105 = v103 ? 0x1.0000000000000p-64f : 1.0f;
     const unsigned int v106 = core_bits_float32_uint32(v102);
     const unsigned int v107 = v106 + v86;
     const unsigned int v108 = v107 + v104;
     const float v109 = core_bits_uint32_float32(v108);
     const float v110 = v109 * v105;
     const _Bool v111 = v82 <= 0x1.62e42e0000000p+6f;
     const float v112 = v82 * __builtin_inff();
     const float v113 = v111 ? v110 : v112;
     const float v114 = v81 ? 0.0f : v113;
     const float v115 = v75 + v114;
     lane62[k73] = v115;
    }
   }
   const long long v116 = v69 * 64;
   const long long v117 = v67 - v116;
   const long long v118 = v65 + v116;
#pragma omp simd
   for (long long k119 = 0; k119 < v117; ++k119) {
    const long long v120 = v118 + k119;
    const float v121 = lane62[k119];
    const unsigned short v122 = b1_x_[i1 * n3_stride3 + v120];
    const unsigned int v123 = (unsigned int)v122;
    const unsigned int v124 = (unsigned int)(v123 << 16);
    const float v125 = core_bits_uint32_float32(v124);
    const float v126 = v125 - v3;
    const _Bool v127 = v126 < (-0x1.a1464c0000000p+6f);
    const float v128 = v127 ? 0.0f : v126;
    const float v129 = v128 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
    const float v130 = v129 - 0x1.8000000000000p+23f;
    const unsigned int v131 = core_bits_float32_uint32(v129);
    const unsigned int v132 = (unsigned int)(v131 << 23);
    const float v133 = v130 * (-0x1.62e4000000000p-1f) + v128;
    const float v134 = v130 * 0x1.7f7d1c0000000p-20f;
    const float v135 = v133 - v134;
    const float v136 = v135 * v135;
    const float v137 = 0x1.a1a0be0000000p-13f * v135 + 0x1.6d71a60000000p-10f;
    const float v138 = v137 * v135 + 0x1.1110900000000p-7f;
    const float v139 = v138 * v135 + 0x1.5554b20000000p-5f;
    const float v140 = v139 * v135 + 0x1.5555560000000p-3f;
    const float v141 = v140 * v135 + 0.5f;
    const float v142 = -v134;
    const float v143 = v136 * v141 + v142;
    const float v144 = 1.0f + v133;
    const float v145 = v144 - 1.0f;
    const float v146 = v133 - v145;
    const float v147 = v146 + v143;
    const float v148 = v144 + v147;
    const _Bool v149 = v128 < (-0x1.5a92d60000000p+6f);
    const unsigned int v150 = v149 ? 536870912u : 0u;
    const float v151 = v149 ? 0x1.0000000000000p-64f : 1.0f;
    const unsigned int v152 = core_bits_float32_uint32(v148);
    const unsigned int v153 = v152 + v132;
    const unsigned int v154 = v153 + v150;
    const float v155 = core_bits_uint32_float32(v154);
    const float v156 = v155 * v151;
    const _Bool v157 = v128 <= 0x1.62e42e0000000p+6f;
    const float v158 = v128 * __builtin_inff();
    const float v159 = v157 ? v156 : v158;
    const float v160 = v127 ? 0.0f : v159;
    const float v161 = v121 + v160;
    lane62[k119] = v161;
   }
   float v162 = 0.0f;
#pragma omp simd reduction(+ : v162)
   for (long long k163 = 0; k163 < 64; ++k163) {
    const float v164 = lane62[k163];
    v162 = v162 + v164;
   }
   v63 = v63 + v162;
  }
  const float v165 = 1.0f / v63;
  for (long long piece = 0; piece < n1_size1; piece += 256) {
   const long long until = n1_size1 - piece < 256 ? n1_size1 : piece + 256;
   for (long long ahead = piece; ahead < until && ahead < n1_size1 && ahead < 4096; ahead += 32) __builtin_prefetch(&b1_x_[(i1 + 1) * n3_stride3 + ahead]);
#pragma omp simd
   for (long long j166 = piece; j166 < until; ++j166) {
    const unsigned short v167 = b1_x_[i1 * n3_stride3 + j166];
    const unsigned int v168 = (unsigned int)v167;
    const unsigned int v169 = (unsigned int)(v168 << 16);
    const float v170 = core_bits_uint32_float32(v169);
    const float v171 = v170 - v3;
    const _Bool v172 = v171 < (-0x1.a1464c0000000p+6f);
    const float v173 = v172 ? 0.0f : v171;
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
    const float v205 = v172 ? 0.0f : v204;
    const float v206 = v205 * v165;
    const unsigned int v207 = core_bits_float32_uint32(v206);
    const unsigned int v208 = v207 + 32767u;
    const unsigned int v209 = (unsigned int)(v207 >> 16);
    const unsigned int v210 = v209 & 1u;
    const unsigned int v211 = v208 + v210;
    const _Bool v212 = v206 != v206;
    const unsigned int v213 = v207 | 4194304u;
    const unsigned int v214 = v212 ? v213 : v211;
    const unsigned int v215 = (unsigned int)(v214 >> 16);
    const unsigned short v216 = (unsigned short)v215;
    const unsigned int v217 = (unsigned int)v216;
    const unsigned int v218 = (unsigned int)(v217 << 16);
    const float v219 = core_bits_uint32_float32(v218);
    const unsigned int v220 = v218 + 32767u;
    const unsigned int v221 = (unsigned int)(v218 >> 16);
    const unsigned int v222 = v221 & 1u;
    const unsigned int v223 = v220 + v222;
    const _Bool v224 = v219 != v219;
    const unsigned int v225 = v218 | 4194304u;
    const unsigned int v226 = v224 ? v225 : v223;
    const unsigned int v227 = (unsigned int)(v226 >> 16);
    const unsigned short v228 = (unsigned short)v227;
    b0_out0_[i1 * n2_stride2 + j166] = v228;
   }
  }
 }
}

static void softmax_0_c8c148590abc(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
     const _Bool v80 = v79 < (-0x1.a1464c0000000p+6f);
     const float v81 = v80 ? 0.0f : v79;
     const float v82 = v81 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
     const float v83 = v82 - 0x1.8000000000000p+23f;
     const unsigned int v84 = core_bits_float32_uint32(v82);
     const unsigned int v85 = (unsigned int)(v84 << 23);
     const float v86 = v83 * (-0x1.62e4000000000p-1f) + v81;
     const float v87 = v83 * 0x1.7f7d1c0000000p-20f;
     const float v88 = v86 - v87;
     const float v89 = v88 * v88;
     const float v90 = 0x1.a1a0be0000000p-13f * v88 + 0x1.6d71a60000000p-10f;
     const float v91 = v90 * v88 + 0x1.1110900000000p-7f;
     const float v92 = v91 * v88 + 0x1.5554b20000000p-5f;
     const float v93 = v92 * v88 + 0x1.5555560000000p-3f;
     const float v94 = v93 * v88 + 0.5f;
     const float v95 = -v87;
     const float v96 = v89 * v94 + v95;
     const float v97 = 1.0f + v86;
     const float v98 = v97 - 1.0f;
     const float v99 = v86 - v98;
     const float v100 = v99 + v96;
     const float v101 = v97 + v100;
     const _Bool v102 = v81 < (-0x1.5a92d60000000p+6f);
     const unsigned int v103 = v102 ? 536870912u : 0u;
     const float v104 = v102 ? 0x1.0000000000000p-64f : 1.0f;
     const unsigned int v105 = core_bits_float32_uint32(v101);
     const unsigned int v106 = v105 + v85;
     const unsigned int v107 = v106 + v103;
     const float v108 = core_bits_uint32_float32(v107);
     const float v109 = v108 * v104;
     const _Bool v110 = v81 <= 0x1.62e42e0000000p+6f;
     const float v111 = v81 * __builtin_inff();
     const float v112 = v110 ? v109 : v111;
     const float v113 = v80 ? 0.0f : v112;
     const float v114 = v74 + v113;
     lane61[k72] = v114;
    }
   }
   const long long v115 = v68 * 64;
   const long long v116 = v66 - v115;
   const long long v117 = v64 + v115;
#pragma omp simd
   for (long long k118 = 0; k118 < v116; ++k118) {
    const long long v119 = v117 + k118;
    const float v120 = lane61[k118];
    const unsigned short v121 = b1_x_[v119];
    const unsigned int v122 = (unsigned int)v121;
    const unsigned int v123 = (unsigned int)(v122 << 16);
    const float v124 = core_bits_uint32_float32(v123);
    const float v125 = v124 - v2;
    const _Bool v126 = v125 < (-0x1.a1464c0000000p+6f);
    const float v127 = v126 ? 0.0f : v125;
    const float v128 = v127 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
    const float v129 = v128 - 0x1.8000000000000p+23f;
    const unsigned int v130 = core_bits_float32_uint32(v128);
    const unsigned int v131 = (unsigned int)(v130 << 23);
    const float v132 = v129 * (-0x1.62e4000000000p-1f) + v127;
    const float v133 = v129 * 0x1.7f7d1c0000000p-20f;
    const float v134 = v132 - v133;
    const float v135 = v134 * v134;
    const float v136 = 0x1.a1a0be0000000p-13f * v134 + 0x1.6d71a60000000p-10f;
    const float v137 = v136 * v134 + 0x1.1110900000000p-7f;
    const float v138 = v137 * v134 + 0x1.5554b20000000p-5f;
    const float v139 = v138 * v134 + 0x1.5555560000000p-3f;
    const float v140 = v139 * v134 + 0.5f;
    const float v141 = -v133;
    const float v142 = v135 * v140 + v141;
    const float v143 = 1.0f + v132;
    const float v144 = v143 - 1.0f;
    const float v145 = v132 - v144;
    const float v146 = v145 + v142;
    const float v147 = v143 + v146;
    const _Bool v148 = v127 < (-0x1.5a92d60000000p+6f);
    const unsigned int v149 = v148 ? 536870912u : 0u;
    const float v150 = v148 ? 0x1.0000000000000p-64f : 1.0f;
    const unsigned int v151 = core_bits_float32_uint32(v147);
    const unsigned int v152 = v151 + v131;
    const unsigned int v153 = v152 + v149;
    const float v154 = core_bits_uint32_float32(v153);
    const float v155 = v154 * v150;
    const _Bool v156 = v127 <= 0x1.62e42e0000000p+6f;
    const float v157 = v127 * __builtin_inff();
    const float v158 = v156 ? v155 : v157;
    const float v159 = v126 ? 0.0f : v158;
    const float v160 = v120 + v159;
    lane61[k118] = v160;
   }
   float v161 = 0.0f;
#pragma omp simd reduction(+ : v161)
   for (long long k162 = 0; k162 < 64; ++k162) {
    const float v163 = lane61[k162];
    v161 = v161 + v163;
   }
   v62 = v62 + v161;
  }
  const float v164 = 1.0f / v62;
#pragma omp simd
  for (long long j165 = 0; j165 < n0_size0; ++j165) {
   const unsigned short v166 = b1_x_[j165];
   const unsigned int v167 = (unsigned int)v166;
   const unsigned int v168 = (unsigned int)(v167 << 16);
   const float v169 = core_bits_uint32_float32(v168);
   const float v170 = v169 - v2;
   const _Bool v171 = v170 < (-0x1.a1464c0000000p+6f);
   const float v172 = v171 ? 0.0f : v170;
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
   const float v204 = v171 ? 0.0f : v203;
   const float v205 = v204 * v164;
   const unsigned int v206 = core_bits_float32_uint32(v205);
   const unsigned int v207 = v206 + 32767u;
   const unsigned int v208 = (unsigned int)(v206 >> 16);
   const unsigned int v209 = v208 & 1u;
   const unsigned int v210 = v207 + v209;
   const _Bool v211 = v205 != v205;
   const unsigned int v212 = v206 | 4194304u;
   const unsigned int v213 = v211 ? v212 : v210;
   const unsigned int v214 = (unsigned int)(v213 >> 16);
   const unsigned short v215 = (unsigned short)v214;
   const unsigned int v216 = (unsigned int)v215;
   const unsigned int v217 = (unsigned int)(v216 << 16);
   const float v218 = core_bits_uint32_float32(v217);
   const unsigned int v219 = v217 + 32767u;
   const unsigned int v220 = (unsigned int)(v217 >> 16);
   const unsigned int v221 = v220 & 1u;
   const unsigned int v222 = v219 + v221;
   const _Bool v223 = v218 != v218;
   const unsigned int v224 = v217 | 4194304u;
   const unsigned int v225 = v223 ? v224 : v222;
   const unsigned int v226 = (unsigned int)(v225 >> 16);
   const unsigned short v227 = (unsigned short)v226;
   b0_out0_[j165] = v227;
  }
 }
}

static void softmax_0_91c36d00bd74(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
     const _Bool v39 = v38 < (-0x1.a1464c0000000p+6f);
     const float v40 = v39 ? 0.0f : v38;
     const float v41 = v40 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
     const float v42 = v41 - 0x1.8000000000000p+23f;
     const unsigned int v43 = core_bits_float32_uint32(v41);
     const unsigned int v44 = (unsigned int)(v43 << 23);
     const float v45 = v42 * (-0x1.62e4000000000p-1f) + v40;
     const float v46 = v42 * 0x1.7f7d1c0000000p-20f;
     const float v47 = v45 - v46;
     const float v48 = v47 * v47;
     const float v49 = 0x1.a1a0be0000000p-13f * v47 + 0x1.6d71a60000000p-10f;
     const float v50 = v49 * v47 + 0x1.1110900000000p-7f;
     const float v51 = v50 * v47 + 0x1.5554b20000000p-5f;
     const float v52 = v51 * v47 + 0x1.5555560000000p-3f;
     const float v53 = v52 * v47 + 0.5f;
     const float v54 = -v46;
     const float v55 = v48 * v53 + v54;
     const float v56 = 1.0f + v45;
     const float v57 = v56 - 1.0f;
     const float v58 = v45 - v57;
     const float v59 = v58 + v55;
     const float v60 = v56 + v59;
     const _Bool v61 = v40 < (-0x1.5a92d60000000p+6f);
     const unsigned int v62 = v61 ? 536870912u : 0u;
     const float v63 = v61 ? 0x1.0000000000000p-64f : 1.0f;
     const unsigned int v64 = core_bits_float32_uint32(v60);
     const unsigned int v65 = v64 + v44;
     const unsigned int v66 = v65 + v62;
     const float v67 = core_bits_uint32_float32(v66);
     const float v68 = v67 * v63;
     const _Bool v69 = v40 <= 0x1.62e42e0000000p+6f;
     const float v70 = v40 * __builtin_inff();
     const float v71 = v69 ? v68 : v70;
     const float v72 = v39 ? 0.0f : v71;
     const float v73 = column21[k31];
     const float v74 = v73 + v72;
     column21[k31] = v74;
    }
   }
#pragma omp simd
   for (long long k75 = 0; k75 < v6; ++k75) {
    const float v76 = column19[k75];
    const float v77 = column21[k75];
    const float v78 = v76 + v77;
    column19[k75] = v78;
   }
  }
  float column79[256];
#pragma omp simd
  for (long long k80 = 0; k80 < v6; ++k80) {
   const float v81 = column19[k80];
   const float v82 = 1.0f / v81;
   column79[k80] = v82;
  }
  for (long long j83 = 0; j83 < n0_size0; ++j83) {
#pragma omp simd
   for (long long k84 = 0; k84 < v6; ++k84) {
    const long long v85 = v4 + k84;
    const unsigned short v86 = b1_x_[j83 * n3_stride3 + v85];
    const unsigned int v87 = (unsigned int)v86;
    const unsigned int v88 = (unsigned int)(v87 << 16);
    const float v89 = core_bits_uint32_float32(v88);
    const float v90 = column7[k84];
    const float v91 = v89 - v90;
    const _Bool v92 = v91 < (-0x1.a1464c0000000p+6f);
    const float v93 = v92 ? 0.0f : v91;
    const float v94 = v93 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
    const float v95 = v94 - 0x1.8000000000000p+23f;
    const unsigned int v96 = core_bits_float32_uint32(v94);
    const unsigned int v97 = (unsigned int)(v96 << 23);
    const float v98 = v95 * (-0x1.62e4000000000p-1f) + v93;
    const float v99 = v95 * 0x1.7f7d1c0000000p-20f;
    const float v100 = v98 - v99;
    const float v101 = v100 * v100;
    const float v102 = 0x1.a1a0be0000000p-13f * v100 + 0x1.6d71a60000000p-10f;
    const float v103 = v102 * v100 + 0x1.1110900000000p-7f;
    const float v104 = v103 * v100 + 0x1.5554b20000000p-5f;
    const float v105 = v104 * v100 + 0x1.5555560000000p-3f;
    const float v106 = v105 * v100 + 0.5f;
    const float v107 = -v99;
    const float v108 = v101 * v106 + v107;
    const float v109 = 1.0f + v98;
    const float v110 = v109 - 1.0f;
    const float v111 = v98 - v110;
    const float v112 = v111 + v108;
    const float v113 = v109 + v112;
    const _Bool v114 = v93 < (-0x1.5a92d60000000p+6f);
    const unsigned int v115 = v114 ? 536870912u : 0u;
    const float v116 = v114 ? 0x1.0000000000000p-64f : 1.0f;
    const unsigned int v117 = core_bits_float32_uint32(v113);
    const unsigned int v118 = v117 + v97;
    const unsigned int v119 = v118 + v115;
    const float v120 = core_bits_uint32_float32(v119);
    const float v121 = v120 * v116;
    const _Bool v122 = v93 <= 0x1.62e42e0000000p+6f;
    const float v123 = v93 * __builtin_inff();
    const float v124 = v122 ? v121 : v123;
    const float v125 = v92 ? 0.0f : v124;
    const float v126 = column79[k84];
    const float v127 = v125 * v126;
    const unsigned int v128 = core_bits_float32_uint32(v127);
    const unsigned int v129 = v128 + 32767u;
    const unsigned int v130 = (unsigned int)(v128 >> 16);
    const unsigned int v131 = v130 & 1u;
    const unsigned int v132 = v129 + v131;
    const _Bool v133 = v127 != v127;
    const unsigned int v134 = v128 | 4194304u;
    const unsigned int v135 = v133 ? v134 : v132;
    const unsigned int v136 = (unsigned int)(v135 >> 16);
    const unsigned short v137 = (unsigned short)v136;
    const unsigned int v138 = (unsigned int)v137;
    const unsigned int v139 = (unsigned int)(v138 << 16);
    const float v140 = core_bits_uint32_float32(v139);
    const unsigned int v141 = v139 + 32767u;
    const unsigned int v142 = (unsigned int)(v139 >> 16);
    const unsigned int v143 = v142 & 1u;
    const unsigned int v144 = v141 + v143;
    const _Bool v145 = v140 != v140;
    const unsigned int v146 = v139 | 4194304u;
    const unsigned int v147 = v145 ? v146 : v144;
    const unsigned int v148 = (unsigned int)(v147 >> 16);
    const unsigned short v149 = (unsigned short)v148;
    b0_out0_[j83 * n2_stride2 + v85] = v149;
   }
  }
 }
}

static void log_softmax_0_b4817aad512c(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
     const _Bool v81 = v80 < (-0x1.a1464c0000000p+6f);
     const float v82 = v81 ? 0.0f : v80;
     const float v83 = v82 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
     const float v84 = v83 - 0x1.8000000000000p+23f;
     const unsigned int v85 = core_bits_float32_uint32(v83);
     const unsigned int v86 = (unsigned int)(v85 << 23);
     const float v87 = v84 * (-0x1.62e4000000000p-1f) + v82;
     const float v88 = v84 * 0x1.7f7d1c0000000p-20f;
     const float v89 = v87 - v88;
     const float v90 = v89 * v89;
     const float v91 = 0x1.a1a0be0000000p-13f * v89 + 0x1.6d71a60000000p-10f;
     const float v92 = v91 * v89 + 0x1.1110900000000p-7f;
     const float v93 = v92 * v89 + 0x1.5554b20000000p-5f;
     const float v94 = v93 * v89 + 0x1.5555560000000p-3f;
     const float v95 = v94 * v89 + 0.5f;
     const float v96 = -v88;
     const float v97 = v90 * v95 + v96;
     const float v98 = 1.0f + v87;
     const float v99 = v98 - 1.0f;
     const float v100 = v87 - v99;
     const float v101 = v100 + v97;
     const float v102 = v98 + v101;
     const _Bool v103 = v82 < (-0x1.5a92d60000000p+6f);
     const unsigned int v104 = v103 ? 536870912u : 0u;
     const float v105 = v103 ? 0x1.0000000000000p-64f : 1.0f;
     const unsigned int v106 = core_bits_float32_uint32(v102);
     const unsigned int v107 = v106 + v86;
     const unsigned int v108 = v107 + v104;
     const float v109 = core_bits_uint32_float32(v108);
     const float v110 = v109 * v105;
     const _Bool v111 = v82 <= 0x1.62e42e0000000p+6f;
     const float v112 = v82 * __builtin_inff();
     const float v113 = v111 ? v110 : v112;
     const float v114 = v81 ? 0.0f : v113;
     const float v115 = v75 + v114;
     lane62[k73] = v115;
    }
   }
   const long long v116 = v69 * 64;
   const long long v117 = v67 - v116;
   const long long v118 = v65 + v116;
#pragma omp simd
   for (long long k119 = 0; k119 < v117; ++k119) {
    const long long v120 = v118 + k119;
    const float v121 = lane62[k119];
    const unsigned short v122 = b1_x_[i1 * n3_stride3 + v120];
    const unsigned int v123 = (unsigned int)v122;
    const unsigned int v124 = (unsigned int)(v123 << 16);
    const float v125 = core_bits_uint32_float32(v124);
    const float v126 = v125 - v3;
    const _Bool v127 = v126 < (-0x1.a1464c0000000p+6f);
    const float v128 = v127 ? 0.0f : v126;
    const float v129 = v128 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
    const float v130 = v129 - 0x1.8000000000000p+23f;
    const unsigned int v131 = core_bits_float32_uint32(v129);
    const unsigned int v132 = (unsigned int)(v131 << 23);
    const float v133 = v130 * (-0x1.62e4000000000p-1f) + v128;
    const float v134 = v130 * 0x1.7f7d1c0000000p-20f;
    const float v135 = v133 - v134;
    const float v136 = v135 * v135;
    const float v137 = 0x1.a1a0be0000000p-13f * v135 + 0x1.6d71a60000000p-10f;
    const float v138 = v137 * v135 + 0x1.1110900000000p-7f;
    const float v139 = v138 * v135 + 0x1.5554b20000000p-5f;
    const float v140 = v139 * v135 + 0x1.5555560000000p-3f;
    const float v141 = v140 * v135 + 0.5f;
    const float v142 = -v134;
    const float v143 = v136 * v141 + v142;
    const float v144 = 1.0f + v133;
    const float v145 = v144 - 1.0f;
    const float v146 = v133 - v145;
    const float v147 = v146 + v143;
    const float v148 = v144 + v147;
    const _Bool v149 = v128 < (-0x1.5a92d60000000p+6f);
    const unsigned int v150 = v149 ? 536870912u : 0u;
    const float v151 = v149 ? 0x1.0000000000000p-64f : 1.0f;
    const unsigned int v152 = core_bits_float32_uint32(v148);
    const unsigned int v153 = v152 + v132;
    const unsigned int v154 = v153 + v150;
    const float v155 = core_bits_uint32_float32(v154);
    const float v156 = v155 * v151;
    const _Bool v157 = v128 <= 0x1.62e42e0000000p+6f;
    const float v158 = v128 * __builtin_inff();
    const float v159 = v157 ? v156 : v158;
    const float v160 = v127 ? 0.0f : v159;
    const float v161 = v121 + v160;
    lane62[k119] = v161;
   }
   float v162 = 0.0f;
#pragma omp simd reduction(+ : v162)
   for (long long k163 = 0; k163 < 64; ++k163) {
    const float v164 = lane62[k163];
    v162 = v162 + v164;
   }
   v63 = v63 + v162;
  }
  const _Bool v165 = v63 < 0x1.0000000000000p-126f;
  const float v166 = v165 ? 0x1.0000000000000p+24f : 1.0f;
  const float v167 = v63 * v166;
  const unsigned int v168 = core_bits_float32_uint32(v167);
  const unsigned int v169 = v168 - 4290053363u;
  const unsigned int v170 = (unsigned int)(v169 >> 23);
  const unsigned int v171 = (unsigned int)(v170 << 23);
  const unsigned int v172 = v168 - v171;
  const unsigned int v173 = v172 + 1065353216u;
  const float v174 = core_bits_uint32_float32(v173);
  const unsigned int v175 = v170 | 1258291200u;
  const float v176 = core_bits_uint32_float32(v175);
  const float v177 = v176 - 0x1.0000000000000p+23f;
  const float v178 = v165 ? 151.0f : 127.0f;
  const float v179 = v177 - v178;
  const float v180 = v174 - 1.0f;
  const float v181 = v179 * 0x1.62e4000000000p-1f;
  const float v182 = v181 + v180;
  const float v183 = v182 - v181;
  const float v184 = v180 - v183;
  const float v185 = v180 * v180;
  const float v186 = v185 * v180;
  const float v187 = 0x1.1c5dc40000000p-4f * v180 + (-0x1.e115480000000p-4f);
  const float v188 = v187 * v180 + 0x1.e4c4aa0000000p-4f;
  const float v189 = v188 * v180 + (-0x1.fb81320000000p-4f);
  const float v190 = v189 * v180 + 0x1.2354de0000000p-3f;
  const float v191 = v190 * v180 + (-0x1.5561f80000000p-3f);
  const float v192 = v191 * v180 + 0x1.99a34a0000000p-3f;
  const float v193 = v192 * v180 + (-0x1.ffffee0000000p-3f);
  const float v194 = v193 * v180 + 0x1.55554a0000000p-2f;
  const float v195 = v185 * (-0.5f);
  const float v196 = v186 * v194 + v195;
  const float v197 = v179 * 0x1.7f7d1c0000000p-20f + v196;
  const float v198 = v184 + v197;
  const float v199 = v182 + v198;
  const _Bool v200 = v63 < 0.0f;
  const float v201 = v200 ? (float)__builtin_nanf("") : v63;
  const _Bool v202 = v63 == 0.0f;
  const float v203 = v202 ? (-__builtin_inff()) : v201;
  const _Bool v204 = v63 > 0.0f;
  const _Bool v205 = v63 < __builtin_inff();
  const _Bool v206 = v204 & v205;
  const float v207 = v206 ? v199 : v203;
  for (long long piece = 0; piece < n1_size1; piece += 256) {
   const long long until = n1_size1 - piece < 256 ? n1_size1 : piece + 256;
   for (long long ahead = piece; ahead < until && ahead < n1_size1 && ahead < 4096; ahead += 32) __builtin_prefetch(&b1_x_[(i1 + 1) * n3_stride3 + ahead]);
#pragma omp simd
   for (long long j208 = piece; j208 < until; ++j208) {
    const unsigned short v209 = b1_x_[i1 * n3_stride3 + j208];
    const unsigned int v210 = (unsigned int)v209;
    const unsigned int v211 = (unsigned int)(v210 << 16);
    const float v212 = core_bits_uint32_float32(v211);
    const float v213 = v212 - v3;
    const float v214 = v213 - v207;
    const unsigned int v215 = core_bits_float32_uint32(v214);
    const unsigned int v216 = v215 + 32767u;
    const unsigned int v217 = (unsigned int)(v215 >> 16);
    const unsigned int v218 = v217 & 1u;
    const unsigned int v219 = v216 + v218;
    const _Bool v220 = v214 != v214;
    const unsigned int v221 = v215 | 4194304u;
    const unsigned int v222 = v220 ? v221 : v219;
    const unsigned int v223 = (unsigned int)(v222 >> 16);
    const unsigned short v224 = (unsigned short)v223;
    const unsigned int v225 = (unsigned int)v224;
    const unsigned int v226 = (unsigned int)(v225 << 16);
    const float v227 = core_bits_uint32_float32(v226);
    const unsigned int v228 = v226 + 32767u;
    const unsigned int v229 = (unsigned int)(v226 >> 16);
    const unsigned int v230 = v229 & 1u;
    const unsigned int v231 = v228 + v230;
    const _Bool v232 = v227 != v227;
    const unsigned int v233 = v226 | 4194304u;
    const unsigned int v234 = v232 ? v233 : v231;
    const unsigned int v235 = (unsigned int)(v234 >> 16);
    const unsigned short v236 = (unsigned short)v235;
    b0_out0_[i1 * n2_stride2 + j208] = v236;
   }
  }
 }
}

static void log_softmax_0_5664d664653a(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
     const _Bool v80 = v79 < (-0x1.a1464c0000000p+6f);
     const float v81 = v80 ? 0.0f : v79;
     const float v82 = v81 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
     const float v83 = v82 - 0x1.8000000000000p+23f;
     const unsigned int v84 = core_bits_float32_uint32(v82);
     const unsigned int v85 = (unsigned int)(v84 << 23);
     const float v86 = v83 * (-0x1.62e4000000000p-1f) + v81;
     const float v87 = v83 * 0x1.7f7d1c0000000p-20f;
     const float v88 = v86 - v87;
     const float v89 = v88 * v88;
     const float v90 = 0x1.a1a0be0000000p-13f * v88 + 0x1.6d71a60000000p-10f;
     const float v91 = v90 * v88 + 0x1.1110900000000p-7f;
     const float v92 = v91 * v88 + 0x1.5554b20000000p-5f;
     const float v93 = v92 * v88 + 0x1.5555560000000p-3f;
     const float v94 = v93 * v88 + 0.5f;
     const float v95 = -v87;
     const float v96 = v89 * v94 + v95;
     const float v97 = 1.0f + v86;
     const float v98 = v97 - 1.0f;
     const float v99 = v86 - v98;
     const float v100 = v99 + v96;
     const float v101 = v97 + v100;
     const _Bool v102 = v81 < (-0x1.5a92d60000000p+6f);
     const unsigned int v103 = v102 ? 536870912u : 0u;
     const float v104 = v102 ? 0x1.0000000000000p-64f : 1.0f;
     const unsigned int v105 = core_bits_float32_uint32(v101);
     const unsigned int v106 = v105 + v85;
     const unsigned int v107 = v106 + v103;
     const float v108 = core_bits_uint32_float32(v107);
     const float v109 = v108 * v104;
     const _Bool v110 = v81 <= 0x1.62e42e0000000p+6f;
     const float v111 = v81 * __builtin_inff();
     const float v112 = v110 ? v109 : v111;
     const float v113 = v80 ? 0.0f : v112;
     const float v114 = v74 + v113;
     lane61[k72] = v114;
    }
   }
   const long long v115 = v68 * 64;
   const long long v116 = v66 - v115;
   const long long v117 = v64 + v115;
#pragma omp simd
   for (long long k118 = 0; k118 < v116; ++k118) {
    const long long v119 = v117 + k118;
    const float v120 = lane61[k118];
    const unsigned short v121 = b1_x_[v119];
    const unsigned int v122 = (unsigned int)v121;
    const unsigned int v123 = (unsigned int)(v122 << 16);
    const float v124 = core_bits_uint32_float32(v123);
    const float v125 = v124 - v2;
    const _Bool v126 = v125 < (-0x1.a1464c0000000p+6f);
    const float v127 = v126 ? 0.0f : v125;
    const float v128 = v127 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
    const float v129 = v128 - 0x1.8000000000000p+23f;
    const unsigned int v130 = core_bits_float32_uint32(v128);
    const unsigned int v131 = (unsigned int)(v130 << 23);
    const float v132 = v129 * (-0x1.62e4000000000p-1f) + v127;
    const float v133 = v129 * 0x1.7f7d1c0000000p-20f;
    const float v134 = v132 - v133;
    const float v135 = v134 * v134;
    const float v136 = 0x1.a1a0be0000000p-13f * v134 + 0x1.6d71a60000000p-10f;
    const float v137 = v136 * v134 + 0x1.1110900000000p-7f;
    const float v138 = v137 * v134 + 0x1.5554b20000000p-5f;
    const float v139 = v138 * v134 + 0x1.5555560000000p-3f;
    const float v140 = v139 * v134 + 0.5f;
    const float v141 = -v133;
    const float v142 = v135 * v140 + v141;
    const float v143 = 1.0f + v132;
    const float v144 = v143 - 1.0f;
    const float v145 = v132 - v144;
    const float v146 = v145 + v142;
    const float v147 = v143 + v146;
    const _Bool v148 = v127 < (-0x1.5a92d60000000p+6f);
    const unsigned int v149 = v148 ? 536870912u : 0u;
    const float v150 = v148 ? 0x1.0000000000000p-64f : 1.0f;
    const unsigned int v151 = core_bits_float32_uint32(v147);
    const unsigned int v152 = v151 + v131;
    const unsigned int v153 = v152 + v149;
    const float v154 = core_bits_uint32_float32(v153);
    const float v155 = v154 * v150;
    const _Bool v156 = v127 <= 0x1.62e42e0000000p+6f;
    const float v157 = v127 * __builtin_inff();
    const float v158 = v156 ? v155 : v157;
    const float v159 = v126 ? 0.0f : v158;
    const float v160 = v120 + v159;
    lane61[k118] = v160;
   }
   float v161 = 0.0f;
#pragma omp simd reduction(+ : v161)
   for (long long k162 = 0; k162 < 64; ++k162) {
    const float v163 = lane61[k162];
    v161 = v161 + v163;
   }
   v62 = v62 + v161;
  }
  const _Bool v164 = v62 < 0x1.0000000000000p-126f;
  const float v165 = v164 ? 0x1.0000000000000p+24f : 1.0f;
  const float v166 = v62 * v165;
  const unsigned int v167 = core_bits_float32_uint32(v166);
  const unsigned int v168 = v167 - 4290053363u;
  const unsigned int v169 = (unsigned int)(v168 >> 23);
  const unsigned int v170 = (unsigned int)(v169 << 23);
  const unsigned int v171 = v167 - v170;
  const unsigned int v172 = v171 + 1065353216u;
  const float v173 = core_bits_uint32_float32(v172);
  const unsigned int v174 = v169 | 1258291200u;
  const float v175 = core_bits_uint32_float32(v174);
  const float v176 = v175 - 0x1.0000000000000p+23f;
  const float v177 = v164 ? 151.0f : 127.0f;
  const float v178 = v176 - v177;
  const float v179 = v173 - 1.0f;
  const float v180 = v178 * 0x1.62e4000000000p-1f;
  const float v181 = v180 + v179;
  const float v182 = v181 - v180;
  const float v183 = v179 - v182;
  const float v184 = v179 * v179;
  const float v185 = v184 * v179;
  const float v186 = 0x1.1c5dc40000000p-4f * v179 + (-0x1.e115480000000p-4f);
  const float v187 = v186 * v179 + 0x1.e4c4aa0000000p-4f;
  const float v188 = v187 * v179 + (-0x1.fb81320000000p-4f);
  const float v189 = v188 * v179 + 0x1.2354de0000000p-3f;
  const float v190 = v189 * v179 + (-0x1.5561f80000000p-3f);
  const float v191 = v190 * v179 + 0x1.99a34a0000000p-3f;
  const float v192 = v191 * v179 + (-0x1.ffffee0000000p-3f);
  const float v193 = v192 * v179 + 0x1.55554a0000000p-2f;
  const float v194 = v184 * (-0.5f);
  const float v195 = v185 * v193 + v194;
  const float v196 = v178 * 0x1.7f7d1c0000000p-20f + v195;
  const float v197 = v183 + v196;
  const float v198 = v181 + v197;
  const _Bool v199 = v62 < 0.0f;
  const float v200 = v199 ? (float)__builtin_nanf("") : v62;
  const _Bool v201 = v62 == 0.0f;
  const float v202 = v201 ? (-__builtin_inff()) : v200;
  const _Bool v203 = v62 > 0.0f;
  const _Bool v204 = v62 < __builtin_inff();
  const _Bool v205 = v203 & v204;
  const float v206 = v205 ? v198 : v202;
#pragma omp simd
  for (long long j207 = 0; j207 < n0_size0; ++j207) {
   const unsigned short v208 = b1_x_[j207];
   const unsigned int v209 = (unsigned int)v208;
   const unsigned int v210 = (unsigned int)(v209 << 16);
   const float v211 = core_bits_uint32_float32(v210);
   const float v212 = v211 - v2;
   const float v213 = v212 - v206;
   const unsigned int v214 = core_bits_float32_uint32(v213);
   const unsigned int v215 = v214 + 32767u;
   const unsigned int v216 = (unsigned int)(v214 >> 16);
   const unsigned int v217 = v216 & 1u;
   const unsigned int v218 = v215 + v217;
   const _Bool v219 = v213 != v213;
   const unsigned int v220 = v214 | 4194304u;
   const unsigned int v221 = v219 ? v220 : v218;
   const unsigned int v222 = (unsigned int)(v221 >> 16);
   const unsigned short v223 = (unsigned short)v222;
   const unsigned int v224 = (unsigned int)v223;
   const unsigned int v225 = (unsigned int)(v224 << 16);
   const float v226 = core_bits_uint32_float32(v225);
   const unsigned int v227 = v225 + 32767u;
   const unsigned int v228 = (unsigned int)(v225 >> 16);
   const unsigned int v229 = v228 & 1u;
   const unsigned int v230 = v227 + v229;
   const _Bool v231 = v226 != v226;
   const unsigned int v232 = v225 | 4194304u;
   const unsigned int v233 = v231 ? v232 : v230;
   const unsigned int v234 = (unsigned int)(v233 >> 16);
   const unsigned short v235 = (unsigned short)v234;
   b0_out0_[j207] = v235;
  }
 }
}

static void rms_norm_0_4a80e36ded5e(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  for (long long piece = 0; piece < n1_size1; piece += 256) {
   const long long until = n1_size1 - piece < 256 ? n1_size1 : piece + 256;
   for (long long ahead = piece; ahead < until && ahead < n1_size1 && ahead < 4096; ahead += 32) __builtin_prefetch(&b1_x_[(i1 + 1) * n3_stride3 + ahead]);
#pragma omp simd
   for (long long j44 = piece; j44 < until; ++j44) {
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

static void layer_norm_0_209d036e893f(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  for (long long piece = 0; piece < n1_size1; piece += 256) {
   const long long until = n1_size1 - piece < 256 ? n1_size1 : piece + 256;
   for (long long ahead = piece; ahead < until && ahead < n1_size1 && ahead < 4096; ahead += 32) __builtin_prefetch(&b1_x_[(i1 + 1) * n3_stride3 + ahead]);
#pragma omp simd
   for (long long j81 = piece; j81 < until; ++j81) {
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
}

static void layer_norm_0_2638baf28f49(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  for (long long piece = 0; piece < n1_size1; piece += 256) {
   const long long until = n1_size1 - piece < 256 ? n1_size1 : piece + 256;
   for (long long ahead = piece; ahead < until && ahead < n1_size1 && ahead < 4096; ahead += 32) __builtin_prefetch(&b1_x_[(i1 + 1) * n3_stride3 + ahead]);
#pragma omp simd
   for (long long j81 = piece; j81 < until; ++j81) {
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
}

static void layer_norm_0_579b54aebf2b(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  for (long long piece = 0; piece < n1_size1; piece += 256) {
   const long long until = n1_size1 - piece < 256 ? n1_size1 : piece + 256;
   for (long long ahead = piece; ahead < until && ahead < n1_size1 && ahead < 4096; ahead += 32) __builtin_prefetch(&b1_x_[(i1 + 1) * n3_stride3 + ahead]);
#pragma omp simd
   for (long long j81 = piece; j81 < until; ++j81) {
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

static void softmax_0_3c91f8c177c4(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
     const _Bool v137 = v136 < (-0x1.a1464c0000000p+6f);
     const float v138 = v137 ? 0.0f : v136;
     const float v139 = v138 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
     const float v140 = v139 - 0x1.8000000000000p+23f;
     const unsigned int v141 = core_bits_float32_uint32(v139);
     const unsigned int v142 = (unsigned int)(v141 << 23);
     const float v143 = v140 * (-0x1.62e4000000000p-1f) + v138;
     const float v144 = v140 * 0x1.7f7d1c0000000p-20f;
     const float v145 = v143 - v144;
     const float v146 = v145 * v145;
     const float v147 = 0x1.a1a0be0000000p-13f * v145 + 0x1.6d71a60000000p-10f;
     const float v148 = v147 * v145 + 0x1.1110900000000p-7f;
     const float v149 = v148 * v145 + 0x1.5554b20000000p-5f;
     const float v150 = v149 * v145 + 0x1.5555560000000p-3f;
     const float v151 = v150 * v145 + 0.5f;
     const float v152 = -v144;
     const float v153 = v146 * v151 + v152;
     const float v154 = 1.0f + v143;
     const float v155 = v154 - 1.0f;
     const float v156 = v143 - v155;
     const float v157 = v156 + v153;
     const float v158 = v154 + v157;
     const _Bool v159 = v138 < (-0x1.5a92d60000000p+6f);
     const unsigned int v160 = v159 ? 536870912u : 0u;
     const float v161 = v159 ? 0x1.0000000000000p-64f : 1.0f;
     const unsigned int v162 = core_bits_float32_uint32(v158);
     const unsigned int v163 = v162 + v142;
     const unsigned int v164 = v163 + v160;
     const float v165 = core_bits_uint32_float32(v164);
     const float v166 = v165 * v161;
     const _Bool v167 = v138 <= 0x1.62e42e0000000p+6f;
     const float v168 = v138 * __builtin_inff();
     const float v169 = v167 ? v166 : v168;
     const float v170 = v137 ? 0.0f : v169;
     const float v171 = v117 + v170;
     lane104[k115] = v171;
    }
   }
   const long long v172 = v111 * 64;
   const long long v173 = v109 - v172;
   const long long v174 = v107 + v172;
#pragma omp simd
   for (long long k175 = 0; k175 < v173; ++k175) {
    const long long v176 = v174 + k175;
    const float v177 = lane104[k175];
    const unsigned short v178 = b1_x_[i1 * n3_stride3 + v176];
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
    const float v196 = v195 - v3;
    const _Bool v197 = v196 < (-0x1.a1464c0000000p+6f);
    const float v198 = v197 ? 0.0f : v196;
    const float v199 = v198 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
    const float v200 = v199 - 0x1.8000000000000p+23f;
    const unsigned int v201 = core_bits_float32_uint32(v199);
    const unsigned int v202 = (unsigned int)(v201 << 23);
    const float v203 = v200 * (-0x1.62e4000000000p-1f) + v198;
    const float v204 = v200 * 0x1.7f7d1c0000000p-20f;
    const float v205 = v203 - v204;
    const float v206 = v205 * v205;
    const float v207 = 0x1.a1a0be0000000p-13f * v205 + 0x1.6d71a60000000p-10f;
    const float v208 = v207 * v205 + 0x1.1110900000000p-7f;
    const float v209 = v208 * v205 + 0x1.5554b20000000p-5f;
    const float v210 = v209 * v205 + 0x1.5555560000000p-3f;
    const float v211 = v210 * v205 + 0.5f;
    const float v212 = -v204;
    const float v213 = v206 * v211 + v212;
    const float v214 = 1.0f + v203;
    const float v215 = v214 - 1.0f;
    const float v216 = v203 - v215;
    const float v217 = v216 + v213;
    const float v218 = v214 + v217;
    const _Bool v219 = v198 < (-0x1.5a92d60000000p+6f);
    const unsigned int v220 = v219 ? 536870912u : 0u;
    const float v221 = v219 ? 0x1.0000000000000p-64f : 1.0f;
    const unsigned int v222 = core_bits_float32_uint32(v218);
    const unsigned int v223 = v222 + v202;
    const unsigned int v224 = v223 + v220;
    const float v225 = core_bits_uint32_float32(v224);
    const float v226 = v225 * v221;
    const _Bool v227 = v198 <= 0x1.62e42e0000000p+6f;
    const float v228 = v198 * __builtin_inff();
    const float v229 = v227 ? v226 : v228;
    const float v230 = v197 ? 0.0f : v229;
    const float v231 = v177 + v230;
    lane104[k175] = v231;
   }
   float v232 = 0.0f;
#pragma omp simd reduction(+ : v232)
   for (long long k233 = 0; k233 < 64; ++k233) {
    const float v234 = lane104[k233];
    v232 = v232 + v234;
   }
   v105 = v105 + v232;
  }
  const float v235 = 1.0f / v105;
  for (long long piece = 0; piece < n1_size1; piece += 256) {
   const long long until = n1_size1 - piece < 256 ? n1_size1 : piece + 256;
   for (long long ahead = piece; ahead < until && ahead < n1_size1 && ahead < 4096; ahead += 32) __builtin_prefetch(&b1_x_[(i1 + 1) * n3_stride3 + ahead]);
#pragma omp simd
   for (long long j236 = piece; j236 < until; ++j236) {
    const unsigned short v237 = b1_x_[i1 * n3_stride3 + j236];
    const unsigned int v238 = (unsigned int)v237;
    const unsigned int v239 = v238 & 32767u;
    const unsigned int v240 = (unsigned int)(v239 << 13);
    const unsigned int v241 = v238 & 31744u;
    const unsigned int v242 = v240 + 947912704u;
    const float v243 = core_bits_uint32_float32(v242);
    const float v244 = v243 - 0x1.0000000000000p-14f;
    const _Bool v245 = v241 == 31744u;
    const unsigned int v246 = v245 ? 1879048192u : 939524096u;
    const unsigned int v247 = v240 + v246;
    const _Bool v248 = v241 == 0u;
    const unsigned int v249 = core_bits_float32_uint32(v244);
    const unsigned int v250 = v248 ? v249 : v247;
    const unsigned int v251 = v238 & 32768u;
    const unsigned int v252 = (unsigned int)(v251 << 16);
    const unsigned int v253 = v250 | v252;
    const float v254 = core_bits_uint32_float32(v253);
    const float v255 = v254 - v3;
    const _Bool v256 = v255 < (-0x1.a1464c0000000p+6f);
    const float v257 = v256 ? 0.0f : v255;
    const float v258 = v257 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
    const float v259 = v258 - 0x1.8000000000000p+23f;
    const unsigned int v260 = core_bits_float32_uint32(v258);
    const unsigned int v261 = (unsigned int)(v260 << 23);
    const float v262 = v259 * (-0x1.62e4000000000p-1f) + v257;
    const float v263 = v259 * 0x1.7f7d1c0000000p-20f;
    const float v264 = v262 - v263;
    const float v265 = v264 * v264;
    const float v266 = 0x1.a1a0be0000000p-13f * v264 + 0x1.6d71a60000000p-10f;
    const float v267 = v266 * v264 + 0x1.1110900000000p-7f;
    const float v268 = v267 * v264 + 0x1.5554b20000000p-5f;
    const float v269 = v268 * v264 + 0x1.5555560000000p-3f;
    const float v270 = v269 * v264 + 0.5f;
    const float v271 = -v263;
    const float v272 = v265 * v270 + v271;
    const float v273 = 1.0f + v262;
    const float v274 = v273 - 1.0f;
    const float v275 = v262 - v274;
    const float v276 = v275 + v272;
    const float v277 = v273 + v276;
    const _Bool v278 = v257 < (-0x1.5a92d60000000p+6f);
    const unsigned int v279 = v278 ? 536870912u : 0u;
    const float v280 = v278 ? 0x1.0000000000000p-64f : 1.0f;
    const unsigned int v281 = core_bits_float32_uint32(v277);
    const unsigned int v282 = v281 + v261;
    const unsigned int v283 = v282 + v279;
    const float v284 = core_bits_uint32_float32(v283);
    const float v285 = v284 * v280;
    const _Bool v286 = v257 <= 0x1.62e42e0000000p+6f;
    const float v287 = v257 * __builtin_inff();
    const float v288 = v286 ? v285 : v287;
    const float v289 = v256 ? 0.0f : v288;
    const float v290 = v289 * v235;
    const unsigned int v291 = core_bits_float32_uint32(v290);
    const unsigned int v292 = v291 & 2147483647u;
    const float v293 = core_bits_uint32_float32(v292);
    const float v294 = v293 + 0.5f;
    const unsigned int v295 = core_bits_float32_uint32(v294);
    const unsigned int v296 = v295 - 1056964608u;
    const unsigned int v297 = v292 + 3355447295u;
    const unsigned int v298 = (unsigned int)(v292 >> 13);
    const unsigned int v299 = v298 & 1u;
    const unsigned int v300 = v297 + v299;
    const unsigned int v301 = (unsigned int)(v300 >> 13);
    const _Bool v302 = v292 > 2139095040u;
    const unsigned int v303 = v302 ? 32256u : 31744u;
    const _Bool v304 = v292 < 947912704u;
    const unsigned int v305 = v304 ? v296 : v301;
    const _Bool v306 = v292 >= 1199570944u;
    const unsigned int v307 = v306 ? v303 : v305;
    const unsigned int v308 = (unsigned int)(v291 >> 16);
    const unsigned int v309 = v308 & 32768u;
    const unsigned int v310 = v307 | v309;
    const unsigned short v311 = (unsigned short)v310;
    const unsigned int v312 = (unsigned int)v311;
    const unsigned int v313 = v312 & 32767u;
    const unsigned int v314 = (unsigned int)(v313 << 13);
    const unsigned int v315 = v312 & 31744u;
    const unsigned int v316 = v314 + 947912704u;
    const float v317 = core_bits_uint32_float32(v316);
    const float v318 = v317 - 0x1.0000000000000p-14f;
    const _Bool v319 = v315 == 31744u;
    const unsigned int v320 = v319 ? 1879048192u : 939524096u;
    const unsigned int v321 = v314 + v320;
    const _Bool v322 = v315 == 0u;
    const unsigned int v323 = core_bits_float32_uint32(v318);
    const unsigned int v324 = v322 ? v323 : v321;
    const unsigned int v325 = v312 & 32768u;
    const unsigned int v326 = (unsigned int)(v325 << 16);
    const unsigned int v327 = v324 | v326;
    const unsigned int v328 = v327 & 2147483647u;
    const float v329 = core_bits_uint32_float32(v328);
    const float v330 = v329 + 0.5f;
    const unsigned int v331 = core_bits_float32_uint32(v330);
    const unsigned int v332 = v331 - 1056964608u;
    const unsigned int v333 = v328 + 3355447295u;
    const unsigned int v334 = (unsigned int)(v328 >> 13);
    const unsigned int v335 = v334 & 1u;
    const unsigned int v336 = v333 + v335;
    const unsigned int v337 = (unsigned int)(v336 >> 13);
    const _Bool v338 = v328 > 2139095040u;
    const unsigned int v339 = v338 ? 32256u : 31744u;
    const _Bool v340 = v328 < 947912704u;
    const unsigned int v341 = v340 ? v332 : v337;
    const _Bool v342 = v328 >= 1199570944u;
    const unsigned int v343 = v342 ? v339 : v341;
    const unsigned int v344 = (unsigned int)(v327 >> 16);
    const unsigned int v345 = v344 & 32768u;
    const unsigned int v346 = v343 | v345;
    const unsigned short v347 = (unsigned short)v346;
    b0_out0_[i1 * n2_stride2 + j236] = v347;
   }
  }
 }
}

static void softmax_0_7bf20f534167(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
     const _Bool v136 = v135 < (-0x1.a1464c0000000p+6f);
     const float v137 = v136 ? 0.0f : v135;
     const float v138 = v137 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
     const float v139 = v138 - 0x1.8000000000000p+23f;
     const unsigned int v140 = core_bits_float32_uint32(v138);
     const unsigned int v141 = (unsigned int)(v140 << 23);
     const float v142 = v139 * (-0x1.62e4000000000p-1f) + v137;
     const float v143 = v139 * 0x1.7f7d1c0000000p-20f;
     const float v144 = v142 - v143;
     const float v145 = v144 * v144;
     const float v146 = 0x1.a1a0be0000000p-13f * v144 + 0x1.6d71a60000000p-10f;
     const float v147 = v146 * v144 + 0x1.1110900000000p-7f;
     const float v148 = v147 * v144 + 0x1.5554b20000000p-5f;
     const float v149 = v148 * v144 + 0x1.5555560000000p-3f;
     const float v150 = v149 * v144 + 0.5f;
     const float v151 = -v143;
     const float v152 = v145 * v150 + v151;
     const float v153 = 1.0f + v142;
     const float v154 = v153 - 1.0f;
     const float v155 = v142 - v154;
     const float v156 = v155 + v152;
     const float v157 = v153 + v156;
     const _Bool v158 = v137 < (-0x1.5a92d60000000p+6f);
     const unsigned int v159 = v158 ? 536870912u : 0u;
     const float v160 = v158 ? 0x1.0000000000000p-64f : 1.0f;
     const unsigned int v161 = core_bits_float32_uint32(v157);
     const unsigned int v162 = v161 + v141;
     const unsigned int v163 = v162 + v159;
     const float v164 = core_bits_uint32_float32(v163);
     const float v165 = v164 * v160;
     const _Bool v166 = v137 <= 0x1.62e42e0000000p+6f;
     const float v167 = v137 * __builtin_inff();
     const float v168 = v166 ? v165 : v167;
     const float v169 = v136 ? 0.0f : v168;
     const float v170 = v116 + v169;
     lane103[k114] = v170;
    }
   }
   const long long v171 = v110 * 64;
   const long long v172 = v108 - v171;
   const long long v173 = v106 + v171;
#pragma omp simd
   for (long long k174 = 0; k174 < v172; ++k174) {
    const long long v175 = v173 + k174;
    const float v176 = lane103[k174];
    const unsigned short v177 = b1_x_[v175];
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
    const float v195 = v194 - v2;
    const _Bool v196 = v195 < (-0x1.a1464c0000000p+6f);
    const float v197 = v196 ? 0.0f : v195;
    const float v198 = v197 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
    const float v199 = v198 - 0x1.8000000000000p+23f;
    const unsigned int v200 = core_bits_float32_uint32(v198);
    const unsigned int v201 = (unsigned int)(v200 << 23);
    const float v202 = v199 * (-0x1.62e4000000000p-1f) + v197;
    const float v203 = v199 * 0x1.7f7d1c0000000p-20f;
    const float v204 = v202 - v203;
    const float v205 = v204 * v204;
    const float v206 = 0x1.a1a0be0000000p-13f * v204 + 0x1.6d71a60000000p-10f;
    const float v207 = v206 * v204 + 0x1.1110900000000p-7f;
    const float v208 = v207 * v204 + 0x1.5554b20000000p-5f;
    const float v209 = v208 * v204 + 0x1.5555560000000p-3f;
    const float v210 = v209 * v204 + 0.5f;
    const float v211 = -v203;
    const float v212 = v205 * v210 + v211;
    const float v213 = 1.0f + v202;
    const float v214 = v213 - 1.0f;
    const float v215 = v202 - v214;
    const float v216 = v215 + v212;
    const float v217 = v213 + v216;
    const _Bool v218 = v197 < (-0x1.5a92d60000000p+6f);
    const unsigned int v219 = v218 ? 536870912u : 0u;
    const float v220 = v218 ? 0x1.0000000000000p-64f : 1.0f;
    const unsigned int v221 = core_bits_float32_uint32(v217);
    const unsigned int v222 = v221 + v201;
    const unsigned int v223 = v222 + v219;
    const float v224 = core_bits_uint32_float32(v223);
    const float v225 = v224 * v220;
    const _Bool v226 = v197 <= 0x1.62e42e0000000p+6f;
    const float v227 = v197 * __builtin_inff();
    const float v228 = v226 ? v225 : v227;
    const float v229 = v196 ? 0.0f : v228;
    const float v230 = v176 + v229;
    lane103[k174] = v230;
   }
   float v231 = 0.0f;
#pragma omp simd reduction(+ : v231)
   for (long long k232 = 0; k232 < 64; ++k232) {
    const float v233 = lane103[k232];
    v231 = v231 + v233;
   }
   v104 = v104 + v231;
  }
  const float v234 = 1.0f / v104;
#pragma omp simd
  for (long long j235 = 0; j235 < n0_size0; ++j235) {
   const unsigned short v236 = b1_x_[j235];
   const unsigned int v237 = (unsigned int)v236;
   const unsigned int v238 = v237 & 32767u;
   const unsigned int v239 = (unsigned int)(v238 << 13);
   const unsigned int v240 = v237 & 31744u;
   const unsigned int v241 = v239 + 947912704u;
   const float v242 = core_bits_uint32_float32(v241);
   const float v243 = v242 - 0x1.0000000000000p-14f;
   const _Bool v244 = v240 == 31744u;
   const unsigned int v245 = v244 ? 1879048192u : 939524096u;
   const unsigned int v246 = v239 + v245;
   const _Bool v247 = v240 == 0u;
   const unsigned int v248 = core_bits_float32_uint32(v243);
   const unsigned int v249 = v247 ? v248 : v246;
   const unsigned int v250 = v237 & 32768u;
   const unsigned int v251 = (unsigned int)(v250 << 16);
   const unsigned int v252 = v249 | v251;
   const float v253 = core_bits_uint32_float32(v252);
   const float v254 = v253 - v2;
   const _Bool v255 = v254 < (-0x1.a1464c0000000p+6f);
   const float v256 = v255 ? 0.0f : v254;
   const float v257 = v256 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
   const float v258 = v257 - 0x1.8000000000000p+23f;
   const unsigned int v259 = core_bits_float32_uint32(v257);
   const unsigned int v260 = (unsigned int)(v259 << 23);
   const float v261 = v258 * (-0x1.62e4000000000p-1f) + v256;
   const float v262 = v258 * 0x1.7f7d1c0000000p-20f;
   const float v263 = v261 - v262;
   const float v264 = v263 * v263;
   const float v265 = 0x1.a1a0be0000000p-13f * v263 + 0x1.6d71a60000000p-10f;
   const float v266 = v265 * v263 + 0x1.1110900000000p-7f;
   const float v267 = v266 * v263 + 0x1.5554b20000000p-5f;
   const float v268 = v267 * v263 + 0x1.5555560000000p-3f;
   const float v269 = v268 * v263 + 0.5f;
   const float v270 = -v262;
   const float v271 = v264 * v269 + v270;
   const float v272 = 1.0f + v261;
   const float v273 = v272 - 1.0f;
   const float v274 = v261 - v273;
   const float v275 = v274 + v271;
   const float v276 = v272 + v275;
   const _Bool v277 = v256 < (-0x1.5a92d60000000p+6f);
   const unsigned int v278 = v277 ? 536870912u : 0u;
   const float v279 = v277 ? 0x1.0000000000000p-64f : 1.0f;
   const unsigned int v280 = core_bits_float32_uint32(v276);
   const unsigned int v281 = v280 + v260;
   const unsigned int v282 = v281 + v278;
   const float v283 = core_bits_uint32_float32(v282);
   const float v284 = v283 * v279;
   const _Bool v285 = v256 <= 0x1.62e42e0000000p+6f;
   const float v286 = v256 * __builtin_inff();
   const float v287 = v285 ? v284 : v286;
   const float v288 = v255 ? 0.0f : v287;
   const float v289 = v288 * v234;
   const unsigned int v290 = core_bits_float32_uint32(v289);
   const unsigned int v291 = v290 & 2147483647u;
   const float v292 = core_bits_uint32_float32(v291);
   const float v293 = v292 + 0.5f;
   const unsigned int v294 = core_bits_float32_uint32(v293);
   const unsigned int v295 = v294 - 1056964608u;
   const unsigned int v296 = v291 + 3355447295u;
   const unsigned int v297 = (unsigned int)(v291 >> 13);
   const unsigned int v298 = v297 & 1u;
   const unsigned int v299 = v296 + v298;
   const unsigned int v300 = (unsigned int)(v299 >> 13);
   const _Bool v301 = v291 > 2139095040u;
   const unsigned int v302 = v301 ? 32256u : 31744u;
   const _Bool v303 = v291 < 947912704u;
   const unsigned int v304 = v303 ? v295 : v300;
   const _Bool v305 = v291 >= 1199570944u;
   const unsigned int v306 = v305 ? v302 : v304;
   const unsigned int v307 = (unsigned int)(v290 >> 16);
   const unsigned int v308 = v307 & 32768u;
   const unsigned int v309 = v306 | v308;
   const unsigned short v310 = (unsigned short)v309;
   const unsigned int v311 = (unsigned int)v310;
   const unsigned int v312 = v311 & 32767u;
   const unsigned int v313 = (unsigned int)(v312 << 13);
   const unsigned int v314 = v311 & 31744u;
   const unsigned int v315 = v313 + 947912704u;
   const float v316 = core_bits_uint32_float32(v315);
   const float v317 = v316 - 0x1.0000000000000p-14f;
   const _Bool v318 = v314 == 31744u;
   const unsigned int v319 = v318 ? 1879048192u : 939524096u;
   const unsigned int v320 = v313 + v319;
   const _Bool v321 = v314 == 0u;
   const unsigned int v322 = core_bits_float32_uint32(v317);
   const unsigned int v323 = v321 ? v322 : v320;
   const unsigned int v324 = v311 & 32768u;
   const unsigned int v325 = (unsigned int)(v324 << 16);
   const unsigned int v326 = v323 | v325;
   const unsigned int v327 = v326 & 2147483647u;
   const float v328 = core_bits_uint32_float32(v327);
   const float v329 = v328 + 0.5f;
   const unsigned int v330 = core_bits_float32_uint32(v329);
   const unsigned int v331 = v330 - 1056964608u;
   const unsigned int v332 = v327 + 3355447295u;
   const unsigned int v333 = (unsigned int)(v327 >> 13);
   const unsigned int v334 = v333 & 1u;
   const unsigned int v335 = v332 + v334;
   const unsigned int v336 = (unsigned int)(v335 >> 13);
   const _Bool v337 = v327 > 2139095040u;
   const unsigned int v338 = v337 ? 32256u : 31744u;
   const _Bool v339 = v327 < 947912704u;
   const unsigned int v340 = v339 ? v331 : v336;
   const _Bool v341 = v327 >= 1199570944u;
   const unsigned int v342 = v341 ? v338 : v340;
   const unsigned int v343 = (unsigned int)(v326 >> 16);
   const unsigned int v344 = v343 & 32768u;
   const unsigned int v345 = v342 | v344;
   const unsigned short v346 = (unsigned short)v345;
   b0_out0_[j235] = v346;
  }
 }
}

static void softmax_0_69ddcf109700(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
     const _Bool v67 = v66 < (-0x1.a1464c0000000p+6f);
     const float v68 = v67 ? 0.0f : v66;
     const float v69 = v68 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
     const float v70 = v69 - 0x1.8000000000000p+23f;
     const unsigned int v71 = core_bits_float32_uint32(v69);
     const unsigned int v72 = (unsigned int)(v71 << 23);
     const float v73 = v70 * (-0x1.62e4000000000p-1f) + v68;
     const float v74 = v70 * 0x1.7f7d1c0000000p-20f;
     const float v75 = v73 - v74;
     const float v76 = v75 * v75;
     const float v77 = 0x1.a1a0be0000000p-13f * v75 + 0x1.6d71a60000000p-10f;
     const float v78 = v77 * v75 + 0x1.1110900000000p-7f;
     const float v79 = v78 * v75 + 0x1.5554b20000000p-5f;
     const float v80 = v79 * v75 + 0x1.5555560000000p-3f;
     const float v81 = v80 * v75 + 0.5f;
     const float v82 = -v74;
     const float v83 = v76 * v81 + v82;
     const float v84 = 1.0f + v73;
     const float v85 = v84 - 1.0f;
     const float v86 = v73 - v85;
     const float v87 = v86 + v83;
     const float v88 = v84 + v87;
     const _Bool v89 = v68 < (-0x1.5a92d60000000p+6f);
     const unsigned int v90 = v89 ? 536870912u : 0u;
     const float v91 = v89 ? 0x1.0000000000000p-64f : 1.0f;
     const unsigned int v92 = core_bits_float32_uint32(v88);
     const unsigned int v93 = v92 + v72;
     const unsigned int v94 = v93 + v90;
     const float v95 = core_bits_uint32_float32(v94);
     const float v96 = v95 * v91;
     const _Bool v97 = v68 <= 0x1.62e42e0000000p+6f;
     const float v98 = v68 * __builtin_inff();
     const float v99 = v97 ? v96 : v98;
     const float v100 = v67 ? 0.0f : v99;
     const float v101 = column35[k45];
     const float v102 = v101 + v100;
     column35[k45] = v102;
    }
   }
#pragma omp simd
   for (long long k103 = 0; k103 < v6; ++k103) {
    const float v104 = column33[k103];
    const float v105 = column35[k103];
    const float v106 = v104 + v105;
    column33[k103] = v106;
   }
  }
  float column107[256];
#pragma omp simd
  for (long long k108 = 0; k108 < v6; ++k108) {
   const float v109 = column33[k108];
   const float v110 = 1.0f / v109;
   column107[k108] = v110;
  }
  for (long long j111 = 0; j111 < n0_size0; ++j111) {
#pragma omp simd
   for (long long k112 = 0; k112 < v6; ++k112) {
    const long long v113 = v4 + k112;
    const unsigned short v114 = b1_x_[j111 * n3_stride3 + v113];
    const unsigned int v115 = (unsigned int)v114;
    const unsigned int v116 = v115 & 32767u;
    const unsigned int v117 = (unsigned int)(v116 << 13);
    const unsigned int v118 = v115 & 31744u;
    const unsigned int v119 = v117 + 947912704u;
    const float v120 = core_bits_uint32_float32(v119);
    const float v121 = v120 - 0x1.0000000000000p-14f;
    const _Bool v122 = v118 == 31744u;
    const unsigned int v123 = v122 ? 1879048192u : 939524096u;
    const unsigned int v124 = v117 + v123;
    const _Bool v125 = v118 == 0u;
    const unsigned int v126 = core_bits_float32_uint32(v121);
    const unsigned int v127 = v125 ? v126 : v124;
    const unsigned int v128 = v115 & 32768u;
    const unsigned int v129 = (unsigned int)(v128 << 16);
    const unsigned int v130 = v127 | v129;
    const float v131 = core_bits_uint32_float32(v130);
    const float v132 = column7[k112];
    const float v133 = v131 - v132;
    const _Bool v134 = v133 < (-0x1.a1464c0000000p+6f);
    const float v135 = v134 ? 0.0f : v133;
    const float v136 = v135 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
    const float v137 = v136 - 0x1.8000000000000p+23f;
    const unsigned int v138 = core_bits_float32_uint32(v136);
    const unsigned int v139 = (unsigned int)(v138 << 23);
    const float v140 = v137 * (-0x1.62e4000000000p-1f) + v135;
    const float v141 = v137 * 0x1.7f7d1c0000000p-20f;
    const float v142 = v140 - v141;
    const float v143 = v142 * v142;
    const float v144 = 0x1.a1a0be0000000p-13f * v142 + 0x1.6d71a60000000p-10f;
    const float v145 = v144 * v142 + 0x1.1110900000000p-7f;
    const float v146 = v145 * v142 + 0x1.5554b20000000p-5f;
    const float v147 = v146 * v142 + 0x1.5555560000000p-3f;
    const float v148 = v147 * v142 + 0.5f;
    const float v149 = -v141;
    const float v150 = v143 * v148 + v149;
    const float v151 = 1.0f + v140;
    const float v152 = v151 - 1.0f;
    const float v153 = v140 - v152;
    const float v154 = v153 + v150;
    const float v155 = v151 + v154;
    const _Bool v156 = v135 < (-0x1.5a92d60000000p+6f);
    const unsigned int v157 = v156 ? 536870912u : 0u;
    const float v158 = v156 ? 0x1.0000000000000p-64f : 1.0f;
    const unsigned int v159 = core_bits_float32_uint32(v155);
    const unsigned int v160 = v159 + v139;
    const unsigned int v161 = v160 + v157;
    const float v162 = core_bits_uint32_float32(v161);
    const float v163 = v162 * v158;
    const _Bool v164 = v135 <= 0x1.62e42e0000000p+6f;
    const float v165 = v135 * __builtin_inff();
    const float v166 = v164 ? v163 : v165;
    const float v167 = v134 ? 0.0f : v166;
    const float v168 = column107[k112];
    const float v169 = v167 * v168;
    const unsigned int v170 = core_bits_float32_uint32(v169);
    const unsigned int v171 = v170 & 2147483647u;
    const float v172 = core_bits_uint32_float32(v171);
    const float v173 = v172 + 0.5f;
    const unsigned int v174 = core_bits_float32_uint32(v173);
    const unsigned int v175 = v174 - 1056964608u;
    const unsigned int v176 = v171 + 3355447295u;
    const unsigned int v177 = (unsigned int)(v171 >> 13);
    const unsigned int v178 = v177 & 1u;
    const unsigned int v179 = v176 + v178;
    const unsigned int v180 = (unsigned int)(v179 >> 13);
    const _Bool v181 = v171 > 2139095040u;
    const unsigned int v182 = v181 ? 32256u : 31744u;
    const _Bool v183 = v171 < 947912704u;
    const unsigned int v184 = v183 ? v175 : v180;
    const _Bool v185 = v171 >= 1199570944u;
    const unsigned int v186 = v185 ? v182 : v184;
    const unsigned int v187 = (unsigned int)(v170 >> 16);
    const unsigned int v188 = v187 & 32768u;
    const unsigned int v189 = v186 | v188;
    const unsigned short v190 = (unsigned short)v189;
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
    const unsigned int v207 = v206 & 2147483647u;
    const float v208 = core_bits_uint32_float32(v207);
    const float v209 = v208 + 0.5f;
    const unsigned int v210 = core_bits_float32_uint32(v209);
    const unsigned int v211 = v210 - 1056964608u;
    const unsigned int v212 = v207 + 3355447295u;
    const unsigned int v213 = (unsigned int)(v207 >> 13);
    const unsigned int v214 = v213 & 1u;
    const unsigned int v215 = v212 + v214;
    const unsigned int v216 = (unsigned int)(v215 >> 13);
    const _Bool v217 = v207 > 2139095040u;
    const unsigned int v218 = v217 ? 32256u : 31744u;
    const _Bool v219 = v207 < 947912704u;
    const unsigned int v220 = v219 ? v211 : v216;
    const _Bool v221 = v207 >= 1199570944u;
    const unsigned int v222 = v221 ? v218 : v220;
    const unsigned int v223 = (unsigned int)(v206 >> 16);
    const unsigned int v224 = v223 & 32768u;
    const unsigned int v225 = v222 | v224;
    const unsigned short v226 = (unsigned short)v225;
    b0_out0_[j111 * n2_stride2 + v113] = v226;
   }
  }
 }
}

static void log_softmax_0_be45ad12a996(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
     const _Bool v137 = v136 < (-0x1.a1464c0000000p+6f);
     const float v138 = v137 ? 0.0f : v136;
     const float v139 = v138 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
     const float v140 = v139 - 0x1.8000000000000p+23f;
     const unsigned int v141 = core_bits_float32_uint32(v139);
     const unsigned int v142 = (unsigned int)(v141 << 23);
     const float v143 = v140 * (-0x1.62e4000000000p-1f) + v138;
     const float v144 = v140 * 0x1.7f7d1c0000000p-20f;
     const float v145 = v143 - v144;
     const float v146 = v145 * v145;
     const float v147 = 0x1.a1a0be0000000p-13f * v145 + 0x1.6d71a60000000p-10f;
     const float v148 = v147 * v145 + 0x1.1110900000000p-7f;
     const float v149 = v148 * v145 + 0x1.5554b20000000p-5f;
     const float v150 = v149 * v145 + 0x1.5555560000000p-3f;
     const float v151 = v150 * v145 + 0.5f;
     const float v152 = -v144;
     const float v153 = v146 * v151 + v152;
     const float v154 = 1.0f + v143;
     const float v155 = v154 - 1.0f;
     const float v156 = v143 - v155;
     const float v157 = v156 + v153;
     const float v158 = v154 + v157;
     const _Bool v159 = v138 < (-0x1.5a92d60000000p+6f);
     const unsigned int v160 = v159 ? 536870912u : 0u;
     const float v161 = v159 ? 0x1.0000000000000p-64f : 1.0f;
     const unsigned int v162 = core_bits_float32_uint32(v158);
     const unsigned int v163 = v162 + v142;
     const unsigned int v164 = v163 + v160;
     const float v165 = core_bits_uint32_float32(v164);
     const float v166 = v165 * v161;
     const _Bool v167 = v138 <= 0x1.62e42e0000000p+6f;
     const float v168 = v138 * __builtin_inff();
     const float v169 = v167 ? v166 : v168;
     const float v170 = v137 ? 0.0f : v169;
     const float v171 = v117 + v170;
     lane104[k115] = v171;
    }
   }
   const long long v172 = v111 * 64;
   const long long v173 = v109 - v172;
   const long long v174 = v107 + v172;
#pragma omp simd
   for (long long k175 = 0; k175 < v173; ++k175) {
    const long long v176 = v174 + k175;
    const float v177 = lane104[k175];
    const unsigned short v178 = b1_x_[i1 * n3_stride3 + v176];
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
    const float v196 = v195 - v3;
    const _Bool v197 = v196 < (-0x1.a1464c0000000p+6f);
    const float v198 = v197 ? 0.0f : v196;
    const float v199 = v198 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
    const float v200 = v199 - 0x1.8000000000000p+23f;
    const unsigned int v201 = core_bits_float32_uint32(v199);
    const unsigned int v202 = (unsigned int)(v201 << 23);
    const float v203 = v200 * (-0x1.62e4000000000p-1f) + v198;
    const float v204 = v200 * 0x1.7f7d1c0000000p-20f;
    const float v205 = v203 - v204;
    const float v206 = v205 * v205;
    const float v207 = 0x1.a1a0be0000000p-13f * v205 + 0x1.6d71a60000000p-10f;
    const float v208 = v207 * v205 + 0x1.1110900000000p-7f;
    const float v209 = v208 * v205 + 0x1.5554b20000000p-5f;
    const float v210 = v209 * v205 + 0x1.5555560000000p-3f;
    const float v211 = v210 * v205 + 0.5f;
    const float v212 = -v204;
    const float v213 = v206 * v211 + v212;
    const float v214 = 1.0f + v203;
    const float v215 = v214 - 1.0f;
    const float v216 = v203 - v215;
    const float v217 = v216 + v213;
    const float v218 = v214 + v217;
    const _Bool v219 = v198 < (-0x1.5a92d60000000p+6f);
    const unsigned int v220 = v219 ? 536870912u : 0u;
    const float v221 = v219 ? 0x1.0000000000000p-64f : 1.0f;
    const unsigned int v222 = core_bits_float32_uint32(v218);
    const unsigned int v223 = v222 + v202;
    const unsigned int v224 = v223 + v220;
    const float v225 = core_bits_uint32_float32(v224);
    const float v226 = v225 * v221;
    const _Bool v227 = v198 <= 0x1.62e42e0000000p+6f;
    const float v228 = v198 * __builtin_inff();
    const float v229 = v227 ? v226 : v228;
    const float v230 = v197 ? 0.0f : v229;
    const float v231 = v177 + v230;
    lane104[k175] = v231;
   }
   float v232 = 0.0f;
#pragma omp simd reduction(+ : v232)
   for (long long k233 = 0; k233 < 64; ++k233) {
    const float v234 = lane104[k233];
    v232 = v232 + v234;
   }
   v105 = v105 + v232;
  }
  const _Bool v235 = v105 < 0x1.0000000000000p-126f;
  const float v236 = v235 ? 0x1.0000000000000p+24f : 1.0f;
  const float v237 = v105 * v236;
  const unsigned int v238 = core_bits_float32_uint32(v237);
  const unsigned int v239 = v238 - 4290053363u;
  const unsigned int v240 = (unsigned int)(v239 >> 23);
  const unsigned int v241 = (unsigned int)(v240 << 23);
  const unsigned int v242 = v238 - v241;
  const unsigned int v243 = v242 + 1065353216u;
  const float v244 = core_bits_uint32_float32(v243);
  const unsigned int v245 = v240 | 1258291200u;
  const float v246 = core_bits_uint32_float32(v245);
  const float v247 = v246 - 0x1.0000000000000p+23f;
  const float v248 = v235 ? 151.0f : 127.0f;
  const float v249 = v247 - v248;
  const float v250 = v244 - 1.0f;
  const float v251 = v249 * 0x1.62e4000000000p-1f;
  const float v252 = v251 + v250;
  const float v253 = v252 - v251;
  const float v254 = v250 - v253;
  const float v255 = v250 * v250;
  const float v256 = v255 * v250;
  const float v257 = 0x1.1c5dc40000000p-4f * v250 + (-0x1.e115480000000p-4f);
  const float v258 = v257 * v250 + 0x1.e4c4aa0000000p-4f;
  const float v259 = v258 * v250 + (-0x1.fb81320000000p-4f);
  const float v260 = v259 * v250 + 0x1.2354de0000000p-3f;
  const float v261 = v260 * v250 + (-0x1.5561f80000000p-3f);
  const float v262 = v261 * v250 + 0x1.99a34a0000000p-3f;
  const float v263 = v262 * v250 + (-0x1.ffffee0000000p-3f);
  const float v264 = v263 * v250 + 0x1.55554a0000000p-2f;
  const float v265 = v255 * (-0.5f);
  const float v266 = v256 * v264 + v265;
  const float v267 = v249 * 0x1.7f7d1c0000000p-20f + v266;
  const float v268 = v254 + v267;
  const float v269 = v252 + v268;
  const _Bool v270 = v105 < 0.0f;
  const float v271 = v270 ? (float)__builtin_nanf("") : v105;
  const _Bool v272 = v105 == 0.0f;
  const float v273 = v272 ? (-__builtin_inff()) : v271;
  const _Bool v274 = v105 > 0.0f;
  const _Bool v275 = v105 < __builtin_inff();
  const _Bool v276 = v274 & v275;
  const float v277 = v276 ? v269 : v273;
  for (long long piece = 0; piece < n1_size1; piece += 256) {
   const long long until = n1_size1 - piece < 256 ? n1_size1 : piece + 256;
   for (long long ahead = piece; ahead < until && ahead < n1_size1 && ahead < 4096; ahead += 32) __builtin_prefetch(&b1_x_[(i1 + 1) * n3_stride3 + ahead]);
#pragma omp simd
   for (long long j278 = piece; j278 < until; ++j278) {
    const unsigned short v279 = b1_x_[i1 * n3_stride3 + j278];
    const unsigned int v280 = (unsigned int)v279;
    const unsigned int v281 = v280 & 32767u;
    const unsigned int v282 = (unsigned int)(v281 << 13);
    const unsigned int v283 = v280 & 31744u;
    const unsigned int v284 = v282 + 947912704u;
    const float v285 = core_bits_uint32_float32(v284);
    const float v286 = v285 - 0x1.0000000000000p-14f;
    const _Bool v287 = v283 == 31744u;
    const unsigned int v288 = v287 ? 1879048192u : 939524096u;
    const unsigned int v289 = v282 + v288;
    const _Bool v290 = v283 == 0u;
    const unsigned int v291 = core_bits_float32_uint32(v286);
    const unsigned int v292 = v290 ? v291 : v289;
    const unsigned int v293 = v280 & 32768u;
    const unsigned int v294 = (unsigned int)(v293 << 16);
    const unsigned int v295 = v292 | v294;
    const float v296 = core_bits_uint32_float32(v295);
    const float v297 = v296 - v3;
    const float v298 = v297 - v277;
    const unsigned int v299 = core_bits_float32_uint32(v298);
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
    const unsigned int v320 = (unsigned int)v319;
    const unsigned int v321 = v320 & 32767u;
    const unsigned int v322 = (unsigned int)(v321 << 13);
    const unsigned int v323 = v320 & 31744u;
    const unsigned int v324 = v322 + 947912704u;
    const float v325 = core_bits_uint32_float32(v324);
    const float v326 = v325 - 0x1.0000000000000p-14f;
    const _Bool v327 = v323 == 31744u;
    const unsigned int v328 = v327 ? 1879048192u : 939524096u;
    const unsigned int v329 = v322 + v328;
    const _Bool v330 = v323 == 0u;
    const unsigned int v331 = core_bits_float32_uint32(v326);
    const unsigned int v332 = v330 ? v331 : v329;
    const unsigned int v333 = v320 & 32768u;
    const unsigned int v334 = (unsigned int)(v333 << 16);
    const unsigned int v335 = v332 | v334;
    const unsigned int v336 = v335 & 2147483647u;
    const float v337 = core_bits_uint32_float32(v336);
    const float v338 = v337 + 0.5f;
    const unsigned int v339 = core_bits_float32_uint32(v338);
    const unsigned int v340 = v339 - 1056964608u;
    const unsigned int v341 = v336 + 3355447295u;
    const unsigned int v342 = (unsigned int)(v336 >> 13);
    const unsigned int v343 = v342 & 1u;
    const unsigned int v344 = v341 + v343;
    const unsigned int v345 = (unsigned int)(v344 >> 13);
    const _Bool v346 = v336 > 2139095040u;
    const unsigned int v347 = v346 ? 32256u : 31744u;
    const _Bool v348 = v336 < 947912704u;
    const unsigned int v349 = v348 ? v340 : v345;
    const _Bool v350 = v336 >= 1199570944u;
    const unsigned int v351 = v350 ? v347 : v349;
    const unsigned int v352 = (unsigned int)(v335 >> 16);
    const unsigned int v353 = v352 & 32768u;
    const unsigned int v354 = v351 | v353;
    const unsigned short v355 = (unsigned short)v354;
    b0_out0_[i1 * n2_stride2 + j278] = v355;
   }
  }
 }
}

static void log_softmax_0_ab04735543a4(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
     const _Bool v136 = v135 < (-0x1.a1464c0000000p+6f);
     const float v137 = v136 ? 0.0f : v135;
     const float v138 = v137 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
     const float v139 = v138 - 0x1.8000000000000p+23f;
     const unsigned int v140 = core_bits_float32_uint32(v138);
     const unsigned int v141 = (unsigned int)(v140 << 23);
     const float v142 = v139 * (-0x1.62e4000000000p-1f) + v137;
     const float v143 = v139 * 0x1.7f7d1c0000000p-20f;
     const float v144 = v142 - v143;
     const float v145 = v144 * v144;
     const float v146 = 0x1.a1a0be0000000p-13f * v144 + 0x1.6d71a60000000p-10f;
     const float v147 = v146 * v144 + 0x1.1110900000000p-7f;
     const float v148 = v147 * v144 + 0x1.5554b20000000p-5f;
     const float v149 = v148 * v144 + 0x1.5555560000000p-3f;
     const float v150 = v149 * v144 + 0.5f;
     const float v151 = -v143;
     const float v152 = v145 * v150 + v151;
     const float v153 = 1.0f + v142;
     const float v154 = v153 - 1.0f;
     const float v155 = v142 - v154;
     const float v156 = v155 + v152;
     const float v157 = v153 + v156;
     const _Bool v158 = v137 < (-0x1.5a92d60000000p+6f);
     const unsigned int v159 = v158 ? 536870912u : 0u;
     const float v160 = v158 ? 0x1.0000000000000p-64f : 1.0f;
     const unsigned int v161 = core_bits_float32_uint32(v157);
     const unsigned int v162 = v161 + v141;
     const unsigned int v163 = v162 + v159;
     const float v164 = core_bits_uint32_float32(v163);
     const float v165 = v164 * v160;
     const _Bool v166 = v137 <= 0x1.62e42e0000000p+6f;
     const float v167 = v137 * __builtin_inff();
     const float v168 = v166 ? v165 : v167;
     const float v169 = v136 ? 0.0f : v168;
     const float v170 = v116 + v169;
     lane103[k114] = v170;
    }
   }
   const long long v171 = v110 * 64;
   const long long v172 = v108 - v171;
   const long long v173 = v106 + v171;
#pragma omp simd
   for (long long k174 = 0; k174 < v172; ++k174) {
    const long long v175 = v173 + k174;
    const float v176 = lane103[k174];
    const unsigned short v177 = b1_x_[v175];
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
    const float v195 = v194 - v2;
    const _Bool v196 = v195 < (-0x1.a1464c0000000p+6f);
    const float v197 = v196 ? 0.0f : v195;
    const float v198 = v197 * 0x1.7154760000000p+0f + 0x1.8000000000000p+23f;
    const float v199 = v198 - 0x1.8000000000000p+23f;
    const unsigned int v200 = core_bits_float32_uint32(v198);
    const unsigned int v201 = (unsigned int)(v200 << 23);
    const float v202 = v199 * (-0x1.62e4000000000p-1f) + v197;
    const float v203 = v199 * 0x1.7f7d1c0000000p-20f;
    const float v204 = v202 - v203;
    const float v205 = v204 * v204;
    const float v206 = 0x1.a1a0be0000000p-13f * v204 + 0x1.6d71a60000000p-10f;
    const float v207 = v206 * v204 + 0x1.1110900000000p-7f;
    const float v208 = v207 * v204 + 0x1.5554b20000000p-5f;
    const float v209 = v208 * v204 + 0x1.5555560000000p-3f;
    const float v210 = v209 * v204 + 0.5f;
    const float v211 = -v203;
    const float v212 = v205 * v210 + v211;
    const float v213 = 1.0f + v202;
    const float v214 = v213 - 1.0f;
    const float v215 = v202 - v214;
    const float v216 = v215 + v212;
    const float v217 = v213 + v216;
    const _Bool v218 = v197 < (-0x1.5a92d60000000p+6f);
    const unsigned int v219 = v218 ? 536870912u : 0u;
    const float v220 = v218 ? 0x1.0000000000000p-64f : 1.0f;
    const unsigned int v221 = core_bits_float32_uint32(v217);
    const unsigned int v222 = v221 + v201;
    const unsigned int v223 = v222 + v219;
    const float v224 = core_bits_uint32_float32(v223);
    const float v225 = v224 * v220;
    const _Bool v226 = v197 <= 0x1.62e42e0000000p+6f;
    const float v227 = v197 * __builtin_inff();
    const float v228 = v226 ? v225 : v227;
    const float v229 = v196 ? 0.0f : v228;
    const float v230 = v176 + v229;
    lane103[k174] = v230;
   }
   float v231 = 0.0f;
#pragma omp simd reduction(+ : v231)
   for (long long k232 = 0; k232 < 64; ++k232) {
    const float v233 = lane103[k232];
    v231 = v231 + v233;
   }
   v104 = v104 + v231;
  }
  const _Bool v234 = v104 < 0x1.0000000000000p-126f;
  const float v235 = v234 ? 0x1.0000000000000p+24f : 1.0f;
  const float v236 = v104 * v235;
  const unsigned int v237 = core_bits_float32_uint32(v236);
  const unsigned int v238 = v237 - 4290053363u;
  const unsigned int v239 = (unsigned int)(v238 >> 23);
  const unsigned int v240 = (unsigned int)(v239 << 23);
  const unsigned int v241 = v237 - v240;
  const unsigned int v242 = v241 + 1065353216u;
  const float v243 = core_bits_uint32_float32(v242);
  const unsigned int v244 = v239 | 1258291200u;
  const float v245 = core_bits_uint32_float32(v244);
  const float v246 = v245 - 0x1.0000000000000p+23f;
  const float v247 = v234 ? 151.0f : 127.0f;
  const float v248 = v246 - v247;
  const float v249 = v243 - 1.0f;
  const float v250 = v248 * 0x1.62e4000000000p-1f;
  const float v251 = v250 + v249;
  const float v252 = v251 - v250;
  const float v253 = v249 - v252;
  const float v254 = v249 * v249;
  const float v255 = v254 * v249;
  const float v256 = 0x1.1c5dc40000000p-4f * v249 + (-0x1.e115480000000p-4f);
  const float v257 = v256 * v249 + 0x1.e4c4aa0000000p-4f;
  const float v258 = v257 * v249 + (-0x1.fb81320000000p-4f);
  const float v259 = v258 * v249 + 0x1.2354de0000000p-3f;
  const float v260 = v259 * v249 + (-0x1.5561f80000000p-3f);
  const float v261 = v260 * v249 + 0x1.99a34a0000000p-3f;
  const float v262 = v261 * v249 + (-0x1.ffffee0000000p-3f);
  const float v263 = v262 * v249 + 0x1.55554a0000000p-2f;
  const float v264 = v254 * (-0.5f);
  const float v265 = v255 * v263 + v264;
  const float v266 = v248 * 0x1.7f7d1c0000000p-20f + v265;
  const float v267 = v253 + v266;
  const float v268 = v251 + v267;
  const _Bool v269 = v104 < 0.0f;
  const float v270 = v269 ? (float)__builtin_nanf("") : v104;
  const _Bool v271 = v104 == 0.0f;
  const float v272 = v271 ? (-__builtin_inff()) : v270;
  const _Bool v273 = v104 > 0.0f;
  const _Bool v274 = v104 < __builtin_inff();
  const _Bool v275 = v273 & v274;
  const float v276 = v275 ? v268 : v272;
#pragma omp simd
  for (long long j277 = 0; j277 < n0_size0; ++j277) {
   const unsigned short v278 = b1_x_[j277];
   const unsigned int v279 = (unsigned int)v278;
   const unsigned int v280 = v279 & 32767u;
   const unsigned int v281 = (unsigned int)(v280 << 13);
   const unsigned int v282 = v279 & 31744u;
   const unsigned int v283 = v281 + 947912704u;
   const float v284 = core_bits_uint32_float32(v283);
   const float v285 = v284 - 0x1.0000000000000p-14f;
   const _Bool v286 = v282 == 31744u;
   const unsigned int v287 = v286 ? 1879048192u : 939524096u;
   const unsigned int v288 = v281 + v287;
   const _Bool v289 = v282 == 0u;
   const unsigned int v290 = core_bits_float32_uint32(v285);
   const unsigned int v291 = v289 ? v290 : v288;
   const unsigned int v292 = v279 & 32768u;
   const unsigned int v293 = (unsigned int)(v292 << 16);
   const unsigned int v294 = v291 | v293;
   const float v295 = core_bits_uint32_float32(v294);
   const float v296 = v295 - v2;
   const float v297 = v296 - v276;
   const unsigned int v298 = core_bits_float32_uint32(v297);
   const unsigned int v299 = v298 & 2147483647u;
   const float v300 = core_bits_uint32_float32(v299);
   const float v301 = v300 + 0.5f;
   const unsigned int v302 = core_bits_float32_uint32(v301);
   const unsigned int v303 = v302 - 1056964608u;
   const unsigned int v304 = v299 + 3355447295u;
   const unsigned int v305 = (unsigned int)(v299 >> 13);
   const unsigned int v306 = v305 & 1u;
   const unsigned int v307 = v304 + v306;
   const unsigned int v308 = (unsigned int)(v307 >> 13);
   const _Bool v309 = v299 > 2139095040u;
   const unsigned int v310 = v309 ? 32256u : 31744u;
   const _Bool v311 = v299 < 947912704u;
   const unsigned int v312 = v311 ? v303 : v308;
   const _Bool v313 = v299 >= 1199570944u;
   const unsigned int v314 = v313 ? v310 : v312;
   const unsigned int v315 = (unsigned int)(v298 >> 16);
   const unsigned int v316 = v315 & 32768u;
   const unsigned int v317 = v314 | v316;
   const unsigned short v318 = (unsigned short)v317;
   const unsigned int v319 = (unsigned int)v318;
   const unsigned int v320 = v319 & 32767u;
   const unsigned int v321 = (unsigned int)(v320 << 13);
   const unsigned int v322 = v319 & 31744u;
   const unsigned int v323 = v321 + 947912704u;
   const float v324 = core_bits_uint32_float32(v323);
   const float v325 = v324 - 0x1.0000000000000p-14f;
   const _Bool v326 = v322 == 31744u;
   const unsigned int v327 = v326 ? 1879048192u : 939524096u;
   const unsigned int v328 = v321 + v327;
   const _Bool v329 = v322 == 0u;
   const unsigned int v330 = core_bits_float32_uint32(v325);
   const unsigned int v331 = v329 ? v330 : v328;
   const unsigned int v332 = v319 & 32768u;
   const unsigned int v333 = (unsigned int)(v332 << 16);
   const unsigned int v334 = v331 | v333;
   const unsigned int v335 = v334 & 2147483647u;
   const float v336 = core_bits_uint32_float32(v335);
   const float v337 = v336 + 0.5f;
   const unsigned int v338 = core_bits_float32_uint32(v337);
   const unsigned int v339 = v338 - 1056964608u;
   const unsigned int v340 = v335 + 3355447295u;
   const unsigned int v341 = (unsigned int)(v335 >> 13);
   const unsigned int v342 = v341 & 1u;
   const unsigned int v343 = v340 + v342;
   const unsigned int v344 = (unsigned int)(v343 >> 13);
   const _Bool v345 = v335 > 2139095040u;
   const unsigned int v346 = v345 ? 32256u : 31744u;
   const _Bool v347 = v335 < 947912704u;
   const unsigned int v348 = v347 ? v339 : v344;
   const _Bool v349 = v335 >= 1199570944u;
   const unsigned int v350 = v349 ? v346 : v348;
   const unsigned int v351 = (unsigned int)(v334 >> 16);
   const unsigned int v352 = v351 & 32768u;
   const unsigned int v353 = v350 | v352;
   const unsigned short v354 = (unsigned short)v353;
   b0_out0_[j277] = v354;
  }
 }
}

static void rms_norm_0_0a0f1aa78e41(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  for (long long piece = 0; piece < n1_size1; piece += 256) {
   const long long until = n1_size1 - piece < 256 ? n1_size1 : piece + 256;
   for (long long ahead = piece; ahead < until && ahead < n1_size1 && ahead < 4096; ahead += 32) __builtin_prefetch(&b1_x_[(i1 + 1) * n3_stride3 + ahead]);
#pragma omp simd
   for (long long j72 = piece; j72 < until; ++j72) {
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

static void layer_norm_0_cde683f65718(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  for (long long piece = 0; piece < n1_size1; piece += 256) {
   const long long until = n1_size1 - piece < 256 ? n1_size1 : piece + 256;
   for (long long ahead = piece; ahead < until && ahead < n1_size1 && ahead < 4096; ahead += 32) __builtin_prefetch(&b1_x_[(i1 + 1) * n3_stride3 + ahead]);
#pragma omp simd
   for (long long j137 = piece; j137 < until; ++j137) {
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
}

static void layer_norm_0_46fbeef57c6b(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  for (long long piece = 0; piece < n1_size1; piece += 256) {
   const long long until = n1_size1 - piece < 256 ? n1_size1 : piece + 256;
   for (long long ahead = piece; ahead < until && ahead < n1_size1 && ahead < 4096; ahead += 32) __builtin_prefetch(&b1_x_[(i1 + 1) * n3_stride3 + ahead]);
#pragma omp simd
   for (long long j137 = piece; j137 < until; ++j137) {
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
}

static void layer_norm_0_4e60139a8d67(void *const *buffers, const long long *scalars, long long begin, long long end) {
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
  for (long long piece = 0; piece < n1_size1; piece += 256) {
   const long long until = n1_size1 - piece < 256 ? n1_size1 : piece + 256;
   for (long long ahead = piece; ahead < until && ahead < n1_size1 && ahead < 4096; ahead += 32) __builtin_prefetch(&b1_x_[(i1 + 1) * n3_stride3 + ahead]);
#pragma omp simd
   for (long long j137 = piece; j137 < until; ++j137) {
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
  {"2ecbf06b22a57ffa463011c49292124bb1505c9fd577c0d394af100d011e8751", "softmax_0", softmax_0_2ecbf06b22a5, 0, 1},
  {"555d77aec42046d208178be5041c9a95f700d105ad33a24e18a7f0fb0c359092", "softmax_0", softmax_0_555d77aec420, 0, 1},
  {"8ced9ad6668325628b7fb688c8864b181b51c0864b1ef08ca52d52e6ea8afb17", "softmax_0", softmax_0_8ced9ad66683, 0, 1},
  {"e4a130711411ff4486d900d90d475f8be35f97421bdac4c82a6aedb0cc0b8b93", "log_softmax_0", log_softmax_0_e4a130711411, 0, 1},
  {"a1ca3d0ffc10721943ca82baace7006a64d923366f050b0943a7fa7af326cd6e", "log_softmax_0", log_softmax_0_a1ca3d0ffc10, 0, 1},
  {"a0f22dedf6d6ff11e336fb0611c5a47c2c3956c5640b338b715fcd5fe14b7fab", "rms_norm_0", rms_norm_0_a0f22dedf6d6, 0, 1},
  {"9f6a89b4bfa606250a4916d23f34f5c59bcf08559f3270fe27a1c4a3ea300f93", "layer_norm_0", layer_norm_0_9f6a89b4bfa6, 0, 1},
  {"ad0f564d32fea92a06168a01ffd64fd2edce6d685c5d7bc94fe555c63330fb6d", "layer_norm_0", layer_norm_0_ad0f564d32fe, 0, 1},
  {"0a77a9f1797ec69f45f9066c1032420282dc434a665ef5796978ca78fc50bbdf", "layer_norm_0", layer_norm_0_0a77a9f1797e, 0, 1},
  {"50a138e04c7e047db4cc280d9f5eaa6e197bb633a0db661ae873ac2f9ca86a67", "layer_norm_0", layer_norm_0_50a138e04c7e, 0, 1},
  {"d730ad0b05738a49b1c46ef6e8902528ba5a31ae2482bcedd07c8bc78b573217", "layer_norm_0", layer_norm_0_d730ad0b0573, 0, 1},
  {"05e085246318c506db82843a6d1b00c2b9e6f1947a5c237c23af142c166fc945", "cumulative_sum_0", cumulative_sum_0_05e085246318, 0, 1},
  {"175bea739219b1226256d4e4bd6762d5ff3260d83b985ec3897017dbc2645774", "cumulative_sum_0", cumulative_sum_0_175bea739219, 0, 1},
  {"2a720306228a74b4b989658e9a9a0ce1dfa7f126cee3396a08c269d6f5603ded", "softmax_0", softmax_0_2a720306228a, 0, 1},
  {"0d1b6e0b6552096a1ba11cafa987045410dafe1b27d8a85d4e201c711194b036", "softmax_0", softmax_0_0d1b6e0b6552, 0, 1},
  {"c2b6779bc7fe726b2d7b10048a4cf3f93a9fb71ba404482b49b1c8d87e03c1d9", "softmax_0", softmax_0_c2b6779bc7fe, 0, 1},
  {"6be1613918cc1bb31f3b6f101f53d6d47086aed45a7a431225f2a0af412ab7f9", "log_softmax_0", log_softmax_0_6be1613918cc, 0, 1},
  {"8124fef4d2a30dd5ab630e080707367a20ca4f8b653b18d8ad8c9b402c2ee742", "log_softmax_0", log_softmax_0_8124fef4d2a3, 0, 1},
  {"dd543ba4e50d515680eb954d54fe94c81f28f2eb530ee9fe9c0f943fac6ae1a9", "rms_norm_0", rms_norm_0_dd543ba4e50d, 0, 1},
  {"4126af61a1cec046875014fc0b6974e0736d1092d71f49cd8b36a25ba8bd6f5d", "layer_norm_0", layer_norm_0_4126af61a1ce, 0, 1},
  {"fa725816f8b377d19b43a9ea5a658d9a42f6301ef854b576a5b391b9ca35bc6b", "layer_norm_0", layer_norm_0_fa725816f8b3, 0, 1},
  {"32ebc18a3cf3dcdb8ee882baf0e907cfd84429ea518deb71b29d2091a37cd519", "layer_norm_0", layer_norm_0_32ebc18a3cf3, 0, 1},
  {"54c9352911ec40acae44a9afa6bd3c3bff3d4c9c99669d02c33e753d3d2ba7ef", "layer_norm_0", layer_norm_0_54c9352911ec, 0, 1},
  {"5befd9c3be35ddb0689c5355530aee14203fbac00ca25131317ca5cc4f458f69", "layer_norm_0", layer_norm_0_5befd9c3be35, 0, 1},
  {"906ef06d93e1e4ec56bcc202b411cb00d8fc67a392e6f5cd8ec82f440fc72df0", "cumulative_sum_0", cumulative_sum_0_906ef06d93e1, 0, 1},
  {"d6142a1b78841533d111a5dc55faf4b683eced9e15cde79d06d2cf3a84094420", "cumulative_sum_0", cumulative_sum_0_d6142a1b7884, 0, 1},
  {"cc019f04e60133ec94d1827307e55e67833321edd0226795bca91f78cdc5b17b", "softmax_0", softmax_0_cc019f04e601, 0, 1},
  {"c8c148590abc448d534dbac233a9b3cd3395e58d9cac0d4193d2b621b0460c56", "softmax_0", softmax_0_c8c148590abc, 0, 1},
  {"91c36d00bd7496bba3597001fae91c1ce6f2c959bb729d2830b133358b5b607e", "softmax_0", softmax_0_91c36d00bd74, 0, 1},
  {"b4817aad512c7227bebc7545560dc24bdec5cde2a37624740b25960e2a0eb9fe", "log_softmax_0", log_softmax_0_b4817aad512c, 0, 1},
  {"5664d664653acc21d4567ccdf3edc5d7f0a64959a61b1a77d3a216436f652158", "log_softmax_0", log_softmax_0_5664d664653a, 0, 1},
  {"4a80e36ded5e3283f9fd345aec57d0bcb7f3cfd903cdb7ceb6a263790c588e92", "rms_norm_0", rms_norm_0_4a80e36ded5e, 0, 1},
  {"b05e8a32452ab15e7c6921a8723658e04a69c0057d73e03bda2541c22076fee9", "layer_norm_0", layer_norm_0_b05e8a32452a, 0, 1},
  {"72a852402050f8fc9b712d0f27f026389fb8e42c06b6622f5dadc0e8b32652ad", "layer_norm_0", layer_norm_0_72a852402050, 0, 1},
  {"209d036e893f1493103772c7a293dc218e0c2266c8be494c4dc5dfd722cd7845", "layer_norm_0", layer_norm_0_209d036e893f, 0, 1},
  {"2638baf28f4958eaec29775b2b71db24aa8d6af5b4db33cf6b3f06327fc8febe", "layer_norm_0", layer_norm_0_2638baf28f49, 0, 1},
  {"579b54aebf2bafdb4bc457893f6d9383d3396d3124ddc9ac9f87446350600441", "layer_norm_0", layer_norm_0_579b54aebf2b, 0, 1},
  {"2ac53d9107510e13851e220fb1fd5f1bdc55001eb6f9b9467f74ed94a075ac23", "cumulative_sum_0", cumulative_sum_0_2ac53d910751, 0, 1},
  {"cf09a8103d9e2405549d2d20d9b78b994d1890012872c137aad4c7005df6b8a7", "cumulative_sum_0", cumulative_sum_0_cf09a8103d9e, 0, 1},
  {"3c91f8c177c466602b9841f34d953430a1c4d26fede74d5153b3b2755448c4bd", "softmax_0", softmax_0_3c91f8c177c4, 0, 1},
  {"7bf20f5341674801bb164928cf00aff9f7f159492aec33b4e1ac7a5952615e9f", "softmax_0", softmax_0_7bf20f534167, 0, 1},
  {"69ddcf1097007e5cc755f8220c6a6d301e36d6ce177fc2b8f1355f966a22b37b", "softmax_0", softmax_0_69ddcf109700, 0, 1},
  {"be45ad12a996a7d729ce9bedea6166a391b295c62034ca2832862e51c53ab577", "log_softmax_0", log_softmax_0_be45ad12a996, 0, 1},
  {"ab04735543a4b0d728f387d06a0ffe5d70aa2723c07c458bea8d04b63d6677f3", "log_softmax_0", log_softmax_0_ab04735543a4, 0, 1},
  {"0a0f1aa78e416333e731cbaea68d79e2483b4bee1eedc868cce9a94d10d1c114", "rms_norm_0", rms_norm_0_0a0f1aa78e41, 0, 1},
  {"e9bd8c35f53375db7ec78a7438dd5eae12c6cb33daa984a356df9474ce6880cc", "layer_norm_0", layer_norm_0_e9bd8c35f533, 0, 1},
  {"049a865b7c38778292b28c1282ceb136d89755da7dbd1ce6ad3ee62796cd2ffc", "layer_norm_0", layer_norm_0_049a865b7c38, 0, 1},
  {"cde683f65718c189526553d0b4c9ee3cef389dedd1e9043dab69ceefa1815ba5", "layer_norm_0", layer_norm_0_cde683f65718, 0, 1},
  {"46fbeef57c6ba9b8e027b4b950088a0c09bbe576e0525724d853d3d4199f8156", "layer_norm_0", layer_norm_0_46fbeef57c6b, 0, 1},
  {"4e60139a8d67bc2f5c48a75644ecc5291be0a504077ca48223cf4319e1eda638", "layer_norm_0", layer_norm_0_4e60139a8d67, 0, 1},
  {"0a1ab7dc8ded971aa25860220745eb4127f9ef6cb0836f7d11d8fdbe5b3b1b10", "cumulative_sum_0", cumulative_sum_0_0a1ab7dc8ded, 0, 1},
  {"c81a97b49a3250ad7cb0b85479b570b2f25a89894a548ad6d175c95964a0e350", "cumulative_sum_0", cumulative_sum_0_c81a97b49a32, 0, 1},
};
CORE_BUILT_COUNT(rows);
