// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIView {
  /// The modes in which a tint colour is shown.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The mode of the superview; `normal` if no enclosing view sets another.
    case automatic = 0
    /// The unmodified tint colour.
    case normal = 1
    /// The tint colour without saturation, as behind modal content.
    case dimmed = 2
  }

  /// The options by which a frame adapts to its superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The raw bits of the set.
    public let rawValue: UInt

    /// Creates a set with the given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Resizing that changes the distance from the superview's left edge.
    public static var flexibleLeftMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 0) }
    /// Resizing that changes the width.
    public static var flexibleWidth: AutoresizingMask { AutoresizingMask(rawValue: 1 << 1) }
    /// Resizing that changes the distance from the superview's right edge.
    public static var flexibleRightMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 2) }
    /// Resizing that changes the distance from the superview's top edge.
    public static var flexibleTopMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 3) }
    /// Resizing that changes the height.
    public static var flexibleHeight: AutoresizingMask { AutoresizingMask(rawValue: 1 << 4) }
    /// Resizing that changes the distance from the superview's bottom edge.
    public static var flexibleBottomMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 5) }
  }

  /// The modes in which content adapts to a view's size.
  public enum ContentMode: Int, Sendable {
    /// Content that is scaled to fill the view, without preserving its aspect ratio.
    case scaleToFill = 0
    /// Content that is scaled to the largest size that fits in the view, preserving its aspect ratio.
    case scaleAspectFit = 1
    /// Content that is scaled to the smallest size that covers the view, preserving its aspect ratio.
    case scaleAspectFill = 2
    /// Content that is redrawn for each size; otherwise the same as `scaleToFill`.
    case redraw = 3
    /// Content that is centred at its own size.
    case center = 4
    /// Content that is aligned with the top edge, at its own size.
    case top = 5
    /// Content that is aligned with the bottom edge, at its own size.
    case bottom = 6
    /// Content that is aligned with the left edge, at its own size.
    case left = 7
    /// Content that is aligned with the right edge, at its own size.
    case right = 8
    /// Content that is aligned with the top left corner, at its own size.
    case topLeft = 9
    /// Content that is aligned with the top right corner, at its own size.
    case topRight = 10
    /// Content that is aligned with the bottom left corner, at its own size.
    case bottomLeft = 11
    /// Content that is aligned with the bottom right corner, at its own size.
    case bottomRight = 12
  }

  /// The target size with which `systemLayoutSizeFitting(_:)` returns the smallest size.
  public nonisolated static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  /// The target size with which `systemLayoutSizeFitting(_:)` returns the largest size.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The value of a dimension of `intrinsicContentSize` that the content does not determine.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
}
