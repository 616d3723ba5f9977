// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// How a buffer asks its upstream.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// For as much as there is room for.
    case keepFull
    /// For everything, whatever room there is.
    case byRequest
  }

  /// What a full buffer does with the next element.
  public enum BufferingStrategy<Failure: Error> {
    /// It leaves the new one out.
    case dropNewest
    /// It leaves the one out that waits longest.
    case dropOldest
    /// It fails with what the closure returns.
    case customError(() -> Failure)
  }

  /// The elements, of which some wait until they are asked for.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// What it publishes.
    public typealias Output = Upstream.Output
    /// What it may fail with.
    public typealias Failure = Upstream.Failure

    /// Where the elements come from.
    public let upstream: Upstream

    /// How many can wait.
    public let size: Int

    /// How the upstream is asked.
    public let prefetch: PrefetchStrategy

    /// What happens to elements for which there is no room.
    public let whenFull: BufferingStrategy<Failure>

    /// What the operator of this name returns.
    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy,
      whenFull: BufferingStrategy<Failure>
    ) {
      (self.upstream, self.size, self.prefetch) = (upstream, size, prefetch)
      self.whenFull = whenFull
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(Buffering(subscriber, size, prefetch, whenFull))
    }
  }
}

extension Publisher {
  /// Lets up to `size` elements wait until they are asked for.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

/// Lets elements wait.
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
