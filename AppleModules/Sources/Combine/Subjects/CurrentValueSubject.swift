// SPDX-License-Identifier: Apache-2.0

/// Keeps a value, and publishes it to who comes, and each new one to all.
///
/// Of values that came while a subscriber asked for nothing it gets the last.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let core: SubjectCore<Output, Failure>
  private let initial: Output

  /// A subject that begins with `value`.
  public init(_ value: Output) {
    core = SubjectCore(value)
    initial = value
  }

  deinit {
    core.cancelUpstreams()
  }

  /// The value; setting it publishes.
  public var value: Output {
    get { core.keptValue ?? initial }
    set { core.send(newValue, isKept: true) }
  }

  /// Publishes to a subscriber from now on.
  public func receive<S>(subscriber: S)
  where S: Subscriber, Failure == S.Failure, Output == S.Input {
    core.add(AnySubscriber(subscriber), to: self, name: "CurrentValueSubject")
  }

  /// Publishes a value.
  public func send(_ input: Output) {
    core.send(input, isKept: true)
  }

  /// Publishes the end; nothing is published after it.
  public func send(completion: Subscribers.Completion<Failure>) {
    core.send(completion)
  }

  /// Takes an upstream; asks it for all there is at once.
  public func send(subscription: any Subscription) {
    core.take(subscription)
    subscription.request(.unlimited)
  }
}

extension CurrentValueSubject: ConduitOwner {
  var lastValue: Output? { core.lastValue }
  func isWanted() {}
  func remove(_ conduit: Conduit<Output, Failure>) { core.remove(conduit) }
}
