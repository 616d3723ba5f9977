// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The elements, and in place of an error those of another publisher.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// What it publishes.
    public typealias Output = Upstream.Output
    /// What it may fail with.
    public typealias Failure = NewPublisher.Failure

    /// Where the elements come from.
    public let upstream: Upstream

    /// Makes the publisher that goes on after an error.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// What the operator of this name returns.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      (self.upstream, self.handler) = (upstream, handler)
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let handler = handler
      let relay = Succession<Upstream.Failure, S>(subscriber, "Catch") { completion, relay in
        switch completion {
        case .finished: .end(.finished)
        case .failure(let error):
          .next {
            handler(error).subscribe(relay.legOf(NewPublisher.Failure.self) { relay.finish($0) })
          }
        }
      }
      relay.start { [upstream] in upstream.subscribe(relay.leg()) }
    }
  }
}

extension Publisher {
  /// Goes on with the publisher that `handler` makes of an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }
}
