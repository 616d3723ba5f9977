// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher that omits elements of its upstream until a throwing predicate returns `false`.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type: the error of the upstream, or one that the closure throws.
    public typealias Failure = any Error

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The closure that returns whether to go on omitting elements.
    ///
    /// An error that the closure throws ends the publisher.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher that `tryDrop(while:)` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    /// Attaches `subscriber` to this publisher.
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
  /// Returns a publisher that omits elements until `predicate` returns `false` for one; it fails when
  /// `predicate` throws.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
