// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// What a closure that may throw makes of each element and what it made before.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    /// What it may fail with.
    public typealias Failure = any Error

    /// Where the elements come from.
    public let upstream: Upstream

    /// What the closure gets with the first element.
    public let initialResult: Output

    /// Makes the next result of the last and an element, or ends with an error.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// What the operator of this name returns.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      (self.upstream, self.initialResult, self.nextPartialResult) = (
        upstream, initialResult, nextPartialResult
      )
    }

    /// Publishes to a subscriber from now on.
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
  /// Publishes for each element what `nextPartialResult` makes of it and of the result before; fails
  /// when it throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
