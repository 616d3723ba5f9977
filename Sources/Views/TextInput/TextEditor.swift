// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// An editor that changes a text with keys, an input method, the clipboard and undo.
@MainActor
final class TextEditor {
  weak var host: (any TextEditorHost)?
  private(set) var buffer = EditBuffer()
  private(set) var history = EditHistory()
  /// The attributes that were set for the text typed next, or `nil` for those of the text before the caret.
  var typing: TextStyles.Attributes?
  /// The range of the marked text of an input method, in UTF-16 code units, or `nil` if there is none.
  private(set) var marked: Range<Int>?
  /// Whether the next inserted text replaces the whole text; an edit and a change of the selection reset it.
  var replacesAll = false

  /// The most recently read attributed text, with the defaults of that time; `nil` after a change.
  private var read: (defaults: TextStyles.Attributes, text: NSAttributedString)?

  /// The handler that receives key events before the text does, or `nil` if there is none.
  var takesKeyFirst: ((KeyEvent) -> Bool)?
  /// The handler called before text is inserted, or `nil` if there is none.
  var willInsert: (() -> Void)?

  var text: String { buffer.text }
  /// Whether the text has attributes.
  var hasStyles: Bool { buffer.styles != nil }
  /// The attributes of the text's parts, or `nil` if the text is plain.
  ///
  /// - Complexity: O(*n*) in the number of parts.
  var styles: TextStyles? { buffer.styles?.styles(in: 0..<buffer.count) }
  var selection: Range<Int> { buffer.selection }

  /// Replaces the whole text without consulting or notifying the host.
  ///
  /// If the text differs, the caret moves to its end and the undo history is cleared.
  func setText(_ text: String, styles: TextStyles? = nil) {
    typing = nil
    read = nil
    guard buffer.follow(text, styles: styles) else { return }
    buffer.select(anchor: buffer.count, focus: buffer.count)
    history = EditHistory()
    marked = nil
  }

  /// Adopts a part of the text from a text storage without consulting or notifying the host.
  ///
  /// The selection stays with the characters around it. If the text differs, the undo history is cleared.
  func follow(_ text: String, styles: TextStyles, in part: Range<Int>) {
    read = nil
    guard buffer.follow(text, styles: styles, in: part) else { return }
    history = EditHistory()
    marked = nil
  }

  /// Selects a range, and notifies the host if the selection changed.
  func select(anchor: Int, focus: Int) {
    let old = buffer
    buffer.select(anchor: anchor, focus: focus)
    selectionMayHaveChanged(from: old)
  }

  func moveCaret(to offset: Int, extending: Bool) {
    let old = buffer
    buffer.moveCaret(to: offset, extending: extending)
    selectionMayHaveChanged(from: old)
  }

  func select(_ range: Range<Int>) { select(anchor: range.lowerBound, focus: range.upperBound) }

  private func selectionMayHaveChanged(from old: EditBuffer) {
    guard buffer.selection != old.selection || buffer.focus != old.focus else { return }
    history.endTyping()
    typing = nil
    replacesAll = false
    host?.editorDidChangeSelection()
  }

  // MARK: Attributes

  /// Changes the attributes of all parts, if the text is not plain, and those that were set for the text
  /// typed next.
  func restyle(_ change: (inout TextStyles.Attributes) -> Void) {
    read = nil
    buffer.restyleAll(change)
    if var attributes = typing {
      change(&attributes)
      typing = attributes
    }
  }

  /// Returns the text with the attributes of its parts, and with `defaults` where they have none.
  ///
  /// The same object is returned until the text, its attributes or `defaults` change.
  func attributedText(over defaults: TextStyles.Attributes) -> NSAttributedString {
    if let read, TextStyles.areEqual(read.defaults, defaults) { return read.text }
    let styles = styles ?? TextStyles(length: buffer.count)
    let string = styles.string(text, over: defaults)
    let made =
      string is NSMutableAttributedString ? NSAttributedString(attributedString: string) : string
    read = (defaults, made)
    return made
  }

  /// The attributes of the text typed next: those that were set for it, or else those of the text that it
  /// replaces or follows, without an attachment.
  ///
  /// At the start of the text, they are those of the first character.
  var typingAttributes: TextStyles.Attributes {
    if let typing { return typing }
    let place = selection.isEmpty ? max(0, selection.lowerBound - 1) : selection.lowerBound
    var attributes = buffer.styles?.attributes(at: place) ?? [:]
    // An attachment belongs to a single character.
    attributes[.attachment] = nil
    return attributes
  }

  /// Returns the attributes of the parts of the selection, or of the text typed next, merged over `defaults`.
  func selectedAttributes(over defaults: TextStyles.Attributes) -> [TextStyles.Attributes] {
    let parts = selection.isEmpty ? [] : styles(in: selection).runs.map(\.attributes)
    return (parts.isEmpty ? [typingAttributes] : parts).map { defaults.merging($0) { $1 } }
  }

  /// Applies `change` to the attributes of each part of `range`, merged over `defaults`, as an edit that can
  /// be undone.
  ///
  /// If the range is empty, the attributes of the text typed next are changed. A no-op if the text is not
  /// editable.
  func format(
    _ range: Range<Int>, over defaults: TextStyles.Attributes,
    _ change: (TextStyles.Attributes) -> TextStyles.Attributes
  ) {
    guard let host, host.isTextEditable else { return }
    guard !range.isEmpty else { return typing = change(defaults.merging(typingAttributes) { $1 }) }
    var changed = styles(in: range)
    changed.changeAll { $0 = change(defaults.merging($0) { $1 }) }
    read = nil
    history.add(buffer.restyle(range, as: changed), typedEnd: nil)
    host.editorDidChangeText()
  }

  /// Returns the attributes in `range`, relative to its start.
  private func styles(in range: Range<Int>) -> TextStyles {
    buffer.styles?.styles(in: range) ?? TextStyles(length: range.count)
  }

  /// Invalidates the line layout of the paragraphs in a range.
  func touch(_ range: Range<Int>) { buffer.touch(range) }

  /// Replaces `range` with `text`, which has the attributes of the text typed next.
  ///
  /// - Parameters:
  ///   - text: The replacement.
  ///   - range: The replaced range, in UTF-16 code units.
  ///   - typedEnd: The end of the typed text, or `nil` if it was not typed.
  ///   - extends: Whether the change is merged into the previous edit.
  private func put(
    _ text: String, in range: Range<Int>, typedEnd: Int? = nil, extends: Bool = false
  ) {
    // A string that was returned shares the storage of the text, which is mutated in place: release it.
    read = nil
    replacesAll = false
    let attributes = hasStyles || typing != nil ? typingAttributes : nil
    let inverse = buffer.replace(range, with: text, attributes: attributes)
    if buffer.count == 0, let attributes { typing = attributes }
    if !extends || !history.extend(inverse) { history.add(inverse, typedEnd: typedEnd) }
  }

  // MARK: Editing

  /// Replaces the selection, or the whole text if `replacesAll` is set, with `text`.
  ///
  /// - Returns: Whether the text was inserted.
  @discardableResult
  func insert(_ text: String, isTyped: Bool = true) -> Bool {
    let clean = prepared(text)
    guard !clean.isEmpty else { return false }
    willInsert?()
    let range = insertionRange
    return replace(range, with: clean, isTyped: isTyped && range.isEmpty)
  }

  /// The range that inserted text replaces.
  var insertionRange: Range<Int> { replacesAll ? 0..<buffer.count : buffer.selection }

  /// Inserts a dropped text at `offset` and selects it.
  ///
  /// - Returns: Whether the text was inserted; `false` if it is empty or the host does not permit the change.
  func drop(_ text: String, at offset: Int) -> Bool {
    let clean = prepared(text)
    guard !clean.isEmpty, replace(offset..<offset, with: clean, isTyped: false) else {
      return false
    }
    select(offset..<min(buffer.count, offset + clean.utf16.count))
    return true
  }

  func delete(_ step: TextStep, forward: Bool) {
    let range =
      selection.isEmpty ? buffer.deletion(step, forward: forward) : smartDeletion(of: selection)
    if !range.isEmpty { replace(range, with: "", isTyped: false) }
  }

  /// Replaces `range` with `text` if the host permits it.
  @discardableResult
  func replace(_ range: Range<Int>, with text: String, isTyped: Bool) -> Bool {
    guard let host, host.isTextEditable, host.editorMayReplace(range, with: text) else {
      return false
    }
    marked = nil
    let end = range.lowerBound + text.utf16.count
    put(text, in: range, typedEnd: isTyped ? end : nil)
    host.editorDidChangeText()
    return true
  }

  /// Returns `text` without NUL characters and, in a single-line text, with line breaks replaced by spaces.
  private func prepared(_ text: String) -> String {
    let clean = text.contains("\0") ? text.filter { $0 != "\0" } : text
    guard host?.isMultiline != true else { return clean }
    return String(clean.map { $0.isNewline ? " " : $0 })
  }

  /// Deletes the whole text without consulting the host, because the clear button has its own delegate
  /// method.
  func clear() {
    put("", in: 0..<buffer.count)
    marked = nil
    host?.editorDidChangeSelection()
  }

  func undo() -> Bool { restore { $0.undo(&$1) } }
  func redo() -> Bool { restore { $0.redo(&$1) } }

  private func restore(_ step: (inout EditHistory, inout EditBuffer) -> Bool) -> Bool {
    guard let host, host.isTextEditable else { return false }
    read = nil
    guard step(&history, &buffer) else { return false }
    marked = nil
    replacesAll = false
    host.editorDidChangeText()
    return true
  }

  /// Clears the undo history.
  func discardEdits() { history = EditHistory() }

  /// The undo manager that apps access, which includes the edits of the text.
  private(set) lazy var undoManager = TextUndoManager(self)

  // MARK: Clipboard

  var canCopy: Bool { !buffer.selection.isEmpty && host?.isTextHidden == false }

  func copy() {
    if canCopy { UIPasteboard.general.string = buffer.text(in: buffer.selection) }
  }

  func cut() {
    guard canCopy, host?.isTextEditable == true else { return }
    copy()
    replace(smartDeletion(of: selection), with: "", isTyped: false)
  }

  func paste() {
    if let text = UIPasteboard.general.string { insert(smartInsertion(of: text), isTyped: false) }
  }

  func selectAll() { select(anchor: 0, focus: buffer.count) }

  // MARK: Keys

  func move(_ step: TextStep, forward: Bool, extending: Bool) {
    host?.column = nil
    let old = buffer
    buffer.move(step, forward: forward, extending: extending)
    selectionMayHaveChanged(from: old)
  }

  /// Moves the caret down by `lines` lines, up if negative; beyond the first or last line, to the beginning
  /// or the end of the text.
  func move(lines: Int, extending: Bool) {
    guard let host else { return }
    let target = host.editorOffset(from: buffer.focus, lines: lines)
    let column = host.column
    moveCaret(to: target ?? (lines < 0 ? 0 : buffer.count), extending: extending)
    host.column = column
  }

  func moveToLineEnd(_ forward: Bool, extending: Bool) {
    guard let line = host?.editorLine(at: buffer.focus) else { return }
    moveCaret(to: forward ? line.upperBound : line.lowerBound, extending: extending)
  }

  // MARK: Input methods

  private func mark(_ text: String, caret: Int) {
    guard let host, host.isTextEditable else { return }
    let range = marked ?? insertionRange
    if marked == nil {
      guard !text.isEmpty, host.editorMayReplace(range, with: text) else { return }
    }
    put(text, in: range, extends: marked != nil)
    let end = range.lowerBound + text.utf16.count
    marked = text.isEmpty ? nil : range.lowerBound..<end
    let before = text.prefix(caret).utf16.count
    buffer.select(anchor: range.lowerBound + before, focus: range.lowerBound + before)
    host.editorDidChangeText()
  }

  /// Turns the marked text of an input method into regular text.
  func unmark() {
    guard marked != nil else { return }
    marked = nil
    history.endTyping()
    host?.editorDidChangeSelection()
  }

  private func commit(_ text: String) {
    if let marked {
      put("", in: marked, extends: true)
      self.marked = nil
      if text.isEmpty { host?.editorDidChangeText() }
    }
    insertTyped(text)
  }
}

extension TextEditor: TextReceiving {
  func receive(_ event: TextEvent) {
    switch event {
    case .commit(let text): commit(text)
    case .preedit(let text, let caret): mark(text, caret: caret)
    }
  }

  var caretInSurface: CGRect? { host?.caretInSurface }
  var keyboard: UIKeyboardType { host?.keyboardType ?? .default }
  var hidesText: Bool { host?.isTextHidden ?? false }
}
