// A matrix product that passes on its result block by block: core calls it for a
// product that is fused with the elementwise calls after it.
//
// The backend computes c = a @ b and calls `finish` with each block of c as soon as it is complete,
// while it still lies in a cache; core's `finish` computes the elementwise calls on it and stores
// their results. c itself is never stored. Floats that are narrower than float32
// accumulate in float32, and are rounded once.
#ifndef CORE_PRODUCT_H
#define CORE_PRODUCT_H

#include "core/kernel.h"

#ifdef __cplusplus
extern "C" {
#endif

#define CORE_PRODUCT_CAPSULE "core.product.v1"

// Element (i, j) of a lies at a + i * a_row + j * a_col, counted in elements; b likewise.
typedef struct {
  uint32_t size;    // sizeof(core_product) of the core that calls
  uint32_t dtype;   // core_dtype of a, of b and of the blocks
  int64_t m, n, k;  // a is m by k, b is k by n; m and n are at least 1, k may be 0
  const void* a;
  const void* b;
  int64_t a_row, a_col, b_row, b_col;
  // The block of `rows` by `cols` elements at (row, col) of c is complete. Its elements lie side by
  // side in a row, and `step` elements apart in a column. Called by any thread, once for each
  // element of c.
  void (*finish)(void* context, int64_t row, int64_t col, int64_t rows, int64_t cols,
                 const void* block, int64_t step);
  void* context;
  const core_call* call;  // for parallel_for and set_error

  // Appended in core 0.1 with packed weights: read them only if they lie within `size`.
  // The data that an earlier product with this b left in memory from `keep`; NULL: none.
  const void* packed;
  // Memory, 64-byte aligned, for b as the backend packs it, if it has to: a later product finds it
  // in `packed`. NULL where there is none. The callback is NULL where b is not worth it, as on its
  // first use, or may change unseen. The context is NULL where b may change unseen, and is packed
  // for this product alone.
  void* (*keep)(void* keep_context, int64_t bytes);
  void* keep_context;

  // Appended in core 0.1 with operands that are made in blocks: given to providers that set
  // CORE_PRODUCT_STARTS, and read if they lie within `size`.
  // Writes the `rows` by `cols` elements at (row, col) of a: side by side, rows `cols` apart. They
  // are asked for in place of `a`, which is NULL then, by any thread and as often as they are
  // needed. NULL: a is in memory.
  void (*start)(void* start_context, int64_t row, int64_t col, int64_t rows, int64_t cols,
                void* block);
  void* start_context;
  // Where the product itself is stored, its rows `c_row` elements apart, if nothing is done with
  // it; `finish` is NULL then. NULL: it goes to `finish`.
  void* c;
  int64_t c_row;
} core_product;

// CORE_OK, CORE_DECLINED before anything is finished, or CORE_ERROR after `set_error`.
typedef int32_t (*core_product_fn)(const core_product* product);

#define CORE_PRODUCT_STARTS 1u  // it calls `start`, and stores in `c`

// The target of a PyCapsule named CORE_PRODUCT_CAPSULE.
typedef struct {
  uint32_t size;
  uint32_t abi_version;
  core_product_fn fn;
  const char* name;
  uint32_t knows;  // appended in core 0.1: CORE_PRODUCT_* flags of fn
} core_product_provider;

#ifdef __cplusplus
}
#endif
#endif  // CORE_PRODUCT_H
