"""How the database got its tables, step by step. Alembic runs the steps that a database still lacks.

Servers of the previous version must still be able to use the database after a step: add what may be empty, remove nothing.
"""
