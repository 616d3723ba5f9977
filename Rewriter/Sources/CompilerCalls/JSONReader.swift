// SPDX-License-Identifier: Apache-2.0

/// A JSON parser that reads its text once, from start to end.
struct JSONReader {
  private let bytes: [UInt8]
  private var next = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the only value of the text, or `nil` if there is none, or something other than space follows it.
  mutating func whole() -> JSONValue? {
    guard let value = value(depth: 0) else { return nil }
    skipSpace()
    return next == bytes.count ? value : nil
  }

  private mutating func value(depth: Int) -> JSONValue? {
    skipSpace()
    guard next < bytes.count, depth < 64 else { return nil }
    switch bytes[next] {
    case UInt8(ascii: "\""): return text().map { .text($0) }
    case UInt8(ascii: "["):
      var values: [JSONValue] = []
      let isWhole = elements(until: UInt8(ascii: "]")) { reader in
        guard let value = reader.value(depth: depth + 1) else { return false }
        values.append(value)
        return true
      }
      return isWhole ? .list(values) : nil
    case UInt8(ascii: "{"):
      var fields: [String: JSONValue] = [:]
      let isWhole = elements(until: UInt8(ascii: "}")) { reader in
        reader.skipSpace()
        guard let key = reader.text(), reader.take(UInt8(ascii: ":")),
          let value = reader.value(depth: depth + 1)
        else { return false }
        fields[key] = value
        return true
      }
      return isWhole ? .fields(fields) : nil
    default: return word().map { .other($0) }
    }
  }

  /// Reads the elements between two brackets, separated by commas, and returns whether the list is complete.
  private mutating func elements(
    until end: UInt8, _ element: (inout JSONReader) -> Bool
  ) -> Bool {
    next += 1
    if take(end) { return true }
    repeat {
      guard element(&self) else { return false }
    } while take(UInt8(ascii: ","))
    return take(end)
  }

  /// Consumes `sign` if it is next, and returns whether it was.
  private mutating func take(_ sign: UInt8) -> Bool {
    skipSpace()
    guard next < bytes.count, bytes[next] == sign else { return false }
    next += 1
    return true
  }

  private mutating func skipSpace() {
    while next < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[next]) { next += 1 }
  }

  private mutating func word() -> String? {
    let rest = bytes[next...].prefix { byte in
      byte > 0x20 && !Self.signs.contains(byte)
    }
    next += rest.count
    return rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self)
  }

  private static let signs = Array(",:[]{}\"".utf8)

  private mutating func text() -> String? {
    guard next < bytes.count, bytes[next] == UInt8(ascii: "\"") else { return nil }
    next += 1
    var units: [UInt8] = []
    while next < bytes.count {
      let byte = bytes[next]
      next += 1
      switch byte {
      case UInt8(ascii: "\""): return String(validating: units, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escaped() else { return nil }
        units += Array(String(scalar).utf8)
      default: units.append(byte)
      }
    }
    return nil
  }

  /// Reads the character of an escape sequence, after its backslash.
  private mutating func escaped() -> Unicode.Scalar? {
    guard next < bytes.count else { return nil }
    let byte = bytes[next]
    next += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"):
      guard let high = unit() else { return nil }
      guard 0xD800..<0xDC00 ~= high else { return Unicode.Scalar(high) }
      // A surrogate pair.
      guard next + 1 < bytes.count, bytes[next] == UInt8(ascii: "\\"),
        bytes[next + 1] == UInt8(ascii: "u")
      else { return nil }
      next += 2
      guard let low = unit(), 0xDC00..<0xE000 ~= low else { return nil }
      return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    default: return nil
    }
  }

  private mutating func unit() -> UInt32? {
    guard next + 4 <= bytes.count else { return nil }
    defer { next += 4 }
    return UInt32(String(decoding: bytes[next..<(next + 4)], as: UTF8.self), radix: 16)
  }
}
