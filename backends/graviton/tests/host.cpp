// What conftest.py compiles for the machine that tests run on: functions of C, for ctypes.
#include "dispatch.h"
#include "gemm_pack.h"

using namespace core_cpu::CORE_ISA;

extern "C" {

int has_isa(int isa, uint64_t hwcap, uint64_t hwcap2, int sve_bytes) {
  return core_cpu::has_isa(core_cpu::Isa(isa), {hwcap, hwcap2, sve_bytes});
}
int strip() { return kStrip; }
int panel(int bytes) { return bytes == 8 ? kPanel<double> : kPanel<float>; }

#define PACK(name, type)                                                                         \
  void pack_##name(const char* from, int64_t step, int64_t stride, int64_t lines, int64_t width, \
                   int64_t k, void* to) {                                                        \
    pack<type>(from, step, stride, lines, width, k, static_cast<type::Value*>(to));              \
  }
PACK(float16, Float16)
PACK(bfloat16, BFloat16)
PACK(float32, Float32)
PACK(float64, Float64)

#define GROUPS(name, type, factor, deep)                                                           \
  void groups_##name(const char* from, int64_t step, int64_t stride, int64_t lines, int64_t width, \
                     int64_t k, void* to) {                                                        \
    pack_groups<type, deep>(from, step, stride, lines, width, k, static_cast<factor*>(to));        \
  }
GROUPS(bfloat16, BFloat16, uint16_t, 4)
GROUPS(float32, Float32, uint16_t, 4)
GROUPS(int8, Int8, int8_t, 8)
}
