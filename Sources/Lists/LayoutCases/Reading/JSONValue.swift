// SPDX-License-Identifier: Apache-2.0

/// A parsed JSON value.
package enum JSONValue: Sendable, Hashable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object: fields by name.
  case object([String: JSONValue])

  /// A short text about the value, for messages, such as "the number 3" or "a list".
  package var kindName: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): "the number \(Self.text(value))"
    case .string(let value): "the text \"\(value.prefix(40))\""
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// Returns the number as text, integral ones without a decimal point.
  private static func text(_ number: Double) -> String {
    Int64(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}
