// The signature of a call: dtypes, devices and layouts of its tensors, and its other arguments.
//
// Values that depend on these only are computed once and kept by them: the calls that a derivative
// rule or a decomposition makes, and the results of a fake kernel.
#pragma once
#include <cstring>
#include <memory>
#include <vector>

#include "dispatch/call.h"

namespace core {

class CallSignature {
 public:
  // Its arguments, as they were read, except those that have a bit in `unread`; the default device.
  void add_call(const Call& call, uint64_t unread = 0);
  void add_tensor(PyObject* o);    // nullptr: one that may be missing, and is
  void add_argument(PyObject* o);  // of a kept call: a tensor, a tuple or any constant
  void add_word(int64_t w);
  void finish();  // to be called before anything is looked for

  // Whether all of it was taken in: tensors of transforms are of no signature, nor are very long
  // lists.
  bool fits() const { return fits_; }
  PyObject* const* tensors() const { return tensors_; }  // borrowed; nullptr: missing
  int count() const { return count_; }

 private:
  template <class T>
  friend class BySignature;
  static constexpr int kMaxTensors = 64, kMaxWords = 512, kMaxOthers = 32;

  void add_other(PyObject* o);
  void add_value(const Value& v, PyObject* o);

  PyObject* tensors_[kMaxTensors];
  PyObject* others_[kMaxOthers];
  int64_t words_[kMaxWords];
  int count_ = 0, num_others_ = 0, num_words_ = 0;
  uint64_t hash_ = 0;
  bool fits_ = true;
};

// The same immutable value, of the same type: -0.0 is not 0.0, True is not 1.
bool same_constant(PyObject* a, PyObject* b);

// The computed values, by signature: the last kEntries of them. Where hardly any signature comes
// again nothing more is added.
template <class T>
class BySignature {
 public:
  std::shared_ptr<const T> find(const CallSignature& s) {
    for (const Entry& e : entries_) {
      if (!is_of(e, s)) continue;
      found_++;
      return e.what;
    }
    return nullptr;
  }

  // Beyond that one in 16 is tried, so that frequent ones are kept.
  bool may_add() { return tried_ < kFree + found_ / 8 || ++refused_ % 16 == 0; }

  // what: nullptr where it cannot be kept; it counts as tried.
  void add(const CallSignature& s, std::shared_ptr<const T> what) {
    tried_++;
    if (!what) return;
    Entry e{s.hash_, {s.words_, s.words_ + s.num_words_}, {}, std::move(what)};
    for (int i = 0; i < s.num_others_; i++) e.others.push_back(Ref::borrow(s.others_[i]));
    if (entries_.size() < kEntries) return entries_.push_back(std::move(e));
    std::swap(entries_[next_], e);  // freeing the old entry may run Python code, so it comes last
    next_ = (next_ + 1) % kEntries;
  }

 private:
  static constexpr size_t kEntries = 32;
  static constexpr uint64_t kFree = 256;

  struct Entry {
    uint64_t hash;
    std::vector<int64_t> words;
    std::vector<Ref> others;
    std::shared_ptr<const T> what;
  };

  static bool is_of(const Entry& e, const CallSignature& s) {
    if (e.hash != s.hash_ || e.words.size() != static_cast<size_t>(s.num_words_) ||
        e.others.size() != static_cast<size_t>(s.num_others_) ||
        std::memcmp(e.words.data(), s.words_, sizeof(int64_t) * e.words.size()) != 0)
      return false;
    for (int i = 0; i < s.num_others_; i++)
      if (!same_constant(e.others[i].get(), s.others_[i])) return false;
    return true;
  }

  std::vector<Entry> entries_;
  size_t next_ = 0;  // the one that a new one replaces
  uint64_t tried_ = 0, found_ = 0, refused_ = 0;
};

}  // namespace core
