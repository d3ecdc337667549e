"""How a verb ends: an exit code, an error in one sentence, never a traceback for what a user can cause."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import NoReturn

from layoutproof.errors import UserError

OK = 0
NOT_AS_EXPECTED = 1  # a claim refuted, a configuration rejected, anything not as its spec expects
UNUSABLE = 2  # usage error, or a file that cannot be read as a spec
UNKNOWN = 3  # the budget ran out
DISAGREED = 4  # two engines answered differently
STALE = 5  # proofs/ is not what the specs give
INTERNAL = 70  # a bug of ours (EX_SOFTWARE)
INTERRUPTED = 130
BROKEN_PIPE = 141  # as a shell reports SIGPIPE


def finish(verb: Callable[[], int], *, debug: bool = False) -> NoReturn:
    """Run a verb and exit with its code; errors become one sentence on stderr."""
    _prepare_streams()
    try:
        code = verb()
        sys.stdout.flush()
    except BrokenPipeError:  # the reader went away (| head)
        _silence_output()
        code = BROKEN_PIPE
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        code = INTERRUPTED
    except UserError as error:
        print_error(error)
        code = error.exit_code
    except OSError as error:  # a full disk, a device that fails, no more processes: not ours, and not the spec's
        code = _refused_by_system(error, debug=debug)
    except Exception as error:  # noqa: BLE001  (the last place where it can be told)
        code = _internal(error, debug=debug)
    sys.exit(code)


def print_error(error: UserError) -> None:
    """An error on stderr; all the errors of a spec file, each with its own line."""
    from layoutproof.specs.problems import SpecErrors

    for line in error.lines() if isinstance(error, SpecErrors) else [str(error)]:
        print(f"error: {line}", file=sys.stderr)


def _prepare_streams() -> None:
    """Let every text be printed: a closed stream (``>&-``) takes what it is given, and what its encoding lacks is escaped."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_WRONLY), "w"))
        elif getattr(stream, "errors", "") == "strict" and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")


def _silence_output() -> None:
    """Python flushes stdout once more at exit: let it have somewhere to go."""
    with suppress(OSError, ValueError):  # no file behind it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _refused_by_system(error: OSError, *, debug: bool) -> int:
    if debug:
        import traceback

        traceback.print_exception(error)
    _silence_output()
    reason = (error.strerror or str(error)).lower()
    print_error(
        UserError(f"{error.filename}: {reason}" if error.filename else f"the output cannot be written: {reason}")
    )
    return UNUSABLE


def _internal(error: Exception, *, debug: bool) -> int:
    if debug:
        import traceback

        traceback.print_exception(error)
    where = "the traceback above" if debug else "the output of `layoutproof --debug ...`"
    print(
        f"error: a bug in LayoutProof ({type(error).__name__}: {error}); please report it with {where}", file=sys.stderr
    )
    return INTERNAL
