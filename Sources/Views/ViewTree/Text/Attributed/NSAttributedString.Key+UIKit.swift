// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`; by default the system font of 12 points, or the label's font in labels.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`; the style of a paragraph's first character applies to all of it.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The `UIColor` of the text.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// A number: additional space after each character, in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// A number: additional space after each character, in points.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The raw value of an `NSUnderlineStyle`: the style of the underline.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The `UIColor` of the underline; the text colour by default.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle`: the style of the strikethrough.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The `UIColor` of the strikethrough; the text colour by default.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// A number: the stroke width of the glyph outlines, in percent of the font size.
  ///
  /// A negative width draws the outlines above the filled glyphs, a positive one draws outlines alone.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The `UIColor` of the glyph outlines; the text colour by default.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// A number: the offset of the text above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A number: 0 for no ligatures, otherwise the font's ligatures.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// A number: the slant of glyphs to the right, as a fraction of their height.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// A number: the natural logarithm of the horizontal expansion of glyphs.
  ///
  /// - Note: Has no effect on Linux: glyphs are drawn in their own width.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// An array of numbers: the embedding or override of the writing direction.
  ///
  /// - Note: Has no effect on Linux: the direction follows from the characters.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// A `URL` or `String`: the target of a link, which is drawn in the link colour.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// An `NSTextAttachment`: the attachment in place of the character U+FFFC.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// A `String`: the tag of a text item, which the user can tap in a text view that is not editable.
  public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTag")
}
