// SPDX-License-Identifier: Apache-2.0

/// A subscriber whose type is not said, or one made of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  /// Which one it is.
  public let combineIdentifier: CombineIdentifier
  /// What it is, for people.
  public let description: String
  private let subscription: ((any Subscription) -> Void)?
  private let value: ((Input) -> Subscribers.Demand)?
  private let completion: ((Subscribers.Completion<Failure>) -> Void)?

  /// Hands everything to another subscriber.
  public init<S>(_ s: S) where S: Subscriber, Failure == S.Failure, Input == S.Input {
    combineIdentifier = s.combineIdentifier
    description = (s as? any CustomStringConvertible)?.description ?? "\(S.self)"
    subscription = s.receive(subscription:)
    value = s.receive(_:)
    completion = s.receive(completion:)
  }

  /// Hands everything to a subject, and asks for all there is.
  public init<S>(_ s: S) where S: Subject, Failure == S.Failure, Input == S.Output {
    self.init(SubjectFeed(s))
  }

  /// Calls the closures that are given; without `receiveValue` it asks for nothing more.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    description = "Anonymous AnySubscriber"
    (subscription, value, completion) = (receiveSubscription, receiveValue, receiveCompletion)
  }

  /// Takes the subscription, and asks for what it wants.
  public func receive(subscription: any Subscription) {
    self.subscription?(subscription)
  }

  /// Takes an element; returns how many more it wants.
  public func receive(_ value: Input) -> Subscribers.Demand {
    self.value?(value) ?? .none
  }

  /// Takes the end.
  public func receive(completion: Subscribers.Completion<Failure>) {
    self.completion?(completion)
  }
}
