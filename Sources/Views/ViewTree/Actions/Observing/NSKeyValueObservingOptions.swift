// SPDX-License-Identifier: Apache-2.0

/// The options of an observation.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set with the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The option that provides the value after the change.
  public static var new: NSKeyValueObservingOptions { .init(rawValue: 1) }
  /// The option that provides the value before the change.
  public static var old: NSKeyValueObservingOptions { .init(rawValue: 2) }
  /// The option that notifies immediately, with the current value.
  public static var initial: NSKeyValueObservingOptions { .init(rawValue: 4) }
  /// The option that notifies before each change as well.
  ///
  /// - Note: Has no effect on Linux: observers are notified only after changes.
  public static var prior: NSKeyValueObservingOptions { .init(rawValue: 8) }
}
