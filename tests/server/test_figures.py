"""Figures for operators: what they count, and that the example of alerts asks for figures that there are."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import yaml
from prometheus_client import REGISTRY, generate_latest

import quayside.server.metrics  # noqa: F401 - they are made there
from server.machines import Stage
from server.play import mover, people, seated

ALERTS = Path(__file__).parents[2] / "deploy" / "alerts.yaml"


def test_alerts_ask_for_figures_that_there_are() -> None:
    text = generate_latest(REGISTRY).decode()
    there = set(re.findall(r"^# TYPE (\w+) ", text, re.MULTILINE))
    rules = [rule for group in yaml.safe_load(ALERTS.read_text())["groups"] for rule in group["rules"]]
    assert len(rules) >= 5
    asked = {name for rule in rules for name in re.findall(r"quayside_\w+", rule["expr"])}
    assert asked
    assert {re.sub(r"_bucket$", "", name) for name in asked} <= there


def test_requests_are_timed_by_route_and_queues_are_told(sqlite_stage: Stage) -> None:
    """A route's pattern is a label, an address of one table never is: that would be without end, and tell of it."""

    async def story() -> None:
        async with people(sqlite_stage, 3) as clients:
            table = (await seated(clients)).table.id
            client, fresh = await mover(clients, table)
            await client.act(table, fresh.version, fresh.legal[0].action)
            await asyncio.sleep(6.0)  # the queues are looked at every five seconds
            found = sqlite_stage.servers[0].figures()
            assert table not in found
            assert 'quayside_http_request_seconds_count{method="POST",route="/api/tables/{table}/sit"}' in found
            assert re.search(r"quayside_loop_lag_seconds_count [1-9]", found)
            for queue in ("writers", "bots", "news", "messages"):
                assert f'quayside_queue_length{{queue="{queue}"}}' in found

    asyncio.run(asyncio.wait_for(story(), 60))
