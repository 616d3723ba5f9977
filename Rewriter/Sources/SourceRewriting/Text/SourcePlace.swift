// SPDX-License-Identifier: Apache-2.0

/// A place in a source file, as the compiler writes it.
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
  /// The file.
  public let path: String
  /// The line, counted from one.
  public let line: Int
  /// The column in bytes, counted from one.
  public let column: Int

  /// `path:line:column`.
  public var description: String { "\(path):\(line):\(column)" }
}
