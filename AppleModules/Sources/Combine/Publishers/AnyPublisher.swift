// SPDX-License-Identifier: Apache-2.0

/// A publisher whose type is not said.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let subscribe: (AnySubscriber<Output, Failure>) -> Void
  /// What it is, for people.
  public var description: String { "AnyPublisher" }

  /// Publishes what `publisher` does.
  public init<P>(_ publisher: P) where P: Publisher, Output == P.Output, Failure == P.Failure {
    subscribe = { publisher.receive(subscriber: $0) }
  }

  /// Publishes to a subscriber from now on.
  public func receive<S>(subscriber: S)
  where S: Subscriber, Failure == S.Failure, Output == S.Input {
    subscribe(subscriber as? AnySubscriber<Output, Failure> ?? AnySubscriber(subscriber))
  }
}

extension Publisher {
  /// The same without saying how it is made.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    self as? AnyPublisher<Output, Failure> ?? AnyPublisher(self)
  }
}
