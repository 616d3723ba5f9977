// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of at most one element of its upstream for each interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The minimum time between two elements.
    public let interval: Context.SchedulerTimeType.Stride

    /// The scheduler that delivers the elements.
    public let scheduler: Context

    /// Whether the last element of an interval is published, instead of the first.
    public let latest: Bool

    /// Creates the publisher that `throttle(for:scheduler:latest:)` returns.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      latest: Bool
    ) {
      (self.upstream, self.interval) = (upstream, interval)
      (self.scheduler, self.latest) = (scheduler, latest)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(Throttling(subscriber, self))
    }
  }
}

extension Publisher {
  /// Returns a publisher of the first element, then of one element for each `interval` in which there are
  /// any.
  ///
  /// If `latest` is `true`, the last element of an interval is published, otherwise the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

/// The subscription that delays elements until the interval has passed.
private final class Throttling<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>:
  Subscriber, Subscription, CustomStringConvertible
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  private let link = UpstreamLink()
  private let outlet: Outlet<Downstream>
  // Copies of the publisher's values: a reference to the publisher would retain its upstream.
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
