// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

extension UICellAccessory {
  /// How a label looks.
  public struct LabelOptions {
    /// Whether it is left out.
    public var isHidden: Bool
    /// The width that is kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; nil: the system's.
    public var tintColor: UIColor?
    /// Its font.
    public var font: UIFont
    /// Whether the font follows the size of text a person chose.
    public var adjustsFontForContentSizeCategory: Bool

    /// Options that differ from the system's where they are given.
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
