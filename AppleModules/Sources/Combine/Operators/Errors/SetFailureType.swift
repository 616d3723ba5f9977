// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher that adds a failure type to an upstream that cannot fail.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    /// The type of the elements.
    public typealias Output = Upstream.Output

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// Creates the publisher that `setFailureType(to:)` returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(
        ElementRelay(
          subscriber, "SetFailureType", end: { $0.mapFailure { (never: Never) -> Failure in } },
          take: { .pass($0) }))
    }
  }
}

extension Publisher where Failure == Never {
  /// Returns a publisher of the same elements with the failure type `failureType`.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
  {
    Publishers.SetFailureType(upstream: self)
  }
}
