// SPDX-License-Identifier: Apache-2.0

/// A type that receives elements from a publisher, as many as it requests.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the elements that the subscriber receives.
  associatedtype Input
  /// The type of the error with which the publisher may fail; `Never` if it cannot.
  associatedtype Failure: Error

  /// Receives the subscription, through which the subscriber requests elements.
  func receive(subscription: any Subscription)

  /// Receives an element, and returns the number of elements requested in addition to earlier requests.
  ///
  /// - Returns: The additional demand.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Receives the completion; no element follows it.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives an element without a value.
  ///
  /// - Returns: The additional demand.
  public func receive() -> Subscribers.Demand {
    receive(())
  }
}
