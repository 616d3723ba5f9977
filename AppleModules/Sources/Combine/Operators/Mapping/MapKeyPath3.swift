// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// Three properties of each element.
  public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
    /// What it publishes.
    public typealias Output = (Output0, Output1, Output2)
    /// What it may fail with.
    public typealias Failure = Upstream.Failure

    /// Where the elements come from.
    public let upstream: Upstream

    /// Which property comes first.
    public let keyPath0: KeyPath<Upstream.Output, Output0>

    /// Which property comes second.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    /// Which property comes third.
    public let keyPath2: KeyPath<Upstream.Output, Output2>

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let (first, second, third) = (keyPath0, keyPath1, keyPath2)
      upstream.subscribe(
        ElementRelay(subscriber, "MapKeyPath3") {
          .pass(($0[keyPath: first], $0[keyPath: second], $0[keyPath: third]))
        })
    }
  }
}

extension Publisher {
  /// Publishes three properties of each element.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>,
    _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
    Publishers.MapKeyPath3(
      upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
  }
}
