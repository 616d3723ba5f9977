// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The same elements with another error.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// What it publishes.
    public typealias Output = Upstream.Output

    /// Where the elements come from.
    public let upstream: Upstream

    /// Makes an error of the upstream's.
    public let transform: (Upstream.Failure) -> Failure

    /// What the operator of this name returns.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let transform = transform
      upstream.subscribe(
        ElementRelay(subscriber, "MapError", end: { $0.mapFailure(transform) }) { .pass($0) })
    }
  }
}

extension Publisher {
  /// Fails with what `transform` makes of the error.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }
}
