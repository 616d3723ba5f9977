// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of tuples of elements with the same position in three upstreams.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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

    /// Creates a publisher that zips three upstreams.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let junction = Junction(subscriber, "Zip3", of: 3, by: ZipRule(count: 3)) { elements in
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

extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
  /// Returns a publisher of tuples of the elements with the same position in this and the other publishers.
  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.Zip3<Self, P, Q>
  where Failure == P.Failure, Failure == Q.Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  /// Returns a publisher of the results of `transform` for the elements with the same position in this and
  /// the other publishers.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where Failure == P.Failure, Failure == Q.Failure {
    zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }
}
