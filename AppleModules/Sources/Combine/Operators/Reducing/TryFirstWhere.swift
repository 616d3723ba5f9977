// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The first element that a closure that may throw chooses.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
    /// What it publishes.
    public typealias Output = Upstream.Output
    /// What it may fail with.
    public typealias Failure = any Error

    /// Where the elements come from.
    public let upstream: Upstream

    /// Whether it is the one.
    public let predicate: (Upstream.Output) throws -> Bool

    /// What the operator of this name returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    /// Publishes to a subscriber from now on.
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
  /// Publishes the first element for which `predicate` is true, then finishes; fails when it throws.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
}
