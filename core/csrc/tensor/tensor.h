// Tensor: a native heap type over shared, reference-counted storage.
#pragma once
#include <Python.h>

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "dtype.h"
#include "error.h"
#include "memory/device.h"
#include "memory/runtime.h"

namespace core {

constexpr int kMaxDims = 64;
constexpr int kInlineDims = 5;

// ---- storage -----------------------------------------------------------------------------------
// The number of the transform level that was entered last, in any thread.
extern std::atomic<int64_t> last_level;

// How many threads are in inference mode, and whether this one is; never, until the dispatcher
// sets it.
extern std::atomic<int> inferring_threads;
extern bool (*inferring)();
inline bool made_for_inference() {
  return inferring_threads.load(std::memory_order_relaxed) > 0 && inferring();
}

// Counts writes to memory, after they are made; who counts holds the GIL. A thread without it reads
// the count before the memory: where it finds a new count, it finds the new values, also on
// processors that let stores overtake one another.
class WriteCount {
 public:
  WriteCount& operator=(const WriteCount& o) { return set(o); }
  operator uint32_t() const { return n_.load(std::memory_order_acquire); }
  WriteCount& operator+=(uint32_t n) { return set(n_.load(std::memory_order_relaxed) + n); }
  void operator++(int) { *this += 1; }
  void take_back() { set(*this - 1); }  // a write that is counted again

 private:
  WriteCount& set(uint32_t n) {
    n_.store(n, std::memory_order_release);
    return *this;
  }
  std::atomic<uint32_t> n_{0};
};

struct Storage {
  std::atomic<int64_t> refs{1};
  void* data = nullptr;
  size_t nbytes = 0;
  Runtime* runtime = nullptr;  // nullptr: memory of somebody else, given back by `release`
  Device device;
  WriteCount version;  // in-place writes
  WriteCount late;     // those that were made after version had counted them
  // A level of this number or a smaller one sees memory that was made inside of it.
  int64_t born = last_level.load(std::memory_order_relaxed);
  bool read_only = false;
  bool fake = false;                      // metadata only: data is nullptr for any nbytes
  bool inference = made_for_inference();  // of inference mode: no gradient is ever taken of it
  // An in-place write gave some tensor over it a new history, or a view of it was made where
  // nothing was recorded: the tape looks before it believes a view's history.
  bool rebased = false;
  // A call that is collected and not yet made writes to it: reading it makes the call.
  bool awaited = false;
  // Its address was exported, so code outside of core may write to it without a new `version`.
  std::atomic<bool> exported{false};
  // Of external memory whose owner reports every write (set_told_version): 1 + its version.
  uint64_t told = 0;
  void (*release)(void* owner) = nullptr;
  void* owner = nullptr;
  // Data derived from its values that a kernel caches for its next call (packed.h).
  std::shared_ptr<void> kept;
};
Storage* new_storage(size_t nbytes, Device device);  // through the device's runtime
Storage* new_fake_storage(size_t nbytes, Device device);
Storage* new_external_storage(void* data, size_t nbytes, Device device, bool read_only,
                              void (*release)(void*), void* owner);
void destroy_storage(Storage* s) noexcept;
// The owner of external memory reports the version of its values: another one than before is a
// write. It promises to report every write.
inline void set_told_version(Storage* s, uint64_t version) {
  if (s->told != 0 && s->told != version + 1) s->version++;
  s->told = version + 1;
}
inline void retain(Storage* s) { s->refs.fetch_add(1, std::memory_order_relaxed); }
inline void release(Storage* s) noexcept {
  if (s == nullptr) return;
  // The last owner needs no locked subtraction: nobody else can add a reference.
  if (s->refs.load(std::memory_order_acquire) == 1 ||
      s->refs.fetch_sub(1, std::memory_order_acq_rel) == 1) {
    destroy_storage(s);
  }
}
int64_t live_storages();  // for leak tests
int64_t live_bytes(Device device);

// ---- tensor ------------------------------------------------------------------------------------
// The dispatcher reads an argument's flags: each is the bit of the dispatch key that it requests.
enum TensorFlags : uint16_t {
  kFlagWrapped = 1 << 1,       // belongs to a transform level (keys.h: Levels)
  kFlagRequiresGrad = 1 << 3,  // recorded by the tape           (Autograd)
  kFlagCaptured = 1 << 4,      // its calls are being collected   (Capture)
  kFlagFake = 1 << 5,          // metadata only                   (Fake)
  kFlagStandIn = 1 << 8,       // captured below the tape, which records it as it would a real one
};

struct TensorObject;

// How a view was made, where that decides whether it may be written: see core/autograd/inplace.py.
enum class ViewMode : uint8_t { Recorded, NoGrad, Inference, OneOfSeveral };

// Fields that only some tensors have, kept out of line.
struct AutogradMeta {
  PyObject* grad = nullptr;  // accumulated gradient of a leaf
  // The Node that made it; nullptr for a leaf. Of a grad level's wrapper also: the leaf it stands
  // for.
  PyObject* node = nullptr;
  uint32_t output = 0;      // which output of that node
  uint32_t generation = 0;  // grows when an in-place write gives this tensor a new history
  // How a view came about: write-back follows it upwards. nullptr: not a view.
  PyObject* view_parent = nullptr;  // Tensor
  PyObject* view_op = nullptr;      // Operator
  PyObject* view_args = nullptr;    // tuple: the operator's arguments after the parent
  uint32_t view_generation = 0;     // the root's generation when the history was last derived
  ViewMode view_mode = ViewMode::Recorded;
  // Of a leaf: dicts id -> fn, called with a pass's gradient, and after it was added to grad.
  PyObject* hooks = nullptr;
  PyObject* after_hooks = nullptr;
  // Of a transform level's wrapper: the level's number and the wrapped tensor.
  int64_t level = 0;
  int32_t batch_dim = -1;       // of a vmap level
  PyObject* value = nullptr;    // the wrapped tensor
  PyObject* tangent = nullptr;  // of a jvp level
  bool constant = false;        // of a grad level, while it has no node: no input of the level
};

struct TensorObject {
  PyObject_HEAD Storage* storage;  // nullptr for a wrapper
  int64_t offset;                  // in elements
  int64_t numel;
  int64_t* dims;  // ndim sizes, then ndim strides (in elements; may be negative)
  DType dtype;
  uint8_t ndim;
  uint16_t flags;
  Device device;
  AutogradMeta* meta;
  PyObject* weakrefs;
  int64_t inline_dims[2 * kInlineDims];

  int64_t* sizes() const { return dims; }
  int64_t* strides() const { return dims + ndim; }
  char* data() const { return static_cast<char*>(storage->data) + offset * itemsize(dtype); }
};

extern PyTypeObject* TensorType;
extern PyTypeObject* TensorSubclass;  // the one there may be (subclass.h); nullptr: none yet
inline bool is_tensor(PyObject* o) {
  return Py_TYPE(o) == TensorType || Py_TYPE(o) == TensorSubclass;
}
inline TensorObject* as_tensor(PyObject* o) { return reinterpret_cast<TensorObject*>(o); }

// All return a new reference and throw on failure. alloc_* leave sizes and strides to the caller.
TensorObject* new_tensor_shell(int ndim, DType dtype, Device device);  // storage nullptr
TensorObject* empty_tensor(int ndim, const int64_t* sizes, DType dtype, Device device, bool fake);
// Shares storage with base; strides and sizes are copied in.
TensorObject* alias_tensor(TensorObject* base, int ndim, const int64_t* sizes,
                           const int64_t* strides, int64_t offset, DType dtype);
TensorObject* alias_of(TensorObject* t);  // the same view, no history
AutogradMeta* meta_of(TensorObject* t);   // made when it is missing
// A transform level's wrapper of value (or of a jvp level: with a tangent). The batch dimension is
// not part of the wrapper's shape.
TensorObject* wrap_tensor(TensorObject* value, int64_t level, int batch_dim, PyObject* tangent);

// Drops a reference (nullptr is fine) without recursion: chains of tensors, nodes and tensors of
// any length are freed by the outermost call. Deallocators use it for objects that may start such a
// chain.
void release_deep(PyObject* owned) noexcept;

// Called before a tensor's history (grad_fn, requires_grad, is_leaf) is read: a view whose base was
// written in place derives its history again. nullptr until the dispatcher sets it. May throw.
extern void (*refresh_history)(TensorObject* t);
// Called before it is read which transform a tensor belongs to, and before its values are: a view
// of a tensor that joined a transform joins it too. nullptr until the dispatcher sets it. May
// throw.
extern void (*follow_base)(TensorObject* t);
inline void settle_level(TensorObject* t) {
  const bool apart = t->storage == nullptr || t->storage->rebased;
  if (apart && t->meta != nullptr && follow_base != nullptr) follow_base(t);
}
// Whether this thread records for gradients; always true until the dispatcher sets it.
extern bool (*recording)();

// Called when Python reads a tensor's values; nullptr until the dispatcher sets it.
extern void (*values_read)();
// Called when Python reads a value that depends on a tensor's sizes.
extern void (*sizes_read)(TensorObject* t);

// Called before a captured tensor's values are read: afterwards it may be a real one. nullptr until
// the compiler sets it. May throw.
extern void (*materialize)(TensorObject* t);
// Calls it where the values, or how often they were written, depend on calls that are collected.
inline void settle_values(TensorObject* t) {
  const bool awaited = (t->flags & kFlagCaptured) || (t->storage && t->storage->awaited);
  if (awaited && materialize) materialize(t);
}

// Called when `alias` was made of t, the same tensor as another object: calls that are collected
// take the one for the other. nullptr until the compiler sets it; releases the alias where it
// throws.
extern void (*note_alias)(TensorObject* alias, TensorObject* t);

// Called before the history of a captured tensor is read, or that of any tensor is changed by hand:
// collected calls are made first. nullptr until the compiler sets it. May throw.
extern void (*settle_history)(TensorObject* t);
// detach() while calls are collected; nullptr: it is made now.
extern PyObject* (*collect_detach)(TensorObject* t);
// Whether a captured tensor is a leaf of its graph, or, where requires_grad is set, is one now.
extern bool (*graph_leaf)(TensorObject* t, bool begins);
// The dict of hooks of a captured tensor whose pass may be collected; nullptr: they live with it.
extern PyObject* (*collected_hooks)(TensorObject* t, bool after);
// item() while calls are collected; nullptr: the value is read now.
extern PyObject* (*collect_item)(TensorObject* t);
extern PyObject* (*collect_truth)(TensorObject* t);
// Called before the .grad of a tensor is read or assigned.
extern void (*grad_used)(TensorObject* t, bool assigned);

// Whether tensors made from nothing are fake on this thread (inside core's fake mode); nullptr
// until the dispatcher sets it.
extern bool (*creates_fake)();

bool is_contiguous(const TensorObject* t);
void set_contiguous_strides(TensorObject* t);  // from sizes; sets numel too; throws on overflow
// The bytes the tensor touches, relative to storage->data: [first, last).
std::pair<int64_t, int64_t> byte_extent(const TensorObject* t);
bool may_overlap(const TensorObject* a, const TensorObject* b);  // different views, shared bytes
bool overlaps_itself(const TensorObject* t);                     // some element twice (expand)
Ref item_of(PyObject* tensor);                                   // its only element, as a number
std::string shape_string(const TensorObject* t);                 // "(2, 3)"
std::string describe(const TensorObject* t);                     // "float32(2, 3) on cpu"

// Raises when data cannot be read by the host (device, fake, wrapper); what names the operation.
void require_host_data(TensorObject* t, const char* what);

// dst (contiguous, same dtype and numel) <- src in src's logical order, on the host or between
// devices; used by Tensor.to and the fallback, so it needs no kernel.
TensorObject* to_device(TensorObject* src, Device device);   // new contiguous tensor, no history
void copy_strided_host(const TensorObject* src, void* dst);  // src on a host-accessible device
void write_strided_host(const TensorObject* dst, const void* src);  // the way back, dst strided
// Strided copy of n-dimensional bytes; strides in bytes. Releases the GIL when it is large.
void copy_bytes(char* dst, const int64_t* dst_strides, const char* src, const int64_t* src_strides,
                int ndim, const int64_t* sizes, int64_t itemsize);
// t itself (a new reference) where the host can read it, else a copy on the cpu. Grad and jvp
// wrappers are read through; what names the operation in the error for fake and batched tensors.
TensorObject* host_tensor(TensorObject* t, const char* what);

// Native number slots call these operators; set from Python by _native.set_dunder("__add__", op).
PyObject* tensor_binary_slot(int slot, PyObject* a, PyObject* b);

// The Python callable set for a dunder ("__add__", "__getitem__", ...), borrowed; nullptr when
// none.
PyObject* find_dunder(const char* name);

void init_tensor(PyObject* module);
void init_dlpack(PyObject* module);
void init_exchange(PyObject* module);
int tensor_getbuffer(PyObject* self, Py_buffer* view, int flags);
void tensor_releasebuffer(PyObject* self, Py_buffer* view);

}  // namespace core
