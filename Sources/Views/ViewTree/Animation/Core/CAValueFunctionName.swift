// SPDX-License-Identifier: Apache-2.0

/// What a ``CAValueFunction`` makes of numbers.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The function of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A turn around the x axis by a number of radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A turn around the y axis by a number of radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A turn in the plane by a number of radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// A scale along each of three axes, an array of three numbers.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A scale along the x axis.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A scale along the y axis.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A scale along the z axis.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// A shift along each of three axes, an array of three numbers.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A shift along the x axis.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A shift along the y axis.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A shift along the z axis.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
