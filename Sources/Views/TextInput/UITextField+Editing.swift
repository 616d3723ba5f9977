// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

extension UITextField {
  func setUp() {
    joinParts { [weak self] _ in self?.isEnabled ?? false }
    viewport.clipsToBounds = true
    viewport.isUserInteractionEnabled = false
    placeholderLabel.field = self
    canvas.askedText = { [weak self] in self?.askedTextCommands }
    placeholderLabel.textColor = .placeholderText
    placeholderLabel.font = font
    backdrop.isUserInteractionEnabled = false
    addSubview(backdrop)
    addSubview(placeholderLabel)
    addSubview(viewport)
    viewport.addSubview(canvas)
    show()
  }

  /// The views that display the text and the placeholder.
  package var textParts: [UIView] { [viewport, placeholderLabel] }

  func makeClearButton() -> UIControl {
    let button = ClearButton()
    button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .primaryActionTriggered)
    addSubview(button)
    return button
  }

  /// Clears the text as the clear button does, if the delegate permits it.
  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    companion?.clear()
    if isEditing {
      editor.clear()
    } else {
      text = ""
    }
    notifyTextChanged()
  }

  // MARK: Beginning and ending

  func beganEditing() {
    isEditing = true
    endReason = .committed
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      editor.setText("")
    }
    textChanged()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func endedEditing() {
    editor.unmark()
    isEditing = false
    scrolled = 0
    show()
    delegate?.textFieldDidEndEditing(self, reason: endReason)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  // MARK: Touches

  func pressed(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard touch.type == .indirectPointer, touch.buttons == .primary else { return true }
    let wasEditing = isEditing
    guard wasEditing || becomeFirstResponder() else { return true }
    placeCaret(beganEditing: !wasEditing) { pointing.press(touch, with: event) }
    return true
  }

  func released(_ touch: UITouch?) {
    pointing.endDrag()
    guard let touch, touch.type == .direct, bounds.contains(touch.location(in: self)) else {
      return
    }
    let wasEditing = isEditing
    guard wasEditing || becomeFirstResponder() else { return }
    placeCaret(beganEditing: !wasEditing) { parts.tap(touch) }
  }

  func notifyTextChanged() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}

extension UITextField: TextEditorHost {
  var isTextEditable: Bool { isEnabled }
  var isMultiline: Bool { false }
  var linesPerPage: Int { 1 }

  func editorMayReplace(_ range: Range<Int>, with text: String) -> Bool {
    delegate?.textField(
      self, shouldChangeCharactersIn: NSRange(location: range.lowerBound, length: range.count),
      replacementString: text) ?? true
  }

  func editorDidChangeText() {
    textChanged()
    notifyTextChanged()
    delegate?.textFieldDidChangeSelection(self)
  }

  func editorDidChangeSelection() {
    textChanged()
    delegate?.textFieldDidChangeSelection(self)
  }

  func editorDidReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .primaryActionTriggered)
    guard allControlEvents.contains(.editingDidEndOnExit) else { return }
    sendActions(for: .editingDidEndOnExit)
    resignFirstResponder()
  }

  func editorOffset(from offset: Int, lines: Int) -> Int? { nil }
  var column: CGFloat? {
    get { nil }
    set {}
  }
  func editorLine(at offset: Int) -> Range<Int> { 0..<editor.buffer.count }
}

extension UITextField: DropTaking {
  /// Handles dropped text and text files, if the field is editable.
  package func takeDrop(_ event: DropEvent) -> DropAnswer { takeDropped(event) }
}
