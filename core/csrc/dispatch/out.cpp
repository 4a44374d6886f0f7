// out=: memory of the caller's for a call's result. The keyword belongs to calls, not to schemas:
// every operator that returns new tensors takes it. call.cpp has kernels work in that memory, as
// the in-place forms do, or copies the result to it.
#include <algorithm>
#include <cstring>

#include "assign.h"
#include "fake.h"
#include "kernels.h"
#include "out.h"

namespace core {

PyObject* out_keyword() {
  static PyObject* name = check(PyUnicode_InternFromString("out"));
  return name;
}

// ---- reading -----------------------------------------------------------------------------------
// Why an operator's result cannot be written to memory that is there already.
const char* why_no_out(const OperatorObject* op) {
  const Schema& s = op->s->schema;
  if (find_arg(s, "out") >= 0) return "its schema has an argument of that name";
  if (op->s->view) return "its result is a view, which shares the memory of its base";
  if (!op->s->written.empty()) return "it writes to its arguments";
  if (s.returns.empty()) return "it returns nothing";
  for (const Return& r : s.returns) {
    if (!r.alias.set.empty())
      return "its result may be a view, which shares the memory of its base";
    if (s.returns_list || r.type.list) return "how many tensors it returns depends on the call";
    if (r.type.kind != ArgKind::Tensor || r.type.optional)
      return "it returns something else than tensors";
  }
  return nullptr;
}

namespace {

constexpr const char* kLeaveOut = "leave out= away; y.copy_(result) writes a result to a tensor y";

[[noreturn]] void throw_refused(const Call& call, const std::string& why) {
  throw Error{"ArgumentError", str(call.schema().full_name(), " does not take out="), why,
              "operators that return new tensors of a known size take it", kLeaveOut};
}

[[noreturn]] void throw_type(const Call& call, size_t wanted, const std::string& got) {
  const bool tuple = call.schema().returns_tuple;
  const std::string what = tuple ? str("a tuple of ", wanted, " tensors") : "a tensor";
  throw Error{"ArgumentError",
              str(call.schema().full_name(), ": out must be ", what, ", not ", got),
              str("the schema is ", print(call.schema())), str(what, ", or None"),
              tuple ? "pass one tensor for each result" : "pass a tensor of the result's shape"};
}

void read_tensor(Call& call, int i, PyObject* o) {
  if (!is_tensor(o)) throw_type(call, call.schema().returns.size(), Py_TYPE(o)->tp_name);
  call.outs[i] = as_tensor(o);
  call.flags |= call.outs[i]->flags;
  if (call.outs[i]->storage) call.rebased |= call.outs[i]->storage->rebased;
}

}  // namespace

void read_out(Call& call, PyObject* out) {
  if (call.op->s->no_out) throw_refused(call, call.op->s->no_out);
  const Schema& s = call.schema();
  const int n = static_cast<int>(s.returns.size());
  call.outs = reinterpret_cast<TensorObject**>(call.arena->ints(n));
  if (s.returns_tuple) {
    if (!PyTuple_Check(out)) throw_type(call, n, Py_TYPE(out)->tp_name);
    if (PyTuple_GET_SIZE(out) != n) throw_type(call, n, str("a tuple of ", PyTuple_GET_SIZE(out)));
    for (int i = 0; i < n; i++) read_tensor(call, i, PyTuple_GET_ITEM(out, i));
  } else {
    read_tensor(call, 0, out);
  }
  call.out = out;
}

// ---- keys that have no use for it --------------------------------------------------------------
void refuse_out(const Call& call, Key key) {
  if (key == Key::Levels)
    throw Error{"AutogradError",
                str(call.schema().full_name(), ": out= has no meaning inside a transform"),
                "under grad, jvp and vmap a tensor stands for more than its memory holds",
                "calls without out=", "leave out= away, and return the result from the function"};
  throw Error{
      "AutogradError",
      str(call.schema().full_name(), ": out= does not support automatic differentiation"),
      "an argument or out requires a gradient, and memory that is written over has no history",
      "tensors that require no gradient, or a call inside core.no_grad()",
      "leave out= away, or detach the tensors first: x.detach()"};
}

// ---- its memory --------------------------------------------------------------------------------
namespace {

std::string name_of(const Call& call, int i) {
  return call.schema().returns_tuple ? str("out[", i, "]") : "out";
}

void check_distinct(const Call& call, int i) {
  for (int k = 0; k < i; k++)
    if (shares_bytes(call.outs[i], call.outs[k]))
      throw Error{"ShapeError",
                  str(call.schema().full_name(), ": ", name_of(call, k), " and ", name_of(call, i),
                      " share memory"),
                  "results may not share memory", describe(call.outs[i]),
                  "pass tensors that do not overlap"};
}

// Whether every kernel that may serve the call writes outputs with gaps; what one in Python returns
// is copied there.
bool all_take_any_layout(const Call& call, Device device, const CallSpec& spec) {
  const SharedKernels kernels = find_kernels(call.op, device.type, spec.compute);
  return std::all_of(kernels->begin(), kernels->end(), [](const Ref& r) {
    const KernelObject* k = as_kernel(r.get());
    return k->native == nullptr || k->any_layout;
  });
}

}  // namespace

void require_writable_out(const Call& call) {
  each_out(call, [&](TensorObject* t, int i) {
    if (t->storage == nullptr) refuse_out(call, Key::Levels);
    require_outside_inference(call, t, name_of(call, i));
    if (t->storage->read_only)
      throw Error{"ReadOnlyError",
                  str(call.schema().full_name(), ": ", name_of(call, i), " is read-only"),
                  "its memory is shared by another library for reading only", describe(t),
                  "pass a tensor of core's: core.empty_like(x)"};
    if (!is_contiguous(t) && overlaps_itself(t))
      throw Error{
          "ShapeError",
          str(call.schema().full_name(), ": elements of ", name_of(call, i), " share memory"),
          "writing to an expanded tensor would write one place several times", describe(t),
          "pass a tensor with a place for each element: core.empty_like(x)"};
    check_distinct(call, i);
  });
}

// A kernel other than a pointwise one may read an element after it wrote another, and is promised
// outputs without gaps unless it declares that it takes any. A pointwise one may work in an
// operand's memory; so may one whose rule declares that it handles all elements alike.
bool may_fill_out(const Call& call, Device device, const CallSpec& spec) {
  const RuleInfo* rule = call.op->s->rule;
  const bool pointwise = rule && rule->pointwise;
  const bool alike = pointwise || (rule && std::strcmp(rule->name, "given_elements") == 0);
  bool may = true;
  each_out(call, [&](TensorObject* out, int) {
    may &= out->device == device &&
           (pointwise || is_contiguous(out) || all_take_any_layout(call, device, spec));
    each_tensor(call, [&](TensorObject* t, int) {
      may &= !(alike ? may_overlap(out, t) : shares_bytes(out, t));
    });
  });
  return may;
}

// ---- its metadata ------------------------------------------------------------------------------
namespace {

struct Wanted {
  int ndim;
  const int64_t* sizes;
  DType dtype;
  Device device;

  std::string shape() const {
    std::string text;
    for (int d = 0; d < ndim; d++) text += str(d ? ", " : "", sizes[d]);
    return str("(", text, ndim == 1 ? ",)" : ")");
  }
};

[[noreturn]] void throw_unfit(const Call& call, int i, const char* kind, const Wanted& w,
                              const std::string& got, const std::string& needed) {
  throw Error{
      kind,
      str(call.schema().full_name(), ": ", name_of(call, i), " ", got, ", the result ", needed),
      "the result is written to it as it is: it is not resized, converted or moved",
      str(info(w.dtype).name, w.shape(), " on ", to_string(w.device)),
      str("pass core.empty(", w.shape(), ", dtype='", info(w.dtype).name, "', device='",
          to_string(w.device), "'), or leave out= away")};
}

void check_one(const Call& call, int i, const Wanted& w) {
  const TensorObject* t = call.outs[i];
  if (t->ndim != w.ndim || !std::equal(w.sizes, w.sizes + w.ndim, t->sizes()))
    throw_unfit(call, i, "ShapeError", w, str("has the shape ", shape_string(t)), w.shape());
  if (t->dtype != w.dtype)
    throw_unfit(call, i, "DtypeError", w, str("is ", info(t->dtype).name), info(w.dtype).name);
  if (t->device != w.device)
    throw_unfit(call, i, "DeviceError", w, str("is on ", to_string(t->device)),
                to_string(w.device));
}

}  // namespace

void check_out(const Call& call, PyObject* result) {
  each_out(call, [&](TensorObject*, int i) {
    const TensorObject* r = as_tensor(PyTuple_Check(result) ? PyTuple_GET_ITEM(result, i) : result);
    check_one(call, i, {r->ndim, r->sizes(), r->dtype, r->device});
  });
}

bool check_out_before(Call& call, Device device, const CallSpec& spec) {
  if (call.op->s->rule) {
    each_out(call, [&](TensorObject*, int i) {
      const OutputSpec& o = spec.outputs[i];
      check_one(call, i, {o.ndim, o.sizes, o.dtype, device});
    });
    return true;
  }
  if (call.op->fake_kernel == nullptr) return false;
  const Ref fakes = try_infer_outputs(call);
  if (!fakes) throw_refused(call, "the size of its result depends on the values of its arguments");
  check_out(call, fakes.get());
  return true;
}

}  // namespace core
