// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The elements before the first for which a closure that may throw is false.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    /// What it publishes.
    public typealias Output = Upstream.Output
    /// What it may fail with.
    public typealias Failure = any Error

    /// Where the elements come from.
    public let upstream: Upstream

    /// Whether it goes on; an error ends it.
    public let predicate: (Upstream.Output) throws -> Bool

    /// What the operator of this name returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let predicate = predicate
      upstream.subscribe(
        ElementRelay(subscriber, trying: "TryPrefixWhile") {
          try predicate($0) ? .pass($0) : .finish
        })
    }
  }
}

extension Publisher {
  /// Publishes elements until `predicate` is false for one, then finishes; fails when it throws.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}
