// SPDX-License-Identifier: Apache-2.0

/// The upstream side of a subscription: an upstream's subscription, from before its arrival until the end.
final class UpstreamLink: Subscription {
  private let lock = Lock()
  private var subscription: (any Subscription)?
  private var isOver = false
  /// The demand requested before the subscription arrived.
  private var owed = Subscribers.Demand.none

  /// Stores the subscription, and requests the earlier demand from it.
  ///
  /// - Returns: `false` if there is a subscription already or the link has ended; `new` is then cancelled.
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

  /// Whether the link has neither ended nor been cancelled.
  var isLive: Bool {
    lock.withLock { !isOver }
  }

  /// Requests more elements, immediately or when the subscription arrives.
  func request(_ demand: Subscribers.Demand) {
    guard demand.isPositive else { return }
    let subscription = lock.withLock {
      if self.subscription == nil, !isOver { owed += demand }
      return self.subscription
    }
    subscription?.request(demand)
  }

  /// Ends the link, as the upstream has ended; returns `false` if it had ended before.
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
