// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// Whether a closure that may throw is true for all elements.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    /// What it publishes.
    public typealias Output = Bool
    /// What it may fail with.
    public typealias Failure = any Error

    /// Where the elements come from.
    public let upstream: Upstream

    /// Whether an element is as it should be.
    public let predicate: (Upstream.Output) throws -> Bool

    /// What the operator of this name returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    /// Publishes to a subscriber from now on.
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
  /// Publishes false at the first element for which `predicate` is, or true at the end; fails when it throws.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
