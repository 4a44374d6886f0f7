// Small draws of random numbers: Philox4x32-10 by position, the same bits as the bodies in
// core/operators/random/random.py, which serve larger ones in vectors.
#include "arguments.h"
#include "host.h"

namespace core {
namespace {

constexpr int64_t kFewBlocks = 1 << 10;

struct Place {
  uint64_t seed, offset;
};

struct Block {
  uint32_t words[4];
};

Block philox(int64_t block, const Place& place) {
  const auto low = static_cast<uint64_t>(block);
  uint32_t c0 = static_cast<uint32_t>(low), c1 = static_cast<uint32_t>(low >> 32),
           c2 = static_cast<uint32_t>(place.offset), c3 = static_cast<uint32_t>(place.offset >> 32),
           k0 = static_cast<uint32_t>(place.seed), k1 = static_cast<uint32_t>(place.seed >> 32);
  for (int round = 0; round < 10; round++) {
    const uint64_t p0 = uint64_t{0xD2511F53} * c0, p1 = uint64_t{0xCD9E8D57} * c2;
    c0 = static_cast<uint32_t>(p1 >> 32) ^ c1 ^ k0;
    c1 = static_cast<uint32_t>(p1);
    c2 = static_cast<uint32_t>(p0 >> 32) ^ c3 ^ k1;
    c3 = static_cast<uint32_t>(p0);
    k0 += 0x9E3779B9;
    k1 += 0xBB67AE85;
  }
  return {{c0, c1, c2, c3}};
}

uint64_t pair(const Block& b, int k) { return uint64_t{b.words[2 * k]} << 32 | b.words[2 * k + 1]; }

// From [0, 1), as fine as the dtype holds exactly.
float uniform(const Block& b, int k, float) {
  return static_cast<float>(b.words[k] >> 8) * 0x1p-24f;
}
double uniform(const Block& b, int k, double) {
  return static_cast<double>(pair(b, k) >> 11) * 0x1p-53;
}

template <class T>
constexpr int kPerBlock = sizeof(T) == 8 ? 2 : 4;

// An integer among the arguments that is given as a number.
bool read_word(const core_value& v, uint64_t& word) {
  if (v.tag != CORE_SCALAR || (v.dtype != CORE_INT64 && v.dtype != CORE_UINT64)) return false;
  std::memcpy(&word, v.v.scalar, sizeof word);
  return true;
}

// number(block, k) for all of a small draw; the arguments are blocks, seed, offset, ...
template <class T, class Number>
int32_t fill(const core_call* call, uint8_t dtype, Number&& number) {
  const int64_t blocks = call->args[0].v.i;
  Place place{};
  if (!is_plain(call->outputs[0], dtype) || blocks < 0 || blocks > kFewBlocks ||
      call->outputs[0].numel != blocks * kPerBlock<T> || !read_word(call->args[1], place.seed) ||
      !read_word(call->args[2], place.offset))
    return CORE_DECLINED;
  T* out = static_cast<T*>(call->outputs[0].dl.data);
  for (int64_t i = 0; i < blocks; i++) {
    const Block block = philox(i, place);
    for (int k = 0; k < kPerBlock<T>; k++) *out++ = number(block, k);
  }
  return CORE_OK;
}

int32_t random_uniform(void*, const core_call* call) {
  if (call->outputs[0].dtype == CORE_FLOAT32)
    return fill<float>(call, CORE_FLOAT32,
                       [](const Block& b, int k) { return uniform(b, k, float{}); });
  return fill<double>(call, CORE_FLOAT64,
                      [](const Block& b, int k) { return uniform(b, k, double{}); });
}

int32_t random_bits(void*, const core_call* call) {
  return fill<uint64_t>(call, CORE_INT64, [](const Block& b, int k) { return pair(b, k); });
}

// The upper 64 of the 128 bits of a product.
uint64_t product_high(uint64_t a, uint64_t b) {
  const uint64_t mask = 0xffffffff;
  const uint64_t cross = (a & mask) * (b >> 32) + ((a & mask) * (b & mask) >> 32);
  const uint64_t other = (a >> 32) * (b & mask) + (cross & mask);
  return (a >> 32) * (b >> 32) + (cross >> 32) + (other >> 32);
}

// Arguments: blocks, seed, offset, low, width.
int32_t random_integers(void*, const core_call* call) {
  uint64_t low = 0, width = 0;
  if (!read_word(call->args[3], low) || !read_word(call->args[4], width)) return CORE_DECLINED;
  return fill<uint64_t>(call, CORE_INT64, [low, width](const Block& b, int k) {
    return product_high(pair(b, k), width) + low;
  });
}

// Arguments: x, shape, p, seed, offset.
int32_t random_dropout(void*, const core_call* call) {
  return by_float(call, tensor_at(call, 0), [&](auto number) -> int32_t {
    using T = decltype(number);
    const core_tensor& x = tensor_at(call, 0);
    const core_value& shape = call->args[1];
    const double p = call->args[2].v.f[0];
    const Place place{static_cast<uint64_t>(call->args[3].v.i),
                      static_cast<uint64_t>(call->args[4].v.i)};
    if (x.numel > kFewBlocks * 4 || shape.tag != CORE_INTS || shape.count != x.dl.ndim ||
        !std::equal(x.dl.shape, x.dl.shape + x.dl.ndim, shape.v.ints) ||
        !can_make(call, 0, x.dtype, x.dl.ndim, x.dl.shape))
      return CORE_DECLINED;
    T* out = make_output<T>(call, 0, x.dtype, x.dl.ndim, x.dl.shape);
    if (x.numel == 0) return call->outputs[0].dl.shape ? CORE_OK : CORE_ERROR;
    if (!out) return CORE_ERROR;
    const T* data = elements<T>(x);
    const T least = static_cast<T>(p), scale = static_cast<T>(p < 1 ? 1 / (1 - p) : 0);
    Block block{};
    for (int64_t i = 0; i < x.numel; i++) {
      const int k = static_cast<int>(i % kPerBlock<T>);
      if (k == 0) block = philox(i / kPerBlock<T>, place);
      out[i] = uniform(block, k, T{}) >= least ? data[i] * scale : T{};
    }
    return CORE_OK;
  });
}

}  // namespace

const HostKernel kRandomKernels[] = {
    {"core::random_uniform", random_uniform, __LINE__},
    {"core::random_bits", random_bits, __LINE__},
    {"core::random_integers", random_integers, __LINE__},
    {"core::random_dropout", random_dropout, __LINE__},
    {nullptr, nullptr, 0},
};

}  // namespace core
