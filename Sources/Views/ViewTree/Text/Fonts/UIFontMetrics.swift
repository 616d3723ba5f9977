// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// An object that scales fonts and lengths in the way fonts of a text style scale with the user's preferred
/// text size.
///
/// Differs from UIKit: sizes are in proportion to those of the style; UIKit's own curve is not recorded.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of body text.
  open class var `default`: UIFontMetrics { body }
  private static let body = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Returns `font` scaled for the current traits.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaled(font, limit: .infinity, traits: .current)
  }
  /// Returns `font` scaled for the current traits, at most `maximumPointSize` points; 0 for no limit.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, limit: maximumPointSize, traits: .current)
  }
  /// Returns `font` scaled for `traitCollection`; `nil` for the current traits.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?)
    -> UIFont
  {
    scaled(font, limit: .infinity, traits: traitCollection ?? .current)
  }
  /// Returns `font` scaled for `traitCollection`, at most `maximumPointSize` points; 0 for no limit.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaled(font, limit: maximumPointSize, traits: traitCollection ?? .current) }

  /// Returns a length, in points, scaled for the current traits.
  open func scaledValue(for value: CGFloat) -> CGFloat { value * share(for: .current) }
  /// Returns a length, in points, scaled for `traitCollection`; `nil` for the current traits.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?)
    -> CGFloat
  { value * share(for: traitCollection ?? .current) }

  func scaled(_ font: UIFont, limit: CGFloat, traits: UITraitCollection) -> UIFont {
    var description = font.hostFont
    let most = limit > 0 ? limit : .infinity
    description.size = min(most, (description.size * share(for: traits) * 2).rounded() / 2)
    let scaled = UIFont(description)
    scaled.unscaled = (font.hostFont, style, most)
    return scaled
  }

  private func share(for traits: UITraitCollection) -> CGFloat {
    style.pointSize(for: traits.preferredContentSizeCategory) / style.pointSize(for: .large)
  }
}
