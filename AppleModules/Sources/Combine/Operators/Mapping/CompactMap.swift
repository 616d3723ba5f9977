// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// What a closure makes of each element, where it makes something.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// What it may fail with.
    public typealias Failure = Upstream.Failure

    /// Where the elements come from.
    public let upstream: Upstream

    /// Makes an element of the upstream's, or nothing.
    public let transform: (Upstream.Output) -> Output?

    /// What the operator of this name returns.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let transform = transform
      upstream.subscribe(
        ElementRelay(subscriber, "CompactMap") { transform($0).map { .pass($0) } ?? .skip })
    }
  }
}

extension Publisher {
  /// Publishes what `transform` makes of each element, unless that is nil.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T>
  {
    Publishers.CompactMap(upstream: self, transform: transform)
  }
}
