// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of tuples of elements with the same position in two upstreams.
  public struct Zip<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// The type of the elements.
    public typealias Output = (A.Output, B.Output)
    /// The failure type, the same for all upstreams.
    public typealias Failure = A.Failure

    /// The first upstream.
    public let a: A

    /// The second upstream.
    public let b: B

    /// Creates a publisher that zips two upstreams.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let junction = Junction(subscriber, "Zip", of: 2, by: ZipRule(count: 2)) { elements in
        (element(elements[0]), element(elements[1]))
      }
      junction.start {
        a.subscribe(junction.leg(0))
        b.subscribe(junction.leg(1))
      }
    }
  }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
  /// Returns a publisher of tuples of the elements with the same position in this and the other publisher.
  public func zip<P: Publisher>(
    _ other: P
  ) -> Publishers.Zip<Self, P>
  where Failure == P.Failure {
    Publishers.Zip(self, other)
  }

  /// Returns a publisher of the results of `transform` for the elements with the same position in this and
  /// the other publisher.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T>
  where Failure == P.Failure {
    zip(other).map { transform($0.0, $0.1) }
  }
}
