// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension AttributeContainer {
  /// Creates a container from the UIKit and link attributes of `dictionary`; other keys, and values of
  /// unexpected types, are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    typealias Keys = AttributeScopes.UIKitAttributes
    self.init()
    self[Keys.FontAttribute.self] = dictionary[.font] as? UIFont
    self[Keys.ParagraphStyleAttribute.self] = dictionary[.paragraphStyle] as? NSParagraphStyle
    self[Keys.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
    self[Keys.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
    self[Keys.KernAttribute.self] = AttributedText.number(dictionary[.kern])
    self[Keys.TrackingAttribute.self] = AttributedText.number(dictionary[.tracking])
    self[Keys.UnderlineStyleAttribute.self] = AttributedText.style(dictionary[.underlineStyle])
    self[Keys.UnderlineColorAttribute.self] = dictionary[.underlineColor] as? UIColor
    self[Keys.StrikethroughStyleAttribute.self] = AttributedText.style(
      dictionary[.strikethroughStyle])
    self[Keys.StrikethroughColorAttribute.self] = dictionary[.strikethroughColor] as? UIColor
    self[Keys.StrokeWidthAttribute.self] = AttributedText.number(dictionary[.strokeWidth])
    self[Keys.StrokeColorAttribute.self] = dictionary[.strokeColor] as? UIColor
    self[Keys.BaselineOffsetAttribute.self] = AttributedText.number(dictionary[.baselineOffset])
    self[Keys.ShadowAttribute.self] = dictionary[.shadow] as? NSShadow
    self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
      dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
  }
}
