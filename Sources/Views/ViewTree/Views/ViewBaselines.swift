// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Where the lines of a view's text stand.
package struct ViewBaselines {
  /// How far below the top edge the first baseline is, in points.
  package let first: CGFloat
  /// How far above the bottom edge the last baseline is, in points.
  package let last: CGFloat
  /// The font whose line height tells how far baselines stand apart.
  package let font: UIFont?

  /// Baselines at the given distances from the edges, in points.
  package init(first: CGFloat, last: CGFloat, font: UIFont?) {
    self.first = first
    self.last = last
    self.font = font
  }
}
