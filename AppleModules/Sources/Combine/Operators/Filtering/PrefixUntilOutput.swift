// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The elements until another publisher publishes one.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    /// What it publishes.
    public typealias Output = Upstream.Output
    /// What it may fail with.
    public typealias Failure = Upstream.Failure

    /// Where the elements come from.
    public let upstream: Upstream

    /// Whose first element ends it.
    public let other: Other

    /// What the operator of this name returns.
    public init(upstream: Upstream, other: Other) {
      (self.upstream, self.other) = (upstream, other)
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let gate = Gate<Failure, S, Output>(subscriber, "PrefixUntilOutput", isOpen: true)
      gate.start()
      other.subscribe(
        gate.signal(Other.self, take: { gate.end(.finished) }, end: { _ in }))
      upstream.subscribe(gate.leg())
    }
  }
}

extension Publisher {
  /// Publishes elements until another publisher publishes one, then finishes.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}
