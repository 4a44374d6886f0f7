// The reverse pass: gradients go from node to node, the latest recorded first, and end in leaves.
//
// A node's sequence is greater than that of every node it leads to, so the waiting node of the
// greatest sequence has all its gradients. Nothing recurses: graphs may be of any depth.
#include "engine.h"

#include <map>
#include <unordered_map>

#include "dispatch/hooks.h"
#include "dispatch/keys.h"
#include "levels.h"
#include "memory/profile.h"
#include "recording/recording.h"
#include "tensor/subclass.h"
#include "watch.h"

namespace core {
namespace {

PyObject* as_object(TensorObject* t) { return reinterpret_cast<PyObject*>(t); }

PyObject* operator_named(const char* name, PyObject*& found) {
  if (found == nullptr) found = Ref::borrow(check(find_operator_object(name))).release();
  return found;
}

Ref call1(PyObject* op, PyObject* a) { return Ref(check(PyObject_CallOneArg(op, a))); }
Ref call2(PyObject* op, PyObject* a, PyObject* b) {
  PyObject* stack[] = {a, b};
  return Ref(check(PyObject_Vectorcall(op, stack, 2, nullptr)));
}

// Nobody else sees this tensor or its memory, so it may be kept.
bool is_ours(const Ref& gradient) {
  if (Py_REFCNT(gradient.get()) != 1) return false;
  const TensorObject* t = as_tensor(gradient.get());
  return t->storage && t->storage->refs == 1 && !t->storage->fake && !t->storage->read_only &&
         !t->weakrefs && !(t->flags & kFlagWrapped) && is_contiguous(t);
}

bool same_kind(const TensorObject* a, const TensorObject* b) {
  return a->dtype == b->dtype && a->device == b->device && a->ndim == b->ndim &&
         std::equal(a->sizes(), a->sizes() + a->ndim, b->sizes());
}

void add_gradient(Ref& total, Ref gradient) {
  static PyObject *add, *add_to;
  if (!total) {
    total = std::move(gradient);
  } else if (!thread_state().grad_enabled && is_ours(total) &&
             !(as_tensor(total.get())->flags & kFlagRequiresGrad) &&
             same_kind(as_tensor(total.get()), as_tensor(gradient.get()))) {
    call2(operator_named("core::add_", add_to), total.get(), gradient.get());
  } else {
    total = call2(operator_named("core::add", add), total.get(), gradient.get());
  }
}

[[noreturn]] void throw_hook(PyObject* result) {
  throw Error{"AutogradError", str("a hook of a tensor returned a ", Py_TYPE(result)->tp_name),
              "a hook's result replaces the gradient", "a tensor, or None to keep the gradient",
              "return one of these from the hook"};
}

// The next step, a formula or the leaf's grad, relies on the gradient's shape and dtype.
void check_hooked(const TensorObject* before, const TensorObject* after) {
  if (same_kind(before, after)) return;
  const bool same = before->ndim == after->ndim && before->device == after->device &&
                    std::equal(before->sizes(), before->sizes() + before->ndim, after->sizes());
  throw Error{same ? "DtypeError" : "ShapeError",
              str("a hook turned the gradient ", describe(before), " into ", describe(after)),
              "a hook's result replaces the gradient", describe(before),
              "return a tensor of that shape and dtype, on that device"};
}

// functions: a dict id -> fn(gradient); nullptr: none.
void run_hooks(PyObject* functions, Ref& gradient) {
  if (functions == nullptr || PyDict_GET_SIZE(functions) == 0) return;
  const Ref snapshot(check(PyDict_Values(functions)));  // hooks may remove themselves
  for (Py_ssize_t i = 0; i < PyList_GET_SIZE(snapshot.get()); i++) {
    Ref result = call1(PyList_GET_ITEM(snapshot.get(), i), gradient.get());
    if (result.get() == Py_None) continue;
    if (!is_tensor(result.get())) throw_hook(result.get());
    check_hooked(as_tensor(gradient.get()), as_tensor(result.get()));
    gradient = std::move(result);
  }
}

Ref kept(Ref gradient) {
  static PyObject* clone;
  if (is_ours(gradient)) return gradient;
  return call1(operator_named("core::clone", clone), gradient.get());
}

// A gradient is of its tensor's type, whatever the operators on the way were called with.
Ref typed(Ref gradient, const TensorObject* t) {
  if (!gradient || in_subclass(as_tensor(gradient.get())) == in_subclass(t)) return gradient;
  if (Py_REFCNT(gradient.get()) != 1) gradient = kept(std::move(gradient));
  set_subclass(as_tensor(gradient.get()), in_subclass(t));
  return gradient;
}

// ---- the walk ----------------------------------------------------------------------------------
struct Target {
  PyObject* node = nullptr;  // a Node, a leaf, or nullptr; kept alive by the caller
  uint32_t index = 0;
};

Target target_of(TensorObject* t, int64_t level) {
  refresh_history_of(t);
  if (level && !is_of(t, level)) return {};
  if (level && !t->meta->node) return {as_object(t), 0};
  if (t->meta && t->meta->node) return {t->meta->node, t->meta->output};
  return {t->flags & kFlagRequiresGrad ? as_object(t) : nullptr, 0};
}

class Walk {
 public:
  explicit Walk(bool keep, int64_t level = 0) : keep_(keep), level_(level) {}

  // Only nodes that lead to these tensors are visited.
  void ask(PyObject* tensors) {
    restricted_ = true;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(tensors); i++) {
      const Target t = target_of(as_tensor(PyTuple_GET_ITEM(tensors, i)), level_);
      asked_.push_back({Ref::borrow(t.node), t.index, Ref()});
      useful_[t.node] = true;
    }
  }

  void run(PyObject* outputs, PyObject* gradients) {
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(outputs); i++) {
      const Target t = target_of(as_tensor(PyTuple_GET_ITEM(outputs, i)), level_);
      if (t.node == nullptr || PyTuple_GET_ITEM(gradients, i) == Py_None) continue;
      if (restricted_) mark_useful(t.node);
      receive(t.node, t.index, Ref::borrow(PyTuple_GET_ITEM(gradients, i)));
    }
    for (int visits = 1; !waiting_.empty(); visits++) {
      if (visits % 64 == 0) check(PyErr_CheckSignals());  // Ctrl-C
      auto last = waiting_.extract(std::prev(waiting_.end()));
      visit(last.mapped().node, std::move(last.mapped().received));
    }
  }

  struct Leaf {
    Ref tensor, gradient;
  };
  std::vector<Leaf>& leaves() { return leaves_; }

  // The gradient that arrived at the i-th requested tensor; empty: none.
  Ref& arrived(size_t i) {
    Asked& a = asked_[i];
    if (!a.node || !is_tensor(a.node.get())) return a.gradient;
    static Ref nothing;
    const Py_ssize_t at = find_leaf(a.node.get());
    return at < 0 ? nothing : leaves_[at].gradient;
  }

 private:
  struct Waiting {
    Ref node;
    Small<Ref, 1> received;
  };
  struct Asked {
    Ref node;
    uint32_t index;
    Ref gradient;
  };

  bool is_wanted(const Edge& e) const {
    if (!e.target) return false;
    if (!restricted_) return true;
    auto found = useful_.find(e.target.get());
    return found != useful_.end() && found->second;
  }

  // Depth first, targets before the nodes that lead to them.
  void mark_useful(PyObject* root) {
    std::vector<std::pair<PyObject*, size_t>> stack;  // a node and its next edge
    auto enter = [&](PyObject* o) {
      if (!is_node(o) || !seen_.emplace(o, true).second) return;
      stack.push_back({o, 0});
    };
    enter(root);
    while (!stack.empty()) {
      PyObject* at = stack.back().first;
      const auto& edges = as_node(at)->s->edges;
      if (stack.back().second < edges.size()) {
        if (PyObject* next = edges[stack.back().second++].target.get()) enter(next);
        continue;
      }
      for (const Edge& e : edges)
        if (is_wanted(e)) useful_[at] = true;
      stack.pop_back();
    }
  }

  Py_ssize_t find_leaf(PyObject* tensor) const {
    if (leaves_.size() <= 8) {
      for (size_t i = 0; i < leaves_.size(); i++)
        if (leaves_[i].tensor.get() == tensor) return static_cast<Py_ssize_t>(i);
      return -1;
    }
    auto found = leaf_places_.find(tensor);
    return found == leaf_places_.end() ? -1 : static_cast<Py_ssize_t>(found->second);
  }

  void receive_leaf(PyObject* tensor, Ref gradient) {
    const Py_ssize_t at = find_leaf(tensor);
    if (at >= 0) return add_gradient(leaves_[at].gradient, std::move(gradient));
    leaves_.push_back({Ref::borrow(tensor), std::move(gradient)});
    if (leaves_.size() == 9)
      for (size_t i = 0; i < 8; i++) leaf_places_[leaves_[i].tensor.get()] = i;
    if (leaves_.size() > 8) leaf_places_[tensor] = leaves_.size() - 1;
  }

  void receive(PyObject* target, uint32_t index, Ref gradient) {
    if (restricted_ && !useful_[target]) return;
    if (is_tensor(target)) return receive_leaf(target, std::move(gradient));
    NodeObject::State& n = *as_node(target)->s;
    Waiting& w = waiting_[n.sequence];
    if (!w.node) {
      w.node = Ref::borrow(target);
      w.received.resize(n.results.size());
    }
    add_gradient(w.received[index], std::move(gradient));
  }

  void visit(const Ref& owned, Small<Ref, 1> received) {
    NodeObject* node = as_node(owned.get());
    for (size_t h = 0; h < node->s->hooks.size(); h++) {  // a hook may add hooks
      const uint32_t output = node->s->hooks[h].output;
      const Ref functions = node->s->hooks[h].functions;
      if (received[output]) run_hooks(functions.get(), received[output]);
    }
    for (Asked& a : asked_)  // complete here: every gradient of this node came in
      if (a.node.get() == owned.get()) a.gradient = received[a.index];
    Formula f{node, Ref(), Ref(), node->s->saved, std::move(received), {}};
    bool any = false;
    for (const Edge& e : node->s->edges) {
      const bool wanted = is_wanted(e);
      f.wanted.push_back(wanted);
      any |= wanted;
    }
    if (!any) return;
    const bool of_graph = node->s->of_graph;
    const uint64_t came = of_graph ? bits_of(f.received) : 0;
    try {
      of_graph ? check_graph(node, came) : check_saved(node);
      f.args = node->s->args;
      if (!node->s->packed.empty()) unpack_saved(f);
      hand_on(f);
    } catch (const PythonError&) {
      explain_failure(node);
      throw;
    } catch (const Error&) {
      set_python_error();
      explain_failure(node);
      throw PythonError{};
    }
    if (!keep_) of_graph ? release_graph(node, came) : release_saved(node);
  }

  static uint64_t bits_of(const Small<Ref, 1>& received) {
    uint64_t bits = 0;
    for (size_t i = 0; i < received.size() && i < 64; i++)
      if (received[i]) bits |= uint64_t{1} << i;
    return bits;
  }

  void hand_on(Formula& f) {
    Gradients gradients;
    if (!replay_formula(f, gradients)) {
      const Ref list = run_formula(f);
      for (Py_ssize_t i = 0; i < PyList_GET_SIZE(list.get()); i++) {
        PyObject* g = PyList_GET_ITEM(list.get(), i);
        gradients.push_back(g == Py_None ? Ref() : Ref::borrow(g));
      }
    }
    f.received.clear();
    if (watches_anomalies) check_gradients(f.node, gradients);
    const auto& edges = f.node->s->edges;
    for (size_t i = 0; i < edges.size() && i < gradients.size(); i++)
      if (f.wanted[i] && gradients[i])
        receive(edges[i].target.get(), edges[i].index, std::move(gradients[i]));
  }

  bool keep_, restricted_ = false;
  int64_t level_;                        // of core.func; 0: the tape
  std::map<uint64_t, Waiting> waiting_;  // by sequence
  std::vector<Leaf> leaves_;
  std::unordered_map<PyObject*, size_t> leaf_places_;  // where there are many
  std::vector<Asked> asked_;
  std::unordered_map<PyObject*, bool> useful_, seen_;
};

// ---- the end of a pass -------------------------------------------------------------------------
bool can_add_in_place(const TensorObject* grad, const TensorObject* gradient) {
  return !thread_state().grad_enabled && same_kind(grad, gradient) && grad->storage &&
         !(grad->flags & (kFlagWrapped | kFlagRequiresGrad)) && !grad->storage->read_only &&
         !overlaps_itself(grad);
}

Ref sum_of(const Ref& before, const Ref& gradient) {
  static PyObject *add, *add_to;
  const bool direct = can_add_in_place(as_tensor(before.get()), as_tensor(gradient.get()));
  PyObject* op = direct ? operator_named("core::add_", add_to) : operator_named("core::add", add);
  return call2(op, before.get(), gradient.get());
}

// tensor.grad += gradient. Kernels let other threads run, which may add to the same leaf: each
// takes grad out to add to it, and then adds any gradient that another thread stored meanwhile.
void accumulate(TensorObject* t, Ref gradient) {
  for (bool ours = false;; ours = true) {
    Ref before(std::exchange(meta_of(t)->grad, nullptr));
    if (!before && ours) {
      meta_of(t)->grad = gradient.release();
      return;
    }
    try {
      gradient = before ? sum_of(before, gradient) : kept(std::move(gradient));
    } catch (...) {
      if (before && !meta_of(t)->grad) meta_of(t)->grad = before.release();
      throw;
    }
    if (before && before.get() != gradient.get()) release_deep(before.release());
  }
}

void run_after_hooks(PyObject* tensor) {
  AutogradMeta* meta = as_tensor(tensor)->meta;
  if (!meta || !meta->after_hooks || PyDict_GET_SIZE(meta->after_hooks) == 0) return;
  const Ref snapshot(check(PyDict_Values(meta->after_hooks)));
  for (Py_ssize_t i = 0; i < PyList_GET_SIZE(snapshot.get()); i++)
    call1(PyList_GET_ITEM(snapshot.get(), i), tensor);
}

void finish_leaves(Walk& walk) {
  for (Walk::Leaf& leaf : walk.leaves()) {
    leaf.gradient = typed(std::move(leaf.gradient), as_tensor(leaf.tensor.get()));
    AutogradMeta* meta = as_tensor(leaf.tensor.get())->meta;
    const Ref functions = Ref::borrow(meta ? meta->hooks : nullptr);
    run_hooks(functions.get(), leaf.gradient);
  }
}

// The number 1 of a tensor's shape and dtype, where the host can write it.
Ref one_like(TensorObject* t) {
  if (t->flags & (kFlagFake | kFlagWrapped) || !runtime_of(t->device.type)->host_accessible)
    return Ref();
  static PyObject* number = check(PyLong_FromLong(1));
  Ref one(as_object(empty_tensor(t->ndim, t->sizes(), t->dtype, t->device, false)));
  write_number(number, t->dtype, as_tensor(one.get())->data());
  typed_like(as_tensor(one.get()), t);
  return one;
}

// The gradients that a pass starts with; start(tensor, gradient) in core.autograd checks them.
Ref starts(PyObject* outputs, PyObject* given) {
  Ref all(check(PyTuple_New(PyTuple_GET_SIZE(outputs))));
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(outputs); i++) {
    TensorObject* t = as_tensor(PyTuple_GET_ITEM(outputs, i));
    PyObject* g = given == Py_None ? Py_None : PyTuple_GET_ITEM(given, i);
    const bool plain =
        g == Py_None && t->numel == 1 && is_differentiable(t->dtype) && !is_complex(t->dtype);
    Ref start = plain ? one_like(t) : Ref();
    if (!start) start = call2(check(hook(Hook::StartGradient)), as_object(t), g);
    PyTuple_SET_ITEM(all.get(), i, start.release());
  }
  return all;
}

// The thread's state while formulas run.
class PassGuard {
 public:
  explicit PassGuard(bool record) : state_(thread_state()), before_(state_) {
    state_.grad_enabled = record;
    state_.excluded |= bit(Key::Autocast);
    state_.recorder = nullptr;
  }
  ~PassGuard() {
    state_.grad_enabled = before_.grad_enabled;
    state_.excluded = before_.excluded;
    state_.recorder = before_.recorder;
  }
  PassGuard(const PassGuard&) = delete;

 private:
  ThreadState& state_;
  ThreadState before_;
};

Ref found_gradients(Walk& walk, PyObject* inputs) {
  const Py_ssize_t count = PyTuple_GET_SIZE(inputs);
  Ref found(check(PyTuple_New(count)));
  for (Py_ssize_t i = 0; i < count; i++) {
    Ref& g = walk.arrived(static_cast<size_t>(i));
    g = typed(std::move(g), as_tensor(PyTuple_GET_ITEM(inputs, i)));
    PyTuple_SET_ITEM(found.get(), i, Ref::borrow(g ? g.get() : Py_None).release());
  }
  return found;
}

void accumulate_all(Walk& walk, PyObject* inputs) {
  if (inputs == Py_None) {
    for (Walk::Leaf& leaf : walk.leaves()) {
      accumulate(as_tensor(leaf.tensor.get()), std::move(leaf.gradient));
      run_after_hooks(leaf.tensor.get());
    }
    return;
  }
  const Ref found = found_gradients(walk, inputs);
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(inputs); i++) {
    PyObject* g = PyTuple_GET_ITEM(found.get(), i);
    if (g == Py_None) continue;
    accumulate(as_tensor(PyTuple_GET_ITEM(inputs, i)), Ref::borrow(g));
    run_after_hooks(PyTuple_GET_ITEM(inputs, i));
  }
}

bool is_tensors(PyObject* o) {
  if (!PyTuple_Check(o)) return false;
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(o); i++)
    if (!is_tensor(PyTuple_GET_ITEM(o, i))) return false;
  return true;
}

// Collected calls are made before a pass goes through their history.
void settle_captured(PyObject* tensors) {
  for (Py_ssize_t i = 0; tensors != Py_None && i < PyTuple_GET_SIZE(tensors); i++) {
    PyObject* o = PyTuple_GET_ITEM(tensors, i);
    const uint16_t flags = is_tensor(o) ? as_tensor(o)->flags : 0;
    if ((flags & (kFlagCaptured | kFlagStandIn)) == kFlagCaptured && settle_history)
      settle_history(as_tensor(o));
  }
}

// The result of a pass whose calls are collected; empty if the pass has to be made.
Ref collected_pass(PyObject* const* args) {
  if (!collects_calls()) return Ref();
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(args[0]); i++)
    if (as_tensor(PyTuple_GET_ITEM(args[0], i))->flags & kFlagStandIn) return Ref();
  PyObject* fn = hook(Hook::CollectBackward);
  if (fn == nullptr) return Ref();
  Ref result(check(PyObject_Vectorcall(fn, args, 6, nullptr)));
  return result.get() == Py_NotImplemented ? Ref() : std::move(result);
}

// run_backward(outputs, gradients | None, inputs | None, keep, record, accumulate)
PyObject* run_backward(PyObject*, PyObject* const* args, Py_ssize_t n) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    if (n != 6 || !is_tensors(args[0]) ||
        (args[2] == Py_None ? args[5] != Py_True : !is_tensors(args[2])) ||
        (args[1] != Py_None &&
         (!PyTuple_Check(args[1]) || PyTuple_GET_SIZE(args[1]) != PyTuple_GET_SIZE(args[0])))) {
      PyErr_SetString(PyExc_TypeError,
                      "run_backward takes (outputs, gradients, inputs, keep, record, accumulate): "
                      "tuples of tensors, as many gradients as outputs; inputs or accumulate");
      throw PythonError{};
    }
    PyObject *outputs = args[0], *given = args[1], *inputs = args[2];
    const bool record = args[4] == Py_True;
    const ProfileScope event(EventKind::Backward, "backward");
    if (Ref collected = collected_pass(args)) return collected.release();
    for (PyObject* tensors : {outputs, given, inputs}) settle_captured(tensors);
    Ref gradients = starts(outputs, given);
    Walk walk(args[3] == Py_True);
    const PassGuard guard(record);
    if (inputs != Py_None) walk.ask(inputs);
    walk.run(outputs, gradients.get());
    gradients = Ref();
    finish_leaves(walk);
    if (args[5] == Py_True) {
      accumulate_all(walk, inputs);
      Py_RETURN_NONE;
    }
    return found_gradients(walk, inputs).release();
  });
}

// level_gradients(level, outputs, gradients, inputs, keep): the pass of a level of core.func. The
// gradients are values below the level; calls are recorded as they are outside of it.
PyObject* level_gradients(PyObject*, PyObject* const* args, Py_ssize_t n) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    if (n != 5 || !PyLong_Check(args[0]) || !is_tensors(args[1]) || !PyTuple_Check(args[2]) ||
        PyTuple_GET_SIZE(args[1]) != PyTuple_GET_SIZE(args[2]) || !is_tensors(args[3])) {
      PyErr_SetString(PyExc_TypeError,
                      "level_gradients takes (level, outputs, gradients, inputs, keep)");
      throw PythonError{};
    }
    Walk walk(args[4] == Py_True, PyLong_AsLongLong(args[0]));
    const PassGuard guard(thread_state().grad_enabled);
    walk.ask(args[3]);
    walk.run(args[1], args[2]);
    return found_gradients(walk, args[3]).release();
  });
}

// run_hooks(dict of functions, gradient) -> what replaces it
PyObject* run_hooks_of(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject *functions, *gradient;
    if (!PyArg_ParseTuple(args, "O!O!", &PyDict_Type, &functions, TensorType, &gradient))
      throw PythonError{};
    Ref replaced = Ref::borrow(gradient);
    run_hooks(functions, replaced);
    return replaced.release();
  });
}

PyMethodDef methods[] = {
    {"run_hooks", run_hooks_of, METH_VARARGS,
     "run_hooks(hooks, gradient): the gradient as a tensor's hooks leave it."},
    {"level_gradients", reinterpret_cast<PyCFunction>(reinterpret_cast<void*>(level_gradients)),
     METH_FASTCALL,
     "level_gradients(level, outputs, gradients, inputs, keep): a level's reverse pass."},
    {"replays", count_replays, METH_NOARGS, "How many formulas ran without Python."},
    {"run_backward", reinterpret_cast<PyCFunction>(reinterpret_cast<void*>(run_backward)),
     METH_FASTCALL,
     "run_backward(outputs, gradients, inputs, keep, record, accumulate): the reverse pass."},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

void init_engine(PyObject* module) {
  values_read = [] {
    thread_state().value_reads++;
    if (thread_state().recorder) spoil_recording();
  };
  sizes_read = [](TensorObject* t) {
    if (thread_state().recorder) record_size_read(t);
  };
  check(PyModule_AddFunctions(module, methods));
}

}  // namespace core
