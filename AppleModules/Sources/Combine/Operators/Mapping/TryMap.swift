// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// What a closure that may throw makes of each element.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    /// What it may fail with.
    public typealias Failure = any Error

    /// Where the elements come from.
    public let upstream: Upstream

    /// Makes an element of the upstream's, or ends with an error.
    public let transform: (Upstream.Output) throws -> Output

    /// What the operator of this name returns.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let transform = transform
      upstream.subscribe(ElementRelay(subscriber, trying: "TryMap") { .pass(try transform($0)) })
    }
  }
}

extension Publisher {
  /// Publishes what `transform` makes of each element; fails when it throws.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }
}
