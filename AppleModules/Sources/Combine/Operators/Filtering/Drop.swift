// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher that omits the first elements of its upstream.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The number of elements to omit.
    public let count: Int

    /// Creates the publisher that `dropFirst(_:)` returns.
    public init(upstream: Upstream, count: Int) {
      (self.upstream, self.count) = (upstream, count)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var left = count
      upstream.subscribe(
        ElementRelay(subscriber, "Drop") {
          guard left > 0 else { return .pass($0) }
          left -= 1
          return .skip
        })
    }
  }
}

extension Publisher {
  /// Returns a publisher that omits the first `count` elements.
  ///
  /// - Precondition: `count` is not negative.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    if count < 0 { fatalError("dropFirst(\(count)): drop 0 or more elements") }
    return Publishers.Drop(upstream: self, count: count)
  }
}
