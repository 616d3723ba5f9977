// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

extension UICellAccessory {
  /// The configuration of a custom view as an accessory.
  public struct CustomViewConfiguration {
    /// The custom view that is displayed as the accessory.
    public let customView: UIView
    /// The edge, the position and the state in which the view is displayed.
    public let placement: Placement
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color; `nil` keeps the view's own.
    public var tintColor: UIColor?
    /// Whether the view keeps its current size; `false` by default.
    ///
    /// Otherwise the view has its intrinsic content size. Without an intrinsic content size, it keeps its
    /// current size, or has its compressed fitting size if the current size is zero.
    public var maintainsFixedSize: Bool

    /// Creates a configuration; an argument of `nil` selects the default of that property.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }

    var look: AccessoryLook {
      AccessoryLook(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// The edge of a custom view, the state in which it is displayed, and its position among the accessories.
  public enum Placement {
    /// A closure that returns the position of a view among the accessories of its edge.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// The leading edge; by default, the position after the other accessories.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// The trailing edge; by default, the position before the other accessories.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Returns the position before the first accessory of the same type as `accessory`; the first position if
    /// there is none.
    public static func position(before accessory: UICellAccessory) -> Position {
      { all in all.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
    }

    /// Returns the position after the last accessory of the same type as `accessory`; the last position if
    /// there is none.
    public static func position(after accessory: UICellAccessory) -> Position {
      { all in
        all.lastIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 } ?? all.count
      }
    }

    var displayed: DisplayedState {
      switch self {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    }
  }
}
