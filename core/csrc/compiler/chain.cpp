// Chains: the graphs of one call, run one after the other, each with decisions on its values. Where
// a value decides otherwise than it did when the call was captured, a chain does not serve.
#include <cstddef>

#include "compiler.h"
#include "dispatch/keys.h"
#include "dispatch/small.h"
#include "structmember.h"
#include "tensor/error.h"

namespace core {
namespace {

// Where a value is: the result `at` of a link; link -1: an argument of the chain.
struct Place {
  int link, at;
  bool operator==(const Place& other) const { return link == other.link && at == other.at; }
};

struct Link {
  Ref plan;
  std::vector<Place> inputs;
  std::vector<std::pair<int, bool>> decisions;  // which result, and what it has to be
  Py_ssize_t results;
};

// What the chain that was tried before in the same call has computed. It is forgotten with the
// chain, which holds it.
struct Computed {
  uint64_t call = 0;
  PyObject* chain = nullptr;
  std::vector<Ref> args, made;  // made: a tuple for each link
};

struct ComputedObject {
  PyObject_HEAD Computed* s;
};
struct ChainObject {
  PyObject_HEAD vectorcallfunc vectorcall;
  struct State {
    std::vector<Link> links;
    std::vector<Place> wanted;
    Ref computed;
    Py_ssize_t inputs = 0;
  };
  State* s;
};
PyTypeObject *ChainType, *ComputedType;
ChainObject::State& state_of(PyObject* chain) { return *reinterpret_cast<ChainObject*>(chain)->s; }

[[noreturn]] void malformed(const char* what) {
  PyErr_Format(PyExc_TypeError, "of a chain, %s", what);
  throw PythonError{};
}

// ---- calls -------------------------------------------------------------------------------------
class Call {
 public:
  Call(PyObject* chain, PyObject* const* args) : chain_(chain), c_(state_of(chain)), args_(args) {}

  PyObject* run() {
    Computed& computed = *reinterpret_cast<ComputedObject*>(c_.computed.get())->s;
    const uint64_t call = thread_state().compiled_call;
    Computed before = std::exchange(computed, Computed{});
    if (before.call == call && before.chain != nullptr) take(before);
    for (size_t k = 0; k < c_.links.size(); k++) {
      if (k == made_.size() && !run_link(c_.links[k])) Py_RETURN_NOTIMPLEMENTED;
      if (decides_alike(c_.links[k], made_[k].get())) continue;
      computed = {call, chain_, {}, std::move(made_)};
      for (Py_ssize_t i = 0; i < c_.inputs; i++) computed.args.push_back(Ref::borrow(args_[i]));
      Py_RETURN_NOTIMPLEMENTED;
    }
    Ref out(check(PyTuple_New(static_cast<Py_ssize_t>(c_.wanted.size()))));
    for (size_t i = 0; i < c_.wanted.size(); i++)
      PyTuple_SET_ITEM(out.get(), static_cast<Py_ssize_t>(i),
                       Ref::borrow(value(c_.wanted[i])).release());
    return out.release();
  }

 private:
  PyObject* value(Place p) const {
    return p.link < 0 ? args_[p.at]
                      : PyTuple_GET_ITEM(made_[static_cast<size_t>(p.link)].get(), p.at);
  }

  // The results of the first links, which are those of another chain with the same arguments.
  void take(const Computed& before) {
    const ChainObject::State& other = state_of(before.chain);
    for (size_t k = 0; k < before.made.size() && k < c_.links.size(); k++) {
      const Link &mine = c_.links[k], &its = other.links[k];
      if (mine.plan.get() != its.plan.get() || mine.results != its.results ||
          mine.inputs.size() != its.inputs.size())
        return;
      for (size_t i = 0; i < mine.inputs.size(); i++) {
        const Place a = mine.inputs[i], b = its.inputs[i];
        const bool same = a.link < 0 && b.link < 0
                              ? args_[a.at] == before.args[static_cast<size_t>(b.at)].get()
                              : a == b;
        if (!same) return;
      }
      made_.push_back(before.made[k]);
    }
  }

  bool run_link(const Link& link) {
    Small<PyObject*, 16> inputs;
    for (const Place p : link.inputs) inputs.push_back(value(p));
    Ref made(check(PyObject_Vectorcall(link.plan.get(), inputs.begin(), inputs.size(), nullptr)));
    if (made.get() == Py_NotImplemented) return false;
    if (!PyTuple_Check(made.get()) || PyTuple_GET_SIZE(made.get()) != link.results)
      malformed("a plan returns a tuple of its results");
    made_.push_back(std::move(made));
    return true;
  }

  static bool decides_alike(const Link& link, PyObject* made) {
    for (const auto& [at, is_true] : link.decisions) {
      const int truth = PyObject_IsTrue(PyTuple_GET_ITEM(made, at));
      check(truth);
      if ((truth != 0) != is_true) return false;
    }
    return true;
  }

  PyObject* chain_;
  const ChainObject::State& c_;
  PyObject* const* args_;
  std::vector<Ref> made_;
};

PyObject* chain_call(PyObject* self, PyObject* const* args, size_t nargsf, PyObject* kwnames) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    const Ref keep = Ref::borrow(self);
    if (PyVectorcall_NARGS(nargsf) != state_of(self).inputs || kwnames)
      malformed("the arguments are its inputs");
    return Call(self, args).run();
  });
}

// ---- making one --------------------------------------------------------------------------------
int read_index(PyObject* o, Py_ssize_t below, const char* what) {
  const Py_ssize_t number = PyLong_AsSsize_t(o);
  if (number == -1 && PyErr_Occurred()) throw PythonError{};
  if (number < 0 || number >= below) malformed(what);
  return static_cast<int>(number);
}

std::vector<Place> read_places(PyObject* list, const ChainObject::State& s) {
  if (!PyList_Check(list)) malformed("places are a list");
  std::vector<Place> places;
  for (Py_ssize_t i = 0; i < PyList_GET_SIZE(list); i++) {
    PyObject* at;
    int link;
    const Ref pair = Ref::borrow(PyList_GET_ITEM(list, i));  // numbers may run code
    if (!PyTuple_Check(pair.get())) malformed("places are pairs");
    if (!PyArg_ParseTuple(pair.get(), "iO", &link, &at)) throw PythonError{};
    if (link < -1 || link >= static_cast<int>(s.links.size()))
      malformed("a place is an argument, or a result of a link before");
    const Py_ssize_t below = link < 0 ? s.inputs : s.links[static_cast<size_t>(link)].results;
    places.push_back({link, read_index(at, below, "a place is one of so many")});
  }
  return places;
}

// (plan, [place], how many results, [(which result, what it has to be)])
Link read_link(PyObject* o, const ChainObject::State& s) {
  PyObject *plan, *inputs, *decisions;
  Py_ssize_t results;
  if (!PyTuple_Check(o)) malformed("links are tuples");
  if (!PyArg_ParseTuple(o, "OOnO!", &plan, &inputs, &results, &PyList_Type, &decisions))
    throw PythonError{};
  Link link{Ref::borrow(plan), read_places(inputs, s), {}, results};
  for (Py_ssize_t i = 0; i < PyList_GET_SIZE(decisions); i++) {
    PyObject* at;
    int is_true;
    const Ref pair = Ref::borrow(PyList_GET_ITEM(decisions, i));
    if (!PyTuple_Check(pair.get())) malformed("decisions are pairs");
    if (!PyArg_ParseTuple(pair.get(), "Op", &at, &is_true)) throw PythonError{};
    link.decisions.emplace_back(read_index(at, results, "results decide"), is_true != 0);
  }
  return link;
}

PyObject* make_chain(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject *links, *wanted, *computed;
    auto state = std::make_unique<ChainObject::State>();
    if (!PyArg_ParseTuple(args, "nO!O!O!", &state->inputs, &PyList_Type, &links, &PyList_Type,
                          &wanted, ComputedType, &computed))
      throw PythonError{};
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(links); i++)
      state->links.push_back(read_link(Ref::borrow(PyList_GET_ITEM(links, i)).get(), *state));
    state->wanted = read_places(wanted, *state);
    state->computed = Ref::borrow(computed);
    PyObject* chain = check(ChainType->tp_alloc(ChainType, 0));
    reinterpret_cast<ChainObject*>(chain)->vectorcall = chain_call;
    reinterpret_cast<ChainObject*>(chain)->s = state.release();
    return chain;
  });
}

// ---- the types ---------------------------------------------------------------------------------
void chain_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  Computed& computed = *reinterpret_cast<ComputedObject*>(state_of(self).computed.get())->s;
  const Computed before = computed.chain == self ? std::exchange(computed, Computed{}) : Computed{};
  delete reinterpret_cast<ChainObject*>(self)->s;
  type->tp_free(self);
  Py_DECREF(reinterpret_cast<PyObject*>(type));
}

PyObject* computed_new(PyTypeObject* type, PyObject*, PyObject*) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    auto state = std::make_unique<Computed>();
    PyObject* made = check(type->tp_alloc(type, 0));
    reinterpret_cast<ComputedObject*>(made)->s = state.release();
    return made;
  });
}

PyObject* computed_clear(PyObject* self, PyObject*) {
  const Computed before = std::exchange(*reinterpret_cast<ComputedObject*>(self)->s, Computed{});
  Py_RETURN_NONE;
}

void computed_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  delete reinterpret_cast<ComputedObject*>(self)->s;
  type->tp_free(self);
  Py_DECREF(reinterpret_cast<PyObject*>(type));
}

PyMemberDef members[] = {
    {"__vectorcalloffset__", T_PYSSIZET, offsetof(ChainObject, vectorcall), READONLY, nullptr},
    {nullptr, 0, 0, 0, nullptr}};
PyType_Slot chain_slots[] = {
    {Py_tp_dealloc, reinterpret_cast<void*>(chain_dealloc)},
    {Py_tp_call, reinterpret_cast<void*>(PyVectorcall_Call)},
    {Py_tp_members, members},
    {Py_tp_doc, const_cast<char*>("Plans in order: chain(*inputs) -> (output, ...).")},
    {0, nullptr}};
PyType_Spec chain_spec = {
    "core.compiler.Chain", sizeof(ChainObject), 0,
    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_VECTORCALL | Py_TPFLAGS_DISALLOW_INSTANTIATION,
    chain_slots};

PyMethodDef computed_methods[] = {{"clear", computed_clear, METH_NOARGS, "Forgets it."},
                                  {nullptr, nullptr, 0, nullptr}};
PyType_Slot computed_slots[] = {
    {Py_tp_new, reinterpret_cast<void*>(computed_new)},
    {Py_tp_dealloc, reinterpret_cast<void*>(computed_dealloc)},
    {Py_tp_methods, computed_methods},
    {Py_tp_doc, const_cast<char*>("What a chain has computed that did not serve a call.")},
    {0, nullptr}};
PyType_Spec computed_spec = {"core.compiler.Computed", sizeof(ComputedObject), 0,
                             Py_TPFLAGS_DEFAULT, computed_slots};

PyMethodDef methods[] = {
    {"make_chain", make_chain, METH_VARARGS,
     "make_chain(inputs, links, wanted, computed): plans that are run one after the other; "
     "NotImplemented where one does not serve, or a value decides otherwise."},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

void init_chain(PyObject* module) {
  ChainType = reinterpret_cast<PyTypeObject*>(check(PyType_FromSpec(&chain_spec)));
  ComputedType = reinterpret_cast<PyTypeObject*>(check(PyType_FromSpec(&computed_spec)));
  for (PyTypeObject* type : {ChainType, ComputedType}) check(PyModule_AddType(module, type));
  check(PyModule_AddFunctions(module, methods));
}

}  // namespace core
