"""Plain mode plays line by line, in a pipe or for a screen reader. It does without Textual."""
