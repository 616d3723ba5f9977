# SPDX-License-Identifier: Apache-2.0
"""The index that the compiler leaves of a debug build, read through the toolchain's libIndexStore."""

import ctypes
import json
import subprocess
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

# Modules here have files that a machine without their library does not compile.
HOSTS = "Sources/Hosts/"
REBUILD = "run swift build, then this again"


class Text(ctypes.Structure):
    """A string of libIndexStore's."""
    _fields_ = [("start", ctypes.c_void_p), ("count", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.start, self.count).decode() if self.start else ""


POINTER, BOOL, INT, STRING = ctypes.c_void_p, ctypes.c_bool, ctypes.c_int, ctypes.c_char_p
FUNCTIONS = {
    "store_create": (POINTER, STRING, POINTER),
    "store_dispose": (None, POINTER),
    "store_units_apply_f": (BOOL, POINTER, ctypes.c_uint, POINTER, POINTER),
    "unit_reader_create": (POINTER, POINTER, STRING, POINTER),
    "unit_reader_dispose": (None, POINTER),
    "unit_reader_get_main_file": (Text, POINTER),
    "unit_reader_dependencies_apply_f": (BOOL, POINTER, POINTER, POINTER),
    "unit_dependency_get_kind": (INT, POINTER),
    "unit_dependency_get_name": (Text, POINTER),
    "unit_dependency_get_filepath": (Text, POINTER),
    "record_reader_create": (POINTER, POINTER, STRING, POINTER),
    "record_reader_dispose": (None, POINTER),
    "record_reader_occurrences_apply_f": (BOOL, POINTER, POINTER, POINTER),
    "occurrence_get_symbol": (POINTER, POINTER),
    "occurrence_get_roles": (ctypes.c_uint64, POINTER),
    "occurrence_get_line_col": (None, POINTER, POINTER, POINTER),
    "occurrence_relations_apply_f": (BOOL, POINTER, POINTER, POINTER),
    "symbol_relation_get_roles": (ctypes.c_uint64, POINTER),
    "symbol_relation_get_symbol": (POINTER, POINTER),
    "symbol_get_usr": (Text, POINTER),
    "symbol_get_name": (Text, POINTER),
}
OF_UNIT = ctypes.CFUNCTYPE(BOOL, POINTER, Text)
OF_PART = ctypes.CFUNCTYPE(BOOL, POINTER, POINTER)
RECORD = 2
# The roles of an occurrence.
DEFINITION, REFERENCE, READ, WRITE, CALL, OVERRIDES = 1 << 1, 1 << 2, 1 << 3, 1 << 4, 1 << 5, 1 << 11


class Occurrence(NamedTuple):
    """A place at which a symbol is defined or named."""

    file: str
    line: int
    name: str
    usr: str
    roles: int
    # The symbols that this one overrides or implements, as far as this place says so.
    overridden: tuple


class StaleIndex(Exception):
    """The index does not know the sources as they are."""


class Index:
    """What the compiler noted of each file when it compiled it last."""

    def __init__(self, root, folder):
        self.root, self.folder = root, folder
        info = subprocess.run(["swift", "-print-target-info"], capture_output=True, text=True, check=True)
        libraries = Path(json.loads(info.stdout)["paths"]["runtimeResourcePath"]).parent
        self.library = ctypes.CDLL(str(libraries / "libIndexStore.so"))
        for name, (answer, *takes) in FUNCTIONS.items():
            function = getattr(self.library, f"indexstore_{name}")
            function.restype, function.argtypes = answer, takes

    def call(self, name, *arguments):
        return getattr(self.library, f"indexstore_{name}")(*arguments)

    def arrows(self, files):
        """For each of `files` (paths below the root), the others that it names something of.

        Fails where a file is not known to the index, or is newer than what the index knows. Hosts whose
        library is not on this machine are left out.
        """
        homes, named = {}, defaultdict(set)
        for occurrence in self.occurrences(files):
            if occurrence.roles & DEFINITION:
                homes[occurrence.usr] = occurrence.file
            elif occurrence.roles & REFERENCE:
                named[occurrence.file].add(occurrence.usr)
        return {file: {homes[s] for s in named[file] if s in homes} - {file} for file in self.indexed}

    def occurrences(self, files):
        """The symbols that stand in each of `files`; see `arrows` for what fails."""
        store = self.call("store_create", str(self.folder).encode(), None)
        if not store:
            raise StaleIndex(f"there is no index in {self.folder}: {REBUILD}")
        records = self.records(store, set(files))
        absent = absent_hosts(files, records)
        files = [f for f in files if module_of(f) not in absent]
        records = {f: known for f, known in records.items() if module_of(f) not in absent}
        stale = [f for f in files if f not in records or self.is_newer(f, records[f][0])]
        if stale:
            raise StaleIndex(
                f"the index does not know {len(stale)} of {len(files)} files as they are, "
                f"{stale[0]} among them: {REBUILD}")
        self.indexed = list(records)
        found = []
        for file, (_, record) in records.items():
            found += self.symbols(store, file, record)
        self.call("store_dispose", store)
        return found

    def is_newer(self, file, unit):
        return (self.root / file).stat().st_mtime > unit

    def records(self, store, files):
        """The newest unit's time and record of each file that the index knows."""
        units, found = [], {}

        @OF_UNIT
        def note_unit(_, name):
            units.append(str(name))
            return True

        self.call("store_units_apply_f", store, 0, None, note_unit)
        for unit in units:
            reader = self.call("unit_reader_create", store, unit.encode(), None)
            if not reader:
                continue
            main = str(self.call("unit_reader_get_main_file", reader))
            file = main.removeprefix(f"{self.root}/")
            if file in files:
                path = next(self.folder.glob(f"v*/units/{unit}"))
                found[file] = max(
                    found.get(file, (0, None)), (path.stat().st_mtime, self.record(reader, main)))
            self.call("unit_reader_dispose", reader)
        return found

    def record(self, reader, main):
        names = []

        @OF_PART
        def note_dependency(_, part):
            if self.call("unit_dependency_get_kind", part) == RECORD \
                    and str(self.call("unit_dependency_get_filepath", part)) == main:
                names.append(str(self.call("unit_dependency_get_name", part)))
            return True

        self.call("unit_reader_dependencies_apply_f", reader, None, note_dependency)
        return names[0] if names else ""

    def symbols(self, store, file, record):
        """The occurrences of symbols in a file."""
        found = []
        reader = self.call("record_reader_create", store, record.encode(), None) if record else None
        if not reader:
            return found

        @OF_PART
        def note_occurrence(_, occurrence):
            roles = self.call("occurrence_get_roles", occurrence)
            if roles & (DEFINITION | REFERENCE | OVERRIDES):
                symbol = self.call("occurrence_get_symbol", occurrence)
                line, column = ctypes.c_uint(), ctypes.c_uint()
                self.call("occurrence_get_line_col", occurrence, ctypes.byref(line), ctypes.byref(column))
                found.append(Occurrence(
                    file, line.value, str(self.call("symbol_get_name", symbol)), str(self.call("symbol_get_usr", symbol)),
                    roles, self.overridden(occurrence) if roles & OVERRIDES else ()))
            return True

        self.call("record_reader_occurrences_apply_f", reader, None, note_occurrence)
        self.call("record_reader_dispose", reader)
        return found

    def overridden(self, occurrence):
        """The symbols that the one at an occurrence overrides or implements."""
        found = []

        @OF_PART
        def note_relation(_, relation):
            if self.call("symbol_relation_get_roles", relation) & OVERRIDES:
                found.append(str(self.call("symbol_get_usr", self.call("symbol_relation_get_symbol", relation))))
            return True

        self.call("occurrence_relations_apply_f", occurrence, None, note_relation)
        return found


def module_of(file):
    """The folder of the module that a file belongs to."""
    return Path(file).parts[2]


def absent_hosts(files, known):
    """The hosts that have a folder of which the index knows no file."""
    folders = defaultdict(list)
    for file in files:
        if file.startswith(HOSTS):
            folders[Path(file).parent].append(file in known)
    return {module_of(folder) for folder, found in folders.items() if not any(found)}
