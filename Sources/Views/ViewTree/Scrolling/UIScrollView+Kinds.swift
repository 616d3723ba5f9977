// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIScrollView {
  /// How fast a scroll view comes to rest: the share of the velocity that is left a millisecond on.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share, between 0 and 1.
    public let rawValue: CGFloat

    /// A rate of the given share.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The rate of lists.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The rate of pages.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// When a drag of the content ends the editing of text.
  ///
  /// Differs from UIKit: a desktop has no keyboard on the screen that a finger could push away, so
  /// the two interactive modes change nothing.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Never.
    case none = 0
    /// When a finger or a pointer begins to drag; wheels and touchpads scroll and leave it.
    case onDrag = 1
    /// When a drag pushes the keyboard away.
    case interactive = 2
    /// As `onDrag`.
    case onDragWithAccessory = 3
    /// As `interactive`.
    case interactiveWithAccessory = 4
  }

  /// When the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// At the sides when the content scrolls sideways. At the top and bottom too when it scrolls that way, and
    /// always where the controller around has `automaticallyAdjustsScrollViewInsets`.
    case automatic = 0
    /// Along the axes that scroll.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// On all edges.
    case always = 3
  }

  /// How scroll indicators are coloured.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on a light interface and light on a dark one.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }
}
