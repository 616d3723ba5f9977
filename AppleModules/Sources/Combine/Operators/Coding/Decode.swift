// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The values that a decoder finds in what is published.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    /// What it may fail with.
    public typealias Failure = any Error

    /// Where the elements come from.
    public let upstream: Upstream

    /// Reads the values.
    public let decoder: Coder

    /// What the operator of this name returns.
    public init(upstream: Upstream, decoder: Coder) {
      (self.upstream, self.decoder) = (upstream, decoder)
    }

    /// Publishes to a subscriber from now on.
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
  /// Publishes the value of a type that `decoder` finds in each element; fails when there is none.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}
