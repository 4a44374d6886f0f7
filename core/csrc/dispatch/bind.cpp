// Arguments: from those that Python passed to one object and one value for each argument of the
// schema.
#include <climits>
#include <cstring>
#include <iterator>

#include "out.h"
#include "tensor/symbols.h"

namespace core {

int64_t* Arena::ints(int count) {
  if (used_ + count <= 32) {
    used_ += count;
    return inline_ + used_ - count;
  }
  more_.emplace_back(count);
  return more_.back().data();
}

double* Arena::floats(int count) {
  static_assert(sizeof(double) == sizeof(int64_t));
  return reinterpret_cast<double*>(ints(count));
}

namespace {

const char* name_of(const Call& call) { return PyUnicode_AsUTF8(call.op->name); }

// Habits of other libraries: what to write where an argument is unknown or has no value.
struct Habit {
  const char* op;        // nullptr: any operator
  const char* argument;  // "": one more than the positional ones
  const char* fix;
};
const Habit kHabits[] = {
    {nullptr, "requires_grad", "set it on the result: x.requires_grad_()"},
    {nullptr, "inplace", "call the operator whose name ends in _, which writes to its argument"},
    {"round", "", "give decimals to Python's round: round(x, 2)"},
    {"where", "x1", "pass x and y; core.nonzero(condition) has the places where it holds"},
    {"linalg_solve_triangular", "lower", "write upper=False for lower=True"},
    {"std", "unbiased", "pass correction=1 for the unbiased estimate, correction=0 for the other"},
    {"var", "unbiased", "pass correction=1 for the unbiased estimate, correction=0 for the other"},
};

const char* habit(const Schema& s, const char* argument, const char* fallback) {
  for (const Habit& h : kHabits)
    if ((!h.op || s.name == h.op) && std::strcmp(h.argument, argument) == 0) return h.fix;
  return fallback;
}

[[noreturn]] void throw_count(OperatorObject* op, Py_ssize_t given) {
  const Schema& s = op->s->schema;
  throw Error{"ArgumentError",
              str(s.full_name(), " takes ", s.num_positional, " positional argument",
                  s.num_positional == 1 ? "" : "s", ", not ", given),
              "arguments after * can only be given by name, and there are no others", print(s),
              habit(s, "", "pass the surplus arguments by name, or leave them out")};
}

std::string names_of(const Schema& s) {
  std::string names;
  for (const Argument& a : s.args) names += (names.empty() ? "" : ", ") + a.name;
  return names.empty() ? "no arguments" : names;
}

const char* text_of(PyObject* key) {
  const char* text = PyUnicode_AsUTF8(key);
  if (text == nullptr) PyErr_Clear();
  return text ? text : "?";
}

[[noreturn]] void throw_keyword(OperatorObject* op, PyObject* key, const char* what,
                                const char* fix) {
  const Schema& s = op->s->schema;
  const char* text = text_of(key);
  throw Error{"ArgumentError", str(s.full_name(), ": ", what, " '", text, "'"),
              str("the schema is ", print(s)), names_of(s), habit(s, text, fix)};
}

[[noreturn]] void throw_unknown(OperatorObject* op, PyObject* key) {
  const Ref errors(check(PyImport_ImportModule("core.errors")));
  const Ref names(check(PyList_New(0)));
  for (const Argument& a : op->s->schema.args)
    if (PyList_Append(names.get(), a.name_object.get()) < 0) throw PythonError{};
  const Ref near(
      check(PyObject_CallMethod(errors.get(), "did_you_mean", "sO", text_of(key), names.get())));
  const std::string fix = str(message_text(near.get()), "use one of these names");
  throw_keyword(op, key, "no argument is named", fix.c_str());
}

// One rule for keywords that differ between NumPy's standard and PyTorch, for every operator: one
// that no argument has stands for the argument with another name of its row.
const char* const kSynonyms[][4] = {{"axis", "axes", "dim", "dims"},
                                    {"keepdims", "keepdim", nullptr, nullptr},
                                    {"shift", "shifts", nullptr, nullptr},
                                    {"correction", "ddof", nullptr, nullptr}};

int row_of(PyObject* key) {
  for (size_t row = 0; row < std::size(kSynonyms); row++)
    for (const char* name : kSynonyms[row])
      if (name && PyUnicode_CompareWithASCIIString(key, name) == 0) return static_cast<int>(row);
  return -1;
}

int find_synonym(const Schema& s, PyObject* key) {
  const int row = row_of(key);
  int found = -1;
  for (size_t i = 0; row >= 0 && i < s.args.size(); i++) {
    if (row_of(s.args[i].name_object.get()) != row) continue;
    if (found >= 0) return -1;  // either could be meant
    found = static_cast<int>(i);
  }
  return found;
}

int find_keyword(const Schema& s, PyObject* key) {
  const int n = static_cast<int>(s.args.size());
  for (int i = 0; i < n; i++)
    if (s.args[i].name_object.get() == key) return i;
  if (key == out_keyword()) return -1;
  for (int i = 0; i < n; i++)
    if (PyUnicode_Compare(s.args[i].name_object.get(), key) == 0) return i;
  return find_synonym(s, key);
}

// Argument i has a value for each of two: its position, its name and its name's synonyms.
[[noreturn]] void throw_twice(OperatorObject* op, int i, Py_ssize_t nargs, PyObject* kwnames) {
  const Schema& s = op->s->schema;
  std::string places = i < nargs ? "by position" : "";
  for (Py_ssize_t k = 0; k < PyTuple_GET_SIZE(kwnames); k++) {
    PyObject* key = PyTuple_GET_ITEM(kwnames, k);
    if (find_keyword(s, key) == i)
      places += str(places.empty() ? "as '" : " and as '", text_of(key), "'");
  }
  throw Error{"ArgumentError",
              str(s.full_name(), ": two values for argument '", s.args[i].name, "'"),
              str("it was passed ", places), names_of(s), str("pass ", s.args[i].name, " once")};
}

// Whether an object stands for an integer: an int, one of NumPy's, a tensor of integers without
// dimensions.
bool is_integer(PyObject* o) {
  if (!PyIndex_Check(o)) return false;
  return !is_tensor(o) || (as_tensor(o)->ndim == 0 && is_integral(as_tensor(o)->dtype));
}

// x.view(2, 3): surplus integers belong to the list that ends the positional arguments. Returns
// how many arguments there are then; the list replaces the last of them.
Py_ssize_t gather_integers(OperatorObject* op, PyObject* const* args, Py_ssize_t nargs,
                           PyObject** objects, Arena& arena) {
  const Schema& s = op->s->schema;
  const int last = s.num_positional - 1;
  const bool list = last >= 0 && s.args[last].type.list && s.args[last].type.kind == ArgKind::Int;
  for (Py_ssize_t i = last; i < nargs; i++)
    if (!list || !is_integer(args[i]) || PyBool_Check(args[i])) throw_count(op, nargs);
  PyObject* items = check(PyTuple_New(nargs - last));
  arena.keep(items);
  for (Py_ssize_t i = last; i < nargs; i++)
    PyTuple_SET_ITEM(items, i - last, Ref::borrow(args[i]).release());
  objects[last] = items;
  return s.num_positional;
}

}  // namespace

void bind_objects(OperatorObject* op, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames,
                  PyObject** objects, Arena& arena, PyObject** out) {
  const Schema& s = op->s->schema;
  const int n = static_cast<int>(s.args.size());
  PyObject* const* keyword_values = args + nargs;
  for (int i = 0; i < n; i++) objects[i] = i < nargs ? args[i] : nullptr;
  if (nargs > s.num_positional) {
    for (int i = s.num_positional; i < n; i++) objects[i] = nullptr;
    nargs = gather_integers(op, args, nargs, objects, arena);
  }
  const Py_ssize_t num_keywords = kwnames ? PyTuple_GET_SIZE(kwnames) : 0;
  for (Py_ssize_t k = 0; k < num_keywords; k++) {
    PyObject* key = PyTuple_GET_ITEM(kwnames, k);
    const int i = find_keyword(s, key);
    if (i < 0 && out && PyUnicode_Compare(key, out_keyword()) == 0) {
      *out = keyword_values[k];
      continue;
    }
    if (i < 0) throw_unknown(op, key);
    if (objects[i]) throw_twice(op, i, nargs, kwnames);
    objects[i] = keyword_values[k];
  }
  for (int i = nargs < n ? static_cast<int>(num_keywords ? 0 : nargs) : n; i < n; i++) {
    if (objects[i]) continue;
    if (!s.args[i].has_default)
      throw_keyword(op, s.args[i].name_object.get(), "no value for argument",
                    "pass a value for it");
    objects[i] = s.args[i].default_value.get();
  }
}

// ---- values ------------------------------------------------------------------------------------
namespace {

// A type's name, for messages; for containers the items' types too.
std::string type_name(PyObject* o) { return Py_TYPE(o)->tp_name; }

std::string remedy(const Argument& a, PyObject* o) {
  const bool wants_tensor =
      a.type.kind == ArgKind::Tensor || a.type.kind == ArgKind::TensorOrScalar;
  if (wants_tensor && a.type.list) return "pass a list or tuple of tensors";
  if (wants_tensor && (PyList_Check(o) || PyTuple_Check(o) || PyObject_CheckBuffer(o) ||
                       PyNumber_Check(o) || PyObject_HasAttrString(o, "__array__")))
    return str("convert it first: core.asarray(", a.name, ")");
  if (a.type.kind == ArgKind::Int && is_tensor(o)) return "pass a Python int: int(x)";
  if (a.name == "pad" && (PyTuple_Check(o) || PyList_Check(o)))
    return "pass integers, one list or tuple of them: the pair of the last axis first, then that "
           "of the axis before it, as in pad=(left, right, top, bottom)";
  if (a.type.kind == ArgKind::Int && a.type.list) return "pass integers, one list or tuple of them";
  if (a.type.kind == ArgKind::Int && (PyTuple_Check(o) || PyList_Check(o)))
    return "pass one int; for several, call it once for each";
  if (a.type.kind == ArgKind::Scalar && is_tensor(o))
    return "pass a number: x.item(), which reads it from a tensor of one element";
  if (a.type.kind == ArgKind::Float && is_tensor(o)) return "pass a Python float: float(x)";
  return "pass a value of that type";
}

// The type of an argument; with its module where the name alone is that of one of core's types.
std::string found_type(PyObject* o) {
  const std::string name = type_name(o);
  if (is_tensor(o) || name != "Tensor") return name;
  const Ref module(PyObject_GetAttrString(reinterpret_cast<PyObject*>(Py_TYPE(o)), "__module__"));
  if (!module) PyErr_Clear();
  return module ? str(message_text(module.get()), ".", name) : name;
}

[[noreturn]] void throw_type(const Call& call, int i, PyObject* o, const char* why = nullptr) {
  const Argument& a = call.schema().args[i];
  throw Error{"ArgumentError",
              str(name_of(call), ": argument '", a.name, "' must be ", print(a.type), ", not ",
                  found_type(o)),
              why ? why : str("the schema is ", print(call.schema())), print(a.type), remedy(a, o)};
}

// numpy.float32(1) and its kin: numbers that are no Python numbers. They count as their item().
bool is_numpy_number(PyObject* o) {
  const PyNumberMethods* m = Py_TYPE(o)->tp_as_number;
  return m && m->nb_float && std::strncmp(Py_TYPE(o)->tp_name, "numpy.", 6) == 0 &&
         std::strcmp(Py_TYPE(o)->tp_name, "numpy.ndarray") != 0;
}

bool is_number(PyObject* o) { return PyFloat_Check(o) || PyLong_Check(o) || PyComplex_Check(o); }

// Symbols are kept where a capture collects the call, which then holds for other sizes too;
// anywhere else they become numbers, of which the capture takes note.
bool keeps_symbols() { return collects_calls(); }

// The number that a symbol stands for.
PyObject* number_of(const Call& call, PyObject* symbol) {
  PyObject* number = keeps_symbols()         ? symbol_hint(symbol)
                     : PyIndex_Check(symbol) ? check(PyNumber_Index(symbol))
                                             : check(PyNumber_Float(symbol));
  call.arena->keep(number);
  return number;
}

Weak weak_of(PyObject* o) {
  if (PyBool_Check(o)) return Weak::Bool;
  if (PyLong_Check(o)) return Weak::Int;
  return PyFloat_Check(o) ? Weak::Float : Weak::Complex;
}

int64_t read_int(const Call& call, int i, PyObject* o) {
  if (is_symbol(o)) o = number_of(call, o);
  if (!PyLong_Check(o) && !is_integer(o)) throw_type(call, i, o);
  Ref index(PyNumber_Index(o));
  if (!index && PyErr_ExceptionMatches(PyExc_TypeError)) {  // an array that is not one integer
    PyErr_Clear();
    throw_type(call, i, o);
  }
  if (!index) throw PythonError{};
  int overflow = 0;
  const long long x = PyLong_AsLongLongAndOverflow(index.get(), &overflow);
  if (overflow) {
    const Argument& a = call.schema().args[i];
    throw Error{"RangeError", str(name_of(call), ": argument '", a.name, "' does not fit 64 bits"),
                "int arguments are signed 64-bit numbers", "-2**63 to 2**63 - 1",
                "pass a number in that range"};
  }
  if (x == -1 && PyErr_Occurred()) throw PythonError{};
  return x;
}

// An integer that no double holds; any other Python error goes on.
[[noreturn]] void throw_number(const Call& call, int i) {
  if (!PyErr_ExceptionMatches(PyExc_OverflowError)) throw PythonError{};
  PyErr_Clear();
  throw Error{"RangeError",
              str(name_of(call), ": argument '", call.schema().args[i].name, "' is too large"),
              "float arguments are 64-bit floating-point numbers", "numbers up to about 1.8e308",
              "pass a smaller number"};
}

double read_float(const Call& call, int i, PyObject* o) {
  if (is_symbol(o)) o = number_of(call, o);
  const PyNumberMethods* m = Py_TYPE(o)->tp_as_number;
  if (!PyFloat_Check(o) && !PyLong_Check(o) && (is_tensor(o) || !m || !m->nb_float))
    throw_type(call, i, o);
  const double x = PyFloat_AsDouble(o);
  if (x == -1.0 && PyErr_Occurred() &&
      PyErr_ExceptionMatches(PyExc_TypeError)) {  // an array of several numbers
    PyErr_Clear();
    throw_type(call, i, o);
  }
  if (x == -1.0 && PyErr_Occurred()) throw_number(call, i);
  return x;
}

const char* read_string(const Call& call, int i, PyObject* o, Value& v) {
  if (!PyUnicode_Check(o)) throw_type(call, i, o);
  Py_ssize_t size = 0;
  const char* text = PyUnicode_AsUTF8AndSize(o, &size);
  if (text == nullptr) {
    PyErr_Clear();
    throw_type(call, i, o, "the text holds surrogates, which no encoding can write");
  }
  if (size > INT_MAX) throw_type(call, i, o, "strings are limited to 2 GiB");
  v.count = static_cast<int32_t>(size);
  return text;
}

void read_number(Value& v, PyObject* o) {
  v.tag = Tag::Number;
  v.weak = weak_of(o);
  v.number = o;
}

// An argument that has several forms, as kernels written in Python see it.
void show(Call& call, int i, PyObject* o) {
  if (!call.schema().args[i].type.list) call.args.objects[i] = o;
}

PyObject* python_number(Call& call, int i, PyObject* o) {
  if (is_symbol(o)) {
    PyObject* number = number_of(call, o);
    if (!is_number(number) && is_numpy_number(number)) {
      number = check(PyObject_CallMethod(number, "item", nullptr));
      call.arena->keep(number);
    }
    if (!keeps_symbols()) show(call, i, number);
    return number;
  }
  if (is_number(o) || !is_numpy_number(o)) return o;
  PyObject* number = check(PyObject_CallMethod(o, "item", nullptr));
  call.arena->keep(number);
  show(call, i, number);
  return number;
}

// A tensor without dimensions stands for its number, unless a gradient would be lost.
PyObject* number_in(Call& call, int i, PyObject* o) {
  const TensorObject* t = as_tensor(o);
  if (t->ndim != 0) throw_type(call, i, o);
  if (t->flags & kFlagRequiresGrad)
    throw_type(call, i, o, "the number is read from the tensor, and its gradient would be lost");
  PyObject* number = check(PyObject_CallMethod(o, "item", nullptr));
  call.arena->keep(number);
  show(call, i, number);
  return number;
}

// The tensor whose number a capture shows, where it stands for a number beside the others.
PyObject* operand_of(Call& call, int i, PyObject* o) {
  if (!is_item(o)) return o;
  Ref others(check(PyList_New(0)));
  for (int k = 0; k < call.args.n; k++)
    if (PyObject* other = call.args.objects[k]; other && is_tensor(other))
      check(PyList_Append(others.get(), other));
  PyObject* operand = item_operand(o, reinterpret_cast<PyObject*>(call.op), others.get());
  call.arena->keep(operand);
  call.args.objects[i] = operand;
  return operand;
}

void read_one(Call& call, int i, PyObject* o, Value& v) {
  switch (call.schema().args[i].type.kind) {
    case ArgKind::TensorOrScalar:
      o = python_number(call, i, o);
      if (is_number(o)) return read_number(v, o);
      if (!is_tensor(o)) o = operand_of(call, i, o);
      [[fallthrough]];
    case ArgKind::Tensor:
      if (!is_tensor(o)) throw_type(call, i, o);
      v.tag = Tag::Tensor;
      v.tensor = as_tensor(o);
      return;
    case ArgKind::Scalar:
      o = python_number(call, i, is_tensor(o) ? number_in(call, i, o) : o);
      if (!is_number(o)) throw_type(call, i, o);
      return read_number(v, o);
    case ArgKind::Int:
      v.tag = Tag::Int;
      v.i = read_int(call, i, o);
      if (!PyLong_Check(o) && !(is_symbol(o) && keeps_symbols())) {  // numpy.int64(1) and its kin
        PyObject* number = check(PyLong_FromLongLong(v.i));
        call.arena->keep(number);
        show(call, i, number);
      }
      return;
    case ArgKind::Bool:
      if (!PyBool_Check(o)) throw_type(call, i, o);
      v.tag = Tag::Int;
      v.i = o == Py_True;
      return;
    case ArgKind::Float:
      v.tag = Tag::Float;
      v.f[0] = read_float(call, i, o);
      return;
    case ArgKind::Complex: {
      if (!is_number(o)) throw_type(call, i, o);
      const Py_complex c = PyComplex_AsCComplex(o);
      if (c.real == -1.0 && PyErr_Occurred()) throw_number(call, i);
      v.tag = Tag::Complex;
      v.f[0] = c.real;
      v.f[1] = c.imag;
      return;
    }
    case ArgKind::String:
      v.tag = Tag::String;
      v.string = read_string(call, i, o, v);
      return;
    case ArgKind::DType:
      v.tag = Tag::DType;
      v.i = static_cast<int64_t>(dtype_from_object(o));
      show(call, i, dtype_object(static_cast<DType>(v.i)));
      return;
    case ArgKind::Device: {
      const Device d = device_from_object(o);
      v.tag = Tag::Device;
      v.i = static_cast<int64_t>(d.type) << 16 | d.index;
      show(call, i, device_object(d));
      return;
    }
  }
}

void check_list_size(const Call& call, int i, PyObject* o, Py_ssize_t count) {
  const ArgType& t = call.schema().args[i].type;
  if (t.list_size >= 0 && count != t.list_size)
    throw_type(call, i, o, "the length of the list differs from the schema's");
  if (count > 1 << 20) throw_type(call, i, o, "lists are limited to 2**20 items");
}

void read_tensors(Call& call, int i, PyObject* items, Value& v) {
  const Py_ssize_t count = PyTuple_GET_SIZE(items);
  const bool none_allowed = call.schema().args[i].type.optional_items;
  for (Py_ssize_t k = 0; k < count; k++) {
    PyObject* item = PyTuple_GET_ITEM(items, k);
    if (!is_tensor(item) && !(none_allowed && item == Py_None)) throw_type(call, i, item);
  }
  v.tag = Tag::Tensors;
  v.tensors = count ? &PyTuple_GET_ITEM(items, 0) : nullptr;
}

// A list of ints in which tensors are replaced by what was read of them.
void show_numbers(Call& call, int i, PyObject* items, const int64_t* numbers) {
  const Py_ssize_t count = PyTuple_GET_SIZE(items);
  PyObject* shown = check(PyTuple_New(count));
  call.arena->keep(shown);
  for (Py_ssize_t k = 0; k < count; k++) {
    PyObject* item = PyTuple_GET_ITEM(items, k);
    PyTuple_SET_ITEM(
        shown, k,
        is_tensor(item) ? check(PyLong_FromLongLong(numbers[k])) : Ref::borrow(item).release());
  }
  call.args.objects[i] = shown;
}

void read_items(Call& call, int i, PyObject* items, Value& v) {
  const Py_ssize_t count = PyTuple_GET_SIZE(items);
  switch (call.schema().args[i].type.kind) {
    case ArgKind::Int:
    case ArgKind::Bool: {
      int64_t* out = call.arena->ints(static_cast<int>(count));
      bool holds_tensor = false;
      for (Py_ssize_t k = 0; k < count; k++) {
        PyObject* item = PyTuple_GET_ITEM(items, k);
        const bool wants_bool = call.schema().args[i].type.kind == ArgKind::Bool;
        if (wants_bool && !PyBool_Check(item)) throw_type(call, i, item);
        out[k] = wants_bool ? item == Py_True : read_int(call, i, item);
        holds_tensor = holds_tensor || is_tensor(item);
      }
      if (holds_tensor) show_numbers(call, i, items, out);
      v.tag = Tag::Ints;
      v.ints = out;
      return;
    }
    case ArgKind::Float: {
      double* out = call.arena->floats(static_cast<int>(count));
      for (Py_ssize_t k = 0; k < count; k++)
        out[k] = read_float(call, i, PyTuple_GET_ITEM(items, k));
      v.tag = Tag::Floats;
      v.floats = out;
      return;
    }
    case ArgKind::Tensor:
    case ArgKind::TensorOrScalar:
      return read_tensors(call, i, items, v);
    default:
      for (Py_ssize_t k = 0; k < count; k++) {
        Value item;
        read_one(call, i, PyTuple_GET_ITEM(items, k), item);
      }
      v.tag = Tag::Objects;
  }
}

void read_list(Call& call, int i, PyObject* o, Value& v) {
  const ArgType& t = call.schema().args[i].type;
  const bool is_list = PyList_Check(o) || PyTuple_Check(o);
  if (!is_list && t.kind == ArgKind::Int && is_integer(o)) {
    const int count = t.list_size > 0 ? t.list_size : 1;  // one int stands for all
    int64_t* out = call.arena->ints(count);
    PyObject* items = check(PyTuple_New(count));  // kernels see a sequence in either case
    call.arena->keep(items);
    for (int k = 0; k < count; k++) {
      out[k] = read_int(call, i, o);
      PyObject* item = is_symbol(o) && keeps_symbols() ? Ref::borrow(o).release()
                                                       : check(PyLong_FromLongLong(out[k]));
      PyTuple_SET_ITEM(items, k, item);
    }
    call.args.objects[i] = items;
    v.tag = Tag::Ints;
    v.ints = out;
    v.count = count;
    return;
  }
  if (!is_list) throw_type(call, i, o);
  PyObject* items = check(PySequence_Tuple(o));  // a list may change while Python code runs
  call.arena->keep(items);
  check_list_size(call, i, o, PyTuple_GET_SIZE(items));
  v.count = static_cast<int32_t>(PyTuple_GET_SIZE(items));
  read_items(call, i, items, v);
}

}  // namespace

void read_values(Call& call) {
  const Schema& s = call.schema();
  for (int i = 0; i < call.args.n; i++) {
    PyObject* o = call.args.objects[i];
    Value& v = call.args.values[i];
    const ArgType& t = s.args[i].type;
    if (is_tensor(o) && !t.list && t.kind <= ArgKind::TensorOrScalar) {
      v.tag = Tag::Tensor;
      v.tensor = as_tensor(o);
    } else if (o == Py_None && t.optional) {
      v.tag = Tag::None;
    } else if (t.list) {
      read_list(call, i, o, v);
    } else {
      read_one(call, i, o, v);
    }
  }
  each_tensor(call, [&](TensorObject* t, int) {
    call.flags |= t->flags;
    if (t->storage && t->storage->rebased) call.rebased = true;
  });
}

PyObject* args_tuple(const Call& call) {
  const int n = call.schema().num_positional;
  PyObject* args = check(PyTuple_New(n));
  for (int i = 0; i < n; i++) {
    Py_INCREF(call.args.objects[i]);
    PyTuple_SET_ITEM(args, i, call.args.objects[i]);
  }
  return args;
}

PyObject* kwargs_dict(const Call& call) {
  Ref kwargs(check(PyDict_New()));
  const Schema& s = call.schema();
  for (int i = s.num_positional; i < call.args.n; i++)
    check(PyDict_SetItem(kwargs.get(), s.args[i].name_object.get(), call.args.objects[i]));
  return kwargs.release();
}

}  // namespace core
