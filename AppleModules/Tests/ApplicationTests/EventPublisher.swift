// SPDX-License-Identifier: Apache-2.0

import Combine

/// A custom publisher, such as those of packages for controls.
struct EventPublisher<Source: EventSource>: Publisher {
  typealias Output = Void
  typealias Failure = Never

  let source: Source

  func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void {
    subscriber.receive(subscription: EventSubscription(subscriber: subscriber, source: source))
  }
}

protocol EventSource: AnyObject {
  var handler: (() -> Void)? { get set }
}

private final class EventSubscription<S: Subscriber, Source: EventSource>: Subscription
where S.Input == Void {
  private var subscriber: S?
  private weak var source: Source?

  init(subscriber: S, source: Source) {
    self.subscriber = subscriber
    self.source = source
    source.handler = { [weak self] in _ = self?.subscriber?.receive() }
  }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {
    subscriber = nil
    source?.handler = nil
  }
}

/// Custom operators of an application.
extension Publisher {
  func unwrapped<T>() -> Publishers.CompactMap<Self, T> where Output == T? {
    compactMap { $0 }
  }

  func withPrevious() -> AnyPublisher<(previous: Output?, current: Output), Failure> {
    scan((Output?, Output)?.none) { ($0?.1, $1) }
      .compactMap { $0 }
      .map { (previous: $0.0, current: $0.1) }
      .eraseToAnyPublisher()
  }
}
