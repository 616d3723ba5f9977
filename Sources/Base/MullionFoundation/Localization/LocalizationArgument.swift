// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value interpolated into a localized text.
enum LocalizationArgument: Sendable {
  case text(String)
  case number(any CVarArg & Sendable)

  /// The value as a format argument.
  var value: any CVarArg {
    switch self {
    case .text(let text): NSString(string: text)
    case .number(let number): number
    }
  }

  /// The number that determines a plural form; `nil` for a text.
  var number: Double? {
    switch self {
    case .text: nil
    case .number(let number): Double("\(number)")
    }
  }

  /// The value as text, for comparison.
  var text: String {
    switch self {
    case .text(let text): text
    case .number(let number): "\(number)"
    }
  }
}
