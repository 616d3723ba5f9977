// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of a Boolean: whether all elements of its upstream satisfy a throwing predicate.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
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

    /// Creates the publisher that `tryAllSatisfy(_:)` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let predicate = predicate
      upstream.subscribe(
        Reduction(subscriber, trying: "TryAllSatisfy", result: { true }) {
          try predicate($0) ? .more : .done(false)
        })
    }
  }
}

extension Publisher {
  /// Returns a publisher of `false` at the first element for which `predicate` returns `false`, or of `true`
  /// at the end.
  ///
  /// It fails when `predicate` throws.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
