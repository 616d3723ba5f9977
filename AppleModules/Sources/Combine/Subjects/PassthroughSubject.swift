// SPDX-License-Identifier: Apache-2.0

/// A subject that publishes values to its current subscribers, without storing them.
///
/// A subscriber without demand does not receive the value.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let core = SubjectCore<Output, Failure>(nil)

  /// Creates a subject without subscribers.
  public init() {}

  deinit {
    core.cancelUpstreams()
  }

  /// Attaches `subscriber` to this publisher.
  public func receive<S>(subscriber: S)
  where S: Subscriber, Failure == S.Failure, Output == S.Input {
    core.add(AnySubscriber(subscriber), to: self, name: "PassthroughSubject")
  }

  /// Publishes `value` to all subscribers with demand.
  public func send(_ input: Output) {
    core.send(input, isKept: false)
  }

  /// Publishes `completion`; later values and completions are ignored.
  public func send(completion: Subscribers.Completion<Failure>) {
    core.send(completion)
  }

  /// Accepts the subscription of an upstream; all of its elements are requested once a subscriber has demand.
  public func send(subscription: any Subscription) {
    core.take(subscription)
  }
}

extension PassthroughSubject: ConduitOwner {
  var lastValue: Output? { nil }
  func isWanted() { core.want() }
  func remove(_ conduit: Conduit<Output, Failure>) { core.remove(conduit) }
}
