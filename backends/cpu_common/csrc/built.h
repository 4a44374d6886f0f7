// What a generated file says of its kernels: C, and C++ for module.cpp.
#pragma once

#ifdef __cplusplus
extern "C" {
#endif

typedef void (*core_built_fn)(void* const* buffers, const long long* scalars, long long begin,
                              long long end);

typedef struct core_built {
  const char* key;   // of an elementwise kernel its key, of others the digest of their source
  const char* name;  // which kernel of the source; 0 for elementwise ones
  core_built_fn fn;
  int tile, cost;  // of elementwise ones
} core_built;

#ifdef __cplusplus
}
#endif

// The table of a family, and how many entries it has; CORE_ISA is the level it is built for.
#define CORE_BUILT_JOIN2(isa, family) core_built_##isa##_##family
#define CORE_BUILT_JOIN(isa, family) CORE_BUILT_JOIN2(isa, family)
#define CORE_BUILT(family) \
  __attribute__((visibility("hidden"))) const core_built CORE_BUILT_JOIN(CORE_ISA, family)[]
#define CORE_BUILT_COUNT(family)                                                              \
  __attribute__((visibility("hidden"))) const int CORE_BUILT_JOIN(CORE_ISA, count_##family) = \
      sizeof(CORE_BUILT_JOIN(CORE_ISA, family)) / sizeof(core_built)
