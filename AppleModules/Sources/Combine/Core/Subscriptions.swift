// SPDX-License-Identifier: Apache-2.0

/// A namespace for the subscriptions of the module.
public enum Subscriptions {}

extension Subscriptions {
  /// An inactive subscription: requests and cancellation are no-ops.
  public static var empty: any Subscription { nothing }

  private static let nothing = Nothing()

  private struct Nothing: Subscription, CustomStringConvertible, Sendable {
    let combineIdentifier = CombineIdentifier()
    var description: String { "Empty" }
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}
