// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionContracts

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
