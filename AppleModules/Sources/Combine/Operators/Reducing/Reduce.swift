// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// What a closure makes of all elements.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// What it may fail with.
    public typealias Failure = Upstream.Failure

    /// Where the elements come from.
    public let upstream: Upstream

    /// The result of no elements.
    public let initial: Output

    /// Makes the next result of the last and an element.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// What the operator of this name returns.
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      (self.upstream, self.initial, self.nextPartialResult) = (upstream, initial, nextPartialResult)
    }

    /// Publishes to a subscriber from now on.
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
  /// Publishes what `nextPartialResult` made of all elements when there will be no more.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
