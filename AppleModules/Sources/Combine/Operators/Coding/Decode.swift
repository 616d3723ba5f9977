// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the values that a decoder decodes from the elements of its upstream.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    /// The failure type: the error of the upstream, or one that the decoder throws.
    public typealias Failure = any Error

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The decoder for the elements of the upstream.
    public let decoder: Coder

    /// Creates the publisher that `decode(type:decoder:)` returns.
    public init(upstream: Upstream, decoder: Coder) {
      (self.upstream, self.decoder) = (upstream, decoder)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let decoder = decoder
      upstream.subscribe(
        ElementRelay(subscriber, trying: "Decode") {
          .pass(try decoder.decode(Output.self, from: $0))
        })
    }
  }
}

extension Publisher {
  /// Returns a publisher that decodes a value from each element; it fails when decoding throws.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}
