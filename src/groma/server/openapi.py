"""The description of the lobby for programs, at /api/openapi.json.

Litestar writes it from the handlers and their types. What it cannot know is put in here: how a refusal looks, what the
fields mean, what answers are that go out as ready-made bytes, who the reader is.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

from litestar import Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.plugins import JsonRenderPlugin

from groma.server import protocol

Json = dict[str, Any]

_METHODS = ("get", "post", "delete")

_REFUSED = (
    "Refused: `code` and `facts` are for programs, `text` is a sentence in the language of `Accept-Language`. "
    "400, 413 and 422: what was sent cannot be; 401: this needs somebody who is known; 403: not for the reader; "
    "404: it is not there, or the reader may not see it; 409: not as things stand; 429: too much at once, "
    "`Retry-After` tells how many seconds to wait; 503: nothing was stored, trying again helps."
)

_BODIES: dict[str, tuple[str, Json]] = {
    "/api/me/export": ("application/json", {"type": "object", "description": "See docs/reference/server.md."}),
    "/api/reference/{language}": ("application/json", {"type": "object"}),
    "/api/tables/{table_id}/fairness": ("application/json", {"type": "object"}),
    "/api/tables/{table_id}/invitation.svg": ("image/svg+xml", {"type": "string"}),
    "/api/tables/{table_id}/record": ("application/jsonl", {"type": "string"}),
    "/api/tables/{table_id}/replay": ("application/json", {"type": "object"}),
    "/api/replay": ("application/json", {"type": "object"}),
}
"""What the answers are that Litestar only knows as bytes."""


class Description(JsonRenderPlugin):
    """The description as JSON."""

    def __init__(self) -> None:
        """Nothing is described before somebody asks."""
        super().__init__(path="/openapi.json")
        self._told: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: Json) -> bytes:
        """The same for everybody."""
        if self._told is None:
            self._told = self.render_json(request, describe(openapi_schema))
        return self._told


def name_of(handler: HTTPRouteHandler, *_: Any) -> str:
    """The operation's name: that of the function that answers it."""
    return handler.handler_name


def describe(written: Json) -> Json:
    """Litestar's description with all that it leaves out."""
    told = copy.deepcopy(written)
    schemas: Json = told["components"]["schemas"]
    schemas["Problem"] = {
        "type": "object",
        "title": "Problem",
        "required": ["code", "facts", "text"],
        "properties": {"code": {"type": "string"}, "facts": {"type": "object"}, "text": {"type": "string"}},
    }
    for name, schema in schemas.items():
        _explain(schema, getattr(protocol, name))
    told["components"]["securitySchemes"] = {
        "cookie": {
            "type": "apiKey",
            "in": "cookie",
            "name": "groma",
            "description": "Set with the first write. Behind https its name is `__Host-groma`.",
        }
    }
    # Whoever has no cookie is a visitor.
    told["security"] = [{"cookie": []}, {}]
    for path, method, operation in _operations(told):
        if path.startswith("/api/"):
            _tell_answers(path, operation, schemas)
        if method != "get":
            operation.setdefault("parameters", []).append(
                {
                    "name": "X-Groma",
                    "in": "header",
                    "required": False,
                    "schema": {"type": "string", "const": "1"},
                    "description": "Tells that no other site's form sends this; needed where the body is not JSON.",
                }
            )
        for parameter in operation.get("parameters", []):
            schema = parameter["schema"]
            if "pattern" in schema:
                # Python's end of a text, as other languages write it.
                schema["pattern"] = schema["pattern"].replace(r"\Z", "$")
    told["paths"]["/api/replay"]["post"]["requestBody"] = {
        "required": True,
        "content": {"application/jsonl": {"schema": {"type": "string", "description": "A record."}}},
    }
    told["paths"]["/readyz"]["get"]["responses"]["503"] = {
        "description": "Not now.",
        "content": {"text/plain": {"schema": {"type": "string"}}},
    }
    told["paths"]["/metrics"]["get"]["responses"]["404"] = _refusal()
    return told


def _operations(told: Json) -> Iterator[tuple[str, str, Json]]:
    for path, item in told["paths"].items():
        for method in _METHODS:
            if method in item:
                yield path, method, item[method]


def _explain(schema: Json, kind: type) -> None:
    """Say what a type and its fields mean, from the words beside them in protocol.py."""
    from groma.data_pages import field_comments, one_line

    schema["description"] = one_line(kind.__doc__)
    for name, comment in field_comments(kind).items():
        schema["properties"][name]["description"] = comment


def _tell_answers(path: str, operation: Json, schemas: Json) -> None:
    answers: Json = operation["responses"]
    answers.pop("400", None)
    for status, answer in answers.items():
        if path in _BODIES and status == "200":
            kind, schema = _BODIES[path]
            answer["content"] = {kind: {"schema": schema}}
        content = answer.get("content", {}).get("application/json", {}).get("schema", {})
        name = content.get("$ref", "").rsplit("/", 1)[-1]
        answer["description"] = schemas[name]["description"] if name else "Done."
    answers["default"] = _refusal()


def _refusal() -> Json:
    return {
        "description": _REFUSED,
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
    }
