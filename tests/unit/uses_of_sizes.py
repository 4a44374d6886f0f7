"""What users do with sizes: expressions of a number `n`, of an int, of a shape `s`.

PRELUDE and KINDS are the module that they stand in. test_compile_sizes_leave.py runs each with and
without core.compile.
"""

PRELUDE = """
import array, ast, bisect, cmath, collections, contextlib, copy, csv, ctypes, dataclasses, datetime
import decimal, enum, fractions, functools, hashlib, heapq, html, io, itertools, json, logging
import marshal, math, numbers, operator, os.path, pickle, pprint, queue, random, re, shelve, sqlite3
import statistics, string, struct, sys, textwrap, threading, time, types, typing, uuid, warnings
import weakref, zlib
import numpy as np
import core

store, cache, seen, counts = [], {}, set(), collections.Counter()
by_size = collections.defaultdict(list)
ordered = collections.OrderedDict()
recent = collections.deque(maxlen=3)
total = 0
log = io.StringIO()
config = {"hidden": 4}

class Box:
    limit = 3
    def __init__(self, n):
        self.n = n
    def __eq__(self, other):
        return type(self) is type(other) and self.n == other.n
    __hash__ = None

class Slots:
    __slots__ = ("n",)
    def __init__(self, n):
        self.n = n

class Checked:
    def __set_name__(self, owner, name):
        self.name = "_" + name
    def __set__(self, owner, value):
        if type(value) is not int:
            raise TypeError(f"{type(value)} is no int")
        owner.__dict__[self.name] = value

class Strict:
    n = Checked()
    def __init__(self, n):
        self.n = n

@dataclasses.dataclass
class Record:
    n: int
    name: str = "r"
    parts: list = dataclasses.field(default_factory=list)

@dataclasses.dataclass(frozen=True)
class Frozen:
    n: int

@dataclasses.dataclass(order=True)
class Ordered:
    n: int

class Pair(typing.NamedTuple):
    n: int
    m: int = 0

Point = collections.namedtuple("Point", "x y")

class Typed(typing.TypedDict):
    n: int

class Color(enum.IntEnum):
    A = 3
    B = 4
    C = 6

class Int(int):
    pass

class Sizes(list):
    pass

class Named(dict):
    pass

class Shape(tuple):
    pass

class Registry:
    made = []
    def __init__(self, n):
        self.n = n
        Registry.made.append(self.n)

class Counter:
    def __init__(self):
        self.calls, self.last = 0, None
    def __call__(self, n):
        self.calls, self.last = self.calls + 1, n
        return self.calls

counter = Counter()

class Wrong(ValueError):
    def __init__(self, n):
        super().__init__(f"wrong: {n}")
        self.n = n

def raised(error):
    try:
        raise error
    except Exception as caught:
        return caught

def noted(error, note):
    error.add_note(note)
    return error

def added_to_total(n):
    global total
    total = total + n
    return total

def matched(n):
    match n:
        case bool():
            return "bool"
        case 3 | 4:
            return "few"
        case int(k):
            return "int", k
        case [a, *_]:
            return "sequence", a
        case _:
            return "other"

def generated(n):
    for k in range(n):
        yield k, n

def walrus(n):
    return [m for k in range(3) if (m := n + k) % 2]

@functools.lru_cache
def squared(n):
    return n * n

@functools.singledispatch
def kind(n):
    return "object", type(n).__name__

@kind.register
def _(n: int):
    return "int", n

@kind.register
def _(n: float):
    return "float", n

def typed(n):
    return {int: "int", float: "float", tuple: "tuple"}.get(type(n), "other")

def closure(n):
    def inner():
        return n
    return inner

def nonlocal_(n):
    sizes = []
    def add():
        nonlocal sizes
        sizes = [*sizes, n]
        return sizes
    add()
    return add()

def defaulted(n):
    def inner(m=n):
        return m
    return inner.__defaults__

def partial(n):
    return functools.partial(max, n).args

def kept(n):
    store.append(n)
    cache[n] = n
    seen.add(n)
    counts[n] += 1
    by_size[n].append(n)
    ordered[n] = len(ordered)
    recent.append(n)
    return len(store)

def logged(n):
    logger = logging.getLogger("core.test.sizes")
    records = []
    handler = logging.Handler()
    handler.emit = records.append
    logger.addHandler(handler)
    logger.warning("size %d of %s", n, n)
    logger.removeHandler(handler)
    return [(r.getMessage(), r.args) for r in records]

def warned(n):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        warnings.warn(f"size {n}")
        warnings.warn(UserWarning(n))
    return [(str(w.message), w.message.args) for w in caught]

def printed(n):
    print(n, "of", n, file=log)
    return log.getvalue()

def database(n):
    with contextlib.closing(sqlite3.connect(":memory:")) as db:
        db.execute("create table t (n)")
        db.execute("insert into t values (?)", (n,))
        return db.execute("select n, typeof(n) from t").fetchall()

def thread(n):
    made = []
    t = threading.Thread(target=made.append, args=(n,))
    t.start()
    t.join()
    return made

def sent(n):
    def receive():
        while True:
            received.append((yield))
    received = []
    g = receive()
    next(g)
    g.send(n)
    return received

@contextlib.contextmanager
def sized(n):
    store.append(n)
    yield n

def within(n):
    with sized(n) as m:
        return m

def finalized(n):
    try:
        return n
    finally:
        store.append(n)

def object_array(n):
    a = np.empty(2, object)
    a[:] = n
    return [type(v) for v in a], a.tolist()

def set_attributes(n):
    box = types.SimpleNamespace(n=n)
    setattr(box, "m", n)
    box.__dict__["k"] = n
    return box

def filled(n):
    a = np.zeros(8, np.int64)
    a[0] = n
    a[1:3] = [n, n]
    return a

def swapped(n):
    sizes = [n, 1]
    sizes[0], sizes[1] = sizes[1], sizes[0]
    sizes += [n]
    sizes *= 2
    return sizes

def counted(n):
    k = 0
    while k < n:
        k += 1
    return k

def shelf(n):
    return pickle.loads(pickle.dumps({"n": n, "parts": (n, [n])}))
"""

# Of any number that a function computes from sizes: `n`.
OF_NUMBERS = """
n
(n,)
[n, n]
{n}
{n: 1}
{"n": n}
{(n, 1): n}
frozenset([n])
type(n)
type(n) is int
type(n) in (int, float)
type(n).__name__
isinstance(n, int)
isinstance(n, (float, str))
issubclass(type(n), int)
isinstance(n, numbers.Integral)
isinstance(n, numbers.Real)
n.__class__
n.real
n.imag
n.__class__.__mro__
hash(n)
hash((n, 1))
id(n) == id(n)
repr(n)
str(n)
f"{n}"
f"{n!r:>8}"
f"{n:08.2f}"
"{:>6}".format(n)
"{0} {0!s}".format(n)
"{n}".format(n=n)
"%s of %r" % (n, n)
"%.3f" % n
"n=%(n)s" % {"n": n}
string.Template("$n").substitute(n=n)
str(n).zfill(5)
"-".join(map(str, [n, n]))
ascii([n])
str([n, (n, {"n": n})])
pprint.pformat({"n": [n] * 3})
json.dumps(n)
json.dumps({"n": [n, {"m": n}]})
json.dumps({n: n})
json.loads(json.dumps([n]))
json.JSONEncoder(indent=1).encode([n])
repr(ast.literal_eval(repr(n)))
csv.writer(log).writerow([n, n])
printed(n)
logged(n)
warned(n)
np.array(n)
np.array([n, n])
np.array([[n, 1.5]])
np.asarray(n).dtype
np.float32(n)
np.float64(n) * 2
np.full(2, n)
np.isscalar(n)
np.add(n, 1)
np.arange(3) * n
n * np.arange(3)
np.arange(3) + n
np.result_type(n)
np.minimum(n, np.arange(4))
np.issubdtype(type(n), np.integer)
object_array(n)
filled(n)
np.array([n], dtype=object)
np.array2string(np.array([n]))
np.random.default_rng(0).normal(0, abs(n) + 1, 2)
decimal.Decimal(n)
decimal.Decimal(n) + 1
decimal.Decimal(1) / decimal.Decimal(3) * decimal.Decimal(n)
fractions.Fraction(n)
fractions.Fraction(1, 3) * n
complex(n)
complex(1, n)
1j * n
float(n)
int(n)
bool(n)
divmod(n, 3)
pow(n, 2)
n ** 2
n ** 0.5
abs(n)
round(n)
round(n, 1)
-n
+n
n == n
n != 3
n < 5 < 2 * n
n in (3, 4)
n in {3: 1}
n in [1.0, 4.0]
n is None
n or 5
n and 5
not n
None if n > 4 else n
max(n, 4)
min(n, 4.5)
max([n, 2], key=lambda k: -k)
sum([n, n])
sum([n, 0.5])
sorted([n, 1, 9])
sorted([n, 2, 5], key=lambda k: -k)
list(map(lambda k: k * n, range(3)))
list(filter(None, [n, 0]))
list(zip([n], [n]))
list(enumerate([n], 2))
list(reversed([n, 1]))
[k for k in (n, 1) if k]
{k: v for k, v in [("n", n)]}
all([n]), any([n])
next(iter([n]))
walrus(n)
matched(n)
match_kinds(n)
kind(n)
typed(n)
math.sqrt(abs(n))
math.floor(n), math.ceil(n), math.trunc(n)
math.log2(abs(n) + 1)
math.isclose(n, 4)
math.fsum([n, n])
math.hypot(n, 1)
math.copysign(1, n)
math.frexp(n)
math.prod([n, n])
cmath.sqrt(n)
statistics.mean([n, n + 1])
statistics.median([n, 1, 2])
operator.mul(n, 2)
operator.itemgetter("n")({"n": n})
operator.methodcaller("__add__", 1)(n)
functools.reduce(operator.add, [n, n])
functools.partial(operator.sub, n)(1)
partial(n)
list(itertools.accumulate([n, n]))
list(itertools.chain([n], (n,)))
list(itertools.islice(itertools.count(n), 2))
list(itertools.product([n], repeat=2))
list(itertools.groupby([n, n]))[0][0]
itertools.repeat(n, 2)
collections.Counter([n, n])
collections.deque([n])
collections.ChainMap({"n": n})["n"]
collections.OrderedDict(n=n)
collections.defaultdict(int, n=n)
collections.UserList([n])
types.SimpleNamespace(n=n)
types.MappingProxyType({"n": n})
copy.copy([n])
copy.deepcopy({"n": [n]})
pickle.dumps(n)
pickle.loads(pickle.dumps([n]))
shelf(n)
marshal.dumps(n)
marshal.loads(marshal.dumps([n]))
struct.pack("d", n)
array.array("d", [n])
ctypes.c_double(n).value
hashlib.md5(repr(n).encode()).hexdigest()
zlib.crc32(str(n).encode())
uuid.uuid5(uuid.NAMESPACE_DNS, str(n))
database(n)
datetime.timedelta(seconds=n)
datetime.timedelta(hours=1) * n
random.Random(n).random()
random.Random(0).uniform(0, n)
heapq.nsmallest(1, [n, 3])
heapq.merge([n], [4])
bisect.bisect([1, 4, 9], n)
re.sub("a", str(n), "banana")
html.escape(str(n))
textwrap.fill(f"{n} " * 3)
sys.getsizeof(n)
sys.intern(str(n))
Box(n)
Box(n) == Box(n)
vars(Box(n))
Slots(n)
Record(n)
Record(n, parts=[n])
dataclasses.asdict(Record(n))
dataclasses.astuple(Record(n))
dataclasses.replace(Record(1), n=n)
Frozen(n)
{Frozen(n): 1}
Ordered(n) < Ordered(4)
Pair(n)
Pair(n, n)._asdict()
Pair(1)._replace(n=n)
Point(x=n, y=1)
Typed(n=n)
Sizes([n])
Named(n=n)
Shape((n,))
slice(n)
slice(0, n, None).stop
Registry(n).n, Registry.made
counter(n), counter.last
set_attributes(n)
nonlocal_(n)
closure(n)()
closure(n).__closure__[0].cell_contents
defaulted(n)
swapped(n)
kept(n)
added_to_total(n)
cache.setdefault("n", n)
cache.update(n=n)
by_size["n"].append(n)
squared(n)
thread(n)
sent(n)
within(n)
finalized(n)
queue.Queue().put(n)
weakref.WeakValueDictionary().get(n)
raised(ValueError(n))
raised(ValueError("size", n))
raised(KeyError(n))
raised(Wrong(n))
noted(ValueError("n"), f"size {n}")
contextlib.suppress(KeyError).__enter__()
getattr(n, "shape", None)
hasattr(n, "__index__"), hasattr(n, "args"), hasattr(n, "hint"), hasattr(n, "is_integer")
dir(n) == dir(type(n)())
(lambda k=n: k)()
(lambda *a, **k: (a, k))(n, m=n)
(n, *[n], *range(2))
{**{"n": n}, "m": n}
core.asarray(n)
core.asarray([n, n])
core.full((2,), n)
x + n
n * x
x / (abs(n) + 1)
core.where(x > 0, n, x)
x.tolist()[0] == n
""".strip().splitlines()

# Of a whole number from 2 on.
OF_INTS = """
operator.index(n)
n.bit_length(), n.to_bytes(4, "little"), n.as_integer_ratio(), n.conjugate()
n.numerator, n.denominator
int.from_bytes(bytes([n % 250]), "big")
bin(n), oct(n), hex(n)
f"{n:d} {n:#x} {n:,} {n:e} {n:>{n}}"
"%d %5d %x" % (n, n, n)
"ab" * n
n * "ab"
[0] * n
(0,) * n
[[0] * n for _ in range(2)]
b"a" * n
bytes(n)
bytearray(n)
range(n)
list(range(n))
list(range(0, n, 2))
range(n)[-1]
len(range(n))
[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12][n % 12]
"abcdefghijkl"[: n % 12]
[*range(20)][n:], [*range(20)][-n:]
list(itertools.repeat(0, n))
list(itertools.combinations(range(3), n % 4))
list(itertools.islice(range(9), n))
[k for k in range(n)]
{k: n for k in range(n)}
sum(k for k in range(n))
generated(n)
list(generated(n))
tuple(generated(n))
(k * n for k in range(3))
map(lambda k: k * n, range(3))
enumerate([1], n)
counted(n)
math.factorial(n % 10)
math.gcd(n, 12), math.comb(n, 2), math.isqrt(n)
random.Random(0).randrange(n)
random.Random(0).sample(range(50), n % 50)
random.Random(0).randint(0, n)
random.Random(n).getrandbits(n % 60 + 1)
struct.pack("i", n % 999)
struct.pack(f"{n % 99}x")
array.array("i", [n])
ctypes.c_int(n).value
(ctypes.c_float * (n % 99))()[0]
fractions.Fraction(n, 3)
fractions.Fraction(2, n).limit_denominator()
decimal.getcontext().create_decimal(n)
datetime.date(2000 + n % 99, 1, 1)
datetime.datetime.fromtimestamp(n, datetime.timezone.utc)
time.gmtime(n)[:6]
np.zeros(n)
np.ones((n, 2))
np.arange(n)
np.eye(n % 20)
np.zeros(20)[n % 20 :]
np.arange(20)[n % 20]
np.zeros((2, n)).shape
np.broadcast_to(1, (n,)).shape
np.arange(2 * n).reshape(n, 2).sum()
np.arange(2 * n).reshape(2, n).shape
np.linspace(0, 1, n)
np.int64(n)
np.int32(n) + 1
np.random.default_rng(0).integers(0, n, 3)
np.random.default_rng(n).random()
np.repeat([1], n)
np.tile([1], n % 20)
np.pad([1], n % 20)
np.unravel_index(n % 5, (5, 5))
np.iinfo(np.int8).max > n
collections.deque(range(30), maxlen=n)
heapq.nlargest(n, [3, 1, 2])
textwrap.shorten("some words", n + 8)
"a".ljust(n, "-")
"a b c d e".split(" ", n)
io.BytesIO(b"abcdef").read(n)
string.ascii_letters[n % 50]
chr(96 + n % 26)
Int(n)
Int(n) + 1
Color(n) if n in (3, 4, 6) else None
Strict(n)
vars(Strict(n))
memoryview(bytes(20))[: n % 20].nbytes
core.ones((n % 99, 2))
core.arange(n)
core.zeros(n).shape
core.eye(n % 20)
x[: n // 2]
core.asarray(np.zeros(n % 99))
core.manual_seed(n)
1 << n % 60, n >> 1, n & 3, n | 8, n ^ 5, ~n
""".strip().splitlines()

# Of a tuple of sizes.
OF_SHAPES = """
type(s), [type(n) for n in s]
list(s)
s[0], s[-1], s[:1], s[::-1]
s + (1,)
s * 2
s == (3, 4)
s < (4, 4)
s in [(3, 4)]
{s: 1}
hash(s)
len(s), s.index(4), s.count(4)
json.dumps(s)
json.dumps({"shape": s})
pickle.dumps(s)
copy.deepcopy(s)
repr(s)
f"{s}"
"%d x %d" % s
"{} x {}".format(*s)
np.array(s)
np.zeros(s).shape
np.prod(s)
np.prod(s, dtype=np.int64).item()
np.broadcast_shapes(s, (1,))
np.ndarray(s).nbytes
np.empty(s, order="F").strides
np.random.default_rng(0).normal(size=s)
math.prod(s)
max(s), min(s), sum(s), sorted(s)
tuple(n * 2 for n in s)
dict(zip("nm", s))
dict(enumerate(s))
Pair(*s)
Point._make(s)
Shape(s)
Record(s)
kept(s)
cache.setdefault(s, s)
squared(s[0])
struct.pack("2i", *s)
array.array("q", s)
set(s)
collections.Counter(s)
slice(*s)
(lambda *a: a)(*s)
functools.reduce(operator.mul, s, 1)
list(np.ndindex(*s))[-1]
database(s[0])
raised(ValueError(s))
core.zeros(s)
core.ones(s[::-1]) + 1
core.asarray(s)
x.reshape(s[::-1])
[d for d in s if d > 3]
next(n for n in s)
matched(s)
typed(s)
""".strip().splitlines()

NUMBERS = ["x.shape[0]", "x.shape[0] * 2", "x.size", "len(x)", "x.shape[0] + x.shape[1]",
           "x.shape[0] // 2 + 2", "x.nbytes", "x.strides[0]", "x.sum(axis=1).shape[0]",
           "(x + 1).shape[0]", "x[1:].size",
           "core.nonzero(x > 0.5)[0].shape[0]",
           "core.nonzero(x > 0.5)[0].size * 2 + x.shape[0]"]  # fmt: skip
FLOATS = ["x.shape[0] / 2", "1 / x.shape[0]", "float(x.size)", "x.shape[0] ** 0.5"]
SHAPES = ["x.shape", "(x * 2).shape", "x.T.shape[::-1]"]
RESULTS = ["x * 2 + 1", "x * x.shape[0]", "core.tanh(x).reshape(x.size)"]
SIZES = [(3, 4), (5, 4), (6, 4), (5, 4)]

KINDS = """
def match_kinds(n):
    match n:
        case float(): return "float"
        case int(): return "int"
"""
