// SPDX-License-Identifier: Apache-2.0

/// The type of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String

  /// Creates a type with the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The type that cross-fades the old contents to the new ones.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The type that slides the new contents over the old ones.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The type that pushes the old contents away with the new ones.
  public static let push = CATransitionType(rawValue: "push")
  /// The type that slides the old contents off the new ones.
  public static let reveal = CATransitionType(rawValue: "reveal")
}
