// SPDX-License-Identifier: Apache-2.0

/// What a text of JSON says, as far as settings and maps of outputs go.
///
/// Foundation's reader would take as long to load as the rest of a call that has nothing to do.
package enum JSONValue: Equatable {
  case text(String)
  case list([JSONValue])
  case fields([String: JSONValue])
  /// A number, a truth or null, as it is written.
  case other(String)

  /// The value of `bytes`; nil: they are no JSON.
  package init?(_ bytes: [UInt8]) {
    var reader = JSONReader(bytes)
    guard let value = reader.whole() else { return nil }
    self = value
  }

  /// The text, its keys in order.
  package var written: String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .list(let values): "[\(values.map(\.written).joined(separator: ","))]"
    case .fields(let fields):
      "{"
        + fields.sorted { $0.key < $1.key }
        .map { "\(Self.quoted($0.key)):\($0.value.written)" }.joined(separator: ",") + "}"
    case .other(let text): text
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case _ where scalar.value < 0x20:
        "\\u00\(scalar.value < 16 ? "0" : "")\(String(scalar.value, radix: 16))"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
