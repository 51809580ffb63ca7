"""The database: its schema, transactions, rows in and out, the chain that shows damage, backups and verification."""
