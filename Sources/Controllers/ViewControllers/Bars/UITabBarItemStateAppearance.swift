// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionViewTree

/// The appearance of tabs in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of titles; only `.font` and `.foregroundColor` are used.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// The offset of titles, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  /// The colour of icons, or `nil` for the default colour of the state.
  open var iconColor: UIColor? { didSet { onChange?() } }
  /// The background colour of badges, or `nil` for red.
  open var badgeBackgroundColor: UIColor? { didSet { onChange?() } }
  /// The attributes of badges; only `.font` and `.foregroundColor` are used.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }

  var onChange: (() -> Void)?

  func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
  }
}
