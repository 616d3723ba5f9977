// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher that omits the elements of its upstream until another publisher publishes one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The publisher whose first element ends the omission.
    public let other: Other

    /// Creates the publisher that `drop(untilOutputFrom:)` returns.
    public init(upstream: Upstream, other: Other) {
      (self.upstream, self.other) = (upstream, other)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let gate = Gate<Failure, S, Output>(subscriber, "DropUntilOutput", isOpen: false)
      gate.start()
      other.subscribe(
        gate.signal(
          Other.self, take: gate.open,
          end: {
            // If the other publisher ends without an element, this one can never publish any.
            if case .failure = $0 { gate.end($0) } else { gate.end(.finished) }
          }))
      upstream.subscribe(gate.leg())
    }
  }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publisher {
  /// Returns a publisher that omits elements until `publisher` publishes one.
  ///
  /// It ends if `publisher` ends without an element.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where Failure == P.Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
