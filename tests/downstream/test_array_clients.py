"""Libraries written for the Array API, unmodified, on core's tensors, against the same on NumPy's.

`core` is in no list of theirs: they find it by `x.__array_namespace__()`.
"""

import functools
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

RUNNER = Path(__file__).with_name("array_client_runner.py")

# module -> (what is imported, expressions)
CLIENTS = {
    "scipy.stats": (
        "from scipy import stats",
        """
        stats.zscore(a)
        stats.skew(m)
        stats.kurtosis(m, axis=1)
        stats.moment(a, order=3)
        stats.gmean(p)
        stats.hmean(p)
        stats.pmean(p, 2)
        stats.entropy(p)
        stats.variation(p)
        stats.describe(a).variance
        stats.sem(a)
        stats.ttest_1samp(a, 0.5).pvalue
        stats.ttest_ind(a, b).pvalue
        stats.ttest_rel(a, b).statistic
        stats.pearsonr(a, b).statistic
        stats.bartlett(a, b).statistic
        stats.normaltest(a).pvalue
        stats.jarque_bera(a).statistic
        stats.chisquare(p).statistic
        stats.circmean(a)
        """,
    ),
    "scipy.special": (
        "from scipy import special",
        """
        special.logsumexp(m, axis=0)
        special.softmax(m, axis=1)
        special.log_softmax(m, axis=1)
        special.erf(a)
        special.expit(a)
        special.gammaln(p)
        special.ndtr(a)
        special.ndtri(p / 4)
        special.xlogy(p, p)
        special.rel_entr(p, p + 1)
        special.i0e(a)
        special.betainc(p, p + 1, p / 4)
        """,
    ),
    "scipy.signal": (
        "from scipy import signal",
        """
        signal.convolve(a, b, method="direct")
        signal.fftconvolve(a, b)
        signal.oaconvolve(a, b[:5])
        signal.correlate(a, b)
        signal.detrend(a)
        signal.hilbert(a)
        signal.savgol_filter(a, 5, 2)
        signal.lfilter(b[:3], p[:3], a)
        signal.filtfilt(p[:3], p[:3] + 2, a)
        signal.medfilt(a)
        signal.resample(a, 10)
        """,
    ),
    "scipy.fft": (
        "from scipy import fft",
        """
        fft.fft(a)
        fft.ifft(z)
        fft.rfft(a)
        fft.irfft(z)
        fft.hfft(z)
        fft.fftn(m)
        fft.rfftn(m)
        fft.dct(a)
        fft.idst(a)
        fft.fftshift(m)
        fft.next_fast_len(17)
        """,
    ),
    "scipy.ndimage": (
        "from scipy import ndimage",
        """
        ndimage.gaussian_filter(m, 1.0)
        ndimage.uniform_filter1d(a, 3)
        """,
    ),
    "einops": (
        "from einops import array_api as einops",
        """
        einops.rearrange(m, "(h k) w -> w h k", k=2)
        einops.reduce(m, "h w -> h", "mean")
        einops.reduce(m, "(h k) w -> h w", "max", k=3)
        einops.repeat(m, "h w -> h (w k)", k=2)
        einops.pack([m, m], "* w")[0]
        einops.unpack(m, [[2], [4]], "* w")
        """,
    ),
    "opt_einsum": (
        "import opt_einsum",
        """
        opt_einsum.contract("ij,kj->ik", m, m)
        opt_einsum.contract("ij,jk,kl->il", m, m.T, m)
        opt_einsum.contract("ij,ij->", m, m)
        opt_einsum.contract("ij->ji", m)
        opt_einsum.contract("bij,bjk->bik", m[None], m.T[None])
        """,
    ),
    "array_api_extra": (
        "import array_api_extra as xpx",
        """
        xpx.atleast_nd(a, ndim=2)
        xpx.cov(m)
        xpx.create_diagonal(a)
        xpx.expand_dims(a, axis=(0, 2))
        xpx.isclose(a, b)
        xpx.kron(m, m)
        xpx.nunique(i)
        xpx.one_hot(i, 5)
        xpx.pad(m, 2)
        xpx.setdiff1d(i, i[:2])
        xpx.sinc(a)
        xpx.at(a)[2].set(5.0)
        xpx.at(a)[2:4].add(b[2:4])
        """,
    ),
    "sklearn": (
        "import sklearn; sklearn.set_config(array_api_dispatch=True);"
        "from sklearn import decomposition, linear_model, metrics, preprocessing",
        """
        preprocessing.StandardScaler().fit_transform(m)
        preprocessing.MinMaxScaler().fit_transform(m)
        preprocessing.Normalizer().fit_transform(m)
        metrics.accuracy_score(i, i)
        metrics.mean_squared_error(a, b)
        metrics.r2_score(a, b)
        metrics.pairwise.cosine_similarity(m)
        linear_model.Ridge(solver="svd").fit(m, m[:, 0]).coef_
        xp.abs(decomposition.PCA(2, svd_solver="full").fit(m).components_)
        """,
    ),
}


def lines(text):
    return [line.strip() for line in text.strip().splitlines()]


def run_client(module):
    setup, text = CLIENTS[module]
    task = json.dumps({"setup": setup, "expressions": lines(text)})
    environment = {**os.environ, "SCIPY_ARRAY_API": "1"}
    done = subprocess.run(
        [sys.executable, str(RUNNER)], input=task, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


results = functools.cache(run_client)
CASES = [
    pytest.param(module, line, id=line) for module in CLIENTS for line in lines(CLIENTS[module][1])
]


@pytest.mark.parametrize(("module", "expression"), CASES)
def test_client_computes_with_tensors(module, expression):
    pytest.importorskip(module)
    assert results(module)[expression] == "good"
