// Products of the loops of one instruction set, against sums in double: a program without Python,
// which an emulator starts at once. CORE_ISA names the set, as in the module.
#include <cmath>
#include <cstdio>
#include <cstring>
#include <random>
#include <vector>

#include "gemm.h"
#include "types.h"

namespace core_cpu::CORE_ISA {
core_product_fn gemm_of_blocks();
}
using namespace core_cpu::CORE_ISA;

namespace {

// float64 sums in another order: to some last places of it; the others are rounded once at the end.
template <class E>
double tolerance() {
  if (E::id == CORE_FLOAT64) return 1e-14;
  return E::id == CORE_FLOAT32 ? 4e-6 : E::id == CORE_FLOAT16 ? 1e-3 : 8e-3;
}

struct Whole {
  std::vector<char>* to;
  int64_t n, size, elements;
};
void finish(void* context, int64_t row, int64_t col, int64_t rows, int64_t cols, const void* block,
            int64_t step) {
  auto& whole = *static_cast<Whole*>(context);
  for (int64_t i = 0; i < rows; ++i)
    memcpy(whole.to->data() + ((row + i) * whole.n + col) * whole.size,
           static_cast<const char*>(block) + i * step * whole.size, size_t(cols * whole.size));
  whole.elements += rows * cols;
}
int32_t set_error(const core_call*, const char* message) {
  printf("error: %s\n", message);
  return CORE_ERROR;
}

template <class E>
bool check(int64_t m, int64_t n, int64_t k, bool a_by_columns, bool b_by_columns) {
  std::mt19937 random(unsigned(m * 131 + n * 17 + k));
  std::normal_distribution<double> normal;
  std::vector<char> a(size_t(m * k * E::size)), b(size_t(k * n * E::size)),
      c(size_t(m * n * E::size));
  for (int64_t i = 0; i < m * k; ++i)
    E::store(a.data() + i * E::size, typename E::Value(normal(random)));
  for (int64_t i = 0; i < k * n; ++i)
    E::store(b.data() + i * E::size, typename E::Value(normal(random)));
  core_call call{};
  call.size = sizeof call;
  call.set_error = set_error;
  Whole whole = {&c, n, E::size, 0};
  core_product p{};
  p.size = sizeof p, p.dtype = E::id, p.m = m, p.n = n, p.k = k;
  p.a = a.data(), p.b = b.data(), p.call = &call;
  p.a_row = a_by_columns ? 1 : k, p.a_col = a_by_columns ? m : 1;
  p.b_row = b_by_columns ? 1 : n, p.b_col = b_by_columns ? k : 1;
  p.finish = finish, p.context = &whole;
  if (gemm_of_blocks()(&p) != CORE_OK || whole.elements != m * n) return false;
  for (int64_t i = 0; i < m; ++i)
    for (int64_t j = 0; j < n; ++j) {
      double sum = 0, size = 0;
      for (int64_t x = 0; x < k; ++x) {
        const double term = double(E::load(a.data() + (i * p.a_row + x * p.a_col) * E::size)) *
                            double(E::load(b.data() + (x * p.b_row + j * p.b_col) * E::size));
        sum += term, size += std::fabs(term);
      }
      const double got = double(E::load(c.data() + (i * n + j) * E::size));
      if (!(std::fabs(got - sum) <= tolerance<E>() * size + 1e-30)) {
        printf("(%d, %d) is %.9g, not %.9g\n", int(i), int(j), got, sum);
        return false;
      }
    }
  return true;
}

template <class E>
int check_all(const char* name) {
  const int64_t sizes[][3] = {{1, 1, 1},    {3, 5, 7},    {12, 8, 16},  {14, 16, 33},
                              {13, 17, 40}, {29, 70, 64}, {61, 33, 300}};
  int failed = 0, checks = 0;
  for (const auto& s : sizes)
    for (int ways = 0; ways < 4; ++ways, ++checks)
      if (!check<E>(s[0], s[1], s[2], ways & 1, ways & 2)) {
        printf("%s: %d x %d x %d, ways %d: wrong\n", name, int(s[0]), int(s[1]), int(s[2]), ways);
        ++failed;
      }
  printf("%s: %d of %d products right\n", name, checks - failed, checks);
  return failed;
}

}  // namespace

int main() {
  int failed = check_all<Float32>("float32") + check_all<Float64>("float64");
  failed += check_all<BFloat16>("bfloat16") + check_all<Float16>("float16");
  return failed != 0;
}
