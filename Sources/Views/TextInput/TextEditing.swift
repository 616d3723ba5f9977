// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionViewTree

/// The behaviour that text fields and text views share: a text with an editor, on a canvas.
@preconcurrency @MainActor
protocol TextEditing: TextSizeFollowing, TextEditorHost, UITextInput {
  /// The parts of the view.
  var parts: EditedParts { get }
  /// Whether the text is being edited, or selected with the keyboard.
  var isEditing: Bool { get }
  /// The alignment of the lines.
  var textAlignment: NSTextAlignment { get }
  /// The attributes of text without attributes of its own.
  var currentDefaults: [NSAttributedString.Key: Any] { get }
  /// Updates the view after it has become first responder, and notifies its delegate.
  func beganEditing()
  /// Updates the view after it has resigned first responder, and notifies its delegate.
  func endedEditing()
}

extension TextEditing {
  /// The editor of the text.
  var editor: TextEditor { parts.editor }
  /// The canvas that displays the text.
  var canvas: TextCanvas { parts.canvas }
  /// The connection between editor and canvas.
  var pointing: TextPointing { parts.pointing }

  var isTextHidden: Bool { isSecureTextEntry }
  var caretInSurface: CGRect? { pointing.caretInSurface }

  /// Connects the view to its parts.
  ///
  /// The edit menu opens at a point of the view if `mayOpenMenu` returns `true` for it.
  func joinParts(mayOpenMenu: @escaping (CGPoint) -> Bool) {
    editor.host = self
    inputHandler = editor
    parts.menu.follow(self, mayOpen: mayOpenMenu)
    showCaretWhereAsked()
  }

  /// Selects a range programmatically and notifies the input delegate.
  func selectForCode(_ offsets: Range<Int>) {
    inputDelegate?.selectionWillChange(self)
    editor.select(offsets)
    inputDelegate?.selectionDidChange(self)
  }

  /// Sets the text programmatically and notifies the input delegate; `show` updates the display.
  func setTextForCode(_ text: String, styles: TextStyles? = nil, _ show: () -> Void) {
    inputDelegate?.textWillChange(self)
    editor.setText(text, styles: styles)
    show()
    inputDelegate?.textDidChange(self)
  }

  // MARK: Keys

  /// Makes the view first responder with `take` if `mayBegin` is `true`, and calls `beganEditing()`.
  ///
  /// A no-op if the view is first responder already.
  ///
  /// - Returns: Whether the view is first responder.
  func takeKeys(_ mayBegin: @autoclosure () -> Bool, _ take: () -> Bool) -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, mayBegin(), take() else { return false }
    beganEditing()
    return true
  }

  /// Resigns first responder with `leave` if `mayEnd` is `true`, and calls `endedEditing()`.
  ///
  /// A no-op if the view is not first responder.
  ///
  /// - Returns: Whether the view is no longer first responder.
  func leaveKeys(_ mayEnd: @autoclosure () -> Bool, _ leave: () -> Bool) -> Bool {
    guard isFirstResponder else { return true }
    guard mayEnd(), leave() else { return false }
    endedEditing()
    return true
  }

  /// Ends editing if the view is no longer first responder, as when its window was removed.
  func endWhereKeysWent() {
    if isEditing, !isFirstResponder { endedEditing() }
  }

  /// Places the caret with `place`, for a touch; if the touch began editing, the editor's `replacesAll` is
  /// preserved.
  func placeCaret(beganEditing: Bool, _ place: () -> Void) {
    let replacesAll = editor.replacesAll
    place()
    if beganEditing { editor.replacesAll = replacesAll }
  }

  /// Handles drag and drop over the view; begins editing if a text was dropped.
  func takeDropped(_ event: DropEvent) -> DropAnswer {
    layoutIfNeeded()
    return parts.dropping.take(event) { if !isEditing { becomeFirstResponder() } }
  }

  /// Replaces the selection with the texts of `providers`, one after the other as they are loaded.
  func pasteTexts(of providers: [NSItemProvider]) {
    for provider in providers where provider.canLoadObject(ofClass: String.self) {
      provider.loadObject(ofClass: String.self) { [weak self] text, _ in
        guard let text else { return }
        let insert: @MainActor () -> Void = { _ = self?.editor.insert(text, isTyped: false) }
        if MainThread.isCurrent {
          MainActor.assumeIsolated(insert)
        } else {
          Task { @MainActor in insert() }
        }
      }
    }
  }

  // MARK: Attributes

  /// The text with the attributes of its parts.
  var currentAttributedText: NSAttributedString {
    editor.attributedText(over: currentDefaults)
  }

  /// Removes an attribute from all parts, so that the view's own value applies to all of them.
  func dropOwn(_ key: NSAttributedString.Key) {
    editor.restyle { $0[key] = nil }
  }

  /// Applies the view's alignment to all parts that have a paragraph style.
  func alignAll() {
    editor.restyle { attributes in
      guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
      attributes[.paragraphStyle] = style.aligned(textAlignment)
    }
  }

  // MARK: Positions

  /// Returns the caret's rectangle at a position, in the view's coordinate space, in points.
  func caret(at position: UITextPosition) -> CGRect {
    layoutIfNeeded()
    return convert(canvas.caretRect(at: pointing.character(position.offset)), from: canvas)
  }

  /// Returns the first rectangle of a range, or the caret's rectangle if the range is empty.
  ///
  /// The rectangle is in the view's coordinate space, in points.
  func firstLine(of range: UITextRange) -> CGRect {
    layoutIfNeeded()
    let offsets = range.offsets
    let characters = pointing.character(offsets.lowerBound)..<pointing.character(offsets.upperBound)
    guard let line = canvas.rects(of: characters).first else { return caret(at: range.start) }
    return convert(line, from: canvas)
  }

  /// Returns the selection rectangles of a range, line by line.
  func lines(of range: UITextRange) -> [UITextSelectionRect] {
    layoutIfNeeded()
    let offsets = range.offsets
    let characters = pointing.character(offsets.lowerBound)..<pointing.character(offsets.upperBound)
    let rects = canvas.rects(of: characters)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return rects.enumerated().map { index, rect in
      LineSelectionRect(
        convert(rect, from: canvas), isFirst: index == 0, isLast: index == rects.count - 1,
        isMirrored ? .rightToLeft : .leftToRight)
    }
  }

  /// Displays the caret at the rectangle that the view's `caretRect(for:)` returns.
  private func showCaretWhereAsked() {
    canvas.askedCaret = { [unowned canvas, weak self] own in
      guard let self else { return own }
      let asked = caretRect(for: UITextPosition(editor.buffer.focus))
      return asked == convert(own, from: canvas) ? own : canvas.convert(asked, from: self)
    }
  }

  /// Returns the position nearest to `point`, in the view's coordinate space.
  func nearestPosition(to point: CGPoint) -> UITextPosition {
    layoutIfNeeded()
    return UITextPosition(pointing.offset(at: convert(point, to: canvas)))
  }
}
