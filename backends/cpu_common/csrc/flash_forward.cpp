// core::flash_attention: attention in tiles, with softmax computed as keys are read (Dao et al.,
// "FlashAttention", 2022; Milakov and Gimelshein, "Online normalizer calculation", 2018).
//
// A task is some queries of a head. It reads the keys block by block, and keeps for each query the
// largest score so far, the sum of the weights, and the weighted sum of the values, all relative to
// that score. Tasks do not depend on how many threads there are.
#include "flash.h"
#include "table.h"

#define CORE_FILE "backends/cpu_common/csrc/flash_forward.cpp"

namespace core_cpu::CORE_ISA {
namespace {

constexpr int64_t kTaskQueries = 128;
template <class T>
constexpr int64_t kTiles = kTaskQueries / kTileQueries<T>;

template <class T>
struct State {
  T *query, *out;  // transposed: (width, queries), (value width, queries)
  T *top, *total;  // the largest score, the sum of weights
};

// ---- few queries -------------------------------------------------------------------------------
// As decoding has them: numbers of a row lie in lanes, since queries would leave them empty, and
// each row of keys and values is read once, as it lies in memory.
constexpr int64_t kFewQueries = 4;

// The products of `rows` rows with q, out[r * step].
template <class T>
CORE_APART void dot_rows(int64_t rows, int64_t width, const T* x, int64_t ld, const T* q, T* out,
                         int64_t step) {
  using V = Vector<T>;
  constexpr int w = kLanes<T>;
  const int64_t whole = width / w * w;
  for (int64_t r = 0; r < rows; r += w) {
    V sum[w] = {};
    if (rows - r >= w) {
      for (int64_t c = 0; c < whole; c += w) {
        const V part = load_vector<T>(q + c);
#pragma GCC unroll 16
        for (int i = 0; i < w; ++i) sum[i] += load_vector<T>(x + (r + i) * ld + c) * part;
      }
    } else {
      for (int64_t c = 0; c < whole; c += w)
        for (int64_t i = 0; i < rows - r; ++i)
          sum[i] += load_vector<T>(x + (r + i) * ld + c) * load_vector<T>(q + c);
    }
    transpose_vectors<T>(sum);
    V total = sum[0];
#pragma GCC unroll 16
    for (int i = 1; i < w; ++i) total += sum[i];
    for (int64_t i = 0; i < least(w, rows - r); ++i) {
      T one = total[i];
      for (int64_t c = whole; c < width; ++c) one += x[(r + i) * ld + c] * q[c];
      out[(r + i) * step] = one;
    }
  }
}

// N vectors of out = out * fade + the sum of rows of x by their weights.
template <class T, int N>
CORE_INLINE void add_columns(int64_t rows, const T* weights, const T* x, int64_t ld, T fade,
                             T* out) {
  using V = Vector<T>;
  constexpr int w = kLanes<T>;
  V sum[N];
#pragma GCC unroll 8
  for (int n = 0; n < N; ++n) sum[n] = load_vector<T>(out + n * w) * fade;
  for (int64_t r = 0; r < rows; ++r) {
    const V weight = all_lanes<T>(weights[r]);
#pragma GCC unroll 8
    for (int n = 0; n < N; ++n) sum[n] += load_vector<T>(x + r * ld + n * w) * weight;
  }
#pragma GCC unroll 8
  for (int n = 0; n < N; ++n) store_vector<T>(out + n * w, sum[n]);
}

template <class T>
CORE_APART void add_rows(int64_t rows, int64_t width, const T* weights, const T* x, int64_t ld,
                         T fade, T* out) {
  constexpr int w = kLanes<T>;
  int64_t c = 0;
  for (; c + 4 * w <= width; c += 4 * w) add_columns<T, 4>(rows, weights, x + c, ld, fade, out + c);
  for (; c + w <= width; c += w) add_columns<T, 1>(rows, weights, x + c, ld, fade, out + c);
  for (; c < width; ++c) {
    T sum = out[c] * fade;
    for (int64_t r = 0; r < rows; ++r) sum += weights[r] * x[r * ld + c];
    out[c] = sum;
  }
}

// The state of one query: the row itself, scaled, and the sums so far.
template <class T>
struct FewState {
  T *query, *out;
  T top, total;
};

// One query's scores, scores[r * step], become weights, and rows of values are added by them.
template <class T>
CORE_APART void weigh_one(int64_t keys, T* scores, int64_t step, const Dense<T>& value,
                          int64_t value_width, FewState<T>& state) {
  using V = Vector<T>;
  constexpr int w = kLanes<T>;
  alignas(64) T weights[kTileKeys];
  T top = state.top;
  for (int64_t r = 0; r < keys; ++r) {
    weights[r] = scores[r * step];
    top = weights[r] > top ? weights[r] : top;
  }
  for (int64_t r = keys; r < rounded_up(keys, w); ++r) weights[r] = T(-INFINITY);
  const T base = top == T(-INFINITY) ? 0 : top;
  V sums = {};
  for (int64_t r = 0; r < keys; r += w) {
    const V weight = exp_of<T>(load_vector<T>(weights + r) - base);
    store_vector<T>(weights + r, weight);
    sums += weight;
  }
  const T fade = exp_of<T>(all_lanes<T>(state.top - base))[0];
  T total = 0;
  for (int i = 0; i < w; ++i) total += sums[i];
  state.total = state.total * fade + total;
  state.top = top;
  add_rows<T>(keys, value_width, weights, value.data, value.ld, fade, state.out);
}

// ---- the pass ----------------------------------------------------------------------------------
template <class E>
class Forward {
  using T = typename E::Value;
  static constexpr int64_t kQueries = kTileQueries<T>;

 public:
  Forward(const Attention& a, const ForwardOutputs& to) : a_(a), to_(to) {}

  int64_t tasks_of_head() const { return (a_.queries + kTaskQueries - 1) / kTaskQueries; }
  int64_t tasks() const { return a_.batch * a_.heads * tasks_of_head(); }
  double work() const {
    return double(least(a_.queries, kTaskQueries)) * double(a_.keys) *
           double(a_.width + a_.value_width);
  }
  bool failed() const { return __atomic_load_n(&failed_, __ATOMIC_RELAXED); }

  static void run(void* self, int64_t begin, int64_t end) {
    static_cast<Forward*>(self)->run_tasks(begin, end);
  }

 private:
  int64_t scratch_size() const {
    using S = Scratch<T>;
    const int64_t state = S::needs(a_.width * kQueries) + S::needs(a_.value_width * kQueries) +
                          2 * S::needs(kQueries);
    const int64_t rows = rounded_up(a_.width, kLanes<T>) + rounded_up(a_.value_width, kLanes<T>);
    return kTiles<T> * state + S::needs(kTileKeys * kQueries) + kTileKeys * rows + 2 * 64;
  }

  void run_tasks(int64_t begin, int64_t end) {
    Scratch<T> scratch(scratch_size());
    if (scratch.failed()) return __atomic_store_n(&failed_, true, __ATOMIC_RELAXED);
    State<T> states[kTiles<T>];
    for (State<T>& s : states)
      s = {scratch.take(a_.width * kQueries), scratch.take(a_.value_width * kQueries),
           scratch.take(kQueries), scratch.take(kQueries)};
    T* const scores = scratch.take(kTileKeys * kQueries);
    T* const keys = scratch.take(kTileKeys * rounded_up(a_.width, kLanes<T>));
    T* const values = scratch.take(kTileKeys * rounded_up(a_.value_width, kLanes<T>));
    for (int64_t i = begin; i < end; ++i)
      a_.queries <= kFewQueries ? run_few(i, states[0], scores, keys, values)
                                : run_task(i, states, scores, keys, values);
  }

  void run_task(int64_t index, State<T>* states, T* scores, T* keys, T* values) {
    const int64_t first = index % tasks_of_head() * kTaskQueries;
    const int64_t head = index / tasks_of_head() % a_.heads;
    const int64_t batch = index / tasks_of_head() / a_.heads;
    const int64_t queries = least(kTaskQueries, a_.queries - first);
    const int64_t seen = a_.causal ? least(a_.keys, first + queries) : a_.keys;
    const Rows query = rows_of(a_.query, batch, head, E::size);
    const Rows key = rows_of(a_.key, batch, head / a_.groups, E::size);
    const Rows value = rows_of(a_.value, batch, head / a_.groups, E::size);
    for (int64_t q = 0; q < queries; q += kQueries)
      begin_tile(from_row<E>(query, first + q), least(kQueries, queries - q), states[q / kQueries]);
    for (int64_t k = 0; k < seen; k += kTileKeys) {
      const int64_t n = least(kTileKeys, a_.keys - k);
      bool read = false;
      Dense<T> dense_key, dense_value;
      for (int64_t q = 0; q < queries; q += kQueries) {
        const Place at = {batch, head, first + q, least(kQueries, queries - q), k, n};
        const Seen what = look(a_, at);
        if (!what.any) continue;
        if (!read) {  // where it is first wanted
          dense_key = dense_rows<E>(from_row<E>(key, k), n, a_.width, keys);
          dense_value = dense_rows<E>(from_row<E>(value, k), n, a_.value_width, values);
          read = true;
        }
        add_tile(at, what, dense_key, dense_value, scores, states[q / kQueries]);
      }
    }
    for (int64_t q = 0; q < queries; q += kQueries)
      end_tile(batch, head, first + q, least(kQueries, queries - q), states[q / kQueries]);
  }

  // A head whose queries are few; `room` is that of a tile.
  void run_few(int64_t index, const State<T>& room, T* scores, T* keys, T* values) {
    const int64_t head = index % a_.heads, batch = index / a_.heads;
    const int64_t seen = a_.causal ? least(a_.keys, a_.queries) : a_.keys;
    const Rows query = rows_of(a_.query, batch, head, E::size);
    const Rows key = rows_of(a_.key, batch, head / a_.groups, E::size);
    const Rows value = rows_of(a_.value, batch, head / a_.groups, E::size);
    FewState<T> states[kFewQueries];
    for (int64_t q = 0; q < a_.queries; ++q) {
      states[q] = {room.query + q * a_.width, room.out + q * a_.value_width, T(-INFINITY), 0};
      const Rows row = from_row<E>(query, q);
      for (int64_t c = 0; c < a_.width; ++c)
        states[q].query[c] = T(E::load(row.data + c * row.col * E::size)) * T(a_.scale);
      for (int64_t c = 0; c < a_.value_width; ++c) states[q].out[c] = 0;
    }
    for (int64_t k = 0; k < seen; k += kTileKeys) {
      const int64_t n = least(kTileKeys, a_.keys - k);
      const Place at = {batch, head, 0, a_.queries, k, n};
      const Seen what = look(a_, at);
      if (!what.any) continue;
      const auto dense_key = dense_rows<E>(from_row<E>(key, k), n, a_.width, keys);
      const auto dense_value = dense_rows<E>(from_row<E>(value, k), n, a_.value_width, values);
      for (int64_t q = 0; q < a_.queries; ++q)
        dot_rows<T>(n, a_.width, dense_key.data, dense_key.ld, states[q].query, scores + q,
                    kQueries);
      hide_unseen<E>(a_, at, what, scores);
      for (int64_t q = 0; q < a_.queries; ++q)
        weigh_one<T>(n, scores + q, kQueries, dense_value, a_.value_width, states[q]);
    }
    const Rows sums = rows_of(to_.logsumexp, batch, head, sizeof(T));
    const Rows out = rows_of(to_.out, batch, head, E::size);
    for (int64_t q = 0; q < a_.queries; ++q) {
      const FewState<T>& s = states[q];
      store_raw<T>(sums.data + q * sums.row * static_cast<int64_t>(sizeof(T)),
                   s.top + T(log(s.total)));
      const T share = s.total == 0 ? 0 : 1 / s.total;  // who sees nothing gets zeros
      const Rows row = from_row<E>(out, q);
      for (int64_t c = 0; c < a_.value_width; ++c)
        E::store(row.data + c * row.col * E::size, s.out[c] * share);
    }
  }

  void begin_tile(const Rows& query, int64_t queries, const State<T>& state) const {
    load_transposed<E>(query, queries, a_.width, T(a_.scale), state.query, kQueries, kQueries);
    memset(state.out, 0, static_cast<size_t>(a_.value_width * kQueries) * sizeof(T));
    for (int64_t i = 0; i < kQueries; ++i) {
      state.top[i] = T(-INFINITY);
      state.total[i] = 0;
    }
  }

  void add_tile(const Place& at, const Seen& seen, Dense<T> key, Dense<T> value, T* scores,
                const State<T>& state) const {
    const int64_t vectors = (at.queries + kLanes<T> - 1) / kLanes<T>;
    multiply<T, true, false>(at.keys, vectors, a_.width, key.data, key.ld, state.query, kQueries,
                             scores, kQueries);
    hide_unseen<E>(a_, at, seen, scores);
    for (int64_t v = 0; v < vectors; ++v) weigh(at.keys, v * kLanes<T>, scores, state);
    multiply<T, false, true>(a_.value_width, vectors, at.keys, value.data, value.ld, scores,
                             kQueries, state.out, kQueries);
  }

  // Scores become weights, for one vector of queries.
  void weigh(int64_t keys, int64_t lane, T* scores, const State<T>& state) const {
    using V = Vector<T>;
    T* const s = scores + lane;
    const V before = load_vector<T>(state.top + lane);
    V top = before;
    for (int64_t r = 0; r < keys; ++r) top = larger(load_vector<T>(s + r * kQueries), top);
    const V base = top == T(-INFINITY) ? V{} : top;
    V total = {};
    for (int64_t r = 0; r < keys; ++r) {
      const V weight = exp_of<T>(load_vector<T>(s + r * kQueries) - base);
      store_vector<T>(s + r * kQueries, weight);
      total += weight;
    }
    const V fade = exp_of<T>(before - base);
    store_vector<T>(state.total + lane, load_vector<T>(state.total + lane) * fade + total);
    store_vector<T>(state.top + lane, top);
    const auto grew = top != before;
    bool any = false;
    for (int i = 0; i < kLanes<T>; ++i) any |= grew[i] != 0;
    for (int64_t j = 0; any && j < a_.value_width; ++j) {
      T* const out = state.out + j * kQueries + lane;
      store_vector<T>(out, load_vector<T>(out) * fade);
    }
  }

  void end_tile(int64_t batch, int64_t head, int64_t first, int64_t queries,
                const State<T>& state) const {
    const Rows sums = rows_of(to_.logsumexp, batch, head, sizeof(T));
    for (int64_t i = 0; i < kQueries; ++i) {
      const T total = state.total[i];
      if (i < queries)
        store_raw<T>(sums.data + (first + i) * sums.row * static_cast<int64_t>(sizeof(T)),
                     state.top[i] + T(log(total)));
      state.total[i] = total == 0 ? 0 : 1 / total;  // who sees nothing gets zeros
    }
    const Rows out = rows_of(to_.out, batch, head, E::size);
    store_transposed<E>(state.out, kQueries, queries, a_.value_width, state.total,
                        from_row<E>(out, first));
  }

  const Attention& a_;
  const ForwardOutputs& to_;
  bool failed_ = false;
};

template <class E>
bool forward(const Attention& a, const ForwardOutputs& to, const Tasks& tasks) {
  Forward<E> pass(a, to);
  tasks.run(pass.tasks(), pass.work(), Forward<E>::run, &pass);
  return !pass.failed();
}

template <class... Es>
constexpr ForwardTable make_table(List<Es...>) {
  ForwardTable made{};
  ((made.passes[Es::id] = forward<Es>), ...);
  return made;
}
constexpr ForwardTable kForward = make_table(List<Float16, BFloat16, Float32, Float64>{});
constexpr uint32_t kDtypes =
    1u << CORE_FLOAT16 | 1u << CORE_BFLOAT16 | 1u << CORE_FLOAT32 | 1u << CORE_FLOAT64;

const Entry kEntries[] = {
    {"core::flash_attention", kDtypes,
     make_kernel(run_flash_attention, &kForward, CORE_BACKEND " core::flash_attention", CORE_FILE,
                 __LINE__)},
};

}  // namespace

Table flash_forward() { return {kEntries, sizeof(kEntries) / sizeof(Entry)}; }

}  // namespace core_cpu::CORE_ISA
