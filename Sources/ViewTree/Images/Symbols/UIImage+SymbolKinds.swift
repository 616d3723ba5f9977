// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIImage {
  /// How heavy the strokes of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    /// That of the configuration below, or regular.
    case unspecified = 0
    /// As the font weight of the same name.
    case ultraLight = 1
    /// As the font weight of the same name.
    case thin
    /// As the font weight of the same name.
    case light
    /// As the font weight of the same name.
    case regular
    /// As the font weight of the same name.
    case medium
    /// As the font weight of the same name.
    case semibold
    /// As the font weight of the same name.
    case bold
    /// As the font weight of the same name.
    case heavy
    /// As the font weight of the same name.
    case black

    /// The weight of text that goes with the symbol; regular for an unspecified one.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .unspecified, .regular: .regular
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }

    /// The weight nearest to a font's, from -1 to 1.
    init(_ fontWeight: CGFloat) {
      let all = (1...9).compactMap(SymbolWeight.init(rawValue:))
      let nearest = all.min {
        abs($0.fontWeight().rawValue - fontWeight) < abs($1.fontWeight().rawValue - fontWeight)
      }
      self = nearest ?? .regular
    }
  }

  /// How large a symbol is beside the text that it goes with.
  public enum SymbolScale: Int, Sendable {
    /// Medium.
    case `default` = -1
    /// That of the configuration below, or medium.
    case unspecified = 0
    /// Smaller than capital letters.
    case small = 1
    /// As high as capital letters and a little more.
    case medium = 2
    /// Larger than text.
    case large = 3
  }
}
