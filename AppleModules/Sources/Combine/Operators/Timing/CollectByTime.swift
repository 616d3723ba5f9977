// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The strategy by which collected elements are published.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// A strategy that publishes whenever the interval has passed.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// A strategy that publishes whenever the interval has passed, or as soon as the number of elements is
    /// reached.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher of arrays of the elements that its upstream published during each interval, or until a
  /// number of elements was reached.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the elements.
    public typealias Output = [Upstream.Output]
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The strategy by which arrays are published.
    public let strategy: TimeGroupingStrategy<Context>

    /// The options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher that `collect(_:options:)` returns.
    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(Gathering(subscriber, self))
    }
  }
}

extension Publisher {
  /// Returns a publisher of arrays of the elements published during each interval, or until a number of
  /// elements is reached, as `strategy` specifies; empty arrays are omitted.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

/// The subscription that collects elements until the interval ends or the number of elements is reached.
private final class Gathering<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>:
  Subscriber, Subscription, CustomStringConvertible
where [Upstream.Output] == Downstream.Input, Upstream.Failure == Downstream.Failure {
  private let link = UpstreamLink()
  private let outlet: Outlet<Downstream>
  private let scheduler: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let limit: Int
  private let options: Context.SchedulerOptions?
  private let lock = Lock()
  private var elements: [Upstream.Output] = []
  private var turns: (any Cancellable)?
  var description: String { "CollectByTime" }

  init(_ downstream: Downstream, _ rules: Publishers.CollectByTime<Upstream, Context>) {
    (outlet, options) = (Outlet(downstream), rules.options)
    switch rules.strategy {
    case .byTime(let scheduler, let interval):
      (self.scheduler, self.interval, limit) = (scheduler, interval, .max)
    case .byTimeOrCount(let scheduler, let interval, let count):
      (self.scheduler, self.interval, limit) = (scheduler, interval, Swift.max(1, count))
    }
  }

  func receive(subscription: any Subscription) {
    guard link.accept(subscription) else { return }
    let turns = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval,
      tolerance: scheduler.minimumTolerance, options: options
    ) { [weak self] in self?.publish() }
    lock.withLock { self.turns = turns }
    outlet.begin(self)
    link.request(.unlimited)
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    let isFull = lock.withLock {
      elements.append(input)
      return elements.count >= limit
    }
    if isFull { publish() }
    return .none
  }

  private func publish() {
    lock.withLock {
      if !elements.isEmpty { outlet.put(elements) }
      elements = []
    }
    outlet.drain()
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    guard link.finish() else { return }
    stopTurns()
    if case .finished = completion { publish() }
    outlet.end(completion)
    outlet.drain()
  }

  func request(_ demand: Subscribers.Demand) {
    outlet.request(demand)
  }

  func cancel() {
    stopTurns()
    outlet.cancel()
    link.cancel()
  }

  private func stopTurns() {
    let turns = lock.withLock {
      defer { self.turns = nil }
      return self.turns
    }
    turns?.cancel()
  }
}
