// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of tuples of the latest elements of two upstreams.
  ///
  /// It publishes whenever one of them does, once each has published an element.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// The type of the elements.
    public typealias Output = (A.Output, B.Output)
    /// The failure type, the same for all upstreams.
    public typealias Failure = A.Failure

    /// The first upstream.
    public let a: A

    /// The second upstream.
    public let b: B

    /// Creates a publisher that combines the latest elements of two upstreams.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let junction = Junction(subscriber, "CombineLatest", of: 2, by: LatestRule(count: 2)) {
        elements in
        (element(elements[0]), element(elements[1]))
      }
      junction.start {
        a.subscribe(junction.leg(0))
        b.subscribe(junction.leg(1))
      }
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
  /// Returns a publisher of tuples of the latest elements of this and the other publisher.
  ///
  /// It publishes whenever one of them does, once each has published an element.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P>
  where Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Returns a publisher of the results of `transform` for the latest elements of this and the other
  /// publisher.
  ///
  /// It publishes whenever one of them does, once each has published an element.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
  where Failure == P.Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
}
