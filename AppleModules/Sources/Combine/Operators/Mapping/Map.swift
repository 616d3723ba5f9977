// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the results of a closure for the elements of its upstream.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The closure that transforms an element.
    public let transform: (Upstream.Output) -> Output

    /// Creates the publisher that `map(_:)` returns.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let transform = transform
      upstream.subscribe(ElementRelay(subscriber, "Map") { .pass(transform($0)) })
    }
  }
}

extension Publisher {
  /// Returns a publisher of the results of `transform` for each element.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }
}
