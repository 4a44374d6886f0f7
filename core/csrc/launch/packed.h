// Right operands of products as a backend has packed them, kept with their storage.
//
// Weights are the same at every call, so they are packed once: at the second product in which a
// storage is met with the same values. An in-place write is seen in the storage's counts; memory
// that is not core's, unless its owner reports writes, and memory whose address somebody else was
// given may change unseen and is not kept.
#pragma once
#include <memory>

#include "../../include/core/product.h"
#include "dispatch/operator.h"

namespace core {

struct Packed;

class PackedOperand {
 public:
  // Sets p.packed or p.keep, for the storage of p.b.
  PackedOperand(core_product& p, core_product_fn by, Storage* storage);
  void done();  // the product is computed: keeps the packed data

 private:
  void* allocate(int64_t bytes);

  Storage* storage_;
  std::shared_ptr<Packed> packed_;
};

}  // namespace core
