"""Figures for Prometheus. With several processes they are added up through PROMETHEUS_MULTIPROC_DIR.

That some actions happen at all is a secret of a seat. They are counted nowhere, neither as changes nor as requests: who
watches the figures of a quiet server would see them.
"""

from __future__ import annotations

import os

from prometheus_client import REGISTRY as OWN
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, multiprocess, start_http_server

_FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)

MOVES = Counter("quayside_changes_total", "Changes of tables that everybody may know of", ["kind"])
REFUSED = Counter("quayside_refused_total", "Changes of tables that were refused", ["kind"])
WRITE_SECONDS = Histogram("quayside_write_seconds", "From request to commit and fan-out", buckets=_FAST)
REQUESTS = Counter("quayside_http_requests_total", "HTTP requests that change no game", ["method", "status"])
REQUEST_SECONDS = Histogram(
    "quayside_http_request_seconds", "From request to the end of the answer", ["method", "route"], buckets=_FAST
)
LOOP_LAG = Histogram("quayside_loop_lag_seconds", "How late the event loop is with what is due", buckets=_FAST)
DATABASE_ERRORS = Counter("quayside_database_errors_total", "Errors of the database, by kind", ["kind"])
QUEUES = Gauge("quayside_queue_length", "What waits, by queue", ["queue"], multiprocess_mode="livesum")
CONNECTIONS = Gauge("quayside_connections", "Open connections, sockets among them", multiprocess_mode="livesum")
CUT = Counter("quayside_connections_cut_total", "Connections refused or cut off at the gate", ["reason"])
SOCKETS = Gauge("quayside_sockets", "Open sockets", multiprocess_mode="livesum")
CACHED = Gauge("quayside_cached_tables", "Tables in memory", multiprocess_mode="livesum")
UPDATES = Counter("quayside_updates_total", "Views sent to sockets")
BAD_NEWS = Counter("quayside_bad_news_total", "Messages between processes that could not be understood")
CLOSED = Counter("quayside_sockets_closed_total", "Sockets closed by the server", ["reason"])
BOT_MOVES = Counter("quayside_bot_moves_total", "Decisions of bots", ["outcome"])
LIMITED = Counter("quayside_limited_total", "Requests that were refused because of a limit", ["what"])
LIMITS_ALONE = Gauge("quayside_limits_alone", "1 while limits are counted without Redis", multiprocess_mode="livemax")
WORK = Counter("quayside_work_total", "Pieces of work for the pool", ["outcome"])
WORK_SECONDS = Histogram("quayside_work_seconds", "From the beginning of a piece of work to its end", ["job"])
WORK_WAITING = Gauge("quayside_work_waiting", "Pieces of work begun or waited for", multiprocess_mode="livesum")
NOTICES = Counter("quayside_notices_total", "Notifications", ["outcome"])


def serve(host: str, port: int) -> None:
    """Show all figures in Prometheus' text format at an address of their own, from a thread of this process."""
    registry = OWN
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    start_http_server(port, host, registry)
