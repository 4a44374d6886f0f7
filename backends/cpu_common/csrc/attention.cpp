// Reads the arguments of core::flash_attention and of its backward (attention.h), and shares their
// tasks out.
#include "attention.h"

#include <algorithm>
#include <cmath>

namespace core_cpu {
namespace {

// A (batch, heads, rows, columns) tensor; sizes of 1 are broadcast.
Heads heads_of(const core_tensor& t) {
  const int64_t* s = t.dl.strides;
  const int64_t* n = t.dl.shape;
  auto step = [&](int d) { return d < t.dl.ndim && n[d] != 1 ? s[d] : 0; };
  return {static_cast<char*>(t.dl.data), t.dtype, step(0), step(1), step(2), step(3)};
}

const core_tensor* tensor_of(const core_call* call, int i) {
  const core_value& v = call->args[i];
  return v.tag == CORE_TENSOR ? v.v.tensor : nullptr;
}
Heads optional_heads(const core_tensor* t) { return t == nullptr ? Heads{} : heads_of(*t); }

// The schemas begin alike: query, key, value, attn_mask, block_mask, is_causal,
// block_size, scale.
bool read(const core_call* call, Attention* a) {
  const core_tensor* x[5];
  for (int i = 0; i < 5; ++i) x[i] = tensor_of(call, i);
  for (int i = 0; i < 3; ++i)
    if (x[i] == nullptr || x[i]->dl.ndim != 4 || x[i]->dtype != x[0]->dtype) return false;
  const int64_t *q = x[0]->dl.shape, *k = x[1]->dl.shape, *v = x[2]->dl.shape;
  a->batch = q[0];
  a->heads = q[1];
  a->groups = k[1] > 0 ? q[1] / k[1] : 1;
  a->queries = q[2];
  a->keys = k[2];
  a->width = q[3];
  a->value_width = v[3];
  a->query = heads_of(*x[0]);
  a->key = heads_of(*x[1]);
  a->value = heads_of(*x[2]);
  a->mask = optional_heads(x[3]);
  a->blocks = optional_heads(x[4]);
  a->causal = call->args[5].v.i != 0;
  a->block_size = call->args[6].v.i;
  a->scale = call->args[7].tag == CORE_FLOAT ? call->args[7].v.f[0]
                                             : 1 / std::sqrt(std::max<double>(1, a->width));
  return true;
}

}  // namespace

// (query, key, value, attn_mask, block_mask, is_causal, block_size, scale) -> (out, logsumexp)
int32_t run_flash_attention(void* context, const core_call* call) {
  Attention a;
  const auto pass = static_cast<const ForwardTable*>(context)->passes[call->outputs[0].dtype];
  if (pass == nullptr || call->num_args != 8 || !read(call, &a)) return CORE_DECLINED;
  const ForwardOutputs to = {heads_of(call->outputs[0]), heads_of(call->outputs[1])};
  return pass(a, to, {call}) ? CORE_OK : call->set_error(call, "no memory for tiles");
}

// (query, key, value, attn_mask, block_mask, is_causal, block_size, scale, out, logsumexp, grad,
// grad_logsumexp) -> (dq, dk, dv)
int32_t run_flash_attention_backward(void* context, const core_call* call) {
  Attention a;
  const auto pass = static_cast<const BackwardTable*>(context)->passes[call->outputs[0].dtype];
  if (pass == nullptr || call->num_args != 12 || !read(call, &a)) return CORE_DECLINED;
  BackwardOperands x;
  x.out = optional_heads(tensor_of(call, 8));
  x.logsumexp = optional_heads(tensor_of(call, 9));
  x.grad = optional_heads(tensor_of(call, 10));
  x.grad_logsumexp = optional_heads(tensor_of(call, 11));
  x.dq = heads_of(call->outputs[0]);
  x.dk = heads_of(call->outputs[1]);
  x.dv = heads_of(call->outputs[2]);
  if (x.out.dtype != a.query.dtype || x.grad.dtype != a.query.dtype) return CORE_DECLINED;
  return pass(a, x, {call}) ? CORE_OK : call->set_error(call, "no memory for tiles");
}

}  // namespace core_cpu
