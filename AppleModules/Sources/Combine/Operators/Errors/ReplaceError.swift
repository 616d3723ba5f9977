// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The elements, and one more in place of the error.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// What it publishes.
    public typealias Output = Upstream.Output
    /// What it may fail with.
    public typealias Failure = Never

    /// Where the elements come from.
    public let upstream: Upstream

    /// Published instead of the error.
    public let output: Upstream.Output

    /// What the operator of this name returns.
    public init(upstream: Upstream, output: Upstream.Output) {
      (self.upstream, self.output) = (upstream, output)
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(
        Standby(subscriber, "ReplaceError", output: output, isForFailure: true) { _ in .finished })
    }
  }
}

extension Publisher {
  /// Publishes `output` and finishes when the publisher fails.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}
