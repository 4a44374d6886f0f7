// Fourier transforms on the cpu, in passes of small radices (Stockham), which leave numbers in
// order. Real parts and imaginary parts lie apart. Short lines, and those that lie side by side in
// memory, are transformed several at once, so that the inner loop of each pass goes through memory
// evenly. Others fill vectors alone, and the first cache holds them. Very long ones are two
// transforms of about the root of their length.
//
// Sizes with a large prime factor are left to NumPy, whose transform of those is another algorithm.
#include <algorithm>
#include <atomic>
#include <memory>
#include <new>
#include <vector>

#include "fft_lines.h"
#include "host.h"

namespace core {
namespace {

constexpr int64_t kPoints =
    1 << 14;                        // as many points are to lie side by side, where lines are short
constexpr size_t kKept = 1 << 16;   // points of a block whose room a thread keeps
constexpr int64_t kWork = 1 << 14;  // points that are worth a thread

// ---- lines in tensors --------------------------------------------------------------------------
// A tensor as lines along one axis: line l begins at (l / inner) * size * inner + l % inner.
struct Axis {
  int64_t outer = 1, size = 1, inner = 1;

  Axis(int64_t before, int64_t points, int64_t after) : outer(before), size(points), inner(after) {}
  Axis(const int64_t* shape, int rank, int axis) : size(shape[axis]) {
    for (int d = 0; d < axis; d++) outer *= shape[d];
    for (int d = axis + 1; d < rank; d++) inner *= shape[d];
  }
  int64_t lines() const { return outer * inner; }
  // Whether so many lines lie side by side, several of them.
  bool adjacent(int64_t first, int64_t lanes) const {
    return lanes > 1 && inner > 1 && start(first + lanes - 1) == start(first) + lanes - 1;
  }
  int64_t start(int64_t line) const { return line / inner * size * inner + line % inner; }
};

// Blocks of so many lines, shared over the threads: fn(first line, lines). Throws where memory has
// run out in one of them.
template <class F>
void each_block(const core_call* call, int64_t lines, int64_t size, int64_t lanes, F&& fn) {
  struct Work {
    F& fn;
    int64_t lanes, lines;
    std::atomic<bool> failed{false};
  } work{fn, lanes, lines};
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

// How many lines of so many points are transformed side by side: a power of two.
int64_t lanes_of(int64_t size) {
  int64_t lanes = kMaxLanes;
  while (lanes > 1 && lanes * size > kPoints) lanes /= 2;
  return lanes;
}

// Scratch memory begins with a line of the cache, so that no vector lies in two of them.
constexpr size_t kLineBytes = 64;
constexpr size_t kApart = 1024;  // beside whole pages, or all parts contend for places in the cache
template <class T>
constexpr size_t kLine = kLineBytes / sizeof(T);
template <class T>
T* line_start(T* room) {
  const auto start = reinterpret_cast<uintptr_t>(room);
  return reinterpret_cast<T*>((start + kLineBytes - 1) & ~(kLineBytes - 1));
}

template <class T>
Lines<T> lines_in_scratch(int64_t size, int64_t lanes) {
  thread_local std::vector<T> kept;
  const auto points = static_cast<size_t>(size * lanes);
  const size_t each = (points + kLine<T> - 1) / kLine<T> * kLine<T> + kApart / sizeof(T);
  const size_t all = 4 * each + kLine<T>;
  std::vector<T> own(points > kKept ? all : 0);
  if (own.empty() && kept.size() < all) kept.resize(all);
  T* room = line_start(own.empty() ? kept.data() : own.data());
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

// The inverse is the transform with the parts exchanged, before and after. `to` says where lines
// lie in the result.
template <class T>
void write_lines(const Lines<T>& lines, int64_t size, int64_t first, bool inverse, T scale, T* out,
                 const Axis& to) {
  if (to.adjacent(first, lines.lanes))
    return join(inverse ? lines.im : lines.re, inverse ? lines.re : lines.im, scale,
                Points<T>{out + 2 * to.start(first), size, 2 * to.inner, lines.lanes, lines.order});
  each_point(lines.lanes, size, [&](int64_t l, int64_t t) {
    T* target = out + 2 * (to.start(first + l) + t * to.inner);
    target[inverse] = lines.re[lines.row(t) + l] * scale;
    target[!inverse] = lines.im[lines.row(t) + l] * scale;
  });
}

// `whole`: the plan of the line that these are the columns of.
template <class T>
void c2c_lines(const core_call* call, const Plan<T>& plan, const T* x, T* out, const Axis& a,
               const Axis& to, bool inverse, T scale, const Plan<T>* whole = nullptr) {
  each_block(call, a.lines(), a.size, lanes_of(a.size), [&](int64_t first, int64_t lanes) {
    Lines<T> lines = lines_in_scratch<T>(a.size, lanes);
    if (a.adjacent(first, lanes)) {
      split(Points<const T>{x + 2 * a.start(first), a.size, 2 * a.inner, lanes},
            inverse ? lines.im : lines.re, inverse ? lines.re : lines.im);
    } else {
      each_point(lanes, a.size, [&](int64_t l, int64_t t) {
        const T* from = x + 2 * (a.start(first + l) + t * a.inner);
        lines.re[t * lanes + l] = from[inverse];
        lines.im[t * lanes + l] = from[!inverse];
      });
    }
    transform(plan, lines);
    if (whole) multiply(*whole, first, lines);
    write_lines(lines, a.size, first, inverse, scale, out, to);
  });
}

// A long line as a matrix: its columns are transformed, multiplied, and then its rows, whose
// results are the columns of the result. Between the two, columns that were transformed side by
// side lie together, so that memory is written and read in order. Whether it was.
template <class T>
bool split_in_two(const core_call* call, const Plan<T>& plan, const T* x, T* out, const Axis& a,
                  bool inverse, T scale) {
  if (plan.rows == 0) return false;
  const int64_t rows = plan.rows, columns = plan.n / rows;
  const int64_t pieces = (columns + kMaxLanes - 1) / kMaxLanes;
  const auto by_column = plan_of<T>(rows), by_row = plan_of<T>(columns);
  if (!by_column || !by_row) return false;
  const auto all = static_cast<size_t>(2 * pieces * rows * kMaxLanes);
  const std::unique_ptr<T[]> room(new T[all + kLine<T>]);
  T* between = line_start(room.get());
  const Axis down(1, rows, columns), together(pieces, rows, kMaxLanes), result(1, columns, rows);
  for (int64_t line = 0; line < a.outer; line++) {
    const int64_t start = 2 * line * a.size;
    c2c_lines(call, *by_column, x + start, between, down, together, inverse, T{1}, &plan);
    each_block(call, rows, columns, lanes_of(columns), [&](int64_t first, int64_t lanes) {
      Lines<T> lines = lines_in_scratch<T>(columns, lanes);
      const bool turns = sizeof(T) == sizeof(float) && lanes == kMaxLanes && has_avx512();
      for (int64_t begin = 0; begin < columns; begin += kMaxLanes) {
        const T* from = between + 2 * together.start(begin) + 2 * first * kMaxLanes;
        T *to_re = lines.re + begin * lanes, *to_im = lines.im + begin * lanes;
        const int64_t some = std::min(kMaxLanes, columns - begin);
        if (turns && some == kMaxLanes) {
          turn_pairs(from, 2 * kMaxLanes, inverse, to_re, to_im);
          continue;
        }
        for (int64_t l = 0; l < lanes; l++, from += 2 * kMaxLanes)
          for (int64_t t = 0; t < some; t++) {
            to_re[t * lanes + l] = from[2 * t + inverse];
            to_im[t * lanes + l] = from[2 * t + !inverse];
          }
      }
      transform(*by_row, lines);
      write_lines(lines, columns, first, inverse, scale, out + start, result);
    });
  }
  return true;
}

template <class T>
void c2c(const core_call* call, const Plan<T>& plan, const T* x, T* out, const Axis& a,
         bool inverse, T scale) {
  if (a.inner != 1 || !plan.alone()) {
    if (a.inner == 1 && split_in_two(call, plan, x, out, a, inverse, scale)) return;
    return c2c_lines(call, plan, x, out, a, a, inverse, scale);
  }
  each_block(call, a.lines(), a.size, 1, [&](int64_t line, int64_t) {
    Lines<T> lines = lines_in_scratch<T>(a.size, 1);
    const int64_t at = 2 * a.start(line);
    transform(plan, lines, {x + at, out + at, inverse, scale});
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
  if (a.inner == 1 && halved && halved->alone())
    return each_block(call, a.lines(), m, 1, [&](int64_t line, int64_t) {
      Lines<T> lines = lines_in_scratch<T>(m, 1);
      transform(*halved, lines, {x + a.start(line)});
      to_real(lines.re, lines.im, plan, m, scale, out + 2 * half.start(line));
    });
  each_block(call, a.lines(), m, lanes_of(m), [&](int64_t first, int64_t lanes) {
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
      const int64_t at = lines.row(k == m ? 0 : k) + l, mirrored = lines.row(k ? m - k : 0) + l;
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
  if (a.inner == 1 && halved && halved->alone())
    return each_block(call, a.lines(), m, 1, [&](int64_t line, int64_t) {
      Lines<T> lines = lines_in_scratch<T>(m + 1, 1);
      split(Points<const T>{x + 2 * half.start(line), 1, 0, m + 1}, lines.other_re, lines.other_im);
      from_real(lines.other_re, lines.other_im, plan, m, lines.re, lines.im);
      transform(*halved, lines, {nullptr, out + a.start(line), true, scale});
    });
  each_block(call, a.lines(), m, lanes_of(m), [&](int64_t first, int64_t lanes) {
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
      to[(halved ? 2 * t : t) * a.inner] = lines.im[lines.row(t) + l] * scale;
      if (halved) to[(2 * t + 1) * a.inner] = lines.re[lines.row(t) + l] * scale;
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
