// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

extension UITextField {
  /// The distance between the border and the text, in points.
  private static let roundPadding = CGSize(width: 7, height: 2)
  private static let linePadding = CGSize(width: 2, height: 2)
  private static let clearSide: CGFloat = 19
  private static let clearMargin: CGFloat = 5

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The displayed font, adjusted to the user's text size and the available width.
  var shownFont: FontDescription {
    var shown = self.shown(font ?? .systemFont(ofSize: 17))
    guard adjustsFontSizeToFitWidth, minimumFontSize > 0, !isEditing else { return shown }
    let natural = TextRequest(text: shownText, font: shown, width: .infinity)
    let width = textLayout(natural).size.width
    let room = textRect(forBounds: bounds).width
    guard width > room, room > 0 else { return shown }
    shown.size = max(
      min(minimumFontSize, shown.size), (shown.size * room / width * 2).rounded(.down) / 2)
    return shown
  }

  /// The text as displayed.
  var shownText: String {
    isSecureTextEntry ? String(repeating: "\u{2022}", count: editor.text.count) : editor.text
  }

  func fontChanged() {
    showPlaceholder()
    show()
  }

  func textChanged() {
    pointing.showSelection()
    show()
  }

  /// Updates the display for the current properties.
  func show() {
    canvas.textColor = (isEnabled ? textColor ?? .label : .tertiaryLabel)
    canvas.isEditing = isEditing
    placeholderLabel.isHidden = hasContent
    placeholderLabel.textAlignment = textAlignment
    showBorder()
    setNeedsLayout()
  }

  private func showBorder() {
    let picture = isEnabled ? background : disabledBackground ?? background
    let isPictured = picture != nil && borderStyle != .roundedRect
    backdrop.image = isPictured ? picture : nil
    backdrop.isHidden = !isPictured && borderStyle == .none
    backdrop.layer.borderWidth =
      isPictured || borderStyle == .none ? 0 : borderStyle == .roundedRect ? 0.5 : 1
    backdrop.layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
    let line: UIColor = borderStyle == .line ? .label : .separator
    backdrop.layer.borderColor = line.resolvedColor(with: traitCollection).cgColor
    backdrop.backgroundColor =
      borderStyle == .roundedRect && backgroundColor == nil && !isPictured
      ? .systemBackground : nil
  }

  func replaceSide(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    show()
  }

  // MARK: Standard frames

  func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private var showsLeft: Bool { leftView != nil && shows(leftViewMode) }
  private var showsRight: Bool { rightView != nil && shows(rightViewMode) }
  /// Whether the field contains text or tokens.
  var hasContent: Bool { hasText || companion?.isEmpty == false }
  var showsClear: Bool { !showsRight && hasContent && isEnabled && shows(clearButtonMode) }

  private var padding: CGSize {
    switch borderStyle {
    case .none: .zero
    case .line, .bezel: Self.linePadding
    case .roundedRect: Self.roundPadding
    }
  }

  func standardSize() -> CGSize {
    let shown = shownFont
    var line = textMeasurer.metrics(of: shown).lineHeight
    var width: CGFloat
    if let parted = partedText {
      let size = textLayout(
        StyledRequest(text: parted.styled, width: .infinity, maximumLines: 1)
      ).size
      (width, line) = (size.width, max(line, size.height))
    } else if !hasText, attributedHint != nil {
      let size = placeholderLabel.intrinsicContentSize
      (width, line) = (size.width, max(line, size.height))
    } else {
      let text = hasText ? shownText : placeholder ?? ""
      width =
        textLayout(
          TextRequest(text: text, font: shown, width: .infinity)
        ).size.width
    }
    var sides = 2 * padding.width
    if showsLeft { sides += leftViewRect(forBounds: bounds).width }
    if showsRight { sides += rightViewRect(forBounds: bounds).width }
    if showsClear { sides += Self.clearSide + 2 * Self.clearMargin }
    let grid = PixelGrid(scale: max(1, traitCollection.displayScale))
    return CGSize(
      width: grid.ceiled(width + sides), height: line.rounded(.up) + (borderStyle == .none ? 1 : 13)
    )
  }

  func standardTextRect(_ bounds: CGRect) -> CGRect {
    var (left, right) = (bounds.minX, bounds.maxX)
    let first = showsLeft ? leftViewRect(forBounds: bounds) : nil
    let last = showsRight ? rightViewRect(forBounds: bounds) : nil
    let clear = showsClear ? clearButtonRect(forBounds: bounds) : nil
    for side in [first, last, clear].compactMap(\.self) where side.width > 0 {
      if side.midX < bounds.midX {
        left = max(left, side.maxX)
      } else {
        right = min(right, side.minX)
      }
    }
    return CGRect(x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height)
      .insetBy(dx: min(padding.width, max(0, right - left) / 2), dy: 0)
  }

  func standardClearRect(_ bounds: CGRect) -> CGRect {
    let side = Self.clearSide
    let x = isMirrored ? bounds.minX + Self.clearMargin : bounds.maxX - Self.clearMargin - side
    return CGRect(x: x, y: (bounds.midY - side / 2).rounded(), width: side, height: side)
  }

  func standardSideRect(_ view: UIView?, in bounds: CGRect, atLeft: Bool) -> CGRect {
    guard let view else { return .zero }
    let fitting = view.bounds.isEmpty ? view.intrinsicContentSize : view.bounds.size
    let size = CGSize(width: max(0, fitting.width), height: max(0, fitting.height))
    return CGRect(
      x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// The distance of the text's baseline from the top edge, in points.
  var baseline: CGFloat {
    let metrics = textMeasurer.metrics(of: shownFont)
    let rect = textRect(forBounds: bounds)
    return rect.midY - metrics.lineHeight / 2 + metrics.ascender
  }

  // MARK: Layout

  func layOut() {
    backdrop.frame = borderRect(forBounds: bounds)
    leftView?.isHidden = !showsLeft
    rightView?.isHidden = !showsRight
    if showsLeft { leftView?.frame = leftViewRect(forBounds: bounds) }
    if showsRight { rightView?.frame = rightViewRect(forBounds: bounds) }
    if clearButtonMode != .never {
      clearButton.isHidden = !showsClear
      clearButton.frame = clearButtonRect(forBounds: bounds)
    }
    placeholderLabel.frame = placeholderRect(forBounds: bounds)
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    viewport.frame = rect
    placeText(in: rect.size)
  }

  private func placeText(in room: CGSize) {
    var request = TextRequest(text: shownText, font: shownFont, width: .infinity, maximumLines: 1)
    if !isEditing { request.width = room.width }
    canvas.request = request
    canvas.attributed = partedText
    let width = canvas.layout.size.width
    let slack = room.width - width
    let x: CGFloat
    if isEditing, slack < TextCanvas.caretWidth {
      x = -keepCaretVisible(in: room.width, of: width)
    } else {
      scrolled = 0
      x = max(0, slack) * share
    }
    let height = canvas.textHeight
    let grid = PixelGrid(scale: max(1, traitCollection.displayScale))
    canvas.frame = CGRect(
      x: x, y: grid.rounded((room.height - height) / 2), width: max(width, 1), height: height)
    keepCaretInside(room.width)
  }

  /// Moves the canvas so that a caret at an end of the text is not clipped by the edge.
  private func keepCaretInside(_ room: CGFloat) {
    guard isEditing else { return }
    let caret = canvas.caretRect(at: canvas.caret).offsetBy(dx: canvas.frame.minX, dy: 0)
    if caret.minX < 0 { canvas.frame.origin.x -= caret.minX }
    if caret.maxX > room { canvas.frame.origin.x -= caret.maxX - room }
  }

  /// The fraction of the free space beside the text that is to its left.
  var share: CGFloat {
    switch shownAlignment {
    case .left, .justified: 0
    case .center: 0.5
    case .right: 1
    case .natural: isMirrored ? 1 : 0
    }
  }

  private func keepCaretVisible(in room: CGFloat, of width: CGFloat) -> CGFloat {
    let caret = canvas.caretRect(at: canvas.caret)
    scrolled = min(scrolled, max(0, width + TextCanvas.caretWidth - room))
    if caret.minX < scrolled { scrolled = max(0, caret.minX) }
    if caret.maxX > scrolled + room { scrolled = caret.maxX - room }
    return scrolled
  }
}
