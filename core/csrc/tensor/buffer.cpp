// The buffer protocol, both ways.
#include <memory>

#include "gil.h"
#include "tensor_impl.h"

namespace core {

void (*memory_exported)(TensorObject* t) = nullptr;

namespace {

// ---- export ------------------------------------------------------------------------------------

struct Dims {
  Py_ssize_t shape[kMaxDims];
  Py_ssize_t strides[kMaxDims];
};

[[noreturn]] void refuse(const std::string& what, const std::string& why, const char* exists,
                         const char* fix) {
  throw Error{"ExportError", what, why, exists, fix};
}

void check_exportable(TensorObject* t) {
  if ((t->flags & kFlagRequiresGrad) && recording()) {
    refuse("a tensor that requires grad cannot be exported",
           "writes to the memory outside of core would not be recorded", "tensors without history",
           "export x.detach()");
  }
  require_host_data(t, "the buffer protocol");
  if (info(t->dtype).format == nullptr) {
    const std::string name = info(t->dtype).name;
    refuse(str("a ", name, " tensor has no buffer"),
           str("the buffer protocol has no code for ", name),
           "the dtypes of Python's array and struct; DLPack, which has a code",
           "use numpy.asarray(x), which needs ml_dtypes, x.astype(core.float32), or DLPack");
  }
}

bool is_fortran(const TensorObject* t) {
  int64_t step = 1;
  for (int i = 0; i < t->ndim && t->numel > 0; ++i) {
    if (t->sizes()[i] != 1 && t->strides()[i] != step) return false;
    step *= t->sizes()[i];
  }
  return true;
}

void check_flags(TensorObject* t, int flags) {
  if ((flags & PyBUF_WRITABLE) && t->storage->read_only) {
    refuse("a writable buffer of a read-only tensor was asked for",
           "the memory belongs to another library, which does not allow writing",
           "a read-only buffer of it", "copy the tensor first");
  }
  bool strided = (flags & PyBUF_STRIDES) == PyBUF_STRIDES;
  bool c_order = !strided || (flags & PyBUF_C_CONTIGUOUS) == PyBUF_C_CONTIGUOUS;
  bool f_order = (flags & PyBUF_F_CONTIGUOUS) == PyBUF_F_CONTIGUOUS;
  bool any = (flags & PyBUF_ANY_CONTIGUOUS) == PyBUF_ANY_CONTIGUOUS;
  bool c = is_contiguous(t), f = is_fortran(t);
  if ((c_order && !c) || (f_order && !f) || (any && !c && !f)) {
    refuse("a contiguous buffer of a strided tensor was asked for",
           "its elements do not lie one after the other", "a strided buffer of it",
           "make it contiguous first, for example with core.clone(x)");
  }
}

void fill(Py_buffer* view, PyObject* self, int flags) {
  TensorObject* t = as_tensor(self);
  auto dims = std::make_unique<Dims>();
  int64_t bytes = itemsize(t->dtype);
  for (int i = 0; i < t->ndim; ++i) {
    dims->shape[i] = static_cast<Py_ssize_t>(t->sizes()[i]);
    dims->strides[i] = static_cast<Py_ssize_t>(t->strides()[i] * bytes);
  }
  static char nothing[kMaxDims];
  note_exported(t);
  view->buf = t->numel > 0 ? t->data() : nothing;
  view->len = static_cast<Py_ssize_t>(t->numel * bytes);
  view->itemsize = static_cast<Py_ssize_t>(bytes);
  view->readonly = t->storage->read_only;
  view->ndim = (flags & PyBUF_ND) ? t->ndim : 1;
  view->format = (flags & PyBUF_FORMAT) ? const_cast<char*>(info(t->dtype).format) : nullptr;
  view->shape = (flags & PyBUF_ND) ? dims->shape : nullptr;
  view->strides = (flags & PyBUF_STRIDES) == PyBUF_STRIDES ? dims->strides : nullptr;
  view->suboffsets = nullptr;
  view->internal = dims.release();
  view->obj = Ref::borrow(self).release();
}

// ---- import ------------------------------------------------------------------------------------

// Frees the exporter's buffer, from any thread.
void release_buffer(void* owner) {
  if (!python_is_running()) return;  // the exporter goes away with the process
  GilScope gil;
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  auto view = static_cast<Py_buffer*>(owner);
  PyBuffer_Release(view);
  delete view;
  PyErr_Restore(type, value, traceback);
}

[[noreturn]] void unknown_format(const char* format, Py_ssize_t itemsize) {
  const bool has_order = *format == '>' || *format == '<' || *format == '!';
  throw Error{"DtypeError",
              str("cannot make a tensor of a buffer of format '", format, "', ", itemsize,
                  " bytes per element"),
              *format == 'O' ? "no dtype of core has Python objects as elements"
                             : "no dtype of core has these elements",
              "bool, integers of 1 to 8 bytes, floats of 2 to 8, complex of 8 and 16, in the "
              "machine's byte order",
              has_order ? "convert the array first: a.astype(a.dtype.newbyteorder('='))"
                        : "convert the array first, for example with a.astype('float32')"};
}

DType sized(const DType* choices, int n, Py_ssize_t size) {
  for (int i = 0; i < n; ++i) {
    if (itemsize(choices[i]) == size) return choices[i];
  }
  return DType::Undefined;
}

DType dtype_of_code(const char* f, Py_ssize_t size) {
  static const DType kSigned[] = {DType::Int8, DType::Int16, DType::Int32, DType::Int64};
  static const DType kUnsigned[] = {DType::UInt8, DType::UInt16, DType::UInt32, DType::UInt64};
  static const DType kFloats[] = {DType::Float16, DType::Float32, DType::Float64};
  static const DType kComplex[] = {DType::Complex64, DType::Complex128};
  std::string code(f);
  if (code == "?") return size == 1 ? DType::Bool : DType::Undefined;
  if (code == "c") return size == 1 ? DType::UInt8 : DType::Undefined;
  if (code == "Zf" || code == "Zd" || code == "F" || code == "D") return sized(kComplex, 2, size);
  if (code.size() != 1) return DType::Undefined;
  if (std::string("bhilqn").find(code) != std::string::npos) return sized(kSigned, 4, size);
  if (std::string("BHILQN").find(code) != std::string::npos) return sized(kUnsigned, 4, size);
  if (std::string("efd").find(code) != std::string::npos) return sized(kFloats, 3, size);
  return DType::Undefined;
}

DType dtype_of_format(const char* format, Py_ssize_t size) {
  const char* f = format == nullptr ? "B" : format;
  char order = f[0];
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  bool native = order == '@' || order == '=' || order == '<';
#else
  bool native = order == '@' || order == '=' || order == '>' || order == '!';
#endif
  DType t = dtype_of_code(native ? f + 1 : f, size);
  if (t == DType::Undefined) unknown_format(f, size);
  return t;
}

[[noreturn]] void too_many_dims(int ndim) {
  throw Error{"ShapeError", str("a buffer of ", ndim, " dimensions"),
              "a tensor's dimensions are counted in a table of fixed size",
              str("0 to ", kMaxDims, " dimensions"), "reshape the array to fewer dimensions"};
}

ForeignArray describe_buffer(Py_buffer* view) {
  ForeignArray a{};
  if (view->ndim > kMaxDims || view->ndim < 0) too_many_dims(view->ndim);
  a.data = static_cast<char*>(view->buf);
  a.ndim = view->ndim;
  a.dtype = dtype_of_format(view->format, view->itemsize);
  a.read_only = view->readonly != 0;
  Py_ssize_t step = view->itemsize;
  for (int i = view->ndim - 1; i >= 0; --i) {
    a.sizes[i] = view->shape ? view->shape[i] : view->len / view->itemsize;
    a.byte_strides[i] = view->strides ? view->strides[i] : step;
    step *= static_cast<Py_ssize_t>(a.sizes[i]);
  }
  return a;
}

}  // namespace

int tensor_getbuffer(PyObject* self, Py_buffer* view, int flags) {
  view->obj = nullptr;
  return guarded<int>(-1, [&] {
    check_exportable(as_tensor(self));
    check_flags(as_tensor(self), flags);
    fill(view, self, flags);
    return 0;
  });
}

void tensor_releasebuffer(PyObject*, Py_buffer* view) {
  delete static_cast<Dims*>(std::exchange(view->internal, nullptr));
}

TensorObject* from_buffer(PyObject* o) {
  auto view = std::make_unique<Py_buffer>();
  if (PyObject_GetBuffer(o, view.get(), PyBUF_RECORDS) < 0) {
    if (!PyErr_ExceptionMatches(PyExc_Exception)) throw PythonError{};
    PyErr_Clear();  // a read-only exporter refuses a writable view, each with its own exception
    check(PyObject_GetBuffer(o, view.get(), PyBUF_RECORDS_RO));
  }
  ForeignArray a;
  try {
    a = describe_buffer(view.get());
  } catch (...) {
    PyBuffer_Release(view.get());
    throw;
  }
  a.release = release_buffer;
  a.owner = view.release();
  return adopt(a);
}

}  // namespace core
