// Strided copies in host memory.
#include <algorithm>
#include <cstring>

#include "gil.h"
#include "memory/pool.h"
#include "tensor.h"

namespace core {
namespace {

constexpr int64_t kBigCopy = 1 << 16;  // bytes from which other Python threads may run
constexpr int64_t kWorth = 1 << 18;    // bytes that are worth a thread
constexpr int64_t kTile = 16;          // elements, of a blocked transposition

struct Dim {
  int64_t size, dst, src;
};

// Drops dimensions of one element and joins neighbours that step as one; innermost last.
int collapse(Dim* out, int ndim, const int64_t* sizes, const int64_t* dst, const int64_t* src) {
  int n = 0;
  for (int i = 0; i < ndim; ++i) {
    if (sizes[i] == 1) continue;
    Dim d{sizes[i], dst[i], src[i]};
    Dim* last = n > 0 ? &out[n - 1] : nullptr;
    if (last && last->dst == d.dst * d.size && last->src == d.src * d.size) {
      *last = Dim{last->size * d.size, d.dst, d.src};
    } else {
      out[n++] = d;
    }
  }
  return n;
}

template <int kItem>
void copy_row(char* dst, const char* src, Dim d) {
  if (d.dst == kItem && d.src == kItem) {
    std::memcpy(dst, src, static_cast<size_t>(d.size * kItem));
    return;
  }
  for (int64_t i = 0; i < d.size; ++i, dst += d.dst, src += d.src) std::memcpy(dst, src, kItem);
}

// Two dimensions in tiles, so that a transposition reads and writes whole cache lines.
template <int kItem>
void copy_plane(char* dst, const char* src, Dim outer, Dim inner) {
  if (inner.src == kItem || outer.src != kItem) {
    for (int64_t i = 0; i < outer.size; ++i, dst += outer.dst, src += outer.src) {
      copy_row<kItem>(dst, src, inner);
    }
    return;
  }
  for (int64_t i = 0; i < outer.size; i += kTile) {
    int64_t rows = std::min(kTile, outer.size - i);
    for (int64_t j = 0; j < inner.size; j += kTile) {
      Dim row{std::min(kTile, inner.size - j), inner.dst, inner.src};
      for (int64_t k = i; k < i + rows; ++k) {
        copy_row<kItem>(dst + k * outer.dst + j * inner.dst, src + k * outer.src + j * inner.src,
                        row);
      }
    }
  }
}

template <int kItem>
void copy_dims(char* dst, const char* src, const Dim* dims, int n) {
  if (n == 0) {
    std::memcpy(dst, src, kItem);
  } else if (n == 1) {
    copy_row<kItem>(dst, src, dims[0]);
  } else if (n == 2) {
    copy_plane<kItem>(dst, src, dims[0], dims[1]);
  } else {
    for (int64_t i = 0; i < dims[0].size; ++i) {
      copy_dims<kItem>(dst + i * dims[0].dst, src + i * dims[0].src, dims + 1, n - 1);
    }
  }
}

// A copy whose outermost dimension threads share: parts of it write to memory of their own.
struct Copy {
  char* dst;
  const char* src;
  Dim dims[kMaxDims];
  int n;
};

template <int kItem>
void copy_part(void* context, int64_t begin, int64_t end) {
  Copy part = *static_cast<const Copy*>(context);
  part.dst += begin * part.dims[0].dst, part.src += begin * part.dims[0].src;
  part.dims[0].size = end - begin;
  copy_dims<kItem>(part.dst, part.src, part.dims, part.n);
}

template <int kItem>
void copy_shared(Copy& copy, int64_t bytes) {
  if (bytes < 2 * kWorth || copy.n == 0 || !threads_are_set())
    return copy_dims<kItem>(copy.dst, copy.src, copy.dims, copy.n);
  const int64_t size = copy.dims[0].size;
  parallel_for(size, std::max<int64_t>(kWorth / (bytes / size), 1), copy_part<kItem>, &copy);
}

void byte_strides(const TensorObject* t, int64_t* strided, int64_t* contiguous) {
  int64_t bytes = itemsize(t->dtype), step = bytes;
  for (int i = t->ndim - 1; i >= 0; --i) {
    strided[i] = t->strides()[i] * bytes;
    contiguous[i] = step;
    step *= t->sizes()[i];
  }
}

}  // namespace

void copy_bytes(char* dst, const int64_t* dst_strides, const char* src, const int64_t* src_strides,
                int ndim, const int64_t* sizes, int64_t itemsize) {
  int64_t bytes = itemsize;
  for (int i = 0; i < ndim; ++i) bytes *= sizes[i];
  if (bytes == 0) return;
  Copy copy;
  copy.dst = dst, copy.src = src;
  copy.n = collapse(copy.dims, ndim, sizes, dst_strides, src_strides);
  ReleaseGil released(bytes >= kBigCopy);
  switch (itemsize) {
    case 1:
      return copy_shared<1>(copy, bytes);
    case 2:
      return copy_shared<2>(copy, bytes);
    case 4:
      return copy_shared<4>(copy, bytes);
    case 8:
      return copy_shared<8>(copy, bytes);
    default:
      return copy_shared<16>(copy, bytes);
  }
}

void copy_strided_host(const TensorObject* src, void* dst) {
  int64_t strided[kMaxDims], contiguous[kMaxDims];
  byte_strides(src, strided, contiguous);
  copy_bytes(static_cast<char*>(dst), contiguous, src->data(), strided, src->ndim, src->sizes(),
             itemsize(src->dtype));
}

void write_strided_host(const TensorObject* dst, const void* src) {
  int64_t strided[kMaxDims], contiguous[kMaxDims];
  byte_strides(dst, strided, contiguous);
  copy_bytes(dst->data(), strided, static_cast<const char*>(src), contiguous, dst->ndim,
             dst->sizes(), itemsize(dst->dtype));
}

}  // namespace core
