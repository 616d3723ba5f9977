// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the non-`nil` results of a closure for the elements of its upstream.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The closure that transforms an element, or returns `nil` to omit it.
    public let transform: (Upstream.Output) -> Output?

    /// Creates the publisher that `compactMap(_:)` returns.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let transform = transform
      upstream.subscribe(
        ElementRelay(subscriber, "CompactMap") { transform($0).map { .pass($0) } ?? .skip })
    }
  }
}

extension Publisher {
  /// Returns a publisher of the non-`nil` results of `transform` for each element.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T>
  {
    Publishers.CompactMap(upstream: self, transform: transform)
  }
}
