// Products fused with elementwise calls: those that make the left operand, and those that read the
// result. This is the kernel of such an operator.
//
// The operator's arguments are the operands of the calls that make the left operand (or that
// operand), the right one, the other operands of the calls after the product, `outputs` and
// `sizes`. A backend multiplies (core/product.h); a block of the left operand is the result of one
// pointwise kernel, each block of the product an operand of another, which are asked for as those
// of pointwise bodies are. Leading dimensions are rows: where an operand's rows do not lie evenly
// the kernel declines.
#include "../../include/core/product.h"

#include "body_dims.h"
#include "body_table.h"
#include "dispatch/kernels.h"
#include "packed.h"

namespace core {
namespace {

// The product functions of backends, by dtype. They stay loaded: a product may be running.
std::atomic<const core_product_provider*> providers[CORE_DTYPE_COUNT];

bool does_start(const core_product_provider& provider) {
  return provider.size >= offsetof(core_product_provider, knows) + sizeof(provider.knows) &&
         (provider.knows & CORE_PRODUCT_STARTS) != 0;
}

struct ProductBody : Body {
  PointwiseTable table;
  Ref before;  // the operator that makes the left operand; null: it is given
  PointwiseTable before_table;
  uint32_t given = 1;    // how many arguments stand before the right operand
  bool finishes = true;  // calls read the product
};

// An operand as rows of elements; steps are counted in elements.
struct Rows {
  char* data;
  int64_t row, col, itemsize;
};

// Whether all dimensions but the last are one that is walked in even steps. t is broadcast to
// `like`, or has the shape itself (like is t).
bool read_rows(const core_tensor& t, const core_tensor& like, Rows& rows) {
  const int last = like.dl.ndim - 1, missing = like.dl.ndim - t.dl.ndim;
  if (missing < 0) return false;
  rows = {static_cast<char*>(t.dl.data), 0, 1, itemsize(static_cast<DType>(t.dtype))};
  int64_t walked = 1;
  for (int d = last; d >= 0; d--) {
    const int64_t size = like.dl.shape[d], own = d < missing ? 1 : t.dl.shape[d - missing];
    if (size == 1) continue;
    if (own != 1 && own != size) return false;
    const int64_t step = own == 1 ? 0 : t.dl.strides[d - missing];
    if (d == last) {
      rows.col = step;
      continue;
    }
    if (walked == 1) rows.row = step;
    if (step != rows.row * walked) return false;
    walked *= size;
  }
  return true;
}

// Elementwise calls on a block, which is one of their operands.
struct Elements {
  BodyFn fn = nullptr;
  int count = 0, block = 0;  // operands: the outputs, then the inputs
  Rows rows[kMaxOperands];
  uint64_t key = kTwoDims;

  bool add(const core_tensor& t, const core_tensor& like) {
    if (count == kMaxOperands || !read_rows(t, like, rows[count])) return false;
    add_key(t.dtype, rows[count].col == 1 ? kUnit : rows[count].col == 0 ? kZero : kStrided);
    return true;
  }
  bool add_block(uint64_t dtype) {
    if (count == kMaxOperands) return false;
    block = count;
    add_key(dtype, kUnit);
    return true;
  }
  void add_key(uint64_t dtype, uint64_t stride_class) {
    key |= dtype_field(dtype, count) | class_field(stride_class, count);
    count++;
  }

  void run(int64_t row, int64_t col, int64_t n_rows, int64_t cols, void* memory,
           int64_t step) const {
    void* buffers[kMaxOperands];
    long long scalars[2 + 2 * kMaxOperands] = {n_rows, cols};
    for (int k = 0; k < count; k++) {
      const Rows& r = rows[k];
      buffers[k] = k == block ? memory : r.data + (row * r.row + col * r.col) * r.itemsize;
      scalars[2 + 2 * k] = k == block ? step : r.row;
      scalars[3 + 2 * k] = k == block ? 1 : r.col;
    }
    fn(buffers, scalars, 0, n_rows * cols);
  }

  // Finds the kernel; a core_status.
  int32_t find(const Body& body, PointwiseTable& table) {
    const PointwiseEntry* entry = table.find(key);
    if (entry == nullptr) {
      const int32_t status = ask_kernel(body, table, nullptr, key, entry);
      if (status != CORE_OK) return status;
    }
    fn = entry->rows * entry->columns == 1 ? entry->fn : nullptr;
    return fn ? CORE_OK : CORE_DECLINED;
  }
};

void start_block(void* context, int64_t row, int64_t col, int64_t rows, int64_t cols, void* block) {
  static_cast<const Elements*>(context)->run(row, col, rows, cols, block, cols);
}

void finish_block(void* context, int64_t row, int64_t col, int64_t rows, int64_t cols,
                  const void* block, int64_t step) {
  static_cast<const Elements*>(context)->run(row, col, rows, cols, const_cast<void*>(block), step);
}

const core_tensor& tensor_at(const core_call* call, uint32_t i) { return *call->args[i].v.tensor; }

// The left operand, as it lies in memory; p.m and p.k are known.
bool read_left(const core_call* call, core_product& p) {
  const core_tensor& a = tensor_at(call, 0);
  Rows left;
  if (a.dtype != p.dtype || a.dl.ndim < 2 || !read_rows(a, a, left)) return false;
  p.a = a.dl.data;
  p.a_row = left.row;
  p.a_col = left.col;
  return a.dl.shape[a.dl.ndim - 1] == p.k && (p.k == 0 || a.numel / p.k == p.m);
}

// The calls that make the left operand: one of their inputs has its shape.
bool read_start(const core_call* call, uint32_t given, const core_product& p, Elements& start) {
  const core_tensor* like = nullptr;
  for (uint32_t i = 0; i < given && like == nullptr; i++) {
    const core_tensor& t = tensor_at(call, i);
    if (t.dl.ndim >= 2 && t.numel == p.m * p.k && t.dl.shape[t.dl.ndim - 1] == p.k) like = &t;
  }
  if (like == nullptr || !start.add_block(p.dtype)) return false;
  for (uint32_t i = 0; i < given; i++)
    if (!start.add(tensor_at(call, i), *like)) return false;
  return true;
}

// The calls that read the product.
bool read_finish(const core_call* call, uint32_t first, const core_product& p, Elements& finish) {
  const core_tensor& out = call->outputs[0];
  for (uint32_t i = 0; i < call->num_outputs; i++)
    if (call->outputs[i].numel != out.numel || !finish.add(call->outputs[i], out)) return false;
  if (!finish.add_block(p.dtype)) return false;
  for (uint32_t i = first; i + 2 < call->num_args; i++)
    if (call->args[i].tag != CORE_TENSOR || !finish.add(tensor_at(call, i), out)) return false;
  return true;
}

// Where the product is stored if nothing reads it.
bool read_result(const core_call* call, core_product& p) {
  const core_tensor& out = call->outputs[0];
  Rows whole;
  if (out.dtype != p.dtype || !read_rows(out, out, whole) || whole.col != 1) return false;
  p.c = whole.data;
  p.c_row = whole.row;
  return true;
}

int32_t run_product(void* context, const core_call* call) {
  auto& body = *static_cast<ProductBody*>(static_cast<Body*>(context));
  if (call->num_args < body.given + 3 || call->num_outputs == 0) return CORE_DECLINED;
  const core_tensor& out = call->outputs[0];
  if (out.numel == 0) return CORE_OK;
  for (uint32_t i = 0; i <= body.given; i++)
    if (call->args[i].tag != CORE_TENSOR) return CORE_DECLINED;
  const core_tensor& b = tensor_at(call, body.given);
  const auto* provider = providers[b.dtype].load(std::memory_order_acquire);
  if (provider == nullptr || b.dl.ndim != 2 || b.dl.shape[1] != out.dl.shape[out.dl.ndim - 1])
    return CORE_DECLINED;
  if ((body.before || !body.finishes) && !does_start(*provider)) return CORE_DECLINED;
  core_product p{};
  p.size = sizeof(p);
  p.call = call;
  p.dtype = b.dtype;
  p.n = b.dl.shape[1];
  p.k = b.dl.shape[0];
  p.m = out.numel / p.n;
  p.b = b.dl.data;
  p.b_row = b.dl.strides[0];
  p.b_col = b.dl.strides[1];
  Elements start, finish;
  if (body.before) {
    if (!read_start(call, body.given, p, start)) return CORE_DECLINED;
    const auto& maker = *as_operator(body.before.get())->s->body;
    const int32_t status = start.find(maker, body.before_table);
    if (status != CORE_OK) return status;
    p.start = start_block;
    p.start_context = &start;
  } else if (!read_left(call, p)) {
    return CORE_DECLINED;
  }
  if (body.finishes) {
    if (!read_finish(call, body.given + 1, p, finish)) return CORE_DECLINED;
    const int32_t status = finish.find(body, body.table);
    if (status != CORE_OK) return status;
    p.finish = finish_block;
    p.context = &finish;
  } else if (!read_result(call, p)) {
    return CORE_DECLINED;
  }
  PackedOperand operand(p, provider->fn, storage_of(call, body.given));
  const int32_t status = provider->fn(&p);
  if (status == CORE_OK) operand.done();
  return status;
}

// ---- registering -------------------------------------------------------------------------------
int dtype_number(PyObject* name) {
  const std::string text = message_text(name);
  for (int t = 0; t < CORE_DTYPE_COUNT; t++)
    if (text == info(static_cast<DType>(t)).name) return t;
  throw Error{"RegistrationError", str("products were registered for the dtype ", text),
              "there is no dtype of that name", "the names of core's dtypes", "correct the name"};
}

// set_product(dtype, capsule or None) -> the capsule that was there, or None
PyObject* set_product(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject *name, *capsule;
    if (!PyArg_ParseTuple(args, "OO", &name, &capsule)) throw PythonError{};
    static PyObject* held[CORE_DTYPE_COUNT] = {};  // for ever: see `providers`
    const core_product_provider* provider = nullptr;
    if (capsule != Py_None) {
      provider = static_cast<const core_product_provider*>(
          PyCapsule_GetPointer(capsule, CORE_PRODUCT_CAPSULE));
      if (provider == nullptr) throw PythonError{};
      if (provider->abi_version != CORE_ABI_VERSION || provider->fn == nullptr)
        throw Error{"RegistrationError", "a product is of another version of the C boundary",
                    str("core has version ", CORE_ABI_VERSION), "core/product.h",
                    "build the backend against this core"};
    }
    const int dtype = dtype_number(name);
    Ref before(held[dtype] ? held[dtype] : Ref::borrow(Py_None).release());
    held[dtype] = capsule == Py_None ? nullptr : Ref::borrow(capsule).release();
    providers[dtype].store(provider, std::memory_order_release);
    return before.release();
  });
}

// has_product(dtype, starts=False)
PyObject* has_product(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject* name;
    int starts = 0;
    if (!PyArg_ParseTuple(args, "O|p", &name, &starts)) throw PythonError{};
    const core_product_provider* provider = providers[dtype_number(name)].load();
    return PyBool_FromLong(provider != nullptr && (!starts || does_start(*provider)));
  });
}

// register_product(op, before or None, finishes, file): the kernel of a fused product.
PyObject* register_product(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject *op, *before;
    int finishes;
    const char* file;
    if (!PyArg_ParseTuple(args, "O!Ops", OperatorType, &op, &before, &finishes, &file))
      throw PythonError{};
    if (before != Py_None &&
        !(PyObject_TypeCheck(before, OperatorType) && as_operator(before)->s->body != nullptr))
      throw Error{"RegistrationError", "no body makes a product's left operand",
                  "it is asked for block by block", "operators with a pointwise body, or None",
                  "register the body first"};
    auto body = std::make_unique<ProductBody>();
    body->kernel.fn = run_product;
    body->finishes = finishes != 0;
    if (before != Py_None) {
      body->before = Ref::borrow(before);
      body->given = static_cast<uint32_t>(as_operator(before)->s->schema.args.size());
    }
    return register_made(std::move(body), as_operator(op), "body", file, 0).release();
  });
}

PyMethodDef methods[] = {
    {"set_product", set_product, METH_VARARGS,
     "set_product(dtype, capsule or None): a product that works block by block; returns the one "
     "before."},
    {"has_product", has_product, METH_VARARGS,
     "has_product(dtype, starts=False): whether products of a dtype can be fused; with what makes "
     "their left operand."},
    {"register_product", register_product, METH_VARARGS,
     "register_product(op, before, finishes, file): the kernel of a product with calls before it "
     "(None: none) and after it."},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

void init_product(PyObject* module) { check(PyModule_AddFunctions(module, methods)); }

}  // namespace core
