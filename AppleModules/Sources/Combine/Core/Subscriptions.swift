// SPDX-License-Identifier: Apache-2.0

/// Subscriptions that come with the module.
public enum Subscriptions {}

extension Subscriptions {
  /// A subscription to nothing: requests and cancelling have no effect.
  public static var empty: any Subscription { nothing }

  private static let nothing = Nothing()

  private struct Nothing: Subscription, CustomStringConvertible, Sendable {
    let combineIdentifier = CombineIdentifier()
    var description: String { "Empty" }
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}
