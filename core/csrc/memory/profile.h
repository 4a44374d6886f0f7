// Events of this process while core.profiler.profile records: name, place, begin and end.
#pragma once
#include <Python.h>

#include <cstdint>
#include <memory>

#include "device.h"

namespace core {

enum class EventKind : uint8_t {
  Call,
  Compiled,
  Kernel,
  Copy,
  Wait,
  Backward,
  Build,
  Range,
  Declined
};

struct Profile;
extern Profile* active_profile;  // nullptr: nothing is recorded; under the GIL

// One event, from construction to destruction, both with the GIL held. While nothing is recorded
// it costs a comparison.
class ProfileScope {
 public:
  // name: a str, or an object with a __name__; nullptr: no event. provider: a str, of kernels.
  ProfileScope(EventKind kind, PyObject* name, Device device = {}, PyObject* provider = nullptr) {
    if (active_profile != nullptr && name != nullptr) start(kind, name, device, provider);
  }
  ProfileScope(EventKind kind, const char* name, Device device = {}, size_t bytes = 0) {
    if (active_profile != nullptr) start(kind, name, device, bytes);
  }
  ~ProfileScope() {
    if (profile_) finish();
  }
  ProfileScope(const ProfileScope&) = delete;

  bool records() const { return profile_ != nullptr; }
  void add_bytes(int64_t bytes);
  void decline();  // a kernel that passed the call on: no event

 private:
  void start(EventKind kind, PyObject* name, Device device, PyObject* provider);
  void start(EventKind kind, const char* name, Device device, size_t bytes);
  void finish() noexcept;

  std::shared_ptr<Profile> profile_;  // that it began in
  int64_t index_ = -1;                // among its events
};

void init_profile(PyObject* module);

}  // namespace core
