// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionViewTree

/// Makes one colour from another, in configurations.
///
/// Two transformers are equal when one is a copy of the other.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  private final class Identity: Sendable {}

  /// Makes the colour.
  public let transform: (UIColor) -> UIColor
  private let identity = Identity()

  /// A transformer that carries out `transform`.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// The colour made from `input`.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Takes the hue away, and keeps brightness as the eye sees it, and alpha.
  public static let grayscale = UIConfigurationColorTransformer { gray($0) }

  /// Leaves the colour as it is: there is no accent colour of the system's that comes first.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// Makes the colour of one hue with its surroundings: secondary text's.
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .secondaryLabel }

  private static func gray(_ color: UIColor) -> UIColor {
    UIColor { traits in
      let shown = color.displayColor(with: traits)
      // The weights of the published standard for sRGB.
      let white = 0.2126 * shown.red + 0.7152 * shown.green + 0.0722 * shown.blue
      return UIColor(white: white, alpha: shown.alpha)
    }
  }
}

extension UIConfigurationColorTransformer: Hashable {
  /// Whether one is a copy of the other.
  public static func == (
    one: UIConfigurationColorTransformer, other: UIConfigurationColorTransformer
  ) -> Bool { one.identity === other.identity }

  /// Equal for copies.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
