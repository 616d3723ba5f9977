// SPDX-License-Identifier: Apache-2.0

/// The kind of text in an element.
///
/// - Note: Has no effect on Linux: desktop assistive technologies do not use it.
public struct UIAccessibilityTextualContext: Hashable, RawRepresentable, Sendable {
  /// The name of the context.
  public let rawValue: String

  /// Creates a context with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Output of a terminal.
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
  /// Names and paths of files.
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Messages between users.
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  /// Narrative or other long text.
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  /// Source code.
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// Cells of a spreadsheet.
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// A document in a word processor.
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
}
