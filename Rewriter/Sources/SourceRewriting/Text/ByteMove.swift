// SPDX-License-Identifier: Apache-2.0

/// A change of a file that moved the bytes after it.
public struct ByteMove: Equatable, Sendable {
  /// The offset of the inserted bytes in the rewritten file.
  public let offset: Int
  /// The number of bytes inserted.
  public let came: Int
  /// The number of bytes removed.
  public let went: Int
}
