// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the last element of its upstream.
  public struct Last<Upstream: Publisher>: Publisher {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// Creates the publisher that `last()` returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var last: Output?
      upstream.subscribe(
        Reduction(subscriber, "Last", result: { last }) {
          last = $0
          return .more
        })
    }
  }
}

extension Publisher {
  /// Returns a publisher of the last element, if there is one, published when this publisher finishes.
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(upstream: self)
  }
}
