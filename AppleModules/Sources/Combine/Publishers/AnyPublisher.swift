// SPDX-License-Identifier: Apache-2.0

/// A type-erased publisher.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let subscribe: (AnySubscriber<Output, Failure>) -> Void
  /// A textual representation of the publisher.
  public var description: String { "AnyPublisher" }

  /// Creates a type-erased publisher of the elements of `publisher`.
  public init<P>(_ publisher: P) where P: Publisher, Output == P.Output, Failure == P.Failure {
    subscribe = { publisher.receive(subscriber: $0) }
  }

  /// Attaches `subscriber` to this publisher.
  public func receive<S>(subscriber: S)
  where S: Subscriber, Failure == S.Failure, Output == S.Input {
    subscribe(subscriber as? AnySubscriber<Output, Failure> ?? AnySubscriber(subscriber))
  }
}

extension Publisher {
  /// Returns this publisher, type-erased.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    self as? AnyPublisher<Output, Failure> ?? AnyPublisher(self)
  }
}
