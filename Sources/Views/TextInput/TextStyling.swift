// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The way in which a view takes the paragraphs of a text with attributes apart.
struct TextStyling {
  /// The values that decide how a text is set in lines and painted, beside the text.
  struct Key {
    var defaults: TextStyles.Attributes
    var links: TextStyles.Attributes
    var lineBreak: NSLineBreakMode
    var isRightToLeft: Bool
    /// The room of attachments, in points.
    var width: CGFloat
    var container: ObjectIdentifier
    /// The size of text that fonts follow; nil: they follow none.
    var category: UIContentSizeCategory?
  }

  let key: Key
  /// The number of changes of attachments so far.
  let attachmentVersion: Int
  let defaults: AttributedText.Defaults
  /// Returns attributes as they are shown.
  let shown: (TextStyles) -> TextStyles

  /// A paragraph of a text, taken apart.
  func paragraph(_ index: Int, of buffer: EditBuffer) -> TextParagraph {
    let text = buffer.paragraphText(index)
    let starts = buffer.paragraphs.starts
    let range = starts[index].units..<starts[index + 1].units
    var styles = buffer.styles?.styles(in: range) ?? TextStyles(length: range.count)
    if range.isEmpty, let last = buffer.styles?.attributes(at: range.lowerBound) {
      styles = TextStyles(length: 1, attributes: last)
    }
    let line = text.utf8.last == 0x0A ? String(text.dropLast()) : text
    return TextParagraph(
      text, AttributedText(line, shown(styles), defaults, unit: range.lowerBound),
      unit: range.lowerBound)
  }
}

extension TextStyling.Key: Equatable {
  static func == (one: Self, other: Self) -> Bool {
    one.lineBreak == other.lineBreak && one.isRightToLeft == other.isRightToLeft
      && one.width == other.width && one.container == other.container
      && one.category == other.category && TextStyles.areEqual(one.defaults, other.defaults)
      && TextStyles.areEqual(one.links, other.links)
  }
}
