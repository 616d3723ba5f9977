// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the intermediate results of accumulating the elements of its upstream.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The result that the closure combines with the first element.
    public let initialResult: Output

    /// The closure that computes the next result from the previous one and an element.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates the publisher that `scan(_:_:)` returns.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      (self.upstream, self.initialResult, self.nextPartialResult) = (
        upstream, initialResult, nextPartialResult
      )
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var result = initialResult
      let next = nextPartialResult
      upstream.subscribe(
        ElementRelay(subscriber, "Scan") {
          result = next(result, $0)
          return .pass(result)
        })
    }
  }
}

extension Publisher {
  /// Returns a publisher that publishes, for each element, the result of `nextPartialResult` for the previous
  /// result and the element.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
