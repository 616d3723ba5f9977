// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The elements after another publisher has published one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    /// What it publishes.
    public typealias Output = Upstream.Output
    /// What it may fail with.
    public typealias Failure = Upstream.Failure

    /// Where the elements come from.
    public let upstream: Upstream

    /// Whose first element lets elements through.
    public let other: Other

    /// What the operator of this name returns.
    public init(upstream: Upstream, other: Other) {
      (self.upstream, self.other) = (upstream, other)
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let gate = Gate<Failure, S, Output>(subscriber, "DropUntilOutput", isOpen: false)
      gate.start()
      other.subscribe(
        gate.signal(
          Other.self, take: gate.open,
          end: {
            // Without an element of the other there will never be one of this.
            if case .failure = $0 { gate.end($0) } else { gate.end(.finished) }
          }))
      upstream.subscribe(gate.leg())
    }
  }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publisher {
  /// Leaves elements out until another publisher publishes one.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where Failure == P.Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
