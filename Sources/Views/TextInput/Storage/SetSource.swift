// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A text and its attributes.
struct SetSource {
  var text = ""
  var styles = TextStyles(length: 0)

  /// Returns the text from the code unit `start` on; the rest of a paragraph has the indent of its other
  /// lines.
  func from(_ start: Int) -> SetSource {
    guard start > 0 else { return self }
    let all = text as NSString
    let rest = all.substring(from: start)
    var styles = TextStyles(length: 0)
    let isRest = !(all.substring(to: start).last?.isNewline ?? true)
    let paragraph = rest.prefix { !$0.isNewline }.utf16.count
    var length = 0
    for (part, attributes) in self.styles.parts(in: start..<all.length) {
      var attributes = attributes
      if isRest, part.lowerBound - start < paragraph,
        let style = attributes[.paragraphStyle] as? NSParagraphStyle,
        let begun = style.mutableCopy() as? NSMutableParagraphStyle
      {
        begun.firstLineHeadIndent = style.headIndent
        begun.paragraphSpacingBefore = 0
        attributes[.paragraphStyle] = begun
      }
      styles.replace(length..<length, length: part.count, attributes: attributes)
      length += part.count
    }
    return SetSource(text: rest, styles: styles)
  }
}
