// SPDX-License-Identifier: Apache-2.0

/// The key of an environment value.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
}
