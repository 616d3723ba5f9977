// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the elements of its upstream that satisfy a throwing predicate.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type: the error of the upstream, or one that the closure throws.
    public typealias Failure = any Error

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The closure that returns whether to publish an element.
    ///
    /// An error that the closure throws ends the publisher.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// Creates the publisher that `tryFilter(_:)` returns.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      (self.upstream, self.isIncluded) = (upstream, isIncluded)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let isIncluded = isIncluded
      upstream.subscribe(
        ElementRelay(subscriber, trying: "TryFilter") { try isIncluded($0) ? .pass($0) : .skip })
    }
  }
}

extension Publisher {
  /// Returns a publisher of the elements for which `isIncluded` returns `true`; it fails when `isIncluded`
  /// throws.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}
