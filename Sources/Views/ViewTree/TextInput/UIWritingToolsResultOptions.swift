// SPDX-License-Identifier: Apache-2.0

/// What a system's writing tools may put into a text; desktops have none.
public struct UIWritingToolsResultOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// The set with the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Words without looks.
  public static let plainText = UIWritingToolsResultOptions(rawValue: 1 << 0)
  /// Words with looks.
  public static let richText = UIWritingToolsResultOptions(rawValue: 1 << 1)
  /// Lists.
  public static let list = UIWritingToolsResultOptions(rawValue: 1 << 2)
  /// Tables.
  public static let table = UIWritingToolsResultOptions(rawValue: 1 << 3)
  /// What says what parts of the text are, as headings.
  public static let presentationIntent = UIWritingToolsResultOptions(rawValue: 1 << 4)
}
