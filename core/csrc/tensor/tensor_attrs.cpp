// The attributes of a Tensor.
#include <algorithm>

#include "symbols.h"
#include "tensor_impl.h"

namespace core {
namespace {

template <class F>
PyObject* get(F&& f) {
  return guarded<PyObject*>(nullptr, f);
}

PyObject* int_tuple(const int64_t* values, int n) {
  Ref tuple(check(PyTuple_New(n)));
  for (int i = 0; i < n; ++i) {
    PyTuple_SET_ITEM(tuple.get(), i, check(PyLong_FromLongLong(values[i])));
  }
  return tuple.release();
}

PyObject* or_none(PyObject* o) { return Ref::borrow(o ? o : Py_None).release(); }
PyObject* boolean(bool b) { return or_none(b ? Py_True : Py_False); }
PyObject* integer(int64_t n) { return check(PyLong_FromLongLong(n)); }

void refresh(TensorObject* t) {
  if (refresh_history != nullptr && t->meta != nullptr) refresh_history(t);
}

// A wrapper's storage is that of the wrapped tensor.
Storage* storage_under(TensorObject* t) {
  while (t->flags & kFlagWrapped) t = as_tensor(t->meta->value);
  return t->storage;
}

// Attributes that depend on sizes, which may be symbols.
template <class F>
PyObject* of_sizes(PyObject* s, const char* attribute, F&& f) {
  return get([&]() -> PyObject* {
    TensorObject* t = as_tensor(s);
    if (PyObject* symbols = symbolic_sizes(t, attribute)) return symbols;
    return check(f(t));
  });
}

PyObject* shape(PyObject* s, void*) {
  return of_sizes(s, "shape", [](TensorObject* t) { return int_tuple(t->sizes(), t->ndim); });
}
PyObject* strides(PyObject* s, void*) {
  return of_sizes(s, "strides", [](TensorObject* t) { return int_tuple(t->strides(), t->ndim); });
}
PyObject* offset(PyObject* s, void*) {
  return of_sizes(s, "offset", [](TensorObject* t) { return PyLong_FromLongLong(t->offset); });
}
PyObject* dtype(PyObject* s, void*) { return or_none(dtype_object(as_tensor(s)->dtype)); }
PyObject* device(PyObject* s, void*) {
  return get([&] { return or_none(device_object(as_tensor(s)->device)); });
}
PyObject* ndim(PyObject* s, void*) { return PyLong_FromLong(as_tensor(s)->ndim); }
PyObject* size(PyObject* s, void*) {
  return of_sizes(s, "size", [](TensorObject* t) { return PyLong_FromLongLong(t->numel); });
}
PyObject* nbytes(PyObject* s, void*) {
  return of_sizes(s, "nbytes", [](TensorObject* t) {
    return PyLong_FromLongLong(t->numel * itemsize(t->dtype));
  });
}
PyObject* item_size(PyObject* s, void*) {
  return PyLong_FromLongLong(itemsize(as_tensor(s)->dtype));
}
PyObject* is_contiguous_(PyObject* s, void*) {
  return of_sizes(s, "is_contiguous", [](TensorObject* t) { return boolean(is_contiguous(t)); });
}
// Captured tensors of a compiled function get values on demand.
PyObject* is_fake(PyObject* s, void*) {
  const TensorObject* t = as_tensor(s);
  while (t->flags & kFlagWrapped) t = as_tensor(t->meta->value);
  return boolean(!(t->flags & kFlagCaptured) && t->storage->fake);
}
PyObject* read_only(PyObject* s, void*) { return boolean(storage_under(as_tensor(s))->read_only); }
PyObject* is_inference(PyObject* s, void*) {
  return boolean(storage_under(as_tensor(s))->inference);
}
PyObject* version(PyObject* s, void*) {
  return guarded<PyObject*>(nullptr, [&] {
    settle_values(as_tensor(s));
    return check(PyLong_FromUnsignedLong(storage_under(as_tensor(s))->version));
  });
}
PyObject* storage_id(PyObject* s, void*) {
  return guarded<PyObject*>(nullptr, [&] {
    TensorObject* t = as_tensor(s);
    if ((t->flags & kFlagCaptured) && materialize) materialize(t);
    return PyLong_FromVoidPtr(storage_under(t));
  });
}
PyObject* data_ptr(PyObject* s, void*) {
  return get([&] {
    TensorObject* t = as_tensor(s);
    settle_values(t);
    if ((t->flags & kFlagWrapped) || t->storage->fake) {
      try {
        require_host_data(t, "data_ptr");
      } catch (Error& e) {
        e.kind = "MemoryAttributeError";  // so that hasattr() is False
        throw;
      }
    }
    note_exported(t);
    return check(PyLong_FromVoidPtr(t->data()));
  });
}

// ---- history -----------------------------------------------------------------------------------

PyObject* requires_grad(PyObject* s, void*) {
  return get([&] {
    refresh(as_tensor(s));
    return boolean(as_tensor(s)->flags & kFlagRequiresGrad);
  });
}

// A collected call has a history only after it has been made.
void settle(TensorObject* t) {
  if (settle_history != nullptr) settle_history(t);
}

void check_can_require_grad(TensorObject* t, bool wanted) {
  if (t->meta != nullptr && t->meta->node != nullptr) {
    throw Error{"AutogradError", "requires_grad cannot be changed on the result of an operator",
                "it follows from the operator's inputs", "leaf tensors (x.is_leaf)",
                "use x.detach() for a tensor without history, or set it on the inputs"};
  }
  if (wanted && !is_differentiable(t->dtype)) {
    throw Error{"AutogradError", str("a tensor of ", info(t->dtype).name, " cannot require grad"),
                "gradients exist for real and complex numbers only", dtype_names(is_differentiable),
                "cast it first, for example x.astype(core.float32)"};
  }
}

void refuse_inference(TensorObject* t) {
  if (t->storage == nullptr || !t->storage->inference || made_for_inference()) return;
  throw Error{"AutogradError", "a tensor made in inference mode cannot require grad outside of it",
              "nothing is recorded of such a tensor, and writes to it are not counted",
              "tensors made outside of core.inference_mode, or under core.no_grad",
              "take a copy first: x.clone().requires_grad_()"};
}

[[noreturn]] void cannot_delete(const char* name) {
  throw Error{"ArgumentError", str("the attribute ", name, " cannot be deleted"),
              "every tensor has it", "assigning another value", str("set it: x.", name, " = ...")};
}

int set_requires_grad(PyObject* s, PyObject* value, void*) {
  return guarded<int>(-1, [&] {
    if (value == nullptr) cannot_delete("requires_grad");
    TensorObject* t = as_tensor(s);
    refresh(t);
    int wanted = PyObject_IsTrue(value);
    check(wanted);
    bool has = (t->flags & kFlagRequiresGrad) != 0;
    if (has == (wanted != 0)) return 0;
    const bool begins = wanted && is_differentiable(t->dtype);
    if (!(begins && graph_leaf && graph_leaf(t, true))) settle(t);
    check_can_require_grad(t, wanted != 0);
    if (wanted) refuse_inference(t);
    // Views made before see a write to them refused, which is a write to this tensor.
    if (wanted && t->storage && t->storage->refs.load(std::memory_order_relaxed) > 1)
      t->storage->rebased = true;
    t->flags = static_cast<uint16_t>(wanted ? t->flags | kFlagRequiresGrad
                                            : t->flags & ~kFlagRequiresGrad);
    return 0;
  });
}

PyObject* grad(PyObject* s, void*) {
  return get([&] {
    if (grad_used != nullptr) grad_used(as_tensor(s), false);
    AutogradMeta* m = as_tensor(s)->meta;
    return or_none(m ? m->grad : nullptr);
  });
}

// Of a captured tensor that is no leaf of its graph .grad is assigned once that has run.
void settle_grad(TensorObject* t) {
  if ((t->flags & kFlagCaptured) && !(graph_leaf && graph_leaf(t, false))) settle(t);
}

// A tensor that holds itself would never be freed.
void refuse_own_grad(TensorObject* t, TensorObject* g) {
  while (g != t && g->meta && g->meta->view_parent) g = as_tensor(g->meta->view_parent);
  if (g != t) return;
  throw Error{"AutogradError", str("a tensor ", describe(t), " cannot be its own gradient"),
              "it would hold itself, or a view of itself, and never be freed",
              "tensors that are no views of it", "assign a copy: x.grad = x.clone()"};
}

void check_grad(TensorObject* t, PyObject* value) {
  TensorObject* g = tensor_argument(value, "grad");
  refuse_own_grad(t, g);
  bool same = g->ndim == t->ndim && std::equal(g->sizes(), g->sizes() + g->ndim, t->sizes());
  if (same && g->device == t->device && g->dtype != t->dtype)
    throw Error{"DtypeError", str("a gradient ", describe(g), " for a tensor ", describe(t)),
                "a gradient has the dtype of its tensor, which later ones are added in",
                str("gradients ", describe(t)), "convert it: x.grad = g.astype(x.dtype)"};
  if (same && g->device == t->device) return;
  throw Error{"ShapeError", str("a gradient ", describe(g), " for a tensor ", describe(t)),
              "a gradient has the shape and the device of its tensor",
              str("shape ", shape_string(t), " on ", to_string(t->device)),
              "reshape or move the gradient, or assign None"};
}

int set_grad(PyObject* s, PyObject* value, void*) {
  return guarded<int>(-1, [&] {
    if (value == nullptr) cannot_delete("grad");
    TensorObject* t = as_tensor(s);
    settle_grad(t);
    if (value != Py_None) check_grad(t, value);
    if (grad_used != nullptr) grad_used(t, true);
    if (value == Py_None && t->meta == nullptr) return 0;
    PyObject* fresh = value == Py_None ? nullptr : Ref::borrow(value).release();
    release_deep(std::exchange(meta_of(t)->grad, fresh));
    return 0;
  });
}

PyObject* grad_fn(PyObject* s, void*) {
  return get([&] {
    if (as_tensor(s)->flags & kFlagCaptured) settle(as_tensor(s));
    refresh(as_tensor(s));
    AutogradMeta* m = as_tensor(s)->meta;
    return or_none(m && m->node && !is_tensor(m->node) ? m->node : nullptr);
  });
}
PyObject* output_index(PyObject* s, void*) {
  return get([&] {
    if (as_tensor(s)->flags & kFlagCaptured) settle(as_tensor(s));
    refresh(as_tensor(s));
    AutogradMeta* m = as_tensor(s)->meta;
    return integer(m ? m->output : 0);
  });
}
PyObject* is_leaf(PyObject* s, void*) {
  return get([&] {
    refresh(as_tensor(s));
    AutogradMeta* m = as_tensor(s)->meta;
    const uint16_t both = kFlagCaptured | kFlagRequiresGrad;  // its node is made with its values
    return boolean((m == nullptr || m->node == nullptr) && (as_tensor(s)->flags & both) != both);
  });
}

// ---- views and levels --------------------------------------------------------------------------

template <PyObject* AutogradMeta::* member>
PyObject* meta_object(PyObject* s, void*) {
  AutogradMeta* m = as_tensor(s)->meta;
  return or_none(m ? m->*member : nullptr);
}
const char* const kViewModes[] = {"recorded", "no_grad", "inference", "one_of_several"};

PyObject* view_mode(PyObject* s, void*) {
  AutogradMeta* m = as_tensor(s)->meta;
  return PyUnicode_FromString(kViewModes[m ? static_cast<int>(m->view_mode) : 0]);
}
int set_view_mode(PyObject* s, PyObject* value, void*) {
  return guarded<int>(-1, [&] {
    for (int i = 0; value && PyUnicode_Check(value) && i < 4; i++) {
      if (PyUnicode_CompareWithASCIIString(value, kViewModes[i]) != 0) continue;
      meta_of(as_tensor(s))->view_mode = static_cast<ViewMode>(i);
      return 0;
    }
    PyErr_SetString(PyExc_ValueError, "view_mode: recorded, no_grad, inference, one_of_several");
    throw PythonError{};
  });
}

// ---- of a transform: what belongs to none may follow its base into one
// ---------------------------
template <class F>
PyObject* of_level(PyObject* s, F&& f) {
  return get([&] {
    settle_level(as_tensor(s));
    return f(as_tensor(s)->meta);
  });
}
PyObject* level(PyObject* s, void*) {
  return of_level(s, [](AutogradMeta* m) { return integer(m ? m->level : 0); });
}
PyObject* batch_dim(PyObject* s, void*) {
  return of_level(s, [](AutogradMeta* m) { return integer(m ? m->batch_dim : -1); });
}
template <PyObject* AutogradMeta::* member>
PyObject* level_object(PyObject* s, void*) {
  return of_level(s, [](AutogradMeta* m) { return or_none(m ? m->*member : nullptr); });
}

}  // namespace

PyGetSetDef kTensorGetSet[] = {
    {"shape", shape, nullptr, "The sizes, a tuple.", nullptr},
    {"strides", strides, nullptr, "Steps per dimension, in elements.", nullptr},
    {"offset", offset, nullptr, "Where the first element is in the storage, in elements.", nullptr},
    {"dtype", dtype, nullptr, "The type of the elements.", nullptr},
    {"device", device, nullptr, "Where the elements are.", nullptr},
    {"ndim", ndim, nullptr, "The number of dimensions.", nullptr},
    {"size", size, nullptr, "The number of elements; x.shape has the sizes.", nullptr},
    {"nbytes", nbytes, nullptr, "Bytes of all elements.", nullptr},
    {"itemsize", item_size, nullptr, "Bytes of one element.", nullptr},
    {"is_contiguous", is_contiguous_, nullptr, "Whether elements lie in row-major order.", nullptr},
    {"is_fake", is_fake, nullptr, "Whether there is metadata only, and no memory.", nullptr},
    {"read_only", read_only, nullptr, "Whether the memory may not be written.", nullptr},
    {"version", version, nullptr, "How often the storage was written in place.", nullptr},
    {"storage_id", storage_id, nullptr, "The same number for all views of a storage.", nullptr},
    {"data_ptr", data_ptr, nullptr, "The address of the first element on its device.", nullptr},
    {"requires_grad", requires_grad, set_requires_grad, "Whether operators on it are recorded.",
     nullptr},
    {"grad", grad, set_grad, "The gradient accumulated by backward(), or None.", nullptr},
    {"grad_fn", grad_fn, nullptr, "The node that made it, None for a leaf.", nullptr},
    {"output_index", output_index, nullptr, "Which output of grad_fn it is.", nullptr},
    {"is_leaf", is_leaf, nullptr, "Whether no recorded operator made it.", nullptr},
    {"view_parent", meta_object<&AutogradMeta::view_parent>, nullptr,
     "The tensor that it is a view of.", nullptr},
    {"view_op", meta_object<&AutogradMeta::view_op>, nullptr, "The operator that made the view.",
     nullptr},
    {"view_args", meta_object<&AutogradMeta::view_args>, nullptr,
     "That operator's arguments after the parent.", nullptr},
    {"view_mode", view_mode, set_view_mode, "How the view was made, for writes to it.", nullptr},
    {"is_inference", is_inference, nullptr, "Whether inference mode made its memory.", nullptr},
    {"level", level, nullptr, "The transform level it belongs to; 0 for none.", nullptr},
    {"wrapped_value", level_object<&AutogradMeta::value>, nullptr, "The tensor in a wrapper.",
     nullptr},
    {"tangent", level_object<&AutogradMeta::tangent>, nullptr, "The tangent of a jvp wrapper.",
     nullptr},
    {"batch_dim", batch_dim, nullptr, "The batch dimension of a vmap wrapper, or -1.", nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr}};

}  // namespace core
