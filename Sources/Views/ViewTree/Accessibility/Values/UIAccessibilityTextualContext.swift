// SPDX-License-Identifier: Apache-2.0

/// What kind of text an element has.
public struct UIAccessibilityTextualContext: Hashable, RawRepresentable, Sendable {
  /// The context's name.
  public let rawValue: String

  /// The context of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What a terminal shows.
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
  /// Names and paths of files.
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// What people write to each other.
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  /// A story or another long text.
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  /// A program's source.
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// Cells of a table of numbers.
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// A document that is being written.
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
}
