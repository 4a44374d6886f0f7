// Which of the instruction sets a processor has, by the bits Linux reports. It is a function of
// numbers alone, so that it is tested for every processor on any machine (tests/test_dispatch.py).
#pragma once
#include <cstdint>

namespace core_cpu {

enum Isa { kNeon, kN1, kN2, kV1 };

// The bits that Linux reports: two words of getauxval, and SVE's length in bytes (0: none).
struct Processor {
  uint64_t hwcap, hwcap2;
  int sve_bytes;
};

// Bits of AT_HWCAP and AT_HWCAP2: the kernel's ABI (Documentation/arch/arm64/elf_hwcaps.rst), which
// other systems' headers do not have.
namespace hwcap {
constexpr uint64_t kAsimd = 1u << 1, kAtomics = 1u << 8, kFphp = 1u << 9, kAsimdhp = 1u << 10,
                   kAsimdrdm = 1u << 12, kAsimddp = 1u << 20, kSve = 1u << 22;
}
namespace hwcap2 {
constexpr uint64_t kSve2 = 1u << 1, kSvei8mm = 1u << 9, kSvebf16 = 1u << 12, kI8mm = 1u << 13,
                   kBf16 = 1u << 14;
}

constexpr bool has_all(uint64_t word, uint64_t bits) { return (word & bits) == bits; }

// neon: every aarch64 with NEON.
// n1: the same, with dot products: Neoverse N1 (Graviton2).
// n2: vectors of 128 bits with SVE2, BF16 and I8MM: Neoverse N2, V2 (Graviton4). Its code is right
//     for every length of SVE.
// v1: vectors of 256 bits with SVE, BF16 and I8MM: Neoverse V1 (Graviton3). Its code is wrong for
//     every other length.
constexpr bool has_isa(Isa isa, const Processor& p) {
  if (!has_all(p.hwcap, hwcap::kAsimd)) return false;
  if (isa == kNeon) return true;
  if (!has_all(p.hwcap, hwcap::kAtomics | hwcap::kAsimdrdm | hwcap::kAsimddp)) return false;
  if (isa == kN1) return true;
  const bool both =
      has_all(p.hwcap, hwcap::kFphp | hwcap::kAsimdhp | hwcap::kSve) &&
      has_all(p.hwcap2, hwcap2::kI8mm | hwcap2::kBf16 | hwcap2::kSvei8mm | hwcap2::kSvebf16);
  if (isa == kV1) return both && p.sve_bytes == 32;
  return both && p.sve_bytes >= 16 && has_all(p.hwcap2, hwcap2::kSve2);
}

}  // namespace core_cpu
