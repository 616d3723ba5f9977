// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// Whether a closure is true for all elements.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    /// What it publishes.
    public typealias Output = Bool
    /// What it may fail with.
    public typealias Failure = Upstream.Failure

    /// Where the elements come from.
    public let upstream: Upstream

    /// Whether an element is as it should be.
    public let predicate: (Upstream.Output) -> Bool

    /// What the operator of this name returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    /// Publishes to a subscriber from now on.
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
  /// Publishes false at the first element for which `predicate` is, or true at the end.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }
}
