// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIView {
  /// How a tint colour shows.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the superview; normally where nothing around says more.
    case automatic = 0
    /// As it is.
    case normal = 1
    /// Without colour, as behind what has taken the front.
    case dimmed = 2
  }

  /// How a frame follows its superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// The set with the given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the superview's left edge changes.
    public static var flexibleLeftMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 0) }
    /// The width changes.
    public static var flexibleWidth: AutoresizingMask { AutoresizingMask(rawValue: 1 << 1) }
    /// The distance from the superview's right edge changes.
    public static var flexibleRightMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 2) }
    /// The distance from the superview's top edge changes.
    public static var flexibleTopMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 3) }
    /// The height changes.
    public static var flexibleHeight: AutoresizingMask { AutoresizingMask(rawValue: 1 << 4) }
    /// The distance from the superview's bottom edge changes.
    public static var flexibleBottomMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 5) }
  }

  /// How content follows a view's size.
  public enum ContentMode: Int, Sendable {
    /// The content fills the view, its proportions given up.
    case scaleToFill = 0
    /// The content is as large as it can be and still be seen whole.
    case scaleAspectFit = 1
    /// The content is as small as it can be and still cover the view.
    case scaleAspectFill = 2
    /// As `scaleToFill`; the content is drawn anew for each size.
    case redraw = 3
    /// The content keeps its size, in the middle.
    case center = 4
    /// The content keeps its size, at the top.
    case top = 5
    /// The content keeps its size, at the bottom.
    case bottom = 6
    /// The content keeps its size, at the left.
    case left = 7
    /// The content keeps its size, at the right.
    case right = 8
    /// The content keeps its size, in the top left corner.
    case topLeft = 9
    /// The content keeps its size, in the top right corner.
    case topRight = 10
    /// The content keeps its size, in the bottom left corner.
    case bottomLeft = 11
    /// The content keeps its size, in the bottom right corner.
    case bottomRight = 12
  }

  /// Asks `systemLayoutSizeFitting(_:)` for the smallest size.
  public nonisolated static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  /// Asks `systemLayoutSizeFitting(_:)` for the largest size.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// Says in `intrinsicContentSize` that the content asks for no length.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
}
