// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the elements of its upstream that calls closures for all events.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The closure called with the subscription, before the subscriber receives it.
    public var receiveSubscription: ((any Subscription) -> Void)?

    /// The closure called with each element, before the subscriber receives it.
    public var receiveOutput: ((Output) -> Void)?

    /// The closure called with the completion, before the subscriber receives it.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    /// The closure called when the subscriber cancels, before the upstream is cancelled.
    public var receiveCancel: (() -> Void)?

    /// The closure called with the demand of the subscriber, before it is requested from the upstream.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Creates the publisher that
    /// `handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:receiveRequest:)`
    /// returns.
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

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let closures = Closures(
        subscription: receiveSubscription, output: receiveOutput, completion: receiveCompletion,
        cancel: receiveCancel, request: receiveRequest)
      upstream.subscribe(Watch<Upstream, S>(subscriber, closures))
    }
  }
}

extension Publishers.HandleEvents {
  /// The closures without the upstream, so that a subscription does not retain it.
  struct Closures {
    let subscription: ((any Subscription) -> Void)?
    let output: ((Output) -> Void)?
    let completion: ((Subscribers.Completion<Failure>) -> Void)?
    let cancel: (() -> Void)?
    let request: ((Subscribers.Demand) -> Void)?
  }
}

extension Publisher {
  /// Returns a publisher that calls closures for all events, each before the event is forwarded.
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

/// The subscription that calls the closures.
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
    let (downstream, events) = release()
    events?.completion?(completion)
    downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    look().events?.request?(demand)
    link.request(demand)
  }

  func cancel() {
    release().events?.cancel?()
    link.cancel()
  }

  private typealias Parts = (downstream: Downstream?, events: Events?)

  private func look() -> Parts {
    lock.withLock { (downstream, events) }
  }

  private func release() -> Parts {
    lock.withLock {
      defer { (downstream, events) = (nil, nil) }
      return (downstream, events)
    }
  }
}
