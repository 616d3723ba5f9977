# SPDX-License-Identifier: Apache-2.0
"""The folders of a task."""

from dataclasses import dataclass
from pathlib import Path

# The folders of tasks, in the order of the list.
KINDS = ("Repairs", "Screens", "Behaviours", "Reach")

# The sources of Composer, which a package gets a copy of whose manifest has a target in the folder Composer.
COMPOSER = "Sources/Lists/Composer"


@dataclass(frozen=True)
class Task:
    """A task in the folder KIND/NAME: TASK.md, the package Start, the tests Hidden, the changed files Solution."""

    folder: Path

    @property
    def name(self):
        return self.folder.name

    @property
    def kind(self):
        return self.folder.parent.name

    @property
    def title(self):
        return self.page.read_text().splitlines()[0].lstrip("# ")

    @property
    def page(self):
        return self.folder / "TASK.md"

    @property
    def start(self):
        return self.folder / "Start"

    @property
    def solution(self):
        return self.folder / "Solution"

    @property
    def hidden(self):
        return self.folder / "Hidden"

    @property
    def module(self):
        """The name of the package, its only library and its folder."""
        return next(path.name for path in (self.start / "Sources").iterdir() if path.is_dir())

    @property
    def uses_composer(self):
        return 'path: "Composer"' in (self.start / "Package.swift").read_text()

    @property
    def composer(self):
        return self.folder.parents[2] / COMPOSER

    @property
    def support(self):
        """The folder of sources that the hidden tests of all tasks use."""
        return self.folder.parent.parent / "Support"


def all_tasks(folder):
    """The tasks below `folder`, by kind and name."""
    return [Task(page.parent) for kind in KINDS for page in sorted((folder / kind).glob("*/TASK.md"))]
