// Device types interned at run time, and the default device: a process's, and a thread's on top.
#include "device.h"

#include <deque>
#include <mutex>
#include <unordered_map>

#include "default_device.h"
#include "tensor/error.h"

namespace core {
namespace {

constexpr size_t kMaxTypes = 65535;
constexpr size_t kMaxName = 64;

struct Types {
  std::mutex mutex;
  std::deque<std::string> names{"cpu"};  // never shrinks: references stay valid
  std::unordered_map<std::string_view, uint16_t> numbers{{"cpu", kCPU}};
};

Types& types() {
  static Types* t = new Types;  // outlives every static destructor
  return *t;
}

bool valid_name(std::string_view name) {
  if (name.empty() || name.size() > kMaxName || name[0] < 'a' || name[0] > 'z') return false;
  for (char c : name) {
    if (!((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_')) return false;
  }
  return true;
}

Device g_process_default;

// The devices that `with core.device(...)` set for a thread. A plain array, so that no destructor
// runs.
constexpr int kMaxDepth = 64;
struct ThreadDefaults {
  int depth;
  Device stack[kMaxDepth];
};
thread_local ThreadDefaults t_defaults;

}  // namespace

uint16_t intern_device_type(std::string_view name) {
  Types& t = types();
  std::lock_guard<std::mutex> lock(t.mutex);
  auto found = t.numbers.find(name);
  if (found != t.numbers.end()) return found->second;
  if (!valid_name(name)) {
    throw Error{
        "DeviceError", str("'", name.substr(0, 80), "' is not the name of a device"),
        "a device type is a lower-case identifier of at most 64 characters",
        "\"cpu\", and the device types of installed backends (core.backends())",
        "write it as \"cpu\" or \"acme\"; one device of a type, where a device is asked for, is "
        "\"acme:1\""};
  }
  if (t.names.size() >= kMaxTypes) {
    throw Error{"DeviceError", str("there is no room for the device type '", name, "'"),
                "65535 device types have been named in this process", "the first 65535",
                "look for a loop that makes up device names"};
  }
  t.names.emplace_back(name);
  auto number = static_cast<uint16_t>(t.names.size() - 1);
  t.numbers.emplace(t.names.back(), number);
  return number;
}

int find_device_type(std::string_view name) {
  Types& t = types();
  std::lock_guard<std::mutex> lock(t.mutex);
  auto found = t.numbers.find(name);
  return found == t.numbers.end() ? -1 : found->second;
}

int device_type_count() {
  Types& t = types();
  std::lock_guard<std::mutex> lock(t.mutex);
  return static_cast<int>(t.names.size());
}

const std::string& device_type_name(uint16_t type) {
  Types& t = types();
  std::lock_guard<std::mutex> lock(t.mutex);
  static const std::string unknown = "unknown";
  return type < t.names.size() ? t.names[type] : unknown;
}

std::string to_string(Device d) {
  if (d.type == kCPU) return "cpu";
  return str(device_type_name(d.type), ":", d.index);
}

Device default_device() {
  const ThreadDefaults& t = t_defaults;
  return t.depth > 0 ? t.stack[t.depth - 1] : g_process_default;
}

void set_process_default(Device d) { g_process_default = d; }

void push_default_device(Device d) {
  ThreadDefaults& t = t_defaults;
  if (t.depth == kMaxDepth) {
    throw Error{"DeviceError", "too many nested `with core.device(...)` blocks",
                "a thread keeps at most 64 of them", "64 levels",
                "leave some blocks before entering another"};
  }
  t.stack[t.depth++] = d;
}

void pop_default_device() {
  if (t_defaults.depth == 0) {
    throw Error{"DeviceError", "a device was left that this thread never entered",
                "`with core.device(...)` belongs to the thread that enters it",
                "no device is entered in this thread", "pair __enter__ and __exit__ in one thread"};
  }
  --t_defaults.depth;
}

}  // namespace core
