// The Python side of schemas and rules: parse_schema, rule_names, view_rule_names, promote.
#include <algorithm>

#include "rules.h"
#include "schema/schema.h"

namespace core {
namespace {

Ref text_object(const std::string& text) {
  return Ref(check(PyUnicode_FromStringAndSize(text.data(), static_cast<Py_ssize_t>(text.size()))));
}

Ref text_or_none(const std::string& text, bool present) {
  return present ? text_object(text) : Ref::borrow(Py_None);
}

void put(const Ref& dict, const char* key, const Ref& value) {
  check(PyDict_SetItemString(dict.get(), key, value.get()));
}

Ref names_object(const std::vector<std::string>& names) {
  Ref list(check(PyList_New(0)));
  for (const std::string& name : names) check(PyList_Append(list.get(), text_object(name).get()));
  return list;
}

Ref describe_value(const std::string& name, const ArgType& type, const Alias& alias) {
  Ref dict(check(PyDict_New()));
  put(dict, "name", text_object(name));
  put(dict, "type", text_object(print(type)));
  put(dict, "alias", text_or_none(alias.set, !alias.set.empty()));
  put(dict, "write", Ref::borrow(alias.write ? Py_True : Py_False));
  return dict;
}

Ref describe_arg(const Argument& arg) {
  Ref dict = describe_value(arg.name, arg.type, arg.alias);
  put(dict, "keyword_only", Ref::borrow(arg.keyword_only ? Py_True : Py_False));
  put(dict, "default", text_or_none(arg.default_text, arg.has_default));
  if (arg.has_default) put(dict, "default_value", arg.default_value);
  return dict;
}

PyObject* describe_schema(const Schema& schema) {
  Ref args(check(PyList_New(0))), returns(check(PyList_New(0))), dict(check(PyDict_New()));
  for (const Argument& arg : schema.args) check(PyList_Append(args.get(), describe_arg(arg).get()));
  for (const Return& ret : schema.returns) {
    check(PyList_Append(returns.get(), describe_value(ret.name, ret.type, ret.alias).get()));
  }
  put(dict, "text", text_object(print(schema)));
  put(dict, "namespace", text_object(schema.ns));
  put(dict, "name", text_object(schema.name));
  put(dict, "overload", text_object(schema.overload));
  put(dict, "args", args);
  put(dict, "returns", returns);
  return dict.release();
}

std::string text_of(PyObject* o) {
  if (!PyUnicode_Check(o)) {
    throw Error{"ArgumentError", "parse_schema: the schema is not a string",
                str("it is of type ", Py_TYPE(o)->tp_name),
                "text such as core::add(Tensor x) -> Tensor", "pass a string"};
  }
  Py_ssize_t size;
  const char* text = PyUnicode_AsUTF8AndSize(o, &size);
  if (text != nullptr) return std::string(text, static_cast<size_t>(size));
  if (!PyErr_ExceptionMatches(PyExc_UnicodeEncodeError)) throw PythonError{};
  PyErr_Clear();
  throw Error{"SchemaError", "bad schema: the text holds half a character (a lone surrogate)",
              "it cannot be written as UTF-8", "text that encodes", "remove the character"};
}

Weak weak_of(PyObject* o) {
  if (PyBool_Check(o)) return Weak::Bool;
  if (PyLong_Check(o)) return Weak::Int;
  if (PyFloat_Check(o)) return Weak::Float;
  return PyComplex_Check(o) ? Weak::Complex : Weak::None;
}

PyObject* parse(PyObject*, PyObject* text) {
  return guarded<PyObject*>(nullptr, [&] { return describe_schema(parse_schema(text_of(text))); });
}

PyObject* list_rules(PyObject*, PyObject*) {
  return guarded<PyObject*>(nullptr, [] { return names_object(rule_names()).release(); });
}

PyObject* list_view_rules(PyObject*, PyObject*) {
  return guarded<PyObject*>(nullptr, [] { return names_object(view_rule_names()).release(); });
}

// Python numbers are weak, whichever side they stand on.
DType promote_objects(PyObject* a, PyObject* b) {
  Weak wa = weak_of(a), wb = weak_of(b);
  if (wa != Weak::None && wb != Weak::None) return default_dtype(std::max(wa, wb));
  if (wa != Weak::None) return promote_weak(dtype_from_object(b), wa);
  if (wb != Weak::None) return promote_weak(dtype_from_object(a), wb);
  return promote(dtype_from_object(a), dtype_from_object(b));
}

PyObject* promote_call(PyObject*, PyObject* args) {
  return guarded<PyObject*>(nullptr, [&]() -> PyObject* {
    PyObject *a, *b;
    if (!PyArg_ParseTuple(args, "OO:promote", &a, &b)) throw PythonError{};
    return Ref::borrow(check(dtype_object(promote_objects(a, b)))).release();
  });
}

PyMethodDef kMethods[] = {
    {"parse_schema", parse, METH_O, "A schema's text as a dict; raises SchemaError."},
    {"rule_names", list_rules, METH_NOARGS, "The names of the native shape rules."},
    {"view_rule_names", list_view_rules, METH_NOARGS, "The names of the native view rules."},
    {"promote", promote_call, METH_VARARGS, "The dtype that holds both; Python numbers are weak."},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

void init_rules(PyObject* module) { check(PyModule_AddFunctions(module, kMethods)); }

}  // namespace core
