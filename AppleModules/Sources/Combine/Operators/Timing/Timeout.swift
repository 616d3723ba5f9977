// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The elements, and an end when there is none for a length of time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What it publishes.
    public typealias Output = Upstream.Output
    /// What it may fail with.
    public typealias Failure = Upstream.Failure

    /// Where the elements come from.
    public let upstream: Upstream

    /// How long it may be quiet.
    public let interval: Context.SchedulerTimeType.Stride

    /// What counts the time, and delivers.
    public let scheduler: Context

    /// What it is told about how.
    public let options: Context.SchedulerOptions?

    /// Makes the error; it finishes without one if nil.
    public let customError: (() -> Failure)?

    /// What the operator of this name returns.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Failure)?
    ) {
      (self.upstream, self.interval, self.scheduler) = (upstream, interval, scheduler)
      (self.options, self.customError) = (options, customError)
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(Timing(subscriber, self))
    }
  }
}

extension Publisher {
  /// Ends when there is no element for `interval`: with an error if `customError` makes one.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }
}

/// Ends when it was quiet for too long.
private final class Timing<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>:
  Subscriber, Subscription, CustomStringConvertible
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  private let link: UpstreamLink
  private let outlet: Outlet<Downstream>
  // Its own: what the publisher holds, its upstream, is not held by who subscribed.
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let customError: (() -> Downstream.Failure)?
  private let lock = Lock()
  private var count = 0
  var description: String { "Timeout" }

  init(_ downstream: Downstream, _ rules: Publishers.Timeout<Upstream, Context>) {
    let link = UpstreamLink()
    outlet = Outlet(downstream, further: link.request)
    self.link = link
    (self.interval, self.scheduler, self.options, self.customError) = (
      rules.interval, rules.scheduler, rules.options, rules.customError
    )
  }

  func receive(subscription: any Subscription) {
    guard link.accept(subscription) else { return }
    wait()
    outlet.begin(self)
  }

  private func wait() {
    let number = lock.withLock {
      count += 1
      return count
    }
    scheduler.schedule(
      after: scheduler.now.advanced(by: interval),
      tolerance: scheduler.minimumTolerance, options: options
    ) { [self] in giveUp(number) }
  }

  private func giveUp(_ number: Int) {
    guard lock.withLock({ count == number }), link.isLive else { return }
    link.cancel()
    end(customError.map { .failure($0()) } ?? .finished)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard link.isLive else { return .none }
    wait()
    scheduler.schedule(options: options) { [self] in
      outlet.put(input)
      outlet.drain()
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard link.finish() else { return }
    scheduler.schedule(options: options) { [self] in end(completion) }
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    outlet.end(completion)
    outlet.drain()
  }

  func request(_ demand: Subscribers.Demand) {
    outlet.request(demand)
    link.request(demand)
  }

  func cancel() {
    lock.withLock { count += 1 }
    outlet.cancel()
    link.cancel()
  }
}
