// SPDX-License-Identifier: Apache-2.0

/// A type that encodes a value into a complete output.
public protocol TopLevelEncoder<Output> {
  /// The type of the output, such as `Data`.
  associatedtype Output

  /// Returns the encoded `value`.
  func encode<T>(_ value: T) throws -> Output where T: Encodable
}
