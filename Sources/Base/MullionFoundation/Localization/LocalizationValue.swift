// SPDX-License-Identifier: Apache-2.0

import Foundation

extension String {
  /// A text to be told in the person's language: the key that it is found by, and the values in it.
  ///
  /// Of `"\(count) apples for \(name)"` the key is `%lld apples for %@`; a translation may have the
  /// values in another order, `%2$@`.
  public struct LocalizationValue: Sendable {
    /// The key of the text, and the text where no table has it.
    let key: String
    /// The values, in their order; none: the text is told as it is written.
    let arguments: [LocalizationArgument]

    /// A text without values.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    /// `format`, which may be a translation of the key, with the values in it.
    func text(_ format: String, in locale: Locale) -> String {
      arguments.isEmpty
        ? format : String(telling: format, arguments.map(\.value), in: locale)
    }
  }
}

extension String.LocalizationValue: ExpressibleByStringInterpolation {
  /// A text without values.
  public init(stringLiteral value: String) { self.init(value) }

  /// A text with values.
  public init(stringInterpolation: StringInterpolation) {
    arguments = stringInterpolation.arguments
    // A text that is no format is looked up as it is written.
    key = arguments.isEmpty ? stringInterpolation.literals : stringInterpolation.format
  }
}

extension String.LocalizationValue: Equatable {
  /// Whether both have the same key and the same values.
  public static func == (left: Self, right: Self) -> Bool {
    left.key == right.key && left.arguments.map(\.text) == right.arguments.map(\.text)
  }
}
