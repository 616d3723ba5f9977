// SPDX-License-Identifier: Apache-2.0

/// A type that publishes elements over time to subscribers, as many as they demand.
///
/// A subscriber receives one subscription, then no more elements than it requested, then at most one
/// completion; these calls never overlap.
public protocol Publisher<Output, Failure> {
  /// The type of the elements.
  associatedtype Output
  /// The type of the error with which the publisher may fail; `Never` if it cannot.
  associatedtype Failure: Error

  /// Attaches a subscriber; ``subscribe(_:)-4u8kn`` calls this.
  func receive<S>(subscriber: S)
  where S: Subscriber, Failure == S.Failure, Output == S.Input
}

extension Publisher {
  /// Attaches `subscriber`, which receives a subscription.
  public func subscribe<S>(_ subscriber: S)
  where S: Subscriber, Failure == S.Failure, Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Forwards all elements and the completion to a subject.
  ///
  /// - Returns: A cancellable that ends the connection when it is cancelled or deallocated.
  public func subscribe<S>(_ subject: S) -> AnyCancellable
  where S: Subject, Failure == S.Failure, Output == S.Output {
    let feed = SubjectFeed(subject)
    receive(subscriber: feed)
    return AnyCancellable(feed)
  }
}
