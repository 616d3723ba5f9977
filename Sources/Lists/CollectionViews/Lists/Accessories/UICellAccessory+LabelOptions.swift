// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

extension UICellAccessory {
  /// The appearance of a label.
  public struct LabelOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The color of the accessory; `nil` for the default color of its type.
    public var tintColor: UIColor?
    /// The font of the label.
    public var font: UIFont
    /// Whether the font follows the content size category.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates options; an argument of `nil` selects the default of that option.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }

    var look: AccessoryLook {
      AccessoryLook(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor)
    }
  }
}
