// SPDX-License-Identifier: Apache-2.0

/// The connection of a subject with one of its subscribers.
///
/// Several threads may send at the same time: each waits until the subscriber is done with what the
/// others sent. A subscriber that sends itself gets that value inside of the one it is at.
final class Conduit<Output, Failure: Error>: Subscription, CustomStringConvertible {
  private let lock = Lock()
  private let delivery = Lock(isRecursive: true)
  private var downstream: AnySubscriber<Output, Failure>?
  private var subject: (any ConduitOwner<Output, Failure>)?
  private var wanted = Subscribers.Demand.none
  /// A value that came when none was wanted, where the subject keeps its last value.
  private var hasMissed = false
  let description: String
  /// Where it stands in the list of its subject.
  var place = 0

  init(
    _ downstream: AnySubscriber<Output, Failure>, of subject: any ConduitOwner<Output, Failure>,
    name: String
  ) {
    (self.downstream, self.subject, description) = (downstream, subject, name)
  }

  /// Does `body` while nothing else is delivered.
  func deliver(_ body: () -> Void) {
    delivery.withLock(body)
  }

  /// Whether the subscriber is to have the subject's value when it asks.
  func hasMissed(_ hasMissed: Bool) {
    lock.withLock { self.hasMissed = hasMissed }
  }

  /// Hands a value down if one is wanted.
  func offer(_ value: Output) {
    delivery.withLock {
      let downstream: AnySubscriber<Output, Failure>? = lock.withLock {
        hasMissed = !wanted.isPositive
        guard wanted.isPositive else { return nil }
        wanted.spend()
        return self.downstream
      }
      guard let downstream else { return }
      let more = downstream.receive(value)
      lock.withLock { wanted += more }
    }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    delivery.withLock {
      letGo().downstream?.receive(completion: completion)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand.isPositive else { return }
    let (subject, hasMissed) = lock.withLock {
      wanted += demand
      return (self.subject, self.hasMissed)
    }
    guard let subject else { return }
    subject.isWanted()
    if hasMissed { deliverMissed(subject) }
  }

  func cancel() {
    let kept = letGo()
    kept.subject?.remove(self)
  }

  /// Delivers the subject's value, unless another thread just did.
  private func deliverMissed(_ subject: any ConduitOwner<Output, Failure>) {
    delivery.withLock {
      if lock.withLock({ self.hasMissed }), let value = subject.lastValue { offer(value) }
    }
  }

  private func letGo() -> (
    downstream: AnySubscriber<Output, Failure>?, subject: (any ConduitOwner<Output, Failure>)?
  ) {
    lock.withLock {
      defer { (downstream, subject) = (nil, nil) }
      return (downstream, subject)
    }
  }
}
