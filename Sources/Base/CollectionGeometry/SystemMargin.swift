// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The system's margin beside the content of a screen, in points.
///
/// The published values are 16 on phones, and 20 on the widest phones and on larger screens.
package enum SystemMargin {
  /// The margin on phones.
  package static let narrow: CGFloat = 16
  /// The margin on the widest phones and on larger screens.
  package static let wide: CGFloat = 20
  /// The minimal screen width, in points, with the wide margin.
  package static let wideFrom: CGFloat = 414

  /// Returns the margin on each side of a screen, or of a column in its place, of the given width.
  ///
  /// A width that is not a number has the narrow margin.
  package static func side(inWidth width: CGFloat) -> CGFloat {
    width >= wideFrom ? wide : narrow
  }
}
