// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the elements of its upstream before the first one that fails a throwing predicate.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type: the error of the upstream, or one that the closure throws.
    public typealias Failure = any Error

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The closure that returns whether to go on publishing.
    ///
    /// An error that the closure throws ends the publisher.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher that `tryPrefix(while:)` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    /// Attaches `subscriber` to this publisher.
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
  /// Returns a publisher of the elements until `predicate` returns `false` for one; it then finishes.
  ///
  /// It fails when `predicate` throws.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}
