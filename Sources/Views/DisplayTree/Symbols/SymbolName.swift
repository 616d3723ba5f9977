// SPDX-License-Identifier: Apache-2.0

/// What the name of a symbol says: `person.crop.circle.badge.plus` is a person in a circle with a
/// small plus.
package struct SymbolName: Hashable, Sendable {
  /// A shape around the icon.
  package enum Enclosure: String, Hashable, Sendable {
    case circle, square, rectangle
  }

  /// The whole name, as it was given.
  package let text: String
  /// The name of what is drawn, without what is said about it: `person`, `chevron.left`.
  package let base: String
  /// Whether areas are filled; with an enclosure, whether that is filled.
  package let isFilled: Bool
  package let enclosure: Enclosure?
  /// Whether a line goes across.
  package let isSlashed: Bool
  /// What the small mark in the corner shows; nil: there is none.
  package let badge: String?

  /// The parts of `text`; nil when it can't be a symbol's name: names are words of lower-case
  /// letters and digits with full stops between them.
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
