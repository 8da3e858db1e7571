"""Shows the sessions in docstrings as code: Markdown would take `>>>` for three nested quotations."""

from __future__ import annotations

import re
from typing import Any

import griffe

SESSION = re.compile(r"^(>>> .*(?:\n(?!\s*$).*)*)", re.MULTILINE)


class DoctestBlocks(griffe.Extension):
    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = SESSION.sub(r"```pycon\n\1\n```", obj.docstring.value)
