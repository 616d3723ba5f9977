// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

extension UICellAccessory {
  /// The appearance of a reorder control.
  public struct ReorderOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The color of the accessory; `nil` for the default color of its type.
    public var tintColor: UIColor?
    /// Whether there is a separator between the control and other accessories.
    public var showsVerticalSeparator: Bool

    /// Creates options; an argument of `nil` selects the default of that option.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }

    var look: AccessoryLook {
      AccessoryLook(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor)
    }
  }
}
