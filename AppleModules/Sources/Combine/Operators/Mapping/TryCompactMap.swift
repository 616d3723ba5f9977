// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// What a closure that may throw makes of each element, where it makes something.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    /// What it may fail with.
    public typealias Failure = any Error

    /// Where the elements come from.
    public let upstream: Upstream

    /// Makes an element of the upstream's, or nothing, or ends with an error.
    public let transform: (Upstream.Output) throws -> Output?

    /// What the operator of this name returns.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let transform = transform
      upstream.subscribe(
        ElementRelay(subscriber, trying: "TryCompactMap") {
          try transform($0).map { .pass($0) } ?? .skip
        })
    }
  }
}

extension Publisher {
  /// Publishes what `transform` makes of each element, unless that is nil; fails when it throws.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}
