// SPDX-License-Identifier: Apache-2.0

/// The key of a view that takes part in a transition.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Creates a key with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The key of the view that is visible at the start.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The key of the view that is visible at the end.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}
