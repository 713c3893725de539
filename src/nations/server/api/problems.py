"""Everything that can go wrong, as one kind of answer: a code, a sentence, the right status."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from nations.errors import NationsError
from nations.room.refusal import Code, Refusal
from nations.server.api.structs import Problem
from nations.server.sentences import preferred, sentence
from nations.store import Damaged, NoSuchMatch, Quarantined, StoreBusy, StoreError

STATUS: dict[Code, int] = {
    Code.BAD: 400,
    Code.UNKNOWN: 404,
    Code.FORBIDDEN: 403,
    Code.PHASE: 409,
    Code.TURN: 409,
    Code.ILLEGAL: 422,
    Code.STALE: 409,
    Code.OVER: 409,
    Code.CLAIMED: 409,
    Code.RATE: 429,
    Code.BUSY: 503,
    Code.STORAGE: 503,
    Code.DAMAGED: 500,
}
FAULT = "FAULT"
"""A defect of the server."""
NO_KEY = "no-key"
RETRY_AFTER = "2"

_FROM_STATUS: dict[int, tuple[Code, str]] = {
    400: (Code.BAD, "no-such-request"),
    404: (Code.UNKNOWN, "no-such-page"),
    405: (Code.BAD, "no-such-method"),
    413: (Code.BAD, "no-such-size"),
    415: (Code.BAD, "no-such-kind"),
}
_logger = logging.getLogger(__name__)
AnyRequest = Request[Any, Any, Any]


def language(request: AnyRequest) -> str:
    """The language that the client wants: `?lang`, else Accept-Language, else English."""
    return preferred(request.query_params.get("lang"), request.headers.get("accept-language"))


def answer_refusal(request: AnyRequest, refusal: Refusal) -> Response[Problem]:
    """A refusal of a room or of the API itself."""
    status = 401 if refusal.key == NO_KEY else STATUS[refusal.code]
    return _answer(request, refusal, status, {})


def answer_error(request: AnyRequest, error: NationsError) -> Response[Problem]:
    """Any other error that a user, or the disk, can cause."""
    return answer_refusal(request, _as_refusal(error))


def answer_http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What the framework refuses: addresses, methods, bodies that do not fit."""
    code, key = _FROM_STATUS.get(error.status_code, (Code.BAD, "no-such-request"))
    values = {"why": _why(error)} if key == "no-such-request" else {}
    allowed = {"Allow": _allowed(request)} if error.status_code == 405 else {}
    return _answer(request, Refusal(code, key, **values), error.status_code, allowed)


def answer_depth(request: AnyRequest, error: RecursionError) -> Response[Problem]:  # noqa: ARG001
    """Nothing here recurses but the reading of a body."""
    return answer_refusal(request, Refusal(Code.BAD, "no-such-request", why="nested too deeply"))


def answer_fault(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A defect: told to who runs the server, not to who asked."""
    _logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    text = sentence(Refusal(Code.BUSY, "no-fault"), language(request))
    return Response(Problem(FAULT, text), status_code=500)


HANDLERS: ExceptionHandlersMap = {
    Refusal: answer_refusal,
    NationsError: answer_error,
    HTTPException: answer_http,
    RecursionError: answer_depth,
    Exception: answer_fault,
}


def _answer(
    request: AnyRequest, refusal: Refusal, status: int, headers: dict[str, str]
) -> Response[Problem]:
    if status in (429, 503):
        headers["Retry-After"] = RETRY_AFTER
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    text = sentence(refusal, language(request))
    return Response(Problem(refusal.code, text, refusal.rule), status_code=status, headers=headers)


def _as_refusal(error: NationsError) -> Refusal:
    if isinstance(error, NoSuchMatch):
        return Refusal(Code.UNKNOWN, "no-such-match")
    if isinstance(error, Damaged | Quarantined):
        return Refusal(Code.DAMAGED, "no-damaged")
    if isinstance(error, StoreBusy):
        return Refusal(Code.BUSY, "no-store-busy")
    if isinstance(error, StoreError):
        return Refusal(Code.STORAGE, "no-storage")
    return Refusal(Code.BAD, "no-such-request", why=str(error)[:300])


def _allowed(request: AnyRequest) -> str:
    """The methods of an address, as a refusal of another one must tell."""
    given = request.url.path.rstrip("/").split("/")
    methods: set[str] = set()
    for route in request.app.routes:
        parts = route.path_format.split("/")
        pairs = zip(parts, given, strict=False)
        if len(parts) == len(given) and all(a == b or a.startswith("{") for a, b in pairs):
            methods |= set(getattr(route, "methods", ()))
    return ", ".join(sorted(methods))


def _why(error: HTTPException) -> str:
    """What a body or parameter lacks, without repeating what was sent."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [one for one in extra if isinstance(one, dict) and "message" in one]
    told = [
        ": ".join(str(one[name]) for name in ("key", "message") if name in one) for one in parts
    ]
    return "; ".join(told)[:300] or error.detail[:300]


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """For the documentation: the problems that a route can answer with."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=_MEANING[status])
        for status in sorted({*statuses, 400, 429, 503})
    }


_MEANING = {
    400: "The request cannot be read, or asks for what there is not.",
    401: "A key is needed: `Authorization: Bearer KEY`.",
    403: "Not with this key.",
    404: "There is no such match, game or set.",
    409: "Not at this time of the match.",
    413: "The body is too large.",
    415: "The body must be JSON.",
    429: "Too many requests: wait a little.",
    503: "The server is busy or cannot store: try again.",
}
