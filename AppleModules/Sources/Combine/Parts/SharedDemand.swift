// SPDX-License-Identifier: Apache-2.0

/// What was asked for and did not come yet, of upstreams that take each other's place.
final class SharedDemand {
  private let lock = Lock()
  private var owed = Subscribers.Demand.none
  private var link: UpstreamLink?

  /// More is wanted.
  func add(_ demand: Subscribers.Demand) {
    let link = lock.withLock {
      owed += demand
      return self.link
    }
    link?.request(demand)
  }

  /// One came.
  func spend() {
    lock.withLock { if owed.isPositive { owed.spend() } }
  }

  /// From now on this one is asked, at once for what did not come of others.
  func follow(_ link: UpstreamLink) {
    let owed = lock.withLock {
      self.link = link
      return self.owed
    }
    link.request(owed)
  }
}
