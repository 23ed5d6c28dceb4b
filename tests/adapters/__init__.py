"""The games inside other people's libraries."""
