// SPDX-License-Identifier: Apache-2.0

/// An identifier of the recorded sequences: a string, or a number that never equals a string.
package enum CaseIdentifier: Hashable, Sendable, Codable, CustomStringConvertible {
  /// A string.
  case text(String)
  /// A whole number.
  case number(Int)

  /// Decodes a JSON string or number.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  /// Encodes a JSON string or number.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    }
  }

  /// The string or the number, without quotes.
  package var description: String {
    switch self {
    case .text(let text): text
    case .number(let number): String(number)
    }
  }
}
