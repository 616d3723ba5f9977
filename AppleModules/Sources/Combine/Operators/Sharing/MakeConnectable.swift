// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher that can't fail, and begins when it is told to.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher
  where Upstream.Failure == Never {
    /// What it publishes.
    public typealias Output = Upstream.Output
    /// What it may fail with.
    public typealias Failure = Never

    private let inner: Multicast<Upstream, PassthroughSubject<Upstream.Output, Never>>

    /// What the operator of this name returns.
    public init(upstream: Upstream) {
      inner = upstream.multicast(subject: PassthroughSubject())
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Output, Never>>(subscriber: S) {
      inner.receive(subscriber: subscriber)
    }

    /// Begins to publish, until what is returned is cancelled.
    public func connect() -> any Cancellable {
      inner.connect()
    }
  }
}

extension Publisher where Failure == Never {
  /// Publishes when it is connected, so that all subscribers can be there before.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}
