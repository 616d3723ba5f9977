// SPDX-License-Identifier: Apache-2.0

/// A subscription that merges several upstreams.
///
/// If the subscriber's demand is unlimited, so is the demand of the hub. Otherwise one element is requested
/// from each upstream, and the next when that one was delivered.
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

  /// Passes this subscription to the subscriber, then calls `connect`; the hub cannot finish before `connect`
  /// returns.
  func start(_ connect: () -> Void) {
    let guardLink = add()
    outlet.begin(self)
    connect()
    guardLink.map(remove)
  }

  /// Adds a link that counts as an upstream; returns `nil` when the hub has ended.
  func add() -> UpstreamLink? {
    let link = UpstreamLink()
    return lock.withLock {
      if isOver { return nil }
      links[ObjectIdentifier(link)] = link
      return link
    }
  }

  /// Removes the link of an upstream that finished; the hub finishes with the last one.
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

  /// Returns a subscriber for one more upstream; `ended` is called when the upstream has finished.
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

  /// Ends at once with a failure, and cancels the other upstreams.
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
