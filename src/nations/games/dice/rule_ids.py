"""The ids of all rules, in the rulebook's order. Their texts are in `data/rules.<lang>.toml`.

Rules name their id in the docstring of the function that carries them out; events and refusals
carry it as one of these numbers.
"""

from __future__ import annotations

from enum import IntEnum


class Rule(IntEnum):
    """Every rule of the game. `NONE` says that no rule objects."""

    NONE = 0
    D_C0 = 1
    D_C1 = 2
    D_C2 = 3
    D_C2a = 4
    D_C3 = 5
    D_C4 = 6
    D_C5 = 7
    D_C6 = 8
    D_C6a = 9
    D_C7 = 10
    D_C8 = 11
    D_C9 = 12
    D_C10 = 13
    D_C11 = 14
    D_S1 = 15
    D_S2 = 16
    D_S3 = 17
    D_S4 = 18
    D_S5 = 19
    D_R1 = 20
    D_R2 = 21
    D_R3 = 22
    D_R4 = 23
    D_R5 = 24
    D_T1 = 25
    D_T2 = 26
    D_T3 = 27
    D_T4 = 28
    D_T5 = 29
    D_A1 = 30
    D_A2 = 31
    D_A2a = 32
    D_A2b = 33
    D_A3 = 34
    D_A3a = 35
    D_A4 = 36
    D_A5 = 37
    D_A5a = 38
    D_A6 = 39
    D_A6a = 40
    D_A7 = 41
    D_A7a = 42
    D_A7b = 43
    D_A8 = 44
    D_A8a = 45
    D_A9 = 46
    D_A10 = 47
    D_A10a = 48
    D_A11 = 49
    D_A11a = 50
    D_A12 = 51
    D_A14 = 52
    D_A13 = 53
    D_B1 = 54
    D_B1a = 55
    D_B2 = 56
    D_F1 = 57
    D_F1a = 58
    D_O1 = 59
    D_W1 = 60
    D_W1a = 61
    D_E1 = 62
    D_E2 = 63
    D_E2a = 64
    D_1a = 65
    D_1b = 66
    D_1h = 67
    D_1c = 68
    D_1d = 69
    D_1i = 70
    D_1e = 71
    D_1j = 72
    D_1f = 73
    D_1k = 74
    D_1g = 75
    D_X1 = 76
    D_X2 = 77
    D_X3 = 78
    D_X4 = 79


IDS = tuple(rule.name.replace("_", "-") for rule in Rule)
"""The id of each rule by its number."""
