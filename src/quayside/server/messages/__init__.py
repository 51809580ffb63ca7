"""What is sent on: to people by mail, push and webhook, and from one process of the server to the others."""
