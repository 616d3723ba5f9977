// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The element that comes out on top of all comparisons.
  public struct Comparison<Upstream: Publisher>: Publisher {
    /// What it publishes.
    public typealias Output = Upstream.Output
    /// What it may fail with.
    public typealias Failure = Upstream.Failure

    /// Where the elements come from.
    public let upstream: Upstream

    /// Whether the second, a new element, is to be taken in place of the first.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// What the operator of this name returns.
    public init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      (self.upstream, self.areInIncreasingOrder) = (upstream, areInIncreasingOrder)
    }

    /// Publishes to a subscriber from now on.
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
  /// Publishes the smallest element when there will be no more.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// Publishes the largest element when there will be no more.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}

extension Publisher where Output: Comparable {
  /// Publishes the smallest element when there will be no more.
  public func min() -> Publishers.Comparison<Self> {
    min(by: <)
  }

  /// Publishes the largest element when there will be no more.
  public func max() -> Publishers.Comparison<Self> {
    max(by: <)
  }
}
