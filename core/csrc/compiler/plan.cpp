// Plan: a compiled graph as the list of operator calls that is left of it, run without Python.
//
// core.compiler makes one for each layout of a graph's inputs; calling it makes the calls. What
// depends on sizes, constants of the calls and expected results, is bound to it for each.
#include <algorithm>
#include <cstddef>
#include <memory>

#include "compiler.h"
#include "dispatch/keys.h"
#include "numbers.h"
#include "recording/steps.h"
#include "structmember.h"

namespace core {
namespace {

struct PlanObject {
  PyObject_HEAD vectorcallfunc vectorcall;
  struct State {
    std::vector<Step> steps;
    std::vector<int> outputs;   // slots
    int inputs = 0, slots = 0;  // tensors are the first inputs
    int numbers = 0;            // inputs after them
    int constants = 0;          // that are bound, after these
    size_t planned = 0;         // expected results
    NumberProgram program;      // computes the numbers that steps read
    // Where a step writes: which inputs shared memory when the graph was captured, and the inputs
    // that are written to. Other calls are not served.
    std::vector<Py_ssize_t> overlaps;
    std::vector<int> written;
  };
  struct Bound {
    std::shared_ptr<const State> plan;
    std::vector<Ref> constants, planned;
  };
  Bound* s;
};
PyTypeObject* PlanType;
PlanObject* as_plan(PyObject* o) { return reinterpret_cast<PlanObject*>(o); }

// ---- the description of a step in Python -------------------------------------------------------
[[noreturn]] void malformed(const char* what) {
  PyErr_Format(PyExc_TypeError, "a plan's %s", what);
  throw PythonError{};
}

int slot_number(PyObject* o, int slots) {
  const long n = PyLong_AsLong(o);
  if (n == -1 && PyErr_Occurred()) throw PythonError{};
  if (n < 0 || n >= slots) malformed("slots are numbered from 0, below their count");
  return static_cast<int>(n);
}

}  // namespace

Source read_source(PyObject* o, int slots) {
  if (!PyTuple_Check(o) || PyTuple_GET_SIZE(o) != 2) malformed("sources are pairs");
  PyObject *kind = PyTuple_GET_ITEM(o, 0), *value = PyTuple_GET_ITEM(o, 1);
  if (!PyUnicode_Check(kind)) malformed("sources have a kind");
  const auto is = [&](const char* name) {
    return PyUnicode_CompareWithASCIIString(kind, name) == 0;
  };
  Source s;
  if (is("slot")) {
    s.slot = slot_number(value, slots);
  } else if (is("list")) {
    s.list = true;
    if (!PyList_Check(value)) malformed("lists of sources are lists");
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(value); i++)
      s.items.push_back(read_source(PyList_GET_ITEM(value, i), slots));
  } else if (is("constant")) {
    s.constant = Ref::borrow(value);
  } else {
    malformed("sources are slots, lists and constants");
  }
  return s;
}

namespace {

std::vector<int> read_numbers(PyObject* list, int below) {
  std::vector<int> found;
  for (Py_ssize_t i = 0; list && i < PyList_GET_SIZE(list); i++)
    found.push_back(slot_number(PyList_GET_ITEM(list, i), below));
  return found;
}

std::vector<Ref> read_objects(PyObject* list) {
  std::vector<Ref> objects;
  for (Py_ssize_t i = 0; list && i < PyList_GET_SIZE(list); i++)
    objects.push_back(Ref::borrow(PyList_GET_ITEM(list, i)));
  return objects;
}

// Tensors' metadata, to hold others against.
std::vector<Ref> read_fakes(PyObject* list) {
  std::vector<Ref> fakes = read_objects(list);
  for (const Ref& fake : fakes)
    if (!is_tensor(fake.get())) malformed("results are held against tensors");
  return fakes;
}

// (operator, [source for each argument of the schema], first result's slot or -1, results
//  [, slots of out=, further writes that these stand for, the batch that it is part of, which
//  fakes the results are held against, whether sizes are open, what was called at which line,
//  whether it writes to memory that the plan was given])
Step read_step(PyObject* o, int slots, int fakes) {
  PyObject *op, *sources, *out = nullptr, *versions = nullptr, *planned = nullptr;
  PyObject* called = nullptr;
  int by_data = 0, writes = 0;
  Step step;
  if (!PyArg_ParseTuple(o, "OO!ii|O!O!iO!pUp", &op, &PyList_Type, &sources, &step.first,
                        &step.count, &PyList_Type, &out, &PyList_Type, &versions, &step.batch,
                        &PyList_Type, &planned, &by_data, &called, &writes))
    throw PythonError{};
  if (called != nullptr && PyUnicode_GET_LENGTH(called) > 0) step.called = Ref::borrow(called);
  step.planned = read_numbers(planned, fakes);
  step.by_data = by_data != 0;
  step.writes = writes != 0;
  const bool each = step.planned.empty() || step.planned.size() == static_cast<size_t>(step.count);
  if (!each) malformed("results are all held against fakes, or none");
  if (!is_operator(op)) malformed("steps call operators");
  if (PyList_GET_SIZE(sources) != static_cast<Py_ssize_t>(as_operator(op)->s->schema.args.size()))
    malformed("steps have a source for each argument");
  const bool fits = step.first >= 0 ? step.count >= 0 && step.first <= slots - step.count
                                    : step.first == -1 && step.count == 0;
  if (!fits) malformed("results have separate slots");
  step.op = Ref::borrow(op);
  step.out = read_numbers(out, slots);
  step.versions = read_numbers(versions, 1 << 30);
  const OperatorObject::State& s = *as_operator(op)->s;
  if (!step.out.empty() && step.out.size() != s.schema.returns.size())
    malformed("steps fill all of out=");
  if (step.versions.size() > (step.out.empty() ? s.written.size() : step.out.size()))
    malformed("steps count writes to tensors that they write to");
  for (Py_ssize_t i = 0; i < PyList_GET_SIZE(sources); i++)
    step.args.push_back(read_source(PyList_GET_ITEM(sources, i), slots));
  return step;
}

bool serves(const PlanObject::State& p, PyObject* const* args) {
  if (p.overlaps.empty()) return true;
  for (int i : p.written)
    if (as_tensor(args[i])->storage->read_only) return false;
  return overlaps_of(args, p.inputs) == p.overlaps;
}

// Adds to the error that is set which call of the compiled function raised it.
void note_call(const Step& step) {
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  PyErr_NormalizeException(&type, &value, &traceback);
  if (step.called && value != nullptr) {
    Ref note(PyUnicode_FromFormat("in a compiled function: %U", step.called.get()));
    Ref added(note ? PyObject_CallMethod(value, "add_note", "O", note.get()) : nullptr);
    PyErr_Clear();
  }
  PyErr_Restore(type, value, traceback);
}

CORE_LETS_THREADS_EXIT void run_noted(const Step* step, const Step* next, Slots& slots) {
  try {
    if (std::any_of(step, next, [](const Step& s) { return s.writes; }))
      thread_state().plan_writes++;
    if (step->batch != 0) return run_batch(step, next, slots);
    run_step(*step, slots);
    release_dead(*step, slots);
  }
  CORE_PASS_THREAD_EXIT
  catch (...) {
    set_python_error();
    note_call(*step);
    throw PythonError{};
  }
}

void run_steps(const std::vector<Step>& steps, Slots& slots) {
  const Step* const end = steps.data() + steps.size();
  for (const Step *step = steps.data(), *next; step != end; step = next) {
    next = step + 1;
    while (step->batch != 0 && next != end && next->batch == step->batch) next++;
    run_noted(step, next, slots);
  }
}

PyObject* plan_call(PyObject* self, PyObject* const* args, size_t nargsf, PyObject* kwnames) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    const Ref keep = Ref::borrow(self);
    const PlanObject::Bound& bound = *as_plan(self)->s;
    const PlanObject::State& p = *bound.plan;
    const int given = p.inputs + p.numbers;
    if (PyVectorcall_NARGS(nargsf) != given || kwnames) malformed("inputs are its graph's");
    for (int i = 0; i < p.inputs; i++)
      if (!is_tensor(args[i])) malformed("inputs are tensors");
    if (!serves(p, args)) Py_RETURN_NOTIMPLEMENTED;
    std::vector<PyObject*> room(static_cast<size_t>(p.slots));
    Slots slots(room.data(), p.slots, &bound.planned);
    for (int i = 0; i < given; i++) slots.at[i] = Ref::borrow(args[i]).release();
    for (size_t i = 0; i < bound.constants.size(); i++)
      slots.at[given + static_cast<int>(i)] = Ref::borrow(bound.constants[i].get()).release();
    if (!p.program.run(slots.at)) Py_RETURN_NOTIMPLEMENTED;
    {
      const ExcludeGuard below(bit(Key::Autocast));  // the graph has its conversions
      run_steps(p.steps, slots);
    }
    Ref out(check(PyTuple_New(static_cast<Py_ssize_t>(p.outputs.size()))));
    for (size_t i = 0; i < p.outputs.size(); i++)
      PyTuple_SET_ITEM(out.get(), static_cast<Py_ssize_t>(i),
                       Ref::borrow(check(slots.at[p.outputs[i]])).release());
    return out.release();
  });
}

void plan_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  delete as_plan(self)->s;
  type->tp_free(self);
  Py_DECREF(reinterpret_cast<PyObject*>(type));
}

PyMemberDef members[] = {
    {"__vectorcalloffset__", T_PYSSIZET, offsetof(PlanObject, vectorcall), READONLY, nullptr},
    {nullptr, 0, 0, 0, nullptr}};
PyType_Slot type_slots[] = {
    {Py_tp_dealloc, reinterpret_cast<void*>(plan_dealloc)},
    {Py_tp_call, reinterpret_cast<void*>(PyVectorcall_Call)},
    {Py_tp_members, members},
    {Py_tp_doc, const_cast<char*>("Operator calls in order: plan(*inputs) -> (output, ...).")},
    {0, nullptr}};
PyType_Spec spec = {
    "core.compiler.Plan", sizeof(PlanObject), 0,
    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_VECTORCALL | Py_TPFLAGS_DISALLOW_INSTANTIATION,
    type_slots};

PyObject* new_plan(std::shared_ptr<const PlanObject::State> state, std::vector<Ref> constants,
                   std::vector<Ref> planned) {
  if (static_cast<int>(constants.size()) != state->constants || planned.size() != state->planned)
    malformed("constants and expected results are as many as it was made with");
  auto bound = std::make_unique<PlanObject::Bound>();
  *bound = {std::move(state), std::move(constants), std::move(planned)};
  PyObject* plan = check(PlanType->tp_alloc(PlanType, 0));
  as_plan(plan)->vectorcall = plan_call;
  as_plan(plan)->s = bound.release();
  return plan;
}

PyObject* make_plan(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject *steps, *outputs, *overlaps = nullptr, *written = nullptr, *program = nullptr;
    PyObject *constants = nullptr, *planned = nullptr;
    int inputs, slots, numbers = 0;
    if (!PyArg_ParseTuple(args, "iiO!O!|O!O!iO!O!O!", &inputs, &slots, &PyList_Type, &steps,
                          &PyList_Type, &outputs, &PyList_Type, &overlaps, &PyList_Type, &written,
                          &numbers, &PyList_Type, &program, &PyList_Type, &constants, &PyList_Type,
                          &planned))
      throw PythonError{};
    std::vector<Ref> bound = read_objects(constants), fakes = read_fakes(planned);
    if (inputs < 0 || numbers < 0 || slots > 1 << 20 || bound.size() > 1 << 20 ||
        fakes.size() > 1 << 20 || slots - inputs < numbers)
      malformed("first slots are its inputs");
    auto state = std::make_shared<PlanObject::State>();
    state->inputs = inputs;
    state->slots = slots;
    state->numbers = numbers;
    state->constants = static_cast<int>(bound.size());
    state->planned = fakes.size();
    const int given = inputs + numbers + state->constants;
    state->program.read(program, given);
    const auto computed = static_cast<Py_ssize_t>(state->program.count());
    if (slots < given + computed) malformed("numbers have slots after its inputs");
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(steps); i++)
      state->steps.push_back(
          read_step(PyList_GET_ITEM(steps, i), slots, static_cast<int>(fakes.size())));
    state->outputs = read_numbers(outputs, slots);
    for (int group : read_numbers(overlaps, inputs)) state->overlaps.push_back(group);
    state->written = read_numbers(written, inputs);
    const bool told = overlaps && PyList_GET_SIZE(overlaps) > 0;
    if (told && static_cast<int>(state->overlaps.size()) != inputs) malformed("inputs overlap");
    state->steps = live_steps(std::move(state->steps), state->outputs, slots, true);
    return new_plan(std::move(state), std::move(bound), std::move(fakes));
  });
}

PyObject* bind_plan(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject *plan, *constants, *planned;
    if (!PyArg_ParseTuple(args, "O!O!O!", PlanType, &plan, &PyList_Type, &constants, &PyList_Type,
                          &planned))
      throw PythonError{};
    return new_plan(as_plan(plan)->s->plan, read_objects(constants), read_fakes(planned));
  });
}

PyMethodDef methods[] = {
    {"make_plan", make_plan, METH_VARARGS,
     "make_plan(inputs, slots, steps, outputs, overlaps, written, numbers, program, constants, "
     "planned): the calls of a graph, run natively; NotImplemented where inputs that are written "
     "to "
     "lie otherwise, or the program does not hold for the numbers."},
    {"bind_plan", bind_plan, METH_VARARGS,
     "bind_plan(plan, constants, planned): the same plan with other constants and other expected "
     "results."},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

void init_plan(PyObject* module) {
  PlanType = reinterpret_cast<PyTypeObject*>(check(PyType_FromSpec(&spec)));
  check(PyModule_AddObjectRef(module, "Plan", reinterpret_cast<PyObject*>(PlanType)));
  check(PyModule_AddFunctions(module, methods));
}

}  // namespace core
