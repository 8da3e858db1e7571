"""Numbers for eight white dice that are known from elsewhere."""

AT_LEAST = {
    21: 0.893027,
    22: 0.855602,
    23: 0.807739,
    24: 0.748373,
    25: 0.680331,
    26: 0.606990,
    27: 0.524759,
    28: 0.435420,
    29: 0.346293,
    30: 0.263790,
    31: 0.194015,
    32: 0.135813,
    33: 0.086775,
    34: 0.052618,
    35: 0.028908,
    36: 0.015678,
}
"""The chance to stop with a worm and at least this total, for those who want just that."""
