"""The ids of all rules, in the rulebook's order. Their texts are in `data/rules.<lang>.toml`."""

from __future__ import annotations

from enum import IntEnum


class Rule(IntEnum):
    """Every rule of the game. `NONE` says that no rule objects."""

    NONE = 0
    K_C1 = 1
    K_C2 = 2
    K_C3 = 3
    K_C4 = 4
    K_C5 = 5
    K_C6 = 6
    K_C7 = 7
    K_S1 = 8
    K_S2 = 9
    K_S3 = 10
    K_S4 = 11
    K_S5 = 12
    K_P1 = 13
    K_P2 = 14
    K_T1 = 15
    K_T1a = 16
    K_T1b = 17
    K_T2 = 18
    K_T2a = 19
    K_T3 = 20
    K_T4 = 21
    K_T5 = 22
    K_T5a = 23
    K_T5b = 24
    K_T6 = 25
    K_T6a = 26
    K_I1 = 27
    K_I2 = 28
    K_I3 = 29
    K_I4 = 30
    K_I4a = 31
    K_I5 = 32
    K_I6 = 33
    K_L1 = 34
    K_L1a = 35
    K_L1b = 36
    K_L2 = 37
    K_L2a = 38
    K_L2b = 39
    K_L3 = 40
    K_L4 = 41
    K_L4a = 42
    K_L5 = 43
    K_L5a = 44
    K_L6 = 45
    K_L7 = 46
    K_L8 = 47
    K_G1 = 48
    K_G2 = 49
    K_G2a = 50
    K_G3 = 51
    K_G4 = 52
    K_G4a = 53
    K_G5 = 54
    K_W1 = 55
    K_W1a = 56
    K_W2 = 57
    K_W2a = 58
    K_W3 = 59
    K_W3a = 60
    K_W4 = 61
    K_W4a = 62
    K_N1 = 63
    K_N1a = 64
    K_N2 = 65
    K_N3 = 66
    K_N3a = 67
    K_N3b = 68
    K_N4 = 69
    K_N4a = 70
    K_N5 = 71
    K_N6 = 72
    K_Q1 = 73
    K_Q2 = 74
    K_Q2a = 75
    K_Q3 = 76
    K_Q4 = 77
    K_D1 = 78
    K_D1a = 79
    K_D2 = 80
    K_D2a = 81
    K_D2b = 82
    K_D3 = 83
    K_D4 = 84
    K_D5 = 85
    K_D6 = 86
    K_D7 = 87
    K_D7a = 88
    K_D8 = 89
    K_D9 = 90
    K_E1 = 91
    K_E1a = 92
    K_E1b = 93
    K_E1c = 94
    K_E1d = 95
    K_E1e = 96
    K_E1f = 97
    K_E1g = 98
    K_E1i = 99
    K_E1h = 100
    K_E2 = 101
    K_E2a = 102
    K_E3 = 103
    K_E3a = 104
    K_E3b = 105
    K_X1 = 106
    K_X2 = 107
    K_X3 = 108


IDS = tuple(rule.name.replace("_", "-") for rule in Rule)
"""The id of each rule by its number."""
