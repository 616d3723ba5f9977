// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The colours and decorations of a run of an attributed text.
package struct TextPaint {
  var color: UIColor
  var background: UIColor?
  var underline: NSUnderlineStyle = []
  var underlineColor: UIColor?
  var strikethrough: NSUnderlineStyle = []
  var strikethroughColor: UIColor?
  var shadow: NSShadow?
  /// The stroke width of the glyph outlines, in percent of the font size: negative with filled glyphs,
  /// positive without, 0 for filled glyphs alone.
  var stroke: CGFloat = 0
  var strokeColor: UIColor?
  /// The slant of glyphs to the right, as a fraction of their height.
  var slant: CGFloat = 0
  /// The picture drawn in place of glyphs; `nil` for glyphs.
  package var picture: (any TextPicturing)?
  /// The font of the text around the picture.
  var pictureFont: UIFont?
  /// The position of the picture.
  package var picturePlace = TextPicturePlace(
    index: 0, width: .greatestFiniteMagnitude, container: nil)
}
