// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSAttributedString {
  /// The name of a visual effect applied to the letters of a text.
  public struct TextEffectStyle: Hashable, RawRepresentable, Sendable {
    /// The name of the effect.
    public let rawValue: String
    /// Creates a style with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The letterpress effect: letters look pressed into the surface.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}

extension NSAttributedString.Key {
  /// The key of a ``NSAttributedString/TextEffectStyle``.
  ///
  /// - Note: Has no effect on Linux: letters are drawn without the effect.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
}
