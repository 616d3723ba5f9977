// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher that replaces an error of its upstream by another publisher, or by another error.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type: the error of the publisher that replaces the error, or an error that the closure
    /// throws.
    public typealias Failure = any Error

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The closure that creates the publisher that replaces an error, or throws another error.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Creates the publisher that `tryCatch(_:)` returns.
    public init(
      upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher
    ) {
      (self.upstream, self.handler) = (upstream, handler)
    }

    /// Attaches `subscriber` to this publisher.
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
  /// Returns a publisher that continues with the result of `handler` when this one fails; it fails when
  /// `handler` throws.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
