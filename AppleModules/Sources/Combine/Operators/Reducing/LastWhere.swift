// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the last element of its upstream that satisfies a predicate.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The closure that returns whether an element satisfies the condition.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher that `last(where:)` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var last: Output?
      let predicate = predicate
      upstream.subscribe(
        Reduction(subscriber, "LastWhere", result: { last }) {
          if predicate($0) { last = $0 }
          return .more
        })
    }
  }
}

extension Publisher {
  /// Returns a publisher of the last element for which `predicate` returns `true`, published when this
  /// publisher finishes.
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }
}
