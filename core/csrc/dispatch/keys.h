// Dispatch keys, first to last, and what a thread adds to or takes from every call.
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

struct Recorder;                    // replay.cpp
constexpr int kAutocastTypes = 64;  // device types for which a thread can autocast

struct ThreadState {
  uint16_t included = 0;  // keys every call asks for
  uint16_t excluded = 0;  // keys no call asks for
  bool grad_enabled = true;
  bool inference = false;                 // tensors that are made take part in no derivative
  int8_t checks = -1;                     // whether arguments are compared; -1: as the setting says
  int depth = 0;                          // of nested operator calls, to stop runaway recursion
  PyObject* trace = nullptr;              // a list while core.explain watches
  uint8_t autocast[kAutocastTypes] = {};  // by device type: the dtype + 1; 0: off
  PyObject* faking = nullptr;             // the operator whose fake kernel runs; borrowed
  PyObject* saved_hooks = nullptr;        // (pack, unpack) of saved_tensors_hooks; owned
  Recorder* recorder = nullptr;           // while the calls of a formula are recorded
  uint64_t value_reads = 0;               // how often Python read a tensor's values
};
ThreadState& thread_state();

}  // namespace core
