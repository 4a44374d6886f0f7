// Formulas without Python: the operator calls that a derivative rule made, made again.
//
// A rule of the catalogue looks at shapes, dtypes, layouts and arguments that are no tensors, never
// at values. So for one signature of these it always makes the same calls, and after one run in
// Python (in which they are recorded) the calls alone are enough. Rules that touch tensors in any
// other way, and those of other namespaces, which may do anything, run in Python every time.
#include <cstring>
#include <memory>
#include <new>

#include "dispatch/call.h"
#include "dispatch/hooks.h"
#include "dispatch/steps.h"
#include "dispatch/trace.h"
#include "engine.h"
#include "tensor/symbols.h"

namespace core {

namespace {

constexpr int kMaxInputs = 40, kMaxSlots = 96, kMaxWords = 192, kMaxOthers = 24;
constexpr size_t kPrograms = 8;        // signatures kept for one operator
constexpr int kMaxRecorded = 256;      // an operator with more signatures than this is not recorded
constexpr int64_t kOther = INT64_MIN;  // stands among the words where an argument is no tensor

// The flattened inputs of a formula.
struct Inputs {
  PyObject* tensors[kMaxInputs];  // nullptr: a gradient that did not come in
  PyObject* others[kMaxOthers];
  int64_t words[kMaxWords];  // wanted gradients; dtypes, devices, sizes; strides if not row-major
  int count = 0, num_others = 0, num_words = 0;
  bool fits = true;

  void word(int64_t w) {
    if (num_words < kMaxWords)
      words[num_words++] = w;
    else
      fits = false;
  }

  void tensor(PyObject* o) {
    if (count == kMaxInputs) {
      fits = false;
      return;
    }
    tensors[count++] = o;
    if (o == nullptr) return word(-1);
    const TensorObject* t = as_tensor(o);
    if (t->flags & (kFlagWrapped | kFlagSymbolic)) fits = false;  // a rule sees sizes as symbols
    int same = 0;  // the first input that is this very tensor
    while (tensors[same] != o) same++;
    const bool row_major = t->storage && is_contiguous(t);
    word(static_cast<int64_t>(t->dtype) | int64_t{t->ndim} << 8 | int64_t{t->device.type} << 16 |
         int64_t{t->device.index} << 32 | int64_t{same} << 48 | (row_major ? int64_t{1} << 61 : 0) |
         (t->flags & kFlagFake ? int64_t{1} << 62 : 0));
    for (int i = 0; i < t->ndim; i++) word(t->sizes()[i]);
    for (int i = 0; i < t->ndim && !row_major; i++) word(t->strides()[i]);
  }

  void other(PyObject* o) {
    word(kOther);
    if (num_others < kMaxOthers)
      others[num_others++] = o;
    else
      fits = false;
  }

  void argument(PyObject* o) {
    if (is_tensor(o)) return tensor(o);
    if (!PyTuple_Check(o)) return other(o);
    bool any = false;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(o); i++) any |= is_tensor(PyTuple_GET_ITEM(o, i));
    if (!any) return other(o);
    word(-2 - PyTuple_GET_SIZE(o));
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(o); i++) argument(PyTuple_GET_ITEM(o, i));
  }
};

void take_apart(const Formula& f, Inputs& in) {
  int64_t wanted = 0;
  if (f.wanted.size() > 62) in.fits = false;
  for (size_t i = 0; i < f.wanted.size() && in.fits; i++) wanted |= int64_t{f.wanted[i]} << i;
  in.word(wanted);
  for (const Ref& g : f.received) in.tensor(g.get());
  PyObject* args = f.args.get();
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(args) && in.fits; i++)
    in.argument(PyTuple_GET_ITEM(args, i));
  if (f.results) {
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(f.results.get()) && in.fits; i++)
      in.argument(PyTuple_GET_ITEM(f.results.get(), i));
  } else {
    for (const Ref& r : f.node->s->results) in.argument(r.get());
  }
}

// Whether two arguments are the same constant: -0.0 is not 0.0, True is not 1.
bool same_constant(PyObject* a, PyObject* b) {
  if (a == b) return true;
  if (Py_TYPE(a) != Py_TYPE(b)) return false;
  if (PyFloat_CheckExact(a)) {
    const double x = PyFloat_AS_DOUBLE(a), y = PyFloat_AS_DOUBLE(b);
    return std::memcmp(&x, &y, sizeof x) == 0;
  }
  if (PyLong_CheckExact(a) || PyUnicode_CheckExact(a))
    return PyObject_RichCompareBool(a, b, Py_EQ) == 1;
  if (!PyTuple_CheckExact(a) || PyTuple_GET_SIZE(a) != PyTuple_GET_SIZE(b)) return false;
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(a); i++)
    if (!same_constant(PyTuple_GET_ITEM(a, i), PyTuple_GET_ITEM(b, i))) return false;
  return true;
}

}  // namespace

struct ReplayProgram {
  std::vector<int64_t> words;
  std::vector<Ref> others;
  std::vector<Step> steps;
  std::vector<int> outputs;  // a slot for each edge, or -1
  int slots = 0;

  bool serves(const Inputs& in) const {
    if (words.size() != static_cast<size_t>(in.num_words) ||
        others.size() != static_cast<size_t>(in.num_others) ||
        std::memcmp(words.data(), in.words, sizeof(int64_t) * in.num_words) != 0)
      return false;
    for (int i = 0; i < in.num_others; i++)
      if (!same_constant(others[i].get(), in.others[i])) return false;
    return true;
  }
};

struct ReplayCache {
  std::vector<std::shared_ptr<const ReplayProgram>> programs;
  size_t next = 0;   // the one that a new one replaces
  int recorded = 0;  // how many there ever were

  void add(std::shared_ptr<const ReplayProgram> p) {
    recorded++;
    if (programs.size() < kPrograms) return programs.push_back(std::move(p));
    programs[next] = std::move(p);
    next = (next + 1) % kPrograms;
  }
};

// ---- recording ---------------------------------------------------------------------------------
struct Recorder {
  std::vector<Ref> tensors;  // by slot; empty: no tensor. Kept, so that no address comes twice
  std::vector<Step> steps;
  bool spoiled = false;  // the formula did something that its calls do not show
  bool writes = false;   // some call writes in place: none may be left out

  int slot_of(PyObject* o) const {
    for (size_t i = 0; i < tensors.size(); i++)
      if (tensors[i].get() == o) return static_cast<int>(i);
    return -1;
  }

  Source source(PyObject* o) {
    Source s;
    if (is_tensor(o)) {
      s.slot = slot_of(o);
      spoiled |= s.slot < 0;
    } else if ((PyTuple_Check(o) || PyList_Check(o)) && holds_tensor(o)) {
      s.list = true;
      PyObject** items = PySequence_Fast_ITEMS(o);
      for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(o); i++)
        s.items.push_back(source(items[i]));
    } else if (PyList_Check(o)) {
      s.constant = Ref(check(PyList_AsTuple(o)));
    } else {
      s.constant = Ref::borrow(o);
    }
    return s;
  }

  static bool holds_tensor(PyObject* o) {
    PyObject** items = PySequence_Fast_ITEMS(o);
    for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(o); i++)
      if (is_tensor(items[i])) return true;
    return false;
  }

  void result(Step& step, PyObject* value) {
    const bool tuple = PyTuple_Check(value);
    const Py_ssize_t count = tuple ? PyTuple_GET_SIZE(value) : 1;
    step.first = static_cast<int>(tensors.size());
    step.count = static_cast<int>(count);
    for (Py_ssize_t i = 0; i < count; i++) {
      PyObject* o = tuple ? PyTuple_GET_ITEM(value, i) : value;
      spoiled |= !is_tensor(o) || slot_of(o) >= 0;
      tensors.push_back(Ref::borrow(o));
    }
    spoiled |= tensors.size() > kMaxSlots;
  }
};

void spoil_recording() { thread_state().recorder->spoiled = true; }

PyObject* dispatch_recorded(Call& call) {
  ThreadState& t = thread_state();
  struct Pause {
    ThreadState& t;
    Recorder* r;
    ~Pause() { t.recorder = r; }
  } pause{t, t.recorder};
  Recorder& r = *t.recorder;
  t.recorder = nullptr;  // what the call does inside is its own affair
  Step step;
  r.spoiled |= call.out != nullptr;
  if (!r.spoiled) {
    step.op = Ref::borrow(reinterpret_cast<PyObject*>(call.op));
    for (int i = 0; i < call.args.n; i++) step.args.push_back(r.source(call.args.objects[i]));
  }
  Ref result(dispatch(call));
  if (r.spoiled) return result.release();
  if (!call.op->s->written.empty()) {
    r.writes = true;
    r.spoiled |= r.slot_of(result.get()) < 0;
  } else {
    r.result(step, result.get());
  }
  r.steps.push_back(std::move(step));
  return result.release();
}

namespace {

std::shared_ptr<ReplayProgram> make_program(Recorder& r, const Inputs& in, PyObject* gradients) {
  auto p = std::make_shared<ReplayProgram>();
  for (Py_ssize_t i = 0; i < PyList_GET_SIZE(gradients); i++) {
    PyObject* g = PyList_GET_ITEM(gradients, i);
    const int slot = g == Py_None ? -1 : r.slot_of(g);
    if (g != Py_None && slot < 0) return nullptr;  // it came from somewhere else
    p->outputs.push_back(slot);
  }
  p->words.assign(in.words, in.words + in.num_words);
  for (int i = 0; i < in.num_others; i++) p->others.push_back(Ref::borrow(in.others[i]));
  p->slots = static_cast<int>(r.tensors.size());
  p->steps = std::move(r.steps);
  p->steps = live_steps(std::move(p->steps), p->outputs, p->slots, r.writes);
  return p;
}

// ---- running -----------------------------------------------------------------------------------
void run_program(const ReplayProgram& p, Slots& slots, Gradients& gradients) {
  for (const Step& step : p.steps) {
    run_step(step, slots);
    release_dead(step, slots);
  }
  for (int o : p.outputs) gradients.push_back(o < 0 ? Ref() : Ref::borrow(slots.at[o]));
}

uint64_t replays = 0;

// Rules of the catalogue, and rules declared so, only make calls; others may do anything.
bool is_replayable(const Formula& f) {
  const ThreadState& t = thread_state();
  PyObject* op = f.node->s->op.get();
  if (!is_operator(op) || f.node->s->context || tracing()) return false;
  const OperatorObject::State& s = *as_operator(op)->s;
  return s.calls_only && !(t.included & ~t.excluded);
}

}  // namespace

PyObject* count_replays(PyObject*, PyObject*) { return PyLong_FromUnsignedLongLong(replays); }

bool replay_formula(Formula& f, Gradients& gradients) {
  if (thread_state().grad_enabled && !f.results)
    f.results = node_results(reinterpret_cast<PyObject*>(f.node));
  if (!is_replayable(f)) return false;
  const auto& cache = as_operator(f.node->s->op.get())->s->replay;
  if (!cache) return false;
  Inputs in;
  take_apart(f, in);
  if (!in.fits) return false;
  for (const auto& candidate : cache->programs) {
    if (!candidate->serves(in)) continue;
    const std::shared_ptr<const ReplayProgram> p = candidate;  // it may be replaced meanwhile
    PyObject* room[kMaxSlots + 1];
    Slots slots(room, p->slots);
    for (int i = 0; i < in.count; i++) slots.at[i] = Ref::borrow(in.tensors[i]).release();
    f.received.clear();
    run_program(*p, slots, gradients);
    replays++;
    return true;
  }
  return false;
}

Ref run_formula(Formula& f) {
  NodeObject::State& n = *f.node->s;
  if (!f.results) {
    f.results = Ref(check(PyTuple_New(static_cast<Py_ssize_t>(n.results.size()))));
    for (size_t i = 0; i < n.results.size(); i++)
      PyTuple_SET_ITEM(f.results.get(), static_cast<Py_ssize_t>(i), Ref(n.results[i]).release());
  }
  Ref received(check(PyTuple_New(static_cast<Py_ssize_t>(f.received.size()))));
  for (size_t i = 0; i < f.received.size(); i++)
    PyTuple_SET_ITEM(received.get(), static_cast<Py_ssize_t>(i),
                     f.received[i] ? Ref(f.received[i]).release() : Ref::borrow(Py_None).release());
  Ref wanted(check(PyTuple_New(static_cast<Py_ssize_t>(f.wanted.size()))));
  for (size_t i = 0; i < f.wanted.size(); i++)
    PyTuple_SET_ITEM(wanted.get(), static_cast<Py_ssize_t>(i),
                     Ref::borrow(f.wanted[i] ? Py_True : Py_False).release());
  // A context gets what it saved; its operator's arguments, as metadata, come last.
  const bool context = static_cast<bool>(n.context);
  PyObject* stack[] = {context ? n.context.get() : n.op.get(),
                       context ? f.saved.get() : f.args.get(),
                       f.results.get(),
                       received.get(),
                       wanted.get(),
                       f.args.get()};
  Inputs in;
  Recorder recorder;
  const bool records = is_replayable(f) && (take_apart(f, in), in.fits) &&
                       (!as_operator(n.op.get())->s->replay ||
                        as_operator(n.op.get())->s->replay->recorded < kMaxRecorded);
  for (int i = 0; records && i < in.count; i++)
    recorder.tensors.push_back(Ref::borrow(in.tensors[i]));
  Ref gradients;
  {
    ThreadState& t = thread_state();
    struct Restore {
      ThreadState& t;
      ~Restore() { t.recorder = nullptr; }
    } restore{t};
    t.recorder = records ? &recorder : nullptr;
    const bool function = context || !is_operator(n.op.get());
    const Hook which = function ? Hook::FunctionGradients : Hook::Gradients;
    gradients =
        Ref(check(PyObject_Vectorcall(check(hook(which)), stack, context ? 6 : 5, nullptr)));
  }
  if (!PyList_Check(gradients.get()) ||
      PyList_GET_SIZE(gradients.get()) != static_cast<Py_ssize_t>(n.edges.size())) {
    PyErr_SetString(PyExc_TypeError, "a gradient hook returns a list, one entry for each edge");
    throw PythonError{};
  }
  if (records && !recorder.spoiled) {
    if (auto program = make_program(recorder, in, gradients.get())) {
      auto& cache = as_operator(n.op.get())->s->replay;
      if (!cache) cache = std::make_shared<ReplayCache>();
      cache->add(std::move(program));
    }
  }
  return gradients;
}

}  // namespace core
