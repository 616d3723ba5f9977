// SPDX-License-Identifier: Apache-2.0

/// A type that publishes elements over time to the subscribers that ask for them.
///
/// A subscriber gets one subscription, then no more elements than it asked for, then at most one
/// completion; never two of these at the same time.
public protocol Publisher<Output, Failure> {
  /// What it publishes.
  associatedtype Output
  /// What it may fail with; `Never` when it can't.
  associatedtype Failure: Error

  /// Connects a subscriber; called by ``subscribe(_:)-3fk20``.
  func receive<S>(subscriber: S)
  where S: Subscriber, Failure == S.Failure, Output == S.Input
}

extension Publisher {
  /// Connects a subscriber, which gets a subscription.
  public func subscribe<S>(_ subscriber: S)
  where S: Subscriber, Failure == S.Failure, Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Sends everything on to a subject, until what is returned is cancelled or let go.
  public func subscribe<S>(_ subject: S) -> AnyCancellable
  where S: Subject, Failure == S.Failure, Output == S.Output {
    let feed = SubjectFeed(subject)
    receive(subscriber: feed)
    return AnyCancellable(feed)
  }
}
