// Entry: one signature of a compiled function: its guards (guards.cpp), the plan that then runs
// on the call's inputs, and how the results are put together.
#include <cstring>

#include "autograd/tape.h"
#include "compiler.h"
#include "dispatch/kernels.h"
#include "dispatch/keys.h"
#include "guards.h"
#include "numbers.h"

namespace core {

PyTypeObject* EntryType;

// How results are nested, in the order in which they are visited.
struct ResultNode {
  enum Kind : uint8_t {
    Plan,
    Passed,
    Detached,
    NoGradView,
    OneOfSeveral,
    Item,
    Leaf,
    Constant,
    Tuple,
    List,
    Dict,
    Formula,
  } kind;
  Py_ssize_t number = 0;          // of the plan's outputs, of a leaf, or of items
  Ref value;                      // the constant, the keys of a dict, or a formula's function
  std::vector<ResultNode> parts;  // a formula's arguments
};

// What the function stores in an object, or in a dict or list, that is there before the call; what
// it appends to a list is a list.
struct Store {
  enum Kind : uint8_t { Attribute, Item, Append, Cell } kind;
  Ref place, key;
  std::vector<ResultNode> value;
};

// The .grad of a leaf after the call.
struct GradEffect {
  size_t leaf;
  enum Kind : uint8_t { None, Plan, Leaf } kind;
  Py_ssize_t number;
};

// Where the function is run as Python, in the place of a call that raises: nowhere, in its plan, or
// there and in a formula.
enum class Reruns : uint8_t { Never, Plans, Formulas };

struct EntryState {
  Guards guards;
  std::vector<size_t> inputs;  // leaves
  NumberProgram program;       // computes further leaves from the numbers among them
  std::vector<ResultNode> results;
  std::vector<GradEffect> effects;
  std::vector<Store> stores;
  std::vector<std::pair<Py_ssize_t, bool>> types;  // outputs, and if they are of the subclass
  // Any callable of the inputs that returns a tuple; None: the function is run as Python; empty:
  // not complete.
  Ref plan;
  Ref rebuild;           // of results that native code cannot nest: called with a list of them
  bool no_grad = false;  // whether the plan runs while nothing is recorded
  Reruns reruns = Reruns::Never;
};

namespace {

EntryObject* as_entry(PyObject* o) { return reinterpret_cast<EntryObject*>(o); }

// ---- running -----------------------------------------------------------------------------------
class Recording {  // off for a block
 public:
  explicit Recording(bool off) : before_(thread_state().grad_enabled) {
    if (off) thread_state().grad_enabled = false;
  }
  ~Recording() { thread_state().grad_enabled = before_; }

 private:
  bool before_;
};

Ref run_plan(const EntryState& e, const Leaves& leaves) {
  Small<PyObject*, 8> inputs;
  inputs.push_back(nullptr);  // vectorcall may use the place before
  for (size_t leaf : e.inputs) inputs.push_back(leaves[leaf].get());
  const size_t n = e.inputs.size() | PY_VECTORCALL_ARGUMENTS_OFFSET;
  const Recording off(e.no_grad);
  return Ref(check(PyObject_Vectorcall(e.plan.get(), inputs.begin() + 1, n, nullptr)));
}

// Adds the program's results to the leaves; false: the program does not hold for them.
bool compute_numbers(const EntryState& e, Leaves& leaves) {
  if (e.program.empty()) return true;
  std::vector<PyObject*> slots(leaves.size() + e.program.count(), nullptr);
  for (size_t i = 0; i < leaves.size(); i++) slots[i] = leaves[i].get();
  const size_t given = leaves.size();
  const bool holds = e.program.run(slots.data());
  for (size_t i = given; i < slots.size(); i++) leaves.push_back(Ref(slots[i]));
  return holds;
}

struct Building {
  const EntryState& e;
  const Leaves& leaves;
  PyObject* made;  // the plan's outputs
  const std::vector<ResultNode>& nodes;
  size_t at = 0;

  Ref build() { return build(nodes[at++]); }

  Ref build(const ResultNode& n) {
    switch (n.kind) {
      case ResultNode::Plan:
        return output(n.number);
      case ResultNode::Passed:
        return passed_output(n.number);
      case ResultNode::Detached:
        return detached_output(n.number);
      case ResultNode::NoGradView:
        return view_output(n.number, ViewMode::NoGrad);
      case ResultNode::OneOfSeveral:
        return view_output(n.number, ViewMode::OneOfSeveral);
      case ResultNode::Item:
        return item_of(output(n.number).get());
      case ResultNode::Leaf:
        return leaves[static_cast<size_t>(n.number)];
      case ResultNode::Constant:
        return n.value;
      case ResultNode::Dict:
        return dict(n);
      case ResultNode::Formula:
        return formula(n);
      default:
        return sequence(n);
    }
  }

  // What a function of Python's gives of numbers.
  Ref formula(const ResultNode& n) {
    std::vector<Ref> args;
    Small<PyObject*, 4> given;
    for (const ResultNode& part : n.parts) args.push_back(build(part));
    for (const Ref& arg : args) given.push_back(arg.get());
    return Ref(check(PyObject_Vectorcall(n.value.get(), given.begin(), given.size(), nullptr)));
  }

  Ref output(Py_ssize_t number) {
    if (number < PyTuple_GET_SIZE(made)) return Ref::borrow(PyTuple_GET_ITEM(made, number));
    PyErr_SetString(PyExc_TypeError, "a plan returns a tuple of its graph's outputs");
    throw PythonError{};
  }

  // Its reverse pass was part of the plan.
  Ref passed_output(Py_ssize_t number) {
    Ref out = output(number);
    Small<PyObject*, 8> sources;
    for (const TensorGuard& t : e.guards.tensors)
      if (t.requires_grad && t.leaf < e.guards.leaves) sources.push_back(leaves[t.leaf].get());
    if (is_tensor(out.get()))
      give_passed_history(as_tensor(out.get()), sources.begin(), sources.size());
    return out;
  }

  Ref detached_output(Py_ssize_t number) {
    const Ref out = output(number);
    if (!is_tensor(out.get())) return out;
    return Ref(reinterpret_cast<PyObject*>(alias_of(as_tensor(out.get()))));
  }

  Ref grad(const GradEffect& effect) {
    if (effect.kind == GradEffect::None) return Ref();
    return effect.kind == GradEffect::Plan ? output(effect.number)
                                           : leaves[static_cast<size_t>(effect.number)];
  }

  Ref view_output(Py_ssize_t number, ViewMode mode) {
    Ref out = output(number);
    if (is_tensor(out.get())) meta_of(as_tensor(out.get()))->view_mode = mode;
    return out;
  }

  Ref sequence(const ResultNode& n) {
    const bool tuple = n.kind == ResultNode::Tuple;
    Ref out(check(tuple ? PyTuple_New(n.number) : PyList_New(n.number)));
    for (Py_ssize_t i = 0; i < n.number; i++) {
      PyObject* item = build().release();
      if (tuple) {
        PyTuple_SET_ITEM(out.get(), i, item);
      } else {
        PyList_SET_ITEM(out.get(), i, item);
      }
    }
    return out;
  }

  Ref dict(const ResultNode& n) {
    Ref out(check(PyDict_New()));
    for (Py_ssize_t i = 0; i < n.number; i++)
      check(PyDict_SetItem(out.get(), PyTuple_GET_ITEM(n.value.get(), i), build().get()));
    return out;
  }
};

[[noreturn]] void raise_again(PyObject* error) {
  PyErr_SetObject(reinterpret_cast<PyObject*>(Py_TYPE(error)), error);
  throw PythonError{};
}

// The error that Python has raised, with its traceback; none is set after that.
Ref caught_error() {
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  PyErr_NormalizeException(&type, &value, &traceback);
  const Ref kept[] = {Ref(type), Ref(traceback)};
  if (traceback) PyException_SetTraceback(value, traceback);
  return Ref(value);
}

void store(const Store& s, PyObject* value) {
  PyObject* place = s.place.get();
  switch (s.kind) {
    case Store::Attribute:
      check(PyObject_GenericSetAttr(place, s.key.get(), value));
      return;
    case Store::Item:
      check(PyDict_Check(place) ? PyDict_SetItem(place, s.key.get(), value)
                                : PyObject_SetItem(place, s.key.get(), value));
      return;
    case Store::Cell:
      check(PyCell_Set(place, value));
      return;
    case Store::Append:
      const Py_ssize_t end = PyList_GET_SIZE(place);
      check(PyList_SetSlice(place, end, end, value));
  }
}

// Whether a call that raised has left everything as it was, but for its effects in Python.
bool is_rerun(const EntryState& e, Reruns reruns, uint64_t writes) {
  return e.reruns >= reruns && thread_state().plan_writes == writes &&
         PyErr_ExceptionMatches(PyExc_Exception);
}

// What a call leaves: its result, and what it stores. A formula may raise: where its call cannot be
// made again, all else is stored.
struct Left {
  Ref result, raised;
  std::vector<Ref> stored;

  void build(const EntryState& e, const Leaves& leaves, PyObject* made) {
    Building building{e, leaves, made, e.results};
    for (const auto& [number, wanted] : e.types) {  // whatever the inputs of its call were
      const Ref out = building.output(number);
      if (is_tensor(out.get())) set_subclass(as_tensor(out.get()), wanted);
    }
    attempt([&] { result = e.rebuild ? rebuilt(e, building) : building.build(); });
    stored.reserve(e.stores.size());
    for (const Store& s : e.stores) {
      stored.emplace_back();
      attempt([&] { stored.back() = Building{e, leaves, made, s.value}.build(); });
    }
  }

 private:
  template <class F>
  void attempt(const F& make) {
    try {
      make();
    } catch (const PythonError&) {
      Ref error = caught_error();
      if (!raised) raised = std::move(error);
    }
  }

  static Ref rebuilt(const EntryState& e, Building& building) {
    Ref list(check(PyList_New(0)));
    while (building.at < e.results.size()) check(PyList_Append(list.get(), building.build().get()));
    return Ref(check(PyObject_CallOneArg(e.rebuild.get(), list.get())));
  }
};

Ref leave(const EntryState& e, const Leaves& leaves, PyObject* made, Left& left) {
  for (const GradEffect& effect : e.effects) {
    TensorObject* leaf = as_tensor(leaves[effect.leaf].get());
    PyObject* grad = Building{e, leaves, made, e.results}.grad(effect).release();
    release_deep(std::exchange(meta_of(leaf)->grad, grad));
  }
  for (size_t i = 0; i < e.stores.size(); i++)
    if (left.stored[i]) store(e.stores[i], left.stored[i].get());
  if (!left.raised) return std::move(left.result);
  raise_again(left.raised.get());
}

}  // namespace

PyObject* try_entry(PyObject* entry, const ThreadGuard& thread, const Given& call, bool& rerun) {
  if (as_entry(entry)->s == nullptr) return nullptr;  // the collector took it apart
  const EntryState& e = *as_entry(entry)->s;
  Leaves leaves;
  Miss miss;
  if (!e.plan || !serves(e.guards, thread, call, leaves, miss)) return nullptr;
  if (!compute_numbers(e, leaves)) return nullptr;
  if (e.plan.get() == Py_None) {
    rerun = true;
    return nullptr;
  }
  const uint64_t writes = thread_state().plan_writes;
  Ref made;
  try {
    made = run_plan(e, leaves);
  } catch (const PythonError&) {
    if (!is_rerun(e, Reruns::Plans, writes)) throw;
    PyErr_Clear();
    rerun = true;
    return nullptr;
  }
  if (made.get() == Py_NotImplemented) return nullptr;
  if (!PyTuple_Check(made.get())) {
    PyErr_SetString(PyExc_TypeError, "a plan returns a tuple of its graph's outputs");
    throw PythonError{};
  }
  Left left;
  left.build(e, leaves, made.get());
  if (left.raised && e.reruns == Reruns::Formulas && thread_state().plan_writes == writes) {
    rerun = true;
    return nullptr;
  }
  return leave(e, leaves, made.get(), left).release();
}

// ---- the description of an entry in Python -----------------------------------------------------
namespace {

PyObject* entry_new(PyTypeObject* type, PyObject* args, PyObject* kwargs) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject *given, *named, *names, *dynamic = nullptr;
    if (!PyArg_ParseTuple(args, "O!O!O!|O!", &PyTuple_Type, &given, &PyDict_Type, &named,
                          &PyList_Type, &names, &PyDict_Type, &dynamic))
      throw PythonError{};
    auto state = std::make_unique<EntryState>();
    Leaves leaves;
    Guards& g = state->guards;
    read_arguments(g, given, named, dynamic, leaves);
    read_names(g, names, leaves);
    read_tensors(g, leaves, dynamic);
    g.thread = thread_guard();
    PyObject* made = check(type->tp_alloc(type, 0));
    as_entry(made)->s = state.release();
    return made;
  });
}

// (leaf, "none" | "plan" | "leaf", number)
GradEffect read_effect(PyObject* o, const Guards& g) {
  PyObject* kind;
  Py_ssize_t leaf, number;
  if (!PyArg_ParseTuple(o, "nOn", &leaf, &kind, &number)) throw PythonError{};
  const std::string name = message_text(kind);
  if (leaf < 0 || leaf >= static_cast<Py_ssize_t>(g.leaves)) {
    PyErr_SetString(PyExc_TypeError, "an entry's effects are of its leaves");
    throw PythonError{};
  }
  return {static_cast<size_t>(leaf),
          name == "none"   ? GradEffect::None
          : name == "plan" ? GradEffect::Plan
                           : GradEffect::Leaf,
          number};
}

// ("plan", k), ("passed", k), ("detached", k), ("no_grad", k), ("one_of_several", k),
// ("item", k), ("leaf", k), ("constant", value), ("tuple", n), ("list", n),
// ("dict", keys), ("formula", (function, arguments))
ResultNode read_result(PyObject* o) {
  PyObject *kind, *value;
  if (!PyArg_ParseTuple(o, "OO", &kind, &value)) throw PythonError{};
  const std::string name = message_text(kind);
  if (name == "constant") return {ResultNode::Constant, 0, Ref::borrow(value), {}};
  if (name == "dict") return {ResultNode::Dict, PyTuple_GET_SIZE(value), Ref::borrow(value), {}};
  if (name == "formula") {
    PyObject *function, *args;
    if (!PyArg_ParseTuple(value, "OO!", &function, &PyList_Type, &args)) throw PythonError{};
    ResultNode made{ResultNode::Formula, 0, Ref::borrow(function), {}};
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(args); i++)
      made.parts.push_back(read_result(PyList_GET_ITEM(args, i)));
    return made;
  }
  const Py_ssize_t number = PyLong_AsSsize_t(value);
  if (number == -1 && PyErr_Occurred()) throw PythonError{};
  const ResultNode::Kind kinds = name == "plan"             ? ResultNode::Plan
                                 : name == "passed"         ? ResultNode::Passed
                                 : name == "detached"       ? ResultNode::Detached
                                 : name == "no_grad"        ? ResultNode::NoGradView
                                 : name == "one_of_several" ? ResultNode::OneOfSeveral
                                 : name == "item"           ? ResultNode::Item
                                 : name == "leaf"           ? ResultNode::Leaf
                                 : name == "tuple"          ? ResultNode::Tuple
                                                            : ResultNode::List;
  return {kinds, number, Ref(), {}};
}

// ("attribute" | "item" | "append" | "cell", place, key, what is stored, as results are given)
Store read_store(PyObject* o) {
  PyObject *kind, *place, *key, *value;
  if (!PyArg_ParseTuple(o, "OOOO!", &kind, &place, &key, &PyList_Type, &value)) throw PythonError{};
  const std::string name = message_text(kind);
  Store made{name == "attribute" ? Store::Attribute
             : name == "append"  ? Store::Append
             : name == "cell"    ? Store::Cell
                                 : Store::Item,
             Ref::borrow(place),
             Ref::borrow(key),
             {}};
  for (Py_ssize_t i = 0; i < PyList_GET_SIZE(value); i++)
    made.value.push_back(read_result(PyList_GET_ITEM(value, i)));
  const bool fits = made.kind == Store::Append ? PyList_CheckExact(place)
                    : made.kind == Store::Cell ? PyCell_Check(place)
                                               : true;
  if (made.value.empty() || !fits) {
    PyErr_SetString(PyExc_TypeError, "an entry appends to lists, and assigns to cells");
    throw PythonError{};
  }
  return made;
}

PyObject* complete(PyObject* self, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    EntryState& e = *as_entry(self)->s;
    PyObject *plan, *inputs, *results, *rebuild, *grads, *effects, *leaves, *stores, *types;
    PyObject* program;
    int no_grad, reruns;
    if (!PyArg_ParseTuple(args, "OO!O!OpO!O!O!O!O!iO!", &plan, &PyList_Type, &inputs, &PyList_Type,
                          &results, &rebuild, &no_grad, &PyList_Type, &grads, &PyList_Type,
                          &effects, &PyList_Type, &leaves, &PyList_Type, &stores, &PyList_Type,
                          &types, &reruns, &PyList_Type, &program))
      throw PythonError{};
    read_grads(e.guards, grads, leaves);
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(effects); i++)
      e.effects.push_back(read_effect(PyList_GET_ITEM(effects, i), e.guards));
    e.program.read(program, PyList_GET_SIZE(leaves));
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(inputs); i++) {
      e.inputs.push_back(PyLong_AsSize_t(PyList_GET_ITEM(inputs, i)));
      if (PyErr_Occurred()) throw PythonError{};
    }
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(results); i++)
      e.results.push_back(read_result(PyList_GET_ITEM(results, i)));
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(stores); i++)
      e.stores.push_back(read_store(PyList_GET_ITEM(stores, i)));
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(types); i++) {
      Py_ssize_t number;
      int wanted;
      if (!PyArg_ParseTuple(PyList_GET_ITEM(types, i), "np", &number, &wanted)) throw PythonError{};
      e.types.emplace_back(number, wanted);
    }
    if (rebuild != Py_None) e.rebuild = Ref::borrow(rebuild);
    e.no_grad = no_grad;
    e.reruns = static_cast<Reruns>(reruns);
    e.guards.epoch = plan_epoch;
    e.plan = Ref::borrow(plan);
    Py_RETURN_NONE;
  });
}

PyObject* miss(PyObject* self, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject *given, *named;
    if (!PyArg_ParseTuple(args, "O!O!", &PyTuple_Type, &given, &PyDict_Type, &named))
      throw PythonError{};
    const Ref keys(check(PyDict_Keys(named))), keywords(check(PyList_AsTuple(keys.get())));
    Small<PyObject*, 8> all;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(given); i++)
      all.push_back(PyTuple_GET_ITEM(given, i));
    Py_ssize_t place = 0;
    PyObject *key, *item;
    while (PyDict_Next(named, &place, &key, &item)) all.push_back(item);
    Leaves leaves;
    Miss found;
    ArrayTensors arrays;
    const Given call{all.begin(), PyTuple_GET_SIZE(given), keywords.get(), arrays};
    EntryState& e = *as_entry(self)->s;
    if (!e.plan) e.guards.epoch = plan_epoch;  // nothing was compiled with kernels yet
    if (serves(e.guards, thread_guard(), call, leaves, found)) {
      if (compute_numbers(e, leaves)) Py_RETURN_NONE;
      found = {"numbers", 0};
    }
    return check(Py_BuildValue("sn", found.kind, static_cast<Py_ssize_t>(found.number)));
  });
}

// ---- the type ----------------------------------------------------------------------------------
int entry_traverse(PyObject* self, visitproc visit, void* arg) {
  Py_VISIT(Py_TYPE(self));
  const EntryState* e = as_entry(self)->s;
  if (e == nullptr) return 0;
  for (const ArgumentNode& n : e->guards.arguments) {
    Py_VISIT(n.value.get());
    Py_VISIT(n.type.get());
  }
  for (const NameGuard& n : e->guards.names) {
    Py_VISIT(n.place.get());
    Py_VISIT(n.key.get());
    Py_VISIT(n.value.get());
  }
  for (const GradGuard& g : e->guards.grads) {
    Py_VISIT(g.hooks.get());
    Py_VISIT(g.after_hooks.get());
  }
  for (const ResultNode& n : e->results) Py_VISIT(n.value.get());
  for (const Store& store : e->stores) {
    Py_VISIT(store.place.get());
    Py_VISIT(store.key.get());
    for (const ResultNode& n : store.value) Py_VISIT(n.value.get());
  }
  Py_VISIT(e->plan.get());
  Py_VISIT(e->rebuild.get());
  return e->program.visit(visit, arg);
}

int entry_clear(PyObject* self) {
  EntryState* e = std::exchange(as_entry(self)->s, nullptr);
  delete e;
  return 0;
}

void entry_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  PyObject_GC_UnTrack(self);
  entry_clear(self);
  type->tp_free(self);
  Py_DECREF(reinterpret_cast<PyObject*>(type));
}

PyMethodDef methods[] = {
    {"complete", complete, METH_VARARGS,
     "complete(plan, inputs, results, rebuild, no_grad, grads, effects, leaves, stores, types, "
     "reruns, program): "
     "from now on it serves calls."},
    {"miss", miss, METH_VARARGS, "miss(args, kwargs): which guard fails, or None."},
    {nullptr, nullptr, 0, nullptr}};
PyType_Slot type_slots[] = {
    {Py_tp_new, reinterpret_cast<void*>(entry_new)},
    {Py_tp_dealloc, reinterpret_cast<void*>(entry_dealloc)},
    {Py_tp_traverse, reinterpret_cast<void*>(entry_traverse)},
    {Py_tp_clear, reinterpret_cast<void*>(entry_clear)},
    {Py_tp_methods, methods},
    {Py_tp_doc, const_cast<char*>("Entry(args, kwargs, names, dynamic={}): the guards of a call.")},
    {0, nullptr}};
PyType_Spec spec = {"core.compiler.Entry", sizeof(EntryObject), 0,
                    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_BASETYPE, type_slots};

}  // namespace

void init_entry(PyObject* module) {
  EntryType = reinterpret_cast<PyTypeObject*>(check(PyType_FromSpec(&spec)));
  check(PyModule_AddObjectRef(module, "Entry", reinterpret_cast<PyObject*>(EntryType)));
}

}  // namespace core
