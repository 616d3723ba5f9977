// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher that subscribes to, requests from and cancels its upstream on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The scheduler for subscribing, requests and cancellation.
    public let scheduler: Context

    /// The options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher that `subscribe(on:options:)` returns.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let (scheduler, options, upstream) = (scheduler, options, upstream)
      let visit = RemoteLink(subscriber) { scheduler.schedule(options: options, $0) }
      scheduler.schedule(options: options) { upstream.subscribe(visit) }
    }
  }
}

extension Publisher {
  /// Returns a publisher that subscribes to, requests from and cancels this one on `scheduler`.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}

/// A subscription that requests from and cancels an upstream on a scheduler.
private final class RemoteLink<Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  private let link = UpstreamLink()
  private let lock = Lock()
  private var downstream: Downstream?
  private let schedule: (@escaping () -> Void) -> Void
  var description: String { "SubscribeOn" }

  init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    (self.downstream, self.schedule) = (downstream, schedule)
  }

  func receive(subscription: any Subscription) {
    if link.accept(subscription) { lock.withLock { downstream }?.receive(subscription: self) }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    lock.withLock { downstream }?.receive(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    if link.finish() { release()?.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    schedule { [link] in link.request(demand) }
  }

  func cancel() {
    _ = release()
    schedule { [link] in link.cancel() }
  }

  private func release() -> Downstream? {
    lock.withLock {
      defer { downstream = nil }
      return downstream
    }
  }
}
