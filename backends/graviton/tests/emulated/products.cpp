// Products of the loops of one instruction set, against sums in double, and the exponentials of
// attention: a program without Python, which an emulator starts at once. CORE_ISA names the set, as
// in the module.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <random>
#include <vector>

#include "../calls.h"
#include "few_rows.h"
#include "types.h"
#include "vectors.h"

using namespace core_cpu::CORE_ISA;

namespace {

// float64 sums in another order: to some last places of it; the others are rounded once at the end.
// With "medium" both factors of float32 are rounded to bfloat16, each by 2^-9 of it at most.
template <class E>
double tolerance(bool medium) {
  if (E::id == CORE_FLOAT64) return 1e-14;
  if (medium) return 0x1p-8 * 1.01;
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
enum Result { kWrong, kRight, kLeftToOthers };
enum Loops { kBlocks, kBlocksMedium, kFew };

// A product of few rows, and that each of them alone has the same bits.
bool multiply_few(core_product p, int64_t size, char* c) {
  const auto multiply = [&](char* to) {
    return multiply_few_rows(p, false, Stored{to, p.n, 1}, false) == CORE_OK;
  };
  if (!multiply(c)) return false;
  std::vector<char> row(size_t(p.n * size));
  const int64_t rows = p.m;
  const auto* const a = static_cast<const char*>(p.a);
  p.m = 1;
  for (int64_t i = 0; i < rows; ++i) {
    p.a = a + i * p.a_row * size;
    if (!multiply(row.data()) || memcmp(row.data(), c + i * p.n * size, row.size()) != 0)
      return false;
  }
  return true;
}

template <class E>
Result check(int64_t m, int64_t n, int64_t k, bool a_by_columns, bool b_by_columns, Loops loops,
             double* largest) {
  const bool medium = loops == kBlocksMedium;
  std::mt19937 random(unsigned(m * 131 + n * 17 + k));
  std::normal_distribution<double> normal;
  std::vector<char> a(size_t(m * k * E::size)), b(size_t(k * n * E::size)),
      c(size_t(m * n * E::size));
  for (int64_t i = 0; i < m * k; ++i)
    E::store(a.data() + i * E::size, typename E::Value(normal(random)));
  for (int64_t i = 0; i < k * n; ++i)
    E::store(b.data() + i * E::size, typename E::Value(normal(random)));
  const core_call call = calls::new_call(medium ? CORE_MEDIUM : CORE_HIGHEST, 1);
  Whole whole = {&c, n, E::size, 0};
  core_product p{};
  p.size = sizeof p, p.dtype = E::id, p.m = m, p.n = n, p.k = k;
  p.a = a.data(), p.b = b.data(), p.call = &call;
  p.a_row = a_by_columns ? 1 : k, p.a_col = a_by_columns ? m : 1;
  p.b_row = b_by_columns ? 1 : n, p.b_col = b_by_columns ? k : 1;
  p.finish = finish, p.context = &whole;
  if (loops == kFew) {
    if (!multiply_few(p, E::size, c.data())) return kWrong;
  } else if (gemm_of_blocks()(&p) != CORE_OK || whole.elements != m * n) {
    return kWrong;
  }
  for (int64_t i = 0; i < m; ++i)
    for (int64_t j = 0; j < n; ++j) {
      double sum = 0, size = 0;
      for (int64_t x = 0; x < k; ++x) {
        const double term = double(E::load(a.data() + (i * p.a_row + x * p.a_col) * E::size)) *
                            double(E::load(b.data() + (x * p.b_row + j * p.b_col) * E::size));
        sum += term, size += std::fabs(term);
      }
      const double got = double(E::load(c.data() + (i * n + j) * E::size));
      *largest = std::fmax(*largest, std::fabs(got - sum) / (size + 1e-30));
      if (!(std::fabs(got - sum) <= tolerance<E>(medium) * size + 1e-30)) {
        printf("(%d, %d) is %.9g, not %.9g\n", int(i), int(j), got, sum);
        return kWrong;
      }
    }
  return kRight;
}

// core::matmul of integers of 8 bits, whose sums wrap. Small ones are left to others.
template <class E>
Result check_bytes(int64_t m, int64_t n, int64_t k, bool a_by_columns, bool b_by_columns, Loops,
                   double*) {
  std::mt19937 random(unsigned(m * 131 + n * 17 + k));
  std::vector<uint8_t> a(size_t(m * k)), b(size_t(k * n)), c(size_t(m * n));
  for (auto* x : {&a, &b})
    for (auto& byte : *x) byte = uint8_t(random());
  const int64_t sizes[3] = {m, n, k}, a_row = a_by_columns ? 1 : k, a_col = a_by_columns ? m : 1,
                b_row = b_by_columns ? 1 : n, b_col = b_by_columns ? k : 1;
  const calls::Operand operands[3] = {
      {a.data(), {a_row, a_col}}, {b.data(), {b_row, b_col}}, {c.data(), {n, 1}}};
  const int32_t status = calls::matmul(E::id, CORE_HIGHEST, 1, sizes, operands);
  if (status == CORE_DECLINED)
    return m < kStrip || n < kVectorBytes / 2 || k < 8 ? kLeftToOthers : kWrong;
  for (int64_t i = 0; i < m; ++i)
    for (int64_t j = 0; j < n; ++j) {
      uint8_t sum = 0;
      for (int64_t x = 0; x < k; ++x)
        sum = uint8_t(sum + a[size_t(i * a_row + x * a_col)] * b[size_t(x * b_row + j * b_col)]);
      if (c[size_t(i * n + j)] != sum) {
        printf("(%d, %d) is %d, not %d\n", int(i), int(j), c[size_t(i * n + j)], sum);
        return kWrong;
      }
    }
  return status == CORE_OK ? kRight : kWrong;
}

using Check = Result (*)(int64_t m, int64_t n, int64_t k, bool a_by_columns, bool b_by_columns,
                         Loops loops, double* largest);
using Sizes = std::vector<std::array<int64_t, 3>>;

const Sizes kSizes = {{1, 1, 1},    {3, 5, 7},    {12, 8, 16},  {14, 16, 33},
                      {13, 17, 40}, {29, 70, 64}, {61, 33, 300}};

// Few rows, with weights that are large enough for each: of 301 rows, and of so many that an
// element's sum is made of two parts (few_rows.cpp, kDepth).
template <class E>
Sizes few_rows() {
  const int64_t lanes = kVectorBytes / E::size;  // of a load
  Sizes sizes;
  for (const int64_t m : {1, 2, 5, 8, 9, 11, 13, 15, 16})
    for (const int64_t k : {int64_t{301}, 257 * lanes + 3})
      sizes.push_back({m, std::max<int64_t>((40 << 10) * m / (k * E::size) + 1, 31), k});
  return sizes;
}

int check_all(const char* name, Check check, Loops loops = kBlocks, const Sizes& sizes = kSizes) {
  int count[3] = {};
  double largest = 0;
  for (const auto& s : sizes)
    for (int ways = 0; ways < 4; ++ways) {
      const Result result = check(s[0], s[1], s[2], ways & 1, ways & 2, loops, &largest);
      ++count[result];
      if (result == kWrong)
        printf("%s: %d x %d x %d, ways %d: wrong\n", name, int(s[0]), int(s[1]), int(s[2]), ways);
    }
  printf("%s: %d of %d products right", name, count[kRight], count[kRight] + count[kWrong]);
  if (count[kLeftToOthers] > 0) printf(", %d left to others", count[kLeftToOthers]);
  if (largest > 0) printf("; the largest error is %.2g of the sum of magnitudes", largest);
  printf("\n");
  return count[kWrong];
}

template <class E>
int check_few(const char* name) {
  return check_all(name, check<E>, kFew, few_rows<E>());
}

// The exponential of attention, whose arguments are not above 0.
template <class T>
int check_exponentials(const char* name, double most) {
  constexpr double least = sizeof(T) == 8 ? -708 : -87, inf = HUGE_VAL;
  constexpr int digits = sizeof(T) == 8 ? 53 : 24;
  std::mt19937 random(1);
  std::exponential_distribution<double> near;
  std::uniform_real_distribution<double> all(least, 0);
  double largest = 0;
  int wrong = 0;
  for (int n = 0; n < 40000; n += kLanes<T>) {
    Vector<T> x;
    for (int i = 0; i < kLanes<T>; ++i) x[i] = T(n % 3 == 0 ? all(random) : -near(random));
    const Vector<T> y = exp_of<T>(x);
    for (int i = 0; i < kLanes<T>; ++i) {
      const long double right = expl(static_cast<long double>(x[i]));
      const auto place = ldexp(1.0, std::ilogb(double(right)) + 1 - digits);
      // The rounding of log2(e) makes an error that grows with x.
      const double error = double(fabsl(y[i] - right)) / place + double(x[i]) * 0.3;
      largest = std::fmax(largest, error);
    }
  }
  const double ends[][2] = {{0, 1}, {-inf, 0}, {least * 1.01, 0}, {-1e30, 0}, {NAN, NAN}};
  for (const auto& [x, right] : ends) {
    const T y = exp_of<T>(all_lanes<T>(T(x)))[0];
    wrong += std::isnan(right) ? !std::isnan(y) : double(y) != right;
  }
  printf("%s: exponentials with at most %.3g units in the last place, %d of 5 ends wrong\n", name,
         largest, wrong);
  return wrong + (largest > most);
}

}  // namespace

int main() {
  int failed = check_all("float32", check<Float32>) + check_all("float64", check<Float64>);
  failed += check_all("bfloat16", check<BFloat16>) + check_all("float16", check<Float16>);
  failed += check_all("float32, medium", check<Float32>, kBlocksMedium);
  failed += check_few<Float32>("float32, 1 to 16 rows");
  failed += check_few<Float64>("float64, 1 to 16 rows");
  failed += check_few<BFloat16>("bfloat16, 1 to 16 rows");
#if CORE_HAS_SQUARES || CORE_HAS_DOTS
  failed += check_all("int8", check_bytes<Int8>) + check_all("uint8", check_bytes<UInt8>);
#endif
  constexpr double most = CORE_HAS_POWERS ? 1.15 : 2.15;
  failed += check_exponentials<float>("float32", most);
  failed += check_exponentials<double>("float64", most);
  return failed != 0;
}
