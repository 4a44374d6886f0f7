// Fourier transforms on the cpu: several lines at once, in passes of small radices (Stockham),
// which leave numbers in order. Real parts and imaginary parts lie apart, and lines side by side,
// so that the inner loop of each pass goes through memory evenly.
//
// Sizes with a large prime factor are left to NumPy, whose transform of those is another algorithm.
#include <algorithm>
#include <atomic>
#include <cmath>
#include <complex>
#include <cstring>
#include <memory>
#include <mutex>
#include <new>
#include <unordered_map>
#include <utility>
#include <vector>

#ifndef _WIN32
#include <pthread.h>
#endif

#include "host.h"
#include "loops.h"

namespace core {
namespace {

constexpr int64_t kLargestRadix = 13;
constexpr int64_t kShort = 64;     // points up to which any radix will do
constexpr int64_t kMaxLanes = 16;  // lines that are transformed side by side
constexpr int64_t kPoints =
    1 << 14;                       // as many points are to lie side by side, where lines are short
constexpr size_t kKept = 1 << 16;  // points of a block whose room a thread keeps
constexpr int64_t kPlanPoints = 1 << 21;  // as many points plans are kept of
constexpr int64_t kWork = 1 << 14;        // points that are worth a thread

// ---- plans -------------------------------------------------------------------------------------
// exp(-2 pi i k / n) for k below n, and the radices of the passes.
template <class T>
struct Plan {
  int64_t n;
  std::vector<int> radices;
  std::vector<T> re, im;
};

bool factor(int64_t n, std::vector<int>& radices) {
  int64_t rest = n;
  for (int64_t r : {4, 2, 3, 5, 7, 11, 13})
    for (; rest % r == 0; rest /= r) radices.push_back(static_cast<int>(r));
  for (int64_t r = kLargestRadix + 2; rest > 1 && r <= kShort; r += 2)
    for (; rest % r == 0; rest /= r) radices.push_back(static_cast<int>(r));
  const bool small = radices.empty() || radices.back() <= kLargestRadix || n <= kShort;
  return rest == 1 && small;
}

template <class T>
struct KnownPlans {
  std::mutex lock;
  std::unordered_map<int64_t, std::shared_ptr<const Plan<T>>> plans;
  int64_t points = 0;  // of all of them
};
template <class T>
KnownPlans<T>* known_plans = new KnownPlans<T>;
#ifndef _WIN32
// A thread that a forked child does not have may hold the lock, or be about to add a plan.
const int watching_forks = pthread_atfork(nullptr, nullptr, [] {
  known_plans<float> = new KnownPlans<float>;
  known_plans<double> = new KnownPlans<double>;
});
#endif

template <class T>
std::shared_ptr<const Plan<T>> plan_of(int64_t n) {
  KnownPlans<T>& known = *known_plans<T>;
  auto& plans = known.plans;
  const std::lock_guard<std::mutex> held(known.lock);
  if (const auto found = plans.find(n); found != plans.end()) return found->second;
  auto plan = std::make_shared<Plan<T>>();
  plan->n = n;
  if (!factor(n, plan->radices)) return nullptr;
  plan->re.resize(static_cast<size_t>(n));
  plan->im.resize(static_cast<size_t>(n));
  const auto root = [n](int64_t k) {
    const long double angle = -2.0L * 3.14159265358979323846264338327950288L * k / n;
    return std::pair(std::cos(angle), std::sin(angle));
  };
  const auto each = static_cast<int64_t>(std::sqrt(static_cast<double>(n))) + 1;
  std::vector<std::pair<long double, long double>> fine;
  for (int64_t k = 0; k < each; k++) fine.push_back(root(k));
  for (int64_t begin = 0; begin < n; begin += each) {
    const auto [cr, ci] = root(begin);
    for (int64_t k = begin; k < std::min(begin + each, n); k++) {
      const auto [fr, fi] = fine[static_cast<size_t>(k - begin)];
      plan->re[k] = static_cast<T>(cr * fr - ci * fi);
      plan->im[k] = static_cast<T>(cr * fi + ci * fr);
    }
  }
  if (plans.size() >= 64 || known.points + n > kPlanPoints) {
    plans.clear();  // running transforms hold theirs
    known.points = 0;
  }
  known.points += n;
  return plans[n] = std::move(plan);
}

// ---- passes ------------------------------------------------------------------------------------
// One pass: `length` points are left of a transform that `plan.n / length` were split from; `run`
// numbers, lines and these parts of the transform together, lie side by side.
template <class T>
struct Pass {
  const T *xr, *xi;
  T *yr, *yi;
  const T *wr, *wi;  // of the plan
  int64_t step;      // in the plan's table: plan.n / length
  int64_t count;     // length / radix
  int64_t run;
};

template <class T>
CORE_INLINE void radix2(const Pass<T>& s) {
  for (int64_t p = 0; p < s.count; p++) {
    const T wr = s.wr[p * s.step], wi = s.wi[p * s.step];
    const T *ar = s.xr + p * s.run, *ai = s.xi + p * s.run;
    const T *br = ar + s.count * s.run, *bi = ai + s.count * s.run;
    T *yr = s.yr + 2 * p * s.run, *yi = s.yi + 2 * p * s.run;
    CORE_APART
    for (int64_t v = 0; v < s.run; v++) {
      const T dr = ar[v] - br[v], di = ai[v] - bi[v];
      yr[v] = ar[v] + br[v];
      yi[v] = ai[v] + bi[v];
      yr[s.run + v] = dr * wr - di * wi;
      yi[s.run + v] = dr * wi + di * wr;
    }
  }
}

template <class T>
CORE_INLINE void radix4(const Pass<T>& s) {
  const int64_t apart = s.count * s.run;
  for (int64_t p = 0; p < s.count; p++) {
    const int64_t at = p * s.step;
    const T ur = s.wr[at], ui = s.wi[at], vr = s.wr[2 * at], vi = s.wi[2 * at];
    const T tr = s.wr[3 * at], ti = s.wi[3 * at];
    const T *ar = s.xr + p * s.run, *ai = s.xi + p * s.run;
    T *yr = s.yr + 4 * p * s.run, *yi = s.yi + 4 * p * s.run;
    CORE_APART
    for (int64_t v = 0; v < s.run; v++) {
      const T r0 = ar[v], r1 = ar[apart + v], r2 = ar[2 * apart + v], r3 = ar[3 * apart + v];
      const T i0 = ai[v], i1 = ai[apart + v], i2 = ai[2 * apart + v], i3 = ai[3 * apart + v];
      const T er = r0 + r2, ei = i0 + i2, fr = r0 - r2, fi = i0 - i2;
      const T gr = r1 + r3, gi = i1 + i3, hr = i1 - i3, hi = r3 - r1;  // h is -i times r1 - r3
      const T br = fr + hr, bi = fi + hi, cr = er - gr, ci = ei - gi, dr = fr - hr, di = fi - hi;
      yr[v] = er + gr;
      yi[v] = ei + gi;
      yr[s.run + v] = br * ur - bi * ui;
      yi[s.run + v] = br * ui + bi * ur;
      yr[2 * s.run + v] = cr * vr - ci * vi;
      yi[2 * s.run + v] = cr * vi + ci * vr;
      yr[3 * s.run + v] = dr * tr - di * ti;
      yi[3 * s.run + v] = dr * ti + di * tr;
    }
  }
}

// kRadix 0: `radix` is known when it runs only.
template <int kRadix, class T>
CORE_INLINE void any_radix(const Pass<T>& s, int radix) {
  const int r = kRadix ? kRadix : radix;
  const int64_t apart = s.count * s.run, unit = s.step * s.count;  // of exp(-2 pi i / radix)
  for (int64_t p = 0; p < s.count; p++) {
    const T *ar = s.xr + p * s.run, *ai = s.xi + p * s.run;
    for (int k = 0; k < r; k++) {
      T *yr = s.yr + (r * p + k) * s.run, *yi = s.yi + (r * p + k) * s.run;
      const T ur = s.wr[p * k * s.step], ui = s.wi[p * k * s.step];
      T cr[kRadix ? kRadix : kShort], ci[kRadix ? kRadix : kShort];
      for (int i = 0; i < r; i++) {
        cr[i] = s.wr[i * k % r * unit];
        ci[i] = s.wi[i * k % r * unit];
      }
      CORE_APART
      for (int64_t v = 0; v < s.run; v++) {
        T sr = ar[v], si = ai[v];
        for (int i = 1; i < r; i++) {
          const T xr = ar[i * apart + v], xi = ai[i * apart + v];
          sr += xr * cr[i] - xi * ci[i];
          si += xr * ci[i] + xi * cr[i];
        }
        yr[v] = sr * ur - si * ui;
        yi[v] = sr * ui + si * ur;
      }
    }
  }
}

template <class T>
CORE_INLINE void one_pass(const Pass<T>& s, int radix) {
  switch (radix) {
    case 2:
      return radix2(s);
    case 3:
      return any_radix<3>(s, 3);
    case 4:
      return radix4(s);
    case 5:
      return any_radix<5>(s, 5);
    default:
      return any_radix<0>(s, radix);
  }
}

CORE_FOR_EACH_CPU void run_pass(const Pass<float>& s, int radix) { one_pass(s, radix); }
CORE_FOR_EACH_CPU void run_pass(const Pass<double>& s, int radix) { one_pass(s, radix); }

// Lines side by side: point t of line l at [t * lanes + l].
template <class T>
struct Lines {
  T *re, *im;              // where they are, and where they are again in the end
  T *other_re, *other_im;  // as much room
  int64_t lanes;
  std::vector<T> own;  // the room of all four, where it is too large for a thread to keep
};

template <class T>
void transform(const Plan<T>& plan, Lines<T>& x) {
  int64_t length = plan.n, run = x.lanes;
  for (const int radix : plan.radices) {
    length /= radix;
    run_pass({x.re, x.im, x.other_re, x.other_im, plan.re.data(), plan.im.data(),
              plan.n / (length * radix), length, run},
             radix);
    std::swap(x.re, x.other_re);
    std::swap(x.im, x.other_im);
    run *= radix;
  }
}

// ---- lines in tensors --------------------------------------------------------------------------
// A tensor as lines along one axis: line l begins at (l / inner) * size * inner + l % inner.
struct Axis {
  int64_t outer = 1, size = 1, inner = 1;

  Axis(const int64_t* shape, int rank, int axis) : size(shape[axis]) {
    for (int d = 0; d < axis; d++) outer *= shape[d];
    for (int d = axis + 1; d < rank; d++) inner *= shape[d];
  }
  int64_t lines() const { return outer * inner; }
  int64_t start(int64_t line) const { return line / inner * size * inner + line % inner; }
};

// Blocks of up to kMaxLanes lines, shared over the threads: fn(first line, lines). Throws where
// memory has run out in one of them.
template <class F>
void each_block(const core_call* call, int64_t lines, int64_t size, F&& fn) {
  struct Work {
    F& fn;
    int64_t lanes, lines;
    std::atomic<bool> failed{false};
  } work{fn, std::clamp<int64_t>(kPoints / size, 1, kMaxLanes), lines};
  const int64_t blocks = (lines + work.lanes - 1) / work.lanes;
  const int64_t grain = std::max<int64_t>(1, kWork / (size * work.lanes));
  const auto run = [](void* context, int64_t begin, int64_t end) {
    Work& w = *static_cast<Work*>(context);
    try {
      for (int64_t b = begin; b < end; b++)
        w.fn(b * w.lanes, std::min(w.lanes, w.lines - b * w.lanes));
    } catch (const std::bad_alloc&) {
      w.failed = true;
    }
  };
  if (blocks <= grain)
    run(&work, 0, blocks);
  else
    call->parallel_for(call, blocks, grain, run, &work);
  if (work.failed) throw std::bad_alloc();
}

template <class T>
Lines<T> lines_in_scratch(int64_t size, int64_t lanes) {
  thread_local std::vector<T> kept;
  const auto each = static_cast<size_t>(size * lanes);
  std::vector<T> own(each > kKept ? 4 * each : 0);
  if (own.empty() && kept.size() < 4 * each) kept.resize(4 * each);
  T* room = own.empty() ? kept.data() : own.data();
  return {room, room + each, room + 2 * each, room + 3 * each, lanes, std::move(own)};
}

// Every point of every line, fn(line, point), a few points of all lines before the next: reads go
// along the lines, writes across them.
template <class F>
CORE_INLINE void each_point(int64_t lanes, int64_t size, F&& fn) {
  constexpr int64_t kTile = 8;
  for (int64_t begin = 0; begin < size; begin += kTile)
    for (int64_t l = 0; l < lanes; l++)
      for (int64_t t = begin; t < std::min(begin + kTile, size); t++) fn(l, t);
}

// The inverse is the transform with the parts exchanged, before and after.
template <class T>
void c2c(const core_call* call, const Plan<T>& plan, const T* x, T* out, const Axis& a,
         bool inverse, T scale) {
  each_block(call, a.lines(), a.size, [&](int64_t first, int64_t lanes) {
    Lines<T> lines = lines_in_scratch<T>(a.size, lanes);
    const int re = inverse, im = !inverse;
    int64_t starts[kMaxLanes];
    for (int64_t l = 0; l < lanes; l++) starts[l] = 2 * a.start(first + l);
    each_point(lanes, a.size, [&](int64_t l, int64_t t) {
      const T* from = x + starts[l] + 2 * t * a.inner;
      lines.re[t * lanes + l] = from[re];
      lines.im[t * lanes + l] = from[im];
    });
    transform(plan, lines);
    each_point(lanes, a.size, [&](int64_t l, int64_t t) {
      T* to = out + starts[l] + 2 * t * a.inner;
      to[re] = lines.re[t * lanes + l] * scale;
      to[im] = lines.im[t * lanes + l] * scale;
    });
  });
}

// Of a real line with an even number of points every other one is an imaginary part: it is a
// complex line of half as many. No line is mixed with another: the values of one (NaN, or far
// greater numbers) do not affect the next. x has lines of `a`, out of `half`; halved: of half as
// many points, or none.
template <class T>
void r2c(const core_call* call, const Plan<T>& plan, const Plan<T>* halved, const T* x, T* out,
         const Axis& a, const Axis& half, T scale) {
  const int64_t m = halved ? halved->n : a.size;
  each_block(call, a.lines(), m, [&](int64_t first, int64_t lanes) {
    Lines<T> lines = lines_in_scratch<T>(m, lanes);
    int64_t starts[kMaxLanes], targets[kMaxLanes];
    for (int64_t l = 0; l < lanes; l++) {
      starts[l] = a.start(first + l);
      targets[l] = 2 * half.start(first + l);
    }
    each_point(lanes, m, [&](int64_t l, int64_t t) {
      const T* from = x + starts[l];
      lines.re[t * lanes + l] = from[(halved ? 2 * t : t) * a.inner];
      lines.im[t * lanes + l] = halved ? from[(2 * t + 1) * a.inner] : T{0};
    });
    transform(halved ? *halved : plan, lines);
    each_point(lanes, half.size, [&](int64_t l, int64_t k) {
      T* to = out + targets[l];
      const int64_t at = (k == m ? 0 : k) * lanes + l, mirrored = (k ? m - k : 0) * lanes + l;
      T re = lines.re[at], im = k ? lines.im[at] : T{0};
      if (halved) {
        const bool ends = k == 0 || k == m;
        const T wr = plan.re[k], wi = ends ? T{0} : plan.im[k];
        const T br = lines.re[mirrored], bi = lines.im[mirrored], ai = lines.im[at];
        const T odd_re = (ai + bi) * T{0.5}, odd_im = (br - re) * T{0.5};
        im = ends ? T{0} : (ai - bi) * T{0.5} + odd_re * wi + odd_im * wr;
        re = (re + br) * T{0.5} + odd_re * wr - (ends ? T{0} : odd_im * wi);
      }
      to[2 * k * a.inner] = re * scale;
      to[2 * k * a.inner + 1] = im * scale;
    });
  });
}

// The other way. Frequencies that have to be real are read as such: the first frequency, and of an
// even number of points the last.
template <class T>
void c2r(const core_call* call, const Plan<T>& plan, const Plan<T>* halved, const T* x, T* out,
         const Axis& half, const Axis& a, T scale) {
  const int64_t m = halved ? halved->n : a.size;
  each_block(call, a.lines(), m, [&](int64_t first, int64_t lanes) {
    Lines<T> lines = lines_in_scratch<T>(m, lanes);
    int64_t starts[kMaxLanes], targets[kMaxLanes];
    for (int64_t l = 0; l < lanes; l++) {
      starts[l] = 2 * half.start(first + l);
      targets[l] = a.start(first + l);
    }
    each_point(lanes, halved ? m : half.size, [&](int64_t l, int64_t k) {
      const T* from = x + starts[l];
      const T ar = from[2 * k * a.inner], ai = k ? from[2 * k * a.inner + 1] : T{0};
      // Parts exchanged, for the inverse.
      if (halved) {
        const T *other = from + 2 * (m - k) * a.inner, wr = plan.re[k], wi = -plan.im[k];
        const T br = other[0], bi = k ? -other[1] : T{0};
        const T dr = ar - br, di = ai - bi;
        lines.im[k * lanes + l] = ar + br - (k ? dr * wi + di * wr : T{0});
        lines.re[k * lanes + l] = ai + bi + dr * wr - (k ? di * wi : T{0});
      } else {
        lines.im[k * lanes + l] = ar;
        lines.re[k * lanes + l] = ai;
        if (k == 0) return;
        lines.im[(m - k) * lanes + l] = ar;
        lines.re[(m - k) * lanes + l] = -ai;
      }
    });
    transform(halved ? *halved : plan, lines);
    each_point(lanes, m, [&](int64_t l, int64_t t) {
      T* to = out + targets[l];
      to[(halved ? 2 * t : t) * a.inner] = lines.im[t * lanes + l] * scale;
      if (halved) to[(2 * t + 1) * a.inner] = lines.re[t * lanes + l] * scale;
    });
  });
}

// The plan of half as many points; none of an odd number.
template <class T>
std::shared_ptr<const Plan<T>> halved_plan(int64_t n) {
  return n % 2 ? nullptr : plan_of<T>(n / 2);
}

// ---- the kernels -------------------------------------------------------------------------------
// The parameters of each: axes, wrapped; false where some size is left to others.
struct Axes {
  std::vector<int> at;

  Axes(const core_value& axes, int rank) {
    for (int64_t i = 0; i < axes.count; i++) {
      const int64_t axis = axes.v.ints[i];
      at.push_back(static_cast<int>(axis < 0 ? axis + rank : axis));
    }
  }
};

template <class T>
using Plans = std::vector<std::shared_ptr<const Plan<T>>>;

// Plans for the sizes along the axes; empty where there is none for one of them.
template <class T>
Plans<T> plans_of(const Axes& axes, const int64_t* shape) {
  Plans<T> plans;
  for (const int axis : axes.at) {
    plans.push_back(plan_of<T>(shape[axis]));
    if (!plans.back()) return {};
  }
  return plans;
}

template <class T>
int32_t run_c2c(const core_call* call) {
  const core_tensor &x = *call->args[0].v.tensor, &out = call->outputs[0];
  const int rank = x.dl.ndim;
  const Axes axes(call->args[1], rank);
  const Plans<T> plans = plans_of<T>(axes, x.dl.shape);
  if (plans.empty()) return CORE_DECLINED;
  const T* from = static_cast<const T*>(x.dl.data);
  T* to = static_cast<T*>(out.dl.data);
  for (size_t i = 0; i < axes.at.size(); i++) {
    const bool last = i + 1 == axes.at.size();
    c2c<T>(call, *plans[i], i ? to : from, to, Axis(x.dl.shape, rank, axes.at[i]),
           call->args[2].v.i != 0, last ? static_cast<T>(call->args[3].v.f[0]) : T{1});
  }
  return CORE_OK;
}

template <class T>
int32_t run_r2c(const core_call* call) {
  const core_tensor &x = *call->args[0].v.tensor, &out = call->outputs[0];
  const int rank = x.dl.ndim;
  const Axes axes(call->args[1], rank);
  const Plans<T> plans = plans_of<T>(axes, x.dl.shape);
  if (plans.empty()) return CORE_DECLINED;
  T* to = static_cast<T*>(out.dl.data);
  const size_t last = axes.at.size() - 1;
  const T scale = static_cast<T>(call->args[2].v.f[0]);
  const auto halved = halved_plan<T>(plans[last]->n);
  r2c<T>(call, *plans[last], halved.get(), static_cast<const T*>(x.dl.data), to,
         Axis(x.dl.shape, rank, axes.at[last]), Axis(out.dl.shape, rank, axes.at[last]),
         last ? T{1} : scale);
  for (size_t i = 0; i < last; i++)
    c2c<T>(call, *plans[i], to, to, Axis(out.dl.shape, rank, axes.at[i]), false,
           i + 1 == last ? scale : T{1});
  return CORE_OK;
}

template <class T>
int32_t run_c2r(const core_call* call) {
  const core_tensor &x = *call->args[0].v.tensor, &out = call->outputs[0];
  const int rank = x.dl.ndim;
  const Axes axes(call->args[1], rank);
  const Plans<T> plans = plans_of<T>(axes, out.dl.shape);
  if (plans.empty()) return CORE_DECLINED;
  const size_t last = axes.at.size() - 1;
  const T* from = static_cast<const T*>(x.dl.data);
  std::vector<T> between(last ? static_cast<size_t>(2 * x.numel) : 0);
  for (size_t i = 0; i < last; i++) {
    c2c<T>(call, *plans[i], from, between.data(), Axis(x.dl.shape, rank, axes.at[i]), true, T{1});
    from = between.data();
  }
  const auto halved = halved_plan<T>(plans[last]->n);
  c2r<T>(call, *plans[last], halved.get(), from, static_cast<T*>(out.dl.data),
         Axis(x.dl.shape, rank, axes.at[last]), Axis(out.dl.shape, rank, axes.at[last]),
         static_cast<T>(call->args[3].v.f[0]));
  return CORE_OK;
}

bool is_plain(const core_call* call) {
  const core_tensor &x = *call->args[0].v.tensor, &out = call->outputs[0];
  return x.contiguous && out.contiguous && call->args[1].count > 0;
}

// Memory may run out; nothing that is thrown leaves a kernel.
template <class F>
int32_t answered(const core_call* call, F&& run) {
  if (!is_plain(call)) return CORE_DECLINED;
  if (call->outputs[0].numel == 0) return CORE_OK;
  try {
    return run();
  } catch (const std::bad_alloc&) {
    return call->set_error(call, "out of memory for a Fourier transform");
  }
}

int32_t fft_c2c(void*, const core_call* call) {
  const bool single = call->args[0].v.tensor->dtype == CORE_COMPLEX64;
  return answered(call, [&] { return single ? run_c2c<float>(call) : run_c2c<double>(call); });
}

int32_t fft_r2c(void*, const core_call* call) {
  const bool single = call->args[0].v.tensor->dtype == CORE_FLOAT32;
  return answered(call, [&] { return single ? run_r2c<float>(call) : run_r2c<double>(call); });
}

int32_t fft_c2r(void*, const core_call* call) {
  const bool single = call->args[0].v.tensor->dtype == CORE_COMPLEX64;
  return answered(call, [&] { return single ? run_c2r<float>(call) : run_c2r<double>(call); });
}

}  // namespace

const HostKernel kFourierKernels[] = {
    {"core::fft_c2c", fft_c2c, __LINE__},
    {"core::fft_r2c", fft_r2c, __LINE__},
    {"core::fft_c2r", fft_c2r, __LINE__},
    {nullptr, nullptr, 0},
};

}  // namespace core
