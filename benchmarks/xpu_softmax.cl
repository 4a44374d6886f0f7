// Softmax of rows, written by hand: a work-group a row, which it keeps in registers; maximum and
// sum are joined by a tree in local memory. What core's schedule for GPUs is measured against.
#define LANES 256
#define EACH (COLUMNS / LANES)

float joined(float own, __local float *found, int lane, int is_max) {
  found[lane] = own;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int other = LANES / 2; other > 0; other /= 2) {
    if (lane < other) {
      const float theirs = found[lane + other];
      found[lane] = is_max ? fmax(found[lane], theirs) : found[lane] + theirs;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  const float all = found[0];
  barrier(CLK_LOCAL_MEM_FENCE);
  return all;
}

__attribute__((reqd_work_group_size(LANES, 1, 1)))
__kernel void softmax(__global const float *x, __global float *out) {
  __local float found[LANES];
  const int lane = get_local_id(0);
  const long row = get_group_id(0) * (long)COLUMNS;
  float own[EACH];
  float largest = -INFINITY;
  for (int n = 0; n < EACH; n++) {
    own[n] = x[row + n * LANES + lane];
    largest = fmax(largest, own[n]);
  }
  largest = joined(largest, found, lane, 1);
  float total = 0;
  for (int n = 0; n < EACH; n++) {
    own[n] = exp(own[n] - largest);
    total += own[n];
  }
  total = joined(total, found, lane, 0);
  for (int n = 0; n < EACH; n++) out[row + n * LANES + lane] = own[n] / total;
}
