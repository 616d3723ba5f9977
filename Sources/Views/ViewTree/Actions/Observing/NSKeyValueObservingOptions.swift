// SPDX-License-Identifier: Apache-2.0

/// What an observer of a property is told.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// The set with the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static var new: NSKeyValueObservingOptions { .init(rawValue: 1) }
  /// The value before the change.
  public static var old: NSKeyValueObservingOptions { .init(rawValue: 2) }
  /// The present value too, at once.
  public static var initial: NSKeyValueObservingOptions { .init(rawValue: 4) }
  /// Differs from Foundation: observers are told after changes only.
  public static var prior: NSKeyValueObservingOptions { .init(rawValue: 8) }
}
