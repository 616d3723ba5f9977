// SPDX-License-Identifier: Apache-2.0

/// The kind of change of a property.
public enum NSKeyValueChange: UInt, Sendable {
  /// A new value of the property.
  case setting = 1
  /// An insertion of objects.
  case insertion = 2
  /// A removal of objects.
  case removal = 3
  /// A replacement of objects.
  case replacement = 4
}
