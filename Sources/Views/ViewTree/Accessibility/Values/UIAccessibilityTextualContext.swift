// SPDX-License-Identifier: Apache-2.0

/// The kind of text in an element.
///
/// - Note: Has no effect on Linux: desktop assistive technologies do not use it.
public struct UIAccessibilityTextualContext: Hashable, RawRepresentable, Sendable {
  /// The name of the context.
  public let rawValue: String

  /// Creates a context with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The context of the output of a terminal.
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
  /// The context of names and paths of files.
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// The context of messages between users.
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  /// The context of narrative or other long text.
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  /// The context of source code.
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// The context of cells of a spreadsheet.
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// The context of a document in a word processor.
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
}
