// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The elements that a closure that may throw lets through.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    /// What it publishes.
    public typealias Output = Upstream.Output
    /// What it may fail with.
    public typealias Failure = any Error

    /// Where the elements come from.
    public let upstream: Upstream

    /// Whether an element goes through; an error ends it.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// What the operator of this name returns.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      (self.upstream, self.isIncluded) = (upstream, isIncluded)
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let isIncluded = isIncluded
      upstream.subscribe(
        ElementRelay(subscriber, trying: "TryFilter") { try isIncluded($0) ? .pass($0) : .skip })
    }
  }
}

extension Publisher {
  /// Publishes the elements for which `isIncluded` is true; fails when it throws.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}
