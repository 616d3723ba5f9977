// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
package import MullionViewTree

extension UITextView {
  func setUp() {
    joinParts { [weak self] in self?.offersEditing(at: $0) ?? false }
    addSubview(canvas)
    backgroundColor = .systemBackground
    alwaysBounceVertical = false
    show()
  }

  /// The views that display the text.
  package var textParts: [UIView] { [canvas] }

  func beganEditing() {
    isEditing = true
    show()
    guard isEditable else { return }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func endedEditing() {
    editor.unmark()
    isEditing = false
    show()
    guard isEditable else { return }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  // MARK: Appearance

  /// Updates the display for the current properties.
  func show() {
    storageLink?.push()
    canvas.textColor = textColor ?? .label
    canvas.isEditing = isEditing
    canvas.showsCaret = isEditable
    pointing.showSelection()
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  private var shownFont: FontDescription { shown(usedFont) }

  private func request(width: CGFloat, text: String = "") -> TextRequest {
    TextRequest(
      text: text, font: shownFont, width: width,
      maximumLines: textContainer.maximumNumberOfLines,
      alignment: TextRequest.Alignment(
        textAlignment, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft),
      lineBreak: TextRequest.LineBreak(textContainer.lineBreakMode))
  }

  /// The text as it is drawn: a bullet for each character of a secure entry.
  var shownText: String {
    isSecureTextEntry ? String(repeating: "\u{2022}", count: editor.text.count) : editor.text
  }

  /// The text if it is laid out by paragraph, or `nil` if it is laid out as a whole.
  private var paragraphed: EditBuffer? {
    let isWhole =
      isSecureTextEntry || textContainer.maximumNumberOfLines > 0 || textContainer.rooms != nil
      || hasDetectedLinks
    return !isWhole && editor.buffer.paragraphs.count > 1 ? editor.buffer : nil
  }

  private var sides: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
  }

  func fittingSize(width: CGFloat) -> CGSize {
    let bounded = width > 0 && width < 1e6
    let asked = request(width: bounded ? max(0, width - sides) : .infinity)
    let known = textContainer.size
    defer { if followsRooms { textContainer.follow(known) } }
    if followsRooms {
      let padding = 2 * textContainer.lineFragmentPadding
      textContainer.follow(CGSize(width: asked.width + padding, height: known.height))
    }
    let size = textSize(asked)
    let line = textMeasurer.metrics(of: asked.font).lineHeight
    let grid = PixelGrid(scale: max(1, traitCollection.displayScale))
    return CGSize(
      width: grid.ceiled(size.width + sides),
      height: grid.ceiled(
        max(size.height, line) + textContainerInset.top + textContainerInset.bottom))
  }

  /// Returns the size of the lines for `request`, whose own text is ignored.
  private func textSize(_ request: TextRequest) -> CGSize {
    if let buffer = paragraphed { return canvas.size(of: buffer, as: request, styling) }
    if let parted = partedText {
      let styled = StyledRequest(
        text: parted.styled, width: request.width, maximumLines: request.maximumLines)
      return textLayout(styled, in: textContainer.rooms).size
    }
    return textLayout(self.request(width: request.width, text: shownText)).size
  }

  func layOut() {
    trackContainer()
    let room = followsWidth ? max(0, bounds.width - sides) : textContainer.lineWidth
    let buffer = paragraphed
    canvas.show(
      request(width: room, text: buffer == nil ? shownText : ""), paragraphsOf: buffer,
      buffer == nil ? nil : styling)
    canvas.rooms = textContainer.rooms
    canvas.attributed = buffer == nil ? partedText : nil
    let height = canvas.textHeight
    canvas.frame = CGRect(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top,
      width: room, height: height)
    contentSize = CGSize(
      width: bounds.width,
      height: height + textContainerInset.top + textContainerInset.bottom)
    canvas.draw(linesIn: convert(bounds, to: canvas))
  }

  // MARK: Touches

  func pressed(_ touch: UITouch, with event: UIEvent?) {
    pressedItem = touch.buttons == .secondary ? nil : item(at: touch.location(in: self))
    guard isSelectable || isEditable, touch.type == .indirectPointer, touch.buttons == .primary
    else { return }
    let wasEditing = isEditing
    guard wasEditing || becomeFirstResponder() else { return }
    layoutIfNeeded()
    placeCaret(beganEditing: !wasEditing) { pointing.press(touch, with: event) }
  }

  func released(_ touch: UITouch) {
    pointing.endDrag()
    let pressed = pressedItem
    pressedItem = nil
    if let pressed, selectedRange.length == 0,
      item(at: touch.location(in: self))?.range == pressed.range
    {
      return press(pressed)
    }
    let wasEditing = isEditing
    guard touch.type == .direct, isEditable || isSelectable, wasEditing || becomeFirstResponder()
    else { return }
    layoutIfNeeded()
    placeCaret(beganEditing: !wasEditing) { parts.tap(touch) }
  }

  /// Returns whether the edit menu may open at a point; it does not open on links.
  private func offersEditing(at point: CGPoint) -> Bool {
    (isEditable || isSelectable) && item(at: point) == nil
  }

  private func keepCaretInSight() {
    guard isEditing else { return }
    layoutIfNeeded()
    let caret = convert(canvas.caretRect(at: canvas.caret), from: canvas)
    scrollRectToVisible(caret.insetBy(dx: 0, dy: -textContainerInset.top / 2), animated: false)
  }
}

extension UITextView: TextEditorHost {
  var isTextEditable: Bool { isEditable }
  var isMultiline: Bool { true }
  var linesPerPage: Int { max(1, Int(bounds.height / max(1, canvas.lineHeight)) - 1) }

  func editorMayReplace(_ range: Range<Int>, with text: String) -> Bool {
    delegate?.textView(
      self, shouldChangeTextIn: NSRange(location: range.lowerBound, length: range.count),
      replacementText: text) ?? true
  }

  func editorDidChangeText() {
    column = nil
    show()
    keepCaretInSight()
    textWasChangedWhileFinding()
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func editorDidChangeSelection() {
    column = nil
    show()
    keepCaretInSight()
    delegate?.textViewDidChangeSelection(self)
  }

  func editorDidReturn() {}

  func editorOffset(from offset: Int, lines: Int) -> Int? {
    layoutIfNeeded()
    let index = pointing.character(offset)
    let x = column ?? canvas.caretRect(at: index).midX
    guard let line = canvas.line(lines, rowsFrom: canvas.line(at: index), at: x) else { return nil }
    defer { column = x }
    return pointing.codeUnit(canvas.index(at: x, inLine: line))
  }

  func editorLine(at offset: Int) -> Range<Int> {
    layoutIfNeeded()
    let line = canvas.line(at: pointing.character(offset))
    let indexes = canvas.indexes(ofLine: line)
    let isLast = line + 1 == canvas.lineCount
    let end = isLast ? indexes.upperBound : max(indexes.lowerBound, indexes.upperBound - 1)
    return pointing.codeUnit(indexes.lowerBound)..<pointing.codeUnit(end)
  }
}

extension UITextView: DropTaking {
  /// Handles dropped text and text files, if the view is editable.
  package func takeDrop(_ event: DropEvent) -> DropAnswer { takeDropped(event) }
}
