// Bodies at a call: an operator that is defined in the loop IR has one native kernel of priority
// -500, which asks Python once for the kernel of a dialect, and from then on launches that.
//
// Pointwise bodies (body_pointwise.cpp) are asked for by rank, dtypes and stride classes, so a new
// shape compiles nothing; all others (body_plan.cpp) by the whole call but its data, unless an
// earlier answer for a call that lies alike has a template (body_template.h). Look-ups need no GIL.
// Python's answer is kept until `_native.forget_bodies()`; that it has no kernel, until
// the next body is registered as well.
#pragma once
#include <Python.h>

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>

#include "dispatch/hooks.h"
#include "dispatch/keys.h"
#include "dispatch/operator.h"
#include "memory/pool.h"
#include "tensor/gil.h"

namespace core {

// The kernels that a dialect generates: iterations [begin, end) of a flattened range.
using BodyFn = void (*)(void* const* buffers, const long long* scalars, long long begin,
                        long long end);

struct Launch {
  BodyFn fn;
  void* const* buffers;
  const long long* scalars;
};
void launch(const Launch& what, int64_t total, int64_t grain);  // over the pool

// The context of a body's kernel.
struct Body {
  virtual ~Body() = default;
  core_kernel kernel{};
  std::string file;
  Ref op;                      // weak: the operator owns the kernel
  bool takes_numbers = false;  // arguments of the types int, float and bool are operands
  uint64_t may_be_array = 0;   // arguments that may be a tensor or a number, by the schema
};

extern std::atomic<uint32_t> body_epoch;    // grows when all answers are forgotten
extern std::atomic<uint32_t> bodies_known;  // grows when a refusal may be none any more

// When Python was asked, and how long its answer holds.
struct Asked {
  uint32_t epoch = body_epoch, known = bodies_known;
  bool forgotten() const { return epoch != body_epoch.load(std::memory_order_relaxed); }
  bool may_be_refused_no_more() const {
    return known != bodies_known.load(std::memory_order_relaxed);
  }
};

// ---- asking Python -----------------------------------------------------------------------------
// While the guard lives, this thread asks for a body's kernel. Operators that are called meanwhile
// run as if they had no body.
class AskGuard {
 public:
  AskGuard();
  ~AskGuard();
  AskGuard(const AskGuard&) = delete;

 private:
  ExcludeGuard below_;
  NoGradGuard no_grad_;
};
bool asking();

// Runs fn(hook, op) with the GIL; fn returns a core_status. call: of this body's operator, or NULL.
// CORE_DECLINED where nobody can be asked; CORE_ERROR with the Python exception set, for run_native
// to find.
template <class F>
CORE_LETS_THREADS_EXIT int32_t ask(Hook which, const Body& body, const core_call* call, F&& fn) {
  if (asking()) return CORE_DECLINED;
  const GilScope gil;
  return guarded(static_cast<int32_t>(CORE_ERROR), [&]() -> int32_t {
    const Ref function = Ref::borrow(hook(which));
    if (!function) return CORE_DECLINED;
    const Ref op(check(PyObject_CallNoArgs(body.op.get())));
    if (op.get() == Py_None) return CORE_DECLINED;
    const size_t arguments = as_operator(op.get())->s->schema.args.size();
    if (call && arguments != call->num_args) return CORE_DECLINED;  // another's, by hand
    const AskGuard guard;
    return fn(function.get(), as_operator(op.get()));
  });
}

Ref make_tuple(int64_t n);  // of None; throws
inline void set_item(const Ref& tuple, int64_t i, PyObject* owned) {
  PyTuple_SetItem(tuple.get(), i, check(owned));
}
int64_t read_int(PyObject* o, int64_t least, const char* what);  // throws KernelError
BodyFn read_address(PyObject* o);

// ---- made of a body ----------------------------------------------------------------------------
void fill_body(Body& body, OperatorObject* op, core_kernel_fn fn, const char* name,
               const std::string& file, int line);
Ref capsule_of(std::unique_ptr<Body> body);
// The kernel of an operator on the cpu, after those of backends; throws.
Ref register_made(std::unique_ptr<Body> body, OperatorObject* op, const char* name,
                  const char* file, int line);

// ---- the kinds ---------------------------------------------------------------------------------
Body* new_pointwise_body();  // body_pointwise.cpp
Body* new_plan_body();       // body_plan.cpp
void init_body(PyObject* module);
void init_product(PyObject* module);

}  // namespace core
