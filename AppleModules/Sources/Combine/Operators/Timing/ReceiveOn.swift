// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The elements and the end, delivered by a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What it publishes.
    public typealias Output = Upstream.Output
    /// What it may fail with.
    public typealias Failure = Upstream.Failure

    /// Where the elements come from.
    public let upstream: Upstream

    /// What delivers.
    public let scheduler: Context

    /// What it is told about how.
    public let options: Context.SchedulerOptions?

    /// What the operator of this name returns.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let (scheduler, options) = (scheduler, options)
      upstream.subscribe(
        Postponement(subscriber, "ReceiveOn") { scheduler.schedule(options: options, $0) })
    }
  }
}

extension Publisher {
  /// Delivers elements and the end by a scheduler, in their order.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}
