// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the non-`nil` results of a throwing closure for the elements of its upstream.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    /// The failure type: the error of the upstream, or one that the closure throws.
    public typealias Failure = any Error

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The closure that transforms an element, or returns `nil` to omit it.
    ///
    /// An error that the closure throws ends the publisher.
    public let transform: (Upstream.Output) throws -> Output?

    /// Creates the publisher that `tryCompactMap(_:)` returns.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let transform = transform
      upstream.subscribe(
        ElementRelay(subscriber, trying: "TryCompactMap") {
          try transform($0).map { .pass($0) } ?? .skip
        })
    }
  }
}

extension Publisher {
  /// Returns a publisher of the non-`nil` results of `transform` for each element; it fails when `transform`
  /// throws.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}
