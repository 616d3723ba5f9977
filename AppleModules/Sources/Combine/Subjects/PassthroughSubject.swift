// SPDX-License-Identifier: Apache-2.0

/// Publishes to those who are there what is sent to it; keeps nothing.
///
/// A subscriber that has asked for nothing at that moment doesn't get the value.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let core = SubjectCore<Output, Failure>(nil)

  /// A subject without subscribers.
  public init() {}

  deinit {
    core.cancelUpstreams()
  }

  /// Publishes to a subscriber from now on.
  public func receive<S>(subscriber: S)
  where S: Subscriber, Failure == S.Failure, Output == S.Input {
    core.add(AnySubscriber(subscriber), to: self, name: "PassthroughSubject")
  }

  /// Publishes a value.
  public func send(_ input: Output) {
    core.send(input, isKept: false)
  }

  /// Publishes the end; nothing is published after it.
  public func send(completion: Subscribers.Completion<Failure>) {
    core.send(completion)
  }

  /// Takes an upstream; asks it for all there is when somebody wants something.
  public func send(subscription: any Subscription) {
    core.take(subscription)
  }
}

extension PassthroughSubject: ConduitOwner {
  var lastValue: Output? { nil }
  func isWanted() { core.want() }
  func remove(_ conduit: Conduit<Output, Failure>) { core.remove(conduit) }
}
