"""The progress bar: only after a while, and never in the way of the text."""

from __future__ import annotations

import io
import time

from layoutproof.report.progress import ProgressBar


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_nothing_but_the_text_when_it_is_quick() -> None:
    stream = Terminal()
    with ProgressBar(2, enabled=True, stream=stream, patience=60) as bar:
        bar.write("one")
        bar.advance()
    assert stream.getvalue() == "one\n"


def test_a_bar_when_it_takes_long() -> None:
    stream = Terminal()
    with ProgressBar(2, enabled=True, stream=stream, patience=0.0) as bar:
        deadline = time.monotonic() + 5
        while bar._bar is None and time.monotonic() < deadline:
            time.sleep(0.01)
        bar.advance()
        bar.write("one")
    assert "one\n" in stream.getvalue() and "proving" in stream.getvalue()


def test_no_bar_where_it_is_not_wanted() -> None:
    stream = io.StringIO()
    with ProgressBar(1, enabled=False, stream=stream, patience=0.0) as bar:
        bar.write("one")
    assert stream.getvalue() == "one\n"
