// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The replacement of typed quotes and hyphens, and the spaces around words that are cut or pasted, as far as
/// the host's traits are `.yes`.
extension TextEditor {
  /// Inserts typed text, or a typographic character instead of a typed quote or a second hyphen if the host's
  /// trait for it is `.yes`.
  func insertTyped(_ text: String) {
    guard let host else { return }
    let start = insertionRange.lowerBound
    switch text {
    case "\"" where host.smartQuotesType == .yes:
      insert(isOpening(at: start) ? "\u{201C}" : "\u{201D}")
    case "'" where host.smartQuotesType == .yes:
      insert(isOpening(at: start) ? "\u{2018}" : "\u{2019}")
    case "-" where host.smartDashesType == .yes && insertionRange.isEmpty && before(start) == "-":
      replace(start - 1..<start, with: "\u{2014}", isTyped: false)
    default: insert(text)
    }
  }

  /// Returns a pasted text with a space at each end where its word would touch another one.
  func smartInsertion(of text: String) -> String {
    guard host?.smartInsertDeleteType == .yes else { return text }
    let range = insertionRange
    let joinsBefore = text.first.isOfWord && before(range.lowerBound).isOfWord
    let joinsAfter = text.last.isOfWord && after(range.upperBound).isOfWord
    return (joinsBefore ? " " : "") + text + (joinsAfter ? " " : "")
  }

  /// Returns `range` with the space beside it that would be left over, if the range consists of whole words.
  func smartDeletion(of range: Range<Int>) -> Range<Int> {
    guard host?.smartInsertDeleteType == .yes, !range.isEmpty else { return range }
    let (start, end) = (range.lowerBound, range.upperBound)
    guard after(start).isOfWord, before(end).isOfWord else { return range }
    let (previous, next) = (before(start), after(end))
    guard !previous.isOfWord, !next.isOfWord else { return range }
    if previous == " " { return start - 1..<end }
    return previous?.isNewline != false && next == " " ? start..<end + 1 : range
  }

  /// Returns whether a quote at `offset` opens a quotation: at the start of the text, and after white space,
  /// a dash, or an opening bracket or quote.
  private func isOpening(at offset: Int) -> Bool {
    guard let previous = before(offset) else { return true }
    return previous.isWhitespace || "([{<\u{201C}\u{2018}\u{2014}\u{2013}".contains(previous)
  }

  /// Returns the character before an offset; `nil` at the start of the text.
  private func before(_ offset: Int) -> Character? {
    offset > 0 ? buffer.text(in: max(0, offset - Self.reach)..<offset).last : nil
  }

  /// Returns the character after an offset; `nil` at the end of the text.
  private func after(_ offset: Int) -> Character? {
    let end = min(buffer.count, offset + Self.reach)
    return offset < end ? buffer.text(in: offset..<end).first : nil
  }

  /// The length of text in which a neighbouring character is looked for, in UTF-16 code units.
  private static let reach = 16
}

extension Character? {
  /// Whether the character is a letter or digit.
  fileprivate var isOfWord: Bool { self.map { $0.isLetter || $0.isNumber } ?? false }
}
