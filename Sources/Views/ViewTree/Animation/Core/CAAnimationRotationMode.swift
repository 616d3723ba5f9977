// SPDX-License-Identifier: Apache-2.0

/// How a layer that moves along a path turns.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The mode of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// As the path does.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// As the path does, half a turn further.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
