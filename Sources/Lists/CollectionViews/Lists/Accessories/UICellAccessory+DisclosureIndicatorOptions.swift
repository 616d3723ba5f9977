// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

extension UICellAccessory {
  /// How a disclosure indicator looks.
  public struct DisclosureIndicatorOptions {
    /// Whether it is left out.
    public var isHidden: Bool
    /// The width that is kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; nil: the system's.
    public var tintColor: UIColor?

    /// Options that differ from the system's where they are given.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }

    var look: AccessoryLook {
      AccessoryLook(
        isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor)
    }
  }
}
