"""The server: tables, seats, live and turn-based play. `app.create_app` puts the parts together."""
