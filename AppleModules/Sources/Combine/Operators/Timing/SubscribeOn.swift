// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The elements of a publisher that a scheduler connects, asks and cancels.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What it publishes.
    public typealias Output = Upstream.Output
    /// What it may fail with.
    public typealias Failure = Upstream.Failure

    /// Where the elements come from.
    public let upstream: Upstream

    /// What connects, asks and cancels.
    public let scheduler: Context

    /// What it is told about how.
    public let options: Context.SchedulerOptions?

    /// What the operator of this name returns.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let (scheduler, options, upstream) = (scheduler, options, upstream)
      let visit = RemoteLink(subscriber) { scheduler.schedule(options: options, $0) }
      scheduler.schedule(options: options) { upstream.subscribe(visit) }
    }
  }
}

extension Publisher {
  /// Lets a scheduler connect, ask and cancel the publisher.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}

/// Asks and cancels an upstream through a scheduler.
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
    if link.finish() { letGo()?.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    schedule { [link] in link.request(demand) }
  }

  func cancel() {
    _ = letGo()
    schedule { [link] in link.cancel() }
  }

  private func letGo() -> Downstream? {
    lock.withLock {
      defer { downstream = nil }
      return downstream
    }
  }
}
