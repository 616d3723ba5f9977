// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

extension UICellAccessory {
  /// How an outline's disclosure looks.
  public struct OutlineDisclosureOptions {
    /// Where it stands and what expands the item.
    public enum Style: Hashable, Sendable {
      /// `header` in a row that is its section's header, `cell` in others.
      case automatic
      /// At the trailing edge; a tap anywhere on the row expands and collapses.
      case header
      /// At the leading edge; a tap on it expands and collapses.
      case cell
    }

    /// Where it stands and what expands the item.
    public var style: Style
    /// Whether it is left out.
    public var isHidden: Bool
    /// The width that is kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; nil: the system's.
    public var tintColor: UIColor?

    /// Options that differ from the system's where they are given.
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
