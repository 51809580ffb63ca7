"""What the coach says to the people at a table: who may ask for what, and the answers as plain data with sentences.

Neither a network nor a database is known here; a server and a browser tab ask the same functions.
"""
