// SPDX-License-Identifier: Apache-2.0

/// Names a view that takes part in a transition.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// The key of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is seen before.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The view that is seen after.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}
