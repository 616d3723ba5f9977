// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The baselines of a view's text.
package struct ViewBaselines {
  /// The distance from the top edge to the first baseline, in points.
  package let first: CGFloat
  /// The distance from the bottom edge to the last baseline, in points.
  package let last: CGFloat
  /// The font whose line height determines the system spacing of baselines.
  package let font: UIFont?

  /// Creates baselines at the given distances from the edges, in points.
  package init(first: CGFloat, last: CGFloat, font: UIFont?) {
    self.first = first
    self.last = last
    self.font = font
  }
}
