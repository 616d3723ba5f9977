// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionContracts

/// A JSON value as it was read.
package enum JSONValue: Sendable, Hashable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Fields by name.
  case object([String: JSONValue])

  /// What kind of value it is, for messages.
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

  /// As people write it: whole numbers without a point.
  private static func text(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}

extension JSONValue {
  /// The value in `json`.
  ///
  /// - Throws: `JSONSyntaxError` with the line at which it is no JSON.
  /// - Complexity: O(n), n the bytes.
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

  /// Foundation hands `true` on as a number whose C type is that of truth values.
  private static func isBool(_ number: NSNumber) -> Bool { number.objCType.pointee == 0x63 }
}

extension JSONValue: Codable {
  /// Reads any JSON value.
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

  /// Writes the value.
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
