// SPDX-License-Identifier: Apache-2.0

/// A way through a text: through its characters, or as it is shown.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number of the way.
  public let rawValue: Int

  /// The way of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A way through the characters.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// A way through what is shown.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Whether the way leads to the beginning, in a text that is read from left to right.
  var isBackward: Bool {
    [
      UITextStorageDirection.backward.rawValue, UITextLayoutDirection.left.rawValue,
      UITextLayoutDirection.up.rawValue,
    ].contains(rawValue)
  }
}
