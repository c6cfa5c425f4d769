"""How a server is set up: every setting with its sentence, from the environment (GROMA_…) or an option."""

from __future__ import annotations

import dataclasses
import math
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

_AT_LEAST_ONE = (
    "workers", "bot_workers", "max_connections", "max_tables_per_person", "chat_kept", "guest_days", "table_days"
)  # fmt: skip


class SettingsError(ValueError):
    """A setting that cannot be; the message names it and says what would be right."""


def _setting(default: Any, sentence: str) -> Any:
    return dataclasses.field(default=default, metadata={"sentence": sentence})


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """All settings of `groma serve`. The environment variable of `bot_workers` is GROMA_BOT_WORKERS."""

    host: str = _setting("127.0.0.1", "the address to listen on; 0.0.0.0 or :: for all of them")
    port: int = _setting(8000, "the port to listen on")
    database: str = _setting(
        "", "where everything is kept: sqlite:///PATH or postgresql://…; empty for a file in the user's data folder"
    )
    workers: int = _setting(1, "server processes on this machine; more than one needs PostgreSQL")
    bus: str = _setting(
        "", "how processes tell each other what is new: empty for the database's own way, or valkey://HOST:PORT"
    )
    public_url: str = _setting(
        "", "the address players use, such as https://maps.example.org; needed behind a proxy that ends https"
    )
    proxies: str = _setting(
        "", "addresses of proxies, with commas between, whose X-Forwarded-For and -Proto are believed"
    )
    bot_workers: int = _setting(1, "processes in which bots think, for each server process")
    limits: float = _setting(
        1.0, "multiplies all limits on rates and numbers; 0 takes them away (for load tests, never in public)"
    )
    max_connections: int = _setting(5000, "open sockets one server process takes at most")
    max_tables_per_person: int = _setting(40, "unfinished tables one guest or account may have set up")
    chat_kept: int = _setting(200, "lines of chat kept for each table")
    bot_delay: float = _setting(0.0, "seconds a bot waits before it plays, so that people can follow")
    guest_days: int = _setting(
        180, "days after which a guest who did not come back, and who sits nowhere, is forgotten"
    )
    table_days: int = _setting(30, "days after which a table that never started is cleared away")
    log_level: str = _setting("info", "debug, info, warning or error")
    metrics: bool = _setting(True, "whether /metrics answers; only addresses of this machine may read it unless open")
    metrics_open: bool = _setting(False, "whether any address may read /metrics")

    def __post_init__(self) -> None:
        """See that the settings fit together."""
        for name in _AT_LEAST_ONE:
            if getattr(self, name) < 1:
                raise SettingsError(f"{name} is {getattr(self, name)}, at least 1 is needed")
        if self.workers > 1 and not self.is_postgres:
            raise SettingsError(
                f"workers is {self.workers}: several processes need PostgreSQL "
                "(--database postgresql://…); an SQLite file takes one"
            )
        for name in ("limits", "bot_delay"):
            if not 0 <= getattr(self, name) < math.inf:
                raise SettingsError(f"{name} is {getattr(self, name)}, 0 or more is needed")
        if self.public_url and not self.public_url.startswith(("https://", "http://")):
            raise SettingsError(f'public_url is "{self.public_url}", it should begin with https:// (or http://)')
        if self.log_level not in ("debug", "info", "warning", "error"):
            raise SettingsError(f'log_level is "{self.log_level}", one of debug, info, warning, error is needed')
        if self.bus and not self.bus.startswith(("valkey://", "redis://", "unix://")):
            raise SettingsError('bus should begin with "valkey://" or "unix://", or be empty')

    @property
    def is_postgres(self) -> bool:
        """Whether the database is PostgreSQL."""
        return self.database.startswith(("postgresql://", "postgres://"))


def settings_from(given: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Settings:
    """Settings from options that were given (None: not given), then the environment, then the defaults."""
    found: dict[str, Any] = {}
    for each in dataclasses.fields(Settings):
        if given.get(each.name) is not None:
            found[each.name] = given[each.name]
            continue
        name = variable_of(each.name)
        if name in environment:
            found[each.name] = _parse(name, environment[name], type(each.default))
    return Settings(**found)


def variable_of(name: str) -> str:
    """The environment variable of a setting."""
    return f"GROMA_{name.upper()}"


def environment_of(settings: Settings) -> dict[str, str]:
    """The environment in which `settings_from` finds these settings again, for processes that are started."""
    return {variable_of(each.name): str(getattr(settings, each.name)) for each in dataclasses.fields(Settings)}


def default_database() -> str:
    """An SQLite file in the folder where this user's programs keep their data."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path("~/.local/share").expanduser())
    return f"sqlite:///{Path(base) / 'groma' / 'groma.sqlite'}"


def _parse(name: str, text: str, kind: type) -> Any:
    if kind is bool:
        if text.lower() in ("1", "true", "yes", "on"):
            return True
        if text.lower() in ("0", "false", "no", "off", ""):
            return False
        raise SettingsError(f'{name} is "{text}", yes or no is needed')
    try:
        return kind(text)
    except ValueError:
        wanted = "a whole number" if kind is int else "a number"
        raise SettingsError(f'{name} is "{text}", {wanted} is needed') from None
