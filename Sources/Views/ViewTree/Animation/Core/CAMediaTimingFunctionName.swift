// SPDX-License-Identifier: Apache-2.0

/// The name of a timing curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name as a string.
  public let rawValue: String

  /// Creates a name from a string.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The curve with constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// The curve that accelerates.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// The curve that decelerates.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// The curve that accelerates, then decelerates.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve that accelerates quickly, then decelerates slowly.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
