// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The first element that a closure chooses.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    /// What it publishes.
    public typealias Output = Upstream.Output
    /// What it may fail with.
    public typealias Failure = Upstream.Failure

    /// Where the elements come from.
    public let upstream: Upstream

    /// Whether it is the one.
    public let predicate: (Upstream.Output) -> Bool

    /// What the operator of this name returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    /// Publishes to a subscriber from now on.
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
  /// Publishes the first element for which `predicate` is true, then finishes.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }
}
