// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the elements of its upstream that satisfy a predicate.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The closure that returns whether to publish an element.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Creates the publisher that `filter(_:)` returns.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      (self.upstream, self.isIncluded) = (upstream, isIncluded)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let isIncluded = isIncluded
      upstream.subscribe(
        ElementRelay(subscriber, "Filter") { isIncluded($0) ? .pass($0) : .skip })
    }
  }
}

extension Publisher {
  /// Returns a publisher of the elements for which `isIncluded` returns `true`.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }
}
