// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The elements from the first for which a closure is false.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    /// What it publishes.
    public typealias Output = Upstream.Output
    /// What it may fail with.
    public typealias Failure = Upstream.Failure

    /// Where the elements come from.
    public let upstream: Upstream

    /// Whether elements are left out still.
    public let predicate: (Upstream.Output) -> Bool

    /// What the operator of this name returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    /// Publishes to a subscriber from now on.
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
  /// Leaves elements out until `predicate` is false for one.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }
}
