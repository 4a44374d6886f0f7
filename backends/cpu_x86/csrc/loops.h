// The loops over one dimension, with a fast form for each way that memory lies in practice: all
// contiguous, and contiguous with one value that stays (a number, or a broadcast operand).
#pragma once
#include "types.h"

namespace core_cpu::CORE_ISA {

// Op has `Result<T>`, the output's element type, and `apply` on values.
template <class Op, class T>
void unary_loop(int64_t n, char* const* data, const int64_t* strides) {
  using R = typename Op::template Result<T>;
  char* const out = data[0];
  const char* const x = data[1];
  const int64_t out_step = strides[0], step = strides[1];
  if (out_step == R::size && step == T::size) {
    CORE_SIMD
    for (int64_t i = 0; i < n; ++i)
      R::store(out + i * R::size, Op::apply(T::load(x + i * T::size)));
    return;
  }
  for (int64_t i = 0; i < n; ++i) R::store(out + i * out_step, Op::apply(T::load(x + i * step)));
}

template <class Op, class T>
void binary_loop(int64_t n, char* const* data, const int64_t* strides) {
  using R = typename Op::template Result<T>;
  char* const out = data[0];
  const char* const a = data[1];
  const char* const b = data[2];
  const int64_t out_step = strides[0], a_step = strides[1], b_step = strides[2];
  if (out_step == R::size && a_step == T::size && b_step == T::size) {
    CORE_SIMD
    for (int64_t i = 0; i < n; ++i)
      R::store(out + i * R::size, Op::apply(T::load(a + i * T::size), T::load(b + i * T::size)));
  } else if (out_step == R::size && a_step == T::size && b_step == 0) {
    const auto value = T::load(b);
    CORE_SIMD
    for (int64_t i = 0; i < n; ++i)
      R::store(out + i * R::size, Op::apply(T::load(a + i * T::size), value));
  } else if (out_step == R::size && a_step == 0 && b_step == T::size) {
    const auto value = T::load(a);
    CORE_SIMD
    for (int64_t i = 0; i < n; ++i)
      R::store(out + i * R::size, Op::apply(value, T::load(b + i * T::size)));
  } else {
    for (int64_t i = 0; i < n; ++i)
      R::store(out + i * out_step, Op::apply(T::load(a + i * a_step), T::load(b + i * b_step)));
  }
}

template <class Op, class... Ts>
constexpr Pointwise make_unary(List<Ts...>) {
  Pointwise made{};
  made.inputs = 1;
  ((made.by_dtype[Ts::id] = {unary_loop<Op, Ts>, Op::template Result<Ts>::id}), ...);
  return made;
}
template <class Op, class... Ts>
constexpr Pointwise make_binary(List<Ts...>) {
  Pointwise made{};
  made.inputs = 2;
  ((made.by_dtype[Ts::id] = {binary_loop<Op, Ts>, Op::template Result<Ts>::id}), ...);
  return made;
}

// One operator: its table of loops and the entry that registers it.
#define CORE_POINTWISE_ENTRY(op, table, dtypes) \
  {op, dtypes::mask, make_kernel(run_pointwise, &(table), "cpu_x86 " op, CORE_FILE, __LINE__)}

}  // namespace core_cpu::CORE_ISA
