// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

extension UICellAccessory {
  /// How a grip looks.
  public struct ReorderOptions {
    /// Whether it is left out.
    public var isHidden: Bool
    /// The width that is kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; nil: the system's.
    public var tintColor: UIColor?
    /// Whether a line stands between the grip and other accessories.
    public var showsVerticalSeparator: Bool

    /// Options that differ from the system's where they are given.
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
