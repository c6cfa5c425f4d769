"""How the database came to be, step by step; Alembic runs what a database is missing."""

HEAD = "0001"
"""The newest step. Kept here so that starting up needs no Alembic if there is nothing to do."""
