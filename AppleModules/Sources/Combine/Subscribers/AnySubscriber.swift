// SPDX-License-Identifier: Apache-2.0

/// A type-erased subscriber, or one that consists of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  /// The identifier of the subscriber.
  public let combineIdentifier: CombineIdentifier
  /// A textual representation of the subscriber.
  public let description: String
  private let subscription: ((any Subscription) -> Void)?
  private let value: ((Input) -> Subscribers.Demand)?
  private let completion: ((Subscribers.Completion<Failure>) -> Void)?

  /// Creates a subscriber that forwards everything to `s`.
  public init<S>(_ s: S) where S: Subscriber, Failure == S.Failure, Input == S.Input {
    combineIdentifier = s.combineIdentifier
    description = (s as? any CustomStringConvertible)?.description ?? "\(S.self)"
    subscription = s.receive(subscription:)
    value = s.receive(_:)
    completion = s.receive(completion:)
  }

  /// Creates a subscriber that forwards everything to a subject, which requests the elements.
  public init<S>(_ s: S) where S: Subject, Failure == S.Failure, Input == S.Output {
    self.init(SubjectFeed(s))
  }

  /// Creates a subscriber from closures; without `receiveValue` it requests no further elements.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    description = "Anonymous AnySubscriber"
    (subscription, value, completion) = (receiveSubscription, receiveValue, receiveCompletion)
  }

  /// Receives the subscription.
  public func receive(subscription: any Subscription) {
    self.subscription?(subscription)
  }

  /// Receives an element.
  ///
  /// - Returns: The additional demand.
  public func receive(_ value: Input) -> Subscribers.Demand {
    self.value?(value) ?? .none
  }

  /// Receives the completion.
  public func receive(completion: Subscribers.Completion<Failure>) {
    self.completion?(completion)
  }
}
