// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// Edits a text: keys, an input method, the clipboard, undoing.
@MainActor
final class TextEditor {
  weak var host: (any TextEditorHost)?
  private(set) var buffer = EditBuffer()
  private(set) var history = EditHistory()
  /// The attributes that were asked for what is typed next; nil: those of what is before it.
  var typing: TextStyles.Attributes?
  /// What an input method shows while it is made, in UTF-16 code units.
  private(set) var marked: Range<Int>?

  /// The text with all attributes as it was read last, over the defaults of that time; nil once it changed.
  private var read: (defaults: TextStyles.Attributes, text: NSAttributedString)?

  /// Asked before a key does anything to the text; nil: nobody is.
  var takesKeyFirst: ((KeyEvent) -> Bool)?
  /// Called before something is put in; nil: nobody is.
  var willInsert: (() -> Void)?

  var text: String { buffer.text }
  /// Whether the text has attributes of its own.
  var hasStyles: Bool { buffer.styles != nil }
  /// The attributes of the text's parts; nil: the text has none of its own.
  ///
  /// - Complexity: O(n) in the number of parts.
  var styles: TextStyles? { buffer.styles?.styles(in: 0..<buffer.count) }
  var selection: Range<Int> { buffer.selection }

  /// Puts `text` in the place of all, without asking or telling anyone.
  func setText(_ text: String, styles: TextStyles? = nil) {
    typing = nil
    read = nil
    guard buffer.follow(text, styles: styles) else { return }
    buffer.select(anchor: buffer.count, focus: buffer.count)
    history = EditHistory()
    marked = nil
  }

  /// Takes the text of a part over from a storage, without asking or telling anyone; the selection stays with
  /// the characters around it.
  func follow(_ text: String, styles: TextStyles, in part: Range<Int>) {
    read = nil
    guard buffer.follow(text, styles: styles, in: part) else { return }
    history = EditHistory()
    marked = nil
  }

  /// Selects, and tells.
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
    host?.editorDidChangeSelection()
  }

  // MARK: Attributes

  /// Changes the attributes of all parts, if they have any of their own.
  func restyle(_ change: (inout TextStyles.Attributes) -> Void) {
    read = nil
    buffer.restyleAll(change)
    if var attributes = typing {
      change(&attributes)
      typing = attributes
    }
  }

  /// The text with the attributes of its parts, and with `defaults` where they have none; the same one until either changes.
  func attributedText(over defaults: TextStyles.Attributes) -> NSAttributedString {
    if let read, TextStyles.areEqual(read.defaults, defaults) { return read.text }
    let styles = styles ?? TextStyles(length: buffer.count)
    let string = styles.string(text, over: defaults)
    let made =
      string is NSMutableAttributedString ? NSAttributedString(attributedString: string) : string
    read = (defaults, made)
    return made
  }

  /// The attributes of what is typed next: those of what it takes the place of, or is behind.
  var typingAttributes: TextStyles.Attributes {
    if let typing { return typing }
    let place = selection.isEmpty ? max(0, selection.lowerBound - 1) : selection.lowerBound
    var attributes = buffer.styles?.attributes(at: place) ?? [:]
    // It is that of one character.
    attributes[.attachment] = nil
    return attributes
  }

  /// The attributes of what is selected, part by part, or of what is typed next, over `defaults`.
  func selectedAttributes(over defaults: TextStyles.Attributes) -> [TextStyles.Attributes] {
    let parts = selection.isEmpty ? [] : styles(in: selection).runs.map(\.attributes)
    return (parts.isEmpty ? [typingAttributes] : parts).map { defaults.merging($0) { $1 } }
  }

  /// Gives each part of `range` the attributes that `change` makes of its present ones over `defaults`, and what is typed
  /// next where the range is empty.
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

  /// The attributes in `range`, counted from its beginning.
  private func styles(in range: Range<Int>) -> TextStyles {
    buffer.styles?.styles(in: range) ?? TextStyles(length: range.count)
  }

  /// Has the paragraphs of a part be set in lines anew.
  func touch(_ range: Range<Int>) { buffer.touch(range) }

  /// Puts `text` in the place of `range`, and its attributes.
  ///
  /// - Parameters:
  ///   - text: The text that is put in.
  ///   - range: What it replaces, in UTF-16 code units.
  ///   - typedEnd: The end of what was typed; nil: it was no typing.
  ///   - extends: Whether the change belongs to the edit before.
  private func put(
    _ text: String, in range: Range<Int>, typedEnd: Int? = nil, extends: Bool = false
  ) {
    // A string that was read shares the memory of the text, which is changed in place.
    read = nil
    let attributes = hasStyles || typing != nil ? typingAttributes : nil
    let inverse = buffer.replace(range, with: text, attributes: attributes)
    if buffer.count == 0, let attributes { typing = attributes }
    if !extends || !history.extend(inverse) { history.add(inverse, typedEnd: typedEnd) }
  }

  // MARK: Editing

  /// Puts what was typed in the place of the selection.
  @discardableResult
  func insert(_ text: String, isTyped: Bool = true) -> Bool {
    let clean = prepared(text)
    guard !clean.isEmpty else { return false }
    willInsert?()
    return replace(buffer.selection, with: clean, isTyped: isTyped && buffer.selection.isEmpty)
  }

  /// Puts what was dropped before the code unit at `offset`, and selects it; answers whether the host
  /// lets it.
  func drop(_ text: String, at offset: Int) -> Bool {
    let clean = prepared(text)
    guard !clean.isEmpty, replace(offset..<offset, with: clean, isTyped: false) else {
      return false
    }
    select(offset..<min(buffer.count, offset + clean.utf16.count))
    return true
  }

  func delete(_ step: TextStep, forward: Bool) {
    let range = buffer.deletion(step, forward: forward)
    if !range.isEmpty { replace(range, with: "", isTyped: false) }
  }

  /// Puts `text` in the place of `range` if the host lets it.
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

  /// What can stand in the text: no zeros, and in one paragraph no line breaks.
  private func prepared(_ text: String) -> String {
    let clean = text.contains("\0") ? text.filter { $0 != "\0" } : text
    guard host?.isMultiline != true else { return clean }
    return String(clean.map { $0.isNewline ? " " : $0 })
  }

  /// Deletes all without asking whether it may, because the clear button asks in its own way.
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
    host.editorDidChangeText()
    return true
  }

  /// Forgets what was edited, so that it can't be undone.
  func forgetEdits() { history = EditHistory() }

  /// What undoes edits, for applications.
  private(set) lazy var undoManager = TextUndoManager(self)

  // MARK: Clipboard

  var canCopy: Bool { !buffer.selection.isEmpty && host?.isTextHidden == false }

  func copy() {
    if canCopy { UIPasteboard.general.string = buffer.text(in: buffer.selection) }
  }

  func cut() {
    guard canCopy, host?.isTextEditable == true else { return }
    copy()
    replace(buffer.selection, with: "", isTyped: false)
  }

  func paste() {
    if let text = UIPasteboard.general.string { insert(text, isTyped: false) }
  }

  func selectAll() { select(anchor: 0, focus: buffer.count) }

  // MARK: Keys

  func move(_ step: TextStep, forward: Bool, extending: Bool) {
    host?.column = nil
    let old = buffer
    buffer.move(step, forward: forward, extending: extending)
    selectionMayHaveChanged(from: old)
  }

  /// Moves the caret up or down; beyond the first and last line to the text's ends.
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
    let range = marked ?? buffer.selection
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

  /// Keeps what an input method shows as if it had been typed.
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
    insert(text)
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
