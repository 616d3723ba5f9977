// SPDX-License-Identifier: Apache-2.0

/// A subscriber that forwards the elements and the completion of a publisher to a subject.
final class SubjectFeed<Target: Subject>: Subscriber, Subscription {
  typealias Input = Target.Output
  typealias Failure = Target.Failure

  private let link = UpstreamLink()
  private let lock = Lock()
  private var target: Target?

  init(_ target: Target) {
    self.target = target
  }

  func receive(subscription: any Subscription) {
    guard link.accept(subscription) else { return }
    lock.withLock { target }?.send(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { target }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard link.finish() else { return }
    release()?.send(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    link.request(demand)
  }

  func cancel() {
    _ = release()
    link.cancel()
  }

  private func release() -> Target? {
    lock.withLock {
      defer { target = nil }
      return target
    }
  }
}
