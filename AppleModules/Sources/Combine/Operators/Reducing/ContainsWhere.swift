// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// Whether a closure is true for an element.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    /// What it publishes.
    public typealias Output = Bool
    /// What it may fail with.
    public typealias Failure = Upstream.Failure

    /// Where the elements come from.
    public let upstream: Upstream

    /// Whether it is one that is looked for.
    public let predicate: (Upstream.Output) -> Bool

    /// What the operator of this name returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    /// Publishes to a subscriber from now on.
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
  /// Publishes true at the first element for which `predicate` is, or false at the end.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }
}
