// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the last element of its upstream that satisfies a throwing predicate.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
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

    /// Creates the publisher that `tryLast(where:)` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var last: Output?
      let predicate = predicate
      upstream.subscribe(
        Reduction(subscriber, trying: "TryLastWhere", result: { last }) {
          if try predicate($0) { last = $0 }
          return .more
        })
    }
  }
}

extension Publisher {
  /// Returns a publisher of the last element for which `predicate` returns `true`, published when this
  /// publisher finishes.
  ///
  /// It fails when `predicate` throws.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
