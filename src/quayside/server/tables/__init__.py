"""Tables on a server: in memory and in the database, the one write path, bots' turns, and who is told what."""
