// SPDX-License-Identifier: Apache-2.0

/// A position in a source file, in the compiler's format.
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public let path: String
  /// The line, counted from one.
  public let line: Int
  /// The column in bytes, counted from one.
  public let column: Int

  /// The position in the form `path:line:column`.
  public var description: String { "\(path):\(line):\(column)" }
}
