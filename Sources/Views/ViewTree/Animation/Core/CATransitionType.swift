// SPDX-License-Identifier: Apache-2.0

/// How the content of a layer goes over into another.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The way of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The old content fades while the new one appears.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides off the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}
