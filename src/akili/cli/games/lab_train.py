"""``akili lab train``: a net learns a game by playing with itself; an interrupted training goes on where it was."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING
from zipfile import BadZipFile

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from akili.lab.learning_plot import learning_plot
from akili.lab.whole_file import replacing, write_whole

if TYPE_CHECKING:
    from akili.bots.clever_cubed.net.learning.training import Training

HELP = "Train the net of a game."
GAMES = ("clever-cubed",)
INTERRUPTED = 130
CHECKPOINT, WEIGHTS, CURVE = "checkpoint.npz", "weights.npz", "curve.svg"


def add_arguments(parser: ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("game", choices=GAMES, help="the game")
    parser.add_argument(
        "--games", type=int, default=1_500_000, metavar="N", help="to learn from (default: %(default)s)"
    )
    parser.add_argument(
        "--seed", type=int, default=1, metavar="S", help="the same seed gives the same net (default: 1)"
    )
    parser.add_argument("--tries", type=int, default=2, metavar="N", help="beginnings, of which the best goes on")
    parser.add_argument(
        "--goals", type=float, default=0.0, metavar="SHARE", help="of the games that have goals besides points"
    )
    parser.add_argument("--onwards", type=Path, metavar="FILE", help="go on from the weights in FILE, not from nothing")
    parser.add_argument(
        "--seats",
        type=int,
        nargs="+",
        choices=range(1, 5),
        default=[1],
        metavar="N",
        help="the sizes of the tables in turn, once it plays well alone (default: 1)",
    )
    parser.add_argument(
        "--folder",
        type=Path,
        default=default_folder(),
        metavar="DIR",
        help="where it is kept: the checkpoint to go on from, the weights, the curve (default: %(default)s)",
    )
    parser.add_argument(
        "--every", type=float, default=30.0, metavar="SECONDS", help="between two checkpoints (default: 30)"
    )


def default_folder() -> Path:
    """A folder of ours in the user's cache directory."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "akili" / "training"


def run(arguments: Namespace) -> int:
    """Train to the end of the plan, or go on with it: a bar on stderr, the last line on stdout."""
    _check(arguments)
    notes = Console(stderr=True, soft_wrap=True, markup=False)
    training = _training(arguments, notes)
    try:
        _train(training, arguments, notes)
    except KeyboardInterrupt:
        _keep(training, arguments.folder)
        notes.print(f"Stopped. What was learned is kept in {arguments.folder}: the same command goes on from there.")
        return INTERRUPTED
    _keep(training, arguments.folder)
    last = training.curve[-1]
    print(f"{last.games} games, {last.points:.1f} points in the last of them: {arguments.folder / WEIGHTS}")
    return 0


def _check(arguments: Namespace) -> None:
    for name in ("games", "tries"):
        if getattr(arguments, name) < 1:
            raise ValueError(f"--{name} must be 1 or more, not {getattr(arguments, name)}.")
    if not 0 <= arguments.goals <= 1:
        raise ValueError(f"--goals must be a share from 0 to 1, not {arguments.goals:g}.")
    if arguments.every < 0:
        raise ValueError(f"--every must be 0 or more, not {arguments.every:g}.")


def _training(arguments: Namespace, notes: Console) -> Training:
    try:
        from akili.bots.clever_cubed.net.learning.plan import plan_onwards, plan_whole
        from akili.bots.clever_cubed.net.learning.training import NotATrainingError, OtherPlanError, begin, load
        from akili.bots.clever_cubed.net.net import unpack
    except ModuleNotFoundError as missing:
        raise ValueError(f'Training needs {missing.name}: pip install "akili[lab]".') from missing
    plan = (
        plan_onwards(arguments.games, arguments.seats, arguments.goals)
        if arguments.onwards
        else plan_whole(arguments.games, arguments.tries, arguments.goals, arguments.seats)
    )
    arguments.folder.mkdir(parents=True, exist_ok=True)
    checkpoint = arguments.folder / CHECKPOINT
    if checkpoint.exists():
        try:
            with checkpoint.open("rb") as file:
                training = load(plan, file)
        except NotATrainingError as error:
            raise ValueError(f"{checkpoint} is no training that can be read: say another --folder.") from error
        except OtherPlanError as other:
            raise ValueError(f"The training in {checkpoint} {other}: say another --folder.") from other
        if training.standing.seed != arguments.seed:
            raise ValueError(
                f"{checkpoint} is a training with the seed {training.standing.seed}: say another --folder."
            )
        notes.print(f"Going on from {checkpoint}: {training.standing.played} games were played before.")
        return training
    if not arguments.onwards:
        return begin(plan, arguments.seed)
    try:
        with arguments.onwards.open("rb") as file:
            weights = unpack(file)
    except (BadZipFile, EOFError, KeyError, ValueError) as error:
        raise ValueError(f"{arguments.onwards} has no weights of this game.") from error
    return begin(plan, arguments.seed, weights)


def _train(training: Training, arguments: Namespace, notes: Console) -> None:
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=notes, disable=not notes.is_terminal) as bar:
        task = bar.add_task("games", total=training.games, completed=training.standing.played)
        kept = monotonic()
        for point in training.chunks():
            bar.update(task, completed=point.games, description=f"{point.stage}: {point.points:.1f} points")
            if monotonic() - kept >= arguments.every:
                _keep(training, arguments.folder)
                kept = monotonic()


def _keep(training: Training, folder: Path) -> None:
    """The checkpoint first: from that all else can be made."""
    from akili.bots.clever_cubed.net.learning.training import save
    from akili.bots.clever_cubed.net.net import pack

    with replacing(folder / CHECKPOINT) as file:
        save(training, file)
    with replacing(folder / WEIGHTS) as file:
        pack(training.player, file)
    if training.curve:
        curve = [(point.games, point.points, point.stage) for point in training.curve]
        write_whole(folder / CURVE, learning_plot(curve))
