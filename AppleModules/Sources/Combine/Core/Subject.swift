// SPDX-License-Identifier: Apache-2.0

/// A publisher that publishes the values passed to `send(_:)`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Publishes `value` to all subscribers.
  func send(_ value: Output)

  /// Publishes `completion`; nothing is published after it.
  func send(completion: Subscribers.Completion<Failure>)

  /// Accepts the subscription of an upstream, from which the subject requests elements.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Publishes an element without a value.
  public func send() {
    send(())
  }
}
