// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher that omits elements of its upstream until a predicate returns `false`.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The closure that returns whether to go on omitting elements.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher that `drop(while:)` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var isDropping = true
      let predicate = predicate
      upstream.subscribe(
        ElementRelay(subscriber, "DropWhile") {
          isDropping = isDropping && predicate($0)
          return isDropping ? .skip : .pass($0)
        })
    }
  }
}

extension Publisher {
  /// Returns a publisher that omits elements until `predicate` returns `false` for one.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }
}
