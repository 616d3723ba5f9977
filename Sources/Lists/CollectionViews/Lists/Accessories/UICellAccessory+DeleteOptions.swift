// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

extension UICellAccessory {
  /// How a button that removes looks.
  public struct DeleteOptions {
    /// Whether it is left out.
    public var isHidden: Bool
    /// The width that is kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; nil: the system's.
    public var tintColor: UIColor?
    /// The colour behind it; nil: the system's.
    public var backgroundColor: UIColor?

    /// Options that differ from the system's where they are given.
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
