"""What is counted and measured, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Figures:
    """The figures of one server process."""

    def __init__(self) -> None:
        """All at nothing."""
        self.registry = CollectorRegistry()
        self.tables = Gauge("groma_tables", "Tables by status, in the database.", ["status"], registry=self.registry)
        self.voices = Gauge("groma_tables_loaded", "Tables that are loaded here.", registry=self.registry)
        self.sockets = Gauge("groma_sockets", "Open sockets.", registry=self.registry)
        self.seats = Gauge("groma_seats_connected", "Sockets whose person sits at the table.", registry=self.registry)
        self.intents = Counter(
            "groma_intents", "Intents that were carried out.", ["game", "by"], registry=self.registry
        )
        self.refusals = Counter("groma_refusals", "Intents that were refused.", ["code"], registry=self.registry)
        self.limited = Counter("groma_limited", "What was turned away by a limit.", ["limit"], registry=self.registry)
        self.latency = Histogram(
            "groma_intent_seconds",
            "From an intent's arrival until it is on disk.",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
            registry=self.registry,
        )
        self.bots = Histogram(
            "groma_bot_seconds",
            "How long bots think.",
            buckets=(0.001, 0.005, 0.02, 0.05, 0.1, 0.5, 1, 5, 20),
            registry=self.registry,
        )
        self.thinking = Gauge("groma_bots_thinking", "Bots that are thinking now.", registry=self.registry)
        self.storage = Gauge("groma_storage_up", "Whether the database answers.", registry=self.registry)
        self.failures = Counter("groma_storage_failures", "Writes that failed.", registry=self.registry)
        self.requests = Counter("groma_requests", "HTTP requests by status.", ["status"], registry=self.registry)

    def text(self) -> bytes:
        """In the form Prometheus reads."""
        return generate_latest(self.registry)
