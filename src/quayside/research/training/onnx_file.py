"""A player as a file that onnxruntime reads: weights of a byte each, with a scale for every row of a layer.

onnxruntime multiplies them out when it loads the file, so that a decision costs no more than with whole numbers.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np
import onnx
import torch
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper
from torch import nn

from quayside.research.training.network import BELOW, CODE, Player, Shape

OPSET: Final = 17
FORMAT: Final = 8  # of the file itself
FINEST: Final = 127  # the largest number of a byte


class Graph:
    """Nodes one after the other, and the weights that they need."""

    def __init__(self) -> None:
        self.nodes: list[Any] = []
        self.weights: list[Any] = []

    def constant(self, value: NDArray[Any]) -> str:
        name = f"w{len(self.weights)}"
        self.weights.append(numpy_helper.from_array(np.ascontiguousarray(value), name))
        return name

    def node(self, kind: str, *taken: str, out: str = "", **more: Any) -> str:
        name = out or f"x{len(self.nodes)}"
        self.nodes.append(helper.make_node(kind, list(taken), [name], **more))
        return name

    def rough(self, weight: NDArray[np.float32]) -> str:
        """A matrix in bytes, with a scale for each of its rows."""
        scale = np.maximum(np.abs(weight).max(1, keepdims=True), 1e-8) / FINEST
        small = np.clip(np.round(weight / scale), -FINEST, FINEST).astype(np.int8)
        whole = self.node("Cast", self.constant(small), to=TensorProto.FLOAT)
        return self.node("Mul", whole, self.constant(scale.astype(np.float32)))

    def linear(self, x: str, layer: nn.Linear, out: str = "") -> str:
        weight = self.rough(_numbers(layer.weight))
        return self.node("Gemm", x, weight, self.constant(_numbers(layer.bias)), out=out, transB=1)

    def norm(self, x: str, layer: nn.LayerNorm) -> str:
        scale, shift = self.constant(_numbers(layer.weight)), self.constant(_numbers(layer.bias))
        return self.node("LayerNormalization", x, scale, shift, axis=-1, epsilon=layer.eps)


def _numbers(weight: Any) -> NDArray[np.float32]:
    found: NDArray[np.float32] = weight.detach().cpu().numpy().astype(np.float32)
    return found


def _read(graph: Graph, player: Player, shape: Shape) -> str:
    """The same as `Reading`."""
    seen = "observation"
    one = graph.constant(np.array(1, np.float32))
    grown = graph.node("Log", graph.node("Add", graph.node("Abs", seen), one))
    plain = graph.node("Mul", graph.node("Sign", seen), grown)
    if not shape.columns:
        return plain
    code = graph.node("Gather", seen, graph.constant(np.array(shape.columns, np.int64)), axis=1)
    above = graph.node("Relu", graph.node("Add", code, graph.constant(np.array(BELOW, np.float32))))
    inside = graph.node("Min", above, graph.constant(np.array(shape.highest, np.float32)))
    rows = graph.node("Add", inside, graph.constant(np.array(shape.offsets, np.float32)))
    table = graph.rough(_numbers(player.reading.codes.weight))
    found = graph.node("Gather", table, graph.node("Cast", rows, to=TensorProto.INT64))
    flat = graph.node("Reshape", found, graph.constant(np.array([0, len(shape.columns) * CODE], np.int64)))
    return graph.node("Concat", plain, flat, axis=1)


def read(player: Player, path: Path) -> None:
    """Take the weights of a file that `write` has written; as many as the player has, in the same order."""
    graph = onnx.load(str(path)).graph
    numbers = {each.name: numpy_helper.to_array(each) for each in graph.initializer}
    made = {node.output[0]: node for node in graph.node}

    def taken(weight: torch.Tensor, found: NDArray[Any]) -> None:
        weight.copy_(torch.from_numpy(found.astype(np.float32)))

    def whole(name: str) -> NDArray[np.float32]:
        """A matrix that is in bytes there."""
        bytes_of, scale = made[made[name].input[0]].input[0], made[name].input[1]
        found: NDArray[np.float32] = numbers[bytes_of].astype(np.float32) * numbers[scale]
        return found

    def nodes(kind: str) -> list[Any]:
        return [node for node in graph.node if node.op_type == kind]

    trunk = player.trunk
    with torch.no_grad():
        for layer, node in zip(_linears(player), nodes("Gemm"), strict=True):
            taken(layer.weight, whole(node.input[1]))
            taken(layer.bias, numbers[node.input[2]])
        for norm, node in zip((*trunk.norms, trunk.last), nodes("LayerNormalization"), strict=True):
            taken(norm.weight, numbers[node.input[1]])
            taken(norm.bias, numbers[node.input[2]])
        for node in nodes("Gather"):
            if node.input[0] in made:  # rows of the table of codes, and not numbers of the observation
                taken(player.reading.codes.weight, whole(node.input[0]))


def _linears(player: Player) -> list[Any]:
    """In the order in which they are written."""
    return [player.trunk.enter, *player.trunk.layers, player.narrow, player.policy, player.values]


def write(player: Player, shape: Shape, path: Path) -> None:
    """Takes rows of observations (`observation`) and gives `logits` and `values`, as many rows as it was given."""
    graph = Graph()
    x = graph.node("Relu", graph.linear(_read(graph, player, shape), player.trunk.enter))
    for norm, layer in zip(player.trunk.norms, player.trunk.layers, strict=True):
        x = graph.node("Add", x, graph.node("Relu", graph.linear(graph.norm(x, norm), layer)))
    x = graph.node("Relu", graph.linear(graph.norm(x, player.trunk.last), player.narrow))
    graph.linear(x, player.policy, "logits")
    graph.node("Tanh", graph.linear(x, player.values), out="values")
    sizes = {"observation": shape.numbers, "logits": shape.actions, "values": shape.seats}
    told = {
        name: helper.make_tensor_value_info(name, TensorProto.FLOAT, ["rows", size]) for name, size in sizes.items()
    }
    made = helper.make_graph(
        graph.nodes, "player", [told["observation"]], [told["logits"], told["values"]], graph.weights
    )
    model = helper.make_model(made, opset_imports=[helper.make_opsetid("", OPSET)], producer_name="quayside")
    model.ir_version = FORMAT
    onnx.checker.check_model(model)
    onnx.save(model, str(path))
