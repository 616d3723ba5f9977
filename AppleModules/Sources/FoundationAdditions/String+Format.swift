// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation's own methods accept values of all types, and do not support plurals. Arguments that are not
// `_FormatArgument` select them.

extension String {
  /// Returns the text of `format` with `arguments` inserted in the user's locale, in the plural form for the
  /// numbers.
  ///
  /// The forms are those of a text that `NSLocalizedString` returned.
  public static func localizedStringWithFormat(
    _ format: String, _ arguments: any _FormatArgument...
  ) -> String {
    String(format, .current, arguments)
  }

  /// Creates a text from a format and values, in the plural form for the numbers.
  public init(format: String, _ arguments: any _FormatArgument...) {
    self.init(format, nil, arguments)
  }

  /// Creates a text from a format and values in `locale`, in the plural form for the numbers.
  public init(format: String, locale: Locale?, _ arguments: any _FormatArgument...) {
    self.init(format, locale, arguments)
  }

  /// Creates a text from a format and values, in the plural form for the numbers.
  public init(format: String, arguments: [any _FormatArgument]) {
    self.init(format, nil, arguments)
  }

  /// Creates a text from a format and values in `locale`, in the plural form for the numbers.
  public init(format: String, locale: Locale?, arguments: [any _FormatArgument]) {
    self.init(format, locale, arguments)
  }

  private init(_ format: String, _ locale: Locale?, _ arguments: [any _FormatArgument]) {
    let values: [any CVarArg] = arguments
    self.init(telling: NumberedText.resolved(format, for: values), values, in: locale)
  }
}
