// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

// Attributed text.
extension UITextView {
  typealias Attributes = [NSAttributedString.Key: Any]

  /// The default font; a shared object, because Foundation never frees fonts that attributed strings refer to
  /// on Linux.
  private static let usualFont = UIFont.systemFont(ofSize: 12)

  /// The font that was set, or the default font.
  var usedFont: UIFont { font ?? Self.usualFont }

  /// The attributes of text without attributes of its own.
  var currentDefaults: Attributes {
    var attributes: Attributes = [
      .font: usedFont, .foregroundColor: textColor ?? .label,
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

  /// The styled text; `nil` if the text is a secure entry, or is plain in a rectangular container.
  var partedText: AttributedText? {
    guard !isSecureTextEntry else { return nil }
    guard let styles = foundStyles else {
      guard textContainer.rooms != nil else { return nil }
      return AttributedText(editor.text, TextStyles(length: editor.buffer.count), textDefaults)
    }
    return AttributedText(editor.text, shownStyles(styles), textDefaults)
  }

  /// The conversion of attributes for text that is laid out by paragraph, or `nil` if the text is plain.
  var styling: TextStyling? {
    guard editor.hasStyles else { return nil }
    let defaults = textDefaults
    return TextStyling(
      key: TextStyling.Key(
        defaults: currentDefaults, links: linkTextAttributes ?? [:], lineBreak: defaults.lineBreak,
        isRightToLeft: defaults.isRightToLeft, width: defaults.width,
        container: ObjectIdentifier(textContainer),
        category: adjustsFontForContentSizeCategory
          ? traitCollection.preferredContentSizeCategory : nil),
      attachmentVersion: NSTextAttachment.version, defaults: defaults
    ) { [self] in shownStyles($0) }
  }

  /// The defaults for parts of the text without attributes.
  var textDefaults: AttributedText.Defaults {
    var defaults = AttributedText.Defaults(
      font: usedFont, color: textColor ?? .label,
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
