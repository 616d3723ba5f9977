// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the intermediate results of accumulating the elements of its upstream with a throwing
  /// closure.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    /// The failure type: the error of the upstream, or one that the closure throws.
    public typealias Failure = any Error

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The result that the closure combines with the first element.
    public let initialResult: Output

    /// The closure that computes the next result from the previous one and an element.
    ///
    /// An error that the closure throws ends the publisher.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates the publisher that `tryScan(_:_:)` returns.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
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
        ElementRelay(subscriber, trying: "TryScan") {
          result = try next(result, $0)
          return .pass(result)
        })
    }
  }
}

extension Publisher {
  /// Returns a publisher that publishes, for each element, the result of `nextPartialResult` for the previous
  /// result and the element.
  ///
  /// It fails when `nextPartialResult` throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
