// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the elements of the publisher that its upstream published last.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    /// The type of the elements.
    public typealias Output = P.Output
    /// The failure type, that of the upstream and of the publishers that it publishes.
    public typealias Failure = P.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// Creates the publisher that `switchToLatest()` returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches `subscriber` to this publisher.
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
  /// Returns a publisher of the elements of the latest published publisher, which replaces and cancels the
  /// previous one.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Returns a publisher of the elements of the latest published publisher, which may fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
  {
    Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Returns a publisher of the elements of the latest published publisher; neither it nor this one can fail.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Returns a publisher of the elements of the latest published publisher, which cannot fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    Publishers.SwitchToLatest(upstream: map { $0.setFailureType(to: Failure.self) })
  }
}

/// A subscription to one inner publisher at a time, which each new one replaces.
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
