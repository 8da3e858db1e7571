"""The client of a table. It reaches the table, keeps what the table tells, puts it into words, and sends what people decide."""
