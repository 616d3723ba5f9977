// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

extension UICellAccessory {
  /// A view of the application's as an accessory.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// At which edge it stands, and when.
    public let placement: Placement
    /// Whether it is left out.
    public var isHidden: Bool
    /// The width that is kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// Its tint; nil: the system's.
    public var tintColor: UIColor?
    /// Whether the view keeps the size it has; otherwise it has the size that fits it.
    public var maintainsFixedSize: Bool

    /// A configuration that differs from the system's where it says so.
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

  /// At which edge a view stands, when, and where among the accessories there.
  public enum Placement {
    /// Answers where among the accessories of its edge a view stands.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// At the leading edge; by default after the others.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// At the trailing edge; by default before the others.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Before the first accessory of the kind of `accessory`; first if there is none.
    public static func position(before accessory: UICellAccessory) -> Position {
      { all in all.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
    }

    /// After the last accessory of the kind of `accessory`; last if there is none.
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
