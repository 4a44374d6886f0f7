// Arithmetic of Python numbers that is known in advance: `s * 2 + 1`, `s > 0` of an argument s.
#pragma once
#include <Python.h>

#include <vector>

#include "tensor/error.h"

namespace core {

// Numbers stand in slots: those that are given come first, then one for each step that computes.
class NumberProgram {
 public:
  // Reads [(function, [("slot", n) or ("constant", number), ...], what)]. what: the type that the
  // number has to be of, which is stored; or the bool that the function has to return.
  void read(PyObject* steps, Py_ssize_t given);

  bool empty() const { return steps_.empty(); }
  size_t count() const { return stored_; }
  // Computes the numbers from slot `given` on, new references; false: it does not hold for these.
  bool run(PyObject** slots) const;
  int visit(visitproc visit, void* arg) const;

 private:
  struct Operand {
    Ref constant;
    Py_ssize_t slot = -1;
  };
  struct Step {
    Ref function;
    std::vector<Operand> operands;
    Ref type;  // empty: it is a check
    bool holds = false;
  };
  std::vector<Step> steps_;
  Py_ssize_t given_ = 0;
  size_t stored_ = 0;
};

void init_numbers(PyObject* module);

}  // namespace core
