// SPDX-License-Identifier: Apache-2.0

/// A type that decodes a value from a complete input.
public protocol TopLevelDecoder<Input> {
  /// The type of the input, such as `Data`.
  associatedtype Input

  /// Returns the value decoded from `from`.
  func decode<T>(_ type: T.Type, from: Input) throws -> T where T: Decodable
}
