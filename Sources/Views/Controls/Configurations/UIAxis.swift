// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// One axis, both or none.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// The set with the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// From side to side.
  public static var horizontal: UIAxis { UIAxis(rawValue: 1 << 0) }
  /// From top to bottom.
  public static var vertical: UIAxis { UIAxis(rawValue: 1 << 1) }
  /// Both.
  public static var both: UIAxis { [.horizontal, .vertical] }
}
