// SPDX-License-Identifier: Apache-2.0

/// Something that a person could not have done: what was to be touched is not there, not in sight,
/// covered, or there twice.
public struct ActionFailure: Error, CustomStringConvertible, Sendable {
  /// Where the action stands, such as `FeedTests/FeedTests.swift:12`.
  public let place: String
  /// What is in the way, what there is instead, and what to do.
  public let message: String

  /// The place and the message.
  public var description: String { "\(place)\n\(message)" }
}
