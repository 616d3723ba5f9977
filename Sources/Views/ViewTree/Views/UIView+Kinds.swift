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

    /// The distance from the superview's left edge is flexible.
    public static var flexibleLeftMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 0) }
    /// The width is flexible.
    public static var flexibleWidth: AutoresizingMask { AutoresizingMask(rawValue: 1 << 1) }
    /// The distance from the superview's right edge is flexible.
    public static var flexibleRightMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 2) }
    /// The distance from the superview's top edge is flexible.
    public static var flexibleTopMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 3) }
    /// The height is flexible.
    public static var flexibleHeight: AutoresizingMask { AutoresizingMask(rawValue: 1 << 4) }
    /// The distance from the superview's bottom edge is flexible.
    public static var flexibleBottomMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 5) }
  }

  /// The modes in which content adapts to a view's size.
  public enum ContentMode: Int, Sendable {
    /// Scales the content to fill the view, without preserving its aspect ratio.
    case scaleToFill = 0
    /// Scales the content to the largest size that fits in the view, preserving its aspect ratio.
    case scaleAspectFit = 1
    /// Scales the content to the smallest size that covers the view, preserving its aspect ratio.
    case scaleAspectFill = 2
    /// Redraws the content for each size; otherwise the same as `scaleToFill`.
    case redraw = 3
    /// Centres the content at its own size.
    case center = 4
    /// Aligns the content with the top edge, at its own size.
    case top = 5
    /// Aligns the content with the bottom edge, at its own size.
    case bottom = 6
    /// Aligns the content with the left edge, at its own size.
    case left = 7
    /// Aligns the content with the right edge, at its own size.
    case right = 8
    /// Aligns the content with the top left corner, at its own size.
    case topLeft = 9
    /// Aligns the content with the top right corner, at its own size.
    case topRight = 10
    /// Aligns the content with the bottom left corner, at its own size.
    case bottomLeft = 11
    /// Aligns the content with the bottom right corner, at its own size.
    case bottomRight = 12
  }

  /// The target size with which `systemLayoutSizeFitting(_:)` returns the smallest size.
  public nonisolated static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  /// The target size with which `systemLayoutSizeFitting(_:)` returns the largest size.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The value of a dimension of `intrinsicContentSize` that the content does not determine.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
}
