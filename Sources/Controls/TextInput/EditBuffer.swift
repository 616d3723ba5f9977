// SPDX-License-Identifier: Apache-2.0

import ViewTree

/// A text that is edited, and what of it is selected.
///
/// Offsets are UTF-16 code units, as UIKit's are; they always stand between characters as people
/// see them.
package struct EditBuffer: Hashable, Sendable {
  /// The text.
  package private(set) var text: String
  /// Where the selection began.
  package private(set) var anchor: Int
  /// Where the caret is.
  package private(set) var focus: Int

  /// A buffer of `text` with the caret at its end.
  package init(_ text: String = "") {
    self.text = text
    anchor = text.utf16.count
    focus = anchor
  }

  /// The length of the text.
  ///
  /// - Complexity: O(n) for text that is not ASCII.
  package var count: Int { text.utf16.count }
  /// What is selected; empty at the caret.
  package var selection: Range<Int> { min(anchor, focus)..<max(anchor, focus) }

  /// The part of the text in `range`.
  package func text(in range: Range<Int>) -> String {
    String(text[index(range.lowerBound)..<index(range.upperBound)])
  }

  /// Selects from `anchor` to `focus`, as near as characters let it.
  package mutating func select(anchor: Int, focus: Int) {
    self.anchor = snapped(anchor)
    self.focus = snapped(focus)
  }

  /// Puts `new` in the place of `range`, and the caret behind it.
  package mutating func replace(_ range: Range<Int>, with new: String) {
    let start = index(range.lowerBound)
    text.replaceSubrange(start..<index(range.upperBound), with: new)
    let end = range.lowerBound + new.utf16.count
    select(anchor: end, focus: end)
  }

  /// Takes another text; the selection stays with the characters around it.
  package mutating func follow(_ new: String) {
    let change = TextChange(from: text, to: new)
    let (start, end) = (change.moved(anchor), change.moved(focus))
    text = new
    select(anchor: start, focus: end)
  }

  /// What deleting would take away: the selection, else what lies between the caret and `step` on.
  package func deletion(_ step: TextStep, forward: Bool) -> Range<Int> {
    if !selection.isEmpty { return selection }
    let end = offset(from: focus, step, forward: forward)
    return min(focus, end)..<max(focus, end)
  }

  /// Moves the caret by a step; `extending`: the selection with it.
  package mutating func move(_ step: TextStep, forward: Bool, extending: Bool) {
    if !extending, !selection.isEmpty, step == .character {
      return collapse(to: forward ? selection.upperBound : selection.lowerBound)
    }
    let target = offset(from: focus, step, forward: forward)
    if extending { focus = target } else { collapse(to: target) }
  }

  /// Puts the caret at `offset`; `extending`: the selection reaches there.
  package mutating func moveCaret(to offset: Int, extending: Bool) {
    let target = snapped(offset)
    if extending { focus = target } else { collapse(to: target) }
  }

  /// The word at `offset`, or the run of other characters.
  package func word(at offset: Int) -> Range<Int> {
    guard !text.isEmpty else { return 0..<0 }
    var place = index(offset)
    if place == text.endIndex { place = text.index(before: place) }
    let kind = Self.isWordCharacter(text[place])
    var start = place
    while start > text.startIndex {
      let before = text.index(before: start)
      guard Self.isWordCharacter(text[before]) == kind, !text[before].isNewline else { break }
      start = before
    }
    var end = place
    repeat {
      end = text.index(after: end)
    } while end < text.endIndex
      && Self.isWordCharacter(text[end]) == kind && !text[end].isNewline
    return self.offset(of: start)..<self.offset(of: end)
  }

  /// The paragraph around `offset`, without its line break.
  package func paragraph(at offset: Int) -> Range<Int> {
    let place = index(offset)
    let start = text[..<place].lastIndex { $0.isNewline }.map { text.index(after: $0) }
    let end = text[place...].firstIndex { $0.isNewline }
    return self.offset(of: start ?? text.startIndex)..<self.offset(of: end ?? text.endIndex)
  }

  /// Where one gets from `offset` by a step.
  package func offset(from offset: Int, _ step: TextStep, forward: Bool) -> Int {
    let place = index(offset)
    switch step {
    case .character:
      if forward {
        return place == text.endIndex ? offset : self.offset(of: text.index(after: place))
      }
      return place == text.startIndex ? offset : self.offset(of: text.index(before: place))
    case .word: return self.offset(of: forward ? wordEnd(after: place) : wordStart(before: place))
    case .paragraph:
      let paragraph = paragraph(at: offset)
      return forward ? paragraph.upperBound : paragraph.lowerBound
    case .document: return forward ? count : 0
    }
  }

  /// The nearest offset at or before `offset` that stands between two characters.
  package func snapped(_ offset: Int) -> Int { self.offset(of: index(offset)) }

  private mutating func collapse(to offset: Int) {
    anchor = offset
    focus = offset
  }

  private func index(_ offset: Int) -> String.Index {
    let bounded = max(0, min(offset, text.utf16.count))
    var place = text.utf16.index(text.utf16.startIndex, offsetBy: bounded)
    while place > text.startIndex, String.Index(place, within: text) == nil {
      place = text.utf16.index(before: place)
    }
    return place
  }

  private func offset(of index: String.Index) -> Int { index.utf16Offset(in: text) }

  private func wordEnd(after place: String.Index) -> String.Index {
    var end = place
    while end < text.endIndex, !Self.isWordCharacter(text[end]) { end = text.index(after: end) }
    while end < text.endIndex, Self.isWordCharacter(text[end]) { end = text.index(after: end) }
    return end
  }

  private func wordStart(before place: String.Index) -> String.Index {
    var start = place
    func before() -> Character? {
      start > text.startIndex ? text[text.index(before: start)] : nil
    }
    while let one = before(), !Self.isWordCharacter(one) { start = text.index(before: start) }
    while let one = before(), Self.isWordCharacter(one) { start = text.index(before: start) }
    return start
  }

  private static func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "'"
      || character == "\u{2019}"
  }
}
