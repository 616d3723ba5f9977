// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher that replaces an upstream without elements by one element.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The element published when the upstream finishes without any.
    public let output: Upstream.Output

    /// Creates the publisher that `replaceEmpty(with:)` returns.
    public init(upstream: Upstream, output: Upstream.Output) {
      (self.upstream, self.output) = (upstream, output)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(
        Standby(subscriber, "ReplaceEmpty", output: output, isForFailure: false) { $0 })
    }
  }
}

extension Publisher {
  /// Returns a publisher that publishes `output` when this one finishes without an element.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
