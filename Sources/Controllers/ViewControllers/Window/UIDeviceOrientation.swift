// SPDX-License-Identifier: Apache-2.0

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, upside down.
  case portraitUpsideDown = 2
  /// On its left side.
  case landscapeLeft = 3
  /// On its right side.
  case landscapeRight = 4
  /// Lying on its back.
  case faceUp = 5
  /// Lying on its face.
  case faceDown = 6

  /// Whether the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on one of its sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is lying.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether a screen can be turned that way.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
