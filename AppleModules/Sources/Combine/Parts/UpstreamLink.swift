// SPDX-License-Identifier: Apache-2.0

/// The way up: the subscription of an upstream, from before it comes until it is over.
final class UpstreamLink: Subscription {
  private let lock = Lock()
  private var subscription: (any Subscription)?
  private var isOver = false
  /// What was asked for before the subscription came.
  private var owed = Subscribers.Demand.none

  /// Keeps the subscription; false, and the subscription is cancelled: there is one, or all is over.
  func accept(_ new: any Subscription) -> Bool {
    let owed: Subscribers.Demand? = lock.withLock {
      guard subscription == nil, !isOver else { return nil }
      subscription = new
      defer { self.owed = .none }
      return self.owed
    }
    guard let owed else {
      new.cancel()
      return false
    }
    if owed.isPositive { new.request(owed) }
    return true
  }

  /// Whether it neither ended nor was cancelled.
  var isLive: Bool {
    lock.withLock { !isOver }
  }

  /// Asks for more, at once or when the subscription comes.
  func request(_ demand: Subscribers.Demand) {
    guard demand.isPositive else { return }
    let subscription = lock.withLock {
      if self.subscription == nil, !isOver { owed += demand }
      return self.subscription
    }
    subscription?.request(demand)
  }

  /// The upstream ended; false when it was over before.
  func finish() -> Bool {
    end().wasLive
  }

  func cancel() {
    end().subscription?.cancel()
  }

  private func end() -> (wasLive: Bool, subscription: (any Subscription)?) {
    lock.withLock {
      defer {
        subscription = nil
        isOver = true
      }
      return (!isOver, subscription)
    }
  }
}
