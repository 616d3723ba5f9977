// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSAttributedString {
  /// A way in which letters look as if they were made of something.
  public struct TextEffectStyle: Hashable, RawRepresentable, Sendable {
    /// Its name.
    public let rawValue: String
    /// The one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As if pressed into paper.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}

extension NSAttributedString.Key {
  /// A ``NSAttributedString/TextEffectStyle``; letters are drawn without.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
}
