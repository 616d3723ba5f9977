// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of a Boolean: whether an element of its upstream satisfies a throwing predicate.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    /// The type of the elements.
    public typealias Output = Bool
    /// The failure type: the error of the upstream, or one that the closure throws.
    public typealias Failure = any Error

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The closure that returns whether an element satisfies the condition.
    ///
    /// An error that the closure throws ends the publisher.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher that `tryContains(where:)` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let predicate = predicate
      upstream.subscribe(
        Reduction(subscriber, trying: "TryContainsWhere", result: { false }) {
          try predicate($0) ? .done(true) : .more
        })
    }
  }
}

extension Publisher {
  /// Returns a publisher of `true` at the first element for which `predicate` returns `true`, or of `false`
  /// at the end.
  ///
  /// It fails when `predicate` throws.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}
