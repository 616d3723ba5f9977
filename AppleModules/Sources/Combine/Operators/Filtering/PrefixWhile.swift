// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the elements of its upstream before the first one that fails a predicate.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The closure that returns whether to go on publishing.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher that `prefix(while:)` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let predicate = predicate
      upstream.subscribe(
        ElementRelay(subscriber, "PrefixWhile") { predicate($0) ? .pass($0) : .finish })
    }
  }
}

extension Publisher {
  /// Returns a publisher of the elements until `predicate` returns `false` for one; it then finishes.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }
}
