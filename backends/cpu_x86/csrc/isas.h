// The levels of x86-64 that the loops are compiled for, and which of them this machine has.
#pragma once

// The names under which the loops are compiled: "v3" is x86-64-v3. The last that is supported is
// the best.
#define CORE_ISAS(X) X(v2, v2) X(v3, v3) X(v4, v4)

namespace core_cpu {

// Whether this CPU and operating system can run the level with this number in CORE_ISAS.
inline bool is_supported(int isa) {
  __builtin_cpu_init();
#if defined(__GNUC__) && !defined(__clang__) && __GNUC__ >= 12
  if (isa == 2) return __builtin_cpu_supports("x86-64-v4") != 0;
  if (isa == 1) return __builtin_cpu_supports("x86-64-v3") != 0;
  return __builtin_cpu_supports("x86-64-v2") != 0;
#endif
  const bool v2 = __builtin_cpu_supports("sse4.2") && __builtin_cpu_supports("popcnt");
  const bool v3 = v2 && __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") &&
                  __builtin_cpu_supports("bmi2");
  if (isa < 2) return isa == 0 ? v2 : v3;
  return v3 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("avx512dq") &&
         __builtin_cpu_supports("avx512vl");
}

}  // namespace core_cpu
