// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher that replaces an error of its upstream by another publisher.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type, that of the publisher that replaces the error.
    public typealias Failure = NewPublisher.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The closure that creates the publisher that replaces an error.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Creates the publisher that `catch(_:)` returns.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      (self.upstream, self.handler) = (upstream, handler)
    }

    /// Attaches `subscriber` to this publisher.
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
  /// Returns a publisher that continues with the result of `handler` when this one fails.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }
}
