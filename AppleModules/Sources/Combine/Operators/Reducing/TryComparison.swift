// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the extreme element of its upstream by a throwing predicate, the smallest or the largest.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type: the error of the upstream, or one that the closure throws.
    public typealias Failure = any Error

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The closure that returns whether its second argument, a new element, replaces the first.
    ///
    /// An error that the closure throws ends the publisher.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates the publisher that `tryMin(by:)` and `tryMax(by:)` return.
    public init(
      upstream: Upstream,
      areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      (self.upstream, self.areInIncreasingOrder) = (upstream, areInIncreasingOrder)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var best: Output?
      let isBetter = areInIncreasingOrder
      upstream.subscribe(
        Reduction(subscriber, trying: "TryComparison", result: { best }) { element in
          guard let held = best else {
            best = element
            return .more
          }
          if try isBetter(held, element) { best = element }
          return .more
        })
    }
  }
}

extension Publisher {
  /// Returns a publisher of the smallest element, published when this publisher finishes.
  ///
  /// It fails when `areInIncreasingOrder` throws.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }

  /// Returns a publisher of the largest element, published when this publisher finishes.
  ///
  /// It fails when `areInIncreasingOrder` throws.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}
