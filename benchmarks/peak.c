// Loops that do nothing but multiply and add, in as many sums as hide how long one takes. Each
// returns how many multiply-adds it made; 0: the processor has no such unit.
#if defined(__AVX512F__)
#define BYTES 64
#elif defined(__AVX__)
#define BYTES 32
#else
#define BYTES 16
#endif
typedef float Vector __attribute__((vector_size(BYTES)));
enum { SUMS = 12 };

long float32(long steps, float* numbers) {
  Vector sums[SUMS] = {}, factor = {}, more = {};
  factor += numbers[0], more += numbers[1];
  for (int i = 0; i < SUMS; ++i) sums[i] += numbers[i];  // that differ, or some were one
  for (long s = 0; s < steps; ++s)
#pragma GCC unroll 12
    for (int i = 0; i < SUMS; ++i) sums[i] = sums[i] * factor + more;
  for (int i = 1; i < SUMS; ++i) sums[0] += sums[i];
  numbers[SUMS - 1] = sums[0][0];
  return steps * SUMS * (BYTES / 4);
}

#if defined(__AMX_BF16__) && defined(__linux__)
long syscall(long number, ...);

long bfloat16(long steps, float* numbers) {
  enum { ARCH_PRCTL = 158, REQUEST_PERMISSION = 0x1023, TILE_DATA = 18 };
  if (syscall(ARCH_PRCTL, REQUEST_PERMISSION, TILE_DATA) != 0) return 0;
  const struct {
    unsigned char palette, start, reserved[14];
    unsigned short bytes[16];
    unsigned char rows[16];
  } tiles = {1, 0, {}, {64, 64, 64, 64, 64, 64, 64, 64}, {16, 16, 16, 16, 16, 16, 16, 16}};
  asm volatile("ldtilecfg %0\n\ttilezero %%tmm6\n\ttilezero %%tmm7" ::"m"(tiles));
  for (long s = 0; s < steps; ++s)
    asm volatile(
        "tdpbf16ps %%tmm7, %%tmm6, %%tmm0\n\ttdpbf16ps %%tmm7, %%tmm6, %%tmm1\n\t"
        "tdpbf16ps %%tmm7, %%tmm6, %%tmm2\n\ttdpbf16ps %%tmm7, %%tmm6, %%tmm3" ::);
  asm volatile("tilerelease");
  return steps * 4 * 16 * 16 * 32;
}
#else
long bfloat16(long steps, float* numbers) { return 0; }
#endif
