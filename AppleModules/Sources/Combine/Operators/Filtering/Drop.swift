// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// All elements but the first.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// What it publishes.
    public typealias Output = Upstream.Output
    /// What it may fail with.
    public typealias Failure = Upstream.Failure

    /// Where the elements come from.
    public let upstream: Upstream

    /// How many are left out.
    public let count: Int

    /// What the operator of this name returns.
    public init(upstream: Upstream, count: Int) {
      (self.upstream, self.count) = (upstream, count)
    }

    /// Publishes to a subscriber from now on.
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
  /// Leaves the first elements out.
  ///
  /// - Precondition: `count` is not negative.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    if count < 0 { fatalError("dropFirst(\(count)): leave out no elements or more") }
    return Publishers.Drop(upstream: self, count: count)
  }
}
