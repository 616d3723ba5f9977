// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// A text that is edited, and what of it is selected.
///
/// Offsets are UTF-16 code units, as UIKit's are; they always stand between characters as people
/// see them.
package struct EditBuffer {
  /// The text, contiguous UTF-8.
  package private(set) var text: String
  /// The places where its paragraphs begin.
  private(set) var paragraphs: ParagraphTable
  /// Where the selection began.
  package private(set) var anchor: Int
  /// Where the caret is.
  package private(set) var focus: Int

  /// A buffer of `text` with the caret at its end.
  package init(_ text: String = "") {
    self.text = text
    self.text.makeContiguousUTF8()
    paragraphs = ParagraphTable(self.text)
    anchor = paragraphs.starts.total.units
    focus = anchor
  }

  /// The length of the text.
  package var count: Int { paragraphs.starts.total.units }
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
  ///
  /// - Returns: The edit that takes this one back.
  /// - Complexity: O(n) in the length of the paragraphs that change, beside a move of the memory behind them.
  @discardableResult
  package mutating func replace(_ range: Range<Int>, with new: String) -> TextEdit {
    replace(index(range.lowerBound)..<index(range.upperBound), with: new)
  }

  /// Carries an edit out.
  ///
  /// - Returns: The edit that takes this one back.
  package mutating func apply(_ edit: TextEdit) -> TextEdit {
    let start = index(edit.range.lowerBound, inCharacters: false)
    let end = index(edit.range.upperBound, inCharacters: false)
    let inverse = replace(start..<end, with: edit.text)
    (anchor, focus) = (edit.anchor, edit.focus)
    return inverse
  }

  private mutating func replace(
    _ range: Range<String.Index>, with new: String
  ) -> TextEdit {
    let start = offset(of: range.lowerBound)
    let end = start + new.utf16.count
    let inverse = TextEdit(
      range: start..<end, text: String(text[range]), anchor: anchor, focus: focus)
    let bytes = byte(range.lowerBound)..<byte(range.upperBound)
    text.replaceSubrange(range, with: new)
    paragraphs.replace(bytes, by: new.utf8.count, in: text)
    select(anchor: end, focus: end)
    return inverse
  }

  /// Takes another text; the selection stays with the characters around it.
  package mutating func follow(_ new: String) {
    guard let change = TextChange(from: text, to: new) else { return }
    let start = offset(ofByte: change.range.lowerBound)
    let end = offset(ofByte: change.range.upperBound)
    let growth = change.replacement.utf16.count - (end - start)
    func moved(_ place: Int) -> Int { place <= start ? place : max(place, end) + growth }
    let (anchor, focus) = (moved(anchor), moved(focus))
    text = new
    text.makeContiguousUTF8()
    paragraphs.replace(change.range, by: change.replacement.utf8.count, in: text)
    select(anchor: anchor, focus: focus)
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

  // MARK: Paragraphs

  /// The text of the paragraph at `index`, with the line feed at its end.
  func paragraphText(_ index: Int) -> String {
    let start = text.utf8.index(text.startIndex, offsetBy: paragraphs.starts[index].bytes)
    let end = text.utf8.index(text.startIndex, offsetBy: paragraphs.starts[index + 1].bytes)
    return String(text[start..<end])
  }

  /// The character that the code unit at `offset` belongs to or begins.
  func character(at offset: Int) -> Int {
    let (start, text, place) = place(offset, inCharacters: true)
    return start.characters + text[..<place].count
  }

  /// The offset of a character.
  func offset(ofCharacter character: Int) -> Int {
    let character = max(0, min(character, paragraphs.starts.total.characters))
    let index = paragraphs.index(ofCharacter: character)
    let start = paragraphs.starts[index]
    return start.units + paragraphText(index).prefix(character - start.characters).utf16.count
  }

  // MARK: Indexes

  // The UTF-16 view of the text counts from its start; here offsets count from the start of their paragraph.

  /// The nearest place at or before `offset` between two characters, or Unicode scalars: in the text of its paragraph,
  /// and the beginning of that.
  private func place(
    _ offset: Int, inCharacters: Bool
  ) -> (start: TextExtent, text: String, place: String.Index) {
    let offset = max(0, min(offset, count))
    let index = paragraphs.index(ofUnit: offset)
    let (start, text) = (paragraphs.starts[index], paragraphText(index))
    var place = text.utf16.index(text.startIndex, offsetBy: offset - start.units)
    func isInside(_ place: String.Index) -> Bool {
      inCharacters
        ? String.Index(place, within: text) == nil
        : String.Index(place, within: text.unicodeScalars) == nil
    }
    while isInside(place) { place = text.utf16.index(before: place) }
    return (start, text, place)
  }

  private func index(_ offset: Int, inCharacters: Bool = true) -> String.Index {
    let (start, part, place) = place(offset, inCharacters: inCharacters)
    let byte = start.bytes + part.utf8.distance(from: part.startIndex, to: place)
    return text.utf8.index(text.startIndex, offsetBy: byte)
  }

  private func byte(_ index: String.Index) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }

  private func offset(of index: String.Index) -> Int { offset(ofByte: byte(index)) }

  private func offset(ofByte byte: Int) -> Int {
    let index = paragraphs.index(ofByte: byte)
    let (start, text) = (paragraphs.starts[index], paragraphText(index))
    let place = text.utf8.index(text.startIndex, offsetBy: byte - start.bytes)
    return start.units + text.utf16.distance(from: text.startIndex, to: place)
  }

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
