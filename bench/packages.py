"""The packages, each called in the fastest way its documentation shows; imported only when they are measured."""

from collections.abc import Callable
from importlib.metadata import version
from typing import Any
from weakref import WeakKeyDictionary

from bench.model import Model

Count = Callable[[Model], int]
DISTRIBUTIONS = ("exact-cover", "xcover", "dlx-cython", "ortools", "numba", "numpy")


def versions() -> str:
    """What was measured."""
    return ", ".join(f"{name} {version(name)}" for name in DISTRIBUTIONS)


def exact_cover_count() -> Count:
    """exact-cover: its own count, of a matrix."""
    from exact_cover import get_solution_count

    return lambda model: int(get_solution_count(model.matrix))


def xcover_count() -> Count:
    """xcover: its public generator, given a matrix; with secondary items where not all tiles are used, and sifted."""
    from xcover import covers, covers_bool

    def count(model: Model) -> int:
        if model.total == model.tiles:
            return sum(1 for _ in covers_bool(model.matrix))
        items = range(model.cells + model.tiles)
        found = covers(model.options, primary=items[: model.cells], secondary=items[model.cells :])
        return sum(1 for solution in found if len(solution) == model.total)

    return count


def xcover_search_count() -> Count:
    """xcover: only its compiled search, fed with the arrays that the public function would make."""
    from xcover import algorithm_c

    return lambda model: sum(1 for solution in algorithm_c(*model.flat) if len(solution) == model.total)


def xcover_first() -> Count:
    """xcover: whether its search finds a first solution."""
    from xcover import algorithm_c

    return lambda model: int(next(algorithm_c(*model.flat), None) is not None)


def exact_cover_first() -> Count:
    """exact-cover: whether it finds a first solution."""
    from exact_cover import get_exact_cover

    return lambda model: int(len(get_exact_cover(model.matrix)) > 0)


def dlx_cython_count() -> Count:
    """dlx-cython: its extension class, without the checks of the wrapper."""
    from dlx import DLX

    return lambda model: len(DLX(*model.wide_matrix.shape, model.wide_matrix).solve(find_all=True))


def cp_sat_count() -> Count:
    """OR-tools CP-SAT: one truth value a placement, and a callback that counts."""
    from ortools.sat.python import cp_model

    class Counter(cp_model.CpSolverSolutionCallback):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__()
            self.found = 0

        def on_solution_callback(self) -> None:
            self.found += 1

    built: WeakKeyDictionary[Model, Any] = WeakKeyDictionary()

    def count(model: Model) -> int:
        if model not in built:
            built[model] = _stated(cp_model.CpModel(), model)
        solver, counter = cp_model.CpSolver(), Counter()
        solver.parameters.enumerate_all_solutions = True
        solver.parameters.num_workers = 1
        solver.solve(built[model], counter)
        return counter.found

    return count


def _stated(problem: Any, model: Model) -> Any:
    """Every cell exactly once, every tile at most once, and the number of tiles: together that says it all."""
    laid = [problem.new_bool_var("") for _ in model.options]
    covering: list[list[Any]] = [[] for _ in range(model.cells + model.tiles)]
    for variable, option in zip(laid, model.options, strict=True):
        for item in option:
            covering[item].append(variable)
    for item, variables in enumerate(covering):
        if item < model.cells or model.total == model.tiles:
            problem.add_exactly_one(variables)
        else:
            problem.add_at_most_one(variables)
    if model.total < model.tiles:
        problem.add(sum(laid) == model.total)
    return problem
