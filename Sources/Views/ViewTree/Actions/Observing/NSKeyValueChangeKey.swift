// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A key in the dictionary of a change.
public struct NSKeyValueChangeKey: Hashable, RawRepresentable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Creates a key with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The key for the kind of change: the raw value of an ``NSKeyValueChange``.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The key for the value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The key for the value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The key for the indexes of a change in a collection.
  ///
  /// - Note: Never present on Linux.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// The key for whether the notification precedes the change.
  ///
  /// - Note: Never present on Linux.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
