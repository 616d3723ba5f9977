// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher that merges the publishers that a closure creates from the elements of its upstream.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// The type of the elements.
    public typealias Output = NewPublisher.Output
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The maximum number of merged publishers at a time.
    public let maxPublishers: Subscribers.Demand

    /// The closure that creates a publisher from an element.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Creates the publisher that `flatMap(maxPublishers:_:)` returns.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      (self.upstream, self.maxPublishers) = (upstream, maxPublishers)
      self.transform = transform
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let hub = MergeHub<Failure, S, Output>(subscriber, "FlatMap")
      let (transform, limit) = (transform, maxPublishers)
      hub.start {
        guard let outer = hub.add() else { return }
        upstream.subscribe(
          MergeLeg<Upstream.Output, Failure>(
            outer, begin: { outer.request(limit) },
            take: { element in
              let inner = hub.leg { if limit != .unlimited { outer.request(.max(1)) } }
              transform(element).subscribe(inner)
            },
            end: { completion in
              if case .failure = completion { hub.fail(completion) } else { hub.remove(outer) }
            }))
      }
    }
  }
}

extension Publisher {
  /// Returns a publisher that merges the publishers that `transform` creates from elements.
  ///
  /// `maxPublishers` is the maximum number of merged publishers at a time.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// Returns a publisher that merges the publishers, which may fail, that `transform` creates from elements.
  ///
  /// `maxPublishers` is the maximum number of merged publishers at a time.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    Publishers.FlatMap(
      upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers,
      transform: transform)
  }

  /// Returns a publisher that cannot fail and merges the publishers that `transform` creates from elements.
  ///
  /// `maxPublishers` is the maximum number of merged publishers at a time.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher {
  /// Returns a publisher that merges the publishers, which cannot fail, that `transform` creates from
  /// elements.
  ///
  /// `maxPublishers` is the maximum number of merged publishers at a time.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
      transform($0).setFailureType(to: Failure.self)
    }
  }
}
