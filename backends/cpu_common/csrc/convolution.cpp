// Reads the arguments of core::convolution and its two adjoints (convolution.h).
#include "convolution.h"

#include <algorithm>
#include <vector>

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
// The places of a kernel that take part: along each axis, the taps that they are, and where they
// lie in the weights.
struct Places {
  std::vector<int64_t> index[kAxes], offset[kAxes], at;
  Taps taps(int d, int64_t stride) const {
    return {int64_t(offset[d].size()), stride, offset[d].data()};
  }
  void set_at(const Image& w) {
    for (const int64_t z : index[0])
      for (const int64_t y : index[1])
        for (const int64_t x : index[2])
          at.push_back(z * w.axis[0] + y * w.axis[1] + x * w.axis[2]);
  }
};

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

// Weights (filters, channels, *kernel) where they lie. Exchanged: the rows are the channels.
void set_weights(Correlation& c, const Image& w, const Places& places, bool exchanged) {
  c.weights = w.data, c.weights_place = places.at.data();
  c.weights_row = exchanged ? w.channel : w.batch;
  c.weights_channel = exchanged ? w.batch : w.channel;
  c.weights_group = (exchanged ? c.channels : c.rows) * w.batch;
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
  p.set_at(weights);
  return p;
}

Correlation forward(const Image& x, const Image& weights, const Image& y, const Places& places,
                    const Settings& s) {
  Correlation c;
  c.batch = x.n, c.groups = s.groups, c.rows = weights.n / s.groups, c.channels = weights.c;
  set_x(c, x);
  set_y(c, y);
  for (int d = 0; d < kAxes; ++d) c.taps[d] = places.taps(d, s.stride[d]);
  set_weights(c, weights, places, false);
  return c;
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
  places.set_at(weights);
  set_weights(c, weights, places, true);
  return run(c, tasks);
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
  return ended(call, run(forward(a.first, a.second, a.result, places, a.settings), {call}));
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
