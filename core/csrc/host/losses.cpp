// Losses of classes and of label sequences: one pass, sums in double.
#include <atomic>
#include <cmath>
#include <limits>
#include <vector>

#include "arguments.h"
#include "host.h"

namespace core {
namespace {

constexpr int64_t kScalarPays = 1 << 12;  // up to here exp by exp is as fast as the body's vectors
constexpr int64_t kGrain = 1 << 14;       // operations that are worth a thread

enum class Reduction { none, mean, sum, unknown };

Reduction reduction_of(const core_value& v) {
  if (std::strcmp(v.v.string, "mean") == 0) return Reduction::mean;
  if (std::strcmp(v.v.string, "sum") == 0) return Reduction::sum;
  return std::strcmp(v.v.string, "none") == 0 ? Reduction::none : Reduction::unknown;
}

// The losses each(i), or their sum, or that divided by `share`.
template <class T, class Each>
int32_t finish(const core_call* call, Reduction reduction, int rank, const int64_t* shape,
               int64_t count, double share, Each&& each) {
  const uint8_t dtype = sizeof(T) == 4 ? CORE_FLOAT32 : CORE_FLOAT64;
  if (reduction != Reduction::none) rank = 0;
  if (!can_make(call, 0, dtype, rank, shape)) return CORE_DECLINED;
  T* out = make_output<T>(call, 0, dtype, rank, shape);
  if (!out && (rank == 0 || count > 0)) return CORE_ERROR;
  if (reduction == Reduction::none) {
    for (int64_t i = 0; i < count; i++) out[i] = static_cast<T>(each(i));
    return CORE_OK;
  }
  double sum = 0;
  for (int64_t i = 0; i < count; i++) sum += each(i);
  out[0] = static_cast<T>(reduction == Reduction::mean ? sum / share : sum);
  return CORE_OK;
}

// ---- classes -----------------------------------------------------------------------------------
// The arguments x, target, weight, ignore_index and reduction of nll_loss and cross_entropy.
struct Classes {
  const core_tensor &x, &target;
  const core_tensor* weight;
  int64_t ignored, classes, inner;
  Reduction reduction;
  Integers at;
  double share = 0;  // the sum of the weights that count

  explicit Classes(const core_call* call)
      : x(tensor_at(call, 0)),
        target(tensor_at(call, 1)),
        weight(given_at(call, 2)),
        ignored(call->args[3].v.i),
        classes(0),
        inner(1),
        reduction(reduction_of(call->args[4])),
        at(target) {}

  // Whether all is in order, and each target a class.
  bool usable() {
    const int rank = x.dl.ndim, axis = rank < 2 ? 0 : 1;
    if (rank == 0 || !at.usable() || target.dl.ndim != rank - 1 || reduction == Reduction::unknown)
      return false;
    for (int d = 0; d < rank - 1; d++)
      if (target.dl.shape[d] != x.dl.shape[d < axis ? d : d + 1]) return false;
    classes = x.dl.shape[axis];
    inner = extent(x, axis + 1, rank);
    if (weight && (!is_plain(*weight, x.dtype) || weight->dl.ndim != 1 || weight->numel != classes))
      return false;
    for (int64_t i = 0; i < target.numel; i++)
      if (at[i] != ignored && !is_class(at[i])) return false;
    return true;
  }

  bool is_class(int64_t c) const { return c >= 0 && c < classes; }

  // each(where x has class 0 of a target, its class) times the weight, reduced. Another thread may
  // write to the targets meanwhile.
  template <class T, class Each>
  int32_t run(const core_call* call, Each&& each) {
    const T* gains = weight ? elements<T>(*weight) : nullptr;
    for (int64_t i = 0; i < target.numel; i++)
      if (const int64_t c = at[i]; c != ignored && is_class(c))
        share += gains ? static_cast<double>(gains[c]) : 1.0;
    return finish<T>(call, reduction, target.dl.ndim, target.dl.shape, target.numel, share,
                     [&](int64_t i) {
                       const int64_t c = at[i];
                       if (c == ignored || !is_class(c)) return 0.0;
                       const double gain = gains ? static_cast<double>(gains[c]) : 1.0;
                       return each(i / inner * inner * classes + i % inner, c) * gain;
                     });
  }
};

int32_t nll_loss(void*, const core_call* call) {
  return by_float(call, tensor_at(call, 0), [&](auto number) -> int32_t {
    using T = decltype(number);
    Classes c(call);
    if (!c.usable()) return CORE_DECLINED;
    const T* x = elements<T>(c.x);
    return c.run<T>(call, [&](int64_t start, int64_t k) {
      return -static_cast<double>(x[start + k * c.inner]);
    });
  });
}

int32_t cross_entropy(void*, const core_call* call) {
  return by_float(call, tensor_at(call, 0), [&](auto number) -> int32_t {
    using T = decltype(number);
    Classes c(call);
    if (call->args[5].v.f[0] != 0 || c.x.numel > kScalarPays || !c.usable()) return CORE_DECLINED;
    const T* x = elements<T>(c.x);
    return c.run<T>(call, [&](int64_t start, int64_t k) {
      T top = x[start];
      for (int64_t j = 1; j < c.classes; j++) top = std::max(top, x[start + j * c.inner]);
      double sum = 0;
      for (int64_t j = 0; j < c.classes; j++)
        sum += std::exp(static_cast<T>(x[start + j * c.inner] - top));
      return top + std::log(sum) - x[start + k * c.inner];
    });
  });
}

int32_t multi_margin_loss(void*, const core_call* call) {
  return by_float(call, tensor_at(call, 0), [&](auto number) -> int32_t {
    using T = decltype(number);
    const core_tensor &x = tensor_at(call, 0), &target = tensor_at(call, 1);
    const core_tensor* weight = given_at(call, 4);
    const int64_t power = call->args[2].v.i;
    const double margin = call->args[3].v.f[0];
    const Reduction reduction = reduction_of(call->args[5]);
    const int rank = x.dl.ndim;
    const Integers at(target);
    if ((rank != 1 && rank != 2) || target.dl.ndim != rank - 1 || !at.usable() ||
        reduction == Reduction::unknown || (power != 1 && power != 2))
      return CORE_DECLINED;
    const int64_t rows = rank == 2 ? x.dl.shape[0] : 1, classes = x.dl.shape[rank - 1];
    if (target.numel != rows || !at.within(rows, 0, classes) ||
        (weight &&
         (!is_plain(*weight, x.dtype) || weight->dl.ndim != 1 || weight->numel != classes)))
      return CORE_DECLINED;
    const T* gains = weight ? elements<T>(*weight) : nullptr;
    return finish<T>(call, reduction, target.dl.ndim, target.dl.shape, rows,
                     static_cast<double>(rows), [&](int64_t i) {
                       const T* row = elements<T>(x) + i * classes;
                       const int64_t right = std::clamp<int64_t>(at[i], 0, classes - 1);
                       double sum = 0;
                       for (int64_t j = 0; j < classes; j++) {
                         const double gap = margin - row[right] + row[j];
                         if (j == right || gap <= 0) continue;  // NaN counts
                         sum += power == 1 ? gap : gap * gap;
                       }
                       const double gain = gains ? static_cast<double>(gains[right]) : 1.0;
                       return sum * gain / static_cast<double>(classes);
                     });
  });
}

// ---- ctc_loss ----------------------------------------------------------------------------------
constexpr double kNever = -1e30;  // as in sequence_loss.py, so that devices give the same

double at_least_never(double x) { return x < kNever ? kNever : x; }  // NaN stays

// log(exp(a) + exp(b) + exp(c)).
double joined(double a, double b, double c) {
  const double top = std::max(a, std::max(b, c));
  if (std::isinf(top)) return a + b + c;  // infinity, or NaN
  return top + std::log(std::exp(a - top) + std::exp(b - top) + std::exp(c - top));
}

// The logarithm of all ways through `count` labels in `times` steps: the forward algorithm over
// blank, label, blank, ..., blank.
template <class T>
double likelihood(const T* x, int64_t times, int64_t step, const int64_t* labels, int64_t count,
                  int64_t blank, std::vector<double>& room) {
  const int64_t places = 2 * count + 1;
  room.assign(static_cast<size_t>(2 * places), kNever);
  double *before = room.data(), *now = room.data() + places;
  const auto label = [&](int64_t s) { return s % 2 ? labels[s / 2] : blank; };
  for (int64_t s = 0; s < std::min<int64_t>(places, 2); s++)
    before[s] = at_least_never(x[label(s)]);
  for (int64_t t = 1; t < times; t++, std::swap(before, now)) {
    const T* row = x + t * step;
    for (int64_t s = 0; s < places; s++) {
      const bool skips = s > 2 && s % 2 && label(s) != label(s - 2);
      now[s] = at_least_never(
          joined(before[s], s > 0 ? before[s - 1] : kNever, skips ? before[s - 2] : kNever) +
          at_least_never(row[label(s)]));
    }
  }
  return joined(before[places - 1], places > 1 ? before[places - 2] : kNever, kNever);
}

// Shared by the elements of a batch; labels are checked copies.
template <class T>
struct Sequences {
  const T* x;
  int64_t batch, classes, blank;
  const int64_t *times, *lengths;
  std::vector<int64_t> labels, starts;
  std::vector<double> losses;
  std::atomic<bool> failed{false};
};

template <class T>
void lose(void* context, int64_t begin, int64_t end) {
  auto& s = *static_cast<Sequences<T>*>(context);
  try {
    std::vector<double> room;
    for (int64_t n = begin; n < end; n++)
      s.losses[n] = -likelihood(s.x + n * s.classes, s.times[n], s.batch * s.classes,
                                s.labels.data() + s.starts[n], s.lengths[n], s.blank, room);
  } catch (const std::bad_alloc&) {
    s.failed = true;
  }
}

int32_t ctc_loss(void*, const core_call* call) {
  return by_float(call, tensor_at(call, 0), [&](auto number) -> int32_t {
    using T = decltype(number);
    const core_tensor &x = tensor_at(call, 0), &target = tensor_at(call, 1);
    const core_value &times = call->args[2], &lengths = call->args[3];
    const int64_t blank = call->args[4].v.i;
    const Reduction reduction = reduction_of(call->args[5]);
    const bool finite = call->args[6].v.i != 0;
    const Integers at(target);
    if (x.dl.ndim != 3 || !at.usable() || reduction == Reduction::unknown) return CORE_DECLINED;
    const int64_t steps = x.dl.shape[0], batch = x.dl.shape[1], classes = x.dl.shape[2];
    const bool rows = target.dl.ndim == 2;
    if (times.count != batch || lengths.count != batch || blank < 0 || blank >= classes ||
        (!rows && target.dl.ndim != 1) || (rows && target.dl.shape[0] != batch))
      return CORE_DECLINED;
    Sequences<T> s{elements<T>(x), batch, classes, blank, times.v.ints, lengths.v.ints, {}, {}, {}};
    int64_t total = 0, longest = 0;
    for (int64_t n = 0; n < batch; n++) {
      const int64_t count = s.lengths[n], most = rows ? target.dl.shape[1] : target.numel - total;
      if (s.times[n] < 1 || s.times[n] > steps || count < 0 || count > most) return CORE_DECLINED;
      s.starts.push_back(rows ? n * most : total);
      total += count;
      longest = std::max(longest, count);
    }
    if (!rows && total != target.numel) return CORE_DECLINED;
    for (int64_t i = 0; i < target.numel; i++) {
      s.labels.push_back(at[i]);
      if (s.labels.back() < 0 || s.labels.back() >= classes) return CORE_DECLINED;
    }
    s.losses.resize(static_cast<size_t>(batch));
    const int64_t work = 16 * steps * (2 * longest + 1);
    if (batch * work <= kGrain)
      lose<T>(&s, 0, batch);
    else
      call->parallel_for(call, batch, std::max<int64_t>(kGrain / work, 1), lose<T>, &s);
    if (s.failed) throw std::bad_alloc();
    const int64_t shape[] = {batch};
    return finish<T>(call, reduction, 1, shape, batch, static_cast<double>(batch), [&](int64_t n) {
      const double loss = s.losses[n];
      if (loss > -kNever / 2) return finite ? 0.0 : std::numeric_limits<double>::infinity();
      const int64_t count = std::max<int64_t>(s.lengths[n], 1);
      return reduction == Reduction::mean ? loss / static_cast<double>(count) : loss;
    });
  });
}

}  // namespace

const HostKernel kLossKernels[] = {
    {"core::nll_loss", nll_loss, __LINE__},
    {"core::cross_entropy", cross_entropy, __LINE__},
    {"core::multi_margin_loss", multi_margin_loss, __LINE__},
    {"core::ctc_loss", ctc_loss, __LINE__},
    {nullptr, nullptr, 0},
};

}  // namespace core
