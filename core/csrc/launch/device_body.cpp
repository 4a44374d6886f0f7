// Bodies on devices, at a call: the plan of its signature, memory on the device, the launches.
#include "device_body.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstring>
#include <deque>

#include "body_plan.h"
#include "dispatch/kernels.h"
#include "dispatch/keys.h"
#include "memory/capture.h"

namespace core {
namespace {

// By device; they live for ever, as the devices do.
std::map<uint32_t, BodyServer>& servers() {
  static auto* all = new std::map<uint32_t, BodyServer>;
  return *all;
}
std::atomic<int> numerics_{-1};  // -1: nobody has asked yet
uint32_t place_of(uint16_t type, uint16_t index) { return uint32_t{type} << 16 | index; }

struct DeviceBody : Body {
  PlanCache cache;
  bool pointwise = false;
  std::vector<bool> is_bool;  // by argument
};

// Memory that a call uses until its launches are enqueued.
class Held {
 public:
  ~Held() {
    for (Storage* s : held_) release(s);
  }
  Storage* keep(Storage* s) {
    held_.push_back(s);
    return s;
  }

 private:
  std::vector<Storage*> held_;
};

// ---- numbers -----------------------------------------------------------------------------------
// A number as one element on the device, where a kernel can read it. Kept: most recur.
class Numbers {
 public:
  void* find(const core_value& v, Device device, Held& held) {
    Key key{static_cast<uint64_t>(device.type) << 32 | static_cast<uint64_t>(device.index) << 16 |
            v.dtype};
    std::memcpy(&key[1], v.v.scalar, static_cast<size_t>(itemsize(static_cast<DType>(v.dtype))));
    auto found = known_.find(key);
    if (found == known_.end()) found = add(key, v, device);
    if (captures != 0) keep_captured(found->second);
    retain(found->second);
    return held.keep(found->second)->data;
  }

 private:
  using Key = std::array<uint64_t, 3>;
  static constexpr size_t kMost = 1024;

  std::map<Key, Storage*>::iterator add(const Key& key, const core_value& v, Device device) {
    const auto size = static_cast<size_t>(itemsize(static_cast<DType>(v.dtype)));
    const OutsideCapture at_once;
    Storage* made = new_storage(size, device);
    Held until_done;
    until_done.keep(made);
    made->runtime->copy_from_host(made->data, v.v.scalar, size, device.index);
    if (order_.size() == kMost) {
      const auto oldest = known_.find(order_.front());
      until_done.keep(oldest->second);
      known_.erase(oldest);
      order_.pop_front();
    }
    const auto [place, is_new] = known_.emplace(key, made);
    if (!is_new) return place;  // another thread was here while the driver copied
    retain(made);
    order_.push_back(key);
    return place;
  }

  std::map<Key, Storage*> known_;
  std::deque<Key> order_;
};
Numbers& numbers() {
  static auto* all = new Numbers;
  return *all;
}

// A pointwise body's numbers are operands, whose values the compiled kernel does not contain.
void as_scalars(const DeviceBody& body, core_value* args, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    core_value& v = args[i];
    const bool is_int = v.tag == CORE_INT, is_float = v.tag == CORE_FLOAT;
    if (!is_int && !is_float && v.tag != CORE_COMPLEX) continue;
    const bool truth = is_int && body.is_bool[i];
    if (truth) v.v.scalar[0] = v.v.i != 0;
    v.tag = CORE_SCALAR;
    v.dtype = static_cast<uint32_t>(truth      ? DType::Bool
                                    : is_int   ? DType::Int64
                                    : is_float ? DType::Float64
                                               : DType::Complex128);
  }
}

// ---- running -----------------------------------------------------------------------------------
// A call on its way to the driver.
struct Run {
  const BodyServer& server;
  const core_call* call;
  const Plan& plan;
  Device device;
  Held held;
  char* scratch = nullptr;

  void* address_of(const core_value& v) {
    return v.tag == CORE_TENSOR ? v.v.tensor->dl.data : numbers().find(v, device, held);
  }
  void* address_of(int64_t code) {
    if (code >= kItemCode)
      return call->args[code / kItemCode - 1].v.tensors[code % kItemCode].dl.data;
    if (code == kReportsCode) return server.armed_reports(device.index);
    if (code >= kTemporaryCode)
      return scratch + plan.temporaries[static_cast<size_t>(code - kTemporaryCode)];
    if (code >= kArgumentCode) return address_of(call->args[code - kArgumentCode]);
    return call->outputs[code].dl.data;
  }

  void all() {
    if (!plan.temporaries.empty()) {
      const auto bytes = static_cast<size_t>(std::max<int64_t>(plan.scratch, 1));
      scratch = static_cast<char*>(held.keep(new_storage(bytes, device))->data);
    }
    void* buffers[kMaxBuffers];
    for (const PlannedLaunch& l : plan.launches) {
      if (l.total == 0) continue;
      for (size_t i = 0; i < l.buffers.size(); i++)
        buffers[i] = static_cast<char*>(address_of(l.buffers[i])) + l.offsets[i];
      server.launcher ? native(l, buffers) : python(l, buffers);
    }
  }

  void native(const PlannedLaunch& l, void* const* buffers) {
    static_assert(sizeof(long long) == sizeof(int64_t));
    const auto* scalars = reinterpret_cast<const int64_t*>(l.scalars.data());
    start(server,
          {sizeof(core_launch), device.index, reinterpret_cast<void*>(l.fn), call->stream, buffers,
           scalars, static_cast<uint32_t>(l.buffers.size()),
           static_cast<uint32_t>(l.scalars.size()), l.total, l.grain, nullptr, 0},
          l.object.get());
  }

  void python(const PlannedLaunch& l, void* const* buffers) {
    const Ref places = make_tuple(static_cast<int64_t>(l.buffers.size()));
    for (size_t i = 0; i < l.buffers.size(); i++)
      set_item(places, static_cast<int64_t>(i), PyLong_FromVoidPtr(buffers[i]));
    const Ref words = make_tuple(static_cast<int64_t>(l.scalars.size()));
    for (size_t i = 0; i < l.scalars.size(); i++)
      set_item(words, static_cast<int64_t>(i), PyLong_FromLongLong(l.scalars[i]));
    Ref(check(PyObject_CallFunction(server.launch.get(), "OOOLi", l.object.get(), places.get(),
                                    words.get(), static_cast<long long>(l.total),
                                    static_cast<int>(device.index))));
  }
};

// The plan of a call, asked for where it is not known; nullptr: nobody can be asked.
SharedPlan plan_of(DeviceBody& body, const BodyServer& server, const core_call* call) {
  const core_tensor& out = call->outputs[0];
  const uint64_t kind = uint64_t{1} << 32 | static_cast<uint64_t>(numerics()) << 33;
  const Signature signature(call, kind | place_of(out.device_type, out.device_index));
  const uint64_t hash = signature.hash();
  if (SharedPlan known = body.cache.find(signature, hash)) return known;
  if (asking()) return nullptr;
  const Ref op(check(PyObject_CallNoArgs(body.op.get())));
  if (op.get() == Py_None) return nullptr;
  const AskGuard guard;
  const SharedPlan made = ask_plan(server.plan.get(), as_operator(op.get()), call, signature);
  body.cache.insert(hash, made);
  return made;
}

int32_t run(DeviceBody& body, const core_call* call) {
  if (call->num_outputs == 0) return CORE_DECLINED;
  for (uint32_t i = 0; i < call->num_outputs; i++)  // its size depends on data: not allocated yet
    if (call->outputs[i].dl.shape == nullptr) return CORE_DECLINED;
  bool empty = true;
  for (uint32_t i = 0; i < call->num_outputs; i++) empty = empty && call->outputs[i].numel == 0;
  if (empty) return CORE_OK;
  const core_tensor& out = call->outputs[0];
  const BodyServer* server = body_server(out.device_type, out.device_index);
  if (server == nullptr || call->num_args != body.is_bool.size()) return CORE_DECLINED;
  core_call own = *call;
  std::vector<core_value> args;
  if (body.pointwise) {
    args.assign(call->args, call->args + call->num_args);
    as_scalars(body, args.data(), call->num_args);
    own.args = args.data();
  }
  const SharedPlan plan = plan_of(body, *server, &own);
  if (!plan || plan->refused) return CORE_DECLINED;
  Run{*server, &own, *plan, Device{out.device_type, out.device_index}, {}}.all();
  return CORE_OK;
}

// Errors leave as Python exceptions, which run_native finds.
int32_t run_device_body(void* context, const core_call* call) {
  const GilScope gil;
  return guarded(static_cast<int32_t>(CORE_ERROR),
                 [&] { return run(*static_cast<DeviceBody*>(static_cast<Body*>(context)), call); });
}

// ---- made once ---------------------------------------------------------------------------------
Ref new_device_body(OperatorObject* op, const BodyServer& server) {
  auto body = std::make_unique<DeviceBody>();
  const Ref answer(check(
      PyObject_CallOneArg(server.has_elementwise_body.get(), reinterpret_cast<PyObject*>(op))));
  body->pointwise = answer.get() == Py_True;
  for (const Argument& a : op->s->schema.args)
    body->is_bool.push_back(a.type.kind == ArgKind::Bool);
  const Body* on_cpu = op->s->body;
  fill_body(*body, op, run_device_body, "body", on_cpu->file, on_cpu->kernel.line);
  const bool elementwise = body->pointwise;
  Ref kernel = make_native(op, "*", "body", -500, capsule_of(std::move(body)).get());
  as_kernel(kernel.get())->any_layout = elementwise;
  return kernel;
}

PyObject* serve_bodies(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    const char* type;
    unsigned short index;
    PyObject *bodies, *capsule;
    if (!PyArg_ParseTuple(args, "sHOO", &type, &index, &bodies, &capsule)) throw PythonError{};
    servers().insert_or_assign(place_of(intern_device_type(type), index),
                               BodyServer(bodies, capsule));
    note_kernels(nullptr);
    Py_RETURN_NONE;
  });
}

PyObject* py_numerics(PyObject*, PyObject*) {
  return guarded<PyObject*>(nullptr, [] { return check(PyLong_FromLong(numerics())); });
}

PyObject* py_set_numerics(PyObject*, PyObject* o) {
  return guarded<PyObject*>(nullptr, [&] {
    const long asked = PyLong_AsLong(o);
    if (asked == -1 && PyErr_Occurred()) throw PythonError{};
    numerics_ = static_cast<int>(asked);
    return Ref::borrow(Py_None).release();
  });
}

PyMethodDef methods[] = {
    {"numerics", py_numerics, METH_NOARGS, "What programs of bodies are compiled for."},
    {"set_numerics", py_set_numerics, METH_O, "What programs of bodies are compiled for."},
    {"serve_bodies", serve_bodies, METH_VARARGS,
     "serve_bodies(device_type, index, bodies, launcher): bodies run there from now on."},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

BodyServer::BodyServer(PyObject* bodies, PyObject* capsule)
    : launcher(capsule == Py_None ? nullptr : launcher_of(capsule)),
      plan(check(PyObject_GetAttrString(bodies, "plan"))),
      launch(check(PyObject_GetAttrString(bodies, "launch"))),
      has_elementwise_body(check(PyObject_GetAttrString(bodies, "has_elementwise_body"))),
      capsule_(Ref::borrow(capsule)),
      names_(check(PyObject_GetAttrString(bodies, "names"))),
      report_places_(check(PyObject_GetAttrString(bodies, "report_places"))) {}

void* BodyServer::armed_reports(int index) const {
  const auto known = reports_.find(index);
  Reports r;
  if (known != reports_.end()) {
    r = known->second;
  } else {
    const Ref places(check(PyObject_CallFunction(report_places_.get(), "i", index)));
    unsigned long long block, armed;
    if (!PyArg_ParseTuple(places.get(), "KK", &block, &armed)) throw PythonError{};
    r = {reinterpret_cast<void*>(block), reinterpret_cast<int64_t*>(armed)};
    reports_.insert_or_assign(index, r);
  }
  *r.armed = 1;
  return r.block;
}

PyObject* BodyServer::names_of(int index) const {
  Ref& list = lists_[index];
  if (!list) list = Ref(check(PyObject_CallFunction(names_.get(), "i", index)));
  return list.get() == Py_None ? nullptr : list.get();
}

int numerics() {
  if (numerics_ < 0) {
    const Ref module(check(PyImport_ImportModule("core.tensors.numerics")));
    const Ref setting(check(PyObject_CallMethod(module.get(), "setting", nullptr)));
    const long asked = PyLong_AsLong(setting.get());
    if (asked == -1 && PyErr_Occurred()) throw PythonError{};
    numerics_ = static_cast<int>(asked);
  }
  return numerics_;
}

const BodyServer* body_server(uint16_t device_type, uint16_t index) {
  const auto found = servers().find(place_of(device_type, index));
  return found == servers().end() ? nullptr : &found->second;
}

Ref device_body_of(OperatorObject* op, const BodyServer& server) {
  if (op->s->body == nullptr) return Ref();
  if (!op->s->device_body) op->s->device_body = new_device_body(op, server);
  return op->s->device_body;
}

void init_device_body(PyObject* module) { check(PyModule_AddFunctions(module, methods)); }

}  // namespace core
