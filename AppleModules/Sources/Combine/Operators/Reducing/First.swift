// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the first element of its upstream.
  public struct First<Upstream: Publisher>: Publisher {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// Creates the publisher that `first()` returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(Reduction(subscriber, "First", result: { nil }) { .done($0) })
    }
  }
}

extension Publisher {
  /// Returns a publisher of the first element, if there is one, which then finishes.
  public func first() -> Publishers.First<Self> {
    Publishers.First(upstream: self)
  }
}
