// SPDX-License-Identifier: Apache-2.0

/// Names work that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// The work of the given number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// No work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
