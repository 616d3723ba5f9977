// SPDX-License-Identifier: Apache-2.0

/// Makes values of what was read, whole.
public protocol TopLevelDecoder<Input> {
  /// What is read, as `Data`.
  associatedtype Input

  /// The value in `from`.
  func decode<T>(_ type: T.Type, from: Input) throws -> T where T: Decodable
}
