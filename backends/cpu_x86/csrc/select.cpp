// where(condition, x1, x2): bits are moved and never read, so one loop serves all dtypes of a size.
#include "loops.h"

#define CORE_FILE "backends/cpu_x86/csrc/select.cpp"

namespace core_cpu::CORE_ISA {
namespace {

// complex128: two words that move together.
struct Words {
  uint64_t low, high;
};

// The steps are constants, so that a contiguous operand vectorizes and one that stays is read once.
template <class S, int64_t Step1, int64_t Step2>
CORE_INLINE void select_contiguous(int64_t n, char* out, const char* condition, const char* x1,
                                   const char* x2) {
  const S first1 = load_raw<S>(x1), first2 = load_raw<S>(x2);
  CORE_SIMD
  for (int64_t i = 0; i < n; ++i) {
    const S a = Step1 == 0 ? first1 : load_raw<S>(x1 + i * Step1);
    const S b = Step2 == 0 ? first2 : load_raw<S>(x2 + i * Step2);
    store_raw<S>(out + i * int64_t{sizeof(S)}, load_raw<uint8_t>(condition + i) ? a : b);
  }
}

template <class S>
void select_loop(int64_t n, char* const* data, const int64_t* strides) {
  constexpr int64_t size = sizeof(S);
  char* const out = data[0];
  const char *const condition = data[1], *const x1 = data[2], *const x2 = data[3];
  const int64_t step1 = strides[2], step2 = strides[3];
  if (strides[0] == size && strides[1] == 1) {
    if (step1 == size && step2 == size)
      return select_contiguous<S, size, size>(n, out, condition, x1, x2);
    if (step1 == size && step2 == 0)
      return select_contiguous<S, size, 0>(n, out, condition, x1, x2);
    if (step1 == 0 && step2 == size)
      return select_contiguous<S, 0, size>(n, out, condition, x1, x2);
    if (step1 == 0 && step2 == 0) return select_contiguous<S, 0, 0>(n, out, condition, x1, x2);
  }
  const int64_t out_step = strides[0], condition_step = strides[1];
  for (int64_t i = 0; i < n; ++i) {
    const bool first = load_raw<uint8_t>(condition + i * condition_step) != 0;
    store_raw<S>(out + i * out_step, load_raw<S>(first ? x1 + i * step1 : x2 + i * step2));
  }
}

constexpr Select kSelect = {{select_loop<uint8_t>, select_loop<uint16_t>, select_loop<uint32_t>,
                             select_loop<uint64_t>, select_loop<Words>}};

const Entry kEntries[] = {
    {"core::where", kAllDtypes,
     make_kernel(run_select, &kSelect, "cpu_x86 core::where", CORE_FILE, __LINE__)},
};

}  // namespace

Table select() { return {kEntries, sizeof(kEntries) / sizeof(Entry)}; }

}  // namespace core_cpu::CORE_ISA
