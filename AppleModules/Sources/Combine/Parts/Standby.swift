// SPDX-License-Identifier: Apache-2.0

/// A subscription that forwards elements and adds one at the end, if there were none or if the upstream
/// failed.
///
/// The added element is delivered when the subscriber requests it.
final class Standby<Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  typealias Input = Downstream.Input
  typealias End = (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>

  let description: String
  private let link = UpstreamLink()
  private let outlet: Outlet<Downstream>
  private let output: Input
  private let isForFailure: Bool
  private let end: End
  private let lock = Lock()
  private var isUntouched = true

  init(
    _ downstream: Downstream, _ name: String, output: Input, isForFailure: Bool,
    end: @escaping End
  ) {
    outlet = Outlet(downstream, further: link.request)
    (description, self.output) = (name, output)
    (self.isForFailure, self.end) = (isForFailure, end)
  }

  func receive(subscription: any Subscription) {
    if link.accept(subscription) { outlet.begin(self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { isUntouched = false }
    outlet.put(input)
    outlet.drain()
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard link.finish() else { return }
    if isWanted(completion) { outlet.put(output) }
    outlet.end(end(completion))
    outlet.drain()
  }

  private func isWanted(_ completion: Subscribers.Completion<Failure>) -> Bool {
    switch completion {
    case .finished: !isForFailure && lock.withLock { isUntouched }
    case .failure: isForFailure
    }
  }

  func request(_ demand: Subscribers.Demand) {
    // The upstream may publish immediately: register the demand with the outlet first.
    outlet.request(demand)
    link.request(demand)
  }

  func cancel() {
    outlet.cancel()
    link.cancel()
  }
}
