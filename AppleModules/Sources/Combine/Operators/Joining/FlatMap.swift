// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The elements of the publishers that a closure makes of elements, all at the same time.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// What it publishes.
    public typealias Output = NewPublisher.Output
    /// What it may fail with.
    public typealias Failure = Upstream.Failure

    /// Where the elements come from.
    public let upstream: Upstream

    /// How many publishers there may be at the same time.
    public let maxPublishers: Subscribers.Demand

    /// Makes a publisher of an element.
    public let transform: (Upstream.Output) -> NewPublisher

    /// What the operator of this name returns.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      (self.upstream, self.maxPublishers) = (upstream, maxPublishers)
      self.transform = transform
    }

    /// Publishes to a subscriber from now on.
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
  /// Publishes the elements of the publishers that `transform` makes of elements, of at most
  /// `maxPublishers` at the same time.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// The same with publishers that may fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    Publishers.FlatMap(
      upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers,
      transform: transform)
  }

  /// The same where nothing can fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher {
  /// The same with publishers that can't fail.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
      transform($0).setFailureType(to: Failure.self)
    }
  }
}
