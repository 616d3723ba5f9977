// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher that shares one subscription to its upstream while it has subscribers.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    private let shared:
      Autoconnect<Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>>

    /// Creates the publisher that `share()` returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast(subject: PassthroughSubject()).autoconnect()
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      shared.receive(subscriber: subscriber)
    }

    /// Returns whether two references are to the same object.
    public static func == (lhs: Share, rhs: Share) -> Bool {
      lhs === rhs
    }
  }
}

extension Publisher {
  /// Returns a publisher that shares one subscription among its subscribers.
  ///
  /// The subscription begins with the first subscriber, and is cancelled when the last one cancels.
  public func share() -> Publishers.Share<Self> {
    Publishers.Share(upstream: self)
  }
}
