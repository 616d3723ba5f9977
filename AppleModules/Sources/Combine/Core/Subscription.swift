// SPDX-License-Identifier: Apache-2.0

/// The connection between a subscriber and a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Requests `demand` additional elements.
  func request(_ demand: Subscribers.Demand)
}
