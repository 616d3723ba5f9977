// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The elements from the first for which a closure that may throw is false.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    /// What it publishes.
    public typealias Output = Upstream.Output
    /// What it may fail with.
    public typealias Failure = any Error

    /// Where the elements come from.
    public let upstream: Upstream

    /// Whether elements are left out still; an error ends it.
    public let predicate: (Upstream.Output) throws -> Bool

    /// What the operator of this name returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var isDropping = true
      let predicate = predicate
      upstream.subscribe(
        ElementRelay(subscriber, trying: "TryDropWhile") {
          isDropping = try isDropping && predicate($0)
          return isDropping ? .skip : .pass($0)
        })
    }
  }
}

extension Publisher {
  /// Leaves elements out until `predicate` is false for one; fails when it throws.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
