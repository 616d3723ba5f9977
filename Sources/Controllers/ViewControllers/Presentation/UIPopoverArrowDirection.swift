// SPDX-License-Identifier: Apache-2.0

/// The ways in which the arrow of a popover points, to what it belongs to.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits of the ways.
  public let rawValue: UInt

  /// The ways of the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards: the popover stands below its source.
  public static var up: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 1 << 0) }
  /// Downwards: the popover stands above its source.
  public static var down: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 1 << 1) }
  /// To the left: the popover stands to the right of its source.
  public static var left: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 1 << 2) }
  /// To the right: the popover stands to the left of its source.
  public static var right: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 1 << 3) }
  /// Any way.
  public static var any: UIPopoverArrowDirection { [.up, .down, .left, .right] }
  /// Of a popover that is not shown.
  public static var unknown: UIPopoverArrowDirection {
    UIPopoverArrowDirection(rawValue: .max)
  }
}
