// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

extension UITraitCollection {
  /// The narrowest window that is regular from side to side, in points.
  private static let regularWidth: CGFloat = 600
  /// The lowest window that is regular from top to bottom, in points.
  private static let regularHeight: CGFloat = 480

  /// What views adapt to in a window of `size` points.
  ///
  /// The size classes of an iPhone or of an iPad's window of that size; a window that is regular
  /// both ways is a pad's.
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
