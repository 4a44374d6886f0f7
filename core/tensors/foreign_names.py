"""Names of PyTorch, NumPy and JAX that core spells otherwise: the hints in its AttributeErrors.

`core.Tensor` has the attributes of the Array API. A name in `OF_TENSORS` is no attribute of it
(`hasattr` is False, `dir` leaves it out), and the error that reading it raises has core's spelling.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, NoReturn

from core import pytree
from core._native import Tensor
from core.errors import CoreError, near_names

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

_TENSORS = """
absolute             x.abs()
adjoint              x.mT.conj()
allclose             core.all(core.isclose(x, y))
arccos               x.acos()
arccosh              x.acosh()
arcsin               x.asin()
arcsinh              x.asinh()
arctan               x.atan()
arctan2              x.atan2(y)
arctanh              x.atanh()
at                   core.index_put(x, (indices,), values), or x[indices] = values
bfloat16             x.astype(core.bfloat16)
bitwise_not          x.bitwise_invert()
block_until_ready    core.synchronize(x.device)
bmm                  x @ y
bool                 x.astype(core.bool)
byte                 x.astype(core.uint8)
char                 x.astype(core.int8)
conjugate            x.conj()
copy                 x.clone()
cpu                  x.to("cpu")
cumprod              x.cumulative_prod(axis=0)
cumsum               x.cumulative_sum(axis=0)
data                 x.detach()
device_put           x.to(device)
dim                  x.ndim
div                  x.divide(y), or x / y
div_                 x.divide_(y), or x /= y
double               x.astype(core.float64)
element_size         x.itemsize
eq                   x.equal(y), or x == y
fill                 x.fill_(value)
float                x.astype(core.float32)
ge                   x.greater_equal(y), or x >= y
get_device           x.device
gt                   x.greater(y), or x > y
H                    x.mT.conj()
half                 x.astype(core.float16)
int                  x.astype(core.int32)
is_complex           core.isdtype(x.dtype, "complex floating")
is_floating_point    core.isdtype(x.dtype, "real floating")
le                   x.less_equal(y), or x <= y
long                 x.astype(core.int64)
lt                   x.less(y), or x < y
mH                   x.mT.conj()
mm                   x @ y
movedim              x.moveaxis(source, destination)
mul                  x.multiply(y), or x * y
mul_                 x.multiply_(y), or x *= y
ne                   x.not_equal(y), or x != y
neg                  x.negative(), or -x
neg_                 x.negative_()
nelement             x.size
new_empty            core.empty(shape, dtype=x.dtype, device=x.device)
new_full             core.full(shape, value, dtype=x.dtype, device=x.device)
new_ones             core.ones(shape, dtype=x.dtype, device=x.device)
new_tensor           core.tensor(data, dtype=x.dtype, device=x.device)
new_zeros            core.zeros(shape, dtype=x.dtype, device=x.device)
norm                 core.linalg.vector_norm(x)
numel                x.size
numpy                numpy.asarray(x)
permute              x.permute_dims(axes)
ptp                  x.max() - x.min()
put                  x.index_put_((indices,), values)
repeat               core.tile(x, repetitions), or core.repeat(x, n, axis=axis) for elements
resize               x.reshape(shape)
set                  x[indices] = values
short                x.astype(core.int16)
stride               x.strides
sub                  x.subtract(y), or x - y
sub_                 x.subtract_(y), or x -= y
swapdims             x.swapaxes(axis1, axis2)
t                    x.T
take                 core.take(x, indices, axis=axis)
take_along_dim       x.take_along_axis(indices, axis)
tobytes              numpy.asarray(x).tobytes()
true_divide          x.divide(y), or x / y
type                 x.dtype, or x.astype(dtype)
type_as              x.astype(y.dtype)
unbind               x.unstack(axis=0)
unsqueeze            x.expand_dims(axis)
where                core.where(condition, x, y)
zero_grad            x.grad = None
"""
_NAMES = """
allclose             core.all(core.isclose(x, y))
amp                  core.autocast
apply_along_axis     core.func.vmap(f, in_dims=axis)
arccos               core.acos
arccosh              core.acosh
arcsin               core.asin
arcsinh              core.asinh
arctan               core.atan
arctan2              core.atan2
arctanh              core.atanh
array                core.asarray(data), or core.tensor(data), which copies
as_tensor            core.asarray(data)
associative_scan     core.scan(f, init, xs), or core.cumulative_sum(x), core.cumulative_prod(x)
autograd.functional  core.func: core.func.jacrev(f), core.func.vjp(f, *primals)
average              core.mean(x), or core.sum(weights * x) / core.sum(weights)
bmm                  core.matmul(x, y)
cat                  core.concat(tensors, axis=0)
clip_grad_norm_      core.optim.clip_grad_norm_(parameters, limit)
clip_grad_value_     core.optim.clip_grad_value_(parameters, limit)
concatenate          core.concat(tensors, axis=0)
convolve             core.conv1d(x, core.flip(w)), of x and w with axes for batches and channels
cumprod              core.cumulative_prod(x, axis=0)
cumsum               core.cumulative_sum(x, axis=0)
custom_gradient      @core.custom_op, @op.register_autograd
custom_jvp           @core.custom_op, @op.register_jvp
custom_vjp           @core.custom_op, @op.register_autograd
device_put           x.to(device)
digitize             core.bucketize(x, boundaries)
distributions        core.rand(...), core.randn(...), core.randint(...), core.multinomial(...)
div                  core.divide(x, y)
double               core.float64
eq                   core.equal(x, y)
float                core.float32
from_numpy           core.asarray(array), which shares its memory
func.checkpoint      core.compile(f), which recomputes what is cheap; core has no checkpoints
func.jacobian        core.func.jacrev(f), or core.func.jacfwd(f)
ge                   core.greater_equal(x, y)
grad                 core.func.grad(f), or core.autograd.grad(outputs, inputs)
GradScaler           core.autocast, whose bfloat16 has the range of float32: gradients need no scale
gt                   core.greater(x, y)
half                 core.float16
int                  core.int32
inverse              core.linalg.inv(x)
is_tensor            isinstance(x, core.Tensor)
jacfwd               core.func.jacfwd(f)
jacrev               core.func.jacrev(f)
jit                  @core.compile, or core.compile(f)
jvp                  core.func.jvp(f, primals, tangents)
lax                  core.cond, core.scan, core.while_loop, core.fori_loop
le                   core.less_equal(x, y)
linalg.cho_factor    core.linalg.cholesky(x)
linalg.cho_solve     core.cholesky_solve(b, factor)
linalg.dot           core.vecdot(x, y), or core.matmul(x, y)
linalg.expm          core.linalg.matrix_exp(x)
load                 pickle.load(file)
long                 core.int64
lr_scheduler         core.optim.lr_scheduler
lt                   core.less(x, y)
mm                   core.matmul(x, y)
movedim              core.moveaxis(x, source, destination)
mul                  core.multiply(x, y)
nanpercentile        core.nanquantile(x, p / 100)
ndarray              core.Tensor
ne                   core.not_equal(x, y)
neg                  core.negative(x)
nn                   core.optim for optimizers; core.compat.torch.nn for PyTorch's functions
norm                 core.linalg.vector_norm(x)
numpy                core's own functions: core.sum(x), core.asarray(data)
Parameter            core.tensor(data, requires_grad=True)
percentile           core.quantile(x, p / 100)
permute              core.permute_dims(x, axes)
power                core.pow(x, y)
pytree.tree_flatten  core.pytree.flatten(tree)
pytree.tree_leaves   core.pytree.flatten(tree)[0]
pytree.tree_unflatten core.pytree.unflatten(leaves, spec)
random               core.rand(...), core.randn(...), core.randint(...), core.Generator(seed)
register_autograd    @op.register_autograd, or core.library.register_autograd(op, backward)
register_fake        @op.register_fake, or core.library.register_fake(op, fake)
register_jvp         @op.register_jvp, or core.library.register_jvp(op, jvp)
register_kernel      @op.register_kernel(device_type), or core.library.register_kernel
register_vmap        @op.register_vmap, or core.library.register_vmap(op, rule)
save                 pickle.dump(tensor, file)
seed                 core.manual_seed(seed)
stop_gradient        x.detach()
sub                  core.subtract(x, y)
swapdims             core.swapaxes(x, axis1, axis2)
tree_map             core.pytree.tree_map(f, tree)
tree_util            core.pytree
unbind               core.unstack(x, axis=0)
unsqueeze            core.expand_dims(x, axis)
utils                core.pytree, core.optim, core.testing; core reads no data sets
value_and_grad       core.func.value_and_grad(f)
vectorize            @core.elementwise, or core.func.vmap(f)
vjp                  core.func.vjp(f, *primals)
vmap                 core.func.vmap(f)
"""


def _read(table: str) -> dict[str, str]:
    rows = (line.partition(" ") for line in table.strip().splitlines())
    return {name: spelling.strip() for name, _, spelling in rows}


# Names that core.compat.torch does not have either.
_OTHERS = """
amp apply_along_axis array associative_scan average clip_grad_norm_ clip_grad_value_ convolve
custom_gradient custom_jvp custom_vjp device_put digitize distributions grad GradScaler jacfwd
jacrev jit jvp lax load lr_scheduler nanpercentile ndarray numpy Parameter percentile power
register_autograd register_fake register_jvp register_kernel register_vmap save stop_gradient
tree_map tree_util utils value_and_grad vectorize vjp func.checkpoint func.jacobian
linalg.cho_factor linalg.cho_solve linalg.dot linalg.expm pytree.tree_flatten pytree.tree_leaves
pytree.tree_unflatten x.at x.block_until_ready x.conjugate x.copy x.device_put x.fill x.ptp x.put
x.resize x.set x.tobytes x.zero_grad
"""
_NOT_TORCH = {*_OTHERS.split()}
# name -> how core spells it; what is asked of one module alone is named `module.name`.
OF_TENSORS = _read(_TENSORS)
OF_CORE = _read(_NAMES)


class UnknownAttributeError(CoreError, AttributeError):
    """core has no attribute of that name."""


class MissingNameError(AttributeError):
    """A module has no attribute of that name; another module's, and names like it, are looked for
    when it is printed.

    Programs ask by `hasattr`, and print nothing.
    """

    def __init__(self, name: str, names: Callable[[], Iterable[str]], module: str) -> None:
        super().__init__(f"module {module!r} has no attribute {name!r}", name=name)
        self._names, self._module = names, module

    def __str__(self) -> str:
        place = next((m for m in _MODULES if m != self._module and self._has(m)), None)
        if place is not None:
            return f"{self.args[0]}; use {place}.{self.name}"
        near = near_names(str(self.name), self._names())
        return str(self.args[0]) + (f"; did you mean {near[0]!r}?" if near else "")

    def _has(self, name: str) -> bool:
        module = import_module(name)
        return str(self.name) in getattr(module, "__all__", module.__dir__())


# Where a name may be that another module is asked for.
_MODULES = ("core", "core.linalg", "core.func", "core.autograd", "core.optim", "core.fft")


def missing_function(
    name: str, names: Callable[[], Iterable[str]], module: str = "core"
) -> AttributeError:
    """The error for a name that a module lacks; names(): those that it has."""
    qualified = f"{module}.{name}".removeprefix("core.")
    known = qualified if qualified in OF_CORE else name
    if known in OF_CORE:
        return UnknownAttributeError(
            what=f"module {module!r} has no attribute {name!r}",
            why="core follows the Array API standard; the name is another library's",
            exists=OF_CORE[known],
            fix=f"use {OF_CORE[known].partition(', or ')[0]}"
            + _torch_s(
                known, "; or `import core.compat.torch as torch`, which has PyTorch's names"
            ),
        )
    return MissingNameError(name, names, module)


def offered(module: dict[str, Any]) -> Callable[[str], NoReturn]:
    """The `__getattr__` of a module: it has the names in `__all__`, or all that are not private."""

    def names() -> Iterable[str]:
        return module.get("__all__") or (n for n in module if not n.startswith("_"))

    def missing(name: str) -> NoReturn:
        raise missing_function(name, names, module["__name__"])

    return missing


def _torch_s(name: str, hint: str) -> str:
    """The hint for a name that core.compat.torch has; of others nothing."""
    return "" if name in _NOT_TORCH else hint


class _Missing:
    """A descriptor of a name that tensors do not have: reading it raises the hint."""

    __slots__ = ("_name",)

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, tensor: Tensor | None, owner: type) -> NoReturn:
        spelling = OF_TENSORS[self._name]
        raise UnknownAttributeError(
            what=f"'{owner.__module__}.{owner.__qualname__}' object has no attribute "
            f"{self._name!r}",
            why="core's tensors follow the Array API standard; the name is another library's",
            exists=spelling,
            fix=f"write {spelling.partition(', or ')[0]}"
            + _torch_s(f"x.{self._name}", "; tensors of core.compat.torch have PyTorch's methods"),
        )


def attach() -> None:
    """Gives Tensor the hints, and core.pytree, which imports nothing of core's but errors; called
    when Tensor's own attributes are complete."""
    vars(pytree)["__getattr__"] = offered(vars(pytree))
    for name in OF_TENSORS:
        _hint(name)


def hint_device(device_type: str) -> None:
    """Adds hints for x.<device type>() and core.<device type>, PyTorch's names for a device.

    Called for each device type that an installed backend names.
    """
    OF_TENSORS.setdefault(device_type, f'x.to("{device_type}")')
    OF_CORE.setdefault(device_type, f'core.ones(3, device="{device_type}"), core.backends()')
    _NOT_TORCH.update({device_type, f"x.{device_type}"})
    _hint(device_type)


def _hint(name: str) -> None:
    if name not in vars(Tensor):
        setattr(Tensor, name, _Missing(name))
