// SPDX-License-Identifier: Apache-2.0

/// The outstanding demand shared by upstreams that replace each other.
final class SharedDemand {
  private let lock = Lock()
  private var owed = Subscribers.Demand.none
  private var link: UpstreamLink?

  /// Adds `demand`, and requests it from the current upstream.
  func add(_ demand: Subscribers.Demand) {
    let link = lock.withLock {
      owed += demand
      return self.link
    }
    link?.request(demand)
  }

  /// Subtracts one delivered element.
  func spend() {
    lock.withLock { if owed.isPositive { owed.spend() } }
  }

  /// Replaces the current upstream by `link`, and requests the outstanding demand from it.
  func follow(_ link: UpstreamLink) {
    let owed = lock.withLock {
      self.link = link
      return self.owed
    }
    link.request(owed)
  }
}
