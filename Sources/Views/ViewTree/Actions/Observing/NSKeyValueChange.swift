// SPDX-License-Identifier: Apache-2.0

/// What became of a property.
public enum NSKeyValueChange: UInt, Sendable {
  /// It was set.
  case setting = 1
  /// Objects were put into it.
  case insertion = 2
  /// Objects were taken from it.
  case removal = 3
  /// Objects took the place of others in it.
  case replacement = 4
}
