// A matrix product with its batch: what matmul's arguments mean, whatever their dtype. Vectors have
// become matrices of one row or column, and the batch dimensions are broadcast and merged.
#pragma once
#include <cstdint>

#include "core/kernel.h"

namespace core_cpu {

constexpr int kMaxBatchDims = 64;

// Element (i, j) of a matrix lies at data + i * row_step + j * col_step, counted in elements.
struct Matrix {
  char* data;
  int64_t row_step, col_step;
};

struct BatchDim {
  int64_t size;
  int64_t steps[3];  // of a, b, c; 0 where one is broadcast
};

struct Product {
  int64_t m, n, k;  // c is m by n, a is m by k, b is k by n
  Matrix a, b, c;
  int batch_dims;
  BatchDim dims[kMaxBatchDims];
  int64_t batch;  // the product of their sizes
};

// Where product `index` of the batch lies in a, b and c: elements from their first.
struct BatchShift {
  int64_t a, b, c;
};
BatchShift shift_of(const Product& product, int64_t index);

// c = a @ b as the product that it is transposed, of the same memory.
void transpose(Product* product);

// Reads the call's two arguments and its output; false if they are no product.
bool read_product(const core_call* call, Product* product);

}  // namespace core_cpu
