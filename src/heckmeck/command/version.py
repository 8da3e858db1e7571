"""`heckmeck --version`."""

from __future__ import annotations

from heckmeck.command.common import find_words, print_lines


def print_version() -> None:
    """Print the version, and which parts of this installation are compiled or missing."""
    import platform

    from heckmeck.about import page_built, rules_compiled, version
    from heckmeck.kernel import instruction_set

    words = find_words("")
    instructions = instruction_set()
    print_lines(
        [
            words.say("version-heading", version=version(), python=platform.python_version()),
            words.say("version-rules", compiled="yes" if rules_compiled() else "no"),
            words.say("version-kernel", instructions=instructions) if instructions else words.say("version-no-kernel"),
            words.say("version-page", built="yes" if page_built() else "no"),
        ]
    )
