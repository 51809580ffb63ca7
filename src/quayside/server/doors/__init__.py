"""The ways in: connections and their limits, HTTP, the socket and the browser client's files."""
