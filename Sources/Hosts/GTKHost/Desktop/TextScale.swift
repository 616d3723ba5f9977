// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// A namespace that converts a desktop's font settings to a content size category.
package enum TextScale {
  /// The default font sizes of desktops, in points: 11 on GNOME, 10 on others.
  private static let usual: ClosedRange<CGFloat> = 10...11

  /// The font sizes of the body text style.
  private static let categories: [(category: UIContentSizeCategory, body: CGFloat)] = [
    (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19),
    (.extraExtraLarge, 21), (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28),
    (.accessibilityLarge, 33), (.accessibilityExtraLarge, 40),
    (.accessibilityExtraExtraLarge, 47), (.accessibilityExtraExtraExtraLarge, 53),
  ]

  /// Returns the category whose body size is nearest to the desktop's text size, relative to its default.
  ///
  /// `points` is the size of the desktop's font, `resolution` the font resolution in dots per inch, whose
  /// default is 96. Invalid numbers are replaced by the defaults.
  package static func category(points: CGFloat, resolution: CGFloat) -> UIContentSizeCategory {
    let size = points > 0 && points < 1000 ? points : usual.upperBound
    let standard = min(max(size, usual.lowerBound), usual.upperBound)
    let density = resolution >= 24 && resolution < 2000 ? resolution / 96 : 1
    let wanted = 17 * size / standard * density
    return categories.min { abs($0.body - wanted) < abs($1.body - wanted) }?.category ?? .large
  }
}
