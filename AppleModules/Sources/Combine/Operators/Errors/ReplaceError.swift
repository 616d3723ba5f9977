// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher that replaces the error of its upstream by one element.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type; this publisher cannot fail.
    public typealias Failure = Never

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The element published in place of the error.
    public let output: Upstream.Output

    /// Creates the publisher that `replaceError(with:)` returns.
    public init(upstream: Upstream, output: Upstream.Output) {
      (self.upstream, self.output) = (upstream, output)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(
        Standby(subscriber, "ReplaceError", output: output, isForFailure: true) { _ in .finished })
    }
  }
}

extension Publisher {
  /// Returns a publisher that publishes `output` and finishes when this one fails.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}
