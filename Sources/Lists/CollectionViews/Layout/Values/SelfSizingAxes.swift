// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The axes on which a layout has only estimated an element's size.
package struct SelfSizingAxes: Hashable, Sendable {
  /// Whether the width is an estimate.
  package var width = false
  /// Whether the height is an estimate.
  package var height = false

  /// No axis at all.
  package init() {}

  /// The given axes.
  package init(width: Bool, height: Bool) {
    self.width = width
    self.height = height
  }

  /// Whether there is none.
  package var isEmpty: Bool { !width && !height }

  /// `preferred` on these axes, `original` on the others.
  package func size(preferred: CGSize, original: CGSize) -> CGSize {
    CGSize(
      width: width ? preferred.width : original.width,
      height: height ? preferred.height : original.height)
  }
}
