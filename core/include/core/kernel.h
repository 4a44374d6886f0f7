// The C boundary: core as a kernel written in another package sees it.
//
// A kernel is a function `int32_t fn(void* context, const core_call* call)`. Rules:
//
//   ABI        Every struct begins with its size; fields are only ever appended. A kernel may
//              read a field that lies within the size it was given. CORE_ABI_VERSION changes when
//              a field changes its meaning; core refuses kernels of another version.
//   GIL        A kernel is called with or without the GIL (core releases it for large calls). It
//              must not call into Python unless it takes the GIL itself (PyGILState_Ensure).
//   Errors     Return CORE_OK, CORE_DECLINED (before writing to any output: the next provider is
//              tried) or CORE_ERROR after `call->set_error(call, message)`. No C++ exception may
//              leave a kernel.
//   Allocation Core allocates outputs before the call and the kernel fills them. Where the size
//              depends on data, `call->outputs[i].dl.data` is NULL and the kernel asks for it with
//              `call->allocate_output`; a kernel that returns its CORE_ERROR raises its error (no
//              memory, an impossible shape). A kernel allocates scratch memory itself.
//   Ownership  Everything reachable from `call` belongs to core and is valid until the kernel
//              returns; on a device with streams memory is reused in stream order only.
//   Streams    `call->stream` is the device's native queue handle (0: the device has none, or its
//              default). Work must be enqueued there, and may still run when the kernel returns.
//   Threads    Several threads may be in the same kernel at the same time. A kernel starts none of
//              its own: `call->parallel_for` shares work out over core's pool, which all kernels
//              use and core.set_num_threads limits.
#ifndef CORE_KERNEL_H
#define CORE_KERNEL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define CORE_ABI_VERSION 1
#define CORE_KERNEL_CAPSULE "core.kernel.v1"

// ---- DLPack 1.x: https://dmlc.github.io/dlpack (the layout is the standard's) ------------------
#ifndef DLPACK_VERSION
#ifndef DLPACK_DLPACK_H_
typedef struct {
  uint32_t major;
  uint32_t minor;
} DLPackVersion;

typedef struct {
  int32_t device_type;
  int32_t device_id;
} DLDevice;

typedef struct {
  uint8_t code;
  uint8_t bits;
  uint16_t lanes;
} DLDataType;

typedef struct {
  void* data;
  DLDevice device;
  int32_t ndim;
  DLDataType dtype;
  int64_t* shape;
  int64_t* strides;
  uint64_t byte_offset;
} DLTensor;
#endif
#endif

// ---- values ------------------------------------------------------------------------------------
// A tensor, with core's device id (DLPack has a closed list of device types).
typedef struct {
  DLTensor dl;           // data already points at the first element: byte_offset is 0
  uint16_t device_type;  // core's interned device type
  uint16_t device_index;
  uint8_t dtype;       // core's dtype number (core_dtype)
  uint8_t contiguous;  // 1: row-major without gaps
  uint16_t reserved;
  int64_t numel;
} core_tensor;

typedef enum {
  CORE_BOOL,
  CORE_INT8,
  CORE_INT16,
  CORE_INT32,
  CORE_INT64,
  CORE_UINT8,
  CORE_UINT16,
  CORE_UINT32,
  CORE_UINT64,
  CORE_FLOAT16,
  CORE_BFLOAT16,
  CORE_FLOAT32,
  CORE_FLOAT64,
  CORE_COMPLEX64,
  CORE_COMPLEX128,
  CORE_FLOAT8_E4M3FN,
  CORE_FLOAT8_E5M2,
  CORE_DTYPE_COUNT
} core_dtype;

typedef enum {
  CORE_NONE,     // an optional argument that was not given
  CORE_TENSOR,   // tensor
  CORE_TENSORS,  // tensors[0..count)
  CORE_SCALAR,   // a number where a tensor may stand: `scalar` holds it as one element of `dtype`
  CORE_INT,      // i (also bool)
  CORE_FLOAT,    // f[0]
  CORE_COMPLEX,  // f[0], f[1]
  CORE_STRING,   // string, count bytes, NUL-terminated
  CORE_DTYPE,    // i is a core_dtype
  CORE_DEVICE,   // i is type << 16 | index
  CORE_INTS,     // ints[0..count)
  CORE_FLOATS    // floats[0..count)
} core_tag;

typedef struct {
  uint32_t tag;    // core_tag
  uint32_t dtype;  // of a CORE_SCALAR
  int64_t count;   // of lists and strings
  union {
    const core_tensor* tensor;
    const core_tensor* tensors;
    const int64_t* ints;
    const double* floats;
    const char* string;
    int64_t i;
    double f[2];
    unsigned char scalar[16];
  } v;
} core_value;

// ---- a call ------------------------------------------------------------------------------------
typedef enum { CORE_OK = 0, CORE_DECLINED = 1, CORE_ERROR = 2 } core_status;

// Of products of float32: nothing is rounded; factors may be TF32; they may be bfloat16.
typedef enum { CORE_HIGHEST = 0, CORE_HIGH = 1, CORE_MEDIUM = 2 } core_precision;

typedef struct core_call core_call;
struct core_call {
  uint32_t size;           // sizeof(core_call) of the core that calls
  uint32_t abi_version;    // CORE_ABI_VERSION of the core that calls
  const char* op;          // "core::add"
  const core_value* args;  // in the schema's order, keyword-only ones included
  uint32_t num_args;
  uint32_t num_outputs;
  core_tensor* outputs;
  void* stream;
  int32_t (*set_error)(const core_call* call, const char* message);  // returns CORE_ERROR
  // Gives output `index` its shape and memory; returns CORE_OK or CORE_ERROR. dtype: core_dtype.
  int32_t (*allocate_output)(const core_call* call, uint32_t index, int32_t dtype, int32_t ndim,
                             const int64_t* shape);
  void* internal;  // core's own

  // Appended in core 0.1 with the pool: read them only if they lie within `size`.
  // Calls fn on ranges that together cover [0, total) exactly once, in any order and at the same
  // time, and returns when all are done; the calling thread works too. `grain` is the fewest
  // iterations that are worth a separate range. Within fn it runs everything in the calling
  // thread. fn must not throw, take the GIL, or wait for another range.
  void (*parallel_for)(const core_call* call, int64_t total, int64_t grain,
                       void (*fn)(void* context, int64_t begin, int64_t end), void* context);
  int32_t num_threads;  // how many threads parallel_for may use, the caller's among them
  // What products of float32 may round their factors to (core.set_float32_matmul_precision): 0 in
  // a core that is older.
  int32_t float32_precision;  // core_precision
};

typedef int32_t (*core_kernel_fn)(void* context, const core_call* call);

// The target of a PyCapsule named CORE_KERNEL_CAPSULE. It must outlive the capsule; core keeps the
// capsule alive as long as the kernel is registered.
typedef struct {
  uint32_t size;
  uint32_t abi_version;
  core_kernel_fn fn;
  void* context;
  const char* name;  // for messages and explain: "cpu_x86::add"
  const char* file;  // __FILE__ or NULL
  int32_t line;
} core_kernel;

#ifdef __cplusplus
}
#endif
#endif  // CORE_KERNEL_H
