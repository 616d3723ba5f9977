// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of a Boolean: whether its upstream publishes an element equal to `output`.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    /// The type of the elements.
    public typealias Output = Bool
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The element to find.
    public let output: Upstream.Output

    /// Creates the publisher that `contains(_:)` returns.
    public init(upstream: Upstream, output: Upstream.Output) {
      (self.upstream, self.output) = (upstream, output)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let output = output
      upstream.subscribe(
        Reduction(subscriber, "Contains", result: { false }) { $0 == output ? .done(true) : .more })
    }
  }
}

extension Publisher where Output: Equatable {
  /// Returns a publisher of `true` when this publisher publishes `output`, or of `false` at the end.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}
