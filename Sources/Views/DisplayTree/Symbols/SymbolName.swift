// SPDX-License-Identifier: Apache-2.0

/// The parsed name of a symbol.
///
/// For example, `person.crop.circle.badge.plus` has the base `person`, the enclosure `circle` and the badge
/// `plus`.
package struct SymbolName: Hashable, Sendable {
  /// The shape around the icon.
  package enum Enclosure: String, Hashable, Sendable {
    case circle, square, rectangle
  }

  /// The complete name.
  package let text: String
  /// The name without modifiers, such as `person` or `chevron.left`.
  package let base: String
  /// Whether areas are filled; with an enclosure, whether the enclosure is filled.
  package let isFilled: Bool
  package let enclosure: Enclosure?
  /// Whether the symbol is slashed.
  package let isSlashed: Bool
  /// The symbol of the badge in the corner, or `nil` if there is none.
  package let badge: String?

  /// Parses a name; `nil` if it cannot be a symbol's name.
  ///
  /// Names are words of lower-case letters and digits, separated by full stops.
  package init?(_ text: String) {
    let words = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let isName = words.allSatisfy { word in
      !word.isEmpty && word.unicodeScalars.allSatisfy { ("a"..."z") ~= $0 || ("0"..."9") ~= $0 }
    }
    guard isName else { return nil }
    self.text = text
    var rest = words
    var badge: String?
    if let place = rest.firstIndex(of: "badge"), place > 0 {
      badge = rest[(place + 1)...].filter { $0 != "fill" }.joined(separator: ".")
      rest.removeSubrange(place...)
    }
    isFilled = words.dropFirst().contains("fill")
    if rest.count > 1 { rest.removeAll { $0 == "fill" } }
    guard !rest.isEmpty else { return nil }
    isSlashed = rest.count > 1 && rest.last == "slash"
    if isSlashed { rest.removeLast() }
    let plain = rest.joined(separator: ".")
    self.badge = badge.flatMap { $0.isEmpty ? nil : $0 }
    if rest.count > 1, !SymbolIcons.knows(plain), let shape = rest.last.flatMap(Enclosure.init) {
      enclosure = shape
      rest.removeLast()
    } else {
      enclosure = nil
    }
    base = rest.joined(separator: ".")
  }
}
