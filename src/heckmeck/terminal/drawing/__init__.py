"""Drawings for the screens: pieces, boards, headings, and the curves of a review."""
