// SPDX-License-Identifier: Apache-2.0

package import MullionViewTree

/// The text that is edited, and its selection.
///
/// Offsets are UTF-16 code units, as in UIKit. Those between user-perceived characters are valid; in
/// selections and replacements, others are moved back to the nearest valid one, except by `apply(_:)`.
package struct EditBuffer {
  /// The text, as contiguous UTF-8.
  package private(set) var text: String
  /// The offsets at which the paragraphs of the text begin.
  private(set) var paragraphs: ParagraphTable
  /// The attributes of the text, or `nil` if it is plain.
  private(set) var styles: StyleTable?
  /// The fixed end of the selection.
  package private(set) var anchor: Int
  /// The moving end of the selection, where the caret is.
  package private(set) var focus: Int

  /// Creates a buffer of `text` with the caret at its end.
  package init(_ text: String = "") {
    self.text = text
    self.text.makeContiguousUTF8()
    paragraphs = ParagraphTable(self.text)
    anchor = paragraphs.starts.total.units
    focus = anchor
  }

  /// The length of the text.
  package var count: Int { paragraphs.starts.total.units }
  /// The selected range; empty if there is only a caret.
  package var selection: Range<Int> { min(anchor, focus)..<max(anchor, focus) }

  /// Returns the part of the text in `range`.
  package func text(in range: Range<Int>) -> String {
    String(text[index(range.lowerBound)..<index(range.upperBound)])
  }

  /// Selects from `anchor` to `focus`, both moved to character boundaries.
  package mutating func select(anchor: Int, focus: Int) {
    self.anchor = snapped(anchor)
    self.focus = snapped(focus)
  }

  /// Replaces the text in `range` with `new`, and puts the caret behind it.
  ///
  /// - Parameters:
  ///   - range: The part that is replaced, in whole characters.
  ///   - new: The replacement.
  ///   - attributes: The attributes of the replacement, or `nil` if it is plain.
  /// - Returns: The inverse edit.
  /// - Complexity: O(*n*) in the length of the paragraphs that change, and in the number of paragraphs and of
  ///   parts with attributes between this change and the one before, plus a move of the memory behind them.
  @discardableResult
  package mutating func replace(
    _ range: Range<Int>, with new: String, attributes: TextStyles.Attributes? = nil
  ) -> TextEdit {
    replace(
      index(range.lowerBound)..<index(range.upperBound), with: new,
      attributes.map { TextStyles(length: new.utf16.count, attributes: $0) })
  }

  /// Applies an edit, and sets the selection to that of the edit.
  ///
  /// - Returns: The inverse edit.
  package mutating func apply(_ edit: TextEdit) -> TextEdit {
    let start = index(edit.range.lowerBound, inCharacters: false)
    let end = index(edit.range.upperBound, inCharacters: false)
    let inverse = replace(start..<end, with: edit.text, edit.styles)
    if edit.styles == nil, styles?.isPlain == true { styles = nil }
    (anchor, focus) = (edit.anchor, edit.focus)
    return inverse
  }

  private mutating func replace(
    _ range: Range<String.Index>, with new: String, _ attributes: TextStyles?
  ) -> TextEdit {
    let start = offset(of: range.lowerBound)
    let end = start + new.utf16.count
    let old = String(text[range])
    let part = start..<start + old.utf16.count
    let inverse = TextEdit(
      range: start..<end, text: old, styles: styles?.styles(in: part), anchor: anchor, focus: focus)
    setStyles(attributes, length: new.utf16.count, in: part)
    let bytes = byte(range.lowerBound)..<byte(range.upperBound)
    text.replaceSubrange(range, with: new)
    paragraphs.replace(bytes, by: new.utf8.count, in: text)
    select(anchor: end, focus: end)
    return inverse
  }

  /// Replaces a part of the text with `new` by applying their difference; the selection stays with the
  /// characters around it.
  ///
  /// - Parameters:
  ///   - new: The replacement.
  ///   - styles: The attributes of the replacement, or `nil` if it is plain.
  ///   - part: The part that is replaced, which ends between characters, or `nil` for the whole text.
  /// - Returns: Whether the text has changed; its attributes may have changed in any case.
  @discardableResult
  package mutating func follow(
    _ new: String, styles: TextStyles? = nil, in part: Range<Int>? = nil
  ) -> Bool {
    let change = TextChange(from: part.map { text(in: $0) } ?? text, to: new)
    let length = new.utf16.count
    let part = part ?? 0..<count
    let isPlain = styles == nil && self.styles == nil
    if part == 0..<count {
      self.styles = styles.map(StyleTable.init)
    } else {
      setStyles(styles, length: length, in: part)
    }
    if let change { follow(change, from: byte(index(part.lowerBound))) }
    if !isPlain { paragraphs.restyle(part.lowerBound..<part.lowerBound + length) }
    return change != nil
  }

  /// Applies a change whose offsets are relative to the byte `base`.
  private mutating func follow(_ change: TextChange, from base: Int) {
    let bytes = base + change.range.lowerBound..<base + change.range.upperBound
    let (start, end) = (offset(ofByte: bytes.lowerBound), offset(ofByte: bytes.upperBound))
    let growth = change.replacement.utf16.count - (end - start)
    func moved(_ place: Int) -> Int { place <= start ? place : max(place, end) + growth }
    let (anchor, focus) = (moved(anchor), moved(focus))
    let places = [bytes.lowerBound, bytes.upperBound].map {
      text.utf8.index(text.startIndex, offsetBy: $0)
    }
    text.replaceSubrange(places[0]..<places[1], with: change.replacement)
    text.makeContiguousUTF8()
    paragraphs.replace(bytes, by: change.replacement.utf8.count, in: text)
    select(anchor: anchor, focus: focus)
  }

  // MARK: Attributes

  /// Replaces the attributes of a range.
  ///
  /// - Returns: The inverse edit.
  mutating func restyle(_ range: Range<Int>, as styles: TextStyles) -> TextEdit {
    let inverse = TextEdit(
      range: range, text: text(in: range), styles: self.styles?.styles(in: range), anchor: anchor,
      focus: focus)
    setStyles(styles, length: range.count, in: range)
    paragraphs.restyle(range)
    return inverse
  }

  /// Changes the attributes of all parts, if the text is not plain.
  mutating func restyleAll(_ change: (inout TextStyles.Attributes) -> Void) {
    guard styles != nil else { return }
    styles?.changeAll(change)
    paragraphs.restyle(0..<count)
  }

  /// Marks the paragraphs of a range as changed.
  mutating func touch(_ range: Range<Int>) { paragraphs.restyle(range.clamped(to: 0..<count)) }

  /// Replaces the attributes of `part`, a range of the text before an edit, by those of the replacement.
  ///
  /// - Parameters:
  ///   - styles: The attributes of the replacement, or `nil` if it is plain.
  ///   - length: The length of the replacement, in UTF-16 code units.
  ///   - part: The replaced range.
  private mutating func setStyles(_ styles: TextStyles?, length: Int, in part: Range<Int>) {
    if self.styles == nil {
      guard styles != nil else { return }
      self.styles = StyleTable(TextStyles(length: count))
    }
    self.styles?.replace(part, with: styles ?? TextStyles(length: length))
  }

  /// Returns the range that a deletion removes: the selection or, if it is empty, the range between the caret
  /// and the offset one `step` away.
  package func deletion(_ step: TextStep, forward: Bool) -> Range<Int> {
    if !selection.isEmpty { return selection }
    let end = offset(from: focus, step, forward: forward)
    return min(focus, end)..<max(focus, end)
  }

  /// Moves the caret by a step; with `extending`, the selection is extended.
  ///
  /// Without `extending`, a step of one character collapses a non-empty selection to its end in that
  /// direction.
  package mutating func move(_ step: TextStep, forward: Bool, extending: Bool) {
    if !extending, !selection.isEmpty, step == .character {
      return collapse(to: forward ? selection.upperBound : selection.lowerBound)
    }
    let target = offset(from: focus, step, forward: forward)
    if extending { focus = target } else { collapse(to: target) }
  }

  /// Moves the caret to `offset`; with `extending`, the selection is extended to it.
  package mutating func moveCaret(to offset: Int, extending: Bool) {
    let target = snapped(offset)
    if extending { focus = target } else { collapse(to: target) }
  }

  /// Returns the range of the word at `offset`, or of the run of other characters.
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

  /// Returns the range of the paragraph around `offset`, without its line break.
  package func paragraph(at offset: Int) -> Range<Int> {
    let place = index(offset)
    let start = text[..<place].lastIndex { $0.isNewline }.map { text.index(after: $0) }
    let end = text[place...].firstIndex { $0.isNewline }
    return self.offset(of: start ?? text.startIndex)..<self.offset(of: end ?? text.endIndex)
  }

  /// Returns the offset that is one step away from `offset`.
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

  /// Returns the nearest character boundary at or before `offset`.
  package func snapped(_ offset: Int) -> Int { self.offset(of: index(offset)) }

  private mutating func collapse(to offset: Int) {
    anchor = offset
    focus = offset
  }

  // MARK: Paragraphs

  /// Returns the text of the paragraph at `index`, with the line feed at its end.
  func paragraphText(_ index: Int) -> String {
    let start = text.utf8.index(text.startIndex, offsetBy: paragraphs.starts[index].bytes)
    let end = text.utf8.index(text.startIndex, offsetBy: paragraphs.starts[index + 1].bytes)
    return String(text[start..<end])
  }

  /// Returns the index of the character that contains the code unit at `offset`.
  func character(at offset: Int) -> Int {
    let (start, text, place) = place(offset, inCharacters: true)
    return start.characters + text[..<place].count
  }

  /// Returns the offset of the character at an index, clamped to the text.
  func offset(ofCharacter character: Int) -> Int {
    let character = max(0, min(character, paragraphs.starts.total.characters))
    let index = paragraphs.index(ofCharacter: character)
    let start = paragraphs.starts[index]
    return start.units + paragraphText(index).prefix(character - start.characters).utf16.count
  }

  // MARK: Indexes

  // Indexes of the text's UTF-16 view would count from its start; offsets here are relative to the start of
  // their paragraph.

  /// Returns the nearest boundary at or before `offset` between two characters, or Unicode scalars.
  ///
  /// The boundary is an index in the text of its paragraph, which is returned with the paragraph's start.
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
