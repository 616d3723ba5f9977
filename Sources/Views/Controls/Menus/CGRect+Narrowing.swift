// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension CGRect {
  /// The rectangle with so much less at each side, where it has as much; else its sides meet in the middle.
  ///
  /// `insetBy(dx:dy:)` answers the null rectangle then, which is nowhere.
  package func narrowed(dx: CGFloat, dy: CGFloat) -> CGRect {
    insetBy(dx: min(dx, width / 2), dy: min(dy, height / 2))
  }
}
