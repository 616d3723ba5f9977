// SPDX-License-Identifier: Apache-2.0

/// Makes its publisher anew for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// What it publishes.
  public typealias Output = DeferredPublisher.Output
  /// What it may fail with.
  public typealias Failure = DeferredPublisher.Failure

  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Calls `createPublisher` for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Publishes to a subscriber from now on.
  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    createPublisher().receive(subscriber: subscriber)
  }
}
