// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the elements of its upstream that differ from the previous published element, according
  /// to a throwing predicate.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type: the error of the upstream, or one that the closure throws.
    public typealias Failure = any Error

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The closure that returns whether two elements are equal.
    ///
    /// An error that the closure throws ends the publisher.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates the publisher that `tryRemoveDuplicates(by:)` returns.
    public init(
      upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    /// Attaches `subscriber` to this publisher.
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
  /// Returns a publisher that omits elements that equal the previous published one; it fails when `predicate`
  /// throws.
  ///
  /// - Parameter predicate: A closure that returns whether two elements, the previous published one and the
  ///   new one, are equal.
  /// - Returns: A publisher that omits elements that equal the previous published one; it fails when
  ///   `predicate` throws.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}
