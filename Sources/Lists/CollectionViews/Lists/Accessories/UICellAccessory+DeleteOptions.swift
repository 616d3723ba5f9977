// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

extension UICellAccessory {
  /// The appearance of a delete button.
  public struct DeleteOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The color of the accessory; `nil` for the default color of its type.
    public var tintColor: UIColor?
    /// The background color of the accessory; `nil` for the default color of its type.
    public var backgroundColor: UIColor?

    /// Creates options; an argument of `nil` selects the default of that option.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var look: AccessoryLook {
      AccessoryLook(
        isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor,
        backgroundColor: backgroundColor)
    }
  }
}
