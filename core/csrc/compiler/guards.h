// Guards: the conditions that a call has to meet for an entry's plan (guards.cpp, entry.cpp).
//
// Nothing here runs Python code, except a dict of names with keys that are no strings, and a cached
// function that has to be called: so a call's arguments, which are compared first, cannot change
// during their comparison. An entry owns all objects that it compares with.
#pragma once
#include <vector>

#include "dispatch/keys.h"
#include "dispatch/operator.h"
#include "dispatch/small.h"
#include "recording/signature.h"
#include "tensor/subclass.h"

namespace core {

// The part of a thread's state that changes calls; compared as bytes.
struct ThreadGuard {
  uint16_t included, excluded;
  Device device;        // the default one
  DType default_float;  // of the process
  uint8_t grad_enabled;
  uint8_t saved_hooks, anomalies;  // whether recorded calls are made one by one
  uint8_t autocast[kAutocastTypes];
};
ThreadGuard thread_guard();

// How arguments are nested, in the order in which they are visited.
struct ArgumentNode {
  enum Kind : uint8_t { Tensor, Array, Constant, Number, Tuple, List, Dict, Fields } kind;
  Py_ssize_t count = 0;  // of items
  Ref value;             // the constant, a number like it, or the keys of a dict, of fields
  Ref type;              // of a named tuple; of an object that has these fields alone; of an array
};

struct TensorGuard {
  size_t leaf;
  DType dtype;
  Device device;
  uint8_t ndim;
  bool requires_grad;
  bool subclass;
  bool exact;                 // whether strides are compared; else it is contiguous
  std::vector<int64_t> dims;  // sizes and strides; a size of -1: any from 2 on
  size_t first;               // the first of these guards whose tensor is the same
};

// A name that the function reads: where it is looked up, and its value at capture.
struct NameGuard {
  enum Kind : uint8_t {
    Cell,
    Item,
    At,
    Size,
    Keys,
    Attribute,
    Class,
    Type,
    Slot,
    Function,
    Itself,
    Setting,
    Pinned,   // an item of a list that is this very tensor
    Content,  // the elements of a NumPy array, which value is a copy of
    Names,    // the keys of an object's own dict
    Call,     // what a function gives that functools caches: it is called
  };
  Kind kind;
  Ref place, key, value;  // value: empty where nothing was found
  Py_ssize_t index = 0;   // of At: which item; of Function: which part
  bool tensor = false;    // a leaf, compared as arguments are
  bool number = false;    // a leaf: any number of its value's type
  // A tuple, list or dict of which the length, or the keys, are compared; others have items.
  bool opened = false;
  bool changes = false;              // whether there may be a list or dict on the path
  std::vector<Ref> path;             // which item of the one that is found, and of that one
  mutable PyObject* last = nullptr;  // the leaf that was found last; its place keeps it
};

// The .grad of a leaf that the graph reads or writes: the leaf has no history.
struct GradGuard {
  size_t leaf;
  enum Kind : uint8_t { Any, None, Tensor } kind;  // Tensor: one more of the leaves
  Ref hooks, after_hooks;                          // tuples of functions, which it has
};

// Names that stand in one place: they need no look while nothing is written there.
struct NameGroup {
  size_t first, last;
  mutable uint64_t version = 0;  // of the place when they were compared last; 0: not known
  bool changes = false;  // whether what stands there may change without a write to the place
};

struct Guards {
  Ref keywords;  // a tuple
  Py_ssize_t positional = 0;
  std::vector<ArgumentNode> arguments;
  std::vector<size_t> arrays;    // the leaves that are NumPy's arrays
  std::vector<NameGuard> names;  // place by place
  std::vector<NameGroup> groups;
  std::vector<TensorGuard> tensors;
  size_t leaves = 0;  // of arguments and names; those of grads follow
  std::vector<GradGuard> grads;
  ThreadGuard thread;
  uint32_t epoch = 0;  // of the kernels that the plan was made with
};

// Leaves of arguments, then objects found by name; of a NumPy array the tensor over its memory.
using Leaves = Small<Ref, 6>;

// The tensors over the memory of the arrays in one call: an array that is given twice is one.
class ArrayTensors {
 public:
  Ref over(PyObject* array);

 private:
  std::vector<std::pair<Ref, Ref>> made_;
};

// One call, as vectorcall gives it.
struct Given {
  PyObject* const* args;
  Py_ssize_t positional;
  PyObject* keywords;    // a tuple, or nullptr
  ArrayTensors& arrays;  // for all entries that are tried
};

// Which guard failed.
struct Miss {
  const char* kind = "";
  size_t number = 0;
};

bool serves(const Guards& g, const ThreadGuard& thread, const Given& call, Leaves& leaves,
            Miss& miss);

// Makes guards from the values that they will be compared with. dynamic: a dict leaf -> axes, or
// nullptr; a number that is in it may be any of its type.
void read_arguments(Guards& g, PyObject* args, PyObject* kwargs, PyObject* dynamic, Leaves& leaves);
void read_names(Guards& g, PyObject* names, Leaves& leaves);
void read_tensors(Guards& g, const Leaves& leaves, PyObject* dynamic);
// grads: [(leaf, its grad | None | ..., its hooks, those after accumulation)], leaves: all of them,
// those of grads last.
void read_grads(Guards& g, PyObject* grads, PyObject* leaves);

// entry.cpp
struct EntryState;
struct EntryObject {
  PyObject_HEAD EntryState* s;
};
extern PyTypeObject* EntryType;
// The result of a call that the entry serves, or nullptr where it does not; throws. rerun: the
// function is to be run as Python, because the plan raised, or because there is none.
PyObject* try_entry(PyObject* entry, const ThreadGuard& thread, const Given& call, bool& rerun);

}  // namespace core
