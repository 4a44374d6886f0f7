// Reads the arguments of core::convolution and its two adjoints (convolution.h).
#include "convolution.h"

#include <algorithm>
#include <vector>

#include "room.h"
#include "table.h"

namespace core_cpu {
namespace {

// A tensor (n, c, *spatial) with strides in elements.
struct Image {
  char* data;
  int64_t n, c, batch, channel, size[kAxes], axis[kAxes];
};

struct Settings {
  int64_t stride[kAxes], padding[kAxes], dilation[kAxes], groups;
};

bool read_image(const core_tensor& t, Image* image) {
  const int spatial = t.dl.ndim - 2;
  if (spatial < 1 || spatial > kAxes) return false;
  *image = {static_cast<char*>(t.dl.data),
            t.dl.shape[0],
            t.dl.shape[1],
            t.dl.strides[0],
            t.dl.strides[1],
            {1, 1, 1},
            {0, 0, 0}};
  for (int d = 0; d < spatial; ++d) {
    image->size[kAxes - spatial + d] = t.dl.shape[2 + d];
    image->axis[kAxes - spatial + d] = t.dl.strides[2 + d];
  }
  return true;
}

// One number for all spatial axes, or one each.
bool read_setting(const core_value& v, int spatial, int64_t otherwise, int64_t* to) {
  std::fill(to, to + kAxes, otherwise);
  if (v.tag == CORE_NONE) return true;
  const int64_t count = v.tag == CORE_INT ? 1 : v.tag == CORE_INTS ? v.count : 0;
  if (count != 1 && count != spatial) return false;
  for (int d = 0; d < spatial; ++d)
    to[kAxes - spatial + d] = v.tag == CORE_INT ? v.v.i : v.v.ints[count == 1 ? 0 : d];
  return true;
}

// A call's two tensors, its result and its settings, which are its last four arguments.
struct Arguments {
  Image first, second, result;
  uint32_t dtype;
  Settings settings;
};

bool read(const core_call* call, Arguments* a) {
  const core_tensor& out = call->outputs[0];
  if (call->num_args < 6) return false;
  for (int i = 0; i < 2; ++i)
    if (call->args[i].tag != CORE_TENSOR || call->args[i].v.tensor->dtype != out.dtype ||
        call->args[i].v.tensor->dl.ndim != out.dl.ndim)
      return false;
  a->dtype = out.dtype;
  const core_value* last = call->args + call->num_args - 4;
  const int spatial = out.dl.ndim - 2;
  Settings& s = a->settings;
  s.groups = last[3].tag == CORE_INT ? last[3].v.i : 1;
  return read_image(*call->args[0].v.tensor, &a->first) &&
         read_image(*call->args[1].v.tensor, &a->second) && read_image(out, &a->result) &&
         read_setting(last[0], spatial, 1, s.stride) &&
         read_setting(last[1], spatial, 0, s.padding) &&
         read_setting(last[2], spatial, 1, s.dilation) && s.groups > 0;
}

// ---- weights -----------------------------------------------------------------------------------
// The places of a kernel that take part, along each axis, and the taps that they are.
struct Places {
  std::vector<int64_t> index[kAxes], offset[kAxes];
  Taps taps(int d, int64_t stride) const {
    return {int64_t(offset[d].size()), stride, offset[d].data()};
  }
};

// Weights (filters, channels, *kernel) as a row-major (groups, rows, channels, *places). Exchanged:
// the rows are the channels.
struct Arranging {
  const Image& w;
  const Places& places;
  int64_t groups, size;
  bool exchanged;
  char* to;

  int64_t rows() const { return exchanged ? w.c : w.n / groups; }
  int64_t channels() const { return exchanged ? w.n / groups : w.c; }
  int64_t count() const {
    const auto& i = places.index;
    return rows() * groups * channels() * int64_t(i[0].size() * i[1].size() * i[2].size());
  }
  int64_t row_step() const { return exchanged ? w.channel : w.batch; }
  int64_t channel_step() const { return exchanged ? w.batch : w.channel; }
  int64_t group_step() const { return (exchanged ? channels() : rows()) * w.batch; }
  // Where the places lie in a kernel.
  std::vector<int64_t> offsets() const {
    std::vector<int64_t> at;
    for (const int64_t z : places.index[0])
      for (const int64_t y : places.index[1])
        for (const int64_t x : places.index[2])
          at.push_back(z * w.axis[0] + y * w.axis[1] + x * w.axis[2]);
    return at;
  }
  // Some rows at once: what is read of a channel lies side by side where they are exchanged.
  template <class S>
  void copy(int64_t begin, int64_t end) const {
    const std::vector<int64_t> at = offsets();
    const int64_t count = int64_t(at.size()), each = channels() * count;
    for (int64_t row = begin, stop; row < end; row = stop) {
      const int64_t group = row / rows(), first = row - group * rows();
      stop = std::min({end, row + kRows, (group + 1) * rows()});
      const S* in = reinterpret_cast<const S*>(w.data) + group * group_step() + first * row_step();
      S* out = reinterpret_cast<S*>(to) + row * each;
      for (int64_t c = 0; c < channels(); ++c, in += channel_step(), out += count)
        for (int64_t r = 0; r < stop - row; ++r)
          for (int64_t p = 0; p < count; ++p) out[r * each + p] = in[r * row_step() + at[p]];
    }
  }
  static constexpr int64_t kRows = 64;
};

void arrange(void* context, int64_t begin, int64_t end) {
  const auto& a = *static_cast<const Arranging*>(context);
  if (a.size == 2) return a.copy<uint16_t>(begin, end);
  a.size == 4 ? a.copy<uint32_t>(begin, end) : a.copy<uint64_t>(begin, end);
}

thread_local CORE_ISA::Room weights_room;

// The weights arranged, until others are; nullptr: there was no memory.
char* arranged(const Tasks& tasks, Arranging a) {
  a.to = weights_room.get(std::max<int64_t>(a.count() * a.size, 1));
  if (a.to && a.count() > 0)
    tasks.run(a.rows() * a.groups, double(a.count()) / double(a.rows() * a.groups) * 8, arrange,
              &a);
  return a.to;
}

bool is_row_major(const Image& t) {
  int64_t step = 1;
  for (int d = kAxes - 1; d >= 0; step *= t.size[d--])
    if (t.size[d] != 1 && t.axis[d] != step) return false;
  return (t.c == 1 || t.channel == step) && (t.n == 1 || t.batch == step * t.c);
}

// ---- correlations ------------------------------------------------------------------------------
void set_x(Correlation& c, const Image& x) {
  c.x = x.data, c.x_batch = x.batch, c.x_channel = x.channel;
  std::copy(x.axis, x.axis + kAxes, c.x_axis);
  std::copy(x.size, x.size + kAxes, c.size);
}
void set_y(Correlation& c, const Image& y) {
  c.y = y.data, c.y_batch = y.batch, c.y_row = y.channel;
  std::copy(y.axis, y.axis + kAxes, c.y_axis);
  std::copy(y.size, y.size + kAxes, c.count);
}

void set_weights(Correlation& c, char* weights) {
  c.weights = weights;
  c.weights_step = 1, c.weights_row = c.depth(), c.weights_group = c.rows * c.depth();
}

// Every place of the kernel, as the forward pass reads.
Places all_places(const Image& weights, const Settings& s) {
  Places p;
  for (int d = 0; d < kAxes; ++d) {
    for (int64_t t = 0; t < weights.size[d]; ++t) {
      p.index[d].push_back(t);
      p.offset[d].push_back(t * s.dilation[d] - s.padding[d]);
    }
  }
  return p;
}

Correlation forward(const Image& x, const Image& weights, const Image& y, const Places& places,
                    const Settings& s) {
  Correlation c;
  c.batch = x.n, c.groups = s.groups, c.rows = weights.n / s.groups, c.channels = weights.c;
  set_x(c, x);
  set_y(c, y);
  for (int d = 0; d < kAxes; ++d) c.taps[d] = places.taps(d, s.stride[d]);
  set_weights(c, weights.data);
  return c;
}

// Weights are read where they lie if that is row-major, or if they have one place; else they are
// arranged. False: there was no memory.
bool set_weights(Correlation& c, const Tasks& tasks, const Arranging& a) {
  if (!a.exchanged && is_row_major(a.w)) {
    set_weights(c, a.w.data);
  } else if (c.places() == 1 && c.channels > 1) {
    c.weights = a.w.data + a.offsets()[0] * a.size;
    c.weights_group = a.group_step(), c.weights_row = a.row_step();
    c.weights_step = a.channel_step();
  } else {
    set_weights(c, arranged(tasks, a));
  }
  return c.weights != nullptr;
}

int64_t remainder(int64_t x, int64_t by) { return (x % by + by) % by; }

// The places that reach the elements phase, phase + stride, ... of an axis of the input.
void add_phase(Places& p, int d, int64_t phase, const Image& weights, const Settings& s) {
  for (int64_t t = weights.size[d] - 1; t >= 0; --t) {
    const int64_t at = phase + s.padding[d] - t * s.dilation[d];
    if (remainder(at, s.stride[d]) != 0) continue;
    p.index[d].push_back(t);
    p.offset[d].push_back(at / s.stride[d]);
  }
}

// Every s-th element of the result, of which phase[d] is the first along an axis.
bool run_phase(Correlate run, const Tasks& tasks, const Arguments& a, const int64_t* phase,
               int64_t size) {
  const Image &grad = a.first, &weights = a.second, &x = a.result;
  Correlation c;
  c.batch = grad.n, c.groups = a.settings.groups;
  c.rows = weights.c, c.channels = weights.n / c.groups;
  set_x(c, grad);
  set_y(c, x);
  Places places;
  for (int d = 0; d < kAxes; ++d) {
    const int64_t stride = a.settings.stride[d];
    add_phase(places, d, phase[d], weights, a.settings);
    c.y += phase[d] * x.axis[d] * size;
    c.y_axis[d] = x.axis[d] * stride;
    c.count[d] = (x.size[d] - phase[d] + stride - 1) / stride;
    c.taps[d] = places.taps(d, 1);
  }
  return set_weights(c, tasks, {weights, places, c.groups, size, true, nullptr}) && run(c, tasks);
}

bool run_phases(Correlate run, const Tasks& tasks, const Arguments& a, int64_t size) {
  int64_t count[kAxes], phase[kAxes];
  for (int d = 0; d < kAxes; ++d) count[d] = std::min(a.settings.stride[d], a.result.size[d]);
  for (phase[0] = 0; phase[0] < count[0]; ++phase[0])
    for (phase[1] = 0; phase[1] < count[1]; ++phase[1])
      for (phase[2] = 0; phase[2] < count[2]; ++phase[2])
        if (!run_phase(run, tasks, a, phase, size)) return false;
  return true;
}

int32_t ended(const core_call* call, bool ran) {
  weights_room.trim();
  return ran ? CORE_OK : call->set_error(call, "no memory for what a convolution reads");
}

}  // namespace

// (x, weight, stride, padding, dilation, groups) -> y
int32_t run_convolution(void* context, const core_call* call) {
  Arguments a;
  if (call->outputs[0].numel == 0) return CORE_OK;
  if (!read(call, &a)) return CORE_DECLINED;
  const Correlate run = static_cast<const ConvolutionTable*>(context)->correlate[a.dtype];
  if (run == nullptr) return CORE_DECLINED;
  const Places places = all_places(a.second, a.settings);
  Correlation c = forward(a.first, a.second, a.result, places, a.settings);
  const Arranging weights = {a.second, places, c.groups, kItemSize[a.dtype], false, nullptr};
  return ended(call, set_weights(c, {call}, weights) && run(c, {call}));
}

// (grad, weight, shape, stride, padding, dilation, groups) -> x
int32_t run_convolution_input_grad(void* context, const core_call* call) {
  Arguments a;
  if (call->outputs[0].numel == 0) return CORE_OK;
  if (!read(call, &a)) return CORE_DECLINED;
  const Correlate run = static_cast<const ConvolutionTable*>(context)->correlate[a.dtype];
  if (run == nullptr) return CORE_DECLINED;
  return ended(call, run_phases(run, {call}, a, kItemSize[a.dtype]));
}

// (x, grad, shape, stride, padding, dilation, groups) -> weight
int32_t run_convolution_weight_grad(void* context, const core_call* call) {
  Arguments a;
  if (call->outputs[0].numel == 0) return CORE_OK;
  if (!read(call, &a) || !is_row_major(a.result)) return CORE_DECLINED;
  const Correlate run = static_cast<const ConvolutionTable*>(context)->sum_weights[a.dtype];
  if (run == nullptr) return CORE_DECLINED;
  const Places places = all_places(a.result, a.settings);
  return ended(call, run(forward(a.first, a.result, a.second, places, a.settings), {call}));
}

}  // namespace core_cpu
