// Fourier transforms of lines in scratch memory: from one place to another, or, where enough of
// them lie side by side, in place. That takes half the room, and a part that the first cache holds
// is finished before the next one; frequency f ends in row `plan.order[f]`.
#pragma once
#include "fft_passes.h"

namespace core {
namespace {

constexpr int64_t kFewLanes = 8;    // fewer lines fill no vectors, and are moved
constexpr int64_t kNear = 1 << 15;  // bytes that the first cache holds beside other things

// One pass over `rows` rows of `lanes` numbers each, in blocks of `length` rows.
template <class T>
struct PassInPlace {
  T *re, *im;
  const T *wr, *wi;  // of the plan
  int64_t step;      // in the plan's table: plan.n / length
  int64_t rows, length, lanes;
};

// Four rows, `apart` numbers from one to the next; not turned: by factors of 1.
template <bool kTurned, class T>
CORE_INLINE void four_rows(T* re, T* im, int64_t apart, int64_t lanes, const T (&w)[6]) {
  CORE_APART
  CORE_ROLLED
  for (int64_t v = 0; v < lanes; v++) {
    Four<T> x{re[v], re[apart + v], re[2 * apart + v], re[3 * apart + v],
              im[v], im[apart + v], im[2 * apart + v], im[3 * apart + v]};
    x.transform();
    re[v] = x.r0;
    im[v] = x.i0;
    re[apart + v] = kTurned ? x.r1 * w[0] - x.i1 * w[1] : x.r1;
    im[apart + v] = kTurned ? x.r1 * w[1] + x.i1 * w[0] : x.i1;
    re[2 * apart + v] = kTurned ? x.r2 * w[2] - x.i2 * w[3] : x.r2;
    im[2 * apart + v] = kTurned ? x.r2 * w[3] + x.i2 * w[2] : x.i2;
    re[3 * apart + v] = kTurned ? x.r3 * w[4] - x.i3 * w[5] : x.r3;
    im[3 * apart + v] = kTurned ? x.r3 * w[5] + x.i3 * w[4] : x.i3;
  }
}

// kLanes 0: `lanes` is known when it runs only.
template <int kLanes, class T>
CORE_INLINE void radix4_in_place(const PassInPlace<T>& s) {
  const int64_t lanes = kLanes ? kLanes : s.lanes, count = s.length / 4, apart = count * lanes;
  const int64_t block = s.length * lanes, end = s.rows * lanes;
  for (int64_t p = 0; p < count; p++) {
    const int64_t at = p * s.step;
    const T w[] = {s.wr[at], s.wi[at], s.wr[2 * at], s.wi[2 * at], s.wr[3 * at], s.wi[3 * at]};
    if (p == 0)
      for (int64_t b = 0; b < end; b += block)
        four_rows<false>(s.re + b, s.im + b, apart, lanes, w);
    else
      for (int64_t b = p * lanes; b < end; b += block)
        four_rows<true>(s.re + b, s.im + b, apart, lanes, w);
  }
}

template <bool kTurned, class T>
CORE_INLINE void eight_rows(T* re, T* im, int64_t apart, int64_t lanes, const T (&w)[16]) {
  CORE_APART
  CORE_ROLLED
  for (int64_t v = 0; v < lanes; v++) {
    auto x = Eight<T>::of(re + v, im + v, apart);
    x.transform();
    x.each([&](int k, T r, T i) CORE_INLINED {
      const bool turned = kTurned && k > 0;
      re[k * apart + v] = turned ? r * w[2 * k] - i * w[2 * k + 1] : r;
      im[k * apart + v] = turned ? r * w[2 * k + 1] + i * w[2 * k] : i;
    });
  }
}

template <int kLanes, class T>
CORE_INLINE void radix8_in_place(const PassInPlace<T>& s) {
  const int64_t lanes = kLanes ? kLanes : s.lanes, count = s.length / 8, apart = count * lanes;
  const int64_t block = s.length * lanes, end = s.rows * lanes;
  for (int64_t p = 0; p < count; p++) {
    T w[16];
    for (int64_t k = 0; k < 8; k++) {
      w[2 * k] = s.wr[k * p * s.step];
      w[2 * k + 1] = s.wi[k * p * s.step];
    }
    if (p == 0)
      for (int64_t b = 0; b < end; b += block)
        eight_rows<false>(s.re + b, s.im + b, apart, lanes, w);
    else
      for (int64_t b = p * lanes; b < end; b += block)
        eight_rows<true>(s.re + b, s.im + b, apart, lanes, w);
  }
}

template <int kRadix, int kLanes, class T>
CORE_INLINE void radix_in_place(const PassInPlace<T>& s) {
  constexpr int r = kRadix;
  const int64_t lanes = kLanes ? kLanes : s.lanes, count = s.length / r, apart = count * lanes;
  T cr[r], ci[r];  // exp(-2 pi i k / radix)
  for (int k = 0; k < r; k++) {
    cr[k] = s.wr[k * count * s.step];
    ci[k] = s.wi[k * count * s.step];
  }
  for (int64_t p = 0; p < count; p++) {
    T ur[r], ui[r];
    for (int k = 0; k < r; k++) {
      ur[k] = s.wr[p * k * s.step];
      ui[k] = s.wi[p * k * s.step];
    }
    for (int64_t b = p * lanes; b < s.rows * lanes; b += s.length * lanes) {
      T *re = s.re + b, *im = s.im + b;
      CORE_APART
      CORE_ROLLED
      for (int64_t v = 0; v < lanes; v++) {
        T xr[r], xi[r];
#pragma GCC unroll 8
        for (int i = 0; i < r; i++) {
          xr[i] = re[i * apart + v];
          xi[i] = im[i * apart + v];
        }
#pragma GCC unroll 8
        for (int k = 0; k < r; k++) {
          T sr = xr[0], si = xi[0];
#pragma GCC unroll 8
          for (int i = 1; i < r; i++) {
            sr += xr[i] * cr[i * k % r] - xi[i] * ci[i * k % r];
            si += xr[i] * ci[i * k % r] + xi[i] * cr[i * k % r];
          }
          re[k * apart + v] = sr * ur[k] - si * ui[k];
          im[k * apart + v] = sr * ui[k] + si * ur[k];
        }
      }
    }
  }
}

template <int kLanes, class T>
CORE_INLINE void one_pass_in_place(const PassInPlace<T>& s, int radix) {
  switch (radix) {
    case 2:
      return radix_in_place<2, kLanes>(s);
    case 3:
      return radix_in_place<3, kLanes>(s);
    case 4:
      return radix4_in_place<kLanes>(s);
    case 8:
      return radix8_in_place<kLanes>(s);
    default:
      return radix_in_place<5, kLanes>(s);
  }
}
CORE_FOR_EACH_CPU void run_in_place(const PassInPlace<float>& s, int radix) {
  s.lanes == kMaxLanes ? one_pass_in_place<kMaxLanes>(s, radix) : one_pass_in_place<0>(s, radix);
}
CORE_FOR_EACH_CPU void run_in_place(const PassInPlace<double>& s, int radix) {
  s.lanes == kMaxLanes ? one_pass_in_place<kMaxLanes>(s, radix) : one_pass_in_place<0>(s, radix);
}

// The passes from number `pass` on, of `rows` rows that are one block of that pass.
template <class T>
void pass_in_place(const Plan<T>& plan, size_t pass, PassInPlace<T> s) {
  const bool near = s.rows * s.lanes * static_cast<int64_t>(2 * sizeof(T)) <= kNear;
  for (; pass < plan.in_place.size(); pass++) {
    const int radix = plan.in_place[pass];
    s.step = plan.n / s.length;
    run_in_place(s, radix);
    s.length /= radix;
    if (near) continue;
    s.rows = s.length;
    for (int k = 0; k < radix; k++) {
      pass_in_place(plan, pass + 1, s);
      s.re += s.rows * s.lanes;
      s.im += s.rows * s.lanes;
    }
    return;
  }
}

// Lines side by side: point t of line l at [t * lanes + l].
template <class T>
struct Lines {
  T *re, *im;              // where they are, and where they are again in the end
  T *other_re, *other_im;  // as much room
  int64_t lanes;
  std::vector<T> own;  // the room of all four, where it is too large for a thread to keep
  const int32_t* order = nullptr;  // in the end: in which row a frequency is, if not in order

  int64_t row(int64_t frequency) const { return (order ? order[frequency] : frequency) * lanes; }
};

// A line alone: where its points and the result are in tensors, as pairs, if not in `Lines`.
// Exchanged: the second numbers of pairs are real parts.
template <class T>
struct Line {
  const T* from = nullptr;
  T* to = nullptr;
  bool exchanged = false;
  T scale = 1;
};

// The first pass by radix 16, of a plan that has it.
inline void run_sixteen(const Plan<float>& plan, const Pass<float>& s, const Line<float>& line) {
  transform_sixteen(line.from ? line.from : s.xr, line.from ? nullptr : s.xi, line.exchanged,
                    plan.n / 16, plan.of_sixteen.data(), s.yr, s.yi, line.to);
}
inline void run_sixteen(const Plan<double>&, const Pass<double>&, const Line<double>&) {}

template <class T>
void transform(const Plan<T>& plan, Lines<T>& x, const Line<T>& line = {}) {
  if (x.lanes >= kFewLanes && !plan.order.empty()) {
    x.order = plan.order.data();
    return pass_in_place(plan, 0,
                         {x.re, x.im, plan.re.data(), plan.im.data(), 1, plan.n, plan.n, x.lanes});
  }
  const bool sixteen = x.lanes == 1 && !plan.of_sixteen.empty();
  if (line.from && !sixteen)
    split(Points<const T>{line.from, 1, 0, plan.n}, line.exchanged ? x.im : x.re,
          line.exchanged ? x.re : x.im);
  int64_t length = plan.n, run = x.lanes;
  const auto pass_of = [&](int radix) {
    length /= radix;
    const int64_t step = plan.n / (length * radix);
    return Pass<T>{x.re,           x.im, x.other_re, x.other_im, plan.re.data(),
                   plan.im.data(), step, length,     run};
  };
  const auto passed = [&](int radix) {
    std::swap(x.re, x.other_re);
    std::swap(x.im, x.other_im);
    run *= radix;
  };
  if (sixteen) {
    run_sixteen(plan, pass_of(16), line);
    passed(16);
  }
  for (const int radix : sixteen ? plan.after_sixteen : plan.radices) {
    const Pass<T> pass = pass_of(radix);
    if (line.to && length == 1 && (radix == 4 || radix == 8))
      return run_last(pass, radix, line.exchanged, line.scale, line.to);
    if (run == 1 && plan.alone())
      run_first(pass, plan.first.data());
    else if (run == 4 && x.lanes == 1 && !plan.second.empty())
      run_second(pass, plan.second.data());
    else
      run_pass(pass, radix);
    passed(radix);
  }
  if (line.to)
    join(line.exchanged ? x.im : x.re, line.exchanged ? x.re : x.im, line.scale,
         Points<T>{line.to, 1, 0, plan.n});
}

// Columns of a line that is split are multiplied: point t of column first + l by factor
// t * (first + l), the product of two.
template <class T>
CORE_INLINE void multiply_columns(const Plan<T>& whole, int64_t first, const Lines<T>& x) {
  const int64_t lanes = x.lanes, n = whole.rows, within = first % kMaxLanes;
  const T* coarse = whole.coarse.data() + 2 * (first / kMaxLanes) * n;
  for (int64_t t = 0; t < n; t++) {
    T *re = x.re + x.row(t), *im = x.im + x.row(t);
    const T br = coarse[2 * t], bi = coarse[2 * t + 1];
    const T *fr = whole.fine.data() + 2 * t * kMaxLanes + within, *fi = fr + kMaxLanes;
    CORE_APART
    for (int64_t l = 0; l < lanes; l++) {
      const T wr = fr[l] * br - fi[l] * bi, wi = fr[l] * bi + fi[l] * br, held = re[l];
      re[l] = held * wr - im[l] * wi;
      im[l] = held * wi + im[l] * wr;
    }
  }
}
CORE_FOR_EACH_CPU void multiply(const Plan<float>& whole, int64_t first, const Lines<float>& x) {
  multiply_columns(whole, first, x);
}
CORE_FOR_EACH_CPU void multiply(const Plan<double>& whole, int64_t first, const Lines<double>& x) {
  multiply_columns(whole, first, x);
}

}  // namespace
}  // namespace core
