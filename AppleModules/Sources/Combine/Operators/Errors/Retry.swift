// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher that subscribes to its upstream again when it fails.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The maximum number of retries; unlimited if `nil`.
    public let retries: Int?

    /// Creates the publisher that `retry(_:)` returns.
    public init(upstream: Upstream, retries: Int?) {
      (self.upstream, self.retries) = (upstream, retries)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let upstream = upstream
      var left = retries
      let relay = Succession<Failure, S>(subscriber, "Retry") { completion, relay in
        guard case .failure = completion, left != 0 else { return .end(completion) }
        left = left.map { $0 - 1 }
        return .next { upstream.subscribe(relay.leg()) }
      }
      relay.start { upstream.subscribe(relay.leg()) }
    }
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Returns a publisher that subscribes again when this one fails, at most `retries` times, and then fails.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
