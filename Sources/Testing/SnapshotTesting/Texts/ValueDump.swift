// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value and its children as lines of text, without addresses and in a stable order.
struct ValueDump {
  /// The lines; each ends with a newline.
  let text: String

  /// Creates the dump of `value`.
  ///
  /// - Complexity: O(*n* × *d* × log *n*), where *n* is the length of the text and *d* the depth of the
  ///   nesting.
  init(_ value: Any) {
    text = Self.lines(of: value, named: nil, indent: 0, inside: [])
  }

  private static func lines(
    of value: Any, named name: String?, indent: Int, inside: Set<ObjectIdentifier>
  ) -> String {
    let space = String(repeating: " ", count: indent)
    let part = ValuePart(value)
    var inside = inside
    if let identity = part.identity, !inside.insert(identity).inserted {
      return "\(space)▿ \(name ?? part.words) (circular reference detected)\n"
    }
    let parts = part.children.map { child in
      lines(of: child.value, named: child.label, indent: indent + 2, inside: inside)
    }
    let mark = parts.isEmpty ? "-" : "▿"
    let words = [name, part.words].compactMap(\.self).joined(separator: ": ")
    let sorted = part.isUnordered ? parts.sorted() : parts
    return "\(space)\(mark) \(words)\n" + sorted.joined()
  }
}
