// The arguments of one call, bound to the schema: the Python objects and the values read from them.
#pragma once
#include <Python.h>

#include <array>
#include <cstdint>
#include <vector>

#include "schema/schema.h"
#include "tensor/tensor.h"

namespace core {

enum class Tag : uint8_t {
  None,
  Tensor,
  Tensors,
  Number,
  Int,
  Float,
  Complex,
  String,
  DType,
  Device,
  Ints,
  Floats,
  Objects
};

struct Value {
  Tag tag = Tag::None;
  Weak weak = Weak::None;  // of a Number: which kind of Python number it is
  int32_t count = 0;       // of lists
  union {
    TensorObject* tensor;
    PyObject* number;    // a Python bool, int, float or complex (borrowed)
    PyObject** tensors;  // borrowed; an entry may be None in a Tensor?[]
    int64_t i;
    double f[2];
    const int64_t* ints;
    const double* floats;
    const char* string;
  };
  Value() : f{0, 0} {}
};

constexpr int kMaxArgs = 64;

struct Arguments {
  const Schema* schema;
  int n = 0;
  PyObject** objects;  // borrowed, n of them, in the schema's order
  Value* values;
};

}  // namespace core
