// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The conversion of a text's attributes into the styled paragraphs of a view.
struct TextStyling {
  /// The values that, apart from the text, determine its layout and painting.
  struct Key {
    var defaults: TextStyles.Attributes
    var links: TextStyles.Attributes
    var lineBreak: NSLineBreakMode
    var isRightToLeft: Bool
    /// The width available to attachments, in points.
    var width: CGFloat
    var container: ObjectIdentifier
    /// The text size that fonts follow, or `nil` if fonts are fixed.
    var category: UIContentSizeCategory?
  }

  let key: Key
  /// The number of changes of attachments so far.
  let attachmentVersion: Int
  let defaults: AttributedText.Defaults
  /// The closure that returns the attributes as they are displayed.
  let shown: (TextStyles) -> TextStyles

  /// Returns a styled paragraph of a text.
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
