// SPDX-License-Identifier: Apache-2.0

/// The key of an environment value.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value in an environment in which no value was set for the key.
  static var defaultValue: Value { get }
}
