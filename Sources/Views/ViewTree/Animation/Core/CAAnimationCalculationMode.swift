// SPDX-License-Identifier: Apache-2.0

/// What is between the values of a keyframe animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The mode of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Values between them, on straight lines.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Nothing: values jump.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// As ``linear``, at one speed all the way: key times and timing functions do not count.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Values on a curve through all of them; maps of the plane are on straight lines.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// As ``cubic``, at nearly one speed all the way: key times and timing functions do not count.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  var isPaced: Bool { self == .paced || self == .cubicPaced }
  var isCubic: Bool { self == .cubic || self == .cubicPaced }
}
