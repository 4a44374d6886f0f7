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

// Where 32 rows of factors lie: elements from one row to the next, and from one step to the next.
struct TileRows {
  const uint16_t* data;
  int64_t row, step;
};

// sums = a @ b (+ before), 32 columns and 16 rows, or with Both 32, side by side. A step multiplies
// kTileDepth elements of k: of 32 rows and of 32 columns, which lie in pairs. Rows are read past
// the first cache, which holds the columns for other rows.
template <bool Both>
inline __attribute__((always_inline)) void multiply_tiles(int64_t steps, TileRows a,
                                                          const uint16_t* b, const float* before,
                                                          float* sums) {
  constexpr int64_t pairs = 128;  // bytes from one row to the next; of sums, too
  const int64_t row = a.row * int64_t(sizeof(*a.data));
  if (before) {
    asm volatile(
        "tileloadd (%0,%1,1), %%tmm0\n\t"
        "tileloadd 64(%0,%1,1), %%tmm1" ::"r"(before),
        "r"(pairs)
        : "memory");
    if (Both)
      asm volatile(
          "tileloadd 2048(%0,%1,1), %%tmm2\n\t"
          "tileloadd 2112(%0,%1,1), %%tmm3" ::"r"(before),
          "r"(pairs)
          : "memory");
  } else {
    asm volatile("tilezero %%tmm0\n\ttilezero %%tmm1" ::: "memory");
    if (Both) asm volatile("tilezero %%tmm2\n\ttilezero %%tmm3" ::: "memory");
  }
  for (int64_t s = 0; s < steps; ++s, a.data += a.step, b += kTileBlock) {
    asm volatile(
        "tileloadd (%0,%1,1), %%tmm6\n\t"
        "tileloaddt1 (%2,%3,1), %%tmm4\n\t"
        "tdpbf16ps %%tmm6, %%tmm4, %%tmm0\n\t"
        "tileloadd 64(%0,%1,1), %%tmm7\n\t"
        "tdpbf16ps %%tmm7, %%tmm4, %%tmm1" ::"r"(b),
        "r"(pairs), "r"(a.data), "r"(row)
        : "memory");
    if (Both)
      asm volatile(
          "tileloaddt1 (%0,%1,1), %%tmm5\n\t"
          "tdpbf16ps %%tmm6, %%tmm5, %%tmm2\n\t"
          "tdpbf16ps %%tmm7, %%tmm5, %%tmm3" ::"r"(a.data + kTileRows * a.row),
          "r"(row)
          : "memory");
  }
  asm volatile(
      "tilestored %%tmm0, (%0,%1,1)\n\t"
      "tilestored %%tmm1, 64(%0,%1,1)" ::"r"(sums),
      "r"(pairs)
      : "memory");
  if (Both)
    asm volatile(
        "tilestored %%tmm2, 2048(%0,%1,1)\n\t"
        "tilestored %%tmm3, 2112(%0,%1,1)" ::"r"(sums),
        "r"(pairs)
        : "memory");
}

}  // namespace core_cpu::CORE_ISA
