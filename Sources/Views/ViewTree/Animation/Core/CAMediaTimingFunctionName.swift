// SPDX-License-Identifier: Apache-2.0

/// The name of a way in which progress follows time.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The name as text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Keeps its speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Speeds up.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slows down.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Speeds up, then slows down.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Speeds up quickly, then slows down for long.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
