// SPDX-License-Identifier: Apache-2.0

/// The rotation of a layer that moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode with the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The mode that rotates the layer along the tangent of the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The mode that rotates the layer along the tangent of the path, plus half a turn.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
