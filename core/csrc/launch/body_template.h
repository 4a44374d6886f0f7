// Templates of plans: for all calls of a body that lie alike, a plan whose numbers are slots.
// Native code computes the slots from a call's sizes, strides and ints, and asks Python no more.
#pragma once
#include <deque>
#include <memory>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "body_plan.h"

namespace core {

// How the number of a slot is found; of one that is computed, the operation of core/ir/evaluate.py.
enum class SlotKind : uint8_t {
  Constant,  // the number a
  Size,      // of the tensor with the buffer code a, in dimension b
  Stride,    // the same, in elements
  Int,       // item b of the argument a
  Add,
  Sub,
  Mul,
  FloorDiv,
  Mod,
  Min,
  Max,
  And,
  Or,
  Xor,
  Shl,
  Shr,
  Eq,
  Ne,
  Lt,
  Le,
  Gt,
  Ge,
  Neg,
  Abs,
  Not,
  Cast,
  Where,
};

struct Slot {
  SlotKind kind;
  int64_t a = 0, b = 0, c = 0;  // of one that is computed: earlier slots
  uint8_t bits = 64;            // of the result's dtype; of bool 1
  bool is_signed = true;
};

struct PlanTemplate {
  Asked asked;
  std::vector<bool> ignored;  // by argument: plans do not depend on it, or read its ints
  std::vector<Slot> slots;
  std::vector<std::pair<int64_t, int64_t>> required;  // slots, and the numbers that they must have
  std::vector<int64_t> temporaries;                   // slots: the bytes of each
  std::vector<PlannedLaunch> launches;  // with slots as numbers; as an offset -1: none
  int64_t copies = 0;                   // as in Plan
};
using SharedTemplate = std::shared_ptr<const PlanTemplate>;

// The plan of a call that the template is for; nullptr: the template does not cover it, since it
// needs other numbers, or some of more than 64 bits. Throws std::bad_alloc.
SharedPlan plan_from(const PlanTemplate& from, const core_call* call, const Signature& signature);

// The templates of one body, by how calls lie and by the arguments that are not ignored.
class TemplateCache {
 public:
  SharedTemplate find(const core_call* call) const;          // needs no GIL
  void insert(const core_call* call, SharedTemplate added);  // with the GIL

 private:
  static constexpr size_t kMost = 256;
  uint32_t epoch_ = 0;
  std::vector<bool> ignored_;  // of all of them
  std::unordered_map<std::string, SharedTemplate> templates_;
  std::deque<std::string> order_;
};

// body_template_hook.cpp: a template as the hook body_plan gives it for a call, checked. Throws.
SharedTemplate read_template(PyObject* answer, const core_call* call, const Plan& plan);

}  // namespace core
