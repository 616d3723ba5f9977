// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The elements of a publisher that is begun anew when it fails.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// What it publishes.
    public typealias Output = Upstream.Output
    /// What it may fail with.
    public typealias Failure = Upstream.Failure

    /// Where the elements come from.
    public let upstream: Upstream

    /// How often it is begun anew; without end if nil.
    public let retries: Int?

    /// What the operator of this name returns.
    public init(upstream: Upstream, retries: Int?) {
      (self.upstream, self.retries) = (upstream, retries)
    }

    /// Publishes to a subscriber from now on.
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
  /// Begins anew when the publisher fails, as often as `retries` says, then fails.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
