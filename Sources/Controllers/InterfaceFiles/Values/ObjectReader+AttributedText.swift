// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionInterfaceDocuments
import MullionViewTree

extension ObjectReader {
  /// Returns the attributed string with the key `key`.
  func attributedText(_ key: String) -> NSAttributedString? {
    guard let element = child(key: key), element.name == "attributedString" else { return nil }
    let text = NSMutableAttributedString(string: "")
    for fragment in element.children where fragment.name == "fragment" {
      let content = fragment["content"] ?? fragment.string("content") ?? ""
      let attributes = fragment.child("attributes").map { inner($0).textAttributes } ?? [:]
      text.append(NSAttributedString(string: content, attributes: attributes))
    }
    return text
  }

  private var textAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for value in element.children {
      let said = inner(value)
      switch (value.name, value.key) {
      case ("color", "NSColor"): attributes[.foregroundColor] = said.color
      case ("color", "NSBackgroundColor"): attributes[.backgroundColor] = said.color
      case ("color", "NSUnderlineColor"): attributes[.underlineColor] = said.color
      case ("color", "NSStrikethroughColor"): attributes[.strikethroughColor] = said.color
      case ("font", _), ("fontDescription", _): attributes[.font] = said.font
      case ("paragraphStyle", _): attributes[.paragraphStyle] = said.paragraphStyle
      case ("integer", "NSUnderline"):
        attributes[.underlineStyle] = NSNumber(value: value.integer("value") ?? 0)
      case ("integer", "NSStrikethrough"):
        attributes[.strikethroughStyle] = NSNumber(value: value.integer("value") ?? 0)
      case ("real", "NSKern"), ("integer", "NSKern"):
        attributes[.kern] = NSNumber(value: Double(value.number("value") ?? 0))
      default:
        record(
          "the text attribute \(value.key ?? value.name) is not known; it is left out",
          once: "text attribute \(value.key ?? value.name)")
      }
    }
    return attributes
  }

  private var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    choice("alignment", Self.alignments) { style.alignment = $0 }
    choice("lineBreakMode", Self.lineBreaks) { style.lineBreakMode = $0 }
    number("lineSpacing") { style.lineSpacing = $0 }
    number("paragraphSpacing") { style.paragraphSpacing = $0 }
    number("paragraphSpacingBefore") { style.paragraphSpacingBefore = $0 }
    number("firstLineHeadIndent") { style.firstLineHeadIndent = $0 }
    number("headIndent") { style.headIndent = $0 }
    number("tailIndent") { style.tailIndent = $0 }
    number("minimumLineHeight") { style.minimumLineHeight = $0 }
    number("maximumLineHeight") { style.maximumLineHeight = $0 }
    number("lineHeightMultiple") { style.lineHeightMultiple = $0 }
    return style
  }

  static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]

  static let lineBreaks: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping,
    "charWrapping": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle,
  ]
}
