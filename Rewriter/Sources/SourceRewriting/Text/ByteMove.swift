// SPDX-License-Identifier: Apache-2.0

/// A change of a file that moved the bytes behind it.
public struct ByteMove: Equatable, Sendable {
  /// Where what came begins, in bytes of the rewritten file.
  public let offset: Int
  /// How many bytes came.
  public let came: Int
  /// How many bytes went.
  public let went: Int
}
