// Starting kernels on devices: through a backend's launcher, or a driver's C function.
#include <cstring>
#include <memory>

#include "body.h"
#include "device_body.h"

namespace core {
namespace {

// ---- a driver's C function ---------------------------------------------------------------------
// The kinds of arguments of the function. All are words: pointers, integers of up to 64 bits.
enum class Given : uint8_t {
  Constant,
  Kernel,
  Stream,
  Groups,    // how many
  Lanes,     // of one group
  Count,     // how many buffers and scalars there are
  Values,    // their values: void*[], of a buffer its address, of a scalar where it lies
  Places,    // where their values lie: void*[]
  Kinds,     // int[]: which of the two kinds each is
  AllLanes,  // size_t[3]: lanes of all groups
  InGroup,   // size_t[3]: lanes of one group
};
constexpr const char* kNames[] = {"",       "kernel", "stream", "groups",    "lanes",   "count",
                                  "values", "places", "kinds",  "all_lanes", "in_group"};
constexpr int kMostWords = 12, kMostArguments = 2 * 256;

using Words = uintptr_t[kMostWords];
using Function = uintptr_t (*)(uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t,
                               uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t);

// A driver that takes a kernel's arguments one by one, by number, before the launch.
using SetBuffer = int32_t (*)(void* kernel, uint32_t number, const void* address);
using SetScalar = int32_t (*)(void* kernel, uint32_t number, size_t size, const void* place);

struct CLauncher {
  core_launcher launcher{};
  SetBuffer set_buffer = nullptr;
  SetScalar set_scalar = nullptr;
  Function function = nullptr;
  void (*finish)(void*) = nullptr;  // takes the returned value, which is then no status
  int count = 0;
  Given given[kMostWords] = {};
  uintptr_t constants[kMostWords] = {};
  int buffer_kind = 0, scalar_kind = 0;
};

int32_t refuse(const core_launch* what, const std::string& message) {
  if (what->error_room > 0) {
    std::strncpy(what->error, message.c_str(), what->error_room - 1);
    what->error[what->error_room - 1] = 0;
  }
  return 1;
}

// The targets of the pointers among the words.
struct Lists {
  void* values[kMostArguments];
  int kinds[kMostArguments];
  size_t all_lanes[3], in_group[3];

  Lists(const CLauncher& l, const core_launch& what, bool places) {
    for (uint32_t i = 0; i < what.num_buffers; i++) {
      values[i] = places ? const_cast<void**>(&what.buffers[i]) : what.buffers[i];
      kinds[i] = l.buffer_kind;
    }
    for (uint32_t i = 0; i < what.num_scalars; i++) {
      values[what.num_buffers + i] = const_cast<int64_t*>(&what.scalars[i]);
      kinds[what.num_buffers + i] = l.scalar_kind;
    }
    const auto lanes = static_cast<size_t>(what.lanes);
    all_lanes[0] = static_cast<size_t>(what.groups) * lanes;
    in_group[0] = lanes;
    for (int d = 1; d < 3; d++) all_lanes[d] = in_group[d] = 1;
  }
};

template <class T>
uintptr_t word(T* p) {
  return reinterpret_cast<uintptr_t>(p);
}

uintptr_t word_of(const CLauncher& l, int n, const core_launch& what, Lists& lists) {
  switch (l.given[n]) {
    case Given::Kernel:
      return word(what.kernel);
    case Given::Stream:
      return word(what.stream);
    case Given::Groups:
      return static_cast<uintptr_t>(what.groups);
    case Given::Lanes:
      return static_cast<uintptr_t>(what.lanes);
    case Given::Count:
      return what.num_buffers + what.num_scalars;
    case Given::Values:
    case Given::Places:
      return word(lists.values);
    case Given::Kinds:
      return word(lists.kinds);
    case Given::AllLanes:
      return word(lists.all_lanes);
    case Given::InGroup:
      return word(lists.in_group);
    default:
      return l.constants[n];
  }
}

// The first status that is not 0.
int32_t set_arguments(const CLauncher& l, const core_launch& what) {
  int32_t status = 0;
  uint32_t n = 0;
  for (; n < what.num_buffers && status == 0; n++)
    status = l.set_buffer(what.kernel, n, what.buffers[n]);
  for (uint32_t i = 0; i < what.num_scalars && status == 0; i++)
    status = l.set_scalar(what.kernel, n + i, sizeof(int64_t), &what.scalars[i]);
  return status;
}

int32_t call_function(void* context, const core_launch* what) {
  const CLauncher& l = *static_cast<CLauncher*>(context);
  if (what->num_buffers + what->num_scalars > kMostArguments)
    return refuse(what, str("a kernel of ", what->num_buffers + what->num_scalars, " arguments"));
  if (l.set_buffer != nullptr)
    if (const int32_t status = set_arguments(l, *what))
      return refuse(what, str("it returned the status ", status, " for an argument"));
  bool places = false;
  for (int n = 0; n < l.count; n++) {
    places |= l.given[n] == Given::Places;
    if (l.given[n] == Given::Groups && what->groups > INT32_MAX)
      return refuse(what, str(what->groups, " groups of lanes, where a driver starts at most ",
                              INT32_MAX, " at once: work on a part of the tensor at a time"));
  }
  Lists lists(l, *what, places);
  Words w = {};
  for (int n = 0; n < l.count; n++) w[n] = word_of(l, n, *what, lists);
  const uintptr_t result =
      l.function(w[0], w[1], w[2], w[3], w[4], w[5], w[6], w[7], w[8], w[9], w[10], w[11]);
  if (l.finish == nullptr)
    return static_cast<int32_t>(result) == 0
               ? 0
               : refuse(what, str("it returned the status ", static_cast<int32_t>(result)));
  if (result == 0) return refuse(what, "it returned nothing, after a message on stderr");
  l.finish(reinterpret_cast<void*>(result));
  return 0;
}

// ---- the Python face ---------------------------------------------------------------------------
[[noreturn]] void throw_argument(const std::string& what) {
  std::string names;
  for (size_t i = 1; i < std::size(kNames); i++) names += str(i > 1 ? ", " : "", kNames[i]);
  throw Error{"ArgumentError", str("c_launcher: ", what),
              "each argument of the driver's function is a word",
              str("integers, and the names ", names, "; at most ", kMostWords),
              "give them in the order of the function's declaration"};
}

void read_argument(CLauncher& l, PyObject* o) {
  if (l.count == kMostWords) throw_argument("too many arguments");
  const int n = l.count++;
  if (PyLong_Check(o)) {
    l.constants[n] = static_cast<uintptr_t>(read_int(o, INT64_MIN, "a constant of a launcher"));
    return;
  }
  const char* name = PyUnicode_Check(o) ? PyUnicode_AsUTF8(o) : nullptr;
  for (size_t i = 1; name && i < std::size(kNames); i++)
    if (std::strcmp(name, kNames[i]) == 0) return (void)(l.given[n] = static_cast<Given>(i));
  PyErr_Clear();
  throw_argument(str("no argument is called ", name ? name : Py_TYPE(o)->tp_name));
}

template <class F>
F address_of(PyObject* number) {
  return reinterpret_cast<F>(read_int(number, 1, "the address of a function"));
}

PyObject* c_launcher(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject *function, *arguments, *finish, *buffer, *scalar;
    auto l = std::make_unique<CLauncher>();
    if (!PyArg_ParseTuple(args, "OO!(ii)O(OO)", &function, &PyTuple_Type, &arguments,
                          &l->buffer_kind, &l->scalar_kind, &finish, &buffer, &scalar))
      throw PythonError{};
    l->function = address_of<Function>(function);
    if (finish != Py_None) l->finish = address_of<void (*)(void*)>(finish);
    if (buffer != Py_None) l->set_buffer = address_of<SetBuffer>(buffer);
    if (buffer != Py_None) l->set_scalar = address_of<SetScalar>(scalar);
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(arguments); i++)
      read_argument(*l, PyTuple_GET_ITEM(arguments, i));
    l->launcher = {sizeof(core_launcher), CORE_LAUNCH_VERSION, call_function, l.get()};
    Ref capsule(check(PyCapsule_New(&l->launcher, CORE_LAUNCHER_CAPSULE, [](PyObject* self) {
      delete static_cast<CLauncher*>(PyCapsule_GetContext(self));
    })));
    check(PyCapsule_SetContext(capsule.get(), l.get()));
    l.release();
    return capsule.release();
  });
}

template <class T, class F>
std::vector<T> read_list(PyObject* list, F&& read) {
  const Ref items(check(PySequence_Tuple(list)));
  std::vector<T> values;
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(items.get()); i++)
    values.push_back(read(PyTuple_GET_ITEM(items.get(), i)));
  return values;
}

PyObject* start_kernel(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject *device_object, *handle, *buffers, *scalars, *name;
    long long groups, lanes;
    if (!PyArg_ParseTuple(args, "OOOOLLU", &device_object, &handle, &buffers, &scalars, &groups,
                          &lanes, &name))
      throw PythonError{};
    const Device device = device_from_object(device_object);
    const BodyServer* server = body_server(device.type, device.index);
    if (server == nullptr || server->launcher == nullptr)
      throw Error{"ArgumentError", str(to_string(device), " has no launcher"),
                  "its dialect gave none", "DeviceDialect.launcher", "call the dialect's launch"};
    const auto at = read_list<void*>(buffers, [](PyObject* o) {
      return reinterpret_cast<void*>(read_int(o, 0, "the address of a buffer"));
    });
    const auto words = read_list<int64_t>(
        scalars, [](PyObject* o) { return read_int(o, INT64_MIN, "a scalar of a launch"); });
    core_launch what{sizeof(core_launch),
                     device.index,
                     reinterpret_cast<void*>(read_int(handle, 1, "the handle of a kernel")),
                     runtime_of(device.type)->stream(device.index),
                     at.data(),
                     words.data(),
                     static_cast<uint32_t>(at.size()),
                     static_cast<uint32_t>(words.size()),
                     groups,
                     lanes,
                     nullptr,
                     0};
    start(*server, what, name);
    Py_RETURN_NONE;
  });
}

PyMethodDef methods[] = {
    {"c_launcher", c_launcher, METH_VARARGS,
     "c_launcher(function, arguments, kinds, finish, setters): see core.plugins.c_launcher."},
    {"start_kernel", start_kernel, METH_VARARGS,
     "start_kernel(device, handle, buffers, scalars, groups, lanes, name): through the launcher."},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

const core_launcher* launcher_of(PyObject* capsule) {
  auto* l = static_cast<core_launcher*>(PyCapsule_GetPointer(capsule, CORE_LAUNCHER_CAPSULE));
  if (l == nullptr) PyErr_Clear();
  if (l == nullptr || l->version != CORE_LAUNCH_VERSION || l->launch == nullptr)
    throw Error{"RegistrationError", "launcher() did not return a launcher of this core",
                "core calls it to start kernels", str("a capsule '", CORE_LAUNCHER_CAPSULE, "'"),
                "see core/include/core/launch.h, or use core.plugins.c_launcher"};
  return l;
}

void start(const BodyServer& server, core_launch what, PyObject* name) {
  char error[256] = "";
  what.error = error;
  what.error_room = sizeof error;
  static PyObject* const append = check(PyUnicode_InternFromString("append"));
  if (PyObject* names = server.names_of(what.device))
    Ref(check(PyObject_CallMethodOneArg(names, append, name)));
  if (server.launcher->launch(server.launcher->context, &what) == 0) return;
  throw Error{"DeviceError", str("the driver refused to start the kernel ", message_text(name)),
              error[0] ? error : "it gave no reason",
              str(what.groups, " groups of ", what.lanes, " lanes, ", what.num_buffers,
                  " buffers, ", what.num_scalars, " scalars"),
              "python -m core doctor shows the driver; CORE_LOGS=kernels prints the source"};
}

void init_device_launch(PyObject* module) { check(PyModule_AddFunctions(module, methods)); }

}  // namespace core
