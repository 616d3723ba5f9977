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
  /// What is drawn instead of glyphs; nil: glyphs are.
  var picture: (any TextPicturing)?
  /// The font beside the picture.
  var pictureFont: UIFont?
}
