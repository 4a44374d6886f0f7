// The instruction sets of aarch64 that the loops are compiled for, and which this machine has.
#pragma once
#include <sys/auxv.h>
#include <sys/prctl.h>

#include "dispatch.h"

// The names under which the loops of products are compiled, and those of all others, in the order
// of Isa. The last that is supported is the best.
#ifdef CORE_ONLY_NEON
#define CORE_ISAS(X) X(neon, neon)
#else
#define CORE_ISAS(X) X(neon, neon) X(n1, neon) X(n2, n2) X(v1, v1)
#endif

namespace core_cpu {

inline Processor this_processor() {
  constexpr int kGetVectorLength = 51, kLength = 0xffff;   // PR_SVE_GET_VL, PR_SVE_VL_LEN_MASK
  const int length = prctl(kGetVectorLength, 0, 0, 0, 0);  // of the process; below 0: no SVE
  return {getauxval(AT_HWCAP), getauxval(AT_HWCAP2), length < 0 ? 0 : length & kLength};
}

// Whether this machine can run the instruction set with this number in CORE_ISAS.
inline bool is_supported(int isa) { return has_isa(Isa(isa), this_processor()); }

// Whether the one before it is quicker where both are supported.
inline bool is_slow(int) { return false; }

}  // namespace core_cpu
