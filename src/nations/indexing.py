"""A step of the compiler: rules never count places from the end of a row, so nobody asks.

Numba takes `row[-1]` for the last place, as Python does, and so asks of every index whether it is
below zero; loops over places are then gathered one by one instead of read in a stroke. Here every
index is made unsigned before types are known. Where bounds are checked, an index below zero is an
error then: that is how tests know that no rule uses one.

This uses Numba's documented way to add a pass; importing it imports Numba.
"""

# mypy: disable-error-code="no-untyped-call"
# Numba's compiler has no types.

from __future__ import annotations

from typing import Any

from numba.core import ir, types
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.untyped_passes import IRProcessing


@register_pass(mutates_CFG=False, analysis_only=False)
class UnsignedIndices(FunctionPass):
    """Wraps the index of every reading and writing of a place into `uint64(…)`."""

    _name = "nations_unsigned_indices"

    def __init__(self) -> None:
        FunctionPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        for block in state.func_ir.blocks.values():
            block.body = [new for one in block.body for new in _unsigned(state.func_ir, one)]
        return True


def _unsigned(function: Any, statement: Any) -> list[Any]:
    """A statement, and before it the change of its index where it has one."""
    place: Any = statement.value if isinstance(statement, ir.Assign) else statement
    reads = isinstance(place, ir.Expr) and place.op == "getitem"
    if not (reads or isinstance(place, ir.SetItem)):
        return [statement]
    kind = _named(function, place.index.scope, ir.Global("uint64", types.uint64, statement.loc))
    call = ir.Expr.call(kind.target, [place.index], (), statement.loc)
    index = _named(function, place.index.scope, call)
    place.index = index.target
    return [kind, index, statement]


def _named(function: Any, scope: Any, value: Any) -> Any:
    """A value under a new name."""
    name = scope.redefine("$unsigned", value.loc)
    function._definitions[name.name].append(value)
    return ir.Assign(value, name, value.loc)


class RuleCompiler(CompilerBase):
    """Numba's own pipeline and the step above."""

    def define_pipelines(self) -> list[Any]:
        builder = DefaultPassBuilder.define_nopython_pipeline(self.state)
        builder.add_pass_after(UnsignedIndices, IRProcessing)
        builder.finalize()
        return [builder]
