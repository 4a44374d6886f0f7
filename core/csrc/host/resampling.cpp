// Small images and signals in another size: the nearest element, or lines between the nearest two.
#include <cmath>
#include <string_view>
#include <vector>

#include "arguments.h"
#include "host.h"

namespace core {
namespace {

constexpr int kAxes = 3;
constexpr int64_t kSmall = 1 << 12;  // elements; larger ones are made in vectors and by threads

// Which two elements a new one lies between, and how far from the first.
template <class T>
struct Between {
  int64_t before, after;
  T share;
};

template <class T>
T lerp(T a, T b, T share) {
  return share < T{0.5} ? a + share * (b - a) : b - (b - a) * (1 - share);
}

// The settings of a call; `usable` where they are in order.
struct Resizing {
  int n = 0;
  bool usable = false, nearest = false, align = false;
  double shift = 0, step[kAxes] = {};
  int64_t size[kAxes] = {1, 1, 1}, count[kAxes] = {1, 1, 1};  // missing axes come first

  // Arguments: x, size, scale_factor, mode, align_corners, recompute_scale_factor, antialias.
  explicit Resizing(const core_call* call) : n(tensor_at(call, 0).dl.ndim - 2) {
    const core_value &sizes = call->args[1], &factors = call->args[2];
    const std::string_view mode = call->args[3].v.string;
    const std::string_view linear[] = {"linear", "bilinear", "trilinear"};
    if (n < 1 || n > kAxes || call->args[6].v.i != 0) return;
    align = call->args[4].tag == CORE_INT && call->args[4].v.i != 0;
    nearest = mode == "nearest" || mode == "nearest-exact";
    shift = mode == "nearest-exact" ? 0.5 : 0;
    if (nearest ? align : mode != linear[n - 1]) return;
    const bool by_size = sizes.tag == CORE_INTS;
    if (by_size == (factors.tag == CORE_FLOATS)) return;
    const int64_t given = by_size ? sizes.count : factors.count;
    if (given != 1 && given != n) return;
    const bool recompute = call->args[5].tag == CORE_INT && call->args[5].v.i != 0;
    for (int d = 0; d < n; d++) {
      const int64_t k = given == 1 ? 0 : d;
      const double factor = by_size ? 0 : factors.v.floats[k];
      if (!read_axis(kAxes - n + d, tensor_at(call, 0).dl.shape[2 + d],
                     by_size ? sizes.v.ints[k] : 0, by_size ? nullptr : &factor, recompute))
        return;
    }
    usable = true;
  }

 private:
  bool read_axis(int d, int64_t from, int64_t to, const double* factor, bool recompute) {
    if (factor) {
      const double wanted = static_cast<double>(from) * *factor;
      if (!(*factor > 0 && wanted <= kSmall)) return false;
      to = static_cast<int64_t>(wanted);
    }
    if (from < 1 || to < 1 || to > kSmall) return false;
    size[d] = from;
    count[d] = to;
    if (align)
      step[d] = to > 1 ? static_cast<double>(from - 1) / static_cast<double>(to - 1) : 0;
    else
      step[d] =
          factor && !recompute ? 1 / *factor : static_cast<double>(from) / static_cast<double>(to);
    return true;
  }
};

// One entry for each new element of an axis, as the decomposition computes them.
template <class T>
std::vector<Between<T>> along(const Resizing& r, int d) {
  std::vector<Between<T>> found;
  const bool missing = d < kAxes - r.n;
  for (int64_t i = 0; i < r.count[d]; i++) {
    const int64_t last = r.size[d] - 1;
    if (missing) {
      found.push_back({0, 0, 0});
    } else if (r.nearest) {
      const float at = std::floor(static_cast<float>(static_cast<double>(i) + r.shift) *
                                  static_cast<float>(r.step[d]));
      const int64_t place = at < static_cast<float>(last) ? static_cast<int64_t>(at) : last;
      found.push_back({place, place, 0});
    } else {
      const T step = static_cast<T>(r.step[d]), number = static_cast<T>(i);
      const T at = r.align ? number * step : (number + T{0.5}) * step - T{0.5};
      const T source = std::max(at, T{0}), low = std::min(std::floor(source), T(last));
      const auto before = static_cast<int64_t>(low);
      found.push_back({before, std::min(before + 1, last), std::min(source - low, T{1})});
    }
  }
  return found;
}

int32_t interpolate(void*, const core_call* call) {
  return by_float(call, tensor_at(call, 0), [&](auto number) -> int32_t {
    using T = decltype(number);
    const core_tensor& x = tensor_at(call, 0);
    const Resizing r(call);
    if (!r.usable || x.numel == 0 || x.numel > kSmall) return CORE_DECLINED;
    int64_t shape[2 + kAxes] = {x.dl.shape[0], x.dl.shape[1]};
    std::copy(r.count + kAxes - r.n, r.count + kAxes, shape + 2);
    const int64_t plane = r.size[0] * r.size[1] * r.size[2], planes = x.numel / plane;
    int64_t total = planes;
    for (const int64_t count : r.count) total = std::min(total, kSmall + 1) * count;
    if (total > kSmall || !can_make(call, 0, x.dtype, 2 + r.n, shape)) return CORE_DECLINED;
    const std::vector<Between<T>> depth = along<T>(r, 0), height = along<T>(r, 1),
                                  width = along<T>(r, 2);
    T* out = make_output<T>(call, 0, x.dtype, 2 + r.n, shape);
    if (!out) return CORE_ERROR;
    for (int64_t p = 0; p < planes; p++) {
      const T* data = elements<T>(x) + p * plane;
      for (const auto& a : depth)
        for (const auto& b : height)
          for (const auto& c : width) {
            const auto line = [&](int64_t i, int64_t j) {
              const T* row = data + (i * r.size[1] + j) * r.size[2];
              return r.nearest ? row[c.before] : lerp(row[c.before], row[c.after], c.share);
            };
            const auto flat = [&](int64_t i) {
              return r.nearest || r.n < 2 ? line(i, b.before)
                                          : lerp(line(i, b.before), line(i, b.after), b.share);
            };
            *out++ = r.nearest || r.n < 3 ? flat(a.before)
                                          : lerp(flat(a.before), flat(a.after), a.share);
          }
    }
    return CORE_OK;
  });
}

}  // namespace

const HostKernel kResamplingKernels[] = {
    {"core::interpolate", interpolate, __LINE__},
    {nullptr, nullptr, 0},
};

}  // namespace core
