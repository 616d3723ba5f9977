// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the elements of its upstream that no other element follows within an interval.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The interval without elements before an element is published.
    public let dueTime: Context.SchedulerTimeType.Stride

    /// The scheduler that delivers the elements.
    public let scheduler: Context

    /// The options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher that `debounce(for:scheduler:options:)` returns.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      (self.upstream, self.dueTime, self.scheduler) = (upstream, dueTime, scheduler)
      self.options = options
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(Debouncing(subscriber, self))
    }
  }
}

extension Publisher {
  /// Returns a publisher that publishes an element when no other has followed it for `dueTime`.
  ///
  /// An element that is pending when this publisher ends is not published.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

/// The subscription that delays an element until the due time has passed.
private final class Debouncing<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>:
  Subscriber, Subscription, CustomStringConvertible
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  private let link = UpstreamLink()
  private let outlet: Outlet<Downstream>
  // Copies of the publisher's values: a reference to the publisher would retain its upstream.
  private let dueTime: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let lock = Lock()
  private var last: Downstream.Input?
  private var count = 0
  var description: String { "Debounce" }

  init(_ downstream: Downstream, _ rules: Publishers.Debounce<Upstream, Context>) {
    outlet = Outlet(downstream)
    (self.dueTime, self.scheduler, self.options) = (rules.dueTime, rules.scheduler, rules.options)
  }

  func receive(subscription: any Subscription) {
    guard link.accept(subscription) else { return }
    outlet.begin(self)
    link.request(.unlimited)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    let (number, old) = lock.withLock {
      let old = last
      last = input
      count += 1
      return (count, old)
    }
    withExtendedLifetime(old) {}
    scheduler.schedule(
      after: scheduler.now.advanced(by: dueTime),
      tolerance: scheduler.minimumTolerance, options: options
    ) { [self] in deliver(number) }
    return .none
  }

  /// Delivers the element with this number, if it is still the latest.
  private func deliver(_ number: Int) {
    let element: Downstream.Input? = lock.withLock {
      guard count == number else { return nil }
      return last.take()
    }
    guard let element, link.isLive else { return }
    outlet.putAlone(element)
    outlet.drain()
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard link.finish() else { return }
    discard()
    scheduler.schedule(options: options) { [self] in
      outlet.end(completion)
      outlet.drain()
    }
  }

  private func discard() {
    let old = lock.withLock {
      count += 1
      return last.take()
    }
    withExtendedLifetime(old) {}
  }

  func request(_ demand: Subscribers.Demand) {
    outlet.request(demand)
  }

  func cancel() {
    outlet.cancel()
    link.cancel()
    discard()
  }
}
