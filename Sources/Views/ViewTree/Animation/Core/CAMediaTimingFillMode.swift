// SPDX-License-Identifier: Apache-2.0

/// What is seen before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The mode of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The layer as it was set; the default.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// After it, its end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Before it, its start.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Before it, its start; after it, its end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  var isForwards: Bool { self == .forwards || self == .both }
  var isBackwards: Bool { self == .backwards || self == .both }
}
