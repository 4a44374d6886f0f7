// Registering a body's kernel, launching generated kernels, and the part that both kinds share.
#include "body.h"

#include <memory>
#include <vector>

#include "dispatch/kernels.h"
#include "dispatch/keys.h"

namespace core {

std::atomic<uint32_t> body_epoch{1};
std::atomic<uint32_t> bodies_known{1};

// ---- asking ------------------------------------------------------------------------------------
namespace {
thread_local bool this_thread_asks = false;
}

bool asking() { return this_thread_asks; }
AskGuard::AskGuard() : below_(bits_before(Key::Fake)) { this_thread_asks = true; }
AskGuard::~AskGuard() { this_thread_asks = false; }

Ref make_tuple(int64_t n) {
  Ref tuple(check(PyTuple_New(n)));
  for (int64_t i = 0; i < n; i++) PyTuple_SET_ITEM(tuple.get(), i, Ref::borrow(Py_None).release());
  return tuple;
}

int64_t read_int(PyObject* o, int64_t least, const char* what) {
  int overflow = 0;
  const int64_t value = PyLong_Check(o) ? PyLong_AsLongLongAndOverflow(o, &overflow) : 0;
  if (PyLong_Check(o) && overflow == 0 && value >= least) return value;
  Ref shown(check(PyObject_Repr(o)));
  throw Error{"KernelError", str(what, " is ", message_text(shown.get())),
              "native code checks a launch before it makes it",
              str("int64 values of at least ", least), "correct the hook that schedules this body"};
}

BodyFn read_address(PyObject* o) {
  return reinterpret_cast<BodyFn>(read_int(o, 1, "the address of a generated kernel"));
}

// ---- launching ---------------------------------------------------------------------------------
void launch(const Launch& what, int64_t total, int64_t grain) {
  if (total <= 0) return;
  if (total <= grain) return what.fn(what.buffers, what.scalars, 0, total);
  parallel_for(
      total, grain,
      [](void* context, int64_t begin, int64_t end) {
        const Launch& l = *static_cast<const Launch*>(context);
        l.fn(l.buffers, l.scalars, begin, end);
      },
      const_cast<Launch*>(&what));
}

namespace {

template <class T, class F>
std::vector<T> read_list(PyObject* list, F&& read) {
  Ref items(check(PySequence_Tuple(list)));
  std::vector<T> values;
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(items.get()); i++)
    values.push_back(read(PyTuple_GET_ITEM(items.get(), i)));
  return values;
}

PyObject* py_launch(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject *address, *buffers, *scalars;
    long long total, grain;
    if (!PyArg_ParseTuple(args, "OOOLL", &address, &buffers, &scalars, &total, &grain))
      throw PythonError{};
    const auto at = read_list<void*>(buffers, [](PyObject* o) {
      return reinterpret_cast<void*>(read_int(o, 0, "the address of a buffer"));
    });
    const auto numbers = read_list<long long>(
        scalars, [](PyObject* o) { return read_int(o, INT64_MIN, "a scalar of a launch"); });
    const Launch what{read_address(address), at.data(), numbers.data()};
    configured_threads();
    const ReleaseGil released(true);
    launch(what, total, grain);
    Py_RETURN_NONE;
  });
}

// ---- registering -------------------------------------------------------------------------------
void check_operator(const OperatorObject* op, bool pointwise) {
  const Schema& schema = op->s->schema;
  for (const Argument& a : schema.args) {
    const bool crosses = a.type.kind == ArgKind::Tensor || a.type.kind == ArgKind::TensorOrScalar ||
                         a.type.kind == ArgKind::Int || a.type.kind == ArgKind::Float ||
                         a.type.kind == ArgKind::Bool;
    if (a.type.list && !crosses)
      throw Error{"RegistrationError",
                  str(schema.full_name(), " cannot have a body: argument '", a.name, "'"),
                  "lists of this type have no form at the C boundary", print(schema),
                  "take a list of ints, floats or tensors"};
  }
  if (pointwise && !(native_can_return(schema) && !schema.returns.empty()))
    throw Error{"RegistrationError", str(schema.full_name(), " cannot have a pointwise body"),
                "a pointwise body gives each element of the results", print(schema),
                "register it with pointwise=False"};
}

}  // namespace

void fill_body(Body& body, OperatorObject* op, core_kernel_fn fn, const char* name,
               const std::string& file, int line) {
  for (size_t i = 0; i < op->s->schema.args.size(); i++) {
    const ArgKind kind = op->s->schema.args[i].type.kind;
    const bool array =
        kind == ArgKind::Tensor || kind == ArgKind::TensorOrScalar || kind == ArgKind::Scalar;
    if (array) body.may_be_array |= uint64_t{1} << i;
  }
  body.takes_numbers = op->s->rule && op->s->rule->name == std::string("elementwise");
  body.file = file;
  body.op = Ref(check(PyWeakref_NewRef(reinterpret_cast<PyObject*>(op), nullptr)));
  body.kernel.size = sizeof(core_kernel);
  body.kernel.abi_version = CORE_ABI_VERSION;
  body.kernel.fn = fn;
  body.kernel.context = &body;
  body.kernel.name = name;
  body.kernel.file = file.empty() ? nullptr : body.file.c_str();
  body.kernel.line = line;
}

Ref capsule_of(std::unique_ptr<Body> body) {
  Ref capsule(check(PyCapsule_New(&body->kernel, CORE_KERNEL_CAPSULE, [](PyObject* self) {
    delete static_cast<Body*>(PyCapsule_GetContext(self));
  })));
  check(PyCapsule_SetContext(capsule.get(), body.get()));
  body.release();
  return capsule;
}

Ref register_made(std::unique_ptr<Body> body, OperatorObject* op, const char* name,
                  const char* file, int line) {
  fill_body(*body, op, body->kernel.fn, name, file ? file : "", line);
  op->s->body = body.get();
  const Ref capsule = capsule_of(std::move(body));
  Ref kernel = register_native(op, "cpu", "body", -500, capsule.get());
  bodies_known++;
  return kernel;
}

namespace {

PyObject* register_body(PyObject*, PyObject* args, PyObject* kwargs) {
  static const char* names[] = {"op", "pointwise", "file", "line", "in_place", nullptr};
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject* op;
    int pointwise, line = 0, in_place = 0;
    const char* file = nullptr;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O!p|$zip", const_cast<char**>(names),
                                     OperatorType, &op, &pointwise, &file, &line, &in_place))
      throw PythonError{};
    check_operator(as_operator(op), pointwise);
    std::unique_ptr<Body> body(pointwise ? new_pointwise_body() : new_plan_body());
    const char* name = pointwise ? "pointwise body" : "body";
    Ref kernel = register_made(std::move(body), as_operator(op), name, file, line);
    as_kernel(kernel.get())->in_place = in_place != 0;
    as_kernel(kernel.get())->any_layout = pointwise != 0;
    return kernel.release();
  });
}

PyObject* forget_bodies(PyObject*, PyObject*) {
  body_epoch++;
  Py_RETURN_NONE;
}

PyMethodDef methods[] = {
    {"register_body", reinterpret_cast<PyCFunction>(reinterpret_cast<void*>(register_body)),
     METH_VARARGS | METH_KEYWORDS, "Registers the kernel that launches an operator's body."},
    {"forget_bodies", forget_bodies, METH_NOARGS,
     "The hooks body_kernel and body_plan are asked again, for every body."},
    {"launch", py_launch, METH_VARARGS,
     "launch(address, buffers, scalars, total, grain): runs a generated kernel, without the GIL."},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

void init_body(PyObject* module) { check(PyModule_AddFunctions(module, methods)); }

}  // namespace core
