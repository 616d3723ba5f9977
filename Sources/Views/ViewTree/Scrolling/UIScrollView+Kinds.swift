// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIScrollView {
  /// The deceleration rate of a scroll view: the fraction of the velocity that remains after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction, between 0 and 1.
    public let rawValue: CGFloat

    /// Creates a rate with the given fraction.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The default rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A fast rate, suited to pages.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The dismissal of the keyboard when the content is dragged.
  ///
  /// Differs from UIKit: desktops have no on-screen keyboard that a drag could push away, so that the two
  /// interactive modes have no effect.
  public enum KeyboardDismissMode: Int, Sendable {
    /// The mode in which a drag does not end editing.
    case none = 0
    /// The mode in which the beginning of a drag with a finger or pointer ends editing; scroll wheels and
    /// trackpads do not.
    case onDrag = 1
    /// The mode in which the keyboard follows the drag.
    ///
    /// - Note: Has no effect on Linux: there is no on-screen keyboard.
    case interactive = 2
    /// The mode of `onDrag` that includes the accessory view; equivalent to `onDrag`.
    case onDragWithAccessory = 3
    /// The mode of `interactive` that includes the accessory view.
    ///
    /// - Note: Has no effect on Linux: there is no on-screen keyboard.
    case interactiveWithAccessory = 4
  }

  /// The condition for adding the safe area to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// An adjustment at the sides if the content scrolls horizontally, and at the top and bottom if it
    /// scrolls vertically.
    ///
    /// The top and bottom are always adjusted if the surrounding view controller has
    /// `automaticallyAdjustsScrollViewInsets`, or if there is no view controller.
    case automatic = 0
    /// An adjustment along the axes on which the content scrolls.
    case scrollableAxes = 1
    /// No adjustment.
    case never = 2
    /// An adjustment at all edges.
    case always = 3
  }

  /// The colour of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Indicators that are dark in the light style and light in the dark style.
    case `default` = 0
    /// Dark indicators.
    case black = 1
    /// Light indicators.
    case white = 2
  }
}
