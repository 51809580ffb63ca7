"""Who is who: guests, accounts, sessions, bans, and the ways to reach somebody."""
