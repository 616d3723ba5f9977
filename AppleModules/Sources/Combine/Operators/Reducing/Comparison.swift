// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the extreme element of its upstream by a predicate, the smallest or the largest.
  public struct Comparison<Upstream: Publisher>: Publisher {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The closure that returns whether its second argument, a new element, replaces the first.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates the publisher that `min(by:)` and `max(by:)` return.
    public init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      (self.upstream, self.areInIncreasingOrder) = (upstream, areInIncreasingOrder)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var best: Output?
      let isBetter = areInIncreasingOrder
      upstream.subscribe(
        Reduction(subscriber, "Comparison", result: { best }) { element in
          guard let held = best else {
            best = element
            return .more
          }
          if isBetter(held, element) { best = element }
          return .more
        })
    }
  }
}

extension Publisher {
  /// Returns a publisher of the smallest element, published when this publisher finishes.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// Returns a publisher of the largest element, published when this publisher finishes.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}

extension Publisher where Output: Comparable {
  /// Returns a publisher of the smallest element, published when this publisher finishes.
  public func min() -> Publishers.Comparison<Self> {
    min(by: <)
  }

  /// Returns a publisher of the largest element, published when this publisher finishes.
  public func max() -> Publishers.Comparison<Self> {
    max(by: <)
  }
}
