// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry

/// What a symbol's configuration says of it, each part only where it says something.
package struct SymbolLook: Hashable, Sendable {
  /// Which colours the parts of a symbol have.
  package enum Colors: Hashable, Sendable {
    case monochrome
    case hierarchical(UIColor)
    case palette([UIColor])
  }

  /// The size of the text that the symbol goes with, in points.
  package var pointSize: CGFloat?
  package var textStyle: UIFont.TextStyle?
  package var weight = UIImage.SymbolWeight.unspecified
  package var scale = UIImage.SymbolScale.unspecified
  package var colors: Colors?

  package init(
    pointSize: CGFloat? = nil, textStyle: UIFont.TextStyle? = nil,
    weight: UIImage.SymbolWeight = .unspecified, scale: UIImage.SymbolScale = .unspecified,
    colors: Colors? = nil
  ) {
    self.pointSize = pointSize.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    self.textStyle = textStyle
    self.weight = weight
    self.scale = scale
    self.colors = colors
  }

  /// The look that goes with text in `font`.
  init(font: UIFont) {
    self.init(pointSize: font.pointSize, weight: UIImage.SymbolWeight(font.hostFont.weight))
  }

  /// What `other` says, and where it says nothing, what this one says.
  func applying(_ other: SymbolLook) -> SymbolLook {
    var result = self
    if other.pointSize != nil || other.textStyle != nil {
      result.pointSize = other.pointSize
      result.textStyle = other.textStyle
    }
    if other.weight != .unspecified { result.weight = other.weight }
    if other.scale != .unspecified { result.scale = other.scale }
    result.colors = other.colors ?? colors
    return result
  }

  /// The side of the square that the symbol is drawn in, in points.
  ///
  /// Without a size a symbol goes with text of 17 points. Ours: that the square is 20 points then,
  /// and how much smaller and larger the scales are.
  func side(for traits: UITraitCollection) -> CGFloat {
    let size =
      pointSize ?? textStyle?.pointSize(for: traits.preferredContentSizeCategory) ?? 17
    let share: CGFloat =
      switch scale {
      case .small: 0.8
      case .default, .unspecified, .medium: 1
      case .large: 1.28
      }
    return max(1, (size * 20 / 17 * share * 2).rounded() / 2)
  }
}
