"""Packed integers: the one place that names the compiler's runtime types.

`i64` is a machine integer when compiled and a plain `int` otherwise; `vec[i64]` is a flat array of them.
"""

from librt.vecs import vec as vec
from mypy_extensions import i64 as i64


def zeros(count: i64) -> vec[i64]:
    """A vec of `count` zeros."""
    return vec[i64]([0] * count)
