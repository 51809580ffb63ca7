"""New Zealand as something to study."""
