// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

// Attributed text and placeholders.
extension UITextField {
  typealias Attributes = [NSAttributedString.Key: Any]

  /// The attributes of text without attributes of its own.
  var currentDefaults: Attributes {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    let own: Attributes = [
      .font: font ?? .systemFont(ofSize: 17), .foregroundColor: textColor ?? .label,
      .paragraphStyle: style,
    ]
    return own.merging(moreAttributes) { $1 }
  }

  func setDefaults(_ attributes: Attributes) {
    var rest = attributes
    font = rest.removeValue(forKey: .font) as? UIFont ?? font
    textColor = rest.removeValue(forKey: .foregroundColor) as? UIColor ?? textColor
    if let style = rest.removeValue(forKey: .paragraphStyle) as? NSParagraphStyle {
      textAlignment = style.alignment
    }
    moreAttributes = rest
    editor.setText(editor.text)
    textChanged()
    invalidateIntrinsicContentSize()
  }

  func setAttributed(_ text: NSAttributedString?) {
    setTextForCode(text?.string ?? "", styles: text.map(TextStyles.init), textChanged)
    invalidateIntrinsicContentSize()
  }

  // MARK: Display

  /// The styled text, or `nil` if the text is plain, empty or a secure entry.
  var partedText: AttributedText? {
    let isPlain = !editor.hasStyles && moreAttributes.isEmpty
    guard !isPlain, !isSecureTextEntry, hasText else { return nil }
    var styles = editor.styles ?? TextStyles(length: editor.buffer.count)
    let more = moreAttributes
    styles.changeAll { $0 = more.merging($0) { $1 } }
    var parted = AttributedText(
      editor.text, styles,
      AttributedText.Defaults(
        font: font ?? .systemFont(ofSize: 17),
        color: isEnabled ? textColor ?? .label : .tertiaryLabel,
        alignment: textAlignment, lineBreak: .byTruncatingTail, isRightToLeft: isMirrored,
        overridesFont: false, overridesColor: !isEnabled,
        shown: shown))
    // The alignment is applied to the canvas as a whole: within it lines begin at the left.
    for index in parted.styled.paragraphs.indices {
      parted.styled.paragraphs[index].alignment = .left
      parted.styled.paragraphs[index].lineBreak = .truncatingTail
    }
    if adjustsFontSizeToFitWidth, minimumFontSize > 0, !isEditing { shrink(&parted.styled) }
    return parted
  }

  private func shrink(_ text: inout StyledText) {
    let natural = textLayout(
      StyledRequest(text: text, width: .infinity, maximumLines: 1))
    let room = textRect(forBounds: bounds).width
    let largest = text.paragraphs.map(\.font.size).max() ?? 0
    guard natural.size.width > room, room > 0, largest > 0 else { return }
    text = text.scaled(
      by: max(room / natural.size.width, min(1, minimumFontSize / largest)))
  }

  /// The alignment of the first part of the text, or that of the field if the part has no paragraph style.
  var shownAlignment: NSTextAlignment {
    let style = editor.buffer.styles?.attributes(at: 0)?[.paragraphStyle] as? NSParagraphStyle
    return style?.alignment ?? textAlignment
  }

  // MARK: Placeholder

  func showPlaceholder() {
    placeholderLabel.font = font
    if let attributedHint {
      placeholderLabel.attributedText = attributedHint
    } else {
      placeholderLabel.text = hint
    }
    placeholderLabel.textAlignment = textAlignment
    setNeedsLayout()
  }

  var currentAttributedPlaceholder: NSAttributedString? {
    if let attributedHint { return attributedHint }
    return hint.map {
      NSAttributedString(
        string: $0,
        attributes: [
          .font: font ?? .systemFont(ofSize: 17), .foregroundColor: UIColor.placeholderText,
        ])
    }
  }
}

extension NSParagraphStyle {
  /// Returns the paragraph style with another alignment.
  func aligned(_ alignment: NSTextAlignment) -> NSParagraphStyle {
    guard let copy = mutableCopy() as? NSMutableParagraphStyle else { return self }
    copy.alignment = alignment
    return copy
  }
}
