// SPDX-License-Identifier: Apache-2.0

/// A JSON value, as far as settings and output file maps need it.
///
/// Foundation's parser takes as long to load as the rest of a call that needs no work.
package enum JSONValue: Equatable {
  case text(String)
  case list([JSONValue])
  case fields([String: JSONValue])
  /// A number, Boolean or null, as written.
  case other(String)

  /// Parses `bytes`, or returns `nil` if they do not have the structure of JSON, or are nested more than 64
  /// levels deep.
  ///
  /// Words outside of strings are not checked.
  package init?(_ bytes: [UInt8]) {
    var reader = JSONReader(bytes)
    guard let value = reader.whole() else { return nil }
    self = value
  }

  /// The value as JSON text, with sorted keys.
  package var written: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the JSON text to `bytes`.
  func write(to bytes: inout [UInt8]) {
    switch self {
    case .text(let text): Self.write(text, to: &bytes)
    case .list(let values):
      bytes.append(UInt8(ascii: "["))
      for (place, value) in values.enumerated() {
        if place > 0 { bytes.append(UInt8(ascii: ",")) }
        value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .fields(let fields):
      bytes.append(UInt8(ascii: "{"))
      for (place, field) in fields.sorted(by: { $0.key < $1.key }).enumerated() {
        if place > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(field.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        field.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    case .other(let text): bytes += text.utf8
    }
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case ..<0x20: bytes += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
