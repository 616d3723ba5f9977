// SPDX-License-Identifier: Apache-2.0

/// Something that cannot be carried over: where it stands, why not, and what to write instead.
public struct Problem: Hashable, Sendable, CustomStringConvertible {
  /// How much it matters, as the compiler says it.
  public enum Severity: String, Sendable { case error, warning }

  /// Where it stands in the source as it was written.
  public let place: SourcePlace
  /// One sentence.
  public let message: String
  /// How much it matters.
  public var severity = Severity.error

  /// The problem as the compiler writes its own: `path:line:column: error: message`.
  public var description: String { "\(place): \(severity): \(message)" }
}
