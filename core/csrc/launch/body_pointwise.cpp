// Pointwise bodies at a call: which kernel (by rank, dtypes and stride classes), and its launch.
//
// A generated kernel computes the two innermost dimensions of the output, (n0, n1); those further
// out are walked here. Its scalars are n0, n1 and each operand's strides along both. A contiguous
// call is (1, numel): it needs no planning, which would be most of a small call's time.
#include <algorithm>

#include "body_dims.h"
#include "body_plan.h"
#include "body_table.h"
#include "dispatch/hooks.h"

namespace core {
namespace {

constexpr int64_t kWorth = 65536;  // scalar operations that are worth a thread
constexpr char kLetters[] = "uzts";

struct PointwiseBody : Body {
  PointwiseTable table;
};

// A call as it is read: the operands, those that are None left out of all but the key.
struct Gathered {
  Operands operands;
  int positions = 0;         // None counted in
  int outputs = 0;           // the first operands
  int places[kMaxOperands];  // of operand k in the key
  uint64_t key = 0;          // dtypes only
  uint64_t classes = 0;      // of a contiguous call
  bool flat = true;          // every operand contiguous, or one value
  void* buffers[kMaxOperands];
  long long scalars[2 + 2 * kMaxOperands];

  void add(const core_tensor* t, void* data, uint32_t dtype, bool one) {
    const int k = operands.count++;
    operands.tensors[k] = t;
    buffers[k] = data;
    places[k] = positions++;
    key |= dtype_field(dtype, places[k]);
    classes |= class_field(one ? kZero : kUnit, places[k]);
    scalars[2 + 2 * k] = 0;
    scalars[3 + 2 * k] = one ? 0 : 1;
  }
};

// False for calls that no pointwise kernel takes.
inline bool gather(const Body& body, const core_call* call, Gathered& g) {
  const core_tensor& out = call->outputs[0];
  if (call->num_outputs > kMaxOperands) return false;
  for (uint32_t i = 0; i < call->num_outputs; i++) {
    const core_tensor& t = call->outputs[i];
    if (t.numel != out.numel || t.dl.ndim != out.dl.ndim) return false;
    g.add(&t, t.dl.data, t.dtype, false);
    g.flat = g.flat && t.contiguous != 0;
  }
  g.outputs = g.operands.count;
  for (uint32_t i = 0; i < call->num_args; i++) {
    const core_value& v = call->args[i];
    const bool may_be_array = body.may_be_array >> i & 1;
    if (v.tag == CORE_NONE && !may_be_array) continue;
    if (v.tag == CORE_DTYPE || v.tag == CORE_INTS) continue;  // what the outputs are
    if (g.positions == kMaxOperands) return false;
    if (v.tag == CORE_TENSOR) {
      const core_tensor* t = v.v.tensor;
      const bool one = t->numel == 1 && out.numel != 1;
      g.flat = g.flat && (one || (t->contiguous != 0 && t->numel == out.numel));
      g.add(t, t->dl.data, t->dtype, one);
    } else if (v.tag == CORE_SCALAR) {
      g.add(nullptr, const_cast<unsigned char*>(v.v.scalar), v.dtype, true);
    } else if (body.takes_numbers && (v.tag == CORE_FLOAT || v.tag == CORE_INT)) {
      const DType dtype = v.tag == CORE_FLOAT ? DType::Float64 : DType::Int64;
      g.add(nullptr, const_cast<void*>(static_cast<const void*>(&v.v)),
            static_cast<uint32_t>(dtype), true);
    } else if (v.tag == CORE_NONE) {
      g.key |= absent_field(g.positions++);
    } else {
      return false;
    }
  }
  return true;
}

// ---- asking ------------------------------------------------------------------------------------
Ref dtypes_of(uint64_t key) {
  Ref names = make_tuple(count_of(key));
  for (int i = 0; i < count_of(key); i++) {
    if (!is_absent(key, i)) set_item(names, i, PyUnicode_FromString(info(dtype_at(key, i)).name));
  }
  return names;
}

std::string classes_of(uint64_t key) {
  std::string letters;
  for (int i = 0; i < count_of(key); i++)
    letters += is_absent(key, i) ? '-' : kLetters[class_at(key, i)];
  return letters;
}

PointwiseEntry read_answer(PyObject* answer, uint64_t key, Asked asked) {
  PointwiseEntry entry{key, nullptr, 1, 1, 1, asked};
  if (answer == Py_None) return entry;
  PyObject *address, *rows, *columns, *cost;
  if (!PyTuple_Check(answer) ||
      !PyArg_ParseTuple(answer, "OOOO", &address, &rows, &columns, &cost)) {
    PyErr_Clear();
    throw Error{"KernelError", "the hook body_kernel returned neither None nor a tuple of four",
                "native code launches the answer", "None, or (address, rows, columns, cost)",
                "correct the hook"};
  }
  entry.fn = read_address(address);
  entry.rows = read_int(rows, 1, "the rows of a pointwise kernel");
  entry.columns = read_int(columns, 1, "the columns of a pointwise kernel");
  const int64_t cost_of = read_int(cost, 1, "the cost of a pointwise kernel");
  entry.grain = std::max<int64_t>(kWorth / cost_of / entry.rows / entry.columns, 1);
  return entry;
}

}  // namespace

int32_t ask_kernel(const Body& body, PointwiseTable& table, const core_call* call, uint64_t key,
                   const PointwiseEntry*& entry) {
  return ask(Hook::BodyKernel, body, call, [&](PyObject* hook, OperatorObject* op) -> int32_t {
    const Asked now;
    const Ref dtypes = dtypes_of(key);
    const Ref answer(check(PyObject_CallFunction(hook, "OiOs", op, key & kTwoDims ? 2 : 1,
                                                 dtypes.get(), classes_of(key).c_str())));
    entry = table.insert(read_answer(answer.get(), key, now));
    return CORE_OK;
  });
}

namespace {

// The kernel of this key; CORE_DECLINED where there is none.
inline int32_t find_entry(PointwiseBody& body, const core_call* call, uint64_t key,
                          const PointwiseEntry*& entry) {
  entry = body.table.find(key);
  if (entry == nullptr) {
    const int32_t status = ask_kernel(body, body.table, call, key, entry);
    if (status != CORE_OK) return status;
  }
  return entry->fn ? CORE_OK : CORE_DECLINED;
}

// ---- launching ---------------------------------------------------------------------------------
int64_t iterations(int64_t n0, int64_t n1, const PointwiseEntry& entry) {
  if (entry.rows * entry.columns == 1) return n0 * n1;
  return ((n0 - 1) / entry.rows + 1) * ((n1 - 1) / entry.columns + 1);
}

// A launch for every index of the dimensions but the two innermost.
struct Walk {
  BodyFn fn;
  const Operands* operands;
  const Dims* dims;
  void* const* buffers;
  const long long* scalars;
  int outer;       // how many dimensions are walked
  int64_t inside;  // iterations of one launch
};

class Cursor {
 public:
  Cursor(const Walk& walk, int64_t at) : walk_(walk) {
    std::copy_n(walk.buffers, walk.operands->count, data);
    for (int d = walk.outer - 1; d >= 0; d--) {
      index_[d] = at % walk.dims->at[d].size;
      at /= walk.dims->at[d].size;
      move(d, index_[d]);
    }
  }
  void step() {
    for (int d = walk_.outer - 1; d >= 0; d--) {
      const int64_t size = walk_.dims->at[d].size;
      const bool wraps = ++index_[d] == size;
      move(d, wraps ? 1 - size : 1);
      if (!wraps) return;
      index_[d] = 0;
    }
  }
  void* data[kMaxOperands];

 private:
  void move(int d, int64_t steps) {
    for (int k = 0; k < walk_.operands->count; k++)
      data[k] = static_cast<char*>(data[k]) +
                steps * walk_.dims->at[d].strides[k] * walk_.operands->itemsizes[k];
  }
  const Walk& walk_;
  int64_t index_[kMaxDims];
};

void run_walk(void* context, int64_t begin, int64_t end) {
  const Walk& walk = *static_cast<const Walk*>(context);
  Cursor cursor(walk, begin / walk.inside);
  int64_t from = begin % walk.inside;
  for (int64_t left = end - begin; left > 0; cursor.step(), from = 0) {
    const int64_t to = std::min(walk.inside, from + left);
    walk.fn(cursor.data, walk.scalars, from, to);
    left -= to - from;
  }
}

// ---- the two ways ------------------------------------------------------------------------------
inline int32_t run_flat(PointwiseBody& body, const core_call* call, Gathered& g) {
  const int64_t numel = call->outputs[0].numel;
  const PointwiseEntry* entry;
  const int32_t status = find_entry(body, call, g.key | g.classes, entry);
  if (status != CORE_OK) return status;
  g.scalars[0] = 1;
  g.scalars[1] = numel;
  launch({entry->fn, g.buffers, g.scalars}, iterations(1, numel, *entry), entry->grain);
  return CORE_OK;
}

uint64_t class_of(const Dim* outer, const Dim& inner, int k, int outputs) {
  if (inner.strides[k] == 1) return kUnit;
  if (inner.strides[k] == 0) return kZero;
  return k >= outputs && outer && runs_across(*outer, inner, k) ? kAcross : kStrided;
}

// Sets the scalars and the key's classes from the two innermost dimensions.
uint64_t describe_inside(Gathered& g, const Dim* outer, const Dim& inner) {
  uint64_t key = g.key | (outer ? kTwoDims : 0);
  g.scalars[0] = outer ? outer->size : 1;
  g.scalars[1] = inner.size;
  for (int k = 0; k < g.operands.count; k++) {
    g.scalars[2 + 2 * k] = outer ? outer->strides[k] : 0;
    g.scalars[3 + 2 * k] = inner.strides[k];
    key |= class_field(class_of(outer, inner, k, g.outputs), g.places[k]);
  }
  return key;
}

// The elements behind those rows, less than one of them.
void launch_rest(const PointwiseEntry& entry, Gathered& g, const Dim& outer, int64_t count) {
  for (int k = 0; k < g.operands.count; k++)
    g.buffers[k] =
        static_cast<char*>(g.buffers[k]) + outer.size * outer.strides[k] * g.operands.itemsizes[k];
  g.scalars[0] = 1;
  g.scalars[1] = count;
  launch({entry.fn, g.buffers, g.scalars}, iterations(1, count, entry), entry.grain);
}

int32_t run_strided(PointwiseBody& body, const core_call* call, Gathered& g) {
  Dims dims;
  if (!plan_dims(g.operands, dims))
    return call->set_error(call, "an operand's shape does not broadcast to the output's");
  for (int k = 0; k < g.operands.count; k++)
    g.operands.itemsizes[k] = itemsize(dtype_at(g.key, g.places[k]));
  const Scratch repeated(bytes_of_repeats(g.operands, dims));
  const int64_t rest =
      repeated.get() ? repeat_rows(g.operands, dims, repeated.get(), g.buffers) : 0;
  static constexpr Dim kOne = {1, {}};
  const Dim* outer = dims.count > 1 ? &dims.at[dims.count - 2] : nullptr;
  const Dim& inner = dims.count > 0 ? dims.at[dims.count - 1] : kOne;
  const PointwiseEntry* entry;
  const int32_t status = find_entry(body, call, describe_inside(g, outer, inner), entry);
  if (status != CORE_OK) return status;
  const int64_t inside = iterations(g.scalars[0], g.scalars[1], *entry);
  if (dims.count <= 2) {
    launch({entry->fn, g.buffers, g.scalars}, inside, entry->grain);
    if (rest > 0) launch_rest(*entry, g, *outer, rest);
    return CORE_OK;
  }
  int64_t total = inside;
  for (int d = 0; d < dims.count - 2; d++) total *= dims.at[d].size;
  Walk walk{entry->fn, &g.operands, &dims, g.buffers, g.scalars, dims.count - 2, inside};
  parallel_for(total, entry->grain, run_walk, &walk);
  return CORE_OK;
}

int32_t run_pointwise(void* context, const core_call* call) {
  auto& body = *static_cast<PointwiseBody*>(static_cast<Body*>(context));
  const core_tensor& out = call->outputs[0];
  if (out.numel == 0) return out.dl.ndim == 0 ? CORE_DECLINED : CORE_OK;  // 0-d: not allocated yet
  Gathered g;
  if (!gather(body, call, g)) return CORE_DECLINED;
  return g.flat ? run_flat(body, call, g) : run_strided(body, call, g);
}

}  // namespace

Body* new_pointwise_body() {
  Body* body = new PointwiseBody;
  body->kernel.fn = run_pointwise;
  body->kernel.context = body;
  return body;
}

}  // namespace core
