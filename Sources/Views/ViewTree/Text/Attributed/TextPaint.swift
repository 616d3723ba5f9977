// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The colours of a part of an attributed text.
package struct TextPaint {
  var color: UIColor
  var background: UIColor?
  var underline: NSUnderlineStyle = []
  var underlineColor: UIColor?
  var strikethrough: NSUnderlineStyle = []
  var strikethroughColor: UIColor?
  var shadow: NSShadow?
  /// The width of the line along the outlines, in hundredths of the font's size; below zero with the letters, above without; 0:
  /// letters alone.
  var stroke: CGFloat = 0
  var strokeColor: UIColor?
  /// How far letters lean to the right, as a share of their height.
  var slant: CGFloat = 0
  /// What is drawn instead of glyphs; nil: glyphs are.
  package var picture: (any TextPicturing)?
  /// The font beside the picture.
  var pictureFont: UIFont?
  /// Where the picture stands.
  package var picturePlace = TextPicturePlace(
    index: 0, width: .greatestFiniteMagnitude, container: nil)
}
