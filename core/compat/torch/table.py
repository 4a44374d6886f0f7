"""The one table of names that PyTorch spells, or means, otherwise than `core`.

`core` follows the Array API; `core.compat.torch` is generated from this table, the documentation
page shows it, and a test runs every example in both libraries. In the examples x and y are float
matrices, u a vector, n and m integer matrices, b a bool matrix, torch either of the namespaces.
"""

from __future__ import annotations

from typing import NamedTuple


class Alias(NamedTuple):
    """Another name for the same thing: `torch.mul` is `core.multiply`."""

    name: str
    target: str
    call: str  # the arguments of the example

    @property
    def example(self) -> str:
        return f"torch.{self.name}{self.call}"


class Conflict(NamedTuple):
    """One name and two meanings; `example` is code on which both libraries agree."""

    name: str
    torch: str
    core: str
    example: str


_ALIASES = """
absolute          abs                (x)
arccos            acos               (u / 3)
arccosh           acosh              (u * u + 2)
arcsin            asin               (u / 3)
arcsinh           asinh              (x)
arctan            atan               (x)
arctan2           atan2              (x, y)
arctanh           atanh              (u / 3)
bitwise_not       bitwise_invert     (n)
broadcast_tensors broadcast_arrays   (x, x[0])[1]
conj_physical     conj               (x)
det               linalg.det         (x[:, :2])
eq                equal              (x, y)
fix               trunc              (x)
ge                greater_equal      (x, y)
ger               outer              (u, u)
gt                greater            (x, y)
inverse           linalg.inv         (x[:, :2])
le                less_equal         (x, y)
lt                less               (x, y)
matrix_exp        linalg.matrix_exp  (x @ x.T / 4)
matrix_power      linalg.matrix_power (x @ x.T, 3)
movedim           moveaxis           (x, 0, 1)
mul               multiply           (x, y)
ne                not_equal          (x, y)
neg               negative           (x)
pinverse          linalg.pinv        (x)
permute           permute_dims       (x, (1, 0))
slogdet           linalg.slogdet     (x[:, :2])
swapdims          swapaxes           (x, 0, 1)
trapz             trapezoid          (u)
row_stack         vstack             ((x, y))
true_divide       divide             (x, y)
unsqueeze         expand_dims        (x, 1)
vmap              func.vmap          (torch.sin)(x)
"""
ALIASES = tuple(Alias(*line.split(None, 2)) for line in _ALIASES.strip().splitlines())

# Names of dtypes.
DTYPES = {
    "half": "float16", "float": "float32", "double": "float64",
    "short": "int16", "int": "int32", "long": "int64",
    "cfloat": "complex64", "cdouble": "complex128",
}  # fmt: skip

CONFLICTS = (
    # ---- reductions ----
    Conflict("max", "max(x, dim) gives values and indices; max(x, y) the larger of two",
             "values only; core.argmax, core.maximum", "torch.max(x, dim=1)[1]"),
    Conflict("max", "max(x, y) is maximum", "core.maximum", "torch.max(x, y)"),
    Conflict("min", "min(x, dim) gives values and indices; min(x, y) the smaller of two",
             "values only; core.argmin, core.minimum", "torch.min(x, 0)[0]"),
    Conflict("sum", "keepdim may be positional; unsigned integers add up in int64",
             "keepdims by keyword; unsigned integers add up in uint64", "torch.sum(x, 1, True)"),
    Conflict("mean", "keepdim may be positional", "keepdims by keyword", "torch.mean(x, 0, True)"),
    Conflict("nansum", "keepdim may be positional; unsigned integers add up in int64",
             "keepdims by keyword; unsigned integers add up in uint64", "torch.nansum(x, 1, True)"),
    Conflict("prod", "one axis; keepdim may be positional; unsigned integers multiply in int64",
             "several axes; unsigned integers multiply in uint64", "torch.prod(n, 1)"),
    Conflict("all", "keepdim may be positional", "keepdims by keyword", "torch.all(b, 1, True)"),
    Conflict("any", "keepdim may be positional", "keepdims by keyword", "torch.any(b, 0)"),
    Conflict("std", "correction=1 (unbiased) by default", "correction=0", "torch.std(x, 1)"),
    Conflict("var", "correction=1 (unbiased) by default; unbiased= is another name",
             "correction=0", "torch.var(x, dim=0, unbiased=False)"),
    Conflict("argmax", "keepdim may be positional", "keepdims by keyword",
             "torch.argmax(x, 1, True)"),
    Conflict("argmin", "keepdim may be positional", "keepdims by keyword", "torch.argmin(x)"),
    Conflict("cumsum", "dim may be positional, and must be given", "axis by keyword",
             "torch.cumsum(x, 1)"),
    Conflict("cumprod", "dim may be positional, and must be given", "axis by keyword",
             "torch.cumprod(x, dim=0)"),
    # ---- order and sets ----
    Conflict("sort", "values and indices", "values only; core.argsort", "torch.sort(x, 1)[1]"),
    Conflict("argsort", "argsort(x, dim, descending, stable), not stable by default",
             "stable by default", "torch.argsort(x, 0, True)"),
    Conflict("nonzero", "one matrix of indices; as_tuple=True for one vector an axis",
             "a tuple of vectors", "torch.nonzero(b)"),
    Conflict("searchsorted", "right=True is side='right'; out_int32=", "side=",
             "torch.searchsorted(torch.sort(u)[0], x, right=True)"),
    # ---- shapes ----
    Conflict("take", "take(x, index): positions in x flattened; the shape is the index's",
             "take(x, indices, axis)", "torch.take(x, torch.asarray([[0, 3], [1, 1]]))"),
    Conflict("take_along_dim", "without dim of the flattened tensor", "core.take_along_axis",
             "torch.take_along_dim(x, torch.asarray([[0, 2]]), dim=1)"),
    Conflict("gather", "negative indices are refused", "they count from the end",
             "torch.gather(x, 1, torch.asarray([[0, 2], [1, 1]]))"),
    Conflict("index_select", "negative indices are refused", "they count from the end",
             "torch.index_select(x, 1, torch.asarray([0, 2]))"),
    Conflict("scatter", "negative indices are refused; value=", "they count from the end",
             "torch.scatter(x, 1, torch.asarray([[0], [2]]), y)"),
    Conflict("scatter_add", "negative indices are refused", "they count from the end",
             "torch.scatter_add(x, 1, torch.asarray([[0], [2]]), y)"),
    Conflict("index_add", "negative indices are refused", "they count from the end",
             "torch.index_add(x, 1, torch.asarray([0, 2]), y[:, :2])"),
    Conflict("index_copy", "negative indices are refused", "they count from the end",
             "torch.index_copy(x, 1, torch.asarray([0, 2]), y[:, :2])"),
    Conflict("t", "a matrix transposed; vectors as they are", "x.T, of matrices only",
             "torch.t(u)"),
    Conflict("squeeze", "all axes of size 1, or those of the named ones that are",
             "the axes must be named, and be of size 1", "torch.squeeze(x, 0)"),
    Conflict("expand", "-1 keeps a size", "broadcast_to, every size given",
             "torch.unsqueeze(u, 0).expand(2, -1)"),
    Conflict("tile", "dims= are the repetitions", "repetitions=", "torch.tile(x, dims=(2, 1))"),
    Conflict("meshgrid", "indexing='ij' by default", "indexing='xy'",
             "torch.meshgrid(u, u + 1, indexing='ij')[1]"),
    Conflict("cat", "dim may be positional; tensors of shape (0,) are left out",
             "core.concat, axis by keyword",
             "torch.cat([x, y], 1)"),
    Conflict("concat", "dim may be positional", "axis by keyword", "torch.concat([x, y], 0)"),
    Conflict("concatenate", "dim may be positional", "core.concat, axis by keyword",
             "torch.concatenate([x, y], dim=1)"),
    Conflict("unbind", "dim may be positional", "core.unstack, axis by keyword",
             "torch.unbind(x, 1)[2]"),
    Conflict("view_as_real", "pairs along a last axis, over the same memory", "x.view(dtype)",
             "torch.view_as_real(torch.complex(x, y))"),
    Conflict("view_as_complex", "pairs along the last axis as numbers, over the same memory",
             "x.view(dtype)", "torch.view_as_complex(torch.ones(3, 2))"),
    # ---- creation ----
    Conflict("frombuffer", "the bytes of a buffer, over its memory",
             "core.asarray(...).view(dtype)", "torch.frombuffer(bytearray(8), dtype=torch.int16)"),
    Conflict("tensor", "a copy of the data; requires_grad=", "core.asarray",
             "torch.tensor([1, 2], dtype=torch.float32)"),
    Conflict("as_tensor", "the data, without a copy if possible", "core.asarray",
             "torch.as_tensor([1, 2])"),
    Conflict("from_numpy", "a tensor over the array's memory", "core.asarray",
             "torch.from_numpy(numpy.ones(2))"),
    Conflict("zeros", "zeros(2, 3): sizes may be arguments", "a tuple", "torch.zeros(2, 3)"),
    Conflict("ones", "ones(2, 3): sizes may be arguments", "a tuple", "torch.ones((2, 3))"),
    Conflict("empty", "empty(2, 3): sizes may be arguments", "a tuple",
             "torch.empty(2, 3).shape[1]"),
    Conflict("scalar_tensor", "a tensor without dimensions, of the default dtype",
             "core.asarray", "torch.scalar_tensor(2)"),
    Conflict("linspace", "steps=", "num=", "torch.linspace(0, 1, steps=5)"),
    # ---- elementwise ----
    Conflict(
        "allclose",
        "whether all elements are close, a Python bool",
        "core.all(core.isclose(x, y))",
        "torch.allclose(x, x + 1e-9)",
    ),
    Conflict("equal", "whether two tensors are equal as a whole, a Python bool", "elementwise",
             "torch.equal(x, x)"),
    Conflict("where", "where(condition) is nonzero(condition, as_tuple=True)",
             "three arguments; core.nonzero", "torch.where(b)[1]"),
    Conflict("clamp_min", "clamp_min(x, min)", "core.clamp(x, min=...)", "torch.clamp_min(x, 0.5)"),
    Conflict("clamp_max", "clamp_max(x, max)", "core.clamp(x, max=...)", "torch.clamp_max(x, y)"),
    Conflict("isin", "either may be a number", "two tensors", "torch.isin(n, 2)"),
    Conflict("round", "decimals=", "to integers only", "torch.round(x, decimals=1)"),
    Conflict("div", "rounding_mode='trunc' or 'floor'", "core.divide, core.floor_divide",
             "torch.div(n, m, rounding_mode='trunc')"),
    Conflict("divide", "rounding_mode=, as div", "two arguments",
             "torch.divide(x, y, rounding_mode='floor')"),
    Conflict("add", "add(x, y, alpha=a) is x + a * y", "two arguments",
             "torch.add(x, y, alpha=2)"),
    Conflict("sub", "sub(x, y, alpha=a) is x - a * y", "core.subtract",
             "torch.sub(x, y, alpha=0.5)"),
    Conflict("rsub", "y - alpha * x", "core.subtract(y, x)", "torch.rsub(x, y)"),
    Conflict("_check", "raises unless the condition holds", "an error of core.errors",
             "torch._check(True)"),
    # ---- linear algebra ----
    Conflict("mm", "the product of two matrices", "core.matmul", "torch.mm(x, x.T)"),
    Conflict("bmm", "the product of two stacks of matrices", "core.matmul",
             "torch.bmm(torch.unsqueeze(x, 0), torch.unsqueeze(x.T, 0))"),
    Conflict("addbmm", "beta * input + alpha * the sum of products", "core.addmm",
             "torch.addbmm(x @ x.T, torch.stack([x, y]), torch.stack([y.T, x.T]), beta=0.5)"),
    Conflict("chain_matmul", "the product of several matrices", "core.linalg.multi_dot",
             "torch.chain_matmul(x, x.T, y)"),
    Conflict("adjoint", "transposed and conjugated", "core.conj(x.mT)", "torch.adjoint(x)"),
    Conflict("cholesky", "upper may be positional", "core.linalg.cholesky",
             "torch.cholesky(x @ x.T, True)"),
    Conflict("cholesky_inverse", "upper may be positional", "upper by keyword",
             "torch.cholesky_inverse(x[:, :2] + 3, True)"),
    Conflict("cholesky_solve", "upper may be positional", "upper by keyword",
             "torch.cholesky_solve(x, torch.tril(x[:, :2] + 3), False)"),
    Conflict("lu_solve", "lu_solve(b, LU_data, LU_pivots)", "core.linalg.lu_solve(LU, pivots, b)",
             "torch.lu_solve(x, *torch.linalg.lu_factor(x @ x.T))"),
    Conflict("qr", "some=False for the complete Q", "core.linalg.qr",
             "torch.abs(torch.qr(x)[1])"),
    Conflict("svd", "U, S and V", "core.linalg.svd, which has Vh", "torch.svd(x)[1]"),
    Conflict("norm", "p=2 of all elements, or along dim; 'nuc' of matrices",
             "core.linalg.vector_norm, core.linalg.matrix_norm", "torch.norm(x, dim=1)"),
    Conflict("dist", "the p-norm of the difference", "core.linalg.vector_norm(x - y)",
             "torch.dist(x, y, 1)"),
    Conflict("renorm", "no slice along dim has a p-norm above maxnorm", "no such function",
             "torch.renorm(x, 2, 0, 0.5)"),
    # ---- signals ----
    *(Conflict(f"{name}_window", "a window of that length", "no such function",
               f"torch.{name}_window(5, periodic=False)")
      for name in ("bartlett", "blackman", "hamming", "hann", "kaiser")),
    Conflict("stft", "Fourier transforms of the frames of a signal", "core.fft.rfft of frames",
             "torch.abs(torch.stft(torch.cat([u, u]), 4, return_complex=True))"),
    Conflict("istft", "the signal of such transforms", "core.fft.irfft of frames",
             "torch.istft(torch.stft(torch.cat([u, u]), 4, return_complex=True), 4)"),
    # ---- dtypes ----
    Conflict("promote_types", "the dtype that holds values of both", "core.result_type",
             "torch.promote_types(torch.int8, torch.float16)"),
    Conflict("result_type", "operands without dimensions give way",
             "dtypes count, whatever the shape; dtypes are taken, too",
             "torch.result_type(n, torch.asarray(2.5))"),
    Conflict("can_cast", "unless to a lower kind: float64 to float32, not to int64",
             "what promotion does: float32 to float64, not back",
             "torch.can_cast(torch.double, torch.float)"),
    # ---- functions ----
    Conflict("compile", "backend= by name; model= is the function; disable=True gives it back",
             "core.compile: one compiler, for each device its plugin's dialect",
             "torch.compile(torch.sin, backend='eager')(x)"),
    Conflict("cond", "cond(pred, true_fn, false_fn, operands): one tuple; pred has one element",
             "cond(pred, true_fn, false_fn, *operands); pred has the shape ()",
             "torch.cond((x.sum() > 0).reshape(1), torch.add, torch.subtract, (x, y))"),
    # ---- attributes of tensors ----
    Conflict("detach", "without history", "x.detach()", "torch.detach(x)"),
    Conflict("numel", "the number of elements", "x.size", "torch.numel(x)"),
    Conflict("is_tensor", "whether it is a tensor", "isinstance(x, core.Tensor)",
             "torch.is_tensor(x)"),
    Conflict("is_floating_point", "of a tensor", "core.isdtype(x.dtype, 'real floating')",
             "torch.is_floating_point(n)"),
    Conflict("is_complex", "of a tensor", "core.isdtype(x.dtype, 'complex floating')",
             "torch.is_complex(x)"),
)  # fmt: skip

# Functions of core that make a tensor and take requires_grad= here.
CREATORS = (
    "arange", "asarray", "empty_like", "eye", "full", "full_like", "logspace", "ones_like", "rand",
    "rand_like", "randint", "randint_like", "randn", "randn_like", "randperm", "zeros_like",
)  # fmt: skip

# Modules of PyTorch's, each a file of this package, and the modules of core that have its names.
MODULES = {
    "autograd": ("core.autograd", "core.testing"),
    "autograd.function": (),
    "autograd.functional": (),
    "autograd.graph": ("core.autograd.saved_hooks",),
    "fft": ("core.fft",),
    "func": ("core.func",),
    "library": ("core.library",),
    "linalg": ("core.linalg",),
    "nn": (),
    "nn.utils": ("core.optim.clipping",),
    "optim": ("core.optim",),
    "optim.lr_scheduler": ("core.optim.lr_scheduler",),
    "random": (),
    "special": (),
    "testing": ("core.testing",),
}

# Whether a tensor is on a device of a type; x.cpu() moves it there.
PLACES = ("is_cpu", "is_cuda", "is_mps", "is_xpu")
# Types of devices that have a module of their own.
DEVICES = tuple(place.removeprefix("is_") for place in PLACES[1:])

# Names that are missing, and what to use instead.
_STATUS = "a matrix without a result raises LinAlgError"
ABSENT = {
    "as_strided": ("views are made by operators that say what they show",
                   "write x[...], torch.diagonal or torch.Tensor.unfold"),
    "linalg.cholesky_ex": (_STATUS, "write torch.linalg.cholesky"),
    "linalg.inv_ex": (_STATUS, "write torch.linalg.inv"),
    "linalg.lu_factor_ex": (_STATUS, "write torch.linalg.lu_factor"),
    "linalg.solve_ex": (_STATUS, "write torch.linalg.solve"),
    "load": ("files are NumPy's or pickle's", "write pickle.load"),
    "save": ("files are NumPy's or pickle's", "write pickle.dump; tensors are pickled"),
    "Tag": ("the schema declares which results are views of arguments",
            'write schema="(Tensor(a!) x) -> Tensor(a!)", and tags as strings'),
    "jit": ("core.compile takes Python functions as they are", "write torch.compile"),
    "library.get_kernel": ("kernels are not called by themselves",
                           "call the operator, or keep the function that you registered"),
    "library.impl_abstract": ("it is an old name", "write torch.library.register_fake"),
    "library.register_torch_dispatch": ("modes see every operator alike",
                                        "write a core.DispatchMode"),
    "library.triton_op": ("kernels are functions, or come through the C boundary",
                          "write torch.library.custom_op, and call the kernel in it"),
    "library.wrap_triton": ("core looks into no kernel",
                            "write torch.library.custom_op, and call the kernel in it"),
    "amp": ("one autocast serves every device, and float32 sums need no scaler",
            'write torch.autocast("cpu", dtype=torch.bfloat16)'),
    "distributed": ("no operator reaches another process", "exchange arrays by NumPy or DLPack"),
    "nn.init": ("core has no modules", "write torch.empty(3, 4).normal_(0, 0.02), or torch.randn"),
    "utils": ("core computes, and loads no data", "index tensors by batches of positions"),
    "nn.Module": ("core has no modules", "keep the parameters in a list or a dataclass"),
    "nn.Parameter": ("core has no modules", "write torch.tensor(data, requires_grad=True)"),
}  # fmt: skip

# Methods of tensors that are the function of that name.
_METHODS = """
abs absolute acos acosh add addbmm addcdiv addcmul addmm addmv addr adjoint all allclose amax amin
aminmax angle any arccos arccosh arcsin arcsinh arctan arctan2 arctanh argmax argmin argsort
argwhere asin asinh atan atan2 atanh baddbmm bernoulli bincount bitwise_and bitwise_left_shift
bitwise_not bitwise_or bitwise_right_shift bitwise_xor bmm broadcast_to ceil cholesky
cholesky_inverse cholesky_solve chunk clamp clamp_max clamp_min clip clone conj conj_physical
copysign corrcoef cos cosh count_nonzero cov cross cummax cummin cumprod cumsum deg2rad
det diag diag_embed diagflat diagonal diagonal_scatter diff digamma dist div divide dot dsplit eq
equal erf erfc erfinv exp exp2 expand expm1 fix flatten flip fliplr flipud float_power floor
floor_divide fmax fmin fmod frac frexp gather gcd ge ger greater greater_equal gt hardshrink
heaviside histc histogram hsplit hypot i0 index_add index_copy index_fill index_put index_select
inner inverse is_complex is_floating_point isclose isfinite isinf isnan isneginf isposinf isreal
istft kron kthvalue lcm ldexp le lerp less less_equal lgamma log log10 log1p log2 log_softmax
logaddexp logaddexp2 logcumsumexp logdet logical_and logical_not logical_or logical_xor logit
logsumexp lt lu_solve masked_fill masked_scatter masked_select matmul matrix_exp matrix_power max
maximum mean median min minimum mm mode moveaxis movedim msort mul multinomial multiply mv mvlgamma
nan_to_num nanmean nanmedian nanquantile nansum narrow ne neg negative nextafter nonzero norm
not_equal outer permute pinverse polygamma positive pow prelu prod qr quantile rad2deg ravel
reciprocal relu remainder renorm repeat_interleave reshape roll rot90 round rsqrt scatter
scatter_add scatter_reduce select select_scatter sgn sigmoid sign signbit sin sinc sinh
slice_scatter slogdet softmax sort split split_with_sizes sqrt square squeeze std stft sub subtract
sum svd swapaxes swapdims t take take_along_dim tan tanh tensor_split tile topk trace transpose
tril triu true_divide trunc unbind unflatten unfold unique unique_consecutive unsqueeze var vdot
vsplit xlogy
"""
METHODS = tuple(_METHODS.split())
# Those whose form with an underscore writes the function's result to the tensor; the others
# are operators of core.
PREDICATES = (
    "eq", "ne", "lt", "le", "gt", "ge", "less", "less_equal", "greater", "greater_equal",
    "not_equal", "logical_and", "logical_or", "logical_xor", "logical_not",
)  # fmt: skip
WRITTEN = (
    *PREDICATES, "absolute", "add", "addbmm", "arccos", "arccosh", "arcsin", "arcsinh", "arctan",
    "arctan2", "arctanh", "atan2", "bitwise_and", "bitwise_not", "bitwise_or", "bitwise_xor",
    "clamp_max", "clamp_min", "cumprod", "cumsum", "div", "divide", "fix", "float_power",
    "floor_divide", "fmod", "mul", "multiply", "mvlgamma", "neg", "polygamma", "pow", "remainder",
    "renorm", "round", "sub", "subtract", "true_divide",
)  # fmt: skip

# Casts that are named as no dtype of the namespace is.
CASTS = {"bool": "bool", "bfloat16": "bfloat16", "byte": "uint8", "char": "int8"}

# What type() calls tensors of a dtype.
CLASSES = {
    "float32": "FloatTensor", "float64": "DoubleTensor", "float16": "HalfTensor",
    "float8_e4m3fn": "Float8_e4m3fnTensor", "float8_e5m2": "Float8_e5m2Tensor",
    "bfloat16": "BFloat16Tensor", "uint8": "ByteTensor", "int8": "CharTensor",
    "int16": "ShortTensor", "int32": "IntTensor", "int64": "LongTensor", "bool": "BoolTensor",
    "complex64": "ComplexFloatTensor", "complex128": "ComplexDoubleTensor",
    "uint16": "UInt16Tensor", "uint32": "UInt32Tensor", "uint64": "UInt64Tensor",
}  # fmt: skip

# PyTorch's names of arguments where core has others: function, then PyTorch's=core's. The first two
# are taken as input and other everywhere, dim and keepdim as everywhere in core.
_KEYWORDS = """
addmm mat1=x1 mat2=x2
addmv mat=x1 vec=x2
addr vec1=x1 vec2=x2
baddbmm batch1=x1 batch2=x2
bilinear input1=x1 input2=x2
broadcast_to size=shape
cosine_embedding_loss input1=x1 input2=x2
ctc_loss log_probs=x targets=target
diag diagonal=k
eye n=n_rows m=n_cols
full size=shape
diag_embed dim1=axis1 dim2=axis2
diagonal dim1=axis1 dim2=axis2
diagonal_scatter dim1=axis1 dim2=axis2
dot tensor=x2
dsplit sections=indices_or_sections indices=indices_or_sections
ger vec2=x2
hsplit sections=indices_or_sections indices=indices_or_sections
logspace end=stop steps=num
lu_unpack LU_data=x LU_pivots=pivots
margin_ranking_loss input1=x1 input2=x2
mv vec=x2
outer vec2=x2
pinverse rcond=rtol
pow exponent=x2
roll shifts=shift dims=axis
slice_scatter end=stop
split split_size=split_size_or_sections
swapaxes axis0=axis1 axis1=axis2
swapdims dim0=axis1 dim1=axis2
tril diagonal=k
triu diagonal=k
unfold dimension=axis
vsplit sections=indices_or_sections indices=indices_or_sections
linalg.lu_solve B=x2
linalg.vecdot x=x1 y=x2
"""
KEYWORDS = {
    name: dict(pair.split("=") for pair in pairs)
    for name, *pairs in (line.split() for line in _KEYWORDS.strip().splitlines())
}

# Functions of two operands that PyTorch promotes in its own way (promotion.py).
ELEMENTWISE = (
    "add", "arctan2", "atan2", "bitwise_and", "bitwise_or", "bitwise_xor", "copysign", "div",
    "divide", "eq", "float_power", "floor_divide", "fmax", "fmin", "fmod", "ge", "greater",
    "greater_equal", "gt", "hypot", "le", "less", "less_equal", "logaddexp", "logaddexp2", "lt",
    "maximum", "minimum", "mul", "multiply", "ne", "nextafter", "not_equal", "pow", "remainder",
    "rsub", "sub", "subtract", "true_divide", "xlogy",
)  # fmt: skip

# Those of them that compute in floating numbers, which hold every integer that is given.
FLOATING = frozenset((
    "arctan2", "atan2", "copysign", "div", "divide", "float_power", "hypot", "logaddexp",
    "logaddexp2", "nextafter", "true_divide", "xlogy",
))  # fmt: skip

# Differences from PyTorch.
UNRESOLVED = (
    ("x.shape", "torch.Size", "a tuple; x.size() is a torch.Size"),
    ("x.T of other than two axes", "all axes reversed, with a warning", "reversed, no warning"),
    ("squeeze_, transpose_, t_, resize_", "change a tensor's shape", "are not there"),
    ("x.data = y", "x gets the memory of y", "the elements of y are copied to x"),
    ("x[[[0, 2]]]", "the same as x[[0, 2]]", "an index of shape (1, 2)"),
)

# Names of nn.functional that have another name, or another meaning, in core.
FUNCTIONAL = {
    "fold": "col2im",
    "unfold": "im2col",  # torch.unfold is the view of windows along one axis
}
