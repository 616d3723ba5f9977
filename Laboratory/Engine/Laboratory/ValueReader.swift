// SPDX-License-Identifier: Apache-2.0

import MullionLayoutCases

/// A reader of the values that the page sends: a byte with the type, then the contents.
///
/// 0 `null`, 1 `false`, 2 `true`, 3 a number of 8 bytes, 4 a text, 5 a list, 6 an object. Texts, lists and objects begin
/// with their count in 4 bytes; the fields of an object are a text and a value each.
struct ValueReader {
  /// The maximal depth of values within values.
  static let deepest = 120

  private let bytes: UnsafeRawBufferPointer
  private var next = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Returns the next value; `nil` if the bytes are no value, or one that is too deep.
  mutating func value(depth: Int = 0) -> JSONValue? {
    guard depth < Self.deepest, let type = byte() else { return nil }
    switch type {
    case 0: return .null
    case 1: return .bool(false)
    case 2: return .bool(true)
    case 3: return number().map { .number($0) }
    case 4: return text().map { .string($0) }
    case 5:
      guard let count = count() else { return nil }
      var values: [JSONValue] = []
      for _ in 0..<count {
        guard let value = value(depth: depth + 1) else { return nil }
        values.append(value)
      }
      return .array(values)
    case 6:
      guard let count = count() else { return nil }
      var fields: [String: JSONValue] = [:]
      for _ in 0..<count {
        guard let name = text(), let value = value(depth: depth + 1) else { return nil }
        fields[name] = value
      }
      return .object(fields)
    default: return nil
    }
  }

  private mutating func byte() -> UInt8? {
    guard next < bytes.count else { return nil }
    defer { next += 1 }
    return bytes[next]
  }

  private mutating func number() -> Double? {
    guard next + 8 <= bytes.count else { return nil }
    defer { next += 8 }
    return Double(bitPattern: bytes.loadUnaligned(fromByteOffset: next, as: UInt64.self))
  }

  /// Returns a count, which the remaining bytes can hold.
  private mutating func count() -> Int? {
    guard next + 4 <= bytes.count else { return nil }
    let count = bytes.loadUnaligned(fromByteOffset: next, as: UInt32.self)
    next += 4
    return count <= UInt32(bytes.count - next) ? Int(count) : nil
  }

  private mutating func text() -> String? {
    guard let count = count(), next + count <= bytes.count else { return nil }
    defer { next += count }
    return String(
      decoding: UnsafeRawBufferPointer(rebasing: bytes[next..<(next + count)]), as: UTF8.self)
  }
}
