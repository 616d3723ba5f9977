// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the result of accumulating all elements of its upstream.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The result that the closure combines with the first element.
    public let initial: Output

    /// The closure that computes the next result from the previous one and an element.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates the publisher that `reduce(_:_:)` returns.
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      (self.upstream, self.initial, self.nextPartialResult) = (upstream, initial, nextPartialResult)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var result = initial
      let next = nextPartialResult
      upstream.subscribe(
        Reduction(subscriber, "Reduce", result: { result }) {
          result = next(result, $0)
          return .more
        })
    }
  }
}

extension Publisher {
  /// Returns a publisher of the result of accumulating all elements, published when this publisher finishes.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
