// SPDX-License-Identifier: Apache-2.0

/// What a drop would do.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing; the drag goes back.
  case cancel = 0
  /// Nothing, since it is not allowed here.
  case forbidden = 1
  /// The things are copied.
  case copy = 2
  /// The things are moved.
  case move = 3
}
