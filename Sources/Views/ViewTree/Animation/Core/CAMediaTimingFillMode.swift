// SPDX-License-Identifier: Apache-2.0

/// The displayed state before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode with the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The layer's own values before and after the animation; the default.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The final state after the animation.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The initial state before the animation.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The initial state before the animation and the final state after it.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  var isForwards: Bool { self == .forwards || self == .both }
  var isBackwards: Bool { self == .backwards || self == .both }
}
