// SPDX-License-Identifier: Apache-2.0

/// A type that takes elements from a publisher, as many as it asks for.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// What it takes.
  associatedtype Input
  /// What the publisher may fail with; `Never` when it can't.
  associatedtype Failure: Error

  /// The publisher accepted this subscriber, which asks for elements through `subscription`.
  func receive(subscription: any Subscription)

  /// An element came; returns how many more are wanted beside those asked for before.
  func receive(_ input: Input) -> Subscribers.Demand

  /// There will be no more elements.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Takes the element that says nothing but that something happened.
  public func receive() -> Subscribers.Demand {
    receive(())
  }
}
