// SPDX-License-Identifier: Apache-2.0

import Foundation

// Text whose parts have attributes of their own.
extension UITextView {
  typealias Attributes = [NSAttributedString.Key: Any]

  /// What holds where the text says nothing.
  var currentDefaults: Attributes {
    var attributes: Attributes = [
      .font: font ?? .systemFont(ofSize: 12), .foregroundColor: textColor ?? .label,
    ]
    if textAlignment != .natural {
      let style = NSMutableParagraphStyle()
      style.alignment = textAlignment
      attributes[.paragraphStyle] = style
    }
    return attributes
  }

  var currentAttributedText: NSAttributedString {
    let styles = editor.styles ?? TextStyles(length: editor.buffer.count)
    return styles.string(editor.text, over: currentDefaults)
  }

  func setAttributed(_ text: NSAttributedString?) {
    editor.setText(text?.string ?? "", styles: text.map(TextStyles.init))
    show()
  }

  /// Takes an attribute out of all parts, because the view's own holds for all of them now.
  func dropOwn(_ key: NSAttributedString.Key) {
    editor.restyle { $0[key] = nil }
  }

  func alignAll() {
    editor.restyle { attributes in
      guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
      attributes[.paragraphStyle] = style.aligned(textAlignment)
    }
  }

  /// The text taken apart; nil: all of it is alike.
  var partedText: AttributedText? {
    guard let styles = editor.styles, !isSecureTextEntry else { return nil }
    return AttributedText(
      editor.text, shownStyles(styles),
      AttributedText.Defaults(
        font: font ?? .systemFont(ofSize: 12), color: textColor ?? .label,
        alignment: textAlignment, lineBreak: textContainer.lineBreakMode,
        isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
        overridesFont: false, overridesColor: false,
        shown: { font in
          self.adjustsFontForContentSizeCategory
            ? font.adapted(to: self.traitCollection).hostFont : font.hostFont
        }))
  }
}
