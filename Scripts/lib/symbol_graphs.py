# SPDX-License-Identifier: Apache-2.0
"""The symbol graphs that the compiler writes of the modules of the last debug build."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from built_modules import c_modules


def graphs(root, modules, access="public"):
    """Yields the graph of each of `modules`, and of what each adds to types of others.

    Names with a low line in front are in the graph from `internal` on, whatever their access is."""
    build = root / ".build/debug/Modules"
    if not (build / "MullionCollectionViews.swiftmodule").exists():
        sys.exit(f"{Path(sys.argv[0]).name}: there is no build to read; run swift build first")
    target = json.loads(run(root, "swift", "-print-target-info"))["target"]["unversionedTriple"]
    with tempfile.TemporaryDirectory() as folder:
        for module in modules:
            run(root, "swift", "symbolgraph-extract", "-module-name", module, "-I", str(build),
                *c_modules(root, build.parent), "-target", target, "-minimum-access-level", access,
                "-output-dir", folder)
        for path in sorted(Path(folder).glob("*.json")):
            yield json.loads(path.read_text())


def run(root, *command):
    done = subprocess.run(command, cwd=root, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{Path(sys.argv[0]).name}: {' '.join(command[:3])} failed:\n{done.stderr}")
    return done.stdout


def spelling(symbol):
    """The declaration as Swift spells it."""
    return "".join(part["spelling"] for part in symbol["declarationFragments"])
