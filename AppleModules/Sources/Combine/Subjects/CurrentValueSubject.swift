// SPDX-License-Identifier: Apache-2.0

/// A subject that stores its last value, publishes it to each new subscriber, and publishes new values to all
/// subscribers.
///
/// A subscriber without demand receives only the last of the values published meanwhile.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let core: SubjectCore<Output, Failure>
  private let initial: Output

  /// Creates a subject with the initial value `value`.
  public init(_ value: Output) {
    core = SubjectCore(value)
    initial = value
  }

  deinit {
    core.cancelUpstreams()
  }

  /// The current value; setting it publishes the new value, and is ignored after the completion.
  public var value: Output {
    get { core.keptValue ?? initial }
    set { core.send(newValue, isKept: true) }
  }

  /// Attaches `subscriber` to this publisher.
  public func receive<S>(subscriber: S)
  where S: Subscriber, Failure == S.Failure, Output == S.Input {
    core.add(AnySubscriber(subscriber), to: self, name: "CurrentValueSubject")
  }

  /// Stores and publishes a value; a no-op after the completion.
  public func send(_ input: Output) {
    core.send(input, isKept: true)
  }

  /// Publishes `completion`; later values and completions are ignored.
  public func send(completion: Subscribers.Completion<Failure>) {
    core.send(completion)
  }

  /// Accepts the subscription of an upstream, and requests an unlimited number of elements from it at once.
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
