// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension AttributeScopes.UIKitAttributes {
  /// The key of the font of the text.
  public enum FontAttribute: AttributedStringKey {
    /// The type of the values of the font attribute.
    public typealias Value = UIFont
    /// The name of the font attribute.
    public static let name = "NSFont"
  }
  /// The key of the paragraph style.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    /// The type of the values of the paragraph style attribute.
    public typealias Value = NSParagraphStyle
    /// The name of the paragraph style attribute.
    public static let name = "NSParagraphStyle"
  }
  /// The key of the colour of the text.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the values of the foreground colour attribute.
    public typealias Value = UIColor
    /// The name of the foreground colour attribute.
    public static let name = "NSColor"
  }
  /// The key of the colour behind the text.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of the values of the background colour attribute.
    public typealias Value = UIColor
    /// The name of the background colour attribute.
    public static let name = "NSBackgroundColor"
  }
  /// The key of the additional space after each character, in points.
  public enum KernAttribute: AttributedStringKey {
    /// The type of the values of the kern attribute.
    public typealias Value = CGFloat
    /// The name of the kern attribute.
    public static let name = "NSKern"
  }
  /// The key of the additional space after each character, in points.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of the values of the tracking attribute.
    public typealias Value = CGFloat
    /// The name of the tracking attribute.
    public static let name = "CTTracking"
  }
  /// The key of the style of the underline.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of the values of the underline style attribute.
    public typealias Value = NSUnderlineStyle
    /// The name of the underline style attribute.
    public static let name = "NSUnderline"
  }
  /// The key of the colour of the underline.
  public enum UnderlineColorAttribute: AttributedStringKey {
    /// The type of the values of the underline colour attribute.
    public typealias Value = UIColor
    /// The name of the underline colour attribute.
    public static let name = "NSUnderlineColor"
  }
  /// The key of the style of the strikethrough.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of the values of the strikethrough style attribute.
    public typealias Value = NSUnderlineStyle
    /// The name of the strikethrough style attribute.
    public static let name = "NSStrikethrough"
  }
  /// The key of the colour of the strikethrough.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    /// The type of the values of the strikethrough colour attribute.
    public typealias Value = UIColor
    /// The name of the strikethrough colour attribute.
    public static let name = "NSStrikethroughColor"
  }
  /// The key of the stroke width of the glyph outlines, in percent of the font size; a negative width also
  /// fills the glyphs.
  public enum StrokeWidthAttribute: AttributedStringKey {
    /// The type of the values of the stroke width attribute.
    public typealias Value = CGFloat
    /// The name of the stroke width attribute.
    public static let name = "NSStrokeWidth"
  }
  /// The key of the stroke colour of the glyph outlines.
  public enum StrokeColorAttribute: AttributedStringKey {
    /// The type of the values of the stroke colour attribute.
    public typealias Value = UIColor
    /// The name of the stroke colour attribute.
    public static let name = "NSStrokeColor"
  }
  /// The key of the offset of the text above the baseline, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the values of the baseline offset attribute.
    public typealias Value = CGFloat
    /// The name of the baseline offset attribute.
    public static let name = "NSBaselineOffset"
  }
  /// The key of the shadow of the text.
  public enum ShadowAttribute: AttributedStringKey {
    /// The type of the values of the shadow attribute.
    public typealias Value = NSShadow
    /// The name of the shadow attribute.
    public static let name = "NSShadow"
  }
}
