// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// Two properties of each element.
  public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
    /// What it publishes.
    public typealias Output = (Output0, Output1)
    /// What it may fail with.
    public typealias Failure = Upstream.Failure

    /// Where the elements come from.
    public let upstream: Upstream

    /// Which property comes first.
    public let keyPath0: KeyPath<Upstream.Output, Output0>

    /// Which property comes second.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let (first, second) = (keyPath0, keyPath1)
      upstream.subscribe(
        ElementRelay(subscriber, "MapKeyPath2") { .pass(($0[keyPath: first], $0[keyPath: second])) }
      )
    }
  }
}

extension Publisher {
  /// Publishes two properties of each element.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.MapKeyPath2<Self, T0, T1> {
    Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }
}
