// SPDX-License-Identifier: Apache-2.0

/// A subscription to several upstreams whose elements are combined into one.
///
/// The subscriber's demand is requested from each upstream. A ``JunctionRule`` defines how elements are
/// combined.
final class Junction<Failure: Error, Downstream: Subscriber>: Subscription, CustomStringConvertible
where Downstream.Failure == Failure {
  let description: String
  private let lock = Lock()
  private let outlet: Outlet<Downstream>
  private let links: [UpstreamLink]
  private var rule: any JunctionRule
  private var finished: [Bool]
  private let make: ([Any]) -> Downstream.Input

  init(
    _ downstream: Downstream, _ name: String, of count: Int, by rule: any JunctionRule,
    make: @escaping ([Any]) -> Downstream.Input
  ) {
    let links = (0..<count).map { _ in UpstreamLink() }
    outlet = Outlet(downstream) { demand in for link in links { link.request(demand) } }
    (self.links, description, self.rule, self.make) = (links, name, rule, make)
    finished = Array(repeating: false, count: count)
  }

  func start(_ connect: () -> Void) {
    outlet.begin(self)
    connect()
  }

  /// Returns the subscriber for the upstream at `index`.
  func leg<Input>(_ index: Int, _: Input.Type = Input.self) -> MergeLeg<Input, Failure> {
    MergeLeg(
      links[index], begin: {}, take: { [self] in take($0, from: index) },
      end: { [self] in end($0, of: index) })
  }

  private func take(_ element: Any, from index: Int) {
    let isOver = lock.withLock {
      guard let elements = rule.take(element, from: index) else { return false }
      let output = make(elements)
      if rule.keepsLast, outlet.room <= 0 { outlet.putAlone(output) } else { outlet.put(output) }
      return rule.isOver(finished: finished)
    }
    if isOver { finish() } else { outlet.drain() }
  }

  private func end(_ completion: Subscribers.Completion<Failure>, of index: Int) {
    if case .failure = completion {
      for link in links { link.cancel() }
      outlet.end(completion, dropsWaiting: true)
      outlet.drain()
    } else if lock.withLock({
      finished[index] = true
      return rule.isOver(finished: finished)
    }) {
      finish()
    }
  }

  private func finish() {
    outlet.end(.finished)
    for link in links { link.cancel() }
    outlet.drain()
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand.isPositive else { return }
    outlet.request(demand)
    for link in links { link.request(demand) }
  }

  func cancel() {
    outlet.cancel()
    for link in links { link.cancel() }
  }
}
