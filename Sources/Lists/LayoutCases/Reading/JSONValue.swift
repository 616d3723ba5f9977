// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionContracts

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
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}

extension JSONValue {
  /// Parses the value in `json`.
  ///
  /// - Throws: `JSONSyntaxError` if `json` is not valid JSON.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(json: Data) throws(JSONSyntaxError) {
    self.init(try JSONSyntax.value(of: json))
  }

  private init(_ value: Any) {
    self =
      switch value {
      case let fields as [String: Any]: .object(fields.mapValues { JSONValue($0) })
      case let values as [Any]: .array(values.map { JSONValue($0) })
      case let text as String: .string(text)
      case let number as NSNumber where Self.isBool(number): .bool(number.boolValue)
      case let number as NSNumber: .number(number.doubleValue)
      default: .null
      }
  }

  /// Returns whether a number is a Boolean, which Foundation represents as a number with the C type `char`.
  private static func isBool(_ number: NSNumber) -> Bool { number.objCType.pointee == 0x63 }
}

extension JSONValue: Codable {
  /// Decodes any JSON value.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// Encodes the value.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}
