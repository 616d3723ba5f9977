// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher that omits all elements of its upstream and publishes its completion.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// The type of the elements.
    public typealias Output = Never
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// Creates the publisher that `ignoreOutput()` returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(Reduction(subscriber, "IgnoreOutput", result: { nil }) { _ in .more })
    }
  }
}

extension Publisher {
  /// Returns a publisher of this publisher's completion, without its elements.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}
