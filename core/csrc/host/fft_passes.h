// The passes of Fourier transforms: plans, and loops over numbers whose real and imaginary parts
// lie apart (fft.cpp has the rest).
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <utility>
#include <vector>

#ifndef _WIN32
#include <pthread.h>
#endif

#include "avx512.h"
#include "loops.h"

namespace core {
namespace {

constexpr int64_t kLargestRadix = 13;
constexpr int64_t kShort = 64;             // points up to which any radix will do
constexpr int64_t kMaxLanes = 16;          // lines that are transformed side by side
constexpr int64_t kAlone = 32;             // points of a line that is transformed alone
constexpr int64_t kSplit = 1 << 16;        // points of a line that is split in two transforms
constexpr int64_t kMostInPlace = 1 << 12;  // points of lines that are transformed in place
constexpr int64_t kPlanPoints = 1 << 21;   // as many points plans are kept of

// ---- plans -------------------------------------------------------------------------------------
// exp(-2 pi i k / n) for k below n, and the radices of the passes.
template <class T>
struct Plan {
  int64_t n;
  std::vector<int> radices;
  std::vector<T> re, im;
  // Of lines alone: the factors of the first two passes, each part by itself.
  std::vector<T> first, second;
  // Or the factors of a first pass of radix 16, in the order of their use, and the radices after
  // it.
  std::vector<T> of_sixteen;
  std::vector<int> after_sixteen;
  std::vector<int> in_place;   // the radices of transforms in place,
  std::vector<int32_t> order;  // and in which row a frequency is in the end
  int64_t rows = 0;            // of a line that is split: as a matrix
  // Factors of its columns, of which kMaxLanes are a piece: t times the first column of a piece, a
  // pair for each t of each piece; t times the place in a piece, for each t each part by itself.
  std::vector<T> coarse, fine;

  bool alone() const { return !first.empty() || !of_sixteen.empty(); }
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

// The digits of a frequency, the first radix's the lowest, are those of its row, the highest first.
inline std::vector<int32_t> order_of(int64_t n, const std::vector<int>& radices) {
  std::vector<int32_t> order(static_cast<size_t>(n));
  for (int64_t f = 0; f < n; f++) {
    int64_t rest = f, block = n, row = 0;
    for (const int radix : radices) {
      block /= radix;
      row += rest % radix * block;
      rest /= radix;
    }
    order[static_cast<size_t>(f)] = static_cast<int32_t>(row);
  }
  return order;
}

// The factors of a pass by 4 with so many numbers side by side, for each of these.
template <class T>
std::vector<T> factors_of(const Plan<T>& plan, int64_t run) {
  std::vector<T> factors;
  for (int64_t k = 1; k < 4; k++)
    for (const auto* part : {&plan.re, &plan.im})
      for (int64_t q = 0; q < plan.n / 4; q++) factors.push_back((*part)[k * (q / run * run)]);
  return factors;
}

// Radices of n points with as few passes as there are: 8 and 4, 2 only where nothing else is left,
// and the odd ones of `radices`.
inline std::vector<int> largest_radices(int64_t n, const std::vector<int>& radices) {
  std::vector<int> largest;
  int twos = 0;
  for (; n % 2 == 0; n /= 2) twos++;
  for (; twos > 0; twos -= largest.back() == 8 ? 3 : largest.back() / 2)
    largest.push_back(twos == 1 ? 2 : twos == 2 || twos == 4 ? 4 : 8);
  for (const int radix : radices)
    if (radix % 2) largest.push_back(radix);
  return largest;
}

// A first pass of radix 16 for 16 columns at once.
inline void start_with_sixteen(Plan<float>& plan) {
  const int64_t columns = plan.n / 16;
  for (int64_t first = 0; first < columns; first += 16)
    for (int64_t k = 1; k < 16; k++)
      for (const auto* part : {&plan.re, &plan.im})
        for (int64_t c = first; c < first + 16; c++) plan.of_sixteen.push_back((*part)[k * c]);
  plan.after_sixteen = largest_radices(columns, plan.radices);
}
inline void start_with_sixteen(Plan<double>&) {}

// As many rows as columns, about, so that both are short; none where there would be few columns.
template <class T>
void split_line(Plan<T>& plan) {
  int64_t rows = 1;
  for (size_t i = 0; i < plan.radices.size() && rows * rows < plan.n; i++) rows *= plan.radices[i];
  const int64_t columns = plan.n / rows;
  if (columns < 2 * kMaxLanes) return;
  plan.rows = rows;
  for (int64_t first = 0; first < columns; first += kMaxLanes)
    for (int64_t t = 0; t < rows; t++) {
      plan.coarse.push_back(plan.re[t * first]);
      plan.coarse.push_back(plan.im[t * first]);
    }
  for (int64_t t = 0; t < rows; t++)
    for (const auto* part : {&plan.re, &plan.im})
      for (int64_t l = 0; l < kMaxLanes; l++) plan.fine.push_back((*part)[t * l]);
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
  if (n < kSplit && n % 256 == 0 && has_avx512()) start_with_sixteen(*plan);
  if (plan->of_sixteen.empty() && n >= kAlone && n < kSplit && n % 16 == 0) {
    plan->first = factors_of(*plan, 1);
    if (n % 64 == 0) plan->second = factors_of(*plan, 4);
  }
  if (n <= kMostInPlace && (n == 1 || plan->radices.back() <= 5)) {
    plan->in_place = largest_radices(n, plan->radices);
    plan->order = order_of(n, plan->in_place);
  }
  if (n >= kSplit) split_line(*plan);
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

  static CORE_INLINE Four of(const T* re, const T* im, int64_t apart) {
    return {re[0], re[apart], re[2 * apart], re[3 * apart],
            im[0], im[apart], im[2 * apart], im[3 * apart]};
  }
  // Those of the result, in order: fn(number, real part, imaginary part).
  template <class F>
  CORE_INLINE void each(F&& fn) const {
    fn(0, r0, i0), fn(1, r1, i1), fn(2, r2, i2), fn(3, r3, i3);
  }
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

// Eight numbers become eight others: those at even places and at odd ones by four.
template <class T>
struct Eight {
  Four<T> even, odd;

  static CORE_INLINE Eight of(const T* re, const T* im, int64_t apart) {
    return {Four<T>::of(re, im, 2 * apart), Four<T>::of(re + apart, im + apart, 2 * apart)};
  }
  template <class F>
  CORE_INLINE void each(F&& fn) const {
    even.each(fn);
    odd.each([&](int k, T re, T im) CORE_INLINED { fn(4 + k, re, im); });
  }
  CORE_INLINE void transform() {
    constexpr T h = T(0.70710678118654752440);
    even.transform();
    odd.transform();
    const Four<T> a = even;
    const T r1 = (odd.r1 + odd.i1) * h, i1 = (odd.i1 - odd.r1) * h;
    const T r3 = (odd.i3 - odd.r3) * h, i3 = (odd.r3 + odd.i3) * -h;
    even = {a.r0 + odd.r0, a.r1 + r1, a.r2 + odd.i2, a.r3 + r3,
            a.i0 + odd.i0, a.i1 + i1, a.i2 - odd.r2, a.i3 + i3};
    odd = {a.r0 - odd.r0, a.r1 - r1, a.r2 - odd.i2, a.r3 - r3,
           a.i0 - odd.i0, a.i1 - i1, a.i2 + odd.r2, a.i3 - i3};
  }
};

// Not turned: by factors of 1, of a pass of one block.
template <bool kTurned, int kRun, class T>
CORE_INLINE void radix8(const Pass<T>& s) {
  const int64_t run = kRun ? kRun : s.run, apart = s.count * run;
  for (int64_t p = 0; p < s.count; p++) {
    T wr[8], wi[8];
    for (int64_t k = 1; k < 8; k++) {
      wr[k] = s.wr[k * p * s.step];
      wi[k] = s.wi[k * p * s.step];
    }
    const T *ar = s.xr + p * run, *ai = s.xi + p * run;
    T *yr = s.yr + 8 * p * run, *yi = s.yi + 8 * p * run;
    CORE_APART
    CORE_ROLLED
    for (int64_t v = 0; v < run; v++) {
      auto x = Eight<T>::of(ar + v, ai + v, apart);
      x.transform();
      x.each([&](int k, T re, T im) CORE_INLINED {
        const bool turned = kTurned && k > 0;
        yr[k * run + v] = turned ? re * wr[k] - im * wi[k] : re;
        yi[k * run + v] = turned ? re * wi[k] + im * wr[k] : im;
      });
    }
  }
}

// The last pass of a line alone, to pairs: of parts that are exchanged, or not.
template <template <class> class Group, bool kExchanged, class T>
CORE_INLINE void last_pass(const Pass<T>& s, T scale, T* pairs) {
  const int64_t run = s.run;
  CORE_APART
  CORE_ROLLED
  for (int64_t v = 0; v < run; v++) {
    auto x = Group<T>::of(s.xr + v, s.xi + v, run);
    x.transform();
    x.each([&](int k, T re, T im) CORE_INLINED {
      pairs[2 * (k * run + v)] = (kExchanged ? im : re) * scale;
      pairs[2 * (k * run + v) + 1] = (kExchanged ? re : im) * scale;
    });
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

// The second pass of a line alone: four numbers of each part lie side by side, of four parts a
// vector.
template <class T>
CORE_INLINE void radix4_second(const Pass<T>& s, const T* w) {
  constexpr int kRun = 4, kPiece = 16;
  const int64_t n = s.count * kRun;
  for (int64_t q = 0; q < n; q += kPiece) {
    const T *ar = s.xr + q, *ai = s.xi + q, *f = w + q;
    T yr[4][kPiece], yi[4][kPiece];
    CORE_APART
    CORE_ROLLED
    for (int v = 0; v < kPiece; v++) {
      Four<T> x{ar[v], ar[n + v], ar[2 * n + v], ar[3 * n + v],
                ai[v], ai[n + v], ai[2 * n + v], ai[3 * n + v]};
      x.transform();
      const T ur = f[v], ui = f[n + v], vr = f[2 * n + v], vi = f[3 * n + v];
      const T tr = f[4 * n + v], ti = f[5 * n + v];
      yr[0][v] = x.r0;
      yi[0][v] = x.i0;
      yr[1][v] = x.r1 * ur - x.i1 * ui;
      yi[1][v] = x.r1 * ui + x.i1 * ur;
      yr[2][v] = x.r2 * vr - x.i2 * vi;
      yi[2][v] = x.r2 * vi + x.i2 * vr;
      yr[3][v] = x.r3 * tr - x.i3 * ti;
      yi[3][v] = x.r3 * ti + x.i3 * tr;
    }
    for (int p = 0; p < kPiece; p += kRun)
      for (int k = 0; k < 4; k++) {
        std::memcpy(s.yr + 4 * (q + p) + k * kRun, yr[k] + p, kRun * sizeof(T));
        std::memcpy(s.yi + 4 * (q + p) + k * kRun, yi[k] + p, kRun * sizeof(T));
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
      if (s.run == 4) return radix4<4>(s);
      return s.run == 16 ? radix4<16>(s) : radix4<0>(s);
    case 5:
      return any_radix<5>(s, 5);
    case 8:
      if (s.count == 1) return radix8<false, 0>(s);
      return s.run == 16 ? radix8<true, 16>(s) : radix8<true, 0>(s);
    default:
      return any_radix<0>(s, radix);
  }
}

CORE_FOR_EACH_CPU void run_pass(const Pass<float>& s, int radix) { one_pass(s, radix); }
CORE_FOR_EACH_CPU void run_pass(const Pass<double>& s, int radix) { one_pass(s, radix); }

CORE_FOR_EACH_CPU void run_first(const Pass<float>& s, const float* w) { radix4_first(s, w); }
CORE_FOR_EACH_CPU void run_first(const Pass<double>& s, const double* w) { radix4_first(s, w); }

CORE_FOR_EACH_CPU void run_second(const Pass<float>& s, const float* w) { radix4_second(s, w); }
CORE_FOR_EACH_CPU void run_second(const Pass<double>& s, const double* w) { radix4_second(s, w); }

template <class T>
CORE_INLINE void last_to_pairs(const Pass<T>& s, int radix, bool exchanged, T scale, T* pairs) {
  if (radix == 4)
    exchanged ? last_pass<Four, true>(s, scale, pairs) : last_pass<Four, false>(s, scale, pairs);
  else
    exchanged ? last_pass<Eight, true>(s, scale, pairs) : last_pass<Eight, false>(s, scale, pairs);
}
CORE_FOR_EACH_CPU void run_last(const Pass<float>& s, int radix, bool exchanged, float scale,
                                float* pairs) {
  last_to_pairs(s, radix, exchanged, scale, pairs);
}
CORE_FOR_EACH_CPU void run_last(const Pass<double>& s, int radix, bool exchanged, double scale,
                                double* pairs) {
  last_to_pairs(s, radix, exchanged, scale, pairs);
}

// `count` points that lie side by side in a tensor, `rows` times, `step` numbers apart: from pairs
// of parts and back. A line alone is one row of all its points.
template <class T>
struct Points {
  T* pairs;
  int64_t rows, step, count;
  const int32_t* order = nullptr;  // where the parts of a row are, if not in order

  int64_t place(int64_t row) const { return (order ? order[row] : row) * count; }
};

// A row that follows later is fetched into the second cache: the processor does not foresee rows
// that lie in different pages.
template <class P>
CORE_INLINE void fetch_later(const P& p, int64_t row) {
  constexpr int64_t kLine = 64, kPage = 4096, kLater = 16, kSize = sizeof(*p.pairs);
  if (row + kLater >= p.rows || p.step * kSize < kPage) return;
  const auto* from = reinterpret_cast<const char*>(p.pairs + (row + kLater) * p.step);
  const int64_t size = 2 * p.count * kSize;
  for (int64_t at = 0; at < size; at += kLine) __builtin_prefetch(from + at, 0, 2);
}

template <class T>
CORE_INLINE void take_apart(const Points<const T>& p, T* re, T* im) {
  for (int64_t r = 0; r < p.rows; r++, re += p.count, im += p.count) {
    const T* x = p.pairs + r * p.step;
    fetch_later(p, r);
    CORE_APART
    for (int64_t t = 0; t < p.count; t++) {
      re[t] = x[2 * t];
      im[t] = x[2 * t + 1];
    }
  }
}
template <class T>
CORE_INLINE void put_together(const T* re, const T* im, T scale, const Points<T>& p) {
  for (int64_t r = 0; r < p.rows; r++) {
    T* x = p.pairs + r * p.step;
    const T *xr = re + p.place(r), *xi = im + p.place(r);
    fetch_later(p, r);
    CORE_APART
    for (int64_t t = 0; t < p.count; t++) {
      x[2 * t] = xr[t] * scale;
      x[2 * t + 1] = xi[t] * scale;
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

}  // namespace
}  // namespace core
