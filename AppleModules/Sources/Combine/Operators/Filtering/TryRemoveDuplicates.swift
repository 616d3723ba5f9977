// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The elements that differ from the one before, as a closure that may throw says.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    /// What it publishes.
    public typealias Output = Upstream.Output
    /// What it may fail with.
    public typealias Failure = any Error

    /// Where the elements come from.
    public let upstream: Upstream

    /// Whether two elements count as equal; an error ends it.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    /// What the operator of this name returns.
    public init(
      upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var last: Output?
      let predicate = predicate
      upstream.subscribe(
        ElementRelay(subscriber, trying: "TryRemoveDuplicates") { element in
          if let last, try predicate(last, element) { return .skip }
          last = element
          return .pass(element)
        })
    }
  }
}

extension Publisher {
  /// Publishes the elements for which `predicate`, asked with the one published before, is false; fails
  /// when it throws.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}
