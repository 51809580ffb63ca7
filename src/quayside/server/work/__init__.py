"""Work that takes longer than a few milliseconds, done by processes beside the loop."""
