// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry

/// The values of a symbol configuration, each of them optional.
package struct SymbolLook: Hashable, Sendable {
  /// The colours of the layers of a symbol.
  package enum Colors: Hashable, Sendable {
    case monochrome
    case hierarchical(UIColor)
    case palette([UIColor])
  }

  /// The size of the text that the symbol matches, in points.
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

  /// Creates the values that match text in `font`.
  init(font: UIFont) {
    self.init(pointSize: font.pointSize, weight: UIImage.SymbolWeight(font.hostFont.weight))
  }

  /// Returns the values of `other`, and those of this one where `other` has none.
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

  /// Returns the side length of the square that the symbol is drawn in, in points.
  ///
  /// A symbol without a size matches text of 17 points, for which the square has 20 points. Mullion has
  /// chosen this size and the factors of the scales.
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
