// Reference-counted storage, and the counts that leak tests read.
#include <cstring>
#include <map>
#include <mutex>
#include <utility>
#include <vector>

#include "memory.h"
#include "tensor/tensor.h"

namespace core {
namespace {

// Bytes on devices other than the cpu, whose count is kept per thread (memory.cpp).
struct DeviceBytes {
  std::mutex mutex;
  std::map<uint32_t, int64_t> bytes;
};

DeviceBytes& device_bytes() {
  static DeviceBytes* d = new DeviceBytes;
  return *d;
}

uint32_t key_of(Device d) { return static_cast<uint32_t>(d.type) << 16 | d.index; }

void count_bytes(Device d, int64_t n) {
  if (d.type == kCPU) return count_cpu_bytes(n);
  DeviceBytes& all = device_bytes();
  std::lock_guard<std::mutex> lock(all.mutex);
  all.bytes[key_of(d)] += n;
}

Storage* make_storage(size_t nbytes, Device device) {
  auto s = new (allocate_storage_block()) Storage;
  s->nbytes = nbytes;
  s->device = device;
  count_storages(1);
  return s;
}

void drop(Storage* s) noexcept {
  count_storages(-1);
  s->~Storage();
  free_storage_block(s);
}

}  // namespace

void check_index(Runtime* runtime, Device device) {
  int count = runtime->device_count();
  if (device.index < count) return;
  const std::string& type = device_type_name(device.type);
  throw Error{"DeviceError", str("there is no device ", to_string(device)),
              str("the runtime of '", type, "' has ", count, count == 1 ? " device" : " devices"),
              count == 0 ? std::string("none") : str(type, ":0 to ", type, ":", count - 1),
              "choose an index in that range; core.devices() lists every device"};
}

static_assert(sizeof(Storage) <= kStorageBlock, "a storage fits its block");

Storage* new_storage(size_t nbytes, Device device) {
  if (device.type == kCPU) {
    void* data = cpu_allocate(nbytes);
    Storage* s = make_storage(nbytes, device);
    s->data = data;
    s->runtime = cpu_runtime();
    count_cpu_bytes(static_cast<int64_t>(nbytes));
    return s;
  }
  Runtime* runtime = runtime_of(device.type);
  check_index(runtime, device);
  void* data = runtime->allocate(nbytes, device.index);
  Storage* s = make_storage(nbytes, device);
  s->data = data;
  s->runtime = runtime;
  count_bytes(device, static_cast<int64_t>(nbytes));
  return s;
}

Storage* new_fake_storage(size_t nbytes, Device device) {
  Storage* s = make_storage(nbytes, device);
  s->fake = true;
  return s;
}

Storage* new_external_storage(void* data, size_t nbytes, Device device, bool read_only,
                              void (*release)(void*), void* owner) {
  Storage* s = make_storage(nbytes, device);
  s->data = data;
  s->read_only = read_only;
  s->release = release;
  s->owner = owner;
  return s;
}

namespace {

// Memory of other libraries may itself stand on a tensor, that tensor on other memory, and so on:
// beyond some depth memory waits for the outermost call before it is given back.
constexpr int kMaxReleaseDepth = 32;
thread_local int release_depth = 0;
thread_local std::vector<std::pair<void (*)(void*), void*>> waiting;

void give_back(void (*release)(void*), void* owner) {
  if (release_depth >= kMaxReleaseDepth) {
    waiting.emplace_back(release, owner);
    return;
  }
  release_depth++;
  release(owner);
  release_depth--;
  while (release_depth == 0 && !waiting.empty()) {
    const auto [next, what] = waiting.back();
    waiting.pop_back();
    release_depth++;
    next(what);
    release_depth--;
  }
}

}  // namespace

void destroy_storage(Storage* s) noexcept {
  if (s->device.type == kCPU && s->runtime != nullptr) {
    count_cpu_bytes(-static_cast<int64_t>(s->nbytes));
    cpu_deallocate(s->data, s->nbytes);
  } else if (s->runtime != nullptr) {
    count_bytes(s->device, -static_cast<int64_t>(s->nbytes));
    s->runtime->deallocate(s->data, s->nbytes, s->device.index);
  } else if (s->release != nullptr) {
    // Its owner may use the memory at once, and knows nothing of the work enqueued here.
    Runtime* runtime = s->device.type == kCPU ? nullptr : runtime_if_open(s->device.type);
    const int index = s->device.index;
    if (runtime == nullptr || !runtime->release_later(index, s->release, s->owner)) {
      if (runtime != nullptr) runtime->settle(index);
      give_back(s->release, s->owner);
    }
  }
  drop(s);
}

int64_t live_storages() { return counted_storages(); }

int64_t live_bytes(Device device) {
  if (device.type == kCPU) return counted_cpu_bytes();
  DeviceBytes& all = device_bytes();
  std::lock_guard<std::mutex> lock(all.mutex);
  auto found = all.bytes.find(key_of(device));
  return found == all.bytes.end() ? 0 : found->second;
}

}  // namespace core
