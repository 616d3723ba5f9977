// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The time between elements.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What it publishes.
    public typealias Output = Context.SchedulerTimeType.Stride
    /// What it may fail with.
    public typealias Failure = Upstream.Failure

    /// Where the elements come from.
    public let upstream: Upstream

    /// What counts the time.
    public let scheduler: Context

    /// What the operator of this name returns.
    public init(upstream: Upstream, scheduler: Context) {
      (self.upstream, self.scheduler) = (upstream, scheduler)
    }

    /// Publishes to a subscriber from now on.
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
  /// Publishes for each element the time since the one before, as a scheduler counts it.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
