// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// One element for each length of time in which there are any.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What it publishes.
    public typealias Output = Upstream.Output
    /// What it may fail with.
    public typealias Failure = Upstream.Failure

    /// Where the elements come from.
    public let upstream: Upstream

    /// The time between two elements, at least.
    public let interval: Context.SchedulerTimeType.Stride

    /// What delivers.
    public let scheduler: Context

    /// Whether the last of several is published, or the first.
    public let latest: Bool

    /// What the operator of this name returns.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      latest: Bool
    ) {
      (self.upstream, self.interval) = (upstream, interval)
      (self.scheduler, self.latest) = (scheduler, latest)
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(Throttling(subscriber, self))
    }
  }
}

extension Publisher {
  /// Publishes the first element at once, then one for each `interval` in which there are any: the
  /// last or the first of them.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

/// Holds elements back for an interval.
private final class Throttling<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>:
  Subscriber, Subscription, CustomStringConvertible
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  private let link = UpstreamLink()
  private let outlet: Outlet<Downstream>
  // Its own: what the publisher holds, its upstream, is not held by who subscribed.
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let latest: Bool
  private let lock = Lock()
  private var held: Downstream.Input?
  private var isHolding = false
  var description: String { "Throttle" }

  init(_ downstream: Downstream, _ rules: Publishers.Throttle<Upstream, Context>) {
    outlet = Outlet(downstream)
    (self.interval, self.scheduler, self.latest) = (rules.interval, rules.scheduler, rules.latest)
  }

  func receive(subscription: any Subscription) {
    guard link.accept(subscription) else { return }
    outlet.begin(self)
    link.request(.unlimited)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    let (isFirst, old): (Bool, Downstream.Input?) = lock.withLock {
      defer { isHolding = true }
      guard isHolding else { return (true, nil) }
      let old = held
      if latest || held == nil { held = input }
      return (false, old)
    }
    withExtendedLifetime(old) {}
    if isFirst {
      scheduler.schedule { [self] in deliver(input) }
    }
    return .none
  }

  private func deliver(_ input: Downstream.Input) {
    outlet.putAlone(input)
    outlet.drain()
    scheduler.schedule(after: scheduler.now.advanced(by: interval)) { [self] in
      intervalEnded()
    }
  }

  private func intervalEnded() {
    let element = lock.withLock {
      let element = held.take()
      isHolding = element != nil
      return element
    }
    if let element { deliver(element) }
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard link.finish() else { return }
    scheduler.schedule { [self] in
      let rest = lock.withLock { held.take() }
      if let rest, case .finished = completion { outlet.putAlone(rest) }
      outlet.end(completion)
      outlet.drain()
    }
  }

  func request(_ demand: Subscribers.Demand) {
    outlet.request(demand)
  }

  func cancel() {
    outlet.cancel()
    link.cancel()
    let old = lock.withLock { held.take() }
    withExtendedLifetime(old) {}
  }
}
