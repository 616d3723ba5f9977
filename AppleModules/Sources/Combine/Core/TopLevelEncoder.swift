// SPDX-License-Identifier: Apache-2.0

/// Writes values, whole.
public protocol TopLevelEncoder<Output> {
  /// What is written, as `Data`.
  associatedtype Output

  /// What `value` is written as.
  func encode<T>(_ value: T) throws -> Output where T: Encodable
}
