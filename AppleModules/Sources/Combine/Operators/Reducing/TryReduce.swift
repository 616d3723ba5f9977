// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the result of accumulating all elements of its upstream with a throwing closure.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    /// The failure type: the error of the upstream, or one that the closure throws.
    public typealias Failure = any Error

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The result that the closure combines with the first element.
    public let initial: Output

    /// The closure that computes the next result from the previous one and an element.
    ///
    /// An error that the closure throws ends the publisher.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates the publisher that `tryReduce(_:_:)` returns.
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      (self.upstream, self.initial, self.nextPartialResult) = (upstream, initial, nextPartialResult)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var result = initial
      let next = nextPartialResult
      upstream.subscribe(
        Reduction(subscriber, trying: "TryReduce", result: { result }) {
          result = try next(result, $0)
          return .more
        })
    }
  }
}

extension Publisher {
  /// Returns a publisher of the result of accumulating all elements, published when this publisher finishes.
  ///
  /// It fails when `nextPartialResult` throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
