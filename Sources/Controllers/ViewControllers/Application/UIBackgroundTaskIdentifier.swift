// SPDX-License-Identifier: Apache-2.0

/// The identifier of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number that identifies the task.
  public let rawValue: Int

  /// Creates the identifier with the given number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The identifier that stands for no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
