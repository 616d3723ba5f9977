// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The elements, and in place of an error those of another publisher, or another error.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// What it publishes.
    public typealias Output = Upstream.Output
    /// What it may fail with.
    public typealias Failure = any Error

    /// Where the elements come from.
    public let upstream: Upstream

    /// Makes the publisher that goes on after an error, or throws another.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// What the operator of this name returns.
    public init(
      upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher
    ) {
      (self.upstream, self.handler) = (upstream, handler)
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let handler = handler
      let relay = Succession<Upstream.Failure, S>(subscriber, "TryCatch") { completion, relay in
        guard case .failure(let error) = completion else { return .end(.finished) }
        do {
          let next = try handler(error)
          return .next {
            next.subscribe(relay.legOf(NewPublisher.Failure.self) { relay.finish($0.erased) })
          }
        } catch {
          return .end(.failure(error))
        }
      }
      relay.start { [upstream] in upstream.subscribe(relay.leg()) }
    }
  }
}

extension Publisher {
  /// Goes on with the publisher that `handler` makes of an error; fails when it throws.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
