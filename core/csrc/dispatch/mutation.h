// Unwritten: the contents of the arguments that a kernel must not write to.
#pragma once
#include <vector>

#include "call.h"

namespace core {

extern bool checks_possible;  // whether any call may have to be checked
bool checks_wanted();         // whether this one has; may throw

class Unwritten {
 public:
  // into: memory for the outputs, which is written to; or nullptr.
  Unwritten(const Call& call, TensorObject** into) {
    if (checks_possible && checks_wanted()) take(call, into);
  }
  void compare(const Call& call, const KernelObject* kernel) const;  // throws

 private:
  struct Kept {
    int argument;
    Ref tensor, before;
  };
  void take(const Call& call, TensorObject** into);
  std::vector<Kept> kept_;
};

void init_mutation(PyObject* module);

}  // namespace core
