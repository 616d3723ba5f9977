// SPDX-License-Identifier: Apache-2.0

/// A subscription to several upstreams in succession, each of which receives the unmet demand of the previous
/// one.
final class Succession<Failure: Error, Downstream: Subscriber>: Subscription,
  CustomStringConvertible
{
  /// The decision after the completion of an upstream.
  enum Turn {
    /// The end of the subscription, with a completion.
    case end(Subscribers.Completion<Downstream.Failure>)
    /// The continuation with another upstream, to which the closure connects a ``leg()``.
    case next(() -> Void)
  }
  typealias Decide = (Subscribers.Completion<Failure>, Succession) -> Turn

  let description: String
  private let lock = Lock()
  private var downstream: Downstream?
  private var decide: Decide?
  private var current: UpstreamLink?
  /// Whether the outstanding demand was requested from the current upstream.
  private var hasBegun = false
  private var owed = Subscribers.Demand.none
  /// Whether upstreams are being connected; those that end at once are connected in a loop, as there may be
  /// many.
  private var isStarting = false
  private var following: (() -> Void)?

  init(_ downstream: Downstream, _ name: String, decide: @escaping Decide) {
    (self.downstream, description, self.decide) = (downstream, name, decide)
  }

  /// Passes this subscription to the subscriber, and connects the first upstream.
  func start(_ connect: @escaping () -> Void) {
    downstream?.receive(subscription: self)
    follow(connect)
  }

  /// Returns a subscriber for the next upstream.
  func leg() -> SuccessionLeg<Downstream.Input, Failure> {
    legOf(Failure.self) { [self] in end($0) }
  }

  /// Returns a subscriber for the next upstream, with a completion of another type.
  func legOf<Other: Error>(
    _ failure: Other.Type, end: @escaping (Subscribers.Completion<Other>) -> Void
  ) -> SuccessionLeg<Downstream.Input, Other> {
    let link = UpstreamLink()
    let isLive = lock.withLock {
      guard downstream != nil else { return false }
      current = link
      hasBegun = false
      return true
    }
    if !isLive { link.cancel() }
    return SuccessionLeg(
      link, begin: { [self] in link.request(begin()) },
      take: { [self] in take($0) }, end: end)
  }

  private func begin() -> Subscribers.Demand {
    lock.withLock {
      hasBegun = true
      return owed
    }
  }

  private func take(_ input: Downstream.Input) -> Subscribers.Demand {
    let downstream = lock.withLock {
      owed.spend()
      return self.downstream
    }
    guard let downstream else { return .none }
    let more = downstream.receive(input)
    lock.withLock { owed += more }
    return more
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    guard let decide = lock.withLock({ self.decide }) else { return }
    switch decide(completion, self) {
    case .end(let completion): finish(completion)
    case .next(let connect): follow(connect)
    }
  }

  /// Ends the subscription.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    release().downstream?.receive(completion: completion)
  }

  private func follow(_ connect: @escaping () -> Void) {
    let isFirst = lock.withLock {
      following = connect
      defer { isStarting = true }
      return !isStarting
    }
    guard isFirst else { return }
    while let connect = nextConnection() { connect() }
  }

  private func nextConnection() -> (() -> Void)? {
    lock.withLock {
      defer { following = nil }
      if following == nil || downstream == nil { isStarting = false }
      return downstream == nil ? nil : following
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand.isPositive else { return }
    let link = lock.withLock {
      owed += demand
      return hasBegun ? current : nil
    }
    link?.request(demand)
  }

  func cancel() {
    release().link?.cancel()
  }

  private func release() -> (downstream: Downstream?, link: UpstreamLink?, decide: Decide?) {
    lock.withLock {
      defer { (downstream, current, decide, following) = (nil, nil, nil, nil) }
      return (downstream, current, decide)
    }
  }
}
