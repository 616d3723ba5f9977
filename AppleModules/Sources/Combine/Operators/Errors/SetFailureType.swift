// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The elements of a publisher that can't fail, as of one that can.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    /// What it publishes.
    public typealias Output = Upstream.Output

    /// Where the elements come from.
    public let upstream: Upstream

    /// What the operator of this name returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(
        ElementRelay(
          subscriber, "SetFailureType", end: { $0.mapFailure { (never: Never) -> Failure in } },
          take: { .pass($0) }))
    }
  }
}

extension Publisher where Failure == Never {
  /// The same as a publisher that may fail with errors of a type.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
  {
    Publishers.SetFailureType(upstream: self)
  }
}
