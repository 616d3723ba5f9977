# SPDX-License-Identifier: Apache-2.0
"""What scripts in Python have to know of the modules that were built."""


def c_modules(root):
    """Arguments that say where the C modules of the package are: loading a module loads those that it
    stands on."""
    maps = sorted(root.glob("Sources/*/include/module.modulemap"))
    return [word for path in maps for word in ("-I", str(path.parent))]
