"""The life of a table: commands, log, views, undo, bots' turns and clocks. It knows no network, database or loop."""
