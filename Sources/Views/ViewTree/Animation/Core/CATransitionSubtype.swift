// SPDX-License-Identifier: Apache-2.0

/// The edge from which new contents enter.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the edge.
  public let rawValue: String

  /// Creates a subtype with the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The right edge.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The left edge; the default.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The top edge.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The bottom edge.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
