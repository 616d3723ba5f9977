// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of tuples of the latest elements of four upstreams.
  ///
  /// It publishes whenever one of them does, once each has published an element.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    /// The type of the elements.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The failure type, the same for all upstreams.
    public typealias Failure = A.Failure

    /// The first upstream.
    public let a: A

    /// The second upstream.
    public let b: B

    /// The third upstream.
    public let c: C

    /// The fourth upstream.
    public let d: D

    /// Creates a publisher that combines the latest elements of four upstreams.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let junction = Junction(subscriber, "CombineLatest4", of: 4, by: LatestRule(count: 4)) {
        elements in
        (element(elements[0]), element(elements[1]), element(elements[2]), element(elements[3]))
      }
      junction.start {
        a.subscribe(junction.leg(0))
        b.subscribe(junction.leg(1))
        c.subscribe(junction.leg(2))
        d.subscribe(junction.leg(3))
      }
    }
  }
}

extension Publishers.CombineLatest4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Returns a publisher of tuples of the latest elements of this and the other publishers.
  ///
  /// It publishes whenever one of them does, once each has published an element.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Returns a publisher of the results of `transform` for the latest elements of this and the other
  /// publishers.
  ///
  /// It publishes whenever one of them does, once each has published an element.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
