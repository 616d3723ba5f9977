// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSAttributedString.Key {
  /// The key of a `UIFont`; by default the font of the label, text field or text view, or the system font of
  /// 12 points in drawn text.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The key of an `NSParagraphStyle`; the style of a paragraph's first character applies to all of it.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The key of the `UIColor` of the text.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The key of the `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The key of a number: the additional space after each character, in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The key of a number: the additional space after each character, in points; ``kern`` takes precedence.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The key of the raw value of an `NSUnderlineStyle`: the style of the underline.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The key of the `UIColor` of the underline; the text colour by default.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The key of the raw value of an `NSUnderlineStyle`: the style of the strikethrough.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The key of the `UIColor` of the strikethrough; the text colour by default.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The key of a number: the stroke width of the glyph outlines, in percent of the font size.
  ///
  /// A negative width draws the outlines above the filled glyphs, a positive one draws outlines alone.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The key of the `UIColor` of the glyph outlines; the text colour by default.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The key of a number: the offset of the text above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The key of a number: 0 for no ligatures, otherwise the font's ligatures.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The key of a number: the slant of glyphs to the right, as a fraction of their height.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The key of a number: the natural logarithm of the horizontal expansion of glyphs.
  ///
  /// - Note: Has no effect on Linux: glyphs are drawn in their own width.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// The key of an array of numbers: the embedding or override of the writing direction.
  ///
  /// - Note: Has no effect on Linux: the direction follows from the characters.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// The key of the `NSShadow` of the text.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The key of a `URL` or `String`: the target of a link, which is drawn in the link colour unless another
  /// colour is set.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The key of an `NSTextAttachment`: the attachment in place of the character U+FFFC.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// The key of a `String`: the tag of a text item, which the user can tap in a text view that is not
  /// editable.
  public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTag")
}
