// SPDX-License-Identifier: Apache-2.0

import Combine

/// A subscriber that records its events, and requests the given demand.
final class Probe<Input, Failure: Error>: Subscriber, Cancellable {
  enum Event {
    case value(Input)
    case finished
    case failed(Failure)
  }

  private(set) var events: [Event] = []
  private(set) var subscription: (any Subscription)?
  private(set) var subscriptions = 0
  private let initial: Subscribers.Demand
  private let further: (Input) -> Subscribers.Demand
  /// The closure called with each value, after the value was recorded.
  var whenValue: (Input) -> Void = { _ in }

  init(
    asks initial: Subscribers.Demand = .unlimited,
    further: @escaping (Input) -> Subscribers.Demand = { _ in .none }
  ) {
    (self.initial, self.further) = (initial, further)
  }

  func receive(subscription: any Subscription) {
    subscriptions += 1
    self.subscription = subscription
    if initial > .none { subscription.request(initial) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    events.append(.value(input))
    whenValue(input)
    return further(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: events.append(.finished)
    case .failure(let error): events.append(.failed(error))
    }
  }

  func request(_ count: Int) { subscription?.request(.max(count)) }
  func cancel() { subscription?.cancel() }

  var values: [Input] {
    events.compactMap { if case .value(let value) = $0 { value } else { nil } }
  }

  /// The events as text: values, then `|` or `#` with the error.
  var text: String {
    events.map {
      switch $0 {
      case .value(let value): "\(value)"
      case .finished: "|"
      case .failed(let error): "#\(error)"
      }
    }.joined(separator: " ")
  }
}

extension Publisher {
  /// The events that the publisher sends to a subscriber with unlimited demand, as text.
  var text: String {
    let probe = Probe<Output, Failure>()
    subscribe(probe)
    return probe.text
  }

  /// Subscribes a probe, and returns it.
  func probe(
    asks demand: Subscribers.Demand = .unlimited,
    further: @escaping (Output) -> Subscribers.Demand = { _ in .none }
  ) -> Probe<Output, Failure> {
    let probe = Probe<Output, Failure>(asks: demand, further: further)
    subscribe(probe)
    return probe
  }
}

/// An error to fail with.
struct Trouble: Error, Equatable, CustomStringConvertible {
  var name = "trouble"
  var description: String { name }
}
