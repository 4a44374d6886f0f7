// True values with at least 11 bits to spare, one by one: own_NAME of what the C library has not,
// and the distance of a result from a true value. Included for `long double` and for `_Float128`:
// REAL is the type, F(name) what the library calls its functions for it, C(number) a constant.

static REAL F(own_sigmoid)(REAL x) {
  return x < 0 ? F(exp)(x) / (1 + F(exp)(x)) : 1 / (1 + F(exp)(-x));
}
static REAL F(own_gelu)(REAL x) {
  return x < -150 ? C(-0.0) : x * F(erfc)(-x * C(0.70710678118654752440084436210484903928)) / 2;
}
static REAL F(own_rsqrt)(REAL x) { return 1 / F(sqrt)(x); }

static REAL F(quarter_turns)(REAL x, int quarter) { /* sin(pi x + quarter pi / 2) */
  const REAL pi = C(3.14159265358979323846264338327950288419716939937510);
  const REAL t = x - 2 * F(rint)(x / 2), q = F(rint)(2 * t), a = pi * (t - q / 2);
  if (!isfinite(x)) return NAN;
  const int n = (int)q + quarter;
  const REAL y = n & 1 ? F(cos)(a) : F(sin)(a);
  return y == 0 ? 0 : n & 2 ? -y : y;
}
static REAL F(own_sinpi)(REAL x) {
  const REAL y = F(quarter_turns)(F(fabs)(x), 0);
  return signbit(x) ? -y : y;
}
static REAL F(own_cospi)(REAL x) { return F(quarter_turns)(x, 1); }

static REAL F(own_erfinv)(REAL x) {
  const REAL half_root_pi = C(0.886226925452758013649083741670572591398774728);
  REAL size = F(fabs)(x), q = 1 - size;
  if (!(size < 1)) return x == 1 ? INFINITY : x == -1 ? -INFINITY : NAN;
  if (size < C(1e-12)) return x * half_root_pi;
  REAL t = F(sqrt)(-2 * F(log)(q / 2));
  REAL y = (t - (C(2.515517) + t * (C(0.802853) + t * C(0.010328))) /
                    (1 + t * (C(1.432788) + t * (C(0.189269) + t * C(0.001308))))) *
           C(0.707106781186547524400844362104849);
  for (int i = 0; i < 4; ++i) {
    REAL e = q < C(0.5) ? q - F(erfc)(y) : F(erf)(y) - size;
    REAL u = e * half_root_pi * F(exp)(y * y);
    y -= u / (1 + y * u);
  }
  return x < 0 ? -y : y;
}

static REAL F(digamma_near)(REAL x) { /* Taylor's series where it is 0 */
  static const REAL c[] = {
      C(0.967672245447621170427445),  C(-0.442763168983592106092865),
      C(0.258499760955651010624401),  C(-0.163942705442406527504251),
      C(0.107824050691262365757183),  C(-0.0721995612564547109261218),
      C(0.0488042881641431072250925), C(-0.0331611264748473592922584),
      C(0.0225976482322181046596248), C(-0.0154247659049489591388003),
      C(0.010538791616612175388124),  C(-0.00720453438635686824097047),
      C(0.00492678139572985344635427), C(-0.00336980165543932808279286)};
  REAL d = (x - C(0x1.762d86356be3fp+0)) - C(9.5499954299656977151842e-17), s = 0;
  for (int i = 13; i >= 0; --i) s = s * d + c[i];
  return s * d;
}
static REAL F(own_digamma)(REAL x) {
  const REAL pi = C(3.14159265358979323846264338327950288419716939937510);
  if (F(fabs)(x - C(1.4616)) < C(0.04)) return F(digamma_near)(x);
  if (x == 0) return signbit(x) ? INFINITY : -INFINITY;
  if (isinf(x)) return x > 0 ? x : NAN;
  REAL add = 0;
  if (x < 0) {
    if (x == F(floor)(x)) return NAN;
    add = -pi / F(tan)(pi * (x - F(rint)(x)));
    x = 1 - x;
  }
  while (x < 60) add -= 1 / x, x += 1;
  REAL z = 1 / (x * x), one = 1;
  REAL s = z * (one / 12 - z * (one / 120 - z * (one / 252 - z * (one / 240 - z * (one / 132 -
           z * (691 * one / 32760 - z * (one / 12 - z * (3617 * one / 8160))))))));
  return F(log)(x) - one / 2 / x - s + add;
}

// In units in the last place of the true value, in a format of so many digits whose numbers are
// below 2**top and multiples of 2**least. `lowest`: the unit is that of 2**(lowest - 1) at least.
static double F(distance)(REAL got, REAL t, int digits, int least, int top, int lowest) {
  if (t != t) return got != got ? 0 : INFINITY;
  if (got != got) return INFINITY;
  REAL end = F(ldexp)(1, top), overflow = end - F(ldexp)(1, top - digits - 1);
  if (lowest < -9999 && (t == 0 || got == 0) && !signbit(got) != !signbit(t)) return INFINITY;
  if (isinf(t) || isinf(got)) return got == (F(fabs)(t) >= overflow ? F(copysign)(INFINITY, t) : t)
                                     ? 0 : isinf(t) ? INFINITY : F(distance)(
                                       F(copysign)(end, got), t, digits, least, top, lowest);
  if (F(fabs)(t) >= overflow && F(fabs)(got) >= end / 2 && (got > 0) == (t > 0) &&
      F(fabs)(got - t) < F(ldexp)(1, top - digits)) return 0;
  int e;
  F(frexp)(t, &e);
  e = e < lowest ? lowest : e > top ? top : e;
  e = e - digits < least ? least : e - digits;
  return (double)F(ldexp)(F(fabs)(got - t), -e);
}
