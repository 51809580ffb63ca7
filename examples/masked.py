"""A small network that only takes legal actions, and one step of policy gradient: what the loops beside it share."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import nn


class Learner:
    def __init__(self, numbers: int, actions: int, seed: int = 1) -> None:
        torch.manual_seed(seed)
        self.net = nn.Sequential(nn.LayerNorm(numbers), nn.Linear(numbers, 128), nn.ReLU(), nn.Linear(128, actions))
        self.optimiser = torch.optim.Adam(self.net.parameters(), 1e-3)

    def choices(self, observation: Any, mask: Any) -> torch.distributions.Categorical:
        """How likely each action is, by rows; what the mask does not allow is not likely at all."""
        logits = self.net(torch.as_tensor(np.asarray(observation), dtype=torch.float32))
        allowed = torch.as_tensor(np.asarray(mask)) != 0
        return torch.distributions.Categorical(logits=logits.masked_fill(~allowed, -1e9))

    def act(self, observation: Any, mask: Any) -> Any:
        with torch.no_grad():
            return self.choices(observation, mask).sample().numpy()

    def learn(self, observation: Any, mask: Any, action: Any, worth: Any) -> float:
        """Make actions likelier by what they were worth."""
        chosen = self.choices(observation, mask).log_prob(torch.as_tensor(np.asarray(action)))
        loss = -(chosen * torch.as_tensor(np.asarray(worth), dtype=torch.float32)).mean()
        self.optimiser.zero_grad()
        loss.backward()
        self.optimiser.step()
        return float(loss.detach())
