// The levels of core.func that are active in this thread, and the native code of each kind.
#pragma once
#include "dispatch/call.h"
#include "dispatch/keys.h"
#include "tape.h"

namespace core {

enum class LevelKind : uint8_t { Grad, Jvp, Vmap, Other };

struct Level {
  int64_t number;
  LevelKind kind;
  bool outer_grad;   // whether calls were recorded where the level was entered
  PyObject* object;  // the Python Level; owned
};

bool is_transforming();                     // whether a level is active in this thread
Level* find_level(int64_t number);          // nullptr: it is over, or of another thread
int64_t innermost_level(const Call& call);  // the greatest among its tensors; 0: none
inline bool is_of(const TensorObject* t, int64_t level) {
  return t->meta && t->meta->level == level;
}
inline TensorObject* value_of(TensorObject* wrapper) { return as_tensor(wrapper->meta->value); }

// Whether calls below the level are recorded: a no_grad inside the transformed function is for all
// levels, one around the transform is for those outside of it.
inline bool records_below(const Level& level) {
  return level.outer_grad && thread_state().grad_enabled;
}

// Whether calls are recorded, while it lives.
class GradMode {
 public:
  explicit GradMode(bool enabled) : before_(thread_state().grad_enabled) {
    thread_state().grad_enabled = enabled;
  }
  ~GradMode() { thread_state().grad_enabled = before_; }
  GradMode(const GradMode&) = delete;

 private:
  bool before_;
};

PyObject* call_levels(Call& call);   // the dispatch key; nullptr: Python's
bool adopt_views(const Call& call);  // views of a tensor that joined a level join it too
void init_levels(PyObject* module);

PyObject* below(const Call& call, int i, int64_t level, Arena& arena);  // an argument, unwrapped

// A view of a tensor that joined a level joins it too; whether it did.
bool adopt_view(TensorObject* t);

// Calls the operator with the values that `level` wraps.
PyObject* call_below(const Call& call, int64_t level);

// levels_batch.cpp: the batching rules that native code knows; nullptr: Python's.
PyObject* call_batched(const Call& call, const Level& level);

}  // namespace core
