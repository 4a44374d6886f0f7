// Sums over many elements at once: losses of pairs, and normalization by groups of channels. Each
// takes one pass over memory where its decomposition takes several.
#include <cmath>
#include <string_view>
#include <vector>

#include "arguments.h"
#include "host.h"
#include "loops.h"

namespace core {
namespace {

constexpr int64_t kLanes = 32;       // partial sums, so that additions do not wait for each other
constexpr int64_t kBlock = 1 << 14;  // elements of a sum that one thread makes

// The sum of term(i) for i from 0 to below n, in double.
template <class Term>
CORE_INLINE double sum_of(int64_t n, Term&& term) {
  double partial[kLanes] = {};
  int64_t begin = 0;
  for (; begin + kLanes <= n; begin += kLanes) {
    CORE_APART
    for (int64_t l = 0; l < kLanes; l++) partial[l] += static_cast<double>(term(begin + l));
  }
  double sum = 0;
  for (; begin < n; begin++) sum += static_cast<double>(term(begin));
  for (const double x : partial) sum += x;
  return sum;
}

// ---- losses of pairs ---------------------------------------------------------------------------
enum class Loss { square, absolute, smooth };

template <class T>
struct Pairs {
  const T *x, *target;
  int64_t count;
  Loss loss;
  T bend;        // where a smooth loss becomes linear
  double* sums;  // of each block
};

template <class T>
CORE_INLINE double sum_of_losses(const Pairs<T>& p, int64_t begin, int64_t n) {
  const T *x = p.x + begin, *y = p.target + begin, bend = p.bend, half = T{0.5};
  const auto gap = [&](int64_t i) { return std::abs(x[i] - y[i]); };
  const T gain = half / bend, shift = half * bend;
  switch (p.loss) {
    case Loss::square:
      return sum_of(n, [&](int64_t i) { return (x[i] - y[i]) * (x[i] - y[i]); });
    case Loss::absolute:
      return sum_of(n, gap);
    default:
      return sum_of(n, [&](int64_t i) {
        const T d = gap(i), bent = d * d * gain, straight = d - shift;
        return d < bend ? bent : straight;
      });
  }
}

CORE_FOR_EACH_CPU double block_of_losses(const Pairs<float>& p, int64_t begin, int64_t n) {
  return sum_of_losses(p, begin, n);
}
CORE_FOR_EACH_CPU double block_of_losses(const Pairs<double>& p, int64_t begin, int64_t n) {
  return sum_of_losses(p, begin, n);
}

template <class T>
void lose_blocks(void* context, int64_t begin, int64_t end) {
  const auto& p = *static_cast<const Pairs<T>*>(context);
  for (int64_t b = begin; b < end; b++)
    p.sums[b] = block_of_losses(p, b * kBlock, std::min(kBlock, p.count - b * kBlock));
}

// The mean or the sum of the losses; `bend` is above 0.
int32_t loss_of_pairs(const core_call* call, Loss loss, double bend) {
  return by_float(call, tensor_at(call, 0), [&](auto number) -> int32_t {
    using T = decltype(number);
    const core_tensor &x = tensor_at(call, 0), &target = tensor_at(call, 1);
    const std::string_view reduction = call->args[2].v.string;
    if (!is_plain(target, x.dtype) || !same_sizes(x, target) ||
        (reduction != "mean" && reduction != "sum") || !(bend > 0) ||
        !can_make(call, 0, x.dtype, 0, nullptr))
      return CORE_DECLINED;
    const int64_t blocks = (x.numel + kBlock - 1) / kBlock;
    std::vector<double> sums(static_cast<size_t>(blocks));
    Pairs<T> p{elements<T>(x), elements<T>(target),  x.numel,
               loss,           static_cast<T>(bend), sums.data()};
    T* out = make_output<T>(call, 0, x.dtype, 0, nullptr);
    if (!out) return CORE_ERROR;
    if (blocks <= 1)
      lose_blocks<T>(&p, 0, blocks);
    else
      call->parallel_for(call, blocks, 1, lose_blocks<T>, &p);
    double sum = 0;
    for (const double s : sums) sum += s;
    *out = static_cast<T>(reduction == "mean" ? sum / static_cast<double>(x.numel) : sum);
    return CORE_OK;
  });
}

// Arguments: x, target, reduction, weight.
int32_t mse_loss(void*, const core_call* call) {
  if (given_at(call, 3)) return CORE_DECLINED;
  return loss_of_pairs(call, Loss::square, 1);
}
int32_t l1_loss(void*, const core_call* call) {
  if (given_at(call, 3)) return CORE_DECLINED;
  return loss_of_pairs(call, Loss::absolute, 1);
}
// Arguments: x, target, reduction, where the loss becomes linear.
int32_t smooth_l1_loss(void*, const core_call* call) {
  return loss_of_pairs(call, Loss::smooth, call->args[3].v.f[0]);
}

// ---- groups of channels ------------------------------------------------------------------------
template <class T>
struct Groups {
  const T *x, *weight, *bias;  // the last two may be nullptr
  T* y;
  int64_t groups, channels, inner;  // of the tensor, of a group, of a channel
  double eps;
};

template <class T>
CORE_INLINE void normalize_group(const Groups<T>& g, int64_t i) {
  const int64_t size = g.channels * g.inner, first = i % g.groups * g.channels;
  const T* x = g.x + i * size;
  T* y = g.y + i * size;
  const double share = 1 / static_cast<double>(size);
  const double average = sum_of(size, [&](int64_t k) { return x[k]; }) * share;
  const T mean = static_cast<T>(average);
  const auto square = [&](int64_t k) { return (x[k] - average) * (x[k] - average); };
  const double scale = 1 / std::sqrt(sum_of(size, square) * share + g.eps);
  for (int64_t c = 0; c < g.channels; c++, x += g.inner, y += g.inner) {
    const T gain =
        static_cast<T>(g.weight ? scale * static_cast<double>(g.weight[first + c]) : scale);
    const T shift = g.bias ? g.bias[first + c] : T{0};
    CORE_APART
    for (int64_t k = 0; k < g.inner; k++) y[k] = (x[k] - mean) * gain + shift;
  }
}

CORE_FOR_EACH_CPU void normalize(const Groups<float>& g, int64_t begin, int64_t end) {
  for (int64_t i = begin; i < end; i++) normalize_group(g, i);
}
CORE_FOR_EACH_CPU void normalize(const Groups<double>& g, int64_t begin, int64_t end) {
  for (int64_t i = begin; i < end; i++) normalize_group(g, i);
}

// Arguments: x, groups, weight, bias, eps.
int32_t group_norm(void*, const core_call* call) {
  return by_float(call, tensor_at(call, 0), [&](auto number) -> int32_t {
    using T = decltype(number);
    const core_tensor& x = tensor_at(call, 0);
    const int64_t groups = call->args[1].v.i;
    const int rank = x.dl.ndim;
    if (rank < 2 || groups < 1 || x.dl.shape[1] % groups || x.numel == 0 ||
        !can_make(call, 0, x.dtype, rank, x.dl.shape))
      return CORE_DECLINED;
    const core_tensor* given[] = {given_at(call, 2), given_at(call, 3)};
    for (const core_tensor* t : given)
      if (t && (!is_plain(*t, x.dtype) || t->dl.ndim != 1 || t->numel != x.dl.shape[1]))
        return CORE_DECLINED;
    Groups<T> g{elements<T>(x),
                given[0] ? elements<T>(*given[0]) : nullptr,
                given[1] ? elements<T>(*given[1]) : nullptr,
                make_output<T>(call, 0, x.dtype, rank, x.dl.shape),
                groups,
                x.dl.shape[1] / groups,
                extent(x, 2, rank),
                call->args[4].v.f[0]};
    if (!g.y) return CORE_ERROR;
    const int64_t total = x.dl.shape[0] * groups, size = g.channels * g.inner;
    const int64_t grain = std::max<int64_t>(kBlock / size, 1);
    if (total <= grain)
      normalize(g, 0, total);
    else
      call->parallel_for(
          call, total, grain,
          [](void* context, int64_t begin, int64_t end) {
            normalize(*static_cast<const Groups<T>*>(context), begin, end);
          },
          &g);
    return CORE_OK;
  });
}

}  // namespace

const HostKernel kReductionKernels[] = {
    {"core::mse_loss", mse_loss, __LINE__},
    {"core::l1_loss", l1_loss, __LINE__},
    {"core::smooth_l1_loss", smooth_l1_loss, __LINE__},
    {"core::group_norm", group_norm, __LINE__},
    {nullptr, nullptr, 0},
};

}  // namespace core
