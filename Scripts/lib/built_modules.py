# SPDX-License-Identifier: Apache-2.0
"""What scripts in Python have to know of the modules that were built."""


# The modules that an application sees when it imports UIKit.
INTERFACE = (
    "MullionCollectionGeometry", "MullionCollectionViews", "MullionCompositionalLayout", "MullionControls",
    "CoreGraphics", "MullionDiffableSnapshots", "MullionDisplayTree", "MullionDocumentControllers",
    "MullionListControllers", "MullionTables", "MullionTextInput", "MullionViewControllers",
    "MullionViewTree",
)

# Their folders in Sources, whose names have no prefix.
FOLDERS = tuple(name.removeprefix("Mullion") for name in INTERFACE)


def c_modules(root, built):
    """Arguments that say where the C modules of the package are: loading a module loads those that it
    stands on. Of targets that bring no module map SwiftPM writes one into the folder of what is built."""
    maps = [*sorted(root.glob("Sources/*/*/include/module.modulemap")), *sorted(built.glob("C*.build/module.modulemap"))]
    return [word for path in maps for word in ("-I", str(path.parent))]
