// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the encoded elements of its upstream.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
  where Upstream.Output: Encodable {
    /// The type of the elements.
    public typealias Output = Coder.Output
    /// The failure type: the error of the upstream, or one that the encoder throws.
    public typealias Failure = any Error

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The encoder for the elements of the upstream.
    public let encoder: Coder

    /// Creates the publisher that `encode(encoder:)` returns.
    public init(upstream: Upstream, encoder: Coder) {
      (self.upstream, self.encoder) = (upstream, encoder)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let encoder = encoder
      upstream.subscribe(
        ElementRelay(subscriber, trying: "Encode") { .pass(try encoder.encode($0)) })
    }
  }
}

extension Publisher {
  /// Returns a publisher that encodes each element; it fails when encoding throws.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
  where Output: Encodable {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}
