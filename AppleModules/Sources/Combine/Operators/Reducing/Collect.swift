// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of an array of all elements of its upstream, published when the upstream has finished.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// The type of the elements.
    public typealias Output = [Upstream.Output]
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// Creates the publisher that `collect()` returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var all: Output = []
      upstream.subscribe(
        Reduction(subscriber, "Collect", result: { all }) {
          all.append($0)
          return .more
        })
    }
  }
}

extension Publisher {
  /// Returns a publisher of one array of all elements, published when this publisher finishes.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }
}
