// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the time between the elements of its upstream.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the elements.
    public typealias Output = Context.SchedulerTimeType.Stride
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The scheduler that measures the time.
    public let scheduler: Context

    /// Creates the publisher that `measureInterval(using:options:)` returns.
    public init(upstream: Upstream, scheduler: Context) {
      (self.upstream, self.scheduler) = (upstream, scheduler)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let scheduler = scheduler
      var last = scheduler.now
      upstream.subscribe(
        ElementRelay(subscriber, "MeasureInterval") { _ in
          let now = scheduler.now
          defer { last = now }
          return .pass(last.distance(to: now))
        })
    }
  }
}

extension Publisher {
  /// Returns a publisher that publishes, for each element, the time since the previous one, measured by
  /// `scheduler`.
  ///
  /// For the first element it is the time since the subscription.
  ///
  /// - Note: `options` has no effect: nothing is scheduled.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
