// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`; the font of 12 points of the system without one, the label's in labels.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`; that of the first character of a paragraph counts.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The `UIColor` of the text.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// A number: room after each character, in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// A number: room after each character, in points.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The raw value of an `NSUnderlineStyle`: a line under the text.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The `UIColor` of the line under the text; the text's without one.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle`: a line through the text.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The `UIColor` of the line through the text; the text's without one.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// A number: the width of a line along the outlines of the letters, in hundredths of the font's size; a negative one is painted
  /// above the letters, which a positive one leaves out.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The `UIColor` of the line along the outlines; the text's without one.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// A number: how far the text stands above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A number: 0 for letters without ligatures, else those of the font.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// A number: how far letters lean to the right, as a share of their height.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// A number: the natural logarithm of how many times wider glyphs are; kept for callers: they are drawn as they are.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// An array of numbers: how parts of a text are embedded that is read the other way; kept for callers: letters say it.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// A `URL` or `String` that the text leads to: it is shown in the colour of links.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// An `NSTextAttachment`: what stands in the place of the character U+FFFC.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// A `String`: the text can be pressed in a text view that is not edited.
  public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTag")
}
