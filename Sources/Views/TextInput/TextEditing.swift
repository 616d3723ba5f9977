// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionViewTree

/// What fields and text views do alike: a text with an editor, on a canvas.
@preconcurrency @MainActor
protocol TextEditing: TextSizeFollowing, TextEditorHost, UITextInput {
  /// What the view is made of.
  var parts: EditedParts { get }
  /// Whether the text is edited, or selected by keys, now.
  var isEditing: Bool { get }
  /// Where lines stand.
  var textAlignment: NSTextAlignment { get }
  /// What holds where the text says nothing.
  var currentDefaults: [NSAttributedString.Key: Any] { get }
  /// The view has got the keys.
  func beganEditing()
  /// The view has lost the keys.
  func endedEditing()
}

extension TextEditing {
  /// Keeps the text.
  var editor: TextEditor { parts.editor }
  /// Shows the text.
  var canvas: TextCanvas { parts.canvas }
  /// Joins the two.
  var pointing: TextPointing { parts.pointing }

  var isTextHidden: Bool { isSecureTextEntry }
  var caretInSurface: CGRect? { pointing.caretInSurface }

  /// Joins the view to its parts, the canvas being in it; the menu of editing opens where `mayOpenMenu`
  /// agrees, for a point of the view.
  func joinParts(mayOpenMenu: @escaping (CGPoint) -> Bool) {
    editor.host = self
    inputHandler = editor
    parts.menu.follow(self, mayOpen: mayOpenMenu)
    showCaretWhereAsked()
  }

  /// Selects a part of the text because code wants it, of which the input delegate hears.
  func selectForCode(_ offsets: Range<Int>) {
    inputDelegate?.selectionWillChange(self)
    editor.select(offsets)
    inputDelegate?.selectionDidChange(self)
  }

  /// Sets the text because code wants it, of which the input delegate hears; `show` has it seen.
  func setTextForCode(_ text: String, styles: TextStyles? = nil, _ show: () -> Void) {
    inputDelegate?.textWillChange(self)
    editor.setText(text, styles: styles)
    show()
    inputDelegate?.textDidChange(self)
  }

  // MARK: Keys

  /// Has `take` get the keys for the view, unless it has them; answers whether it has them then.
  func takeKeys(_ mayBegin: @autoclosure () -> Bool, _ take: () -> Bool) -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, mayBegin(), take() else { return false }
    beganEditing()
    return true
  }

  /// Has `leave` give the keys away, if the view has them; answers whether it has them no longer.
  func leaveKeys(_ mayEnd: @autoclosure () -> Bool, _ leave: () -> Bool) -> Bool {
    guard isFirstResponder else { return true }
    guard mayEnd(), leave() else { return false }
    endedEditing()
    return true
  }

  /// Ends editing when the keys went with the window that the view was in.
  func endWhereKeysWent() {
    if isEditing, !isFirstResponder { endedEditing() }
  }

  /// Takes what is dragged over the view and dropped in it; a text that takes some is edited.
  func takeDropped(_ event: DropEvent) -> DropAnswer {
    layoutIfNeeded()
    return parts.dropping.take(event) { if !isEditing { becomeFirstResponder() } }
  }

  /// Puts the texts among `providers` in the place of the selection, one after the other as they are loaded.
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

  /// Takes an attribute out of all parts, because the view's own holds for all of them now.
  func dropOwn(_ key: NSAttributedString.Key) {
    editor.restyle { $0[key] = nil }
  }

  /// Gives all parts the view's alignment.
  func alignAll() {
    editor.restyle { attributes in
      guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
      attributes[.paragraphStyle] = style.aligned(textAlignment)
    }
  }

  // MARK: Places

  /// Where the caret stands at a place, in the view's coordinate space, in points.
  func caret(at position: UITextPosition) -> CGRect {
    layoutIfNeeded()
    return convert(canvas.caretRect(at: pointing.character(position.offset)), from: canvas)
  }

  /// The first line of a part, or where the caret stands in an empty one, in the view's coordinate
  /// space, in points.
  func firstLine(of range: UITextRange) -> CGRect {
    layoutIfNeeded()
    let offsets = range.offsets
    let characters = pointing.character(offsets.lowerBound)..<pointing.character(offsets.upperBound)
    guard let line = canvas.rects(of: characters).first else { return caret(at: range.start) }
    return convert(line, from: canvas)
  }

  /// The rectangles of a part, those of a line one after the other.
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

  /// Has the canvas show the caret where the view says that it stands.
  private func showCaretWhereAsked() {
    canvas.askedCaret = { [unowned canvas, weak self] own in
      guard let self else { return own }
      let asked = caretRect(for: UITextPosition(editor.buffer.focus))
      return asked == convert(own, from: canvas) ? own : canvas.convert(asked, from: self)
    }
  }

  /// The place nearest to `point`, in the view's coordinate space.
  func nearestPosition(to point: CGPoint) -> UITextPosition {
    layoutIfNeeded()
    return UITextPosition(pointing.offset(at: convert(point, to: canvas)))
  }
}
