// The levels of x86-64 that the loops are compiled for, and which of them this machine has.
#pragma once
#include <cpuid.h>
#if defined(__linux__)
#include <sys/syscall.h>
#include <unistd.h>
#endif

// The names under which the loops of products are compiled, and those of all others: "v3" is
// x86-64-v3, "bf16" is v4 with AVX512-BF16, and "amx" is bf16 with AMX. The last that is supported
// is the best. A compiler may lack the last ones (CMakeLists.txt).
#if defined(CORE_BUILDS_AMX)
#define CORE_ISAS(X) X(v2, v2) X(v3, v3) X(v4, v4) X(bf16, v4) X(amx, v4)
#elif defined(CORE_BUILDS_BF16)
#define CORE_ISAS(X) X(v2, v2) X(v3, v3) X(v4, v4) X(bf16, v4)
#else
#define CORE_ISAS(X) X(v2, v2) X(v3, v3) X(v4, v4)
#endif

namespace core_cpu {

enum Isa { kV2, kV3, kV4, kBf16, kAmx };

inline bool has_x86_64(Isa level) {
  __builtin_cpu_init();
#if defined(__GNUC__) && !defined(__clang__) && __GNUC__ >= 12
  if (level == kV4) return __builtin_cpu_supports("x86-64-v4") != 0;
  if (level == kV3) return __builtin_cpu_supports("x86-64-v3") != 0;
  return __builtin_cpu_supports("x86-64-v2") != 0;
#endif
  const bool v2 = __builtin_cpu_supports("sse4.2") && __builtin_cpu_supports("popcnt");
  const bool v3 = v2 && __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") &&
                  __builtin_cpu_supports("bmi2");
  if (level < kV4) return level == kV2 ? v2 : v3;
  return v3 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("avx512dq") &&
         __builtin_cpu_supports("avx512vl");
}

// What the processor says of itself: leaf 7 of cpuid.
struct Features {
  unsigned eax = 0, ebx = 0, ecx = 0, edx = 0;
  explicit Features(unsigned part) { __get_cpuid_count(7, part, &eax, &ebx, &ecx, &edx); }
};
inline bool has_bf16() { return Features(1).eax >> 5 & 1; }
inline bool has_amx() {
  constexpr unsigned kAmxBf16 = 1u << 22, kAmxTile = 1u << 24;
  return (Features(0).edx & (kAmxBf16 | kAmxTile)) == (kAmxBf16 | kAmxTile);
}

// Linux saves the tiles of processes that ask for it. It says no where it is too old, or where a
// thread's stack for signals has no room for them.
inline bool may_use_tiles() {
#if defined(__linux__) && defined(SYS_arch_prctl)
  constexpr int kRequestPermission = 0x1023, kTileData = 18;  // ARCH_REQ_XCOMP_PERM
  static const bool may = syscall(SYS_arch_prctl, kRequestPermission, kTileData) == 0;
  return may;
#else
  return false;
#endif
}

// Whether this CPU and operating system can run the level with this number in CORE_ISAS.
inline bool is_supported(int isa) {
  if (isa <= kV4) return has_x86_64(Isa(isa));
  const bool bf16 = has_x86_64(kV4) && has_bf16();
  return isa == kBf16 ? bf16 : bf16 && has_amx() && may_use_tiles();
}

// Whether the level before it is quicker where both are supported. Intel's processors add pairs of
// bfloat16 in twice the cycles that float32 takes for as many products (decision 104).
inline bool is_slow(int isa) { return isa == kBf16 && __builtin_cpu_is("intel"); }

}  // namespace core_cpu
