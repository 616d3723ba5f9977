// SPDX-License-Identifier: Apache-2.0

/// The direction that new contents come from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the direction.
  public let rawValue: String

  /// Creates a direction with the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The direction from the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The direction from the left; the default.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The direction from the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The direction from the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
