// Formulas without Python: the operator calls that a derivative rule made, made again.
//
// Rules that do more than call operators, and those of other namespaces, which may do anything, run
// in Python every time (recording/recording.h).
#include <memory>
#include <optional>

#include "dispatch/hooks.h"
#include "dispatch/keys.h"
#include "engine.h"
#include "recording/recording.h"

namespace core {

namespace {

void take_apart(const Formula& f, CallSignature& s) {
  int64_t wanted = 0;
  for (size_t i = 0; i < f.wanted.size(); i++) {
    wanted = wanted << 1 | f.wanted[i];
    if (i % 62 != 61 && i + 1 != f.wanted.size()) continue;
    s.add_word(wanted);
    wanted = 0;
  }
  for (const Ref& g : f.received) s.add_tensor(g.get());
  PyObject* args = f.args.get();
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(args); i++) s.add_argument(PyTuple_GET_ITEM(args, i));
  if (f.results) {
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(f.results.get()); i++)
      s.add_argument(PyTuple_GET_ITEM(f.results.get(), i));
  } else {
    for (const Ref& r : f.node->s->results) s.add_argument(r.get());
  }
  s.finish();
}

uint64_t replays = 0;

// Rules of the catalogue only make calls, and so do those that declare it; others may do anything.
bool is_replayable(const Formula& f) {
  PyObject* op = f.node->s->op.get();
  if (!is_operator(op) || f.node->s->context || !runs_plainly()) return false;
  return as_operator(op)->s->calls_only;
}

}  // namespace

PyObject* count_replays(PyObject*, PyObject*) { return PyLong_FromUnsignedLongLong(replays); }

bool replay_formula(Formula& f, Gradients& gradients) {
  if (thread_state().grad_enabled && !f.results)
    f.results = node_results(reinterpret_cast<PyObject*>(f.node));
  if (!is_replayable(f)) return false;
  const auto& cache = as_operator(f.node->s->op.get())->s->replay;
  if (!cache) return false;
  CallSignature signature;
  take_apart(f, signature);
  if (!signature.fits()) return false;
  const auto known = cache->find(signature);
  if (!known) return false;
  const Ref outputs = known->run(signature);
  f.received.clear();
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(outputs.get()); i++) {
    PyObject* g = PyTuple_GET_ITEM(outputs.get(), i);
    gradients.push_back(g == Py_None ? Ref() : Ref::borrow(g));
  }
  replays++;
  return true;
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
  // A context gets its saved values; the operator's arguments, as metadata, come last.
  const bool context = static_cast<bool>(n.context);
  PyObject* stack[] = {context ? n.context.get() : n.op.get(),
                       context ? f.saved.get() : f.args.get(),
                       f.results.get(),
                       received.get(),
                       wanted.get(),
                       f.args.get()};
  CallSignature signature;
  std::optional<Recorder> recorder;
  std::shared_ptr<Recordings> kept;
  if (is_replayable(f)) {
    take_apart(f, signature);
    kept = as_operator(n.op.get())->s->replay;
    if (!kept) kept = as_operator(n.op.get())->s->replay = std::make_shared<Recordings>();
    if (signature.fits() && kept->may_add()) recorder.emplace(signature);
  }
  const bool function = context || !is_operator(n.op.get());
  const Hook which = function ? Hook::FunctionGradients : Hook::Gradients;
  Ref gradients(check(PyObject_Vectorcall(check(hook(which)), stack, context ? 6 : 5, nullptr)));
  if (recorder) recorder->stop();
  if (!PyList_Check(gradients.get()) ||
      PyList_GET_SIZE(gradients.get()) != static_cast<Py_ssize_t>(n.edges.size())) {
    PyErr_SetString(PyExc_TypeError, "a gradient hook returns a list, one entry for each edge");
    throw PythonError{};
  }
  if (recorder)
    kept->add(signature, recorder->finish(PySequence_Fast_ITEMS(gradients.get()),
                                          PyList_GET_SIZE(gradients.get())));
  return gradients;
}

}  // namespace core
