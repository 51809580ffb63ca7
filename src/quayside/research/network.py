"""The network of the learned player: numbers of one seat's view in, a preference for each action and a value out."""

from __future__ import annotations

from pathlib import Path

import onnx
import torch
from torch import nn

NARROW = 256  # before the wide row of actions, so that the weights stay a few megabytes


class Player(nn.Module):
    """Two hidden layers with a shortcut, then one head for actions and one for the value of the position."""

    def __init__(self, numbers: int, actions: int, width: int = 512) -> None:
        super().__init__()
        self.enter = nn.Linear(numbers, width)
        self.deeper = nn.Linear(width, width)
        self.narrow = nn.Linear(width, NARROW)
        self.policy = nn.Linear(NARROW, actions)
        self.value = nn.Linear(NARROW, 1)

    def forward(self, observation: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        x = torch.sign(observation) * torch.log1p(torch.abs(observation))  # counts of 1 and of 60 alike
        x = torch.relu(self.enter(x))
        x = x + torch.relu(self.deeper(x))
        x = torch.relu(self.narrow(x))
        return self.policy(x), torch.tanh(self.value(x)).squeeze(-1)


def export(net: Player, numbers: int, path: Path) -> None:
    """Write the network as one ONNX file for a single position."""
    example = (torch.zeros(1, numbers),)
    plain = Player(numbers, net.policy.out_features, net.enter.out_features)
    plain.load_state_dict({name: weight.detach().cpu() for name, weight in net.state_dict().items()})
    plain.eval()
    torch.onnx.export(
        plain,
        example,
        str(path),
        input_names=["observation"],
        output_names=["logits", "value"],
        dynamo=True,
        external_data=False,
    )
    _without_traces(path)


def _without_traces(path: Path) -> None:
    """Take out where in whose program each step was written, which PyTorch puts into the file."""
    model = onnx.load(str(path))
    graph = model.graph
    for part in (model, graph, *graph.node, *graph.input, *graph.output, *graph.value_info, *graph.initializer):
        part.doc_string = ""
        del part.metadata_props[:]
    model.producer_name, model.producer_version = "quayside.research.train", ""
    onnx.save(model, str(path))
