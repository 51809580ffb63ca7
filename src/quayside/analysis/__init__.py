"""After a game: how the chances went, where they turned, and what a strong player would have done there."""
