"""A house for the people at one device: tables kept by a browser, asked for by the protocol of the server."""
