// SPDX-License-Identifier: Apache-2.0

/// Names a controller that takes part in a transition.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// The key of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is seen before.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The controller that is seen after.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}
