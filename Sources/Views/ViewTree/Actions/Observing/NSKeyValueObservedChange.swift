// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of change.
  public typealias Kind = NSKeyValueChange

  /// The kind of change.
  public let kind: Kind
  /// The value after the change, if requested.
  public let newValue: Value?
  /// The value before the change, if requested.
  public let oldValue: Value?
  /// The indexes of a change in a collection; always `nil`.
  public let indexes: IndexSet?
  /// Whether the notification precedes the change; always `false`.
  public let isPrior: Bool

  init(from old: Value?, to new: Value?, _ options: NSKeyValueObservingOptions) {
    kind = .setting
    newValue = options.contains(.new) ? new : nil
    oldValue = options.contains(.old) ? old : nil
    indexes = nil
    isPrior = false
  }
}
