// Node: one recorded call. The engine in core/autograd walks nodes; this side only records.
#pragma once
#include <Python.h>

#include <vector>

#include "operator.h"
#include "small.h"

namespace core {

struct Edge {
  Ref target;          // the Node that made the input, a leaf Tensor, or empty: no gradient
  uint32_t index = 0;  // which output of that node
};

struct SavedVersion {
  TensorObject* tensor;  // kept alive by args or results
  uint32_t version;
  int argument;  // kResult, kOther, or the place in the schema
};

constexpr int kResult = -1, kOther = -2;

struct NodeHooks {
  uint32_t output;
  Ref functions;  // a dict: id -> fn(gradient) -> gradient or None
};

struct NodeObject {
  PyObject_HEAD PyObject* weakrefs;
  struct State {
    Ref op;  // an Operator, or the context of a core.autograd.Function
    // A tuple in the schema's order. Tensors are aliases with the history of their edge, or the
    // leaf itself; what vjp does not read is fake.
    Ref args;
    Ref context;  // what setup_context filled, of an operator with register_autograd
    Ref saved;    // a tuple of what the context saved; an int stands for the result of that place
    Small<Edge, 2> edges;   // one per tensor argument, list items counted singly
    Small<Ref, 1> results;  // aliases without history; fake when vjp does not read them
    Small<SavedVersion, 2> versions;
    std::vector<NodeHooks> hooks;
    uint64_t sequence = 0;  // greater than that of every node it leads to
    bool released = false;
  };
  State* s;
};
extern PyTypeObject* NodeType;
inline NodeObject* as_node(PyObject* o) { return reinterpret_cast<NodeObject*>(o); }
inline bool is_node(PyObject* o) { return Py_TYPE(o) == NodeType; }

// tape.cpp: what the ways of recording share
Ref new_node(PyObject* op);       // without edges
Ref make_node(const Call& call);  // with those of its tensors, in the order of each_slot
Edge edge_to(TensorObject* t);
void save_version(NodeObject::State& n, TensorObject* t, int argument);
Ref save_read(TensorObject* t, const Edge& edge);
void save_result(NodeObject::State& n, TensorObject* t, bool read);
void attach(TensorObject* t, PyObject* node, uint32_t index);
void rebase(TensorObject* t);
Ref like(const TensorObject* t);

// tape_context.cpp: gradients that a context belongs to
PyObject* call_with_context(Call& call);
void read_context(OperatorObject* op, PyObject* vjp);  // throws
void init_tape_context(PyObject* module);

// node.cpp
void init_node(PyObject* module);
void check_saved(NodeObject* node);  // throws when a saved tensor was written since, or freed
void release_saved(NodeObject* node);
Ref node_results(PyObject* node);  // the outputs, their history attached again
void refresh_history_of(TensorObject* t);

}  // namespace core
