"""How the database got its tables, step by step. Alembic runs the steps that a database still lacks.

A step must leave the database such that servers of the version before can still use it: add what may be empty, remove nothing.
"""
