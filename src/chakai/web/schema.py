"""What is kept: people, tables, and the journal of each table, which is its record and all that was said there."""

from typing import Final

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, text

METADATA: Final = MetaData()
WAITING: Final = text("started IS NULL")

players = Table(
    "players",
    METADATA,
    Column("player", String(64), primary_key=True),  # the hash of what the cookie holds
    Column("name", String(80), nullable=False),
    Column("made", Float, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", String(80), nullable=False),
    Column("house", JSON, nullable=False),
    Column("options", JSON, nullable=False),
    Column("made", Float, nullable=False),
    Column("changed", Float, nullable=False),  # when its journal last grew
    Column("started", Float),
    Column("ended", Float),
    Column("result", JSON(none_as_null=True)),
    Column("turn", JSON, nullable=False),  # the seats that still have to decide
    Column("due", Float),  # when the time of those seats runs out
    Column("bot_due", Boolean, nullable=False),
    Column("bot_claim", String(32)),  # the process that lets the bots of this turn think
    Column("open", Boolean, nullable=False),  # anybody may take the free seat
    Index("tables_due", "due"),
    Index("tables_bot_due", "bot_due"),
    Index("tables_waiting", "open", "made", postgresql_where=WAITING, sqlite_where=WAITING),
)

seats = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, bot or free
    Column("name", String(80), nullable=False),  # a person's name, a bot's level
)

holders = Table(
    "holders",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(64), primary_key=True),
    Index("holders_player", "player"),
)

seat_keys = Table(
    "seat_keys",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Index("seat_keys_table", "table_id"),
)

entries = Table(
    "entries",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # no number twice: nothing is ever applied twice
    Column("at", Float, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("data", JSON, nullable=False),
)

processes = Table(
    "processes",
    METADATA,
    Column("process", String(32), primary_key=True),
    Column("beat", Integer, nullable=False),  # grows as long as the process lives
    Column("key_name", String(32), nullable=False),  # of the key that it signs with
    Column("settled", Boolean, nullable=False),  # does it know that the clocks are right?
)

presence = Table(
    "presence",
    METADATA,
    Column("process", ForeignKey("processes.process", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),  # -1: those who only watch
    Column("lookers", Integer, nullable=False),
    Index("presence_table", "table_id"),
)
