// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A change of a property.
public struct NSKeyValueObservedChange<Value> {
  /// What became of the property.
  public typealias Kind = NSKeyValueChange

  /// What became of the property.
  public let kind: Kind
  /// The value after the change, where it was asked for.
  public let newValue: Value?
  /// The value before the change, where it was asked for.
  public let oldValue: Value?
  /// Where in a collection the change was; nil always.
  public let indexes: IndexSet?
  /// Whether it is told before the change; false always.
  public let isPrior: Bool

  init(from old: Value?, to new: Value?, _ options: NSKeyValueObservingOptions) {
    kind = .setting
    newValue = options.contains(.new) ? new : nil
    oldValue = options.contains(.old) ? old : nil
    indexes = nil
    isPrior = false
  }
}
