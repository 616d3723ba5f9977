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
}
