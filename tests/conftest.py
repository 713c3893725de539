"""Settings of all tests: hypothesis finds the same cases everywhere and has no deadlines, and
nothing is compiled behind their backs."""

from __future__ import annotations

import os

from hypothesis import settings

# A busy machine is slow, not wrong; and a case that fails once must fail again.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")

# Programs that tests start compile nothing in the background: it would take the time of others.
os.environ.setdefault("NATIONS_WARM", "off")
