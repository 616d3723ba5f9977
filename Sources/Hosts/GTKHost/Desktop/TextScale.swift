// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// The text size that a desktop's font setting asks for, in UIKit's terms.
package enum TextScale {
  /// Sizes that desktops come with, in points; GNOME's is 11, those of others are 10.
  private static let usual: ClosedRange<CGFloat> = 10...11

  /// The sizes that the body text style has.
  private static let categories: [(category: UIContentSizeCategory, body: CGFloat)] = [
    (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19),
    (.extraExtraLarge, 21), (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28),
    (.accessibilityLarge, 33), (.accessibilityExtraLarge, 40),
    (.accessibilityExtraExtraLarge, 47), (.accessibilityExtraExtraExtraLarge, 53),
  ]

  /// The category whose body text is nearest to what the desktop's text is larger than usual.
  ///
  /// `points` is the size of the desktop's font, `resolution` the dots an inch that fonts are made
  /// for: 96 when the person asked for nothing. Numbers that make no sense count as usual.
  package static func category(points: CGFloat, resolution: CGFloat) -> UIContentSizeCategory {
    let size = points > 0 && points < 1000 ? points : usual.upperBound
    let standard = min(max(size, usual.lowerBound), usual.upperBound)
    let density = resolution >= 24 && resolution < 2000 ? resolution / 96 : 1
    let wanted = 17 * size / standard * density
    return categories.min { abs($0.body - wanted) < abs($1.body - wanted) }?.category ?? .large
  }
}
