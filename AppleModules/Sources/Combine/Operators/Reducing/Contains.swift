// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// Whether an element was published.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    /// What it publishes.
    public typealias Output = Bool
    /// What it may fail with.
    public typealias Failure = Upstream.Failure

    /// Where the elements come from.
    public let upstream: Upstream

    /// The element that is looked for.
    public let output: Upstream.Output

    /// What the operator of this name returns.
    public init(upstream: Upstream, output: Upstream.Output) {
      (self.upstream, self.output) = (upstream, output)
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let output = output
      upstream.subscribe(
        Reduction(subscriber, "Contains", result: { false }) { $0 == output ? .done(true) : .more })
    }
  }
}

extension Publisher where Output: Equatable {
  /// Publishes true when `output` is published, or false at the end.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}
