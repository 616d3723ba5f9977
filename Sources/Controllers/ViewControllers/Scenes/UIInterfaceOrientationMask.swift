// SPDX-License-Identifier: Apache-2.0

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bit mask of the set.
  public let rawValue: UInt

  /// Creates the set of a bit mask.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  init(_ orientation: UIInterfaceOrientation) {
    self.init(rawValue: 1 << UInt(orientation.rawValue))
  }

  /// The portrait orientation.
  public static var portrait: UIInterfaceOrientationMask { Self(.portrait) }
  /// The landscape orientation of a device on its right side.
  public static var landscapeLeft: UIInterfaceOrientationMask { Self(.landscapeLeft) }
  /// The landscape orientation of a device on its left side.
  public static var landscapeRight: UIInterfaceOrientationMask { Self(.landscapeRight) }
  /// The portrait orientation, upside down.
  public static var portraitUpsideDown: UIInterfaceOrientationMask { Self(.portraitUpsideDown) }
  /// Both landscape orientations.
  public static var landscape: UIInterfaceOrientationMask { [.landscapeLeft, .landscapeRight] }
  /// All orientations.
  public static var all: UIInterfaceOrientationMask {
    [.portrait, .landscape, .portraitUpsideDown]
  }
  /// All orientations except the upside-down portrait orientation.
  public static var allButUpsideDown: UIInterfaceOrientationMask { [.portrait, .landscape] }
}
