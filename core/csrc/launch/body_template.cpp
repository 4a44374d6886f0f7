// Plans from templates: the numbers of the slots for a call; and keeping templates.
#include "body_template.h"

#include <mutex>
#include <shared_mutex>

#include "body_answer.h"
#include "dispatch/small.h"

namespace core {
namespace {

// ---- arithmetic --------------------------------------------------------------------------------
int64_t floor_divide(int64_t a, int64_t b) {
  const int64_t quotient = a / b;
  return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

int64_t modulo(int64_t a, int64_t b) {
  const int64_t rest = a % b;
  return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest;
}

// The number as the dtype of a slot holds it.
int64_t held(int64_t n, const Slot& slot) {
  if (slot.bits == 64) return n;
  if (slot.bits == 1) return n != 0;
  const auto kept = static_cast<uint64_t>(n) & ((uint64_t{1} << slot.bits) - 1);
  const uint64_t sign = uint64_t{1} << (slot.bits - 1);
  if (!slot.is_signed || !(kept & sign)) return static_cast<int64_t>(kept);
  return static_cast<int64_t>(kept) - static_cast<int64_t>(sign << 1);
}

// The operations whose results have no more bits than their arguments.
int64_t compute_exactly(SlotKind kind, int64_t a, int64_t b, int bits) {
  switch (kind) {
    case SlotKind::FloorDiv:
      return b == 0 ? 0 : floor_divide(a, b);
    case SlotKind::Mod:
      return b == 0 || b == -1 ? 0 : modulo(a, b);
    case SlotKind::Min:
      return b < a ? b : a;
    case SlotKind::Max:
      return b > a ? b : a;
    case SlotKind::And:
      return a & b;
    case SlotKind::Or:
      return a | b;
    case SlotKind::Xor:
      return a ^ b;
    case SlotKind::Shr:
      return a >> (b < 0 || b >= bits ? 63 : b);
    case SlotKind::Eq:
      return a == b;
    case SlotKind::Ne:
      return a != b;
    case SlotKind::Lt:
      return a < b;
    case SlotKind::Le:
      return a <= b;
    case SlotKind::Gt:
      return a > b;
    case SlotKind::Ge:
      return a >= b;
    case SlotKind::Not:
      return ~a;
    default:  // Cast
      return a;
  }
}

bool negate(int64_t a, int64_t& result) { return !__builtin_sub_overflow(int64_t{0}, a, &result); }

bool shift_left(int64_t a, int64_t b, int bits, int64_t& result) {
  result = 0;
  if (b < 0 || b >= bits || a == 0) return true;
  return b < 63 && !__builtin_mul_overflow(a, int64_t{1} << b, &result);
}

// Of numbers that the arguments' dtype holds. False: the result has more than 64 bits.
bool compute(const Slot& slot, const int64_t* known, int64_t& result) {
  const int64_t a = known[slot.a], b = known[slot.b];
  switch (slot.kind) {
    case SlotKind::Add:
      return !__builtin_add_overflow(a, b, &result);
    case SlotKind::Sub:
      return !__builtin_sub_overflow(a, b, &result);
    case SlotKind::Mul:
      return !__builtin_mul_overflow(a, b, &result);
    case SlotKind::Neg:
      return negate(a, result);
    case SlotKind::Shl:
      return shift_left(a, b, slot.bits, result);
    case SlotKind::Where:
      result = a != 0 ? b : known[slot.c];
      return true;
    case SlotKind::FloorDiv:
      if (b == -1) return negate(a, result);
      break;
    case SlotKind::Abs:
      if (a < 0) return negate(a, result);
      break;
    default:
      break;
  }
  result = compute_exactly(slot.kind, a, b, slot.bits);
  return true;
}

// ---- a plan ------------------------------------------------------------------------------------
int64_t int_of(const core_value& v, int64_t item) {
  return v.tag == CORE_INTS ? v.v.ints[item] : v.v.i;
}

class Numbers {
 public:
  // False: one has more than 64 bits.
  bool find(const PlanTemplate& from, const core_call* call) {
    for (const Slot& slot : from.slots) {
      int64_t n = 0;
      if (!number(slot, call, n)) return false;
      known_.push_back(n);
    }
    return true;
  }
  int64_t operator[](int64_t slot) const { return known_[static_cast<size_t>(slot)]; }

 private:
  bool number(const Slot& slot, const core_call* call, int64_t& n) {
    switch (slot.kind) {
      case SlotKind::Constant:
        n = slot.a;
        return true;
      case SlotKind::Size:
        n = tensor_of(call, slot.a)->dl.shape[slot.b];
        return true;
      case SlotKind::Stride:
        n = tensor_of(call, slot.a)->dl.strides[slot.b];
        return true;
      case SlotKind::Int:
        n = int_of(call->args[slot.a], slot.b);
        return true;
      default:
        if (!compute(slot, known_.begin(), n)) return false;
        n = held(n, slot);
        return true;
    }
  }

  Small<int64_t, 64> known_;
};

bool add_temporaries(const PlanTemplate& from, const Numbers& numbers, Plan& plan) {
  for (const int64_t slot : from.temporaries)
    if (!plan.add_temporary(numbers[slot])) return false;
  return true;
}

bool add_launch(const PlannedLaunch& from, const Numbers& numbers, Plan& plan) {
  const int64_t total = numbers[from.total], grain = numbers[from.grain];
  if (total <= 0) return true;
  if (grain < 1) return false;
  PlannedLaunch l{from.fn, from.buffers, {}, {}, total, grain, {}};
  l.offsets.reserve(from.offsets.size());
  for (const int64_t slot : from.offsets) {
    l.offsets.push_back(slot < 0 ? 0 : numbers[slot]);
    if (l.offsets.back() < 0) return false;
  }
  l.scalars.reserve(from.scalars.size());
  for (const long long slot : from.scalars) l.scalars.push_back(numbers[slot]);
  plan.launches.push_back(std::move(l));
  return true;
}

}  // namespace

SharedPlan plan_from(const PlanTemplate& from, const core_call* call, const Signature& signature) {
  Numbers numbers;
  if (!numbers.find(from, call)) return nullptr;
  for (const auto& [slot, number] : from.required)
    if (numbers[slot] != number) return nullptr;
  auto plan = std::make_shared<Plan>();
  plan->asked = from.asked;
  plan->copies = from.copies;
  if (!add_temporaries(from, numbers, *plan)) return nullptr;
  plan->launches.reserve(from.launches.size());
  for (const PlannedLaunch& launch : from.launches)
    if (!add_launch(launch, numbers, *plan)) return nullptr;
  plan->signature.assign(signature.begin(), signature.end());
  return plan;
}

// ---- keeping -----------------------------------------------------------------------------------
namespace {

void add_number(std::string& key, uint64_t n) {
  key.append(reinterpret_cast<const char*>(&n), sizeof n);
}
void add_bytes(std::string& key, const void* bytes, int64_t count) {
  key.append(static_cast<const char*>(bytes), static_cast<size_t>(count));
}

void add_argument(std::string& key, const core_value& v) {
  switch (v.tag) {
    case CORE_INTS:
      return add_bytes(key, v.v.ints, v.count * 8);
    case CORE_FLOATS:
      return add_bytes(key, v.v.floats, v.count * 8);
    case CORE_STRING:
      return add_bytes(key, v.v.string, v.count);
    default:
      return add_bytes(key, v.v.f, 16);
  }
}

// Of the call: its pattern, and the arguments that are no tensors and are not ignored. Empty: there
// is no pattern.
std::string key_of(const core_call* call, const std::vector<bool>& ignored) {
  std::string key = pattern_of(call);
  if (key.empty()) return key;
  add_number(key, uint64_t{call->num_args} << 32 | call->num_outputs);
  for (uint32_t i = 0; i < call->num_args; i++) {
    const core_value& v = call->args[i];
    const bool in_pattern =
        v.tag == CORE_NONE || v.tag == CORE_TENSOR || v.tag == CORE_TENSORS || v.tag == CORE_SCALAR;
    if (in_pattern) continue;
    add_number(key, static_cast<uint64_t>(v.count));
    if (i >= ignored.size() || !ignored[i]) add_argument(key, v);
  }
  return key;
}

}  // namespace

SharedTemplate TemplateCache::find(const core_call* call) const {
  const std::shared_lock<std::shared_mutex> reading(plans_lock());
  if (templates_.empty() || epoch_ != body_epoch.load(std::memory_order_relaxed)) return nullptr;
  const auto found = templates_.find(key_of(call, ignored_));
  return found == templates_.end() ? nullptr : found->second;
}

void TemplateCache::insert(const core_call* call, SharedTemplate added) {
  std::string key = key_of(call, added->ignored);
  if (key.empty()) return;
  decltype(templates_) gone;  // freed when the lock is free again
  SharedTemplate replaced;
  const std::lock_guard<std::shared_mutex> writing(plans_lock());
  if (added->asked.forgotten()) return;
  if (epoch_ != added->asked.epoch || ignored_ != added->ignored) {
    gone.swap(templates_);
    order_.clear();
    epoch_ = added->asked.epoch;
    ignored_ = added->ignored;
  }
  const auto found = templates_.find(key);
  if (found != templates_.end()) {
    replaced = std::exchange(found->second, std::move(added));
    return;
  }
  if (order_.size() == kMost) {
    const auto oldest = templates_.find(order_.front());
    replaced = std::move(oldest->second);
    templates_.erase(oldest);
    order_.pop_front();
  }
  templates_.emplace(key, std::move(added));
  order_.push_back(std::move(key));
}

}  // namespace core
