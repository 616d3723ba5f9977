// SPDX-License-Identifier: Apache-2.0

/// The connection of a subscriber with a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for `demand` elements more.
  func request(_ demand: Subscribers.Demand)
}
