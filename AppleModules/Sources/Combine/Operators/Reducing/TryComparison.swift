// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The element that comes out on top of all comparisons.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    /// What it publishes.
    public typealias Output = Upstream.Output
    /// What it may fail with.
    public typealias Failure = any Error

    /// Where the elements come from.
    public let upstream: Upstream

    /// Whether the second, a new element, is to be taken in place of the first.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// What the operator of this name returns.
    public init(
      upstream: Upstream,
      areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      (self.upstream, self.areInIncreasingOrder) = (upstream, areInIncreasingOrder)
    }

    /// Publishes to a subscriber from now on.
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
  /// Publishes the smallest element when there will be no more; fails when it throws.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }

  /// Publishes the largest element when there will be no more; fails when it throws.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}
