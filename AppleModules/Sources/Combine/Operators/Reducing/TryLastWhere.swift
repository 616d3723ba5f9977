// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The last element that a closure that may throw chooses.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    /// What it publishes.
    public typealias Output = Upstream.Output
    /// What it may fail with.
    public typealias Failure = any Error

    /// Where the elements come from.
    public let upstream: Upstream

    /// Whether it is the one.
    public let predicate: (Upstream.Output) throws -> Bool

    /// What the operator of this name returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var last: Output?
      let predicate = predicate
      upstream.subscribe(
        Reduction(subscriber, trying: "TryLastWhere", result: { last }) {
          if try predicate($0) { last = $0 }
          return .more
        })
    }
  }
}

extension Publisher {
  /// Publishes the last element for which `predicate` is true, then finishes; fails when it throws.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
