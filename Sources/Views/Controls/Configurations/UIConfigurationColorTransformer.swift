// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionViewTree

/// A function from colour to colour, for configurations.
///
/// Two transformers are equal if one is a copy of the other.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  private final class Identity: Sendable {}

  /// The function that derives a colour from another one.
  public let transform: (UIColor) -> UIColor
  private let identity = Identity()

  /// Creates a transformer that applies `transform`.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the colour derived from `input`.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A transformer that removes the hue and keeps perceived brightness and alpha.
  public static let grayscale = UIConfigurationColorTransformer { gray($0) }

  /// A transformer that returns the colour unmodified: there is no system accent colour that takes
  /// precedence.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// A transformer that returns the colour of secondary labels.
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .secondaryLabel }

  private static func gray(_ color: UIColor) -> UIColor {
    UIColor { traits in
      let shown = color.displayColor(with: traits)
      // The luminance weights of the sRGB standard.
      let white = 0.2126 * shown.red + 0.7152 * shown.green + 0.0722 * shown.blue
      return UIColor(white: white, alpha: shown.alpha)
    }
  }
}

extension UIConfigurationColorTransformer: Hashable {
  /// Returns whether one transformer is a copy of the other.
  public static func == (
    one: UIConfigurationColorTransformer, other: UIConfigurationColorTransformer
  ) -> Bool { one.identity === other.identity }

  /// Hashes the identity of the transformer, which is the same for copies.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
