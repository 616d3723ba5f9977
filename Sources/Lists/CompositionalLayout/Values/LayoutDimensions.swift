// SPDX-License-Identifier: Apache-2.0

/// A size of a description, as a value the solver reads.
package struct LayoutDimensions: Hashable, Sendable {
  /// The length from side to side.
  package var width: LayoutDimension
  /// The length from top to bottom.
  package var height: LayoutDimension

  /// A size of two lengths.
  package init(width: LayoutDimension, height: LayoutDimension) {
    self.width = width
    self.height = height
  }
}
