// Node: one recorded call. The engine in core/autograd walks nodes; this side only records.
#pragma once
#include <Python.h>

#include <vector>

#include "dispatch/call.h"
#include "dispatch/small.h"

namespace core {

struct Edge {
  Ref target;          // the Node that made the input, a leaf Tensor, or empty: no gradient
  uint32_t index = 0;  // which output of that node
};

// The storage that a captured tensor had when it was saved: settling the tensor notes there which
// version it has then.
extern std::atomic<int64_t> captured_saves;  // how many there are
struct ReleaseCaptured {
  void operator()(Storage* s) const noexcept {
    captured_saves.fetch_sub(1, std::memory_order_relaxed);
    release(s);
  }
};

struct SavedVersion {
  TensorObject* tensor;  // kept alive by args or results
  uint32_t version;
  int argument;  // kResult, kOther, or the place in the schema
  std::unique_ptr<Storage, ReleaseCaptured> captured;
};

constexpr int kResult = -1, kOther = -2;

struct NodeHooks {
  uint32_t output;
  Ref functions;  // a dict: id -> fn(gradient) -> gradient or None
};

// core.autograd.saved_tensors_hooks: one tensor that a node reads, while a hook keeps it.
struct Packed {
  enum Place : uint8_t { Args, Saved, Results } place;
  Py_ssize_t at, item;  // item: in a list of tensors; -1: no list
  Ref value, unpack;    // the result of pack, and the function that makes a tensor of it
  Edge edge;            // the history of the tensor
};

struct NodeObject {
  PyObject_HEAD PyObject* weakrefs;
  struct State {
    Ref op;  // an Operator, or the context of a core.autograd.Function
    // A tuple in the schema's order. Tensors are aliases with the history of their edge, or the
    // leaf itself; values that vjp does not read are fake.
    Ref args;
    Ref context;  // filled by setup_context, of an operator with register_autograd
    Ref origin;   // text: where it was recorded, under core.autograd.detect_anomaly
    Ref saved;    // a tuple: the context's saved values; an int stands for the result of that index
    Small<Edge, 2> edges;   // one per tensor argument, list items counted singly
    Small<Ref, 1> results;  // aliases without history; fake when vjp does not read them
    Small<SavedVersion, 2> versions;
    std::vector<Ref> kept;  // tensors of versions that are no arguments or results
    std::vector<NodeHooks> hooks;
    std::vector<Packed> packed;    // under core.autograd.saved_tensors_hooks
    uint64_t sequence = 0;         // greater than that of every node it leads to
    uint64_t reads = 0;            // arguments that are read, by position
    bool reads_result = true;      // whether the results are
    int64_t level = 0;             // of core.func, whose wrappers the edges lead to; 0: the tape
    bool saves_stand_ins = false;  // which have no versions: the node is traced for a graph
    bool released = false;
    bool of_graph = false;  // its context is a compiled graph's, and knows what a pass reads
    uint64_t passed = 0;    // of a graph: the results whose gradients have come and were not kept
  };
  State* s;
};
extern PyTypeObject* NodeType;
inline NodeObject* as_node(PyObject* o) { return reinterpret_cast<NodeObject*>(o); }
inline bool is_node(PyObject* o) { return Py_TYPE(o) == NodeType; }

struct Level;

// tape.cpp: shared by all ways of recording. level: of core.func; 0: the tape.
Ref make_empty_node(PyObject* op, int64_t level);
Ref make_node(const Call& call, int64_t level);  // a call on these arguments as they are now
Edge edge_to(TensorObject* t, int64_t level);    // where the gradient of t goes
void save_version(NodeObject::State& n, TensorObject* t, int argument);
Ref save_read(TensorObject* t, const Edge& edge);
// The present state of t, for a node to keep: an alias with the history of now, which a later write
// to t does not change.
Ref save_now(TensorObject* t);
void save_result(NodeObject::State& n, TensorObject* t, bool read);
void attach(TensorObject* t, PyObject* node, uint32_t index);
void rebase(TensorObject* t);
Ref like(const TensorObject* t);
void refresh_history_of(TensorObject* t);

PyObject* call_autograd(Call& call);  // the dispatch key
void set_view_history(TensorObject* out, const Call& call);
// The same where the arguments that make the view are given: none where it cannot be made again.
void link_view(TensorObject* out, TensorObject* parent, OperatorObject* op, Ref args = Ref());
Ref declared_views(const Call& call, Ref result);
void init_tape(PyObject* module);

// tape_context.cpp: gradients that a context belongs to
// Gives t the history of a result whose reverse pass was made and has freed what was saved: its
// edges lead to these leaves.
void give_passed_history(TensorObject* t, PyObject* const* leaves, size_t count);
PyObject* call_with_context(Call& call, const Level* level);  // nullptr: the tape
void read_context(OperatorObject* op, PyObject* vjp);         // throws
void init_tape_context(PyObject* module);

// node.cpp
void init_node(PyObject* module);
void check_saved(NodeObject* node);  // throws when a saved tensor was written since, or freed
// The same of a compiled graph's node, which stands for many calls: a pass in which gradients of
// some results came (a bit for each) reads some of the saved tensors; the others are kept.
// Its context receives the list of written ones.
void check_graph(NodeObject* node, uint64_t received);
void release_graph(NodeObject* node, uint64_t received);
void release_saved(NodeObject* node);
Ref node_results(PyObject* node);  // the outputs, their history attached again

}  // namespace core
