// The inference of a graph's sizes for other inputs, repeated for each: fake calls, one after
// another, whose results are held against what the graph expects. Calls whose operands and sizes
// are those of the graph are skipped.
#include <algorithm>
#include <cstddef>
#include <memory>

#include "compiler.h"
#include "dispatch/keys.h"
#include "dispatch/small.h"
#include "dispatch/trace.h"
#include "launch/body.h"
#include "recording/planned.h"
#include "structmember.h"

namespace core {
namespace {

// A symbol. Slots are numbered as sources have them: Values first, then numbers.
struct Number {
  Ref key;                       // by which a caller's dict has it
  Ref function;                  // empty: a leaf
  std::vector<Source> operands;  // of the function
  Ref what;  // the type of the function's result; of a leaf: its number, or None
};

struct Expected {  // of a Value
  DType dtype{};
  std::vector<int64_t> sizes;
  std::vector<std::pair<int, int>> symbols;  // (axis, number) of sizes that are symbols
  Ref fake;  // what it is in the graph, if none of its sizes is a symbol
};

struct FakeCall {
  Ref op, keywords;
  std::vector<Source> args;
  std::vector<Expected> results;
  bool is_constant;  // no size among its arguments and its results' is a symbol
};

struct InferenceObject {
  PyObject_HEAD vectorcallfunc vectorcall;
  struct State {
    std::vector<Expected> inputs;
    std::vector<FakeCall> calls;
    std::vector<Number> numbers;
    int values = 0;  // how many slots are those of Values
  };
  State* s;
};
PyTypeObject* InferenceType;
InferenceObject* as_inference(PyObject* o) { return reinterpret_cast<InferenceObject*>(o); }

[[noreturn]] void malformed(const char* what) {
  PyErr_Format(PyExc_TypeError, "an inference's %s", what);
  throw PythonError{};
}

// ---- a run -------------------------------------------------------------------------------------
class Run {
 public:
  Run(const InferenceObject::State& inference, PyObject* symbol_values)
      : inference_(inference),
        symbol_values_(symbol_values),
        values_(static_cast<size_t>(inference.values)),
        is_same_(values_.size()),
        numbers_(inference.numbers.size()) {}

  void input(PyObject* fake) {
    if (!is_tensor(fake)) malformed("inputs are tensors");
    values_[next_++] = Ref::borrow(fake);
  }
  void meet_inputs() {  // the size of an input may be computed from another's
    for (size_t k = 0; k < next_; k++) meet(inference_.inputs[k], values_[k].get());
    for (size_t k = 0; k < next_; k++) check_sizes(inference_.inputs[k], values_[k].get());
    for (size_t k = 0; k < next_; k++) keep(inference_.inputs[k], k, values_[k].get());
  }
  void call(const FakeCall& c);
  PyObject* list() const;

 private:
  Ref fetch(const Source& s);
  PyObject* number(size_t k);
  void meet(const Expected& e, PyObject* fake);
  void check_sizes(const Expected& e, PyObject* fake);
  void result(const Expected& e, PyObject* made);
  void keep(const Expected& e, size_t k, PyObject* fake);
  bool reads_the_same(const Source& s) const;

  const InferenceObject::State& inference_;
  PyObject* symbol_values_;
  std::vector<Ref> values_;
  std::vector<bool> is_same_;  // Values that are what they are in the graph
  std::vector<Ref> numbers_;
  size_t next_ = 0;
};

// A symbol's number, computed once in a run.
PyObject* Run::number(size_t k) {
  if (numbers_[k]) return numbers_[k].get();
  const Number& n = inference_.numbers[k];
  if (!n.function) {
    PyObject* known = PyDict_GetItemWithError(symbol_values_, n.key.get());
    if (known == nullptr && PyErr_Occurred()) throw PythonError{};
    if (known == nullptr) known = n.what.get();
    if (known == Py_None) {
      PyErr_SetString(PyExc_ArithmeticError, "a size is not known");
      throw PythonError{};
    }
    numbers_[k] = Ref::borrow(known);
    return known;
  }
  Small<Ref, 4> operands;
  Small<PyObject*, 4> objects;
  for (const Source& s : n.operands) operands.push_back(fetch(s));
  for (size_t i = 0; i < operands.size(); i++) objects.push_back(operands[i].get());
  Ref made(check(PyObject_Vectorcall(n.function.get(), objects.begin(), objects.size(), nullptr)));
  if (reinterpret_cast<PyObject*>(Py_TYPE(made.get())) != n.what.get()) {
    PyErr_Format(PyExc_ArithmeticError, "a number that is computed from sizes is %s here",
                 Py_TYPE(made.get())->tp_name);
    throw PythonError{};
  }
  check(PyDict_SetItem(symbol_values_, n.key.get(), made.get()));
  numbers_[k] = std::move(made);
  return numbers_[k].get();
}

Ref Run::fetch(const Source& s) {
  if (s.slot >= inference_.values)
    return Ref::borrow(number(static_cast<size_t>(s.slot - inference_.values)));
  if (s.slot >= 0) return Ref::borrow(values_[static_cast<size_t>(s.slot)].get());
  if (!s.list) return Ref::borrow(s.constant.get());
  Ref items = make_tuple(static_cast<int64_t>(s.items.size()));
  for (size_t i = 0; i < s.items.size(); i++)
    set_item(items, static_cast<int64_t>(i), fetch(s.items[i]).release());
  return items;
}

// Adds the leaves among a Value's sizes to the caller's.
void Run::meet(const Expected& e, PyObject* fake) {
  const TensorObject* t = as_tensor(fake);
  if (t->ndim != static_cast<int>(e.sizes.size()) || t->dtype != e.dtype) {
    PyErr_Format(PyExc_ValueError, "a tensor is %s of rank %d", info(t->dtype).name,
                 static_cast<int>(t->ndim));
    throw PythonError{};
  }
  for (const auto& [axis, k] : e.symbols) {
    const Number& n = inference_.numbers[static_cast<size_t>(k)];
    if (n.function || numbers_[static_cast<size_t>(k)]) continue;
    const Ref size(check(PyLong_FromLongLong(t->sizes()[axis])));
    PyObject* kept = check(PyDict_SetDefault(symbol_values_, n.key.get(), size.get()));
    numbers_[static_cast<size_t>(k)] = Ref::borrow(kept);
  }
}

void Run::check_sizes(const Expected& e, PyObject* fake) {
  const TensorObject* t = as_tensor(fake);
  const auto differ = [&](int64_t axis, int64_t expected) {
    PyErr_Format(PyExc_ValueError, "size %lld of a tensor is %lld, not %lld",
                 static_cast<long long>(axis), static_cast<long long>(t->sizes()[axis]),
                 static_cast<long long>(expected));
    throw PythonError{};
  };
  for (size_t axis = 0; axis < e.sizes.size(); axis++)
    if (e.sizes[axis] >= 0 && t->sizes()[axis] != e.sizes[axis])
      differ(static_cast<int64_t>(axis), e.sizes[axis]);
  for (const auto& [axis, k] : e.symbols) {
    const int64_t n = PyLong_AsLongLong(number(static_cast<size_t>(k)));
    if (n == -1 && PyErr_Occurred()) throw PythonError{};
    if (t->sizes()[axis] != n) differ(axis, n);
  }
}

void Run::result(const Expected& e, PyObject* made) {
  if (!is_tensor(made)) {
    PyErr_Format(PyExc_ValueError, "a result is %s", Py_TYPE(made)->tp_name);
    throw PythonError{};
  }
  meet(e, made);
  check_sizes(e, made);
  keep(e, next_++, made);
}

void Run::keep(const Expected& e, size_t k, PyObject* fake) {
  is_same_[k] = e.fake && is_as_planned(fake, e.fake);
  values_[k] = Ref::borrow(is_same_[k] ? e.fake.get() : fake);
}

bool Run::reads_the_same(const Source& s) const {
  if (s.slot >= 0) return s.slot >= inference_.values || is_same_[static_cast<size_t>(s.slot)];
  return std::all_of(s.items.begin(), s.items.end(),
                     [this](const Source& item) { return reads_the_same(item); });
}

void Run::call(const FakeCall& c) {
  if (c.is_constant && std::all_of(c.args.begin(), c.args.end(),
                                   [this](const Source& s) { return reads_the_same(s); })) {
    for (const Expected& e : c.results) keep(e, next_++, e.fake.get());
    return;
  }
  Small<Ref, 8> args;
  Small<PyObject*, 8> objects;
  for (const Source& s : c.args) args.push_back(fetch(s));
  for (size_t i = 0; i < args.size(); i++) objects.push_back(args[i].get());
  const Py_ssize_t named = c.keywords ? PyTuple_GET_SIZE(c.keywords.get()) : 0;
  Ref made;
  {
    const IncludeGuard fake(bit(Key::Fake), bits_before(Key::Fake));
    const TracePause quiet;
    made = Ref(check(PyObject_Vectorcall(c.op.get(), objects.begin(),
                                         objects.size() - static_cast<size_t>(named),
                                         named ? c.keywords.get() : nullptr)));
  }
  const bool many = PyTuple_Check(made.get()) || PyList_Check(made.get());
  const Py_ssize_t count = many                    ? PySequence_Fast_GET_SIZE(made.get())
                           : made.get() == Py_None ? 0
                                                   : 1;
  if (count != static_cast<Py_ssize_t>(c.results.size())) {
    PyErr_Format(PyExc_ValueError, "%s returns %zd results",
                 as_operator(c.op.get())->s->schema.full_name().c_str(), count);
    throw PythonError{};
  }
  for (Py_ssize_t k = 0; k < count; k++)
    result(c.results[static_cast<size_t>(k)],
           many ? PySequence_Fast_GET_ITEM(made.get(), k) : made.get());
}

PyObject* Run::list() const {
  PyObject* all = check(PyList_New(static_cast<Py_ssize_t>(values_.size())));
  for (size_t k = 0; k < values_.size(); k++)
    PyList_SET_ITEM(all, static_cast<Py_ssize_t>(k), Ref::borrow(values_[k].get()).release());
  return all;
}

PyObject* inference_call(PyObject* self, PyObject* const* args, size_t nargsf, PyObject* kwnames) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    const InferenceObject::State& s = *as_inference(self)->s;
    const Ref keep = Ref::borrow(self);
    if (PyVectorcall_NARGS(nargsf) != 2 || kwnames || !PyList_Check(args[0]) ||
        !PyDict_Check(args[1]))
      malformed("arguments are a list of tensors, and a dict of sizes");
    if (PyList_GET_SIZE(args[0]) != static_cast<Py_ssize_t>(s.inputs.size()))
      malformed("inputs are its graph's");
    Run run(s, args[1]);
    for (size_t k = 0; k < s.inputs.size(); k++)
      run.input(PyList_GET_ITEM(args[0], static_cast<Py_ssize_t>(k)));
    run.meet_inputs();
    for (const FakeCall& c : s.calls) run.call(c);
    return run.list();
  });
}

// ---- the description of a graph in Python ------------------------------------------------------
// (key, function or None, [source of each operand], type of the result, or a leaf's number or None)
Number read_number(PyObject* o, int slots) {
  PyObject *key, *function, *operands, *what;
  if (!PyTuple_Check(o)) malformed("numbers are tuples");
  if (!PyArg_ParseTuple(o, "OOO!O", &key, &function, &PyList_Type, &operands, &what))
    throw PythonError{};
  Number n{
      Ref::borrow(key), function == Py_None ? Ref() : Ref::borrow(function), {}, Ref::borrow(what)};
  for (Py_ssize_t i = 0; i < PyList_GET_SIZE(operands); i++)
    n.operands.push_back(read_source(PyList_GET_ITEM(operands, i), slots));
  return n;
}

// (dtype, [size, or -1 for a symbol], [(axis, number)], its fake in the graph, or None)
Expected read_expected(PyObject* o, Py_ssize_t numbers) {
  PyObject *dtype, *sizes, *symbols, *fake;
  if (!PyTuple_Check(o)) malformed("expected tensors are tuples");
  if (!PyArg_ParseTuple(o, "OO!O!O", &dtype, &PyList_Type, &sizes, &PyList_Type, &symbols, &fake))
    throw PythonError{};
  if (fake != Py_None && !is_tensor(fake)) malformed("fakes are tensors");
  Expected e{dtype_from_object(dtype), {}, {}, fake == Py_None ? Ref() : Ref::borrow(fake)};
  for (Py_ssize_t i = 0; i < PyList_GET_SIZE(sizes); i++) {
    e.sizes.push_back(PyLong_AsLongLong(PyList_GET_ITEM(sizes, i)));
    if (e.sizes.back() == -1 && PyErr_Occurred()) throw PythonError{};
  }
  for (Py_ssize_t i = 0; i < PyList_GET_SIZE(symbols); i++) {
    int axis, number;
    if (!PyTuple_Check(PyList_GET_ITEM(symbols, i))) malformed("symbols are pairs");
    if (!PyArg_ParseTuple(PyList_GET_ITEM(symbols, i), "ii", &axis, &number)) throw PythonError{};
    if (axis < 0 || axis >= static_cast<int>(e.sizes.size()) || number < 0 || number >= numbers)
      malformed("symbols stand for sizes");
    e.symbols.emplace_back(axis, number);
  }
  return e;
}

std::vector<Expected> read_all_expected(PyObject* list, Py_ssize_t numbers) {
  std::vector<Expected> all;
  for (Py_ssize_t i = 0; i < PyList_GET_SIZE(list); i++)
    all.push_back(read_expected(PyList_GET_ITEM(list, i), numbers));
  return all;
}

// (operator, names of the last arguments, [source of each argument], [expected result], whether no
// size is a symbol)
FakeCall read_call(PyObject* o, int slots, Py_ssize_t numbers) {
  PyObject *op, *keywords, *args, *results;
  int is_constant;
  if (!PyTuple_Check(o)) malformed("calls are tuples");
  if (!PyArg_ParseTuple(o, "OO!O!O!p", &op, &PyTuple_Type, &keywords, &PyList_Type, &args,
                        &PyList_Type, &results, &is_constant))
    throw PythonError{};
  if (!is_operator(op)) malformed("calls are those of operators");
  if (PyTuple_GET_SIZE(keywords) > PyList_GET_SIZE(args)) malformed("arguments are its schema's");
  FakeCall c{Ref::borrow(op),
             Ref::borrow(keywords),
             {},
             read_all_expected(results, numbers),
             is_constant != 0};
  for (const Expected& e : c.results)
    if (is_constant && !e.fake) malformed("constant calls have the graph's results");
  for (Py_ssize_t i = 0; i < PyList_GET_SIZE(args); i++)
    c.args.push_back(read_source(PyList_GET_ITEM(args, i), slots));
  return c;
}

// Sources read what is before them, numbers among them: no chain of operands has an end otherwise.
bool reads_before(const Source& s, int first, int number) {
  if (s.slot >= 0 && (s.slot < first || s.slot >= number)) return false;
  for (const Source& item : s.items)
    if (!reads_before(item, first, number)) return false;
  return true;
}
bool reads_values_before(const Source& s, int made, int values) {
  if (s.slot >= made && s.slot < values) return false;
  for (const Source& item : s.items)
    if (!reads_values_before(item, made, values)) return false;
  return true;
}

PyObject* make_inference(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject *inputs, *calls, *numbers;
    int values;
    if (!PyArg_ParseTuple(args, "iO!O!O!", &values, &PyList_Type, &inputs, &PyList_Type, &calls,
                          &PyList_Type, &numbers))
      throw PythonError{};
    auto state = std::make_unique<InferenceObject::State>();
    state->values = values;
    const Py_ssize_t count = PyList_GET_SIZE(numbers);
    if (values < 0 || values > 1 << 24 || count > 1 << 24) malformed("slots are few");
    const int slots = values + static_cast<int>(count);
    for (Py_ssize_t k = 0; k < count; k++) {
      state->numbers.push_back(read_number(PyList_GET_ITEM(numbers, k), slots));
      for (const Source& s : state->numbers.back().operands)
        if (!reads_before(s, values, values + static_cast<int>(k)))
          malformed("operands stand before the numbers that they make");
    }
    state->inputs = read_all_expected(inputs, count);
    auto made = static_cast<int>(state->inputs.size());
    for (Py_ssize_t k = 0; k < PyList_GET_SIZE(calls); k++) {
      state->calls.push_back(read_call(PyList_GET_ITEM(calls, k), slots, count));
      for (const Source& s : state->calls.back().args)
        if (!reads_values_before(s, made, values)) malformed("calls read Values before them");
      made += static_cast<int>(state->calls.back().results.size());
    }
    if (made != values) malformed("Values are inputs and results");
    PyObject* inference = check(InferenceType->tp_alloc(InferenceType, 0));
    as_inference(inference)->vectorcall = inference_call;
    as_inference(inference)->s = state.release();
    return inference;
  });
}

void inference_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  delete as_inference(self)->s;
  type->tp_free(self);
  Py_DECREF(reinterpret_cast<PyObject*>(type));
}

PyMemberDef members[] = {
    {"__vectorcalloffset__", T_PYSSIZET, offsetof(InferenceObject, vectorcall), READONLY, nullptr},
    {nullptr, 0, 0, 0, nullptr}};
PyType_Slot type_slots[] = {
    {Py_tp_dealloc, reinterpret_cast<void*>(inference_dealloc)},
    {Py_tp_call, reinterpret_cast<void*>(PyVectorcall_Call)},
    {Py_tp_members, members},
    {Py_tp_doc, const_cast<char*>("Fake calls in order: inference(fakes, symbol_values) -> every "
                                  "Value of a graph.")},
    {0, nullptr}};
PyType_Spec spec = {
    "core.compiler.Inference", sizeof(InferenceObject), 0,
    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_VECTORCALL | Py_TPFLAGS_DISALLOW_INSTANTIATION,
    type_slots};

PyMethodDef methods[] = {
    {"make_inference", make_inference, METH_VARARGS,
     "make_inference(values, inputs, calls, numbers): the inference of a graph's sizes, run "
     "natively; raises ValueError or ArithmeticError where the graph is not the same."},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

void init_inference(PyObject* module) {
  InferenceType = reinterpret_cast<PyTypeObject*>(check(PyType_FromSpec(&spec)));
  check(PyModule_AddObjectRef(module, "Inference", reinterpret_cast<PyObject*>(InferenceType)));
  check(PyModule_AddFunctions(module, methods));
}

}  // namespace core
