// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the elements of one publisher, then of those of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    /// The type of the elements.
    public typealias Output = Suffix.Output
    /// The failure type, the same for both publishers.
    public typealias Failure = Suffix.Failure

    /// The publisher whose elements come first.
    public let prefix: Prefix

    /// The publisher that follows when `prefix` has finished.
    public let suffix: Suffix

    /// Creates a publisher of the elements of `prefix`, then of those of `suffix`.
    public init(prefix: Prefix, suffix: Suffix) {
      (self.prefix, self.suffix) = (prefix, suffix)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let suffix = suffix
      var isFirst = true
      let relay = Succession<Failure, S>(subscriber, "Concatenate") { completion, relay in
        guard isFirst, case .finished = completion else { return .end(completion) }
        isFirst = false
        return .next { suffix.subscribe(relay.leg()) }
      }
      relay.start { prefix.subscribe(relay.leg()) }
    }
  }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

extension Publisher {
  /// Returns a publisher of `elements`, then of the elements of this publisher.
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(elements)
  }

  /// Returns a publisher of the elements of a sequence, then of those of this publisher.
  public func prepend<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// Returns a publisher of the elements of `publisher`, then of those of this publisher.
  public func prepend<P: Publisher>(
    _ publisher: P
  ) -> Publishers.Concatenate<P, Self> where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  /// Returns a publisher that publishes `elements` when this publisher has finished.
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(elements)
  }

  /// Returns a publisher that publishes the elements of a sequence when this publisher has finished.
  public func append<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Returns a publisher that publishes the elements of `publisher` when this publisher has finished.
  public func append<P: Publisher>(
    _ publisher: P
  ) -> Publishers.Concatenate<Self, P> where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }
}
