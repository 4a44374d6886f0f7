// The Operator type, its registry and the Python side of both.
#include "autograd/tape.h"
#include "kernels.h"
#include "out.h"
#include "trace.h"

#include <structmember.h>

#include <algorithm>
#include <cstring>
#include <map>

namespace core {

PyTypeObject* OperatorType;
namespace {

// Every operator, by name; they live as long as the process.
std::map<std::string, Ref>& registry() {
  static auto* operators = new std::map<std::string, Ref>;
  return *operators;
}
std::vector<PyObject*>& in_order() {
  static auto* operators = new std::vector<PyObject*>;
  return *operators;
}

OperatorObject::State& state(PyObject* self) { return *as_operator(self)->s; }

// ---- definition --------------------------------------------------------------------------------
struct Request {
  const char* schema;
  PyObject *rule = Py_None, *view = Py_None, *inplace_of = Py_None, *file = Py_None;
  PyObject* output_dtypes = Py_None;
  int line = 0, replace = 0, has_neutral = 0;
};

const char* text_or_null(PyObject* o, const char* what) {
  if (o == Py_None) return nullptr;
  if (!PyUnicode_Check(o))
    throw Error{"SchemaError", str(what, " must be a str or None, not ", Py_TYPE(o)->tp_name),
                "native rules are chosen by name", "_native.rule_names()", "pass the rule's name"};
  return check(PyUnicode_AsUTF8(o));
}

std::string joined(const std::vector<std::string>& names) {
  std::string all;
  for (const std::string& n : names) all += (all.empty() ? "" : ", ") + n;
  return all;
}

void choose_rule(OperatorObject::State& s, const Request& r) {
  if (const char* name = text_or_null(r.rule, "rule")) {
    s.rule = find_rule(name);
    if (!s.rule)
      throw Error{"SchemaError",
                  str(s.schema.full_name(), ": no native rule is named '", name, "'"),
                  "shape and dtype rules of the common families are native", joined(rule_names()),
                  "use one of these, or give the operator a fake kernel"};
    check_rule(*s.rule, s.schema);
  }
  if (const char* name = text_or_null(r.view, "view")) {
    s.view = find_view_rule(name);
    s.view_name = name;
    if (!s.view)
      throw Error{"SchemaError", str(s.schema.full_name(), ": no view rule is named '", name, "'"),
                  "view operators are native", joined(view_rule_names()), "use one of these"};
    check_view_rule(name, s.schema);
  }
}

void check_inplace(OperatorObject::State& s, PyObject* functional) {
  if (functional == Py_None) return;
  if (!is_operator(functional) || state(functional).view)
    throw Error{"SchemaError",
                str(s.schema.full_name(), ": inplace_of must be an operator that is no view"),
                "an in-place form is computed by the kernels of that operator",
                "operators that make new tensors",
                "define the functional operator first and pass it"};
  const Schema& f = state(functional).schema;
  bool same = f.args.size() == s.schema.args.size() && s.written.size() == 1 && s.written[0] == 0 &&
              s.schema.returns.size() == 1 && f.returns.size() == 1 &&
              f.args[0].type.kind <= ArgKind::TensorOrScalar &&
              s.schema.args[0].type == ArgType{} && s.schema.returns[0].type == ArgType{};
  for (size_t i = 0; same && i < f.args.size(); i++)
    same = f.args[i].name == s.schema.args[i].name &&
           f.args[i].keyword_only == s.schema.args[i].keyword_only &&
           (i == 0 || f.args[i].type == s.schema.args[i].type);
  if (!same)
    throw Error{"SchemaError", str(print(s.schema), " is no in-place form of ", print(f)),
                "it must take the same arguments and write to the first, which it returns",
                "name_(Tensor(a!) x, ...) -> Tensor(a!)", "make the two schemas agree"};
  s.functional = as_operator(functional);
  Py_INCREF(s.functional);
}

// {computed in: (the outputs' dtypes, ...)} -> the schema's table.
void read_output_dtypes(Schema& schema, PyObject* given) {
  if (given == Py_None) return;
  schema.output_dtypes.resize(kNumDTypes);
  PyObject *key, *value;
  for (Py_ssize_t at = 0; PyDict_Next(given, &at, &key, &value);) {
    auto& row = schema.output_dtypes[static_cast<size_t>(dtype_from_object(key))];
    Ref items(check(PySequence_Tuple(value)));
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(items.get()); i++)
      row.push_back(dtype_from_object(PyTuple_GET_ITEM(items.get(), i)));
    if (row.size() != schema.returns.size())
      throw Error{"SchemaError",
                  str(schema.full_name(), ": output_dtypes has a row of ", row.size()),
                  "it gives the dtype of each output", print(schema), "one dtype for each output"};
  }
}

void add_to_registry(PyObject* owned_op, bool replace) {
  const std::string name = state(owned_op).schema.full_name();
  auto found = registry().find(name);
  if (found != registry().end()) {
    const OperatorObject* other = as_operator(found->second.get());
    if (!replace)
      throw Error{
          "RegistrationError", str("the operator ", name, " is defined already"),
          "a name stands for one operator",
          str("the first is defined at ", place(other->file, other->line), ", the second at ",
              place(as_operator(owned_op)->file, as_operator(owned_op)->line)),
          "choose another name, or pass replace=True to replace it"};
    auto& order = in_order();
    order.erase(std::find(order.begin(), order.end(), found->second.get()));
  }
  registry()[name] = Ref::borrow(owned_op);
  in_order().push_back(owned_op);
}

PyObject* define_operator(PyObject*, PyObject* args, PyObject* kwargs) {
  static const char* names[] = {"schema", "rule",    "view",          "inplace_of",  "file",
                                "line",   "replace", "output_dtypes", "has_neutral", nullptr};
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    Request r;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "s|$OOOOipOp", const_cast<char**>(names),
                                     &r.schema, &r.rule, &r.view, &r.inplace_of, &r.file, &r.line,
                                     &r.replace, &r.output_dtypes, &r.has_neutral))
      throw PythonError{};
    Ref owned(check(PyType_GenericAlloc(OperatorType, 0)));
    OperatorObject* op = as_operator(owned.get());
    op->s = new OperatorObject::State;
    op->s->schema = parse_schema(r.schema);
    const Schema& schema = op->s->schema;
    for (size_t i = 0; i < schema.args.size(); i++)
      if (schema.args[i].alias.write) op->s->written.push_back(static_cast<int>(i));
    for (const Return& ret : schema.returns)
      op->s->may_alias |= !ret.alias.set.empty() && !ret.alias.write;
    choose_rule(*op->s, r);
    const bool power = op->s->rule != nullptr && std::strcmp(op->s->rule->name, "power") == 0;
    const bool view = schema.full_name() == "core::view";
    op->vectorcall = power && !op->s->functional ? power_vectorcall
                     : view                      ? view_vectorcall
                                                 : operator_vectorcall;
    check_inplace(*op->s, r.inplace_of);
    read_output_dtypes(op->s->schema, r.output_dtypes);
    op->s->schema.has_neutral = r.has_neutral != 0;
    if (op->s->functional) op->s->schema.output_dtypes = op->s->functional->s->schema.output_dtypes;
    op->s->no_out = why_no_out(op);
    op->name = check(PyUnicode_InternFromString(schema.full_name().c_str()));
    op->schema_text = check(PyUnicode_FromString(print(schema).c_str()));
    Py_INCREF(r.file);
    op->file = r.file;
    op->line = r.line;
    add_to_registry(owned.get(), r.replace);
    return owned.release();
  });
}

// ---- handles of structured operators -----------------------------------------------------------
// The function that users call where type hints have dataclasses, tuples, dicts: Python takes those
// apart, and the operator below, its dispatch included, sees ordinary arguments.
PyObject* structured_vectorcall(PyObject* self, PyObject* const* args, size_t nargsf,
                                PyObject* kwnames) {
  return guarded(static_cast<PyObject*>(nullptr), [&] {
    const Py_ssize_t nargs = PyVectorcall_NARGS(nargsf);
    const Py_ssize_t all = nargs + (kwnames ? PyTuple_GET_SIZE(kwnames) : 0);
    OperatorObject* op = as_operator(self);
    Small<PyObject*, 8> stack;
    stack.push_back(reinterpret_cast<PyObject*>(op));
    for (Py_ssize_t i = 0; i < all; i++) stack.push_back(args[i]);
    const Ref call = Ref::borrow(op->structured_call);
    return check(
        PyObject_Vectorcall(call.get(), &stack[0], static_cast<size_t>(nargs) + 1, kwnames));
  });
}

PyObject* structured(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject *op, *structure, *call;
    if (!PyArg_ParseTuple(args, "O!OO", OperatorType, &op, &structure, &call)) throw PythonError{};
    OperatorObject* leaves = as_operator(op);
    Py_XSETREF(leaves->structure, Ref::borrow(structure).release());
    Py_XSETREF(leaves->structured_call, Ref::borrow(call).release());
    Ref owned(check(PyType_GenericAlloc(OperatorType, 0)));
    auto* handle = reinterpret_cast<OperatorObject*>(owned.get());
    handle->vectorcall = structured_vectorcall;
    handle->leaves = leaves;
    Py_INCREF(leaves);
    Ref& entry = registry()[leaves->s->schema.full_name()];
    auto& order = in_order();
    std::replace(order.begin(), order.end(), entry.get(), owned.get());
    entry = owned;
    return owned.release();
  });
}

PyObject* find_operator(PyObject*, PyObject* name) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    if (!PyUnicode_Check(name)) {
      PyErr_SetString(PyExc_TypeError, "find_operator takes the operator's name");
      throw PythonError{};
    }
    auto found = registry().find(check(PyUnicode_AsUTF8(name)));
    if (found == registry().end()) Py_RETURN_NONE;
    return Ref(found->second).release();
  });
}

// Takes an operator out of the registry: nothing finds it any more, and its kernels are gone.
PyObject* undefine_operator(PyObject*, PyObject* op) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    if (!is_operator(op)) {
      PyErr_SetString(PyExc_TypeError, "undefine_operator takes an operator");
      throw PythonError{};
    }
    const Ref keep = Ref::borrow(op);
    auto found = registry().find(state(op).schema.full_name());
    if (found != registry().end() && as_operator(found->second.get()) == as_operator(op)) {
      const Ref gone = std::move(found->second);  // dies last
      auto& order = in_order();
      order.erase(std::find(order.begin(), order.end(), gone.get()));
      registry().erase(found);
    }
    std::vector<Ref> kernels;
    kernels.swap(state(op).kernels);
    note_kernels(as_operator(op));
    Py_RETURN_NONE;
  });
}

// The mask of keys that pass an operator by; with a second argument, sets it.
PyObject* fallthrough_mask(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject* op;
    int mask = -1;
    if (!PyArg_ParseTuple(args, "O!|i", OperatorType, &op, &mask)) throw PythonError{};
    const uint16_t before = state(op).fallthrough;
    if (mask >= 0) {
      state(op).fallthrough = static_cast<uint16_t>(mask);
      note_kernels(as_operator(op));  // plans hold the earlier value
    }
    return check(PyLong_FromLong(before));
  });
}

// The operator whose fake kernel runs in this thread, or None.
PyObject* running_fake(PyObject*, PyObject*) {
  PyObject* op = thread_state().faking;
  return Ref::borrow(op ? op : Py_None).release();
}

PyObject* operators(PyObject*, PyObject*) {
  return guarded(static_cast<PyObject*>(nullptr), [] {
    Ref all(check(PyDict_New()));
    for (PyObject* op : in_order()) check(PyDict_SetItem(all.get(), as_operator(op)->name, op));
    return all.release();
  });
}

// ---- the type ----------------------------------------------------------------------------------
void operator_dealloc(PyObject* self) {
  auto* op = reinterpret_cast<OperatorObject*>(self);  // of a handle: the handle
  if (op->weakrefs) PyObject_ClearWeakRefs(self);
  if (op->s) Py_XDECREF(op->s->functional);
  delete op->s;
  for (PyObject* o : {op->dict, op->name, op->schema_text, op->definition, op->fake_kernel, op->vjp,
                      op->decomposition, op->doc, op->file})
    Py_XDECREF(o);
  for (PyObject* o : {op->result_type, op->structure, op->structured_call,
                      reinterpret_cast<PyObject*>(op->leaves)})
    Py_XDECREF(o);
  PyTypeObject* type = Py_TYPE(self);
  type->tp_free(self);
  Py_DECREF(type);
}

PyObject* operator_repr(PyObject* self) {
  return PyUnicode_FromFormat("<operator %U>", as_operator(self)->schema_text);
}

// A handle and its operator are one: dispatch modes and levels are given the latter.
PyObject* operator_compare(PyObject* a, PyObject* b, int how) {
  if (!is_operator(b) || (how != Py_EQ && how != Py_NE)) Py_RETURN_NOTIMPLEMENTED;
  return PyBool_FromLong((as_operator(a) == as_operator(b)) == (how == Py_EQ));
}

Py_hash_t operator_hash(PyObject* self) {
  return static_cast<Py_hash_t>(reinterpret_cast<uintptr_t>(as_operator(self)) >> 4);
}

PyObject* operator_bind(PyObject* self, PyObject* instance, PyObject*) {
  if (instance == nullptr || instance == Py_None) return Ref::borrow(self).release();
  return PyMethod_New(self, instance);
}

PyObject* operator_infer(PyObject* self, PyObject* const* args, Py_ssize_t nargs,
                         PyObject* kwnames) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    IncludeGuard fake(bit(Key::Fake), bits_before(Key::Fake));
    TracePause quiet;  // explain shows calls, and no queries
    return check(PyObject_Vectorcall(self, args, static_cast<size_t>(nargs), kwnames));
  });
}

PyObject* operator_fallthrough(PyObject* self, PyObject* names) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    state(self).fallthrough |= parse_keys(names);
    Py_RETURN_NONE;
  });
}

PyObject* operator_kernels(PyObject* self, void*) {
  const auto& kernels = state(self).kernels;
  PyObject* all = PyTuple_New(static_cast<Py_ssize_t>(kernels.size()));
  for (size_t i = 0; all && i < kernels.size(); i++)
    PyTuple_SET_ITEM(all, static_cast<Py_ssize_t>(i), Ref(kernels[i]).release());
  return all;
}

PyObject* operator_rule(PyObject* self, void*) {
  if (state(self).rule) return PyUnicode_FromString(state(self).rule->name);
  Py_RETURN_NONE;
}

PyObject* operator_view(PyObject* self, void*) {
  if (state(self).view) return PyUnicode_FromString(state(self).view_name.c_str());
  Py_RETURN_NONE;
}

PyObject* operator_functional(PyObject* self, void*) {
  PyObject* f = reinterpret_cast<PyObject*>(state(self).functional);
  return Ref::borrow(f ? f : Py_None).release();
}

PyObject* operator_leaves(PyObject* self, void*) {
  return Ref::borrow(reinterpret_cast<PyObject*>(as_operator(self))).release();
}

PyObject* operator_mutates(PyObject* self, void*) {
  return PyBool_FromLong(!state(self).written.empty());
}

PyObject* operator_takes_out(PyObject* self, void*) {
  return PyBool_FromLong(state(self).no_out == nullptr);
}

PyObject* operator_short_name(PyObject* self, void*) {
  const Schema& s = state(self).schema;
  return PyUnicode_FromString((s.name + (s.overload.empty() ? "" : "." + s.overload)).c_str());
}

PyObject* operator_namespace(PyObject* self, void*) {
  return PyUnicode_FromString(state(self).schema.ns.c_str());
}

// Whether a vjp is the one in the operator's definition, which has more facts about it.
bool is_defined(const OperatorObject* op, PyObject* vjp) {
  if (vjp == nullptr || op->definition == nullptr) return false;
  const Ref defined(PyObject_GetAttrString(op->definition, "vjp"));
  if (!defined) PyErr_Clear();
  return defined.get() == vjp;
}

// Whether a function is the catalogue's, where decompositions do nothing but call operators and
// fake kernels look at metadata. The result of `equip` for such a function shows which it is.
bool is_of_catalogue(const OperatorObject* op, const char* field, PyObject* function) {
  if (function == nullptr || op->definition == nullptr || op->s->schema.ns != "core") return false;
  const Ref defined(PyObject_GetAttrString(op->definition, field));
  const Ref run(PyObject_GetAttrString(function, "__wrapped__"));
  if (!defined || !run) PyErr_Clear();
  return run && run.get() == defined.get();
}

// A definition's saved_for={argument or "result": argument}.
void read_saved_for(OperatorObject* op) {
  const Ref saved(PyObject_GetAttrString(op->definition, "saved_for"));
  if (!saved || !PyDict_Check(saved.get())) return PyErr_Clear();
  PyObject *key, *value;
  for (Py_ssize_t at = 0; PyDict_Next(saved.get(), &at, &key, &value);) {
    const int read = find_arg(op->s->schema, message_text(key).c_str());
    const int wanted = find_arg(op->s->schema, message_text(value).c_str());
    if (wanted >= 0) op->s->saved_for.push_back({read, wanted});
  }
}

// Whether it declares that its vjp only calls operators, as those of the catalogue do.
bool calls_only(const OperatorObject* op) {
  if (op->s->schema.ns == "core") return true;
  const Ref declared(PyObject_GetAttrString(op->definition, "vjp_calls_only"));
  if (!declared) PyErr_Clear();
  return declared.get() == Py_True;
}

// Which arguments a vjp reads, from its parameters' names: only these are kept for it.
void read_saved(OperatorObject* op, PyObject* vjp) {
  uint64_t saved = 0;
  bool saves_result = false;
  Ref code(vjp ? PyObject_GetAttrString(vjp, "__code__") : nullptr);
  if (!code) PyErr_Clear();
  if (!code || !PyCode_Check(code.get())) {  // its reads are unknown: everything is kept
    op->s->saved = ~uint64_t{0};
    op->s->saves_result = true;
    return;
  }
  Ref names(check(PyObject_GetAttrString(code.get(), "co_varnames")));
  Ref count(check(PyObject_GetAttrString(code.get(), "co_argcount")));
  Ref more(check(PyObject_GetAttrString(code.get(), "co_kwonlyargcount")));
  const long n = PyLong_AsLong(count.get()) + PyLong_AsLong(more.get());
  for (long i = 0; i < n && i < PyTuple_GET_SIZE(names.get()); i++) {
    const std::string name = message_text(PyTuple_GET_ITEM(names.get(), i));
    const int arg = find_arg(op->s->schema, name.c_str());
    if (arg >= 0 && arg < 64) saved |= uint64_t{1} << arg;
    saves_result |= name == "result" || name == "results";
  }
  op->s->saved = saved;
  op->s->saves_result = saves_result;
}

void read_vjp(OperatorObject* op, PyObject* vjp) {
  read_context(op, vjp);
  read_saved(op, vjp);
  const bool defined = is_defined(op, vjp);
  op->s->saved_for.clear();
  if (defined) read_saved_for(op);
  op->s->calls_only = defined && calls_only(op);
  op->s->replay.reset();
}

// Slots of callables: None clears them.
template <PyObject* OperatorObject::* field>
PyObject* get_slot(PyObject* self, void*) {
  PyObject* o = as_operator(self)->*field;
  return Ref::borrow(o ? o : Py_None).release();
}

// The arguments that a fake kernel declares as not read (`leaves_unread`), a bit for each.
uint64_t unread_arguments(const Schema& schema, PyObject* fake) {
  uint64_t unread = 0;
  const Ref names(fake ? PyObject_GetAttrString(fake, "unread") : nullptr);
  if (!names) PyErr_Clear();
  for (size_t i = 0; names && i < schema.args.size() && i < 64; i++) {
    const int among = PySequence_Contains(names.get(), schema.args[i].name_object.get());
    check(among);
    if (among) unread |= uint64_t{1} << i;
  }
  return unread;
}

template <PyObject* OperatorObject::* field, bool callable>
int set_slot(PyObject* self, PyObject* value, void* name) {
  return guarded(-1, [&] {
    if (callable && value && value != Py_None && !PyCallable_Check(value))
      throw Error{"RegistrationError",
                  str(state(self).schema.full_name(), ": ", static_cast<const char*>(name),
                      " must be callable, not a ", Py_TYPE(value)->tp_name),
                  "core calls it with the operator's arguments", "a function, or None",
                  "pass a function"};
    if (value == Py_None) value = nullptr;
    if (std::strcmp(static_cast<const char*>(name), "vjp") == 0) read_vjp(as_operator(self), value);
    if (std::strcmp(static_cast<const char*>(name), "decomposition") == 0) {
      state(self).decomposes_by_calls = is_of_catalogue(as_operator(self), "decomposition", value);
      state(self).decompositions.reset();
    }
    if (std::strcmp(static_cast<const char*>(name), "fake_kernel") == 0) {
      state(self).infers_by_metadata = is_of_catalogue(as_operator(self), "fake", value);
      state(self).unread = unread_arguments(state(self).schema, value);
      state(self).inferred.reset();
      state(self).checked.clear();
    }
    const Ref old(as_operator(self)->*field);  // dies last: its destructor may run anything
    Py_XINCREF(value);
    as_operator(self)->*field = value;
    note_kernels(as_operator(self));  // plans hold the earlier value
    return 0;
  });
}

#define SLOT(name, field, callable, doc)                                                    \
  {name, get_slot<&OperatorObject::field>, set_slot<&OperatorObject::field, callable>, doc, \
   const_cast<char*>(name)}

PyGetSetDef operator_getset[] = {
    {"name", get_slot<&OperatorObject::name>, nullptr, "\"namespace::name\"", nullptr},
    {"schema", get_slot<&OperatorObject::schema_text>, nullptr, "the schema's text", nullptr},
    {"file", get_slot<&OperatorObject::file>, nullptr, "where it is defined", nullptr},
    {"line", [](PyObject* self, void*) { return PyLong_FromLong(as_operator(self)->line); },
     nullptr, nullptr, nullptr},
    {"__name__", operator_short_name, nullptr, nullptr, nullptr},
    {"__qualname__", operator_short_name, nullptr, nullptr, nullptr},
    {"namespace", operator_namespace, nullptr, "the part before the \"::\"", nullptr},
    {"__doc__", get_slot<&OperatorObject::doc>, nullptr, nullptr, nullptr},
    {"rule", operator_rule, nullptr, "its native shape and dtype rule, or None", nullptr},
    {"view", operator_view, nullptr, "its native view rule, or None", nullptr},
    {"functional", operator_functional, nullptr,
     "of an in-place form: the operator that computes it", nullptr},
    {"structure", get_slot<&OperatorObject::structure>, nullptr,
     "how structured arguments and results become those of the schema, or None", nullptr},
    {"leaves", operator_leaves, nullptr, "the operator by its schema: called with leaves", nullptr},
    {"default", [](PyObject* self, void*) { return Ref::borrow(self).release(); }, nullptr,
     "the operator itself: PyTorch's name of the overload without a name", nullptr},
    {"may_alias", [](PyObject* self, void*) { return PyBool_FromLong(state(self).may_alias); },
     nullptr, "whether its results may be views of arguments", nullptr},
    {"mutates", operator_mutates, nullptr, "whether it writes to an argument", nullptr},
    {"takes_out", operator_takes_out, nullptr, "whether a call may pass out=", nullptr},
    {"kernels", operator_kernels, nullptr, "the registered kernels", nullptr},
    SLOT("definition", definition, false, "the Python side's record of it"),
    SLOT("doc", doc, false, "its documentation"),
    SLOT("fake_kernel", fake_kernel, true, "fn(*args) -> tensors with the outputs' metadata"),
    SLOT("vjp", vjp, true,
         "the reverse derivative; its parameters' names determine which tensors are saved"),
    SLOT("decomposition", decomposition, true, "fn(*args) in terms of other operators"),
    SLOT("result_type", result_type, true, "the named tuple that several results are returned as"),
    {nullptr, nullptr, nullptr, nullptr, nullptr}};

PyMethodDef operator_methods[] = {
    {"infer", reinterpret_cast<PyCFunction>(reinterpret_cast<void*>(operator_infer)),
     METH_FASTCALL | METH_KEYWORDS,
     "The operator's results for these arguments as fake tensors; nothing is computed."},
    {"fallthrough", operator_fallthrough, METH_VARARGS,
     "Lets the named keys pass this operator by."},
    {nullptr, nullptr, 0, nullptr}};

PyMemberDef operator_members[] = {
    {"__vectorcalloffset__", T_PYSSIZET, offsetof(OperatorObject, vectorcall), READONLY, nullptr},
    {"__weaklistoffset__", T_PYSSIZET, offsetof(OperatorObject, weakrefs), READONLY, nullptr},
    {"__dictoffset__", T_PYSSIZET, offsetof(OperatorObject, dict), READONLY, nullptr},
    {nullptr, 0, 0, 0, nullptr}};

PyType_Slot operator_slots[] = {{Py_tp_dealloc, reinterpret_cast<void*>(operator_dealloc)},
                                {Py_tp_repr, reinterpret_cast<void*>(operator_repr)},
                                {Py_tp_richcompare, reinterpret_cast<void*>(operator_compare)},
                                {Py_tp_hash, reinterpret_cast<void*>(operator_hash)},
                                {Py_tp_call, reinterpret_cast<void*>(PyVectorcall_Call)},
                                {Py_tp_descr_get, reinterpret_cast<void*>(operator_bind)},
                                {Py_tp_getattro, reinterpret_cast<void*>(PyObject_GenericGetAttr)},
                                {Py_tp_setattro, reinterpret_cast<void*>(PyObject_GenericSetAttr)},
                                {Py_tp_getset, operator_getset},
                                {Py_tp_methods, operator_methods},
                                {Py_tp_members, operator_members},
                                {0, nullptr}};
PyType_Spec operator_spec = {"core.Operator", sizeof(OperatorObject), 0,
                             Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_VECTORCALL |
                                 Py_TPFLAGS_METHOD_DESCRIPTOR | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                             operator_slots};

PyMethodDef methods[] = {
    {"define_operator", reinterpret_cast<PyCFunction>(reinterpret_cast<void*>(define_operator)),
     METH_VARARGS | METH_KEYWORDS, "Defines an operator from its schema and returns the handle."},
    {"structured", structured, METH_VARARGS,
     "structured(operator, structure, call): the handle that takes structured arguments."},
    {"find_operator", find_operator, METH_O, "The operator of that name, or None."},
    {"undefine_operator", undefine_operator, METH_O, "Takes an operator out of the registry."},
    {"fallthrough_mask", fallthrough_mask, METH_VARARGS,
     "fallthrough_mask(op, new=None): the mask of keys that pass it by, as it was."},
    {"running_fake", running_fake, METH_NOARGS, "The operator whose fake kernel runs, or None."},
    {"operators", operators, METH_NOARGS, "Every operator by name, in order of definition."},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

PyObject* find_operator_object(const char* name) {
  auto found = registry().find(name);
  if (found != registry().end()) return found->second.get();
  PyErr_Format(PyExc_LookupError, "no operator is named %s", name);
  return nullptr;
}

void init_operator(PyObject* module) {
  OperatorType = reinterpret_cast<PyTypeObject*>(check(PyType_FromSpec(&operator_spec)));
  check(PyModule_AddObjectRef(module, "Operator", reinterpret_cast<PyObject*>(OperatorType)));
  check(PyModule_AddFunctions(module, methods));
}

}  // namespace core
