// SPDX-License-Identifier: Apache-2.0

/// The kinds of content that writing tools may insert into a text.
///
/// - Note: Has no effect on Linux: desktops have no writing tools.
public struct UIWritingToolsResultOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set with the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Text without attributes.
  public static let plainText = UIWritingToolsResultOptions(rawValue: 1 << 0)
  /// Text with attributes.
  public static let richText = UIWritingToolsResultOptions(rawValue: 1 << 1)
  /// Lists.
  public static let list = UIWritingToolsResultOptions(rawValue: 1 << 2)
  /// Tables.
  public static let table = UIWritingToolsResultOptions(rawValue: 1 << 3)
  /// Presentation intents, such as headings.
  public static let presentationIntent = UIWritingToolsResultOptions(rawValue: 1 << 4)
}
