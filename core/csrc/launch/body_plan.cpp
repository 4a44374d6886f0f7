// Bodies that are not pointwise, at a call: the plan of its signature, and running it.
#include "body_plan.h"

#include <algorithm>
#include <mutex>
#include <shared_mutex>

#include "body_template.h"
#include "body_together.h"
#include "dispatch/hooks.h"

#ifndef _WIN32
#include <pthread.h>
#endif

namespace core {
namespace {

// Never destroyed: threads may be in a call when the process ends.
std::shared_mutex* lock = new std::shared_mutex;
#ifndef _WIN32
const int watching_forks = pthread_atfork(nullptr, nullptr, [] { lock = new std::shared_mutex; });
#endif

}  // namespace

std::shared_mutex& plans_lock() { return *lock; }

bool Plan::add_temporary(int64_t bytes) {
  if (bytes < 0 || bytes > INT64_MAX / 2 - scratch) return false;
  temporaries.push_back(scratch);
  scratch += (bytes + 63) / 64 * 64;
  return true;
}

SharedPlan PlanCache::find(const Signature& signature, uint64_t hash) const {
  const std::shared_lock<std::shared_mutex> reading(plans_lock());
  if (epoch_ != body_epoch.load(std::memory_order_relaxed)) return nullptr;
  const auto found = plans_.find(hash);
  if (found == plans_.end()) return nullptr;
  const Plan& plan = *found->second;
  if (plan.refused && plan.asked.may_be_refused_no_more()) return nullptr;
  const bool same =
      std::equal(signature.begin(), signature.end(), plan.signature.begin(), plan.signature.end());
  return same ? found->second : nullptr;
}

void PlanCache::insert(uint64_t hash, SharedPlan plan) {
  decltype(plans_) gone;  // freed when the lock is free again
  SharedPlan replaced;
  const std::lock_guard<std::shared_mutex> writing(plans_lock());
  if (plan->asked.forgotten()) return;
  if (epoch_ != plan->asked.epoch) {
    gone.swap(plans_);
    order_.clear();
    epoch_ = plan->asked.epoch;
  }
  const auto found = plans_.find(hash);
  if (found != plans_.end()) {  // refused before, or one of two signatures that hash alike
    replaced = std::exchange(found->second, std::move(plan));
    return;
  }
  if (order_.size() == kMost) {
    const auto oldest = plans_.find(order_.front());
    replaced = std::move(oldest->second);
    plans_.erase(oldest);
    order_.pop_front();
  }
  plans_.emplace(hash, std::move(plan));
  order_.push_back(hash);
}

// ---- running -----------------------------------------------------------------------------------
namespace {

struct PlanBody : Body {
  PlanCache cache;
  TemplateCache templates;
};

void* address_of(const core_value& v) {
  return v.tag == CORE_TENSOR ? v.v.tensor->dl.data : const_cast<unsigned char*>(v.v.scalar);
}

void* address_of(const core_call* call, const Plan& plan, char* scratch, int64_t code) {
  if (code >= kItemCode)
    return call->args[code / kItemCode - 1].v.tensors[code % kItemCode].dl.data;
  if (code >= kTemporaryCode)
    return scratch + plan.temporaries[static_cast<size_t>(code - kTemporaryCode)];
  if (code >= kArgumentCode) return address_of(call->args[code - kArgumentCode]);
  return call->outputs[code].dl.data;
}

int32_t run_plan(const core_call* call, const Plan& plan) {
  const Scratch scratch(plan.scratch);
  if (plan.scratch > 0 && scratch.get() == nullptr)
    return call->set_error(call, "there is no memory for its temporaries");
  void* buffers[kMaxBuffers];
  size_t first = 0;
  if (plan.copies > 0 && call->args[0].tag == CORE_TENSOR &&
      call->args[0].v.tensor->dl.data == call->outputs[0].dl.data)
    first = static_cast<size_t>(plan.copies);  // in place: it is there already
  for (size_t n = first; n < plan.launches.size(); n++) {
    const PlannedLaunch& l = plan.launches[n];
    for (size_t i = 0; i < l.buffers.size(); i++)
      buffers[i] =
          static_cast<char*>(address_of(call, plan, scratch.get(), l.buffers[i])) + l.offsets[i];
    launch({l.fn, buffers, l.scalars.data()}, l.total, l.grain);
  }
  return CORE_OK;
}

int32_t ask_and_keep(PlanBody& body, const core_call* call, const Signature& signature,
                     uint64_t hash, SharedPlan& plan) {
  return ask(Hook::BodyPlan, body, call, [&](PyObject* hook, OperatorObject* op) -> int32_t {
    SharedTemplate made;
    plan = ask_plan(hook, op, call, signature, &made);
    body.cache.insert(hash, plan);
    if (made) body.templates.insert(call, std::move(made));
    return CORE_OK;
  });
}

// The plan of a call that lies like an earlier one; nullptr: Python has to be asked.
CORE_LETS_THREADS_EXIT SharedPlan plan_alike(PlanBody& body, const core_call* call,
                                             const Signature& signature, uint64_t hash) {
  const SharedTemplate from = body.templates.find(call);
  SharedPlan plan = from ? plan_from(*from, call, signature) : nullptr;
  if (plan) {
    const GilScope gil;
    body.cache.insert(hash, plan);
  }
  return plan;
}

int32_t run(PlanBody& body, const core_call* call) {
  for (uint32_t i = 0; i < call->num_outputs; i++)  // its size depends on data: not allocated yet
    if (call->outputs[i].dl.shape == nullptr) return CORE_DECLINED;
  const Signature signature(call);
  const uint64_t hash = signature.hash();
  SharedPlan plan = body.cache.find(signature, hash);
  if (!plan) plan = plan_alike(body, call, signature, hash);
  if (!plan) {
    const int32_t status = ask_and_keep(body, call, signature, hash, plan);
    if (status != CORE_OK) return status;
  }
  if (plan->refused) return CORE_DECLINED;
  if (Together* together = Together::of(&body); together && together->note(call, plan))
    return CORE_OK;
  return run_plan(call, *plan);
}

// Only out-of-memory may be thrown here, and no exception may leave a kernel.
CORE_LETS_THREADS_EXIT int32_t run_body(void* context, const core_call* call) {
  try {
    return run(*static_cast<PlanBody*>(static_cast<Body*>(context)), call);
  }
  CORE_PASS_THREAD_EXIT
  catch (const std::exception& e) {
    return call->set_error(call, e.what());
  }
}

}  // namespace

Body* new_plan_body() {
  Body* body = new PlanBody;
  body->kernel.fn = run_body;
  body->kernel.context = body;
  return body;
}

}  // namespace core
