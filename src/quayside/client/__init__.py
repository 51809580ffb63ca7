"""A small typed client for a Quayside server, over HTTP and over the socket."""

from quayside.client.errors import Refused
from quayside.client.http import Client
from quayside.client.socket import Live, connect

__all__ = ["Client", "Live", "Refused", "connect"]
