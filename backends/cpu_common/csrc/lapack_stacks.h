// What the kernels of linear algebra share: stacks of matrices, and their transposition.
//
// LAPACK has matrices column by column, tensors have them row by row: they are transposed on the
// way, except where the transposed problem has the same answer. Vectors have the signs that NumPy's
// have, which is given the same matrices.
//
// A matrix that LAPACK refuses (singular, not positive definite, no convergence) is declined before
// any output is written: the next provider says in words what is wrong.
#pragma once
#include <algorithm>
#include <atomic>
#include <cmath>
#include <complex>
#include <cstring>
#include <limits>
#include <new>
#include <type_traits>
#include <vector>

#include "fork_gate.h"
#include "lapack.h"

namespace core_cpu {

using C64 = std::complex<float>;
using C128 = std::complex<double>;

template <class T>
struct RealOf {
  using type = T;
};
template <class T>
struct RealOf<std::complex<T>> {
  using type = T;
};
template <class T>
using Real = typename RealOf<T>::type;
template <class T>
constexpr bool kComplex = !std::is_same_v<T, Real<T>>;

// ---- matrices ----------------------------------------------------------------------------------
constexpr int64_t kLargest = 1 << 15;  // rows or columns; LAPACK counts elements in 32 bits
constexpr int64_t kWork = 1 << 15;     // multiplications that are worth a thread

template <class T>
T conjugate(T x) {
  if constexpr (kComplex<T>)
    return std::conj(x);
  else
    return x;
}

// to(j, i) = from(i, j) of a matrix of rows x columns.
template <class T>
void transpose(const T* from, int64_t rows, int64_t columns, T* to) {
  constexpr int64_t kTile = 16;
  for (int64_t i0 = 0; i0 < rows; i0 += kTile)
    for (int64_t j0 = 0; j0 < columns; j0 += kTile)
      for (int64_t i = i0; i < std::min(i0 + kTile, rows); i++)
        for (int64_t j = j0; j < std::min(j0 + kTile, columns); j++)
          to[j * rows + i] = from[i * columns + j];
}

// The mean with the adjoint, column by column.
template <class T>
void hermitian(const T* from, int64_t n, T* to) {
  for (int64_t i = 0; i < n; i++)
    for (int64_t j = 0; j < n; j++)
      to[j * n + i] = from[i * n + j] * Real<T>(0.5) + conjugate(from[j * n + i]) * Real<T>(0.5);
}

inline const core_tensor& tensor(const core_call* call, int i) { return *call->args[i].v.tensor; }

// A stack of matrices that lie in order, or none.
struct Stack {
  int64_t rows = 0, columns = 0, count = 0;
  bool fits = false;

  explicit Stack(const core_tensor& x) {
    if (x.dl.ndim < 2 || x.numel == 0) return;
    rows = x.dl.shape[x.dl.ndim - 2];
    columns = x.dl.shape[x.dl.ndim - 1];
    count = x.numel / (rows * columns);
    fits = x.contiguous && rows <= kLargest && columns <= kLargest;
  }
  // Whether the matrices lie in order column by column.
  bool is_turned(const core_tensor& x) const {
    if (x.contiguous || size() == 0 || rows > kLargest || columns > kLargest) return false;
    const int64_t* strides = x.dl.strides;
    int64_t step = size();
    for (int d = x.dl.ndim - 3; d >= 0; d--) {
      if (x.dl.shape[d] != 1 && strides[d] != step) return false;
      step *= x.dl.shape[d];
    }
    return strides[x.dl.ndim - 2] == 1 && strides[x.dl.ndim - 1] == rows;
  }
  // Whether they lie in order either way.
  bool lies(const core_tensor& x) const { return fits || is_turned(x); }
  int64_t size() const { return rows * columns; }
};

// fn(matrix) for each of them, false where it is refused; over the threads. Memory may run out.
template <class F>
int32_t each_matrix(const core_call* call, int64_t count, int64_t cost, F&& fn) {
  struct Work {
    F& fn;
    std::atomic<bool> refused{false}, failed{false};
  } work{fn};
  const auto run = [](void* context, int64_t begin, int64_t end) {
    Work& w = *static_cast<Work*>(context);
    try {
      for (int64_t i = begin; i < end && !w.refused && !w.failed; i++)
        if (!w.fn(i)) w.refused = true;
    } catch (const std::bad_alloc&) {
      w.failed = true;
    }
  };
  {
    const ForkGate gate;
    const int64_t grain = std::max<int64_t>(1, kWork / std::max<int64_t>(cost, 1));
    if (count <= grain)
      run(&work, 0, count);
    else
      call->parallel_for(call, count, grain, run, &work);
  }
  if (work.failed) return call->set_error(call, "out of memory for a matrix decomposition");
  return work.refused ? CORE_DECLINED : CORE_OK;
}

// Calls run(T{}) for the dtype of the first argument.
template <class F>
int32_t by_dtype(const core_call* call, F&& run) {
  try {
    switch (tensor(call, 0).dtype) {
      case CORE_FLOAT32:
        return run(float{});
      case CORE_FLOAT64:
        return run(double{});
      case CORE_COMPLEX64:
        return run(C64{});
      case CORE_COMPLEX128:
        return run(C128{});
      default:
        return CORE_DECLINED;
    }
  } catch (const std::bad_alloc&) {
    return call->set_error(call, "out of memory for a matrix decomposition");
  }
}

template <class T>
const T* data_of(const core_tensor& x) {
  return static_cast<const T*>(x.dl.data);
}

template <class T>
T* output(const core_call* call, int i) {
  return static_cast<T*>(call->outputs[i].dl.data);
}

// What a workspace query answered, in elements.
template <class T>
int room_of(T answer) {
  return std::max(1, static_cast<int>(std::real(answer)));
}

}  // namespace core_cpu
