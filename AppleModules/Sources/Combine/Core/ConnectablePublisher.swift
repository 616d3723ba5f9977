// SPDX-License-Identifier: Apache-2.0

/// A publisher that begins when it is told to, so that all subscribers can be there before.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to publish, until what is returned is cancelled.
  func connect() -> any Cancellable
}
