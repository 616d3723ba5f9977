// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The elements that a closure lets through.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// What it publishes.
    public typealias Output = Upstream.Output
    /// What it may fail with.
    public typealias Failure = Upstream.Failure

    /// Where the elements come from.
    public let upstream: Upstream

    /// Whether an element goes through.
    public let isIncluded: (Upstream.Output) -> Bool

    /// What the operator of this name returns.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      (self.upstream, self.isIncluded) = (upstream, isIncluded)
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let isIncluded = isIncluded
      upstream.subscribe(
        ElementRelay(subscriber, "Filter") { isIncluded($0) ? .pass($0) : .skip })
    }
  }
}

extension Publisher {
  /// Publishes the elements for which `isIncluded` is true.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }
}
