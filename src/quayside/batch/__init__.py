"""Many tables of one game, stepped together in compiled code."""
