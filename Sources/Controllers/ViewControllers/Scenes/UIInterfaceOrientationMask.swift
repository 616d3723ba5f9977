// SPDX-License-Identifier: Apache-2.0

/// A set of the ways that an interface may be up.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// The set with the given bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  init(_ orientation: UIInterfaceOrientation) {
    self.init(rawValue: 1 << UInt(orientation.rawValue))
  }

  /// Upright.
  public static var portrait: UIInterfaceOrientationMask { Self(.portrait) }
  /// Wide; the device is on its right side.
  public static var landscapeLeft: UIInterfaceOrientationMask { Self(.landscapeLeft) }
  /// Wide; the device is on its left side.
  public static var landscapeRight: UIInterfaceOrientationMask { Self(.landscapeRight) }
  /// Upright, upside down.
  public static var portraitUpsideDown: UIInterfaceOrientationMask { Self(.portraitUpsideDown) }
  /// Wide.
  public static var landscape: UIInterfaceOrientationMask { [.landscapeLeft, .landscapeRight] }
  /// All ways.
  public static var all: UIInterfaceOrientationMask {
    [.portrait, .landscape, .portraitUpsideDown]
  }
  /// All ways but upside down.
  public static var allButUpsideDown: UIInterfaceOrientationMask { [.portrait, .landscape] }
}
