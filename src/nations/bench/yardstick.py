"""The yardstick: a kernel of the dice game's rules written by hand in C, if it is at hand.

It lies in `bench/` of the repository, is compiled on the spot and never shipped.
"""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from nations.bench.contest import BenchWork

NAME = "c_kernel"
PLACE = Path(__file__).parents[3] / "bench" / "c_kernel.py"


def present(wanted: bool) -> tuple[dict[str, BenchWork], list[str]]:
    """The C kernel as a contestant, or its name as an absent one."""
    if not wanted or not PLACE.exists():
        return {}, [NAME] if wanted else []
    spec = spec_from_file_location("c_kernel", PLACE)
    if spec is None or spec.loader is None:
        return {}, [NAME]
    module = module_from_spec(spec)
    sys.modules["c_kernel"] = module
    spec.loader.exec_module(module)
    try:
        return {NAME: module.work(seats=2)}, []
    except OSError:
        return {}, [NAME]
