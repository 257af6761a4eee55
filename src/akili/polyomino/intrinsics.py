"""Machine instructions that numba has no name for; only kernels import this."""

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


def _leading_zeros(_typing_context: Any, _mask: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctlz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.uint64(types.uint64), generate


def _bytes_reversed(_typing_context: Any, _mask: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.bswap(arguments[0])

    return types.uint64(types.uint64), generate


lowest_bit: Any = intrinsic(_lowest_bit)  # its position, in a 64-bit word that isn't zero
bit_count: Any = intrinsic(_bit_count)  # set bits of a 64-bit word
leading_zeros: Any = intrinsic(_leading_zeros)  # unset bits above the highest set one, in a word that isn't zero
bytes_reversed: Any = intrinsic(_bytes_reversed)  # the eight bytes of a word in the opposite order
