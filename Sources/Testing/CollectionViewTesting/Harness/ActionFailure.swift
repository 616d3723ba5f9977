// SPDX-License-Identifier: Apache-2.0

/// The error thrown for an action that the user could not perform: the target is missing, out of sight,
/// covered, or ambiguous.
public struct ActionFailure: Error, CustomStringConvertible, Sendable {
  /// The position of the action in the source, such as `FeedTests/FeedTests.swift:12`.
  public let place: String
  /// The problem, the available alternatives, and the remedy.
  public let message: String

  /// The place and the message.
  public var description: String { "\(place)\n\(message)" }
}
