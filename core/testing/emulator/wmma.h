// Products on RDNA's matrix units, by the names that the compiler gives them: of RDNA 4 where
// __GFX12__ is defined, else of RDNA 3. mfma.h stands before it. The lanes' shares of a matrix
// stand in AMD's reference guides of the instruction sets, and in
// core_backend_rocm/tiles.py.

typedef float CoreFloat8 __attribute__((__vector_size__(32)));
#ifdef __GFX12__
#define CORE_HELD 8  // numbers of a factor in a lane
#else
#define CORE_HELD 16  // lane l + 16 has to hold what lane l holds
#endif
typedef short CoreShorts __attribute__((__vector_size__(2 * CORE_HELD)));
typedef unsigned short CoreHalves __attribute__((__vector_size__(2 * CORE_HELD)));

struct CoreWaveFactors {
  float a[CORE_HELD], b[CORE_HELD];
};
static CoreWaveFactors core_wave_factors[2][1024];  // of this product, and the one before it

template <class T>
static inline CoreFloat8 core_wmma_of(int line, T a, T b, CoreFloat8 sums) {
  const unsigned number = core_engine->number, lane = CORE_LANE;
  CoreWaveFactors* own = &core_wave_factors[core_turn[number] ^= 1][number];
  for (int n = 0; n < CORE_HELD; ++n) own->a[n] = core_number(a[n]), own->b[n] = core_number(b[n]);
  const unsigned long long* places = core_engine->meet(0, (unsigned long long)own, line);
  for (unsigned m = 0; m < 8; ++m) {
    const unsigned row = CORE_HELD == 8 ? lane / 16 * 8 + m : 2 * m + lane / 16;
    double sum = sums[m];
    for (unsigned k = 0; k < 16; ++k) {
      // On RDNA 3 the lanes of the upper half are asked for the odd numbers: theirs have to agree.
      const unsigned half = CORE_HELD == 8 ? k / 8 * 16 : k % 2 * 16, n = k % CORE_HELD;
      sum += (double)((const CoreWaveFactors*)places[half + row])->a[n] *
             (double)((const CoreWaveFactors*)places[half + lane % 16])->b[n];
    }
    sums[m] = (float)sum;
  }
  return sums;
}
#ifdef __GFX12__
#define __builtin_amdgcn_wmma_f32_16x16x16_f16_w32_gfx12(...) \
  core_wmma_of<CoreHalves>(__LINE__, __VA_ARGS__)
#define __builtin_amdgcn_wmma_f32_16x16x16_bf16_w32_gfx12(...) \
  core_wmma_of<CoreShorts>(__LINE__, __VA_ARGS__)
#else
#define __builtin_amdgcn_wmma_f32_16x16x16_f16_w32(...) \
  core_wmma_of<CoreHalves>(__LINE__, __VA_ARGS__)
#define __builtin_amdgcn_wmma_f32_16x16x16_bf16_w32(...) \
  core_wmma_of<CoreShorts>(__LINE__, __VA_ARGS__)
#define __builtin_amdgcn_sched_barrier(mask)  // of a compiler's own order
#endif
