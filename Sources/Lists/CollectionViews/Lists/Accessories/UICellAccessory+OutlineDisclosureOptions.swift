// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

extension UICellAccessory {
  /// The appearance of an outline disclosure.
  public struct OutlineDisclosureOptions {
    /// The position of the accessory, and the area that expands the item.
    public enum Style: Hashable, Sendable {
      /// The style `header` in a row that is its section's header, otherwise `cell`.
      case automatic
      /// A position at the trailing edge; a tap anywhere on the row expands and collapses the item.
      case header
      /// A position at the leading edge; a tap on the accessory expands and collapses the item.
      case cell
    }

    /// The position of the accessory, and the area that expands the item.
    public var style: Style
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The color of the accessory; `nil` for the default color of its type.
    public var tintColor: UIColor?

    /// Creates options; an argument of `nil` selects the default of that option.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }

    var look: AccessoryLook {
      AccessoryLook(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor)
    }
  }
}
