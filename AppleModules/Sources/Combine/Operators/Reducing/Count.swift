// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the number of elements of its upstream.
  public struct Count<Upstream: Publisher>: Publisher {
    /// The type of the elements.
    public typealias Output = Int
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// Creates the publisher that `count()` returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var count = 0
      upstream.subscribe(
        Reduction(subscriber, "Count", result: { count }) { _ in
          count += 1
          return .more
        })
    }
  }
}

extension Publisher {
  /// Returns a publisher of the number of elements, published when this publisher finishes.
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }
}
