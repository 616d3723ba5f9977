// SPDX-License-Identifier: Apache-2.0

import Foundation

extension String {
  /// A text to be localized: its key and the interpolated values.
  ///
  /// The key of `"\(count) apples for \(name)"` is `%lld apples for %@`; a translation may contain the values
  /// in another order, `%2$@`.
  public struct LocalizationValue: Sendable {
    /// The key of the text, which is also the text if no table has it.
    let key: String
    /// The values in order; if empty, the text is used without formatting.
    let arguments: [LocalizationArgument]

    /// Creates a text without values.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    /// Returns `format`, which may be a translation of the key, with the values inserted.
    func text(_ format: String, in locale: Locale) -> String {
      arguments.isEmpty
        ? format : String(telling: format, arguments.map(\.value), in: locale)
    }
  }
}

extension String.LocalizationValue: ExpressibleByStringInterpolation {
  /// Creates a text without values.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a text with values.
  public init(stringInterpolation: StringInterpolation) {
    arguments = stringInterpolation.arguments
    // A text without arguments is not a format string and is looked up verbatim.
    key = arguments.isEmpty ? stringInterpolation.literals : stringInterpolation.format
  }
}

extension String.LocalizationValue: Equatable {
  /// Returns whether both have the same key and equal values.
  public static func == (left: Self, right: Self) -> Bool {
    left.key == right.key && left.arguments.map(\.text) == right.arguments.map(\.text)
  }
}
