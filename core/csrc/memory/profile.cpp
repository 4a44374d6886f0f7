// Recording events: appended where they begin, completed where they end.
#include "profile.h"

#include <chrono>
#include <iterator>
#include <string_view>
#include <utility>
#include <vector>

#include "runtime.h"
#include "tensor/error.h"

namespace core {

struct Event {
  EventKind kind;
  Device device;
  Ref name, provider;
  Ref queue;                    // of the device, where it has queues
  Ref begin_mark, end_mark;     // results of `mark`: the device's times
  int64_t begin = 0, end = -1;  // nanoseconds since the profile began
  int64_t outer = -1;           // the event of the same thread that it lies in
  int64_t bytes = 0;            // read and written
  unsigned long thread = 0;
};

struct Profile {
  uint64_t serial;  // from 1: addresses are used again
  std::vector<Event> events;
  std::chrono::steady_clock::time_point origin = std::chrono::steady_clock::now();
  Ref mark;  // mark(device): the device's time at this place of its stream; or None

  int64_t now() const {
    return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now() -
                                                                origin)
        .count();
  }

  // The innermost event around one, itself perhaps, that has not ended: ranges end in any order.
  int64_t open(int64_t index) const {
    while (index >= 0 && events[static_cast<size_t>(index)].end >= 0)
      index = events[static_cast<size_t>(index)].outer;
    return index;
  }

  Ref mark_of(const Event& event) const {
    if (event.kind != EventKind::Kernel || event.device.type == kCPU) return Ref();
    return Ref(check(PyObject_CallOneArg(mark.get(), device_object(event.device))));
  }
};

Profile* active_profile = nullptr;

namespace {

std::shared_ptr<Profile> recording;  // keeps active_profile

constexpr const char* kKinds[] = {"call",     "compiled", "kernel", "copy",    "wait",
                                  "backward", "build",    "range",  "declined"};

// The event of this thread that began last.
thread_local struct {
  uint64_t profile = 0;
  int64_t index = -1;
} innermost;

Ref name_of(PyObject* named) {
  if (PyUnicode_Check(named)) return Ref::borrow(named);
  Ref name(PyObject_GetAttrString(named, "__name__"));
  if (name && PyUnicode_Check(name.get())) return name;
  PyErr_Clear();
  return Ref(check(PyUnicode_FromString(Py_TYPE(named)->tp_name)));
}

PyObject* or_none(const Ref& object) { return object ? object.get() : Py_None; }

// The queue that a device's work goes to, or nothing where it has none.
Ref current_queue(Device device) {
  const Runtime* runtime = device.type == kCPU ? nullptr : runtime_if_open(device.type);
  if (runtime == nullptr || !PyObject_HasAttrString(runtime->object, "queue")) return Ref();
  return Ref(check(PyObject_CallMethod(runtime->object, "queue", "i", device.index)));
}

}  // namespace

void ProfileScope::start(EventKind kind, PyObject* name, Device device, PyObject* provider) {
  const std::shared_ptr<Profile> profile = recording;
  Event event{kind, device, name_of(name), Ref::borrow(provider)};
  event.thread = PyThread_get_thread_ident();
  event.queue = current_queue(device);
  event.begin_mark = profile->mark_of(event);
  if (recording != profile) return;  // ended by Python code meanwhile
  if (innermost.profile == profile->serial) event.outer = profile->open(innermost.index);
  index_ = static_cast<int64_t>(profile->events.size());
  innermost = {profile->serial, index_};
  profile->events.push_back(std::move(event));
  profile->events.back().begin = profile->now();
  profile_ = profile;
}

void ProfileScope::start(EventKind kind, const char* name, Device device, size_t bytes) {
  start(kind, Ref(check(PyUnicode_InternFromString(name))).get(), device, nullptr);
  if (records()) add_bytes(static_cast<int64_t>(bytes));
}

void ProfileScope::add_bytes(int64_t bytes) {
  profile_->events[static_cast<size_t>(index_)].bytes += bytes;
}

void ProfileScope::decline() {
  profile_->events[static_cast<size_t>(index_)].kind = EventKind::Declined;
}

void ProfileScope::finish() noexcept {
  const auto at = static_cast<size_t>(index_);
  profile_->events[at].end = profile_->now();
  if (recording != profile_ || PyErr_Occurred()) return;
  try {
    Ref mark = profile_->mark_of(profile_->events[at]);
    profile_->events[at].end_mark = std::move(mark);
  } catch (...) {
    set_python_error();
    PyErr_WriteUnraisable(nullptr);
  }
}

// ---- functions for Python ----------------------------------------------------------------------
namespace {

constexpr const char* kScopeName = "core.ProfileScope";

void drop_scope(PyObject* capsule) {
  delete static_cast<ProfileScope*>(PyCapsule_GetPointer(capsule, kScopeName));
}

// profile_begin(kind, name, device): an event that ends when the result dies; None while nothing is
// recorded.
PyObject* profile_begin(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    if (active_profile == nullptr) Py_RETURN_NONE;
    const char* kind;
    PyObject *name, *device = Py_None;
    if (!PyArg_ParseTuple(args, "sU|O", &kind, &name, &device)) throw PythonError{};
    const Device where = device == Py_None ? Device{} : device_from_object(device);
    for (size_t k = 0; k < std::size(kKinds); k++) {
      if (std::string_view(kind) != kKinds[k]) continue;
      auto scope = std::make_unique<ProfileScope>(static_cast<EventKind>(k), name, where);
      PyObject* capsule = check(PyCapsule_New(scope.get(), kScopeName, drop_scope));
      scope.release();
      return capsule;
    }
    PyErr_Format(PyExc_ValueError, "no kind of event is named '%s'", kind);
    throw PythonError{};
  });
}

// profile_start(mark): begins to record. profile_stop(): (kind, name, provider, device, queue,
// begin, end, outer, bytes, thread, begin mark, end mark) for each event, in the order in which
// they began, and the time at the end; in nanoseconds.
PyObject* profile_start(PyObject*, PyObject* mark) {
  if (active_profile != nullptr) Py_RETURN_FALSE;
  static uint64_t count = 0;
  recording = std::make_shared<Profile>();
  recording->serial = ++count;
  recording->mark = Ref::borrow(mark);
  active_profile = recording.get();
  Py_RETURN_TRUE;
}

PyObject* profile_stop(PyObject*, PyObject*) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    if (active_profile == nullptr) Py_RETURN_NONE;
    const std::shared_ptr<Profile> profile = std::exchange(recording, nullptr);
    active_profile = nullptr;
    const int64_t end = profile->now();
    Ref events(check(PyList_New(0)));
    for (const Event& e : profile->events) {
      const Ref event(check(Py_BuildValue(
          "(sOOOOLLLLkOO)", kKinds[static_cast<int>(e.kind)], e.name.get(), or_none(e.provider),
          device_object(e.device), or_none(e.queue), static_cast<long long>(e.begin),
          static_cast<long long>(e.end < 0 ? end : e.end), static_cast<long long>(e.outer),
          static_cast<long long>(e.bytes), e.thread, or_none(e.begin_mark), or_none(e.end_mark))));
      check(PyList_Append(events.get(), event.get()));
    }
    return check(Py_BuildValue("(OL)", events.get(), static_cast<long long>(end)));
  });
}

PyMethodDef methods[] = {
    {"profile_begin", profile_begin, METH_VARARGS,
     "profile_begin(kind, name, device): an event that ends when the result dies."},
    {"profile_start", profile_start, METH_O,
     "profile_start(mark): records events; False where something records already."},
    {"profile_stop", profile_stop, METH_NOARGS,
     "The events that were recorded, and the time at the end; None where nothing recorded."},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

void init_profile(PyObject* module) { check(PyModule_AddFunctions(module, methods)); }

}  // namespace core
