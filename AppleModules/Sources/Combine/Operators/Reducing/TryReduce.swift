// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// What a closure that may throw makes of all elements.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    /// What it may fail with.
    public typealias Failure = any Error

    /// Where the elements come from.
    public let upstream: Upstream

    /// The result of no elements.
    public let initial: Output

    /// Makes the next result of the last and an element, or ends with an error.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// What the operator of this name returns.
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      (self.upstream, self.initial, self.nextPartialResult) = (upstream, initial, nextPartialResult)
    }

    /// Publishes to a subscriber from now on.
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
  /// Publishes what `nextPartialResult` made of all elements when there will be no more; fails when it
  /// throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
