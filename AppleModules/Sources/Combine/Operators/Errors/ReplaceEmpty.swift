// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The elements, or one in their place when there are none.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// What it publishes.
    public typealias Output = Upstream.Output
    /// What it may fail with.
    public typealias Failure = Upstream.Failure

    /// Where the elements come from.
    public let upstream: Upstream

    /// Published when there is nothing else.
    public let output: Upstream.Output

    /// What the operator of this name returns.
    public init(upstream: Upstream, output: Upstream.Output) {
      (self.upstream, self.output) = (upstream, output)
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(
        Standby(subscriber, "ReplaceEmpty", output: output, isForFailure: false) { $0 })
    }
  }
}

extension Publisher {
  /// Publishes `output` when the publisher finishes without an element.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
