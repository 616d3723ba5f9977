// SPDX-License-Identifier: Apache-2.0

/// A subscription that delivers elements and the completion on a scheduler, in the order in which they
/// arrived.
final class Postponement<Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure
  private enum Signal {
    case value(Input)
    case end(Subscribers.Completion<Failure>)
  }

  let description: String
  private let link: UpstreamLink
  private let outlet: Outlet<Downstream>
  private let schedule: (@escaping () -> Void) -> Void
  private let lock = Lock()
  private var signals = Queue<Signal>()

  init(
    _ downstream: Downstream, _ name: String,
    schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    let link = UpstreamLink()
    outlet = Outlet(downstream, further: link.request)
    (self.link, description, self.schedule) = (link, name, schedule)
  }

  func receive(subscription: any Subscription) {
    if link.accept(subscription) { outlet.begin(self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if link.isLive { postpone(.value(input)) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if link.finish() { postpone(.end(completion)) }
  }

  private func postpone(_ signal: Signal) {
    lock.withLock { signals.append(signal) }
    schedule { [self] in deliver() }
  }

  /// Delivers the next signal.
  ///
  /// Each scheduled call delivers one signal, whichever call it is, so that schedulers with several threads
  /// keep the order.
  private func deliver() {
    lock.withLock {
      switch signals.popFirst() {
      case .value(let value): outlet.put(value)
      case .end(let completion): outlet.end(completion)
      case nil: break
      }
    }
    outlet.drain()
  }

  func request(_ demand: Subscribers.Demand) {
    outlet.request(demand)
    link.request(demand)
  }

  func cancel() {
    outlet.cancel()
    link.cancel()
    let old = lock.withLock {
      defer { signals.removeAll() }
      return signals
    }
    withExtendedLifetime(old) {}
  }
}
