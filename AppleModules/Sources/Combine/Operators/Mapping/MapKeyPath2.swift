// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of two properties of each element of its upstream.
  public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
    /// The type of the elements.
    public typealias Output = (Output0, Output1)
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The key path of the first property.
    public let keyPath0: KeyPath<Upstream.Output, Output0>

    /// The key path of the second property.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let (first, second) = (keyPath0, keyPath1)
      upstream.subscribe(
        ElementRelay(subscriber, "MapKeyPath2") { .pass(($0[keyPath: first], $0[keyPath: second])) }
      )
    }
  }
}

extension Publisher {
  /// Returns a publisher of two properties of each element, as a tuple.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.MapKeyPath2<Self, T0, T1> {
    Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }
}
