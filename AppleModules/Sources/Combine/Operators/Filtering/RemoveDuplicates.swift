// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the elements of its upstream that differ from the previous published element.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The closure that returns whether two elements are equal.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates the publisher that `removeDuplicates(by:)` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool)
    {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    /// Attaches `subscriber` to this publisher.
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
  /// Returns a publisher that omits elements that equal the previous published one.
  ///
  /// - Parameter predicate: A closure that returns whether two elements, the previous published one and the
  ///   new one, are equal.
  /// - Returns: A publisher that omits elements that equal the previous published one.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Returns a publisher that omits elements that equal the previous published one.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
