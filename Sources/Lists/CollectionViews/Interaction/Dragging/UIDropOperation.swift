// SPDX-License-Identifier: Apache-2.0

/// The operation that a drop performs.
public enum UIDropOperation: UInt, Sendable {
  /// A cancelled drop, after which the items return.
  case cancel = 0
  /// A drop that is not allowed at the current location.
  case forbidden = 1
  /// A copy of the items.
  case copy = 2
  /// A move of the items.
  case move = 3
}
