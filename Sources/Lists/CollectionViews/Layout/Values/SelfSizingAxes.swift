// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The axes on which an element's size is only an estimate of the layout.
package struct SelfSizingAxes: Hashable, Sendable {
  /// Whether the width is an estimate.
  package var width = false
  /// Whether the height is an estimate.
  package var height = false

  /// Creates an empty set of axes.
  package init() {}

  /// Creates a set of the given axes.
  package init(width: Bool, height: Bool) {
    self.width = width
    self.height = height
  }

  /// Whether the set is empty.
  package var isEmpty: Bool { !width && !height }

  /// Returns a size with the components of `preferred` on these axes, and those of `original` on the others.
  package func size(preferred: CGSize, original: CGSize) -> CGSize {
    CGSize(
      width: width ? preferred.width : original.width,
      height: height ? preferred.height : original.height)
  }
}
