"""A network between two others of the same game:

    python -m quayside.research.training.mixing first.onnx second.onnx 0.5 between.onnx

Where the second has learnt on from the first, what lies between them can have the best of both: one that has learnt to
beat a certain opponent and unlearnt something on the way remembers half of it. Every weight is that part of the way
from the first to the second; how well the result plays is to be measured (`training.measurement`).
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, Final, Optional

import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import numpy_helper

FINEST: Final = 127  # the largest number of a byte

Numbers = dict[str, NDArray[Any]]  # of a file, by their names


def between(first: Path, second: Path, part: float, out: Path) -> None:
    """Write the network that is that part of the way from one file to another, both as `onnx_file` writes them."""
    model = onnx.load(str(first))
    one, other = _numbers(model), _numbers(onnx.load(str(second)))
    if {name: value.shape for name, value in one.items()} != {name: value.shape for name, value in other.items()}:
        raise ValueError(f"{first.name} and {second.name} are not networks of the same shape")
    mixed: Numbers = {}
    for whole, scale in _rough(model, one):
        weight = (1 - part) * (one[whole] * one[scale]) + part * (other[whole] * other[scale])
        mixed[scale] = (np.maximum(np.abs(weight).max(1, keepdims=True), 1e-8) / FINEST).astype(np.float32)
        mixed[whole] = np.clip(np.round(weight / mixed[scale]), -FINEST, FINEST).astype(np.int8)
    for name, value in one.items():
        if name not in mixed and value.dtype == np.float32:
            mixed[name] = ((1 - part) * value + part * other[name]).astype(np.float32)
    for each in model.graph.initializer:
        if each.name in mixed:
            each.CopyFrom(numpy_helper.from_array(np.ascontiguousarray(mixed[each.name]), each.name))
    onnx.save(model, str(out))


def _numbers(model: Any) -> Numbers:
    return {each.name: numpy_helper.to_array(each) for each in model.graph.initializer}


def _rough(model: Any, numbers: Numbers) -> list[tuple[str, str]]:
    """Of each matrix in bytes the name, and that of the scales of its rows."""
    cast = {node.output[0]: node.input[0] for node in model.graph.node if node.op_type == "Cast"}
    products = [node.input for node in model.graph.node if node.op_type == "Mul" and node.input[0] in cast]
    return [(cast[whole], scale) for whole, scale in products if numbers[cast[whole]].dtype == np.int8]


def main(words: Optional[list[str]] = None) -> None:
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("first", type=Path)
    made.add_argument("second", type=Path)
    made.add_argument("part", type=float, help="of the way from the first to the second, from 0 to 1")
    made.add_argument("out", type=Path)
    given = made.parse_args(words)
    between(given.first, given.second, given.part, given.out)


if __name__ == "__main__":
    main()
