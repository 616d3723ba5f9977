// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of arrays of a fixed number of elements of its upstream.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// The type of the elements.
    public typealias Output = [Upstream.Output]
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The number of elements of an array; the last array may have fewer.
    public let count: Int

    /// Creates the publisher that `collect(_:)` returns.
    public init(upstream: Upstream, count: Int) {
      (self.upstream, self.count) = (upstream, count)
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(Collecting<Upstream.Output, Failure, S>(subscriber, count))
    }
  }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Returns a publisher of arrays of `count` elements, and of one array with the rest at the end.
  ///
  /// - Precondition: `count` is positive.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    if count < 1 { fatalError("collect(\(count)): an array needs at least one element") }
    return Publishers.CollectByCount(upstream: self, count: count)
  }
}

/// The subscription that collects elements into arrays.
private final class Collecting<Input, Failure: Error, Downstream: Subscriber<[Input], Failure>>:
  Subscriber,
  Subscription, CustomStringConvertible
{
  private let link: UpstreamLink
  private let outlet: Outlet<Downstream>
  private let count: Int
  private let lock = Lock()
  private var elements: [Input] = []
  var description: String { "CollectByCount" }

  init(_ downstream: Downstream, _ count: Int) {
    let link = UpstreamLink()
    outlet = Outlet(downstream) { link.request($0 * count) }
    (self.link, self.count) = (link, count)
  }

  func receive(subscription: any Subscription) {
    if link.accept(subscription) { outlet.begin(self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let full: [Input]? = lock.withLock {
      elements.append(input)
      guard elements.count == count else { return nil }
      defer { elements = [] }
      return elements
    }
    if let full {
      outlet.put(full)
      outlet.drain()
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard link.finish() else { return }
    let rest = lock.withLock { elements }
    if case .finished = completion, !rest.isEmpty { outlet.put(rest) }
    outlet.end(completion)
    outlet.drain()
  }

  func request(_ demand: Subscribers.Demand) {
    outlet.request(demand)
    link.request(demand * count)
  }

  func cancel() {
    outlet.cancel()
    link.cancel()
  }
}
