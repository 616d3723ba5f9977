// SPDX-License-Identifier: Apache-2.0

/// Something that cannot be carried over: where it stands, why not, and what to write instead.
public struct Problem: Hashable, Sendable, CustomStringConvertible {
  /// Where it stands in the source as it was written.
  public let place: SourcePlace
  /// One sentence.
  public let message: String

  /// The problem as the compiler writes its own: `path:line:column: error: message`.
  public var description: String { "\(place): error: \(message)" }
}
