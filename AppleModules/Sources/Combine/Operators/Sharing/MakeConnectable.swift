// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A connectable publisher of the elements of an upstream that cannot fail.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher
  where Upstream.Failure == Never {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type; this publisher cannot fail.
    public typealias Failure = Never

    private let inner: Multicast<Upstream, PassthroughSubject<Upstream.Output, Never>>

    /// Creates the publisher that `makeConnectable()` returns.
    public init(upstream: Upstream) {
      inner = upstream.multicast(subject: PassthroughSubject())
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Never>>(subscriber: S) {
      inner.receive(subscriber: subscriber)
    }

    /// Connects to the upstream.
    ///
    /// - Returns: A cancellable that ends the connection.
    public func connect() -> any Cancellable {
      inner.connect()
    }
  }
}

extension Publisher where Failure == Never {
  /// Returns a publisher that begins to publish when it is connected, so that subscribers can attach before.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}
