// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

extension UITraitCollection {
  /// The minimum width of a horizontally regular window, in points.
  private static let regularWidth: CGFloat = 600
  /// The minimum height of a vertically regular window, in points.
  private static let regularHeight: CGFloat = 480

  /// Returns the traits of a window of `size` points.
  ///
  /// The size classes are those of an iPhone of that size, or of a window of that size on an iPad. A window
  /// that is regular in both dimensions has the idiom `pad`, and other windows `phone`.
  package static func forWindow(
    size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle
  ) -> UITraitCollection {
    let isWide = size.width >= regularWidth
    let isHigh = size.height >= regularHeight
    return UITraitCollection(traitsFrom: [
      .plainDisplay, UITraitCollection(displayScale: scale),
      UITraitCollection(userInterfaceIdiom: isWide && isHigh ? .pad : .phone),
      UITraitCollection(userInterfaceStyle: style),
      UITraitCollection(horizontalSizeClass: isWide ? .regular : .compact),
      UITraitCollection(verticalSizeClass: isHigh ? .regular : .compact),
      UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .large),
      UITraitCollection(accessibilityContrast: .normal),
      UITraitCollection(userInterfaceLevel: .base),
    ])
  }
}
