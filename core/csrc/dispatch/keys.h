// Dispatch keys, first to last, and those that a thread adds to or removes from every call.
#pragma once
#include <Python.h>

#include <cstdint>
#include <vector>

namespace core {

enum class Key : uint8_t { Modes, Levels, Autocast, Autograd, Capture, Fake, Device };
constexpr int kNumKeys = 7;
extern const char* const kKeyNames[kNumKeys];
constexpr uint16_t bit(Key k) { return static_cast<uint16_t>(1u << static_cast<int>(k)); }
constexpr uint16_t bits_before(Key k) { return static_cast<uint16_t>(bit(k) - 1); }  // earlier keys

class Recorder;                     // recording.h
constexpr int kAutocastTypes = 64;  // device types for which a thread can autocast

struct ThreadState {
  uint16_t included = 0;  // keys every call asks for
  uint16_t excluded = 0;  // keys no call asks for
  bool grad_enabled = true;
  bool inference = false;                 // tensors that are made take part in no derivative
  int8_t checks = -1;                     // whether arguments are compared; -1: by the setting
  int depth = 0;                          // of nested operator calls, to stop runaway recursion
  PyObject* trace = nullptr;              // a list while core.explain watches
  uint8_t autocast[kAutocastTypes] = {};  // by device type: the dtype + 1; 0: off
  PyObject* faking = nullptr;             // the operator whose fake kernel runs; borrowed
  PyObject* saved_hooks = nullptr;        // (pack, unpack) of saved_tensors_hooks; owned
  Recorder* recorder = nullptr;           // while the calls of a function are recorded
  uint64_t value_reads = 0;               // how often Python read a tensor's values
  uint64_t compiled_call = 0;             // of a compiled function that tries entries, its number
  uint64_t plan_writes = 0;               // calls of plans that wrote to memory they were given
};
ThreadState& thread_state();

PyObject* key_handler(Key k);  // borrowed, nullptr when not set
uint16_t handled_keys();
uint16_t parse_keys(PyObject* names);  // a tuple of key names -> mask
void init_keys(PyObject* module);

// Whether operator calls of this thread are collected in a graph.
inline bool collects_calls() {
  const ThreadState& state = thread_state();
  return (state.included & ~state.excluded & bit(Key::Capture)) != 0;
}

// ---- for a while -------------------------------------------------------------------------------
// Keys taken away while the guard lives.
class ExcludeGuard {
 public:
  explicit ExcludeGuard(uint16_t keys) : state_(thread_state()), before_(state_.excluded) {
    state_.excluded |= keys;
  }
  ~ExcludeGuard() { state_.excluded = before_; }
  ExcludeGuard(const ExcludeGuard&) = delete;

 private:
  ThreadState& state_;
  uint16_t before_;
};

// Nothing is recorded for gradients while the guard lives.
class NoGradGuard {
 public:
  NoGradGuard() : state_(thread_state()), before_(state_.grad_enabled) {
    state_.grad_enabled = false;
  }
  ~NoGradGuard() { state_.grad_enabled = before_; }
  NoGradGuard(const NoGradGuard&) = delete;

 private:
  ThreadState& state_;
  bool before_;
};

// Keys added while the guard lives, others taken away.
class IncludeGuard {
 public:
  IncludeGuard(uint16_t include, uint16_t exclude) : state_(thread_state()), before_(state_) {
    state_.included |= include;
    state_.excluded = static_cast<uint16_t>((state_.excluded | exclude) & ~include);
  }
  ~IncludeGuard() {
    state_.included = before_.included;
    state_.excluded = before_.excluded;
  }
  IncludeGuard(const IncludeGuard&) = delete;

 private:
  ThreadState& state_;
  ThreadState before_;
};

}  // namespace core
