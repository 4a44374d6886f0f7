// core::flash_attention_backward: the gradients, with the weights of a tile computed anew from the
// logarithms of their sums (Dao et al., "FlashAttention", 2022).
//
// A task is some keys of a head of keys. It goes through these keys block by block and, for each,
// through the queries of the heads that they serve; it completes the gradients of its keys and
// values, and its share of the queries' gradients. Where a head has several tasks the shares wait
// in memory and are added in order, so that the number of threads shows in no bit.
#include "flash.h"
#include "table.h"

#define CORE_FILE "backends/cpu_common/csrc/flash_backward.cpp"

namespace core_cpu::CORE_ISA {
namespace {

constexpr int64_t kFewestTasks = 8;             // that keys are cut into, if there are fewer heads
constexpr int64_t kFewestKeys = 4 * kTileKeys;  // of a task

// One head of queries, read once for all keys of a task. Tiles of queries are transposed, as the
// forward pass has them; rows are what the gradients of keys and values are made of.
template <class T>
struct Queries {
  T *query, *grad;            // by tile: (width, queries), (value width, queries)
  T* slope;                   // the queries' gradient, by tile: (width, queries)
  T *logsumexp, *delta;       // by query
  T *query_copy, *grad_copy;  // rows, where they are not read where they lie
};

template <class E>
class Backward {
  using T = typename E::Value;
  static constexpr int64_t kQueries = kTileQueries<T>, kW = kLanes<T>;

 public:
  Backward(const Attention& a, const BackwardOperands& x) : a_(a), x_(x) {
    const int64_t heads = a.batch * key_heads();
    const int64_t most = (a.keys + kFewestKeys - 1) / kFewestKeys;
    parts_ = heads > 0 && heads < kFewestTasks ? (kFewestTasks + heads - 1) / heads : 1;
    parts_ = parts_ > most ? most : parts_;
    parts_ = parts_ < 1 ? 1 : parts_;
    const int64_t blocks = (a.keys + kTileKeys - 1) / kTileKeys;
    keys_of_part_ = (blocks + parts_ - 1) / parts_ * kTileKeys;
    width_ = rounded_up(a.width, kW);
    value_width_ = rounded_up(a.value_width, kW);
  }
  ~Backward() { free(shares_); }

  bool run(const Tasks& tasks) {
    if (parts_ > 1) {
      const int64_t size = a_.batch * a_.heads * a_.queries * a_.width * parts_;
      shares_ = static_cast<T*>(malloc(static_cast<size_t>(size) * sizeof(T) + 1));
      if (shares_ == nullptr) return false;
    }
    const double work = double(a_.queries) * double(keys_of_part_) * double(a_.groups) *
                        double(3 * a_.width + 2 * a_.value_width);
    tasks.run(a_.batch * key_heads() * parts_, work, run_parts, this);
    if (parts_ > 1 && !failed())
      tasks.run(a_.batch * a_.heads * a_.queries, double(a_.width * parts_), run_sums, this);
    return !failed();
  }

 private:
  int64_t key_heads() const { return a_.heads / a_.groups; }
  bool failed() const { return __atomic_load_n(&failed_, __ATOMIC_RELAXED); }
  int64_t tiles() const { return (a_.queries + kQueries - 1) / kQueries; }

  static void run_parts(void* self, int64_t begin, int64_t end) {
    static_cast<Backward*>(self)->run_tasks(begin, end);
  }
  static void run_sums(void* self, int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) static_cast<Backward*>(self)->sum_row(i);
  }

  int64_t scratch_size() const {
    using S = Scratch<T>;
    const int64_t rows = tiles() * kQueries;
    const int64_t queries = 2 * S::needs(rows * a_.width) + S::needs(rows * a_.value_width) +
                            2 * S::needs(rows) + S::needs(rows * width_) +
                            S::needs(rows * value_width_);
    return queries + 2 * S::needs(kTileKeys * kQueries) + 2 * S::needs(kTileKeys * width_) +
           2 * S::needs(kTileKeys * value_width_) + S::needs(keys_of_part_ * width_) +
           S::needs(keys_of_part_ * value_width_);
  }

  void run_tasks(int64_t begin, int64_t end) {
    Scratch<T> scratch(scratch_size());
    if (scratch.failed()) return __atomic_store_n(&failed_, true, __ATOMIC_RELAXED);
    const int64_t rows = tiles() * kQueries;
    Queries<T> q;
    q.query = scratch.take(rows * a_.width);
    q.slope = scratch.take(rows * a_.width);
    q.grad = scratch.take(rows * a_.value_width);
    q.logsumexp = scratch.take(rows);
    q.delta = scratch.take(rows);
    q.query_copy = scratch.take(rows * width_);
    q.grad_copy = scratch.take(rows * value_width_);
    Tiles t;
    t.weights = scratch.take(kTileKeys * kQueries);
    t.slopes = scratch.take(kTileKeys * kQueries);
    t.key = scratch.take(kTileKeys * width_);
    t.value = scratch.take(kTileKeys * value_width_);
    T* const dk = scratch.take(keys_of_part_ * width_);
    T* const dv = scratch.take(keys_of_part_ * value_width_);
    for (int64_t i = begin; i < end; ++i) run_task(i, q, t, dk, dv);
  }

  struct Tiles {
    T *weights, *slopes;  // (keys, queries)
    T *key, *value;       // rows, where they are not read where they lie
  };

  void run_task(int64_t index, const Queries<T>& q, const Tiles& t, T* dk, T* dv) {
    const int64_t part = index % parts_, key_head = index / parts_ % key_heads();
    const int64_t batch = index / parts_ / key_heads();
    const int64_t first = part * keys_of_part_;
    const int64_t keys = least(keys_of_part_, a_.keys - first);
    memset(dk, 0, static_cast<size_t>((keys > 0 ? keys : 0) * width_) * sizeof(T));
    memset(dv, 0, static_cast<size_t>((keys > 0 ? keys : 0) * value_width_) * sizeof(T));
    for (int64_t g = 0; g < a_.groups; ++g) {
      const int64_t head = key_head * a_.groups + g;
      const Source source = read_head(batch, head, q);
      for (int64_t k = 0; k < keys; k += kTileKeys)
        add_keys({batch, head, 0, 0, first + k, least(kTileKeys, keys - k)}, source, q, t,
                 dk + k * width_, dv + k * value_width_);
      write_queries(batch, head, part, q);
    }
    if (keys <= 0) return;
    store_rows<E>(dk, width_, keys, a_.width, T(a_.scale),
                  from_row<E>(rows_of(x_.dk, batch, key_head, E::size), first));
    store_rows<E>(dv, value_width_, keys, a_.value_width, T(1),
                  from_row<E>(rows_of(x_.dv, batch, key_head, E::size), first));
  }

  // ---- queries ---------------------------------------------------------------------------------
  struct Source {
    Dense<T> query, grad;  // rows that the product may read in whole vectors
  };

  // Whole vectors are read of a row: where it lies, if its length is a multiple of them.
  Dense<T> whole_rows(const Rows& x, int64_t cols, int64_t padded, T* scratch) const {
    if (cols == padded) return dense_rows<E>(x, a_.queries, cols, scratch);
    load_rows<E>(x, a_.queries, cols, scratch, padded);
    return {scratch, padded};
  }

  Source read_head(int64_t batch, int64_t head, const Queries<T>& q) const {
    const Rows query = rows_of(a_.query, batch, head, E::size);
    const Rows grad = rows_of(x_.grad, batch, head, E::size);
    for (int64_t tile = 0; tile < tiles(); ++tile) {
      const int64_t at = tile * kQueries, n = least(kQueries, a_.queries - at);
      load_transposed<E>(from_row<E>(query, at), n, a_.width, T(a_.scale), q.query + at * a_.width,
                         kQueries, kQueries);
      load_transposed<E>(from_row<E>(grad, at), n, a_.value_width, T(1),
                         q.grad + at * a_.value_width, kQueries, kQueries);
    }
    memset(q.slope, 0, static_cast<size_t>(tiles() * kQueries * a_.width) * sizeof(T));
    const Rows out = rows_of(x_.out, batch, head, E::size);
    for (int64_t i = 0; i < tiles() * kQueries; ++i) read_sums(batch, head, i, grad, out, q);
    return {whole_rows(query, a_.width, width_, q.query_copy),
            whole_rows(grad, a_.value_width, value_width_, q.grad_copy)};
  }

  T number(const Heads& x, int64_t batch, int64_t head, int64_t i) const {
    const Rows rows = rows_of(x, batch, head, sizeof(T));
    return load_raw<T>(rows.data + i * rows.row * static_cast<int64_t>(sizeof(T)));
  }

  // Where a query saw nothing, and beyond the last one, all weights become 0.
  void read_sums(int64_t batch, int64_t head, int64_t i, const Rows& grad, const Rows& out,
                 const Queries<T>& q) const {
    T sum = T(INFINITY), delta = 0;
    if (i < a_.queries) {
      const T given = number(x_.logsumexp, batch, head, i);
      sum = given == T(-INFINITY) ? sum : given;
      const Rows g = from_row<E>(grad, i), o = from_row<E>(out, i);
      for (int64_t j = 0; j < a_.value_width; ++j)
        delta += E::load(g.data + j * g.col * E::size) * E::load(o.data + j * o.col * E::size);
      if (x_.grad_logsumexp.data != nullptr) delta -= number(x_.grad_logsumexp, batch, head, i);
    }
    q.logsumexp[i] = sum;
    q.delta[i] = delta;
  }

  // ---- a block of keys -------------------------------------------------------------------------
  void add_keys(Place at, const Source& source, const Queries<T>& q, const Tiles& t, T* dk,
                T* dv) const {
    const int64_t key_head = at.head / a_.groups;
    const Dense<T> key =
        dense_rows<E>(from_row<E>(rows_of(a_.key, at.batch, key_head, E::size), at.key), at.keys,
                      a_.width, t.key);
    const Dense<T> value =
        dense_rows<E>(from_row<E>(rows_of(a_.value, at.batch, key_head, E::size), at.key), at.keys,
                      a_.value_width, t.value);
    const int64_t begin = a_.causal ? at.key / kQueries * kQueries : 0;
    for (at.query = begin; at.query < a_.queries; at.query += kQueries) {
      at.queries = least(kQueries, a_.queries - at.query);
      const Seen seen = look(a_, at);
      if (!seen.any) continue;
      weigh(at, seen, key, value, q, t);
      const int64_t n = at.queries, first = at.query;
      multiply<T, true, true>(at.keys, value_width_ / kW, n, t.weights, kQueries,
                              source.grad.data + first * source.grad.ld, source.grad.ld, dv,
                              value_width_);
      multiply<T, true, true>(at.keys, width_ / kW, n, t.slopes, kQueries,
                              source.query.data + first * source.query.ld, source.query.ld, dk,
                              width_);
      multiply<T, false, true>(a_.width, (n + kW - 1) / kW, at.keys, key.data, key.ld, t.slopes,
                               kQueries, q.slope + first * a_.width, kQueries);
    }
  }

  // The weights of a tile, and the gradients of its scores.
  void weigh(const Place& at, const Seen& seen, Dense<T> key, Dense<T> value, const Queries<T>& q,
             const Tiles& t) const {
    using V = Vector<T>;
    const int64_t vectors = (at.queries + kW - 1) / kW;
    multiply<T, true, false>(at.keys, vectors, a_.width, key.data, key.ld,
                             q.query + at.query * a_.width, kQueries, t.weights, kQueries);
    hide_unseen<E>(a_, at, seen, t.weights);
    multiply<T, true, false>(at.keys, vectors, a_.value_width, value.data, value.ld,
                             q.grad + at.query * a_.value_width, kQueries, t.slopes, kQueries);
    for (int64_t v = 0; v < vectors; ++v) {
      const V sum = load_vector<T>(q.logsumexp + at.query + v * kW);
      const V delta = load_vector<T>(q.delta + at.query + v * kW);
      for (int64_t r = 0; r < at.keys; ++r) {
        T* const weight = t.weights + r * kQueries + v * kW;
        T* const slope = t.slopes + r * kQueries + v * kW;
        const V p = exp_of<T>(load_vector<T>(weight) - sum);
        store_vector<T>(weight, p);
        store_vector<T>(slope, p * (load_vector<T>(slope) - delta));
      }
    }
  }

  // ---- the queries' gradient -------------------------------------------------------------------
  void write_queries(int64_t batch, int64_t head, int64_t part, const Queries<T>& q) const {
    T factors[kQueries];
    for (T& factor : factors) factor = T(a_.scale);
    const Rows dq = rows_of(x_.dq, batch, head, E::size);
    for (int64_t at = 0; at < a_.queries; at += kQueries) {
      const int64_t n = least(kQueries, a_.queries - at);
      const T* const from = q.slope + at * a_.width;
      if (parts_ == 1) {
        store_transposed<E>(from, kQueries, n, a_.width, factors, from_row<E>(dq, at));
      } else {
        const Rows share = {reinterpret_cast<char*>(share_of(batch, head, at, part)), a_.width, 1};
        store_transposed<Own>(from, kQueries, n, a_.width, factors, share);
      }
    }
  }

  using Own = std::conditional_t<sizeof(T) == 8, Float64, Float32>;

  T* share_of(int64_t batch, int64_t head, int64_t query, int64_t part) const {
    const int64_t head_of_part = (part * a_.batch + batch) * a_.heads + head;
    return shares_ + (head_of_part * a_.queries + query) * a_.width;
  }

  void sum_row(int64_t index) const {
    const int64_t query = index % a_.queries, head = index / a_.queries % a_.heads;
    const int64_t batch = index / a_.queries / a_.heads;
    const Rows to = from_row<E>(rows_of(x_.dq, batch, head, E::size), query);
    for (int64_t j = 0; j < a_.width; ++j) {
      T sum = 0;
      for (int64_t part = 0; part < parts_; ++part) sum += share_of(batch, head, query, part)[j];
      E::store(to.data + j * to.col * E::size, sum);
    }
  }

  const Attention& a_;
  const BackwardOperands& x_;
  int64_t parts_, keys_of_part_, width_, value_width_;
  T* shares_ = nullptr;
  bool failed_ = false;
};

template <class E>
bool backward(const Attention& a, const BackwardOperands& x, const Tasks& tasks) {
  return Backward<E>(a, x).run(tasks);
}

template <class... Es>
constexpr BackwardTable make_table(List<Es...>) {
  BackwardTable made{};
  ((made.passes[Es::id] = backward<Es>), ...);
  return made;
}
constexpr BackwardTable kBackward = make_table(List<Float16, BFloat16, Float32, Float64>{});
constexpr uint32_t kDtypes =
    1u << CORE_FLOAT16 | 1u << CORE_BFLOAT16 | 1u << CORE_FLOAT32 | 1u << CORE_FLOAT64;

const Entry kEntries[] = {
    {"core::flash_attention_backward", kDtypes,
     make_kernel(run_flash_attention_backward, &kBackward,
                 CORE_BACKEND " core::flash_attention_backward", CORE_FILE, __LINE__)},
};

}  // namespace

Table flash_backward() { return {kEntries, sizeof(kEntries) / sizeof(Entry)}; }

}  // namespace core_cpu::CORE_ISA
