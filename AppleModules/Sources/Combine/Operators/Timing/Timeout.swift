// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher that ends when its upstream publishes no element for an interval.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The maximum time without an element.
    public let interval: Context.SchedulerTimeType.Stride

    /// The scheduler that measures the time and delivers the elements.
    public let scheduler: Context

    /// The options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// The closure that creates the error for a timeout; if `nil`, the publisher finishes.
    public let customError: (() -> Failure)?

    /// Creates the publisher that `timeout(_:scheduler:options:customError:)` returns.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Failure)?
    ) {
      (self.upstream, self.interval, self.scheduler) = (upstream, interval, scheduler)
      (self.options, self.customError) = (options, customError)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(Timing(subscriber, self))
    }
  }
}

extension Publisher {
  /// Returns a publisher that ends when there is no element for `interval`.
  ///
  /// `customError` is a closure that creates the error with which the publisher fails; if `nil`, the
  /// publisher finishes.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }
}

/// The subscription that ends after too long a time without an element.
private final class Timing<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>:
  Subscriber, Subscription, CustomStringConvertible
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  private let link: UpstreamLink
  private let outlet: Outlet<Downstream>
  // Copies of the publisher's values: a reference to the publisher would retain its upstream.
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
