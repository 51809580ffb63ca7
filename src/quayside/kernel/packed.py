"""Packed integers and bytes: the one place that names the compiler's runtime types.

`i64` is a machine integer when compiled and a plain `int` otherwise; `vec[i64]` is a flat array of them. `i16` is a
quarter as long, for what numpy reads, and `u8` a byte. `mypyc_attr` opens a compiled class to games of other
packages, which are plain Python.
"""

from typing import Final

from librt.strings import BytesWriter as BytesWriter
from librt.strings import read_f64_le as read_f64_le
from librt.strings import read_i64_le as read_i64_le
from librt.strings import write_i64_le as write_i64_le
from librt.vecs import append as append
from librt.vecs import vec as vec
from mypy_extensions import i16 as i16
from mypy_extensions import i64 as i64
from mypy_extensions import mypyc_attr as mypyc_attr
from mypy_extensions import u8 as u8

_MANY: Final[i64] = 4096
_ZEROS: Final = vec[i64]([0] * 4096)


def zeros(count: i64) -> vec[i64]:
    """A vec of `count` zeros; a copy of some is made much quicker than a new one."""
    return _ZEROS[:count] if count <= _MANY else vec[i64]([0] * count)
