// Running operator calls that are known in advance.
#include "steps.h"

#include <algorithm>
#include <new>

#include "dispatch/out.h"
#include "launch/body_together.h"
#include "memory/profile.h"
#include "planned.h"

namespace core {

Slots::Slots(PyObject** room, int count, const std::vector<Ref>* planned)
    : at(room), count(count), planned(planned) {
  std::fill_n(at, count, nullptr);
}

Slots::~Slots() {
  for (int i = 0; i < count; i++) Py_XDECREF(at[i]);
}

namespace {

void each_slot(const Source& s, std::vector<int>& last, int step) {
  if (s.slot >= 0) last[s.slot] = std::max(last[s.slot], step);
  for (const Source& item : s.items) each_slot(item, last, step);
}

PyObject* fetch(const Source& s, const Slots& slots, Arena& arena) {
  if (s.slot >= 0) return slots.at[s.slot];
  if (!s.list) return s.constant.get();
  PyObject* items = check(PyTuple_New(static_cast<Py_ssize_t>(s.items.size())));
  arena.keep(items);
  for (size_t i = 0; i < s.items.size(); i++)
    PyTuple_SET_ITEM(items, static_cast<Py_ssize_t>(i),
                     Ref::borrow(fetch(s.items[i], slots, arena)).release());
  return items;
}

void keep_data(const Source& s, const Slots& slots, Together& together) {
  if (s.slot >= 0 && is_tensor(slots.at[s.slot]))
    together.keep(as_tensor(slots.at[s.slot])->data());
  for (const Source& item : s.items) keep_data(item, slots, together);
}

// Memory for the results, as a caller passes it.
void pass_out(const Step& step, Call& call, const Slots& slots) {
  if (!call.schema().returns_tuple) return read_out(call, slots.at[step.out[0]]);
  PyObject* items = check(PyTuple_New(static_cast<Py_ssize_t>(step.out.size())));
  call.arena->keep(items);
  for (size_t i = 0; i < step.out.size(); i++)
    PyTuple_SET_ITEM(items, static_cast<Py_ssize_t>(i),
                     Ref::borrow(slots.at[step.out[i]]).release());
  read_out(call, items);
}

// An operator that returns a list may return a list of another length than before, or than its fake
// kernel.
void check_count(const Step& step, PyObject* result) {
  const Py_ssize_t made = PyTuple_Check(result) ? PyTuple_GET_SIZE(result) : 1;
  if (made == step.count) return;
  throw Error{
      "DataDependentError",
      str(as_operator(step.op.get())->s->schema.full_name(), " returned ", made, " tensors"),
      str("a graph was made in which it returns ", step.count),
      "operators that return as many tensors as their fake kernels",
      "let its fake kernel return that number of results, or raise DataDependentError"};
}

// Collected calls count their writes before they are made. A second count after the write tells a
// thread that read in between that it may have seen the old values.
class CountLateWrites {
 public:
  CountLateWrites(const Step* begin, const Step* end, const Slots& slots)
      : begin_(begin), end_(end), slots_(slots) {}
  ~CountLateWrites() {
    for (const Step* step = begin_; step != end_; step++) {
      for (int slot : step->out) count(slot);
      for (int i : as_operator(step->op.get())->s->written) count(step->args[i].slot);
    }
  }
  CountLateWrites(const CountLateWrites&) = delete;

 private:
  void count(int slot) {
    if (slot >= 0 && slots_.at[slot]) as_tensor(slots_.at[slot])->storage->late++;
  }

  const Step *begin_, *end_;
  const Slots& slots_;
};

// The name of a batch in a profile.
Ref names_of(const Step* begin, const Step* end) {
  const std::string first = message_text(as_operator(begin->op.get())->name);
  return Ref(check(PyUnicode_FromString(str(first, " and ", end - begin - 1, " more").c_str())));
}

int64_t bytes_moved(const Step* begin, const Step* end, const Slots& slots) {
  int64_t bytes = 0;
  const auto add = [&](int slot) {
    if (slot < 0 || slots.at[slot] == nullptr || !is_tensor(slots.at[slot])) return;
    const TensorObject* t = as_tensor(slots.at[slot]);
    bytes += t->numel * itemsize(t->dtype);
  };
  for (const Step* step = begin; step != end; step++) {
    for (const Source& s : step->args) add(s.slot);
    for (int k = 0; k < step->count; k++) add(step->first + k);
    for (int slot : step->out) add(slot);
  }
  return bytes;
}

}  // namespace

std::vector<Step> live_steps(std::vector<Step> steps, const std::vector<int>& outputs, int slots,
                             bool writes) {
  std::vector<int> last(slots, -1);
  const int end = static_cast<int>(steps.size());
  for (int o : outputs)
    if (o >= 0) last[o] = end;
  std::vector<Step> live;
  for (int i = end - 1; i >= 0; i--) {
    Step& s = steps[i];
    bool read = writes || s.first < 0;
    for (int k = 0; k < s.count; k++) read |= last[s.first + k] >= 0;
    if (!read) {
      s.op = Ref();
      continue;
    }
    for (int k = 0; k < s.count; k++) last[s.first + k] = std::max(last[s.first + k], i);
    for (const Source& a : s.args) each_slot(a, last, i);
    for (int slot : s.out) last[slot] = std::max(last[slot], i);
  }
  for (int slot = 0; slot < slots; slot++)
    if (last[slot] >= 0 && last[slot] < end) steps[last[slot]].dead.push_back(slot);
  for (Step& s : steps)
    if (s.op) live.push_back(std::move(s));
  return live;
}

void run_step(const Step& step, Slots& slots) {
  OperatorObject* op = as_operator(step.op.get());
  const int n = static_cast<int>(step.args.size());
  auto** objects = static_cast<PyObject**>(__builtin_alloca(sizeof(PyObject*) * (n + 1)));
  auto* values = static_cast<Value*>(__builtin_alloca(sizeof(Value) * (n + 1)));
  for (int i = 0; i < n; i++) new (values + i) Value;
  Arena arena;
  for (int i = 0; i < n; i++) objects[i] = fetch(step.args[i], slots, arena);
  Call call{op, {&op->s->schema, n, objects, values}, &arena};
  read_values(call);
  if (!step.out.empty()) pass_out(step, call, slots);
  const Ref result(dispatch(call));
  for (size_t i = 0; i < step.versions.size(); i++) {
    PyObject* written = step.out.empty() ? objects[op->s->written[i]] : slots.at[step.out[i]];
    as_tensor(written)->storage->version += step.versions[i];
  }
  if (step.first >= 0) {
    check_count(step, result.get());
    const bool tuple = PyTuple_Check(result.get());
    for (int k = 0; k < step.count; k++) {
      PyObject* one = tuple ? PyTuple_GET_ITEM(result.get(), k) : result.get();
      const Ref* planned = step.planned.empty() ? nullptr : &(*slots.planned)[step.planned[k]];
      const bool as_it_is = planned == nullptr || is_as_planned(one, *planned);
      slots.at[step.first + k] =
          (as_it_is ? Ref::borrow(one) : as_planned(call, one, k, *planned, step.by_data))
              .release();
    }
  }
}

void release_dead(const Step& step, Slots& slots) {
  for (int slot : step.dead) Py_CLEAR(slots.at[slot]);
}

void run_batch(const Step* begin, const Step* end, Slots& slots) {
  {
    const CountLateWrites counted(begin, end, slots);
    Together together;
    for (const Step* step = begin; step != end; step++) {
      together.begin_call(as_operator(step->op.get())->s->body,
                          step->out.empty() && step->first >= 0);
      for (const Source& s : step->args) keep_data(s, slots, together);
      for (int slot : step->out) together.keep(as_tensor(slots.at[slot])->data());
      run_step(*step, slots);
    }
    configured_threads();
    ProfileScope event(EventKind::Kernel, active_profile ? names_of(begin, end).get() : nullptr);
    if (event.records()) event.add_bytes(bytes_moved(begin, end, slots));
    const ReleaseGil released(true);
    together.run();
  }
  for (const Step* step = begin; step != end; step++) release_dead(*step, slots);
}

}  // namespace core
