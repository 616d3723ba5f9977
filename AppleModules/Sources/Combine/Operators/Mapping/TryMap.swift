// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the results of a throwing closure for the elements of its upstream.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    /// The failure type: the error of the upstream, or one that the closure throws.
    public typealias Failure = any Error

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The closure that transforms an element.
    ///
    /// An error that the closure throws ends the publisher.
    public let transform: (Upstream.Output) throws -> Output

    /// Creates the publisher that `tryMap(_:)` returns.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let transform = transform
      upstream.subscribe(ElementRelay(subscriber, trying: "TryMap") { .pass(try transform($0)) })
    }
  }
}

extension Publisher {
  /// Returns a publisher of the results of `transform` for each element; it fails when `transform` throws.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }
}
