// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The room that the system leaves beside the content of a screen, in points.
///
/// Published: 16 on phones, 20 on the widest phones and on larger screens.
package enum SystemMargin {
  /// On phones.
  package static let narrow: CGFloat = 16
  /// On the widest phones and on larger screens.
  package static let wide: CGFloat = 20
  /// The least width with the wide margin.
  package static let wideFrom: CGFloat = 414

  /// On each side of a screen, or of a column that stands for one, of the given width.
  ///
  /// A width that is not a number has the narrow margin.
  package static func side(inWidth width: CGFloat) -> CGFloat {
    width >= wideFrom ? wide : narrow
  }
}
