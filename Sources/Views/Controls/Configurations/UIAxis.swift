// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// A set of axes: horizontal, vertical, both or none.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt

  /// Creates a set with the given raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The horizontal axis.
  public static var horizontal: UIAxis { UIAxis(rawValue: 1 << 0) }
  /// The vertical axis.
  public static var vertical: UIAxis { UIAxis(rawValue: 1 << 1) }
  /// Both axes.
  public static var both: UIAxis { [.horizontal, .vertical] }
}
