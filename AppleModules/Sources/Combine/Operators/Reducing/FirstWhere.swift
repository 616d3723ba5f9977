// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the first element of its upstream that satisfies a predicate.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The closure that returns whether an element satisfies the condition.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher that `first(where:)` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let predicate = predicate
      upstream.subscribe(
        Reduction(subscriber, "FirstWhere", result: { nil }) {
          predicate($0) ? .done($0) : .more
        })
    }
  }
}

extension Publisher {
  /// Returns a publisher of the first element for which `predicate` returns `true`; it then finishes.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }
}
