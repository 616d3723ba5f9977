// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The same elements, and closures that are told of all that passes.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// What it publishes.
    public typealias Output = Upstream.Output
    /// What it may fail with.
    public typealias Failure = Upstream.Failure

    /// Where the elements come from.
    public let upstream: Upstream

    /// Told of the subscription, before the subscriber.
    public var receiveSubscription: ((any Subscription) -> Void)?

    /// Told of each element, before the subscriber.
    public var receiveOutput: ((Output) -> Void)?

    /// Told of the end, before the subscriber.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    /// Told when the subscriber cancels, before the upstream.
    public var receiveCancel: (() -> Void)?

    /// Told how much the subscriber asks for, before the upstream.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// What the operator of this name returns.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      (self.receiveSubscription, self.receiveOutput) = (receiveSubscription, receiveOutput)
      (self.receiveCompletion, self.receiveCancel) = (receiveCompletion, receiveCancel)
      self.receiveRequest = receiveRequest
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let closures = Closures(
        subscription: receiveSubscription, output: receiveOutput, completion: receiveCompletion,
        cancel: receiveCancel, request: receiveRequest)
      upstream.subscribe(Watch<Upstream, S>(subscriber, closures))
    }
  }
}

extension Publishers.HandleEvents {
  /// What is told, without the upstream: nobody holds that on its account.
  struct Closures {
    let subscription: ((any Subscription) -> Void)?
    let output: ((Output) -> Void)?
    let completion: ((Subscribers.Completion<Failure>) -> Void)?
    let cancel: (() -> Void)?
    let request: ((Subscribers.Demand) -> Void)?
  }
}

extension Publisher {
  /// Calls closures with all that passes, each before it goes on.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }
}

/// Tells closures of all that passes.
private final class Watch<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  typealias Events = Publishers.HandleEvents<Upstream>.Closures

  private let lock = Lock()
  private let link = UpstreamLink()
  private var downstream: Downstream?
  private var events: Events?
  var description: String { "HandleEvents" }

  init(_ downstream: Downstream, _ events: Events) {
    (self.downstream, self.events) = (downstream, events)
  }

  func receive(subscription: any Subscription) {
    look().events?.subscription?(subscription)
    if link.accept(subscription) { look().downstream?.receive(subscription: self) }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    look().events?.output?(input)
    let (downstream, events) = look()
    guard let downstream else { return .none }
    let more = downstream.receive(input)
    if more > .none { events?.request?(more) }
    return more
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard link.finish() else { return }
    let (downstream, events) = letGo()
    events?.completion?(completion)
    downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    look().events?.request?(demand)
    link.request(demand)
  }

  func cancel() {
    letGo().events?.cancel?()
    link.cancel()
  }

  private typealias Parts = (downstream: Downstream?, events: Events?)

  private func look() -> Parts {
    lock.withLock { (downstream, events) }
  }

  private func letGo() -> Parts {
    lock.withLock {
      defer { (downstream, events) = (nil, nil) }
      return (downstream, events)
    }
  }
}
