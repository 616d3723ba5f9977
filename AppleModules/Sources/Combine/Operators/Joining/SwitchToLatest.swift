// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The elements of the publisher that was published last.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    /// What it publishes.
    public typealias Output = P.Output
    /// What it may fail with.
    public typealias Failure = P.Failure

    /// Where the elements come from.
    public let upstream: Upstream

    /// What the operator of this name returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let change = Switch<Failure, S, Output>(subscriber)
      let outer = change.outer
      upstream.subscribe(
        MergeLeg<P, Failure>(
          outer,
          begin: {
            change.begin()
            outer.request(.unlimited)
          },
          take: { $0.subscribe(change.leg()) },
          end: { change.outerEnded($0) }))
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Publishes the elements of the publisher that was published last, and cancels the one before.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// The same with publishers that may fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
  {
    Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// The same where nothing can fail.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// The same with publishers that can't fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    Publishers.SwitchToLatest(upstream: map { $0.setFailureType(to: Failure.self) })
  }
}

/// One upstream at a time, each new one in place of the one before.
private final class Switch<Failure: Error, Downstream: Subscriber<Output, Failure>, Output>:
  Subscription, CustomStringConvertible
{
  let outer = UpstreamLink()
  private let lock = Lock()
  private let outlet: Outlet<Downstream>
  private let demands = SharedDemand()
  private var inner: UpstreamLink?
  private var isOuterOver = false
  var description: String { "SwitchToLatest" }

  init(_ downstream: Downstream) {
    outlet = Outlet(downstream, further: demands.add)
  }

  func begin() {
    outlet.begin(self)
  }

  func leg() -> MergeLeg<Output, Failure> {
    let link = UpstreamLink()
    let old = lock.withLock {
      defer { inner = link }
      return inner
    }
    old?.cancel()
    return MergeLeg(
      link, begin: { [self] in demands.follow(link) },
      take: { [self] value in
        demands.spend()
        outlet.put(value)
        outlet.drain()
      },
      end: { [self] completion in
        switch completion {
        case .finished: innerEnded(link)
        case .failure: fail(completion)
        }
      })
  }

  func outerEnded(_ completion: Subscribers.Completion<Failure>) {
    guard case .finished = completion else { return fail(completion) }
    let isLast = lock.withLock {
      isOuterOver = true
      return inner == nil
    }
    if isLast { finish() }
  }

  private func innerEnded(_ link: UpstreamLink) {
    let isLast = lock.withLock {
      guard inner === link else { return false }
      inner = nil
      return isOuterOver
    }
    if isLast { finish() }
  }

  private func finish() {
    outlet.end(.finished)
    outlet.drain()
  }

  private func fail(_ completion: Subscribers.Completion<Failure>) {
    cancelLinks()
    outlet.end(completion, dropsWaiting: true)
    outlet.drain()
  }

  func request(_ demand: Subscribers.Demand) {
    outlet.request(demand)
    demands.add(demand)
  }

  func cancel() {
    outlet.cancel()
    cancelLinks()
  }

  private func cancelLinks() {
    outer.cancel()
    let link = lock.withLock {
      defer { inner = nil }
      return inner
    }
    link?.cancel()
  }
}
