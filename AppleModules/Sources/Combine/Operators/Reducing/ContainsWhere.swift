// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of a Boolean: whether an element of its upstream satisfies a predicate.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    /// The type of the elements.
    public typealias Output = Bool
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The closure that returns whether an element satisfies the condition.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher that `contains(where:)` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let predicate = predicate
      upstream.subscribe(
        Reduction(subscriber, "ContainsWhere", result: { false }) {
          predicate($0) ? .done(true) : .more
        })
    }
  }
}

extension Publisher {
  /// Returns a publisher of `true` at the first element for which `predicate` returns `true`, or of `false`
  /// at the end.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }
}
