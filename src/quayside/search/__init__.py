"""Looking ahead without looking at what is hidden."""
