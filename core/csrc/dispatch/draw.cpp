// RandomStream: the seed of a stream of random numbers and the number of draws so far; the class
// core.Generator is made of it. And `draw`, what core.rand and its like call first: the operator,
// and its whole blocks cut to size, where nothing observes or transforms calls.
#include "draw.h"

#include "autograd/levels.h"
#include "call.h"
#include "hooks.h"
#include "recording/recording.h"
#include "tensor/subclass.h"

namespace core {
namespace {

// ---- streams -----------------------------------------------------------------------------------
struct StreamObject {
  PyObject_HEAD int64_t seed;
  uint64_t draws;  // it starts again after 2**64
};

PyTypeObject* StreamType = nullptr;
PyObject* default_stream = nullptr;  // a core.Generator

StreamObject* as_stream(PyObject* o) { return reinterpret_cast<StreamObject*>(o); }

PyObject* place_object(int64_t seed, uint64_t draws) {
  return Py_BuildValue("LK", static_cast<long long>(seed), static_cast<unsigned long long>(draws));
}

// No Python code runs between reading and counting: threads never get the same place.
PyObject* take(PyObject* self, PyObject* count) {
  const unsigned long long draws = PyLong_AsUnsignedLongLongMask(count);  // below 0: takes back
  if (PyErr_Occurred()) return nullptr;
  StreamObject* s = as_stream(self);
  const uint64_t before = s->draws;
  s->draws += draws;
  return place_object(s->seed, before);
}

PyObject* read_place(PyObject* self, PyObject*) {
  return place_object(as_stream(self)->seed, as_stream(self)->draws);
}

PyObject* move_to(PyObject* self, PyObject* args) {
  long long seed;
  PyObject* draws;
  if (!PyArg_ParseTuple(args, "LO!", &seed, &PyLong_Type, &draws)) return nullptr;
  const unsigned long long count = PyLong_AsUnsignedLongLong(draws);
  if (PyErr_Occurred()) return nullptr;
  as_stream(self)->seed = seed;
  as_stream(self)->draws = count;
  Py_RETURN_NONE;
}

PyMethodDef stream_methods[] = {
    {"take_place", take, METH_O,
     "take_place(count): (seed, draws so far); count more are made, or, below 0, taken back."},
    {"read_place", read_place, METH_NOARGS, "read_place(): (seed, draws so far)."},
    {"move_to", move_to, METH_VARARGS, "move_to(seed, draws): goes to that place."},
    {nullptr, nullptr, 0, nullptr}};

PyType_Slot stream_slots[] = {
    {Py_tp_methods, stream_methods},
    {Py_tp_doc, const_cast<char*>("A place in a stream of random numbers: (seed, draws so far).")},
    {0, nullptr}};

PyType_Spec stream_spec = {"core._native.RandomStream", sizeof(StreamObject), 0,
                           Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, stream_slots};

// ---- draws -------------------------------------------------------------------------------------
// The sizes of `f(2, 3)` and `f((2, 3))`; false: something that Python has to look at.
bool read_shape(PyObject* size, int64_t* shape, int& rank, int64_t& count) {
  if (!PyTuple_CheckExact(size)) return false;
  if (PyTuple_GET_SIZE(size) == 1) {
    PyObject* only = PyTuple_GET_ITEM(size, 0);
    if (PyTuple_CheckExact(only)) size = only;
  }
  if (PyTuple_GET_SIZE(size) > kMaxDims) return false;
  rank = static_cast<int>(PyTuple_GET_SIZE(size));
  count = 1;
  for (int d = 0; d < rank; d++) {
    PyObject* item = PyTuple_GET_ITEM(size, d);
    if (!PyLong_CheckExact(item)) return false;
    int overflow = 0;
    shape[d] = PyLong_AsLongLongAndOverflow(item, &overflow);
    if (overflow || shape[d] < 0 || __builtin_mul_overflow(count, shape[d], &count) ||
        count > int64_t{1} << 48)
      return false;
  }
  return true;
}

PyObject* set_default_stream(PyObject*, PyObject* stream) {
  if (!PyObject_TypeCheck(stream, StreamType)) {
    PyErr_SetString(PyExc_TypeError, "set_default_stream(stream)");
    return nullptr;
  }
  PyObject* before = default_stream;
  default_stream = Ref::borrow(stream).release();
  Py_XDECREF(before);
  Py_RETURN_NONE;
}

// The stream of a generator, or of the default one for None; nullptr: of a class of its own, whose
// places may be made otherwise, or of none.
StreamObject* stream_of(PyObject* generator) {
  if (default_stream == nullptr) return nullptr;
  if (generator == Py_None) generator = default_stream;
  return Py_TYPE(generator) == Py_TYPE(default_stream) ? as_stream(generator) : nullptr;
}

// draw(op, size, dtype, device, generator, *rest): None where Python has to do it. rest: low,
// width.
PyObject* draw(PyObject*, PyObject* const* args, Py_ssize_t nargs) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    static PyObject* const names[] = {
        check(Py_BuildValue("(ssss)", "seed", "offset", "dtype", "device")),
        check(Py_BuildValue("(ssssss)", "seed", "offset", "dtype", "device", "low", "width"))};
    if ((nargs != 5 && nargs != 7) || !is_operator(args[0])) {
      PyErr_SetString(PyExc_TypeError, "draw(op, size, dtype, device, generator[, low, width])");
      throw PythonError{};
    }
    PyObject* dtype = args[2] == Py_None ? dtype_object(default_float()) : args[2];
    int64_t shape[kMaxDims], count = 0;
    int rank = 0;
    StreamObject* stream = stream_of(args[4]);
    if (!runs_plainly() || thread_state().recorder || is_transforming() || !is_dtype(dtype) ||
        stream == nullptr || !read_shape(args[1], shape, rank, count))
      Py_RETURN_NONE;
    const DType kind = reinterpret_cast<DTypeObject*>(dtype)->dtype;
    if (is_complex(kind)) Py_RETURN_NONE;
    const int64_t per = itemsize(kind) == 8 ? 2 : 4;
    const Ref blocks(check(PyLong_FromLongLong((count + per - 1) / per)));
    const Ref seed(check(PyLong_FromLongLong(stream->seed)));
    const Ref offset(check(PyLong_FromUnsignedLongLong(stream->draws++)));
    PyObject* stack[] = {blocks.get(),
                         seed.get(),
                         offset.get(),
                         dtype,
                         args[3],
                         nargs == 7 ? args[5] : nullptr,
                         nargs == 7 ? args[6] : nullptr};
    Ref numbers(check(operator_vectorcall(args[0], stack, 1, names[nargs == 7])));
    TensorObject* t = as_tensor(numbers.get());
    if (rank == 1 && t->numel == count) return numbers.release();
    int64_t strides[kMaxDims], step = 1;
    for (int d = rank; d-- > 0; step *= std::max<int64_t>(shape[d], 1)) strides[d] = step;
    TensorObject* cut = alias_tensor(t, rank, shape, strides, t->offset, t->dtype);
    return reinterpret_cast<PyObject*>(typed_like(cut, t));
  });
}

PyMethodDef functions[] = {
    {"draw", reinterpret_cast<PyCFunction>(reinterpret_cast<void*>(draw)), METH_FASTCALL,
     "draw(op, size, dtype, device, generator[, low, width]): the numbers of op at the generator's "
     "next place, of this shape; None where calls are observed or transformed."},
    {"set_default_stream", set_default_stream, METH_O,
     "set_default_stream(stream): what `draw` takes places from where it is given None."},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

void init_draw(PyObject* module) {
  StreamType = reinterpret_cast<PyTypeObject*>(check(PyType_FromSpec(&stream_spec)));
  check(PyModule_AddObjectRef(module, "RandomStream", reinterpret_cast<PyObject*>(StreamType)));
  check(PyModule_AddFunctions(module, functions));
}

}  // namespace core
