// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of a Boolean: whether all elements of its upstream satisfy a predicate.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    /// The type of the elements.
    public typealias Output = Bool
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The closure that returns whether an element satisfies the condition.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher that `allSatisfy(_:)` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let predicate = predicate
      upstream.subscribe(
        Reduction(subscriber, "AllSatisfy", result: { true }) {
          predicate($0) ? .more : .done(false)
        })
    }
  }
}

extension Publisher {
  /// Returns a publisher of `false` at the first element for which `predicate` returns `false`, or of `true`
  /// at the end.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }
}
