"""Shipyard in scenarios. The words are those of docs/scenarios-shipyard.md."""
