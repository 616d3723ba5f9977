// SPDX-License-Identifier: Apache-2.0

/// A publisher that creates a publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The type of the elements.
  public typealias Output = DeferredPublisher.Output
  /// The failure type, that of the created publishers.
  public typealias Failure = DeferredPublisher.Failure

  /// The closure that creates the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher that calls `createPublisher` for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Attaches `subscriber` to this publisher.
  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    createPublisher().receive(subscriber: subscriber)
  }
}
