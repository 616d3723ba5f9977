// SPDX-License-Identifier: Apache-2.0

/// Several upstreams for one subscriber, all at the same time.
///
/// While the subscriber asks for everything, so does the hub. Else each upstream is asked for one
/// element, and for the next when that was delivered.
final class MergeHub<Failure: Error, Downstream: Subscriber<Output, Failure>, Output>: Subscription,
  CustomStringConvertible
{
  let description: String
  private let lock = Lock()
  private let outlet: Outlet<Downstream>
  private var links: [ObjectIdentifier: UpstreamLink] = [:]
  private var isOver = false
  private var wantsAll = false

  init(_ downstream: Downstream, _ name: String) {
    (outlet, description) = (Outlet(downstream), name)
  }

  /// Hands this down, then lets `connect` connect legs; the end of all waits for its return.
  func start(_ connect: () -> Void) {
    let guardLink = add()
    outlet.begin(self)
    connect()
    guardLink.map(remove)
  }

  /// A link that counts as an upstream; nil when all is over.
  func add() -> UpstreamLink? {
    let link = UpstreamLink()
    return lock.withLock {
      if isOver { return nil }
      links[ObjectIdentifier(link)] = link
      return link
    }
  }

  /// An upstream finished: `link` counts no longer.
  func remove(_ link: UpstreamLink) {
    let isLast = lock.withLock {
      links[ObjectIdentifier(link)] = nil
      defer { isOver = isOver || links.isEmpty }
      return !isOver && links.isEmpty
    }
    guard isLast else { return }
    outlet.end(.finished)
    outlet.drain()
  }

  /// A subscriber for one more upstream; `ended` is called when it has finished.
  func leg(ended: @escaping () -> Void = {}) -> MergeLeg<Output, Failure> {
    let added = add()
    let link = added ?? UpstreamLink()
    if added == nil { link.cancel() }
    return MergeLeg(
      link, begin: { [self] in link.request(lock.withLock { wantsAll } ? .unlimited : .max(1)) },
      take: { [self] value in
        outlet.put(value, from: lock.withLock { wantsAll } ? nil : link)
        outlet.drain()
      },
      end: { [self] completion in
        switch completion {
        case .finished:
          remove(link)
          ended()
        case .failure: fail(completion)
        }
      })
  }

  /// Ends at once: the other upstreams are cancelled.
  func fail(_ completion: Subscribers.Completion<Failure>) {
    cancelLinks()
    outlet.end(completion, dropsWaiting: true)
    outlet.drain()
  }

  func request(_ demand: Subscribers.Demand) {
    let links = lock.withLock {
      let isNew = demand == .unlimited && !wantsAll
      if isNew { wantsAll = true }
      return isNew ? Array(self.links.values) : []
    }
    outlet.request(demand)
    for link in links { link.request(.unlimited) }
  }

  func cancel() {
    outlet.cancel()
    cancelLinks()
  }

  private func cancelLinks() {
    let links = lock.withLock {
      defer {
        isOver = true
        self.links = [:]
      }
      return self.links
    }
    for link in links.values { link.cancel() }
  }
}
