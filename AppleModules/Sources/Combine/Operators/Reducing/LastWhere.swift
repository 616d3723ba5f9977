// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The last element that a closure chooses.
  public struct LastWhere<Upstream: Publisher>: Publisher {
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
      var last: Output?
      let predicate = predicate
      upstream.subscribe(
        Reduction(subscriber, "LastWhere", result: { last }) {
          if predicate($0) { last = $0 }
          return .more
        })
    }
  }
}

extension Publisher {
  /// Publishes the last element for which `predicate` is true, then finishes.
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }
}
