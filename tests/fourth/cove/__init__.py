"""Cove: smugglers, sealed bids and spoilt prices. rules.md has the rules by number."""
