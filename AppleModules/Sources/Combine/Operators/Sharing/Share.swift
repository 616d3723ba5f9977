// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// One connection to a publisher for all subscribers, while there are any.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// What it publishes.
    public typealias Output = Upstream.Output
    /// What it may fail with.
    public typealias Failure = Upstream.Failure

    /// Where the elements come from.
    public let upstream: Upstream

    private let shared:
      Autoconnect<Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>>

    /// What the operator of this name returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast(subject: PassthroughSubject()).autoconnect()
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      shared.receive(subscriber: subscriber)
    }

    /// Whether both are the same object.
    public static func == (lhs: Share, rhs: Share) -> Bool {
      lhs === rhs
    }
  }
}

extension Publisher {
  /// Lets subscribers share one connection: it begins with the first of them, and is cancelled with
  /// the last.
  public func share() -> Publishers.Share<Self> {
    Publishers.Share(upstream: self)
  }
}
