"""Settings of all tests: hypothesis finds the same cases everywhere and has no deadlines."""

from __future__ import annotations

from hypothesis import settings

# A busy machine is slow, not wrong; and a case that fails once must fail again.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")
