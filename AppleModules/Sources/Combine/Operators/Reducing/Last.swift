// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The last element.
  public struct Last<Upstream: Publisher>: Publisher {
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
      var last: Output?
      upstream.subscribe(
        Reduction(subscriber, "Last", result: { last }) {
          last = $0
          return .more
        })
    }
  }
}

extension Publisher {
  /// Publishes the last element, if there is one, then finishes.
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(upstream: self)
  }
}
