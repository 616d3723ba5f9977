// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the elements of its upstream until another publisher publishes one.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The publisher whose first element ends this publisher.
    public let other: Other

    /// Creates the publisher that `prefix(untilOutputFrom:)` returns.
    public init(upstream: Upstream, other: Other) {
      (self.upstream, self.other) = (upstream, other)
    }

    /// Attaches `subscriber` to this publisher.
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
  /// Returns a publisher that finishes when `publisher` publishes an element.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}
