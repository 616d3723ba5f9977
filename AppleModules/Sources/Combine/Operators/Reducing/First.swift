// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The first element.
  public struct First<Upstream: Publisher>: Publisher {
    /// What it publishes.
    public typealias Output = Upstream.Output
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
      upstream.subscribe(Reduction(subscriber, "First", result: { nil }) { .done($0) })
    }
  }
}

extension Publisher {
  /// Publishes the first element, if there is one, then finishes.
  public func first() -> Publishers.First<Self> {
    Publishers.First(upstream: self)
  }
}
