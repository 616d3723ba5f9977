// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A property of each element.
  public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
    /// What it may fail with.
    public typealias Failure = Upstream.Failure

    /// Where the elements come from.
    public let upstream: Upstream

    /// Which property.
    public let keyPath: KeyPath<Upstream.Output, Output>

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let keyPath = keyPath
      upstream.subscribe(ElementRelay(subscriber, "MapKeyPath") { .pass($0[keyPath: keyPath]) })
    }
  }
}

extension Publisher {
  /// Publishes a property of each element.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }
}
