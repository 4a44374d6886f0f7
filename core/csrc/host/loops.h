// What makes a loop of a host kernel a loop of vectors, for the processor that it runs on.
#pragma once

#if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__)
#define CORE_FOR_EACH_CPU __attribute__((target_clones("avx512f", "avx2", "default")))
#else
#define CORE_FOR_EACH_CPU
#endif
// Asserts that a loop's writes do not overlap its reads.
#if defined(__clang__)
#define CORE_APART _Pragma("clang loop vectorize(assume_safety)")
#define CORE_ROLLED
#else
#define CORE_APART _Pragma("GCC ivdep")
#define CORE_ROLLED _Pragma("GCC unroll 1")  // a loop that is unrolled early becomes no vector
#endif
#define CORE_INLINED __attribute__((always_inline))
#define CORE_OUTLINED __attribute__((noinline))
#define CORE_INLINE CORE_INLINED inline
