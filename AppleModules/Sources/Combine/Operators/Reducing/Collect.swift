// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// All elements together, when the upstream has finished.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// What it publishes.
    public typealias Output = [Upstream.Output]
    /// What it may fail with.
    public typealias Failure = Upstream.Failure

    /// Where the elements come from.
    public let upstream: Upstream

    /// What the operator of this name returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Publishes to a subscriber from now on.
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
  /// Publishes one array of all elements when there will be no more.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }
}
