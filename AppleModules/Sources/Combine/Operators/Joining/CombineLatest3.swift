// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of tuples of the latest elements of three upstreams.
  ///
  /// It publishes whenever one of them does, once each has published an element.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    /// The type of the elements.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The failure type, the same for all upstreams.
    public typealias Failure = A.Failure

    /// The first upstream.
    public let a: A

    /// The second upstream.
    public let b: B

    /// The third upstream.
    public let c: C

    /// Creates a publisher that combines the latest elements of three upstreams.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let junction = Junction(subscriber, "CombineLatest3", of: 3, by: LatestRule(count: 3)) {
        elements in
        (element(elements[0]), element(elements[1]), element(elements[2]))
      }
      junction.start {
        a.subscribe(junction.leg(0))
        b.subscribe(junction.leg(1))
        c.subscribe(junction.leg(2))
      }
    }
  }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
  /// Returns a publisher of tuples of the latest elements of this and the other publishers.
  ///
  /// It publishes whenever one of them does, once each has published an element.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q>
  where Failure == P.Failure, Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Returns a publisher of the results of `transform` for the latest elements of this and the other
  /// publishers.
  ///
  /// It publishes whenever one of them does, once each has published an element.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where Failure == P.Failure, Failure == Q.Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }
}
