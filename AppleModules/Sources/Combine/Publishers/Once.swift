// SPDX-License-Identifier: Apache-2.0

/// The subscription to a publisher of at most one value that already exists.
final class Once<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  private let outlet: Outlet<Downstream>
  let description: String

  /// Attaches a subscriber, which receives `value` on demand and the completion.
  static func publish(_ value: Downstream.Input, to downstream: Downstream, _ name: String) {
    let once = Once(downstream, name)
    once.outlet.put(value)
    once.outlet.end(.finished)
    once.outlet.begin(once)
  }

  /// Attaches a subscriber, which receives a completion at once.
  static func end(
    _ completion: Subscribers.Completion<Downstream.Failure>, to downstream: Downstream
  ) {
    downstream.receive(subscription: Subscriptions.empty)
    downstream.receive(completion: completion)
  }

  private init(_ downstream: Downstream, _ name: String) {
    (outlet, description) = (Outlet(downstream), name)
  }

  func request(_ demand: Subscribers.Demand) { outlet.request(demand) }
  func cancel() { outlet.cancel() }
}
