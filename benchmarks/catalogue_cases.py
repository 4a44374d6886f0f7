"""What `catalogue.py` times: operators that PyTorch has, too, at their own samples, and statements.

A name stands for an operator of core's catalogue and its first sample; `name=other` is called
`other` there, and `name@3` has the sample of that number, the first that means the same in both.
In-place forms are methods there.
"""

from __future__ import annotations

from typing import NamedTuple

# By the namespace of PyTorch.
TORCH = {
    "torch.Tensor": """
        add_ subtract_ multiply_ divide_ pow_ heaviside_ hypot_ erfinv_ atan2_ sign_ sgn_
        copy_ view scatter_reduce_ scatter_ scatter_add_ index_add_ index_copy_ index_fill_
        expand bitwise_and_ bitwise_or_ bitwise_xor_ bitwise_left_shift_
        bitwise_right_shift_ logical_and_ logical_or_ logical_xor_ logical_not_
        floor_divide_ remainder_ fmod_ lgamma_ digamma_ copysign_ nextafter_ lerp_ addcmul_
        addcdiv_ tril_ triu_ masked_fill_ masked_scatter_
    """,
    "torch": """
        add subtract multiply divide pow where maximum minimum fmax fmin clip_ clip clamp_
        clamp nan_to_num_ nan_to_num heaviside full arange linspace logspace eye
        tril_indices triu_indices exp_ exp exp2_ exp2 expm1_ expm1 log_ log log2_ log2
        log10_ log10 log1p_ log1p logaddexp logaddexp2 xlogy_ xlogy sqrt_ sqrt rsqrt_ rsqrt
        hypot float_power erf_ erf erfc_ erfc erfinv logit_ logit sin_ sin cos_ cos tan_ tan
        asin_ asin acos_ acos atan_ atan atan2 sinh_ sinh cosh_ cosh tanh_ asinh_ asinh
        acosh_ acosh atanh_ atanh deg2rad_ deg2rad rad2deg_ rad2deg sinc_ sinc negative_
        negative positive square_ square reciprocal_ reciprocal abs_ abs sign sgn conj
        sigmoid_ clone concat stack hstack vstack dstack column_stack gather slice_scatter
        select select_scatter permute_dims=permute expand_dims=unsqueeze@1 squeeze
        broadcast_to scatter_reduce scatter_set=scatter scatter scatter_add take
        index_select index_add index_copy index_fill index_set=index_put constant_pad_nd
        moveaxis swapaxes flip@2 fliplr flipud rot90 flatten ravel unflatten narrow
        split_with_sizes chunk unstack=unbind i0_ i0 bitwise_and bitwise_or bitwise_xor
        bitwise_invert=bitwise_not bitwise_left_shift bitwise_right_shift not_equal less
        less_equal greater greater_equal logical_and logical_or logical_xor logical_not
        isnan isinf isfinite isposinf isneginf isreal signbit isclose complex polar angle
        real imag ceil_ ceil floor_ floor trunc_ trunc round_ round frac_ frac floor_divide
        remainder fmod gcd_ gcd lcm_ lcm lgamma digamma polygamma mvlgamma
        sort_with_indices=sort argsort msort copysign nextafter ldexp_ ldexp frexp lerp
        addcmul addcdiv tril triu diagonal diagonal_scatter diag_embed diag diagflat sum
        mean nansum nanmean prod logsumexp@1 any all count_nonzero argwhere
        search_sorted=searchsorted searchsorted bucketize isin roll tile@1
        repeat=repeat_interleave repeat_interleave kron vander combinations masked_fill
        masked_select masked_scatter max min amax amin aminmax argmax argmin
        cumulative_sum=cumsum@1 cumulative_prod=cumprod@1 cummax cummin logcumsumexp topk
        kthvalue mode median_with_indices=median@2 nanmedian_with_indices=nanmedian@2
        median_of_all=median nanmedian_of_all=nanmedian unique_values=unique index_put_
        index_put matmul cross trace cholesky_solve cholesky_inverse logdet lu_unpack dot
        vdot outer inner mv addmm baddbmm addmv addr cdist _foreach_abs _foreach_acos
        _foreach_asin _foreach_atan _foreach_ceil _foreach_cos _foreach_cosh _foreach_erf
        _foreach_erfc _foreach_exp _foreach_expm1 _foreach_floor _foreach_lgamma
        _foreach_log _foreach_log10 _foreach_log1p _foreach_log2 _foreach_reciprocal
        _foreach_round _foreach_rsqrt _foreach_sigmoid _foreach_sign _foreach_sin
        _foreach_sinh _foreach_sqrt _foreach_tan _foreach_tanh _foreach_trunc _foreach_add
        _foreach_add.Scalar=_foreach_add _foreach_sub _foreach_sub.Scalar=_foreach_sub
        _foreach_mul _foreach_mul.Scalar=_foreach_mul _foreach_div
        _foreach_div.Scalar=_foreach_div _foreach_maximum
        _foreach_maximum.Scalar=_foreach_maximum _foreach_minimum
        _foreach_minimum.Scalar=_foreach_minimum _foreach_clamp_min
        _foreach_clamp_min.Scalar=_foreach_clamp_min _foreach_clamp_max
        _foreach_clamp_max.Scalar=_foreach_clamp_max _foreach_pow
        _foreach_pow.Scalar=_foreach_pow _foreach_addcmul _foreach_addcdiv _foreach_neg
        _foreach_lerp _foreach_lerp.Scalar=_foreach_lerp diff trapezoid cumulative_trapezoid
        bincount histc var@10 std@10 var_mean std_mean cov corrcoef quantile nanquantile
    """,
    "torch.special": """
        xlog1py erfcx ndtr ndtri log_ndtr entr i0e i1 i1e
    """,
    "torch.nn.functional": """
        tanh sigmoid gelu_erf=gelu silu mish softplus logsigmoid softsign tanhshrink glu pad
        relu_ relu relu6 leaky_relu_ leaky_relu leaky=leaky_relu@1 prelu hardtanh_ hardtanh
        hardsigmoid hardswish hardshrink softshrink threshold_ threshold elu_ elu celu_ celu
        selu_ selu embedding embedding_bag one_hot im2col=unfold col2im=fold
        max_pool1d_with_indices max_pool1d max_pool2d_with_indices max_pool2d
        max_pool3d_with_indices max_pool3d avg_pool1d avg_pool2d avg_pool3d
        adaptive_avg_pool1d adaptive_max_pool1d_with_indices adaptive_max_pool1d
        adaptive_avg_pool2d adaptive_max_pool2d_with_indices adaptive_max_pool2d
        adaptive_avg_pool3d adaptive_max_pool3d_with_indices adaptive_max_pool3d softmax
        log_softmax softmin linear bilinear scaled_dot_product_attention layer_norm rms_norm
        group_norm local_response_norm@1 mse_loss l1_loss smooth_l1_loss huber_loss
        binary_cross_entropy binary_cross_entropy_with_logits soft_margin_loss kl_div
        poisson_nll_loss gaussian_nll_loss nll_loss cross_entropy normalize
        cosine_similarity pairwise_distance pdist hinge_embedding_loss margin_ranking_loss
        multi_margin_loss multilabel_soft_margin_loss triplet_margin_loss
        cosine_embedding_loss interpolate affine_grid grid_sample ctc_loss lp_pool2d
        lp_pool3d max_unpool1d max_unpool2d max_unpool3d pixel_shuffle pixel_unshuffle
        channel_shuffle
    """,
    "torch.fft": """
        fft_fft fft_ifft fft_rfft fft_irfft fft_hfft fft_ihfft fft_fftn fft_ifftn fft_rfftn
        fft_irfftn fft_fft2 fft_ifft2 fft_rfft2 fft_irfft2 fft_hfftn fft_ihfftn fft_hfft2
        fft_ihfft2 fft_fftshift fft_ifftshift
    """,
    "torch.linalg": """
        vecdot linalg_solve linalg_inv linalg_solve_triangular linalg_det linalg_slogdet
        linalg_eigh linalg_eigvalsh linalg_eig linalg_eigvals linalg_cholesky linalg_qr
        linalg_lu_factor linalg_lu linalg_lu_solve linalg_svd linalg_svdvals
        linalg_vector_norm linalg_matrix_power linalg_matrix_exp linalg_multi_dot
        linalg_pinv linalg_matrix_rank
    """,
}

# Of these what NumPy has, too.
NUMPY = {
    "numpy": """
        add subtract multiply divide pow=power where maximum minimum fmax fmin clip
        nan_to_num heaviside full arange linspace logspace eye exp exp2 expm1 log log2 log10
        log1p logaddexp logaddexp2 sqrt hypot float_power sin cos tan asin=arcsin
        acos=arccos atan=arctan atan2=arctan2 sinh cosh tanh asinh=arcsinh acosh=arccosh
        atanh=arctanh deg2rad rad2deg sinc negative positive square reciprocal abs sign conj
        concat=concatenate stack hstack vstack dstack column_stack permute_dims=transpose
        expand_dims squeeze broadcast_to take pad moveaxis swapaxes flip fliplr flipud rot90
        ravel unstack i0 bitwise_and bitwise_or bitwise_xor bitwise_invert=invert
        bitwise_left_shift bitwise_right_shift not_equal less less_equal greater
        greater_equal logical_and logical_or logical_xor logical_not isnan isinf isfinite
        isposinf isneginf isreal signbit isclose angle real imag ceil floor trunc round
        floor_divide remainder fmod gcd lcm argsort copysign nextafter frexp tril triu
        diagonal diag diagflat sum mean nansum nanmean prod any all count_nonzero argwhere
        searchsorted isin roll tile repeat kron vander max min amax amin argmax argmin
        cumulative_sum=cumsum cumulative_prod=cumprod unique_values matmul vecdot cross
        trace dot vdot outer inner diff trapezoid bincount var std cov corrcoef quantile
        nanquantile
    """,
    "numpy.fft": """
        fft_fft fft_ifft fft_rfft fft_irfft fft_hfft fft_ihfft fft_fftn fft_ifftn fft_rfftn
        fft_irfftn fft_fft2 fft_ifft2 fft_rfft2 fft_irfft2 fft_fftshift fft_ifftshift
    """,
    "numpy.linalg": """
        linalg_solve linalg_inv linalg_det linalg_slogdet linalg_eigh linalg_eigvalsh
        linalg_eig linalg_eigvals linalg_cholesky linalg_qr linalg_svd linalg_svdvals
        linalg_vector_norm linalg_matrix_power linalg_multi_dot linalg_pinv
        linalg_matrix_rank
    """,
}


class Case(NamedTuple):
    """A statement in core, PyTorch and perhaps NumPy. `t(2, 3)` in `operands` is what each library
    calls an array of random numbers of that shape; see `catalogue.Arrays`."""

    name: str
    operands: str
    core: str
    torch: str
    numpy: str = ""


# Views, indexing, random numbers, and functions that are no single operator; small.
STATEMENTS = [
    Case("x[0]", "x = t(4, 4)", "x[0]", "x[0]", "x[0]"),
    Case("x[:, 0:1]", "x = t(4, 4)", "x[:, 0:1]", "x[:, 0:1]", "x[:, 0:1]"),
    Case("x[1, 2]", "x = t(4, 4)", "x[1, 2]", "x[1, 2]"),
    Case("x[..., None]", "x = t(4, 4)", "x[..., None]", "x[..., None]", "x[..., None]"),
    Case("x[mask]", "x = t(4, 4); m = mask(4, 4)", "x[m]", "x[m]", "x[m]"),
    Case("x[integers]", "x = t(4, 4); i = places(3, high=4)", "x[i]", "x[i]", "x[i]"),
    Case("x[:, integers]", "x = t(4, 4); i = places(3, high=4)", "x[:, i]", "x[:, i]", "x[:, i]"),
    Case("x[0] = y", "x = t(4, 4); y = t(4)", "x[0] = y", "x[0] = y", "x[0] = y"),
    Case("x[mask] = 0", "x = t(4, 4); m = mask(4, 4)", "x[m] = 0", "x[m] = 0", "x[m] = 0"),
    Case("x[integers] = y", "x = t(4, 4); i = places(3, high=4); y = t(3, 4)", "x[i] = y",
         "x[i] = y", "x[i] = y"),
    Case("reshape(2, 2)", "x = t(4)", "x.reshape(2, 2)", "x.reshape(2, 2)", "x.reshape(2, 2)"),
    Case("reshape((2, 2))", "x = t(4)", "x.reshape((2, 2))", "x.reshape((2, 2))",
         "x.reshape((2, 2))"),
    Case("x.T", "x = t(2, 3)", "x.T", "x.T", "x.T"),
    Case("astype", "x = t(2, 3)", "core.astype(x, core.float64)", "x.to(torch.float64)",
         "x.astype('float64')"),
    Case("take_along_axis", "x = t(3, 4); i = places(3, 2, high=4)",
         "core.take_along_axis(x, i, 1)", "torch.take_along_dim(x, i, 1)",
         "np.take_along_axis(x, i, 1)"),
    Case("nonzero", "x = mask(4, 4)", "core.nonzero(x)", "torch.nonzero(x, as_tuple=True)",
         "np.nonzero(x)"),
    Case("sort", "x = t(3, 5)", "core.sort(x)", "torch.sort(x).values", "np.sort(x)"),
    Case("argsort", "x = t(3, 5)", "core.argsort(x)", "torch.argsort(x)", "np.argsort(x)"),
    Case("unique", "x = places(12, high=4)", "core.unique(x)", "torch.unique(x)", "np.unique(x)"),
    Case("equal", "x = t(3, 4)", "bool(core.all(core.equal(x, x)))", "torch.equal(x, x)",
         "np.array_equal(x, x)"),
    Case("item", "x = t()", "x.item()", "x.item()", "x.item()"),
    Case("rand", "", "core.rand(2, 3)", "torch.rand(2, 3)",
         "np.random.default_rng(0).random((2, 3))"),
    Case("randn", "", "core.randn(2, 3)", "torch.randn(2, 3)"),
    Case("randint", "", "core.randint(0, 9, (2, 3))", "torch.randint(0, 9, (2, 3))"),
    Case("randperm", "", "core.randperm(8)", "torch.randperm(8)"),
    Case("normal", "", "core.normal(0.0, 1.0, (2, 3))", "torch.normal(0.0, 1.0, (2, 3))"),
    Case("bernoulli", "x = positive(2, 3)", "core.bernoulli(x, 0.5)", "torch.bernoulli(x, 0.5)"),
    Case("multinomial", "x = positive(3, 5)", "core.multinomial(x, 2)", "torch.multinomial(x, 2)"),
    Case("dropout", "x = t(3, 4)", "core.dropout(x)", "F.dropout(x)"),
    Case("eye", "", "core.eye(4)", "torch.eye(4)", "np.eye(4, dtype='float32')"),
    Case("zeros", "", "core.zeros((2, 3))", "torch.zeros((2, 3))", "np.zeros((2, 3), 'float32')"),
    Case("arange", "", "core.arange(8)", "torch.arange(8)", "np.arange(8)"),
    Case("linalg.norm", "x = t(3, 4)", "core.linalg.norm(x)", "torch.linalg.norm(x)",
         "np.linalg.norm(x)"),
    Case("linalg.norm nuclear", "x = t(3, 4)", "core.linalg.norm(x, 'nuc')",
         "torch.linalg.norm(x, 'nuc')", "np.linalg.norm(x, 'nuc')"),
    Case("movedim", "x = t(2, 3, 4)", "core.moveaxis(x, 0, 2)", "torch.movedim(x, 0, 2)",
         "np.moveaxis(x, 0, 2)"),
    Case("conv1d", "x = t(1, 2, 8); w = t(3, 2, 3)", "core.conv1d(x, w)", "F.conv1d(x, w)"),
    Case("conv2d", "x = t(1, 2, 6, 6); w = t(3, 2, 3, 3)", "core.conv2d(x, w)", "F.conv2d(x, w)"),
    Case("conv3d", "x = t(1, 2, 4, 4, 4); w = t(3, 2, 2, 2, 2)", "core.conv3d(x, w)",
         "F.conv3d(x, w)"),
    Case("conv_transpose2d", "x = t(1, 2, 4, 4); w = t(2, 3, 3, 3)",
         "core.conv_transpose2d(x, w)", "F.conv_transpose2d(x, w)"),
    Case("interpolate nearest", "x = t(1, 2, 4, 4)", "core.interpolate(x, scale_factor=2.0)",
         "F.interpolate(x, scale_factor=2.0)"),
    Case("interpolate bilinear", "x = t(1, 2, 4, 4)",
         "core.interpolate(x, size=(7, 7), mode='bilinear')",
         "F.interpolate(x, size=(7, 7), mode='bilinear')"),
    Case("batch_norm", "x = t(2, 3, 4); m = t(3); v = positive(3)", "core.batch_norm(x, m, v)",
         "F.batch_norm(x, m, v)"),
    Case("lp_pool1d", "x = positive(1, 2, 6)", "core.lp_pool1d(x, 2.0, 2)",
         "F.lp_pool1d(x, 2.0, 2)"),
    Case("embedding_bag", "w = t(6, 3); i = places(2, 4, high=6)", "core.embedding_bag(i, w)",
         "F.embedding_bag(i, w)"),
    Case("gelu", "x = t(3, 4)", "core.gelu(x)", "F.gelu(x)"),
    Case("attention", "q = t(1, 2, 4, 8)", "core.scaled_dot_product_attention(q, q, q)",
         "F.scaled_dot_product_attention(q, q, q)"),
]  # fmt: skip

# At sizes of real work.
LARGE = [
    Case("add", "x = t(1 << 21); y = t(1 << 21)", "x + y", "x + y", "x + y"),
    Case("add, strided", "x = t(1024, 1024); y = t(1024, 1024)", "x.T + y.T", "x.T + y.T",
         "x.T + y.T"),
    Case("multiply, broadcast", "x = t(1024, 1024); y = t(1024)", "x * y", "x * y", "x * y"),
    Case("where", "m = mask(1 << 20); x = t(1 << 20); y = t(1 << 20)", "core.where(m, x, y)",
         "torch.where(m, x, y)", "np.where(m, x, y)"),
    Case("clamp", "x = t(1 << 20)", "core.clip(x, -1.0, 1.0)", "torch.clamp(x, -1.0, 1.0)",
         "np.clip(x, -1.0, 1.0)"),
    *(
        Case(name, f"x = {maker}(1 << 20)", f"core.{name}(x)", f"torch.{name}(x)", numpy)
        for name, maker, numpy in (
            ("abs", "t", "np.abs(x)"), ("exp", "t", "np.exp(x)"), ("log", "positive", "np.log(x)"),
            ("sqrt", "positive", "np.sqrt(x)"), ("rsqrt", "positive", ""),
            ("sin", "t", "np.sin(x)"), ("tanh", "t", "np.tanh(x)"), ("sigmoid", "t", ""),
            ("erf", "t", ""), ("lgamma", "positive", ""), ("digamma", "positive", ""),
        )
    ),
    Case("pow", "x = positive(1 << 20); y = t(1 << 20)", "core.pow(x, y)", "torch.pow(x, y)",
         "np.power(x, y)"),
    Case("relu", "x = t(1 << 20)", "core.relu(x)", "torch.relu(x)"),
    Case("silu", "x = t(1 << 20)", "core.silu(x)", "F.silu(x)"),
    Case("gelu", "x = t(1 << 20)", "core.gelu(x)", "F.gelu(x)"),
    Case("to float64", "x = t(1 << 20)", "core.astype(x, core.float64)", "x.to(torch.float64)",
         "x.astype('float64')"),
    Case("sum", "x = t(1 << 21)", "core.sum(x)", "torch.sum(x)", "np.sum(x)"),
    Case("sum, rows", "x = t(2048, 1024)", "core.sum(x, 1)", "torch.sum(x, 1)", "np.sum(x, 1)"),
    Case("sum, columns", "x = t(2048, 1024)", "core.sum(x, 0)", "torch.sum(x, 0)", "np.sum(x, 0)"),
    Case("mean over height and width", "x = t(8, 256, 28, 28)", "core.mean(x, (2, 3))",
         "torch.mean(x, (2, 3))", "np.mean(x, (2, 3))"),
    Case("max", "x = t(1 << 20)", "core.max(x)", "torch.max(x)", "np.max(x)"),
    Case("argmax, rows", "x = t(1024, 1024)", "core.argmax(x, 1)", "torch.argmax(x, 1)",
         "np.argmax(x, 1)"),
    Case("var, rows", "x = t(1024, 1024)", "core.var(x, 1)", "torch.var(x, 1, correction=0)",
         "np.var(x, 1)"),
    Case("vector_norm", "x = t(1 << 20)", "core.linalg.vector_norm(x)",
         "torch.linalg.vector_norm(x)", "np.linalg.norm(x)"),
    Case("cumsum", "x = t(1024, 1024)", "core.cumulative_sum(x, axis=1)", "torch.cumsum(x, 1)",
         "np.cumsum(x, 1)"),
    Case("softmax", "x = t(1024, 1024)", "core.softmax(x, -1)", "torch.softmax(x, -1)"),
    Case("log_softmax", "x = t(1024, 1024)", "core.log_softmax(x, -1)",
         "torch.log_softmax(x, -1)"),
    Case("logsumexp", "x = t(1024, 1024)", "core.logsumexp(x, 1)", "torch.logsumexp(x, 1)"),
    Case("cross_entropy", "x = t(512, 1024); i = places(512, high=1024)",
         "core.cross_entropy(x, i)", "F.cross_entropy(x, i)"),
    Case("nll_loss", "x = t(512, 1024); i = places(512, high=1024)", "core.nll_loss(x, i)",
         "F.nll_loss(x, i)"),
    Case("mse_loss", "x = t(1 << 20); y = t(1 << 20)", "core.mse_loss(x, y)", "F.mse_loss(x, y)"),
    Case("layer_norm", "x = t(1024, 768); w = t(768); b = t(768)",
         "core.layer_norm(x, (768,), w, b)", "F.layer_norm(x, (768,), w, b)"),
    Case("group_norm", "x = t(8, 64, 28, 28); w = t(64); b = t(64)",
         "core.group_norm(x, 8, w, b)", "F.group_norm(x, 8, w, b)"),
    Case("batch_norm, inference", "x = t(8, 64, 56, 56); m = t(64); v = positive(64)",
         "core.batch_norm(x, m, v)", "F.batch_norm(x, m, v)"),
    Case("batch_norm, training", "x = t(8, 64, 56, 56); m = t(64); v = positive(64)",
         "core.batch_norm(x, m, v, training=True)", "F.batch_norm(x, m, v, training=True)"),
    Case("dropout", "x = t(1 << 20)", "core.dropout(x)", "F.dropout(x)"),
    Case("conv2d 3x3", "x = t(1, 64, 56, 56); w = t(64, 64, 3, 3)", "core.conv2d(x, w, padding=1)",
         "F.conv2d(x, w, padding=1)"),
    Case("conv2d 1x1", "x = t(1, 256, 28, 28); w = t(128, 256, 1, 1)", "core.conv2d(x, w)",
         "F.conv2d(x, w)"),
    Case("conv2d depthwise", "x = t(1, 128, 56, 56); w = t(128, 1, 3, 3)",
         "core.conv2d(x, w, padding=1, groups=128)", "F.conv2d(x, w, padding=1, groups=128)"),
    Case("conv_transpose2d", "x = t(1, 64, 28, 28); w = t(64, 32, 4, 4)",
         "core.conv_transpose2d(x, w, stride=2, padding=1)",
         "F.conv_transpose2d(x, w, stride=2, padding=1)"),
    Case("max_pool2d", "x = t(8, 64, 56, 56)", "core.max_pool2d(x, 2)", "F.max_pool2d(x, 2)"),
    Case("avg_pool2d", "x = t(8, 64, 56, 56)", "core.avg_pool2d(x, 2)", "F.avg_pool2d(x, 2)"),
    Case("adaptive_avg_pool2d to 1", "x = t(8, 512, 7, 7)", "core.adaptive_avg_pool2d(x, 1)",
         "F.adaptive_avg_pool2d(x, 1)"),
    Case("adaptive_avg_pool2d to 7", "x = t(8, 64, 28, 28)", "core.adaptive_avg_pool2d(x, 7)",
         "F.adaptive_avg_pool2d(x, 7)"),
    Case("interpolate, bilinear", "x = t(4, 32, 56, 56)",
         "core.interpolate(x, scale_factor=2.0, mode='bilinear')",
         "F.interpolate(x, scale_factor=2.0, mode='bilinear')"),
    Case("interpolate, nearest", "x = t(4, 32, 56, 56)", "core.interpolate(x, scale_factor=2.0)",
         "F.interpolate(x, scale_factor=2.0)"),
    Case("grid_sample", "x = t(4, 32, 56, 56); g = t(4, 56, 56, 2)", "core.grid_sample(x, g)",
         "F.grid_sample(x, g, align_corners=False)"),
    Case("matmul", "x = t(512, 512); y = t(512, 512)", "x @ y", "x @ y", "x @ y"),
    Case("matmul, bfloat16", "x = bfloat16(512, 512); y = bfloat16(512, 512)", "x @ y", "x @ y"),
    Case("matmul, batched", "x = t(16, 128, 128); y = t(16, 128, 128)", "x @ y", "x @ y", "x @ y"),
    Case("matrix by vector", "x = t(2048, 2048); y = t(2048)", "x @ y", "x @ y", "x @ y"),
    Case("linear, one row", "x = t(1, 2048); w = t(2048, 2048)", "core.linear(x, w)",
         "F.linear(x, w)"),
    Case("linear, 4 rows", "x = t(4, 2048); w = t(2048, 2048)", "core.linear(x, w)",
         "F.linear(x, w)"),
    Case("linear, one row, bfloat16", "x = bfloat16(1, 2048); w = bfloat16(2048, 2048)",
         "core.linear(x, w)", "F.linear(x, w)"),
    Case("4 rows by matrix", "x = t(4, 2048); y = t(2048, 2048)", "x @ y", "x @ y", "x @ y"),
    Case("linear", "x = t(256, 512); w = t(512, 512); b = t(512)", "core.linear(x, w, b)",
         "F.linear(x, w, b)"),
    Case("attention", "q = t(1, 8, 512, 64)", "core.scaled_dot_product_attention(q, q, q)",
         "F.scaled_dot_product_attention(q, q, q)"),
    Case("attention, one query", "q = t(1, 8, 1, 64); k = t(1, 8, 1024, 64)",
         "core.scaled_dot_product_attention(q, k, k)", "F.scaled_dot_product_attention(q, k, k)"),
    Case("x[mask]", "x = t(1 << 20); m = mask(1 << 20)", "x[m]", "x[m]", "x[m]"),
    Case("x[integers]", "x = t(4096, 256); i = places(4096, high=4096)", "x[i]", "x[i]", "x[i]"),
    Case("take", "x = t(1 << 20); i = places(1 << 18, high=1 << 20)", "core.take(x, i)",
         "torch.take(x, i)", "np.take(x, i)"),
    Case("gather", "x = t(1024, 1024); i = places(1024, 256, high=1024)", "core.gather(x, 1, i)",
         "torch.gather(x, 1, i)"),
    Case("index_add", "x = t(4096, 64); i = places(4096, high=4096); y = t(4096, 64)",
         "core.index_add(x, 0, i, y)", "torch.index_add(x, 0, i, y)"),
    Case("index_put", "x = t(1 << 20); i = distinct(1 << 18, high=1 << 20); y = t(1 << 18)",
         "core.index_put(x, [i], y)", "torch.index_put(x, [i], y)"),
    Case("masked_scatter", "x = t(1 << 20); m = mask(1 << 20); y = t(1 << 20)",
         "core.masked_scatter(x, m, y)", "torch.masked_scatter(x, m, y)"),
    Case("nonzero", "m = mask(1 << 20)", "core.nonzero(m)", "torch.nonzero(m, as_tuple=True)",
         "np.nonzero(m)"),
    Case("bucketize", "x = t(1 << 18); b = increasing(256)", "core.bucketize(x, b)",
         "torch.bucketize(x, b)", "np.searchsorted(b, x)"),
    Case("embedding", "w = t(8192, 256); i = places(2048, high=8192)", "core.embedding(i, w)",
         "F.embedding(i, w)"),
    Case("concat", "x = t(512, 1024); y = t(512, 1024)", "core.concat([x, y], 1)",
         "torch.cat([x, y], 1)", "np.concatenate([x, y], 1)"),
    Case("flip", "x = t(1024, 1024)", "core.flip(x, (1,))", "torch.flip(x, (1,))",
         "np.flip(x, 1).copy()"),
    Case("roll", "x = t(1024, 1024)", "core.roll(x, 3, 1)", "torch.roll(x, 3, 1)",
         "np.roll(x, 3, 1)"),
    Case("pad", "x = t(64, 112, 112)", "core.pad(x, (1, 1, 1, 1))", "F.pad(x, (1, 1, 1, 1))",
         "np.pad(x, ((0, 0), (1, 1), (1, 1)))"),
    Case("tril", "x = t(1024, 1024)", "core.tril(x)", "torch.tril(x)", "np.tril(x)"),
    Case("sort", "x = t(1 << 18)", "core.sort(x)", "torch.sort(x).values", "np.sort(x)"),
    Case("argsort, rows", "x = t(256, 1024)", "core.argsort(x)", "torch.argsort(x)",
         "np.argsort(x)"),
    Case("topk", "x = t(256, 4096)", "core.topk(x, 8)", "torch.topk(x, 8)"),
    Case("unique", "x = places(1 << 18, high=1000)", "core.unique(x)", "torch.unique(x)",
         "np.unique(x)"),
    Case("rand", "", "core.rand(1 << 20)", "torch.rand(1 << 20)"),
    Case("randn", "", "core.randn(1 << 20)", "torch.randn(1 << 20)"),
    Case("randperm", "", "core.randperm(1 << 18)", "torch.randperm(1 << 18)"),
    Case("fft of 1 M", "x = complex64(1 << 20)", "core.fft.fft(x)", "torch.fft.fft(x)",
         "np.fft.fft(x)"),
    Case("fft, rows", "x = complex64(256, 1024)", "core.fft.fft(x)", "torch.fft.fft(x)",
         "np.fft.fft(x)"),
    Case("rfft, rows", "x = t(256, 1024)", "core.fft.rfft(x)", "torch.fft.rfft(x)",
         "np.fft.rfft(x)"),
    Case("fft2", "x = complex64(256, 256)", "core.fft.fft2(x)", "torch.fft.fft2(x)",
         "np.fft.fft2(x)"),
    Case("cholesky", "x = definite(256)", "core.linalg.cholesky(x)", "torch.linalg.cholesky(x)",
         "np.linalg.cholesky(x)"),
    Case("cholesky, batched", "x = definite(16, n=256)", "core.linalg.cholesky(x)",
         "torch.linalg.cholesky(x)", "np.linalg.cholesky(x)"),
    Case("solve", "x = definite(256); y = t(256, 256)", "core.linalg.solve(x, y)",
         "torch.linalg.solve(x, y)", "np.linalg.solve(x, y)"),
    Case("solve_triangular", "x = definite(256); y = t(256, 256)",
         "core.linalg.solve_triangular(x, y, upper=True)",
         "torch.linalg.solve_triangular(x, y, upper=True)"),
    Case("svd", "x = t(128, 128)", "core.linalg.svd(x)", "torch.linalg.svd(x)",
         "np.linalg.svd(x)"),
    Case("eigh", "x = definite(128)", "core.linalg.eigh(x)", "torch.linalg.eigh(x)",
         "np.linalg.eigh(x)"),
    Case("qr", "x = t(128, 128)", "core.linalg.qr(x)", "torch.linalg.qr(x)", "np.linalg.qr(x)"),
    Case("inv", "x = definite(256)", "core.linalg.inv(x)", "torch.linalg.inv(x)",
         "np.linalg.inv(x)"),
    Case("det", "x = definite(64)", "core.linalg.det(x)", "torch.linalg.det(x)",
         "np.linalg.det(x)"),
    Case("nuclear norm", "x = t(128, 128)", "core.linalg.norm(x, 'nuc')",
         "torch.linalg.norm(x, 'nuc')", "np.linalg.norm(x, 'nuc')"),
]  # fmt: skip

# How often products at sizes of real work multiply and add.
MULTIPLY_ADDS = {
    "conv2d 3x3": 9 * 64 * 64 * 56**2,
    "conv2d 1x1": 256 * 128 * 28**2,
    "conv2d depthwise": 9 * 128 * 56**2,
    "conv_transpose2d": 16 * 64 * 32 * 28**2,
    "matmul": 512**3,
    "matmul, bfloat16": 512**3,
    "matmul, batched": 16 * 128**3,
    "matrix by vector": 2048**2,
    "linear, one row": 2048**2,
    "linear, 4 rows": 4 * 2048**2,
    "linear, one row, bfloat16": 2048**2,
    "4 rows by matrix": 4 * 2048**2,
    "linear": 256 * 512**2,
    "attention": 2 * 8 * 64 * 512**2,
    "attention, one query": 2 * 8 * 64 * 1024,
}
