// The tiles of AMX: eight registers of 16 rows of 64 bytes. Four hold sums of 32 rows by 32
// columns, two hold factors of the rows and two factors of the columns.
//
// In assembly, since the intrinsics of GCC 12 do not say which memory they read.
#pragma once
#include <cstdint>
#include <cstring>

namespace core_cpu::CORE_ISA {

// A thread's tiles, configured for its products. They may be in use by another library, whose
// configuration is put back: it need not ask for it again.
class TileState {
 public:
  TileState() {
    asm volatile("sttilecfg %0" : "=m"(before_));
    alike_ = memcmp(&before_, &kOurs, sizeof(Configuration)) == 0;
    if (!alike_) asm volatile("ldtilecfg %0" ::"m"(kOurs));
  }
  ~TileState() {
    if (alike_) return;
    if (before_.palette == 0)
      asm volatile("tilerelease" ::: "memory");
    else
      asm volatile("ldtilecfg %0" ::"m"(before_));
  }
  TileState(const TileState&) = delete;
  TileState& operator=(const TileState&) = delete;

 private:
  struct alignas(64) Configuration {
    uint8_t palette, start_row, reserved[14];
    uint16_t bytes_of_row[16];
    uint8_t rows[16];
  };
  static constexpr Configuration kOurs = {
      1, 0, {}, {64, 64, 64, 64, 64, 64, 64, 64}, {16, 16, 16, 16, 16, 16, 16, 16}};
  Configuration before_;
  bool alike_;
};

constexpr int kTileRows = 16, kTileDepth = 32;  // of factors of 16 bits
constexpr int kTileBlock = 2 * kTileRows * kTileDepth;

// sums = a @ b, 32 columns and 16 rows, or with Both 32. A step multiplies kTileDepth elements of
// k: `a` has 32 rows of them and `b` 32 columns, in pairs. `pace` bytes from `next` on are fetched
// into the second cache at each step.
template <bool Both>
inline __attribute__((always_inline)) void multiply_tiles(int64_t steps, const uint16_t* a,
                                                          const uint16_t* b, uintptr_t next,
                                                          int64_t pace) {
  constexpr int64_t row = 64, pairs = 128;
  asm volatile("tilezero %%tmm0\n\ttilezero %%tmm1" ::: "memory");
  if (Both) asm volatile("tilezero %%tmm2\n\ttilezero %%tmm3" :::);
  for (int64_t s = 0; s < steps; ++s, a += kTileBlock, b += kTileBlock) {
    for (const uintptr_t end = next + uintptr_t(pace); next < end; next += 64)
      __builtin_prefetch(reinterpret_cast<const void*>(next), 0, 2);
    asm volatile(
        "tileloadd (%0,%1,1), %%tmm6\n\t"
        "tileloadd (%2,%3,1), %%tmm4\n\t"
        "tdpbf16ps %%tmm6, %%tmm4, %%tmm0\n\t"
        "tileloadd 64(%0,%1,1), %%tmm7\n\t"
        "tdpbf16ps %%tmm7, %%tmm4, %%tmm1" ::"r"(b),
        "r"(pairs), "r"(a), "r"(row)
        : "memory");
    if (Both)
      asm volatile(
          "tileloadd 1024(%0,%1,1), %%tmm5\n\t"
          "tdpbf16ps %%tmm6, %%tmm5, %%tmm2\n\t"
          "tdpbf16ps %%tmm7, %%tmm5, %%tmm3" ::"r"(a),
          "r"(row)
          : "memory");
  }
}

// Stores the sums, whose rows lie `step` elements apart: 16 rows, or with Both 32.
template <bool Both>
inline __attribute__((always_inline)) void store_tiles(float* to, int64_t step) {
  asm volatile(
      "tilestored %%tmm0, (%0,%1,1)\n\t"
      "tilestored %%tmm1, 64(%0,%1,1)" ::"r"(to),
      "r"(step * int64_t(sizeof(float)))
      : "memory");
  if (Both)
    asm volatile(
        "tilestored %%tmm2, (%0,%1,1)\n\t"
        "tilestored %%tmm3, 64(%0,%1,1)" ::"r"(to + kTileRows * step),
        "r"(step * int64_t(sizeof(float)))
        : "memory");
}

}  // namespace core_cpu::CORE_ISA
