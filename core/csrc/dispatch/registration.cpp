// Registering kernels, and the Kernel type.
#include <algorithm>
#include <cstring>

#include "kernels.h"

namespace core {

PyTypeObject* KernelType;
namespace {

const core_kernel* native_of(PyObject* kernel) {
  if (!PyCapsule_CheckExact(kernel)) return nullptr;
  auto* k = static_cast<core_kernel*>(PyCapsule_GetPointer(kernel, CORE_KERNEL_CAPSULE));
  if (k == nullptr) {
    PyErr_Clear();
    throw Error{"RegistrationError", "this capsule is not a kernel",
                str("core takes capsules named '", CORE_KERNEL_CAPSULE, "'"),
                "see core/include/core/kernel.h", "build the extension against this core's header"};
  }
  if (k->size < sizeof(core_kernel) || k->abi_version != CORE_ABI_VERSION || k->fn == nullptr)
    throw Error{"RegistrationError", str("this kernel was built for ABI version ", k->abi_version),
                str("this core speaks ABI version ", CORE_ABI_VERSION),
                "core/include/core/kernel.h", "rebuild the extension against the installed core"};
  return k;
}

uint32_t dtype_mask(PyObject* dtypes) {
  if (dtypes == Py_None) return ~0u;
  if (!PyList_Check(dtypes) && !PyTuple_Check(dtypes) && !PyAnySet_Check(dtypes))
    throw Error{"RegistrationError", str("dtypes= is a ", Py_TYPE(dtypes)->tp_name),
                "a kernel is registered for a collection of dtypes",
                "a list, tuple or set of dtypes", "pass dtypes=[core.float32], or None for all"};
  Ref items(check(PySequence_Tuple(dtypes)));
  uint32_t mask = 0;
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(items.get()); i++)
    mask |= 1u << static_cast<int>(dtype_from_object(PyTuple_GET_ITEM(items.get(), i)));
  return mask;
}

bool same_slot(const KernelObject* a, const KernelObject* b) {
  auto equal = [](PyObject* x, PyObject* y) {
    if (!x || !y) return x == y;
    return PyUnicode_Compare(x, y) == 0;
  };
  return a->device_type == b->device_type && a->priority == b->priority &&
         (a->dtypes & b->dtypes) && equal(a->provider, b->provider) && equal(a->arch, b->arch) &&
         a->when == b->when;
}

void refuse_taken_slot(const OperatorObject* op, const KernelObject* k) {
  for (const Ref& r : op->s->kernels) {
    const KernelObject* other = as_kernel(r.get());
    if (!same_slot(k, other)) continue;
    throw Error{
        "RegistrationError",
        str(op->s->schema.full_name(), " already has a kernel for ", device_type_of(k),
            " from provider '", message_text(k->provider), "'"),
        "two kernels of one provider, priority, arch and dtype: neither would be chosen",
        str("the first is registered at ", place(other->file, other->line), ", the second at ",
            place(k->file, k->line)),
        "pass replace=True to replace it, or give this one another priority, dtypes or when"};
  }
}

// (position, kernel, its dtypes) of each kernel that this one takes dtypes from.
void note_displaced(const KernelList& kernels, const KernelObject* k, PyObject* displaced) {
  for (size_t i = 0; i < kernels.size(); i++) {
    const Ref other = kernels[i];  // making objects may run a collector, and that Python code
    if (!same_slot(k, as_kernel(other.get()))) continue;
    Ref entry(check(Py_BuildValue("(nOI)", static_cast<Py_ssize_t>(i), other.get(),
                                  as_kernel(other.get())->dtypes)));
    check(PyList_Append(displaced, entry.get()));
  }
}

// A kernel that is replaced keeps the dtypes that the new one does not take, and goes when none is
// left. The list `displaced`, if there is one, gets the data that unregister_kernel needs to undo
// it.
void add_kernel(OperatorObject* op, const Ref& kernel, bool replace, PyObject* displaced) {
  const KernelObject* k = as_kernel(kernel.get());
  if (!replace) refuse_taken_slot(op, k);
  auto& kernels = op->s->kernels;
  if (displaced) note_displaced(kernels, k, displaced);
  KernelList kept, gone;  // gone dies last: a destructor is Python code, which may register
  for (const Ref& r : kernels) {
    KernelObject* other = as_kernel(r.get());
    const uint32_t rest = same_slot(k, other) ? other->dtypes & ~k->dtypes : other->dtypes;
    if (rest != 0) other->dtypes = rest;
    (rest != 0 ? kept : gone).push_back(r);
  }
  kept.push_back(kernel);
  kernels.swap(kept);
  note_kernels(op);
}

// Restores the kernels that add_kernel displaced, latest first.
void restore(KernelList& kernels, PyObject* displaced) {
  for (Py_ssize_t i = PyList_GET_SIZE(displaced); i-- > 0;) {
    Py_ssize_t position;
    PyObject* kernel;
    unsigned int dtypes;
    if (!PyArg_ParseTuple(PyList_GET_ITEM(displaced, i), "nO!I", &position, KernelType, &kernel,
                          &dtypes))
      throw PythonError{};
    as_kernel(kernel)->dtypes = dtypes;
    const bool there = std::any_of(kernels.begin(), kernels.end(),
                                   [&](const Ref& r) { return r.get() == kernel; });
    const auto at = std::min(static_cast<size_t>(position), kernels.size());
    if (!there)
      kernels.insert(kernels.begin() + static_cast<std::ptrdiff_t>(at), Ref::borrow(kernel));
  }
}

OperatorObject* operator_from(PyObject* o) {
  if (!is_operator(o))
    throw Error{"ArgumentError", str("expected an operator, not ", Py_TYPE(o)->tp_name),
                "kernels belong to operators", "core.ops.<namespace>.<name>",
                "pass the operator object"};
  return as_operator(o);
}

PyObject* owned_or_null(PyObject* o) {
  if (o == Py_None) return nullptr;
  Py_INCREF(o);
  return o;
}

struct Registration {
  PyObject *op = nullptr, *kernel = nullptr, *provider = nullptr;
  PyObject *dtypes = Py_None, *arch = Py_None, *when = Py_None, *file = Py_None;
  PyObject* displaced = nullptr;
  const char* device_type = nullptr;
  int priority = 0, replace = 0, line = 0;
};

Ref make_kernel(PyObject* op_name, const Registration& r) {
  const core_kernel* native = native_of(r.kernel);
  if (!native && !PyCallable_Check(r.kernel))
    throw Error{"RegistrationError", str("a kernel cannot be a ", Py_TYPE(r.kernel)->tp_name),
                "core has to be able to call it",
                "a callable, or a capsule as core/include/core/kernel.h describes it",
                "pass one of these"};
  if (r.when != Py_None && !PyCallable_Check(r.when))
    throw Error{"RegistrationError", "when= must be callable", "it is asked at every call",
                "when(*args) -> bool", "pass a function of the operator's arguments"};
  if (r.arch != Py_None && !PyUnicode_Check(r.arch))
    throw Error{"RegistrationError", "arch= must be a str", "it is compared with the device's arch",
                "Runtime.arch(index)", "pass the architecture's name"};
  const bool any = std::strcmp(r.device_type, "*") == 0;
  const uint16_t type = any ? kAnyDevice : intern_device_type(r.device_type);
  const uint32_t dtypes = dtype_mask(r.dtypes);
  Ref kernel(check(PyType_GenericAlloc(KernelType, 0)));
  KernelObject* k = as_kernel(kernel.get());
  k->op_name = owned_or_null(op_name);
  k->provider = owned_or_null(r.provider);
  k->callable = owned_or_null(r.kernel);
  k->when = owned_or_null(r.when);
  k->arch = owned_or_null(r.arch);
  k->file =
      native && native->file ? check(PyUnicode_FromString(native->file)) : owned_or_null(r.file);
  k->line = native && native->file ? native->line : r.line;
  k->native = native;
  k->dtypes = dtypes;
  k->priority = r.priority;
  k->device_type = type;
  k->enabled = true;
  return kernel;
}

void check_returns(const Schema& schema, const Ref& kernel) {
  if (as_kernel(kernel.get())->native && !native_can_return(schema))
    throw Error{"RegistrationError", str(schema.full_name(), " cannot have a native kernel"),
                "the C boundary returns tensors, in the number that the schema has", print(schema),
                "register a Python kernel"};
}

// Checks (schema, device_type, kernel) as register_kernel would, before there is an
// operator: so that defining one with its kernels is done wholly or not at all.
PyObject* check_kernel(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    const char* schema;
    Registration r;
    if (!PyArg_ParseTuple(args, "ssO", &schema, &r.device_type, &r.kernel)) throw PythonError{};
    r.provider = Py_None;
    check_returns(parse_schema(schema), make_kernel(Py_None, r));
    Py_RETURN_NONE;
  });
}

void check_registration(const OperatorObject* op, const Registration& r) {
  if (op->s->view || op->s->functional)
    throw Error{
        "RegistrationError", str(op->s->schema.full_name(), " cannot have kernels"),
        op->s->view ? "view operators are metadata only and run in core itself"
                    : "an in-place form runs the kernel of the form without the underscore",
        op->s->view ? "the operators that compute" : op->s->functional->s->schema.full_name(),
        "register the kernel there"};
  if (r.provider == nullptr)
    throw Error{"RegistrationError", str(op->s->schema.full_name(), ": provider= is missing"),
                "messages and explain name a kernel's provider", "any name, such as the package's",
                "pass provider='my_package'"};
}

Ref registered(OperatorObject* op, const Registration& r) {
  check_registration(op, r);
  Ref kernel = make_kernel(op->name, r);
  check_returns(op->s->schema, kernel);
  add_kernel(op, kernel, r.replace, r.displaced);
  return kernel;
}

PyObject* register_kernel(PyObject*, PyObject* args, PyObject* kwargs) {
  static const char* names[] = {"op",     "device_type", "kernel", "provider", "priority",
                                "dtypes", "arch",        "when",   "replace",  "file",
                                "line",   "displaced",   nullptr};
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    Registration r;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "OsO|$UiOOOpOiO!", const_cast<char**>(names),
                                     &r.op, &r.device_type, &r.kernel, &r.provider, &r.priority,
                                     &r.dtypes, &r.arch, &r.when, &r.replace, &r.file, &r.line,
                                     &PyList_Type, &r.displaced))
      throw PythonError{};
    return registered(operator_from(r.op), r).release();
  });
}

PyObject* unregister_kernel(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject *op_object, *kernel, *displaced = nullptr;
    if (!PyArg_ParseTuple(args, "OO|O!", &op_object, &kernel, &PyList_Type, &displaced))
      throw PythonError{};
    auto& kernels = operator_from(op_object)->s->kernels;
    auto it = std::find_if(kernels.begin(), kernels.end(),
                           [&](const Ref& r) { return r.get() == kernel; });
    if (it == kernels.end())
      throw Error{"RegistrationError", "this kernel is not registered for that operator",
                  "it was removed or replaced before", "op.kernels lists the registered kernels",
                  "pass one of these"};
    const Ref gone = std::move(*it);  // dies last: see add_kernel
    kernels.erase(it);
    if (displaced) restore(kernels, displaced);
    note_kernels(operator_from(op_object));
    Py_RETURN_NONE;
  });
}

PyObject* register_device_fallback(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    const char* type_name;
    Registration r;
    if (!PyArg_ParseTuple(args, "sO", &type_name, &r.kernel)) throw PythonError{};
    Ref provider(check(PyUnicode_FromString(type_name)));
    r.provider = provider.get();
    r.device_type = type_name;
    Ref every(check(PyUnicode_FromString("every operator")));
    Ref kernel = make_kernel(every.get(), r);
    const uint16_t type = as_kernel(kernel.get())->device_type;
    device_fallbacks.resize(std::max<size_t>(device_fallbacks.size(), type + 1u));
    device_fallbacks[type] = std::move(kernel);
    note_kernels(nullptr);
    Py_RETURN_NONE;
  });
}

int32_t noop(void*, const core_call*) { return CORE_OK; }

PyObject* noop_kernel(PyObject*, PyObject*) {
  static const core_kernel kernel{
      sizeof(core_kernel), CORE_ABI_VERSION, noop, nullptr, "noop", __FILE__, __LINE__};
  return PyCapsule_New(const_cast<core_kernel*>(&kernel), CORE_KERNEL_CAPSULE, nullptr);
}

// ---- the Kernel type ---------------------------------------------------------------------------
void kernel_dealloc(PyObject* self) {
  KernelObject* k = as_kernel(self);
  Py_XDECREF(k->op_name);
  Py_XDECREF(k->provider);
  Py_XDECREF(k->callable);
  Py_XDECREF(k->when);
  Py_XDECREF(k->arch);
  Py_XDECREF(k->file);
  PyTypeObject* type = Py_TYPE(self);
  type->tp_free(self);
  Py_DECREF(type);
}

PyObject* or_none(PyObject* o) {
  PyObject* r = o ? o : Py_None;
  Py_INCREF(r);
  return r;
}

PyObject* kernel_repr(PyObject* self) {
  const KernelObject* k = as_kernel(self);
  return PyUnicode_FromFormat("<%s kernel of %U on %s from '%U', priority %d%s>",
                              k->native ? "native" : "Python", k->op_name,
                              device_type_of(k).c_str(), k->provider, k->priority,
                              k->enabled ? "" : ", disabled");
}

PyObject* kernel_dtypes(PyObject* self, void*) {
  const KernelObject* k = as_kernel(self);
  if (k->dtypes == ~0u) Py_RETURN_NONE;
  PyObject* list = PyList_New(0);
  for (int t = 0; list && t < kNumDTypes; t++)
    if (k->dtypes & (1u << t) && PyList_Append(list, dtype_object(static_cast<DType>(t))) < 0)
      Py_CLEAR(list);
  if (list == nullptr) return nullptr;
  PyObject* tuple = PyList_AsTuple(list);
  Py_DECREF(list);
  return tuple;
}

PyObject* kernel_device_type(PyObject* self, void*) {
  return PyUnicode_FromString(device_type_of(as_kernel(self)).c_str());
}

int kernel_set_enabled(PyObject* self, PyObject* value, void*) {
  const int truth = value ? PyObject_IsTrue(value) : -1;
  if (truth < 0) {
    if (!PyErr_Occurred()) PyErr_SetString(PyExc_AttributeError, "enabled cannot be deleted");
    return -1;
  }
  as_kernel(self)->enabled = truth;
  note_kernels(nullptr);
  return 0;
}

#define KERNEL_GET(name, expression)        \
  {name,                                    \
   [](PyObject* self, void*) -> PyObject* { \
     KernelObject* k = as_kernel(self);     \
     return expression;                     \
   },                                       \
   nullptr, nullptr, nullptr}

PyGetSetDef kernel_getset[] = {
    KERNEL_GET("op_name", or_none(k->op_name)),
    KERNEL_GET("provider", or_none(k->provider)),
    KERNEL_GET("callable", or_none(k->callable)),
    KERNEL_GET("when", or_none(k->when)),
    KERNEL_GET("arch", or_none(k->arch)),
    KERNEL_GET("file", or_none(k->file)),
    KERNEL_GET("line", PyLong_FromLong(k->line)),
    KERNEL_GET("priority", PyLong_FromLong(k->priority)),
    KERNEL_GET("native", PyBool_FromLong(k->native != nullptr)),
    {"dtypes", kernel_dtypes, nullptr, "the dtypes it takes; None: any", nullptr},
    {"device_type", kernel_device_type, nullptr, nullptr, nullptr},
    {"enabled", [](PyObject* self, void*) { return PyBool_FromLong(as_kernel(self)->enabled); },
     kernel_set_enabled, "whether calls may use it", nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr}};

PyType_Slot kernel_slots[] = {
    {Py_tp_dealloc, reinterpret_cast<void*>(kernel_dealloc)},
    {Py_tp_repr, reinterpret_cast<void*>(kernel_repr)},
    {Py_tp_getset, kernel_getset},
    {Py_tp_doc, const_cast<char*>("One device's implementation of an operator.")},
    {0, nullptr}};
PyType_Spec kernel_spec = {"core.Kernel", sizeof(KernelObject), 0,
                           Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, kernel_slots};

PyObject* declined_repr(PyObject*) { return PyUnicode_FromString("core.DECLINED"); }
PyType_Slot declined_slots[] = {
    {Py_tp_repr, reinterpret_cast<void*>(declined_repr)},
    {Py_tp_doc, const_cast<char*>("A kernel returns it to let the next provider run.")},
    {0, nullptr}};
PyType_Spec declined_spec = {"core.Declined", sizeof(PyObject), 0,
                             Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                             declined_slots};

PyObject* py_kernel_epoch(PyObject*, PyObject*) { return PyLong_FromUnsignedLong(plan_epoch); }

PyMethodDef methods[] = {
    {"kernel_epoch", py_kernel_epoch, METH_NOARGS,
     "A number that grows whenever kernels are registered, removed or switched that a plan may "
     "use."},
    {"register_kernel", reinterpret_cast<PyCFunction>(reinterpret_cast<void*>(register_kernel)),
     METH_VARARGS | METH_KEYWORDS, "Registers a kernel for an operator on a device type."},
    {"unregister_kernel", unregister_kernel, METH_VARARGS,
     "Removes a registered kernel; with the list `displaced`, puts back the replaced ones."},
    {"check_kernel", check_kernel, METH_VARARGS, "Raises where no kernel can be made of these."},
    {"register_device_fallback", register_device_fallback, METH_VARARGS,
     "The kernel of every operator that has none on a device type."},
    {"noop_kernel", noop_kernel, METH_NOARGS, "A native kernel that does nothing."},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

namespace {

Registration native_registration(const char* device_type, const Ref& provider, int priority,
                                 PyObject* capsule) {
  Registration r;
  r.kernel = capsule;
  r.provider = provider.get();
  r.device_type = device_type;
  r.priority = priority;
  return r;
}

}  // namespace

Ref register_native(OperatorObject* op, const char* device_type, const char* provider, int priority,
                    PyObject* capsule) {
  const Ref name(check(PyUnicode_FromString(provider)));
  return registered(op, native_registration(device_type, name, priority, capsule));
}

Ref make_native(OperatorObject* op, const char* device_type, const char* provider, int priority,
                PyObject* capsule) {
  const Ref name(check(PyUnicode_FromString(provider)));
  return make_kernel(op->name, native_registration(device_type, name, priority, capsule));
}

void init_kernels(PyObject* module) {
  KernelType = reinterpret_cast<PyTypeObject*>(check(PyType_FromSpec(&kernel_spec)));
  check(PyModule_AddObjectRef(module, "Kernel", reinterpret_cast<PyObject*>(KernelType)));
  check(PyModule_AddFunctions(module, methods));
  Ref sentinel(check(PyType_FromSpec(&declined_spec)));
  declined = check(PyType_GenericAlloc(reinterpret_cast<PyTypeObject*>(sentinel.get()), 0));
  check(PyModule_AddObjectRef(module, "DECLINED", declined));
}

}  // namespace core
