// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What is told of a change, in a dictionary.
public struct NSKeyValueChangeKey: Hashable, RawRepresentable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// The key of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of the change: the raw value of an ``NSKeyValueChange``.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// Where in a collection the change was; never there.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether it is told before the change; never there.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
