// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// How many elements there were.
  public struct Count<Upstream: Publisher>: Publisher {
    /// What it publishes.
    public typealias Output = Int
    /// What it may fail with.
    public typealias Failure = Upstream.Failure

    /// Where the elements come from.
    public let upstream: Upstream

    /// What the operator of this name returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var count = 0
      upstream.subscribe(
        Reduction(subscriber, "Count", result: { count }) { _ in
          count += 1
          return .more
        })
    }
  }
}

extension Publisher {
  /// Publishes how many elements there were when there will be no more.
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }
}
