// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionViewTree

/// What tabs look like in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// How titles look: `.font` and `.foregroundColor` are heeded.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// How far titles are moved, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  /// The colour of signs; nil: as the title's.
  open var iconColor: UIColor? { didSet { onChange?() } }
  /// What is behind badges; nil: red.
  open var badgeBackgroundColor: UIColor? { didSet { onChange?() } }
  /// How badges look: `.font` and `.foregroundColor` are heeded.
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
