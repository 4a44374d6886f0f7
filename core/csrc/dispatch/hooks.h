// The functions that Python installs and native code calls: _native.set_hook, _native.hooks.
//
// core/hooks.py is the other side of this table: it has the same names, typed. A hook is
// for the whole process, and is called with the GIL held.
#pragma once
#include <Python.h>

#include <cstdint>

namespace core {

// X(enumerator, name, arguments and result, when native code calls it)
#define CORE_HOOKS(X)                                                                              \
  X(MissingKernel, "missing_kernel", "(op, device, args, kwargs) -> result",                       \
    "no kernel of the device takes a call: makes the call in another way")                         \
  X(FirstUse, "first_use", "(device_type) -> None",                                                \
    "before kernels are first looked up for a device type: loads the backends that bring them")    \
  X(InplaceAutograd, "inplace_autograd", "(op, args, kwargs) -> result",                           \
    "a call writes to tensors that take part in gradients: makes and records it")                  \
  X(RefreshView, "refresh_view", "(view) -> None",                                                 \
    "a view is used whose base was written to in place: gives it its new history")                 \
  X(Cast, "cast", "(tensor, dtype) -> tensor",                                                     \
    "an operand is of another dtype than the kernel computes in: converts it")                     \
  X(StartCopy, "start_copy", "(to, from) -> whether it is done",                                   \
    "copy_ is to return before the bytes have come: enqueues the copy, where a device can")        \
  X(GetItem, "get_item", "(x, index) -> tensor", "x[index] is more than a view or one call")       \
  X(SetItem, "set_item", "(x, index, value) -> None", "the same of x[index] = value")              \
  X(Reshape, "reshape", "(x, shape) -> tensor",                                                    \
    "x.reshape was given keywords, or x is not row-major")                                         \
  X(Resolved, "resolved", "(op, device_type, dtype_name, kernels) -> None",                        \
    "a table of kernels, best first, was made for an operator: logs it")                           \
  X(BodyKernel, "body_kernel", "(op, rank, dtype_names, stride_classes) -> answer",                \
    "a pointwise body meets dtypes and a layout for the first time: compiles it; None declines")   \
  X(TensorSpec, "tensor_spec", "(dtype_name, shape, strides) -> spec",                             \
    "body_plan is asked: describes a tensor among its arguments")                                  \
  X(ScalarSpec, "scalar_spec", "(dtype_name) -> spec",                                             \
    "body_plan is asked: describes a number that kernels read when they are launched")             \
  X(BodyPlan, "body_plan", "(op, args, outputs, pattern) -> answer",                               \
    "any other body meets a signature for the first time: schedules it; None declines")            \
  X(StartGradient, "start_gradient", "(tensor, gradient) -> gradient",                             \
    "a reverse pass begins: checks the gradient of an output, or makes it where it is None")       \
  X(Gradients, "gradients", "(op, args, results, received, wanted) -> gradients",                  \
    "a reverse pass comes to a call of an operator: the gradient for each edge of its node")       \
  X(FunctionGradients, "function_gradients",                                                       \
    "(context, saved, results, received, wanted, args=None) -> gradients",                         \
    "the same where a context saved the values; args: of an operator's call, metadata only")       \
  X(DynamicFake, "dynamic_fake", "(op, args, kwargs, result) -> None",                             \
    "a result is compared with its fake kernel, and its sizes depend on data")                     \
  X(Checks, "checks", "() -> wanted", "once: whether all calls are checked for undeclared writes") \
  X(Origin, "origin", "() -> text",                                                                \
    "a call is recorded under detect_anomaly: its place in the user's code")                       \
  X(Anomaly, "anomaly", "(node, origin, gradients) -> None",                                       \
    "a formula has returned while anomalies are looked for: raises where gradients have NaN")      \
  X(Materialize, "materialize", "(tensor) -> None",                                                \
    "values are about to be read, of a captured tensor or of memory that collected calls write")   \
  X(NoteAlias, "note_alias", "(alias, tensor) -> None",                                            \
    "an alias was made of a captured tensor, or of any while calls are collected")                 \
  X(SettleHistory, "settle_history", "(tensor) -> None",                                           \
    "the history of a tensor is about to be read or changed while calls are collected")            \
  X(GradientHooks, "gradient_hooks", "(tensor, after) -> dict or None",                            \
    "the hooks of a tensor are about to be read or changed while calls are collected: those of a " \
    "captured tensor whose reverse pass may be collected; None: they live with the tensor")        \
  X(GradUsed, "grad_used", "(tensor, assigned) -> None",                                           \
    "the .grad of a tensor is about to be read or assigned while calls are collected")             \
  X(Detach, "detach", "(tensor) -> tensor or None",                                                \
    "detach() of a captured tensor: collects it; None: the tensor has to be made before")          \
  X(GraphLeaf, "graph_leaf", "(tensor, begins) -> whether it is one",                              \
    "of a captured tensor requires_grad is set, or .grad is used: whether it is a leaf of its "    \
    "graph, which it may become where that begins; False: the tensor has to be made before")       \
  X(Item, "item", "(tensor) -> number or None",                                                    \
    "item() of a captured tensor: what stands for the number until its graph has run; None: the "  \
    "value is read now")                                                                           \
  X(Truth, "truth", "(tensor) -> bool or None",                                                    \
    "bool() of a captured tensor: what it is, where that ends no graph; None: the value is read "  \
    "now")                                                                                         \
  X(CollectBackward, "collect_backward",                                                           \
    "(outputs, gradients, inputs, keep, record, accumulate) -> gradients or NotImplemented",       \
    "a reverse pass begins while calls are collected: collects its calls; NotImplemented: it is "  \
    "made")

enum class Hook : uint8_t {
#define CORE_HOOK(enumerator, name, signature, when) enumerator,
  CORE_HOOKS(CORE_HOOK) Count
#undef CORE_HOOK
};

PyObject* hook(Hook h);  // borrowed, nullptr when not set

}  // namespace core
