// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of a property of each element of its upstream.
  public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The key path of the property.
    public let keyPath: KeyPath<Upstream.Output, Output>

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let keyPath = keyPath
      upstream.subscribe(ElementRelay(subscriber, "MapKeyPath") { .pass($0[keyPath: keyPath]) })
    }
  }
}

extension Publisher {
  /// Returns a publisher of a property of each element.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }
}
