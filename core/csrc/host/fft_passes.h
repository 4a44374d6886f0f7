// The passes of Fourier transforms: plans, and loops over numbers whose real and imaginary parts
// lie apart (fft.cpp has the rest).
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <utility>
#include <vector>

#ifndef _WIN32
#include <pthread.h>
#endif

#include "loops.h"

namespace core {
namespace {

constexpr int64_t kLargestRadix = 13;
constexpr int64_t kShort = 64;            // points up to which any radix will do
constexpr int64_t kMaxLanes = 16;         // lines that are transformed side by side
constexpr int64_t kAlone = 32;            // points of a line that is transformed alone
constexpr int64_t kSplit = 1 << 16;       // points of a line that is split in two transforms
constexpr int64_t kPlanPoints = 1 << 21;  // as many points plans are kept of

// ---- plans -------------------------------------------------------------------------------------
// exp(-2 pi i k / n) for k below n, and the radices of the passes.
template <class T>
struct Plan {
  int64_t n;
  std::vector<int> radices;
  std::vector<T> re, im;
  std::vector<T> first;  // of lines alone: the factors of the first pass, each part by itself

  bool alone() const { return !first.empty(); }
};

inline bool factor(int64_t n, std::vector<int>& radices) {
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
  if (n >= kAlone && n < kSplit && n % 16 == 0) {
    plan->first.resize(static_cast<size_t>(6 * (n / 4)));
    for (int64_t k = 1; k < 4; k++)
      for (int64_t p = 0; p < n / 4; p++) {
        plan->first[(2 * k - 2) * (n / 4) + p] = plan->re[k * p];
        plan->first[(2 * k - 1) * (n / 4) + p] = plan->im[k * p];
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

// Four numbers, r and i, become four others: element k of the result is multiplied by factor k.
template <class T>
struct Four {
  T r0, r1, r2, r3, i0, i1, i2, i3;

  CORE_INLINE void transform() {
    const T er = r0 + r2, ei = i0 + i2, fr = r0 - r2, fi = i0 - i2;
    const T gr = r1 + r3, gi = i1 + i3, hr = i1 - i3, hi = r3 - r1;  // h is -i times r1 - r3
    *this = {er + gr, fr + hr, er - gr, fr - hr, ei + gi, fi + hi, ei - gi, fi - hi};
  }
};

// kRun 0: `run` is known when it runs only.
template <int kRun, class T>
CORE_INLINE void radix4(const Pass<T>& s) {
  const int64_t run = kRun ? kRun : s.run, apart = s.count * run;
  for (int64_t p = 0; p < s.count; p++) {
    const int64_t at = p * s.step;
    const T ur = s.wr[at], ui = s.wi[at], vr = s.wr[2 * at], vi = s.wi[2 * at];
    const T tr = s.wr[3 * at], ti = s.wi[3 * at];
    const T *ar = s.xr + p * run, *ai = s.xi + p * run;
    T *yr = s.yr + 4 * p * run, *yi = s.yi + 4 * p * run;
    CORE_APART
    CORE_ROLLED
    for (int64_t v = 0; v < run; v++) {
      Four<T> x{ar[v], ar[apart + v], ar[2 * apart + v], ar[3 * apart + v],
                ai[v], ai[apart + v], ai[2 * apart + v], ai[3 * apart + v]};
      x.transform();
      yr[v] = x.r0;
      yi[v] = x.i0;
      yr[run + v] = x.r1 * ur - x.i1 * ui;
      yi[run + v] = x.r1 * ui + x.i1 * ur;
      yr[2 * run + v] = x.r2 * vr - x.i2 * vi;
      yi[2 * run + v] = x.r2 * vi + x.i2 * vr;
      yr[3 * run + v] = x.r3 * tr - x.i3 * ti;
      yi[3 * run + v] = x.r3 * ti + x.i3 * tr;
    }
  }
}

// The first pass of a line alone: what lies side by side are parts of the transform.
template <class T>
CORE_INLINE void radix4_first(const Pass<T>& s, const T* w) {
  const int64_t n = s.count;
  const T *ar = s.xr, *ai = s.xi;
  T *yr = s.yr, *yi = s.yi;
  CORE_APART
  for (int64_t p = 0; p < n; p++) {
    Four<T> x{ar[p], ar[n + p], ar[2 * n + p], ar[3 * n + p],
              ai[p], ai[n + p], ai[2 * n + p], ai[3 * n + p]};
    x.transform();
    const T ur = w[p], ui = w[n + p], vr = w[2 * n + p], vi = w[3 * n + p];
    const T tr = w[4 * n + p], ti = w[5 * n + p];
    yr[4 * p] = x.r0;
    yr[4 * p + 1] = x.r1 * ur - x.i1 * ui;
    yr[4 * p + 2] = x.r2 * vr - x.i2 * vi;
    yr[4 * p + 3] = x.r3 * tr - x.i3 * ti;
    yi[4 * p] = x.i0;
    yi[4 * p + 1] = x.r1 * ui + x.i1 * ur;
    yi[4 * p + 2] = x.r2 * vi + x.i2 * vr;
    yi[4 * p + 3] = x.r3 * ti + x.i3 * tr;
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
      if (s.run == 4) return radix4<4>(s);
      return s.run == 16 ? radix4<16>(s) : radix4<0>(s);
    case 5:
      return any_radix<5>(s, 5);
    default:
      return any_radix<0>(s, radix);
  }
}

CORE_FOR_EACH_CPU void run_pass(const Pass<float>& s, int radix) { one_pass(s, radix); }
CORE_FOR_EACH_CPU void run_pass(const Pass<double>& s, int radix) { one_pass(s, radix); }

CORE_FOR_EACH_CPU void run_first(const Pass<float>& s, const float* w) { radix4_first(s, w); }
CORE_FOR_EACH_CPU void run_first(const Pass<double>& s, const double* w) { radix4_first(s, w); }

// `count` points that lie side by side in a tensor, `rows` times, `step` numbers apart: from pairs
// of parts and back. A line alone is one row of all its points.
template <class T>
struct Points {
  T* pairs;
  int64_t rows, step, count;
};

template <class T>
CORE_INLINE void take_apart(const Points<const T>& p, T* re, T* im) {
  for (int64_t r = 0; r < p.rows; r++, re += p.count, im += p.count) {
    const T* x = p.pairs + r * p.step;
    CORE_APART
    for (int64_t t = 0; t < p.count; t++) {
      re[t] = x[2 * t];
      im[t] = x[2 * t + 1];
    }
  }
}
template <class T>
CORE_INLINE void put_together(const T* re, const T* im, T scale, const Points<T>& p) {
  for (int64_t r = 0; r < p.rows; r++, re += p.count, im += p.count) {
    T* x = p.pairs + r * p.step;
    CORE_APART
    for (int64_t t = 0; t < p.count; t++) {
      x[2 * t] = re[t] * scale;
      x[2 * t + 1] = im[t] * scale;
    }
  }
}
CORE_FOR_EACH_CPU void split(const Points<const float>& p, float* re, float* im) {
  take_apart(p, re, im);
}
CORE_FOR_EACH_CPU void split(const Points<const double>& p, double* re, double* im) {
  take_apart(p, re, im);
}
CORE_FOR_EACH_CPU void join(const float* re, const float* im, float scale, const Points<float>& p) {
  put_together(re, im, scale, p);
}
CORE_FOR_EACH_CPU void join(const double* re, const double* im, double scale,
                            const Points<double>& p) {
  put_together(re, im, scale, p);
}

// A real line of 2 m points as a complex one of m: from the transform of that, re and im, the first
// m + 1 frequencies of the line; w are factors of 2 m points.
template <class T>
CORE_INLINE void halves_to_real(const T* re, const T* im, const T* wr, const T* wi, int64_t m,
                                T scale, T* out) {
  CORE_APART
  for (int64_t k = 1; k < m; k++) {
    const T ar = re[k], ai = im[k], br = re[m - k], bi = im[m - k];
    const T odd_re = (ai + bi) * T{0.5}, odd_im = (br - ar) * T{0.5};
    out[2 * k] = ((ar + br) * T{0.5} + odd_re * wr[k] - odd_im * wi[k]) * scale;
    out[2 * k + 1] = ((ai - bi) * T{0.5} + odd_re * wi[k] + odd_im * wr[k]) * scale;
  }
  out[0] = (re[0] + im[0]) * scale;
  out[2 * m] = (re[0] - im[0]) * scale;
  out[1] = out[2 * m + 1] = T{0};
}
// And back: what is to be transformed, with parts exchanged, from m + 1 frequencies, xr and xi.
template <class T>
CORE_INLINE void real_to_halves(const T* xr, const T* xi, const T* wr, const T* wi, int64_t m,
                                T* re, T* im) {
  CORE_APART
  for (int64_t k = 1; k < m; k++) {
    const T ar = xr[k], ai = xi[k], br = xr[m - k], bi = -xi[m - k];
    const T dr = ar - br, di = ai - bi;
    im[k] = ar + br - (di * wr[k] - dr * wi[k]);
    re[k] = ai + bi + dr * wr[k] + di * wi[k];
  }
  im[0] = xr[0] + xr[m];
  re[0] = xr[0] - xr[m];
}
CORE_FOR_EACH_CPU void to_real(const float* re, const float* im, const Plan<float>& w, int64_t m,
                               float scale, float* out) {
  halves_to_real(re, im, w.re.data(), w.im.data(), m, scale, out);
}
CORE_FOR_EACH_CPU void to_real(const double* re, const double* im, const Plan<double>& w, int64_t m,
                               double scale, double* out) {
  halves_to_real(re, im, w.re.data(), w.im.data(), m, scale, out);
}
CORE_FOR_EACH_CPU void from_real(const float* xr, const float* xi, const Plan<float>& w, int64_t m,
                                 float* re, float* im) {
  real_to_halves(xr, xi, w.re.data(), w.im.data(), m, re, im);
}
CORE_FOR_EACH_CPU void from_real(const double* xr, const double* xi, const Plan<double>& w,
                                 int64_t m, double* re, double* im) {
  real_to_halves(xr, xi, w.re.data(), w.im.data(), m, re, im);
}

// Factors of a line that is split: of point t of line first + l, the product of two.
template <class T>
struct Factors {
  const T *re, *im;            // of the whole line
  const T *fine_re, *fine_im;  // factor t * l, at [t * kMaxLanes + l]
};

template <class T>
CORE_INLINE void multiply_points(const Factors<T>& f, int64_t n, int64_t first, int64_t lanes,
                                 T* re, T* im) {
  for (int64_t t = 0; t < n; t++, re += lanes, im += lanes) {
    const T br = f.re[t * first], bi = f.im[t * first];
    const T *fr = f.fine_re + t * kMaxLanes, *fi = f.fine_im + t * kMaxLanes;
    CORE_APART
    for (int64_t l = 0; l < lanes; l++) {
      const T wr = fr[l] * br - fi[l] * bi, wi = fr[l] * bi + fi[l] * br, held = re[l];
      re[l] = held * wr - im[l] * wi;
      im[l] = held * wi + im[l] * wr;
    }
  }
}
CORE_FOR_EACH_CPU void multiply(const Factors<float>& f, int64_t n, int64_t first, int64_t lanes,
                                float* re, float* im) {
  multiply_points(f, n, first, lanes, re, im);
}
CORE_FOR_EACH_CPU void multiply(const Factors<double>& f, int64_t n, int64_t first, int64_t lanes,
                                double* re, double* im) {
  multiply_points(f, n, first, lanes, re, im);
}

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
    const Pass<T> pass{x.re,
                       x.im,
                       x.other_re,
                       x.other_im,
                       plan.re.data(),
                       plan.im.data(),
                       plan.n / (length * radix),
                       length,
                       run};
    if (run == 1 && plan.alone())
      run_first(pass, plan.first.data());
    else
      run_pass(pass, radix);
    std::swap(x.re, x.other_re);
    std::swap(x.im, x.other_im);
    run *= radix;
  }
}

}  // namespace
}  // namespace core
