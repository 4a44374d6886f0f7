// Operator calls that are known in advance: made one after another, without Python in between.
//
// A step's arguments are constants or slots; a slot holds a tensor, from when a step makes it (or
// the caller gave it) to its last use, or a number or a list of them that the caller gave. What
// derivative rules and decompositions call (recording.h) and compiled graphs (plan.cpp) are lists
// of steps.
#pragma once
#include <vector>

#include "dispatch/operator.h"

namespace core {

// Where an argument of a step comes from: a constant, a slot, or a list of these.
struct Source {
  Ref constant;
  int slot = -1;
  std::vector<Source> items;
  bool list = false;
};

struct Step {
  Ref op;
  std::vector<Source> args;
  int first = -1;         // the slot of the first result; -1: an in-place call
  int count = 0;          // how many results
  std::vector<int> dead;  // slots that nothing reads any more
  // The slots passed as out=, and how many more writes than one each of them (without out=: each
  // argument that is written to) counts.
  std::vector<int> out, versions;
  // Not 0: steps of this number, one after another, know nothing of one another.
  int batch = 0;
  // Which of a run's expected results (planned.h) are this step's: none where a rule of core made
  // them. by_data: sizes depend on data.
  std::vector<int> planned;
  bool by_data = false;
  bool writes = false;  // to memory that the plan was given
  Ref called;  // "OPERATOR, called at FILE:LINE" for errors; empty where the line is not known
};

// The tensors of one run; `room` is the caller's, for `count` of them. planned: the results that
// steps expect, as fakes.
struct Slots {
  PyObject** at;
  int count;
  const std::vector<Ref>* planned;
  Slots(PyObject** room, int count, const std::vector<Ref>* planned = nullptr);
  ~Slots();
  Slots(const Slots&) = delete;
};

// Without the steps whose results nothing reads (all are kept where some call writes), and with
// each slot's last use noted. outputs: slots that are read in the end, or -1.
std::vector<Step> live_steps(std::vector<Step> steps, const std::vector<int>& outputs, int slots,
                             bool writes);
void run_step(const Step& step, Slots& slots);
void release_dead(const Step& step, Slots& slots);
// Runs the steps of one batch as one range over the pool, where they are bodies' calls.
void run_batch(const Step* begin, const Step* end, Slots& slots);

}  // namespace core
