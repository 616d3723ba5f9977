// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The strategy by which a buffer requests elements from its upstream.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// A strategy that requests as many elements as the buffer has free capacity for.
    case keepFull
    /// A strategy that requests an unlimited number of elements, regardless of the free capacity.
    case byRequest
  }

  /// The strategy for an element that arrives when the buffer is full.
  public enum BufferingStrategy<Failure: Error> {
    /// A strategy that discards the new element.
    case dropNewest
    /// A strategy that discards the oldest element in the buffer.
    case dropOldest
    /// A strategy that fails with the error that the closure returns.
    case customError(() -> Failure)
  }

  /// A publisher that buffers elements of its upstream until the subscriber requests them.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// The type of the elements.
    public typealias Output = Upstream.Output
    /// The failure type, that of the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The maximum number of buffered elements.
    public let size: Int

    /// The strategy for requests to the upstream.
    public let prefetch: PrefetchStrategy

    /// The strategy for an element that arrives when the buffer is full.
    public let whenFull: BufferingStrategy<Failure>

    /// Creates the publisher that `buffer(size:prefetch:whenFull:)` returns.
    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy,
      whenFull: BufferingStrategy<Failure>
    ) {
      (self.upstream, self.size, self.prefetch) = (upstream, size, prefetch)
      self.whenFull = whenFull
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(Buffering(subscriber, size, prefetch, whenFull))
    }
  }
}

extension Publisher {
  /// Returns a publisher that buffers up to `size` elements until the subscriber requests them.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

/// The subscription that buffers elements.
private final class Buffering<Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  private let link = UpstreamLink()
  private let outlet: Outlet<Downstream>
  private let size: Int
  private let prefetch: Publishers.PrefetchStrategy
  private let whenFull: Publishers.BufferingStrategy<Downstream.Failure>
  var description: String { "Buffer" }

  init(
    _ downstream: Downstream, _ size: Int, _ prefetch: Publishers.PrefetchStrategy,
    _ whenFull: Publishers.BufferingStrategy<Downstream.Failure>
  ) {
    (outlet, self.size) = (Outlet(downstream), size)
    (self.prefetch, self.whenFull) = (prefetch, whenFull)
  }

  func receive(subscription: any Subscription) {
    guard link.accept(subscription) else { return }
    outlet.begin(self)
    link.request(prefetch == .keepFull ? .max(size) : .unlimited)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    let isFull = outlet.room <= 0 && outlet.count >= size
    if isFull {
      switch whenFull {
      case .dropNewest: return .none
      case .dropOldest: outlet.dropFirst()
      case .customError(let error):
        link.cancel()
        outlet.end(.failure(error()))
        outlet.drain()
        return .none
      }
    }
    outlet.put(input, from: prefetch == .keepFull ? link : nil)
    outlet.drain()
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard link.finish() else { return }
    outlet.end(completion)
    outlet.drain()
  }

  func request(_ demand: Subscribers.Demand) {
    outlet.request(demand)
  }

  func cancel() {
    outlet.cancel()
    link.cancel()
  }
}
