// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// What a closure makes of each element.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// What it may fail with.
    public typealias Failure = Upstream.Failure

    /// Where the elements come from.
    public let upstream: Upstream

    /// Makes an element of the upstream's.
    public let transform: (Upstream.Output) -> Output

    /// What the operator of this name returns.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let transform = transform
      upstream.subscribe(ElementRelay(subscriber, "Map") { .pass(transform($0)) })
    }
  }
}

extension Publisher {
  /// Publishes what `transform` makes of each element.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }
}
