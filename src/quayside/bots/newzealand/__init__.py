"""The greedy player of New Zealand, in chapters."""
