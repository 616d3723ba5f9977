// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation's own take values of all kinds, and know no plurals. What is no `_FormatArgument` goes to them.

extension String {
  /// A format with values in the person's way of writing, in the form that the numbers call for.
  ///
  /// The forms are those of a text that `NSLocalizedString` found.
  public static func localizedStringWithFormat(
    _ format: String, _ arguments: any _FormatArgument...
  ) -> String {
    String(format, .current, arguments)
  }

  /// A format with values, in the form that the numbers call for.
  public init(format: String, _ arguments: any _FormatArgument...) {
    self.init(format, nil, arguments)
  }

  /// A format with values in the way of writing of `locale`, in the form that the numbers call for.
  public init(format: String, locale: Locale?, _ arguments: any _FormatArgument...) {
    self.init(format, locale, arguments)
  }

  /// A format with values, in the form that the numbers call for.
  public init(format: String, arguments: [any _FormatArgument]) {
    self.init(format, nil, arguments)
  }

  /// A format with values in the way of writing of `locale`, in the form that the numbers call for.
  public init(format: String, locale: Locale?, arguments: [any _FormatArgument]) {
    self.init(format, locale, arguments)
  }

  private init(_ format: String, _ locale: Locale?, _ arguments: [any _FormatArgument]) {
    let values: [any CVarArg] = arguments
    self.init(telling: NumberedText.resolved(format, for: values), values, in: locale)
  }
}
