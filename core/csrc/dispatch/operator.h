// Operator: a schema, and everything that a call of it asks for. Calling one is call.h.
#pragma once
#include <Python.h>

#include <memory>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include "kernel_object.h"
#include "rules/rules.h"
#include "schema/schema.h"

namespace core {

struct Body;             // launch/body.h
struct InferredOutputs;  // fake.cpp
struct Recordings;       // recording.h

// Which dtype autocast converts an operator's operands to (autocast.cpp).
enum class Autocast : uint8_t { None, Lower, Float32, Promote, Float16, BFloat16 };

struct OperatorObject {
  PyObject_HEAD vectorcallfunc vectorcall;
  PyObject* weakrefs;
  PyObject* dict;
  PyObject* name;  // "core::add"
  PyObject* schema_text;
  PyObject* definition;       // core.operators' Definition, or whatever the author's side keeps
  PyObject* fake_kernel;      // callable or nullptr; rules need none
  PyObject* vjp;              // callable or nullptr
  PyObject* decomposition;    // callable or nullptr
  PyObject* result_type;      // of several results: a named tuple, or nullptr
  PyObject* structure;        // how structured arguments become those of the schema, or nullptr
  PyObject* structured_call;  // fn(operator, *args, **kwargs): such a call, down to the leaves
  OperatorObject* leaves;     // the operator itself, of the object that the user holds
  PyObject* doc;
  PyObject* file;
  int line;
  // The rest is C++ and lives outside the Python allocation.
  struct State {
    Schema schema;
    const RuleInfo* rule = nullptr;
    ViewRule view = nullptr;
    std::string view_name;
    OperatorObject* functional = nullptr;  // of an in-place form: the operator that computes it
    std::vector<int> written;              // arguments that are written to
    bool may_alias = false;                // kernels may return views of arguments
    const char* no_out = nullptr;          // why calls do not take out=; nullptr: they do
    uint16_t fallthrough = 0;              // keys that pass this operator by
    uint64_t saved = ~uint64_t{0};         // arguments that vjp reads, by position
    bool saves_result = true;
    bool calls_only = false;  // vjp does nothing but call operators: see recording.h
    // (argument, or -1: the result; argument): the first is read for the second's gradient only.
    std::vector<std::pair<int, int>> saved_for;
    Ref context_type;   // of vjp, where it came from register_autograd (tape_context.cpp)
    Ref setup_context;  // the same; empty: none
    Autocast autocast = Autocast::None;
    std::vector<std::pair<uint16_t, Autocast>> autocast_on;  // by device type, where it differs
    std::shared_ptr<Recordings> replay;                      // calls that vjp was seen to make
    bool infers_by_metadata = false;  // its fake kernel reads nothing but a call's signature
    uint64_t unread = 0;              // arguments that it does not read either, a bit for each
    std::shared_ptr<InferredOutputs> inferred;  // its earlier answers
    bool decomposes_by_calls = false;           // its decomposition does nothing but call operators
    std::shared_ptr<Recordings> decompositions;  // calls that it was seen to make
    std::vector<Ref> kernels;                    // in order of registration
    const Body* body = nullptr;                  // of the kernel of its body
    Ref device_body;                             // the kernel of its body on devices
    CacheEntry cache[16];
    std::unordered_set<uint64_t> checked;  // (dtypes, ranks) whose result was compared with fake
  };
  State* s;
};
extern PyTypeObject* OperatorType;
// The operator that a handle stands for: itself, or the operator of its leaves.
inline OperatorObject* as_operator(PyObject* o) {
  auto* op = reinterpret_cast<OperatorObject*>(o);
  return op->leaves ? op->leaves : op;
}
inline bool is_operator(PyObject* o) { return Py_TYPE(o) == OperatorType; }

// Where something was defined or registered, for messages.
inline std::string place(PyObject* file, int line) { return str(message_text(file), ":", line); }

PyObject* find_operator_object(const char* name);  // borrowed; nullptr and an exception: none
void init_operator(PyObject* module);

}  // namespace core
