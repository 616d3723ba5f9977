// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher that transforms the error of its upstream.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// The type of the elements.
    public typealias Output = Upstream.Output

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The closure that transforms the upstream's error.
    public let transform: (Upstream.Failure) -> Failure

    /// Creates the publisher that `mapError(_:)` returns.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let transform = transform
      upstream.subscribe(
        ElementRelay(subscriber, "MapError", end: { $0.mapFailure(transform) }) { .pass($0) })
    }
  }
}

extension Publisher {
  /// Returns a publisher that fails with the result of `transform` when this one fails.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }
}
