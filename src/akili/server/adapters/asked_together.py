"""Questions to a store that are asked together: all that queued while the last answer was on its way."""

from __future__ import annotations

import asyncio
from asyncio import Future, Task
from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from typing import Generic, TypeVar

MOST_TOGETHER = 256

Question = TypeVar("Question", bound=Hashable)
Answer = TypeVar("Answer")


class AskedTogether(Generic[Question, Answer]):
    """A lone question never waits; under load a hundred of them are one statement, one trip and two wake-ups."""

    def __init__(
        self,
        ask: Callable[[Sequence[Question]], Awaitable[Mapping[Question, Answer]]],
        most_together: int = MOST_TOGETHER,
    ) -> None:
        """``ask`` leaves out what there is no answer to."""
        self._ask, self._most_together = ask, most_together
        self._waiting: dict[Question, Future[Answer | None]] = {}
        self._asking: Task[None] | None = None

    async def answer(self, question: Question) -> Answer | None:
        """As it is in the store after this call; raises what asking raised. Who stops waiting stops nobody else."""
        if question not in self._waiting:  # what was asked already may be answered with what was before
            self._waiting[question] = asyncio.get_running_loop().create_future()
        answer = self._waiting[question]
        if self._asking is None:
            self._asking = asyncio.get_running_loop().create_task(self._ask_all())
        return await asyncio.shield(answer)

    async def _ask_all(self) -> None:
        try:
            while self._waiting:
                questions = list(self._waiting)[: self._most_together]
                asked = {question: self._waiting.pop(question) for question in questions}
                _tell(asked, await self._answers(questions))
        finally:
            self._asking = None

    async def _answers(self, questions: Sequence[Question]) -> Mapping[Question, Answer] | Exception:
        try:
            return await self._ask(questions)
        except Exception as error:  # whatever it is, all have to be told
            return error


def _tell(asked: Mapping[Question, Future[Answer | None]], answers: Mapping[Question, Answer] | Exception) -> None:
    for question, future in asked.items():
        if isinstance(answers, Exception):
            future.set_exception(answers)
            future.exception()  # heard, even where nobody waits any more
        else:
            future.set_result(answers.get(question))
