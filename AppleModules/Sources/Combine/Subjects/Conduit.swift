// SPDX-License-Identifier: Apache-2.0

/// The subscription that connects a subject to one of its subscribers.
///
/// Several threads may send concurrently: each waits until the subscriber has handled the values of the
/// others. A subscriber that sends to the subject itself receives that value recursively.
final class Conduit<Output, Failure: Error>: Subscription, CustomStringConvertible {
  private let lock = Lock()
  private let delivery = Lock(isRecursive: true)
  private var downstream: AnySubscriber<Output, Failure>?
  private var subject: (any ConduitOwner<Output, Failure>)?
  private var wanted = Subscribers.Demand.none
  /// Whether a value arrived without demand, for subjects that store their last value.
  private var hasMissed = false
  let description: String
  /// The index in the subject's list.
  var place = 0

  init(
    _ downstream: AnySubscriber<Output, Failure>, of subject: any ConduitOwner<Output, Failure>,
    name: String
  ) {
    (self.downstream, self.subject, description) = (downstream, subject, name)
  }

  /// Runs `body` while no other delivery is in progress.
  func deliver(_ body: () -> Void) {
    delivery.withLock(body)
  }

  /// Sets whether the subscriber receives the subject's value at its next request.
  func hasMissed(_ hasMissed: Bool) {
    lock.withLock { self.hasMissed = hasMissed }
  }

  /// Delivers `value` if there is demand; otherwise records that the subscriber missed a value.
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
      release().downstream?.receive(completion: completion)
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
    let kept = release()
    kept.subject?.remove(self)
  }

  /// Delivers the subject's value, unless another thread has just done so.
  private func deliverMissed(_ subject: any ConduitOwner<Output, Failure>) {
    delivery.withLock {
      if lock.withLock({ self.hasMissed }), let value = subject.lastValue { offer(value) }
    }
  }

  private func release() -> (
    downstream: AnySubscriber<Output, Failure>?, subject: (any ConduitOwner<Output, Failure>)?
  ) {
    lock.withLock {
      defer { (downstream, subject) = (nil, nil) }
      return (downstream, subject)
    }
  }
}
