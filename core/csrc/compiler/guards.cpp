// Comparing a call with an entry's guards.
#include "guards.h"

#include <algorithm>
#include <cstring>

#include "autograd/watch.h"
#include "dispatch/kernels.h"
#include "dispatch/keys.h"
#include "tensor/tensor_impl.h"

namespace core {

ThreadGuard thread_guard() {
  const ThreadState& t = thread_state();
  ThreadGuard g;
  std::memset(static_cast<void*>(&g), 0, sizeof g);
  g.included = t.included;
  g.excluded = t.excluded;
  g.device = default_device();
  g.default_float = default_float();
  g.grad_enabled = t.grad_enabled;
  g.saved_hooks = t.saved_hooks != nullptr;
  g.anomalies = watches_anomalies;
  std::memcpy(g.autocast, t.autocast, sizeof g.autocast);
  return g;
}

// ---- arguments ---------------------------------------------------------------------------------
Ref ArrayTensors::over(PyObject* array) {
  for (const auto& [known, tensor] : made_)
    if (known.get() == array) return tensor;
  made_.emplace_back(Ref::borrow(array), Ref(reinterpret_cast<PyObject*>(over_array(array))));
  return made_.back().second;
}

namespace {

bool visit(const Guards& g, size_t& at, PyObject* o, Leaves& leaves);

// An object all of whose attributes are fields, in whichever order they were assigned.
bool visit_fields(const Guards& g, size_t& at, PyObject* o, Leaves& leaves) {
  const ArgumentNode& n = g.arguments[at - 1];
  if (reinterpret_cast<PyObject*>(Py_TYPE(o)) != n.type.get()) return false;
  const Ref dict(check(PyObject_GenericGetDict(o, nullptr)));
  if (PyDict_GET_SIZE(dict.get()) != n.count) return false;
  for (Py_ssize_t i = 0; i < n.count; i++) {
    PyObject* item = PyDict_GetItemWithError(dict.get(), PyTuple_GET_ITEM(n.value.get(), i));
    if (item == nullptr && PyErr_Occurred()) throw PythonError{};
    const Ref kept = Ref::borrow(item);
    if (!kept || !visit(g, at, kept.get(), leaves)) return false;
  }
  return true;
}

// The nodes of a call's arguments are visited in their order: `at` is the next one.
bool visit(const Guards& g, size_t& at, PyObject* o, Leaves& leaves) {
  const ArgumentNode& n = g.arguments[at++];
  switch (n.kind) {
    case ArgumentNode::Tensor:
      if (!is_tensor(o)) return false;
      break;
    case ArgumentNode::Array:
      if (reinterpret_cast<PyObject*>(Py_TYPE(o)) != n.type.get()) return false;
      break;
    case ArgumentNode::Constant:
      if (!same_constant(n.value.get(), o)) return false;
      break;
    case ArgumentNode::Number:
      if (Py_TYPE(o) != Py_TYPE(n.value.get())) return false;
      break;
    case ArgumentNode::Fields:
      return visit_fields(g, at, o, leaves);
    case ArgumentNode::Tuple:
      if (n.type ? reinterpret_cast<PyObject*>(Py_TYPE(o)) != n.type.get() : !PyTuple_CheckExact(o))
        return false;
      if (PyTuple_GET_SIZE(o) != n.count) return false;
      for (Py_ssize_t i = 0; i < n.count; i++)
        if (!visit(g, at, PyTuple_GET_ITEM(o, i), leaves)) return false;
      return true;
    case ArgumentNode::List:
      if (!PyList_CheckExact(o) || PyList_GET_SIZE(o) != n.count) return false;
      for (Py_ssize_t i = 0; i < n.count; i++) {
        if (i >= PyList_GET_SIZE(o)) return false;
        const Ref item = Ref::borrow(PyList_GET_ITEM(o, i));  // a finalizer may take it away
        if (!visit(g, at, item.get(), leaves)) return false;
      }
      return true;
    case ArgumentNode::Dict: {
      if (!PyDict_CheckExact(o) || PyDict_GET_SIZE(o) != n.count) return false;
      Py_ssize_t place = 0, i = 0;
      PyObject *key, *item;
      while (PyDict_Next(o, &place, &key, &item)) {
        const Ref kept = Ref::borrow(item);
        if (i == n.count || !same_constant(PyTuple_GET_ITEM(n.value.get(), i++), key)) return false;
        if (!visit(g, at, kept.get(), leaves)) return false;
      }
      return i == n.count;
    }
  }
  leaves.push_back(Ref::borrow(o));
  return true;
}

// The tensor over an array's memory in its place; false: core does not have its elements. A
// collection may begin, so what holds the array has been looked at before.
bool take_array(Ref& leaf, ArrayTensors& arrays) {
  try {
    leaf = arrays.over(leaf.get());
    return true;
  } catch (const Error&) {
  } catch (const PythonError&) {
    PyErr_Clear();
  }
  return false;
}

bool same_arguments(const Guards& g, const Given& call, Leaves& leaves) {
  if (call.positional != g.positional) return false;
  const Py_ssize_t named = call.keywords ? PyTuple_GET_SIZE(call.keywords) : 0;
  if (named != PyTuple_GET_SIZE(g.keywords.get())) return false;
  for (Py_ssize_t i = 0; i < named; i++)
    if (!same_constant(PyTuple_GET_ITEM(g.keywords.get(), i), PyTuple_GET_ITEM(call.keywords, i)))
      return false;
  size_t at = 0;
  for (Py_ssize_t i = 0; i < call.positional + named; i++)
    if (!visit(g, at, call.args[i], leaves)) return false;
  return std::all_of(g.arrays.begin(), g.arrays.end(),
                     [&](size_t leaf) { return take_array(leaves[leaf], call.arrays); });
}

// ---- tensors -----------------------------------------------------------------------------------
bool same_dims(const TensorGuard& g, const TensorObject* t) {
  const size_t compared = g.exact ? 2 * g.ndim : g.ndim;
  for (size_t i = 0; i < compared; i++)
    if (g.dims[i] < 0 && i < g.ndim ? t->dims[i] < 2 : g.dims[i] != t->dims[i]) return false;
  return g.exact || is_contiguous(t);
}

bool same_tensor(const TensorGuard& g, TensorObject* t) {
  if (t->dtype != g.dtype || t->device != g.device || t->ndim != g.ndim) return false;
  if (in_subclass(t) != g.subclass) return false;
  if (t->flags & (kFlagWrapped | kFlagCaptured | kFlagFake)) return false;
  if (t->meta != nullptr && refresh_history != nullptr) refresh_history(t);
  const bool requires_grad = t->flags & kFlagRequiresGrad;
  return requires_grad == g.requires_grad && same_dims(g, t);
}

// Whether the same ones of the tensors are one. Sorting spares long lists the square.
bool same_identities(const Guards& g, const Leaves& leaves) {
  const size_t n = g.tensors.size();
  size_t distinct = 0;
  const auto tensor = [&](size_t i) { return leaves[g.tensors[i].leaf].get(); };
  for (size_t i = 0; i < n; i++) {
    if (tensor(i) != tensor(g.tensors[i].first)) return false;
    distinct += g.tensors[i].first == i;
  }
  if (n <= 12) {
    for (size_t i = 1; i < n; i++)
      for (size_t k = 0; g.tensors[i].first == i && k < i; k++)
        if (tensor(i) == tensor(k)) return false;
    return true;
  }
  std::vector<PyObject*> all(n);
  for (size_t i = 0; i < n; i++) all[i] = tensor(i);
  std::sort(all.begin(), all.end());
  return std::unique(all.begin(), all.end()) - all.begin() == static_cast<ptrdiff_t>(distinct);
}

// ---- names -------------------------------------------------------------------------------------
PyObject* part_of(PyObject* function, Py_ssize_t which) {
  const auto* f = reinterpret_cast<PyFunctionObject*>(function);
  PyObject* part = which == 0 ? f->func_code : which == 1 ? f->func_defaults : f->func_kwdefaults;
  return part ? part : Py_None;
}

Ref found_item(PyObject* dict, PyObject* key) {
  PyObject* found = PyDict_GetItemWithError(dict, key);
  if (found == nullptr && PyErr_Occurred()) throw PythonError{};
  return Ref::borrow(found);
}

Ref found_attribute(PyObject* owner, PyObject* name) {  // in its own dict
  const Ref dict(check(PyObject_GenericGetDict(owner, nullptr)));
  return found_item(dict.get(), name);
}

// An empty slot raises AttributeError.
Ref found_slot(PyObject* owner, PyObject* slot) {
  PyObject* found =
      Py_TYPE(slot)->tp_descr_get(slot, owner, reinterpret_cast<PyObject*>(Py_TYPE(owner)));
  if (found == nullptr) PyErr_Clear();
  return Ref(found);
}

// Of a dict, or of a set or a kind of dict of Python's own. An OrderedDict hashes its keys: another
// thread may write to it meanwhile.
bool same_keys(PyObject* keyed, PyObject* keys) {
  Py_ssize_t place = 0, i = 0;
  const Py_ssize_t n = PyTuple_GET_SIZE(keys);
  PyObject *key, *item;
  if (PyDict_Check(keyed) && !PyODict_Check(keyed)) {
    if (PyDict_GET_SIZE(keyed) != n) return false;
    while (PyDict_Next(keyed, &place, &key, &item))
      if (!same_constant(PyTuple_GET_ITEM(keys, i++), key)) return false;
    return true;
  }
  const Ref iterator(
      check(PyODict_Check(keyed) ? PyODict_Type.tp_iter(keyed) : PyObject_GetIter(keyed)));
  while (const Ref next{PyIter_Next(iterator.get())})
    if (i == n || !same_constant(PyTuple_GET_ITEM(keys, i++), next.get())) return false;
  const bool changed = PyErr_Occurred() != nullptr;
  PyErr_Clear();
  return !changed && i == n;
}

// The elements of an array, row by row; empty where it lies otherwise.
class Elements {
 public:
  explicit Elements(PyObject* array) {
    seen_ = PyObject_GetBuffer(array, &buffer_, PyBUF_C_CONTIGUOUS | PyBUF_FORMAT) == 0;
    if (!seen_) PyErr_Clear();
  }
  ~Elements() {
    if (seen_) PyBuffer_Release(&buffer_);
  }
  Elements(const Elements&) = delete;
  Elements& operator=(const Elements&) = delete;
  bool operator==(const Elements& other) const {
    const Py_buffer &a = buffer_, &b = other.buffer_;
    return seen_ && other.seen_ && a.ndim == b.ndim && a.len == b.len && a.itemsize == b.itemsize &&
           std::equal(a.shape, a.shape + a.ndim, b.shape) && std::strcmp(a.format, b.format) == 0 &&
           std::memcmp(a.buf, b.buf, static_cast<size_t>(a.len)) == 0;
  }

 private:
  Py_buffer buffer_;
  bool seen_;
};

// The value of a setting in the overrides of this context, a dict.
Ref found_setting(PyObject* overrides, PyObject* key) {
  PyObject* found = nullptr;
  if (PyContextVar_Get(overrides, nullptr, &found) < 0) throw PythonError{};
  const Ref now(found);
  return now && PyDict_CheckExact(now.get()) ? found_item(now.get(), key) : Ref();
}

// The result of a call that functools has cached; empty where it raises.
Ref found_by_call(PyObject* call) {
  Ref found(PyObject_CallNoArgs(call));
  if (!found && !PyErr_ExceptionMatches(PyExc_Exception)) throw PythonError{};
  if (!found) PyErr_Clear();
  return found;
}

// The current value of a name; empty: none.
Ref found_now(const NameGuard& n) {
  PyObject *place = n.place.get(), *key = n.key.get();
  switch (n.kind) {
    case NameGuard::Cell:
      return Ref::borrow(PyCell_GET(place));
    case NameGuard::Item:
      return found_item(place, key);
    case NameGuard::At:
    case NameGuard::Pinned:
      return n.index < PyList_GET_SIZE(place) ? Ref::borrow(PyList_GET_ITEM(place, n.index))
                                              : Ref();
    case NameGuard::Attribute:
      return found_attribute(place, key);
    case NameGuard::Class:
      return Ref::borrow(_PyType_Lookup(reinterpret_cast<PyTypeObject*>(place), key));
    case NameGuard::Slot:
      return found_slot(place, key);
    case NameGuard::Setting:
      return found_setting(place, key);
    case NameGuard::Call:
      return found_by_call(place);
    case NameGuard::Function:
      return Ref::borrow(part_of(place, n.index));
    default:  // Itself
      return Ref::borrow(place);
  }
}

// What a tuple, list or dict holds by an index or a key; empty: nothing.
Ref item_by(PyObject* whole, PyObject* key) {
  if (PyDict_CheckExact(whole)) return found_item(whole, key);
  const bool tuple = PyTuple_CheckExact(whole);
  if (!(tuple || PyList_CheckExact(whole)) || !PyLong_CheckExact(key)) return Ref();
  const Py_ssize_t i = PyLong_AsSsize_t(key);
  if (i < 0 || i >= PySequence_Fast_GET_SIZE(whole)) {
    PyErr_Clear();
    return Ref();
  }
  return Ref::borrow(PySequence_Fast_GET_ITEM(whole, i));
}

// What stands at the end of a path; empty: nothing.
Ref at_path(Ref found, const std::vector<Ref>& path) {
  for (const Ref& key : path) {
    if (!found) return found;
    found = item_by(found.get(), key.get());
  }
  return found;
}

// Whether a tuple, list or dict is one like another: by its type, its length, its keys.
bool is_like(PyObject* whole, PyObject* other) {
  if (Py_TYPE(whole) != Py_TYPE(other)) return false;
  if (!PyDict_CheckExact(whole))
    return PySequence_Fast_GET_SIZE(whole) == PySequence_Fast_GET_SIZE(other);
  if (PyDict_GET_SIZE(whole) != PyDict_GET_SIZE(other)) return false;
  Py_ssize_t place = 0, other_place = 0;
  PyObject *key, *other_key;
  while (PyDict_Next(whole, &place, &key, nullptr) &&
         PyDict_Next(other, &other_place, &other_key, nullptr))
    if (!same_constant(key, other_key)) return false;
  return true;
}

bool same_name(const NameGuard& n, Leaves& leaves) {
  PyObject *place = n.place.get(), *value = n.value.get();
  if (n.kind == NameGuard::Type) return reinterpret_cast<PyObject*>(Py_TYPE(place)) == value;
  if (n.kind == NameGuard::Size) return PyList_GET_SIZE(place) == n.index;
  if (n.kind == NameGuard::Keys) return same_keys(place, value);
  if (n.kind == NameGuard::Names)
    return same_keys(Ref(check(PyObject_GenericGetDict(place, nullptr))).get(), value);
  if (n.kind == NameGuard::Content) return Elements(place) == Elements(value);
  Ref now = at_path(found_now(n), n.path);
  if (n.opened) return now && is_like(now.get(), value);
  if (n.tensor) {
    if (!now || !is_tensor(now.get())) return false;
    n.last = now.get();
    leaves.push_back(std::move(now));
    return true;
  }
  if (n.number) {
    if (!now || Py_TYPE(now.get()) != Py_TYPE(value)) return false;
    n.last = now.get();
    leaves.push_back(std::move(now));
    return true;
  }
  return now.get() == value || (now && value && same_constant(now.get(), value));
}

// A number that is another one after each write to a place, and for each place.
uint64_t version_of(const NameGuard& n) {
  if (n.kind == NameGuard::Class)
    return reinterpret_cast<PyTypeObject*>(n.place.get())->tp_version_tag;
#if PY_VERSION_HEX < 0x030C0000
  if (n.kind == NameGuard::Item)
    return reinterpret_cast<PyDictObject*>(n.place.get())->ma_version_tag;
  const bool own = n.kind == NameGuard::Attribute || n.kind == NameGuard::Names;
  PyObject** dict = own ? _PyObject_GetDictPtr(n.place.get()) : nullptr;
  if (dict != nullptr && *dict != nullptr)
    return reinterpret_cast<PyDictObject*>(*dict)->ma_version_tag;
#endif
  return 0;
}

// The number of the first name that is not the same, or -1.
ptrdiff_t changed_name(const Guards& g, Leaves& leaves) {
  for (const NameGroup& group : g.groups) {
    const uint64_t version = group.changes ? 0 : version_of(g.names[group.first]);
    const bool unwritten = version != 0 && version == group.version;
    for (size_t i = group.first; i < group.last; i++) {
      const NameGuard& n = g.names[i];
      if (unwritten && (n.tensor || n.number)) leaves.push_back(Ref::borrow(n.last));
      if (!unwritten && !same_name(n, leaves)) return static_cast<ptrdiff_t>(i);
    }
    group.version = version;
  }
  return -1;
}

// functions: a tuple; hooks: a dict id -> function, or nullptr.
bool same_hooks(PyObject* functions, PyObject* hooks) {
  const Py_ssize_t count = hooks == nullptr ? 0 : PyDict_GET_SIZE(hooks);
  if (count != PyTuple_GET_SIZE(functions)) return false;
  Py_ssize_t at = 0, i = 0;
  PyObject* function;
  while (hooks != nullptr && PyDict_Next(hooks, &at, nullptr, &function))
    if (function != PyTuple_GET_ITEM(functions, i++)) return false;
  return true;
}

// Adds the grads that are tensors to the leaves; false where one is something else.
bool same_grad(const GradGuard& g, Leaves& leaves) {
  TensorObject* t = as_tensor(leaves[g.leaf].get());
  if (t->meta != nullptr && refresh_history != nullptr) refresh_history(t);
  const AutogradMeta* meta = t->meta;
  if (meta && meta->node) return false;
  if (!same_hooks(g.hooks.get(), meta ? meta->hooks : nullptr)) return false;
  if (!same_hooks(g.after_hooks.get(), meta ? meta->after_hooks : nullptr)) return false;
  PyObject* grad = meta ? meta->grad : nullptr;
  if (g.kind == GradGuard::Tensor && grad) leaves.push_back(Ref::borrow(grad));
  return g.kind == GradGuard::Any || (grad != nullptr) == (g.kind == GradGuard::Tensor);
}

}  // namespace

bool serves(const Guards& g, const ThreadGuard& thread, const Given& call, Leaves& leaves,
            Miss& miss) {
  const auto missed = [&](const char* kind, size_t number = 0) {
    miss = {kind, number};
    return false;
  };
  if (g.epoch != plan_epoch) return missed("kernels");
  if (std::memcmp(&g.thread, &thread, sizeof thread) != 0) return missed("thread");
  if (!same_arguments(g, call, leaves)) return missed("arguments", leaves.size());
  // Those of arguments before names: entries differ in them most often.
  auto tensor = g.tensors.begin();
  for (; tensor != g.tensors.end() && tensor->leaf < leaves.size(); ++tensor)
    if (!same_tensor(*tensor, as_tensor(leaves[tensor->leaf].get())))
      return missed("tensor", tensor->leaf);
  const ptrdiff_t changed = changed_name(g, leaves);
  if (changed >= 0) return missed("name", static_cast<size_t>(changed));
  for (const GradGuard& grad : g.grads)
    if (!same_grad(grad, leaves)) return missed("grad", grad.leaf);
  for (; tensor != g.tensors.end(); ++tensor)
    if (!same_tensor(*tensor, as_tensor(leaves[tensor->leaf].get())))
      return missed("tensor", tensor->leaf);
  return same_identities(g, leaves) || missed("identities");
}

}  // namespace core
