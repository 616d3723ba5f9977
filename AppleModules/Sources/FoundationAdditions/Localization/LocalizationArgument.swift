// SPDX-License-Identifier: Apache-2.0
// A copy of Sources/Base/MullionFoundation/Localization/LocalizationArgument.swift, written by Scripts/copies.

import Foundation

/// A value in a text that is told in the person's language.
enum LocalizationArgument: Sendable {
  case text(String)
  case number(any CVarArg & Sendable)

  /// The value as formats take it.
  var value: any CVarArg {
    switch self {
    case .text(let text): NSString(string: text)
    case .number(let number): number
    }
  }

  /// The number that chooses a plural's form; nil: it is a text.
  var number: Double? {
    switch self {
    case .text: nil
    case .number(let number): Double("\(number)")
    }
  }

  /// The value as text, to be compared.
  var text: String {
    switch self {
    case .text(let text): text
    case .number(let number): "\(number)"
    }
  }
}
