// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// No elements: the end alone.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// What it publishes.
    public typealias Output = Never
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
      upstream.subscribe(Reduction(subscriber, "IgnoreOutput", result: { nil }) { _ in .more })
    }
  }
}

extension Publisher {
  /// Publishes no element, but the end.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}
