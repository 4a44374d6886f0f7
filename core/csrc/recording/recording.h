// Python functions that do nothing but call operators, run again without Python.
//
// Derivative rules and decompositions of the catalogue look at shapes, dtypes, layouts and
// arguments that are no tensors, never at values. So for one signature of these they always make
// the same calls, and after one run in Python (in which they are recorded) the calls alone are
// enough. A run that touches tensors in any other way is not kept; nor is one that looks at sizes
// which depend on data.
#pragma once
#include <optional>

#include "signature.h"
#include "steps.h"

namespace core {

// The calls of one run. Its first slots are the tensors of the signature.
struct Recording {
  std::vector<Step> steps;
  std::vector<int> outputs;   // slots; -1: None
  std::vector<bool> several;  // of outputs: views of which writes are not recorded
  std::optional<Step>
      writing;  // the last step in its in-place form, which writes to the first tensor
  int slots = 0;
  uint32_t epoch = 0;  // plan_epoch: a function's choice of kernels may change with it

  // A tuple of the outputs. in_place: the result may be the first tensor, written to.
  Ref run(const CallSignature& s, bool in_place = false) const;
};

struct Recordings : BySignature<Recording> {};

// Records the calls of this thread while it lives, in a run for that signature.
class Recorder {
 public:
  explicit Recorder(const CallSignature& s);
  ~Recorder();
  Recorder(const Recorder&) = delete;

  void stop();  // the run has ended
  // outputs: the run's results, flattened. nullptr: the calls alone do not determine them.
  std::shared_ptr<Recording> finish(PyObject* const* outputs, Py_ssize_t count);
  void spoil() { spoiled_ = true; }
  void read_sizes(TensorObject* t);
  PyObject* record(Call& call);

 private:
  int slot_of(PyObject* o) const;
  Source source(PyObject* o);
  void add_results(Step& step, PyObject* value, bool by_data);
  void note_writing(Recording& made) const;

  Recorder* before_;
  std::vector<Ref> tensors_;   // by slot; empty: none. Kept, so that no address comes twice
  std::vector<bool> by_data_;  // by slot: whether sizes depend on data
  std::vector<Step> steps_;
  bool spoiled_ = false;  // something happened that is not a call
  bool writes_ = false;   // some call writes in place: none may be left out
  bool stopped_ = false;
};

// Whether calls of this thread go the plain way: no mode sees them, nothing collects or traces
// them.
bool runs_plainly();

PyObject* dispatch_recorded(Call& call);  // the call, noted by the thread's recorder
void spoil_recording();                   // values were read
void record_size_read(TensorObject* t);   // a value that depends on its sizes was read

// The result of the operator's decomposition, recorded where that is allowed.
// The result of a call by its decomposition. in_place: it may be the first argument, written to.
Ref run_decomposition(Call& call, bool in_place = false);

}  // namespace core
