// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionLayoutCases

/// A value that the page receives.
enum Reply {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([Reply])
  case fields([(String, Reply)])
  /// A list of numbers without a type each.
  case numbers([Double])

  /// The reply of a request that succeeded.
  static func success(_ fields: [(String, Reply)]) -> Reply {
    .fields([("ok", .bool(true))] + fields)
  }

  /// The reply of a request that failed, with a sentence.
  static func failure(_ text: String, field: String? = nil) -> Reply {
    let place = field.map { [("field", Reply.text($0))] } ?? []
    return .fields([("ok", .bool(false)), ("error", .fields([("text", .text(text))] + place))])
  }

  /// The reply of a request with a wrong field.
  static func failure(_ error: LayoutCaseError) -> Reply {
    .fields([
      ("ok", .bool(false)),
      (
        "error",
        .fields([
          ("text", .text(error.description)), ("field", .text(error.field)),
          ("expected", .text(error.expected)), ("found", .text(error.found)),
        ])
      ),
    ])
  }

  /// The sides of a rectangle: x, y, width, height.
  static func rect(_ rect: CGRect) -> Reply {
    .numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  /// The sides of a size.
  static func size(_ size: CGSize) -> Reply { .numbers([size.width, size.height]) }

  /// A whole number.
  static func count(_ count: Int) -> Reply { .number(Double(count)) }

  /// A parsed value.
  static func value(_ value: JSONValue) -> Reply {
    switch value {
    case .null: .null
    case .bool(let bool): .bool(bool)
    case .number(let number): .number(number)
    case .string(let text): .text(text)
    case .array(let values): .list(values.map { Reply.value($0) })
    case .object(let fields):
      .fields(fields.keys.sorted().map { ($0, Reply.value(fields[$0] ?? .null)) })
    }
  }
}

/// The bytes of a reply, in the form that ``ValueReader`` reads; 7 is a list of numbers of 8 bytes.
struct ReplyBytes {
  private(set) var bytes: [UInt8] = []

  init(_ reply: Reply) { write(reply) }

  private mutating func write(_ reply: Reply) {
    switch reply {
    case .null: bytes.append(0)
    case .bool(let value): bytes.append(value ? 2 : 1)
    case .number(let value):
      bytes.append(3)
      write(value.bitPattern)
    case .text(let text):
      bytes.append(4)
      write(text)
    case .list(let values):
      bytes.append(5)
      write(UInt32(values.count))
      for value in values { write(value) }
    case .fields(let fields):
      bytes.append(6)
      write(UInt32(fields.count))
      for (name, value) in fields {
        write(name)
        write(value)
      }
    case .numbers(let numbers):
      bytes.append(7)
      write(UInt32(numbers.count))
      bytes.reserveCapacity(bytes.count + 8 * numbers.count)
      for number in numbers { write(number.bitPattern) }
    }
  }

  private mutating func write(_ text: String) {
    write(UInt32(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func write(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }
}
