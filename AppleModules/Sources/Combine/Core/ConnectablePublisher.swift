// SPDX-License-Identifier: Apache-2.0

/// A publisher that begins to publish when `connect()` is called, so that subscribers can attach before.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to publish.
  ///
  /// - Returns: A cancellable that stops publishing.
  func connect() -> any Cancellable
}
