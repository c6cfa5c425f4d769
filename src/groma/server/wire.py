"""HTTP and WebSockets as uvicorn speaks them, with a measure to everything a client may make the server keep.

Messages and bodies have theirs already. What remains is what leads up to a message and never becomes one.
"""

from __future__ import annotations

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

LARGEST_HEAD = 64 * 1024
"""Bytes a request may send before it gets anywhere: its address and its headers, or what follows its body."""
MOST_PIECES = 1000
"""Frames that one message may come in."""
MOST_UNREAD = 1024 * 1024
"""Bytes a client that does not read them may have waiting and still ask for pongs."""


class Http(HttpToolsProtocol):
    """HTTP whose heads end: the parser alone would collect headers for as long as somebody sends them."""

    _leading_nowhere = 0
    _gets_on = False

    def data_received(self, data: bytes) -> None:
        """Some bytes of a request, or of several."""
        self._gets_on = False
        super().data_received(data)
        self._leading_nowhere = 0 if self._gets_on else self._leading_nowhere + len(data)
        if self._leading_nowhere > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too large.")

    def on_headers_complete(self) -> None:
        """The head is there."""
        self._gets_on = True
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of the body."""
        self._gets_on = True
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is there."""
        self._gets_on = True
        super().on_message_complete()


class WebSockets(WebSocketsSansIOProtocol):
    """WebSockets on which neither the pieces of one message nor unread answers pile up."""

    def handle_cont(self, event: Frame) -> None:
        """One more piece of a message; pieces may be empty, so their size alone sets no limit."""
        if self.close_sent:
            return
        if len(self.frames) >= MOST_PIECES:
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG, "too many frames")
            self.handle_parser_exception()
            return
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """A ping; its pong has been written behind all else that waits for the client."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()
