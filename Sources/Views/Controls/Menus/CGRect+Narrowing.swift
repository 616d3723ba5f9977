// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension CGRect {
  /// Returns the rectangle inset by `dx` and `dy`, but not to a negative width or height.
  ///
  /// Where the insets exceed the size, `insetBy(dx:dy:)` returns the null rectangle, which has no position.
  package func narrowed(dx: CGFloat, dy: CGFloat) -> CGRect {
    insetBy(dx: min(dx, width / 2), dy: min(dy, height / 2))
  }
}
