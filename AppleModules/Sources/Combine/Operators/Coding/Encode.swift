// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// What an encoder makes of each element.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
  where Upstream.Output: Encodable {
    /// What it publishes.
    public typealias Output = Coder.Output
    /// What it may fail with.
    public typealias Failure = any Error

    /// Where the elements come from.
    public let upstream: Upstream

    /// Writes the elements.
    public let encoder: Coder

    /// What the operator of this name returns.
    public init(upstream: Upstream, encoder: Coder) {
      (self.upstream, self.encoder) = (upstream, encoder)
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let encoder = encoder
      upstream.subscribe(
        ElementRelay(subscriber, trying: "Encode") { .pass(try encoder.encode($0)) })
    }
  }
}

extension Publisher {
  /// Publishes what `encoder` makes of each element; fails when it can't.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
  where Output: Encodable {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}
