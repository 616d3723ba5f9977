// SPDX-License-Identifier: Apache-2.0

/// A problem in a source, such as a construct that cannot be carried over: its place, the reason and a
/// remedy.
public struct Problem: Hashable, Sendable, CustomStringConvertible {
  /// The severity of a problem, in the compiler's terms.
  public enum Severity: String, Sendable { case error, warning }

  /// The place in the original source.
  public let place: SourcePlace
  /// The message, one sentence.
  public let message: String
  /// The severity of the problem; an error by default.
  public var severity = Severity.error

  /// The problem in the compiler's format: `path:line:column: error: message`.
  public var description: String { "\(place): \(severity): \(message)" }
}
