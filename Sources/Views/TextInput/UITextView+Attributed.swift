// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

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

  func setAttributed(_ text: NSAttributedString?) {
    setTextForCode(text?.string ?? "", styles: text.map(TextStyles.init), show)
  }

  /// The text taken apart; nil: all of it is alike, in a rectangle.
  var partedText: AttributedText? {
    guard !isSecureTextEntry else { return nil }
    guard let styles = foundStyles else {
      guard textContainer.rooms != nil else { return nil }
      return AttributedText(editor.text, TextStyles(length: editor.buffer.count), textDefaults)
    }
    return AttributedText(editor.text, shownStyles(styles), textDefaults)
  }

  /// What holds for parts of the text that say nothing.
  var textDefaults: AttributedText.Defaults {
    var defaults = AttributedText.Defaults(
      font: font ?? .systemFont(ofSize: 12), color: textColor ?? .label,
      alignment: textAlignment, lineBreak: textContainer.lineBreakMode,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      overridesFont: false, overridesColor: false, shown: shown)
    let sides =
      textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    if bounds.width > sides { defaults.width = bounds.width - sides }
    defaults.container = textContainer
    return defaults
  }
}
