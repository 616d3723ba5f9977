// SPDX-License-Identifier: Apache-2.0

/// A size of a description, as a value for the solver.
package struct LayoutDimensions: Hashable, Sendable {
  /// The dimension that determines the width.
  package var width: LayoutDimension
  /// The dimension that determines the height.
  package var height: LayoutDimension

  /// Creates a size from a width and a height.
  package init(width: LayoutDimension, height: LayoutDimension) {
    self.width = width
    self.height = height
  }
}
