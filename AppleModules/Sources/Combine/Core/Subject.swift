// SPDX-License-Identifier: Apache-2.0

/// A publisher to which values can be sent from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Publishes a value.
  func send(_ value: Output)

  /// Publishes the end; nothing is published after it.
  func send(completion: Subscribers.Completion<Failure>)

  /// Takes a subscription of an upstream, from which the subject asks for elements.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Publishes that something happened.
  public func send() {
    send(())
  }
}
