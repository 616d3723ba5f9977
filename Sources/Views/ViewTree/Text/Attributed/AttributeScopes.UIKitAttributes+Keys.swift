// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension AttributeScopes.UIKitAttributes {
  /// The font.
  public enum FontAttribute: AttributedStringKey {
    /// What the attribute holds.
    public typealias Value = UIFont
    /// The attribute's name.
    public static let name = "NSFont"
  }
  /// The paragraph style.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    /// What the attribute holds.
    public typealias Value = NSParagraphStyle
    /// The attribute's name.
    public static let name = "NSParagraphStyle"
  }
  /// The colour of the text.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// What the attribute holds.
    public typealias Value = UIColor
    /// The attribute's name.
    public static let name = "NSColor"
  }
  /// The colour behind the text.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// What the attribute holds.
    public typealias Value = UIColor
    /// The attribute's name.
    public static let name = "NSBackgroundColor"
  }
  /// The room after each character, in points.
  public enum KernAttribute: AttributedStringKey {
    /// What the attribute holds.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = "NSKern"
  }
  /// The room after each character, in points.
  public enum TrackingAttribute: AttributedStringKey {
    /// What the attribute holds.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = "CTTracking"
  }
  /// The line under the text.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// What the attribute holds.
    public typealias Value = NSUnderlineStyle
    /// The attribute's name.
    public static let name = "NSUnderline"
  }
  /// The colour of the line under the text.
  public enum UnderlineColorAttribute: AttributedStringKey {
    /// What the attribute holds.
    public typealias Value = UIColor
    /// The attribute's name.
    public static let name = "NSUnderlineColor"
  }
  /// The line through the text.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// What the attribute holds.
    public typealias Value = NSUnderlineStyle
    /// The attribute's name.
    public static let name = "NSStrikethrough"
  }
  /// The colour of the line through the text.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    /// What the attribute holds.
    public typealias Value = UIColor
    /// The attribute's name.
    public static let name = "NSStrikethroughColor"
  }
  /// The width of a line along the outlines, in hundredths of the font's size; a negative one leaves the letters there.
  public enum StrokeWidthAttribute: AttributedStringKey {
    /// What the attribute holds.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = "NSStrokeWidth"
  }
  /// The colour of the line along the outlines.
  public enum StrokeColorAttribute: AttributedStringKey {
    /// What the attribute holds.
    public typealias Value = UIColor
    /// The attribute's name.
    public static let name = "NSStrokeColor"
  }
  /// The distance from the baseline up, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// What the attribute holds.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = "NSBaselineOffset"
  }
  /// The shadow.
  public enum ShadowAttribute: AttributedStringKey {
    /// What the attribute holds.
    public typealias Value = NSShadow
    /// The attribute's name.
    public static let name = "NSShadow"
  }
}
