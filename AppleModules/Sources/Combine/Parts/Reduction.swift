// SPDX-License-Identifier: Apache-2.0

/// A subscription that consumes the elements of an upstream until there is a result, and publishes at most
/// one result.
final class Reduction<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  typealias Take = (Input) -> Outcome<Downstream.Input, Downstream.Failure>

  /// The closures that handle elements and completions.
  struct Rules {
    /// The closure that converts the completion of the upstream.
    var end: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
    /// The closure that returns the result when the upstream has finished, or `nil` for none.
    var result: () -> Downstream.Input?
    /// The closure that handles an element.
    var take: Take
  }

  let description: String
  private let link = UpstreamLink()
  private let outlet: Outlet<Downstream>
  private let rules: Rules

  init(_ downstream: Downstream, _ name: String, _ rules: Rules) {
    (outlet, description, self.rules) = (Outlet(downstream), name, rules)
  }

  func receive(subscription: any Subscription) {
    guard link.accept(subscription) else { return }
    outlet.begin(self)
    link.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard link.isLive else { return .none }
    switch rules.take(input) {
    case .more: return .none
    case .done(let output):
      link.cancel()
      outlet.put(output)
      outlet.end(.finished)
    case .fail(let error):
      link.cancel()
      outlet.end(.failure(error))
    }
    outlet.drain()
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard link.finish() else { return }
    if case .finished = completion, let output = rules.result() { outlet.put(output) }
    outlet.end(rules.end(completion))
    outlet.drain()
  }

  func request(_ demand: Subscribers.Demand) {
    outlet.request(demand)
  }

  func cancel() {
    outlet.cancel()
    link.cancel()
  }
}

extension Reduction where Downstream.Failure == Failure {
  /// Creates a reduction that forwards the errors of its upstream.
  convenience init(
    _ downstream: Downstream, _ name: String, result: @escaping () -> Downstream.Input?,
    take: @escaping Take
  ) {
    self.init(downstream, name, Rules(end: { $0 }, result: result, take: take))
  }
}

extension Reduction where Downstream.Failure == any Error {
  /// Creates a reduction whose closure may throw.
  convenience init(
    _ downstream: Downstream, trying name: String, result: @escaping () -> Downstream.Input?,
    take: @escaping (Input) throws -> Outcome<Downstream.Input, any Error>
  ) {
    let rules = Rules(end: { $0.erased }, result: result) { input in
      do { return try take(input) } catch { return .fail(error) }
    }
    self.init(downstream, name, rules)
  }
}
