// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIImageSymbolWeight {
  /// Returns the font weight that matches the symbol weight; regular for an unspecified one.
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

  /// Creates the weight nearest to a font weight from -1 to 1.
  init(_ fontWeight: CGFloat) {
    let all = (1...9).compactMap(UIImageSymbolWeight.init(rawValue:))
    let nearest = all.min {
      abs($0.fontWeight().rawValue - fontWeight) < abs($1.fontWeight().rawValue - fontWeight)
    }
    self = nearest ?? .regular
  }
}
