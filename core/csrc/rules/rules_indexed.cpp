// Rules of indexed access. Positions that the host can read are checked here, so that every
// provider's kernel may rely on them, and a bad one is refused before memory is made.
#include <atomic>

#include "host/loops.h"
#include "memory/pool.h"
#include "rules_support.h"

namespace core {
namespace {

// The operators of which a fused one may be made that read or add where tensors of positions say,
// in the order of INDEXED in core/compiler/fusion/gathers.py; as eager errors name them, where
// index_add makes a call of scatter_reduce.
constexpr const char* kIndexed[] = {
    "core::take_along_axis", "core::gather",         "core::take_rows", "core::index",
    "core::scatter_reduce",  "core::scatter_reduce", "core::index_set"};

// ---- positions ---------------------------------------------------------------------------------
constexpr int64_t kGrain = 1 << 17;

// A sign bit is set in the result if one of the positions is outside of [-size, size): v + size or
// size - 1 - v is negative then, also where it overflows. Unsigned positions are never below 0.
CORE_FOR_EACH_CPU uint64_t outside_of_neighbours(const int64_t* at, int64_t n, uint64_t low,
                                                 uint64_t high) {
  uint64_t found = 0;
  for (int64_t i = 0; i < n; ++i) {
    const auto v = static_cast<uint64_t>(at[i]);
    found |= (v + low) | (high - v);
  }
  return found;
}

template <class T>
uint64_t outside(const T* at, int64_t n, int64_t stride, int64_t size) {
  const uint64_t low = std::is_signed_v<T> ? static_cast<uint64_t>(size) : 0;
  const uint64_t high = static_cast<uint64_t>(size) - 1;
  if constexpr (std::is_same_v<T, int64_t>)
    if (stride == 1) return outside_of_neighbours(at, n, low, high);
  uint64_t found = 0;
  if (stride == 1) {
    for (int64_t i = 0; i < n; ++i) {
      const auto v = static_cast<uint64_t>(static_cast<int64_t>(at[i]));
      found |= (v + low) | (high - v);
    }
    return found;
  }
  for (int64_t i = 0; i < n; ++i) {
    const auto v = static_cast<uint64_t>(static_cast<int64_t>(at[i * stride]));
    found |= (v + low) | (high - v);
  }
  return found;
}

template <class F>
uint64_t by_dtype(DType dtype, const char* data, F&& fn) {
  switch (dtype) {
    case DType::Int8:
      return fn(reinterpret_cast<const int8_t*>(data));
    case DType::Int16:
      return fn(reinterpret_cast<const int16_t*>(data));
    case DType::Int32:
      return fn(reinterpret_cast<const int32_t*>(data));
    case DType::UInt8:
      return fn(reinterpret_cast<const uint8_t*>(data));
    case DType::UInt16:
      return fn(reinterpret_cast<const uint16_t*>(data));
    case DType::UInt32:
      return fn(reinterpret_cast<const uint32_t*>(data));
    case DType::UInt64:
      return fn(reinterpret_cast<const uint64_t*>(data));
    default:
      return fn(reinterpret_cast<const int64_t*>(data));
  }
}

struct Scan {
  const TensorObject* index;
  int64_t size;
  std::atomic<uint64_t> found{0};
};

uint64_t scan_row(const Scan& scan, const char* data, int64_t n, int64_t stride) {
  return by_dtype(scan.index->dtype, data,
                  [&](auto* at) { return outside(at, n, stride, scan.size); });
}

// Dimensions that repeat the same positions are read once.
uint64_t scan_dims(const Scan& scan, const char* data, int d) {
  const TensorObject* t = scan.index;
  const int64_t n = t->strides()[d] == 0 ? 1 : t->sizes()[d];
  if (d + 1 == t->ndim) return scan_row(scan, data, n, t->strides()[d]);
  uint64_t found = 0;
  for (int64_t i = 0; i < n; ++i)
    found |= scan_dims(scan, data + i * t->strides()[d] * itemsize(t->dtype), d + 1);
  return found;
}

bool all_inside(const TensorObject* index, int64_t size) {
  Scan scan{index, size};
  if (is_contiguous(index)) {
    parallel_for(
        index->numel, kGrain,
        [](void* context, int64_t begin, int64_t end) {
          Scan& s = *static_cast<Scan*>(context);
          const char* data = s.index->data() + begin * itemsize(s.index->dtype);
          s.found.fetch_or(scan_row(s, data, end - begin, 1), std::memory_order_relaxed);
        },
        &scan);
  } else {
    scan.found = scan_dims(scan, index->data(), 0);
  }
  return static_cast<int64_t>(scan.found.load()) >= 0;
}

bool host_reads(const TensorObject* t) {
  if (t->storage == nullptr || t->storage->fake || t->storage->data == nullptr) return false;
  return t->device.type == kCPU || runtime_of(t->device.type)->host_accessible;
}

// ---- arguments ---------------------------------------------------------------------------------
int64_t dim_of(const Arguments& args, int ndim, int64_t otherwise) {
  int arg = find_either(*args.schema, "dim", "axis");
  return wrap_axis(args, int_at_or(args, arg, otherwise), ndim);
}

// item: of a list; -1: the argument is no list.
void need_integers(const Arguments& args, const TensorObject* index, int arg, int item = -1) {
  if (is_integral(index->dtype)) return;
  std::string name = arg_name(args, arg);
  if (item >= 0) name += str("[", item, "]");
  rule_error("DtypeError", args, str("'", name, "' is ", info(index->dtype).name),
             "it holds positions", "the integer dtypes", "cast it to int64");
}

const TensorObject* index_at(const Arguments& args) {
  int i = find_either(*args.schema, "index", "indices");
  const TensorObject* index = tensor_at(args, i);
  need_integers(args, index, i);
  return index;
}

// index may be smaller than `other` in every dim that is checked.
void check_within(const Arguments& args, const TensorObject* index, const TensorObject* other,
                  const char* name, int64_t except) {
  bool fits = index->ndim == other->ndim;
  for (int d = 0; fits && d < index->ndim; ++d) {
    fits = d == except || index->sizes()[d] <= other->sizes()[d];
  }
  if (fits) return;
  rule_error("ShapeError", args,
             str("an index of shape ", shape_string(index), " does not fit '", name, "' of shape ",
                 shape_string(other)),
             except < 0 ? std::string("no dimension of the index may be larger")
                        : str("no dimension of the index but dim ", except, " may be larger"),
             "an index of the same rank with sizes up to the tensor's",
             "slice the index, or expand the tensor");
}

void check_scattered_dtype(const Arguments& args, const TensorObject* self, DType src) {
  if (src == self->dtype || promote(src, self->dtype) == self->dtype) return;
  rule_error("DtypeError", args,
             str("cannot scatter ", info(src).name, " into ", info(self->dtype).name),
             "the values would not fit the tensor's dtype",
             str("dtypes that promote to ", info(self->dtype).name), "cast the source first");
}

// The values that are written: a number, or a tensor; nullptr for a number, or none.
const TensorObject* written_values(const Arguments& args, const TensorObject* self, int arg) {
  if (!given(args, arg)) return nullptr;
  if (args.values[arg].tag == Tag::Number) check_number(args, arg, self->dtype);
  if (args.values[arg].tag != Tag::Tensor) return nullptr;
  const TensorObject* values = args.values[arg].tensor;
  check_scattered_dtype(args, self, values->dtype);
  return values;
}

// ---- rows --------------------------------------------------------------------------------------
void need_rank(const Arguments& args, int ndim) {
  if (ndim <= kMaxDims) return;
  rule_error("ShapeError", args, str("the result would have ", ndim, " dimensions"),
             str("tensors have at most ", kMaxDims), str("0 to ", kMaxDims, " dimensions"),
             "join some dimensions first");
}

// self with dimension `dim` replaced by those of the index.
void replace_dim(const Arguments& args, const TensorObject* self, int64_t dim,
                 const TensorObject* index, OutputSpec& out) {
  need_rank(args, self->ndim - (self->ndim > 0) + index->ndim);
  out.ndim = 0;
  for (int d = 0; d < dim; ++d) out.sizes[out.ndim++] = self->sizes()[d];
  for (int d = 0; d < index->ndim; ++d) out.sizes[out.ndim++] = index->sizes()[d];
  for (int d = static_cast<int>(dim) + 1; d < self->ndim; ++d)
    out.sizes[out.ndim++] = self->sizes()[d];
  check_bytes(args, out.ndim, out.sizes, self->dtype);
}

bool has_sizes(const TensorObject* t, int ndim, const int64_t* sizes) {
  return t->ndim == ndim && std::equal(sizes, sizes + ndim, t->sizes());
}

void need_sizes(const Arguments& args, const TensorObject* values, const std::string& name,
                const OutputSpec& part) {
  if (has_sizes(values, part.ndim, part.sizes)) return;
  const std::string wanted = dims_string(part.ndim, part.sizes);
  rule_error("ShapeError", args,
             str("'", name, "' has shape ", shape_string(values), ", and the part that is written ",
                 wanted),
             "each element of the part gets its own value", str("the shape ", wanted),
             "broadcast or reshape the values first");
}

// ---- several indices ---------------------------------------------------------------------------
// The shape of x[indices]: the indices are of one shape and stand for the first dimensions.
void indexed_shape(const Arguments& args, const TensorObject* self, OutputSpec& out) {
  int arg = find_arg(*args.schema, "indices");
  if (!given(args, arg) || args.values[arg].tag != Tag::Tensors || args.values[arg].count == 0)
    bad_argument(args, arg, "a list of one integer tensor or more");
  const Value& list = args.values[arg];
  if (list.count > self->ndim)
    rule_error("IndexRangeError", args, str(list.count, " indices for ", describe(self)),
               "each index stands for one dimension", str("up to ", int{self->ndim}, " indices"),
               "leave out the surplus indices");
  for (int k = 0; k < list.count; ++k) {
    if (list.tensors[k] == Py_None) bad_argument(args, arg, "a list of integer tensors");
    const TensorObject* index = as_tensor(list.tensors[k]);
    const TensorObject* first = as_tensor(list.tensors[0]);
    need_integers(args, index, arg, k);
    if (!has_sizes(index, first->ndim, first->sizes()))
      rule_error("ShapeError", args,
                 str("the indices have shapes ", shape_string(first), " and ", shape_string(index)),
                 "together they name one element each time", "indices of one shape",
                 "broadcast them first: core.broadcast_arrays(*indices)");
    check_positions(args, index, self, k);
  }
  const TensorObject* first = as_tensor(list.tensors[0]);
  need_rank(args, first->ndim + self->ndim - list.count);
  same_shape(out, first);
  for (int d = list.count; d < self->ndim; ++d) out.sizes[out.ndim++] = self->sizes()[d];
  check_bytes(args, out.ndim, out.sizes, self->dtype);
}

// op: the name of the operator that was called; shape: of what the positions count along.
void check_positions_of(const std::string& op, const TensorObject* index, int ndim,
                        const int64_t* shape, int64_t dim) {
  const int64_t size = shape[dim];
  if (index->numel == 0 || !host_reads(index) || all_inside(index, size)) return;
  throw Error{
      "IndexRangeError",
      str(op, ": an index is out of range for axis ", dim, " of shape ", dims_string(ndim, shape)),
      "the tensor has no element there",
      size ? str(-size, " to ", size - 1) : std::string("none: the axis is empty"),
      "clip or check the indices"};
}

}  // namespace

void check_positions(const Arguments& args, const TensorObject* index, const TensorObject* self,
                     int64_t dim) {
  check_positions_of(op_name(args), index, self->ndim, self->sizes(), dim);
}

void check_given_positions(const Arguments& args, const CallSpec& spec) {
  const int arg = find_arg(*args.schema, "positions");
  int64_t single;
  const IntSpan listed = ints_at(args, arg, single);
  const auto is_input = [&](int64_t k) { return k >= 0 && k < arg; };
  const auto is_result = [&](int64_t k) { return k < 0 && ~k < spec.num_outputs; };
  const auto is_indexed = [](int64_t k) { return k >= 0 && k < int64_t{std::size(kIndexed)}; };
  for (int k = 0; k < listed.count; k += 4) {
    const int64_t* at = listed.data + k;
    if (k + 3 >= listed.count || !is_input(at[0]) || !(is_input(at[1]) || is_result(at[1])) ||
        !is_indexed(at[3]))
      bad_argument(args, arg, "four numbers for each tensor of positions");
    const TensorObject* index = tensor_at(args, static_cast<int>(at[0]));
    need_integers(args, index, static_cast<int>(at[0]));
    int ndim;
    const int64_t* shape;
    if (is_result(at[1])) {
      const OutputSpec& out = spec.outputs[~at[1]];
      ndim = out.ndim;
      shape = out.sizes;
    } else {
      const TensorObject* self = tensor_at(args, static_cast<int>(at[1]));
      ndim = self->ndim;
      shape = self->sizes();
    }
    check_positions_of(kIndexed[at[3]], index, ndim, shape, wrap_axis(args, at[2], ndim));
  }
}

void rule_gather(const Arguments& args, CallSpec& spec) {
  OutputSpec& out = one_output(spec);
  const TensorObject* self = tensor_at(args, 0);
  const TensorObject* index = index_at(args);
  int64_t dim = dim_of(args, self->ndim, 0);
  check_within(args, index, self, arg_name(args, 0).c_str(), dim);
  check_positions(args, index, self, dim);
  same_shape(out, index);
  spec.compute = out.dtype = self->dtype;
}

void rule_scatter(const Arguments& args, CallSpec& spec) {
  rule_copy(args, spec);
  const TensorObject* self = tensor_at(args, 0);
  const TensorObject* index = index_at(args);
  int64_t dim = dim_of(args, self->ndim, 0);
  check_within(args, index, self, arg_name(args, 0).c_str(), dim);
  int src = find_either(*args.schema, "src", "value");
  const TensorObject* values = written_values(args, self, src);
  if (values) check_within(args, index, values, arg_name(args, src).c_str(), -1);
  check_positions(args, index, self, dim);
}

void rule_scatter_reduce(const Arguments& args, CallSpec& spec) {
  rule_scatter(args, spec);
  refuse_storage_only(args, spec.compute);
}

void rule_take(const Arguments& args, CallSpec& spec) {
  OutputSpec& out = one_output(spec);
  const TensorObject* self = tensor_at(args, 0);
  const TensorObject* index = index_at(args);
  int64_t dim = dim_of(args, self->ndim, 0);
  check_positions(args, index, self, dim);
  replace_dim(args, self, dim, index, out);
  spec.compute = out.dtype = self->dtype;
}

void rule_put(const Arguments& args, CallSpec& spec) {
  const TensorObject* self = tensor_at(args, 0);
  const TensorObject* index = index_at(args);
  int64_t dim = dim_of(args, self->ndim, 0);
  OutputSpec& out = one_output(spec);
  replace_dim(args, self, dim, index, out);
  int src = find_either(*args.schema, "source", "value");
  const TensorObject* values = written_values(args, self, src);
  if (values) need_sizes(args, values, arg_name(args, src), out);
  check_positions(args, index, self, dim);
  rule_copy(args, spec);
}

void rule_index(const Arguments& args, CallSpec& spec) {
  OutputSpec& out = one_output(spec);
  const TensorObject* self = tensor_at(args, 0);
  indexed_shape(args, self, out);
  spec.compute = out.dtype = self->dtype;
}

void rule_index_put(const Arguments& args, CallSpec& spec) {
  const TensorObject* self = tensor_at(args, 0);
  OutputSpec& out = one_output(spec);
  indexed_shape(args, self, out);
  int arg = find_arg(*args.schema, "values");
  const TensorObject* values = written_values(args, self, arg);
  if (values) need_sizes(args, values, arg_name(args, arg), out);
  rule_copy(args, spec);
}

// (starts, ends, col, values, dense): for each row of a sparse matrix its span of entries; for each
// entry its column, which is a row of dense, and its value.
void rule_spans(const Arguments& args, CallSpec& spec) {
  const TensorObject* t[5];
  for (int i = 0; i < 5; ++i) t[i] = tensor_at(args, i);
  const bool fits = t[0]->ndim == 1 && has_sizes(t[1], 1, t[0]->sizes()) && t[2]->ndim == 1 &&
                    has_sizes(t[3], 1, t[2]->sizes()) && t[4]->ndim == 2;
  if (!fits)
    rule_error("ShapeError", args,
               str("the rows have shapes ", shape_string(t[0]), " and ", shape_string(t[1]),
                   ", the entries ", shape_string(t[2]), " and ", shape_string(t[3]), ", dense ",
                   shape_string(t[4])),
               "each entry of the sparse matrix has a column and a value, and dense has a row for "
               "each of its columns",
               "crow (rows + 1,), col (entries,), values (entries,), dense (columns, width)",
               "reshape the arguments");
  for (int i = 0; i < 3; ++i) need_integers(args, t[i], i);
  refuse_storage_only(args, t[4]->dtype);
  const DType dtype = t[4]->dtype;
  if (t[3]->dtype != dtype || !(is_floating(dtype) || is_complex(dtype)))
    rule_error("DtypeError", args,
               str("'values' is ", info(t[3]->dtype).name, ", 'dense' is ", info(dtype).name),
               "products are summed in the dtype of both",
               "floating and complex dtypes, the same for both", "cast one of them");
  check_positions(args, t[2], t[4], 0);
  OutputSpec& out = one_output(spec);
  out.ndim = 2;
  out.sizes[0] = t[0]->sizes()[0];
  out.sizes[1] = t[4]->sizes()[1];
  check_bytes(args, 2, out.sizes, dtype);
  spec.compute = out.dtype = dtype;
}

}  // namespace core
