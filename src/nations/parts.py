"""A step of the compiler: what only rules call is compiled for them alone.

Numba makes every function one that Python can call: it optimises it with all that it calls, makes
machine code of it and wraps that twice. For the hundreds of small rules below a loop nobody needs
this, and it is most of the time that compiling takes. Here such a rule is only translated; the
loop that is asked for is optimised once, with all that it calls.

Like `indexing`, this imports Numba. It leans on how Numba's code generator is made, so the
project asks for one minor version of Numba; the tests compare compiled rules with plain ones.
"""

# mypy: disable-error-code="no-untyped-call"
# Numba's compiler has no types.

from __future__ import annotations

from typing import Any

from numba import _dynfunc  # type: ignore[attr-defined]  # of C, and without types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering

from nations.indexing import RuleCompiler


class Part(JITCodeLibrary):
    """The code of a rule that only rules call: neither optimised nor made machine code."""

    def _optimize_final_module(self) -> None: ...

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True


@register_pass(mutates_CFG=True, analysis_only=False)
class PartLowering(NativeLowering):
    """Numba's own translation, without what it takes to call the rule from outside."""

    _name = "nations_part_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = Part(state.targetctx.codegen(), state.func_id.func_qualname)
        flags = state.flags
        flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        super().run_pass(state)
        # Callers know a rule by a function of C; this one leads nowhere, and nobody calls it.
        name, home = state.func_id.func_name, state.cr.fndesc.lookup_module()
        key = _dynfunc.make_function(home, name, name, 0, state.cr.env, (state.library,))
        state.targetctx.insert_user_function(key, state.cr.fndesc, [state.library])
        state.cr = state.cr._replace(cfunc=key)
        return True


class PartCompiler(RuleCompiler):
    """The pipeline of rules, with the step above in place of Numba's."""

    def define_pipelines(self) -> list[Any]:
        (builder,) = super().define_pipelines()
        steps = {NativeLowering: PartLowering}
        builder.passes = [(steps.get(step, step), text) for step, text in builder.passes]
        builder.finalize()
        return [builder]
