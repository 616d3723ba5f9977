// SPDX-License-Identifier: Apache-2.0

/// The operation that a drop performs.
public enum UIDropOperation: UInt, Sendable {
  /// The drop is cancelled; the items return.
  case cancel = 0
  /// The drop is not allowed here.
  case forbidden = 1
  /// The items are copied.
  case copy = 2
  /// The items are moved.
  case move = 3
}
