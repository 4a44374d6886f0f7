// Products fused with the elementwise calls after them: the kernel of such an operator.
//
// The operator's arguments are the product's two, the other operands of the elementwise calls,
// `outputs` and `sizes`. A backend multiplies (core/product.h); each block of the result is the
// first operand of a pointwise kernel, which is asked for as those of pointwise bodies are. Leading
// dimensions are rows: where an operand's rows do not lie evenly the kernel declines.
#include "../../include/core/product.h"

#include "body_dims.h"
#include "body_table.h"
#include "packed.h"

namespace core {
namespace {

// What backends multiply with, by dtype. They stay loaded: a product may be running.
std::atomic<const core_product_provider*> providers[CORE_DTYPE_COUNT];

struct ProductBody : Body {
  PointwiseTable table;
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

// The elementwise calls on a block.
struct Finish {
  BodyFn fn;
  int count = 0, outputs = 0;  // operands: the outputs, the block, the others
  Rows rows[kMaxOperands];
  uint64_t key = kTwoDims;

  bool add(const core_tensor& t, const core_tensor& like) {
    if (count == kMaxOperands || !read_rows(t, like, rows[count])) return false;
    add_key(t.dtype, rows[count].col == 1 ? kUnit : rows[count].col == 0 ? kZero : kStrided);
    return true;
  }
  bool add_block(uint64_t dtype) {
    if (count == kMaxOperands) return false;
    add_key(dtype, kUnit);
    return true;
  }
  void add_key(uint64_t dtype, uint64_t stride_class) {
    key |= (dtype | stride_class << 4) << (kFirstShift + kShift * count);
    count++;
  }

  static void run(void* context, int64_t row, int64_t col, int64_t rows, int64_t cols,
                  const void* block, int64_t step) {
    const Finish& f = *static_cast<Finish*>(context);
    void* buffers[kMaxOperands];
    long long scalars[2 + 2 * kMaxOperands] = {rows, cols};
    for (int k = 0; k < f.count; k++) {
      const Rows& r = f.rows[k];
      const bool is_block = k == f.outputs;
      buffers[k] =
          is_block ? const_cast<void*>(block) : r.data + (row * r.row + col * r.col) * r.itemsize;
      scalars[2 + 2 * k] = is_block ? step : r.row;
      scalars[3 + 2 * k] = is_block ? 1 : r.col;
    }
    f.fn(buffers, scalars, 0, rows * cols);
  }
};

// Reads a call; false where its layout is not for this kernel.
bool read_call(const core_call* call, core_product& p, Finish& f) {
  const core_tensor &a = *call->args[0].v.tensor, &b = *call->args[1].v.tensor;
  const core_tensor& out = call->outputs[0];
  Rows left;
  if (a.dtype != b.dtype || a.dl.ndim < 2 || b.dl.ndim != 2 || !read_rows(a, a, left)) return false;
  for (uint32_t i = 0; i < call->num_outputs; i++)
    if (call->outputs[i].numel != out.numel || !f.add(call->outputs[i], out)) return false;
  f.outputs = f.count;
  if (!f.add_block(a.dtype)) return false;
  for (uint32_t i = 2; i + 2 < call->num_args; i++)
    if (call->args[i].tag != CORE_TENSOR || !f.add(*call->args[i].v.tensor, out)) return false;
  f.key |= static_cast<uint64_t>(f.count);
  p.dtype = a.dtype;
  p.n = b.dl.shape[1];
  p.k = b.dl.shape[0];
  p.m = out.numel / p.n;
  p.a = a.dl.data;
  p.b = b.dl.data;
  p.a_row = left.row;
  p.a_col = left.col;
  p.b_row = b.dl.strides[0];
  p.b_col = b.dl.strides[1];
  return a.dl.shape[a.dl.ndim - 1] == p.k && out.dl.shape[out.dl.ndim - 1] == p.n &&
         (p.k == 0 || a.numel / p.k == p.m);
}

int32_t run_product(void* context, const core_call* call) {
  auto& body = *static_cast<ProductBody*>(static_cast<Body*>(context));
  if (call->outputs[0].numel == 0) return CORE_OK;
  if (call->args[0].tag != CORE_TENSOR || call->args[1].tag != CORE_TENSOR) return CORE_DECLINED;
  const auto* provider = providers[call->args[0].v.tensor->dtype].load(std::memory_order_acquire);
  core_product p{};
  Finish f;
  if (provider == nullptr || !read_call(call, p, f)) return CORE_DECLINED;
  const PointwiseEntry* entry = body.table.find(f.key);
  if (entry == nullptr) {
    const int32_t status = ask_kernel(body, body.table, call, f.key, entry);
    if (status != CORE_OK) return status;
  }
  if (entry->fn == nullptr || entry->tile != 0) return CORE_DECLINED;
  f.fn = entry->fn;
  p.size = sizeof(p);
  p.finish = Finish::run;
  p.context = &f;
  p.call = call;
  PackedOperand operand(p, provider->fn, storage_of(call, 1));
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
              "there is no dtype of that name", "the names of core's dtypes", "mend the name"};
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

PyObject* has_product(PyObject*, PyObject* name) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    return PyBool_FromLong(providers[dtype_number(name)].load() != nullptr);
  });
}

PyMethodDef methods[] = {
    {"set_product", set_product, METH_VARARGS,
     "set_product(dtype, capsule or None): what multiplies block by block; returns the one "
     "before."},
    {"has_product", has_product, METH_O, "Whether products of a dtype can be fused."},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

Body* new_product_body() {
  Body* body = new ProductBody;
  body->kernel.fn = run_product;
  body->kernel.context = body;
  return body;
}

void init_product(PyObject* module) { check(PyModule_AddFunctions(module, methods)); }

}  // namespace core
