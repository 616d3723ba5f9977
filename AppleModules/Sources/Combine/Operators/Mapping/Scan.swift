// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// What a closure makes of each element and what it made before.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// What it may fail with.
    public typealias Failure = Upstream.Failure

    /// Where the elements come from.
    public let upstream: Upstream

    /// What the closure gets with the first element.
    public let initialResult: Output

    /// Makes the next result of the last and an element.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// What the operator of this name returns.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
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
        ElementRelay(subscriber, "Scan") {
          result = next(result, $0)
          return .pass(result)
        })
    }
  }
}

extension Publisher {
  /// Publishes for each element what `nextPartialResult` makes of it and of the result before.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
