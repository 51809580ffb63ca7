"""What positions and actions of Container are worth."""
