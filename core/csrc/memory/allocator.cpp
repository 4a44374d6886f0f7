// The caching allocator: freed blocks by size, those that streams may still use, and the counts.
//
// The GIL is its lock. It may be let go in any call of the driver's, so a decision before one is
// made again after it.
#include "allocator.h"

#include <algorithm>
#include <iterator>
#include <unordered_map>
#include <vector>

#include "capture.h"
#include "tensor/error.h"

namespace core {
namespace {

constexpr size_t kSmallest = 512;  // bytes; drivers align to less
constexpr int kSteps = 4;  // sizes between a power of two and the next: a fifth is unused at most

// The size of the block that serves a request.
size_t rounded(size_t nbytes) {
  if (nbytes <= kSmallest) return kSmallest;
  int bits = 0;
  for (size_t n = nbytes - 1; n != 0; n >>= 1) bits++;
  const size_t step = std::max(size_t{1} << (bits - 3), kSmallest);
  static_assert(kSteps == 4, "three bits are kept of a size: the first and two for the step");
  return (nbytes + step - 1) / step * step;
}

struct Waiting {
  Ref done;
  size_t size;
  void* address;
};

// The memory of a graph: blocks that were allocated, and blocks that were freed, during its
// capture.
struct Pool {
  std::unordered_map<size_t, std::vector<void*>> free;  // for later requests of the same capture
  std::vector<std::pair<size_t, void*>> held;           // of others: a replay reads it again
};

struct State {
  Ref reserve, release, settled;
  Ref fence;  // fence() -> done(), for streams; None or empty: a block may be used at once
  std::vector<std::pair<size_t, void*>> freed;  // since the last fence
  Ref limit = Ref::borrow(Py_None);
  std::unordered_map<size_t, std::vector<void*>> free;
  std::vector<Waiting> waiting;
  int64_t allocated = 0, reserved = 0, peak_allocated = 0, peak_reserved = 0;
  int64_t requests = 0, reused = 0;
  std::unordered_map<int64_t, Pool> pools;    // of the graphs that live, by number
  std::unordered_map<void*, int64_t> owners;  // their blocks
  int64_t last_pool = 0, captured_pool = 0;   // captured_pool: 0 where nothing is captured

  void* take(size_t nbytes) {
    const size_t size = rounded(nbytes);
    requests++;
    const int64_t pool = captured_pool != 0 && is_capturing() ? captured_pool : 0;
    if (!freed.empty() && pool == 0) fence_freed();
    if (!waiting.empty()) collect();
    void* address = from_cache(pool != 0 ? pools[pool].free : free, size);
    if (address == nullptr) address = from_driver(size);
    if (pool != 0) owners.emplace(address, pool);
    allocated += static_cast<int64_t>(size);
    peak_allocated = std::max(peak_allocated, allocated);
    return address;
  }

  void give(void* address, size_t nbytes) {
    const size_t size = rounded(nbytes);
    allocated -= static_cast<int64_t>(size);
    if (pools.empty() || !keep_for_graph(address, size)) give_back(address, size);
  }

  // From here on, allocations of this thread's capture come from a separate pool.
  int64_t begin_pool() {
    captured_pool = ++last_pool;
    pools[captured_pool];
    return captured_pool;
  }

  // The graph is gone: its blocks are like others; those in use, when they are freed.
  void drop_pool(int64_t number) {
    const auto found = pools.find(number);
    if (found == pools.end()) return;
    Pool pool = std::move(found->second);
    pools.erase(found);
    for (auto it = owners.begin(); it != owners.end();)
      it = it->second == number ? owners.erase(it) : std::next(it);
    for (auto& [size, addresses] : pool.free)
      for (void* address : addresses) give_back(address, size);
    for (auto& [size, address] : pool.held) give_back(address, size);
  }

  // Nothing is asked of the runtime here: the garbage collector frees, too, maybe in the middle of
  // one of the runtime's own calls, where it holds a lock.
  void give_back(void* address, size_t size) {
    if (fence && fence.get() != Py_None)
      freed.emplace_back(size, address);
    else
      free[size].push_back(address);
  }

  // Gives the driver all that is not in use.
  void empty() {
    if (!freed.empty()) fence_freed();
    Ref(check(PyObject_CallNoArgs(settled.get())));
    collect();
    decltype(free) all;
    all.swap(free);
    for (auto& [size, addresses] : all)
      for (void* address : addresses) {
        reserved -= static_cast<int64_t>(size);
        const Ref where(check(PyLong_FromVoidPtr(address)));
        Ref(check(PyObject_CallOneArg(release.get(), where.get())));
      }
  }

 private:
  // Blocks freed until now wait for all present work of the streams.
  void fence_freed() {
    decltype(freed) all;
    all.swap(freed);  // before the call, in which other threads may free further blocks
    Ref done = Ref::borrow(Py_None);
    try {
      if (fence && fence.get() != Py_None) done = Ref(check(PyObject_CallNoArgs(fence.get())));
    } catch (...) {
      freed.insert(freed.end(), all.begin(), all.end());
      throw;
    }
    for (const auto& [size, address] : all) {
      if (done.get() == Py_None)
        free[size].push_back(address);
      else
        waiting.push_back({Ref::borrow(done.get()), size, address});
    }
  }

  // Whether a block that is freed stays with a graph.
  bool keep_for_graph(void* address, size_t size) {
    const auto owner = owners.find(address);
    if (owner != owners.end()) {
      pools[owner->second].free[size].push_back(address);
      return true;
    }
    if (captured_pool == 0 || !is_capturing()) return false;
    pools[captured_pool].held.emplace_back(size, address);
    return true;
  }

  void* from_cache(std::unordered_map<size_t, std::vector<void*>>& free, size_t size) {
    const auto found = free.find(size);
    if (found == free.end() || found->second.empty()) return nullptr;
    void* address = found->second.back();
    found->second.pop_back();
    reused++;
    return address;
  }

  // Moves blocks whose wait is over to the free blocks.
  void collect() {
    std::vector<Waiting> all;
    all.swap(waiting);
    Ref asked;  // of blocks that were freed together, one is asked for
    int reached = 0;
    for (Waiting& w : all) {
      if (w.done.get() != asked.get()) {
        asked = Ref::borrow(w.done.get());
        const Ref answer(check(PyObject_CallNoArgs(asked.get())));
        check(reached = PyObject_IsTrue(answer.get()));
      }
      if (reached)
        free[w.size].push_back(w.address);
      else
        waiting.push_back(std::move(w));
    }
  }

  void* from_driver(size_t size) {
    try {
      return new_block(size);
    } catch (const PythonError&) {
      if (!PyErr_ExceptionMatches(PyExc_MemoryError)) throw;
      PyErr_Clear();
    }
    empty();
    return new_block(size);
  }

  void* new_block(size_t size) {
    const auto bytes = static_cast<int64_t>(size);
    if (limit.get() != Py_None) {
      const long long most = PyLong_AsLongLong(limit.get());
      if (most == -1 && PyErr_Occurred()) throw PythonError{};
      if (reserved + bytes > most) {
        PyErr_Format(PyExc_MemoryError, "the limit of %lld bytes", most);
        throw PythonError{};
      }
    }
    const Ref wanted(check(PyLong_FromSize_t(size)));
    const Ref given(check(PyObject_CallOneArg(reserve.get(), wanted.get())));
    void* address = PyLong_AsVoidPtr(given.get());
    if (address == nullptr) {  // QueuedRuntime has asked for more; nobody gets memory at 0
      PyErr_Clear();
      throw Error{"DeviceError", "reserve() returned no address", "an address is an int above 0",
                  "MemoryError, where there is none", "return the address that the driver gave"};
    }
    reserved += bytes;
    peak_reserved = std::max(peak_reserved, reserved);
    return address;
  }
};

// ---- the type ----------------------------------------------------------------------------------
struct AllocatorObject {
  PyObject_HEAD State* s;
};
PyTypeObject* AllocatorType;

State& state(PyObject* o) { return *reinterpret_cast<AllocatorObject*>(o)->s; }

PyObject* allocator_new(PyTypeObject* type, PyObject* args, PyObject*) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject *reserve, *release, *settled;
    if (!PyArg_ParseTuple(args, "OOO:CachingAllocator", &reserve, &release, &settled))
      throw PythonError{};
    Ref self(check(PyType_GenericAlloc(type, 0)));
    auto* s = new State;
    reinterpret_cast<AllocatorObject*>(self.get())->s = s;
    s->reserve = Ref::borrow(reserve);
    s->release = Ref::borrow(release);
    s->settled = Ref::borrow(settled);
    return self.release();
  });
}

int allocator_traverse(PyObject* self, visitproc visit, void* arg) {
  State* s = reinterpret_cast<AllocatorObject*>(self)->s;
  Py_VISIT(Py_TYPE(self));
  if (s == nullptr) return 0;
  Py_VISIT(s->reserve.get());
  Py_VISIT(s->release.get());
  Py_VISIT(s->settled.get());
  Py_VISIT(s->fence.get());
  for (const Waiting& w : s->waiting) Py_VISIT(w.done.get());
  return 0;
}

int allocator_clear(PyObject* self) {
  State* s = reinterpret_cast<AllocatorObject*>(self)->s;
  if (s == nullptr) return 0;
  s->reserve = s->release = s->settled = s->fence = Ref();
  std::vector<Waiting> gone;
  gone.swap(s->waiting);
  return 0;
}

void allocator_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  PyObject_GC_UnTrack(self);
  delete reinterpret_cast<AllocatorObject*>(self)->s;
  type->tp_free(self);
  Py_DECREF(type);
}

PyObject* py_allocate(PyObject* self, PyObject* nbytes) {
  return guarded(static_cast<PyObject*>(nullptr), [&] {
    const size_t size = PyLong_AsSize_t(nbytes);
    if (size == static_cast<size_t>(-1) && PyErr_Occurred()) throw PythonError{};
    return check(PyLong_FromVoidPtr(state(self).take(size)));
  });
}

PyObject* py_free(PyObject* self, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    unsigned long long address, nbytes;
    if (!PyArg_ParseTuple(args, "KK:free", &address, &nbytes)) throw PythonError{};
    state(self).give(reinterpret_cast<void*>(address), static_cast<size_t>(nbytes));
    Py_RETURN_NONE;
  });
}

PyObject* py_empty(PyObject* self, PyObject*) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    state(self).empty();
    Py_RETURN_NONE;
  });
}

PyObject* py_begin_pool(PyObject* self, PyObject*) {
  return guarded(static_cast<PyObject*>(nullptr),
                 [&] { return check(PyLong_FromLongLong(state(self).begin_pool())); });
}

PyObject* py_end_pool(PyObject* self, PyObject*) {
  state(self).captured_pool = 0;
  Py_RETURN_NONE;
}

PyObject* py_drop_pool(PyObject* self, PyObject* number) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    const long long pool = PyLong_AsLongLong(number);
    if (pool == -1 && PyErr_Occurred()) throw PythonError{};
    state(self).drop_pool(pool);
    Py_RETURN_NONE;
  });
}

PyObject* py_stats(PyObject* self, PyObject*) {
  const State& s = state(self);
  const auto n = [](int64_t value) { return static_cast<long long>(value); };
  return Py_BuildValue("{sLsLsLsLsLsL}", "allocated", n(s.allocated), "reserved", n(s.reserved),
                       "peak_allocated", n(s.peak_allocated), "peak_reserved", n(s.peak_reserved),
                       "requests", n(s.requests), "reused", n(s.reused));
}

PyObject* py_reset_peaks(PyObject* self, PyObject*) {
  State& s = state(self);
  s.peak_allocated = s.allocated;
  s.peak_reserved = s.reserved;
  Py_RETURN_NONE;
}

PyObject* py_rounded(PyObject*, PyObject* nbytes) {
  const size_t size = PyLong_AsSize_t(nbytes);
  if (size == static_cast<size_t>(-1) && PyErr_Occurred()) return nullptr;
  return PyLong_FromSize_t(rounded(size));
}

PyObject* py_streams_changed(PyObject*, PyObject*) {
  streams_changed();
  Py_RETURN_NONE;
}

template <Ref State::* member>
PyObject* get_member(PyObject* self, void*) {
  const Ref& value = state(self).*member;
  return Ref::borrow(value ? value.get() : Py_None).release();
}

template <Ref State::* member>
int set_member(PyObject* self, PyObject* value, void*) {
  state(self).*member = Ref::borrow(value ? value : Py_None);
  return 0;
}

PyMethodDef kMethods[] = {
    {"allocate", py_allocate, METH_O, "allocate(nbytes): an address of at least so many bytes."},
    {"free", py_free, METH_VARARGS, "free(address, nbytes): takes a block back."},
    {"empty", py_empty, METH_NOARGS, "Gives the driver all that is not in use."},
    {"begin_pool", py_begin_pool, METH_NOARGS,
     "Memory of this thread's capture belongs to a pool from now on; returns its number."},
    {"end_pool", py_end_pool, METH_NOARGS, "The capture has ended; the pool stays."},
    {"drop_pool", py_drop_pool, METH_O, "drop_pool(number): its blocks are like others again."},
    {"stats", py_stats, METH_NOARGS,
     "Bytes in tensors and bytes taken from the driver, now and at most; requests; reuses."},
    {"reset_peaks", py_reset_peaks, METH_NOARGS,
     "Starts the peaks again, at the bytes that are in use now."},
    {nullptr, nullptr, 0, nullptr}};
PyGetSetDef kGetSet[] = {
    {"limit", get_member<&State::limit>, set_member<&State::limit>,
     "the most bytes to take from the driver; None: all that there is", nullptr},
    {"fence", get_member<&State::fence>, set_member<&State::fence>,
     "called at the first request after a free: done(), which returns whether freed blocks may "
     "be used again; None: at once",
     nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr}};
PyType_Slot kSlots[] = {
    {Py_tp_new, reinterpret_cast<void*>(allocator_new)},
    {Py_tp_dealloc, reinterpret_cast<void*>(allocator_dealloc)},
    {Py_tp_traverse, reinterpret_cast<void*>(allocator_traverse)},
    {Py_tp_clear, reinterpret_cast<void*>(allocator_clear)},
    {Py_tp_methods, kMethods},
    {Py_tp_getset, kGetSet},
    {Py_tp_doc, const_cast<char*>("The memory of one device: CachingAllocator(reserve, release, "
                                  "settled).")},
    {0, nullptr}};
PyType_Spec kSpec = {"core.plugins.allocator.CachingAllocator", sizeof(AllocatorObject), 0,
                     Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC, kSlots};
PyMethodDef kFunctions[] = {
    {"streams_changed", py_streams_changed, METH_NOARGS,
     "A QueuedRuntime's current stream, which native code remembers, is another one."},
    {"rounded", py_rounded, METH_O, "The size of the block that serves a request for memory."},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

bool is_allocator(PyObject* o) { return Py_TYPE(o) == AllocatorType; }
void* allocator_take(PyObject* allocator, size_t nbytes) { return state(allocator).take(nbytes); }
void allocator_give(PyObject* allocator, void* address, size_t nbytes) {
  state(allocator).give(address, nbytes);
}

void init_allocator(PyObject* module) {
  AllocatorType = reinterpret_cast<PyTypeObject*>(check(PyType_FromSpec(&kSpec)));
  check(PyModule_AddObjectRef(module, "CachingAllocator",
                              reinterpret_cast<PyObject*>(AllocatorType)));
  check(PyModule_AddFunctions(module, kFunctions));
}

}  // namespace core
