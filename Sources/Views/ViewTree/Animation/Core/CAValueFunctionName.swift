// SPDX-License-Identifier: Apache-2.0

/// The name of a ``CAValueFunction``.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name as a string.
  public let rawValue: String

  /// Creates a name from a string.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A rotation around the x axis, in radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A rotation around the y axis, in radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A rotation around the z axis, in radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// A scale along all three axes, from an array of three numbers.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A scale along the x axis.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A scale along the y axis.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A scale along the z axis.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// A translation along all three axes, from an array of three numbers.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A translation along the x axis.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A translation along the y axis.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A translation along the z axis.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
