"""Two machine instructions that numba has no name for; only kernels import this."""

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic


def _lowest_bit(_typing_context: Any, _mask: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.uint64(types.uint64), generate


def _bit_count(_typing_context: Any, _mask: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.uint64(types.uint64), generate


lowest_bit: Any = intrinsic(_lowest_bit)  # its position, in a 64-bit word that isn't zero
bit_count: Any = intrinsic(_bit_count)  # set bits of a 64-bit word
