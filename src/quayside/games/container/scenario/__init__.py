"""Container in scenarios. The words are those of docs/scenarios-container.md."""
