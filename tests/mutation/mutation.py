"""A mutation: what is changed where, which clause of the rules that breaks, and which test must notice."""
from typing import NamedTuple


class Mutation(NamedTuple):
    name: str
    clause: str
    file: str   # in the game's folder
    find: str   # occurs there exactly once
    put: str
    test: str   # "scenario NAME" of the game, "soak GAMES" or "test_NAME FILTER"
    game: str = "isles"

    def path(self) -> str:
        return f"src/{self.game}/{self.file}"
