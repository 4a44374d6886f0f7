#include "recording.h"

#include <utility>

#include "dispatch/fake.h"
#include "dispatch/kernels.h"
#include "dispatch/keys.h"
#include "dispatch/trace.h"

namespace core {

namespace {

constexpr size_t kMaxSlots = 256;

bool holds_tensor(PyObject* o) {
  PyObject** items = PySequence_Fast_ITEMS(o);
  for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(o); i++)
    if (is_tensor(items[i])) return true;
  return false;
}

// Whether metadata alone does not determine the sizes of a call's results.
bool depends_on_data(Call& call) {
  const OperatorObject::State& s = *call.op->s;
  if (s.rule || s.view || !s.written.empty()) return false;
  try {
    return !try_infer_outputs(call);
  } catch (const PythonError&) {
    PyErr_Clear();
    return true;
  } catch (const Error&) {
    return true;
  }
}

}  // namespace

Recorder::Recorder(const CallSignature& s) : before_(thread_state().recorder) {
  for (int i = 0; i < s.count(); i++)
    tensors_.push_back(s.tensors()[i] ? Ref::borrow(s.tensors()[i]) : Ref());
  by_data_.resize(tensors_.size());
  thread_state().recorder = this;
}

void Recorder::stop() {
  if (!stopped_) thread_state().recorder = before_;
  stopped_ = true;
}

Recorder::~Recorder() { stop(); }

int Recorder::slot_of(PyObject* o) const {
  for (size_t i = 0; i < tensors_.size(); i++)
    if (tensors_[i].get() == o) return static_cast<int>(i);
  return -1;
}

Source Recorder::source(PyObject* o) {
  Source s;
  if (is_tensor(o)) {
    s.slot = slot_of(o);
    spoiled_ |= s.slot < 0;
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

void Recorder::read_sizes(TensorObject* t) {
  const int slot = slot_of(reinterpret_cast<PyObject*>(t));
  if (slot >= 0 && by_data_[slot]) spoiled_ = true;
}

void Recorder::add_results(Step& step, PyObject* value, bool by_data) {
  const bool tuple = PyTuple_Check(value);
  const Py_ssize_t count = tuple ? PyTuple_GET_SIZE(value) : 1;
  step.first = static_cast<int>(tensors_.size());
  step.count = static_cast<int>(count);
  for (Py_ssize_t i = 0; i < count; i++) {
    PyObject* o = tuple ? PyTuple_GET_ITEM(value, i) : value;
    spoiled_ |= !is_tensor(o) || slot_of(o) >= 0;
    tensors_.push_back(Ref::borrow(o));
    by_data_.push_back(by_data);
  }
  spoiled_ |= tensors_.size() > kMaxSlots;
}

PyObject* Recorder::record(Call& call) {
  ThreadState& t = thread_state();
  struct Pause {
    ThreadState& t;
    Recorder* r;
    ~Pause() { t.recorder = r; }
  } pause{t, t.recorder};
  t.recorder = nullptr;  // calls made inside this one are not recorded
  Step step;
  spoiled_ |= call.out != nullptr;
  if (!spoiled_) {
    step.op = Ref::borrow(reinterpret_cast<PyObject*>(call.op));
    for (int i = 0; i < call.args.n; i++) step.args.push_back(source(call.args.objects[i]));
  }
  const bool spoiled = std::exchange(spoiled_, true);  // where it raises, too: that may be caught
  Ref result(dispatch(call));
  spoiled_ = spoiled;
  if (spoiled_) return result.release();
  if (!call.op->s->written.empty()) {
    writes_ = true;
    spoiled_ |= slot_of(result.get()) < 0;
  } else {
    bool by_data = false;
    each_tensor(call, [&](TensorObject* x, int) {
      const int slot = slot_of(reinterpret_cast<PyObject*>(x));
      by_data |= slot >= 0 && by_data_[slot];
    });
    by_data = by_data || depends_on_data(call);
    spoiled_ |= by_data && call.schema().returns_list;  // how many there are may depend on it, too
    add_results(step, result.get(), by_data);
  }
  steps_.push_back(std::move(step));
  return result.release();
}

std::shared_ptr<Recording> Recorder::finish(PyObject* const* outputs, Py_ssize_t count) {
  stop();
  if (spoiled_) return nullptr;
  auto made = std::make_shared<Recording>();
  for (Py_ssize_t i = 0; i < count; i++) {
    const int slot = outputs[i] == Py_None ? -1 : slot_of(outputs[i]);
    if (outputs[i] != Py_None && slot < 0) return nullptr;  // it came from somewhere else
    made->outputs.push_back(slot);
    const AutogradMeta* meta = slot < 0 ? nullptr : as_tensor(outputs[i])->meta;
    made->several.push_back(meta && meta->view_mode == ViewMode::OneOfSeveral);
  }
  made->slots = static_cast<int>(tensors_.size());
  made->steps = live_steps(std::move(steps_), made->outputs, made->slots, writes_);
  made->epoch = plan_epoch;
  if (!writes_ && count == 1) note_writing(*made);
  return made;
}

// The last step's in-place form, if it is given the first tensor, and its result is like that one.
void Recorder::note_writing(Recording& made) const {
  if (made.steps.empty() || made.outputs[0] <= 0 || !tensors_[0]) return;
  const Step& last = made.steps.back();
  if (last.first != made.outputs[0] || last.count != 1 || last.args[0].slot != 0) return;
  const TensorObject *x = as_tensor(tensors_[0].get()),
                     *y = as_tensor(tensors_[static_cast<size_t>(last.first)].get());
  if (x->dtype != y->dtype || x->ndim != y->ndim ||
      !std::equal(x->sizes(), x->sizes() + x->ndim, y->sizes()))
    return;
  const std::string name = as_operator(last.op.get())->s->schema.full_name() + "_";
  PyObject* op = find_operator_object(name.c_str());
  if (op == nullptr) return PyErr_Clear();
  if (as_operator(op)->s->functional != as_operator(last.op.get())) return;
  made.writing = last;
  made.writing->op = Ref::borrow(op);
}

PyObject* dispatch_recorded(Call& call) { return thread_state().recorder->record(call); }
void record_size_read(TensorObject* t) { thread_state().recorder->read_sizes(t); }
void spoil_recording() { thread_state().recorder->spoil(); }

bool runs_plainly() {
  const ThreadState& t = thread_state();
  return !tracing() && !(t.included & ~t.excluded);
}

Ref Recording::run(const CallSignature& s, bool in_place) const {
  PyObject** room = static_cast<PyObject**>(__builtin_alloca(sizeof(PyObject*) * (slots + 1)));
  Slots at(room, slots);
  for (int i = 0; i < s.count(); i++)
    at.at[i] = s.tensors()[i] ? Ref::borrow(s.tensors()[i]).release() : nullptr;
  const size_t all = steps.size() - (in_place && writing ? 1 : 0);
  for (size_t i = 0; i < all; i++) {
    run_step(steps[i], at);
    release_dead(steps[i], at);
  }
  if (all < steps.size()) {
    run_step(*writing, at);
    as_tensor(at.at[0])->storage->version.take_back();  // the call that this is part of counts it
  }
  const auto count = static_cast<Py_ssize_t>(outputs.size());
  Ref out(check(PyTuple_New(count)));
  for (Py_ssize_t i = 0; i < count; i++) {
    PyObject* o = outputs[i] < 0 ? Py_None : at.at[outputs[i]];
    if (several[i]) meta_of(as_tensor(o))->view_mode = ViewMode::OneOfSeveral;
    PyTuple_SET_ITEM(out.get(), i, Ref::borrow(o).release());
  }
  return out;
}

Ref run_decomposition(Call& call, bool in_place) {
  const OperatorObject* op = call.op;
  const Ref decomposition = Ref::borrow(op->decomposition);
  if (!op->s->decomposes_by_calls || !runs_plainly())
    return Ref(call_python(call, decomposition.get()));
  CallSignature signature;
  signature.add_call(call);
  signature.finish();
  if (!signature.fits()) return Ref(call_python(call, decomposition.get()));
  if (!op->s->decompositions) op->s->decompositions = std::make_shared<Recordings>();
  const auto kept = op->s->decompositions;  // Python code may set another decomposition
  const bool single = !call.schema().returns_tuple && !call.schema().returns_list;
  if (const auto known = kept->find(signature); known && known->epoch == plan_epoch) {
    Ref outputs = known->run(signature, in_place);
    return single ? Ref::borrow(PyTuple_GET_ITEM(outputs.get(), 0)) : std::move(outputs);
  }
  if (!kept->may_add()) return Ref(call_python(call, decomposition.get()));
  Recorder recorder(signature);
  Ref result(call_python(call, decomposition.get()));
  recorder.stop();
  const bool sequence = PyTuple_Check(result.get()) || PyList_Check(result.get());
  PyObject* one = result.get();
  if (single == sequence) return result;  // it is refused
  kept->add(signature, single ? recorder.finish(&one, 1)
                              : recorder.finish(PySequence_Fast_ITEMS(result.get()),
                                                PySequence_Fast_GET_SIZE(result.get())));
  return result;
}

}  // namespace core
