// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The font and colour of text in a bar.
struct BarTextStyle {
  var font: UIFont
  /// The text colour, or `nil` for the tint colour or the label colour.
  var color: UIColor?

  /// The style as text attributes.
  var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.font: font]
    attributes[.foregroundColor] = color
    return attributes
  }

  /// Returns the style with the font and colour of `attributes`, as far as these contain them.
  func with(_ attributes: [NSAttributedString.Key: Any]?) -> BarTextStyle {
    guard let attributes else { return self }
    var style = self
    if let font = attributes[.font] as? UIFont { style.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { style.color = color }
    return style
  }
}
