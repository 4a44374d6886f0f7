// Whether a kernel wrote to an argument that its schema does not declare as written: the bytes of
// every such argument before and after. Only with CORE_CHECKS=1 or in
// core.testing.checked_calls; elsewhere it costs one branch.
#include "mutation.h"
#include "assign.h"
#include "call.h"
#include "hooks.h"
#include "keys.h"

#include <cstring>

namespace core {

bool checks_possible = true;  // until the setting was asked for the first time
namespace {

int8_t process_checks = -1;  // the setting; -1: not asked for yet
int threads_checking = 0;    // guards that ask for checks, in all threads

void update() { checks_possible = process_checks != 0 || threads_checking > 0; }

bool process_wants_checks() {
  if (process_checks < 0 && hook(Hook::Checks)) {
    Ref answer(check(PyObject_CallNoArgs(hook(Hook::Checks))));
    process_checks = PyObject_IsTrue(answer.get()) == 1;
    update();
  }
  return process_checks > 0;
}

// A tensor's elements in order: a contiguous copy on the host.
Ref snapshot(TensorObject* t) { return Ref(reinterpret_cast<PyObject*>(to_device(t, Device{}))); }

}  // namespace

bool checks_wanted() {
  const int8_t here = thread_state().checks;
  return here >= 0 ? here == 1 : process_wants_checks();
}

void Unwritten::take(const Call& call, TensorObject** into) {
  const int outputs = static_cast<int>(call.schema().returns.size());
  each_tensor(call, [&](TensorObject* t, int i) {
    bool written = t->storage == nullptr || t->storage->fake || t->numel == 0;
    each_written(call, [&](TensorObject* w, int) { written |= shares_bytes(t, w); });
    for (int k = 0; into && k < outputs; k++) written |= into[k] && shares_bytes(t, into[k]);
    if (written) return;
    Ref tensor = Ref::borrow(reinterpret_cast<PyObject*>(t));
    kept_.push_back({i, std::move(tensor), snapshot(t)});
  });
}

void Unwritten::compare(const Call& call, const KernelObject* kernel) const {
  for (const Kept& k : kept_) {
    const Ref now = snapshot(as_tensor(k.tensor.get()));
    const TensorObject *a = as_tensor(k.before.get()), *b = as_tensor(now.get());
    const auto bytes = static_cast<size_t>(a->numel * itemsize(a->dtype));
    if (std::memcmp(a->data(), b->data(), bytes) == 0) continue;
    const std::string& name = call.schema().args[k.argument].name;
    throw Error{"KernelError",
                str(call.schema().full_name(), ": the kernel of provider '",
                    message_text(kernel->provider), "' wrote to its argument '", name, "'"),
                "an argument that is written to has to be declared: its version is counted then, "
                "and gradients know of it",
                str("the schema ", print(call.schema()), "; the kernel is at ",
                    place(kernel->file, kernel->line)),
                str("declare it, mutates_args=('", name, "',) or Tensor(a!) ", name,
                    ", or work on a copy: core.clone(", name, ")")};
  }
}

namespace {

// Sets whether calls of this thread are checked: True, False, None (by the setting); returns
// what was set before.
PyObject* thread_checks(PyObject*, PyObject* value) {
  ThreadState& t = thread_state();
  const int8_t before = t.checks;
  const int truth = value == Py_None ? -1 : PyObject_IsTrue(value);
  if (PyErr_Occurred()) return nullptr;
  t.checks = static_cast<int8_t>(truth);
  threads_checking += (t.checks == 1) - (before == 1);
  update();
  return Ref::borrow(before < 0 ? Py_None : before ? Py_True : Py_False).release();
}

PyMethodDef methods[] = {
    {"thread_checks", thread_checks, METH_O,
     "Sets whether this thread compares arguments that kernels may not write to."},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

void init_mutation(PyObject* module) { check(PyModule_AddFunctions(module, methods)); }

}  // namespace core
