// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the first element of its upstream that satisfies a throwing predicate.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type: the error of the upstream, or one that the closure throws.
    public typealias Failure = any Error

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The closure that returns whether an element satisfies the condition.
    ///
    /// An error that the closure throws ends the publisher.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher that `tryFirst(where:)` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let predicate = predicate
      upstream.subscribe(
        Reduction(subscriber, trying: "TryFirstWhere", result: { nil }) {
          try predicate($0) ? .done($0) : .more
        })
    }
  }
}

extension Publisher {
  /// Returns a publisher of the first element for which `predicate` returns `true`; it then finishes.
  ///
  /// It fails when `predicate` throws.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
}
