// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The elements that differ from the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// What it publishes.
    public typealias Output = Upstream.Output
    /// What it may fail with.
    public typealias Failure = Upstream.Failure

    /// Where the elements come from.
    public let upstream: Upstream

    /// Whether two elements count as equal.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// What the operator of this name returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool)
    {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var last: Output?
      let predicate = predicate
      upstream.subscribe(
        ElementRelay(subscriber, "RemoveDuplicates") { element in
          if let last, predicate(last, element) { return .skip }
          last = element
          return .pass(element)
        })
    }
  }
}

extension Publisher {
  /// Publishes the elements for which `predicate`, asked with the one published before, is false.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Publishes the elements that differ from the one published before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
