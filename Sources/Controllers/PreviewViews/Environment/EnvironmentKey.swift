// SPDX-License-Identifier: Apache-2.0

/// A value of what is around a view.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody says another.
  static var defaultValue: Value { get }
}
