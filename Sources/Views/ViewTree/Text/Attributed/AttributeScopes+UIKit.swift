// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension AttributeScopes {
  /// The attributes of UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of UIKit that attributed strings can have.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The paragraph style.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// Room after each character, in points.
    public let kern: KernAttribute
    /// Room after each character, in points.
    public let tracking: TrackingAttribute
    /// A line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the line under the text.
    public let underlineColor: UnderlineColorAttribute
    /// A line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The width of a line along the outlines, in hundredths of the font's size.
    public let strokeWidth: StrokeWidthAttribute
    /// The colour of the line along the outlines.
    public let strokeColor: StrokeColorAttribute
    /// How far the text stands above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The shadow.
    public let shadow: ShadowAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes
  }
}

extension AttributeDynamicLookup {
  /// The attribute of UIKit at `keyPath`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}
