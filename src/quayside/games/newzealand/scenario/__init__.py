"""New Zealand in scenarios. The words are those of docs/scenarios-newzealand.md."""
